/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The skirmish table of StarCraft as a player handles it: units, pairs, supports, the
 * set-up. What comes of it is read in the scenario, and on the table. */

#include "star-board.h"

#include "adc-language.h"
#include "adc-star-board.h"
#include "adc-star-card-picker.h"
#include "adc-star-side-header.h"
#include "adc-star-unit-form.h"
#include "widgets.h"

enum { ATTACKER, DEFENDER };

static void
assert_place (Star *star, const char *force, const char *place)
{
  g_assert_cmpstr (star_get_place (star, force), ==, place);
}

/* The first unit of that kind a side has. */
static const char *
find (Star *star, const char *side, const char *unit)
{
  const char *force = star_find_force (star, side, NULL, unit);

  g_assert_nonnull (force);
  return force;
}

/* From an empty table to a battle: letters and Enter. Every unit finds its place by itself. */
static void
test_type (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (star_shows (star, "Type the names of units"));
  star_add_unit (star, ATTACKER, "mari");
  assert_place (star, find (star, "attacker", "marine"), ""); /* there is nobody to fight */
  g_assert_cmpstr (adc_scenario_find_side (star_get_scenario (star), "attacker")->faction, ==,
                   "raynor");
  star_add_unit (star, DEFENDER, "zergl");
  assert_place (star, find (star, "attacker", "marine"), "1:front");
  assert_place (star, find (star, "defender", "zergling"), "1:front");
  g_assert_true (star_is_legal (star));
  star_add_unit (star, ATTACKER, "siege");
  assert_place (star, find (star, "attacker", "siege-tank"), "1:support");
  star_add_unit (star, DEFENDER, "HYDRA");
  assert_place (star, find (star, "attacker", "siege-tank"), "2:front");
  assert_place (star, find (star, "defender", "hydralisk"), "2:front");
  g_assert_true (star_is_legal (star));

  /* What is another race's, or nothing at all, is not taken. */
  star_add_unit (star, ATTACKER, "zealot");
  star_add_unit (star, ATTACKER, "no such thing");
  star_add_unit (star, ATTACKER, "");
  g_assert_null (star_find_force (star, "attacker", NULL, "zealot"));
  g_assert_cmpuint (adc_scenario_find_side (star_get_scenario (star), "attacker")->forces->len, ==,
                    2);

  /* Each is one step to undo. */
  for (guint i = 0; i < 4; i++)
    adc_battle_session_undo (star->session);
  g_assert_false (adc_battle_session_can_undo (star->session));
  g_assert_cmpuint (adc_scenario_find_side (star_get_scenario (star), "attacker")->forces->len, ==,
                    0);
}

/* Enough is enough: the engine takes no more than sixteen. */
static void
test_full (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < 20; i++)
    star_add_unit (star, ATTACKER, "marine");
  g_assert_cmpuint (adc_scenario_find_side (star_get_scenario (star), "attacker")->forces->len, ==,
                    16);
  g_assert_true (star_shows (star, "There is no room for more."));
}

/* Front and support change places, by the keys. */
static void
test_ranks (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = g_object_ref (star_get_scenario (star));

  assert_place (star, "a4", "1:support");
  g_assert_true (star_press_on (star, "a4", GDK_KEY_f, 0));
  assert_place (star, "a4", "1:front");
  assert_place (star, "a1", "1:support");
  g_assert_cmpstr (star_get_focus (star), ==, "a4");
  g_assert_true (star_press_on (star, "a4", GDK_KEY_s, 0));
  assert_place (star, "a4", "1:support");
  assert_place (star, "a1", "1:front");

  /* To other skirmishes: supporters go there, those in front change places. */
  g_assert_true (star_press_on (star, "a4", GDK_KEY_2, 0));
  assert_place (star, "a4", "2:support");
  g_assert_true (star_press_on (star, "a4", GDK_KEY_Down, GDK_CONTROL_MASK));
  assert_place (star, "a4", "3:support");
  star_press_on (star, "a4", GDK_KEY_Down, GDK_CONTROL_MASK); /* there is no fourth */
  assert_place (star, "a4", "3:support");
  g_assert_true (star_press_on (star, "a1", GDK_KEY_KP_3, 0));
  assert_place (star, "a1", "3:front");
  assert_place (star, "a3", "1:front");
  g_assert_true (star_is_legal (star));

  for (guint i = 0; i < 5; i++)
    adc_battle_session_undo (star->session);
  g_assert_true (adc_scenario_equal (before, star_get_scenario (star)));
  star_settle (star);
  g_assert_cmpstr (star_get_focus (star), ==, "a1"); /* through all this */
}

