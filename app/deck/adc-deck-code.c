/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-exchange.h"

#include "adc-error.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* "ADC1-" and, in letters that no mail program changes: how many bytes the packed deck has, the
 * first bytes of a checksum of them, and the packed deck. Unpacked it is texts that end with a
 * zero, and numbers, seven bits a byte, the lowest first. */

#define PREFIX "ADC"
#define VERSION 1
#define CHECKSUM_BYTES 4
#define MAX_PLAYERS 99
#define ID_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"
#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZ_" ID_LETTERS
#define DAMAGED _("The code of the deck is damaged: a letter is wrong, missing or too much.")

static void
put_number (GByteArray *out, guint64 number)
{
  do {
    const guint8 byte = (number & 0x7f) | (number > 0x7f ? 0x80 : 0);

    g_byte_array_append (out, &byte, 1);
    number >>= 7;
  } while (number > 0);
}

static void
put_text (GByteArray *out, const char *text)
{
  const char *there = text != NULL ? text : "";

  g_byte_array_append (out, (const guint8 *) there, strlen (there) + 1);
}

/* What people have called something, as it can be read again: one line, no longer than names are. */
static void
put_name (GByteArray *out, const char *name)
{
  g_autoptr(GString) line = g_string_new (NULL);
  guint n_letters = 0;

  for (const char *c = name; c != NULL && *c != '\0' && n_letters < ADC_DECK_MAX_NAME;
       c = g_utf8_next_char (c), n_letters++) {
    const gunichar letter = g_utf8_get_char (c);

    g_string_append_unichar (line, g_unichar_iscntrl (letter) ? ' ' : letter);
  }
  put_text (out, line->str);
}

static void
put_pairs (GByteArray *out, GVariant *pairs)
{
  GVariantIter iter;
  const char *key, *text;

  put_number (out, g_variant_iter_init (&iter, pairs));
  while (g_variant_iter_next (&iter, "{&s&s}", &key, &text)) {
    put_text (out, key);
    put_name (out, text);
  }
}

/* Letters that an id begins with as the one before does: most are of one faction. */
static guint
count_shared (const char *id, const char *before)
{
  guint n_shared = 0;

  while (id[n_shared] != '\0' && id[n_shared] == before[n_shared])
    n_shared++;

  return n_shared;
}

/* The short things in columns, which packs better; a zone stands there once for all the lines in a
 * row that are in it. */
static void
put_lines (GByteArray *out, GPtrArray *lines, GVariant *states)
{
  const char *zone = "", *card = "";

  put_number (out, lines->len);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    put_text (out, g_str_equal (line->zone, zone) ? "" : line->zone);
    zone = line->zone;
  }
  for (guint i = 0; i < lines->len; i++)
    put_number (out, ((const AdcDeckLine *) lines->pdata[i])->count);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    put_number (out, line->card != NULL ? count_shared (line->card, card) : 0);
    card = line->card != NULL ? line->card : "";
  }
  card = "";
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    put_text (out, line->card != NULL ? line->card + count_shared (line->card, card) : "");
    put_name (out, line->name);
    card = line->card != NULL ? line->card : "";
  }
  for (guint i = 0; i < lines->len; i++) {
    g_autoptr(GVariant) state = g_variant_get_child_value (states, i);
    g_autoptr(GVariant) values = g_variant_get_child_value (state, 4);

    put_pairs (out, values);
  }
}

static GByteArray *
write_deck (AdcDeck *deck)
{
  g_autoptr(GVariant) state = g_variant_ref_sink (adc_deck_to_variant (deck));
  g_autoptr(GVariant) options = NULL;
  g_autoptr(GVariant) ignored = NULL;
  g_autoptr(GVariant) lines = NULL;
  GByteArray *out = g_byte_array_new ();
  const char *game, *kind, *title, *notes, *faction, *edition, *rule;
  GVariantIter iter;
  guint n_players;

  g_variant_get (state, "(&s&s&s&s&s&su@a{ss}@as@a(sssua{ss}))", &game, &kind, &title, &notes,
                 &faction, &edition, &n_players, &options, &ignored, &lines);
  put_text (out, game);
  put_text (out, kind);
  put_name (out, title);
  put_text (out, faction);
  put_text (out, edition);
  put_number (out, n_players);
  put_pairs (out, options);
  put_number (out, g_variant_iter_init (&iter, ignored));
  while (g_variant_iter_next (&iter, "&s", &rule))
    put_text (out, rule);
  put_lines (out, adc_deck_get_lines (deck), lines);

  return out;
}

