/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* What an entry is called in the languages the reader is not reading. Both are NULL when it has the
 * same name in all of them. */

char *adc_other_names_list     (AdcEntry *entry); /* "Deep Strike" */
char *adc_other_names_describe (AdcEntry *entry); /* "English: Deep Strike (our translation)" */
