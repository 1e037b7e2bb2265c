/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counters, dice and checklists at the table, with the real widgets in the real window. */

#include "config.h"

#include "adc-counter-panel.h"
#include "adc-counter-spin.h"
#include "adc-die.h"
#include "adc-driver.h"
#include "adc-players-row.h"
#include "adc-reached-list.h"
#include "adc-roller-panel.h"
#include "adc-turn-view.h"
#include "widgets.h"

#include <adwaita.h>

static AdcApplication *application;

static AdcTurnView *
get_view (void)
{
  return ADC_TURN_VIEW (adc_driver_get_page (application, "turn"));
}

static GtkWidget *
get_part (GType type)
{
  return widget_find (GTK_WIDGET (get_view ()), type);
}

static void
activate (GType type, const char *action)
{
  gtk_widget_activate_action (get_part (type), action, NULL);
  adc_driver_settle ();
}

static AdcTally *
get_tally (void)
{
  return adc_session_get_document (adc_turn_view_get_session (get_view ()));
}

static int
get_value (const char *counter, guint player)
{
  return adc_tally_get (get_tally (),
                        adc_counters_find (adc_game_get_counters (adc_tally_get_game (get_tally ())),
                                           counter),
                        player);
}

static gboolean
is_of (GtkWidget *widget, gconstpointer data)
{
  const char * const *wanted = data;
  g_autofree char *player = NULL;

  if (!ADC_IS_COUNTER_SPIN (widget))
    return FALSE;

  player = g_strdup_printf ("%u", adc_counter_spin_get_player (ADC_COUNTER_SPIN (widget)));
  return g_str_equal (adc_counter_spin_get_counter (ADC_COUNTER_SPIN (widget))->id, wanted[0]) &&
         g_str_equal (player, wanted[1]);
}

/* The number of a player, which is shown. */
static GtkWidget *
find_spin (const char *counter, const char *player)
{
  const char * const wanted[] = { counter, player };
  GtkWidget *found = widget_find_if (get_part (ADC_TYPE_COUNTER_PANEL), is_of, wanted);

  g_assert_nonnull (found);
  return widget_find (found, GTK_TYPE_SPIN_BUTTON);
}

/* As it is the first time. */
static void
open_counters (const char *game)
{
  g_autofree char *location = g_strconcat (game, "/turn/counters", NULL);

  adc_driver_open (application, location);
  while (adc_session_can_undo (adc_turn_view_get_session (get_view ())))
    adc_session_undo (adc_turn_view_get_session (get_view ()));
  adc_driver_settle ();
}

/* By keys: + and −, arrows, a number that is typed; what it means; undone by the actions that the keys stand for. */
static void
test_keys (void)
{
  g_autoptr(GPtrArray) lists = NULL;
  GtkWidget *spin, *rule;

  open_counters ("neuroshima-hex");
  spin = find_spin ("compte-qg", "1");
  widget_assert_named (spin, "HQ points: Posterunek");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (spin)), ==,
                   GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  g_assert_true (widget_press_key (spin, GDK_KEY_minus, 0));
  g_assert_true (widget_press_key (spin, GDK_KEY_KP_Subtract, 0));
  g_assert_cmpint (get_value ("compte-qg", 1), ==, 18);
  g_assert_true (widget_press_key (spin, GDK_KEY_plus, GDK_SHIFT_MASK));
  g_signal_emit_by_name (spin, "change-value", GTK_SCROLL_STEP_DOWN); /* the arrow */
  g_assert_cmpint (get_value ("compte-qg", 1), ==, 18);
  g_assert_false (widget_press_key (spin, GDK_KEY_plus, GDK_CONTROL_MASK)); /* the text's size */
  gtk_editable_set_text (GTK_EDITABLE (spin), "1");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpint (get_value ("compte-qg", 1), ==, 1);
  widget_assert_silent (get_part (ADC_TYPE_COUNTER_PANEL), "destroyed");
  g_assert_true (widget_press_key (spin, GDK_KEY_minus, 0));
  g_assert_true (widget_press_key (spin, GDK_KEY_minus, 0)); /* and no further */
  adc_driver_settle ();
  g_assert_cmpint (get_value ("compte-qg", 1), ==, 0);
  lists = widget_find_all (get_part (ADC_TYPE_COUNTER_PANEL), ADC_TYPE_REACHED_LIST);
  g_assert_cmpuint (lists->len, ==, 1);
  widget_assert_says (lists->pdata[0], "The HQ is destroyed");
  rule = widget_find (lists->pdata[0], GTK_TYPE_BUTTON);
  widget_assert_named (rule, "Posterunek · HQ points: 0. The HQ is destroyed: finish the battle "
                             "under way. The other player wins, unless their HQ falls in it too.");
  activate (ADC_TYPE_COUNTER_PANEL, "counters.undo");
  g_assert_cmpint (get_value ("compte-qg", 1), ==, 1);
  widget_assert_silent (get_part (ADC_TYPE_COUNTER_PANEL), "destroyed");
  activate (ADC_TYPE_COUNTER_PANEL, "counters.redo");
  g_assert_cmpint (get_value ("compte-qg", 1), ==, 0);
}

