/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-rule-row.h"

#include "adc-term-popover.h"

#include <glib/gi18n-lib.h>

static void
clicked_cb (GtkWidget *button, AdcEntry *entry)
{
  const GdkRectangle area = { 0, 0, gtk_widget_get_width (button),
                              gtk_widget_get_height (button) };

  adc_term_popover_show (button, &area, entry);
}

static void
add_book (AdwActionRow *row, AdcEntry *entry)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("adc-book-symbolic");
  /* Translators: the title of a rule */
  g_autofree char *label = g_strdup_printf (_("Rule: %s"), adc_entry_get_title (entry));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), entry, 0);
  adw_action_row_add_suffix (row, button);
  adw_action_row_set_activatable_widget (row, button);
}

GtkWidget *
adc_rule_row_new (AdcGame *game, const char *rule, const char *title, const char *subtitle)
{
  GtkWidget *row;
  AdcEntry *entry;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  row = adw_action_row_new ();
  entry = rule != NULL ? adc_game_lookup (game, rule) : NULL;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (entry != NULL)
    add_book (ADW_ACTION_ROW (row), entry);

  return row;
}

GtkWidget *
adc_rule_row_new_plain (AdcGame *game, const char *rule)
{
  AdcEntry *entry;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  entry = adc_game_lookup (game, rule);
  return entry != NULL ? adc_rule_row_new (game, rule, adc_entry_get_title (entry), NULL) : NULL;
}
