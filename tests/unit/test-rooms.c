/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rooms on a table: what they say, what may be put there, what a move is refused for, and what is
 * kept. */

#include "adc-price.h"
#include "adc-room-session.h"
#include "rooms-table.h"

#include <string.h>

static void
assert_columns (const char *text, const char *wanted)
{
  AdcStat *stat = adc_game_get_stat (rooms_table_game (), ADC_KIND_CARD, "benefits");
  g_autoptr(GError) error = NULL;
  g_autofree char *normal = adc_stat_normalise (stat, rooms_table_game (), text, &error);

  g_assert_cmpstr (normal, ==, wanted);
  g_assert_cmpint (normal == NULL, ==, error != NULL);
}

/* As it is printed, as somebody types it, in either language, and what is no column. */
static void
test_columns (void)
{
  assert_columns ("action-deplacement 2 4 …", "action-deplacement 2 4 …");
  assert_columns ("  Déplacement   2 ? +4 ...", "action-deplacement 2 ? 4 …");
  assert_columns ("Ti\u00a02\u202f?\u00a0; robots 1", "titanium 2 ?; robots 1");
  assert_columns ("DEPLACEMENT 2", "action-deplacement 2");
  assert_columns ("découverte d’artefact par unité 2:2", "action-decouverte-unite 2:2");
  assert_columns ("Ti 2 4; armem 1", "titanium 2 4; action-armement 1");
  assert_columns ("alimentation 1:2 2:4 …", "action-alimentation 1:2 2:4 …");
  assert_columns ("robots 1 2 3 4", "robots 1 2 3 4");
  assert_columns ("action-armement", "action-armement …");
  assert_columns ("? 3 5", "? 3 5");
  assert_columns ("3 5", "? 3 5");
  assert_columns ("-", "-");
  assert_columns ("", NULL);
  assert_columns ("action-armement 1:2", NULL);   /* numbers, not pairs */
  assert_columns ("action-alimentation 4", NULL); /* pairs, not numbers */
  assert_columns ("action-armement … 4", NULL);
  assert_columns ("action-armement 4 x", NULL);
  assert_columns ("action-armement 100", NULL);
  assert_columns ("action 4", NULL); /* which one? */
  assert_columns ("beauté 4", NULL);
}

/* An editor shows what a card gives in the reader's words: typed back, they are the same. */
static void
test_words (void)
{
  static const char * const languages[] = { "fr", "en" };
  AdcGame *game = rooms_table_game ();
  AdcStat *stat = adc_game_get_stat (game, ADC_KIND_CARD, "benefits");
  GListModel *cards = adc_game_get_entries (game, ADC_KIND_CARD);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);
    const AdcValue *value = adc_piece_get_value (card, "benefits");

    for (guint j = 0; value != NULL && j < G_N_ELEMENTS (languages); j++, n++) {
      g_autofree char *words = adc_stat_format_in (stat, game, value, languages[j]);

      assert_columns (words, value->text);
    }
  }
  g_assert_cmpuint (n, ==, 2 * 20);
}

static void
assert_prices (const char *text, const char *wanted)
{
  AdcStat *stat = adc_game_get_stat (rooms_table_game (), ADC_KIND_CARD, "cube-price");
  g_autofree char *normal = adc_stat_normalise (stat, rooms_table_game (), text, NULL);

  g_assert_cmpstr (normal, ==, wanted);
}

static void
test_prices (void)
{
  g_autoptr(AdcPrices) prices = adc_prices_parse ("1 Os, 5 Os/Di, 0");
  g_autoptr(AdcPrices) open = adc_prices_parse ("2 *, ?, …");

  assert_prices ("1 os , 2 TI/bt,0,?,...", "1 Os, 2 Ti/Bt, 0, ?, …");
  assert_prices ("0", "0");
  assert_prices ("3", NULL);
  assert_prices ("0 Ti", NULL);
  assert_prices ("2 Au", NULL);
  assert_prices ("…, 2 Ti", NULL);
  assert_prices ("2 */Ti", NULL);
  assert_prices ("", NULL);
  assert_prices (",", NULL); /* with a price that is no word at all */
  assert_prices ("1 Os, , 0", NULL);

  g_assert_cmpuint (adc_prices_get (prices, 1)->count, ==, 5);
  g_assert_cmpstr (adc_prices_get (prices, 1)->resources[1], ==, "Di");
  g_assert_cmpuint (adc_prices_get (prices, 7)->count, ==, 0); /* as the last */
  g_assert_false (adc_prices_get (open, 1)->is_known);
  g_assert_null (adc_prices_get (open, 2));
}

