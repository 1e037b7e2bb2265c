/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-star-pairing.h"

#include "adc-star-spot.h"
#include "adc-star-traits.h"

#include <string.h>

enum { ATTACKER, DEFENDER, N_SIDES };

typedef struct {
  AdcGame          *game;
  AdcScenario      *scenario;
  AdcScenarioSide  *sides[N_SIDES];                       /* or NULL */
  GPtrArray        *units[N_SIDES];                       /* of AdcScenarioForce */
  AdcScenarioForce *fronts[N_SIDES][ADC_STAR_MAX_PAIRS];
  guint             n_supports[N_SIDES][ADC_STAR_MAX_PAIRS];
  guint             n_pairs;
} Pairing;

static void
set_spot (AdcScenarioForce *force, AdcStarSpotKind kind, guint skirmish)
{
  g_free (force->place);
  force->place = adc_star_spot_format ((AdcStarSpot){ kind, skirmish });
}

static gboolean
is_assist (Pairing *self, const AdcScenarioForce *force)
{
  return adc_star_force_has (self->game, force, "assist");
}

static guint
count_fighters (Pairing *self, guint side)
{
  guint n = 0;

  for (guint i = 0; i < self->units[side]->len; i++)
    n += !is_assist (self, self->units[side]->pdata[i]);

  return n;
}

static void
pairing_init (Pairing *self, AdcGame *game, AdcScenario *scenario)
{
  static const char * const ids[N_SIDES] = { "attacker", "defender" };

  memset (self, 0, sizeof *self);
  self->game = game;
  self->scenario = scenario;
  for (guint side = 0; side < N_SIDES; side++) {
    self->sides[side] = adc_scenario_find_side (scenario, ids[side]);
    self->units[side] = g_ptr_array_new ();
    for (guint i = 0; self->sides[side] != NULL && i < self->sides[side]->forces->len; i++) {
      AdcScenarioForce *force = self->sides[side]->forces->pdata[i];

      if (adc_star_force_is_unit (game, force))
        g_ptr_array_add (self->units[side], force);
    }
  }

  /* Where one side has but assist units, one of them steps forward. */
  if (self->units[ATTACKER]->len > 0 && self->units[DEFENDER]->len > 0)
    self->n_pairs = CLAMP (MIN (count_fighters (self, ATTACKER), count_fighters (self, DEFENDER)),
                           1, ADC_STAR_MAX_PAIRS);
}

