/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-timeline-panel.h"

#include "adc-fault-list.h"
#include "adc-hex-aftermath.h"
#include "adc-hex-log.h"
#include "adc-hex-names.h"
#include "adc-hex-outlook.h"
#include "adc-hex-phase-strip.h"
#include "adc-hex-points.h"
#include "adc-hex-question-row.h"
#include "adc-reason-list.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcHexTimelinePanel {
  AdwBin            parent_instance;
  GtkLabel         *title;
  GtkLabel         *exactness;
  GtkLabel         *message;
  AdcFaultList     *faults;
  AdcHexPoints     *points;
  GtkWidget        *fight_button;
  AdcHexPhaseStrip *strip;
  GtkLabel         *acting;
  GtkWidget        *decisions;
  GtkBox           *questions;
  GtkWidget        *log_box;
  GtkCheckButton   *all_check;
  AdcHexLog        *log;
  GtkWidget        *end_box;
  AdcHexAftermath  *aftermath;
  AdcHexOutlook    *outlook;
  GtkWidget        *notes_box;
  AdcReasonList    *notes;
  AdcHexTable      *table; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcHexTimelinePanel, adc_hex_timeline_panel, ADW_TYPE_BIN)

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static gboolean
is_over (AdcHexTimelinePanel *self)
{
  const int moment = adc_hex_table_get_moment (self->table);

  return moment != ADC_HEX_BEFORE && moment == adc_hex_table_get_n_phases (self->table);
}

/* What is on the board now, or what is wrong with it. */
static char *
dup_title (AdcHexTimelinePanel *self, const AdcHexPhase *phase)
{
  if (phase != NULL)
    return g_strdup_printf (_("Initiative %u"), phase->initiative);
  if (adc_hex_table_get_battle (self->table) == NULL)
    return g_strdup (_("The Battle"));
  if (is_over (self))
    return g_strdup (_("After the Battle"));

  return g_strdup (_("If the Battle Began Now"));
}

static const char *
get_message (AdcHexTimelinePanel *self)
{
  if (adc_hex_table_get_session (self->table) == NULL)
    return _("There is no battle.");
  if (adc_hex_table_get_battle (self->table) == NULL)
    return _("This battle cannot be fought as it stands.");
  if (adc_hex_table_get_n_phases (self->table) == 0)
    return _("Nobody on the board can act: a battle would change nothing.");

  return NULL;
}

static void
show_faults (AdcHexTimelinePanel *self)
{
  AdcBattleSession *session = adc_hex_table_get_session (self->table);
  GPtrArray *faults = session != NULL ? adc_battle_session_get_faults (session) : NULL;

  adc_fault_list_clear (self->faults);
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    adc_fault_list_add (self->faults, adc_hex_table_get_game (self->table), faults->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->faults), adc_fault_list_get_n (self->faults) > 0);
}

/* What the outlook tells in more words, and what is said of exactness, is not told twice. */
static void
drop_what_is_told (GPtrArray *notes)
{
  static const char * const told[] = { "regle-filet", "hacker", "regle-batailles", NULL };

  for (guint i = notes->len; i > 0; i--) {
    const AdcReason *note = notes->pdata[i - 1];

    if (note->rule != NULL && g_strv_contains (told, note->rule))
      g_ptr_array_remove_index (notes, i - 1);
  }
}

static void
show_notes (AdcHexTimelinePanel *self, gboolean is_before)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  g_autoptr(GPtrArray) notes = battle != NULL ? adc_battle_list_notes (ADC_BATTLE (battle)) : NULL;

  if (notes != NULL)
    drop_what_is_told (notes);
  adc_reason_list_set_reasons (self->notes, adc_hex_table_get_game (self->table), notes);
  gtk_widget_set_visible (self->notes_box, is_before && notes != NULL && notes->len > 0);
}

/* The questions of a phase. Rows that are there already are used again. */
static void
show_questions (AdcHexTimelinePanel *self, const AdcHexPhase *phase)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  const AdcHexResult *result = battle != NULL ? adc_hex_battle_get_result (battle) : NULL;
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->questions));

  for (guint i = 0; phase != NULL && i < result->n_questions; i++) {
    if (result->questions[i].phase != phase->initiative)
      continue;
    if (row == NULL) {
      row = adc_hex_question_row_new ();
      gtk_box_append (self->questions, row);
    }
    adc_hex_question_row_update (ADC_HEX_QUESTION_ROW (row), self->table, i);
    row = gtk_widget_get_next_sibling (row);
  }

  while (row != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (row);

    gtk_box_remove (self->questions, row);
    row = next;
  }
  gtk_widget_set_visible (self->decisions,
                          gtk_widget_get_first_child (GTK_WIDGET (self->questions)) != NULL);
}

static void
show_acting (AdcHexTimelinePanel *self, const AdcHexPhase *phase)
{
  g_autofree char *tiles = phase != NULL ? adc_hex_name_dup_tiles (self->table, phase->acting)
                                         : NULL;
  /* Translators: the tiles that act in a phase of the battle */
  g_autofree char *text = tiles != NULL ? g_strdup_printf (_("Acting: %s"), tiles) : NULL;

  set_text (self->acting, text);
}

static void
show_log (AdcHexTimelinePanel *self, const AdcHexPhase *phase)
{
  const gboolean all = adc_hex_log_get_all (self->log);
  const gboolean is_fought = adc_hex_table_get_moment (self->table) != ADC_HEX_BEFORE;

  adc_hex_log_update (self->log, self->table);
  gtk_widget_set_visible (self->log_box, is_fought);
  gtk_widget_set_visible (GTK_WIDGET (self->log), phase != NULL || all);
}

