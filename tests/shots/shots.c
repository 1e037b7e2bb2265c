/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A picture of every view: shots FOLDER [NAME…], of those that are named only, if any is. Each in French and
 * English, light and dark, wide and narrow, unless ADC_SHOTS_LOOKS says which: "fr-light-narrow en-dark-wide".
 * ADC_SHOTS_TEXT is the size of the desktop’s text, ADC_SHOTS_ZOOM that of our own, in percent. */

#include "adc-ark-chance-panel.h"
#include "adc-ark-pair-panel.h"
#include "adc-army-sheet.h"
#include "adc-battle-view.h"
#include "adc-board.h"
#include "adc-deck-builder.h"
#include "adc-deck-pool.h"
#include "adc-decks-view.h"
#include "adc-driver.h"
#include "adc-factions-view.h"
#include "adc-grid-palette.h"
#include "adc-grid-view.h"
#include "adc-grid-way-panel.h"
#include "adc-hex-advice-row.h"
#include "adc-hex-adviser-panel.h"
#include "adc-hex-board.h"
#include "adc-language.h"
#include "adc-map-view.h"
#include "adc-setup-checklist.h"
#include "adc-players-row.h"
#include "adc-setup-row.h"
#include "adc-room-totals.h"
#include "adc-room-turn.h"
#include "adc-search-page.h"
#include "adc-split.h"
#include "adc-star-contests.h"
#include "adc-star-pile.h"
#include "adc-star-skirmish-card.h"
#include "adc-table-panel.h"
#include "adc-tracker-page.h"
#include "packs-shot.h"
#include "shots-windows.h"
#include "widgets.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *name;
  const char *location;
  const char *query; /* or NULL; empty: the search before anything is typed */
  gboolean    is_everywhere; /* the query, through all games */
  guint       n_down;        /* results to go down */
  const char *from;  /* a shot to point at in a battle, or NULL */
  const char *at;
  guint       n_undone; /* dice of the battle to take back */
  const char *action;   /* of the view of factions, or NULL */
  gboolean    is_end;   /* of an army, which is below its article */
  int         moment;   /* of a board of tiles: 1 is the first phase of its battle; 0: none */
  gboolean    is_advice; /* what is said of the tiles in hand, which is below the rest */
  const char *trip;      /* where a journey to the zone that is shown starts */
  const char *voyage;    /* an example of one */
  const char *row;       /* of a list to lay out: the one that is opened */
  const char *deck;      /* the faction of one by the standard list; "" of kinds that have none */
  const char *deck_kind; /* NULL: the game’s first one */
  const char *deck_page; /* the part of it to show; NULL: the first one */
  const char *dialog;    /* an action that opens a window of its own; NULL: none */
  guint       page;      /* of the preferences */
  GType     (*part) (void); /* of what is below the edge and is brought into sight; NULL: the top */
} Subject;

