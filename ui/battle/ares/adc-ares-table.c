/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-table.h"

#include "adc-ares-base-card.h"
#include "adc-ares-force-tile.h"

#include <glib/gi18n-lib.h>

#define GAP 12        /* pixels between two columns */
#define ROW_SPACING 6
#define COLUMN_ZONE 0.5 /* the middle of a column, as a share of its width; beside it is a gap */

struct _AdcAresTable {
  GtkWidget  parent_instance;
  GtkWidget *nobody;  /* the label shown when the line is empty */
  GPtrArray *cells;   /* of AdcAresCell */
  GPtrArray *gaps;    /* of GtkWidget: one before each column, one after the last */
  GPtrArray *numbers; /* of GtkLabel, one per column */
  guint      n_columns;
  guint      n_ranks[2];
  gboolean   has_base_cards;
};

G_DEFINE_FINAL_TYPE (AdcAresTable, adc_ares_table, GTK_TYPE_WIDGET)

typedef struct {
  int width;  /* of every cell */
  int base;   /* but of the base cards, which are narrower */
  int height;
  int number; /* the height of the numbers' row */
} Sizes;

static void
measure_children (AdcAresTable *self, Sizes *sizes)
{
  *sizes = (Sizes){ 0, 0, 0, 0 };
  for (guint i = 0; i < self->cells->len; i++) {
    int *widest = ADC_IS_ARES_BASE_CARD (self->cells->pdata[i]) ? &sizes->base : &sizes->width;
    int width;

    gtk_widget_measure (self->cells->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                        NULL);
    *widest = MAX (*widest, width);
  }
  for (guint i = 0; i < self->cells->len; i++) {
    const gboolean is_base = ADC_IS_ARES_BASE_CARD (self->cells->pdata[i]);
    int height;

    gtk_widget_measure (self->cells->pdata[i], GTK_ORIENTATION_VERTICAL,
                        is_base ? sizes->base : sizes->width, NULL, &height, NULL, NULL);
    sizes->height = MAX (sizes->height, height);
  }
  for (guint i = 0; i < self->numbers->len; i++) {
    int height;

    gtk_widget_measure (self->numbers->pdata[i], GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL,
                        NULL);
    sizes->number = MAX (sizes->number, height);
  }
}

static guint
get_n_rows (AdcAresTable *self)
{
  return self->n_ranks[ADC_ARES_ATTACKER] + self->n_ranks[ADC_ARES_DEFENDER];
}

static void
adc_ares_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  AdcAresTable *self = ADC_ARES_TABLE (widget);
  const int n_columns = self->n_columns;
  Sizes sizes;

  if (self->cells->len == 0) {
    gtk_widget_measure (self->nobody, orientation, for_size, minimum, natural, NULL, NULL);
    return;
  }

  measure_children (self, &sizes);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = n_columns * (sizes.width + GAP) + GAP +
               (self->has_base_cards ? 2 * (sizes.base + GAP) : 0);
  else
    *natural = get_n_rows (self) * (sizes.height + ROW_SPACING) + sizes.number;
  *minimum = *natural;
}

/* Where a column begins, base cards standing outside all of them. */
static int
get_x (AdcAresTable *self, const Sizes *sizes, int column)
{
  const int first = self->has_base_cards ? GAP + sizes->base : 0;
  int place = column;

  if (column == ADC_ARES_LEFT)
    return GAP;
  if (column == ADC_ARES_RIGHT)
    place = self->n_columns;

  return first + GAP + place * (sizes->width + GAP);
}

static int
get_y (AdcAresTable *self, const Sizes *sizes, AdcAresSide side, guint rank)
{
  const int n_above = self->n_ranks[ADC_ARES_DEFENDER];
  const int pitch = sizes->height + ROW_SPACING;

  if (side == ADC_ARES_DEFENDER)
    return (n_above - 1 - (int) rank) * pitch;

  return n_above * pitch + sizes->number + ROW_SPACING + (int) rank * pitch;
}

static void
adc_ares_table_size_allocate (GtkWidget *widget, int width, int height,
                              int baseline G_GNUC_UNUSED)
{
  AdcAresTable *self = ADC_ARES_TABLE (widget);
  const GtkAllocation all = { 0, 0, width, height };
  Sizes sizes;
  int numbers_y;

  if (self->cells->len == 0) {
    gtk_widget_size_allocate (self->nobody, &all, -1);
    return;
  }

  measure_children (self, &sizes);
  numbers_y = self->n_ranks[ADC_ARES_DEFENDER] * (sizes.height + ROW_SPACING);

  for (guint i = 0; i < self->cells->len; i++) {
    AdcAresCell *cell = self->cells->pdata[i];
    const GtkAllocation place = {
      get_x (self, &sizes, adc_ares_cell_get_column (cell)),
      get_y (self, &sizes, adc_ares_cell_get_side (cell), adc_ares_cell_get_rank (cell)),
      ADC_IS_ARES_BASE_CARD (cell) ? sizes.base : sizes.width, sizes.height,
    };

    gtk_widget_size_allocate (GTK_WIDGET (cell), &place, -1);
  }
  for (guint i = 0; i < self->numbers->len; i++) {
    const GtkAllocation place = { get_x (self, &sizes, i), numbers_y, sizes.width, sizes.number };

    gtk_widget_size_allocate (self->numbers->pdata[i], &place, -1);
  }
  for (guint i = 0; i < self->gaps->len; i++) {
    const GtkAllocation place = { get_x (self, &sizes, i) - GAP, 0, GAP, height };

    gtk_widget_size_allocate (self->gaps->pdata[i], &place, -1);
  }
}

