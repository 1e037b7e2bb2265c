/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-forecast-pane.h"

#include "adc-battle-report.h"
#include "adc-fault-list.h"
#include "adc-outcome-bar.h"
#include "adc-percent.h"
#include "adc-reason-list.h"
#include "adc-round-chart.h"
#include "adc-survivor-row.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* How many milliseconds an answer may take before its predecessor is faded and the progress shown:
 * most take a few, and would only flicker. */
#define PATIENCE 250

struct _AdcForecastPane {
  AdwBin            parent_instance;
  GtkLabel         *exactness;
  GtkWidget        *computing;
  GtkProgressBar   *progress;
  GtkWidget        *cancel_button;
  GtkLabel         *message;
  AdcFaultList     *faults;
  GtkWidget        *again_button;
  GtkWidget        *result;
  AdcOutcomeBar    *outcomes;
  GtkButton        *pin_button;
  GtkWidget        *unpin_button;
  GtkWidget        *advice_box;
  GtkLabel         *advice;
  GtkWidget        *rounds_box;
  AdcRoundChart    *rounds;
  GtkBox           *survivors;
  GtkWidget        *assumptions_box;
  AdcReasonList    *assumptions;
  AdcBattleSession *session;
  AdcForecast      *shown;    /* the last answer, or NULL */
  guint             patience; /* the source that will end it */
  gboolean          is_slow;  /* it has come to an end */
};

G_DEFINE_FINAL_TYPE (AdcForecastPane, adc_forecast_pane, ADW_TYPE_BIN)

static char *
dup_name (AdcForecastPane *self, const char *force)
{
  return adc_scenario_dup_force_name (adc_battle_session_get_game (self->session),
                                      adc_battle_session_get_scenario (self->session), force);
}

static void
add_heading (AdcForecastPane *self, const char *text)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_HEADING, "label", text, "xalign", 0.0,
                                     "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (heading, "battle-subheading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3, -1);
  gtk_box_append (self->survivors, heading);
}

static void
add_survivors (AdcForecastPane *self, const AdcSurvivors *left, guint count)
{
  g_autofree char *name = dup_name (self, left->force);

  gtk_box_append (self->survivors, adc_survivor_row_new (name, left->units, count));
}

static void
show_survivors (AdcForecastPane *self)
{
  AdcGame *game = adc_battle_session_get_game (self->session);
  AdcScenario *scenario = adc_battle_session_get_scenario (self->session);
  AdcScenarioSide *before = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->survivors))) != NULL)
    gtk_box_remove (self->survivors, child);

  for (guint i = 0; i < self->shown->survivors->len; i++) {
    const AdcSurvivors *left = self->shown->survivors->pdata[i];
    AdcScenarioSide *side = NULL;
    const AdcScenarioForce *force = adc_scenario_find_force (scenario, left->force, &side);

    if (force != NULL && force->count == 0 && adc_distribution_get_mean (left->units) <= 0)
      continue; /* it never took part */

    if (side != NULL && side != before) {
      /* Translators: heads the list of what is left of a side; %s is “Attacker” or the like */
      g_autofree char *title =
          g_strdup_printf (_("%s: What Is Left"), adc_scenario_get_side_name (game, side));

      add_heading (self, title);
      before = side;
    }
    /* One that waits for its first units is a force all the same. */
    add_survivors (self, left, force != NULL ? MAX (force->count, 1) : 0);
  }

  if (self->shown->extras->len > 0)
    add_heading (self, _("Also Counted"));
  for (guint i = 0; i < self->shown->extras->len; i++)
    add_survivors (self, self->shown->extras->pdata[i], 0);
}

/* "Best: Behemoth → Minefield, wins 71.2 %; the simple choice, Troopers, costs 2.3 points" */
static char *
format_advice (AdcForecastPane *self, const AdcAdvice *advice)
{
  g_autofree char *from = dup_name (self, advice->from);
  g_autofree char *at = dup_name (self, advice->at);
  g_autofree char *chance = adc_percent_format (advice->chance, 1);
  g_autofree char *simple = NULL;

  if (advice->simple == NULL || g_strcmp0 (advice->simple, advice->at) == 0)
    /* Translators: a force, what it should shoot at, the chance that its side wins then */
    return g_strdup_printf (_("Best: %s → %s, wins %s. The simple choice is the same."), from, at,
                            chance);

  simple = dup_name (self, advice->simple);
  /* Translators: a force, what it should shoot at, the chance that its side wins then; what the
   * simple choice would be, and by how many points the chance is lower then */
  return g_strdup_printf (_("Best: %s → %s, wins %s. The simple choice, %s, costs %.1f points."),
                          from, at, chance, simple,
                          MAX (advice->chance - advice->simple_chance, 0) * 100);
}

