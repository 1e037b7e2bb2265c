/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-draw.h"

#include <string.h>

#define MAX_PLACES (2 * ADC_STAR_MAX_SKIRMISHES)
#define MAX_STATES (4 * 1024 * 1024)
#define NO_LABEL   G_MAXUINT16 /* such a card never comes there */

/* Where an unknown standard card lies, or will come when another one is cancelled. */
typedef struct {
  guint    skirmish;
  gboolean is_replacement;
  guint    n_labels;                    /* kinds of cards that make a difference there */
  guint16  labels[ADC_STAR_MAX_CARDS];  /* by card, or NO_LABEL */
  int      samples[ADC_STAR_MAX_CARDS]; /* a card of each label */
  gsize    stride;
} Place;

typedef struct {
  AdcStarDraw         *draw;
  const AdcStarBattle *battle;
  AdcStarTable       **tables;
  const AdcStarWatch  *watch;
  guint                side;
  int                  pool[ADC_STAR_MAX_CARDS]; /* standard cards, those of the deck included */
  guint                n_pool;
  guint64              firsts; /* those that may lie there */
  guint64              nexts;  /* those that may come instead of a cancelled one */
  int                  seconds[ADC_STAR_MAX_CARDS]; /* reinforcements, one of each sort */
  guint                n_left[ADC_STAR_MAX_CARDS];  /* of that sort */
  guint                n_seconds;
  AdcStarHands         hands; /* with the reinforcements being tried */
  Place                places[MAX_PLACES];
  guint                n_places;
} Dealer;

static gboolean
is_drawn (const AdcStarHands *hands, guint skirmish)
{
  return (hands->drawn >> skirmish & 1) != 0;
}

void
adc_star_hands_read (AdcStarHands *self, const AdcStarBattle *battle, guint side)
{
  self->drawn = 0;
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const AdcStarSlot *slot = &battle->slots[i][side];

    if (slot->card == ADC_STAR_UNKNOWN)
      self->drawn |= 1u << i;
    self->cards[i] = slot->card;
    self->reinforcements[i] = slot->reinforcement;
  }
}

static gboolean
may_be_replaced (AdcStarTable **tables, guint skirmish, guint side)
{
  return tables[skirmish]->sides[side].may_be_replaced;
}

/* Whether two reinforcements do the same wherever one is unknown. */
static gboolean
are_alike (const Dealer *self, int first, int second)
{
  for (guint i = 0; i < self->battle->n_skirmishes; i++) {
    const AdcStarTableSide *table = &self->tables[i]->sides[self->side];

    if (self->hands.reinforcements[i] != ADC_STAR_UNKNOWN)
      continue;
    for (guint card = 0; card < ADC_STAR_MAX_CARDS; card++)
      if (table->stances[card][first + 1] != table->stances[card][second + 1] ||
          table->replacements[card][first + 1] != table->replacements[card][second + 1])
        return FALSE;
  }

  return TRUE;
}

static void
sort_pool (Dealer *self)
{
  const AdcStarSide *owner = &self->battle->sides[self->side];

  self->firsts = adc_star_side_get_cards (owner, owner->pool, FALSE);
  self->nexts = adc_star_side_get_replacements (owner);
  for (guint i = 0; i < owner->n_cards; i++) {
    guint sort;

    if (((self->firsts | self->nexts) >> i & 1) != 0)
      self->pool[self->n_pool++] = i;
    if ((owner->pool >> i & 1) == 0 || !owner->cards[i].is_reinforcement)
      continue;
    for (sort = 0; sort < self->n_seconds; sort++)
      if (are_alike (self, self->seconds[sort], i))
        break;
    self->seconds[sort] = i;
    self->n_left[sort]++;
    self->n_seconds = MAX (self->n_seconds, sort + 1);
  }
}

static void
list_places (Dealer *self)
{
  for (guint i = 0; i < self->battle->n_skirmishes; i++) {
    if (is_drawn (&self->hands, i))
      self->places[self->n_places++] = (Place) { .skirmish = i };
    if (may_be_replaced (self->tables, i, self->side))
      self->places[self->n_places++] = (Place) { .skirmish = i, .is_replacement = TRUE };
  }
}

/* What a card amounts to at a place: the same number, the same consequences. */
static guint
get_label (const Dealer *self, const Place *place, int card)
{
  const AdcStarTable *table = self->tables[place->skirmish];
  const AdcStarTableSide *side = &table->sides[self->side];
  const int second = self->hands.reinforcements[place->skirmish];

  if (place->is_replacement)
    return side->replacements[card][second + 1];
  if (side->may_be_replaced)
    return side->stances[card][second + 1];
  return adc_star_table_get_mode (table, self->side, card, second, ADC_STAR_NONE);
}

