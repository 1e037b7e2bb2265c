/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Neuroshima Hex! as a player handles it, by the keyboard and by dragging. What comes
 * of it is read in the scenario. */

#include "hex-board.h"

#include "adc-driver.h"
#include "adc-hex-edit.h"
#include "adc-hex-notice.h"
#include "adc-hex-setup.h"
#include "adc-scenario-file.h"

#include <adwaita.h>
#include <string.h>

static guint
cell (const char *name)
{
  return adc_hex_cell_parse (name);
}

static gboolean
has_mark (Hex *hex, const char *name, AdcHexMarks mark)
{
  return (adc_hex_cell_get_marks (adc_hex_map_get_cell (hex->map, cell (name))) & mark) != 0;
}

/* The hexes that may be chosen now, in their order. */
static void
assert_open (Hex *hex, const char *expected)
{
  g_autoptr(GString) open = g_string_new (NULL);

  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    if (has_mark (hex, adc_hex_cell_name (i), ADC_HEX_MARK_OPEN))
      g_string_append_printf (open, "%s%s", open->len > 0 ? " " : "", adc_hex_cell_name (i));
  g_assert_cmpstr (open->str, ==, expected);
}

static const char *
get_prompt (Hex *hex)
{
  gpointer bar = hex_get_child (hex->board, "bar");

  return gtk_label_get_label (hex_get_child (bar, "prompt"));
}

static AdcHexNotice *
get_notice (Hex *hex)
{
  return hex_get_child (hex->board, "notice");
}

static gboolean
is_offered (Hex *hex, const char *button)
{
  return gtk_widget_get_visible (hex_get_child (hex_get_child (hex->board, "bar"), button));
}

static void
test_names (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  adc_hex_table_set_side (hex->table, "posterunek");
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("c1")), "c1: empty");
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("c3")),
                    "c3: Runner of Hegemonia, facing north, initiative now 3");
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("b2")),
                    "b2: Brawler of Posterunek, facing south-west, initiative now 3, 2, netted by "
                    "Net Fighter (b1)");
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("a2")),
                    "a2: Hegemonia HQ, facing north, 20 points");
  hex_assert_named (hex_find_item (hex, ADC_HEX_PILE_UNITS, "posterunek-runner"), "Runner, 2 left");
  hex_assert_named (hex_find_item (hex, ADC_HEX_PILE_DISCARD, "posterunek-move"),
                    "Move, 3 discarded");
  g_assert_null (hex_find_item (hex, ADC_HEX_PILE_HAND, "posterunek-runner"));

  /* In the battle: who acts, and who does not live to see its end. */
  adc_hex_table_set_moment (hex->table, 0);
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("e2")),
                    "e2: Commando of Posterunek, facing south, initiative now 4, acts in this "
                    "phase");
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("b1")),
                    "b1: Net Fighter of Hegemonia, facing south-east, is destroyed in this phase");
  adc_hex_table_set_moment (hex->table, 1);
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("b1")), "b1: empty");
}

static void
assert_walk (Hex *hex, guint key, const char *expected)
{
  g_assert_true (hex_press (hex, key, 0));
  g_assert_cmpstr (hex_get_focus (hex), ==, expected);
}

static void
test_walk (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  /* Along the column, and not beyond it. */
  hex_press_on (hex, "c3", GDK_KEY_Up, 0);
  g_assert_cmpstr (hex_get_focus (hex), ==, "c2");
  assert_walk (hex, GDK_KEY_Up, "c1");
  assert_walk (hex, GDK_KEY_Up, "c1");

  /* From column to column, without drifting up or down. */
  assert_walk (hex, GDK_KEY_Right, "d1");
  assert_walk (hex, GDK_KEY_Right, "e1");
  assert_walk (hex, GDK_KEY_Right, "e1");
  assert_walk (hex, GDK_KEY_Left, "d1");
  assert_walk (hex, GDK_KEY_Left, "c1");
  hex_press_on (hex, "c3", GDK_KEY_Down, 0);
  assert_walk (hex, GDK_KEY_Home, "a3");
  assert_walk (hex, GDK_KEY_End, "e3");
  assert_walk (hex, GDK_KEY_Left, "d3");
  assert_walk (hex, GDK_KEY_Left, "c4");

  /* All six directions on the number pad, its lock on or off. */
  adc_hex_map_focus_cell (hex->map, cell ("c3"));
  assert_walk (hex, GDK_KEY_KP_9, "d2");
  assert_walk (hex, GDK_KEY_KP_3, "e2");
  assert_walk (hex, GDK_KEY_KP_2, "e3");
  assert_walk (hex, GDK_KEY_KP_End, "d4");
  assert_walk (hex, GDK_KEY_KP_Home, "c4");
  assert_walk (hex, GDK_KEY_KP_8, "c3");
}

