/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-luck-row.h"

#include <glib/gi18n-lib.h>

struct _AdcLuckRow {
  AdwBin    parent_instance;
  GtkLabel *title;
  GtkLabel *details;
  GtkLabel *hits;
  GtkLabel *expected;
};

G_DEFINE_FINAL_TYPE (AdcLuckRow, adc_luck_row, ADW_TYPE_BIN)

static GtkLabel *
add_label (GtkBox *box, float xalign, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);

  return GTK_LABEL (label);
}

static void
adc_luck_row_class_init (AdcLuckRowClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "luck-row");
}

static void
adc_luck_row_init (AdcLuckRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->title = add_label (GTK_BOX (left), 0, "luck-title");
  self->details = add_label (GTK_BOX (left), 0, "battle-small");
  self->hits = add_label (GTK_BOX (right), 1, "luck-title");
  self->expected = add_label (GTK_BOX (right), 1, "battle-small");
  gtk_label_set_wrap (self->title, TRUE);
  gtk_label_set_wrap_mode (self->title, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_wrap (self->details, TRUE);
  gtk_label_set_wrap_mode (self->details, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (left, TRUE);
  gtk_widget_set_valign (right, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), left);
  gtk_box_append (GTK_BOX (box), right);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
adc_luck_row_new (void)
{
  return g_object_new (ADC_TYPE_LUCK_ROW, NULL);
}

static char *
format_time (AdcLuckEntry *entry)
{
  g_autoptr(GDateTime) time = g_date_time_new_from_unix_local (adc_luck_entry_get_time (entry));

  /* xgettext:no-c-format
   * Translators: the time of day */
  return time != NULL ? g_date_time_format (time, _("%H:%M")) : g_strdup ("–");
}

void
adc_luck_row_set_entry (AdcLuckRow *self, AdcLuckEntry *entry)
{
  g_autofree char *time = NULL;
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;
  g_autofree char *hits = NULL;
  g_autofree char *expected = NULL;
  guint n_hits;

  g_return_if_fail (ADC_IS_LUCK_ROW (self));
  g_return_if_fail (ADC_IS_LUCK_ENTRY (entry));

  n_hits = adc_luck_entry_get_hits (entry);
  time = format_time (entry);
  title = g_strdup_printf ("%s → %s", adc_luck_entry_get_from (entry),
                           adc_luck_entry_get_at (entry));
  /* Translators: when dice were thrown, what they needed, and how they fell */
  details = g_strdup_printf (_("%s · threshold %d · %s"), time,
                             adc_luck_entry_get_threshold (entry), adc_luck_entry_get_dice (entry));
  hits = g_strdup_printf (ngettext ("%u hit", "%u hits", n_hits), n_hits);
  /* Translators: how many hits were to be expected */
  expected = g_strdup_printf (_("%.1f expected"), adc_luck_entry_get_expected (entry));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->details, details);
  gtk_label_set_label (self->hits, hits);
  gtk_label_set_label (self->expected, expected);
}

char *
adc_luck_row_describe (AdcLuckEntry *entry)
{
  g_autofree char *time = NULL;
  g_autofree char *hits = NULL;
  guint n_hits;

  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (entry), NULL);

  n_hits = adc_luck_entry_get_hits (entry);
  time = format_time (entry);
  hits = g_strdup_printf (ngettext ("%u hit", "%u hits", n_hits), n_hits);
  /* Translators: at a time of day, a force shot at another: “20:14, Behemoth at Minefield,
   * threshold 2, dice 2 5, 1 hit, 0.7 expected” */
  return g_strdup_printf (_("%s, %s at %s, threshold %d, dice %s, %s, %.1f expected"), time,
                          adc_luck_entry_get_from (entry), adc_luck_entry_get_at (entry),
                          adc_luck_entry_get_threshold (entry), adc_luck_entry_get_dice (entry),
                          hits, adc_luck_entry_get_expected (entry));
}
