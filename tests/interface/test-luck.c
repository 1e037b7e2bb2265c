/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-language.h"
#include "adc-luck-list.h"
#include "adc-luck-row.h"
#include "widgets.h"

#include <math.h>
#include <string.h>

#define NOW 1700000000 /* any moment will do */

typedef struct {
  GSettings *settings;
  AdcLuck   *luck;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->settings = g_settings_new (ADC_APPLICATION_ID);
  g_settings_reset (fixture->settings, "luck");
  fixture->luck = adc_luck_get (fixture->settings);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->settings);
}

static AdcLuckEntry *
add (AdcLuck *luck, gint64 time, const char *game, const char *side, guint n_throws, guint n_hits)
{
  g_autoptr(AdcLuckEntry) entry =
    adc_luck_entry_new (time, game, side, "Behemoth", "Minefield", 2, "2 5", n_throws, 0.5, n_hits);

  adc_luck_add (luck, entry);
  return entry;
}

static guint
count (AdcLuck *luck)
{
  return g_list_model_get_n_items (G_LIST_MODEL (luck));
}

/* Another start of the program finds the same throws, the newest first. */
static void
test_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GSettings) settings = NULL;
  g_autoptr(AdcLuckEntry) first = NULL;
  AdcLuck *luck;

  add (fixture->luck, NOW, "tiny", "reds", 2, 1);
  add (fixture->luck, NOW + 60, "tiny", "blues", 4, 3);
  settings = g_settings_new (ADC_APPLICATION_ID);
  luck = adc_luck_get (settings);
  g_assert_true (luck != fixture->luck);
  g_assert_true (luck == adc_luck_get (settings));
  g_assert_cmpuint (count (luck), ==, 2);
  first = g_list_model_get_item (G_LIST_MODEL (luck), 0);
  g_assert_cmpint (adc_luck_entry_get_time (first), ==, NOW + 60);
  g_assert_cmpstr (adc_luck_entry_get_side (first), ==, "blues");
  g_assert_cmpint (adc_luck_entry_get_threshold (first), ==, 2);
  g_assert_cmpstr (adc_luck_entry_get_dice (first), ==, "2 5");
  g_assert_cmpuint (adc_luck_entry_get_hits (first), ==, 3);
  g_assert_cmpfloat (adc_luck_entry_get_expected (first), ==, 2);
  g_assert_cmpfloat (adc_luck_entry_get_variance (first), ==, 1);
}

/* Yesterday's throws go when today's come, not before. */
static void
test_evening (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  add (fixture->luck, NOW, "tiny", "reds", 2, 1);
  add (fixture->luck, NOW + ADC_LUCK_MAX_AGE, "tiny", "reds", 2, 1);
  g_assert_cmpuint (count (fixture->luck), ==, 2);
  add (fixture->luck, NOW + ADC_LUCK_MAX_AGE + 1, "tiny", "reds", 2, 1);
  g_assert_cmpuint (count (fixture->luck), ==, 2);
}

/* A clock that was wrong by years and is right now: what it said then is of another evening. */
static void
test_clock_set_back (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcLuckEntry) first = NULL;

  add (fixture->luck, NOW + 100 * ADC_LUCK_MAX_AGE, "tiny", "reds", 2, 1);
  add (fixture->luck, NOW + 60, "tiny", "reds", 2, 1);
  add (fixture->luck, NOW, "tiny", "reds", 2, 1); /* by a minute: nobody loses a throw */
  g_assert_cmpuint (count (fixture->luck), ==, 2);
  first = g_list_model_get_item (G_LIST_MODEL (fixture->luck), 0);
  g_assert_cmpint (adc_luck_entry_get_time (first), ==, NOW + 60);
}

static void
test_bound (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcLuckEntry) last = NULL;

  for (guint i = 0; i < ADC_LUCK_MAX_ENTRIES + 20; i++)
    add (fixture->luck, NOW + i, "tiny", "reds", 2, 1);
  g_assert_cmpuint (count (fixture->luck), ==, ADC_LUCK_MAX_ENTRIES);
  last = g_list_model_get_item (G_LIST_MODEL (fixture->luck), ADC_LUCK_MAX_ENTRIES - 1);
  g_assert_cmpint (adc_luck_entry_get_time (last), ==, NOW + 20);
}

/* Settings can be edited by anybody. */
static void
test_nonsense (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GSettings) settings = g_settings_new (ADC_APPLICATION_ID);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(xssssisudu)"));
  g_variant_builder_add (&builder, "(xssssisudu)", (gint64) NOW, "tiny", "reds", "a", "b", 2, "1",
                         1, (double) NAN, 1);
  g_variant_builder_add (&builder, "(xssssisudu)", (gint64) NOW, "tiny", "reds", "a", "b", 2, "1",
                         1, 1.5, 1);
  g_variant_builder_add (&builder, "(xssssisudu)", (gint64) NOW, "tiny", "reds", "a", "b", 2, "1",
                         1, 0.5, 2);
  g_variant_builder_add (&builder, "(xssssisudu)", G_MAXINT64, "", "", "", "", G_MININT, "<b>",
                         G_MAXUINT32, 0.5, 0);
  g_settings_set_value (settings, "luck", g_variant_builder_end (&builder));

  g_assert_cmpuint (count (adc_luck_get (settings)), ==, 1);
  {
    g_autoptr(AdcLuckEntry) odd = g_list_model_get_item (G_LIST_MODEL (adc_luck_get (settings)), 0);
    g_autofree char *words = adc_luck_row_describe (odd);

    g_assert_nonnull (strstr (words, "<b>"));
  }
}

