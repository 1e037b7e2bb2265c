/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worked examples of the rulebook about rooms and sections, as they ship. */

#include "rooms-table.h"

#define MOVE "action-deplacement"

/* Every one can be laid as it is written, whoever reads it. */
static void
test_all (void)
{
  AdcRooms *rooms = adc_game_get_rooms (rooms_table_game ());
  GPtrArray *cases = adc_rooms_get_cases (rooms);

  g_assert_cmpuint (cases->len, ==, 21);
  for (guint i = 0; i < cases->len; i++) {
    const AdcRoomCase *example = cases->pdata[i];
    g_autoptr(AdcRoomTable) table = rooms_table_open (example->id);
    GPtrArray *places = adc_room_table_get_places (table);
    guint n_wanted = 0, n = 0, n_rooms = 0, n_laid = 0;

    for (guint j = 0; j < example->places->len; j++) {
      const AdcRoomCasePlace *place = example->places->pdata[j];

      n_rooms += place->player == NULL;
      for (guint k = 0; k < place->tokens->len; k++)
        n_wanted += ((const AdcRoomCaseToken *) place->tokens->pdata[k])->count;
    }
    for (guint j = 0; j < places->len; j++) {
      const AdcRoomPlace *place = places->pdata[j];

      n_laid += place->owner == NULL;
      n += place->units->len + place->cylinders->len + place->cubes->len;
    }
    g_assert_cmpuint (n_laid, ==, n_rooms);
    g_assert_cmpuint (n, ==, n_wanted);
    g_assert_nonnull (adc_room_case_get_summary (example));
    g_assert_nonnull (adc_game_lookup (rooms_table_game (), example->rule));
  }
}

static void
assert_value (AdcRoomTable *table, guint place, const char *wanted)
{
  g_autoptr(GPtrArray) values =
    adc_room_list_values (table, adc_room_table_get_place (table, place));
  const AdcRoomValue *value = values->pdata[0];
  g_autofree char *text = adc_modifier_format (value->modifier);

  g_assert_cmpuint (values->len, ==, 1);
  g_assert_cmpstr (text, ==, wanted);
}

/* A01–A07: what a room gives and to whom. */
static void
test_control (void)
{
  static const struct {
    const char *id, *value, *control, *yellow, *red, *green, *blue;
  } wanted[] = {
    { "a01-sans-cylindre", "2", "none", "2", "2", "2", "2" },
    { "a02-deux-cylindres", "10", "shared yellow green", "12", "2", "12", "2" },
    { "a03-controle-partage", "10", "shared yellow green blue", "12", "2", "12", "12" },
    { "a04-controle-exclusif", "10", "exclusive red", "2", "12", "2", "2" },
    { "a05-majorite", "10", "exclusive red", "2", "12", "2", "2" },
    { "a06-egalite", "10", "tie yellow red", "12", "12", "2", "2" },
    { "a07-cubes-seuls", "8", "exclusive red", "2", "10", "2", "2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    g_autoptr(AdcRoomTable) table = rooms_table_open (wanted[i].id);
    const guint room = rooms_table_nth (table, 0);

    assert_value (table, room, wanted[i].value);
    rooms_table_assert_control (table, room, wanted[i].control);
    rooms_table_assert_total (table, "yellow", MOVE, wanted[i].yellow); /* with 2 of the section */
    rooms_table_assert_total (table, "red", MOVE, wanted[i].red);
    rooms_table_assert_total (table, "green", MOVE, wanted[i].green);
    rooms_table_assert_total (table, "blue", MOVE, wanted[i].blue);
  }
}

/* A08, A24–A26. */
static void
test_totals (void)
{
  g_autoptr(AdcRoomTable) weapons = rooms_table_open ("a08-armement");
  g_autoptr(AdcRoomTable) discovery = rooms_table_open ("a24-decouverte");
  g_autoptr(AdcRoomTable) per_unit = rooms_table_open ("a25-decouverte-unite");
  g_autoptr(AdcRoomTable) use = rooms_table_open ("a26-utilisation");

  rooms_table_assert_total (weapons, "yellow", "action-armement", "11");
  rooms_table_assert_total (weapons, "red", "action-armement", "?");
  rooms_table_assert_total (discovery, "yellow", "action-decouverte", "1:3");
  rooms_table_assert_total (per_unit, "yellow", "action-decouverte", "11:13");
  rooms_table_assert_total (per_unit, "red", "action-decouverte", "1:3");
  rooms_table_assert_total (use, "red", "action-utilisation", "3");
}

/* A25 line by line. */
static void
test_reasons (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a25-decouverte-unite");
  g_autoptr(AdcControls) controls = adc_controls_new (table);
  g_autoptr(AdcRoomTotal) total = adc_room_total_new (table, controls, "yellow",
                                                      "action-decouverte");
  const AdcReason *section = total->reasons->pdata[0];
  const AdcReason *room = total->reasons->pdata[1];
  const AdcReason *sum = total->reasons->pdata[2];

  g_assert_cmpuint (total->reasons->len, ==, 3);
  g_assert_cmpstr (section->amount, ==, "1:3");
  g_assert_cmpstr (section->rule, ==, "regle-modificateur");
  g_assert_cmpstr (room->amount, ==, "5 × 2:2");
  g_assert_cmpstr (room->rule, ==, "note-decouverte");
  g_assert_cmpstr (sum->amount, ==, "= 11:13");
  g_assert_cmpstr (sum->rule, ==, "regle-total");
}

/* A12: the cube is there, and so are the cylinders, at once. */
static void
test_generator (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a12-generateur");
  const guint room = rooms_table_own (table, "-", "3", "6");
  const guint power = rooms_table_section (table, "yellow", "section-power");

  rooms_table_assert_total (table, "yellow", "action-alimentation", "1:2");
  g_assert_true (adc_room_move_cylinder (table, "yellow", 0, room, -1, NULL));
  g_assert_true (adc_room_move_cylinder (table, "yellow", 0, room, -1, NULL));
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", 0, room, -1),
                              "regle-generateur");

  g_assert_true (adc_room_move_cube (table, power, -1, ADC_INTEGRATE, NULL, NULL));
  rooms_table_assert_total (table, "yellow", "action-alimentation", "2:4");
  g_assert_true (adc_room_move_cylinder (table, "yellow", 0, room, -1, NULL));
  g_assert_true (adc_room_move_cylinder (table, "yellow", 0, room, -1, NULL));
  rooms_table_assert_refused (adc_room_check_cylinder (table, "yellow", 0, room, -1),
                              "regle-generateur");
}

