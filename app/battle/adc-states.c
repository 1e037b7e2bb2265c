/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-states.h"

#include <string.h>

/* Up to this many states a table is both smaller and faster than the hash. */
#define MAX_TABLE (G_GUINT64_CONSTANT (1) << 22)

/* The table remembers which of its blocks were written to: what is scanned and cleared is what is
 * used, though the states of a battle lie scattered over all the numbers they could have. */
#define BLOCK_SHIFT 6
#define BLOCK_SIZE (G_GUINT64_CONSTANT (1) << BLOCK_SHIFT)

#define FIRST_SLOTS_SHIFT 10
#define STATES_BETWEEN_LOOKS 4096

typedef struct {
  guint64 state;
  double  chance;
} Entry;

struct _AdcStates {
  guint64  n_states;

  double  *table;     /* by state; NULL when there are too many */
  guint64  n_table;   /* 0 when there is no table, so that one comparison tells */
  guint8  *touched;   /* by block of the table: 0 or 1 */
  gsize    n_blocks;

  Entry   *entries;   /* in the order in which they came */
  gsize    n_entries;
  gsize    max_entries;
  guint32 *slots;     /* 0: free, else one more than the index of an entry */
  guint    slots_shift;
};

static gsize
find_touched (const AdcStates *self, gsize block)
{
  const guint8 *found = NULL;

  if (block < self->n_blocks)
    found = memchr (self->touched + block, 1, self->n_blocks - block);

  return found != NULL ? (gsize) (found - self->touched) : self->n_blocks;
}

/* The slot of the state, or the free one where it belongs. The product's upper bits depend on every
 * bit of the state. */
static inline gsize
find_slot (const AdcStates *self, guint64 state)
{
  const gsize mask = ((gsize) 1 << self->slots_shift) - 1;
  gsize slot = (state * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> (64 - self->slots_shift);

  while (self->slots[slot] != 0 && self->entries[self->slots[slot] - 1].state != state)
    slot = (slot + 1) & mask;

  return slot;
}

static void
fill_slots (AdcStates *self)
{
  for (gsize i = 0; i < self->n_entries; i++)
    self->slots[find_slot (self, self->entries[i].state)] = i + 1;
}

static void
set_slots_shift (AdcStates *self, guint shift)
{
  const gsize n_slots = (gsize) 1 << shift;

  g_assert (shift < 32); /* an entry's index must fit into its slot */

  g_free (self->slots);
  self->slots = g_new0 (guint32, n_slots);
  self->slots_shift = shift;
  self->max_entries = n_slots / 5 * 3;
  self->entries = g_renew (Entry, self->entries, self->max_entries);
  fill_slots (self);
}

static void
add_to_hash (AdcStates *self, guint64 state, double chance)
{
  gsize slot;

  g_return_if_fail (state < self->n_states); /* so that no state beyond the table ends here */

  slot = find_slot (self, state);
  if (G_LIKELY (self->slots[slot] != 0)) {
    self->entries[self->slots[slot] - 1].chance += chance;
    return;
  }

  if (self->n_entries == self->max_entries) {
    set_slots_shift (self, self->slots_shift + 1);
    slot = find_slot (self, state);
  }

  self->entries[self->n_entries++] = (Entry) { state, chance };
  self->slots[slot] = self->n_entries;
}

static double
prune_table (AdcStates *self, double bound)
{
  double forgotten = 0;

  for (gsize block = find_touched (self, 0); block < self->n_blocks;
       block = find_touched (self, block + 1)) {
    double *chances = self->table + (block << BLOCK_SHIFT);

    for (gsize i = 0; i < BLOCK_SIZE; i++) {
      if (chances[i] < bound) {
        forgotten += chances[i];
        chances[i] = 0;
      }
    }
  }

  return forgotten;
}

static double
prune_hash (AdcStates *self, double bound)
{
  double forgotten = 0;
  gsize n_kept = 0;

  for (gsize i = 0; i < self->n_entries; i++) {
    if (self->entries[i].chance < bound)
      forgotten += self->entries[i].chance;
    else
      self->entries[n_kept++] = self->entries[i];
  }

  if (n_kept < self->n_entries) {
    self->n_entries = n_kept;
    memset (self->slots, 0, sizeof *self->slots << self->slots_shift);
    fill_slots (self);
  }

  return forgotten;
}

AdcStates *
adc_states_new (guint64 n_states)
{
  AdcStates *self;

  g_return_val_if_fail (n_states > 0, NULL);

  self = g_new0 (AdcStates, 1);
  self->n_states = n_states;
  if (n_states <= MAX_TABLE) {
    self->n_table = n_states;
    self->n_blocks = (n_states + BLOCK_SIZE - 1) >> BLOCK_SHIFT;
    self->table = g_new0 (double, self->n_blocks << BLOCK_SHIFT);
    self->touched = g_new0 (guint8, self->n_blocks);
  } else {
    set_slots_shift (self, FIRST_SLOTS_SHIFT);
  }

  return self;
}

void
adc_states_free (AdcStates *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->table);
  g_free (self->touched);
  g_free (self->entries);
  g_free (self->slots);
  g_free (self);
}

