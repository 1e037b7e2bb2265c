/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-fit.h"

#include <glib/gi18n-lib.h>

GPtrArray *
adc_setup_fit_list_layouts (AdcSetupPlan *plan)
{
  const AdcSetupTable *table = adc_setup_get_table (adc_setup_plan_get_setup (plan));
  GPtrArray *layouts = g_ptr_array_new ();

  for (guint i = 0; table != NULL && i < table->layouts->len; i++) {
    AdcSetupLayout *layout = table->layouts->pdata[i];

    if (adc_setup_plan_matches (plan, &layout->when))
      g_ptr_array_add (layouts, layout);
  }

  return layouts;
}

AdcSetupFit
adc_setup_fit_get (AdcSetupPlan *plan, const AdcSetupLayout *layout)
{
  guint width, depth;

  adc_setup_plan_get_table (plan, &width, &depth);
  if (width == 0 || depth == 0)
    return ADC_SETUP_FIT_UNKNOWN;
  if (width >= layout->width && depth >= layout->depth)
    return ADC_SETUP_FIT_YES;
  if (width >= layout->depth && depth >= layout->width)
    return ADC_SETUP_FIT_TURNED;

  return ADC_SETUP_FIT_NO;
}

const AdcSetupLayout *
adc_setup_fit_get_layout (AdcSetupPlan *plan)
{
  g_autoptr(GPtrArray) layouts = adc_setup_fit_list_layouts (plan);

  for (guint i = 0; i < layouts->len; i++)
    if (g_strcmp0 (((const AdcSetupLayout *) layouts->pdata[i])->id,
                   adc_setup_plan_get_layout (plan)) == 0)
      return layouts->pdata[i];
  for (guint i = 0; i < layouts->len; i++)
    if (adc_setup_fit_get (plan, layouts->pdata[i]) != ADC_SETUP_FIT_NO)
      return layouts->pdata[i];

  return layouts->len > 0 ? layouts->pdata[0] : NULL;
}

const char *
adc_setup_fit_get_name (AdcSetupFit fit)
{
  static const char * const names[] = {
    [ADC_SETUP_FIT_UNKNOWN] = NULL,
    [ADC_SETUP_FIT_YES] = "fits",
    [ADC_SETUP_FIT_TURNED] = "turned",
    [ADC_SETUP_FIT_NO] = "too-large",
  };

  return names[fit];
}

char *
adc_setup_fit_dup_verdict (AdcSetupPlan *plan, const AdcSetupLayout *layout)
{
  guint width, depth;

  adc_setup_plan_get_table (plan, &width, &depth);
  switch (adc_setup_fit_get (plan, layout)) {
  case ADC_SETUP_FIT_YES:
    /* Translators: two lengths in centimetres, then two more */
    return g_strdup_printf (_("It fits: it takes %u × %u cm, and your table has %u × %u."),
                            layout->width, layout->depth, width, depth);
  case ADC_SETUP_FIT_TURNED:
    /* Translators: likewise */
    return g_strdup_printf (_("It fits turned by a quarter: it takes %u × %u cm, and your table "
                              "has %u × %u."),
                            layout->width, layout->depth, width, depth);
  case ADC_SETUP_FIT_NO:
    /* Translators: likewise */
    return g_strdup_printf (_("It does not fit: it takes %u × %u cm, and your table has %u × %u."),
                            layout->width, layout->depth, width, depth);
  default:
    /* Translators: two lengths in centimetres */
    return g_strdup_printf (_("It takes a table of at least %u × %u cm."), layout->width,
                            layout->depth);
  }
}

/* On which side of what is played on something lies; NULL: inside. */
static const char *
get_side (const AdcSetupTable *table, const AdcSetupLayout *layout, const AdcSetupPut *put)
{
  const AdcSetupArea area = adc_setup_table_get_area (table, put);

  if (area.y + area.depth <= 0)
    return _("at the top");
  if (area.y >= (int) layout->n_rows * layout->square)
    return _("at the bottom");
  if (area.x + area.width <= 0)
    return _("on the left");
  if (area.x >= (int) layout->n_columns * layout->square)
    return _("on the right");

  return NULL;
}

char *
adc_setup_fit_dup_description (AdcSetupPlan *plan, const AdcSetupLayout *layout)
{
  const AdcSetupTable *table = adc_setup_get_table (adc_setup_plan_get_setup (plan));
  GString *text = g_string_new (NULL);

  g_string_append_printf (
    text,
    /* Translators: how many columns and rows of squares there are, and the side of one in
     * millimetres */
    _("The inside is %u squares wide and %u deep, each %d mm."), layout->n_columns, layout->n_rows,
    layout->square);
  for (guint i = 0; i < layout->puts->len; i++) {
    const AdcSetupPut *put = layout->puts->pdata[i];
    const char *side = get_side (table, layout, put);
    const char *title = adc_text_get (adc_setup_table_find_piece (table, put->piece)->title);

    if (put->player == 0 || side == NULL)
      continue;

    g_string_append_c (text, ' ');
    if (put->player <= adc_setup_plan_get_n_players (plan))
      /* Translators: the number of a player, a piece such as “Player board”, then “at the top” or
       * the like */
      g_string_append_printf (text, _("Player %u: %s, %s."), put->player, title, side);
    else
      /* Translators: a piece such as “Player board”, then “at the top” or the like */
      g_string_append_printf (text, _("Unused: %s, %s."), title, side);
  }

  return g_string_free (text, FALSE);
}
