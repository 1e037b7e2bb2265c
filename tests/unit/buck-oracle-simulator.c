/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-oracle.h"

#include <string.h>

/* As at the table: figures that stand somewhere, are thrown over or taken off, and one die. It
 * shares nothing with the oracle that counts chances. */

#define LEADER ADC_BUCK_N_TARGETS /* one more kind of figure */

typedef enum {
  IN_ZONE,
  ABOVE, /* in the near orbit above the territory that is fought over */
  GONE,
} Place;

typedef struct {
  guint    side;
  guint    type;
  Place    place;
  gboolean is_down;        /* hit in this round */
  gboolean has_fired;      /* in this round, or a bomb in this turn */
  gboolean is_to_be_shot;  /* by the satellite */
  gboolean was_bombed;
} Figure;

typedef struct {
  const AdcBuckFight *fight;
  GRand              *random;
  GArray             *figures;
  guint               round; /* 0: the opening */
  gboolean            is_protected[ADC_BUCK_MAX_SIDES]; /* transports, in this round */
} Table;

static const guint values[] = { ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER,
                                ADC_BUCK_GENNIE,    ADC_BUCK_TROOPER, ADC_BUCK_MARKER,
                                ADC_BUCK_TRANSPORT };
static const guint bomb_values[] = { ADC_BUCK_FACTORY, ADC_BUCK_FIGHTER, ADC_BUCK_TRANSPORT,
                                     ADC_BUCK_GENNIE, ADC_BUCK_TROOPER };

static Figure *
get_figure (const Table *table, guint number)
{
  return &g_array_index (table->figures, Figure, number);
}

static gboolean
is_fighting (const Figure *figure)
{
  return figure->type < ADC_BUCK_N_TYPES && figure->place == IN_ZONE;
}

static void
put_down (GArray *figures, guint side, guint type, Place place, guint n, guint n_down,
          guint n_fired, guint n_to_be_shot)
{
  for (guint i = 0; i < n; i++) {
    const Figure figure = {
      .side = side,
      .type = type,
      .place = place,
      .is_down = i < n_down,
      .has_fired = i < n_fired,
      .is_to_be_shot = i < n_to_be_shot,
    };

    g_array_append_val (figures, figure);
  }
}

static void
lay_out (const AdcBuckFight *fight, GArray *figures)
{
  const gboolean is_round = fight->stage == ADC_BUCK_ROUNDS;

  for (guint side = 0; side < fight->n_sides; side++) {
    const AdcBuckSide *read = &fight->sides[side];
    const guint8 *shots = fight->shots_left[side];
    const gboolean is_shot = fight->stage == ADC_BUCK_SATELLITES;
    const gboolean is_ground = fight->zone == ADC_BUCK_TERRITORY;

    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      put_down (figures, side, type, IN_ZONE, read->pieces[type], is_round ? read->hit[type] : 0,
                is_round ? read->fired[type] : 0, is_shot && !is_ground ? shots[type] : 0);
    put_down (figures, side, LEADER, IN_ZONE, read->n_leaders, 0, 0, 0);
    put_down (figures, side, ADC_BUCK_FACTORY, IN_ZONE, read->n_factories, 0, 0, 0);
    put_down (figures, side, ADC_BUCK_BATTLER, ABOVE, read->orbit_battlers, 0, read->orbit_bombed,
              is_shot && is_ground ? shots[ADC_BUCK_BATTLER] : 0);
    put_down (figures, side, ADC_BUCK_SATELLITE, ABOVE, read->orbit_satellite, 0, 0, 0);
    put_down (figures, side, LEADER, ABOVE, read->orbit_leaders, 0, 0, 0);
  }
}

static int
throw_die (Table *table)
{
  return g_rand_int_range (table->random, 1, 11);
}

static gboolean
has_leader (const Table *table, guint side, Place place)
{
  for (guint i = 0; i < table->figures->len; i++) {
    const Figure *figure = get_figure (table, i);

    if (figure->side == side && figure->type == LEADER && figure->place == place)
      return TRUE;
  }
  return FALSE;
}

