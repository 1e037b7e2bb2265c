/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-counter-panel.h"

#include "adc-counter-spin.h"
#include "adc-faction.h"
#include "adc-players-row.h"
#include "adc-reached-list.h"
#include "adc-undo-keys.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcCounterPanel {
  AdwBin          parent_instance;
  AdwBin         *table;
  GtkFlowBox     *cards;
  AdwBin         *teams;
  AdcPlayersRow  *players_row;
  GPtrArray      *spins; /* the cards own them */
  GPtrArray      *sums;  /* labels of teams, likewise */
  GPtrArray      *lists; /* of AdcReachedList, likewise */
  AdcSession     *session;
  char           *shape;     /* what the cards are made for */
  AdwToast       *toast;     /* that offers to undo, as long as it is about this game; or NULL */
  gboolean        is_filled; /* since the session was set */
};

G_DEFINE_FINAL_TYPE (AdcCounterPanel, adc_counter_panel, ADW_TYPE_BIN)

static AdcTally *
get_tally (AdcCounterPanel *self)
{
  return adc_session_get_document (self->session);
}

static GPtrArray *
get_counters (AdcCounterPanel *self)
{
  return adc_counters_get_list (adc_game_get_counters (adc_tally_get_game (get_tally (self))));
}

static void
stepped_cb (AdcCounterPanel *self, AdcCounterSpin *spin)
{
  adc_tally_set (get_tally (self), adc_counter_spin_get_counter (spin),
                 adc_counter_spin_get_player (spin), adc_counter_spin_get_value (spin));
  adc_session_commit (self->session);
}

static void
start_clicked_cb (AdcCounterPanel *self, GtkWidget *button)
{
  const AdcCounter *counter = g_object_get_data (G_OBJECT (button), "counter");
  const AdcCounterStart *start = g_object_get_data (G_OBJECT (button), "start");

  adc_tally_set (get_tally (self), counter, 0, start->value);
  adc_session_commit (self->session);
}

/* What the cards depend on, besides the numbers. */
static char *
dup_shape (AdcCounterPanel *self)
{
  AdcTally *tally = get_tally (self);
  GPtrArray *list = get_counters (self);
  GString *shape = g_string_new (adc_tally_is_team (tally) ? "team" : "");

  for (guint i = 0; i < adc_tally_get_n_players (tally); i++) {
    g_autofree char *label = adc_tally_dup_label (tally, i);

    g_string_append_printf (shape, "\n%s\t%s", label, adc_tally_get_faction (tally, i));
  }
  for (guint i = 0; i < list->len; i++)
    g_string_append (shape, adc_tally_is_shown (tally, list->pdata[i]) ? "+" : "-");

  return g_string_free (shape, FALSE);
}

static GtkWidget *
create_card (const char *name)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "counter-card");
  gtk_widget_set_hexpand (card, TRUE);
  g_object_set (card, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return card;
}

static void
add_list (AdcCounterPanel *self, GtkWidget *card, int player)
{
  GtkWidget *list = adc_reached_list_new (player);

  g_ptr_array_add (self->lists, list);
  gtk_box_append (GTK_BOX (card), list);
}

static GtkWidget *
add_line (GtkWidget *card)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, adc_wrap_layout_new (12));
  gtk_box_append (GTK_BOX (card), line);

  return line;
}

static GtkWidget *
add_spin (AdcCounterPanel *self, GtkWidget *line, const AdcCounter *counter, guint player,
          const char *who)
{
  GtkWidget *spin = adc_counter_spin_new (counter, adc_tally_get_game (get_tally (self)), player,
                                          who);

  g_signal_connect_object (spin, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->spins, spin);
  gtk_box_append (GTK_BOX (line), spin);

  return spin;
}

