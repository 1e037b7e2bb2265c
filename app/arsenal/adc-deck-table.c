/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-table.h"

#include "adc-army.h"
#include "adc-edition.h"
#include "adc-pile.h"

struct _AdcDeckTable {
  GObject    parent_instance;
  GPtrArray *cards;   /* of AdcPiece */
  GPtrArray *columns; /* of AdcStat */
  GPtrArray *shared;  /* of AdcStat */
  guint      n_copies;
  guint      n_uncounted;
  guint      n_unknown;
};

G_DEFINE_FINAL_TYPE (AdcDeckTable, adc_deck_table, G_TYPE_OBJECT)

static void
adc_deck_table_finalize (GObject *object)
{
  AdcDeckTable *self = ADC_DECK_TABLE (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->columns);
  g_ptr_array_unref (self->shared);
  G_OBJECT_CLASS (adc_deck_table_parent_class)->finalize (object);
}

static void
adc_deck_table_class_init (AdcDeckTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_deck_table_finalize;
}

static void
adc_deck_table_init (AdcDeckTable *self)
{
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  self->shared = g_ptr_array_new_with_free_func (g_object_unref);
}

/* What somebody filled in keeps its column, which must not vanish under their hands. */
static gboolean
is_shared (GPtrArray *cards, AdcStat *stat)
{
  const AdcValue *first = adc_piece_get_value (cards->pdata[0], adc_stat_get_id (stat));

  if (cards->len < 2 || first == NULL)
    return FALSE;

  for (guint i = 0; i < cards->len; i++) {
    const AdcValue *value = adc_piece_get_value (cards->pdata[i], adc_stat_get_id (stat));

    if (value == NULL || !value->complete || !g_str_equal (value->text, first->text) ||
        value->basis == ADC_BASIS_USER)
      return FALSE;
  }

  return TRUE;
}

static gboolean
is_first_box (AdcStat *stat, const char *edition)
{
  return adc_stat_get_role (stat) == ADC_ROLE_EDITION &&
         (edition == NULL || g_strcmp0 (edition, adc_edition_get_default (stat)) == 0);
}

static void
fill (AdcDeckTable *self, const AdcPile *pile, const char *edition)
{
  g_autoptr(GPtrArray) stats = adc_pile_list_stats (pile);

  for (guint i = 0; i < pile->cards->len; i++) {
    g_ptr_array_add (self->cards, g_object_ref (pile->cards->pdata[i]));
    if (!adc_army_knows_copies (pile->cards->pdata[i]))
      self->n_uncounted++;
  }
  for (guint i = 0; i < stats->len; i++)
    if (is_shared (self->cards, stats->pdata[i]))
      g_ptr_array_add (self->shared, g_object_ref (stats->pdata[i]));
    else if (!is_first_box (stats->pdata[i], edition))
      g_ptr_array_add (self->columns, g_object_ref (stats->pdata[i]));
  self->n_copies = pile->n_cards;
  self->n_unknown = pile->n_unknown;
}

AdcDeckTable *
adc_deck_table_new (AdcGame *game, AdcFaction *faction, const char *edition, const char *deck)
{
  AdcDeckTable *self = g_object_new (ADC_TYPE_DECK_TABLE, NULL);
  g_autoptr(GPtrArray) piles = adc_piles_list (game, faction, edition);
  const AdcPile *pile = adc_piles_find (piles, deck);

  if (pile != NULL)
    fill (self, pile, edition);

  return self;
}

GPtrArray *
adc_deck_table_get_cards (AdcDeckTable *self)
{
  g_return_val_if_fail (ADC_IS_DECK_TABLE (self), NULL);

  return self->cards;
}

GPtrArray *
adc_deck_table_get_columns (AdcDeckTable *self)
{
  g_return_val_if_fail (ADC_IS_DECK_TABLE (self), NULL);

  return self->columns;
}

GPtrArray *
adc_deck_table_get_shared (AdcDeckTable *self)
{
  g_return_val_if_fail (ADC_IS_DECK_TABLE (self), NULL);

  return self->shared;
}

guint
adc_deck_table_get_n_copies (AdcDeckTable *self)
{
  g_return_val_if_fail (ADC_IS_DECK_TABLE (self), 0);

  return self->n_copies;
}

guint
adc_deck_table_get_n_uncounted (AdcDeckTable *self)
{
  g_return_val_if_fail (ADC_IS_DECK_TABLE (self), 0);

  return self->n_uncounted;
}

guint
adc_deck_table_get_n_unknown (AdcDeckTable *self)
{
  g_return_val_if_fail (ADC_IS_DECK_TABLE (self), 0);

  return self->n_unknown;
}

static gboolean
are_same (GPtrArray *a, GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (a->pdata[i] != b->pdata[i])
      return FALSE;

  return TRUE;
}

gboolean
adc_deck_table_has_same_cells (AdcDeckTable *self, AdcDeckTable *other)
{
  g_return_val_if_fail (ADC_IS_DECK_TABLE (self) && ADC_IS_DECK_TABLE (other), FALSE);

  return are_same (self->cards, other->cards) && are_same (self->columns, other->columns);
}

static gboolean
has_value (AdcPiece *card, AdcStat *stat)
{
  return adc_piece_get_value (card, adc_stat_get_id (stat)) != NULL;
}

static int
get_option_position (AdcStat *stat, const char *id)
{
  for (guint i = 0; i < adc_stat_get_n_options (stat); i++)
    if (g_str_equal (adc_stat_get_option (stat, i, NULL), id))
      return (int) i;

  return -1;
}

static int
compare_values (AdcPiece *a, AdcPiece *b, AdcStat *stat)
{
  const AdcValue *of_a = adc_piece_get_value (a, adc_stat_get_id (stat));
  const AdcValue *of_b = adc_piece_get_value (b, adc_stat_get_id (stat));
  g_autofree char *text_a = NULL, *text_b = NULL;
  int number_a, number_b;

  if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE)
    return get_option_position (stat, of_a->text) - get_option_position (stat, of_b->text);
  if (adc_value_get_integer (of_a, &number_a) && adc_value_get_integer (of_b, &number_b))
    return (number_a > number_b) - (number_a < number_b);

  text_a = adc_piece_format_value (a, stat);
  text_b = adc_piece_format_value (b, stat);
  return g_utf8_collate (text_a, text_b);
}

static int
compare_titles (AdcPiece *a, AdcPiece *b)
{
  g_autofree char *key_a = g_utf8_collate_key_for_filename (adc_entry_get_title (ADC_ENTRY (a)),
                                                            -1);
  g_autofree char *key_b = g_utf8_collate_key_for_filename (adc_entry_get_title (ADC_ENTRY (b)),
                                                            -1);

  return g_strcmp0 (key_a, key_b);
}

int
adc_deck_table_compare (AdcPiece *a, AdcPiece *b, AdcStat *stat, gboolean is_descending)
{
  int order;

  g_return_val_if_fail (ADC_IS_PIECE (a) && ADC_IS_PIECE (b), 0);
  g_return_val_if_fail (stat == NULL || ADC_IS_STAT (stat), 0);

  if (stat != NULL && has_value (a, stat) != has_value (b, stat))
    return has_value (a, stat) ? -1 : 1;

  if (stat == NULL)
    order = compare_titles (a, b);
  else
    order = has_value (a, stat) ? compare_values (a, b, stat) : 0;

  return is_descending ? -order : order;
}
