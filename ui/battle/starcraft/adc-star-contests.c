/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-contests.h"

#include "adc-battle-report.h"
#include "adc-outcome-bar.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcStarContests {
  AdwBin            parent_instance;
  GtkBox           *list;
  GtkLabel         *balance;
  AdcBattleSession *session; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcStarContests, adc_star_contests, ADW_TYPE_BIN)

static void
adc_star_contests_dispose (GObject *object)
{
  g_clear_object (&ADC_STAR_CONTESTS (object)->session);
  G_OBJECT_CLASS (adc_star_contests_parent_class)->dispose (object);
}

static void
adc_star_contests_class_init (AdcStarContestsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_star_contests_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_star_contests_init (AdcStarContests *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _("Skirmish by Skirmish"), "xalign", 0.0, "wrap", TRUE,
                                   NULL);

  gtk_widget_add_css_class (title, "battle-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Skirmish by Skirmish"), -1);
  self->list = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->balance = GTK_LABEL (adc_wrapped_label_new (NULL, "star-lost"));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->balance));
  adw_bin_set_child (ADW_BIN (self), box);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

/* The bar of a whole battle, with what may come of one skirmish in it. */
static GtkWidget *
create_row (const AdcContest *contest)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *bar = adc_outcome_bar_new ();
  g_autoptr(AdcForecast) forecast = adc_forecast_new ();

  for (guint i = 0; i < contest->outcomes->len; i++) {
    const AdcOutcome *outcome = contest->outcomes->pdata[i];

    adc_forecast_add_outcome (forecast, outcome->id, outcome->label)->chance = outcome->chance;
  }
  adc_outcome_bar_set_forecasts (ADC_OUTCOME_BAR (bar), forecast, NULL);
  gtk_widget_add_css_class (bar, "star-contest");
  gtk_box_append (GTK_BOX (row), adc_wrapped_label_new (contest->label, "battle-subheading"));
  gtk_box_append (GTK_BOX (row), bar);
  return row;
}

static char *
dup_balance (AdcStarContests *self, AdcForecast *forecast)
{
  AdcGame *game = adc_battle_session_get_game (self->session);
  AdcScenario *scenario = adc_battle_session_get_scenario (self->session);
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < forecast->balance->len; i++) {
    const AdcStake *stake = forecast->balance->pdata[i];
    AdcScenarioSide *side = adc_scenario_find_side (scenario, stake->side);

    /* Translators: a side and the value of the units it loses on average */
    g_ptr_array_add (lines, g_strdup_printf (_("%s loses a value of %.2f on average"),
                                             side != NULL ? adc_scenario_get_side_name (game, side)
                                                          : stake->side,
                                             stake->lost));
  }
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (GStrv) lines->pdata);
}

/* What is certain is on the table already. */
static gboolean
is_certain (const AdcContest *contest)
{
  for (guint i = 0; i < contest->outcomes->len; i++)
    if (((const AdcOutcome *) contest->outcomes->pdata[i])->chance >= 1)
      return TRUE;

  return FALSE;
}

static gboolean
is_of_interest (AdcForecast *forecast)
{
  for (guint i = 0; i < forecast->contests->len; i++)
    if (!is_certain (forecast->contests->pdata[i]))
      return TRUE;

  return FALSE;
}

static void
forecast_cb (AdcStarContests *self)
{
  AdcForecast *forecast = adc_battle_session_get_forecast (self->session);
  const gboolean is_computing = adc_battle_session_get_progress (self->session) >= 0;
  g_autofree char *balance = NULL;
  GtkWidget *child;

  if (forecast == NULL) {
    gtk_widget_set_visible (GTK_WIDGET (self), is_computing &&
                                                 gtk_widget_get_visible (GTK_WIDGET (self)));
    return;
  }

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_box_remove (self->list, child);
  for (guint i = 0; i < forecast->contests->len; i++)
    gtk_box_append (self->list, create_row (forecast->contests->pdata[i]));
  balance = dup_balance (self, forecast);
  gtk_label_set_label (self->balance, balance);
  gtk_widget_set_visible (GTK_WIDGET (self->balance), *balance != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self), is_of_interest (forecast));
}

GtkWidget *
adc_star_contests_new (AdcBattleSession *session)
{
  AdcStarContests *self = g_object_new (ADC_TYPE_STAR_CONTESTS, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::forecast", G_CALLBACK (forecast_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::progress", G_CALLBACK (forecast_cb), self,
                           G_CONNECT_SWAPPED);
  forecast_cb (self);
  return GTK_WIDGET (self);
}
