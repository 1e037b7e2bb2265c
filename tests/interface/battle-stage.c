/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "battle-stage.h"

#include "adc-driver.h"
#include "adc-language.h"
#include "adc-rule.h"
#include "battle-engine.h"
#include "widgets.h"

#include <adwaita.h>

static void
ask_value_cb (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer user_data)
{
  Stage *stage = user_data;
  const char *force, *stat;

  g_variant_get (parameter, "(&s&s)", &force, &stat);
  g_free (stage->heard);
  stage->heard = g_strdup_printf ("%s %s", force, stat);
}

static void
add_stat (AdcGame *game, const char *id, const char *kind, const char *versus)
{
  g_autoptr(AdcText) title = adc_text_new ("en", id);
  g_autoptr(AdcStat) stat = adc_stat_new (id, title, kind, versus != NULL ? "score" : NULL);

  if (versus != NULL)
    adc_stat_set_versus (stat, versus);
  adc_game_add_stat (game, ADC_KIND_UNIT, stat);
}

void
stage_set_up (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const GActionEntry actions[] = { { .name = "ask-value", .activate = ask_value_cb,
                                            .parameter_type = "(ss)" } };
  g_autoptr(AdcText) title = adc_text_new ("en", "Tiny");
  g_autoptr(AdcEntry) rule = g_object_new (ADC_TYPE_RULE, NULL);
  g_autoptr(AdcScenario) scenario = engine_create_scenario (3);
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();

  adc_language_set_current ("en");
  engine_set_faults (FALSE, FALSE);
  stage->game = adc_game_new ("tiny", "en", title);
  adc_entry_set_id (rule, "threshold");
  adc_entry_take_title (rule, adc_text_new ("en", "Threshold"));
  adc_game_add_entry (stage->game, rule);
  add_stat (stage->game, "type", "type", NULL);
  add_stat (stage->game, "initiative", "integer", NULL);
  add_stat (stage->game, "vs-infantry", "integer", "infantry");
  add_stat (stage->game, "vs-building", "integer", "building");
  stage->session = adc_battle_session_new (stage->game, scenario);
  stage->window = gtk_window_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), stage);
  gtk_widget_insert_action_group (stage->window, "battle", G_ACTION_GROUP (group));
}

gboolean
stage_is_idle (gpointer user_data)
{
  return adc_battle_session_get_progress (user_data) < 0;
}

void
stage_tear_down (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  gpointer widget = stage->widget;

  if (widget != NULL)
    g_object_add_weak_pointer (widget, &widget);
  gtk_window_destroy (GTK_WINDOW (stage->window));
  g_assert_null (widget);
  adc_driver_wait (stage_is_idle, stage->session);
  g_assert_finalize_object (stage->session);
  while (g_main_context_iteration (NULL, FALSE)) {
  }
  g_assert_finalize_object (stage->game);
  g_free (stage->heard);
}

void
stage_settle (Stage *stage)
{
  adc_driver_settle_window (stage->window);
}

void
stage_show (Stage *stage, GtkWidget *widget, int width)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  stage->widget = widget;
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), widget);
  gtk_window_set_child (GTK_WINDOW (stage->window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, 700);
  gtk_window_present (GTK_WINDOW (stage->window));
  stage_settle (stage);
}

static gboolean
is_node (GtkWidget *widget, gconstpointer name)
{
  return g_strcmp0 (gtk_widget_get_css_name (widget), name) == 0;
}

static gboolean
is_shown_of_class (GtkWidget *widget, gconstpointer style)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, style);
}

GPtrArray *
stage_find_nodes (GtkWidget *widget, const char *name)
{
  return widget_find_all_if (widget, is_node, name);
}

GtkWidget *
stage_find_class (GtkWidget *widget, const char *style)
{
  g_autoptr(GPtrArray) found = widget_find_all_if (widget, is_shown_of_class, style);

  g_assert_cmpuint (found->len, ==, 1);
  return found->pdata[0];
}

int
stage_run (int *argc, char ***argv, void (*add_tests) (void))
{
  g_autoptr(GtkCssProvider) style = NULL;

  g_test_init (argc, argv, NULL);
  adw_init ();
  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, ADC_RESOURCES "views.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  add_tests ();

  return g_test_run ();
}
