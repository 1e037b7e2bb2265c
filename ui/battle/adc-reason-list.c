/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-reason-list.h"

#include "adc-rule-button.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 40 /* what it asks for, in characters; it takes more when there is more */

struct _AdcReasonList {
  AdwBin   parent_instance;
  GtkBox  *box;
  gboolean is_without_total;
};

G_DEFINE_FINAL_TYPE (AdcReasonList, adc_reason_list, ADW_TYPE_BIN)

/* The number and the words; the numbers of all rows are in one column. */
static GtkWidget *
create_line (const char *value, const char *words, GtkSizeGroup *values)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = adc_wrapped_label_new (words, "reason-words");

  if (values != NULL) {
    GtkWidget *number = adc_wrapped_label_new (value, "reason-value");

    gtk_label_set_wrap (GTK_LABEL (number), FALSE);
    gtk_label_set_xalign (GTK_LABEL (number), 1);
    gtk_widget_set_valign (number, GTK_ALIGN_START);
    gtk_size_group_add_widget (values, number);
    gtk_box_append (GTK_BOX (line), number);
  }
  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);

  return line;
}

/* Which of the reasons is the last one that counts, or -1. */
static int
find_last_value (GPtrArray *reasons)
{
  for (guint i = reasons != NULL ? reasons->len : 0; i > 0; i--)
    if (((const AdcReason *) reasons->pdata[i - 1])->has_value)
      return i - 1;

  return -1;
}

/* Whether there is anything for the column of numbers. */
static gboolean
has_amounts (GPtrArray *reasons)
{
  for (guint i = 0; reasons != NULL && i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    if (reason->has_value || reason->amount != NULL)
      return TRUE;
  }

  return FALSE;
}

static void
add_row (AdcReasonList *self, GtkWidget *line, const char *text, AdcGame *game, const char *rule)
{
  GtkWidget *button = adc_rule_button_new (line, text, game, rule);

  if (button == NULL)
    gtk_widget_add_css_class (line, "reason");
  gtk_box_append (self->box, button != NULL ? button : line);
}

static void
add_total (AdcReasonList *self, int total, GtkSizeGroup *values)
{
  g_autoptr(AdcReason) sum = adc_reason_new_value ("", total, NULL);
  g_autofree char *value = adc_reason_format_value (sum, TRUE);
  g_autofree char *text = g_strconcat ("= ", value, NULL);
  GtkWidget *line = create_line (text, "", values);

  gtk_widget_add_css_class (line, "total");
  gtk_box_append (self->box, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  add_row (self, line, text, NULL, NULL);
}

static void
adc_reason_list_class_init (AdcReasonListClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reason-list");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_reason_list_init (AdcReasonList *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));

  /* While it is empty its height does not depend on its width, and GTK 4.8 goes on believing that
   * if it asks before it has ever measured it. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_reason_list_new (void)
{
  return g_object_new (ADC_TYPE_REASON_LIST, NULL);
}

void
adc_reason_list_set_reasons (AdcReasonList *self, AdcGame *game, GPtrArray *reasons)
{
  g_autoptr(GtkSizeGroup) values = NULL;
  GtkWidget *child;
  int last, total = 0;
  gboolean is_sum;

  g_return_if_fail (ADC_IS_REASON_LIST (self));
  g_return_if_fail (game == NULL || ADC_IS_GAME (game));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);

  last = find_last_value (reasons);
  if (has_amounts (reasons))
    values = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  is_sum = last > 0 && ((const AdcReason *) reasons->pdata[0])->has_value;

  for (int i = 0; reasons != NULL && i < (int) reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];
    g_autofree char *value = adc_reason_format_value (reason, i == 0);
    /* Translators: a number and what it counts for, as in “−1, column jumped” */
    g_autofree char *text = *value != '\0' ? g_strdup_printf (_("%s, %s"), value, reason->label)
                                           : g_strdup (reason->label);

    add_row (self, create_line (value, reason->label, values), text, game, reason->rule);
    if (reason->has_value)
      total += reason->value;
    if (i == last && is_sum && !self->is_without_total)
      add_total (self, total, values);
  }
}

void
adc_reason_list_hide_total (AdcReasonList *self)
{
  g_return_if_fail (ADC_IS_REASON_LIST (self));

  self->is_without_total = TRUE;
}
