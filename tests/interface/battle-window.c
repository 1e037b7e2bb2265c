/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "battle-window.h"
#include "widgets.h"

AdcApplication *battle_application;

GtkWidget *
battle_get_window (void)
{
  return GTK_WIDGET (adc_driver_get_window (battle_application));
}

GtkWidget *
battle_get_view (void)
{
  return adc_driver_get_page (battle_application, "battle");
}

AdcBattleSession *
battle_get_session (void)
{
  return adc_battle_view_get_session (ADC_BATTLE_VIEW (battle_get_view ()));
}

AdcScenario *
battle_get_scenario (void)
{
  return adc_battle_session_get_scenario (battle_get_session ());
}

static gboolean
has_session (gpointer user_data G_GNUC_UNUSED)
{
  return battle_get_session () != NULL;
}

void
battle_open_view (void)
{
  adc_driver_open (battle_application, "ares/battle");
  adc_driver_wait (has_session, NULL);
  adc_driver_settle ();
}

GPtrArray *
battle_get_examples (void)
{
  return adc_battles_get_examples (adc_application_get_battles (battle_application), "ares");
}

void
battle_open (AdcScenario *example)
{
  g_autofree char *location = g_strdup_printf ("ares/battle/%s", adc_scenario_get_id (example));

  adc_driver_open (battle_application, location);
}

AdcScenario *
battle_get_example (void)
{
  for (guint i = 0; i < battle_get_examples ()->len; i++) {
    GPtrArray *sides = adc_scenario_get_sides (battle_get_examples ()->pdata[i]);

    if (((AdcScenarioSide *) sides->pdata[0])->forces->len > 0 &&
        ((AdcScenarioSide *) sides->pdata[1])->forces->len > 0)
      return battle_get_examples ()->pdata[i];
  }

  g_assert_not_reached ();
}

static AdcScenarioForce *
get_first_force (AdcScenario *scenario)
{
  AdcScenarioSide *side = adc_scenario_get_sides (scenario)->pdata[0];

  return side->forces->pdata[0];
}

void
battle_change_count (guint count)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (battle_get_scenario ());

  get_first_force (copy)->count = count;
  adc_battle_session_edit (battle_get_session (), copy);
  adc_driver_settle ();
}

guint
battle_get_count (void)
{
  return get_first_force (battle_get_scenario ())->count;
}

void
battle_activate (const char *action)
{
  g_assert_true (gtk_widget_activate_action (battle_get_view (), action, NULL));
  adc_driver_settle ();
}

gboolean
battle_has_text (const char *text)
{
  return widget_says (battle_get_window (), text);
}

GtkWidget *
battle_find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_mapped (window))
      return window;
  }

  return NULL;
}

guint
battle_count_in (AdcScenario *scenario)
{
  return get_first_force (scenario)->count;
}

void
battle_start (void)
{
  battle_application = adc_driver_start ();
  adc_application_set_language (battle_application, "en");
}

void
battle_stop (void)
{
  adc_driver_stop (battle_application);
}
