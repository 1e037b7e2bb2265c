/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-cli-setup.h"

#include <glib/gi18n-lib.h>

/* Ids with commas between them, as in a sentence. */
static void
append_name (GString *names, const char *id)
{
  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", id);
}

static gboolean
set_players (AdcSetupPlan *plan, guint n_players)
{
  AdcGame *game = adc_setup_plan_get_game (plan);
  guint min, max;

  adc_game_get_players (game, &min, &max);
  if (n_players > 0 && adc_setup_plan_set_n_players (plan, n_players))
    return TRUE;

  if (n_players == 0)
    /* Translators: the title of a game, the least and the most players; do not translate
     * --players */
    adc_cli_complain (_("Say how many play %s: --players, from %u to %u."),
                      adc_game_get_title (game), min, max);
  else
    /* Translators: the title of a game, the least and the most players, and what was given */
    adc_cli_complain (_("%s is for %u to %u players, not for %u."), adc_game_get_title (game), min,
                      max, n_players);
  return FALSE;
}

static gboolean
set_mode (AdcSetupPlan *plan, const char *mode)
{
  GPtrArray *modes = adc_setup_get_modes (adc_setup_plan_get_setup (plan));
  g_autoptr(GString) names = g_string_new (NULL);

  if (mode == NULL || adc_setup_plan_set_mode (plan, mode))
    return TRUE;

  for (guint i = 0; i < modes->len; i++)
    append_name (names, ((const AdcSetupMode *) modes->pdata[i])->id);
  /* Translators: what was asked for, what there is */
  adc_cli_complain (_("There is no way to play “%s”; there are %s."), mode, names->str);
  return FALSE;
}

static gboolean
set_options (AdcSetupPlan *plan, const char *text)
{
  g_auto(GStrv) options = g_strsplit (text != NULL ? text : "", ",", -1);
  GPtrArray *choices = adc_setup_get_choices (adc_setup_plan_get_setup (plan));

  for (guint i = 0; options[i] != NULL; i++) {
    g_autoptr(GString) names = g_string_new (NULL);

    if (adc_setup_plan_set_option (plan, g_strstrip (options[i])))
      continue;

    for (guint j = 0; j < choices->len; j++) {
      GPtrArray *list = ((const AdcSetupChoice *) choices->pdata[j])->options;

      for (guint k = 0; k < list->len; k++)
        append_name (names, ((const AdcSetupOption *) list->pdata[k])->id);
    }
    if (names->len > 0)
      /* Translators: what was asked for, what there is */
      adc_cli_complain (_("There is no option “%s”; there are %s."), options[i], names->str);
    else
      adc_cli_complain (_("There is no option “%s”: this set-up has none."), options[i]);
    return FALSE;
  }

  return TRUE;
}

static gboolean
set_groups (AdcSetupPlan *plan, const char *text)
{
  g_auto(GStrv) groups = g_strsplit (text != NULL ? text : "", ",", -1);
  AdcSetup *setup = adc_setup_plan_get_setup (plan);
  g_autoptr(GString) names = g_string_new (NULL);

  if (text != NULL && adc_setup_groups_get_needed (plan) == 0) {
    /* Translators: a way to play */
    adc_cli_complain (_("“%s” is played without choosing groups: leave --groups out."),
                      adc_text_get (adc_setup_plan_get_mode (plan)->title));
    return FALSE;
  }

  for (guint i = 0; i < adc_setup_groups_count (plan); i++)
    append_name (names, adc_setup_groups_get (plan, i, NULL));
  for (guint i = 0; groups[i] != NULL; i++)
    if (adc_setup_get_kind_of (setup, g_strstrip (groups[i])) == NULL) {
      /* Translators: what was asked for, what there is */
      adc_cli_complain (_("There is no group “%s”; there are %s."), groups[i], names->str);
      return FALSE;
    }

  return adc_setup_plan_set_groups (plan, (const char * const *) groups);
}