/* A13: two of one's own and one of the generator's, wherever it is. */
static void
test_purple (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a13-cylindre-violet");
  const guint from = rooms_table_nth (table, 1);
  const guint to = rooms_table_own (table, "-", "3", "3");

  g_assert_true (adc_room_move_cylinder (table, "yellow", from, to, -1, NULL));
  g_assert_true (adc_room_move_cylinder (table, "yellow", from, to, -1, NULL));
  g_assert_true (adc_room_move_cylinder (table, "purple-cylinders", from, to, -1, NULL));
  rooms_table_assert_control (table, from, "none");
  rooms_table_assert_control (table, to, "shared yellow");

  adc_room_turn_end (table);
  rooms_table_assert_refused (adc_room_check_cylinder (table, "purple-cylinders", to, from, -1),
                              "regle-neutres");
}

/* A14 and A15. */
static void
test_factories (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a14-exploitation");
  g_autoptr(AdcRoomTable) bonus = rooms_table_open ("a15-bonus-usine");

  rooms_table_assert_total (table, "yellow", "action-exploitation", "2 Ti, 7 Di, 2 Bt");
  rooms_table_assert_total (table, "blue", "action-exploitation", "7 Di, 4 Bt");
  rooms_table_assert_total (table, "green", "action-exploitation", "7 Di");
  rooms_table_assert_total (bonus, "yellow", "action-exploitation", "6 Bt");
  rooms_table_assert_total (bonus, "red", "action-exploitation", NULL);
}

/* A21: the robot that Yellow moved is Red's in Red's turn. */
static void
test_robot (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a21-robot-partage");
  const guint station = rooms_table_nth (table, 0), room = rooms_table_nth (table, 1);

  g_assert_true (adc_room_move_unit (table, "robots", station, room, NULL));
  rooms_table_assert_control (table, room, "shared yellow");
  adc_room_turn_end (table);
  rooms_table_assert_control (table, room, "shared red");
  g_assert_true (adc_room_move_cube (table, room, -1, ADC_INTEGRATE, NULL, NULL));
  rooms_table_assert_control (table, room, "exclusive red");
}

/* A22: what each cube costs, and no third point. */
static void
test_engineering (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a22-deux-cubes");
  const guint tactical = rooms_table_nth (table, 0), mine = rooms_table_nth (table, 1);
  g_autofree char *first = adc_room_dup_price (table, tactical, -1, ADC_INTEGRATE);
  g_autofree char *second = adc_room_dup_price (table, mine, -1, ADC_INTEGRATE);
  AdcRefusal *refusal = NULL;

  g_assert_cmpstr (first, ==, "3 Ti");
  g_assert_cmpstr (second, ==, "0");
  g_assert_true (adc_room_phase_begin (table, "section-engineering", NULL));
  g_assert_true (adc_room_move_cube (table, tactical, -1, ADC_INTEGRATE, NULL, NULL));
  g_assert_true (adc_room_phase_spend (table, "action-ingenierie", NULL));
  g_assert_true (adc_room_move_cube (table, mine, -1, ADC_INTEGRATE, NULL, NULL));
  g_assert_true (adc_room_phase_spend (table, "action-ingenierie", NULL));
  g_assert_false (adc_room_phase_spend (table, "action-ingenierie", &refusal));
  rooms_table_assert_refused (refusal, "regle-avant");
}

