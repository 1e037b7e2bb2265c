/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* memmem */

/* What leaves the window: printed, as a PDF, in the clipboard. */

#include "adc-driver.h"
#include "adc-language.h"
#include "adc-pages-private.h"
#include "adc-paper-export.h"
#include "adc-paper-pdf.h"
#include "adc-paper-printer.h"
#include "adc-papers.h"
#include "adc-view.h"
#include "widgets.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#define A4_WIDTH      487.0 /* between the margins, in points */
#define A4_HEIGHT     734.0
#define LETTER_WIDTH  504.0
#define LETTER_HEIGHT 684.0

static AdcApplication *application;
static char *folder;

static GtkWidget *
get_window (void)
{
  return GTK_WIDGET (adc_driver_get_window (application));
}

static gboolean
act (const char *action)
{
  const gboolean is_done = gtk_widget_activate_action (get_window (), action, NULL);

  adc_driver_settle ();
  return is_done;
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_set (gpointer user_data)
{
  return *(gpointer *) user_data != NULL;
}

static char *
dup_clipboard (void)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (get_window ()), NULL, text_read_cb,
                                 &text);
  adc_driver_wait (is_set, &text);
  return text;
}

static const struct {
  const char *location, *view, *title;
  guint       n_scopes;
} places[] = {
  { "ares/rule/seuil-zero", "rules", NULL, 3 },
  { "ares/term/bouclier", "glossary", "Shield", 2 },
  { "ares/faction/terrans", "factions", "Terrans", 1 },
  { "ares/unit/trooper", "factions", "Trooper", 2 },
  { "ares/sequence/sequence-tour", "turn", NULL, 1 },
  { "ares/battle", "battle", NULL, 1 },
};

static gboolean
has_paper (gpointer view)
{
  return adc_view_get_scope (view, ADC_SCOPE_PAGE) != NULL;
}

static AdcView *
open_place (guint i)
{
  AdcView *view;

  adc_driver_open (application, places[i].location);
  view = ADC_VIEW (adc_driver_get_page (application, places[i].view));
  adc_driver_wait (has_paper, view);
  gtk_widget_activate_action (get_window (), "win.update-paper", NULL);
  adc_driver_settle ();

  return view;
}

/* Text and Markdown of what is on screen, in every view that has something. */
static void
test_copy (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    AdcView *view = open_place (i);
    g_autoptr(AdcPaper) paper = adc_view_dup_paper (view, ADC_SCOPE_PAGE);
    g_autofree char *heading = g_strdup_printf ("# %s\n", adc_paper_get_title (paper));
    g_autofree char *text = NULL;
    g_autofree char *markdown = NULL;

    if (places[i].title != NULL)
      g_assert_cmpstr (adc_paper_get_title (paper), ==, places[i].title);
    g_assert_true (act ("win.copy-text"));
    text = dup_clipboard ();
    g_assert_true (g_str_has_prefix (text, adc_paper_get_title (paper)));
    g_assert_true (act ("win.copy-markdown"));
    markdown = dup_clipboard ();
    g_assert_true (g_str_has_prefix (markdown, heading));
  }
}

/* Whether an action has put something there. */
static gboolean
copies (const char *action)
{
  g_autofree char *text = NULL;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (get_window ()), "untouched");
  act (action);
  text = dup_clipboard ();
  return !g_str_equal (text, "untouched");
}

/* Where there is nothing to be printed nothing is done. */
static void
test_nothing (void)
{
  adc_driver_open (application, "ares/rule/seuil-zero");
  g_assert_true (copies ("win.copy-text"));
  adc_driver_open (application, "ares/bookmarks");
  g_assert_false (copies ("win.copy-text"));
  adc_driver_open (application, "ares/factions");
  g_assert_false (copies ("win.copy-markdown"));
  adc_driver_open (application, "ares/unit/trooper");
  g_assert_true (copies ("win.copy-markdown"));
  act ("win.search");
  g_assert_false (copies ("win.copy-text"));
  act ("win.close-search");
}

