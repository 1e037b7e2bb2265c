/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include <glib/gi18n-lib.h>

/* Where attack and health come from, and what cards do besides, for the reader. */

void
adc_star_say (GPtrArray *reasons, const char *rule, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (reasons, adc_reason_new (text, rule));
}

static void G_GNUC_PRINTF (4, 5)
add_up (GPtrArray *reasons, int value, const char *rule, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (reasons, adc_reason_new_value (text, value, rule));
}

char *
adc_star_format_skirmish (AdcStarClash *self, guint skirmish)
{
  const int attacker = self->battle.slots[skirmish][0].front;
  const int defender = self->battle.slots[skirmish][1].front;

  if (attacker == ADC_STAR_NONE || defender == ADC_STAR_NONE)
    /* Translators: the number of a skirmish */
    return g_strdup_printf (_("Skirmish %u"), skirmish + 1);

  /* Translators: the number of a skirmish, then the two front units */
  return g_strdup_printf (_("Skirmish %u: %s against %s"), skirmish + 1,
                          adc_star_figure (self, ADC_STAR_ATTACKER, attacker)->name,
                          adc_star_figure (self, ADC_STAR_DEFENDER, defender)->name);
}

static const char *
get_front (AdcStarClash *self, guint side, guint skirmish)
{
  return adc_star_figure (self, side, self->battle.slots[skirmish][side].front)->name;
}

/* A figure of a card that nobody knows yet stands without a number. */
static void
describe_figure (AdcStarClash *self, guint side, guint skirmish, const AdcStarStep *step,
                 GPtrArray *reasons)
{
  const AdcStarFace *face = adc_star_face (self, side, step->card);
  const gboolean is_major = step->kind == ADC_STAR_STEP_MAJOR;
  const guint figure = (is_major ? ADC_STAR_MAJOR_ATTACK : ADC_STAR_MINOR_ATTACK) +
                       (step->is_health ? 1 : 0);
  g_autofree char *label = NULL;

  if (face->is_typed)
    label = g_strdup (face->name);
  else if (is_major)
    label = g_strdup_printf (step->is_health
                                 /* Translators: the name of a card, then that of a unit */
                                 ? _("%s: major health, it shows the %s")
                                 : _("%s: major attack, it shows the %s"),
                             face->name, get_front (self, side, skirmish));
  else
    label = g_strdup_printf (step->is_health
                                 /* Translators: the name of a card, then that of a unit */
                                 ? _("%s: minor health, it does not show the %s")
                                 : _("%s: minor attack, it does not show the %s"),
                             face->name, get_front (self, side, skirmish));

  if (face->has_figure[figure])
    g_ptr_array_add (reasons, adc_reason_new_value (label, step->value, RULE_VALUES));
  else
    /* Translators: where a value comes from, which nobody knows */
    adc_star_say (reasons, NOTE_FACES, _("%s: ?"), label);
}

static void
describe_gain (AdcStarClash *self, guint side, const AdcStarStep *step, GPtrArray *reasons)
{
  const char *name = adc_star_face (self, side, step->card)->name;

  switch (step->effect) {
  case ADC_STAR_ATTACK_FLYING:
    /* Translators: the name of a card */
    add_up (reasons, step->value, RULE_VERSUS, _("%s: against a flyer"), name);
    break;
  case ADC_STAR_ATTACK_SUPPORTED:
    /* Translators: the name of a card */
    add_up (reasons, step->value, RULE_GAIN, _("%s: with a supporting unit"), name);
    break;
  case ADC_STAR_ATTACK:
  case ADC_STAR_HEALTH:
    /* Translators: the name of a card */
    add_up (reasons, step->value, RULE_GAIN, _("%s: gain"), name);
    break;
  default: /* it adds nothing: adc_star_clash_describe_marks () */
    break;
  }
}

static void
describe_idle (AdcStarClash *self, guint side, guint skirmish, const AdcStarStep *step,
               GPtrArray *reasons)
{
  const AdcStarUnit *unit = &self->battle.sides[side].units[step->unit];
  const int enemy = self->battle.slots[skirmish][!side].front;
  const char *name = adc_star_figure (self, side, step->unit)->name;

  if (!adc_star_can_hit (unit, &self->battle.sides[!side].units[enemy]))
    /* Translators: the name of a supporting unit, then that of the enemy's front unit */
    adc_star_say (reasons, RULE_SUPPORT, _("%s in support: it cannot hit the %s, and adds nothing"),
                  name, adc_star_figure (self, !side, enemy)->name);
  else
    /* Translators: the name of a supporting unit */
    adc_star_say (reasons, RULE_SUPPORT,
                  _("%s in support: the enemy’s card takes the support away"), name);
}

