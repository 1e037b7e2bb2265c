/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tile.h"

#include "adc-game.h"

#include <glib/gi18n-lib.h>

static const char *
get_direction (guint side)
{
  switch (side) {
  case 0:
    /* Translators: a side of a tile, the top being the north, as in “Blow of 1 to the north.”; give
     * it the article that this sentence needs in your language, and likewise the next five */
    return C_("direction", "north");
  case 1:
    return C_("direction", "north-east");
  case 2:
    return C_("direction", "south-east");
  case 3:
    return C_("direction", "south");
  case 4:
    return C_("direction", "south-west");
  case 5:
  default:
    return C_("direction", "north-west");
  }
}

/* Adds a word to "a, b" or, as the last one, to "a, b and c". */
static void
extend_list (char **list, const char *word, gboolean is_last)
{
  char *longer;

  if (*list == NULL)
    longer = g_strdup (word);
  else if (is_last)
    /* Translators: how a list ends: “north, south and north-west” */
    longer = g_strdup_printf (C_("list", "%s and %s"), *list, word);
  else
    /* Translators: how a list goes on: “north, south, …” */
    longer = g_strdup_printf (C_("list", "%s, %s"), *list, word);

  g_free (*list);
  *list = longer;
}

static char *
say_on_every_side (AdcStatRole role, guint strength)
{
  switch (role) {
  case ADC_ROLE_MELEE:
    /* Translators: %u is how strong they are */
    return g_strdup_printf (_("Blows of %u on every side."), strength);
  case ADC_ROLE_RANGED:
    return g_strdup_printf (_("Shots of %u on every side."), strength);
  case ADC_ROLE_BEAM:
    /* Translators: shots that hit everybody in their line */
    return g_strdup_printf (_("Piercing shots of %u on every side."), strength);
  case ADC_ROLE_ARMOUR:
    return g_strdup (_("Armour on every side."));
  case ADC_ROLE_NET:
    return g_strdup (_("Nets on every side."));
  default:
    return g_strdup (_("Links on every side."));
  }
}

static char *
say_on_sides (AdcStatRole role, guint strength, guint n_sides, const char *where)
{
  switch (role) {
  case ADC_ROLE_MELEE:
    /* Translators: how strong it is and a list of directions: “north and south-east” */
    return g_strdup_printf (ngettext ("Blow of %u to the %s.", "Blows of %u to the %s.", n_sides),
                            strength, where);
  case ADC_ROLE_RANGED:
    return g_strdup_printf (ngettext ("Shot of %u to the %s.", "Shots of %u to the %s.", n_sides),
                            strength, where);
  case ADC_ROLE_BEAM:
    return g_strdup_printf (ngettext ("Piercing shot of %u to the %s.",
                                      "Piercing shots of %u to the %s.", n_sides),
                            strength, where);
  case ADC_ROLE_ARMOUR:
    return g_strdup_printf (_("Armour to the %s."), where);
  case ADC_ROLE_NET:
    return g_strdup_printf (ngettext ("Net to the %s.", "Nets to the %s.", n_sides), where);
  default:
    return g_strdup_printf (ngettext ("Link to the %s.", "Links to the %s.", n_sides), where);
  }
}

static void
append (GString *words, const char *sentence)
{
  g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", sentence);
}

static void
append_sides_of (GString *words, AdcStatRole role, const guint8 sides[ADC_SIDES_N], guint strength)
{
  g_autofree char *where = NULL;
  g_autofree char *sentence = NULL;
  guint n_sides = 0, n_listed = 0;

  for (guint i = 0; i < ADC_SIDES_N; i++)
    n_sides += sides[i] == strength;
  if (n_sides == 0)
    return;

  for (guint i = 0; i < ADC_SIDES_N; i++)
    if (sides[i] == strength)
      extend_list (&where, get_direction (i), ++n_listed == n_sides);

  sentence = n_sides == ADC_SIDES_N ? say_on_every_side (role, strength)
                                    : say_on_sides (role, strength, n_sides, where);
  append (words, sentence);
}

