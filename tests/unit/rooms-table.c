/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rooms-table.h"

#include "adc-language.h"
#include "adc-library-loader.h"

static AdcGame *game;

int
rooms_table_run (int argc, char **argv, const RoomsTest *tests, guint n_tests)
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "ark");
  g_assert_nonnull (game);
  for (guint i = 0; i < n_tests; i++)
    g_test_add_func (tests[i].path, tests[i].run);

  return g_test_run ();
}

AdcGame *
rooms_table_game (void)
{
  return game;
}

AdcRoomTable *
rooms_table_new (const char *players)
{
  g_auto(GStrv) ids = g_strsplit (players, " ", -1);
  AdcRoomTable *table = adc_room_table_new (game);
  g_autoptr(GPtrArray) others = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *seated = adc_room_table_get_players (table);

  for (guint i = 0; ids[i] != NULL; i++)
    g_assert_true (adc_room_table_set_player (table, ids[i], TRUE));
  for (guint i = 0; i < seated->len; i++)
    if (!g_strv_contains ((const char * const *) ids, seated->pdata[i]))
      g_ptr_array_add (others, g_strdup (seated->pdata[i]));
  for (guint i = 0; i < others->len; i++)
    g_assert_true (adc_room_table_set_player (table, others->pdata[i], FALSE));
  g_assert_true (adc_room_table_set_active (table, ids[0]));

  return table;
}

AdcRoomTable *
rooms_table_open (const char *example)
{
  AdcRoomTable *table = adc_room_table_new (game);

  g_assert_true (adc_room_table_open_case (table, example));
  return table;
}

guint
rooms_table_card (AdcRoomTable *table, const char *card)
{
  const guint place = adc_room_table_add_card (table, card);

  g_assert_cmpuint (place, >, 0);
  return place;
}

void
rooms_table_say (AdcRoomTable *table, guint place, AdcRoomStat stat, const char *text)
{
  g_autoptr(GError) error = NULL;

  adc_room_table_set_text (table, place, stat, text, &error);
  g_assert_no_error (error);
}

guint
rooms_table_own (AdcRoomTable *table, const char *columns, const char *squares, const char *rounds)
{
  const guint place = adc_room_table_add_own (table, "Room");

  g_assert_cmpuint (place, >, 0);
  rooms_table_say (table, place, ADC_ROOM_COLUMNS, columns);
  rooms_table_say (table, place, ADC_ROOM_SQUARES, squares);
  rooms_table_say (table, place, ADC_ROOM_ROUNDS, rounds);
  return place;
}

void
rooms_table_put (AdcRoomTable *table, guint place, AdcToken token, const char *owner, guint count)
{
  for (guint i = 0; i < count; i++) {
    AdcRefusal *refusal = NULL;

    if (!adc_room_table_put (table, place, token, owner, &refusal))
      g_error ("%s", refusal->message);
  }
}

guint
rooms_table_section (AdcRoomTable *table, const char *player, const char *card)
{
  const AdcRoomPlace *place = adc_room_table_find_section (table, player, card);

  g_assert_nonnull (place);
  return place->id;
}

guint
rooms_table_nth (AdcRoomTable *table, guint position)
{
  GPtrArray *places = adc_room_table_get_places (table);

  for (guint i = 0; i < places->len; i++) {
    const AdcRoomPlace *place = places->pdata[i];

    if (place->owner == NULL && position-- == 0)
      return place->id;
  }

  g_error ("there is no such room");
}

void
rooms_table_assert_control (AdcRoomTable *table, guint place, const char *wanted)
{
  static const char * const names[] = { "none", "shared", "exclusive", "tie", "home" };
  g_autoptr(AdcControls) controls = adc_controls_new (table);
  const AdcControl *control = adc_controls_get (controls, place);
  g_autoptr(GString) text = g_string_new (names[control->kind]);

  for (guint i = 0; i < control->players->len; i++)
    g_string_append_printf (text, " %s", (const char *) control->players->pdata[i]);
  g_assert_cmpstr (text->str, ==, wanted);
  g_assert_cmpuint (control->reasons->len, >, 0);
}

void
rooms_table_assert_total (AdcRoomTable *table, const char *player, const char *benefit,
                          const char *wanted)
{
  g_autoptr(AdcControls) controls = adc_controls_new (table);
  g_autoptr(AdcRoomTotal) total = adc_room_total_new (table, controls, player, benefit);
  g_autofree char *text = total->gains != NULL ? adc_room_total_dup_gains (table, total)
                                               : adc_modifier_format (total->total);

  g_assert_cmpstr (text, ==, wanted);
  g_assert_cmpuint (total->reasons->len, >, 0);
  g_assert_cmpint (total->total.is_known || total->missing->len > 0, ==, TRUE);
}

void
rooms_table_assert_refused (AdcRefusal *refusal, const char *rule)
{
  g_assert_nonnull (refusal);
  g_assert_cmpstr (refusal->rule, ==, rule);
  g_assert_cmpstr (refusal->message, !=, "");
  if (rule != NULL)
    g_assert_nonnull (adc_game_lookup (game, rule));
  adc_refusal_free (refusal);
}
