/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-sides.h"

#include <glib/gi18n-lib.h>

gboolean
adc_sides_parse (const char *text, guint max, guint8 sides[ADC_SIDES_N])
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n", -1);
  guint n_sides = 0;

  for (guint i = 0; words[i] != NULL; i++) {
    guint64 number;

    if (*words[i] == '\0')
      continue;
    if (n_sides == ADC_SIDES_N || !g_ascii_string_to_unsigned (words[i], 10, 0, max, &number, NULL))
      return FALSE;

    sides[n_sides++] = number;
  }

  return n_sides == ADC_SIDES_N;
}

char *
adc_sides_print (const guint8 sides[ADC_SIDES_N])
{
  return g_strdup_printf ("%u %u %u %u %u %u", sides[0], sides[1], sides[2], sides[3], sides[4],
                          sides[5]);
}

gboolean
adc_sides_have_any (const guint8 sides[ADC_SIDES_N])
{
  for (guint i = 0; i < ADC_SIDES_N; i++)
    if (sides[i] > 0)
      return TRUE;

  return FALSE;
}

const char *
adc_side_get_name (guint side)
{
  /* Translators: points of the compass, for the sides of a tile; the top is the north */
  static const char * const names[ADC_SIDES_N] = { N_("N"),  N_("NE"), N_("SE"),
                                                   N_("S"),  N_("SW"), N_("NW") };

  g_return_val_if_fail (side < ADC_SIDES_N, NULL);

  return _(names[side]);
}

static gboolean
are_all_alike (const guint8 sides[ADC_SIDES_N])
{
  for (guint i = 1; i < ADC_SIDES_N; i++)
    if (sides[i] != sides[0])
      return FALSE;

  return TRUE;
}

char *
adc_sides_format (const char *text, gboolean with_strength)
{
  g_autoptr(GString) out = g_string_new (NULL);
  guint8 sides[ADC_SIDES_N];

  if (!adc_sides_parse (text, ADC_SIDES_MAX, sides))
    return g_strdup (text);

  if (!adc_sides_have_any (sides))
    /* Translators: sides of a tile on which a symbol stands */
    return g_strdup (C_("sides", "none"));
  if (are_all_alike (sides))
    /* Translators: all six sides of a tile, with or without the strength of the symbol there */
    return with_strength ? g_strdup_printf (_("all sides: %u"), sides[0])
                         : g_strdup (_("all sides"));

  for (guint i = 0; i < ADC_SIDES_N; i++)
    if (sides[i] > 0) {
      g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", adc_side_get_name (i));
      if (with_strength)
        g_string_append_printf (out, " %u", sides[i]);
    }

  return g_string_free (g_steal_pointer (&out), FALSE);
}
