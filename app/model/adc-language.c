/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-language.h"

#include <libintl.h>
#include <locale.h>

typedef struct {
  const char *code;
  const char *locales[4]; /* tried in order until the C library has one */
} Language;

static const Language languages[] = {
  { "fr", { "fr_FR.UTF-8", "fr_BE.UTF-8", "fr_CA.UTF-8", "fr_CH.UTF-8" } },
  { "en", { "en_US.UTF-8", "en_GB.UTF-8", "en_CA.UTF-8", "en_AU.UTF-8" } },
};

static const Language *current = &languages[0];

static const Language *
find_language (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (languages[i].code, code) == 0)
      return &languages[i];

  return NULL;
}

static gboolean
take_locale (int category, const Language *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (language->locales); i++)
    if (setlocale (category, language->locales[i]) != NULL)
      return TRUE;

  return FALSE;
}

/* C, POSIX and, for later C libraries, C.UTF-8: gettext ignores LANGUAGE there. */
static gboolean
messages_are_plain (void)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return g_str_equal (locale, "C") || g_str_has_prefix (locale, "C.");
}

/* Numbers follow the locale, and so do messages: a table that set none still gets one. */
static void
set_locale (const Language *language)
{
  if (take_locale (LC_ALL, language))
    return;

  /* None of them is on this system. In any locale but a plain one LANGUAGE chooses the messages. */
  if (setlocale (LC_ALL, "") == NULL || g_str_equal (setlocale (LC_MESSAGES, NULL), "C"))
    setlocale (LC_ALL, "C.UTF-8");
  for (guint i = 0; i < G_N_ELEMENTS (languages) && messages_are_plain (); i++)
    take_locale (LC_MESSAGES, &languages[i]);
}

static void
bind_domain (void)
{
  const char *directory = g_getenv ("ADC_LOCALE_DIR"); /* the build tree's, when run from there */

  bindtextdomain (GETTEXT_PACKAGE, directory != NULL ? directory : ADC_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

const char *
adc_language_get_current (void)
{
  return current->code;
}

gboolean
adc_language_is_known (const char *language)
{
  return find_language (language) != NULL;
}

/* French unless the user's locale is English: our players' rulebooks are French. */
const char *
adc_language_from_locale (void)
{
  const char * const *names = g_get_language_names ();

  for (guint i = 0; names[i] != NULL; i++) {
    if (g_str_has_prefix (names[i], "en"))
      return "en";
    if (g_strcmp0 (names[i], "C") != 0)
      break;
  }

  return "fr";
}

/* An unknown or empty code means what the user's locale asks for. */
void
adc_language_set_current (const char *language)
{
  const Language *found = find_language (language);

  current = found != NULL ? found : find_language (adc_language_from_locale ());
  g_setenv ("LANGUAGE", current->code, TRUE);
  set_locale (current);
  bind_domain ();
}