/* Figures that fight, those thrown over or not. */
static guint
count_fighting (const Table *table, guint side, gboolean with_down)
{
  guint n = 0;

  for (guint i = 0; i < table->figures->len; i++) {
    const Figure *figure = get_figure (table, i);

    n += figure->side == side && is_fighting (figure) && (with_down || !figure->is_down) ? 1 : 0;
  }
  return n;
}

static void
remove_lone_leaders (Table *table)
{
  guint n_armed = 0;
  guint n_led = 0;

  for (guint side = 0; side < table->fight->n_sides; side++) {
    n_armed += count_fighting (table, side, TRUE) > 0 ? 1 : 0;
    n_led += has_leader (table, side, IN_ZONE) ? 1 : 0;
  }
  if (n_armed == 0 && n_led < 2)
    return;
  for (guint i = 0; i < table->figures->len; i++) {
    Figure *figure = get_figure (table, i);

    if (figure->type == LEADER && figure->place == IN_ZONE
        && count_fighting (table, figure->side, TRUE) == 0)
      figure->place = GONE;
  }
}

static void
fire_satellites (Table *table)
{
  const AdcBuckFight *fight = table->fight;

  for (guint i = 0; i < table->figures->len; i++) {
    const Figure *satellite = get_figure (table, i);
    int bonus;

    if (satellite->type != ADC_BUCK_SATELLITE)
      continue;
    bonus = has_leader (table, satellite->side, satellite->place)
              ? fight->sides[satellite->side].bonus : 0;
    for (guint j = 0; j < table->figures->len; j++) {
      Figure *ship = get_figure (table, j);

      if (ship->is_to_be_shot && ship->side != satellite->side
          && fight->table.number[ADC_BUCK_SATELLITE][ship->type] != ADC_BUCK_NEVER
          && throw_die (table) + bonus >= fight->table.number[ADC_BUCK_SATELLITE][ship->type])
        ship->place = GONE;
    }
  }
}

static guint
find_rank (const AdcBuckFight *fight, guint side, guint attacker, guint target, gboolean is_bomb,
           int bonus)
{
  const guint *list = is_bomb ? bomb_values : values;
  guint rank = 0;

  if (fight->sides[side].aim == ADC_BUCK_AIM_ORDER) {
    while (fight->sides[side].order[rank] != target)
      rank++;
    return rank;
  }
  while (list[rank] != target)
    rank++;
  if (fight->sides[side].aim == ADC_BUCK_AIM_EASIEST && !is_bomb)
    rank += 10 * MAX (1, fight->table.number[attacker][target] - bonus);
  return rank;
}

/* The figure this one goes for, or NULL. */
static Figure *
find_target (Table *table, const Figure *attacker, gboolean is_bomb, int bonus)
{
  const AdcBuckFight *fight = table->fight;
  Figure *best = NULL;
  guint best_rank = 0;

  for (guint i = 0; i < table->figures->len; i++) {
    Figure *figure = get_figure (table, i);
    guint rank;

    if (figure->place != IN_ZONE || figure->side == attacker->side || figure->is_down
        || figure->type == LEADER)
      continue;
    if (best != NULL && figure->side == best->side && figure->type == best->type)
      continue; /* one is as good as the other */
    if (is_bomb) {
      if (figure->type == ADC_BUCK_MARKER || figure->type == ADC_BUCK_BATTLER
          || figure->type == ADC_BUCK_SATELLITE)
        continue;
    } else if (figure->type == ADC_BUCK_FACTORY
               || fight->table.number[attacker->type][figure->type] == ADC_BUCK_NEVER
               || (figure->type == ADC_BUCK_TRANSPORT && table->is_protected[figure->side])) {
      continue;
    }

    rank = find_rank (fight, attacker->side, attacker->type, figure->type, is_bomb, bonus);
    if (best == NULL || rank < best_rank
        || (rank == best_rank && figure->side != best->side
            && count_fighting (table, figure->side, FALSE)
                 > count_fighting (table, best->side, FALSE))) {
      best = figure;
      best_rank = rank;
    }
  }
  return best;
}

