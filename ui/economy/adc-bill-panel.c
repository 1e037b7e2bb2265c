/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-bill-panel.h"

#include "adc-rule-button.h"
#include "adc-stat-row.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcBillPanel {
  GtkBox              parent_instance;
  GtkImage           *icon;
  GtkLabel           *heading;
  GtkLabel           *total;
  GtkLabel           *discount;
  GtkBox             *faults;
  GtkWidget          *payment_heading;
  GtkBox             *payment;
  GtkBox             *after;
  AdcSession         *session;
  AdcCompletions     *completions; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcBillPanel, adc_bill_panel, GTK_TYPE_BOX)

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static AdcGame *
get_game (AdcBillPanel *self)
{
  return adc_treasury_get_game (adc_treasury_session_get_treasury (self->session));
}

/* A sentence, with the rule it comes from where there is one. */
static void
append_sentence (AdcBillPanel *self, GtkBox *box, const char *text, const char *style,
                 const char *rule)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);
  GtkWidget *button = adc_rule_button_new (label, text, get_game (self), rule);

  gtk_box_append (box, button != NULL ? button : label);
}

static void
owned_clicked_cb (AdcBillPanel *self, GtkWidget *button)
{
  g_autofree char *piece = g_strdup (gtk_widget_get_name (button)); /* it goes with the button */

  adc_treasury_set_owned (adc_treasury_session_get_treasury (self->session), piece, TRUE);
  adc_session_commit (self->session);
}

static void
add_owned_button (AdcBillPanel *self, GtkBox *box, AdcPiece *required)
{
  /* Translators: a button: the player owns that building or technology */
  g_autofree char *text = g_strdup_printf (_("I Have %s"),
                                           adc_entry_get_title (ADC_ENTRY (required)));
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_name (button, adc_entry_get_id (ADC_ENTRY (required)));
  gtk_widget_add_css_class (button, "repair-button");
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  g_signal_connect_object (button, "clicked", G_CALLBACK (owned_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (box, button);
}

/* The same rows as in the sheet of the piece: what is typed here is known there as well. */
static void
add_unknown_rows (AdcBillPanel *self, GtkBox *box, AdcPiece *piece)
{
  AdcTreasury *treasury = adc_treasury_session_get_treasury (self->session);
  GPtrArray *resources = adc_economy_get_resources (adc_treasury_get_economy (treasury));
  GtkWidget *list = gtk_list_box_new ();
  guint cost;

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint r = 0; r < resources->len; r++) {
    const AdcResource *resource = resources->pdata[r];
    AdcStat *stat = adc_game_get_stat (get_game (self), adc_entry_get_kind (ADC_ENTRY (piece)),
                                       resource->stat);

    if (stat != NULL && !adc_treasury_get_cost (treasury, piece, r, &cost))
      gtk_list_box_append (GTK_LIST_BOX (list), adc_stat_row_new (piece, stat, self->completions));
  }
  gtk_box_append (box, list);
}

static void
add_fault (AdcBillPanel *self, const AdcBillFault *fault)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));

  append_sentence (self, box, fault->message,
                   adc_bill_fault_is_refusal (fault) ? "fault-text" : "bill-warning", fault->rule);
  if (fault->required != NULL)
    add_owned_button (self, box, fault->required);
  if (fault->kind == ADC_BILL_UNKNOWN && fault->piece != NULL)
    add_unknown_rows (self, box, fault->piece);
  gtk_box_append (self->faults, GTK_WIDGET (box));
}

static void
update_payment (AdcBillPanel *self, AdcTreasury *treasury, const AdcBill *bill)
{
  AdcEconomy *economy = adc_treasury_get_economy (treasury);
  const gboolean is_shown = bill->n_needed > 0 && !bill->is_refused;

  clear_box (self->payment);
  for (guint i = 0; is_shown && i < adc_treasury_get_n_holdings (treasury); i++) {
    const AdcPlacement *placement = &bill->payment->placements[i];
    const AdcSource *source = &adc_treasury_get_holding (treasury, i)->source;
    g_autofree char *title = adc_treasury_dup_holding_title (treasury, i);
    g_autofree char *words = adc_bill_dup_placement (placement);
    g_autofree char *text = NULL;

    if (words == NULL)
      continue;
    /* Translators: the name of a place, and who is put there: “Abaddon 2: 2 workers” */
    text = g_strdup_printf (_("%s: %s"), title, words);
    append_sentence (self, self->payment, text, placement->n_forced > 0 ? "forced" : "body",
                     source->is_permanent      ? adc_economy_get_permanent_rule (economy)
                     : placement->n_forced > 0 ? adc_economy_get_strain_rule (economy)
                                               : adc_economy_get_rule (economy));
  }
  gtk_widget_set_visible (self->payment_heading, is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->payment), is_shown);
}

