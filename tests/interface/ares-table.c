/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ares-table.h"

#include "adc-ares-board.h"
#include "adc-ares-cell.h"
#include "adc-ares-line-view.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "widgets.h"

#include <adwaita.h>
#include <glib/gstdio.h>

void
table_set_up (Table *table, gconstpointer name)
{
  g_autoptr(AdcScenario) scenario = NULL;
  GtkWidget *overlay = adw_toast_overlay_new ();
  g_autoptr(GPtrArray) problems = NULL;

  adc_language_set_current ("en");
  table->library = adc_library_load (&problems);
  table->game = adc_library_get_game (table->library, "ares");
  table->path = g_build_filename (g_get_tmp_dir (), "adc-test-ares-board.xml", NULL);
  table->completions = adc_completions_new (table->path);
  adc_completions_attach (table->completions, table->library);
  scenario = adc_driver_load_battle (table->game, name);
  table->session = adc_battle_session_new (table->game, scenario);

  table->board = ADC_BOARD (adc_ares_board_new ());
  adc_board_set_completions (table->board, table->completions);
  adc_board_set_session (table->board, table->session);
  table->line = widget_find (GTK_WIDGET (table->board), ADC_TYPE_ARES_LINE_VIEW);
  table->window = adw_window_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), GTK_WIDGET (table->board));
  adw_window_set_content (ADW_WINDOW (table->window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (table->window), 900, 700);
  gtk_window_present (GTK_WINDOW (table->window));
}

void
table_tear_down (Table *table, gconstpointer name G_GNUC_UNUSED)
{
  g_object_ref (table->board);
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_assert_finalize_object (table->board);
  adc_battle_session_cancel (table->session);
  g_object_unref (table->session);
  adc_completions_flush (table->completions);
  g_assert_finalize_object (table->completions);
  g_unlink (table->path);
  g_free (table->path);
  g_object_unref (table->library);
}

AdcScenario *
table_get_scenario (Table *table)
{
  return adc_battle_session_get_scenario (table->session);
}

const AdcScenarioForce *
table_get_force (Table *table, const char *id)
{
  return adc_scenario_find_force (table_get_scenario (table), id, NULL);
}

const char *
table_get_setting (Table *table, const char *name)
{
  return adc_settings_get (adc_scenario_get_settings (table_get_scenario (table)), name, NULL);
}

static gboolean
is_cell_of (GtkWidget *widget, gconstpointer id)
{
  return ADC_IS_ARES_CELL (widget) &&
         g_strcmp0 (adc_ares_cell_get_id (ADC_ARES_CELL (widget)), id) == 0;
}

/* The cell of a force, or of a base card. */
GtkWidget *
table_find_cell (GtkWidget *widget, const char *id)
{
  return widget_find_if (widget, is_cell_of, id);
}

const char *
table_get_focus (Table *table)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (table->window));

  return ADC_IS_ARES_CELL (focus) ? adc_ares_cell_get_id (ADC_ARES_CELL (focus)) : NULL;
}

gboolean
table_press (Table *table, guint key, GdkModifierType state)
{
  return widget_press_key (table->line, key, state);
}

/* Until everything has its place. */
void
table_settle (Table *table)
{
  adc_driver_settle_window (table->window);
}

/* Goes to a force and presses a key there. */
void
table_press_on (Table *table, const char *id, guint key, GdkModifierType state)
{
  adc_ares_line_view_focus_force (ADC_ARES_LINE_VIEW (table->line), id);
  g_assert_cmpstr (table_get_focus (table), ==, id);
  g_assert_true (table_press (table, key, state));
}

GtkWidget *
table_find_toast (Table *table)
{
  GType type = g_type_from_name ("AdwToastWidget");

  return type != G_TYPE_INVALID ? widget_find (table->window, type) : NULL;
}

void
table_choose (Table *table, const char *side, const char *setting, guint line)
{
  widget_choose_option (GTK_WIDGET (table->board), side, setting, line);
}

int
table_run (int argc, char *argv[], const TableTest *tests, guint n_tests)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, Table, tests[i].scenario, table_set_up, tests[i].function,
                table_tear_down);

  return g_test_run ();
}