/* One stop for the hexes; the arrows do the rest. */
static void
test_focus (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (hex->board)));
  g_assert_cmpstr (hex_get_focus (hex), ==, "c3");
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, cell ("c3"));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (hex->map), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (hex->board), GTK_DIR_TAB_FORWARD));
  g_assert_null (hex_get_focus (hex)); /* the buttons below */
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, ADC_HEX_NOWHERE);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (hex->map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (hex_get_focus (hex), ==, "c3");
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
  g_signal_emit_by_name (hex_find_controller (hex->tray, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", GDK_KEY_Escape, 0, 0, &(gboolean){ FALSE });
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
  g_assert_cmpstr (get_prompt (hex), ==, "Hunter-Killer: choose a hex.");
  g_assert_true (adc_hex_cell_has_ghost (adc_hex_map_get_cell (hex->map, cell ("c3"))));
  hex_press (hex, GDK_KEY_Up, 0);
  g_assert_true (adc_hex_cell_has_ghost (adc_hex_map_get_cell (hex->map, cell ("c2"))));
  g_assert_false (adc_hex_cell_has_ghost (adc_hex_map_get_cell (hex->map, cell ("c3"))));
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
  g_assert_cmpstr (get_prompt (hex), ==, "Hunter-Killer (b1)");
  g_assert_false (hex_press (hex, GDK_KEY_Escape, 0)); /* it is somebody else's now */
}

static void
test_lift (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_lay (hex, "moloch-hunter", "c3", 2);
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  g_assert_cmpstr (get_prompt (hex), ==, "Hunter-Killer (c3): choose another hex.");
  g_assert_true (has_mark (hex, "c3", ADC_HEX_MARK_CHOSEN));
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
  adc_hex_map_focus_cell (hex->map, cell ("c3"));
  g_assert_true (is_offered (hex, "wounds_box"));
  g_assert_false (is_offered (hex, "points_box"));
  g_assert_false (adc_hex_map_can (hex->map, "heal"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.wound", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.turn-left", NULL));
  hex_assert_at (hex, "c3", "moloch-blocker@5/1");
  adc_hex_map_focus_cell (hex->map, cell ("a1"));
  g_assert_false (is_offered (hex, "wounds_box"));
  g_assert_true (is_offered (hex, "points_box"));
  g_assert_false (is_offered (hex, "discard_button"));
  g_assert_false (adc_hex_map_can (hex->map, "gain"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.lose", NULL));
  hex_assert_at (hex, "a1", "moloch-hq@0/19");

  /* A tile that was taken may go into the hand instead. */
  hex_choose (hex, ADC_HEX_PILE_UNITS, "moloch-clown");
  g_assert_true (is_offered (hex, "hand_button"));
  g_assert_true (is_offered (hex, "cancel_button"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.hand", NULL));
  hex_assert_pile (hex, "moloch-clown", "hand", 1);
  hex_choose (hex, ADC_HEX_PILE_HAND, "moloch-clown");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.discard", NULL));
  hex_assert_pile (hex, "moloch-clown", "discard", 1);
  g_assert_false (is_offered (hex, "cancel_button"));
}

static void
press_item (Hex *hex, AdcHexPileKind kind, const char *piece, guint key, GdkModifierType state)
{
  AdcHexPile *pile = adc_hex_tray_get_pile (hex->tray, kind);
  gboolean handled = FALSE;

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (hex_find_item (hex, kind, piece))));
  g_signal_emit_by_name (hex_find_controller (pile, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed",
                         key, 0, state, &handled);
  g_assert_true (handled);
}

static void
test_piles (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  press_item (hex, ADC_HEX_PILE_UNITS, "moloch-hunter", GDK_KEY_h, 0);
  press_item (hex, ADC_HEX_PILE_CARDS, "moloch-push", GDK_KEY_h, 0);
  hex_assert_pile (hex, "moloch-hunter", "hand", 1);
  hex_assert_named (hex_find_item (hex, ADC_HEX_PILE_HAND, "moloch-hunter"),
                    "Hunter-Killer, 1 in hand");
  hex_assert_named (hex_find_item (hex, ADC_HEX_PILE_CARDS, "moloch-push"), "Push Back, 4 left");
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

static void
get_middle (GtkWidget *widget, gpointer of, double *x, double *y)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, of, &bounds));
  *x = bounds.origin.x + bounds.size.width / 2;
  *y = bounds.origin.y + bounds.size.height / 2;
}

static GtkWidget *
get_cell (Hex *hex, const char *name)
{
  return GTK_WIDGET (adc_hex_map_get_cell (hex->map, cell (name)));
}

/* What is carried away from there; NULL: there is nothing to drag. */
static GdkContentProvider *
drag (gpointer from, GtkWidget *what)
{
  GdkContentProvider *content = NULL;
  double x, y;

  get_middle (what, from, &x, &y);
  g_signal_emit_by_name (hex_find_controller (from, GTK_TYPE_DRAG_SOURCE), "prepare", x, y,
                         &content);
  return content;
}

static gboolean
drop (GdkContentProvider *content, gpointer target, GtkWidget *where)
{
  GValue value = G_VALUE_INIT;
  gboolean dropped = FALSE;
  double x, y;

  g_assert_nonnull (content);
  get_middle (where, target, &x, &y);
  g_value_init (&value, ADC_TYPE_HEX_GRIP);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_signal_emit_by_name (hex_find_controller (target, GTK_TYPE_DROP_TARGET), "drop", &value, x, y,
                         &dropped);
  g_value_unset (&value);
  g_object_unref (content);
  return dropped;
}

static void
test_drag (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexPile *units = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_UNITS);
  AdcHexPile *cards = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_CARDS);
  AdcHexPile *hand = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_HAND);
  AdcHexPile *discard = adc_hex_tray_get_pile (hex->tray, ADC_HEX_PILE_DISCARD);
  GtkWidget *hunter = GTK_WIDGET (hex_find_item (hex, ADC_HEX_PILE_UNITS, "moloch-hunter"));
  GtkWidget *push = GTK_WIDGET (hex_find_item (hex, ADC_HEX_PILE_CARDS, "moloch-push"));

  g_assert_true (drop (drag (units, hunter), hex->map, get_cell (hex, "b3")));
  hex_assert_at (hex, "b3", "moloch-hunter@0");
  g_assert_true (drop (drag (hex->map, get_cell (hex, "b3")), hex->map, get_cell (hex, "d1")));
  hex_assert_at (hex, "b3", "-");
  hex_assert_at (hex, "d1", "moloch-hunter@0");
  g_assert_true (drop (drag (units, hunter), hand, GTK_WIDGET (hand)));
  hex_assert_pile (hex, "moloch-hunter", "hand", 1);
  hex_settle (hex);
  g_assert_true (drop (drag (hex->map, get_cell (hex, "d1")), discard, GTK_WIDGET (discard)));
  hex_assert_pile (hex, "moloch-hunter", "discard", 1);
  hex_assert_at (hex, "d1", "-");

  /* Back where it came from. */
  hex_lay (hex, "moloch-clown", "c3", 0);
  g_assert_true (drop (drag (hex->map, get_cell (hex, "c3")), units, GTK_WIDGET (units)));
  hex_assert_pile (hex, "moloch-clown", NULL, 1);

  /* Nothing lies there; and cards are played, not laid. */
  g_assert_null (drag (hex->map, get_cell (hex, "a1")));
  g_assert_null (drag (cards, push));
}

