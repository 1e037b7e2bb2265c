/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of a deck: typed, changed by keys, moved, dropped, two thousand of them. */

#include "config.h"

#include "adc-deck-adder.h"
#include "adc-deck-card-dialog.h"
#include "adc-deck-catalogue.h"
#include "adc-deck-field.h"
#include "adc-deck-findings.h"
#include "adc-deck-pool.h"
#include "adc-deck-sheet.h"
#include "adc-driver.h"
#include "deck-page.h"
#include "widgets.h"

static void
test_typing (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 2);
  deck_page_type (page, "raid");
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (deck_page_get_field (page))), ==, "");
  deck_page_type (page, "3 raid");
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 6);
  deck_page_type (page, "-2 raid");
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 4);
  deck_page_type (page, "champ de mine"); /* in the other language */
  g_assert_cmpuint (deck_page_count (page, "deck", "card-minefield", NULL), ==, 2);

  gtk_editable_set_text (GTK_EDITABLE (deck_page_get_field (page)), "2 raid");
  deck_page_settle (page);
  g_assert_true (widget_press_key (deck_page_get_field (page), GDK_KEY_Return, GDK_SHIFT_MASK));
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 2);

  /* In the field too, undoing is about the deck. */
  g_assert_true (widget_press_key (deck_page_get_field (page), GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 4);
  g_assert_true (widget_press_key (deck_page_get_field (page), GDK_KEY_Z,
                                   GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 2);
}

/* A number that no deck has: a sentence says so, and what was typed stays, to be mended. */
static void
test_numbers (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const wrong[] = { "0 raid", "10000 raid", "99999999999999999999 raid",
                                        "-0 raid", "0 nobody" };
  GtkWidget *field = deck_page_get_field (page);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    deck_page_type (page, wrong[i]);
    g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==, wrong[i]);
    widget_assert_says (deck_page_get_part (page, ADC_TYPE_DECK_FIELD),
                        "How many there are must be a number from 1 to 9999.");
    widget_assert_silent (deck_page_get_part (page, ADC_TYPE_DECK_FIELD), "of your own");
    g_assert_true (gtk_widget_has_css_class (field, "error"));
    g_assert_false (adc_deck_work_can_undo (page->work));
  }

  deck_page_type (page, "9999 raid");
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 9999);
  deck_page_type (page, "-10000 raid"); /* as many as there are */
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (field), "nobody");
  widget_assert_says (deck_page_get_part (page, ADC_TYPE_DECK_FIELD), "No card has that name.");
}

/* Into the zone that is chosen beside the field. */
static void
test_zone (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *adder = deck_page_get_part (page, ADC_TYPE_DECK_ADDER);
  GtkDropDown *zones = GTK_DROP_DOWN (widget_find (adder, GTK_TYPE_DROP_DOWN));

  gtk_drop_down_set_selected (zones, 2);
  deck_page_type (page, "raid");
  g_assert_cmpuint (deck_page_count (page, "chosen", "card-raid", NULL), ==, 1);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 2);
  deck_page_type (page, "-3 raid"); /* those there first, then the others */
  g_assert_cmpuint (deck_page_count (page, "chosen", "card-raid", NULL), ==, 0);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (zones), ==, 2);
}

static AdcDeckCardDialog *
get_dialog (void)
{
  AdcDeckCardDialog *dialog = widget_find_window (ADC_TYPE_DECK_CARD_DIALOG);

  g_assert_nonnull (dialog);
  return dialog;
}

