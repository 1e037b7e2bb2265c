/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-camp.h"

#include <string.h>

#define MAX_POINTS 4096
#define MAX_PARTS  4000000

static gboolean
is_part (const guint8 *part, const guint8 *whole)
{
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (part[type] > whole[type])
      return FALSE;

  return TRUE;
}

static void
fill_parts (AdcBuckCamp *self, guint n_parts)
{
  guint n = 0;

  self->firsts = g_new (guint, self->n_points + 1);
  self->parts = g_new (guint, n_parts);
  for (guint point = 0; point < self->n_points; point++) {
    self->firsts[point] = n;
    for (guint part = 0; part <= point; part++)
      if (is_part (self->counts[part], self->counts[point]))
        self->parts[n++] = part;
  }
  self->firsts[self->n_points] = n;
}

gboolean
adc_buck_camp_init (AdcBuckCamp *self, const AdcBuckFight *fight, guint side)
{
  const AdcBuckSide *from = &fight->sides[side];
  guint64 n_parts = 1;

  memset (self, 0, sizeof *self);
  self->side = side;
  self->is_best = from->aim == ADC_BUCK_AIM_BEST;
  self->has_leader = from->n_leaders > 0;
  self->n_points = 1;
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    const guint n = from->pieces[type] + 1;

    self->weights[type] = self->n_points;
    self->n_points *= n;
    n_parts *= n * (n + 1) / 2;
    if (self->n_points > MAX_POINTS || n_parts > MAX_PARTS)
      return FALSE;
  }

  self->counts = g_malloc (self->n_points * sizeof *self->counts);
  self->has_escort = g_new (guint8, self->n_points);
  for (guint point = 0; point < self->n_points; point++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      self->counts[point][type] = point / self->weights[type] % (from->pieces[type] + 1);
    self->has_escort[point] = adc_buck_has_escort (self->counts[point]);
  }
  fill_parts (self, n_parts);

  return TRUE;
}

void
adc_buck_camp_clear (AdcBuckCamp *self)
{
  g_clear_pointer (&self->counts, g_free);
  g_clear_pointer (&self->has_escort, g_free);
  g_clear_pointer (&self->firsts, g_free);
  g_clear_pointer (&self->parts, g_free);
  g_clear_pointer (&self->ranked, g_free);
  g_clear_pointer (&self->ranks, g_free);
}

void
adc_buck_camp_arm (AdcBuckCamp *self, const AdcBuckAims *aims, const AdcBuckCamp *at)
{
  const guint8 *pieces = self->counts[self->n_points - 1];
  const guint8 *targets = at->counts[at->n_points - 1];

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    const AdcBuckWishes *wishes = &aims->wishes[self->side][type];

    for (guint i = 0; i < wishes->n && pieces[type] > 0; i++) {
      const guint target = wishes->targets[i];

      if (targets[target] > 0)
        self->attacks[self->n_attacks++] = (AdcBuckAttack) {
          type, target, self->weights[type], at->weights[target],
          adc_buck_get_chance (aims->numbers[self->side][type][target]),
        };
    }
  }
}

guint
adc_buck_camp_find (const AdcBuckCamp *self, const guint8 *pieces)
{
  guint point = 0;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    point += pieces[type] * self->weights[type];

  return point;
}

/* Ships that satellites may take before the rounds begin, and whatever bombs may. */
static gboolean
may_open_with (const AdcBuckCamp *self, const AdcBuckFight *fight, guint point)
{
  const guint8 *pieces = self->counts[self->n_points - 1];
  gboolean is_under_satellite = FALSE;
  guint n_bombs = 0;
  guint n_bombed = 0;

  if (fight->stage == ADC_BUCK_ROUNDS)
    return point == self->n_points - 1;

  for (guint i = 0; i < fight->n_sides; i++) {
    if (i == self->side)
      continue;
    if (fight->zone == ADC_BUCK_TERRITORY)
      n_bombs += fight->sides[i].orbit_battlers;
    else if (fight->sides[i].pieces[ADC_BUCK_SATELLITE] > 0)
      is_under_satellite = TRUE;
  }
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    const guint n_lost = pieces[type] - self->counts[point][type];
    const gboolean is_ship = type == ADC_BUCK_FIGHTER || type == ADC_BUCK_BATTLER ||
                             type == ADC_BUCK_TRANSPORT;

    if (!(is_ship && is_under_satellite))
      n_bombed += n_lost;
  }

  return n_bombed <= n_bombs;
}

typedef struct {
  AdcBuckCamp       *camp;
  const AdcBuckAims *aims;
  const AdcBuckCamp *enemy;
  guint8            *seen; /* by point: 1 without, 2 with an escort in this round */
  GArray            *queue; /* of guint: point * 2 + escort */
} Survey;

static void
meet (Survey *self, guint point, gboolean is_escorted)
{
  const guint8 bit = is_escorted ? 2 : 1;

  if (!(self->seen[point] & bit)) {
    const guint entry = point * 2 + is_escorted;

    self->seen[point] |= bit;
    g_array_append_val (self->queue, entry);
  }
}

/* Whatever one shot of the enemy may leave. */
static void
suffer (Survey *self, guint point, gboolean is_escorted)
{
  const AdcBuckCamp *camp = self->camp;

  for (guint i = 0; i < self->enemy->n_attacks; i++) {
    const AdcBuckAttack *attack = &self->enemy->attacks[i];
    guint target = attack->target;

    if (!self->enemy->is_best) {
      AdcBuckPosition position = { .escorted = is_escorted ? 1u << camp->side : 0 };
      guint at_side;

      memcpy (position.left[camp->side], camp->counts[point], sizeof position.left[0]);
      if (!adc_buck_aims_choose (self->aims, &position, self->enemy->side, attack->attacker,
                                 &at_side, &target))
        continue;
    } else if (camp->counts[point][target] == 0 || (target == ADC_BUCK_TRANSPORT && is_escorted)) {
      continue;
    }
    meet (self, point - camp->weights[target], is_escorted);
  }
}

void
adc_buck_camp_rank (AdcBuckCamp *self, const AdcBuckFight *fight, const AdcBuckAims *aims,
                    const AdcBuckCamp *enemy)
{
  g_autofree guint8 *seen = g_new0 (guint8, self->n_points);
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));
  Survey survey = { self, aims, enemy, seen, queue };

  for (guint point = 0; point < self->n_points; point++)
    if (may_open_with (self, fight, point))
      meet (&survey, point, self->has_escort[point]);
  if (fight->stage == ADC_BUCK_ROUNDS) { /* those who have fired may have aimed at anything */
    guint8 left[ADC_BUCK_N_TYPES];

    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      left[type] = fight->sides[self->side].pieces[type] - fight->sides[self->side].hit[type];
    meet (&survey, adc_buck_camp_find (self, left), self->has_escort[self->n_points - 1]);
  }
  for (guint i = 0; i < queue->len; i++) {
    const guint entry = g_array_index (queue, guint, i);

    suffer (&survey, entry / 2, entry % 2);
    meet (&survey, entry / 2, self->has_escort[entry / 2]); /* the next round begins */
  }

  self->ranks = g_new (int, self->n_points);
  self->ranked = g_new (guint, self->n_points);
  for (guint point = 0; point < self->n_points; point++) {
    self->ranks[point] = seen[point] != 0 ? (int) self->n_ranks : -1;
    if (seen[point] != 0)
      self->ranked[self->n_ranks++] = point;
  }
}
