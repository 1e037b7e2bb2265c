/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-block.h"

AdcBlock *
adc_block_new (AdcBlockKind kind)
{
  AdcBlock *self = g_new0 (AdcBlock, 1);

  self->kind = kind;
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_block_free);

  return self;
}

void
adc_block_free (AdcBlock *self)
{
  g_free (self->scenario);
  g_free (self->shown);
  g_clear_pointer (&self->text, adc_text_unref);
  g_ptr_array_unref (self->children);
  g_free (self);
}

void
adc_blocks_foreach (GPtrArray *blocks, AdcBlockFunc func, gpointer user_data)
{
  for (guint i = 0; i < blocks->len; i++) {
    const AdcBlock *block = blocks->pdata[i];

    if (block->text != NULL)
      func (block, user_data);
    adc_blocks_foreach (block->children, func, user_data);
  }
}
