/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-board.h"

#include "adc-battle-report.h"
#include "adc-buck-board-turn.h"
#include "adc-buck-board-words.h"
#include "adc-buck-combat-table.h"
#include "adc-buck-settings.h"
#include "adc-buck-sides.h"
#include "adc-shot-words.h"
#include "adc-value-dialog.h"

#include <glib/gi18n-lib.h>

struct _AdcBuckBoard {
  AdcBoard            parent_instance;
  GtkWidget          *content;
  AdcBuckSettings    *settings;
  AdcBuckSides       *sides;
  GtkLabel           *status;
  AdcBuckCombatTable *table;
  AdcBuckScene       *scene; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcBuckBoard, adc_buck_board, ADC_TYPE_BOARD)

static char *
dup_name (AdcBuckBoard *self, const char *force)
{
  return adc_scenario_dup_force_name (adc_buck_scene_get_game (self->scene),
                                      adc_buck_scene_get_scenario (self->scene), force);
}

static char *
describe_shot (AdcBuckBoard *self, const char *from, const char *at)
{
  const AdcShot *shot = adc_buck_scene_find_shot (self->scene, from, at);
  g_autofree char *shooter = dup_name (self, from);
  g_autofree char *target = at != NULL ? dup_name (self, at) : NULL;
  g_autofree char *needed = NULL;
  g_autofree char *obstacle = NULL;

  if (at == NULL)
    return g_strdup_printf (_("%s shoots: choose its target."), shooter);
  if (shot == NULL)
    /* Translators: the shooter and its target */
    return g_strdup_printf (_("%s cannot shoot at %s."), shooter, target);

  obstacle = adc_shot_dup_obstacle (shot);
  needed = shot->known && obstacle == NULL ? adc_buck_describe_needed (shot) : NULL;
  /* Translators: the shooter, its target, and what that takes, as in “6 or more hits” */
  return g_strdup_printf (_("%s at %s: %s"), shooter, target,
                          needed != NULL     ? needed
                          : obstacle != NULL ? obstacle
                                             : _("threshold unknown"));
}

static void
show_status (AdcBuckBoard *self)
{
  const AdcFault *obstacle = adc_buck_scene_get_obstacle (self->scene);
  const char *from = adc_board_get_from (ADC_BOARD (self));
  g_autofree char *text = NULL;

  if (obstacle != NULL)
    text = g_strdup (obstacle->message);
  else if (from == NULL)
    text = g_strdup (_("Type how many there are. Enter chooses who shoots, then at whom."));
  else
    text = describe_shot (self, from, adc_board_get_at (ADC_BOARD (self)));
  gtk_label_set_label (self->status, text);
}

static void
adc_buck_board_session_changed (AdcBoard *board)
{
  AdcBuckBoard *self = ADC_BUCK_BOARD (board);
  AdcBattleSession *session = adc_board_get_session (board);

  g_clear_pointer (&self->scene, adc_buck_scene_unref);
  gtk_widget_set_visible (self->content, session != NULL);
  if (session == NULL)
    return;

  self->scene = adc_buck_scene_new (session);
  adc_buck_settings_show (self->settings, self->scene);
  adc_buck_sides_show (self->sides, self->scene);
  adc_buck_combat_table_show (self->table, self->scene);
  show_status (self);
}

static void
adc_buck_board_shot_changed (AdcBoard *board)
{
  AdcBuckBoard *self = ADC_BUCK_BOARD (board);

  if (self->scene == NULL)
    return;

  adc_buck_sides_show (self->sides, self->scene);
  adc_buck_combat_table_show_shot (self->table);
  show_status (self);
}

static gboolean
adc_buck_board_ask_value (AdcBoard *board, const char *force, const char *stat)
{
  return adc_board_get_session (board) != NULL &&
         adc_value_dialog_present (board, force, stat, _("Read it in the advanced rules."));
}

static void
adc_buck_board_dispose (GObject *object)
{
  g_clear_pointer (&ADC_BUCK_BOARD (object)->scene, adc_buck_scene_unref);
  G_OBJECT_CLASS (adc_buck_board_parent_class)->dispose (object);
}

/* The pieces are what a player came for; the set-up is one step back. */
static gboolean
adc_buck_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_BUCK_BOARD (widget)->sides));
}

static void
adc_buck_board_class_init (AdcBuckBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdcBoardClass *board_class = ADC_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_buck_board_dispose;
  widget_class->grab_focus = adc_buck_board_grab_focus;
  board_class->is_tall = TRUE;
  board_class->session_changed = adc_buck_board_session_changed;
  board_class->shot_changed = adc_buck_board_shot_changed;
  board_class->ask_value = adc_buck_board_ask_value;
  adc_buck_board_turn_install (board_class);
  g_type_ensure (ADC_TYPE_BUCK_COMBAT_TABLE);
  g_type_ensure (ADC_TYPE_BUCK_SETTINGS);
  g_type_ensure (ADC_TYPE_BUCK_SIDES);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/buck-rogers/adc-buck-board.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcBuckBoard, content);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckBoard, settings);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckBoard, sides);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckBoard, status);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckBoard, table);
}

static void
adc_buck_board_init (AdcBuckBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_buck_settings_set_board (self->settings, ADC_BOARD (self));
  adc_buck_sides_set_board (self->sides, ADC_BOARD (self));
  adc_buck_combat_table_set_board (self->table, ADC_BOARD (self));
}

GtkWidget *
adc_buck_board_new (void)
{
  return g_object_new (ADC_TYPE_BUCK_BOARD, NULL);
}
