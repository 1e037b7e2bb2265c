/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-order-list.h"

#include "adc-shape-icon.h"
#include "adc-tab-stop.h"

#include <glib/gi18n-lib.h>

struct _AdcBuckOrderList {
  GtkWidget   parent_instance;
  GtkListBox *list;
  GPtrArray  *units; /* ids, in the order shown */
};

G_DEFINE_FINAL_TYPE (AdcBuckOrderList, adc_buck_order_list, GTK_TYPE_WIDGET)

enum { REORDERED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The most valuable first. */
static const char * const targets[] = {
  "factory", "killer-satellite", "battler", "fighter", "gennie", "trooper", "control-marker",
  "transport",
};

static gboolean
is_target (const char *unit)
{
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    if (g_str_equal (targets[i], unit))
      return TRUE;

  return FALSE;
}

/* Whether somebody has such pieces here, or could have. */
static gboolean
can_be_met (AdcBuckScene *scene, const char *unit)
{
  for (guint i = 0; i < adc_buck_scene_get_n_camps (scene); i++) {
    const AdcBuckCamp *camp = adc_buck_scene_get_camp (scene, i);

    for (guint j = 0; j < ADC_BUCK_N_SLOTS; j++) {
      const AdcBuckStock *stock = &camp->stocks[j];

      if (g_str_equal (stock->slot->unit, unit) && !g_str_equal (stock->slot->place, "aboard") &&
          (stock->is_open || stock->count > 0))
        return TRUE;
    }
  }

  return FALSE;
}

static gboolean
has (GPtrArray *units, const char *unit)
{
  return g_ptr_array_find_with_equal_func (units, unit, g_str_equal, NULL);
}

/* What is written, as far as it makes sense, then the rest. */
static GPtrArray *
read_order (AdcBuckScene *scene, const char *order)
{
  GPtrArray *units = g_ptr_array_new_with_free_func (g_free);
  g_auto(GStrv) words = g_strsplit_set (order != NULL ? order : "", " \t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (is_target (words[i]) && !has (units, words[i]) && can_be_met (scene, words[i]))
      g_ptr_array_add (units, g_strdup (words[i]));
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    if (!has (units, targets[i]) && can_be_met (scene, targets[i]))
      g_ptr_array_add (units, g_strdup (targets[i]));

  return units;
}

/* What the list says becomes what is shown once the battle says it too. */
static void
move (AdcBuckOrderList *self, guint from, int to)
{
  g_autoptr(GPtrArray) units = NULL;
  g_autofree char *order = NULL;

  if (from >= self->units->len || to < 0 || to >= (int) self->units->len || to == (int) from) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }

  units = g_ptr_array_copy (self->units, NULL, NULL); /* of the same strings */
  g_ptr_array_set_free_func (units, NULL);
  g_ptr_array_insert (units, to, g_ptr_array_steal_index (units, from));
  g_ptr_array_add (units, NULL);
  order = g_strjoinv (" ", (GStrv) units->pdata);
  g_signal_emit (self, signals[REORDERED], 0, order);
}

static guint
get_index (GtkWidget *inside)
{
  GtkWidget *row = gtk_widget_get_ancestor (inside, GTK_TYPE_LIST_BOX_ROW);

  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

/* The rows are made anew: the focus goes to the one at a place. */
static void
focus_row (AdcBuckOrderList *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
move_and_follow (AdcBuckOrderList *self, guint from, int step)
{
  const int to = (int) from + step;

  move (self, from, to);
  focus_row (self, CLAMP (to, 0, (int) self->units->len - 1));
}

static void
earlier_clicked_cb (AdcBuckOrderList *self, GtkWidget *button)
{
  move_and_follow (self, get_index (button), -1);
}

static void
later_clicked_cb (AdcBuckOrderList *self, GtkWidget *button)
{
  move_and_follow (self, get_index (button), 1);
}

static gboolean
key_pressed_cb (AdcBuckOrderList *self, guint keyval, guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  const gboolean is_up = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;

  if (row == NULL || (modifiers & GDK_ALT_MASK) == 0 ||
      (!is_up && keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down))
    return GDK_EVENT_PROPAGATE;

  move_and_follow (self, get_index (row), is_up ? -1 : 1);
  return GDK_EVENT_STOP;
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x G_GNUC_UNUSED, double y G_GNUC_UNUSED)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  return gdk_content_provider_new_typed (GTK_TYPE_LIST_BOX_ROW, row);
}

static gboolean
drop_cb (AdcBuckOrderList *self, const GValue *value, double x G_GNUC_UNUSED, double y)
{
  GtkWidget *dragged = g_value_get_object (value);
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, y);

  if (dragged == NULL || row == NULL ||
      !gtk_widget_is_ancestor (dragged, GTK_WIDGET (self->list)))
    return FALSE;

  move (self, get_index (dragged), gtk_list_box_row_get_index (row));
  return TRUE;
}

static void
adc_buck_order_list_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_buck_order_list_parent_class)->dispose (object);
}