/* Everything begins again, and the toast takes it back. */
static void
test_reset (void)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));
  GtkWidget *undo;

  open_counters ("neuroshima-hex");
  widget_press_key (find_spin ("compte-qg", "0"), GDK_KEY_minus, 0);
  activate (ADC_TYPE_COUNTER_PANEL, "counters.reset");
  g_assert_cmpint (get_value ("compte-qg", 0), ==, 20);
  undo = widget_find_shown_button (widget_find (window, ADW_TYPE_TOAST_OVERLAY), "_Undo");
  g_assert_nonnull (undo);
  adc_driver_click (undo);
  g_assert_cmpint (get_value ("compte-qg", 0), ==, 19);

  /* It goes with its game. */
  activate (ADC_TYPE_COUNTER_PANEL, "counters.reset");
  g_assert_nonnull (widget_find_shown_button (widget_find (window, ADW_TYPE_TOAST_OVERLAY), "_Undo"));
  adc_driver_open (application, "ares/turn/counters");
  g_assert_null (widget_find_shown_button (widget_find (window, ADW_TYPE_TOAST_OVERLAY), "_Undo"));
}

/* Who plays: more of them, under other names, with other factions; in teams; with what else is counted. */
static void
test_players (void)
{
  GtkWidget *row;
  g_autoptr(GPtrArray) spins = NULL;
  g_autoptr(GPtrArray) names = NULL;
  g_autoptr(GPtrArray) switches = NULL;

  open_counters ("neuroshima-hex");
  row = get_part (ADC_TYPE_PLAYERS_ROW);
  widget_assert_says (row, "Moloch, Posterunek");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  adc_driver_settle ();
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (row, GTK_TYPE_SPIN_BUTTON)), 4);
  adc_driver_settle ();
  spins = widget_find_all (get_part (ADC_TYPE_COUNTER_PANEL), ADC_TYPE_COUNTER_SPIN);
  g_assert_cmpuint (spins->len, ==, 5); /* the turn, and four headquarters */

  names = widget_find_all (row, ADW_TYPE_ENTRY_ROW);
  g_assert_cmpuint (names->len, ==, 4);
  gtk_editable_set_text (names->pdata[3], "Zoé & co");
  g_signal_emit_by_name (names->pdata[3], "entry-activated");
  adc_driver_settle ();
  widget_assert_named (find_spin ("compte-qg", "3"), "HQ points: Zoé & co");
  widget_assert_says (row, "Moloch, Posterunek, Borgo, Zoé & co");

  switches = widget_find_all (row, GTK_TYPE_SWITCH);
  g_assert_cmpuint (switches->len, ==, 3); /* teams, points, tiles */
  gtk_switch_set_active (switches->pdata[0], TRUE);
  gtk_switch_set_active (switches->pdata[1], TRUE);
  adc_driver_settle ();
  widget_assert_says (get_part (ADC_TYPE_COUNTER_PANEL), "Moloch and Borgo · Points: 0");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_spin ("compte-points", "0")), 30);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_spin ("compte-points", "2")), 10);
  adc_driver_settle ();
  widget_assert_says (get_part (ADC_TYPE_COUNTER_PANEL), "Moloch and Borgo · Points: 40");
  widget_assert_says (get_part (ADC_TYPE_COUNTER_PANEL), "the team has won");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), FALSE);
}

/* A battle of three rounds is set by a choice. */
static void
test_choice (void)
{
  open_counters ("ares");
  adc_driver_click_in (get_part (ADC_TYPE_COUNTER_PANEL), "Deep Strike or Raid: 3");
  g_assert_cmpint (get_value ("compte-rounds", 0), ==, 3);
}

