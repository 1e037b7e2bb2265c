/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-forecast.h"
#include "adc-game.h"
#include "adc-resolution.h"
#include "adc-scenario.h"
#include "adc-shot.h"

/* One moment of one battle, worked out by its game's engine from a scenario. It is made in the main thread, which may
 * read cards; from then on it never changes and holds no reference to the game, so any thread may ask it anything. */

/* What is wrong with a scenario, or missing from it. */
typedef enum {
  ADC_FAULT_IMPOSSIBLE, /* the rules forbid it: no battle can be made of it */
  ADC_FAULT_MOMENTARY,  /* may be so in the middle of a round, and is put right by the next reorganisation */
  ADC_FAULT_MISSING,    /* a value is needed that nobody knows */
} AdcFaultKind;

typedef struct {
  AdcFaultKind  kind;
  int           line;    /* in the scenario's file, 0 when unknown */
  char         *force;   /* id, or NULL */
  char         *stat;    /* id of the missing stat, or NULL */
  char         *setting; /* name of the missing setting, or NULL; of the force, else of the side */
  char         *side;    /* id of the side whose setting it is, or NULL: the scenario's own */
  char         *rule;    /* id of the entry that says so, or NULL */
  char         *message; /* one sentence in the reader's language */
} AdcFault;

AdcFault *adc_fault_new  (AdcFaultKind kind, int line, const char *force, const char *rule, const char *message);
void      adc_fault_free (AdcFault *self);

void      adc_faults_append (GPtrArray *faults, AdcFaultKind kind, int line, const char *force, const char *rule,
                             const char *format, ...) G_GNUC_PRINTF (6, 7);

/* Whether one of them, from that one on, makes the battle impossible. */
gboolean  adc_faults_forbid (GPtrArray *faults, guint first);

/* Called from the thread that computes: the part done, from 0 to 1. */
typedef void (*AdcProgress) (double part, gpointer data);

#define ADC_TYPE_BATTLE (adc_battle_get_type ())
G_DECLARE_INTERFACE (AdcBattle, adc_battle, ADC, BATTLE, GObject)

struct _AdcBattleInterface {
  GTypeInterface parent_iface;

  GPtrArray   *(*list_shots) (AdcBattle *self);
  GPtrArray   *(*list_notes) (AdcBattle *self);
  AdcForecast *(*forecast)   (AdcBattle *self, AdcProgress progress, gpointer data, GCancellable *cancellable,
                              GError **error);

  /* A battle without chance has this one instead of a forecast, and no shots. One that is fought step by step although
   * not everything is known has both, and may have no shots. */
  AdcResolution *(*resolve) (AdcBattle *self);
};

/* NULL when no engine knows the game or the scenario is impossible; faults (AdcFault) are appended in any case. */
AdcBattle   *adc_battle_new        (AdcGame *game, AdcScenario *scenario, GPtrArray *faults);
gboolean     adc_battle_is_offered (const char *game_id);

GPtrArray   *adc_battle_list_shots (AdcBattle *self); /* of AdcShot: every force at every target it may choose now */
GPtrArray   *adc_battle_list_notes (AdcBattle *self); /* of AdcReason: what was worked out besides, in plain words */

gboolean       adc_battle_has_chance (AdcBattle *self); /* FALSE: it resolves, and has no forecast */
AdcResolution *adc_battle_resolve    (AdcBattle *self); /* or NULL, when it is not told step by step */

/* Fails when a value is missing (ADC_ERROR_INVALID) or when it was cancelled. */
AdcForecast *adc_battle_forecast        (AdcBattle *self, AdcProgress progress, gpointer data,
                                         GCancellable *cancellable, GError **error);
void         adc_battle_forecast_async  (AdcBattle *self, AdcProgress progress, gpointer data,
                                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
AdcForecast *adc_battle_forecast_finish (AdcBattle *self, GAsyncResult *result, GError **error);

/* What a game's engine gives: one of these, listed in adc-engines.c. */
typedef struct {
  const char *game;
  AdcBattle  *(*prepare)  (AdcGame *game, AdcScenario *scenario, GPtrArray *faults);
  const char *(*get_name) (const char *id); /* of a side, or of what is no force but spoken of like one; or NULL */
  const char * const *sides;                /* ids; what an empty battle has */
  const char *first; /* id of the example that somebody meets first; NULL: the first that answers everything */

  /* What tells a force from others that are called the same: “Buck Rogers” in “Trooper (Buck Rogers)”. Without it they
   * are numbered. */
  char       *(*dup_epithet) (AdcGame *game, const AdcScenarioSide *side, const AdcScenarioForce *force);

  gboolean    sides_are_factions; /* a side that has a faction is called like it, whatever its id stands for */
  gboolean    has_cards; /* cards have places like units, and one that nobody knows is a force without unit and title */
} AdcEngine;

const AdcEngine *adc_engine_find (const char *game_id); /* or NULL */
