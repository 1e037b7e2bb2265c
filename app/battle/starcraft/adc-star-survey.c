/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-adviser.h"
#include "adc-star-tally.h"

#include <string.h>

/* All plans at once. What counts of a card is the mode it puts its side into; so the worth of all
 * modes in all skirmishes is worked out once, a plan with cards of the hand only is one of those,
 * and one that draws from the deck is their mean. Only the best are then looked at for cards in
 * the hand that make them. */

#define BUDGET        2e9    /* elementary steps, about a second */
#define STEPS_PER_END 100    /* to end a battle */
#define MAX_WAYS      1e6
#define WAYS_PER_LOOK 4096   /* whether it was cancelled */
#define MAX_LOOKS     200000 /* for cards that make one plan */
#define DECK          G_MAXUINT16

/* One thing to do in a slot, whichever cards do it. */
typedef struct {
  guint mode;    /* or DECK */
  guint n_cards; /* at least */
} Choice;

/* Where the cards drawn for some of the slots lead. */
typedef struct {
  gsize  offset;
  double chance;
} Draw;

typedef struct {
  double value;
  double hold;
  guint  n_cards;
  guint  way; /* choices, those of the last slot next to each other */
} Way;

typedef struct {
  const AdcStarAdviser *adviser;
  const AdcStarWatch   *watch;
  AdcStarTable         *tables[ADC_STAR_MAX_SKIRMISHES];
  gsize                 strides[ADC_STAR_MAX_SKIRMISHES]; /* of modes, by skirmish */
  gsize                 base;                             /* what lies there already */
  gsize                 n_modes;
  AdcStarEnds           ends;
  double               *end_values, *end_holds; /* of the results of all skirmishes */
  double               *values, *holds;         /* by the modes of all skirmishes */
  GArray               *choices[ADC_STAR_MAX_SKIRMISHES]; /* of Choice, by slot */
  GArray               *draws[1 << ADC_STAR_MAX_SKIRMISHES]; /* of Draw, by slots drawn for */
  guint64               used;
  guint                 n_looks;
} Survey;

static void
read_layings (const AdcStarAdviser *adviser, guint slot, AdcStarLayings *layings)
{
  const AdcStarSide *side = &adviser->battle->sides[adviser->side];
  const AdcStarOption *first = &g_array_index (adviser->options[slot], AdcStarOption, 0);
  const AdcStarSlot *at = &adviser->battle->slots[adviser->slots[slot]][adviser->side];
  AdcStarLaying *hand = &layings->layings[0];
  AdcStarLaying *deck = &layings->layings[1];

  hand->cards = adc_star_side_get_cards (side, side->hand, FALSE);
  hand->or_alone = at->reinforcement == ADC_STAR_NONE;
  hand->reinforcements = hand->or_alone ? adc_star_side_get_cards (side, side->hand, TRUE)
                                        : (guint64) 1 << at->reinforcement;
  layings->n_layings = 1;
  if (adviser->options[slot]->len > 0 && first->card == ADC_STAR_UNKNOWN) {
    *deck = *hand;
    deck->cards = adc_star_side_get_cards (side, side->pool, FALSE);
    if (deck->or_alone)
      deck->reinforcements = 0;
    layings->n_layings = deck->cards != 0 ? 2 : 1;
  }
}

/* Whether modes tell everything: nothing of the side's comes later, and its second cards are
 * known. */
static AdcStarAnswer
prepare_tables (Survey *self)
{
  const AdcStarAdviser *adviser = self->adviser;
  const AdcStarBattle *battle = adviser->battle;
  guint slot = 0;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const AdcStarSlot *at = &battle->slots[i][adviser->side];
    AdcStarLayings layings[ADC_STAR_N_SIDES];

    if (at->reinforcement == ADC_STAR_UNKNOWN)
      return ADC_STAR_TOO_MUCH;

    for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
      adc_star_layings_read (&layings[side], battle, i, side);
    if (at->card == ADC_STAR_UNKNOWN)
      read_layings (adviser, slot++, &layings[adviser->side]);
    self->tables[i] = adc_star_table_new (battle, i, layings, self->watch->cancellable);
    if (self->tables[i] == NULL)
      return ADC_STAR_CANCELLED;
    if (self->tables[i]->cells == NULL || self->tables[i]->sides[adviser->side].may_be_replaced)
      return ADC_STAR_TOO_MUCH;
  }

  self->n_modes = 1;
  for (guint i = battle->n_skirmishes; i-- > 0;) {
    const AdcStarSlot *at = &battle->slots[i][adviser->side];

    self->strides[i] = self->n_modes;
    if (at->card != ADC_STAR_UNKNOWN)
      self->base += self->n_modes * adc_star_table_get_mode (self->tables[i], adviser->side,
                                                             at->card, at->reinforcement,
                                                             ADC_STAR_NONE);
    if (self->n_modes > MAX_WAYS)
      return ADC_STAR_TOO_MUCH;
    self->n_modes *= self->tables[i]->sides[adviser->side].n_modes;
  }
  return ADC_STAR_DONE;
}

