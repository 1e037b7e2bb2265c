/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-application.h"

#include "adc-about.h"
#include "adc-index-cache.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-packs-window.h"
#include "adc-preferences.h"
#include "adc-problem.h"
#include "adc-mends.h"
#include "adc-program-settings.h"
#include "adc-whole-file.h"
#include "adc-window.h"
#include "adc-zoom.h"

#include <glib/gi18n-lib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

struct _AdcApplication {
  AdwApplication  parent_instance;
  GSettings      *settings;
  AdcLibrary     *library;
  AdcIndexKeeper *index_keeper;
  AdcCompletions *completions;
  AdcBattles     *battles;
  AdcDeckShelf   *shelf;
  AdcPacks       *packs; /* NULL until somebody asks for them */
  GPtrArray      *problems;
  AdcZoom        *zoom;
  GtkCssProvider *contrast; /* over the style of the views; or NULL */
  GCancellable   *cancellable;
  gboolean        is_loading;      /* or loaded, or about to be */
  gboolean        is_reading;      /* a thread is at it */
  char           *message;         /* to be told once games and values are read; or NULL */
  char           *wanted_location; /* asked for while the library loads; or NULL */
  char           *wanted_words;    /* likewise, to be searched for */
  GPtrArray      *wanted_files;    /* likewise, of GFile: to be opened */
};

G_DEFINE_FINAL_TYPE (AdcApplication, adc_application, ADW_TYPE_APPLICATION)

/* What the loading thread hands over. */
typedef struct {
  AdcLibrary     *library;
  AdcIndex       *index;
  AdcCompletions *completions;
  GPtrArray      *problems;
} Loaded;

static void
free_loaded (gpointer data)
{
  Loaded *loaded = data;

  g_clear_object (&loaded->library);
  g_clear_object (&loaded->index);
  g_clear_object (&loaded->completions);
  g_clear_pointer (&loaded->problems, g_ptr_array_unref);
  g_free (loaded);
}

static void
load_completions (Loaded *loaded)
{
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autoptr(GError) error = NULL;

  loaded->completions = adc_completions_new (path);
  if (!adc_completions_load (loaded->completions, &error))
    /* Translators: where a problem was found; its file and line follow */
    g_ptr_array_add (loaded->problems, adc_problem_new (_("Your values"), 0, error->message));
}

/* As it was kept, or made anew. One of games with problems is not kept: whoever searches without
 * reading the games would not learn of them. */
static AdcIndex *
obtain_index (Loaded *loaded, const char *fingerprint, GError **error)
{
  g_autoptr(GPtrArray) values = adc_completions_list (loaded->completions);
  AdcIndex *index = NULL;

  if (loaded->problems->len > 0)
    return adc_index_new_with_values (loaded->library, values, error);

  index = adc_index_cache_open (fingerprint);
  return index != NULL ? index
                       : adc_index_cache_build (fingerprint, loaded->library, values, error);
}

/* What the XML took while it was read is free again, in pieces between what stays: without being asked the C library
 * would keep those for good, some megabytes. */
static void
give_back_memory (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

static void
load_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  g_autofree char *fingerprint = adc_index_cache_dup_fingerprint (); /* before they are read */
  Loaded *loaded = g_new0 (Loaded, 1);
  GError *error = NULL;

  loaded->library = adc_library_load (&loaded->problems);
  load_completions (loaded);
  loaded->index = obtain_index (loaded, fingerprint, &error);
  give_back_memory ();
  if (loaded->index != NULL) {
    g_task_return_pointer (task, loaded, free_loaded);
  } else {
    free_loaded (loaded);
    g_task_return_error (task, error);
  }
}

static AdcWindow *
get_window (AdcApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !ADC_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);

  return window != NULL ? ADC_WINDOW (window) : NULL;
}

static void
show_toast_cb (AdcApplication *self, const char *message)
{
  AdcWindow *window = get_window (self);

  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.toast", "s", message);
}

static GtkCssProvider *
add_style (const char *resource, guint priority)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider), priority);
  return provider;
}

