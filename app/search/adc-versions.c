/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-versions.h"

#include <libxml/parser.h>
#include <sqlite3.h>

void
adc_versions_append (GString *out)
{
  const int libxml = (int) g_ascii_strtoll (xmlParserVersion, NULL, 10); /* 20914 */

  g_string_append_printf (out, "GLib %u.%u.%u\n", glib_major_version, glib_minor_version,
                          glib_micro_version);
  g_string_append_printf (out, "libxml2 %d.%d.%d\n", libxml / 10000, libxml / 100 % 100,
                          libxml % 100);
  g_string_append_printf (out, "SQLite %s\n", sqlite3_libversion ());
}
