/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-odds-page.h"

#include "adc-deal-panel.h"
#include "adc-deck-odds.h"
#include "adc-opening-list.h"
#include "adc-rule-row.h"
#include "adc-two-columns.h"
#include "adc-wish-panel.h"

#include <glib/gi18n-lib.h>

#define KEY "show-draw-odds"

struct _AdcDeckOddsPage {
  AdwBin               parent_instance;
  AdwActionRow        *switch_row;
  GtkSwitch           *odds_switch;
  GtkWidget           *content;
  AdcWishPanel        *wish_panel;
  AdwPreferencesGroup *assumptions;
  GtkSpinButton       *opening;
  GtkSpinButton       *per_turn;
  AdcDealPanel        *deal_panel;
  AdcOpeningList      *opening_list;
  GtkWidget           *rule_row; /* or NULL */
  const AdcDeckDeal   *deal;     /* what the numbers were set for: the game has it; or NULL */
  AdcDeckWork         *work;
  GSettings           *settings;
  gboolean             is_filling;
};

G_DEFINE_FINAL_TYPE (AdcDeckOddsPage, adc_deck_odds_page, ADW_TYPE_BIN)

static gboolean
is_on (AdcDeckOddsPage *self)
{
  return gtk_switch_get_active (self->odds_switch);
}

/* The deck when the game begins, without what is neither drawn nor in hand then: nobody waits for
 * that. */
static AdcDeck *
dup_drawable (AdcDeckWork *work)
{
  AdcGame *game = adc_deck_work_get_game (work);
  AdcDeck *deck = adc_deck_start (adc_deck_work_get_deck (work), game);
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);
  GPtrArray *lines = adc_deck_get_lines (deck);

  for (guint i = lines->len; i-- > 0;) {
    const AdcDeckLine *line = lines->pdata[i];
    const AdcDeckZone *zone = adc_deck_kind_find_zone (kind, line->zone);

    if (zone != NULL && zone->role != ADC_DECK_ROLE_DRAW && zone->role != ADC_DECK_ROLE_HAND)
      adc_deck_set_count (deck, line, 0);
  }

  return deck;
}

static void
show_odds (AdcDeckOddsPage *self)
{
  AdcGame *game = self->work != NULL ? adc_deck_work_get_game (self->work) : NULL;
  g_autoptr(AdcDeck) deck = game != NULL && is_on (self) ? dup_drawable (self->work) : NULL;
  const guint n_opening = (guint) gtk_spin_button_get_value_as_int (self->opening);
  const guint n_turn = (guint) gtk_spin_button_get_value_as_int (self->per_turn);

  adc_wish_panel_show (self->wish_panel, deck, game, n_opening, n_turn);
  adc_deal_panel_show (self->deal_panel, deck, game, n_opening);
  adc_opening_list_show (self->opening_list, deck, game, n_opening);
}

static void
show_rule (AdcDeckOddsPage *self)
{
  if (self->rule_row != NULL)
    adw_preferences_group_remove (self->assumptions, self->rule_row);
  self->rule_row =
    self->deal != NULL && self->deal->rule != NULL
      ? adc_rule_row_new_plain (adc_deck_work_get_game (self->work), self->deal->rule)
      : NULL;
  if (self->rule_row != NULL)
    adw_preferences_group_add (self->assumptions, self->rule_row);
}

/* What the game says; what somebody has set instead stays while the game says the same. */
static void
fill_deal (AdcDeckOddsPage *self, gboolean is_other_deck)
{
  const AdcDeckDeal *deal =
    self->work != NULL ? adc_deck_find_deal (adc_deck_work_get_deck (self->work),
                                             adc_deck_work_get_game (self->work))
                       : NULL;

  if (is_other_deck || deal != self->deal) {
    self->is_filling = TRUE;
    gtk_spin_button_set_value (self->opening, deal != NULL ? deal->n_opening : 1);
    gtk_spin_button_set_value (self->per_turn, deal != NULL ? deal->n_turn : 1);
    self->is_filling = FALSE;
  }
  self->deal = deal;
  show_rule (self); /* in the language it now has */
}

