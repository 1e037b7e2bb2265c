/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-bonus-row.h"

#include "adc-ark-edit.h"
#include "adc-ark-number.h"
#include "adc-ark-board-words.h"
#include "adc-battle-report.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_GAIN 20

enum { PER_UNIT, FIXED, COMBAT_PER_UNIT, COMBAT_PER_CUBE, N_GAINS };

struct _AdcArkBonusRow {
  GtkBox            parent_instance;
  AdcArkSide        side;
  GtkLabel         *name;
  AdcArkNumber     *gains[N_GAINS];
  char             *force;
  AdcBattleSession *session;
};

G_DEFINE_FINAL_TYPE (AdcArkBonusRow, adc_ark_bonus_row, GTK_TYPE_BOX)

static const struct {
  const char *setting;
  const char *title;
} gains[N_GAINS] = {
  [PER_UNIT] = { "defence-per-unit", N_("Defence per unit") },
  [FIXED] = { "defence", N_("Fixed defence") },
  [COMBAT_PER_UNIT] = { "combat-per-unit", N_("Combat per unit") },
  [COMBAT_PER_CUBE] = { "combat-per-cube", N_("Combat per cube") },
};

static void
changed_cb (AdcArkBonusRow *self, int value, AdcArkNumber *number)
{
  g_autofree char *text = value > 0 ? g_strdup_printf ("%d", value) : NULL;

  for (guint i = 0; i < N_GAINS; i++)
    if (self->gains[i] == number)
      adc_ark_edit_set_force (self->session, self->force, gains[i].setting, text);
}

static void
remove_clicked_cb (AdcArkBonusRow *self)
{
  gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_BACKWARD);
  adc_ark_edit_remove (self->session, self->force);
}

static void
adc_ark_bonus_row_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_BONUS_ROW (object)->session);
  G_OBJECT_CLASS (adc_ark_bonus_row_parent_class)->dispose (object);
}

static void
adc_ark_bonus_row_finalize (GObject *object)
{
  g_free (ADC_ARK_BONUS_ROW (object)->force);
  G_OBJECT_CLASS (adc_ark_bonus_row_parent_class)->finalize (object);
}

/* To the first number there is. */
static gboolean
adc_ark_bonus_row_grab_focus (GtkWidget *widget)
{
  AdcArkBonusRow *self = ADC_ARK_BONUS_ROW (widget);

  for (guint i = 0; i < N_GAINS; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (self->gains[i])))
      return gtk_widget_grab_focus (GTK_WIDGET (self->gains[i]));

  return FALSE;
}

static void
adc_ark_bonus_row_class_init (AdcArkBonusRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ark_bonus_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ark_bonus_row_finalize;
  widget_class->grab_focus = adc_ark_bonus_row_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "ark-bonus");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_ark_bonus_row_init (AdcArkBonusRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 3);
}

static char *
dup_name (AdcArkBonusRow *self)
{
  return adc_scenario_dup_force_name (adc_battle_session_get_game (self->session),
                                      adc_battle_session_get_scenario (self->session), self->force);
}

static void
add_head (AdcArkBonusRow *self, const char *name)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: what gives a bonus */
  g_autofree char *label = g_strdup_printf (_("Remove %s"), name);

  self->name = GTK_LABEL (adc_wrapped_label_new (name, "ark-name"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (head), button);
  gtk_box_append (GTK_BOX (self), head);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
adc_ark_bonus_row_new (AdcArkSide side, AdcBattleSession *session, const char *force)
{
  AdcArkBonusRow *self = g_object_new (ADC_TYPE_ARK_BONUS_ROW, NULL);
  g_autofree char *name = NULL;

  self->side = side;
  self->session = g_object_ref (session);
  self->force = g_strdup (force);
  name = dup_name (self);
  add_head (self, name);
  for (guint i = 0; i < N_GAINS; i++) {
    /* Translators: what gives a bonus and what it adds to, as in “Tactics: Defence per unit” */
    g_autofree char *label = g_strdup_printf (_("%s: %s"), name, _(gains[i].title));

    self->gains[i] = ADC_ARK_NUMBER (adc_ark_number_new (_(gains[i].title), label, 0, MAX_GAIN));
    g_signal_connect_object (self->gains[i], "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->gains[i]));
  }
  return GTK_WIDGET (self);
}

const char *
adc_ark_bonus_row_get_force (AdcArkBonusRow *self)
{
  g_return_val_if_fail (ADC_IS_ARK_BONUS_ROW (self), NULL);

  return self->force;
}

void
adc_ark_bonus_row_show (AdcArkBonusRow *self, gboolean has_combat)
{
  const AdcScenarioForce *force;
  g_autofree char *name = NULL;

  g_return_if_fail (ADC_IS_ARK_BONUS_ROW (self));

  force = adc_scenario_find_force (adc_battle_session_get_scenario (self->session), self->force,
                                   NULL);
  name = dup_name (self);
  gtk_label_set_label (self->name, name);
  for (guint i = 0; force != NULL && i < N_GAINS; i++) {
    const char *text = adc_settings_get (force->settings, gains[i].setting, "0");

    adc_ark_number_set_value (self->gains[i], (int) g_ascii_strtoll (text, NULL, 10));
    gtk_widget_set_visible (GTK_WIDGET (self->gains[i]),
                            i == COMBAT_PER_UNIT || i == COMBAT_PER_CUBE
                              ? has_combat
                              : self->side == ADC_ARK_DEFENDER);
  }
}
