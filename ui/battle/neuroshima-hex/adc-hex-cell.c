/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-cell.h"

#include "adc-hex-board-words.h"
#include "adc-hex-shape.h"
#include "adc-shape.h"
#include "adc-tile-painter.h"

#include <adwaita.h>

#define GAP 0.022     /* between two tiles, as a share of their height */
#define NAME 0.17     /* the height of the name of an empty hex */
#define SMALL_NAME 0.115 /* and of one with a tile */
#define MIN_NAME 8    /* pixels */
#define CORNER 0.43   /* how far from the middle that one is */
#define RING 0.05     /* the width of a ring around a tile */
#define DIMMED 0.4

struct _AdcHexCell {
  GtkWidget          parent_instance;
  guint              number;
  const AdcHexScene *scene;
  AdcHexMarks        marks;
  AdcHexGhost        ghost; /* its piece is NULL when there is none */
  gboolean           is_stale; /* its words are those of what lay there before */
};

G_DEFINE_FINAL_TYPE (AdcHexCell, adc_hex_cell, GTK_TYPE_WIDGET)

static const AdcHexSight *
get_sight (AdcHexCell *self)
{
  return &self->scene->cells[self->number];
}

static void
trace (AdcHexCell *self, cairo_t *cr, double size)
{
  adc_hex_shape_trace (cr, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                       gtk_widget_get_height (GTK_WIDGET (self)) / 2.0, size);
}

static void
write_text (AdcHexCell *self, cairo_t *cr, const char *text, double x, double height,
            const GdkRGBA *colour, double alpha)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr(PangoFontDescription) font = pango_font_description_new ();
  int width, total;

  pango_font_description_set_absolute_size (font, height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, &total);
  cairo_move_to (cr, x - width / 2.0, (gtk_widget_get_height (widget) - total) / 2.0);
  adc_hex_shape_set_colour (cr, colour, alpha);
  pango_cairo_show_layout (cr, layout);
}

/* In the middle of an empty hex; in the left corner of a tile, where nothing else is. */
/* How strong lines and names of the printed board are, which otherwise keep in the background. */
static double
get_strength (double usual)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? 0.9 : usual;
}

static void
write_name (AdcHexCell *self, cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const AdcHexSight *sight = get_sight (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const GdkRGBA ink = adc_hex_shape_get_colour (widget, "card_fg_color");
  const char *name = adc_hex_cell_name (self->number);

  if (sight->piece != NULL)
    write_text (self, cr, name, width / 2.0 - height * CORNER, MAX (MIN_NAME, height * SMALL_NAME),
                adc_shape_get_ink (&self->scene->armies[sight->side].colour), 0.9);
  else if (sight->force != NULL)
    write_text (self, cr, "?", width / 2.0, height / 2.0, &ink, 1);
  else if (self->ghost.piece == NULL)
    write_text (self, cr, name, width / 2.0, height * NAME, &ink, get_strength (0.55));
}

/* The printed board below the tile. */
static void
draw_ground (AdcHexCell *self, cairo_t *cr, double size)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA paper = adc_hex_shape_get_colour (widget, "card_bg_color");
  const GdkRGBA ink = adc_hex_shape_get_colour (widget, "card_fg_color");
  const GdkRGBA accent = adc_hex_shape_get_colour (widget, "accent_color");
  const int ring = adc_hex_ring (self->number);

  trace (self, cr, size);
  adc_hex_shape_set_colour (cr, &paper, 1);
  cairo_fill_preserve (cr);
  adc_hex_shape_set_colour (cr, &ink, 0.05);
  cairo_fill_preserve (cr);
  if (self->scene->is_hill && ring < 2) {
    adc_hex_shape_set_colour (cr, &ink, ring == 0 ? 0.16 : 0.08);
    cairo_fill_preserve (cr);
  }
  if ((self->marks & ADC_HEX_MARK_OPEN) != 0) {
    adc_hex_shape_set_colour (cr, &accent, (self->marks & ADC_HEX_MARK_POINTED) != 0 ? 0.35 : 0.16);
    cairo_fill_preserve (cr);
  }
  cairo_set_line_width (cr, 1);
  adc_hex_shape_set_colour (cr, &ink, get_strength (0.22));
  cairo_stroke (cr);
}

