/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-economy.h"

struct _AdcEconomy {
  GObject    parent_instance;
  GPtrArray *resources;
  GPtrArray *orders;
  guint      n_workers;
  guint      limit;
  AdcPlaces *places; /* or NULL */
  char      *rule;
  char      *permanent_rule;
  char      *strain_rule;
};

G_DEFINE_FINAL_TYPE (AdcEconomy, adc_economy, G_TYPE_OBJECT)

static void
free_resource (gpointer data)
{
  AdcResource *resource = data;

  g_free (resource->stat);
  g_free (resource);
}

static void
free_purchase (gpointer data)
{
  AdcPurchase *purchase = data;

  g_free (purchase->deck);
  g_free (purchase->rule);
  g_free (purchase);
}

static void
free_order (gpointer data)
{
  AdcOrder *order = data;

  g_free (order->id);
  adc_text_unref (order->title);
  g_free (order->rule);
  g_ptr_array_unref (order->purchases);
  g_free (order);
}

static void
free_places (AdcPlaces *places)
{
  g_free (places->deck);
  g_free (places->resource);
  g_free (places->amount);
  g_free (places);
}

static void
adc_economy_finalize (GObject *object)
{
  AdcEconomy *self = ADC_ECONOMY (object);

  g_ptr_array_unref (self->resources);
  g_ptr_array_unref (self->orders);
  g_clear_pointer (&self->places, free_places);
  g_free (self->rule);
  g_free (self->permanent_rule);
  g_free (self->strain_rule);
  G_OBJECT_CLASS (adc_economy_parent_class)->finalize (object);
}

static void
adc_economy_class_init (AdcEconomyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_economy_finalize;
}

static void
adc_economy_init (AdcEconomy *self)
{
  self->resources = g_ptr_array_new_with_free_func (free_resource);
  self->orders = g_ptr_array_new_with_free_func (free_order);
}

GPtrArray *
adc_economy_get_resources (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), NULL);

  return self->resources;
}

GPtrArray *
adc_economy_get_orders (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), NULL);

  return self->orders;
}

guint
adc_economy_get_n_workers (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), 0);

  return self->n_workers;
}

guint
adc_economy_get_limit (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), 0);

  return self->limit;
}

const AdcPlaces *
adc_economy_get_places (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), NULL);

  return self->places;
}

const char *
adc_economy_get_rule (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), NULL);

  return self->rule;
}

const char *
adc_economy_get_permanent_rule (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), NULL);

  return self->permanent_rule;
}

const char *
adc_economy_get_strain_rule (AdcEconomy *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY (self), NULL);

  return self->strain_rule;
}

AdcEconomy *
adc_economy_new (guint n_workers, const char *rule, const char *permanent_rule,
                 const char *strain_rule)
{
  AdcEconomy *self = g_object_new (ADC_TYPE_ECONOMY, NULL);

  self->n_workers = n_workers;
  self->rule = g_strdup (rule);
  self->permanent_rule = g_strdup (permanent_rule);
  self->strain_rule = g_strdup (strain_rule);

  return self;
}

void
adc_economy_set_limit (AdcEconomy *self, guint limit)
{
  g_return_if_fail (ADC_IS_ECONOMY (self));

  self->limit = limit;
}

void
adc_economy_set_places (AdcEconomy *self, const AdcPlaces *places)
{
  g_return_if_fail (ADC_IS_ECONOMY (self));
  g_return_if_fail (places != NULL);

  g_clear_pointer (&self->places, free_places);
  self->places = g_new (AdcPlaces, 1);
  *self->places = (AdcPlaces){ g_strdup (places->deck), g_strdup (places->resource),
                               g_strdup (places->amount) };
}

gboolean
adc_economy_add_resource (AdcEconomy *self, const char *stat, guint n_permanent)
{
  AdcResource *resource;

  g_return_val_if_fail (ADC_IS_ECONOMY (self), FALSE);

  for (guint i = 0; i < self->resources->len; i++)
    if (g_str_equal (((const AdcResource *) self->resources->pdata[i])->stat, stat))
      return FALSE;

  resource = g_new0 (AdcResource, 1);
  resource->stat = g_strdup (stat);
  resource->n_permanent = n_permanent;
  g_ptr_array_add (self->resources, resource);
  return TRUE;
}

AdcOrder *
adc_economy_add_order (AdcEconomy *self, const char *id, AdcText *title, guint discount,
                       const char *rule)
{
  AdcOrder *order;

  g_return_val_if_fail (ADC_IS_ECONOMY (self), NULL);

  for (guint i = 0; i < self->orders->len; i++)
    if (g_str_equal (((const AdcOrder *) self->orders->pdata[i])->id, id))
      return NULL;

  order = g_new0 (AdcOrder, 1);
  order->id = g_strdup (id);
  order->title = adc_text_ref (title);
  order->discount = discount;
  order->rule = g_strdup (rule);
  order->purchases = g_ptr_array_new_with_free_func (free_purchase);
  g_ptr_array_add (self->orders, order);
  return order;
}

gboolean
adc_order_add_purchase (AdcOrder *order, const AdcPurchase *purchase)
{
  AdcPurchase *copy;

  for (guint i = 0; i < order->purchases->len; i++) {
    const AdcPurchase *other = order->purchases->pdata[i];

    if (other->is_units == purchase->is_units && g_strcmp0 (other->deck, purchase->deck) == 0)
      return FALSE;
  }

  copy = g_new (AdcPurchase, 1);
  *copy = *purchase;
  copy->deck = g_strdup (purchase->deck);
  copy->rule = g_strdup (purchase->rule);
  g_ptr_array_add (order->purchases, copy);
  return TRUE;
}
