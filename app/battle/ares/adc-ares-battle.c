/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include <glib/gi18n-lib.h>

const char * const adc_ares_side_ids[] = { "attacker", "defender", NULL };

static void battle_iface_init (AdcBattleInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcAresBattle, adc_ares_battle, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

static GPtrArray *
list_shots (AdcBattle *battle)
{
  return adc_ares_battle_list_shots (ADC_ARES_BATTLE (battle));
}

static GPtrArray *
list_notes (AdcBattle *battle)
{
  return adc_reason_copy_list (ADC_ARES_BATTLE (battle)->notes);
}

static AdcForecast *
forecast (AdcBattle *battle, AdcProgress progress, gpointer data, GCancellable *cancellable,
          GError **error)
{
  return adc_ares_battle_forecast (ADC_ARES_BATTLE (battle), progress, data, cancellable, error);
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_shots = list_shots;
  iface->list_notes = list_notes;
  iface->forecast = forecast;
}

static void
adc_ares_battle_finalize (GObject *object)
{
  AdcAresBattle *self = ADC_ARES_BATTLE (object);

  for (guint i = 0; i < self->line.n_forces; i++) {
    g_free (self->cards[i].id);
    g_free (self->cards[i].name);
    g_free (self->cards[i].unit);
  }
  for (guint i = 0; i < self->n_types; i++) {
    g_free (self->types[i].id);
    g_free (self->types[i].score_stat);
    g_free (self->types[i].score_title);
    g_free (self->types[i].title);
  }
  g_array_unref (self->records);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->assumptions);
  g_clear_object (&self->scenario);
  G_OBJECT_CLASS (adc_ares_battle_parent_class)->finalize (object);
}

static void
adc_ares_battle_class_init (AdcAresBattleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_ares_battle_finalize;
}

static void
adc_ares_battle_init (AdcAresBattle *self)
{
  self->records = g_array_new (FALSE, FALSE, sizeof (AdcAresRecord));
  self->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  self->assumptions = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
}

static AdcBattle *
prepare (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  g_autoptr(AdcAresBattle) self = g_object_new (ADC_TYPE_ARES_BATTLE, NULL);
  const guint n_faults = faults->len;

  self->scenario = adc_scenario_copy (scenario);
  if (!adc_ares_battle_read (self, game, faults))
    return NULL;

  adc_ares_battle_check (self, faults);
  if (adc_faults_forbid (faults, n_faults))
    return NULL;

  adc_ares_line_start (&self->line);
  if (!adc_ares_battle_replay (self, faults))
    return NULL;

  adc_ares_battle_check_moment (self, faults);
  adc_ares_battle_ask (self, faults);
  adc_ares_battle_note (self);
  adc_ares_battle_state_assumptions (self);
  return ADC_BATTLE (g_steal_pointer (&self));
}

static const char *
get_name (const char *id)
{
  static const struct {
    const char *id;
    const char *name;
  } names[] = {
    { "attacker", N_("Attacker") },
    { "defender", N_("Defender") },
    { "base-left", N_("Base card, left") },
    { "base-right", N_("Base card, right") },
    { "empty-buildings", N_("Empty buildings destroyed") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].id, id))
      return _(names[i].name);

  return NULL;
}

const AdcEngine adc_ares_engine = {
  .game = "ares",
  .prepare = prepare,
  .get_name = get_name,
  .sides = adc_ares_side_ids,
};

guint
adc_ares_battle_get_n_columns (AdcAresBattle *self)
{
  return self->line.layout.n_columns;
}

guint
adc_ares_battle_get_n_forces (AdcAresBattle *self)
{
  return self->line.n_forces;
}

