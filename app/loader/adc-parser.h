/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-piece.h"
#include "adc-xml.h"

/* From valid XML to model objects. References may point forward, into files not read yet: they are noted while parsing
 * and settled at the end by adc_parser_resolve (). */

#define ADC_ANY_KIND (-1)

typedef struct {
  AdcGame    *game;     /* NULL until game.xml was read */
  GPtrArray  *problems; /* of AdcProblem */
  GHashTable *declared; /* every id found in the files, even in entries that were refused */
  GPtrArray  *references;
  GPtrArray  *values;

  /* The file being read. */
  const char *path;
  char       *language; /* the one its texts are written in */
} AdcParser;

AdcParser *adc_parser_new           (GPtrArray *problems);
void       adc_parser_free          (AdcParser *self);
void       adc_parser_declare_ids   (AdcParser *self, const xmlNode *root);
void       adc_parser_read_game     (AdcParser *self, const xmlNode *root, const char *path);
void       adc_parser_read_entries  (AdcParser *self, const xmlNode *root, const char *path);
void       adc_parser_resolve       (AdcParser *self);

/* Between the parser's own files. */
void       adc_parser_complain      (AdcParser *self, const xmlNode *node, const char *format, ...) G_GNUC_PRINTF (3, 4);
AdcText   *adc_parser_read_text     (AdcParser *self, const xmlNode **node);
AdcText   *adc_parser_read_children (AdcParser *self, const xmlNode *parent, const char *name);
AdcBlock  *adc_parser_read_block    (AdcParser *self, const xmlNode **node); /* NULL: not a block */
void       adc_parser_add_reference (AdcParser *self, const xmlNode *node, AdcEntry *from, const char *id, int kind);
void       adc_parser_add_links     (AdcParser *self, const xmlNode *node, AdcEntry *from, GPtrArray *blocks);
void       adc_parser_add_value     (AdcParser *self, const xmlNode *node, AdcPiece *piece);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcParser, adc_parser_free)