/* What a converter makes of some bytes; NULL when it cannot, or when it is more than max. */
static GByteArray *
convert (GConverter *converter, const guint8 *bytes, gsize length, gsize max)
{
  g_autoptr(GByteArray) out = g_byte_array_new ();
  GConverterResult result = G_CONVERTER_CONVERTED;
  gsize n_done = 0;

  while (result != G_CONVERTER_FINISHED) {
    guint8 buffer[4096];
    gsize n_read, n_written;

    result = g_converter_convert (converter, bytes + n_done, length - n_done, buffer,
                                  sizeof buffer, G_CONVERTER_INPUT_AT_END, &n_read, &n_written,
                                  NULL);
    if (result == G_CONVERTER_ERROR || out->len + n_written > max)
      return NULL;
    g_byte_array_append (out, buffer, n_written);
    n_done += n_read;
  }

  return n_done == length ? g_steal_pointer (&out) : NULL;
}

static GByteArray *
pack (GByteArray *bytes)
{
  g_autoptr(GZlibCompressor) compressor =
    g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, 9);

  return convert (G_CONVERTER (compressor), bytes->data, bytes->len, G_MAXSIZE);
}

static GByteArray *
unpack (const guint8 *bytes, gsize length)
{
  g_autoptr(GZlibDecompressor) decompressor =
    g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW);

  return convert (G_CONVERTER (decompressor), bytes, length, ADC_DECK_MAX_UNPACKED);
}

static void
compute_checksum (const guint8 *bytes, gsize length, guint8 checksum[CHECKSUM_BYTES])
{
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize n_digest = sizeof digest;

  g_checksum_update (sum, bytes, length);
  g_checksum_get_digest (sum, digest, &n_digest);
  memcpy (checksum, digest, CHECKSUM_BYTES);
}

/* Without the signs that addresses and mail programs trip over. */
static char *
encode (const guint8 *bytes, gsize length)
{
  g_autofree char *text = g_base64_encode (bytes, length);

  g_strdelimit (text, "+", '-');
  g_strdelimit (text, "/", '_');
  text[strcspn (text, "=")] = '\0';
  return g_steal_pointer (&text);
}

/* Also of what is no code, as far as it goes; whether encode () would have written each letter. */
static guchar *
decode (const char *text, gsize *length, gboolean *is_sound)
{
  static const char * const padding[] = { "", "===", "==", "=" };
  g_autofree char *padded = g_strconcat (text, padding[strlen (text) % 4], NULL);
  g_autofree char *again = NULL;
  guchar *bytes;

  g_strdelimit (padded, "-", '+');
  g_strdelimit (padded, "_", '/');
  bytes = g_base64_decode (padded, length);
  again = encode (bytes, *length);
  *is_sound = g_str_equal (again, text);
  return bytes;
}

char *
adc_deck_to_code (AdcDeck *deck)
{
  g_autoptr(GByteArray) bytes = NULL;
  g_autoptr(GByteArray) packed = NULL;
  g_autoptr(GByteArray) all = g_byte_array_new ();
  g_autofree char *text = NULL;
  guint8 checksum[CHECKSUM_BYTES];

  g_return_val_if_fail (ADC_IS_DECK (deck), NULL);

  bytes = write_deck (deck);
  packed = pack (bytes);
  compute_checksum (packed->data, packed->len, checksum);
  put_number (all, packed->len);
  g_byte_array_append (all, checksum, CHECKSUM_BYTES);
  g_byte_array_append (all, packed->data, packed->len);
  text = encode (all->data, all->len);
  return g_strdup_printf (PREFIX "%d-%s", VERSION, text);
}

typedef struct {
  const guint8 *at;
  const guint8 *end;
  gboolean      is_bad; /* from then on everything is empty */
} Reader;

