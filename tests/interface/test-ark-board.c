/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The combat of Ark: Awakening as a player handles it: what is set on the board, what the answer
 * says then, pairs played by the keyboard, values nobody knows. */

#include "ark-board.h"

#include "adc-ark-bonus-row.h"
#include "adc-ark-card-chip.h"
#include "adc-ark-card-form.h"
#include "adc-ark-hand-view.h"
#include "adc-ark-side-panel.h"
#include "adc-ark-track.h"
#include "adc-ark-unit-row.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-value-dialog.h"
#include "widgets.h"

#include <adwaita.h>

static void
assert_says (Ark *ark, const char *text)
{
  ark_settle (ark);
  if (!ark_shows (ark, text))
    g_error ("“%s” is nowhere", text);
}

static void
assert_silent (Ark *ark, const char *text)
{
  ark_settle (ark);
  if (ark_shows (ark, text))
    g_error ("“%s” is somewhere", text);
}

static const char *
get_text (Ark *ark, const char *label)
{
  GtkWidget *spin = ark_find_named (ark, label);

  g_assert_nonnull (spin);
  return gtk_editable_get_text (GTK_EDITABLE (spin));
}

/* The rulebook’s example: (2 + 1) × 2 + 4 = 10, and 11 is enough. */
static void
test_defence (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  assert_says (ark, "The attack may start: arsenal 11 ≥ defence 10");
  assert_says (ark, "= 10");
  assert_says (ark, "Framed: the defence to reach, 10. Dashed: what a victory leaves, 1.");
  g_assert_cmpstr (get_text (ark, "Attacker: Arsenal"), ==, "11");
  g_assert_cmpstr (get_text (ark, "Defender: Defence per unit"), ==, "2");

  /* What the rulebook does not say stays unknown. */
  g_assert_cmpstr (get_text (ark, "Defender: Arsenal"), ==, "?");
  g_assert_nonnull (ark_find_button (ark, "_Enter the Value"));
}

/* One less than the defence: lost at once, whatever anybody holds. */
static void
test_threshold (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  assert_says (ark, "The attacker loses at once: arsenal 9 < defence 10");
  assert_says (ark, "How the Combat Ends");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (ark_get_grid (ark))));
  assert_silent (ark, "What to Play");

  ark_set_number (ark, "Attacker: Arsenal", 10);
  assert_says (ark, "The attack may start: arsenal 10 ≥ defence 10");
  assert_says (ark, "Every Pair of Artifacts");
  adc_battle_session_undo (ark->session);
  assert_says (ark, "The attacker loses at once: arsenal 9 < defence 10");
}

/* The end of the example: from 11 to 1. */
static void
test_won (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  AdcArkCell *cell = adc_ark_grid_get_cell (ark_get_grid (ark), 0, 0);

  assert_says (ark, "The attacker wins and keeps an arsenal of 1");
  assert_says (ark, "The attacker wins even with an artifact weaker by up to 1");
  assert_says (ark, "The defender wins with an artifact stronger by at least 2");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (cell), "chosen"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (cell), "attacker"));
  assert_says (ark, "attacker needs 3");
  assert_says (ark, "defender needs 5");

  /* One more in his arsenal, and a tie is the defender’s. */
  ark_set_number (ark, "Defender: Arsenal", 10);
  assert_says (ark, "The defender wins; no arsenal changes");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (cell), "defender"));
}

