/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-advice-words.h"

#include "adc-hex-advice-count.h"
#include "adc-hex-names.h"

#include <glib/gi18n-lib.h>

char *
adc_hex_advice_describe_placement (AdcHexTable *table, const AdcHexPlacement *placement)
{
  const char *name = adc_hex_name_get_unit (table, placement->tile->unit);
  const char *hex = adc_hex_cell_name (placement->cell);

  if (adc_hex_advice_count_rotations (placement->tile) == 1)
    /* Translators: a tile that is the same however it is turned, and the hex to lay it on, as in
     * “Blocker in c2” */
    return g_strdup_printf (_("%s in %s"), name, hex);

  /* Translators: a tile, the hex to lay it on, the direction its upper side points to, as in
   * “Runner in c2, top to the north-east” */
  return g_strdup_printf (_("%s in %s, top to the %s"), name, hex,
                          adc_hex_direction_name (placement->rotation));
}

static void
add (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static gboolean
is_destroyed (const AdcHexPosition *position, const AdcHexState *end, guint side)
{
  const guint hq = adc_hex_find_hq (position, side);

  return hq != ADC_HEX_NOWHERE && (end->alive & adc_hex_bit (hq)) == 0;
}

static void
add_points (GString *text, const char *army, guint lost, guint instead)
{
  if (instead == 0)
    /* Translators: an army, and how many points its HQ loses, which it would not without the
     * advice */
    add (text, g_strdup_printf (_("%s’s HQ loses %u instead of nothing."), army, lost));
  else if (lost == 0)
    /* Translators: an army, and how many points its HQ would lose without the advice */
    add (text, g_strdup_printf (_("%s’s HQ loses nothing instead of %u."), army, instead));
  else
    /* Translators: an army, how many points its HQ loses, and how many without the advice */
    add (text, g_strdup_printf (_("%s’s HQ loses %u instead of %u."), army, lost, instead));
}

static void
compare_hq (AdcHexTable *table, const AdcHexCounsel *counsel, const AdcHexState *end, guint side,
            GString *text)
{
  const AdcHexPosition *position = adc_hex_battle_get_position (counsel->battle);
  const char *army = adc_hex_name_get_army (table, side);
  const gboolean was_destroyed = is_destroyed (position, &counsel->lies, side);

  if (position->is_scored) {
    if (end->scored[side] != counsel->lies.scored[side])
      /* Translators: an army, how many points it scores, and how many without the advice */
      add (text, g_strdup_printf (_("%s scores %u instead of %u."), army, end->scored[side],
                                  counsel->lies.scored[side]));
  } else if (is_destroyed (position, end, side) != was_destroyed) {
    /* Translators: %s is an army */
    add (text, g_strdup_printf (was_destroyed ? _("%s’s HQ survives.") : _("%s’s HQ is destroyed."),
                                army));
  } else if (end->points[side] != counsel->lies.points[side]) {
    add_points (text, army, position->points[side] - end->points[side],
                position->points[side] - counsel->lies.points[side]);
  }
}

/* Units of the side, or of all its enemies, that are among these hexes. */
static guint32
pick (const AdcHexCounsel *counsel, guint32 cells, gboolean enemies)
{
  const AdcHexPosition *position = adc_hex_battle_get_position (counsel->battle);
  guint32 picked = 0;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const AdcHexPiece *piece = &position->cells[cell];

    if ((cells & adc_hex_bit (cell)) != 0 && piece->tile != NULL &&
        piece->tile->kind != ADC_HEX_HQ &&
        adc_hex_are_foes (position, counsel->side, piece->side) == enemies)
      picked |= adc_hex_bit (cell);
  }

  return picked;
}

static void
compare_tiles (AdcHexTable *table, const AdcHexCounsel *counsel, const AdcHexState *end,
               GString *text)
{
  const guint32 saved = end->alive & ~counsel->lies.alive;
  const guint32 lost = counsel->lies.alive & ~end->alive;
  g_autofree char *killed = adc_hex_name_dup_tiles (table, pick (counsel, lost, TRUE));
  g_autofree char *kept = adc_hex_name_dup_tiles (table, pick (counsel, saved, FALSE));
  g_autofree char *given = adc_hex_name_dup_tiles (table, pick (counsel, lost, FALSE));
  g_autofree char *spared = adc_hex_name_dup_tiles (table, pick (counsel, saved, TRUE));

  if (*killed != '\0')
    /* Translators: tiles of the enemy, as in “Hunter (b2), Runner (c2)” */
    add (text, g_strdup_printf (_("The enemy also loses: %s."), killed));
  if (*kept != '\0')
    /* Translators: tiles of the player, as in “Hunter (b2), Runner (c2)” */
    add (text, g_strdup_printf (_("You keep: %s."), kept));
  if (*given != '\0')
    /* Translators: tiles of the player, as in “Hunter (b2), Runner (c2)” */
    add (text, g_strdup_printf (_("You lose: %s."), given));
  if (*spared != '\0')
    /* Translators: tiles of the enemy, as in “Hunter (b2), Runner (c2)” */
    add (text, g_strdup_printf (_("The enemy keeps: %s."), spared));
}

/* What becomes of the tiles that are laid. */
static void
add_placed (AdcHexTable *table, const AdcHexAdvice *advice, GString *text)
{
  const gboolean is_all = text->len == 0;
  guint n_left = 0;

  for (guint i = 0; i < advice->n_placements; i++) {
    const AdcHexPlacement *placement = &advice->placements[i];

    if ((advice->end.alive & adc_hex_bit (placement->cell)) != 0)
      n_left++;
    else
      /* Translators: a tile that is laid on the board, and its hex */
      add (text, g_strdup_printf (_("%s (%s) falls itself."),
                                  adc_hex_name_get_unit (table, placement->tile->unit),
                                  adc_hex_cell_name (placement->cell)));
  }
  if (is_all)
    add (text, g_strdup_printf (
                 ngettext ("%u more tile comes through the battle; nothing else changes.",
                           "%u more tiles come through the battle; nothing else changes.", n_left),
                 n_left));
}

char *
adc_hex_advice_describe_gain (AdcHexTable *table, const AdcHexCounsel *counsel,
                              const AdcHexAdvice *advice)
{
  const AdcHexPosition *position = adc_hex_battle_get_position (counsel->battle);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < position->n_sides; i++)
    if (adc_hex_are_foes (position, counsel->side, i))
      compare_hq (table, counsel, &advice->end, i, text);
  for (guint i = 0; i < position->n_sides; i++)
    if (!adc_hex_are_foes (position, counsel->side, i))
      compare_hq (table, counsel, &advice->end, i, text);
  compare_tiles (table, counsel, &advice->end, text);
  add_placed (table, advice, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
