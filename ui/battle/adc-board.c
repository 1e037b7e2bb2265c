/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-board.h"

#include "adc-bin-focus.h"

typedef struct {
  AdcBattleSession *session;
  AdcCompletions   *completions;
  char             *from;
  char             *at;
} AdcBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcBoard, adc_board, GTK_TYPE_WIDGET)

enum { SHOT_SELECTED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* A target is a force, or a place that some force may shoot at. */
static gboolean
is_target (AdcBattleSession *session, const char *id)
{
  AdcBattle *battle = adc_battle_session_get_battle (session);
  GPtrArray *shots;
  gboolean is_place = FALSE;

  if (adc_scenario_find_force (adc_battle_session_get_scenario (session), id, NULL) != NULL)
    return TRUE;
  if (battle == NULL)
    return FALSE;

  shots = adc_battle_list_shots (battle);
  for (guint i = 0; i < shots->len && !is_place; i++)
    is_place = g_str_equal (((AdcShot *) shots->pdata[i])->at, id);
  g_ptr_array_unref (shots);

  return is_place;
}

/* TRUE when something that was pointed at is gone. */
static gboolean
drop_what_is_gone (AdcBoard *self)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);
  AdcScenario *scenario = NULL;
  gboolean has_changed = FALSE;

  if (priv->session != NULL)
    scenario = adc_battle_session_get_scenario (priv->session);
  if (priv->from != NULL &&
      (scenario == NULL || adc_scenario_find_force (scenario, priv->from, NULL) == NULL)) {
    g_clear_pointer (&priv->from, g_free);
    has_changed = TRUE;
  }
  if (priv->at != NULL && (scenario == NULL || !is_target (priv->session, priv->at))) {
    g_clear_pointer (&priv->at, g_free);
    has_changed = TRUE;
  }

  return has_changed;
}

static void
announce_shot (AdcBoard *self)
{
  AdcBoardClass *klass = ADC_BOARD_GET_CLASS (self);

  if (klass->shot_changed != NULL)
    klass->shot_changed (self);
  g_signal_emit (self, signals[SHOT_SELECTED], 0);
}

static void
update (AdcBoard *self)
{
  AdcBoardClass *klass = ADC_BOARD_GET_CLASS (self);
  const gboolean shot_is_gone = drop_what_is_gone (self);

  if (klass->session_changed != NULL)
    klass->session_changed (self);
  if (shot_is_gone)
    announce_shot (self);
}

static void
adc_board_dispose (GObject *object)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (ADC_BOARD (object));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_func (priv->session, update, object);
  g_clear_object (&priv->session);
  g_clear_object (&priv->completions);
  G_OBJECT_CLASS (adc_board_parent_class)->dispose (object);
}

static void
adc_board_finalize (GObject *object)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (ADC_BOARD (object));

  g_free (priv->from);
  g_free (priv->at);
  G_OBJECT_CLASS (adc_board_parent_class)->finalize (object);
}

static void
adc_board_class_init (AdcBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_board_dispose;
  object_class->finalize = adc_board_finalize;
  signals[SHOT_SELECTED] = g_signal_new ("shot-selected", ADC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  GTK_WIDGET_CLASS (klass)->focus = adc_bin_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
adc_board_init (AdcBoard *self G_GNUC_UNUSED)
{
}

AdcBattleSession *
adc_board_get_session (AdcBoard *self)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);

  g_return_val_if_fail (ADC_IS_BOARD (self), NULL);

  return priv->session;
}

void
adc_board_set_session (AdcBoard *self, AdcBattleSession *session)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);

  g_return_if_fail (ADC_IS_BOARD (self));
  g_return_if_fail (session == NULL || ADC_IS_BATTLE_SESSION (session));

  if (priv->session == session)
    return;

  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_func (priv->session, update, self);
  g_set_object (&priv->session, session);
  if (session != NULL)
    g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

AdcCompletions *
adc_board_get_completions (AdcBoard *self)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);

  g_return_val_if_fail (ADC_IS_BOARD (self), NULL);

  return priv->completions;
}

void
adc_board_set_completions (AdcBoard *self, AdcCompletions *completions)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);

  g_return_if_fail (ADC_IS_BOARD (self));
  g_return_if_fail (completions == NULL || ADC_IS_COMPLETIONS (completions));

  g_set_object (&priv->completions, completions);
}

