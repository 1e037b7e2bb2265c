/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-item.h"

#include "adc-deck-file.h"

#include <string.h>

struct _AdcDeckItem {
  GObject  parent_instance;
  char    *path;
  char    *title;
  char    *game;
  char    *kind;
  char    *faction;
  guint    n_cards;
  gint64   modified; /* microseconds since 1970 */
  char    *problem;
};

G_DEFINE_FINAL_TYPE (AdcDeckItem, adc_deck_item, G_TYPE_OBJECT)

static void
adc_deck_item_finalize (GObject *object)
{
  AdcDeckItem *self = ADC_DECK_ITEM (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->game);
  g_free (self->kind);
  g_free (self->faction);
  g_free (self->problem);
  G_OBJECT_CLASS (adc_deck_item_parent_class)->finalize (object);
}

static void
adc_deck_item_class_init (AdcDeckItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_deck_item_finalize;
}

static void
adc_deck_item_init (AdcDeckItem *self G_GNUC_UNUSED)
{
}

static char *
dup_file_title (const char *path)
{
  char *name = g_filename_display_basename (path);

  if (g_str_has_suffix (name, ADC_DECK_SUFFIX))
    name[strlen (name) - strlen (ADC_DECK_SUFFIX)] = '\0';

  return name;
}

AdcDeckItem *
adc_deck_item_new (const char *path, gint64 modified, AdcDeck *deck, const char *problem)
{
  AdcDeckItem *self;

  g_return_val_if_fail (path != NULL && (deck == NULL) == (problem != NULL), NULL);

  self = g_object_new (ADC_TYPE_DECK_ITEM, NULL);
  self->path = g_strdup (path);
  self->modified = modified;
  self->problem = g_strdup (problem);
  self->title = deck != NULL ? g_strdup (adc_deck_get_title (deck)) : dup_file_title (path);
  self->game = g_strdup (deck != NULL ? adc_deck_get_game (deck) : "");
  self->kind = g_strdup (deck != NULL ? adc_deck_get_kind (deck) : "");
  self->faction = g_strdup (deck != NULL ? adc_deck_get_faction (deck) : NULL);
  self->n_cards = deck != NULL ? adc_deck_count (deck) : 0;
  return self;
}

const char *
adc_deck_item_get_path (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), NULL);

  return self->path;
}

const char *
adc_deck_item_get_title (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), NULL);

  return self->title;
}

const char *
adc_deck_item_get_game (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), NULL);

  return self->game;
}

const char *
adc_deck_item_get_kind (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), NULL);

  return self->kind;
}

const char *
adc_deck_item_get_faction (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), NULL);

  return self->faction;
}

guint
adc_deck_item_get_n_cards (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), 0);

  return self->n_cards;
}

gint64
adc_deck_item_get_modified (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), 0);

  return self->modified / G_USEC_PER_SEC;
}

const char *
adc_deck_item_get_problem (AdcDeckItem *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self), NULL);

  return self->problem;
}

int
adc_deck_item_compare (AdcDeckItem *self, AdcDeckItem *other)
{
  g_return_val_if_fail (ADC_IS_DECK_ITEM (self) && ADC_IS_DECK_ITEM (other), 0);

  if (self->modified != other->modified)
    return self->modified > other->modified ? -1 : 1;

  return strcmp (self->path, other->path);
}
