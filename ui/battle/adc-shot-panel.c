/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-shot-panel.h"

#include "adc-battle-report.h"
#include "adc-fault-list.h"
#include "adc-histogram.h"
#include "adc-percent.h"
#include "adc-reason-list.h"
#include "adc-shot-needs.h"
#include "adc-shot-words.h"
#include "adc-tab-stop.h"
#include "adc-target-row.h"

#include <glib/gi18n-lib.h>

/* Expected losses closer than this are the same: what is between them is rounding. */
#define SAME 1e-9

struct _AdcShotPanel {
  AdwBin            parent_instance;
  GtkLabel         *title;
  GtkLabel         *hint;
  AdcFaultList     *missing;
  GtkWidget        *answer;
  GtkLabel         *threshold;
  GtkLabel         *needed;
  GtkLabel         *dice;
  AdcReasonList    *reasons;
  GtkWidget        *chances;
  AdcHistogram     *histogram;
  GtkCheckButton   *rerolls;
  GtkLabel         *at_least;
  GtkLabel         *expected;
  GtkWidget        *targets;
  GtkListBox       *list;
  AdcBattleSession *session;
  char             *from;
  char             *at;
  GPtrArray        *shots; /* all there are now; empty when there is no battle */
};

G_DEFINE_FINAL_TYPE (AdcShotPanel, adc_shot_panel, ADW_TYPE_BIN)

enum { TARGET_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
set_optional_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static char *
dup_name (AdcShotPanel *self, const char *force)
{
  return adc_scenario_dup_force_name (adc_battle_session_get_game (self->session),
                                      adc_battle_session_get_scenario (self->session), force);
}

/* "Behemoth ×3". The scenario says how many there were before the first dice: once some have been
 * rolled that may no longer be true. */
static char *
dup_name_and_count (AdcShotPanel *self, const char *force)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (self->session);
  const AdcScenarioForce *found = adc_scenario_find_force (scenario, force, NULL);
  g_autofree char *name = dup_name (self, force);

  if (found == NULL || adc_scenario_get_log (scenario)->len > 0)
    return g_steal_pointer (&name);

  /* Translators: the name of a force and its number of units, as in “Behemoth ×3” */
  return g_strdup_printf (_("%s ×%u"), name, found->count);
}

static const AdcShot *
find_shot (AdcShotPanel *self)
{
  for (guint i = 0; i < self->shots->len; i++) {
    const AdcShot *shot = self->shots->pdata[i];

    if (g_strcmp0 (shot->from, self->from) == 0 && g_strcmp0 (shot->at, self->at) == 0)
      return shot;
  }

  return NULL;
}

static char *
dup_title (AdcShotPanel *self)
{
  g_autofree char *from = NULL;
  g_autofree char *at = NULL;

  if (self->session == NULL || self->from == NULL)
    return NULL;

  from = dup_name_and_count (self, self->from);
  if (self->at == NULL)
    return g_steal_pointer (&from);

  at = dup_name (self, self->at);
  /* Translators: who shoots at whom */
  return g_strdup_printf (_("%s → %s"), from, at);
}

/* What to do, or why there is nothing to see. */
static const char *
get_hint (AdcShotPanel *self, const AdcShot *shot)
{
  if (self->session == NULL || adc_battle_session_get_battle (self->session) == NULL)
    return _("This battle cannot be fought as it stands.");
  if (self->from == NULL)
    return _("Choose a force, then its target.");
  if (self->at == NULL)
    return _("Now choose its target.");
  if (shot == NULL)
    return _("It cannot shoot at this target now.");
  if (!shot->known)
    return _("A value is missing.");

  return NULL;
}

static void
show_missing (AdcShotPanel *self, const AdcShot *shot)
{
  adc_fault_list_clear (self->missing);
  if (shot != NULL && !shot->known) {
    AdcGame *game = adc_battle_session_get_game (self->session);
    AdcScenario *scenario = adc_battle_session_get_scenario (self->session);
    GPtrArray *faults = adc_battle_session_get_faults (self->session);

    for (guint i = 0; i < faults->len; i++)
      if (adc_shot_needs (shot, faults->pdata[i], game, scenario))
        adc_fault_list_add (self->missing, game, faults->pdata[i]);
  }

  gtk_widget_set_visible (GTK_WIDGET (self->missing), adc_fault_list_get_n (self->missing) > 0);
}

