/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-seat-panel-private.h"

#include "adc-bin-focus.h"
#include "adc-deck-check.h"
#include "adc-deck-odds.h"
#include "adc-drop-down.h"
#include "adc-rule-row.h"
#include "adc-tracker-moves.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (AdcSeatPanel, adc_seat_panel, ADW_TYPE_BIN)

static AdcTracker *
get_tracker (AdcSeatPanel *self)
{
  return adc_session_get_document (self->session);
}

static void
say (AdcSeatPanel *self, const char *words)
{
  gtk_label_set_label (self->status, words);
  gtk_widget_set_visible (GTK_WIDGET (self->status), *words != '\0');
}

static void
move_card (AdcSeatPanel *self, guint number, const AdcDeckZone *from, const AdcDeckZone *to)
{
  const AdcDeckLine *card = adc_seat_panel_get_card (self, number);
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  AdcDeckLine like;

  if (card == NULL || from == NULL || to == NULL)
    return;

  name = adc_deck_line_dup_name (card, self->look.game);
  like = *card;
  like.zone = from->id;
  if (adc_tracker_move (get_tracker (self), self->seat, &like, to->id, 1) == 0)
    /* Translators: a zone, and a card that is not there */
    words = g_strdup_printf (_("%s: there is no %s."), adc_deck_zone_get_title (from), name);
  else
    /* Translators: a card, the zone it was in and the one it is in, as in “Marine: Hand → Table” */
    words = g_strdup_printf (_("%s: %s → %s"), name, adc_deck_zone_get_title (from),
                             adc_deck_zone_get_title (to));
  say (self, words);
  self->is_moving = TRUE;
  adc_session_commit (self->session); /* whoever shows us then does so again */
  self->is_moving = FALSE;
}

static void
move_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcSeatPanel *self = ADC_SEAT_PANEL (widget);
  const char *from, *to;
  guint number;

  if (self->look.deck == NULL)
    return;

  g_variant_get (parameter, "(u&s&s)", &number, &from, &to);
  move_card (self, number, adc_deck_kind_find_zone (self->look.kind, from),
             adc_deck_kind_find_zone (self->look.kind, to));
}

/* What the button of its row does. */
static void
row_activated_cb (AdcSeatPanel *self, guint position)
{
  const guint number = g_array_index (self->shown, guint, position);
  const AdcDeckLine *card = adc_seat_panel_get_card (self, number);
  const AdcDeckZone *from = self->look.zone != NULL
                              ? self->look.zone
                              : adc_tracker_find_first (self->look.kind, self->look.deck, card);

  if (from != NULL)
    move_card (self, number, from,
               adc_tracker_find_next (self->look.kind, from, self->look.drawn_to));
}

static const AdcDeckZone *
find_top_pile (AdcSeatPanel *self)
{
  return adc_deck_kind_find_role (self->look.kind, ADC_DECK_ROLE_DRAW);
}

/* Where a card is drawn from: the first pile that has it, or the one on top. Where nothing is drawn: where it is. */
static const AdcDeckZone *
find_pile (AdcSeatPanel *self, const AdcDeckLine *card)
{
  const AdcDeckZone *zone = adc_tracker_find_first (self->look.kind, self->look.deck, card);
  const AdcDeckZone *top = find_top_pile (self);

  return top == NULL || (zone != NULL && zone->role == ADC_DECK_ROLE_DRAW) ? zone : top;
}

/* A card typed is one that was drawn, or that comes from the zone looked at. */
static void
entered_cb (AdcSeatPanel *self)
{
  const AdcDeckZone *from = self->look.zone;
  guint number;

  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0' || self->look.deck == NULL)
    return;
  if (self->shown->len == 0) {
    say (self, _("No card here has that name."));
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }

  number = g_array_index (self->shown, guint, 0);
  if (from == NULL)
    from = find_pile (self, adc_seat_panel_get_card (self, number));
  if (from != NULL)
    move_card (self, number, from,
               adc_tracker_find_next (self->look.kind, from, self->look.drawn_to));
  gtk_editable_set_text (GTK_EDITABLE (self->search), ""); /* for the next one */
}

/* What was said is about what was typed before; a card that was moved leaves the field empty. */
static void
typed_cb (AdcSeatPanel *self)
{
  if (self->is_filling || self->look.deck == NULL)
    return;

  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    say (self, "");
  adc_seat_panel_find_cards (self);
}

static void
stop_cb (AdcSeatPanel *self)
{
  say (self, "");
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
update_next (AdcSeatPanel *self)
{
  self->look.n_next =
    self->has_odds ? (guint) gtk_spin_button_get_value_as_int (self->next) : 0;
}

static void
next_cb (AdcSeatPanel *self)
{
  update_next (self);
  if (!self->is_filling && self->look.deck != NULL)
    adc_seat_panel_update_rows (self);
}

static void
role_cb (AdcSeatPanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->move_drop_down);

  if (self->is_filling || selected >= self->roles->len)
    return;

  self->drawn_to[self->seat] = g_array_index (self->roles, AdcDeckRole, selected);
  self->look.drawn_to = self->drawn_to[self->seat];
  adc_seat_panel_update_rows (self);
}