static void
clear (AdcAresTable *self)
{
  GPtrArray *all[] = { self->cells, self->gaps, self->numbers };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++) {
    for (guint j = 0; j < all[i]->len; j++)
      gtk_widget_unparent (all[i]->pdata[j]);
    g_ptr_array_set_size (all[i], 0);
  }
}

static void
adc_ares_table_dispose (GObject *object)
{
  AdcAresTable *self = ADC_ARES_TABLE (object);

  clear (self);
  g_clear_pointer (&self->nobody, gtk_widget_unparent);
  G_OBJECT_CLASS (adc_ares_table_parent_class)->dispose (object);
}

static void
adc_ares_table_finalize (GObject *object)
{
  AdcAresTable *self = ADC_ARES_TABLE (object);

  g_ptr_array_unref (self->cells);
  g_ptr_array_unref (self->gaps);
  g_ptr_array_unref (self->numbers);
  G_OBJECT_CLASS (adc_ares_table_parent_class)->finalize (object);
}

static void
adc_ares_table_class_init (AdcAresTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_ares_table_dispose;
  object_class->finalize = adc_ares_table_finalize;
  widget_class->measure = adc_ares_table_measure;
  widget_class->size_allocate = adc_ares_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "ares-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_ares_table_init (AdcAresTable *self)
{
  self->cells = g_ptr_array_new ();
  self->gaps = g_ptr_array_new ();
  self->numbers = g_ptr_array_new ();
  self->nobody = gtk_label_new (_("No force is in the line yet: add some, or drag them here."));
  gtk_label_set_wrap (GTK_LABEL (self->nobody), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->nobody), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->nobody, "nobody");
  gtk_widget_add_css_class (self->nobody, "dim-label");
  gtk_widget_set_parent (self->nobody, GTK_WIDGET (self));
}

GtkWidget *
adc_ares_table_new (void)
{
  return g_object_new (ADC_TYPE_ARES_TABLE, NULL);
}

static void
take_cell (AdcAresTable *self, GtkWidget *cell)
{
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
  g_ptr_array_add (self->cells, cell);
}

static void
add_base_card (AdcAresTable *self, AdcAresScene *scene, gboolean is_left)
{
  take_cell (self, adc_ares_base_card_new (is_left, adc_ares_scene_get_n_buildings (scene)));
}

static void
add_row (AdcAresTable *self, AdcAresScene *scene, AdcAresSide side, guint rank)
{
  const gboolean has_base_cards = self->has_base_cards && side == ADC_ARES_DEFENDER && rank == 0;

  if (has_base_cards)
    add_base_card (self, scene, TRUE);

  for (guint column = 0; column < self->n_columns; column++) {
    const AdcAresForceInfo *info = adc_ares_scene_get_at (scene, side, column, rank);

    if (info != NULL) {
      take_cell (self, adc_ares_force_tile_new (scene, info));
    } else if (rank == 0) {
      GtkWidget *empty = adc_ares_cell_new_empty ();

      adc_ares_cell_set_place (ADC_ARES_CELL (empty), side, column, 0);
      take_cell (self, empty);
    }
  }

  if (has_base_cards)
    add_base_card (self, scene, FALSE);
}

static void
add_gap (AdcAresTable *self)
{
  GtkWidget *gap = g_object_new (GTK_TYPE_BOX, "css-name", "ares-gap", "can-target", FALSE, NULL);

  gtk_widget_set_parent (gap, GTK_WIDGET (self));
  g_ptr_array_add (self->gaps, gap);
}

static void
add_number (AdcAresTable *self, guint column)
{
  g_autofree char *text = g_strdup_printf ("%u", column + 1);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "column-number");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  g_ptr_array_add (self->numbers, label);
}

