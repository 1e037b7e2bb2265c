/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ability.h"
#include "adc-completion.h"
#include "adc-index.h"
#include "adc-language.h"
#include "adc-rule.h"
#include "adc-sequence.h"
#include "adc-term.h"
#include "adc-unit.h"

#include <string.h>

typedef struct {
  AdcLibrary *library;
  AdcIndex   *index;
} Fixture;

static AdcText *
text_new (const char *french, const char *english)
{
  AdcText *text = adc_text_new ("fr", french);

  if (english != NULL)
    adc_text_add (text, "en", english);

  return text;
}

static AdcBlock *
paragraph_new (const char *french, const char *english)
{
  AdcBlock *block = adc_block_new (ADC_BLOCK_PARAGRAPH);

  block->text = text_new (french, english);
  return block;
}

static AdcEntry *
add_entry (AdcGame *game, GType type, const char *id, const char *french, const char *english,
           AdcBlock *block)
{
  g_autoptr(AdcEntry) entry = g_object_new (type, NULL);

  adc_entry_set_id (entry, id);
  adc_entry_take_title (entry, text_new (french, english));
  adc_entry_set_citation (entry, NULL, 1, NULL);
  if (block != NULL)
    adc_entry_take_block (entry, block);
  g_assert_true (adc_game_add_entry (game, entry));

  return entry; /* the game keeps it */
}

static void
add_sequence (AdcGame *game)
{
  AdcEntry *sequence = add_entry (game, ADC_TYPE_SEQUENCE, "tour", "Tour de jeu", "Game turn",
                                  NULL);
  g_autoptr(AdcText) outer_title = text_new ("Ravitaillement", "Supply");
  g_autoptr(AdcText) inner_title = text_new ("Piocher", "Draw");
  g_autoptr(AdcStep) outer = adc_step_new ("un", NULL, outer_title);
  g_autoptr(AdcStep) inner = adc_step_new ("deux", NULL, inner_title);

  adc_step_take_block (inner, paragraph_new ("Prenez une enveloppe.", "Take an envelope."));
  adc_step_add_child (outer, inner);
  adc_sequence_add_step (ADC_SEQUENCE (sequence), outer);
}

static void
add_unit (AdcGame *game)
{
  g_autoptr(AdcText) abilities_title = text_new ("Capacités", "Abilities");
  g_autoptr(AdcText) cost_title = text_new ("Coût", "Cost");
  g_autoptr(AdcStat) abilities = adc_stat_new ("abilities", abilities_title, "abilities", NULL);
  g_autoptr(AdcStat) cost = adc_stat_new ("cost", cost_title, "integer", "cost");
  g_autoptr(AdcText) motto_title = text_new ("Devise", "Motto");
  g_autoptr(AdcStat) motto = adc_stat_new ("motto", motto_title, "text", NULL);
  AdcEntry *unit;

  adc_game_add_stat (game, ADC_KIND_UNIT, abilities);
  adc_game_add_stat (game, ADC_KIND_UNIT, cost);
  adc_game_add_stat (game, ADC_KIND_UNIT, motto);
  add_entry (game, ADC_TYPE_ABILITY, "furtif", "Furtif", "Stealthy", NULL);
  unit = add_entry (game, ADC_TYPE_UNIT, "eclaireur", "Éclaireur", "Scout", NULL);
  adc_piece_take_value (ADC_PIECE (unit), "abilities",
                        adc_value_new ("furtif:2", ADC_BASIS_STATED, TRUE));
  adc_piece_take_value (ADC_PIECE (unit), "cost", adc_value_new ("7654", ADC_BASIS_STATED, TRUE));
}

/* Entries whose names are what the query is, while their long texts make the words of others weigh
 * more. */
