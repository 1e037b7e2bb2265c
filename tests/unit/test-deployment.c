/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Armies before the first turn: what each number of players gives, every check with a plan that passes it and one
 * that does not, and plans made by chance. */

#include "adc-deployment.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-muster-session.h"

static AdcLibrary *library;
static AdcGame *game;

static const char * const grounds[] = { "the-warrens", "bach",      "tolstoi",    "sobkou-plains",
                                        "mariposas",   "hielo",     "aerostates", "mt-maxwell",
                                        "lowlanders",  "elysium",   "beta-regio", "aphrodite" };
static const char * const units[] = { "leader", "trooper", "fighter", "factory", "gennie",
                                      "transport" };

static AdcDeployment *
create (guint n_players, guint n_zones)
{
  AdcDeployment *plan = adc_deployment_new (game);

  g_assert_true (adc_deployment_set_n_players (plan, n_players));
  for (guint i = 0; i < n_zones; i++)
    g_assert_true (adc_deployment_add_zone (plan, grounds[i]));

  return plan;
}

static void
put (AdcDeployment *plan, guint zone, guint army, const char *unit, guint count)
{
  g_assert_true (adc_deployment_set_count (plan, grounds[zone], army, unit, count));
}

/* Exactly that one thing is wrong with the plan. */
static AdcDeploymentFault *
assert_fault (AdcDeployment *plan, AdcDeploymentFaultKind kind, const char *zone, const char *rule)
{
  g_autoptr(GPtrArray) faults = adc_deployment_check (plan);
  AdcDeploymentFault *fault;

  g_assert_cmpuint (faults->len, ==, 1);
  fault = faults->pdata[0];
  g_assert_cmpint (fault->kind, ==, kind);
  g_assert_cmpstr (fault->zone, ==, zone);
  g_assert_cmpstr (fault->rule, ==, rule);
  g_assert_nonnull (fault->message);
  return g_ptr_array_steal_index (faults, 0);
}

static void
assert_legal (AdcDeployment *plan)
{
  g_autoptr(GPtrArray) faults = adc_deployment_check (plan);

  for (guint i = 0; i < faults->len; i++)
    g_error ("%s", ((AdcDeploymentFault *) faults->pdata[i])->message);
}

/* And what is offered puts it right. */
static void
assert_repaired (AdcDeployment *plan, AdcDeploymentFault *fault, const char *repair)
{
  g_assert_cmpstr (fault->repair, ==, repair);
  g_assert_true (adc_deployment_repair (plan, fault));
  assert_legal (plan);
  adc_deployment_fault_free (fault);
}

/* B08, B24 and the table by number of players. */
static void
test_figures (void)
{
  static const struct {
    guint       n_players, n_armies, n_dealt, n_to_win, n_free, n_pieces, n_batches, limit, n_needed;
    const char *rule;
  } cases[] = {
    { 2, 3, 12, 25, 18, 54, 18, 0, 3, "regle-deux" },
    { 3, 2, 9, 20, 15, 36, 12, 0, 2, "regle-trois" },
    { 4, 1, 6, 15, 18, 18, 6, 6, 3, "regle-placement" },
    { 5, 1, 6, 15, 12, 18, 6, 6, 3, "regle-placement" },
    { 6, 1, 6, 15, 6, 18, 6, 6, 3, "regle-placement" },
  };
  static const guint counts[] = { 1, 8, 4, 2, 2, 1 };
  g_autoptr(AdcDeployment) plan = adc_deployment_new (game);

  g_assert_cmpuint (adc_deployment_get_n_players (plan), ==, 6);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_true (adc_deployment_set_n_players (plan, cases[i].n_players));
    g_assert_cmpuint (adc_deployment_get_n_armies (plan), ==, cases[i].n_armies);
    g_assert_cmpuint (adc_deployment_get_n_dealt (plan), ==, cases[i].n_dealt);
    g_assert_cmpuint (adc_deployment_get_n_to_win (plan), ==, cases[i].n_to_win);
    g_assert_cmpuint (adc_deployment_get_n_free (plan), ==, cases[i].n_free);
    g_assert_cmpuint (adc_deployment_get_n_pieces (plan), ==, cases[i].n_pieces);
    g_assert_cmpuint (adc_deployment_get_n_batches (plan), ==, cases[i].n_batches);
    g_assert_cmpuint (adc_deployment_get_limit (plan), ==, cases[i].limit);
    g_assert_cmpuint (adc_deployment_get_n_needed (plan), ==, cases[i].n_needed);
    g_assert_cmpstr (adc_deployment_get_rule (plan), ==, cases[i].rule);
    g_assert_cmpuint (adc_deployment_get_n_left (plan), ==, cases[i].n_pieces);
    g_assert_cmpuint (adc_deployment_get_n_batches_left (plan), ==, cases[i].n_batches);
    for (guint u = 0; u < G_N_ELEMENTS (units); u++)
      g_assert_cmpuint (adc_deployment_get_left (plan, cases[i].n_armies, units[u]), ==, counts[u]);
    g_assert_cmpuint (adc_deployment_get_left (plan, 1, "battler"), ==, 0);
    g_assert_cmpuint (adc_deployment_get_left (plan, 1, "killer-satellite"), ==, 0);
  }

  g_assert_false (adc_deployment_set_n_players (plan, 1));
  g_assert_false (adc_deployment_set_n_players (plan, 7));
  g_assert_cmpuint (adc_deployment_get_n_players (plan), ==, 6);
}

