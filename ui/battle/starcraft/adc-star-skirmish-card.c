/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-skirmish-card.h"

#include "adc-star-corner.h"
#include "adc-pair-layout.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcStarSkirmishCard {
  AdwBin         parent_instance;
  GtkLabel      *title;
  AdcStarCorner *corners[ADC_STAR_N_SIDES];
};

G_DEFINE_FINAL_TYPE (AdcStarSkirmishCard, adc_star_skirmish_card, ADW_TYPE_BIN)

static void
adc_star_skirmish_card_class_init (AdcStarSkirmishCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "star-skirmish");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
create_label (const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static void
adc_star_skirmish_card_init (AdcStarSkirmishCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *pair = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, NULL),
    adc_pair_layout_new ());

  self->title = create_label ("star-skirmish-title");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3,
                                  -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    self->corners[side] = ADC_STAR_CORNER (adc_star_corner_new (side));
    gtk_box_append (GTK_BOX (pair), GTK_WIDGET (self->corners[side]));
  }
  gtk_box_append (GTK_BOX (box), pair);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
adc_star_skirmish_card_new (void)
{
  return g_object_new (ADC_TYPE_STAR_SKIRMISH_CARD, NULL);
}

/* “7 against 6” in one direction, “?” for what is not known. */
static char *
format_blow (const AdcStarCamp *camp, const AdcStarCamp *enemy)
{
  g_autofree char *attack = camp->attack_is_known ? g_strdup_printf ("%d", camp->attack)
                                                  : g_strdup ("?");
  g_autofree char *health = enemy->health_is_known ? g_strdup_printf ("%d", enemy->health)
                                                   : g_strdup ("?");

  /* Translators: an attack and the health it is compared with, numbers or “?”, as in “7 against
   * 6” */
  return g_strdup_printf (_("%s against %s"), attack, health);
}

static gboolean
is_any_known (const AdcStarBout *bout)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if (bout->camps[side].attack_is_known || bout->camps[side].health_is_known)
      return TRUE;

  return FALSE;
}

static char *
dup_title (AdcStarScene *scene, guint skirmish)
{
  const AdcStarBout *bout = adc_star_scene_get_bout (scene, skirmish);
  const AdcStarItem *fronts[ADC_STAR_N_SIDES];
  g_autofree char *attacker = NULL;
  g_autofree char *defender = NULL;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    fronts[side] =
      adc_star_scene_get_item (scene, side, (AdcStarSpot){ ADC_STAR_SPOT_FRONT, skirmish });
  if (bout == NULL || fronts[0] == NULL || fronts[1] == NULL)
    return g_strdup_printf (_("Skirmish %u"), skirmish);
  if (!is_any_known (bout))
    /* Translators: the number of a skirmish, the unit the attacker has in front, the defender's */
    return g_strdup_printf (_("Skirmish %u: %s against %s"), skirmish, fronts[0]->name,
                            fronts[1]->name);

  attacker = format_blow (&bout->camps[ADC_STAR_ATTACKER], &bout->camps[ADC_STAR_DEFENDER]);
  defender = format_blow (&bout->camps[ADC_STAR_DEFENDER], &bout->camps[ADC_STAR_ATTACKER]);
  /* Translators: the number of a skirmish, then for the attacker and for the defender the unit in
   * front and its attack against the enemy's health, as in “Skirmish 1 · Marine 5 against 6 ·
   * Mutalisk 7 against 4” */
  return g_strdup_printf (_("Skirmish %u · %s %s · %s %s"), skirmish, fronts[0]->name, attacker,
                          fronts[1]->name, defender);
}

void
adc_star_skirmish_card_show (AdcStarSkirmishCard *self, AdcStarScene *scene, guint skirmish)
{
  g_autofree char *title = dup_title (scene, skirmish);

  g_return_if_fail (ADC_IS_STAR_SKIRMISH_CARD (self));

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    adc_star_corner_show (self->corners[side], scene, skirmish);
}
