/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-works-grid.h"

#include "adc-maker-form.h"
#include "adc-muster-units.h"
#include "adc-muster-words.h"
#include "adc-order-list.h"

#include <glib/gi18n-lib.h>

/* Pixels of a popover, its frame not counted: a window 360 wide must hold it. */
#define MAX_WIDTH 304

struct _AdcWorksGrid {
  AdwBin            parent_instance;
  GtkGrid          *heads;    /* one column: makers, then units */
  GtkGrid          *cells;    /* a column for each turn */
  GtkPopover       *popover;
  AdcMusterSession *session;
  char             *shape;    /* what the rows and columns were made for */
  GHashTable       *buttons;  /* "maker@turn" → GtkButton */
  GPtrArray        *totals;   /* of GtkLabel, by unit, then by turn */
  GPtrArray        *groups;   /* of GtkSizeGroup: the two grids have rows of the same height */
  char             *maker;    /* what the popover is about */
  guint             turn;
};

G_DEFINE_FINAL_TYPE (AdcWorksGrid, adc_works_grid, ADW_TYPE_BIN)

/* A popover does not ask how high its child is at the width it will have; we do. */
static void
fit (GtkWidget *child)
{
  int width, height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, MAX_WIDTH);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (child, width, height);
}

static void
point_popover (AdcWorksGrid *self, GtkWidget *button, GtkWidget *child)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    return;

  gtk_popover_set_child (self->popover, child);
  fit (child);
  gtk_popover_set_pointing_to (self->popover,
                               &(GdkRectangle){ bounds.origin.x, bounds.origin.y,
                                                bounds.size.width, bounds.size.height });
  gtk_popover_popup (self->popover);
}

/* A choice is made: the list makes room for what comes of it. */
static void
ordered_cb (AdcWorksGrid *self)
{
  gtk_popover_popdown (self->popover);
}

static void
closed_cb (AdcWorksGrid *self)
{
  GtkWidget *button = self->maker != NULL ? adc_works_grid_get_cell (self, self->maker, self->turn)
                                          : NULL;

  if (button != NULL && gtk_widget_get_mapped (button))
    gtk_widget_grab_focus (button);
}

static void
clicked_cb (AdcWorksGrid *self, GtkWidget *button)
{
  const char *maker = g_object_get_data (G_OBJECT (button), "adc-maker");
  const guint turn = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "adc-turn"));
  GtkWidget *child;

  g_free (self->maker);
  self->maker = g_strdup (maker);
  self->turn = turn;
  if (turn == 0) {
    child = adc_maker_form_new (self->session, maker);
  } else {
    child = adc_order_list_new (self->session, maker, turn);
    g_signal_connect_object (child, "ordered", G_CALLBACK (ordered_cb), self, G_CONNECT_SWAPPED);
  }
  point_popover (self, button, child);
}

static GtkWidget *
create_button (AdcWorksGrid *self, const char *maker, guint turn)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), turn == 0 ? 9 : 11);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  if (turn == 0)
    gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, turn == 0 ? "maker-head" : "works-cell");
  g_object_set_data_full (G_OBJECT (button), "adc-maker", g_strdup (maker), g_free);
  g_object_set_data (G_OBJECT (button), "adc-turn", GUINT_TO_POINTER (turn));
  g_hash_table_insert (self->buttons, g_strdup_printf ("%s@%u", maker, turn), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
create_label (const char *text, float xalign, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 7);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_add_css_class (label, style);

  return label;
}

/* Puts the head of a row in its grid; the cells of the row, to be as high, are grouped with it. */
static GtkSizeGroup *
attach_head (AdcWorksGrid *self, GtkWidget *head, guint row)
{
  GtkSizeGroup *group = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  g_ptr_array_add (self->groups, group);
  gtk_size_group_add_widget (group, head);
  gtk_grid_attach (self->heads, head, 0, (int) row, 1, 1);

  return group;
}

static void
attach_cell (AdcWorksGrid *self, GtkSizeGroup *group, GtkWidget *cell, guint turn, guint row)
{
  gtk_size_group_add_widget (group, cell);
  gtk_grid_attach (self->cells, cell, (int) turn - 1, (int) row, 1, 1);
}

static void
clear_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static void
add_row (AdcWorksGrid *self, const AdcWorksRow *maker, guint n_turns, guint row)
{
  GtkSizeGroup *group = attach_head (self, create_button (self, maker->maker, 0), row);

  for (guint turn = 1; turn <= n_turns; turn++)
    attach_cell (self, group, create_button (self, maker->maker, turn), turn, row);
}

