/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-combat.h"
#include "adc-ark-odds.h"
#include "adc-battle.h"

/* One combat of Ark: Awakening, in one room between two players:
 *
 *   the scenario    mode        "normal" (unless said) or "first-mission": no artifacts
 *                   variant     "none" (unless said), "side-b" or "advanced-2": only with these two are there bonuses
 *                               of the combat capacity
 *                   viewpoint   "attacker" (unless said) or "defender": whose hand the reader holds
 *                   powers, critical-powers  those of the ordinary artifacts, without and with the icon, as far as they
 *                               are known: "2 2 3 5"; unless one of them is said, what the card ordinary-artifacts says
 *   a side          "attacker" and "defender", with a faction or not
 *                   arsenal     0 to 24
 *                   defence     per unit, as printed on the biodome; asked for of the defender alone
 *                   cubes       its cubes in the room; 0 unless said
 *                   unseen      cards in its hand that nobody has seen, the Alien's Pen not counted
 *                   plays       "random" (unless said), "highest" or "reply": how it picks its card when the reader is
 *                               on the other side
 *   a force         units: unit "unite-faction", "robot" or "espece-683", with a count, at
 *                     "room"     they fight
 *                     "wounded"  they lie there and do not
 *                     control    of neutral units: "own" (unless said: nobody else's), "shared" (a third player's too)
 *                                or "both" (both sides of this combat control them, so they take no part)
 *                   a bonus: unit (a room, a section, an artifact) or a title; place "bonus"; settings
 *                     defence-per-unit, defence, combat-per-unit, combat-per-cube
 *                   an artifact: unit "alien-pen" or another card, or none; values power and critical ("yes", "no")
 *                   over what the card says; count; at
 *                     "hand"     in the hand of its side
 *                     "played"   chosen for this combat; one at most
 *                     "seen"     discarded or anywhere else, so that nobody can hold it
 *
 * The Alien's Pen is in every hand, whether it is listed or not. */

#define ADC_TYPE_ARK_FIGHT (adc_ark_fight_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkFight, adc_ark_fight, ADC, ARK_FIGHT, GObject)

/* One card a side may reveal. Strings belong to the fight. */
typedef struct {
  const char *force;  /* id; NULL: the Alien's Pen that the scenario does not list */
  const char *unit;   /* id of a card, or NULL when typed in */
  const char *name;
  guint       count;
  AdcArkCard  card;
  gboolean    is_pen;
  gboolean    is_played;
} AdcArkHeld;

/* What a card is good for against what the other side may play. */
typedef struct {
  gboolean is_known; /* FALSE: a value is missing, and what follows means nothing */
  double   chances[ADC_ARK_N_OUTCOMES];
} AdcArkChance;

/* The units of a side in the room. The first two fight. */
typedef struct {
  guint n_own;
  guint n_neutral;
  guint n_apart;   /* neutral ones that both sides control */
  guint n_wounded;
} AdcArkUnits;

const AdcArkCombat *adc_ark_fight_get_combat       (AdcArkFight *self);
gboolean            adc_ark_fight_is_laid_out      (AdcArkFight *self); /* each side has a unit that fights */
const char         *adc_ark_fight_get_obstacle     (AdcArkFight *self); /* why there is no combat; NULL: there is one */
gboolean            adc_ark_fight_is_missing       (AdcArkFight *self); /* a value that the end depends on */
gboolean            adc_ark_fight_has_bonuses      (AdcArkFight *self); /* of the combat capacity, by the variant */
AdcArkSide          adc_ark_fight_get_viewpoint    (AdcArkFight *self);
const char         *adc_ark_fight_get_name         (AdcArkFight *self, AdcArkSide side);
const AdcArkUnits  *adc_ark_fight_get_units        (AdcArkFight *self, AdcArkSide side);
int                 adc_ark_fight_get_unseen       (AdcArkFight *self, AdcArkSide side); /* or ADC_ARK_UNKNOWN */

/* Of AdcReason; the fight's. The values of the defence add up to it: what is printed and each bonus, times the units;
 * fixed bonuses; what the cap takes off. Those of the strength add up to the combat capacity without the artifact. A
 * line without a value is one that nobody knows, or that counts for nothing. */
GPtrArray          *adc_ark_fight_get_defence_steps  (AdcArkFight *self);
GPtrArray          *adc_ark_fight_get_strength_steps (AdcArkFight *self, AdcArkSide side);
int                 adc_ark_fight_get_uncapped       (AdcArkFight *self); /* the defence, or ADC_ARK_UNKNOWN */

/* The cards of a side, played and in hand, in the order of the scenario, and the Alien's Pen at the end unless it is
 * listed. None in the First Mission. */
guint               adc_ark_fight_count_cards      (AdcArkFight *self, AdcArkSide side);
const AdcArkHeld   *adc_ark_fight_get_card         (AdcArkFight *self, AdcArkSide side, guint card);
int                 adc_ark_fight_get_played       (AdcArkFight *self, AdcArkSide side); /* which, or -1 */

/* For every pair of cards; -1 in the First Mission, and where no card is revealed. */
AdcArkOutcome       adc_ark_fight_get_outcome      (AdcArkFight *self, int attacker, int defender);
/* Of AdcReason, new: both totals with their values, the critical mass, who wins, and what comes of it. */
GPtrArray          *adc_ark_fight_list_account     (AdcArkFight *self, int attacker, int defender);
/* The power with which the side wins against that card of the other one: see adc_ark_combat_get_needed (). */
int                 adc_ark_fight_get_needed       (AdcArkFight *self, AdcArkSide side, guint other);

/* Of a card of the side against the other one, which plays as its settings say, or the card it has chosen; and which
 * card is best, or -1. Any side may be asked for, whosever the viewpoint is. */
const AdcArkChance *adc_ark_fight_get_chance       (AdcArkFight *self, AdcArkSide side, guint card);
int                 adc_ark_fight_get_best         (AdcArkFight *self, AdcArkSide side);

/* How it ends: certain once it is lost at once, once both cards are played, or in the First Mission. */
AdcArkOutcome       adc_ark_fight_get_end          (AdcArkFight *self); /* or ADC_ARK_UNDECIDED */

/* Of the artifacts that are drawn: those whose power is known; those of them that an unseen card may still be; and how
 * many cards were seen, or are in a known hand, that are none of them. */
const AdcArkPool   *adc_ark_fight_get_box          (AdcArkFight *self);
const AdcArkPool   *adc_ark_fight_get_pool         (AdcArkFight *self);
guint               adc_ark_fight_count_known      (AdcArkFight *self); /* how many are in the box */
guint               adc_ark_fight_count_strangers  (AdcArkFight *self);

/* Of AdcReason without values, the fight's: what the chances take for granted. */
GPtrArray          *adc_ark_fight_get_assumptions  (AdcArkFight *self);
