/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-board.h"

#include "adc-ares-battle.h"
#include "adc-ares-board-turn.h"
#include "adc-ares-line-view.h"
#include "adc-ares-settings.h"
#include "adc-ares-value-dialog.h"
#include "adc-prose.h"

#include <glib/gi18n-lib.h>

#define NARROW 520 /* pixels: below, everything makes itself small */

struct _AdcAresBoard {
  AdcBoard         parent_instance;
  AdcAresSettings *settings;
  AdwBin          *recon;
  AdcAresLineView     *line;
  guint            fitting; /* the source that will fit it to its width */
  gboolean         is_narrow;
};

G_DEFINE_FINAL_TYPE (AdcAresBoard, adc_ares_board, ADC_TYPE_BOARD)

static gboolean
fit_cb (gpointer user_data)
{
  AdcAresBoard *self = user_data;
  GtkAdjustment *adjustment = adc_ares_line_view_get_adjustment (self->line);
  const double width = gtk_adjustment_get_page_size (adjustment);
  const gboolean is_narrow = width > 0 && width < NARROW;

  self->fitting = 0;
  if (is_narrow != self->is_narrow) {
    self->is_narrow = is_narrow;
    adc_ares_line_view_set_narrow (self->line, is_narrow);
  }

  return G_SOURCE_REMOVE;
}

/* Later: while widgets get their sizes nobody may ask for another. */
static void
width_changed_cb (AdcAresBoard *self)
{
  if (self->fitting == 0)
    self->fitting = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

static char *
describe_forces (guint n)
{
  return g_strdup_printf (ngettext ("%u force", "%u forces", n), n);
}

/* Who opens the line; a raid has none to open. */
static char *
describe_recon (AdcBattleSession *session)
{
  AdcBattle *battle = adc_battle_session_get_battle (session);
  GHashTable *settings = adc_scenario_get_settings (adc_battle_session_get_scenario (session));
  g_autofree char *opening = NULL;
  g_autofree char *answer = NULL;
  guint attacker, defender, n_opening, n_answer;
  AdcAresSide opens;

  if (battle == NULL || g_str_equal (adc_settings_get (settings, "attack", "normal"), "raid"))
    return NULL;

  attacker = adc_ares_battle_get_recon (ADC_ARES_BATTLE (battle), ADC_ARES_ATTACKER);
  defender = adc_ares_battle_get_recon (ADC_ARES_BATTLE (battle), ADC_ARES_DEFENDER);
  adc_ares_get_opening (attacker, defender, &opens, &n_opening, &n_answer);
  opening = describe_forces (n_opening);
  answer = describe_forces (n_answer);

  if (opens == ADC_ARES_ATTACKER)
    /* Translators: what is between the square brackets and the bar is the id of a rule, keep it.
     * The points of the attacker and of the defender, then “2 forces” and “3 forces”. */
    return g_strdup_printf (_("[[placement-reconnaissance|Reconnaissance]] %u : %u — the attacker "
                              "opens with %s, the defender answers with %s."),
                            attacker, defender, opening, answer);

  /* Translators: what is between the square brackets and the bar is the id of a rule, keep it. The
   * points of the attacker and of the defender, then “2 forces” and “3 forces”. */
  return g_strdup_printf (_("[[placement-reconnaissance|Reconnaissance]] %u : %u — the defender "
                            "opens with %s, the attacker answers with %s."),
                          attacker, defender, opening, answer);
}

static void
adc_ares_board_session_changed (AdcBoard *board)
{
  AdcAresBoard *self = ADC_ARES_BOARD (board);
  AdcBattleSession *session = adc_board_get_session (board);
  g_autofree char *recon = session != NULL ? describe_recon (session) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->settings), session != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->line), session != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->recon), recon != NULL);
  adw_bin_set_child (self->recon,
                     recon != NULL ? adc_prose_new (recon, adc_battle_session_get_game (session))
                                   : NULL);
  if (session != NULL) {
    adc_ares_settings_update (self->settings);
    adc_ares_line_view_update (self->line);
  }
}

static void
adc_ares_board_shot_changed (AdcBoard *board)
{
  if (adc_board_get_session (board) != NULL)
    adc_ares_line_view_show_shot (ADC_ARES_BOARD (board)->line);
}

static gboolean
adc_ares_board_ask_value (AdcBoard *board, const char *force, const char *stat)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));
  AdcAresValueDialog *dialog = NULL;

  if (adc_board_get_session (board) != NULL)
    dialog = adc_ares_value_dialog_new (board, force, stat);
  if (dialog == NULL)
    return FALSE;

  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

static void
adc_ares_board_dispose (GObject *object)
{
  g_clear_handle_id (&ADC_ARES_BOARD (object)->fitting, g_source_remove);
  G_OBJECT_CLASS (adc_ares_board_parent_class)->dispose (object);
}

/* The line is what a player came for; the set-up is one step back. */
static gboolean
adc_ares_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARES_BOARD (widget)->line));
}

static void
adc_ares_board_class_init (AdcAresBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdcBoardClass *board_class = ADC_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_board_dispose;
  widget_class->grab_focus = adc_ares_board_grab_focus;
  board_class->session_changed = adc_ares_board_session_changed;
  board_class->shot_changed = adc_ares_board_shot_changed;
  board_class->ask_value = adc_ares_board_ask_value;
  adc_ares_board_turn_install (board_class);
  g_type_ensure (ADC_TYPE_ARES_SETTINGS);
  g_type_ensure (ADC_TYPE_ARES_LINE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/ares/adc-ares-board.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresBoard, settings);
  gtk_widget_class_bind_template_child (widget_class, AdcAresBoard, recon);
  gtk_widget_class_bind_template_child (widget_class, AdcAresBoard, line);
}

static void
adc_ares_board_init (AdcAresBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_ares_settings_set_board (self->settings, ADC_BOARD (self));
  adc_ares_line_view_set_board (self->line, ADC_BOARD (self));
  g_signal_connect_object (adc_ares_line_view_get_adjustment (self->line), "notify::page-size",
                           G_CALLBACK (width_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
adc_ares_board_new (void)
{
  return g_object_new (ADC_TYPE_ARES_BOARD, NULL);
}
