/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-bill.h"

/* Adds what is wrong with it, once everything else is known. */
void adc_bill_check (AdcBill *self, AdcTreasury *treasury);
