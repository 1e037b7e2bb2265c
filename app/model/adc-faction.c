/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-faction.h"

#include "adc-game.h"
#include "adc-list.h"

#include <glib/gi18n-lib.h>

struct _AdcFaction {
  AdcEntry  parent_instance;
  AdcList  *units;
  AdcList  *cards;
  char     *colour;
  char     *parent;
};

G_DEFINE_FINAL_TYPE (AdcFaction, adc_faction, ADC_TYPE_ENTRY)

static void
adc_faction_dispose (GObject *object)
{
  AdcFaction *self = ADC_FACTION (object);

  g_clear_object (&self->units);
  g_clear_object (&self->cards);
  G_OBJECT_CLASS (adc_faction_parent_class)->dispose (object);
}

static void
adc_faction_finalize (GObject *object)
{
  AdcFaction *self = ADC_FACTION (object);

  g_free (self->colour);
  g_free (self->parent);
  G_OBJECT_CLASS (adc_faction_parent_class)->finalize (object);
}

static void
adc_faction_class_init (AdcFactionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_faction_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_faction_finalize;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_FACTION;
}

static void
adc_faction_init (AdcFaction *self)
{
  self->units = adc_list_new (ADC_TYPE_ENTRY);
  self->cards = adc_list_new (ADC_TYPE_ENTRY);
}

const char *
adc_faction_get_parent (AdcFaction *self)
{
  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  return self->parent;
}

GListModel *
adc_faction_get_units (AdcFaction *self)
{
  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  return G_LIST_MODEL (self->units);
}

GListModel *
adc_faction_get_cards (AdcFaction *self)
{
  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  return G_LIST_MODEL (self->cards);
}

gboolean
adc_faction_owns (AdcFaction *self, AdcPiece *piece)
{
  const char *owner;

  g_return_val_if_fail (ADC_IS_FACTION (self), FALSE);
  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);

  owner = adc_piece_get_faction (piece);
  if (owner == NULL)
    return adc_piece_is_shared (piece);

  return g_str_equal (owner, adc_entry_get_id (ADC_ENTRY (self))) ||
         g_strcmp0 (owner, self->parent) == 0;
}

char *
adc_faction_dup_label (AdcFaction *self)
{
  g_autoptr(AdcGame) game = NULL;
  AdcEntry *parent;

  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  game = adc_entry_dup_game (ADC_ENTRY (self));
  parent = game != NULL ? adc_game_lookup (game, self->parent) : NULL;
  if (parent == NULL)
    return g_strdup (adc_entry_get_title (ADC_ENTRY (self)));

  /* Translators: a faction and the larger one it is part of, as in “Jim Raynor (Terrans)” */
  return g_strdup_printf (_("%s (%s)"), adc_entry_get_title (ADC_ENTRY (self)),
                          adc_entry_get_title (parent));
}

static void
add_parts (GPtrArray *list, GListModel *factions, const char *parent)
{
  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcFaction) faction = g_list_model_get_item (factions, i);

    if (g_strcmp0 (faction->parent, parent) != 0)
      continue;

    g_ptr_array_add (list, g_object_ref (faction));
    if (parent == NULL)
      add_parts (list, factions, adc_entry_get_id (ADC_ENTRY (faction)));
  }
}

GPtrArray *
adc_factions_list (AdcGame *game)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (ADC_IS_GAME (game), list);

  add_parts (list, adc_game_get_entries (game, ADC_KIND_FACTION), NULL);
  return list;
}

const char *
adc_faction_get_colour (AdcFaction *self)
{
  g_return_val_if_fail (ADC_IS_FACTION (self), NULL);

  return self->colour;
}

void
adc_faction_set_parent (AdcFaction *self, const char *parent)
{
  g_return_if_fail (ADC_IS_FACTION (self));

  g_free (self->parent);
  self->parent = g_strdup (parent);
}

void
adc_faction_set_colour (AdcFaction *self, const char *colour)
{
  g_return_if_fail (ADC_IS_FACTION (self));

  g_free (self->colour);
  self->colour = g_strdup (colour);
}

void
adc_faction_add_unit (AdcFaction *self, AdcEntry *unit)
{
  g_return_if_fail (ADC_IS_FACTION (self));

  adc_list_append (self->units, unit);
}

void
adc_faction_add_card (AdcFaction *self, AdcEntry *card)
{
  g_return_if_fail (ADC_IS_FACTION (self));

  adc_list_append (self->cards, card);
}
