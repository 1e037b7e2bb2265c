/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-odds.h"
#include "adc-star-stance.h"

/* What comes of all the cards that may lie in one skirmish. Cards that do the same there are taken
 * together: first by their stance, then, as modes, by what comes of them whatever the enemy lays. */

#define ADC_STAR_NO_PLAY     G_MAXUINT16 /* such cards cannot lie there */
#define ADC_STAR_REPLACES(side) (G_MAXUINT16 - 1 - (side)) /* its card is cancelled: it depends on the next one */

/* Some cards that a side may lay: one of each, in any combination. */
typedef struct {
  guint64  cards;
  guint64  reinforcements;
  gboolean or_alone; /* without a reinforcement */
} AdcStarLaying;

#define ADC_STAR_MAX_LAYINGS 2

typedef struct {
  AdcStarLaying layings[ADC_STAR_MAX_LAYINGS];
  guint         n_layings;
} AdcStarLayings;

typedef guint16 AdcStarPlays[ADC_STAR_MAX_CARDS][ADC_STAR_MAX_CARDS + 1]; /* by card and reinforcement, 0 for none */

typedef struct {
  guint        n_stances;
  AdcStarPlays stances;      /* or ADC_STAR_NO_PLAY */
  guint        n_replacements;
  AdcStarPlays replacements; /* when the card has come instead of a cancelled one */
  gboolean     may_be_replaced;
  guint        n_modes;
  guint16     *modes;        /* by stance and, if it may be replaced, replacement */
} AdcStarTableSide;

typedef struct {
  AdcStarTableSide sides[ADC_STAR_N_SIDES];
  GArray          *results; /* of AdcStarResult: those that differ in what they leave */
  GArray          *keys;    /* of guint64: what they leave */
  guint16         *firsts;  /* results by stances, or ADC_STAR_REPLACES () */
  guint8          *first_marks;
  guint16         *nexts[ADC_STAR_N_SIDES]; /* results by that side's replacements and the other's stances */
  guint8          *next_marks[ADC_STAR_N_SIDES];
  guint16         *cells;   /* results by modes; NULL: too many */
} AdcStarTable;

/* How a skirmish goes, as bits: who loses a unit, then whose attack is sufficient. */
#define ADC_STAR_MARK_LOSES(side)      (1 << (side))
#define ADC_STAR_MARK_SUFFICIENT(side) (4 << (side))

/* NULL if cancelled. */
AdcStarTable *adc_star_table_new  (const AdcStarBattle *battle, guint skirmish,
                                   const AdcStarLayings layings[ADC_STAR_N_SIDES], GCancellable *cancellable);
void          adc_star_table_free (AdcStarTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcStarTable, adc_star_table_free)

/* What lies there as the slot says: a card that is known, or any of the pool. */
void          adc_star_layings_read (AdcStarLayings *self, const AdcStarBattle *battle, guint skirmish, guint side);

guint64       adc_star_side_get_cards (const AdcStarSide *side, guint64 among, gboolean are_reinforcements);

/* Those that may come instead of a cancelled one. */
guint64       adc_star_side_get_replacements (const AdcStarSide *side);

/* Which mode a side is in with these cards; REPLACEMENT is ignored where nothing is replaced. */
guint         adc_star_table_get_mode (const AdcStarTable *self, guint side, int card, int reinforcement,
                                       int replacement);

static inline guint
adc_star_table_get_cell (const AdcStarTable *self, guint attacker, guint defender)
{
  return self->cells[attacker * self->sides[ADC_STAR_DEFENDER].n_modes + defender];
}

/* The chances of how it goes and of sufficient strength, when every card that may lie there is as
 * likely. */
void          adc_star_table_get_chances (const AdcStarTable *self, const AdcStarBattle *battle, guint skirmish,
                                          double losses[ADC_STAR_N_LOSSES], double sufficient[ADC_STAR_N_SIDES]);
