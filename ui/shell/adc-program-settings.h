/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The settings of the program, and with them what views keep in them. Where the disk is full or may not be written to
 * they are kept in memory: whatever keeps them otherwise would go back to what it has on disk, behind everybody's back. */

/* Finds out, before any of them is made. FALSE: they will be forgotten, and why. */
gboolean   adc_program_settings_open (GError **error);

GSettings *adc_program_settings_new  (void);
