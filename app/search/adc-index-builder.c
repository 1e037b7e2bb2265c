/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-index-private.h"

#include "adc-document.h"
#include "adc-names.h"
#include "adc-word-list.h"

#define MAX_BITS 31 /* games told apart; those beyond share the last one */

/* A dictionary's entries before what explains them, and what settles odd cases last. */
static const AdcKind kind_order[ADC_N_KINDS] = {
  ADC_KIND_TERM, ADC_KIND_RULE,    ADC_KIND_SEQUENCE, ADC_KIND_ABILITY,
  ADC_KIND_UNIT, ADC_KIND_CARD,    ADC_KIND_FACTION,  ADC_KIND_ZONE,
  ADC_KIND_UNIT_TYPE, ADC_KIND_DECK_RULE, ADC_KIND_RULING,
};

static const char schema[] =
  "PRAGMA page_size = 16384;" /* fewer pages, each with less around it */
  "CREATE TABLE languages (id INTEGER PRIMARY KEY, code TEXT);"
  "CREATE TABLE games (place INTEGER PRIMARY KEY, id TEXT, bit INTEGER, titles TEXT);"
  "CREATE TABLE ranges (game INTEGER, kind INTEGER, first INTEGER, last INTEGER);"
  "CREATE TABLE documents (id INTEGER PRIMARY KEY, entry TEXT, page INTEGER);"
  "CREATE TABLE texts (id INTEGER PRIMARY KEY, title TEXT, body TEXT);"
  "CREATE TABLE names (hash INTEGER, document INTEGER, what INTEGER,"
  " PRIMARY KEY (hash, document, what)) WITHOUT ROWID;"
  "CREATE TABLE spellings (name TEXT, document INTEGER, what INTEGER,"
  " PRIMARY KEY (name, document, what)) WITHOUT ROWID;"
  "CREATE TABLE alike (key TEXT, family INTEGER, PRIMARY KEY (key, family)) WITHOUT ROWID;"
  "CREATE TABLE families (id INTEGER PRIMARY KEY, games INTEGER, members TEXT);"
  "CREATE TABLE ignored (word TEXT PRIMARY KEY) WITHOUT ROWID;"
  "CREATE TABLE lexica (place INTEGER PRIMARY KEY, bytes BLOB);"
  /* The texts are above; FTS5 keeps only where their words are. */
  "CREATE VIRTUAL TABLE entries USING fts5 (title, synonyms, context, body, content = '',"
  " tokenize = 'adc');"
  /* Everything is written at once, in one piece, which is the fastest to search. */
  "INSERT INTO entries (entries, rank) VALUES ('hashsize', 67108864);";

enum {
  INSERT_ENTRY,
  INSERT_DOCUMENT,
  INSERT_TEXT,
  INSERT_NAME,
  INSERT_SPELLING,
  INSERT_ALIKE,
  INSERT_FAMILY,
  N_INSERTS,
};

static const char * const insert_texts[N_INSERTS] = {
  [INSERT_ENTRY] = "INSERT INTO entries (rowid, title, synonyms, context, body)"
                   " VALUES (?1, ?2, ?3, ?4, ?5)",
  [INSERT_DOCUMENT] = "INSERT INTO documents VALUES (?1, ?2, ?3)",
  [INSERT_TEXT] = "INSERT INTO texts VALUES (?1, ?2, ?3)",
  [INSERT_NAME] = "INSERT INTO names VALUES (?1, ?2, ?3)",
  [INSERT_SPELLING] = "INSERT INTO spellings VALUES (?1, ?2, ?3)",
  [INSERT_ALIKE] = "INSERT OR IGNORE INTO alike VALUES (?1, ?2)",
  [INSERT_FAMILY] = "INSERT INTO families VALUES (?1, ?2, ?3)",
};

/* A name of a document, by its hash or by its spelling. */
typedef struct {
  gint64       hash;
  char        *spelling; /* or NULL */
  gint64       document;
  AdcNameWhat  what;
} Name;

