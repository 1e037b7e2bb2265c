/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser-setup.h"

#include "adc-counter.h"

#include <glib/gi18n-lib.h>

/* A number that the schema has found to be one. */
static int
get_number (const xmlNode *node, const char *name, int fallback)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);

  return text != NULL ? (int) g_ascii_strtoll (text, NULL, 10) : fallback;
}

static gboolean
is_in_range (const AdcCounter *counter, int value)
{
  return value >= counter->min && value <= counter->max;
}

/* As many as the game takes, unless it is said. */
static void
read_players (AdcParser *self, const xmlNode *node, guint *min, guint *max)
{
  guint least, most;

  adc_game_get_players (self->game, &least, &most);
  *min = least;
  *max = most;
  adc_parser_read_players (self, node, min, max);
  if (*min < least || *max > most)
    adc_parser_complain (self, node, _("the game is for %u to %u players"), least, most);
}

static void
read_start (AdcParser *self, const xmlNode *node, AdcCounter *counter)
{
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  AdcCounterStart *start = adc_counter_add_start (counter, rule, title);

  start->value = get_number (node, "value", 0);
  read_players (self, node, &start->min_players, &start->max_players);
  if (!is_in_range (counter, start->value))
    adc_parser_complain (self, node, _("%d is not between %d and %d"), start->value, counter->min,
                         counter->max);
}

static AdcCounterEffect
read_effect (const xmlNode *node)
{
  static const char * const names[] = {
    [ADC_COUNTER_NOTE] = "note",
    [ADC_COUNTER_WINS] = "wins",
    [ADC_COUNTER_LOSES] = "loses",
    [ADC_COUNTER_ENDS] = "ends",
  };
  g_autofree char *text = adc_xml_dup_attribute (node, "effect");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (text, names[i]) == 0)
      return i;

  return ADC_COUNTER_NOTE;
}

static AdcCounterWho
read_who (const xmlNode *node)
{
  g_autofree char *text = adc_xml_dup_attribute (node, "who");

  return g_strcmp0 (text, "alone") == 0    ? ADC_COUNTER_ALONE
         : g_strcmp0 (text, "member") == 0 ? ADC_COUNTER_MEMBER
         : g_strcmp0 (text, "team") == 0   ? ADC_COUNTER_TEAM
                                           : ADC_COUNTER_ANYBODY;
}

static char *
read_faction (AdcParser *self, const xmlNode *node, const char *name)
{
  char *id = adc_xml_dup_attribute (node, name);

  if (id != NULL)
    adc_parser_add_reference (self, node, NULL, id, ADC_KIND_FACTION);
  return id;
}

/* What the counter is always at, or never, would say nothing. What a team has together may be beyond what one has. */
static void
check_mark (AdcParser *self, const xmlNode *node, const AdcCounter *counter, const AdcCounterMark *mark)
{
  const int most = mark->who == ADC_COUNTER_TEAM ? 2 * counter->max : counter->max;

  if (mark->is_at_least ? mark->value <= counter->min : mark->value >= most)
    adc_parser_complain (self, node, _("a counter from %d to %d is always there"), counter->min,
                         counter->max);
  else if (mark->is_at_least ? mark->value > most : mark->value < counter->min)
    adc_parser_complain (self, node, _("a counter from %d to %d never gets there"), counter->min,
                         counter->max);
  if (!counter->is_per_player &&
      (mark->who != ADC_COUNTER_ANYBODY || mark->against != NULL || mark->not_against != NULL))
    adc_parser_complain (self, node, _("the counter “%s” is nobody’s own"), counter->id);
}

static void
read_mark (AdcParser *self, const xmlNode *node, AdcCounter *counter)
{
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  g_autofree char *at_least = adc_xml_dup_attribute (node, "at-least");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  AdcCounterMark *mark = adc_counter_add_mark (counter, rule, title);

  mark->is_at_least = at_least != NULL;
  mark->value = get_number (node, mark->is_at_least ? "at-least" : "at-most", 0);
  mark->effect = read_effect (node);
  mark->who = read_who (node);
  mark->against = read_faction (self, node, "against");
  mark->not_against = read_faction (self, node, "not-against");
  read_players (self, node, &mark->min_players, &mark->max_players);
  check_mark (self, node, counter, mark);
}

