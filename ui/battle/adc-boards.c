/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-boards.h"

#include "adc-ares-board.h"
#include "adc-ark-board.h"
#include "adc-buck-board.h"
#include "adc-hex-board.h"
#include "adc-star-board.h"

static const struct {
  const char *game;
  GType     (*get_type) (void);
} boards[] = {
  { "ares", adc_ares_board_get_type },
  { "ark", adc_ark_board_get_type },
  { "buck-rogers", adc_buck_board_get_type },
  { "neuroshima-hex", adc_hex_board_get_type },
  { "starcraft", adc_star_board_get_type },
};

GtkWidget *
adc_board_new_for_game (const char *game_id)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    if (g_strcmp0 (boards[i].game, game_id) == 0)
      return g_object_new (boards[i].get_type (), NULL);

  return NULL;
}
