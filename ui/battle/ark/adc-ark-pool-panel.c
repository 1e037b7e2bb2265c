/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-pool-panel.h"

#include "adc-ark-board-words.h"
#include "adc-ark-edit.h"
#include "adc-ark-powers.h"
#include "adc-ark-seen-list.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkPoolPanel {
  AdcArkPanel    parent_instance;
  GtkLabel      *known;
  GtkEntry      *entries[ADC_ARK_N_POWERS];
  GtkLabel      *error;
  GtkWidget     *own_box; /* the combat has powers of its own */
  GtkWidget     *expander;
  AdcArkSeenList *seen;
  AdcBoard      *board; /* weak */
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcArkPoolPanel, adc_ark_pool_panel, ADC_TYPE_ARK_PANEL)

static AdcBattleSession *
get_session (AdcArkPoolPanel *self)
{
  return adc_ark_panel_get_session (ADC_ARK_PANEL (self));
}

static void
complain (AdcArkPoolPanel *self, const char *text)
{
  gtk_label_set_label (self->error, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), text != NULL);
}

/* With the card of the game, for every combat; else, or when this combat has its own, in it. */
static void
keep (AdcArkPoolPanel *self, guint list, const char *text)
{
  AdcBattleSession *session = get_session (self);
  AdcCompletions *completions = self->board != NULL ? adc_board_get_completions (self->board)
                                                    : NULL;
  AdcPiece *card = adc_ark_powers_get_card (adc_battle_session_get_game (session));
  g_autoptr(GError) error = NULL;

  if (completions == NULL || card == NULL ||
      adc_ark_powers_are_own (adc_battle_session_get_scenario (session))) {
    adc_scenario_edit_set (session, NULL, adc_ark_powers_get_name (list),
                           *text != '\0' ? text : NULL);
    return;
  }

  if (!adc_completions_set (completions, card, adc_ark_powers_get_name (list), text, &error)) {
    complain (self, error->message);
    return;
  }
  adc_battle_session_refresh (session);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", _("Your values are kept"));
}

static void
apply (AdcArkPoolPanel *self, guint list)
{
  AdcBattleSession *session = get_session (self);
  g_autoptr(GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *text = NULL;

  if (self->is_updating || session == NULL)
    return;

  text = adc_ark_powers_normalise (gtk_editable_get_text (GTK_EDITABLE (self->entries[list])),
                                   &error);
  complain (self, error != NULL ? error->message : NULL);
  if (text == NULL)
    return;

  before = adc_ark_powers_dup (session, list);
  if (!g_str_equal (before, text))
    keep (self, list, text);
}

static void
activated_cb (AdcArkPoolPanel *self, GtkEntry *entry)
{
  for (guint i = 0; i < ADC_ARK_N_POWERS; i++)
    if (self->entries[i] == entry)
      apply (self, i);
}

static void
left_cb (AdcArkPoolPanel *self, GtkEventController *focus)
{
  activated_cb (self, GTK_ENTRY (gtk_event_controller_get_widget (focus)));
}

static void
forget_clicked_cb (AdcArkPoolPanel *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entries[0])); /* the button goes */
  adc_ark_powers_forget (get_session (self));
}

static void
show_known (AdcArkPoolPanel *self, AdcArkFight *fight)
{
  const guint n = adc_ark_fight_count_known (fight);
  /* Translators: of how many ordinary artifacts the power is known, and how many there are */
  g_autofree char *text =
    g_strdup_printf (ngettext ("The power of %u of the %d ordinary artifacts is known.",
                               "The powers of %u of the %d ordinary artifacts are known.", n),
                     n, ADC_ARK_DECK);

  gtk_label_set_label (self->known, text);
}

static void
adc_ark_pool_panel_show (AdcArkPanel *panel, AdcBattleSession *session)
{
  AdcArkPoolPanel *self = ADC_ARK_POOL_PANEL (panel);
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  const char *mode = adc_settings_get (adc_scenario_get_settings (scenario), "mode", "normal");

  gtk_widget_set_visible (GTK_WIDGET (self), g_str_equal (mode, "normal"));
  self->is_updating = TRUE;
  for (guint i = 0; i < ADC_ARK_N_POWERS; i++) {
    g_autofree char *text = adc_ark_powers_dup (session, i);

    if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->entries[i])), text))
      gtk_editable_set_text (GTK_EDITABLE (self->entries[i]), text);
  }
  self->is_updating = FALSE;
  complain (self, NULL);
  gtk_widget_set_visible (self->own_box, adc_ark_powers_are_own (scenario));
  if (fight != NULL)
    show_known (self, fight);
  adc_ark_seen_list_show (self->seen, session);
  gtk_widget_set_visible (self->expander, !adc_ark_seen_list_is_empty (self->seen));
}

static void
adc_ark_pool_panel_dispose (GObject *object)
{
  g_clear_weak_pointer (&ADC_ARK_POOL_PANEL (object)->board);
  G_OBJECT_CLASS (adc_ark_pool_panel_parent_class)->dispose (object);
}

/* To where the powers are typed. */
static gboolean
adc_ark_pool_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARK_POOL_PANEL (widget)->entries[0]));
}

static void
adc_ark_pool_panel_class_init (AdcArkPoolPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_pool_panel_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_ark_pool_panel_grab_focus;
  ADC_ARK_PANEL_CLASS (klass)->show = adc_ark_pool_panel_show;
}

static void
add_entry (AdcArkPoolPanel *self, guint list, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->entries[list] = GTK_ENTRY (entry);
  gtk_entry_set_placeholder_text (self->entries[list], _("One number for each card: 2 2 3 5"));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_object (entry, "activate", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
  gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (title, "ark-caption"));
  gtk_box_append (GTK_BOX (box), entry);
  adc_ark_panel_append (ADC_ARK_PANEL (self), box);
}

static GtkWidget *
create_own_box (AdcArkPoolPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Use Those of My Box"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "compact");
  g_signal_connect_object (button, "clicked", G_CALLBACK (forget_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box),
                  adc_wrapped_label_new (_("These powers belong to this combat alone."),
                                         "battle-small"));
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
adc_ark_pool_panel_init (AdcArkPoolPanel *self)
{
  AdcArkPanel *panel = ADC_ARK_PANEL (self);

  adc_ark_panel_set_title (panel, _("Artifacts of the Box"));
  self->known = GTK_LABEL (adc_wrapped_label_new (NULL, "battle-small"));
  adc_ark_panel_append (panel, GTK_WIDGET (self->known));
  add_entry (self, 0, _("Powers of those without the icon"));
  add_entry (self, 1, _("Powers of those with critical mass"));
  self->error = GTK_LABEL (adc_wrapped_label_new (NULL, "error"));
  adc_ark_panel_append (panel, GTK_WIDGET (self->error));
  self->own_box = create_own_box (self);
  adc_ark_panel_append (panel, self->own_box);
  self->seen = ADC_ARK_SEEN_LIST (adc_ark_seen_list_new ());
  self->expander = gtk_expander_new_with_mnemonic (_("_Tick Off What Was Seen"));
  gtk_expander_set_child (GTK_EXPANDER (self->expander), GTK_WIDGET (self->seen));
  adc_ark_panel_append (panel, self->expander);
}

GtkWidget *
adc_ark_pool_panel_new (AdcBoard *board)
{
  AdcArkPoolPanel *self = g_object_new (ADC_TYPE_ARK_POOL_PANEL, NULL);

  g_set_weak_pointer (&self->board, board);
  adc_ark_panel_set_session (ADC_ARK_PANEL (self), adc_board_get_session (board));
  return GTK_WIDGET (self);
}
