/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-tally.h"

#include <string.h>

/* The course of a battle in which a side plays its best: each of its forces, when its turn comes, shoots at what makes the
 * side win most often, knowing the hits scored so far; and misses are thrown again only when that pays.
 *
 * It is worked out from the end: the value of a moment is the chance that the attacker wins from there. Moments that were
 * met before are looked up. A side without such ambitions chooses its targets when the group begins. */

typedef struct {
  guint8 round;
  guint8 group;
  guint8 position; /* in the firing order of the group */
  guint8 n_destroyed;
  guint8 rerolls[2];
  guint16 field;
  guint8 hits[ADC_ARES_MAX_FORCES];
  guint8 units[ADC_ARES_MAX_FORCES];   /* with which each force fires; 0 once it has */
  guint8 targets[ADC_ARES_MAX_FORCES]; /* chosen at first, by a side that does not look further */
} Moment;

typedef struct {
  AdcAresLine    lines[ADC_ARES_MAX_ROUNDS + 1]; /* as each round leaves it */
  const AdcAresLine *line;                       /* the first of them */
  AdcAresOdds    odds;
  AdcAresFields *fields;
  GHashTable    *values; /* Moment → double */
  GCancellable  *cancellable;
  AdcProgress    progress;
  gpointer       data;
  guint64        n_steps;
  gboolean       has_failed;
} Search;

G_STATIC_ASSERT (sizeof (Moment) % sizeof (double) == 0); /* its value is kept behind it */

#define MAX_MOMENTS 3000000 /* kept at once: some hundred megabytes */
#define MAX_STEPS   (ADC_ARES_BUDGET / 4)

static guint
moment_hash (gconstpointer pointer)
{
  const guint8 *bytes = pointer;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (gsize i = 0; i < sizeof (Moment); i += 8) {
    guint64 word = 0;

    memcpy (&word, bytes + i, MIN (8, sizeof (Moment) - i));
    hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    hash ^= hash >> 32;
  }

  return hash;
}

static gboolean
moment_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Moment)) == 0;
}

static const AdcAresLine *
get_line (Search *self, const Moment *moment)
{
  return &self->lines[moment->round - self->line->round];
}

static AdcAresField *
get_field (Search *self, const Moment *moment)
{
  return adc_ares_fields_get (self->fields, moment->field);
}

/* Everybody's units and, for a side that does not look further, targets. UNITS says with how many they entered a group
 * that has begun to fire. */
static void
enter_group (Search *self, Moment *moment, guint32 has_fired, const guint8 *units)
{
  const AdcAresLine *line = get_line (self, moment);
  const AdcAresField *field = get_field (self, moment);

  moment->position = 0;
  memset (moment->units, 0, sizeof moment->units);
  memset (moment->targets, 0, sizeof moment->targets);
  if (moment->group >= line->n_initiatives)
    return;

  for (guint i = 0; i < field->n_order[moment->group]; i++) {
    const guint from = field->order[moment->group][i];
    const AdcAresForce *force = &line->forces[from];
    const guint n_units = units != NULL
                              ? units[from]
                              : adc_ares_force_count_units (force, moment->hits[from]);
    AdcAresFire fire;

    if (has_fired & (1u << from) || line->retreat[force->side] == moment->round)
      continue;
    if (line->policy[force->side] == ADC_ARES_BEST)
      moment->units[from] = n_units;
    else if (adc_ares_choose (field, line, &self->odds, from, n_units, moment->hits,
                              moment->n_destroyed, &fire)) {
      moment->units[from] = n_units;
      moment->targets[from] = fire.at;
    }
  }
}

/* Goes on to the next moment at which somebody fires. Returns FALSE when the battle is over. */
static gboolean
go_on (Search *self, Moment *moment, AdcAresSide *winner)
{
  while (TRUE) {
    const AdcAresLine *line = get_line (self, moment);
    const AdcAresField *field = get_field (self, moment);
    guint32 lost = 0;

    if (moment->group < line->n_initiatives) {
      while (moment->position < field->n_order[moment->group] &&
             moment->units[field->order[moment->group][moment->position]] == 0)
        moment->position++;
      if (moment->position < field->n_order[moment->group])
        return TRUE;
    }

    for (guint i = 0; i < line->n_forces; i++)
      if (moment->hits[i] == 0 && adc_ares_layout_has (&field->layout, i))
        lost |= 1u << i;
    moment->field = adc_ares_fields_after (self->fields, moment->field, lost);

    if (++moment->group >= line->n_initiatives) {
      guint32 newcomers;

      field = get_field (self, moment);
      if (adc_ares_is_over (line, &field->layout, moment->round, winner))
        return FALSE;

      moment->round++;
      moment->group = 0;
      newcomers = adc_ares_arrive (line, &field->layout, moment->round, moment->hits);
      moment->field = adc_ares_fields_reorganise (self->fields, moment->field, newcomers);
    }
    enter_group (self, moment, 0, NULL);
  }
}

