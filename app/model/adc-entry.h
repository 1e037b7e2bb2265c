/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-block.h"
#include "adc-kind.h"
#include "adc-text.h"

typedef struct _AdcGame AdcGame;

/* Anything a player can look up: it has a name, a text, a place in a printed source and links to others. References
 * are kept as ids and looked up in the game, which owns every entry; the loader has proved that they all resolve. */

#define ADC_TYPE_ENTRY (adc_entry_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcEntry, adc_entry, ADC, ENTRY, GObject)

struct _AdcEntryClass {
  GObjectClass parent_class;

  AdcKind kind; /* set by each subclass */
};

const char         *adc_entry_get_id         (AdcEntry *self);
AdcKind             adc_entry_get_kind       (AdcEntry *self);
AdcGame            *adc_entry_dup_game       (AdcEntry *self);
const char         *adc_entry_get_title      (AdcEntry *self);
const char         *adc_entry_get_title_in   (AdcEntry *self, const char *language);
AdcText            *adc_entry_get_title_text (AdcEntry *self);
gboolean            adc_entry_is_unofficial  (AdcEntry *self, const char *language);
GPtrArray          *adc_entry_get_synonyms   (AdcEntry *self); /* of AdcText */
GPtrArray          *adc_entry_get_asked      (AdcEntry *self); /* of AdcText: questions it answers */
GPtrArray          *adc_entry_get_blocks     (AdcEntry *self); /* of AdcBlock */
guint               adc_entry_get_page       (AdcEntry *self); /* 0: none known */
const char         *adc_entry_get_section    (AdcEntry *self); /* or NULL */
const char         *adc_entry_get_source     (AdcEntry *self); /* id, or NULL for the game's first */
const char * const *adc_entry_get_see_also   (AdcEntry *self); /* ids */
GListModel         *adc_entry_get_rulings    (AdcEntry *self); /* of AdcRuling */
char               *adc_entry_dup_location   (AdcEntry *self); /* "game/kind/id" */
const char         *adc_entry_get_kind_title (AdcEntry *self); /* "Rule"; "Help" for all of the guide's */
char               *adc_entry_dup_citation   (AdcEntry *self); /* "Rulebook, p. 9, “Shield”" */
char               *adc_entry_dup_plain_text (AdcEntry *self, const char *language);

/* For the loader, before the entry is shared. */
void adc_entry_set_id         (AdcEntry *self, const char *id);
void adc_entry_set_game       (AdcEntry *self, AdcGame *game);
void adc_entry_take_title     (AdcEntry *self, AdcText *title);
void adc_entry_set_unofficial (AdcEntry *self, const char *languages);
void adc_entry_add_synonym    (AdcEntry *self, AdcText *synonym);
void adc_entry_add_asked      (AdcEntry *self, AdcText *asked);
void adc_entry_take_block     (AdcEntry *self, AdcBlock *block);
void adc_entry_set_citation   (AdcEntry *self, const char *source, guint page, const char *section);
void adc_entry_add_see_also   (AdcEntry *self, const char *id);
void adc_entry_add_ruling     (AdcEntry *self, AdcEntry *ruling);
