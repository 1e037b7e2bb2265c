/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tracker-private.h"

#include "adc-deck-odds.h"

struct _AdcTracker {
  GObject    parent_instance;
  AdcGame   *game;
  GPtrArray *seats; /* of AdcTrackerSeat */
};

G_DEFINE_FINAL_TYPE (AdcTracker, adc_tracker, G_TYPE_OBJECT)

static char *
dup_name (const char *name)
{
  return g_utf8_strlen (name, -1) <= ADC_DECK_MAX_NAME
           ? g_strdup (name)
           : g_utf8_substring (name, 0, ADC_DECK_MAX_NAME);
}

AdcTrackerSeat *
adc_tracker_seat_new (const char *name, AdcDeck *built, AdcDeck *deck)
{
  AdcTrackerSeat *self = g_new0 (AdcTrackerSeat, 1);

  self->name = dup_name (name);
  self->built = built;
  self->deck = deck;
  return self;
}

void
adc_tracker_seat_free (AdcTrackerSeat *self)
{
  g_free (self->name);
  g_object_unref (self->built);
  g_object_unref (self->deck);
  g_free (self);
}

static void
adc_tracker_finalize (GObject *object)
{
  AdcTracker *self = ADC_TRACKER (object);

  g_clear_object (&self->game);
  g_ptr_array_unref (self->seats);
  G_OBJECT_CLASS (adc_tracker_parent_class)->finalize (object);
}

static void
adc_tracker_class_init (AdcTrackerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_tracker_finalize;
}

static void
adc_tracker_init (AdcTracker *self)
{
  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_tracker_seat_free);
}

AdcTracker *
adc_tracker_new (AdcGame *game)
{
  AdcTracker *self;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  self = g_object_new (ADC_TYPE_TRACKER, NULL);
  self->game = g_object_ref (game);
  return self;
}

AdcSession *
adc_tracker_session_new (AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  return adc_session_new (adc_tracker_new (game), &adc_tracker_session_kind);
}

AdcGame *
adc_tracker_get_game (AdcTracker *self)
{
  g_return_val_if_fail (ADC_IS_TRACKER (self), NULL);

  return self->game;
}

guint
adc_tracker_get_n_seats (AdcTracker *self)
{
  g_return_val_if_fail (ADC_IS_TRACKER (self), 0);

  return self->seats->len;
}

gboolean
adc_tracker_add_seat (AdcTracker *self, const char *name, AdcDeck *deck)
{
  g_return_val_if_fail (ADC_IS_TRACKER (self) && name != NULL && ADC_IS_DECK (deck), FALSE);

  if (self->seats->len == ADC_TRACKER_MAX_SEATS ||
      !g_str_equal (adc_deck_get_game (deck), adc_game_get_id (self->game)))
    return FALSE;

  g_ptr_array_add (self->seats, adc_tracker_seat_new (name, adc_deck_copy (deck),
                                                      adc_deck_start (deck, self->game)));
  return TRUE;
}

static gboolean
has_seat (AdcTracker *self, guint seat)
{
  return ADC_IS_TRACKER (self) && seat < self->seats->len;
}

static AdcTrackerSeat *
get_seat (AdcTracker *self, guint seat)
{
  return self->seats->pdata[seat];
}

void
adc_tracker_remove_seat (AdcTracker *self, guint seat)
{
  g_return_if_fail (has_seat (self, seat));

  g_ptr_array_remove_index (self->seats, seat);
}

const char *
adc_tracker_get_name (AdcTracker *self, guint seat)
{
  g_return_val_if_fail (has_seat (self, seat), NULL);

  return get_seat (self, seat)->name;
}

void
adc_tracker_set_name (AdcTracker *self, guint seat, const char *name)
{
  char *copy;

  g_return_if_fail (has_seat (self, seat) && name != NULL);

  copy = dup_name (name); /* which may be the one that is there */
  g_free (get_seat (self, seat)->name);
  get_seat (self, seat)->name = copy;
}

AdcDeck *
adc_tracker_get_built (AdcTracker *self, guint seat)
{
  g_return_val_if_fail (has_seat (self, seat), NULL);

  return get_seat (self, seat)->built;
}

AdcDeck *
adc_tracker_get_deck (AdcTracker *self, guint seat)
{
  g_return_val_if_fail (has_seat (self, seat), NULL);

  return get_seat (self, seat)->deck;
}

guint
adc_tracker_move (AdcTracker *self, guint seat, const AdcDeckLine *like, const char *zone,
                  guint count)
{
  const AdcDeckZone *to;
  AdcDeck *deck;

  g_return_val_if_fail (has_seat (self, seat) && like != NULL && zone != NULL, 0);

  deck = get_seat (self, seat)->deck;
  to = adc_deck_kind_find_zone (adc_deck_get_deck_kind (deck, self->game), zone);
  return to != NULL && to->is_played ? adc_deck_move (deck, like, zone, count) : 0;
}

static guint
empty_zone (AdcDeck *deck, const char *from, const char *to)
{
  GPtrArray *lines = adc_deck_get_lines (deck);
  guint i = 0, n_all = 0;

  while (i < lines->len) {
    const AdcDeckLine *line = lines->pdata[i];
    const guint count = line->count;
    const guint n_moved =
      g_str_equal (line->zone, from) ? adc_deck_move (deck, line, to, count) : 0;

    n_all += n_moved;
    i += n_moved < count; /* else the line is gone, and the next one is in its place */
  }

  return n_all;
}

guint
adc_tracker_reshuffle (AdcTracker *self, guint seat)
{
  const AdcDeckKind *kind;
  const AdcDeckZone *pile;
  AdcDeck *deck;
  guint n_moved = 0;

  g_return_val_if_fail (has_seat (self, seat), 0);

  deck = get_seat (self, seat)->deck;
  kind = adc_deck_get_deck_kind (deck, self->game);
  pile = adc_deck_kind_find_role (kind, ADC_DECK_ROLE_DRAW);
  for (guint i = 0; pile != NULL && i < kind->zones->len; i++) {
    const AdcDeckZone *zone = kind->zones->pdata[i];

    if (zone->role == ADC_DECK_ROLE_DISCARD)
      n_moved += empty_zone (deck, zone->id, pile->id);
  }

  return n_moved;
}

guint
adc_tracker_count (AdcTracker *self, guint seat, const char *zone)
{
  GPtrArray *lines;
  guint count = 0;

  g_return_val_if_fail (has_seat (self, seat) && zone != NULL, 0);

  lines = adc_deck_get_lines (get_seat (self, seat)->deck);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (g_str_equal (line->zone, zone))
      count += line->count;
  }

  return count;
}

void
adc_tracker_restart (AdcTracker *self, guint seat)
{
  AdcTrackerSeat *place;

  g_return_if_fail (has_seat (self, seat));

  place = get_seat (self, seat);
  g_object_unref (place->deck);
  place->deck = adc_deck_start (place->built, self->game);
}

void
adc_tracker_take_seats (AdcTracker *self, GPtrArray *seats)
{
  g_ptr_array_unref (self->seats);
  self->seats = seats;
}
