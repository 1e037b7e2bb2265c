/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-states.h"

#include "adc-buck-fight.h"

#define FIRST_SLOTS_SHIFT 10
#define MAX_BYTES         (256u << 20)
#define MAX_LEVELS        (ADC_BUCK_MAX_SIDES * ADC_BUCK_N_TYPES * ADC_BUCK_MAX_PIECES + 1)
#define POSITION_BITS     26

typedef struct {
  AdcBuckState state;
  guint        next; /* of as many pieces: number + 1, or 0 */
  AdcBuckRow  *row;  /* NULL once it was taken */
} Entry;

struct _AdcBuckStates {
  guint      n_rounds;
  GArray    *entries; /* of Entry */
  guint32   *slots;   /* number + 1, or 0 */
  guint      slots_shift;
  guint      levels[MAX_LEVELS]; /* by pieces: the first entry's number + 1, or 0 */
  guint      level;   /* nothing is above it */
  GPtrArray *spare;   /* rows */
  guint      n_rows;  /* in use or spare */
};

static guint64
get_key (const AdcBuckState *state)
{
  return state->positions[0] | (guint64) state->positions[1] << POSITION_BITS |
         (guint64) state->leaders << (2 * POSITION_BITS) |
         (guint64) state->n_factories << (2 * POSITION_BITS + 6);
}

static guint
find_slot (const AdcBuckStates *self, guint64 key)
{
  const guint mask = (1u << self->slots_shift) - 1;
  guint slot = (key * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> (64 - self->slots_shift);

  while (self->slots[slot] != 0 &&
         get_key (&g_array_index (self->entries, Entry, self->slots[slot] - 1).state) != key)
    slot = (slot + 1) & mask;

  return slot;
}

/* Half of the slots stay free. */
static void
grow (AdcBuckStates *self, guint slots_shift)
{
  self->slots_shift = slots_shift;
  g_free (self->slots);
  self->slots = g_new0 (guint32, (gsize) 1 << slots_shift);
  for (guint i = 0; i < self->entries->len; i++)
    self->slots[find_slot (self, get_key (&g_array_index (self->entries, Entry, i).state))] = i + 1;
}

static void
row_free (gpointer data)
{
  AdcBuckRow *row = data;

  g_free (row->chances);
  g_free (row);
}

static AdcBuckRow *
row_new (AdcBuckStates *self)
{
  AdcBuckRow *row;

  if (self->spare->len > 0) {
    row = g_ptr_array_steal_index_fast (self->spare, self->spare->len - 1);
  } else {
    row = g_new (AdcBuckRow, 1);
    row->chances = g_new (double, self->n_rounds);
    self->n_rows++;
  }
  row->total = 0;
  row->first = row->n = 0;

  return row;
}

AdcBuckStates *
adc_buck_states_new (guint n_rounds)
{
  AdcBuckStates *self = g_new0 (AdcBuckStates, 1);

  self->n_rounds = n_rounds;
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->spare = g_ptr_array_new_with_free_func (row_free);
  grow (self, FIRST_SLOTS_SHIFT);

  return self;
}

void
adc_buck_states_free (AdcBuckStates *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (g_array_index (self->entries, Entry, i).row != NULL)
      row_free (g_array_index (self->entries, Entry, i).row);
  g_array_unref (self->entries);
  g_ptr_array_unref (self->spare);
  g_free (self->slots);
  g_free (self);
}

AdcBuckRow *
adc_buck_states_add (AdcBuckStates *self, const AdcBuckState *state, guint n_pieces, double total)
{
  const guint64 key = get_key (state);
  guint slot = find_slot (self, key);
  AdcBuckRow *row;

  if (self->slots[slot] != 0) {
    row = g_array_index (self->entries, Entry, self->slots[slot] - 1).row;
  } else {
    Entry entry = { *state, self->levels[n_pieces], row_new (self) };

    if (2 * (gsize) self->entries->len >= (gsize) 1 << self->slots_shift) {
      grow (self, self->slots_shift + 1);
      slot = find_slot (self, key);
    }
    g_array_append_val (self->entries, entry);
    self->slots[slot] = self->levels[n_pieces] = self->entries->len;
    self->level = MAX (self->level, n_pieces);
    row = entry.row;
  }
  row->total += total;

  return row;
}

AdcBuckRow *
adc_buck_states_take (AdcBuckStates *self, AdcBuckState *state)
{
  Entry *entry;
  AdcBuckRow *row;

  while (self->levels[self->level] == 0) {
    if (self->level == 0)
      return NULL;
    self->level--;
  }

  entry = &g_array_index (self->entries, Entry, self->levels[self->level] - 1);
  self->levels[self->level] = entry->next;
  *state = entry->state;
  row = entry->row;
  entry->row = NULL;

  return row;
}

void
adc_buck_states_give_back (AdcBuckStates *self, AdcBuckRow *row)
{
  g_ptr_array_add (self->spare, row);
}

gboolean
adc_buck_states_is_full (AdcBuckStates *self)
{
  return (gsize) self->n_rows * self->n_rounds * sizeof (double) +
           (gsize) self->entries->len * 2 * sizeof (Entry) > MAX_BYTES;
}

void
adc_buck_states_add_row (AdcBuckStates *self, AdcBuckRow *to, const AdcBuckRow *from, double part,
                         guint later)
{
  const guint first = from->first + later;
  const guint n = MIN (from->n + later, self->n_rounds);
  const double *chances = from->chances;
  double *sums = to->chances;

  if (first >= n)
    return;

  if (to->first >= to->n)
    to->first = to->n = first;
  while (to->first > first)
    sums[--to->first] = 0;
  while (to->n < n)
    sums[to->n++] = 0;
  for (guint i = first; i < n; i++)
    sums[i] += part * chances[i - later];
}
