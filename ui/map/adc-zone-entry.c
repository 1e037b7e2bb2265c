/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-zone-entry.h"

#include "adc-map-words.h"

#include <glib/gi18n-lib.h>

#define MAX_ROWS 12
#define LIST_HEIGHT 260 /* pixels, as the rest */
#define MIN_LIST 200
#define EDGES 24         /* what a popover has around its list */

struct _AdcZoneEntry {
  AdwBin      parent_instance;
  GtkEntry   *entry;
  GtkWidget  *popover;
  GtkListBox *list;
  AdcMap     *map;
  AdcZone    *zone;
  GPtrArray  *matches;    /* what the rows stand for */
  gboolean    is_writing; /* what is in the field is ours, not the user's */
};

G_DEFINE_FINAL_TYPE (AdcZoneEntry, adc_zone_entry, ADW_TYPE_BIN)

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
write_zone (AdcZoneEntry *self)
{
  const char *title = self->zone != NULL ? adc_entry_get_title (ADC_ENTRY (self->zone)) : "";

  self->is_writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), title);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  self->is_writing = FALSE;
}

static void
pick (AdcZoneEntry *self, AdcZone *zone)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  self->zone = zone;
  write_zone (self);
  g_signal_emit (self, signals[PICKED], 0, zone);
}

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style != NULL) {
    gtk_widget_add_css_class (label, style);
    gtk_widget_add_css_class (label, "dim-label");
  }

  return label;
}

static void
add_row (AdcZoneEntry *self, const char *title, const char *place, gboolean is_zone)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), create_label (title, NULL));
  if (place != NULL)
    gtk_box_append (GTK_BOX (box), create_label (place, "caption"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), is_zone);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), is_zone);
  gtk_widget_set_focusable (row, FALSE); /* the keyboard stays in the field */
  gtk_list_box_append (self->list, row);
}

/* Who types the name of a body means the way to it, unless that is the very name of a zone. */
static void
put_bodies_first (AdcZoneEntry *self, const char *text)
{
  GPtrArray *bodies = adc_map_get_bodies (self->map);
  int n = 0;

  if (self->matches->len == 1)
    return;

  for (guint i = 0; i < bodies->len; i++) {
    AdcZone *zone = adc_map_get_entrance (bodies->pdata[i]);

    if (zone == NULL || !g_str_match_string (text, adc_body_get_title (bodies->pdata[i]), TRUE))
      continue;
    g_ptr_array_remove (self->matches, zone);
    g_ptr_array_insert (self->matches, n, zone);
    n++;
  }
}

static void
list_matches (AdcZoneEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  g_clear_pointer (&self->matches, g_ptr_array_unref);
  if (self->map == NULL || *text == '\0')
    return;

  self->matches = adc_map_match (self->map, text);
  put_bodies_first (self, text);
  for (guint i = 0; i < MIN (self->matches->len, MAX_ROWS); i++) {
    g_autofree char *place = adc_map_format_place (self->map, self->matches->pdata[i]);

    add_row (self, adc_entry_get_title (self->matches->pdata[i]), place, TRUE);
  }
  if (self->matches->len == 0) {
    add_row (self, _("No zone has that name."), NULL, FALSE);
  } else if (self->matches->len > MAX_ROWS) {
    g_autofree char *more = g_strdup_printf (ngettext ("And %u more: go on typing.",
                                                       "And %u more: go on typing.",
                                                       self->matches->len - MAX_ROWS),
                                             self->matches->len - MAX_ROWS);

    add_row (self, more, NULL, FALSE);
  }
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

/* Those who do not see the list hear what it begins with. */
static void
describe (AdcZoneEntry *self)
{
  g_autofree char *list = NULL;

  if (self->matches == NULL) {
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->entry),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    return;
  }

  list = self->matches->len > 0 ? adc_map_list_titles (self->matches)
                                : g_strdup (_("No zone has that name."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  list, -1);
}

/* A list that begins outside of the window has no place on the screen. */
static gboolean
is_in_sight (AdcZoneEntry *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         gtk_widget_compute_bounds (GTK_WIDGET (self), root, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (root);
}

static void
changed_cb (AdcZoneEntry *self)
{
  if (self->is_writing)
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  list_matches (self);
  describe (self);
  if (self->matches == NULL || !is_in_sight (self)) {
    gtk_popover_popdown (GTK_POPOVER (self->popover));
    return;
  }

  gtk_widget_set_size_request (gtk_popover_get_child (GTK_POPOVER (self->popover)),
                               MAX (gtk_widget_get_width (GTK_WIDGET (self)) - EDGES, MIN_LIST),
                               -1);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
row_activated_cb (AdcZoneEntry *self, GtkListBoxRow *row)
{
  const guint position = gtk_list_box_row_get_index (row);

  if (self->matches != NULL && position < self->matches->len)
    pick (self, self->matches->pdata[position]);
}

static void
activate_cb (AdcZoneEntry *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0') {
    pick (self, NULL);
    return;
  }
  if (self->matches == NULL) { /* what is written there is the zone's name already */
    list_matches (self);
    row = gtk_list_box_get_selected_row (self->list);
  }
  if (row != NULL && gtk_list_box_row_get_selectable (row)) {
    row_activated_cb (self, row);
  } else {
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
    gtk_widget_error_bell (GTK_WIDGET (self));
  }
}

static void
light_row (AdcZoneEntry *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  GtkListBoxRow *next = row != NULL
                          ? gtk_list_box_get_row_at_index (self->list,
                                                           gtk_list_box_row_get_index (row) + step)
                          : NULL;

  if (next == NULL || !gtk_list_box_row_get_selectable (next))
    return;

  gtk_list_box_select_row (self->list, next);
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    adc_entry_get_title (self->matches->pdata[gtk_list_box_row_get_index (next)]), -1);
}

static gboolean
key_pressed_cb (AdcZoneEntry *self, guint key)
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
    write_zone (self);
    g_clear_pointer (&self->matches, g_ptr_array_unref);
    return is_open;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

/* What was begun and not taken gives way to what is there. */
static void
left_cb (AdcZoneEntry *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_clear_pointer (&self->matches, g_ptr_array_unref);
  write_zone (self);
}

static void
adc_zone_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (adc_zone_entry_parent_class)->size_allocate (widget, width, height, baseline);
  gtk_popover_present (GTK_POPOVER (ADC_ZONE_ENTRY (widget)->popover));
}

