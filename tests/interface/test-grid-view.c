/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sketch of tiles with the real widgets in the real window: keys, clicks, what is said and what is
 * kept. */

#include "config.h"

#include "adc-driver.h"
#include "adc-grid-board.h"
#include "adc-grid-case-panel.h"
#include "adc-grid-cell-panel.h"
#include "adc-grid-lines.h"
#include "adc-grid-palette.h"
#include "adc-grid-survey-panel.h"
#include "adc-grid-view.h"
#include "adc-grid-way-panel.h"
#include "widgets.h"

static AdcApplication *application;

static AdcGridView *
get_view (void)
{
  return ADC_GRID_VIEW (adc_driver_get_page (application, "grid"));
}

static AdcGridDesk *
get_desk (void)
{
  return adc_grid_view_get_desk (get_view ());
}

static AdcGridMap *
get_map (void)
{
  return adc_grid_desk_get_map (get_desk ());
}

static GtkWidget *
get_part (GType type)
{
  return widget_find (GTK_WIDGET (get_view ()), type);
}

static guint
find_cell (const char *name)
{
  const guint cell = adc_grid_parse_name (name, adc_grid_map_get_columns (get_map ()),
                                          adc_grid_map_get_rows (get_map ()));

  g_assert_cmpuint (cell, !=, ADC_GRID_NOWHERE);
  return cell;
}

/* The first board a player sees, and nothing to undo on it. */
static void
open_view (void)
{
  adc_driver_open (application, "ark/grid");
  while (adc_session_can_undo (adc_grid_desk_get_session (get_desk ())))
    gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.open", "s", "depart-deux-biodomes");
  adc_grid_desk_set_tool (get_desk (), NULL);
  adc_driver_settle ();
}

static void
look (const char *cell)
{
  adc_grid_desk_set_cursor (get_desk (), find_cell (cell));
  adc_driver_settle ();
}

static gboolean
press (guint key)
{
  const gboolean is_handled = widget_press_key (get_part (ADC_TYPE_GRID_BOARD), key, 0);

  adc_driver_settle ();
  return is_handled;
}

static void
click (const char *cell)
{
  GtkWidget *board = get_part (ADC_TYPE_GRID_BOARD);
  graphene_rect_t place;

  g_assert_true (adc_grid_board_find_cell (ADC_GRID_BOARD (board), find_cell (cell), &place));
  g_signal_emit_by_name (widget_find_controller (board, GTK_TYPE_GESTURE_CLICK), "released", 1,
                         (double) (place.origin.x + place.size.width / 2),
                         (double) (place.origin.y + place.size.height / 2));
  adc_driver_settle ();
}

static void
assert_shown (GType part, const char *text)
{
  widget_assert_says (get_part (part), text);
}

static const char *
get_tile (const char *cell)
{
  const AdcGridTile *tile = adc_grid_map_get_tile (get_map (), find_cell (cell));

  return tile != NULL ? tile->id : NULL;
}

static void
push (GType part, const char *label)
{
  adc_driver_click_in (get_part (part), label);
}

/* A whole exploration without a mouse: lay, explore, lay again where one may, take it back. */
static void
test_keys (void)
{
  open_view ();
  look ("E8"); /* before the first biodome */
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Special room: yes, it may be laid here.");
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Touches Biodome (Player 1).");
  g_assert_true (press (GDK_KEY_1));
  g_assert_cmpstr (get_tile ("E8"), ==, "room");
  g_assert_true (adc_grid_map_has_token (get_map (), find_cell ("E8")));
  press (GDK_KEY_Right);
  g_assert_true (press (GDK_KEY_2));
  g_assert_cmpstr (get_tile ("F8"), ==, "factory");
  g_assert_true (press (GDK_KEY_e));
  g_assert_cmpuint (adc_grid_map_get_explored (get_map ()), ==, find_cell ("F8"));
  assert_shown (ADC_TYPE_GRID_SURVEY_PANEL, "2 places for the new room next to F8.");
  press (GDK_KEY_Up);
  g_assert_true (press (GDK_KEY_Return));
  g_assert_cmpstr (get_tile ("F7"), ==, "factory"); /* the tile that was asked about last */
  /* What was explored has no token any more, what is new has one. */
  g_assert_false (adc_grid_map_has_token (get_map (), find_cell ("F8")));
  g_assert_true (adc_grid_map_has_token (get_map (), find_cell ("F7")));
  g_assert_cmpuint (adc_grid_map_get_explored (get_map ()), ==, ADC_GRID_NOWHERE);
  press (GDK_KEY_Left);
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Factory: no, it may not be laid here.");
  assert_shown (ADC_TYPE_GRID_CELL_PANEL,
                "Would complete a square of 2 × 2 tiles with F7, E8, F8.");
  press (GDK_KEY_Right);
  g_assert_true (press (GDK_KEY_k));
  g_assert_false (adc_grid_map_has_token (get_map (), find_cell ("F7")));
  g_assert_true (press (GDK_KEY_Delete));
  g_assert_null (get_tile ("F7"));
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.undo", NULL);
  g_assert_cmpstr (get_tile ("F7"), ==, "factory");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.redo", NULL);
  g_assert_null (get_tile ("F7"));
  press (GDK_KEY_End);
  g_assert_cmpuint (adc_grid_desk_get_cursor (get_desk ()), ==, find_cell ("J7"));
  press (GDK_KEY_Home);
  g_assert_cmpuint (adc_grid_desk_get_cursor (get_desk ()), ==, find_cell ("A7"));
  g_assert_false (press (GDK_KEY_q)); /* goes on to the search */
}

