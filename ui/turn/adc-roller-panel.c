/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-roller-panel.h"

#include "adc-die.h"
#include "adc-drop-down.h"
#include "adc-roll-words.h"
#include "adc-rule-button.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcRollerPanel {
  AdwBin         parent_instance;
  GtkDropDown   *kinds;
  GtkWidget     *faces_row;
  GtkSpinButton *faces;
  GtkWidget     *direction_row;
  GtkSwitch     *direction;
  GtkSpinButton *number;
  AdwActionRow  *threshold_row;
  GtkSpinButton *threshold;
  AdwBin        *rule;
  AdcEntry      *shown_rule; /* or NULL */
  GtkBox        *result;
  GtkBox        *dice_box;
  GtkLabel      *result_label;
  GtkWidget     *history;
  GtkListBox    *list;
  AdcGame       *game;
  AdcRollLog    *log;
  GRand         *random;
  gboolean       is_other; /* dice that are not the game’s were chosen */
  AdwToast      *toast; /* that offers to undo, as long as it is about this game; or NULL */
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcRollerPanel, adc_roller_panel, ADW_TYPE_BIN)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GPtrArray *
get_kinds (AdcRollerPanel *self)
{
  return adc_counters_get_dice (adc_game_get_counters (self->game));
}

/* Which dice of the game the plan throws; others come after them. */
static guint
find_kind (AdcRollerPanel *self)
{
  const AdcRollPlan *plan = adc_roll_log_get_plan (self->log);
  GPtrArray *kinds = get_kinds (self);

  for (guint i = 0; i < kinds->len; i++) {
    const AdcDieKind *kind = kinds->pdata[i];

    if (kind->n_faces == plan->n_faces && kind->is_at_least == plan->is_at_least &&
        kind->never == plan->never)
      return i;
  }

  return kinds->len;
}

/* The button stays as long as it is about the same rule: a number that is typed is taken while the focus goes from it to the
 * button. */
static void
show_rule (AdcRollerPanel *self, const AdcDieKind *kind)
{
  AdcEntry *entry = kind != NULL ? adc_game_lookup (self->game, kind->rule) : NULL;
  const char *title;

  gtk_widget_set_visible (GTK_WIDGET (self->rule), entry != NULL);
  if (entry == NULL || !g_set_object (&self->shown_rule, entry))
    return;

  title = adc_entry_get_title (entry);
  adw_bin_set_child (self->rule, adc_rule_button_new (adc_wrapped_label_new (title, "body"), title,
                                                      self->game, kind->rule));
}

/* What one die has to show, and how often it does. */
static void
show_need (AdcRollerPanel *self, const AdcRollPlan *plan)
{
  g_autofree char *text = NULL;
  const guint n = adc_roll_plan_count (plan);

  if (plan->threshold == 0)
    text = g_strdup (_("None: hits are not counted"));
  else
    /* Translators: a threshold of dice: “At most 2: 2 faces of 6 hit” */
    text = g_strdup_printf (
      plan->is_at_least
        ? ngettext ("At least %u: %u face of %u hits", "At least %u: %u faces of %u hit", n)
        : ngettext ("At most %u: %u face of %u hits", "At most %u: %u faces of %u hit", n),
      plan->threshold, n, plan->n_faces);
  adw_action_row_set_subtitle (self->threshold_row, text);
}

static void
show_plan (AdcRollerPanel *self)
{
  const AdcRollPlan *plan = adc_roll_log_get_plan (self->log);
  const guint position = self->is_other ? get_kinds (self)->len : find_kind (self);

  self->is_updating = TRUE;
  gtk_drop_down_set_selected (self->kinds, position);
  gtk_widget_set_visible (self->faces_row, self->is_other);
  gtk_widget_set_visible (self->direction_row, self->is_other);
  gtk_spin_button_set_value (self->faces, plan->n_faces);
  gtk_switch_set_active (self->direction, plan->is_at_least);
  gtk_spin_button_set_value (self->number, plan->n_dice);
  gtk_spin_button_set_range (self->threshold, 0, plan->n_faces);
  gtk_spin_button_set_value (self->threshold, plan->threshold);
  self->is_updating = FALSE;
  show_need (self, plan);
  show_rule (self, self->is_other ? NULL : get_kinds (self)->pdata[position]);
}

