/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-card.h"

#include "adc-room-part.h"
#include "adc-room-slot.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomCard {
  GtkFlowBoxChild parent_instance;
  guint           place;
  GtkBox         *gifts;
  GtkLabel       *group;
  GtkGrid        *column;
  GtkBox         *units;
  GtkBox         *row;
  GtkLabel       *title;
  GtkLabel       *chain;
  GtkBox         *holders;
};

G_DEFINE_FINAL_TYPE (AdcRoomCard, adc_room_card, GTK_TYPE_FLOW_BOX_CHILD)

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
create_short_label (const char *text, const char *style)
{
  GtkWidget *label = create_label (text, style);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10); /* or a long one would widen all cards */
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
create_price (const char *price)
{
  GtkWidget *label = create_label (price, "room-price");

  gtk_widget_set_tooltip_text (label, _("What a cube costs there"));
  return label;
}

static GtkWidget *
create_hole (AdcRoomSlotShape shape, const AdcRoomHole *hole)
{
  GtkWidget *slot = adc_room_slot_new (shape);

  adc_room_slot_set_token (ADC_ROOM_SLOT (slot), hole->token.letters, hole->token.colour);
  adc_room_slot_set_doubtful (ADC_ROOM_SLOT (slot), hole->is_doubtful);
  return slot;
}

static GtkWidget *
create_token (AdcRoomSlotShape shape, const AdcRoomToken *token)
{
  GtkWidget *slot = adc_room_slot_new (shape);

  adc_room_slot_set_token (ADC_ROOM_SLOT (slot), token->letters, token->colour);
  return slot;
}

/* A number is worth reading as long as nothing covers it: the others are struck out. */
static GtkWidget *
create_number (const AdcRoomNumber *number)
{
  GtkWidget *label = create_label (number->text, "room-number");

  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  if (number->is_covered)
    gtk_widget_add_css_class (label, "covered");
  if (number->is_visible)
    gtk_widget_add_css_class (label, "visible");
  return label;
}

static void
show_gifts (AdcRoomCard *self, const AdcRoomLook *look)
{
  adc_room_part_clear (self->gifts);
  for (guint i = 0; i < look->gifts->len; i++) {
    const AdcRoomGift *gift = look->gifts->pdata[i];
    GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

    gtk_box_append (GTK_BOX (line), create_short_label (gift->title, "room-benefit"));
    gtk_box_append (GTK_BOX (line), create_label (gift->value, "room-value"));
    gtk_box_append (self->gifts, line);
  }
}

/* Slots in the first column of the grid, then the numbers of each thing given, then prices. */
static void
show_column (AdcRoomCard *self, const AdcRoomLook *look)
{
  const AdcRoomSlotShape shape = look->is_covered_by_cubes ? ADC_ROOM_SLOT_SQUARE
                                                           : ADC_ROOM_SLOT_ROUND;
  const int price_column = (int) look->gifts->len + 1;

  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->column))) != NULL)
    gtk_grid_remove (self->column, child);
  for (guint i = 0; i < look->covering->len; i++) {
    const AdcRoomHole *hole = look->covering->pdata[i];

    gtk_grid_attach (self->column, create_hole (shape, hole), 0, (int) i, 1, 1);
    if (hole->price != NULL)
      gtk_grid_attach (self->column, create_price (hole->price), price_column,
                       (int) i, 1, 1);
  }
  for (guint i = 0; i < look->gifts->len; i++) {
    const AdcRoomGift *gift = look->gifts->pdata[i];

    for (guint j = 0; j < gift->numbers->len; j++)
      gtk_grid_attach (self->column, create_number (gift->numbers->pdata[j]), (int) i + 1, (int) j,
                       1, 1);
  }
}

static void
show_row (AdcRoomCard *self, const AdcRoomLook *look)
{
  const AdcRoomSlotShape shape = look->is_covered_by_cubes ? ADC_ROOM_SLOT_ROUND
                                                           : ADC_ROOM_SLOT_SQUARE;

  adc_room_part_clear (self->row);
  for (guint i = 0; i < look->other->len; i++) {
    const AdcRoomHole *hole = look->other->pdata[i];
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

    gtk_widget_set_halign (box, GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (box), create_hole (shape, hole));
    if (hole->price != NULL) {
      GtkWidget *price = create_price (hole->price);

      gtk_label_set_xalign (GTK_LABEL (price), 0.5);
      gtk_box_append (GTK_BOX (box), price);
    }
    gtk_box_append (self->row, box);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->row), look->other->len > 0);
}

