/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-grip-private.h"

#include "adc-hex-edit.h"

/* If the rules refuse, it is still held. */
static gboolean
lay (AdcHexGrip *self, guint cell)
{
  const AdcHexHold held = self->hold;
  const guint from = self->from;
  gboolean is_done;

  self->is_acting = TRUE;
  if (held == ADC_HEX_HOLD_TILE)
    is_done = adc_hex_table_place (self->table, self->side, self->piece, cell, self->rotation);
  else
    is_done = adc_hex_table_order (self->table, self->side,
                                   held == ADC_HEX_HOLD_LIFTED ? NULL : self->piece, from, cell,
                                   self->rotation);
  self->is_acting = FALSE;
  if (is_done) {
    self->last_rotation = self->rotation;
    adc_hex_grip_drop (self);
  }

  return is_done;
}

static gboolean
push (AdcHexGrip *self, guint cell)
{
  AdcScenarioForce *force;
  guint rotation;
  gboolean is_done;
  guint32 places;

  if (self->from == ADC_HEX_NOWHERE) {
    self->from = cell;
    adc_hex_grip_announce (self);
    return TRUE;
  }
  if (self->pushed == ADC_HEX_NOWHERE) {
    self->pushed = cell;
    places = adc_hex_grip_get_open (self);
    if ((places & (places - 1)) != 0) {
      adc_hex_grip_announce (self);
      return TRUE;
    }
    cell = g_bit_nth_lsf (places, -1); /* there is no choice */
  }

  force = adc_hex_edit_find_at (adc_hex_grip_get_scenario (self), self->pushed, NULL);
  rotation = adc_hex_edit_get_number (force->settings, "rotation", ADC_HEX_DIRECTIONS - 1, 0);
  self->is_acting = TRUE;
  is_done = adc_hex_table_order (self->table, self->side, self->piece, self->pushed, cell,
                                 rotation);
  self->is_acting = FALSE;
  adc_hex_grip_drop (self);
  return is_done;
}

/* Asks as long as medics leave a choice; then it happens. */
static gboolean
strike (AdcHexGrip *self)
{
  static const AdcHexInstant instants[] = {
    [ADC_HEX_HOLD_GRENADE] = ADC_HEX_GRENADE,
    [ADC_HEX_HOLD_SNIPER] = ADC_HEX_SNIPER,
    [ADC_HEX_HOLD_BOMB] = ADC_HEX_BOMB,
  };
  AdcHexResult result;
  gboolean is_done;

  adc_hex_orders_strike (adc_hex_grip_get_position (self), instants[self->hold], self->target,
                         &self->answers, &result, NULL);
  if (self->answers.n < result.n_questions) {
    adc_hex_grip_ask (self, &result);
    return TRUE;
  }

  self->is_acting = TRUE;
  is_done = adc_hex_table_strike (self->table, self->side, self->piece, &result.end);
  self->is_acting = FALSE;
  adc_hex_grip_drop (self);
  return is_done;
}

gboolean
adc_hex_grip_put (AdcHexGrip *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), FALSE);
  g_return_val_if_fail (cell < ADC_HEX_CELLS, FALSE);

  if (self->hold == ADC_HEX_HOLD_NOTHING)
    return FALSE;
  if (self->hold == ADC_HEX_HOLD_TILE || self->hold == ADC_HEX_HOLD_LIFTED)
    return lay (self, cell); /* the rules say why not */
  if ((adc_hex_grip_get_open (self) & adc_hex_bit (cell)) == 0)
    return adc_hex_table_refuse (self->table, adc_hex_grip_get_rule (self),
                                 adc_hex_grip_get_reason (self));

  switch (self->hold) {
  case ADC_HEX_HOLD_MOVE:
    if (self->from != ADC_HEX_NOWHERE)
      return lay (self, cell);
    self->from = cell;
    self->rotation = adc_hex_grip_get_position (self)->cells[cell].rotation;
    adc_hex_grip_announce (self);
    return TRUE;
  case ADC_HEX_HOLD_PUSH:
    return push (self, cell);
  case ADC_HEX_HOLD_GRENADE:
  case ADC_HEX_HOLD_SNIPER:
  case ADC_HEX_HOLD_BOMB:
    self->target = cell;
    self->answers.n = 0;
    return strike (self);
  case ADC_HEX_HOLD_NOTHING:
  case ADC_HEX_HOLD_TILE:
  case ADC_HEX_HOLD_LIFTED:
  default:
    g_assert_not_reached ();
  }
}

void
adc_hex_grip_answer (AdcHexGrip *self, guint option)
{
  g_return_if_fail (ADC_IS_HEX_GRIP (self));
  g_return_if_fail (option < ADC_HEX_OPTIONS);

  /* The board may have changed while somebody was thinking. */
  if (self->target == ADC_HEX_NOWHERE || adc_hex_grip_get_position (self) == NULL ||
      self->answers.n >= ADC_HEX_QUESTIONS)
    return;

  self->answers.options[self->answers.n++] = option;
  strike (self);
}
