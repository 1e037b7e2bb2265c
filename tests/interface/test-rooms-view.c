/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rooms, what lies on them, who controls them and what that adds up to, with the real widgets in the real window. */

#include "config.h"

#include "adc-driver.h"
#include "adc-room-adder.h"
#include "adc-room-board.h"
#include "adc-room-card.h"
#include "adc-room-example.h"
#include "adc-room-fact-row.h"
#include "adc-room-facts.h"
#include "adc-room-hands.h"
#include "adc-room-notice.h"
#include "adc-room-panel.h"
#include "adc-room-play.h"
#include "adc-room-total-row.h"
#include "adc-room-totals.h"
#include "adc-room-turn.h"
#include "adc-rooms-view.h"
#include "adc-stat-row.h"
#include "adc-stepper.h"
#include "widgets.h"

#include <string.h>

#define GAME "ark"

static AdcApplication *application;

static AdcRoomsView *
get_view (void)
{
  return ADC_ROOMS_VIEW (adc_driver_get_page (application, "rooms"));
}

static AdcRoomDesk *
get_desk (void)
{
  return adc_rooms_view_get_desk (get_view ());
}

static AdcRoomTable *
get_table (void)
{
  return adc_room_desk_get_table (get_desk ());
}

/* With nothing on the table. */
static AdcRoomsView *
open_view (void)
{
  adc_driver_open (application, GAME "/rooms");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "rooms.clear", NULL);
  adc_driver_settle ();
  return get_view ();
}

static gpointer
get_part (GType type)
{
  return widget_find (GTK_WIDGET (get_view ()), type);
}

static gboolean
is_called (GtkWidget *widget, gconstpointer name)
{
  return g_str_equal (gtk_widget_get_name (widget), name);
}

static GtkWidget *
find_by_name (GtkWidget *widget, const char *name)
{
  return widget_find_if (widget, is_called, name);
}

static void
assert_shown (GType part, const char *text)
{
  widget_assert_says (get_part (part), text);
}

static AdcRoomCard *
get_card (const char *title)
{
  GtkWidget *card = widget_find_saying (GTK_WIDGET (get_view ()), ADC_TYPE_ROOM_CARD, title);

  g_assert_nonnull (card);
  return ADC_ROOM_CARD (card);
}

static void
press (guint key, GdkModifierType state)
{
  g_assert_true (widget_press_key (get_part (ADC_TYPE_ROOM_BOARD), key, state));
  adc_driver_settle ();
}

static void
lay (const char *name)
{
  GtkWidget *field = widget_find (get_part (ADC_TYPE_ROOM_ADDER), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (field), name);
  adc_driver_settle ();
  g_signal_emit_by_name (field, "activate");
  adc_driver_settle ();
}

/* Types into the row of a value of a room the user described. */
static void
say (const char *title, const char *text)
{
  GtkWidget *row = widget_find_saying (get_part (ADC_TYPE_ROOM_FACTS), ADC_TYPE_ROOM_FACT_ROW,
                                       title);

  g_assert_nonnull (row);
  widget_enter (widget_find (row, GTK_TYPE_ENTRY), text);
  adc_driver_settle ();
}

static AdcRoomTotalRow *
get_total (const char *benefit)
{
  GtkWidget *list = widget_find (get_part (ADC_TYPE_ROOM_TOTALS), GTK_TYPE_LIST_BOX);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (g_str_equal (adc_room_total_row_get_benefit (ADC_ROOM_TOTAL_ROW (row)), benefit))
      return ADC_ROOM_TOTAL_ROW (row);

  g_error ("there is no row for %s", benefit);
  return NULL;
}

static void
assert_total (const char *player, const char *benefit, const char *total)
{
  AdcRoomTotalRow *row;
  g_autofree char *name = NULL;

  adc_room_desk_set_player (get_desk (), player);
  adc_driver_settle ();
  row = get_total (benefit);
  name = g_strdup_printf ("%s: %s",
                          adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), total);
  widget_assert_named (row, name);
}