/* As many pairs as possible: who is in front stays there unless somebody takes the place. */
static void
test_refused (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (star_press_on (star, "d1", GDK_KEY_s, 0));
  assert_place (star, "d1", "1:front");
  g_assert_true (star_shows (star, "nobody could take its place in front"));
  g_assert_false (adc_battle_session_can_undo (star->session));

  /* Who is too many says so in words. Assist units support. */
  g_assert_false (star_shows (star, "against the rules"));
  star_add_unit (star, ATTACKER, "science");
  g_assert_true (star_shows (star, "against the rules"));
  g_assert_true (
    star_press_on (star, find (star, "attacker", "science-vessel"), GDK_KEY_f, 0));
  g_assert_true (star_shows (star, "An assist unit is in the front line only"));
  g_assert_true (g_str_has_suffix (star_get_place (star, find (star, "attacker", "science-vessel")),
                                   ":support"));
}

/* The middle of a widget, where the pointer is over the table. */
static void
get_middle (Star *star, gpointer widget, double *x, double *y)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget_get_child (star->board, "content"),
                                            &bounds));
  *x = bounds.origin.x + bounds.size.width / 2;
  *y = bounds.origin.y + bounds.size.height / 2;
}

static gboolean
drag (Star *star, const char *force, gpointer where)
{
  gpointer content = widget_get_child (star->board, "content");
  g_autoptr(GdkContentProvider) dragged = NULL;
  GValue value = G_VALUE_INIT;
  GdkDragAction action = 0;
  gboolean is_dropped = FALSE;
  double x, y;

  get_middle (star, star_get_chip (star, force), &x, &y);
  g_signal_emit_by_name (widget_find_controller (content, GTK_TYPE_DRAG_SOURCE), "prepare", x, y,
                         &dragged);
  g_assert_nonnull (dragged);
  get_middle (star, where, &x, &y);
  g_signal_emit_by_name (widget_find_controller (content, GTK_TYPE_DROP_TARGET), "motion", x, y,
                         &action);
  g_value_init (&value, ADC_TYPE_STAR_UNIT_CHIP);
  g_assert_true (gdk_content_provider_get_value (dragged, &value, NULL));
  g_signal_emit_by_name (widget_find_controller (content, GTK_TYPE_DROP_TARGET), "drop", &value, x,
                         y, &is_dropped);
  g_value_unset (&value);
  g_assert_true (is_dropped == (action == GDK_ACTION_MOVE));
  return is_dropped;
}

/* A unit goes where it is dropped: on who is in front, or anywhere else in that corner. */
static void
test_drag (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_set_default_size (GTK_WINDOW (star->window), 900, 2400); /* all of it in sight */
  star_settle (star);
  g_assert_true (drag (star, "a4", star_get_chip (star, "a1")));
  assert_place (star, "a4", "1:front");
  assert_place (star, "a1", "1:support");
  star_settle (star);
  g_assert_true (drag (star, "a1", star_get_slot (star, ATTACKER, "2:card")));
  assert_place (star, "a1", "2:support");
  star_settle (star);
  g_assert_false (drag (star, "a1", star_get_chip (star, "d1"))); /* the enemy's */
  assert_place (star, "a1", "2:support");
}

/* One unit less: the table closes up, and a card that lay there is in the hand again. */
static void
test_remove (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  star_choose_card (star, ATTACKER, "3:card", "goliath");
  g_assert_cmpuint (star_count (star, "attacker", "3:card"), ==, 1);
  g_assert_cmpuint (star_count (star, "attacker", "hand"), ==, 7);
  g_assert_true (star_press_on (star, "d2", GDK_KEY_Delete, 0));
  g_assert_null (adc_scenario_find_force (star_get_scenario (star), "d2", NULL));
  g_assert_cmpuint (star_count (star, "attacker", "3:front"), ==, 0);
  g_assert_cmpuint (star_count (star, "attacker", "1:front"), ==, 1);
  g_assert_cmpuint (star_count (star, "attacker", "2:front"), ==, 1);
  g_assert_cmpuint (star_count (star, "defender", "2:front"), ==, 1);
  g_assert_cmpuint (star_count (star, "attacker", "hand"), ==, 8);
  g_assert_true (star_is_legal (star));
}

