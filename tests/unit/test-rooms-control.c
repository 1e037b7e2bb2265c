/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who controls what, against an oracle that knows nothing but the rules: it tries every answer and
 * keeps the smallest one that agrees with itself. */

#include "rooms-table.h"

#define N_ROOMS   3 /* the homes of two sorts of neutral units, and another */
#define N_PLAYERS 3
#define ALL       (1 << N_PLAYERS)

typedef struct {
  int units[N_ROOMS][N_PLAYERS];
  int cylinders[N_ROOMS][N_PLAYERS];
  int cubes[N_ROOMS][N_PLAYERS];
  int neutrals[2][N_ROOMS]; /* those whose home is room 0, and room 1 */
  int active;
} State;

static const char * const players[N_PLAYERS] = { "yellow", "red", "green" };
static const char * const neutrals[2] = { "robots", "mercenaries" };

/* By cubes alone; 0: there are none. */
static int
by_cubes (const State *state, int room)
{
  int most = 0, who = 0;

  for (int p = 0; p < N_PLAYERS; p++)
    if (state->cubes[room][p] > most)
      most = state->cubes[room][p];
  for (int p = 0; p < N_PLAYERS; p++)
    if (most > 0 && state->cubes[room][p] == most)
      who |= 1 << p;

  return who;
}

/* Whether an answer is what follows from itself. With shares: who has part in a home is given, and
 * of several the active one alone has its neutrals; without: all of them have. */
static gboolean
agrees (const State *state, const int *answer, const int *shares)
{
  for (int room = 0; room < N_ROOMS; room++) {
    int who = by_cubes (state, room);

    if (who == 0) {
      for (int p = 0; p < N_PLAYERS; p++) {
        gboolean is_there = state->units[room][p] > 0 || state->cylinders[room][p] > 0;

        for (int n = 0; n < 2; n++) {
          const gboolean is_his =
            (answer[n] & (1 << p)) != 0 &&
            (shares == NULL || shares[n] == (1 << p) || p == state->active);

          is_there |= state->neutrals[n][room] > 0 && is_his;
        }
        if (is_there)
          who |= 1 << p;
      }
    }
    if (who != answer[room])
      return FALSE;
  }

  return TRUE;
}

/* The answer of which all others that agree contain everything. */
static void
find_smallest (const State *state, const int *shares, int *smallest)
{
  gboolean is_found = FALSE;

  for (int code = 0; code < ALL * ALL * ALL; code++) {
    const int answer[N_ROOMS] = { code % ALL, code / ALL % ALL, code / ALL / ALL };

    if (!agrees (state, answer, shares))
      continue;
    for (int room = 0; room < N_ROOMS; room++)
      smallest[room] = is_found ? smallest[room] & answer[room] : answer[room];
    is_found = TRUE;
  }
  g_assert_true (is_found);
  g_assert_true (agrees (state, smallest, shares));
}

static void
lay (AdcRoomTable *table, const State *state, const guint *rooms)
{
  for (int room = 0; room < N_ROOMS; room++) {
    for (int p = 0; p < N_PLAYERS; p++) {
      rooms_table_put (table, rooms[room], ADC_TOKEN_UNIT, players[p], state->units[room][p]);
      rooms_table_put (table, rooms[room], ADC_TOKEN_CYLINDER, players[p],
                       state->cylinders[room][p]);
      rooms_table_put (table, rooms[room], ADC_TOKEN_CUBE, players[p], state->cubes[room][p]);
    }
    for (int n = 0; n < 2; n++)
      rooms_table_put (table, rooms[room], ADC_TOKEN_UNIT, neutrals[n], state->neutrals[n][room]);
  }
  g_assert_true (adc_room_table_set_active (table, players[state->active]));
}

static void
sweep (AdcRoomTable *table, const guint *rooms)
{
  for (int room = 0; room < N_ROOMS; room++) {
    const AdcRoomPlace *place = adc_room_table_get_place (table, rooms[room]);

    g_ptr_array_set_size (place->units, 0);
    g_ptr_array_set_size (place->cylinders, 0);
    g_ptr_array_set_size (place->cubes, 0);
  }
}

