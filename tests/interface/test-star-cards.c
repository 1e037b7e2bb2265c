/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of the skirmish table of StarCraft: what they add up to, which are chosen, which nobody
 * knows, and which of a hand are advised. */

#include "star-board.h"

#include "adc-driver.h"
#include "adc-star-card-picker.h"
#include "adc-star-corner.h"
#include "adc-value-dialog.h"
#include "widgets.h"

#include <string.h>

enum { ATTACKER, DEFENDER };

static void
assert_place (Star *star, const char *force, const char *place)
{
  g_assert_cmpstr (star_get_place (star, force), ==, place);
}

/* The steps of both sides are on the table, and what comes of them. */
static void
test_sums (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *corner = widget_find (GTK_WIDGET (star->board), ADC_TYPE_STAR_CORNER);
  g_autofree char *text = adc_driver_dup_text (corner);

  g_assert_nonnull (strstr (text, "Attack"));
  g_assert_true (star_shows (star, "7 against 6"));
  g_assert_true (star_shows (star, "10 against 8"));
  g_assert_true (star_shows (star, "End of the Battle"));
}

/* A card is chosen from the hand or the deck, exchanged, hidden and typed in. */
static void
test_card (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  const char *card;
  GtkWidget *picker = widget_find (GTK_WIDGET (star->board), ADC_TYPE_STAR_CARD_PICKER);

  g_assert_cmpuint (star_count (star, "attacker", "hand"), ==, 8);
  star_choose_card (star, ATTACKER, "1:card", "");
  g_assert_cmpuint (star_count (star, "attacker", "hand"), ==, 7); /* the hand comes first */
  card = star_find_force (star, "attacker", "1:card", NULL);
  g_assert_cmpstr (card, ==, "a-h1");
  star_choose_card (star, ATTACKER, "1:card", "");
  assert_place (star, "a-h1", "hand");
  assert_place (star, "a-h2", "1:card");
  g_assert_cmpuint (star_count (star, "attacker", "hand"), ==, 7);

  /* One of the deck, for a side that holds nothing we know. */
  star_choose_card (star, DEFENDER, "2:card", "hydralisk");
  g_assert_cmpuint (star_count (star, "defender", "2:card"), ==, 1);
  star_choose_card (star, DEFENDER, "2:card", "zergling");
  g_assert_cmpuint (star_count (star, "defender", "2:card"), ==, 1);
  g_assert_cmpuint (star_count (star, "defender", "hand"), ==, 0);

  /* A second one, unknown, and none again. */
  g_signal_emit_by_name (star_get_slot (star, DEFENDER, "2:reinforcement"), "clicked");
  star_settle (star);
  g_signal_emit_by_name (star_find_button (star, "Face Down, _Unknown"), "clicked");
  g_assert_cmpuint (star_count (star, "defender", "2:reinforcement"), ==, 1);
  g_assert_true (star_is_legal (star));
  g_signal_emit_by_name (star_get_slot (star, DEFENDER, "2:reinforcement"), "clicked");
  star_settle (star);
  g_signal_emit_by_name (star_find_button (star, "_No Second Card"), "clicked");
  g_assert_cmpuint (star_count (star, "defender", "2:reinforcement"), ==, 0);

  /* Only its figures. */
  g_signal_emit_by_name (star_get_slot (star, DEFENDER, "2:card"), "clicked");
  g_assert_true (gtk_widget_get_visible (picker));
  gtk_expander_set_expanded (GTK_EXPANDER (widget_find (picker, GTK_TYPE_EXPANDER)), TRUE);
  star_settle (star);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (picker, GTK_TYPE_SPIN_BUTTON)), 9);
  g_signal_emit_by_name (star_find_button (star, "_Use These Figures"), "clicked");
  card = star_find_force (star, "defender", "2:card", NULL);
  g_assert_cmpstr (adc_settings_get (adc_scenario_find_force (star_get_scenario (star), card, NULL)
                                       ->values,
                                     "major-attack", NULL),
                   ==, "9");
  g_assert_true (star_is_legal (star));
  widget_assert_named (star_get_slot (star, DEFENDER, "2:card"),
                       "Skirmish 2, standard card, 9 / 0, by its major values");
}

/* A card that nobody knows: how each skirmish goes, and the battle. */
static void
test_unknown (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  AdcForecast *forecast;

  star_wait (star);
  forecast = adc_battle_session_get_forecast (star->session);
  g_assert_nonnull (forecast);
  g_assert_cmpuint (forecast->contests->len, >, 0);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (star_get_slot (star, DEFENDER, "1:card")),
                                           "unknown"));
  g_assert_true (star_shows (star, "Skirmish by Skirmish"));
  g_assert_true (star_shows (star, "on average"));
  g_assert_true (star_shows (star, "how the battle probably ends is among the odds"));
}

