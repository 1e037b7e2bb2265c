/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "map-window.h"

#include "adc-zone-button.h"
#include "adc-zone-entry.h"
#include "widgets.h"

#define GAME "buck-rogers"

AdcApplication *map_application;

/* Each test begins with the view as it is when it was never used. */
static void
run_test (gconstpointer data)
{
  const MapTest *test = data;
  AdcMapPlan *plan;

  adc_application_set_language (map_application, "en");
  adc_driver_resize (map_application, 1100, 760);
  map_open ("map");
  plan = map_get_plan ();
  adc_map_plan_set_voyage (plan, NULL);
  adc_map_plan_set_from (plan, NULL);
  adc_map_plan_set_to (plan, NULL);
  adc_map_plan_set_zone (plan, NULL);
  adc_map_plan_set_turn (plan, 0);
  test->function ();
}

int
map_run (int argc, char *argv[], const MapTest *tests, guint n_tests)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  map_application = adc_driver_start ();
  for (guint i = 0; i < n_tests; i++)
    g_test_add_data_func (tests[i].path, &tests[i], run_test);
  status = g_test_run ();
  adc_driver_stop (map_application);

  return status;
}

void
map_open (const char *place)
{
  g_autofree char *location = g_strdup_printf (GAME "/%s", place);

  adc_driver_open (map_application, location);
}

AdcMapView *
map_get_view (void)
{
  return ADC_MAP_VIEW (adc_driver_get_page (map_application, "map"));
}

AdcMapPlan *
map_get_plan (void)
{
  return adc_map_view_get_plan (map_get_view ());
}

AdcMap *
map_get_map (void)
{
  return adc_map_plan_get_map (map_get_plan ());
}

AdcZone *
map_get_zone (const char *id)
{
  AdcZone *zone = adc_map_find_zone (map_get_map (), id);

  g_assert_nonnull (zone);
  return zone;
}

gpointer
map_get_child (const char *name)
{
  return widget_get_child (map_get_view (), name);
}

gpointer
map_get_part (const char *panel, const char *name)
{
  return widget_get_child (map_get_child (panel), name);
}

const char *
map_get_shown (void)
{
  AdcZone *zone = adc_map_plan_get_zone (map_get_plan ());

  return zone != NULL ? adc_entry_get_id (ADC_ENTRY (zone)) : NULL;
}

void
map_set_turn (guint turn)
{
  gtk_spin_button_set_value (map_get_child ("turn_spin"), turn);
  adc_driver_settle ();
}

void
map_type (gpointer entry, const char *text)
{
  GtkEntry *field = adc_name_entry_get_field (entry);

  gtk_widget_grab_focus (GTK_WIDGET (field));
  widget_enter (field, text);
  adc_driver_settle ();
}

void
map_press (guint key)
{
  g_assert_true (widget_press_key (map_get_child ("chart"), key, 0));
}

char *
map_dup_text (gpointer widget)
{
  g_autofree char *text = adc_driver_dup_text (widget);
  g_auto(GStrv) lines = g_strsplit (g_strchomp (text), "\n", -1);

  return g_strjoinv (" | ", lines);
}

static void
gather_zones (GtkWidget *widget, GString *out)
{
  if (ADC_IS_ZONE_BUTTON (widget)) {
    AdcZone *zone = adc_zone_button_get_zone (ADC_ZONE_BUTTON (widget));

    g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "",
                            adc_entry_get_title (ADC_ENTRY (zone)));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather_zones (child, out);
}

char *
map_dup_zones (gpointer widget)
{
  GString *out = g_string_new (NULL);

  gather_zones (widget, out);
  return g_string_free (out, FALSE);
}

void
map_assert_text (gpointer widget, const char *part)
{
  g_autofree char *text = map_dup_text (widget);

  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in “%s”", part, text);
}
