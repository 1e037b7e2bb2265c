/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The windows that are no view. */

/* As nobody has ever started the program, in the place of the window there is. */
void       shots_show_welcome (AdcApplication *application);

/* What an action opens over the window, at that page if it is the preferences; as narrow as the window where that is
 * narrow. */
GtkWidget *shots_open_dialog  (AdcApplication *application, const char *action, guint page, int width, int height);