static const Subject subjects[] = {
  { .name = "rules", .location = "ares/rule/modificateurs-position" },
  { .name = "outline", .location = "ares/rules" },
  { .name = "glossary", .location = "ares/term/bouclier" },
  { .name = "help", .location = "aide-de-camp/rule/lire-une-page" },
  { .name = "help-pages", .location = "aide-de-camp/help" },
  { .name = "help-found", .location = "ares/rules", .query = "imprimer" },
  { .name = "factions", .location = "ares/factions" },
  { .name = "faction", .location = "ares/faction/terrans" },
  { .name = "unit", .location = "ares/unit/stealth-infantry" },
  { .name = "card", .location = "ares/card/card-raid" },
  { .name = "tiles", .location = "neuroshima-hex/factions" },
  { .name = "tile", .location = "neuroshima-hex/unit/borgo-super-mutant" },
  { .name = "tile-compare",
    .location = "neuroshima-hex/unit/moloch-juggernaut",
    .action = "factions.compare" },
  { .name = "army", .location = "neuroshima-hex/faction/hegemonia", .is_end = TRUE },
  { .name = "army-compare",
    .location = "neuroshima-hex/faction/moloch",
    .action = "factions.compare" },
  { .name = "battle",
    .location = "ares/battle/d2-modificateurs",
    .from = "bomber",
    .at = "soldier" },
  { .name = "forecast",
    .location = "ares/battle/f2-raid",
    .from = "minefield",
    .at = "behemoths",
    .n_undone = 2 },
  { .name = "buck",
    .location = "buck-rogers/battle/armees-de-depart",
    .from = "a-trooper",
    .at = "b-gennie" },
  { .name = "buck-orbit",
    .location = "buck-rogers/battle/tir-ouverture",
    .from = "b-killer-satellite",
    .at = "a-fighter",
    .n_undone = 1 },
  { .name = "hex", .location = "neuroshima-hex/battle/exemple-bataille", .moment = 2 },
  { .name = "hex-before", .location = "neuroshima-hex/battle/faq-medecin-un-ennemi" },
  { .name = "hex-timeline",
    .location = "neuroshima-hex/battle/faq-medecin-un-ennemi",
    .moment = 1 },
  { .name = "hex-adviser",
    .location = "neuroshima-hex/battle/exemple-tour-07-main",
    .is_advice = TRUE },
  { .name = "star",
    .location = "starcraft/battle/char-et-soutiens",
    .part = adc_star_skirmish_card_get_type },
  { .name = "star-plan", .location = "starcraft/battle/premiere-bataille" },
  { .name = "star-odds",
    .location = "starcraft/battle/carte-inconnue",
    .part = adc_star_contests_get_type },
  { .name = "star-hands",
    .location = "starcraft/battle/main-connue",
    .part = adc_star_pile_get_type },
  { .name = "ark", .location = "ark/battle/cout-victoire" },
  { .name = "ark-missing", .location = "ark/battle/exemple-defense" },
  { .name = "ark-grid",
    .location = "ark/battle/toutes-les-paires",
    .part = adc_ark_pair_panel_get_type },
  { .name = "ark-unknown",
    .location = "ark/battle/main-inconnue",
    .part = adc_ark_chance_panel_get_type },
  { .name = "map", .location = "buck-rogers/zone/far-mars-orbit" },
  { .name = "map-journey", .location = "buck-rogers/zone/deimos", .trip = "thule" },
  { .name = "map-voyage", .location = "buck-rogers/map", .voyage = "voyage-thule" },
  { .name = "grid", .location = "ark/grid", .part = adc_grid_palette_get_type },
  { .name = "grid-teleporter", .location = "ark/grid/a30-trop-pres" },
  { .name = "grid-way", .location = "ark/grid/a11-deux-actions" },
  { .name = "grid-steps",
    .location = "ark/grid/a10-teleporteurs-a-pied",
    .part = adc_grid_way_panel_get_type },
  { .name = "muster", .location = "buck-rogers/muster/deployment" },
  { .name = "works", .location = "buck-rogers/muster/works" },
  { .name = "race", .location = "starcraft/faction/zerg" },
  { .name = "deck", .location = "starcraft/arsenal/terran/base/combat" },
  { .name = "averages", .location = "starcraft/arsenal/zerg/base/averages" },
  { .name = "tech-tree", .location = "starcraft/arsenal/protoss/base/tree/carrier" },
  { .name = "economy", .location = "starcraft/economy" },
  { .name = "setup", .location = "ark/setup" },
  { .name = "setup-table", .location = "ark/setup", .part = adc_table_panel_get_type },
  { .name = "setup-list", .location = "ark/setup", .part = adc_setup_checklist_get_type },
  { .name = "setup-example", .location = "ark/setup/a39-un-pourpre", .row = "missions" },
  { .name = "purse", .location = "ark/purse/trois-conversions" },
  { .name = "purse-choice", .location = "ark/purse/cinq-os-di-choix" },
  { .name = "purse-missing", .location = "ark/purse/troisieme-reveil" },
  { .name = "rooms", .location = "ark/rooms/a05-majorite" },
  { .name = "rooms-total",
    .location = "ark/rooms/a14-exploitation",
    .part = adc_room_totals_get_type },
  { .name = "rooms-section",
    .location = "ark/rooms/a23-ameliorer",
    .part = adc_room_turn_get_type },
  { .name = "decks", .location = "ares/decks", .deck = "terrans" },
  { .name = "decks-list", .location = "ares/decks", .deck = "terrans" },
  { .name = "decks-verdict", .location = "neuroshima-hex/decks", .deck = "moloch" },
  { .name = "decks-charts", .location = "neuroshima-hex/decks", .deck = "borgo", .deck_page = "charts" },
  { .name = "decks-odds", .location = "neuroshima-hex/decks", .deck = "borgo", .deck_page = "odds" },
  { .name = "decks-compare", .location = "starcraft/decks", .deck = "raynor", .deck_page = "compare" },
  { .name = "decks-force", .location = "buck-rogers/decks", .deck = "" },
  { .name = "decks-territories", .location = "buck-rogers/decks", .deck = "", .deck_kind = "territories" },
  { .name = "decks-rooms", .location = "ark/decks", .deck = "" },
  { .name = "decks-artifacts", .location = "ark/decks", .deck = "", .deck_kind = "artifact-deck" },
  { .name = "decks-tracker", .location = "neuroshima-hex/decks", .deck = "borgo" },
  { .name = "turn", .location = "ares/sequence/sequence-round" },
  { .name = "turn-counters", .location = "neuroshima-hex/turn/counters" },
  { .name = "turn-counters-many", .location = "ark/turn/counters" },
  { .name = "turn-counters-battle", .location = "ares/turn/counters" },
  { .name = "turn-players", .location = "starcraft/turn/counters" },
  { .name = "turn-dice", .location = "ares/turn/dice" },
  { .name = "ruling", .location = "ares/ruling/ruling-stealth-infantry" },
  { .name = "bookmarks", .location = "ares/bookmarks" },
  { .name = "packs", .location = "ares/rules" },
  { .name = "packs-refused", .location = "ares/rules" },
  { .name = "search", .location = "ares/rules", .query = "deep strike" },
  { .name = "search-unit", .location = "ares/rules", .query = "infantry", .n_down = 2 },
  { .name = "search-all", .location = "ares/rules", .query = "retraite", .is_everywhere = TRUE },
  { .name = "search-corrected", .location = "ares/rules", .query = "boucleir" },
  { .name = "search-elsewhere", .location = "ares/rules", .query = "gennie" },
  { .name = "search-nothing", .location = "ares/rules", .query = "bouclofrontiere" },
  { .name = "search-empty", .location = "ares/rules", .query = "" },
  { .name = "welcome", .location = "ares/rules" },
  { .name = "preferences", .location = "ares/rules", .dialog = "app.preferences" },
  { .name = "preferences-games", .location = "ares/rules", .dialog = "app.preferences", .page = 1 },
  { .name = "preferences-values", .location = "ares/rules", .dialog = "app.preferences", .page = 2 },
  { .name = "about", .location = "ares/rules", .dialog = "app.about" },
  { .name = "shortcuts", .location = "ares/rules", .dialog = "win.show-help-overlay" },
};

