/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-list.h"

struct _AdcList {
  GObject    parent_instance;
  GType      item_type;
  GPtrArray *items;
};

static GType
adc_list_get_item_type (GListModel *model)
{
  return ADC_LIST (model)->item_type;
}

static guint
adc_list_get_n_items (GListModel *model)
{
  return ADC_LIST (model)->items->len;
}

static gpointer
adc_list_get_item (GListModel *model, guint position)
{
  GPtrArray *items = ADC_LIST (model)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_list_get_item_type;
  iface->get_n_items = adc_list_get_n_items;
  iface->get_item = adc_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcList, adc_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
adc_list_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_LIST (object)->items);
  G_OBJECT_CLASS (adc_list_parent_class)->finalize (object);
}

static void
adc_list_class_init (AdcListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_list_finalize;
}

static void
adc_list_init (AdcList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcList *
adc_list_new (GType item_type)
{
  AdcList *self;

  g_return_val_if_fail (g_type_is_a (item_type, G_TYPE_OBJECT), NULL);

  self = g_object_new (ADC_TYPE_LIST, NULL);
  self->item_type = item_type;

  return self;
}

void
adc_list_append (AdcList *self, gpointer item)
{
  g_return_if_fail (ADC_IS_LIST (self));
  g_return_if_fail (g_type_is_a (G_OBJECT_TYPE (item), self->item_type));

  g_ptr_array_add (self->items, g_object_ref (item));
  g_list_model_items_changed (G_LIST_MODEL (self), self->items->len - 1, 0, 1);
}
