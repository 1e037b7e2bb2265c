/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-heading.h"

#include "adc-deck-item-row.h"
#include "adc-deck-pool.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckHeading {
  AdwBin         parent_instance;
  AdcDeckWork   *work;
  GtkLabel      *title;
  GtkLabel      *sort;
  GtkWidget     *unsaved;
  GtkWidget     *verdict;
  GtkImage      *verdict_icon;
  GtkLabel      *verdict_label;
  GtkMenuButton *more_button;
};

G_DEFINE_FINAL_TYPE (AdcDeckHeading, adc_deck_heading, ADW_TYPE_BIN)

static char *
dup_verdict (const AdcDeckReport *report)
{
  if (report->findings->len == 0)
    /* Translators: of a deck that no rule is about */
    return g_strdup (_("No rules"));
  if (report->verdict == ADC_DECK_BROKEN)
    /* Translators: of a deck; %u is how many rules it breaks */
    return g_strdup_printf (_("Not legal: %u"), report->n_broken);
  if (report->n_ignored > 0)
    return g_strdup_printf (ngettext ("Legal but for %u ignored rule",
                                      "Legal but for %u ignored rules", report->n_ignored),
                            report->n_ignored);
  if (report->verdict == ADC_DECK_UNDECIDED)
    /* Translators: of a deck some of whose cards nobody knows */
    return g_strdup (_("Legal as far as known"));

  /* Translators: of a deck */
  return g_strdup (_("Legal"));
}

/* By its icon too, for whoever does not see colours. */
static void
update_verdict (AdcDeckHeading *self)
{
  static const struct {
    const char *icon;
    const char *class_name;
  } looks[] = {
    [ADC_DECK_KEPT] = { "object-select-symbolic", "success" },
    [ADC_DECK_UNDECIDED] = { "dialog-question-symbolic", "warning" },
    [ADC_DECK_IGNORED] = { "dialog-information-symbolic", "warning" },
    [ADC_DECK_BROKEN] = { "dialog-warning-symbolic", "error" },
  };
  const AdcDeckReport *report = adc_deck_work_get_report (self->work);
  const AdcDeckVerdict verdict = report->verdict != ADC_DECK_BROKEN && report->n_ignored > 0
                                   ? ADC_DECK_IGNORED
                                   : report->verdict;
  g_autofree char *text = dup_verdict (report);

  gtk_image_set_from_icon_name (self->verdict_icon, looks[verdict].icon);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    gtk_widget_remove_css_class (self->verdict, looks[i].class_name);
  if (report->findings->len > 0)
    gtk_widget_add_css_class (self->verdict, looks[verdict].class_name);
  gtk_label_set_label (self->verdict_label, text);
  gtk_widget_set_tooltip_text (self->verdict, report->summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  report->summary != NULL ? report->summary : "", -1);
}

static void
update (AdcDeckHeading *self)
{
  AdcDeck *deck = adc_deck_work_get_deck (self->work);
  const guint n_cards = adc_deck_work_get_report (self->work)->n_cards;
  const char *title = adc_deck_get_title (deck);
  g_autofree char *sort = adc_deck_dup_sort (adc_deck_work_get_game (self->work),
                                             adc_deck_get_kind (deck), adc_deck_get_faction (deck));
  g_autofree char *count = adc_deck_format_count (adc_deck_work_get_game (self->work),
                                                  adc_deck_work_get_kind (self->work), n_cards);
  /* Translators: what a deck is, then how many cards it has */
  g_autofree char *text = g_strdup_printf (_("%s · %s"), sort, count);

  gtk_label_set_label (self->title, *title != '\0' ? title : _("Untitled deck"));
  gtk_label_set_label (self->sort, text);
  gtk_widget_set_visible (self->unsaved, adc_deck_work_is_modified (self->work));
  update_verdict (self);
}

static void
adc_deck_heading_dispose (GObject *object)
{
  adc_deck_heading_set_work (ADC_DECK_HEADING (object), NULL);
  G_OBJECT_CLASS (adc_deck_heading_parent_class)->dispose (object);
}

static void
adc_deck_heading_class_init (AdcDeckHeadingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_heading_dispose;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-heading.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckHeading, title);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckHeading, sort);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckHeading, unsaved);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckHeading, verdict);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckHeading, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckHeading, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckHeading, more_button);
}

static void
adc_deck_heading_init (AdcDeckHeading *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_deck_heading_set_work (AdcDeckHeading *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_HEADING (self));

  if (self->work == work)
    return;

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  g_set_object (&self->work, work);
  if (work == NULL)
    return;

  /* "saved" follows every change as well. */
  g_signal_connect_object (work, "saved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
adc_deck_heading_open_menu (AdcDeckHeading *self)
{
  g_return_if_fail (ADC_IS_DECK_HEADING (self));

  gtk_menu_button_popup (self->more_button);
}
