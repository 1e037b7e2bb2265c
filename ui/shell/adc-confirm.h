/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Something is to be removed. It is at once, as it can be undone, unless the player would rather be asked: then it is when
 * he agrees, if the widget is still there by then. */

typedef void (*AdcRemoval) (gpointer widget, gpointer data);

typedef struct {
  const char     *heading; /* a question */
  const char     *name;    /* of what goes, or NULL */
  AdcRemoval      remove;
  gpointer        data;    /* for it */
  GDestroyNotify  free_data; /* or NULL */
} AdcConfirmation;

void adc_confirm_removal (gpointer widget, const AdcConfirmation *confirmation);