/* What is changed on the board changes the answer, each a step to undo. */
static void
test_change (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = g_object_ref (ark_get_scenario (ark));

  ark_set_number (ark, "Defender: Faction unit", 1);
  assert_says (ark, "arsenal 11 ≥ defence 7");
  ark_set_number (ark, "Defender: Defence per unit", 8);
  assert_says (ark, "The attacker loses at once: arsenal 11 < defence 13");
  ark_set_number (ark, "Defender: Faction unit", 6);
  assert_says (ark, "arsenal 11 < defence 20"); /* never more */
  ark_set_number (ark, "Attacker: Arsenal", 20);
  assert_says (ark, "arsenal 20 ≥ defence 20");
  ark_set_number (ark, "Defender: Faction unit", 0);
  g_assert_null (ark_find_force (ark, "defender", "room", "unite-faction"));
  assert_silent (ark, "The attack may start");
  ark_set_number (ark, "Defender: Faction unit", 2);
  g_assert_nonnull (ark_find_force (ark, "defender", "room", "unite-faction"));
  for (guint i = 0; i < 6; i++)
    adc_battle_session_undo (ark->session);
  g_assert_true (adc_scenario_equal (before, ark_get_scenario (ark)));
}

/* A press on the track is a number, too. */
static void
test_track (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *track = widget_find (ark->box, ADC_TYPE_ARK_TRACK);
  GtkWidget *space = gtk_widget_get_first_child (track);
  graphene_rect_t bounds;

  for (guint i = 0; i < 14; i++)
    space = gtk_widget_get_next_sibling (space);
  g_assert_true (gtk_widget_compute_bounds (space, track, &bounds));
  g_signal_emit_by_name (widget_find_controller (track, GTK_TYPE_GESTURE_CLICK), "released", 1,
                         bounds.origin.x + bounds.size.width / 2,
                         bounds.origin.y + bounds.size.height / 2);
  g_assert_cmpstr (ark_get_setting (ark, "attacker", "arsenal"), ==, "14");
  assert_says (ark, "arsenal 14 ≥ defence 10");
  g_assert_true (gtk_widget_has_css_class (space, "marker"));
  widget_assert_named (track, "Arsenal 14, defence to reach 10, after a victory 4");
}

/* Neutral units fight for who controls them; where both do, they take no part. */
static void
test_neutral (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row;
  GtkDropDown *control;
  const char *force;

  ark_set_number (ark, "Defender: Robot", 1);
  assert_says (ark, "arsenal 11 < defence 13");
  force = ark_find_force (ark, "defender", "room", "robot");
  g_assert_nonnull (force);
  row = gtk_widget_get_ancestor (ark_find_named (ark, "Defender: Robot"), ADC_TYPE_ARK_UNIT_ROW);
  control = GTK_DROP_DOWN (widget_find (row, GTK_TYPE_DROP_DOWN));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (control)));
  gtk_drop_down_set_selected (control, 2);
  assert_says (ark, "arsenal 11 ≥ defence 10");
  g_assert_cmpstr (adc_settings_get (adc_scenario_find_force (ark_get_scenario (ark), force, NULL)
                                       ->settings,
                                     "control", NULL),
                   ==, "both");
  gtk_drop_down_set_selected (control, 0);
  assert_says (ark, "arsenal 11 < defence 13");
  ark_set_number (ark, "Defender: Robot", 0);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (control)));
}

static void
type_into (Ark *ark, const char *label, const char *text)
{
  GtkWidget *entry = ark_find_named (ark, label);

  g_assert_nonnull (entry);
  g_assert_true (gtk_widget_grab_focus (entry));
  widget_enter (entry, text);
  ark_settle (ark);
}

static void
choose (Ark *ark, const char *side, const char *setting, guint line)
{
  widget_choose_option (ark->box, side, setting, line);
  ark_settle (ark);
}

static GtkWidget *
get_focus (Ark *ark)
{
  return gtk_root_get_focus (GTK_ROOT (ark->window));
}

/* Something more helps: named, then counted. */
static void
test_bonus (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  type_into (ark, "Defender: add a bonus", "  ");
  g_assert_false (adc_battle_session_can_undo (ark->session));
  type_into (ark, "Defender: add a bonus", "Force field");
  assert_says (ark, "Force field");
  g_assert_nonnull (gtk_widget_get_ancestor (get_focus (ark), ADC_TYPE_ARK_BONUS_ROW));
  assert_says (ark, "arsenal 11 ≥ defence 10");
  ark_set_number (ark, "Force field: Fixed defence", 1);
  assert_says (ark, "arsenal 11 ≥ defence 11");
  ark_set_number (ark, "Force field: Defence per unit", 1);
  assert_says (ark, "arsenal 11 < defence 13");
  g_assert_null (ark_find_named (ark, "Force field: Combat per unit"));
  g_signal_emit_by_name (ark_find_named (ark, "Remove Force field"), "clicked");
  assert_says (ark, "arsenal 11 ≥ defence 10");
  assert_silent (ark, "Force field");
}

