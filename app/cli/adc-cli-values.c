/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-values.h"

#include "adc-cli-json.h"
#include "adc-document.h"
#include "adc-language.h"

#include <glib/gi18n-lib.h>

static const struct {
  const char *name; /* in JSON */
  const char *sign;
  const char *remark;
} bases[] = {
  [ADC_BASIS_STATED] = { "stated", "", "" },
  [ADC_BASIS_DEDUCED] = { "deduced", "~", N_("deduced") },
  [ADC_BASIS_USER] = { "user", "*", N_("yours") },
};

static const AdcValue *
find_value (AdcPiece *piece, AdcStat *stat)
{
  return adc_piece_get_value (piece, adc_stat_get_id (stat));
}

const char *
adc_cli_get_sign (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = find_value (piece, stat);

  return value != NULL ? bases[value->basis].sign : "";
}

const char *
adc_cli_get_remark (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = find_value (piece, stat);

  return value != NULL && *bases[value->basis].remark != '\0' ? _(bases[value->basis].remark) : "";
}

static void
add_value (JsonBuilder *builder, AdcStat *stat, const AdcValue *value)
{
  const char *name = adc_stat_get_id (stat);
  int integer;

  if (value != NULL && adc_stat_get_kind (stat) == ADC_STAT_INTEGER &&
      adc_value_get_integer (value, &integer))
    adc_cli_add_int (builder, name, integer);
  else
    adc_cli_add_string (builder, name, value != NULL ? value->text : NULL);
}

void
adc_cli_build_values (JsonBuilder *builder, AdcEntry *entry)
{
  GListModel *stats = ADC_IS_PIECE (entry) ? adc_piece_get_stats (ADC_PIECE (entry)) : NULL;
  const guint n_stats = stats != NULL ? g_list_model_get_n_items (stats) : 0;
  g_autoptr(JsonObject) basis_of = json_object_new ();
  g_autoptr(JsonArray) incomplete = json_array_new ();

  json_builder_set_member_name (builder, "values");
  json_builder_begin_object (builder);
  for (guint i = 0; i < n_stats; i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = find_value (ADC_PIECE (entry), stat);

    add_value (builder, stat, value);
    if (value != NULL)
      json_object_set_string_member (basis_of, adc_stat_get_id (stat), bases[value->basis].name);
    if (value != NULL && !value->complete)
      json_array_add_string_element (incomplete, adc_stat_get_id (stat));
  }
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "bases");
  json_builder_add_value (builder, json_node_init_object (json_node_alloc (), basis_of));
  json_builder_set_member_name (builder, "incomplete");
  json_builder_add_value (builder, json_node_init_array (json_node_alloc (), incomplete));
}

char *
adc_cli_dup_text (AdcEntry *entry)
{
  g_autofree char *text = adc_document_dup_text (entry, adc_language_get_current ());
  GListModel *stats = ADC_IS_PIECE (entry) ? adc_piece_get_stats (ADC_PIECE (entry)) : NULL;
  GString *out = g_string_new (text);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    g_autofree char *value = adc_piece_format_value (ADC_PIECE (entry), stat);

    if (!adc_piece_concerns (ADC_PIECE (entry), stat))
      continue;
    if (out->len > 0)
      g_string_append_c (out, '\n');
    /* Translators: the name of a value and the value, as in “Cost: 3” */
    g_string_append_printf (out, _("%s: %s"), adc_stat_get_title (stat), value);
  }

  return g_string_free (out, FALSE);
}
