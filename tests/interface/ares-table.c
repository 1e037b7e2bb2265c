/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ares-table.h"

#include "adc-ares-board.h"
#include "adc-ares-cell.h"
#include "adc-ares-line-view.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-scenario-file.h"

#include <adwaita.h>
#include <glib/gstdio.h>

GtkWidget *
table_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = table_find (child, type);

  return found;
}

static AdcScenario *
load (Table *table, const char *name)
{
  g_autoptr(GPtrArray) problems = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autofree char *path = g_build_filename (adc_game_get_folder (table->game), "scenarios", file,
                                            NULL);
  AdcScenario *scenario = adc_scenario_load (path, problems);

  g_assert_nonnull (scenario);
  return scenario;
}

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
  scenario = load (table, name);
  table->session = adc_battle_session_new (table->game, scenario);

  table->board = ADC_BOARD (adc_ares_board_new ());
  adc_board_set_completions (table->board, table->completions);
  adc_board_set_session (table->board, table->session);
  table->line = table_find (GTK_WIDGET (table->board), ADC_TYPE_ARES_LINE_VIEW);
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

/* The cell of a force, or of a base card. */
GtkWidget *
table_find_cell (GtkWidget *widget, const char *id)
{
  GtkWidget *found = NULL;

  if (ADC_IS_ARES_CELL (widget))
    return g_strcmp0 (adc_ares_cell_get_id (ADC_ARES_CELL (widget)), id) == 0 ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = table_find_cell (child, id);

  return found;
}

const char *
table_get_focus (Table *table)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (table->window));

  return ADC_IS_ARES_CELL (focus) ? adc_ares_cell_get_id (ADC_ARES_CELL (focus)) : NULL;
}

gpointer
table_find_controller (GtkWidget *widget, GType type)
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
table_press (Table *table, guint key, GdkModifierType state)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (table_find_controller (table->line, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", key, 0, state, &handled);
  return handled;
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

/* Until everything has its place. */
void
table_settle (Table *table)
{
  guint frames = 0;

  gtk_widget_add_tick_callback (table->window, count_frame, &frames, NULL);
  adc_driver_wait (frames_have_passed, &frames);
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

  return type != G_TYPE_INVALID ? table_find (table->window, type) : NULL;
}

gpointer
table_find_dialog (GType type)
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
table_get_child (gpointer widget, const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

AdcAresOptionField *
table_find_field (GtkWidget *widget, const char *side, const char *setting)
{
  AdcAresOptionField *found = NULL;

  if (ADC_IS_ARES_OPTION_FIELD (widget))
    return g_strcmp0 (adc_ares_option_field_get_side (ADC_ARES_OPTION_FIELD (widget)), side) == 0 &&
                   g_str_equal (adc_ares_option_field_get_setting (ADC_ARES_OPTION_FIELD (widget)),
                                setting)
             ? ADC_ARES_OPTION_FIELD (widget)
             : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = table_find_field (child, side, setting);

  return found;
}

void
table_choose (Table *table, const char *side, const char *setting, guint line)
{
  AdcAresOptionField *field = table_find_field (GTK_WIDGET (table->board), side, setting);
  GtkWidget *drop_down = table_find (GTK_WIDGET (field), GTK_TYPE_DROP_DOWN);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), line);
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
