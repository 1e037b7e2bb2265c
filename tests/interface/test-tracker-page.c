/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decks that are followed through a game, with the real widgets. */

#include "config.h"

#include "adc-deck-picker.h"
#include "adc-game-setting.h"
#include "adc-seat-panel.h"
#include "adc-tracker-page.h"
#include "adc-tracker-row.h"
#include "deck-stage.h"
#include "widgets.h"

static AdcApplication *application;

typedef struct {
  AdcGame   *game;
  AdcDeck   *deck;
  GSettings *settings;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

static void
open_page (Fixture *fixture)
{
  fixture->page = adc_tracker_page_new ();
  adc_tracker_page_set_settings (ADC_TRACKER_PAGE (fixture->page), fixture->settings);
  adc_tracker_page_set_game (ADC_TRACKER_PAGE (fixture->page), fixture->game);
  fixture->window = deck_stage_open (fixture->page);
}

static void
settle (Fixture *fixture)
{
  adc_driver_settle_window (fixture->window);
}

/* Two blockers and a cannon, and a table that starts afresh. */
static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->game = deck_stage_get_game (application, "neuroshima-hex");
  fixture->deck = deck_stage_new_deck (fixture->game, "moloch-blocker", 2, "moloch-gauss", 1,
                                       "moloch-medic", 1, NULL);
  fixture->settings = g_settings_new (ADC_APPLICATION_ID);
  g_settings_reset (fixture->settings, "trackers");
  g_settings_reset (fixture->settings, "show-draw-odds");
  open_page (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  deck_stage_close (fixture->window);
  g_object_unref (fixture->deck);
  g_object_unref (fixture->settings);
}

static void
add (Fixture *fixture, const char *name)
{
  adc_tracker_page_add_deck (ADC_TRACKER_PAGE (fixture->page), fixture->deck, name);
  settle (fixture);
}

static GtkWidget *
get_panel (Fixture *fixture)
{
  return widget_find (fixture->page, ADC_TYPE_SEAT_PANEL);
}

static GtkWidget *
get_row (Fixture *fixture, const char *card)
{
  GtkWidget *row = widget_find_saying (fixture->page, ADC_TYPE_TRACKER_ROW, card);

  g_assert_nonnull (row);
  return row;
}

static void
click (Fixture *fixture, const char *card, const char *move)
{
  GtkWidget *button = widget_find_shown_button (get_row (fixture, card), move);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  settle (fixture);
}

static void
do_action (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->page, action, NULL));
  settle (fixture);
}

/* Types it and presses Enter. */
static void
enter (Fixture *fixture, const char *text)
{
  GtkWidget *search = widget_get_child (get_panel (fixture), "search");

  gtk_editable_set_text (GTK_EDITABLE (search), text);
  g_signal_emit_by_name (search, "activate");
  settle (fixture);
}

/* "Hand 1" on its button; one without cards is out of the way. */
static void
assert_zone (Fixture *fixture, const char *words)
{
  GtkWidget *button = widget_find_button (fixture->page, words);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_visible (button) != g_str_has_suffix (words, " 0"));
}

