/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-side-panel.h"

#include "adc-battle-report.h"
#include "adc-buck-edit.h"
#include "adc-buck-order-list.h"
#include "adc-drop-down.h"
#include "adc-option-field.h"
#include "adc-tab-stop.h"

#include <glib/gi18n-lib.h>

#define MIN_SIDES 2

struct _AdcBuckSidePanel {
  GtkWidget         parent_instance;
  GtkDropDown      *leader;
  GtkWidget        *earlier_button;
  GtkWidget        *later_button;
  GtkWidget        *remove_button;
  GtkLabel         *order_label;
  AdcTabStop       *rows_stop;
  GtkBox           *rows;
  GtkWidget        *strangers;
  GtkLabel         *strangers_label;
  GtkWidget        *strangers_button;
  AdwBin           *targets_bin;
  AdcOptionField   *targets;
  AdcBuckOrderList *order_list;

  AdcBoard         *board;    /* not held */
  char             *side;     /* id, or NULL */
  GPtrArray        *factions; /* ids of the lines of the drop-down; NULL for nobody in particular */
  AdcScenario      *typed;    /* what the last digit made of the battle, or NULL */
  gboolean          is_updating;
};

G_DEFINE_FINAL_TYPE (AdcBuckSidePanel, adc_buck_side_panel, GTK_TYPE_WIDGET)

enum { CHOSEN, MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const AdcOption policies[] = {
  { "value", N_("Most valuable first") },
  { "easiest", N_("Easiest to hit first") },
  { "order", N_("In an order of its own") },
  { "best", N_("Best reply") },
  { NULL, NULL },
};

static AdcBattleSession *
get_session (AdcBuckSidePanel *self)
{
  return adc_board_get_session (self->board);
}

/* A number typed digit by digit is one step to undo: what the digits before have made of the battle
 * is taken back first. */
static void
counted_cb (AdcBuckSidePanel *self, guint count, gboolean goes_on, AdcBuckPieceRow *row)
{
  AdcBattleSession *session = get_session (self);

  if (session == NULL || self->side == NULL)
    return;

  if (goes_on && self->typed != NULL &&
      self->typed == adc_battle_session_get_scenario (session))
    adc_battle_session_undo (session);
  if (adc_buck_edit_set_count (session, self->side, adc_buck_piece_row_get_slot (row), count))
    g_set_object (&self->typed, adc_battle_session_get_scenario (session));
  else
    g_clear_object (&self->typed);
}

static void
chosen_cb (AdcBuckSidePanel *self, AdcBuckPieceRow *row)
{
  g_autofree char *force = g_strdup (adc_buck_piece_row_get_force (row));

  if (force != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, force);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
leader_changed_cb (AdcBuckSidePanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->leader);

  if (!self->is_updating && get_session (self) != NULL && selected < self->factions->len)
    adc_buck_edit_set_leader (get_session (self), self->side, self->factions->pdata[selected]);
}

static void
targets_changed_cb (AdcBuckSidePanel *self, const char *value)
{
  if (get_session (self) != NULL)
    adc_buck_edit_set (get_session (self), self->side, "targets", value);
}

static void
reordered_cb (AdcBuckSidePanel *self, const char *order)
{
  if (get_session (self) != NULL)
    adc_buck_edit_set (get_session (self), self->side, "order", order);
}

/* Meanwhile this panel may show another side. */
static void
move (AdcBuckSidePanel *self, int step)
{
  g_autofree char *side = g_strdup (self->side);

  if (get_session (self) != NULL && adc_buck_edit_move_side (get_session (self), side, step))
    g_signal_emit (self, signals[MOVED], 0, side, step);
}

static void
earlier_clicked_cb (AdcBuckSidePanel *self)
{
  move (self, -1);
}

static void
later_clicked_cb (AdcBuckSidePanel *self)
{
  move (self, 1);
}

static void
remove_clicked_cb (AdcBuckSidePanel *self)
{
  g_autofree char *side = g_strdup (self->side);

  if (get_session (self) != NULL)
    adc_buck_edit_remove_side (get_session (self), side);
}

static void
strangers_clicked_cb (AdcBuckSidePanel *self)
{
  g_autofree char *side = g_strdup (self->side);

  if (get_session (self) != NULL && adc_buck_edit_drop_strangers (get_session (self), side))
    gtk_widget_child_focus (GTK_WIDGET (self->rows_stop), GTK_DIR_TAB_FORWARD);
}

static void
adc_buck_side_panel_dispose (GObject *object)
{
  AdcBuckSidePanel *self = ADC_BUCK_SIDE_PANEL (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->typed);
  G_OBJECT_CLASS (adc_buck_side_panel_parent_class)->dispose (object);
}

static void
adc_buck_side_panel_finalize (GObject *object)
{
  AdcBuckSidePanel *self = ADC_BUCK_SIDE_PANEL (object);

  g_free (self->side);
  g_ptr_array_unref (self->factions);
  G_OBJECT_CLASS (adc_buck_side_panel_parent_class)->finalize (object);
}

static void
adc_buck_side_panel_class_init (AdcBuckSidePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_buck_side_panel_dispose;
  object_class->finalize = adc_buck_side_panel_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_BUCK_SIDE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[MOVED] = g_signal_new ("moved", ADC_TYPE_BUCK_SIDE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);
  g_type_ensure (ADC_TYPE_BUCK_ORDER_LIST);
  g_type_ensure (ADC_TYPE_TAB_STOP);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "buck-side");
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/buck-rogers/adc-buck-side-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, leader);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, earlier_button);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, later_button);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, remove_button);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, order_label);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, rows_stop);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, rows);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, strangers);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, strangers_label);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, strangers_button);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, targets_bin);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckSidePanel, order_list);
  gtk_widget_class_bind_template_callback (widget_class, leader_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, earlier_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, later_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, strangers_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, reordered_cb);
}

