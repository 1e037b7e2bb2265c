/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-lookup.h"

#include "adc-index-cache.h"
#include "adc-problem.h"

#include <glib/gi18n-lib.h>

#define MAX_RESULTS 12    /* the desktop shows the first few of them */
#define MAX_BEGINNING 160 /* characters of an entry's text: the desktop has one line for it */

struct _AdcLookup {
  GObject     parent_instance;
  char       *fingerprint;
  AdcIndex   *index;
  GHashTable *found; /* location to the AdcSearchResult of the latest search that found it */
};

G_DEFINE_FINAL_TYPE (AdcLookup, adc_lookup, G_TYPE_OBJECT)

static void
adc_lookup_dispose (GObject *object)
{
  AdcLookup *self = ADC_LOOKUP (object);

  g_clear_pointer (&self->found, g_hash_table_unref);
  g_clear_object (&self->index);
  G_OBJECT_CLASS (adc_lookup_parent_class)->dispose (object);
}

static void
adc_lookup_finalize (GObject *object)
{
  g_free (ADC_LOOKUP (object)->fingerprint);
  G_OBJECT_CLASS (adc_lookup_parent_class)->finalize (object);
}

static void
adc_lookup_class_init (AdcLookupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_lookup_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_lookup_finalize;
}

static void
adc_lookup_init (AdcLookup *self)
{
  self->found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

AdcLookup *
adc_lookup_load (GError **error)
{
  g_autoptr(AdcLookup) self = g_object_new (ADC_TYPE_LOOKUP, NULL);
  g_autoptr(GPtrArray) problems = NULL;

  self->fingerprint = adc_index_cache_dup_fingerprint ();
  self->index = adc_index_cache_obtain (self->fingerprint, &problems, error);
  if (self->index == NULL)
    return NULL;

  if (adc_index_is_empty (self->index)) {
    g_autofree char *problem = problems != NULL && problems->len > 0
                                 ? adc_problem_format (problems->pdata[0])
                                 : g_strdup ("there are no games");

    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, problem);
    return NULL;
  }

  return g_steal_pointer (&self);
}

gboolean
adc_lookup_is_current (AdcLookup *self)
{
  g_autofree char *fingerprint = NULL;

  g_return_val_if_fail (ADC_IS_LOOKUP (self), FALSE);

  fingerprint = adc_index_cache_dup_fingerprint ();
  return g_str_equal (fingerprint, self->fingerprint);
}

GStrv
adc_lookup_search (AdcLookup *self, const char *words, const char *game,
                   const char * const *behind)
{
  const AdcQuery asked = {
    .game = game, .everywhere = TRUE, .limit = MAX_RESULTS, .behind = behind
  };
  g_autoptr(GStrvBuilder) locations = g_strv_builder_new ();
  g_autoptr(AdcAnswer) answer = NULL;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (ADC_IS_LOOKUP (self) && words != NULL, NULL);

  answer = adc_index_search (self->index, words, &asked, &error);
  if (answer == NULL)
    g_warning ("%s", error->message);
  for (guint i = 0; answer != NULL && i < answer->results->len; i++) {
    AdcSearchResult *result = answer->results->pdata[i];
    char *location = adc_search_result_dup_location (result);

    g_strv_builder_add (locations, location);
    g_hash_table_replace (self->found, location, g_object_ref (result));
  }

  return g_strv_builder_end (locations);
}

/* As much of a text as fits one line, in whole words. */
static char *
dup_beginning (const char *text)
{
  g_autofree char *line = g_strdelimit (g_strdup (text), "\n", ' ');
  const char *end;

  if (g_utf8_strlen (line, -1) <= MAX_BEGINNING)
    return g_steal_pointer (&line);

  end = g_utf8_offset_to_pointer (line, MAX_BEGINNING);
  while (end > line && *end != ' ')
    end--;
  return g_strdup_printf ("%.*s…", (int) (end - line), line);
}

static char *
dup_name (AdcSearchResult *result)
{
  const char *title = adc_search_result_get_title (result);
  const char *other = adc_search_result_get_other_title (result);

  if (other == NULL || g_str_equal (other, title))
    return g_strdup (title);

  /* Translators: the title of an entry, and its title in the other language */
  return g_strdup_printf (C_("entry", "%s (%s)"), title, other);
}

static char *
dup_description (AdcSearchResult *result)
{
  const char *kind = adc_search_result_get_kind_title (result);
  const char *game = adc_search_result_get_game_title (result);
  g_autofree char *snippet = adc_search_result_format_snippet (result, "", "");
  g_autofree char *beginning = dup_beginning (snippet);

  if (*beginning == '\0')
    /* Translators: what an entry is, such as “Term”, and its game */
    return g_strdup_printf (C_("entry", "%s · %s"), kind, game);

  /* Translators: what an entry is, such as “Term”, its game, and what it says */
  return g_strdup_printf (C_("entry", "%s · %s · %s"), kind, game, beginning);
}

GVariant *
adc_lookup_describe (AdcLookup *self, const char *location)
{
  g_autoptr(AdcSearchResult) result = NULL;
  g_autoptr(GIcon) icon = NULL;
  g_autoptr(GVariant) serialized = NULL;
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;
  AdcSearchResult *found;
  GVariantDict meta;

  g_return_val_if_fail (ADC_IS_LOOKUP (self) && location != NULL, NULL);

  /* The desktop may ask for one that another process found, before it had been idle for too
   * long. */
  found = g_hash_table_lookup (self->found, location);
  result = found != NULL ? g_object_ref (found) : adc_index_find (self->index, location, NULL);
  if (result == NULL)
    return NULL;

  name = dup_name (result);
  description = dup_description (result);
  icon = g_themed_icon_new (ADC_APPLICATION_ID);
  serialized = g_icon_serialize (icon);
  g_variant_dict_init (&meta, NULL);
  g_variant_dict_insert (&meta, "id", "s", location);
  g_variant_dict_insert (&meta, "name", "s", name);
  g_variant_dict_insert (&meta, "description", "s", description);
  g_variant_dict_insert_value (&meta, "icon", serialized);

  return g_variant_dict_end (&meta);
}
