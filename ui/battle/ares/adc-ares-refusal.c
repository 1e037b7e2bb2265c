/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-refusal.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static AdwToast *
create_toast (AdcGame *game, const AdcFault *fault)
{
  g_autofree char *text = g_markup_escape_text (fault->message, -1);
  AdcEntry *rule = fault->rule != NULL ? adc_game_lookup (game, fault->rule) : NULL;
  AdwToast *toast = adw_toast_new (text);

  if (rule != NULL) {
    g_autofree char *location = adc_entry_dup_location (rule);

    adw_toast_set_button_label (toast, _("Show _Rule"));
    adw_toast_set_action_name (toast, "win.open");
    adw_toast_set_action_target (toast, "s", location);
  }

  return toast;
}

void
adc_ares_refuse (GtkWidget *widget, AdcGame *game, AdcFault *fault)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  gtk_widget_error_bell (widget);
  if (fault == NULL)
    return;

  if (overlay != NULL)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), create_toast (game, fault));
  else
    gtk_widget_activate_action (widget, "win.toast", "s", fault->message);
  adc_fault_free (fault);
}
