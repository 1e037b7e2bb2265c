/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deployment-verdict.h"

#include "adc-muster-words.h"
#include "adc-rule-button.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcDeploymentVerdict {
  GtkBox            parent_instance;
  GtkImage         *icon;
  GtkLabel         *heading;
  GtkLabel         *left;
  GtkLabel         *batches;
  GtkBox           *faults;
  AdcMusterSession *session;
};

G_DEFINE_FINAL_TYPE (AdcDeploymentVerdict, adc_deployment_verdict, GTK_TYPE_BOX)

/* The plan may have changed since the button was made: the same fault is looked for again. */
static void
repair_clicked_cb (AdcDeploymentVerdict *self, GtkWidget *button)
{
  const AdcDeploymentFault *wanted = g_object_get_data (G_OBJECT (button), "adc-fault");
  AdcDeployment *plan = adc_muster_session_get_deployment (self->session);
  g_autoptr(GPtrArray) faults = adc_deployment_check (plan);

  for (guint i = 0; i < faults->len; i++) {
    const AdcDeploymentFault *fault = faults->pdata[i];

    if (fault->kind == wanted->kind && fault->army == wanted->army &&
        g_strcmp0 (fault->zone, wanted->zone) == 0 && g_strcmp0 (fault->unit, wanted->unit) == 0) {
      adc_deployment_repair (plan, fault);
      break;
    }
  }
  adc_muster_session_commit (self->session);
}

/* Takes the fault. */
static GtkWidget *
create_repair (AdcDeploymentVerdict *self, AdcDeploymentFault *fault)
{
  GtkWidget *button = gtk_button_new_with_label (fault->repair);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "repair-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fault->message, -1);
  g_object_set_data_full (G_OBJECT (button), "adc-fault", fault,
                          (GDestroyNotify) adc_deployment_fault_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (repair_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

/* Takes the fault. */
static void
add_fault (AdcDeploymentVerdict *self, AdcDeploymentFault *fault)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = adc_wrapped_label_new (fault->message, "fault-text");
  GtkWidget *line = adc_rule_button_new (label, fault->message,
                                         adc_muster_session_get_game (self->session), fault->rule);

  gtk_box_append (GTK_BOX (box), line != NULL ? line : label);
  if (fault->repair != NULL)
    gtk_box_append (GTK_BOX (box), create_repair (self, fault));
  else
    adc_deployment_fault_free (fault);
  gtk_box_append (self->faults, box);
}

static void
set_optional (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
set_heading (AdcDeploymentVerdict *self, guint n_faults, guint n_left)
{
  const char *icon = n_faults > 0 ? "dialog-warning-symbolic"
                     : n_left > 0 ? "document-edit-symbolic"
                                  : "object-select-symbolic";

  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_label_set_label (self->heading, n_faults > 0 ? _("Not allowed")
                                      : n_left > 0 ? _("Allowed so far")
                                                   : _("A legal plan: everything is placed"));
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "success");
  if (n_faults > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), "error");
  else if (n_left == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), "success");
}

static char *
dup_batches (AdcDeployment *plan)
{
  const guint n = adc_deployment_get_n_batches_left (plan);
  const guint batch = adc_muster_get_batch (adc_game_get_muster (adc_deployment_get_game (plan)));

  if (n == 0 || batch < 2)
    return NULL;

  /* Translators: how many times pieces are put down, then how many each time */
  return g_strdup_printf (ngettext ("%u time left to put down pieces, %u at a time in one zone",
                                    "%u times left to put down pieces, %u at a time in one zone",
                                    n),
                          n, batch);
}

static void
adc_deployment_verdict_dispose (GObject *object)
{
  g_clear_object (&ADC_DEPLOYMENT_VERDICT (object)->session);
  G_OBJECT_CLASS (adc_deployment_verdict_parent_class)->dispose (object);
}

static void
adc_deployment_verdict_class_init (AdcDeploymentVerdictClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deployment_verdict_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
adc_deployment_verdict_init (AdcDeploymentVerdict *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "muster-verdict");
  self->icon = g_object_new (GTK_TYPE_IMAGE, "valign", GTK_ALIGN_START, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  self->left = GTK_LABEL (adc_wrapped_label_new (NULL, "body"));
  self->batches = GTK_LABEL (adc_wrapped_label_new (NULL, "dim-label"));
  self->faults = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->faults));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->left));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->batches));
}

GtkWidget *
adc_deployment_verdict_new (void)
{
  return g_object_new (ADC_TYPE_DEPLOYMENT_VERDICT, NULL);
}

void
adc_deployment_verdict_update (AdcDeploymentVerdict *self, AdcMusterSession *session)
{
  AdcDeployment *plan;
  g_autoptr(GPtrArray) faults = NULL;
  g_autofree char *left = NULL;
  g_autofree char *batches = NULL;
  GtkWidget *child;

  g_return_if_fail (ADC_IS_DEPLOYMENT_VERDICT (self));
  g_return_if_fail (ADC_IS_MUSTER_SESSION (session));

  g_set_object (&self->session, session);
  plan = adc_muster_session_get_deployment (session);
  faults = adc_deployment_check (plan);
  left = adc_muster_words_left (plan);
  batches = dup_batches (plan);
  set_heading (self, faults->len, adc_deployment_get_n_left (plan));
  set_optional (self->left, left);
  set_optional (self->batches, batches);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->faults))) != NULL)
    gtk_box_remove (self->faults, child);
  gtk_widget_set_visible (GTK_WIDGET (self->faults), faults->len > 0);
  while (faults->len > 0)
    add_fault (self, g_ptr_array_steal_index (faults, 0));
}