static void
set (GtkWidget *widget, const char *caption, double value)
{
  gtk_spin_button_set_value (widget_find_spin (widget, caption), value);
  adc_driver_settle ();
}

/* Selects the row of a drop-down whose words have those in them. */
static void
choose_row (GtkDropDown *drop_down, const char *words)
{
  GListModel *model = gtk_drop_down_get_model (drop_down);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr(GtkStringObject) item = g_list_model_get_item (model, i);

    if (strstr (gtk_string_object_get_string (item), words) != NULL) {
      gtk_drop_down_set_selected (drop_down, i);
      adc_driver_settle ();
      return;
    }
  }
  g_error ("nothing to choose says “%s”", words);
}

static void
choose_cover (const char *words)
{
  choose_row (GTK_DROP_DOWN (widget_find (get_part (ADC_TYPE_ROOM_FACTS), GTK_TYPE_DROP_DOWN)),
              words);
}

/* Which token is brought by a button. */
static void
choose_source (GtkWidget *play, const char *button, const char *words)
{
  GtkWidget *box = gtk_widget_get_parent (
    gtk_widget_get_parent (widget_find_saying (play, GTK_TYPE_BUTTON, button)));

  choose_row (GTK_DROP_DOWN (widget_find (box, GTK_TYPE_DROP_DOWN)), words);
}

static void
test_offered (void)
{
  AdcWindow *window = adc_driver_get_window (application);

  adc_driver_open (application, GAME "/rooms");
  g_assert_cmpstr (adc_window_get_location (window), ==, GAME "/rooms");
  adc_driver_open (application, "ares/rooms"); /* no rooms there */
  g_assert_cmpstr (adc_window_get_location (window), ==, GAME "/rooms");
}

/* What the rulebook's examples say of a room: who controls it, and what each has of its action. */
static void
test_control (void)
{
  static const struct {
    const char *id;
    const char *control;
    const char *gets;
    const char *totals[4]; /* of yellow, red, green and blue */
  } cases[] = {
    { "a01-sans-cylindre", "No control", "Nobody gets MOVE 2.", { "2", "2", "2", "2" } },
    { "a02-deux-cylindres", "Shared control: Yellow, Green", "Yellow, Green: each gets MOVE 10.",
      { "12", "2", "12", "2" } },
    { "a03-controle-partage", "Shared control: Yellow, Green, Blue", "each gets MOVE 10.",
      { "12", "2", "12", "12" } },
    { "a04-controle-exclusif", "Exclusive control: Red", "Red gets MOVE 10.",
      { "2", "12", "2", "2" } },
    { "a05-majorite", "Exclusive control: Red", "Red gets MOVE 10.", { "2", "12", "2", "2" } },
    { "a06-egalite", "Yellow, Red", "Yellow, Red: each gets MOVE 10.", { "12", "12", "2", "2" } },
    { "a07-cubes-seuls", "Exclusive control: Red", "Red gets MOVE 8.", { "2", "10", "2", "2" } },
  };
  static const char * const players[] = { "yellow", "red", "green", "blue" };

  open_view ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *location = g_strdup_printf (GAME "/rooms/%s", cases[i].id);

    adc_driver_open (application, location);
    assert_shown (ADC_TYPE_ROOM_PANEL, cases[i].control);
    assert_shown (ADC_TYPE_ROOM_PANEL, cases[i].gets);
    for (guint p = 0; p < G_N_ELEMENTS (players); p++)
      assert_total (players[p], "action-deplacement", cases[i].totals[p]);
  }
}

