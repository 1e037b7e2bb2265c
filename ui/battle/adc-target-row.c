/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-target-row.h"

#include "adc-percent.h"
#include "adc-shot-words.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcTargetRow {
  GtkListBoxRow  parent_instance;
  GtkLabel      *threshold;
  GtkLabel      *name;
  GtkLabel      *facts;
  GtkWidget     *best;
  GtkWidget     *chosen;
  char          *target;
};

G_DEFINE_FINAL_TYPE (AdcTargetRow, adc_target_row, GTK_TYPE_LIST_BOX_ROW)

/* "3 dice · at least one hit: 70.4 % · 0.67 units lost" */
static char *
dup_facts (const AdcShot *shot)
{
  g_autofree char *obstacle = adc_shot_dup_obstacle (shot);
  g_autofree char *dice = NULL;
  g_autofree char *percent = NULL;
  g_autofree char *chance = NULL;
  g_autofree char *lost = NULL;

  if (obstacle != NULL)
    return g_steal_pointer (&obstacle);

  dice = adc_shot_dup_dice (shot);
  if (shot->hits == NULL)
    return g_steal_pointer (&dice);

  percent = adc_percent_format (adc_distribution_get_at_least (shot->hits, 1), 1);
  /* Translators: %s is a percentage */
  chance = g_strdup_printf (_("at least one hit: %s"), percent);
  lost = shot->losses != NULL ? adc_expected_dup_lost (shot->losses) : NULL;
  return g_strjoin (" · ", dice, chance, lost, NULL);
}

static void
adc_target_row_finalize (GObject *object)
{
  g_free (ADC_TARGET_ROW (object)->target);
  G_OBJECT_CLASS (adc_target_row_parent_class)->finalize (object);
}

static void
adc_target_row_class_init (AdcTargetRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_target_row_finalize;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-target-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcTargetRow, threshold);
  gtk_widget_class_bind_template_child (widget_class, AdcTargetRow, name);
  gtk_widget_class_bind_template_child (widget_class, AdcTargetRow, facts);
  gtk_widget_class_bind_template_child (widget_class, AdcTargetRow, best);
  gtk_widget_class_bind_template_child (widget_class, AdcTargetRow, chosen);
}

static void
adc_target_row_init (AdcTargetRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_target_row_new (void)
{
  return g_object_new (ADC_TYPE_TARGET_ROW, NULL);
}

void
adc_target_row_set_shot (AdcTargetRow *self, const AdcShot *shot, const char *name,
                         gboolean is_best, gboolean is_chosen)
{
  g_autofree char *threshold = NULL;
  g_autofree char *facts = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ADC_IS_TARGET_ROW (self));
  g_return_if_fail (shot != NULL);

  threshold = adc_shot_dup_threshold (shot);
  facts = dup_facts (shot);
  g_free (self->target);
  self->target = g_strdup (shot->at);
  gtk_label_set_label (self->threshold, threshold);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->facts, facts);
  gtk_widget_set_visible (self->best, is_best);
  gtk_widget_set_visible (self->chosen, is_chosen);

  /* Translators: a target in a list: its name, the threshold against it, what follows from that */
  text = g_strdup_printf (_("%s: threshold %s, %s"), name, threshold, facts);
  if (is_best) {
    g_autofree char *plain = g_steal_pointer (&text);

    /* Translators: the target %s is the one that loses the most units */
    text = g_strdup_printf (_("%s, the most losses"), plain);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_chosen, -1);
}

const char *
adc_target_row_get_target (AdcTargetRow *self)
{
  g_return_val_if_fail (ADC_IS_TARGET_ROW (self), NULL);

  return self->target;
}
