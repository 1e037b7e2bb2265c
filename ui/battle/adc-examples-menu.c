/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-examples-menu.h"

#include "adc-recent.h"
#include "adc-scenario-file.h"

#include <glib/gi18n-lib.h>

struct _AdcExamplesMenu {
  GtkPopover  parent_instance;
  GtkListBox *list;
  AdcGame    *game;
  GPtrArray  *examples;
};

G_DEFINE_FINAL_TYPE (AdcExamplesMenu, adc_examples_menu, GTK_TYPE_POPOVER)

static GtkWidget *
add_row (AdcExamplesMenu *self, const char *label, const char *group, const char *action,
         const char *target)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *child = gtk_label_new (label);

  gtk_label_set_xalign (GTK_LABEL (child), 0);
  gtk_label_set_wrap (GTK_LABEL (child), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (child), PANGO_WRAP_WORD_CHAR);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (row), "group", g_strdup (group), g_free);
  g_object_set_data (G_OBJECT (row), "action", (gpointer) action);
  g_object_set_data_full (G_OBJECT (row), "target", g_strdup (target), g_free);
  gtk_list_box_append (self->list, row);

  return row;
}

/* The menu is gone before its action moves the focus. */
static void
row_activated_cb (AdcExamplesMenu *self, GtkListBoxRow *row)
{
  const char *action = g_object_get_data (G_OBJECT (row), "action");
  const char *target = g_object_get_data (G_OBJECT (row), "target");
  g_autoptr(GVariant) parameter = /* which GTK does not take over */
    target != NULL ? g_variant_ref_sink (g_variant_new_string (target)) : NULL;

  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action_variant (GTK_WIDGET (self), action, parameter);
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data G_GNUC_UNUSED)
{
  const char *group = g_object_get_data (G_OBJECT (row), "group");
  GtkWidget *label;

  gtk_list_box_row_set_header (row, NULL);
  if (before == NULL || g_strcmp0 (group, g_object_get_data (G_OBJECT (before), "group")) == 0)
    return;

  label = gtk_label_new (group);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "open-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
add_recent_files (AdcExamplesMenu *self)
{
  g_autoptr(GPtrArray) recent = adc_recent_list (ADC_SCENARIO_MIME_TYPE,
                                                 adc_game_get_id (self->game));

  for (guint i = 0; i < recent->len; i++) {
    GtkRecentInfo *info = recent->pdata[i];
    g_autofree char *place = gtk_recent_info_get_uri_display (info);
    GtkWidget *row = add_row (self, gtk_recent_info_get_display_name (info), _("Recent Files"),
                              "battle.open-recent", gtk_recent_info_get_uri (info));

    gtk_widget_set_tooltip_text (row, place);
  }
}

static const char *
get_group (AdcExamplesMenu *self, AdcScenario *example)
{
  const char *rule = adc_scenario_get_rule (example);
  AdcEntry *entry = rule != NULL ? adc_game_lookup (self->game, rule) : NULL;

  return entry != NULL ? adc_entry_get_title (entry) : _("Examples");
}

/* Those of one rule stand together, where the first of them is. */
static void
add_examples (AdcExamplesMenu *self)
{
  g_autoptr(GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->examples->len; i++) {
    const char *group = get_group (self, self->examples->pdata[i]);

    if (!g_hash_table_add (done, (gpointer) group))
      continue;
    for (guint j = i; j < self->examples->len; j++) {
      AdcScenario *example = self->examples->pdata[j];

      if (g_str_equal (get_group (self, example), group))
        add_row (self, adc_scenario_get_title (example), group, "battle.example",
                 adc_scenario_get_id (example));
    }
  }
}

/* Built each time it is opened: files come and go, and nobody waits for it before. */
static void
adc_examples_menu_show (GtkWidget *widget)
{
  AdcExamplesMenu *self = ADC_EXAMPLES_MENU (widget);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  add_row (self, _("Open a File…"), NULL, "battle.open", NULL);
  if (self->game != NULL) {
    add_recent_files (self);
    add_examples (self);
  }

  GTK_WIDGET_CLASS (adc_examples_menu_parent_class)->show (widget);
}

static void
adc_examples_menu_dispose (GObject *object)
{
  AdcExamplesMenu *self = ADC_EXAMPLES_MENU (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->examples, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_examples_menu_parent_class)->dispose (object);
}

static void
adc_examples_menu_class_init (AdcExamplesMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_examples_menu_dispose;
  widget_class->show = adc_examples_menu_show;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-examples-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcExamplesMenu, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
adc_examples_menu_init (AdcExamplesMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
}

GtkWidget *
adc_examples_menu_new (void)
{
  return g_object_new (ADC_TYPE_EXAMPLES_MENU, NULL);
}

void
adc_examples_menu_set_game (AdcExamplesMenu *self, AdcGame *game, GPtrArray *examples)
{
  g_return_if_fail (ADC_IS_EXAMPLES_MENU (self));
  g_return_if_fail (ADC_IS_GAME (game));
  g_return_if_fail (examples != NULL);

  g_set_object (&self->game, game);
  g_clear_pointer (&self->examples, g_ptr_array_unref);
  self->examples = g_ptr_array_ref (examples);
}
