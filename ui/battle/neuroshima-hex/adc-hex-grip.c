/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-grip-private.h"

#include "adc-hex-edit.h"

#include <glib/gi18n-lib.h>


G_DEFINE_FINAL_TYPE (AdcHexGrip, adc_hex_grip, G_TYPE_OBJECT)

enum { CHANGED, ASK, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Each card by the action it stands for. */
static const struct {
  const char *category;
  AdcHexHold  hold;
} cards[] = {
  { "move", ADC_HEX_HOLD_MOVE },
  { "push", ADC_HEX_HOLD_PUSH },
  { "grenade", ADC_HEX_HOLD_GRENADE },
  { "sniper", ADC_HEX_HOLD_SNIPER },
  { "bomb", ADC_HEX_HOLD_BOMB },
};

AdcPiece *
adc_hex_grip_find_piece (AdcHexGrip *self, const char *id)
{
  AdcGame *game = adc_hex_table_get_game (self->table);
  AdcEntry *entry = game != NULL && id != NULL ? adc_game_lookup (game, id) : NULL;

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

static const char *
get_category (AdcPiece *piece)
{
  const AdcValue *value = adc_piece_get_value (piece, "category");

  return value != NULL ? value->text : NULL;
}

AdcScenario *
adc_hex_grip_get_scenario (AdcHexGrip *self)
{
  AdcBattleSession *session = adc_hex_table_get_session (self->table);

  return session != NULL ? adc_battle_session_get_scenario (session) : NULL;
}

const AdcHexPosition *
adc_hex_grip_get_position (AdcHexGrip *self)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);

  return battle != NULL ? adc_hex_battle_get_position (battle) : NULL;
}

/* Its number in the battle, or -1. */
static int
find_side (AdcHexGrip *self, const char *side)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  const guint n_sides = battle != NULL ? adc_hex_battle_get_position (battle)->n_sides : 0;

  for (guint i = 0; i < n_sides; i++)
    if (g_strcmp0 (adc_hex_battle_get_side (battle, i), side) == 0)
      return i;

  return -1;
}

static guint32
list_empty (AdcHexGrip *self)
{
  AdcScenario *scenario = adc_hex_grip_get_scenario (self);
  guint32 empty = 0;

  for (guint cell = 0; scenario != NULL && cell < ADC_HEX_CELLS; cell++)
    if (adc_hex_edit_find_at (scenario, cell, NULL) == NULL)
      empty |= adc_hex_bit (cell);

  return empty;
}

void
adc_hex_grip_announce (AdcHexGrip *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_hex_grip_ask (AdcHexGrip *self, AdcHexResult *result)
{
  g_signal_emit (self, signals[ASK], 0, result, self->answers.n);
}

static void
let_go (AdcHexGrip *self)
{
  self->hold = ADC_HEX_HOLD_NOTHING;
  self->from = ADC_HEX_NOWHERE;
  self->pushed = ADC_HEX_NOWHERE;
  self->target = ADC_HEX_NOWHERE;
  self->answers.n = 0;
  g_clear_pointer (&self->side, g_free);
  g_clear_pointer (&self->piece, g_free);
}

static void
hold (AdcHexGrip *self, AdcHexHold what, const char *side, const char *piece)
{
  g_autofree char *new_side = g_strdup (side); /* they may be those held already */
  g_autofree char *new_piece = g_strdup (piece);

  let_go (self);
  self->hold = what;
  self->side = g_steal_pointer (&new_side);
  self->piece = g_steal_pointer (&new_piece);
  adc_hex_grip_announce (self);
}

/* Whether the side still has one to lay or to play. */
static gboolean
is_at_hand (AdcHexGrip *self, const char *side, const char *piece)
{
  return adc_hex_table_count_in (self->table, side, piece, "hand") > 0 ||
         adc_hex_table_count_left (self->table, side, piece) > 0;
}

static gboolean
is_still_held (AdcHexGrip *self)
{
  AdcScenario *scenario = adc_hex_grip_get_scenario (self);

  return self->hold == ADC_HEX_HOLD_TILE && scenario != NULL &&
         adc_scenario_find_side (scenario, self->side) != NULL &&
         is_at_hand (self, self->side, self->piece);
}

/* The board under a lifted tile or a half played card is another: it begins anew. */
static void
table_changed_cb (AdcHexGrip *self)
{
  if (self->hold != ADC_HEX_HOLD_NOTHING && !self->is_acting && !is_still_held (self))
    adc_hex_grip_drop (self);
}

/* In a battle nothing is moved by hand. */
static void
moment_changed_cb (AdcHexGrip *self)
{
  if (adc_hex_table_get_moment (self->table) != ADC_HEX_BEFORE)
    adc_hex_grip_drop (self);
}

static void
adc_hex_grip_dispose (GObject *object)
{
  AdcHexGrip *self = ADC_HEX_GRIP (object);

  let_go (self);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (adc_hex_grip_parent_class)->dispose (object);
}

static void
adc_hex_grip_class_init (AdcHexGripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_hex_grip_dispose;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_HEX_GRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[ASK] = g_signal_new ("ask", ADC_TYPE_HEX_GRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
}

static void
adc_hex_grip_init (AdcHexGrip *self)
{
  let_go (self);
}

AdcHexGrip *
adc_hex_grip_new (AdcHexTable *table)
{
  AdcHexGrip *self = g_object_new (ADC_TYPE_HEX_GRIP, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::moment", G_CALLBACK (moment_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

AdcHexHold
adc_hex_grip_get_hold (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), ADC_HEX_HOLD_NOTHING);

  return self->hold;
}

const char *
adc_hex_grip_get_side (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), NULL);

  return self->side;
}

