/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-advice-count.h"

#include <string.h>

guint
adc_hex_advice_count_rotations (const AdcHexTile *tile)
{
  guint n = 0;

  for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++) {
    gboolean is_new = TRUE;

    for (guint j = 0; j < i && is_new; j++)
      is_new = memcmp (&tile->facings[i], &tile->facings[j], sizeof (AdcHexFacing)) != 0;
    n += is_new;
  }

  return n;
}

/* Whether the hand has that tile further in front. */
static gboolean
is_copy (const AdcHexTile * const *hand, guint position)
{
  for (guint i = 0; i < position; i++)
    if (hand[i] == hand[position])
      return TRUE;

  return FALSE;
}

static guint
count_copies (const AdcHexTile * const *hand, guint n_hand, const AdcHexTile *tile)
{
  guint n = 0;

  for (guint i = 0; i < n_hand; i++)
    n += hand[i] == tile;

  return n;
}

guint
adc_hex_advice_count (const AdcHexPosition *position, const AdcHexTile * const *hand, guint n_hand)
{
  guint n_free = 0, n_pairs, n = 0;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    n_free += position->cells[cell].tile == NULL;
  n_pairs = n_free * (MAX (n_free, 1) - 1); /* of hexes, in both orders */

  for (guint i = 0; i < n_hand; i++) {
    const guint n_rotations = adc_hex_advice_count_rotations (hand[i]);

    if (is_copy (hand, i))
      continue;

    n += n_free * n_rotations;
    if (count_copies (hand, n_hand, hand[i]) > 1)
      n += n_pairs / 2 * n_rotations * n_rotations;
    for (guint j = i + 1; j < n_hand; j++)
      if (hand[j] != hand[i] && !is_copy (hand, j))
        n += n_pairs * n_rotations * adc_hex_advice_count_rotations (hand[j]);
  }

  return n;
}
