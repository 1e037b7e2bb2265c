/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-stat-private.h"

#include "adc-ability.h"
#include "adc-effect.h"
#include "adc-error.h"
#include "adc-game.h"
#include "adc-piece.h"
#include "adc-unit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
append_word (GString *out, const char *separator, const char *word)
{
  g_string_append_printf (out, "%s%s", out->len > 0 ? separator : "", word);
}

static gboolean
check_ability (AdcStat *self, AdcGame *game, const char *id, GError **error)
{
  if (ADC_IS_ABILITY (adc_game_lookup (game, id)))
    return TRUE;

  g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID, _("%s: there is no ability “%s”"),
               adc_stat_get_title (self), id);
  return FALSE;
}

static void
refuse_amount (AdcStat *self, AdcEntry *ability, GError **error)
{
  g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
               adc_ability_has_amount (ADC_ABILITY (ability))
                 ? _("%s: “%s” needs an amount from 1 to 99")
                 : _("%s: “%s” takes no amount"),
               adc_stat_get_title (self), adc_entry_get_title (ability));
}

char *
adc_stat_normalise_abilities (AdcStat *self, AdcGame *game, const char *text, GError **error)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n", -1);
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++) {
    g_auto(GStrv) parts = g_strsplit (words[i], ":", 2);
    AdcEntry *entry;
    gboolean has_amount;

    if (*words[i] == '\0')
      continue;

    if (!check_ability (self, game, parts[0], error))
      return NULL;

    entry = adc_game_lookup (game, parts[0]);
    has_amount = adc_ability_has_amount (ADC_ABILITY (entry));
    if (has_amount != (parts[1] != NULL) ||
        (has_amount && !g_ascii_string_to_unsigned (parts[1], 10, 1, 99, NULL, NULL))) {
      refuse_amount (self, entry, error);
      return NULL;
    }

    append_word (out, " ", words[i]);
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
find_symbol (AdcStat *self, const char *text)
{
  const char * const *symbols = adc_stat_get_symbols (self);

  for (guint i = 0; symbols[i] != NULL; i++)
    if (g_ascii_strcasecmp (symbols[i], text) == 0)
      return g_strdup (symbols[i]);

  return NULL;
}

/* A symbol stands alone: "any marine" says nothing. */
char *
adc_stat_normalise_pieces (AdcStat *self, AdcGame *game, const char *text, GError **error)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n", -1);
  g_autoptr(GString) out = g_string_new (NULL);
  char *symbol = find_symbol (self, text);

  if (symbol != NULL)
    return symbol;

  for (guint i = 0; words[i] != NULL; i++) {
    if (*words[i] == '\0')
      continue;

    if (!ADC_IS_PIECE (adc_game_lookup (game, words[i]))) {
      g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID, _("%s: there is no unit or card “%s”"),
                   adc_stat_get_title (self), words[i]);
      return NULL;
    }

    append_word (out, " ", words[i]);
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static gboolean
check_effect (AdcStat *self, AdcGame *game, const AdcEffect *effect, GError **error)
{
  AdcEntry *ability;

  if (!check_ability (self, game, effect->ability, error))
    return FALSE;

  ability = adc_game_lookup (game, effect->ability);
  if (adc_ability_has_amount (ADC_ABILITY (ability)) != (effect->amount > 0)) {
    refuse_amount (self, ability, error);
    return FALSE;
  }

  for (guint i = 0; effect->units != NULL && effect->units[i] != NULL; i++) {
    if (!ADC_IS_UNIT (adc_game_lookup (game, effect->units[i]))) {
      g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID, _("%s: there is no unit “%s”"),
                   adc_stat_get_title (self), effect->units[i]);
      return FALSE;
    }
  }

  return TRUE;
}

char *
adc_stat_normalise_effects (AdcStat *self, AdcGame *game, const char *text, GError **error)
{
  g_autoptr(GPtrArray) effects = adc_effects_parse (text);

  if (effects == NULL) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 /* Translators: the name of a value, what was typed; the example is not translated
                  */
                 _("%s: “%s” is not a list of abilities such as “attack:1@unit,unit”"),
                 adc_stat_get_title (self), text);
    return NULL;
  }

  for (guint i = 0; i < effects->len; i++)
    if (!check_effect (self, game, effects->pdata[i], error))
      return NULL;

  return adc_effects_print (effects);
}

static const char *
get_title (AdcGame *game, const char *id, const char *language)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  return entry != NULL ? adc_entry_get_title_in (entry, language) : id;
}

/* Whether there may be more, or nothing at all. */
static char *
finish (GString *out, const AdcValue *value, const char *none)
{
  if (!value->complete)
    append_word (out, ", ", "?");
  else if (out->len == 0)
    g_string_append (out, none);

  return g_string_free (out, FALSE);
}

char *
adc_stat_format_abilities (AdcGame *game, const AdcValue *value, const char *language)
{
  g_auto(GStrv) words = g_strsplit (value->text, " ", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++) {
    g_auto(GStrv) parts = g_strsplit (words[i], ":", 2);

    append_word (out, ", ", get_title (game, parts[0], language));
    if (parts[1] != NULL)
      g_string_append_printf (out, " %s", parts[1]);
  }

  /* Translators: a unit that has no ability */
  return finish (out, value, C_("abilities", "none"));
}

static guint
count (char **words, const char *word, guint before)
{
  guint n = 0;

  for (guint i = 0; i < before && words[i] != NULL; i++)
    n += g_str_equal (words[i], word);

  return n;
}

char *
adc_stat_format_pieces (AdcGame *game, const AdcValue *value, const char *language)
{
  g_auto(GStrv) words = g_strsplit (value->text, " ", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++) {
    const guint n = count (words, words[i], G_MAXUINT);

    if (count (words, words[i], i) > 0) /* told already */
      continue;

    if (n > 1) {
      /* Translators: so many of one unit: “2 × High Templar” */
      g_autofree char *several = g_strdup_printf (_("%u × %s"), n,
                                                  get_title (game, words[i], language));

      append_word (out, ", ", several);
    } else if (g_str_equal (words[i], "any"))
      /* Translators: a card that is for whichever unit */
      append_word (out, ", ", C_("units", "any"));
    else
      append_word (out, ", ", get_title (game, words[i], language));
  }

  /* Translators: no unit and no card: what something requires, or lets one build */
  return finish (out, value, C_("units", "nothing"));
}

char *
adc_stat_format_effects (AdcGame *game, const AdcValue *value, const char *language)
{
  g_autoptr(GPtrArray) effects = adc_effects_parse (value->text);
  GString *out = g_string_new (NULL);

  for (guint i = 0; effects != NULL && i < effects->len; i++) {
    const AdcEffect *effect = effects->pdata[i];
    g_autoptr(GString) units = g_string_new (NULL);

    append_word (out, ", ", get_title (game, effect->ability, language));
    if (effect->amount > 0)
      g_string_append_printf (out, " +%u", effect->amount);
    for (guint j = 0; effect->units != NULL && effect->units[j] != NULL; j++)
      append_word (units, ", ", get_title (game, effect->units[j], language));
    if (units->len > 0)
      g_string_append_printf (out, " (%s)", units->str);
  }

  return finish (out, value, C_("abilities", "none"));
}
