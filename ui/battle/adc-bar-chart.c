/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-bar-chart.h"

#include "adc-percent.h"

#include <adwaita.h>
#include <math.h>

/* Heights of the bars, in lines of text. */
#define LINES_HIGH 4.5
#define LINES_HIGH_TINY 1.2

/* Pixels. */
#define TEXT_GAP 2      /* between bars and text */
#define MIN_SLOT 3      /* a bar and the space around it */
#define MAX_BAR 56      /* wider ones look like walls */
#define MAX_NATURAL 320 /* it takes more when there is more, but does not ask for it */

struct _AdcBarChart {
  GtkWidget  parent_instance;
  gboolean   tiny;
  GStrv      labels;
  GStrv      tips;
  guint      n_bars;
  guint      n_parts;
  double    *chances;
  double     tallest;
  GPtrArray *nodes; /* of the bars, in the order of the chances */
};

G_DEFINE_FINAL_TYPE (AdcBarChart, adc_bar_chart, GTK_TYPE_WIDGET)

/* How the chances are written above the bars. */
typedef enum { WRITE_DECIMALS, WRITE_WHOLE, WRITE_NUMBER, WRITE_NOTHING } Writing;

static double
get_total (AdcBarChart *self, guint bar)
{
  double total = 0;

  for (guint part = 0; part < self->n_parts; part++)
    total += self->chances[bar * self->n_parts + part];

  return total;
}

static char *
write_chance (double chance, Writing writing)
{
  if (writing == WRITE_NUMBER)
    return adc_percent_format_number (chance, 0);

  return adc_percent_format (chance, writing == WRITE_DECIMALS ? 1 : 0);
}

static int
measure_text (AdcBarChart *self, const char *text, int *height)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, height);
  return width;
}

static int
get_text_height (AdcBarChart *self)
{
  int height;

  measure_text (self, "0", &height);
  return height;
}

static int
get_widest_label (AdcBarChart *self)
{
  int widest = 0;

  for (guint i = 0; i < self->n_bars; i++)
    widest = MAX (widest, measure_text (self, self->labels[i], NULL));

  return widest;
}

static int
get_widest_chance (AdcBarChart *self, Writing writing)
{
  int widest = 0;

  for (guint i = 0; i < self->n_bars; i++) {
    g_autofree char *text = write_chance (get_total (self, i), writing);

    widest = MAX (widest, measure_text (self, text, NULL));
  }

  return widest;
}

static Writing
choose_writing (AdcBarChart *self, double slot)
{
  if (self->tiny)
    return WRITE_NOTHING;

  for (Writing writing = WRITE_DECIMALS; writing < WRITE_NOTHING; writing++)
    if (get_widest_chance (self, writing) + TEXT_GAP <= slot)
      return writing;

  return WRITE_NOTHING;
}

static double
get_slot (AdcBarChart *self)
{
  return (double) gtk_widget_get_width (GTK_WIDGET (self)) / self->n_bars;
}

/* Where the slot of a bar begins. */
static double
get_slot_start (AdcBarChart *self, guint bar, double slot)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    bar = self->n_bars - 1 - bar;

  return bar * slot;
}

static void
adc_bar_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                       int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  AdcBarChart *self = ADC_BAR_CHART (widget);

  if (self->n_bars == 0) {
    *minimum = *natural = 0;
  } else if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    const int widest = MAX (get_widest_label (self),
                            self->tiny ? 0 : get_widest_chance (self, WRITE_DECIMALS));

    *minimum = MAX ((int) self->n_bars * MIN_SLOT, get_widest_label (self));
    *natural = MAX (*minimum, MIN ((int) self->n_bars * (widest + 2 * TEXT_GAP), MAX_NATURAL));
  } else {
    const int line = get_text_height (self);
    const double lines = self->tiny ? LINES_HIGH_TINY : LINES_HIGH;

    *minimum = *natural = ceil (line * lines) + (line + TEXT_GAP) * (self->tiny ? 1 : 2);
  }
}