static char *
dup_needed (const AdcShot *shot)
{
  if (!shot->possible)
    return g_strdup (_("It cannot shoot"));
  if (shot->needed == 0)
    return g_strdup (_("No die can hit"));
  if (shot->is_at_least && shot->needed == 1)
    return g_strdup (_("Every die hits"));
  if (shot->is_at_least)
    /* Translators: what a die must show; %u is a number of its face */
    return g_strdup_printf (shot->needed == shot->n_faces ? _("Only a %u hits")
                                                          : _("%u or more hits"),
                            shot->needed);
  if (shot->needed == 1)
    return g_strdup (_("Only a 1 hits"));

  /* Translators: what a die must show; %u is a number of its face */
  return g_strdup_printf (_("%u or less hits"), shot->needed);
}

static void
show_chances (AdcShotPanel *self)
{
  const AdcShot *shot = find_shot (self);
  const gboolean has_chances = shot != NULL && shot->known && shot->possible && shot->hits != NULL;
  const gboolean rerolled = has_chances && shot->rerolled != NULL &&
                            gtk_check_button_get_active (self->rerolls);
  AdcDistribution *hits = NULL;
  g_autofree char *percent = NULL;
  g_autofree char *at_least = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *both = NULL;

  gtk_widget_set_visible (self->chances, has_chances);
  if (!has_chances)
    return;

  hits = rerolled ? shot->rerolled : shot->hits;
  adc_histogram_set_distribution (self->histogram, hits, _("Chances of each number of hits"),
                                  ADC_NOUN_HITS);
  gtk_widget_set_visible (GTK_WIDGET (self->rerolls), shot->rerolled != NULL);

  percent = adc_percent_format (adc_distribution_get_at_least (hits, 1), 1);
  /* Translators: %s is the chance of at least one hit */
  at_least = g_strdup_printf (_("At least one: %s"), percent);
  gtk_label_set_label (self->at_least, at_least);

  /* What the target loses is known for the dice as they fall first. */
  expected = adc_expected_dup_hits (hits);
  if (!rerolled && shot->losses != NULL)
    lost = adc_expected_dup_lost (shot->losses);
  /* Translators: what comes of a shot on average, as in “Expected: 1.00 hits, 0.67 units lost” */
  both = lost != NULL ? g_strdup_printf (_("Expected: %s, %s"), expected, lost)
                      : g_strdup_printf (_("Expected: %s"), expected);
  gtk_label_set_label (self->expected, both);
}

static void
show_answer (AdcShotPanel *self, const AdcShot *shot)
{
  const gboolean known = shot != NULL && shot->known;

  gtk_widget_set_visible (self->answer, known);
  if (known) {
    g_autofree char *threshold = adc_shot_dup_threshold (shot);
    /* Translators: %s is a number */
    g_autofree char *spoken = g_strdup_printf (_("Threshold: %s"), threshold);
    g_autofree char *needed = dup_needed (shot);
    g_autofree char *obstacle = adc_shot_dup_obstacle (shot);
    g_autofree char *dice = adc_shot_dup_dice (shot);

    gtk_label_set_label (self->threshold, threshold);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->threshold),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->threshold), spoken);
    gtk_label_set_label (self->needed, needed);
    gtk_label_set_label (self->dice, obstacle != NULL ? obstacle : dice);
  }

  adc_reason_list_set_reasons (self->reasons,
                               known ? adc_battle_session_get_game (self->session) : NULL,
                               known ? shot->reasons : NULL);
  show_chances (self);
}

static double
get_expected_losses (const AdcShot *shot)
{
  if (!shot->known || !shot->possible || shot->losses == NULL)
    return 0;

  return adc_distribution_get_mean (shot->losses);
}

