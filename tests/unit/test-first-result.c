/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players type in the middle of a game, and what must come first. */

#include "adc-index.h"
#include "adc-language.h"
#include "adc-library-loader.h"

typedef struct {
  const char *query;
  const char *first;
  const char *corrected; /* or NULL */
} Case;

static const Case ares[] = {
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
  { "resistent", "resistant-terme", NULL }, /* a form of the same word, for the stemmer */
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

/* Players of later editions know other names. */
static const Case neuroshima_hex[] = {
  { "filet", "filet", NULL },
  { "net", "filet", NULL },
  { "netted", "pris-filet-terme", NULL },
  { "sieciarz", "retiaire", NULL },
  { "lowca", "moloch-hunter", NULL },
  { "Łowca", "moloch-hunter", NULL },
  { "ckm", "posterunek-hmg", NULL },
  { "frappe aérienne", "bombe-terme", NULL },
  { "air strike", "bombe-terme", NULL },
  { "odepchniecie", "repousser-terme", NULL },
  { "push back", "repousser-terme", NULL },
  { "médecins", "medecin-terme", NULL },
  { "medic", "medecin-terme", NULL },
  { "chef d'équipe", "hegemonia-ganger", NULL },
  { "hourglass", "initiative-x", NULL },
  { "hybrid", "moloch-cyborg", NULL },
  { "scoper", "hacker-terme", NULL },
  { "initiative", "initiative", NULL },
  { "armor", "blindage", NULL },
  { "armour", "blindage", NULL },
  { "toughness", "resistance", NULL },
  { "QG", "qg", NULL },
  { "sztab", "qg", NULL },
  { "qui gagne", "regle-victoire", NULL },
  { "match nul", "regle-egalite", NULL },
  { "tie", "regle-egalite", NULL },
  { "last battle", "bataille-finale", NULL },
  { "king of the hill", "roi-colline-terme", NULL },
  { "clown", "moloch-clown", NULL },
  { "gauss", "tir-gauss", NULL },
  { "quartermaster", "hegemonia-quartermaster", NULL },
  { "matka", "moloch-mother", NULL },
  { "mise en place", "regle-preparation", NULL },
  { "opening", "regle-debut", NULL },
  { "discard", "defausse", NULL },
  { "3 joueurs", "regle-trois-quatre", NULL },
  { "points variant", "regle-points", NULL },
};

/* Questions as they are asked at the table. */
static const Case ark[] = {
  { "qui gagne à égalité", "regle-vainqueur", NULL },
  { "who wins ties", "regle-vainqueur", NULL },
  { "égalité", "capacite-combat", NULL },
  { "égalité de cubes", "controle-partage", NULL },
  { "téléportation", "action-teleportation", NULL },
  { "combien de cartes mission", "regle-pioche-missions", NULL },
  { "how many mission cards", "regle-pioche-missions", NULL },
  { "comment gagner", "regle-mission", NULL },
  { "how do I win", "regle-mission", NULL },
  { "hand limit", "limite-main", NULL },
  { "combien d’artefacts en main", "limite-main", NULL },
  { "puis-je traverser une salle ennemie", "regle-traverser", NULL },
  { "can I move through enemies", "regle-traverser", NULL },
  { "deux cubes dans la même salle", "regle-limite-integration", NULL },
  { "replace an opponent's cube", "regle-cubes-ajouter", NULL },
  { "mélanger les ressources", "panacher", NULL },
  { "wild resource", "metamorphite", NULL },
  { "que faire à mon tour", "sequence-tour", NULL },
  { "same section twice", "regle-phase-action", NULL },
  { "quand y a-t-il combat", "regle-combat", NULL },
  { "combien coûte un réveil", "regle-stase", NULL },
  { "how far apart teleporters", "regle-placement-teleporteurs", NULL },
  { "dernière salle", "dernier-explorateur", NULL },
  { "chaînage", "enchainement", NULL },
  { "list of achievements", "regle-succes", NULL },
  { "groupe pourpre", "cible-pourpre", NULL },
  { "crayon", "crayon-alien", NULL },
  { "critical mass", "masse-critique", NULL },
  { "who controls a room", "regle-controle", NULL },
  { "biodôme adverse", "regle-traverser", NULL },
  { "tutorial", "premiere-mission", NULL },
  { "convertir des ressources", "regle-conversions", NULL },
  { "swap two rooms", "regle-utilisation", NULL },
  { "diagonale", "adjacence", NULL },
  { "perdre un combat", "regle-resolution", NULL },
  { "who goes first", "regle-deroulement", NULL },
  { "three players in the same room", "note-deux-adversaires", NULL },
  { "Observatory and Long Range Sensors", "observatory", NULL },
  { "Tactical and Ship's Defenses", "tactical", NULL },
  { "mt", "metamorphite", NULL },
  { "Dilitium", "dilithium", NULL },
};

static void
check_first_results (const char *game, const Case *cases, guint n_cases)
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcIndex) index = adc_index_new (library, &error);
  const AdcQuery options = { .game = game, .language = "fr", .limit = 5 };
  gboolean failed = FALSE;

  g_assert_no_error (error);
  for (guint i = 0; i < n_cases; i++) {
    g_autoptr(AdcAnswer) answer = adc_index_search (index, cases[i].query, &options, &error);
    const char *first;

    g_assert_no_error (error);
    first = answer->results->len > 0 ? adc_search_result_get_id (answer->results->pdata[0])
                                     : "nothing";
    if (!g_str_equal (first, cases[i].first) ||
        g_strcmp0 (answer->corrected, cases[i].corrected) != 0) {
      g_test_message ("“%s” finds %s, not %s", cases[i].query, first, cases[i].first);
      failed = TRUE;
    }
  }

  g_assert_false (failed);
}

static void
test_ares (void)
{
  check_first_results ("ares", ares, G_N_ELEMENTS (ares));
}

static void
test_neuroshima_hex (void)
{
  check_first_results ("neuroshima-hex", neuroshima_hex, G_N_ELEMENTS (neuroshima_hex));
}

static void
test_ark (void)
{
  check_first_results ("ark", ark, G_N_ELEMENTS (ark));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("fr");
  g_test_add_func ("/first-result/ares", test_ares);
  g_test_add_func ("/first-result/neuroshima-hex", test_neuroshima_hex);
  g_test_add_func ("/first-result/ark", test_ark);

  return g_test_run ();
}
