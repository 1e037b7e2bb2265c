/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-work.h"

#include "adc-deck-pool.h"

static GVariant *
write_deck (gpointer document)
{
  return adc_deck_to_variant (document);
}

static gboolean
restore_deck (gpointer document, GVariant *state)
{
  return adc_deck_restore (document, state);
}

static const AdcSessionKind session_kind = { ADC_DECK_STATE_TYPE, write_deck, restore_deck };

struct _AdcDeckWork {
  GObject        parent_instance;
  AdcGame       *game;
  AdcSession    *session;
  AdcDeckReport *report; /* NULL: to be worked out */
  char          *path;
  GVariant      *saved;  /* what the file has */
  guint          n_refreshes;
};

G_DEFINE_FINAL_TYPE (AdcDeckWork, adc_deck_work, G_TYPE_OBJECT)

enum { CHANGED, SAVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_deck_work_dispose (GObject *object)
{
  AdcDeckWork *self = ADC_DECK_WORK (object);

  g_clear_object (&self->game);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_deck_work_parent_class)->dispose (object);
}

static void
adc_deck_work_finalize (GObject *object)
{
  AdcDeckWork *self = ADC_DECK_WORK (object);

  g_clear_pointer (&self->report, adc_deck_report_free);
  g_clear_pointer (&self->saved, g_variant_unref);
  g_free (self->path);
  G_OBJECT_CLASS (adc_deck_work_parent_class)->finalize (object);
}

static void
adc_deck_work_class_init (AdcDeckWorkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_deck_work_dispose;
  object_class->finalize = adc_deck_work_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_DECK_WORK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[SAVED] = g_signal_new ("saved", ADC_TYPE_DECK_WORK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
adc_deck_work_init (AdcDeckWork *self G_GNUC_UNUSED)
{
}

static void
session_changed_cb (AdcDeckWork *self)
{
  g_clear_pointer (&self->report, adc_deck_report_free);
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[SAVED], 0);
}

AdcDeckWork *
adc_deck_work_new (AdcGame *game, AdcDeck *deck, const char *path)
{
  AdcDeckWork *self;

  g_return_val_if_fail (ADC_IS_GAME (game) && ADC_IS_DECK (deck), NULL);

  self = g_object_new (ADC_TYPE_DECK_WORK, NULL);
  self->game = g_object_ref (game);
  self->session = adc_session_new (deck, &session_kind);
  self->path = g_strdup (path);
  self->saved = g_variant_ref (adc_session_get_state (self->session));
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

AdcGame *
adc_deck_work_get_game (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), NULL);

  return self->game;
}

AdcDeck *
adc_deck_work_get_deck (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), NULL);

  return adc_session_get_document (self->session);
}

const AdcDeckKind *
adc_deck_work_get_kind (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), NULL);

  return adc_deck_get_deck_kind (adc_deck_work_get_deck (self), self->game);
}

const AdcDeckReport *
adc_deck_work_get_report (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), NULL);

  if (self->report == NULL)
    self->report =
      adc_deck_check (adc_deck_work_get_deck (self), self->game, ADC_DECK_STAGE_BUILD);

  return self->report;
}

const char *
adc_deck_work_get_path (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), NULL);

  return self->path;
}

gboolean
adc_deck_work_is_modified (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), FALSE);

  return !g_variant_equal (self->saved, adc_session_get_state (self->session));
}

gboolean
adc_deck_work_commit (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), FALSE);

  return adc_session_commit (self->session);
}

void
adc_deck_work_apply (AdcDeckWork *self, GVariant *state)
{
  g_return_if_fail (ADC_IS_DECK_WORK (self) && state != NULL);

  if (adc_deck_restore (adc_deck_work_get_deck (self), state))
    adc_session_commit (self->session);
}

void
adc_deck_work_undo (AdcDeckWork *self)
{
  g_return_if_fail (ADC_IS_DECK_WORK (self));

  adc_session_undo (self->session);
}

void
adc_deck_work_redo (AdcDeckWork *self)
{
  g_return_if_fail (ADC_IS_DECK_WORK (self));

  adc_session_redo (self->session);
}

gboolean
adc_deck_work_can_undo (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), FALSE);

  return adc_session_can_undo (self->session);
}

gboolean
adc_deck_work_can_redo (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), FALSE);

  return adc_session_can_redo (self->session);
}

void
adc_deck_work_refresh (AdcDeckWork *self)
{
  g_return_if_fail (ADC_IS_DECK_WORK (self));

  adc_session_commit (self->session); /* what is being typed is not to be lost */
  self->n_refreshes++;
  adc_session_refresh (self->session);
}

guint
adc_deck_work_get_n_refreshes (AdcDeckWork *self)
{
  g_return_val_if_fail (ADC_IS_DECK_WORK (self), 0);

  return self->n_refreshes;
}

void
adc_deck_work_set_saved (AdcDeckWork *self, const char *path)
{
  char *copy;

  g_return_if_fail (ADC_IS_DECK_WORK (self));

  copy = g_strdup (path);
  g_free (self->path);
  self->path = copy;
  g_variant_unref (self->saved);
  self->saved = g_variant_ref (adc_session_get_state (self->session));
  g_signal_emit (self, signals[SAVED], 0);
}

void
adc_deck_work_revert (AdcDeckWork *self)
{
  g_return_if_fail (ADC_IS_DECK_WORK (self));

  adc_deck_work_apply (self, self->saved);
}

void
adc_deck_work_recover (AdcDeckWork *self, AdcDeck *deck)
{
  g_autoptr(GVariant) state = NULL;

  g_return_if_fail (ADC_IS_DECK_WORK (self) && ADC_IS_DECK (deck));

  state = g_variant_ref_sink (adc_deck_to_variant (deck));
  adc_deck_work_apply (self, state);
}
