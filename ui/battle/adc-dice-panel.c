/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-dice-panel.h"

#include "adc-battle-report.h"
#include "adc-dice-tray.h"
#include "adc-fire.h"
#include "adc-luck-list.h"
#include "adc-scenario-private.h"
#include "adc-turn-strip.h"

#include <glib/gi18n-lib.h>

struct _AdcDicePanel {
  AdwBin            parent_instance;
  AdcTurnStrip     *turn_strip;
  GtkLabel         *shot_label;
  GtkLabel         *notice_label;
  GtkWidget        *skip_button;
  GtkWidget        *dice_box;
  AdcDiceTray      *tray;
  GtkLabel         *result_label;
  GtkWidget        *fire_button;
  GtkWidget        *luck_expander;
  AdcLuckList      *luck_list;

  AdcBattleSession *session; /* or NULL */
  AdcBoard         *board;   /* or NULL */
  AdcLuck          *luck;    /* or NULL */
  char             *from;    /* or NULL */
  char             *at;      /* or NULL */
  guint             seed;

  /* What the dice are for; they stay as they lie until this is another. */
  AdcThrow          throw;
  AdcDiceCup       *cup;          /* NULL: nothing to throw */
  AdcScenario      *cup_scenario; /* the one it was prepared for */
  gboolean          is_skipping;  /* the player does without what the throw skips */
};

G_DEFINE_FINAL_TYPE (AdcDicePanel, adc_dice_panel, ADW_TYPE_BIN)

