/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What each of the slots of a card costs, from the first on. As text, “1 Os, 5 Os/Di, ?, …”: a number and the short
 * name of a resource, or of several of which one is paid, or “*” for whichever one; 0 when it is free; “?” when nobody
 * knows; “…” at the end when nobody knows the rest. Otherwise the last price is that of all further slots. */

typedef struct {
  gboolean is_known;
  guint    count;     /* 0: free */
  GStrv    resources; /* short names of which one is paid; “*” alone: any; NULL when it is free or unknown */
} AdcPrice;

typedef struct {
  GPtrArray *prices; /* of AdcPrice */
  gboolean   is_open;
} AdcPrices;

AdcPrices      *adc_prices_parse (const char *text); /* NULL: these are no prices */
char           *adc_prices_print (const AdcPrices *self);
void            adc_prices_free  (AdcPrices *self);
/* NULL: nobody knows; one that is_known FALSE too */
const AdcPrice *adc_prices_get   (const AdcPrices *self, guint slot);
char           *adc_price_format (const AdcPrice *price); /* "3 Ti", "0" or "?"; NULL: "?" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcPrices, adc_prices_free)