static void
adc_buck_order_list_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_BUCK_ORDER_LIST (object)->units);
  G_OBJECT_CLASS (adc_buck_order_list_parent_class)->finalize (object);
}

static void
adc_buck_order_list_class_init (AdcBuckOrderListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_buck_order_list_dispose;
  object_class->finalize = adc_buck_order_list_finalize;
  signals[REORDERED] = g_signal_new ("reordered", ADC_TYPE_BUCK_ORDER_LIST, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "buck-order");
}

static void
adc_buck_order_list_init (AdcBuckOrderList *self)
{
  GtkWidget *stop = g_object_new (ADC_TYPE_TAB_STOP, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_LIST_BOX_ROW, GDK_ACTION_MOVE);

  self->units = g_ptr_array_new_with_free_func (g_free);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Targets, the first one first"), -1);
  adw_bin_set_child (ADW_BIN (stop), GTK_WIDGET (self->list));
  gtk_widget_set_parent (stop, GTK_WIDGET (self));

  /* Before the list, whose arrows only walk. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (target));
}

static void
add_button (GtkWidget *box, const char *icon, const char *tooltip, gboolean is_sensitive,
            GCallback clicked, AdcBuckOrderList *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_sensitive (button, is_sensitive);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_row (AdcBuckOrderList *self, AdcGame *game, guint index)
{
  AdcEntry *entry = adc_game_lookup (game, self->units->pdata[index]);
  AdcEntry *type = ADC_IS_PIECE (entry) ? adc_piece_get_unit_type (ADC_PIECE (entry)) : NULL;
  const char *title = entry != NULL ? adc_entry_get_title (entry) : self->units->pdata[index];
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *shape = adc_shape_icon_new ();
  GtkWidget *label = gtk_label_new (title);
  GtkDragSource *source = gtk_drag_source_new ();
  /* Translators: a kind of piece and which place it has in a list, as in “Fighter, 2 of 4” */
  g_autofree char *name = g_strdup_printf (_("%s, %u of %u"), title, index + 1, self->units->len);

  adc_shape_icon_set_unit_type (ADC_SHAPE_ICON (shape), type != NULL ? ADC_UNIT_TYPE (type) : NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), shape);
  gtk_box_append (GTK_BOX (box), label);
  add_button (box, "go-up-symbolic", _("Aim at It Earlier"), index > 0,
              G_CALLBACK (earlier_clicked_cb), self);
  add_button (box, "go-down-symbolic", _("Aim at It Later"), index + 1 < self->units->len,
              G_CALLBACK (later_clicked_cb), self);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), NULL);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  gtk_list_box_append (self->list, row);
}

static gboolean
is_shown (AdcBuckOrderList *self, GPtrArray *units)
{
  if (units->len != self->units->len)
    return FALSE;

  for (guint i = 0; i < units->len; i++)
    if (!g_str_equal (units->pdata[i], self->units->pdata[i]))
      return FALSE;

  return TRUE;
}

void
adc_buck_order_list_show (AdcBuckOrderList *self, AdcBuckScene *scene, const char *order)
{
  g_autoptr(GPtrArray) units = read_order (scene, order);
  GtkWidget *focused;
  GtkListBoxRow *row;
  int focus;

  g_return_if_fail (ADC_IS_BUCK_ORDER_LIST (self));

  if (is_shown (self, units))
    return;

  focused = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  focus = focused != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focused)) : -1;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_ptr_array_unref (self->units);
  self->units = g_steal_pointer (&units);
  for (guint i = 0; i < self->units->len; i++)
    add_row (self, adc_buck_scene_get_game (scene), i);
  if (focus >= 0)
    focus_row (self, MIN (focus, (int) self->units->len - 1));
}
