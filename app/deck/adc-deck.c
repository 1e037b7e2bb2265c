/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-private.h"

#include <glib/gi18n-lib.h>

struct _AdcDeck {
  GObject     parent_instance;
  char       *game;
  char       *kind;
  char       *title;
  char       *notes;
  char       *faction;
  char       *edition;
  guint       n_players;
  GHashTable *options; /* choice → option */
  GHashTable *ignored; /* a set of ids */
  GPtrArray  *lines;
  GHashTable *places;  /* line → itself, to find it by what it says */
};

G_DEFINE_FINAL_TYPE (AdcDeck, adc_deck, G_TYPE_OBJECT)

static void
free_line (gpointer data)
{
  AdcDeckKeptLine *kept = data;
  AdcDeckLine *line = &kept->line;

  g_free (line->zone);
  g_free (line->card);
  g_free (line->name);
  g_clear_pointer (&line->values, g_hash_table_unref);
  g_clear_pointer (&kept->state, g_variant_unref);
  g_free (kept);
}

guint
adc_deck_line_hash (gconstpointer self)
{
  const AdcDeckLine *line = self;
  const char *name = line->card != NULL ? line->card : line->name;

  return g_str_hash (line->zone) * 31 + (name != NULL ? g_str_hash (name) : 0);
}

static gboolean
has_same_values (GHashTable *a, GHashTable *b)
{
  GHashTableIter iter;
  gpointer key, value;

  if (a == NULL || b == NULL)
    return a == b;
  if (g_hash_table_size (a) != g_hash_table_size (b))
    return FALSE;

  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (g_strcmp0 (g_hash_table_lookup (b, key), value) != 0)
      return FALSE;

  return TRUE;
}

/* What a card of the game is called says nothing about which one it is. */
gboolean
adc_deck_line_is_same (const AdcDeckLine *self, const AdcDeckLine *other)
{
  if (self->card != NULL || other->card != NULL)
    return g_strcmp0 (self->card, other->card) == 0;

  return g_strcmp0 (self->name, other->name) == 0 && has_same_values (self->values, other->values);
}

gboolean
adc_deck_line_equal (gconstpointer self, gconstpointer other)
{
  const AdcDeckLine *first = self, *second = other;

  return g_str_equal (first->zone, second->zone) && adc_deck_line_is_same (first, second);
}

static void
adc_deck_finalize (GObject *object)
{
  AdcDeck *self = ADC_DECK (object);

  g_free (self->game);
  g_free (self->kind);
  g_free (self->title);
  g_free (self->notes);
  g_free (self->faction);
  g_free (self->edition);
  g_hash_table_unref (self->options);
  g_hash_table_unref (self->ignored);
  g_hash_table_unref (self->places);
  g_ptr_array_unref (self->lines);
  G_OBJECT_CLASS (adc_deck_parent_class)->finalize (object);
}

static void
adc_deck_class_init (AdcDeckClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_deck_finalize;
}

static void
adc_deck_init (AdcDeck *self)
{
  self->title = g_strdup ("");
  self->notes = g_strdup ("");
  self->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->ignored = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->lines = g_ptr_array_new_with_free_func (free_line);
  self->places = g_hash_table_new (adc_deck_line_hash, adc_deck_line_equal);
}

AdcDeck *
adc_deck_new (const char *game, const char *kind)
{
  AdcDeck *self;

  g_return_val_if_fail (game != NULL && kind != NULL, NULL);

  self = g_object_new (ADC_TYPE_DECK, NULL);
  self->game = g_strdup (game);
  self->kind = g_strdup (kind);
  return self;
}

AdcDeck *
adc_deck_copy (AdcDeck *self)
{
  g_autoptr(GVariant) state = NULL;

  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  state = g_variant_ref_sink (adc_deck_to_variant (self));
  return adc_deck_new_from_variant (state);
}

