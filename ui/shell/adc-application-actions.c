/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-application-private.h"

#include "adc-about.h"
#include "adc-language.h"
#include "adc-packs-window.h"
#include "adc-preferences.h"

/* For those outside: the desktop's search has them opened. What is asked for last is shown. */
static void
want_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AdcApplication *self = user_data;
  const gboolean is_location = g_str_equal (g_action_get_name (G_ACTION (action)), "open");

  g_free (self->wanted_location);
  g_free (self->wanted_words);
  self->wanted_location = is_location ? g_variant_dup_string (parameter, NULL) : NULL;
  self->wanted_words = is_location ? NULL : g_variant_dup_string (parameter, NULL);

  g_application_activate (G_APPLICATION (self));
  if (self->library != NULL)
    adc_application_show_wanted (self, adc_application_get_window (self));
}

static void
swap_language_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                         gpointer user_data)
{
  adc_application_set_language (user_data,
                                g_str_equal (adc_language_get_current (), "fr") ? "en" : "fr");
}

static void
preferences_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                       gpointer user_data)
{
  AdcApplication *self = user_data;
  GtkWidget *preferences;

  if (self->library == NULL) /* in a moment */
    return;

  preferences = adc_preferences_new (self);
  gtk_window_set_transient_for (GTK_WINDOW (preferences),
                                GTK_WINDOW (adc_application_get_window (self)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (preferences), TRUE);
  gtk_window_present (GTK_WINDOW (preferences));
}

static void
packs_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                 gpointer user_data)
{
  AdcApplication *self = user_data;
  GtkWidget *window;

  if (self->library == NULL) /* in a moment */
    return;

  window = adc_packs_window_new (self);
  gtk_window_set_transient_for (GTK_WINDOW (window),
                                GTK_WINDOW (adc_application_get_window (self)));
  gtk_window_present (GTK_WINDOW (window));
}

static void
about_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                 gpointer user_data)
{
  AdcApplication *self = user_data;
  GtkWidget *about = adc_about_new (self);

  gtk_window_set_transient_for (GTK_WINDOW (about), GTK_WINDOW (adc_application_get_window (self)));
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
}

static void
quit_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                gpointer user_data)
{
  AdcWindow *window = adc_application_get_window (user_data);

  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window)); /* so that it saves its size and place */
  else
    g_application_quit (G_APPLICATION (user_data));
}

void
adc_application_add_actions (AdcApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = want_activated, .parameter_type = "s" },
    { .name = "search", .activate = want_activated, .parameter_type = "s" },
    { .name = "swap-language", .activate = swap_language_activated },
    { .name = "preferences", .activate = preferences_activated },
    { .name = "packs", .activate = packs_activated },
    { .name = "about", .activate = about_activated },
    { .name = "quit", .activate = quit_activated },
  };
  /* The keys of the digits give other signs on a French keyboard, unless Shift is held too. */
  static const struct {
    const char *action;
    const char *accels[4];
  } accels[] = {
    { "app.quit", { "<Control>q" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.swap-language", { "<Control>l", "F2" } },
    { "win.menu", { "F10" } },
    { "win.help", { "F1" } },
    { "win.show-help-overlay", { "<Control>question" } },
    { "win.search", { "<Control>f" } },
    { "win.search-everywhere", { "<Control>e" } },
    { "win.search-kind(0)", { "<Alt>0", "<Alt>KP_0", "<Alt>agrave" } },
    { "win.search-kind(1)", { "<Alt>1", "<Alt>KP_1", "<Alt>ampersand" } },
    { "win.search-kind(2)", { "<Alt>2", "<Alt>KP_2", "<Alt>eacute" } },
    { "win.search-kind(3)", { "<Alt>3", "<Alt>KP_3", "<Alt>quotedbl" } },
    { "win.search-kind(4)", { "<Alt>4", "<Alt>KP_4", "<Alt>apostrophe" } },
    { "win.search-kind(5)", { "<Alt>5", "<Alt>KP_5", "<Alt>parenleft" } },
    { "win.search-kind(6)", { "<Alt>6", "<Alt>KP_6", "<Alt>minus" } },
    { "win.search-kind(7)", { "<Alt>7", "<Alt>KP_7", "<Alt>egrave" } },
    { "win.search-kind(8)", { "<Alt>8", "<Alt>KP_8", "<Alt>underscore" } },
    { "win.search-kind(9)", { "<Alt>9", "<Alt>KP_9", "<Alt>ccedilla" } },
    { "win.back", { "<Alt>Left" } },
    { "win.forward", { "<Alt>Right" } },
    { "win.bookmark-current", { "<Control>d" } },
    { "win.print", { "<Control>p" } },
    { "win.copy-text", { "<Control><Shift>c" } },
    { "win.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
    { "win.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
    { "win.zoom-reset", { "<Control>0", "<Control>KP_0" } },
    { "win.next-view", { "<Control>Page_Down" } },
    { "win.previous-view", { "<Control>Page_Up" } },
    { "window.close", { "<Control>w" } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action,
                                           accels[i].accels);
}
