/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-pack-row.h"

#include "adc-pack-folder.h"
#include "adc-problem-list.h"

#include <glib/gi18n-lib.h>

struct _AdcPackRow {
  AdwExpanderRow parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcPackRow, adc_pack_row, ADW_TYPE_EXPANDER_ROW)

static void
adc_pack_row_class_init (AdcPackRowClass *klass G_GNUC_UNUSED)
{
}

static void
adc_pack_row_init (AdcPackRow *self G_GNUC_UNUSED)
{
}

static void
add_button (AdcPackRow *self, const char *icon, const char *words, const char *title,
            const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  /* Translators: what a button does, then the title of the game it does it to */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), words, title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (self), button);
}

static GtkWidget *
create_fact_row (const char *title, const char *fact)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (fact);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_margin_top (label, 8);
  gtk_widget_set_margin_bottom (label, 8);
  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static char *
describe_game (AdcPack *pack)
{
  const guint n_entries = adc_pack_count_entries (pack);
  guint min, max;
  g_autofree char *entries = g_strdup_printf (ngettext ("%u entry", "%u entries", n_entries),
                                              n_entries);
  g_autofree char *players = NULL;

  adc_game_get_players (adc_pack_get_game (pack), &min, &max);
  players = min == max ? g_strdup_printf (ngettext ("%u player", "%u players", max), max)
                       /* Translators: how many may play, the fewest and the most */
                       : g_strdup_printf (_("%u to %u players"), min, max);
  return g_strdup_printf ("%s · %s", entries, players);
}

static void
show_game (AdcPackRow *self, AdcPack *pack, const char *path)
{
  AdcGame *game = adc_pack_get_game (pack);
  g_autofree char *subtitle = describe_game (pack);
  g_autofree char *shown = g_filename_display_name (path);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  /* Translators: what names a game in its files */
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), create_fact_row (_("Id"),
                                                                       adc_game_get_id (game)));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), create_fact_row (_("Folder"), shown));
}

static void
show_problems (AdcPackRow *self, AdcPack *pack, const char *path)
{
  GPtrArray *problems = adc_pack_get_problems (pack);
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  g_autofree char *subtitle =
    adc_pack_get_game (pack) != NULL
      /* Translators: of a game that can be used all the same */
      ? g_strdup_printf (ngettext ("%u problem in its battles", "%u problems in its battles",
                                   problems->len),
                         problems->len)
      /* Translators: of a game that cannot be used */
      : g_strdup_printf (ngettext ("Cannot be used: %u problem", "Cannot be used: %u problems",
                                   problems->len),
                         problems->len);

  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), icon);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), adc_problem_list_new (problems, path));
}

GtkWidget *
adc_pack_row_new (AdcPack *pack)
{
  AdcPackRow *self = g_object_new (ADC_TYPE_PACK_ROW, "use-markup", FALSE, NULL);
  const char *name = adc_pack_get_name (pack);
  g_autofree char *title = adc_pack_dup_title (pack);
  g_autofree char *path = adc_pack_folder_dup_path (name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  if (adc_pack_get_problems (pack)->len == 0)
    show_game (self, pack, path);
  else
    show_problems (self, pack, path);
  add_button (self, "user-trash-symbolic", _("Remove"), title, "packs.remove", name);
  add_button (self, "folder-open-symbolic", _("Open the Folder"), title, "packs.open", name);

  return GTK_WIDGET (self);
}