/* Sides B: the combat capacity of either side may grow, by units and by cubes. */
static void
test_side_b (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_null (ark_find_named (ark, "Attacker: add a bonus"));
  choose (ark, NULL, "variant", 1);
  g_assert_cmpstr (ark_get_setting (ark, NULL, "variant"), ==, "side-b");
  type_into (ark, "Attacker: add a bonus", "War room");
  g_assert_null (ark_find_named (ark, "War room: Fixed defence")); /* nobody attacks him */
  ark_set_number (ark, "War room: Combat per unit", 2);
  assert_says (ark, "The attacker wins even with an artifact weaker by up to 3");
  ark_set_number (ark, "War room: Combat per cube", 1);
  ark_set_number (ark, "Attacker: cubes in the room", 1);
  assert_says (ark, "The attacker wins even with an artifact weaker by up to 4");
  choose (ark, NULL, "variant", 0);
  assert_says (ark, "The attacker wins even with an artifact weaker by up to 1");
}

/* Artifacts stay out of the First Mission. */
static void
test_first_mission (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  assert_says (ark, "Artifacts in hand");
  choose (ark, NULL, "mode", 1);
  assert_silent (ark, "Artifacts in hand");
  assert_silent (ark, "Artifacts of the Box");
  assert_silent (ark, "Every Pair of Artifacts");
  assert_silent (ark, "What to Play");
  assert_says (ark, "The attacker wins and keeps an arsenal of 1"); /* 11 against 9 */
  choose (ark, NULL, "mode", 0);
  assert_says (ark, "Every Pair of Artifacts");
}

static gboolean
press (Ark *ark, guint key)
{
  return widget_press_key (ark_get_grid (ark), key, 0);
}

/* Arrows move over the pairs, Enter plays one: also the Alien’s Pen that nobody has listed. */
static void
test_play (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  AdcArkGrid *grid = ark_get_grid (ark);
  const char *pen;

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (grid)));
  g_assert_true (get_focus (ark) == GTK_WIDGET (adc_ark_grid_get_cell (grid, 0, 0)));
  g_assert_true (press (ark, GDK_KEY_Right));
  g_assert_true (press (ark, GDK_KEY_Right)); /* there is no third */
  g_assert_true (get_focus (ark) == GTK_WIDGET (adc_ark_grid_get_cell (grid, 0, 1)));
  g_assert_true (press (ark, GDK_KEY_Return));
  ark_settle (ark);
  g_assert_true (ark_is_at (ark, "a-c1", "played"));
  g_assert_true (ark_is_at (ark, "d-c1", "hand"));
  pen = ark_find_force (ark, "defender", "played", "alien-pen");
  g_assert_nonnull (pen);
  assert_says (ark, "= 14");
  assert_says (ark, "= 9");
  g_assert_true (ADC_IS_ARK_CELL (get_focus (ark)));

  g_assert_true (press (ark, GDK_KEY_Down));
  g_assert_true (press (ark, GDK_KEY_Home));
  g_assert_true (press (ark, GDK_KEY_space));
  ark_settle (ark);
  g_assert_true (ark_is_at (ark, "d-c1", "played"));
  g_assert_true (ark_is_at (ark, "a-c1", "hand"));
  assert_says (ark, "The defender wins; no arsenal changes");
  g_assert_false (press (ark, GDK_KEY_F1));

  adc_battle_session_undo (ark->session);
  adc_battle_session_undo (ark->session);
  assert_says (ark, "The attacker wins and keeps an arsenal of 1");

  /* One stop of the Tab key. */
  ark_settle (ark);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (grid)));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (grid), GTK_DIR_TAB_FORWARD));
}