/* The tile in hand is laid by a click; on what lies there a click only looks. */
static void
test_clicks (void)
{
  open_view ();
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (widget_find_saying (get_part (ADC_TYPE_GRID_PALETTE), GTK_TYPE_TOGGLE_BUTTON,
                                           "Teleporter")),
    TRUE);
  click ("C5");
  g_assert_cmpstr (get_tile ("C5"), ==, "teleporter");
  g_assert_false (adc_grid_map_has_token (get_map (), find_cell ("C5")));
  click ("D5");
  click ("C5");
  g_assert_cmpstr (get_tile ("D5"), ==, "teleporter");
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "One step leads to D5.");
  assert_shown (ADC_TYPE_GRID_SURVEY_PANEL, "C5, Teleporter and D5: only 0 rooms between.");
  g_assert_true (press (GDK_KEY_Escape));
  g_assert_null (adc_grid_desk_get_tool (get_desk ()));
  g_assert_false (press (GDK_KEY_Escape));
  click ("E5");
  g_assert_null (get_tile ("E5"));
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Teleporter: no, it may not be laid here.");

  /* The last explorer may. */
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (widget_find_saying (get_part (ADC_TYPE_GRID_PALETTE), GTK_TYPE_CHECK_BUTTON,
                                          "Link what is cut off")),
    TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Teleporter: yes, it may be laid here.");
}

static void
test_bases (void)
{
  open_view ();
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.clear", NULL);
  look ("A5");
  g_assert_true (press (GDK_KEY_5));
  g_assert_cmpstr (get_tile ("B8"), ==, "biodome"); /* upright, at the left edge */
  g_assert_cmpuint (adc_grid_map_get_base (get_map (), find_cell ("A5"))->owner, ==, 1);
  g_assert_cmpint (adc_grid_map_get_base (get_map (), find_cell ("A5"))->faces, ==, ADC_GRID_EAST);
  press (GDK_KEY_5); /* there is one already */
  g_assert_cmpstr (adc_grid_desk_get_message (get_desk ()), ==, "There is no room for it there.");
  g_assert_cmpuint (adc_grid_map_get_bases (get_map ())->len, ==, 1);
  push (ADC_TYPE_GRID_CELL_PANEL, "Other Exits");
  g_assert_cmpuint (adc_grid_map_get_base (get_map (), find_cell ("A5"))->exit, ==, 2);
  push (ADC_TYPE_GRID_CELL_PANEL, "Rotate");
  g_assert_cmpint (adc_grid_map_get_base (get_map (), find_cell ("A5"))->faces, ==, ADC_GRID_SOUTH);
  gtk_drop_down_set_selected (
    GTK_DROP_DOWN (widget_find (get_part (ADC_TYPE_GRID_CELL_PANEL), GTK_TYPE_DROP_DOWN)), 3);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Biodome (Player 3)");
  push (ADC_TYPE_GRID_CELL_PANEL, "Remove");
  g_assert_cmpuint (adc_grid_map_get_bases (get_map ())->len, ==, 0);
}

/* From start to goal, with what the player has; on the board, in words, in numbers. */
static void
test_way (void)
{
  GtkWidget *panel;

  open_view ();
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.open", "s",
                              "a10-teleporteurs-a-pied");
  adc_driver_settle ();
  panel = get_part (ADC_TYPE_GRID_WAY_PANEL);
  assert_shown (ADC_TYPE_GRID_WAY_PANEL, "MOVE 3");
  assert_shown (ADC_TYPE_GRID_WAY_PANEL, "MOVE: C2, Teleporter → F2, Teleporter");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (panel, GTK_TYPE_SPIN_BUTTON)), 2);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_GRID_WAY_PANEL, "MOVE 3: more than there is");
  assert_shown (ADC_TYPE_GRID_CASE_PANEL, "refused: none is left");

  /* With a TELEPORT there is a shorter one. */
  gtk_spin_button_set_value (widget_find_spin (panel, "TELEPORT"), 1);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_GRID_WAY_PANEL, "MOVE 1, TELEPORT 1");
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (widget_find_saying (panel, GTK_TYPE_CHECK_BUTTON, "TELEPORT 1")), TRUE);
  adc_driver_settle ();
  g_assert_cmpuint (adc_grid_desk_get_way (get_desk ()), ==, 1);
  assert_shown (ADC_TYPE_GRID_WAY_PANEL, "TELEPORT: B2, Special room → F2, Teleporter");

  look ("G2");
  push (ADC_TYPE_GRID_CELL_PANEL, "Goal: Cancel");
  assert_shown (ADC_TYPE_GRID_WAY_PANEL, "From B2, Special room. The numbers");
  look ("B2");
  press (GDK_KEY_f);
  press (GDK_KEY_t);
  assert_shown (ADC_TYPE_GRID_WAY_PANEL, "To B2, Special room. Choose where to start.");
}