static const struct {
  const char *name;
  int         width;
  int         height;
} sizes[] = { { "wide", 1120, 760 }, { "narrow", 360, 720 } };

#define MAX_LOOKS 60

/* A zone too full, and orders of which one is refused. */
#define MUSTER_PLAN                                                                                \
  "{'buck-rogers': <((uint32 6, [('bach', true, [(uint32 1, 'trooper', uint32 8)]),"               \
  " ('tolstoi', true, [(1, 'fighter', 3)]), ('hielo', true, [(1, 'gennie', 2)])]),"                \
  " (uint32 6, @a{su} {}, @a{su} {}, ['1', '2'],"                                                  \
  " [('1', '', '', false, false, [(uint32 1, 'trooper'), (2, 'killer-satellite'), (3, 'battler')])," \
  " ('2', 'deimos', 'battler', false, true, [(2, 'factory')]),"                                    \
  " ('2/2', '', '', false, false, [(4, 'fighter'), (5, 'gennie')])]))>}"

/* An order that is paid by forcing one card, and asks for a building. */
#define TREASURY                                                                                   \
  "{'starcraft': <('raynor', '', uint32 9, uint32 1, uint32 2, 'construction', true,"              \
  " [uint32 1, 0, 0, 0], [('abaddon-2', uint32 0, uint32 3, uint32 2, false, -1),"                 \
  " ('', 1, 1, 0, true, 1)], [('marine', uint32 2), ('siege-tank', 1), ('scv', 2)],"               \
  " ['starport-1'])>}"

