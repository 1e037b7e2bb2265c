/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-settings-reader.h"

#include <glib/gi18n-lib.h>

void
adc_settings_refuse_value (const char *name, const char *value, GPtrArray *faults, int line,
                           const char *force)
{
  adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, line, force, NULL,
                     /* Translators: a value, then the name of a setting as written in the file */
                     _("“%s” is no value for the setting “%s”"), value, name);
}

guint
adc_settings_read_choice (GHashTable *settings, const char *name, const char * const *choices,
                          GPtrArray *faults, int line, const char *force)
{
  const char *value = adc_settings_get (settings, name, choices[0]);

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_str_equal (choices[i], value))
      return i;

  adc_settings_refuse_value (name, value, faults, line, force);
  return 0;
}

int
adc_settings_read_number (GHashTable *settings, const char *name, int min, int max, int fallback,
                          GPtrArray *faults, int line, const char *force)
{
  const char *value = adc_settings_get (settings, name, NULL);
  gint64 number;

  if (value == NULL)
    return fallback;
  if (g_ascii_string_to_signed (value, 10, min, max, &number, NULL))
    return number;

  adc_settings_refuse_value (name, value, faults, line, force);
  return fallback;
}

void
adc_settings_refuse_strangers (GHashTable *settings, const char * const *known,
                               AdcScenario *scenario, GPtrArray *faults, int line,
                               const char *force)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, settings);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name))
      adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE,
                         line > 0 ? line : adc_scenario_get_line (scenario, name), force, NULL,
                         _("there is no setting “%s” here"), (char *) name);
}
