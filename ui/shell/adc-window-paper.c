/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-file-asker.h"
#include "adc-paper-export.h"
#include "adc-paper-printer.h"

#include <glib/gi18n-lib.h>

#define KEY "adc-paper" /* of the paper that waits for the name of its file */

static const char * const scopes[] = {
  [ADC_SCOPE_PAGE] = "page",
  [ADC_SCOPE_SECTION] = "section",
  [ADC_SCOPE_ALL] = "all",
};

static const char * const actions[] = { "win.print", "win.print-preview", "win.export-pdf",
                                        "win.copy-text", "win.copy-markdown" };

/* The view on screen, or NULL where something else is. */
static AdcView *
get_view (AdcWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);

  return page != NULL && ADC_IS_VIEW (page) ? ADC_VIEW (page) : NULL;
}

/* The one that was chosen, or else the first that the view has; ADC_N_SCOPES: it has none. */
static AdcScope
find_scope (AdcWindow *self, AdcView *view)
{
  if (view != NULL && adc_view_get_scope (view, self->scope) != NULL)
    return self->scope;

  for (guint i = 0; view != NULL && i < ADC_N_SCOPES; i++)
    if (adc_view_get_scope (view, i) != NULL)
      return i;

  return ADC_N_SCOPES;
}

static AdcPaper *
dup_paper (AdcWindow *self)
{
  AdcView *view = get_view (self);
  const AdcScope scope = find_scope (self, view);

  return scope < ADC_N_SCOPES ? adc_view_dup_paper (view, scope) : NULL;
}

static void
printed_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, gpointer user_data)
{
  g_autoptr(GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  adc_paper_show_failure (user_data, _("It Could Not Be Printed"), error->message);
}

/* The program that GTK has previews shown by, if it is not there: GTK would start it all the same, and nobody would be
 * told that nothing comes. In a sandbox it is not GTK that shows them. */
static char *
dup_missing_viewer (GtkWidget *widget)
{
  g_autofree char *command = NULL;
  g_auto(GStrv) words = NULL;
  g_autofree char *path = NULL;

  g_object_get (gtk_widget_get_settings (widget), "gtk-print-preview-command", &command, NULL);
  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ||
      !g_shell_parse_argv (command, NULL, &words, NULL))
    return NULL;

  path = g_find_program_in_path (words[0]);
  return path == NULL ? g_strdup (words[0]) : NULL;
}

static void
print_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  const gboolean is_preview = g_str_equal (name, "win.print-preview");
  g_autoptr(AdcPaper) paper = dup_paper (ADC_WINDOW (widget));
  g_autofree char *viewer = is_preview ? dup_missing_viewer (widget) : NULL;
  g_autoptr(GtkPrintOperation) operation = NULL;

  if (paper == NULL)
    return;

  if (viewer != NULL) {
    /* Translators: the name of a program */
    g_autofree char *text = g_strdup_printf (_("Previews are shown by “%s”, which is not installed. "
                                               "Exported as PDF, the pages are the same."),
                                             viewer);

    adc_paper_show_failure (GTK_WINDOW (widget), _("There Is No Preview"), text);
    return;
  }

  operation = adc_paper_printer_new (paper);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), widget, 0);
  gtk_print_operation_run (operation,
                           is_preview ? GTK_PRINT_OPERATION_ACTION_PREVIEW
                                      : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (widget), NULL);
}

static void
pdf_chosen (gpointer widget, const char *path, gpointer data G_GNUC_UNUSED)
{
  AdcPaper *paper = g_object_steal_data (widget, KEY);

  if (paper == NULL)
    return;

  adc_paper_export (widget, paper, path);
  adc_paper_unref (paper);
}

/* What was on screen when it was asked for, whatever is when the file has got its name. */
static void
export_pdf_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                      GVariant *parameter G_GNUC_UNUSED)
{
  AdcPaper *paper = dup_paper (ADC_WINDOW (widget));
  const AdcFileQuestion question = {
    .title = _("Export as PDF"),
    .kind = _("PDF documents"),
    .suffix = ".pdf",
    .answer = pdf_chosen,
  };

  if (paper == NULL)
    return;

  g_object_set_data_full (G_OBJECT (widget), KEY, paper, (GDestroyNotify) adc_paper_unref);
  adc_file_ask_save (widget, &question, adc_paper_get_title (paper));
}