static void
add_ranked (AdcGame *game)
{
  g_autofree char *filler = g_strnfill (200, 'z');
  g_autoptr(AdcText) snow = text_new ("neige", NULL);
  g_autoptr(AdcText) guard = text_new ("garde", NULL);
  AdcEntry *entry;

  for (guint i = 1; i < 200; i += 2)
    filler[i] = ' ';

  entry = add_entry (game, ADC_TYPE_RULE, "hiver", "Campagne d’hiver", NULL,
                     paragraph_new (filler, NULL));
  adc_entry_add_synonym (entry, snow);
  add_entry (game, ADC_TYPE_RULE, "divers", "Divers", NULL,
             paragraph_new ("Campagne hiver, campagne hiver.", NULL));
  add_entry (game, ADC_TYPE_RULE, "neige", "Neige éternelle", NULL, NULL);
  add_entry (game, ADC_TYPE_RULE, "garde", "Garde (poste)", NULL, paragraph_new (filler, NULL));
  entry = add_entry (game, ADC_TYPE_RULE, "sentinelle", "Sentinelle", NULL, NULL);
  adc_entry_add_synonym (entry, guard);
  add_entry (game, ADC_TYPE_RULE, "surprise", "Surprise", NULL,
             paragraph_new ("Une embuscade.", NULL));
}

static AdcGame *
game_new (void)
{
  g_autoptr(AdcText) title = text_new ("Essai", "Trial");
  g_autoptr(AdcText) synonym = text_new ("raid lointain", NULL);
  g_autoptr(AdcText) asked = text_new ("puis-je sauter une ligne", "may I jump a row");
  AdcGame *game = adc_game_new ("essai", "fr", title);
  AdcEntry *term;

  add_entry (game, ADC_TYPE_RULE, "attaque", "Attaque", "Attack",
             paragraph_new ("L’assaut contre la [[frontiere]] & <plus loin>, œuvre des signaux.",
                            "The assault on the [[frontiere]] & <beyond>, the work of armies."));
  add_entry (game, ADC_TYPE_RULE, "bouclier-regle", "Bouclier", "Shield",
             paragraph_new ("Bouclier, bouclier, toujours le bouclier.",
                            "Shield, shield, always the shield."));
  add_entry (game, ADC_TYPE_RULE, "bouclier-long", "Boucliers de campagne", "Field shields", NULL);
  add_entry (game, ADC_TYPE_TERM, "bouclier", "Bouclier", "Shield",
             paragraph_new ("Il arrête un tir.", "It stops a shot."));
  add_entry (game, ADC_TYPE_TERM, "frontiere", "Frontière", "Frontier",
             paragraph_new ("Entre deux bases ; un bouclier la garde.",
                            "Between two bases; a shield guards it."));
  term = add_entry (game, ADC_TYPE_TERM, "profondeur", "Attaque en profondeur", "Deep strike",
                    paragraph_new ("Une attaque par-dessus la frontière.",
                                   "An attack beyond the frontier."));
  adc_entry_add_synonym (term, synonym);
  adc_entry_add_asked (term, asked);
  adc_game_add_alike (game, "palissade, frontière, rempart de bois");
  add_entry (game, ADC_TYPE_RULE, "riposte", "Contre-attaque", "Counter-attack",
             paragraph_new ("Aussitôt.", "At once."));
  add_entry (game, ADC_TYPE_TERM, "depart", "Retraite", "Retreat",
             paragraph_new ("Un simple départ.", "A mere withdrawal."));
  add_entry (game, ADC_TYPE_RULE, "jumeau-a", "Vert", "Azure",
             paragraph_new ("Gémellaire.", "Gemellary."));
  add_entry (game, ADC_TYPE_RULE, "jumeau-b", "Bleu", "White",
             paragraph_new ("Gémellaire.", "Gemellary."));
  add_entry (game, ADC_TYPE_TERM, "seul", "Solitaire", NULL,
             paragraph_new ("Sans traduction.", NULL));
  add_sequence (game);
  add_unit (game);
  add_ranked (game);

  return game;
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcGame) game = game_new ();
  g_autoptr(AdcText) title = text_new ("Autre", "Other");
  g_autoptr(AdcGame) other = adc_game_new ("autre", "fr", title);
  g_autoptr(GError) error = NULL;

  add_entry (other, ADC_TYPE_TERM, "bouclier", "Bouclier", "Shield", NULL);
  fixture->library = adc_library_new ();
  adc_library_add (fixture->library, game);
  adc_library_add (fixture->library, other);
  fixture->index = adc_index_new (fixture->library, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->index);
  g_assert_finalize_object (fixture->library);
}

