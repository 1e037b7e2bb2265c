/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-cell.h"

#include "adc-deck-edit.h"
#include "adc-deck-line-words.h"
#include "adc-row-label.h"
#include "adc-typed-number.h"
#include "adc-value-cell.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckCell {
  AdwBin         parent_instance;
  GtkWidget     *head;
  GtkLabel      *head_title;
  GtkLabel      *head_count;
  GtkLabel      *head_words;
  GtkWidget     *line;
  GtkImage      *mark;
  AdcRowLabel   *name;
  AdcRowLabel   *words;
  AdwBin        *chip;
  GtkSpinButton *spin;
  GtkMenuButton *menu_button;
  AdcDeckRow    *row;
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcDeckCell, adc_deck_cell, ADW_TYPE_BIN)

enum { FILL, N_SIGNALS };
static guint signals[N_SIGNALS];

static AdcDeckWork *
get_work (AdcDeckCell *self)
{
  return adc_deck_row_get_work (self->row);
}

static void
chip_clicked_cb (AdcDeckCell *self, GtkWidget *chip)
{
  g_signal_emit (self, signals[FILL], 0, chip);
}

static gboolean
chip_query_tooltip_cb (AdcValueCell *chip, int x G_GNUC_UNUSED, int y G_GNUC_UNUSED,
                       gboolean by_keyboard G_GNUC_UNUSED, GtkTooltip *tooltip)
{
  /* Translators: of a “?”: the name of a value of a card, such as “Copies” */
  g_autofree char *words = g_strdup_printf (_("%s: not known to us. Press to fill it in."),
                                            adc_stat_get_title (adc_value_cell_get_stat (chip)));

  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

/* Kept for the next card: to make one takes longer than all the rest of a line. */
static void
update_chip (AdcDeckCell *self)
{
  AdcEntry *entry = adc_deck_row_get_entry (self->row);
  AdcStat *stat = entry != NULL ? adc_deck_line_words_find_unknown_copies (entry) : NULL;
  GtkWidget *chip = adw_bin_get_child (self->chip);

  gtk_widget_set_visible (GTK_WIDGET (self->chip), stat != NULL);
  if (stat == NULL)
    return;

  if (chip != NULL) {
    adc_value_cell_show (ADC_VALUE_CELL (chip), ADC_PIECE (entry), stat);
  } else {
    chip = adc_value_cell_new (ADC_PIECE (entry), stat, FALSE);
    gtk_widget_add_css_class (chip, "deck-chip");
    g_signal_connect (chip, "query-tooltip", G_CALLBACK (chip_query_tooltip_cb), NULL);
    g_signal_connect_object (chip, "clicked", G_CALLBACK (chip_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    adw_bin_set_child (self->chip, chip);
  }
}

static char *
dup_menu_name (AdcDeckCell *self)
{
  /* Translators: the name of a card; what a screen reader calls a menu */
  return g_strdup_printf (_("What to do with %s"), adc_deck_row_get_title (self->row));
}

/* Asked for, not set: at each new text GTK asks the display where the pointer is, and a page of a
 * long list has many. */
static gboolean
menu_query_tooltip_cb (AdcDeckCell *self, int x G_GNUC_UNUSED, int y G_GNUC_UNUSED,
                       gboolean by_keyboard G_GNUC_UNUSED, GtkTooltip *tooltip)
{
  g_autofree char *words = self->row != NULL ? dup_menu_name (self) : NULL;

  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

static void
update_line (AdcDeckCell *self)
{
  const AdcDeckMark mark = adc_deck_row_get_mark (self->row);
  const char *title = adc_deck_row_get_title (self->row);
  const char *words = mark != ADC_DECK_MARK_NONE ? adc_deck_line_words_get_mark (mark)
                                                 : adc_deck_row_get_words (self->row);
  /* Translators: the name of a card; what a screen reader calls a number */
  g_autofree char *spin = g_strdup_printf (_("How many: %s"), title);
  g_autofree char *menu = dup_menu_name (self);

  if (mark != ADC_DECK_MARK_NONE)
    gtk_image_set_from_icon_name (self->mark, adc_deck_line_words_get_icon (mark));
  gtk_widget_set_visible (GTK_WIDGET (self->mark), mark != ADC_DECK_MARK_NONE);
  adc_row_label_set_text (self->name, title);
  adc_row_label_set_is_link (self->name, adc_deck_row_get_entry (self->row) != NULL);
  adc_row_label_set_text (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->words), *words != '\0');
  gtk_spin_button_set_value (self->spin, adc_deck_row_get_count (self->row));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, spin,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, menu, -1);
  update_chip (self);
}

static void
update_head (AdcDeckCell *self)
{
  const gboolean is_zone = adc_deck_row_get_kind (self->row) == ADC_DECK_ROW_ZONE;
  const guint count = adc_deck_row_get_count (self->row);
  g_autofree char *number = g_strdup_printf ("%u", count);
  const char *words = adc_deck_row_get_words (self->row);

  if (is_zone && count == 0 && *words == '\0')
    words = _("nothing yet");
  gtk_label_set_label (self->head_title, adc_deck_row_get_title (self->row));
  gtk_label_set_label (self->head_count, number);
  gtk_label_set_label (self->head_words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->head_words), *words != '\0');
  gtk_widget_remove_css_class (self->head, is_zone ? "deck-category" : "deck-zone");
  gtk_widget_add_css_class (self->head, is_zone ? "deck-zone" : "deck-category");
}

static void
update (AdcDeckCell *self)
{
  const gboolean is_line = adc_deck_row_get_kind (self->row) == ADC_DECK_ROW_LINE;
  g_autofree char *label = adc_deck_line_words_dup_row (self->row);

  self->is_updating = TRUE;
  gtk_widget_set_visible (self->head, !is_line);
  gtk_widget_set_visible (self->line, is_line);
  if (is_line)
    update_line (self);
  else
    update_head (self);
  self->is_updating = FALSE;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
count_changed_cb (AdcDeckCell *self)
{
  const int count = gtk_spin_button_get_value_as_int (self->spin);

  if (!self->is_updating && self->row != NULL)
    adc_deck_edit_set_count (get_work (self), adc_deck_row_get_line (self->row), (guint) count);
}

static void
name_released_cb (AdcDeckCell *self)
{
  AdcEntry *entry = self->row != NULL ? adc_deck_row_get_entry (self->row) : NULL;

  if (entry != NULL)
    adc_open_entry (GTK_WIDGET (self), entry);
}

static void
add_moves (AdcDeckCell *self, GMenu *menu)
{
  g_autoptr(GPtrArray) zones = adc_deck_edit_list_zones (get_work (self));
  const guint count = adc_deck_row_get_count (self->row);

  for (guint i = 0; i < zones->len; i++) {
    const AdcDeckZone *zone = zones->pdata[i];
    g_autoptr(GMenu) section = g_menu_new ();
    const guint counts[] = { 1, count };

    if (g_str_equal (zone->id, adc_deck_row_get_zone (self->row)))
      continue;
    for (guint j = 0; j < (count > 1 ? 2 : 1); j++) {
      g_autofree char *label =
        /* Translators: the name of a part of the deck */
        g_strdup_printf (j == 0 ? _("Move One to “%s”") : _("Move All to “%s”"),
                         adc_deck_zone_get_title (zone));
      g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "line.move", "(su)", zone->id, counts[j]);
      g_menu_append_item (section, item);
    }
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  }
}

/* Made when it is opened: lines are many, and one menu at a time is open. */
static void
create_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  AdcDeckCell *self = user_data;
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) section = g_menu_new ();

  if (self->row == NULL)
    return;

  if (adc_deck_row_get_entry (self->row) != NULL)
    g_menu_append (section, _("_Look It Up"), "line.open");
  g_menu_append (section, _("_Remove"), "line.remove");
  add_moves (self, menu);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
