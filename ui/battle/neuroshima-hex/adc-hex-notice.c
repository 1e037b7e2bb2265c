/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-notice.h"

#include "adc-rule-button.h"

#include <glib/gi18n-lib.h>

/* It is empty rather than hidden: GTK 4.8 asks hidden widgets whether their height depends on their
 * width, and never asks again. */
struct _AdcHexNotice {
  AdwBin  parent_instance;
  char   *text; /* NULL when there is nothing to say */
};

G_DEFINE_FINAL_TYPE (AdcHexNotice, adc_hex_notice, ADW_TYPE_BIN)

static void
adc_hex_notice_finalize (GObject *object)
{
  g_free (ADC_HEX_NOTICE (object)->text);
  G_OBJECT_CLASS (adc_hex_notice_parent_class)->finalize (object);
}

static void
adc_hex_notice_class_init (AdcHexNoticeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_hex_notice_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
adc_hex_notice_init (AdcHexNotice *self G_GNUC_UNUSED)
{
}

static GtkWidget *
create_close_button (AdcHexNotice *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close"), -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (adc_hex_notice_hide), self,
                           G_CONNECT_SWAPPED);

  return button;
}

/* What is said: a label, in a button to the rule if there is one. */
static GtkWidget *
create_content (AdcGame *game, const AdcFault *fault)
{
  GtkWidget *label = gtk_label_new (fault->message);
  GtkWidget *button = adc_rule_button_new (label, fault->message, game, fault->rule);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return button != NULL ? button : label;
}

void
adc_hex_notice_show (AdcHexNotice *self, AdcGame *game, const AdcFault *fault)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", "dialog-warning-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *content;

  g_return_if_fail (ADC_IS_HEX_NOTICE (self));
  g_return_if_fail (fault != NULL);

  content = create_content (game, fault);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_widget_add_css_class (box, "hex-notice");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), content);
  gtk_box_append (GTK_BOX (box), create_close_button (self));
  adw_bin_set_child (ADW_BIN (self), box);

  g_free (self->text);
  self->text = g_strdup (fault->message);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  fault->message, -1);
}

void
adc_hex_notice_hide (AdcHexNotice *self)
{
  g_return_if_fail (ADC_IS_HEX_NOTICE (self));

  if (self->text == NULL)
    return;

  g_clear_pointer (&self->text, g_free);
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

const char *
adc_hex_notice_get_text (AdcHexNotice *self)
{
  g_return_val_if_fail (ADC_IS_HEX_NOTICE (self), NULL);

  return self->text;
}