static void
test_own_card (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeckCardDialog *dialog;
  GtkWidget *row;

  deck_page_type (page, "2 Ruche géante");
  g_assert_cmpuint (deck_page_count (page, "deck", NULL, "Ruche géante"), ==, 0);
  dialog = get_dialog ();
  row = widget_find (GTK_WIDGET (dialog), ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1); /* a building */
  g_assert_true (adc_deck_card_dialog_accept (dialog));
  deck_page_settle (page);
  g_assert_cmpuint (deck_page_count (page, "deck", NULL, "Ruche géante"), ==, 2);
  adc_deck_sheet_show_line (deck_page_get_part (page, ADC_TYPE_DECK_SHEET),
                            &(AdcDeckLine){ .zone = (char *) "deck",
                                            .name = (char *) "Ruche géante" });
  g_assert_nonnull (deck_page_get_cell (page, "Ruche géante"));
  widget_assert_says (deck_page_get_cell (page, "Ruche géante"), "A card of your own");
  adc_deck_work_undo (page->work);
  g_assert_cmpuint (deck_page_count (page, "deck", NULL, "Ruche géante"), ==, 0);

  g_assert_true (gtk_widget_activate_action (deck_page_get_part (page, ADC_TYPE_DECK_ADDER),
                                             "adder.add-own", NULL));
  g_assert_false (adc_deck_card_dialog_accept (get_dialog ())); /* it has no name */
  gtk_window_destroy (GTK_WINDOW (get_dialog ()));

  g_assert_cmpuint (deck_page_count (page, "deck", NULL, NULL), ==, 33);
  g_assert_true (gtk_widget_activate_action (deck_page_get_part (page, ADC_TYPE_DECK_ADDER),
                                             "adder.add-unknown", NULL));
  gtk_spin_button_set_value (
    GTK_SPIN_BUTTON (widget_find (GTK_WIDGET (get_dialog ()), GTK_TYPE_SPIN_BUTTON)), 4);
  g_assert_true (adc_deck_card_dialog_accept (get_dialog ()));
  deck_page_settle (page);
  g_assert_cmpuint (deck_page_count (page, "deck", NULL, NULL), ==, 37);
}

/* Those who do not see the list hear what Enter would do. */
static void
test_offer (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  gtk_editable_set_text (GTK_EDITABLE (deck_page_get_field (page)), "zzz");
  deck_page_settle (page);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (deck_page_get_field (page)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Add “zzz” as a card of your own…");
  gtk_editable_set_text (GTK_EDITABLE (deck_page_get_field (page)), "Raid");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (deck_page_get_field (page)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Raid");
  gtk_editable_set_text (GTK_EDITABLE (deck_page_get_field (page)), "");
}

static const char *
get_zone_title (DeckPage *page, const char *zone)
{
  return adc_deck_zone_get_title (
    adc_deck_kind_find_zone (adc_deck_work_get_kind (page->work), zone));
}

static void
test_keys (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *words = NULL;
  GtkWidget *cell;

  deck_page_focus (page, "Raid");
  deck_page_press (page, GDK_KEY_plus, 0);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 3);
  g_assert_cmpstr (adc_deck_row_get_title (deck_page_get_focused (page)), ==, "Raid");
  deck_page_press (page, GDK_KEY_minus, 0);
  deck_page_press (page, GDK_KEY_minus, 0);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 1);
  deck_page_press (page, GDK_KEY_plus, 0);
  deck_page_press (page, GDK_KEY_Down, GDK_ALT_MASK);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 1);
  g_assert_cmpuint (deck_page_count (page, "bottom", "card-raid", NULL), ==, 1);
  g_assert_cmpstr (adc_deck_row_get_zone (deck_page_get_focused (page)), ==, "deck");
  deck_page_press (page, GDK_KEY_Up, GDK_ALT_MASK); /* round to the last zone */
  g_assert_cmpuint (deck_page_count (page, "removed", "card-raid", NULL), ==, 1);
  adc_deck_work_undo (page->work);
  deck_page_settle (page);

  deck_page_focus (page, "Raid");
  deck_page_press (page, GDK_KEY_Delete, 0);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 0);
  adc_deck_work_undo (page->work);
  deck_page_settle (page);

  cell = GTK_WIDGET (deck_page_get_cell (page, "Raid"));
  widget_assert_named (widget_find (cell, GTK_TYPE_SPIN_BUTTON), "How many: Raid");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (cell, GTK_TYPE_SPIN_BUTTON)), 7);
  deck_page_settle (page);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 7);
  g_assert_true (cell == GTK_WIDGET (deck_page_get_cell (page, "Raid")));
  g_assert_true (gtk_widget_activate_action (cell, "line.move", "(su)", "chosen", 3));
  g_assert_cmpuint (deck_page_count (page, "chosen", "card-raid", NULL), ==, 3);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 4);

  gtk_menu_button_popup (GTK_MENU_BUTTON (widget_find (cell, GTK_TYPE_MENU_BUTTON)));
  deck_page_settle (page);
  words = g_strdup_printf ("Move All to “%s”", get_zone_title (page, "removed"));
  widget_assert_says (cell, words);
  widget_assert_says (cell, "Move One to “");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (widget_find (cell, GTK_TYPE_MENU_BUTTON)));
  deck_page_settle (page);

  g_signal_emit_by_name (deck_page_get_list (page), "activate", 2u);
  g_assert_nonnull (page->opened);
  g_assert_true (g_str_has_prefix (page->opened, "ares/card/"));
}

