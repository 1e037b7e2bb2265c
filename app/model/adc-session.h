/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* Something somebody works on, with everything done to it and undone. Change it, then commit: that is one step to undo.
 * "changed" is emitted after each step, and after undoing and doing again. */

typedef struct {
  const char *type;                                       /* of the variants */
  GVariant   *(*to_variant) (gpointer document);
  gboolean    (*restore)    (gpointer document, GVariant *state); /* of that type; FALSE: it makes no sense */
} AdcSessionKind;

#define ADC_TYPE_SESSION (adc_session_get_type ())
G_DECLARE_FINAL_TYPE (AdcSession, adc_session, ADC, SESSION, GObject)

AdcSession *adc_session_new          (gpointer document, const AdcSessionKind *kind); /* takes the document, a GObject */
gpointer    adc_session_get_document (AdcSession *self);

gboolean    adc_session_commit       (AdcSession *self); /* FALSE: nothing has changed */
void        adc_session_undo         (AdcSession *self);
void        adc_session_redo         (AdcSession *self);
gboolean    adc_session_can_undo     (AdcSession *self);
gboolean    adc_session_can_redo     (AdcSession *self);

/* What is kept across restarts. What is no such thing is left alone: FALSE. */
GVariant   *adc_session_get_state    (AdcSession *self);
gboolean    adc_session_restore      (AdcSession *self, GVariant *state);

/* What it is about says something else now. */
void        adc_session_refresh      (AdcSession *self);
