/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-cli-json.h"

void
adc_cli_add_string (JsonBuilder *builder, const char *name, const char *text)
{
  json_builder_set_member_name (builder, name);
  if (text != NULL)
    json_builder_add_string_value (builder, text);
  else
    json_builder_add_null_value (builder);
}

void
adc_cli_add_int (JsonBuilder *builder, const char *name, gint64 number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

void
adc_cli_add_boolean (JsonBuilder *builder, const char *name, gboolean value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
adc_cli_add_titles (JsonBuilder *builder, AdcText *titles)
{
  json_builder_set_member_name (builder, "titles");
  json_builder_begin_object (builder);
  for (guint i = 0; i < adc_text_get_n (titles); i++) {
    const char *language;
    const char *title = adc_text_get_nth (titles, i, &language);

    adc_cli_add_string (builder, language, title);
  }
  json_builder_end_object (builder);
}

void
adc_cli_begin_array (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}
