/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-force-editor.h"

#include "adc-ares-refusal.h"
#include "adc-ares-target-list.h"
#include "adc-ares-value-form.h"
#include "adc-ares-values.h"
#include "adc-ares-board-words.h"
#include "adc-language.h"

#include <glib/gi18n-lib.h>

#define MAX_NAME_LENGTH 60

struct _AdcAresForceEditor {
  AdwWindow          parent_instance;
  AdwEntryRow       *name_row;
  GtkSpinButton     *count;
  GtkSwitch         *damage;
  GtkWidget         *shield_row;
  GtkSpinButton     *shield;
  GtkSpinButton     *modifier;
  GtkWidget         *start_row;
  GtkSwitch         *start;
  AdcAresValueForm  *form;
  AdcAresTargetList *targets;
  AdcBoard          *board;
  AdcAresSide        side;
  char              *force;     /* NULL: one is to be made */
  gboolean           has_place; /* of a new one */
  AdcAresPlace       place;
  guint              full_shield;
};

G_DEFINE_FINAL_TYPE (AdcAresForceEditor, adc_ares_force_editor, ADW_TYPE_WINDOW)

enum { APPLIED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
apply_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  adc_ares_force_editor_apply (ADC_ARES_FORCE_EDITOR (widget));
}

static void
form_activated_cb (AdcAresForceEditor *self)
{
  adc_ares_force_editor_apply (self);
}

static void
adc_ares_force_editor_dispose (GObject *object)
{
  g_clear_object (&ADC_ARES_FORCE_EDITOR (object)->board);
  G_OBJECT_CLASS (adc_ares_force_editor_parent_class)->dispose (object);
}

static void
adc_ares_force_editor_finalize (GObject *object)
{
  g_free (ADC_ARES_FORCE_EDITOR (object)->force);
  G_OBJECT_CLASS (adc_ares_force_editor_parent_class)->finalize (object);
}

static void
adc_ares_force_editor_class_init (AdcAresForceEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_force_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ares_force_editor_finalize;
  signals[APPLIED] = g_signal_new ("applied", ADC_TYPE_ARES_FORCE_EDITOR, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (ADC_TYPE_ARES_VALUE_FORM);
  g_type_ensure (ADC_TYPE_ARES_TARGET_LIST);
  gtk_widget_class_set_template_from_resource (
    widget_class, ADC_RESOURCES "battle/ares/adc-ares-force-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, name_row);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, count);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, damage);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, shield_row);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, shield);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, modifier);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, start_row);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, start);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, form);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceEditor, targets);
  gtk_widget_class_bind_template_callback (widget_class, form_activated_cb);
  gtk_widget_class_install_action (widget_class, "editor.apply", NULL, apply_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Enter applies from a number too. */
static void
let_activate (GtkSpinButton *number)
{
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (number))),
                                  TRUE);
}

static void
adc_ares_force_editor_init (AdcAresForceEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  let_activate (self->count);
  let_activate (self->shield);
  let_activate (self->modifier);
}

/* The points a shield begins with, or 0. */
static guint
get_full_shield (AdcGame *game, const AdcScenarioForce *force)
{
  const char *text = adc_ares_force_get_value (game, force, "abilities");
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], "shield:"))
      return g_ascii_strtoull (words[i] + strlen ("shield:"), NULL, 10);

  return 0;
}

static AdcAresForceEditor *
create (AdcBoard *board, AdcAresSide side)
{
  AdcAresForceEditor *self = g_object_new (ADC_TYPE_ARES_FORCE_EDITOR, NULL);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));

  self->board = g_object_ref (board);
  self->side = side;
  gtk_widget_set_visible (self->start_row, side == ADC_ARES_DEFENDER);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));

  return self;
}

static void
fill (AdcAresForceEditor *self, AdcScenario *scenario, const AdcScenarioForce *force)
{
  AdcGame *game = adc_battle_session_get_game (adc_board_get_session (self->board));

  adc_ares_value_form_fill (self->form, game, force, NULL,
                            adc_board_get_completions (self->board));
  adc_ares_target_list_fill (self->targets, game, scenario, self->side, force);
  gtk_widget_set_visible (GTK_WIDGET (self->name_row), force == NULL || force->unit == NULL);
  if (force == NULL)
    return;

  gtk_window_set_title (GTK_WINDOW (self), adc_ares_force_get_name (game, force));
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), adc_ares_force_get_name (game, force));
  gtk_spin_button_set_value (self->count, force->count);
  gtk_switch_set_active (self->damage, adc_ares_get_number (force->settings, "damage") > 0);
  gtk_switch_set_active (self->start,
                         g_str_equal (adc_settings_get (force->settings, "start-building", "no"),
                                      "yes"));
  gtk_spin_button_set_value (self->modifier, adc_ares_get_number (force->settings, "modifier"));

  self->full_shield = get_full_shield (game, force);
  gtk_widget_set_visible (self->shield_row, self->full_shield > 0);
  gtk_spin_button_set_range (self->shield, 0, self->full_shield);
  gtk_spin_button_set_value (self->shield,
                             adc_settings_get (force->settings, "shield", NULL) != NULL
                               ? adc_ares_get_number (force->settings, "shield")
                               : (int) self->full_shield);
}

void
adc_ares_force_editor_present (AdcBoard *board, const char *force)
{
  g_autoptr(AdcScenario) scenario = NULL;
  AdcScenarioSide *side = NULL;
  const AdcScenarioForce *edited;
  AdcAresForceEditor *self;

  g_return_if_fail (ADC_IS_BOARD (board));

  scenario = adc_ares_edit_begin (adc_board_get_session (board), TRUE); /* as it is by now */
  edited = adc_scenario_find_force (scenario, force, &side);
  if (edited == NULL)
    return;

  self = create (board, g_str_equal (side->id, "attacker") ? ADC_ARES_ATTACKER
                                                           : ADC_ARES_DEFENDER);
  self->force = g_strdup (force);
  fill (self, scenario, edited);
  gtk_window_present (GTK_WINDOW (self));
}

