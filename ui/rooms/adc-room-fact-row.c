/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-fact-row.h"

#include "adc-drop-down.h"
#include "adc-field-error.h"
#include "adc-room-words.h"
#include "adc-stat-row.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomFactRow {
  AdwPreferencesRow parent_instance;
  GtkWidget        *box;
  GtkEntry         *entry;   /* or a choice */
  GtkDropDown      *choices; /* the first: unknown */
  GtkLabel         *error;
  AdcRoomDesk      *desk;
  guint             place;
  int               stat; /* an AdcRoomStat; -1: its name */
};

G_DEFINE_FINAL_TYPE (AdcRoomFactRow, adc_room_fact_row, ADW_TYPE_PREFERENCES_ROW)

static AdcRoomTable *
get_table (AdcRoomFactRow *self)
{
  return adc_room_desk_get_table (self->desk);
}

static void
set_error (AdcRoomFactRow *self, const char *message)
{
  gtk_label_set_label (self->error, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), message != NULL);
  if (self->entry != NULL)
    adc_field_error_set (GTK_WIDGET (self->entry), message != NULL, GTK_WIDGET (self->error));
}

static void
keep (AdcRoomFactRow *self, const char *text)
{
  g_autoptr(AdcRoomFactRow) alive = g_object_ref (self); /* the rows may be made anew */
  g_autoptr(GError) error = NULL;

  if (adc_room_table_get_place (get_table (self), self->place) == NULL)
    return; /* it was taken away while somebody was typing */

  if (self->stat < 0) {
    if (*text == '\0') {
      set_error (self, _("A room needs a name."));
      return;
    }
    adc_room_table_rename (get_table (self), self->place, text);
  } else if (!adc_room_table_set_text (get_table (self), self->place, (AdcRoomStat) self->stat,
                                       text, &error)) {
    set_error (self, error->message);
    return;
  }
  set_error (self, NULL);
  adc_room_desk_finish (self->desk, NULL);
}

static void
entry_done_cb (AdcRoomFactRow *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  keep (self, g_strstrip (text));
}

static gboolean
keep_idle (gpointer self)
{
  entry_done_cb (self);
  return G_SOURCE_REMOVE;
}

/* Later: what is kept makes other widgets, and GTK is still moving the focus between these. */
static void
entry_left_cb (AdcRoomFactRow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, keep_idle, g_object_ref (self), g_object_unref);
}

/* A list of nothing known, then what can be chosen. */
static void
chosen_cb (AdcRoomFactRow *self)
{
  AdcStat *stat = adc_room_table_get_stat (get_table (self), (AdcRoomStat) self->stat);
  const guint selected = gtk_drop_down_get_selected (self->choices);
  const char *title = NULL;

  keep (self, selected > 0 ? adc_stat_get_option (stat, selected - 1, &title) : "");
}

static void
adc_room_fact_row_dispose (GObject *object)
{
  g_clear_object (&ADC_ROOM_FACT_ROW (object)->desk);
  G_OBJECT_CLASS (adc_room_fact_row_parent_class)->dispose (object);
}

static void
adc_room_fact_row_class_init (AdcRoomFactRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_room_fact_row_dispose;
}

static void
adc_room_fact_row_init (AdcRoomFactRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_add_css_class (self->box, "room-fact");
  self->error = GTK_LABEL (adc_wrapped_label_new (NULL, "fault-text"));
  gtk_widget_set_visible (GTK_WIDGET (self->error), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), self->box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE); /* what is in it has the focus */
}

static AdcRoomFactRow *
create_row (AdcRoomDesk *desk, const AdcRoomPlace *place, int stat, const char *title)
{
  AdcRoomFactRow *self = g_object_new (ADC_TYPE_ROOM_FACT_ROW, NULL);

  self->desk = g_object_ref (desk);
  self->place = place->id;
  self->stat = stat;
  gtk_box_append (GTK_BOX (self->box), adc_wrapped_label_new (title, "caption-heading"));

  return self;
}

static void
add_entry (AdcRoomFactRow *self, const char *title, const char *text, const char *hint)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text != NULL ? text : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 8);
  gtk_entry_set_placeholder_text (self->entry, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (entry_done_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (entry_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), focus);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->error));
}

static void
add_choices (AdcRoomFactRow *self, AdcStat *stat, const char *text)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (titles, _("Unknown"));
  for (guint i = 0; i < adc_stat_get_n_options (stat); i++) {
    const char *title = NULL;

    if (g_strcmp0 (adc_stat_get_option (stat, i, &title), text) == 0)
      selected = i + 1;
    gtk_string_list_append (titles, title);
  }
  self->choices = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_drop_down_set_model (self->choices, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->choices, selected);
  adc_drop_down_set_up (self->choices, adc_stat_get_title (stat));
  g_signal_connect_object (self->choices, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->choices));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->error));
}

GtkWidget *
adc_room_fact_row_new (AdcRoomDesk *desk, const AdcRoomPlace *place, AdcRoomStat which)
{
  AdcStat *stat;
  AdcRoomFactRow *self;
  g_autofree char *text = NULL;
  g_autofree char *hint = NULL;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (desk), NULL);
  g_return_val_if_fail (place != NULL, NULL);

  stat = adc_room_table_get_stat (adc_room_desk_get_table (desk), which);
  if (place->card != NULL && place->values[which] == NULL)
    return adc_stat_row_new (place->card, stat, adc_room_desk_get_completions (desk));

  self = create_row (desk, place, (int) which, adc_stat_get_title (stat));
  text = adc_room_table_dup_words (adc_room_desk_get_table (desk), place, which);
  hint = adc_room_words_dup_hint (desk, which);
  if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE)
    add_choices (self, stat, place->values[which]);
  else
    add_entry (self, adc_stat_get_title (stat), text, hint);

  return GTK_WIDGET (self);
}

GtkWidget *
adc_room_fact_row_new_name (AdcRoomDesk *desk, const AdcRoomPlace *place)
{
  AdcRoomFactRow *self;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (desk), NULL);
  g_return_val_if_fail (place != NULL && place->title != NULL, NULL);

  self = create_row (desk, place, -1, _("Name"));
  add_entry (self, _("Name"), place->title, NULL);

  return GTK_WIDGET (self);
}
