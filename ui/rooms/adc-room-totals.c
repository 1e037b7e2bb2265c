/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-totals.h"

#include "adc-room-total-row.h"
#include "adc-room-total.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomTotals {
  AdcRoomPart parent_instance;
  GtkLabel   *heading;
  GtkListBox *list;   /* a row for each action */
  guint       serial; /* of the desk, when it was looked at last */
};

G_DEFINE_FINAL_TYPE (AdcRoomTotals, adc_room_totals, ADC_TYPE_ROOM_PART)

#define DESK(self) (adc_room_part_get_desk (self))

static AdcRoomTotalRow *
get_row (AdcRoomTotals *self, guint position)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) position);

  return row != NULL ? ADC_ROOM_TOTAL_ROW (row) : NULL;
}

/* The actions of each section, in its order, then what counts by itself. */
static GPtrArray *
list_benefits (AdcRoomTotals *self)
{
  AdcRooms *rooms = adc_room_desk_get_rooms (DESK (self));
  GPtrArray *sections = adc_rooms_get_sections (rooms);
  GPtrArray *all = adc_rooms_get_benefits (rooms);
  GPtrArray *benefits = g_ptr_array_new ();

  for (guint i = 0; i < sections->len; i++) {
    g_autoptr(GPtrArray) actions = adc_room_list_actions (rooms, sections->pdata[i]);

    for (guint j = 0; j < actions->len; j++)
      g_ptr_array_add (benefits, actions->pdata[j]);
  }
  for (guint i = 0; i < all->len; i++)
    if (((const AdcBenefit *) all->pdata[i])->kind == ADC_BENEFIT_BONUS)
      g_ptr_array_add (benefits, all->pdata[i]);

  return benefits;
}

static void
make_rows (AdcRoomTotals *self)
{
  g_autoptr(GPtrArray) benefits = list_benefits (self);
  AdcRoomTotalRow *row = get_row (self, 0);

  if (row != NULL && benefits->len > 0 &&
      g_str_equal (adc_room_total_row_get_benefit (row),
                   ((const AdcBenefit *) benefits->pdata[0])->id))
    return;

  while ((row = get_row (self, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < benefits->len; i++)
    gtk_list_box_append (self->list, adc_room_total_row_new (benefits->pdata[i]));
}

static void
adc_room_totals_update (AdcRoomPart *part)
{
  AdcRoomTotals *self = ADC_ROOM_TOTALS (part);
  /* Translators: a player */
  g_autofree char *heading = g_strdup_printf (
    _("Totals: %s"), adc_rooms_get_owner_title (adc_room_desk_get_rooms (DESK (self)),
                                                adc_room_desk_get_player (DESK (self))));
  AdcRoomTotalRow *row;

  if (self->serial == adc_room_desk_get_serial (DESK (self)))
    return;

  self->serial = adc_room_desk_get_serial (DESK (self));
  gtk_label_set_label (self->heading, heading);
  make_rows (self);
  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    adc_room_total_row_update (row, DESK (self));
}

static void
adc_room_totals_class_init (AdcRoomTotalsClass *klass)
{
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_totals_update;
}

static void
adc_room_totals_init (AdcRoomTotals *self)
{
  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->heading, NULL, -1);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->list));
}

void
adc_room_totals_open (AdcRoomTotals *self, const char *benefit)
{
  AdcRoomTotalRow *row;

  g_return_if_fail (ADC_IS_ROOM_TOTALS (self));

  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row),
                                   g_strcmp0 (adc_room_total_row_get_benefit (row), benefit) == 0);
}
