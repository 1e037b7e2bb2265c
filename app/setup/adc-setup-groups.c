/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-groups.h"

#include "adc-piece.h"

static AdcSetupGroups *
get_groups (AdcSetupPlan *plan)
{
  return adc_setup_get_groups (adc_setup_plan_get_setup (plan));
}

static AdcStat *
get_stat (AdcSetupPlan *plan)
{
  const AdcSetupGroups *groups = get_groups (plan);

  return groups != NULL
           ? adc_game_get_stat (adc_setup_plan_get_game (plan), ADC_KIND_CARD, groups->stat)
           : NULL;
}

guint
adc_setup_groups_count (AdcSetupPlan *plan)
{
  AdcStat *stat = get_stat (plan);

  return stat != NULL ? adc_stat_get_n_options (stat) : 0;
}

const char *
adc_setup_groups_get (AdcSetupPlan *plan, guint position, const char **title)
{
  return adc_stat_get_option (get_stat (plan), position, title);
}

const char *
adc_setup_groups_get_title (AdcSetupPlan *plan, const char *group)
{
  for (guint i = 0; i < adc_setup_groups_count (plan); i++) {
    const char *title;

    if (g_str_equal (adc_setup_groups_get (plan, i, &title), group))
      return title;
  }

  return group;
}

guint
adc_setup_groups_get_needed (AdcSetupPlan *plan)
{
  const AdcSetupGroups *groups = get_groups (plan);

  for (guint i = 0; groups != NULL && i < groups->takes->len; i++) {
    const AdcSetupTake *take = groups->takes->pdata[i];

    if (adc_setup_plan_matches (plan, &take->when))
      return take->count;
  }

  return 0;
}

AdcGroupMask
adc_setup_groups_get_mask (AdcSetupPlan *plan)
{
  AdcGroupMask mask = 0;

  for (guint i = 0; i < adc_setup_groups_count (plan); i++)
    if (adc_setup_plan_has_group (plan, adc_setup_groups_get (plan, i, NULL)))
      mask |= 1u << i;

  return mask;
}

static guint
count_bits (AdcGroupMask mask)
{
  guint n = 0;

  for (; mask != 0; mask &= mask - 1)
    n++;

  return n;
}

gboolean
adc_setup_groups_are_all_chosen (AdcSetupPlan *plan)
{
  const guint n_needed = adc_setup_groups_get_needed (plan);

  return n_needed > 0 && adc_setup_plan_get_groups (plan)->len == n_needed &&
         count_bits (adc_setup_groups_get_mask (plan)) == n_needed;
}

guint
adc_setup_groups_count_kind (AdcSetupPlan *plan, AdcGroupMask mask, const char *kind)
{
  AdcSetup *setup = adc_setup_plan_get_setup (plan);
  guint n = 0;

  for (guint i = 0; i < adc_setup_groups_count (plan); i++)
    if ((mask & 1u << i) != 0 &&
        g_str_equal (adc_setup_get_kind_of (setup, adc_setup_groups_get (plan, i, NULL))->id, kind))
      n++;

  return n;
}

const AdcSetupLimit *
adc_setup_groups_find_broken (AdcSetupPlan *plan, AdcGroupMask mask)
{
  const AdcSetupGroups *groups = get_groups (plan);

  for (guint i = 0; groups != NULL && i < groups->limits->len; i++) {
    const AdcSetupLimit *limit = groups->limits->pdata[i];

    if (adc_setup_plan_matches (plan, &limit->when) &&
        adc_setup_groups_count_kind (plan, mask, limit->kind) > limit->most)
      return limit;
  }

  return NULL;
}

gboolean
adc_setup_groups_is_legal (AdcSetupPlan *plan, AdcGroupMask mask)
{
  return count_bits (mask) == adc_setup_groups_get_needed (plan) &&
         adc_setup_groups_find_broken (plan, mask) == NULL;
}

GArray *
adc_setup_groups_list_legal (AdcSetupPlan *plan)
{
  const guint n = adc_setup_groups_count (plan);
  GArray *masks = g_array_new (FALSE, FALSE, sizeof (AdcGroupMask));

  for (AdcGroupMask mask = 0; mask < 1u << n; mask++)
    if (adc_setup_groups_is_legal (plan, mask))
      g_array_append_val (masks, mask);

  return masks;
}

void
adc_setup_groups_draw (AdcSetupPlan *plan, GRand *rand)
{
  g_autoptr(GArray) masks = adc_setup_groups_list_legal (plan);
  AdcGroupMask mask;

  if (masks->len == 0)
    return;

  mask = g_array_index (masks, AdcGroupMask, g_rand_int_range (rand, 0, (int) masks->len));
  for (guint i = 0; i < adc_setup_groups_count (plan); i++)
    adc_setup_plan_set_group (plan, adc_setup_groups_get (plan, i, NULL), (mask & 1u << i) != 0);
}

gboolean
adc_setup_groups_keep (AdcSetupPlan *plan, const char * const *icons)
{
  for (guint i = 0; icons[i] != NULL; i++)
    if (!adc_setup_plan_has_group (plan, icons[i]))
      return FALSE;

  return TRUE;
}

GPtrArray *
adc_setup_groups_list_cards (AdcSetupPlan *plan, const char *group)
{
  const AdcSetupGroups *groups = get_groups (plan);
  GListModel *all = adc_game_get_entries (adc_setup_plan_get_game (plan), ADC_KIND_CARD);
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (all, i);
    const AdcValue *value = adc_piece_get_value (card, groups->stat);

    if (value != NULL && g_str_equal (value->text, group))
      g_ptr_array_add (cards, g_steal_pointer (&card));
  }

  return cards;
}
