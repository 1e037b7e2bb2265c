/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-tray.h"

#include "adc-bin-focus.h"
#include "adc-hex-scene.h"
#include "adc-wrap-layout.h"

#define SWATCH 12 /* pixels */

struct _AdcHexTray {
  AdwBin       parent_instance;
  AdcHexTable *table;
  AdcHexGrip  *grip;
  GtkBox      *box;
  GtkBox      *armies;
  AdcHexPile  *piles[ADC_HEX_PILE_DISCARD + 1];
  gboolean     is_updating;
};

G_DEFINE_FINAL_TYPE (AdcHexTray, adc_hex_tray, ADW_TYPE_BIN)

enum { CHOSEN, LEFT, N_SIGNALS };
static guint signals[N_SIGNALS];

#define SIDE_KEY "adc-hex-side" /* the army a button stands for */

static void
army_toggled_cb (AdcHexTray *self, GtkToggleButton *button)
{
  if (!self->is_updating && gtk_toggle_button_get_active (button))
    adc_hex_table_set_side (self->table, g_object_get_data (G_OBJECT (button), SIDE_KEY));
}

static void
draw_swatch (GtkDrawingArea *area G_GNUC_UNUSED, cairo_t *cr, int width, int height, gpointer data)
{
  const GdkRGBA *colour = data;

  cairo_arc (cr, width / 2.0, height / 2.0, MIN (width, height) / 2.0, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
}

static GtkWidget *
create_army_button (AdcHexTray *self, const AdcHexArmy *army)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *swatch = g_object_new (GTK_TYPE_DRAWING_AREA, "content-width", SWATCH,
                                    "content-height", SWATCH, "valign", GTK_ALIGN_CENTER,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch,
                                  gdk_rgba_copy (&army->colour), (GDestroyNotify) gdk_rgba_free);
  gtk_box_append (GTK_BOX (box), swatch);
  gtk_box_append (GTK_BOX (box), gtk_label_new (army->name));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "army-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  army->name, -1);
  g_object_set_data_full (G_OBJECT (button), SIDE_KEY, g_strdup (army->id), g_free);
  g_signal_connect_object (button, "toggled", G_CALLBACK (army_toggled_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

/* Whether the buttons stand for those armies already. */
static gboolean
has_armies (AdcHexTray *self, const AdcHexScene *scene)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->armies));

  for (guint i = 0; i < scene->n_armies; i++) {
    if (button == NULL || g_strcmp0 (g_object_get_data (G_OBJECT (button), SIDE_KEY),
                                     scene->armies[i].id) != 0)
      return FALSE;
    button = gtk_widget_get_next_sibling (button);
  }

  return button == NULL;
}

static void
show_armies (AdcHexTray *self)
{
  const char *side = adc_hex_table_get_side (self->table);
  GtkWidget *button, *first = NULL;
  AdcHexScene scene;

  adc_hex_scene_read (&scene, self->table);
  self->is_updating = TRUE;
  if (!has_armies (self, &scene)) {
    while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->armies))) != NULL)
      gtk_box_remove (self->armies, button);
    for (guint i = 0; i < scene.n_armies; i++) {
      button = create_army_button (self, &scene.armies[i]);
      if (first != NULL)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      else
        first = button;
      gtk_box_append (self->armies, button);
    }
  }
  for (button = gtk_widget_get_first_child (GTK_WIDGET (self->armies)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (button), SIDE_KEY), side) == 0)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  self->is_updating = FALSE;
}

static void
update (AdcHexTray *self)
{
  const char *side = adc_hex_table_get_side (self->table);

  show_armies (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->piles); i++)
    adc_hex_pile_update (self->piles[i], self->table, side);
  gtk_widget_set_sensitive (GTK_WIDGET (self),
                            adc_hex_table_get_moment (self->table) == ADC_HEX_BEFORE);
  gtk_widget_queue_resize (GTK_WIDGET (self)); /* narrow boards leave it out meanwhile */
}

static void
chosen_cb (AdcHexTray *self, AdcPiece *piece, AdcHexPile *pile)
{
  g_signal_emit (self, signals[CHOSEN], 0, piece,
                 adc_hex_pile_get_kind (pile) == ADC_HEX_PILE_HAND);
}