/* Two groups that may not be together, on a table that takes the other layout. */
#define SETUP                                                                                      \
  "{'ark': <(uint32 3, 'normale', ['face-a'], ['bleu-1', 'pourpre-1', 'pourpre-2'], '', uint32 120," \
  " uint32 90, ['boite-base=1', 'plateaux=3', 'usines-posees=4'],"                                 \
  " {'generateurs/normale/3': uint32 2})>}"
/* Headquarters of which one is gone; four players with much to count; two teams, one of which needs less; a
 * battle. */
#define TALLIES                                                                                    \
  "{'neuroshima-hex': <(uint32 2, false, [('', 'moloch'), ('Élise', 'borgo')],"                    \
  " {'compte-tours': [11], 'compte-qg': [0, 7]}, @as [])>,"                                        \
  " 'ark': <(uint32 4, false, @a(ss) [], {'compte-tours': [23], 'compte-arsenal': [4, 17, 0, 9],"   \
  " 'compte-succes': [1, 2, 0, 1]}, @as [])>,"                                                     \
  " 'starcraft': <(uint32 4, true, [('', 'raynor'), ('', 'aldaris'), ('Ana', 'overmind'),"         \
  " ('', 'tassadar')], {'compte-rounds': [5], 'compte-pv': [22, 15, 19, 15]}, @as [])>,"           \
  " 'ares': <(uint32 2, false, @a(ss) [], {'compte-rounds': [4], 'compte-points': [3, 2]},"        \
  " @as [])>}"
#define ROLLS                                                                                      \
  "{'ares': <(uint32 7, uint32 6, uint32 3, false, uint32 6,"                                      \
  " [(int64 1763488800, uint32 6, uint32 3, false, uint32 6, [byte 2, 5, 1, 6, 3, 3, 4]),"          \
  " (1763488200, 6, 2, false, 6, [byte 6, 1]), (1763487300, 20, 0, true, 0, [byte 17])])>}"
/* Two biodomes with rooms between them, and a teleporter. */
#define SKETCH                                                                                     \
  "(uint32 10, uint32 10,"                                                                         \
  " '........................rF........R.......TRG.........R.........F.........Rr...."            \
  "....................', [(uint32 3, uint32 2, uint32 2, uint32 1), (83, 0, 1, 1)], @a(us) [],"    \
  " (uint32 54, uint32 4294967295, uint32 4294967295), uint32 1, [uint32 3, 1, 0], '')"

static GdkTexture *
render (GtkWidget *window)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (window);
  const int width = gdk_paintable_get_intrinsic_width (paintable);
  const int height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, width, height));
}

