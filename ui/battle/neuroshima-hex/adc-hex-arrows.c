/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-arrows.h"

#include <math.h>

#define FAINT 0.18
#define ASIDE 0.1    /* how far an arrow runs beside the line between two tiles, in heights */
#define REACH 0.26   /* how near to the middle of a tile arrows begin and end */
#define NOBODY 0.62  /* how far an attack goes that meets nobody */
#define WIDTH 0.045  /* of an arrow of strength 1 */
#define LEE 0.3      /* where what it came to is written */
#define WIDER 0.022  /* for each point more */

static const GdkRGBA white = { 1, 1, 1, 1 };

static gboolean
is_attack (const AdcHexEvent *event)
{
  return event->kind == ADC_HEX_EVENT_BLOW || event->kind == ADC_HEX_EVENT_SHOT ||
         event->kind == ADC_HEX_EVENT_BEAM;
}

static gboolean
is_cell (guint cell)
{
  return cell < ADC_HEX_CELLS;
}

/* Whether a medic struck out what one did to the other. */
static gboolean
is_healed (const AdcHexPhase *phase, guint attacker, guint target)
{
  for (guint i = 0; i < phase->n_events; i++) {
    const AdcHexEvent *event = &phase->events[i];

    if (event->kind == ADC_HEX_EVENT_HEAL && event->at == target && event->by == attacker)
      return TRUE;
  }

  return FALSE;
}

/* How many arrows have run the same way before: a tile may strike and shoot in one direction. */
static guint
count_before (const AdcHexPhase *phase, guint number)
{
  const AdcHexEvent *event = &phase->events[number];
  guint n = 0;

  for (guint i = 0; i < number; i++)
    if (is_attack (&phase->events[i]) && phase->events[i].cell == event->cell &&
        phase->events[i].direction == event->direction && phase->events[i].at == event->at)
      n++;

  return n;
}

/* On the right of the way, so that two who hit each other have an arrow each. */
static void
get_way (const AdcHexCanvas *canvas, const AdcHexEvent *event, guint n_before, AdcHexPoint *from,
         AdcHexPoint *to)
{
  const AdcHexPoint start = adc_hex_shape_get_centre (event->cell, canvas->height);
  const AdcHexPoint vector = adc_hex_shape_get_vector (event->direction % ADC_HEX_DIRECTIONS);
  const double aside = ASIDE * canvas->height * (1 + n_before * 1.2);
  const AdcHexPoint offset = { -vector.y * aside, vector.x * aside };
  double length = NOBODY * canvas->height;

  if (is_cell (event->at)) {
    const AdcHexPoint end = adc_hex_shape_get_centre (event->at, canvas->height);

    length = hypot (end.x - start.x, end.y - start.y) - REACH * canvas->height;
  }
  *from = (AdcHexPoint){ start.x + vector.x * REACH * canvas->height + offset.x,
                         start.y + vector.y * REACH * canvas->height + offset.y };
  *to = (AdcHexPoint){ start.x + vector.x * length + offset.x,
                       start.y + vector.y * length + offset.y };
}

static void
fill_outlined (const AdcHexCanvas *canvas, const GdkRGBA *colour, double alpha)
{
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (canvas->cr, MAX (2.5, canvas->height * 0.035));
  adc_hex_shape_set_colour (canvas->cr, &white, alpha);
  cairo_stroke_preserve (canvas->cr);
  adc_hex_shape_set_colour (canvas->cr, colour, alpha);
  cairo_fill (canvas->cr);
}

/* What comes to nothing is hollow. */
static void
trace_hollow (const AdcHexCanvas *canvas, const GdkRGBA *colour, double alpha)
{
  const GdkRGBA paper = adc_hex_shape_get_colour (canvas->widget, "window_bg_color");

  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  adc_hex_shape_set_colour (canvas->cr, &paper, alpha);
  cairo_fill_preserve (canvas->cr);
  cairo_set_line_width (canvas->cr, MAX (1.5, canvas->height * 0.02));
  adc_hex_shape_set_colour (canvas->cr, colour, alpha);
  cairo_stroke (canvas->cr);
}

/* “2”, or “2−1” where armour stopped some; with the cross of a medic, where one struck it out. */
static char *
format_strength (const AdcHexEvent *event, gboolean healed)
{
  g_autofree char *armour = event->armour > 0 ? g_strdup_printf ("−%u", event->armour)
                                              : g_strdup ("");

  return g_strdup_printf ("%u%s%s", event->strength, armour, healed ? "✚" : "");
}

