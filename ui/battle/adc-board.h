/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-battle-session.h"
#include "adc-completions.h"

/* The battle as it lies on the table, drawn and changed by hand: each game has a board of its own. What is common to
 * them is here: the session they show, and the shot that was pointed at, which everything beside the board follows.
 *
 * "shot-selected" is emitted after another shot was pointed at. */

#define ADC_TYPE_BOARD (adc_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcBoard, adc_board, ADC, BOARD, GtkWidget)

struct _AdcBoardClass {
  GtkWidgetClass parent_class;

  void     (*session_changed) (AdcBoard *self); /* another session, or something in it; there may be none */
  void     (*shot_changed)    (AdcBoard *self);
  gboolean (*ask_value)       (AdcBoard *self, const char *force, const char *stat);
  guint    (*get_rerolls)     (AdcBoard *self, const char *force);
};

AdcBattleSession *adc_board_get_session     (AdcBoard *self); /* or NULL */
void              adc_board_set_session     (AdcBoard *self, AdcBattleSession *session);
AdcCompletions   *adc_board_get_completions (AdcBoard *self); /* or NULL */
void              adc_board_set_completions (AdcBoard *self, AdcCompletions *completions);

/* Who shoots, and at what: ids of forces, or the name of a place as the engine spells it; either may be NULL. */
void              adc_board_select          (AdcBoard *self, const char *from, const char *at);
const char       *adc_board_get_from        (AdcBoard *self);
const char       *adc_board_get_at          (AdcBoard *self);

/* Asks the player for a value nobody knows. FALSE: the board does not know how. */
gboolean          adc_board_ask_value       (AdcBoard *self, const char *force, const char *stat);

/* How many dice the side of that force may still throw again. */
guint             adc_board_get_rerolls     (AdcBoard *self, const char *force);
