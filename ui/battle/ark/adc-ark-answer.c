/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-answer.h"

#include "adc-ark-board-words.h"
#include "adc-fault-list.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkAnswer {
  AdwBin        parent_instance;
  GtkImage     *sign;
  GtkLabel     *headline;
  GtkLabel     *end;
  GtkLabel     *needs[ADC_ARK_N_SIDES];
  AdcFaultList *faults;
};

G_DEFINE_FINAL_TYPE (AdcArkAnswer, adc_ark_answer, ADW_TYPE_BIN)

static void
adc_ark_answer_class_init (AdcArkAnswerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "ark-answer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_ark_answer_init (AdcArkAnswer *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  self->sign = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "valign", GTK_ALIGN_START, NULL);
  self->headline = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                                 "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                                 "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->sign), "ark-sign");
  gtk_widget_add_css_class (GTK_WIDGET (self->headline), "ark-headline");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->sign));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->headline));
  gtk_box_append (GTK_BOX (box), line);
  self->end = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-end"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->end));
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    self->needs[side] = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-need"));
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->needs[side]));
  }
  self->faults = ADC_FAULT_LIST (adc_fault_list_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->faults));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The answer"), -1);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_ark_answer_new (void)
{
  return g_object_new (ADC_TYPE_ARK_ANSWER, NULL);
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* What is only so for the moment is what the headline says. */
static void
show_faults (AdcArkAnswer *self, AdcBattleSession *session)
{
  GPtrArray *faults = adc_battle_session_get_faults (session);

  adc_fault_list_clear (self->faults);
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind != ADC_FAULT_MOMENTARY)
      adc_fault_list_add (self->faults, adc_battle_session_get_game (session), fault);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->faults), adc_fault_list_get_n (self->faults) > 0);
}

static const char *const signs[] = {
  [ADC_ARK_START_UNKNOWN] = "dialog-question-symbolic",
  [ADC_ARK_START_LOST] = "adc-ark-defence-symbolic",
  [ADC_ARK_START_OPEN] = "adc-ark-attack-symbolic",
};

static AdcArkStart
get_start (AdcArkFight *fight)
{
  return fight != NULL && adc_ark_fight_get_obstacle (fight) == NULL
           ? adc_ark_combat_get_start (adc_ark_fight_get_combat (fight))
           : ADC_ARK_START_UNKNOWN;
}

void
adc_ark_answer_show (AdcArkAnswer *self, AdcBattleSession *session)
{
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  const AdcArkStart start = get_start (fight);
  const AdcArkOutcome outcome = fight != NULL ? adc_ark_fight_get_end (fight) : ADC_ARK_UNDECIDED;
  g_autofree char *headline = adc_ark_fight_dup_headline (fight);
  g_autofree char *end = outcome != ADC_ARK_UNDECIDED && start == ADC_ARK_START_OPEN
                           ? adc_ark_fight_dup_end (fight, outcome)
                           : NULL;

  g_return_if_fail (ADC_IS_ARK_ANSWER (self));

  gtk_image_set_from_icon_name (self->sign, signs[start]);
  gtk_label_set_label (self->headline, headline);
  show_text (self->end, end);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    g_autofree char *need = start == ADC_ARK_START_OPEN ? adc_ark_fight_dup_need (fight, side)
                                                        : NULL;

    show_text (self->needs[side], need);
  }
  show_faults (self, session);
}
