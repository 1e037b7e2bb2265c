/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-alternatives.h"

static void
try_options (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AdcHexBattle *battle = source;
  const guint question = GPOINTER_TO_UINT (data);
  const guint n_options = adc_hex_battle_get_result (battle)->questions[question].n_options;
  g_autoptr(GArray) ends = g_array_sized_new (FALSE, FALSE, sizeof (AdcHexState), n_options);

  for (guint i = 0; i < n_options && !g_cancellable_is_cancelled (cancellable); i++) {
    AdcHexResult result;

    adc_hex_battle_try_option (battle, question, i, &result);
    g_array_append_val (ends, result.end);
  }

  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&ends), (GDestroyNotify) g_array_unref);
}

void
adc_hex_alternatives_async (AdcHexBattle *battle, guint question, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (ADC_IS_HEX_BATTLE (battle));
  g_return_if_fail (question < adc_hex_battle_get_result (battle)->n_questions);

  task = g_task_new (battle, cancellable, callback, user_data);
  g_task_set_source_tag (task, adc_hex_alternatives_async);
  g_task_set_task_data (task, GUINT_TO_POINTER (question), NULL);
  g_task_run_in_thread (task, try_options);
}

GArray *
adc_hex_alternatives_finish (AdcHexBattle *battle, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, battle), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
