/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-board-turn.h"

#include "adc-battle-report.h"
#include "adc-buck-battle.h"

#include <glib/gi18n-lib.h>

#define LOWEST 1 /* what a die misses with, if anything does */

static AdcBuckBattle *
get_battle (AdcBoard *board)
{
  AdcBattleSession *session = adc_board_get_session (board);
  AdcBattle *battle = session != NULL ? adc_battle_session_get_battle (session) : NULL;

  return ADC_IS_BUCK_BATTLE (battle) ? ADC_BUCK_BATTLE (battle) : NULL;
}

static GPtrArray *
list_firing (AdcBoard *board)
{
  GPtrArray *firing = g_ptr_array_new_with_free_func (g_free);
  AdcBuckBattle *battle = get_battle (board);

  for (guint i = 0; battle != NULL && i < adc_buck_battle_get_n_forces (battle); i++) {
    AdcBuckForceInfo info;

    adc_buck_battle_get_force (battle, i, &info);
    if (info.is_firing)
      g_ptr_array_add (firing, g_strdup (info.id));
  }

  return firing;
}

static char *
describe_end (AdcBuckBattle *battle)
{
  const AdcBuckFight *fight = adc_buck_battle_get_fight (battle);
  const int winner = adc_buck_battle_get_winner (battle);
  guint n_left = 0;

  if (winner >= 0 && fight->zone == ADC_BUCK_TERRITORY)
    /* Translators: %s is a side */
    return g_strdup_printf (_("The battle is over: %s holds the zone"),
                            adc_buck_battle_get_side_name (battle, winner));
  if (winner >= 0)
    /* Translators: %s is a side */
    return g_strdup_printf (_("The battle is over: %s is left alone"),
                            adc_buck_battle_get_side_name (battle, winner));

  for (guint i = 0; i < fight->n_sides; i++)
    n_left += adc_buck_side_count (&fight->sides[i]) > 0;
  return g_strdup (n_left > 0 ? _("The battle is over: it was broken off")
                              : _("The battle is over: nobody is left"));
}

static char *
describe_turn (AdcBoard *board)
{
  AdcBuckBattle *battle = get_battle (board);
  const AdcBuckFight *fight;
  const char *side;

  if (battle == NULL)
    return NULL;
  if (adc_buck_battle_is_over (battle))
    return describe_end (battle);

  fight = adc_buck_battle_get_fight (battle);
  side = adc_buck_battle_get_side_name (battle, fight->turn);
  if (fight->stage == ADC_BUCK_SATELLITES)
    /* Translators: %s is a side whose satellite fires before the battle */
    return g_strdup_printf (_("Opening shots — %s fires"), side);
  if (fight->stage == ADC_BUCK_BOMBS)
    /* Translators: %s is a side */
    return g_strdup_printf (_("Bombing — %s bombs"), side);
  if (fight->last_round > 0)
    /* Translators: the round, the last round, and a side */
    return g_strdup_printf (_("Round %u of %u — %s fires"), fight->round, fight->last_round, side);

  /* Translators: the round and a side */
  return g_strdup_printf (_("Round %u — %s fires"), fight->round, side);
}

/* “Trooper (1), Fighter”; NULL when nobody waits. */
static char *
name_waiting (AdcBoard *board)
{
  AdcBattleSession *session = adc_board_get_session (board);
  g_autoptr(GPtrArray) firing = list_firing (board);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  if (firing->len == 0)
    return NULL;

  for (guint i = 0; i < firing->len; i++)
    g_ptr_array_add (names, adc_scenario_dup_force_name (adc_battle_session_get_game (session),
                                                         adc_battle_session_get_scenario (session),
                                                         firing->pdata[i]));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

/* What is lost when the force fires in that round, before the others had their turn. */
static char *
describe_skip (AdcBoard *board, guint round)
{
  const guint present = adc_buck_battle_get_round (get_battle (board));
  g_autofree char *waiting = name_waiting (board);

  if (waiting == NULL)
    return NULL;
  if (round > present)
    /* Translators: a number, then names of forces */
    return g_strdup_printf (_("Firing now begins round %u: these do without their shots: %s."),
                            round, waiting);

  /* Translators: names of forces */
  return g_strdup_printf (_("Firing now passes over others: these do without their shots: %s."),
                          waiting);
}

/* The battle after one such die, if it may be thrown in that round. */
static AdcBuckBattle *
try_die (AdcBoard *board, guint round, const char *from, const char *at, char **why_not)
{
  AdcBattleSession *session = adc_board_get_session (board);
  g_autoptr(AdcScenario) copy = adc_scenario_copy (adc_battle_session_get_scenario (session));
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  AdcBattle *battle;

  adc_scenario_shot_add_die (adc_scenario_add_shot (copy, round, from, at), LOWEST);
  battle = adc_battle_new (adc_battle_session_get_game (session), copy, faults);
  if (battle == NULL && faults->len > 0) {
    g_free (*why_not);
    *why_not = g_strdup (((AdcFault *) faults->pdata[faults->len - 1])->message);
  }

  return battle != NULL ? ADC_BUCK_BATTLE (battle) : NULL;
}

/* How many dice there are for the throw, one of which has just fallen: no more than targets. */
static guint
count_dice (AdcBuckBattle *after, const AdcThrow *throw, const char *from, const char *at)
{
  const guint n_just_hit = throw->needed <= LOWEST ? 1 : 0;
  AdcBuckForceInfo shooter, target;

  if (adc_buck_battle_get_round (after) != throw->round ||
      !adc_buck_battle_find_force (after, from, &shooter) ||
      !adc_buck_battle_find_force (after, at, &target))
    return 1;

  return CLAMP (MIN (shooter.n_ready + 1, target.n_pieces - target.n_hit + n_just_hit), 1,
                ADC_BUCK_MAX_PIECES);
}

/* The throw of a side whose turn has not come yet, or has passed. */
static gboolean
foresee_throw (AdcBoard *board, const char *from, const char *at, AdcThrow *throw, char **why_not)
{
  const guint present = adc_buck_battle_get_round (get_battle (board));

  for (guint round = present; round <= present + 1; round++) {
    g_autoptr(AdcBuckBattle) after = try_die (board, round, from, at, why_not);

    if (after == NULL)
      continue;

    throw->round = round;
    throw->n_dice = count_dice (after, throw, from, at);
    throw->skips = describe_skip (board, round);
    g_clear_pointer (why_not, g_free);
    return TRUE;
  }

  return FALSE;
}

static gboolean
prepare_throw (AdcBoard *board, const char *from, const char *at, AdcThrow *throw, char **why_not)
{
  AdcBuckBattle *battle = get_battle (board);
  AdcBuckForceInfo info;
  guint n_dice;

  if (battle != NULL && adc_buck_battle_is_over (battle)) {
    *why_not = g_strdup (_("The battle is over."));
    return FALSE;
  }
  if (!adc_throw_prepare (throw, adc_board_get_session (board), from, at, why_not))
    return FALSE;
  if (!adc_buck_battle_find_force (battle, from, &info))
    return FALSE;

  /* As many dice as there are pieces left to hit: who has more to fire with chooses again. */
  n_dice = info.is_firing ? adc_buck_battle_count_dice (battle, from, at) : 0;
  if (n_dice == 0)
    return foresee_throw (board, from, at, throw, why_not);

  throw->round = adc_buck_battle_get_round (battle);
  throw->n_dice = n_dice;
  return TRUE;
}

void
adc_buck_board_turn_install (AdcBoardClass *klass)
{
  klass->prepare_throw = prepare_throw;
  klass->describe_turn = describe_turn;
  klass->list_firing = list_firing;
}
