/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-game.h"

#include "adc-counter.h"
#include "adc-rule.h"

typedef struct {
  char    *id;
  AdcText *title;
} Source;

struct _AdcGame {
  GObject     parent_instance;
  char       *id; /* stable, never translated: names files and saved state */
  char       *language;
  AdcText    *title;
  AdcText    *summary;
  char       *folder;
  gboolean    users_own;
  gboolean    is_guide;
  guint       min_players;
  guint       max_players;
  GArray     *sources;
  GListStore *entries[ADC_N_KINDS];
  GListStore *outline;
  GListStore *unit_stats;
  GListStore *card_stats;
  AdcMap     *map;
  AdcMuster  *muster;
  AdcEconomy *economy;
  AdcSetup   *setup;
  AdcPurse   *purse;
  AdcCounters *counters;
  AdcGrid    *grid;
  AdcRooms   *rooms;
  GPtrArray  *alike;
  GPtrArray  *deck_kinds;
  GHashTable *deck_stats; /* of "deck//stat" and "deck/category/stat" */
  GHashTable *by_id;      /* id -> AdcEntry, owned by the stores */
  GHashTable *backlinks;  /* id -> GPtrArray of AdcEntry, likewise */
};

G_DEFINE_FINAL_TYPE (AdcGame, adc_game, G_TYPE_OBJECT)

enum { PROP_ID = 1, PROP_TITLE, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void
clear_source (gpointer data)
{
  Source *source = data;

  g_free (source->id);
  adc_text_unref (source->title);
}

static const Source *
find_source (AdcGame *self, const char *id)
{
  for (guint i = 0; i < self->sources->len; i++) {
    const Source *source = &g_array_index (self->sources, Source, i);

    if (id == NULL || g_str_equal (source->id, id))
      return source;
  }

  return NULL;
}

static void
adc_game_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AdcGame *self = ADC_GAME (object);

  switch (property_id) {
  case PROP_ID:
    g_value_set_string (value, self->id);
    break;
  case PROP_TITLE:
    g_value_set_string (value, adc_game_get_title (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_game_dispose (GObject *object)
{
  AdcGame *self = ADC_GAME (object);

  for (guint i = 0; i < ADC_N_KINDS; i++)
    g_clear_object (&self->entries[i]);
  g_clear_object (&self->outline);
  g_clear_object (&self->unit_stats);
  g_clear_object (&self->card_stats);
  g_clear_object (&self->map);
  g_clear_object (&self->muster);
  g_clear_object (&self->economy);
  g_clear_object (&self->setup);
  g_clear_object (&self->purse);
  g_clear_object (&self->counters);
  g_clear_object (&self->grid);
  g_clear_object (&self->rooms);
  G_OBJECT_CLASS (adc_game_parent_class)->dispose (object);
}

static void
adc_game_finalize (GObject *object)
{
  AdcGame *self = ADC_GAME (object);

  g_free (self->id);
  g_free (self->language);
  adc_text_unref (self->title);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_free (self->folder);
  g_array_unref (self->sources);
  g_ptr_array_unref (self->alike);
  g_ptr_array_unref (self->deck_kinds);
  g_hash_table_unref (self->deck_stats);
  g_hash_table_unref (self->by_id);
  g_hash_table_unref (self->backlinks);
  G_OBJECT_CLASS (adc_game_parent_class)->finalize (object);
}

static void
adc_game_class_init (AdcGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = adc_game_get_property;
  object_class->dispose = adc_game_dispose;
  object_class->finalize = adc_game_finalize;
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
adc_game_init (AdcGame *self)
{
  self->sources = g_array_new (FALSE, FALSE, sizeof (Source));
  g_array_set_clear_func (self->sources, clear_source);
  for (guint i = 0; i < ADC_N_KINDS; i++)
    self->entries[i] = g_list_store_new (ADC_TYPE_ENTRY);
  self->outline = g_list_store_new (ADC_TYPE_RULE);
  self->unit_stats = g_list_store_new (ADC_TYPE_STAT);
  self->card_stats = g_list_store_new (ADC_TYPE_STAT);
  self->alike = g_ptr_array_new_with_free_func (g_free);
  self->deck_kinds = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_deck_kind_free);
  g_ptr_array_add (self->deck_kinds, adc_deck_kind_new_free ());
  self->deck_stats = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->backlinks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) g_ptr_array_unref);
}

AdcGame *
adc_game_new (const char *id, const char *language, AdcText *title)
{
  AdcGame *self = g_object_new (ADC_TYPE_GAME, NULL);

  self->id = g_strdup (id);
  self->language = g_strdup (language);
  self->title = adc_text_ref (title);

  return self;
}

const char *
adc_game_get_id (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->id;
}

const char *
adc_game_get_title (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return adc_text_get (self->title);
}

AdcText *
adc_game_get_title_text (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->title;
}

const char *
adc_game_get_summary (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->summary != NULL ? adc_text_get (self->summary) : NULL;
}

AdcText *
adc_game_get_summary_text (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->summary;
}

const char *
adc_game_get_language (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->language;
}

const char *
adc_game_get_folder (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->folder;
}

gboolean
adc_game_is_users_own (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return self->users_own;
}

gboolean
adc_game_is_guide (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return self->is_guide;
}

void
adc_game_get_players (AdcGame *self, guint *min, guint *max)
{
  g_return_if_fail (ADC_IS_GAME (self));

  *min = self->min_players;
  *max = self->max_players;
}

const char *
adc_game_get_source_title (AdcGame *self, const char *source)
{
  const Source *found;

  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  found = find_source (self, source);
  return found != NULL ? adc_text_get (found->title) : NULL;
}

gboolean
adc_game_has_source (AdcGame *self, const char *source)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return find_source (self, source) != NULL;
}

GListModel *
adc_game_get_entries (AdcGame *self, AdcKind kind)
{
  g_return_val_if_fail (ADC_IS_GAME (self) && kind < ADC_N_KINDS, NULL);

  return G_LIST_MODEL (self->entries[kind]);
}

GListModel *
adc_game_get_outline (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->outline);
}

