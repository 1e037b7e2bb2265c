/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-works-private.h"

static GVariant *
write_counts (GHashTable *counts)
{
  g_autoptr(GList) units = g_list_sort (g_hash_table_get_keys (counts), (GCompareFunc) g_strcmp0);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  for (GList *l = units; l != NULL; l = l->next)
    g_variant_builder_add (&builder, "{su}", l->data,
                           GPOINTER_TO_UINT (g_hash_table_lookup (counts, l->data)));

  return g_variant_builder_end (&builder);
}

static gboolean
is_empty (const AdcMakerPlan *plan)
{
  for (guint t = 0; t < ADC_WORKS_MAX_TURNS; t++)
    if (plan->orders[t] != NULL)
      return FALSE;

  return plan->zone == NULL && plan->half == NULL && !plan->is_waiting && !plan->holds_body;
}

static GVariant *
write_plans (GHashTable *plans)
{
  /* In an order of their own, so that what is the same looks the same. */
  g_autoptr(GList) makers = g_list_sort (g_hash_table_get_keys (plans), (GCompareFunc) g_strcmp0);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sssbba(us))"));
  for (GList *l = makers; l != NULL; l = l->next) {
    const AdcMakerPlan *plan = g_hash_table_lookup (plans, l->data);
    GVariantBuilder orders;

    if (is_empty (plan))
      continue;

    g_variant_builder_init (&orders, G_VARIANT_TYPE ("a(us)"));
    for (guint t = 0; t < ADC_WORKS_MAX_TURNS; t++)
      if (plan->orders[t] != NULL)
        g_variant_builder_add (&orders, "(us)", t + 1, plan->orders[t]);
    g_variant_builder_add (&builder, "(sssbba(us))", l->data, plan->zone != NULL ? plan->zone : "",
                           plan->half != NULL ? plan->half : "", plan->is_waiting,
                           plan->holds_body, &orders);
  }

  return g_variant_builder_end (&builder);
}

GVariant *
adc_works_to_variant (AdcWorks *self)
{
  GVariantBuilder makers;

  g_return_val_if_fail (ADC_IS_WORKS (self), NULL);

  g_variant_builder_init (&makers, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < self->makers->len; i++)
    g_variant_builder_add (&makers, "s", self->makers->pdata[i]);

  return g_variant_new ("(u@a{su}@a{su}as@a(sssbba(us)))", self->n_turns,
                        write_counts (self->in_play), write_counts (self->others), &makers,
                        write_plans (self->plans));
}

/* Those in play now are numbered. */
static gboolean
is_number (const char *id)
{
  guint64 number;

  return g_ascii_string_to_unsigned (id, 10, 1, ADC_WORKS_MAX_COUNT, &number, NULL);
}

static void
read_makers (AdcWorks *self, GVariantIter *makers)
{
  const char *maker;

  g_ptr_array_set_size (self->makers, 0);
  while (g_variant_iter_next (makers, "&s", &maker))
    if (is_number (maker) && adc_muster_get_maker (self->muster) != NULL &&
        self->makers->len < ADC_WORKS_MAX_MAKERS &&
        !g_ptr_array_find_with_equal_func (self->makers, maker, g_str_equal, NULL))
      g_ptr_array_add (self->makers, g_strdup (maker));
}

static void
read_plans (AdcWorks *self, GVariantIter *plans)
{
  const char *maker, *zone, *half, *order;
  gboolean is_waiting, holds_body;
  GVariantIter *orders;
  guint turn;

  while (g_variant_iter_next (plans, "(&s&s&sbba(us))", &maker, &zone, &half, &is_waiting,
                              &holds_body, &orders)) {
    if (*zone != '\0')
      adc_works_set_zone (self, maker, zone);
    if (*half != '\0')
      adc_works_set_half (self, maker, half);
    adc_works_set_waiting (self, maker, is_waiting);
    adc_works_set_holds_body (self, maker, holds_body);
    while (g_variant_iter_next (orders, "(u&s)", &turn, &order))
      adc_works_set_order (self, maker, turn, order);
    g_variant_iter_free (orders);
  }
}

void
adc_works_restore (AdcWorks *self, GVariant *variant)
{
  g_autoptr(GVariantIter) in_play = NULL;
  g_autoptr(GVariantIter) others = NULL;
  g_autoptr(GVariantIter) makers = NULL;
  g_autoptr(GVariantIter) plans = NULL;
  const char *unit;
  guint n_turns, count;

  g_return_if_fail (ADC_IS_WORKS (self));
  g_return_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE (ADC_WORKS_VARIANT)));

  g_variant_get (variant, ADC_WORKS_VARIANT, &n_turns, &in_play, &others, &makers, &plans);
  adc_works_set_n_turns (self, n_turns);
  g_hash_table_remove_all (self->in_play);
  while (g_variant_iter_next (in_play, "{&su}", &unit, &count))
    adc_works_set_in_play (self, unit, count);
  g_hash_table_remove_all (self->others);
  while (g_variant_iter_next (others, "{&su}", &unit, &count))
    adc_works_set_others (self, unit, count);
  g_hash_table_remove_all (self->plans);
  read_makers (self, makers);
  read_plans (self, plans);
}