enum { PROP_SEED = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

/* NULL as well while it still shows another session. */
static AdcBoard *
get_board (AdcDicePanel *self)
{
  return self->board != NULL && self->session != NULL &&
                 adc_board_get_session (self->board) == self->session
             ? self->board
             : NULL;
}

static char *
dup_name (AdcDicePanel *self, const char *force)
{
  return adc_scenario_dup_force_name (adc_battle_session_get_game (self->session),
                                      adc_battle_session_get_scenario (self->session), force);
}

/* What an engine says may be a part of a sentence elsewhere. */
static char *
dup_sentence (const char *text)
{
  const char *rest = g_utf8_next_char (text);
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
update_result (AdcDicePanel *self)
{
  const gboolean is_whole = self->cup != NULL && !adc_dice_cup_is_waiting (self->cup);
  g_autofree char *text = NULL;

  if (is_whole) {
    const guint n_hits = adc_dice_cup_count_hits (self->cup);
    const guint n_rerolls = adc_dice_cup_count_rerolls (self->cup);
    gboolean can_choose = FALSE;

    for (guint i = 0; i < self->throw.n_dice && !can_choose; i++)
      can_choose = adc_dice_cup_can_choose (self->cup, i);
    text = g_strdup_printf (ngettext ("%u hit", "%u hits", n_hits), n_hits);
    if (can_choose) {
      g_autofree char *hits = g_steal_pointer (&text);

      /* Translators: the first %s is as in “2 hits” */
      text = g_strdup_printf (ngettext ("%s. %u reroll left: choose a die that missed, or fire.",
                                        "%s. %u rerolls left: choose dice that missed, or fire.",
                                        n_rerolls),
                              hits, n_rerolls);
    }
  }

  set_text (self->result_label, text);
  gtk_widget_set_sensitive (self->fire_button, is_whole);
}

static void
set_cup (AdcDicePanel *self, AdcDiceCup *cup)
{
  if (self->cup != NULL)
    g_signal_handlers_disconnect_by_func (self->cup, update_result, self);
  g_set_object (&self->cup, cup);
  /* Before the tray, which may hand the focus to what this makes sensitive. */
  if (cup != NULL)
    g_signal_connect_object (cup, "changed", G_CALLBACK (update_result), self, G_CONNECT_SWAPPED);
  adc_dice_tray_set_cup (self->tray, cup);
}

/* What a file could not hold would be lost. */
static gboolean
fits (AdcDicePanel *self, const AdcThrow *throw)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (self->session);

  return throw->n_dice <= ADC_SCENARIO_MAX_DICE &&
         adc_scenario_get_log (scenario)->len < ADC_SCENARIO_MAX_SHOTS;
}

/* FALSE: there is nothing to throw, and a sentence says why. */
static gboolean
prepare (AdcDicePanel *self, AdcThrow *throw, char **why_not)
{
  AdcBoard *board = get_board (self);
  gboolean can_throw;

  if (self->session == NULL || self->from == NULL || self->at == NULL) {
    *why_not = g_strdup (_("Choose a force and its target."));
    return FALSE;
  }

  can_throw = board != NULL
                  ? adc_board_prepare_throw (board, self->from, self->at, throw, why_not)
                  : adc_throw_prepare (throw, self->session, self->from, self->at, why_not);
  if (can_throw && !fits (self, throw)) {
    *why_not = g_strdup (_("The battle has as many dice as it can keep."));
    return FALSE;
  }

  return can_throw;
}

static char *
describe_shot (AdcDicePanel *self)
{
  g_autofree char *from = NULL;
  g_autofree char *at = NULL;

  if (self->session == NULL || self->from == NULL || self->at == NULL)
    return NULL;

  from = dup_name (self, self->from);
  at = dup_name (self, self->at);
  if (self->cup == NULL)
    return g_strdup_printf ("%s → %s", from, at);

  if (self->throw.is_at_least)
    /* Translators: a force, its target, its dice and the lowest face that hits */
    return g_strdup_printf (ngettext ("%s → %s: %u die, %u or more hits",
                                      "%s → %s: %u dice, %u or more hits", self->throw.n_dice),
                            from, at, self->throw.n_dice, self->throw.needed);
  if (self->throw.needed == 1)
    /* Translators: a force, its target and its dice, which hit on a 1 */
    return g_strdup_printf (ngettext ("%s → %s: %u die, a 1 hits", "%s → %s: %u dice, a 1 hits",
                                      self->throw.n_dice),
                            from, at, self->throw.n_dice);

  /* Translators: a force, its target, its dice and the highest face that hits */
  return g_strdup_printf (ngettext ("%s → %s: %u die, %u or less hits",
                                    "%s → %s: %u dice, %u or less hits", self->throw.n_dice),
                          from, at, self->throw.n_dice, self->throw.needed);
}

/* Fresh dice; takes what is in the throw. */
static void
take_up (AdcDicePanel *self, AdcThrow *throw)
{
  AdcBoard *board = get_board (self);
  const guint n_rerolls = board != NULL ? adc_board_get_rerolls (board, self->from) : 0;
  g_autoptr(AdcDiceCup) cup = adc_dice_cup_new (throw->n_dice, throw->n_faces, throw->needed,
                                                throw->is_at_least, n_rerolls);

  adc_throw_clear (&self->throw);
  self->throw = *throw;
  *throw = (AdcThrow){ 0 };
  self->is_skipping = FALSE;
  set_cup (self, cup);
}

static void
update_shot (AdcDicePanel *self)
{
  g_auto(AdcThrow) throw = { 0 };
  g_autofree char *why_not = NULL;
  const gboolean can_throw = prepare (self, &throw, &why_not);
  AdcScenario *scenario = self->session != NULL ? adc_battle_session_get_scenario (self->session)
                                                : NULL;
  g_autofree char *text = NULL;
  g_autofree char *notice = NULL;
  gboolean must_ask;

  if (!can_throw) {
    set_cup (self, NULL);
    adc_throw_clear (&self->throw);
  } else if (self->cup == NULL || self->cup_scenario != scenario ||
             !adc_throw_equal (&throw, &self->throw)) {
    take_up (self, &throw);
  }
  g_set_object (&self->cup_scenario, scenario);

  text = describe_shot (self);
  must_ask = self->cup != NULL && self->throw.skips != NULL && !self->is_skipping;
  set_text (self->shot_label, text);
  notice = why_not != NULL && *why_not != '\0' ? dup_sentence (why_not)
                                               : g_strdup (self->throw.skips);
  set_text (self->notice_label, notice);
  gtk_widget_set_visible (self->skip_button, must_ask);
  gtk_widget_set_visible (self->dice_box, self->cup != NULL && !must_ask);
  update_result (self);
}

static void
update (AdcDicePanel *self)
{
  adc_turn_strip_show (self->turn_strip, get_board (self), self->from, self->at);
  update_shot (self);
}

static void
fire_clicked_cb (AdcDicePanel *self)
{
  g_autofree char *obstacle = adc_fire (self->session, &self->throw, self->from, self->at,
                                        self->cup, self->luck);

  if (obstacle != NULL) {
    g_autofree char *notice = dup_sentence (obstacle);

    set_text (self->notice_label, notice);
  } else {
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD); /* the button has gone grey */
  }
}

static void
skip_clicked_cb (AdcDicePanel *self)
{
  self->is_skipping = TRUE;
  update_shot (self);
  gtk_widget_child_focus (GTK_WIDGET (self->tray), GTK_DIR_TAB_FORWARD);
}

static void
finished_cb (AdcDicePanel *self)
{
  gtk_widget_grab_focus (self->fire_button);
}

static gboolean
key_pressed_cb (AdcDicePanel *self, guint keyval, guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers)
{
  const gboolean was_ready = gtk_widget_is_focus (self->fire_button);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      !gtk_widget_get_visible (self->dice_box) || !adc_dice_tray_type (self->tray, keyval))
    return GDK_EVENT_PROPAGATE;

  /* A die taken back: there is something to roll again, and nothing to fire. */
  if (was_ready && !gtk_widget_get_sensitive (self->fire_button))
    adc_dice_tray_take_focus (self->tray);
  return GDK_EVENT_STOP;
}

