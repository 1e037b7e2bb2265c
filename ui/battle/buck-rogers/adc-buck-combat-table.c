/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-combat-table.h"

#include "adc-buck-table-cell.h"
#include "adc-shape-icon.h"

#include <glib/gi18n-lib.h>

#define NARROW 440 /* pixels: below, the columns are known by their shapes alone */

struct _AdcBuckCombatTable {
  GtkWidget          parent_instance;
  GtkScrolledWindow *scroller;
  GtkGrid           *grid;
  GtkWidget         *rows[ADC_BUCK_N_TYPES];    /* headers, each with a shape and a label */
  GtkWidget         *columns[ADC_BUCK_N_TYPES];
  GtkWidget         *cells[ADC_BUCK_N_TYPES][ADC_BUCK_N_TYPES];
  AdcBoard          *board;   /* not held */
  AdcBuckScene      *scene;   /* or NULL */
  GtkWidget         *current; /* the cell that had the focus last, or NULL */
  guint              fitting; /* the source that will fit it to its width */
};

G_DEFINE_FINAL_TYPE (AdcBuckCombatTable, adc_buck_combat_table, GTK_TYPE_WIDGET)

static gboolean
fit_cb (gpointer user_data)
{
  AdcBuckCombatTable *self = user_data;
  const double width =
    gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scroller));

  self->fitting = 0;
  if (width > 0 && width < NARROW)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  for (guint i = 0; i < ADC_BUCK_N_TYPES; i++)
    gtk_widget_set_visible (gtk_widget_get_last_child (self->columns[i]),
                            width <= 0 || width >= NARROW);

  return G_SOURCE_REMOVE;
}

