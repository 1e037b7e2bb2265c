/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-average-page.h"

#include "adc-unit-average.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_WIDTH 900
#define MAX_WIDTH_CHARS 30
#define BLOCK_WIDTH 250 /* pixels: one on the narrowest window */

struct _AdcAveragePage {
  AdwBin  parent_instance;
  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (AdcAveragePage, adc_average_page, ADW_TYPE_BIN)

static void
unit_clicked_cb (AdcAveragePage *self, GtkWidget *button)
{
  adc_open_entry (GTK_WIDGET (self), g_object_get_data (G_OBJECT (button), "adc-unit"));
}

static GtkWidget *
create_title (AdcAveragePage *self, AdcPiece *unit)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (adc_entry_get_title (ADC_ENTRY (unit)));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "deck-title");
  g_object_set_data_full (G_OBJECT (button), "adc-unit", g_object_ref (unit), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (unit_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static char *
describe_cards (const AdcUnitAverage *average)
{
  const guint n_unknown = average->n_cards - average->n_known;
  g_autofree char *from = NULL;
  g_autofree char *unknown = NULL;

  if (average->n_cards == 0)
    return g_strdup (_("No card has its icon."));

  if (n_unknown == 0)
    return g_strdup_printf (ngettext ("From %u card", "From %u cards", average->n_cards),
                            average->n_cards);

  if (average->n_known == 0)
    /* Translators: cards a unit is on, of none of which the value is known */
    return g_strdup_printf (ngettext ("On %u card, of unknown value",
                                      "On %u cards, all of unknown value", average->n_cards),
                            average->n_cards);

  from = g_strdup_printf (ngettext ("From %u of %u card", "From %u of %u cards", average->n_cards),
                          average->n_known, average->n_cards);
  unknown = g_strdup_printf (ngettext ("%u unknown", "%u unknown", n_unknown), n_unknown);
  /* Translators: “From 3 of 4 cards” and “1 unknown” */
  return g_strdup_printf (C_("average", "%s: %s"), from, unknown);
}

static char *
describe_spread (const AdcUnitAverage *average)
{
  if (average->n_known == 0)
    return NULL;
  if (average->lowest == average->highest)
    return g_strdup_printf (_("Always %d"), average->lowest);

  /* Translators: the lowest and the highest value */
  return g_strdup_printf (_("%d to %d"), average->lowest, average->highest);
}

static char *
describe_stated (const AdcUnitAverage *average)
{
  g_autofree char *difference = adc_unit_average_format_difference (average);
  const char *title = adc_stat_get_title (average->reference);

  if (!average->is_stated)
    /* Translators: the name of a value that the game gives, such as “Printed average attack” */
    return g_strdup_printf (_("%s: unknown"), title);
  if (difference == NULL)
    /* Translators: the name of a value and the value */
    return g_strdup_printf (_("%s: %d"), title, average->stated);

  if (adc_unit_average_compare (average) == 0)
    /* Translators: the name of a value and the value, which is what the cards come to */
    return g_strdup_printf (_("%s: %d, the same"), title, average->stated);
  if (adc_unit_average_agrees (average))
    /* Translators: the name of a value, the value, and how far the cards are from it: “+0.33” */
    return g_strdup_printf (_("%s: %d (difference %s, the same once rounded)"), title,
                            average->stated, difference);

  /* Translators: the name of a value, the value, and how far the cards are from it: “+0.33” */
  return g_strdup_printf (_("%s: %d (difference %s)"), title, average->stated, difference);
}

static gboolean
is_contradicted (const AdcUnitAverage *average)
{
  return average->is_stated && average->n_known > 0 && !adc_unit_average_agrees (average);
}

static void
append_line (GtkWidget *block, const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_WIDTH_CHARS);
  gtk_box_append (GTK_BOX (block), label);
}

static GtkWidget *
create_block (const AdcUnitAverage *average)
{
  GtkWidget *block = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *mean = adc_unit_average_format (average);
  g_autofree char *cards = describe_cards (average);
  g_autofree char *spread = describe_spread (average);
  g_autofree char *stated = describe_stated (average);
  GtkWidget *figure = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *value = gtk_label_new (mean != NULL ? mean : "?");
  GtkWidget *range = gtk_label_new (spread);

  gtk_widget_add_css_class (value, mean != NULL ? "average" : "unknown");
  gtk_widget_add_css_class (value, "arsenal-figure");
  gtk_widget_add_css_class (range, "dim-label");
  gtk_widget_set_valign (range, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (value, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (figure), value);
  gtk_box_append (GTK_BOX (figure), range);
  append_line (block, adc_stat_get_title (average->stat), "arsenal-strong");
  gtk_box_append (GTK_BOX (block), figure);
  append_line (block, cards, "arsenal-line");
  append_line (block, stated, is_contradicted (average) ? "differs" : "arsenal-line");
  gtk_widget_set_size_request (block, BLOCK_WIDTH, -1);
  gtk_widget_set_hexpand (block, TRUE);
  gtk_widget_add_css_class (block, "average-block");

  return block;
}

static void
append_intro (AdcAveragePage *self, guint n_unknown)
{
  gtk_box_append (self->box,
                  adc_wrapped_label_new (_("Worked out from the cards that are known, each as "
                                           "often as it is in the deck."),
                                         "dim-label"));
  if (n_unknown > 0) {
    g_autofree char *text = g_strdup_printf (
      ngettext ("For which units %u card of the deck is, nobody has established: it is left out.",
                "For which units %u cards of the deck are, nobody has established: they are left "
                "out.",
                n_unknown),
      n_unknown);

    gtk_box_append (self->box, adc_wrapped_label_new (text, "dim-label"));
  }
}

static void
adc_average_page_class_init (AdcAveragePageClass *klass G_GNUC_UNUSED)
{
}

static void
adc_average_page_init (AdcAveragePage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "arsenal-page");
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "zoomable");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), MAX_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->box));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

void
adc_average_page_show (AdcAveragePage *self, AdcGame *game, AdcFaction *faction,
                       const char *edition)
{
  g_autoptr(GPtrArray) averages = NULL;
  GtkWidget *child, *blocks = NULL;
  AdcPiece *unit = NULL;

  g_return_if_fail (ADC_IS_AVERAGE_PAGE (self));
  g_return_if_fail (ADC_IS_GAME (game));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);

  averages = adc_unit_averages_list (game, faction, edition);
  if (averages->len == 0) {
    gtk_box_append (self->box, adc_wrapped_label_new (_("No unit has cards of its own here."),
                                                      "dim-label"));
    return;
  }

  append_intro (self, adc_unit_averages_count_unknown (game, faction, edition));
  for (guint i = 0; i < averages->len; i++) {
    const AdcUnitAverage *average = averages->pdata[i];

    if (average->unit != unit) {
      GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      unit = average->unit;
      blocks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_layout_manager (blocks, adc_wrap_layout_new (6));
      gtk_box_append (GTK_BOX (card), create_title (self, unit));
      gtk_box_append (GTK_BOX (card), blocks);
      gtk_widget_add_css_class (card, "card");
      gtk_widget_add_css_class (card, "deck-card");
      gtk_box_append (self->box, card);
    }
    gtk_box_append (GTK_BOX (blocks), create_block (average));
  }
}