static void
choose (Fixture *fixture, const char *words)
{
  GtkWidget *button = widget_find_saying (fixture->page, GTK_TYPE_TOGGLE_BUTTON, words);

  g_assert_nonnull (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  settle (fixture);
}

static gboolean
can_press (Fixture *fixture, const char *icon)
{
  return gtk_widget_is_sensitive (widget_find_icon_button (fixture->page, icon));
}

static void
test_empty (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  widget_assert_says (fixture->page, "No Deck Is Followed");
  g_assert_false (can_press (fixture, "edit-undo-symbolic"));
  add (fixture, "Me");
  widget_assert_silent (fixture->page, "No Deck Is Followed");
  widget_assert_says (fixture->page, "4 cards left to draw");
}

/* A card's way through the game, a click at a time. */
static void
test_marks (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  widget_assert_says (get_row (fixture, "Blocker"), "2/2");
  click (fixture, "Blocker", "Draw");
  widget_assert_says (get_row (fixture, "Blocker"), "1/2");
  widget_assert_says (get_row (fixture, "Blocker"), "Draw Pile 1 · Hand 1");
  assert_zone (fixture, "Draw Pile 3");
  assert_zone (fixture, "Hand 1");
  widget_assert_says (fixture->page, "Blocker: Draw Pile → Hand");
  widget_assert_named (gtk_widget_get_parent (get_row (fixture, "Blocker")),
                       "Blocker: 1 of 2 left to draw. Draw Pile 1 · Hand 1");

  click (fixture, "Gauss Cannon", "Draw");
  click (fixture, "Gauss Cannon", "Play");
  assert_zone (fixture, "On the Table 1");
  click (fixture, "Gauss Cannon", "Discard");
  assert_zone (fixture, "Discarded 1");
  click (fixture, "Gauss Cannon", "Return");
  assert_zone (fixture, "Discarded 0");
  assert_zone (fixture, "Draw Pile 3");
}

/* Anywhere the menu offers. */
static void
test_any_zone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  g_assert_true (
    gtk_widget_activate_action (get_panel (fixture), "seat.move", "(uss)", 2, "deck", "out"));
  settle (fixture);
  assert_zone (fixture, "Out of the Game 1");
  widget_assert_says (get_row (fixture, "Medic"), "0/1");
  g_assert_true (
    gtk_widget_activate_action (get_panel (fixture), "seat.move", "(uss)", 2, "deck", "hand"));
  settle (fixture);
  widget_assert_says (fixture->page, "Draw Pile: there is no Medic.");
}

static void
test_zone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  click (fixture, "Blocker", "Draw");
  choose (fixture, "Hand 1");
  g_assert_null (widget_find_saying (fixture->page, ADC_TYPE_TRACKER_ROW, "Medic"));
  click (fixture, "Blocker", "Play"); /* though there is one left to draw */
  g_assert_null (widget_find_saying (fixture->page, ADC_TYPE_TRACKER_ROW, "Blocker"));
  assert_zone (fixture, "On the Table 1");
}

/* Three letters, in whichever language, and Enter. */
static void
test_typing (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkEditable *search;

  add (fixture, "Me");
  search = widget_get_child (get_panel (fixture), "search");
  gtk_editable_set_text (search, "gau");
  settle (fixture);
  g_assert_null (widget_find_saying (fixture->page, ADC_TYPE_TRACKER_ROW, "Medic"));
  enter (fixture, "gau");
  assert_zone (fixture, "Hand 1");
  g_assert_cmpstr (gtk_editable_get_text (search), ==, "");
  g_assert_nonnull (widget_find_saying (fixture->page, ADC_TYPE_TRACKER_ROW, "Medic"));
  enter (fixture, "gauss cannon"); /* there was only one: it is not played by mistake */
  assert_zone (fixture, "Hand 1");
  widget_assert_says (fixture->page, "Draw Pile: there is no Gauss Cannon.");
  enter (fixture, "médecin");
  assert_zone (fixture, "Hand 2");
  enter (fixture, "zzz");
  widget_assert_says (fixture->page, "No card here has that name.");
  assert_zone (fixture, "Hand 2");
  gtk_editable_set_text (search, "block"); /* which one here has */
  settle (fixture);
  widget_assert_silent (fixture->page, "No card here has that name.");
  enter (fixture, "zzz");
  g_signal_emit_by_name (search, "stop-search");
  settle (fixture);
  widget_assert_silent (fixture->page, "No card here has that name.");
}

