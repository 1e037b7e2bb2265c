/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-way-panel.h"

#include "adc-drop-down.h"
#include "adc-grid-lines.h"
#include "adc-grid-way.h"
#include "adc-grid-words.h"
#include "adc-stepper.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcGridWayPanel {
  GtkBox        parent_instance;
  GtkLabel     *ends;
  GtkDropDown  *player;
  GtkWidget    *budget;
  GtkLabel     *answer;
  GtkWidget    *choices;
  guint         n_choices;
  AdcGridLines *lines;
  AdcGridDesk  *desk;
  AdcGame      *game; /* whose moves are there; not owned, only compared */
  gboolean      is_updating;
};

G_DEFINE_FINAL_TYPE (AdcGridWayPanel, adc_grid_way_panel, GTK_TYPE_BOX)

static AdcGridMap *
get_map (AdcGridWayPanel *self)
{
  return adc_grid_desk_get_map (self->desk);
}

static void
stepped_cb (AdcGridWayPanel *self, AdcStepper *stepper)
{
  const guint move = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (stepper), "move"));

  adc_grid_map_set_budget (get_map (self), move, adc_stepper_get_value (stepper));
  adc_grid_desk_commit (self->desk);
}

static void
player_selected_cb (AdcGridWayPanel *self)
{
  if (self->is_updating || self->desk == NULL || get_map (self) == NULL)
    return;

  adc_grid_map_set_player (get_map (self), gtk_drop_down_get_selected (self->player) + 1);
  adc_grid_desk_commit (self->desk);
}

static void
clear_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static void
take_game (AdcGridWayPanel *self)
{
  GPtrArray *moves = adc_grid_get_moves (adc_grid_map_get_grid (get_map (self)));
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  self->game = adc_grid_map_get_game (get_map (self));
  for (guint player = 1; player <= adc_grid_map_get_n_players (get_map (self)); player++) {
    g_autofree char *name = adc_grid_dup_player (player);

    gtk_string_list_append (names, name);
  }
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (names));
  clear_children (self->budget);
  for (guint m = 0; m < moves->len; m++) {
    const AdcGridMove *move = moves->pdata[m];
    GtkWidget *stepper = adc_stepper_new (adc_text_get (move->title), adc_text_get (move->title),
                                          ADC_GRID_MAX_BUDGET);

    g_object_set_data (G_OBJECT (stepper), "move", GUINT_TO_POINTER (m));
    g_signal_connect_object (stepper, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);
    gtk_widget_set_halign (stepper, GTK_ALIGN_START); /* alone in its line too */
    adc_stepper_show_caption (ADC_STEPPER (stepper));
    gtk_box_append (GTK_BOX (self->budget), stepper);
  }
}

static void
show_ends (AdcGridWayPanel *self)
{
  AdcGridMap *map = get_map (self);
  const guint from = adc_grid_map_get_from (map), to = adc_grid_map_get_to (map);
  g_autofree char *start = from != ADC_GRID_NOWHERE ? adc_grid_dup_place (map, from) : NULL;
  g_autofree char *end = to != ADC_GRID_NOWHERE ? adc_grid_dup_place (map, to) : NULL;
  g_autofree char *text = NULL;

  if (start == NULL && end == NULL)
    text = g_strdup (_("Choose a tile, then “Start Here”; another, then “Go Here”."));
  else if (start == NULL)
    text = g_strdup_printf (_("To %s. Choose where to start."), end);
  else if (end == NULL)
    text = g_strdup_printf (_("From %s. The numbers on the tiles say how many moves lead there."),
                            start);
  else
    text = g_strdup_printf (_("From %s to %s"), start, end);
  gtk_label_set_label (self->ends, text);
}

static void
choice_toggled_cb (AdcGridWayPanel *self, GtkCheckButton *button)
{
  if (!self->is_updating && gtk_check_button_get_active (button))
    adc_grid_desk_set_way (self->desk, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button),
                                                                            "way")));
}

/* What a way costs, and whether there is enough. */
static char *
dup_cost (AdcGridWayPanel *self, const AdcGridWay *way)
{
  g_autofree char *cost = adc_grid_way_dup_cost (way, get_map (self));

  /* Translators: what a way costs */
  return way->is_affordable ? g_steal_pointer (&cost)
                            : g_strdup_printf (_("%s: more than there is"), cost);
}

static void
create_choices (AdcGridWayPanel *self, guint n_ways)
{
  GtkCheckButton *first = NULL;

  clear_children (self->choices);
  for (guint i = 0; i < n_ways; i++) {
    GtkWidget *button = gtk_check_button_new ();

    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), first);
    if (first == NULL)
      first = GTK_CHECK_BUTTON (button);
    g_object_set_data (G_OBJECT (button), "way", GUINT_TO_POINTER (i));
    g_signal_connect_object (button, "toggled", G_CALLBACK (choice_toggled_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self->choices), button);
  }
  self->n_choices = n_ways;
}

