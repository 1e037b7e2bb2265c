/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-orbit-chart.h"
#include "adc-orbit-shape.h"

/* Between adc-orbit-chart.c (what is shown) and adc-orbit-chart-hands.c (mouse and keyboard). */

struct _AdcOrbitChart {
  GtkWidget      parent_instance;
  AdcMapPlan    *plan;
  AdcOrbitShape  shape;     /* empty until it has its place */
  double        *indices;   /* where each body is drawn on its orbit */
  double        *starts;    /* where it was when it began to move */
  double        *distances; /* how far it goes */
  guint          n_bodies;
  AdwAnimation  *slide;
  AdcZone       *pointed;   /* by the mouse, or NULL */
  guint          rest;      /* the timeout after which the window learns of the cursor */
};

void adc_orbit_chart_watch_hands (AdcOrbitChart *self);
void adc_orbit_chart_point_at    (AdcOrbitChart *self, AdcZone *zone);