/* The ids of what is found in the first game, in order, with a space between two. */
static char *
search_ids (Fixture *fixture, const char *query, const char *language, char **corrected)
{
  AdcQuery options = { .game = "essai", .language = language };
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, query, &options, &error);
  GPtrArray *results = answer->results;
  GString *ids = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < results->len; i++) {
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            adc_search_result_get_id (results->pdata[i]));
    if (i > 0)
      g_assert_cmpfloat (adc_search_result_get_score (results->pdata[i]), <=,
                         adc_search_result_get_score (results->pdata[i - 1]));
  }

  if (corrected != NULL)
    *corrected = g_strdup (answer->corrected);
  return g_string_free (ids, FALSE);
}

static void
test_finds (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *query;
    const char *first;
    guint       n_results;
  } cases[] = {
    { "frontiere", "frontiere", 3 }, /* the headword, then those that speak of it */
    { "FRONTIÈRE", "frontiere", 3 },
    { "fro", "frontiere", 3 },
    { "oeuvre", "attaque", 1 },
    { "l'assaut", "attaque", 3 }, /* and what speaks of an attack */
    { "signal", "attaque", 1 }, /* the text says signaux */
    { "army", "attaque", 1 }, /* and armies */
    { "assauts", "attaque", 3 },
    { "deep strike", "profondeur", 1 },
    { "Deep Strikes", "profondeur", 1 },
    { "strike deep", "profondeur", 1 },
    { "raids lointains", "profondeur", 1 }, /* a synonym */
    { "enveloppe", "tour", 1 }, /* inside a step of a sequence */
    { "ravitaillement piocher", "tour", 1 },
    { "furtif", "furtif", 2 }, /* a unit by its ability */
    { "7654", NULL, 0 }, /* but not by its numbers */
    { "l'embuscade", "surprise", 1 }, /* an article is not asked for */
    { "introuvable", NULL, 0 },
    { "frontière introuvable", "frontiere", 3 }, /* some of the words, when nothing has all */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *corrected = NULL;
    g_autofree char *ids = search_ids (fixture, cases[i].query, "fr", &corrected);
    g_auto(GStrv) found = NULL;

    g_test_message ("%s", cases[i].query);
    found = g_strsplit (ids, " ", -1);
    g_assert_cmpuint (g_strv_length (found), ==, cases[i].n_results);
    if (cases[i].n_results > 0)
      g_assert_cmpstr (found[0], ==, cases[i].first);
    g_assert_null (corrected);
  }
}

static void
test_best_match_is_first (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *query;
    const char *language;
    const char *ids;
  } cases[] = {
    /* The headword, the rule of that name, the title that begins with it, the text that speaks of
       it. */
    { "bouclier", "fr", "bouclier bouclier-regle bouclier-long frontiere" },
    { "Boucliers", "fr", "bouclier bouclier-regle bouclier-long frontiere" },
    { "shield", "en", "bouclier bouclier-regle bouclier-long frontiere" },
    { "garde", "fr", "garde sentinelle frontiere" }, /* a title up to its bracket, a synonym */
    { "neige", "fr", "hiver neige" },                /* a synonym, the beginning of a title */
    { "campagne", "fr",
      "hiver bouclier-long divers" },           /* the beginning of a title, its middle, a text */
    { "hiver campagne", "fr", "hiver divers bouclier-long" }, /* in the title, in the text */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *ids = search_ids (fixture, cases[i].query, cases[i].language, NULL);

    g_test_message ("%s: %s", cases[i].query, ids);
    g_assert_cmpstr (ids, ==, cases[i].ids);
  }
}

static void
test_any_input_is_a_query (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const queries[] = {
    "",        " ",         "\"",       "*",       "bouclier*", "\"bouclier",
    "c++",     "NEAR(a b)", "a OR",     "AND",     "NOT",       "title:tir",
    "-x",      "^tir",      "{a b}: c", "'; DROP", "a:b:c",     "(((",
    "%s%n",    "½ ² ①",     "\xff\xfe", "\xc3",    "\xcc\x81",  "\xf0\x9f\x9a\x80 fusée",
    "a\tb\nc", "…",         "Ω",
  };
  g_autofree char *one_word = g_strnfill (10000, 'a');
  g_autoptr(GString) many_words = g_string_new (NULL);

  for (guint i = 0; i < 2000; i++)
    g_string_append_printf (many_words, "mot%u ", i);

  for (guint i = 0; i < G_N_ELEMENTS (queries) + 2; i++) {
    const char *query = i < G_N_ELEMENTS (queries) ? queries[i]
                        : i % 2 != 0               ? one_word
                                                   : many_words->str;
    g_autoptr(GError) error = NULL;
    g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, query, NULL, &error);

    g_assert_no_error (error);
    g_assert_nonnull (answer);
  }
}

