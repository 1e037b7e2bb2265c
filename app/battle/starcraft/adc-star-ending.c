/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include "adc-star-stance.h"

#include <glib/gi18n-lib.h>

/* What comes after the last skirmish, for the reader. */

static void
clear_splash (gpointer data)
{
  g_array_unref (((AdcStarSplash *) data)->choices);
}

/* Its units that outlived their skirmishes where they stood. */
static gboolean
was_left (const AdcStarEnd *end, guint side, guint unit)
{
  const AdcStarUnitEnd fate = end->units[side][unit];

  return fate == ADC_STAR_UNIT_STANDS || fate == ADC_STAR_UNIT_SPLASHED ||
         fate == ADC_STAR_UNIT_RETREATED || fate == ADC_STAR_UNIT_LOST;
}

static AdcStarSplash
choose (AdcStarClash *self, guint side, AdcStarEffectKind kind, gboolean *is_gone)
{
  const AdcStarSide *numbers = &self->battle.sides[side];
  AdcStarSplash splash = { side, ADC_STAR_NONE, kind, g_array_new (FALSE, FALSE, sizeof (int)) };

  for (int i = 0; i < (int) numbers->n_units; i++)
    if (was_left (&self->end, side, i) && !is_gone[i] &&
        adc_star_unit_can_be_splashed (&numbers->units[i], kind)) {
      g_array_append_val (splash.choices, i);
      if (splash.unit == ADC_STAR_NONE || adc_star_side_spares_less (numbers, i, splash.unit))
        splash.unit = i;
    }
  if (splash.unit != ADC_STAR_NONE)
    is_gone[splash.unit] = TRUE;

  return splash;
}

GArray *
adc_star_clash_list_splash (AdcStarClash *self)
{
  static const AdcStarEffectKind kinds[] = { ADC_STAR_SPLASH_LIGHT, ADC_STAR_SPLASH_GROUND,
                                             ADC_STAR_SPLASH_FLYING, ADC_STAR_SPLASH_ANY };
  GArray *list = g_array_new (FALSE, FALSE, sizeof (AdcStarSplash));

  g_array_set_clear_func (list, clear_splash);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    gboolean is_gone[ADC_STAR_MAX_UNITS] = { FALSE };

    for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
      for (guint i = 0; i < self->battle.n_skirmishes; i++)
        for (guint n = self->results[i].sides[!side].splash[kinds[k]]; n > 0; n--) {
          const AdcStarSplash splash = choose (self, side, kinds[k], is_gone);

          g_array_append_val (list, splash);
        }
  }

  return list;
}

static void
describe_splash (AdcStarClash *self)
{
  g_autoptr(GArray) list = adc_star_clash_list_splash (self);

  for (guint i = 0; i < list->len; i++) {
    const AdcStarSplash *splash = &g_array_index (list, AdcStarSplash, i);
    const char *owner = self->parties[splash->side].name;

    if (splash->unit == ADC_STAR_NONE)
      /* Translators: the name of a side */
      adc_star_say (self->ending, NOTE_SPLASH, _("Splash damage finds nobody of %s that it could "
                                                 "take"),
                    owner);
    else if (splash->choices->len > 1)
      /* Translators: the name of a unit, then of a side */
      adc_star_say (self->ending, RULE_SPLASH_END, _("Splash damage destroys the %s, which %s "
                                                     "chooses"),
                    adc_star_figure (self, splash->side, splash->unit)->name, owner);
    else
      /* Translators: the name of a unit, then of a side */
      adc_star_say (self->ending, RULE_SPLASH_END, _("Splash damage destroys the %s of %s"),
                    adc_star_figure (self, splash->side, splash->unit)->name, owner);
  }
}

static void
describe_escapes (AdcStarClash *self)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    for (guint i = 0; i < self->battle.sides[side].n_units; i++) {
      const char *name = adc_star_figure (self, side, i)->name;

      if (self->end.units[side][i] == ADC_STAR_UNIT_ESCAPED)
        /* Translators: the name of a unit */
        adc_star_say (self->ending, RULE_CLOAKING, _("%s has escaped: it lives, but no longer in "
                                                     "this area"),
                      name);
      else if (self->end.units[side][i] == ADC_STAR_UNIT_STUCK)
        /* Translators: the name of a unit */
        adc_star_say (self->ending, RULE_CLOAKING, _("%s is cloaked, but there is no room for it: "
                                                     "destroyed"),
                      name);
    }
}

/* “Marine, Goliath”; NULL when there are none. */
static char *
join_units (AdcStarClash *self, guint side, AdcStarUnitEnd fate)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;

  for (guint i = 0; i < self->battle.sides[side].n_units; i++)
    if (self->end.units[side][i] == fate)
      g_strv_builder_add (builder, adc_star_figure (self, side, i)->name);
  names = g_strv_builder_end (builder);

  return names[0] != NULL ? g_strjoinv (", ", names) : NULL;
}

