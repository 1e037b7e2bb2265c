/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-works-private.h"

#include "adc-muster-units.h"
#include "adc-works-result.h"

#include <string.h>

#define DEFAULT_TURNS 6
#define MAX_ID 60 /* bytes of a maker's id: it grows with each generation */

G_DEFINE_FINAL_TYPE (AdcWorks, adc_works, G_TYPE_OBJECT)

static const AdcMakerPlan no_plan;

static void
free_plan (gpointer data)
{
  AdcMakerPlan *plan = data;

  g_free (plan->zone);
  g_free (plan->half);
  for (guint t = 0; t < ADC_WORKS_MAX_TURNS; t++)
    g_free (plan->orders[t]);
  g_free (plan);
}

void
adc_works_choice_free (AdcWorksChoice *self)
{
  g_free (self->order);
  g_free (self->message);
  g_free (self->rule);
  g_free (self);
}

static guint
get_start (AdcWorks *self, const char *unit)
{
  GPtrArray *pieces = adc_muster_get_pieces (self->muster);

  for (guint i = 0; i < pieces->len; i++) {
    const AdcMusterPiece *piece = pieces->pdata[i];

    if (g_str_equal (piece->unit, unit))
      return piece->count;
  }

  return 0;
}

static gboolean
is_maker_unit (AdcWorks *self, const char *unit)
{
  return g_strcmp0 (adc_muster_get_maker (self->muster), unit) == 0;
}

static gboolean
has_unit (AdcWorks *self, const char *unit)
{
  return unit != NULL && g_ptr_array_find_with_equal_func (self->units, unit, g_str_equal, NULL);
}

/* A maker of now, one that descends from it, or the market and what comes from there. */
static gboolean
is_maker (AdcWorks *self, const char *maker)
{
  g_autofree char *root = NULL;
  const char *slash;

  if (maker == NULL || strlen (maker) > MAX_ID || !g_utf8_validate (maker, -1, NULL))
    return FALSE;

  slash = strchr (maker, '/');
  root = slash != NULL ? g_strndup (maker, slash - maker) : g_strdup (maker);
  return g_str_equal (root, ADC_WORKS_MARKET) ||
         g_ptr_array_find_with_equal_func (self->makers, root, g_str_equal, NULL);
}

static AdcMakerPlan *
ensure_plan (AdcWorks *self, const char *maker)
{
  AdcMakerPlan *plan = g_hash_table_lookup (self->plans, maker);

  if (plan == NULL) {
    plan = g_new0 (AdcMakerPlan, 1);
    g_hash_table_insert (self->plans, g_strdup (maker), plan);
  }

  return plan;
}

static void
set_n_makers (AdcWorks *self, guint n)
{
  while (self->makers->len < n && adc_works_add_maker (self) != NULL)
    ;
  while (self->makers->len > n)
    adc_works_remove_maker (self, self->makers->pdata[self->makers->len - 1]);
}

static guint
get_default_n_makers (AdcWorks *self)
{
  const char *maker = adc_muster_get_maker (self->muster);

  return maker != NULL ? MIN (get_start (self, maker) * self->table->n_armies, ADC_WORKS_MAX_MAKERS)
                       : 0;
}

static void
add_units (AdcWorks *self, GPtrArray *products)
{
  for (guint i = 0; i < products->len; i++) {
    const AdcProduct *product = products->pdata[i];

    if (!has_unit (self, product->unit))
      g_ptr_array_add (self->units, g_strdup (product->unit));
  }
}

static void
adc_works_finalize (GObject *object)
{
  AdcWorks *self = ADC_WORKS (object);

  g_ptr_array_unref (self->units);
  g_ptr_array_unref (self->makers);
  g_hash_table_unref (self->in_play);
  g_hash_table_unref (self->others);
  g_hash_table_unref (self->plans);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_works_parent_class)->finalize (object);
}

static void
adc_works_class_init (AdcWorksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_works_finalize;
}

