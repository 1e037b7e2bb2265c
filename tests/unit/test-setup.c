/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is taken out of the box of Ark: Awakening: every figure of the set-up chapter, every choice
 * of groups, the examples of the rulebook, and the table. */

#include "config.h"

#include "adc-language.h"
#include "adc-piece.h"
#include "adc-reason.h"
#include "adc-setup-list.h"
#include "adc-setup-words.h"
#include "shipped.h"

#include <string.h>

#define NORMAL "normale"
#define FIRST "premiere-mission"
#define NONE "-" /* the component has no part in it */

static AdcSetupPlan *
create (guint n_players, const char *mode, const char *groups)
{
  AdcSetupPlan *plan = adc_setup_plan_new (shipped_get_game ());
  g_auto(GStrv) ids = g_strsplit (groups != NULL ? groups : "", " ", -1);

  g_assert_true (adc_setup_plan_set_n_players (plan, n_players));
  g_assert_true (adc_setup_plan_set_mode (plan, mode));
  g_assert_true (adc_setup_plan_set_groups (plan, (const char * const *) ids));
  return plan;
}

static void
assert_quantity (const AdcSetupList *list, const char *component, const char *wanted)
{
  const AdcSetupLine *line = adc_setup_list_find (list, component);
  g_autofree char *text = line != NULL ? adc_setup_words_quantity (&line->quantity)
                                       : g_strdup (NONE);

  if (g_strcmp0 (text, wanted) != 0)
    g_error ("%s: %s, not %s", component, text, wanted);
}

static const char *
get_blue_choice (guint n_players)
{
  return n_players <= 3 ? "bleu-1 bleu-2 bleu-3" : "bleu-1 bleu-2 bleu-3 bleu-4";
}