static void
add_totals (AdcWorksGrid *self, AdcWorksResult *result, guint row)
{
  AdcWorks *works = adc_muster_session_get_works (self->session);
  GPtrArray *units = adc_works_get_units (works);

  for (guint u = 0; u < result->n_units; u++) {
    GtkWidget *head = create_label (adc_muster_unit_get_title (adc_works_get_game (works),
                                                               units->pdata[u]),
                                    0, "works-unit");
    GtkSizeGroup *group = attach_head (self, head, row + u);

    for (guint turn = 1; turn <= result->n_turns; turn++) {
      GtkWidget *label = create_label (NULL, 0.5, "numeric");

      g_ptr_array_add (self->totals, label);
      attach_cell (self, group, label, turn, row + u);
    }
  }
}

static void
build (AdcWorksGrid *self, AdcWorksResult *result)
{
  GtkSizeGroup *group;
  guint row = 0;

  g_hash_table_remove_all (self->buttons);
  g_ptr_array_set_size (self->totals, 0);
  g_ptr_array_set_size (self->groups, 0);
  clear_grid (self->heads);
  clear_grid (self->cells);

  group = attach_head (self, create_label (_("Turn"), 0, "works-turn"), row);
  for (guint turn = 1; turn <= result->n_turns; turn++) {
    g_autofree char *text = g_strdup_printf ("%u", turn);

    attach_cell (self, group, create_label (text, 0.5, "works-turn"), turn, row);
  }
  for (guint i = 0; i < result->rows->len; i++)
    add_row (self, result->rows->pdata[i], result->n_turns, ++row);
  if (result->market != NULL)
    add_row (self, result->market, result->n_turns, ++row);

  /* A row without a cell would have no height beside its head. */
  group = attach_head (self, create_label (_("In play at its end"), 0, "works-turn"), ++row);
  attach_cell (self, group, gtk_label_new (NULL), 1, row);
  add_totals (self, result, row + 1);
}

static void
set_mark (GtkWidget *button, const char *mark, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (button, mark);
  else
    gtk_widget_remove_css_class (button, mark);
}

static void
update_cell (AdcWorksGrid *self, const AdcWorksRow *row, const char *title, guint turn)
{
  AdcGame *game = adc_muster_session_get_game (self->session);
  const AdcWorksCell *cell = &row->cells[turn - 1];
  GtkWidget *button = adc_works_grid_get_cell (self, row->maker, turn);
  g_autofree char *text = adc_muster_words_cell (game, cell);
  g_autofree char *name = NULL;
  const gboolean is_market = g_str_equal (row->maker, ADC_WORKS_MARKET);
  const gboolean is_there = cell->kind != ADC_CELL_ABSENT;

  /* Translators: a maker, the number of a turn, what it makes: “Factory 2, turn 3: 2 × Trooper” */
  name = g_strdup_printf (_("%s, turn %u: %s"), title, turn, text);
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                       cell->kind == ADC_CELL_IDLE ? "–" : text);
  gtk_widget_set_sensitive (button, is_there);
  gtk_widget_set_opacity (button, is_there ? 1 : is_market ? 0.4 : 0.25);
  gtk_widget_set_tooltip_text (button, cell->message != NULL ? cell->message : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  cell->message != NULL ? cell->message : "", -1);
  set_mark (button, "makes", cell->kind == ADC_CELL_MAKES);
  set_mark (button, "begins", cell->kind == ADC_CELL_BEGINS || cell->kind == ADC_CELL_CONTINUES);
  set_mark (button, "refused", cell->kind == ADC_CELL_REFUSED);
  set_mark (button, "idle", cell->kind == ADC_CELL_IDLE || cell->kind == ADC_CELL_WAITING);
}

static void
update_row (AdcWorksGrid *self, const AdcWorksRow *row, guint n_turns)
{
  AdcWorks *works = adc_muster_session_get_works (self->session);
  GtkWidget *head = adc_works_grid_get_cell (self, row->maker, 0);
  g_autofree char *title = adc_muster_words_maker (works, row);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (head))), title);
  gtk_widget_set_tooltip_text (head, title);
  gtk_widget_set_sensitive (head, !g_str_equal (row->maker, ADC_WORKS_MARKET));
  gtk_accessible_update_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  for (guint turn = 1; turn <= n_turns; turn++)
    update_cell (self, row, title, turn);
}

static void
update_totals (AdcWorksGrid *self, AdcWorksResult *result)
{
  AdcWorks *works = adc_muster_session_get_works (self->session);
  GPtrArray *units = adc_works_get_units (works);

  for (guint u = 0; u < result->n_units; u++) {
    const guint supply = adc_works_get_supply (works, units->pdata[u]);
    const guint others = adc_works_get_others (works, units->pdata[u]);
    const guint limit = supply == ADC_NO_LIMIT ? supply : supply - MIN (supply, others);

    for (guint turn = 1; turn <= result->n_turns; turn++) {
      const AdcWorksCount *count = adc_works_result_get_count (result, turn, u);
      GtkWidget *label = self->totals->pdata[u * result->n_turns + turn - 1];
      g_autofree char *text =
        limit == ADC_NO_LIMIT
          ? g_strdup_printf ("%u", count->in_play)
          /* Translators: how many pieces are in play, of how many there are, as in “17 of 20” */
          : g_strdup_printf (_("%u of %u"), count->in_play, limit);
      g_autofree char *more =
        limit == ADC_NO_LIMIT
          ? NULL
          /* Translators: pieces come out of a maker, half made, and left in the box */
          : g_strdup_printf (_("%u come out, %u half made, %u left in the supply"), count->out,
                             count->making, count->left);

      gtk_label_set_label (GTK_LABEL (label), text);
      gtk_widget_set_tooltip_text (label, more);
      set_mark (label, "grown", count->out > 0);
      set_mark (label, "exhausted", count->left == 0);
    }
  }
}

