/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-orders.h"

#include "adc-hex-run.h"

#include <string.h>

/* The board as it lies. */
typedef struct {
  AdcHexField  field;
  AdcHexSurvey survey;
} Ground;

static void
ground_init (Ground *self, const AdcHexPosition *position)
{
  adc_hex_field_init (&self->field, position);
  adc_hex_field_survey (&self->field, self->field.occupied, &self->survey);
}

static guint32
find_own (const Ground *self, guint side)
{
  guint32 own = 0;

  for (guint32 left = self->field.occupied; left != 0; left &= left - 1)
    if (self->field.owners[adc_hex_first (left)] == side)
      own |= left & -left;

  return own;
}

static guint32
find_active (const Ground *self)
{
  return self->field.occupied & ~self->survey.netted;
}

/* The tiles that have a power and can use it. */
static guint32
find_powers (const Ground *self, AdcHexPowers power)
{
  guint32 found = 0;

  for (guint32 left = find_active (self); left != 0; left &= left - 1)
    if ((self->field.tiles[adc_hex_first (left)]->powers & power) != 0)
      found |= left & -left;

  return found;
}

static guint32
find_neighbours (guint32 cells)
{
  guint32 around = 0;

  for (guint32 left = cells; left != 0; left &= left - 1)
    around |= adc_hex_around[adc_hex_first (left)];

  return around;
}

guint32
adc_hex_orders_movable (const AdcHexPosition *position, guint side)
{
  Ground ground;

  ground_init (&ground, position);
  return find_own (&ground, side) & find_active (&ground);
}

guint32
adc_hex_orders_mobile (const AdcHexPosition *position, guint side)
{
  guint32 mobile;
  Ground ground;

  ground_init (&ground, position);
  mobile = find_powers (&ground, ADC_HEX_MOBILE);
  for (guint32 left = find_powers (&ground, ADC_HEX_TRANSPORT); left != 0; left &= left - 1)
    if (!adc_hex_are_foes (position, ground.survey.servants[adc_hex_first (left)], side))
      mobile |= ground.field.links[adc_hex_first (left)];

  return mobile & find_own (&ground, side) & find_active (&ground);
}

guint32
adc_hex_orders_reach (const AdcHexPosition *position, guint cell)
{
  guint32 empty, reach, own;
  Ground ground;

  g_return_val_if_fail (cell < ADC_HEX_CELLS, 0);

  ground_init (&ground, position);
  if ((find_active (&ground) & adc_hex_bit (cell)) == 0)
    return 0;

  own = find_own (&ground, ground.field.owners[cell]) & ~ground.survey.hacked;
  empty = ~ground.field.occupied;
  reach = adc_hex_around[cell] & empty;
  if ((find_powers (&ground, ADC_HEX_RECON) & own) != 0)
    reach |= find_neighbours (reach) & empty;

  return reach;
}

/* Empty hexes beside the pushed tile that are farther from the pusher. */
static guint32
find_push_places (const Ground *self, guint pusher, guint pushed)
{
  return adc_hex_around[pushed] & ~self->field.occupied & ~adc_hex_around[pusher];
}

static guint32
find_pushable (const Ground *self, guint pusher)
{
  const guint32 active = find_active (self);
  guint32 pushable = 0;

  if ((active & adc_hex_bit (pusher)) == 0)
    return 0;

  /* whom a net would hold may be pushed: enemies, and between Moloch and its ally each other */
  for (guint32 left = adc_hex_around[pusher] & active &
                      self->field.netting[self->field.owners[pusher]];
       left != 0; left &= left - 1)
    if (find_push_places (self, pusher, adc_hex_first (left)) != 0)
      pushable |= left & -left;

  return pushable;
}

guint32
adc_hex_orders_pushers (const AdcHexPosition *position, guint side)
{
  guint32 pushers = 0;
  Ground ground;

  ground_init (&ground, position);
  for (guint32 left = find_own (&ground, side); left != 0; left &= left - 1)
    if (find_pushable (&ground, adc_hex_first (left)) != 0)
      pushers |= left & -left;

  return pushers;
}

