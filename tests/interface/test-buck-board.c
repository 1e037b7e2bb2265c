/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Buck Rogers as a player handles it: how many pieces there are, who fights, where.
 * What comes of it is read in the scenario. */

#include "buck-board.h"

#include "adc-buck-order-list.h"
#include "adc-buck-sides.h"
#include "adc-scenario-file.h"
#include "adc-zone-entry.h"
#include "widgets.h"

static gboolean
is_shown (Buck *buck, const char *side, const char *unit, const char *place)
{
  return gtk_widget_get_visible (GTK_WIDGET (buck_get_row (buck, side, unit, place)));
}

static void
click (gpointer panel, const char *button)
{
  g_signal_emit_by_name (widget_get_child (panel, button), "clicked");
}

/* Up and down by one, with the keys and with the buttons; each is one step to undo. */
static void
test_step (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row = GTK_WIDGET (buck_get_row (buck, "a", "trooper", "zone"));

  g_assert_true (buck_press_on (buck, "a", "trooper", GDK_KEY_plus));
  buck_assert_count (buck, "a", "trooper", "zone", 9);
  buck_press (buck, GDK_KEY_Right, 0);
  buck_press (buck, GDK_KEY_KP_Subtract, 0);
  buck_press (buck, GDK_KEY_Left, 0);
  buck_assert_count (buck, "a", "trooper", "zone", 8);
  for (guint i = 0; i < 4; i++)
    adc_battle_session_undo (buck->session);
  g_assert_false (adc_battle_session_can_undo (buck->session));

  g_signal_emit_by_name (gtk_widget_get_last_child (row), "clicked");
  buck_assert_count (buck, "a", "trooper", "zone", 9);
  g_assert_false (buck_press (buck, GDK_KEY_plus, GDK_CONTROL_MASK)); /* larger text, elsewhere */

  /* Nothing left: the force is gone, the row stays. */
  buck_press (buck, GDK_KEY_Delete, 0);
  buck_assert_count (buck, "a", "trooper", "zone", 0);
  g_assert_null (adc_scenario_find_force (buck_get_scenario (buck), "a-trooper", NULL));
  g_assert_cmpstr (buck_get_focus (buck), ==, "a trooper zone");
  g_assert_true (buck_press (buck, GDK_KEY_minus, 0));
  buck_assert_count (buck, "a", "trooper", "zone", 0);
}

/* A number of several digits is one step to undo, and never higher than there are pieces. */
static void
test_type (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_grab_focus (GTK_WIDGET (buck_get_row (buck, "a", "trooper", "zone")));
  buck_type (buck, "12");
  buck_assert_count (buck, "a", "trooper", "zone", 12);
  adc_battle_session_undo (buck->session);
  buck_assert_count (buck, "a", "trooper", "zone", 8);
  g_assert_false (adc_battle_session_can_undo (buck->session));

  /* What would be too high begins anew; Backspace takes a digit back. */
  buck_press (buck, GDK_KEY_Home, 0);
  buck_press (buck, GDK_KEY_Down, 0);
  g_assert_cmpstr (buck_get_focus (buck), ==, "a gennie zone");
  buck_type (buck, "23");
  buck_assert_count (buck, "a", "gennie", "zone", 23); /* three colours have 24 */
  buck_type (buck, "5");
  buck_assert_count (buck, "a", "gennie", "zone", 5);
  buck_type (buck, "0");
  buck_assert_count (buck, "a", "gennie", "zone", 0);
  buck_type (buck, "17");
  buck_press (buck, GDK_KEY_BackSpace, 0);
  buck_assert_count (buck, "a", "gennie", "zone", 1);

  /* Elsewhere and back: a new number. */
  buck_press (buck, GDK_KEY_Up, 0);
  buck_press (buck, GDK_KEY_Down, 0);
  buck_type (buck, "2");
  buck_assert_count (buck, "a", "gennie", "zone", 2);
}