static void
assert_put_refused (AdcRoomTable *table, guint place, AdcToken token, const char *owner,
                    const char *rule)
{
  AdcRefusal *refusal = NULL;

  g_assert_false (adc_room_table_put (table, place, token, owner, &refusal));
  rooms_table_assert_refused (refusal, rule);
}

/* What cannot be there. */
static void
test_put (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint room = rooms_table_own (table, "-", "2", "1");
  const guint bare = rooms_table_card (table, "teleporter");
  const guint home = rooms_table_section (table, "yellow", "biodome");
  const guint section = rooms_table_section (table, "yellow", "section-power");

  rooms_table_put (table, room, ADC_TOKEN_CUBE, "yellow", 2);
  rooms_table_put (table, room, ADC_TOKEN_CYLINDER, "purple-cylinders", 1);
  assert_put_refused (table, room, ADC_TOKEN_CUBE, "red", "regle-cubes-ajouter");
  assert_put_refused (table, room, ADC_TOKEN_CYLINDER, "red", "regle-generateur");
  assert_put_refused (table, bare, ADC_TOKEN_CUBE, "red", NULL);
  assert_put_refused (table, bare, ADC_TOKEN_CYLINDER, "red", NULL);
  assert_put_refused (table, room, ADC_TOKEN_UNIT, "green", NULL);
  assert_put_refused (table, room, ADC_TOKEN_UNIT, "purple-cylinders", NULL);
  assert_put_refused (table, bare, ADC_TOKEN_CUBE, "robots", NULL);
  rooms_table_put (table, bare, ADC_TOKEN_UNIT, "robots", 4);
  assert_put_refused (table, room, ADC_TOKEN_UNIT, "robots", "regle-neutres");

  g_assert_cmpint (adc_room_table_get_slots (table, adc_room_table_get_place (table, home),
                                             ADC_TOKEN_CUBE), ==, 0);
  rooms_table_put (table, home, ADC_TOKEN_UNIT, "yellow", 1);
  assert_put_refused (table, home, ADC_TOKEN_UNIT, "red", "regle-traverser");
  assert_put_refused (table, home, ADC_TOKEN_UNIT, "mercenaries", "regle-traverser");
  assert_put_refused (table, home, ADC_TOKEN_CUBE, "yellow", "regle-biodome");
  assert_put_refused (table, section, ADC_TOKEN_UNIT, "yellow", "regle-biodome");
  assert_put_refused (table, section, ADC_TOKEN_CUBE, "red", "regle-cubes-ajouter");
  assert_put_refused (table, section, ADC_TOKEN_CYLINDER, "red", "regle-generateur");
}

static void
assert_owners (GPtrArray *owners, const char *wanted)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < owners->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) owners->pdata[i]);
  g_assert_cmpstr (text->str, ==, wanted);
}

/* Those below slide up; units stand in the order of the players. */
static void
test_slide (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red green");
  const guint room = rooms_table_own (table, "-", "4", "4");
  const AdcRoomPlace *place = adc_room_table_get_place (table, room);

  rooms_table_put (table, room, ADC_TOKEN_CYLINDER, "red", 1);
  rooms_table_put (table, room, ADC_TOKEN_CYLINDER, "green", 1);
  rooms_table_put (table, room, ADC_TOKEN_CYLINDER, "yellow", 1);
  g_assert_true (adc_room_table_take (table, room, ADC_TOKEN_CYLINDER, 0));
  assert_owners (place->cylinders, "green yellow");
  g_assert_false (adc_room_table_take (table, room, ADC_TOKEN_CYLINDER, 2));
  g_assert_true (adc_room_table_replace (table, room, ADC_TOKEN_CYLINDER, 0, "red", NULL));
  assert_owners (place->cylinders, "red yellow");

  rooms_table_put (table, room, ADC_TOKEN_UNIT, "robots", 1);
  rooms_table_put (table, room, ADC_TOKEN_UNIT, "green", 1);
  rooms_table_put (table, room, ADC_TOKEN_UNIT, "yellow", 1);
  assert_owners (place->units, "yellow green robots");
}