static void
test_totals (void)
{
  static const struct {
    const char *id;
    const char *player;
    const char *benefit;
    const char *total;
  } cases[] = {
    { "a08-armement", "yellow", "action-armement", "11" },
    { "a08-armement", "red", "action-armement", "?" },
    { "a12-generateur", "yellow", "action-alimentation", "1:2" },
    { "a14-exploitation", "yellow", "action-exploitation", "2 Ti, 7 Di, 2 Bt" },
    { "a14-exploitation", "blue", "action-exploitation", "7 Di, 4 Bt" },
    { "a14-exploitation", "green", "action-exploitation", "7 Di" },
    { "a15-bonus-usine", "yellow", "action-exploitation", "6 Bt" },
    { "a15-bonus-usine", "red", "action-exploitation", "0" },
    { "a24-decouverte", "yellow", "action-decouverte", "1:3" },
    { "a25-decouverte-unite", "yellow", "action-decouverte", "11:13" },
    { "a26-utilisation", "red", "action-utilisation", "3" },
  };

  open_view ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_true (adc_rooms_view_open_case (get_view (), cases[i].id));
    assert_total (cases[i].player, cases[i].benefit, cases[i].total);
  }
  g_assert_false (adc_rooms_view_open_case (get_view (), "nothing-of-the-kind"));

  /* One that is about a section shows it. */
  adc_rooms_view_open_case (get_view (), "a12-generateur");
  adc_driver_settle ();
  assert_shown (ADC_TYPE_ROOM_PANEL, "Power Generator");

  /* Its steps, and which four are taken from. */
  adc_rooms_view_open_case (get_view (), "a14-exploitation");
  adc_driver_settle ();
  widget_assert_says (get_total ("action-exploitation"), "7 Di\nDilithium factory");
  g_assert_true (
    adw_expander_row_get_expanded (ADW_EXPANDER_ROW (get_total ("action-exploitation"))));
  adc_rooms_view_open_case (get_view (), "a25-decouverte-unite");
  adc_driver_settle ();
  widget_assert_says (get_total ("action-decouverte"), "5 × 2:2");
}

/* All of them open, say what they are about, and can be undone. */
static void
test_examples (void)
{
  AdcRoomsView *view = open_view ();
  GtkListBox *list = widget_get_child (widget_get_child (view, "examples_menu"), "list");
  GPtrArray *cases = adc_rooms_get_cases (adc_room_desk_get_rooms (get_desk ()));

  g_assert_cmpuint (cases->len, >=, 20);
  for (guint i = 0; i < cases->len; i++) {
    g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, (int) i));
    adc_driver_settle ();
    assert_shown (ADC_TYPE_ROOM_EXAMPLE, adc_room_case_get_title (cases->pdata[i]));
    g_assert_true (gtk_widget_get_mapped (get_part (ADC_TYPE_ROOM_EXAMPLE)));
  }
  adc_driver_click (widget_find_icon_button (get_part (ADC_TYPE_ROOM_EXAMPLE),
                                             "window-close-symbolic"));
  g_assert_false (gtk_widget_get_mapped (get_part (ADC_TYPE_ROOM_EXAMPLE)));

  open_view ();
  adc_rooms_view_open_case (get_view (), "a05-majorite");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "rooms.undo", NULL);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_ROOM_BOARD, "No room has been laid yet");
  g_assert_false (gtk_widget_get_mapped (get_part (ADC_TYPE_ROOM_EXAMPLE)));
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "rooms.redo", NULL);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_ROOM_BOARD, "Exclusive control");
}

static guint
count (const char *title, AdcToken token, const char *owner)
{
  const guint id = adc_room_card_get_place (get_card (title));

  return adc_room_place_count (adc_room_table_get_place (get_table (), id), token, owner);
}

