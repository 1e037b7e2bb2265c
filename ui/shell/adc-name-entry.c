/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-name-entry.h"

#include "adc-bin-focus.h"
#include "adc-field-error.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_ROWS 12
#define LIST_HEIGHT 260 /* pixels, as the rest */
#define MIN_LIST 200
#define EDGES 24      /* what a popover has around its list */
#define WORDS_WIDE 24 /* characters: what lines are counted for */

typedef struct {
  GtkEntry   *field;
  GtkWidget  *popover;
  GtkListBox *list;
  char       *nothing;
  AdcEntry   *shown;
  GPtrArray  *matches;    /* what the rows stand for; NULL while there is no list */
  GtkWidget  *offer_row;  /* that of the offer, or NULL */
  gboolean    keeps;
  gboolean    is_writing; /* what is in the field is ours, not the user's */
} AdcNameEntryPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcNameEntry, adc_name_entry, ADW_TYPE_BIN)

#define PRIVATE(self) ((AdcNameEntryPrivate *) adc_name_entry_get_instance_private (self))

enum { PICKED, OFFER_TAKEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *
get_text (AdcNameEntry *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (PRIVATE (self)->field));
}

static void
write_shown (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);

  private->is_writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (private->field),
                         private->shown != NULL ? adc_entry_get_title (private->shown) : "");
  gtk_editable_set_position (GTK_EDITABLE (private->field), -1);
  adc_field_error_set (GTK_WIDGET (private->field), FALSE, NULL);
  private->is_writing = FALSE;
}

/* What was begun and not taken gives way to what is there. */
static void
close_list (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);

  gtk_popover_popdown (GTK_POPOVER (private->popover));
  g_clear_pointer (&private->matches, g_ptr_array_unref);
  write_shown (self);
}

static void
pick (AdcNameEntry *self, AdcEntry *entry)
{
  g_autoptr(AdcEntry) picked = entry != NULL ? g_object_ref (entry) : NULL;

  if (PRIVATE (self)->keeps)
    g_set_object (&PRIVATE (self)->shown, picked);
  close_list (self);
  g_signal_emit (self, signals[PICKED], 0, picked);
}

/* A list asks for the height its rows have at the width they would like to have. */
static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
add_row (AdcNameEntry *self, const char *title, const char *words, gboolean is_choice)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_label (box, title, "name-match");
  if (words != NULL)
    add_label (box, words, "name-words");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), is_choice);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), is_choice);
  gtk_widget_set_focusable (row, FALSE); /* the keyboard stays in the field */
  gtk_list_box_append (PRIVATE (self)->list, row);
  return row;
}

static void
add_rows (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);
  const guint n = MIN (private->matches->len, MAX_ROWS);
  const guint n_more = private->matches->len - n;

  for (guint i = 0; i < n; i++) {
    AdcEntry *entry = private->matches->pdata[i];
    g_autofree char *words = ADC_NAME_ENTRY_GET_CLASS (self)->describe (self, entry);

    add_row (self, adc_entry_get_title (entry), words, TRUE);
  }
  if (n == 0) {
    add_row (self, private->nothing, NULL, FALSE);
  } else if (n_more > 0) {
    g_autofree char *more = g_strdup_printf (ngettext ("And %u more: go on typing.",
                                                       "And %u more: go on typing.", n_more),
                                             n_more);

    add_row (self, more, NULL, FALSE);
  }
}

static void
add_offer (AdcNameEntry *self)
{
  AdcNameEntryClass *klass = ADC_NAME_ENTRY_GET_CLASS (self);
  g_autofree char *words = klass->offer != NULL ? klass->offer (self, get_text (self)) : NULL;

  if (words != NULL)
    PRIVATE (self)->offer_row = add_row (self, words, NULL, TRUE);
}

/* The first line that is one from there on, or NULL. */
static GtkListBoxRow *
find_choice (AdcNameEntry *self, int position, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (PRIVATE (self)->list, position);

  while (row != NULL && !gtk_list_box_row_get_selectable (row)) {
    position += step;
    row = position >= 0 ? gtk_list_box_get_row_at_index (PRIVATE (self)->list, position) : NULL;
  }

  return row;
}

