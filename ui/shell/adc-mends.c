/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-mends.h"

#include <adwaita.h>

#define MAX_CHARACTERS 1000 /* of a line, unless its field knows better */

/* A label with a mnemonic already names its button, by a relation; what was written, with the underscore, is not to be
 * said too, unless somebody chose another name. */
static void
drop_label (GtkWidget *widget)
{
  g_autofree char *label = NULL;
  g_autofree char *other = NULL;
  gboolean has_mnemonic;

  g_object_get (widget, "label", &label, "use-underline", &has_mnemonic, NULL);
  if (label == NULL || !has_mnemonic ||
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return;

  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, label, NULL);
  if (other == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static GtkWidget *
find_label (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *label = find_label (child);

    if (label != NULL)
      return label;
  }

  return NULL;
}

/* Whoever is named by something else, and by the same words of his own, would be called by both. */
static void
drop_double (GtkWidget *widget, const char *said)
{
  g_autofree char *other = NULL;

  if (said == NULL ||
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                         GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;

  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, said, NULL);
  if (other == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* The row names what it activates, a label what its mnemonic leads to. */
static void
drop_title (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);
  g_autoptr(GList) labels = gtk_widget_list_mnemonic_labels (widget);

  if (row != NULL && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget)
    drop_double (widget, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  else if (labels != NULL && GTK_IS_LABEL (labels->data))
    drop_double (widget, gtk_label_get_text (labels->data));
}

static void
name_by (GtkWidget *widget, GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);

  g_object_set_data_full (G_OBJECT (widget), "adc-written", g_strdup (text), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
written_anew_cb (GtkWidget *widget, GParamSpec *pspec G_GNUC_UNUSED, GtkLabel *label)
{
  const char *before = g_object_get_data (G_OBJECT (widget), "adc-written");
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                               before, NULL);

  if (other == NULL) /* nobody has named it since */
    name_by (widget, label);
}

/* Whoever fills a button with something of his own has it named by what is written there, unless he names it. What a menu
 * or a choice is made of is named with the whole. */
static void
name_button (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkWidget *label = find_label (widget);

  if (label == NULL || GTK_IS_DROP_DOWN (parent) || GTK_IS_MENU_BUTTON (parent) ||
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;

  name_by (widget, GTK_LABEL (label));
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    g_signal_connect_object (label, "notify::label", G_CALLBACK (written_anew_cb), widget,
                             G_CONNECT_SWAPPED);
}

static gboolean
is_titled (GtkWidget *group)
{
  const char *title = adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group));

  return title != NULL && *title != '\0';
}

/* Of libadwaita’s, by what comes first in it: it names its lists by titles that they need not have. */
static void
name_list_box (GtkWidget *widget)
{
  GtkWidget *group = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (widget), 0);
  GtkWidget *label = row != NULL ? find_label (GTK_WIDGET (row)) : NULL;

  if (label != NULL &&
      (group != NULL ? !is_titled (group)
                     : gtk_widget_get_ancestor (widget, ADW_TYPE_ABOUT_WINDOW) != NULL) &&
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)) {
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    gtk_label_get_text (GTK_LABEL (label)), -1);
  }
}

/* Later libadwaitas name the row of an entry by its title and by all that is written in it. */
static void
name_entry_row (GtkWidget *widget)
{
  if (adw_preferences_row_get_use_underline (ADW_PREFERENCES_ROW (widget)) ||
      !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                         GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), -1);
}

/* Later libadwaitas name pages by their titles, the mark of a mnemonic included. */
static void
name_pages (GtkWidget *widget)
{
  g_autoptr(GtkSelectionModel) pages = adw_view_stack_get_pages (ADW_VIEW_STACK (widget));
  const guint n_pages = g_list_model_get_n_items (G_LIST_MODEL (pages));

  for (guint i = 0; i < n_pages; i++) {
    g_autoptr(AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);
    const char *title = adw_view_stack_page_get_title (page);

    if (GTK_IS_ACCESSIBLE (page) && title != NULL && adw_view_stack_page_get_use_underline (page)) {
      g_auto(GStrv) parts = g_strsplit (title, "_", -1);
      g_autofree char *name = g_strjoinv (NULL, parts);

      gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
  }
}

/* libadwaita gives the button with which its preferences are searched no more than a tooltip. */
static void
name_search_button (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (tooltip != NULL && find_label (widget) == NULL &&
      gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_WINDOW) != NULL &&
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                    -1);
}

/* The picture in the about window is that of the program. */
static void
name_image (GtkWidget *widget)
{
  GtkWidget *about = gtk_widget_get_ancestor (widget, ADW_TYPE_ABOUT_WINDOW);

  if (about != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    adw_about_window_get_application_name (
                                      ADW_ABOUT_WINDOW (about)),
                                    -1);
}

/* What a choice unfolds is the list of that name; GTK 4.8 names neither that nor what is in it. */
static void
name_choices (GtkWidget *widget)
{
  GtkWidget *drop_down = gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN);

  if (drop_down != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    drop_down, NULL, -1);
}

