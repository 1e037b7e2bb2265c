/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-edit.h"

#include "adc-scenario-private.h"

/* What is done to artifacts. */

#define PEN "alien-pen"

static const char * const sides[] = { "attacker", "defender" };

static gboolean
is_at (const AdcScenarioForce *force, const char *place)
{
  return g_strcmp0 (force->place, place) == 0;
}

static gboolean
is_card (const AdcScenarioForce *force)
{
  return is_at (force, "hand") || is_at (force, "played") || is_at (force, "seen");
}

static void
set_place (AdcScenarioForce *force, const char *place)
{
  g_free (force->place);
  force->place = g_strdup (place);
}

static AdcScenarioForce *
add (AdcScenario *copy, AdcScenarioSide *side, const char *stem, const char *place)
{
  AdcScenarioForce *force = adc_scenario_edit_add (copy, side, stem);

  if (force != NULL)
    set_place (force, place);
  return force;
}

static void
set_face (AdcScenarioForce *force, int power, AdcArkIcon critical)
{
  g_autofree char *text = power != ADC_ARK_UNKNOWN ? g_strdup_printf ("%d", power) : NULL;

  adc_settings_set (force->values, "power", text);
  adc_settings_set (force->values, "critical",
                    critical == ADC_ARK_ICON_YES  ? "yes"
                    : critical == ADC_ARK_ICON_NO ? "no"
                                                  : NULL);
}

static guint
count_hand (const AdcScenarioSide *side)
{
  guint n = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (is_at (force, "hand") || is_at (force, "played"))
      n += force->count;
  }

  return n;
}

char *
adc_ark_edit_add_card (AdcBattleSession *session, const char *side, const char *place, int power,
                       AdcArkIcon critical)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);
  AdcScenarioForce *force;
  g_autofree char *id = NULL;

  /* The pen, listed or not, is one of them. */
  if (g_str_equal (place, "hand") && count_hand (changed) + 1 >= ADC_ARK_MAX_HAND)
    return NULL;

  force = add (copy, changed, "artifact", place);
  if (force == NULL)
    return NULL;

  set_face (force, power, critical);
  id = g_strdup (force->id);
  return adc_scenario_edit_finish (session, copy) ? g_steal_pointer (&id) : NULL;
}

gboolean
adc_ark_edit_set_card (AdcBattleSession *session, const char *force, int power, AdcArkIcon critical)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *changed = adc_scenario_find_force (copy, force, NULL);

  if (changed == NULL)
    return FALSE;

  set_face (changed, power, critical);
  return adc_scenario_edit_finish (session, copy);
}

/* One of several goes its own way. */
static AdcScenarioForce *
split_off (AdcScenario *copy, AdcScenarioSide *side, AdcScenarioForce *force)
{
  AdcScenarioForce *one;

  if (force->count <= 1)
    return force;

  one = add (copy, side, "artifact", force->place);
  if (one == NULL)
    return force;

  one->unit = g_strdup (force->unit);
  one->name = force->name != NULL ? adc_text_ref (force->name) : NULL;
  g_hash_table_unref (one->values);
  one->values = adc_settings_copy (force->values);
  force->count--;
  return one;
}

gboolean
adc_ark_edit_discard (AdcBattleSession *session, const char *force)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *side = NULL;
  AdcScenarioForce *found = adc_scenario_find_force (copy, force, &side);

  if (found == NULL || !is_card (found))
    return FALSE;

  set_place (split_off (copy, side, found), "seen");
  return adc_scenario_edit_finish (session, copy);
}

static void
take_back (AdcScenarioSide *side)
{
  for (guint i = 0; i < side->forces->len; i++) {
    AdcScenarioForce *force = side->forces->pdata[i];

    if (is_at (force, "played"))
      set_place (force, "hand");
  }
}

static AdcScenarioForce *
find_pen (AdcScenario *copy, AdcScenarioSide *side)
{
  AdcScenarioForce *pen;

  for (guint i = 0; i < side->forces->len; i++) {
    AdcScenarioForce *force = side->forces->pdata[i];

    if (g_strcmp0 (force->unit, PEN) == 0 && (is_at (force, "hand") || is_at (force, "played")))
      return force;
  }

  pen = add (copy, side, "pen", "hand");
  if (pen != NULL)
    pen->unit = g_strdup (PEN);
  return pen;
}

static void
play (AdcScenario *copy, const char *id, const char *card)
{
  AdcScenarioSide *side = adc_scenario_edit_need_side (copy, id), *owner = side;
  AdcScenarioForce *force = card != NULL ? adc_scenario_find_force (copy, card, &owner)
                                         : find_pen (copy, side);

  if (force == NULL || owner != side || is_at (force, "played"))
    return;

  take_back (side);
  set_place (split_off (copy, side, force), "played");
}

gboolean
adc_ark_edit_play (AdcBattleSession *session, const char *side, const char *force)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  play (copy, side, force);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_ark_edit_take_back (AdcBattleSession *session, const char *side)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  take_back (adc_scenario_edit_need_side (copy, side));
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_ark_edit_play_pair (AdcBattleSession *session, const char *attacker, const char *defender)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  play (copy, "attacker", attacker);
  play (copy, "defender", defender);
  return adc_scenario_edit_finish (session, copy);
}

/* Typed in, without a name of its own: a card of the game says what it is. */
static gboolean
is_like (const AdcScenarioForce *force, int power, AdcArkIcon critical)
{
  g_autofree char *text = g_strdup_printf ("%d", power);

  return force->unit == NULL && is_at (force, "seen") &&
         g_str_equal (adc_settings_get (force->values, "power", ""), text) &&
         g_str_equal (adc_settings_get (force->values, "critical", ""),
                      critical == ADC_ARK_ICON_YES ? "yes" : "no");
}

guint
adc_ark_edit_count_seen (AdcScenario *scenario, int power, AdcArkIcon critical)
{
  guint n = 0;

  for (guint s = 0; s < G_N_ELEMENTS (sides); s++) {
    const AdcScenarioSide *side = adc_scenario_find_side (scenario, sides[s]);

    for (guint i = 0; side != NULL && i < side->forces->len; i++) {
      const AdcScenarioForce *force = side->forces->pdata[i];

      if (is_like (force, power, critical))
        n += force->count;
    }
  }

  return n;
}

/* Fewer: from wherever they are; more: beside those there are, else as the attacker's, which does
 * not matter. */
gboolean
adc_ark_edit_set_seen (AdcBattleSession *session, int power, AdcArkIcon critical, guint count)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  guint left = count;
  AdcScenarioForce *last = NULL;

  for (guint s = 0; s < G_N_ELEMENTS (sides); s++) {
    AdcScenarioSide *side = adc_scenario_edit_need_side (copy, sides[s]);

    for (guint i = side->forces->len; i > 0; i--) {
      AdcScenarioForce *force = side->forces->pdata[i - 1];
      g_autofree char *id = g_strdup (force->id);

      if (!is_like (force, power, critical))
        continue;
      force->count = MIN (force->count, left);
      left -= force->count;
      if (force->count > 0)
        last = force;
      else
        adc_scenario_remove_force (copy, id);
    }
  }
  if (left > 0 && last == NULL) {
    last = add (copy, adc_scenario_edit_need_side (copy, sides[0]), "seen", "seen");
    if (last != NULL) {
      last->count = 0;
      set_face (last, power, critical);
    }
  }
  if (last != NULL)
    last->count += left;
  return adc_scenario_edit_finish (session, copy);
}
