/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-aim.h"
#include "adc-buck-battle-private.h"

#include <glib/gi18n-lib.h>

/* What each force may throw dice at: now, or when its turn comes, as things stand. */

typedef struct {
  const AdcBuckForce *from;
  const AdcBuckForce *at;
  AdcBuckFight        fight;     /* as it is now, but in the stage of the shot */
  guint               n_ready;   /* pieces that will throw */
  guint               n_targets; /* pieces to be hit */
  gboolean            is_over;   /* its stage */
} Aim;

static void
add_reason (AdcShot *shot, const char *label, const char *rule)
{
  g_ptr_array_add (shot->reasons, adc_reason_new (label, rule));
}

/* How many dice a force throws in its next turn: those that have thrown wait for the next round,
 * which the ones that were hit do not see. */
static guint
count_attackers (AdcBuckBattle *self, const AdcBuckForce *from)
{
  const AdcBuckFight *fight = &self->fight;
  const AdcBuckSide *side = &fight->sides[from->side];
  const guint n = side->pieces[from->piece];

  if (fight->stage == ADC_BUCK_ROUNDS && from->side >= fight->turn && side->fired[from->piece] < n)
    return n - side->fired[from->piece];

  return n - MIN (n, side->hit[from->piece]);
}

static void
aim_in_round (AdcBuckBattle *self, Aim *aim)
{
  const AdcBuckSide *at = &self->fight.sides[aim->at->side];

  aim->fight = self->fight;
  aim->fight.stage = ADC_BUCK_ROUNDS;
  aim->is_over = self->is_over;
  aim->n_ready = count_attackers (self, aim->from);
  aim->n_targets = at->pieces[aim->at->piece] - MIN (at->hit[aim->at->piece],
                                                     at->pieces[aim->at->piece]);
}

static void
aim_satellite (AdcBuckBattle *self, Aim *aim)
{
  const AdcBuckFight *fight = &self->fight;

  aim->fight = self->fight;
  aim->fight.stage = ADC_BUCK_SATELLITES;
  aim->is_over = self->is_over || fight->stage != ADC_BUCK_SATELLITES ||
                 aim->from->side < fight->turn;
  aim->n_ready = aim->n_targets = aim->from->side == fight->turn && !aim->is_over
                                      ? fight->shots_left[aim->at->side][aim->at->piece]
                                      : adc_buck_force_count (self, aim->at);
}

static void
aim_bombs (AdcBuckBattle *self, Aim *aim)
{
  const AdcBuckFight *fight = &self->fight;
  const AdcBuckSide *from = &fight->sides[aim->from->side];

  aim->fight = self->fight;
  aim->fight.stage = ADC_BUCK_BOMBS;
  aim->is_over = self->is_over || fight->stage > ADC_BUCK_BOMBS ||
                 (fight->stage == ADC_BUCK_BOMBS && aim->from->side < fight->turn);
  aim->n_ready = from->orbit_battlers - MIN (from->orbit_bombed, from->orbit_battlers);
  aim->n_targets = adc_buck_force_count (self, aim->at);
}

static gboolean
can_be_bombed (guint piece)
{
  return piece == ADC_BUCK_TROOPER || piece == ADC_BUCK_GENNIE || piece == ADC_BUCK_FIGHTER ||
         piece == ADC_BUCK_TRANSPORT || piece == ADC_BUCK_FACTORY;
}

static gboolean
is_ship (guint piece)
{
  return piece == ADC_BUCK_FIGHTER || piece == ADC_BUCK_BATTLER || piece == ADC_BUCK_TRANSPORT;
}

/* Fills the rest by what the two are, and where. FALSE: one has nothing to do with the other. */
static gboolean
take_aim (AdcBuckBattle *self, Aim *aim)
{
  const AdcBuckForce *from = aim->from;
  const AdcBuckForce *at = aim->at;
  const AdcBuckStage stage = self->fight.stage;

  if (from->side == at->side || from->piece >= ADC_BUCK_N_TYPES ||
      adc_buck_force_count (self, from) == 0 || adc_buck_force_count (self, at) == 0)
    return FALSE;

  if (from->place == ADC_BUCK_IN_ORBIT) {
    if (from->piece == ADC_BUCK_BATTLER && at->place == ADC_BUCK_IN_ZONE &&
        can_be_bombed (at->piece)) {
      aim_bombs (self, aim);
      return TRUE;
    }
    if (from->piece == ADC_BUCK_SATELLITE && at->place == ADC_BUCK_IN_ORBIT &&
        is_ship (at->piece)) {
      aim_satellite (self, aim);
      return TRUE;
    }
    return FALSE;
  }
  if (from->place != ADC_BUCK_IN_ZONE || at->place != ADC_BUCK_IN_ZONE ||
      at->piece >= ADC_BUCK_N_TYPES)
    return FALSE;

  if (from->piece == ADC_BUCK_SATELLITE && stage == ADC_BUCK_SATELLITES && is_ship (at->piece))
    aim_satellite (self, aim);
  else
    aim_in_round (self, aim);
  return TRUE;
}