static void
draw_attack (const AdcHexCanvas *canvas, guint number, double alpha)
{
  const AdcHexPhase *phase = canvas->scene->phase;
  const AdcHexEvent *event = &phase->events[number];
  const gboolean hits = is_cell (event->at);
  const gboolean healed = hits && is_healed (phase, event->cell, event->at);
  const gboolean hurts = hits && event->wounds > 0 && !healed;
  const double width = (WIDTH + WIDER * MIN (event->strength, 5)) * canvas->height;
  const GdkRGBA red = adc_hex_shape_get_colour (canvas->widget, "error_bg_color");
  const GdkRGBA ink = adc_hex_shape_get_colour (canvas->widget, "window_fg_color");
  g_autofree char *text = format_strength (event, healed);
  AdcHexPoint from, to;

  get_way (canvas, event, count_before (phase, number), &from, &to);
  adc_hex_shape_trace_arrow (canvas->cr, from, to, width);
  if (hurts)
    fill_outlined (canvas, &red, alpha);
  else
    trace_hollow (canvas, &ink, hits ? alpha : alpha * 0.55);
  if (event->kind == ADC_HEX_EVENT_BEAM) {
    cairo_move_to (canvas->cr, from.x, from.y);
    cairo_line_to (canvas->cr, to.x, to.y);
    cairo_set_line_width (canvas->cr, width * 0.3);
    adc_hex_shape_set_colour (canvas->cr, hurts ? &white : &ink, alpha);
    cairo_stroke (canvas->cr);
  }
  if (hits)
    adc_hex_draw_pill (canvas, adc_hex_shape_mix (from, to, 0.42), text,
                       hurts    ? ADC_HEX_PILL_HURT
                       : healed ? ADC_HEX_PILL_HEAL
                                : ADC_HEX_PILL_VAIN,
                       alpha);
}

/* From a medic to the tile it heals, or to the medic that takes the wound on. */
static void
draw_healing (const AdcHexCanvas *canvas, const AdcHexEvent *event, double alpha)
{
  const GdkRGBA green = adc_hex_shape_get_colour (canvas->widget, "success_bg_color");
  const gboolean is_relay = event->kind == ADC_HEX_EVENT_RELAY;
  AdcHexPoint from, to;

  if (!is_cell (event->cell) || !is_cell (event->at))
    return;

  from = adc_hex_shape_get_centre (event->cell, canvas->height);
  to = adc_hex_shape_get_centre (event->at, canvas->height);
  adc_hex_shape_trace_arrow (canvas->cr, adc_hex_shape_mix (from, to, REACH),
                             adc_hex_shape_mix (from, to, 1 - REACH), WIDTH * canvas->height);
  fill_outlined (canvas, &green, alpha);
  adc_hex_draw_pill (canvas, adc_hex_shape_mix (from, to, 0.45), is_relay ? "→" : "+",
                     ADC_HEX_PILL_HEAL, alpha);
}

static void
draw_blast (const AdcHexCanvas *canvas, const AdcHexEvent *event, double alpha)
{
  const GdkRGBA red = adc_hex_shape_get_colour (canvas->widget, "error_bg_color");
  const AdcHexPoint centre = adc_hex_shape_get_centre (event->cell, canvas->height);
  const guint n_points = 24;

  if (event->at != event->cell) {
    if (is_cell (event->at)) {
      const AdcHexPoint to = adc_hex_shape_get_centre (event->at, canvas->height);

      adc_hex_draw_pill (canvas, adc_hex_shape_mix (centre, to, 0.62), "1", ADC_HEX_PILL_HURT,
                         alpha);
    }
    return;
  }

  cairo_new_sub_path (canvas->cr);
  for (guint i = 0; i < n_points; i++) {
    const double radius = canvas->height * (i % 2 == 0 ? 0.78 : 0.58);

    cairo_line_to (canvas->cr, centre.x + radius * sin (i * 2 * G_PI / n_points),
                   centre.y - radius * cos (i * 2 * G_PI / n_points));
  }
  cairo_close_path (canvas->cr);
  adc_hex_shape_set_colour (canvas->cr, &red, 0.25 * alpha);
  cairo_fill_preserve (canvas->cr);
  cairo_set_line_width (canvas->cr, MAX (2, canvas->height * 0.03));
  adc_hex_shape_set_colour (canvas->cr, &red, alpha);
  cairo_stroke (canvas->cr);
}

/* Beyond the middle of a tile, away from where it was hit; below it when that is nowhere. */
static AdcHexPoint
get_lee (const AdcHexCanvas *canvas, guint cell)
{
  const AdcHexPhase *phase = canvas->scene->phase;
  const AdcHexPoint centre = adc_hex_shape_get_centre (cell, canvas->height);
  AdcHexPoint sum = { 0, 0.01 };
  double length;

  for (guint i = 0; i < phase->n_events; i++) {
    const AdcHexEvent *event = &phase->events[i];

    if (is_attack (event) && event->at == cell) {
      const AdcHexPoint vector = adc_hex_shape_get_vector (event->direction % ADC_HEX_DIRECTIONS);

      sum.x += vector.x;
      sum.y += vector.y;
    }
  }
  length = hypot (sum.x, sum.y);
  return (AdcHexPoint){ centre.x + sum.x / length * LEE * canvas->height,
                        centre.y + sum.y / length * LEE * canvas->height };
}

