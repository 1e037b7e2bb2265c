/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-map-plan.h"
#include "adc-orbit-shape.h"

/* Draws the rings of a map with what is on them. */

typedef struct {
  cairo_t             *cr;
  GtkWidget           *widget; /* whose style it has */
  const AdcOrbitShape *shape;
  AdcMapPlan          *plan;
  const double        *indices;  /* where each body of the map is on its orbit; between two zones while it moves */
  AdcZone             *cursor;   /* on a ring, or NULL */
  AdcZone             *pointed;  /* by the mouse, or NULL */
  const AdcBody       *chosen;   /* or NULL */
  gboolean             is_focused;
  GArray              *taken;    /* of graphene_rect_t: where something is to be read already */
} AdcOrbitCanvas;

void adc_orbit_paint        (AdcOrbitCanvas *canvas);

/* The parts: the sky and its zones; the way that is to be gone. */
void adc_orbit_paint_sky    (const AdcOrbitCanvas *canvas);
void adc_orbit_paint_route  (AdcOrbitCanvas *canvas);
void adc_orbit_paint_badges (AdcOrbitCanvas *canvas);

/* Where a body is drawn, with one that goes around it beside it. FALSE: nowhere. */
gboolean adc_orbit_place_body (const AdcOrbitShape *shape, const double *indices, guint body, graphene_point_t *place);

/* For the parts. */
GdkRGBA  adc_orbit_get_colour (GtkWidget *widget, const char *name, const char *otherwise);
void     adc_orbit_set_colour (cairo_t *cr, const GdkRGBA *colour, double alpha);
GdkRGBA  adc_orbit_parse      (const char *colour);

/* Writes near a place, where nothing is written yet; FALSE: there is no room. */
gboolean adc_orbit_write      (AdcOrbitCanvas *canvas, const char *text, graphene_point_t place, double distance,
                               gboolean is_bold, gboolean must_be);
