/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-session.h"

#include "adc-steps.h"

struct _AdcRoomSession {
  GObject       parent_instance;
  AdcRoomTable *table;
  AdcSteps     *steps;
};

G_DEFINE_FINAL_TYPE (AdcRoomSession, adc_room_session, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_room_session_finalize (GObject *object)
{
  AdcRoomSession *self = ADC_ROOM_SESSION (object);

  g_clear_object (&self->table);
  g_clear_pointer (&self->steps, adc_steps_free);
  G_OBJECT_CLASS (adc_room_session_parent_class)->finalize (object);
}

static void
adc_room_session_class_init (AdcRoomSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_room_session_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_ROOM_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_room_session_init (AdcRoomSession *self G_GNUC_UNUSED)
{
}

AdcRoomSession *
adc_room_session_new (AdcGame *game)
{
  AdcRoomSession *self;

  g_return_val_if_fail (adc_room_session_is_for (game), NULL);

  self = g_object_new (ADC_TYPE_ROOM_SESSION, NULL);
  self->table = adc_room_table_new (game);
  self->steps = adc_steps_new (adc_room_table_to_variant (self->table));

  return self;
}

AdcRoomTable *
adc_room_session_get_table (AdcRoomSession *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_SESSION (self), NULL);

  return self->table;
}

gboolean
adc_room_session_commit (AdcRoomSession *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_SESSION (self), FALSE);

  if (!adc_steps_add (self->steps, adc_room_table_to_variant (self->table)))
    return FALSE;

  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
show_step (AdcRoomSession *self)
{
  adc_room_table_restore (self->table, adc_steps_get_state (self->steps));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_room_session_undo (AdcRoomSession *self)
{
  g_return_if_fail (ADC_IS_ROOM_SESSION (self));

  if (adc_steps_undo (self->steps))
    show_step (self);
}

void
adc_room_session_redo (AdcRoomSession *self)
{
  g_return_if_fail (ADC_IS_ROOM_SESSION (self));

  if (adc_steps_redo (self->steps))
    show_step (self);
}

gboolean
adc_room_session_can_undo (AdcRoomSession *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_SESSION (self), FALSE);

  return adc_steps_can_undo (self->steps);
}

gboolean
adc_room_session_can_redo (AdcRoomSession *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_SESSION (self), FALSE);

  return adc_steps_can_redo (self->steps);
}

GVariant *
adc_room_session_get_state (AdcRoomSession *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_SESSION (self), NULL);

  return adc_steps_get_state (self->steps);
}

gboolean
adc_room_session_restore (AdcRoomSession *self, GVariant *state)
{
  g_return_val_if_fail (ADC_IS_ROOM_SESSION (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_ROOM_TABLE_VARIANT)))
    return FALSE;

  adc_room_table_restore (self->table, state);
  adc_steps_restart (self->steps, adc_room_table_to_variant (self->table));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
adc_room_session_refresh (AdcRoomSession *self)
{
  g_return_if_fail (ADC_IS_ROOM_SESSION (self));

  show_step (self);
}

gboolean
adc_room_session_is_for (AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return adc_game_get_rooms (game) != NULL;
}
