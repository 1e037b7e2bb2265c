/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-name-picker.h"

#include "adc-bin-focus.h"
#include "adc-wrap-layout.h"

#define MAX_OFFERED 12

typedef struct {
  GtkEntry *field;
  GtkBox   *offered; /* buttons */
  GtkLabel *nothing;
} AdcNamePickerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcNamePicker, adc_name_picker, ADW_TYPE_BIN)

#define PRIVATE(self) ((AdcNamePickerPrivate *) adc_name_picker_get_instance_private (self))

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The entries that what is typed means. */
static GPtrArray *
list_entries (AdcNamePicker *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (PRIVATE (self)->field)));

  if (*g_strstrip (text) == '\0')
    return g_ptr_array_new ();

  return ADC_NAME_PICKER_GET_CLASS (self)->match (self, text);
}

static void
pick (AdcNamePicker *self, const char *id)
{
  g_autofree char *picked = g_strdup (id); /* the button that has it goes away */

  gtk_widget_grab_focus (GTK_WIDGET (self));
  adc_name_picker_clear (self);
  g_signal_emit (self, signals[PICKED], 0, picked);
}

static void
button_clicked_cb (AdcNamePicker *self, GtkWidget *button)
{
  pick (self, gtk_widget_get_name (button));
}

static void
offer (AdcNamePicker *self, AdcEntry *entry)
{
  const char *title = adc_entry_get_title (entry);
  GtkWidget *words = gtk_label_new (title);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *label = ADC_NAME_PICKER_GET_CLASS (self)->dup_label (self, entry);

  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_name (button, adc_entry_get_id (entry));
  gtk_widget_add_css_class (button, "pill-choice");
  gtk_widget_set_tooltip_text (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (PRIVATE (self)->offered, button);
}

static void
changed_cb (AdcNamePicker *self)
{
  AdcNamePickerPrivate *private = PRIVATE (self);
  g_autoptr(GPtrArray) entries = list_entries (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (private->offered))) != NULL)
    gtk_box_remove (private->offered, child);

  for (guint i = 0; i < MIN (entries->len, MAX_OFFERED); i++)
    offer (self, entries->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (private->offered), entries->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (private->nothing),
                          entries->len == 0 && gtk_entry_get_text_length (private->field) > 0);
}

static void
activate_cb (AdcNamePicker *self)
{
  g_autoptr(GPtrArray) entries = list_entries (self);

  if (entries->len > 0)
    pick (self, adc_entry_get_id (entries->pdata[0]));
}

static gboolean
adc_name_picker_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PRIVATE (ADC_NAME_PICKER (widget))->field));
}

static void
adc_name_picker_class_init (AdcNamePickerClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = adc_bin_focus;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_name_picker_grab_focus;
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_NAME_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_name_picker_init (AdcNamePicker *self)
{
  AdcNamePickerPrivate *private = PRIVATE (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  private->field = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_width_chars (GTK_EDITABLE (private->field), 12);
  gtk_entry_set_max_length (private->field, 100);
  private->offered = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, "visible", FALSE, NULL),
    adc_wrap_layout_new (6));
  private->nothing = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (private->nothing, 0);
  gtk_label_set_wrap (private->nothing, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (private->nothing), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (private->nothing), "dim-label");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (private->field));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (private->offered));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (private->nothing));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (private->field, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (private->field, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
}

void
adc_name_picker_set_words (AdcNamePicker *self, const char *label, const char *nothing)
{
  AdcNamePickerPrivate *private;

  g_return_if_fail (ADC_IS_NAME_PICKER (self));

  private = PRIVATE (self);
  gtk_label_set_label (private->nothing, nothing);
  gtk_entry_set_placeholder_text (private->field, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (private->field), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

void
adc_name_picker_clear (AdcNamePicker *self)
{
  g_return_if_fail (ADC_IS_NAME_PICKER (self));

  gtk_editable_set_text (GTK_EDITABLE (PRIVATE (self)->field), "");
}
