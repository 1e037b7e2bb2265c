/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-view.h"

#include "adc-game-setting.h"
#include "adc-grid-board.h"
#include "adc-grid-case-panel.h"
#include "adc-grid-cell-panel.h"
#include "adc-grid-palette.h"
#include "adc-grid-survey-panel.h"
#include "adc-grid-way-panel.h"
#include "adc-grid-words.h"
#include "adc-map-page.h"
#include "adc-program-settings.h"
#include "adc-undo-keys.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define KEY "grids"
#define ZOOM_STEP 1.25

struct _AdcGridView {
  AdwBin              parent_instance;
  GtkMenuButton      *examples_button;
  GtkMenuButton      *new_button;
  GtkScrolledWindow  *scroller;
  AdcMapPage         *page;
  AdcGridPalette     *palette;
  AdcGridBoard       *board;
  GtkLabel           *caption;
  AdcGridCasePanel   *case_panel;
  AdcGridCellPanel   *cell_panel;
  AdcGridWayPanel    *way_panel;
  AdcGridSurveyPanel *survey_panel;
  GSettings          *settings;
  AdcGridDesk        *desk;
};

static AdcGame *
get_game (AdcGridView *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);

  return map != NULL ? adc_grid_map_get_game (map) : NULL;
}

static void
save (AdcGridView *self)
{
  adc_game_setting_save (self->settings, KEY, adc_game_get_id (get_game (self)),
                         adc_session_get_state (adc_grid_desk_get_session (self->desk)));
}

static void
update_actions (AdcGridView *self)
{
  AdcSession *session = adc_grid_desk_get_session (self->desk);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "grid.undo",
                                 session != NULL && adc_session_can_undo (session));
  gtk_widget_action_set_enabled (widget, "grid.redo",
                                 session != NULL && adc_session_can_redo (session));
  for (guint i = 0; adc_grid_desk_commands[i] != NULL; i++) {
    g_autofree char *action = g_strdup_printf ("grid.%s", adc_grid_desk_commands[i]);

    gtk_widget_action_set_enabled (widget, action,
                                   adc_grid_desk_can (self->desk, adc_grid_desk_commands[i]));
  }
}

/* What could not be done, else what lies at the cursor. */
static void
update_caption (AdcGridView *self)
{
  const char *message = adc_grid_desk_get_message (self->desk);
  g_autofree char *text = message != NULL
                            ? g_strdup (message)
                            : adc_grid_describe_cell (adc_grid_desk_get_map (self->desk),
                                                      adc_grid_desk_get_cursor (self->desk));

  gtk_label_set_label (self->caption, text);
  if (message != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->caption), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->caption), "error");
}

static void
desk_changed_cb (AdcGridView *self)
{
  update_actions (self);
  update_caption (self);
}

static void
fill_menu (GtkMenuButton *button, GPtrArray *sketches, gboolean has_empty)
{
  g_autoptr(GMenu) menu = g_menu_new ();

  for (guint i = 0; i < sketches->len; i++) {
    const AdcGridSketch *sketch = sketches->pdata[i];
    g_autoptr(GMenuItem) item = g_menu_item_new (adc_text_get (sketch->title), NULL);

    g_menu_item_set_action_and_target (item, "grid.open", "s", sketch->id);
    g_menu_append_item (menu, item);
  }
  if (has_empty)
    g_menu_append (menu, _("Empty Board"), "grid.clear");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (button), g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 0);
}

static void
open_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  adc_grid_view_open_case (ADC_GRID_VIEW (widget), g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (GTK_WIDGET (ADC_GRID_VIEW (widget)->board));
}

static void
clear_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  AdcGridView *self = ADC_GRID_VIEW (widget);

  adc_grid_map_clear (adc_grid_desk_get_map (self->desk));
  adc_grid_desk_commit (self->desk);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
command_action (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  adc_grid_desk_run (ADC_GRID_VIEW (widget)->desk, name + strlen ("grid."));
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcSession *session = adc_grid_desk_get_session (ADC_GRID_VIEW (widget)->desk);

  if (g_str_equal (name, "grid.undo"))
    adc_session_undo (session);
  else
    adc_session_redo (session);
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcGridBoard *board = ADC_GRID_VIEW (widget)->board;
  const double zoom = adc_grid_board_get_zoom (board);

  adc_grid_board_set_zoom (board, g_str_equal (name, "grid.enlarge") ? zoom * ZOOM_STEP
                                                                     : zoom / ZOOM_STEP);
}

