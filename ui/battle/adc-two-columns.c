/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-two-columns.h"

#define SPACING 12
#define MIN_TWO 680   /* pixels: from here on there are two */
#define MIN_ASIDE 300 /* width of the second, which grows with the window up to a point */
#define MAX_ASIDE 420

struct _AdcTwoColumns {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcTwoColumns, adc_two_columns, GTK_TYPE_WIDGET)

enum { MAIN, ASIDE, N_COLUMNS };

static guint
get_column (GtkWidget *child, gboolean are_two)
{
  return are_two && gtk_widget_has_css_class (child, "aside") ? ASIDE : MAIN;
}

/* How wide each column is; FALSE: there is one. */
static gboolean
share_width (int width, int widths[N_COLUMNS])
{
  const gboolean are_two = width >= MIN_TWO;

  widths[ASIDE] = are_two ? CLAMP (width * 2 / 5, MIN_ASIDE, MAX_ASIDE) : 0;
  widths[MAIN] = are_two ? width - widths[ASIDE] - SPACING : width;

  return are_two;
}

static void
measure_height (GtkWidget *widget, int width, int *minimum, int *natural)
{
  int widths[N_COLUMNS], minima[N_COLUMNS] = { 0 }, naturals[N_COLUMNS] = { 0 };
  const gboolean are_two = share_width (width, widths);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    const guint column = get_column (child, are_two);
    const int gap = naturals[column] > 0 ? SPACING : 0;
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;

    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, widths[column], &child_minimum,
                        &child_natural, NULL, NULL);
    minima[column] += gap + child_minimum;
    naturals[column] += gap + child_natural;
  }

  *minimum = MAX (minima[MAIN], minima[ASIDE]);
  *natural = MAX (naturals[MAIN], naturals[ASIDE]);
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
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
}

static void
adc_two_columns_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
  measure_width (widget, minimum, natural);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (widget, for_size >= 0 ? for_size : *natural, minimum, natural);
}

static void
adc_two_columns_size_allocate (GtkWidget *widget, int width, int height G_GNUC_UNUSED,
                               int baseline G_GNUC_UNUSED)
{
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int widths[N_COLUMNS], y[N_COLUMNS] = { 0 };
  const gboolean are_two = share_width (width, widths);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    const guint column = get_column (child, are_two);
    const int x = column == ASIDE ? widths[MAIN] + SPACING : 0;
    GtkAllocation place = { is_mirrored ? width - x - widths[column] : x, y[column],
                            widths[column], 0 };

    if (!gtk_widget_should_layout (child))
      continue;

    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place.width, NULL, &place.height, NULL,
                        NULL);
    gtk_widget_size_allocate (child, &place, -1);
    y[column] += place.height + SPACING;
  }
}

static GtkSizeRequestMode
adc_two_columns_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static GtkWidget *
get_next (GtkWidget *child, GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_FORWARD ? gtk_widget_get_next_sibling (child)
                                          : gtk_widget_get_prev_sibling (child);
}

static gboolean
adc_two_columns_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (adc_two_columns_parent_class)->focus (widget, direction);

  if (child == NULL)
    child = direction == GTK_DIR_TAB_FORWARD ? gtk_widget_get_first_child (widget)
                                             : gtk_widget_get_last_child (widget);
  for (; child != NULL; child = get_next (child, direction))
    if (gtk_widget_child_focus (child, direction))
      return TRUE;

  return FALSE;
}

static void
adc_two_columns_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_two_columns_parent_class)->dispose (object);
}

static void
adc_two_columns_class_init (AdcTwoColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_two_columns_dispose;
  widget_class->measure = adc_two_columns_measure;
  widget_class->size_allocate = adc_two_columns_size_allocate;
  widget_class->get_request_mode = adc_two_columns_get_request_mode;
  widget_class->focus = adc_two_columns_focus;
}

static void
adc_two_columns_init (AdcTwoColumns *self G_GNUC_UNUSED)
{
}