static void
copy_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);
  g_autoptr(AdcPaper) paper = dup_paper (self);
  g_autofree char *text = NULL;

  if (paper == NULL)
    return;

  text = g_str_equal (name, "win.copy-text") ? adc_paper_to_text (paper)
                                             : adc_paper_to_markdown (paper);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  adc_window_add_toast (self, _("Text copied"));
}

/* For a view whose page has changed without the window. */
static void
update_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  adc_window_update_paper (ADC_WINDOW (widget));
}

static void
scope_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AdcWindow *self = user_data;

  for (guint i = 0; i < ADC_N_SCOPES; i++)
    if (g_str_equal (scopes[i], g_variant_get_string (parameter, NULL)))
      self->scope = i;
  g_simple_action_set_state (action, parameter);
}

static void
append (GMenu *menu, const char *label, const char *action)
{
  g_autoptr(GMenuItem) item = g_menu_item_new (label, action);

  g_menu_append_item (menu, item);
}

/* How much, where there is a choice. */
static void
append_scopes (GMenu *menu, AdcView *view)
{
  g_autoptr(GMenu) section = g_menu_new ();

  for (guint i = 0; view != NULL && i < ADC_N_SCOPES; i++) {
    const char *label = adc_view_get_scope (view, i);
    g_autoptr(GMenuItem) item = label != NULL ? g_menu_item_new (label, NULL) : NULL;

    if (item == NULL)
      continue;
    g_menu_item_set_action_and_target (item, "win.paper-scope", "s", scopes[i]);
    g_menu_append_item (section, item);
  }
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 1)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

/* Made when somebody opens it: what it offers hangs on what is shown. */
static void
create_menu (GtkMenuButton *button, gpointer user_data)
{
  AdcWindow *self = user_data;
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) paper = g_menu_new ();
  g_autoptr(GMenu) copy = g_menu_new ();

  adc_window_update_paper (self);
  append_scopes (menu, get_view (self));
  append (paper, _("_Print…"), "win.print");
  append (paper, _("Print Previe_w"), "win.print-preview");
  append (paper, _("_Export as PDF…"), "win.export-pdf");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (paper));
  append (copy, _("_Copy as Text"), "win.copy-text");
  append (copy, _("Copy as Mark_down"), "win.copy-markdown");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (copy));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static gboolean
place_button (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);
  const gboolean is_narrow = adw_leaflet_get_folded (self->leaflet);

  gtk_widget_set_visible (GTK_WIDGET (self->paper_button), !is_narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->narrow_paper_button), is_narrow);
  return G_SOURCE_REMOVE;
}

/* In the next frame: the leaflet folds while it gives its panes their places, and a sidebar that needs another width then
 * would not get it. */
static void
folded_cb (AdcWindow *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), place_button, NULL, NULL);
}

void
adc_window_update_paper (AdcWindow *self)
{
  AdcView *view = get_view (self);
  const AdcScope scope = find_scope (self, view);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "paper-scope");

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], scope < ADC_N_SCOPES);
  if (scope < ADC_N_SCOPES)
    g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (scopes[scope]));
}

void
adc_window_init_paper (AdcWindow *self)
{
  g_autoptr(GSimpleAction) action =
    g_simple_action_new_stateful ("paper-scope", G_VARIANT_TYPE_STRING,
                                  g_variant_new_string (scopes[ADC_SCOPE_PAGE]));

  g_signal_connect_object (action, "activate", G_CALLBACK (scope_activated), self, 0);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
  gtk_menu_button_set_create_popup_func (self->paper_button, create_menu, self, NULL);
  gtk_menu_button_set_create_popup_func (self->narrow_paper_button, create_menu, self, NULL);
  g_signal_connect_object (self->leaflet, "notify::folded", G_CALLBACK (folded_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child",
                           G_CALLBACK (adc_window_update_paper), self, G_CONNECT_SWAPPED);
  adc_window_update_paper (self);
}

void
adc_window_install_paper (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, paper_button);
  gtk_widget_class_bind_template_child (widget_class, AdcWindow, narrow_paper_button);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_activated);
  gtk_widget_class_install_action (widget_class, "win.print-preview", NULL, print_activated);
  gtk_widget_class_install_action (widget_class, "win.export-pdf", NULL, export_pdf_activated);
  gtk_widget_class_install_action (widget_class, "win.update-paper", NULL, update_activated);
  gtk_widget_class_install_action (widget_class, "win.copy-text", NULL, copy_activated);
  gtk_widget_class_install_action (widget_class, "win.copy-markdown", NULL, copy_activated);
}