/* A whole army in three zones of six. */
static AdcDeployment *
create_full (void)
{
  AdcDeployment *plan = create (6, 3);

  put (plan, 0, 1, "leader", 1);
  put (plan, 0, 1, "trooper", 5);
  put (plan, 1, 1, "fighter", 4);
  put (plan, 1, 1, "factory", 1);
  put (plan, 1, 1, "trooper", 1);
  put (plan, 2, 1, "gennie", 2);
  put (plan, 2, 1, "factory", 1);
  put (plan, 2, 1, "transport", 1);
  put (plan, 2, 1, "trooper", 2);

  return plan;
}

static void
test_full (void)
{
  g_autoptr(AdcDeployment) plan = create_full ();

  assert_legal (plan);
  g_assert_cmpuint (adc_deployment_get_n_left (plan), ==, 0);
  g_assert_cmpuint (adc_deployment_get_n_batches_left (plan), ==, 0);
  g_assert_cmpuint (adc_deployment_get_total (plan, "bach"), ==, 6);
}

static void
test_limit (void)
{
  g_autoptr(AdcDeployment) plan = create (6, 3);

  put (plan, 0, 1, "trooper", 6);
  assert_legal (plan);
  put (plan, 0, 1, "trooper", 7);
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_LIMIT, "the-warrens", "regle-placement"),
                   "Take 1 piece away");
  put (plan, 0, 1, "trooper", 8);
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_LIMIT, "the-warrens", "regle-placement"),
                   "Take 2 pieces away");
  g_assert_cmpuint (adc_deployment_get_total (plan, "the-warrens"), ==, 6);

  /* With three players there is no limit: a whole army in one zone. */
  g_assert_true (adc_deployment_set_n_players (plan, 3));
  put (plan, 0, 1, "trooper", 8);
  put (plan, 0, 1, "fighter", 4);
  assert_legal (plan);
}

static void
test_beyond (void)
{
  g_autoptr(AdcDeployment) plan = create (6, 3);
  AdcDeploymentFault *fault;

  put (plan, 0, 1, "gennie", 2);
  assert_legal (plan);
  put (plan, 1, 1, "gennie", 1);
  fault = assert_fault (plan, ADC_DEPLOYMENT_BEYOND, NULL, "regle-placement");
  g_assert_cmpstr (fault->unit, ==, "gennie");
  g_assert_cmpstr (fault->message, ==, "Gennie: your army begins with 2, and 3 are placed.");
  assert_repaired (plan, fault, "Take 1 piece away");
  g_assert_cmpuint (adc_deployment_get_count (plan, "bach", 1, "gennie"), ==, 0);
  g_assert_cmpuint (adc_deployment_get_count (plan, "the-warrens", 1, "gennie"), ==, 2);

  put (plan, 0, 1, "control-marker", 1);
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_BEYOND, NULL, "regle-placement"),
                   "Take 1 piece away");
}