gboolean
adc_deck_equal (AdcDeck *self, AdcDeck *other)
{
  g_autoptr(GVariant) first = NULL;
  g_autoptr(GVariant) second = NULL;

  g_return_val_if_fail (ADC_IS_DECK (self) && ADC_IS_DECK (other), FALSE);

  first = g_variant_ref_sink (adc_deck_to_variant (self));
  second = g_variant_ref_sink (adc_deck_to_variant (other));
  return g_variant_equal (first, second);
}

const char *
adc_deck_get_game (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return self->game;
}

const char *
adc_deck_get_kind (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return self->kind;
}

static void
set_string (char **member, const char *text)
{
  char *copy = g_strdup (text); /* which may be part of what is there */

  g_free (*member);
  *member = copy;
}

const char *
adc_deck_get_title (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return self->title;
}

void
adc_deck_set_title (AdcDeck *self, const char *title)
{
  g_return_if_fail (ADC_IS_DECK (self));

  set_string (&self->title, title != NULL ? title : "");
}

const char *
adc_deck_get_notes (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return self->notes;
}

void
adc_deck_set_notes (AdcDeck *self, const char *notes)
{
  g_return_if_fail (ADC_IS_DECK (self));

  set_string (&self->notes, notes != NULL ? notes : "");
}

const char *
adc_deck_get_faction (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return self->faction;
}

void
adc_deck_set_faction (AdcDeck *self, const char *faction)
{
  g_return_if_fail (ADC_IS_DECK (self));

  set_string (&self->faction, faction);
}

const char *
adc_deck_get_edition (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return self->edition;
}

void
adc_deck_set_edition (AdcDeck *self, const char *edition)
{
  g_return_if_fail (ADC_IS_DECK (self));

  set_string (&self->edition, edition);
}

guint
adc_deck_get_players (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), 0);

  return self->n_players;
}

void
adc_deck_set_players (AdcDeck *self, guint n_players)
{
  g_return_if_fail (ADC_IS_DECK (self));

  self->n_players = n_players;
}

const char *
adc_deck_get_option (AdcDeck *self, const char *choice)
{
  g_return_val_if_fail (ADC_IS_DECK (self) && choice != NULL, NULL);

  return g_hash_table_lookup (self->options, choice);
}

void
adc_deck_set_option (AdcDeck *self, const char *choice, const char *option)
{
  g_return_if_fail (ADC_IS_DECK (self) && choice != NULL);

  if (option != NULL)
    g_hash_table_insert (self->options, g_strdup (choice), g_strdup (option));
  else
    g_hash_table_remove (self->options, choice);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

static GPtrArray *
list_keys (GHashTable *table)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (keys, g_strdup (key));
  g_ptr_array_sort (keys, compare_names);

  return keys;
}

GPtrArray *
adc_deck_list_choices (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return list_keys (self->options);
}

gboolean
adc_deck_ignores (AdcDeck *self, const char *rule)
{
  g_return_val_if_fail (ADC_IS_DECK (self) && rule != NULL, FALSE);

  return g_hash_table_contains (self->ignored, rule);
}

void
adc_deck_set_ignored (AdcDeck *self, const char *rule, gboolean is_ignored)
{
  g_return_if_fail (ADC_IS_DECK (self) && rule != NULL);

  if (is_ignored)
    g_hash_table_add (self->ignored, g_strdup (rule));
  else
    g_hash_table_remove (self->ignored, rule);
}

GPtrArray *
adc_deck_list_ignored (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return list_keys (self->ignored);
}

GPtrArray *
adc_deck_get_lines (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return self->lines;
}

guint
adc_deck_count (AdcDeck *self)
{
  guint count = 0;

  g_return_val_if_fail (ADC_IS_DECK (self), 0);

  for (guint i = 0; i < self->lines->len; i++)
    count += ((AdcDeckLine *) self->lines->pdata[i])->count;

  return count;
}

const AdcDeckLine *
adc_deck_find (AdcDeck *self, const AdcDeckLine *like)
{
  g_return_val_if_fail (ADC_IS_DECK (self) && like != NULL, NULL);

  return g_hash_table_lookup (self->places, like);
}

