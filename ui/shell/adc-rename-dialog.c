/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-rename-dialog.h"

#include <glib/gi18n-lib.h>

#define MISSING_KEY "adc-missing"

static char *
dup_text (AdwMessageDialog *self)
{
  GtkWidget *entry = adw_message_dialog_get_extra_child (self);

  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
}

static void
changed_cb (AdwMessageDialog *self)
{
  g_autofree char *text = dup_text (self);
  const gboolean is_empty = *text == '\0';

  adw_message_dialog_set_body (self,
                               is_empty ? g_object_get_data (G_OBJECT (self), MISSING_KEY) : "");
  adw_message_dialog_set_response_enabled (self, "rename", !is_empty);
}

AdwMessageDialog *
adc_rename_dialog_new (GtkWidget *from, const AdcRenaming *renaming)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (from));
  GtkWidget *self = adw_message_dialog_new (window, renaming->heading, NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (self);
  GtkWidget *entry = gtk_entry_new ();

  g_object_set_data_full (G_OBJECT (self), MISSING_KEY, g_strdup (renaming->missing), g_free);
  gtk_editable_set_text (GTK_EDITABLE (entry), renaming->name);
  gtk_entry_set_max_length (GTK_ENTRY (entry), renaming->max_length);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  renaming->field, -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "rename", _("_Rename"), NULL);
  adw_message_dialog_set_default_response (dialog, "rename");
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), dialog, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);

  return dialog;
}

char *
adc_rename_dialog_dup_name (AdwMessageDialog *self, const char *response)
{
  g_autofree char *text = dup_text (self);

  return g_str_equal (response, "rename") && *text != '\0' ? g_steal_pointer (&text) : NULL;
}
