/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-stat.h"

#include "adc-error.h"
#include "adc-game.h"
#include "adc-language.h"
#include "adc-sides.h"
#include "adc-stat-private.h"
#include "adc-unit-type.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_TEXT_LENGTH 500 /* bytes; what fits on a printed card, with room to spare */

typedef struct {
  char    *id;
  AdcText *title;
} Option;

struct _AdcStat {
  GObject      parent_instance;
  char        *id;
  AdcText     *title;
  AdcStatKind  kind;
  AdcStatRole  role;
  char        *versus;
  GStrv        symbols;
  int          min;
  int          max;
  GArray      *options;
  char        *average_of;
  GPtrArray   *matches; /* of AdcStatMatch */
};

G_DEFINE_FINAL_TYPE (AdcStat, adc_stat, G_TYPE_OBJECT)

static void
clear_option (gpointer data)
{
  Option *option = data;

  g_free (option->id);
  adc_text_unref (option->title);
}

static void
free_match (gpointer data)
{
  AdcStatMatch *match = data;

  g_free (match->stat);
  g_free (match->value);
  g_free (match);
}

static void
adc_stat_finalize (GObject *object)
{
  AdcStat *self = ADC_STAT (object);

  g_free (self->id);
  adc_text_unref (self->title);
  g_free (self->versus);
  g_strfreev (self->symbols);
  g_array_unref (self->options);
  g_free (self->average_of);
  g_ptr_array_unref (self->matches);
  G_OBJECT_CLASS (adc_stat_parent_class)->finalize (object);
}

static void
adc_stat_class_init (AdcStatClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_stat_finalize;
}

static void
adc_stat_init (AdcStat *self)
{
  self->min = G_MININT;
  self->max = G_MAXINT;
  self->options = g_array_new (FALSE, FALSE, sizeof (Option));
  g_array_set_clear_func (self->options, clear_option);
  self->matches = g_ptr_array_new_with_free_func (free_match);
}

static guint
position_of (const char *name, const char * const *names, guint n_names)
{
  for (guint i = 0; i < n_names; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;

  return 0;
}

AdcStat *
adc_stat_new (const char *id, AdcText *title, const char *kind, const char *role)
{
  static const char * const kinds[] = {
    [ADC_STAT_INTEGER] = "integer", [ADC_STAT_INTEGERS] = "integers",
    [ADC_STAT_SIDES] = "sides",     [ADC_STAT_TEXT] = "text",
    [ADC_STAT_TYPE] = "type",       [ADC_STAT_ABILITIES] = "abilities",
    [ADC_STAT_CHOICE] = "choice",   [ADC_STAT_PIECES] = "pieces",
    [ADC_STAT_EFFECTS] = "effects", [ADC_STAT_COLUMNS] = "columns",
    [ADC_STAT_PRICES] = "prices",
  };
  static const char * const roles[] = {
    [ADC_ROLE_NONE] = "",       [ADC_ROLE_COST] = "cost",     [ADC_ROLE_INITIATIVE] = "initiative",
    [ADC_ROLE_SCORE] = "score", [ADC_ROLE_COPIES] = "copies", [ADC_ROLE_TOUGHNESS] = "toughness",
    [ADC_ROLE_MELEE] = "melee", [ADC_ROLE_RANGED] = "ranged", [ADC_ROLE_BEAM] = "beam",
    [ADC_ROLE_NET] = "net",     [ADC_ROLE_LINK] = "link",     [ADC_ROLE_ARMOUR] = "armour",
    [ADC_ROLE_MOVES] = "moves", [ADC_ROLE_ENTERS] = "enters", [ADC_ROLE_DECK] = "deck",
    [ADC_ROLE_ICONS] = "icons", [ADC_ROLE_BUILDS] = "builds", [ADC_ROLE_REQUIRES] = "requires",
    [ADC_ROLE_EDITION] = "edition", [ADC_ROLE_CONSUMES] = "consumes",
    [ADC_ROLE_GROUP] = "group",
  };
  AdcStat *self = g_object_new (ADC_TYPE_STAT, NULL);

  self->id = g_strdup (id);
  self->title = adc_text_ref (title);
  self->kind = position_of (kind, kinds, G_N_ELEMENTS (kinds));
  self->role = position_of (role, roles, G_N_ELEMENTS (roles));

  return self;
}

const char *
adc_stat_get_id (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  return self->id;
}

const char *
adc_stat_get_title (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  return adc_text_get (self->title);
}

AdcText *
adc_stat_get_title_text (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  return self->title;
}

AdcStatKind
adc_stat_get_kind (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), ADC_STAT_TEXT);

  return self->kind;
}

AdcStatRole
adc_stat_get_role (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), ADC_ROLE_NONE);

  return self->role;
}

