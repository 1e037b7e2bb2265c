/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-target-list.h"

#include "adc-ares-values.h"
#include "adc-ares-board-words.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AdcAresTargetList {
  GtkWidget      parent_instance;
  GtkListBox    *list;
  GtkMenuButton *button;
  GMenu         *menu;    /* what can still be added */
  GPtrArray     *ids;     /* of every possible target */
  GPtrArray     *names;   /* likewise */
  GPtrArray     *targets; /* ids, in order */
};

G_DEFINE_FINAL_TYPE (AdcAresTargetList, adc_ares_target_list, GTK_TYPE_WIDGET)

#define POSITION "adc-position"

static void update (AdcAresTargetList *self);

static guint
get_position (gpointer button)
{
  return GPOINTER_TO_UINT (g_object_get_data (button, POSITION));
}

static void
up_clicked_cb (AdcAresTargetList *self, GtkButton *button)
{
  const guint position = get_position (button);
  gpointer target;

  if (position == 0 || position >= self->targets->len)
    return;

  target = g_ptr_array_steal_index (self->targets, position);
  g_ptr_array_insert (self->targets, position - 1, target);
  update (self);
}

static void
remove_clicked_cb (AdcAresTargetList *self, GtkButton *button)
{
  const guint position = get_position (button);

  if (position < self->targets->len)
    g_ptr_array_remove_index (self->targets, position);
  update (self);
}

static const char *
find_name (AdcAresTargetList *self, const char *id)
{
  for (guint i = 0; i < self->ids->len; i++)
    if (g_str_equal (self->ids->pdata[i], id))
      return self->names->pdata[i];

  return id;
}

static GtkWidget *
create_button (AdcAresTargetList *self, guint position, const char *icon, const char *tooltip,
               GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                  -1);
  g_object_set_data (G_OBJECT (button), POSITION, GUINT_TO_POINTER (position));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_row (AdcAresTargetList *self, guint position)
{
  GtkWidget *row = adw_action_row_new ();
  const char *name = find_name (self, self->targets->pdata[position]);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (position > 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               create_button (self, position, "go-up-symbolic", _("Earlier"),
                                              G_CALLBACK (up_clicked_cb)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             create_button (self, position, "list-remove-symbolic", _("Remove"),
                                            G_CALLBACK (remove_clicked_cb)));
  return row;
}

static gboolean
is_chosen (AdcAresTargetList *self, const char *id)
{
  return g_ptr_array_find_with_equal_func (self->targets, id, g_str_equal, NULL);
}

static void
offer_rest (AdcAresTargetList *self)
{
  g_menu_remove_all (self->menu);
  for (guint i = 0; i < self->ids->len; i++) {
    g_autoptr(GMenuItem) item = NULL;

    if (is_chosen (self, self->ids->pdata[i]))
      continue;

    item = g_menu_item_new (self->names->pdata[i], NULL);
    g_menu_item_set_action_and_target (item, "targets.add", "s", self->ids->pdata[i]);
    g_menu_append_item (self->menu, item);
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->button),
                            g_menu_model_get_n_items (G_MENU_MODEL (self->menu)) > 0);
}

static void
update (AdcAresTargetList *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < self->targets->len; i++)
    gtk_list_box_append (self->list, create_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->targets->len > 0);
  offer_rest (self);
}

static void
add_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcAresTargetList *self = ADC_ARES_TARGET_LIST (widget);
  const char *id = g_variant_get_string (parameter, NULL);

  if (!is_chosen (self, id))
    g_ptr_array_add (self->targets, g_strdup (id));
  update (self);
}

static void
adc_ares_target_list_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_ares_target_list_parent_class)->dispose (object);
}

static void
adc_ares_target_list_finalize (GObject *object)
{
  AdcAresTargetList *self = ADC_ARES_TARGET_LIST (object);

  g_object_unref (self->menu);
  g_ptr_array_unref (self->targets);
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->ids);
  G_OBJECT_CLASS (adc_ares_target_list_parent_class)->finalize (object);
}

static void
adc_ares_target_list_class_init (AdcAresTargetListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ares_target_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ares_target_list_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "targets.add", "s", add_activated);
}

static void
adc_ares_target_list_init (AdcAresTargetList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->targets = g_ptr_array_new_with_free_func (g_free);
  self->menu = g_menu_new ();
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_label (self->button, _("Add a Target"));
  gtk_menu_button_set_menu_model (self->button, G_MENU_MODEL (self->menu));
  gtk_widget_set_parent (GTK_WIDGET (self->list), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->button), GTK_WIDGET (self));
}

static void
offer (AdcAresTargetList *self, const char *id, const char *name)
{
  g_ptr_array_add (self->ids, g_strdup (id));
  g_ptr_array_add (self->names, g_strdup (name));
}

void
adc_ares_target_list_fill (AdcAresTargetList *self, AdcGame *game, AdcScenario *scenario,
                           AdcAresSide side, const AdcScenarioForce *force)
{
  const gboolean is_attacker = side == ADC_ARES_ATTACKER;
  AdcScenarioSide *enemy = adc_scenario_find_side (
    scenario, adc_ares_get_side_id (is_attacker ? ADC_ARES_DEFENDER : ADC_ARES_ATTACKER));

  g_return_if_fail (ADC_IS_ARES_TARGET_LIST (self));

  for (guint i = 0; enemy != NULL && i < enemy->forces->len; i++) {
    const AdcScenarioForce *item = enemy->forces->pdata[i];

    offer (self, item->id, adc_ares_force_get_name (game, item));
  }
  if (is_attacker && adc_ares_is_siege (scenario)) {
    offer (self, "base-left", _("Base card, left"));
    offer (self, "base-right", _("Base card, right"));
  }
  for (guint i = 0; force != NULL && i < force->targets->len; i++)
    g_ptr_array_add (self->targets, g_strdup (force->targets->pdata[i]));
  update (self);
}

GPtrArray *
adc_ares_target_list_get_targets (AdcAresTargetList *self)
{
  g_return_val_if_fail (ADC_IS_ARES_TARGET_LIST (self), NULL);

  return self->targets;
}