typedef struct {
  AdcIndex          *index;
  GArray            *names;       /* of Name: written at the end, in order, which takes less room */
  GArray            *spellings;   /* likewise */
  GHashTable        *ignored;     /* words */
  GPtrArray         *completions; /* or NULL */
  AdcLexiconBuilder *lexica;
  sqlite3_stmt      *inserts[N_INSERTS];
  gint64             n_documents;
  gint64             n_families;
} Builder;

static gboolean
step (Builder *self, sqlite3_stmt *statement, GError **error)
{
  const int status = sqlite3_step (statement);

  sqlite3_reset (statement);
  return status == SQLITE_DONE || adc_index_fail (self->index, error);
}

static void
clear_name (gpointer data)
{
  g_free (((Name *) data)->spelling);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  const Name *one = a, *other = b;
  int order = g_strcmp0 (one->spelling, other->spelling);

  if (order == 0)
    order = one->hash < other->hash ? -1 : one->hash > other->hash;
  if (order == 0)
    order = one->document < other->document ? -1 : one->document > other->document;

  return order != 0 ? order : (int) one->what - (int) other->what;
}

/* Several may be the same: a title that is spelled alike in two languages. */
static gboolean
write_names (Builder *self, GArray *names, sqlite3_stmt *insert, GError **error)
{
  g_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++) {
    const Name *name = &g_array_index (names, Name, i);

    if (i > 0 && compare_names (name, name - 1) == 0)
      continue;
    if (name->spelling != NULL)
      sqlite3_bind_text (insert, 1, name->spelling, -1, SQLITE_STATIC);
    else
      sqlite3_bind_int64 (insert, 1, name->hash);
    sqlite3_bind_int64 (insert, 2, name->document);
    sqlite3_bind_int (insert, 3, name->what);
    if (!step (self, insert, error))
      return FALSE;
  }

  return TRUE;
}

static void
add_key (Builder *self, const char *key, AdcNameWhat what)
{
  const Name name = { adc_names_hash (key), NULL, self->n_documents, what };

  g_array_append_val (self->names, name);
}

static void
add_spelling (Builder *self, const char *spelling, AdcNameWhat what)
{
  const Name name = { 0, adc_fold (spelling), self->n_documents, what };

  g_array_append_val (self->spellings, name);
}

static void
add_name (Builder *self, const char *name, AdcNameWhat what, AdcNameWhat bare_what)
{
  AdcStemmer *stemmer = self->index->analyzer.stemmer;
  g_auto(GStrv) words = adc_fold_words (name, ADC_MAX_WORDS);
  const char * const *all = (const char * const *) words;
  g_autoptr(GPtrArray) keys = adc_names_list_keys (stemmer, all);
  g_autoptr(GPtrArray) bare_keys = adc_names_list_bare_keys (stemmer, all, self->ignored);

  for (guint i = 0; words[i] != NULL; i++)
    adc_lexicon_builder_add_name (self->lexica, words[i]);
  for (guint i = 0; i < keys->len; i++)
    add_key (self, keys->pdata[i], what);
  for (guint i = 0; i < bare_keys->len; i++)
    add_key (self, bare_keys->pdata[i], bare_what);
  add_spelling (self, name, what);
}

/* A title counts up to its bracket too: "Shield (ability)". */
static void
add_title (Builder *self, const char *title)
{
  g_autofree char *headword = adc_names_dup_headword (title);

  add_name (self, title, ADC_NAME_TITLE, ADC_NAME_BARE_TITLE);
  if (headword != NULL)
    add_name (self, headword, ADC_NAME_TITLE, ADC_NAME_BARE_TITLE);
}

static guint
add_language (AdcIndex *index, const char *language)
{
  guint place = adc_index_find_language (index, language);

  if (place == G_MAXUINT && index->languages->len < ADC_MAX_LANGUAGES) {
    place = index->languages->len;
    g_ptr_array_add (index->languages, g_strdup (language));
  }

  return place;
}

static void
append_line (GString *out, const char *line)
{
  if (out->len > 0)
    g_string_append_c (out, '\n');
  g_string_append (out, line);
}