/* What the side has in every skirmish: the order's part, and what was typed in. */
static void
describe_side (AdcStarClash *self, guint side, const AdcStarStep *step, GPtrArray *reasons)
{
  const int typed = step->is_health ? step->value : self->parties[side].attack;

  if (step->value != typed)
    add_up (reasons, step->value - typed, RULE_SPECIAL, _("Special mobilisation order"));
  if (typed != 0)
    /* Translators: something that was typed in for all skirmishes of a side */
    add_up (reasons, typed, NULL, _("Modifier of the side"));
}

static void
describe_step (AdcStarClash *self, guint side, guint skirmish, const AdcStarStep *step,
               GPtrArray *reasons)
{
  switch (step->kind) {
  case ADC_STAR_STEP_MAJOR:
  case ADC_STAR_STEP_MINOR:
    describe_figure (self, side, skirmish, step, reasons);
    break;
  case ADC_STAR_STEP_GAIN:
    describe_gain (self, side, step, reasons);
    break;
  case ADC_STAR_STEP_SUPPORT:
    if (adc_star_figure (self, side, step->unit)->has_support)
      /* Translators: the name of a unit */
      add_up (reasons, step->value, RULE_SUPPORT, _("%s in support"),
              adc_star_figure (self, side, step->unit)->name);
    else
      /* Translators: the name of a unit */
      adc_star_say (reasons, RULE_SUPPORT, _("%s in support: ?"),
                    adc_star_figure (self, side, step->unit)->name);
    break;
  case ADC_STAR_STEP_IDLE_SUPPORT:
    describe_idle (self, side, skirmish, step, reasons);
    break;
  case ADC_STAR_STEP_SIDE:
    describe_side (self, side, step, reasons);
    break;
  case ADC_STAR_STEP_UNIT:
    /* Translators: something that was typed in for a unit, whose name follows */
    add_up (reasons, step->value, NULL, _("Modifier of the %s"),
            adc_star_figure (self, side, step->unit)->name);
    break;
  case ADC_STAR_STEP_AIR_SUPPORT:
    add_up (reasons, step->value, RULE_AIR_SUPPORT, _("Air Support of the base, against a flyer"));
    break;
  case ADC_STAR_STEP_CANCELLED: /* adc_star_clash_describe_marks () */
  case ADC_STAR_STEP_VOID:
  default:
    break;
  }
}

static int
sum_up (GPtrArray *reasons)
{
  int sum = 0;

  for (guint i = 0; i < reasons->len; i++)
    sum += ((const AdcReason *) reasons->pdata[i])->has_value
               ? ((const AdcReason *) reasons->pdata[i])->value
               : 0;

  return sum;
}

/* What lies face down stands first, where its value will be. */
static void
describe_unknown (AdcStarClash *self, guint side, guint skirmish, GPtrArray *reasons)
{
  const AdcStarCamp *camp = &self->bouts[skirmish].camps[side];

  if (camp->card_state == ADC_STAR_CARD_FACE_DOWN)
    adc_star_say (reasons, RULE_CARDS, self->advised == (int) side ? _("Card still to be laid: ?")
                                                                   : _("Card face down: ?"));
  if (camp->card_state == ADC_STAR_CARD_CANCELLED)
    adc_star_say (reasons, NOTE_CANCEL, _("Card drawn instead of the one cancelled: ?"));
  if (camp->reinforcement_state == ADC_STAR_CARD_FACE_DOWN)
    adc_star_say (reasons, RULE_REINFORCEMENT, _("Second card face down: ?"));
}

void
adc_star_clash_describe_steps (AdcStarClash *self, guint side, guint skirmish)
{
  AdcStarCamp *camp = &self->bouts[skirmish].camps[side];
  GArray *steps = self->steps[skirmish][side];

  describe_unknown (self, side, skirmish, camp->attack_steps);
  describe_unknown (self, side, skirmish, camp->health_steps);
  for (guint i = 0; i < steps->len; i++) {
    const AdcStarStep *step = &g_array_index (steps, AdcStarStep, i);

    describe_step (self, side, skirmish, step,
                   step->is_health ? camp->health_steps : camp->attack_steps);
  }
  if (sum_up (camp->attack_steps) < 0)
    adc_star_say (camp->attack_steps, RULE_VALUES, _("No value is below 0"));
  if (sum_up (camp->health_steps) < 0)
    adc_star_say (camp->health_steps, RULE_VALUES, _("No value is below 0"));
}

