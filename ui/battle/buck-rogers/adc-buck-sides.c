/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-sides.h"

#include "adc-buck-edit.h"
#include "adc-buck-side-panel.h"

#include <glib/gi18n-lib.h>

#define SPACING 12
#define MIN_TWO 500 /* pixels: from here on there are two columns */

struct _AdcBuckSides {
  GtkWidget     parent_instance;
  AdcBoard     *board;  /* not held */
  GPtrArray    *panels; /* of AdcBuckSidePanel, children */
  GtkWidget    *add_button;
  AdcBuckScene *scene;  /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcBuckSides, adc_buck_sides, GTK_TYPE_WIDGET)

static guint
count_columns (int width)
{
  return width >= MIN_TWO ? 2 : 1;
}

static int
get_column_width (int width, guint n_columns)
{
  return (width - SPACING * ((int) n_columns - 1)) / (int) n_columns;
}

/* Of the panels from that one to the end of its line, for that width. */
static int
measure_line (AdcBuckSides *self, guint first, guint n_columns, int width)
{
  int height = 0;

  for (guint i = first; i < MIN (first + n_columns, self->panels->len); i++) {
    int natural;

    gtk_widget_measure (self->panels->pdata[i], GTK_ORIENTATION_VERTICAL, width, NULL, &natural,
                        NULL, NULL);
    height = MAX (height, natural);
  }

  return height;
}

static int
measure_height (AdcBuckSides *self, int width)
{
  const guint n_columns = count_columns (width);
  const int column = get_column_width (width, n_columns);
  int height = 0, button;

  for (guint i = 0; i < self->panels->len; i += n_columns)
    height += measure_line (self, i, n_columns, column) + SPACING;
  gtk_widget_measure (self->add_button, GTK_ORIENTATION_VERTICAL, width, NULL, &button, NULL, NULL);

  return gtk_widget_should_layout (self->add_button) ? height + button
                                                     : MAX (height - SPACING, 0);
}

static void
adc_buck_sides_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  AdcBuckSides *self = ADC_BUCK_SIDES (widget);
  int widest;

  gtk_widget_measure (self->add_button, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL,
                      NULL);
  widest = *natural;
  for (guint i = 0; i < self->panels->len; i++) {
    int child_minimum, child_natural;

    gtk_widget_measure (self->panels->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum,
                        &child_natural, NULL, NULL);
    *minimum = MAX (*minimum, child_minimum);
    widest = MAX (widest, child_natural);
  }
  *natural = MAX (*minimum, 2 * widest + SPACING);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = measure_height (self, for_size >= 0 ? for_size : *natural);
}

static void
adc_buck_sides_size_allocate (GtkWidget *widget, int width, int height G_GNUC_UNUSED,
                              int baseline G_GNUC_UNUSED)
{
  AdcBuckSides *self = ADC_BUCK_SIDES (widget);
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const guint n_columns = count_columns (width);
  const int column = get_column_width (width, n_columns);
  GtkAllocation place = { 0, 0, width, 0 };

  for (guint i = 0; i < self->panels->len; i += n_columns) {
    const int line = measure_line (self, i, n_columns, column);

    for (guint j = 0; j < n_columns && i + j < self->panels->len; j++) {
      const int x = j * (column + SPACING);
      const GtkAllocation inner = { is_mirrored ? width - x - column : x, place.y, column, line };

      gtk_widget_size_allocate (self->panels->pdata[i + j], &inner, -1);
    }
    place.y += line + SPACING;
  }

  gtk_widget_measure (self->add_button, GTK_ORIENTATION_VERTICAL, width, NULL, &place.height, NULL,
                      NULL);
  if (gtk_widget_should_layout (self->add_button))
    gtk_widget_size_allocate (self->add_button, &place, -1);
}

static GtkSizeRequestMode
adc_buck_sides_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Tab goes from side to side, whatever is above or beside what. */
static gboolean
adc_buck_sides_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (!is_forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (adc_buck_sides_parent_class)->focus (widget, direction);

  if (child == NULL)
    child = is_forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  for (; child != NULL; child = is_forward ? gtk_widget_get_next_sibling (child)
                                           : gtk_widget_get_prev_sibling (child))
    if (gtk_widget_child_focus (child, direction))
      return TRUE;

  return FALSE;
}

