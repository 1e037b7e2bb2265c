/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-private.h"
#include "adc-papers.h"

#include "adc-deck-rule.h"
#include "adc-faction.h"
#include "adc-language.h"
#include "adc-plain.h"
#include "adc-ruling.h"

#include <glib/gi18n-lib.h>

#define MAX_LEVEL 5 /* of headings */

static char *
dup_plain (const AdcText *text, AdcGame *game)
{
  const char *language = adc_language_get_current ();

  return adc_plain_from_markup (adc_text_get_in (text, language), game, language);
}

static void
add_list (AdcPaper *self, const AdcBlock *list, AdcGame *game, guint indent)
{
  for (guint i = 0; i < list->children->len; i++) {
    const AdcBlock *item = list->children->pdata[i];
    g_autofree char *number = g_strdup_printf ("%u.", i + 1);

    adc_paper_add_marked_item (self, indent, list->kind == ADC_BLOCK_STEPS ? number : "•",
                               item->text != NULL ? adc_text_get (item->text) : "", game);
  }
}

static void
add_table (AdcPaper *self, const AdcBlock *table, AdcGame *game)
{
  AdcPaperBlock *block;

  if (table->text != NULL) {
    g_autofree char *caption = dup_plain (table->text, game);

    adc_paper_add_strong (self, 0, caption);
  }

  block = adc_paper_add_table (self);
  for (guint i = 0; i < table->children->len; i++) {
    const AdcBlock *row = table->children->pdata[i];
    AdcPaperRow *added = adc_paper_table_add (block, row->head);

    for (guint j = 0; j < row->children->len; j++) {
      const AdcBlock *cell = row->children->pdata[j];

      adc_paper_row_add_marked (added, cell->text != NULL ? adc_text_get (cell->text) : "", game);
    }
  }
}

/* What is said beside the text, below what it is. */
static void
add_aside (AdcPaper *self, const AdcBlock *block, AdcGame *game, guint indent)
{
  static const char * const notes[] = {
    [ADC_NOTE_REMARK] = N_("Note"),
    [ADC_NOTE_TIP] = N_("Tip"),
    [ADC_NOTE_EDITORIAL] = N_("Editorial note"),
  };
  const char *kind = block->kind == ADC_BLOCK_NOTE ? _(notes[block->note]) : _("Example");
  g_autofree char *plain = NULL;
  g_autofree char *title = NULL;

  if (block->text != NULL) {
    plain = dup_plain (block->text, game);
    /* Translators: the kind of a ruling and its title, as in “Erratum: Shield” */
    title = g_strdup_printf (_("%s: %s"), kind, plain);
  }
  adc_paper_open_box (self);
  adc_paper_add_strong (self, 0, title != NULL ? title : kind);
  adc_paper_add_blocks (self, block->children, game, indent);
  adc_paper_close_box (self);
}

void
adc_paper_add_blocks (AdcPaper *self, GPtrArray *blocks, AdcGame *game, guint indent)
{
  for (guint i = 0; i < blocks->len; i++) {
    const AdcBlock *block = blocks->pdata[i];

    switch (block->kind) {
    case ADC_BLOCK_LIST:
    case ADC_BLOCK_STEPS:
      add_list (self, block, game, indent);
      break;
    case ADC_BLOCK_TABLE:
      add_table (self, block, game);
      break;
    case ADC_BLOCK_NOTE:
    case ADC_BLOCK_EXAMPLE:
      add_aside (self, block, game, indent);
      break;
    case ADC_BLOCK_PARAGRAPH:
    case ADC_BLOCK_ITEM:
    case ADC_BLOCK_ROW:
    case ADC_BLOCK_CELL:
    default:
      if (block->text != NULL)
        adc_paper_add_marked_text (self, indent, adc_text_get (block->text), game);
    }
  }
}

void
adc_paper_add_rulings (AdcPaper *self, AdcEntry *entry, AdcGame *game)
{
  GListModel *rulings = adc_entry_get_rulings (entry);

  for (guint i = 0; i < g_list_model_get_n_items (rulings); i++) {
    g_autoptr(AdcRuling) ruling = g_list_model_get_item (rulings, i);
    g_autofree char *citation = adc_entry_dup_citation (ADC_ENTRY (ruling));
    g_autofree char *title = g_strdup_printf (_("%s: %s"), adc_ruling_get_label (ruling),
                                              adc_entry_get_title (ADC_ENTRY (ruling)));

    adc_paper_open_box (self);
    adc_paper_add_strong (self, 0, title);
    adc_paper_add_blocks (self, adc_entry_get_blocks (ADC_ENTRY (ruling)), game, 0);
    adc_paper_add_small (self, citation);
    adc_paper_close_box (self);
  }
}

/* What else it is called, what it is, and where it is printed. */
static void
add_facts (AdcPaper *self, AdcEntry *entry)
{
  AdcText *titles = adc_entry_get_title_text (entry);
  g_autoptr(GString) facts = g_string_new (adc_kind_get_title (adc_entry_get_kind (entry)));
  g_autofree char *citation = adc_entry_dup_citation (entry);

  for (guint i = 0; i < adc_text_get_n (titles); i++) {
    const char *title = adc_text_get_nth (titles, i, NULL);

    if (!g_str_equal (title, adc_entry_get_title (entry)))
      g_string_append_printf (facts, " · %s", title);
  }
  g_string_append_printf (facts, " · %s", citation);
  adc_paper_add_small (self, facts->str);
}

