/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-table-private.h"

#include "adc-piece.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (AdcHexTable, adc_hex_table, G_TYPE_OBJECT)

enum { PROP_MOMENT = 1, PROP_EVENT, PROP_CELL, PROP_SIDE, PROP_PREVIEW, N_PROPS };
static GParamSpec *properties[N_PROPS];

enum { CHANGED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Whether nothing but the players' decisions, or their names, sets them apart. */
static gboolean
is_same_layout (AdcScenario *a, AdcScenario *b)
{
  g_autoptr(AdcScenario) plain_a = NULL;
  g_autoptr(AdcScenario) plain_b = NULL;

  if (a == NULL || b == NULL)
    return FALSE;
  if (a == b)
    return TRUE;

  plain_a = adc_scenario_copy (a);
  plain_b = adc_scenario_copy (b);
  adc_scenario_set (plain_a, "decisions", NULL);
  adc_scenario_set (plain_b, "decisions", NULL);
  adc_scenario_take_title (plain_a, NULL);
  adc_scenario_take_title (plain_b, NULL);
  return adc_scenario_equal (plain_a, plain_b);
}

/* Whoever is at work on an army stays with it; another document starts with its first one. */
static void
settle_side (AdcHexTable *self, gboolean is_opened)
{
  GPtrArray *sides = self->scenario != NULL ? adc_scenario_get_sides (self->scenario) : NULL;

  if (!is_opened && self->side != NULL && sides != NULL &&
      adc_scenario_find_side (self->scenario, self->side) != NULL)
    return;

  adc_hex_table_set_side (self, sides != NULL && sides->len > 0
                                  ? ((AdcScenarioSide *) sides->pdata[0])->id
                                  : NULL);
}

static AdcHexBattle *
get_session_battle (AdcBattleSession *session)
{
  AdcBattle *battle = adc_battle_session_get_battle (session);

  return ADC_IS_HEX_BATTLE (battle) ? ADC_HEX_BATTLE (battle) : NULL;
}

/* Everything is up to date before anybody is told. */
static void
session_changed_cb (AdcHexTable *self)
{
  AdcHexBattle *battle = NULL;
  AdcScenario *scenario = NULL;
  const gboolean was_over = self->moment == adc_hex_table_get_n_phases (self);
  gboolean is_same;
  gboolean is_opened;

  if (self->session != NULL) {
    battle = get_session_battle (self->session);
    scenario = adc_battle_session_get_scenario (self->session);
  }

  g_object_freeze_notify (G_OBJECT (self));
  is_same = is_same_layout (self->scenario, scenario);
  is_opened = self->scenario == NULL || scenario == NULL ||
              (!is_same && g_strcmp0 (adc_scenario_get_title (self->scenario),
                                      adc_scenario_get_title (scenario)) != 0);
  adc_hex_table_set_preview (self, NULL, 0); /* its tiles are those of the old battle */
  g_set_object (&self->scenario, scenario);
  g_set_object (&self->battle, battle);
  adc_hex_table_set_event (self, -1);
  /* Another decision may make the battle longer; whoever was at its end stays there. */
  adc_hex_table_set_moment (self, !is_same   ? ADC_HEX_BEFORE
                                  : was_over ? adc_hex_table_get_n_phases (self)
                                             : self->moment);
  settle_side (self, is_opened);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
adc_hex_table_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AdcHexTable *self = ADC_HEX_TABLE (object);

  switch (property_id) {
  case PROP_MOMENT:
    g_value_set_int (value, self->moment);
    break;
  case PROP_EVENT:
    g_value_set_int (value, self->event);
    break;
  case PROP_CELL:
    g_value_set_uint (value, self->cell);
    break;
  case PROP_SIDE:
    g_value_set_string (value, self->side);
    break;
  case PROP_PREVIEW:
    g_value_set_pointer (value, self->n_preview > 0 ? self->preview : NULL);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_hex_table_dispose (GObject *object)
{
  AdcHexTable *self = ADC_HEX_TABLE (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_func (self->session, session_changed_cb, self);
  self->n_preview = 0;
  g_clear_object (&self->session);
  g_clear_object (&self->battle);
  g_clear_object (&self->scenario);
  G_OBJECT_CLASS (adc_hex_table_parent_class)->dispose (object);
}

static void
adc_hex_table_finalize (GObject *object)
{
  g_free (ADC_HEX_TABLE (object)->side);
  G_OBJECT_CLASS (adc_hex_table_parent_class)->finalize (object);
}

static void
adc_hex_table_class_init (AdcHexTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = adc_hex_table_get_property;
  object_class->dispose = adc_hex_table_dispose;
  object_class->finalize = adc_hex_table_finalize;
  properties[PROP_MOMENT] = g_param_spec_int ("moment", NULL, NULL, ADC_HEX_BEFORE, G_MAXINT,
                                              ADC_HEX_BEFORE, flags);
  properties[PROP_EVENT] = g_param_spec_int ("event", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_CELL] = g_param_spec_uint ("cell", NULL, NULL, 0, ADC_HEX_NOWHERE,
                                             ADC_HEX_NOWHERE, flags);
  properties[PROP_SIDE] = g_param_spec_string ("side", NULL, NULL, NULL, flags);
  properties[PROP_PREVIEW] = g_param_spec_pointer ("preview", NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_HEX_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", ADC_TYPE_HEX_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
adc_hex_table_init (AdcHexTable *self)
{
  self->moment = ADC_HEX_BEFORE;
  self->event = -1;
  self->cell = ADC_HEX_NOWHERE;
}

AdcHexTable *
adc_hex_table_new (void)
{
  return g_object_new (ADC_TYPE_HEX_TABLE, NULL);
}

AdcBattleSession *
adc_hex_table_get_session (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), NULL);

  return self->session;
}

void
adc_hex_table_set_session (AdcHexTable *self, AdcBattleSession *session)
{
  g_return_if_fail (ADC_IS_HEX_TABLE (self));
  g_return_if_fail (session == NULL || ADC_IS_BATTLE_SESSION (session));

  if (self->session == session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_func (self->session, session_changed_cb, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self,
                             G_CONNECT_SWAPPED);
  session_changed_cb (self);
}

AdcGame *
adc_hex_table_get_game (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), NULL);

  return self->session != NULL ? adc_battle_session_get_game (self->session) : NULL;
}

AdcHexBattle *
adc_hex_table_get_battle (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), NULL);

  return self->battle;
}

int
adc_hex_table_get_moment (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), ADC_HEX_BEFORE);

  return self->moment;
}