/* Pairing anew always makes a battle, whatever was there. */
static void
test_pair (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const units[][2] = {
    { "wraith", "ultralisk" },  { "siege", "muta" },   { "science", "zergling" },
    { "marine", "zergling" },   { "goliath", "queen" }, { "battlecruiser", "guardian" },
  };
  GtkWidget *button;

  for (guint i = 0; i < G_N_ELEMENTS (units); i++) {
    star_add_unit (star, ATTACKER, units[i][0]);
    star_add_unit (star, DEFENDER, units[i][1]);
    g_assert_true (star_is_legal (star));
  }
  star_settle (star);
  button = star_find_button (star, "_Pair Automatically");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (star_is_legal (star));
  g_assert_cmpuint (star_count (star, "attacker", "5:front"), ==, 1);
  g_assert_cmpuint (star_count (star, "attacker", "6:front"), ==, 0);

  /* The dearest first, against what it can hit; who only assists does not step forward. */
  assert_place (star, find (star, "attacker", "battlecruiser"), "1:front");
  g_assert_true (g_str_has_suffix (star_get_place (star, find (star, "attacker", "science-vessel")),
                                   ":support"));
  g_assert_true (g_str_has_suffix (star_get_place (star, find (star, "defender", "queen")),
                                   ":support"));

  /* With nobody but assist units, one of them fights. */
  while (adc_battle_session_can_undo (star->session))
    adc_battle_session_undo (star->session);
  star_add_unit (star, ATTACKER, "science");
  star_add_unit (star, ATTACKER, "marine");
  star_add_unit (star, DEFENDER, "queen");
  star_add_unit (star, DEFENDER, "queen");
  assert_place (star, find (star, "attacker", "marine"), "1:front");
  g_assert_cmpuint (star_count (star, "defender", "1:front"), ==, 1);
  g_assert_cmpuint (star_count (star, "defender", "1:support"), ==, 1);
  g_assert_true (star_is_legal (star));
}

static void
add_strange (AdcScenarioSide *side, const char *id, const char *unit, const char *place)
{
  AdcScenarioForce *force = adc_scenario_add_force (side, id);

  force->unit = g_strdup (unit);
  force->place = g_strdup (place);
  force->count = 1;
}

/* What only a file can bring: nothing breaks, it is all on the table, and pairing puts it right. */
static void
test_strange (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (star_get_scenario (star));
  AdcScenarioSide *attacker = adc_scenario_find_side (copy, "attacker");

  add_strange (attacker, "x1", "marine", "99:front");
  add_strange (attacker, "x2", "marine", "1:front");
  add_strange (attacker, "x3", "marine", "nowhere:at:all");
  add_strange (attacker, "x4", "no-such-unit", NULL);
  add_strange (attacker, "x5", NULL, "2:card");
  add_strange (attacker, "x6", "marine", "8:support");
  add_strange (attacker, "x7", "zergling", "hand");
  add_strange (adc_scenario_add_side (copy, "third"), "x8", "marine", "1:front");
  adc_scenario_set (copy, "area", "no-such-area");
  adc_scenario_set (copy, "limit", "-3");
  adc_settings_set (attacker->settings, "spares", "  marine   nothing ");
  adc_battle_session_edit (star->session, copy);
  star_settle (star);
  for (guint i = 1; i <= 7; i++) {
    g_autofree char *id = g_strdup_printf ("x%u", i);

    if (i != 5 && i != 7) {
      star_get_chip (star, id);
      star_press_on (star, id, GDK_KEY_Return, 0);
      star_close_menu (star);
      star_press_on (star, id, GDK_KEY_f, 0);
      star_press_on (star, id, GDK_KEY_s, 0);
    }
  }
  gtk_widget_activate_action (GTK_WIDGET (star->board), "star.pair", NULL);
  star_settle (star);
  g_assert_cmpuint (star_count (star, "attacker", "3:front"), ==, 1);
  g_assert_cmpuint (star_count (star, "attacker", "4:front"), ==, 0);
  g_assert_cmpuint (star_count (star, "attacker", "1:front"), ==, 1);
}

