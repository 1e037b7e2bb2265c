/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ares-oracle-scenario.h"

#include <string.h>

static const char * const type_ids[] = { "infantry", "armour", "air", "building" };
static const char * const score_ids[] = { "vs-infantry", "vs-armour", "vs-air", "vs-building" };
static const char * const policy_ids[] = { "highest", "losses", "best" };
static const char * const attack_ids[] = { "normal", "deep", "raid" };
static const char * const side_ids[] = { "attacker", "defender" };

static gboolean
happens (GRand *random, int once_in)
{
  return g_rand_int_range (random, 0, once_in) == 0;
}

static void
invent_force (GRand *random, const OracleShape *shape, OracleForce *force)
{
  /* More of the middle than of the ends. */
  static const int scores[] = { ORACLE_X, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6 };

  force->initiative = g_rand_int_range (random, 1, 4);
  force->type = g_rand_int_range (random, 0, ORACLE_TYPES);
  for (int i = 0; i < ORACLE_TYPES; i++)
    force->scores[i] = scores[g_rand_int_range (random, 0, G_N_ELEMENTS (scores))];
  force->units = g_rand_int_range (random, 1, shape->max_units + 1);
  force->resistant = happens (random, 4);
  force->damaged = force->resistant && happens (random, 3);
  force->shield = happens (random, 5) ? g_rand_int_range (random, 1, 3) : 0;
  force->recon = happens (random, 4) ? g_rand_int_range (random, 1, 3) : 0;
  force->no_flanking = happens (random, 5);
  force->modifier = happens (random, 8) ? g_rand_int_range (random, -1, 2) : 0;
}

static void
shuffle (GRand *random, int *values, int n)
{
  for (int i = n - 1; i > 0; i--) {
    int j = g_rand_int_range (random, 0, i + 1);
    int value = values[i];

    values[i] = values[j];
    values[j] = value;
  }
}

/* Some forces face each other; the others stand behind one of theirs, mostly an engaged one, or
 * beside them all. */
static void
invent_line (GRand *random, const OracleShape *shape, OracleBattle *battle)
{
  int n_engaged = MIN (shape->n_forces[0], shape->n_forces[1]);
  int columns[ORACLE_FORCES];
  int n_columns;
  int first = 0;

  if (happens (random, 3))
    n_engaged = g_rand_int_range (random, 0, n_engaged + 1);
  n_columns = n_engaged;
  for (int side = 0; side < 2; side++) {
    for (int i = 0; i < shape->n_forces[side]; i++) {
      OracleForce *force = &battle->forces[first + i];
      OracleForce *front = i > 0 ? &battle->forces[first + g_rand_int_range (random, 0, i)] : NULL;

      if (i < n_engaged) {
        force->column = i;
      } else if (front != NULL && front->rank == 0 && happens (random, 2) &&
                 (front->column < n_engaged || happens (random, 3))) {
        force->column = front->column;
        force->no_flanking = FALSE;
        for (int j = 0; j < i; j++)
          force->rank += battle->forces[first + j].column == force->column;
      } else {
        force->column = n_columns++;
      }
    }
    first += shape->n_forces[side];
  }

  for (int i = 0; i < n_columns; i++)
    columns[i] = i;
  shuffle (random, columns, n_columns);
  for (int i = 0; i < battle->n_forces; i++)
    battle->forces[i].column = columns[battle->forces[i].column];
}

static void
invent_targets (GRand *random, const OracleShape *shape, OracleBattle *battle, OracleForce *force)
{
  OracleSide enemy = oracle_get_enemy (force->side);
  int first = enemy == ORACLE_ATTACKER ? 0 : shape->n_forces[0];
  int targets[ORACLE_FORCES];

  for (int i = 0; i < shape->n_forces[enemy]; i++)
    targets[i] = first + i;
  shuffle (random, targets, shape->n_forces[enemy]);
  if (battle->base && battle->attack != ORACLE_RAID && force->side == ORACLE_ATTACKER &&
      happens (random, 2))
    targets[0] = happens (random, 2) ? ORACLE_BASE_LEFT : ORACLE_BASE_RIGHT;
  force->n_targets = MIN (g_rand_int_range (random, 1, 3), shape->n_forces[enemy]);
  for (int i = 0; i < force->n_targets; i++)
    force->targets[i] = targets[i];
}

