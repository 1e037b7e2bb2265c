/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-outline-group.h"

struct _AdcOutlineGroup {
  GObject     parent_instance;
  char       *title;
  GListModel *entries;
};

G_DEFINE_FINAL_TYPE (AdcOutlineGroup, adc_outline_group, G_TYPE_OBJECT)

static void
adc_outline_group_dispose (GObject *object)
{
  g_clear_object (&ADC_OUTLINE_GROUP (object)->entries);
  G_OBJECT_CLASS (adc_outline_group_parent_class)->dispose (object);
}

static void
adc_outline_group_finalize (GObject *object)
{
  g_free (ADC_OUTLINE_GROUP (object)->title);
  G_OBJECT_CLASS (adc_outline_group_parent_class)->finalize (object);
}

static void
adc_outline_group_class_init (AdcOutlineGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_outline_group_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_outline_group_finalize;
}

static void
adc_outline_group_init (AdcOutlineGroup *self G_GNUC_UNUSED)
{
}

AdcOutlineGroup *
adc_outline_group_new (const char *title, GListModel *entries)
{
  AdcOutlineGroup *self = g_object_new (ADC_TYPE_OUTLINE_GROUP, NULL);

  self->title = g_strdup (title);
  self->entries = g_object_ref (entries);

  return self;
}

const char *
adc_outline_group_get_title (AdcOutlineGroup *self)
{
  g_return_val_if_fail (ADC_IS_OUTLINE_GROUP (self), NULL);

  return self->title;
}

GListModel *
adc_outline_group_get_entries (AdcOutlineGroup *self)
{
  g_return_val_if_fail (ADC_IS_OUTLINE_GROUP (self), NULL);

  return self->entries;
}
