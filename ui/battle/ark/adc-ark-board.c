/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-board.h"

#include "adc-ark-answer.h"
#include "adc-ark-ask.h"
#include "adc-ark-board-words.h"
#include "adc-ark-chance-panel.h"
#include "adc-ark-pair-panel.h"
#include "adc-ark-pool-panel.h"
#include "adc-ark-powers.h"
#include "adc-ark-settings.h"
#include "adc-ark-side-panel.h"
#include "adc-ark-steps-panel.h"
#include "adc-pair-layout.h"
#include "adc-wrap-layout.h"
#include "adc-value-dialog.h"

#include <glib/gi18n-lib.h>

#define LEAST_FOR_TWO 480 /* pixels: below, the sides are one under the other */
#define PEN "alien-pen"

struct _AdcArkBoard {
  AdcBoard         parent_instance;
  GtkWidget       *content;
  AdcArkSettings  *settings;
  AdcArkAnswer    *answer;
  AdcArkSidePanel *sides[ADC_ARK_N_SIDES];
  GtkWidget       *pool; /* the panel beside the board; weak, or NULL */
};

G_DEFINE_FINAL_TYPE (AdcArkBoard, adc_ark_board, ADC_TYPE_BOARD)

static void
adc_ark_board_session_changed (AdcBoard *board)
{
  AdcArkBoard *self = ADC_ARK_BOARD (board);
  AdcBattleSession *session = adc_board_get_session (board);

  gtk_widget_set_visible (self->content, session != NULL);
  if (session == NULL)
    return;

  adc_ark_settings_show (self->settings, session);
  adc_ark_answer_show (self->answer, session);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    adc_ark_side_panel_show (self->sides[side], session);
}

/* The powers of the box are typed where they are listed. */
static gboolean
ask_card (AdcArkBoard *self, const char *stat)
{
  if (g_str_equal (stat, adc_ark_powers_get_name (0)))
    return self->pool != NULL && gtk_widget_grab_focus (self->pool);

  return adc_value_dialog_present_piece (ADC_BOARD (self), PEN, stat,
                                         _("Read it on your copy of the game."));
}

static gboolean
adc_ark_board_ask_value (AdcBoard *board, const char *force, const char *stat)
{
  AdcArkBoard *self = ADC_ARK_BOARD (board);
  AdcScenario *scenario = adc_battle_session_get_scenario (adc_board_get_session (board));

  if (*force == '\0')
    return ask_card (self, stat);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    if (g_str_equal (force, adc_ark_side_get_id (side)))
      return adc_ark_ask (board, side, stat);

  return adc_scenario_find_force (scenario, force, NULL) != NULL &&
         adc_value_dialog_present (board, force, stat, _("Read it on your copy of the game."));
}

/* What is worked out goes beside what it is worked out from. */
static GPtrArray *
adc_ark_board_list_panels (AdcBoard *board)
{
  AdcArkBoard *self = ADC_ARK_BOARD (board);
  AdcBattleSession *session = adc_board_get_session (board);
  GPtrArray *panels = g_ptr_array_new ();
  GtkWidget *pool = adc_ark_pool_panel_new (board);

  g_set_weak_pointer (&self->pool, pool);
  g_ptr_array_add (panels, adc_ark_pair_panel_new (session));
  g_ptr_array_add (panels, adc_ark_steps_panel_new (session));
  g_ptr_array_add (panels, adc_ark_chance_panel_new (session));
  g_ptr_array_add (panels, pool);
  for (guint i = 0; i < panels->len; i++) {
    gtk_widget_add_css_class (panels->pdata[i], "card");
    gtk_widget_add_css_class (panels->pdata[i], "aside");
  }
  return panels;
}

static gboolean
adc_ark_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARK_BOARD (widget)->sides[ADC_ARK_ATTACKER]));
}

static void
adc_ark_board_dispose (GObject *object)
{
  g_clear_weak_pointer (&ADC_ARK_BOARD (object)->pool);
  G_OBJECT_CLASS (adc_ark_board_parent_class)->dispose (object);
}

static void
adc_ark_board_class_init (AdcArkBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdcBoardClass *board_class = ADC_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ark_board_dispose;
  widget_class->grab_focus = adc_ark_board_grab_focus;
  board_class->session_changed = adc_ark_board_session_changed;
  board_class->ask_value = adc_ark_board_ask_value;
  board_class->list_panels = adc_ark_board_list_panels;
}

static void
adc_ark_board_init (AdcArkBoard *self)
{
  GtkWidget *pair = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, NULL),
    g_object_new (ADC_TYPE_PAIR_LAYOUT, "least", LEAST_FOR_TWO, NULL));

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->settings = ADC_ARK_SETTINGS (adc_ark_settings_new ());
  self->answer = ADC_ARK_ANSWER (adc_ark_answer_new ());
  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->answer));
  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->settings));
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    self->sides[side] = ADC_ARK_SIDE_PANEL (adc_ark_side_panel_new (side));
    gtk_box_append (GTK_BOX (pair), GTK_WIDGET (self->sides[side]));
  }
  gtk_box_append (GTK_BOX (self->content), pair);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}

GtkWidget *
adc_ark_board_new (void)
{
  return g_object_new (ADC_TYPE_ARK_BOARD, NULL);
}