/* Some views fill in over several frames: the picture is taken once two in a row are the same. */
static void
save (GtkWidget *window, const char *path)
{
  g_autoptr(GBytes) before = NULL;

  for (guint i = 0; i < MAX_LOOKS; i++) {
    g_autoptr(GdkTexture) texture = render (window);
    g_autoptr(GBytes) now = gdk_texture_save_to_png_bytes (texture);
    gsize size;
    const char *data = g_bytes_get_data (now, &size);

    if (before != NULL && g_bytes_equal (before, now)) {
      if (!g_file_set_contents (path, data, size, NULL))
        g_error ("“%s” could not be written", path);
      return;
    }

    g_clear_pointer (&before, g_bytes_unref);
    before = g_steal_pointer (&now);
    adc_driver_settle ();
  }

  g_error ("the window never came to rest for “%s”", path);
}

/* Laid out and worked out. */
static gboolean
is_answered (gpointer view)
{
  AdcBattleSession *session = adc_battle_view_get_session (view);

  return session != NULL && adc_battle_session_get_progress (session) < 0;
}

static gboolean
has_advice (gpointer panel)
{
  return widget_find (panel, ADC_TYPE_HEX_ADVICE_ROW) != NULL;
}

/* The board of tiles at a moment of its battle, or what its adviser says. */
static void
show_tiles (GtkWidget *window, const Subject *subject)
{
  GtkWidget *board = widget_find (window, ADC_TYPE_HEX_BOARD);

  if (subject->moment > 0)
    adc_hex_table_set_moment (adc_hex_board_get_table (ADC_HEX_BOARD (board)), subject->moment - 1);
  if (subject->is_advice) {
    GtkWidget *panel = widget_find (window, ADC_TYPE_HEX_ADVISER_PANEL);

    adc_driver_wait (has_advice, panel);
    gtk_widget_grab_focus (widget_find (panel, ADC_TYPE_HEX_ADVICE_ROW));
  }
}

/* The map as nobody has used it yet, but for what the subject asks. */
static void
show_map (GtkWidget *window, const Subject *subject)
{
  AdcMapPlan *plan = adc_map_view_get_plan (
    ADC_MAP_VIEW (widget_find (window, ADC_TYPE_MAP_VIEW)));
  AdcMap *map = adc_map_plan_get_map (plan);
  GPtrArray *voyages = adc_map_get_voyages (map);

  adc_map_plan_set_voyage (plan, NULL);
  adc_map_plan_set_turn (plan, 1);
  adc_map_plan_set_from (plan, subject->trip != NULL ? adc_map_find_zone (map, subject->trip)
                                                     : NULL);
  adc_map_plan_set_to (plan, subject->trip != NULL ? adc_map_plan_get_zone (plan) : NULL);
  for (guint i = 0; i < voyages->len; i++)
    if (g_strcmp0 (((const AdcVoyage *) voyages->pdata[i])->id, subject->voyage) == 0)
      adc_map_plan_set_voyage (plan, voyages->pdata[i]);
}

/* The sketch of nobody's example. */
static void
show_grid (GtkWidget *window)
{
  AdcGridDesk *desk = adc_grid_view_get_desk (ADC_GRID_VIEW (widget_find (window,
                                                                          ADC_TYPE_GRID_VIEW)));
  g_autoptr(GVariant) state = g_variant_ref_sink (g_variant_new_parsed (SKETCH));

  g_assert_true (adc_session_restore (adc_grid_desk_get_session (desk), state));
  adc_grid_desk_set_cursor (desk, 55);
}

/* Its upper edge at that of what scrolls it. */
static void
bring_into_sight (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t bounds;

  adc_driver_settle ();
  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + bounds.origin.y);
}

