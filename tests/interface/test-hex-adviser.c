/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The adviser of Neuroshima Hex!: what it says of the tiles in hand, and what comes of following
 * it. */

#include "hex-panels.h"

#include "adc-driver.h"
#include "adc-hex-advice-count.h"
#include "adc-hex-advice-row.h"
#include "adc-hex-advice-words.h"
#include "adc-hex-adviser-panel.h"
#include "widgets.h"

static GPtrArray *
list_rows (Panels *panels)
{
  return widget_find_all (panels->panel, ADC_TYPE_HEX_ADVICE_ROW);
}

static gboolean
is_idle (gpointer data)
{
  g_autofree char *failure = gtk_test_accessible_check_state (
    GTK_ACCESSIBLE (((Panels *) data)->panel), GTK_ACCESSIBLE_STATE_BUSY, FALSE);

  return failure == NULL;
}

static void
wait_for_advice (Panels *panels)
{
  adc_driver_wait (is_idle, panels);
  panels_settle (panels);
}

static void
put (Panels *panels, const char *side, const char *unit)
{
  g_assert_true (adc_hex_table_put (panels->table, side, unit, "hand"));
}

static void
test_nothing_in_hand (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  widget_assert_says (panels->panel, "A forecast of a battle that begins at once: it looks no "
                                     "further.\nFor Posterunek\nPut units in the hand of this "
                                     "army");
  put (panels, "posterunek", "posterunek-sniper"); /* cannot be laid on the board */
  wait_for_advice (panels);
  widget_assert_says (panels->panel, "Put units in the hand of this army");
}

/* What it says is what the adviser finds, and it says how much it has weighed. */
static void
test_advice (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexBattle *battle;
  const AdcHexTile *hand[2];
  g_autoptr(GPtrArray) expected = NULL;
  g_autoptr(GPtrArray) rows = NULL;
  g_autofree char *weighed = NULL;

  put (panels, "posterunek", "posterunek-runner");
  put (panels, "posterunek", "posterunek-scout");
  wait_for_advice (panels);
  battle = adc_hex_table_get_battle (panels->table);
  hand[0] = adc_hex_battle_find_tile (battle, "posterunek-runner");
  hand[1] = adc_hex_battle_find_tile (battle, "posterunek-scout");
  expected = adc_hex_advise (adc_hex_battle_get_position (battle), 0, hand, 2, 5, NULL, NULL, NULL,
                             NULL);
  rows = list_rows (panels);
  g_assert_cmpuint (rows->len, ==, 5);
  g_assert_cmpuint (expected->len, ==, 5);
  for (guint i = 0; i < rows->len; i++) {
    const AdcHexAdvice *advice = adc_hex_advice_row_get_advice (rows->pdata[i]);
    const AdcHexAdvice *other = expected->pdata[i];

    g_assert_cmpint (advice->gain, ==, other->gain);
    g_assert_cmpuint (advice->n_placements, ==, other->n_placements);
    g_assert_true (advice->placements[0].tile == other->placements[0].tile);
    g_assert_cmpuint (advice->placements[0].cell, ==, other->placements[0].cell);
    g_assert_cmpuint (advice->placements[0].rotation, ==, other->placements[0].rotation);
  }

  /* Six hexes are free; the Runner has six looks, the Scout two. */
  widget_assert_says (panels->panel, "For Posterunek, in hand: Runner, Scout\n");
  weighed = g_strdup_printf ("%d placements weighed", 6 * 6 + 6 * 2 + 6 * 5 * 6 * 2);
  widget_assert_says (panels->panel, weighed);
  widget_assert_says (rows->pdata[0], "Hegemonia’s HQ loses 6 instead of 4.");
}

static guint
count_preview (Panels *panels)
{
  guint n;

  adc_hex_table_get_preview (panels->table, &n);
  return n;
}

static guint
count_tiles (Panels *panels)
{
  const AdcHexPosition *position =
    adc_hex_battle_get_position (adc_hex_table_get_battle (panels->table));
  guint n = 0;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    n += position->cells[cell].tile != NULL;

  return n;
}