static void
plan_changed_cb (AdcRollerPanel *self)
{
  AdcRollPlan plan;

  if (self->is_updating || self->log == NULL)
    return;

  plan = *adc_roll_log_get_plan (self->log);
  plan.n_faces = (guint) gtk_spin_button_get_value_as_int (self->faces);
  plan.is_at_least = gtk_switch_get_active (self->direction);
  plan.n_dice = (guint) gtk_spin_button_get_value_as_int (self->number);
  plan.threshold = (guint) gtk_spin_button_get_value_as_int (self->threshold);
  adc_roll_log_set_plan (self->log, &plan);
  show_plan (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
kind_selected_cb (AdcRollerPanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->kinds);
  AdcRollPlan plan;

  if (self->is_updating || self->log == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  plan = *adc_roll_log_get_plan (self->log);
  self->is_other = selected >= get_kinds (self)->len;
  if (!self->is_other) {
    const AdcDieKind *kind = get_kinds (self)->pdata[selected];

    plan.n_faces = kind->n_faces;
    plan.is_at_least = kind->is_at_least;
    plan.never = kind->never;
  } else {
    plan.n_faces = 20;
    plan.is_at_least = TRUE;
    plan.never = 0;
  }
  adc_roll_log_set_plan (self->log, &plan);
  show_plan (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_result (AdcRollerPanel *self)
{
  g_autoptr(AdcRoll) roll = g_list_model_get_item (G_LIST_MODEL (self->log), 0);
  g_autofree char *words = NULL;
  g_autofree char *spoken = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice_box))) != NULL)
    gtk_box_remove (self->dice_box, child);
  gtk_widget_set_visible (GTK_WIDGET (self->result), roll != NULL);
  gtk_widget_set_visible (self->history, roll != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.clear", roll != NULL);
  if (roll == NULL)
    return;

  for (guint i = 0; i < adc_roll_get_plan (roll)->n_dice; i++) {
    GtkWidget *die = adc_die_new ();

    gtk_widget_set_halign (die, GTK_ALIGN_START);
    adc_die_set_face (ADC_DIE (die), adc_roll_get_face (roll, i), adc_roll_get_plan (roll)->n_faces);
    if (adc_roll_is_hit (roll, i))
      gtk_widget_add_css_class (die, "hit");
    gtk_box_append (self->dice_box, die);
  }
  words = adc_roll_dup_result (roll, " · ");
  spoken = adc_roll_dup_spoken (roll);
  gtk_label_set_label (self->result_label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->result), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data G_GNUC_UNUSED)
{
  AdcRoll *roll = item;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *result;
  g_autofree char *faces = adc_roll_dup_faces (roll);
  g_autofree char *plan = adc_roll_dup_plan (roll);
  g_autofree char *words = adc_roll_dup_result (roll, "\n");
  g_autofree char *spoken = adc_roll_dup_spoken (roll);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), faces);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), plan);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  result = gtk_label_new (words);
  gtk_label_set_justify (GTK_LABEL (result), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (result, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), result);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return row;
}

static void
throw_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  AdcRollerPanel *self = ADC_ROLLER_PANEL (widget);

  if (self->log == NULL)
    return;

  adc_roll_log_throw (self->log, self->random, g_get_real_time () / G_USEC_PER_SEC);
}

/* What it takes to undo; it lives as long as its toast. */
typedef struct {
  AdcRollLog *log;
  GPtrArray  *rolls;
} Cleared;

static void
free_cleared (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Cleared *cleared = data;

  g_object_unref (cleared->log);
  g_ptr_array_unref (cleared->rolls);
  g_free (cleared);
}

