/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-score.h"
#include "adc-ares-tally.h"

/* Between the files that make an AdcAresBattle: reading a scenario, replaying its dice, telling what comes of it. */

/* What a force is called and where it comes from; its figures are in the line. */
typedef struct {
  char    *id;
  char    *name;
  char    *unit;
  int      file_line;
  guint    damage;
  guint    n_waiting; /* units in its base that take no part */
  gboolean is_base_defence;
  gboolean is_deep_striker;
  gboolean has_all_abilities; /* FALSE: the card may have others */
  gboolean has_type;
  gboolean has_initiative;
  gboolean has_cost;
  int      cost;
} AdcAresCard;

typedef struct {
  char *id;
  char *score_stat;  /* id of the stat that is a score against it, or NULL */
  char *score_title; /* "Against infantry" */
  char *title;
} AdcAresType;

struct _AdcAresBattle {
  GObject        parent_instance;

  AdcAresLine    line; /* now */
  AdcAresCard    cards[ADC_ARES_MAX_FORCES];
  AdcAresType    types[ADC_ARES_MAX_TYPES];
  guint          n_types;
  AdcAresAttack  attack;
  gboolean       is_at_base;
  gboolean       is_over;
  AdcAresSide    winner;
  gboolean       is_missing; /* a value the forecast needs */
  guint          hand;       /* the defender's cards, once emergency defence is paid */
  AdcScenario   *scenario;   /* a copy of its own: the log is in it */
  GArray        *records;    /* of AdcAresRecord */
  GPtrArray     *notes;      /* of AdcReason */
  GPtrArray     *assumptions;
};

extern const char * const adc_ares_side_ids[];


/* "2" or "2.1": a column, here from 0, and a rank. */
gboolean adc_ares_parse_place (const char *place, guint *column, guint *rank);

/* Entries that say why. */
#define RULE_ARRIVALS     "defense-urgence-regle"
#define RULE_ATTACK       "choix-attaque"
#define RULE_BASE_CARDS   "tirer-batiments-vides"
#define RULE_BASE_DEFENCE "regle-defense-base"
#define RULE_BEHIND       "renfort"
#define RULE_BOTH_SIDES   "deux-camps-non-engages"
#define RULE_CARD_OWNER   "carte-attaque-gardee"
#define RULE_CONSTRUCTION "produire-unites"
#define RULE_DEEP_STRIKE  "regle-profondeur"
#define RULE_LIMIT        "limite-unites"
#define RULE_NEVER        "x-score"
#define RULE_NO_FLANKING  "regle-sans-renfort"
#define RULE_ORDER        "ordre-initiative"
#define RULE_POSITION     "modificateurs-position"
#define RULE_RAID         "raid-restrictions"
#define RULE_RECON        "placement-reconnaissance"
#define RULE_REORGANISE   "reorganisation"
#define RULE_REROLLS      "regle-relances"
#define RULE_RESISTANT    "regle-resistant"
#define RULE_RETREAT      "retraite"
#define RULE_ROUNDS       "fin-round"
#define RULE_TARGET       "choisir-cible"
#define RULE_THRESHOLD    "seuil-toucher"
#define RULE_WINNER       "qui-gagne"
#define RULE_ZERO         "seuil-zero"

/* adc-ares-reader.c: fills the line from the scenario. FALSE when no battle can be made of it. */
gboolean adc_ares_battle_read    (AdcAresBattle *self, AdcGame *game, GPtrArray *faults);

/* adc-ares-legality.c: what the rules forbid in the line as it is laid out; and, of the line as it is now, what will not
 * last and what is not known. */
void     adc_ares_battle_check        (AdcAresBattle *self, GPtrArray *faults);
void     adc_ares_battle_check_moment (AdcAresBattle *self, GPtrArray *faults);
void     adc_ares_battle_ask          (AdcAresBattle *self, GPtrArray *faults);

/* adc-ares-replay.c: lets the dice of the log fall again. */
gboolean adc_ares_battle_replay  (AdcAresBattle *self, GPtrArray *faults);

/* adc-ares-forecast.c: how it will end. */
AdcForecast *adc_ares_battle_forecast (AdcAresBattle *self, AdcProgress progress, gpointer data,
                                       GCancellable *cancellable, GError **error);

/* adc-ares-words.c: shots, notes and assumptions for the reader. */
GPtrArray *adc_ares_battle_list_shots       (AdcAresBattle *self);
void       adc_ares_battle_note             (AdcAresBattle *self);
void       adc_ares_battle_state_assumptions (AdcAresBattle *self);