static gboolean
add_texts (Builder *self, const AdcDocument *document, GString *titles, GString *bodies,
           GError **error)
{
  sqlite3_stmt *insert = self->inserts[INSERT_TEXT];

  for (guint i = 0; i < document->texts->len; i++) {
    const AdcDocumentText *text = &g_array_index (document->texts, AdcDocumentText, i);
    const guint language = add_language (self->index, text->language);

    if (language == G_MAXUINT)
      continue;

    append_line (titles, text->title);
    append_line (bodies, text->body);
    sqlite3_bind_int64 (insert, 1, adc_index_get_text_id (self->n_documents, language));
    adc_index_bind_text (insert, 2, text->title);
    adc_index_bind_text (insert, 3, text->body);
    if (!step (self, insert, error))
      return FALSE;
  }

  return TRUE;
}

static gboolean
insert_document (Builder *self, AdcEntry *entry, GError **error)
{
  sqlite3_stmt *insert = self->inserts[INSERT_DOCUMENT];

  sqlite3_bind_int64 (insert, 1, self->n_documents);
  adc_index_bind_text (insert, 2, adc_entry_get_id (entry));
  sqlite3_bind_int (insert, 3, adc_entry_get_page (entry));
  return step (self, insert, error);
}

static gboolean
insert_entry (Builder *self, const char *titles, const AdcDocument *document, const char *bodies,
              GError **error)
{
  sqlite3_stmt *insert = self->inserts[INSERT_ENTRY];
  g_autofree char *synonyms = adc_document_join (document->synonyms);
  g_autofree char *context = adc_document_join (document->context);

  sqlite3_bind_int64 (insert, 1, self->n_documents);
  adc_index_bind_text (insert, 2, titles);
  adc_index_bind_text (insert, 3, synonyms);
  adc_index_bind_text (insert, 4, context);
  adc_index_bind_text (insert, 5, bodies);
  return step (self, insert, error);
}

static void
add_names (Builder *self, const AdcDocument *document)
{
  for (guint i = 0; i < document->texts->len; i++)
    add_title (self, g_array_index (document->texts, AdcDocumentText, i).title);
  for (guint i = 0; i < document->synonyms->len; i++)
    add_name (self, document->synonyms->pdata[i], ADC_NAME_SYNONYM, ADC_NAME_BARE_SYNONYM);
}

static gboolean
add_document (Builder *self, AdcEntry *entry, guint32 bit, GError **error)
{
  g_autoptr(AdcDocument) document = adc_document_new (entry, self->completions);
  g_autoptr(GString) titles = g_string_new (NULL);
  g_autoptr(GString) bodies = g_string_new (NULL);

  self->n_documents++;
  adc_lexicon_builder_begin (self->lexica, bit);

  if (!insert_document (self, entry, error) ||
      !add_texts (self, document, titles, bodies, error) ||
      !insert_entry (self, titles->str, document, bodies->str, error))
    return FALSE;

  add_names (self, document); /* whose words were counted by now */
  return TRUE;
}

/* A word that stands for others exists, though no text has it. */
static void
add_known (Builder *self, GStrv words, guint32 games)
{
  for (guint i = 0; words[i] != NULL; i++) {
    const AdcStems stems = adc_stemmer_stem (self->index->analyzer.stemmer, words[i]);

    adc_lexicon_builder_add_known (self->lexica, games, words[i], stems.in, stems.n_different);
  }
}

/* Words and phrases that stand for one another, in these games. */
static gboolean
add_family (Builder *self, const char *members, guint32 games, GError **error)
{
  g_auto(GStrv) phrases = g_strsplit (members, ",", -1);
  g_autoptr(GString) folded = g_string_new (NULL);

  self->n_families++;
  for (guint i = 0; phrases[i] != NULL; i++) {
    g_auto(GStrv) words = adc_fold_words (phrases[i], ADC_MAX_WORDS);
    g_autofree char *phrase = g_strjoinv (" ", words);
    g_autoptr(GPtrArray) keys = adc_names_list_keys (self->index->analyzer.stemmer,
                                                     (const char * const *) words);

    append_line (folded, phrase);
    add_known (self, words, games);
    for (guint j = 0; j < keys->len; j++) {
      adc_index_bind_text (self->inserts[INSERT_ALIKE], 1, keys->pdata[j]);
      sqlite3_bind_int64 (self->inserts[INSERT_ALIKE], 2, self->n_families);
      if (!step (self, self->inserts[INSERT_ALIKE], error))
        return FALSE;
    }
  }

  sqlite3_bind_int64 (self->inserts[INSERT_FAMILY], 1, self->n_families);
  sqlite3_bind_int64 (self->inserts[INSERT_FAMILY], 2, games);
  adc_index_bind_text (self->inserts[INSERT_FAMILY], 3, folded->str);
  return step (self, self->inserts[INSERT_FAMILY], error);
}

