/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-survey.h"

/* A battle, resolved to the end. Nothing is allocated: the adviser asks tens of thousands of
 * times. What a player may decide is a question with two options or more; the answers are given
 * beforehand, in the order in which the questions come up, and where there is none left the
 * first option is taken. Ask, see what was asked, answer, ask again. */

#define ADC_HEX_QUESTIONS 24 /* of one battle; past these, first options are taken without asking */
#define ADC_HEX_OPTIONS 32

typedef enum {
  ADC_HEX_ASK_EXPLODE, /* cell: attack (0) or explode (1) */
  ADC_HEX_ASK_CONVERT, /* cell: a tile served by a quartermaster (medic of the options); 0: nothing is
                        * converted */
  ADC_HEX_ASK_HEAL,    /* which medic cancels what */
  ADC_HEX_ASK_RELAY,   /* cell: a medic that takes a wound: which medic takes it on */
} AdcHexAsk;

typedef struct {
  guint8 medic;      /* cells; ADC_HEX_NOWHERE where it has no sense */
  guint8 patient;
  guint8 attacker;
  guint8 direction;  /* of the attack converted */
  guint8 to_ranged;  /* from a blow to a shot, or the other way round */
} AdcHexOption;

typedef struct {
  AdcHexAsk    ask;
  guint8       phase;
  guint8       side; /* who decides */
  guint8       cell;
  guint8       n_options;
  guint8       taken;
  AdcHexOption options[ADC_HEX_OPTIONS];
} AdcHexQuestion;

typedef struct {
  guint  n;
  guint8 options[ADC_HEX_QUESTIONS];
} AdcHexAnswers;

/* The board at one moment of the battle. */
typedef struct {
  guint32 alive;
  guint8  wounds[ADC_HEX_CELLS];
  guint8  points[ADC_HEX_PLAYERS]; /* 0 and its HQ not among the alive: destroyed */
  guint16 scored[ADC_HEX_PLAYERS]; /* damage to enemy HQs after healing: what counts in the variant */
} AdcHexState;

typedef struct {
  AdcHexState    end;
  guint          n_questions;
  AdcHexQuestion questions[ADC_HEX_QUESTIONS];
} AdcHexResult;

typedef enum {
  /* cell attacks at in direction: strength, of which armour stopped; wounds is what is left (0
   * where an HQ meets an HQ) */
  ADC_HEX_EVENT_BLOW,
  ADC_HEX_EVENT_SHOT,
  ADC_HEX_EVENT_BEAM,
  /* cell explodes: one for each tile hurt, and one with at == cell for the tile itself */
  ADC_HEX_EVENT_BLAST,
  /* the attack of cell in direction becomes a shot (strength 1) or a blow (0), by means of at */
  ADC_HEX_EVENT_CONVERT,
  ADC_HEX_EVENT_HEAL,   /* the medic cell cancels the wounds that by did to at */
  ADC_HEX_EVENT_RELAY,  /* the medic at takes on the wound that the medic cell had taken */
  ADC_HEX_EVENT_SPENT,  /* the medic cell is used up */
  ADC_HEX_EVENT_WOUND,  /* cell has wounds now, strength of them from this phase, and lives */
  ADC_HEX_EVENT_DEATH,  /* cell leaves the board at the end of the phase */
  ADC_HEX_EVENT_POINTS, /* the HQ in cell loses wounds points (in the variant: would lose) */
} AdcHexEventKind;

typedef struct {
  AdcHexEventKind kind;
  guint8          cell;
  guint8          at;        /* or ADC_HEX_NOWHERE: nobody was in the way */
  guint8          by;
  guint8          direction;
  guint8          strength;
  guint8          armour;
  guint8          wounds;
} AdcHexEvent;

/* What is written down when somebody wants to see the battle. */
typedef struct {
  guint8       initiative;
  AdcHexState  before;
  AdcHexSurvey survey;
  guint32      acting;
  guint        n_events;
  AdcHexEvent *events;
} AdcHexPhase;

typedef struct {
  GPtrArray *phases; /* of AdcHexPhase: those in which somebody acts */
} AdcHexRecord;

/* The record may be NULL. With three players or more the end, not the last phase, lacks all
 * tiles of those whose HQ was destroyed. */
void adc_hex_resolve (const AdcHexPosition *position, const AdcHexAnswers *answers,
                      AdcHexResult *result, AdcHexRecord *record);

AdcHexRecord *adc_hex_record_new  (void);
void          adc_hex_record_free (AdcHexRecord *self);

/* The position after a state reached in it: the dead taken away, wounds and points set. */
void adc_hex_position_apply (AdcHexPosition *position, const AdcHexState *state);
