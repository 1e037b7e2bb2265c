/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-preferences.h"

#include <glib/gi18n-lib.h>

struct _AdcPreferences {
  AdwPreferencesWindow  parent_instance;
  AdcApplication       *application;
  GtkFileChooserNative *chooser;
  gboolean              is_filling;
  AdwComboRow          *language_row;
  AdwComboRow          *scheme_row;
  GtkAdjustment        *zoom;
  GtkListBox           *list;
};

G_DEFINE_FINAL_TYPE (AdcPreferences, adc_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static const char * const languages[] = { "", "fr", "en" };
static const char * const schemes[] = { "default", "light", "dark" };

/* The answer to an import may come when the window is closed. */
static void
add_toast (AdcPreferences *self, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), adw_toast_new (escaped));
}

static void
language_selected_cb (AdcPreferences *self)
{
  AdcApplication *application = self->application;
  const char *language = languages[adw_combo_row_get_selected (self->language_row)];

  if (self->is_filling)
    return;

  gtk_window_close (
      GTK_WINDOW (self)); /* it speaks the old language, and belongs to the window that goes */
  adc_application_set_language (application, language);
}

static void
scheme_selected_cb (AdcPreferences *self)
{
  if (!self->is_filling)
    g_settings_set_string (adc_application_get_settings (self->application), "color-scheme",
                           schemes[adw_combo_row_get_selected (self->scheme_row)]);
}

static void
fill_combo (AdwComboRow *row, const char * const *labels, const char * const *values,
            const char *current)
{
  g_autoptr(GtkStringList) model = gtk_string_list_new (labels);

  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  for (guint i = 0; labels[i] != NULL; i++)
    if (g_str_equal (values[i], current))
      adw_combo_row_set_selected (row, i);
}

static void
remove_clicked_cb (GtkButton *button, AdcCompletion *completion)
{
  AdcPreferences *self = ADC_PREFERENCES (gtk_widget_get_root (GTK_WIDGET (button)));

  adc_completions_remove (adc_application_get_completions (self->application), completion);
}

/* "Trooper · Initiative", or the bare ids when the game is not there today. */
static char *
describe (AdcPreferences *self, AdcCompletion *completion, char **value)
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

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  AdcPreferences *self = user_data;
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
  g_autoptr(AdcPreferences) self = user_data;
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
  g_autoptr(AdcPreferences) self = user_data;
  g_autoptr(GError) error = NULL;

  if (adc_completions_export_finish (ADC_COMPLETIONS (source), result, &error))
    add_toast (self, _("Values exported"));
  else
    add_toast (self, error->message);
}

static void
file_chosen_cb (AdcPreferences *self, int response)
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
choose_file (AdcPreferences *self, const char *title, GtkFileChooserAction action,
             const char *accept)
{
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept,
                                               _("_Cancel"));
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (file_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
import_clicked_cb (AdcPreferences *self)
{
  choose_file (self, _("Import Values"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Import"));
}

static void
export_clicked_cb (AdcPreferences *self)
{
  choose_file (self, _("Export Your Values"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), "completions.xml");
}

static void
adc_preferences_dispose (GObject *object)
{
  AdcPreferences *self = ADC_PREFERENCES (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->application);
  G_OBJECT_CLASS (adc_preferences_parent_class)->dispose (object);
}

static void
adc_preferences_class_init (AdcPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_preferences_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "preferences/adc-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, language_row);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, scheme_row);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, zoom);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, list);
  gtk_widget_class_bind_template_callback (widget_class, language_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, scheme_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked_cb);
}

static void
adc_preferences_init (AdcPreferences *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_preferences_new (AdcApplication *application)
{
  AdcPreferences *self = g_object_new (ADC_TYPE_PREFERENCES, NULL);
  GSettings *settings = adc_application_get_settings (application);
  g_autofree char *language = g_settings_get_string (settings, "language");
  g_autofree char *scheme = g_settings_get_string (settings, "color-scheme");
  const char * const language_labels[] = { _("As the System"), "Français", "English", NULL };
  const char * const scheme_labels[] = { _("As the System"), _("Light"), _("Dark"), NULL };

  self->application = g_object_ref (application);
  fill_combo (self->language_row, language_labels, languages, language);
  fill_combo (self->scheme_row, scheme_labels, schemes, scheme);
  g_settings_bind (settings, "zoom", self->zoom, "value", G_SETTINGS_BIND_DEFAULT);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (adc_application_get_completions (application)),
                           create_row, self, NULL);
  self->is_filling = FALSE;

  return GTK_WIDGET (self);
}
