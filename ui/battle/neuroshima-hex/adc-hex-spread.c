/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-spread.h"

#define SPACING 12
#define MIN_TWO 540     /* pixels: from here on they are side by side */
#define BESIDE 0.3      /* the share of the second */
#define MIN_BESIDE 166
#define MAX_BESIDE 340
#define ANY_WIDTH (1 << 20) /* where nobody says how wide it may be, it is as low as it gets */

struct _AdcHexSpread {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcHexSpread, adc_hex_spread, GTK_TYPE_LAYOUT_MANAGER)

/* The width of the second; 0: it goes below. */
static int
get_beside (int width)
{
  return width >= MIN_TWO ? CLAMP ((int) (width * BESIDE), MIN_BESIDE, MAX_BESIDE) : 0;
}

/* Below the board, what cannot be used now would only be in the way. */
static gboolean
is_shown (GtkWidget *second, int beside)
{
  return beside > 0 || gtk_widget_is_sensitive (second);
}

static GtkSizeRequestMode
adc_hex_spread_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                 GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_child (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static void
adc_hex_spread_measure (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *widget,
                        GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int minima[2], naturals[2];

  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &minima[0], &naturals[0], NULL, NULL);
  gtk_widget_measure (second, GTK_ORIENTATION_HORIZONTAL, -1, &minima[1], &naturals[1], NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (minima[0], minima[1]);
    *natural = MAX (*minimum, naturals[0] + SPACING + MIN_BESIDE);
  } else {
    const int width = for_size >= 0 ? for_size : ANY_WIDTH;
    const int beside = get_beside (width);

    if (beside > 0)
      *natural = MAX (measure_child (first, width - beside - SPACING),
                      measure_child (second, beside));
    else
      *natural = measure_child (first, width) +
                 (is_shown (second, beside) ? SPACING + measure_child (second, width) : 0);
    *minimum = *natural;
  }
}

static void
adc_hex_spread_allocate (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *widget, int width,
                         int height G_GNUC_UNUSED, int baseline G_GNUC_UNUSED)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  const int beside = get_beside (width);
  const int main_width = beside > 0 ? width - beside - SPACING : width;
  const int main_height = measure_child (first, main_width);
  const GtkAllocation left = { 0, 0, main_width, main_height };
  const GtkAllocation right = {
    beside > 0 ? main_width + SPACING : 0,
    beside > 0 ? 0 : main_height + SPACING,
    beside > 0 ? beside : width,
    measure_child (second, beside > 0 ? beside : width),
  };

  gtk_widget_size_allocate (first, &left, -1);
  gtk_widget_set_child_visible (second, is_shown (second, beside));
  gtk_widget_size_allocate (second, &right, -1);
}

static void
adc_hex_spread_class_init (AdcHexSpreadClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = adc_hex_spread_get_request_mode;
  layout_class->measure = adc_hex_spread_measure;
  layout_class->allocate = adc_hex_spread_allocate;
}

static void
adc_hex_spread_init (AdcHexSpread *self G_GNUC_UNUSED)
{
}
