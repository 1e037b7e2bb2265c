/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-kind.h"

/* An entry found by a search, and what of it was found. It never changes. It names the entry and does not hold it: an
 * index may be older or younger than the library at hand. */

#define ADC_TYPE_SEARCH_RESULT (adc_search_result_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchResult, adc_search_result, ADC, SEARCH_RESULT, GObject)

/* In the snippet, the characters 1 and 2 begin and end what matched: no XML file can hold them. */
#define ADC_MARK_START "\001"
#define ADC_MARK_END "\002"

typedef struct {
  const char *game;        /* its id */
  const char *game_title;
  AdcKind     kind;
  const char *id;
  const char *title;       /* in the language asked for */
  const char *other_title; /* in another language, where that is what matched; or NULL */
  guint       page;        /* of the printed source; 0: none known */
  const char *language;    /* the snippet's */
  const char *snippet;     /* with marks */
  double      score;
  gboolean    is_guide;    /* of the program's own help */
} AdcFinding;

AdcSearchResult *adc_search_result_new             (const AdcFinding *finding);
const char      *adc_search_result_get_game        (AdcSearchResult *self);
const char      *adc_search_result_get_game_title  (AdcSearchResult *self);
gboolean         adc_search_result_is_guide        (AdcSearchResult *self);
AdcKind          adc_search_result_get_kind        (AdcSearchResult *self);
const char      *adc_search_result_get_kind_title  (AdcSearchResult *self); /* in the current language */
const char      *adc_search_result_get_id          (AdcSearchResult *self);
char            *adc_search_result_dup_location    (AdcSearchResult *self); /* "game/kind/id" */
const char      *adc_search_result_get_title       (AdcSearchResult *self);
const char      *adc_search_result_get_other_title (AdcSearchResult *self);
guint            adc_search_result_get_page        (AdcSearchResult *self);
const char      *adc_search_result_get_language    (AdcSearchResult *self);
double           adc_search_result_get_score       (AdcSearchResult *self); /* the greater the better */
char            *adc_search_result_dup_markup      (AdcSearchResult *self); /* the snippet for Pango, matches in <b> */

/* The snippet as plain text, with these around each match. */
char            *adc_search_result_format_snippet (AdcSearchResult *self, const char *before, const char *after);
