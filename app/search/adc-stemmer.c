/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-stemmer.h"

#include <libstemmer.h>
#include <string.h>

#define MAX_LENGTH 48     /* bytes; what is longer is no word of any language we stem */
#define MAX_ROUNDS 4      /* stemming a stem again */
#define MIN_STEM 4        /* letters it must have left for that */
#define MIN_THIRD_PERSON 6 /* letters of a verb in -ent: tirent, but not vent */
#define MAX_KNOWN 100000  /* words remembered */

/* The order is that of AdcStems.in. */
enum { FRENCH, ENGLISH };
static const char * const languages[ADC_N_STEMS] = { [FRENCH] = "french", [ENGLISH] = "english" };

struct _AdcStemmer {
  struct sb_stemmer *snowball[ADC_N_STEMS];
  GHashTable        *known; /* word -> its stems, each with its NUL, one after the other */
};

AdcStemmer *
adc_stemmer_new (void)
{
  AdcStemmer *self = g_new0 (AdcStemmer, 1);

  for (guint i = 0; i < ADC_N_STEMS; i++)
    self->snowball[i] = sb_stemmer_new (languages[i], NULL);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  return self;
}

void
adc_stemmer_free (AdcStemmer *self)
{
  for (guint i = 0; i < ADC_N_STEMS; i++)
    sb_stemmer_delete (self->snowball[i]);
  g_hash_table_unref (self->known);
  g_free (self);
}

void
adc_stemmer_forget (AdcStemmer *self)
{
  g_hash_table_remove_all (self->known);
}

static gboolean
has_digit (const char *word)
{
  return strpbrk (word, "0123456789") != NULL;
}

/* Snowball knows the plurals in -aux, not those in -oux and -eux: jeux, genoux. */
static void
drop_silent_x (char *stem)
{
  const gsize length = strlen (stem);

  if (length > 3 && (g_str_has_suffix (stem, "eux") || g_str_has_suffix (stem, "oux")))
    stem[length - 1] = '\0';
}

/* Snowball keeps the ending of "ils tirent", which a noun may have too; then both are cut alike. */
static void
drop_third_person (char *stem)
{
  const gsize length = strlen (stem);

  if (length >= MIN_THIRD_PERSON && g_str_has_suffix (stem, "ent"))
    stem[length - 3] = '\0';
}

/* Without its accents an ending may hide another one ("endommagees"): what is left is stemmed until
 * nothing more comes off, so that every form of a word ends up at the same place. */
static void
stem_in (AdcStemmer *self, const char *word, guint language, char out[MAX_LENGTH + 1])
{
  g_strlcpy (out, word, MAX_LENGTH + 1);
  for (guint i = 0; i < MAX_ROUNDS; i++) {
    const gsize before = strlen (out);
    const sb_symbol *stem = sb_stemmer_stem (self->snowball[language], (const sb_symbol *) out,
                                             before);
    const gsize length = stem != NULL ? (gsize) sb_stemmer_length (self->snowball[language]) : 0;

    if (length == 0 || length > MAX_LENGTH || (i > 0 && length < MIN_STEM))
      break;
    memmove (out, stem, length);
    out[length] = '\0';
    if (language == FRENCH)
      drop_third_person (out);
    if (strlen (out) == before || strlen (out) <= 3) /* only ever shorter, or done */
      break;
  }

  drop_silent_x (out);
}

static char *
find_stems (AdcStemmer *self, const char *word)
{
  char stems[ADC_N_STEMS][MAX_LENGTH + 1];
  gsize sizes[ADC_N_STEMS];
  char *joined;

  for (guint i = 0; i < ADC_N_STEMS; i++) {
    if (strlen (word) > MAX_LENGTH || has_digit (word))
      return NULL;
    stem_in (self, word, i, stems[i]);
    sizes[i] = strlen (stems[i]) + 1;
  }

  joined = g_malloc (sizes[0] + sizes[1]);
  memcpy (joined, stems[0], sizes[0]);
  memcpy (joined + sizes[0], stems[1], sizes[1]);
  return joined;
}

AdcStems
adc_stemmer_stem (AdcStemmer *self, const char *word)
{
  gpointer key, stems;

  g_return_val_if_fail (self != NULL && word != NULL, ((AdcStems) { { word, word }, 1 }));

  if (!g_hash_table_lookup_extended (self->known, word, &key, &stems)) {
    if (g_hash_table_size (self->known) >= MAX_KNOWN)
      adc_stemmer_forget (self);
    key = g_strdup (word);
    stems = find_stems (self, word);
    g_hash_table_insert (self->known, key, stems);
  }

  if (stems == NULL) /* the word itself */
    return (AdcStems) { { key, key }, 1 };

  {
    const char *first = stems;
    const char *second = first + strlen (first) + 1;

    return (AdcStems) { { first, second }, g_str_equal (first, second) ? 1 : 2 };
  }
}

char *
adc_stemmer_stem_words (AdcStemmer *self, const char * const *words, guint language)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && words != NULL && language < ADC_N_STEMS, NULL);

  for (guint i = 0; words[i] != NULL; i++) {
    const AdcStems stems = adc_stemmer_stem (self, words[i]);

    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", stems.in[language]);
  }

  return g_string_free (out, FALSE);
}
