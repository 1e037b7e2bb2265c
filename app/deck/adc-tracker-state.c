/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tracker-private.h"

#include "adc-deck-odds.h"

#define SEAT_TYPE  "(s" ADC_DECK_STATE_TYPE ADC_DECK_STATE_TYPE ")" /* as built, and now */
#define STATE_TYPE "(sa" SEAT_TYPE ")"

static GVariant *
write_tracker (gpointer document)
{
  AdcTracker *self = document;
  GVariantBuilder seats;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a" SEAT_TYPE));
  for (guint i = 0; i < adc_tracker_get_n_seats (self); i++)
    g_variant_builder_add (&seats, "(s@" ADC_DECK_STATE_TYPE "@" ADC_DECK_STATE_TYPE ")",
                           adc_tracker_get_name (self, i),
                           adc_deck_to_variant (adc_tracker_get_built (self, i)),
                           adc_deck_to_variant (adc_tracker_get_deck (self, i)));

  return g_variant_new ("(sa" SEAT_TYPE ")", adc_game_get_id (adc_tracker_get_game (self)), &seats);
}

static guint
hash_card (gconstpointer data)
{
  const AdcDeckLine *line = data;
  const char *name = line->card != NULL ? line->card : line->name;

  return name != NULL ? g_str_hash (name) : 0;
}

static gboolean
is_same_card (gconstpointer a, gconstpointer b)
{
  return adc_deck_line_is_same (a, b);
}

/* How many of each card there are in all zones together. */
static GHashTable *
count_cards (AdcDeck *deck)
{
  GHashTable *counts = g_hash_table_new (hash_card, is_same_card);
  GPtrArray *lines = adc_deck_get_lines (deck);

  for (guint i = 0; i < lines->len; i++) {
    AdcDeckLine *line = lines->pdata[i];
    const guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, line));

    g_hash_table_insert (counts, line, GUINT_TO_POINTER (count + line->count));
  }

  return counts;
}

static gboolean
has_same_cards (AdcDeck *first, AdcDeck *second)
{
  g_autoptr(GHashTable) counts = count_cards (first);
  g_autoptr(GHashTable) others = count_cards (second);
  GHashTableIter iter;
  gpointer line, count;

  if (g_hash_table_size (counts) != g_hash_table_size (others))
    return FALSE;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &line, &count))
    if (g_hash_table_lookup (others, line) != count)
      return FALSE;

  return TRUE;
}

/* All but the last part of a state, the cards. */
static gboolean
has_same_heading (GVariant *first, GVariant *second)
{
  for (gsize i = 0; i + 1 < g_variant_n_children (first); i++) {
    g_autoptr(GVariant) one = g_variant_get_child_value (first, i);
    g_autoptr(GVariant) other = g_variant_get_child_value (second, i);

    if (!g_variant_equal (one, other))
      return FALSE;
  }

  return TRUE;
}

static gboolean
is_in_play (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);
  GPtrArray *lines = adc_deck_get_lines (deck);

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckZone *zone =
      adc_deck_kind_find_zone (kind, ((AdcDeckLine *) lines->pdata[i])->zone);

    if (zone == NULL || !zone->is_played)
      return FALSE;
  }

  return TRUE;
}

/* During a game cards go from zone to zone, and that is all. NULL: something else happened. */
static AdcTrackerSeat *
read_seat (AdcGame *game, const char *name, GVariant *built_state, GVariant *deck_state)
{
  g_autoptr(AdcDeck) built = adc_deck_new_from_variant (built_state);
  g_autoptr(AdcDeck) deck = adc_deck_new_from_variant (deck_state);
  g_autoptr(AdcDeck) started = NULL;

  if (built == NULL || deck == NULL || !has_same_heading (built_state, deck_state) ||
      !g_str_equal (adc_deck_get_game (built), adc_game_get_id (game)))
    return NULL;

  started = adc_deck_start (built, game);
  if (!has_same_cards (started, deck) || !is_in_play (deck, game))
    return NULL;

  return adc_tracker_seat_new (name, g_steal_pointer (&built), g_steal_pointer (&deck));
}

static gboolean
restore_tracker (gpointer document, GVariant *state)
{
  AdcTracker *self = document;
  AdcGame *game = adc_tracker_get_game (self);
  g_autoptr(GPtrArray) seats =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_tracker_seat_free);
  g_autoptr(GVariant) places = NULL;
  const char *id;

  g_variant_get (state, "(&s@a" SEAT_TYPE ")", &id, &places);
  if (!g_str_equal (id, adc_game_get_id (game)) ||
      g_variant_n_children (places) > ADC_TRACKER_MAX_SEATS)
    return FALSE;

  for (gsize i = 0; i < g_variant_n_children (places); i++) {
    g_autoptr(GVariant) built = NULL;
    g_autoptr(GVariant) deck = NULL;
    AdcTrackerSeat *seat;
    const char *name;

    g_variant_get_child (places, i, "(&s@" ADC_DECK_STATE_TYPE "@" ADC_DECK_STATE_TYPE ")", &name,
                         &built, &deck);
    seat = read_seat (game, name, built, deck);
    if (seat == NULL)
      return FALSE;
    g_ptr_array_add (seats, seat);
  }

  adc_tracker_take_seats (self, g_steal_pointer (&seats));
  return TRUE;
}

const AdcSessionKind adc_tracker_session_kind = { STATE_TYPE, write_tracker, restore_tracker };