open_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  name_released_cb (ADC_DECK_CELL (widget));
}

static void
remove_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcDeckCell *self = ADC_DECK_CELL (widget);

  adc_deck_edit_set_count (get_work (self), adc_deck_row_get_line (self->row), 0);
}

static void
move_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcDeckCell *self = ADC_DECK_CELL (widget);
  const char *zone;
  guint count;

  g_variant_get (parameter, "(&su)", &zone, &count);
  adc_deck_edit_move (get_work (self), adc_deck_row_get_line (self->row), zone, count);
}

static GdkContentProvider *
drag_prepare_cb (AdcDeckCell *self)
{
  if (self->row == NULL || adc_deck_row_get_kind (self->row) != ADC_DECK_ROW_LINE)
    return NULL;

  return gdk_content_provider_new_typed (ADC_TYPE_DECK_ROW, self->row);
}

static void
drag_begin_cb (AdcDeckCell *self, GdkDrag *drag G_GNUC_UNUSED, GtkDragSource *source)
{
  g_autoptr(GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

/* The arrows go from line to line, and Tab goes on to what is in one; else the arrows would end up
 * in a number and change it. */
static gboolean
adc_deck_cell_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean is_inside = gtk_widget_get_focus_child (widget) != NULL;
  const gboolean goes_in = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_RIGHT;
  const gboolean goes_back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_LEFT;

  if (!is_inside && !gtk_widget_is_focus (widget))
    return gtk_widget_grab_focus (widget);
  if ((is_inside || goes_in) &&
      gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), direction))
    return TRUE;

  return is_inside && goes_back && gtk_widget_grab_focus (widget);
}

