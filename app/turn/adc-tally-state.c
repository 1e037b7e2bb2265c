/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tally-private.h"

static const char *
or_empty (const char *text)
{
  return text != NULL ? text : "";
}

/* In the order of the game: the same tally gives the same state. */
GVariant *
adc_tally_to_variant (AdcTally *self)
{
  GVariantBuilder players, values, shown;
  GPtrArray *list;

  g_return_val_if_fail (ADC_IS_TALLY (self), NULL);

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < self->most; i++)
    g_variant_builder_add (&players, "(ss)", or_empty (self->players[i].name),
                           or_empty (self->players[i].faction));

  g_variant_builder_init (&values, G_VARIANT_TYPE ("a{sai}"));
  g_variant_builder_init (&shown, G_VARIANT_TYPE ("as"));
  list = adc_counters_get_list (self->counters);
  for (guint i = 0; i < list->len; i++) {
    const AdcCounter *counter = list->pdata[i];
    const guint n = counter->is_per_player ? self->most : 1;

    g_variant_builder_add (&values, "{s@ai}", counter->id,
                           g_variant_new_fixed_array (G_VARIANT_TYPE_INT32,
                                                      adc_tally_get_values (self, counter), n,
                                                      sizeof (gint32)));
    if (counter->is_optional && adc_tally_is_shown (self, counter))
      g_variant_builder_add (&shown, "s", counter->id);
  }

  return g_variant_new ("(uba(ss)a{sai}as)", self->n_players, self->is_team, &players, &values,
                        &shown);
}

static void
read_players (AdcTally *self, GVariantIter *players)
{
  const char *name, *faction;

  for (guint i = 0; i < ADC_TALLY_MAX_PLAYERS; i++) {
    g_clear_pointer (&self->players[i].name, g_free);
    g_clear_pointer (&self->players[i].faction, g_free);
  }
  for (guint i = 0; i < self->most && g_variant_iter_next (players, "(&s&s)", &name, &faction);
       i++) {
    adc_tally_set_name (self, i, name);
    adc_tally_set_faction (self, i, faction);
  }
  adc_tally_seat (self);
}

/* A value the counter cannot have leaves it where it begins. */
static void
read_values (AdcTally *self, const AdcCounter *counter, GVariant *kept)
{
  const guint n = counter->is_per_player ? self->most : 1;
  int *values = adc_tally_get_values (self, counter);
  gsize n_kept;
  const gint32 *numbers = g_variant_get_fixed_array (kept, &n_kept, sizeof (gint32));

  for (guint i = 0; i < MIN (n, n_kept); i++)
    if (numbers[i] >= counter->min && numbers[i] <= counter->max)
      values[i] = numbers[i];
}

void
adc_tally_restore (AdcTally *self, GVariant *state)
{
  g_autoptr(GVariantIter) players = NULL;
  g_autoptr(GVariantIter) values = NULL;
  g_autoptr(GVariantIter) shown = NULL;
  const char *id;
  GVariant *numbers;
  guint n_players;

  g_return_if_fail (ADC_IS_TALLY (self));
  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_TALLY_VARIANT)));

  g_variant_get (state, "(uba(ss)a{sai}as)", &n_players, &self->is_team, &players, &values, &shown);
  if (n_players >= self->least && n_players <= self->most)
    self->n_players = n_players;
  adc_tally_reset (self);
  read_players (self, players);
  while (g_variant_iter_next (values, "{&s@ai}", &id, &numbers)) {
    const AdcCounter *counter = adc_counters_find (self->counters, id);

    if (counter != NULL)
      read_values (self, counter, numbers);
    g_variant_unref (numbers);
  }

  g_hash_table_remove_all (self->shown);
  while (g_variant_iter_next (shown, "&s", &id)) {
    const AdcCounter *counter = adc_counters_find (self->counters, id);

    if (counter != NULL)
      adc_tally_set_shown (self, counter, TRUE);
  }
}

static GVariant *
to_variant (gpointer document)
{
  return adc_tally_to_variant (document);
}

static gboolean
restore (gpointer document, GVariant *state)
{
  adc_tally_restore (document, state);
  return TRUE;
}

AdcSession *
adc_tally_session_new (AdcGame *game)
{
  static const AdcSessionKind kind = { ADC_TALLY_VARIANT, to_variant, restore };

  return adc_session_new (adc_tally_new (game), &kind);
}
