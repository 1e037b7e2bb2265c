/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-line-view-private.h"

#include "adc-ares-refusal.h"
#include "adc-battle-report.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (AdcAresLineView, adc_ares_line_view, GTK_TYPE_WIDGET)

AdcBattleSession *
adc_ares_line_view_get_session (AdcAresLineView *self)
{
  return self->board != NULL ? adc_board_get_session (self->board) : NULL;
}

AdcAresCell *
adc_ares_line_view_find_cell (AdcAresLineView *self, const char *id)
{
  for (guint i = 0; id != NULL && i < self->rows->len; i++) {
    GPtrArray *row = self->rows->pdata[i];

    for (guint j = 0; j < row->len; j++)
      if (g_strcmp0 (adc_ares_cell_get_id (row->pdata[j]), id) == 0)
        return row->pdata[j];
  }

  return NULL;
}

AdcAresCell *
adc_ares_line_view_get_focus (AdcAresLineView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!ADC_IS_ARES_CELL (focus) || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;

  return ADC_ARES_CELL (focus);
}

void
adc_ares_line_view_set_current (AdcAresLineView *self, AdcAresCell *cell)
{
  self->current = cell;
  if (cell != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (cell));
}

/* Screen readers say what a label of this role becomes. */
void
adc_ares_line_view_set_status (AdcAresLineView *self, const char *text)
{
  gtk_label_set_label (self->status, text);
}

void
adc_ares_line_view_announce_place (AdcAresLineView *self, const char *force)
{
  const AdcAresForceInfo *info = adc_ares_scene_find_force (self->scene, force);

  if (info != NULL) {
    g_autofree char *place = adc_ares_describe_place (info);
    /* Translators: a force and where it now stands, as in “Behemoth: column 3, front line” */
    g_autofree char *text = g_strdup_printf (_("%s: %s"), info->name, place);

    adc_ares_line_view_set_status (self, text);
  }
}

void
adc_ares_line_view_refuse (AdcAresLineView *self, AdcFault *fault)
{
  if (fault != NULL)
    adc_ares_line_view_set_status (self, fault->message);
  adc_ares_refuse (GTK_WIDGET (self), adc_ares_scene_get_game (self->scene), fault);
}

/* Where the focus goes when it comes in: where it was, else to who shoots, else to the first. */
static AdcAresCell *
get_entrance (AdcAresLineView *self)
{
  AdcAresCell *shooter = NULL;

  if (self->current != NULL)
    return self->current;
  if (self->board != NULL)
    shooter = adc_ares_line_view_find_cell (self, adc_board_get_from (self->board));
  if (shooter != NULL)
    return shooter;

  return self->rows->len > 0 ? g_ptr_array_index ((GPtrArray *) self->rows->pdata[0], 0) : NULL;
}

static gboolean
adc_ares_line_view_grab_focus (GtkWidget *widget)
{
  AdcAresLineView *self = ADC_ARES_LINE_VIEW (widget);
  AdcAresCell *entrance = get_entrance (self);

  return gtk_widget_grab_focus (
      entrance != NULL ? GTK_WIDGET (entrance)
                       : adc_ares_tray_get_add_button (self->trays[ADC_ARES_DEFENDER]));
}

/* Three stops: adding to the defender, the cells, adding to the attacker. */
static gboolean
adc_ares_line_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdcAresLineView *self = ADC_ARES_LINE_VIEW (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *stops[] = {
    adc_ares_tray_get_add_button (self->trays[ADC_ARES_DEFENDER]),
    GTK_WIDGET (get_entrance (self)),
    adc_ares_tray_get_add_button (self->trays[ADC_ARES_ATTACKER]),
  };
  const int n = G_N_ELEMENTS (stops);
  const gboolean backward = direction == GTK_DIR_TAB_BACKWARD;
  const int step = backward ? -1 : 1;
  int i = backward ? n - 1 : 0;

  if (direction != GTK_DIR_TAB_FORWARD && !backward)
    return GTK_WIDGET_CLASS (adc_ares_line_view_parent_class)->focus (widget, direction);

  for (int stop = 0; focus != NULL && stop < n; stop++)
    if (focus == stops[stop] || (stop == 1 && adc_ares_line_view_get_focus (self) != NULL))
      i = stop + step;
  for (; i >= 0 && i < n; i += step)
    if (stops[i] != NULL && gtk_widget_grab_focus (stops[i]))
      return TRUE;

  return FALSE;
}

