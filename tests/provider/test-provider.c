/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "provider-bus.h"

#include <string.h>

#define DEEP_STRIKE "ares/term/attaque-profondeur"
#define ARMOUR "ares/unit-type/armour"
#define SHIELD "ares/term/bouclier"

static void
assert_meta (GVariant *metas, guint i, const char *id, const char *name, const char *description)
{
  g_autoptr(GVariant) meta = NULL;
  g_autoptr(GVariant) serialized = NULL;
  g_autoptr(GIcon) icon = NULL;
  const char *value;

  g_assert_cmpuint (i, <, g_variant_n_children (metas));
  meta = g_variant_get_child_value (metas, i);
  g_assert_true (g_variant_lookup (meta, "id", "&s", &value));
  g_assert_cmpstr (value, ==, id);
  g_assert_true (g_variant_lookup (meta, "name", "&s", &value));
  g_assert_true (g_str_has_prefix (value, name));
  g_assert_true (g_variant_lookup (meta, "description", "&s", &value));
  if (!g_str_has_prefix (value, description))
    g_error ("“%s” does not begin with “%s”", value, description);
  g_assert_cmpuint (strlen (value), >, strlen (description)); /* the text itself */
  g_assert_null (strpbrk (value, "\001\002\n"));
  serialized = g_variant_lookup_value (meta, "icon", NULL);
  icon = g_icon_deserialize (serialized);
  g_assert_true (G_IS_THEMED_ICON (icon));
}

static void
test_french (ProviderBus *bus)
{
  g_auto(GStrv) locations = provider_bus_search (bus, "deep strike");
  g_autoptr(GVariant) metas = provider_bus_describe (bus, DEEP_STRIKE);

  g_assert_cmpstr (locations[0], ==, DEEP_STRIKE);
  g_assert_cmpuint (g_strv_length (locations), <=, 12);
  g_assert_cmpuint (g_variant_n_children (metas), ==, 1);
  assert_meta (metas, 0, DEEP_STRIKE, "Attaque en Profondeur", "Terme · Le Projet Arès · ");
}

static void
test_english (ProviderBus *bus)
{
  g_auto(GStrv) locations = NULL;
  g_autoptr(GVariant) metas = NULL;

  provider_bus_set_env (bus, "LC_ALL", "en_US.UTF-8");
  locations = provider_bus_search (bus, "deep strike");
  metas = provider_bus_describe (bus, DEEP_STRIKE);
  g_assert_cmpstr (locations[0], ==, DEEP_STRIKE);
  assert_meta (metas, 0, DEEP_STRIKE, "Deep Strike", "Term · The Ares Project · ");
}

/* The language chosen in the window counts for more than the locale. */
static void
test_chosen_language (ProviderBus *bus)
{
  g_autofree char *folder = g_build_filename (bus->home, "glib-2.0", "settings", NULL);
  g_autofree char *file = g_build_filename (folder, "keyfile", NULL);
  g_autoptr(GVariant) metas = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file,
                                      "[io/github/aidedecamp/AideDeCamp]\n"
                                      "language='en'\ngame='buck-rogers'\n",
                                      -1, NULL));
  provider_bus_set_env (bus, "GSETTINGS_BACKEND", "keyfile");
  metas = provider_bus_describe (bus, SHIELD);
  assert_meta (metas, 0, SHIELD, "Shield", "Term · The Ares Project · ");
}

/* Found by its other name, an entry shows both. */
static void
test_other_name (ProviderBus *bus)
{
  g_auto(GStrv) locations = provider_bus_search (bus, "armour");
  g_autoptr(GVariant) metas = provider_bus_describe (bus, ARMOUR);

  g_assert_true (g_strv_contains ((const char * const *) locations, ARMOUR));
  assert_meta (metas, 0, ARMOUR, "Blindés (Armour)", "Type d’unité · Le Projet Arès · ");
}

