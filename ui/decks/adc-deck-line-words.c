/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-line-words.h"

#include "adc-piece-words.h"

#include <glib/gi18n-lib.h>

/* Few enough for a line. */
static const AdcStatRole told[] = { ADC_ROLE_COST, ADC_ROLE_INITIATIVE, ADC_ROLE_TOUGHNESS,
                                    ADC_ROLE_MOVES };

static void
append (GString *words, const char *text)
{
  if (words->len > 0)
    g_string_append (words, " · ");
  g_string_append (words, text);
}

char *
adc_deck_line_words_dup_entry (AdcEntry *entry)
{
  g_autoptr(GString) words = g_string_new (NULL);
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);

  for (guint i = 0; ADC_IS_PIECE (entry) && i < G_N_ELEMENTS (told); i++) {
    AdcStat *stat = adc_game_find_stat_by_role (game, adc_entry_get_kind (entry), told[i]);
    g_autofree char *value = NULL;
    g_autofree char *text = NULL;

    if (stat == NULL || adc_piece_get_value (ADC_PIECE (entry), adc_stat_get_id (stat)) == NULL)
      continue;
    value = adc_piece_dup_value (ADC_PIECE (entry), stat);
    text = g_strdup_printf ("%s\u00a0%s", adc_stat_get_title (stat), value);
    append (words, text);
  }

  return g_strdup (words->str);
}

const char *
adc_deck_line_words_get_mark (AdcDeckMark mark)
{
  switch (mark) {
  case ADC_DECK_MARK_GONE:
    return _("The game no longer has this card");
  case ADC_DECK_MARK_OWN:
    return _("A card of your own");
  case ADC_DECK_MARK_UNKNOWN:
    return _("Nobody knows which");
  case ADC_DECK_MARK_NONE:
  default:
    return NULL;
  }
}

const char *
adc_deck_line_words_get_icon (AdcDeckMark mark)
{
  switch (mark) {
  case ADC_DECK_MARK_GONE:
    return "dialog-warning-symbolic";
  case ADC_DECK_MARK_OWN:
    return "document-edit-symbolic";
  case ADC_DECK_MARK_UNKNOWN:
    return "dialog-question-symbolic";
  case ADC_DECK_MARK_NONE:
  default:
    return NULL;
  }
}

char *
adc_deck_line_words_dup_row (AdcDeckRow *row)
{
  const char *mark = adc_deck_line_words_get_mark (adc_deck_row_get_mark (row));
  const char *words = adc_deck_row_get_words (row);
  const guint count = adc_deck_row_get_count (row);
  g_autoptr(GString) text = g_string_new (adc_deck_row_get_title (row));
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card", "%u cards", count), count);

  g_string_append_printf (text, ", %s", cards);
  if (mark != NULL)
    g_string_append_printf (text, ", %s", mark);
  if (*words != '\0')
    g_string_append_printf (text, ", %s", words);

  return g_strdup (text->str);
}

AdcStat *
adc_deck_line_words_find_unknown_copies (AdcEntry *entry)
{
  g_autoptr(AdcGame) game = NULL;
  AdcStat *stat;

  if (!ADC_IS_PIECE (entry))
    return NULL;

  game = adc_entry_dup_game (entry);
  stat = adc_game_find_stat_by_role (game, adc_entry_get_kind (entry), ADC_ROLE_COPIES);
  return stat != NULL && adc_piece_concerns (ADC_PIECE (entry), stat) &&
             adc_piece_get_value (ADC_PIECE (entry), adc_stat_get_id (stat)) == NULL
           ? stat
           : NULL;
}
