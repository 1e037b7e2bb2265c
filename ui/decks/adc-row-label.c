/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-row-label.h"

#define MIN_CHARACTERS 8 /* that a line has room for; longer words are broken */
#define UNKNOWN -1

struct _AdcRowLabel {
  GtkWidget    parent_instance;
  char        *text;
  PangoLayout *layout;        /* or NULL until it is needed */
  guint        serial;        /* of the fonts, when it was measured */
  int          min_width;     /* pixels; all of these: UNKNOWN until they are measured */
  int          line_width;    /* of all of it on one line */
  int          line_height;
  int          wrapped_width; /* the last one that it was broken for */
  int          wrapped_height;
  gboolean     is_link;
};

G_DEFINE_FINAL_TYPE (AdcRowLabel, adc_row_label, GTK_TYPE_WIDGET)

static void
forget_sizes (AdcRowLabel *self)
{
  self->min_width = UNKNOWN;
  self->line_width = UNKNOWN;
  self->wrapped_width = UNKNOWN;
}

/* Pango forgets what it knows of a text that is to be broken elsewhere. */
static void
set_layout_width (AdcRowLabel *self, int width)
{
  const int units = width >= self->line_width ? -1 : width * PANGO_SCALE;

  if (pango_layout_get_width (self->layout) != units)
    pango_layout_set_width (self->layout, units);
}

static int
find_min_width (AdcRowLabel *self)
{
  PangoFontMetrics *metrics =
    pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);
  const int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                         pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (width * MIN_CHARACTERS);
}

static void
measure_line (AdcRowLabel *self)
{
  if (self->layout == NULL) {
    self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
    pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  }
  if (self->min_width == UNKNOWN)
    self->min_width = find_min_width (self);
  if (self->line_width != UNKNOWN)
    return;

  self->serial = pango_context_get_serial (pango_layout_get_context (self->layout));
  self->wrapped_width = UNKNOWN;
  pango_layout_set_width (self->layout, -1);
  pango_layout_get_pixel_size (self->layout, &self->line_width, &self->line_height);
}

static int
measure_height (AdcRowLabel *self, int width)
{
  if (width < 0 || width >= self->line_width)
    return self->line_height;

  if (self->wrapped_width != width) {
    self->wrapped_width = width;
    set_layout_width (self, width);
    pango_layout_get_pixel_size (self->layout, NULL, &self->wrapped_height);
  }

  return self->wrapped_height;
}

static GtkSizeRequestMode
adc_row_label_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_row_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  AdcRowLabel *self = ADC_ROW_LABEL (widget);

  measure_line (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = self->min_width;
    *natural = MAX (self->min_width, self->line_width);
  } else
    *minimum = *natural = measure_height (self, for_size);
}

static void
adc_row_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcRowLabel *self = ADC_ROW_LABEL (widget);
  const int width = gtk_widget_get_width (widget);
  int spare;
  GdkRGBA ink;

  if (*self->text == '\0')
    return;

  measure_line (self);
  spare = gtk_widget_get_height (widget) - measure_height (self, width);
  set_layout_width (self, width);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, spare / 2));
  gtk_snapshot_append_layout (snapshot, self->layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Colours change what is drawn, which GTK sees to; fonts change what room it takes. */
static void
adc_row_label_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  AdcRowLabel *self = ADC_ROW_LABEL (widget);

  GTK_WIDGET_CLASS (adc_row_label_parent_class)->css_changed (widget, change);
  if (self->layout == NULL ||
      pango_context_get_serial (pango_layout_get_context (self->layout)) == self->serial)
    return;

  forget_sizes (self);
  gtk_widget_queue_resize (widget);
}

static void
adc_row_label_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (adc_row_label_parent_class)->system_setting_changed (widget, setting);
  forget_sizes (ADC_ROW_LABEL (widget));
  gtk_widget_queue_resize (widget);
}

static void
underline (AdcRowLabel *self, gboolean is_underlined)
{
  g_autoptr(PangoAttrList) attributes = NULL;

  if (self->layout == NULL ||
      is_underlined == (pango_layout_get_attributes (self->layout) != NULL))
    return;

  if (is_underlined) {
    attributes = pango_attr_list_new ();
    pango_attr_list_insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE));
  }
  pango_layout_set_attributes (self->layout, attributes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
adc_row_label_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  AdcRowLabel *self = ADC_ROW_LABEL (widget);

  underline (self, self->is_link &&
                     (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0);
  if (GTK_WIDGET_CLASS (adc_row_label_parent_class)->state_flags_changed != NULL)
    GTK_WIDGET_CLASS (adc_row_label_parent_class)->state_flags_changed (widget, before);
}

static void
adc_row_label_dispose (GObject *object)
{
  g_clear_object (&ADC_ROW_LABEL (object)->layout);
  G_OBJECT_CLASS (adc_row_label_parent_class)->dispose (object);
}

static void
adc_row_label_finalize (GObject *object)
{
  g_free (ADC_ROW_LABEL (object)->text);
  G_OBJECT_CLASS (adc_row_label_parent_class)->finalize (object);
}

static void
adc_row_label_class_init (AdcRowLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_row_label_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_row_label_finalize;
  widget_class->get_request_mode = adc_row_label_get_request_mode;
  widget_class->measure = adc_row_label_measure;
  widget_class->snapshot = adc_row_label_snapshot;
  widget_class->css_changed = adc_row_label_css_changed;
  widget_class->system_setting_changed = adc_row_label_system_setting_changed;
  widget_class->state_flags_changed = adc_row_label_state_flags_changed;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
adc_row_label_init (AdcRowLabel *self)
{
  self->text = g_strdup ("");
  forget_sizes (self);
}

GtkWidget *
adc_row_label_new (const char *style)
{
  GtkWidget *self = g_object_new (ADC_TYPE_ROW_LABEL, NULL);

  gtk_widget_add_css_class (self, style);
  return self;
}

const char *
adc_row_label_get_text (AdcRowLabel *self)
{
  g_return_val_if_fail (ADC_IS_ROW_LABEL (self), NULL);

  return self->text;
}

void
adc_row_label_set_text (AdcRowLabel *self, const char *text)
{
  g_return_if_fail (ADC_IS_ROW_LABEL (self) && text != NULL);

  if (g_str_equal (self->text, text))
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  self->line_width = UNKNOWN;
  if (self->layout != NULL)
    pango_layout_set_text (self->layout, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
adc_row_label_set_is_link (AdcRowLabel *self, gboolean is_link)
{
  g_return_if_fail (ADC_IS_ROW_LABEL (self));

  self->is_link = is_link;
}
