/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "adc-text.h"

/* A battle as it lies on the table: two or more sides, their forces and where they stand, what is settled beforehand,
 * and the dice rolled so far. It is a document and knows no rule: what a place or a setting means, and whether it is
 * allowed, is for the game's engine to say. Its form is the same for all games.
 *
 * A scenario that is being shown is never changed: copy it, change the copy, show the copy. That is what undo keeps. */

typedef struct {
  char       *id;
  char       *unit;     /* the id of a unit or a card of the game; NULL when typed in by hand */
  AdcText    *name;     /* what to call it; NULL: as the unit is called */
  guint       count;
  char       *place;    /* as the engine spells it; NULL: not in the battle yet */
  GHashTable *values;   /* stat id → text, over what the unit's card says */
  GHashTable *settings; /* name → text */
  GPtrArray  *targets;  /* ids of forces to shoot at, the preferred one first */
  int         line;     /* in its file, 0 when it is in none */
} AdcScenarioForce;

typedef struct {
  char       *id;
  char       *faction;  /* or NULL */
  AdcText    *name;     /* or NULL */
  GHashTable *settings;
  GPtrArray  *forces;   /* of AdcScenarioForce */
  GPtrArray  *arrivals; /* of AdcScenarioArrival */
  int         line;
} AdcScenarioSide;

/* Units that join a force at the start of a later round. */
typedef struct {
  guint  round;
  char  *force;
  guint  count;
  int    line;
} AdcScenarioArrival;

/* One throw of dice that was made, in the order they were made. */
typedef struct {
  guint   round;   /* 0: before the first one */
  char   *from;
  char   *at;
  GArray *dice;    /* of guint, as they fell first */
  GArray *rerolls; /* of AdcScenarioReroll, in their order */
  int     line;
} AdcScenarioShot;

typedef struct {
  guint die; /* which of the dice, from 0 */
  guint result;
} AdcScenarioReroll;

#define ADC_TYPE_SCENARIO (adc_scenario_get_type ())
G_DECLARE_FINAL_TYPE (AdcScenario, adc_scenario, ADC, SCENARIO, GObject)

AdcScenario *adc_scenario_new          (const char *game);
AdcScenario *adc_scenario_copy         (AdcScenario *self);
gboolean     adc_scenario_equal        (AdcScenario *self, AdcScenario *other); /* but for lines and file */

const char  *adc_scenario_get_game     (AdcScenario *self);
const char  *adc_scenario_get_id       (AdcScenario *self); /* its file's name without .xml, or NULL */
const char  *adc_scenario_get_file     (AdcScenario *self); /* path, or NULL */
const char  *adc_scenario_get_title    (AdcScenario *self); /* in the reader's language, or NULL */
const char  *adc_scenario_get_summary  (AdcScenario *self); /* or NULL */
const char  *adc_scenario_get_rule     (AdcScenario *self); /* the id of the entry it illustrates, or NULL */
GHashTable  *adc_scenario_get_settings (AdcScenario *self); /* name → text */
int          adc_scenario_get_line     (AdcScenario *self, const char *setting); /* where it is set, or 0 */
GPtrArray   *adc_scenario_get_sides    (AdcScenario *self); /* of AdcScenarioSide */
GPtrArray   *adc_scenario_get_log      (AdcScenario *self); /* of AdcScenarioShot */

void         adc_scenario_set_file     (AdcScenario *self, const char *path);
void         adc_scenario_take_title   (AdcScenario *self, AdcText *title);
void         adc_scenario_take_summary (AdcScenario *self, AdcText *summary);
void         adc_scenario_set_rule     (AdcScenario *self, const char *rule);

/* A value of NULL takes the setting away. */
void         adc_scenario_set          (AdcScenario *self, const char *setting, const char *value);
void         adc_scenario_set_line     (AdcScenario *self, const char *setting, int line);

AdcScenarioSide  *adc_scenario_add_side    (AdcScenario *self, const char *id);
AdcScenarioSide  *adc_scenario_find_side   (AdcScenario *self, const char *id); /* or NULL */
AdcScenarioForce *adc_scenario_add_force   (AdcScenarioSide *side, const char *id);
AdcScenarioForce *adc_scenario_find_force  (AdcScenario *self, const char *id, AdcScenarioSide **side); /* or NULL */
void              adc_scenario_remove_force (AdcScenario *self, const char *id); /* and every mention of it */
char             *adc_scenario_dup_free_id (AdcScenario *self, const char *stem); /* an id nobody has yet */
void              adc_scenario_add_arrival (AdcScenarioSide *side, guint round, const char *force, guint count);
AdcScenarioShot  *adc_scenario_add_shot    (AdcScenario *self, guint round, const char *from, const char *at);
void              adc_scenario_shot_add_die    (AdcScenarioShot *shot, guint result);
void              adc_scenario_shot_add_reroll (AdcScenarioShot *shot, guint die, guint result);

/* What a table of settings says, or the fallback when it says nothing. */
const char *adc_settings_get     (GHashTable *settings, const char *name, const char *fallback);
void        adc_settings_set     (GHashTable *settings, const char *name, const char *value);
