/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-players-row.h"

#include "adc-drop-down.h"

#include <glib/gi18n-lib.h>

/* What there is of one player. */
typedef struct {
  AdwEntryRow *name;
  GtkDropDown *faction;
} Seat;

struct _AdcPlayersRow {
  AdwExpanderRow  parent_instance;
  GtkSpinButton  *number;
  GtkWidget      *number_row;
  GtkSwitch      *team;
  GtkWidget      *team_row;
  GArray         *seats;    /* of Seat, as many as can play */
  GPtrArray      *switches; /* one for each optional counter; the rows own them */
  GPtrArray      *rows;     /* everything in it, which goes with the game */
  GPtrArray      *factions; /* of AdcFaction */
  AdcSession     *session;
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcPlayersRow, adc_players_row, ADW_TYPE_EXPANDER_ROW)

static AdcTally *
get_tally (AdcPlayersRow *self)
{
  return adc_session_get_document (self->session);
}

static void
number_changed_cb (AdcPlayersRow *self)
{
  if (self->is_updating)
    return;

  adc_tally_set_n_players (get_tally (self), (guint) gtk_spin_button_get_value_as_int (self->number));
  adc_session_commit (self->session);
}

static void
team_switched_cb (AdcPlayersRow *self)
{
  if (self->is_updating)
    return;

  adc_tally_set_team (get_tally (self), gtk_switch_get_active (self->team));
  adc_session_commit (self->session);
}

static void
counter_switched_cb (AdcPlayersRow *self, GParamSpec *pspec G_GNUC_UNUSED, GtkSwitch *control)
{
  if (self->is_updating)
    return;

  adc_tally_set_shown (get_tally (self), g_object_get_data (G_OBJECT (control), "counter"),
                       gtk_switch_get_active (control));
  adc_session_commit (self->session);
}

static void
keep_name (AdcPlayersRow *self, AdwEntryRow *row)
{
  if (self->is_updating || self->session == NULL)
    return;

  for (guint i = 0; i < self->seats->len; i++)
    if (g_array_index (self->seats, Seat, i).name == row) {
      adc_tally_set_name (get_tally (self), i, gtk_editable_get_text (GTK_EDITABLE (row)));
      adc_session_commit (self->session);
    }
}

static void
name_left_cb (AdwEntryRow *row, GtkEventController *controller G_GNUC_UNUSED)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (row), ADC_TYPE_PLAYERS_ROW);

  if (self != NULL)
    keep_name (ADC_PLAYERS_ROW (self), row);
}

static void
faction_selected_cb (AdcPlayersRow *self, GParamSpec *pspec G_GNUC_UNUSED, GtkDropDown *drop_down)
{
  const guint selected = gtk_drop_down_get_selected (drop_down);

  if (self->is_updating || selected >= self->factions->len)
    return;

  for (guint i = 0; i < self->seats->len; i++)
    if (g_array_index (self->seats, Seat, i).faction == drop_down)
      adc_tally_set_faction (get_tally (self), i,
                             adc_entry_get_id (self->factions->pdata[selected]));
  adc_session_commit (self->session);
}

static void
add_row (AdcPlayersRow *self, GtkWidget *row)
{
  g_ptr_array_add (self->rows, row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

static GtkWidget *
create_action_row (const char *title, const char *subtitle, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);

  return row;
}

static void
add_number (AdcPlayersRow *self)
{
  guint least, most;

  adc_game_get_players (adc_tally_get_game (get_tally (self)), &least, &most);
  most = MIN (most, ADC_TALLY_MAX_PLAYERS);
  self->number = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (least, most, 1));
  gtk_spin_button_set_numeric (self->number, TRUE);
  g_signal_connect_object (self->number, "value-changed", G_CALLBACK (number_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->number_row = create_action_row (_("Number of players"), NULL, GTK_WIDGET (self->number));
  add_row (self, self->number_row);

  self->team = GTK_SWITCH (gtk_switch_new ());
  g_signal_connect_object (self->team, "notify::active", G_CALLBACK (team_switched_cb), self,
                           G_CONNECT_SWAPPED);
  self->team_row = create_action_row (_("Teams of two"), NULL, GTK_WIDGET (self->team));
  add_row (self, self->team_row);
}

static GtkDropDown *
create_factions (AdcPlayersRow *self, const char *name)
{
  GListStore *store = g_list_store_new (ADC_TYPE_ENTRY);
  GtkWidget *drop_down;

  for (guint i = 0; i < self->factions->len; i++)
    g_list_store_append (store, self->factions->pdata[i]);
  drop_down = gtk_drop_down_new (G_LIST_MODEL (store), NULL);
  adc_drop_down_show_entries (GTK_DROP_DOWN (drop_down), name, FALSE);
  gtk_widget_set_valign (drop_down, GTK_ALIGN_CENTER);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (faction_selected_cb), self,
                           G_CONNECT_SWAPPED);

  return GTK_DROP_DOWN (drop_down);
}

static void
add_seat (AdcPlayersRow *self, guint player)
{
  g_autofree char *title = g_strdup_printf (_("Player %u"), player + 1);
  /* Translators: which faction a player has; %u is the number of the player */
  g_autofree char *faction = g_strdup_printf (_("Faction of player %u"), player + 1);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Seat seat = { ADW_ENTRY_ROW (adw_entry_row_new ()), NULL };

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (seat.name), title);
  g_signal_connect_object (seat.name, "entry-activated", G_CALLBACK (keep_name), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (name_left_cb), seat.name);
  gtk_widget_add_controller (GTK_WIDGET (seat.name), focus);
  if (self->factions->len > 0) {
    seat.faction = create_factions (self, faction);
    adw_entry_row_add_suffix (seat.name, GTK_WIDGET (seat.faction));
  }
  g_array_append_val (self->seats, seat);
  add_row (self, GTK_WIDGET (seat.name));
}

