/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-journey.h"

#define MAX_TURNS 100
#define FAR G_MAXUINT /* nobody has got there */

/* Turn after turn, the fewest zones entered on the way to each zone, for all zones at once. Only
 * what is known at the end of each turn is kept; the moves within a turn are found again for the
 * turns of the path alone. */
typedef struct {
  AdcMap    *map;
  AdcRealm   realms;
  guint      n_zones;
  guint      n_moves;
  GArray    *links;   /* of Link, whatever the turn, then those of the turn looked at */
  guint      n_fixed; /* how many are the former */
  GPtrArray *turns;   /* of guint *: by position, at the end of each turn; first before any */
} Search;

/* Two zones that touch and may be entered, by position. */
typedef struct {
  guint from;
  guint to;
} Link;

static void
add_link (Search *self, AdcZone *from, AdcZone *to)
{
  const Link link = { adc_map_get_position (self->map, from),
                      adc_map_get_position (self->map, to) };

  if ((adc_zone_get_realm (from) & self->realms) != 0 &&
      (adc_zone_get_realm (to) & self->realms) != 0)
    g_array_append_val (self->links, link);
}

static void
add_fixed_links (Search *self)
{
  GListModel *zones = adc_map_get_zones (self->map);

  for (guint i = 0; i < self->n_zones; i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);
    const GPtrArray *neighbours = adc_map_get_neighbours (self->map, zone);

    for (guint j = 0; j < neighbours->len; j++)
      add_link (self, neighbours->pdata[j], zone);
  }
  self->n_fixed = self->links->len;
}

static void
search_init (Search *self, AdcMap *map, AdcZone *from, guint n_moves, AdcRealm realms)
{
  guint *start;

  *self = (Search) { .map = map, .realms = realms };
  self->n_zones = g_list_model_get_n_items (adc_map_get_zones (map));
  self->n_moves = MIN (n_moves, self->n_zones - 1); /* nobody needs to enter a zone twice */
  self->links = g_array_new (FALSE, FALSE, sizeof (Link));
  self->turns = g_ptr_array_new_with_free_func (g_free);
  add_fixed_links (self);

  start = g_new (guint, self->n_zones);
  for (guint i = 0; i < self->n_zones; i++)
    start[i] = FAR;
  start[adc_map_get_position (map, from)] = 0;
  g_ptr_array_add (self->turns, start);
}

static void
search_clear (Search *self)
{
  g_array_unref (self->links);
  g_ptr_array_unref (self->turns);
}

/* The zones of space where the bodies are, and the ways in and out of them. */
static void
look_at_turn (Search *self, guint turn)
{
  GPtrArray *bodies = adc_map_get_bodies (self->map);

  g_array_set_size (self->links, self->n_fixed);
  for (guint i = 0; i < bodies->len; i++) {
    const AdcBody *body = bodies->pdata[i];

    if (body->gate != NULL) {
      add_link (self, body->gate, adc_map_locate (self->map, body, turn));
      add_link (self, adc_map_locate (self->map, body, turn), body->gate);
    }
  }
}

/* What is known after one move more than before, all of it made in the turn looked at. */
static void
make_move (const Search *self, const guint *before, guint *after)
{
  for (guint i = 0; i < self->n_zones; i++)
    after[i] = FAR;

  for (guint i = 0; i < self->links->len; i++) {
    const Link *link = &g_array_index (self->links, Link, i);

    if (before[link->from] != FAR)
      after[link->to] = MIN (after[link->to], before[link->from] + 1);
  }
}

/* By number of moves made in the turn, from none to all of them. */
static GPtrArray *
make_moves (Search *self, guint turn, const guint *before)
{
  GPtrArray *layers = g_ptr_array_new_with_free_func (g_free);

  look_at_turn (self, turn);
  g_ptr_array_add (layers, g_memdup2 (before, self->n_zones * sizeof (guint)));
  for (guint move = 1; move <= self->n_moves; move++) {
    guint *after = g_new (guint, self->n_zones);

    make_move (self, layers->pdata[move - 1], after);
    g_ptr_array_add (layers, after);
  }

  return layers;
}

static void
play_turn (Search *self, guint turn)
{
  const guint *before = self->turns->pdata[self->turns->len - 1];
  g_autoptr(GPtrArray) layers = make_moves (self, turn, before);
  guint *best = g_memdup2 (before, self->n_zones * sizeof (guint));

  for (guint move = 1; move < layers->len; move++)
    for (guint i = 0; i < self->n_zones; i++)
      best[i] = MIN (best[i], ((const guint *) layers->pdata[move])[i]);

  g_ptr_array_add (self->turns, best);
}