static void
test_undo (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  click (fixture, "Blocker", "Draw");
  click (fixture, "Medic", "Draw");
  widget_assert_says (fixture->page, "Medic: Draw Pile → Hand");
  do_action (fixture, "tracker.undo");
  widget_assert_silent (fixture->page, "Medic: Draw Pile → Hand"); /* not true any more */
  assert_zone (fixture, "Hand 1");
  do_action (fixture, "tracker.undo");
  assert_zone (fixture, "Hand 0");
  do_action (fixture, "tracker.redo");
  do_action (fixture, "tracker.redo");
  assert_zone (fixture, "Hand 2");
  g_assert_false (can_press (fixture, "edit-redo-symbolic"));
}

/* A new game puts everything back, and can be taken back itself. */
static void
test_restart (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  add (fixture, "You");
  click (fixture, "Blocker", "Play");
  choose (fixture, "Me");
  click (fixture, "Medic", "Draw");
  do_action (fixture, "tracker.restart");
  assert_zone (fixture, "Hand 0");
  widget_assert_says (fixture->page, "A new game has begun");
  choose (fixture, "You");
  assert_zone (fixture, "On the Table 0");
  widget_click (widget_find_button (fixture->page, "_Undo"));
  settle (fixture);
  assert_zone (fixture, "On the Table 1");
  choose (fixture, "Me");
  assert_zone (fixture, "Hand 1");
}

static void
test_reshuffle (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  do_action (fixture, "tracker.reshuffle");
  widget_assert_says (fixture->page, "Nothing is discarded");
  for (guint i = 0; i < 2; i++)
    gtk_widget_activate_action (get_panel (fixture), "seat.move", "(uss)", 0, "deck", "discard");
  click (fixture, "Medic", "Draw");
  assert_zone (fixture, "Discarded 2");
  do_action (fixture, "tracker.reshuffle");
  assert_zone (fixture, "Discarded 0");
  assert_zone (fixture, "Draw Pile 3");
  assert_zone (fixture, "Hand 1");
}

/* The page goes and comes back: everything is as it was, whoever it was of. */
static void
test_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  add (fixture, "Camille");
  click (fixture, "Gauss Cannon", "Play");
  choose (fixture, "Me");
  click (fixture, "Blocker", "Draw");
  deck_stage_close (fixture->window);

  open_page (fixture);
  widget_assert_says (fixture->page, "Camille");
  assert_zone (fixture, "Hand 1");
  widget_assert_says (get_row (fixture, "Blocker"), "1/2");
  choose (fixture, "Camille");
  assert_zone (fixture, "On the Table 1");

  /* Another game has a table of its own. */
  adc_tracker_page_set_game (ADC_TRACKER_PAGE (fixture->page),
                             deck_stage_get_game (application, "ares"));
  settle (fixture);
  widget_assert_says (fixture->page, "No Deck Is Followed");
  adc_tracker_page_set_game (ADC_TRACKER_PAGE (fixture->page), fixture->game);
  settle (fixture);
  assert_zone (fixture, "Hand 1");
}

/* What is no such state is no reason to fail. */
static void
test_nonsense_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  deck_stage_close (fixture->window);
  adc_game_setting_save (fixture->settings, "trackers", "neuroshima-hex",
                         g_variant_new_string ("nonsense"));
  open_page (fixture);
  widget_assert_says (fixture->page, "No Deck Is Followed");
  add (fixture, "Me");
  assert_zone (fixture, "Draw Pile 4");
}

/* Of others one sees what they play; one may want it otherwise. */
static void
test_opponent (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  add (fixture, "You");
  enter (fixture, "gauss");
  assert_zone (fixture, "On the Table 1");
  assert_zone (fixture, "Hand 0");
  gtk_drop_down_set_selected (widget_get_child (get_panel (fixture), "move_drop_down"), 0);
  enter (fixture, "medic");
  assert_zone (fixture, "Hand 1");
  choose (fixture, "Me");
  assert_zone (fixture, "Hand 0");
  enter (fixture, "medic");
  assert_zone (fixture, "Hand 1");

  do_action (fixture, "tracker.remove");
  g_assert_null (widget_find_saying (fixture->page, GTK_TYPE_TOGGLE_BUTTON, "Me\n"));
  widget_assert_says (fixture->page, "“Me” is not followed any more");
  do_action (fixture, "tracker.undo");
  widget_assert_says (fixture->page, "You");
  assert_zone (fixture, "Hand 1");
}