/* A whole battle by the keyboard alone, from the moment the board has the focus. */
static void
test_hurry (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_grab_focus (GTK_WIDGET (buck->board));
  g_assert_cmpstr (buck_get_focus (buck), ==, "a trooper zone");
  buck_type (buck, "10");
  buck_press (buck, GDK_KEY_Down, 0);
  buck_press (buck, GDK_KEY_Down, 0);
  buck_type (buck, "4");
  buck_press (buck, GDK_KEY_Page_Down, 0);
  g_assert_cmpstr (buck_get_focus (buck), ==, "b trooper zone");
  buck_press (buck, GDK_KEY_KP_Down, 0);
  g_assert_true (buck_press (buck, GDK_KEY_KP_6, 0));
  buck_press (buck, GDK_KEY_Page_Up, 0);

  buck_assert_count (buck, "a", "trooper", "zone", 10);
  buck_assert_count (buck, "a", "fighter", "zone", 4);
  buck_assert_count (buck, "b", "gennie", "zone", 6);
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));

  /* From the last piece of a side on to the next side, and back. */
  buck_press (buck, GDK_KEY_End, 0);
  buck_press (buck, GDK_KEY_Down, 0);
  g_assert_cmpstr (buck_get_focus (buck), ==, "b trooper zone");
  buck_press (buck, GDK_KEY_Up, 0);
  g_assert_cmpstr (buck_get_focus (buck), ==, "a leader orbit");
  buck_press (buck, GDK_KEY_Page_Up, 0); /* there is no side before the first */
  g_assert_cmpstr (buck_get_focus (buck), ==, "a leader orbit");
}

/* Who shoots, at whom; the target chosen again shoots back. */
static void
test_choose (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *trooper = GTK_WIDGET (buck_get_row (buck, "a", "trooper", "zone"));
  GtkWidget *gennie = GTK_WIDGET (buck_get_row (buck, "b", "gennie", "zone"));

  buck_press_on (buck, "a", "trooper", GDK_KEY_Return);
  g_assert_cmpstr (adc_board_get_from (buck->board), ==, "a-trooper");
  g_assert_null (adc_board_get_at (buck->board));
  g_assert_true (gtk_widget_has_css_class (trooper, "shooter"));

  buck_press_on (buck, "b", "gennie", GDK_KEY_space);
  g_assert_cmpstr (adc_board_get_at (buck->board), ==, "b-gennie");
  g_assert_true (gtk_widget_has_css_class (gennie, "target"));
  widget_assert_named (gennie, "Gennie: 2, Killer Kane, chosen as the target, 6 or more hits");

  buck_press_on (buck, "a", "fighter", GDK_KEY_space); /* another of the side that shoots */
  g_assert_cmpstr (adc_board_get_from (buck->board), ==, "a-fighter");
  g_assert_cmpstr (adc_board_get_at (buck->board), ==, "b-gennie");
  buck_press_on (buck, "b", "gennie", GDK_KEY_space);
  g_assert_cmpstr (adc_board_get_from (buck->board), ==, "b-gennie");
  g_assert_cmpstr (adc_board_get_at (buck->board), ==, "a-fighter");

  g_assert_true (buck_press (buck, GDK_KEY_Escape, 0));
  g_assert_null (adc_board_get_from (buck->board));
  g_assert_false (buck_press (buck, GDK_KEY_Escape, 0)); /* it is somebody else's now */
  buck_press_on (buck, "b", "leader", GDK_KEY_Delete);
  buck_press (buck, GDK_KEY_Return, 0); /* none of these there are */
  g_assert_null (adc_board_get_from (buck->board));
}

/* What can be where, and for whom. */
static void
test_rows (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (is_shown (buck, "a", "trooper", "zone"));
  g_assert_false (is_shown (buck, "a", "battler", "zone"));
  g_assert_true (is_shown (buck, "a", "battler", "orbit"));
  g_assert_false (is_shown (buck, "a", "trooper", "aboard"));
  g_assert_false (is_shown (buck, "a", "factory", "zone"));
  g_assert_true (is_shown (buck, "b", "factory", "zone")); /* the owner */
  g_assert_false (is_shown (buck, "b", "control-marker", "zone"));

  /* One satellite above a zone, whoever has it. */
  g_assert_true (gtk_widget_grab_focus (
    GTK_WIDGET (buck_get_row (buck, "a", "killer-satellite", "orbit"))));
  buck_type (buck, "5");
  buck_assert_count (buck, "a", "killer-satellite", "orbit", 1);
  g_assert_false (is_shown (buck, "b", "killer-satellite", "orbit"));

  buck_choose (buck, NULL, "table", 1);
  g_assert_true (is_shown (buck, "b", "control-marker", "zone"));
  g_assert_false (is_shown (buck, "a", "control-marker", "zone"));
}

/* What is aboard goes with its transports. */
static void
test_cargo (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (is_shown (buck, "a", "trooper", "aboard"));
  g_assert_false (is_shown (buck, "b", "trooper", "aboard"));

  buck_press_on (buck, "a", "transport", GDK_KEY_2);
  gtk_widget_grab_focus (GTK_WIDGET (buck_get_row (buck, "a", "trooper", "aboard")));
  buck_type (buck, "10");
  buck_assert_count (buck, "a", "trooper", "aboard", 10);
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));
  buck_press_on (buck, "a", "transport", GDK_KEY_minus);
  buck_assert_count (buck, "a", "trooper", "aboard", 5);
  buck_press (buck, GDK_KEY_minus, 0);
  buck_assert_count (buck, "a", "trooper", "aboard", 0);
  g_assert_false (is_shown (buck, "a", "trooper", "aboard"));
  adc_battle_session_undo (buck->session);
  adc_battle_session_undo (buck->session);
  buck_assert_count (buck, "a", "trooper", "aboard", 10);
}

