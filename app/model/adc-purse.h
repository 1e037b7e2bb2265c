/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-text.h"

/* What a game is paid with when it is paid in tokens: their kinds, what they can be turned into, and known prices. A
 * set of kinds is a number with one bit for each, in the order of the list. Once loaded it never changes. */

#define ADC_PURSE_MAX_TOKENS 8
#define ADC_PURSE_MAX_COUNT 999 /* of anything */

typedef struct {
  char     *id;
  char     *sign;   /* a few letters, on the token and in every sum */
  char     *colour; /* “#rrggbb” */
  char     *rule;   /* id of an entry, or NULL, here and below */
  AdcText  *title;
  guint     n_start; /* what a player begins with */
  gboolean  is_wild;
} AdcPurseToken;

/* So many of one kind become wildcards, or do something. */
typedef struct {
  char    *id;
  AdcText *title;
  char    *rule;
  guint    give;
  guint    kinds;
  guint    get; /* wildcards, fewer than are given; 0: it is bought like anything else, at the price of the same id */
} AdcConversion;

typedef struct {
  char                *id;
  AdcText             *title;
  char                *rule;
  char                *during;     /* the entry of the only action it is paid in, or NULL */
  const AdcConversion *conversion; /* what one must have to pay it, or NULL */
  gboolean             is_known;
  gboolean             is_example; /* it is only known from an example */
  guint                count;      /* 0: free */
  guint                kinds;
} AdcPursePrice;

typedef struct {
  const AdcPursePrice *price; /* or NULL: */
  guint           count;
  guint           kinds;
  guint           times;
} AdcPurseWant;

/* An example of the rulebook. */
typedef struct {
  char     *id;
  AdcText  *title;
  AdcText  *summary; /* or NULL */
  char     *rule;
  guint     have[ADC_PURSE_MAX_TOKENS];
  guint     keep;        /* wildcards that are to be left */
  guint     conversions; /* bits: those one has, in the order of the list */
  GArray   *wants;       /* of AdcPurseWant */
  gboolean  is_refused;
  guint     n_missing;                  /* if it is: tokens, at least */
  guint     left[ADC_PURSE_MAX_TOKENS]; /* otherwise */
} AdcPurseCase;

#define ADC_TYPE_PURSE (adc_purse_get_type ())
G_DECLARE_FINAL_TYPE (AdcPurse, adc_purse, ADC, PURSE, GObject)

GPtrArray           *adc_purse_get_tokens      (AdcPurse *self); /* of AdcPurseToken */
const AdcPurseToken      *adc_purse_get_token       (AdcPurse *self, guint position);
int                  adc_purse_find_token      (AdcPurse *self, const char *id); /* -1: there is none */
int                  adc_purse_get_wild        (AdcPurse *self); /* -1: there is none */
guint                adc_purse_get_all_kinds   (AdcPurse *self);
GPtrArray           *adc_purse_get_conversions (AdcPurse *self); /* of AdcConversion */
const AdcConversion *adc_purse_find_conversion (AdcPurse *self, const char *id, guint *position); /* or NULL */
const AdcConversion *adc_purse_get_exchange    (AdcPurse *self, guint *position); /* the one for wildcards, or NULL */
GPtrArray           *adc_purse_get_prices      (AdcPurse *self); /* of AdcPursePrice */
const AdcPursePrice      *adc_purse_find_price      (AdcPurse *self, const char *id); /* or NULL */
GPtrArray           *adc_purse_get_cases       (AdcPurse *self); /* of AdcPurseCase */
const AdcPurseCase  *adc_purse_find_case       (AdcPurse *self, const char *id); /* or NULL */
const char          *adc_purse_get_rule        (AdcPurse *self); /* how one pays; or NULL */

/* For the loader, before the purse is shared. What is added is copied, but for texts and wants, which are
 * kept. FALSE: it stands twice, or there is no room. */
AdcPurse *adc_purse_new            (const char *rule);
gboolean  adc_purse_add_token      (AdcPurse *self, const AdcPurseToken *token);
gboolean  adc_purse_add_conversion (AdcPurse *self, const AdcConversion *conversion);
gboolean  adc_purse_add_price      (AdcPurse *self, const AdcPursePrice *price);
gboolean  adc_purse_add_case       (AdcPurse *self, const AdcPurseCase *example);
