/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "seeds.h"

#include "adc-completion.h"
#include "adc-completions-file.h"
#include "adc-deck-document.h"
#include "adc-deck-exchange.h"
#include "adc-deck-file.h"
#include "adc-library-loader.h"
#include "adc-piece.h"
#include "adc-problem.h"
#include "adc-stat.h"
#include "adc-xml.h"

#include <libxml/parser.h>
#include <string.h>

#define MAX_UNPACKED 0xffff
#define CODE_PREFIX "ADC1-"
#define CHECKSUM_BYTES 4
#define EVERY_LIST 4  /* of our decks, one in so many is exported: they are much alike */
#define EVERY_QUERY 3 /* of our queries, likewise */

/* What a code says, without its envelope. */
static gboolean
unpack (const char *code, guint8 *bytes, gsize *length)
{
  g_autofree char *text = g_strconcat (code + strlen (CODE_PREFIX), "===", NULL);
  g_autofree guchar *all = NULL;
  g_autoptr(GInputStream) packed = NULL;
  g_autoptr(GInputStream) stream = NULL;
  g_autoptr(GZlibDecompressor) decompressor =
    g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW);
  gsize n_all, start = 0;

  text[strlen (text) - (strlen (text) % 4)] = '\0';
  g_strdelimit (text, "-", '+');
  g_strdelimit (text, "_", '/');
  all = g_base64_decode (text, &n_all);
  while (start < n_all && (all[start] & 0x80) != 0)
    start++;
  start += 1 + CHECKSUM_BYTES;
  packed = g_memory_input_stream_new_from_data (all + start, n_all - start, NULL);
  stream = g_converter_input_stream_new (packed, G_CONVERTER (decompressor));
  return g_input_stream_read_all (stream, bytes, MAX_UNPACKED, length, NULL, NULL);
}

/* Where a kind stands among all kinds of all games: what target-list.c goes by. */
static guint
find_kind (AdcLibrary *library, AdcDeck *deck)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
    GPtrArray *kinds = adc_game_get_deck_kinds (game);

    for (guint j = 0; j < kinds->len; j++, n++)
      if (g_str_equal (adc_game_get_id (game), adc_deck_get_game (deck)) &&
          g_str_equal (((AdcDeckKind *) kinds->pdata[j])->id, adc_deck_get_kind (deck)))
        return n;
  }

  g_assert_not_reached ();
}

static void
write_lists (AdcDeck *deck, guint number, const char *folder, AdcLibrary *library)
{
  AdcGame *game = adc_library_get_game (library, adc_deck_get_game (deck));
  const char which = find_kind (library, deck) + 1;

  for (AdcDeckFormat format = ADC_DECK_FORMAT_TEXT; format <= ADC_DECK_FORMAT_CSV; format++) {
    g_autofree char *list = adc_deck_export (deck, game, format);
    g_autofree char *input = g_strdup_printf ("%c%s", which, list);

    seeds_write (folder, adc_deck_format_get_suffix (format) + 1, number, input, strlen (input));
  }
}

/* The deck as a file, as a code, as what the code says, and as lists. */
static void
write_deck (const char *path, AdcSchema *schema, guint number, const char *decks,
            const char *codes, const char *lists, AdcLibrary *library)
{
  static guint8 unpacked[MAX_UNPACKED];
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcDeck) deck = adc_deck_load_with (path, schema, problems);
  g_autofree char *contents = NULL;
  g_autofree char *code = NULL;
  gsize length;

  g_assert_nonnull (deck);
  g_file_get_contents (path, &contents, &length, NULL);
  seeds_write (decks, "deck", number, contents, length);
  code = adc_deck_to_code (deck);
  seeds_write (codes, "code", number, code, strlen (code));
  g_assert_true (unpack (code, unpacked, &length) && length > 0);
  seeds_write (codes, "says", number, unpacked, length);
  if (number % EVERY_LIST == 0)
    write_lists (deck, number, lists, library);
}

guint
seeds_write_decks (const char *tests, const char *decks, const char *codes, const char *lists,
                   AdcLibrary *library)
{
  g_autofree char *root = g_build_filename (tests, "decks", NULL);
  g_autoptr(GDir) games = g_dir_open (root, 0, NULL);
  g_autoptr(GPtrArray) problems = g_ptr_array_new ();
  g_autoptr(AdcSchema) schema = adc_deck_load_schema (problems);
  const char *game, *name;
  guint n_decks = 0;

  while ((game = g_dir_read_name (games)) != NULL) {
    g_autofree char *folder = g_build_filename (root, game, NULL);
    g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);

    while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ADC_DECK_SUFFIX))
        write_deck (path, schema, n_decks++, decks, codes, lists, library);
    }
  }

  return n_decks;
}