/* A click plays as well. */
static void
test_click (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  AdcArkGrid *grid = ark_get_grid (ark);
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (ark->window), 900, 3600); /* all of it in sight */
  ark_settle (ark);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (adc_ark_grid_get_cell (grid, 1, 0)),
                                            GTK_WIDGET (grid), &bounds));
  g_signal_emit_by_name (widget_find_controller (grid, GTK_TYPE_GESTURE_CLICK), "released", 1,
                         bounds.origin.x + bounds.size.width / 2,
                         bounds.origin.y + bounds.size.height / 2);
  g_assert_nonnull (ark_find_force (ark, "attacker", "played", "alien-pen"));
  g_assert_true (ark_is_at (ark, "a-c1", "hand"));
  assert_says (ark, "The defender wins; no arsenal changes");
}

static gboolean
is_chip_of (GtkWidget *widget, gconstpointer force)
{
  return ADC_IS_ARK_CARD_CHIP (widget) &&
         g_strcmp0 (adc_ark_card_chip_get_force (ADC_ARK_CARD_CHIP (widget)), force) == 0;
}

static AdcArkCardChip *
find_chip (GtkWidget *widget, const char *force)
{
  GtkWidget *chip = widget_find_if (widget, is_chip_of, force);

  return chip != NULL ? ADC_ARK_CARD_CHIP (chip) : NULL;
}

static GtkWidget *
get_form (AdcArkCardChip *chip)
{
  GtkWidget *button = widget_find (GTK_WIDGET (chip), GTK_TYPE_MENU_BUTTON);

  return GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
}

static void
press_in (GtkWidget *form, const char *label)
{
  GtkWidget *button = widget_find_button (form, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* What is behind the button that adds cards. */
static GtkWidget *
get_adder (Ark *ark, const char *label)
{
  return GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (ark_find_named (ark, label))));
}

static void
add_card (Ark *ark, const char *label, int power)
{
  GtkWidget *adder = get_adder (ark, label);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (adder, GTK_TYPE_SPIN_BUTTON)), power);
  press_in (adder, "_Add");
  ark_settle (ark);
}

/* A card is added, told, played, discarded. */
static void
test_cards (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *force = NULL;
  AdcArkCardChip *chip;
  GtkWidget *form, *button;

  add_card (ark, "Attacker: add an artifact", ADC_ARK_UNKNOWN);
  force = g_strdup (ark_find_force (ark, "attacker", "hand", NULL));
  g_assert_nonnull (force);
  chip = find_chip (ark->box, force);
  g_assert_nonnull (chip);
  form = get_form (chip);
  button = widget_find (GTK_WIDGET (chip), GTK_TYPE_MENU_BUTTON);
  widget_assert_named (button, "Power ?");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (form, GTK_TYPE_SPIN_BUTTON)), 7);
  g_assert_true (find_chip (ark->box, force) == chip); /* it stays while one goes on */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (form, GTK_TYPE_DROP_DOWN)), 2);
  widget_enter (widget_find (form, GTK_TYPE_ENTRY), "Laser");
  ark_settle (ark);
  widget_assert_named (button, "Laser (7), critical mass");
  assert_says (ark, "Laser (7), critical mass");

  press_in (form, "_Play It");
  g_assert_true (ark_is_at (ark, force, "played"));
  g_assert_true (ark_is_at (ark, "a-c1", "hand")); /* one at a time */
  widget_assert_named (button, "Laser (7), critical mass, played");
  press_in (form, "_Take It Back");
  g_assert_true (ark_is_at (ark, force, "hand"));
  press_in (form, "_Discarded");
  g_assert_true (ark_is_at (ark, force, "seen"));
  g_assert_null (find_chip (ark->box, force));
  adc_battle_session_undo (ark->session);
  ark_settle (ark);
  press_in (get_form (find_chip (ark->box, force)), "_Remove");
  g_assert_null (adc_scenario_find_force (ark_get_scenario (ark), force, NULL));
}

