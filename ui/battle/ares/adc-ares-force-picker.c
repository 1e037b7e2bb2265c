/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-force-picker.h"

#include "adc-ares-force-editor.h"
#include "adc-ares-refusal.h"
#include "adc-ares-board-words.h"
#include "adc-piece-filter.h"
#include "adc-piece.h"
#include "adc-shape-icon.h"

#include <glib/gi18n-lib.h>

struct _AdcAresForcePicker {
  AdwWindow         parent_instance;
  GtkToggleButton  *attacker_button;
  GtkToggleButton  *defender_button;
  GtkSpinButton    *count;
  GtkSearchEntry   *search_entry;
  GtkListBox       *list;
  AdcPieceFilter   *filter;
  AdcBoard         *board;
  AdcAresSide       asked; /* the side the place is for */
  gboolean          has_place;
  AdcAresPlace      place;
};

G_DEFINE_FINAL_TYPE (AdcAresForcePicker, adc_ares_force_picker, ADW_TYPE_WINDOW)

enum { ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

#define UNIT "adc-unit"

static AdcPiece *
get_unit (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), UNIT);
}

static AdcAresSide
get_side (AdcAresForcePicker *self)
{
  return gtk_toggle_button_get_active (self->attacker_button) ? ADC_ARES_ATTACKER
                                                              : ADC_ARES_DEFENDER;
}

/* Only for the side it was offered to. */
static const AdcAresPlace *
get_place (AdcAresForcePicker *self)
{
  return self->has_place && get_side (self) == self->asked ? &self->place : NULL;
}

static void
put_in_line (AdcAresForcePicker *self, AdcGame *game, AdcScenario *copy, const char *force)
{
  AdcFault *fault = NULL;

  if (!adc_ares_edit_deploy (game, copy, force, get_place (self), &fault))
    adc_ares_refuse (GTK_WIDGET (self->board), game, fault); /* it waits out of the line */
}

static void
add_unit (AdcAresForcePicker *self, AdcPiece *unit)
{
  AdcBattleSession *session = adc_board_get_session (self->board);
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);
  const char *side_id = adc_ares_get_side_id (get_side (self));
  const char *unit_id = adc_entry_get_id (ADC_ENTRY (unit));
  AdcScenarioSide *side = adc_scenario_find_side (copy, side_id);
  g_autofree char *id = adc_scenario_dup_free_id (copy, unit_id);
  AdcScenarioForce *force;

  if (side == NULL)
    side = adc_scenario_add_side (copy, side_id);
  if (side->faction == NULL)
    side->faction = g_strdup (adc_piece_get_faction (unit));

  force = adc_scenario_add_force (side, id);
  force->unit = g_strdup (unit_id);
  force->count = gtk_spin_button_get_value_as_int (self->count);
  put_in_line (self, adc_battle_session_get_game (session), copy, id);
  adc_battle_session_edit (session, copy);
  g_signal_emit (self, signals[ADDED], 0, id);
  gtk_window_close (GTK_WINDOW (self));
}

static void
row_activated_cb (AdcAresForcePicker *self, GtkListBoxRow *row)
{
  add_unit (self, get_unit (row));
}

static GtkListBoxRow *
get_first (AdcAresForcePicker *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_filter_match (GTK_FILTER (self->filter), get_unit (row)))
      return row;

  return NULL;
}

