/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "provider-bus.h"

#define MAX_SECONDS 60
#define APPLICATION_ID "io.github.aidedecamp.AideDeCamp"
#define APPLICATION_PATH "/io/github/aidedecamp/AideDeCamp"

static const char application_xml[] =
  "<node><interface name='org.freedesktop.Application'>"
  "<method name='ActivateAction'>"
  "<arg type='s' direction='in'/><arg type='av' direction='in'/><arg type='a{sv}' direction='in'/>"
  "</method></interface></node>";

static GVariant *
call_bus (ProviderBus *self, const char *method, GVariant *parameters)
{
  g_autoptr(GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_sync (self->connection, "org.freedesktop.DBus",
                                                 "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                                 method, parameters, NULL, G_DBUS_CALL_FLAGS_NONE,
                                                 MAX_SECONDS * 1000, NULL, &error);

  g_assert_no_error (error);
  return reply;
}

static void
told_cb (GDBusConnection *connection G_GNUC_UNUSED, const char *sender G_GNUC_UNUSED,
         const char *path G_GNUC_UNUSED, const char *interface G_GNUC_UNUSED, const char *method,
         GVariant *parameters, GDBusMethodInvocation *invocation, gpointer user_data)
{
  ProviderBus *self = user_data;
  g_autoptr(GVariantIter) arguments = NULL;
  g_autoptr(GVariant) argument = NULL;
  g_autoptr(GVariant) platform_data = NULL;
  const char *action;
  const char *startup_id = "";

  g_assert_cmpstr (method, ==, "ActivateAction");
  g_variant_get (parameters, "(&sav@a{sv})", &action, &arguments, &platform_data);
  g_assert_cmpuint (g_variant_iter_n_children (arguments), ==, 1);
  g_variant_iter_next (arguments, "v", &argument);
  g_variant_lookup (platform_data, "desktop-startup-id", "&s", &startup_id);
  g_ptr_array_add (self->told, g_strdup_printf ("%s %s %s", action,
                                                g_variant_get_string (argument, NULL), startup_id));
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
add_application (ProviderBus *self)
{
  static const GDBusInterfaceVTable vtable = { .method_call = told_cb };
  g_autoptr(GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (application_xml, NULL);
  g_autoptr(GVariant) reply = NULL;
  g_autoptr(GError) error = NULL;

  self->told = g_ptr_array_new_with_free_func (g_free);
  self->registration = g_dbus_connection_register_object (self->connection, APPLICATION_PATH,
                                                          node->interfaces[0], &vtable, self, NULL,
                                                          &error);
  g_assert_no_error (error);
  reply = call_bus (self, "RequestName", g_variant_new ("(su)", APPLICATION_ID, 0));
}

static void
read_names (ProviderBus *self)
{
  g_autoptr(GKeyFile) file = g_key_file_new ();
  g_autoptr(GError) error = NULL;

  g_key_file_load_from_file (file, g_getenv ("ADC_PROVIDER_FILE"), G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  self->name = g_key_file_get_string (file, "Shell Search Provider", "BusName", NULL);
  self->path = g_key_file_get_string (file, "Shell Search Provider", "ObjectPath", NULL);
}

void
provider_bus_set_up (ProviderBus *self)
{
  g_autoptr(GError) error = NULL;

  read_names (self);
  self->home = g_dir_make_tmp ("adc-provider-XXXXXX", NULL);
  self->bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_add_service_dir (self->bus, g_getenv ("ADC_SERVICES"));
  g_test_dbus_up (self->bus);
  self->connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  add_application (self);

  /* A table that set no locale; whoever runs the tests may have. */
  provider_bus_set_env (self, "LC_ALL", "C");
  provider_bus_set_env (self, "LANGUAGE", "");
  provider_bus_set_env (self, "XDG_CONFIG_HOME", self->home);
}

void
provider_bus_tear_down (ProviderBus *self)
{
  const char *argv[] = { "rm", "-r", self->home, NULL };

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
  g_dbus_connection_unregister_object (self->connection, self->registration);
  g_clear_object (&self->connection);
  g_test_dbus_down (self->bus); /* which ends the provider, too */
  g_object_unref (self->bus);
  g_ptr_array_unref (self->told);
  g_free (self->home);
  g_free (self->path);
  g_free (self->name);
}

void
provider_bus_set_env (ProviderBus *self, const char *variable, const char *value)
{
  g_autoptr(GVariant) reply = NULL;
  GVariantBuilder variables;

  g_variant_builder_init (&variables, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&variables, "{ss}", variable, value);
  reply = call_bus (self, "UpdateActivationEnvironment", g_variant_new ("(a{ss})", &variables));
}

GVariant *
provider_bus_call (ProviderBus *self, const char *method, GVariant *parameters)
{
  g_autoptr(GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_sync (self->connection, self->name, self->path,
                                                 "org.gnome.Shell.SearchProvider2", method,
                                                 parameters, NULL, G_DBUS_CALL_FLAGS_NONE,
                                                 MAX_SECONDS * 1000, NULL, &error);

  g_assert_no_error (error);
  return reply;
}

GStrv
provider_bus_search (ProviderBus *self, const char *words)
{
  g_auto(GStrv) terms = g_strsplit (words, " ", -1);
  g_autoptr(GVariant) reply = provider_bus_call (self, "GetInitialResultSet",
                                                 g_variant_new ("(^as)", terms));
  GStrv locations;

  g_variant_get (reply, "(^as)", &locations);
  return locations;
}

GVariant *
provider_bus_describe (ProviderBus *self, const char *locations)
{
  g_auto(GStrv) ids = g_strsplit (locations, " ", -1);
  g_autoptr(GVariant) reply = provider_bus_call (self, "GetResultMetas",
                                                 g_variant_new ("(^as)", ids));

  return g_variant_get_child_value (reply, 0);
}

char *
provider_bus_dup_owner (ProviderBus *self)
{
  g_autoptr(GVariant) reply = call_bus (self, "GetNameOwner", g_variant_new ("(s)", self->name));
  char *owner;

  g_variant_get (reply, "(s)", &owner);
  return owner;
}

static gboolean
time_is_up (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_CONTINUE;
}

void
provider_bus_wait_told (ProviderBus *self, guint n_told)
{
  gboolean is_up = FALSE;
  const guint timer = g_timeout_add_seconds (MAX_SECONDS, time_is_up, &is_up);

  while (self->told->len < n_told) {
    if (is_up)
      g_error ("the application was told %u things instead of %u", self->told->len, n_told);
    g_main_context_iteration (NULL, TRUE);
  }

  g_source_remove (timer);
}
