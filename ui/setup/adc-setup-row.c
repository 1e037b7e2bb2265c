/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-row.h"

#include "adc-reason-list.h"
#include "adc-setup-words.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define SIGN_WIDE 24 /* pixels */

struct _AdcSetupRow {
  AdwExpanderRow  parent_instance;
  GtkCheckButton *check;
  GtkImage       *remark; /* instead, where there is nothing to lay out */
  GtkLabel       *quantity;
  GtkLabel       *cards;
  AdcReasonList  *reasons;
  AdwEntryRow    *entry; /* for what nobody has established */
  GtkLabel       *refusal;
  AdcSetupPlan   *plan;
  char           *component;
  char           *key;
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcSetupRow, adc_setup_row, ADW_TYPE_EXPANDER_ROW)

static void
toggled_cb (AdcSetupRow *self)
{
  if (self->is_updating)
    return;

  adc_setup_plan_set_ticked (self->plan, self->key, gtk_check_button_get_active (self->check));
  adc_setup_plan_commit (self->plan);
}

/* Nothing typed: nobody knows again. */
static void
applied_cb (AdcSetupRow *self)
{
  g_autofree char *text =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  guint64 count = 0;
  const gboolean is_sound =
    *text == '\0' ||
    g_ascii_string_to_unsigned (text, 10, 0, ADC_SETUP_MAX_TYPED, &count, NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->refusal), !is_sound);
  if (!is_sound)
    return;

  adc_setup_plan_set_typed (self->plan, self->component, *text == '\0' ? -1 : (int) count);
  adc_setup_plan_commit (self->plan);
}

static void
update_typed (AdcSetupRow *self, const AdcSetupLine *line)
{
  g_autofree char *text = NULL;
  guint count;

  gtk_widget_set_visible (GTK_WIDGET (self->entry), line->can_type);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  text = adc_setup_plan_get_typed (self->plan, self->component, &count)
           ? g_strdup_printf ("%u", count)
           : g_strdup ("");
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->entry)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
update_cards (AdcSetupRow *self, const AdcSetupLine *line)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < line->cards->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            adc_entry_get_title (line->cards->pdata[i]));
  gtk_label_set_label (self->cards, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), text->len > 0);
}

static void
update_words (AdcSetupRow *self, const AdcSetupLine *line)
{
  const char *title = adc_text_get (line->component->title);
  const char *summary =
    line->component->summary != NULL ? adc_text_get (line->component->summary) : "";
  g_autofree char *quantity = adc_setup_words_quantity (&line->quantity);
  /* Translators: how many of something are laid out, and what */
  g_autofree char *label = g_strdup_printf (_("%s %s: laid out"), quantity, title);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), summary);
  gtk_label_set_label (self->quantity, quantity);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->quantity),
                               line->quantity.is_deduced ? _("Deduced: the rules do not say so")
                               : !line->quantity.is_known
                                 ? _("Nobody has established this number")
                                 : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
adc_setup_row_dispose (GObject *object)
{
  g_clear_object (&ADC_SETUP_ROW (object)->plan);
  G_OBJECT_CLASS (adc_setup_row_parent_class)->dispose (object);
}

static void
adc_setup_row_finalize (GObject *object)
{
  g_free (ADC_SETUP_ROW (object)->component);
  g_free (ADC_SETUP_ROW (object)->key);
  G_OBJECT_CLASS (adc_setup_row_parent_class)->finalize (object);
}

static void
adc_setup_row_class_init (AdcSetupRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_setup_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_setup_row_finalize;
}

/* What is seen once the row is opened. */
static void
add_inside (AdcSetupRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = adw_preferences_row_new ();

  gtk_widget_add_css_class (box, "setup-inside");
  self->cards = GTK_LABEL (adc_wrapped_label_new (NULL, "body"));
  self->reasons = ADC_REASON_LIST (adc_reason_list_new ());
  self->refusal = GTK_LABEL (adc_wrapped_label_new (NULL, "fault-text"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->cards));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->reasons));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->refusal));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  self->entry = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->entry),
                                 _("As your booklet shows it"));
  adw_entry_row_set_show_apply_button (self->entry, TRUE);
  g_signal_connect_object (self->entry, "apply", G_CALLBACK (applied_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->entry));
}

static void
adc_setup_row_init (AdcSetupRow *self)
{
  GtkWidget *sign = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *refusal = NULL;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  self->check = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->check), GTK_ALIGN_CENTER);
  g_signal_connect_object (self->check, "toggled", G_CALLBACK (toggled_cb), self,
                           G_CONNECT_SWAPPED);
  self->remark = GTK_IMAGE (
    g_object_new (GTK_TYPE_IMAGE, "icon-name", "dialog-information-symbolic", "hexpand", TRUE,
                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  self->quantity = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->quantity, 1);
  gtk_label_set_width_chars (self->quantity, 4);
  gtk_widget_add_css_class (GTK_WIDGET (self->quantity), "setup-quantity");
  gtk_box_append (GTK_BOX (sign), GTK_WIDGET (self->check));
  gtk_box_append (GTK_BOX (sign), GTK_WIDGET (self->remark));
  gtk_widget_set_size_request (sign, SIGN_WIDE, -1);
  gtk_widget_set_hexpand (sign, FALSE); /* whatever is in it */
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), sign);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->quantity));
  add_inside (self);
  refusal = g_strdup_printf (_("A whole number from 0 to %d, please, or nothing."),
                             ADC_SETUP_MAX_TYPED);
  gtk_label_set_label (self->refusal, refusal);
}

GtkWidget *
adc_setup_row_new (AdcSetupPlan *plan)
{
  AdcSetupRow *self = g_object_new (ADC_TYPE_SETUP_ROW, NULL);

  self->plan = g_object_ref (plan);
  return GTK_WIDGET (self);
}

void
adc_setup_row_update (AdcSetupRow *self, const AdcSetupLine *line)
{
  const gboolean is_thing = adc_setup_line_is_thing (line);
  gboolean is_ticked;

  g_return_if_fail (ADC_IS_SETUP_ROW (self));
  g_return_if_fail (line != NULL);

  g_free (self->component);
  self->component = g_strdup (line->component->id);
  g_free (self->key);
  self->key = g_strdup (line->key);
  is_ticked = is_thing && adc_setup_plan_is_ticked (self->plan, line->key);
  self->is_updating = TRUE;
  gtk_check_button_set_active (self->check, is_ticked);
  self->is_updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->check), is_thing);
  gtk_widget_set_visible (GTK_WIDGET (self->remark), !is_thing);
  if (is_ticked)
    gtk_widget_add_css_class (GTK_WIDGET (self), "laid-out");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "laid-out");
  update_words (self, line);
  update_cards (self, line);
  update_typed (self, line);
  adc_reason_list_set_reasons (self->reasons, adc_setup_plan_get_game (self->plan), line->reasons);
}

const char *
adc_setup_row_get_component (AdcSetupRow *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_ROW (self), NULL);

  return self->component;
}
