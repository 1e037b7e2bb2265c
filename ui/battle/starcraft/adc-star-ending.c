/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-ending.h"

#include "adc-reason-list.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcStarEnding {
  AdwBin         parent_instance;
  GtkLabel      *message;
  AdcReasonList *reasons;
  GtkLabel      *lost;
};

G_DEFINE_FINAL_TYPE (AdcStarEnding, adc_star_ending, ADW_TYPE_BIN)

static void
adc_star_ending_class_init (AdcStarEndingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "star-ending");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_star_ending_init (AdcStarEnding *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _("End of the Battle"), "xalign", 0.0, NULL);

  gtk_widget_add_css_class (title, "star-skirmish-title");
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("End of the Battle"), -1);
  self->message = GTK_LABEL (adc_wrapped_label_new (NULL, "dim-label"));
  self->reasons = ADC_REASON_LIST (adc_reason_list_new ());
  self->lost = GTK_LABEL (adc_wrapped_label_new (NULL, "star-lost"));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->message));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->reasons));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lost));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Why the end is not known, or NULL. */
static const char *
get_message (AdcStarClash *clash)
{
  if (clash == NULL || !adc_star_clash_is_laid_out (clash))
    return _("The battle cannot be fought like this yet.");
  if (adc_star_clash_get_end (clash) != NULL)
    return NULL;
  if (adc_star_clash_is_missing (clash))
    return _("A value is missing: the end depends on it.");

  return _("A card is unknown: how the battle probably ends is among the odds.");
}

void
adc_star_ending_show (AdcStarEnding *self, AdcStarScene *scene)
{
  AdcStarClash *clash = adc_star_scene_get_clash (scene);
  const char *message = get_message (clash);
  const AdcStarEnd *end = message == NULL ? adc_star_clash_get_end (clash) : NULL;
  g_autofree char *lost = NULL;

  g_return_if_fail (ADC_IS_STAR_ENDING (self));

  gtk_label_set_label (self->message, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->message), message != NULL);
  adc_reason_list_set_reasons (self->reasons, adc_star_scene_get_game (scene),
                               end != NULL ? adc_star_clash_get_ending (clash) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), end != NULL);
  if (end != NULL)
    /* Translators: the attacker, the value of the units it lost, the defender, and likewise */
    lost = g_strdup_printf (_("Value lost: %s %d, %s %d"),
                            adc_star_scene_get_team (scene, ADC_STAR_ATTACKER)->name,
                            end->lost[ADC_STAR_ATTACKER],
                            adc_star_scene_get_team (scene, ADC_STAR_DEFENDER)->name,
                            end->lost[ADC_STAR_DEFENDER]);
  gtk_label_set_label (self->lost, lost != NULL ? lost : "");
  gtk_widget_set_visible (GTK_WIDGET (self->lost), lost != NULL);
}
