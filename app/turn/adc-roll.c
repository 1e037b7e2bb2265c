/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-roll.h"

struct _AdcRoll {
  GObject     parent_instance;
  AdcRollPlan plan;
  gint64      time;
  guint8      faces[ADC_ROLL_MAX_DICE];
};

G_DEFINE_FINAL_TYPE (AdcRoll, adc_roll, G_TYPE_OBJECT)

gboolean
adc_roll_plan_is_sound (const AdcRollPlan *self)
{
  return self->n_dice >= 1 && self->n_dice <= ADC_ROLL_MAX_DICE && self->n_faces >= 2 &&
         self->n_faces <= ADC_DIE_MAX_FACES && self->threshold <= self->n_faces &&
         self->never <= self->n_faces;
}

void
adc_roll_plan_mend (AdcRollPlan *self)
{
  self->n_dice = CLAMP (self->n_dice, 1, ADC_ROLL_MAX_DICE);
  self->n_faces = CLAMP (self->n_faces, 2, ADC_DIE_MAX_FACES);
  self->threshold = MIN (self->threshold, self->n_faces);
  if (self->never > self->n_faces)
    self->never = 0;
}

static gboolean
is_hitting (const AdcRollPlan *plan, guint face)
{
  if (plan->threshold == 0 || face == plan->never)
    return FALSE;

  return plan->is_at_least ? face >= plan->threshold : face <= plan->threshold;
}

guint
adc_roll_plan_count (const AdcRollPlan *self)
{
  guint n = 0;

  for (guint face = 1; face <= self->n_faces; face++)
    n += is_hitting (self, face);

  return n;
}

static void
adc_roll_class_init (AdcRollClass *klass G_GNUC_UNUSED)
{
}

static void
adc_roll_init (AdcRoll *self G_GNUC_UNUSED)
{
}

AdcRoll *
adc_roll_new (const AdcRollPlan *plan, GRand *random, gint64 time)
{
  AdcRoll *self;

  g_return_val_if_fail (adc_roll_plan_is_sound (plan), NULL);

  self = g_object_new (ADC_TYPE_ROLL, NULL);
  self->plan = *plan;
  self->time = time;
  for (guint i = 0; i < plan->n_dice; i++)
    self->faces[i] = (guint8) g_rand_int_range (random, 1, (gint32) plan->n_faces + 1);

  return self;
}

const AdcRollPlan *
adc_roll_get_plan (AdcRoll *self)
{
  g_return_val_if_fail (ADC_IS_ROLL (self), NULL);

  return &self->plan;
}

gint64
adc_roll_get_time (AdcRoll *self)
{
  g_return_val_if_fail (ADC_IS_ROLL (self), 0);

  return self->time;
}

guint
adc_roll_get_face (AdcRoll *self, guint die)
{
  g_return_val_if_fail (ADC_IS_ROLL (self), 0);
  g_return_val_if_fail (die < self->plan.n_dice, 0);

  return self->faces[die];
}

gboolean
adc_roll_is_hit (AdcRoll *self, guint die)
{
  return is_hitting (&self->plan, adc_roll_get_face (self, die));
}

guint
adc_roll_count_hits (AdcRoll *self)
{
  guint n = 0;

  g_return_val_if_fail (ADC_IS_ROLL (self), 0);

  for (guint i = 0; i < self->plan.n_dice; i++)
    n += adc_roll_is_hit (self, i);

  return n;
}

guint
adc_roll_get_total (AdcRoll *self)
{
  guint total = 0;

  g_return_val_if_fail (ADC_IS_ROLL (self), 0);

  for (guint i = 0; i < self->plan.n_dice; i++)
    total += self->faces[i];

  return total;
}

char *
adc_roll_dup_faces (AdcRoll *self)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (ADC_IS_ROLL (self), g_string_free (out, FALSE));

  for (guint i = 0; i < self->plan.n_dice; i++)
    g_string_append_printf (out, i > 0 ? " %u" : "%u", self->faces[i]);

  return g_string_free (out, FALSE);
}

GVariant *
adc_roll_write (AdcRoll *self)
{
  g_return_val_if_fail (ADC_IS_ROLL (self), NULL);

  return g_variant_new ("(xuubu@ay)", self->time, self->plan.n_faces, self->plan.threshold,
                        self->plan.is_at_least, self->plan.never,
                        g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, self->faces,
                                                   self->plan.n_dice, 1));
}

AdcRoll *
adc_roll_read (GVariant *kept)
{
  g_autoptr(AdcRoll) self = NULL;
  g_autoptr(GVariant) bytes = NULL;
  const guint8 *faces;
  gsize n;

  g_return_val_if_fail (g_variant_is_of_type (kept, G_VARIANT_TYPE (ADC_ROLL_VARIANT)), NULL);

  self = g_object_new (ADC_TYPE_ROLL, NULL);
  g_variant_get (kept, "(xuubu@ay)", &self->time, &self->plan.n_faces, &self->plan.threshold,
                 &self->plan.is_at_least, &self->plan.never, &bytes);
  faces = g_variant_get_fixed_array (bytes, &n, 1);
  self->plan.n_dice = (guint) MIN (n, ADC_ROLL_MAX_DICE + 1);
  if (!adc_roll_plan_is_sound (&self->plan))
    return NULL;

  for (guint i = 0; i < self->plan.n_dice; i++) {
    if (faces[i] < 1 || faces[i] > self->plan.n_faces)
      return NULL;
    self->faces[i] = faces[i];
  }

  return g_steal_pointer (&self);
}