/* The label that complains, seen or not. */
static gboolean
is_error (GtkWidget *widget, gconstpointer data G_GNUC_UNUSED)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "error");
}

/* A hand has its limit, and the pen is part of it. */
static void
test_full (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *adder = get_adder (ark, "Attacker: add an artifact");
  GtkWidget *error = widget_find_if (adder, is_error, NULL);

  for (guint i = 0; i < 14; i++)
    press_in (adder, "_Add");
  g_assert_false (gtk_widget_get_visible (error));
  press_in (adder, "_Add");
  g_assert_true (gtk_widget_get_visible (error));
  g_assert_nonnull (adc_battle_session_get_battle (ark->session));
  g_assert_cmpuint (ark_get_side (ark, "attacker")->forces->len, ==, 15);
}

/* Two icons: both lose, and the pair says so in words. */
static void
test_critical (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  AdcArkGrid *grid = ark_get_grid (ark);
  GtkWidget *form;

  form = get_form (find_chip (ark->box, "a-c1"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (form, GTK_TYPE_DROP_DOWN)), 2);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (adc_ark_grid_get_cell (grid, 0, 0)),
                                            "nobody"));
  form = get_form (find_chip (ark->box, "d-c1"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (form, GTK_TYPE_DROP_DOWN)), 2);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (adc_ark_grid_get_cell (grid, 0, 0)),
                                           "nobody"));
  assert_says (ark, "Critical mass: both lose, no arsenal changes");
  assert_says (ark, "Both lose");
}

/* What nobody knows is asked for on the spot, and kept. */
static void
test_ask (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  AdcPiece *pen = ADC_PIECE (adc_game_lookup (ark->game, "alien-pen"));
  GtkWidget *dialog, *number;

  g_signal_emit_by_name (ark_find_button (ark, "_Enter the Value"), "clicked");
  dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  number = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (number, GTK_TYPE_SPIN_BUTTON)), 8);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "use");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpstr (ark_get_setting (ark, "defender", "arsenal"), ==, "8");

  /* Nothing typed is nothing changed. */
  g_assert_true (adc_board_ask_value (ark->board, "defender", "unseen"));
  dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "use");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_null (ark_get_setting (ark, "defender", "unseen"));

  /* The pen is nobody’s: its card is completed. */
  g_assert_true (adc_board_ask_value (ark->board, "", "critical"));
  dialog = widget_find_window (ADC_TYPE_VALUE_DIALOG);
  g_assert_nonnull (dialog);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (dialog, GTK_TYPE_DROP_DOWN)), 2);
  g_assert_true (adc_value_dialog_accept (ADC_VALUE_DIALOG (dialog)));
  g_assert_nonnull (adc_piece_get_value (pen, "critical"));
  g_assert_cmpstr (adc_piece_get_value (pen, "critical")->text, ==, "no");

  g_assert_false (adc_board_ask_value (ark->board, "defender", "nonsense"));
  g_assert_false (adc_board_ask_value (ark->board, "nobody", "power"));
  g_assert_false (adc_board_ask_value (ark->board, "", "nonsense"));
}

