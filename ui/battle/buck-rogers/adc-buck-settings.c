/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-settings.h"

#include "adc-buck-edit.h"
#include "adc-map.h"
#include "adc-option-field.h"
#include "adc-wrap-layout.h"
#include "adc-zone-entry.h"

#include <glib/gi18n-lib.h>

#define MAX_ROUNDS 20

struct _AdcBuckSettings {
  AdwBin        parent_instance;
  GtkLabel     *summary;
  GtkBox       *fields;
  GtkWidget    *zone_field;
  AdcZoneEntry *zone_entry;
  GtkWidget    *kind;
  GtkWidget    *table;
  GtkWidget    *owner;
  GtkWidget    *sabotage;
  GtkWidget    *rounds;
  GtkWidget    *opening;
  AdcBoard     *board; /* not held */
};

G_DEFINE_FINAL_TYPE (AdcBuckSettings, adc_buck_settings, ADW_TYPE_BIN)

static const AdcOption kinds[] = {
  { "territory", N_("Territory") },
  { "near-orbit", N_("Near orbit") },
  { "far-orbit", N_("Far orbit") },
  { "space", N_("Space") },
  { NULL, NULL },
};

static const AdcOption tables[] = {
  { "basic", N_("Basic table") },
  { "advanced", N_("Advanced table") },
  { NULL, NULL },
};

static const AdcOption sabotages[] = {
  { "try", N_("Is tried") },
  { "no", N_("Is not tried") },
  { NULL, NULL },
};

static const AdcOption openings[] = {
  { "yes", N_("Still to come") },
  { "no", N_("Already over") },
  { NULL, NULL },
};

static void
field_changed_cb (AdcBuckSettings *self, const char *value, GtkWidget *field)
{
  AdcBattleSession *session = adc_board_get_session (self->board);

  if (session == NULL)
    return;

  if (field == self->kind)
    adc_buck_edit_set_kind (session, value != NULL ? value : kinds[0].id);
  else if (field == self->table)
    adc_buck_edit_set_table (session, value);
  else if (field == self->owner)
    adc_buck_edit_set_owner (session, value);
  else
    adc_buck_edit_set (session, NULL, adc_option_field_get_setting (ADC_OPTION_FIELD (field)),
                       value);
}

static void
zone_picked_cb (AdcBuckSettings *self, AdcZone *zone)
{
  AdcBattleSession *session = adc_board_get_session (self->board);

  if (session != NULL)
    adc_buck_edit_set_zone (session, zone);
}

static GtkWidget *
add_field (AdcBuckSettings *self, GtkWidget *field)
{
  gtk_box_append (self->fields, field);
  g_signal_connect_object (field, "changed", G_CALLBACK (field_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return field;
}

static GtkWidget *
add_choice (AdcBuckSettings *self, const char *setting, const char *title, const AdcOption *options)
{
  return add_field (self, adc_option_field_new_choice (NULL, setting, title, options));
}

/* Nobody, or one of the sides. */
static void
list_owners (AdcBuckSettings *self, AdcBuckScene *scene)
{
  g_autoptr(GArray) options = g_array_new (TRUE, TRUE, sizeof (AdcOption));
  const AdcOption nobody = { "nobody", _("Nobody here") };

  g_array_append_val (options, nobody);
  for (guint i = 0; i < adc_buck_scene_get_n_camps (scene); i++) {
    const AdcBuckCamp *camp = adc_buck_scene_get_camp (scene, i);
    const AdcOption option = { camp->side->id, camp->name };

    g_array_append_val (options, option);
  }
  adc_option_field_set_choices (ADC_OPTION_FIELD (self->owner), (const AdcOption *) options->data);
}

static const char *
get_title (const AdcOption *options, const char *id)
{
  for (guint i = 0; options[i].id != NULL; i++)
    if (g_str_equal (options[i].id, id))
      return _(options[i].title);

  return id;
}

static AdcZone *
get_zone (AdcBuckScene *scene)
{
  AdcMap *map = adc_game_get_map (adc_buck_scene_get_game (scene));
  const char *id = adc_settings_get (
      adc_scenario_get_settings (adc_buck_scene_get_scenario (scene)), "zone", NULL);

  return map != NULL && id != NULL ? adc_map_find_zone (map, id) : NULL;
}

/* “Territory · Bach · Basic table · owner: Killer Kane” */
static char *
summarise (AdcBuckScene *scene)
{
  AdcScenario *scenario = adc_buck_scene_get_scenario (scene);
  GHashTable *settings = adc_scenario_get_settings (scenario);
  const AdcBuckCamp *owner = adc_buck_scene_find_camp (scene,
                                                       adc_buck_scenario_get_owner (scenario));
  const char *rounds = adc_settings_get (settings, "rounds", NULL);
  AdcZone *zone = get_zone (scene);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup (get_title (kinds, adc_settings_get (settings, "kind",
                                                                        kinds[0].id))));
  if (zone != NULL)
    g_ptr_array_add (parts, g_strdup (adc_entry_get_title (ADC_ENTRY (zone))));
  g_ptr_array_add (parts, g_strdup (get_title (tables, adc_settings_get (settings, "table",
                                                                         tables[0].id))));
  if (owner != NULL)
    /* Translators: whose zone it is */
    g_ptr_array_add (parts, g_strdup_printf (_("owner: %s"), owner->name));
  if (rounds != NULL)
    /* Translators: after how many rounds a battle is broken off */
    g_ptr_array_add (parts, g_strdup_printf (_("stops after: %s"), rounds));

  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (GStrv) parts->pdata);
}

