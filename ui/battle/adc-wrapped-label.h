/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Words that take as many lines as they need, from the edge where reading begins. */

GtkWidget *adc_wrapped_label_new (const char *text, const char *style); /* a style class */
