/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-deck-kind.h"
#include "adc-economy.h"
#include "adc-entry.h"
#include "adc-grid.h"
#include "adc-map.h"
#include "adc-muster.h"
#include "adc-setup.h"
#include "adc-purse.h"
#include "adc-rooms.h"
#include "adc-stat.h"

/* A game and everything that can be looked up in it. It owns its entries. Once loaded it changes only through the
 * values a user completes, so any thread may read the rest. */

#define ADC_TYPE_GAME (adc_game_get_type ())
G_DECLARE_FINAL_TYPE (AdcGame, adc_game, ADC, GAME, GObject)

AdcGame    *adc_game_new              (const char *id, const char *language, AdcText *title);
const char *adc_game_get_id           (AdcGame *self);
const char *adc_game_get_title        (AdcGame *self);
AdcText    *adc_game_get_title_text   (AdcGame *self);
const char *adc_game_get_summary      (AdcGame *self); /* or NULL */
AdcText    *adc_game_get_summary_text (AdcGame *self); /* or NULL */
const char *adc_game_get_language     (AdcGame *self); /* the one it was written in */
const char *adc_game_get_folder       (AdcGame *self);
gboolean    adc_game_is_users_own     (AdcGame *self);
gboolean    adc_game_is_guide         (AdcGame *self); /* the program's own help, which nobody plays */
void        adc_game_get_players      (AdcGame *self, guint *min, guint *max);
const char *adc_game_get_source_title (AdcGame *self, const char *source); /* NULL: the first one */
gboolean    adc_game_has_source       (AdcGame *self, const char *source);
GListModel *adc_game_get_entries      (AdcGame *self, AdcKind kind);
GListModel *adc_game_get_outline      (AdcGame *self); /* the rules at the top of the tree */
GListModel *adc_game_get_stats        (AdcGame *self, AdcKind kind); /* of units or of cards */
AdcStat    *adc_game_get_stat         (AdcGame *self, AdcKind kind, const char *id);
AdcStat    *adc_game_find_stat_by_role (AdcGame *self, AdcKind kind, AdcStatRole role); /* the first, or NULL */
/* Whether some card of the deck has one; with a category, some card of that category in it. */
gboolean    adc_game_deck_has         (AdcGame *self, const char *deck, const char *category, const char *stat);
AdcMap     *adc_game_get_map          (AdcGame *self); /* or NULL */
AdcMuster  *adc_game_get_muster       (AdcGame *self); /* or NULL */
AdcEconomy *adc_game_get_economy      (AdcGame *self); /* or NULL */
/* Whether a view has an example of that id: "purse/change". */
gboolean    adc_game_has_case         (AdcGame *self, const char *path);
AdcSetup   *adc_game_get_setup        (AdcGame *self); /* or NULL */
AdcPurse   *adc_game_get_purse        (AdcGame *self); /* or NULL */
AdcGrid    *adc_game_get_grid         (AdcGame *self); /* or NULL */
AdcRooms   *adc_game_get_rooms        (AdcGame *self); /* or NULL */
GPtrArray  *adc_game_get_deck_kinds   (AdcGame *self); /* of AdcDeckKind: its own, then the free one */
const AdcDeckKind *adc_game_find_deck_kind (AdcGame *self, const char *id); /* or NULL */
GPtrArray  *adc_game_get_alike        (AdcGame *self); /* of texts: words used for one another, with commas */
AdcEntry   *adc_game_lookup           (AdcGame *self, const char *id); /* or NULL */
GPtrArray  *adc_game_get_backlinks    (AdcGame *self, const char *id); /* entries that link to it, or NULL */

/* For the loader, before the game is shared. Whatever has an id returns FALSE, and is not added, when that is taken. */
void     adc_game_set_summary  (AdcGame *self, AdcText *summary);
void     adc_game_set_folder   (AdcGame *self, const char *folder, gboolean users_own);
void     adc_game_set_is_guide (AdcGame *self);
void     adc_game_set_players  (AdcGame *self, guint min, guint max);
gboolean adc_game_add_source   (AdcGame *self, const char *id, AdcText *title);
gboolean adc_game_add_stat     (AdcGame *self, AdcKind kind, AdcStat *stat);
void     adc_game_set_map      (AdcGame *self, AdcMap *map);
void     adc_game_set_muster   (AdcGame *self, AdcMuster *muster);
void     adc_game_set_economy  (AdcGame *self, AdcEconomy *economy);
void     adc_game_set_setup    (AdcGame *self, AdcSetup *setup);
void     adc_game_set_purse    (AdcGame *self, AdcPurse *purse);
void     adc_game_set_grid     (AdcGame *self, AdcGrid *grid);
void     adc_game_set_rooms    (AdcGame *self, AdcRooms *rooms);
gboolean adc_game_take_deck_kind (AdcGame *self, AdcDeckKind *kind); /* FALSE: the id is taken, and it is freed */
void     adc_game_add_alike    (AdcGame *self, const char *words);
void     adc_game_note_deck    (AdcGame *self, const char *deck, const char *category, const char *stat);
gboolean adc_game_add_entry    (AdcGame *self, AdcEntry *entry);
void     adc_game_add_backlink (AdcGame *self, const char *id, AdcEntry *from);