void
oracle_invent (GRand *random, const OracleShape *shape, OracleBattle *battle)
{
  gboolean duel = shape->n_forces[0] == 1 && shape->n_forces[1] == 1;
  int n_rounds;

  memset (battle, 0, sizeof *battle);
  battle->n_forces = shape->n_forces[0] + shape->n_forces[1];
  battle->attack = happens (random, 3) ? ORACLE_DEEP : ORACLE_NORMAL;
  battle->base = battle->attack == ORACLE_DEEP || happens (random, 2);
  battle->round = 1;
  for (int i = 0; i < battle->n_forces; i++) {
    battle->forces[i].side = i < shape->n_forces[0] ? ORACLE_ATTACKER : ORACLE_DEFENDER;
    invent_force (random, shape, &battle->forces[i]);
  }
  invent_line (random, shape, battle);
  if (duel && battle->forces[0].type <= ORACLE_ARMOUR && battle->forces[1].type <= ORACLE_ARMOUR &&
      battle->forces[0].column == battle->forces[1].column && happens (random, 2)) {
    battle->attack = ORACLE_RAID;
    battle->base = TRUE;
  }

  if (battle->base && battle->attack != ORACLE_RAID && happens (random, 2))
    battle->empty_buildings = g_rand_int_range (random, 1, 9);
  n_rounds = oracle_get_n_rounds (battle);
  if (shape->first_round > 0)
    battle->round = MIN (shape->first_round, n_rounds);
  else if (happens (random, 4))
    battle->round = g_rand_int_range (random, 1, n_rounds + 1);
  for (int side = 0; side < 2; side++) {
    if (happens (random, 3))
      battle->rerolls[side] = g_rand_int_range (random, 0, shape->max_rerolls + 1);
    battle->modifier[side] = happens (random, 6) ? g_rand_int_range (random, -1, 2) : 0;
    battle->policy[side] = happens (random, 2) ? ORACLE_LOSSES : ORACLE_HIGHEST;
    battle->reinforce[side] = happens (random, 2);
  }
  if (happens (random, 8))
    battle->retreat[ORACLE_ATTACKER] = g_rand_int_range (random, battle->round, n_rounds + 1);
  else if (happens (random, 8) && !battle->base)
    battle->retreat[ORACLE_DEFENDER] = g_rand_int_range (random, battle->round, n_rounds + 1);

  for (int i = 0; i < battle->n_forces; i++) {
    OracleForce *force = &battle->forces[i];

    force->start_building = force->side == ORACLE_DEFENDER && happens (random, 6);
    if (happens (random, 4))
      invent_targets (random, shape, battle, force);
  }
}

char *
oracle_dup_force_id (int force)
{
  return g_strdup_printf ("f%d", force);
}

static void
set_number (GHashTable *settings, const char *name, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  adc_settings_set (settings, name, text);
}

static char *
dup_abilities (const OracleBattle *battle, const OracleForce *force)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (force->resistant)
    g_string_append (text, " resistant");
  if (force->shield > 0)
    g_string_append_printf (text, " shield:%d", force->shield);
  if (force->recon > 0)
    g_string_append_printf (text, " recon:%d", force->recon);
  if (force->no_flanking)
    g_string_append (text, " no-flanking");
  if (battle->attack == ORACLE_DEEP && force->side == ORACLE_ATTACKER)
    g_string_append (text, " deep-strike");

  return g_strdup (g_strchug (text->str));
}

