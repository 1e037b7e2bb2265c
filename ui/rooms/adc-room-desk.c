/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-desk-private.h"

G_DEFINE_FINAL_TYPE (AdcRoomDesk, adc_room_desk, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
set_string (char **place, const char *text)
{
  if (g_strcmp0 (*place, text) == 0)
    return FALSE;

  g_free (*place);
  *place = g_strdup (text);
  return TRUE;
}

/* A room if there is one, else the home of the player that is shown. */
static guint
find_first_place (AdcRoomDesk *self)
{
  GPtrArray *places = adc_room_table_get_places (adc_room_desk_get_table (self));
  guint home = 0;

  for (guint i = 0; i < places->len; i++) {
    const AdcRoomPlace *place = places->pdata[i];

    if (place->owner == NULL)
      return place->id;
    if (home == 0 && g_strcmp0 (place->owner, self->player) == 0)
      home = place->id;
  }

  return home;
}

static gboolean
is_owner (AdcRoomDesk *self, const char *owner)
{
  g_autoptr(GPtrArray) owners = adc_room_desk_list_owners (self);

  return owner != NULL && g_ptr_array_find_with_equal_func (owners, owner, g_str_equal, NULL);
}

static GVariant *
dup_state (AdcRoomDesk *self)
{
  return g_variant_ref_sink (adc_room_table_to_variant (adc_room_desk_get_table (self)));
}

/* The table is what it was before the example was opened. */
static gboolean
is_case_undone (AdcRoomDesk *self)
{
  g_autoptr(GVariant) state = dup_state (self);

  return self->before != NULL && g_variant_equal (self->before, state);
}

/* What was chosen may be gone from the table. */
static void
settle (AdcRoomDesk *self)
{
  AdcRoomTable *table = adc_room_desk_get_table (self);
  const AdcRoomPlace *place;

  if (self->player == NULL || !adc_room_table_has_player (table, self->player))
    set_string (&self->player, adc_room_table_get_active (table));
  if (!is_owner (self, self->owner))
    set_string (&self->owner, self->player);
  place = adc_room_table_get_place (table, self->place);
  if (place == NULL || (place->owner != NULL && g_strcmp0 (place->owner, self->player) != 0))
    self->place = find_first_place (self);
}

/* No two desks have the same. */
static guint
take_serial (void)
{
  static guint last = 0;

  return ++last;
}

static void
table_changed_cb (AdcRoomDesk *self)
{
  g_clear_pointer (&self->controls, adc_controls_free);
  self->controls = adc_controls_new (adc_room_desk_get_table (self));
  g_clear_pointer (&self->notice, adc_refusal_free);
  if (is_case_undone (self))
    self->example = NULL;
  settle (self);
  self->serial = take_serial ();
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
adc_room_desk_dispose (GObject *object)
{
  AdcRoomDesk *self = ADC_ROOM_DESK (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_room_desk_parent_class)->dispose (object);
}

static void
adc_room_desk_finalize (GObject *object)
{
  AdcRoomDesk *self = ADC_ROOM_DESK (object);

  adc_controls_free (self->controls);
  g_clear_pointer (&self->notice, adc_refusal_free);
  g_clear_pointer (&self->before, g_variant_unref);
  g_hash_table_unref (self->letters);
  g_free (self->player);
  g_free (self->owner);
  G_OBJECT_CLASS (adc_room_desk_parent_class)->finalize (object);
}

static void
adc_room_desk_class_init (AdcRoomDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_room_desk_dispose;
  object_class->finalize = adc_room_desk_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_ROOM_DESK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_room_desk_init (AdcRoomDesk *self)
{
  self->letters = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

AdcRoomDesk *
adc_room_desk_new (AdcGame *game)
{
  AdcRoomDesk *self = g_object_new (ADC_TYPE_ROOM_DESK, NULL);

  self->session = adc_room_session_new (game);
  self->controls = adc_controls_new (adc_room_desk_get_table (self));
  adc_room_desk_choose_letters (self);
  settle (self);
  self->serial = take_serial ();
  g_signal_connect_object (self->session, "changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

AdcSession *
adc_room_desk_get_session (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return self->session;
}

AdcRoomTable *
adc_room_desk_get_table (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return adc_room_session_get_table (self->session);
}

AdcRooms *
adc_room_desk_get_rooms (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return adc_room_table_get_rooms (adc_room_desk_get_table (self));
}

AdcGame *
adc_room_desk_get_game (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return adc_room_table_get_game (adc_room_desk_get_table (self));
}

const AdcControls *
adc_room_desk_get_controls (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return self->controls;
}

guint
adc_room_desk_get_serial (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), 0);

  return self->serial;
}

AdcCompletions *
adc_room_desk_get_completions (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return self->completions;
}

void
adc_room_desk_set_completions (AdcRoomDesk *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_ROOM_DESK (self));

  g_set_object (&self->completions, completions);
}

const AdcRoomPlace *
adc_room_desk_get_place (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return adc_room_table_get_place (adc_room_desk_get_table (self), self->place);
}

void
adc_room_desk_set_place (AdcRoomDesk *self, guint place)
{
  const AdcRoomPlace *found;

  g_return_if_fail (ADC_IS_ROOM_DESK (self));

  found = adc_room_table_get_place (adc_room_desk_get_table (self), place);
  if (found == NULL || self->place == place)
    return;

  self->place = place;
  if (found->owner != NULL && set_string (&self->player, found->owner))
    self->serial = take_serial ();
  g_clear_pointer (&self->notice, adc_refusal_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
adc_room_desk_get_player (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return self->player;
}

void
adc_room_desk_set_player (AdcRoomDesk *self, const char *player)
{
  g_return_if_fail (ADC_IS_ROOM_DESK (self));

  if (g_strcmp0 (self->player, player) == 0)
    return;

  set_string (&self->player, player);
  self->serial = take_serial ();
  settle (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
adc_room_desk_get_owner (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return self->owner;
}

void
adc_room_desk_set_owner (AdcRoomDesk *self, const char *owner)
{
  g_return_if_fail (ADC_IS_ROOM_DESK (self));

  if (g_strcmp0 (self->owner, owner) == 0 || !is_owner (self, owner))
    return;

  set_string (&self->owner, owner);
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
adc_room_desk_get_count (AdcRoomDesk *self, AdcToken token)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), 0);

  return adc_room_place_count (adc_room_desk_get_place (self), token, self->owner);
}

gboolean
adc_room_desk_set_count (AdcRoomDesk *self, AdcToken token, guint count)
{
  AdcRoomTable *table;
  AdcRefusal *refusal = NULL;
  gboolean is_done;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), FALSE);

  table = adc_room_desk_get_table (self);
  while (adc_room_desk_get_count (self, token) < count)
    if (!adc_room_table_put (table, self->place, token, self->owner, &refusal))
      break;
  while (refusal == NULL && adc_room_desk_get_count (self, token) > count)
    if (!adc_room_table_take_last (table, self->place, token, self->owner))
      break;
  is_done = adc_session_commit (self->session);
  if (refusal != NULL)
    adc_room_desk_finish (self, refusal);

  return is_done;
}

/* Without a room the example is about the section that has its action. */
static guint
find_example_place (AdcRoomDesk *self)
{
  const char *id = self->example->benefit;
  const AdcBenefit *benefit = id != NULL
                                ? adc_rooms_find_benefit (adc_room_desk_get_rooms (self), id)
                                : NULL;
  const guint first = find_first_place (self);
  const AdcRoomPlace *section = NULL;

  if (benefit != NULL && benefit->section != NULL)
    section = adc_room_table_find_section (adc_room_desk_get_table (self), self->player,
                                           benefit->section);
  if (section != NULL &&
      adc_room_table_get_place (adc_room_desk_get_table (self), first)->owner != NULL)
    return section->id;

  return first;
}

gboolean
adc_room_desk_open_case (AdcRoomDesk *self, const char *id)
{
  g_autoptr(GVariant) before = NULL;
  AdcRoomTable *table;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), FALSE);

  table = adc_room_desk_get_table (self);
  before = dup_state (self);
  if (!adc_room_table_open_case (table, id))
    return FALSE;

  g_clear_pointer (&self->before, g_variant_unref);
  self->before = g_steal_pointer (&before);
  if (is_case_undone (self)) /* it lay there already */
    g_clear_pointer (&self->before, g_variant_unref);
  self->example = adc_rooms_find_case (adc_room_desk_get_rooms (self), id);
  set_string (&self->player, adc_room_table_get_active (table));
  set_string (&self->owner, self->player);
  self->place = find_example_place (self);
  if (!adc_session_commit (self->session))
    table_changed_cb (self);

  return TRUE;
}

const AdcRoomCase *
adc_room_desk_get_case (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return self->example;
}

void
adc_room_desk_close_case (AdcRoomDesk *self)
{
  g_return_if_fail (ADC_IS_ROOM_DESK (self));

  self->example = NULL;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
take_notice (AdcRoomDesk *self, AdcRefusal *notice, gboolean is_refusal)
{
  g_clear_pointer (&self->notice, adc_refusal_free);
  self->notice = notice;
  self->is_refusal = is_refusal;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
adc_room_desk_finish (AdcRoomDesk *self, AdcRefusal *refusal)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), FALSE);

  if (refusal == NULL)
    return adc_session_commit (self->session);

  take_notice (self, refusal, TRUE);
  return FALSE;
}

void
adc_room_desk_say (AdcRoomDesk *self, const char *text, const char *rule)
{
  g_return_if_fail (ADC_IS_ROOM_DESK (self));
  g_return_if_fail (text != NULL);

  take_notice (self, adc_refusal_new (rule, "%s", text), FALSE);
}

const AdcRefusal *
adc_room_desk_get_notice (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return self->notice;
}

gboolean
adc_room_desk_was_refused (AdcRoomDesk *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), FALSE);

  return self->notice != NULL && self->is_refusal;
}
