/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-economy.h"
#include "adc-faction.h"
#include "adc-game.h"
#include "adc-payment.h"

/* What a player has to pay with and what he wants to buy. It checks no rule: that is the bill's. Setters that give a
 * boolean say FALSE, and change nothing, when asked for what the game does not have. */

#define ADC_TREASURY_MAX_COUNT 99    /* of anything */
#define ADC_TREASURY_MAX_HOLDINGS 60
#define ADC_TREASURY_MAX_LINES 60
#define ADC_TREASURY_VARIANT "(ssuuusbaua(suuubi)a(su)as)"

typedef struct {
  AdcSource  source;
  AdcPiece  *card;   /* the game's, whose capacity is on it; NULL: permanent, or one typed in */
  guint      number; /* of those typed in, from 1 */
} AdcHolding;

#define ADC_TYPE_TREASURY (adc_treasury_get_type ())
G_DECLARE_FINAL_TYPE (AdcTreasury, adc_treasury, ADC, TREASURY, GObject)

AdcTreasury      *adc_treasury_new             (AdcGame *game); /* which has an economy */
AdcGame          *adc_treasury_get_game        (AdcTreasury *self);
AdcEconomy       *adc_treasury_get_economy     (AdcTreasury *self);

/* Who plays, and with which box; NULL: whoever, and the game itself. */
AdcFaction       *adc_treasury_get_faction     (AdcTreasury *self);
gboolean          adc_treasury_set_faction     (AdcTreasury *self, const char *faction);
const char       *adc_treasury_get_edition     (AdcTreasury *self);
gboolean          adc_treasury_set_edition     (AdcTreasury *self, const char *edition);

/* Workers that can be put to work, and those that wait for the next round. */
guint             adc_treasury_get_workers     (AdcTreasury *self);
void              adc_treasury_set_workers     (AdcTreasury *self, guint n_workers);
guint             adc_treasury_get_unavailable (AdcTreasury *self);
void              adc_treasury_set_unavailable (AdcTreasury *self, guint n_workers);

/* Where workers can be put: first what is permanent, one for each resource, then what the player holds. */
guint             adc_treasury_get_n_holdings  (AdcTreasury *self);
const AdcHolding *adc_treasury_get_holding     (AdcTreasury *self, guint position);
char             *adc_treasury_dup_holding_title (AdcTreasury *self, guint position);
GPtrArray        *adc_treasury_list_places     (AdcTreasury *self); /* of AdcPiece: cards he might hold and does not */
gboolean          adc_treasury_add_card        (AdcTreasury *self, const char *card);
gboolean          adc_treasury_add_other       (AdcTreasury *self, guint resource, guint capacity);
gboolean          adc_treasury_remove_holding  (AdcTreasury *self, guint position);
gboolean          adc_treasury_set_capacity    (AdcTreasury *self, guint position, guint capacity); /* one typed in */
gboolean          adc_treasury_set_strained    (AdcTreasury *self, guint position, gboolean is_strained);
gboolean          adc_treasury_set_on          (AdcTreasury *self, guint position, guint n_workers);
gboolean          adc_treasury_set_pinned      (AdcTreasury *self, guint position, int n_workers); /* -1: as it comes */

/* What he buys it with. */
const AdcOrder   *adc_treasury_get_order       (AdcTreasury *self);
gboolean          adc_treasury_set_order       (AdcTreasury *self, const char *order);
gboolean          adc_treasury_is_special      (AdcTreasury *self); /* FALSE as well when that changes nothing */
void              adc_treasury_set_special     (AdcTreasury *self, gboolean is_special);
guint             adc_treasury_get_limit       (AdcTreasury *self); /* without what a special order adds; 0: none */
void              adc_treasury_set_limit       (AdcTreasury *self, guint limit);

/* What he buys: units and cards. Those that another order or faction buys are kept for when it comes back. */
const AdcPurchase *adc_treasury_find_purchase  (AdcTreasury *self, AdcPiece *piece); /* NULL: it cannot be bought */
GPtrArray        *adc_treasury_list_offers     (AdcTreasury *self); /* of AdcPiece */
GPtrArray        *adc_treasury_list_bought     (AdcTreasury *self); /* likewise, in the order they were put there */
guint             adc_treasury_get_count       (AdcTreasury *self, const char *piece);
gboolean          adc_treasury_set_count       (AdcTreasury *self, const char *piece, guint count);
void              adc_treasury_clear           (AdcTreasury *self); /* buys nothing with this order */

/* What he has said he owns, of what other things ask for. */
gboolean          adc_treasury_is_owned        (AdcTreasury *self, const char *piece);
gboolean          adc_treasury_set_owned       (AdcTreasury *self, const char *piece, gboolean is_owned);
GPtrArray        *adc_treasury_list_owned      (AdcTreasury *self); /* of AdcPiece, those of his faction */

/* What one piece costs of a resource; FALSE when nobody knows. */
gboolean          adc_treasury_get_cost        (AdcTreasury *self, AdcPiece *piece, guint resource, guint *cost);
gboolean          adc_treasury_is_free         (AdcTreasury *self, AdcPiece *piece); /* and everybody knows */
const char       *adc_treasury_get_resource_title (AdcTreasury *self, guint resource);
gboolean          adc_treasury_is_in_play      (AdcTreasury *self, AdcPiece *piece); /* of his faction and box */

/* What is kept across restarts. What the game does not have any more is left out. */
GVariant         *adc_treasury_to_variant      (AdcTreasury *self); /* floating */
void              adc_treasury_restore         (AdcTreasury *self, GVariant *variant);
