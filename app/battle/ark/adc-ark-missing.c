/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-fight-private.h"

#include <glib/gi18n-lib.h>

/* Values that nobody knows, where something depends on them. */

typedef struct {
  AdcArkFight *fight;
  GPtrArray   *faults;
} Asking;

static AdcFault *
ask (Asking *self, int line, const char *force, const char *rule, const char *message)
{
  AdcFault *fault = adc_fault_new (ADC_FAULT_MISSING, line, force, rule, message);

  g_ptr_array_add (self->faults, fault);
  self->fight->is_missing = TRUE;
  return fault;
}

static void
ask_side (Asking *self, AdcArkSide side, const char *setting, const char *rule, const char *what)
{
  const AdcArkParty *party = &self->fight->parties[side];
  /* Translators: the name of a side, and what is not known of it */
  g_autofree char *message = g_strdup_printf (_("%s: %s"), party->name, what);
  AdcFault *fault = ask (self, party->line, NULL, rule, message);

  fault->setting = g_strdup (setting);
  fault->side = g_strdup (adc_ark_side_ids[side]);
}

static void
ask_numbers (Asking *self)
{
  AdcArkFight *fight = self->fight;
  const gboolean is_lost = adc_ark_combat_get_start (&fight->combat) == ADC_ARK_START_LOST;

  if (fight->combat.arsenals[ADC_ARK_ATTACKER] == ADC_ARK_UNKNOWN)
    ask_side (self, ADC_ARK_ATTACKER, "arsenal", RULE_ARSENAL, _("the arsenal is not known"));
  if (fight->parties[ADC_ARK_DEFENDER].defence == ADC_ARK_UNKNOWN)
    ask_side (self, ADC_ARK_DEFENDER, "defence", RULE_PER_UNIT,
              _("the defence per unit, printed on the biodome, is not known"));
  if (!is_lost && fight->combat.arsenals[ADC_ARK_DEFENDER] == ADC_ARK_UNKNOWN)
    ask_side (self, ADC_ARK_DEFENDER, "arsenal", RULE_ARSENAL, _("the arsenal is not known"));
}

static void
ask_card (Asking *self, AdcArkSide side, guint card, const char *stat)
{
  const AdcArkHeld *held = adc_ark_held (self->fight, side, card);
  const int line = g_array_index (self->fight->parties[side].lines, int, card);
  const gboolean is_power = g_str_equal (stat, "power");
  g_autofree char *message =
    g_strdup_printf (is_power ? _("%s: the power of this artifact is not known")
                              : _("%s: whether it has the icon of the critical mass is not known"),
                     held->name);

  /* One answer is enough for both pens. */
  for (guint i = 0; i < self->faults->len; i++) {
    const AdcFault *fault = self->faults->pdata[i];

    if (g_strcmp0 (fault->stat, stat) == 0 && g_strcmp0 (fault->force, held->force) == 0)
      return;
  }

  ask (self, line, held->force, is_power ? RULE_POWER : RULE_CRITICAL, message)->stat =
    g_strdup (stat);
}

/* Whether the side may still reveal that card. */
static gboolean
may_play (AdcArkFight *fight, AdcArkSide side, guint card)
{
  return fight->parties[side].played < 0 || fight->parties[side].played == (int) card;
}

/* What keeps two cards from being compared. */
static void
ask_pair (Asking *self, guint attacker, guint defender)
{
  const guint cards[ADC_ARK_N_SIDES] = { attacker, defender };
  const AdcArkCard a = adc_ark_held (self->fight, ADC_ARK_ATTACKER, attacker)->card;
  const AdcArkCard d = adc_ark_held (self->fight, ADC_ARK_DEFENDER, defender)->card;
  const gboolean may_explode = a.critical != ADC_ARK_ICON_NO && d.critical != ADC_ARK_ICON_NO;
  const gboolean explodes = a.critical == ADC_ARK_ICON_YES && d.critical == ADC_ARK_ICON_YES;

  for (guint side = 0; side < ADC_ARK_N_SIDES && !explodes; side++) {
    const AdcArkCard card = side == ADC_ARK_ATTACKER ? a : d;

    if (card.power == ADC_ARK_UNKNOWN)
      ask_card (self, side, cards[side], "power");
    if (may_explode && card.critical == ADC_ARK_ICON_UNKNOWN)
      ask_card (self, side, cards[side], "critical");
  }
}

/* What keeps a card from being compared with those nobody has seen. */
static void
ask_against_pool (Asking *self, AdcArkSide side, guint card)
{
  const AdcArkCard face = adc_ark_held (self->fight, side, card)->card;

  if (face.power == ADC_ARK_UNKNOWN)
    ask_card (self, side, card, "power");
  for (guint i = 0; face.critical == ADC_ARK_ICON_UNKNOWN && i <= ADC_ARK_MAX_POWER; i++)
    if (self->fight->pool.critical[i] > 0) {
      ask_card (self, side, card, "critical");
      break;
    }
}

static void
ask_pool (Asking *self, AdcArkSide side)
{
  const AdcArkFight *fight = self->fight;
  const guint n_left = adc_ark_pool_count (&fight->pool);
  const guint n_unseen = fight->parties[side].unseen;
  g_autofree char *message = NULL;

  if (n_left >= n_unseen)
    return;

  message = g_strdup_printf (
    /* Translators: the name of a side, how many cards it holds that nobody has seen, how many
       powers are known */
    _("%s: unseen artifacts in the hand: %u; powers known of those that remain: %u"),
    fight->parties[side].name, n_unseen, n_left);
  ask (self, fight->parties[side].line, NULL, CARD_ORDINARY, message)->stat = g_strdup ("powers");
}

static void
ask_cards (Asking *self)
{
  AdcArkFight *fight = self->fight;
  const AdcArkSide side = fight->viewpoint;
  const AdcArkParty *other = &fight->parties[!side];

  if (other->played < 0 && other->unseen == ADC_ARK_UNKNOWN)
    ask_side (self, !side, "unseen", RULE_ARTIFACTS,
              _("nobody knows how many artifacts are in the hand"));
  else if (other->played < 0)
    ask_pool (self, !side);

  for (guint i = 0; i < other->cards->len; i++)
    if (other->plays == ADC_ARK_PLAYS_HIGHEST && may_play (fight, !side, i) &&
        adc_ark_held (fight, !side, i)->card.power == ADC_ARK_UNKNOWN)
      ask_card (self, !side, i, "power");
  for (guint i = 0; i < fight->parties[side].cards->len; i++) {
    if (!may_play (fight, side, i))
      continue;
    if (other->played < 0 && other->unseen > 0)
      ask_against_pool (self, side, i);
    for (guint j = 0; j < other->cards->len; j++)
      if (may_play (fight, !side, j))
        ask_pair (self, side == ADC_ARK_ATTACKER ? i : j, side == ADC_ARK_ATTACKER ? j : i);
  }
}

void
adc_ark_fight_ask (AdcArkFight *self, GPtrArray *faults)
{
  Asking asking = { self, faults };

  if (self->obstacle != NULL) {
    adc_faults_append (faults, ADC_FAULT_MOMENTARY, 0, NULL, RULE_COMBAT, "%s", self->obstacle);
    return;
  }

  ask_numbers (&asking);
  if (self->combat.has_artifacts &&
      adc_ark_combat_get_start (&self->combat) != ADC_ARK_START_LOST)
    ask_cards (&asking);
}
