/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-text.h"

#include "adc-language.h"

#include <string.h>

/* There are tens of thousands of them, most in one language or two: each version is one piece of memory, and the next
 * hangs on to it. */
struct _AdcText {
  gatomicrefcount  references; /* of the first, which stands for all */
  GQuark           language;
  AdcText         *next;
  char             text[];
};

G_DEFINE_BOXED_TYPE (AdcText, adc_text, adc_text_ref, adc_text_unref)

static const AdcText *
find_version (const AdcText *self, const char *language)
{
  while (self != NULL && !g_str_equal (g_quark_to_string (self->language), language))
    self = self->next;

  return self;
}

/* The first is the language the text was written in. */
AdcText *
adc_text_new (const char *language, const char *text)
{
  const gsize size = strlen (text) + 1;
  AdcText *self = g_malloc (sizeof (AdcText) + size);

  g_atomic_ref_count_init (&self->references);
  self->language = g_quark_from_string (language);
  self->next = NULL;
  memcpy (self->text, text, size);

  return self;
}

AdcText *
adc_text_ref (AdcText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
adc_text_unref (AdcText *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;

  while (self != NULL) {
    AdcText *next = self->next;

    g_free (self);
    self = next;
  }
}

/* Returns FALSE, and adds nothing, when the text already exists in that language. */
gboolean
adc_text_add (AdcText *self, const char *language, const char *text)
{
  g_return_val_if_fail (self != NULL && language != NULL && text != NULL, FALSE);

  if (find_version (self, language) != NULL)
    return FALSE;

  while (self->next != NULL)
    self = self->next;
  self->next = adc_text_new (language, text);
  return TRUE;
}

const char *
adc_text_get (const AdcText *self)
{
  return adc_text_get_in (self, adc_language_get_current ());
}

/* Falls back on the language the text was written in: better a rule in French than no rule. */
const char *
adc_text_get_in (const AdcText *self, const char *language)
{
  const AdcText *version;

  g_return_val_if_fail (self != NULL, NULL);

  version = find_version (self, language);
  return version != NULL ? version->text : adc_text_get_source (self);
}

const char *
adc_text_get_source (const AdcText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text;
}

gboolean
adc_text_has (const AdcText *self, const char *language)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return find_version (self, language) != NULL;
}

guint
adc_text_get_n (const AdcText *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (; self != NULL; self = self->next)
    n++;

  return n;
}

const char *
adc_text_get_nth (const AdcText *self, guint position, const char **language)
{
  for (; self != NULL && position > 0; position--)
    self = self->next;

  g_return_val_if_fail (self != NULL, NULL);

  if (language != NULL)
    *language = g_quark_to_string (self->language);

  return self->text;
}
