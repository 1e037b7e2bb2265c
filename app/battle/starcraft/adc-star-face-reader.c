/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-reader.h"

#include "adc-effect.h"

#include <glib/gi18n-lib.h>

/* One card as numbers. */

#define MAX_FIGURE 20

static const char * const figure_stats[ADC_STAR_N_FIGURES] = {
  "major-attack", "major-health", "minor-attack", "minor-health",
};

static const struct {
  const char        *ability;
  AdcStarEffectKind  kind;
} effect_kinds[] = {
  { "attack", ADC_STAR_ATTACK },
  { "attack-flying", ADC_STAR_ATTACK_FLYING },
  { "attack-supported", ADC_STAR_ATTACK_SUPPORTED },
  { "health", ADC_STAR_HEALTH },
  { "no-enemy-support", ADC_STAR_NO_ENEMY_SUPPORT },
  { "splash-light", ADC_STAR_SPLASH_LIGHT },
  { "splash-ground", ADC_STAR_SPLASH_GROUND },
  { "splash-flying", ADC_STAR_SPLASH_FLYING },
  { "splash-any", ADC_STAR_SPLASH_ANY },
  { "cloaking", ADC_STAR_CLOAKING },
  { "detector", ADC_STAR_DETECTOR },
  { "cancel", ADC_STAR_CANCEL },
  { "sacrifice", ADC_STAR_SACRIFICE },
};

static void
refuse (AdcStarReader *self, const AdcScenarioForce *force, const char *text, const char *stat)
{
  adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force != NULL ? force->line : 0,
                     force != NULL ? force->id : NULL, NULL,
                     /* Translators: a value, then the id of what it is a value of */
                     _("“%s” is no value of “%s”"), text, stat);
}

static void
read_figures (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece,
              AdcStarCard *card, AdcStarFace *face)
{
  int *figures[ADC_STAR_N_FIGURES] = { &card->major_attack, &card->major_health,
                                       &card->minor_attack, &card->minor_health };

  for (guint i = 0; i < ADC_STAR_N_FIGURES; i++) {
    const char *text = adc_star_get_text (force, piece, figure_stats[i]);
    guint64 number;

    if (text == NULL)
      continue;
    if (g_ascii_string_to_unsigned (text, 10, 0, MAX_FIGURE, &number, NULL)) {
      *figures[i] = number;
      face->has_figure[i] = TRUE;
    } else {
      refuse (self, force, text, figure_stats[i]);
    }
  }

  /* Whichever was typed in is the figure: nobody said which of the two it is. */
  for (guint i = ADC_STAR_MAJOR_ATTACK; face->is_typed && i <= ADC_STAR_MAJOR_HEALTH; i++)
    if (!face->has_figure[i] && face->has_figure[i + ADC_STAR_MINOR_ATTACK]) {
      *figures[i] = *figures[i + ADC_STAR_MINOR_ATTACK];
      face->has_figure[i] = TRUE;
    }
}

static guint64
read_units (AdcStarReader *self, const char * const *units)
{
  guint64 kinds = 0;

  for (guint i = 0; units[i] != NULL; i++)
    kinds |= adc_star_reader_find_kind (self, units[i]);

  return kinds;
}

static void
read_icons (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece, AdcStarCard *card,
            AdcStarFace *face)
{
  const char *text = adc_star_get_text (force, piece, "icons");
  g_auto(GStrv) words = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);

  face->has_icons = text != NULL || piece == NULL;
  face->is_typed = text == NULL && piece == NULL;
  if (face->is_typed || g_strv_contains ((const char * const *) words, "any"))
    card->icons = ADC_STAR_ANY;
  else
    card->icons = read_units (self, (const char * const *) words);
}

/* Returns FALSE if there is no such ability, or no room for one more. */
static gboolean
add_effect (AdcStarReader *self, const AdcEffect *effect, AdcStarCard *card, AdcStarFace *face)
{
  if (g_str_equal (effect->ability, "splash")) {
    face->is_vague = TRUE;
    return TRUE;
  }

  for (guint i = 0; i < G_N_ELEMENTS (effect_kinds); i++)
    if (g_str_equal (effect_kinds[i].ability, effect->ability) &&
        card->n_effects < ADC_STAR_MAX_EFFECTS) {
      AdcStarEffect *added = &card->effects[card->n_effects++];

      added->kind = effect_kinds[i].kind;
      added->amount = MIN (effect->amount, MAX_FIGURE);
      added->units = effect->units != NULL
                         ? read_units (self, (const char * const *) effect->units)
                         : ADC_STAR_ANY;
      return TRUE;
    }

  return FALSE;
}

static void
read_effects (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece,
              AdcStarCard *card, AdcStarFace *face)
{
  const char *text = adc_star_get_text (force, piece, "effects");
  const AdcValue *value = piece != NULL ? adc_piece_get_value (piece, "effects") : NULL;
  const gboolean is_said = force != NULL && g_hash_table_contains (force->values, "effects");
  g_autoptr(GPtrArray) effects = text != NULL ? adc_effects_parse (text) : NULL;

  face->has_effects = text != NULL || piece == NULL;
  face->is_whole = is_said || value == NULL || value->complete;
  if (text != NULL && effects == NULL)
    refuse (self, force, text, "effects");
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    if (!add_effect (self, effects->pdata[i], card, face) && is_said) {
      refuse (self, force, text, "effects");
      break;
    }
}

static void
read_kind (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece, AdcStarCard *card,
           AdcStarFace *face)
{
  const char *kind = adc_star_get_text (force, piece, "kind");
  const char *specialty = adc_star_get_text (force, piece, "specialty");

  face->has_kind = kind != NULL;
  face->is_play_area = g_strcmp0 (kind, "play-area") == 0;
  card->is_reinforcement = g_strcmp0 (kind, "reinforcement") == 0;
  if (kind != NULL && !face->is_play_area && !card->is_reinforcement &&
      !g_str_equal (kind, "standard"))
    refuse (self, force, kind, "kind");

  face->has_specialty = specialty != NULL;
  card->is_specialty = g_strcmp0 (specialty, "yes") == 0;
}

void
adc_star_reader_read_face (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece,
                           AdcStarCard *card, AdcStarFace *face)
{
  face->is_technology = g_strcmp0 (adc_star_get_text (NULL, piece, "deck"), "technology") == 0;
  read_kind (self, force, piece, card, face);
  read_icons (self, force, piece, card, face);
  read_figures (self, force, piece, card, face);
  read_effects (self, force, piece, card, face);
}
