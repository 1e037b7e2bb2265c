/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-table-frame.h"

#define LEAST_WIDTH 120 /* pixels; below this no table is worth scrolling */

struct _AdcTableFrame {
  GtkWidget  parent_instance;
  GtkWidget *scroller;
  GtkWidget *table;
};

G_DEFINE_FINAL_TYPE (AdcTableFrame, adc_table_frame, GTK_TYPE_WIDGET)

/* With something to scroll and no link inside, the keyboard needs a place to scroll from. */
static void
extent_changed_cb (GtkAdjustment *adjustment, AdcTableFrame *self)
{
  gtk_widget_set_focusable (self->scroller, gtk_adjustment_get_upper (adjustment) >
                                              gtk_adjustment_get_page_size (adjustment));
}

/* A scrolled window takes the wheel even when it has nothing to scroll that way; turning it over a
 * table must scroll the page. */
static void
leave_wheel_to_page (GtkWidget *scroller)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (scroller);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller),
                                             GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL |
                                             GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  }
}

/* A scrolled window that may not have the focus says all the same that it took it, and Tab would never get past. */
static gboolean
adc_table_frame_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdcTableFrame *self = ADC_TABLE_FRAME (widget);

  if (!gtk_widget_get_focusable (self->scroller))
    return gtk_widget_child_focus (self->table, direction);

  return GTK_WIDGET_CLASS (adc_table_frame_parent_class)->focus (widget, direction);
}

static GtkSizeRequestMode
adc_table_frame_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_table_frame_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  GtkWidget *table = ADC_TABLE_FRAME (widget)->table;
  int least;

  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &least, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (least, LEAST_WIDTH);
  else
    gtk_widget_measure (table, orientation, for_size < 0 ? -1 : MAX (for_size, least), minimum,
                        natural, NULL, NULL);
}

static void
adc_table_frame_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (ADC_TABLE_FRAME (widget)->scroller, width, height, baseline, NULL);
}

static void
adc_table_frame_dispose (GObject *object)
{
  g_clear_pointer (&ADC_TABLE_FRAME (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (adc_table_frame_parent_class)->dispose (object);
}

static void
adc_table_frame_class_init (AdcTableFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_table_frame_dispose;
  widget_class->focus = adc_table_frame_focus;
  widget_class->get_request_mode = adc_table_frame_get_request_mode;
  widget_class->measure = adc_table_frame_measure;
  widget_class->size_allocate = adc_table_frame_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_table_frame_init (AdcTableFrame *self)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());

  self->scroller = GTK_WIDGET (scroller);
  gtk_scrolled_window_set_policy (scroller, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  leave_wheel_to_page (self->scroller);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-frame");
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (scroller), "changed",
                           G_CALLBACK (extent_changed_cb), self, 0);
}

GtkWidget *
adc_table_frame_new (GtkWidget *table)
{
  AdcTableFrame *self = g_object_new (ADC_TYPE_TABLE_FRAME, NULL);

  self->table = table;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), table);

  return GTK_WIDGET (self);
}
