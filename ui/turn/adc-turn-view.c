/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-turn-view.h"

#include "adc-article.h"
#include "adc-counter-panel.h"
#include "adc-drop-down.h"
#include "adc-game-setting.h"
#include "adc-papers.h"
#include "adc-program-settings.h"
#include "adc-prose.h"
#include "adc-roller-panel.h"
#include "adc-sequence.h"
#include "adc-split.h"
#include "adc-step-row.h"
#include "adc-tab-stop.h"
#include "adc-ticks.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

#define TALLY_KEY "tallies"
#define ROLLS_KEY "rolls"

struct _AdcTurnView {
  AdwBin             parent_instance;
  GtkWidget         *switcher;
  GtkStack          *pages;
  GtkStackPage      *counters_page;
  GtkStackPage      *dice_page;
  AdcCounterPanel   *counter_panel;
  AdcRollerPanel    *roller_panel;
  GtkStack          *stack;
  AdcSplit          *split;
  GtkDropDown       *sequence_drop_down;
  GtkScrolledWindow *scroller;
  AdwBin            *intro;
  GtkListBox        *list;
  GtkLabel          *progress_label;
  GtkProgressBar    *progress_bar;
  GtkButton         *next_button;
  GtkWidget         *empty_page;
  AdcArticle        *article;
  AdcGame           *game;
  AdcSequence       *sequence;
  AdcTicks          *ticks;
  GSettings         *settings;
  AdcSession        *session; /* of what is counted, or NULL */
  AdcRollLog        *rolls;   /* or NULL */
  GVariant          *before;  /* what was counted before a checklist moved it, or NULL */
  GVariant          *after;
  gboolean           is_updating; /* the drop-down follows us rather than the user */
};

enum { RESET, N_SIGNALS };
static guint signals[N_SIGNALS];

static AdcStepRow *
get_row (AdcTurnView *self, int position)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, position);

  return row != NULL ? ADC_STEP_ROW (row) : NULL;
}

/* What the checklist moves when it is begun again, as in “Turn: 3”; or NULL. */
static char *
dup_count (AdcTurnView *self)
{
  AdcTally *tally = self->session != NULL ? adc_session_get_document (self->session) : NULL;
  const AdcCounter *counter =
    tally != NULL && self->sequence != NULL
      ? adc_counters_find_for (adc_game_get_counters (self->game),
                               adc_entry_get_id (ADC_ENTRY (self->sequence)))
      : NULL;

  return counter != NULL ? g_strdup_printf (_("%s: %d"), adc_text_get (counter->title),
                                            adc_tally_get (tally, counter, 0))
                         : NULL;
}