/* Card after card, through the headings between them: the focus is never lost, nor on something without a number. */
static void
test_emptying (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  const guint n_lines = adc_deck_get_lines (deck_page_get_deck (page))->len;

  deck_page_focus (page, "Raid");
  for (guint i = 0; i < n_lines; i++) {
    AdcDeckRow *row = deck_page_get_focused (page);
    guint count;

    g_assert_nonnull (row);
    g_assert_cmpint (adc_deck_row_get_kind (row), ==, ADC_DECK_ROW_LINE);
    count = adc_deck_row_get_count (row);
    if (i % 2 == 0)
      deck_page_press (page, GDK_KEY_Delete, 0);
    else
      while (count-- > 0)
        deck_page_press (page, GDK_KEY_minus, 0);
    deck_page_settle (page);
  }
  g_assert_cmpuint (adc_deck_get_lines (deck_page_get_deck (page))->len, ==, 0);
  g_assert_nonnull (deck_page_get_focused (page)); /* a heading, which takes the key all the same */
  deck_page_press (page, GDK_KEY_minus, 0);
}

/* From a line to its number, back, and out of the list. */
static void
test_tab (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *sheet = deck_page_get_part (page, ADC_TYPE_DECK_SHEET);
  GtkWidget *focus;

  deck_page_focus (page, "Raid");
  g_assert_true (gtk_widget_child_focus (page->window, GTK_DIR_TAB_FORWARD));
  focus = gtk_root_get_focus (GTK_ROOT (page->window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON));
  g_assert_true (gtk_widget_child_focus (page->window, GTK_DIR_TAB_BACKWARD));
  g_assert_cmpstr (adc_deck_row_get_title (deck_page_get_focused (page)), ==, "Raid");
  g_assert_true (gtk_widget_child_focus (page->window, GTK_DIR_TAB_BACKWARD));
  focus = gtk_root_get_focus (GTK_ROOT (page->window));
  g_assert_false (gtk_widget_is_ancestor (focus, sheet));

  gtk_widget_grab_focus (deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS));
  g_assert_true (gtk_widget_child_focus (page->window, GTK_DIR_TAB_BACKWARD));
  g_assert_nonnull (deck_page_get_focused (page));

  deck_page_focus (page, "Raid");
  for (guint i = 0; i < 3; i++)
    gtk_widget_child_focus (page->window, GTK_DIR_TAB_FORWARD);
  focus = gtk_root_get_focus (GTK_ROOT (page->window));
  g_assert_false (gtk_widget_is_ancestor (focus, sheet));
}

/* What the pointer drops. */
static void
test_drops (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeckSheet *sheet = deck_page_get_part (page, ADC_TYPE_DECK_SHEET);
  AdcDeckCatalogue *catalogue = deck_page_get_part (page, ADC_TYPE_DECK_CATALOGUE);
  AdcDeckCell *cell = deck_page_get_cell (page, "Raid");
  g_autoptr(AdcDeckRow) row = g_object_ref (adc_deck_cell_get_row (cell));
  g_autoptr(AdcDeckRow) bottom = NULL;
  g_auto(GValue) entry = G_VALUE_INIT;
  g_auto(GValue) line = G_VALUE_INIT;

  for (guint i = 0; bottom == NULL; i++) {
    g_autoptr(AdcDeckRow) each = g_list_model_get_item (adc_deck_sheet_get_rows (sheet), i);

    if (g_str_equal (adc_deck_row_get_zone (each), "bottom"))
      bottom = g_steal_pointer (&each);
  }
  g_value_init (&entry, ADC_TYPE_ENTRY);
  g_value_set_object (&entry, adc_game_lookup (deck_page_get_game ("ares"), "card-raid"));
  g_value_init (&line, ADC_TYPE_DECK_ROW);
  g_value_set_object (&line, row);

  g_assert_true (adc_deck_sheet_drop (sheet, &entry, bottom));
  g_assert_cmpuint (deck_page_count (page, "bottom", "card-raid", NULL), ==, 1);
  g_assert_false (adc_deck_sheet_drop (sheet, &line, row)); /* where it is */
  g_assert_true (adc_deck_sheet_drop (sheet, &line, bottom));
  g_assert_cmpuint (deck_page_count (page, "bottom", "card-raid", NULL), ==, 3);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 0);
  adc_deck_work_undo (page->work);
  g_assert_true (adc_deck_catalogue_drop (catalogue, &line));
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 0);
}