/* Nothing begins in orbit, and what cannot stand on the ground does not begin at all. */
static void
test_realm (void)
{
  g_autoptr(AdcDeployment) plan = create (6, 1);
  g_autoptr(GPtrArray) faults = NULL;
  const AdcDeploymentFault *fault;

  g_assert_true (adc_deployment_add_zone (plan, "near-earth-orbit"));
  assert_legal (plan);
  g_assert_true (adc_deployment_set_count (plan, "near-earth-orbit", 1, "fighter", 3));
  assert_repaired (plan,
                   assert_fault (plan, ADC_DEPLOYMENT_REALM, "near-earth-orbit", "regle-placement"),
                   "Take 3 pieces away");

  put (plan, 0, 1, "battler", 1);
  faults = adc_deployment_check (plan);
  g_assert_cmpuint (faults->len, ==, 2);
  fault = faults->pdata[0];
  g_assert_cmpint (fault->kind, ==, ADC_DEPLOYMENT_REALM);
  g_assert_cmpstr (fault->unit, ==, "battler");
  g_assert_cmpstr (fault->zone, ==, "the-warrens");
  g_assert_cmpint (((AdcDeploymentFault *) faults->pdata[1])->kind, ==, ADC_DEPLOYMENT_BEYOND);
  g_assert_true (adc_deployment_repair (plan, fault));
  assert_legal (plan);
}

static void
test_zones (void)
{
  g_autoptr(AdcDeployment) plan = create (6, 6);

  assert_legal (plan);
  g_assert_true (adc_deployment_add_zone (plan, grounds[6]));
  g_assert_false (adc_deployment_add_zone (plan, grounds[6]));
  g_assert_false (adc_deployment_add_zone (plan, "nowhere"));
  put (plan, 6, 1, "trooper", 3);
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_ZONES, NULL, "regle-placement"),
                   "Remove 1 empty zone");
  g_assert_false (adc_deployment_has_zone (plan, grounds[5]));
  g_assert_true (adc_deployment_has_zone (plan, grounds[6]));

  g_assert_true (adc_deployment_remove_zone (plan, grounds[6]));
  g_assert_false (adc_deployment_remove_zone (plan, grounds[6]));
}

static void
test_dealt (void)
{
  g_autoptr(AdcDeployment) plan = create (6, 2);

  adc_deployment_set_dealt (plan, "bach", FALSE);
  assert_legal (plan);
  put (plan, 1, 1, "trooper", 3);
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_NOT_DEALT, "bach", "regle-placement"),
                   "Mark it as dealt to you");
  g_assert_true (adc_deployment_is_dealt (plan, "bach"));

  /* No card is left for it. */
  for (guint i = 2; i < 7; i++)
    g_assert_true (adc_deployment_add_zone (plan, grounds[i]));
  adc_deployment_set_dealt (plan, "bach", FALSE);
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_NOT_DEALT, "bach", "regle-placement"),
                   "Take 3 pieces away");
}

static void
test_colours (void)
{
  g_autoptr(AdcDeployment) plan = create (2, 4);

  put (plan, 0, 1, "trooper", 6);
  put (plan, 1, 2, "trooper", 3);
  assert_legal (plan);
  put (plan, 0, 3, "fighter", 3);
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_COLOURS, "the-warrens", "regle-deux"),
                   "Take 3 pieces away");
  g_assert_cmpuint (adc_deployment_get_army (plan, "the-warrens"), ==, 1);

  adc_deployment_move_to_army (plan, "the-warrens", 3);
  g_assert_cmpuint (adc_deployment_get_count (plan, "the-warrens", 3, "trooper"), ==, 6);
  g_assert_cmpuint (adc_deployment_get_left (plan, 1, "trooper"), ==, 8);
  assert_legal (plan);

  /* Six players have one army each. */
  g_assert_true (adc_deployment_set_n_players (plan, 3));
  assert_repaired (plan, assert_fault (plan, ADC_DEPLOYMENT_ARMY, NULL, "regle-trois"),
                   "Take 6 pieces away");
}