/* Each way in which a cube may not be placed. */
static void
test_cube (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint room = rooms_table_own (table, "-", "2", "0");
  const guint enemy = rooms_table_section (table, "red", "section-power");
  const guint station = rooms_table_card (table, "robotics");
  gboolean is_rewarded = FALSE;

  rooms_table_assert_refused (adc_room_check_cube (table, enemy, -1, ADC_INTEGRATE_REMOTE),
                              "regle-cubes-ajouter");
  rooms_table_assert_refused (adc_room_check_cube (table, room, -1, ADC_INTEGRATE),
                              "regle-cubes-ajouter"); /* no unit */
  g_assert_null (adc_room_check_cube (table, room, -1, ADC_INTEGRATE_REMOTE));
  rooms_table_put (table, room, ADC_TOKEN_UNIT, "yellow", 1);
  g_assert_null (adc_room_check_cube (table, room, -1, ADC_INTEGRATE));
  rooms_table_assert_refused (adc_room_check_cube (table, room, 0, ADC_INTEGRATE),
                              "regle-cubes-ajouter"); /* nothing to replace */

  /* Robots are enemies when somebody else commands them, not when nobody does. */
  rooms_table_put (table, room, ADC_TOKEN_UNIT, "robots", 1);
  g_assert_null (adc_room_check_cube (table, room, -1, ADC_INTEGRATE));
  rooms_table_put (table, station, ADC_TOKEN_UNIT, "red", 1);
  rooms_table_assert_refused (adc_room_check_cube (table, room, -1, ADC_INTEGRATE),
                              "regle-cubes-ajouter");
  rooms_table_assert_refused (adc_room_check_cube (table, room, -1, ADC_INTEGRATE_REMOTE),
                              "regle-ingenierie-variantes");
  g_assert_true (adc_room_table_take_last (table, room, ADC_TOKEN_UNIT, "robots"));

  rooms_table_put (table, room, ADC_TOKEN_CUBE, "red", 1);
  rooms_table_assert_refused (adc_room_check_cube (table, room, 0, ADC_INTEGRATE),
                              "regle-cubes-ajouter"); /* a slot is free */
  g_assert_true (adc_room_phase_begin (table, "section-engineering", NULL));
  g_assert_true (adc_room_move_cube (table, room, -1, ADC_INTEGRATE, &is_rewarded, NULL));
  g_assert_true (is_rewarded);
  rooms_table_assert_control (table, room, "tie yellow red");
  rooms_table_assert_refused (adc_room_check_cube (table, room, 0, ADC_INTEGRATE),
                              "regle-limite-integration");

  adc_room_phase_end (table);
  rooms_table_assert_refused (adc_room_check_cube (table, room, -1, ADC_INTEGRATE),
                              "regle-cubes-ajouter"); /* full */
  rooms_table_assert_refused (adc_room_check_cube (table, room, 1, ADC_INTEGRATE),
                              "regle-cubes-ajouter"); /* his own */
  g_assert_true (adc_room_move_cube (table, room, 0, ADC_INTEGRATE, &is_rewarded, NULL));
  g_assert_false (is_rewarded);
  rooms_table_assert_control (table, room, "exclusive yellow");
}

static void
test_cylinder (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint from = rooms_table_own (table, "-", "2", "2");
  const guint to = rooms_table_own (table, "-", "2", "1");
  const guint enemy = rooms_table_section (table, "red", "section-power");

  rooms_table_put (table, from, ADC_TOKEN_CYLINDER, "yellow", 1);
  rooms_table_put (table, from, ADC_TOKEN_CYLINDER, "red", 1);
  rooms_table_assert_refused (adc_room_check_cylinder (table, "red", from, to, -1),
                              "regle-generateur"); /* another's */
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", to, from, -1),
                              "regle-generateur"); /* it is not there */
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", from, enemy, -1),
                              "regle-generateur");
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", from, from, -1),
                              "regle-generateur");
  rooms_table_assert_refused (adc_room_check_cylinder (table, "black-cylinders", 0, to, -1),
                              "regle-neutres");
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", from, to, 0),
                              "regle-generateur"); /* nothing to replace */
  g_assert_null (adc_room_check_cylinder (table, "yellow", from, 0, -1));

  rooms_table_put (table, to, ADC_TOKEN_CYLINDER, "red", 1);
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", from, to, -1),
                              "regle-generateur"); /* full */
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", from, to, 0),
                              "regle-generateur"); /* not occupied */
  rooms_table_put (table, to, ADC_TOKEN_UNIT, "yellow", 1);
  g_assert_true (adc_room_move_cylinder (table, "yellow", from, to, 0, NULL));
  assert_owners (adc_room_table_get_place (table, to)->cylinders, "yellow");
  assert_owners (adc_room_table_get_place (table, from)->cylinders, "red");
}

