/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-settings.h"

#include "adc-option-field.h"
#include "adc-star-edit.h"
#include "adc-pair-layout.h"
#include "adc-star-piece-entry.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_MODIFIER 9
#define MAX_TRANSPORTS 7

struct _AdcStarSettings {
  AdwBin             parent_instance;
  GtkLabel          *summary;
  GtkBox            *fields;
  GtkBox            *sides;
  AdcStarPieceEntry *area_entry;
  GtkLabel          *names[ADC_STAR_N_SIDES];
  AdcOptionField    *limit;
  GPtrArray         *all; /* of AdcOptionField, children */
  AdcStarScene      *scene; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcStarSettings, adc_star_settings, ADW_TYPE_BIN)

static const AdcOption editions[] = {
  { "base", N_("Base game") },
  { "brood-war", N_("With Brood War") },
  { NULL, NULL },
};

static const AdcOption orders[] = {
  { "basic", N_("Basic mobilisation") },
  { "special", N_("Special mobilisation") },
  { NULL, NULL },
};

static const AdcOption limits[] = {
  { "unknown", N_("Not checked") },
  { "1", "1" },
  { "2", "2" },
  { "3", "3" },
  { "4", "4" },
  { "5", "5" },
  { "6", "6" },
  { NULL, NULL },
};

static const AdcOption bases[] = {
  { "no", N_("None here") },
  { "yes", N_("In the area") },
  { NULL, NULL },
};

static const AdcOption supports[] = {
  { "no", N_("No base with it") },
  { "yes", N_("At a base here") },
  { NULL, NULL },
};

/* Where nothing is said there is room enough. */
static const AdcOption rooms[] = {
  { "enough", N_("Enough") },
  { "0", "0" },
  { "1", "1" },
  { "2", "2" },
  { "3", "3" },
  { "4", "4" },
  { "5", "5" },
  { "6", "6" },
  { "7", "7" },
  { "8", "8" },
  { NULL, NULL },
};

static void
field_changed_cb (AdcStarSettings *self, const char *value, AdcOptionField *field)
{
  const char *setting = adc_option_field_get_setting (field);
  AdcBattleSession *session;

  if (self->scene == NULL)
    return;

  session = adc_star_scene_get_session (self->scene);
  if (g_str_equal (setting, "limit"))
    adc_star_edit_set_limit (session, value);
  else
    adc_scenario_edit_set (session, adc_option_field_get_side (field), setting, value);
}

static void
area_picked_cb (AdcStarSettings *self, AdcPiece *area)
{
  if (self->scene != NULL)
    adc_star_edit_set_area (adc_star_scene_get_session (self->scene), area);
}

static AdcOptionField *
add_field (AdcStarSettings *self, GtkWidget *box, GtkWidget *field)
{
  gtk_box_append (GTK_BOX (box), field);
  g_signal_connect_object (field, "changed", G_CALLBACK (field_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->all, field);
  return ADC_OPTION_FIELD (field);
}

static void
add_side (AdcStarSettings *self, guint side, const char *id)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *wrap = adc_wrap_box_new (9);

  self->names[side] = GTK_LABEL (adc_wrapped_label_new (NULL, "star-side-name"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->names[side]));
  add_field (self, wrap,
             adc_option_field_new_choice (id, "air-support", _("Air Support"), supports));
  add_field (self, wrap, adc_option_field_new_choice (id, "base", _("Base"), bases));
  add_field (self, wrap,
             adc_option_field_new_number (id, "cut-off", _("Transports with No Other Base"), 0,
                                          MAX_TRANSPORTS, 0, NULL));
  add_field (self, wrap,
             adc_option_field_new_number (id, "connected", _("Transports with Another Base"), 0,
                                          MAX_TRANSPORTS, 0, NULL));
  add_field (self, wrap,
             adc_option_field_new_choice (id, "retreat", _("Room to Retreat To"), rooms));
  add_field (self, wrap,
             adc_option_field_new_choice (id, "cloak-room", _("Room for Cloaked Units"), rooms));
  add_field (self, wrap, adc_option_field_new_number (id, "attack", _("Attack in Every Skirmish"),
                                                      -MAX_MODIFIER, MAX_MODIFIER, 0, NULL));
  add_field (self, wrap, adc_option_field_new_number (id, "health", _("Health in Every Skirmish"),
                                                      -MAX_MODIFIER, MAX_MODIFIER, 0, NULL));
  gtk_box_append (GTK_BOX (box), wrap);
  gtk_box_append (self->sides, box);
}

static void
adc_star_settings_dispose (GObject *object)
{
  AdcStarSettings *self = ADC_STAR_SETTINGS (object);

  g_ptr_array_set_size (self->all, 0);
  g_clear_pointer (&self->scene, adc_star_scene_unref);
  G_OBJECT_CLASS (adc_star_settings_parent_class)->dispose (object);
}

