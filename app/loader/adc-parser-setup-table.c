/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser-setup.h"

#include <glib/gi18n-lib.h>

static void
read_piece (AdcParser *self, const xmlNode *node, AdcSetupTable *table)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  AdcSetupPiece *piece;

  if (adc_setup_table_find_piece (table, id) != NULL)
    adc_parser_complain (self, node, _("the piece “%s” stands twice"), id);

  piece = adc_setup_table_add_piece (table);
  piece->id = g_steal_pointer (&id);
  piece->title = adc_parser_read_children (self, node, "title");
  piece->width = (int) adc_parser_get_count (node, "width", 1);
  piece->depth = (int) adc_parser_get_count (node, "depth", 1);
  piece->arm = (int) adc_parser_get_count (node, "arm", 0);
  if (piece->arm >= MIN (piece->width, piece->depth))
    adc_parser_complain (self, node, _("the arms of the piece are as broad as it is"));
}

static AdcSetupCorner
read_corner (const xmlNode *node)
{
  static const char * const names[] = { "nw", "ne", "se", "sw" };
  g_autofree char *text = adc_xml_dup_attribute (node, "corner");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (text, names[i]) == 0)
      return (AdcSetupCorner) i;

  return ADC_SETUP_CORNER_NW; /* the schema lets nothing else through */
}

static void
read_put (AdcParser *self, const xmlNode *node, AdcSetupTable *table, AdcSetupLayout *layout)
{
  g_autofree char *piece = adc_xml_dup_attribute (node, "piece");
  AdcSetupPut *put;

  if (adc_setup_table_find_piece (table, piece) == NULL) {
    adc_parser_complain (self, node, _("there is no piece “%s”"), piece);
    return;
  }

  put = adc_setup_layout_add_put (layout);
  put->piece = g_steal_pointer (&piece);
  put->x = (int) adc_parser_get_count (node, "x", 0);
  put->y = (int) adc_parser_get_count (node, "y", 0);
  put->is_turned = adc_parser_get_flag (node, "turned");
  put->corner = read_corner (node);
  put->player = adc_parser_get_count (node, "player", 0);
  put->is_if_played = adc_parser_get_flag (node, "if-played");
}

static void
read_layout (AdcParser *self, const xmlNode *element, AdcSetup *setup, AdcSetupTable *table)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  AdcSetupLayout *layout;
  AdcSetupArea bounds;

  for (guint i = 0; i < table->layouts->len; i++)
    if (g_str_equal (((const AdcSetupLayout *) table->layouts->pdata[i])->id, id))
      adc_parser_complain (self, element, _("the layout “%s” stands twice"), id);

  layout = adc_setup_table_add_layout (table);
  layout->id = g_steal_pointer (&id);
  layout->title = adc_parser_read_children (self, element, "title");
  layout->summary = adc_parser_read_children (self, element, "summary");
  layout->rule = adc_parser_read_rule (self, element, "rule");
  adc_parser_read_when (self, element, setup, &layout->when);
  layout->width = adc_parser_get_count (element, "width", 1);
  layout->depth = adc_parser_get_count (element, "depth", 1);
  layout->n_columns = adc_parser_get_count (element, "columns", 1);
  layout->n_rows = adc_parser_get_count (element, "rows", 1);
  layout->square = (int) adc_parser_get_count (element, "square", 1);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node))
    if (adc_xml_is (node, "put"))
      read_put (self, node, table, layout);

  bounds = adc_setup_table_get_bounds (table, layout);
  if (bounds.width > (int) layout->width * 10 || bounds.depth > (int) layout->depth * 10)
    adc_parser_complain (self, element,
                         _("what lies there takes %d × %d mm, which is more than the table has"),
                         bounds.width, bounds.depth);
}

void
adc_parser_read_setup_table (AdcParser *self, const xmlNode *element, AdcSetup *setup)
{
  AdcSetupTable *table = adc_setup_add_table (setup);

  table->rule = adc_parser_read_rule (self, element, "rule");
  table->drawn = adc_parser_read_rule (self, element, "drawn");
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "piece"))
      read_piece (self, node, table);
    else if (adc_xml_is (node, "layout"))
      read_layout (self, node, setup, table);
  }
}
