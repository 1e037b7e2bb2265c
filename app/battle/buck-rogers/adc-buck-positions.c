/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-positions.h"

#include <string.h>

#define FIRST_SLOTS_SHIFT 8
#define MAX_BYTES         (64u << 20)
#define UNKNOWN           (-2) /* a shot or position that nobody has asked for yet */

typedef struct {
  AdcBuckPosition position;
  int             renewed;
  guint16         n_pieces;
  guint8          fighting;
} Node;

struct _AdcBuckPositions {
  const AdcBuckAims *aims;
  guint              n_nodes;
  guint              max_nodes; /* that fit in the arrays */
  Node              *nodes;
  AdcBuckShot       *shots; /* of each node: by side and type */
  guint              n_shots; /* of a node */
  guint32           *slots; /* number + 1, or 0 */
  guint              slots_shift;
};

G_STATIC_ASSERT (sizeof (AdcBuckPosition) % sizeof (guint64) == 0);

static guint
find_slot (const AdcBuckPositions *self, const AdcBuckPosition *position)
{
  const guint mask = (1u << self->slots_shift) - 1;
  guint64 words[sizeof *position / sizeof (guint64)];
  guint64 hash = 0;
  guint slot;

  memcpy (words, position, sizeof words);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    hash = (hash ^ words[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    hash ^= hash >> 29;
  }

  for (slot = (hash >> 20) & mask; self->slots[slot] != 0; slot = (slot + 1) & mask)
    if (memcmp (&self->nodes[self->slots[slot] - 1].position, position, sizeof *position) == 0)
      break;

  return slot;
}

/* Half of the slots stay free. */
static void
grow (AdcBuckPositions *self, guint slots_shift)
{
  self->slots_shift = slots_shift;
  self->max_nodes = 1u << (slots_shift - 1);
  self->nodes = g_renew (Node, self->nodes, self->max_nodes);
  self->shots = g_renew (AdcBuckShot, self->shots, (gsize) self->max_nodes * self->n_shots);
  g_free (self->slots);
  self->slots = g_new0 (guint32, (gsize) 1 << slots_shift);
  for (guint i = 0; i < self->n_nodes; i++)
    self->slots[find_slot (self, &self->nodes[i].position)] = i + 1;
}

AdcBuckPositions *
adc_buck_positions_new (const AdcBuckAims *aims)
{
  AdcBuckPositions *self = g_new0 (AdcBuckPositions, 1);

  self->aims = aims;
  self->n_shots = aims->n_sides * ADC_BUCK_N_TYPES;
  grow (self, FIRST_SLOTS_SHIFT);

  return self;
}

void
adc_buck_positions_free (AdcBuckPositions *self)
{
  g_free (self->nodes);
  g_free (self->shots);
  g_free (self->slots);
  g_free (self);
}

guint
adc_buck_positions_intern (AdcBuckPositions *self, const AdcBuckPosition *position)
{
  guint slot = find_slot (self, position);
  Node *node;

  if (self->slots[slot] != 0)
    return self->slots[slot] - 1;

  if (self->n_nodes == self->max_nodes) {
    grow (self, self->slots_shift + 1);
    slot = find_slot (self, position);
  }

  node = &self->nodes[self->n_nodes];
  memset (node, 0, sizeof *node);
  node->position = *position;
  node->renewed = UNKNOWN;
  for (guint side = 0; side < self->aims->n_sides; side++) {
    const guint n = adc_buck_position_count (position, side);

    node->n_pieces += n;
    if (n > 0)
      node->fighting |= 1u << side;
  }
  for (guint i = 0; i < self->n_shots; i++)
    self->shots[(gsize) self->n_nodes * self->n_shots + i].after = UNKNOWN;

  self->slots[slot] = ++self->n_nodes;
  return self->n_nodes - 1;
}

const AdcBuckPosition *
adc_buck_positions_get (AdcBuckPositions *self, guint index)
{
  return &self->nodes[index].position;
}

guint
adc_buck_positions_get_n (AdcBuckPositions *self)
{
  return self->n_nodes;
}

AdcBuckShot
adc_buck_positions_fire (AdcBuckPositions *self, guint index, guint side, AdcBuckType attacker)
{
  const gsize place = (gsize) index * self->n_shots + side * ADC_BUCK_N_TYPES + attacker;
  AdcBuckShot shot = self->shots[place];
  AdcBuckPosition position;
  guint at_side, target;

  if (G_LIKELY (shot.after != UNKNOWN))
    return shot;

  position = self->nodes[index].position;
  shot.after = ADC_BUCK_NO_TARGET;
  shot.number = ADC_BUCK_NEVER;
  if (adc_buck_aims_choose (self->aims, &position, side, attacker, &at_side, &target)) {
    position.left[at_side][target]--;
    shot.number = self->aims->numbers[side][attacker][target];
    shot.after = adc_buck_positions_intern (self, &position);
  }
  self->shots[place] = shot;

  return shot;
}

guint
adc_buck_positions_renew (AdcBuckPositions *self, guint index)
{
  AdcBuckPosition position;
  guint renewed;

  if (G_LIKELY (self->nodes[index].renewed != UNKNOWN))
    return self->nodes[index].renewed;

  position = self->nodes[index].position;
  adc_buck_position_escort (&position);
  renewed = adc_buck_positions_intern (self, &position);
  self->nodes[index].renewed = renewed;

  return renewed;
}

guint
adc_buck_positions_count (AdcBuckPositions *self, guint index)
{
  return self->nodes[index].n_pieces;
}

guint
adc_buck_positions_fighting (AdcBuckPositions *self, guint index)
{
  return self->nodes[index].fighting;
}

gboolean
adc_buck_positions_is_full (AdcBuckPositions *self)
{
  return self->n_nodes * (sizeof (Node) + self->n_shots * sizeof (AdcBuckShot)) > MAX_BYTES;
}