/* A room of the user's own: described, then filled with the keyboard alone. */
static void
test_keys (void)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));

  open_view ();
  assert_shown (ADC_TYPE_ROOM_BOARD, "No room has been laid yet");
  adc_driver_click_in (get_part (ADC_TYPE_ROOM_ADDER), "Describe Another Room");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         get_part (ADC_TYPE_ROOM_FACTS)));
  say ("Name", "Hangar");
  say ("Advantages", "nonsense of 3");
  assert_shown (ADC_TYPE_ROOM_FACTS, "nonsense");
  say ("Advantages", "Move 2 6 10");
  say ("Square slots", "1");
  say ("Round slots", "2");
  choose_cover ("Cylinders");
  widget_assert_says (get_card ("Hangar"), "MOVE\n2");

  gtk_widget_grab_focus (GTK_WIDGET (get_card ("Hangar")));
  press (GDK_KEY_2, 0); /* red */
  press (GDK_KEY_u, 0);
  press (GDK_KEY_u, 0);
  press (GDK_KEY_U, GDK_SHIFT_MASK);
  g_assert_cmpuint (count ("Hangar", ADC_TOKEN_UNIT, "red"), ==, 1);
  press (GDK_KEY_ampersand, 0); /* the first of a French keyboard: yellow */
  press (GDK_KEY_y, 0);
  g_assert_cmpuint (count ("Hangar", ADC_TOKEN_CYLINDER, "yellow"), ==, 1);
  widget_assert_says (get_card ("Hangar"), "MOVE\n6");
  assert_shown (ADC_TYPE_ROOM_PANEL, "Yellow, Red: each gets MOVE 6.");
  press (GDK_KEY_c, 0);
  assert_shown (ADC_TYPE_ROOM_PANEL, "Yellow gets MOVE 6.");
  assert_shown (ADC_TYPE_ROOM_PANEL, "Wholly integrated");
  widget_assert_named (get_card ("Hangar"),
                       "Hangar; MOVE 6; Exclusive control: Yellow; Units: Red 1; "
                       "Cylinders: Yellow 1, in 2 slots; Cubes: Yellow 1, in 1 slot; "
                       "wholly integrated");
  assert_total ("yellow", "action-deplacement", "8");

  /* Nor is a section without them. */
  gtk_widget_grab_focus (GTK_WIDGET (get_card ("Mobility Control")));
  g_assert_true (widget_press_key (widget_get_child (get_view (), "home_board"), GDK_KEY_c, 0));
  adc_driver_settle ();
  g_assert_cmpuint (count ("Mobility Control", ADC_TOKEN_CUBE, "yellow"), ==, 1);
  assert_total ("yellow", "action-deplacement", "10");
  gtk_widget_grab_focus (GTK_WIDGET (get_card ("Hangar")));
  adc_driver_settle ();

  press (GDK_KEY_c, 0); /* there is no room for it */
  g_assert_cmpuint (count ("Hangar", ADC_TOKEN_CUBE, "yellow"), ==, 1);
  assert_shown (ADC_TYPE_ROOM_NOTICE, "Hangar: no square slot is free.");
  g_assert_nonnull (widget_find (get_part (ADC_TYPE_ROOM_NOTICE), GTK_TYPE_BUTTON)); /* its rule */
  press (GDK_KEY_C, GDK_SHIFT_MASK);
  g_assert_cmpuint (count ("Hangar", ADC_TOKEN_CUBE, "yellow"), ==, 0);
  g_assert_false (gtk_widget_get_mapped (get_part (ADC_TYPE_ROOM_NOTICE)));
  g_assert_false (gtk_search_bar_get_search_mode (
    GTK_SEARCH_BAR (widget_find (window, GTK_TYPE_SEARCH_BAR))));

  /* What means nothing here is left to the window, which searches. */
  g_assert_false (widget_press_key (get_part (ADC_TYPE_ROOM_BOARD), GDK_KEY_x, 0));
  press (GDK_KEY_Return, 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         get_part (ADC_TYPE_ROOM_HANDS)) ||
                 gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         get_part (ADC_TYPE_ROOM_PANEL)));
  gtk_widget_grab_focus (GTK_WIDGET (get_card ("Hangar")));
  press (GDK_KEY_Delete, 0);
  assert_shown (ADC_TYPE_ROOM_BOARD, "No room has been laid yet");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "rooms.undo", NULL);
  adc_driver_settle ();
  g_assert_cmpuint (count ("Hangar", ADC_TOKEN_CYLINDER, "yellow"), ==, 1);
}

