/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-board-private.h"

#include "adc-cell-hands.h"
#include "adc-cell-menu.h"
#include "adc-star-card-slot.h"
#include "adc-star-edit.h"
#include "adc-star-popup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GtkWidget *
find_widget (GtkWidget *widget, GType type, gboolean (*is_it) (GtkWidget *, gconstpointer),
             gconstpointer data)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && is_it (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, is_it, data);

  return found;
}

static gboolean
is_chip_of (GtkWidget *chip, gconstpointer force)
{
  return g_strcmp0 (adc_star_unit_chip_get_force (ADC_STAR_UNIT_CHIP (chip)), force) == 0;
}

AdcStarUnitChip *
adc_star_board_find_chip (AdcStarBoard *self, const char *force)
{
  GtkWidget *chip = find_widget (self->content, ADC_TYPE_STAR_UNIT_CHIP, is_chip_of, force);

  return chip != NULL ? ADC_STAR_UNIT_CHIP (chip) : NULL;
}

static const AdcStarItem *
get_current (AdcStarBoard *self)
{
  return self->scene != NULL && self->current != NULL
           ? adc_star_scene_find (self->scene, self->current)
           : NULL;
}

static void
set_current (AdcStarBoard *self, AdcStarUnitChip *chip)
{
  g_free (self->current);
  self->current = g_strdup (adc_star_unit_chip_get_force (chip));
}

static gboolean
is_placed (const AdcStarItem *item)
{
  return item->spot.kind == ADC_STAR_SPOT_FRONT || item->spot.kind == ADC_STAR_SPOT_SUPPORT;
}

/* The unit keeps the focus; when it is gone, the focus goes to where units come from. */
static void
focus_current (AdcStarBoard *self)
{
  AdcStarUnitChip *chip = self->current != NULL ? adc_star_board_find_chip (self, self->current)
                                                : NULL;

  gtk_widget_grab_focus (chip != NULL ? GTK_WIDGET (chip) : GTK_WIDGET (self));
}

static gboolean
move (AdcStarBoard *self, AdcStarSpot spot)
{
  AdcBattleSession *session = adc_board_get_session (ADC_BOARD (self));
  g_autofree char *why_not = NULL;
  const gboolean is_done = adc_star_edit_move_unit (session, self->current, spot, &why_not);

  if (!is_done)
    gtk_widget_error_bell (GTK_WIDGET (self));
  if (why_not != NULL)
    adc_star_board_say (self, why_not);
  focus_current (self);
  return is_done;
}

/* To the same rank of another skirmish, or of the first for one that is in none. */
static void
move_to_skirmish (AdcStarBoard *self, int skirmish)
{
  const AdcStarItem *item = get_current (self);

  if (skirmish < 1 || skirmish > (int) adc_star_scene_get_n_skirmishes (self->scene)) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }

  move (self,
        (AdcStarSpot){ is_placed (item) ? item->spot.kind : ADC_STAR_SPOT_SUPPORT, skirmish });
}

static void
move_to_rank (AdcStarBoard *self, AdcStarSpotKind rank)
{
  const AdcStarItem *item = get_current (self);

  move (self, (AdcStarSpot){ rank, MAX (item->spot.skirmish, 1) });
}

static gboolean
is_spared (AdcStarBoard *self, const AdcStarItem *item)
{
  AdcScenarioSide *side = adc_scenario_find_side (adc_star_scene_get_scenario (self->scene),
                                                  item->side);
  g_auto(GStrv) words = g_strsplit (adc_settings_get (side->settings, "spares", ""), " ", -1);

  return item->force->unit != NULL &&
         g_strv_contains ((const char * const *) words, item->force->unit);
}

static void
spare (AdcStarBoard *self, gboolean is_kept)
{
  adc_star_edit_spare (adc_board_get_session (ADC_BOARD (self)), self->current, is_kept);
  focus_current (self);
}

static void
remove_unit (AdcStarBoard *self)
{
  adc_star_edit_remove (adc_board_get_session (ADC_BOARD (self)), self->current);
  focus_current (self);
}

static void
modify (AdcStarBoard *self)
{
  AdcStarUnitChip *chip = adc_star_board_find_chip (self, self->current);

  if (chip != NULL)
    adc_star_unit_form_popup (self->form, GTK_WIDGET (chip), self->scene, self->current);
}

