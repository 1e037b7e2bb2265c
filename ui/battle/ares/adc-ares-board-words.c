/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-board-words.h"

#include <glib/gi18n-lib.h>

const char *
adc_ares_get_side_id (AdcAresSide side)
{
  return side == ADC_ARES_ATTACKER ? "attacker" : "defender";
}

const char *
adc_ares_get_side_title (AdcAresSide side)
{
  return side == ADC_ARES_ATTACKER ? _("Attacker") : _("Defender");
}

const char *
adc_ares_get_role_title (AdcAresRole role)
{
  switch (role) {
  case ADC_ARES_SHOOTER:
    return _("Shooter");
  case ADC_ARES_TARGET:
    return _("Target");
  case ADC_ARES_NO_ROLE:
    break;
  }

  return "";
}

char *
adc_ares_format_threshold (const AdcShot *shot)
{
  if (!shot->known)
    return g_strdup ("?");
  if (!shot->possible)
    return g_strdup ("–");
  if (shot->threshold == 0)
    return g_strdup ("0\u00a0½");

  return g_strdup_printf ("%d", shot->threshold);
}

static void
take (GPtrArray *parts, char *part)
{
  g_ptr_array_add (parts, part);
}

static char *
join (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  /* Translators: between the things said of a force, one after the other */
  return g_strjoinv (_(", "), (GStrv) parts->pdata);
}

static const char *
get_position_title (AdcAresPosition position)
{
  switch (position) {
  case ADC_ARES_ENGAGED:
    return _("front line");
  case ADC_ARES_UNOPPOSED:
    return _("front line, unopposed");
  case ADC_ARES_FLANKING:
    return _("in reinforcement");
  case ADC_ARES_AWAY:
    break;
  }

  return _("out of the line");
}

static void
add_place (GPtrArray *parts, const AdcAresForceInfo *info)
{
  if (info->position != ADC_ARES_AWAY)
    take (parts, g_strdup_printf (_("column %u"), info->column + 1));
  take (parts, g_strdup (get_position_title (info->position)));
}

static void
add_shot (GPtrArray *parts, AdcAresRole role, const AdcShot *shot)
{
  if (role == ADC_ARES_SHOOTER)
    take (parts, g_strdup (_("chosen to shoot")));
  else if (role == ADC_ARES_TARGET)
    take (parts, g_strdup (_("chosen as the target")));

  if (shot == NULL)
    return;

  if (!shot->known) {
    take (parts, g_strdup (_("threshold unknown")));
  } else if (!shot->possible) {
    take (parts, g_strdup (_("cannot be hit")));
  } else {
    take (parts, g_strdup_printf (_("threshold %d"), shot->threshold));
    if (shot->threshold == 0)
      take (parts, g_strdup (_("one die for two units")));
  }
}

char *
adc_ares_describe_place (const AdcAresForceInfo *info)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_place (parts, info);
  return join (parts);
}

char *
adc_ares_describe_force (const AdcAresForceInfo *info, AdcAresRole role, const AdcShot *shot)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  take (parts, g_strdup (info->name));
  take (parts, g_strdup_printf (ngettext ("%u unit", "%u units", info->n_units), info->n_units));
  take (parts, g_strdup (info->side == ADC_ARES_ATTACKER ? _("attacker") : _("defender")));
  add_place (parts, info);
  if (info->has_initiative)
    take (parts, g_strdup_printf (_("initiative %d"), info->initiative));
  else
    take (parts, g_strdup (_("initiative unknown")));
  if (info->is_damaged)
    take (parts, g_strdup (_("one unit damaged")));
  if (info->shield > 0)
    take (parts, g_strdup_printf (_("shield %u"), info->shield));
  if (info->is_firing)
    take (parts, g_strdup (_("may fire now")));
  else if (info->has_fired)
    take (parts, g_strdup (_("has fired")));
  add_shot (parts, role, shot);

  return join (parts);
}

char *
adc_ares_describe_base (gboolean is_left, AdcAresRole role, const AdcShot *shot)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  take (parts, g_strdup (is_left ? _("Base card, left") : _("Base card, right")));
  take (parts, g_strdup (_("defender")));
  add_shot (parts, role, shot);

  return join (parts);
}
