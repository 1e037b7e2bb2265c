/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-voyage-check.h"
#include "buck-map.h"

#include <string.h>

static const AdcVoyage *
find_voyage (const char *id)
{
  GPtrArray *voyages = adc_map_get_voyages (buck_map_get ());

  for (guint i = 0; i < voyages->len; i++)
    if (g_str_equal (((const AdcVoyage *) voyages->pdata[i])->id, id))
      return voyages->pdata[i];

  g_error ("there is no voyage “%s”", id);
}

/* Each line as turn, moves made and whether it may be: "1.2+ 1.2-". */
static char *
summarise (const AdcVoyage *voyage)
{
  g_autoptr(GPtrArray) lines = adc_voyage_check (voyage, buck_map_get_game ());
  GString *out = g_string_new (NULL);

  g_assert_cmpuint (lines->len, ==, voyage->steps->len);
  for (guint i = 0; i < lines->len; i++) {
    const AdcVoyageLine *line = lines->pdata[i];

    g_assert_true (g_str_has_suffix (line->text, "."));
    g_string_append_printf (out, "%s%u.%u%c", i > 0 ? " " : "", line->turn, line->moves,
                            line->is_allowed ? '+' : '-');
  }

  return g_string_free (out, FALSE);
}

/* What ships: the diagrams of the rulebook, and what it forbids. */
static void
test_examples (void)
{
  static const struct { const char *id; const char *wanted; } cases[] = {
    { "diagramme-2", "1.1+ 2.0+ 2.1+" },
    { "diagramme-4", "1.0+ 1.1+ 1.2+ 1.2+ 1.2+ 1.3+ 1.4+" },
    { "diagramme-4-suite", "1.0+ 1.1+ 1.2+ 2.0+ 2.1+ 2.1+ 2.2+ 2.3+" },
    { "chargement-refuse", "1.0+ 1.0- 1.0- 1.0+" },
    { "gennie-refusee", "1.0- 1.1+ 1.1-" },
    { "usine-refusee", "1.0-" },
    { "deimos", "1.0- 1.1+ 1.2+" },
    { "ascenseur", "1.1+ 1.2+" },
    { "voyage-thule", "0.1+ 0.2+ 0.3+ 0.4+ 1.0+ 1.1+ 1.2+ 1.3+" },
  };

  g_assert_cmpuint (adc_map_get_voyages (buck_map_get ())->len, ==, G_N_ELEMENTS (cases));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const AdcVoyage *voyage = find_voyage (cases[i].id);
    g_autofree char *found = summarise (voyage);

    g_assert_cmpstr (found, ==, cases[i].wanted);
    g_assert_nonnull (voyage->rule);
    g_assert_true (adc_text_has (voyage->title, "fr") && adc_text_has (voyage->title, "en"));
    g_assert_true (adc_text_has (voyage->summary, "fr") && adc_text_has (voyage->summary, "en"));
  }
}

/* "go near-earth-orbit; load trooper 5; wait" */
static AdcVoyage *
create_voyage (const char *unit, const char *from, guint turn, const char *steps)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Trial");
  AdcVoyage *voyage = adc_voyage_new ("trial", title, unit, from, turn);
  g_auto(GStrv) parts = g_strsplit (steps, "; ", -1);

  for (guint i = 0; parts[i] != NULL; i++) {
    g_auto(GStrv) words = g_strsplit (parts[i], " ", -1);
    const guint count = g_strv_length (words) == 3 ? g_ascii_strtoull (words[2], NULL, 10) : 0;

    if (g_str_equal (words[0], "go"))
      adc_voyage_add_step (voyage, ADC_VOYAGE_GO, words[1], 0);
    else if (g_str_equal (words[0], "load"))
      adc_voyage_add_step (voyage, ADC_VOYAGE_LOAD, words[1], count);
    else if (g_str_equal (words[0], "unload"))
      adc_voyage_add_step (voyage, ADC_VOYAGE_UNLOAD, words[1], count);
    else
      adc_voyage_add_step (voyage, ADC_VOYAGE_WAIT, NULL, 0);
  }

  return voyage;
}