void
adc_board_select (AdcBoard *self, const char *from, const char *at)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);
  g_autofree char *old_from = NULL;
  g_autofree char *old_at = NULL;

  g_return_if_fail (ADC_IS_BOARD (self));

  if (g_strcmp0 (priv->from, from) == 0 && g_strcmp0 (priv->at, at) == 0)
    return;

  /* The new ids may be the old ones, lent by the getters. */
  old_from = g_steal_pointer (&priv->from);
  old_at = g_steal_pointer (&priv->at);
  priv->from = g_strdup (from);
  priv->at = g_strdup (at);
  drop_what_is_gone (self);
  announce_shot (self);
}

const char *
adc_board_get_from (AdcBoard *self)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);

  g_return_val_if_fail (ADC_IS_BOARD (self), NULL);

  return priv->from;
}

const char *
adc_board_get_at (AdcBoard *self)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);

  g_return_val_if_fail (ADC_IS_BOARD (self), NULL);

  return priv->at;
}

gboolean
adc_board_ask_value (AdcBoard *self, const char *force, const char *stat)
{
  AdcBoardClass *klass;

  g_return_val_if_fail (ADC_IS_BOARD (self), FALSE);

  klass = ADC_BOARD_GET_CLASS (self);
  return klass->ask_value != NULL && klass->ask_value (self, force, stat);
}

guint
adc_board_get_rerolls (AdcBoard *self, const char *force)
{
  AdcBoardClass *klass;

  g_return_val_if_fail (ADC_IS_BOARD (self), 0);

  klass = ADC_BOARD_GET_CLASS (self);
  return klass->get_rerolls != NULL ? klass->get_rerolls (self, force) : 0;
}

gboolean
adc_board_prepare_throw (AdcBoard *self, const char *from, const char *at, AdcThrow *throw,
                         char **why_not)
{
  AdcBoardPrivate *priv = adc_board_get_instance_private (self);
  AdcBoardClass *klass;

  g_return_val_if_fail (ADC_IS_BOARD (self), FALSE);
  g_return_val_if_fail (priv->session != NULL, FALSE);
  g_return_val_if_fail (from != NULL && at != NULL, FALSE);

  klass = ADC_BOARD_GET_CLASS (self);
  return klass->prepare_throw != NULL
             ? klass->prepare_throw (self, from, at, throw, why_not)
             : adc_throw_prepare (throw, priv->session, from, at, why_not);
}

char *
adc_board_describe_turn (AdcBoard *self)
{
  AdcBoardClass *klass;

  g_return_val_if_fail (ADC_IS_BOARD (self), NULL);

  klass = ADC_BOARD_GET_CLASS (self);
  return klass->describe_turn != NULL ? klass->describe_turn (self) : NULL;
}

GPtrArray *
adc_board_list_firing (AdcBoard *self)
{
  AdcBoardClass *klass;

  g_return_val_if_fail (ADC_IS_BOARD (self), NULL);

  klass = ADC_BOARD_GET_CLASS (self);
  return klass->list_firing != NULL ? klass->list_firing (self)
                                    : g_ptr_array_new_with_free_func (g_free);
}

gboolean
adc_board_has_score_aid (AdcBoard *self)
{
  g_return_val_if_fail (ADC_IS_BOARD (self), FALSE);

  return ADC_BOARD_GET_CLASS (self)->show_score_aid != NULL;
}

void
adc_board_show_score_aid (AdcBoard *self)
{
  g_return_if_fail (ADC_IS_BOARD (self));

  if (adc_board_has_score_aid (self))
    ADC_BOARD_GET_CLASS (self)->show_score_aid (self);
}

GPtrArray *
adc_board_list_panels (AdcBoard *self)
{
  AdcBoardClass *klass;

  g_return_val_if_fail (ADC_IS_BOARD (self), NULL);

  klass = ADC_BOARD_GET_CLASS (self);
  return klass->list_panels != NULL ? klass->list_panels (self) : NULL;
}

gboolean
adc_board_is_tall (AdcBoard *self)
{
  g_return_val_if_fail (ADC_IS_BOARD (self), FALSE);

  return ADC_BOARD_GET_CLASS (self)->is_tall;
}
