/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-values-page.h"

#include "adc-confirm.h"

#include <glib/gi18n-lib.h>

struct _AdcValuesPage {
  AdwPreferencesPage    parent_instance;
  AdcApplication       *application;
  GtkFileChooserNative *chooser;
  GtkListBox           *list;
};

G_DEFINE_FINAL_TYPE (AdcValuesPage, adc_values_page, ADW_TYPE_PREFERENCES_PAGE)

static GtkWindow *
get_window (AdcValuesPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* The answer to an import may come when the window is closed. */
static void
show_toast (AdcValuesPage *self, AdwToast *toast)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (get_window (self)), toast);
  else
    g_object_unref (toast);
}

static void
add_toast (AdcValuesPage *self, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  show_toast (self, adw_toast_new (escaped));
}

/* "Trooper · Initiative", or the bare ids when the game is not there today. */
static char *
describe (AdcValuesPage *self, AdcCompletion *completion, char **value)
{
  AdcLibrary *library = adc_application_get_library (self->application);
  AdcGame *game = library != NULL
                      ? adc_library_get_game (library, adc_completion_get_game (completion))
                      : NULL;
  AdcEntry *entry = game != NULL ? adc_game_lookup (game, adc_completion_get_entry (completion))
                                 : NULL;
  AdcStat *stat = ADC_IS_PIECE (entry) ? adc_game_get_stat (game, adc_entry_get_kind (entry),
                                                            adc_completion_get_stat (completion))
                                       : NULL;

  if (stat == NULL) {
    *value = g_strdup (adc_completion_get_text (completion));
    return g_strdup_printf ("%s · %s", adc_completion_get_entry (completion),
                            adc_completion_get_stat (completion));
  }

  *value = adc_piece_format_value (ADC_PIECE (entry), stat);
  return g_strdup_printf ("%s · %s", adc_entry_get_title (entry), adc_stat_get_title (stat));
}

/* What it takes to put a value back; it lives as long as its toast. */
typedef struct {
  AdcCompletions *completions;
  AdcCompletion  *completion;
} Removed;

static void
free_removed (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Removed *removed = data;

  g_object_unref (removed->completions);
  g_object_unref (removed->completion);
  g_free (removed);
}

static void
put_back (Removed *removed)
{
  adc_completions_put_back (removed->completions, removed->completion);
}

static void
remove_value (gpointer widget, gpointer completion)
{
  AdcValuesPage *self = widget;
  AdcCompletions *completions = adc_application_get_completions (self->application);
  AdwToast *toast = adw_toast_new (_("Your value is taken back"));
  Removed *removed = g_new0 (Removed, 1);

  removed->completions = g_object_ref (completions);
  removed->completion = g_object_ref (completion);
  adc_completions_remove (completions, completion);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (put_back), removed, free_removed,
                         G_CONNECT_SWAPPED);
  show_toast (self, toast);
}

static void
remove_clicked_cb (GtkButton *button, AdcCompletion *completion)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (button), ADC_TYPE_VALUES_PAGE);
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), ADW_TYPE_ACTION_ROW);
  const AdcConfirmation confirmation = {
    .heading = _("Take Your Value Back?"),
    .name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
    .remove = remove_value,
    .data = g_object_ref (completion),
    .free_data = g_object_unref,
  };

  adc_confirm_removal (self, &confirmation);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  AdcValuesPage *self = user_data;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  g_autofree char *value = NULL;
  g_autofree char *title = describe (self, item, &value);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), value);
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, _("Take It Back"));
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_clicked_cb), item, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove);

  return row;
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcValuesPage) self = user_data;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  const int taken = adc_completions_import_finish (ADC_COMPLETIONS (source), result, &error);

  if (taken >= 0)
    text = g_strdup_printf (ngettext ("%d value imported", "%d values imported", taken), taken);
  add_toast (self, taken >= 0 ? text : error->message);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcValuesPage) self = user_data;
  g_autoptr(GError) error = NULL;

  if (adc_completions_export_finish (ADC_COMPLETIONS (source), result, &error))
    add_toast (self, _("Values exported"));
  else
    add_toast (self, error->message);
}

static void
file_chosen_cb (AdcValuesPage *self, int response)
{
  AdcCompletions *completions = adc_application_get_completions (self->application);
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  const GtkFileChooserAction action = gtk_file_chooser_get_action (
      GTK_FILE_CHOOSER (self->chooser));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_clear_object (&self->chooser);
  if (response != GTK_RESPONSE_ACCEPT || path == NULL)
    return;

  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    adc_completions_import_async (completions, path, imported_cb, g_object_ref (self));
  else
    adc_completions_export_async (completions, path, exported_cb, g_object_ref (self));
}

static void
choose_file (AdcValuesPage *self, const char *title, GtkFileChooserAction action,
             const char *accept)
{
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, get_window (self), action, accept,
                                               _("_Cancel"));
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (file_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
import_clicked_cb (AdcValuesPage *self)
{
  choose_file (self, _("Import Values"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Import"));
}

static void
export_clicked_cb (AdcValuesPage *self)
{
  choose_file (self, _("Export Your Values"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), "completions.xml");
}

static void
adc_values_page_dispose (GObject *object)
{
  AdcValuesPage *self = ADC_VALUES_PAGE (object);

  if (self->list != NULL) /* values may still change before it goes, too */
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->chooser);
  g_clear_object (&self->application);
  G_OBJECT_CLASS (adc_values_page_parent_class)->dispose (object);
}

static void
adc_values_page_class_init (AdcValuesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_values_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "preferences/adc-values-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcValuesPage, list);
  gtk_widget_class_bind_template_callback (widget_class, import_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked_cb);
}

static void
adc_values_page_init (AdcValuesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_values_page_set_application (AdcValuesPage *self, AdcApplication *application)
{
  g_return_if_fail (ADC_IS_VALUES_PAGE (self));

  g_set_object (&self->application, application);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (adc_application_get_completions (application)),
                           create_row, self, NULL);
}
