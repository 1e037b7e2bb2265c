/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-grid-base.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of an attribute that the schema lets be one of these only. */
static guint
read_choice (const xmlNode *node, const char *name, const char * const *choices)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_strcmp0 (text, choices[i]) == 0)
      return i;

  return 0;
}

static void
read_tile (AdcParser *self, const xmlNode *node, AdcGrid *grid)
{
  static const char * const kinds[] = { "room", "jump", "base", "wall", NULL };
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *sign = adc_xml_dup_attribute (node, "sign");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  g_autofree char *closed = adc_parser_read_rule (self, node, "closed");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  const AdcGridTile tile = {
    .id = id,
    .title = title,
    .kind = read_choice (node, "kind", kinds),
    .sign = sign[0],
    .width = adc_parser_get_count (node, "width", 1),
    .depth = adc_parser_get_count (node, "depth", 1),
    .exits = adc_parser_get_count (node, "exits", 1),
    .rule = rule,
    .closed = closed,
  };

  if (tile.exits > tile.width) {
    adc_parser_complain (self, node, _("the tile “%s” has more exits than cells along its front"),
                         id);
    return;
  }

  if (tile.kind == ADC_GRID_BASE && adc_grid_find_tile (grid, ADC_GRID_BASE) != NULL)
    adc_parser_complain (self, node, _("there is a second base, “%s”"), id);
  else if (!adc_grid_add_tile (grid, &tile))
    adc_parser_complain (self, node, _("the tile “%s”, or its sign, stands twice"), id);
}

static void
read_move (AdcParser *self, const xmlNode *node, AdcGrid *grid)
{
  static const char * const reaches[] = { "touching", "jumps", "any", NULL };
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  const AdcGridMove move = {
    .id = id,
    .title = title,
    .reach = read_choice (node, "to", reaches),
    .rule = rule,
  };

  if (adc_grid_get_moves (grid)->len == 0 && move.reach != ADC_GRID_TO_TOUCHING)
    adc_parser_complain (self, node, _("the first move must be the one to what touches"));
  if (!adc_grid_add_move (grid, &move))
    adc_parser_complain (self, node, _("the move “%s” stands twice, or is one too many"), id);
}

/* A cell of a sketch by its name; none when nothing is said. */
static guint
read_cell (AdcParser *self, const xmlNode *node, const char *name, const AdcGridSketch *sketch)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);
  const guint cell = adc_grid_parse_name (text, sketch->columns, sketch->rows);

  if (text != NULL && cell == ADC_GRID_NOWHERE)
    adc_parser_complain (self, node, _("there is no cell “%s” in this sketch"), text);

  return cell;
}

static gboolean
is_known_sign (AdcGrid *grid, char sign)
{
  GPtrArray *tiles = adc_grid_get_tiles (grid);

  for (guint i = 0; i < tiles->len; i++) {
    const AdcGridTile *tile = tiles->pdata[i];

    if (tile->kind != ADC_GRID_BASE && tile->sign == g_ascii_toupper (sign))
      return g_ascii_isupper (sign) || (tile->kind != ADC_GRID_WALL && adc_grid_get_token (grid));
  }

  return sign == '.';
}

static void
read_row (AdcParser *self, const xmlNode *node, AdcGrid *grid, AdcGridSketch *sketch, guint row)
{
  g_autofree char *signs = adc_xml_dup_text (node);

  if (strlen (signs) != sketch->columns) {
    adc_parser_complain (self, node, _("the rows of the sketch are not equally long"));
    return;
  }

  for (guint column = 0; column < sketch->columns; column++) {
    if (!is_known_sign (grid, signs[column]))
      adc_parser_complain (self, node, _("no tile has the sign “%c”"), signs[column]);
    else
      sketch->signs[row * sketch->columns + column] = signs[column];
  }
}

static gboolean
is_free (const AdcGridSketch *sketch, const AdcGridBase *base, const AdcGridTile *tile)
{
  for (guint cell = 0; cell < sketch->columns * sketch->rows; cell++) {
    if (!adc_grid_base_covers (base, tile, sketch->columns, cell))
      continue;
    if (sketch->signs[cell] != '.')
      return FALSE;
    for (guint i = 0; i < sketch->bases->len; i++)
      if (adc_grid_base_covers (&g_array_index (sketch->bases, AdcGridBase, i), tile,
                                sketch->columns, cell))
        return FALSE;
  }

  return TRUE;
}

/* After the rows. */
static void
read_base (AdcParser *self, const xmlNode *node, AdcGrid *grid, AdcGridSketch *sketch)
{
  static const char * const sides[] = { "north", "east", "south", "west", NULL };
  const AdcGridTile *tile = adc_grid_find_tile (grid, ADC_GRID_BASE);
  AdcGridBase base = {
    .cell = read_cell (self, node, "at", sketch),
    .faces = read_choice (node, "faces", sides),
    .owner = adc_parser_get_count (node, "player", 0),
  };

  if (tile != NULL)
    base.exit = (tile->width - tile->exits) / 2;
  if (tile == NULL || !adc_grid_base_fits (&base, tile, sketch->columns, sketch->rows) ||
      !is_free (sketch, &base, tile))
    adc_parser_complain (self, node, _("there is no room for a base there"));
  else
    g_array_append_val (sketch->bases, base);
}

static void
read_mark (AdcParser *self, const xmlNode *node, AdcGridSketch *sketch)
{
  AdcGridMark *mark = g_new0 (AdcGridMark, 1);

  mark->cell = read_cell (self, node, "at", sketch);
  mark->name = adc_xml_dup_attribute (node, "name");
  g_ptr_array_add (sketch->marks, mark);
}