static void
drop_bombs (Table *table)
{
  const AdcBuckFight *fight = table->fight;

  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint i = 0; i < table->figures->len; i++) {
      Figure *battler = get_figure (table, i);
      Figure *target;

      if (battler->side != side || battler->type != ADC_BUCK_BATTLER || battler->place != ABOVE
          || battler->has_fired)
        continue;
      target = find_target (table, battler, TRUE, 0);
      if (target != NULL && throw_die (table) >= fight->table.bomb) {
        target->place = GONE;
        target->was_bombed = TRUE;
      }
    }
  }
}

/* Transports are safe while something else of their side was there when the round began. */
static void
protect_transports (Table *table)
{
  memset (table->is_protected, 0, sizeof table->is_protected);
  for (guint i = 0; i < table->figures->len; i++) {
    const Figure *figure = get_figure (table, i);

    if (is_fighting (figure) && figure->type != ADC_BUCK_TRANSPORT
        && figure->type != ADC_BUCK_MARKER)
      table->is_protected[figure->side] = TRUE;
  }
}

/* What was thrown over goes back into the box; the others stay as they lie. */
static void
clear_up (Table *table)
{
  guint n = 0;

  for (guint i = 0; i < table->figures->len; i++) {
    Figure figure = *get_figure (table, i);

    if (is_fighting (&figure) && figure.is_down)
      continue;
    figure.has_fired = FALSE;
    *get_figure (table, n++) = figure;
  }
  g_array_set_size (table->figures, n);
}

/* From the side whose turn it is on; whether anybody threw. */
static gboolean
play_round (Table *table, guint first)
{
  const AdcBuckFight *fight = table->fight;
  gboolean has_thrown = FALSE;

  protect_transports (table);
  for (guint side = first; side < fight->n_sides; side++) {
    const int bonus = has_leader (table, side, IN_ZONE) ? fight->sides[side].bonus : 0;

    /* Figures lie in the order of the rows of the combat table. */
    for (guint i = 0; i < table->figures->len; i++) {
      Figure *figure = get_figure (table, i);
      Figure *target;

      if (figure->side != side || !is_fighting (figure) || figure->has_fired)
        continue;
      target = find_target (table, figure, FALSE, bonus);
      if (target == NULL)
        continue;
      has_thrown = TRUE;
      figure->has_fired = TRUE;
      if (throw_die (table) + bonus >= fight->table.number[figure->type][target->type])
        target->is_down = TRUE;
    }
  }

  clear_up (table);
  remove_lone_leaders (table);
  return has_thrown;
}

/* Whether nobody has thrown in this round. */
static gboolean
is_beginning (const Table *table)
{
  for (guint i = 0; i < table->figures->len; i++)
    if (get_figure (table, i)->is_down || get_figure (table, i)->has_fired)
      return FALSE;
  return table->fight->turn == 0;
}

static gboolean
are_alone (const Table *table)
{
  guint n_armed = 0;

  for (guint side = 0; side < table->fight->n_sides; side++)
    n_armed += count_fighting (table, side, TRUE) > 0 ? 1 : 0;
  return n_armed < 2;
}

static void
play (Table *table)
{
  const AdcBuckFight *fight = table->fight;

  table->round = 0;
  switch (fight->stage) {
  case ADC_BUCK_SATELLITES:
    fire_satellites (table);
    if (fight->zone != ADC_BUCK_TERRITORY)
      remove_lone_leaders (table);
    G_GNUC_FALLTHROUGH;
  case ADC_BUCK_BOMBS:
    drop_bombs (table);
    remove_lone_leaders (table);
    break;
  case ADC_BUCK_ROUNDS:
  default:
    table->round = fight->round - 1;
    if (is_beginning (table)) {
      remove_lone_leaders (table);
    } else {
      table->round++;
      play_round (table, fight->turn);
    }
    break;
  }

  while (!are_alone (table)
         && (fight->last_round == 0 || table->round < fight->last_round
             || fight->zone == ADC_BUCK_TERRITORY)) {
    if (!play_round (table, 0))
      break;
    table->round++;
  }
}

