/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-chance-row.h"

#include "adc-percent.h"
#include "adc-segment-bar.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkChanceRow {
  GtkButton      parent_instance;
  GtkLabel      *title;
  GtkLabel      *best;
  AdcSegmentBar *bar;
  GtkLabel      *words;
};

G_DEFINE_FINAL_TYPE (AdcArkChanceRow, adc_ark_chance_row, GTK_TYPE_BUTTON)

static void
adc_ark_chance_row_class_init (AdcArkChanceRowClass *klass G_GNUC_UNUSED)
{
}

static void
adc_ark_chance_row_init (AdcArkChanceRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->title = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-name"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  self->best = GTK_LABEL (adc_wrapped_label_new (C_("artifact", "Best"), "badge"));
  gtk_widget_set_valign (GTK_WIDGET (self->best), GTK_ALIGN_CENTER);
  self->bar = ADC_SEGMENT_BAR (adc_segment_bar_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->bar), "thin");
  self->words = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-caption"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->best));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->words));
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "ark-chance");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _("Play This Card"));

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_ark_chance_row_new (void)
{
  return g_object_new (ADC_TYPE_ARK_CHANCE_ROW, NULL);
}

/* “Wins 64.0 %, loses 30.0 %, both lose 6.0 %” */
static char *
dup_words (const double chances[ADC_ARK_N_OUTCOMES])
{
  g_autofree char *wins = adc_percent_format (chances[0], 1);
  g_autofree char *loses = adc_percent_format (chances[1], 1);
  g_autofree char *both = adc_percent_format (chances[2], 1);

  if (chances[2] > 0)
    /* Translators: chances of a card: to win, to lose, and that both sides lose */
    return g_strdup_printf (_("Wins %s, loses %s, both lose %s"), wins, loses, both);

  /* Translators: chances of a card: to win and to lose */
  return g_strdup_printf (_("Wins %s, loses %s"), wins, loses);
}

void
adc_ark_chance_row_show (AdcArkChanceRow *self, const char *title, AdcArkSide side,
                         const AdcArkChance *chance, gboolean is_best)
{
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ADC_IS_ARK_CHANCE_ROW (self));

  if (chance->is_known) {
    /* Whoever's card it is: first that it wins. */
    const double chances[ADC_ARK_N_OUTCOMES] = {
      chance->chances[side == ADC_ARK_ATTACKER ? ADC_ARK_ATTACKER_WINS : ADC_ARK_DEFENDER_WINS],
      chance->chances[side == ADC_ARK_ATTACKER ? ADC_ARK_DEFENDER_WINS : ADC_ARK_ATTACKER_WINS],
      chance->chances[ADC_ARK_BOTH_LOSE],
    };

    adc_segment_bar_set_chances (self->bar, chances, ADC_ARK_N_OUTCOMES);
    words = dup_words (chances);
  } else {
    words = g_strdup (_("Unknown: a value is missing"));
  }
  gtk_widget_set_visible (GTK_WIDGET (self->bar), chance->is_known);
  gtk_widget_set_visible (GTK_WIDGET (self->best), is_best);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->words, words);
  text = is_best ? g_strdup_printf (_("%s, best: %s"), title, words)
                 : g_strdup_printf (_("%s: %s"), title, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