/* Later: while widgets get their sizes nobody may ask for another. */
static void
width_changed_cb (AdcBuckCombatTable *self)
{
  if (self->fitting == 0)
    self->fitting = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

static gboolean
has_marker (AdcBuckCombatTable *self)
{
  return self->scene != NULL &&
         adc_buck_scenario_is_advanced (adc_buck_scene_get_scenario (self->scene));
}

static guint
count_types (AdcBuckCombatTable *self)
{
  return has_marker (self) ? ADC_BUCK_N_TYPES : ADC_BUCK_MARKER;
}

static GtkWidget *
get_focused_cell (AdcBuckCombatTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return ADC_IS_BUCK_TABLE_CELL (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
             ? focus
             : NULL;
}

static void
find_cell (AdcBuckCombatTable *self, GtkWidget *cell, guint *row, guint *column)
{
  for (guint i = 0; i < ADC_BUCK_N_TYPES; i++)
    for (guint j = 0; j < ADC_BUCK_N_TYPES; j++)
      if (self->cells[i][j] == cell) {
        *row = i;
        *column = j;
        return;
      }
}

/* Where the focus goes when it comes in: where it was, else to the shot pointed at, else to the
 * first that can be made. */
static GtkWidget *
get_entrance (AdcBuckCombatTable *self)
{
  GtkWidget *lit = NULL;

  if (self->current != NULL && gtk_widget_get_visible (self->current))
    return self->current;

  for (guint i = 0; i < count_types (self); i++)
    for (guint j = 0; j < count_types (self); j++) {
      if (gtk_widget_has_css_class (self->cells[i][j], "chosen"))
        return self->cells[i][j];
      if (lit == NULL && adc_buck_table_cell_is_lit (ADC_BUCK_TABLE_CELL (self->cells[i][j])))
        lit = self->cells[i][j];
    }

  return lit != NULL ? lit : self->cells[0][0];
}

static gboolean
go_to (AdcBuckCombatTable *self, GtkWidget *cell)
{
  self->current = cell;
  return gtk_widget_grab_focus (cell);
}

static gboolean
adc_buck_combat_table_grab_focus (GtkWidget *widget)
{
  AdcBuckCombatTable *self = ADC_BUCK_COMBAT_TABLE (widget);

  return go_to (self, get_entrance (self));
}

/* One stop: the arrows go on inside. */
static gboolean
adc_buck_combat_table_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdcBuckCombatTable *self = ADC_BUCK_COMBAT_TABLE (widget);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (adc_buck_combat_table_parent_class)->focus (widget, direction);

  return get_focused_cell (self) == NULL && go_to (self, get_entrance (self));
}

static void
choose (AdcBuckCombatTable *self, GtkWidget *cell)
{
  const AdcBuckPair *next =
    adc_buck_table_cell_get_next (ADC_BUCK_TABLE_CELL (cell), adc_board_get_from (self->board),
                                  adc_board_get_at (self->board));

  if (next != NULL)
    adc_board_select (self->board, next->from, next->at);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static gboolean
go (AdcBuckCombatTable *self, GtkWidget *cell, int down, int right)
{
  const int n = count_types (self);
  guint row = 0, column = 0;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    right = -right;
  find_cell (self, cell, &row, &column);
  go_to (self,
         self->cells[CLAMP ((int) row + down, 0, n - 1)][CLAMP ((int) column + right, 0, n - 1)]);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (AdcBuckCombatTable *self, guint keyval, guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers)
{
  GtkWidget *cell = get_focused_cell (self);

  if (cell == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    return go (self, cell, -1, 0);
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    return go (self, cell, 1, 0);
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    return go (self, cell, 0, -1);
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return go (self, cell, 0, 1);
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    return go (self, cell, 0, -ADC_BUCK_N_TYPES);
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    return go (self, cell, 0, ADC_BUCK_N_TYPES);
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    choose (self, cell);
    return GDK_EVENT_STOP;
  case GDK_KEY_Escape:
    if (adc_board_get_from (self->board) == NULL && adc_board_get_at (self->board) == NULL)
      return GDK_EVENT_PROPAGATE;
    adc_board_select (self->board, NULL, NULL);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
released_cb (AdcBuckCombatTable *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *cell = picked != NULL ? gtk_widget_get_ancestor (picked, ADC_TYPE_BUCK_TABLE_CELL)
                                   : NULL;

  if (cell != NULL) {
    go_to (self, cell);
    choose (self, cell);
  }
}

static void
adc_buck_combat_table_dispose (GObject *object)
{
  AdcBuckCombatTable *self = ADC_BUCK_COMBAT_TABLE (object);
  GtkWidget *child;

  g_clear_handle_id (&self->fitting, g_source_remove);
  self->current = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->scene, adc_buck_scene_unref);
  G_OBJECT_CLASS (adc_buck_combat_table_parent_class)->dispose (object);
}

static void
adc_buck_combat_table_class_init (AdcBuckCombatTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_buck_combat_table_dispose;
  widget_class->focus = adc_buck_combat_table_focus;
  widget_class->grab_focus = adc_buck_combat_table_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "buck-table");
}

static GtkWidget *
create_header (GtkOrientation orientation, GtkAccessibleRole role)
{
  const gboolean is_row = orientation == GTK_ORIENTATION_HORIZONTAL;
  GtkWidget *header = g_object_new (GTK_TYPE_BOX, "orientation", orientation, "spacing",
                                    is_row ? 6 : 2, "accessible-role", role, NULL);
  GtkWidget *shape = adc_shape_icon_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", is_row ? 0.0 : 0.5, "ellipsize",
                                   PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_set_valign (header, is_row ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "buck-header");
  gtk_box_append (GTK_BOX (header), shape);
  gtk_box_append (GTK_BOX (header), label);
  return header;
}

static void
fill_grid (AdcBuckCombatTable *self)
{
  for (guint i = 0; i < ADC_BUCK_N_TYPES; i++) {
    self->rows[i] = create_header (GTK_ORIENTATION_HORIZONTAL, GTK_ACCESSIBLE_ROLE_ROW_HEADER);
    self->columns[i] = create_header (GTK_ORIENTATION_VERTICAL, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
    gtk_grid_attach (self->grid, self->rows[i], 0, i + 1, 1, 1);
    gtk_grid_attach (self->grid, self->columns[i], i + 1, 0, 1, 1);
    for (guint j = 0; j < ADC_BUCK_N_TYPES; j++) {
      self->cells[i][j] = adc_buck_table_cell_new (i, j);
      gtk_widget_set_hexpand (self->cells[i][j], TRUE);
      gtk_grid_attach (self->grid, self->cells[i][j], j + 1, i + 1, 1, 1);
    }
  }
}

static void
watch (AdcBuckCombatTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  /* Before the scrolled window, which would scroll. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
adc_buck_combat_table_init (AdcBuckCombatTable *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _("Combat Table"), "xalign", 0.0, NULL);
  GtkWidget *hint = g_object_new (GTK_TYPE_LABEL, "label",
                                  _("Who shoots on the left, at what on top, and the number to "
                                    "reach with a ten-sided die. X: impossible. B: by bombing "
                                    "only. Lit: in use now; choose one to see that shot."),
                                  "xalign", 0.0, "wrap", TRUE, "max-width-chars", 40, NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_add_css_class (title, "battle-subheading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3, -1);
  gtk_widget_add_css_class (hint, "battle-small");

  self->grid = GTK_GRID (gtk_grid_new ());
  fill_grid (self);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->grid));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (width_changed_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_widget_set_parent (title, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));
  gtk_widget_set_parent (hint, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Combat Table"), -1);
  watch (self);
}

void
adc_buck_combat_table_set_board (AdcBuckCombatTable *self, AdcBoard *board)
{
  g_return_if_fail (ADC_IS_BUCK_COMBAT_TABLE (self));

  self->board = board;
}

static void
show_header (GtkWidget *header, AdcGame *game, const char *unit)
{
  AdcEntry *entry = adc_game_lookup (game, unit);
  AdcEntry *type = ADC_IS_PIECE (entry) ? adc_piece_get_unit_type (ADC_PIECE (entry)) : NULL;
  const char *title = entry != NULL ? adc_entry_get_title (entry) : unit;

  adc_shape_icon_set_unit_type (ADC_SHAPE_ICON (gtk_widget_get_first_child (header)),
                                type != NULL ? ADC_UNIT_TYPE (type) : NULL);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (header)), title);
  gtk_widget_set_tooltip_text (header, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (header), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
}

void
adc_buck_combat_table_show (AdcBuckCombatTable *self, AdcBuckScene *scene)
{
  AdcGame *game;
  guint n_types;

  g_return_if_fail (ADC_IS_BUCK_COMBAT_TABLE (self));

  adc_buck_scene_ref (scene);
  g_clear_pointer (&self->scene, adc_buck_scene_unref);
  self->scene = scene;
  game = adc_buck_scene_get_game (scene);
  n_types = count_types (self);
  for (guint i = 0; i < ADC_BUCK_N_TYPES; i++) {
    show_header (self->rows[i], game, adc_buck_get_unit (i));
    show_header (self->columns[i], game, adc_buck_get_unit (i));
    gtk_widget_set_visible (self->rows[i], i < n_types);
    gtk_widget_set_visible (self->columns[i], i < n_types);
    for (guint j = 0; j < ADC_BUCK_N_TYPES; j++) {
      adc_buck_table_cell_show (ADC_BUCK_TABLE_CELL (self->cells[i][j]), scene);
      gtk_widget_set_visible (self->cells[i][j], i < n_types && j < n_types);
    }
  }
  adc_buck_combat_table_show_shot (self);
}

void
adc_buck_combat_table_show_shot (AdcBuckCombatTable *self)
{
  const char *from, *at;

  g_return_if_fail (ADC_IS_BUCK_COMBAT_TABLE (self));

  from = adc_board_get_from (self->board);
  at = adc_board_get_at (self->board);
  for (guint i = 0; i < ADC_BUCK_N_TYPES; i++)
    for (guint j = 0; j < ADC_BUCK_N_TYPES; j++)
      adc_buck_table_cell_mark (ADC_BUCK_TABLE_CELL (self->cells[i][j]), from, at);
}

GtkWidget *
adc_buck_combat_table_get_cell (AdcBuckCombatTable *self, AdcBuckType attacker, AdcBuckType target)
{
  g_return_val_if_fail (ADC_IS_BUCK_COMBAT_TABLE (self), NULL);
  g_return_val_if_fail (attacker < ADC_BUCK_N_TYPES && target < ADC_BUCK_N_TYPES, NULL);

  return self->cells[attacker][target];
}
