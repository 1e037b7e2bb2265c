/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whoever asks his desktop for high contrast sees nothing faint. */

#include "adc-driver.h"

#include <string.h>

#define HIGH "ADW_DEBUG_HIGH_CONTRAST"

static gboolean
is_faint (GtkWidget *widget)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GBytes) bytes = NULL;
  gsize size;
  const char *text;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  bytes = gsk_render_node_serialize (node);
  text = g_bytes_get_data (bytes, &size);

  return g_strstr_len (text, (gssize) size, "opacity {") != NULL;
}

/* One that is faint otherwise, as the program shows it. */
static gboolean
is_snippet_faint (void)
{
  AdcApplication *application = adc_driver_start ();
  GtkWidget *label = gtk_label_new ("snippet");
  GtkWidget *window = gtk_window_new ();
  gboolean result;

  gtk_widget_add_css_class (label, "search-snippet");
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  adc_driver_settle_window (window);
  result = is_faint (label);
  gtk_window_destroy (GTK_WINDOW (window));
  adc_driver_stop (application);

  return result;
}

static void
test_usual (void)
{
  if (g_test_subprocess ()) {
    g_assert_true (is_snippet_faint ());
    return;
  }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

static void
test_high (void)
{
  if (g_test_subprocess ()) {
    g_assert_false (is_snippet_faint ());
    return;
  }

  g_setenv (HIGH, "1", TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_unsetenv (HIGH);
  g_test_trap_assert_passed ();
}

typedef void (*RuleFunc) (const char *selector, const char *style, gpointer user_data);

/* Each selector of a sheet by itself, blanks made one. */
static void
each_rule (const char *path, RuleFunc func, gpointer user_data)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  g_autofree char *sheet = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr(GRegex) noise = g_regex_new ("/\\*.*?\\*/|@[a-z-]+ [^;{]*;", G_REGEX_DOTALL, 0, NULL);
  g_autoptr(GRegex) blanks = g_regex_new ("\\s+", 0, 0, NULL);
  g_autofree char *text = g_regex_replace_literal (noise, sheet, -1, 0, "", 0, NULL);
  g_auto(GStrv) rules = g_strsplit (text, "}", -1);

  for (guint i = 0; rules[i] != NULL; i++) {
    g_auto(GStrv) halves = g_strsplit (rules[i], "{", 2);
    g_auto(GStrv) selectors = g_strsplit (halves[0], ",", -1);

    for (guint j = 0; halves[1] != NULL && selectors[j] != NULL; j++) {
      g_autofree char *selector = g_regex_replace_literal (blanks, g_strstrip (selectors[j]), -1, 0,
                                                           " ", 0, NULL);

      func (selector, halves[1], user_data);
    }
  }
}

static void
note_mended (const char *selector, const char *style, gpointer mended)
{
  if (strstr (style, "opacity:") != NULL)
    g_hash_table_add (mended, g_strdup (selector));
}

typedef struct {
  GHashTable *mended;
  const char *sheet;
  guint       n_faint;
} Check;

static void
check_rule (const char *selector, const char *style, gpointer user_data)
{
  Check *check = user_data;

  if (!g_regex_match_simple ("\\bopacity: *0?\\.", style, 0, 0))
    return;

  check->n_faint++;
  if (!g_hash_table_contains (check->mended, selector))
    g_error ("%s makes “%s” faint, in high contrast too", check->sheet, selector);
}

static void
check_folder (const char *folder, Check *check)
{
  g_auto(GStrv) names = g_resources_enumerate_children (folder, 0, NULL);

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = g_strconcat (folder, names[i], NULL);

    check->sheet = names[i];
    if (g_str_has_suffix (path, "/"))
      check_folder (path, check);
    else if (g_str_has_suffix (path, ".css") && !g_str_equal (names[i], "contrast.css"))
      each_rule (path, check_rule, check);
  }
}

/* Whatever a view makes faint, the sheet for high contrast speaks of. */
static void
test_nothing_forgotten (void)
{
  g_autoptr(GHashTable) mended = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Check check = { .mended = mended };

  each_rule (ADC_RESOURCES "contrast.css", note_mended, mended);
  check_folder (ADC_RESOURCES, &check);
  g_assert_cmpuint (check.n_faint, >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contrast/usual", test_usual);
  g_test_add_func ("/contrast/high", test_high);
  g_test_add_func ("/contrast/nothing-forgotten", test_nothing_forgotten);
  return g_test_run ();
}
