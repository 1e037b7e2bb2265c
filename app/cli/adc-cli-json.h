/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "adc-text.h"

/* Members of the object under construction. */

void adc_cli_add_string  (JsonBuilder *builder, const char *name, const char *text); /* null for NULL */
void adc_cli_add_int     (JsonBuilder *builder, const char *name, gint64 number);
void adc_cli_add_boolean (JsonBuilder *builder, const char *name, gboolean value);
void adc_cli_add_titles  (JsonBuilder *builder, AdcText *titles); /* "titles": an object, language by language */
void adc_cli_begin_array (JsonBuilder *builder, const char *name);
