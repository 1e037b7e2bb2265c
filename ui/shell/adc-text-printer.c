/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-text-printer.h"

#include <glib/gi18n-lib.h>

#define TITLE_FONT "Sans Bold 11"
#define TEXT_FONT "Monospace 9" /* eighty columns between the margins of A4 and of Letter */
#define NUMBER_FONT "Sans 9"
#define GAP 12.0 /* points, between the text and what is above and below it */
#define MARGIN 54.0

struct _AdcTextPrinter {
  GtkPrintOperation  parent_instance;
  char              *title;
  char              *text;
  PangoLayout       *layout; /* of the whole text, from when printing begins */
  GArray            *pages;  /* of int: the first line of each */
  double             top;    /* where the text begins */
};

G_DEFINE_FINAL_TYPE (AdcTextPrinter, adc_text_printer, GTK_TYPE_PRINT_OPERATION)

static PangoLayout *
create_layout (GtkPrintContext *context, const char *font, const char *text)
{
  g_autoptr(PangoFontDescription) description = pango_font_description_from_string (font);
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_width (layout, (int) (gtk_print_context_get_width (context) * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);

  return layout;
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

static double
get_line_height (PangoLayoutLine *line)
{
  int height;

  pango_layout_line_get_height (line, &height);
  return (double) height / PANGO_SCALE;
}

static void
adc_text_printer_begin_print (GtkPrintOperation *operation, GtkPrintContext *context)
{
  AdcTextPrinter *self = ADC_TEXT_PRINTER (operation);
  g_autoptr(PangoLayout) title = create_layout (context, TITLE_FONT, self->title);
  g_autoptr(PangoLayout) number = create_layout (context, NUMBER_FONT, "1");
  double height, used = 0;
  int n_lines;

  g_clear_object (&self->layout);
  self->layout = create_layout (context, TEXT_FONT, self->text);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  self->top = get_height (title) + GAP;
  height = gtk_print_context_get_height (context) - self->top - get_height (number) - GAP;

  g_array_set_size (self->pages, 0);
  n_lines = pango_layout_get_line_count (self->layout);
  for (int i = 0; i < n_lines; i++) {
    const double line = get_line_height (pango_layout_get_line_readonly (self->layout, i));

    if (self->pages->len == 0 || used + line > height) {
      g_array_append_val (self->pages, i);
      used = 0;
    }
    used += line;
  }

  gtk_print_operation_set_n_pages (operation, (int) self->pages->len);
}

static void
draw_text (AdcTextPrinter *self, cairo_t *cr, guint page)
{
  const int first = g_array_index (self->pages, int, page);
  const int end = page + 1 < self->pages->len ? g_array_index (self->pages, int, page + 1)
                                              : pango_layout_get_line_count (self->layout);
  double y = self->top;

  for (int i = first; i < end; i++) {
    PangoLayoutLine *line = pango_layout_get_line_readonly (self->layout, i);
    PangoRectangle extents;

    /* A line is drawn from its baseline; the rectangle's top lies above it. */
    pango_layout_line_get_extents (line, NULL, &extents);
    cairo_move_to (cr, 0, y - (double) extents.y / PANGO_SCALE);
    pango_cairo_show_layout_line (cr, line);
    y += get_line_height (line);
  }
}

static void
adc_text_printer_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page)
{
  AdcTextPrinter *self = ADC_TEXT_PRINTER (operation);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  /* Translators: at the foot of a printed page: its number, and how many there are */
  g_autofree char *text = g_strdup_printf (_("%d / %u"), page + 1, self->pages->len);
  g_autoptr(PangoLayout) title = create_layout (context, TITLE_FONT, self->title);
  g_autoptr(PangoLayout) number = create_layout (context, NUMBER_FONT, text);

  cairo_set_source_rgb (cr, 0, 0, 0);
  pango_layout_set_ellipsize (title, PANGO_ELLIPSIZE_END);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, title);
  draw_text (self, cr, (guint) page);
  pango_layout_set_alignment (number, PANGO_ALIGN_CENTER);
  cairo_move_to (cr, 0, gtk_print_context_get_height (context) - get_height (number));
  pango_cairo_show_layout (cr, number);
}

static void
adc_text_printer_finalize (GObject *object)
{
  AdcTextPrinter *self = ADC_TEXT_PRINTER (object);

  g_clear_object (&self->layout);
  g_array_unref (self->pages);
  g_free (self->title);
  g_free (self->text);
  G_OBJECT_CLASS (adc_text_printer_parent_class)->finalize (object);
}

static void
adc_text_printer_class_init (AdcTextPrinterClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_text_printer_finalize;
  operation_class->begin_print = adc_text_printer_begin_print;
  operation_class->draw_page = adc_text_printer_draw_page;
}

static void
adc_text_printer_init (AdcTextPrinter *self)
{
  g_autoptr(GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_print_operation_set_default_page_setup (GTK_PRINT_OPERATION (self), setup);
  gtk_print_operation_set_unit (GTK_PRINT_OPERATION (self), GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (GTK_PRINT_OPERATION (self), TRUE);
  self->pages = g_array_new (FALSE, FALSE, sizeof (int));
}

GtkPrintOperation *
adc_text_printer_new (const char *title, const char *text)
{
  AdcTextPrinter *self = g_object_new (ADC_TYPE_TEXT_PRINTER, "job-name", title, NULL);

  self->title = g_strdup (title);
  self->text = g_strdup (text);

  return GTK_PRINT_OPERATION (self);
}
