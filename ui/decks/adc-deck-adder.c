/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-adder.h"

#include "adc-bin-focus.h"
#include "adc-deck-card-dialog.h"
#include "adc-deck-edit.h"
#include "adc-deck-field.h"
#include "adc-drop-down.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

struct _AdcDeckAdder {
  AdwBin         parent_instance;
  AdcDeckField  *field;
  GtkDropDown   *zones;
  GtkMenuButton *menu_button;
  AdcDeckWork   *work;
};

G_DEFINE_FINAL_TYPE (AdcDeckAdder, adc_deck_adder, ADW_TYPE_BIN)

enum { ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
picked_cb (AdcDeckAdder *self, AdcEntry *entry)
{
  if (entry != NULL && self->work != NULL)
    adc_deck_adder_add (self, entry, adc_deck_field_get_amount (self->field));
}

static void
offer_taken_cb (AdcDeckAdder *self, const char *text)
{
  int amount;
  g_autofree char *name = adc_deck_field_parse (text, &amount);

  if (self->work != NULL)
    adc_deck_card_dialog_present (GTK_WIDGET (self), self->work, adc_deck_adder_get_zone (self),
                                  name, (guint) amount);
}

static void
own_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcDeckAdder *self = ADC_DECK_ADDER (widget);

  if (self->work != NULL)
    adc_deck_card_dialog_present (widget, self->work, adc_deck_adder_get_zone (self),
                                  g_str_equal (name, "adder.add-own") ? "" : NULL, 1);
}

/* Zones have titles in the language of the reader, and a kind for each deck. */
static void
update_zones (AdcDeckAdder *self)
{
  g_autoptr(GPtrArray) zones =
    self->work != NULL ? adc_deck_edit_list_zones (self->work) : g_ptr_array_new ();
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  GListModel *shown = gtk_drop_down_get_model (self->zones);
  const guint selected = gtk_drop_down_get_selected (self->zones);
  gboolean is_same = shown != NULL && g_list_model_get_n_items (shown) == zones->len;

  for (guint i = 0; i < zones->len; i++) {
    const char *title = adc_deck_zone_get_title (zones->pdata[i]);

    gtk_string_list_append (titles, title);
    is_same = is_same && g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (shown), i),
                                      title);
  }
  if (!is_same) {
    gtk_drop_down_set_model (self->zones, G_LIST_MODEL (titles));
    gtk_drop_down_set_selected (self->zones, selected < zones->len ? selected : 0);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->zones), zones->len > 1);
}

static gboolean
adc_deck_adder_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_DECK_ADDER (widget)->field));
}

static void
adc_deck_adder_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_ADDER (object)->work);
  G_OBJECT_CLASS (adc_deck_adder_parent_class)->dispose (object);
}

static void
adc_deck_adder_class_init (AdcDeckAdderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_adder_dispose;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_deck_adder_grab_focus;
  signals[ADDED] = g_signal_new ("added", ADC_TYPE_DECK_ADDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_install_action (widget_class, "adder.add-own", NULL, own_activated);
  gtk_widget_class_install_action (widget_class, "adder.add-unknown", NULL, own_activated);
}

static GtkWidget *
create_menu_button (AdcDeckAdder *self)
{
  g_autoptr(GMenu) menu = g_menu_new ();

  g_menu_append (menu, _("Add a Card of Your _Own…"), "adder.add-own");
  g_menu_append (menu, _("Add _Unknown Cards…"), "adder.add-unknown");
  self->menu_button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->menu_button, "list-add-symbolic");
  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (menu));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->menu_button), _("Cards the Game Does Not Have"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Cards the Game Does Not Have"), -1);
  return GTK_WIDGET (self->menu_button);
}

static void
adc_deck_adder_init (AdcDeckAdder *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->field = g_object_new (ADC_TYPE_DECK_FIELD, "hexpand", TRUE, NULL);
  self->zones = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  adc_drop_down_set_up (self->zones, _("Where cards go"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->zones), _("Where cards go"));
  g_signal_connect_object (self->field, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "offer-taken", G_CALLBACK (offer_taken_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->field));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->zones));
  gtk_box_append (GTK_BOX (box), create_menu_button (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

void
adc_deck_adder_set_work (AdcDeckAdder *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_ADDER (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work == work)
    return;

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update_zones, self);
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (update_zones), self, G_CONNECT_SWAPPED);
  adc_deck_field_set_work (self->field, work);
  gtk_drop_down_set_model (self->zones, NULL); /* another deck begins with its first zone */
  update_zones (self);
}

const char *
adc_deck_adder_get_zone (AdcDeckAdder *self)
{
  g_autoptr(GPtrArray) zones = NULL;
  guint selected;

  g_return_val_if_fail (ADC_IS_DECK_ADDER (self), NULL);

  if (self->work == NULL)
    return NULL;

  zones = adc_deck_edit_list_zones (self->work);
  selected = gtk_drop_down_get_selected (self->zones);
  return selected < zones->len
           ? ((const AdcDeckZone *) zones->pdata[selected])->id
           : adc_deck_kind_get_first_zone (adc_deck_work_get_kind (self->work))->id;
}

void
adc_deck_adder_add (AdcDeckAdder *self, AdcEntry *entry, int amount)
{
  AdcDeckLine like = { 0 };

  g_return_if_fail (ADC_IS_DECK_ADDER (self) && ADC_IS_ENTRY (entry));
  g_return_if_fail (self->work != NULL);

  like.zone = (char *) adc_deck_adder_get_zone (self);
  like.card = (char *) adc_entry_get_id (entry);
  if (amount >= 0)
    adc_deck_edit_add (self->work, like.zone, entry, (guint) amount);
  else
    adc_deck_edit_remove (self->work, like.zone, entry, (guint) abs (amount));
  g_signal_emit (self, signals[ADDED], 0, &like);
}