static void
show_advice (AdcForecastPane *self)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->shown->advice->len; i++) {
    g_autofree char *line = format_advice (self, self->shown->advice->pdata[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
  }
  gtk_label_set_label (self->advice, text->str);
  gtk_widget_set_visible (self->advice_box, text->len > 0);
}

static void
show_result (AdcForecastPane *self)
{
  g_autofree char *exactness = adc_forecast_format_exactness (self->shown);

  gtk_label_set_label (self->exactness, exactness);
  adc_round_chart_set_forecast (self->rounds, self->shown);
  gtk_widget_set_visible (self->rounds_box, adc_round_chart_get_text (self->rounds)[0] != '\0');
  show_survivors (self);
  show_advice (self);
  adc_reason_list_set_reasons (self->assumptions, adc_battle_session_get_game (self->session),
                               self->shown->assumptions);
  gtk_widget_set_visible (self->assumptions_box, self->shown->assumptions->len > 0);
}

static void
show_pinned (AdcForecastPane *self)
{
  AdcForecast *pinned = adc_battle_session_get_pinned (self->session);

  adc_outcome_bar_set_forecasts (self->outcomes, self->shown, pinned);
  gtk_button_set_label (self->pin_button, pinned != NULL ? _("Com_pare with This One Instead")
                                                         : _("Keep to Com_pare"));
  gtk_widget_set_visible (self->unpin_button, pinned != NULL);
}

static void
show_faults (AdcForecastPane *self)
{
  GPtrArray *faults = adc_battle_session_get_faults (self->session);

  adc_fault_list_clear (self->faults);
  for (guint i = 0; i < faults->len; i++)
    adc_fault_list_add (self->faults, adc_battle_session_get_game (self->session),
                        faults->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->faults), faults->len > 0);
}

static gboolean
is_missing_something (AdcForecastPane *self)
{
  GPtrArray *faults = adc_battle_session_get_faults (self->session);

  for (guint i = 0; i < faults->len; i++)
    if (((const AdcFault *) faults->pdata[i])->kind == ADC_FAULT_MISSING)
      return TRUE;

  return FALSE;
}

/* Why there is no answer, or NULL when there is one or will be. */
static const char *
get_message (AdcForecastPane *self, gboolean *was_cancelled)
{
  *was_cancelled = FALSE;
  if (self->session == NULL)
    return _("There is no battle.");
  if (adc_battle_session_get_battle (self->session) == NULL)
    return _("This battle cannot be fought as it stands.");
  if (adc_battle_session_get_forecast (self->session) != NULL)
    return NULL;
  if (is_missing_something (self))
    return _("Before the whole battle can be worked out, something is missing:");
  if (adc_battle_session_get_progress (self->session) >= 0)
    return NULL;

  *was_cancelled = TRUE;
  return _("The computation was stopped.");
}

static void show_parts (AdcForecastPane *self);

static gboolean
patience_cb (gpointer user_data)
{
  AdcForecastPane *self = user_data;

  self->patience = 0;
  self->is_slow = TRUE;
  show_parts (self);
  return G_SOURCE_REMOVE;
}

static void
watch_patience (AdcForecastPane *self, gboolean is_computing)
{
  if (!is_computing) {
    g_clear_handle_id (&self->patience, g_source_remove);
    self->is_slow = FALSE;
  } else if (self->shown == NULL) {
    self->is_slow = TRUE; /* there is nothing else to see */
  } else if (!self->is_slow && self->patience == 0) {
    self->patience = g_timeout_add (PATIENCE, patience_cb, self);
  }
}

