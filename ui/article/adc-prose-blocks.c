/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battle.h"
#include "adc-callout.h"
#include "adc-game.h"
#include "adc-language.h"
#include "adc-plain.h"
#include "adc-prose.h"
#include "adc-table-frame.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
create_text (const AdcBlock *block, AdcGame *game)
{
  return adc_prose_new (block->text != NULL ? adc_text_get (block->text) : "", game);
}

static GtkWidget *
create_marker (const AdcBlock *list, guint number)
{
  GtkWidget *marker = gtk_label_new ("•");

  gtk_widget_set_valign (marker, GTK_ALIGN_START);
  gtk_widget_add_css_class (marker, "list-marker");
  if (list->kind == ADC_BLOCK_STEPS) {
    g_autofree char *text = g_strdup_printf ("%u", number);

    gtk_label_set_label (GTK_LABEL (marker), text);
    gtk_widget_add_css_class (marker, "numeric");
    gtk_widget_add_css_class (marker, "step-number");
  }

  return marker;
}

static GtkWidget *
create_list (const AdcBlock *list, AdcGame *game)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  for (guint i = 0; i < list->children->len; i++) {
    GtkWidget *text = create_text (list->children->pdata[i], game);

    gtk_widget_set_hexpand (text, TRUE);
    gtk_grid_attach (GTK_GRID (grid), create_marker (list, i + 1), 0, i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), text, 1, i, 1, 1);
  }

  return grid;
}

static guint
count_columns (const AdcBlock *table)
{
  guint columns = 1;

  for (guint i = 0; i < table->children->len; i++) {
    const AdcBlock *row = table->children->pdata[i];

    columns = MAX (columns, row->children->len);
  }

  return columns;
}

/* A row shorter than the others gives its last cell the rest. */
static void
attach_row (GtkGrid *grid, const AdcBlock *row, int top, guint columns, AdcGame *game,
            GPtrArray *heads)
{
  const guint n = row->children->len;

  for (guint i = 0; i < n; i++) {
    GtkWidget *cell = create_text (row->children->pdata[i], game);

    gtk_widget_set_hexpand (cell, TRUE);
    gtk_label_set_wrap_mode (GTK_LABEL (cell), PANGO_WRAP_WORD);
    if (row->head)
      gtk_widget_add_css_class (cell, "head");
    if (top == 0)
      gtk_widget_add_css_class (cell, "first");
    gtk_grid_attach (grid, cell, i, top, i + 1 < n ? 1 : columns - i, 1);
    if (row->head)
      g_ptr_array_add (heads, cell);
    else if (i < heads->len)
      gtk_accessible_update_relation (GTK_ACCESSIBLE (cell),
                                      GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                      heads->pdata[i], NULL, -1);
  }
}

static GtkWidget *
create_table (const AdcBlock *table, AdcGame *game)
{
  g_autoptr(GPtrArray) heads = g_ptr_array_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();
  const guint columns = count_columns (table);

  if (table->text != NULL) {
    GtkWidget *caption = adc_prose_new (adc_text_get (table->text), game);

    gtk_widget_add_css_class (caption, "table-caption");
    gtk_box_append (GTK_BOX (box), caption);
    gtk_accessible_update_relation (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    caption, NULL, -1);
  }

  gtk_widget_add_css_class (grid, "prose-table");
  if (columns > 3)
    gtk_widget_add_css_class (grid, "dense");
  for (guint i = 0; i < table->children->len; i++)
    attach_row (GTK_GRID (grid), table->children->pdata[i], i, columns, game, heads);
  gtk_box_append (GTK_BOX (box), adc_table_frame_new (grid));

  return box;
}

static GtkWidget *
create_example_button (AdcGame *game, const char *view, const char *id)
{
  g_autofree char *location = g_strjoin ("/", adc_game_get_id (game), view, id, NULL);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "go-next-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _("Open in the Calculator"));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", location);

  return button;
}

static GtkWidget *
create_callout (const AdcBlock *block, AdcGame *game)
{
  static const struct {
    const char *style;
    const char *label;
  } notes[] = {
    [ADC_NOTE_REMARK] = { "remark", N_("Note") },
    [ADC_NOTE_TIP] = { "tip", N_("Tip") },
    [ADC_NOTE_EDITORIAL] = { "editorial", N_("Editorial note") },
  };
  g_autofree char *title = NULL;
  GtkWidget *callout;

  if (block->text != NULL)
    title = adc_plain_from_markup (adc_text_get (block->text), game, adc_language_get_current ());

  if (block->kind == ADC_BLOCK_NOTE)
    callout = adc_callout_new (notes[block->note].style, _(notes[block->note].label), title);
  else
    callout = adc_callout_new ("example", _("Example"), title);

  adc_callout_append (ADC_CALLOUT (callout), adc_prose_new_blocks (block->children, game));
  if (block->scenario != NULL && adc_battle_is_offered (adc_game_get_id (game)))
    adc_callout_append (ADC_CALLOUT (callout),
                        create_example_button (game, "battle", block->scenario));
  if (block->shown != NULL) /* the view and the id */
    adc_callout_append (ADC_CALLOUT (callout), create_example_button (game, block->shown, NULL));
  return callout;
}

static GtkWidget *
create_block (const AdcBlock *block, AdcGame *game)
{
  switch (block->kind) {
  case ADC_BLOCK_LIST:
  case ADC_BLOCK_STEPS:
    return create_list (block, game);
  case ADC_BLOCK_TABLE:
    return create_table (block, game);
  case ADC_BLOCK_NOTE:
  case ADC_BLOCK_EXAMPLE:
    return create_callout (block, game);
  case ADC_BLOCK_PARAGRAPH:
  case ADC_BLOCK_ITEM:
  case ADC_BLOCK_ROW:
  case ADC_BLOCK_CELL:
  default:
    return create_text (block, game);
  }
}

GtkWidget *
adc_prose_new_blocks (GPtrArray *blocks, AdcGame *game)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (box, "blocks");
  for (guint i = 0; i < blocks->len; i++)
    gtk_box_append (GTK_BOX (box), create_block (blocks->pdata[i], game));

  return box;
}