/* Where a counter can be put by a choice. */
static void
add_starts (AdcCounterPanel *self, GtkWidget *spin, AdcCounter *counter)
{
  for (guint i = 0; i < counter->starts->len; i++) {
    AdcCounterStart *start = counter->starts->pdata[i];
    GtkWidget *button;

    if (start->title == NULL)
      continue;

    button = gtk_button_new_with_label (adc_text_get (start->title));
    g_object_set_data (G_OBJECT (button), "counter", counter);
    g_object_set_data (G_OBJECT (button), "start", start);
    gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
    gtk_widget_add_css_class (button, "counter-start");
    g_signal_connect_object (button, "clicked", G_CALLBACK (start_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (spin), button);
  }
}

static void
add_table_card (AdcCounterPanel *self)
{
  GPtrArray *list = get_counters (self);
  GtkWidget *card = create_card (_("Table"));
  GtkWidget *line = add_line (card);

  for (guint i = 0; i < list->len; i++) {
    AdcCounter *counter = list->pdata[i];

    if (!counter->is_per_player && adc_tally_is_shown (get_tally (self), counter))
      add_starts (self, add_spin (self, line, counter, 0, NULL), counter);
  }
  add_list (self, card, ADC_REACHED_TABLE);
  gtk_widget_set_visible (GTK_WIDGET (self->table), gtk_widget_get_first_child (line) != NULL);
  adw_bin_set_child (self->table, card);
}

static void
add_name (GtkWidget *card, AdcTally *tally, guint player, const char *who)
{
  const char *faction = adc_tally_get_faction (tally, player);
  AdcEntry *entry = faction != NULL ? adc_game_lookup (adc_tally_get_game (tally), faction) : NULL;
  const char *colour = entry != NULL ? adc_faction_get_colour (ADC_FACTION (entry)) : NULL;
  GtkWidget *label = adc_wrapped_label_new (who, "heading");

  if (colour != NULL) {
    g_autofree char *text = g_markup_printf_escaped ("<span foreground=\"%s\">■</span> %s", colour,
                                                     who);

    gtk_label_set_markup (GTK_LABEL (label), text);
  }
  gtk_box_append (GTK_BOX (card), label);
  if (adc_tally_is_team (tally)) {
    /* Translators: the number of a team */
    g_autofree char *team = g_strdup_printf (_("Team %u"), adc_tally_get_team (tally, player) + 1);

    gtk_box_append (GTK_BOX (card), adc_wrapped_label_new (team, "caption"));
  }
}

static void
add_player_card (AdcCounterPanel *self, guint player)
{
  GPtrArray *list = get_counters (self);
  AdcTally *tally = get_tally (self);
  g_autofree char *who = adc_tally_dup_label (tally, player);
  GtkWidget *card = create_card (who);
  GtkWidget *line;

  add_name (card, tally, player, who);
  line = add_line (card);
  for (guint i = 0; i < list->len; i++) {
    const AdcCounter *counter = list->pdata[i];

    if (counter->is_per_player && adc_tally_is_shown (tally, counter))
      add_spin (self, line, counter, player, who);
  }
  add_list (self, card, (int) player);
  gtk_flow_box_insert (self->cards, card, -1);
  /* Tab goes to the numbers, not to what they are on. */
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

/* What the two of a team have together, where that means something. */
static void
add_team_card (AdcCounterPanel *self)
{
  GPtrArray *list = get_counters (self);
  AdcTally *tally = get_tally (self);
  GtkWidget *card = create_card (_("Teams"));

  gtk_box_append (GTK_BOX (card), adc_wrapped_label_new (_("Teams"), "heading"));
  for (guint i = 0; i < list->len; i++) {
    AdcCounter *counter = list->pdata[i];
    gboolean is_summed = FALSE;

    for (guint j = 0; j < counter->marks->len; j++)
      is_summed = is_summed ||
                  ((const AdcCounterMark *) counter->marks->pdata[j])->who == ADC_COUNTER_TEAM;
    for (guint j = 0; is_summed && adc_tally_is_shown (tally, counter) &&
                      j < adc_tally_get_n_teams (tally);
         j++) {
      GtkWidget *label = adc_wrapped_label_new ("", "numeric");

      g_object_set_data (G_OBJECT (label), "counter", counter);
      g_object_set_data (G_OBJECT (label), "team", GUINT_TO_POINTER (j));
      g_ptr_array_add (self->sums, label);
      gtk_box_append (GTK_BOX (card), label);
    }
  }
  add_list (self, card, ADC_REACHED_TEAMS);
  gtk_widget_set_visible (GTK_WIDGET (self->teams), self->sums->len > 0);
  adw_bin_set_child (self->teams, card);
}

static void
make_cards (AdcCounterPanel *self)
{
  const guint n_players = adc_tally_get_n_players (get_tally (self));
  GtkWidget *child;

  g_ptr_array_set_size (self->spins, 0);
  g_ptr_array_set_size (self->sums, 0);
  g_ptr_array_set_size (self->lists, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);

  add_table_card (self);
  /* As many on each line, where there is room. */
  gtk_flow_box_set_max_children_per_line (self->cards, n_players == 4 ? 2 : MIN (n_players, 3));
  for (guint i = 0; i < n_players; i++)
    add_player_card (self, i);
  add_team_card (self);
}

static void
update_sum (AdcTally *tally, GtkWidget *label)
{
  const guint team = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (label), "team"));
  const AdcCounter *counter = g_object_get_data (G_OBJECT (label), "counter");
  g_autofree char *who = adc_tally_dup_team_label (tally, team);
  g_autofree char *text = g_strdup_printf (_("%s · %s: %d"), who, adc_text_get (counter->title),
                                           adc_tally_get_sum (tally, counter, team));

  gtk_label_set_label (GTK_LABEL (label), text);
}

