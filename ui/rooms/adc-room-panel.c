/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-panel.h"

#include "adc-reason-list.h"
#include "adc-room-moves.h"
#include "adc-room-value.h"
#include "adc-room-words.h"
#include "adc-view.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomPanel {
  AdcRoomPart    parent_instance;
  GtkButton     *title;
  GtkLabel      *title_label;
  GtkWidget     *remove;
  GtkLabel      *control;
  GtkLabel      *benefit;
  AdcReasonList *why;
  GtkBox        *values; /* a list of reasons for each thing given */
  GtkBox        *whole;  /* sentences */
  GtkButton     *activate;
};

G_DEFINE_FINAL_TYPE (AdcRoomPanel, adc_room_panel, ADC_TYPE_ROOM_PART)

#define DESK(self) (adc_room_part_get_desk (self))

enum { DESCRIBE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
title_clicked_cb (AdcRoomPanel *self)
{
  const AdcRoomPlace *place = adc_room_desk_get_place (DESK (self));

  if (place->card != NULL)
    adc_open_entry (GTK_WIDGET (self), ADC_ENTRY (place->card));
  else
    g_signal_emit (self, signals[DESCRIBE], 0);
}

static void
remove_clicked_cb (AdcRoomPanel *self)
{
  if (adc_room_table_remove (adc_room_desk_get_table (DESK (self)),
                             adc_room_desk_get_place (DESK (self))->id))
    adc_room_desk_finish (DESK (self), NULL);
}

static void
activate_clicked_cb (AdcRoomPanel *self)
{
  AdcRefusal *refusal = NULL;

  adc_room_activate (adc_room_desk_get_table (DESK (self)),
                     adc_room_desk_get_place (DESK (self))->id, &refusal);
  adc_room_desk_finish (DESK (self), refusal);
}

static void
say (AdcRoomPanel *self, const char *text, const char *rule)
{
  gtk_box_append (self->whole, adc_room_part_create_sentence (self, text, "body", rule));
}

static void
update_head (AdcRoomPanel *self, const AdcRoomPlace *place)
{
  const char *title = adc_room_table_get_title (adc_room_desk_get_table (DESK (self)), place);

  gtk_label_set_label (self->title_label, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title),
                               place->card != NULL ? _("Open Its Page") : _("Describe It"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  gtk_widget_set_visible (self->remove, place->owner == NULL);
}

/* Their numbers are counts, which do not add up to anything. */
static void
show_counts (AdcReasonList *list, AdcGame *game, GPtrArray *reasons)
{
  g_autoptr(GPtrArray) counts = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];
    g_autofree char *amount = adc_reason_format_value (reason, TRUE);

    g_ptr_array_add (counts, *amount != '\0'
                               ? adc_reason_new_amount (reason->label, amount, reason->rule)
                               : adc_reason_new (reason->label, reason->rule));
  }
  adc_reason_list_set_reasons (list, game, counts);
}

static void
update_control (AdcRoomPanel *self, const AdcRoomPlace *place, const AdcControl *control)
{
  AdcGame *game = adc_room_desk_get_game (DESK (self));
  const char *title = adc_control_kind_get_title (control->kind);
  g_autofree char *players = adc_room_words_dup_owners (DESK (self), control->players);
  g_autofree char *gifts = adc_room_words_dup_gifts (DESK (self), place);
  g_autofree char *who = NULL;
  g_autofree char *what = NULL;

  /* Translators: how a room is controlled (“Shared control”), and by whom */
  who = control->players->len > 0 ? g_strdup_printf (_("%s: %s"), title, players)
                                  : g_strdup (title);
  if (gifts == NULL)
    what = g_strdup (_("It gives nothing."));
  else if (control->players->len == 0)
    /* Translators: what a room would give: “Movement 10” */
    what = g_strdup_printf (_("Nobody gets %s."), gifts);
  else if (control->players->len == 1)
    /* Translators: the one who controls a room, and what it gives: “Movement 10” */
    what = g_strdup_printf (_("%s gets %s."), players, gifts);
  else
    /* Translators: those who control a room, and what it gives: “Movement 10” */
    what = g_strdup_printf (_("%s: each gets %s."), players, gifts);
  gtk_label_set_label (self->control, who);
  gtk_label_set_label (self->benefit, what);
  show_counts (self->why, game, control->reasons);
}

static void
update_values (AdcRoomPanel *self, const AdcRoomPlace *place)
{
  g_autoptr(GPtrArray) values = adc_room_list_values (adc_room_desk_get_table (DESK (self)), place);

  adc_room_part_clear (self->values);
  for (guint i = 0; i < values->len; i++) {
    const AdcRoomValue *value = values->pdata[i];
    GtkWidget *list = adc_reason_list_new ();

    adc_reason_list_hide_total (ADC_REASON_LIST (list));
    show_counts (ADC_REASON_LIST (list), adc_room_desk_get_game (DESK (self)), value->reasons);
    gtk_box_append (self->values, list);
  }
}

/* Tokens of no player that should be there and are not, or the other way round. */
static void
update_supply (AdcRoomPanel *self, const AdcRoomPlace *place)
{
  GPtrArray *neutrals = adc_rooms_get_neutrals (adc_room_desk_get_rooms (DESK (self)));

  for (guint i = 0; place->card != NULL && i < neutrals->len; i++) {
    const AdcRoomNeutral *neutral = neutrals->pdata[i];
    g_autoptr(AdcReason) reason = NULL;
    int difference = 0;

    if (g_str_equal (neutral->home, adc_entry_get_id (ADC_ENTRY (place->card))) &&
        adc_room_check_supply (adc_room_desk_get_table (DESK (self)), neutral->id, &difference,
                               &reason) &&
        difference != 0)
      say (self, reason->label, reason->rule);
  }
}