static gboolean
add_families (Builder *self, GPtrArray *alike, guint32 games, GError **error)
{
  for (guint i = 0; i < alike->len; i++)
    if (!add_family (self, alike->pdata[i], games, error))
      return FALSE;

  return TRUE;
}

/* For the few rows that need no statement kept; %Q is a quoted text. */
static gboolean
execute_printf (Builder *self, const char *format, GError **error, ...)
{
  va_list arguments;
  char *sql;
  gboolean done;

  va_start (arguments, error);
  sql = sqlite3_vmprintf (format, arguments);
  va_end (arguments);
  done = adc_index_execute (self->index, sql, error);
  sqlite3_free (sql);

  return done;
}

static gboolean
add_kind (Builder *self, AdcGame *game, guint place, guint32 bit, AdcKind kind, GError **error)
{
  GListModel *entries = adc_game_get_entries (game, kind);
  const gint64 first = self->n_documents + 1;

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

    if (!add_document (self, entry, bit, error))
      return FALSE;
  }

  return self->n_documents < first ||
         execute_printf (self, "INSERT INTO ranges VALUES (%u, %d, %lld, %lld)", error, place,
                         (int) kind, (long long) first, (long long) self->n_documents);
}

static guint32
get_bit (AdcGame *game, guint place)
{
  return adc_game_is_guide (game) ? ADC_GUIDE_BIT : 1u << MIN (place, MAX_BITS - 1);
}

static gboolean
add_game (Builder *self, AdcGame *game, guint place, GError **error)
{
  const guint32 bit = get_bit (game, place);

  for (guint i = 0; i < ADC_N_KINDS; i++)
    if (!add_kind (self, game, place, bit, kind_order[i], error))
      return FALSE;

  return add_families (self, adc_game_get_alike (game), bit, error);
}

static gboolean
add_game_row (Builder *self, AdcGame *game, guint place, GError **error)
{
  g_autoptr(GString) titles = g_string_new (NULL);

  for (guint i = 0; i < self->index->languages->len; i++) {
    const char *title = adc_text_get_in (adc_game_get_title_text (game),
                                         self->index->languages->pdata[i]);

    g_string_append_printf (titles, "%s%s", i > 0 ? "\n" : "", title);
  }

  return execute_printf (self, "INSERT INTO games VALUES (%u, %Q, %u, %Q)", error, place,
                         adc_game_get_id (game), get_bit (game, place), titles->str);
}

/* Of AdcGame: the guide last. */
static GPtrArray *
list_games (AdcLibrary *library)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  AdcGame *guide = adc_library_get_guide (library);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    g_ptr_array_add (games, g_list_model_get_item (G_LIST_MODEL (library), i));
  if (guide != NULL)
    g_ptr_array_add (games, g_object_ref (guide));

  return games;
}

/* Titles of games are wanted in every language, and only now are all languages known. */
static gboolean
add_games (Builder *self, AdcLibrary *library, GError **error)
{
  g_autoptr(GPtrArray) games = list_games (library);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < games->len; i++) {
      AdcGame *game = games->pdata[i];

      if (!(pass == 0 ? add_game (self, game, i, error) : add_game_row (self, game, i, error)))
        return FALSE;
    }

  for (guint i = 0; i < self->index->languages->len; i++)
    if (!execute_printf (self, "INSERT INTO languages VALUES (%u, %Q)", error, i,
                         (char *) self->index->languages->pdata[i]))
      return FALSE;

  return TRUE;
}