/* One to five players, then the First Mission with one to four. */
static void
test_figures (void)
{
  static const struct {
    const char *component;
    const char *normal[5];
    const char *first[4];
  } rows[] = {
    { "boite-base", { "1", "1", "1", "1", "1" }, { "1", "1", "1", "1" } },
    { "boite-premium", { NONE, NONE, NONE, NONE, "1" }, { NONE, NONE, NONE, NONE } },
    { "plateaux", { "1", "2", "3", "4", "5" }, { "1", "2", "3", "4" } },
    { "plateaux-cadre", { "~1", NONE, "~1", NONE, "~1" }, { "~1", NONE, "~1", NONE } },
    { "usines-posees", { "4", "4", "4", "4", "4" }, { "4", "4", "4", "4" } },
    { "generateurs", { "?", "?", "?", "2", "2" }, { "?", "?", "?", "?" } },
    { "teleporteurs", { "?", "?", "?", "0", "0" }, { "?", "?", "?", "?" } },
    { "cylindres-generateurs", { "?", "?", "?", "4", "4" }, { "?", "?", "?", "?" } },
    { "usines-pioche", { "4", "4", "8", "8", "12" }, { "8", "8", "8", "8" } },
    { "salles-speciales", { "12", "12", "12", "16", "16" }, { "3", "3", "3", "3" } },
    { "pioche-salles", { "16", "16", "20", "24", "28" }, { "11", "11", "11", "11" } },
    { "salles-biodomes", { "2", "4", "6", "8", "10" }, { "2", "4", "6", "8" } },
    { "salles-restantes", { "14", "12", "14", "16", "18" }, { "9", "7", "5", "3" } },
    { "bottom-tile", { "1", "1", "1", "1", "1" }, { "1", "1", "1", "1" } },
    { "cartes-succes", { "6", "6", "6", "6", "6" }, { "6", "6", "6", "6" } },
    { "crayons", { "1", "2", "3", "4", "5" }, { "0", "0", "0", "0" } },
    { "pioche-artefacts", { "60", "60", "60", "60", "60" }, { "0", "0", "0", "0" } },
    { "missions", { "6", "6", "6", "~12", "~12" }, { NONE, NONE, NONE, NONE } },
    { "missions-premieres", { NONE, NONE, NONE, NONE, NONE }, { "1", "2", "3", "4" } },
    { "cibles-salles", { "24", "24", "24", "32", "32" }, { "0", "0", "0", "0" } },
    { "cibles-generateurs", { "2", "2", "2", "2", "2" }, { "?", "?", "?", "?" } },
    { "cibles", { "26", "26", "26", "34", "34" }, { "?", "?", "?", "?" } },
    { "ressources", { "150", "150", "150", "150", "300" }, { "150", "150", "150", "150" } },
    { "cylindres-violets", { "10", "10", "10", "10", "10" }, { "10", "10", "10", "10" } },
    { "cylindres-turquoise", { "10", "10", "10", "10", "10" }, { "10", "10", "10", "10" } },
    { "cylindres-noirs", { "6", "6", "6", "6", "6" }, { "6", "6", "6", "6" } },
    { "meeples-noirs", { "4", "4", "4", "4", "4" }, { "4", "4", "4", "4" } },
    { "meeples-violets", { "~4", "~4", "~4", "~4", "~4" }, { "~4", "~4", "~4", "~4" } },
    { "jetons-alimentation", { "18", "18", "18", "18", "18" }, { "18", "18", "18", "18" } },
    { "jetons-poses", { "?", "?", "?", "14", "16" }, { "?", "?", "?", "?" } },
    { "jetons-piles", { "?", "?", "?", "21", "19" }, { "?", "?", "?", "?" } },
    { "plateau-a", { "1", "1", "1", "1", "1" }, { "1", "1", "1", "1" } },
    { "crayon", { "1", "1", "1", "1", "1" }, { "0", "0", "0", "0" } },
    { "unites", { "6", "6", "6", "6", "6" }, { "6", "6", "6", "6" } },
    { "unites-stase", { "2", "2", "2", "2", "2" }, { "2", "2", "2", "2" } },
    { "unites-reserve", { "4", "4", "4", "4", "4" }, { "4", "4", "4", "4" } },
    { "cylindres", { "10", "10", "10", "10", "10" }, { "10", "10", "10", "10" } },
    { "cylindres-biodome", { "2", "2", "2", "2", "2" }, { "2", "2", "2", "2" } },
    { "cylindres-reserve", { "8", "8", "8", "8", "8" }, { "8", "8", "8", "8" } },
    { "cubes", { "30", "30", "30", "30", "30" }, { "30", "30", "30", "30" } },
    { "pion-action", { "1", "1", "1", "1", "1" }, { "1", "1", "1", "1" } },
    { "pion-arsenal", { "1", "1", "1", "1", "1" }, { "1", "1", "1", "1" } },
    { "arsenal", { "0", "0", "0", "0", "0" }, { "0", "0", "0", "0" } },
    { "metamorphite", { "2", "2", "2", "2", "2" }, { "2", "2", "2", "2" } },
    { "boite-usines", { "?", "?", "?", "?", "?" }, { "?", "?", "?", "?" } },
    { "boite-salles", { "20", "20", "20", "16", "16" }, { "29", "29", "29", "29" } },
    { "boite-artefacts", { "9", "8", "7", "6", "5" }, { "70", "70", "70", "70" } },
    { "boite-missions", { "39", "39", "39", "~33", "~33" }, { "44", "43", "42", "41" } },
    { "boite-cibles", { "44", "44", "44", "36", "36" }, { "?", "?", "?", "?" } },
    { "boite-plateau-solo", { "1", "1", "1", "1", "1" }, { "1", "1", "1", "1" } },
    { "boite-cartes-solo", { "14", "14", "14", "14", "14" }, { "14", "14", "14", "14" } },
    { "succes-mission", { "2", "2", "2", "2", "2" }, { "0", "0", "0", "0" } },
    { "objectifs", { "3", "3", "3", "3", "3" }, { "3", "3", "3", "3" } },
    { "tours", { "25", "25", "25", "25", "25" }, { "6–8", "6–8", "6–8", "6–8" } },
    { "minutes", { "20–30", "40–60", "60–90", "80–120", "100–150" }, { NONE, NONE, NONE, NONE } },
  };

  for (guint n = 1; n <= 5; n++) {
    g_autoptr(AdcSetupPlan) plan = create (n, NORMAL, get_blue_choice (n));
    g_autoptr(AdcSetupList) list = adc_setup_list_new (plan);

    g_assert_cmpuint (list->faults->len, ==, 0);
    for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
      assert_quantity (list, rows[i].component, rows[i].normal[n - 1]);
  }
  for (guint n = 1; n <= 4; n++) {
    g_autoptr(AdcSetupPlan) plan = create (n, FIRST, NULL);
    g_autoptr(AdcSetupList) list = adc_setup_list_new (plan);

    g_assert_cmpuint (list->faults->len, ==, 0);
    for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
      assert_quantity (list, rows[i].component, rows[i].first[n - 1]);
  }
}

