/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-battle-session.h"
#include "adc-completions.h"
#include "adc-throw.h"

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

  /* Whose turn it is. Without these, every shot of the battle may be thrown at any time. */
  gboolean   (*prepare_throw) (AdcBoard *self, const char *from, const char *at, AdcThrow *throw,
                               char **why_not);
  char      *(*describe_turn) (AdcBoard *self);
  GPtrArray *(*list_firing)   (AdcBoard *self);

  void     (*show_score_aid)  (AdcBoard *self);

  /* What goes beside the board of a battle without chance, instead of shots, dice and forecast. */
  GPtrArray *(*list_panels) (AdcBoard *self);

  gboolean is_tall; /* so much so that the forecast below it would be out of sight: it goes beside it, if there is room */
};

AdcBattleSession *adc_board_get_session     (AdcBoard *self); /* or NULL */
void              adc_board_set_session     (AdcBoard *self, AdcBattleSession *session);
AdcCompletions   *adc_board_get_completions (AdcBoard *self); /* or NULL */
void              adc_board_set_completions (AdcBoard *self, AdcCompletions *completions);

/* Who shoots, and at what: ids of forces, or the name of a place as the engine spells it; either may be NULL. */
void              adc_board_select          (AdcBoard *self, const char *from, const char *at);
const char       *adc_board_get_from        (AdcBoard *self);
const char       *adc_board_get_at          (AdcBoard *self);

/* Asks the player for a value nobody knows: a stat of a force, a setting of a side or a force; the force is "" for what
 * belongs to nobody in particular. FALSE: the board does not know how. */
gboolean          adc_board_ask_value       (AdcBoard *self, const char *force, const char *stat);

/* How many dice the side of that force may still throw again. */
guint             adc_board_get_rerolls     (AdcBoard *self, const char *force);

/* The throw of a force at a target, if it may be made now. FALSE: it may not, and a sentence says why. */
gboolean          adc_board_prepare_throw   (AdcBoard *self, const char *from, const char *at, AdcThrow *throw,
                                             char **why_not);

/* Where the battle is, as in “Round 2 of 6 — initiative 3”, or NULL; and the ids of the forces whose turn it is. */
char             *adc_board_describe_turn   (AdcBoard *self);
GPtrArray        *adc_board_list_firing     (AdcBoard *self);

/* A window that helps to count what lies beside the battle. */
gboolean          adc_board_has_score_aid   (AdcBoard *self);
void              adc_board_show_score_aid  (AdcBoard *self);

/* Of GtkWidget, made anew and floating: what the board wants beside it. NULL: what every game of chance has. */
GPtrArray        *adc_board_list_panels     (AdcBoard *self);

gboolean          adc_board_is_tall         (AdcBoard *self);