static gboolean
scroll (Hex *hex, const char *name, double dy)
{
  gboolean handled = FALSE;
  double x, y;

  get_middle (get_cell (hex, name), hex->map, &x, &y);
  g_signal_emit_by_name (hex_find_controller (hex->map, GTK_TYPE_EVENT_CONTROLLER_MOTION),
                         "motion", x, y);
  g_signal_emit_by_name (hex_find_controller (hex->map, GTK_TYPE_EVENT_CONTROLLER_SCROLL),
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
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, cell ("c3"));
  g_assert_false (scroll (hex, "e3", 1)); /* the page's */
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, cell ("e3"));

  /* A corner belongs to the hex it is in, not to the box around another. */
  get_middle (get_cell (hex, "c3"), hex->map, &x, &y);
  x -= gtk_widget_get_width (get_cell (hex, "c3")) * 0.42;
  y -= gtk_widget_get_height (get_cell (hex, "c3")) * 0.42;
  g_signal_emit_by_name (hex_find_controller (hex->map, GTK_TYPE_EVENT_CONTROLLER_MOTION),
                         "motion", x, y);
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, cell ("b2"));
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
  g_assert_true (gtk_widget_has_css_class (hex_find (GTK_WIDGET (get_notice (hex)),
                                                     GTK_TYPE_BUTTON),
                                           "rule-button"));

  /* It is still in the fingers, and goes down where it may. */
  hex_press_on (hex, "c2", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c2", "moloch-hunter@0");
  g_assert_null (adc_hex_notice_get_text (get_notice (hex)));
  g_assert_null (adw_bin_get_child (ADW_BIN (get_notice (hex))));
}

