/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-application.h"
#include "adc-language.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* GLib itself would end the program with a trap. */
static gboolean
has_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default (); /* or NULL */
  g_autoptr(GSettingsSchema) schema =
    source != NULL ? g_settings_schema_source_lookup (source, ADC_APPLICATION_ID, TRUE) : NULL;

  /* The last key there is: what an older version installed will not do. */
  return schema != NULL && g_settings_schema_has_key (schema, "games-not-owned");
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcApplication) application = NULL;

  if (!has_settings ()) {
    adc_language_set_current (NULL);
    /* Translators: %s is the identifier of the program, which its settings go by */
    g_printerr (_("The settings “%s” are not installed, or are those of another version: install "
                  "Aide-de-camp again.\n"),
                ADC_APPLICATION_ID);
    return EXIT_FAILURE;
  }

  application = adc_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
