/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-field.h"

#include <string.h>

/* While it is linked, a module of the enemy's works as if it belonged to the hacker. */
static void
hack (const AdcHexField *self, guint32 active, AdcHexSurvey *survey)
{
  for (guint32 left = self->hackers & active; left != 0; left &= left - 1) {
    const guint hacker = adc_hex_first (left);
    const guint side = self->owners[hacker];
    const guint32 modules = self->links[hacker] & self->modules & survey->occupied &
                            ~self->friends[side] & ~survey->hacked;

    survey->hacked |= modules;
    for (guint32 found = modules; found != 0; found &= found - 1)
      survey->servants[adc_hex_first (found)] = (guint8) side;
  }
}

static void
give (const AdcHexField *self, guint giver, AdcHexSurvey *survey)
{
  const AdcHexTile *tile = self->tiles[giver];
  const guint32 friends = self->friends[survey->servants[giver]];
  const guint32 linked = self->links[giver] & survey->occupied;

  for (guint32 left = linked & friends; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);

    survey->melee_bonus[cell] += tile->gives_melee;
    survey->ranged_bonus[cell] += tile->gives_ranged;
    survey->initiative_bonus[cell] += tile->gives_initiative;
    survey->n_actions[cell] += tile->gives_actions;
  }
  if (tile->takes_initiative != 0)
    for (guint32 left = linked & ~friends; left != 0; left &= left - 1)
      survey->initiative_bonus[adc_hex_first (left)] -= tile->takes_initiative;
}

void
adc_hex_field_survey (const AdcHexField *self, guint32 alive, AdcHexSurvey *survey)
{
  guint32 active;

  survey->occupied = alive;
  survey->netted = (self->netters & alive) != 0 ? adc_hex_field_settle (self, alive) : 0;
  survey->hacked = 0;
  active = alive & ~survey->netted;
  memcpy (survey->servants, self->owners, sizeof self->owners);
  memset (survey->melee_bonus, 0, sizeof survey->melee_bonus);
  memset (survey->ranged_bonus, 0, sizeof survey->ranged_bonus);
  memset (survey->initiative_bonus, 0, sizeof survey->initiative_bonus);
  memset (survey->n_actions, 0, sizeof survey->n_actions);
  if (self->position->is_hill) {
    survey->initiative_bonus[ADC_HEX_CENTRE] = 2;
    for (guint32 left = adc_hex_around[ADC_HEX_CENTRE]; left != 0; left &= left - 1)
      survey->initiative_bonus[adc_hex_first (left)] = 1;
  }

  hack (self, active, survey);
  for (guint32 left = self->givers & active; left != 0; left &= left - 1)
    give (self, adc_hex_first (left), survey);
}

void
adc_hex_field_survey_whole (const AdcHexField *self, guint32 alive, AdcHexSurvey *survey)
{
  const guint32 actors = self->actors & alive;

  adc_hex_field_survey (self, alive, survey);
  memset (survey->actions, -1, sizeof survey->actions);
  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    if ((actors & adc_hex_bit (i)) != 0)
      adc_hex_field_count (self, i, survey);
    else
      survey->n_actions[i] = 0;
}

void
adc_hex_survey (const AdcHexPosition *position, AdcHexSurvey *survey)
{
  AdcHexField field;

  g_return_if_fail (position != NULL);

  adc_hex_field_init (&field, position);
  adc_hex_field_survey_whole (&field, field.occupied, survey);
}

guint32
adc_hex_survey_get_holders (const AdcHexPosition *position, const AdcHexSurvey *survey, guint cell)
{
  guint32 holders = 0;
  AdcHexField field;

  g_return_val_if_fail (cell < ADC_HEX_CELLS, 0);

  if ((survey->netted & adc_hex_bit (cell)) == 0)
    return 0;

  adc_hex_field_init (&field, position);
  for (guint32 left = field.netters & survey->occupied & ~survey->netted; left != 0;
       left &= left - 1)
    if ((field.holds[adc_hex_first (left)] & adc_hex_bit (cell)) != 0)
      holders |= left & -left;

  return holders;
}

guint32
adc_hex_survey_get_givers (const AdcHexPosition *position, const AdcHexSurvey *survey, guint cell)
{
  guint32 bit, givers = 0;
  AdcHexField field;

  g_return_val_if_fail (cell < ADC_HEX_CELLS, 0);

  bit = adc_hex_bit (cell);
  if ((survey->occupied & bit) == 0)
    return 0;

  adc_hex_field_init (&field, position);
  for (guint32 left = field.givers & survey->occupied & ~survey->netted; left != 0;
       left &= left - 1) {
    const guint giver = adc_hex_first (left);
    const AdcHexTile *tile = field.tiles[giver];
    const guint gives = tile->gives_melee | tile->gives_ranged | tile->gives_initiative |
                        tile->gives_actions;
    const gboolean is_friend = (field.friends[survey->servants[giver]] & bit) != 0;

    if ((field.links[giver] & bit) != 0 && (is_friend ? gives : tile->takes_initiative) != 0)
      givers |= left & -left;
  }

  return givers;
}
