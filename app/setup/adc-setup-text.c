/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-list.h"

#include "adc-setup-words.h"

#include <glib/gi18n-lib.h>

static void
append_heading (GString *text, AdcSetupPlan *plan)
{
  const guint n_players = adc_setup_plan_get_n_players (plan);
  GPtrArray *choices = adc_setup_get_choices (adc_setup_plan_get_setup (plan));

  g_string_append_printf (text,
                          /* Translators: the title of a game, how many players there are, and how
                           * they play */
                          ngettext ("%s: set-up for %u player, %s", "%s: set-up for %u players, %s",
                                    n_players),
                          adc_game_get_title (adc_setup_plan_get_game (plan)), n_players,
                          adc_text_get (adc_setup_plan_get_mode (plan)->title));
  for (guint i = 0; i < choices->len; i++) {
    const AdcSetupChoice *choice = choices->pdata[i];

    for (guint j = 0; j < choice->options->len; j++) {
      const AdcSetupOption *option = choice->options->pdata[j];

      if (adc_setup_plan_has_option (plan, option->id))
        g_string_append_printf (text, ", %s", adc_text_get (option->title));
    }
  }
  g_string_append_c (text, '\n');
}

static void
append_groups (GString *text, AdcSetupPlan *plan)
{
  const guint n_needed = adc_setup_groups_get_needed (plan);
  GPtrArray *groups = adc_setup_plan_get_groups (plan);
  const char *title;

  if (n_needed == 0)
    return;

  title = adc_text_get (adc_setup_get_groups (adc_setup_plan_get_setup (plan))->title);
  if (groups->len == 0)
    /* Translators: what is chosen (“Groups of rooms”) and how many of them */
    g_string_append_printf (text, _("%s: %u to be chosen"), title, n_needed);
  else
    /* Translators: before a list; what is chosen (“Groups of rooms”) */
    g_string_append_printf (text, _("%s:"), title);
  for (guint i = 0; i < groups->len; i++)
    g_string_append_printf (text, "%s %s", i > 0 ? "," : "",
                            adc_setup_groups_get_title (plan, groups->pdata[i]));
  g_string_append_c (text, '\n');
}

static void
append_layouts (GString *text, AdcSetupPlan *plan)
{
  g_autoptr(GPtrArray) layouts = adc_setup_fit_list_layouts (plan);

  for (guint i = 0; i < layouts->len; i++) {
    const AdcSetupLayout *layout = layouts->pdata[i];
    g_autofree char *verdict = adc_setup_fit_dup_verdict (plan, layout);

    /* Translators: what a layout of the table is called, and a sentence on the room it takes */
    g_string_append_printf (text, _("%s: %s"), adc_text_get (layout->title), verdict);
    g_string_append_c (text, '\n');
  }
}

static void
append_line (GString *text, const AdcSetupLine *line, AdcSetupPlan *plan)
{
  g_autofree char *quantity = adc_setup_words_quantity (&line->quantity);
  const char *box = !adc_setup_line_is_thing (line)                 ? "   "
                    : adc_setup_plan_is_ticked (plan, line->key) ? "[x]"
                                                                 : "[ ]";
  const int n_missing = 5 - (int) g_utf8_strlen (quantity, -1);

  g_string_append_printf (text, "%s %*s%s  %s", box, MAX (n_missing, 0), "", quantity,
                          adc_text_get (line->component->title));
  for (guint i = 0; i < line->cards->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : " (",
                            adc_entry_get_title (line->cards->pdata[i]));
  g_string_append (text, line->cards->len > 0 ? ")\n" : "\n");
}

char *
adc_setup_list_dup_text (const AdcSetupList *self, AdcSetupPlan *plan)
{
  GString *text = g_string_new (NULL);
  const AdcSetupSection *section = NULL;

  append_heading (text, plan);
  append_groups (text, plan);
  append_layouts (text, plan);
  for (guint i = 0; i < self->lines->len; i++) {
    const AdcSetupLine *line = self->lines->pdata[i];

    if (line->section != section)
      g_string_append_printf (text, "\n%s\n", adc_text_get (line->section->title));
    section = line->section;
    append_line (text, line, plan);
  }

  return g_string_free (text, FALSE);
}
