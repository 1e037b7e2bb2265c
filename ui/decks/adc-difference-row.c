/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-difference-row.h"

#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define COUNT_CHARACTERS 3
#define CHANGE_CHARACTERS 4

struct _AdcDifferenceRow {
  GtkBox    parent_instance;
  GtkLabel *name;
  GtkLabel *zone;
  GtkLabel *counts[2];
  GtkLabel *change;
};

G_DEFINE_FINAL_TYPE (AdcDifferenceRow, adc_difference_row, GTK_TYPE_BOX)

static GtkLabel *
add_number (AdcDifferenceRow *self, int n_characters, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_width_chars (GTK_LABEL (label), n_characters);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self), label);

  return GTK_LABEL (label);
}

static GtkLabel *
add_words (GtkWidget *box, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (NULL, style);

  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
adc_difference_row_class_init (AdcDifferenceRowClass *klass G_GNUC_UNUSED)
{
}

static void
adc_difference_row_init (AdcDifferenceRow *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "difference-row");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), words);
  self->name = add_words (words, "body");
  self->zone = add_words (words, "name-words");
  for (guint i = 0; i < 2; i++)
    self->counts[i] = add_number (self, COUNT_CHARACTERS, "body");
  self->change = add_number (self, CHANGE_CHARACTERS, "heading");
}

GtkWidget *
adc_difference_row_new (void)
{
  return g_object_new (ADC_TYPE_DIFFERENCE_ROW, NULL);
}

static void
show_numbers (AdcDifferenceRow *self, gboolean are_shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->zone), are_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->counts[0]), are_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->counts[1]), are_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->change), are_shown);
}

/* "2 more" rather than "+2", which may be read as anything. */
static char *
describe (const AdcDeckDifference *difference, const char *first, const char *second)
{
  const guint n_first = difference->n_first, n_second = difference->n_second;
  const guint n = MAX (n_first, n_second) - MIN (n_first, n_second);
  g_autofree char *change =
    n_first > n_second
      ? g_strdup_printf (ngettext ("%u more in %s", "%u more in %s", n), n, first)
      : g_strdup_printf (ngettext ("%u fewer in %s", "%u fewer in %s", n), n, first);

  /* Translators: a card and the zone it is in, a deck and its number of them, likewise for another
   * deck, what that makes; as in “Marine, Hand. Mine: 3, Yours: 1. 2 more in Mine” */
  return g_strdup_printf (_("%s, %s. %s: %u, %s: %u. %s"), difference->name, difference->zone,
                          first, n_first, second, n_second, change);
}

char *
adc_difference_row_show (AdcDifferenceRow *self, const AdcDeckDifference *difference,
                         const char *first, const char *second)
{
  const guint numbers[] = { difference->n_first, difference->n_second };
  const int change = (int) difference->n_first - (int) difference->n_second;
  g_autofree char *text = g_strdup_printf ("%s%d", change > 0 ? "+" : "−", ABS (change));

  g_return_val_if_fail (ADC_IS_DIFFERENCE_ROW (self), NULL);

  show_numbers (self, TRUE);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "difference-heading");
  gtk_label_set_label (self->name, difference->name);
  gtk_label_set_label (self->zone, difference->zone);
  for (guint i = 0; i < 2; i++) {
    g_autofree char *number = g_strdup_printf ("%u", numbers[i]);

    gtk_label_set_label (self->counts[i], number);
  }
  gtk_label_set_label (self->change, text);

  return describe (difference, first, second);
}

void
adc_difference_row_show_heading (AdcDifferenceRow *self, const char *title)
{
  g_return_if_fail (ADC_IS_DIFFERENCE_ROW (self));

  show_numbers (self, FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "difference-heading");
  gtk_label_set_label (self->name, title);
}
