/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-term-row.h"

#include "adc-other-names.h"
#include "adc-tokenizer.h"

#include <string.h>

struct _AdcTermRow {
  GtkListBoxRow  parent_instance;
  GtkLabel      *title;
  GtkLabel      *others;
  AdcEntry      *term;
  char          *key;    /* the folded title: what it is sorted by */
  char          *letter;
  char          *names;  /* every name in every language, folded */
};

G_DEFINE_FINAL_TYPE (AdcTermRow, adc_term_row, GTK_TYPE_LIST_BOX_ROW)

static void
add_names (GString *names, AdcText *text)
{
  for (guint i = 0; i < adc_text_get_n (text); i++) {
    g_autofree char *folded = adc_fold (adc_text_get_nth (text, i, NULL));

    g_string_append_printf (names, " %s", folded);
  }
}

static char *
dup_names (AdcEntry *term)
{
  GPtrArray *synonyms = adc_entry_get_synonyms (term);
  GString *names = g_string_new (NULL);

  add_names (names, adc_entry_get_title_text (term));
  for (guint i = 0; i < synonyms->len; i++)
    add_names (names, synonyms->pdata[i]);

  return g_string_free (names, FALSE);
}

/* What begins with no letter stands under a number sign. */
static char *
dup_letter (const char *key)
{
  gunichar first = g_utf8_get_char (key);
  char letter[7] = "#";

  if (g_unichar_isalpha (first))
    letter[g_unichar_to_utf8 (g_unichar_toupper (first), letter)] = '\0';

  return g_strdup (letter);
}

static void
adc_term_row_dispose (GObject *object)
{
  g_clear_object (&ADC_TERM_ROW (object)->term);
  G_OBJECT_CLASS (adc_term_row_parent_class)->dispose (object);
}

static void
adc_term_row_finalize (GObject *object)
{
  AdcTermRow *self = ADC_TERM_ROW (object);

  g_free (self->key);
  g_free (self->letter);
  g_free (self->names);
  G_OBJECT_CLASS (adc_term_row_parent_class)->finalize (object);
}

static void
adc_term_row_class_init (AdcTermRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_term_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_term_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "glossary/adc-term-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcTermRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdcTermRow, others);
}

static void
adc_term_row_init (AdcTermRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_term_row_new (AdcEntry *term)
{
  AdcTermRow *self = g_object_new (ADC_TYPE_TERM_ROW, NULL);
  g_autofree char *others = adc_other_names_list (term);

  self->term = g_object_ref (term);
  self->key = adc_fold (adc_entry_get_title (term));
  self->letter = dup_letter (self->key);
  self->names = dup_names (term);
  gtk_label_set_label (self->title, adc_entry_get_title (term));
  gtk_label_set_label (self->others, others != NULL ? others : "");
  gtk_widget_set_visible (GTK_WIDGET (self->others), others != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, adc_entry_get_title (term),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, others != NULL ? others : "",
                                  -1);

  return GTK_WIDGET (self);
}

AdcEntry *
adc_term_row_get_term (AdcTermRow *self)
{
  g_return_val_if_fail (ADC_IS_TERM_ROW (self), NULL);

  return self->term;
}

const char *
adc_term_row_get_letter (AdcTermRow *self)
{
  g_return_val_if_fail (ADC_IS_TERM_ROW (self), NULL);

  return self->letter;
}

int
adc_term_row_compare (AdcTermRow *a, AdcTermRow *b)
{
  g_return_val_if_fail (ADC_IS_TERM_ROW (a) && ADC_IS_TERM_ROW (b), 0);

  return strcmp (a->key, b->key);
}

gboolean
adc_term_row_matches (AdcTermRow *self, const char * const *words)
{
  g_return_val_if_fail (ADC_IS_TERM_ROW (self), FALSE);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (self->names, words[i]) == NULL)
      return FALSE;

  return TRUE;
}
