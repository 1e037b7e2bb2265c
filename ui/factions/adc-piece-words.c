/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-words.h"

#include "adc-faction.h"
#include "adc-game.h"

#include <glib/gi18n-lib.h>

AdcMark
adc_piece_get_mark (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value;

  g_return_val_if_fail (ADC_IS_PIECE (piece) && ADC_IS_STAT (stat), ADC_MARK_UNKNOWN);

  value = adc_piece_get_value (piece, adc_stat_get_id (stat));
  if (value == NULL)
    return ADC_MARK_UNKNOWN;

  switch (value->basis) {
  case ADC_BASIS_DEDUCED:
    return ADC_MARK_DEDUCED;
  case ADC_BASIS_USER:
    return ADC_MARK_USER;
  case ADC_BASIS_STATED:
  default:
    return ADC_MARK_NONE;
  }
}

char *
adc_piece_dup_value (AdcPiece *piece, AdcStat *stat)
{
  g_autofree char *value = adc_piece_format_value (piece, stat);

  return adc_piece_get_mark (piece, stat) == ADC_MARK_DEDUCED ? g_strdup_printf ("≈ %s", value)
                                                              : g_steal_pointer (&value);
}

char *
adc_piece_dup_provenance (AdcPiece *piece, AdcStat *stat)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  const AdcValue *shipped = adc_piece_get_shipped_value (piece, adc_stat_get_id (stat));
  const char *source = shipped != NULL && shipped->source != NULL
                         ? shipped->source
                         : adc_entry_get_source (ADC_ENTRY (piece));
  g_autofree char *ours = NULL;

  switch (adc_piece_get_mark (piece, stat)) {
  case ADC_MARK_UNKNOWN:
    return g_strdup (_("Not known to us"));
  case ADC_MARK_DEDUCED:
    return g_strdup (_("Deduced from an example"));
  case ADC_MARK_USER:
    ours = adc_stat_format (stat, game, shipped);
    /* Translators: under a value the user typed in; %s is the value the program came with, “?” when
     * it had none */
    return g_strdup_printf (_("Typed in by you (ours: %s)"), ours);
  case ADC_MARK_NONE:
  default:
    if (game != NULL && source != NULL)
      /* Translators: %s is the title of a printed or public source other than the rulebook */
      return g_strdup_printf (_("Stated in “%s”"), adc_game_get_source_title (game, source));
    return g_strdup (_("Stated in the rulebook"));
  }
}

char *
adc_piece_dup_value_line (AdcPiece *piece, AdcStat *stat)
{
  g_autofree char *value = adc_piece_format_value (piece, stat);
  const char *title = adc_stat_get_title (stat);

  switch (adc_piece_get_mark (piece, stat)) {
  case ADC_MARK_UNKNOWN:
    /* Translators: the name of a value nobody established, as in “Cost: unknown” */
    return g_strdup_printf (_("%s: unknown"), title);
  case ADC_MARK_DEDUCED:
    /* Translators: the name of a value and the value, as in “Cost: 2 (deduced from an example)” */
    return g_strdup_printf (_("%s: %s (deduced from an example)"), title, value);
  case ADC_MARK_USER:
    /* Translators: the name of a value and the value, as in “Cost: 2 (typed in by you)” */
    return g_strdup_printf (_("%s: %s (typed in by you)"), title, value);
  case ADC_MARK_NONE:
  default:
    /* Translators: the name of a value and the value, as in “Cost: 2” */
    return g_strdup_printf (_("%s: %s"), title, value);
  }
}

char *
adc_piece_dup_description (AdcPiece *piece)
{
  g_autoptr(GString) words = g_string_new (adc_entry_get_title (ADC_ENTRY (piece)));
  AdcEntry *faction = adc_piece_lookup_faction (piece);
  GListModel *stats = adc_piece_get_stats (piece);

  if (faction != NULL)
    g_string_append_printf (words, "; %s", adc_entry_get_title (faction));

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    g_autofree char *line = adc_piece_dup_value_line (piece, stat);

    if (adc_piece_concerns (piece, stat))
      g_string_append_printf (words, "; %s", line);
  }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

guint
adc_piece_count_unknown (AdcPiece *piece)
{
  GListModel *stats = adc_piece_get_stats (piece);
  guint n_unknown = 0;

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));

    if (value == NULL ? adc_piece_concerns (piece, stat) : !value->complete)
      n_unknown++;
  }

  return n_unknown;
}

const char *
adc_faction_get_accent (AdcEntry *faction)
{
  /* Apart from the green, red, blue and grey that unit types like to wear. */
  static const char * const accents[] = {
    "#e66100", "#9141ac", "#1a8a94", "#c69200", "#865e3c", "#d1477f", "#5e6b1f", "#4a4f9e",
  };
  const char *colour = adc_faction_get_colour (ADC_FACTION (faction));
  g_autoptr(AdcGame) game = adc_entry_dup_game (faction);
  GListModel *factions = game != NULL ? adc_game_get_entries (game, ADC_KIND_FACTION) : NULL;

  for (guint i = 0; colour == NULL && factions != NULL && i < g_list_model_get_n_items (factions);
       i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (factions, i);

    if (entry == faction)
      return accents[i % G_N_ELEMENTS (accents)];
  }

  return colour != NULL ? colour : accents[0];
}

#define MAX_LETTERS 3

/* How many letters two names begin with alike. */
static guint
count_alike (const char *one, const char *other)
{
  guint n = 0;

  while (*one != '\0' && g_unichar_toupper (g_utf8_get_char (one)) ==
                           g_unichar_toupper (g_utf8_get_char (other))) {
    one = g_utf8_next_char (one);
    other = g_utf8_next_char (other);
    n++;
  }

  return n;
}

char *
adc_faction_dup_letters (AdcEntry *faction)
{
  const char *name = adc_entry_get_title (faction);
  g_autoptr(AdcGame) game = adc_entry_dup_game (faction);
  GListModel *factions = game != NULL ? adc_game_get_entries (game, ADC_KIND_FACTION) : NULL;
  g_autofree char *letters = NULL;
  guint n_letters = 1;

  for (guint i = 0; factions != NULL && i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (factions, i);

    if (entry != faction)
      n_letters = MAX (n_letters, count_alike (name, adc_entry_get_title (entry)) + 1);
  }

  n_letters = MIN (n_letters, MIN (MAX_LETTERS, (guint) g_utf8_strlen (name, -1)));
  letters = g_utf8_substring (name, 0, n_letters);
  return g_utf8_strup (letters, -1);
}
