/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-option-line.h"

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 36 /* what it asks for, in characters; it takes more when there is more */

struct _AdcHexOptionLine {
  AdwBin          parent_instance;
  GtkCheckButton *check;
  GtkLabel       *text;
  GtkLabel       *end;
  GtkWidget      *best;
  GtkLabel       *best_label;
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcHexOptionLine, adc_hex_option_line, ADW_TYPE_BIN)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
toggled_cb (AdcHexOptionLine *self)
{
  if (!self->is_updating && gtk_check_button_get_active (self->check))
    g_signal_emit (self, signals[CHOSEN], 0);
}

/* The button is called by what it holds, which GTK 4.8 does not see by itself. */
static void
update_name (AdcHexOptionLine *self)
{
  const char *best = gtk_label_get_label (self->best_label);
  g_autofree char *name = g_strjoin (". ", gtk_label_get_label (self->text),
                                     gtk_label_get_label (self->end),
                                     *best != '\0' ? best : NULL, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static GtkLabel *
create_label (const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_max_width_chars (label, WORDS_WIDE);
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), style);

  return label;
}

static void
adc_hex_option_line_class_init (AdcHexOptionLineClass *klass)
{
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_HEX_OPTION_LINE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-option");
}

static void
adc_hex_option_line_init (AdcHexOptionLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *star = g_object_new (GTK_TYPE_IMAGE, "icon-name", "starred-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->text = create_label (NULL);
  self->end = create_label ("battle-small");
  self->best_label = create_label (NULL);
  self->best = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_add_css_class (self->best, "target-best");
  gtk_widget_set_visible (self->best, FALSE);
  gtk_box_append (GTK_BOX (self->best), star);
  gtk_box_append (GTK_BOX (self->best), GTK_WIDGET (self->best_label));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->end));
  gtk_box_append (GTK_BOX (box), self->best);

  gtk_widget_set_hexpand (box, TRUE);
  self->check = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_check_button_set_child (self->check, box);
  g_signal_connect_object (self->check, "toggled", G_CALLBACK (toggled_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->check));
}

GtkWidget *
adc_hex_option_line_new (AdcHexOptionLine *group)
{
  AdcHexOptionLine *self = g_object_new (ADC_TYPE_HEX_OPTION_LINE, NULL);

  if (group != NULL)
    gtk_check_button_set_group (self->check, group->check);

  return GTK_WIDGET (self);
}

void
adc_hex_option_line_set_text (AdcHexOptionLine *self, const char *text, gboolean is_taken)
{
  g_return_if_fail (ADC_IS_HEX_OPTION_LINE (self));

  if (!g_str_equal (text, gtk_label_get_label (self->text))) {
    gtk_label_set_label (self->text, text);
    adc_hex_option_line_set_end (self, NULL, NULL); /* it was that of another option */
  }
  if (is_taken) {
    self->is_updating = TRUE;
    gtk_check_button_set_active (self->check, TRUE);
    self->is_updating = FALSE;
  }
}

void
adc_hex_option_line_set_end (AdcHexOptionLine *self, const char *end, const char *best)
{
  g_return_if_fail (ADC_IS_HEX_OPTION_LINE (self));

  gtk_label_set_label (self->end, end != NULL ? end : "…");
  gtk_label_set_label (self->best_label, best != NULL ? best : "");
  gtk_widget_set_visible (self->best, best != NULL);
  update_name (self);
}

gboolean
adc_hex_option_line_is_taken (AdcHexOptionLine *self)
{
  g_return_val_if_fail (ADC_IS_HEX_OPTION_LINE (self), FALSE);

  return gtk_check_button_get_active (self->check);
}