static double get_value (Search *self, Moment *moment);

/* The shot of the force whose turn it is, once its dice have fallen. */
static Moment
apply_hits (Search *self, const Moment *moment, const AdcAresFire *fire, guint n_hits)
{
  Moment after = *moment;

  if (fire->at < ADC_ARES_MAX_FORCES)
    after.hits[fire->at] -= MIN (n_hits, after.hits[fire->at]);
  else if (n_hits > 0 &&
           adc_ares_can_destroy (get_field (self, moment), get_line (self, moment),
                                 moment->n_destroyed))
    after.n_destroyed++;
  after.units[fire->from] = 0;
  after.targets[fire->from] = 0;
  return after;
}

/* Whether a miss is thrown again, and what the moment is then worth. */
static double
weigh_reroll (Search *self, const Moment *moment, const AdcAresFire *fire, guint n_hits,
              guint n_misses, gboolean *is_worth_it)
{
  const AdcAresLine *line = get_line (self, moment);
  const AdcAresSide side = line->forces[fire->from].side;
  const guint takes = fire->at < ADC_ARES_MAX_FORCES ? moment->hits[fire->at] : 1;
  const double p = fire->needed / 6.0;
  const gboolean is_free = line->policy[side] == ADC_ARES_BEST;
  Moment after = apply_hits (self, moment, fire, n_hits);
  double kept = 0, thrown = 0;

  *is_worth_it = n_misses > 0 && moment->rerolls[side] > 0 && n_hits < takes;
  if (!*is_worth_it || is_free)
    kept = get_value (self, &after);
  if (!*is_worth_it || self->has_failed)
    return kept;

  {
    Moment less = *moment;
    gboolean ignored;

    less.rerolls[side]--;
    thrown = p * weigh_reroll (self, &less, fire, n_hits + 1, n_misses - 1, &ignored) +
             (1 - p) * weigh_reroll (self, &less, fire, n_hits, n_misses - 1, &ignored);
  }
  if (is_free)
    *is_worth_it = side == ADC_ARES_ATTACKER ? thrown > kept : thrown < kept;

  return *is_worth_it ? thrown : kept;
}

static double
weigh_shot (Search *self, const Moment *moment, const AdcAresFire *fire)
{
  double value = 0;

  for (guint n = 0; n <= fire->n_dice && !self->has_failed; n++) {
    gboolean ignored;

    self->n_steps++;
    value += self->odds.hits[fire->needed][fire->n_dice][n] *
             weigh_reroll (self, moment, fire, n, fire->n_dice - n, &ignored);
  }

  return value;
}

/* Base cards come last: they win no battle, and are shot at only if nothing else can be. */
static guint
list_fires (Search *self, const Moment *moment, guint from, AdcAresFire *fires)
{
  const AdcAresLine *line = get_line (self, moment);
  const AdcAresField *field = get_field (self, moment);
  const AdcAresForce *force = &line->forces[from];
  guint n = 0;

  if (line->policy[force->side] != ADC_ARES_BEST) {
    adc_ares_fire_at (field, from, moment->targets[from], moment->units[from], &fires[n++]);
    return n;
  }

  for (guint i = 0; i < force->n_targets; i++) {
    const guint at = force->targets[i];

    if ((at >= ADC_ARES_MAX_FORCES ? adc_ares_can_destroy (field, line, moment->n_destroyed)
                                   : adc_ares_layout_has (&field->layout, at) &&
                                         moment->hits[at] > 0) &&
        adc_ares_fire_at (field, from, at, moment->units[from], &fires[n]))
      return n + 1;
  }
  for (guint i = 0; i < field->n_ranked[from]; i++)
    if (moment->hits[field->ranked[from][i]] > 0 &&
        adc_ares_fire_at (field, from, field->ranked[from][i], moment->units[from], &fires[n]))
      n++;

  return n;
}

