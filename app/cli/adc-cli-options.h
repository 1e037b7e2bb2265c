/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-cli.h"

/* Reads what follows the command's name (argv[0]). --lang takes effect at once. FALSE: it was wrong, and the user has
 * been told. */
gboolean adc_cli_parse_options (const AdcCliCommand *command, int argc, char **argv, AdcCliOptions *options);
void     adc_cli_print_help    (const AdcCliCommand *command);