const char *
adc_stat_get_versus (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  return self->versus;
}

const char * const *
adc_stat_get_symbols (AdcStat *self)
{
  static const char * const none[] = { NULL };

  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  return self->symbols != NULL ? (const char * const *) self->symbols : none;
}

void
adc_stat_get_range (AdcStat *self, int *min, int *max)
{
  g_return_if_fail (ADC_IS_STAT (self));

  *min = self->min;
  *max = self->max;
}

guint
adc_stat_get_n_options (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), 0);

  return self->options->len;
}

const char *
adc_stat_get_option (AdcStat *self, guint position, const char **title)
{
  const Option *option;

  g_return_val_if_fail (ADC_IS_STAT (self) && position < self->options->len, NULL);

  option = &g_array_index (self->options, Option, position);
  if (title != NULL)
    *title = adc_text_get (option->title);

  return option->id;
}

gboolean
adc_stat_has_option (AdcStat *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_STAT (self), FALSE);

  for (guint i = 0; i < adc_stat_get_n_options (self); i++)
    if (g_strcmp0 (adc_stat_get_option (self, i, NULL), id) == 0)
      return TRUE;

  return FALSE;
}

gboolean
adc_stat_is_list (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), FALSE);

  return self->kind == ADC_STAT_ABILITIES || self->kind == ADC_STAT_PIECES ||
         self->kind == ADC_STAT_EFFECTS;
}

static char *
normalise_integer (AdcStat *self, const char *text, GError **error)
{
  gint64 number;

  for (guint i = 0; self->symbols != NULL && self->symbols[i] != NULL; i++)
    if (g_ascii_strcasecmp (self->symbols[i], text) == 0)
      return g_strdup (self->symbols[i]);

  if (g_ascii_string_to_signed (text, 10, self->min, self->max, &number, NULL))
    return g_strdup_printf ("%d", (int) number);

  if (self->symbols == NULL)
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 /* Translators: the name of a value, what was typed, the smallest and the greatest
                    number */
                 _("%s: “%s” is not a whole number from %d to %d"), adc_stat_get_title (self),
                 text, self->min, self->max);
  else {
    g_autofree char *symbols = g_strjoinv (", ", self->symbols);

    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 /* Translators: name of a value, what was typed, smallest and greatest number,
                    words such as X */
                 _("%s: “%s” is neither a whole number from %d to %d nor %s"),
                 adc_stat_get_title (self), text, self->min, self->max, symbols);
  }

  return NULL;
}

/* Several numbers, or one symbol alone. */
static char *
normalise_integers (AdcStat *self, const char *text, GError **error)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n", -1);
  g_autoptr(GString) out = g_string_new (NULL);
  gboolean has_symbol = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0') {
      g_autofree char *number = normalise_integer (self, words[i], error);

      if (number == NULL)
        return NULL;

      has_symbol |= !g_ascii_string_to_signed (number, 10, G_MININT, G_MAXINT, NULL, NULL);
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", number);
    }

  if (out->len == 0 || (has_symbol && strchr (out->str, ' ') != NULL))
    return normalise_integer (self, text, error); /* which says what is wrong with it */

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
normalise_sides (AdcStat *self, const char *text, GError **error)
{
  const guint max = MIN ((guint) self->max, ADC_SIDES_MAX);
  guint8 sides[ADC_SIDES_N];

  if (adc_sides_parse (text, max, sides))
    return adc_sides_print (sides);

  g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
               /* Translators: the name of a value, what was typed, the greatest number */
               _("%s: “%s” is not six numbers from 0 to %u"), adc_stat_get_title (self), text,
               max);
  return NULL;
}

/* What is kept for a text found in a file or typed by the user, or the sentence that says why it
 * cannot be. */
