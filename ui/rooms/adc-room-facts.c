/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-facts.h"

#include "adc-room-fact-row.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomFacts {
  AdcRoomPart      parent_instance;
  AdwExpanderRow  *row;
  GPtrArray       *rows;  /* in it; borrowed */
  guint            place; /* whose rows they are */
  guint            said;  /* a bit for each stat that was said of it alone */
};

G_DEFINE_FINAL_TYPE (AdcRoomFacts, adc_room_facts, ADC_TYPE_ROOM_PART)

#define DESK(self) (adc_room_part_get_desk (self))

static guint
get_said (const AdcRoomPlace *place)
{
  guint said = place->card == NULL ? ~0u : 0;

  for (guint stat = 0; stat < ADC_ROOM_N_STATS; stat++)
    if (place->values[stat] != NULL)
      said |= 1u << stat;

  return said;
}

static void
add_row (AdcRoomFacts *self, GtkWidget *row)
{
  g_ptr_array_add (self->rows, row);
  adw_expander_row_add_row (self->row, row);
}

/* What is printed on a tile of its sort: only one that can be activated has a chain and a group. */
static gboolean
has_stat (AdcRoomFacts *self, const AdcRoomPlace *place, AdcRoomStat stat)
{
  AdcRoomTable *table = adc_room_desk_get_table (DESK (self));
  const gboolean is_special = place->card == NULL || adc_room_table_can_activate (table, place);

  if (stat == ADC_ROOM_CHAIN_FROM || stat == ADC_ROOM_CHAIN_TO || stat == ADC_ROOM_GROUP)
    return is_special && adc_room_table_get_stat (table, stat) != NULL;

  return adc_room_table_get_stat (table, stat) != NULL;
}

/* How many of the values nobody knows. */
static guint
count_unknown (AdcRoomFacts *self, const AdcRoomPlace *place)
{
  guint n = 0;

  for (guint stat = 0; stat < ADC_ROOM_N_STATS; stat++)
    if (has_stat (self, place, stat) &&
        adc_room_table_get_text (adc_room_desk_get_table (DESK (self)), place, stat) == NULL)
      n++;

  return n;
}

/* A row that goes while somebody types in it keeps what was typed, and all is looked at again. */
static void
make_rows (AdcRoomFacts *self)
{
  g_autoptr(GPtrArray) old = g_steal_pointer (&self->rows);
  const AdcRoomPlace *place;

  self->rows = g_ptr_array_new ();
  for (guint i = 0; i < old->len; i++)
    adw_expander_row_remove (self->row, old->pdata[i]);
  place = adc_room_desk_get_place (DESK (self));
  if (place->title != NULL)
    add_row (self, adc_room_fact_row_new_name (DESK (self), place));
  for (guint stat = 0; stat < ADC_ROOM_N_STATS; stat++)
    if (has_stat (self, place, stat))
      add_row (self, adc_room_fact_row_new (DESK (self), place, stat));
}

/* While somebody types, the rows stay as they are. */
static void
adc_room_facts_update (AdcRoomPart *part)
{
  AdcRoomFacts *self = ADC_ROOM_FACTS (part);
  const AdcRoomPlace *place = adc_room_desk_get_place (DESK (self));
  const guint n_unknown = count_unknown (self, place);
  const guint said = get_said (place);
  /* Translators: how many values of a card are not known */
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%u value unknown", "%u values unknown",
                                                         n_unknown),
                                               n_unknown);

  adw_expander_row_set_subtitle (self->row, n_unknown > 0 ? subtitle : "");
  if (self->place == place->id && self->said == said)
    return;

  if (self->place != place->id)
    adw_expander_row_set_expanded (self->row, FALSE);
  self->place = place->id;
  self->said = said;
  make_rows (self);
}

static void
adc_room_facts_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_ROOM_FACTS (object)->rows);
  G_OBJECT_CLASS (adc_room_facts_parent_class)->finalize (object);
}

static void
adc_room_facts_class_init (AdcRoomFactsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_room_facts_finalize;
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_facts_update;
}

static void
adc_room_facts_init (AdcRoomFacts *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->rows = g_ptr_array_new ();
  self->row = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), _("What Its Tile Says"));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What Its Tile Says"), -1);
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->row));
  gtk_box_append (GTK_BOX (self), list);
}

void
adc_room_facts_open (AdcRoomFacts *self)
{
  g_return_if_fail (ADC_IS_ROOM_FACTS (self));

  adw_expander_row_set_expanded (self->row, TRUE);
  if (self->rows->len > 0)
    gtk_widget_child_focus (self->rows->pdata[0], GTK_DIR_TAB_FORWARD);
}
