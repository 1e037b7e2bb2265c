/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-wrap-layout.h"

struct _AdcWrapLayout {
  GtkLayoutManager parent_instance;
  int              spacing;
  int              line_spacing;
  gboolean         squeeze;
};

G_DEFINE_FINAL_TYPE (AdcWrapLayout, adc_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

enum { PROP_SPACING = 1, PROP_LINE_SPACING, PROP_SQUEEZE, N_PROPS };
static GParamSpec *properties[N_PROPS];

typedef struct {
  GtkWidget *widget;
  int        minimum;
  int        natural;
  int        width; /* what it gets */
} Child;

static GArray *
list_children (GtkWidget *widget)
{
  GArray *children = g_array_new (FALSE, FALSE, sizeof (Child));

  for (GtkWidget *w = gtk_widget_get_first_child (widget); w != NULL;
       w = gtk_widget_get_next_sibling (w)) {
    Child child = { .widget = w };

    if (!gtk_widget_should_layout (w))
      continue;

    gtk_widget_measure (w, GTK_ORIENTATION_HORIZONTAL, -1, &child.minimum, &child.natural, NULL,
                        NULL);
    g_array_append_val (children, child);
  }

  return children;
}

static gboolean
expands (const Child *child, guint n_children)
{
  return n_children == 1 || gtk_widget_compute_expand (child->widget, GTK_ORIENTATION_HORIZONTAL);
}

static int
get_line_spacing (AdcWrapLayout *self)
{
  return self->line_spacing >= 0 ? self->line_spacing : self->spacing;
}

/* Gives the children of one line their widths: no more than there is, what is left to those that
 * expand. */
static void
share_line (AdcWrapLayout *self, Child *children, guint n_children, int width)
{
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, n_children);
  int left = width - self->spacing * ((int) n_children - 1);
  int n_expand = 0;

  for (guint i = 0; i < n_children; i++) {
    sizes[i].minimum_size = children[i].minimum;
    sizes[i].natural_size = children[i].natural;
    left -= children[i].minimum;
    n_expand += expands (&children[i], n_children);
  }

  if (left > 0)
    left = gtk_distribute_natural_allocation (left, n_children, sizes);

  for (guint i = 0; i < n_children; i++) {
    children[i].width = sizes[i].minimum_size;
    if (left > 0 && n_expand > 0 && expands (&children[i], n_children)) {
      int share = left / n_expand;

      children[i].width += share;
      left -= share;
      n_expand--;
    }
  }
}

/* How many of the children, from the first, stand on one line. */
static guint
fill_line (AdcWrapLayout *self, Child *children, guint n_children, int width)
{
  int used = 0;
  guint n;

  for (n = 0; n < n_children; n++) {
    used += (self->squeeze ? children[n].minimum : children[n].natural) +
            (n > 0 ? self->spacing : 0);
    if (n > 0 && used > width)
      break;
  }

  share_line (self, children, n, width);
  return n;
}

static int
get_line_height (const Child *children, guint n_children, gboolean minimum)
{
  int tallest = 0;

  for (guint i = 0; i < n_children; i++) {
    int min, nat;

    gtk_widget_measure (children[i].widget, GTK_ORIENTATION_VERTICAL, children[i].width, &min, &nat,
                        NULL, NULL);
    tallest = MAX (tallest, minimum ? min : nat);
  }

  return tallest;
}

static void
measure_height (AdcWrapLayout *self, GArray *children, int width, int *minimum, int *natural)
{
  *minimum = *natural = 0;

  for (guint first = 0, n; first < children->len; first += n) {
    Child *line = &g_array_index (children, Child, first);
    int gap = first > 0 ? get_line_spacing (self) : 0;

    n = fill_line (self, line, children->len - first, width);
    *minimum += gap + get_line_height (line, n, TRUE);
    *natural += gap + get_line_height (line, n, FALSE);
  }
}

static void
adc_wrap_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural,
                         int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  AdcWrapLayout *self = ADC_WRAP_LAYOUT (manager);
  g_autoptr(GArray) children = list_children (widget);

  *minimum = *natural = 0;
  for (guint i = 0; i < children->len; i++) {
    const Child *child = &g_array_index (children, Child, i);

    *minimum = MAX (*minimum, child->minimum);
    *natural += child->natural + (i > 0 ? self->spacing : 0);
  }

  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (self, children, for_size >= 0 ? for_size : *natural, minimum, natural);
}

static void
adc_wrap_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width,
                          int height G_GNUC_UNUSED, int baseline G_GNUC_UNUSED)
{
  AdcWrapLayout *self = ADC_WRAP_LAYOUT (manager);
  g_autoptr(GArray) children = list_children (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;

  for (guint first = 0, n; first < children->len; first += n) {
    Child *line = &g_array_index (children, Child, first);
    int line_height, x = 0;

    n = fill_line (self, line, children->len - first, width);
    line_height = get_line_height (line, n, FALSE);
    for (guint i = 0; i < n; i++) {
      GtkAllocation place = { mirrored ? width - x - line[i].width : x, y, line[i].width,
                              line_height };

      gtk_widget_size_allocate (line[i].widget, &place, -1);
      x += line[i].width + self->spacing;
    }
    y += line_height + get_line_spacing (self);
  }
}

static GtkSizeRequestMode
adc_wrap_layout_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                  GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_wrap_layout_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AdcWrapLayout *self = ADC_WRAP_LAYOUT (object);

  switch (property_id) {
  case PROP_SPACING:
    g_value_set_int (value, self->spacing);
    break;
  case PROP_LINE_SPACING:
    g_value_set_int (value, self->line_spacing);
    break;
  case PROP_SQUEEZE:
    g_value_set_boolean (value, self->squeeze);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_wrap_layout_set_property (GObject *object, guint property_id, const GValue *value,
                              GParamSpec *pspec)
{
  AdcWrapLayout *self = ADC_WRAP_LAYOUT (object);

  switch (property_id) {
  case PROP_SPACING:
    self->spacing = g_value_get_int (value);
    break;
  case PROP_LINE_SPACING:
    self->line_spacing = g_value_get_int (value);
    break;
  case PROP_SQUEEZE:
    self->squeeze = g_value_get_boolean (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_wrap_layout_class_init (AdcWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = adc_wrap_layout_get_property;
  object_class->set_property = adc_wrap_layout_set_property;
  layout_class->get_request_mode = adc_wrap_layout_get_request_mode;
  layout_class->measure = adc_wrap_layout_measure;
  layout_class->allocate = adc_wrap_layout_allocate;
  /* Between children and, unless that is set too, between lines; in pixels. */
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 6, flags);
  properties[PROP_LINE_SPACING] = g_param_spec_int ("line-spacing", NULL, NULL, -1, G_MAXINT, -1,
                                                    flags);
  /* Whether a child is squeezed to its least width before it goes to the next line. */
  properties[PROP_SQUEEZE] = g_param_spec_boolean ("squeeze", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
adc_wrap_layout_init (AdcWrapLayout *self G_GNUC_UNUSED)
{
}

GtkLayoutManager *
adc_wrap_layout_new (int spacing)
{
  return g_object_new (ADC_TYPE_WRAP_LAYOUT, "spacing", spacing, NULL);
}

gpointer
adc_wrap_box_new (int spacing)
{
  return adc_box_take_layout (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0),
                              adc_wrap_layout_new (spacing));
}

gpointer
adc_box_take_layout (gpointer box, GtkLayoutManager *layout)
{
  gtk_widget_set_layout_manager (box, layout);
  return box;
}
