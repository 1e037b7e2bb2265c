/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-search-result.h"

struct _AdcSearchResult {
  GObject   parent_instance;
  AdcEntry *entry;
  char     *title;
  char     *language;
  double    score;
  char     *marked;
  char     *snippet;
};

G_DEFINE_FINAL_TYPE (AdcSearchResult, adc_search_result, G_TYPE_OBJECT)

enum { PROP_ENTRY = 1, PROP_TITLE, PROP_LANGUAGE, PROP_SCORE, PROP_SNIPPET, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void
adc_search_result_get_property (GObject *object, guint property_id, GValue *value,
                                GParamSpec *pspec)
{
  AdcSearchResult *self = ADC_SEARCH_RESULT (object);

  switch (property_id) {
  case PROP_ENTRY:
    g_value_set_object (value, self->entry);
    break;
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_LANGUAGE:
    g_value_set_string (value, self->language);
    break;
  case PROP_SCORE:
    g_value_set_double (value, self->score);
    break;
  case PROP_SNIPPET:
    g_value_set_string (value, self->snippet);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_search_result_dispose (GObject *object)
{
  g_clear_object (&ADC_SEARCH_RESULT (object)->entry);
  G_OBJECT_CLASS (adc_search_result_parent_class)->dispose (object);
}

static void
adc_search_result_finalize (GObject *object)
{
  AdcSearchResult *self = ADC_SEARCH_RESULT (object);

  g_free (self->title);
  g_free (self->language);
  g_free (self->marked);
  g_free (self->snippet);
  G_OBJECT_CLASS (adc_search_result_parent_class)->finalize (object);
}

static void
adc_search_result_class_init (AdcSearchResultClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = adc_search_result_get_property;
  object_class->dispose = adc_search_result_dispose;
  object_class->finalize = adc_search_result_finalize;
  properties[PROP_ENTRY] = g_param_spec_object ("entry", NULL, NULL, ADC_TYPE_ENTRY, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_LANGUAGE] = g_param_spec_string ("language", NULL, NULL, NULL, flags);
  properties[PROP_SCORE] = g_param_spec_double ("score", NULL, NULL, 0, G_MAXDOUBLE, 0, flags);
  properties[PROP_SNIPPET] = g_param_spec_string ("snippet", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
adc_search_result_init (AdcSearchResult *self G_GNUC_UNUSED)
{
}

AdcSearchResult *
adc_search_result_new (AdcEntry *entry, const char *title, const char *language, double score,
                       const char *marked_snippet)
{
  AdcSearchResult *self = g_object_new (ADC_TYPE_SEARCH_RESULT, NULL);
  g_autofree char *escaped = g_markup_escape_text (marked_snippet, -1);
  g_autoptr(GString) snippet = g_string_new (escaped);

  self->entry = g_object_ref (entry);
  self->title = g_strdup (title);
  self->language = g_strdup (language);
  self->score = score;
  self->marked = g_strdup (marked_snippet);
  g_string_replace (snippet, "&#x1;", "<b>", 0); /* what GLib makes of the marks */
  g_string_replace (snippet, "&#x2;", "</b>", 0);
  self->snippet = g_string_free (g_steal_pointer (&snippet), FALSE);

  return self;
}

AdcEntry *
adc_search_result_get_entry (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->entry;
}

const char *
adc_search_result_get_title (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->title;
}

const char *
adc_search_result_get_language (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->language;
}

double
adc_search_result_get_score (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), 0);

  return self->score;
}

const char *
adc_search_result_get_snippet (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->snippet;
}

char *
adc_search_result_format_snippet (AdcSearchResult *self, const char *before, const char *after)
{
  GString *out;

  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  out = g_string_new (self->marked);
  g_string_replace (out, ADC_MARK_START, before, 0);
  g_string_replace (out, ADC_MARK_END, after, 0);
  return g_string_free (out, FALSE);
}