const char *
adc_hex_grip_get_piece (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), NULL);

  return self->piece;
}

guint
adc_hex_grip_get_from (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), ADC_HEX_NOWHERE);

  return self->from;
}

guint
adc_hex_grip_get_pushed (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), ADC_HEX_NOWHERE);

  return self->pushed;
}

guint
adc_hex_grip_get_rotation (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), 0);

  return self->rotation;
}

static guint32
list_push (AdcHexGrip *self, const AdcHexPosition *position, int side)
{
  if (self->from == ADC_HEX_NOWHERE)
    return adc_hex_orders_pushers (position, side);
  if (self->pushed == ADC_HEX_NOWHERE)
    return adc_hex_orders_pushable (position, self->from);

  return adc_hex_orders_push_places (position, self->from, self->pushed);
}

static guint32
list_move (AdcHexGrip *self, const AdcHexPosition *position, int side)
{
  if (self->from != ADC_HEX_NOWHERE)
    return adc_hex_orders_reach (position, self->from) | adc_hex_bit (self->from);

  return self->piece != NULL ? adc_hex_orders_movable (position, side)
                             : adc_hex_orders_mobile (position, side);
}

guint32
adc_hex_grip_get_open (AdcHexGrip *self)
{
  const AdcHexPosition *position;
  int side;

  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), 0);

  if (self->hold == ADC_HEX_HOLD_NOTHING)
    return 0;
  if (self->hold == ADC_HEX_HOLD_TILE)
    return list_empty (self);
  if (self->hold == ADC_HEX_HOLD_LIFTED)
    return list_empty (self) | adc_hex_bit (self->from);

  position = adc_hex_grip_get_position (self);
  side = find_side (self, self->side);
  if (position == NULL || side < 0)
    return 0;

  switch (self->hold) {
  case ADC_HEX_HOLD_MOVE:
    return list_move (self, position, side);
  case ADC_HEX_HOLD_PUSH:
    return list_push (self, position, side);
  case ADC_HEX_HOLD_GRENADE:
    return adc_hex_orders_grenade (position, side);
  case ADC_HEX_HOLD_SNIPER:
    return adc_hex_orders_sniper (position, side);
  case ADC_HEX_HOLD_BOMB:
    return adc_hex_orders_bomb ();
  case ADC_HEX_HOLD_NOTHING:
  case ADC_HEX_HOLD_TILE:
  case ADC_HEX_HOLD_LIFTED:
  default:
    g_assert_not_reached ();
  }
}

gboolean
adc_hex_grip_has_tile (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), FALSE);

  return self->hold == ADC_HEX_HOLD_TILE || self->hold == ADC_HEX_HOLD_LIFTED ||
         (self->hold == ADC_HEX_HOLD_MOVE && self->from != ADC_HEX_NOWHERE);
}

