/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-sheet.h"

#include "adc-bin-focus.h"
#include "adc-deck-cell.h"
#include "adc-deck-edit.h"
#include "adc-deck-rows.h"
#include "adc-value-popover.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckSheet {
  AdwBin           parent_instance;
  GtkListView     *list;
  AdcDeckRows     *rows;
  AdcValuePopover *popover;
  AdcCompletions  *completions;
  gboolean         was_on_card; /* the focus, before the list changed */
};

G_DEFINE_FINAL_TYPE (AdcDeckSheet, adc_deck_sheet, ADW_TYPE_BIN)

static void
fill_cb (AdcDeckSheet *self, AdcValueCell *cell)
{
  if (self->completions != NULL)
    adc_value_popover_open (self->popover, cell, self->completions);
}

static void
item_setup_cb (AdcDeckSheet *self, GtkListItem *item)
{
  GtkWidget *cell = adc_deck_cell_new ();

  g_signal_connect_object (cell, "fill", G_CALLBACK (fill_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, cell);
}

static void
item_bind_cb (AdcDeckSheet *self G_GNUC_UNUSED, GtkListItem *item)
{
  AdcDeckRow *row = gtk_list_item_get_item (item);

  gtk_list_item_set_activatable (item, adc_deck_row_get_entry (row) != NULL);
  adc_deck_cell_set_row (ADC_DECK_CELL (gtk_list_item_get_child (item)), row);
}

static void
item_unbind_cb (AdcDeckSheet *self G_GNUC_UNUSED, GtkListItem *item)
{
  adc_deck_cell_set_row (ADC_DECK_CELL (gtk_list_item_get_child (item)), NULL);
}

static void
activate_cb (AdcDeckSheet *self, guint position)
{
  g_autoptr(AdcDeckRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);
  AdcEntry *entry = row != NULL ? adc_deck_row_get_entry (row) : NULL;

  if (entry != NULL)
    adc_open_entry (GTK_WIDGET (self), entry);
}

/* Around the widget, or in the item that GTK puts around a cell. */
static AdcDeckCell *
find_cell (GtkWidget *widget)
{
  GtkWidget *cell = widget != NULL ? gtk_widget_get_ancestor (widget, ADC_TYPE_DECK_CELL) : NULL;

  if (cell == NULL && widget != NULL)
    cell = gtk_widget_get_first_child (widget);

  return ADC_IS_DECK_CELL (cell) ? ADC_DECK_CELL (cell) : NULL;
}

static AdcDeckCell *
find_focused (AdcDeckSheet *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list))
           ? find_cell (focus)
           : NULL;
}

static gboolean
is_card (AdcDeckCell *cell)
{
  AdcDeckRow *row = cell != NULL ? adc_deck_cell_get_row (cell) : NULL;

  return row != NULL && adc_deck_row_get_kind (row) == ADC_DECK_ROW_LINE;
}

static void
changing_cb (AdcDeckSheet *self)
{
  self->was_on_card = is_card (find_focused (self));
}

/* The row of a card from a position on, else the last one before it; or NULL. */
static AdcDeckRow *
dup_card_near (AdcDeckSheet *self, guint position)
{
  GListModel *rows = G_LIST_MODEL (self->rows);
  const guint n_rows = g_list_model_get_n_items (rows);

  for (guint i = 0; i < n_rows; i++) {
    const guint at = position + i < n_rows ? position + i : n_rows - 1 - i;
    g_autoptr(AdcDeckRow) row = g_list_model_get_item (rows, at);

    if (adc_deck_row_get_kind (row) == ADC_DECK_ROW_LINE)
      return g_steal_pointer (&row);
  }

  return NULL;
}

/* The focus of a card that is gone goes, frames later, to whatever is in its place, be it a heading. Who takes cards
 * out goes on with the next one. */
static void
changed_cb (AdcDeckSheet *self, guint position, guint n_removed)
{
  g_autoptr(AdcDeckRow) row = NULL;

  if (!self->was_on_card || n_removed == 0 || find_focused (self) != NULL)
    return;

  row = dup_card_near (self, position);
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list));
       row != NULL && item != NULL; item = gtk_widget_get_next_sibling (item)) {
    AdcDeckCell *cell = find_cell (item);

    if (cell != NULL && adc_deck_cell_get_row (cell) == row)
      gtk_widget_grab_focus (GTK_WIDGET (cell));
  }
}

static void
move_one (AdcDeckRow *row, int by)
{
  AdcDeckWork *work = adc_deck_row_get_work (row);
  const AdcDeckZone *zone = adc_deck_edit_find_zone (work, adc_deck_row_get_zone (row), by);

  if (zone != NULL)
    adc_deck_edit_move (work, adc_deck_row_get_line (row), zone->id, 1);
}

/* TRUE: the key means something for a line. */
static gboolean
change_line (AdcDeckRow *row, guint key, gboolean has_alt)
{
  AdcDeckWork *work = adc_deck_row_get_work (row);
  const AdcDeckLine *line = adc_deck_row_get_line (row);

  if (has_alt && (key == GDK_KEY_Up || key == GDK_KEY_KP_Up))
    move_one (row, -1);
  else if (has_alt && (key == GDK_KEY_Down || key == GDK_KEY_KP_Down))
    move_one (row, 1);
  else if (has_alt)
    return FALSE;
  else if (key == GDK_KEY_plus || key == GDK_KEY_KP_Add)
    adc_deck_edit_step (work, line, 1);
  else if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    adc_deck_edit_step (work, line, -1);
  else if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    adc_deck_edit_set_count (work, line, 0);
  else
    return FALSE;

  return TRUE;
}