static void
read_entry (AdcStarBoard *self)
{
  const AdcStarItem *item = get_current (self);
  g_autofree char *location = adc_entry_dup_location (ADC_ENTRY (item->piece));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", location);
}

static void
unit_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcStarBoard *self = ADC_STAR_BOARD (widget);
  const AdcStarItem *item = get_current (self);
  const char *command = name + strlen ("star.");

  if (item == NULL)
    return;

  if (g_str_equal (command, "front"))
    move_to_rank (self, ADC_STAR_SPOT_FRONT);
  else if (g_str_equal (command, "support"))
    move_to_rank (self, ADC_STAR_SPOT_SUPPORT);
  else if (g_str_equal (command, "earlier"))
    move_to_skirmish (self, (int) item->spot.skirmish - 1);
  else if (g_str_equal (command, "later"))
    move_to_skirmish (self, (int) item->spot.skirmish + 1);
  else if (g_str_equal (command, "spare"))
    spare (self, TRUE);
  else if (g_str_equal (command, "unspare"))
    spare (self, FALSE);
  else if (g_str_equal (command, "modify"))
    modify (self);
  else if (g_str_equal (command, "read") && item->piece != NULL)
    read_entry (self);
  else if (g_str_equal (command, "remove"))
    remove_unit (self);
}

/* What cannot be done is left out of the menu. */
static void
update_actions (AdcStarBoard *self, const AdcStarItem *item)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const guint n = adc_star_scene_get_n_skirmishes (self->scene);
  const AdcStarSpot spot = item->spot;

  gtk_widget_action_set_enabled (widget, "star.front", n > 0 && spot.kind != ADC_STAR_SPOT_FRONT);
  gtk_widget_action_set_enabled (widget, "star.support",
                                 n > 0 && spot.kind != ADC_STAR_SPOT_SUPPORT);
  gtk_widget_action_set_enabled (widget, "star.earlier", is_placed (item) && spot.skirmish > 1);
  gtk_widget_action_set_enabled (widget, "star.later", is_placed (item) && spot.skirmish < n);
  gtk_widget_action_set_enabled (widget, "star.spare", !is_spared (self, item));
  gtk_widget_action_set_enabled (widget, "star.unspare", is_spared (self, item));
  gtk_widget_action_set_enabled (widget, "star.read", item->piece != NULL);
}

static void
popup_menu (AdcStarBoard *self, AdcStarUnitChip *chip)
{
  static const AdcCellMenuItem items[] = {
    { N_("To the _Front Line"), "star.front", 0 },
    { N_("Into _Support"), "star.support", 0 },
    { N_("To the _Earlier Skirmish"), "star.earlier", 0 },
    { N_("To the _Later Skirmish"), "star.later", 0 },
    { N_("_Keep Longest"), "star.spare", 1 },
    { N_("Do Not _Keep Longest"), "star.unspare", 1 },
    { N_("_Modifiers"), "star.modify", 1 },
    { N_("_Read about It"), "star.read", 2 },
    { N_("_Remove"), "star.remove", 2 },
  };
  const AdcStarItem *item;

  set_current (self, chip);
  item = get_current (self);
  if (item == NULL)
    return;

  if (self->menu == NULL)
    self->menu = adc_cell_menu_new (GTK_WIDGET (self), items, G_N_ELEMENTS (items));
  gtk_widget_grab_focus (GTK_WIDGET (chip));
  update_actions (self, item);
  adc_star_popup_at (GTK_POPOVER (self->menu), GTK_WIDGET (chip));
}

static AdcStarUnitChip *
get_focused (AdcStarBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return ADC_IS_STAR_UNIT_CHIP (focus) ? ADC_STAR_UNIT_CHIP (focus) : NULL;
}