/* The strongest first: a sentence for each strength. */
static void
append_sides (GString *words, AdcStatRole role, const guint8 sides[ADC_SIDES_N])
{
  for (guint strength = ADC_SIDES_MAX; strength > 0; strength--)
    append_sides_of (words, role, sides, strength);
}

/* "Hunter, Soldier of the Reds." */
static void
append_identity (GString *words, AdcPiece *piece)
{
  AdcEntry *type = adc_piece_get_unit_type (piece);
  AdcEntry *faction = adc_piece_lookup_faction (piece);
  const char *name = adc_entry_get_title (ADC_ENTRY (piece));
  g_autofree char *sentence = NULL;

  if (type != NULL && faction != NULL)
    /* Translators: what a tile is called, of which type it is and of which army, as in “Hunter,
     * Soldier of the Reds.” */
    sentence = g_strdup_printf (_("%s, %s of %s."), name, adc_entry_get_title (type),
                                adc_entry_get_title (faction));
  else if (type != NULL || faction != NULL)
    /* Translators: what a tile is called, and of which type or of which army it is */
    sentence = g_strdup_printf (_("%s, %s."), name,
                                adc_entry_get_title (type != NULL ? type : faction));
  else
    /* Translators: what a tile is called */
    sentence = g_strdup_printf (_("%s."), name);
  append (words, sentence);
}

static void
append_initiatives (GString *words, const AdcTile *tile)
{
  g_autofree char *list = NULL;
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < tile->n_initiatives; i++) {
    g_autofree char *number = g_strdup_printf ("%d", tile->initiatives[i]);

    extend_list (&list, number, i + 1 == tile->n_initiatives);
  }

  if (list != NULL)
    /* Translators: %s is a number, or several: “3 and 2” */
    sentence = g_strdup_printf (ngettext ("Initiative %s.", "Initiatives %s.", tile->n_initiatives),
                                list);
  else if (tile->is_always)
    sentence = g_strdup (_("Initiative X."));
  if (sentence != NULL)
    append (words, sentence);
}

static void
append_toughness (GString *words, const AdcTile *tile)
{
  g_autofree char *sentence = NULL;

  if (tile->toughness == 0)
    return;

  sentence = g_strdup_printf (_("Toughness %d."), tile->toughness);
  append (words, sentence);
}

static void
append_abilities (GString *words, AdcPiece *piece)
{
  GListModel *stats = adc_piece_get_stats (piece);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));

    if (adc_stat_get_kind (stat) == ADC_STAT_ABILITIES && value != NULL && *value->text != '\0') {
      g_autofree char *abilities = adc_piece_format_value (piece, stat);
      /* Translators: the name of a list and the list, as in “Abilities: Mobility, Toughness.” */
      g_autofree char *sentence = g_strdup_printf (_("%s: %s."), adc_stat_get_title (stat),
                                                   abilities);

      append (words, sentence);
    }
  }
}

char *
adc_tile_describe (AdcPiece *piece, guint rotation)
{
  g_autoptr(GString) words = g_string_new (NULL);
  AdcTile tile;

  g_return_val_if_fail (ADC_IS_PIECE (piece), NULL);

  adc_tile_read (piece, &tile);
  adc_tile_rotate (&tile, rotation);

  append_identity (words, piece);
  append_initiatives (words, &tile);
  append_toughness (words, &tile);
  append_sides (words, ADC_ROLE_MELEE, tile.melee);
  append_sides (words, ADC_ROLE_RANGED, tile.ranged);
  append_sides (words, ADC_ROLE_BEAM, tile.beam);
  append_sides (words, ADC_ROLE_ARMOUR, tile.armour);
  append_sides (words, ADC_ROLE_NET, tile.net);
  append_sides (words, ADC_ROLE_LINK, tile.link);
  append_abilities (words, piece);

  return g_string_free (g_steal_pointer (&words), FALSE);
}
