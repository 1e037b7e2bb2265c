/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-cell-panel.h"

#include "adc-drop-down.h"
#include "adc-grid-lines.h"
#include "adc-grid-paths.h"
#include "adc-grid-words.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define N_BUTTONS 7

struct _AdcGridCellPanel {
  GtkBox        parent_instance;
  GtkLabel     *title;
  GtkLabel     *verdict;
  GtkWidget    *buttons;
  GtkWidget    *presses[N_BUTTONS];
  GtkDropDown  *owner;
  AdcGridLines *lines;
  AdcGridDesk  *desk;
  AdcGame      *game;        /* whose players are listed; not owned, only compared */
  gboolean      is_updating; /* the widgets follow the sketch */
};

G_DEFINE_FINAL_TYPE (AdcGridCellPanel, adc_grid_cell_panel, GTK_TYPE_BOX)

static const struct {
  const char *command;
  const char *label;
  const char *again; /* when it is done already */
} buttons[N_BUTTONS] = {
  { "explore", N_("Explore From Here"), N_("Explored: Cancel") },
  { "from", N_("Start Here"), N_("Start: Cancel") },
  { "to", N_("Go Here"), N_("Goal: Cancel") },
  { "token", N_("Put a Token"), N_("Take the Token") },
  { "turn", N_("Rotate"), NULL },
  { "exits", N_("Other Exits"), NULL },
  { "remove", N_("Remove"), NULL },
};

/* What a place touches, for who moves; for a base, whose it is. */
static void
add_touching (AdcGridMap *map, guint place, GPtrArray *lines)
{
  AdcGrid *grid = adc_grid_map_get_grid (map);
  const AdcGridBase *base = adc_grid_map_get_base (map, place);
  const AdcGridTile *tile = adc_grid_map_get_tile (map, place);
  const guint player = base != NULL ? base->owner : adc_grid_map_get_player (map);
  g_autoptr(GArray) touching = adc_grid_list_touching (map, place, player);
  g_autofree char *names = adc_grid_dup_cells (map, touching);

  g_ptr_array_add (lines, adc_grid_line_new (ADC_GRID_PLAIN,
                                             touching->len > 0
                                               ? g_strdup_printf (_("One step leads to %s."), names)
                                               : g_strdup (_("No step leads anywhere.")),
                                             base != NULL || tile->kind == ADC_GRID_JUMP
                                               ? tile->rule
                                               : adc_grid_get_rules (grid)->touching));
  if (base != NULL && tile->closed != NULL)
    g_ptr_array_add (lines, adc_grid_line_new (ADC_GRID_PLAIN,
                                               g_strdup (_("Only its owner’s units enter.")),
                                               tile->closed));
}

static void
list_lines (AdcGridCellPanel *self, const AdcGridSpot *spot)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);
  const guint place = adc_grid_map_get_place (map, adc_grid_desk_get_cursor (self->desk));
  g_autoptr(GPtrArray) lines =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_line_free);

  for (guint i = 0; spot != NULL && i < spot->lines->len; i++) {
    const AdcGridLine *line = spot->lines->pdata[i];

    g_ptr_array_add (lines, adc_grid_line_new (line->verdict, g_strdup (line->text), line->rule));
  }
  if (place != ADC_GRID_NOWHERE)
    add_touching (map, place, lines);
  adc_grid_lines_set (self->lines, adc_grid_map_get_game (map), lines);
}

static void
show_verdict (AdcGridCellPanel *self, const AdcGridSpot *spot)
{
  const AdcGridTile *asked = adc_grid_desk_get_asked (self->desk);
  g_autofree char *text = NULL;

  gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), "error");
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), spot != NULL);
  if (spot == NULL)
    return;

  /* Translators: a sort of tile */
  text = g_strdup_printf (spot->is_allowed ? _("%s: yes, it may be laid here.")
                                           : _("%s: no, it may not be laid here."),
                          adc_text_get (asked->title));
  if (!spot->is_allowed)
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "error");
  gtk_label_set_label (self->verdict, text);
}

