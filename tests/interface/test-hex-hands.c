/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Neuroshima Hex! as a player handles it, by the keyboard and by dragging. What comes
 * of it is read in the scenario. */

#include "hex-board.h"

#include "adc-hex-notice.h"
#include "widgets.h"

#include <adwaita.h>
#include <string.h>

static AdcHexNotice *
get_notice (Hex *hex)
{
  return widget_get_child (hex->board, "notice");
}

/* The hex first: Enter looks for a tile, and Enter again brings it. */
static void
test_seek (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_press_on (hex, "d2", GDK_KEY_Return, 0);
  g_assert_cmpstr (hex_get_focus (hex), ==, "moloch-hq");
  hex_choose (hex, ADC_HEX_PILE_UNITS, "moloch-hunter");
  hex_assert_at (hex, "d2", "moloch-hunter@0");
  g_assert_cmpstr (hex_get_focus (hex), ==, "d2");

  /* Or nothing: Escape leads back, and the hex is forgotten. */
  hex_press_on (hex, "e1", GDK_KEY_Return, 0);
  widget_press_key (hex->tray, GDK_KEY_Escape, 0);
  g_assert_cmpstr (hex_get_focus (hex), ==, "e1");
  hex_choose (hex, ADC_HEX_PILE_UNITS, "moloch-hunter");
  hex_assert_at (hex, "e1", "-");
}

/* The tile first: it is carried from hex to hex, turned on the way, and put down. */
static void
test_lay (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_choose (hex, ADC_HEX_PILE_UNITS, "moloch-hunter");
  g_assert_cmpstr (hex_get_focus (hex), ==, "c3");
  g_assert_cmpstr (hex_get_prompt (hex), ==, "Hunter-Killer: choose a hex.");
  g_assert_true (adc_hex_cell_has_ghost (hex_get_cell (hex, "c3")));
  hex_press (hex, GDK_KEY_Up, 0);
  g_assert_true (adc_hex_cell_has_ghost (hex_get_cell (hex, "c2")));
  g_assert_false (adc_hex_cell_has_ghost (hex_get_cell (hex, "c3")));
  hex_press (hex, GDK_KEY_r, 0);
  hex_press (hex, GDK_KEY_bracketright, 0);
  hex_press (hex, GDK_KEY_bracketleft, 0);
  g_assert_true (hex_press (hex, GDK_KEY_space, 0));
  hex_assert_at (hex, "c2", "moloch-hunter@1");
  g_assert_cmpstr (hex_get_focus (hex), ==, "c2");

  /* The next one lies as the last was turned. */
  hex_choose (hex, ADC_HEX_PILE_UNITS, "moloch-hunter");
  hex_press_on (hex, "b1", GDK_KEY_KP_Enter, 0);
  hex_assert_at (hex, "b1", "moloch-hunter@1");
  g_assert_false (gtk_widget_get_sensitive (
    GTK_WIDGET (hex_find_item (hex, ADC_HEX_PILE_UNITS, "moloch-hunter"))));

  /* And away again. */
  hex_choose (hex, ADC_HEX_PILE_UNITS, "moloch-clown");
  g_assert_true (hex_press (hex, GDK_KEY_Escape, 0));
  g_assert_cmpstr (hex_get_prompt (hex), ==, "Hunter-Killer (b1)");
  g_assert_false (hex_press (hex, GDK_KEY_Escape, 0)); /* it is somebody else's now */
}

