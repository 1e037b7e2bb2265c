/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-advice-row.h"

#include "adc-hex-advice-words.h"
#include "adc-hex-names.h"
#include "adc-tile.h"
#include "adc-tile-view.h"
#include "adc-wrapped-label.h"

#define TILE_SIZE 52  /* pixels */
#define WORDS_WIDE 34 /* what it asks for, in characters; it takes more when there is more */

struct _AdcHexAdviceRow {
  GtkListBoxRow       parent_instance;
  const AdcHexAdvice *advice;
  GtkEventController *motion; /* the row keeps them */
  GtkEventController *focus;
};

G_DEFINE_FINAL_TYPE (AdcHexAdviceRow, adc_hex_advice_row, GTK_TYPE_LIST_BOX_ROW)

enum { POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
pointed_cb (AdcHexAdviceRow *self)
{
  g_signal_emit (self, signals[POINTED], 0);
}

static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_tile (GtkWidget *box, AdcHexTable *table, const AdcHexPlacement *placement)
{
  GtkWidget *view = g_object_new (ADC_TYPE_TILE_VIEW, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign", GTK_ALIGN_START,
                                  NULL);

  adc_tile_view_set_size (ADC_TILE_VIEW (view), TILE_SIZE);
  adc_tile_view_set_piece (ADC_TILE_VIEW (view),
                           adc_hex_name_get_piece (table, placement->tile->unit));
  adc_tile_view_set_rotation (ADC_TILE_VIEW (view), placement->rotation);
  gtk_box_append (GTK_BOX (box), view);
}

/* What the picture shows, for those who cannot see it. */
static void
describe_picture (GString *text, AdcHexTable *table, const AdcHexPlacement *placement)
{
  AdcPiece *piece = adc_hex_name_get_piece (table, placement->tile->unit);
  g_autofree char *words = piece != NULL ? adc_tile_describe (piece, placement->rotation) : NULL;

  if (words != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
}

static void
adc_hex_advice_row_class_init (AdcHexAdviceRowClass *klass G_GNUC_UNUSED)
{
  signals[POINTED] = g_signal_new ("pointed", ADC_TYPE_HEX_ADVICE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_hex_advice_row_init (AdcHexAdviceRow *self)
{
  self->motion = gtk_event_controller_motion_new ();
  g_signal_connect_object (self->motion, "notify::contains-pointer", G_CALLBACK (pointed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), self->motion);
  self->focus = gtk_event_controller_focus_new ();
  g_signal_connect_object (self->focus, "notify::contains-focus", G_CALLBACK (pointed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), self->focus);
}

GtkWidget *
adc_hex_advice_row_new (AdcHexTable *table, const AdcHexCounsel *counsel, guint position)
{
  AdcHexAdviceRow *self;
  GtkWidget *line, *tiles, *words;
  g_autoptr(GString) spoken = g_string_new (NULL);
  g_autoptr(GString) pictures = g_string_new (NULL);
  g_autofree char *gain = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (table), NULL);
  g_return_val_if_fail (counsel != NULL && position < counsel->advice->len, NULL);

  self = g_object_new (ADC_TYPE_HEX_ADVICE_ROW, NULL);
  self->advice = counsel->advice->pdata[position];
  gain = adc_hex_advice_describe_gain (table, counsel, self->advice);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  tiles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), tiles);
  gtk_box_append (GTK_BOX (line), words);
  for (guint i = 0; i < self->advice->n_placements; i++) {
    g_autofree char *text =
      adc_hex_advice_describe_placement (table, &self->advice->placements[i]);

    add_tile (tiles, table, &self->advice->placements[i]);
    add_label (words, text, "hex-tile-name");
    g_string_append_printf (spoken, "%s. ", text);
    describe_picture (pictures, table, &self->advice->placements[i]);
  }
  add_label (words, gain, "hex-gain");
  g_string_append (spoken, gain);
  gtk_widget_add_css_class (line, "hex-advice");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, pictures->str, -1);

  return GTK_WIDGET (self);
}

const AdcHexAdvice *
adc_hex_advice_row_get_advice (AdcHexAdviceRow *self)
{
  g_return_val_if_fail (ADC_IS_HEX_ADVICE_ROW (self), NULL);

  return self->advice;
}

gboolean
adc_hex_advice_row_is_hovered (AdcHexAdviceRow *self)
{
  g_return_val_if_fail (ADC_IS_HEX_ADVICE_ROW (self), FALSE);

  return gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->motion));
}

gboolean
adc_hex_advice_row_is_focused (AdcHexAdviceRow *self)
{
  g_return_val_if_fail (ADC_IS_HEX_ADVICE_ROW (self), FALSE);

  return gtk_event_controller_focus_contains_focus (GTK_EVENT_CONTROLLER_FOCUS (self->focus));
}
