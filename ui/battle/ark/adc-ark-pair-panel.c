/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-pair-panel.h"

#include "adc-ark-board-words.h"
#include "adc-ark-edit.h"
#include "adc-reason-list.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkPairPanel {
  AdcArkPanel    parent_instance;
  GtkLabel      *hint;
  AdcArkGrid    *grid;
  GtkWidget     *told; /* the pair that is played */
  GtkImage      *sign;
  GtkLabel      *pair;
  AdcReasonList *account;
};

G_DEFINE_FINAL_TYPE (AdcArkPairPanel, adc_ark_pair_panel, ADC_TYPE_ARK_PANEL)

static void
played_cb (AdcArkPairPanel *self, guint row, guint column)
{
  AdcBattleSession *session = adc_ark_panel_get_session (ADC_ARK_PANEL (self));
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  g_autofree char *attacker = NULL;
  g_autofree char *defender = NULL;

  if (fight == NULL)
    return;

  attacker = g_strdup (adc_ark_fight_get_card (fight, ADC_ARK_ATTACKER, row)->force);
  defender = g_strdup (adc_ark_fight_get_card (fight, ADC_ARK_DEFENDER, column)->force);
  adc_ark_edit_play_pair (session, attacker, defender);
}

/* “Laser (5), critical mass” and below it what the other side needs against it. */
static char *
dup_title (AdcArkFight *fight, AdcScenario *scenario, AdcArkSide side, guint card)
{
  const AdcArkHeld *held = adc_ark_fight_get_card (fight, side, card);
  const int needed = adc_ark_fight_get_needed (fight, !side, card);
  g_autofree char *name = adc_ark_card_describe (scenario, held);

  if (needed == ADC_ARK_UNKNOWN)
    return g_steal_pointer (&name);
  if (side == ADC_ARK_ATTACKER)
    /* Translators: an artifact of the attacker, and the power the defender needs against it */
    return g_strdup_printf (_("%s\ndefender needs %d"), name, needed);

  /* Translators: an artifact of the defender, and the power the attacker needs against it */
  return g_strdup_printf (_("%s\nattacker needs %d"), name, needed);
}

static GStrv
list_titles (AdcArkFight *fight, AdcScenario *scenario, AdcArkSide side)
{
  const guint n = adc_ark_fight_count_cards (fight, side);
  GStrv titles = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    titles[i] = dup_title (fight, scenario, side, i);

  return titles;
}

static void
show_cell (AdcArkPairPanel *self, AdcArkFight *fight, AdcScenario *scenario, guint i, guint j)
{
  AdcArkCell *cell = adc_ark_grid_get_cell (self->grid, i, j);
  const AdcArkOutcome outcome = adc_ark_fight_get_outcome (fight, (int) i, (int) j);
  g_autofree char *left = adc_ark_fight_dup_left (fight, outcome);
  g_autofree char *words = adc_ark_fight_describe_pair (fight, scenario, i, j);

  adc_ark_cell_show (cell, outcome, left, words);
  adc_ark_cell_set_chosen (cell,
                           adc_ark_fight_get_played (fight, ADC_ARK_ATTACKER) == (int) i &&
                             adc_ark_fight_get_played (fight, ADC_ARK_DEFENDER) == (int) j);
}

static void
show_grid (AdcArkPairPanel *self, AdcArkFight *fight, AdcScenario *scenario)
{
  g_auto(GStrv) rows = list_titles (fight, scenario, ADC_ARK_ATTACKER);
  g_auto(GStrv) columns = list_titles (fight, scenario, ADC_ARK_DEFENDER);

  adc_ark_grid_set_size (self->grid, (const char * const *) rows, (const char * const *) columns);
  for (guint i = 0; rows[i] != NULL; i++)
    for (guint j = 0; columns[j] != NULL; j++)
      show_cell (self, fight, scenario, i, j);
}

/* Two totals are compared, not added: each is a line of its own. */
static GPtrArray *
list_account (AdcArkFight *fight, int attacker, int defender)
{
  g_autoptr(GPtrArray) account = adc_ark_fight_list_account (fight, attacker, defender);
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  for (guint i = 0; i < account->len; i++) {
    const AdcReason *reason = account->pdata[i];
    g_autofree char *text = reason->has_value
                              ? g_strdup_printf ("%s = %d", reason->label, reason->value)
                              : g_strdup (reason->label);

    g_ptr_array_add (lines, adc_reason_new (text, reason->rule));
  }

  return lines;
}

