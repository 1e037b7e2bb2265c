/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-decks-view.h"
#include "adc-problem.h"
#include "adc-tab-stop.h"

#include <glib/gi18n-lib.h>

#define PATIENCE_MS 1000
#define MIN_SIZE 200 /* pixels */
#define MAX_SIZE 16384

G_DEFINE_FINAL_TYPE (AdcWindow, adc_window, ADW_TYPE_APPLICATION_WINDOW)

AdcApplication *
adc_window_get_application (AdcWindow *self)
{
  return ADC_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static AdcGame *
get_guide (AdcWindow *self)
{
  return adc_library_get_guide (adc_application_get_library (adc_window_get_application (self)));
}

/* The header names the view, which fits a narrow window; an entry names itself on its page. */
void
adc_window_present_view (AdcWindow *self)
{
  if (self->view == NULL)
    return;

  gtk_stack_set_visible_child (self->pages, adc_window_get_page (self, self->view->name));
  adw_window_title_set_title (self->title, _(self->view->title));
  adw_window_title_set_subtitle (self->title,
                                 adc_game_get_title (self->view == adc_window_get_help ()
                                                       ? get_guide (self)
                                                       : self->game));
}

void
adc_window_open_file (AdcWindow *self, GFile *file)
{
  g_return_if_fail (ADC_IS_WINDOW (self));

  adc_window_leave_welcome (self);
  adc_decks_view_open_file (ADC_DECKS_VIEW (adc_window_get_page (self, "decks")), file);
}

void
adc_window_search (AdcWindow *self, const char *words)
{
  g_return_if_fail (ADC_IS_WINDOW (self));

  adc_window_leave_welcome (self);
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), words);
  gtk_editable_set_position (GTK_EDITABLE (self->search_entry), -1);
}

const char *
adc_window_get_location (AdcWindow *self)
{
  g_return_val_if_fail (ADC_IS_WINDOW (self), NULL);

  return adc_history_get_current (self->history);
}

void
adc_window_add_toast (AdcWindow *self, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (escaped));
}

static void
open_view (AdcWindow *self, const char *name)
{
  g_autofree char *location = g_strdup_printf ("%s/%s", adc_game_get_id (self->game), name);

  adc_window_open (self, location);
}

/* What has the focus is a button inside, of which GTK says nothing. */
static void
name_game_button (AdcWindow *self, AdcGame *game)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->games));
  g_autofree char *name = NULL;

  if (game == NULL)
    return;

  /* Translators: what is chosen here and the choice, as in “Sort by: Name” */
  name = g_strdup_printf (_("%s: %s"), _("Game"), adc_game_get_title (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
game_selected_cb (AdcWindow *self)
{
  AdcGame *game = gtk_drop_down_get_selected_item (self->games);
  g_autofree char *location = NULL;

  name_game_button (self, game);
  /* One that was read again is another object, and stays where it was read. */
  if (self->is_updating || game == NULL ||
      (self->game != NULL && g_str_equal (adc_game_get_id (game), adc_game_get_id (self->game))))
    return;

  location = g_strdup_printf ("%s/%s", adc_game_get_id (game), ADC_FIRST_VIEW);
  adc_window_open (self, location);
}

static void
view_activated_cb (AdcWindow *self, GtkListBoxRow *row)
{
  if (self->game != NULL)
    open_view (self, adc_window_get_view_of_row (row)->name);
}

/* The arrows mark each row they come to: the mark belongs on the view that is shown. */
static void
views_left_cb (AdcWindow *self)
{
  if (self->view != NULL)
    adc_window_select_view_row (self, self->view);
}

static void
problems_response_cb (AdcWindow *self, int response)
{
  GPtrArray *problems = adc_application_get_problems (adc_window_get_application (self));
  g_autoptr(GString) text = g_string_new (NULL);
  GtkWidget *dialog;

  if (response != GTK_RESPONSE_HELP) {
    gtk_info_bar_set_revealed (self->problems_bar, FALSE);
    return;
  }

  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? "\n\n" : "", line);
  }

  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("What Could Not Be Read"), text->str);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_problems (AdcWindow *self)
{
  GPtrArray *problems = adc_application_get_problems (adc_window_get_application (self));
  g_autofree char *text = NULL;

  if (problems == NULL || problems->len == 0)
    return;

  text = g_strdup_printf (ngettext ("%u problem was found in the files of the games.",
                                    "%u problems were found in the files of the games.",
                                    problems->len),
                          problems->len);
  gtk_label_set_text (self->problems_label, text);
  gtk_info_bar_set_revealed (self->problems_bar, TRUE);
}

/* One that was said is said no more once all are mended. */
void
adc_window_update_problems (AdcWindow *self)
{
  g_return_if_fail (ADC_IS_WINDOW (self));

  if (adc_application_get_problems (adc_window_get_application (self))->len == 0)
    gtk_info_bar_set_revealed (self->problems_bar, FALSE);
}

