/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-unit-type.h"

struct _AdcUnitType {
  AdcEntry  parent_instance;
  AdcShape  shape;
  char     *colour;
};

G_DEFINE_FINAL_TYPE (AdcUnitType, adc_unit_type, ADC_TYPE_ENTRY)

static void
adc_unit_type_finalize (GObject *object)
{
  g_free (ADC_UNIT_TYPE (object)->colour);
  G_OBJECT_CLASS (adc_unit_type_parent_class)->finalize (object);
}

static void
adc_unit_type_class_init (AdcUnitTypeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_unit_type_finalize;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_UNIT_TYPE;
}

static void
adc_unit_type_init (AdcUnitType *self G_GNUC_UNUSED)
{
}

AdcShape
adc_unit_type_get_shape (AdcUnitType *self)
{
  g_return_val_if_fail (ADC_IS_UNIT_TYPE (self), ADC_SHAPE_SQUARE);

  return self->shape;
}

const char *
adc_unit_type_get_colour (AdcUnitType *self)
{
  g_return_val_if_fail (ADC_IS_UNIT_TYPE (self), NULL);

  return self->colour;
}

/* The schema lists the shapes; an unlisted one cannot come here. */
void
adc_unit_type_set_look (AdcUnitType *self, const char *shape, const char *colour)
{
  static const char * const shapes[] = {
    [ADC_SHAPE_SQUARE] = "square",     [ADC_SHAPE_CIRCLE] = "circle",
    [ADC_SHAPE_TRIANGLE] = "triangle", [ADC_SHAPE_PENTAGON] = "pentagon",
    [ADC_SHAPE_HEXAGON] = "hexagon",   [ADC_SHAPE_DIAMOND] = "diamond",
  };

  g_return_if_fail (ADC_IS_UNIT_TYPE (self));

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (g_str_equal (shapes[i], shape))
      self->shape = i;

  g_free (self->colour);
  self->colour = g_strdup (colour);
}
