/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-setup-layout.h"

void
adc_setup_when_clear (AdcSetupWhen *self)
{
  g_free (self->mode);
  g_free (self->option);
}

static void
free_piece (gpointer data)
{
  AdcSetupPiece *piece = data;

  g_free (piece->id);
  g_clear_pointer (&piece->title, adc_text_unref);
  g_free (piece);
}

static void
free_put (gpointer data)
{
  AdcSetupPut *put = data;

  g_free (put->piece);
  g_free (put);
}

static void
free_layout (gpointer data)
{
  AdcSetupLayout *layout = data;

  g_free (layout->id);
  g_clear_pointer (&layout->title, adc_text_unref);
  g_clear_pointer (&layout->summary, adc_text_unref);
  g_free (layout->rule);
  adc_setup_when_clear (&layout->when);
  g_ptr_array_unref (layout->puts);
  g_free (layout);
}

AdcSetupTable *
adc_setup_table_new (void)
{
  AdcSetupTable *self = g_new0 (AdcSetupTable, 1);

  self->pieces = g_ptr_array_new_with_free_func (free_piece);
  self->layouts = g_ptr_array_new_with_free_func (free_layout);

  return self;
}

void
adc_setup_table_free (AdcSetupTable *self)
{
  g_free (self->rule);
  g_free (self->drawn);
  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->layouts);
  g_free (self);
}

AdcSetupPiece *
adc_setup_table_add_piece (AdcSetupTable *self)
{
  AdcSetupPiece *piece = g_new0 (AdcSetupPiece, 1);

  g_ptr_array_add (self->pieces, piece);
  return piece;
}

AdcSetupLayout *
adc_setup_table_add_layout (AdcSetupTable *self)
{
  AdcSetupLayout *layout = g_new0 (AdcSetupLayout, 1);

  layout->puts = g_ptr_array_new_with_free_func (free_put);
  g_ptr_array_add (self->layouts, layout);
  return layout;
}

AdcSetupPut *
adc_setup_layout_add_put (AdcSetupLayout *layout)
{
  AdcSetupPut *put = g_new0 (AdcSetupPut, 1);

  g_ptr_array_add (layout->puts, put);
  return put;
}

const AdcSetupPiece *
adc_setup_table_find_piece (const AdcSetupTable *self, const char *id)
{
  for (guint i = 0; i < self->pieces->len; i++)
    if (g_str_equal (((const AdcSetupPiece *) self->pieces->pdata[i])->id, id))
      return self->pieces->pdata[i];

  return NULL;
}

AdcSetupArea
adc_setup_table_get_area (const AdcSetupTable *self, const AdcSetupPut *put)
{
  const AdcSetupPiece *piece = adc_setup_table_find_piece (self, put->piece);

  return (AdcSetupArea){ put->x, put->y, put->is_turned ? piece->depth : piece->width,
                         put->is_turned ? piece->width : piece->depth };
}

AdcSetupArea
adc_setup_table_get_bounds (const AdcSetupTable *self, const AdcSetupLayout *layout)
{
  int left = 0, top = 0;
  int right = (int) layout->n_columns * layout->square;
  int bottom = (int) layout->n_rows * layout->square;

  for (guint i = 0; i < layout->puts->len; i++) {
    const AdcSetupArea area = adc_setup_table_get_area (self, layout->puts->pdata[i]);

    left = MIN (left, area.x);
    top = MIN (top, area.y);
    right = MAX (right, area.x + area.width);
    bottom = MAX (bottom, area.y + area.depth);
  }

  return (AdcSetupArea){ left, top, right - left, bottom - top };
}