/* With the pointer: whose tokens, how many, and a name that is typed. */
static void
test_hands (void)
{
  GtkWidget *hands;

  open_view ();
  lay ("titanium");
  widget_assert_says (get_card ("Titanium Mine"), "Titanium\n?");
  assert_shown (ADC_TYPE_ROOM_PANEL, "Titanium Mine");
  hands = get_part (ADC_TYPE_ROOM_HANDS);
  widget_assert_says (hands, "What Lies There: Yellow");
  set (hands, "Units", 3);
  g_assert_cmpuint (count ("Titanium Mine", ADC_TOKEN_UNIT, "yellow"), ==, 3);
  set (hands, "Units", 1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_by_name (hands, "robots")), TRUE);
  adc_driver_settle ();
  widget_assert_says (hands, "What Lies There: Robots");
  g_assert_null (widget_find_saying (hands, ADC_TYPE_STEPPER, "Cubes"));
  set (hands, "Units", 9); /* there are four */
  g_assert_cmpuint (count ("Titanium Mine", ADC_TOKEN_UNIT, "robots"), ==, 4);
  g_assert_true (gtk_widget_get_mapped (get_part (ADC_TYPE_ROOM_NOTICE)));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (widget_find_spin (hands, "Units")), ==, 4);
}

/* A value nobody knows is asked for under the total that needs it, and kept for good. */
static void
test_unknown (void)
{
  AdcCompletions *completions = adc_application_get_completions (application);
  GtkWidget *row, *editor;

  open_view ();
  assert_total ("yellow", "action-armement", "?");
  row = widget_find (GTK_WIDGET (get_total ("action-armement")), ADC_TYPE_STAT_ROW);
  g_assert_nonnull (row);
  adc_stat_row_edit (ADC_STAT_ROW (row));
  editor = widget_find (row, GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (editor), "Armament 4 6");
  gtk_widget_activate_action (row, "stat-row.save", NULL);
  adc_driver_settle ();
  assert_total ("yellow", "action-armement", "4");
  assert_total ("red", "action-armement", "4"); /* the same board */
  g_assert_null (widget_find (GTK_WIDGET (get_total ("action-armement")), ADC_TYPE_STAT_ROW));
  while (g_list_model_get_n_items (G_LIST_MODEL (completions)) > 0) {
    g_autoptr(AdcCompletion) completion = g_list_model_get_item (G_LIST_MODEL (completions), 0);

    adc_completions_remove (completions, completion);
  }
  adc_driver_settle ();
  assert_total ("yellow", "action-armement", "?");
}

/* What was worked out stays for the phase. */
static void
test_phase (void)
{
  GtkWidget *turn, *move;

  open_view ();
  adc_rooms_view_open_case (get_view (), "a27-total-fige");
  adc_driver_settle ();
  turn = get_part (ADC_TYPE_ROOM_TURN);
  widget_assert_says (turn, "Turn: Yellow");
  adc_driver_click (find_by_name (turn, "section-mobility"));
  widget_assert_says (turn, "MOVE: 4 left of 4");
  move = find_by_name (turn, "action-deplacement");
  set (get_part (ADC_TYPE_ROOM_HANDS), "Units", 0); /* it leaves the room */
  assert_total ("yellow", "action-deplacement", "2");
  widget_assert_says (get_total ("action-deplacement"), "in this phase: 4");
  set (move, "Spent", 1);
  widget_assert_says (move, "MOVE: 3 left of 4");
  set (move, "Spent", 7);
  assert_shown (ADC_TYPE_ROOM_NOTICE, "all 4 are spent");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (widget_find_spin (move, "Spent")), ==, 4);
  adc_driver_click_in (turn, "End the Phase");
  g_assert_null (widget_find_saying (turn, ADC_TYPE_STEPPER, "Spent"));
  adc_driver_click_in (turn, "End the Turn");
  widget_assert_says (turn, "Turn: Red");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_by_name (turn, "yellow")), TRUE);
  adc_driver_settle ();
  adc_driver_click (find_by_name (turn, "section-mobility"));
  assert_shown (ADC_TYPE_ROOM_NOTICE, "another section");
}