static void
list_matches (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);
  GtkWidget *row;

  private->offer_row = NULL;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (private->list))) != NULL)
    gtk_list_box_remove (private->list, row);
  g_clear_pointer (&private->matches, g_ptr_array_unref);
  if (*get_text (self) == '\0')
    return;

  private->matches = ADC_NAME_ENTRY_GET_CLASS (self)->match (self, get_text (self));
  add_rows (self);
  add_offer (self);
  gtk_list_box_select_row (private->list, find_choice (self, 0, 1));
}

/* Those who do not see the list hear which line is lit. */
static void
describe_lit (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (private->list);
  const guint position = row != NULL ? gtk_list_box_row_get_index (row) : 0;
  g_autofree char *offer = NULL;
  const char *text = private->nothing;

  if (private->matches == NULL)
    text = "";
  else if (row != NULL && GTK_WIDGET (row) == private->offer_row)
    text = offer = ADC_NAME_ENTRY_GET_CLASS (self)->offer (self, get_text (self));
  else if (position < private->matches->len)
    text = adc_entry_get_title (private->matches->pdata[position]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (private->field),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* A list that begins outside of the window has no place on the screen. */
static gboolean
is_in_sight (AdcNameEntry *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         gtk_widget_compute_bounds (GTK_WIDGET (self), root, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (root);
}

static void
changed_cb (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);
  GtkPopover *popover = GTK_POPOVER (private->popover);

  if (private->is_writing)
    return;

  adc_field_error_set (GTK_WIDGET (private->field), FALSE, NULL);
  list_matches (self);
  describe_lit (self);
  if (private->matches == NULL || !is_in_sight (self)) {
    gtk_popover_popdown (popover);
    return;
  }

  gtk_widget_set_size_request (gtk_popover_get_child (popover),
                               MAX (gtk_widget_get_width (GTK_WIDGET (self)) - EDGES, MIN_LIST),
                               -1);
  gtk_popover_popup (popover);
}

static void
take_offer (AdcNameEntry *self)
{
  g_autofree char *text = g_strdup (get_text (self));

  close_list (self);
  g_signal_emit (self, signals[OFFER_TAKEN], 0, text);
}

static void
row_activated_cb (AdcNameEntry *self, GtkListBoxRow *row)
{
  GPtrArray *matches = PRIVATE (self)->matches;
  const guint position = gtk_list_box_row_get_index (row);

  if (GTK_WIDGET (row) == PRIVATE (self)->offer_row)
    take_offer (self);
  else if (matches != NULL && position < matches->len)
    pick (self, matches->pdata[position]);
}

static void
activate_cb (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);
  GtkListBoxRow *row;

  if (*get_text (self) == '\0') {
    if (private->keeps)
      pick (self, NULL);
    return;
  }
  if (private->matches == NULL)
    list_matches (self); /* what is written there is a name already */
  row = gtk_list_box_get_selected_row (private->list);
  if (row != NULL && gtk_list_box_row_get_selectable (row)) {
    row_activated_cb (self, row);
  } else {
    adc_field_error_set (GTK_WIDGET (private->field), TRUE, NULL);
    gtk_widget_error_bell (GTK_WIDGET (self));
  }
}

static void
light_row (AdcNameEntry *self, int step)
{
  GtkListBox *list = PRIVATE (self)->list;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);
  GtkListBoxRow *next = NULL;

  if (row != NULL && gtk_list_box_row_get_index (row) + step >= 0)
    next = find_choice (self, gtk_list_box_row_get_index (row) + step, step);
  if (next == NULL)
    return;

  gtk_list_box_select_row (list, next);
  describe_lit (self);
}

static gboolean
key_pressed_cb (AdcNameEntry *self, guint key)
{
  const gboolean is_open = gtk_widget_get_visible (PRIVATE (self)->popover);

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
    close_list (self);
    return is_open;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
adc_name_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (adc_name_entry_parent_class)->size_allocate (widget, width, height, baseline);
  gtk_popover_present (GTK_POPOVER (PRIVATE (ADC_NAME_ENTRY (widget))->popover));
}

static GtkAdjustment *
find_adjustment (AdcNameEntry *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller))
                          : NULL;
}

/* The list would stay where it is while the field goes elsewhere. */
static void
adc_name_entry_map (GtkWidget *widget)
{
  AdcNameEntry *self = ADC_NAME_ENTRY (widget);
  GtkAdjustment *adjustment = find_adjustment (self);

  GTK_WIDGET_CLASS (adc_name_entry_parent_class)->map (widget);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_popover_popdown),
                             PRIVATE (self)->popover, G_CONNECT_SWAPPED);
}

