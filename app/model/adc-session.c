/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-session.h"

#include "adc-steps.h"

struct _AdcSession {
  GObject               parent_instance;
  GObject              *document;
  const AdcSessionKind *kind;
  AdcSteps             *steps;
};

G_DEFINE_FINAL_TYPE (AdcSession, adc_session, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_session_finalize (GObject *object)
{
  AdcSession *self = ADC_SESSION (object);

  g_clear_object (&self->document);
  g_clear_pointer (&self->steps, adc_steps_free);
  G_OBJECT_CLASS (adc_session_parent_class)->finalize (object);
}

static void
adc_session_class_init (AdcSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_session_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_session_init (AdcSession *self G_GNUC_UNUSED)
{
}

AdcSession *
adc_session_new (gpointer document, const AdcSessionKind *kind)
{
  AdcSession *self;

  g_return_val_if_fail (G_IS_OBJECT (document), NULL);

  self = g_object_new (ADC_TYPE_SESSION, NULL);
  self->document = document;
  self->kind = kind;
  self->steps = adc_steps_new (kind->to_variant (document));

  return self;
}

gpointer
adc_session_get_document (AdcSession *self)
{
  g_return_val_if_fail (ADC_IS_SESSION (self), NULL);

  return self->document;
}

gboolean
adc_session_commit (AdcSession *self)
{
  g_return_val_if_fail (ADC_IS_SESSION (self), FALSE);

  if (!adc_steps_add (self->steps, self->kind->to_variant (self->document)))
    return FALSE;

  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
show_step (AdcSession *self)
{
  self->kind->restore (self->document, adc_steps_get_state (self->steps));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_session_undo (AdcSession *self)
{
  g_return_if_fail (ADC_IS_SESSION (self));

  if (adc_steps_undo (self->steps))
    show_step (self);
}

void
adc_session_redo (AdcSession *self)
{
  g_return_if_fail (ADC_IS_SESSION (self));

  if (adc_steps_redo (self->steps))
    show_step (self);
}

gboolean
adc_session_can_undo (AdcSession *self)
{
  g_return_val_if_fail (ADC_IS_SESSION (self), FALSE);

  return adc_steps_can_undo (self->steps);
}

gboolean
adc_session_can_redo (AdcSession *self)
{
  g_return_val_if_fail (ADC_IS_SESSION (self), FALSE);

  return adc_steps_can_redo (self->steps);
}

GVariant *
adc_session_get_state (AdcSession *self)
{
  g_return_val_if_fail (ADC_IS_SESSION (self), NULL);

  return adc_steps_get_state (self->steps);
}

gboolean
adc_session_restore (AdcSession *self, GVariant *state)
{
  g_return_val_if_fail (ADC_IS_SESSION (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (self->kind->type)) ||
      !self->kind->restore (self->document, state))
    return FALSE;

  adc_steps_restart (self->steps, self->kind->to_variant (self->document));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
adc_session_refresh (AdcSession *self)
{
  g_return_if_fail (ADC_IS_SESSION (self));

  show_step (self);
}
