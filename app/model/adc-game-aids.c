/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-game-private.h"

AdcMap *
adc_game_get_map (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->map;
}

AdcMuster *
adc_game_get_muster (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->muster;
}

AdcEconomy *
adc_game_get_economy (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->economy;
}

AdcSetup *
adc_game_get_setup (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->setup;
}

AdcPurse *
adc_game_get_purse (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->purse;
}

AdcCounters *
adc_game_get_counters (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->counters;
}

AdcGrid *
adc_game_get_grid (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->grid;
}

AdcRooms *
adc_game_get_rooms (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->rooms;
}

gboolean
adc_game_has_case (AdcGame *self, const char *path)
{
  g_auto(GStrv) parts = g_strsplit (path, "/", 2);
  const char *view = parts[0], *id = parts[1];

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  if (g_str_equal (view, "setup"))
    return self->setup != NULL && adc_setup_find_case (self->setup, id) != NULL;
  if (g_str_equal (view, "rooms"))
    return self->rooms != NULL && adc_rooms_find_case (self->rooms, id) != NULL;
  if (g_str_equal (view, "grid"))
    return self->grid != NULL && adc_grid_find_sketch (self->grid, id) != NULL;

  return g_str_equal (view, "purse") && self->purse != NULL &&
         adc_purse_find_case (self->purse, id) != NULL;
}

void
adc_game_set_map (AdcGame *self, AdcMap *map)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->map, map);
}

void
adc_game_set_muster (AdcGame *self, AdcMuster *muster)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->muster, muster);
}

void
adc_game_set_economy (AdcGame *self, AdcEconomy *economy)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->economy, economy);
}

void
adc_game_set_setup (AdcGame *self, AdcSetup *setup)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->setup, setup);
}

void
adc_game_set_purse (AdcGame *self, AdcPurse *purse)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->purse, purse);
}

void
adc_game_set_counters (AdcGame *self, AdcCounters *counters)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->counters, counters);
}

void
adc_game_set_grid (AdcGame *self, AdcGrid *grid)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->grid, grid);
}

void
adc_game_set_rooms (AdcGame *self, AdcRooms *rooms)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->rooms, rooms);
}
