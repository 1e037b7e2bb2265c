/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds of every battle, on boards laid out by chance. */

#include "hex-fight.h"

#define N_BOARDS 5000
#define MOST_BATTLES 3000 /* a board that asks for more is left out */

static const char * const armies[] = {
  "moloch posterunek",
  "borgo hegemonia",
  "moloch hegemonia",
  "posterunek borgo",
  "posterunek hegemonia moloch",
  "moloch+hegemonia posterunek+borgo",
  "hegemonia+posterunek borgo+moloch",
  "moloch posterunek borgo hegemonia",
};

/* The same board seen otherwise. */
typedef struct {
  guint8 cells[ADC_HEX_CELLS];
  guint8 sides[ADC_HEX_PLAYERS];
} View;

static guint
find_cell (int q, int r)
{
  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    int other_q, other_r;

    adc_hex_get_axial (i, &other_q, &other_r);
    if (q == other_q && r == other_r)
      return i;
  }

  g_assert_not_reached ();
}

static void
view_init (View *self)
{
  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    self->cells[i] = (guint8) i;
  for (guint i = 0; i < ADC_HEX_PLAYERS; i++)
    self->sides[i] = (guint8) i;
}

static AdcHexPosition
deal (GRand *random, guint number)
{
  AdcHexPosition position;

  hex_board_deal (&position, armies[number % G_N_ELEMENTS (armies)],
                  (guint) g_rand_int_range (random, 4, ADC_HEX_CELLS + 1), random);
  hex_board_entangle (&position, (guint) g_rand_int_range (random, 0, 12), random);
  position.is_hill = g_rand_boolean (random);
  position.is_scored = g_rand_int_range (random, 0, 4) == 0;
  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    AdcHexPiece *piece = &position.cells[i];

    if (piece->tile != NULL && piece->tile->kind != ADC_HEX_HQ && g_rand_boolean (random))
      piece->wounds = (guint8) g_rand_int_range (random, 0, piece->tile->toughness + 1);
  }
  if (g_rand_boolean (random))
    for (guint i = 0; i < position.n_sides; i++)
      position.points[i] = (guint8) g_rand_int_range (random, 1, 5);

  return position;
}

/* Adds all ends that some answers lead to. */
static void
collect (const AdcHexPosition *position, const View *view, AdcHexAnswers *answers, GHashTable *ends,
         guint *n_left)
{
  g_autofree AdcHexResult *result = g_new (AdcHexResult, 1);
  guint n_options;

  if (*n_left == 0)
    return;

  (*n_left)--;
  adc_hex_resolve (position, answers, result, NULL);
  if (result->n_questions == answers->n) {
    AdcHexState seen = { 0 };
    GString *text = g_string_new (NULL);

    for (guint i = 0; i < ADC_HEX_CELLS; i++)
      if ((result->end.alive & adc_hex_bit (i)) != 0) {
        seen.alive |= adc_hex_bit (view->cells[i]);
        seen.wounds[view->cells[i]] = result->end.wounds[i];
      }
    for (guint i = 0; i < position->n_sides; i++) {
      seen.points[view->sides[i]] = result->end.points[i];
      seen.scored[view->sides[i]] = result->end.scored[i];
    }
    for (guint i = 0; i < ADC_HEX_CELLS; i++)
      if ((seen.alive & adc_hex_bit (i)) != 0)
        g_string_append_printf (text, "%s/%u ", adc_hex_cell_name (i), seen.wounds[i]);
    for (guint i = 0; i < position->n_sides; i++)
      g_string_append_printf (text, "%u+%u ", seen.points[i], seen.scored[i]);
    g_hash_table_add (ends, g_string_free (text, FALSE));
    return;
  }

  n_options = result->questions[answers->n].n_options;
  for (guint i = 0; i < n_options; i++) {
    answers->options[answers->n++] = (guint8) i;
    collect (position, view, answers, ends, n_left);
    answers->n--;
  }
}

static GHashTable *
list_ends (const AdcHexPosition *position, const View *view)
{
  GHashTable *ends = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AdcHexAnswers answers = { 0 };
  guint n_left = MOST_BATTLES;

  collect (position, view, &answers, ends, &n_left);
  if (n_left == 0)
    g_clear_pointer (&ends, g_hash_table_unref);

  return ends;
}

/* Whether it could be told: both boards lead to the same ends. */
static gboolean
check_same (const AdcHexPosition *position, const AdcHexPosition *other, const View *view)
{
  View plain;
  g_autoptr(GHashTable) ends = NULL;
  g_autoptr(GHashTable) other_ends = NULL;
  g_autofree char *board = hex_board_print (position);
  GHashTableIter iter;
  gpointer end;

  view_init (&plain);
  ends = list_ends (other, &plain);
  other_ends = list_ends (position, view);
  if (ends == NULL || other_ends == NULL)
    return FALSE;

  g_hash_table_iter_init (&iter, ends);
  while (g_hash_table_iter_next (&iter, &end, NULL))
    if (!g_hash_table_contains (other_ends, end))
      g_error ("%s\nseen otherwise also ends as %s", board, (const char *) end);
  g_assert_cmpuint (g_hash_table_size (ends), ==, g_hash_table_size (other_ends));
  return TRUE;
}