static void
add_counters (AdcPlayersRow *self)
{
  AdcGame *game = adc_tally_get_game (get_tally (self));
  GPtrArray *list = adc_counters_get_list (adc_game_get_counters (game));

  for (guint i = 0; i < list->len; i++) {
    AdcCounter *counter = list->pdata[i];
    GtkWidget *control;
    g_autofree char *title = NULL;

    if (!counter->is_optional)
      continue;

    control = gtk_switch_new ();
    g_object_set_data (G_OBJECT (control), "counter", counter);
    g_signal_connect_object (control, "notify::active", G_CALLBACK (counter_switched_cb), self,
                             G_CONNECT_SWAPPED);
    g_ptr_array_add (self->switches, control);
    /* Translators: whether something is counted: “Also count: Points” */
    title = g_strdup_printf (_("Also count: %s"), adc_text_get (counter->title));
    add_row (self, create_action_row (title,
                                      counter->summary != NULL ? adc_text_get (counter->summary)
                                                               : NULL,
                                      control));
  }
}

static void
clear (AdcPlayersRow *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_array_set_size (self->seats, 0);
  g_ptr_array_set_size (self->switches, 0);
  g_clear_pointer (&self->factions, g_ptr_array_unref);
}

static void
adc_players_row_dispose (GObject *object)
{
  AdcPlayersRow *self = ADC_PLAYERS_ROW (object);

  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_players_row_parent_class)->dispose (object);
}

static void
adc_players_row_finalize (GObject *object)
{
  AdcPlayersRow *self = ADC_PLAYERS_ROW (object);

  g_array_unref (self->seats);
  g_ptr_array_unref (self->switches);
  g_ptr_array_unref (self->rows);
  g_clear_pointer (&self->factions, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_players_row_parent_class)->finalize (object);
}

static void
adc_players_row_class_init (AdcPlayersRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_players_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_players_row_finalize;
}

static void
adc_players_row_init (AdcPlayersRow *self)
{
  self->seats = g_array_new (FALSE, FALSE, sizeof (Seat));
  self->switches = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Players"));
}

void
adc_players_row_set_session (AdcPlayersRow *self, AdcSession *session)
{
  guint least, most;

  g_return_if_fail (ADC_IS_PLAYERS_ROW (self));
  g_return_if_fail (ADC_IS_SESSION (session));

  clear (self);
  g_set_object (&self->session, session);
  self->factions = adc_tally_list_factions (adc_tally_get_game (get_tally (self)));
  adc_game_get_players (adc_tally_get_game (get_tally (self)), &least, &most);
  add_number (self);
  for (guint i = 0; i < MIN (most, ADC_TALLY_MAX_PLAYERS); i++)
    add_seat (self, i);
  add_counters (self);
  adc_players_row_update (self);
}

static void
update_seat (AdcPlayersRow *self, guint player)
{
  const Seat *seat = &g_array_index (self->seats, Seat, player);
  AdcTally *tally = get_tally (self);
  const char *name = adc_tally_get_name (tally, player);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (seat->name)), name) != 0)
    gtk_editable_set_text (GTK_EDITABLE (seat->name), name);
  gtk_widget_set_visible (GTK_WIDGET (seat->name), player < adc_tally_get_n_players (tally));
  for (guint i = 0; seat->faction != NULL && i < self->factions->len; i++)
    if (g_strcmp0 (adc_entry_get_id (self->factions->pdata[i]),
                   adc_tally_get_faction (tally, player)) == 0)
      gtk_drop_down_set_selected (seat->faction, i);
}

void
adc_players_row_update (AdcPlayersRow *self)
{
  AdcTally *tally;
  g_autoptr(GString) names = g_string_new (NULL);

  g_return_if_fail (ADC_IS_PLAYERS_ROW (self));

  tally = get_tally (self);
  self->is_updating = TRUE;
  gtk_spin_button_set_value (self->number, adc_tally_get_n_players (tally));
  gtk_switch_set_active (self->team, adc_tally_is_team (tally));
  gtk_widget_set_visible (self->team_row, adc_tally_can_team (tally));
  for (guint i = 0; i < self->seats->len; i++)
    update_seat (self, i);
  for (guint i = 0; i < self->switches->len; i++)
    gtk_switch_set_active (self->switches->pdata[i],
                           adc_tally_is_shown (tally, g_object_get_data (self->switches->pdata[i],
                                                                         "counter")));
  self->is_updating = FALSE;

  for (guint i = 0; i < adc_tally_get_n_players (tally); i++) {
    g_autofree char *label = adc_tally_dup_label (tally, i);

    g_string_append_printf (names, i > 0 ? ", %s" : "%s", label);
  }
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), names->str);
}
