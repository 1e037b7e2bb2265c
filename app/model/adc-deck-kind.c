/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-kind.h"

#include <glib/gi18n-lib.h>

static void
free_zone (gpointer data)
{
  AdcDeckZone *zone = data;

  g_free (zone->id);
  g_clear_pointer (&zone->title, adc_text_unref);
  g_free (zone->start);
  g_free (zone);
}

static void
free_option (gpointer data)
{
  AdcDeckOption *option = data;

  g_free (option->id);
  adc_text_unref (option->title);
  g_free (option);
}

static void
free_choice (gpointer data)
{
  AdcDeckChoice *choice = data;

  g_free (choice->id);
  g_clear_pointer (&choice->title, adc_text_unref);
  g_ptr_array_unref (choice->options);
  g_free (choice);
}

static void
clear_filter (AdcDeckFilter *filter)
{
  g_free (filter->card);
  g_free (filter->stat);
  g_free (filter->value);
}

static void
free_filter (gpointer data)
{
  clear_filter (data);
  g_free (data);
}

static void
free_take (gpointer data)
{
  AdcDeckTake *take = data;

  clear_filter (&take->filter);
  g_free (take->zone);
  g_free (take);
}

static void
free_list (gpointer data)
{
  AdcDeckRecipe *list = data;

  adc_deck_when_clear (&list->when);
  g_ptr_array_unref (list->takes);
  g_free (list);
}

static void
free_deal (gpointer data)
{
  AdcDeckDeal *deal = data;

  adc_deck_when_clear (&deal->when);
  g_free (deal->rule);
  g_free (deal);
}

AdcDeckKind *
adc_deck_kind_new (const char *id)
{
  AdcDeckKind *self = g_new0 (AdcDeckKind, 1);

  self->id = g_strdup (id);
  self->choices = g_ptr_array_new_with_free_func (free_choice);
  self->admits = g_ptr_array_new_with_free_func (free_filter);
  self->zones = g_ptr_array_new_with_free_func (free_zone);
  self->deals = g_ptr_array_new_with_free_func (free_deal);
  self->lists = g_ptr_array_new_with_free_func (free_list);
  return self;
}

AdcDeckKind *
adc_deck_kind_new_free (void)
{
  AdcDeckKind *self = adc_deck_kind_new (ADC_DECK_KIND_FREE);

  adc_deck_kind_add_admit (self)->on = ADC_KIND_UNIT;
  adc_deck_kind_add_admit (self)->on = ADC_KIND_CARD;
  adc_deck_kind_add_zone (self, "deck", ADC_DECK_ROLE_DRAW);
  adc_deck_kind_add_zone (self, "hand", ADC_DECK_ROLE_HAND)->is_built = FALSE;
  adc_deck_kind_add_zone (self, "table", ADC_DECK_ROLE_TABLE)->is_built = FALSE;
  adc_deck_kind_add_zone (self, "discard", ADC_DECK_ROLE_DISCARD)->is_built = FALSE;
  adc_deck_kind_add_zone (self, "out", ADC_DECK_ROLE_OUT)->is_built = FALSE;
  return self;
}

void
adc_deck_kind_free (AdcDeckKind *self)
{
  g_free (self->id);
  g_clear_pointer (&self->title, adc_text_unref);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_free (self->rule);
  g_ptr_array_unref (self->choices);
  g_ptr_array_unref (self->admits);
  g_ptr_array_unref (self->zones);
  g_ptr_array_unref (self->deals);
  g_ptr_array_unref (self->lists);
  g_free (self);
}

const char *
adc_deck_kind_get_title (const AdcDeckKind *self)
{
  return self->title != NULL ? adc_text_get (self->title) : _("Free Deck");
}

const char *
adc_deck_kind_get_summary (const AdcDeckKind *self)
{
  if (self->summary != NULL)
    return adc_text_get (self->summary);

  return adc_deck_kind_is_free (self) ? _("Anything the game has, judged by nothing") : NULL;
}

gboolean
adc_deck_kind_is_free (const AdcDeckKind *self)
{
  return g_str_equal (self->id, ADC_DECK_KIND_FREE);
}