static void
test_lift (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_lay (hex, "moloch-hunter", "c3", 2);
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  g_assert_cmpstr (hex_get_prompt (hex), ==, "Hunter-Killer (c3): choose another hex.");
  g_assert_true (hex_has_mark (hex, "c3", ADC_HEX_MARK_CHOSEN));
  hex_press (hex, GDK_KEY_r, 0);
  hex_assert_at (hex, "c3", "moloch-hunter@2"); /* not before it is put down */
  hex_press_on (hex, "e2", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c3", "-");
  hex_assert_at (hex, "e2", "moloch-hunter@3");
  adc_battle_session_undo (hex->session);
  hex_assert_at (hex, "c3", "moloch-hunter@2");

  /* Without picking it up. */
  hex_press_on (hex, "c3", GDK_KEY_Down, GDK_CONTROL_MASK);
  hex_assert_at (hex, "c4", "moloch-hunter@2");
  g_assert_cmpstr (hex_get_focus (hex), ==, "c4");
  hex_press (hex, GDK_KEY_Left, GDK_CONTROL_MASK);
  hex_assert_at (hex, "b3", "moloch-hunter@2");
}

static void
test_keys (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_lay (hex, "moloch-blocker", "c3", 0);
  hex_lay (hex, "moloch-hq", "a1", 0);
  hex_press_on (hex, "c3", GDK_KEY_R, GDK_SHIFT_MASK);
  hex_assert_at (hex, "c3", "moloch-blocker@5");
  hex_press (hex, GDK_KEY_plus, GDK_SHIFT_MASK);
  hex_press (hex, GDK_KEY_KP_Add, 0);
  hex_assert_at (hex, "c3", "moloch-blocker@5/2");
  g_assert_cmpuint (hex->n_refused, ==, 0);
  hex_press (hex, GDK_KEY_plus, 0);
  g_assert_cmpuint (hex->n_refused, ==, 1);
  g_assert_cmpstr (hex->rule, ==, "regle-resistance");
  hex_press (hex, GDK_KEY_minus, 0);
  hex_assert_at (hex, "c3", "moloch-blocker@5/1");
  g_assert_false (hex_press (hex, GDK_KEY_plus, GDK_CONTROL_MASK)); /* larger text, elsewhere */

  hex_press_on (hex, "a1", GDK_KEY_minus, 0);
  hex_press (hex, GDK_KEY_minus, 0);
  hex_assert_at (hex, "a1", "moloch-hq@0/18");
  hex_press (hex, GDK_KEY_plus, 0);
  hex_assert_at (hex, "a1", "moloch-hq@0/19");
  hex_press (hex, GDK_KEY_Delete, GDK_SHIFT_MASK);
  g_assert_cmpuint (hex->n_refused, ==, 2); /* no HQ is discarded */

  hex_press_on (hex, "c3", GDK_KEY_h, 0);
  hex_assert_pile (hex, "moloch-blocker", "hand", 1);
  g_assert_cmpstr (hex_get_focus (hex), ==, "c3");
  hex_lay (hex, "moloch-blocker", "c3", 0);
  hex_press_on (hex, "c3", GDK_KEY_Delete, GDK_SHIFT_MASK);
  hex_assert_pile (hex, "moloch-blocker", "discard", 1);
  hex_lay (hex, "moloch-blocker", "c3", 0);
  hex_press_on (hex, "c3", GDK_KEY_Delete, 0);
  hex_assert_pile (hex, "moloch-blocker", NULL, 1);
  hex_assert_at (hex, "c3", "-");
}

/* What the buttons below and the menu offer goes with what lies there. */
static void
test_buttons (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_lay (hex, "moloch-blocker", "c3", 0);
  hex_lay (hex, "moloch-hq", "a1", 0);
  adc_hex_map_focus_cell (hex->map, adc_hex_cell_parse ("c3"));
  g_assert_true (hex_is_offered (hex, "wounds_box"));
  g_assert_false (hex_is_offered (hex, "points_box"));
  g_assert_false (adc_hex_map_can (hex->map, "heal"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.wound", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.turn-left", NULL));
  hex_assert_at (hex, "c3", "moloch-blocker@5/1");
  adc_hex_map_focus_cell (hex->map, adc_hex_cell_parse ("a1"));
  g_assert_false (hex_is_offered (hex, "wounds_box"));
  g_assert_true (hex_is_offered (hex, "points_box"));
  g_assert_false (hex_is_offered (hex, "discard_button"));
  g_assert_false (adc_hex_map_can (hex->map, "gain"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.lose", NULL));
  hex_assert_at (hex, "a1", "moloch-hq@0/19");

  /* A tile that was taken may go into the hand instead. */
  hex_choose (hex, ADC_HEX_PILE_UNITS, "moloch-clown");
  g_assert_true (hex_is_offered (hex, "hand_button"));
  g_assert_true (hex_is_offered (hex, "cancel_button"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.hand", NULL));
  hex_assert_pile (hex, "moloch-clown", "hand", 1);
  hex_choose (hex, ADC_HEX_PILE_HAND, "moloch-clown");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.hand", NULL));
  hex_assert_pile (hex, "moloch-clown", "hand", 1);
  g_assert_cmpuint (hex->n_refused, ==, 0);
  hex_choose (hex, ADC_HEX_PILE_HAND, "moloch-clown");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.discard", NULL));
  hex_assert_pile (hex, "moloch-clown", "discard", 1);
  g_assert_false (hex_is_offered (hex, "cancel_button"));
}

static void
press_item (Hex *hex, AdcHexPileKind kind, const char *piece, guint key, GdkModifierType state)
{
  AdcHexPile *pile = adc_hex_tray_get_pile (hex->tray, kind);

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (hex_find_item (hex, kind, piece))));
  g_assert_true (widget_press_key (pile, key, state));
}

static void
test_piles (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  press_item (hex, ADC_HEX_PILE_UNITS, "moloch-hunter", GDK_KEY_h, 0);
  press_item (hex, ADC_HEX_PILE_CARDS, "moloch-push", GDK_KEY_h, 0);
  hex_assert_pile (hex, "moloch-hunter", "hand", 1);
  widget_assert_named (hex_find_item (hex, ADC_HEX_PILE_HAND, "moloch-hunter"),
                       "Hunter-Killer, 1 in hand");
  widget_assert_named (hex_find_item (hex, ADC_HEX_PILE_CARDS, "moloch-push"), "Push Back, 4 left");
  press_item (hex, ADC_HEX_PILE_HAND, "moloch-push", GDK_KEY_Delete, GDK_SHIFT_MASK);
  hex_assert_pile (hex, "moloch-push", "discard", 1);
  hex_assert_pile (hex, "moloch-push", "hand", 0);
  press_item (hex, ADC_HEX_PILE_HAND, "moloch-hunter", GDK_KEY_Delete, 0);
  hex_assert_pile (hex, "moloch-hunter", NULL, 2);
  hex_choose (hex, ADC_HEX_PILE_DISCARD, "moloch-push");
  hex_assert_pile (hex, "moloch-push", NULL, 5);

  /* One army at a time. */
  adc_hex_table_set_side (hex->table, "posterunek");
  g_assert_null (hex_find_item (hex, ADC_HEX_PILE_UNITS, "moloch-hunter"));
  g_assert_nonnull (hex_find_item (hex, ADC_HEX_PILE_UNITS, "posterunek-runner"));
}

static gboolean
drop (GdkContentProvider *content, gpointer target, gpointer where)
{
  GValue value = G_VALUE_INIT;
  gboolean dropped = FALSE;
  double x, y;

  g_assert_nonnull (content);
  hex_get_middle (where, target, &x, &y);
  g_value_init (&value, ADC_TYPE_HEX_GRIP);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_signal_emit_by_name (widget_find_controller (target, GTK_TYPE_DROP_TARGET), "drop", &value, x,
                         y, &dropped);
  g_value_unset (&value);
  g_object_unref (content);
  return dropped;
}

/* Whoever closes the window with a tile in the fingers gets no complaint. */
static void
test_closed (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GdkContentProvider) content = NULL;

  hex_lay (hex, "moloch-hunter", "b3", 0);
  hex_settle (hex);
  content = hex_drag (hex->map, hex_get_cell (hex, "b3"));
  g_assert_nonnull (content);
}

static void
test_drag (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexPile *units = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_UNITS);
  AdcHexPile *cards = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_CARDS);
  AdcHexPile *hand = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_HAND);
  AdcHexPile *discard = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_DISCARD);
  AdcHexPileItem *hunter = hex_find_item (hex, ADC_HEX_PILE_UNITS, "moloch-hunter");
  AdcHexPileItem *push = hex_find_item (hex, ADC_HEX_PILE_CARDS, "moloch-push");

  g_assert_true (drop (hex_drag (units, hunter), hex->map, hex_get_cell (hex, "b3")));
  hex_assert_at (hex, "b3", "moloch-hunter@0");
  g_assert_true (drop (hex_drag (hex->map, hex_get_cell (hex, "b3")), hex->map,
                       hex_get_cell (hex, "d1")));
  hex_assert_at (hex, "b3", "-");
  hex_assert_at (hex, "d1", "moloch-hunter@0");
  g_assert_true (drop (hex_drag (units, hunter), hand, hand));
  hex_assert_pile (hex, "moloch-hunter", "hand", 1);
  hex_settle (hex);
  g_assert_true (drop (hex_drag (hex->map, hex_get_cell (hex, "d1")), discard, discard));
  hex_assert_pile (hex, "moloch-hunter", "discard", 1);
  hex_assert_at (hex, "d1", "-");

  /* Back where it came from. */
  hex_lay (hex, "moloch-clown", "c3", 0);
  g_assert_true (drop (hex_drag (hex->map, hex_get_cell (hex, "c3")), units, units));
  hex_assert_pile (hex, "moloch-clown", NULL, 1);

  /* Nothing lies there; and cards are played, not laid. */
  g_assert_null (hex_drag (hex->map, hex_get_cell (hex, "a1")));
  g_assert_null (hex_drag (cards, push));
}