/* Another kind of zone takes away what cannot be there; whoever lands gets out. */
static void
test_kind (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  buck_choose (buck, NULL, "kind", 1);
  g_assert_cmpstr (buck_get_setting (buck, NULL, "kind"), ==, "near-orbit");
  g_assert_null (buck_get_setting (buck, NULL, "zone"));
  g_assert_null (buck_get_setting (buck, NULL, "owner"));
  buck_assert_count (buck, "a", "trooper", "zone", 0);
  buck_assert_count (buck, "b", "gennie", "zone", 0);
  buck_assert_count (buck, "b", "factory", "zone", 0);
  buck_assert_count (buck, "a", "fighter", "zone", 4);
  buck_assert_count (buck, "a", "leader", "zone", 1);
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));

  gtk_widget_grab_focus (GTK_WIDGET (buck_get_row (buck, "a", "trooper", "aboard")));
  buck_type (buck, "4");
  buck_press_on (buck, "a", "battler", GDK_KEY_2);
  buck_choose (buck, NULL, "rounds", 3);
  g_assert_cmpstr (buck_get_setting (buck, NULL, "rounds"), ==, "3");
  buck_choose (buck, NULL, "kind", 0);
  buck_assert_count (buck, "a", "trooper", "zone", 4);
  buck_assert_count (buck, "a", "battler", "zone", 0);
  buck_assert_count (buck, "a", "battler", "orbit", 2);
  g_assert_null (buck_get_setting (buck, NULL, "rounds"));
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));

  for (guint i = 0; i < 5; i++)
    adc_battle_session_undo (buck->session);
  buck_assert_count (buck, "a", "trooper", "zone", 8);
  buck_assert_count (buck, "b", "factory", "zone", 2);
  g_assert_cmpstr (buck_get_setting (buck, NULL, "owner"), ==, "b");
}

/* A zone by its name brings its kind along. */
static void
test_zone (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  AdcNameEntry *entry = ADC_NAME_ENTRY (widget_find (GTK_WIDGET (buck->board),
                                                     ADC_TYPE_NAME_ENTRY));
  GtkEntry *field = adc_name_entry_get_field (entry);

  widget_enter (field, "near mars");
  g_assert_cmpstr (buck_get_setting (buck, NULL, "zone"), ==, "near-mars-orbit");
  g_assert_cmpstr (buck_get_setting (buck, NULL, "kind"), ==, "near-orbit");
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));

  /* Nothing above Deimos can bomb it. */
  widget_enter (field, "deimos");
  g_assert_cmpstr (buck_get_setting (buck, NULL, "kind"), ==, "territory");
  g_assert_false (is_shown (buck, "a", "battler", "orbit"));

  widget_enter (field, "");
  g_assert_null (buck_get_setting (buck, NULL, "zone"));
  g_assert_true (is_shown (buck, "a", "battler", "orbit"));
}

/* Factories belong to whoever owns the zone. */
static void
test_owner (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  buck_choose (buck, NULL, "owner", 1);
  g_assert_cmpstr (buck_get_setting (buck, NULL, "owner"), ==, "a");
  buck_assert_count (buck, "a", "factory", "zone", 2);
  buck_assert_count (buck, "b", "factory", "zone", 0);
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));
  buck_choose (buck, NULL, "sabotage", 1);
  g_assert_cmpstr (buck_get_setting (buck, NULL, "sabotage"), ==, "no");

  buck_choose (buck, NULL, "owner", 0);
  g_assert_null (buck_get_setting (buck, NULL, "owner"));
  buck_assert_count (buck, "a", "factory", "zone", 0);
  adc_battle_session_undo (buck->session);
  buck_assert_count (buck, "a", "factory", "zone", 2);
}

