/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-voyage-check.h"

#include "adc-mobility.h"

#include <glib/gi18n-lib.h>

/* Where the voyage stands. Pieces of one unit are alike: of those put down it matters where. */
typedef struct {
  AdcGame    *game;
  AdcMap     *map;
  AdcPiece   *piece;
  AdcZone    *zone;
  guint       turn;
  guint       moves;
  char       *cargo;    /* id of the unit aboard, or NULL */
  guint       n_aboard;
  GHashTable *unloaded; /* of "zone unit": what was put down in this turn */
  GPtrArray  *lines;
} Voyage;

static void
free_line (gpointer data)
{
  AdcVoyageLine *line = data;

  g_free (line->text);
  g_free (line->rule);
  g_free (line);
}

/* Takes the text. */
static void
add_line (Voyage *self, gboolean is_allowed, const char *rule, char *text)
{
  AdcVoyageLine *line = g_new0 (AdcVoyageLine, 1);

  line->turn = self->turn;
  line->moves = self->moves;
  line->is_allowed = is_allowed;
  line->text = text;
  line->rule = g_strdup (rule);
  g_ptr_array_add (self->lines, line);
}

static const char *
title_of (gpointer entry)
{
  return adc_entry_get_title (ADC_ENTRY (entry));
}

static gboolean
touches (const Voyage *self, AdcZone *zone)
{
  g_autoptr(GPtrArray) touching = adc_map_list_touching (self->map, self->zone, self->turn);

  return g_ptr_array_find (touching, zone, NULL);
}

static const char *
get_movement_rule (const Voyage *self, AdcZone *zone)
{
  const AdcMapRules *rules = adc_map_get_rules (self->map);
  const gboolean leaves_space = adc_zone_get_realm (self->zone) == ADC_REALM_SPACE;
  const gboolean enters_space = adc_zone_get_realm (zone) == ADC_REALM_SPACE;

  if (adc_piece_get_realms (self->piece) == ADC_REALM_GROUND)
    return rules->ground;
  return leaves_space != enters_space && rules->gate != NULL ? rules->gate : rules->flight;
}

static void
go (Voyage *self, AdcZone *zone)
{
  const char *rule = get_movement_rule (self, zone);
  const guint n_moves = adc_piece_get_moves (self->piece);

  if (n_moves == 0)
    add_line (self, FALSE, rule,
              /* Translators: a unit; a zone it would go to */
              g_strdup_printf (_("%s to %s: it does not move by itself."), title_of (self->piece),
                               title_of (zone)));
  else if ((adc_zone_get_realm (zone) & adc_piece_get_realms (self->piece)) == 0)
    add_line (self, FALSE, rule,
              /* Translators: a unit; a zone it would go to; what that zone is, such as “Near
                 Orbit” */
              g_strdup_printf (_("%s to %s (%s): it may not enter such a zone."),
                               title_of (self->piece), title_of (zone),
                               adc_zone_get_kind_title (zone)));
  else if (!touches (self, zone))
    add_line (self, FALSE, rule,
              /* Translators: two zones, the one where a piece is and the one it would go to */
              g_strdup_printf (_("From %s to %s: the two do not touch."), title_of (self->zone),
                               title_of (zone)));
  else if (self->moves >= n_moves)
    add_line (self, FALSE, rule,
              /* Translators: a zone; how many zones a turn */
              g_strdup_printf (ngettext ("To %s: %u zone a turn is all it may enter.",
                                         "To %s: %u zones a turn are all it may enter.", n_moves),
                               title_of (zone), n_moves));
  else {
    self->zone = zone;
    self->moves++;
    add_line (self, TRUE, rule,
              /* Translators: a zone; which zone of the turn it is and how many there may be, as in
                 “To Deimos: zone 3 of 4.” */
              g_strdup_printf (_("To %s: zone %u of %u."), title_of (zone), self->moves, n_moves));
  }
}

/* What the piece may take of the unit, or NULL; and the entry that speaks of its cargo. */
static const AdcCapacity *
find_capacity (const Voyage *self, const char *unit, const char **rule)
{
  GPtrArray *capacities = adc_map_get_capacities (self->map);
  const AdcCapacity *found = NULL;

  *rule = NULL;
  for (guint i = 0; i < capacities->len; i++) {
    const AdcCapacity *capacity = capacities->pdata[i];

    if (!g_str_equal (capacity->carrier, adc_entry_get_id (ADC_ENTRY (self->piece))))
      continue;
    *rule = capacity->rule;
    if (g_str_equal (capacity->load, unit))
      found = capacity;
  }

  return found;
}

static gboolean
is_on_ground (const Voyage *self)
{
  return adc_zone_get_realm (self->zone) == ADC_REALM_GROUND;
}

