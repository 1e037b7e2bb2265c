/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-attack-page.h"
#include "adc-ares-count-page.h"
#include "adc-ares-raid-page.h"
#include "adc-ares-score-aid.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "widgets.h"

static AdcLibrary *library;
static AdcGame *game;

/* The titles of the rows that answer, one on a line. */
static char *
dup_answers (GObject *list)
{
  GString *out = g_string_new (NULL);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "\n" : "",
                            adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  return g_string_free (out, FALSE);
}

static void
assert_answers (gpointer page, const char *list, const char *expected)
{
  g_autofree char *answers = dup_answers (widget_get_child (page, list));

  g_assert_cmpstr (answers, ==, expected);
}

static void
set_count (gpointer page, guint n_players, const guint *n_cards, int frontier)
{
  gtk_adjustment_set_value (widget_get_child (page, "n_players"), n_players);
  for (guint i = 0; i < 4; i++) {
    g_autofree char *name = g_strdup_printf ("cards_%u", i + 1);

    gtk_adjustment_set_value (widget_get_child (page, name), n_cards[i]);
  }
  adw_combo_row_set_selected (widget_get_child (page, "frontier_row"), frontier + 1);
}

static void
test_count (void)
{
  static const struct {
    guint       n_players;
    guint       n_cards[4];
    int         frontier;
    const char *answers;
  } cases[] = {
    { 2, { 3, 4 }, -1, "Player 1\nPlayer 2\nPlayer 2 wins" },
    { 2, { 3, 4 }, 0, "Player 1\nPlayer 2\nPlayer 1 wins" },
    { 2, { 3, 5 }, 0, "Player 1\nPlayer 2\nPlayer 1 wins\nFinal count" }, /* tied: the Frontier */
    { 2, { 4, 4 }, -1, "Player 1\nPlayer 2\nA draw: Player 1, Player 2\nFinal count" },
    { 3, { 4, 4, 1 }, 2, "Player 1\nPlayer 2\nPlayer 3\nA draw: Player 1, Player 2\nFinal count" },
    { 4, { 1, 2, 3, 9 }, 2, "Player 1\nPlayer 2\nPlayer 3\nPlayer 4\nPlayer 4 wins" },
  };
  gpointer page = g_object_ref_sink (g_object_new (ADC_TYPE_ARES_COUNT_PAGE, NULL));

  adc_ares_count_page_set_game (page, game);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    set_count (page, cases[i].n_players, cases[i].n_cards, cases[i].frontier);
    assert_answers (page, "result", cases[i].answers);
  }
  g_assert_finalize_object (page);
}

/* Players have names, which may look like markup; a page opened later knows them. */
static void
test_names (void)
{
  gpointer page = g_object_ref_sink (g_object_new (ADC_TYPE_ARES_COUNT_PAGE, NULL));

  adc_ares_count_page_set_game (page, game);
  set_count (page, 2, (const guint[]){ 7, 4, 0, 0 }, 1);
  gtk_editable_set_text (widget_get_child (page, "name_1"), " <b>Tom & Co ");
  assert_answers (page, "result", "<b>Tom & Co\nPlayer 2\n<b>Tom & Co wins");
  g_assert_finalize_object (page);

  page = g_object_ref_sink (g_object_new (ADC_TYPE_ARES_COUNT_PAGE, NULL));
  adc_ares_count_page_set_game (page, game);
  assert_answers (page, "result", "<b>Tom & Co\nPlayer 2\n<b>Tom & Co wins");
  g_assert_cmpuint (adw_combo_row_get_selected (widget_get_child (page, "frontier_row")), ==, 2);
  gtk_editable_set_text (widget_get_child (page, "name_1"), "");
  g_assert_finalize_object (page);
}

/* A player who leaves takes the Frontier with him. */
static void
test_fewer_players (void)
{
  gpointer page = g_object_ref_sink (g_object_new (ADC_TYPE_ARES_COUNT_PAGE, NULL));

  adc_ares_count_page_set_game (page, game);
  set_count (page, 4, (const guint[]){ 2, 2, 2, 2 }, 3);
  gtk_adjustment_set_value (widget_get_child (page, "n_players"), 2);
  assert_answers (page, "result", "Player 1\nPlayer 2\nA draw: Player 1, Player 2\nFinal count");
  g_assert_cmpuint (adw_combo_row_get_selected (widget_get_child (page, "frontier_row")), ==, 0);
  g_assert_finalize_object (page);
}