static gboolean
take_card (AdcHexGrip *self, const char *side, const char *card, const char *category)
{
  const char *rule;

  if (adc_hex_table_get_battle (self->table) == NULL)
    return adc_hex_table_refuse (self->table, NULL,
                                 _("Action tiles are played on a board that the rules allow."));
  if (g_strcmp0 (category, "battle") == 0) {
    adc_hex_grip_drop (self);
    if (!adc_hex_table_spend (self->table, side, card))
      return FALSE;
    adc_hex_table_set_moment (self->table, 0);
    return TRUE;
  }

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    if (g_strcmp0 (cards[i].category, category) != 0)
      continue;
    hold (self, cards[i].hold, side, card);
    if (adc_hex_grip_get_open (self) != 0)
      return TRUE;
    rule = adc_hex_grip_get_rule (self);
    adc_hex_grip_drop (self);
    return adc_hex_table_refuse (self->table, rule,
                                 _("There is nothing on the board that this tile could be "
                                   "played on."));
  }

  return FALSE;
}

gboolean
adc_hex_grip_take (AdcHexGrip *self, const char *side, const char *piece)
{
  AdcPiece *found;
  const char *category;

  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), FALSE);
  g_return_val_if_fail (side != NULL && piece != NULL, FALSE);

  found = adc_hex_grip_find_piece (self, piece);
  if (found == NULL || !is_at_hand (self, side, piece))
    return FALSE;

  category = get_category (found);
  if (category != NULL)
    return take_card (self, side, piece, category);

  self->rotation = self->last_rotation;
  hold (self, ADC_HEX_HOLD_TILE, side, piece);
  return TRUE;
}

gboolean
adc_hex_grip_lift (AdcHexGrip *self, guint cell)
{
  AdcScenario *scenario;
  AdcScenarioSide *side;
  AdcScenarioForce *force;

  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), FALSE);
  g_return_val_if_fail (cell < ADC_HEX_CELLS, FALSE);

  scenario = adc_hex_grip_get_scenario (self);
  force = scenario != NULL ? adc_hex_edit_find_at (scenario, cell, &side) : NULL;
  if (force == NULL)
    return FALSE;

  let_go (self);
  self->from = cell;
  self->rotation = adc_hex_edit_get_number (force->settings, "rotation", ADC_HEX_DIRECTIONS - 1, 0);
  self->hold = ADC_HEX_HOLD_LIFTED;
  self->side = g_strdup (side->id);
  self->piece = g_strdup (force->unit);
  adc_hex_grip_announce (self);
  return TRUE;
}

gboolean
adc_hex_grip_take_moves (AdcHexGrip *self, const char *side)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), FALSE);
  g_return_val_if_fail (side != NULL, FALSE);

  hold (self, ADC_HEX_HOLD_MOVE, side, NULL);
  if (adc_hex_grip_get_open (self) != 0)
    return TRUE;

  adc_hex_grip_drop (self);
  return adc_hex_table_refuse (self->table, "regle-mobilite",
                               _("No tile of this army can move by itself now."));
}

void
adc_hex_grip_turn (AdcHexGrip *self, int sixths)
{
  g_return_if_fail (ADC_IS_HEX_GRIP (self));

  if (!adc_hex_grip_has_tile (self))
    return;

  self->rotation = (self->rotation + ADC_HEX_DIRECTIONS + sixths % ADC_HEX_DIRECTIONS) %
                   ADC_HEX_DIRECTIONS;
  if (self->hold == ADC_HEX_HOLD_TILE)
    self->last_rotation = self->rotation;
  adc_hex_grip_announce (self);
}

gboolean
adc_hex_grip_back (AdcHexGrip *self)
{
  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), FALSE);

  if (self->hold == ADC_HEX_HOLD_NOTHING)
    return FALSE;

  if (self->pushed != ADC_HEX_NOWHERE)
    self->pushed = ADC_HEX_NOWHERE;
  else if (self->from != ADC_HEX_NOWHERE && self->hold != ADC_HEX_HOLD_LIFTED)
    self->from = ADC_HEX_NOWHERE;
  else
    let_go (self);
  adc_hex_grip_announce (self);
  return TRUE;
}

void
adc_hex_grip_drop (AdcHexGrip *self)
{
  g_return_if_fail (ADC_IS_HEX_GRIP (self));

  if (self->hold == ADC_HEX_HOLD_NOTHING)
    return;

  let_go (self);
  adc_hex_grip_announce (self);
}
