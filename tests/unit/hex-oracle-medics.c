/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-private.h"

#include <string.h>

/* Medics, after all that act in a phase have acted. What one attacker does to one target is
 * cancelled as a whole. */

typedef struct {
  const AdcHexPosition  *position;
  const HexOracleState  *state;
  const HexOracleSurvey *survey;
  HexOracleHurt         *hurt;
} Ward;

typedef struct {
  guint medic;
  guint patient;
  guint attacker;
} Healing;

#define HEALINGS (ADC_HEX_CELLS * ADC_HEX_DIRECTIONS * (ADC_HEX_CELLS + 1))

static gboolean
is_medic (const Ward *self, guint cell)
{
  return self->state->is_alive[cell] && !self->survey->is_netted[cell]
         && (self->position->cells[cell].tile->powers & ADC_HEX_MEDIC);
}

static gboolean
is_hit (const Ward *self, guint cell)
{
  for (guint attacker = 0; attacker <= HEX_ORACLE_OUTSIDE; attacker++)
    if (self->hurt->wounds[cell][attacker] > 0)
      return TRUE;
  return FALSE;
}

/* Whether a medic could see to a tile: connected, and a friend of those it works for. */
static gboolean
is_linked (const Ward *self, guint medic, guint cell)
{
  if (!self->state->is_alive[cell]
      || !hex_oracle_are_friends (self->position, self->survey->works_for[medic],
                                  self->position->cells[cell].side))
    return FALSE;

  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++)
    if (hex_oracle_step (medic, direction) == cell)
      return hex_oracle_has_link (&self->position->cells[medic], direction);
  return FALSE;
}

static gboolean
can_heal (const Ward *self, guint medic, guint patient)
{
  if (!is_medic (self, medic) || self->hurt->is_spent[medic] || medic == patient
      || !is_linked (self, medic, patient))
    return FALSE;

  /* Gone beyond healing: what exploded, and the medic that is taken away for having healed. */
  if (self->hurt->explodes[patient] || self->hurt->is_spent[patient])
    return FALSE;

  /* Hit itself, it comes too late for all but another hit medic, if each could heal the other. */
  if (is_hit (self, medic))
    return is_medic (self, patient) && is_hit (self, patient) && is_linked (self, patient, medic);
  return TRUE;
}

static guint
list_healings (const Ward *self, guint side, Healing *healings)
{
  guint n = 0;

  for (guint medic = 0; medic < ADC_HEX_CELLS; medic++)
    for (guint patient = 0; patient < ADC_HEX_CELLS; patient++)
      if (self->survey->works_for[medic] == side && can_heal (self, medic, patient))
        for (guint attacker = 0; attacker <= HEX_ORACLE_OUTSIDE; attacker++)
          if (self->hurt->wounds[patient][attacker] > 0)
            healings[n++] = (Healing) { medic, patient, attacker };
  return n;
}

static const Healing *
ask_healing (guint side, const Healing *healings, guint n, HexOracleScript *script)
{
  HexOracleQuestion question = {
    .ask = ADC_HEX_ASK_HEAL,
    .side = side,
    .cell = ADC_HEX_NOWHERE,
    .n_options = n,
  };

  for (guint i = 0; i < MIN (n, ADC_HEX_OPTIONS); i++) {
    question.options[i].medic = healings[i].medic;
    question.options[i].patient = healings[i].patient;
    question.options[i].attacker = healings[i].attacker == HEX_ORACLE_OUTSIDE
                                   ? ADC_HEX_NOWHERE
                                   : healings[i].attacker;
  }
  return &healings[n > 1 ? hex_oracle_ask (script, &question) : 0];
}

/* The medic that takes the wound of a medic on, if there is one. */
static guint
ask_relay (const Ward *self, guint medic, const gboolean *is_in_chain, HexOracleScript *script)
{
  guint next[ADC_HEX_CELLS];
  HexOracleQuestion question = {
    .ask = ADC_HEX_ASK_RELAY,
    .side = self->survey->works_for[medic],
    .cell = medic,
  };

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    if (is_medic (self, cell) && !self->hurt->is_spent[cell] && !is_hit (self, cell)
        && !is_in_chain[cell] && is_linked (self, cell, medic)) {
      question.options[question.n_options].medic = cell;
      next[question.n_options++] = cell;
    }
  }

  if (question.n_options == 0)
    return ADC_HEX_NOWHERE;
  return next[question.n_options > 1 ? hex_oracle_ask (script, &question) : 0];
}

static void
heal (Ward *self, const Healing *healing, HexOracleScript *script)
{
  const gboolean healer_is_hit = is_hit (self, healing->medic);
  gboolean is_in_chain[ADC_HEX_CELLS] = { FALSE };
  guint medic = healing->medic;

  self->hurt->wounds[healing->patient][healing->attacker] = 0;

  is_in_chain[healing->patient] = TRUE; /* medics do not heal each other */
  is_in_chain[medic] = TRUE;
  while (!healer_is_hit) {
    guint next = ask_relay (self, medic, is_in_chain, script);

    if (next == ADC_HEX_NOWHERE)
      break;
    medic = next;
    is_in_chain[medic] = TRUE;
  }
  self->hurt->is_spent[medic] = TRUE;
}

void
hex_oracle_heal (const AdcHexPosition *position, const HexOracleState *state,
                 const HexOracleSurvey *survey, HexOracleScript *script, HexOracleHurt *hurt)
{
  Ward ward = { position, state, survey, hurt };
  Healing healings[HEALINGS];
  gboolean has_healed = TRUE;

  while (has_healed) {
    has_healed = FALSE;
    for (guint side = 0; side < position->n_sides && !has_healed; side++) {
      guint n = list_healings (&ward, side, healings);

      if (n > 0) {
        heal (&ward, ask_healing (side, healings, n, script), script);
        has_healed = TRUE;
      }
    }
  }
}
