/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include "adc-battle-report.h"

#include <glib/gi18n-lib.h>

static void battle_iface_init (AdcBattleInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcStarClash, adc_star_clash, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

static const char * const sides[] = { "attacker", "defender", NULL };

static GPtrArray *
list_notes (AdcBattle *battle)
{
  return adc_reason_copy_list (ADC_STAR_CLASH (battle)->notes);
}

static AdcResolution *
resolve (AdcBattle *battle)
{
  return adc_star_clash_tell (ADC_STAR_CLASH (battle));
}

static AdcForecast *
forecast (AdcBattle *battle, AdcProgress progress, gpointer data, GCancellable *cancellable,
          GError **error)
{
  return adc_star_clash_forecast (ADC_STAR_CLASH (battle), progress, data, cancellable, error);
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_notes = list_notes;
  iface->resolve = resolve;
  iface->forecast = forecast;
}

static void
clear_figure (gpointer data)
{
  AdcStarFigure *figure = data;

  g_free (figure->id);
  g_free (figure->unit);
  g_free (figure->name);
}

static void
clear_face (gpointer data)
{
  AdcStarFace *face = data;

  g_free (face->id);
  g_free (face->piece);
  g_free (face->name);
}

static void
clear_party (AdcStarParty *party)
{
  g_free (party->id);
  g_free (party->name);
  g_free (party->race);
  g_free (party->race_name);
  g_array_unref (party->figures);
  g_array_unref (party->faces);
  for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
    g_free (party->hidden[i]);
    g_free (party->covered[i]);
  }
}

static void
clear_camp (AdcStarCamp *camp)
{
  g_free ((gpointer) camp->supports); /* the names in it are borrowed */
  g_ptr_array_unref (camp->attack_steps);
  g_ptr_array_unref (camp->health_steps);
  g_ptr_array_unref (camp->marks);
  g_ptr_array_unref (camp->verdict);
}

static void
adc_star_clash_finalize (GObject *object)
{
  AdcStarClash *self = ADC_STAR_CLASH (object);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    clear_party (&self->parties[side]);
    for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
      clear_camp (&self->bouts[i].camps[side]);
      g_array_unref (self->steps[i][side]);
    }
  }
  g_clear_object (&self->scenario);
  g_free (self->edition);
  g_free (self->area);
  g_free (self->obstacle);
  g_ptr_array_unref (self->ending);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->assumptions);
  G_OBJECT_CLASS (adc_star_clash_parent_class)->finalize (object);
}

static void
adc_star_clash_class_init (AdcStarClashClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_star_clash_finalize;
}

static GPtrArray *
create_reasons (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
}

static void
prepare_camp (AdcStarCamp *camp)
{
  camp->attack_steps = create_reasons ();
  camp->health_steps = create_reasons ();
  camp->marks = create_reasons ();
  camp->verdict = create_reasons ();
}

static void
adc_star_clash_init (AdcStarClash *self)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    AdcStarParty *party = &self->parties[side];

    party->id = g_strdup (sides[side]);
    party->figures = g_array_new (FALSE, FALSE, sizeof (AdcStarFigure));
    party->faces = g_array_new (FALSE, FALSE, sizeof (AdcStarFace));
    g_array_set_clear_func (party->figures, clear_figure);
    g_array_set_clear_func (party->faces, clear_face);
    for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
      self->battle.slots[i][side].front = ADC_STAR_NONE;
      self->battle.slots[i][side].card = ADC_STAR_UNKNOWN;
      self->battle.slots[i][side].reinforcement = ADC_STAR_NONE;
      self->steps[i][side] = g_array_new (FALSE, FALSE, sizeof (AdcStarStep));
      prepare_camp (&self->bouts[i].camps[side]);
    }
  }
  self->battle.limit = -1;
  self->advised = -1;
  self->ending = create_reasons ();
  self->notes = create_reasons ();
  self->assumptions = create_reasons ();
}

static AdcBattle *
prepare (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  g_autoptr(AdcStarClash) self = g_object_new (ADC_TYPE_STAR_CLASH, NULL);
  const guint n_faults = faults->len;

  self->scenario = adc_scenario_copy (scenario);
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++) {
    const AdcScenarioSide *side = adc_scenario_find_side (scenario, sides[i]);

    self->parties[i].name = g_strdup (side != NULL ? adc_scenario_get_side_name (game, side)
                                                   : sides[i]);
  }
  if (!adc_star_clash_read (self, game, faults))
    return NULL;

  adc_star_clash_check (self, faults);
  if (adc_faults_forbid (faults, n_faults))
    return NULL;

  adc_star_clash_fight (self);
  adc_star_clash_ask (self, game, faults);
  adc_star_clash_judge (self);
  adc_star_clash_note (self);
  adc_star_clash_state_assumptions (self);
  return ADC_BATTLE (g_steal_pointer (&self));
}

