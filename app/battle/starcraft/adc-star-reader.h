/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-clash-private.h"

#include "adc-faction.h"
#include "adc-piece.h"

/* Between the files that read a scenario. */

typedef struct {
  AdcStarClash *clash;
  AdcGame      *game;
  GPtrArray    *faults;
  AdcFaction   *factions[ADC_STAR_N_SIDES]; /* or NULL */
  GPtrArray    *kinds; /* of char *: units that have a bit, by their bit */
} AdcStarReader;

void     adc_star_reader_refuse_strangers (AdcStarReader *self, GHashTable *settings, const char * const *known,
                                           int line, const char *force);
guint    adc_star_reader_get_choice (AdcStarReader *self, GHashTable *settings, const char *name,
                                     const char * const *choices, int line, const char *force);
int      adc_star_reader_get_number (AdcStarReader *self, GHashTable *settings, const char *name, int min, int max,
                                     int fallback, int line, const char *force);

/* What the scenario says of a force, or else the game of the piece; NULL when nobody knows. */
const char *adc_star_get_text (const AdcScenarioForce *force, AdcPiece *piece, const char *stat);

/* Whether a piece is in the game when it is played with the boxes of the battle. */
gboolean adc_star_reader_is_in_box (AdcStarReader *self, AdcPiece *piece);

/* The bit of a kind of unit that takes part; 0 for others. */
guint64  adc_star_reader_find_kind (AdcStarReader *self, const char *unit);

/* adc-star-unit-reader.c */
gboolean adc_star_reader_is_unit    (AdcStarReader *self, const AdcScenarioForce *force, AdcStarPlace place);
void     adc_star_reader_read_unit  (AdcStarReader *self, guint side, const AdcScenarioForce *force, AdcStarPlace place,
                                     guint skirmish);
void     adc_star_reader_read_order (AdcStarReader *self, guint side, const AdcScenarioSide *from); /* what it spares */

/* adc-star-card-reader.c, once all units are read */
void     adc_star_reader_read_card  (AdcStarReader *self, guint side, const AdcScenarioForce *force, AdcStarPlace place,
                                     guint skirmish);

/* adc-star-face-reader.c: one card, as force and game describe it. */
void     adc_star_reader_read_face  (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece,
                                     AdcStarCard *card, AdcStarFace *face);

/* adc-star-deck-reader.c, once all cards are read */
void     adc_star_reader_fill_pools (AdcStarReader *self);
