/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-pile-private.h"

#include "adc-cell-hands.h"
#include "adc-cell-menu.h"

#include <glib/gi18n-lib.h>

/* HQs are neither held nor discarded. */
static gboolean
is_hq (AdcPiece *piece)
{
  const AdcValue *type = adc_piece_get_value (piece, "type");

  return type != NULL && g_str_equal (type->text, "hq");
}

static const AdcCellMenuItem menu_items[] = {
  { N_("_Lay or Play"), "pile.take", 0 },
  { N_("Into the _Hand"), "pile.hand", 0 },
  { N_("To the _Discard Pile"), "pile.discard", 0 },
  { N_("_Back among Those Left"), "pile.back", 0 },
};

static void
popup_menu (AdcHexPile *self, AdcHexPileItem *item)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean is_movable = !is_hq (adc_hex_pile_item_get_piece (item));

  self->asked = item;
  gtk_widget_action_set_enabled (widget, "pile.take", self->kind != ADC_HEX_PILE_DISCARD);
  gtk_widget_action_set_enabled (widget, "pile.hand",
                                 self->kind != ADC_HEX_PILE_HAND && is_movable);
  gtk_widget_action_set_enabled (widget, "pile.discard",
                                 self->kind != ADC_HEX_PILE_DISCARD && is_movable);
  gtk_widget_action_set_enabled (widget, "pile.back", adc_hex_pile_get_name (self) != NULL);
  if (self->menu == NULL)
    self->menu = adc_cell_menu_new (widget, menu_items, G_N_ELEMENTS (menu_items));
  adc_cell_menu_popup (self->menu, GTK_WIDGET (item));
}

static AdcHexPileItem *
pick_item (AdcHexPile *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *item =
    picked != NULL ? gtk_widget_get_ancestor (picked, ADC_TYPE_HEX_PILE_ITEM) : NULL;

  return item != NULL ? ADC_HEX_PILE_ITEM (item) : NULL;
}

static void
pressed_cb (AdcHexPile *self, int n_press G_GNUC_UNUSED, double x, double y, GtkGesture *gesture)
{
  AdcHexPileItem *item = pick_item (self, x, y);
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  if (item == NULL || event == NULL || !gdk_event_triggers_context_menu (event))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  popup_menu (self, item);
}

static void
long_pressed_cb (AdcHexPile *self, double x, double y)
{
  AdcHexPileItem *item = pick_item (self, x, y);

  if (item != NULL)
    popup_menu (self, item);
}

static gboolean
key_pressed_cb (AdcHexPile *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  AdcHexPileItem *item = ADC_IS_HEX_PILE_ITEM (focus) ? ADC_HEX_PILE_ITEM (focus) : NULL;
  const guint lower = gdk_keyval_to_lower (key);
  const gboolean deletes = lower == GDK_KEY_Delete || lower == GDK_KEY_KP_Delete ||
                           lower == GDK_KEY_BackSpace;

  if (item == NULL)
    return GDK_EVENT_PROPAGATE;

  if (lower == GDK_KEY_h && modifiers == 0)
    adc_hex_pile_move (self, item, "hand");
  else if (deletes && modifiers == GDK_SHIFT_MASK)
    adc_hex_pile_move (self, item, "discard");
  else if (deletes && modifiers == 0)
    adc_hex_pile_move (self, item, NULL);
  else if (lower == GDK_KEY_Menu || (lower == GDK_KEY_F10 && modifiers == GDK_SHIFT_MASK))
    popup_menu (self, item);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* Action tiles are played, not laid: they are not dragged. */
static GdkContentProvider *
drag_prepare_cb (AdcHexPile *self, double x, double y, GtkDragSource *source)
{
  AdcHexPileItem *item = pick_item (self, x, y);
  g_autoptr(GdkPaintable) picture = NULL;
  AdcPiece *piece;

  if (item == NULL || self->side == NULL || self->kind == ADC_HEX_PILE_DISCARD)
    return NULL;

  piece = adc_hex_pile_item_get_piece (item);
  if (adc_entry_get_kind (ADC_ENTRY (piece)) != ADC_KIND_UNIT ||
      !adc_hex_grip_take (self->grip, self->side, adc_entry_get_id (ADC_ENTRY (piece))))
    return NULL;

  picture = gtk_widget_paintable_new (
    gtk_widget_get_first_child (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (item))));
  gtk_drag_source_set_icon (source, picture, gdk_paintable_get_intrinsic_width (picture) / 2,
                            gdk_paintable_get_intrinsic_height (picture) / 2);
  return gdk_content_provider_new_typed (ADC_TYPE_HEX_GRIP, self->grip);
}

static void
drag_end_cb (AdcHexPile *self)
{
  adc_hex_grip_drop (self->grip);
}

static gboolean
drop_cb (AdcHexPile *self, const GValue *value)
{
  if (self->grip == NULL || g_value_get_object (value) != (gpointer) self->grip)
    return FALSE;

  g_signal_emit_by_name (self, "dropped", adc_hex_pile_get_name (self));
  return TRUE;
}

/* Whatever a hand does here: menus, keys, and tiles that are carried away or brought. */
void
adc_hex_pile_watch (AdcHexPile *self)
{
  static const AdcCellHands hands = {
    .pressed = G_CALLBACK (pressed_cb),
    .long_pressed = G_CALLBACK (long_pressed_cb),
    .drag_prepare = G_CALLBACK (drag_prepare_cb),
    .drag_end = G_CALLBACK (drag_end_cb),
    .drop = G_CALLBACK (drop_cb),
  };
  GtkGesture *click = adc_cell_hands_watch (GTK_WIDGET (self), ADC_TYPE_HEX_GRIP, &hands);
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}
