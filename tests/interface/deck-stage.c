/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-stage.h"

#include "adc-deck-pool.h"
#include "adc-library.h"

AdcGame *
deck_stage_get_game (AdcApplication *application, const char *id)
{
  AdcGame *game = adc_library_get_game (adc_application_get_library (application), id);

  g_assert_nonnull (game);
  return game;
}

AdcDeck *
deck_stage_new_deck (AdcGame *game, const char *first, ...)
{
  AdcDeck *deck = adc_deck_new (adc_game_get_id (game), ADC_DECK_KIND_FREE);
  va_list arguments;

  va_start (arguments, first);
  for (const char *id = first; id != NULL; id = va_arg (arguments, const char *)) {
    AdcEntry *entry = adc_game_lookup (game, id);

    g_assert_nonnull (entry);
    adc_deck_add_entry (deck, "deck", entry, va_arg (arguments, guint));
  }
  va_end (arguments);

  return deck;
}

AdcDeckWork *
deck_stage_new_work (AdcGame *game, const char *faction)
{
  const AdcDeckKind *kind = adc_game_get_deck_kinds (game)->pdata[0];

  return adc_deck_work_new (game, adc_deck_new_standard (game, kind, faction, NULL, 2), NULL);
}

GtkWidget *
deck_stage_open (GtkWidget *page)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 800);
  adw_window_set_content (ADW_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  adc_driver_settle_window (window);

  return window;
}

/* Nobody else may have kept the page. */
void
deck_stage_close (GtkWidget *window)
{
  GtkWidget *page = adw_window_get_content (ADW_WINDOW (window));

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (page);
}
