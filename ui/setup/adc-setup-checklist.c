/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-checklist.h"

#include "adc-rule-button.h"
#include "adc-setup-row.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcSetupChecklist {
  GtkBox        parent_instance;
  GtkLabel     *progress;
  GtkWidget    *reset;
  GtkBox       *sections;
  GHashTable   *lists; /* a list box by the id of the section */
  AdcSetupPlan *plan;
};

G_DEFINE_FINAL_TYPE (AdcSetupChecklist, adc_setup_checklist, GTK_TYPE_BOX)

static void
reset_clicked_cb (AdcSetupChecklist *self)
{
  adc_setup_plan_clear_ticks (self->plan);
  adc_setup_plan_commit (self->plan);
}

static void
update_progress (AdcSetupChecklist *self, const AdcSetupList *list)
{
  guint n_things = 0, n_ticked = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < list->lines->len; i++) {
    const AdcSetupLine *line = list->lines->pdata[i];

    if (!adc_setup_line_is_thing (line))
      continue;

    n_things++;
    if (adc_setup_plan_is_ticked (self->plan, line->key))
      n_ticked++;
  }

  if (n_ticked == n_things)
    text = g_strdup (_("Everything is laid out"));
  else
    /* Translators: how many lines of a list are done, and how many there are */
    text = g_strdup_printf (_("%u of %u laid out"), n_ticked, n_things);
  gtk_label_set_label (self->progress, text);
  gtk_widget_set_sensitive (self->reset, n_ticked > 0);
}

/* A heading that leads to the rule, and a list below it. */
static GtkListBox *
add_section (AdcSetupChecklist *self, const AdcSetupSection *section)
{
  const char *title = adc_text_get (section->title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = adc_wrapped_label_new (title, "heading");
  GtkWidget *button = adc_rule_button_new (label, title, adc_setup_plan_get_game (self->plan),
                                           section->rule);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (box), button != NULL ? button : label);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (self->sections, box);
  g_hash_table_insert (self->lists, g_strdup (section->id), list);

  return GTK_LIST_BOX (list);
}

static gboolean
is_row_of (GtkListBoxRow *row, const AdcSetupLine *line)
{
  return row != NULL && g_strcmp0 (adc_setup_row_get_component (ADC_SETUP_ROW (row)),
                                   line->component->id) == 0;
}

/* Rows stay where their lines do, open as they are, and keep the focus. */
static void
update_row (AdcSetupChecklist *self, GtkListBox *list, int position, const AdcSetupLine *line)
{
  GtkListBoxRow *row;
  int found = position;

  while ((row = gtk_list_box_get_row_at_index (list, found)) != NULL && !is_row_of (row, line))
    found++;
  if (row == NULL) {
    row = GTK_LIST_BOX_ROW (adc_setup_row_new (self->plan));
    gtk_list_box_insert (list, GTK_WIDGET (row), position);
    found = position;
  }
  for (; found > position; found--)
    gtk_list_box_remove (list,
                         GTK_WIDGET (gtk_list_box_get_row_at_index (list, position)));
  adc_setup_row_update (ADC_SETUP_ROW (row), line);
}

/* Lines of a section stand together, and sections never change. */
static void
update_section (AdcSetupChecklist *self, const AdcSetupSection *section, const AdcSetupList *list)
{
  GtkListBox *box = g_hash_table_lookup (self->lists, section->id);
  GtkListBoxRow *row;
  int n = 0;

  if (box == NULL)
    box = add_section (self, section);
  for (guint i = 0; i < list->lines->len; i++) {
    const AdcSetupLine *line = list->lines->pdata[i];

    if (line->section == section)
      update_row (self, box, n++, line);
  }
  while ((row = gtk_list_box_get_row_at_index (box, n)) != NULL)
    gtk_list_box_remove (box, GTK_WIDGET (row));
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (box)), n > 0);
}

static void
adc_setup_checklist_dispose (GObject *object)
{
  g_clear_object (&ADC_SETUP_CHECKLIST (object)->plan);
  G_OBJECT_CLASS (adc_setup_checklist_parent_class)->dispose (object);
}

static void
adc_setup_checklist_finalize (GObject *object)
{
  g_hash_table_unref (ADC_SETUP_CHECKLIST (object)->lists);
  G_OBJECT_CLASS (adc_setup_checklist_parent_class)->finalize (object);
}

static void
adc_setup_checklist_class_init (AdcSetupChecklistClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_setup_checklist_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_setup_checklist_finalize;
}

static void
adc_setup_checklist_init (AdcSetupChecklist *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->lists = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->progress = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->progress), TRUE);
  self->reset = gtk_button_new_with_mnemonic (_("_Start Again"));
  gtk_widget_set_tooltip_text (self->reset, _("Untick Everything"));
  g_signal_connect_object (self->reset, "clicked", G_CALLBACK (reset_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (head), self->reset);
  self->sections = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->sections));
}

void
adc_setup_checklist_update (AdcSetupChecklist *self, AdcSetupPlan *plan, const AdcSetupList *list)
{
  GPtrArray *sections;
  GtkWidget *child;

  g_return_if_fail (ADC_IS_SETUP_CHECKLIST (self));
  g_return_if_fail (ADC_IS_SETUP_PLAN (plan) && list != NULL);

  if (g_set_object (&self->plan, plan)) {
    g_hash_table_remove_all (self->lists);
    while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sections))) != NULL)
      gtk_box_remove (self->sections, child);
  }
  sections = adc_setup_get_sections (adc_setup_plan_get_setup (plan));
  for (guint i = 0; i < sections->len; i++)
    update_section (self, sections->pdata[i], list);
  update_progress (self, list);
}
