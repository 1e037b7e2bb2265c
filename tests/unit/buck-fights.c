/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-fights.h"
#include "buck-oracle-private.h"

#include <string.h>

#define X ADC_BUCK_NEVER

/* Attackers down, targets across: trooper, gennie, fighter, battler, transport, satellite, marker.
 * Bombs are no attacks of a round. */
static const guint8 printed[ADC_BUCK_N_TYPES][ADC_BUCK_N_TYPES] = {
  { 6, 8, 7, X, 6, X, 3 },
  { 5, 6, 6, X, 5, X, 2 },
  { 7, 7, 6, 8, 3, 7, 3 },
  { X, X, 4, 6, 4, 6, X },
  { 9, 10, 8, 10, 6, 10, 9 },
  { X, X, 6, 7, 5, X, X },
  { 8, 9, 9, X, 7, X, X },
};

static const char letters[] = "tgfbTsmF";

void
buck_fights_fill_table (AdcBuckTable *table)
{
  memcpy (table->number, printed, sizeof printed);
  table->bomb = 7;
  table->sabotage = 7;
}

void
buck_fights_clear (AdcBuckFight *fight, AdcBuckZone zone, guint n_sides)
{
  memset (fight, 0, sizeof *fight);
  buck_fights_fill_table (&fight->table);
  fight->zone = zone;
  fight->n_sides = n_sides;
  fight->owner = -1;
  for (guint side = 0; side < n_sides; side++) {
    fight->sides[side].bonus = 2;
    for (guint i = 0; i < ADC_BUCK_N_TARGETS; i++)
      fight->sides[side].order[i] = i;
  }
}

static void
place_above (AdcBuckSide *side, char letter, guint count)
{
  if (letter == 'b')
    side->orbit_battlers = count;
  else if (letter == 's')
    side->orbit_satellite = count;
  else if (letter == 'L')
    side->orbit_leaders = count;
  else
    g_assert_not_reached ();
}

void
buck_fights_place (AdcBuckFight *fight, guint side, const char *pieces)
{
  AdcBuckSide *placed = &fight->sides[side];
  g_auto(GStrv) words = g_strsplit (pieces, " ", -1);
  gboolean is_above = FALSE;

  for (guint i = 0; words[i] != NULL; i++) {
    char *letter = NULL;
    const guint count = g_ascii_strtoull (words[i], &letter, 10);

    if (*letter == '^')
      is_above = TRUE;
    else if (is_above)
      place_above (placed, *letter, count);
    else if (*letter == 'L')
      placed->n_leaders = count;
    else if (*letter == 'F')
      placed->n_factories = count;
    else
      placed->pieces[strchr (letters, *letter) - letters] = count;
  }
}

void
buck_fights_set_order (AdcBuckFight *fight, guint side, const char *order)
{
  fight->sides[side].aim = ADC_BUCK_AIM_ORDER;
  for (guint i = 0; i < ADC_BUCK_N_TARGETS; i++)
    fight->sides[side].order[i] = strchr (letters, order[i]) - letters;
}

static gboolean
is_likely (GRand *random, int per_cent)
{
  return g_rand_int_range (random, 0, 100) < per_cent;
}

void
buck_fights_draw_order (AdcBuckFight *fight, guint side, GRand *random)
{
  guint8 *order = fight->sides[side].order;

  fight->sides[side].aim = ADC_BUCK_AIM_ORDER;
  for (guint i = ADC_BUCK_N_TARGETS - 1; i > 0; i--) {
    const guint j = g_rand_int_range (random, 0, i + 1);
    const guint8 swapped = order[i];

    order[i] = order[j];
    order[j] = swapped;
  }
}

/* What may be in such a zone, by letter. */
static const char *
get_kinds (BuckFightsTheme theme)
{
  switch (theme) {
  case BUCK_FIGHTS_GROUND:
  case BUCK_FIGHTS_BOMBED:
  case BUCK_FIGHTS_ADVANCED:
    return "tgfT";
  case BUCK_FIGHTS_NEAR:
  case BUCK_FIGHTS_SPACE:
    return "fbT";
  case BUCK_FIGHTS_STRANGE:
  case BUCK_FIGHTS_THEMES:
  default:
    return "tgfbTm";
  }
}