static void
adc_works_init (AdcWorks *self)
{
  self->n_turns = DEFAULT_TURNS;
  self->units = g_ptr_array_new_with_free_func (g_free);
  self->makers = g_ptr_array_new_with_free_func (g_free);
  self->in_play = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->plans = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_plan);
}

AdcWorks *
adc_works_new (AdcGame *game)
{
  AdcWorks *self;
  AdcMuster *muster;
  GPtrArray *tables;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  muster = adc_game_get_muster (game);
  g_return_val_if_fail (muster != NULL, NULL);
  tables = adc_muster_get_tables (muster);
  g_return_val_if_fail (tables->len > 0, NULL);

  self = g_object_new (ADC_TYPE_WORKS, NULL);
  self->game = g_object_ref (game);
  self->muster = muster;
  self->table = tables->pdata[tables->len - 1];
  add_units (self, adc_muster_get_products (muster));
  add_units (self, adc_muster_get_market (muster));
  set_n_makers (self, get_default_n_makers (self));

  return self;
}

AdcGame *
adc_works_get_game (AdcWorks *self)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), NULL);

  return self->game;
}

gboolean
adc_works_set_n_players (AdcWorks *self, guint n_players)
{
  const AdcMusterTable *table;
  gboolean is_start;

  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  table = adc_muster_find_table (self->muster, n_players);
  if (table == NULL)
    return FALSE;

  /* Makers somebody has counted stay as they are. */
  is_start = self->makers->len == get_default_n_makers (self);
  self->table = table;
  if (is_start)
    set_n_makers (self, get_default_n_makers (self));

  return TRUE;
}

guint
adc_works_get_n_turns (AdcWorks *self)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), 0);

  return self->n_turns;
}

void
adc_works_set_n_turns (AdcWorks *self, guint n_turns)
{
  g_return_if_fail (ADC_IS_WORKS (self));

  self->n_turns = CLAMP (n_turns, 1, ADC_WORKS_MAX_TURNS);
}

GPtrArray *
adc_works_get_units (AdcWorks *self)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), NULL);

  return self->units;
}

const AdcProduct *
adc_works_find_product (AdcWorks *self, const char *maker, const char *unit)
{
  GPtrArray *products;

  g_return_val_if_fail (ADC_IS_WORKS (self), NULL);

  products = g_strcmp0 (maker, ADC_WORKS_MARKET) == 0 ? adc_muster_get_market (self->muster)
                                                      : adc_muster_get_products (self->muster);
  for (guint i = 0; i < products->len; i++) {
    const AdcProduct *product = products->pdata[i];

    if (g_strcmp0 (product->unit, unit) == 0)
      return product;
  }

  return NULL;
}

guint
adc_works_get_in_play (AdcWorks *self, const char *unit)
{
  gpointer count;

  g_return_val_if_fail (ADC_IS_WORKS (self), 0);
  g_return_val_if_fail (unit != NULL, 0);

  if (is_maker_unit (self, unit))
    return self->makers->len;
  if (g_hash_table_lookup_extended (self->in_play, unit, NULL, &count))
    return GPOINTER_TO_UINT (count);

  return get_start (self, unit) * self->table->n_armies;
}

gboolean
adc_works_set_in_play (AdcWorks *self, const char *unit, guint count)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  if (!has_unit (self, unit) || is_maker_unit (self, unit) || count > ADC_WORKS_MAX_COUNT)
    return FALSE;

  if (count == get_start (self, unit) * self->table->n_armies)
    g_hash_table_remove (self->in_play, unit);
  else
    g_hash_table_insert (self->in_play, g_strdup (unit), GUINT_TO_POINTER (count));

  return TRUE;
}

static guint
get_default_others (AdcWorks *self, const char *unit)
{
  return get_start (self, unit) * self->table->n_armies * (self->table->n_players - 1);
}

guint
adc_works_get_others (AdcWorks *self, const char *unit)
{
  gpointer count;

  g_return_val_if_fail (ADC_IS_WORKS (self), 0);
  g_return_val_if_fail (unit != NULL, 0);

  if (!adc_muster_unit_is_shared (self->game, unit))
    return 0;
  if (g_hash_table_lookup_extended (self->others, unit, NULL, &count))
    return GPOINTER_TO_UINT (count);

  return get_default_others (self, unit);
}

