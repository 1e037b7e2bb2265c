/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-field-error.h"

void
adc_field_error_set (GtkWidget *field, gboolean is_wrong, GtkWidget *reason)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (field);

  g_return_if_fail (GTK_IS_WIDGET (field));

  if (is_wrong)
    gtk_widget_add_css_class (field, "error");
  else
    gtk_widget_remove_css_class (field, "error");
  gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID,
                               is_wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  /* Not the relation made for it: one widget in GTK 4.8, a list of them later. */
  if (is_wrong && reason != NULL)
    gtk_accessible_update_relation (accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, reason, NULL,
                                    -1);
  else if (reason != NULL)
    gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}