void
adc_states_clear (AdcStates *self)
{
  g_return_if_fail (self != NULL);

  for (gsize block = find_touched (self, 0); block < self->n_blocks;
       block = find_touched (self, block + 1)) {
    memset (self->table + (block << BLOCK_SHIFT), 0, BLOCK_SIZE * sizeof *self->table);
    self->touched[block] = 0;
  }

  if (self->n_entries > 0)
    memset (self->slots, 0, sizeof *self->slots << self->slots_shift);
  self->n_entries = 0;
}

/* What an engine does most of all: whatever can be checked elsewhere is not checked here. */
void
adc_states_add (AdcStates *self, guint64 state, double chance)
{
  if (G_LIKELY (state < self->n_table)) {
    self->table[state] += chance;
    self->touched[state >> BLOCK_SHIFT] = 1;
  } else {
    add_to_hash (self, state, chance);
  }
}

double
adc_states_get (AdcStates *self, guint64 state)
{
  gsize slot;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (state < self->n_states, 0);

  if (self->table != NULL)
    return self->table[state];

  slot = find_slot (self, state);
  return self->slots[slot] != 0 ? self->entries[self->slots[slot] - 1].chance : 0;
}

double
adc_states_get_total (AdcStates *self)
{
  gsize position = 0;
  guint64 state;
  double chance;
  long double total = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (adc_states_next (self, &position, &state, &chance))
    total += chance;

  return (double) total;
}

gsize
adc_states_get_n (AdcStates *self)
{
  gsize position = 0;
  guint64 state;
  double chance;
  gsize n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (adc_states_next (self, &position, &state, &chance))
    n++;

  return n;
}

gboolean
adc_states_next (AdcStates *self, gsize *position, guint64 *state, double *chance)
{
  gsize i = *position;

  while (i < self->n_table) {
    const gsize block = i >> BLOCK_SHIFT;

    if (!self->touched[block]) {
      i = find_touched (self, block + 1) << BLOCK_SHIFT;
      continue;
    }
    if (self->table[i] != 0) {
      *state = i;
      *chance = self->table[i];
      *position = i + 1;
      return TRUE;
    }
    i++;
  }

  for (; i < self->n_entries; i++) {
    if (self->entries[i].chance != 0) {
      *state = self->entries[i].state;
      *chance = self->entries[i].chance;
      *position = i + 1;
      return TRUE;
    }
  }

  *position = i;
  return FALSE;
}

double
adc_states_prune (AdcStates *self, double bound)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->table != NULL ? prune_table (self, bound) : prune_hash (self, bound);
}

gboolean
adc_states_propagate (AdcStates *from, AdcStates *to, AdcTransition transition, gpointer data,
                      GCancellable *cancellable)
{
  gsize position = 0;
  guint64 state;
  double chance;

  g_return_val_if_fail (from != NULL, FALSE);
  g_return_val_if_fail (to != NULL && to != from, FALSE);
  g_return_val_if_fail (transition != NULL, FALSE);

  for (gsize n = 0; adc_states_next (from, &position, &state, &chance); n++) {
    if (n % STATES_BETWEEN_LOOKS == 0 && g_cancellable_is_cancelled (cancellable))
      return FALSE;
    transition (state, chance, to, data);
  }

  return TRUE;
}
