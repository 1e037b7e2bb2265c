/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-chance-panel.h"

#include "adc-ark-board-words.h"
#include "adc-ark-chance-row.h"
#include "adc-ark-edit.h"
#include "adc-reason-list.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkChancePanel {
  AdcArkPanel    parent_instance;
  GtkLabel      *against;
  GtkBox        *rows;
  GtkWidget     *assumed;
  AdcReasonList *assumptions;
};

G_DEFINE_FINAL_TYPE (AdcArkChancePanel, adc_ark_chance_panel, ADC_TYPE_ARK_PANEL)

#define CARD "adc-card"

static void
clicked_cb (AdcArkChancePanel *self, GtkWidget *row)
{
  const guint card = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), CARD));
  AdcBattleSession *session = adc_ark_panel_get_session (ADC_ARK_PANEL (self));
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  g_autofree char *force = NULL;
  AdcArkSide side;

  if (fight == NULL)
    return;

  side = adc_ark_fight_get_viewpoint (fight);
  if (card >= adc_ark_fight_count_cards (fight, side))
    return;

  force = g_strdup (adc_ark_fight_get_card (fight, side, card)->force);
  adc_ark_edit_play (session, adc_ark_side_get_id (side), force);
}

/* How much is known of what they are against: “One of 4 cards, 2 of them unseen; an unseen one is
 * any of 37.” */
static char *
dup_against (AdcArkFight *fight)
{
  const AdcArkSide other = !adc_ark_fight_get_viewpoint (fight);
  const int n_unseen = adc_ark_fight_get_unseen (fight, other);
  const guint n_pool = adc_ark_pool_count (adc_ark_fight_get_pool (fight));

  if (adc_ark_fight_get_played (fight, other) >= 0)
    return g_strdup (_("Against the card the other side has played."));
  if (n_unseen == ADC_ARK_UNKNOWN)
    return g_strdup (_("How many cards the other side holds is not known."));
  if (n_unseen == 0)
    return g_strdup (_("Every card of the other side is known."));

  /* Translators: the last number says how many artifacts an unseen card may be */
  return g_strdup_printf (ngettext ("The other side holds %d unseen card: any of %u artifacts.",
                                    "The other side holds %d unseen cards: any of %u artifacts.",
                                    n_unseen),
                          n_unseen, n_pool);
}

/* Rows stay, so that the one in focus keeps it. */
static void
show_rows (AdcArkChancePanel *self, AdcArkFight *fight, AdcScenario *scenario)
{
  const AdcArkSide side = adc_ark_fight_get_viewpoint (fight);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  for (guint i = 0; i < adc_ark_fight_count_cards (fight, side); i++) {
    g_autofree char *title = adc_ark_card_describe (scenario,
                                                    adc_ark_fight_get_card (fight, side, i));

    if (row == NULL) {
      row = adc_ark_chance_row_new ();
      g_object_set_data (G_OBJECT (row), CARD, GUINT_TO_POINTER (i));
      g_signal_connect_object (row, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->rows, row);
    }
    adc_ark_chance_row_show (ADC_ARK_CHANCE_ROW (row), title, side,
                             adc_ark_fight_get_chance (fight, side, i),
                             adc_ark_fight_get_best (fight, side) == (int) i);
    row = gtk_widget_get_next_sibling (row);
  }
  while (row != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (row);

    gtk_box_remove (self->rows, row);
    row = next;
  }
}

static void
adc_ark_chance_panel_show (AdcArkPanel *panel, AdcBattleSession *session)
{
  AdcArkChancePanel *self = ADC_ARK_CHANCE_PANEL (panel);
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  const gboolean is_open = fight != NULL && adc_ark_fight_get_obstacle (fight) == NULL &&
                           adc_ark_fight_get_combat (fight)->has_artifacts &&
                           adc_ark_combat_get_start (adc_ark_fight_get_combat (fight)) !=
                             ADC_ARK_START_LOST;
  g_autofree char *against = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), is_open);
  if (!is_open)
    return;

  against = dup_against (fight);
  gtk_label_set_label (self->against, against);
  show_rows (self, fight, adc_battle_session_get_scenario (session));
  gtk_widget_set_visible (self->assumed, adc_ark_fight_get_assumptions (fight)->len > 0);
  adc_reason_list_set_reasons (self->assumptions, adc_battle_session_get_game (session),
                               adc_ark_fight_get_assumptions (fight));
}

static void
adc_ark_chance_panel_class_init (AdcArkChancePanelClass *klass)
{
  ADC_ARK_PANEL_CLASS (klass)->show = adc_ark_chance_panel_show;
}

static void
adc_ark_chance_panel_init (AdcArkChancePanel *self)
{
  AdcArkPanel *panel = ADC_ARK_PANEL (self);

  adc_ark_panel_set_title (panel, _("What to Play"));
  self->against = GTK_LABEL (adc_wrapped_label_new (NULL, "battle-small"));
  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  self->assumed = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  self->assumptions = ADC_REASON_LIST (adc_reason_list_new ());
  gtk_box_append (GTK_BOX (self->assumed),
                  adc_wrapped_label_new (_("Assumed"), "battle-subheading"));
  gtk_box_append (GTK_BOX (self->assumed), GTK_WIDGET (self->assumptions));
  adc_ark_panel_append (panel, GTK_WIDGET (self->against));
  adc_ark_panel_append (panel, GTK_WIDGET (self->rows));
  adc_ark_panel_append (panel, self->assumed);
}

GtkWidget *
adc_ark_chance_panel_new (AdcBattleSession *session)
{
  AdcArkPanel *self = g_object_new (ADC_TYPE_ARK_CHANCE_PANEL, NULL);

  adc_ark_panel_set_session (self, session);
  return GTK_WIDGET (self);
}