static void
test_move (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_lay (hex, "moloch-hunter", "c3", 0);
  hex_lay (hex, "moloch-blocker", "c2", 0);
  hex_lay (hex, "posterunek-hq", "d2", 0);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "moloch-move");
  assert_open (hex, "c2 c3");
  g_assert_cmpstr (get_prompt (hex), ==, "Move: choose one of your tiles.");
  hex_press_on (hex, "d2", GDK_KEY_Return, 0);
  g_assert_cmpstr (hex->rule, ==, "regle-mouvement");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  assert_open (hex, "b2 b3 c3 c4 d3");
  hex_press (hex, GDK_KEY_r, 0);
  hex_press_on (hex, "e1", GDK_KEY_Return, 0);
  g_assert_cmpuint (hex->n_refused, ==, 2);

  /* One step back, and forth again. */
  g_assert_true (hex_press (hex, GDK_KEY_Escape, 0));
  assert_open (hex, "c2 c3");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  hex_press (hex, GDK_KEY_r, 0);
  hex_press_on (hex, "d3", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c3", "-");
  hex_assert_at (hex, "d3", "moloch-hunter@1");
  hex_assert_pile (hex, "moloch-move", "discard", 1);
  assert_open (hex, "");
  adc_battle_session_undo (hex->session);
  hex_assert_at (hex, "c3", "moloch-hunter@0");
  hex_assert_pile (hex, "moloch-move", NULL, 1);
}

