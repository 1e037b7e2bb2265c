/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-bill-private.h"

#include "adc-requirement.h"
#include "adc-treasury-private.h"

#include <glib/gi18n-lib.h>

/* Takes the message. */
static AdcBillFault *
add_fault (AdcBill *self, AdcBillFaultKind kind, char *message, const char *rule)
{
  AdcBillFault *fault = g_new0 (AdcBillFault, 1);

  fault->kind = kind;
  fault->message = message;
  fault->rule = g_strdup (rule);
  g_ptr_array_add (self->faults, fault);

  return fault;
}

/* The id of the entry that speaks of that purchase, or of the whole order. */
static const char *
get_rule (AdcTreasury *treasury, const AdcPurchase *purchase)
{
  return purchase->rule != NULL ? purchase->rule : adc_treasury_get_order (treasury)->rule;
}

static const char *
get_title (const AdcBillLine *line)
{
  return adc_entry_get_title (ADC_ENTRY (line->piece));
}

/* Whether all of it could be paid, were the player to leave it open where. */
static gboolean
is_payable (const AdcBill *self, AdcTreasury *treasury, guint resource)
{
  guint most = 0;

  for (guint i = 0; i < adc_treasury_get_n_holdings (treasury); i++) {
    const AdcSource *source = &adc_treasury_get_holding (treasury, i)->source;

    most += source->resource == resource ? adc_source_get_most (source) : 0;
  }

  return self->totals[resource] <= most;
}

static void
check_resources (AdcBill *self, AdcTreasury *treasury)
{
  AdcEconomy *economy = adc_treasury_get_economy (treasury);

  for (guint r = 0; r < self->n_resources; r++) {
    const char *title = adc_treasury_get_resource_title (treasury, r);
    const guint missing = self->payment->missing[r];
    const guint too_many = self->payment->too_many[r];

    if (missing > 0 && is_payable (self, treasury, r))
      add_fault (self, ADC_BILL_PINNED,
                 /* Translators: a resource, and how much of it stays unpaid */
                 g_strdup_printf (_("%s: the way you place your workers leaves %u to pay."), title,
                                  missing),
                 adc_economy_get_rule (economy));
    else if (missing > 0)
      add_fault (self, ADC_BILL_MISSING,
                 /* Translators: a resource, and how much of it cannot be paid */
                 g_strdup_printf (ngettext ("%s: %u is missing, even with forced mining.",
                                            "%s: %u are missing, even with forced mining.",
                                            missing),
                                  title, missing),
                 adc_economy_get_strain_rule (economy));
    if (too_many > 0)
      add_fault (self, ADC_BILL_PINNED,
                 /* Translators: a resource, and how many workers are placed for nothing */
                 g_strdup_printf (ngettext ("%s: you place %u worker more than there is to pay.",
                                            "%s: you place %u workers more than there is to pay.",
                                            too_many),
                                  title, too_many),
                 adc_economy_get_rule (economy));
  }
}

static void
check_places (AdcBill *self, AdcTreasury *treasury)
{
  AdcEconomy *economy = adc_treasury_get_economy (treasury);

  for (guint i = 0; i < adc_treasury_get_n_holdings (treasury); i++) {
    const AdcSource *source = &adc_treasury_get_holding (treasury, i)->source;
    const guint most = adc_source_get_most (source);
    g_autofree char *title = NULL;

    if (source->pinned < 0 || (guint) source->pinned <= most)
      continue;

    title = adc_treasury_dup_holding_title (treasury, i);
    add_fault (self, ADC_BILL_PINNED,
               /* Translators: the name of a place, and how many workers can be put there */
               g_strdup_printf (ngettext ("%s: there is room for %u more worker at most.",
                                          "%s: there is room for %u more workers at most.", most),
                                title, most),
               source->is_permanent ? adc_economy_get_permanent_rule (economy)
                                    : adc_economy_get_strain_rule (economy));
  }
}

/* Those that pay, and those there are in all. */
static void
check_workers (AdcBill *self, AdcTreasury *treasury)
{
  AdcEconomy *economy = adc_treasury_get_economy (treasury);
  const guint n_workers = adc_treasury_get_workers (treasury);
  const guint most = adc_economy_get_n_workers (economy);
  const char *rule = adc_economy_get_rule (economy);
  guint total = n_workers + adc_treasury_get_unavailable (treasury);

  if (self->n_needed > n_workers)
    add_fault (self, ADC_BILL_WORKERS,
               /* Translators: how many workers are needed, and how many there are */
               g_strdup_printf (ngettext ("It takes %u worker, and you have %u to put to work.",
                                          "It takes %u workers, and you have %u to put to work.",
                                          self->n_needed),
                                self->n_needed, n_workers),
               rule);

  for (guint i = 0; i < adc_treasury_get_n_holdings (treasury); i++)
    total += adc_treasury_get_holding (treasury, i)->source.n_on;
  for (guint i = 0; i < self->lines->len; i++) {
    const AdcBillLine *line = self->lines->pdata[i];

    if (line->purchase->is_workers) {
      total += line->count;
      rule = get_rule (treasury, line->purchase);
    }
  }
  if (total > most)
    add_fault (self, ADC_BILL_TOO_MANY,
               /* Translators: how many workers there would be, and how many there can be */
               g_strdup_printf (_("That makes %u workers, and a faction has no more than %u."),
                                total, most),
               rule);
}

static const char *
get_purchase_title (AdcTreasury *treasury, const AdcPurchase *purchase)
{
  AdcStat *stat = adc_game_find_stat_by_role (adc_treasury_get_game (treasury), ADC_KIND_CARD,
                                              ADC_ROLE_DECK);

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title = NULL;

    if (g_strcmp0 (adc_stat_get_option (stat, i, &title), purchase->deck) == 0)
      return title;
  }

  return _("Units");
}