/* Three at a time, all in one zone. */
static void
test_batches (void)
{
  g_autoptr(AdcDeployment) plan = create_full ();

  /* While others are left, four may become six. */
  put (plan, 0, 1, "trooper", 3);
  assert_legal (plan);
  g_assert_cmpuint (adc_deployment_get_n_left (plan), ==, 2);
  g_assert_cmpuint (adc_deployment_get_n_batches_left (plan), ==, 1);

  /* Four, six and six are laid, and the other two in a fourth zone: neither can be. */
  g_assert_true (adc_deployment_add_zone (plan, grounds[3]));
  put (plan, 3, 1, "trooper", 2);
  {
    g_autoptr(GPtrArray) faults = adc_deployment_check (plan);
    AdcDeploymentFault *fault;

    g_assert_cmpuint (faults->len, ==, 2);
    fault = faults->pdata[0];
    g_assert_cmpint (fault->kind, ==, ADC_DEPLOYMENT_BATCH);
    g_assert_cmpstr (fault->zone, ==, "the-warrens");
    g_assert_cmpstr (fault->repair, ==, "Take 1 piece away");
    g_assert_cmpstr (fault->rule, ==, "regle-placement");
    fault = faults->pdata[1];
    g_assert_cmpstr (fault->zone, ==, "sobkou-plains");
    g_assert_true (adc_deployment_repair (plan, faults->pdata[1]));
    assert_legal (plan);
  }

  /* Three, three, six and six are. */
  put (plan, 0, 1, "trooper", 2);
  put (plan, 3, 1, "trooper", 3);
  assert_legal (plan);
  g_assert_cmpuint (adc_deployment_get_n_left (plan), ==, 0);
}

/* One colour cannot make up for another. */
static void
test_batches_of_armies (void)
{
  g_autoptr(AdcDeployment) plan = create (3, 4);
  AdcDeploymentFault *fault;

  put (plan, 0, 1, "trooper", 8);
  put (plan, 0, 1, "fighter", 4);
  put (plan, 0, 1, "factory", 2);
  put (plan, 1, 1, "gennie", 2);
  put (plan, 1, 1, "transport", 1);
  assert_legal (plan); /* the leader makes fifteen of fourteen */
  put (plan, 2, 1, "leader", 1);
  {
    g_autoptr(GPtrArray) faults = adc_deployment_check (plan);

    g_assert_cmpuint (faults->len, ==, 2);
  }
  put (plan, 2, 1, "leader", 0);
  put (plan, 1, 1, "transport", 0);
  put (plan, 2, 1, "transport", 1);
  put (plan, 3, 2, "trooper", 3);
  {
    g_autoptr(GPtrArray) faults = adc_deployment_check (plan);

    /* The leader is all that is left to army 1, and three zones wait for pieces: the first one gets it. */
    g_assert_cmpuint (faults->len, ==, 2);
    fault = faults->pdata[0];
    g_assert_cmpint (fault->kind, ==, ADC_DEPLOYMENT_BATCH);
    g_assert_cmpuint (fault->army, ==, 1);
    g_assert_cmpstr (fault->zone, ==, "bach");
  }
}

/* The zones are all taken, and pieces are left. */
static void
test_room (void)
{
  g_autoptr(AdcDeployment) plan = create (3, 9);
  AdcDeploymentFault *fault;

  for (guint i = 0; i < 6; i++)
    put (plan, i, 1, i < 2 ? "trooper" : i == 2 ? "fighter" : "trooper", i < 3 ? 3 : 0);
  for (guint i = 3; i < 9; i++)
    put (plan, i, 1, "leader", 0);
  assert_legal (plan);

  adc_deployment_clear (plan);
  put (plan, 0, 1, "trooper", 3);
  put (plan, 1, 1, "trooper", 3);
  put (plan, 2, 1, "fighter", 3);
  put (plan, 3, 1, "gennie", 2);
  put (plan, 3, 1, "trooper", 1);
  put (plan, 4, 1, "factory", 2);
  put (plan, 4, 1, "trooper", 1);
  put (plan, 5, 1, "leader", 1);
  put (plan, 5, 1, "transport", 1);
  put (plan, 5, 1, "fighter", 1);
  assert_legal (plan); /* three zones for the other army */
  adc_deployment_move_to_army (plan, grounds[5], 2);
  assert_legal (plan);

  adc_deployment_clear (plan);
  g_assert_true (adc_deployment_set_n_players (plan, 6));
  for (guint i = 6; i < 9; i++)
    g_assert_true (adc_deployment_remove_zone (plan, grounds[i]));
  assert_legal (plan);

  g_assert_true (adc_deployment_set_n_players (plan, 2));
  for (guint i = 6; i < 12; i++)
    g_assert_true (adc_deployment_add_zone (plan, grounds[i]));
  for (guint i = 0; i < 6; i++)
    put (plan, i, 1, "trooper", i < 2 ? 3 : 0);
  assert_legal (plan);
  for (guint i = 0; i < 12; i++) /* one piece of army 1 or 2 in each */
    put (plan, i, 1 + i % 2, units[1 + (i / 2) % 2], 1);
  {
    g_autoptr(GPtrArray) faults = adc_deployment_check (plan);
    gboolean has_room_fault = FALSE;

    for (guint i = 0; i < faults->len; i++) {
      fault = faults->pdata[i];
      has_room_fault |= fault->kind == ADC_DEPLOYMENT_ROOM;
      if (fault->kind == ADC_DEPLOYMENT_ROOM)
        g_assert_null (fault->repair);
    }
    g_assert_true (has_room_fault);
  }
}

