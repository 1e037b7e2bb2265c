/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program's own help: ten pages that are read and found like rules, and no game to play. */

#include "adc-document.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-markup.h"
#include "adc-rule.h"
#include "adc-test-game.h"

#include <string.h>

#define N_PAGES 10
#define MAX_LETTERS 2400 /* of a page: about a screen */
#define MIN_QUESTIONS 5  /* that a page says it answers, in each language */

typedef struct {
  AdcLibrary *library;
  AdcGame    *guide;
} Fixture;

static Fixture fixture;

static const char * const languages[] = { "fr", "en" };

static AdcEntry *
get_page (guint position)
{
  g_autoptr(AdcEntry) page = g_list_model_get_item (adc_game_get_outline (fixture.guide), position);

  g_assert_nonnull (page);
  return page; /* the guide holds it */
}

/* Whoever goes through the games does not meet it, and whoever has a location finds it. */
static void
test_apart (void)
{
  const char *id = adc_game_get_id (fixture.guide);
  g_autofree char *location = adc_entry_dup_location (get_page (0));

  g_assert_true (adc_game_is_guide (fixture.guide));
  g_assert_false (adc_game_is_users_own (fixture.guide));
  g_assert_null (adc_library_get_game (fixture.library, id));
  g_assert_true (adc_library_get_work (fixture.library, id) == fixture.guide);
  g_assert_true (adc_library_find (fixture.library, location) == get_page (0));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture.library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (fixture.library), i);

    g_assert_false (adc_game_is_guide (game));
    g_assert_true (adc_library_get_work (fixture.library, adc_game_get_id (game)) == game);
  }
}

/* A second one is refused, and so is a game of its name. */
static void
test_one (void)
{
  g_autoptr(AdcText) title = adc_text_new ("fr", "Autre");
  g_autoptr(AdcGame) other = adc_game_new ("other", "fr", title);
  g_autoptr(AdcGame) namesake = adc_game_new (adc_game_get_id (fixture.guide), "fr", title);

  adc_game_set_is_guide (other);
  g_assert_false (adc_library_add (fixture.library, other));
  g_assert_false (adc_library_add (fixture.library, namesake));
  g_assert_true (adc_library_get_guide (fixture.library) == fixture.guide);
}

static guint
count_in (GPtrArray *texts, const char *language)
{
  guint n = 0;

  for (guint i = 0; i < texts->len; i++)
    n += adc_text_has (texts->pdata[i], language);

  return n;
}

/* Ten, each about a screen long, and called "Help" wherever a rule is called "Rule". */
static void
test_pages (void)
{
  guint n_entries = 0;

  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++)
    n_entries += g_list_model_get_n_items (adc_game_get_entries (fixture.guide, kind));
  g_assert_cmpuint (n_entries, ==, N_PAGES);
  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_outline (fixture.guide)), ==, N_PAGES);

  for (guint i = 0; i < N_PAGES; i++) {
    AdcEntry *page = get_page (i);
    g_autofree char *citation = adc_entry_dup_citation (page);

    g_assert_cmpstr (adc_entry_get_kind_title (page), ==, "Help");
    g_assert_cmpstr (citation, ==, "Aide-de-camp");
    for (guint j = 0; j < G_N_ELEMENTS (languages); j++) {
      g_autofree char *text = adc_document_dup_text (page, languages[j]);

      if (g_utf8_strlen (text, -1) > MAX_LETTERS)
        g_error ("“%s” has %ld letters in “%s”", adc_entry_get_id (page),
                 g_utf8_strlen (text, -1), languages[j]);
      g_assert_cmpuint (g_utf8_strlen (text, -1), >, MAX_LETTERS / 4);
      g_assert_cmpuint (count_in (adc_entry_get_asked (page), languages[j]), >=, MIN_QUESTIONS);
    }
  }
}

static void
check_links (const AdcBlock *block, gpointer user_data)
{
  guint *n_links = user_data;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    g_autoptr(GPtrArray) spans = adc_markup_parse (adc_text_get_in (block->text, languages[i]));

    g_assert_true (adc_text_has (block->text, languages[i]));
    for (guint j = 0; j < spans->len; j++) {
      const AdcSpan *span = spans->pdata[j];

      if (span->target == NULL)
        continue;
      ++*n_links;
      if (adc_game_lookup (fixture.guide, span->target) == NULL)
        g_error ("there is no page “%s”", span->target);
    }
  }
}

static void
test_links (void)
{
  guint n_links = 0;

  for (guint i = 0; i < N_PAGES; i++) {
    const char * const *see_also = adc_entry_get_see_also (get_page (i));

    adc_blocks_foreach (adc_entry_get_blocks (get_page (i)), check_links, &n_links);
    for (guint j = 0; see_also != NULL && see_also[j] != NULL; j++)
      g_assert_nonnull (adc_game_lookup (fixture.guide, see_also[j]));
  }

  g_assert_cmpuint (n_links, >=, N_PAGES);
}

/* It speaks beside every game: nobody else may put his words there. */
static void
test_nobody_elses (void)
{
  static const char contents[] = "<?xml version='1.0'?>\n"
                                 "<game format='1' id='tiny' xml:lang='fr' role='guide'>\n"
                                 "<title>Petit jeu</title><players min='2' max='4'/>"
                                 "<source id='livret'><title>Livret</title></source>\n"
                                 "</game>\n";
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *path = g_build_filename (files->folder, "game.xml", NULL);
  const char *paths[] = { files->folder, path };

  adc_test_game_write (files, "game.xml", contents);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autoptr(GPtrArray) problems = adc_validate_path (paths[i]);
    gboolean is_told = FALSE;

    for (guint j = 0; j < problems->len; j++) {
      const AdcProblem *problem = problems->pdata[j];

      is_told |= problem->line == 2 &&
                 strstr (problem->message, "only the program’s own help has role=\"guide\"") != NULL;
    }
    g_assert_true (is_told);
  }
}

/* The one that ships is sound, where it ships. */
static void
test_sound (void)
{
  g_autoptr(GPtrArray) problems = adc_validate_path (adc_game_get_folder (fixture.guide));

  g_assert_cmpuint (problems->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_autoptr(GPtrArray) problems = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  fixture.library = adc_library_load (&problems);
  fixture.guide = adc_library_get_guide (fixture.library);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_nonnull (fixture.guide);

  g_test_add_func ("/guide/apart", test_apart);
  g_test_add_func ("/guide/one", test_one);
  g_test_add_func ("/guide/pages", test_pages);
  g_test_add_func ("/guide/links", test_links);
  g_test_add_func ("/guide/nobody-elses", test_nobody_elses);
  g_test_add_func ("/guide/sound", test_sound);
  status = g_test_run ();
  g_assert_finalize_object (fixture.library);

  return status;
}
