/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-rooms.h"

#include "adc-game.h"

#define MIN_PREFIX 3 /* letters of a title that are enough when no other begins so */

struct _AdcRooms {
  GObject    parent_instance;
  GPtrArray *players;
  GPtrArray *neutrals;
  GPtrArray *benefits;
  GPtrArray *sorts;
  GPtrArray *cases;
  GPtrArray *sections;
  char      *home;
  char      *stats[ADC_ROOM_N_STATS];
  char      *rules[ADC_ROOM_N_RULES];
};

G_DEFINE_FINAL_TYPE (AdcRooms, adc_rooms, G_TYPE_OBJECT)

static void
free_player (gpointer data)
{
  AdcRoomPlayer *player = data;

  g_free (player->id);
  g_free (player->colour);
  adc_text_unref (player->title);
  g_free (player);
}

static void
free_neutral (gpointer data)
{
  AdcRoomNeutral *neutral = data;

  g_free (neutral->id);
  g_free (neutral->colour);
  g_free (neutral->home);
  adc_text_unref (neutral->title);
  g_free (neutral);
}

static void
free_benefit (gpointer data)
{
  AdcBenefit *benefit = data;

  g_free (benefit->id);
  g_free (benefit->short_name);
  g_free (benefit->section);
  g_free (benefit->variant_of);
  g_free (benefit->deck);
  g_free (benefit->rule);
  g_free (benefit);
}

static void
free_sort (gpointer data)
{
  AdcRoomSort *sort = data;

  g_free (sort->deck);
  g_free (sort->card);
  g_free (sort);
}

static void
adc_rooms_finalize (GObject *object)
{
  AdcRooms *self = ADC_ROOMS (object);

  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->neutrals);
  g_ptr_array_unref (self->benefits);
  g_ptr_array_unref (self->sorts);
  g_ptr_array_unref (self->cases);
  g_ptr_array_unref (self->sections);
  g_free (self->home);
  for (guint i = 0; i < ADC_ROOM_N_STATS; i++)
    g_free (self->stats[i]);
  for (guint i = 0; i < ADC_ROOM_N_RULES; i++)
    g_free (self->rules[i]);
  G_OBJECT_CLASS (adc_rooms_parent_class)->finalize (object);
}

static void
adc_rooms_class_init (AdcRoomsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_rooms_finalize;
}

static void
adc_rooms_init (AdcRooms *self)
{
  self->players = g_ptr_array_new_with_free_func (free_player);
  self->neutrals = g_ptr_array_new_with_free_func (free_neutral);
  self->benefits = g_ptr_array_new_with_free_func (free_benefit);
  self->sorts = g_ptr_array_new_with_free_func (free_sort);
  self->cases = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_room_case_free);
  self->sections = g_ptr_array_new_with_free_func (g_free);
}

GPtrArray *
adc_rooms_get_players (AdcRooms *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return self->players;
}

GPtrArray *
adc_rooms_get_neutrals (AdcRooms *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return self->neutrals;
}

GPtrArray *
adc_rooms_get_benefits (AdcRooms *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return self->benefits;
}

GPtrArray *
adc_rooms_get_sorts (AdcRooms *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return self->sorts;
}

GPtrArray *
adc_rooms_get_cases (AdcRooms *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return self->cases;
}

const char *
adc_rooms_get_home (AdcRooms *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return self->home;
}

GPtrArray *
adc_rooms_get_sections (AdcRooms *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return self->sections;
}

const char *
adc_rooms_get_stat (AdcRooms *self, AdcRoomStat stat)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self) && stat < ADC_ROOM_N_STATS, NULL);

  return self->stats[stat];
}

const char *
adc_rooms_get_rule (AdcRooms *self, AdcRoomRule rule)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self) && rule < ADC_ROOM_N_RULES, NULL);

  return self->rules[rule];
}

/* All that is kept in lists begins with its id. */
static gpointer
find (GPtrArray *things, const char *id)
{
  for (guint i = 0; id != NULL && i < things->len; i++)
    if (g_str_equal (*(char **) things->pdata[i], id))
      return things->pdata[i];

  return NULL;
}

const AdcRoomPlayer *
adc_rooms_find_player (AdcRooms *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return find (self->players, id);
}

