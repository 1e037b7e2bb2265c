/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-hand-view.h"

#include "adc-ark-board-words.h"
#include "adc-ark-card-adder.h"
#include "adc-ark-edit.h"
#include "adc-ark-number.h"
#include "adc-option-field.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkHandView {
  GtkBox            parent_instance;
  AdcArkSide        side;
  GtkBox           *cards;
  GtkWidget        *add;
  AdcArkCardAdder  *adder;
  AdcArkNumber     *unseen;
  AdcOptionField   *plays;
  AdcBattleSession *session; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcArkHandView, adc_ark_hand_view, GTK_TYPE_BOX)

static const AdcOption plays[] = {
  { "random", N_("Any card, at random") },
  { "highest", N_("Its strongest card") },
  { "reply", N_("The best against mine") },
  { NULL, NULL },
};

static void
added_cb (AdcArkHandView *self, int power, int critical)
{
  g_autofree char *force =
    self->session != NULL
      ? adc_ark_edit_add_card (self->session, adc_ark_side_get_id (self->side), "hand", power,
                               (AdcArkIcon) critical)
      : NULL;

  if (force == NULL)
    adc_ark_card_adder_complain (self->adder, _("A hand has no room for more."));
}

static void
unseen_changed_cb (AdcArkHandView *self, int value)
{
  if (self->session != NULL)
    adc_ark_edit_set_number (self->session, adc_ark_side_get_id (self->side), "unseen", value);
}

static void
plays_changed_cb (AdcArkHandView *self, const char *value)
{
  if (self->session != NULL)
    adc_scenario_edit_set (self->session, adc_ark_side_get_id (self->side), "plays", value);
}

static void
adc_ark_hand_view_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_HAND_VIEW (object)->session);
  G_OBJECT_CLASS (adc_ark_hand_view_parent_class)->dispose (object);
}

static void
adc_ark_hand_view_class_init (AdcArkHandViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_hand_view_dispose;
}

static void
adc_ark_hand_view_init (AdcArkHandView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

static GtkWidget *
create_add_button (AdcArkHandView *self)
{
  GtkWidget *button = gtk_menu_button_new ();
  /* Translators: a side, as in “Attacker: add an artifact” */
  g_autofree char *label = g_strdup_printf (_("%s: add an artifact"),
                                            adc_ark_side_get_role (self->side));

  self->adder = ADC_ARK_CARD_ADDER (adc_ark_card_adder_new ());
  g_signal_connect_object (self->adder, "added", G_CALLBACK (added_cb), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "list-add-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), GTK_WIDGET (self->adder));
  gtk_widget_add_css_class (button, "ark-card");
  gtk_widget_add_css_class (button, "unknown");
  gtk_widget_set_halign (button, GTK_ALIGN_START); /* even alone on its line */
  gtk_widget_set_tooltip_text (button, _("Add an Artifact"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return button;
}

GtkWidget *
adc_ark_hand_view_new (AdcArkSide side)
{
  AdcArkHandView *self = g_object_new (ADC_TYPE_ARK_HAND_VIEW, NULL);
  /* Translators: a side, as in “Attacker: cards nobody has seen” */
  g_autofree char *label = g_strdup_printf (_("%s: cards nobody has seen"),
                                            adc_ark_side_get_role (side));

  self->side = side;
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("Artifacts in hand"), "ark-heading"));
  self->cards = adc_wrap_box_new (6);
  self->add = create_add_button (self);
  gtk_box_append (self->cards, self->add);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->cards));
  self->unseen = ADC_ARK_NUMBER (adc_ark_number_new (_("Besides, cards nobody has seen"), label,
                                                     ADC_ARK_UNKNOWN, ADC_ARK_MAX_HAND - 1));
  g_signal_connect_object (self->unseen, "changed", G_CALLBACK (unseen_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->unseen));
  self->plays = ADC_OPTION_FIELD (
    adc_option_field_new_choice (adc_ark_side_get_id (side), "plays", _("What It Plays"), plays));
  g_signal_connect_object (self->plays, "changed", G_CALLBACK (plays_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->plays));
  return GTK_WIDGET (self);
}

static AdcArkCardChip *
find_chip (AdcArkHandView *self, const char *force)
{
  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    if (ADC_IS_ARK_CARD_CHIP (chip) &&
        g_strcmp0 (adc_ark_card_chip_get_force (ADC_ARK_CARD_CHIP (chip)), force) == 0)
      return ADC_ARK_CARD_CHIP (chip);

  return NULL;
}

static gboolean
is_held (AdcArkHandView *self, AdcArkFight *fight, const char *force)
{
  const guint n = adc_ark_fight_count_cards (fight, self->side);

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (adc_ark_fight_get_card (fight, self->side, i)->force, force) == 0)
      return TRUE;

  return FALSE;
}

/* A chip that goes takes its popover with it, and the focus goes to what stays. */
static void
drop_chips (AdcArkHandView *self, AdcArkFight *fight)
{
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  while (chip != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (chip);

    if (ADC_IS_ARK_CARD_CHIP (chip) &&
        !is_held (self, fight, adc_ark_card_chip_get_force (ADC_ARK_CARD_CHIP (chip)))) {
      if (gtk_widget_get_focus_child (GTK_WIDGET (self->cards)) == chip)
        gtk_widget_grab_focus (self->add);
      gtk_box_remove (self->cards, chip);
    }
    chip = next;
  }
}

static void
show_cards (AdcArkHandView *self, AdcArkFight *fight)
{
  GtkWidget *before = NULL;

  drop_chips (self, fight);
  for (guint i = 0; i < adc_ark_fight_count_cards (fight, self->side); i++) {
    const AdcArkHeld *card = adc_ark_fight_get_card (fight, self->side, i);
    AdcArkCardChip *chip = find_chip (self, card->force);

    if (chip == NULL) {
      chip = ADC_ARK_CARD_CHIP (adc_ark_card_chip_new (self->side));
      gtk_box_append (self->cards, GTK_WIDGET (chip));
    }
    gtk_box_reorder_child_after (self->cards, GTK_WIDGET (chip), before);
    adc_ark_card_chip_show (chip, self->session, card);
    before = GTK_WIDGET (chip);
  }
  gtk_box_reorder_child_after (self->cards, self->add, before);
}

void
adc_ark_hand_view_show (AdcArkHandView *self, AdcBattleSession *session)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  const char *mode = adc_settings_get (adc_scenario_get_settings (scenario), "mode", "normal");

  g_return_if_fail (ADC_IS_ARK_HAND_VIEW (self));

  g_set_object (&self->session, session);
  gtk_widget_set_visible (GTK_WIDGET (self), g_str_equal (mode, "normal"));
  adc_option_field_show (self->plays, scenario);
  adc_ark_number_set_value (self->unseen, adc_ark_side_get_number (scenario, self->side, "unseen",
                                                                   ADC_ARK_UNKNOWN));
  if (fight == NULL) /* what is wrong is said elsewhere; the cards stay as they were */
    return;

  show_cards (self, fight);
  adc_ark_number_set_value (self->unseen, adc_ark_fight_get_unseen (fight, self->side));

  /* What the reader holds he knows. */
  gtk_widget_set_visible (GTK_WIDGET (self->unseen),
                          adc_ark_fight_get_viewpoint (fight) != self->side);
  gtk_widget_set_visible (GTK_WIDGET (self->plays),
                          adc_ark_fight_get_viewpoint (fight) != self->side);
}
