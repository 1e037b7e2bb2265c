/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-completion.h"

struct _AdcCompletion {
  GObject  parent_instance;
  char    *game;
  char    *entry;
  char    *stat;
  char    *text;
};

G_DEFINE_FINAL_TYPE (AdcCompletion, adc_completion, G_TYPE_OBJECT)

static void
adc_completion_finalize (GObject *object)
{
  AdcCompletion *self = ADC_COMPLETION (object);

  g_free (self->game);
  g_free (self->entry);
  g_free (self->stat);
  g_free (self->text);
  G_OBJECT_CLASS (adc_completion_parent_class)->finalize (object);
}

static void
adc_completion_class_init (AdcCompletionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_completion_finalize;
}

static void
adc_completion_init (AdcCompletion *self G_GNUC_UNUSED)
{
}

AdcCompletion *
adc_completion_new (const char *game, const char *entry, const char *stat, const char *text)
{
  AdcCompletion *self = g_object_new (ADC_TYPE_COMPLETION, NULL);

  self->game = g_strdup (game);
  self->entry = g_strdup (entry);
  self->stat = g_strdup (stat);
  self->text = g_strdup (text);

  return self;
}

const char *
adc_completion_get_game (AdcCompletion *self)
{
  g_return_val_if_fail (ADC_IS_COMPLETION (self), NULL);

  return self->game;
}

const char *
adc_completion_get_entry (AdcCompletion *self)
{
  g_return_val_if_fail (ADC_IS_COMPLETION (self), NULL);

  return self->entry;
}

const char *
adc_completion_get_stat (AdcCompletion *self)
{
  g_return_val_if_fail (ADC_IS_COMPLETION (self), NULL);

  return self->stat;
}

const char *
adc_completion_get_text (AdcCompletion *self)
{
  g_return_val_if_fail (ADC_IS_COMPLETION (self), NULL);

  return self->text;
}

gboolean
adc_completion_is_for (AdcCompletion *self, const char *game, const char *entry, const char *stat)
{
  g_return_val_if_fail (ADC_IS_COMPLETION (self), FALSE);

  return g_str_equal (self->game, game) && g_str_equal (self->entry, entry) &&
         g_str_equal (self->stat, stat);
}

char *
adc_completion_dup_key (AdcCompletion *self)
{
  g_return_val_if_fail (ADC_IS_COMPLETION (self), NULL);

  return g_strjoin ("/", self->game, self->entry, self->stat, NULL);
}
