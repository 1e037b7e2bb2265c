/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-words.h"

#include <glib/gi18n-lib.h>

/* The battle as the terminal, the clipboard and the printer tell it. */

static const char *
get_force (AdcHexBattle *self, guint cell)
{
  return cell < ADC_HEX_CELLS ? self->forces[cell] : NULL;
}

static void
add_forces (AdcHexBattle *self, GPtrArray *ids, guint32 cells)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if ((cells & adc_hex_bit (cell)) && self->forces[cell] != NULL)
      g_ptr_array_add (ids, g_strdup (self->forces[cell]));
}

static char *
format_phase (guint initiative)
{
  /* Translators: a phase of the battle */
  return g_strdup_printf (_("Initiative %u"), initiative);
}

/* Who would act at an initiative if nothing changed before. */
static guint32
find_actors (AdcHexBattle *self, int initiative)
{
  const AdcHexSurvey *survey = &self->survey;
  guint32 actors = 0;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    for (guint i = 0; i < survey->n_actions[cell]; i++)
      if ((survey->occupied & ~survey->netted & adc_hex_bit (cell)) &&
          survey->actions[cell][i] == initiative)
        actors |= adc_hex_bit (cell);

  return actors;
}

static void
tell_order (AdcHexBattle *self, AdcResolution *resolution)
{
  for (int initiative = G_MAXINT8; initiative >= 0; initiative--) {
    const guint32 actors = find_actors (self, initiative);

    if (actors != 0) {
      g_autofree char *label = format_phase (initiative);

      add_forces (self, adc_resolution_add_order (resolution, initiative, label)->actors, actors);
    }
  }
}

static const char *
get_kind (AdcHexEventKind kind)
{
  static const char * const names[] = {
    [ADC_HEX_EVENT_BLOW] = "blow",       [ADC_HEX_EVENT_SHOT] = "shot",
    [ADC_HEX_EVENT_BEAM] = "beam",       [ADC_HEX_EVENT_BLAST] = "blast",
    [ADC_HEX_EVENT_CONVERT] = "convert", [ADC_HEX_EVENT_HEAL] = "heal",
    [ADC_HEX_EVENT_RELAY] = "relay",     [ADC_HEX_EVENT_SPENT] = "spent",
    [ADC_HEX_EVENT_WOUND] = "wound",     [ADC_HEX_EVENT_DEATH] = "death",
    [ADC_HEX_EVENT_POINTS] = "points",
  };

  return names[kind];
}

/* From whom it comes and whom it befalls, and the figures that have a sense. */
static void
fill_in (AdcHexBattle *self, AdcHappening *happening, const AdcHexEvent *event)
{
  switch (event->kind) {
  case ADC_HEX_EVENT_BLOW:
  case ADC_HEX_EVENT_SHOT:
  case ADC_HEX_EVENT_BEAM:
    happening->direction = g_strdup (adc_hex_direction_id (event->direction));
    happening->strength = event->strength;
    happening->stopped = event->armour;
    happening->amount = event->wounds;
    break;
  case ADC_HEX_EVENT_BLAST:
    if (event->at != event->cell)
      happening->amount = event->wounds;
    break;
  case ADC_HEX_EVENT_CONVERT: /* by the quartermaster */
    happening->direction = g_strdup (adc_hex_direction_id (event->direction));
    happening->from = g_strdup (get_force (self, event->at));
    happening->at = g_strdup (get_force (self, event->cell));
    return;
  case ADC_HEX_EVENT_WOUND:
  case ADC_HEX_EVENT_POINTS:
    happening->amount = event->wounds;
    happening->at = g_strdup (get_force (self, event->cell));
    return;
  case ADC_HEX_EVENT_SPENT:
  case ADC_HEX_EVENT_DEATH:
    happening->at = g_strdup (get_force (self, event->cell));
    return;
  case ADC_HEX_EVENT_HEAL:
    happening->amount = event->wounds;
    break;
  case ADC_HEX_EVENT_RELAY:
    break;
  }

  happening->from = g_strdup (get_force (self, event->cell));
  happening->at = g_strdup (get_force (self, event->at));
}

static gboolean
is_attack (const AdcHexEvent *event)
{
  return event->kind == ADC_HEX_EVENT_BLOW || event->kind == ADC_HEX_EVENT_SHOT ||
         event->kind == ADC_HEX_EVENT_BEAM;
}

/* How many attacks of its tile meet nobody; 0 when one of them meets somebody, which is then all
 * that is told. */
static guint
count_idle (const AdcHexPhase *phase, guint cell)
{
  guint n_idle = 0;

  for (guint i = 0; i < phase->n_events; i++) {
    const AdcHexEvent *event = &phase->events[i];

    if (event->cell != cell || !is_attack (event))
      continue;
    if (event->at != ADC_HEX_NOWHERE)
      return 0;
    n_idle++;
  }

  return n_idle;
}

static void
tell_event (AdcHexBattle *self, AdcStage *stage, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const char *rule = NULL;
  g_autofree char *text = adc_hex_battle_describe_event (self, phase, event, &rule);

  fill_in (self, adc_stage_add (stage, get_kind (event->kind), text, rule), event);
}

