/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-words.h"

#include <glib/gi18n-lib.h>

/* What players decide in a battle, in words. */

char *
adc_hex_battle_describe_question (AdcHexBattle *self, guint question)
{
  const AdcHexQuestion *asked;
  const char *name;

  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);
  g_return_val_if_fail (question < self->result.n_questions, NULL);

  asked = &self->result.questions[question];
  name = adc_hex_name (self, asked->cell);
  switch (asked->ask) {
  case ADC_HEX_ASK_EXPLODE:
    /* Translators: a tile */
    return g_strdup_printf (_("Does %s attack or explode?"), name);
  case ADC_HEX_ASK_CONVERT:
    /* Translators: a quartermaster, and the tile it serves */
    return g_strdup_printf (_("Which attack of %2$s does %1$s convert?"),
                            adc_hex_name (self, asked->options[0].medic), name);
  case ADC_HEX_ASK_HEAL:
    return g_strdup (_("Which medic cancels what?"));
  case ADC_HEX_ASK_RELAY:
    /* Translators: a medic */
    return g_strdup_printf (_("Which medic takes on the wound that %s has taken?"), name);
  }

  g_return_val_if_reached (NULL);
}

static char *
describe_conversion (AdcHexBattle *self, const AdcHexQuestion *question,
                     const AdcHexOption *option)
{
  const AdcHexPiece *piece = &self->position.cells[question->cell];
  const AdcHexFacing *facing = &piece->tile->facings[piece->rotation];
  const char *text;

  if (option->direction >= ADC_HEX_DIRECTIONS)
    return g_strdup (_("None of them"));

  if (option->to_ranged)
    /* Translators: a direction such as “north-east” */
    text = _("The blow to the %s becomes a shot");
  else if (facing->ranged[option->direction] > 0)
    /* Translators: a direction such as “north-east” */
    text = _("The shot to the %s becomes a blow");
  else
    /* Translators: a direction such as “north-east” */
    text = _("The Gauss shot to the %s becomes a blow");

  return g_strdup_printf (text, adc_hex_direction_name (option->direction));
}

char *
adc_hex_battle_describe_option (AdcHexBattle *self, guint question, guint option)
{
  const AdcHexQuestion *asked;
  const AdcHexOption *offered;

  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);
  g_return_val_if_fail (question < self->result.n_questions, NULL);
  g_return_val_if_fail (option < self->result.questions[question].n_options, NULL);

  asked = &self->result.questions[question];
  offered = &asked->options[option];
  switch (asked->ask) {
  case ADC_HEX_ASK_EXPLODE:
    return g_strdup (option == 0 ? _("It attacks") : _("It explodes"));
  case ADC_HEX_ASK_CONVERT:
    return describe_conversion (self, asked, offered);
  case ADC_HEX_ASK_HEAL:
    return adc_hex_battle_format_healing (self, offered->medic, offered->patient,
                                          offered->attacker);
  case ADC_HEX_ASK_RELAY:
    return g_strdup (adc_hex_name (self, offered->medic));
  }

  g_return_val_if_reached (NULL);
}
