/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-outline.h"

#include "adc-outline-group.h"
#include "adc-rule.h"
#include "adc-tab-stop.h"

struct _AdcOutline {
  AdwBin              parent_instance;
  GtkListView        *list;
  GtkTreeListModel   *tree;
  GtkSingleSelection *selection;
  gboolean            selecting; /* by program, not by the reader */
};

G_DEFINE_FINAL_TYPE (AdcOutline, adc_outline, ADW_TYPE_BIN)

enum { OPENED, BROWSED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GListModel *
create_children (gpointer item, gpointer user_data G_GNUC_UNUSED)
{
  GListModel *children = NULL;

  if (ADC_IS_RULE (item))
    children = adc_rule_get_children (item);
  else if (ADC_IS_OUTLINE_GROUP (item))
    children = adc_outline_group_get_entries (item);

  return children != NULL && g_list_model_get_n_items (children) > 0 ? g_object_ref (children)
                                                                     : NULL;
}

static void
add_group (GListStore *top, AdcGame *game, AdcKind kind)
{
  GListModel *entries = adc_game_get_entries (game, kind);
  g_autoptr(AdcOutlineGroup) group = NULL;

  if (g_list_model_get_n_items (entries) == 0)
    return;

  group = adc_outline_group_new (adc_kind_get_plural (kind), entries);
  g_list_store_append (top, group);
}

static GListModel *
create_top (AdcGame *game)
{
  GListModel *rules = adc_game_get_outline (game);
  GListStore *top = g_list_store_new (G_TYPE_OBJECT);

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    g_autoptr(GObject) rule = g_list_model_get_item (rules, i);

    g_list_store_append (top, rule);
  }
  add_group (top, game, ADC_KIND_RULING);
  add_group (top, game, ADC_KIND_DECK_RULE);

  return G_LIST_MODEL (top);
}

/* The row that stands for an entry or a group, or NULL when it is folded away. */
static GtkTreeListRow *
find_row (AdcOutline *self, gpointer wanted, guint *position)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++) {
    g_autoptr(GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, i);
    g_autoptr(GObject) item = gtk_tree_list_row_get_item (row);

    if (item != wanted)
      continue;
    if (position != NULL)
      *position = i;
    return g_steal_pointer (&row);
  }

  return NULL;
}

static void
unfold_group_of (AdcOutline *self, AdcEntry *entry)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++) {
    g_autoptr(GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, i);
    g_autoptr(GObject) item = gtk_tree_list_row_get_item (row);
    g_autoptr(AdcEntry) first = NULL;

    if (!ADC_IS_OUTLINE_GROUP (item))
      continue;

    first = g_list_model_get_item (adc_outline_group_get_entries (ADC_OUTLINE_GROUP (item)), 0);
    if (adc_entry_get_kind (first) == adc_entry_get_kind (entry))
      gtk_tree_list_row_set_expanded (row, TRUE);
  }
}

static void
unfold_parents_of (AdcOutline *self, AdcRule *rule)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (rule));
  AdcEntry *parent = game != NULL ? adc_game_lookup (game, adc_rule_get_parent (rule)) : NULL;
  g_autoptr(GtkTreeListRow) row = NULL;

  if (parent == NULL)
    return;

  unfold_parents_of (self, ADC_RULE (parent));
  row = find_row (self, parent, NULL);
  if (row != NULL)
    gtk_tree_list_row_set_expanded (row, TRUE);
}

static void
setup_cb (AdcOutline *self G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *expander = gtk_tree_expander_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), label);
  gtk_list_item_set_child (item, expander);
}

static void
bind_cb (AdcOutline *self G_GNUC_UNUSED, GtkListItem *list_item)
{
  GtkTreeExpander *expander = GTK_TREE_EXPANDER (gtk_list_item_get_child (list_item));
  GtkTreeListRow *row = gtk_list_item_get_item (list_item);
  g_autoptr(GObject) item = gtk_tree_list_row_get_item (row);
  const char *title = ADC_IS_ENTRY (item) ? adc_entry_get_title (ADC_ENTRY (item))
                                          : adc_outline_group_get_title (ADC_OUTLINE_GROUP (item));

  gtk_tree_expander_set_list_row (expander, row);
  gtk_label_set_label (GTK_LABEL (gtk_tree_expander_get_child (expander)), title);
  if (gtk_tree_list_row_get_depth (row) == 0)
    gtk_widget_add_css_class (GTK_WIDGET (expander), "outline-top");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (expander), "outline-top");
}

