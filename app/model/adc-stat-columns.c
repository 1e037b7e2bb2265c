/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-stat-private.h"

#include "adc-column.h"
#include "adc-error.h"
#include "adc-game.h"
#include "adc-price.h"

#include <glib/gi18n-lib.h>

/* The kinds of stats that are printed beside the slots of a card: columns of numbers, and prices.
 * What they name, the game's rooms say. */

static gboolean
name_column (AdcStat *self, AdcGame *game, AdcColumn *column, GError **error)
{
  AdcRooms *rooms = adc_game_get_rooms (game);
  const AdcBenefit *benefit;

  if (column->benefit == NULL)
    return TRUE;

  benefit = rooms != NULL ? adc_rooms_guess_benefit (rooms, game, column->benefit) : NULL;
  if (benefit == NULL) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 /* Translators: the name of a value, what was typed */
                 _("%s: nothing that a card gives is called “%s”"), adc_stat_get_title (self),
                 column->benefit);
    return FALSE;
  }

  for (guint i = 0; i < column->cells->len; i++) {
    const AdcModifier cell = adc_column_get (column, i);

    if (cell.is_known && cell.is_pair != benefit->is_pair) {
      g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                   benefit->is_pair
                     /* Translators: the name of a value, the name of an action */
                     ? _("%s: “%s” is written as pairs such as 1:3")
                     : _("%s: “%s” is written as single numbers"),
                   adc_stat_get_title (self),
                   adc_rooms_get_benefit_title (rooms, game, benefit->id));
      return FALSE;
    }
  }

  g_free (column->benefit);
  column->benefit = g_strdup (benefit->id);
  return TRUE;
}

char *
adc_stat_normalise_columns (AdcStat *self, AdcGame *game, const char *text, GError **error)
{
  g_autoptr(GPtrArray) columns = adc_columns_parse (text);

  if (columns == NULL) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 /* Translators: the name of a value, what was typed; what is between the second
                    quotation marks is an example: numbers, “?” and “…” for what nobody knows */
                 _("%s: “%s” is not what the card gives and its numbers, such as “Ti 2 ? 4 …”"),
                 adc_stat_get_title (self), text);
    return NULL;
  }

  for (guint i = 0; i < columns->len; i++)
    if (!name_column (self, game, columns->pdata[i], error))
      return NULL;

  return adc_columns_print (columns);
}

/* Short names are kept as the game writes them. */
static gboolean
name_price (AdcStat *self, AdcGame *game, AdcPrice *price, GError **error)
{
  AdcRooms *rooms = adc_game_get_rooms (game);

  for (guint i = 0; price->resources != NULL && price->resources[i] != NULL; i++) {
    const AdcBenefit *resource =
      rooms != NULL ? adc_rooms_find_resource (rooms, price->resources[i]) : NULL;

    if (g_str_equal (price->resources[i], "*"))
      continue;
    if (resource == NULL) {
      g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                   /* Translators: the name of a value, what was typed */
                   _("%s: no resource is called “%s”"), adc_stat_get_title (self),
                   price->resources[i]);
      return FALSE;
    }

    g_free (price->resources[i]);
    price->resources[i] = g_strdup (resource->short_name);
  }

  return TRUE;
}

char *
adc_stat_normalise_prices (AdcStat *self, AdcGame *game, const char *text, GError **error)
{
  g_autoptr(AdcPrices) prices = adc_prices_parse (text);

  if (prices == NULL) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 /* Translators: the name of a value, what was typed; what is between the second
                    quotation marks is an example: prices of one slot after the other */
                 _("%s: “%s” is not a list of prices such as “1 Os, 2 Ti/Bt, 0, ?, …”"),
                 adc_stat_get_title (self), text);
    return NULL;
  }

  for (guint i = 0; i < prices->prices->len; i++)
    if (!name_price (self, game, prices->prices->pdata[i], error))
      return NULL;

  return adc_prices_print (prices);
}

/* A neutral is no entry: its title is the rooms'. */
static const char *
get_title (AdcGame *game, const char *benefit, const char *language)
{
  AdcRooms *rooms = adc_game_get_rooms (game);
  const AdcRoomNeutral *neutral = rooms != NULL ? adc_rooms_find_neutral (rooms, benefit) : NULL;
  AdcEntry *entry = benefit != NULL ? adc_game_lookup (game, benefit) : NULL;

  if (neutral != NULL)
    return adc_text_get_in (neutral->title, language);

  return entry != NULL ? adc_entry_get_title_in (entry, language) : "?";
}

char *
adc_stat_format_columns (AdcGame *game, const AdcValue *value, const char *language)
{
  g_autoptr(GPtrArray) columns = adc_columns_parse (value->text);
  g_autoptr(GString) out = g_string_new (NULL);

  if (columns == NULL || columns->len == 0)
    return g_strdup (value->text);

  for (guint i = 0; i < columns->len; i++) {
    const AdcColumn *column = columns->pdata[i];
    g_autofree char *cells = adc_column_print_cells (column);

    g_string_append_printf (out, "%s%s %s", i > 0 ? "; " : "",
                            get_title (game, column->benefit, language), cells);
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}
