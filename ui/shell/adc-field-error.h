/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Marks a field whose content cannot be taken, for the eye and for a screen reader. The label that says why is read with
 * the field; NULL: nothing does. */
void adc_field_error_set (GtkWidget *field, gboolean is_wrong, GtkWidget *reason);