static void
test_moves (void)
{
  static const struct {
    const char *unit, *from;
    guint       turn;
    const char *steps, *wanted;
  } cases[] = {
    /* The fifth zone of a turn. */
    { "fighter", "bach", 1,
      "go near-mercury-orbit; go far-mercury-orbit; go mercury-orbit-1; go mercury-orbit-0; "
      "go venus-orbit-0; wait; go venus-orbit-0",
      "1.1+ 1.2+ 1.3+ 1.4+ 1.4- 2.0+ 2.1+" },
    /* Not where the planet was. */
    { "fighter", "far-mars-orbit", 1, "go mars-orbit-9; go mars-orbit-10", "1.0- 1.1+" },
    { "fighter", "mars-orbit-9", 0, "wait; go far-mars-orbit", "1.0+ 1.0-" },
    { "fighter", "mars-orbit-10", 0, "go far-mars-orbit; wait; go far-mars-orbit",
      "0.0- 1.0+ 1.1+" },
    /* A bomber keeps off the ground, a leader goes everywhere, a satellite stays. */
    { "battler", "near-earth-orbit", 1, "go tycho; go bach; go near-moon-orbit",
      "1.0- 1.0- 1.1+" },
    { "leader", "tycho", 1, "go near-moon-orbit; go near-earth-orbit; go urban-reservations",
      "1.1+ 1.2+ 1.3+" },
    { "killer-satellite", "near-earth-orbit", 1, "go near-moon-orbit", "1.0-" },
    /* One does not go where one is. */
    { "fighter", "bach", 1, "go bach", "1.0-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcVoyage) voyage =
      create_voyage (cases[i].unit, cases[i].from, cases[i].turn, cases[i].steps);
    g_autofree char *found = summarise (voyage);

    g_assert_cmpstr (found, ==, cases[i].wanted);
  }
}

static void
test_cargo (void)
{
  static const struct { const char *unit, *from, *steps, *wanted; } cases[] = {
    { "transport", "bach", "load trooper 5; load trooper 1", "1.0+ 1.0-" },
    { "transport", "bach", "load trooper 6", "1.0-" },
    { "transport", "bach", "load factory 2; load factory 1", "1.0- 1.0+" },
    { "transport", "bach", "load factory 1; load trooper 1; unload factory 1; load trooper 1",
      "1.0+ 1.0- 1.0+ 1.0+" },
    { "transport", "bach", "load gennie 1; load fighter 1; load transport 1", "1.0- 1.0- 1.0-" },
    { "fighter", "bach", "load trooper 1", "1.0-" },
    { "transport", "near-earth-orbit", "load trooper 1", "1.0-" },
    { "transport", "bach", "load trooper 2; go near-mercury-orbit; unload trooper 2",
      "1.0+ 1.1+ 1.1-" },
    { "transport", "bach", "unload trooper 1; load trooper 2; unload trooper 3; unload factory 1",
      "1.0- 1.0+ 1.0- 1.0-" },
    /* Nobody is carried twice in a turn; the turn after, and elsewhere, others come aboard. */
    { "transport", "bach",
      "load trooper 3; go near-mercury-orbit; go tolstoi; unload trooper 3; load trooper 1; "
      "go bach; load trooper 1; wait; go tolstoi; load trooper 3",
      "1.0+ 1.1+ 1.2+ 1.2+ 1.2- 1.3+ 1.3+ 2.0+ 2.1+ 2.1+" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcVoyage) voyage =
      create_voyage (cases[i].unit, cases[i].from, 1, cases[i].steps);
    g_autofree char *found = summarise (voyage);

    g_assert_cmpstr (found, ==, cases[i].wanted);
  }
}

static void
assert_rules (const AdcVoyage *voyage, const char *wanted)
{
  g_autoptr(GPtrArray) lines = adc_voyage_check (voyage, buck_map_get_game ());
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++) {
    const char *rule = ((const AdcVoyageLine *) lines->pdata[i])->rule;

    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", rule != NULL ? rule : "-");
  }
  g_assert_cmpstr (out->str, ==, wanted);
}

static void
test_rules (void)
{
  assert_rules (find_voyage ("gennie-refusee"),
                "regle-unites-terrestres regle-unites-terrestres regle-unites-terrestres");
  assert_rules (find_voyage ("chargement-refuse"),
                "regle-chargement regle-chargement regle-chargement regle-chargement");
  assert_rules (find_voyage ("voyage-thule"),
                "regle-vaisseaux note-marqueur-planete regle-vaisseaux regle-vaisseaux - "
                "regle-vaisseaux note-marqueur-planete regle-vaisseaux");
}

static void
test_words (void)
{
  g_autoptr(GPtrArray) lines =
    adc_voyage_check (find_voyage ("chargement-refuse"), buck_map_get_game ());
  static const char * const wanted[] = {
    "Load Trooper × 4: 4 of 5 aboard.",
    "Load Factory × 1: it carries something else already.",
    "Load Trooper × 3: that is more than it can carry.",
    "Load Trooper × 1: 5 of 5 aboard.",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpstr (((const AdcVoyageLine *) lines->pdata[i])->text, ==, wanted[i]);
}

int
main (int argc, char *argv[])
{
  static const BuckTest tests[] = {
    { "/voyage/examples", test_examples },
    { "/voyage/moves", test_moves },
    { "/voyage/cargo", test_cargo },
    { "/voyage/rules", test_rules },
    { "/voyage/words", test_words },
  };

  return buck_map_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
