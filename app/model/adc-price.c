/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-price.h"

#define MAX_PRICES 40
#define MAX_NUMBER 99
#define ELLIPSIS   "…"

static void
free_price (gpointer data)
{
  AdcPrice *price = data;

  g_strfreev (price->resources);
  g_free (price);
}

void
adc_prices_free (AdcPrices *self)
{
  g_ptr_array_unref (self->prices);
  g_free (self);
}

static gboolean
are_names (char **names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] == '\0' || (g_str_equal (names[i], "*") && (i > 0 || names[1] != NULL)))
      return FALSE;

  return names[0] != NULL;
}

/* “?”, “0”, or a number and names separated by “/”. */
static gboolean
parse_price (const char *text, AdcPrice *price)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n", 2);
  guint64 count;

  if (g_str_equal (text, "?"))
    return TRUE;
  if (words[0] == NULL || !g_ascii_string_to_unsigned (words[0], 10, 0, MAX_NUMBER, &count, NULL))
    return FALSE;

  price->is_known = TRUE;
  price->count = count;
  if (count == 0)
    return words[1] == NULL;
  if (words[1] == NULL)
    return FALSE;

  price->resources = g_strsplit (g_strstrip (words[1]), "/", -1);
  for (guint i = 0; price->resources[i] != NULL; i++)
    g_strstrip (price->resources[i]);
  return are_names (price->resources);
}

AdcPrices *
adc_prices_parse (const char *text)
{
  g_auto(GStrv) parts = g_strsplit (text, ",", -1);
  g_autoptr(AdcPrices) self = g_new0 (AdcPrices, 1);

  self->prices = g_ptr_array_new_with_free_func (free_price);
  for (guint i = 0; parts[i] != NULL; i++) {
    const char *part = g_strstrip (parts[i]);

    if (self->is_open || self->prices->len >= MAX_PRICES)
      return NULL;
    if (g_str_equal (part, ELLIPSIS) || g_str_equal (part, "...")) {
      self->is_open = TRUE;
    } else {
      AdcPrice *price = g_new0 (AdcPrice, 1);

      g_ptr_array_add (self->prices, price);
      if (!parse_price (part, price))
        return NULL;
    }
  }

  return self->prices->len > 0 || self->is_open ? g_steal_pointer (&self) : NULL;
}

char *
adc_price_format (const AdcPrice *price)
{
  g_autofree char *names = NULL;

  if (price == NULL || !price->is_known)
    return g_strdup ("?");
  if (price->count == 0)
    return g_strdup ("0");

  names = g_strjoinv ("/", price->resources);
  return g_strdup_printf ("%u %s", price->count, names);
}

char *
adc_prices_print (const AdcPrices *self)
{
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; i < self->prices->len; i++) {
    g_autofree char *price = adc_price_format (self->prices->pdata[i]);

    g_string_append_printf (out, "%s%s", i > 0 ? ", " : "", price);
  }
  if (self->is_open)
    g_string_append_printf (out, "%s" ELLIPSIS, out->len > 0 ? ", " : "");

  return g_string_free (g_steal_pointer (&out), FALSE);
}

const AdcPrice *
adc_prices_get (const AdcPrices *self, guint slot)
{
  if (slot < self->prices->len)
    return self->prices->pdata[slot];
  if (self->is_open)
    return NULL;

  return self->prices->pdata[self->prices->len - 1];
}
