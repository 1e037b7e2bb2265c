/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-settings.h"

#include "adc-ark-edit.h"
#include "adc-option-field.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

enum { MODE, VARIANT, VIEWPOINT, N_FIELDS };

struct _AdcArkSettings {
  AdwBin            parent_instance;
  AdcOptionField   *fields[N_FIELDS];
  AdcBattleSession *session; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcArkSettings, adc_ark_settings, ADW_TYPE_BIN)

static const AdcOption modes[] = {
  { "normal", N_("With artifacts") },
  { "first-mission", N_("First Mission, without") },
  { NULL, NULL },
};

static const AdcOption variants[] = {
  { "none", N_("Sides A") },
  { "side-b", N_("Sides B") },
  { "advanced-2", N_("Advanced module 2") },
  { NULL, NULL },
};

static const AdcOption viewpoints[] = {
  { "attacker", N_("The attacker") },
  { "defender", N_("The defender") },
  { NULL, NULL },
};

static void
changed_cb (AdcArkSettings *self, const char *value, AdcOptionField *field)
{
  if (self->session != NULL)
    adc_scenario_edit_set (self->session, NULL, adc_option_field_get_setting (field), value);
}

static void
adc_ark_settings_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_SETTINGS (object)->session);
  G_OBJECT_CLASS (adc_ark_settings_parent_class)->dispose (object);
}

static void
adc_ark_settings_class_init (AdcArkSettingsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_settings_dispose;
}

static void
adc_ark_settings_init (AdcArkSettings *self)
{
  GtkWidget *box = adc_wrap_box_new (9);
  GtkWidget *fields[N_FIELDS] = {
    [MODE] = adc_option_field_new_choice (NULL, "mode", C_("combat", "Game"), modes),
    [VARIANT] = adc_option_field_new_choice (NULL, "variant", _("Biodomes"), variants),
    [VIEWPOINT] = adc_option_field_new_choice (NULL, "viewpoint", _("You Are"), viewpoints),
  };

  for (guint i = 0; i < N_FIELDS; i++) {
    self->fields[i] = ADC_OPTION_FIELD (fields[i]);
    g_signal_connect_object (fields[i], "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (box), fields[i]);
  }
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
adc_ark_settings_new (void)
{
  return g_object_new (ADC_TYPE_ARK_SETTINGS, NULL);
}

void
adc_ark_settings_show (AdcArkSettings *self, AdcBattleSession *session)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  const char *mode = adc_settings_get (adc_scenario_get_settings (scenario), "mode", "normal");

  g_return_if_fail (ADC_IS_ARK_SETTINGS (self));

  g_set_object (&self->session, session);
  for (guint i = 0; i < N_FIELDS; i++)
    adc_option_field_show (self->fields[i], scenario);

  /* Whose hand it is matters where there are hands. */
  gtk_widget_set_visible (GTK_WIDGET (self->fields[VIEWPOINT]), g_str_equal (mode, "normal"));
}