static void
compare (AdcRoomTable *table, const State *state, const guint *rooms)
{
  g_autoptr(AdcControls) controls = NULL;
  int shares[N_ROOMS], answer[N_ROOMS];

  lay (table, state, rooms);
  controls = adc_controls_new (table);
  find_smallest (state, NULL, shares);
  find_smallest (state, shares, answer);
  for (int room = 0; room < N_ROOMS; room++) {
    const AdcControl *control = adc_controls_get (controls, rooms[room]);
    const gboolean is_one = answer[room] != 0 && (answer[room] & (answer[room] - 1)) == 0;

    for (int p = 0; p < N_PLAYERS; p++)
      g_assert_cmpint (adc_controls_has (controls, rooms[room], players[p]), ==,
                       (answer[room] & (1 << p)) != 0);
    g_assert_cmpint (control->kind, ==,
                     by_cubes (state, room) != 0
                       ? (is_one ? ADC_CONTROL_EXCLUSIVE : ADC_CONTROL_TIE)
                       : (answer[room] != 0 ? ADC_CONTROL_SHARED : ADC_CONTROL_NONE));
  }
  sweep (table, rooms);
}

static AdcRoomTable *
create (guint *rooms)
{
  AdcRoomTable *table = rooms_table_new ("yellow red green");

  rooms[0] = rooms_table_card (table, "robotics");
  rooms[1] = rooms_table_card (table, "the-brig");
  rooms[2] = rooms_table_own (table, "-", NULL, NULL);
  return table;
}

/* Yellow and Red with or without a unit in each room, without cubes in a home, with those of one or
 * of two, neutrals in any rooms, in the turn of each of them and of a third player: everything
 * there is. */
static void
test_small (void)
{
  guint rooms[N_ROOMS];
  g_autoptr(AdcRoomTable) table = create (rooms);

  for (int units = 0; units < 1 << (2 * N_ROOMS); units++)
    for (int cubes = 0; cubes < 3; cubes++)
      for (int where = 0; where < 1 << (2 * N_ROOMS); where++)
        for (int active = 0; active < N_PLAYERS; active++) {
          State state = { .active = active };

          for (int room = 0; room < N_ROOMS; room++) {
            state.units[room][0] = units >> (2 * room) & 1;
            state.units[room][1] = units >> (2 * room + 1) & 1;
            state.neutrals[0][room] = where >> (2 * room) & 1;
            state.neutrals[1][room] = where >> (2 * room + 1) & 1;
          }
          state.cubes[0][1] = cubes == 1 ? 2 : cubes == 2;
          state.cubes[0][2] = cubes != 0;
          compare (table, &state, rooms);
        }
}

static void
test_random (void)
{
  guint rooms[N_ROOMS];
  g_autoptr(AdcRoomTable) table = create (rooms);
  g_autoptr(GRand) rand = g_rand_new_with_seed (20261117);

  for (int i = 0; i < 3000; i++) {
    State state = { .active = g_rand_int_range (rand, 0, N_PLAYERS) };

    for (int room = 0; room < N_ROOMS; room++) {
      for (int p = 0; p < N_PLAYERS; p++) {
        state.units[room][p] = g_rand_int_range (rand, 0, 4) == 0;
        state.cylinders[room][p] = g_rand_int_range (rand, 0, 5) == 0;
        state.cubes[room][p] = g_rand_int_range (rand, 0, 5) / 4 * g_rand_int_range (rand, 1, 3);
      }
      for (int n = 0; n < 2; n++)
        state.neutrals[n][room] = g_rand_int_range (rand, 0, 2);
    }
    compare (table, &state, rooms);
  }
}

/* Robots that hold the Brig and mercenaries that hold the Station: nobody's, until somebody comes.
 * */
static void
test_circle (void)
{
  guint rooms[N_ROOMS];
  g_autoptr(AdcRoomTable) table = create (rooms);

  rooms_table_put (table, rooms[0], ADC_TOKEN_UNIT, "mercenaries", 1);
  rooms_table_put (table, rooms[1], ADC_TOKEN_UNIT, "robots", 1);
  rooms_table_put (table, rooms[2], ADC_TOKEN_UNIT, "robots", 1);
  for (int room = 0; room < N_ROOMS; room++)
    rooms_table_assert_control (table, rooms[room], "none");

  rooms_table_put (table, rooms[0], ADC_TOKEN_CYLINDER, "red", 1);
  for (int room = 0; room < N_ROOMS; room++)
    rooms_table_assert_control (table, rooms[room], "shared red");
}

int
main (int argc, char **argv)
{
  static const RoomsTest tests[] = {
    { "/rooms-control/small", test_small },
    { "/rooms-control/random", test_random },
    { "/rooms-control/circle", test_circle },
  };

  return rooms_table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
