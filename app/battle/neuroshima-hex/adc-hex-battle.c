/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-reader.h"
#include "adc-hex-words.h"

#include <glib/gi18n-lib.h>

#define MAX_BATTLES 3000 /* resolved for what is best: about a frame's worth */

static void battle_iface_init (AdcBattleInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcHexBattle, adc_hex_battle, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

static void
free_kind (gpointer data)
{
  AdcHexKindOfTile *kind = data;

  g_free (kind->id);
  g_free (kind->title);
  g_clear_pointer (&kind->tile, adc_hex_tile_free);
  g_free (kind);
}

static void
free_spare (gpointer data)
{
  AdcHexSpare *spare = data;

  g_free (spare->force);
  g_free (spare->title);
  g_free (spare);
}

static GPtrArray *
list_notes (AdcBattle *battle)
{
  GPtrArray *notes = ADC_HEX_BATTLE (battle)->notes;
  GPtrArray *copy = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  for (guint i = 0; i < notes->len; i++) {
    const AdcReason *note = notes->pdata[i];

    g_ptr_array_add (copy, adc_reason_new (note->label, note->rule));
  }

  return copy;
}

static AdcResolution *
resolve (AdcBattle *battle)
{
  return adc_hex_battle_tell (ADC_HEX_BATTLE (battle));
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_notes = list_notes;
  iface->resolve = resolve;
}

static void
adc_hex_battle_finalize (GObject *object)
{
  AdcHexBattle *self = ADC_HEX_BATTLE (object);

  for (guint i = 0; i < ADC_HEX_PLAYERS; i++) {
    g_free (self->players[i].id);
    g_free (self->players[i].name);
  }
  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    g_free (self->forces[i]);
    g_free (self->names[i]);
  }
  g_ptr_array_unref (self->kinds);
  g_ptr_array_unref (self->spares);
  g_ptr_array_unref (self->notes);
  adc_hex_record_free (self->record);
  G_OBJECT_CLASS (adc_hex_battle_parent_class)->finalize (object);
}

static void
adc_hex_battle_class_init (AdcHexBattleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_hex_battle_finalize;
}

static void
adc_hex_battle_init (AdcHexBattle *self)
{
  self->kinds = g_ptr_array_new_with_free_func (free_kind);
  self->spares = g_ptr_array_new_with_free_func (free_spare);
  self->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  self->record = adc_hex_record_new ();
  self->is_exact = TRUE;
}

/* What is best from the last answer on; the answers must not be the best ones themselves. */
static void
choose (AdcHexBattle *self, const AdcHexAnswers *answers, AdcHexAnswers *best, AdcHexResult *result)
{
  if (!adc_hex_choose (&self->position, answers, MAX_BATTLES, best, result))
    self->is_exact = FALSE;
}

/* The decisions of the scenario as far as they fit; FALSE when one of them does not. */
static gboolean
take_decisions (AdcHexBattle *self, const char *text, AdcHexAnswers *answers)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  AdcHexResult *result = &self->result;
  AdcHexAnswers best = { 0 };
  gboolean is_best_known = FALSE;
  gboolean fits = TRUE;

  adc_hex_resolve (&self->position, answers, result, NULL);
  for (guint i = 0; words[i] != NULL; i++) {
    const gboolean is_open = g_str_equal (words[i], "-");
    const guint option = (guint) g_ascii_strtoull (words[i], NULL, 10);

    if (*words[i] == '\0')
      continue;

    if (answers->n >= result->n_questions) {
      fits &= is_open;
      continue;
    }

    if (!is_open && option < result->questions[answers->n].n_options) {
      self->decided |= (guint32) 1 << answers->n;
      answers->options[answers->n++] = option;
      is_best_known = FALSE;
    } else {
      fits &= is_open;
      if (!is_best_known) {
        AdcHexResult end;

        choose (self, answers, &best, &end);
        is_best_known = TRUE;
      }
      answers->options[answers->n] = best.options[answers->n];
      answers->n++;
    }
    adc_hex_resolve (&self->position, answers, result, NULL);
  }

  return fits;
}