/* What libadwaita reads for it comes before the style of the views, which would hide it. */
static void
apply_contrast (AdcApplication *self)
{
  const gboolean is_high = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  if (is_high && self->contrast == NULL) {
    self->contrast = add_style (ADC_RESOURCES "contrast.css",
                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  } else if (!is_high && self->contrast != NULL) {
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                   GTK_STYLE_PROVIDER (self->contrast));
    g_clear_object (&self->contrast);
  }
}

/* The window itself has style.css, which is there from the start. */
static void
add_style_of_views (AdcApplication *self)
{
  g_object_unref (add_style (ADC_RESOURCES "views.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (apply_contrast), self, G_CONNECT_SWAPPED);
  apply_contrast (self);
}

static void
show_wanted (AdcApplication *self, AdcWindow *window)
{
  g_autofree char *location = g_steal_pointer (&self->wanted_location);
  g_autofree char *words = g_steal_pointer (&self->wanted_words);

  if (location != NULL)
    adc_window_open (window, location);
  if (words != NULL)
    adc_window_search (window, words);
  for (guint i = 0; i < self->wanted_files->len; i++)
    adc_window_open_file (window, self->wanted_files->pdata[i]);
  g_ptr_array_set_size (self->wanted_files, 0);
}

/* Templates take their language when they are built, and views their games: the window is built
 * again. */
static AdcWindow *
replace_window (AdcApplication *self, AdcWindow *old)
{
  AdcWindow *new = adc_window_new (self, old);

  gtk_window_present (GTK_WINDOW (new));
  gtk_window_destroy (GTK_WINDOW (old));
  return new;
}

static void
create_battles (AdcApplication *self)
{
  g_autofree char *folder = adc_battles_dup_default_folder ();

  self->battles = adc_battles_new (folder);
  g_signal_connect_object (self->battles, "failed", G_CALLBACK (show_toast_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
create_shelf (AdcApplication *self)
{
  g_autofree char *folder = adc_deck_shelf_dup_default_folder ();

  self->shelf = adc_deck_shelf_new (folder);
  g_signal_connect_object (self->shelf, "failed", G_CALLBACK (show_toast_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Before other games take the place of these: battles and decks hold on to theirs. */
static void
let_go (AdcApplication *self)
{
  adc_completions_flush (self->completions);
  adc_battles_flush (self->battles);
  adc_deck_shelf_flush (self->shelf);
  g_clear_object (&self->index_keeper);
  g_clear_object (&self->completions);
  g_clear_object (&self->library);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_object (&self->battles);
  g_clear_object (&self->shelf);
  create_battles (self);
  create_shelf (self);
  adc_deck_shelf_load_async (self->shelf, self->cancellable, NULL, NULL);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data G_GNUC_UNUSED)
{
  AdcApplication *self = ADC_APPLICATION (source);
  g_autoptr(GError) error = NULL;
  Loaded *loaded = g_task_propagate_pointer (G_TASK (result), &error);
  AdcWindow *window = get_window (self);
  const gboolean is_reload = self->library != NULL;

  self->is_reading = FALSE;
  if (loaded == NULL) {
    if (window != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
      adc_window_show_failure (window, error->message);
    return;
  }

  if (is_reload)
    let_go (self);
  self->library = g_steal_pointer (&loaded->library);
  self->completions = g_steal_pointer (&loaded->completions);
  self->problems = g_steal_pointer (&loaded->problems);
  adc_completions_attach (self->completions, self->library);
  self->index_keeper = adc_index_keeper_new (loaded->index, self->library, self->completions,
                                             self->problems->len == 0);
  free_loaded (loaded);
  g_signal_connect_object (self->completions, "save-failed", G_CALLBACK (show_toast_cb), self,
                           G_CONNECT_SWAPPED);
  adc_battles_watch (self->battles, self->completions);
  if (!is_reload)
    add_style_of_views (self);
  if (window != NULL && is_reload)
    window = replace_window (self, window);
  else if (window != NULL)
    adc_window_show_library (window);
  if (window != NULL)
    show_wanted (self, window);
  if (self->message != NULL)
    show_toast_cb (self, self->message);
  g_clear_pointer (&self->message, g_free);
}

static void
load (AdcApplication *self)
{
  g_autoptr(GTask) task = g_task_new (self, self->cancellable, loaded_cb, NULL);

  self->is_reading = TRUE;
  if (self->library == NULL)
    adc_deck_shelf_load_async (self->shelf, self->cancellable, NULL, NULL);
  g_task_set_source_tag (task, load_in_thread);
  g_task_run_in_thread (task, load_in_thread);
}

/* For those outside: the desktop's search has them opened. What is asked for last is shown. */
static void
want_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AdcApplication *self = user_data;
  const gboolean is_location = g_str_equal (g_action_get_name (G_ACTION (action)), "open");

  g_free (self->wanted_location);
  g_free (self->wanted_words);
  self->wanted_location = is_location ? g_variant_dup_string (parameter, NULL) : NULL;
  self->wanted_words = is_location ? NULL : g_variant_dup_string (parameter, NULL);

  g_application_activate (G_APPLICATION (self));
  if (self->library != NULL)
    show_wanted (self, get_window (self));
}

static void
swap_language_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                         gpointer user_data)
{
  adc_application_set_language (user_data,
                                g_str_equal (adc_language_get_current (), "fr") ? "en" : "fr");
}

static void
preferences_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                       gpointer user_data)
{
  AdcApplication *self = user_data;
  GtkWidget *preferences;

  if (self->library == NULL) /* in a moment */
    return;

  preferences = adc_preferences_new (self);
  gtk_window_set_transient_for (GTK_WINDOW (preferences), GTK_WINDOW (get_window (self)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (preferences), TRUE);
  gtk_window_present (GTK_WINDOW (preferences));
}

static void
packs_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                 gpointer user_data)
{
  AdcApplication *self = user_data;
  GtkWidget *window;

  if (self->library == NULL) /* in a moment */
    return;

  window = adc_packs_window_new (self);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (get_window (self)));
  gtk_window_present (GTK_WINDOW (window));
}

static void
about_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                 gpointer user_data)
{
  AdcApplication *self = user_data;
  GtkWidget *about = adc_about_new (self);

  gtk_window_set_transient_for (GTK_WINDOW (about), GTK_WINDOW (get_window (self)));
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
}

static void
quit_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                gpointer user_data)
{
  AdcWindow *window = get_window (user_data);

  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window)); /* so that it saves its size and place */
  else
    g_application_quit (G_APPLICATION (user_data));
}

static void
apply_color_scheme (AdcApplication *self)
{
  g_autofree char *scheme = g_settings_get_string (self->settings, "color-scheme");
  AdwColorScheme value = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    value = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    value = ADW_COLOR_SCHEME_FORCE_DARK;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), value);
}