/* Why there are so many of something. */
static void
open_row (GtkWidget *widget, const char *component)
{
  if (ADC_IS_SETUP_ROW (widget) &&
      g_strcmp0 (adc_setup_row_get_component (ADC_SETUP_ROW (widget)), component) == 0) {
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
    bring_into_sight (widget);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    open_row (child, component);
}

static const AdcDeckKind *
find_deck_kind (AdcGame *game, const Subject *subject)
{
  return subject->deck_kind != NULL ? adc_game_find_deck_kind (game, subject->deck_kind)
                                    : adc_game_get_deck_kinds (game)->pdata[0];
}

static char *
dup_new_deck_path (AdcDeckShelf *shelf, AdcGame *game, const AdcDeckKind *kind, const char *faction)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeckWork) work = adc_deck_shelf_add (
    shelf, game, adc_deck_new_standard (game, kind, faction, NULL, 4), &error);

  g_assert_no_error (error);
  return g_strdup (adc_deck_work_get_path (work));
}

static char *
dup_known_deck_path (AdcDeckShelf *shelf, const AdcDeckKind *kind, const char *faction)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shelf)); i++) {
    g_autoptr(AdcDeckItem) item = g_list_model_get_item (G_LIST_MODEL (shelf), i);

    if (g_strcmp0 (adc_deck_item_get_faction (item), faction) == 0 &&
        g_strcmp0 (adc_deck_item_get_kind (item), kind->id) == 0)
      return g_strdup (adc_deck_item_get_path (item));
  }

  return NULL;
}

/* The decks that the list shows, made the first time; the one that is asked for is opened. */
static char *
dup_deck_path (AdcApplication *application, AdcGame *game, const Subject *subject)
{
  AdcDeckShelf *shelf = adc_application_get_shelf (application);
  const AdcDeckKind *kind = find_deck_kind (game, subject);
  const char *faction = *subject->deck != '\0' ? subject->deck : NULL;
  g_autoptr(GPtrArray) factions = adc_deck_list_factions (game, kind);
  char *path = dup_known_deck_path (shelf, kind, faction);

  if (path == NULL && faction == NULL)
    path = dup_new_deck_path (shelf, game, kind, NULL);
  for (guint i = 0; path == NULL && i < factions->len; i++) {
    const char *id = adc_entry_get_id (factions->pdata[i]);
    g_autofree char *made = dup_new_deck_path (shelf, game, kind, id);

    if (g_str_equal (id, faction))
      path = g_steal_pointer (&made);
  }

  return path;
}

static gboolean
has_deck (gpointer view)
{
  return adc_decks_view_get_work (view) != NULL;
}

/* Not by the rules any more: a tile too many, one of another army, and a rule the table does without. */
static void
spoil_deck (GtkWidget *view)
{
  AdcDeckWork *work = adc_decks_view_get_work (ADC_DECKS_VIEW (view));
  AdcDeck *deck = adc_deck_work_get_deck (work);

  if (!adc_deck_work_is_modified (work)) {
    AdcGame *game = adc_deck_work_get_game (work);

    adc_deck_set_ignored (deck, "army-bomb", TRUE);
    adc_deck_add_entry (deck, "deck", adc_game_lookup (game, "moloch-bomb"), 1);
    adc_deck_add_entry (deck, "deck", adc_game_lookup (game, "borgo-grenade"), 1);
    adc_deck_work_commit (work);
  }
  adc_deck_builder_show_findings (ADC_DECK_BUILDER (widget_find (view, ADC_TYPE_DECK_BUILDER)));
}

static void
show_tracker (GtkWidget *view)
{
  static gboolean is_followed; /* from one picture to the next */
  AdcDeckWork *work = adc_decks_view_get_work (ADC_DECKS_VIEW (view));
  AdcTrackerPage *page = ADC_TRACKER_PAGE (widget_find (view, ADC_TYPE_TRACKER_PAGE));

  if (!is_followed)
    adc_tracker_page_add_deck (page, adc_deck_work_get_deck (work),
                               adc_deck_get_title (adc_deck_work_get_deck (work)));
  is_followed = TRUE;
  gtk_widget_activate_action (view, "decks.tracker", NULL);
}