/* Moves are judged: what a cube costs, whom it may replace, and where it may not go. */
static void
test_play (void)
{
  GtkWidget *play;

  open_view ();
  adc_rooms_view_open_case (get_view (), "a22-deux-cubes");
  adc_driver_settle ();
  play = get_part (ADC_TYPE_ROOM_PLAY);
  widget_assert_says (play, "By the Rules: Yellow");
  adc_driver_click_in (play, "Place a Cube (3 Ti)");
  assert_shown (ADC_TYPE_ROOM_PANEL, "Exclusive control: Yellow");

  adc_rooms_view_open_case (get_view (), "a04-controle-exclusif");
  adc_driver_settle ();
  adc_driver_click_in (play, "Place a Cube");
  g_assert_true (gtk_widget_get_mapped (get_part (ADC_TYPE_ROOM_NOTICE)));
  g_assert_nonnull (widget_find (get_part (ADC_TYPE_ROOM_NOTICE), GTK_TYPE_BUTTON));

  /* A robot goes next door, and red puts a cube there with it. */
  adc_rooms_view_open_case (get_view (), "a21-robot-partage");
  adc_driver_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (get_card ("A neighbouring room")));
  adc_driver_settle ();
  choose_source (play, "Bring a Unit", "Robots");
  adc_driver_click_in (play, "Bring a Unit");
  assert_shown (ADC_TYPE_ROOM_PANEL, "Shared control: Yellow");
  adc_driver_click_in (get_part (ADC_TYPE_ROOM_TURN), "End the Turn");
  adc_driver_click_in (play, "Place a Cube");
  assert_shown (ADC_TYPE_ROOM_PANEL, "Exclusive control: Red");
}

/* Who plays; the last one stays. */
static void
test_players (void)
{
  GtkWidget *box = GTK_WIDGET (widget_get_child (open_view (), "players_box"));

  g_assert_cmpuint (adc_room_table_get_players (get_table ())->len, ==, 2);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_by_name (box, "blue")), TRUE);
  g_assert_true (adc_room_table_has_player (get_table (), "blue"));
  for (GtkWidget *check = gtk_widget_get_first_child (box); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  adc_driver_settle ();
  g_assert_cmpuint (adc_room_table_get_players (get_table ())->len, ==, 1);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find_by_name (box, "blue"))));
  assert_shown (ADC_TYPE_ROOM_TURN, "Turn: Blue");
}

/* Kept in another language, and whatever else stands in the settings. */
static void
test_kept (void)
{
  GSettings *settings = adc_application_get_settings (application);

  open_view ();
  lay ("titanium");
  set (get_part (ADC_TYPE_ROOM_HANDS), "Units", 2);
  adc_application_set_language (application, "fr");
  adc_driver_open (application, GAME "/rooms");
  g_assert_cmpuint (count ("Mine de Titane", ADC_TOKEN_UNIT, "yellow"), ==, 2);
  assert_shown (ADC_TYPE_ROOM_PANEL, "Jaune");

  g_settings_set_value (settings, "rooms",
                        g_variant_new_parsed ("{'" GAME "': <'?'>, 'other': <7>}"));
  adc_application_set_language (application, "en");
  adc_driver_open (application, GAME "/rooms");
  assert_shown (ADC_TYPE_ROOM_BOARD, "No room has been laid yet");
  lay ("titanium");
  {
    g_autoptr(GVariant) all = g_settings_get_value (settings, "rooms");
    g_autoptr(GVariant) other = g_variant_lookup_value (all, "other", G_VARIANT_TYPE_INT32);

    g_assert_cmpint (g_variant_get_int32 (other), ==, 7);
  }
  g_settings_reset (settings, "rooms");
}

/* Nothing is wider than the window, in either language, whatever is open. */
static void
test_narrow (void)
{
  static const char * const languages[] = { "fr", "en" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++) {
    GPtrArray *cases;

    adc_application_set_language (application, languages[l]);
    adc_driver_resize (application, 360, 720);
    open_view ();
    cases = adc_rooms_get_cases (adc_room_desk_get_rooms (get_desk ()));
    for (guint i = 0; i < cases->len; i++) {
      int minimum;

      adc_rooms_view_open_case (get_view (), ((const AdcRoomCase *) cases->pdata[i])->id);
      adc_room_facts_open (get_part (ADC_TYPE_ROOM_FACTS));
      adc_driver_settle ();
      gtk_widget_measure (GTK_WIDGET (get_view ()), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                          NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (adc_driver_get_window (application))), <=,
                       360);
    }
  }
  adc_driver_resize (application, 1100, 720);
}