static void
add_force (const OracleBattle *battle, int index, AdcScenarioSide *side)
{
  const OracleForce *force = &battle->forces[index];
  g_autofree char *id = oracle_dup_force_id (index);
  g_autofree char *abilities = dup_abilities (battle, force);
  AdcScenarioForce *added = adc_scenario_add_force (side, id);

  added->count = force->units;
  added->place = force->rank == 0 ? g_strdup_printf ("%d", force->column + 1)
                                  : g_strdup_printf ("%d.%d", force->column + 1, force->rank);
  adc_settings_set (added->values, "type", type_ids[force->type]);
  adc_settings_set (added->values, "abilities", abilities);
  set_number (added->values, "initiative", force->initiative);
  for (int i = 0; i < ORACLE_TYPES; i++) {
    if (force->scores[i] == ORACLE_X)
      adc_settings_set (added->values, score_ids[i], "X");
    else
      set_number (added->values, score_ids[i], force->scores[i]);
  }
  if (force->damaged)
    adc_settings_set (added->settings, "damage", "1");
  if (force->modifier != 0)
    set_number (added->settings, "modifier", force->modifier);
  if (force->start_building)
    adc_settings_set (added->settings, "start-building", "yes");
  for (int i = 0; i < force->n_targets; i++) {
    if (force->targets[i] == ORACLE_BASE_LEFT)
      g_ptr_array_add (added->targets, g_strdup ("base-left"));
    else if (force->targets[i] == ORACLE_BASE_RIGHT)
      g_ptr_array_add (added->targets, g_strdup ("base-right"));
    else
      g_ptr_array_add (added->targets, oracle_dup_force_id (force->targets[i]));
  }
}

AdcScenario *
oracle_create_scenario (const OracleBattle *battle)
{
  AdcScenario *scenario = adc_scenario_new ("ares");
  gboolean from_frontier = battle->base && battle->attack == ORACLE_NORMAL;

  adc_scenario_set (scenario, "attack", attack_ids[battle->attack]);
  adc_scenario_set (scenario, "place", battle->base ? "base" : "frontier");
  adc_scenario_set (scenario, "frontier", from_frontier ? "attacker" : "defender");
  set_number (adc_scenario_get_settings (scenario), "round", battle->round);
  if (battle->empty_buildings > 0)
    set_number (adc_scenario_get_settings (scenario), "empty-buildings", battle->empty_buildings);

  for (int i = 0; i < 2; i++) {
    AdcScenarioSide *side = adc_scenario_add_side (scenario, side_ids[i]);

    adc_settings_set (side->settings, "policy", policy_ids[battle->policy[i]]);
    adc_settings_set (side->settings, "reserves", battle->reinforce[i] ? "reinforce" : "stay");
    if (battle->rerolls[i] > 0)
      set_number (side->settings, "rerolls", battle->rerolls[i]);
    if (battle->modifier[i] != 0)
      set_number (side->settings, "modifier", battle->modifier[i]);
    if (battle->retreat[i] > 0)
      set_number (side->settings, "retreat", battle->retreat[i]);
    for (int j = 0; j < battle->n_forces; j++)
      if ((int) battle->forces[j].side == i)
        add_force (battle, j, side);
  }

  return scenario;
}

static void
describe_force (const OracleBattle *battle, int index, GString *text)
{
  const OracleForce *force = &battle->forces[index];
  g_autofree char *abilities = dup_abilities (battle, force);

  g_string_append_printf (text, "\n  f%d %s %d.%d: %d %s%s, initiative %d, scores", index,
                          side_ids[force->side], force->column + 1, force->rank, force->units,
                          type_ids[force->type], force->damaged ? " (damaged)" : "",
                          force->initiative);
  for (int i = 0; i < ORACLE_TYPES; i++) {
    if (force->scores[i] == ORACLE_X)
      g_string_append (text, " X");
    else
      g_string_append_printf (text, " %d", force->scores[i]);
  }
  g_string_append_printf (text, ", modifier %d, %s%s, targets", force->modifier, abilities,
                          force->start_building ? " start-building" : "");
  for (int i = 0; i < force->n_targets; i++)
    g_string_append_printf (text, " %d", force->targets[i]);
}

char *
oracle_describe (const OracleBattle *battle)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s attack on the %s, round %d, %d empty buildings",
                          attack_ids[battle->attack], battle->base ? "base" : "Frontier",
                          battle->round, battle->empty_buildings);
  for (int i = 0; i < 2; i++)
    g_string_append_printf (text, "\n  %s: %s, %s, %d rerolls, modifier %d, retreat %d",
                            side_ids[i], policy_ids[battle->policy[i]],
                            battle->reinforce[i] ? "reinforce" : "stay", battle->rerolls[i],
                            battle->modifier[i], battle->retreat[i]);
  for (int i = 0; i < battle->n_forces; i++)
    describe_force (battle, i, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