/* The steps that have a number add up to the quantity, and their rules are there. */
static void
test_reasons (void)
{
  AdcGame *game = shipped_get_game ();

  for (guint n = 1; n <= 5; n++) {
    g_autoptr(AdcSetupPlan) plan = create (n, NORMAL, get_blue_choice (n));
    g_autoptr(AdcSetupList) list = adc_setup_list_new (plan);

    for (guint i = 0; i < list->lines->len; i++) {
      const AdcSetupLine *line = list->lines->pdata[i];
      int sum = 0;

      g_assert_cmpuint (line->reasons->len, >, 0);
      for (guint j = 0; j < line->reasons->len; j++) {
        const AdcReason *reason = line->reasons->pdata[j];

        sum += reason->has_value ? reason->value : 0;
        g_assert_nonnull (adc_game_lookup (game, reason->rule));
      }
      if (line->quantity.is_known && !line->quantity.is_all &&
          line->quantity.min == line->quantity.max)
        g_assert_cmpint (sum, ==, line->quantity.min);
    }
  }
}

/* All 256 choices, for every number of players, judged from the rulebook's own words. */
static void
test_every_choice (void)
{
  for (guint n = 1; n <= 5; n++) {
    const guint n_needed = n <= 3 ? 3 : 4;
    guint n_legal = 0;

    for (guint mask = 0; mask < 256; mask++) {
      g_autoptr(AdcSetupPlan) plan = create (n, NORMAL, NULL);
      g_autoptr(AdcSetupList) list = NULL;
      guint n_blue = 0, n_purple = 0;
      gboolean is_legal;

      for (guint i = 0; i < 8; i++) {
        g_autofree char *id = i < 6 ? g_strdup_printf ("bleu-%u", i + 1)
                                    : g_strdup_printf ("pourpre-%u", i - 5);

        if ((mask & 1u << i) == 0)
          continue;

        g_assert_true (adc_setup_plan_set_group (plan, id, TRUE));
        if (i < 6)
          n_blue++;
        else
          n_purple++;
      }
      list = adc_setup_list_new (plan);
      is_legal = n_blue + n_purple == n_needed && (n > 3 || n_purple < 2);
      n_legal += is_legal;
      g_assert_cmpint (list->faults->len == 0, ==, is_legal);
      g_assert_cmpint (adc_setup_groups_is_legal (plan, mask), ==, is_legal);
      if (n_blue + n_purple > n_needed || (n <= 3 && n_purple == 2))
        g_assert_true (list->is_refused);
      if (is_legal) {
        static const char * const few[] = { "6", "4" };
        static const char * const many[] = { "~12", "~9", "~6" };

        assert_quantity (list, "missions", n <= 3 ? few[n_purple] : many[n_purple]);
      }

      /* Mending everything one after the other leads to a legal choice. */
      for (guint i = 0; i < 8 && list->faults->len > 0; i++) {
        const AdcSetupFault *fault = list->faults->pdata[0];

        g_assert_nonnull (fault->repair);
        g_assert_true (adc_setup_plan_apply (plan, fault->repaired));
        adc_setup_list_free (list);
        list = adc_setup_list_new (plan);
      }
      g_assert_cmpuint (list->faults->len, ==, 0);
    }

    /* C(8, 3) less the six with both purple groups, and C(8, 4). */
    g_assert_cmpuint (n_legal, ==, n <= 3 ? 50 : 70);
  }
}

static void
assert_fault (AdcSetupPlan *plan, AdcSetupFaultKind kind, const char *message, const char *rule,
              const char *repair)
{
  g_autoptr(AdcSetupList) list = adc_setup_list_new (plan);
  const AdcSetupFault *fault;

  g_assert_cmpuint (list->faults->len, >=, 1);
  fault = list->faults->pdata[0];
  g_assert_cmpint (fault->kind, ==, kind);
  g_assert_cmpstr (fault->message, ==, message);
  g_assert_cmpstr (fault->rule, ==, rule);
  g_assert_cmpstr (fault->repair, ==, repair);
}