static void
update_progress (AdcTurnView *self)
{
  guint n_done, n_steps;
  g_autofree char *count = dup_count (self);
  g_autofree char *progress = NULL;
  g_autofree char *both = NULL;
  gboolean complete;

  adc_ticks_count (self->ticks, &n_done, &n_steps);
  complete = n_steps > 0 && n_done == n_steps;
  /* Translators: how many steps of a checklist are done, as in “3 of 7” */
  progress = complete ? g_strdup (_("All done")) : g_strdup_printf (_("%u of %u"), n_done, n_steps);
  both = count != NULL ? g_strdup_printf ("%s · %s", count, progress) : g_strdup (progress);
  gtk_label_set_label (self->progress_label, both);
  gtk_progress_bar_set_fraction (self->progress_bar, n_steps > 0 ? (double) n_done / n_steps : 0);
  gtk_button_set_label (self->next_button, complete ? _("_Start Again") : _("_Next"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "turn.reset", n_done > 0);
}

/* Shows what is ticked and where one is; returns the row of that, or NULL when all is done. */
static AdcStepRow *
update (AdcTurnView *self)
{
  AdcStep *current = adc_ticks_get_current (self->ticks);
  AdcStepRow *current_row = NULL;
  AdcStepRow *row;

  for (int i = 0; (row = get_row (self, i)) != NULL; i++) {
    AdcStep *step = adc_step_row_get_step (row);

    adc_step_row_set_done (row, adc_ticks_get (self->ticks, step));
    adc_step_row_set_current (row, step == current);
    if (step == current)
      current_row = row;
  }

  update_progress (self);
  return current_row;
}

static void
move_to (AdcTurnView *self, AdcStepRow *row)
{
  if (row == NULL)
    return;

  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
row_toggled_cb (AdcTurnView *self, AdcStepRow *row)
{
  AdcStep *step = adc_step_row_get_step (row);
  gboolean done = adc_ticks_get (self->ticks, step) != ADC_DONE_ALL;
  AdcStepRow *current;

  adc_ticks_set (self->ticks, step, done);
  current = update (self);
  move_to (self, done && current != NULL ? current : row);
}

static void
row_selected_cb (AdcTurnView *self, GtkListBoxRow *row)
{
  AdcStep *step = row != NULL ? adc_step_row_get_step (ADC_STEP_ROW (row)) : NULL;
  AdcEntry *rule = step != NULL ? adc_game_lookup (self->game, adc_step_get_rule (step)) : NULL;

  /* A step without a rule of its own leaves the rule of the one before. */
  if (rule != NULL && rule != adc_article_get_entry (self->article))
    adc_article_set_entry (self->article, rule);
}

static void
row_activated_cb (AdcTurnView *self, GtkListBoxRow *row)
{
  if (adc_step_get_rule (adc_step_row_get_step (ADC_STEP_ROW (row))) != NULL)
    adc_split_show_content (self->split);
}

static void
add_rows (AdcTurnView *self, GListModel *steps, guint depth)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);
    GtkWidget *row = adc_step_row_new (step, self->game, depth);

    g_signal_connect_object (row, "toggled", G_CALLBACK (row_toggled_cb), self, G_CONNECT_SWAPPED);
    gtk_list_box_append (self->list, row);
    add_rows (self, adc_step_get_children (step), depth + 1);
  }
}

static void
set_sequence (AdcTurnView *self, AdcSequence *sequence)
{
  GtkWidget *child;
  AdcStepRow *row;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);

  g_set_object (&self->sequence, sequence);
  adc_ticks_set_sequence (self->ticks, sequence);
  adc_article_set_entry (self->article, NULL);
  if (sequence == NULL)
    return;

  adw_bin_set_child (self->intro, adc_prose_new_blocks (adc_entry_get_blocks (ADC_ENTRY (sequence)),
                                                        self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->intro),
                          adc_entry_get_blocks (ADC_ENTRY (sequence))->len > 0);
  add_rows (self, adc_sequence_get_steps (sequence), 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  row = update (self);
  if (row == NULL)
    row = get_row (self, 0);
  if (row != NULL)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

static void
sequence_selected_cb (AdcTurnView *self)
{
  AdcEntry *sequence = gtk_drop_down_get_selected_item (self->sequence_drop_down);

  if (!self->is_updating && sequence != NULL)
    adc_open_entry (GTK_WIDGET (self), sequence);
}

static void
reset (AdcTurnView *self)
{
  g_auto(GStrv) before = adc_ticks_dup_all (self->ticks);
  GListModel *steps = adc_sequence_get_steps (self->sequence);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);

    adc_ticks_set (self->ticks, step, FALSE);
  }

  move_to (self, update (self));
  g_signal_emit (self, signals[RESET], 0, before);
}

static void
forget_advance (AdcTurnView *self)
{
  g_clear_pointer (&self->before, g_variant_unref);
  g_clear_pointer (&self->after, g_variant_unref);
}

