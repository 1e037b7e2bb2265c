/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-value-popover.h"

#include "adc-piece-words.h"
#include "adc-stat-editor.h"
#include "adc-wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Pixels, the frame not counted: a window 360 wide must hold it. */
#define WIDTH 300
#define MAX_HEIGHT 320

struct _AdcValuePopover {
  GtkPopover         parent_instance;
  GtkLabel          *title;
  GtkLabel          *provenance;
  GtkScrolledWindow *scroller;
  AdwBin            *editor_bin;
  GtkLabel          *error;
  GtkWidget         *revert_button;
  GtkWidget         *cancel_button;
  GtkWidget         *save_button;
  AdcPiece          *piece;
  AdcStat           *stat;
  AdcCompletions    *completions;
  GtkWidget         *cell; /* where it was opened, while that exists */
};

G_DEFINE_FINAL_TYPE (AdcValuePopover, adc_value_popover, GTK_TYPE_POPOVER)

enum { COMPLETED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What its tooltip says stands here too, and would be covered by it. */
static void
set_cell (AdcValuePopover *self, GtkWidget *cell)
{
  if (self->cell != NULL) {
    gtk_widget_set_has_tooltip (self->cell, TRUE);
    g_object_remove_weak_pointer (G_OBJECT (self->cell), (gpointer *) &self->cell);
  }
  self->cell = cell;
  if (cell != NULL) {
    gtk_widget_set_has_tooltip (cell, FALSE);
    g_object_add_weak_pointer (G_OBJECT (cell), (gpointer *) &self->cell);
  }
}

static void
set_error (AdcValuePopover *self, const char *message)
{
  GtkWidget *editor = adw_bin_get_child (self->editor_bin);

  gtk_label_set_label (self->error, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), message != NULL);
  if (editor != NULL)
    adc_stat_editor_set_error (ADC_STAT_EDITOR (editor), message != NULL);
}

static char *
dup_users_text (AdcValuePopover *self)
{
  const AdcValue *value = adc_piece_get_value (self->piece, adc_stat_get_id (self->stat));

  return value != NULL && value->basis == ADC_BASIS_USER ? g_strdup (value->text) : NULL;
}

/* Keeps a text, or takes the user's away when it is NULL. */
static void
keep (AdcValuePopover *self, const char *text)
{
  g_autoptr(AdcPiece) piece = g_object_ref (self->piece);
  g_autofree char *stat = g_strdup (adc_stat_get_id (self->stat));
  g_autofree char *before = dup_users_text (self);
  g_autofree char *after = NULL;
  g_autoptr(GError) error = NULL;

  if (!adc_completions_set (self->completions, piece, stat, text, &error)) {
    set_error (self, error->message);
    gtk_widget_grab_focus (adw_bin_get_child (self->editor_bin));
    return;
  }

  after = dup_users_text (self);
  gtk_popover_popdown (GTK_POPOVER (self));
  if (g_strcmp0 (before, after) != 0)
    g_signal_emit (self, signals[COMPLETED], 0, piece, stat, before);
}

static void
save_cb (AdcValuePopover *self)
{
  AdcStatEditor *editor = ADC_STAT_EDITOR (adw_bin_get_child (self->editor_bin));
  const AdcValue *shipped = adc_piece_get_shipped_value (self->piece, adc_stat_get_id (self->stat));
  g_autofree char *text = adc_stat_editor_dup_text (editor);

  /* What is stated already is not the user's. A value we deduced is, once seen in print. */
  if (shipped != NULL && shipped->basis == ADC_BASIS_STATED && shipped->complete &&
      g_strcmp0 (shipped->text, text) == 0)
    g_clear_pointer (&text, g_free);

  keep (self, text);
}

static void
revert_cb (AdcValuePopover *self)
{
  keep (self, NULL);
}

static void
adc_value_popover_closed (GtkPopover *popover)
{
  AdcValuePopover *self = ADC_VALUE_POPOVER (popover);

  if (self->cell != NULL)
    gtk_widget_grab_focus (self->cell);
  set_cell (self, NULL);
  if (GTK_POPOVER_CLASS (adc_value_popover_parent_class)->closed != NULL)
    GTK_POPOVER_CLASS (adc_value_popover_parent_class)->closed (popover);
}

static void
adc_value_popover_dispose (GObject *object)
{
  AdcValuePopover *self = ADC_VALUE_POPOVER (object);

  set_cell (self, NULL);
  g_clear_object (&self->piece);
  g_clear_object (&self->stat);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_value_popover_parent_class)->dispose (object);
}

static void
adc_value_popover_class_init (AdcValuePopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_value_popover_dispose;
  GTK_POPOVER_CLASS (klass)->closed = adc_value_popover_closed;
  signals[COMPLETED] = g_signal_new ("completed", ADC_TYPE_VALUE_POPOVER, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 3, ADC_TYPE_PIECE,
                                     G_TYPE_STRING, G_TYPE_STRING);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "arsenal/adc-value-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, title);
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, provenance);
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, editor_bin);
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, error);
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, revert_button);
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, AdcValuePopover, save_button);
  gtk_widget_class_bind_template_callback (widget_class, revert_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
}

static void
adc_value_popover_init (AdcValuePopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_value_popover_new (void)
{
  return g_object_new (ADC_TYPE_VALUE_POPOVER, NULL);
}

/* A scrolled window does not ask how high its child is at the width it will have; we do. */
static void
fit (AdcValuePopover *self)
{
  GtkWidget *editor = adw_bin_get_child (self->editor_bin);
  int width, height;

  gtk_widget_measure (editor, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, WIDTH);
  gtk_widget_measure (editor, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self->scroller), width, MIN (height, MAX_HEIGHT));
}

static void
point_at (AdcValuePopover *self, GtkWidget *cell)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (cell, parent, &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self),
                                 &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                  (int) bounds.size.width,
                                                  (int) bounds.size.height });
}

void
adc_value_popover_open (AdcValuePopover *self, AdcValueCell *cell, AdcCompletions *completions)
{
  AdcPiece *piece;
  AdcStat *stat;
  GtkWidget *editor;
  g_autofree char *title = NULL;
  g_autofree char *provenance = NULL;

  g_return_if_fail (ADC_IS_VALUE_POPOVER (self));
  g_return_if_fail (ADC_IS_VALUE_CELL (cell));
  g_return_if_fail (ADC_IS_COMPLETIONS (completions));

  piece = adc_value_cell_get_piece (cell);
  stat = adc_value_cell_get_stat (cell);
  editor = adc_stat_editor_new (piece, stat);
  provenance = adc_piece_dup_provenance (piece, stat);
  /* Translators: the title of a card and the name of one of its values */
  title = g_strdup_printf (C_("cell", "%s: %s"), adc_entry_get_title (ADC_ENTRY (piece)),
                           adc_stat_get_title (stat));
  g_set_object (&self->piece, piece);
  g_set_object (&self->stat, stat);
  g_set_object (&self->completions, completions);
  set_cell (self, GTK_WIDGET (cell));

  g_signal_connect_object (editor, "activate", G_CALLBACK (save_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->editor_bin, editor);
  set_error (self, NULL);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->provenance, provenance);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (self->revert_button, adc_piece_get_mark (piece, stat) == ADC_MARK_USER);
  fit (self);
  point_at (self, GTK_WIDGET (cell));
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (editor);
}