static void
add_links (AdcPaper *self, AdcGame *game, const char *heading, const char * const *ids)
{
  g_autoptr(GString) titles = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++) {
    AdcEntry *entry = adc_game_lookup (game, ids[i]);

    if (entry != NULL)
      g_string_append_printf (titles, "%s%s", titles->len > 0 ? ", " : "",
                              adc_entry_get_title (entry));
  }
  if (titles->len == 0)
    return;

  text = g_strdup_printf (_("%s: %s"), heading, titles->str);
  adc_paper_add_small (self, text);
}

static void
add_touched (AdcPaper *self, AdcEntry *entry, AdcGame *game)
{
  if (ADC_IS_RULING (entry)) {
    add_links (self, game, _("It concerns"), adc_ruling_get_touches (ADC_RULING (entry)));
  } else if (ADC_IS_DECK_RULE (entry)) {
    const AdcDeckLimit *limit = adc_deck_rule_get_limit (ADC_DECK_RULE (entry));
    const char * const all[] = { limit->rule, limit->faction, limit->card };
    const char *touched[G_N_ELEMENTS (all) + 1] = { NULL };

    for (guint i = 0, n = 0; i < G_N_ELEMENTS (all); i++)
      if (all[i] != NULL)
        touched[n++] = all[i];
    add_links (self, game, _("It concerns"), touched);
  }
}

void
adc_paper_add_entry (AdcPaper *self, AdcEntry *entry, AdcGame *game, guint level)
{
  adc_paper_add_heading (self, level, adc_entry_get_title (entry));
  add_facts (self, entry);
  adc_paper_add_blocks (self, adc_entry_get_blocks (entry), game, 0);
  if (ADC_IS_SEQUENCE (entry))
    adc_paper_add_steps (self, ADC_SEQUENCE (entry), game, FALSE);
  if (ADC_IS_PIECE (entry))
    adc_paper_add_values (self, ADC_PIECE (entry));
  add_touched (self, entry, game);
  adc_paper_add_rulings (self, entry, game);
  add_links (self, game, _("See also"), adc_entry_get_see_also (entry));
}

static void
add_section (AdcPaper *self, AdcRule *rule, AdcGame *game, guint level)
{
  GListModel *children = adc_rule_get_children (rule);

  adc_paper_add_entry (self, ADC_ENTRY (rule), game, MIN (level, MAX_LEVEL));
  for (guint i = 0; i < g_list_model_get_n_items (children); i++) {
    g_autoptr(AdcRule) child = g_list_model_get_item (children, i);

    add_section (self, child, game, level + 1);
  }
}

AdcPaper *
adc_paper_of_entry (AdcEntry *entry)
{
  g_autoptr(AdcGame) game = NULL;
  AdcPaper *self;

  g_return_val_if_fail (ADC_IS_ENTRY (entry), NULL);

  game = adc_entry_dup_game (entry);
  if (game == NULL)
    return NULL;

  self = adc_paper_new (adc_entry_get_title (entry), game);
  if (ADC_IS_FACTION (entry))
    adc_paper_add_faction (self, ADC_FACTION (entry), game);
  else
    adc_paper_add_entry (self, entry, game, 1);
  return self;
}

AdcPaper *
adc_paper_of_section (AdcRule *rule)
{
  g_autoptr(AdcGame) game = NULL;
  AdcPaper *self;

  g_return_val_if_fail (ADC_IS_RULE (rule), NULL);

  game = adc_entry_dup_game (ADC_ENTRY (rule));
  if (game == NULL)
    return NULL;

  self = adc_paper_new (adc_entry_get_title (ADC_ENTRY (rule)), game);
  add_section (self, rule, game, 1);
  return self;
}

static void
add_entries (AdcPaper *self, AdcGame *game, AdcKind kind)
{
  GListModel *entries = adc_game_get_entries (game, kind);

  if (g_list_model_get_n_items (entries) > 0)
    adc_paper_add_heading (self, 2, adc_kind_get_plural (kind));
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

    adc_paper_add_entry (self, entry, game, 3);
  }
}

/* A paper of a whole game: what it is, and of which game. */
static AdcPaper *
new_whole (AdcGame *game, const char *title)
{
  AdcPaper *self = adc_paper_new (title, game);
  g_autofree char *heading = g_strdup_printf (_("%s: %s"), adc_game_get_title (game), title);

  adc_paper_add_heading (self, 1, heading);
  return self;
}

AdcPaper *
adc_paper_of_rules (AdcGame *game)
{
  GListModel *outline;
  AdcPaper *self;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  outline = adc_game_get_outline (game);
  self = new_whole (game, _("Rules"));
  for (guint i = 0; i < g_list_model_get_n_items (outline); i++) {
    g_autoptr(AdcRule) rule = g_list_model_get_item (outline, i);

    add_section (self, rule, game, 2);
  }
  add_entries (self, game, ADC_KIND_DECK_RULE);

  return self;
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (adc_entry_get_title (*(AdcEntry **) a),
                         adc_entry_get_title (*(AdcEntry **) b));
}

AdcPaper *
adc_paper_of_glossary (AdcGame *game)
{
  g_autoptr(GPtrArray) sorted = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *terms;
  AdcPaper *self;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  terms = adc_game_get_entries (game, ADC_KIND_TERM);
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    g_ptr_array_add (sorted, g_list_model_get_item (terms, i));
  g_ptr_array_sort (sorted, compare_titles);

  self = new_whole (game, _("Glossary"));
  for (guint i = 0; i < sorted->len; i++)
    adc_paper_add_entry (self, sorted->pdata[i], game, 2);
  return self;
}