static char *
dup_shape (AdcWorksResult *result)
{
  g_autoptr(GString) shape = g_string_new (NULL);

  g_string_append_printf (shape, "%u %u %d", result->n_turns, result->n_units,
                          result->market != NULL);
  for (guint i = 0; i < result->rows->len; i++)
    g_string_append_printf (shape, " %s", ((AdcWorksRow *) result->rows->pdata[i])->maker);

  return g_string_free (g_steal_pointer (&shape), FALSE);
}

/* The cell that has the focus, as "maker@turn", or NULL. */
static char *
dup_focused (AdcWorksGrid *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const char *maker = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
                        ? g_object_get_data (G_OBJECT (focus), "adc-maker")
                        : NULL;

  return maker != NULL ? g_strdup_printf ("%s@%u", maker,
                                          GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (focus),
                                                                               "adc-turn")))
                       : NULL;
}

static void
adc_works_grid_dispose (GObject *object)
{
  AdcWorksGrid *self = ADC_WORKS_GRID (object);

  if (self->popover != NULL) {
    g_signal_handlers_disconnect_by_data (self->popover, self);
    gtk_widget_unparent (GTK_WIDGET (self->popover));
    self->popover = NULL;
  }
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_works_grid_parent_class)->dispose (object);
}

static void
adc_works_grid_finalize (GObject *object)
{
  AdcWorksGrid *self = ADC_WORKS_GRID (object);

  g_free (self->shape);
  g_free (self->maker);
  g_hash_table_unref (self->buttons);
  g_ptr_array_unref (self->totals);
  g_ptr_array_unref (self->groups);
  G_OBJECT_CLASS (adc_works_grid_parent_class)->finalize (object);
}

static void
adc_works_grid_class_init (AdcWorksGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_works_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_works_grid_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_works_grid_init (AdcWorksGrid *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->buttons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->totals = g_ptr_array_new ();
  self->groups = g_ptr_array_new_with_free_func (g_object_unref);
  self->heads = GTK_GRID (gtk_grid_new ());
  self->cells = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->heads, 4);
  gtk_grid_set_row_spacing (self->cells, 4);
  gtk_grid_set_column_spacing (self->cells, 4);
  gtk_grid_set_column_homogeneous (self->cells, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->heads), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self->cells), GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->cells));
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->heads));
  gtk_box_append (GTK_BOX (box), scroller);
  adw_bin_set_child (ADW_BIN (self), box);

  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Production by turn"), -1);
}

GtkWidget *
adc_works_grid_new (void)
{
  return g_object_new (ADC_TYPE_WORKS_GRID, NULL);
}

void
adc_works_grid_set_session (AdcWorksGrid *self, AdcMusterSession *session)
{
  g_return_if_fail (ADC_IS_WORKS_GRID (self));

  g_set_object (&self->session, session);
  g_clear_pointer (&self->shape, g_free);
}

void
adc_works_grid_update (AdcWorksGrid *self, AdcWorksResult *result)
{
  g_autofree char *shape = NULL;

  g_return_if_fail (ADC_IS_WORKS_GRID (self));
  g_return_if_fail (result != NULL);

  shape = dup_shape (result);
  if (g_strcmp0 (shape, self->shape) != 0) {
    g_autofree char *focused = dup_focused (self);
    GtkWidget *button;

    build (self, result);
    g_free (self->shape);
    self->shape = g_steal_pointer (&shape);
    button = focused != NULL ? g_hash_table_lookup (self->buttons, focused) : NULL;
    if (button != NULL)
      gtk_widget_grab_focus (button);
  }

  for (guint i = 0; i < result->rows->len; i++)
    update_row (self, result->rows->pdata[i], result->n_turns);
  if (result->market != NULL)
    update_row (self, result->market, result->n_turns);
  update_totals (self, result);
}

GtkWidget *
adc_works_grid_get_cell (AdcWorksGrid *self, const char *maker, guint turn)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (ADC_IS_WORKS_GRID (self), NULL);

  key = g_strdup_printf ("%s@%u", maker, turn);
  return g_hash_table_lookup (self->buttons, key);
}
