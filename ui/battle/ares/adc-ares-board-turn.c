/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-board-turn.h"

#include "adc-ares-battle.h"
#include "adc-ares-score-aid.h"
#include "adc-battle-report.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MAX_DICE 4 /* a force has no more units */
#define N_FACES  6

static AdcAresBattle *
get_battle (AdcBoard *board)
{
  AdcBattleSession *session = adc_board_get_session (board);
  AdcBattle *battle = session != NULL ? adc_battle_session_get_battle (session) : NULL;

  return ADC_IS_ARES_BATTLE (battle) ? ADC_ARES_BATTLE (battle) : NULL;
}

/* An unknown score does not keep a force from shooting: it only has to be read from the card. */
static gboolean
can_shoot_at_something (GPtrArray *shots, const char *force)
{
  for (guint i = 0; i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];

    if (g_str_equal (shot->from, force) && (shot->possible || !shot->known))
      return TRUE;
  }

  return FALSE;
}

/* The attacker's before the defender's, as they fire. */
static GPtrArray *
list_firing (AdcBoard *board)
{
  GPtrArray *firing = g_ptr_array_new_with_free_func (g_free);
  AdcAresBattle *battle = get_battle (board);
  g_autoptr(GPtrArray) shots = battle != NULL ? adc_battle_list_shots (ADC_BATTLE (battle)) : NULL;

  for (AdcAresSide side = ADC_ARES_ATTACKER; shots != NULL && side <= ADC_ARES_DEFENDER; side++)
    for (guint i = 0; i < adc_ares_battle_get_n_forces (battle); i++) {
      AdcAresForceInfo info;

      adc_ares_battle_get_force (battle, i, &info);
      if (info.side == side && info.is_firing && can_shoot_at_something (shots, info.id))
        g_ptr_array_add (firing, g_strdup (info.id));
    }

  return firing;
}

static char *
describe_turn (AdcBoard *board)
{
  AdcAresBattle *battle = get_battle (board);
  g_autoptr(GPtrArray) firing = NULL;
  AdcAresForceInfo info;
  const char *winner = NULL;

  if (battle == NULL)
    return NULL;
  if (adc_ares_battle_is_over (battle, &winner))
    return g_strdup (g_strcmp0 (winner, "attacker") == 0
                         ? _("The battle is over: the attacker has won")
                         : _("The battle is over: the defender has won"));

  firing = list_firing (board);
  if (firing->len == 0 || !adc_ares_battle_find_force (battle, firing->pdata[0], &info))
    return g_strdup_printf (_("Round %u of %u"), adc_ares_battle_get_round (battle),
                            adc_ares_battle_get_n_rounds (battle));

  return g_strdup_printf (_("Round %u of %u — initiative %d"), adc_ares_battle_get_round (battle),
                          adc_ares_battle_get_n_rounds (battle), info.initiative);
}

static guint
get_rerolls (AdcBoard *board, const char *force)
{
  AdcAresBattle *battle = get_battle (board);
  AdcAresForceInfo info;

  if (battle == NULL || !adc_ares_battle_find_force (battle, force, &info))
    return 0;

  return adc_ares_battle_get_rerolls (battle, info.side);
}

/* “Minefield, Raptor”; NULL when nobody waits. */
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
  const guint present = adc_ares_battle_get_round (get_battle (board));
  g_autofree char *waiting = name_waiting (board);

  if (waiting == NULL)
    return round > present ? g_strdup_printf (_("Its turn in this round is over: firing now begins "
                                                "round %u."),
                                              round)
                           : NULL;
  if (round > present)
    /* Translators: a number, then names of forces */
    return g_strdup_printf (_("Its turn in this round is over: firing now begins round %u, and "
                              "these lose their shot: %s."),
                            round, waiting);

  /* Translators: names of forces */
  return g_strdup_printf (_("Firing now passes over faster forces. In this round, these lose "
                            "their shot: %s."),
                          waiting);
}

