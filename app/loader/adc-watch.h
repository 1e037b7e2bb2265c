/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Between a thread that reads files, one after the other, and whoever waits for it: the one notes what it is at, the other
 * looks now and then, or has it stopped. */

typedef struct _AdcWatch AdcWatch;

AdcWatch *adc_watch_new      (GCancellable *cancellable); /* or NULL */
AdcWatch *adc_watch_ref      (AdcWatch *self);
void      adc_watch_unref    (AdcWatch *self);

/* The number of the file among those there are, from 1 on. FALSE: no more is wanted. Nobody may be watching: NULL. */
gboolean  adc_watch_note     (AdcWatch *self, const char *path, guint number, guint total);
gboolean  adc_watch_is_over  (AdcWatch *self); /* or NULL */
gboolean  adc_watch_set_error (AdcWatch *self, GError **error); /* likewise, and G_IO_ERROR_CANCELLED if so */

/* The name of the file that was noted last, to be shown; or NULL. */
char     *adc_watch_dup_name (AdcWatch *self, guint *number, guint *total);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcWatch, adc_watch_unref)