static void
list_roles (AdcSeatPanel *self)
{
  static const AdcDeckRole roles[] = { ADC_DECK_ROLE_HAND, ADC_DECK_ROLE_TABLE,
                                       ADC_DECK_ROLE_DISCARD };
  const AdcDeckZone *pile = find_top_pile (self);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  guint selected = 0;

  g_array_set_size (self->roles, 0);
  for (guint i = 0; pile != NULL && i < G_N_ELEMENTS (roles); i++) {
    const AdcDeckZone *zone = adc_deck_kind_find_role (self->look.kind, roles[i]);

    if (zone == NULL)
      continue;

    if (roles[i] == self->drawn_to[self->seat])
      selected = self->roles->len;
    g_array_append_val (self->roles, roles[i]);
    gtk_string_list_append (titles, adc_tracker_get_verb (pile, zone));
  }
  gtk_drop_down_set_model (self->move_drop_down, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->move_drop_down, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->move_drop_down), self->roles->len > 1);
}

static void
zone_toggled_cb (AdcSeatPanel *self, GtkToggleButton *button)
{
  const char *id = g_object_get_data (G_OBJECT (button), "adc-zone");

  if (self->is_filling || !gtk_toggle_button_get_active (button))
    return;

  g_free (self->zone);
  self->zone = g_strdup (id);
  self->look.zone = adc_deck_kind_find_zone (self->look.kind, id);
  adc_seat_panel_find_cards (self);
  adc_seat_panel_update_rows (self);
}

static void
add_zone_button (AdcSeatPanel *self, const char *id, const char *title, guint count)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->zones));
  GtkWidget *button = gtk_toggle_button_new ();
  /* Translators: a zone of a deck and how many cards are there, as in “Hand 3” */
  g_autofree char *words = g_strdup_printf (_("%s %u"), title, count);

  gtk_button_set_label (GTK_BUTTON (button), words);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "pill-choice");
  g_object_set_data_full (G_OBJECT (button), "adc-zone", g_strdup (id), g_free);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                               first != NULL ? GTK_TOGGLE_BUTTON (first) : NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), g_strcmp0 (id, self->zone) == 0);
  g_signal_connect_object (button, "toggled", G_CALLBACK (zone_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->zones, button);
}

static void
list_zones (AdcSeatPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->zones))) != NULL)
    gtk_box_remove (self->zones, child);
  add_zone_button (self, NULL, _("All Cards"), adc_deck_count (self->look.deck));
  for (guint i = 0; i < self->look.kind->zones->len; i++) {
    const AdcDeckZone *zone = self->look.kind->zones->pdata[i];

    if (zone->is_played)
      add_zone_button (self, zone->id, adc_deck_zone_get_title (zone),
                       adc_tracker_count (get_tracker (self), self->seat, zone->id));
  }
}

/* The buttons stay what they are, and keep the focus, while cards go from one to the other. Where
 * there is no card there is nothing to look at. */
static void
update_zones (AdcSeatPanel *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->zones)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    const char *id = g_object_get_data (G_OBJECT (child), "adc-zone");
    const AdcDeckZone *zone = adc_deck_kind_find_zone (self->look.kind, id);
    const guint count = zone != NULL ? adc_tracker_count (get_tracker (self), self->seat, id)
                                     : adc_deck_count (self->look.deck);
    g_autofree char *words = g_strdup_printf (
      _("%s %u"), zone != NULL ? adc_deck_zone_get_title (zone) : _("All Cards"), count);

    gtk_button_set_label (GTK_BUTTON (child), words);
    gtk_widget_set_visible (child, zone == NULL || zone == self->look.zone || count > 0);
  }
}

static guint
count_unknown (AdcSeatPanel *self)
{
  const AdcDeckLine unknown = { 0 };

  return adc_tracker_count_left (self->look.kind, self->look.deck, &unknown);
}

static void
update_remains (AdcSeatPanel *self)
{
  const guint n_left = adc_deck_count_to_draw (self->look.deck, self->look.game);
  const guint n_unknown = count_unknown (self);
  g_autofree char *left =
    g_strdup_printf (ngettext ("%u card left to draw", "%u cards left to draw", n_left), n_left);
  g_autofree char *unknown =
    g_strdup_printf (ngettext ("%u of them unknown", "%u of them unknown", n_unknown), n_unknown);
  /* Translators: “30 cards left to draw, 5 of them unknown” */
  g_autofree char *both = g_strdup_printf (_("%s, %s"), left, unknown);

  gtk_label_set_label (self->remains, n_unknown > 0 ? both : left);
  gtk_widget_set_visible (self->next_box, self->has_odds);
  gtk_widget_set_visible (self->draw_box, find_top_pile (self) != NULL);
}