static void
test_faults (void)
{
  g_autoptr(AdcSetupPlan) together = create (2, NORMAL, "bleu-1 pourpre-1 pourpre-2");
  g_autoptr(AdcSetupPlan) few = create (4, NORMAL, "bleu-1 pourpre-1 pourpre-2");
  g_autoptr(AdcSetupPlan) many = create (2, NORMAL, "bleu-6 bleu-2 bleu-3 bleu-1");
  g_autoptr(AdcSetupPlan) twice = create (2, NORMAL, "bleu-6 bleu-2 bleu-6");
  g_autoptr(AdcSetupPlan) mode = create (5, FIRST, NULL);
  g_autoptr(AdcSetupPlan) side = create (2, FIRST, NULL);
  g_autoptr(AdcSetupList) list = adc_setup_list_new (together);

  assert_fault (together, ADC_SETUP_FAULT_TOGETHER,
                "With 2 players, of the groups “Purple target” no more than 1 may be chosen, and 2 "
                "are.",
                "regle-groupes", "Take “Blue group 2” Instead of “Purple group 2”");
  g_assert_cmpuint (list->faults->len, ==, 2);
  g_assert_cmpstr (((const AdcSetupFault *) list->faults->pdata[1])->message, ==,
                   "Mission deck: 2, and it takes at least 4.");
  assert_fault (few, ADC_SETUP_FAULT_TOO_FEW, "1 group of the 4 is still to be chosen.",
                "regle-groupes", "Add Blue group 2");
  assert_fault (many, ADC_SETUP_FAULT_TOO_MANY,
                "With 2 players it takes 3 groups, and 4 are chosen.", "regle-groupes",
                "Leave Out Blue group 1");
  assert_fault (twice, ADC_SETUP_FAULT_TWICE, "“Blue group 6” is chosen twice.", "regle-groupes",
                "Take “Blue group 6” Once");
  assert_fault (mode, ADC_SETUP_FAULT_MODE, "“First Mission” is for 1 to 4 players, not for 5.",
                "regle-premiere-mission", "Play “Normal game”");
  g_assert_true (adc_setup_plan_set_option (side, "face-b"));
  assert_fault (side, ADC_SETUP_FAULT_UNSUITED,
                "For “First Mission” the rules advise “Side A, the same for all” rather than “Side "
                "B, asymmetric”.",
                "regle-mise-en-place-joueur", "Take “Side A, the same for all”");
}

/* Nothing that is not there gets in, and nothing is lost. */
static void
test_refuses (void)
{
  g_autoptr(AdcSetupPlan) plan = create (3, NORMAL, "bleu-1");
  g_autoptr(GVariant) nothing = g_variant_ref_sink (g_variant_new_string ("nothing of the kind"));
  const char * const wrong[] = { "bleu-2", "vert-1", NULL };

  g_assert_false (adc_setup_plan_set_n_players (plan, 0));
  g_assert_false (adc_setup_plan_set_n_players (plan, 6));
  g_assert_false (adc_setup_plan_set_mode (plan, "solo"));
  g_assert_false (adc_setup_plan_set_mode (plan, NULL));
  g_assert_false (adc_setup_plan_set_option (plan, "face-c"));
  g_assert_false (adc_setup_plan_set_group (plan, "vert-1", TRUE));
  g_assert_false (adc_setup_plan_set_groups (plan, wrong));
  g_assert_false (adc_setup_plan_open_case (plan, "nowhere"));
  g_assert_false (adc_setup_plan_restore (plan, nothing));
  g_assert_cmpuint (adc_setup_plan_get_n_players (plan), ==, 3);
  g_assert_true (adc_setup_plan_has_group (plan, "bleu-1"));
  g_assert_false (adc_setup_plan_has_group (plan, "bleu-2"));
}