guint32
adc_hex_orders_pushable (const AdcHexPosition *position, guint pusher)
{
  Ground ground;

  g_return_val_if_fail (pusher < ADC_HEX_CELLS, 0);

  ground_init (&ground, position);
  return find_pushable (&ground, pusher);
}

guint32
adc_hex_orders_push_places (const AdcHexPosition *position, guint pusher, guint pushed)
{
  Ground ground;

  g_return_val_if_fail (pusher < ADC_HEX_CELLS && pushed < ADC_HEX_CELLS, 0);

  ground_init (&ground, position);
  if ((find_pushable (&ground, pusher) & adc_hex_bit (pushed)) == 0)
    return 0;

  return find_push_places (&ground, pusher, pushed);
}

static guint32
find_targets (const AdcHexPosition *position, guint side)
{
  Ground ground;

  ground_init (&ground, position);
  return ground.field.occupied & ~ground.field.friends[side] & ~ground.field.hqs;
}

guint32
adc_hex_orders_grenade (const AdcHexPosition *position, guint side)
{
  const guint hq = adc_hex_find_hq (position, side);

  g_return_val_if_fail (side < position->n_sides, 0);

  return hq == ADC_HEX_NOWHERE ? 0 : find_targets (position, side) & adc_hex_around[hq];
}

guint32
adc_hex_orders_sniper (const AdcHexPosition *position, guint side)
{
  g_return_val_if_fail (side < position->n_sides, 0);

  return find_targets (position, side);
}

guint32
adc_hex_orders_bomb (void)
{
  return adc_hex_around[ADC_HEX_CENTRE] | adc_hex_bit (ADC_HEX_CENTRE);
}

void
adc_hex_orders_move (AdcHexPosition *position, guint from, guint to, guint rotation)
{
  AdcHexPiece piece;

  g_return_if_fail (from < ADC_HEX_CELLS && to < ADC_HEX_CELLS && rotation < ADC_HEX_DIRECTIONS);
  g_return_if_fail (from == to || position->cells[to].tile == NULL);

  piece = position->cells[from];
  piece.rotation = (guint8) rotation;
  memset (&position->cells[from], 0, sizeof position->cells[from]);
  position->cells[to] = piece;
}

static void
hit (AdcHexRun *run, AdcHexInstant instant, guint cell)
{
  const AdcHexField *field = run->field;
  const AdcHexEventKind kind = instant == ADC_HEX_SNIPER ? ADC_HEX_EVENT_SHOT : ADC_HEX_EVENT_BLAST;
  guint32 targets = adc_hex_bit (cell);

  if (instant == ADC_HEX_BOMB)
    targets |= adc_hex_around[cell];
  targets &= field->occupied & ~field->hqs;

  for (guint32 left = targets; left != 0; left &= left - 1) {
    const guint target = adc_hex_first (left);
    const guint wounds = instant == ADC_HEX_GRENADE ? field->tiles[target]->toughness + 1u : 1;

    run->packets[ADC_HEX_INSTANT][target] = (guint8) wounds;
    adc_hex_events_add (run->events, (AdcHexEvent) { .kind = kind,
                                                     .cell = ADC_HEX_NOWHERE,
                                                     .at = (guint8) target,
                                                     .by = ADC_HEX_NOWHERE,
                                                     .direction = ADC_HEX_NOWHERE,
                                                     .strength = (guint8) wounds,
                                                     .wounds = (guint8) wounds });
  }
  adc_hex_run_hurt (run, ADC_HEX_INSTANT, targets);
}

void
adc_hex_orders_strike (const AdcHexPosition *position, AdcHexInstant instant, guint cell,
                       const AdcHexAnswers *answers, AdcHexResult *result, AdcHexRecord *record)
{
  AdcHexField field;
  AdcHexRun run;

  g_return_if_fail (position != NULL && result != NULL);
  g_return_if_fail (cell < ADC_HEX_CELLS);

  adc_hex_field_init (&field, position);
  adc_hex_run_start (&run, &field, answers, result);
  if (record != NULL)
    run.events = adc_hex_record_begin (record, &field, 0, &result->end, 0);
  hit (&run, instant, cell);
  adc_hex_run_heal (&run);
  adc_hex_run_suffer (&run);
  if (record != NULL)
    adc_hex_record_end (record, g_steal_pointer (&run.events));
}
