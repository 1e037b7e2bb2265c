/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-piece-row.h"

#include "adc-shape-icon.h"

#include <glib/gi18n-lib.h>

struct _AdcBuckPieceRow {
  GtkWidget          parent_instance;
  const AdcBuckSlot *slot;
  char              *force; /* or NULL */
  GtkWidget         *shape;
  GtkLabel          *title;
  GtkLabel          *caption;
  GtkLabel          *needed;
  GtkWidget         *fewer;
  GtkLabel          *number;
  GtkWidget         *more;
  guint              count;
  guint              limit;
  int                typed; /* so far; -1: nothing */
};

G_DEFINE_FINAL_TYPE (AdcBuckPieceRow, adc_buck_piece_row, GTK_TYPE_WIDGET)

enum { COUNTED, CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
set_count (AdcBuckPieceRow *self, guint count, gboolean goes_on)
{
  if (count == self->count)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    g_signal_emit (self, signals[COUNTED], 0, count, goes_on);
}

/* A file may bring more than we would allow: from there it only gets less. */
static void
step (AdcBuckPieceRow *self, int by)
{
  self->typed = -1;
  if (by > 0)
    set_count (self, self->count < self->limit ? self->count + 1 : self->count, FALSE);
  else
    set_count (self, self->count > 0 ? self->count - 1 : 0, FALSE);
}

static void
fewer_clicked_cb (AdcBuckPieceRow *self)
{
  step (self, -1);
}

static void
more_clicked_cb (AdcBuckPieceRow *self)
{
  step (self, 1);
}

/* The digits typed one after the other are one number, until it would be too high. */
static void
type_digit (AdcBuckPieceRow *self, guint digit)
{
  const gboolean goes_on = self->typed >= 0 && self->typed * 10 + digit <= self->limit;
  const guint number = goes_on ? self->typed * 10 + digit : digit;

  self->typed = MIN (number, self->limit);
  if ((guint) self->typed != self->count)
    g_signal_emit (self, signals[COUNTED], 0, self->typed, goes_on);
}

static void
take_back_digit (AdcBuckPieceRow *self)
{
  const gboolean goes_on = self->typed >= 0;

  self->typed = (goes_on ? (guint) self->typed : self->count) / 10;
  if ((guint) self->typed != self->count)
    g_signal_emit (self, signals[COUNTED], 0, self->typed, goes_on);
}

static gboolean
key_pressed_cb (AdcBuckPieceRow *self, guint keyval, guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers)
{
  const gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int digit = g_unichar_digit_value (gdk_keyval_to_unicode (keyval));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (digit >= 0) {
    type_digit (self, digit);
    return GDK_EVENT_STOP;
  }

  switch (keyval) {
  case GDK_KEY_plus:
  case GDK_KEY_KP_Add:
  case GDK_KEY_equal: /* the same key without Shift */
    step (self, 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract:
    step (self, -1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    step (self, is_mirrored ? -1 : 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    step (self, is_mirrored ? 1 : -1);
    return GDK_EVENT_STOP;
  case GDK_KEY_BackSpace:
    take_back_digit (self);
    return GDK_EVENT_STOP;
  case GDK_KEY_Delete:
  case GDK_KEY_KP_Delete:
    self->typed = -1;
    set_count (self, 0, FALSE);
    return GDK_EVENT_STOP;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    self->typed = -1;
    g_signal_emit (self, signals[CHOSEN], 0);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
focus_left_cb (AdcBuckPieceRow *self)
{
  self->typed = -1;
}

/* The buttons of the row are for its number. */
static void
released_cb (AdcBuckPieceRow *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (picked == NULL || gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) != NULL)
    return;

  self->typed = -1;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
adc_buck_piece_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_buck_piece_row_parent_class)->dispose (object);
}

static void
adc_buck_piece_row_finalize (GObject *object)
{
  g_free (ADC_BUCK_PIECE_ROW (object)->force);
  G_OBJECT_CLASS (adc_buck_piece_row_parent_class)->finalize (object);
}

static void
adc_buck_piece_row_class_init (AdcBuckPieceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_buck_piece_row_dispose;
  object_class->finalize = adc_buck_piece_row_finalize;
  signals[COUNTED] = g_signal_new ("counted", ADC_TYPE_BUCK_PIECE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_BUCK_PIECE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "buck-row");
}

static GtkLabel *
create_label (const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

/* For the pointer: the keyboard types, and counts up and down. */
static GtkWidget *
create_button (AdcBuckPieceRow *self, const char *icon, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
watch (AdcBuckPieceRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
adc_buck_piece_row_init (AdcBuckPieceRow *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->typed = -1;
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 3);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->shape = adc_shape_icon_new ();
  gtk_widget_set_valign (self->shape, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->shape, GTK_WIDGET (self));

  self->title = create_label ("buck-piece");
  self->caption = create_label ("buck-caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->caption));
  gtk_widget_set_parent (words, GTK_WIDGET (self));

  self->needed = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_valign (GTK_WIDGET (self->needed), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->needed), "buck-needed");
  gtk_widget_set_parent (GTK_WIDGET (self->needed), GTK_WIDGET (self));

  self->fewer = create_button (self, "list-remove-symbolic", G_CALLBACK (fewer_clicked_cb));
  self->number = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_width_chars (self->number, 2);
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "buck-number");
  gtk_widget_set_parent (GTK_WIDGET (self->number), GTK_WIDGET (self));
  self->more = create_button (self, "list-add-symbolic", G_CALLBACK (more_clicked_cb));
  watch (self);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (words, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_buck_piece_row_new (const AdcBuckSlot *slot)
{
  AdcBuckPieceRow *self = g_object_new (ADC_TYPE_BUCK_PIECE_ROW, NULL);

  self->slot = slot;
  return GTK_WIDGET (self);
}

const AdcBuckSlot *
adc_buck_piece_row_get_slot (AdcBuckPieceRow *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_PIECE_ROW (self), NULL);

  return self->slot;
}

const char *
adc_buck_piece_row_get_force (AdcBuckPieceRow *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_PIECE_ROW (self), NULL);

  return self->force;
}

static void
set_class (AdcBuckPieceRow *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
name_buttons (AdcBuckPieceRow *self, const AdcBuckStock *stock)
{
  const char *title = adc_buck_stock_get_title (stock);
  /* Translators: %s is a kind of piece, as in “One Fewer: Trooper” */
  g_autofree char *fewer = g_strdup_printf (_("One Fewer: %s"), title);
  /* Translators: %s is a kind of piece, as in “One More: Trooper” */
  g_autofree char *more = g_strdup_printf (_("One More: %s"), title);

  gtk_widget_set_tooltip_text (self->fewer, fewer);
  gtk_widget_set_tooltip_text (self->more, more);
}

static void
announce (AdcBuckPieceRow *self, const AdcBuckStock *stock, const char *label)
{
  g_autofree char *value = adc_buck_stock_format (stock);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) MAX (stock->limit, stock->count),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) stock->count,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
}

void
adc_buck_piece_row_show (AdcBuckPieceRow *self, const AdcBuckStock *stock, const AdcBuckCamp *camp,
                         AdcBuckRole role, const AdcShot *shot)
{
  AdcEntry *type = stock->piece != NULL ? adc_piece_get_unit_type (stock->piece) : NULL;
  g_autofree char *number = g_strdup_printf ("%u", stock->count);
  g_autofree char *caption = adc_buck_stock_dup_caption (stock);
  g_autofree char *needed = shot != NULL ? adc_buck_format_needed (shot) : NULL;
  g_autofree char *label = adc_buck_stock_describe (stock, camp, role, shot);

  g_return_if_fail (ADC_IS_BUCK_PIECE_ROW (self));

  if (g_strcmp0 (self->force, stock->force) != 0) {
    g_free (self->force);
    self->force = g_strdup (stock->force);
  }
  self->count = stock->count;
  self->limit = MIN (stock->limit, ADC_BUCK_MAX_PIECES);
  adc_shape_icon_set_unit_type (ADC_SHAPE_ICON (self->shape),
                                type != NULL ? ADC_UNIT_TYPE (type) : NULL);
  gtk_label_set_label (self->title, adc_buck_stock_get_title (stock));
  gtk_label_set_label (self->number, number);
  show_text (self->caption, caption);
  show_text (self->needed, needed);
  name_buttons (self, stock);
  gtk_widget_set_sensitive (self->fewer, stock->count > 0);
  gtk_widget_set_sensitive (self->more, stock->count < stock->limit);
  set_class (self, "none", stock->count == 0);
  set_class (self, "hit", stock->n_hit > 0);
  set_class (self, "vain", shot != NULL && (!shot->known || !shot->possible));
  set_class (self, "shooter", role == ADC_BUCK_SHOOTER);
  set_class (self, "target", role == ADC_BUCK_AIMED_AT);
  set_class (self, "impossible",
             stock->fault != NULL && stock->fault->kind == ADC_FAULT_IMPOSSIBLE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               stock->fault != NULL ? stock->fault->message : NULL);
  announce (self, stock, label);
}