/* “Skirmish 1”, and the second card of it; NULL when the id is no place of one. */
static const char *
get_skirmish_name (const char *id)
{
  const guint number = g_ascii_digit_value (id[0]);
  g_autofree char *name = NULL;

  if (!g_ascii_isdigit (id[0]) || number < 1 || number > ADC_STAR_MAX_SKIRMISHES)
    return NULL;

  if (id[1] == '\0' || g_str_equal (id + 1, ":card"))
    /* Translators: the number of a skirmish */
    name = g_strdup_printf (_("Skirmish %u"), number);
  else if (g_str_equal (id + 1, ":reinforcement"))
    /* Translators: the number of a skirmish; a card is played in it as a reinforcement */
    name = g_strdup_printf (_("Skirmish %u, as a reinforcement"), number);

  return name != NULL ? g_intern_string (name) : NULL;
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
    { "nobody", N_("Nobody") },
    { "attacker-units", N_("Units of the attacker alive") },
    { "defender-units", N_("Units of the defender alive") },
    { "attacker-retreats", N_("The attacker retreats") },
    { "defender-retreats", N_("The defender retreats") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].id, id))
      return _(names[i].name);

  return get_skirmish_name (id);
}

const AdcEngine adc_star_engine = {
  .game = "starcraft",
  .prepare = prepare,
  .get_name = get_name,
  .sides = sides,
  .first = "premiere-bataille",
  .sides_are_factions = TRUE,
  .has_cards = TRUE,
};

gboolean
adc_star_clash_knows_values (AdcStarClash *self, guint side)
{
  for (guint i = 0; i < self->battle.sides[side].n_units; i++)
    if (!adc_star_figure (self, side, i)->has_value)
      return FALSE;

  return TRUE;
}

guint
adc_star_clash_count_unknown (AdcStarClash *self, guint side, gboolean reinforcements)
{
  guint n = 0;

  for (guint i = 0; i < self->battle.n_skirmishes; i++) {
    const AdcStarSlot *slot = &self->battle.slots[i][side];

    n += (reinforcements ? slot->reinforcement : slot->card) == ADC_STAR_UNKNOWN;
  }

  return n;
}

const AdcStarBattle *
adc_star_clash_get_state (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), NULL);

  return &self->battle;
}

guint
adc_star_clash_get_n_skirmishes (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), 0);

  return self->battle.n_skirmishes;
}

const AdcStarBout *
adc_star_clash_get_skirmish (AdcStarClash *self, guint skirmish)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), NULL);
  g_return_val_if_fail (skirmish < self->battle.n_skirmishes, NULL);

  return &self->bouts[skirmish];
}

const char *
adc_star_clash_get_unit (AdcStarClash *self, guint side, guint unit)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), NULL);
  g_return_val_if_fail (side < ADC_STAR_N_SIDES, NULL);
  g_return_val_if_fail (unit < self->battle.sides[side].n_units, NULL);

  return adc_star_figure (self, side, unit)->id;
}

gboolean
adc_star_clash_is_laid_out (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), FALSE);

  return self->is_laid_out;
}

gboolean
adc_star_clash_is_missing (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), FALSE);

  return self->is_missing;
}

gboolean
adc_star_clash_is_settled (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), FALSE);

  return self->is_settled;
}

int
adc_star_clash_get_advised (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), -1);

  return self->advised;
}

const AdcStarEnd *
adc_star_clash_get_end (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), NULL);

  return self->is_settled ? &self->end : NULL;
}

GPtrArray *
adc_star_clash_get_ending (AdcStarClash *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), NULL);

  return self->ending;
}

guint
adc_star_clash_count_pool (AdcStarClash *self, guint side, gboolean reinforcements)
{
  const AdcStarSide *numbers;
  guint n = 0;

  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), 0);
  g_return_val_if_fail (side < ADC_STAR_N_SIDES, 0);

  numbers = &self->battle.sides[side];
  for (guint i = 0; i < numbers->n_cards; i++)
    n += (numbers->pool & ((guint64) 1 << i)) != 0 &&
         numbers->cards[i].is_reinforcement == reinforcements;

  return n;
}

guint
adc_star_clash_count_faceless (AdcStarClash *self, guint side)
{
  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), 0);
  g_return_val_if_fail (side < ADC_STAR_N_SIDES, 0);

  return self->parties[side].n_faceless;
}

AdcScenario *
adc_star_clash_lay (AdcStarClash *self, AdcScenario *scenario, const AdcPlan *plan)
{
  AdcScenario *copy;

  g_return_val_if_fail (ADC_IS_STAR_CLASH (self), NULL);
  g_return_val_if_fail (ADC_IS_SCENARIO (scenario), NULL);
  g_return_val_if_fail (plan != NULL, NULL);

  copy = adc_scenario_copy (scenario);
  for (guint i = 0; i < plan->steps->len; i++) {
    const AdcPlanStep *step = plan->steps->pdata[i];
    AdcScenarioForce *force = step->from != NULL ? adc_scenario_find_force (copy, step->from, NULL)
                                                 : NULL;

    if (force != NULL) { /* what is drawn unseen stays unknown */
      g_free (force->place);
      force->place = g_strdup (step->at);
    }
  }

  return copy;
}