static void
describe_kind (AdcStarClash *self)
{
  const char *attacker = self->parties[ADC_STAR_ATTACKER].name;
  const char *defender = self->parties[ADC_STAR_DEFENDER].name;

  if (self->battle.n_skirmishes == 0) {
    /* Translators: the names of the defender and the attacker */
    adc_star_say (self->ending, RULE_COMBAT, _("%s has no unit here: there is no battle, and %s "
                                               "enters the area"),
                  defender, attacker);
    return;
  }

  switch (self->end.kind) {
  case ADC_STAR_END_ATTACKER:
    /* Translators: the name of the attacker */
    adc_star_say (self->ending, RULE_RETREAT, _("No defender is left: %s takes the area"),
                  attacker);
    break;
  case ADC_STAR_END_DEFENDER:
    /* Translators: the name of the defender */
    adc_star_say (self->ending, RULE_RETREAT, _("No attacker is left: %s holds the area"),
                  defender);
    break;
  case ADC_STAR_END_NOBODY:
    /* Translators: the name of the defender */
    adc_star_say (self->ending, RULE_RETREAT, _("Nobody is left: the area is empty, and %s keeps "
                                                "its resource card"),
                  defender);
    break;
  case ADC_STAR_END_ATTACKER_RETREATS:
    /* Translators: the names of the attacker and the defender */
    adc_star_say (self->ending, NOTE_ENDS, _("Both sides have units left: %s retreats, and %s "
                                             "holds the area"),
                  attacker, defender);
    break;
  case ADC_STAR_END_DEFENDER_RETREATS:
  default:
    /* Translators: the names of the defender and the attacker */
    adc_star_say (self->ending, RULE_ASSIST, _("Both sides have units left, but %1$s only assist "
                                               "units: %2$s takes the area, and %1$s retreats"),
                  defender, attacker);
    break;
  }
}

static void
describe_retreat (AdcStarClash *self, guint side)
{
  g_autofree char *gone = join_units (self, side, ADC_STAR_UNIT_RETREATED);
  g_autofree char *lost = join_units (self, side, ADC_STAR_UNIT_LOST);
  const gboolean is_excess = side == ADC_STAR_ATTACKER &&
                             self->end.kind != ADC_STAR_END_ATTACKER_RETREATS;

  if (is_excess && (gone != NULL || lost != NULL))
    /* Translators: a number of units */
    adc_star_say (self->ending, RULE_LIMIT, ngettext ("The area takes %d unit: what exceeds it "
                                                     "retreats",
                                                     "The area takes %d units: what exceeds them "
                                                     "retreats",
                                                     self->battle.limit),
                  self->battle.limit);
  if (gone != NULL)
    /* Translators: the name of a side, then names of units */
    adc_star_say (self->ending, NOTE_RETREAT, _("%s retreats to one area with: %s"),
                  self->parties[side].name, gone);
  if (lost != NULL)
    /* Translators: the name of a side, then names of units */
    adc_star_say (self->ending, RULE_RETREAT, _("%s has no room for all of them: destroyed: %s"),
                  self->parties[side].name, lost);
}

static gboolean
has_units_left (AdcStarClash *self, guint side)
{
  for (guint i = 0; i < self->battle.sides[side].n_units; i++)
    if (self->end.units[side][i] == ADC_STAR_UNIT_STANDS)
      return TRUE;

  return FALSE;
}

/* What the first step of the regrouping takes, if nothing changes before. */
static void
describe_base (AdcStarClash *self, guint side)
{
  const AdcStarParty *party = &self->parties[side];

  if (!party->has_base || !has_units_left (self, !side))
    return;

  /* Translators: the name of a side */
  adc_star_say (self->ending, RULE_BASES, _("The base of %s shares the area with enemies: the "
                                            "regrouping destroys it"),
                party->name);
  if (party->n_cut_off > 0)
    /* Translators: a number of transports, then the name of a side */
    adc_star_say (self->ending, RULE_BASES,
                  ngettext ("%u transport of %s then has a base at neither end: destroyed",
                            "%u transports of %s then have a base at neither end: destroyed",
                            party->n_cut_off),
                  party->n_cut_off, party->name);
  if (party->n_connected > 0)
    /* Translators: a number of transports, then the name of a side */
    adc_star_say (self->ending, RULE_BASES,
                  ngettext ("%u transport of %s stays: another base is at its other end",
                            "%u transports of %s stay: another base is at their other end",
                            party->n_connected),
                  party->n_connected, party->name);
}

void
adc_star_clash_describe_end (AdcStarClash *self)
{
  describe_escapes (self);
  describe_splash (self);
  describe_kind (self);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    describe_retreat (self, side);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    describe_base (self, side);
}