static void
update_findings (AdcSeatPanel *self)
{
  g_autoptr(AdcDeckReport) report =
    adc_deck_check (self->look.deck, self->look.game, ADC_DECK_STAGE_PLAY);
  GtkWidget *row;
  guint n = 0;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->findings))) != NULL)
    gtk_list_box_remove (self->findings, row);
  for (guint i = 0; i < report->findings->len; i++) {
    const AdcDeckFinding *finding = report->findings->pdata[i];
    GtkWidget *icon;

    if (finding->verdict != ADC_DECK_BROKEN)
      continue;

    row = adc_rule_row_new (self->look.game, adc_deck_rule_get_limit (finding->rule)->rule,
                            finding->message, NULL);
    icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
    gtk_list_box_append (self->findings, row);
    n++;
  }
  gtk_widget_set_visible (GTK_WIDGET (self->findings), n > 0);
}

static gboolean
adc_seat_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_SEAT_PANEL (widget)->search));
}

static void
adc_seat_panel_dispose (GObject *object)
{
  AdcSeatPanel *self = ADC_SEAT_PANEL (object);

  g_clear_object (&self->session);
  g_clear_object (&self->look.game);
  g_clear_object (&self->look.deck);
  g_clear_object (&self->names);
  g_clear_object (&self->cards);
  g_clear_object (&self->built);
  G_OBJECT_CLASS (adc_seat_panel_parent_class)->dispose (object);
}

static void
adc_seat_panel_finalize (GObject *object)
{
  AdcSeatPanel *self = ADC_SEAT_PANEL (object);

  g_array_unref (self->shown);
  g_array_unref (self->roles);
  g_ptr_array_unref (self->rows);
  g_array_unref (self->stale);
  g_hash_table_unref (self->look.told);
  g_free (self->zone);
  G_OBJECT_CLASS (adc_seat_panel_parent_class)->finalize (object);
}

static void
adc_seat_panel_class_init (AdcSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_seat_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_seat_panel_finalize;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_seat_panel_grab_focus;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-seat-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, search);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, move_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, status);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, zones);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, findings);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, draw_box);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, remains);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, next_box);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, next);
  gtk_widget_class_bind_template_child (widget_class, AdcSeatPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, role_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_install_action (widget_class, "seat.move", "(uss)", move_activated);
}

static void
adc_seat_panel_init (AdcSeatPanel *self)
{
  self->seat = G_MAXUINT;
  self->roles = g_array_new (FALSE, FALSE, sizeof (AdcDeckRole));
  /* The first seat is one's own; of the others one sees what they play, not what they draw. */
  for (guint i = 0; i < ADC_TRACKER_MAX_SEATS; i++)
    self->drawn_to[i] = i == 0 ? ADC_DECK_ROLE_HAND : ADC_DECK_ROLE_TABLE;
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_filling = FALSE;
  adc_drop_down_set_up (self->move_drop_down, _("Enter means"));
  /* To undo means the card that was moved, not the letters it was moved by. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->search), FALSE);
  adc_seat_panel_init_list (self);
}

GtkWidget *
adc_seat_panel_new (void)
{
  return g_object_new (ADC_TYPE_SEAT_PANEL, NULL);
}

void
adc_seat_panel_set_session (AdcSeatPanel *self, AdcSession *session)
{
  AdcGame *game = NULL;

  g_return_if_fail (ADC_IS_SEAT_PANEL (self));
  g_return_if_fail (session == NULL || ADC_IS_SESSION (session));

  g_set_object (&self->session, session);
  self->seat = G_MAXUINT;
  g_clear_object (&self->look.deck);
  if (session != NULL)
    game = adc_tracker_get_game (get_tracker (self));
  g_set_object (&self->look.game, game);
}

static void
begin_seat (AdcSeatPanel *self)
{
  g_clear_pointer (&self->zone, g_free);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

void
adc_seat_panel_show (AdcSeatPanel *self, guint seat, gboolean has_odds)
{
  const gboolean is_other = seat != self->seat;
  const AdcDeckKind *kind = self->look.kind;

  g_return_if_fail (ADC_IS_SEAT_PANEL (self));
  g_return_if_fail (self->session != NULL && seat < adc_tracker_get_n_seats (get_tracker (self)));

  self->is_filling = TRUE;
  self->seat = seat;
  self->has_odds = has_odds;
  g_set_object (&self->look.deck, adc_tracker_get_deck (get_tracker (self), seat));
  self->look.kind = adc_deck_get_deck_kind (self->look.deck, self->look.game);
  self->look.drawn_to = self->drawn_to[seat];
  update_next (self);
  if (!self->is_moving)
    say (self, "");
  if (is_other)
    begin_seat (self);
  self->look.zone = adc_deck_kind_find_zone (self->look.kind, self->zone);
  if (is_other || kind != self->look.kind) {
    list_roles (self);
    list_zones (self);
  }
  update_zones (self);
  update_remains (self);
  update_findings (self);
  g_hash_table_remove_all (self->look.told);
  adc_seat_panel_gather_cards (self);
  adc_seat_panel_find_cards (self);
  adc_seat_panel_update_rows (self);
  self->is_filling = FALSE;
}