/* A piece of advice with the focus is shown on the board; followed, its tiles lie there. */
static void
test_follow (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) rows = NULL;
  g_autoptr(GPtrArray) again = NULL;
  AdcHexAdvice advice;
  guint n_hand, n_tiles;

  /* Something is left to do for the third tile. */
  g_assert_true (adc_hex_table_remove (panels->table, adc_hex_cell_parse ("e2"), NULL));
  put (panels, "posterunek", "posterunek-runner");
  put (panels, "posterunek", "posterunek-scout");
  put (panels, "posterunek", "posterunek-commando");
  wait_for_advice (panels);
  rows = list_rows (panels);
  g_assert_cmpuint (count_preview (panels), ==, 0);
  gtk_widget_grab_focus (rows->pdata[1]);
  advice = *adc_hex_advice_row_get_advice (rows->pdata[1]);
  g_assert_cmpuint (count_preview (panels), ==, advice.n_placements);
  g_assert_cmpmem (adc_hex_table_get_preview (panels->table, NULL),
                   advice.n_placements * sizeof (AdcHexPlacement), advice.placements,
                   advice.n_placements * sizeof (AdcHexPlacement));

  n_tiles = count_tiles (panels);
  gtk_widget_activate (rows->pdata[1]);
  g_assert_cmpuint (count_preview (panels), ==, 0);
  g_assert_cmpuint (count_tiles (panels), ==, n_tiles + advice.n_placements);
  for (guint i = 0; i < advice.n_placements; i++) {
    const AdcHexPosition *position =
      adc_hex_battle_get_position (adc_hex_table_get_battle (panels->table));
    const AdcHexPiece *piece = &position->cells[advice.placements[i].cell];

    g_assert_nonnull (piece->tile);
    g_assert_cmpuint (piece->rotation, ==, advice.placements[i].rotation);
  }
  n_hand = adc_hex_table_count_in (panels->table, "posterunek", "posterunek-runner", "hand") +
           adc_hex_table_count_in (panels->table, "posterunek", "posterunek-scout", "hand") +
           adc_hex_table_count_in (panels->table, "posterunek", "posterunek-commando", "hand");
  g_assert_cmpuint (n_hand, ==, 3 - advice.n_placements);

  /* There is advice for what is left, and those who work by the keyboard go on with it. */
  wait_for_advice (panels);
  again = list_rows (panels);
  g_assert_cmpuint (again->len, >, 0);
  g_assert_true (panels_get_focus (panels) == again->pdata[0]);

  adc_battle_session_undo (panels->session);
  wait_for_advice (panels);
  g_assert_cmpuint (adc_hex_table_count_in (panels->table, "posterunek", "posterunek-runner",
                                            "hand"), ==, 1);
}

static void
test_preview_goes (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) rows = NULL;
  g_autoptr(GPtrArray) again = NULL;
  guint n_tiles;

  put (panels, "posterunek", "posterunek-runner");
  wait_for_advice (panels);
  rows = list_rows (panels);
  gtk_widget_grab_focus (rows->pdata[0]);
  g_assert_cmpuint (count_preview (panels), ==, 1);
  gtk_root_set_focus (GTK_ROOT (panels->window), NULL);
  g_assert_cmpuint (count_preview (panels), ==, 0);

  /* The board changes under it: it is about the board as it was. */
  gtk_widget_grab_focus (rows->pdata[0]);
  n_tiles = count_tiles (panels);
  g_assert_true (adc_hex_table_rotate (panels->table, adc_hex_cell_parse ("e2"), 1));
  g_assert_cmpuint (count_preview (panels), ==, 0);
  gtk_widget_activate (rows->pdata[0]);
  g_assert_cmpuint (count_tiles (panels), ==, n_tiles);
  wait_for_advice (panels);

  /* Another army is to be advised. */
  put (panels, "hegemonia", "hegemonia-guard");
  wait_for_advice (panels);
  again = list_rows (panels);
  gtk_widget_grab_focus (again->pdata[0]);
  g_assert_cmpuint (count_preview (panels), ==, 1);
  adc_hex_table_set_side (panels->table, "hegemonia");
  g_assert_cmpuint (count_preview (panels), ==, 0);
  wait_for_advice (panels);
}

