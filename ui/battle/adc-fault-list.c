/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-fault-list.h"

#include "adc-rule-button.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 40 /* what it asks for, in characters; it takes more when there is more */

struct _AdcFaultList {
  AdwBin  parent_instance;
  GtkBox *box;
  guint   n_faults;
};

G_DEFINE_FINAL_TYPE (AdcFaultList, adc_fault_list, ADW_TYPE_BIN)

static const char *
get_icon (AdcFaultKind kind)
{
  switch (kind) {
  case ADC_FAULT_MISSING:
    return "document-edit-symbolic";
  case ADC_FAULT_MOMENTARY:
    return "dialog-information-symbolic";
  case ADC_FAULT_IMPOSSIBLE:
  default:
    return "dialog-warning-symbolic";
  }
}

static GtkWidget *
create_line (const AdcFault *fault)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", get_icon (fault->kind), "valign",
                                  GTK_ALIGN_START, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *label = gtk_label_new (fault->message);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  gtk_widget_set_hexpand (label, TRUE);
  if (fault->kind == ADC_FAULT_IMPOSSIBLE)
    gtk_widget_add_css_class (icon, "error");
  gtk_box_append (GTK_BOX (line), icon);
  gtk_box_append (GTK_BOX (line), label);

  return line;
}

/* What is missing: a stat, or a setting. */
static const char *
get_asked (const AdcFault *fault)
{
  return fault->stat != NULL ? fault->stat : fault->setting;
}

/* Whose it is: a force, else a side, else nobody's in particular. */
static const char *
get_owner (const AdcFault *fault)
{
  return fault->force != NULL ? fault->force : fault->side != NULL ? fault->side : "";
}

static GtkWidget *
create_ask_button (const AdcFault *fault)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Enter the Value"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "compact");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "battle.ask-value");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", get_owner (fault),
                                    get_asked (fault));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fault->message, -1);

  return button;
}

static void
adc_fault_list_class_init (AdcFaultListClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "fault-list");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_fault_list_init (AdcFaultList *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_fault_list_new (void)
{
  return g_object_new (ADC_TYPE_FAULT_LIST, NULL);
}

void
adc_fault_list_clear (AdcFaultList *self)
{
  GtkWidget *child;

  g_return_if_fail (ADC_IS_FAULT_LIST (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  self->n_faults = 0;
}

void
adc_fault_list_add (AdcFaultList *self, AdcGame *game, const AdcFault *fault)
{
  GtkWidget *row, *line, *button;

  g_return_if_fail (ADC_IS_FAULT_LIST (self));
  g_return_if_fail (fault != NULL);

  line = create_line (fault);
  button = adc_rule_button_new (line, fault->message, game, fault->rule);
  if (button == NULL)
    gtk_widget_add_css_class (line, "reason");
  row = adc_wrap_box_new (6);
  gtk_box_append (GTK_BOX (row), button != NULL ? button : line);
  if (fault->kind == ADC_FAULT_MISSING && get_asked (fault) != NULL)
    gtk_box_append (GTK_BOX (row), create_ask_button (fault));
  gtk_box_append (self->box, row);
  self->n_faults++;
}

guint
adc_fault_list_get_n (AdcFaultList *self)
{
  g_return_val_if_fail (ADC_IS_FAULT_LIST (self), 0);

  return self->n_faults;
}
