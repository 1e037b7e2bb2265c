/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-battle.h"

#include <string.h>

const char cli_duel[] = SCENARIO (SETTING ("place", "frontier"),
                                  FORCE ("gun", "1", "1", GUN, ""),
                                  FORCE ("post", "1", "1", TARGET, ""));

static char *
write_scenario (CliFixture *fixture, const char *contents)
{
  cli_write_file (fixture->data_home, "battle.xml", contents);
  return g_build_filename (fixture->data_home, "battle.xml", NULL);
}

CliRun
cli_run_battle (CliFixture *fixture, const char *contents, const char *options)
{
  g_autofree char *path = write_scenario (fixture, contents);
  g_autofree char *line = g_strdup_printf ("battle %s%s", path, options);

  return cli_run (fixture, line);
}

JsonNode *
cli_run_battle_json (CliFixture *fixture, const char *contents)
{
  g_autofree char *path = write_scenario (fixture, contents);
  g_autofree char *line = g_strdup_printf ("battle --json --lang en %s", path);

  return cli_run_json (fixture, line);
}

JsonObject *
cli_find_shot (JsonObject *answer, const char *from, const char *at)
{
  JsonArray *shots = json_object_get_array_member (answer, "shots");

  for (guint i = 0; i < json_array_get_length (shots); i++) {
    JsonObject *shot = json_array_get_object_element (shots, i);

    if (g_str_equal (json_object_get_string_member (shot, "from"), from) &&
        g_str_equal (json_object_get_string_member (shot, "at"), at))
      return shot;
  }

  g_error ("nothing on %s shooting at %s", from, at);
}

JsonObject *
cli_find_survivors (JsonObject *answer, const char *force)
{
  JsonArray *survivors = json_object_get_array_member (answer, "survivors");

  for (guint i = 0; i < json_array_get_length (survivors); i++) {
    JsonObject *left = json_array_get_object_element (survivors, i);

    if (g_str_equal (json_object_get_string_member (left, "force"), force))
      return left;
  }

  g_error ("nothing on what is left of %s", force);
}

void
cli_assert_within_80_columns (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_null (strchr (text, '\033'));
  for (guint i = 0; lines[i] != NULL; i++) {
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
    g_assert_false (g_str_has_suffix (lines[i], " "));
  }
}