static gboolean
has_stock (AdcBuckScene *scene, const char *unit, const char *place)
{
  const AdcBuckSlot *slot = adc_buck_slot_find (unit, place);

  for (guint i = 0; i < adc_buck_scene_get_n_camps (scene); i++)
    if (adc_buck_slot_count (slot, adc_buck_scene_get_camp (scene, i)->side) > 0)
      return TRUE;

  return FALSE;
}

/* Whether satellites or bombs come before the first round. */
static gboolean
has_opening (AdcBuckScene *scene)
{
  return has_stock (scene, "killer-satellite", "zone") ||
         has_stock (scene, "killer-satellite", "orbit") || has_stock (scene, "battler", "orbit");
}

/* A field is there where it means something, and where a file says it all the same. */
static void
show_field (GtkWidget *field, AdcScenario *scenario, gboolean has_meaning)
{
  const char *setting = adc_option_field_get_setting (ADC_OPTION_FIELD (field));

  adc_option_field_show (ADC_OPTION_FIELD (field), scenario);
  gtk_widget_set_visible (field, has_meaning ||
                                   adc_settings_get (adc_scenario_get_settings (scenario), setting,
                                                     NULL) != NULL);
}

static void
adc_buck_settings_class_init (AdcBuckSettingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  g_type_ensure (ADC_TYPE_ZONE_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/buck-rogers/adc-buck-settings.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSettings, summary);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSettings, fields);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSettings, zone_field);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSettings, zone_entry);
  gtk_widget_class_bind_template_callback (widget_class, zone_picked_cb);
}

static void
adc_buck_settings_init (AdcBuckSettings *self)
{
  static const AdcOption nobody[] = { { "nobody", N_("Nobody here") }, { NULL, NULL } };

  gtk_widget_init_template (GTK_WIDGET (self));
  adc_name_entry_set_name (ADC_NAME_ENTRY (self->zone_entry), _("Zone"), _("Any"));
  self->kind = add_choice (self, "kind", _("Kind of Zone"), kinds);
  gtk_box_reorder_child_after (self->fields, self->kind, NULL);
  self->table = add_choice (self, "table", _("Combat Table"), tables);
  self->owner = add_choice (self, "owner", _("Owner of the Zone"), nobody);
  self->sabotage = add_choice (self, "sabotage", _("Sabotage"), sabotages);
  self->rounds = add_field (self, adc_option_field_new_number (NULL, "rounds",
                                                               _("Rounds before It Stops"), 0,
                                                               MAX_ROUNDS, 0, _("To the end")));
  self->opening = add_choice (self, "opening", _("Opening Shots and Bombs"), openings);
}

void
adc_buck_settings_set_board (AdcBuckSettings *self, AdcBoard *board)
{
  g_return_if_fail (ADC_IS_BUCK_SETTINGS (self));

  self->board = board;
}

void
adc_buck_settings_show (AdcBuckSettings *self, AdcBuckScene *scene)
{
  AdcScenario *scenario = adc_buck_scene_get_scenario (scene);
  AdcMap *map = adc_game_get_map (adc_buck_scene_get_game (scene));
  const gboolean is_on_ground = adc_buck_scenario_get_zone (scenario) == ADC_BUCK_TERRITORY;
  g_autofree char *summary = summarise (scene);

  g_return_if_fail (ADC_IS_BUCK_SETTINGS (self));

  gtk_label_set_label (self->summary, summary);
  gtk_widget_set_visible (self->zone_field, map != NULL);
  if (map != NULL) {
    adc_zone_entry_set_map (self->zone_entry, map);
    adc_name_entry_set_shown (ADC_NAME_ENTRY (self->zone_entry), ADC_ENTRY (get_zone (scene)));
  }
  list_owners (self, scene);
  show_field (self->kind, scenario, TRUE);
  show_field (self->table, scenario, TRUE);
  show_field (self->owner, scenario, is_on_ground);
  show_field (self->sabotage, scenario, is_on_ground && has_stock (scene, "factory", "zone"));
  show_field (self->rounds, scenario, !is_on_ground);
  show_field (self->opening, scenario, has_opening (scene));
}