/* How much is chosen in the menu, and stays chosen where the view has that too. */
static void
test_scopes (void)
{
  GtkWidget *window = get_window ();
  g_autofree char *text = NULL;
  g_autofree char *page = NULL;

  adc_driver_open (application, "ares/term/bouclier");
  g_assert_true (gtk_widget_activate_action (window, "win.paper-scope", "s", "all"));
  g_assert_true (act ("win.copy-text"));
  text = dup_clipboard ();
  g_assert_nonnull (strstr (text, "Glossary"));
  g_assert_nonnull (strstr (text, "\nShield\n"));
  adc_driver_open (application, "ares/unit/trooper");
  g_assert_true (act ("win.copy-text"));
  page = dup_clipboard ();
  g_assert_true (g_str_has_prefix (page, "Trooper\n"));
  g_assert_true (gtk_widget_activate_action (window, "win.paper-scope", "s", "page"));

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    AdcView *view = open_place (i);
    guint n = 0;

    for (guint j = 0; j < ADC_N_SCOPES; j++) {
      g_autoptr(AdcPaper) paper = adc_view_dup_paper (view, j);

      g_assert_true ((paper != NULL) == (adc_view_get_scope (view, j) != NULL));
      n += paper != NULL;
    }
    g_assert_cmpuint (n, ==, places[i].n_scopes);
  }
}

static void
check_menu (GtkMenuButton *button)
{
  g_autofree char *text = NULL;

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (button)));
  gtk_menu_button_popup (button);
  adc_driver_settle ();
  text = adc_driver_dup_text (GTK_WIDGET (gtk_menu_button_get_popover (button)));
  g_assert_nonnull (strstr (text, "This Rule"));
  g_assert_nonnull (strstr (text, "All Rules"));
  g_assert_nonnull (strstr (text, "Copy as Markdown"));
  gtk_menu_button_popdown (button);
  adc_driver_settle ();
}

/* The menu has what there is to choose from. */
static void
test_menu (void)
{
  adc_driver_open (application, "ares/rule/seuil-zero");
  check_menu (widget_get_child (get_window (), "paper_button"));
}

/* In a narrow window it is beside the main menu. */
static void
test_narrow_menu (void)
{
  GtkWidget *window = get_window ();
  const int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);

  adc_driver_open (application, "ares/rule/seuil-zero");
  adc_driver_resize (application, 360, height);
  g_assert_false (gtk_widget_get_visible (widget_get_child (window, "paper_button")));
  g_assert_true (act ("win.show-sidebar"));
  adc_driver_settle ();
  check_menu (widget_get_child (window, "narrow_paper_button"));
  adc_driver_resize (application, width, height);
  g_assert_false (gtk_widget_get_visible (widget_get_child (window, "narrow_paper_button")));
}

static gboolean
is_file (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Later cairos pack objects together, the title among them. */
static gboolean
pdf_says (const char *contents, gsize size, const char *words)
{
  const char *at = contents, *end = contents + size;
  const gsize room = 1 << 20;
  g_autofree char *unpacked = g_malloc (room);
  gboolean says = memmem (contents, size, words, strlen (words)) != NULL;

  while (!says && (at = memmem (at, end - at, "stream\n", 7)) != NULL) {
    g_autoptr(GZlibDecompressor) unpacker = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
    gsize n_read, n_written;

    at += 7;
    says = g_converter_convert (G_CONVERTER (unpacker), at, end - at, unpacked, room,
                                G_CONVERTER_NO_FLAGS, &n_read, &n_written, NULL) !=
             G_CONVERTER_ERROR &&
           memmem (unpacked, n_written, words, strlen (words)) != NULL;
  }

  return says;
}

/* A PDF of each view, by the way the window takes once the file has a name. */
static void
test_pdf (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autofree char *path = g_strdup_printf ("%s/%u.pdf", folder, i);
    g_autoptr(AdcPaper) paper = adc_view_dup_paper (open_place (i), ADC_SCOPE_PAGE);
    g_autofree char *contents = NULL;
    gsize size;

    adc_paper_export (GTK_WINDOW (get_window ()), paper, path);
    adc_driver_wait (is_file, path);
    adc_driver_settle ();
    g_assert_true (g_file_get_contents (path, &contents, &size, NULL));
    g_assert_cmpmem (contents, 5, "%PDF-", 5);
    if (places[i].title != NULL) {
      g_autofree char *title = g_strdup_printf ("/Title (%s)", places[i].title);

      g_assert_true (pdf_says (contents, size, title));
    }
  }
}

static gboolean
has_dialog (gpointer user_data)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ADW_IS_MESSAGE_DIALOG (l->data))
      *(GtkWidget **) user_data = l->data;

  return *(GtkWidget **) user_data != NULL;
}