static guint64
get_number (Reader *self, guint64 max)
{
  guint64 number = 0;

  for (guint shift = 0; shift < 63 && self->at < self->end; shift += 7) {
    const guint8 byte = *self->at++;

    number |= (guint64) (byte & 0x7f) << shift;
    if ((byte & 0x80) == 0 && number <= max)
      return number;
    if ((byte & 0x80) == 0)
      break;
  }

  self->is_bad = TRUE;
  return 0;
}

/* One line of readable letters, no longer than names are. */
static const char *
get_text (Reader *self)
{
  const char *text = (const char *) self->at;
  const guint8 *zero = self->is_bad ? NULL : memchr (self->at, 0, self->end - self->at);

  if (zero != NULL && g_utf8_validate (text, zero - self->at, NULL) &&
      g_utf8_strlen (text, -1) <= ADC_DECK_MAX_NAME) {
    self->at = zero + 1;
    for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
      self->is_bad |= g_unichar_iscntrl (g_utf8_get_char (c));
  } else {
    self->is_bad = TRUE;
  }

  return self->is_bad ? "" : text;
}

/* What names something in a game's files. */
static const char *
get_id (Reader *self, gboolean may_be_empty)
{
  const char *text = get_text (self);
  const gsize length = strlen (text);

  self->is_bad |= strspn (text, ID_LETTERS) != length ||
                  (length == 0 && !may_be_empty);
  return self->is_bad ? "" : text;
}

static const char *
or_null (const char *text)
{
  return *text != '\0' ? text : NULL;
}

/* Texts point into what is read. */
typedef struct {
  const char *zone;
  char       *card; /* but for this one */
  const char *name;
  guint       count;
  guint       n_shared;
} Line;

static void
read_values (Reader *reader, AdcDeck *deck, const Line *line)
{
  g_autoptr(GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint64 n = get_number (reader, ADC_DECK_MAX_NAME); n > 0 && !reader->is_bad; n--) {
    const char *stat = get_id (reader, FALSE);

    g_hash_table_insert (values, (gpointer) stat, (gpointer) get_text (reader));
  }
  if (!reader->is_bad && adc_deck_add (deck, line->zone, or_null (line->card), or_null (line->name),
                                       values, line->count) != line->count)
    reader->is_bad = TRUE;
}

/* For the caller to free; empty where there is none. */
static char *
get_card (Reader *reader, const char *before, guint n_shared)
{
  const char *rest = get_id (reader, TRUE);

  reader->is_bad |= n_shared > strlen (before) || n_shared + strlen (rest) > ADC_DECK_MAX_NAME;
  return reader->is_bad ? g_strdup ("") : g_strdup_printf ("%.*s%s", (int) n_shared, before, rest);
}

static void
read_lines (Reader *reader, AdcDeck *deck)
{
  const guint n_lines = get_number (reader, ADC_DECK_MAX_LINES);
  g_autofree Line *lines = g_new0 (Line, n_lines);
  const char *zone = "", *card = "";

  for (guint i = 0; i < n_lines; i++) {
    const char *own = get_id (reader, *zone != '\0');

    zone = *own != '\0' ? own : zone;
    lines[i].zone = zone;
  }
  for (guint i = 0; i < n_lines; i++) {
    lines[i].count = get_number (reader, ADC_DECK_MAX_COUNT);
    reader->is_bad |= lines[i].count == 0;
  }
  for (guint i = 0; i < n_lines; i++)
    lines[i].n_shared = get_number (reader, ADC_DECK_MAX_NAME);
  for (guint i = 0; i < n_lines; i++) {
    lines[i].card = get_card (reader, card, lines[i].n_shared);
    lines[i].name = get_text (reader);
    card = lines[i].card;
  }
  for (guint i = 0; i < n_lines; i++) {
    read_values (reader, deck, &lines[i]);
    g_free (lines[i].card);
  }
}

