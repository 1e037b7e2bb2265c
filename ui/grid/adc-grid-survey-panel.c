/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-survey-panel.h"

#include "adc-grid-lines.h"
#include "adc-grid-survey.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcGridSurveyPanel {
  GtkBox        parent_instance;
  AdcGridLines *lines;
  GtkLabel     *size;
  GtkWidget    *buttons[4][2]; /* by side: more, fewer */
  AdcGridDesk  *desk;
};

G_DEFINE_FINAL_TYPE (AdcGridSurveyPanel, adc_grid_survey_panel, GTK_TYPE_BOX)

static const struct {
  const char *caption;
  const char *more;
  const char *fewer;
} sides[] = {
  [ADC_GRID_NORTH] = { N_("Above"), N_("Add a row above"), N_("Take away the row above") },
  [ADC_GRID_EAST] = { N_("Right"), N_("Add a column on the right"),
                      N_("Take away the column on the right") },
  [ADC_GRID_SOUTH] = { N_("Below"), N_("Add a row below"), N_("Take away the row below") },
  [ADC_GRID_WEST] = { N_("Left"), N_("Add a column on the left"),
                      N_("Take away the column on the left") },
};

static void
desk_changed_cb (AdcGridSurveyPanel *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);
  g_autoptr(AdcGridSurvey) survey = adc_grid_survey_new (map);
  /* Translators: how large a board is */
  g_autofree char *size = g_strdup_printf (_("Board: %u columns, %u rows"),
                                           adc_grid_map_get_columns (map),
                                           adc_grid_map_get_rows (map));

  adc_grid_lines_set (self->lines, adc_grid_map_get_game (map), survey->lines);
  gtk_label_set_label (self->size, size);
  for (AdcGridSide side = ADC_GRID_NORTH; side <= ADC_GRID_WEST; side++)
    for (guint shrinks = 0; shrinks < 2; shrinks++)
      gtk_widget_set_sensitive (self->buttons[side][shrinks],
                                adc_grid_map_can_grow (map, side, shrinks));
}

static void
clicked_cb (AdcGridSurveyPanel *self, GtkWidget *button)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);

  for (AdcGridSide side = ADC_GRID_NORTH; side <= ADC_GRID_WEST; side++) {
    if (button == self->buttons[side][FALSE])
      adc_grid_map_grow (map, side);
    else if (button == self->buttons[side][TRUE])
      adc_grid_map_shrink (map, side);
  }
  adc_grid_desk_commit (self->desk);
}

static GtkWidget *
create_button (AdcGridSurveyPanel *self, const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
adc_grid_survey_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_GRID_SURVEY_PANEL (object)->desk);
  G_OBJECT_CLASS (adc_grid_survey_panel_parent_class)->dispose (object);
}

static void
adc_grid_survey_panel_class_init (AdcGridSurveyPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_grid_survey_panel_dispose;
}

static void
adc_grid_survey_panel_init (AdcGridSurveyPanel *self)
{
  GtkWidget *heading = adc_wrapped_label_new (_("Whole Map"), "heading");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  self->lines = ADC_GRID_LINES (adc_grid_lines_new (_("Whole Map")));
  self->size = GTK_LABEL (adc_wrapped_label_new ("", "grid-size"));
  gtk_widget_set_layout_manager (box, adc_wrap_layout_new (9));
  for (AdcGridSide side = ADC_GRID_NORTH; side <= ADC_GRID_WEST; side++) {
    GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
    GtkWidget *caption = gtk_label_new (_(sides[side].caption));

    gtk_widget_add_css_class (pair, "linked");
    gtk_widget_add_css_class (caption, "caption");
    self->buttons[side][FALSE] = create_button (self, "list-add-symbolic", _(sides[side].more));
    self->buttons[side][TRUE] = create_button (self, "list-remove-symbolic", _(sides[side].fewer));
    gtk_box_append (GTK_BOX (group), caption);
    gtk_box_append (GTK_BOX (pair), self->buttons[side][TRUE]);
    gtk_box_append (GTK_BOX (pair), self->buttons[side][FALSE]);
    gtk_box_append (GTK_BOX (group), pair);
    gtk_box_append (GTK_BOX (box), group);
  }
  gtk_box_append (GTK_BOX (self), heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lines));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->size));
  gtk_box_append (GTK_BOX (self), box);
}

void
adc_grid_survey_panel_set_desk (AdcGridSurveyPanel *self, AdcGridDesk *desk)
{
  g_return_if_fail (ADC_IS_GRID_SURVEY_PANEL (self));
  g_return_if_fail (ADC_IS_GRID_DESK (desk));
  g_return_if_fail (self->desk == NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self, G_CONNECT_SWAPPED);
}
