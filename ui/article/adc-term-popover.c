/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-term-popover.h"

#include "adc-other-names.h"
#include "adc-preview.h"
#include "adc-view.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Pixels, the frame not counted: a window 360 wide must hold it. */
#define MAX_WIDTH 304
#define MAX_HEIGHT 340

struct _AdcTermPopover {
  GtkPopover         parent_instance;
  GtkScrolledWindow *scroller;
  GtkWidget         *content;
  GtkLabel          *kind;
  GtkLabel          *title;
  GtkLabel          *others;
  AdwBin            *preview;
  GtkLabel          *rulings;
  GtkWidget         *back_button;
  GtkWidget         *open_button;
  GPtrArray         *entries; /* the last one is on show, the others are the way back */
  guint              change;  /* the source that will show it */
  GtkWidget         *label;   /* where it was opened, while that exists */
};

G_DEFINE_FINAL_TYPE (AdcTermPopover, adc_term_popover, GTK_TYPE_POPOVER)

static AdcEntry *
get_entry (AdcTermPopover *self)
{
  return self->entries->pdata[self->entries->len - 1];
}

/* A scrolled window does not ask how high its child is at the width it will have; we do. */
static void
fit (AdcTermPopover *self)
{
  int width, height;

  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, MAX_WIDTH);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self->scroller), width, MIN (height, MAX_HEIGHT));
}

static void
set_optional_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
show_current (AdcTermPopover *self)
{
  AdcEntry *entry = get_entry (self);
  const guint n_rulings = g_list_model_get_n_items (adc_entry_get_rulings (entry));
  g_autofree char *others = adc_other_names_describe (entry);
  g_autofree char *rulings = NULL;

  if (n_rulings > 0)
    rulings = g_strdup_printf (ngettext ("%u clarification in the full entry",
                                         "%u clarifications in the full entry", n_rulings),
                               n_rulings);

  gtk_label_set_label (self->kind, adc_entry_get_kind_title (entry));
  gtk_label_set_label (self->title, adc_entry_get_title (entry));
  set_optional_label (self->others, others);
  set_optional_label (self->rulings, rulings);
  adw_bin_set_child (self->preview, adc_preview_new (entry));
  gtk_widget_set_visible (self->back_button, self->entries->len > 1);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_entry_get_title (entry), -1);
  fit (self);
}

static gboolean
change_cb (gpointer user_data)
{
  AdcTermPopover *self = user_data;

  self->change = 0;
  gtk_widget_grab_focus (self->open_button); /* before the link that has it goes away */
  show_current (self);
  gtk_popover_present (GTK_POPOVER (self)); /* at its new size */
  return G_SOURCE_REMOVE;
}

/* Later: the link or button that asks for it is still handling its click. */
static void
queue_change (AdcTermPopover *self)
{
  if (self->change == 0)
    self->change = g_idle_add (change_cb, self);
}

static void
back_cb (AdcTermPopover *self)
{
  if (self->entries->len < 2)
    return;

  g_ptr_array_remove_index (self->entries, self->entries->len - 1);
  queue_change (self);
}

static void
open_cb (AdcTermPopover *self)
{
  g_autoptr(AdcEntry) entry = g_object_ref (get_entry (self));
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_popover_popdown (GTK_POPOVER (self));
  adc_open_entry (window, entry);
}

static gboolean
unparent_cb (gpointer user_data)
{
  GtkWidget *popover = user_data;

  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);

  return G_SOURCE_REMOVE;
}

/* Gives the focus back to the link itself, where gtk_widget_grab_focus () would start again at the
 * label's first one. It leaves its parent later: GtkPopover still has work to do after this. */
static void
adc_term_popover_closed (GtkPopover *popover)
{
  GtkWidget *label = ADC_TERM_POPOVER (popover)->label;

  if (label != NULL && gtk_widget_get_mapped (label))
    gtk_root_set_focus (gtk_widget_get_root (label), label);

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* Its parent is the label's, not the label: that would take the focus back at each Tab. Neither
 * knows of this child, so nobody else would take it away with them. */
static void
attach (AdcTermPopover *self, GtkWidget *label, const GdkRectangle *area)
{
  GtkWidget *parent = gtk_widget_get_parent (label);
  graphene_point_t corner = GRAPHENE_POINT_INIT (area->x, area->y);

  g_set_weak_pointer (&self->label, label);
  gtk_widget_set_parent (GTK_WIDGET (self), parent);
  g_signal_connect_object (label, "destroy", G_CALLBACK (unparent_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (unparent_cb), self, G_CONNECT_SWAPPED);

  if (gtk_widget_compute_point (label, parent, &corner, &corner)) {
    const GdkRectangle there = { corner.x, corner.y, area->width, area->height };

    gtk_popover_set_pointing_to (GTK_POPOVER (self), &there);
  }
}

static void
adc_term_popover_dispose (GObject *object)
{
  AdcTermPopover *self = ADC_TERM_POPOVER (object);

  g_clear_handle_id (&self->change, g_source_remove);
  g_clear_weak_pointer (&self->label);
  G_OBJECT_CLASS (adc_term_popover_parent_class)->dispose (object);
}

static void
adc_term_popover_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_TERM_POPOVER (object)->entries);
  G_OBJECT_CLASS (adc_term_popover_parent_class)->finalize (object);
}

static void
adc_term_popover_class_init (AdcTermPopoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_term_popover_dispose;
  object_class->finalize = adc_term_popover_finalize;
  GTK_POPOVER_CLASS (klass)->closed = adc_term_popover_closed;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "article/adc-term-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, content);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, kind);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, title);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, others);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, preview);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, rulings);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, back_button);
  gtk_widget_class_bind_template_child (widget_class, AdcTermPopover, open_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
}

static void
adc_term_popover_init (AdcTermPopover *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_term_popover_show (GtkWidget *label, const GdkRectangle *area, AdcEntry *entry)
{
  GtkWidget *open = gtk_widget_get_ancestor (label, ADC_TYPE_TERM_POPOVER);

  g_return_if_fail (GTK_IS_WIDGET (label));
  g_return_if_fail (ADC_IS_ENTRY (entry));

  if (open != NULL) {
    g_ptr_array_add (ADC_TERM_POPOVER (open)->entries, g_object_ref (entry));
    queue_change (ADC_TERM_POPOVER (open));
  } else {
    AdcTermPopover *self = g_object_new (ADC_TYPE_TERM_POPOVER, NULL);

    g_ptr_array_add (self->entries, g_object_ref (entry));
    attach (self, label, area);
    show_current (self);
    gtk_popover_set_default_widget (GTK_POPOVER (self), self->open_button);
    gtk_popover_popup (GTK_POPOVER (self));
  }
}