static gboolean
add_word_list (Builder *self, AdcWordList *list, GError **error)
{
  for (guint i = 0; i < list->ignored->len; i++)
    if (!execute_printf (self, "INSERT OR IGNORE INTO ignored VALUES (%Q)", error,
                         (char *) list->ignored->pdata[i]))
      return FALSE;

  return add_families (self, list->alike, ADC_ALL_GAMES, error);
}

static gboolean
add_lexicon (Builder *self, int place, GBytes *bytes, GError **error)
{
  g_autoptr(sqlite3_stmt) insert = NULL;

  if (sqlite3_prepare_v2 (self->index->database, "INSERT INTO lexica VALUES (?1, ?2)", -1, &insert,
                          NULL) != SQLITE_OK)
    return adc_index_fail (self->index, error);

  sqlite3_bind_int (insert, 1, place);
  sqlite3_bind_blob (insert, 2, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                     SQLITE_STATIC);
  return step (self, insert, error);
}

static gboolean
add_lexica (Builder *self, GError **error)
{
  g_autoptr(GBytes) words = adc_lexicon_builder_end_words (self->lexica);
  g_autoptr(GBytes) stems = adc_lexicon_builder_end_stems (self->lexica);

  if (self->index->is_in_memory) { /* where the index has them anyway */
    self->index->words = adc_lexicon_new (words);
    self->index->stems = adc_lexicon_new (stems);
    return TRUE;
  }

  return add_lexicon (self, 0, words, error) && add_lexicon (self, 1, stems, error);
}

static gboolean
prepare (Builder *self, GError **error)
{
  for (guint i = 0; i < N_INSERTS; i++)
    if (sqlite3_prepare_v2 (self->index->database, insert_texts[i], -1, &self->inserts[i], NULL) !=
        SQLITE_OK)
      return adc_index_fail (self->index, error);

  return TRUE;
}

static gboolean
fill (Builder *self, AdcLibrary *library, AdcWordList *list, GError **error)
{
  for (guint i = 0; i < list->ignored->len; i++)
    g_hash_table_add (self->ignored, list->ignored->pdata[i]);

  return adc_index_execute (self->index, schema, error) &&
         adc_index_execute (self->index, "BEGIN", error) && prepare (self, error) &&
         add_games (self, library, error) &&
         write_names (self, self->names, self->inserts[INSERT_NAME], error) &&
         write_names (self, self->spellings, self->inserts[INSERT_SPELLING], error) &&
         add_word_list (self, list, error) &&
         add_lexica (self, error) && adc_index_execute (self->index, "COMMIT", error);
}

gboolean
adc_index_fill (AdcIndex *index, AdcLibrary *library, GPtrArray *completions, GError **error)
{
  g_autoptr(AdcLexiconBuilder) lexica = adc_lexicon_builder_new ();
  g_autoptr(GHashTable) ignored = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GError) list_error = NULL;
  g_autoptr(AdcWordList) list = adc_word_list_load (&list_error);
  g_autoptr(GArray) names = g_array_new (FALSE, FALSE, sizeof (Name));
  g_autoptr(GArray) spellings = g_array_new (FALSE, FALSE, sizeof (Name));
  Builder self = { .index = index, .names = names, .spellings = spellings, .ignored = ignored,
                   .completions = completions, .lexica = lexica };
  gboolean filled;

  if (list == NULL) {
    g_info ("%s", list_error->message); /* every word counts then, and stands for itself alone */
    list = adc_word_list_new ();
  }

  g_array_set_clear_func (spellings, clear_name);
  index->analyzer.builder = lexica;
  filled = fill (&self, library, list, error);
  index->analyzer.builder = NULL;
  for (guint i = 0; i < N_INSERTS; i++)
    sqlite3_finalize (self.inserts[i]);
  adc_stemmer_forget (index->analyzer.stemmer);
  sqlite3_db_release_memory (index->database);
  g_ptr_array_set_size (index->languages, 0); /* to be read like the rest */

  return filled;
}
