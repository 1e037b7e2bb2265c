/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-bookmark-row.h"

#include "adc-game.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

GtkWidget *
adc_bookmark_row_new (AdcEntry *entry, const char *location)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *subtitle = g_strdup_printf ("%s · %s", adc_entry_get_kind_title (entry),
                                               adc_game_get_title (game));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_entry_get_title (entry));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", location);

  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, _("Remove the Bookmark"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Remove the Bookmark"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (remove), "win.toggle-bookmark");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (remove), "s", location);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove);

  return row;
}
