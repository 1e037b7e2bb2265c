/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-library.h"

struct _AdcLibrary {
  GObject    parent_instance;
  GPtrArray *games;
  AdcGame   *guide;
};

static GType
adc_library_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_GAME;
}

static guint
adc_library_get_n_items (GListModel *model)
{
  return ADC_LIBRARY (model)->games->len;
}

static gpointer
adc_library_get_item (GListModel *model, guint position)
{
  GPtrArray *games = ADC_LIBRARY (model)->games;

  return position < games->len ? g_object_ref (games->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_library_get_item_type;
  iface->get_n_items = adc_library_get_n_items;
  iface->get_item = adc_library_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcLibrary, adc_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
adc_library_finalize (GObject *object)
{
  AdcLibrary *self = ADC_LIBRARY (object);

  g_ptr_array_unref (self->games);
  g_clear_object (&self->guide);
  G_OBJECT_CLASS (adc_library_parent_class)->finalize (object);
}

static void
adc_library_class_init (AdcLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_library_finalize;
}

static void
adc_library_init (AdcLibrary *self)
{
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcLibrary *
adc_library_new (void)
{
  return g_object_new (ADC_TYPE_LIBRARY, NULL);
}

gboolean
adc_library_add (AdcLibrary *self, AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  if (adc_library_get_work (self, adc_game_get_id (game)) != NULL ||
      (adc_game_is_guide (game) && self->guide != NULL))
    return FALSE;

  if (adc_game_is_guide (game)) {
    self->guide = g_object_ref (game);
    return TRUE;
  }

  g_ptr_array_add (self->games, g_object_ref (game));
  g_list_model_items_changed (G_LIST_MODEL (self), self->games->len - 1, 0, 1);
  return TRUE;
}

void
adc_library_remove (AdcLibrary *self, AdcGame *game)
{
  guint position;

  g_return_if_fail (ADC_IS_LIBRARY (self));

  if (!g_ptr_array_find (self->games, game, &position))
    return;

  g_ptr_array_remove_index (self->games, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
}

void
adc_library_replace (AdcLibrary *self, AdcGame *game, AdcGame *by)
{
  guint position;

  g_return_if_fail (ADC_IS_LIBRARY (self) && ADC_IS_GAME (game) && ADC_IS_GAME (by));
  g_return_if_fail (g_str_equal (adc_game_get_id (game), adc_game_get_id (by)));

  if (!g_ptr_array_find (self->games, game, &position))
    return;

  self->games->pdata[position] = g_object_ref (by);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 1);
  g_object_unref (game);
}

AdcLibrary *
adc_library_copy (AdcLibrary *self)
{
  AdcLibrary *copy = adc_library_new ();

  g_return_val_if_fail (ADC_IS_LIBRARY (self), copy);

  for (guint i = 0; i < self->games->len; i++)
    g_ptr_array_add (copy->games, g_object_ref (self->games->pdata[i]));
  g_set_object (&copy->guide, self->guide);
  return copy;
}

AdcGame *
adc_library_get_game (AdcLibrary *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_LIBRARY (self), NULL);

  for (guint i = 0; i < self->games->len; i++)
    if (g_strcmp0 (adc_game_get_id (self->games->pdata[i]), id) == 0)
      return self->games->pdata[i];

  return NULL;
}

AdcGame *
adc_library_get_guide (AdcLibrary *self)
{
  g_return_val_if_fail (ADC_IS_LIBRARY (self), NULL);

  return self->guide;
}

AdcGame *
adc_library_get_work (AdcLibrary *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_LIBRARY (self), NULL);

  if (self->guide != NULL && g_strcmp0 (adc_game_get_id (self->guide), id) == 0)
    return self->guide;

  return adc_library_get_game (self, id);
}

/* The kind must be right too: an id that changed kind is another entry. */
AdcEntry *
adc_library_find (AdcLibrary *self, const char *location)
{
  g_auto(GStrv) parts = NULL;
  AdcGame *game;
  AdcEntry *entry;
  AdcKind kind;

  g_return_val_if_fail (ADC_IS_LIBRARY (self), NULL);

  parts = g_strsplit (location, "/", 3);
  if (g_strv_length (parts) != 3 || !adc_kind_from_name (parts[1], &kind))
    return NULL;

  game = adc_library_get_work (self, parts[0]);
  entry = game != NULL ? adc_game_lookup (game, parts[2]) : NULL;
  return entry != NULL && adc_entry_get_kind (entry) == kind ? entry : NULL;
}