static gboolean
scroll (Hex *hex, const char *name, double dy)
{
  gboolean handled = FALSE;
  double x, y;

  hex_get_middle (hex_get_cell (hex, name), hex->map, &x, &y);
  g_signal_emit_by_name (widget_find_controller (hex->map, GTK_TYPE_EVENT_CONTROLLER_MOTION),
                         "motion", x, y);
  g_signal_emit_by_name (widget_find_controller (hex->map, GTK_TYPE_EVENT_CONTROLLER_SCROLL),
                         "scroll", 0.0, dy, &handled);
  return handled;
}

static void
test_pointer (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  double x, y;

  hex_lay (hex, "moloch-hunter", "c3", 0);
  g_assert_true (scroll (hex, "c3", 1));
  hex_assert_at (hex, "c3", "moloch-hunter@1");
  g_assert_true (scroll (hex, "c3", -1));
  g_assert_true (scroll (hex, "c3", -1));
  hex_assert_at (hex, "c3", "moloch-hunter@5");
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, adc_hex_cell_parse ("c3"));
  g_assert_false (scroll (hex, "e3", 1)); /* the page's */
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, adc_hex_cell_parse ("e3"));

  /* A corner belongs to the hex it is in, not to the box around another. */
  hex_get_middle (hex_get_cell (hex, "c3"), hex->map, &x, &y);
  x -= gtk_widget_get_width (GTK_WIDGET (hex_get_cell (hex, "c3"))) * 0.42;
  y -= gtk_widget_get_height (GTK_WIDGET (hex_get_cell (hex, "c3"))) * 0.42;
  g_signal_emit_by_name (widget_find_controller (hex->map, GTK_TYPE_EVENT_CONTROLLER_MOTION),
                         "motion", x, y);
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, adc_hex_cell_parse ("b2"));
}