static void
adc_buck_side_panel_init (AdcBuckSidePanel *self)
{
  self->is_updating = TRUE;
  self->factions = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_drop_down_set_up (self->leader, _("Leader"));
  for (guint i = 0; i < ADC_BUCK_N_SLOTS; i++) {
    GtkWidget *row = adc_buck_piece_row_new (adc_buck_slot_get (i));

    g_signal_connect_object (row, "counted", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (row, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (self->rows, row);
  }
  self->targets = ADC_OPTION_FIELD (
    adc_option_field_new_choice ("", "targets", _("Aims at"), policies));
  g_signal_connect_object (self->targets, "changed", G_CALLBACK (targets_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->targets_bin, GTK_WIDGET (self->targets));
  self->is_updating = FALSE;
}

GtkWidget *
adc_buck_side_panel_new (AdcBoard *board)
{
  AdcBuckSidePanel *self = g_object_new (ADC_TYPE_BUCK_SIDE_PANEL, NULL);

  self->board = board;
  return GTK_WIDGET (self);
}

const char *
adc_buck_side_panel_get_side (AdcBuckSidePanel *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_SIDE_PANEL (self), NULL);

  return self->side;
}

/* Those the game has, after nobody in particular. */
static void
list_leaders (AdcBuckSidePanel *self, AdcGame *game, const char *side)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);
  const guint n = g_list_model_get_n_items (factions);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, adc_battle_get_side_name (game, side));
  g_ptr_array_set_size (self->factions, 0);
  g_ptr_array_add (self->factions, NULL);
  for (guint i = 0; i < n; i++) {
    g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, i);

    gtk_string_list_append (names, adc_entry_get_title (faction));
    g_ptr_array_add (self->factions, g_strdup (adc_entry_get_id (faction)));
  }
  gtk_drop_down_set_model (self->leader, G_LIST_MODEL (names));
}

/* What is no leader, which only a file can bring, has no line. */
static void
show_leader (AdcBuckSidePanel *self, const AdcScenarioSide *side)
{
  guint position = side->faction == NULL ? 0 : GTK_INVALID_LIST_POSITION;

  for (guint i = 1; side->faction != NULL && i < self->factions->len; i++)
    if (g_str_equal (self->factions->pdata[i], side->faction))
      position = i;
  gtk_drop_down_set_selected (self->leader, position);
}

