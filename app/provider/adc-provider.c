/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-provider.h"

#include "adc-language.h"
#include "adc-lookup.h"
#include "adc-shell-search.h"

#define APPLICATION_PATH "/io/github/aidedecamp/AideDeCamp"
#define MAX_IDLE (2 * 60 * 1000) /* milliseconds */

struct _AdcProvider {
  GApplication             parent_instance;
  AdcShellSearchProvider2 *skeleton;
  GSettings               *settings; /* the window's, or NULL where they are not installed */
  const char              *locale_language;
  AdcLookup               *lookup;   /* NULL until somebody asks */
  gboolean                 is_loading;
  GQueue                   requests; /* of Request, in the order in which they came */
};

G_DEFINE_FINAL_TYPE (AdcProvider, adc_provider, G_TYPE_APPLICATION)

/* Makes what a method returns of the words it was given. There is no lookup when loading failed. */
typedef GVariant *(*Answer) (AdcProvider *self, const char * const *words);

typedef struct {
  GDBusMethodInvocation *invocation; /* whoever returns from it gives it away */
  Answer                 answer;
  GStrv                  words;
} Request;

static char *
dup_setting (AdcProvider *self, const char *key)
{
  return self->settings != NULL ? g_settings_get_string (self->settings, key) : g_strdup ("");
}

static char *
join_words (const char * const *words)
{
  return g_strjoinv (" ", (GStrv) words);
}

/* The window may have changed it since. Never while loading: that thread speaks the current one. */
static void
follow_language (AdcProvider *self)
{
  g_autofree char *chosen = dup_setting (self, "language");
  const char *language = adc_language_is_known (chosen) ? chosen : self->locale_language;

  if (!g_str_equal (language, adc_language_get_current ()))
    adc_language_set_current (language);
}

static GVariant *
answer_search (AdcProvider *self, const char * const *terms)
{
  g_autofree char *words = join_words (terms);
  g_autofree char *game = dup_setting (self, "game");
  g_auto(GStrv) behind = self->settings != NULL
                           ? g_settings_get_strv (self->settings, "games-not-owned")
                           : NULL;
  g_auto(GStrv) locations = NULL;

  if (self->lookup == NULL)
    return g_variant_new ("(as)", NULL);

  locations = adc_lookup_search (self->lookup, words, *game != '\0' ? game : NULL,
                                 (const char * const *) behind);
  return g_variant_new ("(^as)", locations);
}

static GVariant *
answer_metas (AdcProvider *self, const char * const *locations)
{
  GVariantBuilder metas;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; self->lookup != NULL && locations[i] != NULL; i++) {
    GVariant *meta = adc_lookup_describe (self->lookup, locations[i]);

    if (meta != NULL)
      g_variant_builder_add_value (&metas, meta);
  }

  return g_variant_new ("(aa{sv})", &metas);
}

static void
answer_requests (AdcProvider *self)
{
  Request *request;

  follow_language (self);
  while ((request = g_queue_pop_head (&self->requests)) != NULL) {
    GVariant *answer = request->answer (self, (const char * const *) request->words);

    g_dbus_method_invocation_return_value (request->invocation, answer);
    g_strfreev (request->words);
    g_free (request);
    g_application_release (G_APPLICATION (self)); /* begins to count how long nobody asks */
  }
}

static void
load_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  AdcLookup *lookup = adc_lookup_load (&error);

  if (lookup != NULL)
    g_task_return_pointer (task, lookup, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data G_GNUC_UNUSED)
{
  AdcProvider *self = ADC_PROVIDER (source);
  g_autoptr(GError) error = NULL;

  self->is_loading = FALSE;
  self->lookup = g_task_propagate_pointer (G_TASK (result), &error);
  if (self->lookup == NULL)
    g_warning ("Nothing can be searched: %s", error->message);
  answer_requests (self);
}

static void
load (AdcProvider *self)
{
  g_autoptr(GTask) task = g_task_new (self, NULL, loaded_cb, NULL);

  self->is_loading = TRUE;
  g_task_set_source_tag (task, load);
  g_task_run_in_thread (task, load_in_thread);
}

/* The one place that decides whether what is loaded will do. */
static gboolean
receive (AdcProvider *self, GDBusMethodInvocation *invocation, const char * const *words,
         Answer answer)
{
  Request *request = g_new (Request, 1);

  *request = (Request) { invocation, answer, g_strdupv ((GStrv) words) };
  g_queue_push_tail (&self->requests, request);
  g_application_hold (G_APPLICATION (self));
  if (self->lookup != NULL && !self->is_loading && !adc_lookup_is_current (self->lookup))
    g_clear_object (&self->lookup);
  if (self->lookup != NULL)
    answer_requests (self);
  else if (!self->is_loading)
    load (self);

  return TRUE;
}

static gboolean
search_cb (AdcProvider *self, GDBusMethodInvocation *invocation, const char * const *terms)
{
  return receive (self, invocation, terms, answer_search);
}

/* Another word may be one that the first had been mistaken for: it is not enough to look among what
 * was found before. */
static gboolean
search_again_cb (AdcProvider *self, GDBusMethodInvocation *invocation,
                 const char * const *previous G_GNUC_UNUSED, const char * const *terms)
{
  return receive (self, invocation, terms, answer_search);
}

static gboolean
describe_cb (AdcProvider *self, GDBusMethodInvocation *invocation, const char * const *locations)
{
  return receive (self, invocation, locations, answer_metas);
}

