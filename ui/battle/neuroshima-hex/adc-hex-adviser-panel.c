/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-adviser-panel.h"

#include "adc-battle-report.h"
#include "adc-hex-advice-row.h"
#include "adc-hex-advice-run.h"
#include "adc-hex-edit.h"
#include "adc-hex-names.h"
#include "adc-tab-stop.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_HAND 8 /* the rules stop at three */

/* How many milliseconds an answer may take before its predecessor is faded and the progress shown:
 * most take a few, and would only flicker. */
#define PATIENCE 250

struct _AdcHexAdviserPanel {
  AdwBin           parent_instance;
  GtkLabel        *whose;
  GtkLabel        *message;
  GtkWidget       *computing;
  GtkProgressBar  *progress;
  GtkWidget       *again_button;
  GtkWidget       *answer;
  GtkWidget       *hint;
  GtkListBox      *list;
  GtkLabel        *weighed;

  AdcHexTable     *table;   /* or NULL */
  AdcHexAdviceRun *run;        /* or NULL: nothing is being worked out */
  AdcHexCounsel   *counsel;    /* the last answer, or NULL */
  gboolean         is_stale;   /* it is about what the board was before */
  gboolean         is_stopped; /* by the player, until something changes */
  guint            patience;   /* the source that will end it */
  gboolean         is_slow;    /* it has come to an end */
};

G_DEFINE_FINAL_TYPE (AdcHexAdviserPanel, adc_hex_adviser_panel, ADW_TYPE_BIN)

/* The tiles in hand of the army chosen that can be laid on the board: their number. */
static guint
list_hand (AdcHexAdviserPanel *self, const AdcHexTile *hand[MAX_HAND])
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  AdcScenario *scenario = adc_battle_session_get_scenario (adc_hex_table_get_session (self->table));
  const AdcScenarioSide *side =
    adc_scenario_find_side (scenario, adc_hex_table_get_side (self->table));
  guint n = 0;

  for (guint i = 0; side != NULL && i < side->forces->len && n < MAX_HAND; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];
    const AdcHexTile *tile = force->unit != NULL &&
                                 g_strcmp0 (adc_hex_edit_get_pile (force), "hand") == 0
                               ? adc_hex_battle_find_tile (battle, force->unit)
                               : NULL;

    if (tile != NULL)
      hand[n++] = tile;
  }

  return n;
}

static guint
find_side (AdcHexAdviserPanel *self)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  const guint n_sides = adc_hex_battle_get_position (battle)->n_sides;

  for (guint i = 0; i < n_sides; i++)
    if (g_strcmp0 (adc_hex_battle_get_side (battle, i), adc_hex_table_get_side (self->table)) == 0)
      return i;

  return n_sides;
}

static gboolean
is_full (AdcHexBattle *battle)
{
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (position->cells[cell].tile == NULL)
      return FALSE;

  return TRUE;
}

/* Why there is nothing to work out, or NULL. */
static const char *
get_obstacle (AdcHexAdviserPanel *self)
{
  const AdcHexTile *hand[MAX_HAND];

  if (self->table == NULL || adc_hex_table_get_session (self->table) == NULL)
    return _("There is no battle.");
  if (adc_hex_table_get_battle (self->table) == NULL)
    return _("This battle cannot be fought as it stands.");
  if (find_side (self) == adc_hex_battle_get_position (
                            adc_hex_table_get_battle (self->table))->n_sides)
    return _("Choose an army.");
  if (adc_hex_table_get_moment (self->table) != ADC_HEX_BEFORE)
    return _("Tiles are laid before the battle: go back to before it for advice.");
  if (list_hand (self, hand) == 0)
    return _("Put units in the hand of this army: the adviser says where to lay them.");
  if (is_full (adc_hex_table_get_battle (self->table)))
    return _("The board is full: there is no hex to lay a tile on.");

  return NULL;
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static char *
dup_whose (AdcHexAdviserPanel *self)
{
  const AdcHexTile *hand[MAX_HAND];
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  const char *army;
  guint n;

  if (self->table == NULL || adc_hex_table_get_battle (self->table) == NULL ||
      adc_hex_table_get_side (self->table) == NULL)
    return NULL;

  army = adc_battle_get_side_name (adc_hex_table_get_game (self->table),
                                   adc_hex_table_get_side (self->table));
  n = list_hand (self, hand);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, (gpointer) adc_hex_name_get_unit (self->table, hand[i]->unit));
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (GStrv) names->pdata);

  if (n == 0)
    /* Translators: whom the advice is for: %s is an army */
    return g_strdup_printf (_("For %s"), army);

  /* Translators: whom the advice is for: an army, and the tiles in its hand */
  return g_strdup_printf (_("For %s, in hand: %s"), army, list);
}

