/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-purse.h"

struct _AdcPurse {
  GObject    parent_instance;
  GPtrArray *tokens;
  GPtrArray *conversions;
  GPtrArray *prices;
  GPtrArray *cases;
  char      *rule;
};

G_DEFINE_FINAL_TYPE (AdcPurse, adc_purse, G_TYPE_OBJECT)

static void
free_token (gpointer data)
{
  AdcPurseToken *token = data;

  g_free (token->id);
  g_free (token->sign);
  g_free (token->colour);
  g_free (token->rule);
  adc_text_unref (token->title);
  g_free (token);
}

static void
free_conversion (gpointer data)
{
  AdcConversion *conversion = data;

  g_free (conversion->id);
  adc_text_unref (conversion->title);
  g_free (conversion->rule);
  g_free (conversion);
}

static void
free_price (gpointer data)
{
  AdcPursePrice *price = data;

  g_free (price->id);
  adc_text_unref (price->title);
  g_free (price->rule);
  g_free (price->during);
  g_free (price);
}

static void
free_case (gpointer data)
{
  AdcPurseCase *example = data;

  g_free (example->id);
  adc_text_unref (example->title);
  g_clear_pointer (&example->summary, adc_text_unref);
  g_free (example->rule);
  g_array_unref (example->wants);
  g_free (example);
}

static void
adc_purse_finalize (GObject *object)
{
  AdcPurse *self = ADC_PURSE (object);

  g_ptr_array_unref (self->cases);
  g_ptr_array_unref (self->prices);
  g_ptr_array_unref (self->conversions);
  g_ptr_array_unref (self->tokens);
  g_free (self->rule);
  G_OBJECT_CLASS (adc_purse_parent_class)->finalize (object);
}

static void
adc_purse_class_init (AdcPurseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_purse_finalize;
}

static void
adc_purse_init (AdcPurse *self)
{
  self->tokens = g_ptr_array_new_with_free_func (free_token);
  self->conversions = g_ptr_array_new_with_free_func (free_conversion);
  self->prices = g_ptr_array_new_with_free_func (free_price);
  self->cases = g_ptr_array_new_with_free_func (free_case);
}

/* What is in the lists begins with its id. */
static gpointer
find (GPtrArray *things, const char *id, guint *position)
{
  for (guint i = 0; i < things->len; i++)
    if (g_strcmp0 (*(char **) things->pdata[i], id) == 0) {
      if (position != NULL)
        *position = i;
      return things->pdata[i];
    }

  return NULL;
}

GPtrArray *
adc_purse_get_tokens (AdcPurse *self)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return self->tokens;
}

const AdcPurseToken *
adc_purse_get_token (AdcPurse *self, guint position)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);
  g_return_val_if_fail (position < self->tokens->len, NULL);

  return self->tokens->pdata[position];
}

int
adc_purse_find_token (AdcPurse *self, const char *id)
{
  guint position;

  g_return_val_if_fail (ADC_IS_PURSE (self), -1);

  return find (self->tokens, id, &position) != NULL ? (int) position : -1;
}

int
adc_purse_get_wild (AdcPurse *self)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), -1);

  for (guint i = 0; i < self->tokens->len; i++)
    if (adc_purse_get_token (self, i)->is_wild)
      return (int) i;

  return -1;
}

guint
adc_purse_get_all_kinds (AdcPurse *self)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), 0);

  return (1u << self->tokens->len) - 1;
}

GPtrArray *
adc_purse_get_conversions (AdcPurse *self)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return self->conversions;
}

const AdcConversion *
adc_purse_find_conversion (AdcPurse *self, const char *id, guint *position)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return find (self->conversions, id, position);
}

const AdcConversion *
adc_purse_get_exchange (AdcPurse *self, guint *position)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  for (guint i = 0; i < self->conversions->len; i++) {
    const AdcConversion *conversion = self->conversions->pdata[i];

    if (conversion->get > 0) {
      if (position != NULL)
        *position = i;
      return conversion;
    }
  }

  return NULL;
}

GPtrArray *
adc_purse_get_prices (AdcPurse *self)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return self->prices;
}

const AdcPursePrice *
adc_purse_find_price (AdcPurse *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return find (self->prices, id, NULL);
}

GPtrArray *
adc_purse_get_cases (AdcPurse *self)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return self->cases;
}

const AdcPurseCase *
adc_purse_find_case (AdcPurse *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return find (self->cases, id, NULL);
}

const char *
adc_purse_get_rule (AdcPurse *self)
{
  g_return_val_if_fail (ADC_IS_PURSE (self), NULL);

  return self->rule;
}

AdcPurse *
adc_purse_new (const char *rule)
{
  AdcPurse *self = g_object_new (ADC_TYPE_PURSE, NULL);

  self->rule = g_strdup (rule);

  return self;
}

gboolean
adc_purse_add_token (AdcPurse *self, const AdcPurseToken *token)
{
  AdcPurseToken *copy;

  g_return_val_if_fail (ADC_IS_PURSE (self), FALSE);

  if (self->tokens->len == ADC_PURSE_MAX_TOKENS || find (self->tokens, token->id, NULL) != NULL)
    return FALSE;

  copy = g_memdup2 (token, sizeof *token);
  copy->id = g_strdup (token->id);
  copy->sign = g_strdup (token->sign);
  copy->colour = g_strdup (token->colour);
  copy->rule = g_strdup (token->rule);
  copy->title = adc_text_ref (token->title);
  g_ptr_array_add (self->tokens, copy);
  return TRUE;
}

gboolean
adc_purse_add_conversion (AdcPurse *self, const AdcConversion *conversion)
{
  AdcConversion *copy;

  g_return_val_if_fail (ADC_IS_PURSE (self), FALSE);

  if (find (self->conversions, conversion->id, NULL) != NULL)
    return FALSE;

  copy = g_memdup2 (conversion, sizeof *conversion);
  copy->id = g_strdup (conversion->id);
  copy->title = adc_text_ref (conversion->title);
  copy->rule = g_strdup (conversion->rule);
  g_ptr_array_add (self->conversions, copy);
  return TRUE;
}

gboolean
adc_purse_add_price (AdcPurse *self, const AdcPursePrice *price)
{
  AdcPursePrice *copy;

  g_return_val_if_fail (ADC_IS_PURSE (self), FALSE);

  if (find (self->prices, price->id, NULL) != NULL)
    return FALSE;

  copy = g_memdup2 (price, sizeof *price);
  copy->id = g_strdup (price->id);
  copy->title = adc_text_ref (price->title);
  copy->rule = g_strdup (price->rule);
  copy->during = g_strdup (price->during);
  g_ptr_array_add (self->prices, copy);
  return TRUE;
}

gboolean
adc_purse_add_case (AdcPurse *self, const AdcPurseCase *example)
{
  AdcPurseCase *copy;

  g_return_val_if_fail (ADC_IS_PURSE (self), FALSE);

  if (find (self->cases, example->id, NULL) != NULL)
    return FALSE;

  copy = g_memdup2 (example, sizeof *example);
  copy->id = g_strdup (example->id);
  copy->title = adc_text_ref (example->title);
  copy->summary = example->summary != NULL ? adc_text_ref (example->summary) : NULL;
  copy->rule = g_strdup (example->rule);
  copy->wants = g_array_ref (example->wants);
  g_ptr_array_add (self->cases, copy);
  return TRUE;
}
