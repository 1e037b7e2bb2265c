/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-parser.h"

static const struct {
  const char   *name;
  AdcBlockKind  kind;
} block_names[] = {
  { "p", ADC_BLOCK_PARAGRAPH }, { "list", ADC_BLOCK_LIST }, { "steps", ADC_BLOCK_STEPS },
  { "item", ADC_BLOCK_ITEM },   { "table", ADC_BLOCK_TABLE }, { "row", ADC_BLOCK_ROW },
  { "cell", ADC_BLOCK_CELL },   { "note", ADC_BLOCK_NOTE },   { "example", ADC_BLOCK_EXAMPLE },
};

static gboolean
find_kind (const xmlNode *node, AdcBlockKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (block_names); i++) {
    if (adc_xml_is (node, block_names[i].name)) {
      *kind = block_names[i].kind;
      return TRUE;
    }
  }

  return FALSE;
}

static AdcNoteKind
note_kind (const xmlNode *node)
{
  g_autofree char *name = adc_xml_dup_attribute (node, "kind");

  if (g_strcmp0 (name, "editorial") == 0)
    return ADC_NOTE_EDITORIAL;

  return g_strcmp0 (name, "tip") == 0 ? ADC_NOTE_TIP : ADC_NOTE_REMARK;
}

static gboolean
is_true (const xmlNode *node, const char *attribute)
{
  g_autofree char *text = adc_xml_dup_attribute (node, attribute);

  return g_strcmp0 (text, "true") == 0 || g_strcmp0 (text, "1") == 0;
}

static void
read_inside (AdcParser *self, const xmlNode *parent, AdcBlock *block)
{
  const xmlNode *node = adc_xml_first_element (parent);

  while (node != NULL) {
    if (adc_xml_is (node, "title") || adc_xml_is (node, "caption"))
      block->text = adc_parser_read_text (self, &node);
    else
      g_ptr_array_add (block->children, adc_parser_read_block (self, &node));
  }
}

AdcBlock *
adc_parser_read_block (AdcParser *self, const xmlNode **node)
{
  const xmlNode *element = *node;
  AdcBlockKind kind;
  AdcBlock *block;

  if (!find_kind (element, &kind))
    return NULL;

  block = adc_block_new (kind);
  switch (kind) {
  case ADC_BLOCK_PARAGRAPH:
  case ADC_BLOCK_ITEM:
  case ADC_BLOCK_CELL:
    block->text = adc_parser_read_text (self, node);
    return block;
  case ADC_BLOCK_NOTE:
    block->note = note_kind (element);
    break;
  case ADC_BLOCK_EXAMPLE:
    block->scenario = adc_xml_dup_attribute (element, "scenario");
    block->shown = adc_xml_dup_attribute (element, "shown");
    if (block->shown != NULL)
      adc_parser_add_case (self, element, block->shown);
    break;
  case ADC_BLOCK_ROW:
    block->head = is_true (element, "head");
    break;
  default:
    break;
  }

  read_inside (self, element, block);
  *node = adc_xml_next_element (element);
  return block;
}