static void
add_completions (GPtrArray *items, AdcGame *game, AdcKind kind)
{
  GListModel *pieces = adc_game_get_entries (game, kind);
  GListModel *stats = adc_game_get_stats (game, kind);

  for (guint i = 0; i < MIN (4, g_list_model_get_n_items (pieces)); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    for (guint j = 0; j < g_list_model_get_n_items (stats); j++) {
      g_autoptr(AdcStat) stat = g_list_model_get_item (stats, j);
      const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));

      g_ptr_array_add (items, adc_completion_new (adc_game_get_id (game),
                                                  adc_entry_get_id (ADC_ENTRY (piece)),
                                                  adc_stat_get_id (stat),
                                                  value != NULL ? value->text : "1"));
    }
  }
}

guint
seeds_write_completions (const char *folder, AdcLibrary *library)
{
  guint n_written = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
    g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

    add_completions (items, game, ADC_KIND_UNIT);
    add_completions (items, game, ADC_KIND_CARD);
    while (items->len > 0) {
      g_autoptr(GPtrArray) few = g_ptr_array_new_with_free_func (g_object_unref);
      g_autofree char *text = NULL;

      while (items->len > 0 && few->len < 5)
        g_ptr_array_add (few, g_ptr_array_steal_index (items, items->len - 1));
      text = adc_completions_file_format (few);
      seeds_write (folder, "completions", n_written++, text, strlen (text));
    }
  }

  return n_written;
}

guint
seeds_write_queries (const char *tests, const char *folder)
{
  g_autofree char *root = g_build_filename (tests, "search", NULL);
  g_autoptr(GDir) dir = g_dir_open (root, 0, NULL);
  const char *name;
  guint n_lines = 0;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (root, name, NULL);
    g_autofree char *contents = NULL;
    g_auto(GStrv) lines = NULL;

    if (!g_str_has_suffix (name, ".tsv") || !g_file_get_contents (path, &contents, NULL, NULL))
      continue;
    lines = g_strsplit (contents, "\n", -1);
    for (guint i = 0; lines[i] != NULL; i++) {
      g_auto(GStrv) columns = g_strsplit (lines[i], "\t", -1);

      if (*lines[i] != '#' && g_strv_length (columns) > 1 && n_lines++ % EVERY_QUERY == 0) {
        g_autofree char *input =
          g_strdup_printf ("%c%c%s", 'A' + n_lines % 32, 'A' + n_lines % 16, columns[1]);

        seeds_write (folder, "query", n_lines, input, strlen (input));
      }
    }
  }

  return n_lines / EVERY_QUERY;
}

guint
seeds_write_scenarios (const char *tests, const char *folder)
{
  g_autofree char *games = g_build_filename (tests, "..", "data", "games", NULL);
  g_autoptr(GDir) all = g_dir_open (games, 0, NULL);
  const char *game, *name;
  guint n_written = 0;

  while ((game = g_dir_read_name (all)) != NULL) {
    g_autofree char *path = g_build_filename (games, game, "scenarios", NULL);
    g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);

    while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *contents = NULL;
      gsize length;

      if (g_str_has_suffix (name, ".xml") && g_file_get_contents (file, &contents, &length, NULL))
        seeds_write (folder, game, n_written++, contents, length);
    }
  }

  return n_written;
}

/* Names of elements and attributes, and the words that may stand in them. */
static void
collect_words (GHashTable *words, const xmlNode *node)
{
  g_autofree char *name = adc_xml_dup_attribute (node, "name");

  if (name != NULL && adc_xml_is (node, "element")) {
    g_hash_table_add (words, g_strdup_printf ("<%s", name));
    g_hash_table_add (words, g_strdup_printf ("</%s>", name));
  } else if (name != NULL && adc_xml_is (node, "attribute")) {
    g_hash_table_add (words, g_strdup_printf (" %s=\"", name));
  } else if (adc_xml_is (node, "value")) {
    g_hash_table_add (words, adc_xml_dup_text (node));
  }
  for (node = adc_xml_first_element (node); node != NULL; node = adc_xml_next_element (node))
    collect_words (words, node);
}

void
seeds_write_dictionary (const char *path)
{
  g_autoptr(GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *folder = adc_dup_data_path ("schemas", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr(GString) out = g_string_new (NULL);
  g_autoptr(GError) error = NULL;
  GHashTableIter iter;
  gpointer word;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = g_build_filename (folder, name, NULL);
    g_autoptr(xmlDoc) doc = g_str_has_suffix (name, ".rng") ? xmlReadFile (file, NULL, 0) : NULL;

    if (doc != NULL)
      collect_words (words, xmlDocGetRootElement (doc));
  }

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &word, NULL)) {
    g_auto(GStrv) parts = g_strsplit (word, "\"", -1);
    g_autofree char *escaped = g_strjoinv ("\\\"", parts);

    g_string_append_printf (out, "\"%s\"\n", escaped);
  }
  g_file_set_contents (path, out->str, out->len, &error);
  g_assert_no_error (error);
}