static void
label_cards (Dealer *self)
{
  gsize stride = 1;

  for (guint i = 0; i < self->n_places; i++) {
    Place *place = &self->places[i];
    guint known[ADC_STAR_MAX_CARDS];

    place->n_labels = 0;
    for (guint j = 0; j < self->n_pool; j++) {
      const guint64 cards = place->is_replacement ? self->nexts : self->firsts;
      guint label, number;

      place->labels[j] = NO_LABEL;
      if ((cards >> self->pool[j] & 1) == 0)
        continue;

      label = get_label (self, place, self->pool[j]);
      for (number = 0; number < place->n_labels; number++)
        if (known[number] == label)
          break;
      if (number == place->n_labels) {
        known[number] = label;
        place->samples[number] = self->pool[j];
        place->n_labels++;
      }
      place->labels[j] = number;
    }
    place->stride = stride;
    stride *= place->n_labels + 1;
  }
}

static double
count_states (const Dealer *self)
{
  double n = 1;

  for (guint i = 0; i < self->n_places; i++)
    n *= self->places[i].n_labels + 1;

  return n;
}

/* One more card: to each empty place in each state. States with more cards have higher numbers, so
 * that they are gone through from the last one down and no card is dealt twice. */
static void
deal_card (const Dealer *self, guint card, double *ways, gsize n_states)
{
  guint digits[MAX_PLACES];
  gsize steps[MAX_PLACES];

  for (guint i = 0; i < self->n_places; i++) {
    digits[i] = self->places[i].n_labels;
    steps[i] = self->places[i].labels[card] != NO_LABEL
                 ? (self->places[i].labels[card] + 1) * self->places[i].stride
                 : 0;
  }

  for (gsize state = n_states; state-- > 0;) {
    const double way = ways[state];

    if (way != 0)
      for (guint i = 0; i < self->n_places; i++)
        if (digits[i] == 0 && steps[i] != 0)
          ways[state + steps[i]] += way;

    for (guint i = 0; i < self->n_places; i++) {
      if (digits[i]-- > 0)
        break;
      digits[i] = self->places[i].n_labels;
    }
  }
}

/* The modes that go with a card at each place. */
static gsize
find_entry (const Dealer *self, const guint digits[])
{
  AdcStarHands hands = self->hands;
  int replacements[ADC_STAR_MAX_SKIRMISHES] = { 0 };
  gsize entry = 0;

  for (guint i = 0; i < self->n_places; i++) {
    const Place *place = &self->places[i];
    int *cards = place->is_replacement ? replacements : hands.cards;

    cards[place->skirmish] = place->samples[digits[i]];
  }
  for (guint i = 0; i < self->battle->n_skirmishes; i++)
    entry += self->draw->strides[i] *
             adc_star_table_get_mode (self->tables[i], self->side, hands.cards[i],
                                      hands.reinforcements[i], replacements[i]);

  return entry;
}

/* All places are full. */
static void
collect (Dealer *self, const double *ways, double n_ways)
{
  guint digits[MAX_PLACES] = { 0 };
  guint i;

  do {
    gsize state = 0;

    for (i = 0; i < self->n_places; i++)
      state += (digits[i] + 1) * self->places[i].stride;
    if (ways[state] != 0)
      self->draw->chances[find_entry (self, digits)] += ways[state] * n_ways;

    for (i = 0; i < self->n_places; i++) {
      if (++digits[i] < self->places[i].n_labels)
        break;
      digits[i] = 0;
    }
  } while (i < self->n_places);
}

static AdcStarAnswer
deal_cards (Dealer *self, double n_ways)
{
  g_autofree double *ways = NULL;
  gsize n_states;

  label_cards (self);
  if (count_states (self) > MAX_STATES)
    return ADC_STAR_TOO_MUCH;

  n_states = count_states (self);
  ways = g_new0 (double, n_states);
  ways[0] = 1;
  for (guint i = 0; i < self->n_pool; i++) {
    if (adc_star_watch_is_cancelled (self->watch))
      return ADC_STAR_CANCELLED;
    deal_card (self, i, ways, n_states);
  }

  collect (self, ways, n_ways);
  return ADC_STAR_DONE;
}

