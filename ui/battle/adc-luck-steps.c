/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-luck.h"

#define MAX_STEPS 200 /* as many as a session can undo */

/* A throw that was made in a session: the scenarios before and after it, which undo and redo show
 * again as the very same objects. */
typedef struct {
  AdcScenario  *before;
  AdcScenario  *after;
  AdcLuckEntry *entry;
  gboolean      is_undone; /* and was in the log then */
} Step;

/* The throws made in one session; it lives as long as the session. */
typedef struct {
  AdcLuck     *luck; /* or NULL, once it is gone */
  AdcScenario *shown;
  GPtrArray   *steps;
} Steps;

static void
free_step (gpointer data)
{
  Step *step = data;

  g_object_unref (step->before);
  g_object_unref (step->after);
  g_object_unref (step->entry);
  g_free (step);
}

static void
free_steps (gpointer data)
{
  Steps *steps = data;

  g_clear_weak_pointer (&steps->luck);
  g_object_unref (steps->shown);
  g_ptr_array_unref (steps->steps);
  g_free (steps);
}

static gboolean
has_entry (AdcLuck *luck, AdcLuckEntry *entry)
{
  const guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (luck));

  for (guint i = 0; i < n_entries; i++) {
    g_autoptr(AdcLuckEntry) other = g_list_model_get_item (G_LIST_MODEL (luck), i);

    if (other == entry)
      return TRUE;
  }

  return FALSE;
}

static void
session_changed_cb (AdcBattleSession *session, Steps *steps)
{
  AdcScenario *now = adc_battle_session_get_scenario (session);
  g_autoptr(AdcScenario) before = steps->shown;

  steps->shown = g_object_ref (now);
  for (guint i = 0; i < steps->steps->len && steps->luck != NULL; i++) {
    Step *step = steps->steps->pdata[i];

    /* Going back to what was opened may show the scenario before the throw as well, but that is no
     * undo: it cannot be done again, and the dice have fallen all the same. */
    if (before == step->after && now == step->before && adc_battle_session_can_redo (session)) {
      step->is_undone = has_entry (steps->luck, step->entry);
      adc_luck_remove (steps->luck, step->entry);
    } else if (before == step->before && now == step->after && step->is_undone) {
      step->is_undone = FALSE;
      adc_luck_add (steps->luck, step->entry);
    }
  }
}

static Steps *
get_steps (AdcLuck *luck, AdcBattleSession *session)
{
  Steps *steps = g_object_get_data (G_OBJECT (session), "adc-luck-steps");

  if (steps == NULL) {
    steps = g_new0 (Steps, 1);
    steps->shown = g_object_ref (adc_battle_session_get_scenario (session));
    steps->steps = g_ptr_array_new_with_free_func (free_step);
    g_object_set_data_full (G_OBJECT (session), "adc-luck-steps", steps, free_steps);
    g_signal_connect (session, "changed", G_CALLBACK (session_changed_cb), steps);
  }
  g_set_weak_pointer (&steps->luck, luck);

  return steps;
}

void
adc_luck_record (AdcLuck *self, AdcLuckEntry *entry, AdcBattleSession *session, AdcScenario *thrown)
{
  Steps *steps;
  Step *step;

  g_return_if_fail (ADC_IS_LUCK (self));
  g_return_if_fail (ADC_IS_LUCK_ENTRY (entry));
  g_return_if_fail (ADC_IS_BATTLE_SESSION (session));
  g_return_if_fail (ADC_IS_SCENARIO (thrown));

  steps = get_steps (self, session);
  step = g_new0 (Step, 1);
  step->before = g_object_ref (adc_battle_session_get_scenario (session));
  step->after = g_object_ref (thrown);
  step->entry = g_object_ref (entry);
  if (steps->steps->len == MAX_STEPS)
    g_ptr_array_remove_index (steps->steps, 0);
  g_ptr_array_add (steps->steps, step);

  adc_luck_add (self, entry);
  adc_battle_session_edit (session, thrown);
}