/* Which parts are seen. The answer to what the battle was before stays until the next one comes. */
static void
show_parts (AdcForecastPane *self)
{
  const gboolean is_computing = self->session != NULL &&
                                adc_battle_session_get_progress (self->session) >= 0;
  gboolean was_cancelled;
  const char *message = get_message (self, &was_cancelled);
  const gboolean has_result = self->shown != NULL && message == NULL;

  watch_patience (self, is_computing);
  gtk_label_set_label (self->message, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->message), message != NULL);
  gtk_widget_set_visible (self->again_button, was_cancelled);
  gtk_widget_set_visible (self->result, has_result);
  gtk_widget_set_visible (GTK_WIDGET (self->exactness), has_result && !self->is_slow);
  gtk_widget_set_visible (self->computing, self->is_slow && message == NULL);
  if (has_result && self->is_slow)
    gtk_widget_add_css_class (self->result, "stale");
  else
    gtk_widget_remove_css_class (self->result, "stale");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, is_computing, -1);
}

static void
progress_cb (AdcForecastPane *self)
{
  const double part = adc_battle_session_get_progress (self->session);

  gtk_progress_bar_set_fraction (self->progress, CLAMP (part, 0, 1));
  show_parts (self);
}

static void
forecast_cb (AdcForecastPane *self)
{
  AdcForecast *forecast = adc_battle_session_get_forecast (self->session);

  if (forecast != NULL && forecast != self->shown) {
    g_clear_pointer (&self->shown, adc_forecast_unref);
    self->shown = adc_forecast_ref (forecast);
    show_result (self);
    show_pinned (self);
  }
  show_parts (self);
}

static void
changed_cb (AdcForecastPane *self)
{
  show_faults (self);
  show_parts (self);
}

static void
cancel_cb (AdcForecastPane *self)
{
  adc_battle_session_cancel (self->session);
  show_parts (self);
  gtk_widget_grab_focus (self->again_button); /* the button that had it is gone */
}

static void
again_cb (AdcForecastPane *self)
{
  adc_battle_session_refresh (self->session);
}

static void
pin_cb (AdcForecastPane *self)
{
  adc_battle_session_pin (self->session);
}

static void
unpin_cb (AdcForecastPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->pin_button)); /* its own button will be gone */
  adc_battle_session_unpin (self->session);
}

static void
adc_forecast_pane_dispose (GObject *object)
{
  AdcForecastPane *self = ADC_FORECAST_PANE (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_forecast_pane_parent_class)->dispose (object);
}

static void
adc_forecast_pane_finalize (GObject *object)
{
  g_clear_pointer (&ADC_FORECAST_PANE (object)->shown, adc_forecast_unref);
  G_OBJECT_CLASS (adc_forecast_pane_parent_class)->finalize (object);
}

static void
adc_forecast_pane_class_init (AdcForecastPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_forecast_pane_dispose;
  object_class->finalize = adc_forecast_pane_finalize;
  g_type_ensure (ADC_TYPE_FAULT_LIST);
  g_type_ensure (ADC_TYPE_OUTCOME_BAR);
  g_type_ensure (ADC_TYPE_REASON_LIST);
  g_type_ensure (ADC_TYPE_ROUND_CHART);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-forecast-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, exactness);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, computing);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, progress);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, message);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, faults);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, again_button);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, result);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, outcomes);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, pin_button);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, unpin_button);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, advice_box);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, advice);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, rounds_box);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, rounds);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, survivors);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, assumptions_box);
  gtk_widget_class_bind_template_child (widget_class, AdcForecastPane, assumptions);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
  gtk_widget_class_bind_template_callback (widget_class, pin_cb);
  gtk_widget_class_bind_template_callback (widget_class, unpin_cb);
}

static void
adc_forecast_pane_init (AdcForecastPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self->survivors), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL,
                      NULL, NULL);
  show_parts (self);
}

GtkWidget *
adc_forecast_pane_new (void)
{
  return g_object_new (ADC_TYPE_FORECAST_PANE, NULL);
}

void
adc_forecast_pane_set_session (AdcForecastPane *self, AdcBattleSession *session)
{
  g_return_if_fail (ADC_IS_FORECAST_PANE (self));
  g_return_if_fail (session == NULL || ADC_IS_BATTLE_SESSION (session));

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  g_clear_pointer (&self->shown, adc_forecast_unref);
  if (session == NULL) {
    adc_fault_list_clear (self->faults);
    show_parts (self);
    return;
  }

  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::forecast", G_CALLBACK (forecast_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::progress", G_CALLBACK (progress_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::pinned", G_CALLBACK (show_pinned), self,
                           G_CONNECT_SWAPPED);
  show_pinned (self);
  progress_cb (self);
  forecast_cb (self);
  changed_cb (self);
}