/* The reinforcements first, sort by sort: there are few of them. */
static AdcStarAnswer
deal_seconds (Dealer *self, guint skirmish, double n_ways)
{
  if (skirmish == self->battle->n_skirmishes)
    return deal_cards (self, n_ways);
  if (self->hands.reinforcements[skirmish] != ADC_STAR_UNKNOWN)
    return deal_seconds (self, skirmish + 1, n_ways);

  for (guint i = 0; i < self->n_seconds; i++) {
    AdcStarAnswer answer;

    if (self->n_left[i] == 0)
      continue;
    self->hands.reinforcements[skirmish] = self->seconds[i];
    self->n_left[i]--;
    answer = deal_seconds (self, skirmish + 1, n_ways * (self->n_left[i] + 1));
    self->n_left[i]++;
    self->hands.reinforcements[skirmish] = ADC_STAR_UNKNOWN;
    if (answer != ADC_STAR_DONE)
      return answer;
  }

  return ADC_STAR_DONE;
}

static void
prepare (Dealer *self, const AdcStarHands *hands, const AdcStarBattle *battle,
         AdcStarTable **tables, guint side)
{
  memset (self, 0, sizeof *self);
  self->battle = battle;
  self->tables = tables;
  self->side = side;
  self->hands = *hands;
  sort_pool (self);
  list_places (self);
}

static guint
count_unknown_seconds (const AdcStarHands *hands, guint n_skirmishes)
{
  guint n = 0;

  for (guint i = 0; i < n_skirmishes; i++)
    n += hands->reinforcements[i] == ADC_STAR_UNKNOWN;

  return n;
}

/* Whether there is a card for every place, whatever comes to the others. */
static gboolean
has_enough (const Dealer *self)
{
  const guint n_drawn = __builtin_popcount (self->hands.drawn);
  const guint n_nexts = __builtin_popcountll (self->nexts);

  if (self->battle->sides[self->side].deck != 0)
    return self->n_places - n_drawn <= n_nexts;
  return self->n_places <= n_nexts;
}

double
adc_star_draw_get_work (const AdcStarHands *hands, const AdcStarBattle *battle,
                        AdcStarTable **tables, guint side)
{
  g_autofree Dealer *dealer = g_new (Dealer, 1);
  double work = 1, n_entries = 1;

  prepare (dealer, hands, battle, tables, side);
  for (guint i = 0; i < battle->n_skirmishes; i++)
    n_entries *= tables[i]->sides[side].n_modes;
  for (guint i = count_unknown_seconds (hands, battle->n_skirmishes); i > 0; i--)
    work *= dealer->n_seconds;
  for (guint i = 0; i < dealer->n_places; i++) {
    const Place *place = &dealer->places[i];
    const AdcStarTableSide *table = &tables[place->skirmish]->sides[side];
    const guint n_labels = place->is_replacement ? table->n_replacements
                           : table->may_be_replaced ? table->n_stances
                                                    : table->n_modes;

    work *= MIN (n_labels, dealer->n_pool) + 1;
  }
  if (work > MAX_STATES * 64.0 || n_entries > MAX_STATES)
    return G_MAXDOUBLE;

  return work * dealer->n_pool * MAX (dealer->n_places, 1) + n_entries;
}

AdcStarAnswer
adc_star_draw_fill (AdcStarDraw *self, const AdcStarHands *hands, const AdcStarBattle *battle,
                    AdcStarTable **tables, guint side, const AdcStarWatch *watch)
{
  g_autofree Dealer *dealer = g_new (Dealer, 1);
  guint n_seconds = 0;
  AdcStarAnswer answer;

  memset (self, 0, sizeof *self);
  prepare (dealer, hands, battle, tables, side);
  dealer->draw = self;
  dealer->watch = watch;
  for (guint i = 0; i < dealer->n_seconds; i++)
    n_seconds += dealer->n_left[i];
  if (__builtin_popcount (hands->drawn) > __builtin_popcountll (dealer->firsts) ||
      count_unknown_seconds (hands, battle->n_skirmishes) > n_seconds)
    return ADC_STAR_TOO_FEW;
  if (!has_enough (dealer))
    return ADC_STAR_DEPENDS;

  self->n = 1;
  self->n_skirmishes = battle->n_skirmishes;
  for (guint i = battle->n_skirmishes; i-- > 0;) {
    self->sizes[i] = tables[i]->sides[side].n_modes;
    self->strides[i] = self->n;
    self->n *= self->sizes[i];
  }
  self->chances = g_new0 (double, self->n);

  answer = deal_seconds (dealer, 0, 1);
  for (gsize i = 0; i < self->n; i++)
    self->n_ways += self->chances[i];
  for (gsize i = 0; i < self->n; i++)
    self->chances[i] /= self->n_ways;
  return answer;
}

void
adc_star_draw_clear (AdcStarDraw *self)
{
  g_clear_pointer (&self->chances, g_free);
}
