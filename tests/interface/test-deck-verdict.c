/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside the cards of a deck: the verdict, the settings, the notes. */

#include "config.h"

#include "adc-deck-findings.h"
#include "adc-deck-notes.h"
#include "adc-deck-settings.h"
#include "adc-deck-sheet.h"
#include "adc-driver.h"
#include "adc-value-cell.h"
#include "deck-page.h"
#include "widgets.h"

static void
assert_verdict (DeckPage *page, const char *words)
{
  widget_assert_says (deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS), words);
}

static gboolean
is_finding (GtkWidget *widget, gconstpointer words)
{
  return gtk_widget_has_css_class (widget, "deck-finding") && widget_says (widget, words);
}

/* What one rule says. */
static GtkWidget *
get_finding (DeckPage *page, const char *words)
{
  GtkWidget *finding =
    widget_find_if (deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS), is_finding, words);

  g_assert_nonnull (finding);
  return finding;
}

static GtkCheckButton *
get_ignore (DeckPage *page, const char *words)
{
  return GTK_CHECK_BUTTON (widget_find (get_finding (page, words), GTK_TYPE_CHECK_BUTTON));
}

static void
test_verdict (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  const char *sentence = "Raid: 3, and it takes exactly 2.";
  GtkWidget *link, *repair;
  guint n_broken;

  assert_verdict (page, "Legal");
  widget_assert_silent (deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS), "Ignore this rule");
  deck_page_type (page, "raid");
  assert_verdict (page, "Not legal");
  link = widget_find_saying (get_finding (page, sentence), GTK_TYPE_BUTTON, "Two Raids");
  widget_assert_says (link, "Rulebook");
  widget_click (link);
  g_assert_cmpstr (page->opened, ==, "ares/deck-rule/deck-raids");

  repair = widget_find_saying (get_finding (page, sentence), GTK_TYPE_BUTTON, "Remove");
  g_assert_nonnull (repair);
  gtk_widget_grab_focus (repair);
  widget_click (repair);
  deck_page_settle (page);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 2);
  assert_verdict (page, "Legal");
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (page->window))); /* it is not lost */
  adc_deck_work_undo (page->work);
  deck_page_settle (page);

  n_broken = adc_deck_work_get_report (page->work)->n_broken;
  gtk_check_button_set_active (get_ignore (page, sentence), TRUE);
  deck_page_settle (page);
  g_assert_true (adc_deck_ignores (deck_page_get_deck (page), "deck-raids"));
  g_assert_cmpuint (adc_deck_work_get_report (page->work)->n_broken, ==, n_broken - 1);
  g_assert_true (gtk_widget_has_css_class (get_finding (page, sentence), "ignored"));
  g_assert_null (widget_find_saying (get_finding (page, sentence), GTK_TYPE_BUTTON, "Remove"));
  gtk_check_button_set_active (get_ignore (page, sentence), FALSE);
  deck_page_settle (page);
  g_assert_cmpuint (adc_deck_work_get_report (page->work)->n_broken, ==, n_broken);
  g_assert_false (gtk_widget_has_css_class (get_finding (page, sentence), "ignored"));
}

/* What was pressed has the focus again in the cards made anew: Space twice is there and back. */
static void
test_focus (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  const char *sentence = "Raid: 3, and it takes exactly 2.";
  GtkRoot *root = GTK_ROOT (page->window);

  deck_page_type (page, "raid");
  gtk_widget_grab_focus (GTK_WIDGET (get_ignore (page, sentence)));
  for (guint i = 0; i < 2; i++) {
    gtk_check_button_set_active (get_ignore (page, sentence), i == 0);
    deck_page_settle (page);
    g_assert_true (gtk_root_get_focus (root) == GTK_WIDGET (get_ignore (page, sentence)));
  }

  gtk_widget_grab_focus (widget_find_saying (get_finding (page, sentence), GTK_TYPE_BUTTON,
                                             "Remove"));
  widget_click (gtk_root_get_focus (root));
  deck_page_settle (page);
  assert_verdict (page, "Legal");
  g_assert_false (GTK_IS_BUTTON (gtk_root_get_focus (root))); /* there is nothing left to repair */
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root),
                                         deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS)));
}