static void
pairing_clear (Pairing *self)
{
  for (guint side = 0; side < N_SIDES; side++)
    g_ptr_array_unref (self->units[side]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pairing, pairing_clear)

/* Whether that unit goes in front rather than the other one, neither being there now. */
static gboolean
is_better (Pairing *self, const AdcScenarioForce *force, const AdcScenarioForce *other)
{
  if (other == NULL)
    return TRUE;
  if (is_assist (self, force) != is_assist (self, other))
    return !is_assist (self, force);

  return adc_star_force_get_cost (self->game, force) > adc_star_force_get_cost (self->game, other);
}

static gboolean
is_in_front (Pairing *self, guint side, const AdcScenarioForce *force)
{
  for (guint i = 0; i < ADC_STAR_MAX_PAIRS; i++)
    if (self->fronts[side][i] == force)
      return TRUE;

  return FALSE;
}

static AdcScenarioForce *
find_best (Pairing *self, guint side)
{
  AdcScenarioForce *best = NULL;

  for (guint i = 0; i < self->units[side]->len; i++) {
    AdcScenarioForce *force = self->units[side]->pdata[i];

    if (!is_in_front (self, side, force) && is_better (self, force, best))
      best = force;
  }

  return best;
}

/* Those in front now, where they are; an assist unit only where its side has nobody else. */
static void
keep_fronts (Pairing *self, guint side)
{
  const gboolean has_fighters = count_fighters (self, side) > 0;

  for (guint i = 0; i < self->units[side]->len; i++) {
    AdcScenarioForce *force = self->units[side]->pdata[i];
    const AdcStarSpot spot = adc_star_spot_parse (force->place);

    if (spot.kind == ADC_STAR_SPOT_FRONT && spot.skirmish <= self->n_pairs &&
        self->fronts[side][spot.skirmish - 1] == NULL &&
        (!has_fighters || !is_assist (self, force)))
      self->fronts[side][spot.skirmish - 1] = force;
  }
}

/* One that stood in front of a skirmish that is no more keeps its rank. */
static AdcScenarioForce *
find_displaced (Pairing *self, guint side)
{
  const gboolean has_fighters = count_fighters (self, side) > 0;

  for (guint i = 0; i < self->units[side]->len; i++) {
    AdcScenarioForce *force = self->units[side]->pdata[i];

    if (adc_star_spot_parse (force->place).kind == ADC_STAR_SPOT_FRONT &&
        !is_in_front (self, side, force) && (!has_fighters || !is_assist (self, force)))
      return force;
  }

  return NULL;
}

static void
fill_fronts (Pairing *self, guint side)
{
  for (guint i = 0; i < self->n_pairs; i++)
    if (self->fronts[side][i] == NULL) {
      AdcScenarioForce *displaced = find_displaced (self, side);

      self->fronts[side][i] = displaced != NULL ? displaced : find_best (self, side);
    }
}

/* The attacker pairs: each of its units against the first it can hit. */
static void
match_fronts (Pairing *self)
{
  AdcScenarioForce **defenders = self->fronts[DEFENDER];

  for (guint i = 0; i < self->n_pairs; i++)
    for (guint j = i; j < self->n_pairs; j++)
      if (adc_star_force_can_hit (self->game, self->fronts[ATTACKER][i], defenders[j])) {
        AdcScenarioForce *chosen = defenders[j];

        memmove (&defenders[i + 1], &defenders[i], (j - i) * sizeof *defenders);
        defenders[i] = chosen;
        break;
      }
}

/* Where it counts; among those, where fewest support. */
static guint
choose_support (Pairing *self, guint side, const AdcScenarioForce *force)
{
  guint best = 0;
  gboolean best_counts = FALSE;

  for (guint i = 0; i < self->n_pairs; i++) {
    const gboolean counts =
      adc_star_force_can_hit (self->game, force, self->fronts[!side][i]);

    if (i == 0 || counts > best_counts ||
        (counts == best_counts && self->n_supports[side][i] < self->n_supports[side][best])) {
      best = i;
      best_counts = counts;
    }
  }

  return best;
}

static void
place_units (Pairing *self, guint side)
{
  for (guint i = 0; i < self->n_pairs; i++)
    set_spot (self->fronts[side][i], ADC_STAR_SPOT_FRONT, i + 1);
  for (guint i = 0; i < self->units[side]->len; i++) {
    AdcScenarioForce *force = self->units[side]->pdata[i];
    const AdcStarSpot spot = adc_star_spot_parse (force->place);

    if (self->n_pairs == 0)
      set_spot (force, ADC_STAR_SPOT_RESERVE, 0);
    else if (spot.kind == ADC_STAR_SPOT_SUPPORT && spot.skirmish <= self->n_pairs)
      self->n_supports[side][spot.skirmish - 1]++;
  }
  for (guint i = 0; self->n_pairs > 0 && i < self->units[side]->len; i++) {
    AdcScenarioForce *force = self->units[side]->pdata[i];
    const AdcStarSpot spot = adc_star_spot_parse (force->place);
    guint skirmish;

    if (is_in_front (self, side, force) ||
        (spot.kind == ADC_STAR_SPOT_SUPPORT && spot.skirmish <= self->n_pairs))
      continue;
    skirmish = choose_support (self, side, force);
    self->n_supports[side][skirmish]++;
    set_spot (force, ADC_STAR_SPOT_SUPPORT, skirmish + 1);
  }
}

/* Cards of skirmishes that are no more go back into the hand; one nobody has seen is nothing. */
static void
take_back_cards (Pairing *self, guint side)
{
  GPtrArray *forces = self->sides[side] != NULL ? self->sides[side]->forces : NULL;

  for (guint i = forces != NULL ? forces->len : 0; i > 0; i--) {
    AdcScenarioForce *force = forces->pdata[i - 1];
    const AdcStarSpot spot = adc_star_spot_parse (force->place);

    if ((spot.kind != ADC_STAR_SPOT_CARD && spot.kind != ADC_STAR_SPOT_REINFORCEMENT) ||
        spot.skirmish <= self->n_pairs)
      continue;
    if (force->unit != NULL) {
      set_spot (force, ADC_STAR_SPOT_HAND, 0);
    } else {
      g_autofree char *id = g_strdup (force->id);

      adc_scenario_remove_force (self->scenario, id);
    }
  }
}

static void
pairing_apply (Pairing *self, gboolean is_anew)
{
  for (guint side = 0; side < N_SIDES; side++) {
    if (!is_anew)
      keep_fronts (self, side);
    fill_fronts (self, side);
  }
  if (is_anew)
    match_fronts (self);
  for (guint side = 0; side < N_SIDES; side++) {
    place_units (self, side);
    take_back_cards (self, side);
  }
}

guint
adc_star_pairing_count (AdcGame *game, AdcScenario *scenario)
{
  g_auto(Pairing) self;

  pairing_init (&self, game, scenario);
  return self.n_pairs;
}

void
adc_star_pairing_mend (AdcGame *game, AdcScenario *scenario)
{
  g_auto(Pairing) self;

  pairing_init (&self, game, scenario);
  pairing_apply (&self, FALSE);
}

void
adc_star_pairing_anew (AdcGame *game, AdcScenario *scenario)
{
  g_auto(Pairing) self;

  pairing_init (&self, game, scenario);
  for (guint side = 0; side < N_SIDES; side++)
    for (guint i = 0; i < self.units[side]->len; i++)
      set_spot (self.units[side]->pdata[i], ADC_STAR_SPOT_RESERVE, 0);
  pairing_apply (&self, TRUE);
}
