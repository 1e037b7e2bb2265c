/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battles.h"

#include "adc-battle-keeper.h"
#include "adc-completions-file.h"
#include "adc-language.h"
#include "adc-problem.h"
#include "adc-scenario-file.h"

#include <glib/gi18n-lib.h>

typedef struct {
  AdcBattleSession *session;
  GPtrArray        *examples;
  AdcBattleKeeper  *keeper; /* NULL: a file that could not be set aside is never written over */
} Slot;

/* What is read in a thread when a game's battle is opened. */
typedef struct {
  char        *game;   /* its id */
  char        *folder; /* of the game */
  char        *path;
  AdcScenario *scenario;
  GPtrArray   *examples;
  char        *complaint;
  gboolean     is_in_the_way; /* an unreadable file is still there */
} Opening;

struct _AdcBattles {
  GObject     parent_instance;
  char       *folder;
  GHashTable *slots;   /* id of a game → Slot */
  guint       refresh; /* idle source */
};

G_DEFINE_FINAL_TYPE (AdcBattles, adc_battles, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
free_slot (gpointer data)
{
  Slot *slot = data;

  g_clear_object (&slot->keeper);
  g_object_unref (slot->session);
  g_ptr_array_unref (slot->examples);
  g_free (slot);
}

static void
free_opening (gpointer data)
{
  Opening *opening = data;

  g_free (opening->game);
  g_free (opening->folder);
  g_free (opening->path);
  g_clear_object (&opening->scenario);
  g_clear_pointer (&opening->examples, g_ptr_array_unref);
  g_free (opening->complaint);
  g_free (opening);
}

static void
keeper_failed_cb (AdcBattles *self, const char *reason)
{
  /* Translators: why follows */
  g_autofree char *text = g_strdup_printf (_("This battle could not be kept for the next time: %s"),
                                           reason);

  g_signal_emit (self, signals[FAILED], 0, text);
}

static char *
format_problems (GPtrArray *problems)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
read_last (Opening *opening)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *reasons = NULL;

  if (!g_file_test (opening->path, G_FILE_TEST_EXISTS))
    return;

  opening->scenario = adc_scenario_load (opening->path, problems);
  if (opening->scenario != NULL &&
      g_strcmp0 (adc_scenario_get_game (opening->scenario), opening->game) != 0) {
    g_clear_object (&opening->scenario);
    g_ptr_array_add (problems, adc_problem_new (opening->path, 0,
                                                _("this is a battle of another game")));
  }
  if (opening->scenario != NULL)
    return;

  reasons = format_problems (problems);
  opening->is_in_the_way = !adc_problems_are_in_file (problems) ||
                           !adc_completions_file_set_aside (opening->path, NULL);
  opening->complaint = g_strdup_printf (opening->is_in_the_way
                                          /* Translators: file, line and reason follow */
                                          ? _("Your last battle cannot be read: %s")
                                          /* Translators: file, line and reason follow */
                                          : _("Your last battle cannot be read and was set aside: "
                                              "%s"),
                                        reasons);
}

static void
open_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Opening *opening = data;

  read_last (opening);
  /* The test suite reads them all; here a broken one is merely not offered. */
  opening->examples = adc_scenario_load_shipped (opening->folder, NULL);
  g_task_return_boolean (task, TRUE);
}

static gboolean
has_line (AdcScenario *scenario)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);
  guint n_present = 0;

  for (guint i = 0; i < sides->len; i++) {
    GPtrArray *forces = ((AdcScenarioSide *) sides->pdata[i])->forces;
    gboolean is_present = FALSE;

    for (guint j = 0; j < forces->len; j++) {
      const AdcScenarioForce *force = forces->pdata[j];

      is_present |= force->count > 0 && force->place != NULL;
    }
    n_present += is_present;
  }

  return n_present >= 2;
}

/* What somebody meets who has never fought here: it should answer everything, and its dice are
 * still to be thrown. */
static AdcScenario *
choose_first (AdcGame *game, GPtrArray *examples)
{
  const char *first = adc_engine_find (adc_game_get_id (game))->first;

  for (guint i = 0; first != NULL && i < examples->len; i++)
    if (g_str_equal (adc_scenario_get_id (examples->pdata[i]), first))
      return adc_scenario_copy (examples->pdata[i]); /* the session gives its own another file */

  for (guint i = 0; i < examples->len; i++) {
    g_autoptr(AdcScenario) example = adc_scenario_copy (examples->pdata[i]);
    g_autoptr(GPtrArray) faults =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
    g_autoptr(AdcBattle) battle = NULL;

    g_ptr_array_set_size (adc_scenario_get_log (example), 0);
    if (has_line (example))
      battle = adc_battle_new (game, example, faults);
    if (battle != NULL && faults->len == 0)
      return g_steal_pointer (&example);
  }

  return adc_battles_create_empty (game);
}

static Slot *
add_slot (AdcBattles *self, AdcGame *game, Opening *opening)
{
  Slot *slot = g_new0 (Slot, 1);

  if (opening->scenario == NULL)
    opening->scenario = choose_first (game, opening->examples);
  /* Neither our own file nor a shipped one is where the player saves. */
  adc_scenario_set_file (opening->scenario, NULL);

  slot->session = adc_battle_session_new (game, opening->scenario);
  slot->examples = g_ptr_array_ref (opening->examples);
  if (!opening->is_in_the_way) {
    slot->keeper = adc_battle_keeper_new (slot->session, opening->path);
    g_signal_connect_object (slot->keeper, "failed", G_CALLBACK (keeper_failed_cb), self,
                             G_CONNECT_SWAPPED);
  }
  g_hash_table_insert (self->slots, g_strdup (opening->game), slot);

  return slot;
}

