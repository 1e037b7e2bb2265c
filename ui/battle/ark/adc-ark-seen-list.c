/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-seen-list.h"

#include "adc-ark-board-words.h"
#include "adc-ark-edit.h"
#include "adc-ark-number.h"
#include "adc-ark-powers.h"

#include <glib/gi18n-lib.h>

/* A row for each power, without and with the icon, most of them never needed. */
struct _AdcArkSeenList {
  GtkBox            parent_instance;
  AdcArkNumber     *rows[ADC_ARK_N_POWERS][ADC_ARK_MAX_POWER + 1]; /* NULL until it is needed */
  AdcBattleSession *session;                                       /* or NULL */
  guint             n_shown;
};

G_DEFINE_FINAL_TYPE (AdcArkSeenList, adc_ark_seen_list, GTK_TYPE_BOX)

static const AdcArkIcon icons[ADC_ARK_N_POWERS] = { ADC_ARK_ICON_NO, ADC_ARK_ICON_YES };

static void
changed_cb (AdcArkSeenList *self, int value, AdcArkNumber *number)
{
  for (guint list = 0; list < ADC_ARK_N_POWERS; list++)
    for (int power = 0; power <= ADC_ARK_MAX_POWER; power++)
      if (self->rows[list][power] == number && self->session != NULL) {
        adc_ark_edit_set_seen (self->session, power, icons[list], (guint) value);
        return;
      }
}

static void
adc_ark_seen_list_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_SEEN_LIST (object)->session);
  G_OBJECT_CLASS (adc_ark_seen_list_parent_class)->dispose (object);
}

static void
adc_ark_seen_list_class_init (AdcArkSeenListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_seen_list_dispose;
}

static void
adc_ark_seen_list_init (AdcArkSeenList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

GtkWidget *
adc_ark_seen_list_new (void)
{
  return g_object_new (ADC_TYPE_ARK_SEEN_LIST, NULL);
}

static AdcArkNumber *
need_row (AdcArkSeenList *self, guint list, int power, GtkWidget *before)
{
  g_autofree char *title =
    /* Translators: artifacts of that power */
    icons[list] == ADC_ARK_ICON_YES ? g_strdup_printf (_("Power %d, critical mass"), power)
                                    /* Translators: artifacts of that power, without the icon */
                                    : g_strdup_printf (_("Power %d, plain"), power);
  /* Translators: artifacts of some power, as in “Power 3, plain: seen” */
  g_autofree char *label = g_strdup_printf (_("%s: seen"), title);

  if (self->rows[list][power] == NULL) {
    self->rows[list][power] = ADC_ARK_NUMBER (adc_ark_number_new (title, label, 0, 0));
    g_signal_connect_object (self->rows[list][power], "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_insert_child_after (GTK_BOX (self), GTK_WIDGET (self->rows[list][power]), before);
  }

  return self->rows[list][power];
}

static const guint *
get_counts (const AdcArkPool *pool, guint list)
{
  return icons[list] == ADC_ARK_ICON_YES ? pool->critical : pool->plain;
}

/* What is left of them, hands apart, is what an unseen card may be. */
static void
show_row (AdcArkSeenList *self, AdcArkNumber *row, guint list, int power, guint n_box, guint n_left)
{
  const guint n_seen = adc_ark_edit_count_seen (adc_battle_session_get_scenario (self->session),
                                                power, icons[list]);
  /* Translators: how many artifacts of some power there are in the box, and how many of them an
     unseen card may still be */
  g_autofree char *note = g_strdup_printf (_("%u in the box, %u still unseen"), n_box, n_left);

  adc_ark_number_set_max (row, (int) n_box);
  adc_ark_number_set_value (row, (int) n_seen);
  adc_ark_number_set_note (row, note);
}

void
adc_ark_seen_list_show (AdcArkSeenList *self, AdcBattleSession *session)
{
  AdcArkFight *fight = adc_ark_session_get_fight (session);
  GtkWidget *before = NULL;

  g_return_if_fail (ADC_IS_ARK_SEEN_LIST (self));

  g_set_object (&self->session, session);
  if (fight == NULL) /* what is wrong is said elsewhere; the list stays as it was */
    return;

  self->n_shown = 0;
  for (guint list = 0; list < ADC_ARK_N_POWERS; list++) {
    const guint *box = get_counts (adc_ark_fight_get_box (fight), list);
    const guint *left = get_counts (adc_ark_fight_get_pool (fight), list);

    for (int power = 0; power <= ADC_ARK_MAX_POWER; power++) {
      AdcArkNumber *row = box[power] > 0 ? need_row (self, list, power, before)
                                         : self->rows[list][power];

      if (row == NULL)
        continue;
      show_row (self, row, list, power, box[power], left[power]);
      gtk_widget_set_visible (GTK_WIDGET (row), box[power] > 0);
      self->n_shown += box[power] > 0;
      before = GTK_WIDGET (row);
    }
  }
}

gboolean
adc_ark_seen_list_is_empty (AdcArkSeenList *self)
{
  g_return_val_if_fail (ADC_IS_ARK_SEEN_LIST (self), TRUE);

  return self->n_shown == 0;
}