static void
show_units (AdcRoomCard *self, const AdcRoomLook *look)
{
  adc_room_part_clear (self->units);
  for (guint i = 0; i < look->units->len; i++) {
    const AdcRoomToken *token = look->units->pdata[i];
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

    gtk_widget_set_halign (box, GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (box), create_token (ADC_ROOM_SLOT_UNIT, token));
    if (token->count > 1) {
      g_autofree char *count = g_strdup_printf ("×%u", token->count);

      gtk_box_append (GTK_BOX (box), create_label (count, "room-price"));
    }
    gtk_box_append (self->units, box);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->units), look->units->len > 0);
}

static void
show_holders (AdcRoomCard *self, const AdcRoomLook *look)
{
  adc_room_part_clear (self->holders);
  gtk_widget_set_visible (GTK_WIDGET (self->holders), look->control != NULL);
  if (look->control == NULL)
    return;

  for (guint i = 0; i < look->holders->len; i++)
    gtk_box_append (self->holders, create_token (ADC_ROOM_SLOT_SQUARE, look->holders->pdata[i]));
  gtk_box_append (self->holders, create_short_label (look->control, "room-control"));
}

static void
set_optional (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
adc_room_card_class_init (AdcRoomCardClass *klass G_GNUC_UNUSED)
{
}

static GtkWidget *
create_middle (AdcRoomCard *self)
{
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->column = GTK_GRID (g_object_new (GTK_TYPE_GRID, "row-spacing", 2, "column-spacing", 4,
                                         "valign", GTK_ALIGN_START, NULL));
  self->units = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, "valign", GTK_ALIGN_START, "hexpand", TRUE, NULL),
    adc_wrap_layout_new (3));
  gtk_widget_set_vexpand (middle, TRUE);
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (self->column));
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (self->units));

  return middle;
}

static GtkWidget *
create_foot (AdcRoomCard *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->title = GTK_LABEL (create_label (NULL, "room-title"));
  gtk_label_set_wrap (self->title, TRUE);
  gtk_label_set_wrap_mode (self->title, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->title, 2);
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->title, 8);
  gtk_label_set_max_width_chars (self->title, 16);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  self->group = GTK_LABEL (create_label (NULL, "room-group"));
  gtk_widget_set_valign (GTK_WIDGET (self->group), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->group));

  return foot;
}

static void
adc_room_card_init (AdcRoomCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->row = adc_wrap_box_new (4);
  self->gifts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->chain = GTK_LABEL (create_short_label (NULL, "room-price"));
  self->holders = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3));
  gtk_widget_add_css_class (GTK_WIDGET (self->holders), "room-holders");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->gifts));
  gtk_box_append (GTK_BOX (box), create_middle (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->row));
  gtk_box_append (GTK_BOX (box), create_foot (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->chain));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->holders));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "room-card");
}

GtkWidget *
adc_room_card_new (guint place)
{
  AdcRoomCard *self = g_object_new (ADC_TYPE_ROOM_CARD, NULL);

  self->place = place;
  return GTK_WIDGET (self);
}

guint
adc_room_card_get_place (AdcRoomCard *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_CARD (self), 0);

  return self->place;
}

void
adc_room_card_show (AdcRoomCard *self, const AdcRoomLook *look)
{
  g_return_if_fail (ADC_IS_ROOM_CARD (self));
  g_return_if_fail (look != NULL);

  show_gifts (self, look);
  set_optional (self->group, look->group);
  show_column (self, look);
  show_units (self, look);
  show_row (self, look);
  gtk_label_set_label (self->title, look->title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), look->title);
  set_optional (self->chain, look->chain);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->chain), look->chain);
  show_holders (self, look);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  look->sentence, -1);
}

void
adc_room_card_set_chosen (AdcRoomCard *self, gboolean is_chosen)
{
  g_return_if_fail (ADC_IS_ROOM_CARD (self));

  if (is_chosen)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "chosen");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_chosen, -1);
}