static void
test_catalogue (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *catalogue = deck_page_get_part (page, ADC_TYPE_DECK_CATALOGUE);
  GListModel *entries = adc_deck_catalogue_get_entries (ADC_DECK_CATALOGUE (catalogue));
  GtkWidget *list = widget_find (catalogue, GTK_TYPE_LIST_VIEW);
  GtkWidget *search = widget_find (catalogue, GTK_TYPE_SEARCH_ENTRY);
  const guint n_all = g_list_model_get_n_items (entries);

  g_assert_cmpuint (n_all, >, 5);
  gtk_editable_set_text (GTK_EDITABLE (search), "raid");
  g_signal_emit_by_name (search, "search-changed");
  deck_page_settle (page);
  g_assert_cmpuint (g_list_model_get_n_items (entries), ==, 1);
  g_signal_emit_by_name (list, "activate", 0u);
  deck_page_settle (page);
  g_assert_cmpuint (deck_page_count (page, "deck", "card-raid", NULL), ==, 3);
  widget_assert_says (catalogue, "3 of ");
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing of the kind");
  g_signal_emit_by_name (search, "search-changed");
  deck_page_settle (page);
  widget_assert_says (catalogue, "No card fits.");
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  adc_deck_set_faction (deck_page_get_deck (page), "xenos");
  adc_deck_work_commit (page->work);
  deck_page_settle (page);
  g_assert_cmpuint (g_list_model_get_n_items (entries), !=, n_all);
}

static void
test_gone (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeck *deck = adc_deck_new ("ares", "faction-deck");

  adc_deck_set_faction (deck, "terrans");
  adc_deck_add (deck, "deck", "card-of-yore", "Flying Castle", NULL, 2);
  adc_deck_add (deck, "deck", NULL, NULL, NULL, 3);
  adc_deck_add (deck, "attic", "card-raid", "Raid", NULL, 1); /* a zone the kind no longer has */
  deck_page_set_deck (page, deck);
  widget_assert_says (deck_page_get_cell (page, "Flying Castle"),
                      "The game no longer has this card");
  widget_assert_says (deck_page_get_cell (page, "Unknown card"), "Nobody knows which");
  widget_assert_says (deck_page_get_part (page, ADC_TYPE_DECK_SHEET), "attic");
  g_assert_nonnull (deck_page_get_cell (page, "Raid"));
}

/* What a list announces. */
typedef struct {
  guint n_items; /* times that something came or went */
  guint n_removed;
  guint n_added;
  guint n_lines; /* rows of cards that said something else */
} Count;

static void
items_changed_cb (GListModel *model G_GNUC_UNUSED, guint position G_GNUC_UNUSED, guint n_removed,
                  guint n_added, gpointer user_data)
{
  Count *count = user_data;

  count->n_items++;
  count->n_removed += n_removed;
  count->n_added += n_added;
}

static void
row_changed_cb (AdcDeckRow *row, gpointer user_data)
{
  if (adc_deck_row_get_kind (row) == ADC_DECK_ROW_LINE)
    ((Count *) user_data)->n_lines++;
}

static gboolean
has_row (GtkWidget *widget, gconstpointer data G_GNUC_UNUSED)
{
  return ADC_IS_DECK_CELL (widget);
}

