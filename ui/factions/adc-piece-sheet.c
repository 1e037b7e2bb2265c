/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-piece-sheet.h"

#include "adc-stat-row.h"
#include "adc-tile.h"
#include "adc-unit-card.h"
#include "adc-wrap-layout.h"

struct _AdcPieceSheet {
  AdwBin          parent_instance;
  AdcUnitCard    *card;
  GtkWidget      *turn_box;
  GtkListBox     *list;
  GtkWidget      *more_button; /* where there are values that do not concern the piece */
  AdcPiece       *piece;
  AdcCompletions *completions;
  GSignalGroup   *piece_signals;
  guint           rotation; /* of a tile */
};

G_DEFINE_FINAL_TYPE (AdcPieceSheet, adc_piece_sheet, ADW_TYPE_BIN)

enum { PROP_COMPLETIONS = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

enum { COMPLETED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Whoever fills in what is unknown copies a printed card from top to bottom. */
static void
edit_next (AdcPieceSheet *self, GtkListBoxRow *row)
{
  GtkListBoxRow *next = gtk_list_box_get_row_at_index (self->list,
                                                       gtk_list_box_row_get_index (row) + 1);

  if (next != NULL && adc_stat_row_is_unknown (ADC_STAT_ROW (next)))
    adc_stat_row_edit (ADC_STAT_ROW (next));
}

static void
row_completed_cb (AdcPieceSheet *self, const char *stat, const char *previous, AdcStatRow *row)
{
  gboolean was_unknown = previous == NULL &&
                         adc_piece_get_shipped_value (self->piece, stat) == NULL;

  g_signal_emit (self, signals[COMPLETED], 0, self->piece, stat, previous);
  if (was_unknown)
    edit_next (self, GTK_LIST_BOX_ROW (row));
}

/* Whoever turns it without seeing it has the focus on a button: that is where it is said. */
static void
describe_turn (AdcPieceSheet *self)
{
  g_autofree char *words = adc_tile_describe (self->piece, self->rotation);

  for (GtkWidget *button = gtk_widget_get_first_child (self->turn_box); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    words, -1);
}

static void
set_rotation (AdcPieceSheet *self, guint rotation)
{
  self->rotation = rotation % ADC_SIDES_N;
  adc_unit_card_set_rotation (self->card, self->rotation);
  if (self->piece != NULL)
    describe_turn (self);
}

static void
turn (AdcPieceSheet *self, int sixths)
{
  set_rotation (self, self->rotation + ADC_SIDES_N + sixths);
}

/* Not an action: to buttons in a widget that leaves the window and comes back it would stay
 * gone. */
static void
turn_clockwise_cb (AdcPieceSheet *self)
{
  turn (self, 1);
}

static void
turn_anticlockwise_cb (AdcPieceSheet *self)
{
  turn (self, -1);
}

/* What cannot be turned leaves the keys to others. */
static gboolean
turn_key_cb (GtkWidget *widget, GVariant *parameter, gpointer user_data G_GNUC_UNUSED)
{
  AdcPieceSheet *self = ADC_PIECE_SHEET (widget);

  if (!adc_unit_card_is_tile (self->card))
    return GDK_EVENT_PROPAGATE;

  turn (self, g_variant_get_int32 (parameter));
  return GDK_EVENT_STOP;
}

/* Filling in the first of its sides makes a tile of it; taking that back makes it none. */
static void
update_turn (AdcPieceSheet *self)
{
  gtk_widget_set_visible (self->turn_box, adc_unit_card_is_tile (self->card));
  if (self->piece != NULL)
    describe_turn (self);
}

static void
fill (AdcPieceSheet *self)
{
  GListModel *stats = self->piece != NULL ? adc_piece_get_stats (self->piece) : NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);

  adc_unit_card_set_piece (self->card, self->piece);
  update_turn (self);
  gtk_widget_set_visible (self->more_button, FALSE);
  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    GtkWidget *row;

    if (!adc_piece_concerns (self->piece, stat)) {
      gtk_widget_set_visible (self->more_button, self->completions != NULL);
      if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->more_button)))
        continue;
    }

    row = adc_stat_row_new (self->piece, stat, self->completions);
    g_signal_connect_object (row, "completed", G_CALLBACK (row_completed_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_list_box_append (self->list, row);
  }

  gtk_widget_set_visible (GTK_WIDGET (self->list),
                          gtk_list_box_get_row_at_index (self->list, 0) != NULL);
}

static void
more_toggled_cb (AdcPieceSheet *self)
{
  fill (self);
}

static void
adc_piece_sheet_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_COMPLETIONS:
    g_value_set_object (value, ADC_PIECE_SHEET (object)->completions);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_piece_sheet_set_property (GObject *object, guint property_id, const GValue *value,
                              GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_COMPLETIONS:
    adc_piece_sheet_set_completions (ADC_PIECE_SHEET (object), g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_piece_sheet_dispose (GObject *object)
{
  AdcPieceSheet *self = ADC_PIECE_SHEET (object);

  g_clear_object (&self->piece_signals);
  g_clear_object (&self->piece);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_piece_sheet_parent_class)->dispose (object);
}

static void
adc_piece_sheet_class_init (AdcPieceSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = adc_piece_sheet_get_property;
  object_class->set_property = adc_piece_sheet_set_property;
  object_class->dispose = adc_piece_sheet_dispose;
  properties[PROP_COMPLETIONS] =
    g_param_spec_object ("completions", NULL, NULL, ADC_TYPE_COMPLETIONS,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[COMPLETED] = g_signal_new ("completed", ADC_TYPE_PIECE_SHEET, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 3, ADC_TYPE_PIECE, G_TYPE_STRING,
                                     G_TYPE_STRING);

  g_type_ensure (ADC_TYPE_UNIT_CARD);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-piece-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcPieceSheet, card);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceSheet, turn_box);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceSheet, list);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceSheet, more_button);
  gtk_widget_class_bind_template_callback (widget_class, more_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_clockwise_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_anticlockwise_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, 0, turn_key_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_bracketright, 0, turn_key_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, GDK_SHIFT_MASK, turn_key_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_bracketleft, 0, turn_key_cb, "i", -1);
}

static void
adc_piece_sheet_init (AdcPieceSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->piece_signals = g_signal_group_new (ADC_TYPE_PIECE);
  g_signal_group_connect_data (self->piece_signals, "value-changed", G_CALLBACK (update_turn), self,
                               NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED); /* after the card */
}

GtkWidget *
adc_piece_sheet_new (void)
{
  return g_object_new (ADC_TYPE_PIECE_SHEET, NULL);
}

void
adc_piece_sheet_set_completions (AdcPieceSheet *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_PIECE_SHEET (self));
  g_return_if_fail (completions == NULL || ADC_IS_COMPLETIONS (completions));

  if (!g_set_object (&self->completions, completions))
    return;

  fill (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPLETIONS]);
}

void
adc_piece_sheet_set_piece (AdcPieceSheet *self, AdcPiece *piece)
{
  g_return_if_fail (ADC_IS_PIECE_SHEET (self));
  g_return_if_fail (piece == NULL || ADC_IS_PIECE (piece));

  if (g_set_object (&self->piece, piece)) {
    set_rotation (self, 0);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->more_button), FALSE);
  }
  g_signal_group_set_target (self->piece_signals, piece);
  fill (self);
}
