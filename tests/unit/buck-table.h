/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-fight.h"

/* The combat table of Buck Rogers as it is printed, the row and column of the control markers included. */
void buck_table_fill (AdcBuckTable *table);