static void
test_unit (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint from = rooms_table_own (table, "-", "2", "2");
  const guint to = rooms_table_card (table, "teleporter");

  rooms_table_put (table, from, ADC_TOKEN_UNIT, "robots", 4);
  rooms_table_put (table, from, ADC_TOKEN_UNIT, "red", 1);
  rooms_table_assert_refused (adc_room_check_unit (table, "robots", from, to), "regle-neutres");
  rooms_table_assert_refused (adc_room_check_unit (table, "red", from, to), "regle-generateur");
  rooms_table_assert_refused (adc_room_check_unit (table, "yellow", from, to), NULL);
  rooms_table_put (table, rooms_table_card (table, "robotics"), ADC_TOKEN_UNIT, "yellow", 1);
  rooms_table_assert_refused (
    adc_room_check_unit (table, "robots", from, rooms_table_section (table, "yellow", "biodome")),
    "regle-traverser");
  g_assert_true (adc_room_move_unit (table, "robots", from, to, NULL));
  g_assert_cmpuint (adc_room_table_count_units (table, "robots"), ==, 4);
}

static void
test_activation (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint room = rooms_table_card (table, "observatory");
  const guint factory = rooms_table_card (table, "factory-ti");
  g_autoptr(AdcControls) controls = NULL;

  rooms_table_assert_refused (adc_room_check_activation (table, factory), "regle-activer");
  rooms_table_assert_refused (adc_room_check_activation (table, room), "regle-activer");
  rooms_table_put (table, room, ADC_TOKEN_CUBE, "yellow", 1);
  rooms_table_put (table, room, ADC_TOKEN_CUBE, "red", 1);
  rooms_table_assert_refused (adc_room_check_activation (table, room),
                              "regle-completement-integree"); /* how many squares? */
  rooms_table_say (table, room, ADC_ROOM_SQUARES, "3");
  rooms_table_assert_refused (adc_room_check_activation (table, room),
                              "regle-completement-integree");
  rooms_table_say (table, room, ADC_ROOM_SQUARES, "2");
  g_assert_true (adc_room_activate (table, room, NULL));
  rooms_table_assert_refused (adc_room_check_activation (table, room), "regle-activer");

  controls = adc_controls_new (table);
  assert_owners (adc_controls_get (controls, room)->activators, "red");
}

/* What is not known is asked for: place and value; what is known already is said. */
static void
test_missing (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint room = rooms_table_own (table, "action-deplacement 1 3", NULL, NULL);
  g_autoptr(AdcControls) controls = NULL;
  g_autoptr(AdcRoomTotal) total = NULL;
  const AdcRoomMissing *missing;

  rooms_table_put (table, room, ADC_TOKEN_UNIT, "yellow", 1);
  rooms_table_assert_total (table, "yellow", "action-deplacement", "3"); /* nothing is covered */
  rooms_table_put (table, room, ADC_TOKEN_CYLINDER, "yellow", 1);
  controls = adc_controls_new (table);
  total = adc_room_total_new (table, controls, "yellow", "action-deplacement");
  g_assert_false (total->total.is_known);
  g_assert_cmpint (total->at_least.x, ==, 2);
  g_assert_cmpuint (total->missing->len, ==, 1);
  missing = total->missing->pdata[0];
  g_assert_cmpuint (missing->place, ==, room);
  g_assert_cmpint (missing->stat, ==, ADC_ROOM_COVERS);

  rooms_table_say (table, room, ADC_ROOM_ROUNDS, "0"); /* then only cubes can */
  rooms_table_assert_total (table, "yellow", "action-deplacement", "3");
  rooms_table_say (table, room, ADC_ROOM_COVERS, "cylinders");
  rooms_table_assert_total (table, "yellow", "action-deplacement", "5");
  rooms_table_put (table, rooms_table_card (table, "observatory"), ADC_TOKEN_UNIT, "yellow", 1);
  rooms_table_assert_total (table, "yellow", "action-deplacement", "?"); /* it may give some */
}

