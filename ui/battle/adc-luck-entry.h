/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* One throw as the luck log keeps it: who shot at what, what was to be expected and what came. It never changes. */

#define ADC_TYPE_LUCK_ENTRY (adc_luck_entry_get_type ())
G_DECLARE_FINAL_TYPE (AdcLuckEntry, adc_luck_entry, ADC, LUCK_ENTRY, GObject)

/* N_THROWS counts single dice, those thrown again twice: each one had the same CHANCE, so that a reroll is neither
 * luck nor bad luck by itself. SIDE is a name somebody gave it, or else the id of its faction, or else its own id; the
 * forces are called what the reader saw. */
AdcLuckEntry *adc_luck_entry_new           (gint64 time, const char *game, const char *side, const char *from,
                                            const char *at, int threshold, const char *dice, guint n_throws,
                                            double chance, guint n_hits);
gint64        adc_luck_entry_get_time      (AdcLuckEntry *self); /* seconds since 1970 */
const char   *adc_luck_entry_get_game      (AdcLuckEntry *self); /* id */
const char   *adc_luck_entry_get_side      (AdcLuckEntry *self);
const char   *adc_luck_entry_get_from      (AdcLuckEntry *self);
const char   *adc_luck_entry_get_at        (AdcLuckEntry *self);
int           adc_luck_entry_get_threshold (AdcLuckEntry *self);
const char   *adc_luck_entry_get_dice      (AdcLuckEntry *self); /* “2 5→1 6” */
guint         adc_luck_entry_get_hits      (AdcLuckEntry *self);
double        adc_luck_entry_get_expected  (AdcLuckEntry *self); /* hits */
double        adc_luck_entry_get_variance  (AdcLuckEntry *self);

/* As it is kept in the settings; reading gives NULL when it makes no sense. */
#define ADC_LUCK_ENTRY_FORMAT "(xssssisudu)"
GVariant     *adc_luck_entry_write         (AdcLuckEntry *self);
AdcLuckEntry *adc_luck_entry_read          (GVariant *kept);
