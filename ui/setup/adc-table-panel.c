/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-table-panel.h"

#include "adc-rule-button.h"
#include "adc-stepper.h"
#include "adc-table-chart.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcTablePanel {
  GtkBox         parent_instance;
  AdwBin        *heading;
  AdcStepper    *width;
  AdcStepper    *depth;
  GtkListBox    *layouts;
  AdcTableChart *chart;
  GtkLabel      *summary;
  GtkLabel      *legend;
  AdwBin        *drawn;
  AdcSetupPlan  *plan;
  GPtrArray     *listed; /* the layouts of the rows */
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcTablePanel, adc_table_panel, GTK_TYPE_BOX)

static void
stepped_cb (AdcTablePanel *self)
{
  adc_setup_plan_set_table (self->plan, adc_stepper_get_value (self->width),
                            adc_stepper_get_value (self->depth));
  adc_setup_plan_commit (self->plan);
}

static void
toggled_cb (AdcTablePanel *self, GtkCheckButton *check)
{
  if (self->is_updating || !gtk_check_button_get_active (check))
    return;

  adc_setup_plan_set_layout (self->plan, gtk_widget_get_name (GTK_WIDGET (check)));
  adc_setup_plan_commit (self->plan);
}

static gboolean
are_same (GPtrArray *one, GPtrArray *other)
{
  if (one->len != other->len)
    return FALSE;

  for (guint i = 0; i < one->len; i++)
    if (one->pdata[i] != other->pdata[i])
      return FALSE;

  return TRUE;
}

static void
add_row (AdcTablePanel *self, const AdcSetupLayout *layout, GtkCheckButton **first)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_text_get (layout->title));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_name (check, layout->id);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_text_get (layout->title), -1);
  if (*first == NULL)
    *first = GTK_CHECK_BUTTON (check);
  else
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), *first);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_object_set_data (G_OBJECT (row), "adc-check", check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->layouts, row);
}

/* Rows are made anew only when there are others, and so keep the focus. */
static void
update_layouts (AdcTablePanel *self, const AdcSetupLayout *shown)
{
  g_autoptr(GPtrArray) layouts = adc_setup_fit_list_layouts (self->plan);
  GtkListBoxRow *row;

  self->is_updating = TRUE;
  if (!are_same (layouts, self->listed)) {
    GtkCheckButton *first = NULL;

    while ((row = gtk_list_box_get_row_at_index (self->layouts, 0)) != NULL)
      gtk_list_box_remove (self->layouts, GTK_WIDGET (row));
    for (guint i = 0; i < layouts->len; i++)
      add_row (self, layouts->pdata[i], &first);
    g_ptr_array_unref (self->listed);
    self->listed = g_ptr_array_ref (layouts);
  }
  for (guint i = 0; i < layouts->len; i++) {
    g_autofree char *verdict = adc_setup_fit_dup_verdict (self->plan, layouts->pdata[i]);

    row = gtk_list_box_get_row_at_index (self->layouts, (int) i);
    gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "adc-check"), layouts->len > 1);
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), verdict);
    if (layouts->pdata[i] == shown)
      gtk_check_button_set_active (g_object_get_data (G_OBJECT (row), "adc-check"), TRUE);
  }
  self->is_updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->layouts), layouts->len > 0);
}

static void
set_ruled (AdcTablePanel *self, AdwBin *bin, const char *text, const char *style, const char *rule)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);
  GtkWidget *button = adc_rule_button_new (label, text, adc_setup_plan_get_game (self->plan), rule);

  adw_bin_set_child (bin, button != NULL ? button : label);
}

static void
set_plan (AdcTablePanel *self, AdcSetupPlan *plan)
{
  const AdcSetupTable *table = adc_setup_get_table (adc_setup_plan_get_setup (plan));

  g_set_object (&self->plan, plan);
  gtk_widget_set_visible (GTK_WIDGET (self), table != NULL);
  if (table == NULL)
    return;

  set_ruled (self, self->heading, _("The Table"), "heading", table->rule);
  gtk_widget_set_visible (GTK_WIDGET (self->drawn), table->drawn != NULL);
  set_ruled (self, self->drawn,
             _("Our drawing, to scale: the printed pictures are lost, and your booklet prevails."),
             "caption", table->drawn);
}

static void
adc_table_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_TABLE_PANEL (object)->plan);
  G_OBJECT_CLASS (adc_table_panel_parent_class)->dispose (object);
}

static void
adc_table_panel_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_TABLE_PANEL (object)->listed);
  G_OBJECT_CLASS (adc_table_panel_parent_class)->finalize (object);
}

static void
adc_table_panel_class_init (AdcTablePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_table_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_table_panel_finalize;
}

static AdcStepper *
add_stepper (AdcTablePanel *self, GtkWidget *line, const char *caption, const char *label)
{
  GtkWidget *stepper = adc_stepper_new (caption, label, ADC_SETUP_MAX_TABLE);

  g_signal_connect_object (stepper, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_halign (stepper, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), stepper);
  return ADC_STEPPER (stepper);
}

static void
adc_table_panel_init (AdcTablePanel *self)
{
  GtkWidget *line = adc_wrap_box_new (9);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  self->listed = g_ptr_array_new ();
  self->heading = ADW_BIN (adw_bin_new ());
  self->width = add_stepper (self, line, _("Width (cm)"), _("Width of your table in centimetres"));
  self->depth = add_stepper (self, line, _("Depth (cm)"), _("Depth of your table in centimetres"));
  self->layouts = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->layouts, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->layouts), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->layouts), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Layouts"), -1);
  self->chart = ADC_TABLE_CHART (adc_table_chart_new ());
  self->summary = GTK_LABEL (adc_wrapped_label_new (NULL, "body"));
  self->legend =
    GTK_LABEL (adc_wrapped_label_new (_("A number is a player’s: his board, and the rooms that "
                                        "are drawn for him. Dashes around a piece: nobody plays "
                                        "it. Dots: your table."),
                                      "caption"));
  self->drawn = ADW_BIN (adw_bin_new ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->layouts));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->chart));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->summary));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->legend));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->drawn));
}

void
adc_table_panel_update (AdcTablePanel *self, AdcSetupPlan *plan)
{
  const AdcSetupLayout *layout;
  guint width, depth;

  g_return_if_fail (ADC_IS_TABLE_PANEL (self));
  g_return_if_fail (ADC_IS_SETUP_PLAN (plan));

  if (self->plan != plan)
    set_plan (self, plan);
  layout = adc_setup_fit_get_layout (plan);
  adc_setup_plan_get_table (plan, &width, &depth);
  adc_stepper_set_value (self->width, width);
  adc_stepper_set_value (self->depth, depth);
  update_layouts (self, layout);
  adc_table_chart_update (self->chart, plan, layout);
  gtk_label_set_label (self->summary, layout != NULL && layout->summary != NULL
                                        ? adc_text_get (layout->summary)
                                        : "");
  gtk_widget_set_visible (GTK_WIDGET (self->legend), layout != NULL);
}