static void
update_buttons (AdcGridCellPanel *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++) {
    const char *command = buttons[i].command;

    gtk_widget_set_visible (self->presses[i], adc_grid_desk_can (self->desk, command));
    gtk_button_set_label (GTK_BUTTON (self->presses[i]),
                          _(adc_grid_desk_is_done (self->desk, command) ? buttons[i].again
                                                                        : buttons[i].label));
  }
}

static void
list_players (AdcGridCellPanel *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint player = 0; player <= adc_grid_map_get_n_players (map); player++) {
    g_autofree char *name = adc_grid_dup_player (player);

    gtk_string_list_append (names, name);
  }
  gtk_drop_down_set_model (self->owner, G_LIST_MODEL (names));
}

static void
desk_changed_cb (AdcGridCellPanel *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);
  const guint cursor = adc_grid_desk_get_cursor (self->desk);
  const AdcGridBase *base = adc_grid_map_get_base (map, cursor);
  g_autoptr(AdcGridSpot) spot = adc_grid_desk_check (self->desk, cursor);
  g_autofree char *title = adc_grid_describe_cell (map, cursor);

  self->is_updating = TRUE;
  if (self->game != adc_grid_map_get_game (map)) {
    self->game = adc_grid_map_get_game (map);
    list_players (self);
  }
  gtk_label_set_label (self->title, title);
  show_verdict (self, spot);
  update_buttons (self);
  gtk_widget_set_visible (GTK_WIDGET (self->owner), base != NULL);
  if (base != NULL)
    gtk_drop_down_set_selected (self->owner, base->owner);
  list_lines (self, spot);
  self->is_updating = FALSE;
}

static void
owner_selected_cb (AdcGridCellPanel *self)
{
  AdcGridMap *map = self->desk != NULL ? adc_grid_desk_get_map (self->desk) : NULL;
  const guint cursor = map != NULL ? adc_grid_desk_get_cursor (self->desk) : 0;
  const AdcGridBase *base = map != NULL ? adc_grid_map_get_base (map, cursor) : NULL;
  AdcGridBase changed;

  if (self->is_updating || base == NULL)
    return;

  changed = *base;
  changed.owner = gtk_drop_down_get_selected (self->owner);
  adc_grid_map_change_base (map, cursor, &changed);
  adc_grid_desk_commit (self->desk);
}

static void
adc_grid_cell_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_GRID_CELL_PANEL (object)->desk);
  G_OBJECT_CLASS (adc_grid_cell_panel_parent_class)->dispose (object);
}

static void
adc_grid_cell_panel_class_init (AdcGridCellPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_grid_cell_panel_dispose;
}

static void
adc_grid_cell_panel_init (AdcGridCellPanel *self)
{
  g_autoptr(GtkStringList) none = gtk_string_list_new (NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  self->title = GTK_LABEL (adc_wrapped_label_new ("", "heading"));
  self->verdict = GTK_LABEL (adc_wrapped_label_new ("", "grid-verdict"));
  self->lines = ADC_GRID_LINES (adc_grid_lines_new (_("Rules")));
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_layout_manager (self->buttons, adc_wrap_layout_new (6));
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++) {
    GtkWidget *button = gtk_button_new_with_label (_(buttons[i].label));
    g_autofree char *action = g_strdup_printf ("grid.%s", buttons[i].command);

    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
    gtk_box_append (GTK_BOX (self->buttons), button);
    self->presses[i] = button;
  }
  self->owner = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&none)), NULL));
  adc_drop_down_set_up (self->owner, _("Owner"));
  gtk_box_append (GTK_BOX (self->buttons), GTK_WIDGET (self->owner));
  g_signal_connect_object (self->owner, "notify::selected", G_CALLBACK (owner_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->verdict));
  gtk_box_append (GTK_BOX (self), self->buttons);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lines));
}

void
adc_grid_cell_panel_set_desk (AdcGridCellPanel *self, AdcGridDesk *desk)
{
  g_return_if_fail (ADC_IS_GRID_CELL_PANEL (self));
  g_return_if_fail (ADC_IS_GRID_DESK (desk));
  g_return_if_fail (self->desk == NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self, G_CONNECT_SWAPPED);
}
