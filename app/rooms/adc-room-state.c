/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-table-private.h"

static const char *
or_empty (const char *text)
{
  return text != NULL ? text : "";
}

static GVariant *
write_strings (char **strings, guint n)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < n; i++)
    g_variant_builder_add (&builder, "s", or_empty (strings[i]));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_owners (GPtrArray *owners)
{
  return write_strings ((char **) owners->pdata, owners->len);
}

static GVariant *
write_places (AdcRoomTable *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(usssasasasas)"));
  for (guint i = 0; i < self->places->len; i++) {
    AdcRoomPlace *place = self->places->pdata[i];

    g_variant_builder_add (&builder, "(usss@as@as@as@as)", place->id,
                           place->card != NULL ? adc_entry_get_id (ADC_ENTRY (place->card)) : "",
                           or_empty (place->owner), or_empty (place->title),
                           write_strings (place->values, ADC_ROOM_N_STATS),
                           write_owners (place->units), write_owners (place->cylinders),
                           write_owners (place->cubes));
  }

  return g_variant_builder_end (&builder);
}

GVariant *
adc_room_table_to_variant (AdcRoomTable *self)
{
  GVariantBuilder pawns, frozen, integrated, activations;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  /* In the order of the players: the same table gives the same state. */
  g_variant_builder_init (&pawns, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < self->players->len; i++) {
    const char *pawn = adc_room_table_get_pawn (self, self->players->pdata[i]);

    if (pawn != NULL)
      g_variant_builder_add (&pawns, "{ss}", self->players->pdata[i], pawn);
  }
  g_variant_builder_init (&frozen, G_VARIANT_TYPE ("a(sbbiiu)"));
  for (guint i = 0; i < self->frozen->len; i++) {
    const AdcFrozen *one = self->frozen->pdata[i];

    g_variant_builder_add (&frozen, "(sbbiiu)", one->benefit, one->total.is_known,
                           one->total.is_pair, one->total.x, one->total.y, one->n_spent);
  }
  g_variant_builder_init (&integrated, G_VARIANT_TYPE ("au"));
  for (guint i = 0; i < self->integrated->len; i++)
    g_variant_builder_add (&integrated, "u", g_array_index (self->integrated, guint, i));
  g_variant_builder_init (&activations, G_VARIANT_TYPE ("a(us)"));
  for (guint i = 0; i < self->activations->len; i++) {
    const AdcActivation *one = self->activations->pdata[i];

    g_variant_builder_add (&activations, "(us)", one->place, one->player);
  }

  return g_variant_new ("(@assa{ss}ssba(sbbiiu)aua(us)u@a(usssasasasas))",
                        write_owners (self->players), self->active, &pawns,
                        or_empty (self->first), or_empty (self->section), self->is_chained, &frozen,
                        &integrated, &activations, self->next_id, write_places (self));
}

/* Those that cannot be there any more stay away. */
static void
read_tokens (AdcRoomTable *self, guint place, AdcToken token, GVariantIter *owners)
{
  const char *owner;

  while (g_variant_iter_next (owners, "&s", &owner))
    adc_room_table_put (self, place, token, owner, NULL);
}

static AdcRoomPlace *
read_place (AdcRoomTable *self, guint id, const char *card, const char *owner, const char *title)
{
  AdcRoomPlace *place;
  guint added;

  if (*owner != '\0')
    place = adc_room_table_find_section (self, owner, card);
  else {
    added = *card != '\0' ? adc_room_table_add_card (self, card)
                          : adc_room_table_add_own (self, title);
    place = adc_room_table_get_place (self, added);
  }
  if (place == NULL)
    return NULL;

  place->id = id;
  return place;
}