/* A turn is over: what counts them goes on. It can be taken back together with the ticks. */
static void
advance (AdcTurnView *self)
{
  AdcTally *tally = self->session != NULL ? adc_session_get_document (self->session) : NULL;

  forget_advance (self);
  if (tally == NULL)
    return;

  self->before = g_variant_ref (adc_session_get_state (self->session));
  adc_tally_advance (tally, adc_entry_get_id (ADC_ENTRY (self->sequence)));
  if (adc_session_commit (self->session))
    self->after = g_variant_ref (adc_session_get_state (self->session));
}

static void
take_advance_back (AdcTurnView *self)
{
  /* Unless somebody went on counting. */
  if (self->after != NULL && self->session != NULL &&
      g_variant_equal (self->after, adc_session_get_state (self->session))) {
    adc_tally_restore (adc_session_get_document (self->session), self->before);
    adc_session_commit (self->session);
  }
  forget_advance (self);
}

static void
reset_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  AdcTurnView *self = ADC_TURN_VIEW (widget);

  forget_advance (self);
  reset (self);
}

static void
next_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  AdcTurnView *self = ADC_TURN_VIEW (widget);
  AdcStep *current = adc_ticks_get_current (self->ticks);

  if (self->sequence == NULL)
    return;

  gtk_stack_set_visible_child_name (self->pages, "checklist");
  if (current == NULL) {
    advance (self);
    reset (self);
  } else {
    adc_ticks_set (self->ticks, current, TRUE);
    move_to (self, update (self));
  }
}

static void
tally_changed_cb (AdcTurnView *self)
{
  adc_game_setting_save (self->settings, TALLY_KEY, adc_game_get_id (self->game),
                         adc_session_get_state (self->session));
  update_progress (self);
}

static void
rolls_changed_cb (AdcTurnView *self)
{
  if (self->rolls != NULL)
    adc_game_setting_save (self->settings, ROLLS_KEY, adc_game_get_id (self->game),
                           adc_roll_log_write (self->rolls));
}

static void
take_counters (AdcTurnView *self, AdcCounters *counters)
{
  const char *id = adc_game_get_id (self->game);
  g_autoptr(GVariant) state = adc_game_setting_load (self->settings, TALLY_KEY, id);

  if (adc_counters_get_list (counters)->len == 0)
    return;

  self->session = adc_tally_session_new (self->game);
  if (state != NULL)
    adc_session_restore (self->session, state);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (tally_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
take_dice (AdcTurnView *self, AdcCounters *counters)
{
  const char *id = adc_game_get_id (self->game);
  g_autoptr(GVariant) state = adc_game_setting_load (self->settings, ROLLS_KEY, id);
  GPtrArray *dice = adc_counters_get_dice (counters);

  if (dice->len == 0)
    return;

  self->rolls = adc_roll_log_new (dice->pdata[0]);
  if (state != NULL)
    adc_roll_log_read (self->rolls, state);
}

/* What is counted and thrown, as it was left. */
static void
set_table (AdcTurnView *self)
{
  AdcCounters *counters = adc_game_get_counters (self->game);

  forget_advance (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->rolls);
  if (counters != NULL) {
    take_counters (self, counters);
    take_dice (self, counters);
  }
  adc_counter_panel_set_session (self->counter_panel, self->session);
  adc_roller_panel_set_log (self->roller_panel, self->rolls, self->game);
  gtk_stack_page_set_visible (self->counters_page, self->session != NULL);
  gtk_stack_page_set_visible (self->dice_page, self->rolls != NULL);
  gtk_widget_set_visible (self->switcher, self->session != NULL || self->rolls != NULL);
  if (!gtk_stack_page_get_visible (gtk_stack_get_page (self->pages,
                                                       gtk_stack_get_visible_child (self->pages))))
    gtk_stack_set_visible_child_name (self->pages, "checklist");
}

static void
adc_turn_view_set_game (AdcView *view, AdcGame *game)
{
  AdcTurnView *self = ADC_TURN_VIEW (view);
  GListModel *sequences = adc_game_get_entries (game, ADC_KIND_SEQUENCE);
  gboolean any = g_list_model_get_n_items (sequences) > 0;

  if (self->game == game)
    return;

  set_sequence (self, NULL);
  g_set_object (&self->game, game);
  set_table (self);
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->sequence_drop_down, sequences);
  self->is_updating = FALSE;
  gtk_stack_set_visible_child (self->stack, any ? GTK_WIDGET (self->split) : self->empty_page);
}

static gboolean
adc_turn_view_shows (AdcKind kind)
{
  return kind == ADC_KIND_SEQUENCE;
}

static void
adc_turn_view_show_entry (AdcView *view, AdcEntry *entry)
{
  AdcTurnView *self = ADC_TURN_VIEW (view);
  GListModel *sequences = adc_game_get_entries (self->game, ADC_KIND_SEQUENCE);

  self->is_updating = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (sequences); i++) {
    g_autoptr(AdcEntry) sequence = g_list_model_get_item (sequences, i);

    if (sequence == entry)
      gtk_drop_down_set_selected (self->sequence_drop_down, i);
  }
  self->is_updating = FALSE;

  set_sequence (self, ADC_SEQUENCE (entry));
  adc_split_show_list (self->split);
  gtk_stack_set_visible_child_name (self->pages, "checklist");
}