static void
test_free_move (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  adc_hex_table_set_side (hex->table, "posterunek");
  g_assert_false (is_offered (hex, "moves_button"));
  hex_lay (hex, "posterunek-runner", "c3", 0);
  hex_lay (hex, "posterunek-hq", "c1", 0);
  g_assert_true (is_offered (hex, "moves_button"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.moves", NULL));
  assert_open (hex, "c3");
  hex_press_on (hex, "c1", GDK_KEY_Return, 0);
  g_assert_cmpstr (hex->rule, ==, "regle-mobilite");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  hex_press_on (hex, "c4", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c4", "posterunek-runner@0");
  hex_assert_pile (hex, "posterunek-move", "discard", 0);
}

static void
test_push (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_lay (hex, "moloch-hunter", "c3", 0);
  hex_lay (hex, "posterunek-runner", "c2", 4);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "moloch-push");
  assert_open (hex, "c3");
  hex_press_on (hex, "c2", GDK_KEY_Return, 0);
  g_assert_cmpstr (hex->rule, ==, "regle-repousser");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  assert_open (hex, "c2");
  hex_press_on (hex, "c2", GDK_KEY_Return, 0);
  assert_open (hex, "b1 c1 d1");
  g_assert_cmpstr (get_prompt (hex), ==,
                   "Push Back: the owner of Runner (c2) chooses where it goes.");
  hex_press_on (hex, "d1", GDK_KEY_Return, 0);
  hex_assert_at (hex, "d1", "posterunek-runner@4");
  hex_assert_pile (hex, "moloch-push", "discard", 1);

  /* Where there is one place only, nobody chooses. */
  adc_battle_session_undo (hex->session);
  hex_lay (hex, "moloch-clown", "b1", 0);
  hex_lay (hex, "moloch-blocker", "d1", 0);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "moloch-push");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  hex_press_on (hex, "c2", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c1", "posterunek-runner@4");

  /* Nor can anybody be pushed who is not there. */
  adc_hex_table_remove (hex->table, cell ("c1"), NULL);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "moloch-push");
  g_assert_cmpuint (hex->n_refused, ==, 2);
  assert_open (hex, "");
}

static void
test_strike (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const armies[] = { "borgo", "posterunek", "moloch", NULL };

  g_assert_true (adc_hex_table_set_armies (hex->table, armies, FALSE));
  hex_lay (hex, "borgo-hq", "c3", 0);
  hex_lay (hex, "posterunek-hq", "a1", 0);
  hex_lay (hex, "moloch-blocker", "c2", 0);
  hex_lay (hex, "moloch-hunter", "e1", 0);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "borgo-grenade");
  assert_open (hex, "c2");
  hex_press_on (hex, "e1", GDK_KEY_Return, 0);
  g_assert_cmpstr (hex->rule, ==, "regle-grenade");
  hex_press_on (hex, "c2", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c2", "-");
  hex_assert_pile (hex, "moloch-blocker", "discard", 1);
  hex_assert_pile (hex, "borgo-grenade", "discard", 1);

  adc_battle_session_undo (hex->session);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-sniper");
  assert_open (hex, "c2 e1");
  hex_press_on (hex, "c2", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c2", "moloch-blocker@0/1");

  hex_choose (hex, ADC_HEX_PILE_CARDS, "moloch-bomb");
  assert_open (hex, "b2 b3 c2 c3 c4 d2 d3");
  hex_press_on (hex, "d1", GDK_KEY_Return, 0);
  g_assert_cmpstr (hex->rule, ==, "regle-bombe");
  hex_press_on (hex, "d2", GDK_KEY_Return, 0);
  hex_assert_at (hex, "c2", "moloch-blocker@0/2");
  hex_assert_at (hex, "e1", "-");
  hex_assert_at (hex, "c3", "borgo-hq@0/20");
}

/* Two medics beside the one that is hit: their owner decides, and may think better of it. */
static void
test_medics (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdwMessageDialog *dialog;
  GtkWidget *choice;

  hex_lay (hex, "moloch-hunter", "c3", 0);
  hex_lay (hex, "moloch-medic", "c2", 3);
  hex_lay (hex, "moloch-medic", "c4", 0);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-sniper");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  dialog = hex_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  adw_message_dialog_response (dialog, "cancel");
  hex_settle (hex);
  hex_assert_pile (hex, "posterunek-sniper", NULL, 1);
  assert_open (hex, "");

  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-sniper");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  dialog = hex_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  choice = hex_find (adw_message_dialog_get_extra_child (dialog), GTK_TYPE_CHECK_BUTTON);
  hex_assert_named (choice, "Medic (c2) heals Hunter-Killer (c3)");
  choice = gtk_widget_get_next_sibling (choice);
  hex_assert_named (choice, "Medic (c4) heals Hunter-Killer (c3)");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (choice), TRUE);
  adw_message_dialog_response (dialog, "choose");
  hex_settle (hex);
  hex_assert_at (hex, "c3", "moloch-hunter@0");
  hex_assert_at (hex, "c2", "moloch-medic@3");
  hex_assert_at (hex, "c4", "-");
  hex_assert_pile (hex, "posterunek-sniper", "discard", 1);
}

/* In the battle the board is looked at; a button leads back before it. */
static void
test_battle (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = adc_scenario_copy (hex_get_scenario (hex));
  GtkWidget *bar = hex_get_child (hex->board, "moment_bar");

  g_assert_false (gtk_widget_get_visible (bar));
  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-battle");
  hex_assert_pile (hex, "posterunek-battle", "discard", 3);
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, 0);
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_cmpstr (gtk_label_get_label (hex_get_child (hex->board, "moment_label")), ==,
                   "The battle at initiative 4: nothing can be moved here.");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (hex->tray)));

  adc_battle_session_undo (hex->session);
  adc_hex_table_set_moment (hex->table, 0);
  hex_press_on (hex, "c3", GDK_KEY_r, 0);
  hex_press_on (hex, "c3", GDK_KEY_Delete, 0);
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  hex_press_on (hex, "c3", GDK_KEY_Up, GDK_CONTROL_MASK);
  g_assert_null (drag (hex->map, get_cell (hex, "c3")));
  g_assert_false (adc_hex_map_can (hex->map, "turn-right"));
  g_assert_true (adc_scenario_equal (before, hex_get_scenario (hex)));

  adc_hex_table_set_moment (hex->table, 5);
  g_assert_cmpstr (gtk_label_get_label (hex_get_child (hex->board, "moment_label")), ==,
                   "After the battle: nothing can be moved here.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.before", NULL));
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, ADC_HEX_BEFORE);
  g_assert_false (gtk_widget_get_visible (bar));
  hex_press_on (hex, "c3", GDK_KEY_r, 0);
  hex_assert_at (hex, "c3", "hegemonia-runner@1");
}