static void
search_changed_cb (AdcAresForcePicker *self)
{
  adc_piece_filter_set_text (self->filter,
                             gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* Three letters, Enter, and the force is there. */
static void
search_activated_cb (AdcAresForcePicker *self)
{
  GtkListBoxRow *row;

  search_changed_cb (self);
  row = get_first (self);
  if (row != NULL)
    add_unit (self, get_unit (row));
}

static void
search_stopped_cb (AdcAresForcePicker *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
search_key_pressed_cb (AdcAresForcePicker *self, guint key)
{
  GtkListBoxRow *row = get_first (self);

  if (key != GDK_KEY_Down || row == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (GTK_WIDGET (row));
  return GDK_EVENT_STOP;
}

static void
applied_cb (AdcAresForcePicker *self, const char *force)
{
  g_signal_emit (self, signals[ADDED], 0, force);
  gtk_window_close (GTK_WINDOW (self));
}

static void
by_hand_clicked_cb (AdcAresForcePicker *self)
{
  AdcAresForceEditor *editor = adc_ares_force_editor_new_by_hand (
    self->board, get_side (self), get_place (self),
    gtk_spin_button_get_value_as_int (self->count));

  gtk_window_set_transient_for (GTK_WINDOW (editor), GTK_WINDOW (self));
  g_signal_connect_object (editor, "applied", G_CALLBACK (applied_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (editor));
}

static gboolean
filter_row (GtkListBoxRow *row, gpointer user_data)
{
  return gtk_filter_match (user_data, get_unit (row));
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data G_GNUC_UNUSED)
{
  AdcEntry *faction = adc_piece_lookup_faction (get_unit (row));
  GtkWidget *label;

  if (before != NULL && adc_piece_lookup_faction (get_unit (before)) == faction) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }

  label = gtk_label_new (faction != NULL ? adc_entry_get_title (faction)
                                         : _("Faction not established"));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "picker-heading");
  gtk_list_box_row_set_header (row, label);
}

static GtkWidget *
create_row (AdcPiece *unit)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = adc_shape_icon_new ();
  AdcEntry *type = adc_piece_get_unit_type (unit);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_entry_get_title (ADC_ENTRY (unit)));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               type != NULL ? adc_entry_get_title (type) : _("Type unknown"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adc_shape_icon_set_unit_type (ADC_SHAPE_ICON (icon), type != NULL ? ADC_UNIT_TYPE (type) : NULL);
  adc_shape_icon_set_text (ADC_SHAPE_ICON (icon), NULL,
                           type != NULL ? ADC_MARK_NONE : ADC_MARK_UNKNOWN);
  gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  g_object_set_data_full (G_OBJECT (row), UNIT, g_object_ref (unit), g_object_unref);

  return row;
}

/* Appends the units of one faction, or of none. */
static void
add_rows (AdcAresForcePicker *self, AdcGame *game, const char *faction)
{
  GListModel *units = adc_game_get_entries (game, ADC_KIND_UNIT);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);

    if (g_strcmp0 (adc_piece_get_faction (unit), faction) == 0)
      gtk_list_box_append (self->list, create_row (unit));
  }
}

/* The side's own faction comes first. */
static void
fill (AdcAresForcePicker *self, AdcGame *game, AdcScenario *scenario)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);
  AdcScenarioSide *side = adc_scenario_find_side (scenario, adc_ares_get_side_id (self->asked));
  const char *own = side != NULL ? side->faction : NULL;

  if (own != NULL)
    add_rows (self, game, own);
  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, i);

    if (g_strcmp0 (adc_entry_get_id (faction), own) != 0)
      add_rows (self, game, adc_entry_get_id (faction));
  }
  add_rows (self, game, NULL);
}

static void
adc_ares_force_picker_dispose (GObject *object)
{
  AdcAresForcePicker *self = ADC_ARES_FORCE_PICKER (object);

  g_clear_object (&self->board);
  G_OBJECT_CLASS (adc_ares_force_picker_parent_class)->dispose (object);
  g_clear_object (&self->filter);
}

static void
adc_ares_force_picker_class_init (AdcAresForcePickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_force_picker_dispose;
  signals[ADDED] = g_signal_new ("added", ADC_TYPE_ARES_FORCE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
    widget_class, ADC_RESOURCES "battle/ares/adc-ares-force-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresForcePicker, attacker_button);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForcePicker, defender_button);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForcePicker, count);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForcePicker, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForcePicker, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, by_hand_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_ares_force_picker_init (AdcAresForcePicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filter = adc_piece_filter_new ();
  gtk_list_box_set_filter_func (self->list, filter_row, self->filter, NULL);
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
}

AdcAresForcePicker *
adc_ares_force_picker_new (AdcBoard *board, AdcAresSide side, const AdcAresPlace *place)
{
  AdcAresForcePicker *self;
  AdcBattleSession *session;

  g_return_val_if_fail (ADC_IS_BOARD (board), NULL);

  self = g_object_new (ADC_TYPE_ARES_FORCE_PICKER, NULL);
  session = adc_board_get_session (board);
  self->board = g_object_ref (board);
  self->asked = side;
  self->has_place = place != NULL;
  if (place != NULL)
    self->place = *place;
  gtk_toggle_button_set_active (side == ADC_ARES_ATTACKER ? self->attacker_button
                                                          : self->defender_button,
                                TRUE);
  fill (self, adc_battle_session_get_game (session), adc_battle_session_get_scenario (session));

  return self;
}