static void
read_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(GTask) task = user_data;
  AdcBattles *self = g_task_get_source_object (task);
  Opening *opening = g_task_get_task_data (G_TASK (result));
  Slot *slot = g_hash_table_lookup (self->slots, opening->game);

  if (slot == NULL)
    slot = add_slot (self, g_task_get_task_data (task), opening);
  if (opening->complaint != NULL)
    g_signal_emit (self, signals[FAILED], 0, opening->complaint);
  g_task_return_pointer (task, g_object_ref (slot->session), g_object_unref);
}

static gboolean
refresh_now (gpointer user_data)
{
  AdcBattles *self = user_data;

  self->refresh = 0;
  adc_battles_refresh (self);
  return G_SOURCE_REMOVE;
}

/* The list changes a moment before the cards do. */
static void
completions_changed_cb (AdcBattles *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (G_PRIORITY_DEFAULT, refresh_now, self, NULL);
}

static void
adc_battles_dispose (GObject *object)
{
  AdcBattles *self = ADC_BATTLES (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  adc_battles_flush (self);
  g_hash_table_remove_all (self->slots);
  G_OBJECT_CLASS (adc_battles_parent_class)->dispose (object);
}

static void
adc_battles_finalize (GObject *object)
{
  AdcBattles *self = ADC_BATTLES (object);

  g_hash_table_unref (self->slots);
  g_free (self->folder);
  G_OBJECT_CLASS (adc_battles_parent_class)->finalize (object);
}

static void
adc_battles_class_init (AdcBattlesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_battles_dispose;
  object_class->finalize = adc_battles_finalize;
  signals[FAILED] = g_signal_new ("failed", ADC_TYPE_BATTLES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_battles_init (AdcBattles *self)
{
  self->slots = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_slot);
}

AdcBattles *
adc_battles_new (const char *folder)
{
  AdcBattles *self = g_object_new (ADC_TYPE_BATTLES, NULL);

  self->folder = g_strdup (folder);
  return self;
}

char *
adc_battles_dup_default_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "aide-de-camp", "battles", NULL);
}

void
adc_battles_open_async (AdcBattles *self, AdcGame *game, GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr(GTask) reading = NULL;
  g_autofree char *name = NULL;
  GTask *task;
  Opening *opening;

  g_return_if_fail (ADC_IS_BATTLES (self));
  g_return_if_fail (ADC_IS_GAME (game));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, adc_battles_open_async);
  g_task_set_task_data (task, g_object_ref (game), g_object_unref);

  name = g_strconcat (adc_game_get_id (game), ".xml", NULL);
  opening = g_new0 (Opening, 1);
  opening->game = g_strdup (adc_game_get_id (game));
  opening->folder = g_strdup (adc_game_get_folder (game));
  opening->path = g_build_filename (self->folder, name, NULL);
  /* A task of its own: the thread may hold it for a moment after it was done, and must then be the
   * last to hold nothing of ours. */
  reading = g_task_new (NULL, NULL, read_cb, task);
  g_task_set_source_tag (reading, open_in_thread);
  g_task_set_task_data (reading, opening, free_opening);
  g_task_run_in_thread (reading, open_in_thread);
}

AdcBattleSession *
adc_battles_open_finish (AdcBattles *self, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

AdcBattleSession *
adc_battles_get_session (AdcBattles *self, const char *game_id)
{
  Slot *slot;

  g_return_val_if_fail (ADC_IS_BATTLES (self), NULL);

  slot = g_hash_table_lookup (self->slots, game_id);
  return slot != NULL ? slot->session : NULL;
}

GPtrArray *
adc_battles_get_examples (AdcBattles *self, const char *game_id)
{
  Slot *slot;

  g_return_val_if_fail (ADC_IS_BATTLES (self), NULL);

  slot = g_hash_table_lookup (self->slots, game_id);
  return slot != NULL ? slot->examples : NULL;
}

void
adc_battles_refresh (AdcBattles *self)
{
  g_autoptr(GPtrArray) sessions = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer slot;

  g_return_if_fail (ADC_IS_BATTLES (self));

  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, NULL, &slot))
    g_ptr_array_add (sessions, g_object_ref (((Slot *) slot)->session));
  for (guint i = 0; i < sessions->len; i++)
    adc_battle_session_refresh (sessions->pdata[i]);
}

void
adc_battles_watch (AdcBattles *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_BATTLES (self));
  g_return_if_fail (ADC_IS_COMPLETIONS (completions));

  g_signal_connect_object (completions, "items-changed", G_CALLBACK (completions_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
adc_battles_flush (AdcBattles *self)
{
  GHashTableIter iter;
  gpointer slot;

  g_return_if_fail (ADC_IS_BATTLES (self));

  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, NULL, &slot))
    if (((Slot *) slot)->keeper != NULL)
      adc_file_keeper_flush (ADC_FILE_KEEPER (((Slot *) slot)->keeper));
}

/* A side that has the id of a faction is that faction. */
static void
add_side (AdcScenario *scenario, AdcGame *game, const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);
  AdcScenarioSide *side = adc_scenario_add_side (scenario, id);

  if (entry != NULL && adc_entry_get_kind (entry) == ADC_KIND_FACTION)
    side->faction = g_strdup (id);
}

AdcScenario *
adc_battles_create_empty (AdcGame *game)
{
  const AdcEngine *engine = adc_engine_find (adc_game_get_id (game));
  AdcScenario *scenario = adc_scenario_new (adc_game_get_id (game));

  adc_scenario_take_title (scenario, adc_text_new (adc_language_get_current (), _("New battle")));
  for (guint i = 0; engine != NULL && engine->sides != NULL && engine->sides[i] != NULL; i++)
    add_side (scenario, game, engine->sides[i]);

  return scenario;
}