static void
draw_side (BuckFightsTheme theme, guint n_pieces, GRand *random, AdcBuckFight *fight, guint number)
{
  AdcBuckSide *side = &fight->sides[number];
  const char *kinds = get_kinds (theme);
  const guint n = g_rand_int_range (random, is_likely (random, 15) ? 0 : 1, n_pieces + 1);

  for (guint i = 0; i < n; i++) {
    const char letter = kinds[g_rand_int_range (random, 0, strlen (kinds))];

    side->pieces[strchr (letters, letter) - letters]++;
  }
  side->n_leaders = is_likely (random, 40) ? g_rand_int_range (random, 1, 3) : 0;
  buck_fights_draw_order (fight, number, random);
  side->aim = g_rand_int_range (random, ADC_BUCK_AIM_VALUE, ADC_BUCK_AIM_ORDER + 1);
}

static void
draw_ground (BuckFightsTheme theme, GRand *random, AdcBuckFight *fight)
{
  const int satellite = is_likely (random, 50) ? g_rand_int_range (random, 0, fight->n_sides) : -1;

  fight->owner = g_rand_int_range (random, -1, fight->n_sides);
  fight->sabotages = is_likely (random, 70);
  if (fight->owner >= 0 && is_likely (random, 60))
    fight->sides[fight->owner].n_factories = g_rand_int_range (random, 1, 4);
  if (fight->owner >= 0 && theme == BUCK_FIGHTS_ADVANCED)
    fight->sides[fight->owner].pieces[ADC_BUCK_MARKER] = 1;
  if (theme != BUCK_FIGHTS_BOMBED && theme != BUCK_FIGHTS_STRANGE)
    return;

  for (guint side = 0; side < fight->n_sides; side++) {
    if (is_likely (random, 70))
      fight->sides[side].orbit_battlers = g_rand_int_range (random, 1, 4);
    fight->sides[side].orbit_leaders = is_likely (random, 30) ? 1 : 0;
    fight->sides[side].orbit_satellite = (int) side == satellite ? 1 : 0;
  }
}

/* Satellites can hit everything: they have a throw at each ship. */
static void
draw_table (GRand *random, AdcBuckTable *table)
{
  for (guint attacker = 0; attacker < ADC_BUCK_N_TYPES; attacker++)
    for (guint target = 0; target < ADC_BUCK_N_TYPES; target++)
      table->number[attacker][target] = attacker != ADC_BUCK_SATELLITE && is_likely (random, 15)
                                          ? ADC_BUCK_NEVER : g_rand_int_range (random, 1, 11);
  table->bomb = g_rand_int_range (random, 1, 11);
  table->sabotage = g_rand_int_range (random, 1, 11);
}

void
buck_fights_draw (BuckFightsTheme theme, guint n_sides, guint n_pieces, GRand *random,
                  AdcBuckFight *fight)
{
  AdcBuckZone zone = ADC_BUCK_TERRITORY;

  if (theme == BUCK_FIGHTS_NEAR)
    zone = ADC_BUCK_NEAR_ORBIT;
  else if (theme == BUCK_FIGHTS_SPACE)
    zone = is_likely (random, 50) ? ADC_BUCK_FAR_ORBIT : ADC_BUCK_SPACE;
  else if (theme == BUCK_FIGHTS_STRANGE && is_likely (random, 50))
    zone = ADC_BUCK_SPACE;

  buck_fights_clear (fight, zone, n_sides);
  for (guint side = 0; side < n_sides; side++) {
    draw_side (theme, n_pieces, random, fight, side);
    if (theme == BUCK_FIGHTS_ADVANCED || theme == BUCK_FIGHTS_STRANGE)
      fight->sides[side].bonus = g_rand_int_range (random, 0, 10);
  }
  if (zone == ADC_BUCK_TERRITORY)
    draw_ground (theme, random, fight);
  /* On the ground nobody may stop. */
  if (is_likely (random, zone == ADC_BUCK_TERRITORY ? 10 : 50))
    fight->last_round = g_rand_int_range (random, 1, 4);
  if (theme == BUCK_FIGHTS_NEAR && is_likely (random, 80))
    fight->sides[g_rand_int_range (random, 0, n_sides)].pieces[ADC_BUCK_SATELLITE] = 1;
  if (theme == BUCK_FIGHTS_STRANGE)
    draw_table (random, &fight->table);
}