/* The powers of the box: typed once, kept, ticked off. */
static void
test_box (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  AdcPiece *card = ADC_PIECE (adc_game_lookup (ark->game, "ordinary-artifacts"));

  assert_says (ark, "The powers of 0 of the 60 ordinary artifacts are known.");
  type_into (ark, "Powers of those without the icon", "2 2 lots 5");
  assert_says (ark, "“lots” is no power: type numbers from 0 to 30, with spaces between them.");
  g_assert_null (adc_piece_get_value (card, "powers"));
  type_into (ark, "Powers of those without the icon", " 2, 2  3 5 ");
  g_assert_cmpstr (adc_piece_get_value (card, "powers")->text, ==, "2 2 3 5");
  assert_says (ark, "The powers of 4 of the 60 ordinary artifacts are known.");
  type_into (ark, "Powers of those with critical mass", "6");
  assert_says (ark, "The powers of 5 of the 60 ordinary artifacts are known.");

  gtk_expander_set_expanded (GTK_EXPANDER (widget_find (ark->box, GTK_TYPE_EXPANDER)), TRUE);
  assert_says (ark, "2 in the box, 2 still unseen");
  ark_set_number (ark, "Power 2, plain: seen", 1);
  assert_says (ark, "2 in the box, 1 still unseen");
  g_assert_nonnull (ark_find_force (ark, "attacker", "seen", NULL));
  ark_set_number (ark, "Power 2, plain: seen", 0);
  g_assert_null (ark_find_force (ark, "attacker", "seen", NULL));
  ark_set_number (ark, "Power 6, critical mass: seen", 1);
  assert_says (ark, "1 in the box, 0 still unseen");
}

/* Against a hand nobody has seen: a chance for each card, the best marked, a click plays it. */
static void
test_chances (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row;

  assert_says (ark, "The other side holds 3 unseen cards: any of 11 artifacts.");
  assert_says (ark, "These powers belong to this combat alone.");
  assert_says (ark, "Assumed");
  g_assert_nonnull (ark_find_named (ark, "Power 4: Wins 79.5 %, loses 20.5 %"));
  row = ark_find_named (ark, "Power 5, critical mass, best: "
                             "Wins 79.5 %, loses 0 %, both lose 20.5 %");
  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "clicked");
  g_assert_true (ark_is_at (ark, "a-c1", "played"));
  adc_battle_session_undo (ark->session);

  /* One more that was seen, one card less, and somebody who knows what he is doing. */
  ark_set_number (ark, "Defender: cards nobody has seen", 1);
  choose (ark, "defender", "plays", 2);
  g_assert_cmpstr (ark_get_setting (ark, "defender", "plays"), ==, "reply");
  g_assert_null (ark_find_named (ark, "Power 4: Wins 79.5 %, loses 20.5 %"));

  /* From the other side it is the other hand that is not known. */
  choose (ark, NULL, "viewpoint", 1);
  g_assert_null (ark_find_named (ark, "Defender: cards nobody has seen"));
  g_assert_nonnull (ark_find_named (ark, "Attacker: cards nobody has seen"));

  /* The box of this very table. */
  g_signal_emit_by_name (ark_find_button (ark, "_Use Those of My Box"), "clicked");
  assert_says (ark, "The powers of 0 of the 60 ordinary artifacts are known.");
  assert_silent (ark, "These powers belong to this combat alone.");
}

/* Two known hands: nine pairs, each told in one sentence. */
static void
test_pairs (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  AdcArkGrid *grid = ark_get_grid (ark);

  widget_assert_named (adc_ark_grid_get_cell (grid, 0, 1),
                       "Reactor (6) against Overload (4): critical mass, both lose, arsenal 12");
  widget_assert_named (adc_ark_grid_get_cell (grid, 0, 0),
                       "Reactor (6) against Shield (5): the attacker wins, arsenal 12 → 6");
  g_assert_nonnull (adc_ark_grid_get_cell (grid, 2, 2));
  g_assert_null (adc_ark_grid_get_cell (grid, 3, 0));
  for (guint i = 0; i < 3; i++)
    for (guint j = 0; j < 3; j++)
      g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (adc_ark_grid_get_cell (grid, i, j)),
                                                "chosen"));
}

