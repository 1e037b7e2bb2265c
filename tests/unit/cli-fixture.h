/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

/* Runs adc as a user would. ADC_CLI is its path; ADC_DATA_DIR and ADC_LOCALE_DIR are the build tree's. */

typedef struct {
  char *data_home; /* holds a game of the user's own and one completion */
} CliFixture;

typedef struct {
  int   status;
  char *out;
  char *err;
} CliRun;

typedef struct {
  const char *path;
  void      (*run) (CliFixture *fixture, gconstpointer data);
} CliTest;

/* What a program's main does: all its tests, each with a fixture of its own. */
int                  cli_run_tests               (int argc, char **argv, const CliTest *tests, guint n_tests);
void                 cli_fixture_set_up          (CliFixture *fixture, gconstpointer data);
void                 cli_fixture_tear_down       (CliFixture *fixture, gconstpointer data);
char                *cli_fixture_dup_game_folder (CliFixture *fixture);
GSubprocessLauncher *cli_fixture_launch          (CliFixture *fixture, const char *locale, GSubprocessFlags flags);

/* The arguments; or a whole command line, without quotes, in the C locale; or one that must succeed with JSON. */
CliRun    cli_run_in     (CliFixture *fixture, const char *locale, const char * const *arguments);
CliRun    cli_run        (CliFixture *fixture, const char *line);
JsonNode *cli_run_json   (CliFixture *fixture, const char *line);
CliRun    cli_run_finish (GSubprocess *process); /* whatever was written must be UTF-8 */
void      cli_run_clear  (CliRun *run);

void        cli_write_file          (const char *folder, const char *name, const char *contents);
void        cli_assert_contains     (const char *text, const char *part);
void        cli_assert_one_sentence (const char *text);
void        cli_assert_members      (JsonObject *object, const char *names);
JsonObject *cli_find_by_id          (JsonArray *array, const char *id);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliRun, cli_run_clear)
