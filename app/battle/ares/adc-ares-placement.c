/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include <glib/gi18n-lib.h>

/* Moving forces about in a scenario. */

typedef struct {
  AdcScenarioForce *force;
  gboolean          is_attacker;
  guint             column;
  guint             rank;
} Stand;

gboolean
adc_ares_parse_place (const char *place, guint *column, guint *rank)
{
  g_auto(GStrv) parts = g_strsplit (place, ".", 2);
  guint64 number;

  *rank = 0;
  if (parts[0] == NULL ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, ADC_ARES_MAX_FORCES, &number, NULL))
    return FALSE;
  *column = number - 1;
  if (parts[1] == NULL)
    return TRUE;
  if (!g_ascii_string_to_unsigned (parts[1], 10, 0, ADC_ARES_MAX_FORCES, &number, NULL))
    return FALSE;
  *rank = number;
  return TRUE;
}

/* Every force that has a place. */
static GArray *
list_stands (AdcScenario *scenario)
{
  GArray *stands = g_array_new (FALSE, FALSE, sizeof (Stand));

  for (guint i = 0; i < 2; i++) {
    const AdcScenarioSide *side = adc_scenario_find_side (scenario, adc_ares_side_ids[i]);

    for (guint j = 0; side != NULL && j < side->forces->len; j++) {
      Stand stand = { .force = side->forces->pdata[j], .is_attacker = i == ADC_ARES_ATTACKER };

      if (stand.force->place != NULL &&
          adc_ares_parse_place (stand.force->place, &stand.column, &stand.rank))
        g_array_append_val (stands, stand);
    }
  }

  return stands;
}

static void
write_place (AdcScenarioForce *force, guint column, guint rank)
{
  g_free (force->place);
  force->place = rank > 0 ? g_strdup_printf ("%u.%u", column + 1, rank)
                          : g_strdup_printf ("%u", column + 1);
}

static int
compare_stands (gconstpointer a, gconstpointer b)
{
  const Stand *x = a, *y = b;

  return x->column != y->column ? (int) x->column - (int) y->column : (int) x->rank - (int) y->rank;
}

/* Writes the places anew, without gaps. */
static void
write_stands (GArray *stands)
{
  guint n_columns = 0;

  g_array_sort (stands, compare_stands);
  for (guint i = 0; i < stands->len;) {
    const guint column = g_array_index (stands, Stand, i).column;
    guint n_ranks[2] = { 0, 0 };

    for (; i < stands->len && g_array_index (stands, Stand, i).column == column; i++) {
      const Stand *stand = &g_array_index (stands, Stand, i);

      write_place (stand->force, n_columns, n_ranks[stand->is_attacker]++);
    }
    n_columns++;
  }
}

void
adc_ares_scenario_withdraw (AdcScenario *scenario, const char *force)
{
  AdcScenarioForce *found = adc_scenario_find_force (scenario, force, NULL);
  g_autoptr(GArray) stands = NULL;

  g_return_if_fail (found != NULL);

  g_clear_pointer (&found->place, g_free);
  stands = list_stands (scenario);
  write_stands (stands);
}

static gboolean
is_taken (GArray *stands, gboolean is_attacker, guint column)
{
  for (guint i = 0; i < stands->len; i++) {
    const Stand *stand = &g_array_index (stands, Stand, i);

    if (stand->is_attacker == is_attacker && stand->column == column)
      return TRUE;
  }

  return FALSE;
}

static void
move (AdcScenario *scenario, const char *force, guint column, guint rank, gboolean insert)
{
  AdcScenarioSide *side;
  AdcScenarioForce *moved = adc_scenario_find_force (scenario, force, &side);
  Stand stand = { .force = moved,
                  .is_attacker = g_str_equal (side->id, adc_ares_side_ids[ADC_ARES_ATTACKER]),
                  .column = column,
                  .rank = rank > 0 ? ADC_ARES_MAX_FORCES - 1 : 0 };
  g_autoptr(GArray) stands = NULL;

  g_clear_pointer (&moved->place, g_free);
  stands = list_stands (scenario);
  if (insert)
    for (guint i = 0; i < stands->len; i++) {
      Stand *other = &g_array_index (stands, Stand, i);

      other->column += other->column >= column;
    }
  else if (rank == 0 && is_taken (stands, stand.is_attacker, column))
    for (guint i = 0; i < stands->len; i++) {
      Stand *other = &g_array_index (stands, Stand, i);

      /* Whoever stood in front steps back behind the newcomer. */
      other->rank += other->column == column && other->is_attacker == stand.is_attacker;
    }
  g_array_append_val (stands, stand);
  write_stands (stands);
}

