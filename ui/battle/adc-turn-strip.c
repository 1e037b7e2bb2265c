/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-turn-strip.h"

#include "adc-battle-report.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MIN_CHARS 12 /* of a name, before it goes to the next line instead */

struct _AdcTurnStrip {
  AdwBin    parent_instance;
  GtkLabel *label;
  GtkBox   *firing;
  AdcBoard *board; /* or NULL */
  char     *at;    /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcTurnStrip, adc_turn_strip, ADW_TYPE_BIN)

/* Whether the target can stay the same when another force shoots. */
static gboolean
has_shot (AdcTurnStrip *self, const char *from, const char *at)
{
  AdcBattle *battle = adc_battle_session_get_battle (adc_board_get_session (self->board));
  g_autoptr(GPtrArray) shots = battle != NULL ? adc_battle_list_shots (battle) : NULL;

  for (guint i = 0; shots != NULL && at != NULL && i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];

    if (g_str_equal (shot->from, from) && g_str_equal (shot->at, at))
      return TRUE;
  }

  return FALSE;
}

/* The buttons are made anew meanwhile: nothing here may be one's own. */
static void
clicked_cb (AdcTurnStrip *self, GtkButton *button)
{
  g_autofree char *force = g_strdup (g_object_get_data (G_OBJECT (button), "force"));
  g_autofree char *at = NULL;

  if (self->board == NULL)
    return;

  if (has_shot (self, force, self->at))
    at = g_strdup (self->at);
  adc_board_select (self->board, force, at);
}

static void
add_button (AdcTurnStrip *self, const char *force, gboolean is_chosen, gboolean takes_focus)
{
  AdcBattleSession *session = adc_board_get_session (self->board);
  g_autofree char *name = adc_scenario_dup_force_name (adc_battle_session_get_game (session),
                                                       adc_battle_session_get_scenario (session),
                                                       force);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (g_utf8_strlen (name, -1), MIN_CHARS));
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                         : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  gtk_widget_add_css_class (button, "firing");
  if (is_chosen)
    gtk_widget_add_css_class (button, "chosen");
  g_object_set_data_full (G_OBJECT (button), "force", g_strdup (force), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->firing, button);
  if (is_chosen && takes_focus)
    gtk_widget_grab_focus (button);
}

static void
adc_turn_strip_dispose (GObject *object)
{
  g_clear_weak_pointer (&ADC_TURN_STRIP (object)->board);
  G_OBJECT_CLASS (adc_turn_strip_parent_class)->dispose (object);
}

static void
adc_turn_strip_finalize (GObject *object)
{
  g_free (ADC_TURN_STRIP (object)->at);
  G_OBJECT_CLASS (adc_turn_strip_parent_class)->finalize (object);
}

static void
adc_turn_strip_class_init (AdcTurnStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_turn_strip_dispose;
  object_class->finalize = adc_turn_strip_finalize;
}

static void
adc_turn_strip_init (AdcTurnStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                              "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              NULL);
  self->firing = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL),
    g_object_new (ADC_TYPE_WRAP_LAYOUT, "squeeze", TRUE, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dice-turn");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->firing), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Forces that may fire now"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->firing));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
adc_turn_strip_new (void)
{
  return g_object_new (ADC_TYPE_TURN_STRIP, NULL);
}

void
adc_turn_strip_show (AdcTurnStrip *self, AdcBoard *board, const char *from, const char *at)
{
  g_autoptr(GPtrArray) firing = NULL;
  g_autofree char *turn = NULL;
  g_autofree char *text = NULL;
  GtkWidget *child;
  gboolean had_focus;

  g_return_if_fail (ADC_IS_TURN_STRIP (self));
  g_return_if_fail (board == NULL || ADC_IS_BOARD (board));

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->firing)) != NULL;

  g_set_weak_pointer (&self->board, board);
  g_free (self->at);
  self->at = g_strdup (at);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->firing))) != NULL)
    gtk_box_remove (self->firing, child);

  if (board != NULL) {
    turn = adc_board_describe_turn (board);
    firing = adc_board_list_firing (board);
  }
  for (guint i = 0; turn != NULL && i < firing->len; i++)
    add_button (self, firing->pdata[i], g_strcmp0 (firing->pdata[i], from) == 0, had_focus);

  if (turn != NULL && firing->len > 0)
    /* Translators: where the battle is, as in “Round 2 of 6 — initiative 3”; names of forces
     * follow */
    text = g_strdup_printf (_("%s. May fire now:"), turn);
  gtk_label_set_label (self->label, text != NULL ? text : turn != NULL ? turn : "");
  gtk_widget_set_visible (GTK_WIDGET (self->firing), text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), turn != NULL);
}