static void
show_deck (AdcApplication *application, const Subject *subject)
{
  g_auto(GStrv) parts = g_strsplit (subject->location, "/", 2);
  AdcGame *game = adc_library_get_game (adc_application_get_library (application), parts[0]);
  g_autofree char *path = dup_deck_path (application, game, subject);
  g_autofree char *location = g_strconcat (subject->location, "/", path, NULL);
  GtkWidget *view = widget_find (GTK_WIDGET (adc_driver_get_window (application)),
                                 ADC_TYPE_DECKS_VIEW);

  adc_driver_open (application, location);
  adc_driver_wait (has_deck, view);
  adw_view_stack_set_visible_child_name (
    widget_get_child (view, "pages"), subject->deck_page != NULL ? subject->deck_page : "build");
  if (g_str_equal (subject->name, "decks-list"))
    adc_split_show_list (ADC_SPLIT (widget_find (view, ADC_TYPE_SPLIT)));
  else if (g_str_equal (subject->name, "decks-verdict"))
    spoil_deck (view);
  else if (g_str_equal (subject->name, "decks-tracker"))
    show_tracker (view);
}

static gboolean
is_at_rest (gpointer page)
{
  return adc_search_page_is_at_rest (page);
}

static void
search (GtkWidget *window, const Subject *subject)
{
  GtkWidget *entry = widget_get_child (window, "search_entry");
  AdcApplication *application = ADC_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  AdcSearchPage *page = ADC_SEARCH_PAGE (adc_driver_get_page (application, "search"));

  gtk_widget_activate_action (window, "win.search", NULL);
  g_action_group_change_action_state (G_ACTION_GROUP (window), "search-everywhere",
                                      g_variant_new_boolean (subject->is_everywhere));
  gtk_editable_set_text (GTK_EDITABLE (entry), subject->query);
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
  g_signal_emit_by_name (entry, "search-changed");
  for (guint i = 0; i < subject->n_down; i++)
    adc_search_page_step (page, ADC_STEP_DOWN);
  adc_driver_settle ();
  adc_driver_wait (is_at_rest, page);
}

static void
show (AdcApplication *application, const Subject *subject)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));

  adc_driver_open (application, subject->location);
  if (strstr (subject->location, "/battle/") != NULL) {
    GtkWidget *view = widget_find (window, ADC_TYPE_BATTLE_VIEW);

    for (guint i = 0; i < subject->n_undone; i++)
      gtk_widget_activate_action (view, "battle.undo", NULL);
    adc_driver_wait (is_answered, view);
  }
  show_tiles (window, subject);
  if (g_str_has_prefix (subject->name, "map"))
    show_map (window, subject);
  if (g_str_equal (subject->name, "grid"))
    show_grid (window);
  if (g_str_equal (subject->name, "turn-players"))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget_find (window, ADC_TYPE_PLAYERS_ROW)),
                                   TRUE);
  if (subject->from != NULL)
    adc_board_select (ADC_BOARD (widget_find (window, ADC_TYPE_BOARD)), subject->from, subject->at);
  if (subject->action != NULL)
    gtk_widget_activate_action (widget_find (window, ADC_TYPE_FACTIONS_VIEW), subject->action,
                                NULL);
  if (subject->is_end)
    gtk_widget_child_focus (widget_find (window, ADC_TYPE_ARMY_SHEET), GTK_DIR_TAB_BACKWARD);
  if (subject->deck != NULL)
    show_deck (application, subject);
  if (subject->row != NULL)
    open_row (window, subject->row);
  if (subject->part != NULL)
    bring_into_sight (widget_find (window, subject->part ()));
  if (subject->query != NULL)
    search (window, subject);
  if (g_str_equal (subject->name, "welcome"))
    shots_show_welcome (application);
  adc_driver_settle ();
}

static gboolean
is_wanted (const Subject *subject, char **names)
{
  return names[0] == NULL || g_strv_contains ((const char * const *) names, subject->name);
}