static void
update (AdcDeckOddsPage *self)
{
  gtk_widget_set_visible (self->content, is_on (self));
  adw_action_row_set_subtitle (
    self->switch_row,
    is_on (self)
      ? _("Some tables think them unfair. This turns them off in the tracker too.")
      : _("No chance of drawing a card is shown, here or in the tracker, as long as this is off."));
  show_odds (self);
}

static void
switched_cb (AdcDeckOddsPage *self)
{
  update (self);
}

static void
deal_changed_cb (AdcDeckOddsPage *self)
{
  if (!self->is_filling)
    show_odds (self);
}

static void
changed_cb (AdcDeckOddsPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  fill_deal (self, FALSE);
  show_odds (self);
}

/* Wherever the focus is while the page is shown: the rest of the window would search for the letter. One that somebody
 * types into a field is not meant for us. */
static gboolean
deal_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AdcDeckOddsPage *self = ADC_DECK_ODDS_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!is_on (self) || !gtk_widget_get_mapped (widget) || GTK_IS_TEXT (focus))
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self->deal_panel)); /* which brings the hand into sight */
  adc_deal_panel_deal (self->deal_panel);
  return TRUE;
}

static void
add_key (AdcDeckOddsPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("d"),
                      gtk_callback_action_new (deal_pressed, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
adc_deck_odds_page_map (GtkWidget *widget)
{
  fill_deal (ADC_DECK_ODDS_PAGE (widget), FALSE);
  show_odds (ADC_DECK_ODDS_PAGE (widget));
  GTK_WIDGET_CLASS (adc_deck_odds_page_parent_class)->map (widget);
}

static void
adc_deck_odds_page_dispose (GObject *object)
{
  AdcDeckOddsPage *self = ADC_DECK_ODDS_PAGE (object);

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  g_clear_object (&self->work);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_deck_odds_page_parent_class)->dispose (object);
}

static void
adc_deck_odds_page_class_init (AdcDeckOddsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_odds_page_dispose;
  widget_class->map = adc_deck_odds_page_map;
  g_type_ensure (ADC_TYPE_DEAL_PANEL);
  g_type_ensure (ADC_TYPE_OPENING_LIST);
  g_type_ensure (ADC_TYPE_TWO_COLUMNS);
  g_type_ensure (ADC_TYPE_WISH_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-odds-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, switch_row);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, odds_switch);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, content);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, wish_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, assumptions);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, opening);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, per_turn);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, deal_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckOddsPage, opening_list);
  gtk_widget_class_bind_template_callback (widget_class, switched_cb);
  gtk_widget_class_bind_template_callback (widget_class, deal_changed_cb);
}

static void
adc_deck_odds_page_init (AdcDeckOddsPage *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_filling = FALSE;
  add_key (self);
  update (self);
}

GtkWidget *
adc_deck_odds_page_new (void)
{
  return g_object_new (ADC_TYPE_DECK_ODDS_PAGE, NULL);
}

void
adc_deck_odds_page_set_work (AdcDeckOddsPage *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_ODDS_PAGE (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  fill_deal (self, TRUE);
  show_odds (self);
}

void
adc_deck_odds_page_set_settings (AdcDeckOddsPage *self, GSettings *settings)
{
  g_return_if_fail (ADC_IS_DECK_ODDS_PAGE (self));
  g_return_if_fail (settings == NULL || G_IS_SETTINGS (settings));

  if (!g_set_object (&self->settings, settings))
    return;

  g_settings_unbind (self->odds_switch, "active");
  if (settings != NULL)
    g_settings_bind (settings, KEY, self->odds_switch, "active", G_SETTINGS_BIND_DEFAULT);
}
