/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-battle-private.h"

#include <glib/gi18n-lib.h>

/* What the forecast takes for granted. */

static void
assume (AdcBuckBattle *self, const char *text, const char *rule)
{
  g_ptr_array_add (self->assumptions, adc_reason_new (text, rule));
}

/* “Fighter, Gennie, Trooper”: what a side named itself. */
static char *
dup_order (AdcBuckBattle *self, guint side)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;

  for (guint i = 0; i < self->n_ordered[side]; i++)
    g_strv_builder_add (builder, self->unit_names[self->fight.sides[side].order[i]]);
  names = g_strv_builder_end (builder);
  return g_strjoinv (", ", names);
}

static void
state_policy (AdcBuckBattle *self, guint side)
{
  const char *name = self->side_names[side];
  g_autofree char *order = dup_order (self, side);
  g_autofree char *text = NULL;

  switch (self->fight.sides[side].aim) {
  case ADC_BUCK_AIM_EASIEST:
    /* Translators: the name of a side */
    text = g_strdup_printf (_("%s aims at what is easiest to hit, and then at the most valuable"),
                            name);
    break;
  case ADC_BUCK_AIM_ORDER:
    if (self->n_ordered[side] > 0) {
      /* Translators: the name of a side, then names of pieces */
      text = g_strdup_printf (_("%s aims at these first: %s; then at the most valuable"), name,
                              order);
      break;
    }
    G_GNUC_FALLTHROUGH;
  case ADC_BUCK_AIM_VALUE:
    /* Translators: the name of a side */
    text = g_strdup_printf (_("%s aims at the most valuable piece first: satellite, battler, "
                              "fighter, gennie, trooper, marker, transport"),
                            name);
    break;
  case ADC_BUCK_AIM_BEST:
  default:
    /* Translators: the name of a side */
    text = g_strdup_printf (_("%s aims at whatever gives it the best chance to hold the zone"),
                            name);
    break;
  }
  assume (self, text, RULE_BATTLE);
}

static gboolean
bombs (AdcBuckBattle *self)
{
  for (guint i = 0; i < self->fight.n_sides; i++)
    if (self->fight.sides[i].orbit_battlers > self->fight.sides[i].orbit_bombed)
      return self->fight.stage != ADC_BUCK_ROUNDS;

  return FALSE;
}

static gboolean
has_cargo (AdcBuckBattle *self)
{
  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    if (force->place == ADC_BUCK_ABOARD && force->count > 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_transports (AdcBuckBattle *self)
{
  for (guint i = 0; i < self->fight.n_sides; i++)
    if (self->fight.sides[i].pieces[ADC_BUCK_TRANSPORT] > 0)
      return TRUE;

  return FALSE;
}

static void
state_end (AdcBuckBattle *self)
{
  const AdcBuckFight *fight = &self->fight;

  if (fight->zone == ADC_BUCK_TERRITORY)
    return;

  if (fight->last_round > 0) {
    g_autofree char *text = g_strdup_printf (ngettext ("They stop after %u round",
                                                       "They stop after %u rounds",
                                                       fight->last_round),
                                             fight->last_round);

    assume (self, text, RULE_BATTLE);
  } else {
    assume (self, _("Nobody agrees to stop: they fight to the end"), RULE_BATTLE);
  }
}

void
adc_buck_battle_state_assumptions (AdcBuckBattle *self)
{
  const AdcBuckFight *fight = &self->fight;
  gboolean has_policy = FALSE;

  if (self->is_over)
    return;

  for (guint i = 0; i < fight->n_sides; i++)
    if (adc_buck_side_count (&fight->sides[i]) > 0 || fight->sides[i].orbit_battlers > 0) {
      state_policy (self, i);
      has_policy |= fight->sides[i].aim != ADC_BUCK_AIM_BEST;
    }
  if (has_policy)
    assume (self, _("By such a preference, pieces fire in the order of the combat table, each when "
                    "the dice before it have fallen"),
            RULE_DECLARE);
  if (bombs (self))
    assume (self, _("Every battler in orbit bombs; the most valuable on the ground are factory, "
                    "fighter, transport, gennie, trooper"),
            RULE_BOMBS);
  if (has_transports (self))
    assume (self, _("An escort that is hit protects its transports until the round ends"),
            NOTE_ESCORT);
  if (has_cargo (self))
    assume (self, _("The first transports are loaded full, and each transport is equally likely to "
                    "be the one hit"),
            NOTE_CARGO);
  state_end (self);
  if (fight->owner >= 0 && fight->sides[fight->owner].n_factories > 0 &&
      fight->sides[fight->owner].has_defended)
    assume (self, fight->sabotages
                      ? _("The former owner of factories tries to sabotage each of them")
                      : _("The former owner of factories does not sabotage them"),
            RULE_SABOTAGE);
}