/* What it came to. */
static void
draw_toll (const AdcHexCanvas *canvas, const AdcHexEvent *event, double alpha)
{
  const gboolean is_scored = canvas->scene->is_scored && event->kind == ADC_HEX_EVENT_POINTS;
  g_autofree char *text = NULL;

  if (event->kind == ADC_HEX_EVENT_POINTS)
    text = g_strdup_printf (is_scored ? "+%u" : "−%u", event->wounds);
  else
    text = g_strdup_printf ("✗%u", event->strength);
  adc_hex_draw_pill (canvas, get_lee (canvas, event->cell), text, ADC_HEX_PILL_HURT, alpha);
}

static void
draw_conversion (const AdcHexCanvas *canvas, const AdcHexEvent *event, double alpha)
{
  AdcHexPoint centre, to;

  if (!is_cell (event->cell) || !is_cell (event->at))
    return;

  centre = adc_hex_shape_get_centre (event->cell, canvas->height);
  to = adc_hex_shape_get_centre (event->at, canvas->height);
  adc_hex_draw_pill (canvas, adc_hex_shape_mix (centre, to, 0.5), "⇄", ADC_HEX_PILL_PLAIN, alpha);
}

static void
draw_event (const AdcHexCanvas *canvas, guint number, double alpha)
{
  const AdcHexEvent *event = &canvas->scene->phase->events[number];

  switch (event->kind) {
  case ADC_HEX_EVENT_BLOW:
  case ADC_HEX_EVENT_SHOT:
  case ADC_HEX_EVENT_BEAM:
    draw_attack (canvas, number, alpha);
    break;
  case ADC_HEX_EVENT_BLAST:
    draw_blast (canvas, event, alpha);
    break;
  case ADC_HEX_EVENT_CONVERT:
    draw_conversion (canvas, event, alpha);
    break;
  case ADC_HEX_EVENT_HEAL:
  case ADC_HEX_EVENT_RELAY:
    draw_healing (canvas, event, alpha);
    break;
  case ADC_HEX_EVENT_WOUND:
  case ADC_HEX_EVENT_POINTS:
    draw_toll (canvas, event, alpha);
    break;
  case ADC_HEX_EVENT_SPENT:
  case ADC_HEX_EVENT_DEATH: /* the tile is crossed out */
  default:
    break;
  }
}

void
adc_hex_draw_phase (const AdcHexCanvas *canvas, int event)
{
  const AdcHexPhase *phase = canvas->scene->phase;

  for (guint i = 0; i < phase->n_events; i++)
    if (event < 0 || (int) i != event)
      draw_event (canvas, i, event < 0 ? 1 : FAINT);
  if (event >= 0 && event < (int) phase->n_events)
    draw_event (canvas, event, 1);
}

/* The sides where the hexes of a ring meet those further out. */
static void
trace_ring (const AdcHexCanvas *canvas, int ring)
{
  const double radius = adc_hex_shape_get_width (canvas->height) / 2;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const AdcHexPoint centre = adc_hex_shape_get_centre (cell, canvas->height);

    for (guint direction = 0; adc_hex_ring (cell) == ring && direction < ADC_HEX_DIRECTIONS;
         direction++) {
      const guint next = adc_hex_neighbours[cell][direction];
      const double left = (direction - 2.0) * G_PI / 3, right = (direction - 1.0) * G_PI / 3;

      if (next != ADC_HEX_NOWHERE && adc_hex_ring (next) <= ring)
        continue;
      cairo_move_to (canvas->cr, centre.x + radius * cos (left), centre.y + radius * sin (left));
      cairo_line_to (canvas->cr, centre.x + radius * cos (right), centre.y + radius * sin (right));
    }
  }
}

void
adc_hex_draw_hill (const AdcHexCanvas *canvas)
{
  const GdkRGBA ink = adc_hex_shape_get_colour (canvas->widget, "purple_2");
  static const char * const texts[] = { "+2", "+1" };

  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  for (int ring = 0; ring < (int) G_N_ELEMENTS (texts); ring++) {
    const AdcHexPoint middle = adc_hex_shape_get_centre (ADC_HEX_CENTRE, canvas->height);

    trace_ring (canvas, ring);
    cairo_set_line_width (canvas->cr, MAX (2, canvas->height * 0.035));
    adc_hex_shape_set_colour (canvas->cr, &ink, 0.9);
    cairo_stroke (canvas->cr);
    adc_hex_draw_pill (canvas,
                       (AdcHexPoint){ middle.x, middle.y - (ring + 0.5) * canvas->height },
                       texts[ring], ADC_HEX_PILL_PLAIN, 1);
  }
}