static void
preview (AdcHexAdviserPanel *self)
{
  const AdcHexAdvice *hovered = NULL;
  const AdcHexAdvice *focused = NULL;
  const AdcHexAdvice *shown;
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++) {
    if (adc_hex_advice_row_is_hovered (ADC_HEX_ADVICE_ROW (row)))
      hovered = adc_hex_advice_row_get_advice (ADC_HEX_ADVICE_ROW (row));
    if (adc_hex_advice_row_is_focused (ADC_HEX_ADVICE_ROW (row)))
      focused = adc_hex_advice_row_get_advice (ADC_HEX_ADVICE_ROW (row));
  }

  shown = hovered != NULL ? hovered : focused;
  if (!self->is_stale)
    adc_hex_table_set_preview (self->table, shown != NULL ? shown->placements : NULL,
                               shown != NULL ? shown->n_placements : 0);
}

static void
clear_counsel (AdcHexAdviserPanel *self)
{
  GtkListBoxRow *row;

  if (self->counsel == NULL)
    return;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL) {
    g_signal_handlers_disconnect_by_func (row, preview, self);
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  }
  adc_hex_table_set_preview (self->table, NULL, 0);
  g_clear_pointer (&self->counsel, adc_hex_counsel_free);
  self->is_stale = FALSE;
}

static void
show_counsel (AdcHexAdviserPanel *self)
{
  const guint n_weighed = self->counsel->n_weighed;
  /* Translators: %'u is a number of ways to lay tiles on the board */
  g_autofree char *text = g_strdup_printf (
    ngettext ("%'u placement weighed", "%'u placements weighed", n_weighed), n_weighed);

  for (guint i = 0; i < self->counsel->advice->len; i++) {
    GtkWidget *row = adc_hex_advice_row_new (self->table, self->counsel, i);

    g_signal_connect_object (row, "pointed", G_CALLBACK (preview), self, G_CONNECT_SWAPPED);
    gtk_list_box_append (self->list, row);
  }
  gtk_label_set_label (self->weighed, text);
}

static void show_parts (AdcHexAdviserPanel *self);

static gboolean
patience_cb (gpointer user_data)
{
  AdcHexAdviserPanel *self = user_data;

  self->patience = 0;
  self->is_slow = TRUE;
  show_parts (self);
  return G_SOURCE_REMOVE;
}

static void
watch_patience (AdcHexAdviserPanel *self)
{
  if (self->run == NULL) {
    g_clear_handle_id (&self->patience, g_source_remove);
    self->is_slow = FALSE;
  } else if (self->counsel == NULL) {
    self->is_slow = TRUE; /* there is nothing else to see */
  } else if (!self->is_slow && self->patience == 0) {
    self->patience = g_timeout_add (PATIENCE, patience_cb, self);
  }
}

/* Which parts are seen. The answer to what the board was before stays until the next one comes, but
 * nobody can follow it any more. */
static void
show_parts (AdcHexAdviserPanel *self)
{
  const char *message = get_obstacle (self);
  g_autofree char *whose = dup_whose (self);
  const gboolean has_advice = self->counsel != NULL && self->counsel->advice->len > 0;

  watch_patience (self);
  if (message == NULL && self->is_stopped)
    message = _("The computation was stopped.");
  else if (message == NULL && self->counsel != NULL && !self->is_stale && !has_advice)
    message = _("No tile in hand would better an immediate battle.");
  set_text (self->whose, whose);
  set_text (self->message, message);
  gtk_widget_set_visible (self->again_button, self->is_stopped);
  gtk_widget_set_visible (self->computing, self->is_slow);
  gtk_widget_set_visible (self->answer, self->counsel != NULL);
  gtk_widget_set_visible (self->hint, has_advice);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->list)), has_advice);
  gtk_widget_set_can_target (self->answer, !self->is_stale);
  if (self->is_stale && self->is_slow)
    gtk_widget_add_css_class (self->answer, "stale");
  else
    gtk_widget_remove_css_class (self->answer, "stale");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, self->run != NULL,
                               -1);
}

static void
advice_progressed (gpointer owner, double part)
{
  gtk_progress_bar_set_fraction (ADC_HEX_ADVISER_PANEL (owner)->progress, part);
}

/* The rows are about to go, and so is the progress. The focus, if one of them has it, goes to what
 * is before them when no other rows will come. TRUE: it waits for those. */