static gboolean
is_look_wanted (const char *look)
{
  const char *wanted = g_getenv ("ADC_SHOTS_LOOKS");
  g_auto(GStrv) looks = wanted != NULL && *wanted != '\0' ? g_strsplit (wanted, " ", -1) : NULL;

  return looks == NULL || g_strv_contains ((const char * const *) looks, look);
}

int
main (int argc, char *argv[])
{
  static const char * const languages[] = { "fr", "en" };
  static const char * const schemes[] = { "light", "dark" };
  AdcApplication *application;
  GSettings *settings;
  GtkWidget *window;
  guint n_saved = 0;

  if (argc < 2) {
    g_printerr ("usage: shots FOLDER [NAME…]\n");
    return EXIT_FAILURE;
  }

  g_mkdir_with_parents (argv[1], 0755);
  application = adc_driver_start ();
  settings = adc_application_get_settings (application);
  if (g_getenv ("ADC_SHOTS_TEXT") != NULL) /* as GNOME does it: what the theme has in points grows, too */
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                  96 * 1024 * atoi (g_getenv ("ADC_SHOTS_TEXT")) / 100, NULL);
  if (g_getenv ("ADC_SHOTS_ZOOM") != NULL)
    g_settings_set_int (settings, "zoom", atoi (g_getenv ("ADC_SHOTS_ZOOM")));
  g_settings_set_strv (settings, "bookmarks",
                       (const char *[]){ "ares/rule/seuil-zero", "ares/unit/behemoth",
                                         "ares/term/surprise", NULL });
  g_settings_set_strv (settings, "recent-searches",
                       (const char *[]){ "deep strike", "bouclier", "qui gagne", NULL });
  g_settings_set_value (settings, "muster-plans", g_variant_new_parsed (MUSTER_PLAN));
  g_settings_set_value (settings, "treasuries", g_variant_new_parsed (TREASURY));
  g_settings_set_value (settings, "setups", g_variant_new_parsed (SETUP));
  g_settings_set_value (settings, "tallies", g_variant_new_parsed (TALLIES));
  g_settings_set_value (settings, "rolls", g_variant_new_parsed (ROLLS));

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++) {
    adc_application_set_language (application, languages[l]);
    for (guint c = 0; c < G_N_ELEMENTS (schemes); c++) {
      g_settings_set_string (settings, "color-scheme", schemes[c]);
      for (guint z = 0; z < G_N_ELEMENTS (sizes); z++) {
        g_autofree char *look = g_strjoin ("-", languages[l], schemes[c], sizes[z].name, NULL);

        if (!is_look_wanted (look))
          continue;
        adc_driver_resize (application, sizes[z].width, sizes[z].height);
        for (guint s = 0; s < G_N_ELEMENTS (subjects); s++) {
          g_autofree char *path = g_strdup_printf ("%s/%s-%s.png", argv[1], subjects[s].name, look);

          if (!is_wanted (&subjects[s], argv + 2))
            continue;

          show (application, &subjects[s]);
          if (g_str_has_prefix (subjects[s].name, "packs")) {
            save (packs_shot_open (application, g_str_has_suffix (subjects[s].name, "refused"),
                                   sizes[z].width, sizes[z].height),
                  path);
            packs_shot_close ();
            n_saved++;
            continue;
          }
          window = GTK_WIDGET (adc_driver_get_window (application));
          if (subjects[s].dialog != NULL)
            window = shots_open_dialog (application, subjects[s].dialog, subjects[s].page,
                                        sizes[z].width, sizes[z].height);
          save (window, path);
          if (subjects[s].dialog != NULL)
            gtk_window_destroy (GTK_WINDOW (window));
          n_saved++;
        }
      }
    }
  }

  g_print ("%u pictures in %s\n", n_saved, argv[1]);
  adc_driver_stop (application);
  return EXIT_SUCCESS;
}