static GtkAdjustment *
find_adjustment (AdcZoneEntry *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller))
                          : NULL;
}

/* The list would stay where it is while the field goes elsewhere. */
static void
adc_zone_entry_map (GtkWidget *widget)
{
  AdcZoneEntry *self = ADC_ZONE_ENTRY (widget);
  GtkAdjustment *adjustment = find_adjustment (self);

  GTK_WIDGET_CLASS (adc_zone_entry_parent_class)->map (widget);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_popover_popdown),
                             self->popover, G_CONNECT_SWAPPED);
}

static void
adc_zone_entry_unmap (GtkWidget *widget)
{
  AdcZoneEntry *self = ADC_ZONE_ENTRY (widget);
  GtkAdjustment *adjustment = find_adjustment (self);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (adjustment != NULL)
    g_signal_handlers_disconnect_by_func (adjustment, gtk_popover_popdown, self->popover);
  GTK_WIDGET_CLASS (adc_zone_entry_parent_class)->unmap (widget);
}

static gboolean
adc_zone_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ZONE_ENTRY (widget)->entry));
}

static void
adc_zone_entry_dispose (GObject *object)
{
  AdcZoneEntry *self = ADC_ZONE_ENTRY (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->matches, g_ptr_array_unref);
  g_clear_object (&self->map);
  G_OBJECT_CLASS (adc_zone_entry_parent_class)->dispose (object);
}

static void
adc_zone_entry_class_init (AdcZoneEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_zone_entry_dispose;
  widget_class->size_allocate = adc_zone_entry_size_allocate;
  widget_class->map = adc_zone_entry_map;
  widget_class->unmap = adc_zone_entry_unmap;
  widget_class->grab_focus = adc_zone_entry_grab_focus;
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_ZONE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, ADC_TYPE_ZONE);
}

static void
create_popover (AdcZoneEntry *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "open-menu");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "zone-list");
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
adc_zone_entry_init (AdcZoneEntry *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

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
adc_zone_entry_new (void)
{
  return g_object_new (ADC_TYPE_ZONE_ENTRY, NULL);
}

void
adc_zone_entry_set_map (AdcZoneEntry *self, AdcMap *map)
{
  g_return_if_fail (ADC_IS_ZONE_ENTRY (self));
  g_return_if_fail (ADC_IS_MAP (map));

  if (!g_set_object (&self->map, map))
    return;

  g_clear_pointer (&self->matches, g_ptr_array_unref);
  adc_zone_entry_set_zone (self, NULL);
}

void
adc_zone_entry_set_zone (AdcZoneEntry *self, AdcZone *zone)
{
  g_return_if_fail (ADC_IS_ZONE_ENTRY (self));
  g_return_if_fail (zone == NULL || ADC_IS_ZONE (zone));

  self->zone = zone;
  write_zone (self);
}

AdcZone *
adc_zone_entry_get_zone (AdcZoneEntry *self)
{
  g_return_val_if_fail (ADC_IS_ZONE_ENTRY (self), NULL);

  return self->zone;
}

void
adc_zone_entry_set_name (AdcZoneEntry *self, const char *name, const char *hint)
{
  g_return_if_fail (ADC_IS_ZONE_ENTRY (self));

  gtk_entry_set_placeholder_text (self->entry, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

GtkEntry *
adc_zone_entry_get_entry (AdcZoneEntry *self)
{
  g_return_val_if_fail (ADC_IS_ZONE_ENTRY (self), NULL);

  return self->entry;
}
