/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-total-row.h"

#include "adc-reason-list.h"
#include "adc-room-fact-row.h"
#include "adc-room-part.h"
#include "adc-room-phase.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomTotalRow {
  AdwExpanderRow  parent_instance;
  GtkLabel       *total;
  AdcReasonList  *reasons;
  GtkBox         *gains;
  GPtrArray      *facts; /* rows for what must be known first; borrowed */
  char           *asked; /* which those are */
  char           *benefit;
};

G_DEFINE_FINAL_TYPE (AdcRoomTotalRow, adc_room_total_row, ADW_TYPE_EXPANDER_ROW)

/* The steps have those that are taken from; here are those that are left out. */
static void
update_gains (AdcRoomTotalRow *self, AdcRoomDesk *desk, const AdcRoomTotal *total)
{
  AdcRoomTable *table = adc_room_desk_get_table (desk);

  adc_room_part_clear (self->gains);
  for (guint i = 0; total->gains != NULL && i < total->gains->len; i++) {
    const AdcRoomGain *gain = total->gains->pdata[i];
    const AdcRoomPlace *place = adc_room_table_get_place (table, gain->place);
    const AdcBenefit *resource = adc_rooms_find_benefit (adc_room_desk_get_rooms (desk),
                                                         gain->resource);
    g_autofree char *amount = adc_modifier_format (gain->amount);
    g_autofree char *text = NULL;

    if (gain->is_chosen)
      continue;
    /* Translators: a place, how much could be taken there, and of what: “Mine: 2 Ti, not chosen” */
    text = g_strdup_printf (_("%s: %s %s, not chosen"), adc_room_table_get_title (table, place),
                            amount,
                            resource != NULL && resource->short_name != NULL ? resource->short_name
                                                                             : "?");
    gtk_box_append (self->gains, adc_wrapped_label_new (text, "dim-label"));
  }
  gtk_widget_set_visible (GTK_WIDGET (self->gains),
                          gtk_widget_get_first_child (GTK_WIDGET (self->gains)) != NULL);
}

static char *
dup_asked (const AdcRoomTotal *total)
{
  GString *asked = g_string_new (NULL);

  for (guint i = 0; i < total->missing->len; i++) {
    const AdcRoomMissing *missing = total->missing->pdata[i];

    g_string_append_printf (asked, "%u/%u ", missing->place, (guint) missing->stat);
  }

  return g_string_free (asked, FALSE);
}

/* While the same is asked for, the rows stay: somebody may be typing. */
static void
update_facts (AdcRoomTotalRow *self, AdcRoomDesk *desk, const AdcRoomTotal *total)
{
  g_autofree char *asked = dup_asked (total);
  g_autoptr(GPtrArray) old = NULL;

  if (g_strcmp0 (asked, self->asked) == 0)
    return;

  g_free (self->asked);
  self->asked = g_steal_pointer (&asked);
  old = g_steal_pointer (&self->facts); /* what is typed in one that goes may change it all */
  self->facts = g_ptr_array_new ();
  for (guint i = 0; i < old->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), old->pdata[i]);
  for (guint i = 0; i < total->missing->len; i++) {
    const AdcRoomMissing *missing = total->missing->pdata[i];
    const AdcRoomPlace *place = adc_room_table_get_place (adc_room_desk_get_table (desk),
                                                          missing->place);
    GtkWidget *row = place != NULL ? adc_room_fact_row_new (desk, place, missing->stat) : NULL;

    if (row == NULL)
      continue;
    g_ptr_array_add (self->facts, row);
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  }
}

/* The section it belongs to, and what is left of it in the phase under way. */
static char *
dup_subtitle (AdcRoomTotalRow *self, AdcRoomDesk *desk)
{
  AdcRoomTable *table = adc_room_desk_get_table (desk);
  const AdcBenefit *benefit = adc_rooms_find_benefit (adc_room_desk_get_rooms (desk),
                                                      self->benefit);
  AdcEntry *section = benefit->section != NULL
                        ? adc_game_lookup (adc_room_desk_get_game (desk), benefit->section)
                        : NULL;
  const AdcFrozen *frozen = g_strcmp0 (adc_room_desk_get_player (desk),
                                       adc_room_table_get_active (table)) == 0
                              ? adc_room_phase_find (table, self->benefit)
                              : NULL;
  g_autofree char *amount = frozen != NULL ? adc_modifier_format (frozen->total) : NULL;
  const char *title = section != NULL ? adc_entry_get_title (section) : "";

  if (frozen == NULL)
    return g_strdup (title);

  /* Translators: a section, and what was worked out when the phase began */
  return g_strdup_printf (_("%s; in this phase: %s"), title, amount);
}

