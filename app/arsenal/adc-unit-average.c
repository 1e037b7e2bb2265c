/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-unit-average.h"

#include "adc-army.h"

#include <stdlib.h>

/* Whether a card is one of those an average is made of. */
typedef enum {
  OUT,
  PERHAPS, /* something that would decide it is unknown */
  IN,
} Membership;

void
adc_unit_average_free (AdcUnitAverage *self)
{
  g_object_unref (self->unit);
  g_object_unref (self->stat);
  g_object_unref (self->reference);
  g_free (self);
}

/* A fraction with two decimals at most and none for nothing, rounded half away from zero. */
static char *
format_fraction (gint64 dividend, gint64 divisor)
{
  const gint64 hundredths = (2 * ABS (dividend) * 100 + divisor) / (2 * divisor);
  const double number = (double) hundredths / 100;

  return g_strdup_printf ("%.*f", hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2, number);
}

static gint64
get_excess (const AdcUnitAverage *self)
{
  return (gint64) self->sum - (gint64) self->stated * self->n_known;
}

int
adc_unit_average_compare (const AdcUnitAverage *self)
{
  const gint64 excess = self->is_stated && self->n_known > 0 ? get_excess (self) : 0;

  return (excess > 0) - (excess < 0);
}

/* What is stated is a whole number: less than a half away is as near as it gets, and just a half
 * was rounded up. */
gboolean
adc_unit_average_agrees (const AdcUnitAverage *self)
{
  const gint64 doubled = 2 * get_excess (self);

  return self->is_stated && self->n_known > 0 && doubled >= -(gint64) self->n_known &&
         doubled < (gint64) self->n_known;
}

char *
adc_unit_average_format (const AdcUnitAverage *self)
{
  g_autofree char *number = NULL;

  if (self->n_known == 0)
    return NULL;

  number = format_fraction (self->sum, self->n_known);
  return g_strconcat (self->sum < 0 ? "−" : "", number, NULL);
}

char *
adc_unit_average_format_difference (const AdcUnitAverage *self)
{
  const int sign = adc_unit_average_compare (self);
  g_autofree char *number = NULL;

  if (self->n_known == 0 || !self->is_stated)
    return NULL;

  number = format_fraction (get_excess (self), self->n_known);
  return g_strconcat (sign > 0 ? "+" : sign < 0 ? "−" : "", number, NULL);
}

static Membership
match (AdcPiece *card, AdcStat *reference)
{
  GPtrArray *matches = adc_stat_get_matches (reference);
  Membership membership = IN;

  for (guint i = 0; i < matches->len; i++) {
    const AdcStatMatch *wanted = matches->pdata[i];
    const AdcValue *value = adc_piece_get_value (card, wanted->stat);

    if (value == NULL)
      membership = PERHAPS;
    else if (!g_str_equal (value->text, wanted->value))
      return OUT;
  }

  return membership;
}

static Membership
is_for_unit (AdcPiece *card, AdcStat *icons_stat, const char *unit)
{
  g_auto(GStrv) icons = adc_piece_dup_list (card, ADC_ROLE_ICONS);

  if (icons == NULL)
    return PERHAPS;
  if (g_strv_contains ((const char * const *) icons, unit))
    return IN;

  /* A word in the place of units stands for all of them. */
  return icons[0] != NULL &&
             g_strv_contains (adc_stat_get_symbols (icons_stat), icons[0])
           ? IN
           : OUT;
}

static void
add_card (AdcUnitAverage *self, AdcPiece *card)
{
  const guint copies = adc_army_knows_copies (card) ? adc_army_get_copies (card) : 1;
  const AdcValue *value = adc_piece_get_value (card, adc_stat_get_id (self->stat));
  int number;

  self->n_cards += copies;
  if (copies == 0 || match (card, self->reference) != IN || value == NULL ||
      !adc_value_get_integer (value, &number))
    return;

  self->lowest = self->n_known == 0 ? number : MIN (self->lowest, number);
  self->highest = self->n_known == 0 ? number : MAX (self->highest, number);
  self->n_known += copies;
  self->sum += number * (int) copies;
}

static AdcUnitAverage *
compute (AdcPiece *unit, AdcStat *reference, AdcStat *stat, AdcStat *icons, GPtrArray *cards)
{
  AdcUnitAverage *self = g_new0 (AdcUnitAverage, 1);
  const AdcValue *stated = adc_piece_get_value (unit, adc_stat_get_id (reference));

  self->unit = g_object_ref (unit);
  self->stat = g_object_ref (stat);
  self->reference = g_object_ref (reference);
  self->is_stated = stated != NULL && adc_value_get_integer (stated, &self->stated);
  for (guint i = 0; i < cards->len; i++)
    if (match (cards->pdata[i], reference) != OUT &&
        is_for_unit (cards->pdata[i], icons, adc_entry_get_id (ADC_ENTRY (unit))) == IN)
      add_card (self, cards->pdata[i]);

  return self;
}

/* Of AdcStat, of units. */
static GPtrArray *
list_references (AdcGame *game)
{
  GPtrArray *references = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_average_of (stat) != NULL)
      g_ptr_array_add (references, g_steal_pointer (&stat));
  }

  return references;
}

gboolean
adc_unit_averages_exist (AdcGame *game)
{
  g_autoptr(GPtrArray) references = NULL;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  references = list_references (game);
  return references->len > 0 &&
         adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_ICONS) != NULL;
}

GPtrArray *
adc_unit_averages_list (AdcGame *game, AdcFaction *faction, const char *edition)
{
  GPtrArray *averages = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_unit_average_free);
  g_autoptr(GPtrArray) units = adc_arsenal_list_pieces (game, ADC_KIND_UNIT, faction, edition);
  g_autoptr(GPtrArray) cards = adc_arsenal_list_pieces (game, ADC_KIND_CARD, faction, edition);
  g_autoptr(GPtrArray) references = list_references (game);
  AdcStat *icons = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_ICONS);

  for (guint i = 0; icons != NULL && i < units->len; i++)
    for (guint j = 0; j < references->len; j++) {
      AdcStat *stat = adc_game_get_stat (game, ADC_KIND_CARD,
                                         adc_stat_get_average_of (references->pdata[j]));
      g_autoptr(AdcUnitAverage) average =
        compute (units->pdata[i], references->pdata[j], stat, icons, cards);

      if (average->n_cards > 0 || average->is_stated)
        g_ptr_array_add (averages, g_steal_pointer (&average));
    }

  return averages;
}

guint
adc_unit_averages_count_unknown (AdcGame *game, AdcFaction *faction, const char *edition)
{
  g_autoptr(GPtrArray) cards = adc_arsenal_list_pieces (game, ADC_KIND_CARD, faction, edition);
  g_autoptr(GPtrArray) references = list_references (game);
  AdcStat *icons = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_ICONS);
  guint n_unknown = 0;

  for (guint i = 0; icons != NULL && i < cards->len; i++) {
    gboolean may_count = FALSE;

    for (guint j = 0; j < references->len; j++)
      may_count |= match (cards->pdata[i], references->pdata[j]) != OUT;
    if (may_count && is_for_unit (cards->pdata[i], icons, "") == PERHAPS)
      n_unknown++;
  }

  return n_unknown;
}
