/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-game.h"

/* What the players of a game count at the table beside its pieces: turns, points, what something has left; and the dice
 * they throw. Once loaded it never changes. */

typedef enum {
  ADC_COUNTER_NOTE,  /* something happens */
  ADC_COUNTER_WINS,  /* who gets there has won */
  ADC_COUNTER_LOSES, /* or lost */
  ADC_COUNTER_ENDS,  /* the game is over, and who has won is another matter */
} AdcCounterEffect;

typedef enum {
  ADC_COUNTER_ANYBODY,
  ADC_COUNTER_ALONE,  /* when everybody plays for himself */
  ADC_COUNTER_MEMBER, /* each of a team, when there are teams */
  ADC_COUNTER_TEAM,   /* what the two of a team have together */
} AdcCounterWho;

/* A value that means something. */
typedef struct {
  AdcText          *title; /* a sentence: what it means */
  char             *rule;  /* id of the entry that says so */
  int               value;
  gboolean          is_at_least; /* that much or more; otherwise that much or less */
  AdcCounterEffect  effect;
  AdcCounterWho     who;
  guint             min_players;
  guint             max_players;
  char             *against;     /* the faction that another player must have, or NULL */
  char             *not_against; /* or must not */
} AdcCounterMark;

/* Where a counter begins: with so many players, or when somebody chooses so. */
typedef struct {
  AdcText *title; /* of the choice, or NULL: it is no choice */
  char    *rule;
  int      value;
  guint    min_players;
  guint    max_players;
} AdcCounterStart;

typedef struct {
  char      *id;
  AdcText   *title;
  AdcText   *summary; /* or NULL */
  char      *rule;
  gboolean   is_per_player; /* otherwise there is one for all */
  gboolean   is_optional;   /* shown when somebody asks for it */
  int        start;
  int        min;
  int        max;
  int        step;
  char      *sequence; /* the checklist that moves it when it is begun again, or NULL */
  int        advance;  /* by so much */
  GPtrArray *starts;   /* of AdcCounterStart */
  GPtrArray *marks;    /* of AdcCounterMark */
} AdcCounter;

AdcCounter      *adc_counter_new       (const char *id, const char *rule, AdcText *title);
void             adc_counter_free      (AdcCounter *self);
AdcCounterStart *adc_counter_add_start (AdcCounter *self, const char *rule, AdcText *title); /* or NULL */
AdcCounterMark  *adc_counter_add_mark  (AdcCounter *self, const char *rule, AdcText *title);
int              adc_counter_get_start (const AdcCounter *self, guint n_players); /* where it begins by itself */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcCounter, adc_counter_free)

/* Dice of one sort. */
typedef struct {
  AdcText  *title;
  char     *rule; /* how they are read */
  guint     n_faces;
  guint     n_usual; /* how many are thrown unless somebody says otherwise */
  gboolean  is_at_least; /* the higher the better */
  guint     never; /* the face that never hits, or 0 */
} AdcDieKind;

#define ADC_DIE_MAX_FACES 100

#define ADC_TYPE_COUNTERS (adc_counters_get_type ())
G_DECLARE_FINAL_TYPE (AdcCounters, adc_counters, ADC, COUNTERS, GObject)

GPtrArray        *adc_counters_get_list  (AdcCounters *self); /* of AdcCounter */
const AdcCounter *adc_counters_find      (AdcCounters *self, const char *id); /* or NULL */
const AdcCounter *adc_counters_find_for  (AdcCounters *self, const char *sequence); /* what it moves, or NULL */
gboolean          adc_counters_has_teams (AdcCounters *self, guint n_players); /* of two, with so many */
GPtrArray        *adc_counters_get_dice  (AdcCounters *self); /* of AdcDieKind */

/* Those of a game, or NULL. */
AdcCounters *adc_game_get_counters  (AdcGame *game);

/* For the loader, before they are shared. */
void         adc_game_set_counters  (AdcGame *game, AdcCounters *counters);
AdcCounters *adc_counters_new       (void);
gboolean     adc_counters_take      (AdcCounters *self, AdcCounter *counter); /* FALSE: the id is taken, and it is freed */
void         adc_counters_add_teams (AdcCounters *self, guint n_players);
gboolean     adc_counters_add_die   (AdcCounters *self, const AdcDieKind *die); /* copied; FALSE: as many faces as another */
