/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-board.h"

#include "adc-battles.h"
#include "adc-driver.h"
#include "adc-hex-edit.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "widgets.h"

#include <adwaita.h>

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
  scenario = name != NULL ? adc_driver_load_battle (hex->game, name)
                          : adc_battles_create_empty (hex->game);
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
  hex->map = widget_get_child (hex->board, "map");
  hex->tray = widget_get_child (hex->board, "tray");
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

void
hex_settle (Hex *hex)
{
  adc_driver_settle_window (hex->window);
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

gboolean
hex_press (Hex *hex, guint key, GdkModifierType state)
{
  return widget_press_key (hex->map, key, state);
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

AdcHexCell *
hex_get_cell (Hex *hex, const char *name)
{
  return adc_hex_map_get_cell (hex->map, adc_hex_cell_parse (name));
}

gboolean
hex_has_mark (Hex *hex, const char *name, AdcHexMarks mark)
{
  return (adc_hex_cell_get_marks (hex_get_cell (hex, name)) & mark) != 0;
}

const char *
hex_get_prompt (Hex *hex)
{
  gpointer bar = widget_get_child (hex->board, "bar");

  return gtk_label_get_label (widget_get_child (bar, "prompt"));
}

gboolean
hex_is_offered (Hex *hex, const char *button)
{
  gpointer bar = widget_get_child (hex->board, "bar");

  return gtk_widget_get_visible (widget_get_child (bar, button));
}

void
hex_get_middle (gpointer widget, gpointer of, double *x, double *y)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, of, &bounds));
  *x = bounds.origin.x + bounds.size.width / 2;
  *y = bounds.origin.y + bounds.size.height / 2;
}

GdkContentProvider *
hex_drag (gpointer from, gpointer what)
{
  GdkContentProvider *content = NULL;
  double x, y;

  hex_get_middle (what, from, &x, &y);
  g_signal_emit_by_name (widget_find_controller (from, GTK_TYPE_DRAG_SOURCE), "prepare", x, y,
                         &content);
  return content;
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
