/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-words.h"

#include "adc-setup-fit.h"

#include <glib/gi18n-lib.h>

char *
adc_setup_words_quantity (const AdcSetupQuantity *quantity)
{
  if (quantity->is_all)
    /* Translators: instead of a number: whatever there is of something */
    return g_strdup (C_("quantity", "all"));
  if (!quantity->is_known)
    return g_strdup ("?");
  if (quantity->min < quantity->max)
    return g_strdup_printf ("%s%d–%d", quantity->is_deduced ? "~" : "", quantity->min,
                            quantity->max);

  return g_strdup_printf ("%s%d", quantity->is_deduced ? "~" : "", quantity->min);
}

/* "3", or "20–30". */
static char *
dup_count (const AdcSetupAmount *amount)
{
  return amount->count < amount->most ? g_strdup_printf ("%d–%d", amount->count, amount->most)
                                      : g_strdup_printf ("%d", ABS (amount->count));
}

char *
adc_setup_words_when (AdcSetupPlan *plan, const AdcSetupAmount *amount)
{
  const AdcSetupWhen *when = &amount->when;

  if (amount->count < amount->most) {
    g_autofree char *count = dup_count (amount);

    /* Translators: from so many to so many */
    return g_strdup_printf (_("From the rules: %s"), count);
  }
  if (when->min_players > 0 && when->min_players < when->max_players)
    /* Translators: two numbers of players, “1 to 3” */
    return g_strdup_printf (_("With %u to %u players"), when->min_players, when->max_players);
  if (when->min_players > 0)
    return g_strdup_printf (ngettext ("With %u player", "With %u players", when->min_players),
                            when->min_players);
  if (when->mode != NULL)
    return g_strdup (adc_text_get (adc_setup_plan_get_mode (plan)->title));

  return g_strdup (_("In every game"));
}

char *
adc_setup_words_times (const AdcSetupAmount *amount, const char *what)
{
  g_autofree char *count = dup_count (amount);

  return g_str_equal (count, "1") ? g_strdup (what) : g_strdup_printf ("%s × %s", count, what);
}

char *
adc_setup_words_players (const AdcSetupAmount *amount, guint n_players)
{
  g_autofree char *count = dup_count (amount);

  /* Translators: how many of something for each player, such as “2” or “20–30” */
  return g_strdup_printf (ngettext ("%s × %u player", "%s × %u players", n_players), count,
                          n_players);
}

char *
adc_setup_words_groups (const AdcSetupAmount *amount, guint n_groups)
{
  g_autofree char *count = dup_count (amount);

  /* Translators: how many of something for each group of cards */
  return g_strdup_printf (ngettext ("%s × %u group", "%s × %u groups", n_groups), count, n_groups);
}

char *
adc_setup_words_deck (AdcSetupPlan *plan, const AdcSetupAmount *amount, guint n_cards)
{
  AdcStat *stat = adc_game_find_stat_by_role (adc_setup_plan_get_game (plan), ADC_KIND_CARD,
                                              ADC_ROLE_DECK);
  g_autofree char *count = dup_count (amount);
  const char *title = amount->of;

  for (guint i = 0; i < adc_stat_get_n_options (stat); i++)
    if (g_str_equal (adc_stat_get_option (stat, i, NULL), amount->of))
      adc_stat_get_option (stat, i, &title);

  /* Translators: the name of a sort of cards, how many kinds of them there are, and how many of
   * each */
  return g_strdup_printf (ngettext ("%s: %u kind, %s of each", "%s: %u kinds, %s of each", n_cards),
                          title, n_cards, count);
}

char *
adc_setup_words_layout (AdcSetupPlan *plan)
{
  const AdcSetupLayout *layout = adc_setup_fit_get_layout (plan);

  if (layout == NULL)
    return g_strdup (_("No layout"));

  /* Translators: what a layout of the table is called */
  return g_strdup_printf (_("In our drawing: %s"), adc_text_get (layout->title));
}

char *
adc_setup_words_kinds (AdcSetupPlan *plan, AdcGroupMask mask)
{
  const AdcSetupGroups *groups = adc_setup_get_groups (adc_setup_plan_get_setup (plan));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < groups->kinds->len; i++) {
    const AdcSetupKind *kind = groups->kinds->pdata[i];
    const guint n = adc_setup_groups_count_kind (plan, mask, kind->id);

    if (n > 0)
      g_string_append_printf (text, "%s%u × %s", text->len > 0 ? ", " : "", n,
                              adc_text_get (kind->title));
  }

  return g_string_free (text, FALSE);
}
