/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-stem.h"

#include "adc-tokenizer.h"

#include <string.h>

/* The first ending that fits decides; the order matters. */
static const struct {
  const char *ending;
  gsize       min_length; /* of the whole word */
  const char *singular[2];
} plurals[] = {
  { "eaux", 6, { "eau" } },       /* vaisseaux */
  { "aux", 5, { "al" } },         /* signaux */
  { "eux", 4, { "eu" } },         /* jeux */
  { "oux", 5, { "ou" } },         /* genoux */
  { "ies", 5, { "ie", "y" } },    /* batteries: batterie, battery */
  { "sses", 6, { "sse", "ss" } }, /* passes: passe, pass */
  { "ches", 6, { "che", "ch" } },
  { "shes", 6, { "she", "sh" } },
  { "xes", 5, { "xe", "x" } },
  { "ss", 0, { NULL } },
  { "s", 4, { "" } },
};

GStrv
adc_stems (const char *word)
{
  g_autoptr(GStrvBuilder) stems = g_strv_builder_new ();
  gsize length;

  g_return_val_if_fail (word != NULL, NULL);

  length = strlen (word);
  for (guint i = 0; i < G_N_ELEMENTS (plurals); i++) {
    if (length < plurals[i].min_length || !g_str_has_suffix (word, plurals[i].ending))
      continue;

    for (guint j = 0; j < G_N_ELEMENTS (plurals[i].singular) && plurals[i].singular[j] != NULL;
         j++) {
      g_autofree char *stem = g_strndup (word, length - strlen (plurals[i].ending));
      g_autofree char *whole = g_strconcat (stem, plurals[i].singular[j], NULL);

      g_strv_builder_add (stems, whole);
    }
    break;
  }

  return g_strv_builder_end (stems);
}

static int
append_stem (const char *word, gsize start G_GNUC_UNUSED, gsize end G_GNUC_UNUSED,
             gpointer user_data)
{
  g_auto(GStrv) stems = adc_stems (word);

  g_strv_builder_add (user_data, stems[0] != NULL ? stems[0] : word);
  return 0;
}

char *
adc_stem_text (const char *text)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) words = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  adc_foreach_word (text, -1, append_stem, builder);
  words = g_strv_builder_end (builder);
  return g_strjoinv (" ", words);
}
