/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-keeper.h"

#include "adc-deck-file.h"

struct _AdcDeckKeeper {
  AdcFileKeeper  parent_instance;
  AdcDeck       *deck;        /* which outlives its work this way */
  gboolean       is_modified; /* since it was saved */
};

G_DEFINE_FINAL_TYPE (AdcDeckKeeper, adc_deck_keeper, ADC_TYPE_FILE_KEEPER)

static gpointer
adc_deck_keeper_take (AdcFileKeeper *keeper)
{
  AdcDeckKeeper *self = ADC_DECK_KEEPER (keeper);

  return self->is_modified ? adc_deck_copy (self->deck) : NULL;
}

static gboolean
adc_deck_keeper_write (gpointer document, const char *path, GError **error)
{
  return adc_deck_save (document, path, error);
}

static void
work_changed_cb (AdcDeckKeeper *self, AdcDeckWork *work)
{
  const gboolean was_modified = self->is_modified;

  self->is_modified = adc_deck_work_is_modified (work);
  if (self->is_modified || was_modified)
    adc_file_keeper_touch (ADC_FILE_KEEPER (self));
}

static void
adc_deck_keeper_dispose (GObject *object)
{
  G_OBJECT_CLASS (adc_deck_keeper_parent_class)->dispose (object); /* which may not take any more */
  g_clear_object (&ADC_DECK_KEEPER (object)->deck);
}

static void
adc_deck_keeper_class_init (AdcDeckKeeperClass *klass)
{
  AdcFileKeeperClass *keeper_class = ADC_FILE_KEEPER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_keeper_dispose;
  keeper_class->take = adc_deck_keeper_take;
  keeper_class->write = adc_deck_keeper_write;
}

static void
adc_deck_keeper_init (AdcDeckKeeper *self G_GNUC_UNUSED)
{
}

AdcDeckKeeper *
adc_deck_keeper_new (AdcDeckWork *work, const char *path)
{
  AdcDeckKeeper *self = g_object_new (ADC_TYPE_DECK_KEEPER, NULL);

  adc_file_keeper_set_path (ADC_FILE_KEEPER (self), path);
  self->deck = g_object_ref (adc_deck_work_get_deck (work));
  self->is_modified = adc_deck_work_is_modified (work);
  g_signal_connect_object (work, "changed", G_CALLBACK (work_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (work, "saved", G_CALLBACK (work_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
