/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-steps-panel.h"

#include "adc-ark-board-words.h"
#include "adc-reason-list.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkStepsPanel {
  AdcArkPanel    parent_instance;
  GtkLabel      *message;
  AdcReasonList *defence;
  GtkLabel      *titles[ADC_ARK_N_SIDES];
  AdcReasonList *strengths[ADC_ARK_N_SIDES];
};

G_DEFINE_FINAL_TYPE (AdcArkStepsPanel, adc_ark_steps_panel, ADC_TYPE_ARK_PANEL)

/* What adds up to something nobody knows has no sum. */
static void
adc_ark_steps_panel_show (AdcArkPanel *panel, AdcBattleSession *session)
{
  AdcArkStepsPanel *self = ADC_ARK_STEPS_PANEL (panel);
  AdcGame *game = adc_battle_session_get_game (session);
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  const gboolean is_laid_out = fight != NULL && adc_ark_fight_is_laid_out (fight);

  gtk_widget_set_visible (GTK_WIDGET (self->message), !is_laid_out);
  adc_reason_list_set_reasons (self->defence, game,
                               is_laid_out ? adc_ark_fight_get_defence_steps (fight) : NULL);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    GPtrArray *steps = is_laid_out ? adc_ark_fight_get_strength_steps (fight, side) : NULL;

    adc_reason_list_set_reasons (self->strengths[side], game, steps);
    gtk_widget_set_visible (GTK_WIDGET (self->titles[side]), steps != NULL && steps->len > 0);
  }
}

static void
adc_ark_steps_panel_class_init (AdcArkStepsPanelClass *klass)
{
  ADC_ARK_PANEL_CLASS (klass)->show = adc_ark_steps_panel_show;
}

static void
adc_ark_steps_panel_init (AdcArkStepsPanel *self)
{
  AdcArkPanel *panel = ADC_ARK_PANEL (self);

  adc_ark_panel_set_title (panel, _("Defence"));
  self->message = GTK_LABEL (
    adc_wrapped_label_new (_("Put units of both sides into the room."), "dim-label"));
  self->defence = ADC_REASON_LIST (adc_reason_list_new ());
  adc_ark_panel_append (panel, GTK_WIDGET (self->message));
  adc_ark_panel_append (panel, GTK_WIDGET (self->defence));
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    self->titles[side] = GTK_LABEL (
      adc_wrapped_label_new (side == ADC_ARK_ATTACKER
                               ? _("The attacker’s combat capacity, without an artifact")
                               : _("The defender’s combat capacity, without an artifact"),
                             "battle-subheading"));
    self->strengths[side] = ADC_REASON_LIST (adc_reason_list_new ());
    adc_ark_panel_append (panel, GTK_WIDGET (self->titles[side]));
    adc_ark_panel_append (panel, GTK_WIDGET (self->strengths[side]));
  }
}

GtkWidget *
adc_ark_steps_panel_new (AdcBattleSession *session)
{
  AdcArkPanel *self = g_object_new (ADC_TYPE_ARK_STEPS_PANEL, NULL);

  adc_ark_panel_set_session (self, session);
  return GTK_WIDGET (self);
}
