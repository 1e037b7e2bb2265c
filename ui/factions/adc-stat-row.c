/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-stat-row.h"

#include "adc-piece-words.h"
#include "adc-shape-icon.h"
#include "adc-stat-editor.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_SHORT 12 /* characters; a longer value stands below its name, not beside it */

struct _AdcStatRow {
  AdwPreferencesRow  parent_instance;
  AdcShapeIcon      *icon;
  GtkLabel          *title;
  GtkLabel          *provenance;
  GtkLabel          *value;
  GtkLabel          *long_value;
  GtkWidget         *revert_button;
  GtkWidget         *edit_button;
  GtkRevealer       *revealer;
  AdwBin            *editor_bin;
  GtkLabel          *error;
  AdcPiece          *piece;
  AdcStat           *stat;
  AdcCompletions    *completions; /* or NULL: values can be read only */
};

G_DEFINE_FINAL_TYPE (AdcStatRow, adc_stat_row, ADW_TYPE_PREFERENCES_ROW)

enum { COMPLETED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_icon (AdcStatRow *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (self->piece));
  const AdcValue *value = adc_piece_get_value (self->piece, adc_stat_get_id (self->stat));
  AdcEntry *type = NULL;

  if (game != NULL && adc_stat_get_kind (self->stat) == ADC_STAT_TYPE && value != NULL)
    type = adc_game_lookup (game, value->text);
  else if (game != NULL)
    type = adc_game_lookup (game, adc_stat_get_versus (self->stat));

  gtk_widget_set_visible (GTK_WIDGET (self->icon), ADC_IS_UNIT_TYPE (type));
  if (ADC_IS_UNIT_TYPE (type))
    adc_shape_icon_set_unit_type (self->icon, ADC_UNIT_TYPE (type));
}

static void
show_value (GtkLabel *label, const char *value, AdcMark mark)
{
  gtk_label_set_label (label, value != NULL ? value : "");
  gtk_widget_set_visible (GTK_WIDGET (label), value != NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (label), mark == ADC_MARK_UNKNOWN ? "value" : "unknown");
  gtk_widget_add_css_class (GTK_WIDGET (label), mark == ADC_MARK_UNKNOWN ? "unknown" : "value");
}

static void
update (AdcStatRow *self)
{
  AdcMark mark = adc_piece_get_mark (self->piece, self->stat);
  g_autofree char *value = adc_piece_dup_value (self->piece, self->stat);
  g_autofree char *provenance = adc_piece_dup_provenance (self->piece, self->stat);
  g_autofree char *line = adc_piece_dup_value_line (self->piece, self->stat);
  gboolean is_long = g_utf8_strlen (value, -1) > MAX_SHORT;

  gtk_label_set_label (self->title, adc_stat_get_title (self->stat));
  gtk_label_set_label (self->provenance, provenance);
  show_value (is_long ? self->value : self->long_value, NULL, mark);
  show_value (is_long ? self->long_value : self->value, value, mark);
  gtk_widget_set_visible (self->revert_button, mark == ADC_MARK_USER && self->completions != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);
  show_icon (self);
}

static void
value_changed_cb (AdcStatRow *self, const char *stat)
{
  if (g_strcmp0 (stat, adc_stat_get_id (self->stat)) == 0)
    update (self);
}

static void
set_error (AdcStatRow *self, const char *message)
{
  AdcStatEditor *editor = ADC_STAT_EDITOR (adw_bin_get_child (self->editor_bin));

  gtk_label_set_label (self->error, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), message != NULL);
  if (editor != NULL)
    adc_stat_editor_set_error (editor, message != NULL);
}

static void
set_editing (AdcStatRow *self, gboolean editing)
{
  set_error (self, NULL);
  gtk_revealer_set_reveal_child (self->revealer, editing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "stat-row.edit", !editing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "stat-row.cancel", editing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "stat-row.save", editing);
}

static void
stop_editing (AdcStatRow *self)
{
  set_editing (self, FALSE);
  gtk_widget_grab_focus (self->edit_button);
}

/* The focus was there before there was room for it: nobody scrolled. */
static void
revealed_cb (AdcStatRow *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport = scroller != NULL
                          ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller))
                          : NULL;
  graphene_rect_t bounds;

  if (!gtk_revealer_get_child_revealed (self->revealer) || !GTK_IS_VIEWPORT (viewport) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self),
                                  gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &bounds))
    return;

  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                             bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static char *
dup_users_text (AdcStatRow *self)
{
  const AdcValue *value = adc_piece_get_value (self->piece, adc_stat_get_id (self->stat));

  return value != NULL && value->basis == ADC_BASIS_USER ? g_strdup (value->text) : NULL;
}

/* Keeps a text, or takes the user's away when it is NULL. Returns the sentence that says why it
 * could not, or NULL. */
