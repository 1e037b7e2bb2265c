/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-count.h"

#include "adc-piece.h"
#include "adc-reason.h"
#include "adc-setup-fit.h"
#include "adc-setup-groups.h"
#include "adc-setup-words.h"

#include <glib/gi18n-lib.h>

/* What a component is counted with. */
typedef struct {
  AdcSetupPlan            *plan;
  const AdcSetupComponent *component;
  AdcSetupQuantity         quantity;
  GPtrArray               *reasons; /* or NULL, as the cards */
  GPtrArray               *cards;
} Count;

static const char *
get_rule (const Count *count, const AdcSetupAmount *amount)
{
  return amount->rule != NULL ? amount->rule : count->component->rule;
}

/* Takes the label. */
static void
explain (Count *count, const AdcSetupAmount *amount, char *label, gboolean has_value, int value)
{
  g_autofree char *text = label;

  if (count->reasons == NULL)
    return;

  g_ptr_array_add (count->reasons,
                   has_value ? adc_reason_new_value (text, value, get_rule (count, amount))
                             : adc_reason_new (text, get_rule (count, amount)));
}

/* Adds so many times the amount; takes the label. */
static void
add_times (Count *count, const AdcSetupAmount *amount, int min, int max, char *label)
{
  const int low = amount->count * min, high = amount->most * max;
  const int other_low = amount->count * max, other_high = amount->most * min;

  count->quantity.min += MIN (low, other_low);
  count->quantity.max += MAX (high, other_high);
  explain (count, amount, label, low == high, low);
}

static guint
count_deck (AdcSetupPlan *plan, const char *deck)
{
  AdcGame *game = adc_setup_plan_get_game (plan);
  AdcStat *stat = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK);
  GListModel *all = adc_game_get_entries (game, ADC_KIND_CARD);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (all, i);
    const AdcValue *value = adc_piece_get_value (card, adc_stat_get_id (stat));

    if (value != NULL && g_str_equal (value->text, deck))
      n++;
  }

  return n;
}

static guint
count_pieces (AdcSetupPlan *plan, const char *piece)
{
  const AdcSetupLayout *layout = adc_setup_fit_get_layout (plan);
  guint n = 0;

  for (guint i = 0; layout != NULL && i < layout->puts->len; i++)
    if (g_str_equal (((const AdcSetupPut *) layout->puts->pdata[i])->piece, piece))
      n++;

  return n;
}

static void
add_value (Count *count, const AdcSetupAmount *amount)
{
  AdcEntry *entry = adc_game_lookup (adc_setup_plan_get_game (count->plan), amount->of);
  const AdcValue *value =
    ADC_IS_PIECE (entry) ? adc_piece_get_value (ADC_PIECE (entry), amount->with) : NULL;
  int n;

  if (value != NULL && adc_value_get_integer (value, &n))
    add_times (count, amount, n, n, g_strdup (adc_entry_get_title (entry)));
  else
    count->quantity.is_known = FALSE;
}

static void
add_component (Count *count, const AdcSetupAmount *amount)
{
  const AdcSetupComponent *other =
    adc_setup_find_component (adc_setup_plan_get_setup (count->plan), amount->of);
  const AdcSetupQuantity quantity = adc_setup_count (count->plan, other, NULL, NULL);

  if (!quantity.is_there)
    return;

  count->quantity.is_open |= quantity.is_open;
  count->quantity.is_deduced |= quantity.is_deduced;
  if (quantity.is_known && !quantity.is_all) {
    add_times (count, amount, quantity.min, quantity.max,
               adc_setup_words_times (amount, adc_text_get (other->title)));
  } else {
    count->quantity.is_known = FALSE;
    /* Translators: something nobody has established the number of */
    explain (count, amount, g_strdup_printf (_("%s: unknown"), adc_text_get (other->title)), FALSE,
             0);
  }
}

