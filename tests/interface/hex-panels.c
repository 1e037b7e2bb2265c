/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-panels.h"

#include "adc-driver.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "widgets.h"

#include <adwaita.h>

static PanelsCreate create_panel;

static AdcScenario *
create_empty (void)
{
  AdcScenario *scenario = adc_scenario_new ("neuroshima-hex");

  adc_scenario_add_side (scenario, "moloch")->faction = g_strdup ("moloch");
  adc_scenario_add_side (scenario, "borgo")->faction = g_strdup ("borgo");

  return scenario;
}

static void
set_up (Panels *panels, gconstpointer data)
{
  const PanelsTest *test = data;
  g_autoptr(AdcScenario) scenario = NULL;
  GtkWidget *scroller = gtk_scrolled_window_new ();

  adc_language_set_current ("en");
  panels->library = adc_library_load (NULL);
  panels->game = adc_library_get_game (panels->library, "neuroshima-hex");
  scenario = test->scenario != NULL ? adc_driver_load_battle (panels->game, test->scenario)
                                    : create_empty ();
  panels->session = adc_battle_session_new (panels->game, scenario);
  panels->table = adc_hex_table_new ();
  adc_hex_table_set_session (panels->table, panels->session);

  panels->panel = create_panel (panels->table);
  gtk_widget_set_valign (panels->panel, GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), panels->panel);
  panels->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (panels->window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (panels->window), 360, 700);
  gtk_window_present (GTK_WINDOW (panels->window));
  panels_settle (panels);
}

static void
call (Panels *panels, gconstpointer data)
{
  ((const PanelsTest *) data)->function (panels, NULL);
}

static void
tear_down (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  gpointer panel = panels->panel;

  g_object_add_weak_pointer (panel, &panel);
  gtk_window_destroy (GTK_WINDOW (panels->window));
  g_assert_null (panel);
  g_assert_finalize_object (panels->table);
  g_object_unref (panels->session);
  g_object_unref (panels->library);
}

int
panels_run (int argc, char *argv[], PanelsCreate create, const PanelsTest *tests, guint n_tests)
{
  g_autoptr(GtkCssProvider) style = NULL;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, ADC_RESOURCES "views.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  create_panel = create;
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, Panels, &tests[i], set_up, call, tear_down);

  return g_test_run ();
}

void
panels_settle (Panels *panels)
{
  adc_driver_settle_window (panels->window);
}

AdcScenario *
panels_get_scenario (Panels *panels)
{
  return adc_battle_session_get_scenario (panels->session);
}

AdcScenarioForce *
panels_add (AdcScenario *scenario, const char *side, const char *unit, const char *place)
{
  g_autofree char *id = adc_scenario_dup_free_id (scenario, unit);
  AdcScenarioForce *force = adc_scenario_add_force (adc_scenario_find_side (scenario, side), id);

  force->unit = g_strdup (unit);
  force->place = g_strdup (place);

  return force;
}

GtkWidget *
panels_find_named (GtkWidget *widget, GType type, const char *name)
{
  g_autoptr(GPtrArray) found = widget_find_all (widget, type);

  for (guint i = 0; i < found->len; i++) {
    g_autofree char *failure = gtk_test_accessible_check_property (
      found->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, name);

    if (failure == NULL)
      return found->pdata[i];
  }

  return NULL;
}

GtkWidget *
panels_get_focus (Panels *panels)
{
  return gtk_root_get_focus (GTK_ROOT (panels->window));
}

void
panels_press (GtkWidget *button)
{
  gtk_widget_grab_focus (button);
  widget_click (button);
}