static void
test_kept (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *findings = deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS);
  GtkWidget *expander = widget_find (findings, GTK_TYPE_EXPANDER);

  assert_verdict (page, " rules kept");
  widget_assert_silent (findings, "Raid: 2.");
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  deck_page_settle (page);
  assert_verdict (page, "Raid: 2.");
  adc_deck_builder_show_findings (page->builder);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (page->window)),
                                         findings));
}

static void
test_settings (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *settings = deck_page_get_part (page, ADC_TYPE_DECK_SETTINGS);
  g_autoptr(GPtrArray) rows = widget_find_all (settings, ADW_TYPE_COMBO_ROW);

  g_assert_cmpstr (adc_deck_get_faction (deck_page_get_deck (page)), ==, "terrans");
  g_assert_cmpuint (rows->len, ==, 2); /* faction, and alone or in teams */
  widget_click (widget_find_saying (settings, GTK_TYPE_BUTTON, "Empty"));
  g_assert_cmpuint (adc_deck_count (deck_page_get_deck (page)), ==, 0);
  deck_page_settle (page);
  widget_assert_says (deck_page_get_part (page, ADC_TYPE_DECK_SHEET), "nothing yet");
  adw_combo_row_set_selected (rows->pdata[1], 1);
  g_assert_cmpstr (adc_deck_get_option (deck_page_get_deck (page), "partie"), ==, "team");
  widget_click (widget_find_saying (settings, GTK_TYPE_BUTTON, "Fill with"));
  g_assert_cmpuint (deck_page_count (page, "removed", "card-standard-attack", NULL), ==, 2);
  adc_deck_work_undo (page->work);
  g_assert_cmpuint (adc_deck_count (deck_page_get_deck (page)), ==, 0);
  adc_deck_work_undo (page->work);
  g_assert_cmpuint (adw_combo_row_get_selected (rows->pdata[1]), ==, 0);
  adc_deck_work_undo (page->work);
  g_assert_cmpuint (adc_deck_count (deck_page_get_deck (page)), >, 40);
  g_assert_false (adc_deck_work_can_undo (page->work));
}

static gboolean
is_writing (gpointer page)
{
  return GTK_IS_TEXT_VIEW (gtk_root_get_focus (GTK_ROOT (((DeckPage *) page)->window)));
}

/* Opened to be written into. */
static void
test_notes (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *notes = deck_page_get_part (page, ADC_TYPE_DECK_NOTES);
  GtkTextBuffer *buffer;

  gtk_expander_set_expanded (GTK_EXPANDER (widget_find (notes, GTK_TYPE_EXPANDER)), TRUE);
  adc_driver_wait (is_writing, page);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget_find (notes, GTK_TYPE_TEXT_VIEW)));
  gtk_text_buffer_insert_at_cursor (buffer, "For", -1);
  g_assert_true (adc_deck_work_is_modified (page->work)); /* so that Ctrl+S means something */
  gtk_text_buffer_insert_at_cursor (buffer, " Friday", -1);
  g_assert_cmpstr (adc_deck_get_notes (deck_page_get_deck (page)), ==, "For Friday");
  gtk_widget_grab_focus (deck_page_get_field (page));
  deck_page_settle (page);
  adc_deck_work_undo (page->work);
  g_assert_cmpstr (adc_deck_get_notes (deck_page_get_deck (page)), ==, "For");
  adc_deck_work_redo (page->work);
  g_assert_cmpstr (adc_deck_get_notes (deck_page_get_deck (page)), ==, "For Friday");
  adc_deck_work_undo (page->work);
  adc_deck_work_undo (page->work);
  g_assert_cmpstr (adc_deck_get_notes (deck_page_get_deck (page)), ==, "");
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, 0);
}