static gboolean
set_table (AdcSetupPlan *plan, const char *text)
{
  g_auto(GStrv) sides = g_strsplit (text != NULL ? text : "", "x", 2);
  guint64 width, depth;

  if (text == NULL)
    return TRUE;

  if (g_strv_length (sides) != 2 ||
      !g_ascii_string_to_unsigned (sides[0], 10, 1, ADC_SETUP_MAX_TABLE, &width, NULL) ||
      !g_ascii_string_to_unsigned (sides[1], 10, 1, ADC_SETUP_MAX_TABLE, &depth, NULL)) {
    /* Translators: do not translate --table; 120x80 is an example */
    adc_cli_complain (_("--table must be two lengths in centimetres such as 120x80, not “%s”."),
                      text);
    return FALSE;
  }

  adc_setup_plan_set_table (plan, width, depth);
  return TRUE;
}

/* Which there are, when somebody has yet to choose. */
static void
print_groups (AdcSetupPlan *plan)
{
  AdcSetup *setup = adc_setup_plan_get_setup (plan);

  if (adc_setup_groups_get_needed (plan) == 0 || adc_setup_plan_get_groups (plan)->len > 0)
    return;

  adc_cli_print ("\n%s\n", adc_text_get (adc_setup_get_groups (setup)->title));
  for (guint i = 0; i < adc_setup_groups_count (plan); i++) {
    const char *title;
    const char *group = adc_setup_groups_get (plan, i, &title);

    adc_cli_print ("  %-12s  %s (%s)\n", group, title,
                   adc_text_get (adc_setup_get_kind_of (setup, group)->title));
  }
}

static void
print_faults (const AdcSetupList *list)
{
  for (guint i = 0; i < list->faults->len; i++) {
    const AdcSetupFault *fault = list->faults->pdata[i];

    if (fault->kind != ADC_SETUP_FAULT_TOO_FEW && !adc_setup_fault_is_refusal (fault))
      adc_cli_print ("\n%s\n", fault->message);
  }
}

static gboolean
has_deduced (const AdcSetupList *list)
{
  for (guint i = 0; i < list->lines->len; i++)
    if (((const AdcSetupLine *) list->lines->pdata[i])->quantity.is_deduced)
      return TRUE;

  return FALSE;
}

/* An illegal choice is refused as a whole; too few groups are only that if some were named. */
static gboolean
complain_about_faults (const AdcSetupList *list, gboolean has_chosen)
{
  gboolean is_refused = FALSE;

  for (guint i = 0; i < list->faults->len; i++) {
    const AdcSetupFault *fault = list->faults->pdata[i];

    if (!adc_setup_fault_is_refusal (fault) &&
        !(has_chosen && fault->kind == ADC_SETUP_FAULT_TOO_FEW))
      continue;

    is_refused = TRUE;
    if (fault->repair != NULL)
      /* Translators: what is wrong, and what would mend it */
      adc_cli_complain (_("%s (%s)"), fault->message, fault->repair);
    else
      adc_cli_complain ("%s", fault->message);
  }

  return is_refused;
}

int
adc_cli_setup (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (FALSE);
  AdcGame *game = adc_cli_find_game (library, options->arguments[0]);
  g_autoptr(AdcSetupPlan) plan = NULL;
  g_autoptr(AdcSetupList) list = NULL;
  gboolean is_refused;

  if (game == NULL)
    return ADC_CLI_USAGE;
  if (!adc_setup_plan_is_for (game)) {
    adc_cli_complain (_("%s has no set-up assistant."), adc_game_get_title (game));
    return ADC_CLI_USAGE;
  }

  plan = adc_setup_plan_new (game);
  if (!set_players (plan, options->players) || !set_mode (plan, options->mode) ||
      !set_options (plan, options->option) || !set_groups (plan, options->groups) ||
      !set_table (plan, options->table))
    return ADC_CLI_USAGE;

  list = adc_setup_list_new (plan);
  is_refused = complain_about_faults (list, options->groups != NULL);
  if (options->json) {
    adc_cli_print_setup_json (plan, list);
  } else if (!is_refused) {
    g_autofree char *text = adc_setup_list_dup_text (list, plan);

    adc_cli_print ("%s", text);
    print_groups (plan);
    print_faults (list);
    adc_cli_print ("\n%s\n", _("?: nobody has established it"));
    if (has_deduced (list))
      adc_cli_print ("%s\n", _("~: deduced, the rules do not say so"));
  }

  return is_refused ? ADC_CLI_FAILED : ADC_CLI_OK;
}
