/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-throw.h"

#include <glib/gi18n-lib.h>

void
adc_throw_clear (AdcThrow *self)
{
  g_clear_pointer (&self->skips, g_free);
  *self = (AdcThrow){ 0 };
}

gboolean
adc_throw_equal (const AdcThrow *self, const AdcThrow *other)
{
  return self->round == other->round && self->threshold == other->threshold &&
         self->is_at_least == other->is_at_least && self->needed == other->needed &&
         self->n_dice == other->n_dice && self->n_faces == other->n_faces &&
         g_strcmp0 (self->skips, other->skips) == 0;
}

double
adc_throw_get_chance (const AdcThrow *self)
{
  g_return_val_if_fail (self->n_faces > 0, 0);

  return (double) adc_faces_count_hitting (self->n_faces, self->needed, self->is_at_least) /
         self->n_faces;
}

/* TRUE when the shot can be thrown. */
static gboolean
read_shot (AdcThrow *self, const AdcShot *shot, char **why_not)
{
  if (!shot->known) {
    *why_not = g_strdup (_("A value is missing: without it nobody knows what the dice need."));
    return FALSE;
  }
  if (!shot->possible || shot->n_dice == 0) {
    const AdcReason *last = shot->reasons->len > 0 ? shot->reasons->pdata[shot->reasons->len - 1]
                                                   : NULL;

    *why_not = g_strdup (last != NULL ? last->label : _("No die is thrown."));
    return FALSE;
  }

  self->threshold = shot->threshold;
  self->is_at_least = shot->is_at_least;
  self->needed = shot->needed;
  self->n_dice = shot->n_dice;
  self->n_faces = shot->n_faces;
  return TRUE;
}

gboolean
adc_throw_prepare (AdcThrow *self, AdcBattleSession *session, const char *from, const char *at,
                   char **why_not)
{
  AdcBattle *battle = adc_battle_session_get_battle (session);
  GPtrArray *log = adc_scenario_get_log (adc_battle_session_get_scenario (session));
  g_autoptr(GPtrArray) shots = NULL;

  adc_throw_clear (self);
  if (battle == NULL) {
    *why_not = g_strdup (_("The battle is impossible as it stands."));
    return FALSE;
  }

  self->round = log->len > 0 ? ((AdcScenarioShot *) log->pdata[log->len - 1])->round : 1;
  shots = adc_battle_list_shots (battle);
  for (guint i = 0; i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];

    if (g_str_equal (shot->from, from) && g_str_equal (shot->at, at))
      return read_shot (self, shot, why_not);
  }

  *why_not = g_strdup (_("It cannot shoot at that now."));
  return FALSE;
}
