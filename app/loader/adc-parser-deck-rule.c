/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser-deck.h"

#include "adc-parser-setup.h"
#include "adc-problem.h"

#include <glib/gi18n-lib.h>

/* A rule and where it stands: the kinds of decks it names may be in a file that is not read yet. */
typedef struct {
  char        *path;
  int          line;
  AdcDeckRule *rule; /* the game keeps it */
} Note;

void
adc_parser_free_deck_note (gpointer data)
{
  Note *note = data;

  g_free (note->path);
  g_free (note);
}

static gboolean
read_limits (const xmlNode *node, AdcDeckBound *bound)
{
  g_autofree char *min = adc_xml_dup_attribute (node, "min");
  g_autofree char *max = adc_xml_dup_attribute (node, "max");

  bound->all_copies = g_strcmp0 (min, "copies") == 0;
  if (min != NULL && !bound->all_copies)
    bound->min = (int) g_ascii_strtoll (min, NULL, 10);
  bound->copies = g_strcmp0 (max, "copies") == 0;
  if (max != NULL && !bound->copies)
    bound->max = (int) g_ascii_strtoll (max, NULL, 10);

  return bound->max == ADC_DECK_NO_LIMIT || bound->min <= bound->max;
}

static AdcDeckBound *
read_bound (AdcParser *self, const xmlNode *node, AdcDeckRule *entry)
{
  AdcDeckBound *bound = adc_deck_rule_add_bound (entry);

  if (!read_limits (node, bound))
    adc_parser_complain (self, node, _("the least number is greater than the most"));
  if ((bound->copies || bound->all_copies) && !adc_deck_rule_get_limit (entry)->each)
    adc_parser_complain (self, node, _("only cards counted alone have copies"));

  return bound;
}

static void
read_set (AdcParser *self, const xmlNode *node, AdcDeckRule *entry)
{
  GStrv cards = adc_parser_read_names (node, "cards");

  for (guint i = 0; cards[i] != NULL; i++)
    adc_parser_add_reference (self, node, ADC_ENTRY (entry), cards[i], ADC_ANY_KIND);
  g_ptr_array_add (adc_deck_rule_edit_limit (entry)->sets, cards);
}

static void
read_subject (AdcParser *self, const xmlNode *node, AdcDeckRule *entry)
{
  AdcDeckLimit *limit = adc_deck_rule_edit_limit (entry);

  limit->kind = adc_xml_dup_attribute (node, "deck");
  limit->faction = adc_xml_dup_attribute (node, "faction");
  limit->zone = adc_xml_dup_attribute (node, "zone");
  limit->card = adc_xml_dup_attribute (node, "card");
  limit->stat = adc_xml_dup_attribute (node, "stat");
  limit->value = adc_xml_dup_attribute (node, "value");
  limit->rule = adc_xml_dup_attribute (node, "rule");
  limit->foreign = adc_parser_get_flag (node, "foreign");
  limit->each = adc_parser_get_flag (node, "each");

  adc_parser_add_reference (self, node, ADC_ENTRY (entry), limit->rule, ADC_KIND_RULE);
  if (limit->faction != NULL)
    adc_parser_add_reference (self, node, ADC_ENTRY (entry), limit->faction, ADC_KIND_FACTION);
  if (limit->card != NULL)
    adc_parser_add_reference (self, node, ADC_ENTRY (entry), limit->card, ADC_ANY_KIND);
  if (limit->stat != NULL &&
      adc_game_get_stat (self->game, ADC_KIND_CARD, limit->stat) == NULL &&
      adc_game_get_stat (self->game, ADC_KIND_UNIT, limit->stat) == NULL)
    adc_parser_complain (self, node, _("there is no stat “%s”"), limit->stat);
}

void
adc_parser_read_deck_rule (AdcParser *self, const xmlNode *element, AdcDeckRule *entry)
{
  g_autofree char *min = adc_xml_dup_attribute (element, "min");
  g_autofree char *max = adc_xml_dup_attribute (element, "max");
  Note *note = g_new0 (Note, 1);

  read_subject (self, element, entry);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "bound"))
      adc_parser_read_deck_when (self, node, &read_bound (self, node, entry)->when);
    else if (adc_xml_is (node, "together"))
      read_set (self, node, entry);
  }
  if (min != NULL || max != NULL)
    read_bound (self, element, entry);

  note->path = g_strdup (self->path);
  note->line = xmlGetLineNo (element);
  note->rule = entry;
  g_ptr_array_add (self->deck_notes, note);
}

static gboolean
has_option (GPtrArray *kinds, const AdcDeckLimit *limit, const char *option)
{
  for (guint i = 0; i < kinds->len; i++) {
    const AdcDeckKind *kind = kinds->pdata[i];

    if ((limit->kind == NULL || g_str_equal (kind->id, limit->kind)) &&
        adc_deck_kind_find_choice (kind, option) != NULL)
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_zone (GPtrArray *kinds, const AdcDeckLimit *limit)
{
  for (guint i = 0; i < kinds->len; i++) {
    const AdcDeckKind *kind = kinds->pdata[i];

    if ((limit->kind == NULL || g_str_equal (kind->id, limit->kind)) &&
        adc_deck_kind_find_zone (kind, limit->zone) != NULL)
      return TRUE;
  }

  return FALSE;
}

static void
check_note (AdcParser *self, const Note *note)
{
  const AdcDeckLimit *limit = adc_deck_rule_get_limit (note->rule);
  GPtrArray *kinds = adc_game_get_deck_kinds (self->game);

  if (limit->kind != NULL && adc_game_find_deck_kind (self->game, limit->kind) == NULL) {
    g_ptr_array_add (self->problems,
                     adc_problem_printf (note->path, note->line,
                                         _("there is no sort of deck “%s”"), limit->kind));
    return;
  }
  if (limit->zone != NULL && !has_zone (kinds, limit))
    g_ptr_array_add (self->problems,
                     adc_problem_printf (note->path, note->line,
                                         _("no such deck has a zone “%s”"), limit->zone));

  for (guint i = 0; i < limit->bounds->len; i++) {
    const AdcDeckBound *bound = limit->bounds->pdata[i];

    for (guint j = 0; bound->when.options != NULL && bound->when.options[j] != NULL; j++)
      if (!has_option (kinds, limit, bound->when.options[j]))
        g_ptr_array_add (self->problems,
                         adc_problem_printf (note->path, note->line, _("there is no option “%s”"),
                                             bound->when.options[j]));
  }
}

void
adc_parser_finish_decks (AdcParser *self)
{
  for (guint i = 0; i < self->deck_notes->len; i++)
    check_note (self, self->deck_notes->pdata[i]);
}
