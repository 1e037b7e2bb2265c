/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-settings.h"

#include "adc-ares-edit.h"
#include "adc-ares-emergency.h"
#include "adc-ares-values.h"
#include "adc-option-field.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_ROUNDS   6
#define MAX_REROLLS  20
#define MAX_MODIFIER 5
#define MAX_CARDS    12
#define FULL_HAND    3

struct _AdcAresSettings {
  AdwBin            parent_instance;
  GtkLabel         *summary;
  GtkBox           *battle_fields;
  GtkBox           *attacker_fields;
  GtkBox           *defender_fields;
  AdcAresEmergency *emergency;
  AdcBoard         *board;  /* not held */
  GPtrArray        *fields; /* of AdcOptionField */
  GtkWidget        *place;     /* fields that mean something in some attacks only */
  GtkWidget        *buildings;
  GtkWidget        *hand;
};

G_DEFINE_FINAL_TYPE (AdcAresSettings, adc_ares_settings, ADW_TYPE_BIN)

static const AdcOption attacks[] = {
  { "normal", N_("Normal Attack") },
  { "deep", N_("Deep Strike") },
  { "raid", N_("Raid") },
  { NULL, NULL },
};

static const AdcOption places[] = {
  { "frontier", N_("Frontier") },
  { "base", N_("Base") },
  { NULL, NULL },
};

static const AdcOption owners[] = {
  { "unknown", N_("Not said") },
  { "neutral", N_("Nobody") },
  { "attacker", N_("Attacker") },
  { "defender", N_("Defender") },
  { NULL, NULL },
};

static const AdcOption policies[] = {
  { "highest", N_("Highest threshold") },
  { "losses", N_("Greatest losses") },
  { "best", N_("Best play") },
  { NULL, NULL },
};

static const AdcOption reserves[] = {
  { "stay", N_("Stay where they are") },
  { "reinforce", N_("Go behind the front line") },
  { NULL, NULL },
};

static void
field_changed_cb (AdcAresSettings *self, const char *value, AdcOptionField *field)
{
  AdcBattleSession *session = adc_board_get_session (self->board);

  if (session != NULL)
    adc_ares_edit_set (session, adc_option_field_get_side (field),
                       adc_option_field_get_setting (field), value);
}

