/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

/* What is wrong with files, as AdcProblems. */

void adc_cli_add_problems   (JsonBuilder *builder, GPtrArray *problems); /* an array: file, line, message */
void adc_cli_print_problems (GPtrArray *problems, guint indent); /* a line each: “file:line: message” */
