/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-emergency.h"

#include "adc-ares-edit.h"
#include "adc-ares-refusal.h"
#include "adc-ares-values.h"
#include "adc-prose.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcAresEmergency {
  AdwBin     parent_instance;
  AdcBoard  *board; /* not held */
  GPtrArray *buttons;
};

G_DEFINE_FINAL_TYPE (AdcAresEmergency, adc_ares_emergency, ADW_TYPE_BIN)

/* A button acts on what it was made for: a force, or an arrival by its place in the list. */
#define FORCE "adc-force"
#define ARRIVAL "adc-arrival"

static void
build_cb (AdcAresEmergency *self, GtkButton *button)
{
  AdcBattleSession *session = adc_board_get_session (self->board);
  g_autofree char *force = g_strdup (g_object_get_data (G_OBJECT (button), FORCE));
  AdcGame *game = adc_battle_session_get_game (session);
  AdcScenarioForce *grows =
    adc_scenario_find_force (adc_battle_session_get_scenario (session), force, NULL);
  AdcFault *fault = NULL;
  int cost;

  if (grows != NULL && !adc_ares_force_get_number (game, grows, "cost", &cost))
    adc_board_ask_value (self->board, force, "cost");
  else if (!adc_ares_edit_emergency (session, force, &fault))
    adc_ares_refuse (GTK_WIDGET (self), game, fault);
}

static void
take_back_cb (AdcAresEmergency *self, GtkButton *button)
{
  AdcBattleSession *session = adc_board_get_session (self->board);
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, FALSE);
  AdcScenarioSide *side = adc_scenario_find_side (copy, "defender");
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), ARRIVAL));

  if (side == NULL || index >= side->arrivals->len)
    return;

  if (--((AdcScenarioArrival *) side->arrivals->pdata[index])->count == 0)
    g_ptr_array_remove_index (side->arrivals, index);
  adc_battle_session_edit (session, copy);
}

static GtkWidget *
create_build_button (AdcAresEmergency *self, AdcGame *game, const AdcScenarioForce *force)
{
  const char *name = adc_ares_force_get_name (game, force);
  g_autofree char *text = NULL;
  GtkWidget *button;
  int cost;

  if (adc_ares_force_get_number (game, force, "cost", &cost))
    /* Translators: a button: one more unit of a force, for that many cards of the hand */
    text = g_strdup_printf (ngettext ("%s +1 (%d card)", "%s +1 (%d cards)", cost), name, cost);
  else
    /* Translators: a button: one more unit of a force, for an unknown number of cards */
    text = g_strdup_printf (_("%s +1 (? cards)"), name);

  button = gtk_button_new_with_label (text);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  g_object_set_data_full (G_OBJECT (button), FORCE, g_strdup (force->id), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (build_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_arrival_button (AdcAresEmergency *self, AdcGame *game, AdcScenario *scenario,
                       const AdcScenarioArrival *arrival, guint index)
{
  AdcScenarioForce *force = adc_scenario_find_force (scenario, arrival->force, NULL);
  const char *name = force != NULL ? adc_ares_force_get_name (game, force) : arrival->force;
  /* Translators: units that come in a later round: round, force, how many */
  g_autofree char *text = g_strdup_printf (_("Round %u: %s +%u"), arrival->round, name,
                                           arrival->count);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "edit-undo-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), text);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_tooltip_text (button, _("Take One Back"));
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), ARRIVAL, GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
create_buttons (AdcAresEmergency *self, AdcBattleSession *session, AdcScenarioSide *side)
{
  AdcGame *game = adc_battle_session_get_game (session);
  const guint round = adc_ares_edit_get_arrival_round (session);

  for (guint i = 0; i < side->forces->len; i++)
    if (adc_ares_force_has_ability (game, side->forces->pdata[i], "base-defence"))
      g_ptr_array_add (self->buttons, create_build_button (self, game, side->forces->pdata[i]));

  /* What has come already cannot be taken back: dice have been thrown since. */
  for (guint i = 0; i < side->arrivals->len; i++)
    if (((AdcScenarioArrival *) side->arrivals->pdata[i])->round >= round)
      g_ptr_array_add (self->buttons,
                       create_arrival_button (self, game,
                                              adc_battle_session_get_scenario (session),
                                              side->arrivals->pdata[i], i));
}

static GtkWidget *
create_content (AdcAresEmergency *self, AdcBattleSession *session)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  AdcScenarioSide *side = adc_scenario_find_side (scenario, "defender");
  GtkWidget *box, *buttons;

  if (side == NULL || !adc_ares_is_siege (scenario))
    return NULL;

  create_buttons (self, session, side);
  if (self->buttons->len == 0)
    return NULL;

  buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (buttons, adc_wrap_layout_new (6));
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_box_append (GTK_BOX (buttons), self->buttons->pdata[i]);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  /* Translators: what is between the square brackets and the bar is the id of a rule, keep it */
  gtk_box_append (GTK_BOX (box),
                  adc_prose_new (_("[[defense-urgence-regle|Emergency Defence]]: units from the "
                                   "hand"),
                                 adc_battle_session_get_game (session)));
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

/* Which of the buttons has the focus, or how many there are. */
static guint
find_focus (AdcAresEmergency *self)
{
  guint i;

  for (i = 0; i < self->buttons->len; i++)
    if (gtk_widget_is_focus (self->buttons->pdata[i]))
      break;

  return i;
}

static void
adc_ares_emergency_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_ARES_EMERGENCY (object)->buttons);
  G_OBJECT_CLASS (adc_ares_emergency_parent_class)->finalize (object);
}

static void
adc_ares_emergency_class_init (AdcAresEmergencyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_ares_emergency_finalize;
}

static void
adc_ares_emergency_init (AdcAresEmergency *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
adc_ares_emergency_set_board (AdcAresEmergency *self, AdcBoard *board)
{
  g_return_if_fail (ADC_IS_ARES_EMERGENCY (self));

  self->board = board;
}

void
adc_ares_emergency_update (AdcAresEmergency *self)
{
  AdcBattleSession *session;
  GtkWidget *content;
  guint focus;

  g_return_if_fail (ADC_IS_ARES_EMERGENCY (self));

  session = adc_board_get_session (self->board);
  focus = find_focus (self);
  g_ptr_array_set_size (self->buttons, 0);
  content = create_content (self, session);
  adw_bin_set_child (ADW_BIN (self), content);
  gtk_widget_set_visible (GTK_WIDGET (self), content != NULL);
  if (focus < self->buttons->len)
    gtk_widget_grab_focus (self->buttons->pdata[focus]);
}