/* While groups are to be chosen: what does not depend on them is known all the same. */
static void
test_open (void)
{
  g_autoptr(AdcSetupPlan) plan = create (2, NORMAL, NULL);
  g_autoptr(AdcSetupList) list = adc_setup_list_new (plan);
  const AdcSetupLine *line = adc_setup_list_find (list, "missions");

  assert_quantity (list, "missions", "4–6");
  assert_quantity (list, "boite-missions", "39–41");
  assert_quantity (list, "pioche-salles", "16");
  g_assert_true (line->quantity.is_open);
  g_assert_cmpuint (line->reasons->len, ==, 3);
  g_assert_cmpstr (((const AdcReason *) line->reasons->pdata[0])->label, ==,
                   "3 × Bluish target: 6");
  g_assert_cmpstr (((const AdcReason *) line->reasons->pdata[1])->label, ==,
                   "2 × Bluish target, 1 × Purple target: 4");
  g_assert_cmpstr (((const AdcReason *) line->reasons->pdata[2])->label, ==,
                   "At least 4 are needed");
}

static void
test_sides (void)
{
  g_autoptr(AdcSetupPlan) plan = create (2, NORMAL, get_blue_choice (2));
  g_autoptr(AdcSetupList) side_a = adc_setup_list_new (plan);
  g_autoptr(AdcSetupList) side_b = NULL;

  assert_quantity (side_a, "boite-hara", "3");
  assert_quantity (side_a, "boite-diruni", "5");
  assert_quantity (side_a, "hara-reserve", NONE);
  assert_quantity (side_a, "plateau-b", NONE);
  g_assert_true (adc_setup_plan_set_option (plan, "face-b"));
  side_b = adc_setup_list_new (plan);
  assert_quantity (side_b, "hara-reserve", "3");
  assert_quantity (side_b, "diruni-reserve", "5");
  assert_quantity (side_b, "boite-hara", NONE);
  assert_quantity (side_b, "plateau-b", "1");
  assert_quantity (side_b, "plateau-a", NONE);
}

/* What only a lost picture says is typed in, for this number of players alone, and what depends on
 * it is known. */
static void
test_typed (void)
{
  g_autoptr(AdcSetupPlan) plan = create (3, NORMAL, get_blue_choice (3));
  g_autoptr(AdcSetupList) before = adc_setup_list_new (plan);
  g_autoptr(AdcSetupList) after = NULL;
  g_autoptr(AdcSetupList) other = NULL;

  g_assert_true (adc_setup_list_find (before, "generateurs")->can_type);
  g_assert_false (adc_setup_list_find (before, "usines-posees")->can_type);
  adc_setup_plan_set_typed (plan, "generateurs", 1);
  adc_setup_plan_set_typed (plan, "teleporteurs", 3);
  after = adc_setup_list_new (plan);
  assert_quantity (after, "generateurs", "1");
  assert_quantity (after, "cylindres-generateurs", "2");
  assert_quantity (after, "jetons-poses", "14"); /* 4 + 1 + 3 + 6 */
  assert_quantity (after, "jetons-piles", "21");
  g_assert_true (adc_setup_plan_set_n_players (plan, 2));
  other = adc_setup_list_new (plan);
  assert_quantity (other, "generateurs", "?");
}

static void
test_cases (void)
{
  AdcSetup *setup = adc_game_get_setup (shipped_get_game ());
  GPtrArray *cases = adc_setup_get_cases (setup);

  g_assert_cmpuint (cases->len, ==, 7);
  for (guint i = 0; i < cases->len; i++) {
    const AdcSetupCase *example = cases->pdata[i];
    g_autoptr(AdcSetupPlan) plan = adc_setup_plan_new (shipped_get_game ());
    g_autoptr(AdcSetupList) list = NULL;

    g_assert_cmpuint (example->expectations->len + example->icons->len, >, 0);
    g_assert_true (adc_setup_plan_open_case (plan, example->id));
    list = adc_setup_list_new (plan);
    g_assert_cmpuint (list->faults->len, ==, 0);
    for (guint j = 0; j < example->expectations->len; j++) {
      const AdcSetupExpectation *expectation = example->expectations->pdata[j];
      const AdcSetupLine *line = adc_setup_list_find (list, expectation->component);

      g_assert_cmpint (line->quantity.min, ==, expectation->count);
      g_assert_cmpint (line->quantity.max, ==, expectation->count);
    }
    for (guint j = 0; j < example->icons->len; j++) {
      const AdcSetupIcons *icons = example->icons->pdata[j];

      g_assert_cmpint (adc_setup_groups_keep (plan, (const char * const *) icons->groups), ==,
                       icons->is_kept);
    }
  }
}

