/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-works-result.h"

#include "adc-muster-units.h"

#include <glib/gi18n-lib.h>

/* A maker while the turns pass. */
typedef struct {
  AdcWorksRow      *row;
  const AdcProduct *half;    /* what it is making, or NULL */
  guint             n_done;  /* turns spent on it */
  guint             count;   /* pieces of it */
  guint             since;   /* the turn it was begun in */
  char             *orbit;   /* what is being made there takes this place, or NULL */
  gboolean          is_gone;
} Maker;

typedef struct {
  AdcWorks       *works;
  AdcGame        *game;
  AdcMuster      *muster;
  AdcWorksResult *result;
  GPtrArray      *makers;  /* of Maker */
  Maker          *market;
  GHashTable     *orbits;  /* where a guard stands or is being made */
  guint          *in_play; /* by unit */
  guint          *making;
  guint          *out;
} Run;

static void
free_row (gpointer data)
{
  AdcWorksRow *row = data;

  for (guint t = 0; t < ADC_WORKS_MAX_TURNS; t++) {
    g_free (row->cells[t].unit);
    g_free (row->cells[t].message);
    g_free (row->cells[t].rule);
  }
  g_free (row->maker);
  g_free (row);
}

static void
free_maker (gpointer data)
{
  Maker *maker = data;

  g_free (maker->orbit);
  g_free (maker);
}

static guint
find_unit (Run *run, const char *unit)
{
  guint position = 0;

  g_ptr_array_find_with_equal_func (adc_works_get_units (run->works), unit, g_str_equal, &position);
  return position;
}

static guint
get_left (Run *run, guint unit)
{
  const char *id = adc_works_get_units (run->works)->pdata[unit];
  const guint supply = adc_works_get_supply (run->works, id);
  const guint used = run->in_play[unit] + run->making[unit] + adc_works_get_others (run->works, id);

  return supply == ADC_NO_LIMIT ? ADC_NO_LIMIT : supply - MIN (supply, used);
}

static const char *
get_rule (Run *run, Maker *maker, const AdcProduct *product)
{
  if (product != NULL && product->rule != NULL)
    return product->rule;

  return maker == run->market ? adc_muster_get_market_rule (run->muster)
                              : adc_muster_get_maker_rule (run->muster);
}

/* Takes the message. */
static void
fill_cell (AdcWorksCell *cell, AdcCellKind kind, const char *unit, guint count, char *message,
           const char *rule)
{
  cell->kind = kind;
  cell->unit = g_strdup (unit);
  cell->count = count;
  cell->message = message;
  cell->rule = g_strdup (rule);
}

static Maker *
add_maker (Run *run, const char *id, guint born)
{
  Maker *maker = g_new0 (Maker, 1);

  maker->row = g_new0 (AdcWorksRow, 1);
  maker->row->maker = g_strdup (id);
  maker->row->number = run->result->rows->len + 1;
  maker->row->born = born;
  g_ptr_array_add (run->result->rows, maker->row);
  g_ptr_array_add (run->makers, maker);

  return maker;
}

/* A new maker has the name of what it comes from and when that was begun: whatever is ordered
 * elsewhere, its own orders stay with it. */
static void
add_new_makers (Run *run, Maker *parent, guint turn)
{
  for (guint i = 0; i < parent->count && run->makers->len < ADC_WORKS_MAX_MAKERS; i++) {
    g_autofree char *id = i == 0 ? g_strdup_printf ("%s/%u", parent->row->maker, parent->since)
                                 : g_strdup_printf ("%s/%u.%u", parent->row->maker, parent->since,
                                                    i + 1);

    add_maker (run, id, turn);
  }
}

/* What is half made goes back to the supply. */
static char *
drop_half (Run *run, Maker *maker)
{
  const guint unit = find_unit (run, maker->half->unit);
  /* Translators: the name of a unit */
  char *message = g_strdup_printf (_("The half-made %s is given up and goes back to the supply."),
                                   adc_muster_unit_get_title (run->game, maker->half->unit));

  run->making[unit] -= maker->count;
  maker->half = NULL;
  if (maker->orbit != NULL)
    g_hash_table_remove (run->orbits, maker->orbit);
  g_clear_pointer (&maker->orbit, g_free);

  return message;
}

