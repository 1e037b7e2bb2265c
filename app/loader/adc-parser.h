/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-rule.h"
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
  GPtrArray  *cases; /* examples that texts say are shown somewhere */
  GPtrArray  *values;
  GPtrArray  *map_notes;    /* what the map can be told only when all zones are known */
  GPtrArray  *room_notes;   /* what examples say of cards, judged when all entries are known */
  GPtrArray  *deck_notes;   /* what deck rules say of kinds of decks, likewise */
  guint       n_earlier;    /* problems there were before this game */
  AdcXmlSize  size;         /* of all its files so far */

  /* The file being read. */
  const char *path;
  char       *language; /* the one its texts are written in */
} AdcParser;

AdcParser *adc_parser_new           (GPtrArray *problems);
void       adc_parser_free          (AdcParser *self);
gboolean   adc_parser_has_enough    (AdcParser *self); /* problems; no more are looked for */
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
char      *adc_parser_read_rule     (AdcParser *self, const xmlNode *node, const char *name); /* an id, or NULL */
void       adc_parser_add_links     (AdcParser *self, const xmlNode *node, AdcEntry *from, GPtrArray *blocks);
void       adc_parser_add_case      (AdcParser *self, const xmlNode *node, const char *path);
void       adc_parser_add_value     (AdcParser *self, const xmlNode *node, AdcPiece *piece);
guint      adc_parser_get_count     (const xmlNode *node, const char *name, guint fallback);
gboolean   adc_parser_has_number    (AdcParser *self, AdcKind kind, const char *stat);
gboolean   adc_parser_has_deck      (AdcParser *self, const char *deck); /* a deck of cards is called so */
gboolean   adc_parser_get_flag      (const xmlNode *node, const char *name);
void       adc_parser_read_zone     (AdcParser *self, const xmlNode *node, AdcZone *zone);
void       adc_parser_read_map      (AdcParser *self, const xmlNode *node);
void       adc_parser_read_muster   (AdcParser *self, const xmlNode *node);
void       adc_parser_read_economy  (AdcParser *self, const xmlNode *node);
void       adc_parser_read_setup    (AdcParser *self, const xmlNode *node);
void       adc_parser_read_purse    (AdcParser *self, const xmlNode *node);
void       adc_parser_read_counters (AdcParser *self, const xmlNode *node);
void       adc_parser_read_grid     (AdcParser *self, const xmlNode *node);
void       adc_parser_read_rooms    (AdcParser *self, const xmlNode *node);
void       adc_parser_read_room_case (AdcParser *self, const xmlNode *node);
void       adc_parser_finish_rooms  (AdcParser *self);
void       adc_parser_free_room_note (gpointer note);
void       adc_parser_read_deck_kind (AdcParser *self, const xmlNode *node);
void       adc_parser_read_deck_rule (AdcParser *self, const xmlNode *node, AdcDeckRule *entry);
void       adc_parser_finish_decks  (AdcParser *self);
void       adc_parser_free_deck_note (gpointer note);
void       adc_parser_read_averages (AdcParser *self, const xmlNode *root);
void       adc_parser_finish_map    (AdcParser *self);
void       adc_parser_free_note     (gpointer note);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcParser, adc_parser_free)