static GHashTable *
copy_values (GHashTable *values)
{
  GHashTable *copy;
  GHashTableIter iter;
  gpointer key, value;

  if (values == NULL || g_hash_table_size (values) == 0)
    return NULL;

  copy = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy, g_strdup (key), g_strdup (value));

  return copy;
}

static void
change_count (AdcDeckLine *line, guint count)
{
  line->count = MIN (count, ADC_DECK_MAX_COUNT);
  g_clear_pointer (&((AdcDeckKeptLine *) line)->state, g_variant_unref);
}

guint
adc_deck_add (AdcDeck *self, const char *zone, const char *card, const char *name,
              GHashTable *values, guint count)
{
  AdcDeckLine *line, *there;
  guint n_added;

  g_return_val_if_fail (ADC_IS_DECK (self) && zone != NULL, 0);

  if (count == 0)
    return 0;

  line = (AdcDeckLine *) g_new0 (AdcDeckKeptLine, 1);
  line->zone = g_strdup (zone);
  line->card = g_strdup (card);
  line->name = g_strdup (name);
  line->values = card == NULL ? copy_values (values) : NULL;
  there = g_hash_table_lookup (self->places, line);
  if (there != NULL) {
    n_added = MIN (count, ADC_DECK_MAX_COUNT - there->count);
    change_count (there, there->count + n_added);
    free_line (line);
    return n_added;
  }
  if (self->lines->len == ADC_DECK_MAX_LINES) {
    free_line (line);
    return 0;
  }

  change_count (line, count);
  g_ptr_array_add (self->lines, line);
  g_hash_table_add (self->places, line);
  return line->count;
}

void
adc_deck_add_entry (AdcDeck *self, const char *zone, AdcEntry *entry, guint count)
{
  g_return_if_fail (ADC_IS_ENTRY (entry));

  adc_deck_add (self, zone, adc_entry_get_id (entry), adc_entry_get_title (entry), NULL, count);
}

void
adc_deck_set_count (AdcDeck *self, const AdcDeckLine *like, guint count)
{
  AdcDeckLine *line;

  g_return_if_fail (ADC_IS_DECK (self) && like != NULL);

  line = g_hash_table_lookup (self->places, like);
  if (line == NULL) {
    adc_deck_add (self, like->zone, like->card, like->name, like->values, count);
  } else if (count > 0) {
    change_count (line, count);
  } else {
    g_hash_table_remove (self->places, line);
    g_ptr_array_remove (self->lines, line);
  }
}

guint
adc_deck_move (AdcDeck *self, const AdcDeckLine *like, const char *zone, guint count)
{
  const AdcDeckLine *line;
  guint n_moved;

  g_return_val_if_fail (ADC_IS_DECK (self) && like != NULL && zone != NULL, 0);

  line = adc_deck_find (self, like);
  if (line == NULL || g_str_equal (line->zone, zone))
    return 0;

  n_moved = adc_deck_add (self, zone, line->card, line->name, line->values,
                          MIN (count, line->count));
  adc_deck_set_count (self, line, line->count - n_moved);
  return n_moved;
}

void
adc_deck_clear (AdcDeck *self)
{
  g_return_if_fail (ADC_IS_DECK (self));

  g_hash_table_remove_all (self->places);
  g_ptr_array_set_size (self->lines, 0);
}

AdcEntry *
adc_deck_line_lookup (const AdcDeckLine *self, AdcGame *game)
{
  g_return_val_if_fail (self != NULL && ADC_IS_GAME (game), NULL);

  return self->card != NULL ? adc_game_lookup (game, self->card) : NULL;
}

char *
adc_deck_line_dup_name (const AdcDeckLine *self, AdcGame *game)
{
  AdcEntry *entry = adc_deck_line_lookup (self, game);

  if (entry != NULL)
    return g_strdup (adc_entry_get_title (entry));
  if (self->name != NULL)
    return g_strdup (self->name);

  return g_strdup (self->card != NULL ? self->card : _("Unknown card"));
}