/* The best of what the force may do: a shot, or -1 when it has none. */
static int
choose (Search *self, const Moment *moment, guint from, double *value)
{
  const gboolean is_attacker = get_line (self, moment)->forces[from].side == ADC_ARES_ATTACKER;
  AdcAresFire fires[ADC_ARES_MAX_FORCES];
  const guint n_fires = list_fires (self, moment, from, fires);
  int best = -1;

  for (guint i = 0; i < n_fires; i++) {
    const double chance = weigh_shot (self, moment, &fires[i]);

    /* Better by more than rounding, or the first, which has the highest threshold, is kept. */
    if (best < 0 || (is_attacker ? chance > *value + 1e-13 : chance < *value - 1e-13)) {
      best = fires[i].at;
      *value = chance;
    }
  }

  return best;
}

/* The chance that the attacker wins. The moment is changed. */
static double
get_value (Search *self, Moment *moment)
{
  AdcAresSide winner;
  const double *known;
  double value = 0;
  Moment *key;
  guint from;

  if (self->has_failed)
    return 0;
  if (!go_on (self, moment, &winner))
    return winner == ADC_ARES_ATTACKER;

  known = g_hash_table_lookup (self->values, moment);
  if (known != NULL)
    return *known;

  from = get_field (self, moment)->order[moment->group][moment->position];
  key = g_malloc (sizeof (Moment) + sizeof (double));
  memcpy (key, moment, sizeof (Moment));
  if (choose (self, key, from, &value) < 0) {
    Moment after = *key;

    after.units[from] = 0;
    value = get_value (self, &after);
  }

  if (g_hash_table_size (self->values) >= MAX_MOMENTS || self->n_steps > MAX_STEPS ||
      g_cancellable_is_cancelled (self->cancellable))
    self->has_failed = TRUE;
  /* How many moments there are is known only in the end; how many there may be is known now. */
  if (self->progress != NULL && g_hash_table_size (self->values) % 4096 == 0)
    self->progress ((double) g_hash_table_size (self->values) / MAX_MOMENTS, self->data);
  memcpy (key + 1, &value, sizeof value);
  g_hash_table_insert (self->values, key, key + 1);
  return value;
}

/* Moments of one stage of the battle with their chances; stages follow one another. */
typedef struct {
  Search       *search;
  GTree        *stages; /* number → GHashTable of Moment → double */
  AdcAresTally *tally;
} Course;

static int
compare_stages (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return GPOINTER_TO_INT (a) - GPOINTER_TO_INT (b);
}

static void
follow (Course *self, Moment *moment, double chance)
{
  AdcAresSide winner;
  GHashTable *stage;
  double *total;
  int number;

  if (!go_on (self->search, moment, &winner)) {
    adc_ares_tally_add (self->tally, get_line (self->search, moment), moment->round, winner,
                        moment->hits, moment->n_destroyed, chance);
    return;
  }

  number = (moment->round * ADC_ARES_MAX_FORCES + moment->group) * ADC_ARES_MAX_FORCES +
           moment->position;
  stage = g_tree_lookup (self->stages, GINT_TO_POINTER (number));
  if (stage == NULL) {
    stage = g_hash_table_new_full (moment_hash, moment_equal, g_free, NULL);
    g_tree_insert (self->stages, GINT_TO_POINTER (number), stage);
  }

  total = g_hash_table_lookup (stage, moment);
  if (total == NULL) {
    Moment *key = g_malloc (sizeof (Moment) + sizeof (double));

    memcpy (key, moment, sizeof (Moment));
    total = (double *) (key + 1);
    *total = 0;
    g_hash_table_insert (stage, key, total);
  }
  *total += chance;
}

static void
follow_throw (Course *self, const Moment *moment, const AdcAresFire *fire, double chance,
              guint n_hits, guint n_misses)
{
  const AdcAresSide side = get_line (self->search, moment)->forces[fire->from].side;
  const double p = fire->needed / 6.0;
  gboolean is_thrown_again;
  Moment after;

  weigh_reroll (self->search, moment, fire, n_hits, n_misses, &is_thrown_again);
  if (!is_thrown_again) {
    after = apply_hits (self->search, moment, fire, n_hits);
    follow (self, &after, chance);
    return;
  }

  after = *moment;
  after.rerolls[side]--;
  follow_throw (self, &after, fire, chance * p, n_hits + 1, n_misses - 1);
  follow_throw (self, &after, fire, chance * (1 - p), n_hits, n_misses - 1);
}

