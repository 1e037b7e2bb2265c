/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ruling.h"

#include <glib/gi18n-lib.h>

struct _AdcRuling {
  AdcEntry       parent_instance;
  AdcRulingKind  kind;
  GStrv          touches;
};

G_DEFINE_FINAL_TYPE (AdcRuling, adc_ruling, ADC_TYPE_ENTRY)

static const struct {
  const char *name;
  const char *label;
} kinds[] = {
  [ADC_RULING_CLARIFICATION] = { "clarification", N_("Clarification") },
  [ADC_RULING_ERRATUM] = { "erratum", N_("Erratum") },
  [ADC_RULING_EDITORIAL] = { "editorial", N_("Editorial note") },
};

static void
adc_ruling_finalize (GObject *object)
{
  g_strfreev (ADC_RULING (object)->touches);
  G_OBJECT_CLASS (adc_ruling_parent_class)->finalize (object);
}

static void
adc_ruling_class_init (AdcRulingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_ruling_finalize;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_RULING;
}

static void
adc_ruling_init (AdcRuling *self G_GNUC_UNUSED)
{
}

AdcRulingKind
adc_ruling_get_ruling_kind (AdcRuling *self)
{
  g_return_val_if_fail (ADC_IS_RULING (self), ADC_RULING_CLARIFICATION);

  return self->kind;
}

const char *
adc_ruling_get_label (AdcRuling *self)
{
  g_return_val_if_fail (ADC_IS_RULING (self), NULL);

  return _(kinds[self->kind].label);
}

const char * const *
adc_ruling_get_touches (AdcRuling *self)
{
  g_return_val_if_fail (ADC_IS_RULING (self), NULL);

  return (const char * const *) self->touches;
}

void
adc_ruling_set (AdcRuling *self, const char *kind, const char *touches)
{
  g_return_if_fail (ADC_IS_RULING (self));

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, kind))
      self->kind = i;

  g_strfreev (self->touches);
  self->touches = g_strsplit (touches, " ", -1);
}