static void
adc_ares_line_view_dispose (GObject *object)
{
  AdcAresLineView *self = ADC_ARES_LINE_VIEW (object);
  GtkWidget *child;

  self->current = NULL;
  g_ptr_array_set_size (self->rows, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->menu = NULL;
  g_clear_pointer (&self->scene, adc_ares_scene_free);
  G_OBJECT_CLASS (adc_ares_line_view_parent_class)->dispose (object);
}

static void
adc_ares_line_view_finalize (GObject *object)
{
  AdcAresLineView *self = ADC_ARES_LINE_VIEW (object);

  g_ptr_array_unref (self->rows);
  g_free (self->dragged);
  G_OBJECT_CLASS (adc_ares_line_view_parent_class)->finalize (object);
}

static void
adc_ares_line_view_class_init (AdcAresLineViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_ares_line_view_dispose;
  object_class->finalize = adc_ares_line_view_finalize;
  widget_class->focus = adc_ares_line_view_focus;
  widget_class->grab_focus = adc_ares_line_view_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "ares-line");
  adc_ares_line_view_install_commands (widget_class);
}

static void
adc_ares_line_view_init (AdcAresLineView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (widget));

  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);

  for (guint side = 0; side < G_N_ELEMENTS (self->trays); side++)
    self->trays[side] = ADC_ARES_TRAY (adc_ares_tray_new (side));
  self->table = ADC_ARES_TABLE (adc_ares_table_new ());
  gtk_widget_set_halign (GTK_WIDGET (self->table), GTK_ALIGN_CENTER);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->table));
  self->status = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                               "wrap", TRUE, "xalign", 0.5, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "line-status");
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "dim-label");

  gtk_widget_set_parent (GTK_WIDGET (self->trays[ADC_ARES_DEFENDER]), widget);
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), widget);
  gtk_widget_set_parent (GTK_WIDGET (self->trays[ADC_ARES_ATTACKER]), widget);
  gtk_widget_set_parent (GTK_WIDGET (self->status), widget);
  /* Arrows go from what waits beside the line into it, so that all of it is one. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Battle Line"), -1);
  adc_ares_line_view_watch_keys (self);
  adc_ares_line_view_watch_pointer (self);
}

void
adc_ares_line_view_set_board (AdcAresLineView *self, AdcBoard *board)
{
  g_return_if_fail (ADC_IS_ARES_LINE_VIEW (self));

  self->board = board;
}

static void
add_row (AdcAresLineView *self, GPtrArray *cells, guint first, guint end)
{
  GPtrArray *row = g_ptr_array_new ();

  for (guint i = first; i < end; i++)
    g_ptr_array_add (row, cells->pdata[i]);
  g_ptr_array_add (self->rows, row);
}

/* Cuts a list of cells into rows: a new one where the side or the rank changes. */
static void
add_rows (AdcAresLineView *self, GPtrArray *cells)
{
  guint first = 0;

  for (guint i = 1; i <= cells->len; i++)
    if (i == cells->len ||
        adc_ares_cell_get_side (cells->pdata[i]) != adc_ares_cell_get_side (cells->pdata[first]) ||
        adc_ares_cell_get_rank (cells->pdata[i]) != adc_ares_cell_get_rank (cells->pdata[first])) {
      add_row (self, cells, first, i);
      first = i;
    }
}

static void
show_scene (AdcAresLineView *self)
{
  g_autoptr(GPtrArray) above = g_ptr_array_new ();
  g_autoptr(GPtrArray) line = g_ptr_array_new ();
  g_autoptr(GPtrArray) below = g_ptr_array_new ();

  g_ptr_array_set_size (self->rows, 0);
  adc_ares_tray_set_scene (self->trays[ADC_ARES_DEFENDER], self->scene, above);
  adc_ares_table_set_scene (self->table, self->scene, line);
  adc_ares_tray_set_scene (self->trays[ADC_ARES_ATTACKER], self->scene, below);
  add_rows (self, above);
  add_rows (self, line);
  add_rows (self, below);
}

/* The cell at a place, whatever is in it; or the nearest thing to it. */
static AdcAresCell *
find_place (AdcAresLineView *self, AdcAresSide side, int column, guint rank)
{
  AdcAresCell *found = NULL;

  for (guint i = 0; i < self->rows->len; i++) {
    GPtrArray *row = self->rows->pdata[i];

    for (guint j = 0; j < row->len; j++) {
      AdcAresCell *cell = row->pdata[j];

      if (adc_ares_cell_get_side (cell) == side && adc_ares_cell_get_rank (cell) <= rank &&
          adc_ares_cell_get_column (cell) <= column &&
          gtk_widget_is_ancestor (GTK_WIDGET (cell), GTK_WIDGET (self->table)))
        found = cell;
    }
  }

  return found != NULL ? found : get_entrance (self);
}

/* Everything is made anew: the focus goes back to the same force, wherever it stands now, or to
 * what is where it stood. */