gboolean
adc_works_set_others (AdcWorks *self, const char *unit, guint count)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  if (!has_unit (self, unit) || !adc_muster_unit_is_shared (self->game, unit) ||
      count > ADC_WORKS_MAX_COUNT)
    return FALSE;

  if (count == get_default_others (self, unit))
    g_hash_table_remove (self->others, unit);
  else
    g_hash_table_insert (self->others, g_strdup (unit), GUINT_TO_POINTER (count));

  return TRUE;
}

guint
adc_works_get_supply (AdcWorks *self, const char *unit)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), 0);

  return adc_muster_unit_get_supply (self->game, unit, self->table->n_armies);
}

guint
adc_works_get_n_makers (AdcWorks *self)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), 0);

  return self->makers->len;
}

const char *
adc_works_get_maker (AdcWorks *self, guint position)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), NULL);
  g_return_val_if_fail (position < self->makers->len, NULL);

  return self->makers->pdata[position];
}

const char *
adc_works_add_maker (AdcWorks *self)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), NULL);

  if (adc_muster_get_maker (self->muster) == NULL || self->makers->len >= ADC_WORKS_MAX_MAKERS)
    return NULL;

  for (guint number = 1;; number++) {
    g_autofree char *id = g_strdup_printf ("%u", number);

    if (!g_ptr_array_find_with_equal_func (self->makers, id, g_str_equal, NULL)) {
      g_ptr_array_add (self->makers, g_steal_pointer (&id));
      return self->makers->pdata[self->makers->len - 1];
    }
  }
}

gboolean
adc_works_remove_maker (AdcWorks *self, const char *maker)
{
  GHashTableIter iter;
  gpointer id;
  guint position;

  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);
  g_return_val_if_fail (maker != NULL, FALSE);

  if (!g_ptr_array_find_with_equal_func (self->makers, maker, g_str_equal, &position))
    return FALSE;

  g_ptr_array_remove_index (self->makers, position);
  g_hash_table_iter_init (&iter, self->plans);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (!is_maker (self, id))
      g_hash_table_iter_remove (&iter);

  return TRUE;
}

const AdcMakerPlan *
adc_works_get_plan (AdcWorks *self, const char *maker)
{
  const AdcMakerPlan *plan;

  g_return_val_if_fail (ADC_IS_WORKS (self), &no_plan);
  g_return_val_if_fail (maker != NULL, &no_plan);

  plan = g_hash_table_lookup (self->plans, maker);
  return plan != NULL ? plan : &no_plan;
}

gboolean
adc_works_set_zone (AdcWorks *self, const char *maker, const char *zone)
{
  AdcMap *map;
  AdcZone *found;
  AdcMakerPlan *plan;

  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  map = adc_game_get_map (self->game);
  found = zone != NULL && map != NULL ? adc_map_find_zone (map, zone) : NULL;
  if (!is_maker (self, maker) ||
      (zone != NULL && (found == NULL || adc_zone_get_realm (found) != ADC_REALM_GROUND)))
    return FALSE;

  plan = ensure_plan (self, maker);
  g_free (plan->zone);
  plan->zone = g_strdup (zone);
  return TRUE;
}

gboolean
adc_works_set_half (AdcWorks *self, const char *maker, const char *unit)
{
  const AdcProduct *product;
  AdcMakerPlan *plan;

  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  /* Only what is in play now can have begun something. */
  if (!is_maker (self, maker) || strchr (maker, '/') != NULL)
    return FALSE;

  product = unit != NULL ? adc_works_find_product (self, maker, unit) : NULL;
  if (unit != NULL && (product == NULL || product->n_turns < 2))
    return FALSE;

  plan = ensure_plan (self, maker);
  g_free (plan->half);
  plan->half = g_strdup (unit);
  return TRUE;
}

gboolean
adc_works_set_waiting (AdcWorks *self, const char *maker, gboolean is_waiting)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  if (!is_maker (self, maker))
    return FALSE;

  ensure_plan (self, maker)->is_waiting = is_waiting;
  return TRUE;
}

