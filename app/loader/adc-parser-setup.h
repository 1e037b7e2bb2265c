/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-parser.h"

/* Between the files that read a set-up. */

void   adc_parser_read_when         (AdcParser *self, const xmlNode *node, AdcSetup *setup, AdcSetupWhen *when);
void   adc_parser_read_players      (AdcParser *self, const xmlNode *node, guint *min, guint *max);
char **adc_parser_read_names        (const xmlNode *node, const char *name); /* or NULL */
void   adc_parser_read_setup_groups (AdcParser *self, const xmlNode *node, AdcSetup *setup);
void   adc_parser_read_setup_section (AdcParser *self, const xmlNode *node, AdcSetup *setup);
void   adc_parser_read_setup_table  (AdcParser *self, const xmlNode *node, AdcSetup *setup);

/* Complains of those that there are not. */
void   adc_parser_check_groups      (AdcParser *self, const xmlNode *node, AdcSetup *setup, char **groups);