static gboolean
overlap (const AdcSetupArea *one, const AdcSetupArea *other)
{
  return one->x < other->x + other->width && other->x < one->x + one->width &&
         one->y < other->y + other->depth && other->y < one->y + one->depth;
}

/* The two arms of a bent piece, or the piece itself. */
static guint
split (const AdcSetupTable *table, const AdcSetupPut *put, AdcSetupArea parts[2])
{
  const AdcSetupPiece *piece = adc_setup_table_find_piece (table, put->piece);
  const AdcSetupArea area = adc_setup_table_get_area (table, put);
  const gboolean is_low = put->corner == ADC_SETUP_CORNER_SE || put->corner == ADC_SETUP_CORNER_SW;
  const gboolean is_right =
    put->corner == ADC_SETUP_CORNER_NE || put->corner == ADC_SETUP_CORNER_SE;

  parts[0] = area;
  if (piece->arm == 0)
    return 1;

  parts[0].depth = piece->arm;
  parts[0].y = is_low ? area.y + area.depth - piece->arm : area.y;
  parts[1] = area;
  parts[1].width = piece->arm;
  parts[1].x = is_right ? area.x + area.width - piece->arm : area.x;
  return 2;
}

/* Every layout takes exactly the table the rulebook gives, nothing lies on anything else, what is
 * around the squares leaves no gap, and there are enough border tiles. */
static void
test_layouts (void)
{
  const AdcSetupTable *table = adc_setup_get_table (adc_game_get_setup (shipped_get_game ()));

  for (guint l = 0; l < table->layouts->len; l++) {
    const AdcSetupLayout *layout = table->layouts->pdata[l];
    const AdcSetupArea bounds = adc_setup_table_get_bounds (table, layout);
    const AdcSetupArea inside = { 0, 0, (int) layout->n_columns * 80, (int) layout->n_rows * 80 };
    int touched = 0;
    guint n_corners = 0, n_bars = 0;

    g_assert_cmpint (layout->square, ==, 80);
    g_assert_cmpint (bounds.width, ==, (int) layout->width * 10);
    g_assert_cmpint (bounds.depth, ==, (int) layout->depth * 10);
    for (guint i = 0; i < layout->puts->len; i++) {
      const AdcSetupPut *put = layout->puts->pdata[i];
      AdcSetupArea mine[2];
      const guint n_mine = split (table, put, mine);

      n_corners += g_str_equal (put->piece, "coin");
      n_bars += g_str_equal (put->piece, "reglette");
      for (guint m = 0; m < n_mine; m++) {
        const AdcSetupArea *area = &mine[m];

        g_assert_cmpint (overlap (area, &inside), ==, put->is_if_played);
        if (!put->is_if_played && (area->y + area->depth == 0 || area->y == inside.depth))
          touched += MIN (area->x + area->width, inside.width) - MAX (area->x, 0);
        if (!put->is_if_played && (area->x + area->width == 0 || area->x == inside.width))
          touched += MIN (area->y + area->depth, inside.depth) - MAX (area->y, 0);
      }
      for (guint j = i + 1; j < layout->puts->len; j++) {
        AdcSetupArea theirs[2];
        const guint n_theirs = split (table, layout->puts->pdata[j], theirs);

        for (guint m = 0; m < n_mine; m++)
          for (guint t = 0; t < n_theirs; t++)
            g_assert_false (overlap (&mine[m], &theirs[t]));
      }
    }
    g_assert_cmpint (touched, ==, 2 * (inside.width + inside.depth));
    g_assert_cmpuint (n_corners, <=, 4);
    g_assert_cmpuint (n_bars, <=, 4);
  }
}

