/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tile under the pointer reaches, and what reaches it. */

#include "adc-hex-arrows.h"

#define WIDTH 0.05  /* of a line, as a share of the height of a hex */
#define START 0.3   /* how far from the middle of a tile its lines begin, in heights of a hex */
#define END 0.28    /* and end before the middle of the other */
#define EDGE 0.42   /* where a line leaves the board */

typedef struct {
  const AdcHexCanvas *canvas;
  guint               cell;
  guint               side;
  guint               direction;
} Ray;

static AdcHexPoint
get_centre (const AdcHexCanvas *canvas, guint cell)
{
  return adc_hex_shape_get_centre (cell, canvas->height);
}

/* So many heights of a hex away from the middle of one. */
static AdcHexPoint
get_away (const AdcHexCanvas *canvas, guint cell, guint direction, double distance)
{
  const AdcHexPoint centre = get_centre (canvas, cell);
  const AdcHexPoint vector = adc_hex_shape_get_vector (direction);

  return (AdcHexPoint){ centre.x + vector.x * distance * canvas->height,
                        centre.y + vector.y * distance * canvas->height };
}

static void
paint (const AdcHexCanvas *canvas, const char *colour, double alpha)
{
  const GdkRGBA ink = adc_hex_shape_get_colour (canvas->widget, colour);

  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (canvas->cr, 3);
  cairo_set_source_rgba (canvas->cr, 1, 1, 1, 0.9 * alpha);
  cairo_stroke_preserve (canvas->cr);
  adc_hex_shape_set_colour (canvas->cr, &ink, alpha);
  cairo_fill (canvas->cr);
}

static void
draw_arrow (const AdcHexCanvas *canvas, AdcHexPoint from, AdcHexPoint to, double alpha)
{
  adc_hex_shape_trace_arrow (canvas->cr, from, to, canvas->height * WIDTH);
  paint (canvas, "error_color", alpha);
}

/* A thin line between two hexes, whole or in dots, with a knob where it arrives. */
static void
draw_tie (const AdcHexCanvas *canvas, guint from, guint to, const char *colour, gboolean is_dotted)
{
  const GdkRGBA ink = adc_hex_shape_get_colour (canvas->widget, colour);
  const AdcHexPoint a = get_centre (canvas, from), b = get_centre (canvas, to);
  const AdcHexPoint start = adc_hex_shape_mix (a, b, START);
  const AdcHexPoint end = adc_hex_shape_mix (a, b, 1 - END);
  const double dots[] = { canvas->height * 0.02, canvas->height * 0.07 };
  const double width = canvas->height * 0.045;

  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++) {
    cairo_move_to (canvas->cr, start.x, start.y);
    cairo_line_to (canvas->cr, end.x, end.y);
    cairo_set_dash (canvas->cr, dots, pass > 0 && is_dotted ? G_N_ELEMENTS (dots) : 0, 0);
    cairo_set_line_width (canvas->cr, pass == 0 ? width + 3 : width);
    if (pass == 0)
      cairo_set_source_rgba (canvas->cr, 1, 1, 1, 0.9);
    else
      adc_hex_shape_set_colour (canvas->cr, &ink, 1);
    cairo_stroke (canvas->cr);
  }
  cairo_set_dash (canvas->cr, NULL, 0, 0);
  cairo_new_sub_path (canvas->cr);
  cairo_arc (canvas->cr, end.x, end.y, width * 1.4, 0, 2 * G_PI);
  paint (canvas, colour, 1);
}

/* The tile there, if attacks of that side hurt it. */
static gboolean
is_target (const Ray *ray, guint cell)
{
  const AdcHexPosition *position = &ray->canvas->scene->position;

  return cell != ray->cell && position->cells[cell].tile != NULL &&
         adc_hex_can_wound (position, ray->side, position->cells[cell].side);
}

static void
draw_blow (const Ray *ray)
{
  const guint next = adc_hex_neighbours[ray->cell][ray->direction];
  const gboolean hits = next != ADC_HEX_NOWHERE && is_target (ray, next);

  if (next != ADC_HEX_NOWHERE)
    draw_arrow (ray->canvas, get_away (ray->canvas, ray->cell, ray->direction, START),
                get_away (ray->canvas, ray->cell, ray->direction, hits ? 1 - END : 0.6),
                hits ? 1 : 0.45);
}