/* There is no such folder: a sentence. And what is given up leaves the file as it was. */
static void
test_failure (void)
{
  g_autoptr(AdcPaper) paper = adc_view_dup_paper (open_place (1), ADC_SCOPE_ALL);
  g_autofree char *path = g_build_filename (folder, "kept.pdf", NULL);
  g_autoptr(GtkPageSetup) setup = adc_paper_create_page_setup ();
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *text = NULL;
  GtkWidget *dialog = NULL;

  adc_paper_export (GTK_WINDOW (get_window ()), paper, "/nowhere/at/all/rules.pdf");
  adc_driver_wait (has_dialog, &dialog);
  text = adc_driver_dup_text (dialog);
  g_assert_nonnull (strstr (text, "The PDF Could Not Be Written"));
  gtk_window_destroy (GTK_WINDOW (dialog));

  g_assert_true (g_file_set_contents (path, "before", -1, NULL));
  g_cancellable_cancel (cancellable);
  g_assert_false (adc_paper_pdf_write (paper, path, setup, NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "before");
}

static AdcPages *
set_pages (AdcPaper *paper, double width, double height)
{
  PangoFontMap *map = pango_cairo_font_map_new ();
  PangoContext *context;
  AdcPages *pages;

  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (map), 72);
  context = pango_font_map_create_context (map);
  pages = adc_pages_new (paper, context, width, height);
  while (adc_pages_set_more (pages))
    ;
  g_object_unref (context);
  g_object_unref (map);

  return pages;
}

/* Nothing stands beyond the margin, nothing is higher than the page. */
static void
check_pieces (AdcPages *pages)
{
  for (guint i = 0; i < pages->pieces->len; i++) {
    const AdcPagePiece *piece = pages->pieces->pdata[i];

    for (guint j = 0; piece->cells != NULL && j < piece->cells->len; j++)
      g_assert_cmpfloat (g_array_index (piece->xs, double, j) +
                           adc_pages_get_width (piece->cells->pdata[j]),
                         <=, pages->width + 0.5);
    if (piece->layout != NULL)
      g_assert_cmpfloat (piece->x + adc_pages_get_width (piece->layout), <=, pages->width + 0.5);
  }
}

static void
check_pages (AdcPaper *paper, double width, double height)
{
  g_autoptr(AdcPages) pages = set_pages (paper, width, height);
  g_autofree char *first = adc_pages_dup_text (pages, 0);

  g_assert_nonnull (strstr (first, adc_paper_get_title (paper)));
  check_pieces (pages);
  for (guint i = 0; i < adc_pages_get_n (pages); i++) {
    g_autofree char *text = adc_pages_dup_text (pages, i);

    g_assert_cmpuint (strlen (text), >, 20);
    if (adc_pages_ends_with_heading (pages, i))
      g_error ("page %u of “%s” ends with a heading: %s", i + 1, adc_paper_get_title (paper), text);
  }
}

/* All rules of all games on either sheet of paper: no heading at the foot of a page, nothing cut. */
static void
test_pages (void)
{
  AdcLibrary *library = adc_application_get_library (application);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
    GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);
    g_autoptr(AdcPaper) rules = adc_paper_of_rules (game);

    check_pages (rules, i % 2 == 0 ? A4_WIDTH : LETTER_WIDTH, i % 2 == 0 ? A4_HEIGHT : LETTER_HEIGHT);
    if (g_list_model_get_n_items (factions) > 0) {
      g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, 0);
      g_autoptr(AdcPaper) sheet = adc_paper_of_entry (faction);

      check_pages (sheet, LETTER_WIDTH, LETTER_HEIGHT);
    }
  }
}

/* More columns than any sheet has room for, and words that are longer than a line. */
static void
test_wide_table (void)
{
  AdcGame *game = adc_library_get_game (adc_application_get_library (application), "ares");
  g_autoptr(AdcPaper) paper = adc_paper_new ("Wide", game);
  AdcPaperBlock *table;

  adc_paper_add_heading (paper, 1, "Wide");
  adc_paper_add_text (paper, 0, "Something to be read before the table begins.");
  table = adc_paper_add_table (paper);
  for (guint i = 0; i < 80; i++) {
    AdcPaperRow *row = adc_paper_table_add (table, i == 0);

    for (guint j = 0; j < 24; j++)
      adc_paper_row_add (row, i == 0 ? "Constitutionnellement" : "incompréhensibilité");
  }
  check_pages (paper, A4_WIDTH, A4_HEIGHT);
}

/* All there is to be said of the battle on screen. */
static gboolean
has_result (gpointer game)
{
  AdcBattleSession *session =
    adc_battles_get_session (adc_application_get_battles (application), game);
  AdcBattle *battle = session != NULL ? adc_battle_session_get_battle (session) : NULL;

  return battle != NULL &&
         (!adc_battle_has_chance (battle) || adc_battle_session_get_forecast (session) != NULL);
}

/* Words that stand on the sheet once somebody knows how it ends. */
static const struct {
  const char *game, *example, *french, *english;
} results[] = {
  { "ares", "exercice", "Issue : exact", "Outcome: exact" },
  { "starcraft", "premiere-bataille", "Issue : exact", "Outcome: exact" },
  { "buck-rogers", "armees-de-depart", "Issue : exact", "Outcome: exact" },
  { "ark", "cout-victoire", "Issue : exact", "Outcome: exact" },
  { "neuroshima-hex", "exemple-bataille", "Survivants", "Survivors" },
};

