/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-adviser.h"

#include <string.h>

/* A board full of medics asks more questions than can be weighed for each of ten thousand
 * placements. */
#define BATTLES_EACH 64
#define BATTLES_BETWEEN_REPORTS 1024

typedef struct {
  const AdcHexTile *tile;
  guint             n_copies;
  guint             n_rotations; /* that look different */
  guint8            rotations[ADC_HEX_DIRECTIONS];
  int               gains[ADC_HEX_CELLS]; /* alone in a hex, turned as is best */
} Kind;

typedef struct {
  const AdcHexPosition *position;
  guint                 side;
  int                   rating; /* of the board as it lies */
  GArray               *kinds;  /* of Kind */
  GPtrArray            *found;  /* of AdcHexAdvice */
  guint                 n_cells;
  guint                 n_done;
  guint                 n_total;
  AdcHexProgress        progress;
  gpointer              data;
  GCancellable         *cancellable;
} Search;

static void
find_rotations (Kind *self)
{
  for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++) {
    gboolean is_new = TRUE;

    for (guint n = 0; n < self->n_rotations; n++)
      if (memcmp (&self->tile->facings[i], &self->tile->facings[self->rotations[n]],
                  sizeof (AdcHexFacing)) == 0)
        is_new = FALSE;
    if (is_new)
      self->rotations[self->n_rotations++] = (guint8) i;
  }
}

static void
sort_hand (Search *self, const AdcHexTile * const *hand, guint n_hand)
{
  for (guint i = 0; i < n_hand; i++) {
    Kind kind = { .tile = hand[i], .n_copies = 1 };
    gboolean is_new = TRUE;

    for (guint n = 0; n < self->kinds->len; n++)
      if (g_array_index (self->kinds, Kind, n).tile == hand[i]) {
        g_array_index (self->kinds, Kind, n).n_copies++;
        is_new = FALSE;
      }
    if (is_new) {
      find_rotations (&kind);
      g_array_append_val (self->kinds, kind);
    }
  }
}

static void
report (Search *self)
{
  if (self->progress != NULL && self->n_done % BATTLES_BETWEEN_REPORTS == 0)
    self->progress ((double) self->n_done / self->n_total, self->data);
}

static int
forecast (const Search *self, const AdcHexPosition *position, AdcHexState *end)
{
  AdcHexAnswers answers;
  AdcHexResult result;

  adc_hex_choose (position, NULL, BATTLES_EACH, &answers, &result);
  *end = result.end;
  return adc_hex_state_rate (position, end, self->side);
}

/* Keeps it in best if it is better. */
static void
try (Search *self, const AdcHexPlacement *placements, guint n_placements, AdcHexAdvice *best)
{
  AdcHexPosition position = *self->position;
  AdcHexState end;
  int gain;

  for (guint i = 0; i < n_placements; i++)
    position.cells[placements[i].cell] = (AdcHexPiece) { .tile = placements[i].tile,
                                                         .side = (guint8) self->side,
                                                         .rotation = placements[i].rotation };

  gain = forecast (self, &position, &end) - self->rating;
  if (best->n_placements == 0 || gain > best->gain) {
    best->n_placements = n_placements;
    memcpy (best->placements, placements, n_placements * sizeof *placements);
    best->gain = gain;
    best->end = end;
  }
  self->n_done++;
  report (self);
}

static void
keep (Search *self, const AdcHexAdvice *advice, int least)
{
  if (advice->n_placements > 0 && advice->gain > least)
    g_ptr_array_add (self->found, g_memdup2 (advice, sizeof *advice));
}

static void
try_one (Search *self, Kind *kind, guint cell)
{
  AdcHexPlacement placement = { .tile = kind->tile, .cell = (guint8) cell };
  AdcHexAdvice best = { 0 };

  for (guint i = 0; i < kind->n_rotations; i++) {
    placement.rotation = kind->rotations[i];
    try (self, &placement, 1, &best);
  }
  kind->gains[cell] = best.gain;
  keep (self, &best, 0);
}

