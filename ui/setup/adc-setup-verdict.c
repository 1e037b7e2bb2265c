/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-verdict.h"

#include "adc-rule-button.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcSetupVerdict {
  GtkBox        parent_instance;
  GtkImage     *icon;
  GtkLabel     *heading;
  GtkBox       *faults;
  AdcSetupPlan *plan;
};

G_DEFINE_FINAL_TYPE (AdcSetupVerdict, adc_setup_verdict, GTK_TYPE_BOX)

static void
repair_clicked_cb (AdcSetupVerdict *self, GtkWidget *button)
{
  g_autoptr(GVariant) state =
    g_variant_ref (g_object_get_data (G_OBJECT (button), "adc-state")); /* the button goes */

  adc_setup_plan_apply (self->plan, state);
  adc_setup_plan_commit (self->plan);
}

static GtkWidget *
create_repair (AdcSetupVerdict *self, const AdcSetupFault *fault)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = adc_wrapped_label_new (fault->repair, "body");

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "repair-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  fault->repair, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fault->message, -1);
  g_object_set_data_full (G_OBJECT (button), "adc-state", g_variant_ref (fault->repaired),
                          (GDestroyNotify) g_variant_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (repair_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static void
add_fault (AdcSetupVerdict *self, const AdcSetupFault *fault)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label =
    adc_wrapped_label_new (fault->message,
                           adc_setup_fault_is_refusal (fault) ? "fault-text" : "body");
  GtkWidget *line = adc_rule_button_new (label, fault->message,
                                         adc_setup_plan_get_game (self->plan), fault->rule);

  gtk_box_append (GTK_BOX (box), line != NULL ? line : label);
  if (fault->repair != NULL)
    gtk_box_append (GTK_BOX (box), create_repair (self, fault));
  gtk_box_append (self->faults, box);
}

static void
set_heading (AdcSetupVerdict *self, const AdcSetupList *list)
{
  const gboolean is_refused = list->is_refused;
  const gboolean is_sound = list->faults->len == 0;

  gtk_image_set_from_icon_name (self->icon, is_refused ? "dialog-warning-symbolic"
                                            : is_sound ? "object-select-symbolic"
                                                       : "document-edit-symbolic");
  gtk_label_set_label (self->heading, is_refused ? _("Not allowed")
                                      : is_sound ? _("The choices are sound")
                                                 : _("To be thought of"));
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "success");
  if (is_refused || is_sound)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), is_refused ? "error" : "success");
}

static void
adc_setup_verdict_dispose (GObject *object)
{
  g_clear_object (&ADC_SETUP_VERDICT (object)->plan);
  G_OBJECT_CLASS (adc_setup_verdict_parent_class)->dispose (object);
}

static void
adc_setup_verdict_class_init (AdcSetupVerdictClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_setup_verdict_dispose;
}

static void
adc_setup_verdict_init (AdcSetupVerdict *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "setup-card");
  self->icon = GTK_IMAGE (g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  self->faults = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->faults));
}

/* What had the focus is made anew: it goes to what is first now. */
void
adc_setup_verdict_update (AdcSetupVerdict *self, AdcSetupPlan *plan, const AdcSetupList *list)
{
  GtkRoot *root;
  GtkWidget *focus, *child;
  gboolean has_focus;

  g_return_if_fail (ADC_IS_SETUP_VERDICT (self));
  g_return_if_fail (ADC_IS_SETUP_PLAN (plan) && list != NULL);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  has_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->faults));
  g_set_object (&self->plan, plan);
  set_heading (self, list);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->faults))) != NULL)
    gtk_box_remove (self->faults, child);
  for (guint i = 0; i < list->faults->len; i++)
    add_fault (self, list->faults->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->faults), list->faults->len > 0);
  if (has_focus && !gtk_widget_child_focus (GTK_WIDGET (self->faults), GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_FORWARD);
}
