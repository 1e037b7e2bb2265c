/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-side-panel.h"

#include "adc-ark-board-words.h"
#include "adc-ark-bonus-list.h"
#include "adc-ark-edit.h"
#include "adc-ark-hand-view.h"
#include "adc-ark-number.h"
#include "adc-ark-track.h"
#include "adc-ark-unit-list.h"
#include "adc-bin-focus.h"
#include "adc-drop-down.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkSidePanel {
  AdwBin            parent_instance;
  AdcArkSide        side;
  GtkLabel         *name;
  GtkDropDown      *faction;
  GPtrArray        *factions; /* ids of the lines of the drop-down, the first NULL */
  AdcArkNumber     *arsenal;
  AdcArkTrack      *track;
  GtkLabel         *legend; /* how to read it */
  AdcArkNumber     *defence; /* NULL of the attacker, whose defence plays no part */
  AdcArkUnitList   *units;
  AdcArkBonusList  *bonuses;
  AdcArkHandView   *hand;
  AdcBattleSession *session; /* or NULL */
  gboolean          is_updating;
};

G_DEFINE_FINAL_TYPE (AdcArkSidePanel, adc_ark_side_panel, ADW_TYPE_BIN)

static void
faction_changed_cb (AdcArkSidePanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->faction);

  if (!self->is_updating && self->session != NULL && selected < self->factions->len)
    adc_ark_edit_set_faction (self->session, adc_ark_side_get_id (self->side),
                              self->factions->pdata[selected]);
}

static void
arsenal_changed_cb (AdcArkSidePanel *self, int value)
{
  if (self->session != NULL)
    adc_ark_edit_set_number (self->session, adc_ark_side_get_id (self->side), "arsenal", value);
}

static void
defence_changed_cb (AdcArkSidePanel *self, int value)
{
  if (self->session != NULL)
    adc_ark_edit_set_number (self->session, adc_ark_side_get_id (self->side), "defence", value);
}

static void
adc_ark_side_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_SIDE_PANEL (object)->session);
  G_OBJECT_CLASS (adc_ark_side_panel_parent_class)->dispose (object);
}

static void
adc_ark_side_panel_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_ARK_SIDE_PANEL (object)->factions);
  G_OBJECT_CLASS (adc_ark_side_panel_parent_class)->finalize (object);
}

static gboolean
adc_ark_side_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARK_SIDE_PANEL (widget)->arsenal));
}

static void
adc_ark_side_panel_class_init (AdcArkSidePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ark_side_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ark_side_panel_finalize;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_ark_side_panel_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "ark-side");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_ark_side_panel_init (AdcArkSidePanel *self)
{
  self->factions = g_ptr_array_new_with_free_func (g_free);
}

static GtkWidget *
create_head (AdcArkSidePanel *self)
{
  GtkLayoutManager *layout = g_object_new (ADC_TYPE_WRAP_LAYOUT, "spacing", 6, "squeeze", TRUE, NULL);
  GtkWidget *head = adc_box_take_layout (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), layout);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name",
                                  self->side == ADC_ARK_ATTACKER ? "adc-ark-attack-symbolic"
                                                                 : "adc-ark-defence-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *role = adc_wrapped_label_new (adc_ark_side_get_role (self->side), "ark-role");

  gtk_label_set_wrap_mode (GTK_LABEL (role), PANGO_WRAP_WORD);
  self->name = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-caption"));
  gtk_box_append (GTK_BOX (words), role);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->name));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->faction = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->faction), TRUE);
  adc_drop_down_set_up (self->faction, self->side == ADC_ARK_ATTACKER ? _("Attacker’s Faction")
                                                                      : _("Defender’s Faction"));
  g_signal_connect_object (self->faction, "notify::selected", G_CALLBACK (faction_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (side), icon);
  gtk_box_append (GTK_BOX (side), words);
  gtk_box_append (GTK_BOX (head), side);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->faction));
  return head;
}

static AdcArkNumber *
add_number (AdcArkSidePanel *self, GtkWidget *box, const char *caption, int max, GCallback changed)
{
  /* Translators: a side and a number it has, as in “Attacker: Arsenal” */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), adc_ark_side_get_role (self->side),
                                            caption);
  GtkWidget *number = adc_ark_number_new (caption, label, ADC_ARK_UNKNOWN, max);

  g_signal_connect_object (number, "changed", changed, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), number);
  return ADC_ARK_NUMBER (number);
}

