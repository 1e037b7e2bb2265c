/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Keeps a document in a file by itself, a moment after each change, so that it is found again whatever happens. Files are
 * written in threads; an older version never replaces a newer one.
 *
 * "failed" is emitted with the reason when it cannot be written; not again before it could. */

#define ADC_TYPE_FILE_KEEPER (adc_file_keeper_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcFileKeeper, adc_file_keeper, ADC, FILE_KEEPER, GObject)

struct _AdcFileKeeperClass {
  GObjectClass parent_class;

  /* The document as it is now, to be unreffed and never changed again; NULL: there is nothing to keep, and the file is to
   * go. */
  gpointer   (*take)  (AdcFileKeeper *self);

  /* In any thread. */
  gboolean   (*write) (gpointer document, const char *path, GError **error);
};

void        adc_file_keeper_set_path (AdcFileKeeper *self, const char *path); /* once, before anything else */
const char *adc_file_keeper_get_path (AdcFileKeeper *self);

/* The document has changed. */
void        adc_file_keeper_touch    (AdcFileKeeper *self);

/* Writes at once what is not on disk yet, and waits for it. */
void        adc_file_keeper_flush    (AdcFileKeeper *self);
