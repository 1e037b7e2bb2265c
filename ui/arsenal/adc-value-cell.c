/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-value-cell.h"

#include "adc-piece-words.h"

#include <glib/gi18n-lib.h>

#define MAX_WIDTH_CHARS 24 /* of a value, which then takes another line */
#define MIN_WIDTH_CHARS 8  /* and not before that */
#define MIN_LONG_CHARS 14
#define MAX_SHORT 20 /* a longer value is a long one */

struct _AdcValueCell {
  GtkButton  parent_instance;
  GtkWidget *value;
  GtkWidget *user_mark;
  AdcPiece  *piece;
  AdcStat   *stat;
};

G_DEFINE_FINAL_TYPE (AdcValueCell, adc_value_cell, GTK_TYPE_BUTTON)

static gboolean
is_number (AdcStat *stat)
{
  return adc_stat_get_kind (stat) == ADC_STAT_INTEGER;
}

/* In characters: sentences take more room than names. */
static int
get_least_width (const char *value)
{
  const int length = (int) g_utf8_strlen (value, -1);

  return length > MAX_SHORT ? MIN_LONG_CHARS : MIN (length, MIN_WIDTH_CHARS);
}

/* A list of which nobody knows anything is no better than no list. */
static gboolean
is_unknown (AdcValueCell *self)
{
  const AdcValue *value = adc_piece_get_value (self->piece, adc_stat_get_id (self->stat));

  return value == NULL || (!value->complete && *value->text == '\0');
}

/* A dash for what is not on cards of its sort, which is not the same as not to be known. */
static char *
dup_value (AdcValueCell *self)
{
  return adc_piece_concerns (self->piece, self->stat)
           ? adc_piece_dup_value (self->piece, self->stat)
           : g_strdup ("–");
}

static char *
dup_line (AdcValueCell *self)
{
  return adc_piece_concerns (self->piece, self->stat)
           ? adc_piece_dup_value_line (self->piece, self->stat)
           /* Translators: the name of a value that cards of a certain sort do not have */
           : g_strdup_printf (_("%s: not on such cards"), adc_stat_get_title (self->stat));
}

static void
update (AdcValueCell *self)
{
  g_autofree char *value = dup_value (self);
  g_autofree char *line = dup_line (self);
  /* Translators: the title of a card, then the name of one of its values and that value */
  g_autofree char *name = g_strdup_printf (C_("cell", "%s; %s"),
                                           adc_entry_get_title (ADC_ENTRY (self->piece)), line);

  gtk_label_set_label (GTK_LABEL (self->value), value);
  gtk_label_set_width_chars (GTK_LABEL (self->value), get_least_width (value));
  gtk_widget_remove_css_class (self->value, is_unknown (self) ? "known" : "unknown");
  gtk_widget_add_css_class (self->value, is_unknown (self) ? "unknown" : "known");
  gtk_widget_set_visible (self->user_mark,
                          adc_piece_get_mark (self->piece, self->stat) == ADC_MARK_USER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Only when somebody points at it: a table has hundreds of cells. */
static gboolean
adc_value_cell_query_tooltip (GtkWidget *widget, int x G_GNUC_UNUSED, int y G_GNUC_UNUSED,
                              gboolean by_keyboard G_GNUC_UNUSED, GtkTooltip *tooltip)
{
  AdcValueCell *self = ADC_VALUE_CELL (widget);
  g_autofree char *words = adc_piece_concerns (self->piece, self->stat)
                             ? adc_piece_dup_provenance (self->piece, self->stat)
                             : dup_line (self);

  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

static void
adc_value_cell_dispose (GObject *object)
{
  AdcValueCell *self = ADC_VALUE_CELL (object);

  g_clear_object (&self->piece);
  g_clear_object (&self->stat);
  G_OBJECT_CLASS (adc_value_cell_parent_class)->dispose (object);
}

static void
adc_value_cell_class_init (AdcValueCellClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_value_cell_dispose;
  GTK_WIDGET_CLASS (klass)->query_tooltip = adc_value_cell_query_tooltip;
}

static void
adc_value_cell_init (AdcValueCell *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "value-cell");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  self->value = gtk_label_new (NULL);
  self->user_mark = gtk_image_new_from_icon_name ("document-edit-symbolic");
  gtk_widget_add_css_class (self->user_mark, "user-mark");
}

GtkWidget *
adc_value_cell_new (AdcPiece *piece, AdcStat *stat, gboolean is_named)
{
  AdcValueCell *self = g_object_new (ADC_TYPE_VALUE_CELL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  if (is_named) {
    GtkWidget *name = gtk_label_new (adc_stat_get_title (stat));

    gtk_widget_add_css_class (name, "dim-label");
    gtk_label_set_wrap (GTK_LABEL (name), TRUE);
    gtk_label_set_xalign (GTK_LABEL (name), 0);
    gtk_box_append (GTK_BOX (box), name);
  }
  if (!is_number (stat)) {
    gtk_label_set_wrap (GTK_LABEL (self->value), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (self->value), MAX_WIDTH_CHARS);
    gtk_label_set_xalign (GTK_LABEL (self->value), 0);
  }
  gtk_box_append (GTK_BOX (box), self->value);
  gtk_box_append (GTK_BOX (box), self->user_mark);
  gtk_widget_set_halign (box, is_number (stat) && !is_named ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_button_set_child (GTK_BUTTON (self), box);
  adc_value_cell_show (self, piece, stat);

  return GTK_WIDGET (self);
}

void
adc_value_cell_show (AdcValueCell *self, AdcPiece *piece, AdcStat *stat)
{
  g_return_if_fail (ADC_IS_VALUE_CELL (self));
  g_return_if_fail (ADC_IS_PIECE (piece) && ADC_IS_STAT (stat));

  if (self->piece == piece && self->stat == stat)
    return;

  if (self->piece != NULL)
    g_signal_handlers_disconnect_by_func (self->piece, update, self);
  g_set_object (&self->piece, piece);
  g_set_object (&self->stat, stat);
  /* Of what sort it is may be what changes. */
  g_signal_connect_object (piece, "value-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

AdcPiece *
adc_value_cell_get_piece (AdcValueCell *self)
{
  g_return_val_if_fail (ADC_IS_VALUE_CELL (self), NULL);

  return self->piece;
}

AdcStat *
adc_value_cell_get_stat (AdcValueCell *self)
{
  g_return_val_if_fail (ADC_IS_VALUE_CELL (self), NULL);

  return self->stat;
}