static AdcDeck *
read_deck (Reader *reader)
{
  const char *game = get_id (reader, FALSE);
  const char *kind = get_id (reader, FALSE);
  g_autoptr(AdcDeck) deck = adc_deck_new (game, kind);

  adc_deck_set_title (deck, get_text (reader));
  adc_deck_set_faction (deck, or_null (get_id (reader, TRUE)));
  adc_deck_set_edition (deck, or_null (get_id (reader, TRUE)));
  adc_deck_set_players (deck, get_number (reader, MAX_PLAYERS));
  for (guint64 n = get_number (reader, ADC_DECK_MAX_LINES); n > 0 && !reader->is_bad; n--) {
    const char *choice = get_id (reader, FALSE);

    adc_deck_set_option (deck, choice, get_id (reader, FALSE));
  }
  for (guint64 n = get_number (reader, ADC_DECK_MAX_LINES); n > 0 && !reader->is_bad; n--)
    adc_deck_set_ignored (deck, get_id (reader, FALSE), TRUE);
  read_lines (reader, deck);

  return !reader->is_bad && reader->at == reader->end ? g_steal_pointer (&deck) : NULL;
}

/* Without the spaces and line breaks that came in on the way; NULL: nobody writes one that long. */
static char *
tidy (const char *code)
{
  g_autoptr(GString) tidied = g_string_new (NULL);

  for (const char *c = code; *c != '\0'; c++) {
    if (!g_ascii_isspace (*c))
      g_string_append_c (tidied, *c);
    if (tidied->len > ADC_DECK_MAX_CODE)
      return NULL;
  }

  return g_strdup (tidied->str);
}

static gboolean
refuse (GError **error, const char *message)
{
  g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID, message);
  return FALSE;
}

/* Where the text after the version begins. */
static gboolean
read_version (const char *code, const char **text, GError **error)
{
  char *end = NULL;
  guint64 version = 0;

  if (g_str_has_prefix (code, PREFIX) && g_ascii_isdigit (code[strlen (PREFIX)]))
    version = g_ascii_strtoull (code + strlen (PREFIX), &end, 10);
  if (version == 0 || *end != '-' || code[strlen (PREFIX)] == '0')
    return refuse (error, _("This is not the code of a deck."));
  if (version > VERSION)
    return refuse (error, _("This code is of a newer version of the program, which has to be "
                            "updated to read it."));

  *text = end + 1;
  return TRUE;
}

/* The packed deck, once its length and its checksum are right. */
static gboolean
read_envelope (Reader *reader, gboolean is_sound, GError **error)
{
  const guint64 length = get_number (reader, ADC_DECK_MAX_CODE);
  const gsize n_left = reader->end - reader->at;
  guint8 checksum[CHECKSUM_BYTES];

  if (reader->is_bad || n_left < length + CHECKSUM_BYTES)
    return refuse (error, _("The code of the deck is cut off: its end is missing."));

  compute_checksum (reader->at + CHECKSUM_BYTES, length, checksum);
  if (!is_sound || n_left > length + CHECKSUM_BYTES ||
      memcmp (checksum, reader->at, CHECKSUM_BYTES) != 0)
    return refuse (error, DAMAGED);

  reader->at += CHECKSUM_BYTES;
  return TRUE;
}

AdcDeck *
adc_deck_from_code (const char *code, GError **error)
{
  g_autofree char *tidied = NULL;
  g_autofree guchar *bytes = NULL;
  g_autoptr(GByteArray) unpacked = NULL;
  g_autoptr(AdcDeck) deck = NULL;
  gboolean is_sound;
  const char *text;
  gsize length;
  Reader reader;

  g_return_val_if_fail (code != NULL, NULL);

  tidied = tidy (code);
  if (tidied == NULL) {
    refuse (error, _("The code of the deck is too long."));
    return NULL;
  }
  if (!read_version (tidied, &text, error))
    return NULL;

  if (strspn (text, LETTERS) != strlen (text)) {
    refuse (error, DAMAGED);
    return NULL;
  }

  bytes = decode (text, &length, &is_sound);
  reader = (Reader) { bytes, bytes + length, FALSE };
  if (!read_envelope (&reader, is_sound, error))
    return NULL;

  unpacked = unpack (reader.at, reader.end - reader.at);
  if (unpacked != NULL && unpacked->len > 0) {
    reader = (Reader) { unpacked->data, unpacked->data + unpacked->len, FALSE };
    deck = read_deck (&reader);
  }
  if (deck == NULL)
    refuse (error, _("The code says something that is no deck."));

  return g_steal_pointer (&deck);
}
