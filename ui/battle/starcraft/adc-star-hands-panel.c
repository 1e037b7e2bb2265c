/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-hands-panel.h"

#include "adc-star-board-words.h"
#include "adc-star-card-picker.h"
#include "adc-star-edit.h"
#include "adc-pair-layout.h"
#include "adc-wrap-layout.h"
#include "adc-star-pile.h"
#include "adc-star-popup.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define N_PILES 3

struct _AdcStarHandsPanel {
  AdwBin             parent_instance;
  GtkLabel          *names[ADC_STAR_N_SIDES];
  AdcStarPile       *piles[ADC_STAR_N_SIDES][N_PILES];
  AdcStarCardPicker *picker;
  GtkWidget         *menu;
  AdcBattleSession  *session; /* or NULL */
  AdcStarScene      *scene;   /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcStarHandsPanel, adc_star_hands_panel, ADW_TYPE_BIN)

static const AdcStarSpotKind kinds[N_PILES] = { ADC_STAR_SPOT_HAND, ADC_STAR_SPOT_DISCARD,
                                                ADC_STAR_SPOT_DECK };

static void
update (AdcStarHandsPanel *self)
{
  g_clear_pointer (&self->scene, adc_star_scene_unref);
  self->scene = adc_star_scene_new (self->session);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    gtk_label_set_label (self->names[side], adc_star_scene_get_team (self->scene, side)->name);
    for (guint i = 0; i < N_PILES; i++)
      adc_star_pile_show (self->piles[side][i], self->scene);
  }
}

static void
add_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcStarHandsPanel *self = ADC_STAR_HANDS_PANEL (widget);
  const char *text;
  guint side;
  AdcStarSpot spot;

  g_variant_get (parameter, "(u&s)", &side, &text);
  spot = adc_star_spot_parse (text);
  for (guint i = 0; side < ADC_STAR_N_SIDES && i < N_PILES; i++)
    if (kinds[i] == spot.kind)
      adc_star_card_picker_popup (self->picker, adc_star_pile_get_adder (self->piles[side][i]),
                                  self->scene, side, spot);
}

/* What was chosen is not there any more: the focus goes to what adds cards to that pile. */
static void
focus_pile (AdcStarHandsPanel *self, const char *force)
{
  const AdcStarItem *item = adc_star_scene_find (self->scene, force);
  const guint side = item != NULL && g_str_equal (item->side, "attacker") ? ADC_STAR_ATTACKER
                                                                          : ADC_STAR_DEFENDER;

  for (guint i = 0; item != NULL && i < N_PILES; i++)
    if (kinds[i] == item->spot.kind)
      gtk_widget_grab_focus (adc_star_pile_get_adder (self->piles[side][i]));
}

static void
move_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcStarHandsPanel *self = ADC_STAR_HANDS_PANEL (widget);
  const char *force, *place;

  g_variant_get (parameter, "(&s&s)", &force, &place);
  focus_pile (self, force);
  adc_star_edit_move_card (self->session, force, adc_star_spot_parse (place));
}

static void
remove_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcStarHandsPanel *self = ADC_STAR_HANDS_PANEL (widget);
  const char *force = g_variant_get_string (parameter, NULL);

  focus_pile (self, force);
  adc_star_edit_remove (self->session, force);
}

static void
append_move (GMenu *menu, const AdcStarItem *item, AdcStarSpot spot)
{
  g_autofree char *label = adc_star_spot_describe (spot);
  g_autofree char *place = adc_star_spot_format (spot);
  g_autoptr(GMenuItem) move = g_menu_item_new (label, NULL);

  if (adc_star_spot_equal (item->spot, spot))
    return;

  g_menu_item_set_action_and_target (move, "pile.move", "(ss)", item->force->id, place);
  g_menu_append_item (menu, move);
}

