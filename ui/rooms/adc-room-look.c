/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-look.h"

#include "adc-price.h"
#include "adc-room-value.h"
#include "adc-room-words.h"

#define UNKNOWN "?"

static void
hole_free (AdcRoomHole *hole)
{
  g_free (hole->price);
  g_free (hole);
}

static void
number_free (AdcRoomNumber *number)
{
  g_free (number->text);
  g_free (number);
}

static void
gift_free (AdcRoomGift *gift)
{
  g_free (gift->title);
  g_free (gift->value);
  g_ptr_array_unref (gift->numbers);
  g_free (gift);
}

static AdcRoomToken *
token_new (AdcRoomDesk *desk, const char *owner, guint count)
{
  AdcRoomToken *token = g_new0 (AdcRoomToken, 1);

  token->letters = adc_room_desk_get_letters (desk, owner);
  token->colour = adc_room_desk_get_colour (desk, owner);
  token->count = count;
  return token;
}

static char *
dup_price (const AdcPrices *prices, guint slot)
{
  return adc_price_format (prices != NULL ? adc_prices_get (prices, slot) : NULL);
}

/* What stands there, then what is free; one in doubt when nobody knows how many there are. */
static GPtrArray *
list_holes (AdcRoomDesk *desk, const AdcRoomPlace *place, AdcToken kind)
{
  AdcRoomTable *table = adc_room_desk_get_table (desk);
  GPtrArray *tokens = adc_room_place_get_tokens (place, kind);
  const char *text = adc_room_table_get_text (table, place, ADC_ROOM_PRICES);
  g_autoptr(AdcPrices) prices = text != NULL ? adc_prices_parse (text) : NULL;
  GPtrArray *holes = g_ptr_array_new_with_free_func ((GDestroyNotify) hole_free);
  const int n_slots = adc_room_table_get_slots (table, place, kind);
  const guint n = n_slots >= 0 ? MAX ((guint) n_slots, tokens->len) : tokens->len + 1;

  for (guint i = 0; i < n; i++) {
    AdcRoomHole *hole = g_new0 (AdcRoomHole, 1);

    g_ptr_array_add (holes, hole);
    if (i < tokens->len) {
      g_autofree AdcRoomToken *token = token_new (desk, tokens->pdata[i], 1);

      hole->token = *token;
    } else if (kind == ADC_TOKEN_CUBE) {
      hole->price = dup_price (prices, i);
    }
    hole->is_doubtful = n_slots < 0 && i == tokens->len;
  }

  return holes;
}

static const AdcColumn *
find_column (GPtrArray *columns, guint position)
{
  return columns != NULL && position < columns->len ? columns->pdata[position] : NULL;
}

/* As many as are printed; where nobody knows, the one that is visible has a question mark. Which
 * one that is cannot be told as long as nobody knows what covers them. */
static GPtrArray *
list_numbers (const AdcColumn *column, const AdcRoomValue *value)
{
  GPtrArray *numbers = g_ptr_array_new_with_free_func ((GDestroyNotify) number_free);
  const guint n_cells = column != NULL ? column->cells->len : 0;
  const gboolean is_open = column == NULL || column->is_open;
  const gboolean is_told = value->modifier.is_known || value->missing_stat == ADC_ROOM_COLUMNS;
  const guint n = MAX (n_cells + (is_open ? 1 : 0), value->position + 1);

  for (guint i = 0; i < n; i++) {
    AdcRoomNumber *number = g_new0 (AdcRoomNumber, 1);

    number->text = i < n_cells ? adc_modifier_format (adc_column_get (column, i))
                               : g_strdup (UNKNOWN);
    number->is_covered = is_told && i < value->position;
    number->is_visible = is_told && i == value->position;
    g_ptr_array_add (numbers, number);
  }

  return numbers;
}