GtkWidget *
adc_ark_side_panel_new (AdcArkSide side)
{
  AdcArkSidePanel *self = g_object_new (ADC_TYPE_ARK_SIDE_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->side = side;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_ark_side_get_role (side), -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), adc_ark_side_get_id (side));
  gtk_box_append (GTK_BOX (box), create_head (self));
  self->arsenal = add_number (self, box, _("Arsenal"), ADC_ARK_MAX_ARSENAL,
                              G_CALLBACK (arsenal_changed_cb));
  self->track = ADC_ARK_TRACK (adc_ark_track_new (ADC_ARK_MAX_ARSENAL));
  g_signal_connect_object (self->track, "picked", G_CALLBACK (arsenal_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->track));
  self->legend = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-caption"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->legend));
  if (side == ADC_ARK_DEFENDER)
    self->defence = add_number (self, box, _("Defence per unit"), ADC_ARK_MAX_DEFENCE,
                                G_CALLBACK (defence_changed_cb));
  gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (_("Units in the room"), "ark-heading"));
  self->units = ADC_ARK_UNIT_LIST (adc_ark_unit_list_new (side));
  self->bonuses = ADC_ARK_BONUS_LIST (adc_ark_bonus_list_new (side));
  self->hand = ADC_ARK_HAND_VIEW (adc_ark_hand_view_new (side));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->units));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bonuses));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hand));
  adw_bin_set_child (ADW_BIN (self), box);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  return GTK_WIDGET (self);
}

/* In the reader's language, after nobody in particular. */
static void
list_factions (AdcArkSidePanel *self, AdcGame *game)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: no faction is chosen yet; there is room for about eight letters */
  gtk_string_list_append (names, C_("not chosen", "Faction"));
  g_ptr_array_set_size (self->factions, 0);
  g_ptr_array_add (self->factions, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, i);

    gtk_string_list_append (names, adc_entry_get_title (faction));
    g_ptr_array_add (self->factions, g_strdup (adc_entry_get_id (faction)));
  }
  gtk_drop_down_set_model (self->faction, G_LIST_MODEL (names));
}

static void
show_faction (AdcArkSidePanel *self, const AdcScenarioSide *side)
{
  const char *faction = side != NULL ? side->faction : NULL;
  const char *name = side != NULL && side->name != NULL ? adc_text_get (side->name) : NULL;
  guint position = GTK_INVALID_LIST_POSITION; /* only a file brings one that the game has not */

  for (guint i = 0; i < self->factions->len; i++)
    if (g_strcmp0 (self->factions->pdata[i], faction) == 0)
      position = i;
  gtk_drop_down_set_selected (self->faction, position);
  gtk_label_set_label (self->name, name != NULL ? name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->name), name != NULL);
}

/* What the attacker must reach, and what a victory leaves him, is on his track. */
static void
show_track (AdcArkSidePanel *self, AdcArkFight *fight, int arsenal)
{
  const AdcArkCombat *combat = fight != NULL ? adc_ark_fight_get_combat (fight) : NULL;
  const gboolean is_attacker = self->side == ADC_ARK_ATTACKER && combat != NULL;
  const gboolean is_open = is_attacker && adc_ark_combat_get_start (combat) == ADC_ARK_START_OPEN;

  const int to_reach = is_attacker ? combat->defence : ADC_ARK_UNKNOWN;
  const int after = is_open ? adc_ark_combat_get_left (combat, ADC_ARK_ATTACKER,
                                                       ADC_ARK_ATTACKER_WINS)
                            : ADC_ARK_UNKNOWN;
  g_autofree char *legend = NULL;

  if (to_reach != ADC_ARK_UNKNOWN && after != ADC_ARK_UNKNOWN)
    /* Translators: two numbers of a track that are marked */
    legend = g_strdup_printf (
      _("Framed: the defence to reach, %d. Dashed: what a victory leaves, %d."), to_reach, after);
  else if (to_reach != ADC_ARK_UNKNOWN)
    /* Translators: a number of a track that is marked */
    legend = g_strdup_printf (_("Framed: the defence to reach, %d."), to_reach);
  adc_ark_track_show (self->track, arsenal, to_reach, after);
  gtk_label_set_label (self->legend, legend != NULL ? legend : "");
  gtk_widget_set_visible (GTK_WIDGET (self->legend), legend != NULL);
}

void
adc_ark_side_panel_show (AdcArkSidePanel *self, AdcBattleSession *session)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  const int arsenal = adc_ark_side_get_number (scenario, self->side, "arsenal", ADC_ARK_UNKNOWN);

  g_return_if_fail (ADC_IS_ARK_SIDE_PANEL (self));

  self->is_updating = TRUE;
  if (g_set_object (&self->session, session))
    list_factions (self, adc_battle_session_get_game (session));
  show_faction (self, adc_scenario_find_side (scenario, adc_ark_side_get_id (self->side)));
  self->is_updating = FALSE;
  adc_ark_number_set_value (self->arsenal, arsenal);
  show_track (self, adc_ark_session_get_fight (session), arsenal);
  if (self->defence != NULL)
    adc_ark_number_set_value (self->defence, adc_ark_side_get_number (scenario, self->side,
                                                                      "defence", ADC_ARK_UNKNOWN));
  adc_ark_unit_list_show (self->units, session);
  adc_ark_bonus_list_show (self->bonuses, session);
  adc_ark_hand_view_show (self->hand, session);
}
