/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-rule-button.h"

#include "adc-term-popover.h"

static void
clicked_cb (GtkWidget *button, AdcEntry *entry)
{
  const GdkRectangle area = { 0, 0, gtk_widget_get_width (button),
                              gtk_widget_get_height (button) };

  adc_term_popover_show (button, &area, entry);
}

GtkWidget *
adc_rule_button_new (GtkWidget *child, const char *label, AdcGame *game, const char *rule)
{
  AdcEntry *entry = game != NULL && rule != NULL ? adc_game_lookup (game, rule) : NULL;
  GtkWidget *button, *box, *book;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  if (entry == NULL)
    return NULL;

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  book = g_object_new (GTK_TYPE_IMAGE, "icon-name", "adc-book-symbolic", "valign",
                       GTK_ALIGN_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (book, "rule-mark");
  gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (GTK_BOX (box), child);
  gtk_box_append (GTK_BOX (box), book);

  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule-button");
  gtk_widget_set_tooltip_text (button, adc_entry_get_title (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, adc_entry_get_title (entry),
                                  -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), g_object_ref (entry),
                         (GClosureNotify) (void (*) (void)) g_object_unref, 0);

  return button;
}
