/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-desk.h"

struct _AdcGridDesk {
  GObject            parent_instance;
  AdcSession        *session;
  guint              cursor;
  const AdcGridTile *tool;
  const AdcGridTile *asked;
  gboolean           is_linking;
  guint              way;
  char              *message;
};

void adc_grid_desk_say     (AdcGridDesk *self, const char *message); /* NULL: nothing */
void adc_grid_desk_changed (AdcGridDesk *self);