static void
finish (Run *run, Maker *maker, guint turn, AdcWorksCell *cell, char *message)
{
  const AdcProduct *product = maker->half;
  const guint unit = find_unit (run, product->unit);

  run->making[unit] -= maker->count;
  run->in_play[unit] += maker->count;
  run->out[unit] += maker->count;
  fill_cell (cell, ADC_CELL_MAKES, product->unit, maker->count, message,
             get_rule (run, maker, product));
  if (g_strcmp0 (product->unit, adc_muster_get_maker (run->muster)) == 0)
    add_new_makers (run, maker, turn);
  maker->half = NULL;
  g_clear_pointer (&maker->orbit, g_free); /* it stays taken */
}

static void
carry_on (Run *run, Maker *maker, guint turn, AdcWorksCell *cell, char *message)
{
  maker->n_done++;
  if (maker->n_done >= maker->half->n_turns)
    finish (run, maker, turn, cell, message);
  else
    fill_cell (cell, maker->n_done == 1 ? ADC_CELL_BEGINS : ADC_CELL_CONTINUES, maker->half->unit,
               maker->count, message, get_rule (run, maker, maker->half));
}

/* The place of a guard made there: the orbit that touches the maker's zone. NULL: there is none.
 * Nobody knows it without a zone: then no other maker's guard is in the way. */
static char *
dup_orbit (Run *run, Maker *maker)
{
  const char *id = adc_works_get_plan (run->works, maker->row->maker)->zone;
  AdcMap *map = adc_game_get_map (run->game);
  AdcZone *zone = id != NULL && map != NULL ? adc_map_find_zone (map, id) : NULL;
  const char * const *touches;

  if (zone == NULL)
    return g_strconcat ("!", maker->row->maker, NULL);

  touches = adc_zone_get_touches (zone);
  for (guint i = 0; touches != NULL && touches[i] != NULL; i++) {
    AdcZone *other = adc_map_find_zone (map, touches[i]);

    if (other != NULL && (adc_zone_get_zone_kind (other) == ADC_ZONE_KIND_NEAR_ORBIT ||
                          adc_zone_get_zone_kind (other) == ADC_ZONE_KIND_ONLY_ORBIT))
      return g_strdup (touches[i]);
  }

  return NULL;
}

/* What forbids beginning a guard there, or NULL. */
static char *
dup_guard_refusal (Run *run, Maker *maker, const AdcProduct *product)
{
  const AdcMakerPlan *plan = adc_works_get_plan (run->works, maker->row->maker);
  const char *title = adc_muster_unit_get_title (run->game, product->unit);
  g_autofree char *orbit = dup_orbit (run, maker);

  if (orbit == NULL)
    /* Translators: the name of a unit */
    return g_strdup_printf (_("%s: no near orbit touches this zone."), title);
  if (!plan->holds_body)
    /* Translators: the name of a unit */
    return g_strdup_printf (_("%s: the whole planet must be yours and its near orbit clear of "
                              "enemies."),
                            title);
  if (g_hash_table_contains (run->orbits, orbit))
    /* Translators: the name of a unit */
    return g_strdup_printf (_("%s: that orbit has one already."), title);

  maker->orbit = g_steal_pointer (&orbit);
  g_hash_table_add (run->orbits, g_strdup (maker->orbit));
  return NULL;
}

static char *
dup_supply_refusal (Run *run, const AdcProduct *product)
{
  const guint supply = adc_works_get_supply (run->works, product->unit);
  const char *title = adc_muster_unit_get_title (run->game, product->unit);

  if (get_left (run, find_unit (run, product->unit)) == 0)
    /* Translators: the name of a unit, then how many of it there are */
    return g_strdup_printf (ngettext ("%s: none is left, the only one (%u) is on the board or in "
                                      "production.",
                                      "%s: none is left, all %u are on the board or in production.",
                                      supply),
                            title, supply);
  if (g_strcmp0 (product->unit, adc_muster_get_maker (run->muster)) == 0 &&
      run->makers->len >= ADC_WORKS_MAX_MAKERS)
    /* Translators: the name of a unit */
    return g_strdup_printf (_("%s: there are too many to plan for."), title);

  return NULL;
}

