/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-segment-bar.h"

#include "adc-bar-chart.h"
#include "adc-percent.h"

#include <adwaita.h>
#include <math.h>

/* Pixels. */
#define GAP 2
#define PADDING 4
#define MIN_SEGMENT 3
#define MIN_WIDTH 60
#define NATURAL_WIDTH 240

struct _AdcSegmentBar {
  GtkWidget  parent_instance;
  GArray    *chances;
  GPtrArray *nodes; /* one for each */
};

G_DEFINE_FINAL_TYPE (AdcSegmentBar, adc_segment_bar, GTK_TYPE_WIDGET)

static double
get_chance (AdcSegmentBar *self, guint position)
{
  return g_array_index (self->chances, double, position);
}

static void
adc_segment_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                         int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MIN_WIDTH;
    *natural = NATURAL_WIDTH;
  } else {
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, "0");

    pango_layout_get_pixel_size (layout, NULL, minimum);
    *minimum += PADDING;
    *natural = *minimum;
  }
}

/* Each gets its share, but at least what can be seen; the widest one makes up for it. */
static void
share (AdcSegmentBar *self, int width, int *widths)
{
  guint n_shown = 0, widest = 0;
  int left;

  for (guint i = 0; i < self->chances->len; i++)
    n_shown += get_chance (self, i) > 0;

  width -= GAP * ((int) MAX (n_shown, 1) - 1);
  left = width;
  for (guint i = 0; i < self->chances->len; i++) {
    const double chance = get_chance (self, i);

    widths[i] = chance > 0 ? MAX ((int) (MIN (chance, 1) * width), MIN_SEGMENT) : 0;
    left -= widths[i];
    if (widths[i] > widths[widest])
      widest = i;
  }

  if (n_shown > 0)
    widths[widest] = MAX (widths[widest] + left, MIN_SEGMENT);
}

static void
adc_segment_bar_size_allocate (GtkWidget *widget, int width, int height,
                               int baseline G_GNUC_UNUSED)
{
  AdcSegmentBar *self = ADC_SEGMENT_BAR (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autofree int *widths = g_new0 (int, self->chances->len);
  int x = 0;

  share (self, width, widths);
  for (guint i = 0; i < self->nodes->len; i++) {
    GtkWidget *node = self->nodes->pdata[i];
    const GtkAllocation place = { mirrored ? width - x - widths[i] : x, 0, widths[i], height };

    gtk_widget_set_child_visible (node, widths[i] > 0);
    if (widths[i] == 0)
      continue;

    gtk_widget_size_allocate (node, &place, -1);
    x += widths[i] + GAP;
  }
}

/* The percentage, as exact as fits. */
static void
snapshot_chance (AdcSegmentBar *self, GtkSnapshot *snapshot, guint position)
{
  GtkWidget *node = self->nodes->pdata[position];
  const int room = gtk_widget_get_width (node) - 2 * PADDING;
  graphene_rect_t bounds;
  GdkRGBA colour;

  if (!gtk_widget_get_child_visible (node) ||
      !gtk_widget_compute_bounds (node, GTK_WIDGET (self), &bounds))
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (node), &colour);
  for (int n_decimals = 1; n_decimals >= 0; n_decimals--) {
    g_autofree char *text = adc_percent_format (get_chance (self, position), n_decimals);
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (node, text);
    int width, height;

    pango_layout_get_pixel_size (layout, &width, &height);
    if (width > room)
      continue;

    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT (round (bounds.origin.x + (bounds.size.width - width) / 2),
                            round (bounds.origin.y + (bounds.size.height - height) / 2)));
    gtk_snapshot_append_layout (snapshot, layout, &colour);
    gtk_snapshot_restore (snapshot);
    return;
  }
}

static void
adc_segment_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcSegmentBar *self = ADC_SEGMENT_BAR (widget);

  GTK_WIDGET_CLASS (adc_segment_bar_parent_class)->snapshot (widget, snapshot);
  for (guint i = 0; i < self->nodes->len; i++)
    snapshot_chance (self, snapshot, i);
}

static void
adc_segment_bar_dispose (GObject *object)
{
  AdcSegmentBar *self = ADC_SEGMENT_BAR (object);

  g_ptr_array_set_size (self->nodes, 0);
  g_array_set_size (self->chances, 0);
  G_OBJECT_CLASS (adc_segment_bar_parent_class)->dispose (object);
}

static void
adc_segment_bar_finalize (GObject *object)
{
  AdcSegmentBar *self = ADC_SEGMENT_BAR (object);

  g_ptr_array_unref (self->nodes);
  g_array_unref (self->chances);
  G_OBJECT_CLASS (adc_segment_bar_parent_class)->finalize (object);
}

static void
adc_segment_bar_class_init (AdcSegmentBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_segment_bar_dispose;
  object_class->finalize = adc_segment_bar_finalize;
  widget_class->measure = adc_segment_bar_measure;
  widget_class->size_allocate = adc_segment_bar_size_allocate;
  widget_class->snapshot = adc_segment_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "segment-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_segment_bar_init (AdcSegmentBar *self)
{
  self->chances = g_array_new (FALSE, FALSE, sizeof (double));
  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
}

GtkWidget *
adc_segment_bar_new (void)
{
  return g_object_new (ADC_TYPE_SEGMENT_BAR, NULL);
}

void
adc_segment_bar_set_chances (AdcSegmentBar *self, const double *chances, guint n_chances)
{
  g_return_if_fail (ADC_IS_SEGMENT_BAR (self));
  g_return_if_fail (chances != NULL || n_chances == 0);

  g_ptr_array_set_size (self->nodes, 0);
  g_array_set_size (self->chances, 0);
  g_array_append_vals (self->chances, chances, n_chances);
  for (guint i = 0; i < n_chances; i++) {
    GtkWidget *node = g_object_new (ADW_TYPE_BIN, "css-name", "segment", "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

    gtk_widget_add_css_class (node, adc_bar_chart_get_part_class (i));
    gtk_widget_set_parent (node, GTK_WIDGET (self));
    g_ptr_array_add (self->nodes, node);
  }

  gtk_widget_queue_resize (GTK_WIDGET (self));
}