void
adc_hex_table_set_moment (AdcHexTable *self, int moment)
{
  int allowed;

  g_return_if_fail (ADC_IS_HEX_TABLE (self));

  allowed = self->battle == NULL
              ? ADC_HEX_BEFORE
              : CLAMP (moment, ADC_HEX_BEFORE, adc_hex_table_get_n_phases (self));
  if (self->moment == allowed)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  self->moment = allowed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOMENT]);
  adc_hex_table_set_event (self, -1);
  g_object_thaw_notify (G_OBJECT (self));
}

int
adc_hex_table_get_n_phases (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), 0);

  return self->battle != NULL ? (int) adc_hex_battle_get_record (self->battle)->phases->len : 0;
}

static const AdcHexPhase *
get_phase (AdcHexTable *self)
{
  if (self->moment < 0 || self->moment >= adc_hex_table_get_n_phases (self))
    return NULL;

  return adc_hex_battle_get_record (self->battle)->phases->pdata[self->moment];
}

int
adc_hex_table_get_event (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), -1);

  return self->event;
}

void
adc_hex_table_set_event (AdcHexTable *self, int event)
{
  const AdcHexPhase *phase;
  int allowed;

  g_return_if_fail (ADC_IS_HEX_TABLE (self));

  phase = get_phase (self);
  allowed = phase != NULL && event >= 0 && event < (int) phase->n_events ? event : -1;
  if (self->event == allowed)
    return;

  self->event = allowed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EVENT]);
}

static void
get_first_state (const AdcHexPosition *position, AdcHexState *state)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    if (position->cells[cell].tile == NULL)
      continue;
    state->alive |= adc_hex_bit (cell);
    state->wounds[cell] = position->cells[cell].wounds;
  }
  memcpy (state->points, position->points, sizeof (state->points));
}

void
adc_hex_table_get_state (AdcHexTable *self, AdcHexState *state, const AdcHexPhase **phase)
{
  const AdcHexPhase *shown;

  g_return_if_fail (ADC_IS_HEX_TABLE (self));
  g_return_if_fail (state != NULL);

  memset (state, 0, sizeof (*state));
  shown = get_phase (self);
  if (phase != NULL)
    *phase = shown;
  if (self->battle == NULL)
    return;

  if (shown != NULL)
    *state = shown->before;
  else if (self->moment == ADC_HEX_BEFORE)
    get_first_state (adc_hex_battle_get_position (self->battle), state);
  else
    *state = adc_hex_battle_get_result (self->battle)->end;
}

