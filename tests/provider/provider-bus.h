/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* A session bus that starts the search provider when somebody calls it, and an application beside it that only takes
 * down what it is told. */

typedef struct {
  GTestDBus       *bus;
  GDBusConnection *connection;
  char            *name; /* the provider's, as the desktop reads them in a file */
  char            *path;
  char            *home; /* a folder for settings */
  guint            registration;
  GPtrArray       *told; /* "action parameter startup-id" */
} ProviderBus;

void      provider_bus_set_up    (ProviderBus *self);
void      provider_bus_tear_down (ProviderBus *self);

/* For the provider, before it is called for the first time. */
void      provider_bus_set_env   (ProviderBus *self, const char *variable, const char *value);

/* The answer, which must come. */
GVariant *provider_bus_call      (ProviderBus *self, const char *method, GVariant *parameters);
GStrv     provider_bus_search    (ProviderBus *self, const char *words); /* separated by spaces */
GVariant *provider_bus_describe  (ProviderBus *self, const char *locations); /* "aa{sv}"; likewise */

char     *provider_bus_dup_owner (ProviderBus *self); /* another one is another process */
void      provider_bus_wait_told (ProviderBus *self, guint n_told);
