/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* The method “focus” of a bin that gives the focus to something inside when it is asked to take it: GTK asks that of it
 * too when Tab goes backwards past what it holds, and would never come out of it. */
gboolean adc_bin_focus (GtkWidget *widget, GtkDirectionType direction);
