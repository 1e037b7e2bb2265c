/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-card-chip.h"

#include "adc-ark-card-form.h"
#include "adc-ark-board-words.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define NAME_WIDE 12 /* characters */

struct _AdcArkCardChip {
  AdwBin          parent_instance;
  GtkMenuButton  *button;
  GtkLabel       *power;
  GtkWidget      *critical;
  GtkLabel       *name;
  GtkLabel       *state;
  AdcArkCardForm *form;
  char           *force; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcArkCardChip, adc_ark_card_chip, ADW_TYPE_BIN)

static gboolean
adc_ark_card_chip_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARK_CARD_CHIP (widget)->button));
}

static void
adc_ark_card_chip_finalize (GObject *object)
{
  g_free (ADC_ARK_CARD_CHIP (object)->force);
  G_OBJECT_CLASS (adc_ark_card_chip_parent_class)->finalize (object);
}

static void
adc_ark_card_chip_class_init (AdcArkCardChipClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_ark_card_chip_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_ark_card_chip_grab_focus;
}

static GtkLabel *
add_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (NULL, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_WIDE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD); /* a card is as wide as its words */
  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
adc_ark_card_chip_init (AdcArkCardChip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  self->power = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->power), "ark-power");
  self->critical = gtk_image_new_from_icon_name ("adc-ark-blast-symbolic");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->power));
  gtk_box_append (GTK_BOX (line), self->critical);
  gtk_box_append (GTK_BOX (box), line);
  self->name = add_label (box, "ark-caption");
  self->state = add_label (box, "ark-state");
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_child (self->button, box);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "ark-card");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_ark_card_chip_new (AdcArkSide side)
{
  AdcArkCardChip *self = g_object_new (ADC_TYPE_ARK_CARD_CHIP, NULL);

  self->form = ADC_ARK_CARD_FORM (adc_ark_card_form_new (side));
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->form));
  return GTK_WIDGET (self);
}

const char *
adc_ark_card_chip_get_force (AdcArkCardChip *self)
{
  g_return_val_if_fail (ADC_IS_ARK_CARD_CHIP (self), NULL);

  return self->force;
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
set_class (AdcArkCardChip *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self->button), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->button), name);
}

/* “Laser (5), critical mass, played” */
static void
announce (AdcArkCardChip *self, AdcScenario *scenario, const AdcArkHeld *card)
{
  g_autofree char *words = adc_ark_card_describe (scenario, card);
  g_autofree char *text = card->is_played
                            /* Translators: an artifact that was chosen for the combat */
                            ? g_strdup_printf (_("%s, played"), words)
                            : g_strdup (words);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

void
adc_ark_card_chip_show (AdcArkCardChip *self, AdcBattleSession *session, const AdcArkHeld *card)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  const AdcScenarioForce *force;
  g_autofree char *power = NULL;
  g_autofree char *count = NULL;

  g_return_if_fail (ADC_IS_ARK_CARD_CHIP (self));

  g_free (self->force);
  self->force = g_strdup (card->force);
  force = self->force != NULL ? adc_scenario_find_force (scenario, self->force, NULL) : NULL;
  power = card->card.power != ADC_ARK_UNKNOWN ? g_strdup_printf ("%d", card->card.power)
                                              : g_strdup ("?");
  /* Translators: how many artifacts of the same sort there are in a hand */
  count = card->count > 1 ? g_strdup_printf (_("× %u"), card->count) : NULL;
  gtk_label_set_label (self->power, power);
  gtk_widget_set_visible (self->critical, card->card.critical == ADC_ARK_ICON_YES);
  show_text (self->name, card->unit != NULL || (force != NULL && force->name != NULL) ? card->name
                                                                                      : NULL);
  /* Translators: of an artifact that was chosen for the combat */
  show_text (self->state, card->is_played ? C_("artifact", "Played") : count);
  set_class (self, "played", card->is_played);
  set_class (self, "unknown", card->card.power == ADC_ARK_UNKNOWN);
  announce (self, scenario, card);
  adc_ark_card_form_show (self->form, session, card);
}
