/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-game-private.h"

#include "adc-rule.h"

GListModel *
adc_game_get_entries (AdcGame *self, AdcKind kind)
{
  g_return_val_if_fail (ADC_IS_GAME (self) && kind < ADC_N_KINDS, NULL);

  return G_LIST_MODEL (self->entries[kind]);
}

GListModel *
adc_game_get_outline (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->outline);
}

GListModel *
adc_game_get_stats (AdcGame *self, AdcKind kind)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);
  g_return_val_if_fail (kind == ADC_KIND_UNIT || kind == ADC_KIND_CARD, NULL);

  return G_LIST_MODEL (kind == ADC_KIND_UNIT ? self->unit_stats : self->card_stats);
}

AdcStat *
adc_game_get_stat (AdcGame *self, AdcKind kind, const char *id)
{
  GListModel *stats = adc_game_get_stats (self, kind);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (g_strcmp0 (adc_stat_get_id (stat), id) == 0)
      return stat; /* the store keeps it alive */
  }

  return NULL;
}

AdcStat *
adc_game_find_stat_by_role (AdcGame *self, AdcKind kind, AdcStatRole role)
{
  GListModel *stats = adc_game_get_stats (self, kind);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_role (stat) == role)
      return stat; /* the store keeps it alive */
  }

  return NULL;
}

static char *
create_deck_key (const char *deck, const char *category, const char *stat)
{
  return g_strjoin ("/", deck, category != NULL ? category : "", stat, NULL);
}

gboolean
adc_game_deck_has (AdcGame *self, const char *deck, const char *category, const char *stat)
{
  g_autofree char *key = create_deck_key (deck, category, stat);

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return g_hash_table_contains (self->deck_stats, key);
}

GPtrArray *
adc_game_get_deck_kinds (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->deck_kinds;
}

const AdcDeckKind *
adc_game_find_deck_kind (AdcGame *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  for (guint i = 0; i < self->deck_kinds->len; i++) {
    const AdcDeckKind *kind = self->deck_kinds->pdata[i];

    if (g_strcmp0 (kind->id, id) == 0)
      return kind;
  }

  return NULL;
}

AdcEntry *
adc_game_lookup (AdcGame *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return id != NULL ? g_hash_table_lookup (self->by_id, id) : NULL;
}

GPtrArray *
adc_game_get_backlinks (AdcGame *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return g_hash_table_lookup (self->backlinks, id);
}

void
adc_game_note_deck (AdcGame *self, const char *deck, const char *category, const char *stat)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_hash_table_add (self->deck_stats, create_deck_key (deck, NULL, stat));
  if (category != NULL)
    g_hash_table_add (self->deck_stats, create_deck_key (deck, category, stat));
}

gboolean
adc_game_take_deck_kind (AdcGame *self, AdcDeckKind *kind)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (adc_game_find_deck_kind (self, kind->id) != NULL) {
    adc_deck_kind_free (kind);
    return FALSE;
  }

  g_ptr_array_insert (self->deck_kinds, (int) self->deck_kinds->len - 1, kind);
  return TRUE;
}

gboolean
adc_game_add_stat (AdcGame *self, AdcKind kind, AdcStat *stat)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (adc_game_get_stat (self, kind, adc_stat_get_id (stat)) != NULL)
    return FALSE;

  adc_list_append (kind == ADC_KIND_UNIT ? self->unit_stats : self->card_stats, stat);
  return TRUE;
}

gboolean
adc_game_add_entry (AdcGame *self, AdcEntry *entry)
{
  const char *id = adc_entry_get_id (entry);

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (g_hash_table_contains (self->by_id, id))
    return FALSE;

  adc_entry_set_game (entry, self);
  adc_list_append (self->entries[adc_entry_get_kind (entry)], entry);
  g_hash_table_insert (self->by_id, (char *) id, entry);
  if (ADC_IS_RULE (entry) && adc_rule_get_parent (ADC_RULE (entry)) == NULL)
    adc_list_append (self->outline, entry);

  return TRUE;
}

void
adc_game_add_backlink (AdcGame *self, const char *id, AdcEntry *from)
{
  GPtrArray *links;

  g_return_if_fail (ADC_IS_GAME (self));

  links = g_hash_table_lookup (self->backlinks, id);
  if (links == NULL) {
    links = g_ptr_array_new ();
    g_hash_table_insert (self->backlinks, g_strdup (id), links);
  }

  if (!g_ptr_array_find (links, from, NULL))
    g_ptr_array_add (links, from);
}