static void
draw_ring (AdcHexCell *self, cairo_t *cr, double size, const char *colour, double width,
           gboolean is_dashed)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA ink = adc_hex_shape_get_colour (widget, colour);
  const GdkRGBA paper = adc_hex_shape_get_colour (widget, "window_bg_color");
  const double dashes[] = { size * 0.09, size * 0.05 };

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace (self, cr, size - width);
  cairo_set_line_width (cr, width + 2);
  adc_hex_shape_set_colour (cr, &paper, 0.9);
  cairo_stroke_preserve (cr);
  if (is_dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, width);
  adc_hex_shape_set_colour (cr, &ink, 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Around a tile that acts: bright on any army, in light and in dark. */
static void
draw_glow (AdcHexCell *self, cairo_t *cr, double size, double width)
{
  const GdkRGBA ink = { 0.1, 0.1, 0.1, 1 };
  const GdkRGBA glow = { 1, 0.87, 0.2, 1 };

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace (self, cr, size - width);
  cairo_set_line_width (cr, width + 3);
  adc_hex_shape_set_colour (cr, &ink, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  adc_hex_shape_set_colour (cr, &glow, 1);
  cairo_stroke (cr);
}

/* Gone at the end of the phase. */
static void
draw_cross (AdcHexCell *self, cairo_t *cr, double size)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA ink = adc_hex_shape_get_colour (widget, "error_color");
  const double x = gtk_widget_get_width (widget) / 2.0, y = gtk_widget_get_height (widget) / 2.0;
  const double reach = size * 0.3;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++) {
    cairo_move_to (cr, x - reach, y - reach);
    cairo_line_to (cr, x + reach, y + reach);
    cairo_move_to (cr, x + reach, y - reach);
    cairo_line_to (cr, x - reach, y + reach);
    cairo_set_line_width (cr, pass == 0 ? size * 0.13 : size * 0.08);
    if (pass == 0)
      cairo_set_source_rgb (cr, 1, 1, 1);
    else
      adc_hex_shape_set_colour (cr, &ink, 1);
    cairo_stroke (cr);
  }
}

static void
draw_marks (AdcHexCell *self, cairo_t *cr, double size)
{
  const AdcHexSight *sight = get_sight (self);
  const double width = MAX (2, size * RING);
  const gboolean has_focus =
    (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0 &&
    gtk_widget_has_focus (GTK_WIDGET (self));

  if (sight->dies)
    draw_cross (self, cr, size);
  if ((self->marks & ADC_HEX_MARK_CHOSEN) != 0)
    draw_ring (self, cr, size, "accent_color", width, FALSE);
  else if (sight->acts)
    draw_glow (self, cr, size, width);
  else if ((self->marks & ADC_HEX_MARK_OPEN) != 0)
    draw_ring (self, cr, size, "accent_color", width * 0.8, TRUE);
  if (has_focus)
    draw_ring (self, cr, size - 2 * width, "accent_color", MAX (2, width * 0.7), FALSE);
  else if ((self->marks & (ADC_HEX_MARK_CURRENT | ADC_HEX_MARK_POINTED)) != 0)
    draw_ring (self, cr, size - 2 * width, "window_fg_color", 1.5, FALSE);
}

/* Over an empty hex, or over the tile itself while it is being turned. */
static gboolean
shows_ghost (AdcHexCell *self)
{
  return self->ghost.piece != NULL &&
         (get_sight (self)->force == NULL || (self->marks & ADC_HEX_MARK_CHOSEN) != 0);
}

static void
paint_tile (AdcHexCell *self, GtkSnapshot *snapshot, double size)
{
  const AdcHexSight *sight = get_sight (self);
  const gboolean is_ghost = shows_ghost (self);
  GtkWidget *widget = GTK_WIDGET (self);
  AdcTileLook look;
  AdcTile tile;

  adc_tile_look_init (&look, is_ghost ? self->ghost.piece : sight->piece, &tile);
  if (!is_ghost) {
    look.rotation = sight->rotation;
    look.wounds = sight->wounds;
    look.points = sight->points;
    look.is_netted = sight->is_netted;
    for (guint i = 0; i < MIN (sight->n_initiatives, ADC_TILE_INITIATIVES); i++)
      look.initiatives[i] = sight->initiatives[i];
  } else {
    look.rotation = self->ghost.rotation;
    look.is_faint = TRUE;
  }
  adc_tile_paint (snapshot, widget, &look,
                  (gtk_widget_get_width (widget) - adc_tile_get_width (size)) / 2,
                  (gtk_widget_get_height (widget) - size) / 2, size);
}

static void
adc_hex_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcHexCell *self = ADC_HEX_CELL (widget);
  const AdcHexSight *sight = get_sight (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double size = height * (1 - 2 * GAP);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (-2, -2, width + 4, height + 4);
  const gboolean is_dim = (self->marks & ADC_HEX_MARK_DIM) != 0;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  draw_ground (self, cr, size);
  cairo_destroy (cr);

  if (is_dim)
    gtk_snapshot_push_opacity (snapshot, DIMMED);
  if (sight->piece != NULL || shows_ghost (self))
    paint_tile (self, snapshot, size);
  if (is_dim)
    gtk_snapshot_pop (snapshot);

  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  write_name (self, cr);
  draw_marks (self, cr, height);
  cairo_destroy (cr);
}

static gboolean
adc_hex_cell_contains (GtkWidget *widget, double x, double y)
{
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  return adc_hex_shape_contains (x - width / 2.0, y - height / 2.0, height);
}

static void
adc_hex_cell_state_flags_changed (GtkWidget *widget, GtkStateFlags before G_GNUC_UNUSED)
{
  gtk_widget_queue_draw (widget);
}

static void
adc_hex_cell_dispose (GObject *object)
{
  g_clear_object (&ADC_HEX_CELL (object)->ghost.piece);
  G_OBJECT_CLASS (adc_hex_cell_parent_class)->dispose (object);
}

static void
adc_hex_cell_class_init (AdcHexCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_cell_dispose;
  widget_class->snapshot = adc_hex_cell_snapshot;
  widget_class->contains = adc_hex_cell_contains;
  widget_class->state_flags_changed = adc_hex_cell_state_flags_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "hex-cell");
}

