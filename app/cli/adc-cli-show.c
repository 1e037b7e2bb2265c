/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-show.h"

#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-cli-values.h"
#include "adc-cli.h"
#include "adc-document.h"
#include "adc-language.h"
#include "adc-papers.h"
#include "adc-rule.h"
#include "adc-ruling.h"
#include "adc-tile.h"

#include <glib/gi18n-lib.h>

/* The name, and in brackets those it has in other languages. */
static void
print_titles (AdcEntry *entry)
{
  AdcText *titles = adc_entry_get_title_text (entry);
  g_autoptr(GString) out = g_string_new (adc_entry_get_title (entry));

  for (guint i = 0; i < adc_text_get_n (titles); i++) {
    const char *title = adc_text_get_nth (titles, i, NULL);

    if (!g_str_equal (title, adc_entry_get_title (entry)))
      g_string_append_printf (out, " (%s)", title);
  }

  adc_cli_print_heading (out->str);
}

/* The hexagon with what stands on its sides, and what the letters mean. */
static void
print_tile (AdcPiece *piece)
{
  g_autofree char *drawing = NULL;
  g_auto(GStrv) lines = NULL;
  AdcTile tile;

  if (!adc_tile_read (piece, &tile))
    return;

  drawing = adc_tile_draw_text (&tile);
  lines = g_strsplit (drawing, "\n", -1);
  adc_cli_print ("\n");
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    adc_cli_print ("  %s\n", lines[i]);
}

static void
print_values (AdcPiece *piece)
{
  GListModel *stats = adc_piece_get_stats (piece);
  const guint n_stats = g_list_model_get_n_items (stats);
  guint width = 0;

  for (guint i = 0; i < n_stats; i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_piece_concerns (piece, stat))
      width = MAX (width, adc_cli_measure (adc_stat_get_title (stat)));
  }

  adc_cli_print ("\n");
  for (guint i = 0; i < n_stats; i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    g_autofree char *value = adc_piece_format_value (piece, stat);
    const char *title = adc_stat_get_title (stat);
    const char *remark = adc_cli_get_remark (piece, stat);

    if (!adc_piece_concerns (piece, stat))
      continue;
    adc_cli_print ("  %s%*s  %s", title, (int) (width - adc_cli_measure (title)), "", value);
    adc_cli_print (*remark != '\0' ? " (%s)\n" : "%s\n", remark);
  }
}

static void
print_rulings (AdcEntry *entry)
{
  GListModel *rulings = adc_entry_get_rulings (entry);

  for (guint i = 0; i < g_list_model_get_n_items (rulings); i++) {
    g_autoptr(AdcRuling) ruling = g_list_model_get_item (rulings, i);
    g_autofree char *citation = adc_entry_dup_citation (ADC_ENTRY (ruling));
    g_autofree char *text = adc_document_dup_text (ADC_ENTRY (ruling), adc_language_get_current ());
    /* Translators: the kind of a ruling and its title, as in “Erratum: Shield” */
    g_autofree char *heading = g_strdup_printf (_("%s: %s"), adc_ruling_get_label (ruling),
                                                adc_entry_get_title (ADC_ENTRY (ruling)));

    adc_cli_print ("\n");
    adc_cli_print_heading (heading);
    adc_cli_print_text (citation, 2);
    adc_cli_print_text (text, 2);
  }
}

static void
print_link (AdcGame *game, AdcEntry *entry)
{
  adc_cli_print ("  %s: adc show %s %s %s\n", adc_entry_get_title (entry), adc_game_get_id (game),
                 adc_kind_get_name (adc_entry_get_kind (entry)), adc_entry_get_id (entry));
}

static void
print_links (AdcGame *game, const char *heading, const char * const *ids)
{
  if (ids[0] == NULL)
    return;

  adc_cli_print ("\n");
  adc_cli_print_heading (heading);
  for (guint i = 0; ids[i] != NULL; i++)
    print_link (game, adc_game_lookup (game, ids[i]));
}

static void
print_children (AdcGame *game, AdcRule *rule)
{
  GListModel *children = adc_rule_get_children (rule);

  for (guint i = 0; i < g_list_model_get_n_items (children); i++) {
    g_autoptr(AdcEntry) child = g_list_model_get_item (children, i);

    if (i == 0) {
      adc_cli_print ("\n");
      adc_cli_print_heading (_("In this section"));
    }
    print_link (game, child);
  }
}

void
adc_cli_print_entry (AdcGame *game, AdcEntry *entry)
{
  g_autofree char *citation = adc_entry_dup_citation (entry);
  g_autofree char *text = adc_document_dup_text (entry, adc_language_get_current ());

  print_titles (entry);
  /* Translators: the kind of an entry and its game, as in “Rule, Chess” */
  adc_cli_print (_("%s, %s"), adc_entry_get_kind_title (entry), adc_game_get_title (game));
  adc_cli_print ("\n");
  adc_cli_print_text (citation, 0);
  if (ADC_IS_PIECE (entry))
    print_tile (ADC_PIECE (entry));
  if (*text != '\0') {
    adc_cli_print ("\n");
    adc_cli_print_text (text, 0);
  }

  if (ADC_IS_PIECE (entry))
    print_values (ADC_PIECE (entry));
  if (ADC_IS_RULE (entry))
    print_children (game, ADC_RULE (entry));
  if (ADC_IS_RULING (entry))
    print_links (game, _("It concerns"), adc_ruling_get_touches (ADC_RULING (entry)));
  print_rulings (entry);
  print_links (game, _("See also"), adc_entry_get_see_also (entry));
}

/* The program's own help can be read like a game. */
static AdcGame *
find_work (AdcLibrary *library, const char *id)
{
  AdcGame *work = adc_library_get_work (library, id);

  return work != NULL ? work : adc_cli_find_game (library, id);
}

static int
print_paper (AdcEntry *entry, const char *format)
{
  const gboolean is_markdown = g_str_equal (format, "markdown");
  g_autoptr(AdcPaper) paper = NULL;
  g_autofree char *text = NULL;

  if (!is_markdown && !g_str_equal (format, "text")) {
    /* Translators: do not translate --format, text, markdown */
    adc_cli_complain (_("--format must be text or markdown, not “%s”."), format);
    return ADC_CLI_USAGE;
  }

  paper = adc_paper_of_entry (entry);
  text = is_markdown ? adc_paper_to_markdown (paper) : adc_paper_to_text (paper);
  adc_cli_print ("%s", text);
  return ADC_CLI_OK;
}

int
adc_cli_show (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (FALSE);
  AdcGame *game = find_work (library, options->arguments[0]);
  AdcEntry *entry;
  AdcKind kind;

  if (game == NULL || !adc_cli_find_kind (options->arguments[1], &kind))
    return ADC_CLI_USAGE;

  entry = adc_cli_find_entry (game, kind, options->arguments[2]);
  if (entry == NULL)
    return ADC_CLI_USAGE;

  if (options->format != NULL && !options->json)
    return print_paper (entry, options->format);
  if (options->json)
    adc_cli_print_entry_json (game, entry);
  else
    adc_cli_print_entry (game, entry);

  return ADC_CLI_OK;
}
