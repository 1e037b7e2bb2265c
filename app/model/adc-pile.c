/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-pile.h"

#include "adc-edition.h"
#include "adc-game.h"

#include <glib/gi18n-lib.h>

void
adc_pile_free (AdcPile *self)
{
  g_free (self->id);
  g_free (self->title);
  g_ptr_array_unref (self->cards);
  g_free (self);
}

static AdcPile *
create_pile (const char *id, const char *title)
{
  AdcPile *self = g_new0 (AdcPile, 1);

  self->id = g_strdup (id);
  self->title = g_strdup (title);
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);

  return self;
}

static const char *
get_text (AdcPiece *card, AdcStat *stat)
{
  const AdcValue *value =
    stat != NULL ? adc_piece_get_value (card, adc_stat_get_id (stat)) : NULL;

  return value != NULL ? value->text : NULL;
}

static guint
count_copies (AdcPiece *card, AdcStat *copies)
{
  const char *text = get_text (card, copies);
  guint64 n = 1;

  if (text != NULL)
    g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &n, NULL);

  return n;
}

/* What says which pile a card lies in, and how many of it there are, is not on its face. */
static gboolean
is_on_face (AdcStat *stat)
{
  const AdcStatRole role = adc_stat_get_role (stat);

  return role != ADC_ROLE_DECK && role != ADC_ROLE_EDITION && role != ADC_ROLE_COPIES;
}

static gboolean
has_face (AdcPiece *card)
{
  GListModel *stats = adc_piece_get_stats (card);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (is_on_face (stat) && get_text (card, stat) != NULL)
      return TRUE;
  }

  return FALSE;
}

/* In a pile of cards for certain units, a card is unknown when nobody knows for which; elsewhere
 * when nobody knows anything of it. */
static void
count_cards (AdcPile *self, AdcGame *game)
{
  AdcStat *copies = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_COPIES);
  AdcStat *icons = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_ICONS);
  gboolean has_icons = FALSE;

  for (guint i = 0; i < self->cards->len; i++)
    has_icons |= get_text (self->cards->pdata[i], icons) != NULL;

  for (guint i = 0; i < self->cards->len; i++) {
    AdcPiece *card = self->cards->pdata[i];
    const guint n = count_copies (card, copies);

    self->n_cards += n;
    if (has_icons ? get_text (card, icons) == NULL : !has_face (card))
      self->n_unknown += n;
  }
}

static gboolean
lies_in (AdcPiece *card, AdcStat *deck, const char *id)
{
  const char *text = get_text (card, deck);

  return g_str_equal (text != NULL ? text : ADC_PILE_CARDS, id);
}

static void
add_pile (GPtrArray *piles, AdcGame *game, AdcFaction *faction, const char *edition, const char *id,
          const char *title)
{
  g_autoptr(AdcPile) pile = create_pile (id, title);
  AdcStat *deck = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK);
  AdcStat *box = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_EDITION);
  GListModel *cards = faction != NULL ? adc_faction_get_cards (faction)
                                      : adc_game_get_entries (game, ADC_KIND_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);

    if ((faction != NULL || adc_piece_is_shared (card)) && lies_in (card, deck, id) &&
        adc_edition_includes (box, edition, get_text (card, box)))
      g_ptr_array_add (pile->cards, g_steal_pointer (&card));
  }

  if (pile->cards->len == 0)
    return;

  count_cards (pile, game);
  g_ptr_array_add (piles, g_steal_pointer (&pile));
}

GPtrArray *
adc_piles_list (AdcGame *game, AdcFaction *faction, const char *edition)
{
  GPtrArray *piles = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_pile_free);
  AdcStat *deck;

  g_return_val_if_fail (ADC_IS_GAME (game), piles);
  g_return_val_if_fail (faction == NULL || ADC_IS_FACTION (faction), piles);

  deck = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK);
  for (guint i = 0; deck != NULL && i < adc_stat_get_n_options (deck); i++) {
    const char *title, *id = adc_stat_get_option (deck, i, &title);

    add_pile (piles, game, faction, edition, id, title);
  }
  if (adc_piles_find (piles, ADC_PILE_CARDS) == NULL)
    add_pile (piles, game, faction, edition, ADC_PILE_CARDS, _("Cards"));

  return piles;
}

const AdcPile *
adc_piles_find (GPtrArray *piles, const char *id)
{
  for (guint i = 0; i < piles->len; i++) {
    const AdcPile *pile = piles->pdata[i];

    if (g_str_equal (pile->id, id))
      return pile;
  }

  return NULL;
}

gboolean
adc_piles_know (AdcGame *game, const char *id)
{
  AdcStat *deck;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  deck = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK);
  for (guint i = 0; deck != NULL && i < adc_stat_get_n_options (deck); i++)
    if (g_str_equal (adc_stat_get_option (deck, i, NULL), id))
      return TRUE;

  return deck == NULL && g_str_equal (id, ADC_PILE_CARDS);
}

static gboolean
is_known (const AdcPile *self, AdcStat *stat)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (get_text (self->cards->pdata[i], stat) != NULL)
      return TRUE;

  return FALSE;
}

GPtrArray *
adc_pile_list_stats (const AdcPile *self)
{
  GListModel *stats = adc_piece_get_stats (self->cards->pdata[0]);
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_role (stat) != ADC_ROLE_DECK && is_known (self, stat))
      g_ptr_array_add (known, stat); /* the game keeps it alive */
  }

  return known;
}
