/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle-keeper.h"

#include "adc-scenario-file.h"

struct _AdcBattleKeeper {
  AdcFileKeeper     parent_instance;
  AdcBattleSession *session;
  AdcScenario      *kept; /* on disk, on its way there or about to be */
};

G_DEFINE_FINAL_TYPE (AdcBattleKeeper, adc_battle_keeper, ADC_TYPE_FILE_KEEPER)

static gpointer
adc_battle_keeper_take (AdcFileKeeper *keeper)
{
  AdcBattleKeeper *self = ADC_BATTLE_KEEPER (keeper);

  return adc_scenario_copy (adc_battle_session_get_scenario (self->session));
}

static gboolean
adc_battle_keeper_write (gpointer document, const char *path, GError **error)
{
  return adc_scenario_save (document, path, error);
}

/* It is also said to have changed when a card says something else. */
static void
session_changed_cb (AdcBattleKeeper *self)
{
  if (g_set_object (&self->kept, adc_battle_session_get_scenario (self->session)))
    adc_file_keeper_touch (ADC_FILE_KEEPER (self));
}

static void
adc_battle_keeper_dispose (GObject *object)
{
  AdcBattleKeeper *self = ADC_BATTLE_KEEPER (object);

  G_OBJECT_CLASS (adc_battle_keeper_parent_class)->dispose (object); /* who may not take any more */
  g_clear_object (&self->session);
  g_clear_object (&self->kept);
}

static void
adc_battle_keeper_class_init (AdcBattleKeeperClass *klass)
{
  AdcFileKeeperClass *keeper_class = ADC_FILE_KEEPER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_battle_keeper_dispose;
  keeper_class->take = adc_battle_keeper_take;
  keeper_class->write = adc_battle_keeper_write;
}

static void
adc_battle_keeper_init (AdcBattleKeeper *self G_GNUC_UNUSED)
{
}

AdcBattleKeeper *
adc_battle_keeper_new (AdcBattleSession *session, const char *path)
{
  AdcBattleKeeper *self = g_object_new (ADC_TYPE_BATTLE_KEEPER, NULL);

  adc_file_keeper_set_path (ADC_FILE_KEEPER (self), path);
  self->session = g_object_ref (session);
  self->kept = g_object_ref (adc_battle_session_get_scenario (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}
