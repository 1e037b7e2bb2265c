/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-faction.h"

struct _AdcFaction {
  AdcEntry    parent_instance;
  GListStore *units;
  GListStore *cards;
  char       *colour;
};

G_DEFINE_FINAL_TYPE (AdcFaction, adc_faction, ADC_TYPE_ENTRY)

static void
adc_faction_dispose (GObject *object)
{
  AdcFaction *self = ADC_FACTION (object);

  g_clear_object (&self->units);
  g_clear_object (&self->cards);
  G_OBJECT_CLASS (adc_faction_parent_class)->dispose (object);
}

static void
adc_faction_finalize (GObject *object)
{
  g_free (ADC_FACTION (object)->colour);
  G_OBJECT_CLASS (adc_faction_parent_class)->finalize (object);
}

static void
adc_faction_class_init (AdcFactionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_faction_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_faction_finalize;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_FACTION;
}

static void
adc_faction_init (AdcFaction *self)
{
  self->units = g_list_store_new (ADC_TYPE_ENTRY);
  self->cards = g_list_store_new (ADC_TYPE_ENTRY);
}

GListModel *
adc_faction_get_units (AdcFaction *self)
{
  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  return G_LIST_MODEL (self->units);
}

GListModel *
adc_faction_get_cards (AdcFaction *self)
{
  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  return G_LIST_MODEL (self->cards);
}

const char *
adc_faction_get_colour (AdcFaction *self)
{
  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  return self->colour;
}

void
adc_faction_set_colour (AdcFaction *self, const char *colour)
{
  g_return_if_fail (ADC_IS_FACTION (self));

  g_free (self->colour);
  self->colour = g_strdup (colour);
}

void
adc_faction_add_unit (AdcFaction *self, AdcEntry *unit)
{
  g_return_if_fail (ADC_IS_FACTION (self));

  g_list_store_append (self->units, unit);
}

void
adc_faction_add_card (AdcFaction *self, AdcEntry *card)
{
  g_return_if_fail (ADC_IS_FACTION (self));

  g_list_store_append (self->cards, card);
}