static void
adc_hex_cell_init (AdcHexCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
adc_hex_cell_new (guint number, const AdcHexScene *scene)
{
  AdcHexCell *self = g_object_new (ADC_TYPE_HEX_CELL, NULL);

  self->number = number;
  self->scene = scene;
  return GTK_WIDGET (self);
}

guint
adc_hex_cell_get_number (AdcHexCell *self)
{
  g_return_val_if_fail (ADC_IS_HEX_CELL (self), ADC_HEX_NOWHERE);

  return self->number;
}

AdcHexMarks
adc_hex_cell_get_marks (AdcHexCell *self)
{
  g_return_val_if_fail (ADC_IS_HEX_CELL (self), 0);

  return self->marks;
}

/* What lies there in words, and what it can do. */
static void
update_words (AdcHexCell *self)
{
  const AdcHexSight *sight = get_sight (self);
  g_autofree char *label =
    adc_hex_describe_cell (self->scene, self->number, (self->marks & ADC_HEX_MARK_OPEN) != 0);
  g_autofree char *face = sight->piece != NULL ? adc_tile_describe (sight->piece, sight->rotation)
                                               : NULL;
  g_autofree char *tip = face != NULL ? g_strdup_printf ("%s\n%s", label, face) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, face != NULL ? face : "",
                                  -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tip);
}

void
adc_hex_cell_invalidate (AdcHexCell *self)
{
  g_return_if_fail (ADC_IS_HEX_CELL (self));

  self->is_stale = TRUE;
}

/* A pointer that passes over the board asks for this many times a second: nothing is done twice. */
void
adc_hex_cell_update (AdcHexCell *self, AdcHexMarks marks, const AdcHexGhost *ghost)
{
  AdcPiece *piece = ghost != NULL ? ghost->piece : NULL;
  const guint rotation = ghost != NULL ? ghost->rotation : 0;
  const AdcHexMarks changed = self->marks ^ marks;

  g_return_if_fail (ADC_IS_HEX_CELL (self));

  if (!self->is_stale && changed == 0 && self->ghost.piece == piece &&
      self->ghost.rotation == rotation)
    return;

  self->marks = marks;
  g_set_object (&self->ghost.piece, piece);
  self->ghost.rotation = rotation;
  if (self->is_stale || (changed & ADC_HEX_MARK_OPEN) != 0)
    update_words (self);
  self->is_stale = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
adc_hex_cell_has_ghost (AdcHexCell *self)
{
  g_return_val_if_fail (ADC_IS_HEX_CELL (self), FALSE);

  return self->ghost.piece != NULL;
}
