/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-private.h"

static const char *
or_nothing (const char *text)
{
  return text != NULL ? text : "";
}

static const char *
or_null (const char *text)
{
  return *text != '\0' ? text : NULL;
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* In the order of their names: two states of the same deck are the same. */
static GVariant *
write_values (GHashTable *values)
{
  GVariantBuilder builder;
  g_autoptr(GPtrArray) keys = NULL;
  GHashTableIter iter;
  gpointer key;

  if (values == NULL) /* as almost all are */
    return g_variant_new_array (G_VARIANT_TYPE ("{ss}"), NULL, 0);

  keys = g_ptr_array_new ();
  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (keys, key);
  g_ptr_array_sort (keys, compare_keys);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < keys->len; i++)
    g_variant_builder_add (&builder, "{ss}", keys->pdata[i],
                           g_hash_table_lookup (values, keys->pdata[i]));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_options (AdcDeck *self)
{
  GVariantBuilder builder;
  g_autoptr(GPtrArray) choices = adc_deck_list_choices (self);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < choices->len; i++)
    g_variant_builder_add (&builder, "{ss}", choices->pdata[i],
                           adc_deck_get_option (self, choices->pdata[i]));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_ignored (AdcDeck *self)
{
  g_autoptr(GPtrArray) ignored = adc_deck_list_ignored (self);

  return g_variant_new_strv ((const char * const *) ignored->pdata, ignored->len);
}

/* Kept: a large deck is written at each step, of which most change one line. */
static GVariant *
write_line (AdcDeckKeptLine *kept)
{
  const AdcDeckLine *line = &kept->line;

  if (kept->state == NULL) {
    GVariant *members[] = {
      g_variant_new_string (line->zone),
      g_variant_new_string (or_nothing (line->card)),
      g_variant_new_string (or_nothing (line->name)),
      g_variant_new_uint32 (line->count),
      write_values (line->values),
    };

    kept->state = g_variant_ref_sink (g_variant_new_tuple (members, G_N_ELEMENTS (members)));
    g_variant_get_data (kept->state); /* in one piece from now on */
  }

  return kept->state;
}

static GVariant *
write_lines (AdcDeck *self)
{
  GPtrArray *lines = adc_deck_get_lines (self);
  g_autoptr(GPtrArray) states = g_ptr_array_sized_new (lines->len);

  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (states, write_line (lines->pdata[i]));

  return g_variant_new_array (G_VARIANT_TYPE ("(sssua{ss})"), (GVariant **) states->pdata,
                              states->len);
}

GVariant *
adc_deck_to_variant (AdcDeck *self)
{
  g_return_val_if_fail (ADC_IS_DECK (self), NULL);

  return g_variant_new ("(ssssssu@a{ss}@as@a(sssua{ss}))", adc_deck_get_game (self),
                        adc_deck_get_kind (self), adc_deck_get_title (self),
                        adc_deck_get_notes (self), or_nothing (adc_deck_get_faction (self)),
                        or_nothing (adc_deck_get_edition (self)), adc_deck_get_players (self),
                        write_options (self), write_ignored (self), write_lines (self));
}

static void
read_options (AdcDeck *self, GVariant *options)
{
  g_autoptr(GPtrArray) before = adc_deck_list_choices (self);
  GVariantIter iter;
  const char *choice, *option;

  for (guint i = 0; i < before->len; i++)
    adc_deck_set_option (self, before->pdata[i], NULL);

  g_variant_iter_init (&iter, options);
  while (g_variant_iter_next (&iter, "{&s&s}", &choice, &option))
    adc_deck_set_option (self, choice, option);
}

static void
read_ignored (AdcDeck *self, GVariant *ignored)
{
  g_autoptr(GPtrArray) before = adc_deck_list_ignored (self);
  GVariantIter iter;
  const char *rule;

  for (guint i = 0; i < before->len; i++)
    adc_deck_set_ignored (self, before->pdata[i], FALSE);

  g_variant_iter_init (&iter, ignored);
  while (g_variant_iter_next (&iter, "&s", &rule))
    adc_deck_set_ignored (self, rule, TRUE);
}

static void
read_lines (AdcDeck *self, GVariant *lines)
{
  GVariantIter iter;
  const char *zone, *card, *name;
  guint count;
  GVariant *pairs;

  adc_deck_clear (self);
  g_variant_iter_init (&iter, lines);
  while (g_variant_iter_next (&iter, "(&s&s&su@a{ss})", &zone, &card, &name, &count, &pairs)) {
    g_autoptr(GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
    GVariantIter values_iter;
    const char *stat, *text;

    g_variant_iter_init (&values_iter, pairs);
    while (g_variant_iter_next (&values_iter, "{&s&s}", &stat, &text))
      g_hash_table_insert (values, (gpointer) stat, (gpointer) text);
    adc_deck_add (self, zone, or_null (card), or_null (name), values, count);
    g_variant_unref (pairs);
  }
}

gboolean
adc_deck_restore (AdcDeck *self, GVariant *state)
{
  const char *game, *kind, *title, *notes, *faction, *edition;
  guint n_players;
  g_autoptr(GVariant) options = NULL;
  g_autoptr(GVariant) ignored = NULL;
  g_autoptr(GVariant) lines = NULL;

  g_return_val_if_fail (ADC_IS_DECK (self) && state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_DECK_STATE_TYPE)))
    return FALSE;

  g_variant_get (state, "(&s&s&s&s&s&su@a{ss}@as@a(sssua{ss}))", &game, &kind, &title, &notes,
                 &faction, &edition, &n_players, &options, &ignored, &lines);
  if (!g_str_equal (game, adc_deck_get_game (self)) || !g_str_equal (kind, adc_deck_get_kind (self)))
    return FALSE;

  adc_deck_set_title (self, title);
  adc_deck_set_notes (self, notes);
  adc_deck_set_faction (self, or_null (faction));
  adc_deck_set_edition (self, or_null (edition));
  adc_deck_set_players (self, n_players);
  read_options (self, options);
  read_ignored (self, ignored);
  read_lines (self, lines);
  return TRUE;
}

AdcDeck *
adc_deck_new_from_variant (GVariant *state)
{
  g_autoptr(AdcDeck) self = NULL;
  g_autofree char *game = NULL;
  g_autofree char *kind = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_DECK_STATE_TYPE)))
    return NULL;

  g_variant_get_child (state, 0, "s", &game);
  g_variant_get_child (state, 1, "s", &kind);
  self = adc_deck_new (game, kind);
  return adc_deck_restore (self, state) ? g_steal_pointer (&self) : NULL;
}