static void
read_places (AdcRoomTable *self, GVariantIter *places)
{
  GVariantIter *values, *units, *cylinders, *cubes;
  const char *card, *owner, *title, *text;
  guint id;

  while (g_variant_iter_next (places, "(u&s&s&sasasasas)", &id, &card, &owner, &title, &values,
                              &units, &cylinders, &cubes)) {
    const gboolean is_free =
      id > 0 && id < self->next_id && adc_room_table_get_place (self, id) == NULL;
    AdcRoomPlace *place = is_free ? read_place (self, id, card, owner, title) : NULL;

    for (guint i = 0; place != NULL && i < ADC_ROOM_N_STATS &&
                      g_variant_iter_next (values, "&s", &text);
         i++)
      if (adc_room_table_get_stat (self, i) != NULL)
        adc_room_table_set_text (self, id, i, text, NULL);
    if (place != NULL) {
      read_tokens (self, id, ADC_TOKEN_UNIT, units);
      read_tokens (self, id, ADC_TOKEN_CYLINDER, cylinders);
      read_tokens (self, id, ADC_TOKEN_CUBE, cubes);
    }
    g_variant_iter_free (values);
    g_variant_iter_free (units);
    g_variant_iter_free (cylinders);
    g_variant_iter_free (cubes);
  }
}

static void
read_turn (AdcRoomTable *self, const char *first, const char *section, gboolean is_chained,
           GVariantIter *frozen, GVariantIter *integrated)
{
  const char *benefit;
  AdcFrozen one = { 0 };
  guint place;

  if (adc_room_table_find_section (self, self->active, first) == NULL)
    return;

  self->first = g_strdup (first);
  self->is_chained = is_chained;
  if (adc_room_table_find_section (self, self->active, section) == NULL)
    return;

  self->section = g_strdup (section);
  while (g_variant_iter_next (frozen, "(&sbbiiu)", &benefit, &one.total.is_known,
                              &one.total.is_pair, &one.total.x, &one.total.y, &one.n_spent)) {
    if (adc_rooms_find_benefit (self->rooms, benefit) == NULL)
      continue;
    one.benefit = g_strdup (benefit);
    g_ptr_array_add (self->frozen, g_memdup2 (&one, sizeof one));
  }
  while (g_variant_iter_next (integrated, "u", &place))
    if (adc_room_table_get_place (self, place) != NULL)
      g_array_append_val (self->integrated, place);
}

/* What was given out on the way and is not used is free again. */
static void
settle_ids (AdcRoomTable *self, guint next_id)
{
  self->next_id = next_id;
  for (guint i = 0; i < self->places->len; i++)
    self->next_id = MAX (self->next_id, ((const AdcRoomPlace *) self->places->pdata[i])->id + 1);
}

/* Ids are those that were kept. Places of players who sit down anew get high ones meanwhile, out of
 * their way. */
void
adc_room_table_restore (AdcRoomTable *self, GVariant *variant)
{
  g_autoptr(GVariantIter) players = NULL;
  g_autoptr(GVariantIter) pawns = NULL;
  g_autoptr(GVariantIter) frozen = NULL;
  g_autoptr(GVariantIter) integrated = NULL;
  g_autoptr(GVariantIter) activations = NULL;
  g_autoptr(GVariantIter) places = NULL;
  const char *active, *first, *section, *player, *pawn;
  gboolean is_chained;
  guint next_id, place;

  g_return_if_fail (ADC_IS_ROOM_TABLE (self));
  g_return_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE (ADC_ROOM_TABLE_VARIANT)));

  g_variant_get (variant, "(as&sa{ss}&s&sba(sbbiiu)aua(us)ua(usssasasasas))", &players, &active,
                 &pawns, &first, &section, &is_chained, &frozen, &integrated, &activations,
                 &next_id, &places);
  adc_room_table_empty (self);
  self->next_id = CLAMP (next_id, 1, G_MAXINT);
  while (g_variant_iter_next (players, "&s", &player))
    adc_room_table_set_player (self, player, TRUE);
  if (self->players->len == 0) {
    adc_room_table_clear (self);
    return;
  }

  adc_room_table_set_active (self, active);
  read_places (self, places);
  while (g_variant_iter_next (pawns, "{&s&s}", &player, &pawn))
    adc_room_table_set_pawn (self, player, pawn);
  while (g_variant_iter_next (activations, "(u&s)", &place, &player))
    adc_room_table_set_activated (self, place, player, TRUE);
  read_turn (self, first, section, is_chained, frozen, integrated);
  settle_ids (self, CLAMP (next_id, 1, G_MAXINT));
}