static void
test_corrects (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *corrected = NULL;
  g_autofree char *ids = search_ids (fixture, "fronteire", "fr", &corrected);

  g_assert_cmpstr (corrected, ==, "frontière");
  g_assert_true (g_str_has_prefix (ids, "frontiere "));
}

static void
test_title_is_in_the_language_asked_for (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *query;
    const char *language;
    const char *title;
    const char *snippet_language;
  } cases[] = {
    { "deep strike", "fr", "Attaque en profondeur", "fr" }, /* only its name has the words */
    { "deep strike", "en", "Deep strike", "en" },
    { "attaque en profondeur", "en", "Deep strike", "en" }, /* for “attack” is as good */
    { "frontiere", "en", "Frontier", "en" }, /* the text does not say it in any */
    { "attaque lointaine", "en", "Deep strike", "en" },
    { "retraite", "fr", "Retraite", "fr" }, /* though only the English says “withdrawal” */
    { "embuscade", "en", "Surprise", "fr" }, /* it has only the French */
    { "solitaire", "en", "Solitaire", "fr" }, /* it has no other name */
    { "frontier", "fr", "Frontière", "fr" },  /* begins words of both languages */
    { "frontier", "en", "Frontier", "en" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    AdcQuery options = { .language = cases[i].language };
    g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, cases[i].query, &options, NULL);
    GPtrArray *results = answer->results;

    g_assert_cmpuint (results->len, >, 0);
    g_assert_cmpstr (adc_search_result_get_title (results->pdata[0]), ==, cases[i].title);
    g_assert_cmpstr (adc_search_result_get_language (results->pdata[0]), ==,
                     cases[i].snippet_language);
  }
}

static void
test_current_language_is_the_default (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcAnswer) answer = NULL;

  adc_language_set_current ("en");
  answer = adc_index_search (fixture->index, "frontiere", NULL, NULL);
  g_assert_cmpstr (adc_search_result_get_title (answer->results->pdata[0]), ==, "Frontier");
  adc_language_set_current ("fr");
}

static void
test_snippet_marks_the_original (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcQuery options = { .language = "fr" };
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, "oeuv signal", &options, NULL);
  GPtrArray *results = answer->results;
  g_autofree char *markup = NULL;
  g_autofree char *plain = NULL;

  g_assert_cmpuint (results->len, >, 0);
  markup = adc_search_result_dup_markup (results->pdata[0]);
  g_assert_cmpstr (markup, ==,
                   "L’assaut contre la Frontière &amp; &lt;plus loin&gt;, <b>œuvre</b> des "
                   "<b>signaux</b>.");
  plain = adc_search_result_format_snippet (results->pdata[0], "[", "]");
  g_assert_cmpstr (plain, ==, "L’assaut contre la Frontière & <plus loin>, [œuvre] des [signaux].");
}

static void
test_options (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    AdcQuery options;
    guint    n_results;
  } cases[] = {
    { { .language = "fr" }, 5 },
    { { .language = "fr", .game = "essai" }, 4 },
    { { .language = "fr", .game = "autre" }, 1 },
    { { .language = "fr", .game = "nulle-part" }, 0 },
    { { .language = "fr", .kinds = ADC_KIND_BIT (ADC_KIND_RULE) }, 2 },
    { { .language = "fr", .kinds = ADC_KIND_BIT (ADC_KIND_RULE) | ADC_KIND_BIT (ADC_KIND_TERM) },
      5 },
    { { .language = "fr", .kinds = ADC_KIND_BIT (ADC_KIND_DECK_RULE) }, 0 },
    { { .language = "fr", .limit = 2 }, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcAnswer) answer =
      adc_index_search (fixture->index, "bouclier", &cases[i].options, NULL);
    GPtrArray *results = answer->results;

    g_assert_cmpuint (results->len, ==, cases[i].n_results);
  }
}