/* Two thousand lines: widgets for those on screen only, and an edit touches what it is about. */
static void
test_large (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeck *deck = adc_deck_new ("ares", ADC_DECK_KIND_FREE);
  const AdcDeckKind *kind =
    adc_game_find_deck_kind (deck_page_get_game ("ares"), ADC_DECK_KIND_FREE);
  const char *zone = adc_deck_kind_get_first_zone (kind)->id;
  g_autoptr(GPtrArray) cells = NULL;
  GListModel *rows;
  GtkAdjustment *adjustment;
  Count count = { 0 };
  double before;

  for (guint i = 0; i < 2000; i++) {
    g_autofree char *name = g_strdup_printf ("Card %04u", i);

    adc_deck_add (deck, zone, NULL, name, NULL, 1);
  }
  deck_page_set_deck (page, deck);
  rows = adc_deck_sheet_get_rows (deck_page_get_part (page, ADC_TYPE_DECK_SHEET));
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 2002);
  cells = widget_find_all_if (deck_page_get_part (page, ADC_TYPE_DECK_SHEET), has_row, NULL);
  g_assert_cmpuint (cells->len, >, 5);
  g_assert_cmpuint (cells->len, <, 300);

  for (guint i = 0; i < 2002; i++) {
    g_autoptr(AdcDeckRow) row = g_list_model_get_item (rows, i);

    g_signal_connect (row, "changed", G_CALLBACK (row_changed_cb), &count);
  }
  g_signal_connect (rows, "items-changed", G_CALLBACK (items_changed_cb), &count);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (deck_page_get_list (page)));
  gtk_adjustment_set_value (adjustment, 300);
  deck_page_settle (page);
  before = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (before, >, 200);
  deck_page_focus (page, "Card 0012");
  deck_page_press (page, GDK_KEY_plus, 0);
  g_assert_cmpuint (count.n_lines, ==, 1);
  g_assert_cmpuint (count.n_items, ==, 0);
  g_assert_cmpstr (adc_deck_row_get_title (deck_page_get_focused (page)), ==, "Card 0012");

  deck_page_press (page, GDK_KEY_Delete, 0);
  g_assert_cmpuint (count.n_lines, ==, 1);
  g_assert_cmpuint (count.n_items, ==, 1);
  g_assert_cmpuint (count.n_removed, ==, 1);
  adc_deck_work_undo (page->work);
  g_assert_cmpuint (count.n_items, ==, 2);
  g_assert_cmpuint (count.n_added, ==, 1);
  deck_page_settle (page);
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (adjustment) - before), <, 100);
  g_signal_handlers_disconnect_by_data (rows, &count);
}

/* One column, of which the buttons show one part or the other. */
static void
test_narrow (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *sheet = deck_page_get_part (page, ADC_TYPE_DECK_SHEET);
  GtkWidget *catalogue = deck_page_get_part (page, ADC_TYPE_DECK_CATALOGUE);
  GtkWidget *findings = deck_page_get_part (page, ADC_TYPE_DECK_FINDINGS);
  GtkWidget *toggle = widget_get_child (page->builder, "catalogue_toggle");

  g_assert_true (gtk_widget_get_child_visible (catalogue) && gtk_widget_get_mapped (catalogue));
  g_assert_true (gtk_widget_get_mapped (findings));
  g_assert_false (gtk_widget_get_mapped (toggle));
  deck_page_resize (page, 360);
  deck_page_settle (page);
  g_assert_cmpint (gtk_widget_get_width (page->window), <=, 360);
  g_assert_true (gtk_widget_get_mapped (sheet));
  g_assert_false (gtk_widget_get_mapped (catalogue));
  g_assert_false (gtk_widget_get_mapped (findings));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  deck_page_settle (page);
  g_assert_true (gtk_widget_get_mapped (catalogue));
  adc_deck_builder_show_findings (page->builder);
  deck_page_settle (page);
  g_assert_true (gtk_widget_get_mapped (findings));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
}

/* Any of the kinds there are, and none. */
static void
test_kinds (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  GListModel *games = G_LIST_MODEL (adc_application_get_library (deck_page_application));
  GListModel *rows;

  for (guint i = 0; i < g_list_model_get_n_items (games); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (games, i);
    GPtrArray *kinds = adc_game_get_deck_kinds (game);

    for (guint j = 0; j < kinds->len; j++) {
      g_autoptr(GPtrArray) factions = adc_deck_list_factions (game, kinds->pdata[j]);

      deck_page_set_kind (page, adc_game_get_id (game), ((const AdcDeckKind *) kinds->pdata[j])->id,
                factions->len > 0 ? adc_entry_get_id (factions->pdata[0]) : NULL);
    }
  }
  adc_deck_builder_set_work (page->builder, NULL);
  deck_page_settle (page);
  rows = adc_deck_sheet_get_rows (deck_page_get_part (page, ADC_TYPE_DECK_SHEET));
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 0);
}

int
main (int argc, char *argv[])
{
  static const DeckPageTest tests[] = {
    { "/deck-builder/typing", test_typing },
    { "/deck-builder/numbers", test_numbers },
    { "/deck-builder/zone", test_zone },
    { "/deck-builder/own", test_own_card },
    { "/deck-builder/offer", test_offer },
    { "/deck-builder/keys", test_keys },
    { "/deck-builder/emptying", test_emptying },
    { "/deck-builder/tab", test_tab },
    { "/deck-builder/drops", test_drops },
    { "/deck-builder/catalogue", test_catalogue },
    { "/deck-builder/gone", test_gone },
    { "/deck-builder/large", test_large },
    { "/deck-builder/narrow", test_narrow },
    { "/deck-builder/kinds", test_kinds },
  };

  return deck_page_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