/* A checklist that is begun again counts its turn; taking it back takes both back. */
static void
test_turns (void)
{
  GtkLabel *label;
  GtkWidget *undo;

  open_counters ("buck-rogers");
  adc_driver_open (application, "buck-rogers/sequence/sequence-tour");
  label = widget_get_child (get_view (), "progress_label");
  g_assert_true (g_str_has_prefix (gtk_label_get_label (label), "Turn: 1 · 0 of "));
  adc_driver_open (application, "buck-rogers/turn/counters");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "turn.next", NULL); /* from anywhere */
  adc_driver_settle ();
  g_assert_true (g_str_has_prefix (gtk_label_get_label (label), "Turn: 1 · 1 of "));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (widget_get_child (get_view (), "pages")), ==,
                   "checklist");
  for (guint i = 0; i < 100 && !g_str_has_suffix (gtk_label_get_label (label), "All done"); i++)
    gtk_widget_activate_action (GTK_WIDGET (get_view ()), "turn.next", NULL);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Turn: 1 · All done");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "turn.next", NULL);
  adc_driver_settle ();
  g_assert_true (g_str_has_prefix (gtk_label_get_label (label), "Turn: 2 · 0 of "));
  undo = widget_find_shown_button (GTK_WIDGET (adc_driver_get_window (application)), "_Undo");
  g_assert_nonnull (undo);
  adc_driver_click (undo);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Turn: 1 · All done");
}

static GtkSpinButton *
get_roller (const char *name)
{
  return widget_get_child (get_part (ADC_TYPE_ROLLER_PANEL), name);
}

static void
test_dice (void)
{
  GtkWidget *panel;
  GtkDropDown *kinds;
  GtkListBox *list;
  g_autoptr(GPtrArray) dice = NULL;
  g_autoptr(AdcRoll) roll = NULL;
  g_autofree char *hits = NULL;

  adc_driver_open (application, "ares/turn/dice");
  panel = get_part (ADC_TYPE_ROLLER_PANEL);
  adc_roller_panel_set_seed (ADC_ROLLER_PANEL (panel), 42);
  gtk_spin_button_set_value (get_roller ("number"), 8);
  gtk_spin_button_set_value (get_roller ("threshold"), 6);
  adc_driver_settle ();
  widget_assert_says (panel, "At most 6: 5 faces of 6 hit"); /* a six never does */
  activate (ADC_TYPE_ROLLER_PANEL, "dice.throw");
  dice = widget_find_all (panel, ADC_TYPE_DIE);
  g_assert_cmpuint (dice->len, ==, 8);
  roll = g_list_model_get_item (G_LIST_MODEL (adc_turn_view_get_rolls (get_view ())), 0);
  hits = g_strdup_printf ("%u hits · total %u", adc_roll_count_hits (roll),
                          adc_roll_get_total (roll));
  widget_assert_says (panel, hits);
  activate (ADC_TYPE_ROLLER_PANEL, "dice.throw");
  list = widget_get_child (panel, "list");
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 1));

  kinds = widget_get_child (panel, "kinds");
  gtk_drop_down_set_selected (kinds, 1); /* others */
  gtk_spin_button_set_value (get_roller ("faces"), 100);
  gtk_spin_button_set_value (get_roller ("threshold"), 91);
  adc_driver_settle ();
  widget_assert_says (panel, "At least 91: 10 faces of 100 hit");
  activate (ADC_TYPE_ROLLER_PANEL, "dice.throw");
  gtk_drop_down_set_selected (kinds, 0);
  adc_driver_settle ();
  g_assert_cmpuint (adc_roll_log_get_plan (adc_turn_view_get_rolls (get_view ()))->n_faces, ==, 6);
  widget_assert_says (panel, "At most 6"); /* a threshold it can have */

  activate (ADC_TYPE_ROLLER_PANEL, "dice.clear");
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));
  adc_driver_click (widget_find_shown_button (GTK_WIDGET (adc_driver_get_window (application)),
                                              "_Undo"));
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 2));
}

static void
type_and_leave (GtkWidget *spin, const char *number)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));

  gtk_widget_grab_focus (spin);
  gtk_editable_set_text (GTK_EDITABLE (spin), number);
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  adc_driver_settle ();
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), spin));
}

