/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-names.h"

#include "adc-nearest.h"
#include "adc-tokenizer.h"

#include <string.h>

/* From the surest to the least sure. */
typedef enum {
  BY_TITLE,       /* in the language of the reader */
  BY_OTHER_TITLE, /* in any */
  BY_SYNONYM,
  BY_PLURAL,      /* of any of them */
  N_WAYS,
} Way;

struct _AdcDeckNames {
  AdcDeck    *deck;
  AdcGame    *game;
  GHashTable *admitted[N_WAYS]; /* folded name → entry; the first one listed */
  GHashTable *others[N_WAYS];
  GHashTable *shared;           /* a set of folded titles that several have, in whatever language */
  GHashTable *headings;         /* a set of folded names */
  GPtrArray  *titles;           /* of const char *, in every language: those admitted first; then
                                 * NULL */
};

/* What has no letters stays as it is. */
static char *
fold (const char *name)
{
  char *folded = adc_fold (name);

  if (*folded == '\0') {
    g_free (folded);
    return g_strdup (name);
  }

  return folded;
}

/* Without the endings that most plurals have in either language. */
static char *
fold_plural (const char *name)
{
  g_autofree char *folded = fold (name);
  g_auto(GStrv) words = g_strsplit (folded, " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    const gsize length = strlen (words[i]);

    if (length > 3 && (words[i][length - 1] == 's' || words[i][length - 1] == 'x'))
      words[i][length - 1] = '\0';
  }

  return g_strjoinv (" ", words);
}

/* The name is taken. Gives FALSE when another one has it already. */
static gboolean
add_folded (GHashTable *table, char *folded, AdcEntry *entry)
{
  AdcEntry *there = g_hash_table_lookup (table, folded);

  if (there == NULL)
    g_hash_table_insert (table, folded, entry);
  else
    g_free (folded);

  return there == NULL || there == entry;
}

static void
add_name (AdcDeckNames *self, GHashTable **tables, Way way, const char *name, AdcEntry *entry)
{
  if (!add_folded (tables[way], fold (name), entry) && way == BY_OTHER_TITLE)
    g_hash_table_add (self->shared, fold (name));
  add_folded (tables[BY_PLURAL], fold_plural (name), entry);
}

static void
add_text (AdcDeckNames *self, GHashTable **tables, Way way, const AdcText *text, AdcEntry *entry)
{
  for (guint i = 0; i < adc_text_get_n (text); i++)
    add_name (self, tables, way, adc_text_get_nth (text, i, NULL), entry);
}

static void
add_heading (AdcDeckNames *self, const char *title)
{
  g_hash_table_add (self->headings, fold (title));
}

static void
add_headings (AdcDeckNames *self, const AdcText *text)
{
  for (guint i = 0; text != NULL && i < adc_text_get_n (text); i++)
    add_heading (self, adc_text_get_nth (text, i, NULL));
}

static void
add_entry (AdcDeckNames *self, GHashTable **tables, AdcEntry *entry)
{
  const AdcDeckLine line = { .card = (char *) adc_entry_get_id (entry) };
  GPtrArray *synonyms = adc_entry_get_synonyms (entry);
  AdcText *titles = adc_entry_get_title_text (entry);

  add_name (self, tables, BY_TITLE, adc_entry_get_title (entry), entry);
  add_text (self, tables, BY_OTHER_TITLE, titles, entry);
  for (guint i = 0; i < synonyms->len; i++)
    add_text (self, tables, BY_SYNONYM, synonyms->pdata[i], entry);

  add_heading (self, adc_deck_line_get_category (&line, self->game));
  for (guint i = 0; i < adc_text_get_n (titles); i++)
    g_ptr_array_add (self->titles, (gpointer) adc_text_get_nth (titles, i, NULL));
}

/* After the pool, so that what is in both is found there first. */
static void
add_others (AdcDeckNames *self)
{
  static const AdcKind kinds[] = { ADC_KIND_UNIT, ADC_KIND_CARD, ADC_KIND_ZONE };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GListModel *entries = adc_game_get_entries (self->game, kinds[i]);

    for (guint j = 0; j < g_list_model_get_n_items (entries); j++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, j);

      if (!adc_deck_admits (self->deck, self->game, entry))
        add_entry (self, self->others, entry);
    }
  }
}