AdcAresForceEditor *
adc_ares_force_editor_new_by_hand (AdcBoard *board, AdcAresSide side, const AdcAresPlace *place,
                                   guint count)
{
  AdcAresForceEditor *self;

  g_return_val_if_fail (ADC_IS_BOARD (board), NULL);

  self = create (board, side);
  self->has_place = place != NULL;
  if (place != NULL)
    self->place = *place;
  fill (self, adc_battle_session_get_scenario (adc_board_get_session (board)), NULL);
  gtk_window_set_title (GTK_WINDOW (self), _("Typed In by Hand"));
  gtk_spin_button_set_value (self->count, count);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));

  return self;
}

static void
set_number (GHashTable *settings, const char *name, int number, int fallback)
{
  g_autofree char *text = number != fallback ? g_strdup_printf ("%d", number) : NULL;

  adc_settings_set (settings, name, text);
}

/* What dice change too: it is written only where it was changed by hand. */
static void
write_state (AdcAresForceEditor *self, AdcScenario *copy, AdcScenarioForce *force)
{
  adc_ares_edit_set_count (copy, force, gtk_spin_button_get_value_as_int (self->count));
  set_number (force->settings, "damage", gtk_switch_get_active (self->damage), 0);
  if (self->full_shield > 0)
    set_number (force->settings, "shield", gtk_spin_button_get_value_as_int (self->shield),
                self->full_shield);
}

static gboolean
has_new_state (AdcAresForceEditor *self, AdcBattleSession *session)
{
  g_autoptr(AdcScenario) before = adc_ares_edit_begin (session, TRUE);
  g_autoptr(AdcScenario) after = adc_scenario_copy (before);
  AdcScenarioForce *force = adc_scenario_find_force (after, self->force, NULL);

  if (force == NULL)
    return FALSE;

  write_state (self, after, force);
  return !adc_scenario_equal (before, after);
}

static void
write_rest (AdcAresForceEditor *self, AdcScenarioForce *force)
{
  GPtrArray *targets = adc_ares_target_list_get_targets (self->targets);

  set_number (force->settings, "modifier", gtk_spin_button_get_value_as_int (self->modifier), 0);
  adc_settings_set (force->settings, "start-building",
                    gtk_switch_get_active (self->start) ? "yes" : NULL);
  g_ptr_array_set_size (force->targets, 0);
  for (guint i = 0; i < targets->len; i++)
    g_ptr_array_add (force->targets, g_strdup (targets->pdata[i]));
}

/* In the language of the reader; a name he did not touch keeps its others. */
static gboolean
write_name (AdcAresForceEditor *self, AdcScenarioForce *force)
{
  g_autofree char *name =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row))));

  if (force->unit != NULL ||
      (force->name != NULL && g_str_equal (adc_text_get (force->name), name)))
    return TRUE;
  if (*name == '\0' || g_utf8_strlen (name, -1) > MAX_NAME_LENGTH)
    return FALSE;

  g_clear_pointer (&force->name, adc_text_unref);
  force->name = adc_text_new (adc_language_get_current (), name);
  return TRUE;
}

static AdcScenarioForce *
add_force (AdcAresForceEditor *self, AdcScenario *scenario)
{
  const char *side_id = adc_ares_get_side_id (self->side);
  AdcScenarioSide *side = adc_scenario_find_side (scenario, side_id);
  g_autofree char *id = adc_scenario_dup_free_id (scenario, "force");

  if (side == NULL)
    side = adc_scenario_add_side (scenario, side_id);

  return adc_scenario_add_force (side, id);
}

static void
place_force (AdcAresForceEditor *self, AdcScenario *copy, const char *force)
{
  AdcGame *game = adc_battle_session_get_game (adc_board_get_session (self->board));
  AdcFault *fault = NULL;

  if (!adc_ares_edit_deploy (game, copy, force, self->has_place ? &self->place : NULL, &fault))
    adc_ares_refuse (GTK_WIDGET (self->board), game, fault); /* it waits out of the line */
}

gboolean
adc_ares_force_editor_apply (AdcAresForceEditor *self)
{
  AdcBattleSession *session;
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;
  gboolean has_state, has_kept;

  g_return_val_if_fail (ADC_IS_ARES_FORCE_EDITOR (self), FALSE);

  session = adc_board_get_session (self->board);
  has_state = self->force == NULL || has_new_state (self, session);
  copy = adc_ares_edit_begin (session, has_state);
  force = self->force != NULL ? adc_scenario_find_force (copy, self->force, NULL)
                              : add_force (self, copy);
  if (force == NULL || !adc_ares_value_form_check (self->form))
    return FALSE;
  if (!write_name (self, force)) {
    gtk_widget_add_css_class (GTK_WIDGET (self->name_row), "error");
    gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
    return FALSE;
  }

  if (has_state)
    write_state (self, copy, force);
  write_rest (self, force);
  has_kept = adc_ares_value_form_apply (self->form, force);
  if (self->force == NULL)
    place_force (self, copy, force->id);
  adc_ares_value_form_finish (session, copy, has_state, has_kept, GTK_WIDGET (self->board));
  g_signal_emit (self, signals[APPLIED], 0, force->id);
  gtk_window_close (GTK_WINDOW (self));

  return TRUE;
}
