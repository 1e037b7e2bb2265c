/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What the commands of adc have in common. */

enum {
  ADC_CLI_OK = 0,
  ADC_CLI_FAILED = 1, /* a file is unsound, or something could not be read or written */
  ADC_CLI_USAGE = 2,  /* the command line is wrong, or names what does not exist */
};

typedef enum {
  ADC_CLI_TAKES_GAME = 1 << 0,
  ADC_CLI_TAKES_LIMIT = 1 << 1,
  ADC_CLI_TAKES_TURN = 1 << 2,
  ADC_CLI_TAKES_UNIT = 1 << 3,
  ADC_CLI_TAKES_DECK = 1 << 4,
  ADC_CLI_TAKES_EDITION = 1 << 5,
  ADC_CLI_TAKES_SETUP = 1 << 6, /* players, mode, groups, option, table */
  ADC_CLI_TAKES_SEARCH = 1 << 7, /* kind, literal */
  ADC_CLI_TAKES_BUILD = 1 << 8,  /* players, option */
  ADC_CLI_TAKES_OUTPUT = 1 << 9,
  ADC_CLI_TAKES_FORMAT = 1 << 10,
  ADC_CLI_TAKES_ODDS = 1 << 11,  /* want, draw, turn */
  ADC_CLI_TAKES_PAPER = 1 << 12, /* format */
  ADC_CLI_TAKES_PACK = 1 << 13,  /* id, name */
  ADC_CLI_TAKES_REPLACE = 1 << 14,
} AdcCliFlags;

typedef struct {
  gboolean            json;
  gboolean            help;
  const char         *game;
  guint               limit;
  const char         *kind;    /* or NULL */
  gboolean            literal; /* nothing is mended */
  guint               turn;
  const char         *unit;      /* or NULL, as are the next two */
  const char         *deck;
  const char         *edition;
  guint               players; /* 0: not given */
  const char         *mode;    /* or NULL, as are the next three */
  const char         *groups;
  const char         *option;
  const char         *table;
  const char         *output;  /* or NULL, as are the next two */
  const char         *format;
  const char         *want;
  guint               draw;    /* 0: not given */
  guint               by_turn; /* likewise */
  const char         *id;      /* or NULL, as is the next */
  const char         *name;
  gboolean            replace; /* what is there may be */
  const char * const *arguments; /* what is not an option, NULL-terminated */
} AdcCliOptions;

typedef struct {
  const char  *name; /* one word, or two */
  int        (*run) (const AdcCliOptions *options);
  const char  *synopsis;      /* its arguments, translatable */
  const char  *summary;       /* likewise */
  guint        min_arguments;
  guint        max_arguments;
  AdcCliFlags  flags;
} AdcCliCommand;

int adc_cli_battle   (const AdcCliOptions *options);
int adc_cli_deck     (const AdcCliOptions *options);
int adc_cli_deck_check  (const AdcCliOptions *options);
int adc_cli_deck_code   (const AdcCliOptions *options);
int adc_cli_deck_decode (const AdcCliOptions *options);
int adc_cli_deck_export (const AdcCliOptions *options);
int adc_cli_deck_import (const AdcCliOptions *options);
int adc_cli_deck_new    (const AdcCliOptions *options);
int adc_cli_deck_odds   (const AdcCliOptions *options);
int adc_cli_games    (const AdcCliOptions *options);
int adc_cli_pack_install (const AdcCliOptions *options);
int adc_cli_pack_list    (const AdcCliOptions *options);
int adc_cli_pack_new     (const AdcCliOptions *options);
int adc_cli_pack_remove  (const AdcCliOptions *options);
int adc_cli_path     (const AdcCliOptions *options);
int adc_cli_search   (const AdcCliOptions *options);
int adc_cli_setup    (const AdcCliOptions *options);
int adc_cli_show     (const AdcCliOptions *options);
int adc_cli_units    (const AdcCliOptions *options);
int adc_cli_validate (const AdcCliOptions *options);