const AdcRoomNeutral *
adc_rooms_find_neutral (AdcRooms *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return find (self->neutrals, id);
}

const AdcBenefit *
adc_rooms_find_benefit (AdcRooms *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return find (self->benefits, id);
}

const AdcRoomCase *
adc_rooms_find_case (AdcRooms *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  return find (self->cases, id);
}

const char *
adc_rooms_get_owner_title (AdcRooms *self, const char *owner)
{
  const AdcRoomPlayer *player = adc_rooms_find_player (self, owner);
  const AdcRoomNeutral *neutral = adc_rooms_find_neutral (self, owner);

  if (player != NULL)
    return adc_text_get (player->title);

  return neutral != NULL ? adc_text_get (neutral->title) : owner;
}

const char *
adc_rooms_get_benefit_title (AdcRooms *self, AdcGame *game, const char *benefit)
{
  const AdcRoomNeutral *neutral = adc_rooms_find_neutral (self, benefit);
  AdcEntry *entry;

  if (benefit == NULL)
    return "?";
  if (neutral != NULL)
    return adc_text_get (neutral->title);

  entry = adc_game_lookup (game, benefit);
  return entry != NULL ? adc_entry_get_title (entry) : benefit;
}

/* Its letters and digits, without accents and capitals. */
static char *
fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autoptr(GString) out = g_string_new (NULL);

  for (const char *at = apart; at != NULL && *at != '\0'; at = g_utf8_next_char (at)) {
    const gunichar letter = g_utf8_get_char (at);

    if (g_unichar_isalnum (letter))
      g_string_append_unichar (out, g_unichar_tolower (letter));
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* 2: that is its name, 1: its name begins so, 0: it is another. */
static guint
fit (const char *name, const char *wanted)
{
  g_autofree char *folded = fold (name);

  if (g_str_equal (folded, wanted))
    return 2;

  return g_utf8_strlen (wanted, -1) >= MIN_PREFIX && g_str_has_prefix (folded, wanted);
}

static guint
fit_benefit (AdcRooms *self, AdcGame *game, const AdcBenefit *benefit, const char *wanted)
{
  const AdcRoomNeutral *neutral = adc_rooms_find_neutral (self, benefit->id);
  AdcEntry *entry = adc_game_lookup (game, benefit->id);
  AdcText *title = neutral != NULL ? neutral->title
                   : entry != NULL ? adc_entry_get_title_text (entry)
                                   : NULL;
  guint best = fit (benefit->id, wanted);

  if (benefit->short_name != NULL && fit (benefit->short_name, wanted) == 2)
    best = 2;
  for (guint i = 0; title != NULL && i < adc_text_get_n (title); i++)
    best = MAX (best, fit (adc_text_get_nth (title, i, NULL), wanted));

  return best;
}

const AdcBenefit *
adc_rooms_guess_benefit (AdcRooms *self, AdcGame *game, const char *words)
{
  g_autofree char *wanted = fold (words);
  const AdcBenefit *found = NULL;
  guint n_begin = 0;

  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  if (*wanted == '\0')
    return NULL;
  if (find (self->benefits, words) != NULL)
    return find (self->benefits, words);

  for (guint i = 0; i < self->benefits->len; i++) {
    const AdcBenefit *benefit = self->benefits->pdata[i];
    const guint how = fit_benefit (self, game, benefit, wanted);

    if (how == 2)
      return benefit;
    if (how == 1) {
      found = benefit;
      n_begin++;
    }
  }

  return n_begin == 1 ? found : NULL;
}

const AdcBenefit *
adc_rooms_find_resource (AdcRooms *self, const char *short_name)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), NULL);

  for (guint i = 0; i < self->benefits->len; i++) {
    const AdcBenefit *benefit = self->benefits->pdata[i];

    if (benefit->short_name != NULL && g_ascii_strcasecmp (benefit->short_name, short_name) == 0)
      return benefit;
  }

  return NULL;
}

AdcRooms *
adc_rooms_new (void)
{
  return g_object_new (ADC_TYPE_ROOMS, NULL);
}