/* A game nobody here owns comes last, however well it fits, unless it is the one that is played. */
static void
test_behind (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const behind[] = { "essai", NULL };
  static const struct {
    AdcQuery options;
    gboolean is_last; /* the only result of the other game */
  } cases[] = {
    { { .language = "fr" }, TRUE },
    { { .language = "fr", .behind = behind }, FALSE },
    { { .language = "fr", .game = "essai", .everywhere = TRUE, .behind = behind }, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcAnswer) answer =
      adc_index_search (fixture->index, "bouclier", &cases[i].options, NULL);
    GPtrArray *results = answer->results;
    g_autofree char *first = adc_search_result_dup_location (results->pdata[0]);

    g_assert_cmpuint (results->len, ==, 5); /* none is left out */
    g_assert_true (g_str_has_prefix (first, "autre/") == !cases[i].is_last);
  }
}

static void
test_result (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, "solitaire", NULL, NULL);
  AdcSearchResult *result = answer->results->pdata[0];
  g_autofree char *location = adc_search_result_dup_location (result);
  g_autofree char *markup = adc_search_result_dup_markup (result);

  g_assert_cmpstr (location, ==, "essai/term/seul");
  g_assert_cmpstr (adc_search_result_get_game_title (result), ==, "Essai");
  g_assert_cmpstr (adc_search_result_get_title (result), ==, "Solitaire");
  g_assert_cmpuint (adc_search_result_get_page (result), ==, 1);
  g_assert_cmpstr (adc_search_result_get_language (result), ==, "fr");
  g_assert_cmpstr (markup, ==, "Sans traduction.");
  g_assert_cmpfloat (adc_search_result_get_score (result), >, 0);
}

/* What follows is about the first result for a query in the first game. */
static void
check_first (Fixture *fixture, const char *query, const char *first, const char *corrected)
{
  g_autofree char *mended = NULL;
  g_autofree char *ids = search_ids (fixture, query, "fr", &mended);
  g_auto(GStrv) found = g_strsplit (ids, " ", -1);

  g_test_message ("%s", query);
  g_assert_cmpstr (found[0], ==, first);
  g_assert_cmpstr (mended, ==, corrected);
}

/* Hyphens, spaces and nothing at all are the same. */
static void
test_hyphens (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const queries[] = { "contre-attaque", "contre attaque", "contreattaque",
                                          "counterattack", "counter attacks", "Contre‑Attaques" };

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    check_first (fixture, queries[i], "riposte", NULL);
}

/* Words that players use for others, in this game alone or in all; in phrases too. */
static void
test_alike (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const AdcQuery elsewhere = { .game = "autre", .language = "fr" };
  g_autoptr(AdcAnswer) answer = NULL;

  check_first (fixture, "palissade", "frontiere", NULL);
  check_first (fixture, "palissades", "frontiere", NULL);
  check_first (fixture, "un rempart de bois", "frontiere", NULL);
  check_first (fixture, "assault", "attaque", NULL);

  answer = adc_index_search (fixture->index, "palissade", &elsewhere, NULL);
  g_assert_cmpuint (answer->n_found, ==, 0);
}

/* What an entry answers is searched, though it is not shown. */
static void
test_asked (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  check_first (fixture, "est-ce que je peux sauter des lignes", "profondeur", NULL);
  check_first (fixture, "can I jump over a row?", "profondeur", NULL);
}

/* A question is about its words, not about those that make it one; but a name may consist of
 * these. */
static void
test_questions (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  check_first (fixture, "qu'est-ce que le bouclier ?", "bouclier", NULL);
  check_first (fixture, "what is a shield", "bouclier", NULL);
  check_first (fixture, "comment fonctionne une attaque en profondeur", "profondeur", NULL);
}

static void
test_repairs (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *query;
    const char *first;
    const char *corrected;
  } cases[] = {
    { "bouclair", "bouclier", "bouclier" },           /* a wrong letter */
    { "boulier", "bouclier", "bouclier" },            /* one is missing */
    { "boucclier", "bouclier", "bouclier" },          /* one twice */
    { "bolucier", "bouclier", "bouclier" },           /* two swapped, twice */
    { "atatque en profondeur", "profondeur", "attaque en profondeur" },
    { "sheild", "bouclier", "shield" },
    { "solitiare", "seul", "solitaire" },
    { "boucl", "bouclier", NULL }, /* may still become the word */
    { "garde", "garde", NULL },    /* exists */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check_first (fixture, cases[i].query, cases[i].first, cases[i].corrected);
}

static void
test_literal (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const AdcQuery options = { .language = "fr", .literal = TRUE };
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, "bouclair", &options, NULL);

  g_assert_null (answer->corrected);
  g_assert_cmpuint (answer->n_found, ==, 0);
}