gboolean
buck_fights_step (AdcBuckFight *fight, GRand *random)
{
  g_autoptr(GArray) throws = g_array_new (FALSE, FALSE, sizeof (BuckOracleThrow));
  const BuckOracleThrow *attack;
  BuckOracleState state;

  if (adc_buck_fight_settle (fight))
    return FALSE;

  buck_oracle_read (fight, &state);
  buck_oracle_list_throws (fight, &state, throws);
  g_assert_cmpuint (throws->len, >, 0);
  attack = &g_array_index (throws, BuckOracleThrow, g_rand_int_range (random, 0, throws->len));
  adc_buck_fight_throw (fight, attack->side, attack->attacker, attack->at_side, attack->target,
                        g_rand_int_range (random, 1, 11) >= (int) attack->number);
  return !adc_buck_fight_settle (fight);
}

static void
describe_pieces (GString *text, const guint8 *pieces)
{
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (pieces[type] > 0)
      g_string_append_printf (text, "%u%c", pieces[type], letters[type]);
}

static void
describe_side (const AdcBuckFight *fight, guint number, GString *text)
{
  static const char * const aims[] = { "value", "easiest", "order", "best" };
  const AdcBuckSide *side = &fight->sides[number];

  g_string_append_printf (text, "%s[", number > 0 ? " " : "");
  describe_pieces (text, side->pieces);
  g_string_append (text, " hit:");
  describe_pieces (text, side->hit);
  g_string_append (text, " fired:");
  describe_pieces (text, side->fired);
  g_string_append (text, " unshot:");
  describe_pieces (text, fight->shots_left[number]);
  g_string_append_printf (text, " %uL+%u %uF%s above:%ub(%u bombed)%us%uL %s", side->n_leaders,
                          side->bonus, side->n_factories, side->has_defended ? "(defended)" : "",
                          side->orbit_battlers, side->orbit_bombed, side->orbit_satellite,
                          side->orbit_leaders, aims[side->aim]);
  for (guint i = 0; i < ADC_BUCK_N_TARGETS && side->aim == ADC_BUCK_AIM_ORDER; i++)
    g_string_append_c (text, letters[side->order[i]]);
  g_string_append_c (text, ']');
}

char *
buck_fights_describe (const AdcBuckFight *fight)
{
  static const char * const zones[] = { "territory", "near orbit", "far orbit", "space" };
  static const char * const stages[] = { "satellites", "bombs", "rounds" };
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s, owner %d%s, last round %u, %s, round %u, turn %u: ",
                          zones[fight->zone], fight->owner, fight->sabotages ? " sabotages" : "",
                          fight->last_round, stages[fight->stage], fight->round, fight->turn);
  for (guint side = 0; side < fight->n_sides; side++)
    describe_side (fight, side, text);
  if (memcmp (fight->table.number, printed, sizeof printed) != 0) {
    g_string_append_printf (text, " table (bomb %u, sabotage %u)", fight->table.bomb,
                            fight->table.sabotage);
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      g_string_append_printf (text, " %c:", letters[type]);
      for (guint target = 0; target < ADC_BUCK_N_TYPES; target++)
        g_string_append_printf (text, "%s%u", target > 0 ? "," : "",
                                fight->table.number[type][target]);
    }
  }
  return g_string_free (text, FALSE);
}