/* Sides come, go, and move earlier or later; the focus goes with them. */
static void
test_sides (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  AdcBuckSidePanel *first = buck_get_panel (buck, "a");
  GtkWidget *sides = widget_find (GTK_WIDGET (buck->board), ADC_TYPE_BUCK_SIDES);
  GtkWidget *add = gtk_widget_get_last_child (sides);

  g_assert_false (gtk_widget_get_visible (widget_get_child (first, "remove_button")));
  click (first, "later_button");
  buck_assert_order (buck, "b a");
  g_assert_true (gtk_widget_is_focus (widget_get_child (buck_get_panel (buck, "a"),
                                                         "earlier_button")));
  adc_battle_session_undo (buck->session);
  buck_assert_order (buck, "a b");

  for (guint i = 0; i < 4; i++)
    g_signal_emit_by_name (add, "clicked");
  buck_assert_order (buck, "a b c d e f");
  g_assert_false (gtk_widget_get_visible (add));
  g_assert_cmpstr (buck_get_focus (buck), ==, "f trooper zone");
  g_assert_cmpstr (adc_scenario_find_side (buck_get_scenario (buck), "c")->faction, ==,
                   "wilma-deering"); /* the first who leads nobody yet */

  /* The owner goes, and so do his factories. */
  click (buck_get_panel (buck, "b"), "remove_button");
  buck_assert_order (buck, "a c d e f");
  g_assert_null (buck_get_setting (buck, NULL, "owner"));
  g_assert_null (adc_scenario_find_force (buck_get_scenario (buck), "b-factory", NULL));
  g_assert_true (gtk_widget_get_visible (add));
  g_signal_emit_by_name (add, "clicked");
  buck_assert_order (buck, "a c d e f b");
}

/* A leader whom another side has is exchanged with it. */
static void
test_leader (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  AdcBuckSidePanel *panel = buck_get_panel (buck, "a");
  GtkDropDown *leader = widget_get_child (panel, "leader");

  widget_assert_named (panel, "Buck Rogers");
  gtk_drop_down_set_selected (leader, 3); /* nobody, Buck, Wilma, Kane */
  g_assert_cmpstr (adc_scenario_find_side (buck_get_scenario (buck), "a")->faction, ==,
                   "killer-kane");
  g_assert_cmpstr (adc_scenario_find_side (buck_get_scenario (buck), "b")->faction, ==, "buck");
  widget_assert_named (panel, "Killer Kane");
  gtk_drop_down_set_selected (leader, 0);
  g_assert_null (adc_scenario_find_side (buck_get_scenario (buck), "a")->faction);
  widget_assert_named (panel, "Side A");
}

/* What a side aims at, and in which order. */
static void
test_policy (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *list = widget_get_child (buck_get_panel (buck, "a"), "order_list");
  GtkListBox *box = GTK_LIST_BOX (widget_find (list, GTK_TYPE_LIST_BOX));

  g_assert_false (gtk_widget_get_visible (list));
  buck_choose (buck, "a", "targets", 3);
  g_assert_cmpstr (buck_get_setting (buck, "a", "targets"), ==, "best");
  buck_choose (buck, "a", "targets", 2);
  g_assert_cmpstr (buck_get_setting (buck, "a", "targets"), ==, "order");
  g_assert_true (gtk_widget_get_visible (list));

  /* Factory, satellite, battler, fighter, gennie, trooper, transport. */
  buck_settle (buck);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (box, 5)));
  g_assert_true (widget_press_key (list, GDK_KEY_Up, GDK_ALT_MASK));
  g_assert_cmpstr (buck_get_setting (buck, "a", "order"), ==,
                   "factory killer-satellite battler fighter trooper gennie transport");
  widget_assert_named (gtk_root_get_focus (GTK_ROOT (buck->window)), "Trooper, 5 of 7");
  g_assert_true (widget_press_key (list, GDK_KEY_Down, GDK_ALT_MASK));
  g_assert_cmpstr (buck_get_setting (buck, "a", "order"), ==,
                   "factory killer-satellite battler fighter gennie trooper transport");
  g_assert_false (widget_press_key (list, GDK_KEY_Down, 0)); /* only walks */
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));

  buck_choose (buck, "a", "targets", 0);
  g_assert_null (buck_get_setting (buck, "a", "targets"));
  g_assert_false (gtk_widget_get_visible (list));
}

/* Every battle that ships has all its pieces on the board, and fits a narrow window. */
static void
test_examples (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) scenarios = adc_scenario_load_shipped (adc_game_get_folder (buck->game),
                                                              NULL);

  g_assert_cmpuint (scenarios->len, >=, 18);
  for (guint i = 0; i < scenarios->len; i++) {
    GPtrArray *sides = adc_scenario_get_sides (scenarios->pdata[i]);
    int minimum;

    adc_battle_session_open (buck->session, scenarios->pdata[i]);
    g_assert_nonnull (adc_battle_session_get_battle (buck->session));
    for (guint j = 0; j < sides->len; j++) {
      const AdcScenarioSide *side = sides->pdata[j];

      for (guint k = 0; k < side->forces->len; k++) {
        const AdcScenarioForce *force = side->forces->pdata[k];

        g_assert_cmpstr (
          adc_buck_piece_row_get_force (buck_get_row (buck, side->id, force->unit, force->place)),
          ==, force->id);
      }
      g_assert_false (gtk_widget_get_visible (widget_get_child (buck_get_panel (buck, side->id),
                                                                "strangers")));
    }
    gtk_widget_measure (GTK_WIDGET (buck->board), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                        NULL, NULL);
    g_assert_cmpint (minimum, <=, 336);
  }
}