static void
test_rotation (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (60);
  guint n_checked = 0;

  for (guint n = 0; n < N_BOARDS; n++) {
    const AdcHexPosition position = deal (random, n);
    AdcHexPosition turned = position;
    View view;

    view_init (&view);
    for (guint i = 0; i < ADC_HEX_CELLS; i++) {
      int q, r;

      adc_hex_get_axial (i, &q, &r);
      view.cells[i] = (guint8) find_cell (-r, q + r);
      turned.cells[view.cells[i]] = position.cells[i];
      turned.cells[view.cells[i]].rotation = (guint8) ((position.cells[i].rotation + 1) % 6);
    }
    n_checked += check_same (&position, &turned, &view);
  }
  g_assert_cmpuint (n_checked, >, N_BOARDS * 95 / 100);
}

static guint8
mirror_set (guint set)
{
  guint8 mirrored = 0;

  for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++)
    if ((set >> i & 1) != 0)
      mirrored |= (guint8) (1u << (ADC_HEX_DIRECTIONS - i) % ADC_HEX_DIRECTIONS);

  return mirrored;
}

/* Mirrored tiles, made as they are needed and kept in the table. */
static const AdcHexTile *
mirror (GHashTable *mirrored, const AdcHexTile *tile)
{
  const AdcHexFacing *facing = &tile->facings[0];
  AdcHexTile *other = g_hash_table_lookup (mirrored, tile);

  if (other != NULL)
    return other;

  other = g_memdup2 (tile, sizeof *tile);
  for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++) {
    other->facings[0].melee[(ADC_HEX_DIRECTIONS - i) % ADC_HEX_DIRECTIONS] = facing->melee[i];
    other->facings[0].ranged[(ADC_HEX_DIRECTIONS - i) % ADC_HEX_DIRECTIONS] = facing->ranged[i];
  }
  other->facings[0].beams = mirror_set (facing->beams);
  other->facings[0].armour = mirror_set (facing->armour);
  other->facings[0].nets = mirror_set (facing->nets);
  other->facings[0].links = mirror_set (facing->links);
  adc_hex_tile_turn (other);
  g_hash_table_insert (mirrored, (gpointer) tile, other);
  return other;
}

static void
test_mirror (void)
{
  g_autoptr(GHashTable) mirrored = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr(GRand) random = g_rand_new_with_seed (61);
  guint n_checked = 0;

  for (guint n = 0; n < N_BOARDS; n++) {
    const AdcHexPosition position = deal (random, n);
    AdcHexPosition other = position;
    View view;

    view_init (&view);
    for (guint i = 0; i < ADC_HEX_CELLS; i++) {
      AdcHexPiece *piece;
      int q, r;

      adc_hex_get_axial (i, &q, &r);
      view.cells[i] = (guint8) find_cell (-q, q + r);
      piece = &other.cells[view.cells[i]];
      *piece = position.cells[i];
      piece->rotation = (guint8) ((ADC_HEX_DIRECTIONS - piece->rotation) % ADC_HEX_DIRECTIONS);
      if (piece->tile != NULL)
        piece->tile = mirror (mirrored, piece->tile);
    }
    n_checked += check_same (&position, &other, &view);
  }
  g_assert_cmpuint (n_checked, >, N_BOARDS * 95 / 100);
}

static void
test_swapped_players (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (62);
  guint n_checked = 0;

  for (guint n = 0; n < N_BOARDS; n++) {
    AdcHexPosition position = deal (random, n);
    const gboolean has_allies = position.teams[0] == position.teams[1];
    AdcHexPosition swapped;
    View view;

    /* a hacked medic is of two sides, and sides heal in their order */
    for (guint i = 0; i < ADC_HEX_CELLS; i++)
      if (position.cells[i].tile == hex_tile ("posterunek-hacker"))
        position.cells[i] = (AdcHexPiece) { 0 };
    swapped = position;
    view_init (&view);
    swapped.loose = 0;
    for (guint i = 0; i < position.n_sides; i++) {
      /* so do allies, and it matters to both: only the teams change places */
      view.sides[i] = (guint8) (has_allies ? (i + 2) % 4 : position.n_sides - 1 - i);
      swapped.teams[view.sides[i]] = position.teams[i];
      swapped.points[view.sides[i]] = position.points[i];
      if ((position.loose >> i & 1) != 0)
        swapped.loose |= (guint8) (1u << view.sides[i]);
    }
    for (guint i = 0; i < ADC_HEX_CELLS; i++)
      swapped.cells[i].side = view.sides[position.cells[i].side];
    n_checked += check_same (&position, &swapped, &view);
  }
  g_assert_cmpuint (n_checked, >, N_BOARDS * 95 / 100);
}

