/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-faction.h"
#include "adc-piece.h"

/* What a faction takes to the table, each piece as often as the game says, and what that adds up to. It is there for
 * every game whose units come in copies; what is counted follows from what the game describes its pieces by. */

/* Units of one type, or cards of one deck; or what another box than the first adds, which is not in the sum. */
typedef struct {
  char      *title;
  GPtrArray *pieces; /* of AdcPiece */
  guint      n_copies;
} AdcArmyGroup;

/* How many of the army are of each sort. Two armies of one game have charts of the same sorts in the same order. */
typedef struct {
  char      *title;
  GPtrArray *labels; /* of char *: the sorts */
  GArray    *counts; /* of guint: one for each */
  gboolean   is_profile;  /* its sorts are numbers in a row: that nobody has one tells something */
  gboolean   has_repeats; /* a piece may be of several sorts */
} AdcArmyChart;

gboolean   adc_army_exists       (AdcFaction *faction);
gboolean   adc_army_is_tiles     (AdcGame *game); /* whose pieces have sides */
gboolean   adc_army_knows_copies (AdcPiece *piece);
guint      adc_army_get_copies   (AdcPiece *piece); /* 0 when nobody knows */
char      *adc_army_format_total (AdcFaction *faction, guint n_copies); /* "35 tiles" */
GPtrArray *adc_army_list_groups  (AdcFaction *faction, guint *n_copies); /* of AdcArmyGroup; to be freed */
GPtrArray *adc_army_list_charts  (AdcFaction *faction); /* of AdcArmyChart; to be freed */
