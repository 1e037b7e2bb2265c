/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-muster.h"

struct _AdcMuster {
  GObject    parent_instance;
  guint      batch;
  GPtrArray *pieces;
  GPtrArray *tables;
  char      *maker;
  char      *maker_rule;
  GPtrArray *products;
  GPtrArray *market;
  char      *market_rule;
};

G_DEFINE_FINAL_TYPE (AdcMuster, adc_muster, G_TYPE_OBJECT)

static void
free_piece (gpointer data)
{
  AdcMusterPiece *piece = data;

  g_free (piece->unit);
  g_free (piece);
}

static void
free_table (gpointer data)
{
  AdcMusterTable *table = data;

  g_free (table->rule);
  g_free (table);
}

static void
free_product (gpointer data)
{
  AdcProduct *product = data;

  g_free (product->unit);
  g_free (product->rule);
  g_free (product);
}

static void
adc_muster_finalize (GObject *object)
{
  AdcMuster *self = ADC_MUSTER (object);

  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->tables);
  g_free (self->maker);
  g_free (self->maker_rule);
  g_ptr_array_unref (self->products);
  g_ptr_array_unref (self->market);
  g_free (self->market_rule);
  G_OBJECT_CLASS (adc_muster_parent_class)->finalize (object);
}

static void
adc_muster_class_init (AdcMusterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_muster_finalize;
}

static void
adc_muster_init (AdcMuster *self)
{
  self->pieces = g_ptr_array_new_with_free_func (free_piece);
  self->tables = g_ptr_array_new_with_free_func (free_table);
  self->products = g_ptr_array_new_with_free_func (free_product);
  self->market = g_ptr_array_new_with_free_func (free_product);
}

AdcMuster *
adc_muster_new (guint batch)
{
  AdcMuster *self = g_object_new (ADC_TYPE_MUSTER, NULL);

  self->batch = batch;

  return self;
}

guint
adc_muster_get_batch (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), 0);

  return self->batch;
}

GPtrArray *
adc_muster_get_pieces (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  return self->pieces;
}

GPtrArray *
adc_muster_get_tables (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  return self->tables;
}

const AdcMusterTable *
adc_muster_find_table (AdcMuster *self, guint n_players)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  for (guint i = 0; i < self->tables->len; i++) {
    const AdcMusterTable *table = self->tables->pdata[i];

    if (table->n_players == n_players)
      return table;
  }

  return NULL;
}

const char *
adc_muster_get_maker (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  return self->maker;
}

const char *
adc_muster_get_maker_rule (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  return self->maker_rule;
}

GPtrArray *
adc_muster_get_products (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  return self->products;
}

GPtrArray *
adc_muster_get_market (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  return self->market;
}

const char *
adc_muster_get_market_rule (AdcMuster *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER (self), NULL);

  return self->market_rule;
}

gboolean
adc_muster_add_piece (AdcMuster *self, const char *unit, guint count)
{
  AdcMusterPiece *piece;

  g_return_val_if_fail (ADC_IS_MUSTER (self), FALSE);

  for (guint i = 0; i < self->pieces->len; i++)
    if (g_str_equal (((const AdcMusterPiece *) self->pieces->pdata[i])->unit, unit))
      return FALSE;

  piece = g_new0 (AdcMusterPiece, 1);
  piece->unit = g_strdup (unit);
  piece->count = count;
  g_ptr_array_add (self->pieces, piece);
  return TRUE;
}

gboolean
adc_muster_add_table (AdcMuster *self, const AdcMusterTable *table)
{
  AdcMusterTable *copy;
  guint i = 0;

  g_return_val_if_fail (ADC_IS_MUSTER (self), FALSE);

  if (adc_muster_find_table (self, table->n_players) != NULL)
    return FALSE;

  while (i < self->tables->len &&
         ((const AdcMusterTable *) self->tables->pdata[i])->n_players < table->n_players)
    i++;

  copy = g_new (AdcMusterTable, 1);
  *copy = *table;
  copy->rule = g_strdup (table->rule);
  g_ptr_array_insert (self->tables, i, copy);
  return TRUE;
}

void
adc_muster_set_maker (AdcMuster *self, const char *unit, const char *rule)
{
  g_return_if_fail (ADC_IS_MUSTER (self));
  g_return_if_fail (self->maker == NULL);

  self->maker = g_strdup (unit);
  self->maker_rule = g_strdup (rule);
}

void
adc_muster_set_market (AdcMuster *self, const char *rule)
{
  g_return_if_fail (ADC_IS_MUSTER (self));
  g_return_if_fail (self->market_rule == NULL);

  self->market_rule = g_strdup (rule);
}

gboolean
adc_muster_add_product (AdcMuster *self, GPtrArray *products, const AdcProduct *product)
{
  AdcProduct *copy;

  g_return_val_if_fail (ADC_IS_MUSTER (self), FALSE);
  g_return_val_if_fail (products == self->products || products == self->market, FALSE);

  for (guint i = 0; i < products->len; i++)
    if (g_str_equal (((const AdcProduct *) products->pdata[i])->unit, product->unit))
      return FALSE;

  copy = g_new (AdcProduct, 1);
  *copy = *product;
  copy->unit = g_strdup (product->unit);
  copy->rule = g_strdup (product->rule);
  g_ptr_array_add (products, copy);
  return TRUE;
}