static void
adc_name_entry_unmap (GtkWidget *widget)
{
  AdcNameEntry *self = ADC_NAME_ENTRY (widget);
  GtkAdjustment *adjustment = find_adjustment (self);

  gtk_popover_popdown (GTK_POPOVER (PRIVATE (self)->popover));
  if (adjustment != NULL)
    g_signal_handlers_disconnect_by_func (adjustment, gtk_popover_popdown, PRIVATE (self)->popover);
  GTK_WIDGET_CLASS (adc_name_entry_parent_class)->unmap (widget);
}

static gboolean
adc_name_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PRIVATE (ADC_NAME_ENTRY (widget))->field));
}

static void
adc_name_entry_dispose (GObject *object)
{
  AdcNameEntryPrivate *private = PRIVATE (ADC_NAME_ENTRY (object));

  g_clear_pointer (&private->popover, gtk_widget_unparent);
  g_clear_pointer (&private->matches, g_ptr_array_unref);
  g_clear_object (&private->shown);
  G_OBJECT_CLASS (adc_name_entry_parent_class)->dispose (object);
}

static void
adc_name_entry_finalize (GObject *object)
{
  g_free (PRIVATE (ADC_NAME_ENTRY (object))->nothing);
  G_OBJECT_CLASS (adc_name_entry_parent_class)->finalize (object);
}

static void
adc_name_entry_class_init (AdcNameEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_name_entry_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_name_entry_finalize;
  widget_class->size_allocate = adc_name_entry_size_allocate;
  widget_class->map = adc_name_entry_map;
  widget_class->unmap = adc_name_entry_unmap;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_name_entry_grab_focus;
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_NAME_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, ADC_TYPE_ENTRY);
  signals[OFFER_TAKEN] = g_signal_new ("offer-taken", ADC_TYPE_NAME_ENTRY, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
create_popover (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  private->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (private->list), "open-menu");
  gtk_widget_add_css_class (GTK_WIDGET (private->list), "name-list");
  g_signal_connect_object (private->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (private->list));

  private->popover = gtk_popover_new ();
  gtk_popover_set_autohide (GTK_POPOVER (private->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (private->popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (private->popover), GTK_POS_BOTTOM);
  gtk_popover_set_child (GTK_POPOVER (private->popover), scroller);
  gtk_widget_set_can_focus (private->popover, FALSE);
  gtk_widget_add_css_class (private->popover, "menu");
  gtk_widget_set_parent (private->popover, GTK_WIDGET (self));
}

static void
adc_name_entry_init (AdcNameEntry *self)
{
  AdcNameEntryPrivate *private = PRIVATE (self);
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  private->keeps = TRUE;
  private->field = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_width_chars (GTK_EDITABLE (private->field), 8);
  g_signal_connect_object (private->field, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (private->field, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keyboard, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (private->field), keyboard);
  g_signal_connect_object (focus, "leave", G_CALLBACK (close_list), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (private->field), focus);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (private->field));
  create_popover (self);
}

void
adc_name_entry_set_name (AdcNameEntry *self, const char *name, const char *hint)
{
  GtkEntry *field;

  g_return_if_fail (ADC_IS_NAME_ENTRY (self));

  field = PRIVATE (self)->field;
  gtk_entry_set_placeholder_text (field, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
adc_name_entry_set_nothing (AdcNameEntry *self, const char *words)
{
  g_return_if_fail (ADC_IS_NAME_ENTRY (self));

  g_free (PRIVATE (self)->nothing);
  PRIVATE (self)->nothing = g_strdup (words);
}

void
adc_name_entry_set_keeps (AdcNameEntry *self, gboolean keeps)
{
  g_return_if_fail (ADC_IS_NAME_ENTRY (self));

  PRIVATE (self)->keeps = keeps;
}

void
adc_name_entry_set_shown (AdcNameEntry *self, AdcEntry *entry)
{
  g_return_if_fail (ADC_IS_NAME_ENTRY (self));
  g_return_if_fail (entry == NULL || ADC_IS_ENTRY (entry));

  g_set_object (&PRIVATE (self)->shown, entry);
  close_list (self);
}

GtkEntry *
adc_name_entry_get_field (AdcNameEntry *self)
{
  g_return_val_if_fail (ADC_IS_NAME_ENTRY (self), NULL);

  return PRIVATE (self)->field;
}