void
adc_window_show_failure (AdcWindow *self, const char *message)
{
  g_autofree char *escaped = g_markup_escape_text (message, -1);

  g_return_if_fail (ADC_IS_WINDOW (self));

  adw_status_page_set_icon_name (self->failure_page, "dialog-warning-symbolic");
  adw_status_page_set_description (self->failure_page, escaped);
  gtk_stack_set_visible_child_name (self->pages, "failure");
}

void
adc_window_show_library (AdcWindow *self)
{
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));

  g_return_if_fail (ADC_IS_WINDOW (self));

  g_clear_handle_id (&self->patience, g_source_remove);
  gtk_spinner_stop (self->spinner);
  show_problems (self);
  if (g_list_model_get_n_items (G_LIST_MODEL (library)) == 0)
    adc_window_show_failure (self, _("The program’s own files are missing or damaged: install it "
                                      "again."));
  else if (adc_window_must_welcome (self))
    adc_window_show_welcome (self);
  else
    adc_window_show_games (self);
}

static gboolean
adc_window_close_request (GtkWindow *window)
{
  AdcWindow *self = ADC_WINDOW (window);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));

  return GTK_WINDOW_CLASS (adc_window_parent_class)->close_request (window);
}

/* Where nobody looks at desktop files. By its name GTK would draw it, with a library that takes longer to read than all the
 * rest of the window. */
static void
adc_window_realize (GtkWidget *widget)
{
  g_autoptr(GdkTexture) icon = gdk_texture_new_from_resource (ADC_RESOURCES
                                                              "shell/aide-de-camp-48.png");
  GList icons = { icon, NULL, NULL };

  GTK_WIDGET_CLASS (adc_window_parent_class)->realize (widget);
  gdk_toplevel_set_icon_list (GDK_TOPLEVEL (gtk_native_get_surface (GTK_NATIVE (widget))), &icons);
}

static void
adc_window_dispose (GObject *object)
{
  AdcWindow *self = ADC_WINDOW (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->history);
  g_clear_object (&self->game);
  g_clear_object (&self->everywhere);
  g_clear_object (&self->show_all);
  g_clear_object (&self->offered);
  g_clear_weak_pointer (&self->focus_before);
  g_clear_pointer (&self->focus_way, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_window_parent_class)->dispose (object);
}

static void
adc_window_class_init (AdcWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_window_dispose;
  widget_class->realize = adc_window_realize;
  GTK_WINDOW_CLASS (klass)->close_request = adc_window_close_request;

  g_type_ensure (ADC_TYPE_GAME);
  g_type_ensure (ADC_TYPE_TAB_STOP);

  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "shell/adc-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, leaflet);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, content);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, games);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, views);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, problems_bar);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, problems_label);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, failure_page);
  gtk_widget_class_bind_template_callback (widget_class, game_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, view_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, views_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, problems_response_cb);
  adc_window_install_actions (widget_class);
  adc_window_install_focus (widget_class);
  adc_window_install_search (widget_class);
  adc_window_install_paper (widget_class);
}

/* Games are opened within a moment, for which nothing need turn; and GTK's spinner is a picture that takes as long to read
 * as a game. */
static gboolean
patience_over_cb (gpointer user_data)
{
  AdcWindow *self = user_data;

  self->patience = 0;
  gtk_spinner_start (self->spinner);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), TRUE);
  return G_SOURCE_REMOVE;
}

static void
adc_window_init (AdcWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->patience = g_timeout_add (PATIENCE_MS, patience_over_cb, self);
  adc_window_init_focus (self);
  adc_window_init_search (self);
  adc_window_init_games (self);
  adc_window_init_paper (self);
  adc_window_add_view_rows (self);
}

/* Somebody may have written anything there. */
static int
get_size (AdcWindow *self, const char *key)
{
  return CLAMP (g_settings_get_int (self->settings, key), MIN_SIZE, MAX_SIZE);
}

AdcWindow *
adc_window_new (AdcApplication *application, AdcWindow *takes_over)
{
  AdcWindow *self = g_object_new (ADC_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (adc_application_get_settings (application));
  if (takes_over != NULL) {
    int width, height;

    gtk_window_get_default_size (GTK_WINDOW (takes_over), &width, &height);
    gtk_window_set_default_size (GTK_WINDOW (self), width, height);
    self->history = g_object_ref (takes_over->history);
  } else {
    gtk_window_set_default_size (GTK_WINDOW (self),
                                 get_size (self, "window-width"), get_size (self, "window-height"));
    self->history = adc_history_new ();
  }
  if (takes_over != NULL ? gtk_window_is_maximized (GTK_WINDOW (takes_over))
                         : g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  adc_window_update_actions (self);
  if (adc_application_get_library (application) != NULL)
    adc_window_show_library (self);
  if (takes_over != NULL)
    adc_window_take_over_search (self, takes_over);

  return self;
}