static void
adc_grid_view_set_game (AdcView *view, AdcGame *game)
{
  AdcGridView *self = ADC_GRID_VIEW (view);
  g_autoptr(GVariant) state = NULL;

  if (get_game (self) == game)
    return;

  state = adc_game_setting_load (self->settings, KEY, adc_game_get_id (game));
  fill_menu (self->examples_button, adc_grid_get_cases (adc_game_get_grid (game)), FALSE);
  fill_menu (self->new_button, adc_grid_get_starts (adc_game_get_grid (game)), TRUE);
  adc_grid_desk_set_game (self->desk, game, state);
  g_signal_connect_object (adc_grid_desk_get_session (self->desk), "changed", G_CALLBACK (save),
                           self, G_CONNECT_SWAPPED);
}

static gboolean
adc_grid_view_is_offered (AdcGame *game)
{
  return adc_game_get_grid (game) != NULL;
}

static gboolean
adc_grid_view_show_item (AdcView *view, const char *id)
{
  return adc_grid_view_open_case (ADC_GRID_VIEW (view), id);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_grid_view_set_game;
  iface->is_offered = adc_grid_view_is_offered;
  iface->show_item = adc_grid_view_show_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcGridView, adc_grid_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_grid_view_dispose (GObject *object)
{
  AdcGridView *self = ADC_GRID_VIEW (object);

  g_clear_object (&self->desk);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_grid_view_parent_class)->dispose (object);
}

static void
adc_grid_view_class_init (AdcGridViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_grid_view_dispose;
  g_type_ensure (ADC_TYPE_GRID_BOARD);
  g_type_ensure (ADC_TYPE_GRID_CASE_PANEL);
  g_type_ensure (ADC_TYPE_GRID_CELL_PANEL);
  g_type_ensure (ADC_TYPE_GRID_PALETTE);
  g_type_ensure (ADC_TYPE_GRID_SURVEY_PANEL);
  g_type_ensure (ADC_TYPE_GRID_WAY_PANEL);
  g_type_ensure (ADC_TYPE_MAP_PAGE);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "grid/adc-grid-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, examples_button);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, new_button);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, page);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, palette);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, board);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, caption);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, case_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, cell_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, way_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcGridView, survey_panel);
  gtk_widget_class_install_action (widget_class, "grid.undo", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "grid.redo", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "grid.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "grid.clear", NULL, clear_action);
  gtk_widget_class_install_action (widget_class, "grid.enlarge", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "grid.reduce", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "grid.explore", NULL, command_action);
  gtk_widget_class_install_action (widget_class, "grid.from", NULL, command_action);
  gtk_widget_class_install_action (widget_class, "grid.to", NULL, command_action);
  gtk_widget_class_install_action (widget_class, "grid.token", NULL, command_action);
  gtk_widget_class_install_action (widget_class, "grid.turn", NULL, command_action);
  gtk_widget_class_install_action (widget_class, "grid.exits", NULL, command_action);
  gtk_widget_class_install_action (widget_class, "grid.remove", NULL, command_action);
}

static void
adc_grid_view_init (AdcGridView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = adc_program_settings_new ();
  self->desk = adc_grid_desk_new ();
  adc_map_page_set_adjustment (self->page, gtk_scrolled_window_get_vadjustment (self->scroller));
  adc_grid_palette_set_desk (self->palette, self->desk);
  adc_grid_board_set_desk (self->board, self->desk);
  adc_grid_case_panel_set_desk (self->case_panel, self->desk);
  adc_grid_cell_panel_set_desk (self->cell_panel, self->desk);
  adc_grid_way_panel_set_desk (self->way_panel, self->desk);
  adc_grid_survey_panel_set_desk (self->survey_panel, self->desk);
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update_actions (self);
  adc_undo_keys_add (GTK_WIDGET (self), "grid.undo", "grid.redo");
}

AdcGridDesk *
adc_grid_view_get_desk (AdcGridView *self)
{
  g_return_val_if_fail (ADC_IS_GRID_VIEW (self), NULL);

  return self->desk;
}

gboolean
adc_grid_view_open_case (AdcGridView *self, const char *id)
{
  const AdcGridSketch *sketch;

  g_return_val_if_fail (ADC_IS_GRID_VIEW (self), FALSE);

  sketch = get_game (self) != NULL
             ? adc_grid_find_sketch (adc_game_get_grid (get_game (self)), id)
             : NULL;
  if (sketch == NULL)
    return FALSE;

  adc_grid_desk_open (self->desk, sketch);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  return TRUE;
}
