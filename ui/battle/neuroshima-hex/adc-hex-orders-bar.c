/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-orders-bar.h"

#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcHexOrdersBar {
  AdwBin       parent_instance;
  AdcHexMap   *map;   /* not held */
  AdcHexTable *table;
  AdcHexGrip  *grip;
  GtkLabel    *prompt;
  GtkWidget   *turn_box;
  GtkWidget   *wounds_box;
  GtkLabel    *wounds_label;
  GtkWidget   *points_box;
  GtkLabel    *points_label;
  GtkWidget   *lift_button;
  GtkWidget   *hand_button;
  GtkWidget   *discard_button;
  GtkWidget   *remove_button;
  GtkWidget   *cancel_button;
  GtkWidget   *moves_button;
};

G_DEFINE_FINAL_TYPE (AdcHexOrdersBar, adc_hex_orders_bar, ADW_TYPE_BIN)

/* What to do next, or what lies in the current hex. */
static void
show_prompt (AdcHexOrdersBar *self, const AdcHexSight *sight)
{
  g_autofree char *held = adc_hex_grip_describe (self->grip);
  g_autofree char *text = NULL;

  if (held != NULL)
    text = g_steal_pointer (&held);
  else if (adc_hex_table_get_moment (self->table) != ADC_HEX_BEFORE)
    text = g_strdup ("");
  else if (sight->force != NULL)
    text = adc_hex_scene_dup_name (adc_hex_map_get_scene (self->map),
                                   adc_hex_map_get_current (self->map));
  else
    text = g_strdup (_("Choose a tile beside the board, then the hex it goes to; or point at a "
                       "tile on the board."));

  gtk_label_set_label (self->prompt, text);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), *text != '\0');
}

static gboolean
has_free_moves (AdcHexOrdersBar *self)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  const char *side = adc_hex_table_get_side (self->table);
  const AdcHexPosition *position;

  if (battle == NULL)
    return FALSE;

  position = adc_hex_battle_get_position (battle);
  for (guint i = 0; i < position->n_sides; i++)
    if (g_strcmp0 (adc_hex_battle_get_side (battle, i), side) == 0)
      return adc_hex_orders_mobile (position, i) != 0;

  return FALSE;
}

static void
show_numbers (AdcHexOrdersBar *self, const AdcHexSight *sight, gboolean is_tile)
{
  const gboolean has_wounds = is_tile && !sight->is_hq && MAX (sight->toughness, sight->wounds) > 0;
  const gboolean has_points = is_tile && sight->is_hq && sight->points >= 0;
  g_autofree char *wounds = NULL;
  g_autofree char *points = NULL;

  /* Translators: wounds of a tile, and how many it survives */
  wounds = g_strdup_printf (ngettext ("%d wound of %d", "%d wounds of %d", sight->wounds),
                            sight->wounds, sight->toughness);
  points = g_strdup_printf (ngettext ("%d point", "%d points", MAX (sight->points, 0)),
                            MAX (sight->points, 0));
  gtk_label_set_label (self->wounds_label, wounds);
  gtk_label_set_label (self->points_label, points);
  gtk_widget_set_visible (self->wounds_box, has_wounds);
  gtk_widget_set_visible (self->points_box, has_points);
}

static void
update (AdcHexOrdersBar *self)
{
  const AdcHexScene *scene = adc_hex_map_get_scene (self->map);
  const AdcHexSight *sight = &scene->cells[adc_hex_map_get_current (self->map)];
  const AdcHexHold hold = adc_hex_grip_get_hold (self->grip);
  const gboolean is_still = adc_hex_table_get_moment (self->table) == ADC_HEX_BEFORE;
  const gboolean is_held = hold != ADC_HEX_HOLD_NOTHING;
  const gboolean is_tile = is_still && !is_held && sight->force != NULL;
  const gboolean is_new = is_held && hold != ADC_HEX_HOLD_LIFTED &&
                          adc_hex_grip_get_piece (self->grip) != NULL;

  show_prompt (self, sight);
  show_numbers (self, sight, is_tile);
  gtk_widget_set_visible (self->turn_box, is_tile || adc_hex_grip_has_tile (self->grip));
  gtk_widget_set_visible (self->lift_button, is_tile);
  gtk_widget_set_visible (self->hand_button, (is_tile && !sight->is_hq) || is_new);
  gtk_widget_set_visible (self->discard_button, (is_tile && !sight->is_hq) || is_new);
  gtk_widget_set_visible (self->remove_button, is_tile);
  gtk_widget_set_visible (self->cancel_button, is_held);
  gtk_widget_set_visible (self->moves_button, is_still && !is_held && has_free_moves (self));
}

static void
adc_hex_orders_bar_dispose (GObject *object)
{
  AdcHexOrdersBar *self = ADC_HEX_ORDERS_BAR (object);

  if (self->table != NULL) {
    g_signal_handlers_disconnect_by_data (self->table, self);
    g_signal_handlers_disconnect_by_data (self->grip, self);
  }
  g_clear_object (&self->table);
  g_clear_object (&self->grip);
  G_OBJECT_CLASS (adc_hex_orders_bar_parent_class)->dispose (object);
}

static void
adc_hex_orders_bar_class_init (AdcHexOrdersBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_orders_bar_dispose;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/neuroshima-hex/adc-hex-orders-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, prompt);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, turn_box);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, wounds_box);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, wounds_label);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, points_box);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, points_label);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, lift_button);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, hand_button);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, discard_button);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, remove_button);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, AdcHexOrdersBar, moves_button);
}

static void
adc_hex_orders_bar_init (AdcHexOrdersBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_hex_orders_bar_set_map (AdcHexOrdersBar *self, AdcHexMap *map, AdcHexTable *table,
                            AdcHexGrip *grip)
{
  g_return_if_fail (ADC_IS_HEX_ORDERS_BAR (self));
  g_return_if_fail (ADC_IS_HEX_MAP (map));
  g_return_if_fail (self->map == NULL);

  self->map = map;
  self->table = g_object_ref (table);
  self->grip = g_object_ref (grip);
  g_signal_connect_object (map, "updated", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::side", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