static void
allocate_bar (AdcBarChart *self, guint bar, double slot, int floor_y, int room)
{
  const int width = CLAMP ((int) (slot * 0.8), 1, MAX_BAR);
  const int x = get_slot_start (self, bar, slot) + (slot - width) / 2;
  int y = floor_y;

  for (guint part = 0; part < self->n_parts; part++) {
    GtkWidget *node = self->nodes->pdata[bar * self->n_parts + part];
    const double chance = self->chances[bar * self->n_parts + part];
    int height = self->tallest > 0 ? (int) round (chance / self->tallest * room) : 0;

    if (chance > 0)
      height = CLAMP (height, 1, MAX (y - (floor_y - room), 1)); /* something is not nothing */
    gtk_widget_set_child_visible (node, height > 0);
    if (height == 0)
      continue;

    y -= height;
    gtk_widget_size_allocate (node, &(GtkAllocation) { x, y, width, height }, -1);
  }
}

static void
adc_bar_chart_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  AdcBarChart *self = ADC_BAR_CHART (widget);
  const int line = get_text_height (self) + TEXT_GAP;
  const int floor_y = height - line;
  const int room = MAX (floor_y - (self->tiny ? 0 : line), 1);

  for (guint i = 0; i < self->n_bars; i++)
    allocate_bar (self, i, (double) width / self->n_bars, floor_y, room);
}

static void
snapshot_text (AdcBarChart *self, GtkSnapshot *snapshot, const char *text, double centre, double y)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  const int room = gtk_widget_get_width (GTK_WIDGET (self));
  GdkRGBA colour;
  int width;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (round (CLAMP (centre - width / 2.0, 0, MAX (room - width, 0))),
                                    round (y)));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

/* Above the bar, wherever that ends. */
static double
get_chance_y (AdcBarChart *self, guint bar, int floor_y)
{
  const int line = get_text_height (self) + TEXT_GAP;
  double top = floor_y;

  for (guint part = 0; part < self->n_parts; part++) {
    GtkWidget *node = self->nodes->pdata[bar * self->n_parts + part];
    graphene_rect_t bounds;

    if (gtk_widget_get_child_visible (node) &&
        gtk_widget_compute_bounds (node, GTK_WIDGET (self), &bounds))
      top = MIN (top, bounds.origin.y);
  }

  return top - line;
}

static void
snapshot_floor (AdcBarChart *self, GtkSnapshot *snapshot, int floor_y)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  colour.alpha *= 0.4;
  gtk_snapshot_append_color (
    snapshot, &colour,
    &GRAPHENE_RECT_INIT (0, floor_y, gtk_widget_get_width (GTK_WIDGET (self)), 1));
}

static void
adc_bar_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcBarChart *self = ADC_BAR_CHART (widget);
  const int line = get_text_height (self);
  const int floor_y = gtk_widget_get_height (widget) - line - TEXT_GAP;
  Writing writing;
  double slot;
  guint every;

  if (self->n_bars == 0)
    return;

  GTK_WIDGET_CLASS (adc_bar_chart_parent_class)->snapshot (widget, snapshot);
  snapshot_floor (self, snapshot, floor_y);

  slot = get_slot (self);
  writing = choose_writing (self, slot);
  every = slot > 0 ? ceil ((get_widest_label (self) + TEXT_GAP) / slot) : 1;
  for (guint i = 0; i < self->n_bars; i++) {
    const double centre = get_slot_start (self, i, slot) + slot / 2;

    if (i % every == 0)
      snapshot_text (self, snapshot, self->labels[i], centre, floor_y + TEXT_GAP);
    if (writing != WRITE_NOTHING) {
      g_autofree char *text = write_chance (get_total (self, i), writing);

      snapshot_text (self, snapshot, text, centre, get_chance_y (self, i, floor_y));
    }
  }
}