static void
update (AdcHexTimelinePanel *self)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  const gboolean is_before = adc_hex_table_get_moment (self->table) == ADC_HEX_BEFORE;
  const AdcHexPhase *phase;
  AdcHexState state;
  g_autofree char *title = NULL;

  adc_hex_table_get_state (self->table, &state, &phase);
  title = dup_title (self, phase);
  gtk_label_set_label (self->title, title);
  set_text (self->message, get_message (self));
  gtk_widget_set_visible (GTK_WIDGET (self->exactness),
                          battle != NULL && !adc_hex_battle_is_exact (battle));
  show_faults (self);
  adc_hex_points_update (self->points, self->table);
  gtk_widget_set_visible (GTK_WIDGET (self->points), battle != NULL);
  gtk_widget_set_visible (self->fight_button, is_before && battle != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "timeline.forward",
                                 adc_hex_table_get_n_phases (self->table) > 0 && !is_over (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "timeline.back", !is_before);
  adc_hex_phase_strip_update (self->strip, self->table);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), !is_before);
  show_acting (self, phase);
  show_questions (self, phase);
  show_log (self, phase);
  gtk_widget_set_visible (self->end_box, is_over (self));
  if (is_over (self))
    adc_hex_aftermath_update (self->aftermath, self->table);
  gtk_widget_set_visible (GTK_WIDGET (self->outlook), is_before);
  if (is_before)
    adc_hex_outlook_update (self->outlook, self->table);
  show_notes (self, is_before);
}

static void
all_toggled_cb (AdcHexTimelinePanel *self)
{
  adc_hex_log_set_all (self->log, gtk_check_button_get_active (self->all_check));
  update (self);
}

/* What had the focus may be gone: it goes to the moment shown, or back to the first button. */
static void
moment_cb (AdcHexTimelinePanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  update (self);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (!had_focus || (focus != NULL && gtk_widget_get_mapped (focus)))
    return;

  if (adc_hex_table_get_moment (self->table) == ADC_HEX_BEFORE)
    gtk_widget_grab_focus (self->fight_button);
  else
    adc_hex_phase_strip_take_focus (self->strip);
}

static void
step (AdcHexTimelinePanel *self, int by)
{
  adc_hex_table_set_moment (self->table, adc_hex_table_get_moment (self->table) + by);
}

static void
forward_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED)
{
  step (ADC_HEX_TIMELINE_PANEL (widget), 1);
}

static void
back_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  step (ADC_HEX_TIMELINE_PANEL (widget), -1);
}

static void
begin_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  adc_hex_table_set_moment (ADC_HEX_TIMELINE_PANEL (widget)->table, ADC_HEX_BEFORE);
}

static void
conclude_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                    GVariant *parameter G_GNUC_UNUSED)
{
  AdcHexTimelinePanel *self = ADC_HEX_TIMELINE_PANEL (widget);

  if (adc_hex_table_conclude (self->table))
    gtk_widget_grab_focus (self->fight_button);
}

/* Wherever the focus is in the window, as long as the panel is on screen. */
static gboolean
shortcut_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer action)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, action, NULL);
}

static void
add_shortcut (GtkShortcutController *controller, const char *keys, const char *action)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string (keys);

  gtk_shortcut_controller_add_shortcut (
    controller, gtk_shortcut_new (trigger, gtk_callback_action_new (shortcut_pressed,
                                                                    (gpointer) action, NULL)));
}

static void
adc_hex_timeline_panel_dispose (GObject *object)
{
  AdcHexTimelinePanel *self = ADC_HEX_TIMELINE_PANEL (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (adc_hex_timeline_panel_parent_class)->dispose (object);
}

static void
adc_hex_timeline_panel_class_init (AdcHexTimelinePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_timeline_panel_dispose;
  g_type_ensure (ADC_TYPE_FAULT_LIST);
  g_type_ensure (ADC_TYPE_HEX_AFTERMATH);
  g_type_ensure (ADC_TYPE_HEX_LOG);
  g_type_ensure (ADC_TYPE_HEX_OUTLOOK);
  g_type_ensure (ADC_TYPE_HEX_PHASE_STRIP);
  g_type_ensure (ADC_TYPE_HEX_POINTS);
  g_type_ensure (ADC_TYPE_REASON_LIST);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, ADC_RESOURCES "battle/neuroshima-hex/adc-hex-timeline-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, title);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, exactness);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, message);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, faults);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, points);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, fight_button);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, strip);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, acting);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, decisions);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, questions);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, log_box);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, all_check);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, log);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, end_box);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, aftermath);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, outlook);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, notes_box);
  gtk_widget_class_bind_template_child (widget_class, AdcHexTimelinePanel, notes);
  gtk_widget_class_bind_template_callback (widget_class, all_toggled_cb);
  gtk_widget_class_install_action (widget_class, "timeline.forward", NULL, forward_activated);
  gtk_widget_class_install_action (widget_class, "timeline.back", NULL, back_activated);
  gtk_widget_class_install_action (widget_class, "timeline.begin", NULL, begin_activated);
  gtk_widget_class_install_action (widget_class, "timeline.conclude", NULL, conclude_activated);
}

static void
adc_hex_timeline_panel_init (AdcHexTimelinePanel *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), "<Control>Return|<Control>KP_Enter",
                "timeline.forward");
  add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), "<Control><Shift>Return|<Control><Shift>KP_Enter",
                "timeline.back");
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self->questions), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL,
                      NULL, NULL);
}

GtkWidget *
adc_hex_timeline_panel_new (AdcHexTable *table)
{
  AdcHexTimelinePanel *self;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (table), NULL);

  self = g_object_new (ADC_TYPE_HEX_TIMELINE_PANEL, NULL);
  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::moment", G_CALLBACK (moment_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