/* Where else the card can be: in each skirmish, in another pile, nowhere. */
static GMenuModel *
create_menu (AdcStarHandsPanel *self, const AdcStarItem *item)
{
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) skirmishes = g_menu_new ();
  g_autoptr(GMenu) piles = g_menu_new ();
  g_autoptr(GMenu) rest = g_menu_new ();
  g_autoptr(GMenuItem) removal = g_menu_item_new (_("_Remove"), NULL);
  const gboolean is_second = item->piece != NULL && adc_star_piece_is_reinforcement (item->piece);
  const AdcValue *deck = item->piece != NULL ? adc_piece_get_value (item->piece, "deck") : NULL;

  for (guint i = 1; i <= adc_star_scene_get_n_skirmishes (self->scene); i++)
    append_move (skirmishes, item,
                 (AdcStarSpot){ is_second ? ADC_STAR_SPOT_REINFORCEMENT : ADC_STAR_SPOT_CARD, i });
  for (guint i = 0; i < N_PILES; i++)
    if (kinds[i] != ADC_STAR_SPOT_DECK || (deck != NULL && g_str_equal (deck->text, "technology")))
      append_move (piles, item, (AdcStarSpot){ kinds[i], 0 });
  g_menu_item_set_action_and_target (removal, "pile.remove", "s", item->force->id);
  g_menu_append_item (rest, removal);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (skirmishes));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (piles));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

static GtkWidget *
find_card (AdcStarHandsPanel *self, const char *force)
{
  GtkWidget *found = NULL;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    for (guint i = 0; i < N_PILES && found == NULL; i++)
      found = adc_star_pile_find_card (self->piles[side][i], force);

  return found;
}

static void
menu_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcStarHandsPanel *self = ADC_STAR_HANDS_PANEL (widget);
  const char *force = g_variant_get_string (parameter, NULL);
  const AdcStarItem *item = adc_star_scene_find (self->scene, force);
  GtkWidget *card = find_card (self, force);
  g_autoptr(GMenuModel) model = NULL;

  if (item == NULL || card == NULL)
    return;

  model = create_menu (self, item);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), model);
  adc_star_popup_at (GTK_POPOVER (self->menu), card);
}

static void
adc_star_hands_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AdcStarHandsPanel *self = ADC_STAR_HANDS_PANEL (widget);

  GTK_WIDGET_CLASS (adc_star_hands_panel_parent_class)
    ->size_allocate (widget, width, height, baseline);
  gtk_popover_present (GTK_POPOVER (self->menu));
  gtk_popover_present (GTK_POPOVER (self->picker));
}

static void
adc_star_hands_panel_dispose (GObject *object)
{
  AdcStarHandsPanel *self = ADC_STAR_HANDS_PANEL (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  if (self->picker != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->picker));
  self->picker = NULL;
  g_clear_pointer (&self->scene, adc_star_scene_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_star_hands_panel_parent_class)->dispose (object);
}

static void
adc_star_hands_panel_class_init (AdcStarHandsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_star_hands_panel_dispose;
  widget_class->size_allocate = adc_star_hands_panel_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "pile.add", "(us)", add_activated);
  gtk_widget_class_install_action (widget_class, "pile.menu", "s", menu_activated);
  gtk_widget_class_install_action (widget_class, "pile.move", "(ss)", move_activated);
  gtk_widget_class_install_action (widget_class, "pile.remove", "s", remove_activated);
}

static void
adc_star_hands_panel_init (AdcStarHandsPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *pair = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, NULL),
    adc_pair_layout_new ());
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _("Hands and Piles"), "xalign", 0.0, "wrap", TRUE,
                                   NULL);

  gtk_widget_add_css_class (title, "battle-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Hands and Piles"), -1);
  gtk_box_append (GTK_BOX (box), title);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

    self->names[side] = GTK_LABEL (adc_wrapped_label_new (NULL, "battle-subheading"));
    gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->names[side]));
    for (guint i = 0; i < N_PILES; i++) {
      self->piles[side][i] = ADC_STAR_PILE (adc_star_pile_new (side, kinds[i]));
      gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->piles[side][i]));
    }
    gtk_box_append (GTK_BOX (pair), column);
  }
  gtk_box_append (GTK_BOX (box), pair);
  adw_bin_set_child (ADW_BIN (self), box);
  self->picker = ADC_STAR_CARD_PICKER (adc_star_card_picker_new (GTK_WIDGET (self)));
  self->menu = gtk_popover_menu_new_from_model (NULL);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
}

GtkWidget *
adc_star_hands_panel_new (AdcBattleSession *session)
{
  AdcStarHandsPanel *self = g_object_new (ADC_TYPE_STAR_HANDS_PANEL, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
