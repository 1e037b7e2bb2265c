/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-grid.h"

#include "adc-table-frame.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define TITLE_LEAST 8 /* characters: what a name needs to be read */
#define TITLE_MOST 14

struct _AdcArkGrid {
  GtkWidget  parent_instance;
  GtkWidget *frame;
  GtkGrid   *grid;
  guint      n_rows;
  guint      n_columns;
  guint      row; /* of the cell that had the focus last */
  guint      column;
};

G_DEFINE_FINAL_TYPE (AdcArkGrid, adc_ark_grid, GTK_TYPE_WIDGET)

enum { PLAYED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
find_cell (AdcArkGrid *self, GtkWidget *widget, guint *row, guint *column)
{
  int x, y;

  if (!ADC_IS_ARK_CELL (widget) || gtk_widget_get_parent (widget) != GTK_WIDGET (self->grid))
    return FALSE;

  gtk_grid_query_child (self->grid, widget, &x, &y, NULL, NULL);
  *row = (guint) y - 1;
  *column = (guint) x - 1;
  return TRUE;
}

static gboolean
find_focus (AdcArkGrid *self, guint *row, guint *column)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && find_cell (self, gtk_root_get_focus (root), row, column);
}

static gboolean
go_to (AdcArkGrid *self, int row, int column)
{
  AdcArkCell *cell;

  if (self->n_rows == 0 || self->n_columns == 0)
    return FALSE;

  self->row = (guint) CLAMP (row, 0, (int) self->n_rows - 1);
  self->column = (guint) CLAMP (column, 0, (int) self->n_columns - 1);
  cell = adc_ark_grid_get_cell (self, self->row, self->column);
  return gtk_widget_grab_focus (GTK_WIDGET (cell));
}

static gboolean
adc_ark_grid_grab_focus (GtkWidget *widget)
{
  AdcArkGrid *self = ADC_ARK_GRID (widget);

  return go_to (self, (int) self->row, (int) self->column);
}

/* One stop: the arrows go on inside. */
static gboolean
adc_ark_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdcArkGrid *self = ADC_ARK_GRID (widget);
  guint row, column;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (adc_ark_grid_parent_class)->focus (widget, direction);

  return !find_focus (self, &row, &column) && adc_ark_grid_grab_focus (widget);
}

