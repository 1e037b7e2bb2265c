/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-board-words.h"

#include "adc-game.h"

#include <glib/gi18n-lib.h>

/* "?" where nobody knows. */
static const char *
get_figure (const AdcScenarioForce *force, AdcPiece *piece, const char *stat, gboolean *is_known)
{
  const AdcValue *value = piece != NULL ? adc_piece_get_value (piece, stat) : NULL;
  const char *text = value != NULL ? value->text : NULL;

  if (force != NULL)
    text = adc_settings_get (force->values, stat, text);
  *is_known |= text != NULL;
  return text != NULL ? text : "?";
}

char *
adc_star_card_dup_name (const AdcScenarioForce *force, AdcPiece *piece)
{
  gboolean is_known = FALSE;
  const char *attack, *health;

  if (piece != NULL)
    return g_strdup (adc_entry_get_title (ADC_ENTRY (piece)));
  if (force->name != NULL)
    return g_strdup (adc_text_get (force->name));

  attack = get_figure (force, NULL, "major-attack", &is_known);
  health = get_figure (force, NULL, "major-health", &is_known);
  if (force->unit != NULL || !is_known)
    return g_strdup (force->unit != NULL ? force->unit : _("Unknown card"));

  /* Translators: a card of which only its figures are known, each a number or “?” */
  return g_strdup_printf (_("Attack %s, health %s"), attack, health);
}

char *
adc_star_card_dup_figures (const AdcScenarioForce *force, AdcPiece *piece)
{
  gboolean has_major = FALSE, has_minor = FALSE;
  const char *attack = get_figure (force, piece, "major-attack", &has_major);
  const char *health = get_figure (force, piece, "major-health", &has_major);
  const char *minor_attack = get_figure (force, piece, "minor-attack", &has_minor);
  const char *minor_health = get_figure (force, piece, "minor-health", &has_minor);

  if (!has_major && !has_minor)
    return NULL;
  if (!has_minor && piece == NULL) /* typed in: taken as they are */
    return g_strdup_printf ("%s / %s", attack, health);

  return g_strdup_printf ("%s / %s · %s / %s", attack, health, minor_attack, minor_health);
}

/* A value of a card in the reader's words; NULL when it has none, or says nothing. */
static char *
dup_value (AdcPiece *piece, const char *stat_id)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  AdcStat *stat = game != NULL
                    ? adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)), stat_id)
                    : NULL;
  const AdcValue *value = adc_piece_get_value (piece, stat_id);

  if (stat == NULL || value == NULL || *value->text == '\0')
    return NULL;

  return adc_piece_format_value (piece, stat);
}

char *
adc_star_card_dup_abilities (AdcPiece *card)
{
  return dup_value (card, "effects");
}

static void
take_part (GPtrArray *parts, char *text)
{
  if (text != NULL)
    g_ptr_array_add (parts, text);
}

static char *
join (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (GStrv) parts->pdata);
}

char *
adc_star_card_dup_summary (AdcPiece *card)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  take_part (parts, dup_value (card, "icons"));
  take_part (parts, adc_star_card_dup_figures (NULL, card));
  take_part (parts, adc_star_card_dup_abilities (card));
  if (parts->len == 0)
    g_ptr_array_add (parts, g_strdup (_("face unknown")));
  return join (parts);
}

char *
adc_star_unit_dup_summary (AdcPiece *unit)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  AdcEntry *type = adc_piece_get_unit_type (unit);
  const AdcValue *support = adc_piece_get_value (unit, "support");
  g_autofree char *hits = dup_value (unit, "hits");

  if (type != NULL)
    g_ptr_array_add (parts, g_strdup (adc_entry_get_title (type)));
  /* Translators: how much a unit adds in support: a number or “?” */
  g_ptr_array_add (parts, g_strdup_printf (_("support %s"), support != NULL ? support->text : "?"));
  /* Translators: what a unit can hit, as in “hits: Ground and flying” */
  g_ptr_array_add (parts, g_strdup_printf (_("hits: %s"), hits != NULL ? hits : "?"));
  take_part (parts, dup_value (unit, "abilities"));
  return join (parts);
}

char *
adc_star_spot_describe (AdcStarSpot spot)
{
  switch (spot.kind) {
  case ADC_STAR_SPOT_FRONT:
    return g_strdup_printf (_("Skirmish %u, front line"), spot.skirmish);
  case ADC_STAR_SPOT_SUPPORT:
    return g_strdup_printf (_("Skirmish %u, support"), spot.skirmish);
  case ADC_STAR_SPOT_CARD:
    return g_strdup_printf (_("Skirmish %u, standard card"), spot.skirmish);
  case ADC_STAR_SPOT_REINFORCEMENT:
    return g_strdup_printf (_("Skirmish %u, reinforcement card"), spot.skirmish);
  case ADC_STAR_SPOT_HAND:
    return g_strdup (_("Hand"));
  case ADC_STAR_SPOT_DISCARD:
    return g_strdup (_("Discard pile"));
  case ADC_STAR_SPOT_DECK:
    return g_strdup (_("Shuffled into the deck"));
  case ADC_STAR_SPOT_RESERVE:
  case ADC_STAR_SPOT_STRANGE:
  default:
    return g_strdup (_("Not in the battle"));
  }
}
