/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "packs-shot.h"

#include "adc-driver.h"
#include "adc-pack-copy.h"
#include "adc-pack-folder.h"
#include "adc-pack-row.h"
#include "adc-pack-template.h"
#include "adc-packs-window.h"
#include "widgets.h"

#define WIDTH 560
#define HEIGHT 640

static void
make_game (const char *path, const char *id, const char *terms)
{
  g_autofree char *file = g_build_filename (path, "terms.xml", NULL);

  adc_pack_remove_tree (path);
  g_assert_true (adc_pack_template_write (path, id, NULL, NULL, NULL));
  if (terms != NULL)
    g_assert_true (g_file_set_contents (file, terms, -1, NULL));
}

static void
make_games (void)
{
  g_autofree char *sound = adc_pack_folder_dup_path ("duel-des-phares");
  g_autofree char *broken = adc_pack_folder_dup_path ("brouillon");

  make_game (sound, "duel-des-phares", NULL);
  make_game (broken, "brouillon", "<entries format='1' game='brouillon' xml:lang='fr'>\n"
                                  "<term id='a' page='1'><title>A</titre>\n</term></entries>");
}

static gboolean
is_at_rest (gpointer window)
{
  return !gtk_widget_get_visible (widget_get_child (window, "working"));
}

static gboolean
has_dialog (gpointer user_data G_GNUC_UNUSED)
{
  return widget_find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

static GtkWidget *
refuse (AdcPacksWindow *window)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "telecharge", NULL);

  make_game (folder, "telecharge", "<entries format='1' game='telecharge' xml:lang='fr'>\n"
                                   "<term id='a' page='0'>\n<title>A</title></term>\n"
                                   "<term id='b' page='1'><title>B</title><blink/></term>\n"
                                   "</entries>");
  adc_packs_window_add (window, folder);
  adc_driver_wait (has_dialog, NULL);
  adc_driver_settle_window (widget_find_window (ADW_TYPE_MESSAGE_DIALOG));
  return widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
}

GtkWidget *
packs_shot_open (AdcApplication *application, gboolean is_refusing, int width, int height)
{
  AdcPacksWindow *window;
  GtkWidget *row;

  make_games ();
  g_action_group_activate_action (G_ACTION_GROUP (application), "packs", NULL);
  window = widget_find_window (ADC_TYPE_PACKS_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (window), MIN (width, WIDTH), MIN (height, HEIGHT));
  adc_driver_wait (is_at_rest, window);
  adc_driver_settle ();
  row = widget_find (GTK_WIDGET (window), ADC_TYPE_PACK_ROW);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  adc_driver_settle ();

  return is_refusing ? refuse (window) : GTK_WIDGET (window);
}

/* So that other pictures do not tell of them. */
static void
unmake_games (GtkWidget *window)
{
  g_autofree char *sound = adc_pack_folder_dup_path ("duel-des-phares");
  g_autofree char *broken = adc_pack_folder_dup_path ("brouillon");

  adc_pack_remove_tree (sound);
  adc_pack_remove_tree (broken);
  gtk_widget_activate_action (window, "packs.reload", NULL);
  adc_driver_wait (is_at_rest, window);
}

static gboolean
is_closed (gpointer user_data G_GNUC_UNUSED)
{
  return widget_find_window (ADC_TYPE_PACKS_WINDOW) == NULL;
}

void
packs_shot_close (void)
{
  if (has_dialog (NULL))
    gtk_window_destroy (widget_find_window (ADW_TYPE_MESSAGE_DIALOG));
  unmake_games (widget_find_window (ADC_TYPE_PACKS_WINDOW));
  gtk_window_destroy (widget_find_window (ADC_TYPE_PACKS_WINDOW));
  adc_driver_wait (is_closed, NULL);
  adc_driver_settle ();
}
