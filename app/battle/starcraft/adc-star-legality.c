/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include <glib/gi18n-lib.h>

/* What the rules say of the way a battle is laid out. What can still be put right by moving a unit
 * is told, and the skirmishes that are complete are worked out all the same; but only a battle that
 * the rules allow has an end. */

#define EXTRA_ATTACKERS 2 /* beyond the limit of the area */

static void G_GNUC_PRINTF (6, 7)
hinder (AdcStarClash *self, GPtrArray *faults, int line, const char *force, const char *rule,
        const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  adc_faults_append (faults, ADC_FAULT_MOMENTARY, line, force, rule, "%s", message);
  if (self->obstacle == NULL)
    self->obstacle = g_steal_pointer (&message);
}

static guint
count_fighters (AdcStarClash *self, guint side)
{
  const AdcStarSide *numbers = &self->battle.sides[side];
  guint n = 0;

  for (guint i = 0; i < numbers->n_units; i++)
    n += !numbers->units[i].is_assist;

  return n;
}

static void
check_presence (AdcStarClash *self, GPtrArray *faults)
{
  const AdcStarSide *sides = self->battle.sides;

  for (guint i = 0; i < ADC_STAR_N_SIDES; i++)
    if (self->parties[i].race == NULL)
      hinder (self, faults, self->parties[i].line, NULL, "faction-terme",
              i == ADC_STAR_ATTACKER ? _("The attacker has no faction yet")
                                     : _("The defender has no faction yet"));
  if (sides[0].n_units == 0 && sides[1].n_units == 0)
    hinder (self, faults, 0, NULL, RULE_COMBAT, _("Nobody is in the battle yet"));
  else if (sides[ADC_STAR_ATTACKER].n_units == 0 ||
           (sides[ADC_STAR_DEFENDER].n_units == 0 && !self->parties[ADC_STAR_DEFENDER].has_base))
    hinder (self, faults, 0, NULL, RULE_COMBAT,
            _("Only one side is in the battle: there is nobody to fight"));
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++)
    if (self->parties[i].n_absent > 0 && self->obstacle == NULL)
      self->obstacle = g_strdup (_("Every unit must be in front or in support of a skirmish"));
}

/* Each skirmish has two front units; their numbers have no gap. */
static void
check_fronts (AdcStarClash *self, GPtrArray *faults)
{
  for (guint i = 0; i < self->battle.n_skirmishes; i++)
    for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
      if (self->battle.slots[i][side].front == ADC_STAR_NONE)
        hinder (self, faults, self->parties[side].line, NULL, RULE_PAIRS,
                side == ADC_STAR_ATTACKER
                    /* Translators: the number of a skirmish */
                    ? _("Skirmish %u: the attacker has no front unit there")
                    : _("Skirmish %u: the defender has no front unit there"),
                i + 1);
}

/* As many pairs as possible, of units that are not there to assist. */
static void
check_pairs (AdcStarClash *self, GPtrArray *faults)
{
  const guint n_fighters[] = { count_fighters (self, 0), count_fighters (self, 1) };
  const guint n_pairs = MAX (MIN (n_fighters[0], n_fighters[1]), 1);

  if (self->battle.sides[0].n_units == 0 || self->battle.sides[1].n_units == 0)
    return;

  for (guint i = 0; i < self->battle.n_skirmishes; i++)
    for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
      const int front = self->battle.slots[i][side].front;

      if (front != ADC_STAR_NONE && n_fighters[side] > 0 &&
          self->battle.sides[side].units[front].is_assist)
        hinder (self, faults, adc_star_figure (self, side, front)->line,
                adc_star_figure (self, side, front)->id, RULE_ASSIST,
                /* Translators: the name of a unit */
                _("%s: an assist unit is never in front as long as its side has others"),
                adc_star_figure (self, side, front)->name);
    }

  if (MIN (n_fighters[0], n_fighters[1]) == 0 && self->battle.n_skirmishes > 1)
    hinder (self, faults, 0, NULL, RULE_ASSIST,
            _("A side that has assist units only fights one skirmish"));
  else if (self->battle.n_skirmishes != n_pairs)
    hinder (self, faults, 0, NULL, NOTE_PAIRS,
            /* Translators: two numbers of skirmishes */
            ngettext ("As many pairs as possible are formed: %u skirmish, not %u",
                      "As many pairs as possible are formed: %u skirmishes, not %u", n_pairs),
            n_pairs, self->battle.n_skirmishes);
}

static void
check_limit (AdcStarClash *self, GPtrArray *faults)
{
  const int limit = self->battle.limit;

  for (guint side = 0; limit >= 0 && side < ADC_STAR_N_SIDES; side++) {
    const int most = side == ADC_STAR_ATTACKER ? limit + EXTRA_ATTACKERS : limit;
    const AdcStarSide *numbers = &self->battle.sides[side];
    const AdcStarFigure *figure;

    if ((int) numbers->n_units <= most)
      continue;

    figure = adc_star_figure (self, side, most);
    adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, figure->line, figure->id, RULE_LIMIT,
                       side == ADC_STAR_ATTACKER
                           /* Translators: a number of units, then the unit limit of the area */
                           ? _("Attackers: %u; unit limit of the area: %d, and two more may attack "
                               "it")
                           : _("Defenders: %u; unit limit of the area: %d"),
                       numbers->n_units, limit);
  }
}

/* Those it holds serve its own side as well as what it might draw. */
static guint
count_hand (AdcStarClash *self, guint side)
{
  const AdcStarSide *numbers = &self->battle.sides[side];
  guint n = 0;

  for (guint i = 0; self->advised == (int) side && i < numbers->n_cards; i++)
    n += (numbers->hand & ((guint64) 1 << i)) != 0 && !numbers->cards[i].is_reinforcement;

  return n;
}

static void
check_pools (AdcStarClash *self, GPtrArray *faults)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    for (guint i = 0; i < 2; i++) {
      const gboolean reinforcements = i == 1;
      const guint n_slots = adc_star_clash_count_unknown (self, side, reinforcements);
      const guint n_cards = adc_star_clash_count_pool (self, side, reinforcements) +
                            (reinforcements ? 0 : count_hand (self, side));

      if (self->parties[side].race != NULL && n_slots > n_cards)
        hinder (self, faults, self->parties[side].line, NULL, NOTE_FACES,
                reinforcements
                    /* Translators: the name of a side, then two numbers of cards */
                    ? _("%s: reinforcements that lie face down: %u; known ones that they could "
                        "be: %u")
                    : _("%s: standard cards that lie face down: %u; known ones that they could "
                        "be: %u"),
                self->parties[side].name, n_slots, n_cards);
    }
}

void
adc_star_clash_check (AdcStarClash *self, GPtrArray *faults)
{
  check_presence (self, faults);
  check_fronts (self, faults);
  check_pairs (self, faults);
  check_limit (self, faults);
  check_pools (self, faults);
  self->is_laid_out = self->obstacle == NULL;
}