/* From one pile to another; those left are a pile too. */
static void
moved_cb (AdcHexTray *self, AdcPiece *piece, const char *to, AdcHexPile *pile)
{
  const char *side = adc_hex_table_get_side (self->table);
  const char *id = adc_entry_get_id (ADC_ENTRY (piece));
  const char *from = adc_hex_pile_get_name (pile);

  if (from == NULL && to != NULL)
    adc_hex_table_put (self->table, side, id, to);
  else if (from != NULL && to == NULL)
    adc_hex_table_take (self->table, side, id, from);
  else if (from != NULL)
    adc_hex_table_shift (self->table, side, id, from, to);
}

/* A tile from the board, or one on its way there that turned aside. */
static void
dropped_cb (AdcHexTray *self, const char *to)
{
  const AdcHexHold hold = adc_hex_grip_get_hold (self->grip);
  const guint from = adc_hex_grip_get_from (self->grip);
  g_autofree char *side = g_strdup (adc_hex_grip_get_side (self->grip));
  g_autofree char *piece = g_strdup (adc_hex_grip_get_piece (self->grip));

  adc_hex_grip_drop (self->grip);
  if (hold == ADC_HEX_HOLD_LIFTED)
    adc_hex_table_remove (self->table, from, to);
  else if (hold == ADC_HEX_HOLD_TILE && to != NULL &&
           adc_hex_table_count_left (self->table, side, piece) > 0)
    adc_hex_table_put (self->table, side, piece, to);
}

static gboolean
key_pressed_cb (AdcHexTray *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  if (key != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  adc_hex_grip_drop (self->grip);
  g_signal_emit (self, signals[LEFT], 0);
  return GDK_EVENT_STOP;
}

/* What can be chosen first: the hand, then the units. */
static gboolean
adc_hex_tray_grab_focus (GtkWidget *widget)
{
  AdcHexTray *self = ADC_HEX_TRAY (widget);
  AdcHexPile *hand = self->piles[ADC_HEX_PILE_HAND];

  return gtk_widget_child_focus (
    GTK_WIDGET (adc_hex_pile_get_n (hand) > 0 ? hand : self->piles[ADC_HEX_PILE_UNITS]),
    GTK_DIR_TAB_FORWARD);
}

static void
adc_hex_tray_dispose (GObject *object)
{
  AdcHexTray *self = ADC_HEX_TRAY (object);

  if (self->table != NULL) {
    g_signal_handlers_disconnect_by_data (self->table, self);
    g_signal_handlers_disconnect_by_data (self->grip, self);
  }
  g_clear_object (&self->table);
  g_clear_object (&self->grip);
  G_OBJECT_CLASS (adc_hex_tray_parent_class)->dispose (object);
}

static void
adc_hex_tray_class_init (AdcHexTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_tray_dispose;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_hex_tray_grab_focus;
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_HEX_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 2, ADC_TYPE_PIECE, G_TYPE_BOOLEAN);
  signals[LEFT] = g_signal_new ("left", ADC_TYPE_HEX_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/neuroshima-hex/adc-hex-tray.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcHexTray, box);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTray, armies);
}

static void
adc_hex_tray_init (AdcHexTray *self)
{
  static const AdcHexPileKind order[] = { ADC_HEX_PILE_HAND, ADC_HEX_PILE_UNITS,
                                          ADC_HEX_PILE_CARDS, ADC_HEX_PILE_DISCARD };
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    GtkWidget *pile = adc_hex_pile_new (order[i]);

    self->piles[order[i]] = ADC_HEX_PILE (pile);
    gtk_box_append (self->box, pile);
    g_signal_connect_object (pile, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (pile, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (pile, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  }
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

void
adc_hex_tray_set_table (AdcHexTray *self, AdcHexTable *table, AdcHexGrip *grip)
{
  g_return_if_fail (ADC_IS_HEX_TRAY (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));
  g_return_if_fail (ADC_IS_HEX_GRIP (grip));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->grip = g_object_ref (grip);
  for (guint i = 0; i < G_N_ELEMENTS (self->piles); i++)
    adc_hex_pile_set_grip (self->piles[i], grip);
  g_signal_connect_object (table, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::side", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::moment", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (grip, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

AdcHexPile *
adc_hex_tray_get_pile (AdcHexTray *self, AdcHexPileKind kind)
{
  g_return_val_if_fail (ADC_IS_HEX_TRAY (self), NULL);
  g_return_val_if_fail (kind < G_N_ELEMENTS (self->piles), NULL);

  return self->piles[kind];
}