/* A number that was typed is taken when Tab leaves it, whatever becomes of what Tab goes to. */
static void
test_typed (void)
{
  adc_driver_open (application, "ares/turn/dice");
  gtk_spin_button_set_value (get_roller ("threshold"), 2);
  type_and_leave (GTK_WIDGET (get_roller ("threshold")), "4");
  widget_assert_says (get_part (ADC_TYPE_ROLLER_PANEL), "At most 4");

  open_counters ("neuroshima-hex");
  type_and_leave (find_spin ("compte-qg", "1"), "0");
  widget_assert_says (get_part (ADC_TYPE_COUNTER_PANEL), "destroyed");
  type_and_leave (find_spin ("compte-qg", "1"), "5");
  widget_assert_silent (get_part (ADC_TYPE_COUNTER_PANEL), "destroyed");
}

/* A game without dice has none, and no page for them. */
static void
test_offered (void)
{
  AdcTurnView *view;

  adc_driver_open (application, "neuroshima-hex/turn/counters");
  view = get_view ();
  g_assert_null (adc_turn_view_get_rolls (view));
  adc_driver_open (application, "neuroshima-hex/turn/dice");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (widget_get_child (view, "pages")), !=, "dice");
}

static void
assert_part (const char *part, const char *location)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (widget_get_child (get_view (), "pages")), ==,
                   part);
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==, location);
}

static GtkShortcutController *
find_global_keys (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GtkEventController) keys = g_list_model_get_item (controllers, i);

    if (GTK_IS_SHORTCUT_CONTROLLER (keys) &&
        gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (keys)) ==
          GTK_SHORTCUT_SCOPE_GLOBAL)
      return GTK_SHORTCUT_CONTROLLER (keys);
  }

  return NULL;
}

/* The key for the next step is the window's, as long as the view is shown. */
static void
test_next_key (void)
{
  GtkWidget *view, *progress;
  g_autoptr(GtkShortcut) key = NULL;

  adc_driver_open (application, "ares/turn");
  view = GTK_WIDGET (get_view ());
  progress = widget_get_child (view, "progress_label");
  gtk_widget_activate_action (view, "turn.reset", NULL);
  g_assert_nonnull (find_global_keys (view));
  key = g_list_model_get_item (G_LIST_MODEL (find_global_keys (view)), 0);
  g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (key), 0, view, NULL));
  widget_assert_says (progress, "1 of ");
  adc_driver_open (application, "ares/rules");
  g_assert_false (gtk_shortcut_action_activate (gtk_shortcut_get_action (key), 0, view, NULL));
  widget_assert_silent (progress, "2 of ");
  gtk_widget_activate_action (view, "turn.reset", NULL);
}

/* The part that is on screen is still there in the other language, and where one comes back to. */
static void
test_part (void)
{
  adc_driver_open (application, "ares/turn");
  gtk_stack_set_visible_child_name (widget_get_child (get_view (), "pages"), "dice");
  assert_part ("dice", "ares/turn/dice");
  adc_application_set_language (application, "fr");
  adc_driver_settle ();
  assert_part ("dice", "ares/turn/dice");
  adc_application_set_language (application, "en");
  adc_driver_settle ();

  adc_driver_open (application, "ares/rules");
  gtk_widget_activate_action (GTK_WIDGET (adc_driver_get_window (application)), "win.back", NULL);
  assert_part ("dice", "ares/turn/dice");
  gtk_stack_set_visible_child_name (widget_get_child (get_view (), "pages"), "checklist");
  assert_part ("checklist", "ares/turn");
}

static void
swap_language (const char *language)
{
  adc_application_set_language (application, language);
  adc_driver_settle ();
}

/* And so when a checklist was opened, which is still the one beside it. */
static void
test_part_of_checklist (void)
{
  GtkStack *pages;

  adc_driver_open (application, "ares/sequence/sequence-mise-en-place");
  pages = widget_get_child (get_view (), "pages");
  gtk_stack_set_visible_child_name (pages, "counters");
  assert_part ("counters", "ares/turn/counters/sequence-mise-en-place");
  swap_language ("fr");
  assert_part ("counters", "ares/turn/counters/sequence-mise-en-place");
  pages = widget_get_child (get_view (), "pages");
  gtk_stack_set_visible_child_name (pages, "checklist");
  assert_part ("checklist", "ares/sequence/sequence-mise-en-place");
  swap_language ("en");
  assert_part ("checklist", "ares/sequence/sequence-mise-en-place");
}

