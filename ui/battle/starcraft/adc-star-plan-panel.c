/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-plan-panel.h"

#include "adc-battle-report.h"
#include "adc-option-field.h"
#include "adc-percent.h"
#include "adc-star-clash.h"
#include "adc-star-edit.h"
#include "adc-star-spot.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_PLANS 6

struct _AdcStarPlanPanel {
  AdwBin            parent_instance;
  GtkLabel         *message;
  AdcOptionField   *aim;
  GtkBox           *list;
  GtkWidget        *expander;
  GtkBox           *others; /* all but the best */
  AdcBoard         *board;   /* weak */
  AdcBattleSession *session; /* or NULL */
  AdcForecast      *shown;   /* whose plans these are, or NULL */
};

G_DEFINE_FINAL_TYPE (AdcStarPlanPanel, adc_star_plan_panel, ADW_TYPE_BIN)

static const AdcOption aims[] = {
  { "value", N_("Value destroyed minus lost") },
  { "hold", N_("Having the area") },
  { NULL, NULL },
};

#define PLAN "adc-plan"

static AdcStarClash *
get_clash (AdcStarPlanPanel *self)
{
  AdcBattle *battle = adc_battle_session_get_battle (self->session);

  return ADC_IS_STAR_CLASH (battle) ? ADC_STAR_CLASH (battle) : NULL;
}

static void
lay_clicked_cb (AdcStarPlanPanel *self, GtkButton *button)
{
  const guint position = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), PLAN));
  AdcStarClash *clash = get_clash (self);
  g_autoptr(AdcScenario) copy = NULL;

  if (clash == NULL || self->shown == NULL || position >= self->shown->plans->len)
    return;

  copy = adc_star_clash_lay (clash, adc_battle_session_get_scenario (self->session),
                             self->shown->plans->pdata[position]);
  if (self->board != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board)); /* where the cards will be; the button goes */
  if (copy != NULL)
    adc_scenario_edit_finish (self->session, copy);
}

static void
aim_changed_cb (AdcStarPlanPanel *self, const char *value)
{
  if (self->shown != NULL && self->shown->plans->len > 0)
    adc_scenario_edit_set (self->session, ((AdcPlan *) self->shown->plans->pdata[0])->side, "aim",
                       value);
}

static void
adc_star_plan_panel_dispose (GObject *object)
{
  AdcStarPlanPanel *self = ADC_STAR_PLAN_PANEL (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->shown, adc_forecast_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_star_plan_panel_parent_class)->dispose (object);
}

static void
adc_star_plan_panel_class_init (AdcStarPlanPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_star_plan_panel_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_star_plan_panel_init (AdcStarPlanPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _("Which Card Where"), "xalign", 0.0, "wrap", TRUE,
                                   NULL);

  gtk_widget_add_css_class (title, "battle-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Which Card Where"), -1);
  self->message = GTK_LABEL (adc_wrapped_label_new (NULL, "dim-label"));
  self->aim = ADC_OPTION_FIELD (
    adc_option_field_new_choice ("attacker", "aim", _("What Counts"), aims));
  g_signal_connect_object (self->aim, "changed", G_CALLBACK (aim_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->list = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->message));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->aim));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  self->expander = gtk_expander_new_with_mnemonic (_("_Other Ways"));
  self->others = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  gtk_expander_set_child (GTK_EXPANDER (self->expander), GTK_WIDGET (self->others));
  gtk_box_append (GTK_BOX (box), self->expander);
  adw_bin_set_child (ADW_BIN (self), box);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

/* “Skirmish 1: Goliath · Siege Tank 7/8, with Irradiate” */
static char *
dup_steps (AdcStarPlanPanel *self, const AdcPlan *plan)
{
  AdcGame *game = adc_battle_session_get_game (self->session);
  AdcScenario *scenario = adc_battle_session_get_scenario (self->session);
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plan->steps->len; i++) {
    const AdcPlanStep *step = plan->steps->pdata[i];
    const AdcStarSpot spot = adc_star_spot_parse (step->at);
    g_autofree char *card = step->from != NULL
                              ? adc_scenario_dup_force_name (game, scenario, step->from)
                              : g_strdup (_("the top card of the deck, unseen"));

    if (spot.kind == ADC_STAR_SPOT_REINFORCEMENT)
      /* Translators: the number of a skirmish and a reinforcement card to play in it */
      g_ptr_array_add (lines, g_strdup_printf (_("Skirmish %u, second card: %s"), spot.skirmish,
                                               card));
    else
      /* Translators: the number of a skirmish and the card to play in it */
      g_ptr_array_add (lines, g_strdup_printf (_("Skirmish %u: %s"), spot.skirmish, card));
  }
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (GStrv) lines->pdata);
}

