/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pack.h"

#include "adc-pack-folder.h"
#include "adc-visible.h"

struct _AdcPack {
  GObject    parent_instance;
  char      *name;
  AdcGame   *game;
  GPtrArray *problems;
};

G_DEFINE_FINAL_TYPE (AdcPack, adc_pack, G_TYPE_OBJECT)

static void
adc_pack_finalize (GObject *object)
{
  AdcPack *self = ADC_PACK (object);

  g_free (self->name);
  g_clear_object (&self->game);
  g_ptr_array_unref (self->problems);
  G_OBJECT_CLASS (adc_pack_parent_class)->finalize (object);
}

static void
adc_pack_class_init (AdcPackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_pack_finalize;
}

static void
adc_pack_init (AdcPack *self G_GNUC_UNUSED)
{
}

AdcPack *
adc_pack_new (const char *name, AdcGame *game, GPtrArray *problems)
{
  AdcPack *self = g_object_new (ADC_TYPE_PACK, NULL);

  self->name = g_strdup (name);
  g_set_object (&self->game, game);
  self->problems = problems;

  return self;
}

AdcPack *
adc_pack_load (const char *name)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcGame) game = adc_pack_folder_load (name, problems);

  return adc_pack_new (name, game, problems);
}

const char *
adc_pack_get_name (AdcPack *self)
{
  g_return_val_if_fail (ADC_IS_PACK (self), NULL);

  return self->name;
}

AdcGame *
adc_pack_get_game (AdcPack *self)
{
  g_return_val_if_fail (ADC_IS_PACK (self), NULL);

  return self->game;
}

GPtrArray *
adc_pack_get_problems (AdcPack *self)
{
  g_return_val_if_fail (ADC_IS_PACK (self), NULL);

  return self->problems;
}

char *
adc_pack_dup_title (AdcPack *self)
{
  g_return_val_if_fail (ADC_IS_PACK (self), NULL);

  return self->game != NULL ? g_strdup (adc_game_get_title (self->game))
                            : adc_visible_dup (self->name);
}

guint
adc_pack_count_entries (AdcPack *self)
{
  guint n_entries = 0;

  g_return_val_if_fail (ADC_IS_PACK (self), 0);

  for (guint kind = 0; self->game != NULL && kind < ADC_N_KINDS; kind++)
    n_entries += g_list_model_get_n_items (adc_game_get_entries (self->game, kind));

  return n_entries;
}