/* Two tiles are worth saying only if they do more than either of them. */
static void
try_two (Search *self, const Kind *a, guint cell_a, const Kind *b, guint cell_b)
{
  AdcHexPlacement placements[2] = { { .tile = a->tile, .cell = (guint8) cell_a },
                                    { .tile = b->tile, .cell = (guint8) cell_b } };
  const int least = MAX (a->gains[cell_a], b->gains[cell_b]);
  AdcHexAdvice best = { 0 };

  for (guint i = 0; i < a->n_rotations; i++)
    for (guint n = 0; n < b->n_rotations; n++) {
      placements[0].rotation = a->rotations[i];
      placements[1].rotation = b->rotations[n];
      try (self, placements, 2, &best);
    }
  keep (self, &best, MAX (least, 0));
}

static gboolean
is_empty (const Search *self, guint cell)
{
  return self->position->cells[cell].tile == NULL;
}

static gboolean
is_cancelled (const Search *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}

static void
try_pair (Search *self, const Kind *a, const Kind *b)
{
  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    for (guint n = a == b ? i + 1 : 0; n < ADC_HEX_CELLS; n++)
      if (n != i && is_empty (self, i) && is_empty (self, n) && !is_cancelled (self))
        try_two (self, a, i, b, n);
}

static guint
count_trials (const Search *self)
{
  guint n = 0;

  for (guint i = 0; i < self->kinds->len; i++) {
    const Kind *a = &g_array_index (self->kinds, Kind, i);

    n += self->n_cells * a->n_rotations;
    if (self->n_cells < 2)
      continue;
    if (a->n_copies > 1)
      n += self->n_cells * (self->n_cells - 1) / 2 * a->n_rotations * a->n_rotations;
    for (guint m = i + 1; m < self->kinds->len; m++)
      n += self->n_cells * (self->n_cells - 1) * a->n_rotations *
           g_array_index (self->kinds, Kind, m).n_rotations;
  }

  return n;
}

static void
try_all (Search *self)
{
  for (guint i = 0; i < self->kinds->len; i++)
    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
      if (is_empty (self, cell) && !is_cancelled (self))
        try_one (self, &g_array_index (self->kinds, Kind, i), cell);

  for (guint i = 0; i < self->kinds->len; i++) {
    const Kind *a = &g_array_index (self->kinds, Kind, i);

    if (a->n_copies > 1)
      try_pair (self, a, a);
    for (guint n = i + 1; n < self->kinds->len; n++)
      try_pair (self, a, &g_array_index (self->kinds, Kind, n));
  }
}

/* The best first; of equals the one that takes fewer tiles, then in the order of the hexes. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const AdcHexAdvice *one = *(const AdcHexAdvice * const *) a;
  const AdcHexAdvice *other = *(const AdcHexAdvice * const *) b;

  if (one->gain != other->gain)
    return one->gain > other->gain ? -1 : 1;
  if (one->n_placements != other->n_placements)
    return one->n_placements < other->n_placements ? -1 : 1;
  for (guint i = 0; i < one->n_placements; i++) {
    if (one->placements[i].cell != other->placements[i].cell)
      return one->placements[i].cell < other->placements[i].cell ? -1 : 1;
    if (one->placements[i].tile != other->placements[i].tile)
      return strcmp (one->placements[i].tile->unit, other->placements[i].tile->unit);
  }

  return 0;
}

GPtrArray *
adc_hex_advise (const AdcHexPosition *position, guint side, const AdcHexTile * const *hand,
                guint n_hand, guint n, AdcHexProgress progress, gpointer data,
                GCancellable *cancellable, GError **error)
{
  g_autoptr(GArray) kinds = g_array_new (FALSE, FALSE, sizeof (Kind));
  g_autoptr(GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  Search self = { .position = position,
                  .side = side,
                  .kinds = kinds,
                  .found = found,
                  .progress = progress,
                  .data = data,
                  .cancellable = cancellable };
  AdcHexState end;

  g_return_val_if_fail (position != NULL && side < position->n_sides, NULL);

  self.rating = forecast (&self, position, &end);
  sort_hand (&self, hand, n_hand);
  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    self.n_cells += is_empty (&self, i);
  self.n_total = count_trials (&self);
  try_all (&self);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  if (progress != NULL)
    progress (1, data);
  g_ptr_array_sort (found, compare);
  g_ptr_array_set_size (found, (int) MIN (found->len, n));
  return g_steal_pointer (&found);
}