/* What was counted and thrown comes back in the other language; what makes no sense is nothing, and that of other games
 * stays. */
static void
test_kept (void)
{
  GSettings *settings = adc_application_get_settings (application);
  g_autoptr(GVariant) all = NULL;
  g_autoptr(GVariant) other = NULL;

  open_counters ("ares");
  widget_press_key (find_spin ("compte-points", "1"), GDK_KEY_plus, 0);
  adc_driver_open (application, "ares/turn/dice");
  activate (ADC_TYPE_ROLLER_PANEL, "dice.throw");
  adc_application_set_language (application, "fr");
  adc_driver_open (application, "ares/turn/counters");
  g_assert_cmpint (get_value ("compte-points", 1), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (adc_turn_view_get_rolls (get_view ()))),
                    >=, 1);
  widget_assert_says (get_part (ADC_TYPE_COUNTER_PANEL), "Rounds de Combat");

  g_settings_set_value (settings, "tallies",
                        g_variant_new_parsed ("{'ares': <'?'>, 'other': <7>}"));
  g_settings_set_value (settings, "rolls", g_variant_new_parsed ("{'ares': <uint32 3>}"));
  adc_application_set_language (application, "en");
  adc_driver_open (application, "ares/turn/counters");
  g_assert_cmpint (get_value ("compte-points", 1), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (adc_turn_view_get_rolls (get_view ()))),
                    ==, 0);
  widget_press_key (find_spin ("compte-points", "0"), GDK_KEY_plus, 0);
  all = g_settings_get_value (settings, "tallies");
  other = g_variant_lookup_value (all, "other", G_VARIANT_TYPE_INT32);
  g_assert_cmpint (g_variant_get_int32 (other), ==, 7);
  g_settings_reset (settings, "tallies");
  g_settings_reset (settings, "rolls");
}

/* In a window as narrow as a telephone, nothing asks for more. */
static void
test_narrow (void)
{
  static const char * const languages[] = { "fr", "en" };
  static const char * const places[] = { "ark/turn/counters", "starcraft/turn/counters",
                                         "ares/turn/counters", "buck-rogers/turn/dice" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++) {
    adc_application_set_language (application, languages[l]);
    adc_driver_resize (application, 360, 700);
    for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
      int minimum;

      adc_driver_open (application, places[i]);
      if (g_str_has_suffix (places[i], "dice")) {
        gtk_spin_button_set_value (get_roller ("number"), 40);
        activate (ADC_TYPE_ROLLER_PANEL, "dice.throw");
      } else {
        GtkWidget *row = get_part (ADC_TYPE_PLAYERS_ROW);

        adc_tally_set_n_players (get_tally (), 5);
        adc_tally_set_name (get_tally (), 0, "Maximiliane-Wilhelmine von Hohenzollern");
        adc_session_commit (adc_turn_view_get_session (get_view ()));
        adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
      }
      adc_driver_settle ();
      gtk_widget_measure (GTK_WIDGET (get_view ()), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                          NULL, NULL);
      g_test_message ("%s %s: %d", languages[l], places[i], minimum);
      g_assert_cmpint (minimum, <=, 360);
    }
  }
  adc_driver_resize (application, 1100, 700);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  g_test_add_func ("/turn-view/keys", test_keys);
  g_test_add_func ("/turn-view/reset", test_reset);
  g_test_add_func ("/turn-view/players", test_players);
  g_test_add_func ("/turn-view/choice", test_choice);
  g_test_add_func ("/turn-view/turns", test_turns);
  g_test_add_func ("/turn-view/dice", test_dice);
  g_test_add_func ("/turn-view/typed", test_typed);
  g_test_add_func ("/turn-view/offered", test_offered);
  g_test_add_func ("/turn-view/next-key", test_next_key);
  g_test_add_func ("/turn-view/part", test_part);
  g_test_add_func ("/turn-view/part-of-checklist", test_part_of_checklist);
  g_test_add_func ("/turn-view/kept", test_kept);
  g_test_add_func ("/turn-view/narrow", test_narrow);
  status = g_test_run ();
  adc_driver_stop (application);
  return status;
}