static void
adc_star_settings_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_STAR_SETTINGS (object)->all);
  G_OBJECT_CLASS (adc_star_settings_parent_class)->finalize (object);
}

static void
adc_star_settings_class_init (AdcStarSettingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_star_settings_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_star_settings_finalize;
  g_type_ensure (ADC_TYPE_PAIR_LAYOUT);
  g_type_ensure (ADC_TYPE_STAR_PIECE_ENTRY);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/starcraft/adc-star-settings.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcStarSettings, summary);
  gtk_widget_class_bind_template_child (widget_class, AdcStarSettings, fields);
  gtk_widget_class_bind_template_child (widget_class, AdcStarSettings, sides);
  gtk_widget_class_bind_template_child (widget_class, AdcStarSettings, area_entry);
  gtk_widget_class_bind_template_callback (widget_class, area_picked_cb);
}

static void
adc_star_settings_init (AdcStarSettings *self)
{
  GtkWidget *fields;

  self->all = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_name_entry_set_name (ADC_NAME_ENTRY (self->area_entry), _("Area"), _("Any"));
  fields = GTK_WIDGET (self->fields);
  self->limit = add_field (self, fields,
                           adc_option_field_new_choice (NULL, "limit", _("Unit Limit"), limits));
  add_field (self, fields, adc_option_field_new_choice (NULL, "edition", _("Box"), editions));
  add_field (self, fields,
             adc_option_field_new_choice (NULL, "order", _("Attacker’s Order"), orders));
  add_side (self, ADC_STAR_ATTACKER, "attacker");
  add_side (self, ADC_STAR_DEFENDER, "defender");
}

static const char *
get_title (const AdcOption *options, const char *id)
{
  for (guint i = 0; options[i].id != NULL; i++)
    if (g_str_equal (options[i].id, id))
      return _(options[i].title);

  return id;
}

static GPtrArray *
list_areas (AdcGame *game)
{
  GListModel *cards = adc_game_get_entries (game, ADC_KIND_CARD);
  GPtrArray *areas = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);
    const AdcValue *deck = adc_piece_get_value (card, "deck");

    if (deck != NULL && g_str_equal (deck->text, "area"))
      g_ptr_array_add (areas, g_steal_pointer (&card));
  }

  return areas;
}

/* “Base game · Abaddon, area 2 · Unit limit 3 · Basic mobilisation” */
static char *
summarise (AdcStarScene *scene, AdcPiece *area)
{
  GHashTable *settings = adc_scenario_get_settings (adc_star_scene_get_scenario (scene));
  const char *limit = adc_settings_get (settings, "limit", NULL);
  const AdcValue *value = area != NULL ? adc_piece_get_value (area, "limit") : NULL;
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (limit == NULL && value != NULL)
    limit = value->text;
  g_ptr_array_add (parts, g_strdup (get_title (editions, adc_settings_get (settings, "edition",
                                                                           editions[0].id))));
  if (area != NULL)
    g_ptr_array_add (parts, g_strdup (adc_entry_get_title (ADC_ENTRY (area))));
  if (limit != NULL)
    /* Translators: how many units an area takes */
    g_ptr_array_add (parts, g_strdup_printf (_("unit limit %s"), limit));
  g_ptr_array_add (parts, g_strdup (get_title (orders, adc_settings_get (settings, "order",
                                                                         orders[0].id))));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (GStrv) parts->pdata);
}

/* What holds when no number is given: an area has a limit of its own. */
static void
show_limits (AdcStarSettings *self, gboolean has_area)
{
  AdcOption options[G_N_ELEMENTS (limits)];

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    options[i] = limits[i];
  options[0].title = has_area ? _("That of the area") : _("Not checked");
  adc_option_field_set_choices (self->limit, options);
}

void
adc_star_settings_show (AdcStarSettings *self, AdcStarScene *scene)
{
  AdcScenario *scenario = adc_star_scene_get_scenario (scene);
  const char *id = adc_settings_get (adc_scenario_get_settings (scenario), "area", NULL);
  AdcEntry *entry = id != NULL ? adc_game_lookup (adc_star_scene_get_game (scene), id) : NULL;
  AdcPiece *area = ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
  g_autoptr(GPtrArray) areas = list_areas (adc_star_scene_get_game (scene));
  g_autofree char *summary = summarise (scene, area);

  g_return_if_fail (ADC_IS_STAR_SETTINGS (self));

  adc_star_scene_ref (scene);
  g_clear_pointer (&self->scene, adc_star_scene_unref);
  self->scene = scene;
  gtk_label_set_label (self->summary, summary);
  adc_star_piece_entry_set_pieces (self->area_entry, areas);
  adc_name_entry_set_shown (ADC_NAME_ENTRY (self->area_entry), ADC_ENTRY (area));
  show_limits (self, area != NULL);
  for (guint i = 0; i < self->all->len; i++)
    adc_option_field_show (self->all->pdata[i], scenario);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    gtk_label_set_label (self->names[side], adc_star_scene_get_team (scene, side)->name);
}
