/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-words.h"

#include <glib/gi18n-lib.h>

static void
add_note (AdcHexBattle *self, const char *rule, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
add_note (AdcHexBattle *self, const char *rule, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (self->notes, adc_reason_new (text, rule));
}

static void
note_board (AdcHexBattle *self)
{
  const guint32 occupied = self->survey.occupied;

  if (occupied == 0)
    add_note (self, RULE_OPENING, _("The board is empty: each player begins by laying their HQ"));
  if (occupied == adc_hex_bit (ADC_HEX_CELLS) - 1)
    add_note (self, RULE_FULL, _("The board is full: a battle breaks out"));
  if (self->position.is_hill)
    add_note (self, RULE_HILL,
              _("King of the Hill: +2 to the initiative in the centre, +1 in the six hexes around "
                "it"));
  if (self->position.is_scored && self->position.n_sides == 2)
    add_note (self, RULE_POINTS, _("Playing for points is meant for three or four players"));
}

static void
note_nets (AdcHexBattle *self)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (self->survey.netted & adc_hex_bit (cell)) {
      const guint32 holders = adc_hex_survey_get_holders (&self->position, &self->survey, cell);
      g_autofree char *names = adc_hex_battle_list_names (self, holders);

      /* Translators: a tile, then one or more tiles */
      add_note (self, RULE_NET, _("%s is netted by %s"), adc_hex_name (self, cell),
                names);
    }
}

static void
note_hacked (AdcHexBattle *self)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (self->survey.hacked & adc_hex_bit (cell))
      /* Translators: a module, then the name of an army */
      add_note (self, RULE_HACKER, _("%s is hacked and works for %s"),
                adc_hex_name (self, cell),
                self->players[self->survey.servants[cell]].name);
}

void
adc_hex_battle_note (AdcHexBattle *self)
{
  note_board (self);
  note_nets (self);
  note_hacked (self);
  if (!self->is_exact)
    add_note (self, RULE_BATTLE,
              _("There are too many decisions to weigh them all: of the last ones the first option "
                "is taken"));
}

char *
adc_hex_battle_describe_end (AdcHexBattle *self, const char **rule)
{
  const gboolean is_first = adc_hex_battle_is_destroyed (self, 0);
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < self->position.n_sides; i++)
    if (adc_hex_battle_is_destroyed (self, i))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              self->players[i].name);
  if (names->len == 0)
    return NULL;

  if (self->position.n_sides > 2) {
    *rule = RULE_HQ_DESTROYED;
    /* Translators: one or more armies */
    return g_strdup_printf (_("Eliminated, and all their tiles leave the board: %s"), names->str);
  }
  if (is_first && adc_hex_battle_is_destroyed (self, 1)) {
    *rule = RULE_DRAW;
    return g_strdup (_("Both HQs are destroyed: the game is a draw"));
  }

  *rule = RULE_VICTORY;
  /* Translators: two armies */
  return g_strdup_printf (_("The HQ of %s is destroyed: %s wins"), names->str,
                          self->players[is_first ? 1 : 0].name);
}
