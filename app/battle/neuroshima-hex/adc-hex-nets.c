/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-field.h"

/* Who is netted. A net works as long as its own tile is not netted, so the question turns in
 * circles: it is answered from those nobody holds, and loops of tiles that hold each other
 * cancel as two nets face to face do. Only tiles with nets can be part of a chain; for all
 * others it is enough that some free tile holds them. */

/* The netters among a set that hold each other, directly or over others, and are held by no
 * other of the set. */
static guint32
find_loops (const guint32 holds[ADC_HEX_CELLS], guint32 undecided, guint32 loops[ADC_HEX_CELLS])
{
  guint32 reach[ADC_HEX_CELLS], members = 0;
  gboolean grows = TRUE;

  for (guint32 left = undecided; left != 0; left &= left - 1)
    reach[adc_hex_first (left)] = holds[adc_hex_first (left)] & undecided;

  while (grows) {
    grows = FALSE;
    for (guint32 left = undecided; left != 0; left &= left - 1) {
      const guint cell = adc_hex_first (left);
      guint32 farther = reach[cell];

      for (guint32 over = reach[cell]; over != 0; over &= over - 1)
        farther |= reach[adc_hex_first (over)];
      grows |= farther != reach[cell];
      reach[cell] = farther;
    }
  }

  for (guint32 left = undecided; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);
    gboolean is_source = TRUE;

    loops[cell] = 0;
    for (guint32 others = undecided; others != 0; others &= others - 1) {
      const guint other = adc_hex_first (others);

      if ((reach[other] & adc_hex_bit (cell)) == 0)
        continue;
      if ((reach[cell] & adc_hex_bit (other)) != 0)
        loops[cell] |= adc_hex_bit (other);
      else
        is_source = FALSE;
    }
    if (is_source)
      members |= adc_hex_bit (cell);
  }

  return members;
}

static guint32
settle_chains (const AdcHexField *self, guint32 alive, guint32 undecided)
{
  guint32 holds[ADC_HEX_CELLS], loops[ADC_HEX_CELLS];
  guint32 netted = 0;

  for (guint32 left = undecided; left != 0; left &= left - 1)
    holds[adc_hex_first (left)] = self->holds[adc_hex_first (left)] & alive;

  while (undecided != 0) {
    guint32 held = 0, free;

    for (guint32 left = undecided; left != 0; left &= left - 1)
      held |= holds[adc_hex_first (left)];
    free = undecided & ~held;
    if (free == 0) {
      free = find_loops (holds, undecided, loops);
      for (guint32 left = free; left != 0; left &= left - 1)
        holds[adc_hex_first (left)] &= ~loops[adc_hex_first (left)];
    }
    for (guint32 left = free; left != 0; left &= left - 1)
      netted |= holds[adc_hex_first (left)];
    undecided &= ~(free | netted);
  }

  return netted;
}

guint32
adc_hex_field_settle (const AdcHexField *self, guint32 alive)
{
  const guint32 netters = self->netters & alive;
  guint32 held = 0;

  for (guint32 left = netters; left != 0; left &= left - 1)
    held |= self->holds[adc_hex_first (left)];
  held &= alive;

  return (held & netters) == 0 ? held : settle_chains (self, alive, netters);
}