static guint
get_mode (const Survey *self, guint slot, const AdcStarOption *option)
{
  if (option->card == ADC_STAR_UNKNOWN)
    return DECK;
  return adc_star_table_get_mode (self->tables[self->adviser->slots[slot]], self->adviser->side,
                                  option->card, option->reinforcement, ADC_STAR_NONE);
}

static void
list_choices (Survey *self, guint slot)
{
  const GArray *options = self->adviser->options[slot];

  self->choices[slot] = g_array_new (FALSE, FALSE, sizeof (Choice));
  for (guint i = 0; i < options->len; i++) {
    const AdcStarOption *option = &g_array_index (options, AdcStarOption, i);
    const Choice choice = {
      get_mode (self, slot, option),
      (option->card >= 0) + (option->reinforcement >= 0),
    };
    guint number;

    for (number = 0; number < self->choices[slot]->len; number++)
      if (g_array_index (self->choices[slot], Choice, number).mode == choice.mode)
        break;
    if (number == self->choices[slot]->len)
      g_array_append_val (self->choices[slot], choice);
  }
}

/* Everything that is to come, with the sums over all draws. */
static double
get_work (const Survey *self)
{
  const AdcStarAdviser *adviser = self->adviser;
  AdcStarHands hands;
  double n_ways = 1, n_sums = 1, n_ends = 1;

  for (guint i = 0; i < adviser->n_slots; i++) {
    n_ways *= self->choices[i]->len;
    n_sums *= self->choices[i]->len + self->tables[adviser->slots[i]]->sides[adviser->side].n_modes;
  }
  for (guint i = 0; i < adviser->battle->n_skirmishes; i++)
    n_ends *= self->tables[i]->results->len;
  if (n_ways > MAX_WAYS || self->n_modes > MAX_WAYS)
    return G_MAXDOUBLE;

  adc_star_hands_read (&hands, adviser->battle, !adviser->side);
  return n_sums + n_ends * STEPS_PER_END +
         adc_star_draw_get_work (&hands, adviser->battle, (AdcStarTable **) self->tables,
                                 !adviser->side) +
         adc_star_meeting_get_work (adviser->battle, (AdcStarTable **) self->tables, adviser->side);
}

static void
take_end (gsize number, const AdcStarEnd *end, gpointer data)
{
  Survey *self = data;
  const guint side = self->adviser->side;

  self->end_values[number] = (double) end->lost[!side] - end->lost[side];
  self->end_holds[number] = adc_star_end_is_held (end->kind, side);
}

static void
take_modes (gsize host, const double *chances, gpointer data)
{
  Survey *self = data;
  double value = 0, hold = 0;

  for (gsize i = 0; i < self->ends.n; i++) {
    value += chances[i] * self->end_values[i];
    hold += chances[i] * self->end_holds[i];
  }
  self->values[host] = value;
  self->holds[host] = hold;
}

static AdcStarAnswer
weigh_modes (Survey *self)
{
  const AdcStarAdviser *adviser = self->adviser;
  AdcStarHands hands;
  g_auto(AdcStarDraw) enemy = { 0 };
  AdcStarAnswer answer;

  adc_star_hands_read (&hands, adviser->battle, !adviser->side);
  answer = adc_star_draw_fill (&enemy, &hands, adviser->battle, self->tables, !adviser->side,
                               self->watch);
  if (answer != ADC_STAR_DONE)
    return answer;

  adc_star_ends_read (&self->ends, adviser->battle, self->tables);
  self->end_values = g_new (double, self->ends.n);
  self->end_holds = g_new (double, self->ends.n);
  self->values = g_new (double, self->n_modes);
  self->holds = g_new (double, self->n_modes);
  answer = adc_star_ends_visit (&self->ends, adviser->battle, self->tables, NULL, take_end, self,
                                self->watch);
  if (answer == ADC_STAR_DONE)
    answer = adc_star_meeting_run (adviser->battle, self->tables, adviser->side, &enemy, take_modes,
                                   self, self->watch);
  return answer;
}