static gboolean
key_pressed_cb (AdcStarBoard *self, guint keyval, guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers)
{
  AdcStarUnitChip *chip = get_focused (self);
  const gboolean is_control = (modifiers & GDK_CONTROL_MASK) != 0;
  const guint key = gdk_keyval_to_lower (keyval);
  const AdcStarItem *item;

  if (chip == NULL || (modifiers & (GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  set_current (self, chip);
  item = get_current (self);
  if (item == NULL)
    return GDK_EVENT_PROPAGATE;

  if (is_control && (key == GDK_KEY_Up || key == GDK_KEY_KP_Up))
    move_to_skirmish (self, (int) item->spot.skirmish - 1);
  else if (is_control && (key == GDK_KEY_Down || key == GDK_KEY_KP_Down))
    move_to_skirmish (self, (int) item->spot.skirmish + 1);
  else if (is_control)
    return GDK_EVENT_PROPAGATE;
  else if (key == GDK_KEY_f)
    move_to_rank (self, ADC_STAR_SPOT_FRONT);
  else if (key == GDK_KEY_s)
    move_to_rank (self, ADC_STAR_SPOT_SUPPORT);
  else if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    move_to_skirmish (self, key - GDK_KEY_0);
  else if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
    move_to_skirmish (self, key - GDK_KEY_KP_0);
  else if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    remove_unit (self);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space ||
           key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK) != 0))
    popup_menu (self, chip);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static GtkWidget *
pick (AdcStarBoard *self, double x, double y, GType type)
{
  GtkWidget *picked = gtk_widget_pick (self->content, x, y, GTK_PICK_DEFAULT);

  return picked != NULL ? gtk_widget_get_ancestor (picked, type) : NULL;
}

static void
pressed_cb (GtkWidget *content, int n_press G_GNUC_UNUSED, double x, double y, GtkGesture *gesture)
{
  AdcStarBoard *self = ADC_STAR_BOARD (gtk_widget_get_ancestor (content, ADC_TYPE_STAR_BOARD));
  GtkWidget *chip = pick (self, x, y, ADC_TYPE_STAR_UNIT_CHIP);

  if (chip != NULL && gdk_event_triggers_context_menu (gtk_event_controller_get_current_event (
                        GTK_EVENT_CONTROLLER (gesture)))) {
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    popup_menu (self, ADC_STAR_UNIT_CHIP (chip));
  }
}

/* Only when it ends where it began: a drag is no click. */
static void
released_cb (GtkWidget *content, int n_press, double x, double y, GtkGesture *gesture)
{
  AdcStarBoard *self = ADC_STAR_BOARD (gtk_widget_get_ancestor (content, ADC_TYPE_STAR_BOARD));
  GtkWidget *chip = pick (self, x, y, ADC_TYPE_STAR_UNIT_CHIP);

  if (chip != NULL && n_press == 1 &&
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_PRIMARY)
    popup_menu (self, ADC_STAR_UNIT_CHIP (chip));
}

static GdkContentProvider *
drag_prepare_cb (GtkWidget *content, double x, double y, GtkDragSource *source)
{
  AdcStarBoard *self = ADC_STAR_BOARD (gtk_widget_get_ancestor (content, ADC_TYPE_STAR_BOARD));
  GtkWidget *chip = pick (self, x, y, ADC_TYPE_STAR_UNIT_CHIP);

  if (chip == NULL)
    return NULL;

  set_current (self, ADC_STAR_UNIT_CHIP (chip));
  adc_cell_hands_set_icon (source, chip);
  return gdk_content_provider_new_typed (ADC_TYPE_STAR_UNIT_CHIP, chip);
}

static void
take_aim (AdcStarBoard *self, AdcStarCorner *corner, const AdcStarSpot *spot)
{
  if (self->aimed != NULL)
    adc_star_corner_light_up (self->aimed, NULL);
  self->aimed = corner;
  if (corner != NULL)
    adc_star_corner_light_up (corner, spot);
}

/* Where the unit that is dragged would go; FALSE: nowhere. */
static gboolean
find_spot (AdcStarBoard *self, double x, double y, AdcStarCorner **corner, AdcStarSpot *spot)
{
  const AdcStarItem *item = get_current (self);
  GtkWidget *picked = gtk_widget_pick (self->content, x, y, GTK_PICK_DEFAULT);
  GtkWidget *found = picked != NULL ? gtk_widget_get_ancestor (picked, ADC_TYPE_STAR_CORNER) : NULL;
  const AdcStarTeam *team;

  if (item == NULL || found == NULL)
    return FALSE;

  *corner = ADC_STAR_CORNER (found);
  team = adc_star_scene_get_team (self->scene, adc_star_corner_get_side (*corner));
  *spot = adc_star_corner_get_spot (*corner, picked);
  return g_str_equal (team->id, item->side);
}

static GdkDragAction
drop_motion_cb (GtkWidget *content, double x, double y)
{
  AdcStarBoard *self = ADC_STAR_BOARD (gtk_widget_get_ancestor (content, ADC_TYPE_STAR_BOARD));
  AdcStarCorner *corner;
  AdcStarSpot spot;
  const gboolean has_place = find_spot (self, x, y, &corner, &spot);

  take_aim (self, has_place ? corner : NULL, &spot);
  return has_place ? GDK_ACTION_MOVE : 0;
}

static void
drop_leave_cb (GtkWidget *content)
{
  take_aim (ADC_STAR_BOARD (gtk_widget_get_ancestor (content, ADC_TYPE_STAR_BOARD)), NULL, NULL);
}

static gboolean
drop_cb (GtkWidget *content, const GValue *value, double x, double y)
{
  AdcStarBoard *self = ADC_STAR_BOARD (gtk_widget_get_ancestor (content, ADC_TYPE_STAR_BOARD));
  AdcStarCorner *corner;
  AdcStarSpot spot;

  set_current (self, g_value_get_object (value));
  take_aim (self, NULL, NULL);
  return find_spot (self, x, y, &corner, &spot) && move (self, spot);
}

static void
long_pressed_cb (GtkWidget *content, double x, double y)
{
  AdcStarBoard *self = ADC_STAR_BOARD (gtk_widget_get_ancestor (content, ADC_TYPE_STAR_BOARD));
  GtkWidget *chip = pick (self, x, y, ADC_TYPE_STAR_UNIT_CHIP);

  if (chip != NULL)
    popup_menu (self, ADC_STAR_UNIT_CHIP (chip));
}

static void
pair_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AdcBattleSession *session = adc_board_get_session (ADC_BOARD (widget));

  if (session != NULL && !adc_star_edit_pair (session))
    adc_star_board_say (ADC_STAR_BOARD (widget), _("They are paired like that already."));
}