static void
update (AdcCounterPanel *self)
{
  AdcTally *tally = get_tally (self);
  g_autofree char *shape = dup_shape (self);

  if (!self->is_filled)
    adc_players_row_set_session (self->players_row, self->session);
  if (!self->is_filled || g_strcmp0 (shape, self->shape) != 0) {
    g_free (self->shape);
    self->shape = g_steal_pointer (&shape);
    make_cards (self);
  }
  self->is_filled = TRUE;
  for (guint i = 0; i < self->spins->len; i++) {
    AdcCounterSpin *spin = self->spins->pdata[i];

    adc_counter_spin_set_value (spin, adc_tally_get (tally, adc_counter_spin_get_counter (spin),
                                                     adc_counter_spin_get_player (spin)));
  }
  for (guint i = 0; i < self->sums->len; i++)
    update_sum (tally, self->sums->pdata[i]);
  adc_players_row_update (self->players_row);
  for (guint i = 0; i < self->lists->len; i++)
    adc_reached_list_update (self->lists->pdata[i], tally);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counters.undo",
                                 adc_session_can_undo (self->session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counters.redo",
                                 adc_session_can_redo (self->session));
}

static void
changed_cb (AdcCounterPanel *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

static void
adc_counter_panel_map (GtkWidget *widget)
{
  if (ADC_COUNTER_PANEL (widget)->session != NULL)
    update (ADC_COUNTER_PANEL (widget));
  GTK_WIDGET_CLASS (adc_counter_panel_parent_class)->map (widget);
}

static void
undo_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcCounterPanel *self = ADC_COUNTER_PANEL (widget);

  if (g_str_equal (name, "counters.undo"))
    adc_session_undo (self->session);
  else
    adc_session_redo (self->session);
}

/* What it takes to undo; it lives as long as its toast. */
typedef struct {
  AdcSession *session;
  GVariant   *before;
} Reset;

static void
free_reset (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Reset *reset = data;

  g_object_unref (reset->session);
  g_variant_unref (reset->before);
  g_free (reset);
}

/* Whatever was done since can still be undone to. */
static void
undo_reset (Reset *reset)
{
  adc_tally_restore (adc_session_get_document (reset->session), reset->before);
  adc_session_commit (reset->session);
}

static void
reset_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  AdcCounterPanel *self = ADC_COUNTER_PANEL (widget);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autoptr(GVariant) before = g_variant_ref (adc_session_get_state (self->session));
  AdwToast *toast;
  Reset *reset;

  adc_tally_reset (get_tally (self));
  if (!adc_session_commit (self->session) || overlay == NULL)
    return;

  reset = g_new0 (Reset, 1);
  reset->session = g_object_ref (self->session);
  reset->before = g_steal_pointer (&before);
  toast = adw_toast_new (_("All counters begin again"));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_reset), reset, free_reset,
                         G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->toast, toast);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}

static void
adc_counter_panel_dispose (GObject *object)
{
  AdcCounterPanel *self = ADC_COUNTER_PANEL (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_weak_pointer (&self->toast);
  G_OBJECT_CLASS (adc_counter_panel_parent_class)->dispose (object);
}

static void
adc_counter_panel_finalize (GObject *object)
{
  AdcCounterPanel *self = ADC_COUNTER_PANEL (object);

  g_ptr_array_unref (self->spins);
  g_ptr_array_unref (self->sums);
  g_ptr_array_unref (self->lists);
  g_free (self->shape);
  G_OBJECT_CLASS (adc_counter_panel_parent_class)->finalize (object);
}

static void
adc_counter_panel_class_init (AdcCounterPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_counter_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_counter_panel_finalize;
  widget_class->map = adc_counter_panel_map;
  g_type_ensure (ADC_TYPE_PLAYERS_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "turn/adc-counter-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcCounterPanel, table);
  gtk_widget_class_bind_template_child (widget_class, AdcCounterPanel, cards);
  gtk_widget_class_bind_template_child (widget_class, AdcCounterPanel, teams);
  gtk_widget_class_bind_template_child (widget_class, AdcCounterPanel, players_row);
  gtk_widget_class_install_action (widget_class, "counters.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "counters.redo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "counters.reset", NULL, reset_activated);
}

static void
adc_counter_panel_init (AdcCounterPanel *self)
{
  self->spins = g_ptr_array_new ();
  self->sums = g_ptr_array_new ();
  self->lists = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counters.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counters.redo", FALSE);
  adc_undo_keys_add (GTK_WIDGET (self), "counters.undo", "counters.redo");
}

void
adc_counter_panel_set_session (AdcCounterPanel *self, AdcSession *session)
{
  g_return_if_fail (ADC_IS_COUNTER_PANEL (self));
  g_return_if_fail (session == NULL || ADC_IS_SESSION (session));

  if (self->session == session)
    return;

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  self->is_filled = FALSE;
  if (session == NULL)
    return;

  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}