static guint
find_end (const Table *table)
{
  guint end = ADC_BUCK_END_NOBODY;

  for (guint side = 0; side < table->fight->n_sides; side++)
    if (count_fighting (table, side, TRUE) > 0 || has_leader (table, side, IN_ZONE))
      end = end == ADC_BUCK_END_NOBODY ? side : ADC_BUCK_END_SEVERAL;
  return end;
}

static void
count_factories (Table *table, guint end, BuckOracleOdds *odds)
{
  const AdcBuckFight *fight = table->fight;
  const gboolean is_lost = end < ADC_BUCK_END_NOBODY && (int) end != fight->owner;
  guint fates[ADC_BUCK_N_FATES] = { 0 };

  for (guint i = 0; i < table->figures->len; i++) {
    const Figure *figure = get_figure (table, i);

    if (figure->type != ADC_BUCK_FACTORY)
      continue;
    if (figure->was_bombed)
      fates[ADC_BUCK_FACTORY_BOMBED]++;
    else if (!is_lost)
      fates[ADC_BUCK_FACTORY_KEPT]++;
    else if (fight->sabotages && fight->sides[fight->owner].has_defended
             && throw_die (table) >= fight->table.sabotage)
      fates[ADC_BUCK_FACTORY_SABOTAGED]++;
    else
      fates[ADC_BUCK_FACTORY_TAKEN]++;
  }
  for (guint fate = 0; fate < ADC_BUCK_N_FATES; fate++)
    odds->factories[fate][fates[fate]] += 1;
}

static void
count_figures (Table *table, BuckOracleOdds *odds)
{
  const AdcBuckFight *fight = table->fight;
  guint survivors[BUCK_ORACLE_SIDES][ADC_BUCK_N_TYPES] = { 0 };
  guint battlers[BUCK_ORACLE_SIDES] = { 0 };
  const guint end = find_end (table);

  for (guint i = 0; i < table->figures->len; i++) {
    const Figure *figure = get_figure (table, i);

    if (is_fighting (figure))
      survivors[figure->side][figure->type]++;
    else if (figure->type == ADC_BUCK_BATTLER && figure->place == ABOVE)
      battlers[figure->side]++;
  }
  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      odds->survivors[side][type][survivors[side][type]] += 1;
    odds->orbit_battlers[side][battlers[side]] += 1;
    if (fight->sides[side].n_leaders > 0 && !has_leader (table, side, IN_ZONE))
      odds->leader_dies[side] += 1;
  }
  odds->ends[end] += 1;
  odds->ends_by_round[end][MIN (table->round, ADC_BUCK_ODDS_ROUNDS)] += 1;
  count_factories (table, end, odds);
}

void
buck_oracle_simulate (const AdcBuckFight *fight, guint n_battles, GRand *random,
                      BuckOracleOdds *odds)
{
  g_autoptr(GArray) start = g_array_new (FALSE, FALSE, sizeof (Figure));
  g_autoptr(GArray) figures = g_array_new (FALSE, FALSE, sizeof (Figure));
  double *counts = (double *) odds; /* it holds nothing else */

  memset (odds, 0, sizeof *odds);
  lay_out (fight, start);
  for (guint i = 0; i < n_battles; i++) {
    Table table = { .fight = fight, .random = random, .figures = figures };

    g_array_set_size (figures, 0);
    g_array_append_vals (figures, start->data, start->len);
    play (&table);
    count_figures (&table, odds);
  }
  for (gsize i = 0; i < sizeof *odds / sizeof (double); i++)
    counts[i] /= n_battles;
}