static void
undo_clear (Cleared *cleared)
{
  adc_roll_log_put_back (cleared->log, cleared->rolls);
}

static void
clear_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  AdcRollerPanel *self = ADC_ROLLER_PANEL (widget);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autoptr(GPtrArray) rolls = NULL;
  AdwToast *toast;
  Cleared *cleared;

  if (self->log == NULL)
    return;

  gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD); /* the button goes */
  rolls = adc_roll_log_clear (self->log);
  if (overlay == NULL)
    return;

  cleared = g_new0 (Cleared, 1);
  cleared->log = g_object_ref (self->log);
  cleared->rolls = g_steal_pointer (&rolls);
  toast = adw_toast_new (_("Throws cleared"));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_clear), cleared, free_cleared,
                         G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->toast, toast);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}

/* Also by whoever undoes the clearing. */
static void
items_changed_cb (AdcRollerPanel *self)
{
  show_result (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
list_kinds (AdcRollerPanel *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < get_kinds (self)->len; i++)
    gtk_string_list_append (names,
                            adc_text_get (((const AdcDieKind *) get_kinds (self)->pdata[i])->title));
  gtk_string_list_append (names, _("Other dice"));
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (names));
  self->is_updating = FALSE;
}

static void
adc_roller_panel_dispose (GObject *object)
{
  AdcRollerPanel *self = ADC_ROLLER_PANEL (object);

  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
  g_clear_object (&self->game);
  g_clear_object (&self->shown_rule);
  g_clear_weak_pointer (&self->toast);
  G_OBJECT_CLASS (adc_roller_panel_parent_class)->dispose (object);
}

static void
adc_roller_panel_finalize (GObject *object)
{
  g_rand_free (ADC_ROLLER_PANEL (object)->random);
  G_OBJECT_CLASS (adc_roller_panel_parent_class)->finalize (object);
}

static void
adc_roller_panel_class_init (AdcRollerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_roller_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_roller_panel_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_ROLLER_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "turn/adc-roller-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, kinds);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, faces_row);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, faces);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, direction_row);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, direction);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, number);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, threshold_row);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, threshold);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, rule);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, result);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, dice_box);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, result_label);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, history);
  gtk_widget_class_bind_template_child (widget_class, AdcRollerPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, kind_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, plan_changed_cb);
  gtk_widget_class_install_action (widget_class, "dice.throw", NULL, throw_activated);
  gtk_widget_class_install_action (widget_class, "dice.clear", NULL, clear_activated);
}

static void
adc_roller_panel_init (AdcRollerPanel *self)
{
  self->random = g_rand_new ();
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_drop_down_set_up (self->kinds, _("Dice"));
  gtk_spin_button_set_increments (self->faces, 1, 5);
  gtk_spin_button_set_range (self->faces, 2, ADC_DIE_MAX_FACES);
  gtk_spin_button_set_increments (self->number, 1, 5);
  gtk_spin_button_set_range (self->number, 1, ADC_ROLL_MAX_DICE);
  gtk_spin_button_set_increments (self->threshold, 1, 5);
  self->is_updating = FALSE;
}

void
adc_roller_panel_set_log (AdcRollerPanel *self, AdcRollLog *log, AdcGame *game)
{
  g_return_if_fail (ADC_IS_ROLLER_PANEL (self));
  g_return_if_fail (log == NULL || ADC_IS_ROLL_LOG (log));
  g_return_if_fail (log == NULL || adc_game_get_counters (game) != NULL);

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_set_object (&self->log, log);
  g_set_object (&self->game, game);
  if (log == NULL) {
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
    return;
  }

  g_signal_connect_object (log, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (log), create_row, NULL, NULL);
  list_kinds (self);
  self->is_other = find_kind (self) == get_kinds (self)->len;
  show_plan (self);
  show_result (self);
}

void
adc_roller_panel_set_seed (AdcRollerPanel *self, guint32 seed)
{
  g_return_if_fail (ADC_IS_ROLLER_PANEL (self));

  g_rand_set_seed (self->random, seed);
}
