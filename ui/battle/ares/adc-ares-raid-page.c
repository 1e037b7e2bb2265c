/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-raid-page.h"

#include "adc-rule-row.h"

#include <glib/gi18n-lib.h>

#define N_REWARDS 3
#define MAX_TAKEN 2

#define RULE_REWARDS "raid-recompenses"

struct _AdcAresRaidPage {
  AdwPreferencesPage  parent_instance;
  GtkCheckButton     *rewards[N_REWARDS];
  GtkListBox         *answers;
  AdcGame            *game; /* or NULL */
  gboolean            is_filling;
};

G_DEFINE_FINAL_TYPE (AdcAresRaidPage, adc_ares_raid_page, ADW_TYPE_PREFERENCES_PAGE)

/* What was ticked last, until the program ends. */
static gboolean last[N_REWARDS];

static void
update (AdcAresRaidPage *self)
{
  guint n_taken = 0;
  GtkWidget *child;
  const char *text;

  for (guint i = 0; i < N_REWARDS; i++)
    n_taken += last[i];
  for (guint i = 0; i < N_REWARDS; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->rewards[i]), last[i] || n_taken < MAX_TAKEN);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_list_box_remove (self->answers, child);
  if (self->game == NULL)
    return;

  text = n_taken == 0   ? _("Two rewards to choose")
         : n_taken == 1 ? _("One more reward to choose")
                        : _("Both rewards are chosen");
  gtk_list_box_append (self->answers,
                       adc_rule_row_new (self->game, RULE_REWARDS, text,
                                         _("Each once. If only one is possible, the other is "
                                           "lost.")));
}

static void
toggled_cb (AdcAresRaidPage *self)
{
  if (self->is_filling)
    return;

  for (guint i = 0; i < N_REWARDS; i++)
    last[i] = gtk_check_button_get_active (self->rewards[i]);
  update (self);
}

static void
adc_ares_raid_page_dispose (GObject *object)
{
  g_clear_object (&ADC_ARES_RAID_PAGE (object)->game);
  G_OBJECT_CLASS (adc_ares_raid_page_parent_class)->dispose (object);
}

static void
adc_ares_raid_page_class_init (AdcAresRaidPageClass *klass)
{
  static const char * const ids[N_REWARDS] = { "steal_button", "resources_button", "raze_button" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_raid_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/ares/adc-ares-raid-page.ui");
  for (guint i = 0; i < N_REWARDS; i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, ids[i], FALSE,
        G_STRUCT_OFFSET (AdcAresRaidPage, rewards) + i * sizeof (GtkCheckButton *));
  gtk_widget_class_bind_template_child (widget_class, AdcAresRaidPage, answers);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
adc_ares_raid_page_init (AdcAresRaidPage *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_REWARDS; i++)
    gtk_check_button_set_active (self->rewards[i], last[i]);
  self->is_filling = FALSE;
  update (self);
}

void
adc_ares_raid_page_set_game (AdcAresRaidPage *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_ARES_RAID_PAGE (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_set_object (&self->game, game);
  update (self);
}