static void
unbind_cb (AdcOutline *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (gtk_list_item_get_child (item)), NULL);
}

static void
activate_cb (AdcOutline *self, guint position)
{
  g_autoptr(GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, position);
  g_autoptr(GObject) item = gtk_tree_list_row_get_item (row);

  if (ADC_IS_ENTRY (item)) {
    gtk_tree_list_row_set_expanded (row, TRUE);
    g_signal_emit (self, signals[OPENED], 0, item);
  } else {
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
  }
}

/* A list view of GTK 4.8 opens on a single click only if hovering selects, too; so we listen. */
static void
clicked_cb (AdcOutline *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  GtkWidget *list = GTK_WIDGET (self->list);
  GtkWidget *picked = gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT);
  GtkTreeListRow *row;
  guint position;
  g_autoptr(GObject) item = NULL;
  g_autoptr(GtkTreeListRow) found = NULL;

  while (picked != NULL && picked != list && !GTK_IS_TREE_EXPANDER (picked)) {
    GtkWidget *child = gtk_widget_get_first_child (picked);

    picked = GTK_IS_TREE_EXPANDER (child) ? child : gtk_widget_get_parent (picked);
  }
  if (!GTK_IS_TREE_EXPANDER (picked))
    return;

  row = gtk_tree_expander_get_list_row (GTK_TREE_EXPANDER (picked));
  item = gtk_tree_list_row_get_item (row);
  found = find_row (self, item, &position);
  if (found != NULL)
    activate_cb (self, position);
}

static void
selected_cb (AdcOutline *self)
{
  GtkTreeListRow *row = gtk_single_selection_get_selected_item (self->selection);
  g_autoptr(GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (!self->selecting && ADC_IS_ENTRY (item))
    g_signal_emit (self, signals[BROWSED], 0, item);
}

static void
adc_outline_dispose (GObject *object)
{
  AdcOutline *self = ADC_OUTLINE (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->tree);
  G_OBJECT_CLASS (adc_outline_parent_class)->dispose (object);
}

static void
adc_outline_class_init (AdcOutlineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_TAB_STOP);

  G_OBJECT_CLASS (klass)->dispose = adc_outline_dispose;
  signals[OPENED] = g_signal_new ("opened", ADC_TYPE_OUTLINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, ADC_TYPE_ENTRY);
  signals[BROWSED] = g_signal_new ("browsed", ADC_TYPE_OUTLINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, ADC_TYPE_ENTRY);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "rules/adc-outline.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcOutline, list);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
adc_outline_init (AdcOutline *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);

  g_signal_connect_object (click, "released", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (click));
}

void
adc_outline_set_game (AdcOutline *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_OUTLINE (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_clear_object (&self->selection);
  g_clear_object (&self->tree);
  self->tree = gtk_tree_list_model_new (create_top (game), FALSE, FALSE, create_children, NULL,
                                        NULL);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->tree));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

void
adc_outline_select (AdcOutline *self, AdcEntry *entry)
{
  g_autoptr(GtkTreeListRow) row = NULL;
  guint position;

  g_return_if_fail (ADC_IS_OUTLINE (self));
  g_return_if_fail (ADC_IS_ENTRY (entry) && self->tree != NULL);

  self->selecting = TRUE;
  if (ADC_IS_RULE (entry))
    unfold_parents_of (self, ADC_RULE (entry));
  else
    unfold_group_of (self, entry);

  row = find_row (self, entry, &position);
  if (row != NULL) {
    gtk_single_selection_set_selected (self->selection, position);
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
  }
  self->selecting = FALSE;
}
