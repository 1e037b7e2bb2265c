/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-piece-entry.h"

#include "adc-piece-filter.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_ROWS 12
#define LIST_HEIGHT 260 /* pixels, as the rest */
#define MIN_LIST 200
#define EDGES 24      /* what a popover has around its list */
#define WORDS_WIDE 24 /* characters: what lines are counted for */

struct _AdcStarPieceEntry {
  AdwBin          parent_instance;
  GtkEntry       *entry;
  GtkWidget      *popover;
  GtkListBox     *list;
  AdcPieceFilter *filter;
  GPtrArray      *pieces;
  GPtrArray      *matches; /* what the rows stand for */
  AdcPiece       *piece;
  gboolean        keeps;
  AdcStarDescribe describe;
  gboolean        is_writing; /* what is in the field is ours, not the user's */
};

G_DEFINE_FINAL_TYPE (AdcStarPieceEntry, adc_star_piece_entry, ADW_TYPE_BIN)

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
write_piece (AdcStarPieceEntry *self)
{
  self->is_writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry),
                         self->piece != NULL ? adc_entry_get_title (ADC_ENTRY (self->piece)) : "");
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  self->is_writing = FALSE;
}

static void
pick (AdcStarPieceEntry *self, AdcPiece *piece)
{
  g_autoptr(AdcPiece) picked = piece != NULL ? g_object_ref (piece) : NULL;

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_ptr_array_set_size (self->matches, 0);
  if (self->keeps)
    g_set_object (&self->piece, picked);
  write_piece (self);
  g_signal_emit (self, signals[PICKED], 0, picked);
}

/* A list asks for the height its rows have at the width they would like to have. */
static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  return label;
}

static void
add_row (AdcStarPieceEntry *self, const char *title, const char *words, gboolean is_piece)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), create_label (title, "star-match"));
  if (words != NULL)
    gtk_box_append (GTK_BOX (box), create_label (words, "star-caption"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), is_piece);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), is_piece);
  gtk_widget_set_focusable (row, FALSE); /* the keyboard stays in the field */
  gtk_list_box_append (self->list, row);
}

/* Those whose very name begins like that come first: “Scout” before “Scourge, scouts”. */
static void
find_matches (AdcStarPieceEntry *self, const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  guint n_first = 0;

  g_ptr_array_set_size (self->matches, 0);
  adc_piece_filter_set_text (self->filter, text);
  for (guint i = 0; self->pieces != NULL && i < self->pieces->len; i++) {
    AdcPiece *piece = self->pieces->pdata[i];
    g_autofree char *title = g_utf8_casefold (adc_entry_get_title (ADC_ENTRY (piece)), -1);

    if (g_str_has_prefix (title, folded))
      g_ptr_array_insert (self->matches, n_first++, g_object_ref (piece));
    else if (gtk_filter_match (GTK_FILTER (self->filter), piece))
      g_ptr_array_add (self->matches, g_object_ref (piece));
  }
}

static void
list_matches (AdcStarPieceEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  if (*text == '\0') {
    g_ptr_array_set_size (self->matches, 0);
    return;
  }

  find_matches (self, text);
  for (guint i = 0; i < MIN (self->matches->len, MAX_ROWS); i++) {
    AdcPiece *piece = self->matches->pdata[i];
    g_autofree char *words = self->describe != NULL ? self->describe (piece) : NULL;

    add_row (self, adc_entry_get_title (ADC_ENTRY (piece)), words, TRUE);
  }
  if (self->matches->len == 0)
    add_row (self, _("Nothing here has that name."), NULL, FALSE);
  else if (self->matches->len > MAX_ROWS)
    add_row (self, _("There are more: go on typing."), NULL, FALSE);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

/* Those who do not see the list hear which line is lit. */
static void
describe (AdcStarPieceEntry *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  const guint position = row != NULL ? gtk_list_box_row_get_index (row) : 0;
  const char *text = _("Nothing here has that name.");

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    text = "";
  else if (position < self->matches->len)
    text = adc_entry_get_title (self->matches->pdata[position]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

/* A list that begins outside of the window has no place on the screen. */
static gboolean
is_in_sight (AdcStarPieceEntry *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         gtk_widget_compute_bounds (GTK_WIDGET (self), root, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (root);
}

static void
changed_cb (AdcStarPieceEntry *self)
{
  if (self->is_writing)
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  list_matches (self);
  describe (self);
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0' || !is_in_sight (self)) {
    gtk_popover_popdown (GTK_POPOVER (self->popover));
    return;
  }

  gtk_widget_set_size_request (gtk_popover_get_child (GTK_POPOVER (self->popover)),
                               MAX (gtk_widget_get_width (GTK_WIDGET (self)) - EDGES, MIN_LIST),
                               -1);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
row_activated_cb (AdcStarPieceEntry *self, GtkListBoxRow *row)
{
  const guint position = gtk_list_box_row_get_index (row);

  if (position < self->matches->len)
    pick (self, self->matches->pdata[position]);
}

static void
activate_cb (AdcStarPieceEntry *self)
{
  GtkListBoxRow *row;

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0') {
    if (self->keeps)
      pick (self, NULL);
    return;
  }
  if (self->matches->len == 0)
    list_matches (self); /* what is written there is a name already */
  row = gtk_list_box_get_selected_row (self->list);
  if (row != NULL && gtk_list_box_row_get_selectable (row)) {
    row_activated_cb (self, row);
  } else {
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
    gtk_widget_error_bell (GTK_WIDGET (self));
  }
}

static void
light_row (AdcStarPieceEntry *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  GtkListBoxRow *next = NULL;

  if (row != NULL)
    next = gtk_list_box_get_row_at_index (self->list, gtk_list_box_row_get_index (row) + step);
  if (next == NULL || !gtk_list_box_row_get_selectable (next))
    return;

  gtk_list_box_select_row (self->list, next);
  describe (self);
}

static gboolean
key_pressed_cb (AdcStarPieceEntry *self, guint key)
{
  const gboolean is_open = gtk_widget_get_visible (self->popover);

  switch (key) {
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    light_row (self, 1);
    return is_open;
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    light_row (self, -1);
    return is_open;
  case GDK_KEY_Escape:
    gtk_popover_popdown (GTK_POPOVER (self->popover));
    g_ptr_array_set_size (self->matches, 0);
    write_piece (self);
    return is_open;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

/* What was begun and not taken gives way to what is there. */
static void
left_cb (AdcStarPieceEntry *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_ptr_array_set_size (self->matches, 0);
  write_piece (self);
}

static void
adc_star_piece_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (adc_star_piece_entry_parent_class)
    ->size_allocate (widget, width, height, baseline);
  gtk_popover_present (GTK_POPOVER (ADC_STAR_PIECE_ENTRY (widget)->popover));
}

static GtkAdjustment *
find_adjustment (AdcStarPieceEntry *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller))
                          : NULL;
}

/* The list would stay where it is while the field goes elsewhere. */
static void
adc_star_piece_entry_map (GtkWidget *widget)
{
  AdcStarPieceEntry *self = ADC_STAR_PIECE_ENTRY (widget);
  GtkAdjustment *adjustment = find_adjustment (self);

  GTK_WIDGET_CLASS (adc_star_piece_entry_parent_class)->map (widget);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_popover_popdown),
                             self->popover, G_CONNECT_SWAPPED);
}