static GtkWidget *
add_field (AdcAresSettings *self, GtkBox *box, GtkWidget *field)
{
  gtk_box_append (box, field);
  g_ptr_array_add (self->fields, field);
  g_signal_connect_object (field, "changed", G_CALLBACK (field_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return field;
}

static GtkWidget *
add_choice (AdcAresSettings *self, GtkBox *box, const char *side, const char *setting,
            const char *title, const AdcOption *options)
{
  return add_field (self, box, adc_option_field_new_choice (side, setting, title, options));
}

static GtkWidget *
add_number (AdcAresSettings *self, GtkBox *box, const char *side, const char *setting,
            const char *title, int min, int max, int fallback, const char *fallback_title)
{
  return add_field (self, box,
                    adc_option_field_new_number (side, setting, title, min, max, fallback,
                                                 fallback_title));
}

static void
add_side_fields (AdcAresSettings *self, GtkBox *box, const char *side)
{
  add_choice (self, box, side, "policy", _("Targets"), policies);
  add_choice (self, box, side, "reserves", _("Unengaged Forces"), reserves);
  add_number (self, box, side, "rerolls", _("Rerolls"), 0, MAX_REROLLS, 0, NULL);
  add_number (self, box, side, "modifier", _("Modifier"), -MAX_MODIFIER, MAX_MODIFIER, 0, NULL);
  add_number (self, box, side, "retreat", _("Retreat in Round"), 0, MAX_ROUNDS, 0,
              _("Never"));
}

static void
add_fields (AdcAresSettings *self)
{
  GtkBox *box = self->battle_fields;

  add_choice (self, box, NULL, "attack", _("Attack"), attacks);
  self->place = add_choice (self, box, NULL, "place", _("Battle at"), places);
  add_choice (self, box, NULL, "frontier", _("Frontier Held by"), owners);
  add_number (self, box, NULL, "round", _("Round"), 1, MAX_ROUNDS, 1, NULL);
  self->buildings = add_number (self, box, NULL, "empty-buildings", _("Empty Buildings"), 0,
                                MAX_CARDS, 0, NULL);
  add_side_fields (self, self->attacker_fields, "attacker");
  add_side_fields (self, self->defender_fields, "defender");
  self->hand = add_number (self, self->defender_fields, "defender", "hand", _("Cards in Hand"), 0,
                           MAX_CARDS, FULL_HAND, NULL);
}

static const char *
get_choice_title (const AdcOption *choices, const char *id)
{
  for (guint i = 0; choices[i].id != NULL; i++)
    if (g_str_equal (choices[i].id, id))
      return _(choices[i].title);

  return id;
}

static void
show_summary (AdcAresSettings *self, AdcScenario *scenario)
{
  GHashTable *settings = adc_scenario_get_settings (scenario);
  const char *attack = get_choice_title (attacks, adc_settings_get (settings, "attack", "normal"));
  const char *place = adc_ares_is_at_base (scenario) ? _("Base") : _("Frontier");
  const int round = MAX (adc_ares_get_number (settings, "round"), 1);
  /* Translators: a battle in a few words: which attack, where, which round */
  g_autofree char *text = g_strdup_printf (_("%s · %s · round %d"), attack, place, round);

  gtk_label_set_label (self->summary, text);
}

static void
adc_ares_settings_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_ARES_SETTINGS (object)->fields);
  G_OBJECT_CLASS (adc_ares_settings_parent_class)->finalize (object);
}

static void
adc_ares_settings_class_init (AdcAresSettingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_ares_settings_finalize;
  g_type_ensure (ADC_TYPE_ARES_EMERGENCY);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/ares/adc-ares-settings.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresSettings, summary);
  gtk_widget_class_bind_template_child (widget_class, AdcAresSettings, battle_fields);
  gtk_widget_class_bind_template_child (widget_class, AdcAresSettings, attacker_fields);
  gtk_widget_class_bind_template_child (widget_class, AdcAresSettings, defender_fields);
  gtk_widget_class_bind_template_child (widget_class, AdcAresSettings, emergency);
}

static void
adc_ares_settings_init (AdcAresSettings *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->fields = g_ptr_array_new ();
  add_fields (self);
}

void
adc_ares_settings_set_board (AdcAresSettings *self, AdcBoard *board)
{
  g_return_if_fail (ADC_IS_ARES_SETTINGS (self));

  self->board = board;
  adc_ares_emergency_set_board (self->emergency, board);
}

void
adc_ares_settings_update (AdcAresSettings *self)
{
  AdcBattleSession *session;
  AdcScenario *scenario;
  GHashTable *settings;
  gboolean is_normal;

  g_return_if_fail (ADC_IS_ARES_SETTINGS (self));

  session = adc_board_get_session (self->board);
  if (session == NULL)
    return;

  scenario = adc_battle_session_get_scenario (session);
  for (guint i = 0; i < self->fields->len; i++)
    adc_option_field_show (self->fields->pdata[i], scenario);

  settings = adc_scenario_get_settings (scenario);
  is_normal = g_str_equal (adc_settings_get (settings, "attack", "normal"), "normal");
  gtk_widget_set_visible (self->place,
                          is_normal || adc_settings_get (settings, "place", NULL) != NULL);
  gtk_widget_set_visible (self->buildings, adc_ares_is_siege (scenario));
  gtk_widget_set_visible (self->hand, adc_ares_is_siege (scenario));
  show_summary (self, scenario);
  adc_ares_emergency_update (self->emergency);
}
