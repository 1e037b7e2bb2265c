/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-edit.h"

GPtrArray *
adc_deck_edit_list_zones (AdcDeckWork *work)
{
  GPtrArray *built = g_ptr_array_new ();
  GPtrArray *zones = adc_deck_work_get_kind (work)->zones;

  for (guint i = 0; i < zones->len; i++)
    if (((const AdcDeckZone *) zones->pdata[i])->is_built)
      g_ptr_array_add (built, zones->pdata[i]);

  return built;
}

void
adc_deck_edit_add (AdcDeckWork *work, const char *zone, AdcEntry *entry, guint count)
{
  adc_deck_add_entry (adc_deck_work_get_deck (work), zone, entry, count);
  adc_deck_work_commit (work);
}

/* Gives how many are still to be taken. */
static guint
take_from (AdcDeck *deck, const char *zone, AdcEntry *entry, guint count)
{
  const AdcDeckLine like = { .zone = (char *) zone, .card = (char *) adc_entry_get_id (entry) };
  const AdcDeckLine *line = adc_deck_find (deck, &like);
  const guint n_taken = line != NULL ? MIN (count, line->count) : 0;

  if (n_taken > 0)
    adc_deck_set_count (deck, line, line->count - n_taken);

  return count - n_taken;
}

void
adc_deck_edit_remove (AdcDeckWork *work, const char *zone, AdcEntry *entry, guint count)
{
  AdcDeck *deck = adc_deck_work_get_deck (work);
  g_autoptr(GPtrArray) zones = adc_deck_edit_list_zones (work);

  count = take_from (deck, zone, entry, count);
  for (guint i = 0; i < zones->len && count > 0; i++)
    count = take_from (deck, ((const AdcDeckZone *) zones->pdata[i])->id, entry, count);
  adc_deck_work_commit (work);
}

void
adc_deck_edit_set_count (AdcDeckWork *work, const AdcDeckLine *line, guint count)
{
  adc_deck_set_count (adc_deck_work_get_deck (work), line, count);
  adc_deck_work_commit (work);
}

void
adc_deck_edit_step (AdcDeckWork *work, const AdcDeckLine *line, int by)
{
  const AdcDeckLine *there = adc_deck_find (adc_deck_work_get_deck (work), line);
  const int count = (int) (there != NULL ? there->count : 0) + by;

  adc_deck_edit_set_count (work, line, CLAMP (count, 0, ADC_DECK_MAX_COUNT));
}

void
adc_deck_edit_move (AdcDeckWork *work, const AdcDeckLine *line, const char *zone, guint count)
{
  adc_deck_move (adc_deck_work_get_deck (work), line, zone, count);
  adc_deck_work_commit (work);
}

const AdcDeckZone *
adc_deck_edit_find_zone (AdcDeckWork *work, const char *from, int by)
{
  g_autoptr(GPtrArray) zones = adc_deck_edit_list_zones (work);
  const int n = (int) zones->len;

  for (int i = 0; i < n; i++)
    if (g_str_equal (((const AdcDeckZone *) zones->pdata[i])->id, from))
      return n > 1 ? zones->pdata[((i + by) % n + n) % n] : NULL;

  return n > 0 ? zones->pdata[0] : NULL; /* where it is, nothing is built any longer */
}