static void
work_out (AdcHexBattle *self, AdcScenario *scenario, GPtrArray *faults)
{
  const char *decisions = adc_settings_get (adc_scenario_get_settings (scenario), "decisions", "");
  AdcHexAnswers answers = { 0 };
  AdcHexAnswers best = { 0 };

  if (!take_decisions (self, decisions, &answers))
    adc_faults_append (faults, ADC_FAULT_MOMENTARY, adc_scenario_get_line (scenario, "decisions"),
                       NULL, NULL,
                       _("A decision of the scenario does not fit this battle: what is best for "
                         "its owner is taken instead"));
  choose (self, &answers, &best, &self->result);
  adc_hex_resolve (&self->position, &best, &self->result, self->record);
}

static AdcBattle *
prepare (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  AdcHexBattle *self;

  if (!adc_hex_check (game, scenario, faults))
    return NULL;

  self = g_object_new (ADC_TYPE_HEX_BATTLE, NULL);
  adc_hex_battle_read (self, game, scenario);
  adc_hex_survey (&self->position, &self->survey);
  work_out (self, scenario, faults);
  adc_hex_battle_note (self);

  return ADC_BATTLE (self);
}

static const char * const sides[] = { "moloch", "posterunek", NULL };

const AdcEngine adc_hex_engine = {
  .game = "neuroshima-hex",
  .prepare = prepare,
  .sides = sides,
  .first = "exemple-bataille", /* the battle of the illustrated game */
};

const AdcHexPosition *
adc_hex_battle_get_position (AdcHexBattle *self)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);

  return &self->position;
}

const char *
adc_hex_battle_get_force (AdcHexBattle *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);

  return cell < ADC_HEX_CELLS ? self->forces[cell] : NULL;
}

guint
adc_hex_battle_get_cell (AdcHexBattle *self, const char *force)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), ADC_HEX_NOWHERE);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (self->forces[cell] != NULL && g_strcmp0 (self->forces[cell], force) == 0)
      return cell;

  return ADC_HEX_NOWHERE;
}

const char *
adc_hex_battle_get_side (AdcHexBattle *self, guint side)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);
  g_return_val_if_fail (side < self->position.n_sides, NULL);

  return self->players[side].id;
}

const AdcHexSurvey *
adc_hex_battle_get_survey (AdcHexBattle *self)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);

  return &self->survey;
}

const AdcHexRecord *
adc_hex_battle_get_record (AdcHexBattle *self)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);

  return self->record;
}

const AdcHexResult *
adc_hex_battle_get_result (AdcHexBattle *self)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);

  return &self->result;
}

gboolean
adc_hex_battle_is_decided (AdcHexBattle *self, guint question)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), FALSE);

  return question < self->result.n_questions && (self->decided & ((guint32) 1 << question));
}

gboolean
adc_hex_battle_is_exact (AdcHexBattle *self)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), FALSE);

  return self->is_exact;
}

void
adc_hex_battle_try_option (AdcHexBattle *self, guint question, guint option, AdcHexResult *result)
{
  AdcHexAnswers answers = { 0 };
  AdcHexAnswers best = { 0 };

  g_return_if_fail (ADC_IS_HEX_BATTLE (self));
  g_return_if_fail (question < self->result.n_questions);
  g_return_if_fail (option < self->result.questions[question].n_options);

  for (guint i = 0; i < question; i++)
    answers.options[answers.n++] = self->result.questions[i].taken;
  answers.options[answers.n++] = option;
  adc_hex_choose (&self->position, &answers, MAX_BATTLES, &best, result);
}

const AdcHexKindOfTile *
adc_hex_battle_find_kind (AdcHexBattle *self, const char *id)
{
  for (guint i = 0; i < self->kinds->len; i++) {
    const AdcHexKindOfTile *kind = self->kinds->pdata[i];

    if (g_strcmp0 (kind->id, id) == 0)
      return kind;
  }

  return NULL;
}

