/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-zone-picker.h"

#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_OFFERED 8

struct _AdcZonePicker {
  AdwBin         parent_instance;
  GtkEntry      *entry;
  GtkBox        *offered; /* buttons */
  GtkLabel      *nothing;
  AdcMap        *map;
  AdcZoneFilter  filter; /* or NULL */
  gpointer       filter_data;
};

G_DEFINE_FINAL_TYPE (AdcZonePicker, adc_zone_picker, ADW_TYPE_BIN)

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The zones that what is typed means, of AdcZone. */
static GPtrArray *
list_zones (AdcZonePicker *self)
{
  GPtrArray *zones = g_ptr_array_new ();
  g_autoptr(GPtrArray) all = NULL;
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  g_strstrip (text);
  if (self->map == NULL || *text == '\0')
    return zones;

  all = adc_map_match (self->map, text);
  for (guint i = 0; i < all->len && zones->len < MAX_OFFERED; i++) {
    AdcZone *zone = all->pdata[i];

    if (adc_zone_get_realm (zone) == ADC_REALM_GROUND &&
        (self->filter == NULL ||
         self->filter (adc_entry_get_id (ADC_ENTRY (zone)), self->filter_data)))
      g_ptr_array_add (zones, zone);
  }

  return zones;
}

static void
pick (AdcZonePicker *self, const char *id)
{
  g_autofree char *zone = g_strdup (id); /* the button that has it goes away */

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  g_signal_emit (self, signals[PICKED], 0, zone);
}

static void
button_clicked_cb (AdcZonePicker *self, GtkWidget *button)
{
  pick (self, gtk_widget_get_name (button));
}

static void
changed_cb (AdcZonePicker *self)
{
  g_autoptr(GPtrArray) zones = list_zones (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->offered))) != NULL)
    gtk_box_remove (self->offered, child);

  for (guint i = 0; i < zones->len; i++) {
    AdcEntry *zone = zones->pdata[i];
    GtkWidget *button = gtk_button_new_with_label (adc_entry_get_title (zone));
    /* Translators: the name of a zone */
    g_autofree char *label = g_strdup_printf (_("Choose %s"), adc_entry_get_title (zone));

    gtk_widget_set_name (button, adc_entry_get_id (zone));
    gtk_widget_add_css_class (button, "pill-choice");
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
    g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->offered, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->offered), zones->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing),
                          zones->len == 0 && gtk_entry_get_text_length (self->entry) > 0);
}

static void
activate_cb (AdcZonePicker *self)
{
  g_autoptr(GPtrArray) zones = list_zones (self);

  if (zones->len > 0)
    pick (self, adc_entry_get_id (zones->pdata[0]));
}

static void
adc_zone_picker_dispose (GObject *object)
{
  g_clear_object (&ADC_ZONE_PICKER (object)->map);
  G_OBJECT_CLASS (adc_zone_picker_parent_class)->dispose (object);
}

static void
adc_zone_picker_class_init (AdcZonePickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_zone_picker_dispose;
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_ZONE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_zone_picker_init (AdcZonePicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 12);
  gtk_entry_set_max_length (self->entry, 100);
  self->offered = g_object_new (GTK_TYPE_BOX, "layout-manager", adc_wrap_layout_new (6), "visible",
                                FALSE, NULL);
  self->nothing = GTK_LABEL (gtk_label_new (_("No such zone on the ground.")));
  gtk_label_set_xalign (self->nothing, 0);
  gtk_label_set_wrap (self->nothing, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->nothing), "dim-label");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->offered));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->nothing));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
adc_zone_picker_new (const char *label)
{
  AdcZonePicker *self = g_object_new (ADC_TYPE_ZONE_PICKER, NULL);

  gtk_entry_set_placeholder_text (self->entry, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);

  return GTK_WIDGET (self);
}

void
adc_zone_picker_set_map (AdcZonePicker *self, AdcMap *map)
{
  g_return_if_fail (ADC_IS_ZONE_PICKER (self));

  g_set_object (&self->map, map);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

void
adc_zone_picker_set_filter (AdcZonePicker *self, AdcZoneFilter filter, gpointer user_data)
{
  g_return_if_fail (ADC_IS_ZONE_PICKER (self));

  self->filter = filter;
  self->filter_data = user_data;
}