GListModel *
adc_game_get_stats (AdcGame *self, AdcKind kind)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);
  g_return_val_if_fail (kind == ADC_KIND_UNIT || kind == ADC_KIND_CARD, NULL);

  return G_LIST_MODEL (kind == ADC_KIND_UNIT ? self->unit_stats : self->card_stats);
}

AdcStat *
adc_game_get_stat (AdcGame *self, AdcKind kind, const char *id)
{
  GListModel *stats = adc_game_get_stats (self, kind);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (g_strcmp0 (adc_stat_get_id (stat), id) == 0)
      return stat; /* the store keeps it alive */
  }

  return NULL;
}

AdcStat *
adc_game_find_stat_by_role (AdcGame *self, AdcKind kind, AdcStatRole role)
{
  GListModel *stats = adc_game_get_stats (self, kind);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_role (stat) == role)
      return stat; /* the store keeps it alive */
  }

  return NULL;
}

static char *
create_deck_key (const char *deck, const char *category, const char *stat)
{
  return g_strjoin ("/", deck, category != NULL ? category : "", stat, NULL);
}

gboolean
adc_game_deck_has (AdcGame *self, const char *deck, const char *category, const char *stat)
{
  g_autofree char *key = create_deck_key (deck, category, stat);

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  return g_hash_table_contains (self->deck_stats, key);
}

gboolean
adc_game_has_case (AdcGame *self, const char *path)
{
  g_auto(GStrv) parts = g_strsplit (path, "/", 2);
  const char *view = parts[0], *id = parts[1];

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  if (g_str_equal (view, "setup"))
    return self->setup != NULL && adc_setup_find_case (self->setup, id) != NULL;
  if (g_str_equal (view, "rooms"))
    return self->rooms != NULL && adc_rooms_find_case (self->rooms, id) != NULL;
  if (g_str_equal (view, "grid"))
    return self->grid != NULL && adc_grid_find_sketch (self->grid, id) != NULL;

  return g_str_equal (view, "purse") && self->purse != NULL &&
         adc_purse_find_case (self->purse, id) != NULL;
}

AdcMap *
adc_game_get_map (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->map;
}

AdcMuster *
adc_game_get_muster (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->muster;
}

AdcEconomy *
adc_game_get_economy (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->economy;
}

AdcSetup *
adc_game_get_setup (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->setup;
}

AdcPurse *
adc_game_get_purse (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->purse;
}

AdcCounters *
adc_game_get_counters (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->counters;
}

AdcGrid *
adc_game_get_grid (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->grid;
}

AdcRooms *
adc_game_get_rooms (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->rooms;
}

GPtrArray *
adc_game_get_deck_kinds (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->deck_kinds;
}

const AdcDeckKind *
adc_game_find_deck_kind (AdcGame *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  for (guint i = 0; i < self->deck_kinds->len; i++) {
    const AdcDeckKind *kind = self->deck_kinds->pdata[i];

    if (g_strcmp0 (kind->id, id) == 0)
      return kind;
  }

  return NULL;
}

GPtrArray *
adc_game_get_alike (AdcGame *self)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return self->alike;
}

AdcEntry *
adc_game_lookup (AdcGame *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return id != NULL ? g_hash_table_lookup (self->by_id, id) : NULL;
}

