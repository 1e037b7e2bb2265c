/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* An entry as it is searched: plain text, in every language it has a title in. */

typedef struct {
  const char *language; /* the entry's */
  char       *title;
  char       *body; /* what it says, a sequence's steps, the words among the values of a unit or card */
} AdcDocumentText;

typedef struct {
  GArray    *texts;    /* of AdcDocumentText */
  GPtrArray *synonyms; /* in all languages */
  GPtrArray *context;  /* questions it answers, names of what it belongs to; in all languages */
} AdcDocument;

/* Values are those that ship and, where there are any, the user's: AdcCompletions, or NULL. Those laid over the piece
 * itself belong to the main thread. */
AdcDocument *adc_document_new      (AdcEntry *entry, GPtrArray *completions);
void         adc_document_free     (AdcDocument *self);
char        *adc_document_join     (GPtrArray *lines);
gsize        adc_document_get_size (const AdcDocument *self); /* bytes of all its texts */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDocument, adc_document_free)

/* Its blocks, and a sequence's steps below them. */
char        *adc_document_dup_text (AdcEntry *entry, const char *language);
