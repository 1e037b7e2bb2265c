/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-session.h"

#include "adc-steps.h"

struct _AdcGridSession {
  GObject     parent_instance;
  AdcGridMap *map;
  AdcSteps   *steps;
};

G_DEFINE_FINAL_TYPE (AdcGridSession, adc_grid_session, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GVariant *
take_state (AdcGridSession *self)
{
  return adc_grid_map_to_variant (self->map);
}

static void
adc_grid_session_finalize (GObject *object)
{
  AdcGridSession *self = ADC_GRID_SESSION (object);

  g_clear_object (&self->map);
  g_clear_pointer (&self->steps, adc_steps_free);
  G_OBJECT_CLASS (adc_grid_session_parent_class)->finalize (object);
}

static void
adc_grid_session_class_init (AdcGridSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_grid_session_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_GRID_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_grid_session_init (AdcGridSession *self G_GNUC_UNUSED)
{
}

AdcGridSession *
adc_grid_session_new (AdcGame *game)
{
  AdcGridSession *self;

  g_return_val_if_fail (adc_game_get_grid (game) != NULL, NULL);

  self = g_object_new (ADC_TYPE_GRID_SESSION, NULL);
  self->map = adc_grid_map_new (game);
  self->steps = adc_steps_new (take_state (self));

  return self;
}

AdcGridMap *
adc_grid_session_get_map (AdcGridSession *self)
{
  g_return_val_if_fail (ADC_IS_GRID_SESSION (self), NULL);

  return self->map;
}

gboolean
adc_grid_session_commit (AdcGridSession *self)
{
  g_return_val_if_fail (ADC_IS_GRID_SESSION (self), FALSE);

  if (!adc_steps_add (self->steps, take_state (self)))
    return FALSE;

  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
show_step (AdcGridSession *self)
{
  adc_grid_map_restore (self->map, adc_steps_get_state (self->steps));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_grid_session_undo (AdcGridSession *self)
{
  g_return_if_fail (ADC_IS_GRID_SESSION (self));

  if (adc_steps_undo (self->steps))
    show_step (self);
}

void
adc_grid_session_redo (AdcGridSession *self)
{
  g_return_if_fail (ADC_IS_GRID_SESSION (self));

  if (adc_steps_redo (self->steps))
    show_step (self);
}

gboolean
adc_grid_session_can_undo (AdcGridSession *self)
{
  g_return_val_if_fail (ADC_IS_GRID_SESSION (self), FALSE);

  return adc_steps_can_undo (self->steps);
}

gboolean
adc_grid_session_can_redo (AdcGridSession *self)
{
  g_return_val_if_fail (ADC_IS_GRID_SESSION (self), FALSE);

  return adc_steps_can_redo (self->steps);
}

GVariant *
adc_grid_session_get_state (AdcGridSession *self)
{
  g_return_val_if_fail (ADC_IS_GRID_SESSION (self), NULL);

  return adc_steps_get_state (self->steps);
}

gboolean
adc_grid_session_restore (AdcGridSession *self, GVariant *state)
{
  g_return_val_if_fail (ADC_IS_GRID_SESSION (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_GRID_MAP_VARIANT)) ||
      !adc_grid_map_restore (self->map, state))
    return FALSE;

  adc_steps_restart (self->steps, take_state (self));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}
