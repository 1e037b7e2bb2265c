/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-unfold.h"

#include "adc-buck-aim.h"
#include "adc-distribution.h"

#include <string.h>

#define MAX_WAYS 20000

/* Fights are copied from one another as a whole, so they may be compared as a whole. */
static guint
fight_hash (gconstpointer pointer)
{
  const guint8 *bytes = pointer;
  guint64 hash = 0;

  for (gsize i = 0; i < sizeof (AdcBuckFight); i += sizeof (guint32)) {
    guint32 word;

    memcpy (&word, bytes + i, sizeof word);
    hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    hash ^= hash >> 32;
  }

  return hash;
}

static gboolean
fight_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (AdcBuckFight)) == 0;
}

G_STATIC_ASSERT (sizeof (AdcBuckFight) % sizeof (guint32) == 0);

/* Fights that are the same are added up, in the order in which they were met. */
typedef struct {
  GPtrArray  *list;  /* of AdcBuckWay */
  GHashTable *known; /* the same, by their fights */
} Pile;

static Pile
pile_new (void)
{
  return (Pile) { g_ptr_array_new_with_free_func (g_free),
                  g_hash_table_new (fight_hash, fight_equal) };
}

static void
pile_clear (Pile *self)
{
  g_hash_table_unref (self->known);
  g_ptr_array_unref (self->list);
}

static void
pile_add (Pile *self, const AdcBuckWay *way)
{
  AdcBuckWay *known = g_hash_table_lookup (self->known, &way->fight);

  if (known != NULL) {
    known->chance += way->chance;
    return;
  }

  known = g_memdup2 (way, sizeof *way);
  g_ptr_array_add (self->list, known);
  g_hash_table_add (self->known, &known->fight);
}

AdcBuckChoice
adc_buck_choose_simply (const AdcBuckFight *moment)
{
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    guint at_side;
    AdcBuckType target;

    if (adc_buck_fight_choose (moment, moment->turn, type, &at_side, &target))
      return (AdcBuckChoice) { type, at_side, target };
  }

  g_assert_not_reached (); /* a settled fight stops where somebody has to throw */
}

typedef struct {
  AdcBuckChooser chooser;
  gpointer       data;
  gboolean       is_round; /* and not the opening */
  guint          round;    /* this one */
  Pile           going_on;
  Pile           done;
} Unfolding;

static void
add_settled (Unfolding *self, AdcBuckWay *way)
{
  gboolean is_done;

  way->is_over = adc_buck_fight_settle (&way->fight);
  is_done = way->fight.stage == ADC_BUCK_ROUNDS &&
            (way->is_over || !self->is_round || way->fight.round != self->round);
  pile_add (is_done ? &self->done : &self->going_on, way);
}

/* All shots of a satellite at one kind of ship, or one throw. */
static void
throw_next (Unfolding *self, const AdcBuckWay *way)
{
  const AdcBuckFight *fight = &way->fight;
  const AdcBuckChoice choice = self->chooser != NULL ? self->chooser (fight, self->data)
                                                     : adc_buck_choose_simply (fight);
  const guint n_shots = fight->stage == ADC_BUCK_SATELLITES
                          ? fight->shots_left[choice.at_side][choice.target]
                          : 1;
  const guint number = adc_buck_fight_get_number (fight, fight->turn, choice.attacker,
                                                  choice.target);
  g_autoptr(AdcDistribution) hits = adc_distribution_new_binomial (n_shots,
                                                                   adc_buck_get_chance (number));

  for (guint n = 0; n <= n_shots; n++) {
    AdcBuckWay after;

    memcpy (&after, way, sizeof after);
    after.chance *= adc_distribution_get_chance (hits, n);
    if (after.chance == 0)
      continue;
    for (guint i = 0; i < n_shots; i++)
      adc_buck_fight_throw (&after.fight, fight->turn, choice.attacker, choice.at_side,
                            choice.target, i < n);
    add_settled (self, &after);
  }
}

static GPtrArray *
unfold (Unfolding *self, const AdcBuckFight *fight, GCancellable *cancellable)
{
  gboolean is_too_much = FALSE;
  AdcBuckWay first;
  GPtrArray *list;

  self->going_on = pile_new ();
  self->done = pile_new ();
  memset (&first, 0, sizeof first);
  memcpy (&first.fight, fight, sizeof first.fight);
  first.chance = 1;
  add_settled (self, &first);

  while (self->going_on.list->len > 0 && !is_too_much) {
    Pile now = self->going_on;

    self->going_on = pile_new ();
    for (guint i = 0; i < now.list->len && !is_too_much; i++) {
      throw_next (self, now.list->pdata[i]);
      is_too_much = self->done.list->len + self->going_on.list->len > MAX_WAYS ||
                    g_cancellable_is_cancelled (cancellable);
    }
    pile_clear (&now);
  }

  list = is_too_much ? NULL : g_ptr_array_ref (self->done.list);
  pile_clear (&self->going_on);
  pile_clear (&self->done);
  return list;
}

GPtrArray *
adc_buck_unfold_opening (const AdcBuckFight *fight, AdcBuckChooser chooser, gpointer data,
                         GCancellable *cancellable)
{
  Unfolding self = { .chooser = chooser, .data = data };

  return unfold (&self, fight, cancellable);
}

GPtrArray *
adc_buck_unfold_round (const AdcBuckFight *fight, AdcBuckChooser chooser, gpointer data,
                       GCancellable *cancellable)
{
  Unfolding self = { .chooser = chooser, .data = data, .is_round = TRUE, .round = fight->round };

  return unfold (&self, fight, cancellable);
}