/* Of an action that takes from cards, what it takes: the total is only what is added to each. */
static char *
dup_total (AdcRoomDesk *desk, const AdcRoomTotal *total)
{
  const AdcModifier nothing = { .is_known = TRUE };
  g_autofree char *gains = adc_room_total_dup_gains (adc_room_desk_get_table (desk), total);

  if (gains != NULL)
    return g_steal_pointer (&gains);
  if (!total->total.is_known && total->at_least.is_known && total->at_least.x > 0) {
    g_autofree char *known = adc_modifier_format (total->at_least);

    return g_strconcat ("≥ ", known, NULL);
  }

  return adc_modifier_format (total->gains == NULL ? total->total : nothing);
}

/* An amount and its unit stay on one line: “2 Ti, 7 Di”. */
static char *
dup_unbroken (const char *text)
{
  GString *unbroken = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++)
    if (*c == ' ' && c > text && c[-1] != ',')
      g_string_append (unbroken, "\302\240");
    else
      g_string_append_c (unbroken, *c);

  return g_string_free (unbroken, FALSE);
}

static void
adc_room_total_row_finalize (GObject *object)
{
  AdcRoomTotalRow *self = ADC_ROOM_TOTAL_ROW (object);

  g_ptr_array_unref (self->facts);
  g_free (self->asked);
  g_free (self->benefit);
  G_OBJECT_CLASS (adc_room_total_row_parent_class)->finalize (object);
}

static void
adc_room_total_row_class_init (AdcRoomTotalRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_room_total_row_finalize;
}

static void
adc_room_total_row_init (AdcRoomTotalRow *self)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->facts = g_ptr_array_new ();
  self->total = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->total, TRUE);
  gtk_label_set_justify (self->total, GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (GTK_WIDGET (self->total), "room-total");
  adw_expander_row_add_action (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->total));
  self->reasons = ADC_REASON_LIST (adc_reason_list_new ());
  adc_reason_list_hide_total (self->reasons);
  self->gains = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_widget_add_css_class (GTK_WIDGET (self->gains), "room-fact");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->reasons));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->gains));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
}

GtkWidget *
adc_room_total_row_new (const AdcBenefit *benefit)
{
  AdcRoomTotalRow *self = g_object_new (ADC_TYPE_ROOM_TOTAL_ROW, NULL);

  self->benefit = g_strdup (benefit->id);
  return GTK_WIDGET (self);
}

const char *
adc_room_total_row_get_benefit (AdcRoomTotalRow *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_TOTAL_ROW (self), NULL);

  return self->benefit;
}

void
adc_room_total_row_update (AdcRoomTotalRow *self, AdcRoomDesk *desk)
{
  g_autoptr(AdcRoomTotal) total = NULL;
  g_autofree char *amount = NULL;
  g_autofree char *unbroken = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *label = NULL;
  const char *title;

  g_return_if_fail (ADC_IS_ROOM_TOTAL_ROW (self));
  g_return_if_fail (ADC_IS_ROOM_DESK (desk));

  total = adc_room_total_new (adc_room_desk_get_table (desk), adc_room_desk_get_controls (desk),
                              adc_room_desk_get_player (desk), self->benefit);
  amount = dup_total (desk, total);
  unbroken = dup_unbroken (amount);
  subtitle = dup_subtitle (self, desk);
  title = adc_rooms_get_benefit_title (adc_room_desk_get_rooms (desk),
                                       adc_room_desk_get_game (desk), self->benefit);
  /* Translators: an action and how much a player has of it: “Movement: 4” */
  label = g_strdup_printf (_("%s: %s"), title, amount);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  gtk_label_set_label (self->total, unbroken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adc_reason_list_set_reasons (self->reasons, adc_room_desk_get_game (desk), total->reasons);
  update_gains (self, desk, total);
  update_facts (self, desk, total);
}