/* A23: better from the next phase on, not in this one. */
static void
test_upgrade (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a23-ameliorer");
  const guint engineering = rooms_table_section (table, "yellow", "section-engineering");
  const guint mobility = rooms_table_section (table, "yellow", "section-mobility");
  g_autofree char *first = adc_room_dup_price (table, engineering, -1, ADC_INTEGRATE);
  g_autofree char *second = adc_room_dup_price (table, mobility, -1, ADC_INTEGRATE);

  g_assert_cmpstr (first, ==, "1 Os");
  g_assert_cmpstr (second, ==, "2 Di");
  g_assert_true (adc_room_phase_begin (table, "section-engineering", NULL));
  g_assert_true (adc_room_move_cube (table, engineering, -1, ADC_INTEGRATE, NULL, NULL));
  g_assert_true (adc_room_move_cube (table, mobility, -1, ADC_INTEGRATE, NULL, NULL));
  g_assert_cmpint (adc_room_phase_find (table, "action-ingenierie")->total.x, ==, 2);
  rooms_table_assert_total (table, "yellow", "action-ingenierie", "3");
  rooms_table_assert_total (table, "yellow", MOVE, "4");
}

/* A27: four, then three are left though the room is lost; two in the next phase. */
static void
test_frozen (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a27-total-fige");
  const guint network = rooms_table_nth (table, 0), room = rooms_table_nth (table, 1);
  const AdcFrozen *frozen;

  g_assert_true (adc_room_phase_begin (table, "section-mobility", NULL));
  g_assert_true (adc_room_move_unit (table, "yellow", network, room, NULL));
  g_assert_true (adc_room_phase_spend (table, MOVE, NULL));
  frozen = adc_room_phase_find (table, MOVE);
  g_assert_cmpint (frozen->total.x - (int) frozen->n_spent, ==, 3);

  /* What the room next to it gives, nobody knows: it is said here that it is nothing. */
  rooms_table_say (table, room, ADC_ROOM_COLUMNS, "-");
  rooms_table_assert_total (table, "yellow", MOVE, "2");
}

/* A32: one section after the other, the pawn stays on the first. */
static void
test_chain (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a32-enchainement");

  g_assert_true (adc_room_phase_begin (table, "section-production", NULL));
  rooms_table_assert_refused (adc_room_phase_check (table, "section-mobility"),
                              "regle-enchainement");
  adc_room_phase_end (table);
  rooms_table_assert_refused (adc_room_phase_check (table, "section-power"), "regle-enchainement");
  g_assert_true (adc_room_phase_begin (table, "section-mobility", NULL));
  g_assert_true (adc_room_phase_is_chained (table));
  g_assert_cmpint (adc_room_phase_find (table, MOVE)->total.x, ==, 2);
  g_assert_cmpstr (adc_room_table_get_pawn (table, "red"), ==, "section-production");
  adc_room_phase_end (table);
  rooms_table_assert_refused (adc_room_phase_check (table, "section-mobility"),
                              "regle-enchainement");

  adc_room_turn_end (table);
  adc_room_turn_end (table);
  g_assert_cmpstr (adc_room_table_get_active (table), ==, "red");
  rooms_table_assert_refused (adc_room_phase_check (table, "section-production"),
                              "regle-phase-action");
  g_assert_null (adc_room_phase_check (table, "section-mobility"));
}

/* A40: the two rooms are alike. */
static void
test_moved_cube (void)
{
  g_autoptr(AdcRoomTable) table = rooms_table_open ("a40-cube-decale");
  const AdcRoomPlace *two = adc_room_table_get_place (table, rooms_table_nth (table, 0));
  const AdcRoomPlace *moved = adc_room_table_get_place (table, rooms_table_nth (table, 1));

  g_assert_cmpuint (two->cubes->len, ==, 2);
  g_assert_cmpuint (moved->cubes->len, ==, 2);
  g_assert_cmpuint (adc_room_place_count (moved, ADC_TOKEN_CUBE, "yellow"), ==, 2);
}

int
main (int argc, char **argv)
{
  static const RoomsTest tests[] = {
    { "/rooms-examples/all", test_all },
    { "/rooms-examples/control", test_control },
    { "/rooms-examples/totals", test_totals },
    { "/rooms-examples/reasons", test_reasons },
    { "/rooms-examples/generator", test_generator },
    { "/rooms-examples/purple", test_purple },
    { "/rooms-examples/factories", test_factories },
    { "/rooms-examples/robot", test_robot },
    { "/rooms-examples/engineering", test_engineering },
    { "/rooms-examples/upgrade", test_upgrade },
    { "/rooms-examples/frozen", test_frozen },
    { "/rooms-examples/chain", test_chain },
    { "/rooms-examples/moved-cube", test_moved_cube },
  };

  return rooms_table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
