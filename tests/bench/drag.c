/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the main thread works for a frame while a tile is dragged over a board of Neuroshima Hex! in the middle of a
 * game: microseconds, the worst step. */

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>

#include "adc-battle-session.h"
#include "adc-driver.h"
#include "adc-hex-board.h"
#include "adc-hex-cell.h"
#include "adc-library-loader.h"
#include "frames.h"
#include "widgets.h"

/* The signals that GTK gives for a pointer that goes over the board line by line. */
static void
drag (GtkWidget *map, guint step)
{
  const double x = (step % 8 + 0.5) / 8, y = (step / 8 + 0.5) / (FRAMES_N_STEPS / 8.0);
  GdkDragAction action;

  g_signal_emit_by_name (widget_find_controller (map, GTK_TYPE_DROP_TARGET), "motion",
                         x * gtk_widget_get_width (map), y * gtk_widget_get_height (map), &action);
}

/* Takes the first tile that can be taken. FALSE: there is none. */
static gboolean
lift (GtkWidget *map)
{
  g_autoptr(GdkContentProvider) content = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (map); child != NULL && content == NULL;
       child = gtk_widget_get_next_sibling (child)) {
    graphene_rect_t bounds;

    if (ADC_IS_HEX_CELL (child) && gtk_widget_compute_bounds (child, map, &bounds))
      g_signal_emit_by_name (widget_find_controller (map, GTK_TYPE_DRAG_SOURCE), "prepare",
                             (double) (bounds.origin.x + bounds.size.width / 2),
                             (double) (bounds.origin.y + bounds.size.height / 2), &content);
  }

  return content != NULL;
}

int
main (void)
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  AdcGame *game = adc_library_get_game (library, "neuroshima-hex");
  g_autoptr(AdcScenario) scenario = NULL;
  g_autoptr(AdcBattleSession) session = NULL;
  GtkWidget *board, *map, *window;

  adw_init ();
  scenario = adc_driver_load_battle (game, "exemple-tour-10");
  session = adc_battle_session_new (game, scenario);
  board = adc_hex_board_new ();
  adc_board_set_session (ADC_BOARD (board), session);
  window = frames_present (board, 900);
  map = widget_get_child (board, "map");
  if (!lift (map))
    return EXIT_FAILURE; /* there would be nothing to measure */
  printf ("%" G_GINT64_FORMAT "\n", frames_measure (window, drag, map));
  gtk_window_destroy (GTK_WINDOW (window));

  return EXIT_SUCCESS;
}