static char *
keep (AdcStatRow *self, const char *text)
{
  const char *stat = adc_stat_get_id (self->stat);
  g_autofree char *before = dup_users_text (self);
  g_autofree char *after = NULL;
  g_autoptr(GError) error = NULL;

  if (!adc_completions_set (self->completions, self->piece, stat, text, &error))
    return g_strdup (error->message);

  after = dup_users_text (self);
  if (g_strcmp0 (before, after) != 0)
    g_signal_emit (self, signals[COMPLETED], 0, stat, before);

  return NULL;
}

static void
edit_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  adc_stat_row_edit (ADC_STAT_ROW (widget));
}

static void
cancel_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  stop_editing (ADC_STAT_ROW (widget));
}

static void
save (AdcStatRow *self)
{
  AdcStatEditor *editor = ADC_STAT_EDITOR (adw_bin_get_child (self->editor_bin));
  const AdcValue *shipped = adc_piece_get_shipped_value (self->piece, adc_stat_get_id (self->stat));
  g_autofree char *text = adc_stat_editor_dup_text (editor);
  g_autofree char *problem = NULL;

  /* What the rulebook says already is not the user's. A value we deduced is, once seen in print. */
  if (shipped != NULL && shipped->basis == ADC_BASIS_STATED && shipped->complete &&
      g_strcmp0 (shipped->text, text) == 0)
    g_clear_pointer (&text, g_free);

  /* First, so that whoever hears "completed" may move the focus on. */
  stop_editing (self);
  problem = keep (self, text);
  if (problem != NULL) {
    set_editing (self, TRUE);
    set_error (self, problem);
    gtk_widget_grab_focus (GTK_WIDGET (editor));
  }
}

static void
save_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  save (ADC_STAT_ROW (widget));
}

static void
revert_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  AdcStatRow *self = ADC_STAT_ROW (widget);
  g_autofree char *problem = NULL;

  stop_editing (self); /* also because the button that was pressed is about to vanish */
  problem = keep (self, NULL);
  if (problem != NULL) {
    adc_stat_row_edit (self);
    set_error (self, problem);
  }
}

static void
adc_stat_row_dispose (GObject *object)
{
  AdcStatRow *self = ADC_STAT_ROW (object);

  g_clear_object (&self->piece);
  g_clear_object (&self->stat);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_stat_row_parent_class)->dispose (object);
}

static void
adc_stat_row_class_init (AdcStatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_stat_row_dispose;
  signals[COMPLETED] = g_signal_new ("completed", ADC_TYPE_STAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  g_type_ensure (ADC_TYPE_SHAPE_ICON);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-stat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, icon);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, provenance);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, value);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, long_value);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, revert_button);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, edit_button);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, revealer);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, editor_bin);
  gtk_widget_class_bind_template_child (widget_class, AdcStatRow, error);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);
  gtk_widget_class_install_action (widget_class, "stat-row.edit", NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "stat-row.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "stat-row.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "stat-row.revert", NULL, revert_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "stat-row.cancel", NULL);
}

static void
adc_stat_row_init (AdcStatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_editing (self, FALSE);
}

GtkWidget *
adc_stat_row_new (AdcPiece *piece, AdcStat *stat, AdcCompletions *completions)
{
  AdcStatRow *self = g_object_new (ADC_TYPE_STAT_ROW, NULL);
  /* Translators: the button beside a value such as “Cost” */
  g_autofree char *edit = g_strdup_printf (_("Type In “%s”"), adc_stat_get_title (stat));
  /* Translators: the button that takes back what the user typed in for a value such as “Cost” */
  g_autofree char *revert = g_strdup_printf (_("Back to Our Value of “%s”"),
                                             adc_stat_get_title (stat));

  self->piece = g_object_ref (piece);
  self->stat = g_object_ref (stat);
  g_set_object (&self->completions, completions);
  gtk_widget_set_visible (self->edit_button, completions != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->edit_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  edit, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->revert_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, revert, -1);
  g_signal_connect_object (piece, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

void
adc_stat_row_edit (AdcStatRow *self)
{
  GtkWidget *editor;

  g_return_if_fail (ADC_IS_STAT_ROW (self));
  g_return_if_fail (self->completions != NULL);

  editor = adc_stat_editor_new (self->piece, self->stat);
  g_signal_connect_object (editor, "activate", G_CALLBACK (save), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->editor_bin, editor);
  set_editing (self, TRUE);
  gtk_widget_grab_focus (editor);
}

gboolean
adc_stat_row_is_unknown (AdcStatRow *self)
{
  g_return_val_if_fail (ADC_IS_STAT_ROW (self), FALSE);

  return adc_piece_get_mark (self->piece, self->stat) == ADC_MARK_UNKNOWN;
}