/* To the first that it hits, or through all of them; without any, to the edge of the board. */
static void
draw_shot (const Ray *ray, gboolean goes_on)
{
  guint last = ray->cell, target = ADC_HEX_NOWHERE;
  guint n_steps = 0, n_to_target = 0;

  for (guint next = adc_hex_neighbours[ray->cell][ray->direction]; next != ADC_HEX_NOWHERE;
       next = adc_hex_neighbours[next][ray->direction]) {
    last = next;
    n_steps++;
    if (!is_target (ray, next))
      continue;
    target = next;
    n_to_target = n_steps;
    if (!goes_on)
      break;
  }

  if (last == ray->cell)
    return;
  if (target != ADC_HEX_NOWHERE && !goes_on)
    draw_arrow (ray->canvas, get_away (ray->canvas, ray->cell, ray->direction, START),
                get_away (ray->canvas, ray->cell, ray->direction, n_to_target - END), 1);
  else
    draw_arrow (ray->canvas, get_away (ray->canvas, ray->cell, ray->direction, START),
                get_away (ray->canvas, ray->cell, ray->direction, n_steps + EDGE),
                target != ADC_HEX_NOWHERE ? 1 : 0.45);
}

/* Whether a tile does something for the one on its link, or against it. */
static gboolean
is_linked (const AdcHexPosition *position, const AdcHexTile *tile, guint side, guint to)
{
  const AdcHexPiece *other = &position->cells[to];
  const gboolean is_against = tile->takes_initiative > 0 || (tile->powers & ADC_HEX_HACKER) != 0;

  if (other->tile == NULL || adc_hex_are_foes (position, side, other->side) != is_against)
    return FALSE;

  return (tile->powers & ADC_HEX_HACKER) == 0 || other->tile->kind == ADC_HEX_MODULE;
}

static void
draw_outgoing (const Ray *ray, const AdcHexTile *tile, const AdcHexFacing *facing)
{
  const AdcHexPosition *position = &ray->canvas->scene->position;
  const guint next = adc_hex_neighbours[ray->cell][ray->direction];
  const guint bit = 1u << ray->direction;

  if ((facing->melees & bit) != 0)
    draw_blow (ray);
  if ((facing->shots & bit) != 0)
    draw_shot (ray, FALSE);
  if ((facing->beams & bit) != 0)
    draw_shot (ray, TRUE);
  if (next == ADC_HEX_NOWHERE)
    return;
  if ((facing->nets & bit) != 0 && position->cells[next].tile != NULL &&
      adc_hex_can_net (position, ray->side, position->cells[next].side))
    draw_tie (ray->canvas, ray->cell, next, "warning_color", TRUE);
  if ((facing->links & bit) != 0 && is_linked (position, tile, ray->side, next))
    draw_tie (ray->canvas, ray->cell, next, "success_color", FALSE);
}

/* Who holds it, and who gives it something. */
static void
draw_incoming (const AdcHexCanvas *canvas, guint cell)
{
  const AdcHexScene *scene = canvas->scene;
  guint32 holders, givers;

  if (scene->position.cells[cell].tile == NULL)
    return;

  holders = adc_hex_survey_get_holders (&scene->position, &scene->survey, cell);
  givers = adc_hex_survey_get_givers (&scene->position, &scene->survey, cell);
  for (guint other = 0; other < ADC_HEX_CELLS; other++) {
    if ((holders & adc_hex_bit (other)) != 0)
      draw_tie (canvas, other, cell, "warning_color", TRUE);
    if ((givers & adc_hex_bit (other)) != 0)
      draw_tie (canvas, other, cell, "success_color", FALSE);
  }
}

void
adc_hex_draw_lines (const AdcHexCanvas *canvas, guint cell, const AdcHexTile *tile, guint side,
                    guint rotation)
{
  const gboolean is_held = canvas->scene->cells[cell].is_netted &&
                           canvas->scene->position.cells[cell].tile == tile;

  for (guint direction = 0; !is_held && direction < ADC_HEX_DIRECTIONS; direction++) {
    const Ray ray = { canvas, cell, side, direction };

    draw_outgoing (&ray, tile, &tile->facings[rotation]);
  }
  if (canvas->scene->position.cells[cell].tile == tile)
    draw_incoming (canvas, cell);
}
