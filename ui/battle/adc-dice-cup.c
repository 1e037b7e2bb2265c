/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-dice-cup.h"

typedef struct {
  guint    first;
  guint    again;
  gboolean is_chosen;
} Die;

struct _AdcDiceCup {
  GObject  parent_instance;
  GArray  *dice;   /* of Die */
  GArray  *fallen; /* of guint: which die fell, a die thrown again twice; the last one last */
  guint    n_faces;
  guint    needed;
  gboolean is_at_least;
  guint    n_rerolls;
};

G_DEFINE_FINAL_TYPE (AdcDiceCup, adc_dice_cup, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static Die *
get_die (AdcDiceCup *self, guint die)
{
  return &g_array_index (self->dice, Die, die);
}

static gboolean
hits (AdcDiceCup *self, guint face)
{
  if (self->needed == 0)
    return FALSE;

  return self->is_at_least ? face >= self->needed : face <= self->needed;
}

/* The place that is filled next, or NULL. */
static guint *
find_place (AdcDiceCup *self, guint *die)
{
  for (guint i = 0; i < self->dice->len; i++)
    if (get_die (self, i)->first == 0) {
      *die = i;
      return &get_die (self, i)->first;
    }
  for (guint i = 0; i < self->dice->len; i++)
    if (get_die (self, i)->is_chosen && get_die (self, i)->again == 0) {
      *die = i;
      return &get_die (self, i)->again;
    }

  return NULL;
}

static gboolean
fill (AdcDiceCup *self, guint face)
{
  guint die;
  guint *place = find_place (self, &die);

  if (place == NULL)
    return FALSE;

  *place = face;
  g_array_append_val (self->fallen, die);
  return TRUE;
}

static void
forget_last_fall (AdcDiceCup *self, guint die)
{
  for (guint i = self->fallen->len; i > 0; i--)
    if (g_array_index (self->fallen, guint, i - 1) == die) {
      g_array_remove_index (self->fallen, i - 1);
      return;
    }
}

/* A die that hits is not thrown again. */
static void
drop_idle_choice (AdcDiceCup *self, guint die)
{
  Die *d = get_die (self, die);

  if (d->again == 0 && (d->first == 0 || hits (self, d->first)))
    d->is_chosen = FALSE;
}

static void
adc_dice_cup_finalize (GObject *object)
{
  AdcDiceCup *self = ADC_DICE_CUP (object);

  g_array_unref (self->dice);
  g_array_unref (self->fallen);
  G_OBJECT_CLASS (adc_dice_cup_parent_class)->finalize (object);
}

static void
adc_dice_cup_class_init (AdcDiceCupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_dice_cup_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_DICE_CUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_dice_cup_init (AdcDiceCup *self)
{
  self->dice = g_array_new (FALSE, TRUE, sizeof (Die));
  self->fallen = g_array_new (FALSE, FALSE, sizeof (guint));
}

AdcDiceCup *
adc_dice_cup_new (guint n_dice, guint n_faces, guint needed, gboolean is_at_least, guint n_rerolls)
{
  AdcDiceCup *self = g_object_new (ADC_TYPE_DICE_CUP, NULL);

  g_array_set_size (self->dice, n_dice);
  self->n_faces = n_faces;
  self->needed = needed;
  self->is_at_least = is_at_least;
  self->n_rerolls = n_rerolls;

  return self;
}

guint
adc_dice_cup_get_n_dice (AdcDiceCup *self)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self), 0);

  return self->dice->len;
}

guint
adc_dice_cup_get_n_faces (AdcDiceCup *self)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self), 0);

  return self->n_faces;
}

guint
adc_dice_cup_get_first (AdcDiceCup *self, guint die)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self) && die < self->dice->len, 0);

  return get_die (self, die)->first;
}

guint
adc_dice_cup_get_again (AdcDiceCup *self, guint die)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self) && die < self->dice->len, 0);

  return get_die (self, die)->again;
}

guint
adc_dice_cup_get_face (AdcDiceCup *self, guint die)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self) && die < self->dice->len, 0);

  return get_die (self, die)->again > 0 ? get_die (self, die)->again : get_die (self, die)->first;
}

gboolean
adc_dice_cup_is_hit (AdcDiceCup *self, guint die)
{
  const guint face = adc_dice_cup_get_face (self, die);

  return face > 0 && hits (self, face);
}

gboolean
adc_dice_cup_is_chosen (AdcDiceCup *self, guint die)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self) && die < self->dice->len, FALSE);

  return get_die (self, die)->is_chosen;
}

gboolean
adc_dice_cup_can_choose (AdcDiceCup *self, guint die)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self) && die < self->dice->len, FALSE);

  for (guint i = 0; i < self->dice->len; i++)
    if (get_die (self, i)->first == 0)
      return FALSE;

  return !get_die (self, die)->is_chosen && !hits (self, get_die (self, die)->first) &&
         adc_dice_cup_count_rerolls (self) > 0;
}