/* Another race has other units. */
static void
test_faction (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *header = widget_find (GTK_WIDGET (star->board), ADC_TYPE_STAR_SIDE_HEADER);
  GtkDropDown *factions = GTK_DROP_DOWN (widget_find (header, GTK_TYPE_DROP_DOWN));
  g_autoptr(AdcScenario) before = g_object_ref (star_get_scenario (star));
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (factions));

  g_assert_cmpuint (n, ==, 6); /* races are nobody's side */
  for (guint i = 0; i < n; i++) {
    gtk_drop_down_set_selected (factions, i);
    if (g_str_equal (adc_scenario_find_side (star_get_scenario (star), "attacker")->faction,
                     "mengsk"))
      g_assert_cmpuint (star_count (star, "attacker", "1:front"), ==, 1); /* Terran as before */
  }
  g_assert_cmpuint (adc_scenario_find_side (star_get_scenario (star), "attacker")->forces->len, ==,
                    0);
  g_assert_true (star_shows (star, "In reserve")); /* nobody is left to fight */
  while (adc_battle_session_can_undo (star->session))
    adc_battle_session_undo (star->session);
  g_assert_true (adc_scenario_equal (before, star_get_scenario (star)));
}

/* What leaders and technologies give. */
static void
test_modify (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *form = widget_find (GTK_WIDGET (star->board), ADC_TYPE_STAR_UNIT_FORM);
  const AdcScenarioForce *force;

  g_assert_true (star_press_on (star, "a1", GDK_KEY_Return, 0));
  star_close_menu (star);
  gtk_widget_activate_action (GTK_WIDGET (star->board), "star.modify", NULL);
  g_assert_true (gtk_widget_get_visible (form));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (form, GTK_TYPE_SPIN_BUTTON)), -2);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (widget_find (form, GTK_TYPE_CHECK_BUTTON)), TRUE);
  star_settle (star);
  g_signal_emit_by_name (star_find_button (star, "_Use"), "clicked");
  force = adc_scenario_find_force (star_get_scenario (star), "a1", NULL);
  g_assert_cmpstr (adc_settings_get (force->settings, "attack", NULL), ==, "-2");
  g_assert_cmpstr (adc_settings_get (force->settings, "health", NULL), ==, NULL);
  g_assert_cmpstr (adc_settings_get (force->settings, "detector", NULL), ==, "yes");
  g_assert_true (star_is_legal (star));
  widget_assert_named (star_get_chip (star, "a1"), "Goliath, Skirmish 1, front line, attack −2");

  gtk_widget_activate_action (GTK_WIDGET (star->board), "star.spare", NULL);
  g_assert_cmpstr (adc_settings_get (adc_scenario_find_side (star_get_scenario (star), "attacker")
                                       ->settings,
                                     "spares", NULL),
                   ==, "goliath");
  star_press_on (star, "a1", GDK_KEY_Menu, 0);
  star_close_menu (star);
  gtk_widget_activate_action (GTK_WIDGET (star->board), "star.unspare", NULL);
  g_assert_null (adc_settings_get (adc_scenario_find_side (star_get_scenario (star), "attacker")
                                     ->settings,
                                   "spares", NULL));
}

static void
choose (Star *star, const char *side, const char *setting, guint line)
{
  widget_choose_option (GTK_WIDGET (star->board), side, setting, line);
}

static void
test_settings (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  GHashTable *settings;

  choose (star, NULL, "order", 1);
  choose (star, NULL, "edition", 1);
  choose (star, "defender", "retreat", 2);
  choose (star, "attacker", "air-support", 1);
  settings = adc_scenario_get_settings (star_get_scenario (star));
  g_assert_cmpstr (adc_settings_get (settings, "order", NULL), ==, "special");
  g_assert_cmpstr (adc_settings_get (settings, "edition", NULL), ==, "brood-war");
  g_assert_cmpstr (adc_settings_get (settings, "area", NULL), ==, "chau-sara-3");
  g_assert_cmpstr (adc_settings_get (adc_scenario_find_side (star_get_scenario (star), "defender")
                                       ->settings,
                                     "retreat", NULL),
                   ==, "1");
  g_assert_true (star_shows (star, "Special mobilisation"));

  /* A number instead of an area. */
  choose (star, NULL, "limit", 4);
  settings = adc_scenario_get_settings (star_get_scenario (star));
  g_assert_cmpstr (adc_settings_get (settings, "limit", NULL), ==, "4");
  g_assert_null (adc_settings_get (settings, "area", NULL));
}