static GPtrArray *
list_activated (AdcRoomPanel *self, const AdcRoomPlace *place)
{
  AdcRoomTable *table = adc_room_desk_get_table (DESK (self));
  GPtrArray *players = adc_room_table_get_players (table);
  GPtrArray *activated = g_ptr_array_new ();

  for (guint i = 0; i < players->len; i++)
    if (adc_room_table_is_activated (table, place->id, players->pdata[i]))
      g_ptr_array_add (activated, players->pdata[i]);

  return activated;
}

static char *
dup_whole (AdcRoomPanel *self, const AdcRoomPlace *place, const AdcControl *control)
{
  const int n_slots = adc_room_table_get_slots (adc_room_desk_get_table (DESK (self)), place,
                                                ADC_TOKEN_CUBE);

  if (control->is_full)
    return g_strdup (_("Wholly integrated"));
  if (!control->is_full_known)
    return g_strdup (_("Nobody has said yet how many squares it has."));

  /* Translators: how many of a room's squares have a cube */
  return g_strdup_printf (ngettext ("Not wholly integrated: %u of %d square",
                                    "Not wholly integrated: %u of %d squares", n_slots),
                          place->cubes->len, n_slots);
}

static void
update_whole (AdcRoomPanel *self, const AdcRoomPlace *place, const AdcControl *control)
{
  AdcRoomTable *table = adc_room_desk_get_table (DESK (self));
  AdcRooms *rooms = adc_room_desk_get_rooms (DESK (self));
  const char *rule = adc_rooms_get_rule (rooms, ADC_ROOM_RULE_ACTIVATE);
  const gboolean can_activate = adc_room_table_can_activate (table, place);
  g_autofree char *whole = dup_whole (self, place, control);
  g_autoptr(GPtrArray) activated = list_activated (self, place);
  g_autofree char *activated_by = adc_room_words_dup_owners (DESK (self), activated);
  g_autofree char *may_activate = adc_room_words_dup_owners (DESK (self), control->activators);

  adc_room_part_clear (self->whole);
  if (adc_room_table_get_slots (table, place, ADC_TOKEN_CUBE) != 0)
    say (self, whole, adc_rooms_get_rule (rooms, ADC_ROOM_RULE_FULL));
  if (activated->len > 0) {
    /* Translators: players */
    g_autofree char *text = g_strdup_printf (_("Activated by: %s"), activated_by);

    say (self, text, rule);
  }
  if (control->activators->len > 0) {
    /* Translators: players */
    g_autofree char *text = g_strdup_printf (_("May be activated, each in his turn, by: %s"),
                                             may_activate);

    say (self, text, rule);
  }
  update_supply (self, place);
  gtk_widget_set_visible (GTK_WIDGET (self->activate), can_activate);
  if (can_activate) {
    /* Translators: the player whose turn it is */
    g_autofree char *label = g_strdup_printf (
      _("Activate for %s"), adc_rooms_get_owner_title (rooms, adc_room_table_get_active (table)));

    gtk_button_set_label (self->activate, label);
  }
}

static void
adc_room_panel_update (AdcRoomPart *part)
{
  AdcRoomPanel *self = ADC_ROOM_PANEL (part);
  const AdcRoomPlace *place = adc_room_desk_get_place (DESK (self));
  const AdcControl *control = adc_controls_get (adc_room_desk_get_controls (DESK (self)),
                                                place->id);

  update_head (self, place);
  update_control (self, place, control);
  update_values (self, place);
  update_whole (self, place, control);
}

static gboolean
adc_room_panel_grab_focus (GtkWidget *widget)
{
  AdcRoomPanel *self = ADC_ROOM_PANEL (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->title)) ||
         gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
adc_room_panel_class_init (AdcRoomPanelClass *klass)
{
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_panel_update;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_room_panel_grab_focus;
  signals[DESCRIBE] = g_signal_new ("describe", ADC_TYPE_ROOM_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
create_head (AdcRoomPanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->title_label = GTK_LABEL (adc_wrapped_label_new (NULL, "title-4"));
  self->title = GTK_BUTTON (gtk_button_new ());
  gtk_button_set_child (self->title, GTK_WIDGET (self->title_label));
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "room-name");
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  g_signal_connect_object (self->title, "clicked", G_CALLBACK (title_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  self->remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  gtk_widget_set_tooltip_text (self->remove, _("Take This Room Off the Table"));
  gtk_widget_set_valign (self->remove, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->remove, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Take This Room Off the Table"), -1);
  g_signal_connect_object (self->remove, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), self->remove);

  return head;
}

static void
adc_room_panel_init (AdcRoomPanel *self)
{
  self->control = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  self->benefit = GTK_LABEL (adc_wrapped_label_new (NULL, "body"));
  self->why = ADC_REASON_LIST (adc_reason_list_new ());
  adc_reason_list_hide_total (self->why);
  self->values = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  self->whole = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->activate = GTK_BUTTON (gtk_button_new_with_label (""));
  gtk_widget_set_halign (GTK_WIDGET (self->activate), GTK_ALIGN_START);
  g_signal_connect_object (self->activate, "clicked", G_CALLBACK (activate_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), create_head (self));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->control));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->benefit));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->why));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->values));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->whole));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->activate));
}
