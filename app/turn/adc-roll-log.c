/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-roll-log.h"

struct _AdcRollLog {
  GObject     parent_instance;
  GPtrArray  *rolls;
  AdcRollPlan plan;
};

static GType
get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_ROLL;
}

static guint
get_n_items (GListModel *model)
{
  return ADC_ROLL_LOG (model)->rolls->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *rolls = ADC_ROLL_LOG (model)->rolls;

  return position < rolls->len ? g_object_ref (rolls->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcRollLog, adc_roll_log, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
adc_roll_log_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_ROLL_LOG (object)->rolls);
  G_OBJECT_CLASS (adc_roll_log_parent_class)->finalize (object);
}

static void
adc_roll_log_class_init (AdcRollLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_roll_log_finalize;
}

static void
adc_roll_log_init (AdcRollLog *self)
{
  self->rolls = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcRollLog *
adc_roll_log_new (const AdcDieKind *usual)
{
  AdcRollLog *self = g_object_new (ADC_TYPE_ROLL_LOG, NULL);

  self->plan = (AdcRollPlan){
    .n_dice = usual != NULL ? usual->n_usual : 1,
    .n_faces = usual != NULL ? usual->n_faces : 6,
    .is_at_least = usual == NULL || usual->is_at_least,
    .never = usual != NULL ? usual->never : 0,
  };
  adc_roll_plan_mend (&self->plan);

  return self;
}

const AdcRollPlan *
adc_roll_log_get_plan (AdcRollLog *self)
{
  g_return_val_if_fail (ADC_IS_ROLL_LOG (self), NULL);

  return &self->plan;
}

void
adc_roll_log_set_plan (AdcRollLog *self, const AdcRollPlan *plan)
{
  g_return_if_fail (ADC_IS_ROLL_LOG (self));

  self->plan = *plan;
  adc_roll_plan_mend (&self->plan);
}

AdcRoll *
adc_roll_log_throw (AdcRollLog *self, GRand *random, gint64 time)
{
  guint n_before;

  g_return_val_if_fail (ADC_IS_ROLL_LOG (self), NULL);

  n_before = self->rolls->len;
  if (n_before == ADC_ROLL_LOG_MAX) {
    g_ptr_array_remove_index (self->rolls, n_before - 1);
    g_list_model_items_changed (G_LIST_MODEL (self), n_before - 1, 1, 0);
  }
  g_ptr_array_insert (self->rolls, 0, adc_roll_new (&self->plan, random, time));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, 1);

  return self->rolls->pdata[0];
}

GPtrArray *
adc_roll_log_clear (AdcRollLog *self)
{
  GPtrArray *before;

  g_return_val_if_fail (ADC_IS_ROLL_LOG (self), NULL);

  before = self->rolls;
  self->rolls = g_ptr_array_new_with_free_func (g_object_unref);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before->len, 0);

  return before;
}

void
adc_roll_log_put_back (AdcRollLog *self, GPtrArray *rolls)
{
  guint n_before, n_added;

  g_return_if_fail (ADC_IS_ROLL_LOG (self));

  n_before = self->rolls->len;
  n_added = MIN (rolls->len, ADC_ROLL_LOG_MAX - n_before);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_add (self->rolls, g_object_ref (rolls->pdata[i]));
  g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, n_added);
}

GVariant *
adc_roll_log_write (AdcRollLog *self)
{
  GVariantBuilder rolls;

  g_return_val_if_fail (ADC_IS_ROLL_LOG (self), NULL);

  g_variant_builder_init (&rolls, G_VARIANT_TYPE ("a" ADC_ROLL_VARIANT));
  for (guint i = 0; i < self->rolls->len; i++)
    g_variant_builder_add_value (&rolls, adc_roll_write (self->rolls->pdata[i]));

  return g_variant_new (ADC_ROLL_LOG_VARIANT, self->plan.n_dice, self->plan.n_faces,
                        self->plan.threshold, self->plan.is_at_least, self->plan.never, &rolls);
}

gboolean
adc_roll_log_read (AdcRollLog *self, GVariant *kept)
{
  g_autoptr(GVariantIter) rolls = NULL;
  g_autoptr(GPtrArray) before = NULL;
  AdcRollPlan plan;
  GVariant *one;

  g_return_val_if_fail (ADC_IS_ROLL_LOG (self), FALSE);

  if (!g_variant_is_of_type (kept, G_VARIANT_TYPE (ADC_ROLL_LOG_VARIANT)))
    return FALSE;

  before = adc_roll_log_clear (self);
  g_variant_get (kept, ADC_ROLL_LOG_VARIANT, &plan.n_dice, &plan.n_faces, &plan.threshold,
                 &plan.is_at_least, &plan.never, &rolls);
  if (adc_roll_plan_is_sound (&plan))
    self->plan = plan;
  while (self->rolls->len < ADC_ROLL_LOG_MAX && (one = g_variant_iter_next_value (rolls)) != NULL) {
    AdcRoll *roll = adc_roll_read (one);

    if (roll != NULL)
      g_ptr_array_add (self->rolls, roll);
    g_variant_unref (one);
  }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, self->rolls->len);

  return TRUE;
}
