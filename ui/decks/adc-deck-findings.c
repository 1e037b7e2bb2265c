/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-findings.h"

#include "adc-bin-focus.h"
#include "adc-deck-finding-card.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckFindings {
  AdwBin       parent_instance;
  GtkWidget   *head; /* takes the focus */
  GtkImage    *icon;
  GtkLabel    *summary;
  GtkBox      *cards;
  GtkExpander *expander;
  GtkBox      *kept; /* filled while it is open */
  AdcDeckWork *work;
};

G_DEFINE_FINAL_TYPE (AdcDeckFindings, adc_deck_findings, ADW_TYPE_BIN)

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static guint
count_kept (const AdcDeckReport *report)
{
  guint n_kept = 0;

  for (guint i = 0; i < report->findings->len; i++)
    if (((const AdcDeckFinding *) report->findings->pdata[i])->verdict == ADC_DECK_KEPT)
      n_kept++;

  return n_kept;
}

static void
add_cards (AdcDeckFindings *self, GtkBox *box, gboolean is_kept)
{
  const AdcDeckReport *report = adc_deck_work_get_report (self->work);

  for (guint i = 0; i < report->findings->len; i++) {
    const AdcDeckFinding *finding = report->findings->pdata[i];

    if ((finding->verdict == ADC_DECK_KEPT) == is_kept)
      gtk_box_append (box, adc_deck_finding_card_new (self->work, finding));
  }
}

static void
update_kept (AdcDeckFindings *self)
{
  clear (self->kept);
  if (self->work != NULL && gtk_expander_get_expanded (self->expander))
    add_cards (self, self->kept, TRUE);
}

const char *
adc_deck_findings_get_icon (const AdcDeckReport *report)
{
  if (report->verdict == ADC_DECK_BROKEN)
    return "dialog-warning-symbolic";
  if (report->verdict == ADC_DECK_UNDECIDED)
    return "dialog-question-symbolic";

  return report->findings->len > 0 ? "object-select-symbolic" : "dialog-information-symbolic";
}

const char *
adc_deck_findings_get_style (const AdcDeckReport *report)
{
  if (report->verdict == ADC_DECK_BROKEN)
    return "error";

  return report->verdict == ADC_DECK_KEPT && report->findings->len > 0 ? "success" : NULL;
}

static void
update_head (AdcDeckFindings *self, const AdcDeckReport *report)
{
  const char *style = adc_deck_findings_get_style (report);
  const guint n_kept = count_kept (report);
  g_autofree char *kept =
    g_strdup_printf (ngettext ("%u rule kept", "%u rules kept", n_kept), n_kept);

  gtk_image_set_from_icon_name (self->icon, adc_deck_findings_get_icon (report));
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "success");
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), style);
  gtk_label_set_label (self->summary, report->summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  report->summary, -1);
  gtk_expander_set_label (self->expander, kept);
  gtk_widget_set_visible (GTK_WIDGET (self->expander), n_kept > 0);
}

/* Where the focus is, if it is on something that will be made anew. */
static GtkWidget *
get_focus (AdcDeckFindings *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->cards)) ||
                           gtk_widget_is_ancestor (focus, GTK_WIDGET (self->kept)))
           ? focus
           : NULL;
}

/* To what does the same now, so that Space twice never does two things; or to the verdict. */
static void
restore_focus (AdcDeckFindings *self, GtkWidget *before)
{
  GtkWidget *like = adc_deck_finding_card_find_like (GTK_WIDGET (self->cards), before);

  gtk_widget_grab_focus (like != NULL ? like : self->head);
}

static void
update (AdcDeckFindings *self)
{
  GtkWidget *focus = get_focus (self);
  g_autoptr(GtkWidget) before = focus != NULL ? g_object_ref (focus) : NULL;

  clear (self->cards);
  gtk_widget_set_visible (GTK_WIDGET (self), self->work != NULL);
  if (self->work != NULL) {
    update_head (self, adc_deck_work_get_report (self->work));
    add_cards (self, self->cards, FALSE);
  }
  update_kept (self);
  gtk_widget_set_visible (GTK_WIDGET (self->cards),
                          gtk_widget_get_first_child (GTK_WIDGET (self->cards)) != NULL);
  if (before != NULL)
    restore_focus (self, before);
}

static gboolean
adc_deck_findings_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ADC_DECK_FINDINGS (widget)->head);
}

static void
adc_deck_findings_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_FINDINGS (object)->work);
  G_OBJECT_CLASS (adc_deck_findings_parent_class)->dispose (object);
}

static void
adc_deck_findings_class_init (AdcDeckFindingsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_findings_dispose;
  GTK_WIDGET_CLASS (klass)->focus = adc_bin_focus;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_deck_findings_grab_focus;
}

static GtkWidget *
create_head (AdcDeckFindings *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  /* Tab goes past boxes, whatever they say. */
  self->head = g_object_new (ADW_TYPE_BIN, "focusable", TRUE, "child", box, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->icon = GTK_IMAGE (g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  self->summary = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  gtk_label_set_width_chars (self->summary, 8);
  gtk_widget_set_hexpand (GTK_WIDGET (self->summary), TRUE);
  gtk_widget_add_css_class (self->head, "deck-summary");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->summary));
  return self->head;
}

static void
adc_deck_findings_init (AdcDeckFindings *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "deck-side-card");
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  self->kept = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  self->expander = GTK_EXPANDER (gtk_expander_new (NULL));
  gtk_expander_set_child (self->expander, GTK_WIDGET (self->kept));
  /* See adc-deck-notes.c. */
  g_object_bind_property (self->expander, "expanded", self->kept, "can-focus",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->expander, "notify::expanded", G_CALLBACK (update_kept), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), create_head (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->cards));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->expander));
  adw_bin_set_child (ADW_BIN (self), box);
}

void
adc_deck_findings_set_work (AdcDeckFindings *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_FINDINGS (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update, self);
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