static void
prepend_leg (GArray *legs, guint turn, guint move, AdcMap *map, guint position)
{
  g_autoptr(AdcZone) zone = g_list_model_get_item (adc_map_get_zones (map), position);
  const AdcLeg leg = { turn, move, zone }; /* the map keeps the zone alive */

  g_array_prepend_val (legs, leg);
}

/* Goes back over one turn, from where it ended to where it began. Of ways that are as good, the one
 * that moved early, and by the zones that come first in the map. */
static guint
retrace_turn (Search *self, guint turn, guint number, guint position, GArray *legs)
{
  g_autoptr(GPtrArray) layers = make_moves (self, turn, self->turns->pdata[number - 1]);
  const guint entered = ((const guint *) self->turns->pdata[number])[position];
  guint move = 0;

  while (((const guint *) layers->pdata[move])[position] != entered)
    move++;

  for (; move > 0; move--) {
    const guint *before = layers->pdata[move - 1];
    const guint reached = ((const guint *) layers->pdata[move])[position];
    guint previous = G_MAXUINT;

    prepend_leg (legs, turn, move, self->map, position);
    for (guint i = 0; i < self->links->len; i++) {
      const Link *link = &g_array_index (self->links, Link, i);

      if (link->to == position && before[link->from] == reached - 1)
        previous = MIN (previous, link->from);
    }
    position = previous;
  }

  return position;
}

AdcJourney *
adc_journey_find (AdcMap *map, AdcZone *from, AdcZone *to, guint turn, guint n_moves,
                  AdcRealm realms)
{
  AdcJourney *self = NULL;
  guint target, n_turns = 0;
  Search search;

  g_return_val_if_fail (ADC_IS_MAP (map), NULL);
  g_return_val_if_fail (adc_map_get_position (map, from) != G_MAXUINT, NULL);
  g_return_val_if_fail (adc_map_get_position (map, to) != G_MAXUINT, NULL);

  if ((adc_zone_get_realm (from) & realms) == 0 || (adc_zone_get_realm (to) & realms) == 0 ||
      (n_moves == 0 && from != to))
    return NULL;

  search_init (&search, map, from, n_moves, realms);
  target = adc_map_get_position (map, to);
  while (((const guint *) search.turns->pdata[n_turns])[target] == FAR && n_turns < MAX_TURNS)
    play_turn (&search, turn + n_turns++);

  if (((const guint *) search.turns->pdata[n_turns])[target] != FAR) {
    guint position = target;

    self = g_new0 (AdcJourney, 1);
    self->legs = g_array_new (FALSE, FALSE, sizeof (AdcLeg));
    self->n_turns = n_turns;
    self->n_moves = ((const guint *) search.turns->pdata[n_turns])[target];
    for (guint number = n_turns; number > 0; number--)
      position = retrace_turn (&search, turn + number - 1, number, position, self->legs);
    prepend_leg (self->legs, turn, 0, map, position);
  }

  search_clear (&search);
  return self;
}

void
adc_journey_free (AdcJourney *self)
{
  g_array_unref (self->legs);
  g_free (self);
}

GHashTable *
adc_journey_reach (AdcMap *map, AdcZone *from, guint turn, guint n_moves, AdcRealm realms)
{
  GHashTable *reach = g_hash_table_new (NULL, NULL);
  g_autoptr(GPtrArray) layers = NULL;
  Search search;

  g_return_val_if_fail (ADC_IS_MAP (map), reach);
  g_return_val_if_fail (adc_map_get_position (map, from) != G_MAXUINT, reach);

  if ((adc_zone_get_realm (from) & realms) == 0)
    return reach;

  search_init (&search, map, from, n_moves, realms);
  layers = make_moves (&search, turn, search.turns->pdata[0]);
  for (guint move = 0; move < layers->len; move++)
    for (guint i = 0; i < search.n_zones; i++) {
      g_autoptr(AdcZone) zone = g_list_model_get_item (adc_map_get_zones (map), i);

      if (((const guint *) layers->pdata[move])[i] != FAR && !g_hash_table_contains (reach, zone))
        g_hash_table_insert (reach, zone, GUINT_TO_POINTER (move));
    }

  search_clear (&search);
  return reach;
}