static gboolean
focus_first_row (AdcBuckSides *self, guint panel)
{
  g_autoptr(GPtrArray) rows = NULL;

  if (panel >= self->panels->len)
    return FALSE;

  rows = adc_buck_side_panel_list_rows (self->panels->pdata[panel]);
  return rows->len > 0 && gtk_widget_grab_focus (rows->pdata[0]);
}

/* The pieces of the first side are what a player came for. */
static gboolean
adc_buck_sides_grab_focus (GtkWidget *widget)
{
  return focus_first_row (ADC_BUCK_SIDES (widget), 0);
}

/* The side of whoever shoots goes on choosing who does; another side is what it shoots at. A target
 * chosen again shoots back. */
static void
chosen_cb (AdcBuckSides *self, const char *force)
{
  const char *from = adc_board_get_from (self->board);
  const char *at = adc_board_get_at (self->board);
  const AdcBuckCamp *camp = NULL;
  const AdcBuckCamp *shooting = NULL;

  adc_buck_scene_find_stock (self->scene, force, &camp);
  adc_buck_scene_find_stock (self->scene, from, &shooting);
  if (shooting == NULL)
    adc_board_select (self->board, force, NULL);
  else if (shooting == camp)
    adc_board_select (self->board, force, at);
  else if (g_strcmp0 (at, force) == 0)
    adc_board_select (self->board, force, from);
  else
    adc_board_select (self->board, from, force);
}

static void
moved_cb (AdcBuckSides *self, const char *side, int step)
{
  for (guint i = 0; i < self->panels->len; i++)
    if (g_strcmp0 (adc_buck_side_panel_get_side (self->panels->pdata[i]), side) == 0)
      adc_buck_side_panel_focus_move (self->panels->pdata[i], step);
}

static void
add_clicked_cb (AdcBuckSides *self)
{
  AdcBattleSession *session = adc_board_get_session (self->board);

  if (session != NULL && adc_buck_edit_add_side (session))
    focus_first_row (self, self->panels->len - 1);
}

static GPtrArray *
list_rows (AdcBuckSides *self)
{
  GPtrArray *rows = g_ptr_array_new ();

  for (guint i = 0; i < self->panels->len; i++)
    g_ptr_array_extend_and_steal (rows, adc_buck_side_panel_list_rows (self->panels->pdata[i]));

  return rows;
}