/* Rows that are there already are used again: the one that was just activated keeps the focus. */
static void
show_targets (AdcShotPanel *self)
{
  GtkListBoxRow *row;
  double most = 0;
  int n_rows = 0, n_targets = 0;

  for (guint i = 0; i < self->shots->len; i++) {
    const AdcShot *shot = self->shots->pdata[i];

    if (g_strcmp0 (shot->from, self->from) != 0)
      continue;
    most = MAX (most, get_expected_losses (shot));
    n_targets++;
  }

  for (guint i = 0; i < self->shots->len; i++) {
    const AdcShot *shot = self->shots->pdata[i];
    g_autofree char *name = NULL;
    gboolean is_best;

    if (g_strcmp0 (shot->from, self->from) != 0)
      continue;

    row = gtk_list_box_get_row_at_index (self->list, n_rows++);
    if (row == NULL) {
      row = GTK_LIST_BOX_ROW (adc_target_row_new ());
      gtk_list_box_append (self->list, GTK_WIDGET (row));
    }
    name = dup_name (self, shot->at);
    is_best = n_targets > 1 && most > 0 && get_expected_losses (shot) >= most - SAME;
    adc_target_row_set_shot (ADC_TARGET_ROW (row), shot, name, is_best,
                             g_strcmp0 (shot->at, self->at) == 0);
  }

  while ((row = gtk_list_box_get_row_at_index (self->list, n_rows)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_widget_set_visible (self->targets, n_rows > 0);
}

static void
update (AdcShotPanel *self)
{
  const AdcShot *shot = find_shot (self);
  g_autofree char *title = dup_title (self);

  set_optional_label (self->title, title);
  set_optional_label (self->hint, get_hint (self, shot));
  show_missing (self, shot);
  show_answer (self, shot);
  show_targets (self);
}

static void
session_changed_cb (AdcShotPanel *self)
{
  AdcBattle *battle = self->session != NULL ? adc_battle_session_get_battle (self->session) : NULL;

  g_clear_pointer (&self->shots, g_ptr_array_unref);
  self->shots = battle != NULL ? adc_battle_list_shots (battle) : g_ptr_array_new ();
  update (self);
}

static void
row_activated_cb (AdcShotPanel *self, AdcTargetRow *row)
{
  g_autofree char *target = g_strdup (adc_target_row_get_target (row));

  g_signal_emit (self, signals[TARGET_CHOSEN], 0, target);
}

static void
adc_shot_panel_dispose (GObject *object)
{
  AdcShotPanel *self = ADC_SHOT_PANEL (object);

  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_shot_panel_parent_class)->dispose (object);
}

static void
adc_shot_panel_finalize (GObject *object)
{
  AdcShotPanel *self = ADC_SHOT_PANEL (object);

  g_ptr_array_unref (self->shots);
  g_free (self->from);
  g_free (self->at);
  G_OBJECT_CLASS (adc_shot_panel_parent_class)->finalize (object);
}

static void
adc_shot_panel_class_init (AdcShotPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_shot_panel_dispose;
  object_class->finalize = adc_shot_panel_finalize;
  signals[TARGET_CHOSEN] = g_signal_new ("target-chosen", ADC_TYPE_SHOT_PANEL, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (ADC_TYPE_FAULT_LIST);
  g_type_ensure (ADC_TYPE_HISTOGRAM);
  g_type_ensure (ADC_TYPE_REASON_LIST);
  g_type_ensure (ADC_TYPE_TAB_STOP);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-shot-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, missing);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, answer);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, threshold);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, needed);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, dice);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, reasons);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, chances);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, histogram);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, rerolls);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, at_least);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, expected);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, targets);
  gtk_widget_class_bind_template_child (widget_class, AdcShotPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, show_chances);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
adc_shot_panel_init (AdcShotPanel *self)
{
  self->shots = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

GtkWidget *
adc_shot_panel_new (void)
{
  return g_object_new (ADC_TYPE_SHOT_PANEL, NULL);
}

void
adc_shot_panel_set_session (AdcShotPanel *self, AdcBattleSession *session)
{
  g_return_if_fail (ADC_IS_SHOT_PANEL (self));
  g_return_if_fail (session == NULL || ADC_IS_BATTLE_SESSION (session));

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self,
                             G_CONNECT_SWAPPED);
  session_changed_cb (self);
}

void
adc_shot_panel_set_shot (AdcShotPanel *self, const char *from, const char *at)
{
  g_return_if_fail (ADC_IS_SHOT_PANEL (self));

  if (g_strcmp0 (self->from, from) == 0 && g_strcmp0 (self->at, at) == 0)
    return;

  g_free (self->from);
  g_free (self->at);
  self->from = g_strdup (from);
  self->at = g_strdup (at);
  update (self);
}
