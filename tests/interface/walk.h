/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "reader.h"

/* What a walk through the program finds wrong is gathered, and told at the end. */

typedef struct {
  Reader     *reader;
  gboolean    is_french;
  char       *main_window; /* its path */
  GHashTable *complaints;  /* each once, whatever the number of pages it is found on */
  GHashTable *menus;       /* those that were opened, each once */
} Walk;

#define DOMAIN "aide-de-camp"

void walk_complain    (Walk *self, const char *page, const Thing *thing, const char *format, ...) G_GNUC_PRINTF (4, 5);
void walk_check_thing (Walk *self, const char *page, const Thing *thing);
void walk_check       (Walk *self, const char *page, Screen *screen);
