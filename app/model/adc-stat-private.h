/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-stat.h"

/* The kinds of stats that are lists, between the files of AdcStat. */

char *adc_stat_normalise_abilities (AdcStat *self, AdcGame *game, const char *text, GError **error);
char *adc_stat_normalise_pieces    (AdcStat *self, AdcGame *game, const char *text, GError **error);
char *adc_stat_normalise_effects   (AdcStat *self, AdcGame *game, const char *text, GError **error);
char *adc_stat_normalise_columns   (AdcStat *self, AdcGame *game, const char *text, GError **error);
char *adc_stat_normalise_prices    (AdcStat *self, AdcGame *game, const char *text, GError **error);
char *adc_stat_format_abilities    (AdcGame *game, const AdcValue *value, const char *language);
char *adc_stat_format_pieces       (AdcGame *game, const AdcValue *value, const char *language);
char *adc_stat_format_effects      (AdcGame *game, const AdcValue *value, const char *language);
char *adc_stat_format_columns      (AdcGame *game, const AdcValue *value, const char *language);