/* An ability that adds nothing to either value. */
static void
mark_ability (AdcStarClash *self, guint side, guint skirmish, const AdcStarStep *step,
              GPtrArray *marks)
{
  const char *name = adc_star_face (self, side, step->card)->name;
  const char *front = get_front (self, side, skirmish);

  switch (step->effect) {
  case ADC_STAR_NO_ENEMY_SUPPORT:
    /* Translators: the name of a card */
    adc_star_say (marks, RULE_SUPPORT, _("%s: the enemy’s supporting units add nothing"), name);
    break;
  case ADC_STAR_CLOAKING:
    /* Translators: the name of a card, then that of a unit */
    adc_star_say (marks, RULE_CLOAKING, _("%s: cloaking for the %s"), name, front);
    break;
  case ADC_STAR_DETECTOR:
    /* Translators: the name of a card */
    adc_star_say (marks, RULE_DETECTOR, _("%s: detector"), name);
    break;
  case ADC_STAR_CANCEL:
    /* Translators: the name of a card */
    adc_star_say (marks, RULE_CANCEL, _("%s: cancels one of the enemy’s cards"), name);
    break;
  case ADC_STAR_SACRIFICE:
    /* Translators: the name of a card, then that of a unit */
    adc_star_say (marks, NOTE_SACRIFICE, _("%s: the %s is sacrificed, and the enemy’s front unit "
                                           "falls with it if it flies"),
                  name, front);
    break;
  case ADC_STAR_SPLASH_LIGHT:
    /* Translators: the name of a card */
    adc_star_say (marks, RULE_SPLASH, _("%s: splash damage on Marines, Zealots and Zerglings"),
                  name);
    break;
  case ADC_STAR_SPLASH_GROUND:
    /* Translators: the name of a card */
    adc_star_say (marks, RULE_SPLASH, _("%s: splash damage on ground units"), name);
    break;
  case ADC_STAR_SPLASH_FLYING:
    /* Translators: the name of a card */
    adc_star_say (marks, RULE_SPLASH, _("%s: splash damage on flyers"), name);
    break;
  case ADC_STAR_SPLASH_ANY:
    /* Translators: the name of a card */
    adc_star_say (marks, RULE_SPLASH, _("%s: splash damage on any unit"), name);
    break;
  default:
    break;
  }
}

/* Keywords that units bring along. */
static void
mark_units (AdcStarClash *self, guint side, guint skirmish, GPtrArray *marks)
{
  const AdcStarSlot *slot = &self->battle.slots[skirmish][side];

  for (int i = -1; i < (int) slot->n_supports; i++) {
    const int index = i < 0 ? slot->front : slot->supports[i];
    const AdcStarUnit *unit = &self->battle.sides[side].units[index];

    if (unit->has_cloaking)
      /* Translators: the name of a unit */
      adc_star_say (marks, RULE_CLOAKING, _("%s: cloaking"),
                    adc_star_figure (self, side, index)->name);
    if (unit->is_detector)
      /* Translators: the name of a unit */
      adc_star_say (marks, RULE_DETECTOR, _("%s: detector"),
                    adc_star_figure (self, side, index)->name);
  }
  if (self->battle.sides[side].has_air_support)
    adc_star_say (marks, RULE_AIR_SUPPORT, _("Air Support of the base: detector"));
}

/* A card that counts and splashes, nobody knows on whom. */
static void
mark_vague (AdcStarClash *self, guint side, guint skirmish, GPtrArray *marks)
{
  const AdcStarSlot *slot = &self->battle.slots[skirmish][side];
  const AdcStarCamp *camp = &self->bouts[skirmish].camps[side];
  const int cards[] = { camp->card_state == ADC_STAR_CARD_MAJOR ? slot->card : ADC_STAR_NONE,
                        camp->reinforcement_state == ADC_STAR_CARD_COUNTS ? slot->reinforcement
                                                                          : ADC_STAR_NONE };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    if (cards[i] >= 0 && adc_star_face (self, side, cards[i])->is_vague)
      /* Translators: the name of a card */
      adc_star_say (marks, RULE_SPLASH, _("%s: splash damage, but whom it takes is not known"),
                    adc_star_face (self, side, cards[i])->name);
}

void
adc_star_clash_describe_marks (AdcStarClash *self, guint side, guint skirmish)
{
  GPtrArray *marks = self->bouts[skirmish].camps[side].marks;
  GArray *steps = self->steps[skirmish][side];

  for (guint i = 0; i < steps->len; i++) {
    const AdcStarStep *step = &g_array_index (steps, AdcStarStep, i);

    if (step->kind == ADC_STAR_STEP_CANCELLED)
      /* Translators: the name of a card */
      adc_star_say (marks, RULE_CANCEL, _("%s: cancelled, discarded without effect"),
                    adc_star_face (self, side, step->card)->name);
    else if (step->kind == ADC_STAR_STEP_VOID)
      /* Translators: the name of a card */
      adc_star_say (marks, RULE_REINFORCEMENT, _("%s: it shows nobody who makes it count, and is "
                                                 "discarded without effect"),
                    adc_star_face (self, side, step->card)->name);
    else if (step->kind == ADC_STAR_STEP_GAIN)
      mark_ability (self, side, skirmish, step, marks);
  }
  mark_vague (self, side, skirmish, marks);
  mark_units (self, side, skirmish, marks);
}