/* Every beginning of a name leads to it, from its first letters on. */
static void
test_every_keystroke (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const char *name = "attaque en profondeur";
  const AdcQuery options = { .game = "essai", .language = "fr" };

  for (gsize length = 1; length <= strlen (name); length++) {
    g_autofree char *typed = g_strndup (name, length);
    g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, typed, &options, NULL);
    gboolean found = FALSE;

    g_assert_null (answer->corrected);
    for (guint i = 0; i < answer->results->len && !found; i++)
      found = g_str_equal (adc_search_result_get_id (answer->results->pdata[i]), "profondeur");
    g_test_message ("%s", typed);
    g_assert_true (found);
  }
}

static void
test_other_title (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const AdcQuery french = { .language = "fr" };
  g_autoptr(AdcAnswer) in_english = adc_index_search (fixture->index, "deep strike", &french, NULL);
  g_autoptr(AdcAnswer) in_french = adc_index_search (fixture->index, "profondeur", &french, NULL);

  g_autoptr(AdcAnswer) alike = adc_index_search (fixture->index, "attack", &french, NULL);

  g_assert_cmpstr (adc_search_result_get_other_title (in_english->results->pdata[0]), ==,
                   "Deep strike");
  /* The French title has a word as good, but not the one that was typed. */
  g_assert_cmpstr (adc_search_result_get_other_title (alike->results->pdata[0]), ==, "Attack");
  g_assert_null (adc_search_result_get_other_title (in_french->results->pdata[0]));
}

/* The game that is played comes first among equals; the others only if they are asked for. */
static void
test_scope (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    AdcQuery    options;
    const char *query;
    const char *first; /* game */
    gboolean    is_elsewhere;
  } cases[] = {
    { { .game = "essai", .everywhere = TRUE }, "bouclier", "essai", FALSE },
    { { .game = "autre", .everywhere = TRUE }, "bouclier", "autre", FALSE },
    { { .game = "autre", .or_elsewhere = TRUE }, "bouclier", "autre", FALSE },
    { { .game = "autre", .or_elsewhere = TRUE }, "frontière", "essai", TRUE },
    { { .game = "autre" }, "frontière", NULL, FALSE },
    { { .game = "autre", .or_elsewhere = TRUE }, "xylophone", NULL, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcAnswer) answer =
      adc_index_search (fixture->index, cases[i].query, &cases[i].options, NULL);

    g_assert_cmpint (answer->is_elsewhere, ==, cases[i].is_elsewhere);
    g_assert_cmpint (answer->n_found > 0, ==, cases[i].first != NULL);
    if (cases[i].first != NULL)
      g_assert_cmpstr (adc_search_result_get_game (answer->results->pdata[0]), ==, cases[i].first);
  }
}

/* No entry comes twice, however many of its names and languages match. */
static void
test_no_entry_twice (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, "shield bouclier attack", NULL,
                                                  NULL);
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpuint (answer->results->len, >, 3);
  for (guint i = 0; i < answer->results->len; i++)
    g_assert_true (g_hash_table_add (
      seen, adc_search_result_dup_location (answer->results->pdata[i])));
}

/* As good as each other: in the order of their titles, in the language that is shown. */
static void
test_ties (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *language;
    const char *ids;
  } cases[] = { { "fr", "jumeau-b jumeau-a" }, { "en", "jumeau-a jumeau-b" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *ids = search_ids (fixture, "gemellaire", cases[i].language, NULL);

    g_assert_cmpstr (ids, ==, cases[i].ids);
  }
}

/* Nothing at all: names that resemble it. */
static void
test_nearest (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const AdcQuery options = { .game = "essai", .language = "fr", .literal = TRUE };
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture->index, "fronteire", &options, NULL);

  const AdcQuery other = { .game = "autre", .literal = TRUE, .or_elsewhere = TRUE };
  g_autoptr(AdcAnswer) none = adc_index_search (fixture->index, "fronteire", &other, NULL);

  g_assert_cmpuint (answer->n_found, ==, 0);
  g_assert_cmpstr (answer->nearest[0], ==, "Frontière");
  g_assert_cmpuint (none->n_found, ==, 0);
  g_assert_null (none->nearest[0]); /* a name of another game is of no use here */
}

