/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-voyage-panel.h"

#include "adc-bin-focus.h"
#include "adc-map-words.h"
#include "adc-rule-button.h"
#include "adc-rule-row.h"
#include "adc-tab-stop.h"

#include <glib/gi18n-lib.h>

struct _AdcVoyagePanel {
  AdwBin           parent_instance;
  GtkLabel        *title;
  GtkWidget       *close_button;
  GtkLabel        *summary;
  AdwBin          *rule;
  GtkListBox      *list;
  AdcMapPlan      *plan;
  const AdcVoyage *voyage;      /* the one whose lines are listed */
  gboolean         is_updating; /* the list follows the plan */
};

G_DEFINE_FINAL_TYPE (AdcVoyagePanel, adc_voyage_panel, ADW_TYPE_BIN)

/* “Turn 1, refused” */
static char *
dup_verdict (const AdcVoyageLine *line)
{
  g_autofree char *turn = adc_map_format_turn (line->turn);

  return line->is_allowed ? g_strdup (turn)
                          /* Translators: a turn, and that a step in it is against the rules */
                          : g_strdup_printf (_("%s · refused"), turn);
}

static GtkWidget *
create_row (AdcVoyagePanel *self, const AdcVoyageLine *line)
{
  AdcGame *game = adc_map_plan_get_game (self->plan);
  g_autofree char *verdict = dup_verdict (line);
  GtkWidget *row = adc_rule_row_new (game, line->rule, line->text, verdict);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name",
                                  line->is_allowed ? "object-select-symbolic"
                                                   : "action-unavailable-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (icon, line->is_allowed ? "success" : "error");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  /* A click chooses the line; the book at its end is a button of its own. */
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), NULL);

  return row;
}

static void
show_rule (AdcVoyagePanel *self)
{
  AdcGame *game = adc_map_plan_get_game (self->plan);
  AdcEntry *entry = self->voyage->rule != NULL ? adc_game_lookup (game, self->voyage->rule) : NULL;
  GtkWidget *label, *button;

  adw_bin_set_child (self->rule, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), entry != NULL);
  if (entry == NULL)
    return;

  label = gtk_label_new (adc_entry_get_title (entry));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  button = adc_rule_button_new (label, adc_entry_get_title (entry), game, self->voyage->rule);
  adw_bin_set_child (self->rule, button);
}

static void
list_lines (AdcVoyagePanel *self)
{
  GPtrArray *lines = adc_map_plan_get_lines (self->plan);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    gtk_list_box_append (self->list, create_row (self, lines->pdata[i]));
}

static void
show_voyage (AdcVoyagePanel *self)
{
  const char *summary = self->voyage->summary != NULL ? adc_text_get (self->voyage->summary) : NULL;

  gtk_label_set_label (self->title, adc_text_get (self->voyage->title));
  gtk_label_set_label (self->summary, summary != NULL ? summary : "");
  gtk_widget_set_visible (GTK_WIDGET (self->summary), summary != NULL);
  show_rule (self);
  list_lines (self);
}

static void
plan_changed_cb (AdcVoyagePanel *self, AdcMapAspects aspects)
{
  const AdcVoyage *voyage = adc_map_plan_get_voyage (self->plan);
  guint n_lines;

  if ((aspects & ADC_MAP_ASPECT_VOYAGE) == 0)
    return;

  self->is_updating = TRUE;
  if (voyage != self->voyage) {
    self->voyage = voyage;
    if (voyage != NULL)
      show_voyage (self);
  }
  n_lines = adc_map_plan_get_n_lines (self->plan);
  if (voyage != NULL && n_lines > 0)
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, n_lines - 1));
  gtk_widget_set_visible (GTK_WIDGET (self), voyage != NULL);
  self->is_updating = FALSE;
}

static void
row_selected_cb (AdcVoyagePanel *self, GtkListBoxRow *row)
{
  if (!self->is_updating && row != NULL && self->voyage != NULL)
    adc_map_plan_set_n_lines (self->plan, gtk_list_box_row_get_index (row) + 1);
}

static void
close_clicked_cb (AdcVoyagePanel *self)
{
  adc_map_plan_set_voyage (self->plan, NULL);
}

static gboolean
adc_voyage_panel_grab_focus (GtkWidget *widget)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (ADC_VOYAGE_PANEL (widget)->list);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
adc_voyage_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_VOYAGE_PANEL (object)->plan);
  G_OBJECT_CLASS (adc_voyage_panel_parent_class)->dispose (object);
}

static void
adc_voyage_panel_class_init (AdcVoyagePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_voyage_panel_dispose;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_voyage_panel_grab_focus;
  g_type_ensure (ADC_TYPE_TAB_STOP);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "map/adc-voyage-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcVoyagePanel, title);
  gtk_widget_class_bind_template_child (widget_class, AdcVoyagePanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, AdcVoyagePanel, summary);
  gtk_widget_class_bind_template_child (widget_class, AdcVoyagePanel, rule);
  gtk_widget_class_bind_template_child (widget_class, AdcVoyagePanel, list);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked_cb);
}

static void
adc_voyage_panel_init (AdcVoyagePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
adc_voyage_panel_set_plan (AdcVoyagePanel *self, AdcMapPlan *plan)
{
  g_return_if_fail (ADC_IS_VOYAGE_PANEL (self));
  g_return_if_fail (ADC_IS_MAP_PLAN (plan));
  g_return_if_fail (self->plan == NULL);

  self->plan = g_object_ref (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);
  if (adc_map_plan_get_map (plan) != NULL)
    plan_changed_cb (self, ADC_MAP_ASPECT_ALL);
}
