/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-effect.h"

#include <string.h>

#define MAX_AMOUNT 99

void
adc_effect_free (AdcEffect *self)
{
  g_free (self->ability);
  g_strfreev (self->units);
  g_free (self);
}

static gboolean
is_id (const char *text)
{
  return *text != '\0' && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

/* Each named once. */
static gboolean
are_units (char **units)
{
  for (guint i = 0; units[i] != NULL; i++) {
    if (!is_id (units[i]))
      return FALSE;
    for (guint j = 0; j < i; j++)
      if (g_str_equal (units[i], units[j]))
        return FALSE;
  }

  return units[0] != NULL;
}

static AdcEffect *
parse_effect (const char *word)
{
  g_auto(GStrv) halves = g_strsplit (word, "@", 2);
  g_auto(GStrv) parts = g_strsplit (halves[0], ":", 2);
  g_autoptr(AdcEffect) effect = g_new0 (AdcEffect, 1);
  guint64 amount = 0;

  if (parts[0] == NULL || !is_id (parts[0]) ||
      (parts[1] != NULL &&
       !g_ascii_string_to_unsigned (parts[1], 10, 1, MAX_AMOUNT, &amount, NULL)))
    return NULL;

  effect->ability = g_strdup (parts[0]);
  effect->amount = amount;
  if (halves[1] != NULL) {
    effect->units = g_strsplit (halves[1], ",", -1);
    if (!are_units (effect->units))
      return NULL;
  }

  return g_steal_pointer (&effect);
}

GPtrArray *
adc_effects_parse (const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n", -1);
  g_autoptr(GPtrArray) effects = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_effect_free);

  for (guint i = 0; words[i] != NULL; i++) {
    AdcEffect *effect;

    if (*words[i] == '\0')
      continue;

    effect = parse_effect (words[i]);
    if (effect == NULL)
      return NULL;
    g_ptr_array_add (effects, effect);
  }

  return g_steal_pointer (&effects);
}

char *
adc_effects_print (GPtrArray *effects)
{
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; i < effects->len; i++) {
    const AdcEffect *effect = effects->pdata[i];

    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", effect->ability);
    if (effect->amount > 0)
      g_string_append_printf (out, ":%u", effect->amount);
    if (effect->units != NULL) {
      g_autofree char *units = g_strjoinv (",", effect->units);

      g_string_append_printf (out, "@%s", units);
    }
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}