static void
adc_star_piece_entry_unmap (GtkWidget *widget)
{
  AdcStarPieceEntry *self = ADC_STAR_PIECE_ENTRY (widget);
  GtkAdjustment *adjustment = find_adjustment (self);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (adjustment != NULL)
    g_signal_handlers_disconnect_by_func (adjustment, gtk_popover_popdown, self->popover);
  GTK_WIDGET_CLASS (adc_star_piece_entry_parent_class)->unmap (widget);
}

static gboolean
adc_star_piece_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_STAR_PIECE_ENTRY (widget)->entry));
}

static void
adc_star_piece_entry_dispose (GObject *object)
{
  AdcStarPieceEntry *self = ADC_STAR_PIECE_ENTRY (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->pieces, g_ptr_array_unref);
  g_ptr_array_set_size (self->matches, 0);
  g_clear_object (&self->piece);
  G_OBJECT_CLASS (adc_star_piece_entry_parent_class)->dispose (object);
}

static void
adc_star_piece_entry_finalize (GObject *object)
{
  AdcStarPieceEntry *self = ADC_STAR_PIECE_ENTRY (object);

  g_ptr_array_unref (self->matches);
  g_object_unref (self->filter);
  G_OBJECT_CLASS (adc_star_piece_entry_parent_class)->finalize (object);
}

static void
adc_star_piece_entry_class_init (AdcStarPieceEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_star_piece_entry_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_star_piece_entry_finalize;
  widget_class->size_allocate = adc_star_piece_entry_size_allocate;
  widget_class->map = adc_star_piece_entry_map;
  widget_class->unmap = adc_star_piece_entry_unmap;
  widget_class->grab_focus = adc_star_piece_entry_grab_focus;
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_STAR_PIECE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, ADC_TYPE_PIECE);
}

static void
create_popover (AdcStarPieceEntry *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "open-menu");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "star-list");
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));

  self->popover = gtk_popover_new ();
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_BOTTOM);
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroller);
  gtk_widget_set_can_focus (self->popover, FALSE);
  gtk_widget_add_css_class (self->popover, "menu");
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static void
adc_star_piece_entry_init (AdcStarPieceEntry *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->filter = adc_piece_filter_new ();
  self->matches = g_ptr_array_new_with_free_func (g_object_unref);
  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 8);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keyboard, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keyboard);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), focus);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->entry));
  create_popover (self);
}

GtkWidget *
adc_star_piece_entry_new (void)
{
  return g_object_new (ADC_TYPE_STAR_PIECE_ENTRY, NULL);
}

void
adc_star_piece_entry_set_up (AdcStarPieceEntry *self, const char *name, const char *hint,
                             gboolean keeps, AdcStarDescribe words)
{
  g_return_if_fail (ADC_IS_STAR_PIECE_ENTRY (self));

  self->keeps = keeps;
  self->describe = words;
  gtk_entry_set_placeholder_text (self->entry, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

void
adc_star_piece_entry_set_pieces (AdcStarPieceEntry *self, GPtrArray *pieces)
{
  g_return_if_fail (ADC_IS_STAR_PIECE_ENTRY (self));

  g_ptr_array_ref (pieces);
  g_clear_pointer (&self->pieces, g_ptr_array_unref);
  self->pieces = pieces;
}

void
adc_star_piece_entry_set_piece (AdcStarPieceEntry *self, AdcPiece *piece)
{
  g_return_if_fail (ADC_IS_STAR_PIECE_ENTRY (self));

  g_set_object (&self->piece, piece);
  write_piece (self);
}

GtkEntry *
adc_star_piece_entry_get_entry (AdcStarPieceEntry *self)
{
  g_return_val_if_fail (ADC_IS_STAR_PIECE_ENTRY (self), NULL);

  return self->entry;
}