typedef struct {
  guint       side;
  AdcStarSpot spot;
} SlotPlace;

static gboolean
is_slot_at (GtkWidget *slot, gconstpointer data)
{
  const SlotPlace *place = data;

  return adc_star_card_slot_get_side (ADC_STAR_CARD_SLOT (slot)) == place->side &&
         adc_star_spot_equal (adc_star_card_slot_get_spot (ADC_STAR_CARD_SLOT (slot)), place->spot);
}

static void
card_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcStarBoard *self = ADC_STAR_BOARD (widget);
  const char *side, *text;
  SlotPlace place;
  GtkWidget *slot;

  g_variant_get (parameter, "(&s&s)", &side, &text);
  place.side = g_str_equal (side, "attacker") ? ADC_STAR_ATTACKER : ADC_STAR_DEFENDER;
  place.spot = adc_star_spot_parse (text);
  slot = find_widget (self->content, ADC_TYPE_STAR_CARD_SLOT, is_slot_at, &place);
  if (slot != NULL && self->scene != NULL)
    adc_star_card_picker_popup (self->picker, slot, self->scene, place.side, place.spot);
}

void
adc_star_board_install_hands (GtkWidgetClass *widget_class)
{
  static const char * const commands[] = { "star.front",   "star.support", "star.earlier",
                                           "star.later",   "star.spare",   "star.unspare",
                                           "star.modify",  "star.read",    "star.remove" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    gtk_widget_class_install_action (widget_class, commands[i], NULL, unit_activated);
  gtk_widget_class_install_action (widget_class, "star.pair", NULL, pair_activated);
  gtk_widget_class_install_action (widget_class, "star.card", "(ss)", card_activated);
}

void
adc_star_board_watch_hands (AdcStarBoard *self)
{
  static const AdcCellHands hands = {
    .pressed = G_CALLBACK (pressed_cb),
    .released = G_CALLBACK (released_cb),
    .long_pressed = G_CALLBACK (long_pressed_cb),
    .drag_prepare = G_CALLBACK (drag_prepare_cb),
    .drop_motion = G_CALLBACK (drop_motion_cb),
    .drop_leave = G_CALLBACK (drop_leave_cb),
    .drop = G_CALLBACK (drop_cb),
  };
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (self->form, "closed", G_CALLBACK (focus_current), self,
                           G_CONNECT_SWAPPED);
  adc_cell_hands_watch (self->content, ADC_TYPE_STAR_UNIT_CHIP, &hands);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->content, keys);
}