static void
test_preview (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (hex->table);
  const AdcHexPlacement placement = { adc_hex_battle_find_tile (battle, "moloch-hunter"),
                                      cell ("d3"), 4 };

  adc_hex_table_set_preview (hex->table, &placement, 1);
  g_assert_true (adc_hex_cell_has_ghost (adc_hex_map_get_cell (hex->map, cell ("d3"))));
  adc_hex_table_set_preview (hex->table, NULL, 0);
  g_assert_false (adc_hex_cell_has_ghost (adc_hex_map_get_cell (hex->map, cell ("d3"))));
}

static void
select_line (Hex *hex, const char *name, guint line)
{
  gpointer setup = hex_get_child (hex->board, "setup");

  gtk_drop_down_set_selected (hex_get_child (setup, name), line);
}

static void
assert_setup (Hex *hex, const char *expected)
{
  gpointer setup = hex_get_child (hex->board, "setup");

  g_assert_cmpstr (gtk_label_get_label (hex_get_child (setup, "summary")), ==, expected);
}

static void
test_setup (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *alliance = hex_get_child (hex_get_child (hex->board, "setup"), "alliance_field");
  GHashTable *settings;

  assert_setup (hex, "Moloch, Posterunek · plain board");
  hex_lay (hex, "moloch-hunter", "c3", 0);

  /* Who takes another's army changes with that player. */
  select_line (hex, "player_1", 1);
  assert_setup (hex, "Posterunek, Moloch · plain board");
  hex_assert_at (hex, "c3", "moloch-hunter@0");
  select_line (hex, "player_3", 3);
  g_assert_false (gtk_widget_get_visible (alliance));
  select_line (hex, "player_4", 4);
  assert_setup (hex, "Posterunek, Moloch, Borgo, Hegemonia · plain board");
  g_assert_true (gtk_widget_get_visible (alliance));
  select_line (hex, "alliance", 1);
  assert_setup (hex, "Posterunek and Borgo against Moloch and Hegemonia · plain board");

  /* Three are no alliance any more. */
  select_line (hex, "player_4", 0);
  assert_setup (hex, "Posterunek, Moloch, Borgo · plain board");
  select_line (hex, "face", 1);
  assert_setup (hex, "Posterunek, Moloch, Borgo · King of the Hill");
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("c2")), "c2: empty, hill, initiative +1");
  select_line (hex, "scoring", 1);
  settings = adc_scenario_get_settings (hex_get_scenario (hex));
  g_assert_cmpstr (adc_settings_get (settings, "board", NULL), ==, "hill");
  g_assert_cmpstr (adc_settings_get (settings, "scoring", NULL), ==, "points");
  g_assert_cmpuint (hex->n_refused, ==, 0);

  for (guint i = 0; i < 7; i++)
    adc_battle_session_undo (hex->session);
  assert_setup (hex, "Moloch, Posterunek · plain board");
}