static void
follow_moment (Course *self, const Moment *moment, double chance)
{
  const AdcAresField *field = get_field (self->search, moment);
  const guint from = field->order[moment->group][moment->position];
  double value = 0;
  const int at = choose (self->search, moment, from, &value);
  AdcAresFire fire;

  if (at < 0) {
    Moment after = *moment;

    after.units[from] = 0;
    follow (self, &after, chance);
    return;
  }

  adc_ares_fire_at (field, from, at, moment->units[from], &fire);
  for (guint n = 0; n <= fire.n_dice; n++)
    follow_throw (self, moment, &fire,
                  chance * self->search->odds.hits[fire.needed][fire.n_dice][n], n,
                  fire.n_dice - n);
}

static void
follow_course (Search *search, const Moment *first, AdcAresTally *tally)
{
  Course self = { .search = search, .tally = tally };
  Moment moment = *first;
  GTreeNode *node;

  self.stages = g_tree_new_full (compare_stages, NULL, NULL, (GDestroyNotify) g_hash_table_unref);
  follow (&self, &moment, 1);
  while ((node = g_tree_node_first (self.stages)) != NULL && !search->has_failed) {
    g_autoptr(GHashTable) stage = g_hash_table_ref (g_tree_node_value (node));
    GHashTableIter iter;
    gpointer key, chance;

    g_tree_remove (self.stages, g_tree_node_key (node));
    g_hash_table_iter_init (&iter, stage);
    while (g_hash_table_iter_next (&iter, &key, &chance))
      follow_moment (&self, key, *(double *) chance);
  }
  g_tree_unref (self.stages);
}

/* What each choice of those who are to fire is worth to their side. */
static void
weigh_choices (Search *self, const Moment *first, GArray *choices)
{
  const AdcAresField *field = get_field (self, first);

  if (first->group >= self->line->n_initiatives)
    return;

  for (guint i = 0; i < field->n_order[first->group]; i++) {
    const guint from = field->order[first->group][i];
    const AdcAresSide side = self->line->forces[from].side;
    AdcAresFire fires[ADC_ARES_MAX_FORCES];
    guint n_fires;

    if (first->units[from] == 0 || self->line->policy[side] != ADC_ARES_BEST)
      continue;

    n_fires = list_fires (self, first, from, fires);
    for (guint j = 0; j < n_fires; j++) {
      const double chance = weigh_shot (self, first, &fires[j]);
      const AdcAresChoice choice = { from, fires[j].at,
                                     side == ADC_ARES_ATTACKER ? chance : 1 - chance };

      g_array_append_val (choices, choice);
    }
  }
}

gboolean
adc_ares_solve_best (const AdcAresLine *line, AdcProgress progress, gpointer data,
                     GCancellable *cancellable, AdcAresTally *tally, GArray *choices)
{
  g_autofree Search *self = g_new0 (Search, 1);
  Moment first = { .round = line->round, .group = line->group, .n_destroyed = line->n_destroyed };
  Moment moment;

  self->lines[0] = *line;
  for (guint i = 1; line->round + i <= ADC_ARES_MAX_ROUNDS; i++) {
    self->lines[i] = self->lines[i - 1];
    adc_ares_line_grow (&self->lines[i], line->round + i);
  }
  self->line = self->lines;
  self->cancellable = cancellable;
  self->progress = progress;
  self->data = data;
  self->fields = adc_ares_fields_new (self->line);
  self->values = g_hash_table_new_full (moment_hash, moment_equal, g_free, NULL);
  adc_ares_odds_fill (&self->odds);
  memset (tally, 0, sizeof *tally);

  first.field = adc_ares_fields_intern (self->fields, &line->layout);
  first.rerolls[0] = line->rerolls[0];
  first.rerolls[1] = line->rerolls[1];
  memcpy (first.hits, line->hits, sizeof first.hits);
  enter_group (self, &first, line->has_fired, line->units);

  moment = first;
  get_value (self, &moment);
  if (!self->has_failed)
    weigh_choices (self, &first, choices);
  if (!self->has_failed)
    follow_course (self, &first, tally);

  g_hash_table_unref (self->values);
  adc_ares_fields_free (self->fields);
  return !self->has_failed;
}
