/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-board.h"

#include "adc-battles.h"
#include "adc-driver.h"
#include "adc-hex-edit.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-scenario-file.h"

#include <adwaita.h>

GtkWidget *
hex_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = hex_find (child, type);

  return found;
}

AdcScenario *
hex_load (Hex *hex, const char *name)
{
  g_autoptr(GPtrArray) problems = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autofree char *path = g_build_filename (adc_game_get_folder (hex->game), "scenarios", file,
                                            NULL);
  AdcScenario *scenario = adc_scenario_load (path, problems);

  g_assert_nonnull (scenario);
  return scenario;
}

static void
refused_cb (Hex *hex, const AdcFault *fault)
{
  hex->n_refused++;
  g_free (hex->rule);
  hex->rule = g_strdup (fault->rule);
  g_assert_cmpstr (fault->message, !=, "");
}

static void
set_up (Hex *hex, gconstpointer name)
{
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(AdcScenario) scenario = NULL;

  adc_language_set_current ("en");
  hex->library = adc_library_load (&problems);
  hex->game = adc_library_get_game (hex->library, "neuroshima-hex");
  scenario = name != NULL ? hex_load (hex, name) : adc_battles_create_empty (hex->game);
  hex->session = adc_battle_session_new (hex->game, scenario);
}

static void
watch (Hex *hex)
{
  g_signal_connect_swapped (hex->table, "refused", G_CALLBACK (refused_cb), hex);
}

static void
set_up_table (Hex *hex, gconstpointer name)
{
  set_up (hex, name);
  hex->table = adc_hex_table_new ();
  adc_hex_table_set_session (hex->table, hex->session);
  watch (hex);
}

static void
set_up_board (Hex *hex, gconstpointer name)
{
  GtkWidget *page = gtk_scrolled_window_new ();

  set_up (hex, name);
  hex->board = ADC_BOARD (adc_hex_board_new ());
  adc_board_set_session (hex->board, hex->session);
  hex->table = g_object_ref (adc_hex_board_get_table (ADC_HEX_BOARD (hex->board)));
  hex->map = hex_get_child (hex->board, "map");
  hex->tray = hex_get_child (hex->board, "tray");
  watch (hex);
  hex->window = adw_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (page), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), GTK_WIDGET (hex->board));
  adw_window_set_content (ADW_WINDOW (hex->window), page);
  gtk_window_set_default_size (GTK_WINDOW (hex->window), 900, 800);
  gtk_window_present (GTK_WINDOW (hex->window));
  hex_settle (hex);
}

static void
tear_down (Hex *hex, gconstpointer name G_GNUC_UNUSED)
{
  if (hex->window != NULL) {
    g_object_ref (hex->board);
    gtk_window_destroy (GTK_WINDOW (hex->window));
    g_assert_finalize_object (hex->board);
  }
  g_assert_finalize_object (hex->table);
  g_object_unref (hex->session);
  g_object_unref (hex->library);
  g_free (hex->rule);
}

static gboolean
count_frame (GtkWidget *widget G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  return ++*(guint *) data < 3 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
frames_have_passed (gpointer data)
{
  return *(guint *) data >= 3;
}

void
hex_settle (Hex *hex)
{
  guint frames = 0;

  gtk_widget_add_tick_callback (hex->window, count_frame, &frames, NULL);
  adc_driver_wait (frames_have_passed, &frames);
}

AdcScenario *
hex_get_scenario (Hex *hex)
{
  return adc_battle_session_get_scenario (hex->session);
}

void
hex_assert_at (Hex *hex, const char *cell, const char *expected)
{
  const AdcScenarioForce *force = adc_hex_edit_find_at (hex_get_scenario (hex),
                                                        adc_hex_cell_parse (cell), NULL);
  g_autofree char *found = NULL;

  if (force == NULL) {
    g_assert_cmpstr ("-", ==, expected);
    return;
  }

  found = g_strdup_printf ("%s@%s", force->unit,
                           adc_settings_get (force->settings, "rotation", "0"));
  if (g_str_has_suffix (force->unit, "-hq") ||
      adc_settings_get (force->settings, "wounds", NULL) != NULL) {
    g_autofree char *whole =
      g_strdup_printf ("%s/%s", found,
                       g_str_has_suffix (force->unit, "-hq")
                         ? adc_settings_get (force->settings, "points", "20")
                         : adc_settings_get (force->settings, "wounds", NULL));

    g_assert_cmpstr (whole, ==, expected);
  } else {
    g_assert_cmpstr (found, ==, expected);
  }
}

static const char *
get_army (Hex *hex, const char *piece)
{
  AdcEntry *entry = adc_game_lookup (hex->game, piece);

  g_assert_true (ADC_IS_PIECE (entry));
  return adc_piece_get_faction (ADC_PIECE (entry));
}

void
hex_assert_pile (Hex *hex, const char *piece, const char *pile, guint n)
{
  const char *army = get_army (hex, piece);

  g_assert_cmpuint (pile != NULL ? adc_hex_table_count_in (hex->table, army, piece, pile)
                                 : adc_hex_table_count_left (hex->table, army, piece),
                    ==, n);
}

void
hex_lay (Hex *hex, const char *unit, const char *cell, guint rotation)
{
  g_assert_true (adc_hex_table_place (hex->table, get_army (hex, unit), unit,
                                      adc_hex_cell_parse (cell), rotation));
}

gpointer
hex_find_controller (gpointer widget, GType type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
      return controller; /* the widget keeps it */
  }

  g_assert_not_reached ();
}

gboolean
hex_press (Hex *hex, guint key, GdkModifierType state)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (hex_find_controller (hex->map, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", key, 0, state, &handled);
  return handled;
}

void
hex_press_on (Hex *hex, const char *cell, guint key, GdkModifierType state)
{
  adc_hex_map_focus_cell (hex->map, adc_hex_cell_parse (cell));
  g_assert_cmpstr (hex_get_focus (hex), ==, cell);
  g_assert_true (hex_press (hex, key, state));
}

const char *
hex_get_focus (Hex *hex)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (hex->window));

  if (ADC_IS_HEX_CELL (focus))
    return adc_hex_cell_name (adc_hex_cell_get_number (ADC_HEX_CELL (focus)));
  if (ADC_IS_HEX_PILE_ITEM (focus))
    return adc_entry_get_id (ADC_ENTRY (adc_hex_pile_item_get_piece (ADC_HEX_PILE_ITEM (focus))));

  return NULL;
}

AdcHexPileItem *
hex_find_item (Hex *hex, AdcHexPileKind kind, const char *piece)
{
  return adc_hex_pile_find (adc_hex_tray_get_pile (hex->tray, kind), piece);
}

void
hex_choose (Hex *hex, AdcHexPileKind kind, const char *piece)
{
  AdcHexPileItem *item;

  adc_hex_table_set_side (hex->table, get_army (hex, piece));
  item = hex_find_item (hex, kind, piece);
  g_assert_nonnull (item);
  g_assert_true (gtk_widget_activate (GTK_WIDGET (item)));
}

gpointer
hex_find_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
      return window; /* GTK keeps it */
  }

  return NULL;
}

gpointer
hex_get_child (gpointer widget, const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

void
hex_assert_named (gpointer widget, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

int
hex_run (int argc, char *argv[], gboolean has_board, const HexTest *tests, guint n_tests)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, Hex, tests[i].scenario, has_board ? set_up_board : set_up_table,
                tests[i].function, tear_down);

  return g_test_run ();
}