static void
show_rows (AdcBuckSidePanel *self, AdcBuckScene *scene, const AdcBuckCamp *camp, const char *from,
           const char *at)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  for (guint i = 0; i < ADC_BUCK_N_SLOTS; i++, row = gtk_widget_get_next_sibling (row)) {
    const AdcBuckStock *stock = &camp->stocks[i];
    const AdcShot *shot = stock->force != NULL && from != NULL
                              ? adc_buck_scene_find_shot (scene, from, stock->force)
                              : NULL;
    AdcBuckRole role = ADC_BUCK_NO_ROLE;

    if (stock->force != NULL && g_strcmp0 (stock->force, from) == 0)
      role = ADC_BUCK_SHOOTER;
    else if (stock->force != NULL && g_strcmp0 (stock->force, at) == 0)
      role = ADC_BUCK_AIMED_AT;
    adc_buck_piece_row_show (ADC_BUCK_PIECE_ROW (row), stock, camp, role, shot);
    gtk_widget_set_visible (row, stock->is_open || stock->count > 0);
  }
}

/* What had the focus may have been the last piece of a kind that should not be here. */
static void
keep_focus (AdcBuckSidePanel *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));

  if (focus != NULL && !gtk_widget_get_visible (focus)) {
    g_autoptr(GPtrArray) rows = adc_buck_side_panel_list_rows (self);

    if (rows->len > 0)
      gtk_widget_grab_focus (rows->pdata[0]);
  }
}

static void
show_strangers (AdcBuckSidePanel *self, const AdcBuckCamp *camp)
{
  const guint n = camp->n_strangers;
  g_autofree char *text =
    g_strdup_printf (ngettext ("%u force of the file has no place in such a battle.",
                               "%u forces of the file have no place in such a battle.", n),
                     n);

  gtk_label_set_label (self->strangers_label, text);
  gtk_widget_set_visible (self->strangers, n > 0);
}

static void
show_targets (AdcBuckSidePanel *self, AdcBuckScene *scene, const AdcBuckCamp *camp)
{
  const char *policy = adc_settings_get (camp->side->settings, "targets", "value");

  adc_option_field_set_side (self->targets, camp->side->id);
  adc_option_field_show (self->targets, adc_buck_scene_get_scenario (scene));
  gtk_widget_set_visible (GTK_WIDGET (self->order_list), g_str_equal (policy, "order"));
  adc_buck_order_list_show (self->order_list, scene,
                            adc_settings_get (camp->side->settings, "order", NULL));
}

void
adc_buck_side_panel_show (AdcBuckSidePanel *self, AdcBuckScene *scene, guint index,
                          const char *from, const char *at)
{
  const AdcBuckCamp *camp = adc_buck_scene_get_camp (scene, index);
  const guint n_camps = adc_buck_scene_get_n_camps (scene);

  g_return_if_fail (ADC_IS_BUCK_SIDE_PANEL (self));

  self->is_updating = TRUE;
  if (g_strcmp0 (self->side, camp->side->id) != 0) {
    g_free (self->side);
    self->side = g_strdup (camp->side->id);
    g_clear_object (&self->typed);
    list_leaders (self, adc_buck_scene_get_game (scene), self->side);
  }
  show_leader (self, camp->side);
  gtk_label_set_label (self->order_label,
                       adc_buck_get_order_title (MIN (index, ADC_BUCK_MAX_SIDES - 1)));
  gtk_widget_set_sensitive (self->earlier_button, index > 0);
  gtk_widget_set_sensitive (self->later_button, index + 1 < n_camps);
  gtk_widget_set_visible (self->remove_button, n_camps > MIN_SIDES);
  show_rows (self, scene, camp, from, at);
  keep_focus (self);
  show_strangers (self, camp);
  show_targets (self, scene, camp);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, camp->name,
                                  -1);
  self->is_updating = FALSE;
}

GPtrArray *
adc_buck_side_panel_list_rows (AdcBuckSidePanel *self)
{
  GPtrArray *rows = g_ptr_array_new ();

  g_return_val_if_fail (ADC_IS_BUCK_SIDE_PANEL (self), rows);

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row))
      g_ptr_array_add (rows, row);

  return rows;
}

void
adc_buck_side_panel_focus_move (AdcBuckSidePanel *self, int step)
{
  GtkWidget *button, *other;

  g_return_if_fail (ADC_IS_BUCK_SIDE_PANEL (self));

  button = step < 0 ? self->earlier_button : self->later_button;
  other = step < 0 ? self->later_button : self->earlier_button;
  gtk_widget_grab_focus (gtk_widget_get_sensitive (button) ? button : other);
}