/* A die that fell again stays chosen: it cannot be thrown a third time. */
void
adc_dice_cup_set_chosen (AdcDiceCup *self, guint die, gboolean chosen)
{
  g_return_if_fail (ADC_IS_DICE_CUP (self) && die < self->dice->len);

  if (chosen ? !adc_dice_cup_can_choose (self, die)
             : !get_die (self, die)->is_chosen || get_die (self, die)->again > 0)
    return;

  get_die (self, die)->is_chosen = chosen;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
adc_dice_cup_is_waiting (AdcDiceCup *self)
{
  guint die;

  g_return_val_if_fail (ADC_IS_DICE_CUP (self), FALSE);

  return find_place (self, &die) != NULL;
}

gboolean
adc_dice_cup_is_begun (AdcDiceCup *self)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self), FALSE);

  return self->fallen->len > 0;
}

guint
adc_dice_cup_count_hits (AdcDiceCup *self)
{
  guint n_hits = 0;

  g_return_val_if_fail (ADC_IS_DICE_CUP (self), 0);

  for (guint i = 0; i < self->dice->len; i++)
    n_hits += adc_dice_cup_is_hit (self, i);

  return n_hits;
}

guint
adc_dice_cup_count_throws (AdcDiceCup *self)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self), 0);

  return self->fallen->len;
}

guint
adc_dice_cup_count_rerolls (AdcDiceCup *self)
{
  guint n_left;

  g_return_val_if_fail (ADC_IS_DICE_CUP (self), 0);

  n_left = self->n_rerolls;
  for (guint i = 0; i < self->dice->len && n_left > 0; i++)
    n_left -= get_die (self, i)->is_chosen;

  return n_left;
}

gboolean
adc_dice_cup_put (AdcDiceCup *self, guint face)
{
  g_return_val_if_fail (ADC_IS_DICE_CUP (self), FALSE);

  if (face == 0 || face > self->n_faces || !fill (self, face))
    return FALSE;

  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
adc_dice_cup_roll (AdcDiceCup *self, GRand *random)
{
  gboolean has_changed = FALSE;

  g_return_if_fail (ADC_IS_DICE_CUP (self));
  g_return_if_fail (random != NULL);

  while (adc_dice_cup_is_waiting (self))
    has_changed = fill (self, g_rand_int_range (random, 1, self->n_faces + 1));
  if (has_changed)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_dice_cup_take_back (AdcDiceCup *self, guint die)
{
  Die *d;

  g_return_if_fail (ADC_IS_DICE_CUP (self) && die < self->dice->len);

  d = get_die (self, die);
  if (d->first == 0)
    return;

  if (d->again > 0)
    d->again = 0;
  else
    d->first = 0;
  forget_last_fall (self, die);
  drop_idle_choice (self, die);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_dice_cup_take_last (AdcDiceCup *self)
{
  g_return_if_fail (ADC_IS_DICE_CUP (self));

  if (self->fallen->len > 0)
    adc_dice_cup_take_back (self, g_array_index (self->fallen, guint, self->fallen->len - 1));
}

void
adc_dice_cup_empty (AdcDiceCup *self)
{
  guint n_dice;

  g_return_if_fail (ADC_IS_DICE_CUP (self));

  if (!adc_dice_cup_is_begun (self))
    return;

  n_dice = self->dice->len;
  g_array_set_size (self->dice, 0);
  g_array_set_size (self->dice, n_dice);
  g_array_set_size (self->fallen, 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_dice_cup_write (AdcDiceCup *self, AdcScenarioShot *shot)
{
  g_autofree gboolean *fell = NULL;

  g_return_if_fail (ADC_IS_DICE_CUP (self));
  g_return_if_fail (shot != NULL);

  for (guint i = 0; i < self->dice->len; i++)
    adc_scenario_shot_add_die (shot, get_die (self, i)->first);

  fell = g_new0 (gboolean, self->dice->len);
  for (guint i = 0; i < self->fallen->len; i++) {
    const guint die = g_array_index (self->fallen, guint, i);

    if (fell[die])
      adc_scenario_shot_add_reroll (shot, die, get_die (self, die)->again);
    fell[die] = TRUE;
  }
}

char *
adc_dice_cup_format (AdcDiceCup *self)
{
  GString *text;

  g_return_val_if_fail (ADC_IS_DICE_CUP (self), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < self->dice->len; i++) {
    const Die *die = get_die (self, i);

    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", die->first);
    if (die->again > 0)
      g_string_append_printf (text, "→%u", die->again);
  }

  return g_string_free (text, FALSE);
}