static void
add_actions (AdcApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = want_activated, .parameter_type = "s" },
    { .name = "search", .activate = want_activated, .parameter_type = "s" },
    { .name = "swap-language", .activate = swap_language_activated },
    { .name = "preferences", .activate = preferences_activated },
    { .name = "packs", .activate = packs_activated },
    { .name = "about", .activate = about_activated },
    { .name = "quit", .activate = quit_activated },
  };
  /* The keys of the digits give other signs on a French keyboard, unless Shift is held too. */
  static const struct {
    const char *action;
    const char *accels[4];
  } accels[] = {
    { "app.quit", { "<Control>q" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.swap-language", { "<Control>l", "F2" } },
    { "win.help", { "F1" } },
    { "win.show-help-overlay", { "<Control>question" } },
    { "win.search", { "<Control>f" } },
    { "win.search-everywhere", { "<Control>e" } },
    { "win.search-kind(0)", { "<Alt>0", "<Alt>KP_0", "<Alt>agrave" } },
    { "win.search-kind(1)", { "<Alt>1", "<Alt>KP_1", "<Alt>ampersand" } },
    { "win.search-kind(2)", { "<Alt>2", "<Alt>KP_2", "<Alt>eacute" } },
    { "win.search-kind(3)", { "<Alt>3", "<Alt>KP_3", "<Alt>quotedbl" } },
    { "win.search-kind(4)", { "<Alt>4", "<Alt>KP_4", "<Alt>apostrophe" } },
    { "win.search-kind(5)", { "<Alt>5", "<Alt>KP_5", "<Alt>parenleft" } },
    { "win.search-kind(6)", { "<Alt>6", "<Alt>KP_6", "<Alt>minus" } },
    { "win.search-kind(7)", { "<Alt>7", "<Alt>KP_7", "<Alt>egrave" } },
    { "win.search-kind(8)", { "<Alt>8", "<Alt>KP_8", "<Alt>underscore" } },
    { "win.search-kind(9)", { "<Alt>9", "<Alt>KP_9", "<Alt>ccedilla" } },
    { "win.back", { "<Alt>Left" } },
    { "win.forward", { "<Alt>Right" } },
    { "win.bookmark-current", { "<Control>d" } },
    { "win.print", { "<Control>p" } },
    { "win.copy-text", { "<Control><Shift>c" } },
    { "win.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
    { "win.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
    { "win.zoom-reset", { "<Control>0", "<Control>KP_0" } },
    { "win.next-view", { "<Control>Page_Down" } },
    { "win.previous-view", { "<Control>Page_Up" } },
    { "window.close", { "<Control>w" } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action,
                                           accels[i].accels);
}

static void
adc_application_startup (GApplication *application)
{
  AdcApplication *self = ADC_APPLICATION (application);
  g_autofree char *language = NULL;
  g_autoptr(GError) error = NULL;

  adc_program_settings_open (&error);
  self->settings = adc_program_settings_new ();
  language = g_settings_get_string (self->settings, "language");
  adc_language_set_current (language);
  if (error != NULL)
    /* Translators: why follows */
    self->message = g_strdup_printf (_("Settings, ticks and bookmarks cannot be kept: %s"),
                                     adc_whole_file_explain (error));

  /* GTK would look for icons there too, and for that read its theme a second time before the first frame. */
  g_application_set_resource_base_path (application, NULL);
  G_APPLICATION_CLASS (adc_application_parent_class)->startup (application);

  g_set_application_name (_("Aide-de-camp"));
  g_object_unref (add_style (ADC_RESOURCES "style.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
  adc_mends_install ();
  g_signal_connect_object (self->settings, "changed::color-scheme", G_CALLBACK (apply_color_scheme),
                           self, G_CONNECT_SWAPPED);
  apply_color_scheme (self);
  self->zoom = adc_zoom_new (self->settings);
  create_battles (self);
  create_shelf (self);
  add_actions (self);
}

/* The window comes first: whatever is read meanwhile takes its time from it. */
static void
first_painted_cb (GdkFrameClock *clock, gpointer user_data)
{
  g_signal_handlers_disconnect_by_func (clock, first_painted_cb, user_data);
  load (user_data);
}

static void
adc_application_activate (GApplication *application)
{
  AdcApplication *self = ADC_APPLICATION (application);
  AdcWindow *window = get_window (self);
  const gboolean is_first = window == NULL && !self->is_loading;

  if (window == NULL)
    window = adc_window_new (self, NULL);

  gtk_window_present (GTK_WINDOW (window));
  if (is_first) {
    self->is_loading = TRUE;
    g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                             G_CALLBACK (first_painted_cb), self, 0);
  }
}

static void
adc_application_open (GApplication *application, GFile **files, int n_files,
                      const char *hint G_GNUC_UNUSED)
{
  AdcApplication *self = ADC_APPLICATION (application);

  for (int i = 0; i < n_files; i++)
    g_ptr_array_add (self->wanted_files, g_object_ref (files[i]));

  g_application_activate (application);
  if (self->library != NULL)
    show_wanted (self, get_window (self));
}

static void
adc_application_shutdown (GApplication *application)
{
  AdcApplication *self = ADC_APPLICATION (application);

  g_cancellable_cancel (self->cancellable);
  if (self->completions != NULL)
    adc_completions_flush (self->completions); /* what was typed last must not be lost */
  adc_battles_flush (self->battles);
  adc_deck_shelf_flush (self->shelf);
  g_clear_object (&self->zoom);
  G_APPLICATION_CLASS (adc_application_parent_class)->shutdown (application);
}

static void
adc_application_dispose (GObject *object)
{
  AdcApplication *self = ADC_APPLICATION (object);

  g_clear_object (&self->contrast);
  g_clear_object (&self->index_keeper);
  g_clear_object (&self->completions);
  g_clear_object (&self->battles);
  g_clear_object (&self->shelf);
  g_clear_object (&self->packs);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_application_parent_class)->dispose (object);
}

static void
adc_application_finalize (GObject *object)
{
  AdcApplication *self = ADC_APPLICATION (object);

  g_free (self->wanted_location);
  g_free (self->wanted_words);
  g_free (self->message);
  g_ptr_array_unref (self->wanted_files);
  G_OBJECT_CLASS (adc_application_parent_class)->finalize (object);
}

static void
adc_application_class_init (AdcApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_application_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_application_finalize;
  application_class->startup = adc_application_startup;
  application_class->activate = adc_application_activate;
  application_class->open = adc_application_open;
  application_class->shutdown = adc_application_shutdown;
}

static void
adc_application_init (AdcApplication *self)
{
  self->cancellable = g_cancellable_new ();
  self->wanted_files = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcApplication *
adc_application_new (void)
{
  return g_object_new (ADC_TYPE_APPLICATION, "application-id", ADC_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN, NULL);
}

AdcLibrary *
adc_application_get_library (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->library;
}

AdcIndexKeeper *
adc_application_get_index_keeper (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->index_keeper;
}

AdcCompletions *
adc_application_get_completions (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->completions;
}

AdcBattles *
adc_application_get_battles (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->battles;
}

AdcDeckShelf *
adc_application_get_shelf (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->shelf;
}

/* The user's games were read again: what was wrong with them before is not worth telling. */
static void
update_problems (AdcApplication *self)
{
  g_autofree char *games = adc_dup_user_games_path ();
  GListModel *packs = G_LIST_MODEL (self->packs);
  AdcWindow *window = get_window (self);

  for (guint i = self->problems->len; i > 0; i--) {
    const AdcProblem *problem = self->problems->pdata[i - 1];

    if (g_str_has_prefix (problem->file, games))
      g_ptr_array_remove_index (self->problems, i - 1);
  }
  for (guint i = 0; i < g_list_model_get_n_items (packs); i++) {
    g_autoptr(AdcPack) pack = g_list_model_get_item (packs, i);
    GPtrArray *found = adc_pack_get_problems (pack);

    for (guint j = 0; j < found->len; j++) {
      const AdcProblem *problem = found->pdata[j];

      g_ptr_array_add (self->problems,
                       adc_problem_new (problem->file, problem->line, problem->message));
    }
  }

  adc_index_keeper_set_kept (self->index_keeper, self->problems->len == 0);
  if (window != NULL)
    adc_window_update_problems (window);
}

AdcPacks *
adc_application_get_packs (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self) && self->library != NULL, NULL);

  if (self->packs == NULL) {
    self->packs = adc_packs_new (self->library, self->completions);
    g_signal_connect_object (self->packs, "items-changed", G_CALLBACK (update_problems), self,
                             G_CONNECT_SWAPPED);
  }

  return self->packs;
}

GSettings *
adc_application_get_settings (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->settings;
}

GPtrArray *
adc_application_get_problems (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->problems;
}

void
adc_application_set_language (AdcApplication *self, const char *language)
{
  AdcWindow *old;

  g_return_if_fail (ADC_IS_APPLICATION (self));

  if (self->library == NULL || self->is_reading) /* a thread speaks the current language */
    return;

  g_settings_set_string (self->settings, "language", language);
  adc_language_set_current (language);
  adc_battles_refresh (self->battles);
  old = get_window (self);
  if (old != NULL)
    replace_window (self, old);
}

void
adc_application_reload (AdcApplication *self, const char *message)
{
  g_return_if_fail (ADC_IS_APPLICATION (self));

  if (self->library == NULL || self->is_reading)
    return;

  self->message = g_strdup (message);
  load (self);
}