/* What the user read on a card is found once the index is made with it. */
static void
test_users_values (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) values = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(AdcIndex) index = NULL;
  const AdcQuery options = { .game = "essai", .language = "fr", .literal = TRUE };
  g_autoptr(AdcAnswer) before = adc_index_search (fixture->index, "zébrures", &options, NULL);
  g_autoptr(AdcAnswer) after = NULL;

  g_ptr_array_add (values, adc_completion_new ("essai", "eclaireur", "motto", "zébrures"));
  index = adc_index_new_with_values (fixture->library, values, NULL);
  after = adc_index_search (index, "zébrures", &options, NULL);
  g_assert_cmpuint (before->n_found, ==, 0);
  g_assert_cmpuint (after->n_found, ==, 1);
  g_assert_cmpstr (adc_search_result_get_id (after->results->pdata[0]), ==, "eclaireur");
}

static gpointer
build_in_thread (gpointer library)
{
  return adc_index_new (library, NULL);
}

static gpointer
search_in_thread (gpointer index)
{
  for (guint i = 0; i < 50; i++) {
    g_autoptr(AdcAnswer) answer = adc_index_search (index, "frontiere bouclier", NULL, NULL);

    g_assert_cmpstr (adc_search_result_get_id (answer->results->pdata[0]), ==, "frontiere");
  }

  return NULL;
}

static void
test_threads (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcIndex) index =
    g_thread_join (g_thread_new ("build", build_in_thread, fixture->library));
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("search", search_in_thread, index);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static void
test_empty_library (void)
{
  g_autoptr(AdcLibrary) library = adc_library_new ();
  g_autoptr(AdcIndex) index = adc_index_new (library, NULL);
  g_autoptr(AdcAnswer) answer = adc_index_search (index, "bouclier", NULL, NULL);

  g_assert_cmpuint (answer->results->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("fr");

  g_test_add ("/search/finds", Fixture, NULL, set_up, test_finds, tear_down);
  g_test_add ("/search/best-first", Fixture, NULL, set_up, test_best_match_is_first, tear_down);
  g_test_add ("/search/any-input", Fixture, NULL, set_up, test_any_input_is_a_query, tear_down);
  g_test_add ("/search/corrects", Fixture, NULL, set_up, test_corrects, tear_down);
  g_test_add ("/search/title-language", Fixture, NULL, set_up,
              test_title_is_in_the_language_asked_for, tear_down);
  g_test_add ("/search/default-language", Fixture, NULL, set_up,
              test_current_language_is_the_default, tear_down);
  g_test_add ("/search/snippet", Fixture, NULL, set_up, test_snippet_marks_the_original, tear_down);
  g_test_add ("/search/options", Fixture, NULL, set_up, test_options, tear_down);
  g_test_add ("/search/behind", Fixture, NULL, set_up, test_behind, tear_down);
  g_test_add ("/search/result", Fixture, NULL, set_up, test_result, tear_down);
  g_test_add ("/search/hyphens", Fixture, NULL, set_up, test_hyphens, tear_down);
  g_test_add ("/search/alike", Fixture, NULL, set_up, test_alike, tear_down);
  g_test_add ("/search/asked", Fixture, NULL, set_up, test_asked, tear_down);
  g_test_add ("/search/questions", Fixture, NULL, set_up, test_questions, tear_down);
  g_test_add ("/search/repairs", Fixture, NULL, set_up, test_repairs, tear_down);
  g_test_add ("/search/literal", Fixture, NULL, set_up, test_literal, tear_down);
  g_test_add ("/search/every-keystroke", Fixture, NULL, set_up, test_every_keystroke, tear_down);
  g_test_add ("/search/other-title", Fixture, NULL, set_up, test_other_title, tear_down);
  g_test_add ("/search/scope", Fixture, NULL, set_up, test_scope, tear_down);
  g_test_add ("/search/no-entry-twice", Fixture, NULL, set_up, test_no_entry_twice, tear_down);
  g_test_add ("/search/ties", Fixture, NULL, set_up, test_ties, tear_down);
  g_test_add ("/search/nearest", Fixture, NULL, set_up, test_nearest, tear_down);
  g_test_add ("/search/users-values", Fixture, NULL, set_up, test_users_values, tear_down);
  g_test_add ("/search/threads", Fixture, NULL, set_up, test_threads, tear_down);
  g_test_add_func ("/search/empty-library", test_empty_library);

  return g_test_run ();
}