static void
read_sequence (AdcParser *self, const xmlNode *element, AdcCounter *counter)
{
  counter->sequence = adc_xml_dup_attribute (element, "sequence");
  counter->advance = get_number (element, "advance", 1);
  if (counter->sequence == NULL)
    return;

  adc_parser_add_reference (self, element, NULL, counter->sequence, ADC_KIND_SEQUENCE);
  if (counter->is_per_player)
    adc_parser_complain (self, element, _("no checklist moves what each player counts"));
}

static void
read_counter (AdcParser *self, const xmlNode *element, AdcCounters *counters)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autofree char *per = adc_xml_dup_attribute (element, "per");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  g_autoptr(AdcCounter) counter = adc_counter_new (id, rule, title);

  counter->summary = adc_parser_read_children (self, element, "summary");
  counter->is_per_player = g_strcmp0 (per, "player") == 0;
  counter->is_optional = adc_parser_get_flag (element, "optional");
  counter->min = get_number (element, "min", 0);
  counter->max = get_number (element, "max", 0);
  counter->start = get_number (element, "start", 0);
  counter->step = get_number (element, "step", 1);
  if (counter->min >= counter->max)
    adc_parser_complain (self, element, _("the counter “%s” cannot be moved"), id);
  else if (!is_in_range (counter, counter->start))
    adc_parser_complain (self, element, _("%d is not between %d and %d"), counter->start,
                         counter->min, counter->max);
  read_sequence (self, element, counter);

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "start"))
      read_start (self, node, counter);
    else if (adc_xml_is (node, "mark"))
      read_mark (self, node, counter);
  }

  if (!adc_counters_take (counters, g_steal_pointer (&counter)))
    adc_parser_complain (self, element, _("the counter “%s” stands twice"), id);
}

static void
read_teams (AdcParser *self, const xmlNode *element, AdcCounters *counters)
{
  g_autofree char *text = adc_xml_dup_attribute (element, "teams");
  g_auto(GStrv) numbers = g_strsplit_set (text != NULL ? text : "", " \t\n", -1);
  guint least, most;

  adc_game_get_players (self->game, &least, &most);
  for (guint i = 0; numbers[i] != NULL; i++) {
    const guint n_players = (guint) g_ascii_strtoull (numbers[i], NULL, 10);

    if (*numbers[i] == '\0')
      continue;
    if (n_players < MAX (least, 4) || n_players > most || n_players % 2 != 0)
      adc_parser_complain (self, element, _("%u players cannot form teams of two"), n_players);
    else
      adc_counters_add_teams (counters, n_players);
  }
}

static void
read_die (AdcParser *self, const xmlNode *node, AdcCounters *counters)
{
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  g_autofree char *hits = adc_xml_dup_attribute (node, "hits");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  const AdcDieKind die = {
    .title = title,
    .rule = rule,
    .n_faces = adc_parser_get_count (node, "faces", 6),
    .n_usual = adc_parser_get_count (node, "usual", 1),
    .is_at_least = g_strcmp0 (hits, "at-least") == 0,
    .never = adc_parser_get_count (node, "never", 0),
  };

  if (die.never > die.n_faces)
    adc_parser_complain (self, node, _("the die has %u faces only"), die.n_faces);
  if (!adc_counters_add_die (counters, &die))
    adc_parser_complain (self, node, _("there is another die with %u faces already"), die.n_faces);
}

/* The schema puts the counters before the dice. */
void
adc_parser_read_counters (AdcParser *self, const xmlNode *element)
{
  g_autoptr(AdcCounters) counters = adc_counters_new ();

  read_teams (self, element, counters);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "counter"))
      read_counter (self, node, counters);
    else if (adc_xml_is (node, "die"))
      read_die (self, node, counters);
  }

  adc_game_set_counters (self->game, counters);
}