static void
adc_dice_panel_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AdcDicePanel *self = ADC_DICE_PANEL (object);

  switch (property_id) {
  case PROP_SEED:
    g_value_set_uint (value, self->seed);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_dice_panel_set_property (GObject *object, guint property_id, const GValue *value,
                             GParamSpec *pspec)
{
  AdcDicePanel *self = ADC_DICE_PANEL (object);

  switch (property_id) {
  case PROP_SEED:
    self->seed = g_value_get_uint (value);
    adc_dice_tray_set_seed (self->tray, self->seed);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_dice_panel_dispose (GObject *object)
{
  AdcDicePanel *self = ADC_DICE_PANEL (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_func (self->session, update, self);
  if (self->cup != NULL)
    g_signal_handlers_disconnect_by_func (self->cup, update_result, self);
  g_clear_object (&self->session);
  g_clear_object (&self->luck);
  g_clear_object (&self->cup);
  g_clear_object (&self->cup_scenario);
  g_clear_weak_pointer (&self->board);
  G_OBJECT_CLASS (adc_dice_panel_parent_class)->dispose (object);
}

static void
adc_dice_panel_finalize (GObject *object)
{
  AdcDicePanel *self = ADC_DICE_PANEL (object);

  g_free (self->from);
  g_free (self->at);
  adc_throw_clear (&self->throw);
  G_OBJECT_CLASS (adc_dice_panel_parent_class)->finalize (object);
}

static void
adc_dice_panel_class_init (AdcDicePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = adc_dice_panel_get_property;
  object_class->set_property = adc_dice_panel_set_property;
  object_class->dispose = adc_dice_panel_dispose;
  object_class->finalize = adc_dice_panel_finalize;
  properties[PROP_SEED] = g_param_spec_uint ("seed", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (ADC_TYPE_DICE_TRAY);
  g_type_ensure (ADC_TYPE_LUCK_LIST);
  g_type_ensure (ADC_TYPE_TURN_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-dice-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, turn_strip);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, shot_label);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, notice_label);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, skip_button);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, dice_box);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, tray);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, result_label);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, fire_button);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, luck_expander);
  gtk_widget_class_bind_template_child (widget_class, AdcDicePanel, luck_list);
  gtk_widget_class_bind_template_callback (widget_class, fire_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, skip_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, finished_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
adc_dice_panel_init (AdcDicePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->luck_expander, FALSE);
  update (self);
}

GtkWidget *
adc_dice_panel_new (void)
{
  return g_object_new (ADC_TYPE_DICE_PANEL, NULL);
}

void
adc_dice_panel_set_session (AdcDicePanel *self, AdcBattleSession *session)
{
  g_return_if_fail (ADC_IS_DICE_PANEL (self));
  g_return_if_fail (session == NULL || ADC_IS_BATTLE_SESSION (session));

  if (self->session == session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_func (self->session, update, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adc_luck_list_set_game (self->luck_list,
                          session != NULL ? adc_battle_session_get_game (session) : NULL);
  update (self);
}

void
adc_dice_panel_set_shot (AdcDicePanel *self, const char *from, const char *at)
{
  g_autofree char *old_from = NULL;
  g_autofree char *old_at = NULL;

  g_return_if_fail (ADC_IS_DICE_PANEL (self));

  if (g_strcmp0 (self->from, from) == 0 && g_strcmp0 (self->at, at) == 0)
    return;

  /* The new ids may be the old ones. */
  old_from = g_steal_pointer (&self->from);
  old_at = g_steal_pointer (&self->at);
  self->from = g_strdup (from);
  self->at = g_strdup (at);
  set_cup (self, NULL);
  update (self);
}

void
adc_dice_panel_set_board (AdcDicePanel *self, AdcBoard *board)
{
  g_return_if_fail (ADC_IS_DICE_PANEL (self));
  g_return_if_fail (board == NULL || ADC_IS_BOARD (board));

  if (g_set_weak_pointer (&self->board, board))
    update (self);
}

void
adc_dice_panel_set_settings (AdcDicePanel *self, GSettings *settings)
{
  AdcLuck *luck;

  g_return_if_fail (ADC_IS_DICE_PANEL (self));
  g_return_if_fail (settings == NULL || G_IS_SETTINGS (settings));

  luck = settings != NULL ? adc_luck_get (settings) : NULL;
  g_set_object (&self->luck, luck);
  adc_luck_list_set_luck (self->luck_list, self->luck);
  gtk_widget_set_visible (self->luck_expander, self->luck != NULL);
}
