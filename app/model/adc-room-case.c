/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-room-case.h"

#include "adc-rooms.h"

static void
free_token (gpointer data)
{
  AdcRoomCaseToken *token = data;

  g_free (token->owner);
  g_free (token);
}

static void
free_place (gpointer data)
{
  AdcRoomCasePlace *place = data;

  g_free (place->card);
  g_free (place->player);
  g_free (place->activated);
  g_clear_pointer (&place->title, adc_text_unref);
  for (guint i = 0; i < ADC_ROOM_N_STATS; i++)
    g_free (place->values[i]);
  g_free (place->values);
  g_ptr_array_unref (place->tokens);
  g_free (place);
}

AdcRoomCase *
adc_room_case_new (const char *id, const char *rule, AdcText *title, AdcText *summary)
{
  AdcRoomCase *self = g_new0 (AdcRoomCase, 1);

  self->id = g_strdup (id);
  self->rule = g_strdup (rule);
  self->title = adc_text_ref (title);
  self->summary = summary != NULL ? adc_text_ref (summary) : NULL;
  self->places = g_ptr_array_new_with_free_func (free_place);

  return self;
}

void
adc_room_case_free (AdcRoomCase *self)
{
  g_free (self->id);
  g_free (self->rule);
  adc_text_unref (self->title);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_strfreev (self->players);
  g_free (self->active);
  g_free (self->benefit);
  g_ptr_array_unref (self->places);
  g_free (self);
}

AdcRoomCasePlace *
adc_room_case_add_place (AdcRoomCase *self, const char *card, const char *player, AdcText *title)
{
  AdcRoomCasePlace *place = g_new0 (AdcRoomCasePlace, 1);

  place->card = g_strdup (card);
  place->player = g_strdup (player);
  place->title = title != NULL ? adc_text_ref (title) : NULL;
  place->values = g_new0 (char *, ADC_ROOM_N_STATS);
  place->tokens = g_ptr_array_new_with_free_func (free_token);
  g_ptr_array_add (self->places, place);

  return place;
}

void
adc_room_case_place_add (AdcRoomCasePlace *self, guint token, const char *owner, guint count)
{
  AdcRoomCaseToken *added = g_new0 (AdcRoomCaseToken, 1);

  added->owner = g_strdup (owner);
  added->token = token;
  added->count = count;
  g_ptr_array_add (self->tokens, added);
}

const char *
adc_room_case_get_title (const AdcRoomCase *self)
{
  return adc_text_get (self->title);
}

const char *
adc_room_case_get_summary (const AdcRoomCase *self)
{
  return self->summary != NULL ? adc_text_get (self->summary) : NULL;
}