static gboolean
is_step (guint key)
{
  return key == GDK_KEY_plus || key == GDK_KEY_KP_Add || key == GDK_KEY_minus ||
         key == GDK_KEY_KP_Subtract;
}

static gboolean
key_pressed_cb (AdcDeckSheet *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  AdcDeckCell *cell = find_focused (self);
  AdcDeckRow *focused = cell != NULL ? adc_deck_cell_get_row (cell) : NULL;
  g_autoptr(AdcDeckRow) row = focused != NULL ? g_object_ref (focused) : NULL;

  if (row == NULL || (state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  /* A heading has no number; nor should a search begin of it. */
  if (adc_deck_row_get_kind (row) != ADC_DECK_ROW_LINE)
    return is_step (key) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;

  return change_line (row, key, (state & GDK_ALT_MASK) != 0) ? GDK_EVENT_STOP
                                                            : GDK_EVENT_PROPAGATE;
}

static gboolean
drop_cb (AdcDeckSheet *self, const GValue *value, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self->list), x, y, GTK_PICK_DEFAULT);
  AdcDeckCell *cell = find_cell (picked);

  return adc_deck_sheet_drop (self, value, cell != NULL ? adc_deck_cell_get_row (cell) : NULL);
}

static void
adc_deck_sheet_dispose (GObject *object)
{
  AdcDeckSheet *self = ADC_DECK_SHEET (object);

  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  self->popover = NULL;
  if (self->rows != NULL)
    adc_deck_rows_set_work (self->rows, NULL);
  g_clear_object (&self->rows);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_deck_sheet_parent_class)->dispose (object);
}

static gboolean
adc_deck_sheet_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_DECK_SHEET (widget)->list));
}

/* Tab goes through what is in a line and then leaves the list, which may be long. */
static gboolean
adc_deck_sheet_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdcDeckCell *cell = find_focused (ADC_DECK_SHEET (widget));

  if (cell != NULL && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return gtk_widget_child_focus (GTK_WIDGET (cell), direction);

  return adc_bin_focus (widget, direction);
}

static void
adc_deck_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (adc_deck_sheet_parent_class)->size_allocate (widget, width, height, baseline);
  gtk_popover_present (GTK_POPOVER (ADC_DECK_SHEET (widget)->popover));
}

static void
adc_deck_sheet_class_init (AdcDeckSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_sheet_dispose;
  GTK_WIDGET_CLASS (klass)->focus = adc_deck_sheet_focus;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_deck_sheet_grab_focus;
  GTK_WIDGET_CLASS (klass)->size_allocate = adc_deck_sheet_size_allocate;
}

static void
create_list (AdcDeckSheet *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection *selection =
    gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));

  g_signal_connect_object (factory, "setup", G_CALLBACK (item_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (item_bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (item_unbind_cb), self,
                           G_CONNECT_SWAPPED);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (selection), factory));
  g_signal_connect_object (self->list, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Cards of the deck"), -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "deck-sheet");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "zoomable");
}

static void
adc_deck_sheet_init (AdcDeckSheet *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_MOVE | GDK_ACTION_COPY);
  GType types[] = { ADC_TYPE_ENTRY, ADC_TYPE_DECK_ROW };

  self->rows = adc_deck_rows_new ();
  g_signal_connect_object (self->rows, "items-changed", G_CALLBACK (changing_cb), self,
                           G_CONNECT_SWAPPED);
  create_list (self);
  g_signal_connect_object (self->rows, "items-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (target));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
  self->popover = ADC_VALUE_POPOVER (adc_value_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
}

void
adc_deck_sheet_set_work (AdcDeckSheet *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_SHEET (self));

  adc_deck_rows_set_work (self->rows, work);
}

void
adc_deck_sheet_set_completions (AdcDeckSheet *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_DECK_SHEET (self));

  g_set_object (&self->completions, completions);
}

GListModel *
adc_deck_sheet_get_rows (AdcDeckSheet *self)
{
  g_return_val_if_fail (ADC_IS_DECK_SHEET (self), NULL);

  return G_LIST_MODEL (self->rows);
}

void
adc_deck_sheet_show_line (AdcDeckSheet *self, const AdcDeckLine *like)
{
  guint position;

  g_return_if_fail (ADC_IS_DECK_SHEET (self) && like != NULL);

  if (adc_deck_rows_find (self->rows, like, &position))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

gboolean
adc_deck_sheet_drop (AdcDeckSheet *self, const GValue *value, AdcDeckRow *onto)
{
  AdcDeckWork *work;
  const char *zone;

  g_return_val_if_fail (ADC_IS_DECK_SHEET (self), FALSE);

  work = adc_deck_rows_get_work (self->rows);
  if (work == NULL)
    return FALSE;

  zone = onto != NULL ? adc_deck_row_get_zone (onto)
                      : adc_deck_kind_get_first_zone (adc_deck_work_get_kind (work))->id;
  if (G_VALUE_HOLDS (value, ADC_TYPE_ENTRY)) {
    adc_deck_edit_add (work, zone, g_value_get_object (value), 1);
    return TRUE;
  }
  if (G_VALUE_HOLDS (value, ADC_TYPE_DECK_ROW)) {
    AdcDeckRow *row = g_value_get_object (value);

    if (adc_deck_row_get_work (row) != work || g_str_equal (adc_deck_row_get_zone (row), zone))
      return FALSE;
    adc_deck_edit_move (work, adc_deck_row_get_line (row), zone, adc_deck_row_get_count (row));
    return TRUE;
  }

  return FALSE;
}
