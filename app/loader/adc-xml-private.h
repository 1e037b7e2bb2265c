/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Between adc-xml.c, which parses, and adc-xml-file.c, which says what may be parsed at all. */

/* The whole of an ordinary file of at most so many megabytes, in UTF-8, whose tags have no absurd number of attributes;
 * or NULL and a problem. */
char *adc_xml_file_read (const char *path, guint megabytes, gsize *length, GPtrArray *problems);