/* What the rules forbid is refused on the board with the rule, and nothing changes. */
static void
test_refuse (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = NULL;

  hex_lay (hex, "moloch-hunter", "c3", 0);
  hex_lay (hex, "moloch-clown", "c4", 0);
  before = adc_scenario_copy (hex_get_scenario (hex));
  g_assert_null (adc_hex_notice_get_text (get_notice (hex)));
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  hex_press_on (hex, "c4", GDK_KEY_Return, 0);
  g_assert_true (adc_scenario_equal (before, hex_get_scenario (hex)));
  g_assert_nonnull (strstr (adc_hex_notice_get_text (get_notice (hex)), "c4"));
  g_assert_true (gtk_widget_has_css_class (widget_find (GTK_WIDGET (get_notice (hex)),
                                                        GTK_TYPE_BUTTON),
                                           "rule-button"));

  /* It is still in the fingers, and goes down where it may. */
  hex_press_on (hex, "c2", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c2", "moloch-hunter@0");
  g_assert_null (adc_hex_notice_get_text (get_notice (hex)));
  g_assert_null (adw_bin_get_child (ADW_BIN (get_notice (hex))));
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-hands/seek", NULL, test_seek },
    { "/hex-hands/lay", NULL, test_lay },
    { "/hex-hands/lift", NULL, test_lift },
    { "/hex-hands/keys", NULL, test_keys },
    { "/hex-hands/buttons", NULL, test_buttons },
    { "/hex-hands/piles", NULL, test_piles },
    { "/hex-hands/drag", NULL, test_drag },
    { "/hex-hands/closed", NULL, test_closed },
    { "/hex-hands/pointer", NULL, test_pointer },
    { "/hex-hands/refuse", NULL, test_refuse },
  };

  return hex_run (argc, argv, TRUE, tests, G_N_ELEMENTS (tests));
}