/* Every combat that ships has an answer or says what it lacks. */
static void
test_examples (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *id;
    const char *says;
  } examples[] = {
    { "defense-gagnante", "The defender wins; no arsenal changes" },
    { "egalite", "The defender wins; no arsenal changes" },
    { "masse-critique", "Critical mass: both lose, no arsenal changes" },
    { "plafond", "≥ defence 20" },
    { "neutres-communes", "The attack may start" },
    { "neutres-seules", "The attack may start" },
    { "premiere-mission-combat", "How the Combat Ends" },
    { "face-b", "Combat per unit" },
    { "toutes-les-paires", "Every Pair of Artifacts" },
    { "puissances-a-relever", "_Enter the Value" },
    { "deux-adversaires", "The attack may start" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autoptr(AdcScenario) scenario = adc_driver_load_battle (ark->game, examples[i].id);

    g_test_message ("%s", examples[i].id);
    adc_battle_session_open (ark->session, scenario);
    ark_settle (ark);
    if (*examples[i].says == '_')
      g_assert_nonnull (ark_find_button (ark, examples[i].says));
    else
      assert_says (ark, examples[i].says);
  }
}

/* Who plays what does not matter to the numbers, and is kept. */
static void
test_faction (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *side = widget_find (ark->box, ADC_TYPE_ARK_SIDE_PANEL);
  GtkDropDown *factions = GTK_DROP_DOWN (widget_find (side, GTK_TYPE_DROP_DOWN));

  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (factions)), ==, 6);
  gtk_drop_down_set_selected (factions, 1);
  g_assert_cmpstr (ark_get_side (ark, "attacker")->faction, ==, "hara");
  assert_says (ark, "The attack may start: arsenal 11 ≥ defence 10");
  gtk_drop_down_set_selected (factions, 0);
  g_assert_null (ark_get_side (ark, "attacker")->faction);
}

/* Typed by hand: a question mark is what nobody knows, and nonsense changes nothing. */
static void
test_typed (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *spin = ark_find_named (ark, "Attacker: Arsenal");
  GtkEventControllerScroll *wheel = widget_find_controller (spin,
                                                            GTK_TYPE_EVENT_CONTROLLER_SCROLL);

  g_assert_cmpint (gtk_event_controller_scroll_get_flags (wheel), ==,
                   GTK_EVENT_CONTROLLER_SCROLL_NONE); /* the wheel scrolls the page */
  gtk_editable_set_text (GTK_EDITABLE (spin), "?");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_null (ark_get_setting (ark, "attacker", "arsenal"));
  assert_says (ark, "Whether the attack may start is not known yet");
  gtk_editable_set_text (GTK_EDITABLE (spin), "12");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpstr (ark_get_setting (ark, "attacker", "arsenal"), ==, "12");
  gtk_editable_set_text (GTK_EDITABLE (spin), "much");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpstr (ark_get_setting (ark, "attacker", "arsenal"), ==, "12");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "12");
  gtk_editable_set_text (GTK_EDITABLE (spin), "99");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpstr (ark_get_setting (ark, "attacker", "arsenal"), ==, "24");
}

/* From nothing to a combat. */
static void
test_empty (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  assert_silent (ark, "The attack may start");
  ark_set_number (ark, "Attacker: Faction unit", 1);
  ark_set_number (ark, "Defender: Faction unit", 1);
  assert_says (ark, "Whether the attack may start is not known yet");
  ark_set_number (ark, "Attacker: Arsenal", 5);
  ark_set_number (ark, "Defender: Defence per unit", 3);
  assert_says (ark, "The attack may start: arsenal 5 ≥ defence 3");
  while (adc_battle_session_can_undo (ark->session))
    adc_battle_session_undo (ark->session);
  assert_silent (ark, "The attack may start");
}

static AdcScenarioForce *
add_strange (AdcScenarioSide *side, const char *id, const char *unit, const char *place)
{
  AdcScenarioForce *force = adc_scenario_add_force (side, id);

  force->unit = g_strdup (unit);
  force->place = g_strdup (place);
  force->count = 3;
  return force;
}

