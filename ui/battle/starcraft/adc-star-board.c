/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-board-private.h"

#include "adc-forecast-pane.h"
#include "adc-star-contests.h"
#include "adc-star-edit.h"
#include "adc-star-hands-panel.h"
#include "adc-pair-layout.h"
#include "adc-star-plan-panel.h"
#include "adc-star-skirmish-card.h"
#include "adc-value-dialog.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (AdcStarBoard, adc_star_board, ADC_TYPE_BOARD)

void
adc_star_board_say (AdcStarBoard *self, const char *text)
{
  const AdcFault *obstacle = self->scene != NULL ? adc_star_scene_get_obstacle (self->scene) : NULL;

  if (text == NULL && obstacle != NULL)
    text = obstacle->message;
  if (text == NULL && self->scene != NULL && adc_star_scene_get_n_skirmishes (self->scene) == 0)
    text = _("Type the names of units: Enter adds them.");
  if (text == NULL)
    text = _("Enter on a unit shows what can be done with it; drag it to another place.");
  gtk_label_set_label (self->status, text);
}

static void
show_skirmishes (AdcStarBoard *self)
{
  const guint n = adc_star_scene_get_n_skirmishes (self->scene);
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->skirmishes));

  for (guint i = 1; i <= n; i++) {
    if (card == NULL) {
      card = adc_star_skirmish_card_new ();
      gtk_box_append (self->skirmishes, card);
    }
    adc_star_skirmish_card_show (ADC_STAR_SKIRMISH_CARD (card), self->scene, i);
    card = gtk_widget_get_next_sibling (card);
  }
  while (card != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (card);

    gtk_box_remove (self->skirmishes, card);
    card = next;
  }
}

/* The unit that has the focus, or NULL. */
static char *
dup_focused (AdcStarBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return ADC_IS_STAR_UNIT_CHIP (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
           ? g_strdup (adc_star_unit_chip_get_force (ADC_STAR_UNIT_CHIP (focus)))
           : NULL;
}

/* Chips are made anew: the focus goes to the one of the same unit; of one that is gone, to where
 * units come from. */
static void
restore_focus (AdcStarBoard *self, const char *force)
{
  AdcStarUnitChip *chip = adc_star_board_find_chip (self, force);

  gtk_widget_grab_focus (chip != NULL ? GTK_WIDGET (chip) : GTK_WIDGET (self));
}

static void
adc_star_board_session_changed (AdcBoard *board)
{
  AdcStarBoard *self = ADC_STAR_BOARD (board);
  AdcBattleSession *session = adc_board_get_session (board);
  g_autofree char *focused = dup_focused (self);

  g_clear_pointer (&self->scene, adc_star_scene_unref);
  self->aimed = NULL;
  gtk_widget_set_visible (self->content, session != NULL);
  if (session == NULL)
    return;

  self->scene = adc_star_scene_new (session);
  adc_star_settings_show (self->settings, self->scene);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    adc_star_side_header_show (self->sides[side], self->scene);
  show_skirmishes (self);
  adc_star_ending_show (self->ending, self->scene);
  adc_star_board_say (self, NULL);
  if (focused != NULL)
    restore_focus (self, focused);
}

static gboolean
adc_star_board_ask_value (AdcBoard *board, const char *force, const char *stat)
{
  AdcStarBoard *self = ADC_STAR_BOARD (board);

  return self->scene != NULL &&
         adc_value_dialog_present (board, force, stat, _("Read it on your copy of the game."));
}

/* Hands are on the table, below it; what is worked out goes beside it. */
static GPtrArray *
adc_star_board_list_panels (AdcBoard *board)
{
  AdcBattleSession *session = adc_board_get_session (board);
  GtkWidget *pane = adc_forecast_pane_new ();
  GPtrArray *panels = g_ptr_array_new ();

  adc_forecast_pane_set_session (ADC_FORECAST_PANE (pane), session);
  g_ptr_array_add (panels, adc_star_hands_panel_new (session));
  g_ptr_array_add (panels, adc_star_plan_panel_new (board));
  g_ptr_array_add (panels, pane);
  g_ptr_array_add (panels, adc_star_contests_new (session));
  for (guint i = 0; i < panels->len; i++) {
    gtk_widget_add_css_class (panels->pdata[i], "card");
    if (i > 0)
      gtk_widget_add_css_class (panels->pdata[i], "aside");
  }
  return panels;
}

/* Units are what a player came for; the set-up is one step back. */
static gboolean
adc_star_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_STAR_BOARD (widget)->sides[ADC_STAR_ATTACKER]));
}

static void
adc_star_board_dispose (GObject *object)
{
  AdcStarBoard *self = ADC_STAR_BOARD (object);

  g_clear_pointer (&self->scene, adc_star_scene_unref);
  G_OBJECT_CLASS (adc_star_board_parent_class)->dispose (object);
}

static void
adc_star_board_finalize (GObject *object)
{
  g_free (ADC_STAR_BOARD (object)->current);
  G_OBJECT_CLASS (adc_star_board_parent_class)->finalize (object);
}

static void
adc_star_board_class_init (AdcStarBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdcBoardClass *board_class = ADC_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_star_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_star_board_finalize;
  widget_class->grab_focus = adc_star_board_grab_focus;
  board_class->session_changed = adc_star_board_session_changed;
  board_class->ask_value = adc_star_board_ask_value;
  board_class->list_panels = adc_star_board_list_panels;
  adc_star_board_install_hands (widget_class);
  g_type_ensure (ADC_TYPE_STAR_ENDING);
  g_type_ensure (ADC_TYPE_PAIR_LAYOUT);
  g_type_ensure (ADC_TYPE_STAR_SETTINGS);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/starcraft/adc-star-board.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcStarBoard, content);
  gtk_widget_class_bind_template_child (widget_class, AdcStarBoard, settings);
  gtk_widget_class_bind_template_child (widget_class, AdcStarBoard, headers);
  gtk_widget_class_bind_template_child (widget_class, AdcStarBoard, status);
  gtk_widget_class_bind_template_child (widget_class, AdcStarBoard, skirmishes);
  gtk_widget_class_bind_template_child (widget_class, AdcStarBoard, ending);
}

static void
adc_star_board_init (AdcStarBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    self->sides[side] = ADC_STAR_SIDE_HEADER (adc_star_side_header_new (side));
    gtk_box_append (self->headers, GTK_WIDGET (self->sides[side]));
  }
  self->picker = ADC_STAR_CARD_PICKER (adc_star_card_picker_new (GTK_WIDGET (self)));
  self->form = ADC_STAR_UNIT_FORM (adc_star_unit_form_new (GTK_WIDGET (self)));
  adc_star_board_watch_hands (self);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self->skirmishes), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL,
                      NULL, NULL);
}

GtkWidget *
adc_star_board_new (void)
{
  return g_object_new (ADC_TYPE_STAR_BOARD, NULL);
}