/* What does not fit leaves what is there alone, and a sentence says why. */
static void
test_full_notes (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *notes = deck_page_get_part (page, ADC_TYPE_DECK_NOTES);
  g_autofree char *much = g_strnfill (ADC_DECK_MAX_TEXT - 3, 'a');
  GtkTextBuffer *buffer;

  gtk_expander_set_expanded (GTK_EXPANDER (widget_find (notes, GTK_TYPE_EXPANDER)), TRUE);
  deck_page_settle (page);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget_find (notes, GTK_TYPE_TEXT_VIEW)));
  gtk_text_buffer_insert_at_cursor (buffer, "four", -1);
  gtk_text_buffer_insert_at_cursor (buffer, much, -1);
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, 4);
  widget_assert_says (notes, "Notes have 4000 characters at most.");
  gtk_text_buffer_insert_at_cursor (buffer, "five", -1);
  widget_assert_silent (notes, "at most");
}

/* Tab comes through all of it backwards, too, and past what is folded away. */
static void
test_backwards (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *side = gtk_widget_get_parent (deck_page_get_part (page, ADC_TYPE_DECK_NOTES));
  GtkWidget *focus;

  gtk_widget_grab_focus (deck_page_get_field (page));
  g_assert_true (gtk_widget_child_focus (side, GTK_DIR_TAB_BACKWARD));
  focus = gtk_root_get_focus (GTK_ROOT (page->window));
  g_assert_true (gtk_widget_is_ancestor (focus, deck_page_get_part (page, ADC_TYPE_DECK_NOTES)));
  for (guint i = 0; i < 30 && gtk_widget_child_focus (side, GTK_DIR_TAB_BACKWARD); i++)
    ;
  focus = gtk_root_get_focus (GTK_ROOT (page->window));
  g_assert_true (gtk_widget_is_ancestor (focus, deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS)));
  g_assert_false (gtk_widget_child_focus (side, GTK_DIR_TAB_BACKWARD));
}

/* What is typed in about a card is followed at once. */
/* The button that asks for a value nobody knows. */
static gboolean
has_chip (AdcDeckCell *cell)
{
  GtkWidget *chip = widget_find (GTK_WIDGET (cell), ADC_TYPE_VALUE_CELL);

  return chip != NULL && gtk_widget_get_mapped (chip);
}

static void
test_completion (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  AdcCompletions *completions = adc_application_get_completions (deck_page_application);
  AdcPiece *piece = ADC_PIECE (adc_game_lookup (deck_page_get_game ("ares"), "card-minefield"));
  AdcDeckCell *cell = deck_page_get_cell (page, adc_entry_get_title (ADC_ENTRY (piece)));
  g_autoptr(GError) error = NULL;

  adc_deck_builder_set_completions (page->builder, completions);
  adc_completions_set (completions, piece, "copies", NULL, NULL); /* of a run that was cut short */
  deck_page_settle (page);
  g_assert_nonnull (cell);
  g_assert_true (has_chip (cell));
  g_assert_true (adc_completions_set (completions, piece, "copies", "2", &error));
  g_assert_no_error (error);
  deck_page_settle (page);
  deck_page_settle (page);
  g_assert_false (has_chip (cell));
  g_assert_true (adc_completions_set (completions, piece, "copies", NULL, &error));
  deck_page_settle (page);
  deck_page_settle (page);
  g_assert_true (has_chip (cell));
}

int
main (int argc, char *argv[])
{
  static const DeckPageTest tests[] = {
    { "/deck-verdict/verdict", test_verdict },
    { "/deck-verdict/focus", test_focus },
    { "/deck-verdict/kept", test_kept },
    { "/deck-verdict/settings", test_settings },
    { "/deck-verdict/notes", test_notes },
    { "/deck-verdict/full-notes", test_full_notes },
    { "/deck-verdict/backwards", test_backwards },
    { "/deck-verdict/completion", test_completion },
  };

  return deck_page_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