/* Lets that many dice fall, all misses, to see what the engine makes of them. */
static gboolean
try_dice (AdcBattleSession *session, const char *from, const char *at, guint n_dice,
          AdcThrow *throw, char **why_not)
{
  g_autoptr(AdcScenario) scenario =
    adc_scenario_copy (adc_battle_session_get_scenario (session));
  g_autoptr(GPtrArray) faults =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  AdcScenarioShot *shot = adc_scenario_add_shot (scenario, throw->round, from, at);
  g_autoptr(AdcBattle) battle = NULL;
  AdcAresRecord record;
  guint n_records;

  for (guint i = 0; i < n_dice; i++)
    adc_scenario_shot_add_die (shot, N_FACES);
  battle = adc_battle_new (adc_battle_session_get_game (session), scenario, faults);
  if (battle == NULL) {
    g_free (*why_not);
    *why_not = faults->len > 0 ? g_strdup (((AdcFault *) faults->pdata[faults->len - 1])->message)
                               : NULL;
    return FALSE;
  }

  n_records = adc_ares_battle_get_n_records (ADC_ARES_BATTLE (battle));
  adc_ares_battle_get_record (ADC_ARES_BATTLE (battle), n_records - 1, &record);
  throw->threshold = record.threshold;
  throw->n_dice = record.n_dice;
  throw->n_faces = N_FACES;
  throw->needed = lround (record.expected * N_FACES / record.n_dice);
  g_clear_pointer (why_not, g_free);
  return TRUE;
}

/* The throw of a force whose turn has not come yet, or has passed. What the groups before it have
 * done by then, losses taken away and the line put in order, may change its dice and its threshold:
 * only the engine can tell. */
static gboolean
foresee_throw (AdcBoard *board, const AdcAresForceInfo *info, const char *at, AdcThrow *throw,
               char **why_not)
{
  AdcAresBattle *battle = get_battle (board);
  const guint round = adc_ares_battle_get_round (battle);

  adc_throw_clear (throw);
  throw->round = info->has_fired ? round + 1 : round;
  for (guint n_dice = 1; n_dice <= MAX_DICE; n_dice++)
    if (try_dice (adc_board_get_session (board), info->id, at, n_dice, throw, why_not)) {
      throw->skips = describe_skip (board, throw->round);
      return TRUE;
    }

  if (info->has_fired) {
    g_free (*why_not);
    *why_not = g_strdup (_("Its turn in this round is over."));
  }
  return FALSE;
}

static gboolean
prepare_throw (AdcBoard *board, const char *from, const char *at, AdcThrow *throw, char **why_not)
{
  AdcBattleSession *session = adc_board_get_session (board);
  AdcAresBattle *battle = get_battle (board);
  AdcAresForceInfo info;

  if (battle == NULL || !adc_ares_battle_find_force (battle, from, &info))
    return adc_throw_prepare (throw, session, from, at, why_not);

  if (adc_ares_battle_is_over (battle, NULL)) {
    *why_not = g_strdup (_("The battle is over."));
    return FALSE;
  }
  if (info.position == ADC_ARES_AWAY) {
    *why_not = g_strdup (_("It is not in the battle line."));
    return FALSE;
  }
  if (!info.has_initiative) {
    *why_not = g_strdup (_("Its initiative is not known: nobody can say when it fires."));
    return FALSE;
  }
  if (!info.is_firing)
    return foresee_throw (board, &info, at, throw, why_not);

  if (!adc_throw_prepare (throw, session, from, at, why_not))
    return FALSE;

  throw->round = adc_ares_battle_get_round (battle);
  return TRUE;
}

static void
show_score_aid (AdcBoard *board)
{
  AdcBattleSession *session = adc_board_get_session (board);

  if (session != NULL)
    adc_ares_score_aid_present (GTK_WIDGET (board), adc_battle_session_get_game (session));
}

void
adc_ares_board_turn_install (AdcBoardClass *klass)
{
  klass->get_rerolls = get_rerolls;
  klass->prepare_throw = prepare_throw;
  klass->describe_turn = describe_turn;
  klass->list_firing = list_firing;
  klass->show_score_aid = show_score_aid;
}
