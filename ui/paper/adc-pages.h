/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-paper.h"

/* A paper set on pages of one size, in points: with the game and the section above, and below whose work it is and the
 * number of the page. It belongs to the thread that made it. */

typedef struct _AdcPages AdcPages;

AdcPages   *adc_pages_new       (AdcPaper *paper, PangoContext *context, double width, double height);
void        adc_pages_free      (AdcPages *self);

/* Sets a few more blocks, so that a long paper holds nobody up. FALSE: there are no more; only then there are pages. */
gboolean    adc_pages_set_more  (AdcPages *self);
double      adc_pages_get_part  (AdcPages *self); /* that is set, from 0 to 1 */
guint       adc_pages_get_n     (AdcPages *self);
void        adc_pages_draw      (AdcPages *self, cairo_t *cr, guint page);

/* For the contents of a PDF: headings of the first levels on a page, one after the other. FALSE: there is no such one. */
gboolean    adc_pages_get_heading (AdcPages *self, guint page, guint position, guint *level, const char **text,
                                   double *top);

/* What stands on a page below its head, line by line; and whether the last of it is a heading, which no page should end
 * with. */
char       *adc_pages_dup_text  (AdcPages *self, guint page);
gboolean    adc_pages_ends_with_heading (AdcPages *self, guint page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcPages, adc_pages_free)
