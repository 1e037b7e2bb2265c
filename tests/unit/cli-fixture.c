/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-fixture.h"

#include <string.h>

static const char game_xml[] =
  "<game format='1' id='essai' xml:lang='fr'>"
  "<title>Essai</title><title xml:lang='en'>Trial</title>"
  "<players min='2' max='2'/>"
  "<source id='livret'><title>Livret</title><title xml:lang='en'>Booklet</title></source>"
  "<stat id='cost' on='unit' kind='integer' min='0' max='9' role='cost'>"
  "<title>Coût</title><title xml:lang='en'>Cost</title></stat>"
  "<stat id='speed' on='unit' kind='integer' min='0' max='9'><title>Vitesse</title></stat>"
  "<stat id='range' on='unit' kind='integer' min='0' max='9'><title>Portée</title></stat>"
  "<stat id='abilities' on='unit' kind='abilities'><title>Capacités</title></stat>"
  "</game>";

static const char entries_xml[] =
    "<entries format='1' game='essai' xml:lang='fr'>"
    "<term id='bouclier' page='9' section='Bouclier'>"
    "<title>Bouclier</title><title xml:lang='en'>Shield</title>"
    "<p>Il arrête un tir venu de la [[frontiere]].</p><p xml:lang='en'>It stops a shot from the "
    "[[frontiere]].</p>"
    "<see ref='frontiere'/></term>"
    "<term id='frontiere' page='3'><title>Frontière</title><title xml:lang='en'>Frontier</title>"
    "<p>Entre les bases.</p><p xml:lang='en'>Between the bases.</p></term>"
    "<faction id='rouges' page='1'><title>Rouges</title><title xml:lang='en'>Reds</title></faction>"
    "<ability id='furtif' page='4'><title>Furtif</title><title "
    "xml:lang='en'>Stealthy</title></ability>"
    "<unit id='eclaireur' page='5' faction='rouges'><title>Éclaireur</title><title "
    "xml:lang='en'>Scout</title>"
    "<value stat='cost'>2</value><value stat='range' basis='deduced'>4</value>"
    "<value stat='abilities' complete='false'>furtif</value></unit>"
    "<sequence id='tour' page='6'><title>Tour</title><title xml:lang='en'>Turn</title>"
    "<step id='un'><title>Piocher</title><title xml:lang='en'>Draw</title></step></sequence>"
    "<ruling id='avis' page='7' kind='erratum' touches='bouclier'>"
    "<title>Deux boucliers</title><title xml:lang='en'>Two shields</title>"
    "<p>Ils s’ajoutent.</p><p xml:lang='en'>They add up.</p></ruling>"
    "</entries>";

static const char completions_xml[] = "<completions format='1'><value game='essai' "
                                      "entry='eclaireur' stat='speed'>7</value></completions>";

void
cli_write_file (const char *folder, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, contents, -1, &error);
  g_assert_no_error (error);
}

char *
cli_fixture_dup_game_folder (CliFixture *fixture)
{
  return g_build_filename (fixture->data_home, "aide-de-camp", "games", "essai", NULL);
}

void
cli_fixture_set_up (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = NULL;
  g_autofree char *parent = NULL;

  fixture->data_home = g_dir_make_tmp ("adc-cli-XXXXXX", NULL);
  folder = cli_fixture_dup_game_folder (fixture);
  parent = g_build_filename (fixture->data_home, "aide-de-camp", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  cli_write_file (folder, "game.xml", game_xml);
  cli_write_file (folder, "entries.xml", entries_xml);
  cli_write_file (parent, "completions.xml", completions_xml);
}

void
cli_fixture_tear_down (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const char *argv[] = { "rm", "-r", fixture->data_home, NULL };

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
  g_free (fixture->data_home);
}

void
cli_run_clear (CliRun *run)
{
  g_free (run->out);
  g_free (run->err);
}

GSubprocessLauncher *
cli_fixture_launch (CliFixture *fixture, const char *locale, GSubprocessFlags flags)
{
  GSubprocessLauncher *launcher = g_subprocess_launcher_new (flags);

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", fixture->data_home, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CACHE_HOME", fixture->data_home, TRUE);
  g_subprocess_launcher_setenv (launcher, "LC_ALL", locale, TRUE);
  g_subprocess_launcher_unsetenv (launcher, "LANGUAGE");
  return launcher;
}

static char *
dup_text (GBytes *bytes)
{
  gsize size = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  return size > 0 ? g_strndup (data, size) : g_strdup ("");
}

CliRun
cli_run_finish (GSubprocess *process)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) out = NULL;
  g_autoptr(GBytes) err = NULL;
  CliRun run = { 0 };

  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run.status = g_subprocess_get_exit_status (process);
  run.out = dup_text (out);
  run.err = dup_text (err);
  g_assert_true (g_utf8_validate (run.out, -1, NULL));
  g_assert_true (g_utf8_validate (run.err, -1, NULL));

  return run;
}

CliRun
cli_run_in (CliFixture *fixture, const char *locale, const char * const *arguments)
{
  g_autoptr(GSubprocessLauncher) launcher =
    cli_fixture_launch (fixture, locale,
                                     G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                         G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) argv = NULL;

  g_strv_builder_add (builder, g_getenv ("ADC_CLI"));
  g_strv_builder_addv (builder, (const char **) arguments);
  argv = g_strv_builder_end (builder);
  process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv, &error);
  g_assert_no_error (error);

  return cli_run_finish (process);
}

/* The command line as one would type it, without quotes, in a table that set no locale. */
CliRun
cli_run (CliFixture *fixture, const char *line)
{
  g_auto(GStrv) arguments = g_strsplit (line, " ", -1);

  g_test_message ("adc %s", line);
  return cli_run_in (fixture, "C", (const char * const *) arguments);
}

JsonNode *
cli_run_json (CliFixture *fixture, const char *line)
{
  g_auto(CliRun) run = cli_run (fixture, line);
  g_autoptr(GError) error = NULL;
  JsonNode *root = json_from_string (run.out, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);

  return root;
}

void
cli_assert_contains (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

void
cli_assert_one_sentence (const char *text)
{
  g_assert_true (g_str_has_prefix (text, "adc: "));
  g_assert_true (strchr (text, '\n') == text + strlen (text) - 1);
}

/* Exactly these members, in this order: scripts depend on them. */
void
cli_assert_members (JsonObject *object, const char *names)
{
  g_autoptr(GList) members = json_object_get_members (object);
  g_autoptr(GString) found = g_string_new (NULL);

  for (GList *l = members; l != NULL; l = l->next)
    g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "", (char *) l->data);
  g_assert_cmpstr (found->str, ==, names);
}

JsonObject *
cli_find_by_id (JsonArray *array, const char *id)
{
  for (guint i = 0; i < json_array_get_length (array); i++) {
    JsonObject *object = json_array_get_object_element (array, i);

    if (g_str_equal (json_object_get_string_member (object, "id"), id))
      return object;
  }

  return NULL;
}

int
cli_run_tests (int argc, char **argv, const CliTest *tests, guint n_tests)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (g_getenv ("ADC_CLI"));
  g_assert_nonnull (g_getenv ("ADC_DATA_DIR"));
  g_assert_nonnull (g_getenv ("ADC_LOCALE_DIR"));

  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, CliFixture, NULL, cli_fixture_set_up, tests[i].run,
                cli_fixture_tear_down);

  return g_test_run ();
}