/* Where there is a choice, a button for each; they are kept as long as there are as many. */
static void
show_choices (AdcGridWayPanel *self, GPtrArray *ways)
{
  const guint n_ways = ways != NULL && ways->len > 1 ? ways->len : 0;
  GtkWidget *child;

  if (n_ways != self->n_choices)
    create_choices (self, n_ways);
  child = gtk_widget_get_first_child (self->choices);
  for (guint i = 0; i < n_ways; i++, child = gtk_widget_get_next_sibling (child)) {
    g_autofree char *cost = dup_cost (self, ways->pdata[i]);

    gtk_check_button_set_label (GTK_CHECK_BUTTON (child), cost);
    gtk_check_button_set_active (GTK_CHECK_BUTTON (child), i == adc_grid_desk_get_way (self->desk));
  }
  gtk_widget_set_visible (self->choices, n_ways > 0);
}

static void
show_way (AdcGridWayPanel *self)
{
  AdcGridMap *map = get_map (self);
  const AdcGridBase *base = adc_grid_map_get_base (map, adc_grid_map_get_to (map));
  const guint shown = adc_grid_desk_get_way (self->desk);
  g_autoptr(GPtrArray) ways = adc_grid_list_ways (map);
  g_autoptr(GPtrArray) lines = NULL;
  g_autofree char *text = NULL;

  if (ways != NULL && ways->len == 0 && base != NULL &&
      base->owner != adc_grid_map_get_player (map)) {
    lines = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_line_free);
    g_ptr_array_add (lines, adc_grid_line_new (ADC_GRID_BROKEN,
                                               g_strdup (_("Only its owner’s units enter.")),
                                               adc_grid_map_get_tile (map, base->cell)->closed));
  } else if (ways != NULL && ways->len == 0) {
    text = g_strdup (_("No way leads there."));
  } else if (ways != NULL && adc_grid_map_get_from (map) == adc_grid_map_get_to (map)) {
    text = g_strdup (_("One is there already."));
  } else if (ways != NULL && shown < ways->len) {
    lines = adc_grid_way_list_lines (ways->pdata[shown], map);
    text = ways->len == 1 ? dup_cost (self, ways->pdata[0]) : NULL;
  }
  gtk_label_set_label (self->answer, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->answer), text != NULL);
  show_choices (self, ways);
  adc_grid_lines_set (self->lines, self->game, lines);
}

static void
desk_changed_cb (AdcGridWayPanel *self)
{
  AdcGridMap *map = get_map (self);
  GtkWidget *stepper;
  guint m = 0;

  self->is_updating = TRUE;
  if (self->game != adc_grid_map_get_game (map))
    take_game (self);
  gtk_drop_down_set_selected (self->player, adc_grid_map_get_player (map) - 1);
  for (stepper = gtk_widget_get_first_child (self->budget); stepper != NULL;
       stepper = gtk_widget_get_next_sibling (stepper))
    adc_stepper_set_value (ADC_STEPPER (stepper), adc_grid_map_get_budget (map, m++));
  show_ends (self);
  show_way (self);
  self->is_updating = FALSE;
}

static void
adc_grid_way_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_GRID_WAY_PANEL (object)->desk);
  G_OBJECT_CLASS (adc_grid_way_panel_parent_class)->dispose (object);
}

static void
adc_grid_way_panel_class_init (AdcGridWayPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_grid_way_panel_dispose;
}

static void
adc_grid_way_panel_init (AdcGridWayPanel *self)
{
  GtkWidget *heading = adc_wrapped_label_new (_("Way"), "heading");
  GtkWidget *hint = adc_wrapped_label_new (_("What you have of each; on foot, 0: any number."),
                                           "dim-label");
  g_autoptr(GtkStringList) none = gtk_string_list_new (NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  self->ends = GTK_LABEL (adc_wrapped_label_new ("", "grid-ends"));
  self->player = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&none)), NULL));
  adc_drop_down_set_up (self->player, _("Who moves"));
  gtk_widget_set_halign (GTK_WIDGET (self->player), GTK_ALIGN_START);
  self->budget = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_layout_manager (self->budget, adc_wrap_layout_new (9));
  self->answer = GTK_LABEL (adc_wrapped_label_new ("", "grid-verdict"));
  self->choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  self->lines = ADC_GRID_LINES (adc_grid_lines_new (_("Steps")));
  g_signal_connect_object (self->player, "notify::selected", G_CALLBACK (player_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->ends));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->answer));
  gtk_box_append (GTK_BOX (self), self->choices);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lines));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->player));
  gtk_box_append (GTK_BOX (self), hint);
  gtk_box_append (GTK_BOX (self), self->budget);
}

void
adc_grid_way_panel_set_desk (AdcGridWayPanel *self, AdcGridDesk *desk)
{
  g_return_if_fail (ADC_IS_GRID_WAY_PANEL (self));
  g_return_if_fail (ADC_IS_GRID_DESK (desk));
  g_return_if_fail (self->desk == NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self, G_CONNECT_SWAPPED);
}