gboolean
adc_works_set_holds_body (AdcWorks *self, const char *maker, gboolean holds_body)
{
  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  if (!is_maker (self, maker))
    return FALSE;

  ensure_plan (self, maker)->holds_body = holds_body;
  return TRUE;
}

gboolean
adc_works_set_order (AdcWorks *self, const char *maker, guint turn, const char *order)
{
  AdcMakerPlan *plan;

  g_return_val_if_fail (ADC_IS_WORKS (self), FALSE);

  if (!is_maker (self, maker) || turn < 1 || turn > ADC_WORKS_MAX_TURNS)
    return FALSE;
  if (order != NULL && !g_str_equal (order, ADC_ORDER_STOP) &&
      !g_str_equal (order, ADC_ORDER_DISMANTLE) &&
      adc_works_find_product (self, maker, order) == NULL)
    return FALSE;
  if (g_strcmp0 (order, ADC_ORDER_DISMANTLE) == 0 && g_str_equal (maker, ADC_WORKS_MARKET))
    return FALSE;

  plan = ensure_plan (self, maker);
  g_free (plan->orders[turn - 1]);
  plan->orders[turn - 1] = g_strdup (order);
  return TRUE;
}

void
adc_works_clear_orders (AdcWorks *self)
{
  GHashTableIter iter;
  gpointer id, value;

  g_return_if_fail (ADC_IS_WORKS (self));

  g_hash_table_iter_init (&iter, self->plans);
  while (g_hash_table_iter_next (&iter, &id, &value)) {
    AdcMakerPlan *plan = value;

    for (guint t = 0; t < ADC_WORKS_MAX_TURNS; t++)
      g_clear_pointer (&plan->orders[t], g_free);
  }
}

/* What would come of an order, by trying it. */
static void
add_choice (AdcWorks *self, GPtrArray *choices, const char *maker, guint turn, const char *order)
{
  AdcWorksChoice *choice = g_new0 (AdcWorksChoice, 1);
  g_autoptr(AdcWorksResult) result = NULL;
  const AdcWorksRow *row;

  adc_works_set_order (self, maker, turn, order);
  result = adc_works_compute (self);
  row = adc_works_result_find (result, maker);
  choice->order = g_strdup (order);
  choice->is_allowed = row != NULL && row->cells[turn - 1].kind != ADC_CELL_REFUSED &&
                       row->cells[turn - 1].kind != ADC_CELL_ABSENT;
  if (row != NULL) {
    choice->message = g_strdup (row->cells[turn - 1].message);
    choice->rule = g_strdup (row->cells[turn - 1].rule);
  }
  g_ptr_array_add (choices, choice);
}

GPtrArray *
adc_works_list_choices (AdcWorks *self, const char *maker, guint turn)
{
  GPtrArray *choices, *products;
  g_autofree char *order = NULL;
  gboolean is_market, had_plan;

  g_return_val_if_fail (ADC_IS_WORKS (self), NULL);

  choices = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_works_choice_free);
  if (!is_maker (self, maker) || turn < 1 || turn > self->n_turns)
    return choices;

  is_market = g_str_equal (maker, ADC_WORKS_MARKET);
  had_plan = g_hash_table_contains (self->plans, maker);
  order = g_strdup (adc_works_get_plan (self, maker)->orders[turn - 1]);
  products = is_market ? adc_muster_get_market (self->muster)
                       : adc_muster_get_products (self->muster);
  add_choice (self, choices, maker, turn, NULL);
  for (guint i = 0; i < products->len; i++)
    add_choice (self, choices, maker, turn, ((const AdcProduct *) products->pdata[i])->unit);
  add_choice (self, choices, maker, turn, ADC_ORDER_STOP);
  if (!is_market)
    add_choice (self, choices, maker, turn, ADC_ORDER_DISMANTLE);

  adc_works_set_order (self, maker, turn, order);
  if (!had_plan)
    g_hash_table_remove (self->plans, maker);

  return choices;
}
