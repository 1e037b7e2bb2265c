/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-finding-card.h"

#include "adc-view.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 6 /* at least, in characters */

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_label_set_width_chars (GTK_LABEL (label), WORDS_WIDE);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static const char *
get_icon (AdcDeckVerdict verdict)
{
  switch (verdict) {
  case ADC_DECK_BROKEN:
    return "dialog-warning-symbolic";
  case ADC_DECK_IGNORED:
    return "action-unavailable-symbolic";
  case ADC_DECK_UNDECIDED:
    return "dialog-question-symbolic";
  case ADC_DECK_KEPT:
  default:
    return "object-select-symbolic";
  }
}

/* What the icon says, for those who do not see it. */
static const char *
get_verdict (AdcDeckVerdict verdict)
{
  switch (verdict) {
  case ADC_DECK_BROKEN:
    return _("Broken");
  case ADC_DECK_IGNORED:
    return _("Broken, and ignored at your table");
  case ADC_DECK_UNDECIDED:
    return _("Not decided");
  case ADC_DECK_KEPT:
  default:
    return _("Kept");
  }
}

static GtkWidget *
create_sentence (const AdcDeckFinding *finding)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", get_icon (finding->verdict),
                                  "valign", GTK_ALIGN_START, "tooltip-text",
                                  get_verdict (finding->verdict), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_verdict (finding->verdict), -1);
  if (finding->verdict == ADC_DECK_BROKEN)
    gtk_widget_add_css_class (icon, "error");
  gtk_box_append (GTK_BOX (line), icon);
  gtk_box_append (GTK_BOX (line), create_label (finding->message, "body"));
  return line;
}

static void
rule_clicked_cb (GtkWidget *button, AdcEntry *rule)
{
  adc_open_entry (button, rule);
}

/* What it does, and about which rule: cards are made anew with each verdict. */
static void
mark (GtkWidget *widget, const char *deed, const AdcDeckFinding *finding)
{
  g_object_set_data (G_OBJECT (widget), "adc-deed", (gpointer) deed);
  g_object_set_data_full (G_OBJECT (widget), "adc-rule",
                          g_strdup (adc_entry_get_id (ADC_ENTRY (finding->rule))), g_free);
}

static GtkWidget *
create_link (const AdcDeckFinding *finding)
{
  AdcEntry *rule = ADC_ENTRY (finding->rule);
  g_autofree char *citation = adc_entry_dup_citation (rule);
  /* Translators: the title of a rule, and where it is printed */
  g_autofree char *text = citation != NULL && *citation != '\0'
                            ? g_strdup_printf (_("%s (%s)"), adc_entry_get_title (rule), citation)
                            : g_strdup (adc_entry_get_title (rule));
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *book = g_object_new (GTK_TYPE_IMAGE, "icon-name", "adc-book-symbolic", "valign",
                                  GTK_ALIGN_START, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_box_append (GTK_BOX (box), book);
  gtk_box_append (GTK_BOX (box), create_label (text, "caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "deck-rule");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  mark (button, "read", finding);
  g_signal_connect_object (button, "clicked", G_CALLBACK (rule_clicked_cb), rule, 0);
  return button;
}

/* The button goes with what it mends. */
static void
repair_clicked_cb (GtkWidget *button, AdcDeckWork *work)
{
  g_autoptr(GVariant) state = g_variant_ref (g_object_get_data (G_OBJECT (button), "adc-state"));

  adc_deck_work_apply (work, state);
}

static GtkWidget *
create_repair (AdcDeckWork *work, const AdcDeckFinding *finding)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), create_label (finding->repair, "body"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "repair-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  finding->repair, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  finding->message, -1);
  g_object_set_data_full (G_OBJECT (button), "adc-state", g_variant_ref (finding->repaired),
                          (GDestroyNotify) g_variant_unref);
  mark (button, "repair", finding);
  g_signal_connect_object (button, "clicked", G_CALLBACK (repair_clicked_cb), work, 0);
  return button;
}

static void
ignore_toggled_cb (GtkCheckButton *button, AdcDeckWork *work)
{
  const gboolean is_ignored = gtk_check_button_get_active (button);

  adc_deck_set_ignored (adc_deck_work_get_deck (work),
                        g_object_get_data (G_OBJECT (button), "adc-rule"), is_ignored);
  adc_deck_work_commit (work);
}

static GtkWidget *
create_ignore (AdcDeckWork *work, const AdcDeckFinding *finding)
{
  const char *rule = adc_entry_get_id (ADC_ENTRY (finding->rule));
  GtkWidget *button = gtk_check_button_new ();
  const char *text = _("Ignore this rule at our table");

  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), create_label (text, "caption"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button),
                               adc_deck_ignores (adc_deck_work_get_deck (work), rule));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  adc_entry_get_title (ADC_ENTRY (finding->rule)), -1);
  mark (button, "ignore", finding);
  g_signal_connect_object (button, "toggled", G_CALLBACK (ignore_toggled_cb), work, 0);
  return button;
}

GtkWidget *
adc_deck_finding_card_new (AdcDeckWork *work, const AdcDeckFinding *finding)
{
  GtkWidget *box;
  const char *rule;

  g_return_val_if_fail (ADC_IS_DECK_WORK (work) && finding != NULL, NULL);

  rule = adc_entry_get_id (ADC_ENTRY (finding->rule));
  box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                      "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_entry_get_title (ADC_ENTRY (finding->rule)), -1);
  gtk_widget_add_css_class (box, "deck-finding");
  if (finding->verdict == ADC_DECK_IGNORED)
    gtk_widget_add_css_class (box, "ignored");
  gtk_box_append (GTK_BOX (box), create_sentence (finding));
  gtk_box_append (GTK_BOX (box), create_link (finding));
  if (finding->verdict == ADC_DECK_BROKEN && finding->repair != NULL && finding->repaired != NULL)
    gtk_box_append (GTK_BOX (box), create_repair (work, finding));
  if (finding->verdict == ADC_DECK_BROKEN ||
      adc_deck_ignores (adc_deck_work_get_deck (work), rule))
    gtk_box_append (GTK_BOX (box), create_ignore (work, finding));

  return box;
}

/* What does that, about that rule or, NULL, about any. */
static GtkWidget *
find_control (GtkWidget *widget, const char *deed, const char *rule)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), "adc-deed"), deed) == 0 &&
      (rule == NULL || g_str_equal (g_object_get_data (G_OBJECT (widget), "adc-rule"), rule)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_control (child, deed, rule);

  return found;
}

GtkWidget *
adc_deck_finding_card_find_like (GtkWidget *cards, GtkWidget *control)
{
  const char *deed;
  GtkWidget *found;

  g_return_val_if_fail (GTK_IS_WIDGET (cards) && GTK_IS_WIDGET (control), NULL);

  deed = g_object_get_data (G_OBJECT (control), "adc-deed");
  if (deed == NULL)
    return NULL;

  found = find_control (cards, deed, g_object_get_data (G_OBJECT (control), "adc-rule"));
  return found != NULL ? found : find_control (cards, deed, NULL);
}