static void
name_choice (GtkWidget *widget)
{
  GtkWidget *label = find_label (widget);

  if (label == NULL || gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL ||
      gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) == NULL ||
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return;

  name_by (widget, GTK_LABEL (label));
  g_signal_connect_object (label, "notify::label", G_CALLBACK (written_anew_cb), widget,
                           G_CONNECT_SWAPPED);
}

/* A label without a mnemonic does not name its expander. */
static void
name_expander (GtkWidget *widget)
{
  GtkWidget *label = gtk_expander_get_label_widget (GTK_EXPANDER (widget));

  if (label != NULL &&
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
}

/* Tab would look for the focus in what is folded away, and complain that it is in no window. */
static void
hide_what_is_folded (GtkWidget *widget)
{
  GtkWidget *child = gtk_expander_get_child (GTK_EXPANDER (widget));

  if (child != NULL && g_object_get_data (G_OBJECT (child), "adc-folds") == NULL) {
    g_object_bind_property (widget, "expanded", child, "visible", G_BINDING_SYNC_CREATE);
    g_object_set_data (G_OBJECT (child), "adc-folds", widget);
  }
}

/* A preferences window of libadwaita 1.2 never lets go of its groups, once it has looked for the rows it can search in.
 * One that outlives its window is at least to end its rows. */
static void
end_group (gpointer data)
{
  g_autofree GWeakRef *reference = data;
  g_autoptr(GtkWidget) group = g_weak_ref_get (reference);

  if (group != NULL && gtk_widget_get_parent (group) == NULL)
    g_object_run_dispose (G_OBJECT (group));
  g_weak_ref_clear (reference);
}

static void
window_ended_cb (gpointer data, GObject *where_it_was G_GNUC_UNUSED)
{
  g_idle_add_once (end_group, data);
}

static void
watch_groups (GtkWidget *window, GtkWidget *widget)
{
  if (ADW_IS_PREFERENCES_GROUP (widget)) {
    GWeakRef *reference = g_new (GWeakRef, 1);

    g_weak_ref_init (reference, widget);
    g_object_weak_ref (G_OBJECT (window), window_ended_cb, reference);
  } else {
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      watch_groups (window, child);
  }
}

/* Later libadwaitas have the heading of a message twice, in large letters and, where they do not fit, in small ones. GTK
 * complains as soon as one asks for more than the other: both are written alike, and wrap. */
static void
wrap_heading (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && (gtk_widget_has_css_class (widget, "title-2") ||
                                gtk_widget_has_css_class (widget, "title-4"))) {
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
    gtk_widget_remove_css_class (widget, "title-4");
    gtk_widget_add_css_class (widget, "title-2");
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_heading (child);
}

/* GTK lays a line out anew for each key: somebody who pastes a book into a search would wait for seconds. */
static void
limit_length (GtkWidget *text)
{
  if (gtk_text_get_max_length (GTK_TEXT (text)) == 0)
    gtk_text_set_max_length (GTK_TEXT (text), MAX_CHARACTERS);
}

static gboolean
realized_cb (GSignalInvocationHint *hint G_GNUC_UNUSED, guint n_values G_GNUC_UNUSED,
             const GValue *values, gpointer user_data G_GNUC_UNUSED)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget)) {
    drop_label (widget);
    if (GTK_IS_BUTTON (widget)) {
      GtkWidget *label = find_label (widget);

      name_button (widget);
      drop_double (widget, label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : NULL);
    }
    if (GTK_IS_TOGGLE_BUTTON (widget))
      name_search_button (widget);
    else if (GTK_IS_CHECK_BUTTON (widget))
      drop_title (widget);
    if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, drop_label, NULL) == 0)
      g_signal_connect (widget, "notify::label", G_CALLBACK (drop_label), NULL);
  } else if (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SWITCH (widget)) {
    drop_title (widget);
  } else if (GTK_IS_LIST_BOX (widget)) {
    name_list_box (widget);
  } else if (GTK_IS_LIST_VIEW (widget) || GTK_IS_SEARCH_ENTRY (widget)) {
    name_choices (widget);
  } else if (GTK_IS_TEXT (widget)) {
    limit_length (widget);
  } else if (GTK_IS_IMAGE (widget)) {
    name_image (widget);
  } else if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget")) {
    name_choice (widget);
  } else if (GTK_IS_MENU_BUTTON (widget)) {
    name_button (widget);
  } else if (GTK_IS_EXPANDER (widget)) {
    name_expander (widget);
    hide_what_is_folded (widget);
  } else if (ADW_IS_PREFERENCES_WINDOW (widget)) {
    watch_groups (widget, widget);
  } else if (ADW_IS_ENTRY_ROW (widget)) {
    name_entry_row (widget);
  } else if (ADW_IS_VIEW_STACK (widget)) {
    name_pages (widget);
  } else if (ADW_IS_MESSAGE_DIALOG (widget)) {
    wrap_heading (widget);
  }

  return TRUE;
}

void
adc_mends_install (void)
{
  static gulong hook;

  if (hook == 0) {
    g_type_class_ref (GTK_TYPE_WIDGET); /* which makes the signal, and stays for good */
    hook = g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb,
                                       NULL, NULL);
  }
}