static void
add_cards (Count *count, const AdcSetupAmount *amount)
{
  for (guint i = 0; amount->cards[i] != NULL; i++) {
    AdcEntry *card = adc_game_lookup (adc_setup_plan_get_game (count->plan), amount->cards[i]);

    add_times (count, amount, 1, 1, g_strdup (adc_entry_get_title (card)));
    if (count->cards != NULL)
      g_ptr_array_add (count->cards, g_object_ref (card));
  }
}

static void
add_unknown (Count *count, const AdcSetupAmount *amount)
{
  guint typed;

  if (adc_setup_plan_get_typed (count->plan, count->component->id, &typed)) {
    count->quantity.is_typed = TRUE;
    count->quantity.min += (int) typed;
    count->quantity.max += (int) typed;
    explain (count, amount, g_strdup (_("Typed in from your booklet")), TRUE, (int) typed);
  } else {
    count->quantity.is_known = FALSE;
    explain (count, amount, g_strdup (_("Nobody has established this number")), FALSE, 0);
  }
}

static gboolean
is_pair (AdcSetup *setup, const AdcSetupAmount *amount, const char *one, const char *other)
{
  const char *kind = adc_setup_get_kind_of (setup, one)->id;
  const char *other_kind = adc_setup_get_kind_of (setup, other)->id;

  return (g_str_equal (kind, amount->of) && g_str_equal (other_kind, amount->with)) ||
         (g_str_equal (kind, amount->with) && g_str_equal (other_kind, amount->of));
}

/* Every two groups chosen, each for itself: the cards are counted so at the table. */
static void
add_pairs (Count *count, const AdcSetupAmount *amount)
{
  AdcSetup *setup = adc_setup_plan_get_setup (count->plan);
  GPtrArray *groups = adc_setup_plan_get_groups (count->plan);

  for (guint i = 0; i < groups->len; i++)
    for (guint j = i + 1; j < groups->len; j++)
      if (is_pair (setup, amount, groups->pdata[i], groups->pdata[j]))
        add_times (count, amount, 1, 1,
                   g_strdup_printf ("%s + %s",
                                    adc_setup_groups_get_title (count->plan, groups->pdata[i]),
                                    adc_setup_groups_get_title (count->plan, groups->pdata[j])));
}

static int
count_pairs (Count *count, AdcGroupMask mask)
{
  int n = 0;

  for (guint i = 0; i < count->component->amounts->len; i++) {
    const AdcSetupAmount *amount = count->component->amounts->pdata[i];
    int one, other;

    if (amount->each != ADC_SETUP_EACH_PAIR || !adc_setup_plan_matches (count->plan, &amount->when))
      continue;

    one = (int) adc_setup_groups_count_kind (count->plan, mask, amount->of);
    other = (int) adc_setup_groups_count_kind (count->plan, mask, amount->with);
    n += amount->count *
         (g_str_equal (amount->of, amount->with) ? one * (one - 1) / 2 : one * other);
  }

  return n;
}