void
adc_ares_line_view_update (AdcAresLineView *self)
{
  AdcBattleSession *session;
  AdcAresCell *before;
  const gboolean has_focus = adc_ares_line_view_get_focus (self) != NULL;
  g_autofree char *id = NULL;
  AdcAresSide side = ADC_ARES_ATTACKER;
  int column = 0;
  guint rank = 0;

  g_return_if_fail (ADC_IS_ARES_LINE_VIEW (self));

  session = adc_ares_line_view_get_session (self);
  if (session == NULL)
    return;

  before = has_focus ? adc_ares_line_view_get_focus (self) : self->current;
  if (before != NULL) {
    id = g_strdup (adc_ares_cell_get_id (before));
    side = adc_ares_cell_get_side (before);
    column = adc_ares_cell_get_column (before);
    rank = adc_ares_cell_get_rank (before);
  }

  self->current = NULL;
  if (self->menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->menu));
  g_clear_pointer (&self->scene, adc_ares_scene_free);
  self->scene = adc_ares_scene_new_of (session);
  show_scene (self);

  self->current = adc_ares_line_view_find_cell (self, id);
  if (self->current == NULL && before != NULL)
    self->current = find_place (self, side, column, rank);
  if (has_focus)
    adc_ares_line_view_set_current (self, self->current);
  adc_ares_line_view_show_shot (self);
}

static char *
dup_name (AdcAresLineView *self, const char *id)
{
  return adc_scenario_dup_force_name (adc_ares_scene_get_game (self->scene),
                                      adc_ares_scene_get_scenario (self->scene), id);
}

static void
describe_shot (AdcAresLineView *self, const char *from, const char *at)
{
  const AdcShot *shot = adc_ares_scene_find_shot (self->scene, from, at);
  const AdcFault *obstacle = adc_ares_scene_get_obstacle (self->scene);
  g_autofree char *shooter = from != NULL ? dup_name (self, from) : NULL;
  g_autofree char *target = at != NULL ? dup_name (self, at) : NULL;
  g_autofree char *text = NULL;

  if (obstacle != NULL) {
    text = g_strdup (obstacle->message);
  } else if (adc_ares_scene_get_n_columns (self->scene) == 0) {
    text = g_strdup ("");
  } else if (from == NULL) {
    text = g_strdup (_("Choose the force that shoots."));
  } else if (at == NULL) {
    text = g_strdup_printf (_("%s shoots: choose its target."), shooter);
  } else if (shot != NULL) {
    g_autofree char *threshold = adc_ares_format_threshold (shot);

    /* Translators: the shooter, its target, and the threshold, which is a number */
    text = g_strdup_printf (_("%s at %s: threshold %s"), shooter, target, threshold);
  } else {
    /* Translators: the shooter and its target */
    text = g_strdup_printf (_("%s cannot shoot at %s."), shooter, target);
  }

  adc_ares_line_view_set_status (self, text);
}

void
adc_ares_line_view_show_shot (AdcAresLineView *self)
{
  const char *from, *at;

  g_return_if_fail (ADC_IS_ARES_LINE_VIEW (self));

  if (self->scene == NULL)
    return;

  from = adc_board_get_from (self->board);
  at = adc_board_get_at (self->board);
  for (guint i = 0; i < self->rows->len; i++) {
    GPtrArray *row = self->rows->pdata[i];

    for (guint j = 0; j < row->len; j++) {
      const char *id = adc_ares_cell_get_id (row->pdata[j]);
      AdcAresRole role = ADC_ARES_NO_ROLE;

      if (id != NULL && g_strcmp0 (id, from) == 0)
        role = ADC_ARES_SHOOTER;
      else if (id != NULL && g_strcmp0 (id, at) == 0)
        role = ADC_ARES_TARGET;
      adc_ares_cell_show_shot (row->pdata[j], role,
                               id != NULL ? adc_ares_scene_find_shot (self->scene, from, id)
                                          : NULL);
    }
  }
  describe_shot (self, from, at);
}

void
adc_ares_line_view_set_narrow (AdcAresLineView *self, gboolean narrow)
{
  g_return_if_fail (ADC_IS_ARES_LINE_VIEW (self));

  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

void
adc_ares_line_view_focus_force (AdcAresLineView *self, const char *force)
{
  AdcAresCell *cell;

  g_return_if_fail (ADC_IS_ARES_LINE_VIEW (self));

  cell = adc_ares_line_view_find_cell (self, force);
  if (cell != NULL)
    adc_ares_line_view_set_current (self, cell);
}

GtkAdjustment *
adc_ares_line_view_get_adjustment (AdcAresLineView *self)
{
  g_return_val_if_fail (ADC_IS_ARES_LINE_VIEW (self), NULL);

  return gtk_scrolled_window_get_hadjustment (self->scroller);
}
