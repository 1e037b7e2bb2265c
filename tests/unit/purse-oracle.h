/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-pay.h"

/* Every sequence of exchanges and payments, from the rulebook alone and without any thought: one move at a time. For
 * small purses. A purse is one number, four bits for each kind. */

typedef guint64 OraclePurse;

OraclePurse oracle_pack      (const guint *have, guint n_kinds);
void        oracle_unpack    (OraclePurse purse, guint n_kinds, guint *have);

/* A set of purses: what can be left when everything is paid. */
GHashTable *oracle_list_ends (const AdcPayTask *task);

/* The purses of a set that another of them can become by exchanging, by taking a wildcard for another kind and by
 * throwing tokens away. */
GHashTable *oracle_list_surpassed (const AdcPayRules *rules, GHashTable *ends);

/* The better of two, as adc-pay.h says. */
int         oracle_compare   (const AdcPayRules *rules, OraclePurse one, OraclePurse other);

/* Does what a way says, refusing what the rules refuse. */
OraclePurse oracle_follow    (const AdcPayTask *task, const AdcPayWay *way);