guint
adc_hex_table_get_cell (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), ADC_HEX_NOWHERE);

  return self->cell;
}

void
adc_hex_table_set_cell (AdcHexTable *self, guint cell)
{
  g_return_if_fail (ADC_IS_HEX_TABLE (self));
  g_return_if_fail (cell < ADC_HEX_CELLS || cell == ADC_HEX_NOWHERE);

  if (self->cell == cell)
    return;

  self->cell = cell;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CELL]);
}

const char *
adc_hex_table_get_side (AdcHexTable *self)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), NULL);

  return self->side;
}

void
adc_hex_table_set_side (AdcHexTable *self, const char *side)
{
  char *copy;

  g_return_if_fail (ADC_IS_HEX_TABLE (self));
  g_return_if_fail (side == NULL || (self->scenario != NULL &&
                                     adc_scenario_find_side (self->scenario, side) != NULL));

  if (g_strcmp0 (self->side, side) == 0)
    return;

  copy = g_strdup (side); /* it may be the one we have */
  g_free (self->side);
  self->side = copy;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDE]);
}

const AdcHexPlacement *
adc_hex_table_get_preview (AdcHexTable *self, guint *n)
{
  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), NULL);

  if (n != NULL)
    *n = self->n_preview;
  return self->n_preview > 0 ? self->preview : NULL;
}

void
adc_hex_table_set_preview (AdcHexTable *self, const AdcHexPlacement *placements, guint n)
{
  g_return_if_fail (ADC_IS_HEX_TABLE (self));
  g_return_if_fail (n <= G_N_ELEMENTS (self->preview));
  g_return_if_fail (n == 0 || placements != NULL);

  if (n == 0 && self->n_preview == 0)
    return;

  if (n > 0)
    memmove (self->preview, placements, n * sizeof (*placements));
  self->n_preview = n;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PREVIEW]);
}

guint
adc_hex_table_count_left (AdcHexTable *self, const char *side, const char *piece)
{
  AdcScenarioSide *owner;
  AdcEntry *entry;
  guint n_used;
  int copies;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), 0);
  g_return_val_if_fail (side != NULL && piece != NULL, 0);

  owner = self->scenario != NULL ? adc_scenario_find_side (self->scenario, side) : NULL;
  entry = owner != NULL ? adc_game_lookup (adc_hex_table_get_game (self), piece) : NULL;
  if (!ADC_IS_PIECE (entry) ||
      !adc_value_get_integer (adc_piece_get_value (ADC_PIECE (entry), "copies"), &copies))
    return 0;

  n_used = adc_hex_edit_count (owner, piece);
  return copies > (int) n_used ? copies - n_used : 0;
}

guint
adc_hex_table_count_in (AdcHexTable *self, const char *side, const char *piece, const char *pile)
{
  AdcScenarioSide *owner;
  guint n = 0;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), 0);
  g_return_val_if_fail (side != NULL && piece != NULL, 0);

  owner = self->scenario != NULL ? adc_scenario_find_side (self->scenario, side) : NULL;
  for (guint i = 0; owner != NULL && i < owner->forces->len; i++) {
    const AdcScenarioForce *force = owner->forces->pdata[i];

    if (g_strcmp0 (force->unit, piece) == 0 &&
        g_strcmp0 (adc_hex_edit_get_pile (force), pile) == 0)
      n++;
  }

  return n;
}

/* A file may be impossible from the start: then anything goes that may put it right. */
gboolean
adc_hex_table_try (AdcHexTable *self, AdcScenario *copy)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (adc_hex_table_get_game (self), copy, faults);

  if (battle != NULL || self->battle == NULL) {
    adc_battle_session_edit (self->session, copy);
    return TRUE;
  }

  for (guint i = 0; i < faults->len; i++) {
    if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE) {
      g_signal_emit (self, signals[REFUSED], 0, faults->pdata[i]);
      return FALSE;
    }
  }

  return adc_hex_table_refuse (self, NULL, _("The rules do not allow this."));
}

gboolean
adc_hex_table_refuse (AdcHexTable *self, const char *rule, const char *message)
{
  AdcFault *fault;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (message != NULL, FALSE);

  fault = adc_fault_new (ADC_FAULT_IMPOSSIBLE, 0, NULL, rule, message);
  g_signal_emit (self, signals[REFUSED], 0, fault);
  adc_fault_free (fault);
  return FALSE;
}
