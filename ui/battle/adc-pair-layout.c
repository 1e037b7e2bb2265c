/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pair-layout.h"

#define SPACING 12

struct _AdcPairLayout {
  GtkLayoutManager parent_instance;
  int              least; /* pixels: from here on there are two columns */
};

G_DEFINE_FINAL_TYPE (AdcPairLayout, adc_pair_layout, GTK_TYPE_LAYOUT_MANAGER)

enum { PROP_LEAST = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

static gboolean
share_width (AdcPairLayout *self, int width, int *column)
{
  const gboolean are_two = width >= self->least;

  *column = are_two ? (width - SPACING) / 2 : width;
  return are_two;
}

static int
measure_height (AdcPairLayout *self, GtkWidget *widget, int width)
{
  int column, height = 0;
  const gboolean are_two = share_width (self, width, &column);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int natural;

    if (!gtk_widget_should_layout (child))
      continue;

    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, NULL, &natural, NULL, NULL);
    height = are_two ? MAX (height, natural) : height + natural + (height > 0 ? SPACING : 0);
  }

  return height;
}

static void
adc_pair_layout_measure (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural,
                         int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  AdcPairLayout *self = ADC_PAIR_LAYOUT (layout);

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL,
                        NULL);
    *minimum = MAX (*minimum, child_minimum);
    *natural = MAX (*natural, child_natural);
  }
  *natural = MAX (2 * *natural + SPACING, self->least);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = measure_height (self, widget, for_size >= 0 ? for_size : *natural);
}

static void
adc_pair_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width, int height,
                          int baseline G_GNUC_UNUSED)
{
  AdcPairLayout *self = ADC_PAIR_LAYOUT (layout);
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int column, x = 0, y = 0;
  const gboolean are_two = share_width (self, width, &column);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkAllocation place = { is_mirrored ? width - x - column : x, y, column, height };

    if (!gtk_widget_should_layout (child))
      continue;

    if (!are_two)
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, NULL, &place.height, NULL, NULL);
    gtk_widget_size_allocate (child, &place, -1);
    if (are_two)
      x += column + SPACING;
    else
      y += place.height + SPACING;
  }
}

static GtkSizeRequestMode
adc_pair_layout_get_request_mode (GtkLayoutManager *layout G_GNUC_UNUSED,
                                  GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_pair_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AdcPairLayout *self = ADC_PAIR_LAYOUT (object);

  if (id != PROP_LEAST) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  self->least = g_value_get_int (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
adc_pair_layout_class_init (AdcPairLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = adc_pair_layout_get_request_mode;
  layout_class->measure = adc_pair_layout_measure;
  layout_class->allocate = adc_pair_layout_allocate;
  G_OBJECT_CLASS (klass)->set_property = adc_pair_layout_set_property;
  properties[PROP_LEAST] =
    g_param_spec_int ("least", NULL, NULL, 0, G_MAXINT, 420,
                      G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
adc_pair_layout_init (AdcPairLayout *self G_GNUC_UNUSED)
{
}

GtkLayoutManager *
adc_pair_layout_new (void)
{
  return g_object_new (ADC_TYPE_PAIR_LAYOUT, NULL);
}