/* Told once both are played, and where no card matters: in the First Mission, and when it is lost
 * at once. */
static void
show_account (AdcArkPairPanel *self, AdcArkFight *fight, AdcBattleSession *session)
{
  const int attacker = adc_ark_fight_get_played (fight, ADC_ARK_ATTACKER);
  const int defender = adc_ark_fight_get_played (fight, ADC_ARK_DEFENDER);
  const gboolean is_pair = attacker >= 0 && defender >= 0;
  const AdcArkOutcome outcome = adc_ark_fight_get_end (fight);
  g_autoptr(GPtrArray) account = NULL;
  g_autofree char *words = NULL;

  gtk_widget_set_visible (self->told, is_pair || outcome != ADC_ARK_UNDECIDED);
  if (!gtk_widget_get_visible (self->told))
    return;

  account = list_account (fight, attacker, defender);
  words = is_pair ? adc_ark_fight_describe_pair (fight, adc_battle_session_get_scenario (session),
                                                 (guint) attacker, (guint) defender)
                  : adc_ark_fight_dup_end (fight, outcome);
  gtk_image_set_from_icon_name (self->sign, adc_ark_cell_get_icon (outcome));
  gtk_label_set_label (self->pair, words);
  adc_reason_list_set_reasons (self->account, adc_battle_session_get_game (session), account);
}

static void
adc_ark_pair_panel_show (AdcArkPanel *panel, AdcBattleSession *session)
{
  AdcArkPairPanel *self = ADC_ARK_PAIR_PANEL (panel);
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  const gboolean is_laid_out = fight != NULL && adc_ark_fight_get_obstacle (fight) == NULL;
  const AdcArkCombat *combat = is_laid_out ? adc_ark_fight_get_combat (fight) : NULL;
  const gboolean has_grid = is_laid_out && combat->has_artifacts &&
                            adc_ark_combat_get_start (combat) != ADC_ARK_START_LOST;

  gtk_widget_set_visible (GTK_WIDGET (self), is_laid_out);
  if (!is_laid_out)
    return;

  adc_ark_panel_set_title (panel, has_grid ? _("Every Pair of Artifacts")
                                           : _("How the Combat Ends"));
  gtk_widget_set_visible (GTK_WIDGET (self->hint), has_grid);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), has_grid);
  if (has_grid)
    show_grid (self, fight, adc_battle_session_get_scenario (session));
  show_account (self, fight, session);
}

static void
adc_ark_pair_panel_class_init (AdcArkPairPanelClass *klass)
{
  ADC_ARK_PANEL_CLASS (klass)->show = adc_ark_pair_panel_show;
}

static void
adc_ark_pair_panel_init (AdcArkPairPanel *self)
{
  AdcArkPanel *panel = ADC_ARK_PANEL (self);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  self->hint = GTK_LABEL (
    adc_wrapped_label_new (_("The attacker’s artifacts from top to bottom, the defender’s from "
                             "left to right: who wins, and the arsenal the attacker has then. "
                             "Enter or a click plays a pair."),
                           "battle-small"));
  self->grid = ADC_ARK_GRID (adc_ark_grid_new ());
  g_signal_connect_object (self->grid, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  self->told = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->sign = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "valign", GTK_ALIGN_START, NULL);
  self->pair = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-end"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->pair), TRUE);
  self->account = ADC_REASON_LIST (adc_reason_list_new ());
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->sign));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->pair));
  gtk_box_append (GTK_BOX (self->told), line);
  gtk_box_append (GTK_BOX (self->told), GTK_WIDGET (self->account));
  adc_ark_panel_append (panel, GTK_WIDGET (self->hint));
  adc_ark_panel_append (panel, GTK_WIDGET (self->grid));
  adc_ark_panel_append (panel, self->told);
}

GtkWidget *
adc_ark_pair_panel_new (AdcBattleSession *session)
{
  AdcArkPanel *self = g_object_new (ADC_TYPE_ARK_PAIR_PANEL, NULL);

  adc_ark_panel_set_session (self, session);
  return GTK_WIDGET (self);
}