GPtrArray *
adc_game_get_backlinks (AdcGame *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_GAME (self), NULL);

  return g_hash_table_lookup (self->backlinks, id);
}

void
adc_game_set_summary (AdcGame *self, AdcText *summary)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_clear_pointer (&self->summary, adc_text_unref);
  self->summary = adc_text_ref (summary);
}

void
adc_game_set_folder (AdcGame *self, const char *folder, gboolean users_own)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_free (self->folder);
  self->folder = g_strdup (folder);
  self->users_own = users_own;
}

void
adc_game_set_is_guide (AdcGame *self)
{
  g_return_if_fail (ADC_IS_GAME (self));

  self->is_guide = TRUE;
}

void
adc_game_set_players (AdcGame *self, guint min, guint max)
{
  g_return_if_fail (ADC_IS_GAME (self));

  self->min_players = min;
  self->max_players = max;
}

void
adc_game_set_map (AdcGame *self, AdcMap *map)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->map, map);
}

void
adc_game_set_muster (AdcGame *self, AdcMuster *muster)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->muster, muster);
}

void
adc_game_set_economy (AdcGame *self, AdcEconomy *economy)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->economy, economy);
}

void
adc_game_set_setup (AdcGame *self, AdcSetup *setup)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->setup, setup);
}

void
adc_game_set_purse (AdcGame *self, AdcPurse *purse)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->purse, purse);
}

void
adc_game_set_counters (AdcGame *self, AdcCounters *counters)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->counters, counters);
}

void
adc_game_set_grid (AdcGame *self, AdcGrid *grid)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->grid, grid);
}

void
adc_game_set_rooms (AdcGame *self, AdcRooms *rooms)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_set_object (&self->rooms, rooms);
}

void
adc_game_note_deck (AdcGame *self, const char *deck, const char *category, const char *stat)
{
  g_return_if_fail (ADC_IS_GAME (self));

  g_hash_table_add (self->deck_stats, create_deck_key (deck, NULL, stat));
  if (category != NULL)
    g_hash_table_add (self->deck_stats, create_deck_key (deck, category, stat));
}

gboolean
adc_game_take_deck_kind (AdcGame *self, AdcDeckKind *kind)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (adc_game_find_deck_kind (self, kind->id) != NULL) {
    adc_deck_kind_free (kind);
    return FALSE;
  }

  g_ptr_array_insert (self->deck_kinds, (int) self->deck_kinds->len - 1, kind);
  return TRUE;
}

void
adc_game_add_alike (AdcGame *self, const char *words)
{
  g_return_if_fail (ADC_IS_GAME (self) && words != NULL);

  g_ptr_array_add (self->alike, g_strdup (words));
}

/* Each of the four adders returns FALSE, and adds nothing, when the id is taken. */

gboolean
adc_game_add_source (AdcGame *self, const char *id, AdcText *title)
{
  Source source;

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (find_source (self, id) != NULL)
    return FALSE;

  source = (Source) { g_strdup (id), adc_text_ref (title) };
  g_array_append_val (self->sources, source);
  return TRUE;
}

gboolean
adc_game_add_stat (AdcGame *self, AdcKind kind, AdcStat *stat)
{
  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (adc_game_get_stat (self, kind, adc_stat_get_id (stat)) != NULL)
    return FALSE;

  g_list_store_append (kind == ADC_KIND_UNIT ? self->unit_stats : self->card_stats, stat);
  return TRUE;
}

gboolean
adc_game_add_entry (AdcGame *self, AdcEntry *entry)
{
  const char *id = adc_entry_get_id (entry);

  g_return_val_if_fail (ADC_IS_GAME (self), FALSE);

  if (g_hash_table_contains (self->by_id, id))
    return FALSE;

  adc_entry_set_game (entry, self);
  g_list_store_append (self->entries[adc_entry_get_kind (entry)], entry);
  g_hash_table_insert (self->by_id, (char *) id, entry);
  if (ADC_IS_RULE (entry) && adc_rule_get_parent (ADC_RULE (entry)) == NULL)
    g_list_store_append (self->outline, entry);

  return TRUE;
}

void
adc_game_add_backlink (AdcGame *self, const char *id, AdcEntry *from)
{
  GPtrArray *links;

  g_return_if_fail (ADC_IS_GAME (self));

  links = g_hash_table_lookup (self->backlinks, id);
  if (links == NULL) {
    links = g_ptr_array_new ();
    g_hash_table_insert (self->backlinks, g_strdup (id), links);
  }

  if (!g_ptr_array_find (links, from, NULL))
    g_ptr_array_add (links, from);
}