/* "game/turn/counters" opens that part, and "game/turn/counters/id" with that checklist beside it. */
static gboolean
adc_turn_view_show_item (AdcView *view, const char *id)
{
  AdcTurnView *self = ADC_TURN_VIEW (view);
  g_auto(GStrv) parts = g_strsplit (id, "/", 2);
  GtkWidget *page = gtk_stack_get_child_by_name (self->pages, parts[0]);
  AdcEntry *sequence = parts[1] != NULL ? adc_game_lookup (self->game, parts[1]) : NULL;

  if (page == NULL || !gtk_stack_page_get_visible (gtk_stack_get_page (self->pages, page)))
    return FALSE;

  if (sequence != NULL && ADC_IS_SEQUENCE (sequence))
    adc_turn_view_show_entry (view, sequence);
  else
    adc_view_show_start (view);
  gtk_stack_set_visible_child (self->pages, page);
  return TRUE;
}

/* The first checklist is where one comes to anyway; the others are entries. */
static char *
adc_turn_view_dup_item (AdcView *view)
{
  AdcTurnView *self = ADC_TURN_VIEW (view);
  GListModel *sequences = adc_game_get_entries (self->game, ADC_KIND_SEQUENCE);
  g_autoptr(AdcSequence) first = g_list_model_get_item (sequences, 0);
  const char *part = gtk_stack_get_visible_child_name (self->pages);
  const gboolean is_checklist = g_strcmp0 (part, "checklist") == 0;

  if (self->sequence == first || self->sequence == NULL)
    return is_checklist ? NULL : g_strdup (part);

  return g_strdup_printf ("%s/%s", is_checklist ? adc_kind_get_name (ADC_KIND_SEQUENCE) : part,
                          adc_entry_get_id (ADC_ENTRY (self->sequence)));
}

static void
page_turned_cb (AdcTurnView *self)
{
  if (self->game != NULL)
    adc_view_moved (ADC_VIEW (self));
}

static void
adc_turn_view_show_start (AdcView *view)
{
  AdcTurnView *self = ADC_TURN_VIEW (view);
  GListModel *sequences = adc_game_get_entries (self->game, ADC_KIND_SEQUENCE);
  g_autoptr(AdcEntry) first = g_list_model_get_item (sequences, 0);

  if (self->sequence == NULL && first != NULL)
    adc_turn_view_show_entry (view, first);
  adc_split_show_list (self->split);
}

static const char *
adc_turn_view_get_scope (AdcView *view, AdcScope scope)
{
  return scope == ADC_SCOPE_PAGE && ADC_TURN_VIEW (view)->sequence != NULL ? _("_Checklist") : NULL;
}