/* What only a file can bring: it is said, nothing breaks, and it can be undone. */
static void
test_strange (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (ark_get_scenario (ark));
  AdcScenarioSide *attacker = adc_scenario_find_side (copy, "attacker");

  add_strange (attacker, "x1", "robot", "nowhere");
  add_strange (attacker, "x2", "no-such-unit", "room");
  add_strange (attacker, "x3", "robot", "hand");
  adc_settings_set (add_strange (attacker, "x4", "robot", "room")->settings, "control", "nobody");
  add_strange (attacker, "x5", "alien-pen", "played");
  add_strange (attacker, "x6", NULL, NULL);
  adc_settings_set (attacker->settings, "arsenal", "many");
  adc_settings_set (adc_scenario_find_side (copy, "defender")->settings, "defence", "99");
  adc_scenario_set (copy, "variant", "none of them");
  adc_scenario_set (copy, "powers", "1 two 3");
  g_free (attacker->faction);
  attacker->faction = g_strdup ("nobody");
  adc_battle_session_edit (ark->session, copy);
  assert_says (ark, "There can be no combat like this");
  ark_set_number (ark, "Attacker: Arsenal", 4);
  adc_battle_session_undo (ark->session);
  adc_battle_session_undo (ark->session);
  assert_says (ark, "The attacker wins and keeps an arsenal of 1");
}

/* Nothing is wider than a telephone; the sides are below one another there. */
static void
test_narrow (Ark *ark, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *attacker = ark_find_named (ark, "Attacker: Arsenal");
  GtkWidget *defender = ark_find_named (ark, "Defender: Arsenal");
  graphene_rect_t mine, theirs;
  int minimum;

  for (guint i = 0; i < 6; i++)
    add_card (ark, "Defender: add an artifact", (int) i);
  gtk_widget_measure (ark->box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 330);
  g_assert_true (gtk_widget_compute_bounds (attacker, ark->box, &mine));
  g_assert_true (gtk_widget_compute_bounds (defender, ark->box, &theirs));
  g_assert_cmpfloat (mine.origin.y, ==, theirs.origin.y);
  gtk_window_set_default_size (GTK_WINDOW (ark->window), 360, 700);
  ark_settle (ark);
  g_assert_true (gtk_widget_compute_bounds (attacker, ark->box, &mine));
  g_assert_true (gtk_widget_compute_bounds (defender, ark->box, &theirs));
  g_assert_cmpfloat (mine.origin.y, <, theirs.origin.y);
}

int
main (int argc, char *argv[])
{
  static const ArkTest tests[] = {
    { "/ark-board/defence", "exemple-defense", test_defence },
    { "/ark-board/threshold", "seuil", test_threshold },
    { "/ark-board/won", "cout-victoire", test_won },
    { "/ark-board/change", "exemple-defense", test_change },
    { "/ark-board/track", "exemple-defense", test_track },
    { "/ark-board/neutral", "exemple-defense", test_neutral },
    { "/ark-board/bonus", "exemple-defense", test_bonus },
    { "/ark-board/side-b", "cout-victoire", test_side_b },
    { "/ark-board/first-mission", "cout-victoire", test_first_mission },
    { "/ark-board/play", "cout-victoire", test_play },
    { "/ark-board/click", "cout-victoire", test_click },
    { "/ark-board/cards", "cout-victoire", test_cards },
    { "/ark-board/full", "exemple-defense", test_full },
    { "/ark-board/critical", "cout-victoire", test_critical },
    { "/ark-board/ask", "exemple-defense", test_ask },
    { "/ark-board/box", "cout-victoire", test_box },
    { "/ark-board/chances", "main-inconnue", test_chances },
    { "/ark-board/pairs", "toutes-les-paires", test_pairs },
    { "/ark-board/examples", "seuil", test_examples },
    { "/ark-board/faction", "exemple-defense", test_faction },
    { "/ark-board/typed", "exemple-defense", test_typed },
    { "/ark-board/empty", NULL, test_empty },
    { "/ark-board/strange", "cout-victoire", test_strange },
    { "/ark-board/narrow", "cout-victoire", test_narrow },
  };

  return ark_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
