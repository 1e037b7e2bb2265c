/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-case-panel.h"

#include "adc-grid-lines.h"
#include "adc-grid-trial.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcGridCasePanel {
  GtkBox        parent_instance;
  GtkLabel     *title;
  GtkLabel     *summary;
  AdcGridLines *lines;
  AdcGridDesk  *desk;
};

G_DEFINE_FINAL_TYPE (AdcGridCasePanel, adc_grid_case_panel, GTK_TYPE_BOX)

static void
list_lines (AdcGridCasePanel *self, AdcGridMap *map, const AdcGridSketch *sketch)
{
  AdcGame *game = adc_grid_map_get_game (map);
  AdcEntry *entry = sketch->rule != NULL ? adc_game_lookup (game, sketch->rule) : NULL;
  g_autoptr(AdcGridTrial) trial = adc_grid_trial_new (map, sketch);

  if (sketch->steps->len > 0) {
    g_autofree char *left = adc_grid_trial_dup_left (trial, map);

    g_ptr_array_add (trial->lines,
                     adc_grid_line_new (ADC_GRID_PLAIN,
                                        /* Translators: what is left: “Left: MOVE 4, TELEPORT 0” */
                                        g_strdup_printf (_("Left: %s"), left), NULL));
  }
  if (entry != NULL)
    g_ptr_array_add (trial->lines,
                     adc_grid_line_new (ADC_GRID_PLAIN, g_strdup (adc_entry_get_title (entry)),
                                        sketch->rule));
  adc_grid_lines_set (self->lines, game, trial->lines);
}

static void
desk_changed_cb (AdcGridCasePanel *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);
  const AdcGridSketch *sketch = adc_grid_map_get_sketch (map);
  const char *summary = sketch != NULL && sketch->summary != NULL ? adc_text_get (sketch->summary)
                                                                  : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), summary != NULL);
  if (summary == NULL)
    return;

  gtk_label_set_label (self->title, adc_text_get (sketch->title));
  gtk_label_set_label (self->summary, summary);
  list_lines (self, map, sketch);
}

static void
close_clicked_cb (AdcGridCasePanel *self)
{
  adc_grid_map_close (adc_grid_desk_get_map (self->desk));
  adc_grid_desk_commit (self->desk);
}

static void
adc_grid_case_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_GRID_CASE_PANEL (object)->desk);
  G_OBJECT_CLASS (adc_grid_case_panel_parent_class)->dispose (object);
}

static void
adc_grid_case_panel_class_init (AdcGridCasePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_grid_case_panel_dispose;
}

static void
adc_grid_case_panel_init (AdcGridCasePanel *self)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  self->title = GTK_LABEL (adc_wrapped_label_new ("", "heading"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  self->summary = GTK_LABEL (adc_wrapped_label_new ("", "grid-summary"));
  self->lines = ADC_GRID_LINES (adc_grid_lines_new (_("Steps")));
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_set_valign (close, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (close, _("Close the Example"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close the Example"), -1);
  g_signal_connect_object (close, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (heading), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (heading), close);
  gtk_box_append (GTK_BOX (self), heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->summary));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lines));
}

void
adc_grid_case_panel_set_desk (AdcGridCasePanel *self, AdcGridDesk *desk)
{
  g_return_if_fail (ADC_IS_GRID_CASE_PANEL (self));
  g_return_if_fail (ADC_IS_GRID_DESK (desk));
  g_return_if_fail (self->desk == NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self, G_CONNECT_SWAPPED);
}