/* One side below the other, and columns known by their shapes, where there is no room. */
static void
test_narrow (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  graphene_rect_t first, second;

  buck_settle (buck);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buck_get_panel (buck, "a")),
                                            GTK_WIDGET (buck->board), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buck_get_panel (buck, "b")),
                                            GTK_WIDGET (buck->board), &second));
  g_assert_cmpfloat (first.origin.y, ==, second.origin.y);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (buck->table), "narrow"));

  gtk_window_set_default_size (GTK_WINDOW (buck->window), 360, 900);
  buck_settle (buck);
  buck_settle (buck);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buck_get_panel (buck, "a")),
                                            GTK_WIDGET (buck->board), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buck_get_panel (buck, "b")),
                                            GTK_WIDGET (buck->board), &second));
  g_assert_cmpfloat (first.origin.x, ==, second.origin.x);
  g_assert_cmpfloat (first.origin.y + first.size.height, <, second.origin.y);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (buck->table), "narrow"));
}

/* A file may ask for what we would never offer: it is shown, and can be put right by hand. */
static void
test_strange_file (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) strange = adc_scenario_copy (buck_get_scenario (buck));
  AdcScenarioSide *side = adc_scenario_find_side (strange, "a");
  AdcScenarioForce *battlers = adc_scenario_add_force (side, "grounded");
  AdcScenarioForce *dragon = adc_scenario_add_force (side, "dragon");
  AdcScenarioForce *twins = adc_scenario_add_force (side, "twins");
  AdcBuckPieceRow *row;

  battlers->unit = g_strdup ("battler");
  battlers->place = g_strdup ("zone");
  battlers->count = 2;
  dragon->unit = g_strdup ("dragon");
  dragon->place = g_strdup ("cave");
  dragon->count = 1;
  twins->unit = g_strdup ("trooper");
  twins->place = g_strdup ("zone");
  twins->count = 2;
  adc_settings_set (side->settings, "targets", "whatever");
  adc_battle_session_edit (buck->session, strange);

  g_assert_null (adc_battle_session_get_battle (buck->session));
  row = buck_get_row (buck, "a", "battler", "zone");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (row)));
  g_assert_true (gtk_widget_get_visible (widget_get_child (buck_get_panel (buck, "a"),
                                                           "strangers")));

  gtk_widget_grab_focus (GTK_WIDGET (row));
  buck_press (buck, GDK_KEY_Delete, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (row)));
  g_assert_cmpstr (buck_get_focus (buck), ==, "a trooper zone");
  click (buck_get_panel (buck, "a"), "strangers_button");
  g_assert_null (adc_scenario_find_force (buck_get_scenario (buck), "dragon", NULL));
  buck_press_on (buck, "a", "trooper", GDK_KEY_7); /* eight and two are one force again */
  g_assert_null (adc_scenario_find_force (buck_get_scenario (buck), "twins", NULL));
  buck_choose (buck, "a", "targets", 0);
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));
}

int
main (int argc, char *argv[])
{
  static const BuckTest tests[] = {
    { "/buck-board/step", "armees-de-depart", test_step },
    { "/buck-board/type", "armees-de-depart", test_type },
    { "/buck-board/hurry", NULL, test_hurry },
    { "/buck-board/choose", "armees-de-depart", test_choose },
    { "/buck-board/rows", "armees-de-depart", test_rows },
    { "/buck-board/cargo", "transport-charge", test_cargo },
    { "/buck-board/kind", "armees-de-depart", test_kind },
    { "/buck-board/zone", "armees-de-depart", test_zone },
    { "/buck-board/owner", "armees-de-depart", test_owner },
    { "/buck-board/sides", "armees-de-depart", test_sides },
    { "/buck-board/leader", "armees-de-depart", test_leader },
    { "/buck-board/policy", "armees-de-depart", test_policy },
    { "/buck-board/examples", "armees-de-depart", test_examples },
    { "/buck-board/narrow", "armees-de-depart", test_narrow },
    { "/buck-board/strange-file", "armees-de-depart", test_strange_file },
  };

  return buck_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
