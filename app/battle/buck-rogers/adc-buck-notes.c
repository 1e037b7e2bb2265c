/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-aim.h"
#include "adc-buck-battle-private.h"

#include <glib/gi18n-lib.h>

/* What the rules make of the battle, step by step, for the reader. */

static void note (AdcBuckBattle *self, const char *rule, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static void
note (AdcBuckBattle *self, const char *rule, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (self->notes, adc_reason_new (text, rule));
}

static gboolean
is_present (AdcBuckBattle *self, guint side)
{
  return adc_buck_side_count (&self->fight.sides[side]) > 0 ||
         self->fight.sides[side].n_leaders > 0;
}

/* “Buck Rogers, Killer Kane”: those who have pieces, in the order in which they fire. */
static char *
dup_present (AdcBuckBattle *self, guint *n_present)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;

  *n_present = 0;
  for (guint i = 0; i < self->fight.n_sides; i++)
    if (is_present (self, i)) {
      g_strv_builder_add (builder, self->side_names[i]);
      (*n_present)++;
    }
  names = g_strv_builder_end (builder);
  return g_strjoinv (", ", names);
}

static void
note_opening (AdcBuckBattle *self)
{
  const AdcBuckFight *fight = &self->fight;

  for (guint i = 0; i < fight->n_sides; i++) {
    const AdcBuckSide *side = &fight->sides[i];
    const gboolean has_satellite = side->orbit_satellite > 0 ||
                                   side->pieces[ADC_BUCK_SATELLITE] > 0;

    if (has_satellite && fight->stage == ADC_BUCK_SATELLITES && i >= fight->turn)
      note (self, RULE_SATELLITES,
            /* Translators: the name of a side */
            _("Opening shots: the killer satellite of %s fires once at each enemy ship of its "
              "zone; what it hits is gone at once and does not answer"),
            self->side_names[i]);
  }
  for (guint i = 0; i < fight->n_sides && fight->stage != ADC_BUCK_ROUNDS; i++) {
    const AdcBuckSide *side = &fight->sides[i];

    if (side->orbit_battlers > side->orbit_bombed &&
        (fight->stage == ADC_BUCK_SATELLITES || i >= fight->turn))
      note (self, RULE_BOMBS,
            /* Translators: the name of a side, then what a die must show at least */
            _("Bombing: each battler of %s in orbit may bomb one enemy piece or factory on the "
              "ground; %u or more destroys it at once"),
            self->side_names[i], fight->table.bomb);
  }
}

static void
note_turn (AdcBuckBattle *self)
{
  const AdcBuckFight *fight = &self->fight;
  guint n_present;
  g_autofree char *names = dup_present (self, &n_present);

  /* Translators: names of sides */
  note (self, RULE_BATTLE, _("Order of fire in each round: %s; pieces hit in a round still fire in "
                             "it, and leave when it ends"),
        names);
  if (n_present > 2)
    note (self, RULE_MULTIPLE, _("More than two sides: everybody may aim at everybody else"));
  if (fight->stage == ADC_BUCK_ROUNDS && adc_scenario_get_log (self->scenario)->len > 0)
    /* Translators: the number of a round, then the name of a side */
    note (self, RULE_BATTLE, _("Round %u: it is the turn of %s"), fight->round,
          self->side_names[fight->turn]);
}

static void
note_transports (AdcBuckBattle *self)
{
  for (guint i = 0; i < self->fight.n_sides; i++) {
    const AdcBuckSide *side = &self->fight.sides[i];
    const AdcBuckForce *troopers = adc_buck_battle_of (self, i, ADC_BUCK_TROOPER, ADC_BUCK_ABOARD);
    const AdcBuckForce *factories = adc_buck_battle_of (self, i, ADC_BUCK_FACTORY,
                                                        ADC_BUCK_ABOARD);

    if (side->pieces[ADC_BUCK_TRANSPORT] == 0)
      continue;

    if (adc_buck_has_escort (side->pieces))
      /* Translators: the name of a side */
      note (self, RULE_ESCORT, _("The transports of %s are escorted: nobody can aim at them as "
                                 "long as others of their side are there when a round begins"),
            self->side_names[i]);
    if ((troopers != NULL && troopers->count > 0) || (factories != NULL && factories->count > 0))
      /* Translators: the name of a side */
      note (self, RULE_CARGO, _("What %s has aboard does not fight, and is lost with its "
                                "transport"),
            self->side_names[i]);
  }
}

static guint
count_dead (AdcBuckBattle *self, guint side)
{
  guint n_dead = 0;

  for (AdcBuckPlace place = 0; place < ADC_BUCK_N_PLACES; place++) {
    const AdcBuckForce *force = adc_buck_battle_of (self, side, ADC_BUCK_LEADER, place);

    if (force != NULL)
      n_dead += force->count - MIN (force->count, adc_buck_force_count (self, force));
  }

  return n_dead;
}