/* The modes that cards of the deck lead to in these slots, together. */
static AdcStarAnswer
fill_draws (Survey *self, guint drawn)
{
  const AdcStarAdviser *adviser = self->adviser;
  g_auto(AdcStarDraw) draw = { 0 };
  GArray *draws = self->draws[drawn] = g_array_new (FALSE, FALSE, sizeof (Draw));
  AdcStarHands hands;
  gsize base = self->base;
  AdcStarAnswer answer;

  adc_star_hands_read (&hands, adviser->battle, adviser->side);
  for (guint i = 0; i < adviser->n_slots; i++) {
    const guint skirmish = adviser->slots[i];
    const GArray *options = adviser->options[i];
    const AdcStarOption *other = &g_array_index (options, AdcStarOption, options->len - 1);

    if ((drawn >> i & 1) != 0)
      continue;
    hands.drawn &= ~(1u << skirmish); /* any card of the hand will do for the rest */
    hands.cards[skirmish] = other->card;
    hands.reinforcements[skirmish] = other->reinforcement;
    base += self->strides[skirmish] * get_mode (self, i, other);
  }
  answer = adc_star_draw_fill (&draw, &hands, adviser->battle, self->tables, adviser->side,
                               self->watch);
  if (answer == ADC_STAR_TOO_FEW)
    return ADC_STAR_DONE; /* not that many: there is no such plan */
  if (answer != ADC_STAR_DONE)
    return answer;

  for (gsize i = 0; i < draw.n; i++) {
    const Draw entry = { i - base, draw.chances[i] };

    if (draw.chances[i] != 0)
      g_array_append_val (draws, entry);
  }
  return ADC_STAR_DONE;
}

static AdcStarAnswer
weigh_way (Survey *self, const guint *digits, guint number, GArray *ways)
{
  const AdcStarAdviser *adviser = self->adviser;
  Way way = { .way = number };
  gsize offset = self->base;
  guint drawn = 0;

  for (guint i = 0; i < adviser->n_slots; i++) {
    const Choice *choice = &g_array_index (self->choices[i], Choice, digits[i]);

    way.n_cards += choice->n_cards;
    if (choice->mode == DECK)
      drawn |= 1u << i;
    else
      offset += self->strides[adviser->slots[i]] * choice->mode;
  }
  if (self->draws[drawn] == NULL) {
    const AdcStarAnswer answer = fill_draws (self, drawn);

    if (answer != ADC_STAR_DONE)
      return answer;
  }

  for (guint i = 0; i < self->draws[drawn]->len; i++) {
    const Draw *draw = &g_array_index (self->draws[drawn], Draw, i);

    way.value += draw->chance * self->values[offset + draw->offset];
    way.hold += draw->chance * self->holds[offset + draw->offset];
  }
  if (self->draws[drawn]->len > 0)
    g_array_append_val (ways, way);
  return ADC_STAR_DONE;
}

static AdcStarAnswer
weigh_ways (Survey *self, GArray *ways)
{
  const guint n_slots = self->adviser->n_slots;
  guint digits[ADC_STAR_MAX_SKIRMISHES] = { 0 };
  guint number = 0;
  guint i;

  do {
    const AdcStarAnswer answer = weigh_way (self, digits, number++, ways);

    if (number % WAYS_PER_LOOK == 0 && adc_star_watch_is_cancelled (self->watch))
      return ADC_STAR_CANCELLED;
    if (answer != ADC_STAR_DONE)
      return answer;
    for (i = n_slots; i-- > 0;) {
      digits[i] = (digits[i] + 1) % self->choices[i]->len;
      if (digits[i] != 0)
        break;
    }
  } while (i != G_MAXUINT);

  return ADC_STAR_DONE;
}

static int
compare_ways (gconstpointer a, gconstpointer b, gpointer data)
{
  const Way *first = a, *second = b;
  const gboolean by_value = ((const AdcStarAdviser *) data)->aim == ADC_STAR_AIM_VALUE;
  const gint64 values[] = { adc_star_round (first->value), adc_star_round (second->value) };
  const gint64 holds[] = { adc_star_round (first->hold), adc_star_round (second->hold) };
  const gint64 *aims = by_value ? values : holds;
  const gint64 *others = by_value ? holds : values;

  if (aims[0] != aims[1])
    return aims[0] > aims[1] ? -1 : 1;
  if (others[0] != others[1])
    return others[0] > others[1] ? -1 : 1;
  if (first->n_cards != second->n_cards)
    return first->n_cards < second->n_cards ? -1 : 1;
  return (first->way > second->way) - (first->way < second->way);
}

/* Looks for cards of the hand that do what was chosen in this slot and those after it, with so
 * many reinforcements at most. */