AdcDeckNames *
adc_deck_names_new (AdcDeck *deck, AdcGame *game)
{
  g_autoptr(GPtrArray) pool = adc_deck_list_pool (deck, game);
  const char *faction = adc_deck_get_faction (deck);
  AdcEntry *entry = faction != NULL ? adc_game_lookup (game, faction) : NULL;
  AdcDeckNames *self = g_new0 (AdcDeckNames, 1);

  self->deck = g_object_ref (deck);
  self->game = g_object_ref (game);
  self->headings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->shared = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->titles = g_ptr_array_new ();
  for (Way way = 0; way < N_WAYS; way++) {
    self->admitted[way] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    self->others[way] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  }

  for (guint i = 0; i < pool->len; i++)
    add_entry (self, self->admitted, pool->pdata[i]);
  add_others (self);
  g_ptr_array_add (self->titles, NULL);
  add_headings (self, adc_game_get_title_text (game));
  add_headings (self, adc_deck_get_deck_kind (deck, game)->title);
  if (entry != NULL)
    add_headings (self, adc_entry_get_title_text (entry));

  return self;
}

void
adc_deck_names_free (AdcDeckNames *self)
{
  for (Way way = 0; way < N_WAYS; way++) {
    g_hash_table_unref (self->admitted[way]);
    g_hash_table_unref (self->others[way]);
  }
  g_hash_table_unref (self->shared);
  g_hash_table_unref (self->headings);
  g_ptr_array_unref (self->titles);
  g_object_unref (self->deck);
  g_object_unref (self->game);
  g_free (self);
}

static AdcEntry *
find_in (GHashTable **tables, const char *folded, const char *plural)
{
  for (Way way = 0; way < N_WAYS; way++) {
    AdcEntry *entry = g_hash_table_lookup (tables[way], way == BY_PLURAL ? plural : folded);

    if (entry != NULL)
      return entry;
  }

  return NULL;
}

AdcEntry *
adc_deck_names_find (AdcDeckNames *self, const char *name)
{
  g_autofree char *folded = fold (name);
  g_autofree char *plural = fold_plural (name);
  AdcEntry *entry = find_in (self->admitted, folded, plural);

  return entry != NULL ? entry : find_in (self->others, folded, plural);
}

gboolean
adc_deck_names_is_admitted (AdcDeckNames *self, const char *name)
{
  g_autofree char *folded = fold (name);
  g_autofree char *plural = fold_plural (name);

  return find_in (self->admitted, folded, plural) != NULL;
}

gboolean
adc_deck_names_is_clear (AdcDeckNames *self, AdcEntry *entry)
{
  g_autofree char *folded = fold (adc_entry_get_title (entry));

  return !g_hash_table_contains (self->shared, folded) &&
         adc_deck_names_find (self, adc_entry_get_title (entry)) == entry;
}

/* Nearer than a third of its letters, in all or in one of its words. */
static gboolean
is_near (const char *name, const char *title)
{
  g_autofree char *wanted = fold (name);
  g_autofree char *folded = fold (title);
  g_auto(GStrv) words = g_strsplit (folded, " ", -1);
  const guint max = MAX (1, g_utf8_strlen (wanted, -1) / 3);

  if (adc_edit_distance (wanted, folded, max) <= max)
    return TRUE;
  if (strlen (wanted) < 3)
    return FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    if (adc_edit_distance (wanted, words[i], max) <= max)
      return TRUE;

  return strstr (folded, wanted) != NULL;
}

char *
adc_deck_names_dup_nearest (AdcDeckNames *self, const char *name)
{
  g_auto(GStrv) nearest =
    adc_nearest_names (name, (const char * const *) self->titles->pdata, 1);

  return nearest[0] != NULL && is_near (name, nearest[0]) ? g_strdup (nearest[0]) : NULL;
}

static gboolean
is_zone (const AdcDeckZone *zone, const char *folded)
{
  g_autofree char *id = fold (zone->id);
  g_autofree char *title = fold (adc_deck_zone_get_title (zone));

  if (g_str_equal (id, folded) || g_str_equal (title, folded))
    return TRUE;

  for (guint i = 0; zone->title != NULL && i < adc_text_get_n (zone->title); i++) {
    g_autofree char *other = fold (adc_text_get_nth (zone->title, i, NULL));

    if (g_str_equal (other, folded))
      return TRUE;
  }

  return FALSE;
}

const AdcDeckZone *
adc_deck_names_find_zone (AdcDeckNames *self, const char *name)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (self->deck, self->game);
  g_autofree char *folded = fold (name);

  for (guint i = 0; i < kind->zones->len; i++)
    if (is_zone (kind->zones->pdata[i], folded))
      return kind->zones->pdata[i];

  return NULL;
}

gboolean
adc_deck_names_is_heading (AdcDeckNames *self, const char *name)
{
  g_autofree char *folded = fold (name);

  return g_hash_table_contains (self->headings, folded);
}