static void
told_window_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcProvider) self = user_data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                             &error);

  if (reply == NULL)
    g_warning ("The window cannot be opened: %s", error->message);
  g_application_release (G_APPLICATION (self));
}

/* Has the application do one of its actions; D-Bus starts it where it is not running. */
static void
tell_window (AdcProvider *self, const char *action, const char *parameter, guint timestamp)
{
  GDBusConnection *connection = g_application_get_dbus_connection (G_APPLICATION (self));
  g_autofree char *startup_id = g_strdup_printf ("_TIME%u", timestamp);
  GVariantBuilder parameters, platform_data;

  g_variant_builder_init (&parameters, G_VARIANT_TYPE ("av"));
  g_variant_builder_add (&parameters, "v", g_variant_new_string (parameter));
  g_variant_builder_init (&platform_data, G_VARIANT_TYPE_VARDICT);
  /* All the desktop gives is the time of the click: without it the window would open below. */
  g_variant_builder_add (&platform_data, "{sv}", "desktop-startup-id",
                         g_variant_new_string (startup_id));

  g_application_hold (G_APPLICATION (self));
  g_dbus_connection_call (connection, ADC_APPLICATION_ID, APPLICATION_PATH,
                          "org.freedesktop.Application", "ActivateAction",
                          g_variant_new ("(sava{sv})", action, &parameters, &platform_data), NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, told_window_cb, g_object_ref (self));
}

static gboolean
open_cb (AdcProvider *self, GDBusMethodInvocation *invocation, const char *location,
         const char * const *terms G_GNUC_UNUSED, guint timestamp)
{
  tell_window (self, "open", location, timestamp);
  adc_shell_search_provider2_complete_activate_result (self->skeleton, invocation);
  return TRUE;
}

static gboolean
launch_search_cb (AdcProvider *self, GDBusMethodInvocation *invocation, const char * const *terms,
                  guint timestamp)
{
  g_autofree char *words = join_words (terms);

  tell_window (self, "search", words, timestamp);
  adc_shell_search_provider2_complete_launch_search (self->skeleton, invocation);
  return TRUE;
}

static GSettings *
create_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default (); /* or NULL */
  g_autoptr(GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, ADC_APPLICATION_ID, TRUE);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/* Before the name is taken, so that whoever waits for the name finds the object there. */
static gboolean
adc_provider_dbus_register (GApplication *application, GDBusConnection *connection,
                            const char *object_path, GError **error)
{
  AdcProvider *self = ADC_PROVIDER (application);

  return G_APPLICATION_CLASS (adc_provider_parent_class)
             ->dbus_register (application, connection, object_path, error) &&
         g_dbus_interface_skeleton_export (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection,
                                           object_path, error);
}

static void
adc_provider_dbus_unregister (GApplication *application, GDBusConnection *connection,
                              const char *object_path)
{
  AdcProvider *self = ADC_PROVIDER (application);
  GDBusInterfaceSkeleton *skeleton = G_DBUS_INTERFACE_SKELETON (self->skeleton);

  if (skeleton != NULL && g_dbus_interface_skeleton_has_connection (skeleton, connection))
    g_dbus_interface_skeleton_unexport (skeleton);
  G_APPLICATION_CLASS (adc_provider_parent_class)
      ->dbus_unregister (application, connection, object_path);
}

static void
adc_provider_startup (GApplication *application)
{
  AdcProvider *self = ADC_PROVIDER (application);
  g_autofree char *language = NULL;

  G_APPLICATION_CLASS (adc_provider_parent_class)->startup (application);

  self->settings = create_settings ();
  self->locale_language = adc_language_from_locale (); /* asked before we change the locale */
  language = dup_setting (self, "language");
  adc_language_set_current (language);
}

/* Any application on the bus can be activated. This one has nothing to show. */
static void
adc_provider_activate (GApplication *application G_GNUC_UNUSED)
{
}

static void
adc_provider_dispose (GObject *object)
{
  AdcProvider *self = ADC_PROVIDER (object);

  g_assert (g_queue_is_empty (&self->requests)); /* each holds the application */
  g_clear_object (&self->lookup);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_provider_parent_class)->dispose (object);
  g_clear_object (&self->skeleton);
}

static void
adc_provider_class_init (AdcProviderClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_provider_dispose;
  application_class->dbus_register = adc_provider_dbus_register;
  application_class->dbus_unregister = adc_provider_dbus_unregister;
  application_class->startup = adc_provider_startup;
  application_class->activate = adc_provider_activate;
}

static void
adc_provider_init (AdcProvider *self)
{
  static const struct {
    const char *signal;
    GCallback   callback;
  } handlers[] = {
    { "handle-get-initial-result-set", G_CALLBACK (search_cb) },
    { "handle-get-subsearch-result-set", G_CALLBACK (search_again_cb) },
    { "handle-get-result-metas", G_CALLBACK (describe_cb) },
    { "handle-activate-result", G_CALLBACK (open_cb) },
    { "handle-launch-search", G_CALLBACK (launch_search_cb) },
  };

  g_queue_init (&self->requests);
  self->skeleton = adc_shell_search_provider2_skeleton_new ();
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (self->skeleton, handlers[i].signal, handlers[i].callback, self,
                             G_CONNECT_SWAPPED);
}

AdcProvider *
adc_provider_new (void)
{
  return g_object_new (ADC_TYPE_PROVIDER, "application-id", ADC_APPLICATION_ID ".SearchProvider",
                       "flags", G_APPLICATION_IS_SERVICE, "inactivity-timeout", MAX_IDLE, NULL);
}
