/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-attack-page.h"

#include "adc-ares-score.h"
#include "adc-rule-row.h"

#include <glib/gi18n-lib.h>

#define RULE_GOAL     "choix-attaque"
#define RULE_CARD     "carte-attaque-gardee"
#define RULE_SURPRISE "surprise-regle"

struct _AdcAresAttackPage {
  AdwPreferencesPage  parent_instance;
  AdwComboRow        *frontier_row;
  AdwComboRow        *attack_row;
  AdwComboRow        *guard_row;
  GtkListBox         *answers;
  AdcGame            *game; /* or NULL */
  gboolean            is_filling;
};

G_DEFINE_FINAL_TYPE (AdcAresAttackPage, adc_ares_attack_page, ADW_TYPE_PREFERENCES_PAGE)

/* What was chosen last, until the program ends. */
static struct {
  AdcAresOwner  frontier;
  AdcAresAttack attack;
  gboolean      guards_frontier;
} last;

static const char *
describe_goal (AdcAresGoal goal)
{
  switch (goal) {
  case ADC_ARES_GOAL_TAKE:
    return _("It takes the neutral Frontier, without a battle");
  case ADC_ARES_GOAL_FRONTIER:
    return _("It aims at the Frontier");
  case ADC_ARES_GOAL_BASE:
    return _("It aims at the defender’s Base");
  case ADC_ARES_GOAL_RAID:
    return _("It raids the defender’s Base: one force of each side");
  case ADC_ARES_GOAL_NONE:
  default:
    return _("Not offered: who holds the Frontier makes a Normal Attack on the Base");
  }
}

static const char *
describe_owner (AdcAresOwner owner)
{
  switch (owner) {
  case ADC_ARES_PLAYER_ATTACKER:
    return _("The attacker keeps the attack card");
  case ADC_ARES_PLAYER_DEFENDER:
    return _("The defender keeps the attack card");
  case ADC_ARES_NOBODY:
  default:
    return _("Nobody keeps the attack card");
  }
}

static const char *
explain_owner (AdcAresOwner owner)
{
  if (owner == last.frontier && owner != ADC_ARES_NOBODY)
    return _("As a Score Card: the Frontier was theirs when the battle began, and who wins does "
             "not matter.");
  if (owner == ADC_ARES_NOBODY)
    return _("Nobody held the Frontier: it goes to the discard pile of who played it. The rulebook "
             "does not say so: this is our reading.");

  return _("Surprise: the defender was guarding the Frontier when the Deep Strike fell on the "
           "Base.");
}

static void
show_answers (AdcAresAttackPage *self)
{
  const AdcAresGoal goal = adc_ares_get_goal (last.frontier, last.attack);
  GtkWidget *child;

  /* Only who holds the Frontier has something to announce. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->guard_row),
                            last.frontier == ADC_ARES_PLAYER_DEFENDER);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_list_box_remove (self->answers, child);
  if (self->game == NULL)
    return;

  gtk_list_box_append (self->answers,
                       adc_rule_row_new (self->game, RULE_GOAL, describe_goal (goal), NULL));
  if (goal != ADC_ARES_GOAL_NONE) {
    const AdcAresOwner owner = adc_ares_get_card_owner (last.frontier, last.attack,
                                                        last.guards_frontier);
    const gboolean is_surprise = owner != last.frontier;

    gtk_list_box_append (self->answers,
                         adc_rule_row_new (self->game, is_surprise ? RULE_SURPRISE : RULE_CARD,
                                           describe_owner (owner), explain_owner (owner)));
    child = is_surprise ? adc_rule_row_new_plain (self->game, RULE_CARD) : NULL;
    if (child != NULL)
      gtk_list_box_append (self->answers, child);
  }
}

static void
selected_cb (AdcAresAttackPage *self)
{
  if (self->is_filling)
    return;

  last.frontier = adw_combo_row_get_selected (self->frontier_row);
  last.attack = adw_combo_row_get_selected (self->attack_row);
  last.guards_frontier = adw_combo_row_get_selected (self->guard_row) == 0;
  show_answers (self);
}

static void
adc_ares_attack_page_dispose (GObject *object)
{
  g_clear_object (&ADC_ARES_ATTACK_PAGE (object)->game);
  G_OBJECT_CLASS (adc_ares_attack_page_parent_class)->dispose (object);
}

static void
adc_ares_attack_page_class_init (AdcAresAttackPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_attack_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/ares/adc-ares-attack-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresAttackPage, frontier_row);
  gtk_widget_class_bind_template_child (widget_class, AdcAresAttackPage, attack_row);
  gtk_widget_class_bind_template_child (widget_class, AdcAresAttackPage, guard_row);
  gtk_widget_class_bind_template_child (widget_class, AdcAresAttackPage, answers);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
fill_combo (AdwComboRow *row, const char * const *labels, guint selected)
{
  g_autoptr(GtkStringList) model = gtk_string_list_new (labels);

  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  adw_combo_row_set_selected (row, selected);
}

static void
adc_ares_attack_page_init (AdcAresAttackPage *self)
{
  /* In the order of AdcAresOwner and of AdcAresAttack. */
  const char * const owners[] = { _("Nobody"), _("Attacker"), _("Defender"), NULL };
  const char * const attacks[] = { _("Normal Attack"), _("Deep Strike"), _("Raid"), NULL };
  const char * const guards[] = { _("The Frontier"), _("Their Base"), NULL };

  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_combo (self->frontier_row, owners, last.frontier);
  fill_combo (self->attack_row, attacks, last.attack);
  fill_combo (self->guard_row, guards, last.guards_frontier ? 0 : 1);
  self->is_filling = FALSE;
  show_answers (self);
}

void
adc_ares_attack_page_set_game (AdcAresAttackPage *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_ARES_ATTACK_PAGE (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_set_object (&self->game, game);
  show_answers (self);
}
