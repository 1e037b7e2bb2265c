/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-room-board-private.h"

typedef void (*Key) (AdcRoomBoard *self);

static void
put (AdcRoomBoard *self, AdcToken token)
{
  if (!adc_room_desk_set_count (DESK (self), token,
                                adc_room_desk_get_count (DESK (self), token) + 1))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
take (AdcRoomBoard *self, AdcToken token)
{
  const guint count = adc_room_desk_get_count (DESK (self), token);

  if (count == 0 || !adc_room_desk_set_count (DESK (self), token, count - 1))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
put_unit (AdcRoomBoard *self)
{
  put (self, ADC_TOKEN_UNIT);
}

static void
take_unit (AdcRoomBoard *self)
{
  take (self, ADC_TOKEN_UNIT);
}

static void
put_cylinder (AdcRoomBoard *self)
{
  put (self, ADC_TOKEN_CYLINDER);
}

static void
take_cylinder (AdcRoomBoard *self)
{
  take (self, ADC_TOKEN_CYLINDER);
}

static void
put_cube (AdcRoomBoard *self)
{
  put (self, ADC_TOKEN_CUBE);
}

static void
take_cube (AdcRoomBoard *self)
{
  take (self, ADC_TOKEN_CUBE);
}

/* The focus goes to the card that is chosen instead. */
static void
remove_room (AdcRoomBoard *self)
{
  AdcRoomTable *table = adc_room_desk_get_table (DESK (self));

  if (!adc_room_table_remove (table, adc_room_desk_get_place (DESK (self))->id)) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }
  adc_room_desk_finish (DESK (self), NULL);
  if (!adc_room_board_focus (self, adc_room_desk_get_place (DESK (self))->id))
    gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_FORWARD);
}

static const struct {
  guint           key;
  GdkModifierType modifiers;
  Key             function;
} keys[] = {
  { GDK_KEY_u, 0, put_unit },
  { GDK_KEY_u, GDK_SHIFT_MASK, take_unit },
  { GDK_KEY_y, 0, put_cylinder },
  { GDK_KEY_y, GDK_SHIFT_MASK, take_cylinder },
  { GDK_KEY_c, 0, put_cube },
  { GDK_KEY_c, GDK_SHIFT_MASK, take_cube },
  { GDK_KEY_Delete, 0, remove_room },
  { GDK_KEY_BackSpace, 0, remove_room },
  { GDK_KEY_Return, 0, adc_room_board_open },
};

/* What the keys above the letters of a French keyboard give without Shift. */
static const guint french_digits[] = {
  GDK_KEY_ampersand, GDK_KEY_eacute, GDK_KEY_quotedbl, GDK_KEY_apostrophe, GDK_KEY_parenleft,
  GDK_KEY_minus,     GDK_KEY_egrave, GDK_KEY_underscore, GDK_KEY_ccedilla,
};

/* 1 to 9; 0: it is none. */
static guint
get_digit (guint key)
{
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    return key - GDK_KEY_0;
  if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
    return key - GDK_KEY_KP_0;
  for (guint i = 0; i < G_N_ELEMENTS (french_digits); i++)
    if (french_digits[i] == key)
      return i + 1;

  return 0;
}

static guint
normalise_key (guint key)
{
  if (key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    return GDK_KEY_Return;
  if (key == GDK_KEY_KP_Delete)
    return GDK_KEY_Delete;

  return gdk_keyval_to_lower (key);
}

static gboolean
choose_owner (AdcRoomBoard *self, guint digit)
{
  g_autoptr(GPtrArray) owners = adc_room_desk_list_owners (DESK (self));

  if (digit == 0 || digit > owners->len)
    return FALSE;

  adc_room_desk_set_owner (DESK (self), owners->pdata[digit - 1]);
  return TRUE;
}

static gboolean
key_pressed_cb (AdcRoomBoard *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (DESK (self) == NULL || gtk_widget_get_focus_child (GTK_WIDGET (self->flow)) == NULL)
    return GDK_EVENT_PROPAGATE;

  /* A capital is one without Shift when Caps Lock is on: then it is not meant. */
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == normalise_key (key) && keys[i].modifiers == modifiers) {
      keys[i].function (self);
      return GDK_EVENT_STOP;
    }

  return (modifiers & ~GDK_SHIFT_MASK) == 0 && choose_owner (self, get_digit (key))
           ? GDK_EVENT_STOP
           : GDK_EVENT_PROPAGATE;
}

/* Before anybody else, or a letter would begin a search. */
void
adc_room_board_watch_keys (AdcRoomBoard *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
