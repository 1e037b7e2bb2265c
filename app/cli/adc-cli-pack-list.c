/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-cli-problems.h"
#include "adc-pack-folder.h"
#include "adc-pack.h"

#include <glib/gi18n-lib.h>

static void
build_pack (JsonBuilder *builder, AdcPack *pack)
{
  g_autofree char *title = adc_pack_dup_title (pack);
  g_autofree char *path = adc_pack_folder_dup_path (adc_pack_get_name (pack));

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "id", adc_pack_get_name (pack));
  adc_cli_add_string (builder, "title", title);
  adc_cli_add_string (builder, "folder", path);
  adc_cli_add_boolean (builder, "sound", adc_pack_get_problems (pack)->len == 0);
  adc_cli_add_int (builder, "entries", adc_pack_count_entries (pack));
  json_builder_set_member_name (builder, "problems");
  adc_cli_add_problems (builder, adc_pack_get_problems (pack));
  json_builder_end_object (builder);
}

static void
print_pack (AdcPack *pack)
{
  g_autofree char *title = adc_pack_dup_title (pack);
  g_autofree char *path = adc_pack_folder_dup_path (adc_pack_get_name (pack));
  const guint n_entries = adc_pack_count_entries (pack);

  if (adc_pack_get_game (pack) != NULL) {
    adc_cli_print ("%s%s%s  %s\n", adc_cli_get_bold (), adc_pack_get_name (pack),
                   adc_cli_get_plain (), title);
    adc_cli_print ("  ");
    adc_cli_print (ngettext ("%u entry", "%u entries", n_entries), n_entries);
    adc_cli_print ("\n  %s\n", path);
  } else {
    adc_cli_print ("%s%s%s  %s\n", adc_cli_get_bold (), title, adc_cli_get_plain (),
                   _("cannot be used:"));
  }
  adc_cli_print_problems (adc_pack_get_problems (pack), 2);
}

int
adc_cli_pack_list (const AdcCliOptions *options)
{
  g_autoptr(GPtrArray) names = adc_pack_folder_list ();
  g_autoptr(JsonBuilder) builder = json_builder_new ();
  gboolean is_sound = TRUE;

  json_builder_begin_array (builder);
  for (guint i = 0; i < names->len; i++) {
    g_autoptr(AdcPack) pack = adc_pack_load (names->pdata[i]);

    is_sound = is_sound && adc_pack_get_problems (pack)->len == 0;
    if (options->json)
      build_pack (builder, pack);
    else
      print_pack (pack);
  }
  json_builder_end_array (builder);

  if (options->json)
    adc_cli_print_json (builder);
  else if (names->len == 0)
    adc_cli_print ("%s\n", _("You have added no game."));

  return is_sound ? ADC_CLI_OK : ADC_CLI_FAILED;
}
