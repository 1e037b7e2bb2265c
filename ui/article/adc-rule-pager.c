/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-rule-pager.h"

#include "adc-game.h"

#include <glib/gi18n-lib.h>

struct _AdcRulePager {
  AdwBin     parent_instance;
  GtkWidget *previous_button;
  GtkLabel  *previous_title;
  GtkWidget *next_button;
  GtkLabel  *next_title;
  AdcRule   *previous;
  AdcRule   *next;
};

G_DEFINE_FINAL_TYPE (AdcRulePager, adc_rule_pager, ADW_TYPE_BIN)

/* Every rule, each before those below it. */
static void
collect_rules (GListModel *rules, GPtrArray *all)
{
  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    AdcRule *rule = g_list_model_get_item (rules, i);

    g_ptr_array_add (all, rule);
    collect_rules (adc_rule_get_children (rule), all);
  }
}

static void
find_neighbours (AdcRulePager *self, AdcRule *rule)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (rule));
  g_autoptr(GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  guint place;

  if (game == NULL)
    return;

  collect_rules (adc_game_get_outline (game), all);
  if (!g_ptr_array_find (all, rule, &place))
    return;

  if (place > 0)
    self->previous = g_object_ref (all->pdata[place - 1]);
  if (place + 1 < all->len)
    self->next = g_object_ref (all->pdata[place + 1]);
}

static void
update_button (GtkWidget *button, GtkLabel *label, AdcRule *rule, const char *format)
{
  const char *title = rule != NULL ? adc_entry_get_title (ADC_ENTRY (rule)) : "";
  g_autofree char *name = g_strdup_printf (format, title);

  gtk_label_set_label (label, title);
  gtk_widget_set_child_visible (button, rule != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
adc_rule_pager_dispose (GObject *object)
{
  AdcRulePager *self = ADC_RULE_PAGER (object);

  g_clear_object (&self->previous);
  g_clear_object (&self->next);
  G_OBJECT_CLASS (adc_rule_pager_parent_class)->dispose (object);
}

static void
adc_rule_pager_class_init (AdcRulePagerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_rule_pager_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "article/adc-rule-pager.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcRulePager, previous_button);
  gtk_widget_class_bind_template_child (widget_class, AdcRulePager, previous_title);
  gtk_widget_class_bind_template_child (widget_class, AdcRulePager, next_button);
  gtk_widget_class_bind_template_child (widget_class, AdcRulePager, next_title);
}

static void
adc_rule_pager_init (AdcRulePager *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_rule_pager_set_rule (AdcRulePager *self, AdcRule *rule)
{
  g_return_if_fail (ADC_IS_RULE_PAGER (self));

  g_clear_object (&self->previous);
  g_clear_object (&self->next);
  if (rule != NULL)
    find_neighbours (self, rule);

  /* Translators: the name of a button; %s is the title of a rule */
  update_button (self->previous_button, self->previous_title, self->previous, _("Previous: %s"));
  /* Translators: the name of a button; %s is the title of a rule */
  update_button (self->next_button, self->next_title, self->next, _("Next: %s"));
  gtk_widget_set_visible (GTK_WIDGET (self), self->previous != NULL || self->next != NULL);
}

AdcRule *
adc_rule_pager_get_previous (AdcRulePager *self)
{
  g_return_val_if_fail (ADC_IS_RULE_PAGER (self), NULL);

  return self->previous;
}

AdcRule *
adc_rule_pager_get_next (AdcRulePager *self)
{
  g_return_val_if_fail (ADC_IS_RULE_PAGER (self), NULL);

  return self->next;
}