void
adc_ares_battle_get_force (AdcAresBattle *self, guint index, AdcAresForceInfo *info)
{
  const AdcAresLine *line = &self->line;
  const AdcAresForce *force;
  const AdcAresCard *card;
  gboolean is_in_group;
  guint hits;

  g_return_if_fail (ADC_IS_ARES_BATTLE (self));
  g_return_if_fail (index < line->n_forces);

  force = &line->forces[index];
  card = &self->cards[index];
  hits = line->hits[index];
  is_in_group = !self->is_over && card->has_initiative && line->group < line->n_initiatives &&
                line->initiatives[line->group] == force->initiative;
  *info = (AdcAresForceInfo) {
    .id = card->id,
    .name = card->name,
    .unit = card->unit,
    .type = card->has_type ? self->types[force->type].id : NULL,
    .side = force->side,
    .position = adc_ares_layout_get_position (line, &line->layout, index),
    .column = line->layout.column[index],
    .rank = line->layout.rank[index],
    .n_units = adc_ares_force_count_units (force, hits),
    .is_damaged = force->hits_per_unit == 2 && MIN (hits, force->body) % 2 == 1,
    .shield = hits > force->body ? hits - force->body : 0,
    .n_hits = hits,
    .has_initiative = card->has_initiative,
    .initiative = force->initiative,
  };
  if (info->position == ADC_ARES_AWAY) {
    info->n_units += card->n_waiting;
    return;
  }

  info->has_fired = (line->has_fired & (1u << index)) ||
                    (card->has_initiative && (line->group >= line->n_initiatives ||
                                              force->initiative > line->initiatives[line->group]));
  info->is_firing = is_in_group && !info->has_fired && line->retreat[force->side] != line->round;
}

gboolean
adc_ares_battle_find_force (AdcAresBattle *self, const char *id, AdcAresForceInfo *info)
{
  g_return_val_if_fail (ADC_IS_ARES_BATTLE (self), FALSE);

  for (guint i = 0; i < self->line.n_forces; i++)
    if (g_strcmp0 (self->cards[i].id, id) == 0) {
      adc_ares_battle_get_force (self, i, info);
      return TRUE;
    }

  return FALSE;
}

const char *
adc_ares_battle_get_force_at (AdcAresBattle *self, AdcAresSide side, guint column, guint rank)
{
  guint index;

  g_return_val_if_fail (ADC_IS_ARES_BATTLE (self), NULL);

  index = adc_ares_layout_find (&self->line, &self->line.layout, side, column, rank);
  return index != ADC_ARES_NOWHERE ? self->cards[index].id : NULL;
}

gboolean
adc_ares_battle_has_base_cards (AdcAresBattle *self)
{
  return self->line.has_base_cards;
}

guint
adc_ares_battle_get_round (AdcAresBattle *self)
{
  return self->line.round;
}

guint
adc_ares_battle_get_n_rounds (AdcAresBattle *self)
{
  return self->line.n_rounds;
}

guint
adc_ares_battle_get_rerolls (AdcAresBattle *self, AdcAresSide side)
{
  return self->line.rerolls[side];
}

guint
adc_ares_battle_get_recon (AdcAresBattle *self, AdcAresSide side)
{
  const gboolean is_placed =
      self->line.layout.n_columns > 0; /* before, everybody waits and counts */
  guint recon = 0;

  for (guint i = 0; i < self->line.n_forces; i++)
    if (self->line.forces[i].side == side &&
        (is_placed ? adc_ares_layout_has (&self->line.layout, i) : self->cards[i].n_waiting > 0))
      recon += self->line.forces[i].recon;

  return recon;
}

guint
adc_ares_battle_get_n_destroyed (AdcAresBattle *self)
{
  return self->line.n_destroyed;
}

gboolean
adc_ares_battle_is_over (AdcAresBattle *self, const char **winner)
{
  if (winner != NULL)
    *winner = self->is_over ? adc_ares_side_ids[self->winner] : NULL;

  return self->is_over;
}

gboolean
adc_ares_battle_can_retreat (AdcAresBattle *self, AdcAresSide side, AdcReason **why_not)
{
  const gboolean is_forbidden = side == ADC_ARES_DEFENDER && self->line.has_base_cards;

  if (is_forbidden && why_not != NULL)
    *why_not = adc_reason_new (_("The defender of a Base cannot retreat, except in a raid"),
                               RULE_RETREAT);

  return !is_forbidden;
}

guint
adc_ares_battle_get_n_records (AdcAresBattle *self)
{
  return self->records->len;
}

void
adc_ares_battle_get_record (AdcAresBattle *self, guint index, AdcAresRecord *record)
{
  g_return_if_fail (index < self->records->len);

  *record = g_array_index (self->records, AdcAresRecord, index);
}
