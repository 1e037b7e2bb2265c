/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialogs over the board of Le Projet Arès: adding a force, changing it, giving a value that is
 * missing, building in an emergency. What comes of it is read in the scenario. */

#include "ares-table.h"

#include "adc-ares-force-editor.h"
#include "adc-ares-force-picker.h"
#include "adc-ares-line-view.h"
#include "adc-ares-value-dialog.h"
#include "adc-piece.h"
#include "widgets.h"

/* The entries of all the values, in their order. */
enum { COST, INITIATIVE };

/* The entry of a stat, by its place among the entries of the form. */
static GtkEditable *
get_entry (GtkWidget *widget, int *place)
{
  GtkEditable *found = NULL;

  if (GTK_IS_ENTRY (widget))
    return (*place)-- == 0 ? GTK_EDITABLE (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = get_entry (child, place);

  return found;
}

static void
type (gpointer form, int place, const char *text)
{
  gtk_editable_set_text (get_entry (form, &place), text);
}

static void
test_add (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  AdcAresForcePicker *picker;
  AdcAresForceEditor *editor;
  GtkWidget *content;
  const AdcScenarioForce *force;

  /* Some of its name in any language, Enter. It goes to face the enemy that nobody faces. */
  table_press_on (table, "soldier", GDK_KEY_a, 0);
  picker = widget_find_window (ADC_TYPE_ARES_FORCE_PICKER);
  gtk_spin_button_set_value (widget_get_child (picker, "count"), 3);
  widget_enter (widget_get_child (picker, "search_entry"), "furtive");
  g_assert_null (widget_find_window (ADC_TYPE_ARES_FORCE_PICKER));
  force = table_get_force (table, "stealth-infantry");
  g_assert_cmpstr (force->unit, ==, "stealth-infantry");
  g_assert_cmpuint (force->count, ==, 3);
  g_assert_cmpstr (force->place, ==, "3");
  g_assert_cmpstr (table_get_focus (table), ==, "stealth-infantry");

  /* By hand: it needs a name, and its values must make sense. */
  gtk_widget_activate_action (table->line, "line.add-to", "s", "attacker");
  picker = widget_find_window (ADC_TYPE_ARES_FORCE_PICKER);
  content = adw_window_get_content (ADW_WINDOW (picker));
  g_signal_emit_by_name (gtk_widget_get_last_child (content), "clicked");
  editor = widget_find_window (ADC_TYPE_ARES_FORCE_EDITOR);
  g_assert_false (adc_ares_force_editor_apply (editor));
  gtk_editable_set_text (widget_get_child (editor, "name_row"), " Home <Guard> ");
  type (widget_get_child (editor, "form"), COST, "many");
  g_assert_false (adc_ares_force_editor_apply (editor));
  type (widget_get_child (editor, "form"), COST, "2");
  g_assert_true (adc_ares_force_editor_apply (editor));
  g_assert_null (widget_find_window (ADC_TYPE_ARES_FORCE_EDITOR));
  g_assert_null (widget_find_window (ADC_TYPE_ARES_FORCE_PICKER));
  force = table_get_force (table, "force");
  g_assert_cmpstr (adc_text_get (force->name), ==, "Home <Guard>");
  g_assert_cmpstr (g_hash_table_lookup (force->values, "cost"), ==, "2");
  g_assert_cmpstr (force->place, ==, "5");
  g_assert_cmpstr (table_get_focus (table), ==, "force");
}

/* On an empty place a force is added right there. */
static void
test_add_here (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  AdcAresForcePicker *picker;

  adc_ares_line_view_focus_force (ADC_ARES_LINE_VIEW (table->line), "poison-ivy");
  table_press (table, GDK_KEY_Right, 0);
  g_assert_null (table_get_focus (table));
  table_press (table, GDK_KEY_Return, 0);
  picker = widget_find_window (ADC_TYPE_ARES_FORCE_PICKER);
  widget_enter (widget_get_child (picker, "search_entry"), "acolyte");
  g_assert_cmpstr (table_get_force (table, "acolyte")->place, ==, "3");
}

static const char *
get_card_value (Table *table, const char *unit, const char *stat)
{
  const AdcValue *value = adc_piece_get_value (ADC_PIECE (adc_game_lookup (table->game, unit)),
                                               stat);

  return value != NULL ? value->text : NULL;
}

static void
test_edit (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  AdcAresForceEditor *editor;
  const AdcScenarioForce *stealth;

  table_press_on (table, "stealth", GDK_KEY_Return, 0);
  editor = widget_find_window (ADC_TYPE_ARES_FORCE_EDITOR);
  gtk_spin_button_set_value (widget_get_child (editor, "count"), 2);
  gtk_spin_button_set_value (widget_get_child (editor, "modifier"), -1);
  type (widget_get_child (editor, "form"), COST, "2");       /* nobody knew: kept */
  type (widget_get_child (editor, "form"), INITIATIVE, "5"); /* known: for this battle only */
  g_assert_true (adc_ares_force_editor_apply (editor));

  stealth = table_get_force (table, "stealth");
  g_assert_cmpuint (stealth->count, ==, 2);
  g_assert_cmpstr (adc_settings_get (stealth->settings, "modifier", NULL), ==, "-1");
  g_assert_cmpstr (g_hash_table_lookup (stealth->values, "initiative"), ==, "5");
  g_assert_cmpstr (get_card_value (table, "stealth-infantry", "initiative"), ==, "3");
  g_assert_null (g_hash_table_lookup (stealth->values, "cost"));
  g_assert_cmpstr (get_card_value (table, "stealth-infantry", "cost"), ==, "2");
  /* The scenario's own value, untouched, is still the scenario's alone. */
  g_assert_cmpstr (g_hash_table_lookup (stealth->values, "vs-infantry"), ==, "1");
  g_assert_null (get_card_value (table, "stealth-infantry", "vs-infantry"));

  /* One step to undo, which leaves what the card says. */
  adc_battle_session_undo (table->session);
  g_assert_cmpuint (table_get_force (table, "stealth")->count, ==, 1);
  g_assert_false (adc_battle_session_can_undo (table->session));
  g_assert_cmpstr (get_card_value (table, "stealth-infantry", "cost"), ==, "2");
}

/* The first one taken away again, the last one made the first. */
static void
test_targets (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  AdcAresForceEditor *editor;
  GtkWidget *list;

  adc_ares_force_editor_present (table->board, "trooper");
  editor = widget_find_window (ADC_TYPE_ARES_FORCE_EDITOR);
  list = widget_get_child (editor, "targets");
  gtk_widget_activate_action (list, "targets.add", "s", "poison-ivy");
  gtk_widget_activate_action (list, "targets.add", "s", "soldier");
  gtk_widget_activate_action (list, "targets.add", "s", "rover");
  g_signal_emit_by_name (widget_find_icon_button (list, "list-remove-symbolic"), "clicked");
  g_signal_emit_by_name (widget_find_icon_button (list, "go-up-symbolic"), "clicked");
  g_assert_true (adc_ares_force_editor_apply (editor));

  g_assert_cmpuint (table_get_force (table, "trooper")->targets->len, ==, 2);
  g_assert_cmpstr (table_get_force (table, "trooper")->targets->pdata[0], ==, "rover");
  g_assert_cmpstr (table_get_force (table, "trooper")->targets->pdata[1], ==, "soldier");
}

static void
test_ask_value (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  AdcAresValueDialog *dialog;
  GtkWidget *keep;
  const AdcScenarioForce *soldier;

  g_assert_false (adc_board_ask_value (table->board, "nobody", "cost"));
  g_assert_false (adc_board_ask_value (table->board, "trooper", "luck"));

  g_assert_true (adc_board_ask_value (table->board, "trooper", "initiative"));
  dialog = widget_find_window (ADC_TYPE_ARES_VALUE_DIALOG);
  type (widget_get_child (dialog, "form"), 0, "soon");
  g_assert_false (adc_ares_value_dialog_accept (dialog));
  type (widget_get_child (dialog, "form"), 0, "4");
  g_signal_emit_by_name (widget_get_child (dialog, "form"), "activate");
  g_assert_null (widget_find_window (ADC_TYPE_ARES_VALUE_DIALOG));
  g_assert_cmpstr (get_card_value (table, "trooper", "initiative"), ==, "4");
  g_assert_false (adc_battle_session_can_undo (table->session));

  /* Not to be kept: it is the battle's. */
  g_assert_true (adc_board_ask_value (table->board, "soldier", "initiative"));
  dialog = widget_find_window (ADC_TYPE_ARES_VALUE_DIALOG);
  keep = widget_find (widget_get_child (dialog, "form"), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (keep), FALSE);
  type (widget_get_child (dialog, "form"), 0, "1");
  g_assert_true (adc_ares_value_dialog_accept (dialog));
  g_assert_null (get_card_value (table, "soldier", "initiative"));
  soldier = table_get_force (table, "soldier");
  g_assert_cmpstr (g_hash_table_lookup (soldier->values, "initiative"), ==, "1");
}

static guint
count_arrivals (Table *table)
{
  return adc_scenario_find_side (table_get_scenario (table), "defender")->arrivals->len;
}

/* Cards of the hand become units, as far as the hand goes: two of the three are spent already. */
static void
test_emergency (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *board = GTK_WIDGET (table->board);
  GtkWidget *taken_back;

  g_assert_cmpuint (count_arrivals (table), ==, 1);
  g_signal_emit_by_name (widget_find_button (board, "Turret +1 (1 card)"), "clicked");
  g_assert_cmpuint (count_arrivals (table), ==, 2);
  g_assert_null (table_find_toast (table));
  g_signal_emit_by_name (widget_find_button (board, "Turret +1 (1 card)"), "clicked");
  g_assert_cmpuint (count_arrivals (table), ==, 2);
  g_assert_nonnull (table_find_toast (table));

  taken_back = gtk_widget_get_ancestor (widget_find (board, ADW_TYPE_BUTTON_CONTENT),
                                        GTK_TYPE_BUTTON);
  g_signal_emit_by_name (taken_back, "clicked");
  g_assert_cmpuint (count_arrivals (table), ==, 1);

  /* What a unit costs is unknown: that is asked first. */
  g_signal_emit_by_name (widget_find_button (board, "Militia +1 (? cards)"), "clicked");
  g_assert_nonnull (widget_find_window (ADC_TYPE_ARES_VALUE_DIALOG));
  gtk_window_destroy (widget_find_window (ADC_TYPE_ARES_VALUE_DIALOG));
}

int
main (int argc, char *argv[])
{
  static const TableTest tests[] = {
    { "/ares-dialogs/add", "d2-modificateurs", test_add },
    { "/ares-dialogs/add-here", "d2-modificateurs", test_add_here },
    { "/ares-dialogs/edit", "d2-modificateurs", test_edit },
    { "/ares-dialogs/targets", "d2-modificateurs", test_targets },
    { "/ares-dialogs/ask-value", "d2-modificateurs", test_ask_value },
    { "/ares-dialogs/emergency", "e1-champ-de-mines", test_emergency },
  };

  return table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