/* “Expected +2.30 · has the area: 64.0 %” */
static char *
dup_worth (const AdcPlan *plan)
{
  g_autofree char *chance = adc_percent_format (plan->chance, 1);
  g_autofree char *number = adc_plan_format_worth (plan);

  /* Translators: what a way to lay cards is worth: value destroyed minus lost on average, and the
   * chance to have the area */
  return g_strdup_printf (_("Expected %s · has the area: %s"), number, chance);
}

static GtkWidget *
create_row (AdcStarPlanPanel *self, const AdcPlan *plan, guint position)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *button = gtk_button_new_with_mnemonic (position == 0 ? _("_Lay These Cards")
                                                                  : _("Lay These Instead"));
  g_autofree char *steps = dup_steps (self, plan);
  g_autofree char *worth = dup_worth (plan);

  if (position == 0)
    gtk_box_append (GTK_BOX (row), adc_wrapped_label_new (_("Best"), "battle-subheading"));
  gtk_box_append (GTK_BOX (row), adc_wrapped_label_new (steps, "star-match"));
  gtk_box_append (GTK_BOX (row), adc_wrapped_label_new (worth, "star-worth"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "compact");
  if (position == 0)
    gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data (G_OBJECT (button), PLAN, GUINT_TO_POINTER (position));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  steps, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (lay_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

static const char *
get_message (AdcStarPlanPanel *self)
{
  AdcStarClash *clash = get_clash (self);

  if (clash == NULL || !adc_star_clash_is_laid_out (clash))
    return _("The battle cannot be fought like this yet.");
  if (adc_star_clash_get_advised (clash) < 0)
    return _("Put the cards a side holds into its hand: where its own card is still unknown, the "
             "best one is worked out.");
  if (adc_battle_session_get_forecast (self->session) == NULL &&
      adc_battle_session_get_progress (self->session) < 0)
    return _("There is no answer: the whole battle says why.");

  return NULL;
}

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
show_plans (AdcStarPlanPanel *self)
{
  const guint n = self->shown != NULL ? MIN (self->shown->plans->len, MAX_PLANS) : 0;

  empty (self->list);
  empty (self->others);
  for (guint i = 0; i < n; i++)
    gtk_box_append (i == 0 ? self->list : self->others,
                    create_row (self, self->shown->plans->pdata[i], i));
  gtk_widget_set_visible (self->expander, n > 1);
}

/* The last answer stays while the next is worked out, and cannot be used. */
static void
update (AdcStarPlanPanel *self)
{
  AdcForecast *forecast = adc_battle_session_get_forecast (self->session);
  const char *message = get_message (self);
  const gboolean has_plans = forecast != NULL && forecast->plans->len > 0;

  if (message != NULL)
    g_clear_pointer (&self->shown, adc_forecast_unref);
  else if (forecast != NULL && forecast != self->shown) {
    g_clear_pointer (&self->shown, adc_forecast_unref);
    self->shown = adc_forecast_ref (forecast);
  }
  if (forecast != NULL || message != NULL)
    show_plans (self);
  if (has_plans) {
    adc_option_field_set_side (self->aim, ((AdcPlan *) forecast->plans->pdata[0])->side);
    adc_option_field_show (self->aim, adc_battle_session_get_scenario (self->session));
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->list), has_plans);
  gtk_widget_set_sensitive (GTK_WIDGET (self->others), has_plans);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->shown != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->aim), self->shown != NULL &&
                                                    self->shown->plans->len > 0);
  gtk_label_set_label (self->message, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->message), message != NULL);

  /* Where all cards are known there is nothing to lay. */
  gtk_widget_set_visible (GTK_WIDGET (self), get_clash (self) == NULL ||
                                               !adc_star_clash_is_settled (get_clash (self)));
}

GtkWidget *
adc_star_plan_panel_new (AdcBoard *board)
{
  AdcStarPlanPanel *self = g_object_new (ADC_TYPE_STAR_PLAN_PANEL, NULL);
  AdcBattleSession *session = adc_board_get_session (board);

  g_set_weak_pointer (&self->board, board);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::forecast", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
