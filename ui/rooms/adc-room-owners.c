/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-owners.h"

#include "adc-room-part.h"
#include "adc-room-slot.h"
#include "adc-wrap-layout.h"

struct _AdcRoomOwners {
  AdwBin   parent_instance;
  GtkBox  *buttons;
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (AdcRoomOwners, adc_room_owners, ADW_TYPE_BIN)

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The one that is on stays on. */
static void
toggled_cb (AdcRoomOwners *self, GtkToggleButton *button)
{
  if (!self->is_updating && gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[PICKED], 0, gtk_widget_get_name (GTK_WIDGET (button)));
}

/* Neutral tokens of one sort have its shape. */
static AdcRoomSlotShape
get_shape (AdcRoomDesk *desk, const char *owner)
{
  const AdcRoomNeutral *neutral = adc_rooms_find_neutral (adc_room_desk_get_rooms (desk), owner);

  if (neutral == NULL)
    return ADC_ROOM_SLOT_SQUARE;

  return neutral->token == ADC_TOKEN_UNIT ? ADC_ROOM_SLOT_UNIT : ADC_ROOM_SLOT_ROUND;
}

static void
add_button (AdcRoomOwners *self, AdcRoomDesk *desk, const char *owner)
{
  const char *title = adc_rooms_get_owner_title (adc_room_desk_get_rooms (desk), owner);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *token = adc_room_slot_new (get_shape (desk, owner));

  adc_room_slot_set_token (ADC_ROOM_SLOT (token), adc_room_desk_get_letters (desk, owner),
                           adc_room_desk_get_colour (desk, owner));
  gtk_button_set_child (GTK_BUTTON (button), token);
  gtk_widget_set_name (button, owner);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, title);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "room-owner");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->buttons, button);
}

/* Whether the buttons are theirs already. */
static gboolean
has_owners (AdcRoomOwners *self, GPtrArray *owners)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));

  for (guint i = 0; i < owners->len; i++) {
    if (button == NULL || !g_str_equal (gtk_widget_get_name (button), owners->pdata[i]))
      return FALSE;
    button = gtk_widget_get_next_sibling (button);
  }

  return button == NULL;
}

static void
adc_room_owners_class_init (AdcRoomOwnersClass *klass G_GNUC_UNUSED)
{
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_ROOM_OWNERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_room_owners_init (AdcRoomOwners *self)
{
  self->buttons = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL),
    adc_wrap_layout_new (2));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->buttons));
}

GtkWidget *
adc_room_owners_new (const char *label)
{
  AdcRoomOwners *self = g_object_new (ADC_TYPE_ROOM_OWNERS, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  return GTK_WIDGET (self);
}

void
adc_room_owners_show (AdcRoomOwners *self, AdcRoomDesk *desk, GPtrArray *owners, const char *chosen)
{
  g_return_if_fail (ADC_IS_ROOM_OWNERS (self));
  g_return_if_fail (ADC_IS_ROOM_DESK (desk));

  self->is_updating = TRUE;
  if (!has_owners (self, owners)) {
    adc_room_part_clear (self->buttons);
    for (guint i = 0; i < owners->len; i++)
      add_button (self, desk, owners->pdata[i]);
  }
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_strcmp0 (gtk_widget_get_name (button), chosen) == 0)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  self->is_updating = FALSE;
}
