/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-battle.h"

/* Between the files that make an AdcBuckBattle: reading a scenario, replaying its dice, telling what comes of it. */

#define ADC_BUCK_N_FACES 10

typedef struct {
  char         *id;
  char         *name;  /* “Trooper (Buck Rogers)” where that is needed to tell it apart */
  guint         side;
  guint         piece;
  AdcBuckPlace  place;
  guint         count;
  int           file_line;
} AdcBuckForce;

#define ADC_BUCK_MAX_FORCES (ADC_BUCK_MAX_SIDES * ADC_BUCK_N_PIECES * (ADC_BUCK_N_PLACES + 1))

struct _AdcBuckBattle {
  GObject       parent_instance;

  AdcBuckFight  fight; /* now */
  AdcBuckFight  start; /* before the first die */
  gboolean      is_over;
  gboolean      is_advanced;
  gboolean      has_opening;                      /* the scenario begins with it */
  char         *zone_title;                       /* or NULL */
  char         *unit_names[ADC_BUCK_N_PIECES];    /* “Trooper” */
  char         *side_ids[ADC_BUCK_MAX_SIDES];
  char         *side_names[ADC_BUCK_MAX_SIDES];
  int           side_lines[ADC_BUCK_MAX_SIDES];   /* in the file */
  guint         n_ordered[ADC_BUCK_MAX_SIDES];    /* how many of its order of targets it named itself */
  GArray       *forces;                           /* of AdcBuckForce */
  int           numbers[ADC_BUCK_N_TYPES][ADC_BUCK_N_TYPES]; /* as adc_buck_battle_get_number () */
  gboolean      lacks_bonus[ADC_BUCK_MAX_SIDES];  /* it has a leader of whom nobody knows what he adds */
  gboolean      is_missing;                       /* a value the forecast needs */
  guint         n_transports[ADC_BUCK_MAX_SIDES]; /* when they were loaded */
  guint         capacity[ADC_BUCK_N_PIECES];      /* of a transport: so many of one piece */
  AdcScenario  *scenario;                         /* a copy of its own */
  GPtrArray    *notes;                            /* of AdcReason */
  GPtrArray    *assumptions;
};

/* Entries that say why. */
#define RULE_ADVANCED      "regle-avancees"
#define RULE_BATTLE        "regle-bataille"
#define RULE_BATTLERS      "regle-bombardiers"
#define RULE_BOMBS         "regle-bombardement"
#define RULE_CARGO         "regle-transport"
#define RULE_COMBAT        "regle-combat"
#define RULE_CONTENTS      "regle-contenu"
#define RULE_DECLARE       "regle-declarer"
#define RULE_DICE          "regle-des"
#define RULE_END           "regle-fin-bataille"
#define RULE_ESCORT        "regle-combat-transporteurs"
#define RULE_FACTORIES     "regle-usines"
#define RULE_GENNIES       "regle-gennies"
#define RULE_INERT         "regle-inertie"
#define RULE_LEADERS       "regle-combat-chefs"
#define RULE_LEADERS_MOVE  "regle-mouvement-chefs"
#define RULE_LOADING       "regle-chargement"
#define RULE_MARKERS       "regle-marqueurs-controle"
#define RULE_MULTIPLE      "regle-combat-multiple"
#define RULE_ORDER         "regle-ordre-combats"
#define RULE_SABOTAGE      "regle-sabotage"
#define RULE_SATELLITES    "regle-satellites"
#define RULE_TABLE         "regle-table"
#define RULE_TROOPERS      "regle-soldats"
#define NOTE_ADVANCED      "note-avancees"
#define NOTE_BOMB_LEADER   "note-chef-bombe"
#define NOTE_CARGO         "note-cargaison"
#define NOTE_ESCORT        "note-escorte"
#define NOTE_INERT         "note-inertie"
#define NOTE_LEADER_HOLDS  "note-chef-controle"
#define NOTE_ORBITS        "note-orbites"
#define NOTE_SABOTAGE      "note-sabotage"
#define NOTE_SATELLITE     "note-tir-satellite"
#define NOTE_SATELLITE_LEADER "note-chef-satellite"
#define NOTE_SEVERAL_LEADERS  "note-bonus-chef"

/* adc-buck-reader.c, adc-buck-force-reader.c: the words of the scenario as numbers. FALSE when they make no sense. */
gboolean adc_buck_battle_read    (AdcBuckBattle *self, AdcGame *game, GPtrArray *faults);

/* adc-buck-legality.c: what the rules forbid, what is odd, what is not known. */
void     adc_buck_battle_check   (AdcBuckBattle *self, AdcGame *game, GPtrArray *faults);
void     adc_buck_battle_ask     (AdcBuckBattle *self, GPtrArray *faults);

/* adc-buck-replay.c: lets the dice of the log fall again. */
gboolean adc_buck_battle_replay  (AdcBuckBattle *self, GPtrArray *faults);
void     adc_buck_pass           (AdcBuckFight *fight); /* whoever has the turn does not throw any more */

/* adc-buck-shots.c: what may be thrown, and what it needs. */
GPtrArray *adc_buck_battle_list_shots (AdcBuckBattle *self);

/* adc-buck-notes.c, adc-buck-assumptions.c: for the reader. */
void     adc_buck_battle_note              (AdcBuckBattle *self);
void     adc_buck_battle_state_assumptions (AdcBuckBattle *self);

/* adc-buck-forecast.c: how it will end. */
AdcForecast *adc_buck_battle_forecast (AdcBuckBattle *self, AdcProgress progress, gpointer data,
                                       GCancellable *cancellable, GError **error);

/* Stats of the combat table, by target; and a plain number a unit of the game has, or -1. */
extern const char * const adc_buck_stats[ADC_BUCK_N_TYPES];
int                adc_buck_get_stat (AdcGame *game, guint piece, const char *stat);

/* What a side is called that has no other name; and the best there is. */
const char *adc_buck_get_name      (const char *id); /* or NULL */
char       *adc_buck_dup_side_name (AdcGame *game, const AdcScenarioSide *side);

/* Of the forces. */
const AdcBuckForce *adc_buck_battle_lookup (AdcBuckBattle *self, const char *id); /* or NULL */
const AdcBuckForce *adc_buck_battle_of     (AdcBuckBattle *self, guint side, guint piece,
                                            AdcBuckPlace place); /* or NULL */
guint               adc_buck_force_count   (AdcBuckBattle *self, const AdcBuckForce *force); /* left now */
gboolean            adc_buck_battle_has_leader (AdcBuckBattle *self, const AdcBuckForce *force); /* with it */