/* Robots come and go with what their station gives. */
static void
test_supply (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint station = rooms_table_card (table, "robotics");
  AdcReason *reason = NULL;
  int difference;

  g_assert_false (adc_room_check_supply (table, "mercenaries", &difference, NULL));
  g_assert_false (adc_room_check_supply (table, "robots", &difference, NULL));
  rooms_table_say (table, station, ADC_ROOM_COLUMNS, "robots 1 2 4");
  rooms_table_put (table, station, ADC_TOKEN_CYLINDER, "yellow", 1);
  g_assert_true (adc_room_check_supply (table, "robots", &difference, &reason));
  g_assert_cmpint (difference, ==, 2);
  g_assert_cmpstr (reason->rule, ==, "regle-robots");
  adc_reason_free (reason);
  rooms_table_put (table, station, ADC_TOKEN_UNIT, "robots", 3);
  g_assert_true (adc_room_check_supply (table, "robots", &difference, NULL));
  g_assert_cmpint (difference, ==, -1);
}

/* Five factories: the best four, and the reason says so. */
static void
test_best_factories (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");

  for (int i = 1; i <= 5; i++) {
    const guint factory = rooms_table_card (table, "factory-os");
    g_autofree char *column = g_strdup_printf ("Os %d", i);

    rooms_table_say (table, factory, ADC_ROOM_COLUMNS, column);
    rooms_table_put (table, factory, ADC_TOKEN_UNIT, "yellow", 1);
  }
  rooms_table_assert_total (table, "yellow", "action-exploitation", "14 Os");
}

static void
test_players (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint room = rooms_table_own (table, "-", "4", "4");
  GPtrArray *places = adc_room_table_get_places (table);

  rooms_table_put (table, room, ADC_TOKEN_CUBE, "red", 1);
  rooms_table_put (table, room, ADC_TOKEN_CUBE, "yellow", 1);
  g_assert_true (adc_room_table_set_player (table, "green", TRUE));
  g_assert_cmpuint (places->len, ==, 3 * 8 + 1);
  g_assert_cmpstr (((const AdcRoomPlace *) places->pdata[16])->owner, ==, "green");
  g_assert_true (adc_room_table_set_active (table, "red"));
  g_assert_true (adc_room_table_set_player (table, "red", FALSE));
  g_assert_cmpstr (adc_room_table_get_active (table), ==, "yellow");
  assert_owners (adc_room_table_get_place (table, room)->cubes, "yellow");
  g_assert_true (adc_room_table_set_player (table, "green", FALSE));
  g_assert_false (adc_room_table_set_player (table, "yellow", FALSE));
  g_assert_false (adc_room_table_set_player (table, "pink", TRUE));
  g_assert_cmpuint (places->len, ==, 8 + 1);
}

static void
test_rooms (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_new ("yellow red");
  const guint room = rooms_table_card (table, "tactical");
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;

  g_assert_cmpuint (adc_room_table_add_card (table, "tactical"), ==, 0); /* there is one only */
  g_assert_cmpuint (adc_room_table_add_card (table, "bottom-tile"), ==, 0);
  g_assert_cmpuint (adc_room_table_add_card (table, "biodome"), ==, 0);
  g_assert_cmpuint (adc_room_table_add_card (table, "nowhere"), ==, 0);
  g_assert_cmpuint (adc_room_table_add_own (table, "  "), ==, 0);
  g_assert_false (adc_room_table_rename (table, room, "Mine"));
  g_assert_false (adc_room_table_remove (table, rooms_table_section (table, "red", "biodome")));
  g_assert_false (adc_room_table_set_text (table, room, ADC_ROOM_SQUARES, "many", &error));
  g_assert_nonnull (error);
  words = adc_room_table_dup_words (table, adc_room_table_get_place (table, room),
                                    ADC_ROOM_COLUMNS);
  g_assert_nonnull (strstr (words, "…"));
  g_assert_true (adc_room_table_remove (table, room));
  g_assert_null (adc_room_table_get_place (table, room));
}

static AdcRoomTable *
fill (void)
{
  AdcRoomTable *table = rooms_table_open ("a21-robot-partage");
  const guint room = rooms_table_nth (table, 1);

  rooms_table_say (table, room, ADC_ROOM_COLUMNS, "move 1 2");
  rooms_table_put (table, room, ADC_TOKEN_CUBE, "red", 1);
  adc_room_table_set_activated (table, room, "red", TRUE);
  g_assert_true (adc_room_phase_begin (table, "section-engineering", NULL));
  g_assert_true (adc_room_phase_spend (table, "action-ingenierie", NULL));
  return table;
}