/* By its location, and from the menu; closing it leaves what it drew. */
static void
test_cases (void)
{
  GtkMenuButton *examples = widget_get_child (get_view (), "examples_button");

  open_view ();
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (examples)), ==, 7);
  adc_driver_open (application, "ark/grid/a29-ou-poser");
  assert_shown (ADC_TYPE_GRID_CASE_PANEL, "Where to place the tile?");
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Special room: no, it may not be laid here.");
  look ("D3");
  assert_shown (ADC_TYPE_GRID_CELL_PANEL, "Special room: yes, it may be laid here.");
  g_assert_false (adc_grid_view_open_case (get_view (), "a99"));
  adc_driver_open (application, "ark/grid/a11-deux-actions");
  assert_shown (ADC_TYPE_GRID_CASE_PANEL, "Left: MOVE 4, TELEPORT 0");
  g_assert_null (adc_grid_desk_check (get_desk (), find_cell ("E2"))); /* it is about moving */
  g_signal_emit_by_name (widget_find (get_part (ADC_TYPE_GRID_CASE_PANEL), GTK_TYPE_BUTTON),
                         "clicked");
  adc_driver_settle ();
  g_assert_false (gtk_widget_get_visible (get_part (ADC_TYPE_GRID_CASE_PANEL)));
  g_assert_cmpstr (get_tile ("H2"), ==, "teleporter");
}

/* By what its button is called. */
static gboolean
has_tooltip (GtkWidget *widget, gconstpointer text)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

static void
test_size (void)
{
  AdcGridBoard *board;
  graphene_rect_t place, larger;

  open_view ();
  board = ADC_GRID_BOARD (get_part (ADC_TYPE_GRID_BOARD));
  look ("A1");
  g_assert_true (adc_grid_board_find_cell (board, 0, &place));
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.enlarge", NULL);
  press (GDK_KEY_plus);
  adc_driver_settle ();
  g_assert_true (adc_grid_board_find_cell (board, 0, &larger));
  g_assert_cmpfloat (larger.size.width, >, place.size.width * 1.4f);
  g_assert_false (adc_grid_board_find_cell (board, find_cell ("J10"), &larger));
  look ("J10"); /* it comes into sight */
  g_assert_true (adc_grid_board_find_cell (board, find_cell ("J10"), &larger));
  press (GDK_KEY_minus);
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.reduce", NULL);
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "grid.reduce", NULL);
  g_assert_cmpfloat (adc_grid_board_get_zoom (board), ==, 1);

  assert_shown (ADC_TYPE_GRID_SURVEY_PANEL, "Board: 10 columns, 10 rows");
  g_signal_emit_by_name (widget_find_if (get_part (ADC_TYPE_GRID_SURVEY_PANEL), has_tooltip,
                                         "Add a column on the left"),
                         "clicked");
  adc_driver_settle ();
  assert_shown (ADC_TYPE_GRID_SURVEY_PANEL, "Board: 11 columns, 10 rows");
}

/* Whoever does not see the board is told what is at the cursor, and whether it is allowed. */
static void
test_screen_reader (void)
{
  GtkWidget *board;

  open_view ();
  board = get_part (ADC_TYPE_GRID_BOARD);
  look ("A1");
  widget_assert_named (board, "A1, empty");
  look ("E3");
  widget_assert_named (board, "E3, empty, Special room: may be laid here");
  look ("D1");
  widget_assert_named (board, "Biodome (Player 2), D1");
}

/* What is done is in the settings at once. */
static void
test_kept (void)
{
  GSettings *settings = adc_application_get_settings (application);
  g_autoptr(GVariant) all = NULL;
  g_autoptr(GVariant) kept = NULL;

  open_view ();
  look ("B5");
  press (GDK_KEY_3);
  all = g_settings_get_value (settings, "grids");
  kept = g_variant_lookup_value (all, "ark", G_VARIANT_TYPE (ADC_GRID_MAP_VARIANT));
  g_assert_nonnull (kept);
  g_assert_true (g_variant_equal (kept, adc_session_get_state (
                                          adc_grid_desk_get_session (get_desk ()))));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  g_test_add_func ("/grid-view/keys", test_keys);
  g_test_add_func ("/grid-view/clicks", test_clicks);
  g_test_add_func ("/grid-view/bases", test_bases);
  g_test_add_func ("/grid-view/way", test_way);
  g_test_add_func ("/grid-view/cases", test_cases);
  g_test_add_func ("/grid-view/size", test_size);
  g_test_add_func ("/grid-view/screen-reader", test_screen_reader);
  g_test_add_func ("/grid-view/kept", test_kept);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