static void
begin (Run *run, Maker *maker, const AdcProduct *product, guint turn, AdcWorksCell *cell)
{
  const guint unit = find_unit (run, product->unit);
  const guint left = get_left (run, unit);
  char *message = dup_supply_refusal (run, product);

  if (message == NULL && adc_muster_unit_is_guard (run->game, product->unit))
    message = dup_guard_refusal (run, maker, product);
  if (message != NULL) {
    fill_cell (cell, ADC_CELL_REFUSED, product->unit, product->count, message,
               get_rule (run, maker, product));
    return;
  }

  maker->half = product;
  maker->n_done = 0;
  maker->count = MIN (product->count, left);
  maker->since = turn;
  run->making[unit] += maker->count;
  if (maker->count < product->count)
    message = g_strdup_printf (ngettext ("Only %u is left.", "Only %u are left.", maker->count),
                               maker->count);
  carry_on (run, maker, turn, cell, message);
}

static void
work (Run *run, Maker *maker, guint turn)
{
  const AdcMakerPlan *plan = adc_works_get_plan (run->works, maker->row->maker);
  const char *order = plan->orders[turn - 1];
  const AdcProduct *product =
    order != NULL && *order != '!' ? adc_works_find_product (run->works, maker->row->maker, order)
                                   : NULL;
  AdcWorksCell *cell = &maker->row->cells[turn - 1];
  char *message = NULL;

  if (plan->is_waiting) {
    if (product != NULL)
      fill_cell (cell, ADC_CELL_REFUSED, order, product->count,
                 g_strdup (_("It makes nothing until it stands alone in a zone.")),
                 get_rule (run, maker, NULL));
    else
      fill_cell (cell, ADC_CELL_WAITING, NULL, 0, NULL, get_rule (run, maker, NULL));
    return;
  }

  /* The order for what is being made already is to go on with it. */
  if (maker->half != NULL && (order == NULL || product == maker->half)) {
    carry_on (run, maker, turn, cell, NULL);
    return;
  }

  if (maker->half != NULL)
    message = drop_half (run, maker);
  if (product == NULL) {
    fill_cell (cell, ADC_CELL_IDLE, NULL, 0, message, NULL);
    return;
  }

  begin (run, maker, product, turn, cell);
  if (cell->message == NULL)
    cell->message = message;
  else
    g_free (message);
}

/* At the start of the phase, before anything is made. */
static void
dismantle (Run *run, Maker *maker, guint turn)
{
  const char *order = adc_works_get_plan (run->works, maker->row->maker)->orders[turn - 1];
  const char *unit = adc_muster_get_maker (run->muster);
  guint position;
  char *message;

  if (maker->is_gone || g_strcmp0 (order, ADC_ORDER_DISMANTLE) != 0)
    return;

  message = maker->half != NULL ? drop_half (run, maker) : NULL;
  maker->is_gone = TRUE;
  if (g_ptr_array_find_with_equal_func (adc_works_get_units (run->works), unit, g_str_equal,
                                        &position))
    run->in_play[position]--;
  fill_cell (&maker->row->cells[turn - 1], ADC_CELL_DISMANTLED, unit, 1, message,
             adc_muster_get_maker_rule (run->muster));
}

static void
trade (Run *run, guint turn, gboolean has_makers)
{
  const char *order = adc_works_get_plan (run->works, ADC_WORKS_MARKET)->orders[turn - 1];
  const AdcProduct *product = order != NULL
                                ? adc_works_find_product (run->works, ADC_WORKS_MARKET, order)
                                : NULL;

  if (!has_makers) {
    work (run, run->market, turn);
    return;
  }
  if (product != NULL)
    fill_cell (&run->market->row->cells[turn - 1], ADC_CELL_REFUSED, order, product->count,
               /* Translators: the name of the unit that makes others */
               g_strdup_printf (_("Only a player without any %s gets something here."),
                                adc_muster_unit_get_title (run->game,
                                                           adc_muster_get_maker (run->muster))),
               adc_muster_get_market_rule (run->muster));
}

