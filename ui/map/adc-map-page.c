/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-map-page.h"

#define SPACING 18
#define MIN_WIDE 700   /* pixels: from here on they are side by side */
#define MIN_ASIDE 330  /* width of what is said, which grows with the window up to a point */
#define MAX_ASIDE 460

struct _AdcMapPage {
  GtkWidget      parent_instance;
  GtkAdjustment *adjustment;
  int            value; /* of the adjustment when the map was put in its place; so is the next */
  int            page_size;
  guint          tick;
};

G_DEFINE_FINAL_TYPE (AdcMapPage, adc_map_page, GTK_TYPE_WIDGET)

static int
get_aside_width (int width)
{
  return CLAMP (width * 2 / 5, MIN_ASIDE, MAX_ASIDE);
}

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size, int *natural)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, natural, NULL, NULL);
  return minimum;
}

static void
measure_height (GtkWidget *map, GtkWidget *aside, int width, int *minimum, int *natural)
{
  int map_natural, aside_natural;

  if (width >= MIN_WIDE) {
    const int aside_width = get_aside_width (width);
    const int map_width = width - aside_width - SPACING;

    /* The map makes do with the height there is. */
    measure (aside, GTK_ORIENTATION_VERTICAL, aside_width, &aside_natural);
    *minimum = *natural = MAX (measure (map, GTK_ORIENTATION_VERTICAL, map_width, &map_natural),
                               aside_natural);
  } else {
    measure (map, GTK_ORIENTATION_VERTICAL, width, &map_natural);
    measure (aside, GTK_ORIENTATION_VERTICAL, width, &aside_natural);
    *minimum = *natural = map_natural + SPACING + aside_natural;
  }
}

static void
adc_map_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline G_GNUC_UNUSED,
                      int *natural_baseline G_GNUC_UNUSED)
{
  GtkWidget *map = gtk_widget_get_first_child (widget);
  GtkWidget *aside = gtk_widget_get_last_child (widget);
  int map_natural, aside_natural;

  *minimum = MAX (measure (map, GTK_ORIENTATION_HORIZONTAL, -1, &map_natural),
                  measure (aside, GTK_ORIENTATION_HORIZONTAL, -1, &aside_natural));
  *natural = MAX (map_natural, aside_natural);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (map, aside, MAX (for_size >= 0 ? for_size : *natural, *minimum), minimum,
                    natural);
}

/* The map goes along with what is in sight, as far down as the page goes. */
static void
allocate_wide (AdcMapPage *self, int width, int height)
{
  GtkWidget *map = gtk_widget_get_first_child (GTK_WIDGET (self));
  GtkWidget *aside = gtk_widget_get_last_child (GTK_WIDGET (self));
  const gboolean is_mirrored = gtk_widget_get_direction (map) == GTK_TEXT_DIR_RTL;
  const int aside_width = get_aside_width (width);
  const int map_width = width - aside_width - SPACING;
  int natural, y = 0, map_height = height;

  if (self->adjustment != NULL) {
    const int least = measure (map, GTK_ORIENTATION_VERTICAL, map_width, &natural);

    map_height = CLAMP (self->page_size, least, MAX (height, least));
    y = CLAMP (self->value, 0, MAX (height - map_height, 0));
  }
  gtk_widget_size_allocate (map,
                            &(GtkAllocation){ is_mirrored ? aside_width + SPACING : 0, y, map_width,
                                              map_height },
                            -1);
  gtk_widget_size_allocate (aside,
                            &(GtkAllocation){ is_mirrored ? 0 : map_width + SPACING, 0, aside_width,
                                              height },
                            -1);
}

static void
scrolled_cb (AdcMapPage *self)
{
  const int value = gtk_adjustment_get_value (self->adjustment);

  if (adc_map_page_is_wide (self) && self->value != value)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
resize_cb (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  ADC_MAP_PAGE (widget)->tick = 0;
  gtk_widget_queue_allocate (widget);
  return G_SOURCE_REMOVE;
}

/* The scrolled window tells of its height only after everything in it has its place: the map has
 * its own in the next frame. */
static void
resized_cb (AdcMapPage *self)
{
  if (self->tick == 0 && self->page_size != (int) gtk_adjustment_get_page_size (self->adjustment))
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), resize_cb, NULL, NULL);
}

static void
adc_map_page_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  AdcMapPage *self = ADC_MAP_PAGE (widget);
  GtkWidget *map = gtk_widget_get_first_child (widget);
  GtkWidget *aside = gtk_widget_get_last_child (widget);
  int map_height;

  if (self->adjustment != NULL) {
    self->value = gtk_adjustment_get_value (self->adjustment);
    self->page_size = gtk_adjustment_get_page_size (self->adjustment);
  }
  if (width >= MIN_WIDE) {
    allocate_wide (self, width, height);
    return;
  }

  measure (map, GTK_ORIENTATION_VERTICAL, width, &map_height);
  gtk_widget_size_allocate (map, &(GtkAllocation){ 0, 0, width, map_height }, -1);
  gtk_widget_size_allocate (aside,
                            &(GtkAllocation){ 0, map_height + SPACING, width,
                                              MAX (height - map_height - SPACING, 0) },
                            -1);
}

static GtkSizeRequestMode
adc_map_page_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Tab goes from the map to the rest, wherever the map stands while that is scrolled. */
static gboolean
adc_map_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  const gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;

  if (!is_forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (adc_map_page_parent_class)->focus (widget, direction);

  if (child == NULL)
    child = is_forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  while (child != NULL && !gtk_widget_child_focus (child, direction))
    child = is_forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);

  return child != NULL;
}

static void
adc_map_page_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&ADC_MAP_PAGE (object)->adjustment);
  G_OBJECT_CLASS (adc_map_page_parent_class)->dispose (object);
}

static void
adc_map_page_class_init (AdcMapPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_map_page_dispose;
  widget_class->measure = adc_map_page_measure;
  widget_class->size_allocate = adc_map_page_size_allocate;
  widget_class->get_request_mode = adc_map_page_get_request_mode;
  widget_class->focus = adc_map_page_focus;
}

static void
adc_map_page_init (AdcMapPage *self G_GNUC_UNUSED)
{
}

void
adc_map_page_set_adjustment (AdcMapPage *self, GtkAdjustment *adjustment)
{
  g_return_if_fail (ADC_IS_MAP_PAGE (self));
  g_return_if_fail (GTK_IS_ADJUSTMENT (adjustment));
  g_return_if_fail (self->adjustment == NULL);

  self->adjustment = g_object_ref (adjustment);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
}

gboolean
adc_map_page_is_wide (AdcMapPage *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PAGE (self), FALSE);

  return gtk_widget_get_width (GTK_WIDGET (self)) >= MIN_WIDE;
}