static gboolean
find_cards (Survey *self, const guint *digits, guint slot, guint n_seconds, AdcStarOption *found)
{
  const AdcStarAdviser *adviser = self->adviser;
  const GArray *options = adviser->options[slot];
  guint mode;

  if (slot == adviser->n_slots)
    return TRUE;
  if (self->n_looks++ >= MAX_LOOKS)
    return FALSE;

  mode = g_array_index (self->choices[slot], Choice, digits[slot]).mode;
  for (guint i = 0; i < options->len; i++) {
    const AdcStarOption *option = &g_array_index (options, AdcStarOption, i);
    const guint64 used = self->used;
    guint64 before;
    const guint64 cards = adc_star_adviser_get_cards (adviser, option, &before);
    const guint n_own = option->reinforcement >= 0;

    if ((cards & used) != 0 || (before & ~used) != 0 || n_own > n_seconds ||
        get_mode (self, slot, option) != mode)
      continue;

    self->used |= cards;
    found[slot] = *option;
    if (find_cards (self, digits, slot + 1, n_seconds - n_own, found))
      return TRUE;
    self->used = used;
  }

  return FALSE;
}

static gboolean
make_way (Survey *self, const Way *way, AdcStarOption *found)
{
  const guint n_slots = self->adviser->n_slots;
  guint digits[ADC_STAR_MAX_SKIRMISHES];
  guint number = way->way;

  for (guint i = n_slots; i-- > 0;) {
    digits[i] = number % self->choices[i]->len;
    number /= self->choices[i]->len;
  }

  self->n_looks = 0;
  for (guint n_seconds = 0; n_seconds <= n_slots; n_seconds++) {
    self->used = 0;
    if (find_cards (self, digits, 0, n_seconds, found))
      return TRUE;
  }
  return FALSE;
}

static AdcStarAnswer
pick_plans (Survey *self, GArray *ways, guint n, AdcStarAdvice *advice)
{
  g_array_sort_with_data (ways, compare_ways, (gpointer) self->adviser);
  for (guint i = 0; i < ways->len && advice->plans->len < n; i++) {
    const Way *way = &g_array_index (ways, Way, i);
    AdcStarOption found[ADC_STAR_MAX_SKIRMISHES];

    if (adc_star_watch_is_cancelled (self->watch))
      return ADC_STAR_CANCELLED;
    if (make_way (self, way, found)) {
      const AdcStarPlan plan = adc_star_adviser_plan (self->adviser, found, way->value, way->hold);

      g_array_append_val (advice->plans, plan);
    } else if (self->n_looks >= MAX_LOOKS) {
      advice->is_exact = FALSE; /* there might have been such cards */
    }
  }

  advice->n_weighed = ways->len;
  return advice->plans->len > 0 ? ADC_STAR_DONE : ADC_STAR_TOO_FEW;
}

static AdcStarAnswer
run (Survey *self, guint n, AdcStarAdvice *advice)
{
  g_autoptr(GArray) ways = g_array_new (FALSE, FALSE, sizeof (Way));
  AdcStarAnswer answer;

  for (guint i = 0; i < self->adviser->n_slots; i++)
    if (self->adviser->options[i]->len == 0)
      return ADC_STAR_TOO_FEW;

  answer = prepare_tables (self);
  if (answer != ADC_STAR_DONE)
    return answer;
  for (guint i = 0; i < self->adviser->n_slots; i++)
    list_choices (self, i);
  if (get_work (self) > BUDGET)
    return ADC_STAR_TOO_MUCH;

  answer = weigh_modes (self);
  if (answer == ADC_STAR_DONE)
    answer = weigh_ways (self, ways);
  if (answer == ADC_STAR_DONE)
    answer = pick_plans (self, ways, MAX (n, 1), advice);
  return answer == ADC_STAR_DEPENDS ? ADC_STAR_TOO_MUCH : answer;
}

AdcStarAnswer
adc_star_survey (const AdcStarAdviser *adviser, guint n, AdcStarAdvice *advice,
                 const AdcStarWatch *watch)
{
  g_autofree Survey *self = g_new0 (Survey, 1);
  AdcStarAnswer answer;

  self->adviser = adviser;
  self->watch = watch;
  advice->is_exact = TRUE;
  answer = run (self, n, advice);

  for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
    g_clear_pointer (&self->tables[i], adc_star_table_free);
    g_clear_pointer (&self->choices[i], g_array_unref);
  }
  for (guint i = 0; i < G_N_ELEMENTS (self->draws); i++)
    g_clear_pointer (&self->draws[i], g_array_unref);
  g_free (self->end_values);
  g_free (self->end_holds);
  g_free (self->values);
  g_free (self->holds);
  return answer;
}