/* A file may say what no hand would do: it is shown, and can be put right. */
static void
test_strange_file (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) strange = adc_scenario_copy (hex_get_scenario (hex));
  AdcScenarioForce *runner = adc_scenario_find_force (strange, "hegemonia-runner-1", NULL);
  AdcScenarioForce *boss = adc_scenario_find_force (strange, "hegemonia-boss-1", NULL);
  AdcScenarioForce *ganger = adc_scenario_find_force (strange, "hegemonia-ganger-2", NULL);
  AdcScenarioSide *side = adc_scenario_add_side (strange, "nobody");

  g_free (runner->unit);
  runner->unit = g_strdup ("no-such-tile");
  adc_settings_set (boss->settings, "rotation", "7");
  adc_settings_set (ganger->settings, "wounds", "many");
  g_free (adc_hex_edit_add (strange, side, "moloch-hunter")->place);
  adc_battle_session_edit (hex->session, strange);
  hex_settle (hex);

  g_assert_null (adc_hex_table_get_battle (hex->table));
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("c3")), "c3: no-such-tile of Hegemonia");
  hex_assert_named (adc_hex_map_get_cell (hex->map, cell ("d3")),
                    "d3: The Boss of Hegemonia, facing north");
  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-move"); /* not now */
  g_assert_cmpuint (hex->n_refused, ==, 1);
  hex_press_on (hex, "c3", GDK_KEY_Delete, 0);
  hex_press_on (hex, "d3", GDK_KEY_r, 0);
  hex_press_on (hex, "d4", GDK_KEY_Delete, 0);
  select_line (hex, "player_3", 0);
  g_assert_nonnull (adc_hex_table_get_battle (hex->table));
}

static void
assert_narrow (Hex *hex)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (hex->board), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 336);
}

/* Every battle that ships lies on the board, at every moment of it, and fits a narrow window. */
static void
test_examples (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) scenarios = adc_scenario_load_shipped (adc_game_get_folder (hex->game),
                                                              NULL);

  g_assert_cmpuint (scenarios->len, >, 30);
  for (guint i = 0; i < scenarios->len; i++) {
    const AdcHexScene *scene;

    adc_battle_session_open (hex->session, scenarios->pdata[i]);
    g_assert_nonnull (adc_hex_table_get_battle (hex->table));
    assert_narrow (hex);
    scene = adc_hex_map_get_scene (hex->map);
    for (guint j = 0; j < ADC_HEX_CELLS; j++)
      g_assert_true (scene->cells[j].force == NULL || scene->cells[j].piece != NULL);
    for (int moment = 0; moment <= adc_hex_table_get_n_phases (hex->table); moment++) {
      adc_hex_table_set_moment (hex->table, moment);
      adc_hex_table_set_event (hex->table, 0);
      hex_settle (hex);
    }
  }
}

/* On a narrow window everything is below everything, and the tiles can still be read. */
static void
test_narrow (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  const int wide = gtk_widget_get_height (get_cell (hex, "c3"));

  gtk_window_set_default_size (GTK_WINDOW (hex->window), 360, 800);
  hex_settle (hex);
  hex_settle (hex);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (hex->map)), <=, 360);
  g_assert_cmpint (gtk_widget_get_height (get_cell (hex, "c3")), >=, 60);
  g_assert_cmpint (gtk_widget_get_height (get_cell (hex, "c3")), <, wide);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-board/names", "exemple-bataille", test_names },
    { "/hex-board/walk", NULL, test_walk },
    { "/hex-board/focus", "exemple-bataille", test_focus },
    { "/hex-board/seek", NULL, test_seek },
    { "/hex-board/lay", NULL, test_lay },
    { "/hex-board/lift", NULL, test_lift },
    { "/hex-board/keys", NULL, test_keys },
    { "/hex-board/buttons", NULL, test_buttons },
    { "/hex-board/piles", NULL, test_piles },
    { "/hex-board/drag", NULL, test_drag },
    { "/hex-board/pointer", NULL, test_pointer },
    { "/hex-board/refuse", NULL, test_refuse },
    { "/hex-board/move", NULL, test_move },
    { "/hex-board/free-move", NULL, test_free_move },
    { "/hex-board/push", NULL, test_push },
    { "/hex-board/strike", NULL, test_strike },
    { "/hex-board/medics", NULL, test_medics },
    { "/hex-board/battle", "exemple-bataille", test_battle },
    { "/hex-board/preview", NULL, test_preview },
    { "/hex-board/setup", NULL, test_setup },
    { "/hex-board/strange-file", "exemple-bataille", test_strange_file },
    { "/hex-board/examples", "exemple-bataille", test_examples },
    { "/hex-board/narrow", "exemple-bataille", test_narrow },
  };

  return hex_run (argc, argv, TRUE, tests, G_N_ELEMENTS (tests));
}
