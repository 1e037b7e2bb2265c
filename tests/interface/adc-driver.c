/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-driver.h"

#include "adc-problem.h"
#include "adc-row-label.h"
#include "adc-scenario-file.h"
#include "adc-window-private.h"
#include "widgets.h"

#define MAX_SECONDS 30 /* unless the environment says otherwise: valgrind takes its time */

static guint
get_max_seconds (void)
{
  const char *text = g_getenv ("ADC_DRIVER_SECONDS");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : MAX_SECONDS;
}

static gboolean
time_is_up (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_CONTINUE;
}

GtkWidget *
adc_driver_get_page (AdcApplication *application, const char *name)
{
  return adc_window_get_page (adc_driver_get_window (application), name);
}

void
adc_driver_wait (AdcCondition condition, gpointer user_data)
{
  gboolean is_up = FALSE;
  const guint timer = g_timeout_add_seconds (get_max_seconds (), time_is_up, &is_up);

  while (!condition (user_data)) {
    if (is_up)
      g_error ("waited in vain for %u seconds", get_max_seconds ());
    g_main_context_iteration (NULL, TRUE);
  }

  g_source_remove (timer);
}

static gboolean
is_loaded (gpointer user_data)
{
  return adc_application_get_library (user_data) != NULL;
}

static gboolean
count_frame (GtkWidget *widget G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED,
             gpointer user_data)
{
  return ++*(guint *) user_data < 3 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
frames_have_passed (gpointer user_data)
{
  return *(guint *) user_data >= 3;
}

/* Two frames lay out whatever changed, the third has drawn it. */
void
adc_driver_settle_window (GtkWidget *window)
{
  guint frames = 0;

  gtk_widget_add_tick_callback (window, count_frame, &frames, NULL);
  adc_driver_wait (frames_have_passed, &frames);
}

void
adc_driver_settle (void)
{
  GtkWindow *window = gtk_application_get_active_window (
      GTK_APPLICATION (g_application_get_default ()));

  adc_driver_settle_window (GTK_WIDGET (window));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

AdcApplication *
adc_driver_begin (GApplicationFlags flags)
{
  AdcApplication *application = adc_application_new ();
  g_autoptr(GError) error = NULL;

  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application)) | flags);
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  /* The very first start has a test of its own. */
  g_settings_set_boolean (adc_application_get_settings (application), "welcomed", TRUE);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  return application;
}

void
adc_driver_wait_loaded (AdcApplication *application)
{
  adc_driver_wait (is_loaded, application);
  adc_driver_settle ();
}

AdcApplication *
adc_driver_start (void)
{
  AdcApplication *application = adc_driver_begin (G_APPLICATION_NON_UNIQUE);

  g_application_activate (G_APPLICATION (application));
  adc_driver_wait_loaded (application);

  return application;
}

static gboolean
is_gone (gpointer user_data)
{
  return *(gpointer *) user_data == NULL;
}

/* A window that something still holds after it was closed is a leak, and fails here. */
void
adc_driver_stop (AdcApplication *application)
{
  gpointer window = adc_driver_get_window (application);

  g_object_add_weak_pointer (window, &window);
  gtk_window_destroy (window);
  adc_driver_wait (is_gone, &window);
  g_object_unref (application);
}

AdcWindow *
adc_driver_get_window (AdcApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  while (window != NULL && !ADC_IS_WINDOW (window)) /* a dialogue over it */
    window = gtk_window_get_transient_for (window);

  return window != NULL ? ADC_WINDOW (window) : NULL;
}

void
adc_driver_open (AdcApplication *application, const char *location)
{
  adc_window_open (adc_driver_get_window (application), location);
  adc_driver_settle ();
}

void
adc_driver_resize (AdcApplication *application, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (adc_driver_get_window (application)), width, height);
  adc_driver_settle ();
}

void
adc_driver_click (gpointer button)
{
  widget_click (button);
  adc_driver_settle ();
}

void
adc_driver_click_in (GtkWidget *inside, const char *text)
{
  GtkWidget *button = widget_find_saying (inside, GTK_TYPE_BUTTON, text);

  if (button == NULL)
    g_error ("there is no button “%s”", text);
  adc_driver_click (button);
}

static void
gather_text (GtkWidget *widget, GString *out)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (out, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_INSCRIPTION (widget))
    g_string_append_printf (out, "%s\n", gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  if (ADC_IS_ROW_LABEL (widget))
    g_string_append_printf (out, "%s\n", adc_row_label_get_text (ADC_ROW_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather_text (child, out);
}

char *
adc_driver_dup_text (GtkWidget *widget)
{
  GString *out = g_string_new (NULL);

  gather_text (widget, out);
  return g_string_free (out, FALSE);
}

AdcScenario *
adc_driver_load_battle (AdcGame *game, const char *id)
{
  g_autoptr(GPtrArray) problems = g_ptr_array_new_with_free_func (
    (GDestroyNotify) adc_problem_free);
  g_autofree char *file = g_strconcat (id, ".xml", NULL);
  g_autofree char *path = g_build_filename (adc_game_get_folder (game), "scenarios", file, NULL);
  AdcScenario *scenario = adc_scenario_load (path, problems);

  g_assert_nonnull (scenario);
  return scenario;
}