static gboolean
release_focus (AdcHexAdviserPanel *self, gboolean is_last)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || (!gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)) &&
                        !gtk_widget_is_ancestor (focus, self->computing)))
    return FALSE;

  if (is_last)
    gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_BACKWARD);
  else
    gtk_root_set_focus (root, NULL);

  return !is_last;
}

/* Those who laid a tile by the keyboard go on with the next one. */
static void
advice_done (gpointer owner, AdcHexCounsel *counsel)
{
  AdcHexAdviserPanel *self = owner;
  const gboolean had_focus = release_focus (self, counsel->advice->len == 0);

  g_clear_pointer (&self->run, adc_hex_advice_run_abandon);
  clear_counsel (self);
  self->counsel = counsel;
  show_counsel (self);
  show_parts (self);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
}

static const AdcHexAdviceOwner functions = { advice_progressed, advice_done };

static void
start (AdcHexAdviserPanel *self)
{
  const AdcHexTile *hand[MAX_HAND];
  const guint n_hand = list_hand (self, hand);

  gtk_progress_bar_set_fraction (self->progress, 0);
  self->run = adc_hex_advice_run_start (adc_hex_table_get_battle (self->table), find_side (self),
                                        hand, n_hand, &functions, self);
}

/* Nobody can point at advice about another board, nor follow it. What nobody sees is not worked
 * out. */
static void
restart (AdcHexAdviserPanel *self)
{
  g_clear_pointer (&self->run, adc_hex_advice_run_abandon);
  adc_hex_table_set_preview (self->table, NULL, 0);
  self->is_stale = self->counsel != NULL;
  self->is_stopped = FALSE;
  if (get_obstacle (self) != NULL) {
    release_focus (self, TRUE);
    clear_counsel (self);
  } else if (gtk_widget_get_mapped (GTK_WIDGET (self))) {
    start (self);
  }
  show_parts (self);
}

static void
cancel_cb (AdcHexAdviserPanel *self)
{
  g_clear_pointer (&self->run, adc_hex_advice_run_abandon);
  clear_counsel (self);
  self->is_stopped = TRUE;
  show_parts (self);
  gtk_widget_grab_focus (self->again_button); /* the button that had it is gone */
}

static void
again_cb (AdcHexAdviserPanel *self)
{
  restart (self);
  gtk_widget_child_focus (self->computing, GTK_DIR_TAB_FORWARD); /* likewise */
}

static void
row_activated_cb (AdcHexAdviserPanel *self, AdcHexAdviceRow *row)
{
  /* Following it may free the advice. */
  const AdcHexAdvice advice = *adc_hex_advice_row_get_advice (row);
  g_autoptr(AdcHexBattle) battle = g_object_ref (self->counsel->battle);
  g_autofree char *side = g_strdup (adc_hex_table_get_side (self->table));

  if (!self->is_stale)
    adc_hex_table_place_all (self->table, side, advice.placements, advice.n_placements);
}

static void
adc_hex_adviser_panel_map (GtkWidget *widget)
{
  AdcHexAdviserPanel *self = ADC_HEX_ADVISER_PANEL (widget);

  GTK_WIDGET_CLASS (adc_hex_adviser_panel_parent_class)->map (widget);
  if (self->table != NULL && self->run == NULL && !self->is_stopped &&
      (self->counsel == NULL || self->is_stale))
    restart (self);
}

static void
adc_hex_adviser_panel_dispose (GObject *object)
{
  AdcHexAdviserPanel *self = ADC_HEX_ADVISER_PANEL (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_clear_pointer (&self->run, adc_hex_advice_run_abandon);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_func (self->table, restart, self);
  clear_counsel (self);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (adc_hex_adviser_panel_parent_class)->dispose (object);
}

static void
adc_hex_adviser_panel_class_init (AdcHexAdviserPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_adviser_panel_dispose;
  widget_class->map = adc_hex_adviser_panel_map;
  g_type_ensure (ADC_TYPE_TAB_STOP);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, ADC_RESOURCES "battle/neuroshima-hex/adc-hex-adviser-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, whose);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, message);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, computing);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, again_button);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, answer);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, list);
  gtk_widget_class_bind_template_child (widget_class, AdcHexAdviserPanel, weighed);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
adc_hex_adviser_panel_init (AdcHexAdviserPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_parts (self);
}

GtkWidget *
adc_hex_adviser_panel_new (AdcHexTable *table)
{
  AdcHexAdviserPanel *self;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (table), NULL);

  self = g_object_new (ADC_TYPE_HEX_ADVISER_PANEL, NULL);
  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (restart), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::side", G_CALLBACK (restart), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::moment", G_CALLBACK (restart), self, G_CONNECT_SWAPPED);
  restart (self);

  return GTK_WIDGET (self);
}