/* A fault the move would bring, that was not there before; the first of them. */
static AdcFault *
find_new_fault (GPtrArray *before, GPtrArray *after)
{
  for (guint i = 0; i < after->len; i++) {
    const AdcFault *fault = after->pdata[i];
    gboolean is_new = fault->kind == ADC_FAULT_IMPOSSIBLE ||
                      (fault->kind == ADC_FAULT_MOMENTARY && fault->force != NULL);

    for (guint j = 0; is_new && j < before->len; j++)
      is_new = !g_str_equal (((AdcFault *) before->pdata[j])->message, fault->message);
    if (is_new)
      return adc_fault_new (fault->kind, fault->line, fault->force, fault->rule, fault->message);
  }

  return NULL;
}

static GPtrArray *
list_faults (AdcGame *game, AdcScenario *scenario)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);

  return faults;
}

gboolean
adc_ares_scenario_place (AdcGame *game, AdcScenario *scenario, const char *force, guint column,
                         guint rank, gboolean insert, AdcFault **fault)
{
  g_autoptr(GPtrArray) before = NULL;
  g_autoptr(GPtrArray) after = NULL;
  g_autoptr(AdcScenario) tried = NULL;
  AdcFault *found;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);
  g_return_val_if_fail (adc_scenario_find_force (scenario, force, NULL) != NULL, FALSE);

  tried = adc_scenario_copy (scenario);
  move (tried, force, column, rank, insert);
  before = list_faults (game, scenario);
  after = list_faults (game, tried);
  found = find_new_fault (before, after);
  if (found == NULL) {
    move (scenario, force, column, rank, insert);
    return TRUE;
  }

  if (fault != NULL)
    *fault = found;
  else
    adc_fault_free (found);
  return FALSE;
}

void
adc_ares_get_opening (guint attacker_recon, guint defender_recon, AdcAresSide *opens,
                      guint *n_opening, guint *n_answer)
{
  *opens = defender_recon < attacker_recon ? ADC_ARES_DEFENDER : ADC_ARES_ATTACKER;
  *n_opening = MAX (1, ABS ((int) attacker_recon - (int) defender_recon));
  *n_answer = *n_opening + 1;
}

static void
settle_force (AdcAresBattle *self, guint index, AdcScenarioForce *force)
{
  const gboolean is_resistant = self->line.forces[index].hits_per_unit == 2;
  AdcAresForceInfo info;
  g_autofree char *shield = NULL;

  adc_ares_battle_get_force (self, index, &info);
  if (self->cards[index].n_waiting > 0)
    return;

  shield = g_strdup_printf ("%u", info.shield);
  force->count = info.n_units;
  adc_settings_set (force->settings, "resources", NULL);
  adc_settings_set (force->settings, "damage",
                    is_resistant && info.is_damaged && info.n_units > 0 ? "1" : NULL);
  if (self->line.forces[index].body < ADC_ARES_MAX_UNITS * self->line.forces[index].hits_per_unit)
    adc_settings_set (force->settings, "shield", shield);
  if (info.position == ADC_ARES_AWAY)
    g_clear_pointer (&force->place, g_free);
  else
    write_place (force, info.column, info.rank);
}

void
adc_ares_battle_settle (AdcAresBattle *self, AdcScenario *scenario)
{
  g_autofree char *round = NULL;
  g_autofree char *hand = NULL;

  g_return_if_fail (ADC_IS_ARES_BATTLE (self));
  g_return_if_fail (ADC_IS_SCENARIO (scenario));

  for (guint i = 0; i < self->line.n_forces; i++) {
    AdcScenarioForce *force = adc_scenario_find_force (scenario, self->cards[i].id, NULL);

    if (force != NULL)
      settle_force (self, i, force);
  }
  for (AdcAresSide i = 0; i < 2; i++) {
    AdcScenarioSide *side = adc_scenario_find_side (scenario, adc_ares_side_ids[i]);
    g_autofree char *rerolls = g_strdup_printf ("%u", self->line.rerolls[i]);

    if (side != NULL)
      adc_settings_set (side->settings, "rerolls", self->line.rerolls[i] > 0 ? rerolls : NULL);
    for (guint j = side != NULL ? side->arrivals->len : 0; j > 0; j--)
      if (((AdcScenarioArrival *) side->arrivals->pdata[j - 1])->round <= self->line.round)
        g_ptr_array_remove_index (side->arrivals, j - 1);
    if (side != NULL && i == ADC_ARES_DEFENDER && self->line.has_base_cards) {
      hand = g_strdup_printf ("%u", self->hand);
      adc_settings_set (side->settings, "hand", hand);
    }
  }
  round = g_strdup_printf ("%u", MIN (self->line.round, self->line.n_rounds));
  adc_scenario_set (scenario, "round", round);
  g_ptr_array_set_size (adc_scenario_get_log (scenario), 0);
}