/* Whatever the zones and the players: what it fills in is legal and whole. */
static void
test_fill (void)
{
  for (guint n_players = 2; n_players <= 6; n_players++)
    for (guint n_zones = 0; n_zones <= G_N_ELEMENTS (grounds); n_zones++) {
      g_autoptr(AdcDeployment) plan = create (n_players, n_zones);
      const gboolean can = n_zones >= adc_deployment_get_n_needed (plan) &&
                           n_zones <= adc_deployment_get_n_dealt (plan);

      g_assert_cmpint (adc_deployment_can_fill (plan), ==, can);
      if (n_zones > 0)
        put (plan, 0, 1, "trooper", 99); /* it begins anew */
      g_assert_cmpint (adc_deployment_fill (plan), ==, can);
      if (!can)
        continue;

      assert_legal (plan);
      g_assert_cmpuint (adc_deployment_get_n_left (plan), ==, 0);
      for (guint i = 0; i < n_zones && n_zones >= 2 * adc_deployment_get_n_armies (plan); i++)
        for (guint a = 1; a <= adc_deployment_get_n_armies (plan); a++)
          g_assert_cmpuint (adc_deployment_get_count (plan, grounds[i], a, "factory"), <=, 1);
    }
}

/* Plans made by chance: nothing breaks, every repair that is offered helps, and what is kept comes back the same. */
static void
test_chance (void)
{
  static const char * const zones[] = { "near-earth-orbit", "mars-orbit-3", "ceres", "deimos" };
  g_autoptr(GRand) rand = g_rand_new_with_seed (25);

  for (guint n = 0; n < 400; n++) {
    g_autoptr(AdcDeployment) plan = create (2 + n % 5, 0);
    g_autoptr(AdcDeployment) copy = adc_deployment_new (game);
    g_autoptr(GVariant) before = NULL;
    g_autoptr(GVariant) after = NULL;
    GListModel *all = adc_game_get_entries (game, ADC_KIND_UNIT);

    for (guint i = 0; i < 30; i++) {
      const guint z = g_rand_int_range (rand, 0, G_N_ELEMENTS (grounds) + G_N_ELEMENTS (zones));
      const char *zone = z < G_N_ELEMENTS (grounds) ? grounds[z] : zones[z - G_N_ELEMENTS (grounds)];
      g_autoptr(AdcEntry) unit = g_list_model_get_item (
        all, g_rand_int_range (rand, 0, g_list_model_get_n_items (all)));

      adc_deployment_add_zone (plan, zone);
      adc_deployment_set_dealt (plan, zone, g_rand_int_range (rand, 0, 4) > 0);
      adc_deployment_set_count (plan, zone, g_rand_int_range (rand, 0, 5), adc_entry_get_id (unit),
                                g_rand_int_range (rand, 0, 9));
    }

    before = g_variant_ref_sink (adc_deployment_to_variant (plan));
    adc_deployment_restore (copy, before);
    after = g_variant_ref_sink (adc_deployment_to_variant (copy));
    g_assert_true (g_variant_equal (before, after));

    for (guint i = 0;; i++) {
      g_autoptr(GPtrArray) faults = adc_deployment_check (plan);
      guint f = 0;

      while (f < faults->len && !adc_deployment_repair (plan, faults->pdata[f]))
        f++;
      if (f == faults->len)
        break;
      g_assert_cmpuint (i, <, 300);
    }
  }
}