/* The board changes while it is at work: what comes is about the board as it is. */
static void
test_restart (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) rows = NULL;

  put (panels, "posterunek", "posterunek-runner");
  put (panels, "posterunek", "posterunek-scout");
  g_assert_true (adc_hex_table_take (panels->table, "posterunek", "posterunek-scout", "hand"));
  g_assert_true (adc_hex_table_take (panels->table, "posterunek", "posterunek-runner", "hand"));
  put (panels, "posterunek", "posterunek-commando");
  g_assert_false (is_idle (panels));
  wait_for_advice (panels);
  rows = list_rows (panels);
  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++) {
    const AdcHexAdvice *advice = adc_hex_advice_row_get_advice (rows->pdata[i]);

    g_assert_cmpuint (advice->n_placements, ==, 1);
    g_assert_cmpstr (advice->placements[0].tile->unit, ==, "posterunek-commando");
  }

  /* Nothing is left to advise on. */
  g_assert_true (adc_hex_table_take (panels->table, "posterunek", "posterunek-commando", "hand"));
  panels_settle (panels);
  g_assert_true (is_idle (panels));
  widget_assert_says (panels->panel, "Put units in the hand of this army");
  widget_assert_silent (panels->panel, "weighed");
}

static void
test_cancel (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) none = NULL;
  g_autoptr(GPtrArray) rows = NULL;

  put (panels, "posterunek", "posterunek-runner");
  panels_press (widget_find_shown_button (panels->panel, "_Cancel"));
  panels_settle (panels);
  g_assert_true (is_idle (panels));
  none = list_rows (panels);
  g_assert_cmpuint (none->len, ==, 0);
  widget_assert_says (panels->panel, "The computation was stopped.");
  g_assert_true (panels_get_focus (panels) ==
                 widget_find_shown_button (panels->panel, "Compute _Again"));

  panels_press (widget_find_shown_button (panels->panel, "Compute _Again"));
  g_assert_true (panels_get_focus (panels) == widget_find_shown_button (panels->panel, "_Cancel"));
  wait_for_advice (panels);
  rows = list_rows (panels);
  g_assert_cmpuint (rows->len, >, 0);
  g_assert_true (panels_get_focus (panels) == rows->pdata[0]);
  widget_assert_silent (panels->panel, "The computation was stopped.");
}

/* It serves the army that is chosen, before the battle. */
static void
test_side_and_moment (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) rows = NULL;

  put (panels, "hegemonia", "hegemonia-guard");
  wait_for_advice (panels);
  widget_assert_says (panels->panel, "For Posterunek\n");
  adc_hex_table_set_side (panels->table, "hegemonia");
  wait_for_advice (panels);
  widget_assert_says (panels->panel, "For Hegemonia, in hand: ");
  rows = list_rows (panels);
  g_assert_cmpuint (rows->len, >, 0);

  adc_hex_table_set_moment (panels->table, 0);
  panels_settle (panels);
  widget_assert_says (panels->panel, "go back to before it for advice");
  widget_assert_silent (panels->panel, "weighed");
  adc_hex_table_set_moment (panels->table, ADC_HEX_BEFORE);
  wait_for_advice (panels);
  widget_assert_says (panels->panel, "weighed");
}

/* What nobody sees is not worked out; nor does a window that closes wait for it. */
static void
test_unseen (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_set_visible (panels->panel, FALSE);
  put (panels, "posterunek", "posterunek-runner");
  g_assert_true (is_idle (panels));
  gtk_widget_set_visible (panels->panel, TRUE);
  g_assert_false (is_idle (panels));
}