/* With another word there is less to be found, or something else. */
static void
test_subsearch (ProviderBus *bus)
{
  static const char * const terms[] = { "deep", "strike", NULL };
  g_auto(GStrv) before = provider_bus_search (bus, "dee");
  g_autoptr(GVariant) reply = NULL;
  g_autofree const char **locations = NULL;

  reply = provider_bus_call (bus, "GetSubsearchResultSet",
                             g_variant_new ("(^as^as)", before, terms));
  g_variant_get (reply, "(^a&s)", &locations);
  g_assert_cmpstr (locations[0], ==, DEEP_STRIKE);
}

/* What is not there is left out; the rest is told, found or not. */
static void
test_unknown_ids (ProviderBus *bus)
{
  g_autoptr(GVariant) metas = provider_bus_describe (
      bus, "nonsense " SHIELD " ares/term/nonsense  / // /// ares/unit/bouclier " DEEP_STRIKE);

  g_assert_cmpuint (g_variant_n_children (metas), ==, 2);
  assert_meta (metas, 0, SHIELD, "Bouclier", "Terme · Le Projet Arès · ");
  assert_meta (metas, 1, DEEP_STRIKE, "Attaque en Profondeur", "Terme · Le Projet Arès · ");
}

/* Whatever is typed has an answer, and the same process gives the next one. */
static void
test_nonsense (ProviderBus *bus)
{
  static const char * const words[] = {
    "", " ", "  ", "\"", "\" OR \"", "deep NEAR strike", "*", "(", "title:", "-", "'; --", "%s%n",
    "\001\002", "\x7f\x1b[0m", "\n\t\r", "\xf0\x9f\x8e\xb2", "\xef\xbf\xbf", "\xe2\x80\xae", "<b>",
    "qqqqqqqqqqqq",
  };
  g_autofree char *long_word = g_strnfill (50000, 'x');
  g_autoptr(GString) many_words = g_string_new (NULL);
  g_auto(GStrv) last = NULL;
  g_autofree char *owner = NULL;
  g_autofree char *same = NULL;

  g_strfreev (provider_bus_search (bus, "tir"));
  owner = provider_bus_dup_owner (bus);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_strfreev (provider_bus_search (bus, words[i]));
  g_strfreev (provider_bus_search (bus, long_word));
  for (guint i = 0; i < 5000; i++)
    g_string_append (many_words, "tir ");
  g_strfreev (provider_bus_search (bus, many_words->str));

  last = provider_bus_search (bus, "deep strike");
  g_assert_cmpstr (last[0], ==, DEEP_STRIKE);
  same = provider_bus_dup_owner (bus);
  g_assert_cmpstr (same, ==, owner);
}

static void
test_no_words (ProviderBus *bus)
{
  g_autoptr(GVariant) found = provider_bus_call (bus, "GetInitialResultSet",
                                                 g_variant_new ("(as)", NULL));
  g_autoptr(GVariant) metas = provider_bus_call (bus, "GetResultMetas",
                                                 g_variant_new ("(as)", NULL));
  g_autofree char *found_text = g_variant_print (found, TRUE);
  g_autofree char *metas_text = g_variant_print (metas, TRUE);

  g_assert_cmpstr (found_text, ==, "(@as [],)");
  g_assert_cmpstr (metas_text, ==, "(@aa{sv} [],)");
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                             &error);
  g_autofree const char **locations = NULL;

  g_assert_no_error (error);
  g_variant_get (reply, "(^a&s)", &locations);
  g_assert_cmpstr (locations[0], ==, DEEP_STRIKE);
  ++*(guint *) user_data;
}

/* The desktop asks again with each letter, and does not wait until everything is loaded. */
static void
test_impatience (ProviderBus *bus)
{
  static const char * const terms[] = { "deep", "strike", NULL };
  const guint n_asked = 8;
  guint n_answered = 0;

  for (guint i = 0; i < n_asked; i++)
    g_dbus_connection_call (bus->connection, bus->name, bus->path,
                            "org.gnome.Shell.SearchProvider2", "GetInitialResultSet",
                            g_variant_new ("(^as)", terms), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                            answered_cb, &n_answered);
  while (n_answered < n_asked)
    g_main_context_iteration (NULL, TRUE);
}