static gboolean
adc_bar_chart_query_tooltip (GtkWidget *widget, int x, int y G_GNUC_UNUSED,
                             gboolean keyboard_tooltip, GtkTooltip *tooltip)
{
  AdcBarChart *self = ADC_BAR_CHART (widget);
  guint bar;

  if (keyboard_tooltip || self->n_bars == 0 || x < 0 || x >= gtk_widget_get_width (widget))
    return FALSE;

  bar = MIN ((guint) (x / get_slot (self)), self->n_bars - 1);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    bar = self->n_bars - 1 - bar;
  gtk_tooltip_set_text (tooltip, self->tips[bar]);
  gtk_tooltip_set_tip_area (tooltip,
                            &(GdkRectangle) { get_slot_start (self, bar, get_slot (self)), 0,
                                              MAX ((int) get_slot (self), 1),
                                              gtk_widget_get_height (widget) });
  return TRUE;
}

static void
adc_bar_chart_dispose (GObject *object)
{
  g_ptr_array_set_size (ADC_BAR_CHART (object)->nodes, 0);
  ADC_BAR_CHART (object)->n_bars = 0;
  G_OBJECT_CLASS (adc_bar_chart_parent_class)->dispose (object);
}

static void
adc_bar_chart_finalize (GObject *object)
{
  AdcBarChart *self = ADC_BAR_CHART (object);

  g_ptr_array_unref (self->nodes);
  g_strfreev (self->labels);
  g_strfreev (self->tips);
  g_free (self->chances);
  G_OBJECT_CLASS (adc_bar_chart_parent_class)->finalize (object);
}

static void
adc_bar_chart_class_init (AdcBarChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_bar_chart_dispose;
  object_class->finalize = adc_bar_chart_finalize;
  widget_class->measure = adc_bar_chart_measure;
  widget_class->size_allocate = adc_bar_chart_size_allocate;
  widget_class->snapshot = adc_bar_chart_snapshot;
  widget_class->query_tooltip = adc_bar_chart_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "bar-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_bar_chart_init (AdcBarChart *self)
{
  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
adc_bar_chart_new (void)
{
  return g_object_new (ADC_TYPE_BAR_CHART, NULL);
}

void
adc_bar_chart_set_tiny (AdcBarChart *self, gboolean tiny)
{
  g_return_if_fail (ADC_IS_BAR_CHART (self));

  self->tiny = tiny;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
add_node (AdcBarChart *self, guint part)
{
  GtkWidget *node = g_object_new (ADW_TYPE_BIN, "css-name", "bar", "can-target", FALSE,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (node, adc_bar_chart_get_part_class (part));
  gtk_widget_set_parent (node, GTK_WIDGET (self));
  g_ptr_array_add (self->nodes, node);
}

void
adc_bar_chart_set_bars (AdcBarChart *self, const char * const *labels, const char * const *tips,
                        guint n_parts, const double *chances)
{
  guint n_nodes;

  g_return_if_fail (ADC_IS_BAR_CHART (self));
  g_return_if_fail (labels != NULL && tips != NULL);
  g_return_if_fail (g_strv_length ((GStrv) labels) == g_strv_length ((GStrv) tips));

  g_strfreev (self->labels);
  g_strfreev (self->tips);
  g_free (self->chances);
  self->labels = g_strdupv ((GStrv) labels);
  self->tips = g_strdupv ((GStrv) tips);
  self->n_bars = g_strv_length (self->labels);
  self->n_parts = n_parts;
  n_nodes = self->n_bars * n_parts;
  self->chances = g_memdup2 (chances, n_nodes * sizeof *chances);
  self->tallest = 0;
  for (guint i = 0; i < self->n_bars; i++)
    self->tallest = MAX (self->tallest, get_total (self, i));

  g_ptr_array_set_size (self->nodes, 0);
  for (guint i = 0; i < n_nodes; i++)
    add_node (self, i % n_parts);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
adc_bar_chart_get_part_class (guint part)
{
  static const char * const classes[ADC_N_PARTS] = { "part-1", "part-2", "part-3", "part-4",
                                                     "part-5", "part-6", "part-7", "part-8" };

  return classes[MIN (part, ADC_N_PARTS - 1)];
}
