/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-battle-session.h"
#include "adc-luck-entry.h"

/* The throws of the evening, to settle who was lucky: a list model of AdcLuckEntry, the newest first, kept in the
 * settings across restarts. A throw of another day goes when a new one comes. */

#define ADC_TYPE_LUCK (adc_luck_get_type ())
G_DECLARE_FINAL_TYPE (AdcLuck, adc_luck, ADC, LUCK, GObject)

#define ADC_LUCK_MAX_ENTRIES 500
#define ADC_LUCK_MAX_AGE     (18 * 60 * 60) /* seconds */

/* The one of these settings, which lives as long as they do. */
AdcLuck   *adc_luck_get     (GSettings *settings);

void       adc_luck_add     (AdcLuck *self, AdcLuckEntry *entry);
void       adc_luck_remove  (AdcLuck *self, AdcLuckEntry *entry);
GPtrArray *adc_luck_clear   (AdcLuck *self, const char *game); /* what was there, to restore */
void       adc_luck_restore (AdcLuck *self, GPtrArray *entries);

/* Shows the scenario with the throw in it. The entry is tied to that step of the session: it leaves the log when the
 * step is undone, and comes back when it is done again. Any other change of the battle leaves it. */
void       adc_luck_record  (AdcLuck *self, AdcLuckEntry *entry, AdcBattleSession *session, AdcScenario *thrown);

/* What all throws of a side come to. */
typedef struct {
  char   *side;
  guint   n_throws; /* shots, not dice */
  guint   n_hits;
  double  expected;
  double  deviation; /* the standard one */
} AdcLuckTotal;

void       adc_luck_total_free  (AdcLuckTotal *self);
GPtrArray *adc_luck_list_totals (AdcLuck *self, const char *game); /* of AdcLuckTotal, in the order of the names */