static void
check_limits (AdcBill *self, AdcTreasury *treasury)
{
  const AdcOrder *order = adc_treasury_get_order (treasury);
  const guint extra = adc_treasury_is_special (treasury) ? order->extra : 0;
  const guint limit = adc_treasury_get_limit (treasury);

  for (guint i = 0; i < order->purchases->len; i++) {
    const AdcPurchase *purchase = order->purchases->pdata[i];
    guint count = 0;

    for (guint j = 0; j < self->lines->len; j++) {
      const AdcBillLine *line = self->lines->pdata[j];

      count += line->purchase == purchase ? line->count : 0;
    }
    if (purchase->most > 0 && count > purchase->most)
      add_fault (self, ADC_BILL_MOST,
                 /* Translators: a kind of things to buy: “Buildings: no more than 1 with one order.” */
                 g_strdup_printf (_("%s: no more than %u with one order."),
                                  get_purchase_title (treasury, purchase), purchase->most),
                 get_rule (treasury, purchase));
    else if (purchase->most == 0 && purchase->is_units && limit > 0 && count > limit + extra)
      add_fault (self, ADC_BILL_LIMIT,
                 /* Translators: how many units somebody wants to build, and how many he can */
                 g_strdup_printf (ngettext ("%u unit is more than the build limit of %u.",
                                            "%u units are more than the build limit of %u.", count),
                                  count, limit + extra),
                 get_rule (treasury, purchase));
  }
}

static void
check_copies (AdcBill *self, AdcTreasury *treasury, const AdcBillLine *line)
{
  AdcStat *stat = adc_game_find_stat_by_role (adc_treasury_get_game (treasury),
                                              adc_entry_get_kind (ADC_ENTRY (line->piece)),
                                              ADC_ROLE_COPIES);
  guint copies;

  if (stat == NULL || !adc_treasury_get_number (line->piece, adc_stat_get_id (stat), &copies) ||
      line->count <= copies)
    return;

  add_fault (self, ADC_BILL_COPIES,
             /* Translators: the name of a piece, and how many of it a player has in the box */
             g_strdup_printf (ngettext ("%s: there is only %u.", "%s: there are only %u.", copies),
                              get_title (line), copies),
             get_rule (treasury, line->purchase))
    ->piece = line->piece;
}

static void
check_cost (AdcBill *self, AdcTreasury *treasury, const AdcBillLine *line)
{
  AdcStat *stat = adc_game_find_stat_by_role (adc_treasury_get_game (treasury),
                                              adc_entry_get_kind (ADC_ENTRY (line->piece)),
                                              ADC_ROLE_COST);
  guint total;
  char *message;

  if (line->is_known)
    return;

  if (stat != NULL && adc_treasury_get_number (line->piece, adc_stat_get_id (stat), &total))
    /* Translators: the name of a piece, and what it costs, of all resources together */
    message = g_strdup_printf (_("%s costs %u in all, but nobody knows of which resource."),
                               get_title (line), total);
  else
    /* Translators: the name of a piece */
    message = g_strdup_printf (_("What %s costs is not known: read it on your own copy."),
                               get_title (line));
  add_fault (self, ADC_BILL_UNKNOWN, message, get_rule (treasury, line->purchase))->piece =
    line->piece;
}

static void
check_requirements (AdcBill *self, AdcTreasury *treasury, const AdcBillLine *line)
{
  g_autoptr(GPtrArray) missing = adc_requirement_list_missing (treasury, line->piece);

  for (guint i = 0; i < missing->len; i++) {
    AdcBillFault *fault =
      add_fault (self, ADC_BILL_REQUIRES,
                 /* Translators: what is bought, and what one must own to buy it */
                 g_strdup_printf (_("%s asks for %s: you have not said that it is yours."),
                                  get_title (line), adc_entry_get_title (missing->pdata[i])),
                 get_rule (treasury, line->purchase));

    fault->piece = line->piece;
    fault->required = missing->pdata[i];
  }
}

static void
check_consumed (AdcBill *self, AdcTreasury *treasury, const AdcBillLine *line)
{
  AdcGame *game = adc_treasury_get_game (treasury);
  AdcStat *stat = adc_game_find_stat_by_role (game, adc_entry_get_kind (ADC_ENTRY (line->piece)),
                                              ADC_ROLE_CONSUMES);
  const AdcValue *value =
    stat != NULL ? adc_piece_get_value (line->piece, adc_stat_get_id (stat)) : NULL;
  g_autofree char *pieces = NULL;

  if (value == NULL || *value->text == '\0')
    return;

  pieces = adc_stat_format (stat, game, value);
  add_fault (self, ADC_BILL_CONSUMES,
             /* Translators: what is built, and the pieces that go for each: “2 × High Templar” */
             g_strdup_printf (_("%s: for each of them you destroy %s of your own."),
                              get_title (line), pieces),
             get_rule (treasury, line->purchase))
    ->piece = line->piece;
}

void
adc_bill_check (AdcBill *self, AdcTreasury *treasury)
{
  for (guint i = 0; i < self->lines->len; i++)
    check_cost (self, treasury, self->lines->pdata[i]);
  check_resources (self, treasury);
  check_places (self, treasury);
  check_workers (self, treasury);
  check_limits (self, treasury);
  for (guint i = 0; i < self->lines->len; i++)
    check_copies (self, treasury, self->lines->pdata[i]);
  for (guint i = 0; i < self->lines->len; i++) {
    check_requirements (self, treasury, self->lines->pdata[i]);
    check_consumed (self, treasury, self->lines->pdata[i]);
  }
}
