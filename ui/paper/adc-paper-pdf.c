/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-pdf.h"

#include "adc-pages.h"
#include "adc-whole-file.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#define MARGIN 54.0
#define SETTING 0.7 /* of the whole time: that is spent before the first page is drawn */
#define LEVELS 4

/* What is written in a thread. */
typedef struct {
  AdcPaper       *paper;
  char           *path;
  GtkPageSetup   *setup;
  AdcPdfProgress  progress;
  gpointer        data;
} Writing;

static void
free_writing (gpointer data)
{
  Writing *writing = data;

  adc_paper_unref (writing->paper);
  g_free (writing->path);
  g_object_unref (writing->setup);
  g_free (writing);
}

GtkPageSetup *
adc_paper_create_page_setup (void)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);

  return setup;
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* Fonts belong to one thread, so that each writing has its own. */
static PangoContext *
create_context (void)
{
  g_autoptr(PangoFontMap) map = pango_cairo_font_map_new ();
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoContext *context;

  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (map), 72); /* points are units */
  context = pango_font_map_create_context (map);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);

  return context;
}

static void
report (AdcPdfProgress progress, gpointer data, double part)
{
  if (progress != NULL)
    progress (part, data);
}

/* The contents that a reader of PDFs shows beside it. */
static void
add_outline (AdcPages *pages, cairo_surface_t *surface, guint page, double top_margin, int *parents)
{
  const char *text;
  double top;
  guint level;

  for (guint i = 0; adc_pages_get_heading (pages, page, i, &level, &text, &top); i++) {
    g_autofree char *place = g_strdup_printf ("page=%u pos=[0 %d]", page + 1,
                                              (int) (top_margin + top));
    int entry;

    entry = cairo_pdf_surface_add_outline (surface, parents[level - 1], text, place,
                                           level == 1 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : 0);
    for (guint j = level; j < LEVELS; j++)
      parents[j] = entry;
  }
}

static gboolean
draw (AdcPages *pages, cairo_surface_t *surface, GtkPageSetup *setup, AdcPdfProgress progress,
      gpointer data, GCancellable *cancellable, GError **error)
{
  const guint n_pages = adc_pages_get_n (pages);
  const double top = gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS);
  int parents[LEVELS] = { CAIRO_PDF_OUTLINE_ROOT, CAIRO_PDF_OUTLINE_ROOT, CAIRO_PDF_OUTLINE_ROOT,
                          CAIRO_PDF_OUTLINE_ROOT };
  cairo_t *cr = cairo_create (surface);
  gboolean is_stopped = FALSE;

  for (guint i = 0; i < n_pages && !is_stopped; i++) {
    cairo_save (cr);
    cairo_translate (cr, gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS), top);
    adc_pages_draw (pages, cr, i);
    cairo_restore (cr);
    cairo_show_page (cr);
    add_outline (pages, surface, i, top, parents);
    report (progress, data, SETTING + (1 - SETTING) * (i + 1) / n_pages);
    is_stopped = g_cancellable_set_error_if_cancelled (cancellable, error);
  }
  cairo_destroy (cr);

  return !is_stopped;
}

static gboolean
set_pages (AdcPages *pages, AdcPdfProgress progress, gpointer data, GCancellable *cancellable,
           GError **error)
{
  while (adc_pages_set_more (pages)) {
    report (progress, data, SETTING * adc_pages_get_part (pages));
    if (g_cancellable_set_error_if_cancelled (cancellable, error))
      return FALSE;
  }

  return TRUE;
}

static AdcPages *
create_pages (AdcPaper *paper, GtkPageSetup *setup)
{
  PangoContext *context = create_context ();
  AdcPages *pages =
    adc_pages_new (paper, context, gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS));

  g_object_unref (context);
  return pages;
}

gboolean
adc_paper_pdf_write (AdcPaper *paper, const char *path, GtkPageSetup *setup,
                     AdcPdfProgress progress, gpointer data, GCancellable *cancellable,
                     GError **error)
{
  g_autoptr(AdcPages) pages = create_pages (paper, setup);
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  gboolean is_drawn;

  if (!set_pages (pages, progress, data, cancellable, error))
    return FALSE;

  surface = cairo_pdf_surface_create_for_stream (
    append_cb, bytes, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
    gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, adc_paper_get_title (paper));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, adc_paper_get_game (paper));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Aide-de-camp");
  is_drawn = draw (pages, surface, setup, progress, data, cancellable, error);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (!is_drawn)
    return FALSE;
  if (status != CAIRO_STATUS_SUCCESS) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The PDF could not be made: %s."),
                 cairo_status_to_string (status));
    return FALSE;
  }

  return adc_whole_file_write (path, (const char *) bytes->data, bytes->len, 0, 0666, error);
}

static void
write_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer task_data,
                 GCancellable *cancellable)
{
  Writing *writing = task_data;
  GError *error = NULL;

  if (adc_paper_pdf_write (writing->paper, writing->path, writing->setup, writing->progress,
                           writing->data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
adc_paper_pdf_write_async (AdcPaper *paper, const char *path, AdcPdfProgress progress,
                           gpointer data, GCancellable *cancellable, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Writing *writing = g_new0 (Writing, 1);

  writing->paper = adc_paper_ref (paper);
  writing->path = g_strdup (path);
  writing->setup = adc_paper_create_page_setup ();
  writing->progress = progress;
  writing->data = data;
  g_task_set_source_tag (task, adc_paper_pdf_write_async);
  g_task_set_task_data (task, writing, free_writing);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
adc_paper_pdf_write_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
