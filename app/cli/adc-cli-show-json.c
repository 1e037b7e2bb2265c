/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-cli-show.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-cli-values.h"
#include "adc-ruling.h"

static void
build_rulings (JsonBuilder *builder, AdcEntry *entry)
{
  static const char * const kinds[] = {
    [ADC_RULING_CLARIFICATION] = "clarification",
    [ADC_RULING_ERRATUM] = "erratum",
    [ADC_RULING_EDITORIAL] = "editorial",
  };
  GListModel *rulings = adc_entry_get_rulings (entry);

  json_builder_set_member_name (builder, "rulings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (rulings); i++) {
    g_autoptr(AdcRuling) ruling = g_list_model_get_item (rulings, i);
    g_autofree char *text = adc_cli_dup_text (ADC_ENTRY (ruling));

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "id", adc_entry_get_id (ADC_ENTRY (ruling)));
    adc_cli_add_string (builder, "kind", kinds[adc_ruling_get_ruling_kind (ruling)]);
    adc_cli_add_string (builder, "title", adc_entry_get_title (ADC_ENTRY (ruling)));
    adc_cli_add_string (builder, "text", text);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_see_also (JsonBuilder *builder, AdcGame *game, AdcEntry *entry)
{
  const char * const *ids = adc_entry_get_see_also (entry);

  json_builder_set_member_name (builder, "see_also");
  json_builder_begin_array (builder);
  for (guint i = 0; ids[i] != NULL; i++) {
    AdcEntry *other = adc_game_lookup (game, ids[i]);

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "kind", adc_kind_get_name (adc_entry_get_kind (other)));
    adc_cli_add_string (builder, "id", ids[i]);
    adc_cli_add_string (builder, "title", adc_entry_get_title (other));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_page (JsonBuilder *builder, AdcEntry *entry)
{
  const guint page = adc_entry_get_page (entry);

  if (page > 0)
    adc_cli_add_int (builder, "page", page);
  else
    adc_cli_add_string (builder, "page", NULL);
}

void
adc_cli_print_entry_json (AdcGame *game, AdcEntry *entry)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();
  g_autofree char *text = adc_cli_dup_text (entry);

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_game_get_id (game));
  adc_cli_add_string (builder, "kind", adc_kind_get_name (adc_entry_get_kind (entry)));
  adc_cli_add_string (builder, "id", adc_entry_get_id (entry));
  adc_cli_add_string (builder, "title", adc_entry_get_title (entry));
  adc_cli_add_titles (builder, adc_entry_get_title_text (entry));
  build_page (builder, entry);
  adc_cli_add_string (builder, "section", adc_entry_get_section (entry));
  adc_cli_add_string (builder, "source",
                      adc_game_get_source_title (game, adc_entry_get_source (entry)));
  adc_cli_add_string (builder, "text", text);
  adc_cli_build_values (builder, entry);
  build_rulings (builder, entry);
  build_see_also (builder, game, entry);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}
