/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Action tiles of Neuroshima Hex!, played on the board step by step. What comes of it is read in
 * the scenario. */

#include "hex-board.h"

#include "widgets.h"

#include <adwaita.h>

/* The hexes that may be chosen now, in their order. */
static void
assert_open (Hex *hex, const char *expected)
{
  g_autoptr(GString) open = g_string_new (NULL);

  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    if (hex_has_mark (hex, adc_hex_cell_name (i), ADC_HEX_MARK_OPEN))
      g_string_append_printf (open, "%s%s", open->len > 0 ? " " : "", adc_hex_cell_name (i));
  g_assert_cmpstr (open->str, ==, expected);
}

static void
test_move (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  hex_lay (hex, "moloch-hunter", "c3", 0);
  hex_lay (hex, "moloch-blocker", "c2", 0);
  hex_lay (hex, "posterunek-hq", "d2", 0);
  hex_choose (hex, ADC_HEX_PILE_CARDS, "moloch-move");
  assert_open (hex, "c2 c3");
  g_assert_cmpstr (hex_get_prompt (hex), ==, "Move: choose one of your tiles.");
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
  g_assert_false (hex_is_offered (hex, "moves_button"));
  hex_lay (hex, "posterunek-runner", "c3", 0);
  hex_lay (hex, "posterunek-hq", "c1", 0);
  g_assert_true (hex_is_offered (hex, "moves_button"));
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
  g_assert_cmpstr (hex_get_prompt (hex), ==,
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
  adc_hex_table_remove (hex->table, adc_hex_cell_parse ("c1"), NULL);
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
  dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  adw_message_dialog_response (dialog, "cancel");
  hex_settle (hex);
  hex_assert_pile (hex, "posterunek-sniper", NULL, 1);
  assert_open (hex, "");

  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-sniper");
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
  choice = widget_find (adw_message_dialog_get_extra_child (dialog), GTK_TYPE_CHECK_BUTTON);
  widget_assert_named (choice, "Medic (c2) heals Hunter-Killer (c3)");
  choice = gtk_widget_get_next_sibling (choice);
  widget_assert_named (choice, "Medic (c4) heals Hunter-Killer (c3)");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (choice), TRUE);
  adw_message_dialog_response (dialog, "choose");
  hex_settle (hex);
  hex_assert_at (hex, "c3", "moloch-hunter@0");
  hex_assert_at (hex, "c2", "moloch-medic@3");
  hex_assert_at (hex, "c4", "-");
  hex_assert_pile (hex, "posterunek-sniper", "discard", 1);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-cards/move", NULL, test_move },
    { "/hex-cards/free-move", NULL, test_free_move },
    { "/hex-cards/push", NULL, test_push },
    { "/hex-cards/strike", NULL, test_strike },
    { "/hex-cards/medics", NULL, test_medics },
  };

  return hex_run (argc, argv, TRUE, tests, G_N_ELEMENTS (tests));
}
