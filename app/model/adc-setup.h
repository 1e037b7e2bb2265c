/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-setup-layout.h"

/* What is taken out of the box before the first turn, by the number of players and by what they choose. Once loaded it
 * never changes. */

#define ADC_SETUP_MAX_GROUPS 12 /* all ways to choose among them are gone through */

typedef struct {
  char    *id;
  AdcText *title;
  AdcText *summary; /* or NULL */
  char    *rule;    /* id of the entry that says so, or NULL, as everywhere below */
  guint    min_players;
  guint    max_players;
} AdcSetupMode;

typedef struct {
  char    *id;
  AdcText *title;
  char    *unsuited; /* the mode in which the rules advise another option, or NULL */
} AdcSetupOption;

typedef struct {
  char      *id;
  AdcText   *title;
  char      *rule;
  GPtrArray *options; /* of AdcSetupOption; the first one unless the players say otherwise */
} AdcSetupChoice;

typedef struct {
  char     *id;
  AdcText  *title;
  char    **groups; /* ids */
} AdcSetupKind;

typedef struct {
  AdcSetupWhen  when;
  guint         count;
} AdcSetupTake;

typedef struct {
  AdcSetupWhen  when;
  char         *kind;
  guint         most;
  char         *rule;
} AdcSetupLimit;

/* Groups of cards, of which only some are played with: the options of the stat that has the role. */
typedef struct {
  AdcText   *title;
  char      *stat;
  char      *deck;   /* of these cards */
  char      *rule;
  char      *names;  /* the entry that says where their names come from, or NULL */
  GPtrArray *kinds;  /* of AdcSetupKind; every group is of one */
  GPtrArray *takes;  /* of AdcSetupTake */
  GPtrArray *limits; /* of AdcSetupLimit */
} AdcSetupGroups;

typedef enum {
  ADC_SETUP_EACH_ONE,
  ADC_SETUP_EACH_PLAYER,
  ADC_SETUP_EACH_GROUP,
  ADC_SETUP_EACH_PAIR,      /* of groups chosen, one of each of two kinds */
  ADC_SETUP_EACH_COMPONENT, /* one of them, named before */
  ADC_SETUP_EACH_DECK,      /* card in it, whatever its copies */
  ADC_SETUP_EACH_VALUE,     /* as a number of a unit or a card says */
  ADC_SETUP_EACH_PIECE,     /* that lies on the table in the layout */
  ADC_SETUP_EACH_CARD,      /* that is named */
  ADC_SETUP_UNKNOWN,        /* nobody has established it */
  ADC_SETUP_ALL,            /* whatever there is of it */
} AdcSetupEach;

/* A part of a quantity. */
typedef struct {
  AdcSetupWhen   when;
  AdcSetupEach   each;
  char          *of;    /* or NULL */
  char          *with;  /* of a pair: the other kind; of a value: its stat */
  char         **cards; /* or NULL */
  int            count;
  int            most; /* as many as count, or more */
  gboolean       is_deduced;
  char          *rule;
} AdcSetupAmount;

typedef struct {
  AdcSetupWhen  when;
  guint         least;
  char         *rule;
} AdcSetupCheck;

typedef enum {
  ADC_SETUP_TO_TABLE,
  ADC_SETUP_TO_BOX,
  ADC_SETUP_TO_NOWHERE, /* worth knowing, but nothing to lay out */
} AdcSetupPlace;

typedef struct {
  char          *id;
  AdcText       *title;
  AdcText       *summary; /* or NULL */
  char          *rule;
  AdcSetupPlace  place;
  GPtrArray     *amounts; /* of AdcSetupAmount */
  GPtrArray     *checks;  /* of AdcSetupCheck */
} AdcSetupComponent;

typedef struct {
  char      *id;
  AdcText   *title;
  char      *rule;
  gboolean   is_each_player;
  GPtrArray *components; /* of AdcSetupComponent */
} AdcSetupSection;

typedef struct {
  char **groups; /* whose icons a card has */
  gboolean is_kept;
} AdcSetupIcons;

typedef struct {
  char *component;
  int   count;
} AdcSetupExpectation;

/* An example of the rulebook. */
typedef struct {
  char      *id;
  AdcText   *title;
  AdcText   *summary; /* or NULL */
  char      *rule;
  guint      n_players;
  char      *mode;         /* NULL: the first */
  char     **groups;       /* or NULL */
  GPtrArray *expectations; /* of AdcSetupExpectation */
  GPtrArray *icons;        /* of AdcSetupIcons */
} AdcSetupCase;

#define ADC_TYPE_SETUP (adc_setup_get_type ())
G_DECLARE_FINAL_TYPE (AdcSetup, adc_setup, ADC, SETUP, GObject)

const char     *adc_setup_get_rule     (AdcSetup *self); /* or NULL */
GPtrArray      *adc_setup_get_modes    (AdcSetup *self); /* of AdcSetupMode; the first is the usual one */
GPtrArray      *adc_setup_get_choices  (AdcSetup *self); /* of AdcSetupChoice */
AdcSetupGroups *adc_setup_get_groups   (AdcSetup *self); /* or NULL */
GPtrArray      *adc_setup_get_sections (AdcSetup *self); /* of AdcSetupSection */
AdcSetupTable  *adc_setup_get_table    (AdcSetup *self); /* or NULL */
GPtrArray      *adc_setup_get_cases    (AdcSetup *self); /* of AdcSetupCase */

/* Or NULL. */
const AdcSetupMode      *adc_setup_find_mode      (AdcSetup *self, const char *id);
const AdcSetupChoice    *adc_setup_find_choice    (AdcSetup *self, const char *option); /* that has this option */
const AdcSetupKind      *adc_setup_find_kind      (AdcSetup *self, const char *id);
const AdcSetupKind      *adc_setup_get_kind_of    (AdcSetup *self, const char *group);
const AdcSetupComponent *adc_setup_find_component (AdcSetup *self, const char *id);
const AdcSetupCase      *adc_setup_find_case      (AdcSetup *self, const char *id);

/* For the loader, before it is shared. What is made is empty and belongs to the set-up. */
AdcSetup          *adc_setup_new           (const char *rule);
AdcSetupMode      *adc_setup_add_mode      (AdcSetup *self);
AdcSetupChoice    *adc_setup_add_choice    (AdcSetup *self);
AdcSetupOption    *adc_setup_add_option    (AdcSetupChoice *choice);
AdcSetupGroups    *adc_setup_add_groups    (AdcSetup *self);
AdcSetupKind      *adc_setup_add_kind      (AdcSetupGroups *groups);
AdcSetupTake      *adc_setup_add_take      (AdcSetupGroups *groups);
AdcSetupLimit     *adc_setup_add_limit     (AdcSetupGroups *groups);
AdcSetupSection   *adc_setup_add_section   (AdcSetup *self);
AdcSetupComponent *adc_setup_add_component (AdcSetupSection *section);
AdcSetupAmount    *adc_setup_add_amount    (AdcSetupComponent *component);
AdcSetupCheck     *adc_setup_add_check     (AdcSetupComponent *component);
AdcSetupTable     *adc_setup_add_table     (AdcSetup *self);
AdcSetupCase      *adc_setup_add_case      (AdcSetup *self);
AdcSetupIcons     *adc_setup_add_icons     (AdcSetupCase *example);
AdcSetupExpectation *adc_setup_add_expectation (AdcSetupCase *example);
