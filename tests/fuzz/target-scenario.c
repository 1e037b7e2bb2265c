/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A battle's file: read, fought as far as it can be, written and read again. */

#include "adc-problem.h"
#include "adc-scenario-document.h"
#include "fuzz-battle.h"
#include "fuzz-damage.h"
#include "target.h"

static AdcSchema *schema;
static char *path;

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems = g_ptr_array_new ();

  target_begin ();
  target_get_library ();
  schema = adc_scenario_load_schema (problems);
  g_assert_nonnull (schema);
  path = target_dup_path ("scenario.xml");
  return 0;
}

static AdcScenario *
load (void)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcScenario *scenario = adc_scenario_load_with (path, schema, problems);

  fuzz_check_problems (problems);
  g_assert_true ((scenario == NULL) == (problems->len > 0));
  return scenario;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr(AdcScenario) scenario = NULL;
  g_autoptr(AdcScenario) again = NULL;
  g_autoptr(xmlDoc) doc = NULL;
  g_autoptr(AdcXmlString) contents = NULL;
  AdcGame *game;
  int length;

  target_write (path, data, size);
  scenario = load ();
  if (scenario == NULL)
    return 0;

  game = adc_library_get_game (target_get_library (), adc_scenario_get_game (scenario));
  if (game != NULL)
    fuzz_fight (game, scenario);
  doc = adc_scenario_write_document (scenario, "scenario");
  xmlDocDumpFormatMemoryEnc (doc, &contents, &length, "UTF-8", TRUE);
  target_write (path, contents, length);
  again = load ();
  g_assert_nonnull (again);
  return 0;
}