/* A tile that strikes all round is not told six times to have met nobody. */
static void
tell_idle (AdcHexBattle *self, AdcStage *stage, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const guint n_idle = count_idle (phase, event->cell);
  g_autofree char *text = NULL;

  for (const AdcHexEvent *other = phase->events; other < event; other++)
    if (other->cell == event->cell && is_attack (other))
      return;

  if (n_idle == 1) {
    tell_event (self, stage, phase, event);
  } else if (n_idle > 1) {
    /* Translators: a tile */
    text = g_strdup_printf (_("%s attacks and meets nobody"),
                            adc_hex_name (self, event->cell));
    adc_stage_add (stage, get_kind (event->kind), text, RULE_BATTLE)->from =
      g_strdup (get_force (self, event->cell));
  }
}

/* Tiles that leave the board in the phase. */
static guint32
find_dead (const AdcHexPhase *phase)
{
  guint32 dead = 0;

  for (guint i = 0; i < phase->n_events; i++)
    if (phase->events[i].kind == ADC_HEX_EVENT_DEATH)
      dead |= adc_hex_bit (phase->events[i].cell);

  return dead;
}

static void
tell_phase (AdcHexBattle *self, AdcResolution *resolution, const AdcHexPhase *phase)
{
  g_autofree char *label = format_phase (phase->initiative);
  AdcStage *stage = adc_resolution_add_stage (resolution, phase->initiative, label);

  add_forces (self, stage->actors, phase->acting);
  for (guint i = 0; i < phase->n_events; i++) {
    const AdcHexEvent *event = &phase->events[i];

    if (is_attack (event) && event->at == ADC_HEX_NOWHERE)
      tell_idle (self, stage, phase, event);
    else
      tell_event (self, stage, phase, event);
  }
  add_forces (self, stage->losses, find_dead (phase));
}

static void
tell_decisions (AdcHexBattle *self, AdcResolution *resolution)
{
  for (guint i = 0; i < self->result.n_questions; i++) {
    const AdcHexQuestion *question = &self->result.questions[i];
    g_autofree char *text = adc_hex_battle_describe_question (self, i);
    AdcDecision *decision = adc_resolution_add_decision (resolution,
                                                         self->players[question->side].id,
                                                         question->phase, text);

    for (guint j = 0; j < question->n_options; j++)
      g_ptr_array_add (decision->options, adc_hex_battle_describe_option (self, i, j));
    decision->taken = question->taken;
    decision->is_given = adc_hex_battle_is_decided (self, i);
  }
}

static void
tell_totals (AdcHexBattle *self, AdcResolution *resolution)
{
  const AdcHexState *end = &self->result.end;

  for (guint i = 0; i < self->position.n_sides; i++) {
    const AdcHexPlayer *player = &self->players[i];

    if (self->position.is_scored)
      adc_resolution_add_total (resolution, player->id, _("Points scored"), player->score,
                                player->score + end->scored[i]);
    else if (adc_hex_find_hq (&self->position, i) != ADC_HEX_NOWHERE)
      adc_resolution_add_total (resolution, player->id, _("Points of the HQs"),
                                self->position.points[i], end->points[i]);
  }
}

/* Those that leave once it is over, because their HQ does, are lost as well. */
static void
tell_end (AdcHexBattle *self, AdcResolution *resolution)
{
  const guint32 lost = self->survey.occupied & ~self->result.end.alive;
  GPtrArray *phases = self->record->phases;
  const char *rule = NULL;
  g_autofree char *text = adc_hex_battle_describe_end (self, &rule);

  add_forces (self, resolution->survivors, self->result.end.alive);
  add_forces (self, resolution->losses, lost);
  if (text != NULL) {
    AdcStage *stage = adc_resolution_add_stage (resolution, -1, _("After the battle"));
    guint32 dead = 0;

    adc_stage_add (stage, "end", text, rule);
    for (guint i = 0; i < phases->len; i++)
      dead |= find_dead (phases->pdata[i]);
    add_forces (self, stage->losses, lost & ~dead);
  }
}

static void
tell_names (AdcHexBattle *self, AdcResolution *resolution)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (self->forces[cell] != NULL)
      adc_resolution_set_name (resolution, self->forces[cell], self->names[cell]);
  for (guint i = 0; i < self->spares->len; i++) {
    const AdcHexSpare *spare = self->spares->pdata[i];
    g_autofree char *name = g_strdup_printf (spare->is_discarded
                                               /* Translators: the name of a tile */
                                               ? _("%s (discarded)")
                                               /* Translators: the name of a tile */
                                               : _("%s (in hand)"),
                                             spare->title);

    adc_resolution_set_name (resolution, spare->force, name);
  }
}

AdcResolution *
adc_hex_battle_tell (AdcHexBattle *self)
{
  AdcResolution *resolution = adc_resolution_new ();

  resolution->picture = adc_hex_battle_draw (self);
  resolution->caption = g_strdup (adc_hex_battle_get_caption ());
  tell_names (self, resolution);
  tell_order (self, resolution);
  for (guint i = 0; i < self->record->phases->len; i++)
    tell_phase (self, resolution, self->record->phases->pdata[i]);
  tell_decisions (self, resolution);
  tell_totals (self, resolution);
  tell_end (self, resolution);

  return resolution;
}
