/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds-private.h"
#include "adc-buck-volley.h"

/* The best that two sides can do when they fight to the end, for many more pieces than a search throw by throw could
 * manage. Like it, it knows the value of every moment of the rounds to the sides that want the best. */

gboolean      adc_buck_duel_suits       (const AdcBuckFight *fight);

/* Of a fight that suits. The aims stay the caller’s. */
AdcBuckResult adc_buck_duel_new         (const AdcBuckFight *fight, const AdcBuckAims *aims, const AdcBuckWatch *watch,
                                         AdcBuckDuel **duel);
void          adc_buck_duel_free        (AdcBuckDuel *self);

gboolean      adc_buck_duel_is_best     (AdcBuckDuel *self, guint which); /* the first to fire, 0, or the second, 1 */

/* By side; 0 for one that goes by a policy. */
void          adc_buck_duel_get_values  (AdcBuckDuel *self, const AdcBuckFight *moment, double *values);

/* What may be left of the second when the first has fired, from a moment at which it has not; and what of the
 * first, when that much is left of the second. For those that are best. */
void          adc_buck_duel_fire_first  (AdcBuckDuel *self, const AdcBuckFight *moment, AdcBuckVolley *volley);
void          adc_buck_duel_fire_second (AdcBuckDuel *self, const AdcBuckFight *moment, const AdcBuckPosition *left,
                                         AdcBuckVolley *volley);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcBuckDuel, adc_buck_duel_free)
