/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-score-aid.h"

#include "adc-ares-attack-page.h"
#include "adc-ares-count-page.h"
#include "adc-ares-raid-page.h"

struct _AdcAresScoreAid {
  AdwPreferencesWindow  parent_instance;
  AdcAresCountPage     *count_page;
  AdcAresAttackPage    *attack_page;
  AdcAresRaidPage      *raid_page;
};

G_DEFINE_FINAL_TYPE (AdcAresScoreAid, adc_ares_score_aid, ADW_TYPE_PREFERENCES_WINDOW)

/* A rule is read in the window behind this one. */
static void
open_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  if (parent != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (parent), name, parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
adc_ares_score_aid_class_init (AdcAresScoreAidClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_ARES_ATTACK_PAGE);
  g_type_ensure (ADC_TYPE_ARES_COUNT_PAGE);
  g_type_ensure (ADC_TYPE_ARES_RAID_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/ares/adc-ares-score-aid.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresScoreAid, count_page);
  gtk_widget_class_bind_template_child (widget_class, AdcAresScoreAid, attack_page);
  gtk_widget_class_bind_template_child (widget_class, AdcAresScoreAid, raid_page);
  gtk_widget_class_install_action (widget_class, "win.open", "s", open_activated);
}

static void
adc_ares_score_aid_init (AdcAresScoreAid *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_ares_score_aid_present (GtkWidget *parent, AdcGame *game)
{
  AdcAresScoreAid *self;
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (ADC_IS_GAME (game));

  root = gtk_widget_get_root (parent);
  self = g_object_new (ADC_TYPE_ARES_SCORE_AID, NULL);
  adc_ares_count_page_set_game (self->count_page, game);
  adc_ares_attack_page_set_game (self->attack_page, game);
  adc_ares_raid_page_set_game (self->raid_page, game);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (self));
}