static void
update_after (AdcBillPanel *self, AdcTreasury *treasury, const AdcBill *bill)
{
  g_autofree char *left = adc_bill_dup_cost (treasury, bill->left);
  g_autofree char *workers = NULL;
  g_autofree char *resources = NULL;
  gboolean has_left = FALSE;

  clear_box (self->after);
  gtk_widget_set_visible (GTK_WIDGET (self->after),
                          !bill->is_refused && (bill->lines->len > 0 || bill->n_workers > 0));
  for (guint r = 0; r < bill->n_resources; r++)
    has_left |= bill->left[r] > 0;
  /* Translators: how many workers can be put to work afterwards, and how many cannot yet */
  workers = g_strdup_printf (_("Workers afterwards: %u in the pool, %u unavailable until the next "
                               "round"),
                             bill->n_workers, bill->n_unavailable);
  /* Translators: resources: “Minerals 2, Gas 1” */
  resources = has_left ? g_strdup_printf (_("Room left without forcing: %s"), left)
                       : g_strdup (_("No room left without forcing"));
  gtk_box_append (self->after, adc_wrapped_label_new (workers, "body"));
  gtk_box_append (self->after, adc_wrapped_label_new (resources, "body"));
}

static void
set_heading (AdcBillPanel *self, const AdcBill *bill)
{
  const char *icon = bill->is_refused          ? "dialog-warning-symbolic"
                     : bill->lines->len == 0   ? "document-edit-symbolic"
                     : bill->payment->n_forced ? "dialog-information-symbolic"
                                               : "object-select-symbolic";
  const char *text = bill->is_refused          ? _("It cannot be bought like this")
                     : bill->lines->len == 0   ? _("Nothing to pay")
                     : bill->payment->n_forced ? _("It can be paid, with forced mining")
                                               : _("It can be paid");

  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_label_set_label (self->heading, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "success");
  if (bill->is_refused)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), "error");
  else if (bill->lines->len > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), "success");
}

static void
set_optional (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static gboolean
has_unknown_price (const AdcBill *bill)
{
  for (guint i = 0; i < bill->lines->len; i++)
    if (!((const AdcBillLine *) bill->lines->pdata[i])->is_known)
      return TRUE;

  return FALSE;
}

/* Nothing, where nothing is known of it. */
static char *
dup_total (AdcTreasury *treasury, const AdcBill *bill)
{
  g_autofree char *cost = adc_bill_dup_cost (treasury, bill->totals);

  if (bill->lines->len == 0 || (bill->n_needed == 0 && has_unknown_price (bill)))
    return NULL;

  if (has_unknown_price (bill))
    /* Translators: what is to be paid (“Minerals 2, Gas 1”), and how many workers that takes; a
     * part of it is not known */
    return g_strdup_printf (ngettext ("At least %s: %u worker", "At least %s: %u workers",
                                      bill->n_needed),
                            cost, bill->n_needed);

  /* Translators: what is to be paid (“Minerals 2, Gas 1”), and how many workers that takes */
  return g_strdup_printf (ngettext ("%s in all: %u worker", "%s in all: %u workers",
                                    bill->n_needed),
                          cost, bill->n_needed);
}

static void
update_total (AdcBillPanel *self, AdcTreasury *treasury, const AdcBill *bill)
{
  g_autofree char *discount = adc_bill_dup_discount (bill, treasury);
  g_autofree char *total = dup_total (treasury, bill);

  set_optional (self->total, total);
  set_optional (self->discount, discount);
}

static void
adc_bill_panel_dispose (GObject *object)
{
  AdcBillPanel *self = ADC_BILL_PANEL (object);

  g_clear_object (&self->session);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_bill_panel_parent_class)->dispose (object);
}

static void
adc_bill_panel_class_init (AdcBillPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_bill_panel_dispose;
}

static void
adc_bill_panel_init (AdcBillPanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "bill-panel");
  self->icon = GTK_IMAGE (g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), head);
  self->total = GTK_LABEL (adc_wrapped_label_new (NULL, "bill-total"));
  self->discount = GTK_LABEL (adc_wrapped_label_new (NULL, "body"));
  self->faults = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->payment_heading = adc_wrapped_label_new (_("Who Pays"), "heading");
  self->payment = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->after = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->total));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->discount));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->faults));
  gtk_box_append (GTK_BOX (self), self->payment_heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->payment));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->after));
}

/* What had the focus is made anew: it goes to what is first now. */
static void
update_faults (AdcBillPanel *self, const AdcBill *bill)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const gboolean has_focus =
    focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->faults));

  clear_box (self->faults);
  for (guint i = 0; i < bill->faults->len; i++)
    add_fault (self, bill->faults->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->faults), bill->faults->len > 0);
  if (has_focus)
    gtk_widget_child_focus (bill->faults->len > 0 ? GTK_WIDGET (self->faults) : GTK_WIDGET (self),
                            GTK_DIR_TAB_FORWARD);
}

void
adc_bill_panel_set_completions (AdcBillPanel *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_BILL_PANEL (self));

  g_set_object (&self->completions, completions);
}

void
adc_bill_panel_update (AdcBillPanel *self, AdcSession *session, const AdcBill *bill)
{
  AdcTreasury *treasury;

  g_return_if_fail (ADC_IS_BILL_PANEL (self));
  g_return_if_fail (ADC_IS_SESSION (session) && bill != NULL);

  g_set_object (&self->session, session);
  treasury = adc_treasury_session_get_treasury (session);
  set_heading (self, bill);
  update_total (self, treasury, bill);
  update_payment (self, treasury, bill);
  update_after (self, treasury, bill);
  update_faults (self, bill);
}
