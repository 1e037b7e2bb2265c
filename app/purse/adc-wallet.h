/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-pay.h"

/* What a player has, which conversions he has, and what he wants to pay; with everything done and undone. Change it,
 * then commit: that is one step to undo. "changed" is emitted after each step, and after undoing and doing again.
 * Setters that give a boolean say FALSE, and change nothing, when asked for what the game does not have. */

#define ADC_WALLET_MAX_LINES 24
#define ADC_WALLET_MAX_TIMES 99
#define ADC_WALLET_VARIANT "(a{su}uasa(suuas)a{s(uas)})"

typedef struct {
  const AdcPursePrice *price; /* the game's; NULL: a cost of his own, */
  guint           count; /* which is this; of a price nobody knows, what he typed; 0: nothing yet */
  guint           kinds;
  guint           times; /* each is paid for itself */
} AdcWalletLine;

#define ADC_TYPE_WALLET (adc_wallet_get_type ())
G_DECLARE_FINAL_TYPE (AdcWallet, adc_wallet, ADC, WALLET, GObject)

AdcWallet *adc_wallet_new           (AdcGame *game); /* which has a purse; with what one begins with in it */
AdcGame   *adc_wallet_get_game      (AdcWallet *self);
AdcPurse  *adc_wallet_get_purse     (AdcWallet *self);

guint      adc_wallet_get_have      (AdcWallet *self, guint token);
void       adc_wallet_set_have      (AdcWallet *self, guint token, guint count);
guint      adc_wallet_get_keep      (AdcWallet *self); /* wildcards that are to be left */
void       adc_wallet_set_keep      (AdcWallet *self, guint count);
gboolean   adc_wallet_has_conversion (AdcWallet *self, guint conversion); /* by its position */
void       adc_wallet_set_conversion (AdcWallet *self, guint conversion, gboolean has);

/* What is to be paid. */
guint      adc_wallet_get_n_lines   (AdcWallet *self);
const AdcWalletLine *adc_wallet_get_line (AdcWallet *self, guint position);
gboolean   adc_wallet_add_price     (AdcWallet *self, const char *price); /* once more, if it is there already */
gboolean   adc_wallet_add_cost      (AdcWallet *self, guint count, guint kinds);
gboolean   adc_wallet_set_times     (AdcWallet *self, guint position, guint times); /* 0: it goes */
gboolean   adc_wallet_set_cost      (AdcWallet *self, guint position, guint count, guint kinds); /* nobody knows it */
void       adc_wallet_clear         (AdcWallet *self); /* nothing is to be paid */
gboolean   adc_wallet_line_is_known (const AdcWalletLine *line);

/* One exchange by hand, filled up with wildcards where needed: what it takes, or FALSE. */
gboolean   adc_wallet_can_exchange  (AdcWallet *self, guint token, guint *n_plain, guint *n_wild);
gboolean   adc_wallet_exchange      (AdcWallet *self, guint token);

/* An example, or what is left once a way to pay is gone. */
gboolean   adc_wallet_open_case     (AdcWallet *self, const char *id);
void       adc_wallet_pay           (AdcWallet *self, const AdcPayWay *way);

/* The steps. */
gboolean   adc_wallet_commit        (AdcWallet *self); /* FALSE: nothing has changed */
void       adc_wallet_undo          (AdcWallet *self);
void       adc_wallet_redo          (AdcWallet *self);
gboolean   adc_wallet_can_undo      (AdcWallet *self);
gboolean   adc_wallet_can_redo      (AdcWallet *self);

/* What is kept across restarts. What is no wallet is left alone: FALSE. */
GVariant  *adc_wallet_get_state     (AdcWallet *self);
gboolean   adc_wallet_restore       (AdcWallet *self, GVariant *state);
