/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-volley.h"

#define STEPS_PER_SHARE 40 /* what it costs beside adding two numbers: memory far apart */

void
adc_buck_volley_init (AdcBuckVolley *self, AdcBuckPositions *positions, guint64 budget,
                      GCancellable *cancellable)
{
  self->positions = positions;
  self->shares = g_array_new (FALSE, FALSE, sizeof (AdcBuckShare));
  self->spare = g_array_new (FALSE, FALSE, sizeof (AdcBuckShare));
  self->places = g_array_new (FALSE, TRUE, sizeof (guint));
  self->n_steps = 0;
  self->budget = budget;
  self->cancellable = cancellable;
}

void
adc_buck_volley_clear (AdcBuckVolley *self)
{
  g_array_unref (self->shares);
  g_array_unref (self->spare);
  g_array_unref (self->places);
}

void
adc_buck_volley_begin (AdcBuckVolley *self, guint position)
{
  const AdcBuckShare share = { position, 1 };

  g_array_set_size (self->shares, 0);
  g_array_append_val (self->shares, share);
}

static void
add_spare (AdcBuckVolley *self, guint position, double chance)
{
  guint *place;

  if (position >= self->places->len)
    g_array_set_size (self->places, adc_buck_positions_get_n (self->positions));

  place = &g_array_index (self->places, guint, position);
  if (*place > 0) {
    g_array_index (self->spare, AdcBuckShare, *place - 1).chance += chance;
  } else {
    const AdcBuckShare share = { position, chance };

    g_array_append_val (self->spare, share);
    *place = self->spare->len;
  }
}

static void
take_spare (AdcBuckVolley *self)
{
  GArray *shares = self->spare;

  for (guint i = 0; i < shares->len; i++)
    g_array_index (self->places, guint, g_array_index (shares, AdcBuckShare, i).position) = 0;
  self->spare = self->shares;
  self->shares = shares;
  g_array_set_size (self->spare, 0);
}

/* One piece. FALSE when it has nobody to fire at, whatever was hit before: nor has the next one. */
static gboolean
fire_once (AdcBuckVolley *self, guint side, AdcBuckType attacker)
{
  gboolean has_fired = FALSE;

  self->n_steps += (guint64) self->shares->len * STEPS_PER_SHARE;
  for (guint i = 0; i < self->shares->len; i++) {
    const AdcBuckShare share = g_array_index (self->shares, AdcBuckShare, i);
    const AdcBuckShot shot = adc_buck_positions_fire (self->positions, share.position, side,
                                                      attacker);
    const double chance = adc_buck_get_chance (shot.number);

    if (chance < 1)
      add_spare (self, share.position, share.chance * (1 - chance));
    if (shot.after != ADC_BUCK_NO_TARGET) {
      add_spare (self, shot.after, share.chance * chance);
      has_fired = TRUE;
    }
  }
  take_spare (self);

  return has_fired;
}

gboolean
adc_buck_volley_fire (AdcBuckVolley *self, guint side, const guint8 *shooters)
{
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    for (guint n = 0; n < shooters[type]; n++) {
      if (!fire_once (self, side, type))
        break;
      if (self->n_steps > self->budget || adc_buck_positions_is_full (self->positions) ||
          g_cancellable_is_cancelled (self->cancellable))
        return FALSE;
    }
  }

  return TRUE;
}

void
adc_buck_volley_renew (AdcBuckVolley *self)
{
  for (guint i = 0; i < self->shares->len; i++) {
    AdcBuckShare *share = &g_array_index (self->shares, AdcBuckShare, i);

    share->position = adc_buck_positions_renew (self->positions, share->position);
  }
}
