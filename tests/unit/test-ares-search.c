/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players of Le Projet Arès type in the middle of a game, and what must come first. */

#include "adc-index.h"
#include "adc-language.h"
#include "adc-library-loader.h"

static const struct {
  const char *query;
  const char *first;
  const char *corrected; /* or NULL */
} cases[] = {
  { "bouclier", "bouclier", NULL },
  { "boucliers", "bouclier", NULL },
  { "shield", "bouclier", NULL },
  { "boucleir", "bouclier", "bouclier" },
  { "frontiére", "frontiere", NULL },
  { "FRONTIERE", "frontiere", NULL },
  { "oeuf", "egg", NULL },
  { "attaques en profondeur", "attaque-profondeur", NULL },
  { "deep strike", "attaque-profondeur", NULL },
  { "l'attaquant", "attaquant", NULL },
  { "no flanking", "pas-de-renfort", NULL },
  { "retreat", "retraite-terme", NULL },
  { "recon", "reconnaissance", NULL },
  { "resistent", "resistant-terme", "résistant" },
  { "emergency defense", "defense-urgence", NULL },
  { "seuil zero", "seuil-zero", NULL },
  { "6 rate toujours", "seuil-toucher", NULL },
  { "bank a point", "encaisser", NULL },
  { "égalité", "egalite", NULL },
  { "tie", "egalite", NULL },
  { "qui gagne", "qui-gagne", NULL },
  { "raid rewards", "raid-recompenses", NULL },
  { "mise en place", "mise-en-place", NULL },
  { "x", "x-score", NULL },
  { "base", "base", NULL },
  { "unité", "unite", NULL },
};

static void
test_first_result (void)
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcIndex) index = adc_index_new (library, &error);
  const AdcQuery options = { .game = "ares", .language = "fr", .limit = 5 };
  gboolean failed = FALSE;

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *corrected = NULL;
    g_autoptr(GPtrArray) results =
      adc_index_search (index, cases[i].query, &options, &corrected, &error);
    const char *first;

    g_assert_no_error (error);
    first = results->len > 0
              ? adc_entry_get_id (adc_search_result_get_entry (results->pdata[0]))
              : "nothing";
    if (!g_str_equal (first, cases[i].first) || g_strcmp0 (corrected, cases[i].corrected) != 0) {
      g_test_message ("“%s” finds %s, not %s", cases[i].query, first, cases[i].first);
      failed = TRUE;
    }
  }

  g_assert_false (failed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("fr");
  g_test_add_func ("/ares/first-result", test_first_result);

  return g_test_run ();
}