static void
test_fit (void)
{
  static const struct {
    guint       n_players;
    const char *mode;
    guint       width;
    guint       depth;
    const char *layout;
    AdcSetupFit fit;
  } cases[] = {
    { 1, NORMAL, 0, 0, "deux", ADC_SETUP_FIT_UNKNOWN },
    { 2, NORMAL, 72, 80, "deux", ADC_SETUP_FIT_YES },
    { 2, NORMAL, 80, 72, "deux", ADC_SETUP_FIT_TURNED },
    { 2, NORMAL, 71, 80, "deux", ADC_SETUP_FIT_NO },
    { 3, NORMAL, 96, 80, "trois", ADC_SETUP_FIT_YES },
    { 4, NORMAL, 0, 0, "quatre", ADC_SETUP_FIT_UNKNOWN },
    { 4, NORMAL, 96, 96, "quatre", ADC_SETUP_FIT_YES },
    { 4, NORMAL, 104, 80, "quatre-autre", ADC_SETUP_FIT_YES },
    { 4, NORMAL, 90, 90, "quatre", ADC_SETUP_FIT_NO },
    { 5, NORMAL, 104, 96, "cinq", ADC_SETUP_FIT_TURNED },
    { 5, NORMAL, 120, 80, "cinq-autre", ADC_SETUP_FIT_YES },
    { 1, FIRST, 72, 80, "deux", ADC_SETUP_FIT_YES },
    { 2, FIRST, 0, 0, "deux", ADC_SETUP_FIT_UNKNOWN },
    { 3, FIRST, 96, 80, "trois-quatre-premiere-mission", ADC_SETUP_FIT_YES },
    { 4, FIRST, 96, 80, "trois-quatre-premiere-mission", ADC_SETUP_FIT_YES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcSetupPlan) plan = create (cases[i].n_players, cases[i].mode, NULL);
    const AdcSetupLayout *layout;

    adc_setup_plan_set_table (plan, cases[i].width, cases[i].depth);
    layout = adc_setup_fit_get_layout (plan);
    g_assert_cmpstr (layout->id, ==, cases[i].layout);
    g_assert_cmpint (adc_setup_fit_get (plan, layout), ==, cases[i].fit);
  }
}

/* Who wants a layout that does not fit is told so, and which one does. */
static void
test_table_fault (void)
{
  g_autoptr(AdcSetupPlan) plan = create (4, NORMAL, get_blue_choice (4));

  adc_setup_plan_set_table (plan, 110, 80);
  adc_setup_plan_set_layout (plan, "quatre");
  assert_fault (plan, ADC_SETUP_FAULT_TABLE,
                "It does not fit: it takes 96 × 96 cm, and your table has 110 × 80.",
                "regle-tables", "Lay Out “4 players, for a narrow table”");
  adc_setup_plan_set_table (plan, 60, 60);
  adc_setup_plan_set_layout (plan, NULL);
  assert_fault (plan, ADC_SETUP_FAULT_TABLE,
                "It does not fit: it takes 96 × 96 cm, and your table has 60 × 60.",
                "regle-tables", NULL);
}

/* Each of them can come, and none that is not allowed. */
static void
test_draw (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (7);
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr(AdcSetupPlan) plan = create (3, NORMAL, "pourpre-1 pourpre-2");

  for (guint i = 0; i < 1000; i++) {
    adc_setup_groups_draw (plan, rand);
    g_assert_true (adc_setup_groups_is_legal (plan, adc_setup_groups_get_mask (plan)));
    g_hash_table_add (seen, GUINT_TO_POINTER (adc_setup_groups_get_mask (plan)));
  }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 50);
}

/* A card whose group the owner typed in is named under the line that counts it. */
static void
test_named_cards (void)
{
  AdcPiece *card = ADC_PIECE (adc_game_lookup (shipped_get_game (), "robotics"));
  AdcPiece *pen = ADC_PIECE (adc_game_lookup (shipped_get_game (), "alien-pen"));
  g_autoptr(AdcSetupPlan) plan = create (2, NORMAL, "bleu-1 bleu-2 bleu-3");
  g_autoptr(AdcSetupPlan) first = create (2, FIRST, NULL);
  g_autoptr(AdcSetupList) list = NULL;
  g_autoptr(AdcSetupList) first_list = adc_setup_list_new (first);
  AdcStat *stat = adc_game_get_stat (shipped_get_game (), ADC_KIND_CARD, "group");

  g_assert_true (adc_piece_concerns (card, stat));
  g_assert_false (adc_piece_concerns (pen, stat));
  adc_piece_set_user_value (card, "group", "bleu-2");
  list = adc_setup_list_new (plan);
  g_assert_cmpuint (adc_setup_list_find (list, "salles-speciales")->cards->len, ==, 1);
  g_assert_true (adc_setup_list_find (list, "salles-speciales")->cards->pdata[0] == card);
  g_assert_cmpuint (adc_setup_list_find (first_list, "salles-speciales")->cards->len, ==, 3);
  adc_piece_set_user_value (card, "group", NULL);
}

