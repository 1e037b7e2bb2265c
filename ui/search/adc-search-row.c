/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-search-row.h"

#include <glib/gi18n-lib.h>

struct _AdcSearchRow {
  GtkListBoxRow    parent_instance;
  AdcSearchResult *result;
  char            *spoken;
  GtkLabel        *title;
  GtkLabel        *other_title;
  GtkLabel        *kind;
  GtkLabel        *game;
  GtkLabel        *page;
  GtkLabel        *snippet;
};

G_DEFINE_FINAL_TYPE (AdcSearchRow, adc_search_row, GTK_TYPE_LIST_BOX_ROW)

static void
set_optional_label (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
show_names (AdcSearchRow *self)
{
  const char *other = adc_search_result_get_other_title (self->result);
  g_autofree char *quoted = NULL;

  if (other != NULL)
    /* Translators: the name of an entry in the other language, below its name in this one */
    quoted = g_strdup_printf (_("“%s”"), other);
  gtk_label_set_text (self->title, adc_search_result_get_title (self->result));
  set_optional_label (self->other_title, quoted);
}

static void
show_tags (AdcSearchRow *self, gboolean shows_game)
{
  const guint page = adc_search_result_get_page (self->result);
  g_autofree char *text = NULL;

  if (page > 0)
    /* Translators: a page of the printed rulebook */
    text = g_strdup_printf (_("p. %u"), page);
  gtk_label_set_text (self->kind, adc_search_result_get_kind_title (self->result));
  set_optional_label (self->game,
                      shows_game ? adc_search_result_get_game_title (self->result) : NULL);
  set_optional_label (self->page, text);
}

static void
speak (AdcSearchRow *self, gboolean shows_game)
{
  const char *other = adc_search_result_get_other_title (self->result);
  const guint page = adc_search_result_get_page (self->result);
  GString *spoken = g_string_new (adc_search_result_get_title (self->result));

  if (other != NULL)
    g_string_append_printf (spoken, ", %s", other);
  g_string_append_printf (spoken, ", %s", adc_search_result_get_kind_title (self->result));
  if (shows_game)
    g_string_append_printf (spoken, ", %s", adc_search_result_get_game_title (self->result));
  if (page > 0) {
    /* Translators: a page of the printed rulebook, as it is spoken after the name of a rule */
    g_autofree char *text = g_strdup_printf (_("page %u"), page);

    g_string_append_printf (spoken, ", %s", text);
  }

  g_free (self->spoken);
  self->spoken = g_string_free (spoken, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->spoken, -1);
}

static void
adc_search_row_dispose (GObject *object)
{
  g_clear_object (&ADC_SEARCH_ROW (object)->result);
  G_OBJECT_CLASS (adc_search_row_parent_class)->dispose (object);
}

static void
adc_search_row_finalize (GObject *object)
{
  g_free (ADC_SEARCH_ROW (object)->spoken);
  G_OBJECT_CLASS (adc_search_row_parent_class)->finalize (object);
}

static void
adc_search_row_class_init (AdcSearchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_search_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_search_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-search-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, other_title);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, kind);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, game);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, page);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, snippet);
}

static void
adc_search_row_init (AdcSearchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_search_row_new (void)
{
  return g_object_new (ADC_TYPE_SEARCH_ROW, NULL);
}

void
adc_search_row_set_result (AdcSearchRow *self, AdcSearchResult *result, gboolean shows_game)
{
  g_autofree char *snippet = NULL;

  g_return_if_fail (ADC_IS_SEARCH_ROW (self));
  g_return_if_fail (ADC_IS_SEARCH_RESULT (result));

  g_set_object (&self->result, result);
  snippet = adc_search_result_dup_markup (result);
  show_names (self);
  show_tags (self, shows_game);
  gtk_label_set_markup (self->snippet, snippet);
  gtk_widget_set_visible (GTK_WIDGET (self->snippet), *snippet != '\0');
  speak (self, shows_game);
}

AdcSearchResult *
adc_search_row_get_result (AdcSearchRow *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_ROW (self), NULL);

  return self->result;
}

void
adc_search_row_set_place (AdcSearchRow *self, guint position, guint n)
{
  g_return_if_fail (ADC_IS_SEARCH_ROW (self));

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_POS_IN_SET,
                                  (int) position, GTK_ACCESSIBLE_RELATION_SET_SIZE, (int) n, -1);
}

const char *
adc_search_row_get_spoken (AdcSearchRow *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_ROW (self), NULL);

  return self->spoken;
}