const AdcDeckZone *
adc_deck_kind_get_first_zone (const AdcDeckKind *self)
{
  return self->zones->pdata[0];
}

const AdcDeckZone *
adc_deck_kind_find_zone (const AdcDeckKind *self, const char *id)
{
  for (guint i = 0; i < self->zones->len; i++) {
    const AdcDeckZone *zone = self->zones->pdata[i];

    if (g_strcmp0 (zone->id, id) == 0)
      return zone;
  }

  return NULL;
}

const AdcDeckZone *
adc_deck_kind_find_role (const AdcDeckKind *self, AdcDeckRole role)
{
  for (guint i = 0; i < self->zones->len; i++) {
    const AdcDeckZone *zone = self->zones->pdata[i];

    if (zone->role == role && zone->is_played)
      return zone;
  }

  return NULL;
}

const AdcDeckChoice *
adc_deck_kind_find_choice (const AdcDeckKind *self, const char *option)
{
  for (guint i = 0; i < self->choices->len; i++) {
    const AdcDeckChoice *choice = self->choices->pdata[i];

    for (guint j = 0; j < choice->options->len; j++)
      if (g_strcmp0 (((AdcDeckOption *) choice->options->pdata[j])->id, option) == 0)
        return choice;
  }

  return NULL;
}

const char *
adc_deck_zone_get_title (const AdcDeckZone *self)
{
  static const char * const titles[] = {
    [ADC_DECK_ROLE_DRAW] = N_("Draw Pile"),     [ADC_DECK_ROLE_HAND] = N_("Hand"),
    [ADC_DECK_ROLE_TABLE] = N_("On the Table"), [ADC_DECK_ROLE_DISCARD] = N_("Discarded"),
    [ADC_DECK_ROLE_OUT] = N_("Out of the Game"),
  };

  return self->title != NULL ? adc_text_get (self->title) : _(titles[self->role]);
}

AdcDeckZone *
adc_deck_kind_add_zone (AdcDeckKind *self, const char *id, AdcDeckRole role)
{
  AdcDeckZone *zone = g_new0 (AdcDeckZone, 1);

  zone->id = g_strdup (id);
  zone->role = role;
  zone->is_built = zone->is_played = zone->is_counted = TRUE;
  zone->start = g_strdup (id);
  g_ptr_array_add (self->zones, zone);
  return zone;
}

AdcDeckChoice *
adc_deck_kind_add_choice (AdcDeckKind *self, const char *id)
{
  AdcDeckChoice *choice = g_new0 (AdcDeckChoice, 1);

  choice->id = g_strdup (id);
  choice->options = g_ptr_array_new_with_free_func (free_option);
  g_ptr_array_add (self->choices, choice);
  return choice;
}

void
adc_deck_choice_add (AdcDeckChoice *self, const char *id, AdcText *title)
{
  AdcDeckOption *option = g_new0 (AdcDeckOption, 1);

  option->id = g_strdup (id);
  option->title = adc_text_ref (title);
  g_ptr_array_add (self->options, option);
}

AdcDeckFilter *
adc_deck_kind_add_admit (AdcDeckKind *self)
{
  AdcDeckFilter *filter = g_new0 (AdcDeckFilter, 1);

  g_ptr_array_add (self->admits, filter);
  return filter;
}

AdcDeckDeal *
adc_deck_kind_add_deal (AdcDeckKind *self)
{
  AdcDeckDeal *deal = g_new0 (AdcDeckDeal, 1);

  g_ptr_array_add (self->deals, deal);
  return deal;
}

AdcDeckRecipe *
adc_deck_kind_add_recipe (AdcDeckKind *self)
{
  AdcDeckRecipe *list = g_new0 (AdcDeckRecipe, 1);

  list->takes = g_ptr_array_new_with_free_func (free_take);
  g_ptr_array_add (self->lists, list);
  return list;
}

AdcDeckTake *
adc_deck_recipe_add_take (AdcDeckRecipe *self)
{
  AdcDeckTake *take = g_new0 (AdcDeckTake, 1);

  take->count = -1;
  g_ptr_array_add (self->takes, take);
  return take;
}