char *
adc_stat_normalise (AdcStat *self, AdcGame *game, const char *text, GError **error)
{
  g_autofree char *trimmed = NULL;

  g_return_val_if_fail (ADC_IS_STAT (self), NULL);
  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  trimmed = g_strstrip (g_strdup (text));
  if (strlen (trimmed) > MAX_TEXT_LENGTH || !g_utf8_validate (trimmed, -1, NULL)) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID, _("%s: the text is too long"),
                 adc_stat_get_title (self));
    return NULL;
  }

  switch (self->kind) {
  case ADC_STAT_INTEGER:
    return normalise_integer (self, trimmed, error);
  case ADC_STAT_INTEGERS:
    return normalise_integers (self, trimmed, error);
  case ADC_STAT_SIDES:
    return normalise_sides (self, trimmed, error);
  case ADC_STAT_ABILITIES:
    return adc_stat_normalise_abilities (self, game, trimmed, error);
  case ADC_STAT_PIECES:
    return adc_stat_normalise_pieces (self, game, trimmed, error);
  case ADC_STAT_EFFECTS:
    return adc_stat_normalise_effects (self, game, trimmed, error);
  case ADC_STAT_COLUMNS:
    return adc_stat_normalise_columns (self, game, trimmed, error);
  case ADC_STAT_PRICES:
    return adc_stat_normalise_prices (self, game, trimmed, error);
  case ADC_STAT_TYPE:
    if (ADC_IS_UNIT_TYPE (adc_game_lookup (game, trimmed)))
      return g_steal_pointer (&trimmed);
    break;
  case ADC_STAT_CHOICE:
    for (guint i = 0; i < self->options->len; i++)
      if (g_str_equal (g_array_index (self->options, Option, i).id, trimmed))
        return g_steal_pointer (&trimmed);
    break;
  case ADC_STAT_TEXT:
    if (*trimmed != '\0')
      return g_steal_pointer (&trimmed);
    break;
  }

  g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
               _("%s: “%s” is not one of the possible values"), adc_stat_get_title (self),
               trimmed);
  return NULL;
}

/* For the reader, in the current language; an unknown value is a question mark. */
char *
adc_stat_format (AdcStat *self, AdcGame *game, const AdcValue *value)
{
  return adc_stat_format_in (self, game, value, adc_language_get_current ());
}

char *
adc_stat_format_in (AdcStat *self, AdcGame *game, const AdcValue *value, const char *language)
{
  AdcEntry *type;

  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  if (value == NULL)
    return g_strdup ("?");

  switch (self->kind) {
  case ADC_STAT_ABILITIES:
    return adc_stat_format_abilities (game, value, language);
  case ADC_STAT_PIECES:
    return adc_stat_format_pieces (game, value, language);
  case ADC_STAT_EFFECTS:
    return adc_stat_format_effects (game, value, language);
  case ADC_STAT_COLUMNS:
    return adc_stat_format_columns (game, value, language);
  case ADC_STAT_SIDES:
    return adc_sides_format (value->text, self->max > 1);
  case ADC_STAT_TYPE:
    type = adc_game_lookup (game, value->text);
    return g_strdup (type != NULL ? adc_entry_get_title_in (type, language) : value->text);
  case ADC_STAT_CHOICE:
    for (guint i = 0; i < self->options->len; i++) {
      const Option *option = &g_array_index (self->options, Option, i);

      if (g_str_equal (option->id, value->text))
        return g_strdup (adc_text_get_in (option->title, language));
    }
    G_GNUC_FALLTHROUGH;
  default:
    return g_strdup (value->text);
  }
}

void
adc_stat_set_range (AdcStat *self, int min, int max)
{
  g_return_if_fail (ADC_IS_STAT (self));

  self->min = min;
  self->max = max;
}

void
adc_stat_set_symbols (AdcStat *self, const char *symbols)
{
  g_return_if_fail (ADC_IS_STAT (self));

  g_strfreev (self->symbols);
  self->symbols = g_strsplit (symbols, " ", -1);
}

void
adc_stat_set_versus (AdcStat *self, const char *unit_type)
{
  g_return_if_fail (ADC_IS_STAT (self));

  g_free (self->versus);
  self->versus = g_strdup (unit_type);
}

const char *
adc_stat_get_average_of (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  return self->average_of;
}

GPtrArray *
adc_stat_get_matches (AdcStat *self)
{
  g_return_val_if_fail (ADC_IS_STAT (self), NULL);

  return self->matches;
}

void
adc_stat_set_average_of (AdcStat *self, const char *stat)
{
  g_return_if_fail (ADC_IS_STAT (self));

  g_free (self->average_of);
  self->average_of = g_strdup (stat);
}

void
adc_stat_add_match (AdcStat *self, const char *stat, const char *value)
{
  AdcStatMatch *match = g_new0 (AdcStatMatch, 1);

  g_return_if_fail (ADC_IS_STAT (self));

  match->stat = g_strdup (stat);
  match->value = g_strdup (value);
  g_ptr_array_add (self->matches, match);
}

/* Returns FALSE, and adds nothing, when the stat already has an option of that id. */
gboolean
adc_stat_add_option (AdcStat *self, const char *id, AdcText *title)
{
  Option option = { g_strdup (id), adc_text_ref (title) };

  g_return_val_if_fail (ADC_IS_STAT (self), FALSE);

  for (guint i = 0; i < self->options->len; i++) {
    if (g_str_equal (g_array_index (self->options, Option, i).id, id)) {
      clear_option (&option);
      return FALSE;
    }
  }

  g_array_append_val (self->options, option);
  return TRUE;
}