static void
test_steps (void)
{
  g_autoptr(AdcSetupPlan) plan = adc_setup_plan_new (shipped_get_game ());
  g_autoptr(AdcSetupPlan) other = adc_setup_plan_new (shipped_get_game ());
  g_autoptr(AdcSetupList) list = NULL;
  g_autoptr(AdcSetupList) fewer = NULL;
  g_autoptr(GVariant) state = NULL;
  const char *key;

  g_assert_false (adc_setup_plan_commit (plan));
  adc_setup_plan_set_n_players (plan, 3);
  g_assert_true (adc_setup_plan_commit (plan));
  list = adc_setup_list_new (plan);
  key = adc_setup_list_find (list, "pioche-salles")->key;
  adc_setup_plan_set_ticked (plan, key, TRUE);
  g_assert_true (adc_setup_plan_commit (plan));
  adc_setup_plan_set_n_players (plan, 2); /* another number: there is more to do */
  adc_setup_plan_commit (plan);
  fewer = adc_setup_list_new (plan);
  g_assert_false (
    adc_setup_plan_is_ticked (plan, adc_setup_list_find (fewer, "pioche-salles")->key));
  adc_setup_plan_undo (plan);
  g_assert_cmpuint (adc_setup_plan_get_n_players (plan), ==, 3);
  g_assert_true (adc_setup_plan_is_ticked (plan, key));
  adc_setup_plan_undo (plan);
  g_assert_false (adc_setup_plan_is_ticked (plan, key));
  adc_setup_plan_redo (plan);
  g_assert_true (adc_setup_plan_is_ticked (plan, key));

  adc_setup_plan_set_table (plan, 130, 90);
  adc_setup_plan_set_layout (plan, "trois");
  adc_setup_plan_set_option (plan, "face-b");
  adc_setup_plan_set_group (plan, "pourpre-2", TRUE);
  adc_setup_plan_set_typed (plan, "generateurs", 2);
  state = g_variant_ref_sink (adc_setup_plan_to_variant (plan));
  g_assert_true (adc_setup_plan_restore (other, state));
  {
    g_autoptr(GVariant) again = g_variant_ref_sink (adc_setup_plan_to_variant (other));

    g_assert_true (g_variant_equal (state, again));
  }
  g_assert_false (adc_setup_plan_can_undo (other));
}

static void
test_text (void)
{
  g_autoptr(AdcSetupPlan) plan = create (4, NORMAL, "bleu-1 bleu-2 bleu-3 pourpre-1");
  g_autoptr(AdcSetupList) list = adc_setup_list_new (plan);
  g_autofree char *text = NULL;

  adc_setup_plan_set_ticked (plan, adc_setup_list_find (list, "pioche-salles")->key, TRUE);
  text = adc_setup_list_dup_text (list, plan);
  g_assert_nonnull (strstr (text, "Ark: Awakening: set-up for 4 players, Normal game"));
  g_assert_nonnull (strstr (text, "Blue group 1, Blue group 2, Blue group 3, Purple group 1"));
  g_assert_nonnull (strstr (text, "[x]    24  "));
  g_assert_nonnull (strstr (text, "[ ]    ~9  Mission deck"));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("ark");
  g_test_add_func ("/setup/figures", test_figures);
  g_test_add_func ("/setup/reasons", test_reasons);
  g_test_add_func ("/setup/every-choice", test_every_choice);
  g_test_add_func ("/setup/faults", test_faults);
  g_test_add_func ("/setup/refuses", test_refuses);
  g_test_add_func ("/setup/open", test_open);
  g_test_add_func ("/setup/sides", test_sides);
  g_test_add_func ("/setup/typed", test_typed);
  g_test_add_func ("/setup/cases", test_cases);
  g_test_add_func ("/setup/layouts", test_layouts);
  g_test_add_func ("/setup/fit", test_fit);
  g_test_add_func ("/setup/table-fault", test_table_fault);
  g_test_add_func ("/setup/draw", test_draw);
  g_test_add_func ("/setup/named-cards", test_named_cards);
  g_test_add_func ("/setup/steps", test_steps);
  g_test_add_func ("/setup/text", test_text);
  status = g_test_run ();
  shipped_unload ();

  return status;
}