/* While groups are still to be chosen: what comes of each legal choice, told by kinds. */
static void
add_open_pairs (Count *count, const AdcSetupAmount *amount)
{
  g_autoptr(GArray) masks = adc_setup_groups_list_legal (count->plan);
  g_autoptr(GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int min = G_MAXINT, max = 0;

  for (guint i = 0; i < masks->len; i++) {
    const AdcGroupMask mask = g_array_index (masks, AdcGroupMask, i);
    const int n = count_pairs (count, mask);
    g_autofree char *kinds = adc_setup_words_kinds (count->plan, mask);

    min = MIN (min, n);
    max = MAX (max, n);
    if (!g_hash_table_contains (told, kinds)) {
      /* Translators: groups of cards, such as “2 × blue, 1 × purple”, and how many cards there are
       * then */
      explain (count, amount, g_strdup_printf (_("%s: %d"), kinds, n), FALSE, 0);
      g_hash_table_add (told, g_steal_pointer (&kinds));
    }
  }

  count->quantity.is_open = TRUE;
  if (masks->len > 0) {
    count->quantity.min += min;
    count->quantity.max += max;
  }
}

static void
add_amount (Count *count, const AdcSetupAmount *amount)
{
  const guint n_players = adc_setup_plan_get_n_players (count->plan);
  const guint n_groups = adc_setup_groups_get_needed (count->plan);
  guint n;

  switch (amount->each) {
  case ADC_SETUP_EACH_ONE:
    count->quantity.is_stated = TRUE;
    add_times (count, amount, 1, 1, adc_setup_words_when (count->plan, amount));
    break;
  case ADC_SETUP_EACH_PLAYER:
    add_times (count, amount, (int) n_players, (int) n_players,
               adc_setup_words_players (amount, n_players));
    break;
  case ADC_SETUP_EACH_GROUP:
    add_times (count, amount, (int) n_groups, (int) n_groups,
               adc_setup_words_groups (amount, n_groups));
    break;
  case ADC_SETUP_EACH_DECK:
    n = count_deck (count->plan, amount->of);
    add_times (count, amount, (int) n, (int) n, adc_setup_words_deck (count->plan, amount, n));
    break;
  case ADC_SETUP_EACH_PIECE:
    n = count_pieces (count->plan, amount->of);
    add_times (count, amount, (int) n, (int) n, adc_setup_words_layout (count->plan));
    break;
  case ADC_SETUP_EACH_VALUE:
    add_value (count, amount);
    break;
  case ADC_SETUP_EACH_COMPONENT:
    add_component (count, amount);
    break;
  case ADC_SETUP_EACH_CARD:
    add_cards (count, amount);
    break;
  case ADC_SETUP_EACH_PAIR:
    if (adc_setup_groups_are_all_chosen (count->plan))
      add_pairs (count, amount);
    else if (!count->quantity.is_open) /* once for all of them */
      add_open_pairs (count, amount);
    break;
  case ADC_SETUP_UNKNOWN:
    add_unknown (count, amount);
    break;
  case ADC_SETUP_ALL:
    count->quantity.is_all = TRUE;
    explain (count, amount, g_strdup (_("All there are")), FALSE, 0);
    break;
  default:
    g_assert_not_reached ();
  }
}

/* The first check that applies, or NULL. */
static void
explain_check (Count *count)
{
  for (guint i = 0; count->reasons != NULL && i < count->component->checks->len; i++) {
    const AdcSetupCheck *check = count->component->checks->pdata[i];
    g_autofree char *text = NULL;

    if (!adc_setup_plan_matches (count->plan, &check->when))
      continue;

    /* Translators: how many cards there must be */
    text = g_strdup_printf (_("At least %u are needed"), check->least);
    g_ptr_array_add (count->reasons, adc_reason_new (text, check->rule));
  }
}

AdcSetupQuantity
adc_setup_count (AdcSetupPlan *plan, const AdcSetupComponent *component, GPtrArray *reasons,
                 GPtrArray *cards)
{
  Count count = { plan, component, { .is_known = TRUE }, reasons, cards };

  for (guint i = 0; i < component->amounts->len; i++) {
    const AdcSetupAmount *amount = component->amounts->pdata[i];

    if (!adc_setup_plan_matches (plan, &amount->when))
      continue;

    count.quantity.is_there = TRUE;
    count.quantity.is_deduced |= amount->is_deduced;
    add_amount (&count, amount);
  }
  explain_check (&count);

  return count.quantity;
}

gboolean
adc_setup_depends_on_groups (AdcSetupPlan *plan, const AdcSetupComponent *component)
{
  for (guint i = 0; i < component->amounts->len; i++) {
    const AdcSetupAmount *amount = component->amounts->pdata[i];

    if (!adc_setup_plan_matches (plan, &amount->when))
      continue;

    if (amount->each == ADC_SETUP_EACH_GROUP || amount->each == ADC_SETUP_EACH_PAIR ||
        (amount->each == ADC_SETUP_EACH_COMPONENT &&
         adc_setup_depends_on_groups (
           plan, adc_setup_find_component (adc_setup_plan_get_setup (plan), amount->of))))
      return TRUE;
  }

  return FALSE;
}
