/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-text.h"

#include "adc-language.h"

typedef struct {
  const char *language; /* interned */
  char       *text;
} Version;

struct _AdcText {
  gatomicrefcount  references;
  GArray          *versions; /* the first is the language the text was written in */
};

G_DEFINE_BOXED_TYPE (AdcText, adc_text, adc_text_ref, adc_text_unref)

static void
clear_version (gpointer data)
{
  g_free (((Version *) data)->text);
}

static const Version *
find_version (const AdcText *self, const char *language)
{
  for (guint i = 0; i < self->versions->len; i++) {
    const Version *version = &g_array_index (self->versions, Version, i);

    if (g_str_equal (version->language, language))
      return version;
  }

  return NULL;
}

AdcText *
adc_text_new (const char *language, const char *text)
{
  AdcText *self = g_new0 (AdcText, 1);

  g_atomic_ref_count_init (&self->references);
  self->versions = g_array_new (FALSE, FALSE, sizeof (Version));
  g_array_set_clear_func (self->versions, clear_version);
  adc_text_add (self, language, text);

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

  g_array_unref (self->versions);
  g_free (self);
}

/* Returns FALSE, and adds nothing, when the text already exists in that language. */
gboolean
adc_text_add (AdcText *self, const char *language, const char *text)
{
  Version version = { g_intern_string (language), NULL };

  g_return_val_if_fail (self != NULL && language != NULL && text != NULL, FALSE);

  if (find_version (self, language) != NULL)
    return FALSE;

  version.text = g_strdup (text);
  g_array_append_val (self->versions, version);
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
  const Version *version;

  g_return_val_if_fail (self != NULL, NULL);

  version = find_version (self, language);
  return version != NULL ? version->text : adc_text_get_source (self);
}

const char *
adc_text_get_source (const AdcText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_array_index (self->versions, Version, 0).text;
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
  g_return_val_if_fail (self != NULL, 0);

  return self->versions->len;
}

const char *
adc_text_get_nth (const AdcText *self, guint position, const char **language)
{
  const Version *version;

  g_return_val_if_fail (self != NULL && position < self->versions->len, NULL);

  version = &g_array_index (self->versions, Version, position);
  if (language != NULL)
    *language = version->language;

  return version->text;
}