static void
check_result (guint i, gboolean is_french)
{
  const char *words = is_french ? results[i].french : results[i].english;
  g_autofree char *location = g_strjoin ("/", results[i].game, "battle", results[i].example, NULL);
  g_autofree char *path = g_strdup_printf ("%s/%s-%d.pdf", folder, results[i].game, is_french);
  g_autoptr(AdcPaper) paper = NULL;
  g_autoptr(AdcPages) pages = NULL;
  g_autoptr(GString) printed = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autofree char *markdown = NULL;
  g_autofree char *contents = NULL;

  adc_driver_open (application, location);
  adc_driver_wait (has_result, (gpointer) results[i].game);
  adc_driver_settle ();
  g_assert_true (act ("win.copy-text"));
  text = dup_clipboard ();
  if (strstr (text, words) == NULL)
    g_error ("there is no “%s” in: %s", words, text);
  g_assert_true (act ("win.copy-markdown"));
  markdown = dup_clipboard ();
  g_assert_nonnull (strstr (markdown, words));

  paper = adc_view_dup_paper (ADC_VIEW (adc_driver_get_page (application, "battle")),
                              ADC_SCOPE_PAGE);
  pages = set_pages (paper, A4_WIDTH, A4_HEIGHT);
  check_pages (paper, A4_WIDTH, A4_HEIGHT);
  for (guint j = 0; j < adc_pages_get_n (pages); j++) {
    g_autofree char *page = adc_pages_dup_text (pages, j);

    g_string_append (printed, page);
  }
  g_assert_nonnull (strstr (printed->str, words));
  adc_paper_export (GTK_WINDOW (get_window ()), paper, path);
  adc_driver_wait (is_file, path);
  adc_driver_settle ();
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpmem (contents, 5, "%PDF-", 5);
}

/* What each calculator says, as a PDF and in the clipboard, in both languages. */
static void
test_results (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    check_result (i, FALSE);
  adc_application_set_language (application, "fr");
  adc_driver_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    check_result (i, TRUE);
  adc_application_set_language (application, "en");
  adc_driver_settle ();
}

/* The way a printer takes. */
static void
test_print (void)
{
  g_autoptr(AdcPaper) paper = adc_view_dup_paper (open_place (1), ADC_SCOPE_ALL);
  g_autoptr(GtkPrintOperation) operation = adc_paper_printer_new (paper);
  g_autofree char *path = g_build_filename (folder, "printed.pdf", NULL);
  g_autoptr(GError) error = NULL;
  int n_pages;

  gtk_print_operation_set_show_progress (operation, FALSE);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                            GTK_WINDOW (get_window ()), &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (operation, "n-pages-to-print", &n_pages, NULL);
  g_assert_cmpint (n_pages, >, 3);
  g_assert_true (is_file (path));
}

/* GTK starts what shows a preview and does not mind if it is not there; we do. */
static void
test_no_viewer (void)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (get_window ()));
  GtkWidget *dialog;

  open_place (1);
  g_object_set (settings, "gtk-print-preview-command", "no-such-viewer --preview %f", NULL);
  gtk_widget_activate_action (GTK_WIDGET (get_window ()), "win.print-preview", NULL);
  adc_driver_settle ();
  dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  widget_assert_says (dialog, "no-such-viewer");
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_settings_reset_property (settings, "gtk-print-preview-command");
}

static void
remove_folder (void)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_assert_cmpint (g_remove (path), ==, 0);
  }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("adc-paper-XXXXXX", NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  adc_driver_resize (application, 1100, 700);
  g_test_add_func ("/paper/copy", test_copy);
  g_test_add_func ("/paper/nothing", test_nothing);
  g_test_add_func ("/paper/scopes", test_scopes);
  g_test_add_func ("/paper/menu", test_menu);
  g_test_add_func ("/paper/narrow-menu", test_narrow_menu);
  g_test_add_func ("/paper/pdf", test_pdf);
  g_test_add_func ("/paper/failure", test_failure);
  g_test_add_func ("/paper/pages", test_pages);
  g_test_add_func ("/paper/wide-table", test_wide_table);
  g_test_add_func ("/paper/results", test_results);
  g_test_add_func ("/paper/print", test_print);
  g_test_add_func ("/paper/no-viewer", test_no_viewer);
  status = g_test_run ();
  adc_driver_stop (application);
  remove_folder ();
  g_free (folder);

  return status;
}