static void
test_attack (void)
{
  enum { NOBODY, ATTACKER, DEFENDER };
  enum { NORMAL, DEEP, RAID };
  enum { FRONTIER, BASE };
  static const struct {
    guint       frontier;
    guint       attack;
    guint       guard;
    const char *answers;
  } cases[] = {
    { NOBODY, NORMAL, BASE,
      "It takes the neutral Frontier, without a battle\nNobody keeps the attack card" },
    { ATTACKER, NORMAL, BASE,
      "It aims at the defender’s Base\nThe attacker keeps the attack card" },
    { ATTACKER, DEEP, BASE,
      "Not offered: who holds the Frontier makes a Normal Attack on the Base" },
    { DEFENDER, NORMAL, FRONTIER,
      "It aims at the Frontier\nThe defender keeps the attack card" },
    { DEFENDER, DEEP, BASE,
      "It aims at the defender’s Base\nThe defender keeps the attack card" },
    { DEFENDER, DEEP, FRONTIER,
      "It aims at the defender’s Base\nThe attacker keeps the attack card\n"
      "Who keeps the Attack Card?" },
    { DEFENDER, RAID, FRONTIER,
      "It raids the defender’s Base: one force of each side\n"
      "The defender keeps the attack card" },
  };
  gpointer page = g_object_ref_sink (g_object_new (ADC_TYPE_ARES_ATTACK_PAGE, NULL));

  adc_ares_attack_page_set_game (page, game);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    adw_combo_row_set_selected (widget_get_child (page, "frontier_row"), cases[i].frontier);
    adw_combo_row_set_selected (widget_get_child (page, "attack_row"), cases[i].attack);
    adw_combo_row_set_selected (widget_get_child (page, "guard_row"), cases[i].guard);
    assert_answers (page, "answers", cases[i].answers);
  }
  g_assert_finalize_object (page);
}

static void
test_raid (void)
{
  gpointer page = g_object_ref_sink (g_object_new (ADC_TYPE_ARES_RAID_PAGE, NULL));
  GtkWidget *raze = widget_get_child (page, "raze_button");

  adc_ares_raid_page_set_game (page, game);
  assert_answers (page, "answers", "Two rewards to choose");
  gtk_check_button_set_active (widget_get_child (page, "steal_button"), TRUE);
  assert_answers (page, "answers", "One more reward to choose");
  gtk_check_button_set_active (widget_get_child (page, "resources_button"), TRUE);
  assert_answers (page, "answers", "Both rewards are chosen");
  g_assert_false (gtk_widget_get_sensitive (raze));
  gtk_check_button_set_active (widget_get_child (page, "steal_button"), FALSE);
  g_assert_true (gtk_widget_get_sensitive (raze));
  gtk_check_button_set_active (widget_get_child (page, "resources_button"), FALSE);
  g_assert_finalize_object (page);
}

static void
open_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer location)
{
  *(char **) location = g_variant_dup_string (parameter, NULL);
}

/* A rule is opened in the window behind, and the aid makes room for it. */
static void
test_rule (void)
{
  g_autofree char *location = NULL;
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) open = g_simple_action_new ("open", G_VARIANT_TYPE_STRING);
  GtkWidget *parent = gtk_window_new ();
  GtkWindow *aid;

  g_signal_connect (open, "activate", G_CALLBACK (open_activated), &location);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (open));
  gtk_widget_insert_action_group (parent, "win", G_ACTION_GROUP (actions));
  gtk_window_present (GTK_WINDOW (parent));

  adc_ares_score_aid_present (parent, game);
  aid = widget_find_window (ADC_TYPE_ARES_SCORE_AID);
  g_assert_true (gtk_window_get_transient_for (aid) == GTK_WINDOW (parent));
  gtk_widget_activate_action (widget_get_child (aid, "count_page"), "win.open", "s",
                              "ares/rule/decompte");
  g_assert_cmpstr (location, ==, "ares/rule/decompte");
  g_assert_null (widget_find_window (ADC_TYPE_ARES_SCORE_AID));
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* Every rule the aid points at is there. */
static void
test_rules_exist (void)
{
  static const char * const ids[] = { "decompte", "egalite", "ruling-tie-neutral", "choix-attaque",
                                      "carte-attaque-gardee", "surprise-regle",
                                      "raid-recompenses" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_nonnull (adc_game_lookup (game, ids[i]));
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "ares");

  g_test_add_func ("/score-aid/count", test_count);
  g_test_add_func ("/score-aid/names", test_names);
  g_test_add_func ("/score-aid/fewer-players", test_fewer_players);
  g_test_add_func ("/score-aid/attack", test_attack);
  g_test_add_func ("/score-aid/raid", test_raid);
  g_test_add_func ("/score-aid/rule", test_rule);
  g_test_add_func ("/score-aid/rules-exist", test_rules_exist);

  result = g_test_run ();
  g_object_unref (library);
  return result;
}
