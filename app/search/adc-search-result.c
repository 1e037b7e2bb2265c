/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-search-result.h"

struct _AdcSearchResult {
  GObject  parent_instance;
  char    *game;
  char    *game_title;
  AdcKind  kind;
  char    *id;
  char    *title;
  char    *other_title;
  guint    page;
  char    *language;
  char    *snippet;
  double   score;
  gboolean is_guide;
};

G_DEFINE_FINAL_TYPE (AdcSearchResult, adc_search_result, G_TYPE_OBJECT)

static void
adc_search_result_finalize (GObject *object)
{
  AdcSearchResult *self = ADC_SEARCH_RESULT (object);

  g_free (self->game);
  g_free (self->game_title);
  g_free (self->id);
  g_free (self->title);
  g_free (self->other_title);
  g_free (self->language);
  g_free (self->snippet);
  G_OBJECT_CLASS (adc_search_result_parent_class)->finalize (object);
}

static void
adc_search_result_class_init (AdcSearchResultClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_search_result_finalize;
}

static void
adc_search_result_init (AdcSearchResult *self G_GNUC_UNUSED)
{
}

AdcSearchResult *
adc_search_result_new (const AdcFinding *finding)
{
  AdcSearchResult *self = g_object_new (ADC_TYPE_SEARCH_RESULT, NULL);

  self->game = g_strdup (finding->game);
  self->game_title = g_strdup (finding->game_title);
  self->kind = finding->kind;
  self->id = g_strdup (finding->id);
  self->title = g_strdup (finding->title);
  self->other_title = g_strdup (finding->other_title);
  self->page = finding->page;
  self->language = g_strdup (finding->language);
  self->snippet = g_strdup (finding->snippet);
  self->score = finding->score;
  self->is_guide = finding->is_guide;

  return self;
}

const char *
adc_search_result_get_game (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->game;
}

const char *
adc_search_result_get_game_title (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->game_title;
}

gboolean
adc_search_result_is_guide (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), FALSE);

  return self->is_guide;
}

AdcKind
adc_search_result_get_kind (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), ADC_KIND_RULE);

  return self->kind;
}

const char *
adc_search_result_get_kind_title (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->is_guide ? adc_kind_get_guide_title () : adc_kind_get_title (self->kind);
}

const char *
adc_search_result_get_id (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->id;
}

char *
adc_search_result_dup_location (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return g_strdup_printf ("%s/%s/%s", self->game, adc_kind_get_name (self->kind), self->id);
}

const char *
adc_search_result_get_title (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->title;
}

const char *
adc_search_result_get_other_title (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  return self->other_title;
}

guint
adc_search_result_get_page (AdcSearchResult *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), 0);

  return self->page;
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

char *
adc_search_result_dup_markup (AdcSearchResult *self)
{
  g_autofree char *escaped = NULL;
  GString *markup;

  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  escaped = g_markup_escape_text (self->snippet, -1);
  markup = g_string_new (escaped);
  g_string_replace (markup, "&#x1;", "<b>", 0); /* what GLib makes of the marks */
  g_string_replace (markup, "&#x2;", "</b>", 0);

  return g_string_free (markup, FALSE);
}

char *
adc_search_result_format_snippet (AdcSearchResult *self, const char *before, const char *after)
{
  GString *out;

  g_return_val_if_fail (ADC_IS_SEARCH_RESULT (self), NULL);

  out = g_string_new (self->snippet);
  g_string_replace (out, ADC_MARK_START, before, 0);
  g_string_replace (out, ADC_MARK_END, after, 0);
  return g_string_free (out, FALSE);
}