/* What is kept may be damaged, or of another version of the game. */
static void
test_damaged (void)
{
  g_autoptr(AdcDeployment) plan = create (6, 0);
  g_autoptr(GVariant) state = g_variant_ref_sink (g_variant_new_parsed (
    "(uint32 9, [('nowhere', true, [(uint32 1, 'trooper', uint32 1)]),"
    " ('bach', false, [(uint32 0, 'trooper', 1), (9, 'trooper', 1), (1, 'nobody', 1),"
    " (1, 'trooper', 4000000000), (1, 'fighter', 2)]), ('bach', true, [])])"));

  adc_deployment_restore (plan, state);
  g_assert_cmpuint (adc_deployment_get_n_players (plan), ==, 6);
  g_assert_cmpuint (adc_deployment_get_n_zones (plan), ==, 1);
  g_assert_false (adc_deployment_is_dealt (plan, "bach"));
  g_assert_cmpuint (adc_deployment_get_total (plan, "bach"), ==, 2);
}

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

static void
test_session (void)
{
  g_autoptr(AdcMusterSession) session = adc_muster_session_new (game);
  g_autoptr(AdcMusterSession) other = adc_muster_session_new (game);
  g_autoptr(GVariant) nonsense = g_variant_ref_sink (g_variant_new_string ("?"));
  AdcDeployment *plan = adc_muster_session_get_deployment (session);
  guint n_changes = 0;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_false (adc_muster_session_commit (session));
  g_assert_false (adc_muster_session_can_undo (session));
  g_assert_true (adc_deployment_add_zone (plan, "bach"));
  g_assert_true (adc_muster_session_commit (session));
  put (plan, 1, 1, "trooper", 3);
  g_assert_true (adc_muster_session_commit (session));
  g_assert_true (adc_muster_session_set_n_players (session, 2));
  g_assert_cmpuint (adc_works_get_n_makers (adc_muster_session_get_works (session)), ==, 6);
  g_assert_cmpuint (n_changes, ==, 3);

  g_assert_true (adc_muster_session_restore (other, adc_muster_session_get_state (session)));
  g_assert_cmpuint (adc_deployment_get_total (adc_muster_session_get_deployment (other), "bach"), ==,
                    3);
  g_assert_cmpuint (adc_works_get_n_makers (adc_muster_session_get_works (other)), ==, 6);
  g_assert_false (adc_muster_session_restore (other, nonsense));
  g_assert_cmpuint (adc_deployment_get_total (adc_muster_session_get_deployment (other), "bach"), ==,
                    3);

  adc_muster_session_undo (session);
  g_assert_cmpuint (adc_deployment_get_n_players (plan), ==, 6);
  g_assert_cmpuint (adc_works_get_n_makers (adc_muster_session_get_works (session)), ==, 2);
  adc_muster_session_undo (session);
  g_assert_cmpuint (adc_deployment_get_total (plan, "bach"), ==, 0);
  adc_muster_session_redo (session);
  g_assert_cmpuint (adc_deployment_get_total (plan, "bach"), ==, 3);
  g_assert_true (adc_muster_session_can_redo (session));
  put (plan, 1, 1, "trooper", 4);
  adc_muster_session_commit (session);
  g_assert_false (adc_muster_session_can_redo (session));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "buck-rogers");
  g_assert_nonnull (game);

  g_test_add_func ("/deployment/figures", test_figures);
  g_test_add_func ("/deployment/full", test_full);
  g_test_add_func ("/deployment/limit", test_limit);
  g_test_add_func ("/deployment/beyond", test_beyond);
  g_test_add_func ("/deployment/realm", test_realm);
  g_test_add_func ("/deployment/zones", test_zones);
  g_test_add_func ("/deployment/dealt", test_dealt);
  g_test_add_func ("/deployment/colours", test_colours);
  g_test_add_func ("/deployment/batches", test_batches);
  g_test_add_func ("/deployment/batches-of-armies", test_batches_of_armies);
  g_test_add_func ("/deployment/room", test_room);
  g_test_add_func ("/deployment/fill", test_fill);
  g_test_add_func ("/deployment/chance", test_chance);
  g_test_add_func ("/deployment/damaged", test_damaged);
  g_test_add_func ("/deployment/session", test_session);
  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
