/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds-private.h"

/* The best order of targets, the same for all pieces of a side. */

/* Gives every side that wants the best an order. With several such sides, each knows that those who move after it
 * will find the best reply to its own. */
AdcBuckResult adc_buck_orders_find  (AdcBuckFight *fight, const AdcBuckWatch *watch);