static char *
create_key (const Voyage *self, const char *unit)
{
  return g_strdup_printf ("%s %s", adc_entry_get_id (ADC_ENTRY (self->zone)), unit);
}

/* Why the pieces may not be taken aboard here and now, or NULL. */
static const char *
find_obstacle (const Voyage *self, const char *unit, guint count, const AdcCapacity *capacity)
{
  g_autofree char *key = create_key (self, unit);

  if (capacity == NULL)
    return _("it cannot carry them.");
  if (!is_on_ground (self))
    return _("pieces come aboard on the ground only.");
  if (g_hash_table_contains (self->unloaded, key))
    return _("what it put down here in this turn may not be carried again.");
  if (self->cargo != NULL && !g_str_equal (self->cargo, unit))
    return _("it carries something else already.");
  if (self->n_aboard + count > capacity->count)
    return _("that is more than it can carry.");
  return NULL;
}

static void
load (Voyage *self, const char *unit, guint count)
{
  const char *rule;
  const AdcCapacity *capacity = find_capacity (self, unit, &rule);
  const char *obstacle = find_obstacle (self, unit, count, capacity);
  AdcEntry *entry = adc_game_lookup (self->game, unit);

  if (obstacle != NULL) {
    add_line (self, FALSE, rule,
              /* Translators: a unit, how many of it, and why not */
              g_strdup_printf (_("Load %s × %u: %s"), title_of (entry), count, obstacle));
    return;
  }

  if (self->cargo == NULL)
    self->cargo = g_strdup (unit);
  self->n_aboard += count;
  add_line (self, TRUE, rule,
            /* Translators: a unit, how many of it; how many are aboard then and how many may be */
            g_strdup_printf (_("Load %s × %u: %u of %u aboard."), title_of (entry), count,
                             self->n_aboard, capacity->count));
}

static void
unload (Voyage *self, const char *unit, guint count)
{
  AdcEntry *entry = adc_game_lookup (self->game, unit);
  const gboolean is_aboard = g_strcmp0 (self->cargo, unit) == 0 && count <= self->n_aboard;
  const char *rule;

  find_capacity (self, unit, &rule);
  if (!is_aboard || !is_on_ground (self)) {
    add_line (self, FALSE, rule,
              /* Translators: a unit, how many of it, and why not */
              g_strdup_printf (_("Unload %s × %u: %s"), title_of (entry), count,
                               is_aboard ? _("pieces are put down on the ground only.")
                                         : _("they are not aboard.")));
    return;
  }

  self->n_aboard -= count;
  if (self->n_aboard == 0)
    g_clear_pointer (&self->cargo, g_free);
  g_hash_table_add (self->unloaded, create_key (self, unit));
  if (self->n_aboard == 0)
    add_line (self, TRUE, rule,
              /* Translators: a unit, how many of it */
              g_strdup_printf (_("Unload %s × %u: nothing stays aboard."), title_of (entry),
                               count));
  else
    add_line (self, TRUE, rule,
              /* Translators: a unit, how many of it; how many stay aboard */
              g_strdup_printf (ngettext ("Unload %s × %u: %u stays aboard.",
                                         "Unload %s × %u: %u stay aboard.", self->n_aboard),
                               title_of (entry), count, self->n_aboard));
}

static void
wait_a_turn (Voyage *self)
{
  self->turn++;
  self->moves = 0;
  g_hash_table_remove_all (self->unloaded);
  add_line (self, TRUE, NULL, g_strdup_printf (_("Turn %u begins."), self->turn));
}

GPtrArray *
adc_voyage_check (const AdcVoyage *self, AdcGame *game)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  g_autoptr(GHashTable) unloaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Voyage voyage = { .game = game, .turn = self->turn, .unloaded = unloaded, .lines = lines };

  g_return_val_if_fail (adc_game_get_map (game) != NULL, lines);

  voyage.map = adc_game_get_map (game);
  voyage.piece = ADC_PIECE (adc_game_lookup (game, self->unit));
  voyage.zone = adc_map_find_zone (voyage.map, self->from);
  for (guint i = 0; i < self->steps->len; i++) {
    const AdcVoyageStep *step = self->steps->pdata[i];

    switch (step->kind) {
    case ADC_VOYAGE_GO:
      go (&voyage, adc_map_find_zone (voyage.map, step->target));
      break;
    case ADC_VOYAGE_LOAD:
      load (&voyage, step->target, step->count);
      break;
    case ADC_VOYAGE_UNLOAD:
      unload (&voyage, step->target, step->count);
      break;
    case ADC_VOYAGE_WAIT:
      wait_a_turn (&voyage);
      break;
    default:
      g_assert_not_reached ();
    }
  }

  g_free (voyage.cargo);
  return lines;
}