static void
test_rename (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdwMessageDialog *dialog;

  add (fixture, "Me");
  do_action (fixture, "tracker.rename");
  dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)),
                         " Camille & co ");
  adw_message_dialog_response (dialog, "rename");
  gtk_window_destroy (GTK_WINDOW (dialog));
  settle (fixture);
  g_assert_nonnull (
    widget_find_saying (fixture->page, GTK_TYPE_TOGGLE_BUTTON, "Camille & co"));
}

static void
test_rename_to_nothing (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdwMessageDialog *dialog;
  GtkEditable *entry;

  add (fixture, "Me");
  do_action (fixture, "tracker.rename");
  dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
  entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  gtk_editable_set_text (entry, " ");
  widget_assert_says (dialog, "A deck that is followed needs a name.");
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "rename"));
  adw_message_dialog_response (dialog, "rename");
  gtk_window_destroy (GTK_WINDOW (dialog));
  settle (fixture);
  g_assert_nonnull (widget_find_saying (fixture->page, GTK_TYPE_TOGGLE_BUTTON, "Me"));
}

static void
test_odds (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture, "Me");
  gtk_spin_button_set_value (widget_get_child (get_panel (fixture), "next"), 2);
  settle (fixture);
  widget_assert_says (get_row (fixture, "Blocker"), "Next card: 50.0 % · next 2: 83.3 %");
  click (fixture, "Blocker", "Draw");
  widget_assert_says (get_row (fixture, "Blocker"), "Next card: 33.3 % · next 2: 66.7 %");
  click (fixture, "Blocker", "Draw");
  widget_assert_silent (get_row (fixture, "Blocker"), "%");

  g_settings_set_boolean (fixture->settings, "show-draw-odds", FALSE);
  settle (fixture);
  widget_assert_silent (fixture->page, "%");
  widget_assert_silent (fixture->page, "Chances");
  widget_assert_says (get_row (fixture, "Blocker"), "0/2"); /* what remains is no secret */
  gtk_test_accessible_assert_property (gtk_widget_get_parent (get_row (fixture, "Medic")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

static void
test_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_deck_add (fixture->deck, "deck", NULL, NULL, NULL, 6);
  add (fixture, "Me");
  widget_assert_says (fixture->page, "10 cards left to draw, 6 of them unknown");
  widget_assert_says (get_row (fixture, "Medic"), "Next card: 10.0 % to 70.0 %");
  click (fixture, "Unknown card", "Draw");
  widget_assert_says (fixture->page, "9 cards left to draw, 5 of them unknown");
}

/* Where nothing is drawn there are no chances, and what is typed moves all the same. */
static void
test_no_pile (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcGame *game = deck_stage_get_game (application, "buck-rogers");
  const AdcDeckKind *kind = adc_game_find_deck_kind (game, "force");
  g_autoptr(AdcDeck) force = adc_deck_new_standard (game, kind, NULL, NULL, 4);

  add (fixture, "Me");
  widget_assert_says (fixture->page, "Chances");
  adc_tracker_page_set_game (ADC_TRACKER_PAGE (fixture->page), game);
  adc_tracker_page_add_deck (ADC_TRACKER_PAGE (fixture->page), force, "My force");
  settle (fixture);
  widget_assert_silent (fixture->page, "Chances");
  widget_assert_silent (fixture->page, "left to draw");
  enter (fixture, "fact");
  widget_assert_says (fixture->page, "Factory: Pieces → Board");
}

static gboolean
last_row_says (gpointer data)
{
  Fixture *fixture = data;
  GtkWidget *row = widget_find_saying (fixture->page, ADC_TYPE_TRACKER_ROW, "Card 111");

  return row != NULL && widget_says (row, "Next card: 1.0");
}

/* Of a long list those in sight are told at once, the others soon. */
static void
test_long (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_deck_clear (fixture->deck);
  for (guint i = 0; i < 112; i++) {
    g_autofree char *name = g_strdup_printf ("Card %03u", i);

    adc_deck_add (fixture->deck, "deck", NULL, name, NULL, 1);
  }
  add (fixture, "Me");
  widget_assert_says (fixture->page, "Next card: 0.9");
  for (guint i = 0; i < 8; i++)
    gtk_widget_activate_action (get_panel (fixture), "seat.move", "(uss)", i, "deck", "hand");
  widget_assert_says (get_row (fixture, "Card 008"), "Next card: 1.0"); /* not a frame later */
  gtk_widget_activate_action (widget_get_child (get_panel (fixture), "list"),
                              "list.scroll-to-item", "u", 111);
  adc_driver_wait (last_row_says, fixture);
}

/* The rules of the game that is played, as soon as they are broken. */
static void
test_rules (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = deck_stage_new_work (fixture->game, "moloch");
  GtkWidget *findings;

  adc_tracker_page_add_deck (ADC_TRACKER_PAGE (fixture->page), adc_deck_work_get_deck (work), "Me");
  settle (fixture);
  findings = widget_get_child (get_panel (fixture), "findings");
  for (guint i = 0; i < 3; i++)
    enter (fixture, i < 2 ? "blocker" : "juggernaut");
  g_assert_false (gtk_widget_get_visible (findings));
  enter (fixture, "clown");
  g_assert_true (gtk_widget_get_visible (findings));
  widget_assert_says (findings, "3");
  g_assert_nonnull (widget_find_icon_button (findings, "adc-book-symbolic"));
  do_action (fixture, "tracker.undo");
  g_assert_false (gtk_widget_get_visible (findings));
}

static void
test_picker (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeckPicker *picker = ADC_DECK_PICKER (widget_find (fixture->page, ADC_TYPE_DECK_PICKER));

  g_assert_cmpuint (adc_deck_picker_list (picker, ""), >=, 4);
  g_assert_cmpuint (adc_deck_picker_list (picker, "hegemon"), ==, 1);
  adc_deck_picker_pick (picker, 0);
  settle (fixture);
  widget_assert_says (fixture->page, "34 cards left to draw");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         widget_get_child (get_panel (fixture), "search")));
  for (guint i = 1; i < 8; i++)
    add (fixture, "Another");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (picker)));
  add (fixture, "One too many");
  widget_assert_says (fixture->page, "No more decks can be followed at once");
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  ADD ("/tracker-page/empty", test_empty);
  ADD ("/tracker-page/marks", test_marks);
  ADD ("/tracker-page/any-zone", test_any_zone);
  ADD ("/tracker-page/zone", test_zone);
  ADD ("/tracker-page/typing", test_typing);
  ADD ("/tracker-page/undo", test_undo);
  ADD ("/tracker-page/restart", test_restart);
  ADD ("/tracker-page/reshuffle", test_reshuffle);
  ADD ("/tracker-page/kept", test_kept);
  ADD ("/tracker-page/nonsense-kept", test_nonsense_kept);
  ADD ("/tracker-page/opponent", test_opponent);
  ADD ("/tracker-page/rename", test_rename);
  ADD ("/tracker-page/rename-to-nothing", test_rename_to_nothing);
  ADD ("/tracker-page/odds", test_odds);
  ADD ("/tracker-page/no-pile", test_no_pile);
  ADD ("/tracker-page/unknown", test_unknown);
  ADD ("/tracker-page/long", test_long);
  ADD ("/tracker-page/rules", test_rules);
  ADD ("/tracker-page/picker", test_picker);

  status = g_test_run ();
  adc_driver_stop (application);
  return status;
}