const AdcHexTile *
adc_hex_battle_find_tile (AdcHexBattle *self, const char *unit)
{
  const AdcHexKindOfTile *kind;

  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);

  kind = adc_hex_battle_find_kind (self, unit);
  return kind != NULL ? kind->tile : NULL;
}

AdcScenario *
adc_hex_battle_decide (AdcHexBattle *self, AdcScenario *scenario, guint question, int option)
{
  g_autoptr(GString) decisions = g_string_new (NULL);
  gsize end = 0; /* of the last that is no dash: those after it say nothing */
  AdcScenario *copy;

  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);
  g_return_val_if_fail (question < self->result.n_questions, NULL);
  g_return_val_if_fail (option < (int) self->result.questions[question].n_options, NULL);

  for (guint i = 0; i <= question; i++) {
    const int taken = i == question                          ? option
                      : adc_hex_battle_is_decided (self, i) ? self->result.questions[i].taken
                                                             : -1;

    if (i > 0)
      g_string_append_c (decisions, ' ');
    if (taken < 0) {
      g_string_append_c (decisions, '-');
    } else {
      g_string_append_printf (decisions, "%d", taken);
      end = decisions->len;
    }
  }

  g_string_truncate (decisions, end);
  copy = adc_scenario_copy (scenario);
  adc_scenario_set (copy, "decisions", end > 0 ? decisions->str : NULL);

  return copy;
}

gboolean
adc_hex_battle_is_destroyed (AdcHexBattle *self, guint side)
{
  const guint hq = adc_hex_find_hq (&self->position, side);

  return hq != ADC_HEX_NOWHERE && !(self->result.end.alive & adc_hex_bit (hq));
}

static void
set_number (GHashTable *settings, const char *name, guint number, guint unless)
{
  g_autofree char *text = number != unless ? g_strdup_printf ("%u", number) : NULL;

  adc_settings_set (settings, name, text);
}

static void
discard (AdcScenarioForce *force)
{
  static const char * const settings[] = { "rotation", "wounds", "points" };

  g_clear_pointer (&force->place, g_free);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    adc_settings_set (force->settings, settings[i], NULL);
  adc_settings_set (force->settings, "pile", "discard");
}

static void
conclude_tile (AdcHexBattle *self, AdcScenario *scenario, guint cell)
{
  const AdcHexPiece *piece = &self->position.cells[cell];
  const gboolean is_hq = piece->tile->kind == ADC_HEX_HQ;
  AdcScenarioForce *force = adc_scenario_find_force (scenario, self->forces[cell], NULL);

  if (force == NULL) /* the scenario is another one */
    return;

  if (self->result.end.alive & adc_hex_bit (cell)) {
    if (is_hq)
      set_number (force->settings, "points", self->result.end.points[piece->side],
                  ADC_HEX_HQ_POINTS);
    else
      set_number (force->settings, "wounds", self->result.end.wounds[cell], 0);
  } else if (is_hq) {
    adc_scenario_remove_force (scenario, self->forces[cell]);
  } else {
    discard (force);
  }
}

AdcScenario *
adc_hex_battle_conclude (AdcHexBattle *self, AdcScenario *scenario)
{
  AdcScenario *copy;

  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);
  g_return_val_if_fail (ADC_IS_SCENARIO (scenario), NULL);

  copy = adc_scenario_copy (scenario);
  adc_scenario_set (copy, "decisions", NULL);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (self->forces[cell] != NULL)
      conclude_tile (self, copy, cell);
  for (guint i = 0; self->position.is_scored && i < self->position.n_sides; i++) {
    AdcScenarioSide *side = adc_scenario_find_side (copy, self->players[i].id);

    if (side != NULL)
      set_number (side->settings, "score",
                  MIN (self->players[i].score + self->result.end.scored[i], ADC_HEX_MAX_SCORE), 0);
  }

  return copy;
}
