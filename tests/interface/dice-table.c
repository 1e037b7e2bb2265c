/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "dice-table.h"

#include "adc-ares-board-turn.h"
#include "adc-dice-tray.h"
#include "adc-library-loader.h"
#include "adc-scenario-file.h"
#include "widgets.h"

#define BATTLE "e2-round-1.xml"

/* A board that draws nothing and knows whose turn it is. */
#define TEST_TYPE_BOARD (test_board_get_type ())
G_DECLARE_FINAL_TYPE (TestBoard, test_board, TEST, BOARD, AdcBoard)

struct _TestBoard {
  AdcBoard parent_instance;
};

G_DEFINE_FINAL_TYPE (TestBoard, test_board, ADC_TYPE_BOARD)

static void
test_board_class_init (TestBoardClass *klass)
{
  adc_ares_board_turn_install (ADC_BOARD_CLASS (klass));
}

static void
test_board_init (TestBoard *self G_GNUC_UNUSED)
{
}

static void
shot_selected_cb (AdcDiceTable *self)
{
  adc_dice_panel_set_shot (self->panel, adc_board_get_from (self->board),
                           adc_board_get_at (self->board));
}

void
adc_dice_table_set_up (AdcDiceTable *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *path = adc_dup_data_path ("games", "ares", "scenarios", BATTLE, NULL);
  g_autoptr(AdcScenario) scenario = NULL;

  self->library = adc_library_load (NULL);
  self->game = adc_library_get_game (self->library, "ares");
  self->shipped = adc_scenario_load (path, problems);
  g_assert_nonnull (self->shipped);
  scenario = adc_scenario_copy (self->shipped);
  g_ptr_array_set_size (adc_scenario_get_log (scenario), 0);

  self->session = adc_battle_session_new (self->game, scenario);
  self->settings = g_settings_new (ADC_APPLICATION_ID);
  g_settings_reset (self->settings, "luck");
  self->board = g_object_ref_sink (g_object_new (TEST_TYPE_BOARD, NULL));
  adc_board_set_session (self->board, self->session);
  self->panel = g_object_ref_sink (ADC_DICE_PANEL (adc_dice_panel_new ()));
  g_signal_connect_swapped (self->board, "shot-selected", G_CALLBACK (shot_selected_cb), self);
  adc_dice_panel_set_board (self->panel, self->board);
  adc_dice_panel_set_session (self->panel, self->session);
  adc_dice_panel_set_settings (self->panel, self->settings);
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (self->window, GTK_WIDGET (self->panel));
  gtk_window_present (self->window);
}

void
adc_dice_table_tear_down (AdcDiceTable *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (self->window);
  g_assert_finalize_object (self->panel);
  g_assert_finalize_object (self->board);
  g_assert_finalize_object (self->settings);
  g_assert_finalize_object (self->session);
  g_object_unref (self->shipped);
  g_object_unref (self->library);
}

gpointer
adc_dice_table_get (AdcDiceTable *self, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self->panel), ADC_TYPE_DICE_PANEL, name);
}

const char *
adc_dice_table_get_text (AdcDiceTable *self, const char *label)
{
  GtkWidget *widget = adc_dice_table_get (self, label);

  return gtk_widget_get_visible (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;
}

void
adc_dice_table_click (AdcDiceTable *self, const char *button)
{
  GtkWidget *widget = adc_dice_table_get (self, button);

  g_assert_true (gtk_widget_get_visible (widget));
  g_assert_true (gtk_widget_get_sensitive (widget));
  g_signal_emit_by_name (widget, "clicked");
}

void
adc_dice_table_type (AdcDiceTable *self, const char *keys)
{
  for (const char *key = keys; *key != '\0'; key++) {
    const guint keyval = *key == 'b' ? GDK_KEY_BackSpace : gdk_unicode_to_keyval (*key);

    g_assert_true (widget_press_key (self->panel, keyval, 0));
  }
}

static GtkWidget *
get_place (AdcDiceTable *self, guint die)
{
  GtkWidget *tray = adc_dice_table_get (self, "tray");
  GObject *box = gtk_widget_get_template_child (tray, ADC_TYPE_DICE_TRAY, "dice_box");
  GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (die-- > 0)
    place = gtk_widget_get_next_sibling (place);
  return place;
}

GtkWidget *
adc_dice_table_get_die (AdcDiceTable *self, guint die)
{
  return gtk_widget_get_first_child (get_place (self, die));
}

GtkWidget *
adc_dice_table_get_again (AdcDiceTable *self, guint die)
{
  return gtk_widget_get_last_child (get_place (self, die));
}

void
adc_dice_table_fire (AdcDiceTable *self, const char *from, const char *at, const char *keys)
{
  adc_board_select (self->board, from, at);
  adc_dice_table_type (self, keys);
  adc_dice_table_click (self, "fire_button");
}

GPtrArray *
adc_dice_table_get_log (AdcDiceTable *self)
{
  return adc_scenario_get_log (adc_battle_session_get_scenario (self->session));
}
