/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-rule-list.h"

#include "adc-view.h"

struct _AdcRuleList {
  AdwBin      parent_instance;
  GtkListBox *list;
  AdcRule    *rule;
};

G_DEFINE_FINAL_TYPE (AdcRuleList, adc_rule_list, ADW_TYPE_BIN)

static GtkWidget *
create_row (gpointer item, gpointer user_data G_GNUC_UNUSED)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_entry_get_title (item));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);

  return row;
}

static void
row_activated_cb (AdcRuleList *self, GtkListBoxRow *row)
{
  g_autoptr(AdcEntry) part = g_list_model_get_item (adc_rule_get_children (self->rule),
                                                    gtk_list_box_row_get_index (row));

  adc_open_entry (GTK_WIDGET (self), part);
}

static void
adc_rule_list_dispose (GObject *object)
{
  g_clear_object (&ADC_RULE_LIST (object)->rule);
  G_OBJECT_CLASS (adc_rule_list_parent_class)->dispose (object);
}

static void
adc_rule_list_class_init (AdcRuleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_rule_list_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "article/adc-rule-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcRuleList, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
adc_rule_list_init (AdcRuleList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_rule_list_set_rule (AdcRuleList *self, AdcRule *rule)
{
  GListModel *parts = rule != NULL ? adc_rule_get_children (rule) : NULL;

  g_return_if_fail (ADC_IS_RULE_LIST (self));

  g_set_object (&self->rule, rule);
  gtk_list_box_bind_model (self->list, parts, create_row, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          parts != NULL && g_list_model_get_n_items (parts) > 0);
}