/* What the number is made of. FALSE: nobody knows, or there is none. */
static gboolean
add_steps (AdcBuckBattle *self, AdcShot *shot, const Aim *aim)
{
  const AdcBuckForce *from = aim->from;
  const gboolean has_leader = adc_buck_battle_has_leader (self, from);
  const gboolean is_bomb = aim->fight.stage == ADC_BUCK_BOMBS;
  const int number = is_bomb ? aim->fight.table.bomb : self->numbers[from->piece][aim->at->piece];
  const int bonus = aim->fight.sides[from->side].bonus;
  g_autofree char *label =
      /* Translators: two names of pieces, as in “Combat table: Trooper at Gennie” */
      g_strdup_printf (is_bomb ? _("Bombing: %s at %s") : _("Combat table: %s at %s"),
                       self->unit_names[from->piece], self->unit_names[aim->at->piece]);
  const char *rule = is_bomb ? RULE_BOMBS : RULE_TABLE;

  if (number <= 0 || number > ADC_BUCK_N_FACES) {
    add_reason (shot, label, rule);
    shot->known = number >= 0;
    if (shot->known)
      add_reason (shot, _("An X: this attack is impossible"), RULE_TABLE);
    return FALSE;
  }

  g_ptr_array_add (shot->reasons, adc_reason_new_value (label, number, rule));
  shot->threshold = number;
  shot->known = TRUE;
  if (has_leader && is_bomb) {
    g_ptr_array_add (shot->reasons, adc_reason_new_value (_("A leader does not help a bomb"), 0,
                                                          NOTE_BOMB_LEADER));
  } else if (has_leader && self->lacks_bonus[from->side]) {
    add_reason (shot, _("Leader in the zone"), NOTE_ADVANCED);
    shot->known = FALSE;
    return FALSE;
  } else if (has_leader) {
    g_ptr_array_add (shot->reasons,
                     adc_reason_new_value (_("Leader in the zone"), -bonus,
                                           aim->fight.stage == ADC_BUCK_SATELLITES
                                               ? NOTE_SATELLITE_LEADER
                                               : RULE_LEADERS));
    shot->threshold -= bonus;
    if (shot->threshold < 1)
      add_reason (shot, _("Below 1: every die hits"), RULE_TABLE);
  }

  return TRUE;
}

/* Why no die is thrown, or NULL. */
static const char *
find_obstacle (AdcBuckBattle *self, const Aim *aim, const char **rule)
{
  const AdcBuckStage stage = aim->fight.stage;

  *rule = stage == ADC_BUCK_SATELLITES ? RULE_SATELLITES
          : stage == ADC_BUCK_BOMBS    ? RULE_BOMBS
                                       : RULE_BATTLE;
  if (self->is_over) {
    *rule = RULE_END;
    return _("The battle is over");
  }
  if (aim->is_over)
    return stage == ADC_BUCK_BOMBS ? _("Bombing is over: it comes before the first round")
                                   : _("Its opening shots are over");
  if (stage == ADC_BUCK_ROUNDS && aim->at->piece == ADC_BUCK_TRANSPORT &&
      adc_buck_has_escort (aim->fight.sides[aim->at->side].pieces)) {
    *rule = RULE_ESCORT;
    return _("Escorted: other pieces of its side protect it in this round");
  }
  if (stage == ADC_BUCK_SATELLITES && aim->n_targets == 0)
    return _("It has fired at each of them");
  if (aim->n_targets == 0)
    return _("All of them are hit already: they leave at the end of the round");
  if (stage == ADC_BUCK_BOMBS && aim->n_ready == 0)
    return _("All battlers have bombed in this turn");
  if (aim->n_ready == 0)
    return _("All of them have attacked and are hit: they leave at the end of the round");

  return NULL;
}

static AdcShot *
make_shot (AdcBuckBattle *self, const Aim *aim)
{
  AdcShot *shot = adc_shot_new (aim->from->id, aim->at->id);
  const gboolean has_number = add_steps (self, shot, aim);
  const char *rule = NULL;
  const char *obstacle = has_number ? find_obstacle (self, aim, &rule) : NULL;

  shot->n_faces = ADC_BUCK_N_FACES;
  shot->is_at_least = TRUE;
  if (obstacle != NULL)
    add_reason (shot, obstacle, rule);
  shot->possible = has_number && obstacle == NULL;
  if (has_number) {
    shot->needed = MAX (shot->threshold, 1);
    shot->chance = (double) adc_faces_count_hitting (shot->n_faces, shot->needed, TRUE) /
                   shot->n_faces;
  }
  if (shot->possible) {
    g_autoptr(AdcDistribution) all = NULL;

    if (aim->fight.stage == ADC_BUCK_SATELLITES)
      add_reason (shot, _("In the opening it fires once at each of them"), NOTE_SATELLITE);
    shot->n_dice = aim->n_ready;
    all = adc_distribution_new_binomial (shot->n_dice, shot->chance);
    shot->hits = adc_distribution_cap (all, aim->n_targets); /* those left aim at others */
  } else {
    shot->hits = adc_distribution_new_certain (0);
  }
  shot->losses = adc_distribution_ref (shot->hits);

  return shot;
}

GPtrArray *
adc_buck_battle_list_shots (AdcBuckBattle *self)
{
  GPtrArray *shots = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_shot_free);

  for (guint i = 0; i < self->forces->len; i++)
    for (guint j = 0; j < self->forces->len; j++) {
      Aim aim = { .from = &g_array_index (self->forces, AdcBuckForce, i),
                  .at = &g_array_index (self->forces, AdcBuckForce, j) };

      if (take_aim (self, &aim))
        g_ptr_array_add (shots, make_shot (self, &aim));
    }

  return shots;
}

guint
adc_buck_battle_count_dice (AdcBuckBattle *self, const char *from, const char *at)
{
  Aim aim = { 0 };
  g_autoptr(AdcShot) shot = NULL;

  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), 0);

  aim.from = adc_buck_battle_lookup (self, from);
  aim.at = adc_buck_battle_lookup (self, at);
  if (aim.from == NULL || aim.at == NULL || !take_aim (self, &aim))
    return 0;

  shot = make_shot (self, &aim);
  return shot->possible ? MIN (shot->n_dice, aim.n_targets) : 0;
}