static GtkWidget *
find_nth (GtkWidget *widget, GType type, guint n)
{
  g_autoptr(GPtrArray) shown = widget_find_all (widget, type);

  return n < shown->len ? shown->pdata[n] : NULL;
}

/* Somebody who presses whatever there is never breaks it. */
static void
test_anything (void)
{
  static const guint keys[] = { GDK_KEY_u, GDK_KEY_U, GDK_KEY_y, GDK_KEY_Y,     GDK_KEY_c,
                                GDK_KEY_C, GDK_KEY_1, GDK_KEY_4, GDK_KEY_Delete };
  g_autoptr(GRand) rand = g_rand_new_with_seed (7);
  GPtrArray *cases;

  open_view ();
  cases = adc_rooms_get_cases (adc_room_desk_get_rooms (get_desk ()));
  for (guint i = 0; i < 250; i++) {
    GtkWidget *view = GTK_WIDGET (get_view ());
    guint n = (guint) g_rand_int_range (rand, 0, 12);
    guint key = keys[g_rand_int_range (rand, 0, G_N_ELEMENTS (keys))];
    GtkWidget *widget;

    switch (g_rand_int_range (rand, 0, 7)) {
    case 0:
      gtk_widget_activate_action (view, "rooms.undo", NULL);
      break;
    case 1:
      gtk_widget_activate_action (view, "rooms.redo", NULL);
      break;
    case 2:
      n = (guint) g_rand_int_range (rand, 0, (gint32) cases->len);
      adc_rooms_view_open_case (get_view (), ((const AdcRoomCase *) cases->pdata[n])->id);
      break;
    case 3:
      widget = find_nth (view, ADC_TYPE_ROOM_CARD, n);
      if (widget != NULL) {
        gtk_widget_grab_focus (widget);
        widget_press_key (get_part (ADC_TYPE_ROOM_BOARD), key,
                          g_ascii_isupper ((char) key) ? GDK_SHIFT_MASK : 0);
      }
      break;
    case 4:
      widget = find_nth (view, GTK_TYPE_SPIN_BUTTON, n);
      if (widget != NULL)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), g_rand_int_range (rand, 0, 7));
      break;
    case 5:
      widget = find_nth (get_part (ADC_TYPE_ROOM_PLAY), GTK_TYPE_BUTTON, n);
      if (widget != NULL && !GTK_IS_TOGGLE_BUTTON (widget))
        g_signal_emit_by_name (widget, "clicked");
      break;
    default:
      widget = find_nth (get_part (ADC_TYPE_ROOM_TURN), GTK_TYPE_BUTTON, n);
      if (widget != NULL && !gtk_widget_has_css_class (widget, "rule-button"))
        g_signal_emit_by_name (widget, "clicked");
    }
    if (i % 10 == 0)
      adc_driver_settle ();
  }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  g_test_add_func ("/rooms-view/offered", test_offered);
  g_test_add_func ("/rooms-view/control", test_control);
  g_test_add_func ("/rooms-view/totals", test_totals);
  g_test_add_func ("/rooms-view/examples", test_examples);
  g_test_add_func ("/rooms-view/keys", test_keys);
  g_test_add_func ("/rooms-view/hands", test_hands);
  g_test_add_func ("/rooms-view/unknown", test_unknown);
  g_test_add_func ("/rooms-view/phase", test_phase);
  g_test_add_func ("/rooms-view/play", test_play);
  g_test_add_func ("/rooms-view/players", test_players);
  g_test_add_func ("/rooms-view/kept", test_kept);
  g_test_add_func ("/rooms-view/narrow", test_narrow);
  g_test_add_func ("/rooms-view/anything", test_anything);

  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
