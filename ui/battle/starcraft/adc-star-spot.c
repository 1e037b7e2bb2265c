/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-star-spot.h"

#include <string.h>

#define MAX_SKIRMISH 99 /* what a file may say; the rules stop long before */

static const struct {
  AdcStarSpotKind kind;
  const char     *name;
  gboolean        is_numbered;
} names[] = {
  { ADC_STAR_SPOT_FRONT, "front", TRUE },
  { ADC_STAR_SPOT_SUPPORT, "support", TRUE },
  { ADC_STAR_SPOT_CARD, "card", TRUE },
  { ADC_STAR_SPOT_REINFORCEMENT, "reinforcement", TRUE },
  { ADC_STAR_SPOT_HAND, "hand", FALSE },
  { ADC_STAR_SPOT_DISCARD, "discard", FALSE },
  { ADC_STAR_SPOT_DECK, "deck", FALSE },
};

AdcStarSpot
adc_star_spot_parse (const char *place)
{
  const char *colon = place != NULL ? strchr (place, ':') : NULL;
  const char *name = colon != NULL ? colon + 1 : place;
  g_autofree char *digits = colon != NULL ? g_strndup (place, colon - place) : NULL;
  guint64 number = 0;

  if (place == NULL)
    return (AdcStarSpot){ ADC_STAR_SPOT_RESERVE, 0 };
  if (digits != NULL &&
      !g_ascii_string_to_unsigned (digits, 10, 1, MAX_SKIRMISH, &number, NULL))
    return (AdcStarSpot){ ADC_STAR_SPOT_STRANGE, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].name, name) && names[i].is_numbered == (number > 0))
      return (AdcStarSpot){ names[i].kind, number };

  return (AdcStarSpot){ ADC_STAR_SPOT_STRANGE, 0 };
}

char *
adc_star_spot_format (AdcStarSpot spot)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (names[i].kind == spot.kind)
      return names[i].is_numbered ? g_strdup_printf ("%u:%s", spot.skirmish, names[i].name)
                                  : g_strdup (names[i].name);

  return NULL;
}

gboolean
adc_star_spot_equal (AdcStarSpot a, AdcStarSpot b)
{
  return a.kind == b.kind && a.skirmish == b.skirmish;
}
