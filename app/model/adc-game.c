/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-game-private.h"

#include "adc-rule.h"

typedef struct {
  char    *id;
  AdcText *title;
} Source;

G_DEFINE_FINAL_TYPE (AdcGame, adc_game, G_TYPE_OBJECT)

enum { PROP_ID = 1, PROP_TITLE, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void
clear_source (gpointer data)
{
  Source *source = data;

  g_free (source->id);
  adc_text_unref (source->title);
}

static const Source *
find_source (AdcGame *self, const char *id)
{
  for (guint i = 0; i < self->sources->len; i++) {
    const Source *source = &g_array_index (self->sources, Source, i);

    if (id == NULL || g_str_equal (source->id, id))
      return source;
  }

  return NULL;
}

static void
adc_game_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AdcGame *self = ADC_GAME (object);

  switch (property_id) {
  case PROP_ID:
    g_value_set_string (value, self->id);
    break;
  case PROP_TITLE:
    g_value_set_string (value, adc_game_get_title (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_game_dispose (GObject *object)
{
  AdcGame *self = ADC_GAME (object);

  for (guint i = 0; i < ADC_N_KINDS; i++)
    g_clear_object (&self->entries[i]);
  g_clear_object (&self->outline);
  g_clear_object (&self->unit_stats);
  g_clear_object (&self->card_stats);
  g_clear_object (&self->map);
  g_clear_object (&self->muster);
  g_clear_object (&self->economy);
  g_clear_object (&self->setup);
  g_clear_object (&self->purse);
  g_clear_object (&self->counters);
  g_clear_object (&self->grid);
  g_clear_object (&self->rooms);
  G_OBJECT_CLASS (adc_game_parent_class)->dispose (object);
}

static void
adc_game_finalize (GObject *object)
{
  AdcGame *self = ADC_GAME (object);

  g_free (self->id);
  g_free (self->language);
  adc_text_unref (self->title);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_free (self->folder);
  g_array_unref (self->sources);
  g_ptr_array_unref (self->alike);
  g_ptr_array_unref (self->deck_kinds);
  g_hash_table_unref (self->deck_stats);
  g_hash_table_unref (self->by_id);
  g_hash_table_unref (self->backlinks);
  G_OBJECT_CLASS (adc_game_parent_class)->finalize (object);
}

static void
adc_game_class_init (AdcGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = adc_game_get_property;
  object_class->dispose = adc_game_dispose;
  object_class->finalize = adc_game_finalize;
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
adc_game_init (AdcGame *self)
{
  self->sources = g_array_new (FALSE, FALSE, sizeof (Source));
  g_array_set_clear_func (self->sources, clear_source);
  for (guint i = 0; i < ADC_N_KINDS; i++)
    self->entries[i] = adc_list_new (ADC_TYPE_ENTRY);
  self->outline = adc_list_new (ADC_TYPE_RULE);
  self->unit_stats = adc_list_new (ADC_TYPE_STAT);
  self->card_stats = adc_list_new (ADC_TYPE_STAT);
  self->alike = g_ptr_array_new_with_free_func (g_free);
  self->deck_kinds = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_deck_kind_free);
  g_ptr_array_add (self->deck_kinds, adc_deck_kind_new_free ());
  self->deck_stats = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->backlinks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) g_ptr_array_unref);
}

AdcGame *
adc_game_new (const char *id, const char *language, AdcText *title)
{
  AdcGame *self = g_object_new (ADC_TYPE_GAME, NULL);

  self->id = g_strdup (id);
  self->language = g_strdup (language);
  self->title = adc_text_ref (title);

  return self;
}

const char *
adc_game_get_id (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->id;
}

const char *
adc_game_get_title (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return adc_text_get (self->title);
}

AdcText *
adc_game_get_title_text (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->title;
}

const char *
adc_game_get_summary (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->summary != NULL ? adc_text_get (self->summary) : NULL;
}

AdcText *
adc_game_get_summary_text (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->summary;
}

const char *
adc_game_get_language (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->language;
}

const char *
adc_game_get_folder (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->folder;
}

gboolean
adc_game_is_users_own (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return self->users_own;
}

gboolean
adc_game_is_guide (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return self->is_guide;
}

void
adc_game_get_players (AdcGame *self, guint *min, guint *max)
{
  g_return_if_fail (ADC_IS_GAME (self));

  *min = self->min_players;
  *max = self->max_players;
}

const char *
adc_game_get_source_title (AdcGame *self, const char *source)
{
  const Source *found;

  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  found = find_source (self, source);
  return found != NULL ? adc_text_get (found->title) : NULL;
}

gboolean
adc_game_has_source (AdcGame *self, const char *source)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return find_source (self, source) != NULL;
}

GPtrArray *
adc_game_get_alike (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->alike;
}

void
adc_game_set_summary (AdcGame *self, AdcText *summary)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_clear_pointer (&self->summary, adc_text_unref);
  self->summary = adc_text_ref (summary);
}

void
adc_game_set_folder (AdcGame *self, const char *folder, gboolean users_own)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_free (self->folder);
  self->folder = g_strdup (folder);
  self->users_own = users_own;
}

void
adc_game_set_is_guide (AdcGame *self)
{
  g_return_if_fail (ADC_IS_GAME (self));

  self->is_guide = TRUE;
}

void
adc_game_set_players (AdcGame *self, guint min, guint max)
{
  g_return_if_fail (ADC_IS_GAME (self));

  self->min_players = min;
  self->max_players = max;
}

void
adc_game_add_alike (AdcGame *self, const char *words)
{
  g_return_if_fail (ADC_IS_GAME (self) && words != NULL);

  g_ptr_array_add (self->alike, g_strdup (words));
}

gboolean
adc_game_add_source (AdcGame *self, const char *id, AdcText *title)
{
  Source source;

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (find_source (self, id) != NULL)
    return FALSE;

  source = (Source) { g_strdup (id), adc_text_ref (title) };
  g_array_append_val (self->sources, source);
  return TRUE;
}
