/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "assistive.h"

#include <atspi/atspi.h>

#define MILLISECONDS 20 /* from one look to the next */

static gboolean
time_is_up (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_CONTINUE;
}

static gboolean
look_again (gpointer user_data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

gboolean
assistive_wait (AssistiveCondition condition, gpointer data, guint milliseconds)
{
  gboolean is_up = FALSE, holds;
  const guint timer = g_timeout_add (milliseconds, time_is_up, &is_up);
  const guint ticker = g_timeout_add (MILLISECONDS, look_again, NULL);

  while (!(holds = condition (data)) && !is_up)
    g_main_context_iteration (NULL, TRUE);

  g_source_remove (timer);
  g_source_remove (ticker);
  return holds;
}

GDBusConnection *
assistive_connect (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr(GVariant) address = NULL;
  GDBusConnection *bus;
  const char *text;

  g_assert_no_error (error);
  address = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                         "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                         G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (address, "(&s)", &text);
  bus = g_dbus_connection_new_for_address_sync (text,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                    G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, &error);
  g_assert_no_error (error);
  return bus;
}

char *
assistive_dup_name (GDBusConnection *bus, const char *name, const char *path)
{
  g_autoptr(GVariant) answer =
    g_dbus_connection_call_sync (bus, name, path, "org.freedesktop.DBus.Properties", "Get",
                                 g_variant_new ("(ss)", "org.a11y.atspi.Accessible", "Name"),
                                 G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  g_autoptr(GVariant) value = NULL;

  if (answer == NULL)
    return NULL;

  g_variant_get (answer, "(v)", &value);
  return g_variant_dup_string (value, NULL);
}

void
assistive_press (guint keyval)
{
  g_autoptr(GError) error = NULL;

  atspi_generate_keyboard_event (keyval, NULL, ATSPI_KEY_SYM, &error);
  g_assert_no_error (error);
}

void
assistive_press_held (guint keyval, const guint *modifiers, guint n_modifiers)
{
  for (guint i = 0; i < n_modifiers; i++)
    g_assert_true (atspi_generate_keyboard_event (modifiers[i], NULL, ATSPI_KEY_PRESS, NULL));
  assistive_press (keyval);
  for (guint i = n_modifiers; i > 0; i--)
    g_assert_true (atspi_generate_keyboard_event (modifiers[i - 1], NULL, ATSPI_KEY_RELEASE, NULL));
}