static AdcBuckPieceRow *
get_focused_row (AdcBuckSides *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return ADC_IS_BUCK_PIECE_ROW (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
             ? ADC_BUCK_PIECE_ROW (focus)
             : NULL;
}

static guint
find_panel (AdcBuckSides *self, AdcBuckPieceRow *row)
{
  guint i = 0;

  while (!gtk_widget_is_ancestor (GTK_WIDGET (row), self->panels->pdata[i]))
    i++;
  return i;
}

/* To the first or the last piece of the side. */
static void
go_to_end (AdcBuckSides *self, AdcBuckPieceRow *row, gboolean is_last)
{
  g_autoptr(GPtrArray) rows =
    adc_buck_side_panel_list_rows (self->panels->pdata[find_panel (self, row)]);

  gtk_widget_grab_focus (rows->pdata[is_last ? rows->len - 1 : 0]);
}

static void
go_to_neighbour (AdcBuckSides *self, AdcBuckPieceRow *row, int step)
{
  g_autoptr(GPtrArray) rows = list_rows (self);
  guint index;

  if (g_ptr_array_find (rows, row, &index) && (int) index + step >= 0 && index + step < rows->len)
    gtk_widget_grab_focus (rows->pdata[index + step]);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
go_to_side (AdcBuckSides *self, AdcBuckPieceRow *row, int step)
{
  const int panel = (int) find_panel (self, row) + step;

  if (panel < 0 || !focus_first_row (self, panel))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static gboolean
forget_shot (AdcBuckSides *self)
{
  if (adc_board_get_from (self->board) == NULL && adc_board_get_at (self->board) == NULL)
    return GDK_EVENT_PROPAGATE;

  adc_board_select (self->board, NULL, NULL);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (AdcBuckSides *self, guint keyval, guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers)
{
  AdcBuckPieceRow *row = get_focused_row (self);

  if (row == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    go_to_neighbour (self, row, -1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    go_to_neighbour (self, row, 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    go_to_end (self, row, FALSE);
    return GDK_EVENT_STOP;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    go_to_end (self, row, TRUE);
    return GDK_EVENT_STOP;
  case GDK_KEY_Page_Up:
  case GDK_KEY_KP_Page_Up:
    go_to_side (self, row, -1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Page_Down:
  case GDK_KEY_KP_Page_Down:
    go_to_side (self, row, 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Escape:
    return forget_shot (self);
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
adc_buck_sides_dispose (GObject *object)
{
  AdcBuckSides *self = ADC_BUCK_SIDES (object);
  GtkWidget *child;

  g_ptr_array_set_size (self->panels, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->scene, adc_buck_scene_unref);
  G_OBJECT_CLASS (adc_buck_sides_parent_class)->dispose (object);
}

static void
adc_buck_sides_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_BUCK_SIDES (object)->panels);
  G_OBJECT_CLASS (adc_buck_sides_parent_class)->finalize (object);
}

static void
adc_buck_sides_class_init (AdcBuckSidesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_buck_sides_dispose;
  object_class->finalize = adc_buck_sides_finalize;
  widget_class->measure = adc_buck_sides_measure;
  widget_class->size_allocate = adc_buck_sides_size_allocate;
  widget_class->get_request_mode = adc_buck_sides_get_request_mode;
  widget_class->focus = adc_buck_sides_focus;
  widget_class->grab_focus = adc_buck_sides_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "buck-sides");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_buck_sides_init (AdcBuckSides *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->panels = g_ptr_array_new ();
  self->add_button = gtk_button_new_with_mnemonic (_("_Add a Side"));
  gtk_widget_set_halign (self->add_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->add_button, "compact");
  gtk_widget_set_parent (self->add_button, GTK_WIDGET (self));
  g_signal_connect_object (self->add_button, "clicked", G_CALLBACK (add_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Sides, in the order of movement"), -1);
}

void
adc_buck_sides_set_board (AdcBuckSides *self, AdcBoard *board)
{
  g_return_if_fail (ADC_IS_BUCK_SIDES (self));

  self->board = board;
}

static void
add_panel (AdcBuckSides *self)
{
  GtkWidget *panel = adc_buck_side_panel_new (self->board);

  g_signal_connect_object (panel, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_before (panel, GTK_WIDGET (self), self->add_button);
  g_ptr_array_add (self->panels, panel);
}

static void
remove_panel (AdcBuckSides *self)
{
  GtkWidget *panel = g_ptr_array_steal_index (self->panels, self->panels->len - 1);
  const gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) == panel;

  gtk_widget_unparent (panel);
  if (had_focus)
    focus_first_row (self, self->panels->len - 1);
}

void
adc_buck_sides_show (AdcBuckSides *self, AdcBuckScene *scene)
{
  const char *from, *at;
  guint n_camps;

  g_return_if_fail (ADC_IS_BUCK_SIDES (self));

  adc_buck_scene_ref (scene);
  g_clear_pointer (&self->scene, adc_buck_scene_unref);
  self->scene = scene;
  n_camps = adc_buck_scene_get_n_camps (scene);
  from = adc_board_get_from (self->board);
  at = adc_board_get_at (self->board);
  while (self->panels->len < n_camps)
    add_panel (self);
  for (guint i = 0; i < n_camps; i++)
    adc_buck_side_panel_show (self->panels->pdata[i], scene, i, from, at);
  while (self->panels->len > n_camps)
    remove_panel (self);
  gtk_widget_set_visible (self->add_button, n_camps < ADC_BUCK_MAX_SIDES);
}
