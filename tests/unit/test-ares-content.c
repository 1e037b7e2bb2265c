/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of Le Projet Arès that a player would catch us out on. */

#include "adc-deck-rule.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-unit.h"
#include "content-check.h"

static AdcGame *game;

/* The glossary of the printed rulebook: every headword, on the page it gives. */
static const struct {
  const char *id;
  guint       page;
} headwords[] = {
  { "attaque-profondeur", 5 },  { "attaque-normale", 4 },    { "base", 4 },
  { "batiment", 3 },            { "batiment-vide", 12 },     { "bouclier", 9 },
  { "capacite-profondeur", 10 },{ "carte-attaque", 3 },      { "carte-batiment-special", 2 },
  { "carte-score", 3 },         { "carte-jointe", 12 },      { "cartes-base", 4 },
  { "carte-speciale", 2 },      { "construction", 5 },       { "cout-construction", 3 },
  { "defense-base", 10 },       { "defense-urgence", 8 },    { "energie", 12 },
  { "faction", 1 },             { "force", 5 },              { "force-premiere-ligne", 16 },
  { "force-renfort", 9 },       { "frontiere", 2 },          { "groupe-initiative", 8 },
  { "initiative", 3 },          { "ligne-bataille", 6 },     { "modificateur-position", 8 },
  { "pas-de-renfort", 10 },     { "pile-ressources", 11 },   { "raid", 13 },
  { "reconnaissance", 10 },     { "resistant-terme", 9 },    { "ressource", 3 },
  { "ressource-bonus", 12 },    { "round-combat", 7 },       { "score-attaque", 3 },
  { "seuil", 9 },               { "surprise", 6 },           { "tirs", 8 },
  { "unite", 4 },               { "victoire", 11 },
};

/* Cost, initiative, then the scores against infantry, armour, air and buildings; "?" where nobody
 * established it. */
static const struct {
  const char *id;
  const char *values;
} units[] = {
  { "trooper", "1 ? 2 1 0 1" },
  { "rocket", "2 ? 0 3 2 2" },
  { "stealth-infantry", "? 3 ? 1 ? 1" },
  { "heavy-tank", "3 ? ? ? ? ?" },
  { "predator", "1 ? ? ? ? ?" },
  { "mech-infantry", "? ? 3 4 ? 2" },
  { "bomber", "? ? 3 1 ? 3" },
  { "mobile-aa", "? 2 ? 1 3 ?" },
  { "minefield", "2 3 5 2 ? ?" },
  { "turret", "1 ? ? 1 ? ?" },
  { "poison-ivy", "? ? ? 1 0 ?" },
  { "slicer", "? 2 ? ? ? ?" },
  { "behemoth", "? 2 2 1 ? 4" },
  { "razor", "? ? ? ? ? ?" },
  { "queen", "? ? ? ? ? ?" },
};

static void
test_glossary (void)
{
  g_assert_cmpuint (G_N_ELEMENTS (headwords), ==, 41);
  for (guint i = 0; i < G_N_ELEMENTS (headwords); i++) {
    AdcEntry *term = adc_game_lookup (game, headwords[i].id);

    g_assert_nonnull (term);
    g_assert_cmpint (adc_entry_get_kind (term), ==, ADC_KIND_TERM);
    g_assert_cmpuint (adc_entry_get_page (term), ==, headwords[i].page);
  }
}

static void
test_units (void)
{
  static const char * const stats[] = { "cost",      "initiative", "vs-infantry",
                                       "vs-armour", "vs-air",     "vs-building" };

  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_UNIT)), ==, 28);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++) {
    AdcPiece *unit = ADC_PIECE (adc_game_lookup (game, units[i].id));
    g_autoptr(GString) found = g_string_new (NULL);

    for (guint j = 0; j < G_N_ELEMENTS (stats); j++) {
      const AdcValue *value = adc_piece_get_value (unit, stats[j]);

      g_string_append_printf (found, "%s%s", j > 0 ? " " : "", value != NULL ? value->text : "?");
    }
    g_assert_cmpstr (found->str, ==, units[i].values);
  }
}

static void
test_cards (void)
{
  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_CARD)), ==, 33);
}

/* 50 cards: 9 attacks, of which 4 standard, 2 raids, 3 of the faction's own. */
static void
test_deck (void)
{
  GListModel *rules = adc_game_get_entries (game, ADC_KIND_DECK_RULE);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    g_autoptr(AdcDeckRule) rule = g_list_model_get_item (rules, i);
    const AdcDeckLimit *limit = adc_deck_rule_get_limit (rule);

    for (guint j = 0; limit->zone == NULL && limit->card == NULL && limit->stat == NULL &&
                      j < limit->bounds->len; j++) {
      const AdcDeckBound *bound = limit->bounds->pdata[j];

      found = found || (bound->min == 50 && bound->max == 50);
    }
  }
  g_assert_true (found);
}

static void
test_sequences (void)
{
  static const char * const ids[] = { "sequence-tour", "sequence-combat", "sequence-round", NULL };

  content_check_sequences (game, ids);
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "ares");
  g_assert_nonnull (game);
  g_test_add_func ("/ares/glossary", test_glossary);
  g_test_add_func ("/ares/units", test_units);
  g_test_add_func ("/ares/cards", test_cards);
  g_test_add_func ("/ares/deck", test_deck);
  g_test_add_func ("/ares/sequences", test_sequences);

  return g_test_run ();
}
