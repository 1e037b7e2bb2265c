/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-group-picker.h"

#include "adc-rule-button.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcGroupPicker {
  GtkBox        parent_instance;
  AdwBin       *heading;
  GtkLabel     *count;
  GtkBox       *buttons; /* one for each group */
  GtkWidget    *clear;
  AdwBin       *names;
  AdcSetupPlan *plan;
  gboolean      is_updating;
};

G_DEFINE_FINAL_TYPE (AdcGroupPicker, adc_group_picker, GTK_TYPE_BOX)

static void
toggled_cb (AdcGroupPicker *self, GtkToggleButton *button)
{
  if (self->is_updating)
    return;

  adc_setup_plan_set_group (self->plan, gtk_widget_get_name (GTK_WIDGET (button)),
                            gtk_toggle_button_get_active (button));
  adc_setup_plan_commit (self->plan);
}

static void
draw_clicked_cb (AdcGroupPicker *self)
{
  g_autoptr(GRand) rand = g_rand_new ();

  adc_setup_groups_draw (self->plan, rand);
  adc_setup_plan_commit (self->plan);
}

static void
clear_clicked_cb (AdcGroupPicker *self)
{
  static const char * const none[] = { NULL };

  adc_setup_plan_set_groups (self->plan, none);
  adc_setup_plan_commit (self->plan);
}

/* A sign as well as a name: kinds are told apart without colours. */
static void
add_button (AdcGroupPicker *self, guint position)
{
  static const char * const signs[] = { "●", "◆", "■", "▲" };
  AdcSetup *setup = adc_setup_plan_get_setup (self->plan);
  const char *title;
  const char *group = adc_setup_groups_get (self->plan, position, &title);
  const AdcSetupKind *kind = adc_setup_get_kind_of (setup, group);
  guint sign = 0;
  GtkWidget *button;
  g_autofree char *label = NULL;

  g_ptr_array_find (adc_setup_get_groups (setup)->kinds, kind, &sign);
  label = g_strdup_printf ("%s %s", signs[sign % G_N_ELEMENTS (signs)], title);
  button = gtk_toggle_button_new_with_label (label);
  gtk_widget_set_name (button, group);
  gtk_widget_add_css_class (button, "pill-choice");
  gtk_widget_set_tooltip_text (button, adc_text_get (kind->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, adc_text_get (kind->title),
                                  -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->buttons, button);
}

/* The text of a rule that a sentence comes from. */
static void
set_ruled (AdcGroupPicker *self, AdwBin *bin, const char *text, const char *style,
           const char *rule)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);
  GtkWidget *button = adc_rule_button_new (label, text, adc_setup_plan_get_game (self->plan), rule);

  adw_bin_set_child (bin, button != NULL ? button : label);
}

static void
set_plan (AdcGroupPicker *self, AdcSetupPlan *plan)
{
  const AdcSetupGroups *groups = adc_setup_get_groups (adc_setup_plan_get_setup (plan));
  GtkWidget *child;

  g_set_object (&self->plan, plan);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    gtk_box_remove (self->buttons, child);
  if (groups == NULL)
    return;

  for (guint i = 0; i < adc_setup_groups_count (plan); i++)
    add_button (self, i);
  set_ruled (self, self->heading, adc_text_get (groups->title), "heading", groups->rule);
  gtk_widget_set_visible (GTK_WIDGET (self->names), groups->names != NULL);
  set_ruled (self, self->names, _("Where these names come from"), "caption", groups->names);
}

static void
adc_group_picker_dispose (GObject *object)
{
  g_clear_object (&ADC_GROUP_PICKER (object)->plan);
  G_OBJECT_CLASS (adc_group_picker_parent_class)->dispose (object);
}

static void
adc_group_picker_class_init (AdcGroupPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_group_picker_dispose;
}

static GtkWidget *
add_action (AdcGroupPicker *self, GtkWidget *line, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), button);
  return button;
}

static void
adc_group_picker_init (AdcGroupPicker *self)
{
  GtkWidget *line = adc_wrap_box_new (6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  self->heading = ADW_BIN (adw_bin_new ());
  self->count = GTK_LABEL (adc_wrapped_label_new (NULL, "body"));
  self->buttons = adc_wrap_box_new (6);
  self->names = ADW_BIN (adw_bin_new ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->count));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->buttons));
  add_action (self, line, _("_Draw at Random"), G_CALLBACK (draw_clicked_cb));
  self->clear = add_action (self, line, _("Choose _None"), G_CALLBACK (clear_clicked_cb));
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->names));
}

void
adc_group_picker_update (AdcGroupPicker *self, AdcSetupPlan *plan)
{
  guint n_needed, n_chosen;
  g_autofree char *text = NULL;

  g_return_if_fail (ADC_IS_GROUP_PICKER (self));
  g_return_if_fail (ADC_IS_SETUP_PLAN (plan));

  if (self->plan != plan)
    set_plan (self, plan);
  n_needed = adc_setup_groups_get_needed (plan);
  n_chosen = adc_setup_plan_get_groups (plan)->len;
  gtk_widget_set_visible (GTK_WIDGET (self), n_needed > 0);
  /* Translators: how many groups are chosen, and how many are to be */
  text = g_strdup_printf (ngettext ("%u chosen of %u", "%u chosen of %u", n_chosen), n_chosen,
                          n_needed);
  gtk_label_set_label (self->count, text);
  gtk_widget_set_sensitive (self->clear, n_chosen > 0);
  self->is_updating = TRUE;
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                  adc_setup_plan_has_group (plan, gtk_widget_get_name (button)));
  self->is_updating = FALSE;
}
