/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A line for each library below the program that is running: its name and its version. */
void adc_versions_append (GString *out);