static GPtrArray *
list_gifts (AdcRoomDesk *desk, const AdcRoomPlace *place)
{
  AdcRoomTable *table = adc_room_desk_get_table (desk);
  g_autoptr(GPtrArray) columns = adc_room_table_list_columns (table, place);
  g_autoptr(GPtrArray) values = adc_room_list_values (table, place);
  GPtrArray *gifts = g_ptr_array_new_with_free_func ((GDestroyNotify) gift_free);

  for (guint i = 0; i < values->len; i++) {
    const AdcRoomValue *value = values->pdata[i];
    AdcRoomGift *gift = g_new0 (AdcRoomGift, 1);

    gift->title = g_strdup (adc_rooms_get_benefit_title (adc_room_desk_get_rooms (desk),
                                                         adc_room_desk_get_game (desk),
                                                         value->benefit));
    gift->value = adc_modifier_format (value->modifier);
    gift->numbers = list_numbers (find_column (columns, i), value);
    g_ptr_array_add (gifts, gift);
  }

  return gifts;
}

static GPtrArray *
list_units (AdcRoomDesk *desk, const AdcRoomPlace *place)
{
  g_autoptr(GPtrArray) owners = adc_room_desk_list_owners (desk);
  GPtrArray *units = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < owners->len; i++) {
    const guint count = adc_room_place_count (place, ADC_TOKEN_UNIT, owners->pdata[i]);

    if (count > 0)
      g_ptr_array_add (units, token_new (desk, owners->pdata[i], count));
  }

  return units;
}

static GPtrArray *
list_holders (AdcRoomDesk *desk, const AdcControl *control)
{
  GPtrArray *holders = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < control->players->len; i++)
    g_ptr_array_add (holders, token_new (desk, control->players->pdata[i], 1));

  return holders;
}

/* The cubes do it where that is said, and where there is no other slot. */
static gboolean
is_covered_by_cubes (AdcRoomTable *table, const AdcRoomPlace *place)
{
  const char *covers = adc_room_table_get_text (table, place, ADC_ROOM_COVERS);

  return covers != NULL ? g_str_equal (covers, "cubes")
                        : adc_room_table_get_slots (table, place, ADC_TOKEN_CYLINDER) == 0;
}

AdcRoomLook *
adc_room_look_new (AdcRoomDesk *desk, const AdcRoomPlace *place)
{
  AdcRoomTable *table;
  const AdcControl *control;
  AdcRoomLook *self;
  AdcToken covering;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (desk), NULL);
  g_return_val_if_fail (place != NULL, NULL);

  table = adc_room_desk_get_table (desk);
  control = adc_controls_get (adc_room_desk_get_controls (desk), place->id);
  self = g_new0 (AdcRoomLook, 1);
  self->is_covered_by_cubes = is_covered_by_cubes (table, place);
  covering = self->is_covered_by_cubes ? ADC_TOKEN_CUBE : ADC_TOKEN_CYLINDER;
  self->title = g_strdup (adc_room_table_get_title (table, place));
  self->group = adc_room_table_dup_words (table, place, ADC_ROOM_GROUP);
  self->gifts = list_gifts (desk, place);
  self->covering = list_holes (desk, place, covering);
  self->other = list_holes (desk, place,
                            covering == ADC_TOKEN_CUBE ? ADC_TOKEN_CYLINDER : ADC_TOKEN_CUBE);
  self->units = list_units (desk, place);
  self->holders = list_holders (desk, control);
  if (control->kind != ADC_CONTROL_HOME)
    self->control = g_strdup (adc_control_kind_get_title (control->kind));
  self->chain = adc_room_words_dup_chain (desk, place);
  self->sentence = adc_room_words_describe (desk, place);

  return self;
}

void
adc_room_look_free (AdcRoomLook *self)
{
  g_free (self->title);
  g_free (self->group);
  g_ptr_array_unref (self->gifts);
  g_ptr_array_unref (self->covering);
  g_ptr_array_unref (self->other);
  g_ptr_array_unref (self->units);
  g_ptr_array_unref (self->holders);
  g_free (self->control);
  g_free (self->chain);
  g_free (self->sentence);
  g_free (self);
}