static AdcPaper *
adc_turn_view_dup_paper (AdcView *view, AdcScope scope G_GNUC_UNUSED)
{
  return adc_paper_of_checklist (ADC_TURN_VIEW (view)->sequence);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_turn_view_set_game;
  iface->shows = adc_turn_view_shows;
  iface->show_entry = adc_turn_view_show_entry;
  iface->show_start = adc_turn_view_show_start;
  iface->get_scope = adc_turn_view_get_scope;
  iface->dup_paper = adc_turn_view_dup_paper;
  iface->show_item = adc_turn_view_show_item;
  iface->dup_item = adc_turn_view_dup_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcTurnView, adc_turn_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_turn_view_dispose (GObject *object)
{
  AdcTurnView *self = ADC_TURN_VIEW (object);

  forget_advance (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->rolls);
  g_clear_object (&self->settings);
  g_clear_object (&self->game);
  g_clear_object (&self->sequence);
  g_clear_object (&self->ticks);
  G_OBJECT_CLASS (adc_turn_view_parent_class)->dispose (object);
}

static void
adc_turn_view_class_init (AdcTurnViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_turn_view_dispose;
  signals[RESET] = g_signal_new ("reset", ADC_TYPE_TURN_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRV);
  g_type_ensure (ADC_TYPE_ARTICLE);
  g_type_ensure (ADC_TYPE_COUNTER_PANEL);
  g_type_ensure (ADC_TYPE_ROLLER_PANEL);
  g_type_ensure (ADC_TYPE_SPLIT);
  g_type_ensure (ADC_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "turn/adc-turn-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, switcher);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, pages);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, counters_page);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, dice_page);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, counter_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, roller_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, split);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, sequence_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, intro);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, list);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, progress_label);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, next_button);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, empty_page);
  gtk_widget_class_bind_template_child (widget_class, AdcTurnView, article);
  gtk_widget_class_bind_template_callback (widget_class, sequence_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_turned_cb);
  gtk_widget_class_bind_template_callback (widget_class, rolls_changed_cb);
  gtk_widget_class_install_action (widget_class, "turn.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "turn.reset", NULL, reset_action);
}

/* Wherever the focus is while the view is shown: one may have come to it by the sidebar. */
static gboolean
next_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, "turn.next", NULL);
}

static void
add_key (AdcTurnView *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>Return|<Control>KP_Enter"),
                      gtk_callback_action_new (next_pressed, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The names of the parts end in dots rather than make the window wider. */
static void
shorten_names (GtkWidget *switcher)
{
  for (GtkWidget *button = gtk_widget_get_first_child (switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

    if (GTK_IS_LABEL (label))
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  }
}

static void
adc_turn_view_init (AdcTurnView *self)
{
  self->settings = adc_program_settings_new ();
  self->ticks = adc_ticks_new (self->settings);
  gtk_widget_init_template (GTK_WIDGET (self));
  shorten_names (self->switcher);
  adc_drop_down_show_entries (self->sequence_drop_down, _("Checklist"), FALSE);
  add_key (self);
  update_progress (self);
}

GtkWidget *
adc_turn_view_new (void)
{
  return g_object_new (ADC_TYPE_TURN_VIEW, NULL);
}

void
adc_turn_view_restore (AdcTurnView *self, const char * const *ticked)
{
  g_return_if_fail (ADC_IS_TURN_VIEW (self));

  adc_ticks_restore (self->ticks, ticked);
  take_advance_back (self);
  move_to (self, update (self));
}

AdcSession *
adc_turn_view_get_session (AdcTurnView *self)
{
  g_return_val_if_fail (ADC_IS_TURN_VIEW (self), NULL);

  return self->session;
}

AdcRollLog *
adc_turn_view_get_rolls (AdcTurnView *self)
{
  g_return_val_if_fail (ADC_IS_TURN_VIEW (self), NULL);

  return self->rolls;
}
