/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-track.h"

#include <glib/gi18n-lib.h>

#define GAP 2 /* pixels */

struct _AdcArkTrack {
  GtkWidget  parent_instance;
  GPtrArray *spaces; /* of GtkLabel, children */
};

G_DEFINE_FINAL_TYPE (AdcArkTrack, adc_ark_track, GTK_TYPE_WIDGET)

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What the widest and the highest space ask for. */
static void
measure_space (AdcArkTrack *self, int *width, int *height)
{
  *width = *height = 0;
  for (guint i = 0; i < self->spaces->len; i++) {
    int asked_width, asked_height;

    gtk_widget_measure (self->spaces->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &asked_width, NULL,
                        NULL, NULL);
    gtk_widget_measure (self->spaces->pdata[i], GTK_ORIENTATION_VERTICAL, -1, &asked_height, NULL,
                        NULL, NULL);
    *width = MAX (*width, asked_width);
    *height = MAX (*height, asked_height);
  }
}

/* As few rows as possible, all but the last equally long. */
static guint
count_columns (AdcArkTrack *self, int width, int space)
{
  const guint fitting = CLAMP ((width + GAP) / (space + GAP), 1, (int) self->spaces->len);
  const guint n_rows = (self->spaces->len + fitting - 1) / fitting;

  return (self->spaces->len + n_rows - 1) / n_rows;
}

static GtkSizeRequestMode
adc_ark_track_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_ark_track_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  AdcArkTrack *self = ADC_ARK_TRACK (widget);
  const int n = (int) self->spaces->len;
  int width, height;

  measure_space (self, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = 5 * (width + GAP) - GAP; /* narrower than any window */
    *natural = n * (width + GAP) - GAP;
  } else {
    const guint columns = count_columns (self, for_size >= 0 ? for_size : n * (width + GAP), width);
    const int n_rows = (n + (int) columns - 1) / (int) columns;

    *minimum = *natural = n_rows * (height + GAP) - GAP;
  }
}

static void
adc_ark_track_size_allocate (GtkWidget *widget, int width, int height G_GNUC_UNUSED,
                             int baseline G_GNUC_UNUSED)
{
  AdcArkTrack *self = ADC_ARK_TRACK (widget);
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int asked, high, columns;

  measure_space (self, &asked, &high);
  columns = (int) count_columns (self, width, asked);
  for (int i = 0; i < (int) self->spaces->len; i++) {
    /* To the pixel: what a division leaves is shared out. */
    const int from = (i % columns) * (width + GAP) / columns;
    const int to = (i % columns + 1) * (width + GAP) / columns - GAP;
    const GtkAllocation place = { is_mirrored ? width - to : from, i / columns * (high + GAP),
                                  MAX (to - from, asked), high };

    gtk_widget_size_allocate (self->spaces->pdata[i], &place, -1);
  }
}

static void
released_cb (AdcArkTrack *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  guint position;

  if (picked != NULL && g_ptr_array_find (self->spaces, picked, &position))
    g_signal_emit (self, signals[PICKED], 0, (int) position);
}

static void
adc_ark_track_dispose (GObject *object)
{
  AdcArkTrack *self = ADC_ARK_TRACK (object);
  GtkWidget *child;

  g_ptr_array_set_size (self->spaces, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_ark_track_parent_class)->dispose (object);
}

static void
adc_ark_track_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_ARK_TRACK (object)->spaces);
  G_OBJECT_CLASS (adc_ark_track_parent_class)->finalize (object);
}

static void
adc_ark_track_class_init (AdcArkTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ark_track_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ark_track_finalize;
  widget_class->get_request_mode = adc_ark_track_get_request_mode;
  widget_class->measure = adc_ark_track_measure;
  widget_class->size_allocate = adc_ark_track_size_allocate;
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_ARK_TRACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "ark-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_ark_track_init (AdcArkTrack *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->spaces = g_ptr_array_new ();
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
adc_ark_track_new (int max)
{
  AdcArkTrack *self = g_object_new (ADC_TYPE_ARK_TRACK, NULL);

  for (int i = 0; i <= max; i++) {
    g_autofree char *number = g_strdup_printf ("%d", i);
    GtkWidget *space = g_object_new (GTK_TYPE_LABEL, "label", number, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

    gtk_widget_add_css_class (space, "ark-space");
    gtk_widget_set_parent (space, GTK_WIDGET (self));
    g_ptr_array_add (self->spaces, space);
  }
  return GTK_WIDGET (self);
}

static void
set_class (GtkWidget *space, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (space, name);
  else
    gtk_widget_remove_css_class (space, name);
}

/* “Arsenal 11, defence to reach 10, after a victory 1” */
static char *
describe (int value, int threshold, int after)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, value >= 0 ? g_strdup_printf (_("Arsenal %d"), value)
                                     : g_strdup (_("Arsenal unknown")));
  if (threshold >= 0)
    g_ptr_array_add (parts, g_strdup_printf (_("defence to reach %d"), threshold));
  if (after >= 0)
    g_ptr_array_add (parts, g_strdup_printf (_("after a victory %d"), after));
  g_ptr_array_add (parts, NULL);
  /* Translators: between the things said of a force, one after the other */
  return g_strjoinv (_(", "), (GStrv) parts->pdata);
}

void
adc_ark_track_show (AdcArkTrack *self, int value, int threshold, int after)
{
  g_autofree char *text = describe (value, threshold, after);

  g_return_if_fail (ADC_IS_ARK_TRACK (self));

  for (int i = 0; i < (int) self->spaces->len; i++) {
    set_class (self->spaces->pdata[i], "held", i < value);
    set_class (self->spaces->pdata[i], "marker", i == value);
    set_class (self->spaces->pdata[i], "to-reach", i == threshold);
    set_class (self->spaces->pdata[i], "after", i == after);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
}
