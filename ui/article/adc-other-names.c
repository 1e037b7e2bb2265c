/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-other-names.h"

#include "adc-language.h"

#include <glib/gi18n-lib.h>

static const char *
get_language_name (const char *code)
{
  if (g_str_equal (code, "en"))
    return _("English");
  if (g_str_equal (code, "fr"))
    return _("French");

  return code;
}

static char *
describe (AdcEntry *entry, const char *language, const char *title)
{
  const char *name = get_language_name (language);

  if (adc_entry_is_unofficial (entry, language))
    /* Translators: a language, and what something is called in it; the name is not a printed one */
    return g_strdup_printf (_("%s: %s (our translation)"), name, title);

  /* Translators: a language, and what something is called in it */
  return g_strdup_printf (_("%s: %s"), name, title);
}

static char *
collect (AdcEntry *entry, gboolean described)
{
  AdcText *names = adc_entry_get_title_text (entry);
  const char *current = adc_entry_get_title (entry);
  g_autoptr(GPtrArray) others = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < adc_text_get_n (names); i++) {
    const char *language;
    const char *title = adc_text_get_nth (names, i, &language);

    if (g_str_equal (language, adc_language_get_current ()) || g_str_equal (title, current))
      continue;

    g_ptr_array_add (others, described ? describe (entry, language, title) : g_strdup (title));
  }

  if (others->len == 0)
    return NULL;

  g_ptr_array_add (others, NULL);
  return g_strjoinv (" · ", (GStrv) others->pdata);
}

char *
adc_other_names_list (AdcEntry *entry)
{
  g_return_val_if_fail (ADC_IS_ENTRY (entry), NULL);

  return collect (entry, FALSE);
}

char *
adc_other_names_describe (AdcEntry *entry)
{
  g_return_val_if_fail (ADC_IS_ENTRY (entry), NULL);

  return collect (entry, TRUE);
}