/* The hand is known: which card where, and the button lays them. */
static void
test_plan (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  AdcForecast *forecast;
  GtkWidget *button;
  AdcPlan *best;
  g_autoptr(GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTableIter iter;
  gpointer from, at;

  star_wait (star);
  forecast = adc_battle_session_get_forecast (star->session);
  g_assert_nonnull (forecast);
  g_assert_cmpuint (forecast->plans->len, >, 1);
  best = forecast->plans->pdata[0];
  g_assert_cmpstr (best->side, ==, "attacker");
  for (guint i = 0; i < best->steps->len; i++) {
    const AdcPlanStep *step = best->steps->pdata[i];

    if (step->from != NULL)
      g_hash_table_insert (places, g_strdup (step->from), g_strdup (step->at));
  }
  g_assert_cmpuint (g_hash_table_size (places), >=, 2);

  button = star_find_button (star, "_Lay These Cards");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_hash_table_iter_init (&iter, places);
  while (g_hash_table_iter_next (&iter, &from, &at))
    assert_place (star, from, at);
  g_assert_true (star_is_legal (star));
  adc_battle_session_undo (star->session);
  g_assert_false (adc_battle_session_can_undo (star->session));
}

/* Cards come into piles by name, and leave them. */
static void
test_piles (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  const char *card;
  guint n;

  star_add_card (star, DEFENDER, ADC_STAR_SPOT_HAND, "mutalisk");
  star_add_card (star, DEFENDER, ADC_STAR_SPOT_DISCARD, "zergling");
  g_assert_cmpuint (star_count (star, "defender", "hand"), ==, 1);
  g_assert_cmpuint (star_count (star, "defender", "discard"), ==, 1);
  g_assert_true (star_is_legal (star));

  /* There is one copy of it: it goes where it is put last. */
  card = star_find_force (star, "defender", "discard", NULL);
  star_add_card (star, DEFENDER, ADC_STAR_SPOT_HAND, "zergling");
  assert_place (star, card, "hand");
  g_assert_cmpuint (star_count (star, "defender", "hand"), ==, 2);
  star_add_card (star, DEFENDER, ADC_STAR_SPOT_HAND, "no such card");
  g_assert_cmpuint (star_count (star, "defender", "hand"), ==, 2);

  /* Its menu plays it. */
  g_assert_nonnull (
    adc_star_pile_find_card (star_get_pile (star, DEFENDER, ADC_STAR_SPOT_HAND), card));
  gtk_widget_activate_action (GTK_WIDGET (star_get_pile (star, DEFENDER, ADC_STAR_SPOT_HAND)),
                              "pile.move", "(ss)", card, "1:card");
  assert_place (star, card, "1:card");
  n = adc_scenario_find_side (star_get_scenario (star), "defender")->forces->len;
  card = star_find_force (star, "defender", "hand", NULL);
  gtk_widget_activate_action (GTK_WIDGET (star_get_pile (star, DEFENDER, ADC_STAR_SPOT_HAND)),
                              "pile.remove", "s", card);
  g_assert_cmpuint (adc_scenario_find_side (star_get_scenario (star), "defender")->forces->len, ==,
                    n - 1);
}

/* What nobody knows is asked for. */
static void
test_value (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  GPtrArray *faults = adc_battle_session_get_faults (star->session);
  const AdcFault *missing = NULL;
  g_autofree char *force = NULL;
  g_autofree char *stat = NULL;
  AdcValueDialog *dialog;

  for (guint i = 0; i < faults->len && missing == NULL; i++)
    if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_MISSING)
      missing = faults->pdata[i];
  g_assert_nonnull (missing);
  force = g_strdup (missing->force);
  stat = g_strdup (missing->stat);
  g_assert_false (adc_board_ask_value (star->board, "nobody", stat));
  g_assert_false (adc_board_ask_value (star->board, force, "nothing"));
  g_assert_true (adc_board_ask_value (star->board, force, stat));
  dialog = widget_find_window (ADC_TYPE_VALUE_DIALOG);
  g_assert_false (adc_value_dialog_accept (dialog)); /* nothing typed */
  gtk_editable_set_text (GTK_EDITABLE (widget_find (GTK_WIDGET (dialog), GTK_TYPE_ENTRY)), "99");
  g_assert_false (adc_value_dialog_accept (dialog));
  gtk_editable_set_text (GTK_EDITABLE (widget_find (GTK_WIDGET (dialog), GTK_TYPE_ENTRY)), "3");
  g_assert_true (adc_value_dialog_accept (dialog));
  g_assert_cmpstr (adc_settings_get (adc_scenario_find_force (star_get_scenario (star), force, NULL)
                                       ->values,
                                     stat, NULL),
                   ==, "3");
}

/* Every battle that ships is on the table, and fits a telephone. */
static void
test_examples (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (adc_game_get_folder (star->game), "scenarios", NULL);
  g_autoptr(GDir) examples = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (star->window), 360, 720);
  while ((name = g_dir_read_name (examples)) != NULL) {
    g_autofree char *id = g_strndup (name, strlen (name) - strlen (".xml"));
    g_autoptr(AdcScenario) example = adc_driver_load_battle (star->game, id);

    adc_battle_session_open (star->session, example);
    star_wait (star);
    g_assert_true (star_is_legal (star));
    g_assert_cmpint (gtk_widget_get_width (star->window), <=, 360);
    if (!g_str_equal (id, "bases-et-transports")) /* in which nobody fights */
      star_get_slot (star, ATTACKER, "1:card");
    g_assert_true (star_shows (star, "End of the Battle"));
    n++;
  }
  g_assert_cmpuint (n, >=, 15);
}

int
main (int argc, char *argv[])
{
  static const StarTest tests[] = {
    { "/star-cards/sums", "char-et-soutiens", test_sums },
    { "/star-cards/card", "premiere-bataille", test_card },
    { "/star-cards/unknown", "carte-inconnue", test_unknown },
    { "/star-cards/plan", "premiere-bataille", test_plan },
    { "/star-cards/piles", "premiere-bataille", test_piles },
    { "/star-cards/examples", NULL, test_examples },
    { "/star-cards/value", "force-suffisante", test_value },
  };

  return star_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