static void
pass_turn (Run *run, guint turn)
{
  const guint n_makers = run->makers->len; /* those made in this turn do not work in it */
  gboolean has_makers = FALSE;

  for (guint i = 0; i < n_makers; i++)
    dismantle (run, run->makers->pdata[i], turn);
  for (guint i = 0; i < n_makers; i++) {
    Maker *maker = run->makers->pdata[i];

    if (maker->is_gone)
      continue;
    has_makers = TRUE;
    work (run, maker, turn);
  }
  if (run->market != NULL)
    trade (run, turn, has_makers);

  for (guint u = 0; u < run->result->n_units; u++) {
    AdcWorksCount *count = &run->result->counts[(turn - 1) * run->result->n_units + u];

    count->out = run->out[u];
    count->in_play = run->in_play[u];
    count->making = run->making[u];
    count->left = get_left (run, u);
    run->out[u] = 0;
  }
}

/* What it has spent a turn on before the first of these. */
static void
take_half (Run *run, Maker *maker)
{
  const char *half = adc_works_get_plan (run->works, maker->row->maker)->half;
  const AdcProduct *product = half != NULL
                                ? adc_works_find_product (run->works, maker->row->maker, half)
                                : NULL;

  if (product == NULL)
    return;

  maker->half = product;
  maker->n_done = 1;
  maker->count = product->count;
  run->making[find_unit (run, product->unit)] += product->count;
  if (adc_muster_unit_is_guard (run->game, product->unit)) {
    maker->orbit = dup_orbit (run, maker);
    if (maker->orbit != NULL)
      g_hash_table_add (run->orbits, g_strdup (maker->orbit));
  }
}

static void
set_up (Run *run)
{
  GPtrArray *units = adc_works_get_units (run->works);

  for (guint u = 0; u < units->len; u++)
    run->in_play[u] = adc_works_get_in_play (run->works, units->pdata[u]);
  for (guint i = 0; i < adc_works_get_n_makers (run->works); i++)
    take_half (run, add_maker (run, adc_works_get_maker (run->works, i), 0));

  if (adc_muster_get_market (run->muster)->len > 0) {
    run->market = g_new0 (Maker, 1);
    run->market->row = g_new0 (AdcWorksRow, 1);
    run->market->row->maker = g_strdup (ADC_WORKS_MARKET);
    run->result->market = run->market->row;
    if (run->makers->len == 0)
      take_half (run, run->market);
  }
}

AdcWorksResult *
adc_works_compute (AdcWorks *works)
{
  AdcWorksResult *result;
  g_autoptr(GPtrArray) makers = g_ptr_array_new_with_free_func (free_maker);
  g_autoptr(GHashTable) orbits = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree guint *numbers = NULL;
  Run run;

  g_return_val_if_fail (ADC_IS_WORKS (works), NULL);

  result = g_new0 (AdcWorksResult, 1);
  result->n_turns = adc_works_get_n_turns (works);
  result->n_units = adc_works_get_units (works)->len;
  result->rows = g_ptr_array_new_with_free_func (free_row);
  result->counts = g_new0 (AdcWorksCount, MAX (1, result->n_turns * result->n_units));
  numbers = g_new0 (guint, MAX (1, 3 * result->n_units));
  run = (Run){
    .works = works,
    .game = adc_works_get_game (works),
    .muster = adc_game_get_muster (adc_works_get_game (works)),
    .result = result,
    .makers = makers,
    .orbits = orbits,
    .in_play = numbers,
    .making = numbers + result->n_units,
    .out = numbers + 2 * result->n_units,
  };

  set_up (&run);
  for (guint turn = 1; turn <= result->n_turns; turn++)
    pass_turn (&run, turn);
  g_clear_pointer (&run.market, free_maker);

  return result;
}

void
adc_works_result_free (AdcWorksResult *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->rows);
  g_clear_pointer (&self->market, free_row);
  g_free (self->counts);
  g_free (self);
}

const AdcWorksRow *
adc_works_result_find (AdcWorksResult *self, const char *maker)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++) {
    const AdcWorksRow *row = self->rows->pdata[i];

    if (g_strcmp0 (row->maker, maker) == 0)
      return row;
  }

  return self->market != NULL && g_strcmp0 (maker, ADC_WORKS_MARKET) == 0 ? self->market : NULL;
}

const AdcWorksCount *
adc_works_result_get_count (AdcWorksResult *self, guint turn, guint unit)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (turn >= 1 && turn <= self->n_turns && unit < self->n_units, NULL);

  return &self->counts[(turn - 1) * self->n_units + unit];
}