void
adc_rooms_set_home (AdcRooms *self, const char *card)
{
  g_return_if_fail (ADC_IS_ROOMS (self));

  g_free (self->home);
  self->home = g_strdup (card);
}

gboolean
adc_rooms_add_section (AdcRooms *self, const char *card)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), FALSE);

  if (g_ptr_array_find_with_equal_func (self->sections, card, g_str_equal, NULL))
    return FALSE;

  g_ptr_array_add (self->sections, g_strdup (card));
  return TRUE;
}

void
adc_rooms_set_stat (AdcRooms *self, AdcRoomStat which, const char *stat)
{
  g_return_if_fail (ADC_IS_ROOMS (self) && which < ADC_ROOM_N_STATS);

  g_free (self->stats[which]);
  self->stats[which] = g_strdup (stat);
}

void
adc_rooms_set_rule (AdcRooms *self, AdcRoomRule which, const char *rule)
{
  g_return_if_fail (ADC_IS_ROOMS (self) && which < ADC_ROOM_N_RULES);

  g_free (self->rules[which]);
  self->rules[which] = g_strdup (rule);
}

/* Players and neutrals own tokens: an id is one's only. */
gboolean
adc_rooms_add_player (AdcRooms *self, const AdcRoomPlayer *player)
{
  AdcRoomPlayer *copy;

  g_return_val_if_fail (ADC_IS_ROOMS (self), FALSE);

  if (find (self->players, player->id) != NULL || find (self->neutrals, player->id) != NULL)
    return FALSE;

  copy = g_new (AdcRoomPlayer, 1);
  *copy = (AdcRoomPlayer){ g_strdup (player->id), g_strdup (player->colour),
                           adc_text_ref (player->title) };
  g_ptr_array_add (self->players, copy);
  return TRUE;
}

gboolean
adc_rooms_add_neutral (AdcRooms *self, const AdcRoomNeutral *neutral)
{
  const AdcBenefit given = { .id = neutral->id, .kind = ADC_BENEFIT_NEUTRAL };
  AdcRoomNeutral *copy;

  g_return_val_if_fail (ADC_IS_ROOMS (self), FALSE);

  if (find (self->players, neutral->id) != NULL || find (self->neutrals, neutral->id) != NULL ||
      !adc_rooms_add_benefit (self, &given))
    return FALSE;

  copy = g_new (AdcRoomNeutral, 1);
  *copy = *neutral;
  copy->id = g_strdup (neutral->id);
  copy->colour = g_strdup (neutral->colour);
  copy->home = g_strdup (neutral->home);
  adc_text_ref (copy->title);
  g_ptr_array_add (self->neutrals, copy);
  return TRUE;
}

gboolean
adc_rooms_add_benefit (AdcRooms *self, const AdcBenefit *benefit)
{
  AdcBenefit *copy;

  g_return_val_if_fail (ADC_IS_ROOMS (self), FALSE);

  if (find (self->benefits, benefit->id) != NULL)
    return FALSE;

  copy = g_new (AdcBenefit, 1);
  *copy = *benefit;
  copy->id = g_strdup (benefit->id);
  copy->short_name = g_strdup (benefit->short_name);
  copy->section = g_strdup (benefit->section);
  copy->variant_of = g_strdup (benefit->variant_of);
  copy->deck = g_strdup (benefit->deck);
  copy->rule = g_strdup (benefit->rule);
  g_ptr_array_add (self->benefits, copy);
  return TRUE;
}

void
adc_rooms_add_sort (AdcRooms *self, const AdcRoomSort *sort)
{
  AdcRoomSort *copy = g_new (AdcRoomSort, 1);

  g_return_if_fail (ADC_IS_ROOMS (self));

  *copy = *sort;
  copy->deck = g_strdup (sort->deck);
  copy->card = g_strdup (sort->card);
  g_ptr_array_add (self->sorts, copy);
}

gboolean
adc_rooms_take_case (AdcRooms *self, AdcRoomCase *room_case)
{
  g_return_val_if_fail (ADC_IS_ROOMS (self), FALSE);

  if (find (self->cases, room_case->id) != NULL) {
    adc_room_case_free (room_case);
    return FALSE;
  }

  g_ptr_array_add (self->cases, room_case);
  return TRUE;
}