/* The window is told where to go; nothing needs to be loaded for that. */
static void
test_activate (ProviderBus *bus)
{
  static const char * const terms[] = { "deep", "strike", NULL };
  g_autoptr(GVariant) opened = NULL;
  g_autoptr(GVariant) launched = NULL;
  g_autoptr(GVariant) empty = NULL;

  opened = provider_bus_call (bus, "ActivateResult",
                              g_variant_new ("(s^asu)", DEEP_STRIKE, terms, 1234));
  launched = provider_bus_call (bus, "LaunchSearch", g_variant_new ("(^asu)", terms, 5678));
  empty = provider_bus_call (bus, "LaunchSearch", g_variant_new ("(asu)", NULL, 0));
  provider_bus_wait_told (bus, 3);
  g_assert_cmpstr (bus->told->pdata[0], ==, "open " DEEP_STRIKE " _TIME1234");
  g_assert_cmpstr (bus->told->pdata[1], ==, "search deep strike _TIME5678");
  g_assert_true (g_str_has_prefix (bus->told->pdata[2], "search  "));
}

/* The search goes on without the window's settings. */
static void
test_no_settings (ProviderBus *bus)
{
  g_auto(GStrv) locations = NULL;

  provider_bus_set_env (bus, "GSETTINGS_SCHEMA_DIR", bus->home);
  provider_bus_set_env (bus, "XDG_DATA_DIRS", bus->home);
  locations = provider_bus_search (bus, "deep strike");
  g_assert_cmpstr (locations[0], ==, DEEP_STRIKE);
}

/* Without the games there is nothing to be found, and that is no reason to fail. */
static void
test_no_games (ProviderBus *bus)
{
  g_autofree char *owner = NULL;
  g_autofree char *same = NULL;

  provider_bus_set_env (bus, "ADC_DATA_DIR", bus->home);
  provider_bus_set_env (bus, "XDG_DATA_HOME", bus->home);
  provider_bus_set_env (bus, "G_DEBUG", ""); /* it warns */
  for (guint i = 0; i < 2; i++) {
    g_auto(GStrv) locations = provider_bus_search (bus, "deep strike");
    g_autoptr(GVariant) metas = provider_bus_describe (bus, DEEP_STRIKE);

    g_assert_cmpuint (g_strv_length (locations), ==, 0);
    g_assert_cmpuint (g_variant_n_children (metas), ==, 0);
    if (owner == NULL)
      owner = provider_bus_dup_owner (bus);
  }
  same = provider_bus_dup_owner (bus);
  g_assert_cmpstr (same, ==, owner);
}

typedef struct {
  const char *path;
  void (*run) (ProviderBus *bus);
} Test;

/* GLib does not end the second bus of a process that fails. */
static void
run_alone (gconstpointer data)
{
  const Test *test = data;
  ProviderBus bus = { 0 };

  if (!g_test_subprocess ()) {
    g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
    g_test_trap_assert_passed ();
    return;
  }

  provider_bus_set_up (&bus);
  test->run (&bus);
  provider_bus_tear_down (&bus);
}

int
main (int argc, char *argv[])
{
  static const Test tests[] = {
    { "/provider/french", test_french },
    { "/provider/english", test_english },
    { "/provider/chosen-language", test_chosen_language },
    { "/provider/other-name", test_other_name },
    { "/provider/subsearch", test_subsearch },
    { "/provider/unknown-ids", test_unknown_ids },
    { "/provider/nonsense", test_nonsense },
    { "/provider/no-words", test_no_words },
    { "/provider/impatience", test_impatience },
    { "/provider/activate", test_activate },
    { "/provider/no-settings", test_no_settings },
    { "/provider/no-games", test_no_games },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_dbus_unset (); /* whoever runs the tests may have a bus and a display */
  g_unsetenv ("WAYLAND_DISPLAY");
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i], run_alone);

  return g_test_run ();
}