/* What is kept comes back as it was, to the last id. */
static void
test_state (void)
{
  g_autoptr(AdcRoomTable) table = fill ();
  g_autoptr(AdcRoomTable) other = adc_room_table_new (rooms_table_game ());
  g_autoptr(GVariant) state = g_variant_ref_sink (adc_room_table_to_variant (table));
  g_autoptr(GVariant) again = NULL;

  adc_room_table_restore (other, state);
  again = g_variant_ref_sink (adc_room_table_to_variant (other));
  g_assert_true (g_variant_equal (state, again));
  g_assert_cmpstr (adc_room_phase_get_section (other), ==, "section-engineering");
}

/* What the game does not have, or what cannot be, is left out. */
static void
test_damaged_state (void)
{
  static const char * const texts[] = {
    "(['nobody'], 'x', {}, '', '', false, [], [], [], 0, [])",
    "(['yellow', 'yellow'], 'red', {'red': 'section-power', 'yellow': 'nowhere'}, 'x', 'y', true, "
    "[('z', true, true, 1, 2, 3)], [7], [(9, 'red')], 4294967295, "
    "[(0, '', '', 'Room', [], [], [], []),"
    "(5, '', '', 'Room', ['wrong', '99'], ['nobody', 'yellow'], ['yellow'], ['robots']),"
    "(5, 'tactical', '', '', [], [], [], []), (6, 'tactical', 'red', '', [], [], [], []),"
    "(7, 'nowhere', '', '', [], [], [], [])])",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr(AdcRoomTable) table = adc_room_table_new (rooms_table_game ());
    g_autoptr(GError) error = NULL;
    g_autoptr(GVariant) state = g_variant_parse (G_VARIANT_TYPE (ADC_ROOM_TABLE_VARIANT), texts[i],
                                                 NULL, NULL, &error);

    g_assert_no_error (error);
    adc_room_table_restore (table, state);
    g_assert_cmpuint (adc_room_table_get_places (table)->len, ==, i == 0 ? 16 : 9);
    g_assert_null (adc_room_phase_get_section (table));
    rooms_table_own (table, "-", "1", "1"); /* it still works */
  }
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_session (void)
{
  g_autoptr(AdcSession) session = adc_room_session_new (rooms_table_game ());
  g_autoptr(GVariant) other = g_variant_ref_sink (g_variant_new_string ("no table"));
  AdcRoomTable *table = adc_room_session_get_table (session);
  guint n_changes = 0, room;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_false (adc_session_commit (session));
  room = rooms_table_own (table, "-", "2", "2");
  g_assert_true (adc_session_commit (session));
  rooms_table_put (table, room, ADC_TOKEN_CUBE, "yellow", 1);
  g_assert_true (adc_session_commit (session));
  adc_session_undo (session);
  assert_owners (adc_room_table_get_place (table, room)->cubes, "");
  adc_session_undo (session);
  g_assert_null (adc_room_table_get_place (table, room));
  g_assert_false (adc_session_can_undo (session));
  adc_session_redo (session);
  adc_session_redo (session);
  assert_owners (adc_room_table_get_place (table, room)->cubes, "yellow");
  g_assert_cmpuint (n_changes, ==, 6);
  g_assert_false (adc_session_restore (session, other));
}

int
main (int argc, char **argv)
{
  static const RoomsTest tests[] = {
    { "/rooms/columns", test_columns },
    { "/rooms/words", test_words },
    { "/rooms/prices", test_prices },
    { "/rooms/put", test_put },
    { "/rooms/slide", test_slide },
    { "/rooms/cube", test_cube },
    { "/rooms/cylinder", test_cylinder },
    { "/rooms/unit", test_unit },
    { "/rooms/activation", test_activation },
    { "/rooms/missing", test_missing },
    { "/rooms/supply", test_supply },
    { "/rooms/best-factories", test_best_factories },
    { "/rooms/players", test_players },
    { "/rooms/rooms", test_rooms },
    { "/rooms/state", test_state },
    { "/rooms/damaged-state", test_damaged_state },
    { "/rooms/session", test_session },
  };

  return rooms_table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