static void
test_totals (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) totals = NULL;
  const AdcLuckTotal *total;

  add (fixture->luck, NOW, "tiny", "reds", 4, 4);
  add (fixture->luck, NOW + 1, "tiny", "blues", 2, 1);
  add (fixture->luck, NOW + 2, "tiny", "reds", 12, 9);
  add (fixture->luck, NOW + 3, "other", "reds", 6, 0);
  totals = adc_luck_list_totals (fixture->luck, "tiny");
  g_assert_cmpuint (totals->len, ==, 2);
  g_assert_cmpstr (((AdcLuckTotal *) totals->pdata[0])->side, ==, "blues");
  total = totals->pdata[1];
  g_assert_cmpstr (total->side, ==, "reds");
  g_assert_cmpuint (total->n_throws, ==, 2);
  g_assert_cmpuint (total->n_hits, ==, 13);
  g_assert_cmpfloat_with_epsilon (total->expected, 8, 1e-9);
  g_assert_cmpfloat_with_epsilon (total->deviation, 2, 1e-9); /* sixteen dice, a quarter each */
}

static void
test_verdict (void)
{
  static const struct {
    AdcLuckTotal total;
    const char  *verdict;
  } cases[] = {
    { { "reds", 2, 13, 8, 2 }, "Lucky by 5.0 (2.5 standard deviations)" },
    { { "reds", 2, 3, 4.2, 1 }, "Unlucky by 1.2 (1.2 standard deviations)" },
    { { "reds", 2, 4, 4.02, 1 }, "Neither lucky nor unlucky" },
    { { "reds", 2, 0, 0, 0 }, "Neither lucky nor unlucky" },
    { { "reds", 2, 1, 0, 0 }, "Lucky by 1.0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *verdict = adc_luck_dup_verdict (&cases[i].total);

    g_assert_cmpstr (verdict, ==, cases[i].verdict);
  }
}

/* What was cleared can be put back among what came since, and other games keep theirs. */
static void
test_clear (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) cleared = NULL;

  add (fixture->luck, NOW, "tiny", "reds", 4, 4);
  add (fixture->luck, NOW + 1, "other", "reds", 4, 4);
  add (fixture->luck, NOW + 2, "tiny", "reds", 4, 4);
  cleared = adc_luck_clear (fixture->luck, "tiny");
  g_assert_cmpuint (count (fixture->luck), ==, 1);
  add (fixture->luck, NOW + 3, "tiny", "reds", 4, 4);
  adc_luck_restore (fixture->luck, cleared);
  adc_luck_restore (fixture->luck, cleared); /* twice is once */
  g_assert_cmpuint (count (fixture->luck), ==, 4);
  for (guint i = 0; i < 4; i++) {
    g_autoptr(AdcLuckEntry) entry = g_list_model_get_item (G_LIST_MODEL (fixture->luck), i);

    g_assert_cmpint (adc_luck_entry_get_time (entry), ==, NOW + 3 - i);
  }
}

/* The list shows one game; clearing offers the way back. */
static void
test_list (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Tiny");
  g_autoptr(AdcGame) game = adc_game_new ("tiny", "en", title);
  GtkWidget *overlay = g_object_ref_sink (adw_toast_overlay_new ());
  GtkWidget *list = adc_luck_list_new ();
  GtkListBox *totals =
    GTK_LIST_BOX (gtk_widget_get_template_child (list, ADC_TYPE_LUCK_LIST, "totals"));
  GtkListView *entries =
    GTK_LIST_VIEW (gtk_widget_get_template_child (list, ADC_TYPE_LUCK_LIST, "list"));
  GtkWidget *content =
    GTK_WIDGET (gtk_widget_get_template_child (list, ADC_TYPE_LUCK_LIST, "content"));
  AdwActionRow *row;

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), list);
  adc_luck_list_set_luck (ADC_LUCK_LIST (list), fixture->luck);
  adc_luck_list_set_game (ADC_LUCK_LIST (list), game);
  add (fixture->luck, NOW, "other", "reds", 4, 4);
  g_assert_false (gtk_widget_get_visible (content));

  add (fixture->luck, NOW, "tiny", "attacker", 16, 13);
  g_assert_true (gtk_widget_get_visible (content));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (entries))), ==,
                    1);
  row = ADW_ACTION_ROW (gtk_list_box_get_row_at_index (totals, 0));
  /* No engine names the sides of this game: they go by their ids. */
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "attacker");
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==,
                   "8.0 hits expected, 13 scored\nLucky by 5.0 (2.5 standard deviations)");

  g_signal_emit_by_name (widget_find_button (list, "_Clear the Log"), "clicked");
  g_assert_false (gtk_widget_get_visible (content));
  g_assert_cmpuint (count (fixture->luck), ==, 1);
  g_signal_emit_by_name (widget_find_button (overlay, "_Undo"), "clicked");
  g_assert_true (gtk_widget_get_visible (content));
  g_assert_cmpuint (count (fixture->luck), ==, 2);

  g_assert_finalize_object (overlay);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  adc_language_set_current ("en");

  g_test_add ("/luck/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/luck/evening", Fixture, NULL, set_up, test_evening, tear_down);
  g_test_add ("/luck/clock-set-back", Fixture, NULL, set_up, test_clock_set_back, tear_down);
  g_test_add ("/luck/bound", Fixture, NULL, set_up, test_bound, tear_down);
  g_test_add ("/luck/nonsense", Fixture, NULL, set_up, test_nonsense, tear_down);
  g_test_add ("/luck/totals", Fixture, NULL, set_up, test_totals, tear_down);
  g_test_add_func ("/luck/verdict", test_verdict);
  g_test_add ("/luck/clear", Fixture, NULL, set_up, test_clear, tear_down);
  g_test_add ("/luck/list", Fixture, NULL, set_up, test_list, tear_down);

  return g_test_run ();
}