/* Every way a battle can change, in words. */
static void
test_words (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (panels->table);
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  const guint32 brawler = adc_hex_bit (adc_hex_cell_parse ("b2"));
  const guint32 runner = adc_hex_bit (adc_hex_cell_parse ("c3"));
  AdcHexAdvice advice = { .n_placements = 1 };
  AdcHexCounsel counsel = { .battle = battle, .side = 0 };
  const AdcHexState whole = { .alive = adc_hex_battle_get_survey (battle)->occupied,
                              .points = { 20, 20 } };
  g_autofree char *same = NULL;
  g_autofree char *better = NULL;
  g_autofree char *worse = NULL;
  g_autofree char *wins = NULL;
  g_autofree char *saves = NULL;
  g_autofree char *where = NULL;
  g_autofree char *round = NULL;

  g_assert_cmpuint (position->n_sides, ==, 2);
  advice.placements[0] = (AdcHexPlacement){ adc_hex_battle_find_tile (battle, "posterunek-runner"),
                                            (guint8) adc_hex_cell_parse ("d1"), 2 };
  where = adc_hex_advice_describe_placement (panels->table, &advice.placements[0]);
  g_assert_cmpstr (where, ==, "Runner in d1, top to the south-east");
  advice.placements[0].tile = adc_hex_battle_find_tile (battle, "hegemonia-hq");
  round = adc_hex_advice_describe_placement (panels->table, &advice.placements[0]);
  g_assert_cmpstr (round, ==, "Hegemonia HQ in d1");
  advice.placements[0].tile = adc_hex_battle_find_tile (battle, "posterunek-runner");

  counsel.lies = whole;
  advice.end = whole;
  advice.end.alive |= adc_hex_bit (adc_hex_cell_parse ("d1"));
  same = adc_hex_advice_describe_gain (panels->table, &counsel, &advice);
  g_assert_cmpstr (same, ==, "1 more tile comes through the battle; nothing else changes.");

  counsel.lies.alive &= ~brawler;
  counsel.lies.points[0] = 17;
  advice.end = whole;
  advice.end.alive &= ~runner;
  advice.end.points[1] = 18;
  better = adc_hex_advice_describe_gain (panels->table, &counsel, &advice);
  g_assert_cmpstr (better, ==, "Hegemonia’s HQ loses 2 instead of nothing. "
                               "Posterunek’s HQ loses nothing instead of 3. "
                               "The enemy also loses: Runner (c3). You keep: Brawler (b2). "
                               "Runner (d1) falls itself.");

  counsel.lies = advice.end;
  advice.end = whole;
  advice.end.alive &= ~brawler;
  advice.end.points[0] = 19;
  advice.end.points[1] = 16;
  worse = adc_hex_advice_describe_gain (panels->table, &counsel, &advice);
  g_assert_cmpstr (worse, ==, "Hegemonia’s HQ loses 4 instead of 2. "
                              "Posterunek’s HQ loses 1 instead of nothing. "
                              "You lose: Brawler (b2). The enemy keeps: Runner (c3). "
                              "Runner (d1) falls itself.");

  counsel.lies = whole;
  counsel.lies.alive &= ~adc_hex_bit (adc_hex_cell_parse ("c2"));
  advice.end = whole;
  saves = adc_hex_advice_describe_gain (panels->table, &counsel, &advice);
  g_assert_cmpstr (saves, ==, "Posterunek’s HQ survives. Runner (d1) falls itself.");
  advice.end.alive &= ~adc_hex_bit (adc_hex_cell_parse ("a2"));
  counsel.lies = whole;
  wins = adc_hex_advice_describe_gain (panels->table, &counsel, &advice);
  g_assert_cmpstr (wins, ==, "Hegemonia’s HQ is destroyed. Runner (d1) falls itself.");
}

static void
test_count (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (panels->table);
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  const AdcHexTile *runner = adc_hex_battle_find_tile (battle, "posterunek-runner");
  const AdcHexTile *scout = adc_hex_battle_find_tile (battle, "posterunek-scout");
  const AdcHexTile *two[] = { runner, runner, scout };

  g_assert_cmpuint (adc_hex_advice_count (position, two, 1), ==, 6 * 6);
  g_assert_cmpuint (adc_hex_advice_count (position, two, 2), ==, 6 * 6 + 6 * 5 / 2 * 6 * 6);
  g_assert_cmpuint (adc_hex_advice_count (position, two, 3), ==,
                    6 * 6 + 6 * 5 / 2 * 6 * 6 + 6 * 2 + 6 * 5 * 6 * 2);
  g_assert_cmpuint (adc_hex_advice_count (position, two, 0), ==, 0);
}

int
main (int argc, char *argv[])
{
  static const PanelsTest tests[] = {
    { "/hex-adviser/nothing-in-hand", "exemple-tour-08", test_nothing_in_hand },
    { "/hex-adviser/advice", "exemple-tour-08", test_advice },
    { "/hex-adviser/follow", "exemple-tour-08", test_follow },
    { "/hex-adviser/preview-goes", "exemple-tour-08", test_preview_goes },
    { "/hex-adviser/restart", "exemple-tour-08", test_restart },
    { "/hex-adviser/cancel", "exemple-tour-08", test_cancel },
    { "/hex-adviser/side-and-moment", "exemple-tour-08", test_side_and_moment },
    { "/hex-adviser/unseen", "exemple-tour-08", test_unseen },
    { "/hex-adviser/words", "exemple-bataille", test_words },
    { "/hex-adviser/count", "exemple-tour-08", test_count },
  };

  return panels_run (argc, argv, adc_hex_adviser_panel_new, tests, G_N_ELEMENTS (tests));
}