/* Nothing is wider than a telephone; the corners are below one another there. */
static void
test_narrow (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *card = GTK_WIDGET (star_get_slot (star, ATTACKER, "1:card"));
  GtkWidget *other = GTK_WIDGET (star_get_slot (star, DEFENDER, "1:card"));
  graphene_rect_t mine, theirs;
  int minimum;

  star_wait (star);
  gtk_widget_measure (star->box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 330);
  g_assert_true (gtk_widget_compute_bounds (card, star->box, &mine));
  g_assert_true (gtk_widget_compute_bounds (other, star->box, &theirs));
  g_assert_cmpfloat (theirs.origin.x, >=, mine.origin.x + mine.size.width);
  gtk_window_set_default_size (GTK_WINDOW (star->window), 360, 720);
  star_settle (star);
  g_assert_cmpint (gtk_widget_get_width (star->window), <=, 360);
  g_assert_true (gtk_widget_compute_bounds (card, star->box, &mine));
  g_assert_true (gtk_widget_compute_bounds (other, star->box, &theirs));
  g_assert_cmpfloat (theirs.origin.y, >=, mine.origin.y + mine.size.height);
}

static void
test_language (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *french;
  GtkWidget *chip;

  adc_language_set_current ("fr");
  french = g_object_ref_sink (adc_star_board_new ());
  adc_board_set_session (ADC_BOARD (french), star->session);
  chip = widget_find (french, ADC_TYPE_STAR_UNIT_CHIP);
  widget_assert_named (chip, "Goliath, Escarmouche 1, première ligne");
  g_assert_finalize_object (french);
  adc_language_set_current ("en");
}

typedef void (*Deed) (Star *star, GRand *random);

static void
press_something (Star *star, GRand *random)
{
  static const guint keys[] = { GDK_KEY_f, GDK_KEY_s, GDK_KEY_1,      GDK_KEY_2,
                                GDK_KEY_3, GDK_KEY_9, GDK_KEY_Delete, GDK_KEY_KP_4 };
  g_autoptr(GPtrArray) chips =
    widget_find_all_offered (GTK_WIDGET (star->board), ADC_TYPE_STAR_UNIT_CHIP);
  g_autofree char *force = NULL;

  if (chips->len == 0)
    return;
  force = g_strdup (adc_star_unit_chip_get_force (
    chips->pdata[g_rand_int_range (random, 0, chips->len)]));
  star_press_on (star, force, keys[g_rand_int_range (random, 0, G_N_ELEMENTS (keys))], 0);
}

static void
add_something (Star *star, GRand *random)
{
  static const char * const letters[] = { "a", "m", "s", "z", "d", "g", "u", "q", "sc", "b" };

  star_add_unit (star, g_rand_int_range (random, 0, 2),
                 letters[g_rand_int_range (random, 0, G_N_ELEMENTS (letters))]);
}

static void
put_something (Star *star, GRand *random)
{
  static const AdcStarSpotKind piles[] = { ADC_STAR_SPOT_HAND, ADC_STAR_SPOT_DISCARD,
                                           ADC_STAR_SPOT_DECK };
  static const char * const letters[] = { "a", "m", "s", "z", "d", "g", "u", "h", "r" };

  star_add_card (star, g_rand_int_range (random, 0, 2),
                 piles[g_rand_int_range (random, 0, G_N_ELEMENTS (piles))],
                 letters[g_rand_int_range (random, 0, G_N_ELEMENTS (letters))]);
}

static void
play_something (Star *star, GRand *random)
{
  g_autoptr(GPtrArray) slots =
    widget_find_all_offered (GTK_WIDGET (star->board), ADC_TYPE_STAR_CARD_SLOT);
  GtkWidget *picker = widget_find (GTK_WIDGET (star->board), ADC_TYPE_STAR_CARD_PICKER);
  g_autoptr(GPtrArray) rows = NULL;

  if (slots->len == 0)
    return;
  g_signal_emit_by_name (slots->pdata[g_rand_int_range (random, 0, slots->len)], "clicked");
  rows = widget_find_all_offered (widget_find (picker, GTK_TYPE_LIST_BOX), GTK_TYPE_LIST_BOX_ROW);
  if (rows->len > 0)
    g_signal_emit_by_name (rows->pdata[g_rand_int_range (random, 0, rows->len)], "activate");
  gtk_popover_popdown (GTK_POPOVER (picker));
}

