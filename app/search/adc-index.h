/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-answer.h"
#include "adc-library.h"

/* Everything that can be looked up, in every language, ready to be searched. It may be made in any thread and used
 * from any thread afterwards. */

#define ADC_TYPE_INDEX (adc_index_get_type ())
G_DECLARE_FINAL_TYPE (AdcIndex, adc_index, ADC, INDEX, GObject)

#define ADC_KIND_BIT(kind) (1u << (kind))

typedef struct {
  const char *game;         /* id of the one that is played, or NULL for all alike */
  gboolean    everywhere;   /* the other games too, after that one */
  gboolean    or_elsewhere; /* the other games if that one has nothing */
  const char *language;     /* of titles and, where it matched, of snippets; NULL for the current one */
  guint       kinds;        /* ADC_KIND_BIT()s, or 0 for all */
  guint       limit;        /* 0 for none */
  gboolean    literal;      /* as it is spelled: nothing is mended */
  gboolean    with_guide;   /* the program's own help too, where it answers */
  const char * const *behind; /* ids of games that come after all the others, as nobody here owns them; or NULL */
} AdcQuery;

/* In memory, of the values that ship. */
AdcIndex  *adc_index_new             (AdcLibrary *library, GError **error);

/* The same with the user's values, an array of AdcCompletion, or NULL. */
AdcIndex  *adc_index_new_with_values (AdcLibrary *library, GPtrArray *completions, GError **error);

gboolean   adc_index_has_game        (AdcIndex *self, const char *id);
gboolean   adc_index_is_empty        (AdcIndex *self);

/* An entry as a result, by its location ("game/kind/id"), without anything that was searched for; NULL: it is not
 * there. */
AdcSearchResult *adc_index_find      (AdcIndex *self, const char *location, const char *language);

/* Anything a player may type is a query; error is set only when the database fails. */
AdcAnswer *adc_index_search          (AdcIndex *self, const char *query, const AdcQuery *options, GError **error);
