/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-kind-choice.h"

#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcKindChoice {
  GtkBox         parent_instance;
  GtkSpinButton *count;
  GPtrArray     *kinds; /* of GtkToggleButton, which are the box's */
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcKindChoice, adc_kind_choice, GTK_TYPE_BOX)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
changed_cb (AdcKindChoice *self)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[CHOSEN], 0);
}

static void
adc_kind_choice_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_KIND_CHOICE (object)->kinds);
  G_OBJECT_CLASS (adc_kind_choice_parent_class)->finalize (object);
}

static void
adc_kind_choice_class_init (AdcKindChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_kind_choice_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_KIND_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
adc_kind_choice_init (AdcKindChoice *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), adc_wrap_layout_new (6));
  self->kinds = g_ptr_array_new ();
  self->count = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, ADC_PURSE_MAX_COUNT, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->count), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->count), 3);
  gtk_spin_button_set_numeric (self->count, TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->count), GTK_ALIGN_START);
  g_signal_connect_object (self->count, "value-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->count));
}

GtkWidget *
adc_kind_choice_new (void)
{
  return g_object_new (ADC_TYPE_KIND_CHOICE, NULL);
}

static void
add_kind (AdcKindChoice *self, const AdcPurseToken *token, const char *what)
{
  const char *title = adc_text_get (token->title);
  GtkWidget *button = gtk_toggle_button_new_with_label (token->sign);

  gtk_widget_set_tooltip_text (button, title);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, what, -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->kinds, button);
  gtk_box_append (GTK_BOX (self), button);
}

void
adc_kind_choice_set_purse (AdcKindChoice *self, AdcPurse *purse, const char *what)
{
  /* Translators: what something costs, a number of tokens: the name of what is paid for */
  g_autofree char *label = g_strdup_printf (_("Cost: %s"), what);

  g_return_if_fail (ADC_IS_KIND_CHOICE (self));
  g_return_if_fail (ADC_IS_PURSE (purse));

  for (guint i = 0; i < self->kinds->len; i++)
    gtk_box_remove (GTK_BOX (self), self->kinds->pdata[i]);
  g_ptr_array_set_size (self->kinds, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  for (guint t = 0; t < adc_purse_get_tokens (purse)->len; t++)
    add_kind (self, adc_purse_get_token (purse, t), what);
}

guint
adc_kind_choice_get_count (AdcKindChoice *self)
{
  g_return_val_if_fail (ADC_IS_KIND_CHOICE (self), 0);

  return (guint) gtk_spin_button_get_value_as_int (self->count);
}

guint
adc_kind_choice_get_kinds (AdcKindChoice *self)
{
  guint kinds = 0;

  g_return_val_if_fail (ADC_IS_KIND_CHOICE (self), 0);

  for (guint i = 0; i < self->kinds->len; i++)
    if (gtk_toggle_button_get_active (self->kinds->pdata[i]))
      kinds |= 1u << i;

  return kinds;
}

void
adc_kind_choice_set_cost (AdcKindChoice *self, guint count, guint kinds)
{
  g_return_if_fail (ADC_IS_KIND_CHOICE (self));

  self->is_updating = TRUE;
  gtk_spin_button_set_value (self->count, count);
  for (guint i = 0; i < self->kinds->len; i++)
    gtk_toggle_button_set_active (self->kinds->pdata[i], (kinds >> i & 1) != 0);
  self->is_updating = FALSE;
}