static gboolean
adc_deck_cell_grab_focus (GtkWidget *widget)
{
  g_autoptr(GtkWidget) kept = g_object_ref (widget);
  GtkRoot *root;

  adc_typed_number_take (widget); /* that of another line, and this one may go with it */
  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return FALSE;

  gtk_root_set_focus (root, widget);
  return TRUE;
}

static void
adc_deck_cell_dispose (GObject *object)
{
  AdcDeckCell *self = ADC_DECK_CELL (object);

  adc_deck_cell_set_row (self, NULL);
  G_OBJECT_CLASS (adc_deck_cell_parent_class)->dispose (object);
}

static void
adc_deck_cell_class_init (AdcDeckCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_cell_dispose;
  widget_class->focus = adc_deck_cell_focus;
  widget_class->grab_focus = adc_deck_cell_grab_focus;
  g_type_ensure (ADC_TYPE_ROW_LABEL);
  signals[FILL] = g_signal_new ("fill", ADC_TYPE_DECK_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ADC_TYPE_VALUE_CELL);
  gtk_widget_class_set_css_name (widget_class, "deck-cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-cell.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, head);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, head_title);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, head_count);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, head_words);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, line);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, mark);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, name);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, words);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, chip);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, spin);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCell, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, name_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, count_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_query_tooltip_cb);
  gtk_widget_class_install_action (widget_class, "line.open", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "line.remove", NULL, remove_activated);
  gtk_widget_class_install_action (widget_class, "line.move", "(su)", move_activated);
}

static void
adc_deck_cell_init (AdcDeckCell *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_updating = TRUE;
  gtk_spin_button_set_range (self->spin, 0, ADC_DECK_MAX_COUNT);
  gtk_spin_button_set_increments (self->spin, 1, 5);
  self->is_updating = FALSE;
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE | GDK_ACTION_COPY);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

GtkWidget *
adc_deck_cell_new (void)
{
  return g_object_new (ADC_TYPE_DECK_CELL, NULL);
}

void
adc_deck_cell_set_row (AdcDeckCell *self, AdcDeckRow *row)
{
  g_return_if_fail (ADC_IS_DECK_CELL (self));
  g_return_if_fail (row == NULL || ADC_IS_DECK_ROW (row));

  if (self->row != NULL)
    g_signal_handlers_disconnect_by_func (self->row, update, self);
  g_set_object (&self->row, row);
  if (row == NULL)
    return;

  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

AdcDeckRow *
adc_deck_cell_get_row (AdcDeckCell *self)
{
  g_return_val_if_fail (ADC_IS_DECK_CELL (self), NULL);

  return self->row;
}