static void
choose_something (Star *star, GRand *random)
{
  g_autoptr(GPtrArray) choices = widget_find_all_offered (star->box, GTK_TYPE_DROP_DOWN);
  GtkDropDown *choice;

  choice = choices->pdata[g_rand_int_range (random, 0, choices->len)];
  gtk_drop_down_set_selected (
    choice, g_rand_int_range (random, 0, g_list_model_get_n_items (
                                           gtk_drop_down_get_model (choice))));
}

static void
pair_something (Star *star, GRand *random G_GNUC_UNUSED)
{
  gtk_widget_activate_action (GTK_WIDGET (star->board), "star.pair", NULL);
}

static void
go_back (Star *star, GRand *random)
{
  if (g_rand_boolean (random))
    adc_battle_session_undo (star->session);
  else
    adc_battle_session_redo (star->session);
}

/* Every unit is in a skirmish, as the rules want it, as soon as both sides have one. */
static void
assert_paired (Star *star)
{
  const AdcScenarioSide *attacker = adc_scenario_find_side (star_get_scenario (star), "attacker");
  const AdcScenarioSide *defender = adc_scenario_find_side (star_get_scenario (star), "defender");
  g_autoptr(GPtrArray) chips =
    widget_find_all_offered (GTK_WIDGET (star->board), ADC_TYPE_STAR_UNIT_CHIP);
  guint n_fronts[2] = { 0 }, n_waiting = 0;
  const AdcScenarioSide *sides[] = { attacker, defender };

  for (guint side = 0; side < 2; side++)
    for (guint i = 0; i < sides[side]->forces->len; i++) {
      const AdcScenarioForce *force = sides[side]->forces->pdata[i];

      n_fronts[side] += force->place != NULL && g_str_has_suffix (force->place, ":front");
      n_waiting += force->place == NULL;
    }
  g_assert_cmpuint (n_fronts[0], ==, n_fronts[1]);
  if (n_fronts[0] > 0)
    g_assert_cmpuint (n_waiting, ==, 0);

  /* What the table shows is what there is. */
  for (guint i = 0; i < chips->len; i++)
    g_assert_nonnull (adc_scenario_find_force (
      star_get_scenario (star), adc_star_unit_chip_get_force (chips->pdata[i]), NULL));
}

/* Whatever is done, in whatever order: nothing breaks, everybody is paired, and all of it can be
 * undone. */
static void
test_random (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  static const Deed deeds[] = { press_something, press_something,  add_something, put_something,
                                play_something,  choose_something, go_back,       pair_something };
  g_autoptr(GRand) random = g_rand_new_with_seed (6);
  g_autoptr(AdcScenario) opened = adc_scenario_copy (star_get_scenario (star));

  for (guint i = 0; i < 300; i++) {
    deeds[g_rand_int_range (random, 0, G_N_ELEMENTS (deeds))](star, random);
    assert_paired (star);
    if (i % 50 == 0)
      star_settle (star);
  }
  while (adc_battle_session_can_undo (star->session))
    adc_battle_session_undo (star->session);
  g_assert_true (adc_scenario_equal (opened, star_get_scenario (star)));
}

/* Who is destroyed is struck out, not who only leaves. */
static void
test_struck_out (Star *star, gconstpointer data G_GNUC_UNUSED)
{
  star_wait (star);
  g_assert_true (star_shows (star, "retreats"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (star_get_chip (star, "a1")), "lost"));
  g_assert_true (star_shows (star, "lost: no room"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (star_get_chip (star, "a2")), "lost"));
}

int
main (int argc, char *argv[])
{
  static const StarTest tests[] = {
    { "/star-board/type", NULL, test_type },
    { "/star-board/struck-out", "fin-retraite", test_struck_out },
    { "/star-board/full", NULL, test_full },
    { "/star-board/ranks", "premiere-bataille", test_ranks },
    { "/star-board/refused", "premiere-bataille", test_refused },
    { "/star-board/drag", "premiere-bataille", test_drag },
    { "/star-board/remove", "premiere-bataille", test_remove },
    { "/star-board/pair", NULL, test_pair },
    { "/star-board/strange", "premiere-bataille", test_strange },
    { "/star-board/faction", "premiere-bataille", test_faction },
    { "/star-board/modify", "premiere-bataille", test_modify },
    { "/star-board/settings", "premiere-bataille", test_settings },
    { "/star-board/narrow", "premiere-bataille", test_narrow },
    { "/star-board/language", "premiere-bataille", test_language },
    { "/star-board/random", "premiere-bataille", test_random },
    { "/star-board/random-from-nothing", NULL, test_random },
  };

  return star_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