static void
check_events (const AdcHexPosition *position, const AdcHexPhase *phase, const AdcHexState *after)
{
  guint8 attacked[ADC_HEX_CELLS][ADC_HEX_DIRECTIONS] = { 0 };
  guint32 dead = 0;

  g_assert_cmpuint (phase->acting & phase->survey.netted, ==, 0);
  g_assert_cmpuint (phase->acting & ~phase->before.alive, ==, 0);
  g_assert_cmpuint (phase->survey.occupied, ==, phase->before.alive);
  for (guint i = 0; i < phase->n_events; i++) {
    const AdcHexEvent *event = &phase->events[i];
    const guint32 bit = adc_hex_bit (event->cell);

    switch (event->kind) {
    case ADC_HEX_EVENT_BLOW:
    case ADC_HEX_EVENT_SHOT:
      g_assert_cmpuint (phase->acting & bit, !=, 0);
      g_assert_cmpuint (event->strength, >, 0);
      g_assert_cmpuint (event->armour + event->wounds, <=, event->strength);
      /* a blow and a shot, or an attack turned into the other kind, at most */
      g_assert_cmpuint (++attacked[event->cell][event->direction], <=, 2);
      break;
    case ADC_HEX_EVENT_BEAM:
    case ADC_HEX_EVENT_BLAST:
    case ADC_HEX_EVENT_CONVERT:
      g_assert_cmpuint (phase->acting & bit, !=, 0);
      break;
    case ADC_HEX_EVENT_HEAL:
    case ADC_HEX_EVENT_RELAY:
    case ADC_HEX_EVENT_SPENT:
      g_assert_cmpuint (position->cells[event->cell].tile->powers & ADC_HEX_MEDIC, !=, 0);
      g_assert_cmpuint (phase->survey.netted & bit, ==, 0);
      break;
    case ADC_HEX_EVENT_WOUND:
      g_assert_cmpuint (event->wounds, ==, after->wounds[event->cell]);
      g_assert_cmpuint (event->wounds - event->strength, ==, phase->before.wounds[event->cell]);
      break;
    case ADC_HEX_EVENT_POINTS:
      if (!position->is_scored)
        g_assert_cmpuint (phase->before.points[position->cells[event->cell].side] - event->wounds,
                          ==, after->points[position->cells[event->cell].side]);
      break;
    case ADC_HEX_EVENT_DEATH:
      g_assert_cmpuint (dead & bit, ==, 0);
      dead |= bit;
      break;
    }
  }
  g_assert_cmpuint (phase->before.alive & ~dead, ==, after->alive);
}

static void
check_record (const AdcHexPosition *position, const AdcHexRecord *record, const AdcHexState *end)
{
  guint8 n_actions[ADC_HEX_CELLS] = { 0 };

  for (guint i = 0; i < record->phases->len; i++) {
    const AdcHexPhase *phase = record->phases->pdata[i];
    const AdcHexPhase *next = i + 1 < record->phases->len ? record->phases->pdata[i + 1] : NULL;

    if (next != NULL)
      g_assert_cmpuint (next->initiative, <, phase->initiative);
    /* with more players the end also lacks the armies of those defeated */
    if (next != NULL || position->n_sides == 2)
      check_events (position, phase, next != NULL ? &next->before : end);
    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
      n_actions[cell] += (phase->acting & adc_hex_bit (cell)) != 0;
  }
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    g_assert_cmpuint (n_actions[cell], <=, ADC_HEX_ACTIONS);
}

static void
test_record (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (63);

  for (guint n = 0; n < N_BOARDS; n++) {
    const AdcHexPosition position = deal (random, n);
    AdcHexRecord *record = adc_hex_record_new ();
    AdcHexAnswers answers = { .n = ADC_HEX_QUESTIONS };
    AdcHexResult result, silent;

    for (guint i = 0; i < answers.n; i++)
      answers.options[i] = (guint8) g_rand_int_range (random, 0, 4);
    adc_hex_resolve (&position, &answers, &result, record);
    check_record (&position, record, &result.end);
    adc_hex_record_free (record);

    adc_hex_resolve (&position, &answers, &silent, NULL);
    g_assert_cmpuint (silent.end.alive, ==, result.end.alive);
    g_assert_cmpmem (silent.end.wounds, sizeof silent.end.wounds, result.end.wounds,
                     sizeof result.end.wounds);
    g_assert_cmpmem (silent.end.points, sizeof silent.end.points, result.end.points,
                     sizeof result.end.points);
    g_assert_cmpmem (silent.end.scored, sizeof silent.end.scored, result.end.scored,
                     sizeof result.end.scored);
  }
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-properties/rotation", test_rotation },
    { "/hex-properties/mirror", test_mirror },
    { "/hex-properties/swapped-players", test_swapped_players },
    { "/hex-properties/record", test_record },
  };

  return hex_tiles_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