static gboolean
key_pressed_cb (AdcArkGrid *self, guint keyval, guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers)
{
  const int right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;
  guint at_row, at_column;
  int row, column;

  if (!find_focus (self, &at_row, &at_column) ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  row = (int) at_row;
  column = (int) at_column;
  switch (keyval) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    go_to (self, row - 1, column);
    return GDK_EVENT_STOP;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    go_to (self, row + 1, column);
    return GDK_EVENT_STOP;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    go_to (self, row, column - right);
    return GDK_EVENT_STOP;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    go_to (self, row, column + right);
    return GDK_EVENT_STOP;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    go_to (self, row, 0);
    return GDK_EVENT_STOP;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    go_to (self, row, (int) self->n_columns);
    return GDK_EVENT_STOP;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    g_signal_emit (self, signals[PLAYED], 0, at_row, at_column);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
released_cb (AdcArkGrid *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *cell = picked != NULL ? gtk_widget_get_ancestor (picked, ADC_TYPE_ARK_CELL) : NULL;
  guint row, column;

  if (cell == NULL || !find_cell (self, cell, &row, &column))
    return;

  go_to (self, (int) row, (int) column);
  g_signal_emit (self, signals[PLAYED], 0, row, column);
}

static void
adc_ark_grid_dispose (GObject *object)
{
  g_clear_pointer (&ADC_ARK_GRID (object)->frame, gtk_widget_unparent);
  G_OBJECT_CLASS (adc_ark_grid_parent_class)->dispose (object);
}

static void
adc_ark_grid_class_init (AdcArkGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ark_grid_dispose;
  widget_class->focus = adc_ark_grid_focus;
  widget_class->grab_focus = adc_ark_grid_grab_focus;
  signals[PLAYED] = g_signal_new ("played", ADC_TYPE_ARK_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "ark-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
adc_ark_grid_init (AdcArkGrid *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->grid = GTK_GRID (gtk_grid_new ());
  self->frame = adc_table_frame_new (GTK_WIDGET (self->grid));
  gtk_widget_set_parent (self->frame, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Every pair of artifacts"), -1);

  /* Before the scrolled window, which would scroll. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
adc_ark_grid_new (void)
{
  return g_object_new (ADC_TYPE_ARK_GRID, NULL);
}

static GtkWidget *
create_label (gboolean is_row, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (NULL, style);

  gtk_label_set_xalign (GTK_LABEL (label), is_row ? 0 : 0.5);
  gtk_label_set_justify (GTK_LABEL (label), is_row ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_LEAST);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_MOST);
  return label;
}

/* A name, and below it what it takes. */
static GtkWidget *
create_title (GtkAccessibleRole role)
{
  const gboolean is_row = role == GTK_ACCESSIBLE_ROLE_ROW_HEADER;
  GtkWidget *title = g_object_new (GTK_TYPE_BOX, "accessible-role", role, "orientation",
                                   GTK_ORIENTATION_VERTICAL, "valign",
                                   is_row ? GTK_ALIGN_CENTER : GTK_ALIGN_END, NULL);

  gtk_widget_add_css_class (title, "ark-title");
  gtk_box_append (GTK_BOX (title), create_label (is_row, "ark-word"));
  gtk_box_append (GTK_BOX (title), create_label (is_row, "ark-caption"));
  return title;
}

/* Cells are made anew only when there are more or fewer of them: the one in focus keeps it. */
static void
resize (AdcArkGrid *self, guint n_rows, guint n_columns)
{
  guint row, column;
  const gboolean had_focus = find_focus (self, &row, &column);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  self->n_rows = n_rows;
  self->n_columns = n_columns;
  for (guint j = 0; j < n_columns; j++)
    gtk_grid_attach (self->grid, create_title (GTK_ACCESSIBLE_ROLE_COLUMN_HEADER), (int) j + 1, 0,
                     1, 1);
  for (guint i = 0; i < n_rows; i++) {
    gtk_grid_attach (self->grid, create_title (GTK_ACCESSIBLE_ROLE_ROW_HEADER), 0, (int) i + 1, 1,
                     1);
    for (guint j = 0; j < n_columns; j++)
      gtk_grid_attach (self->grid, adc_ark_cell_new (), (int) j + 1, (int) i + 1, 1, 1);
  }
  if (had_focus)
    go_to (self, (int) row, (int) column);
}

static void
set_title (AdcArkGrid *self, guint row, guint column, const char *text)
{
  GtkWidget *title = gtk_grid_get_child_at (self->grid, (int) column, (int) row);
  GtkWidget *caption = gtk_widget_get_last_child (title);
  g_auto(GStrv) lines = g_strsplit (text, "\n", 2);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (title)), lines[0]);
  gtk_label_set_label (GTK_LABEL (caption), lines[1] != NULL ? lines[1] : "");
  gtk_widget_set_visible (caption, lines[1] != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
adc_ark_grid_set_size (AdcArkGrid *self, const char * const *rows, const char * const *columns)
{
  const guint n_rows = g_strv_length ((GStrv) rows);
  const guint n_columns = g_strv_length ((GStrv) columns);

  g_return_if_fail (ADC_IS_ARK_GRID (self));

  if (n_rows != self->n_rows || n_columns != self->n_columns)
    resize (self, n_rows, n_columns);
  for (guint i = 0; i < n_rows; i++)
    set_title (self, i + 1, 0, rows[i]);
  for (guint j = 0; j < n_columns; j++)
    set_title (self, 0, j + 1, columns[j]);
}

AdcArkCell *
adc_ark_grid_get_cell (AdcArkGrid *self, guint row, guint column)
{
  g_return_val_if_fail (ADC_IS_ARK_GRID (self), NULL);

  return row < self->n_rows && column < self->n_columns
           ? ADC_ARK_CELL (gtk_grid_get_child_at (self->grid, (int) column + 1, (int) row + 1))
           : NULL;
}
