/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* One thing a card does: an ability, by how much, and for which units only. The text of such a stat is a list of
 * them: "attack:1@firebat splash-light@firebat,marine". */

typedef struct {
  char  *ability; /* its id */
  guint  amount;  /* 0: it has none */
  char **units;   /* ids; NULL: whichever unit the card is good for */
} AdcEffect;

void       adc_effect_free    (AdcEffect *self);

/* Of AdcEffect, or NULL when the text is no such list. */
GPtrArray *adc_effects_parse  (const char *text);
char      *adc_effects_print  (GPtrArray *effects); /* as it was parsed */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcEffect, adc_effect_free)