static void
note_leaders (AdcBuckBattle *self)
{
  guint n_led = 0;

  for (guint i = 0; i < self->fight.n_sides; i++) {
    const AdcBuckSide *side = &self->fight.sides[i];

    if (count_dead (self, i) > 0)
      /* Translators: the name of a side */
      note (self, RULE_INERT, _("%s has lost a leader, whose army is inert for the rest of this "
                                "turn and the whole next one: it only defends itself"),
            self->side_names[i]);
    if (side->n_leaders == 0 || self->is_over)
      continue;

    n_led++;
    if (side->n_leaders > 1)
      /* Translators: the name of a side, then two numbers */
      note (self, NOTE_SEVERAL_LEADERS, _("%s has %u leaders here: together they add %u to each "
                                          "die, no more"),
            self->side_names[i], side->n_leaders, side->bonus);
    /* Translators: the name of a side */
    note (self, RULE_LEADERS, _("If %s loses all other pieces and an enemy piece is left, the "
                                "leader dies and the army is inert"),
          self->side_names[i]);
  }
  if (n_led > 1)
    note (self, RULE_LEADERS, _("If only leaders of several sides are left, all of them die"));
}

static void
note_factories (AdcBuckBattle *self)
{
  const AdcBuckFight *fight = &self->fight;
  const AdcBuckSide *owner = fight->owner >= 0 ? &fight->sides[fight->owner] : NULL;
  const char *name = owner != NULL ? self->side_names[fight->owner] : NULL;

  if (owner == NULL || owner->n_factories == 0)
    return;

  if (!owner->has_defended)
    /* Translators: the name of a side */
    note (self, NOTE_SABOTAGE, _("Nobody of %s was here to be eliminated: whoever takes the zone "
                                 "takes its factories, and no die is thrown for them"),
          name);
  else if (self->is_over)
    /* Translators: the name of a side, then what a die must show at least */
    note (self, RULE_SABOTAGE, _("%s may throw a die for each factory lost here: %u or more "
                                 "removes it, else the winner has it"),
          name, fight->table.sabotage);
  else
    /* Translators: the name of a side, then what a die must show at least */
    note (self, RULE_SABOTAGE, _("If %s is eliminated and another side holds the zone, the former "
                                 "owner may throw a die for each factory: %u or more removes it, "
                                 "else the winner has it"),
          name, fight->table.sabotage);
}

static void
note_end (AdcBuckBattle *self)
{
  const AdcBuckFight *fight = &self->fight;

  if (fight->zone != ADC_BUCK_TERRITORY)
    note (self, RULE_BATTLE, _("In orbit and in space they may stop after any round if all of them "
                               "agree"));
  else if (fight->owner >= 0)
    /* Translators: the name of a side */
    note (self, RULE_END, _("If nobody is left, the zone stays with %s, whose marker lies there"),
          self->side_names[fight->owner]);
  else
    note (self, RULE_END, _("If nobody is left, the zone stays with whoever had it before"));
}

/* How it has ended, when it has. */
static void
note_result (AdcBuckBattle *self)
{
  const AdcBuckFight *fight = &self->fight;
  const int winner = adc_buck_battle_get_winner (self);
  guint n_present;
  g_autofree char *names = dup_present (self, &n_present);

  if (n_present > 1)
    /* Translators: names of sides */
    note (self, RULE_BATTLE, _("The battle is over, and several are left: %s"), names);
  else if (winner >= 0 && fight->zone == ADC_BUCK_TERRITORY)
    note (self, RULE_END,
          adc_buck_side_count (&self->start.sides[winner]) > 0 || winner == fight->owner
              /* Translators: the name of a side */
              ? _("%s is alone here and holds the zone")
              : _("%s is alone here: even a lone leader holds the zone"),
          self->side_names[winner]);
  else if (winner >= 0)
    /* Translators: the name of a side */
    note (self, RULE_BATTLE, _("%s is alone here"), self->side_names[winner]);
  else if (fight->zone == ADC_BUCK_TERRITORY && fight->owner >= 0)
    /* Translators: the name of a side */
    note (self, RULE_END, _("Nobody is here: %s keeps the zone"),
          self->side_names[fight->owner]);
  else
    note (self, RULE_END, _("Nobody is here"));
}

void
adc_buck_battle_note (AdcBuckBattle *self)
{
  if (self->is_over) {
    note_result (self);
    note_leaders (self);
    if (adc_buck_battle_get_winner (self) >= 0 &&
        adc_buck_battle_get_winner (self) != self->fight.owner)
      note_factories (self);
    return;
  }

  note_opening (self);
  note_turn (self);
  note_transports (self);
  note_leaders (self);
  note_factories (self);
  note_end (self);
}