static guint
read_id (AdcParser *self, const xmlNode *node, const char *name, GPtrArray *things)
{
  g_autofree char *id = adc_xml_dup_attribute (node, name);
  const guint found = adc_grid_find_id (things, id);

  if (id != NULL && found == ADC_GRID_NOWHERE)
    adc_parser_complain (self, node, _("there is no tile or move “%s”"), id);

  return found;
}

static void
read_budget (AdcParser *self, const xmlNode *node, AdcGrid *grid, AdcGridSketch *sketch)
{
  const guint move = read_id (self, node, "move", adc_grid_get_moves (grid));

  if (move != ADC_GRID_NOWHERE)
    sketch->budget[move] = adc_parser_get_count (node, "count", 1);
}

static void
read_step (AdcParser *self, const xmlNode *node, AdcGrid *grid, AdcGridSketch *sketch)
{
  const AdcGridStep step = {
    .move = read_id (self, node, "move", adc_grid_get_moves (grid)),
    .n_units = adc_parser_get_count (node, "units", 1),
    .from = read_cell (self, node, "from", sketch),
    .to = read_cell (self, node, "to", sketch),
  };

  if (step.move != ADC_GRID_NOWHERE && step.from != ADC_GRID_NOWHERE && step.to != ADC_GRID_NOWHERE)
    g_array_append_val (sketch->steps, step);
}

static guint
count_rows (const xmlNode *element, guint *columns)
{
  guint rows = 0;

  *columns = 0;
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *signs = NULL;

    if (!adc_xml_is (node, "row"))
      continue;
    signs = adc_xml_dup_text (node);
    *columns = MAX (*columns, strlen (signs));
    rows++;
  }

  return rows;
}

/* The schema puts the tiles and the moves before. */
static void
read_sketch (AdcParser *self, const xmlNode *element, AdcGrid *grid)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  AdcGridSketch *sketch;
  guint columns, rows = count_rows (element, &columns), row = 0;

  if (columns == 0 || columns > ADC_GRID_MAX_SIDE || rows > ADC_GRID_MAX_SIDE) {
    adc_parser_complain (self, element, _("a sketch has 1 to %d rows and columns"),
                         ADC_GRID_MAX_SIDE);
    return;
  }

  sketch = adc_grid_sketch_new (id, columns, rows);
  sketch->rule = adc_parser_read_rule (self, element, "rule");
  sketch->title = adc_parser_read_children (self, element, "title");
  sketch->summary = adc_parser_read_children (self, element, "summary");
  sketch->lay = read_id (self, element, "lay", adc_grid_get_tiles (grid));
  sketch->player = adc_parser_get_count (element, "player", 1);
  sketch->n_units = adc_parser_get_count (element, "units", 0);
  sketch->explored = read_cell (self, element, "explored", sketch);
  sketch->cursor = read_cell (self, element, "cursor", sketch);
  sketch->from = read_cell (self, element, "from", sketch);
  sketch->to = read_cell (self, element, "to", sketch);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "row"))
      read_row (self, node, grid, sketch, row++);
    else if (adc_xml_is (node, "base"))
      read_base (self, node, grid, sketch);
    else if (adc_xml_is (node, "mark"))
      read_mark (self, node, sketch);
    else if (adc_xml_is (node, "budget"))
      read_budget (self, node, grid, sketch);
    else if (adc_xml_is (node, "step"))
      read_step (self, node, grid, sketch);
  }
  if (!adc_grid_take_sketch (grid, sketch, adc_xml_is (element, "case")))
    adc_parser_complain (self, element, _("the sketch “%s” stands twice"), id);
}

static void
read_token (AdcParser *self, const xmlNode *node, AdcGrid *grid)
{
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");

  adc_grid_set_token (grid, title, rule);
  adc_grid_edit_rules (grid)->spent = adc_parser_read_rule (self, node, "spent");
}

void
adc_parser_read_grid (AdcParser *self, const xmlNode *element)
{
  g_autoptr(AdcGrid) grid = adc_grid_new ();
  AdcGridRules *rules = adc_grid_edit_rules (grid);

  rules->touching = adc_parser_read_rule (self, element, "rule");
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "tile")) {
      read_tile (self, node, grid);
    } else if (adc_xml_is (node, "token")) {
      read_token (self, node, grid);
    } else if (adc_xml_is (node, "laying")) {
      rules->laying = adc_parser_read_rule (self, node, "rule");
      rules->stuck = adc_parser_read_rule (self, node, "stuck");
    } else if (adc_xml_is (node, "square")) {
      rules->square = adc_parser_get_count (node, "side", 0);
      rules->square_rule = adc_parser_read_rule (self, node, "rule");
      rules->square_note = adc_parser_read_rule (self, node, "note");
    } else if (adc_xml_is (node, "gap")) {
      rules->gap = adc_parser_get_count (node, "rooms", 0);
      rules->gap_rule = adc_parser_read_rule (self, node, "rule");
      rules->gap_note = adc_parser_read_rule (self, node, "note");
    } else if (adc_xml_is (node, "linking")) {
      rules->linking = adc_parser_read_rule (self, node, "rule");
      rules->linking_note = adc_parser_read_rule (self, node, "note");
    } else if (adc_xml_is (node, "move")) {
      read_move (self, node, grid);
    } else {
      read_sketch (self, node, grid);
    }
  }

  adc_game_set_grid (self->game, grid);
}
