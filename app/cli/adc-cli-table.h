/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-piece.h"

/* A table is an array of rows, each an array of texts; the first is the heading. */

GPtrArray *adc_cli_table_new         (void);
GPtrArray *adc_cli_table_add_row     (GPtrArray *table);
void       adc_cli_table_add_value   (GPtrArray *row, AdcPiece *piece, AdcStat *stat);
void       adc_cli_table_print       (GPtrArray *table);
void       adc_cli_table_print_signs (void); /* what the signs beside values mean */