void
adc_ares_table_set_scene (AdcAresTable *self, AdcAresScene *scene, GPtrArray *cells)
{
  g_return_if_fail (ADC_IS_ARES_TABLE (self));

  clear (self);
  self->n_columns = adc_ares_scene_get_n_columns (scene);
  self->has_base_cards = self->n_columns > 0 && adc_ares_scene_has_base_cards (scene);
  for (guint side = 0; side < G_N_ELEMENTS (self->n_ranks); side++)
    self->n_ranks[side] = adc_ares_scene_get_n_ranks (scene, side);

  for (guint rank = self->n_ranks[ADC_ARES_DEFENDER]; rank > 0; rank--)
    add_row (self, scene, ADC_ARES_DEFENDER, rank - 1);
  for (guint column = 0; column < self->n_columns; column++)
    add_number (self, column);
  for (guint rank = 0; rank < self->n_ranks[ADC_ARES_ATTACKER]; rank++)
    add_row (self, scene, ADC_ARES_ATTACKER, rank);
  for (guint column = 0; column <= self->n_columns && self->n_columns > 0; column++)
    add_gap (self);

  g_ptr_array_extend (cells, self->cells, NULL, NULL);
  gtk_widget_set_visible (self->nobody, self->n_columns == 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* What stands in front, or what stands last, of a side in a column. */
static AdcAresCell *
find_cell (AdcAresTable *self, AdcAresSide side, guint column, gboolean last)
{
  AdcAresCell *found = NULL;

  for (guint i = 0; i < self->cells->len; i++) {
    AdcAresCell *cell = self->cells->pdata[i];
    const guint rank = adc_ares_cell_get_rank (cell);

    if (adc_ares_cell_get_side (cell) != side || adc_ares_cell_get_column (cell) != (int) column)
      continue;
    if (found == NULL || (rank > adc_ares_cell_get_rank (found)) == last)
      found = cell;
  }

  return found;
}

/* In front when nobody is there, else behind. */
static void
get_column_place (AdcAresTable *self, AdcAresSide side, guint column, AdcAresPlace *place)
{
  AdcAresCell *front = find_cell (self, side, column, FALSE);

  *place = (AdcAresPlace){
    .in_line = TRUE,
    .column = column,
    .rank = adc_ares_cell_get_id (front) != NULL ? 1 : 0,
  };
}

gboolean
adc_ares_table_get_place (AdcAresTable *self, const AdcAresForceInfo *dragged, double x,
                          AdcAresPlace *place)
{
  Sizes sizes;

  g_return_val_if_fail (ADC_IS_ARES_TABLE (self), FALSE);

  measure_children (self, &sizes);
  for (guint column = 0; column < self->n_columns; column++) {
    const double from_left = (x - get_x (self, &sizes, column)) / sizes.width;

    if (from_left > (1 + COLUMN_ZONE) / 2)
      continue;
    if (from_left < (1 - COLUMN_ZONE) / 2) {
      *place = (AdcAresPlace){ .in_line = TRUE, .column = column, .insert = TRUE };
      return TRUE;
    }
    if (dragged->position != ADC_ARES_AWAY && dragged->column == column)
      return FALSE;

    get_column_place (self, dragged->side, column, place);
    return TRUE;
  }

  *place = (AdcAresPlace){ .in_line = TRUE, .column = self->n_columns, .insert = TRUE };
  return TRUE;
}

void
adc_ares_table_light_up (AdcAresTable *self, AdcBattleSession *session,
                         const AdcAresForceInfo *dragged)
{
  g_return_if_fail (ADC_IS_ARES_TABLE (self));

  for (guint i = 0; i < self->gaps->len; i++) {
    const AdcAresPlace place = { .in_line = TRUE, .column = i, .insert = TRUE };

    if (adc_ares_edit_can_place (session, dragged->id, &place))
      gtk_widget_add_css_class (self->gaps->pdata[i], "open");
  }
  for (guint column = 0; column < self->n_columns; column++) {
    AdcAresPlace place;

    if (dragged->position != ADC_ARES_AWAY && dragged->column == column)
      continue;
    get_column_place (self, dragged->side, column, &place);
    if (adc_ares_edit_can_place (session, dragged->id, &place))
      gtk_widget_add_css_class (GTK_WIDGET (find_cell (self, dragged->side, column,
                                                       place.rank > 0)),
                                "open");
  }
}

static void
remove_class (GPtrArray *widgets, const char *name)
{
  for (guint i = 0; i < widgets->len; i++)
    gtk_widget_remove_css_class (widgets->pdata[i], name);
}

void
adc_ares_table_put_out (AdcAresTable *self)
{
  g_return_if_fail (ADC_IS_ARES_TABLE (self));

  adc_ares_table_set_aim (self, ADC_ARES_ATTACKER, NULL);
  remove_class (self->cells, "open");
  remove_class (self->gaps, "open");
}

void
adc_ares_table_set_aim (AdcAresTable *self, AdcAresSide side, const AdcAresPlace *place)
{
  GtkWidget *aim = NULL;

  g_return_if_fail (ADC_IS_ARES_TABLE (self));

  remove_class (self->cells, "aim");
  remove_class (self->gaps, "aim");
  if (place == NULL || !place->in_line)
    return;

  if (place->insert && place->column < self->gaps->len)
    aim = self->gaps->pdata[place->column];
  else if (!place->insert && place->column < self->n_columns)
    aim = GTK_WIDGET (find_cell (self, side, place->column, place->rank > 0));
  if (aim != NULL)
    gtk_widget_add_css_class (aim, "aim");
}
