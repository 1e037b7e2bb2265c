/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-list.h"

#include "adc-game.h"

#define N_ITEMS 50
#define N_READERS 4
#define N_READINGS 500000

typedef struct {
  guint position;
  guint n_removed;
  guint n_added;
} Change;

static void
note_change (Change *change, guint position, guint n_removed, guint n_added)
{
  *change = (Change){ position, n_removed, n_added };
}

static AdcGame *
create_game (const char *id)
{
  g_autoptr(AdcText) title = adc_text_new ("en", id);

  return adc_game_new (id, "en", title);
}

static void
test_append (void)
{
  g_autoptr(AdcList) list = adc_list_new (ADC_TYPE_GAME);
  g_autoptr(AdcGame) first = create_game ("first");
  g_autoptr(AdcGame) second = create_game ("second");
  g_autoptr(AdcGame) found = NULL;
  Change change = { 0 };

  g_signal_connect_swapped (list, "items-changed", G_CALLBACK (note_change), &change);
  adc_list_append (list, first);
  adc_list_append (list, second);
  found = g_list_model_get_item (G_LIST_MODEL (list), 1);

  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (list)) == ADC_TYPE_GAME);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  g_assert_true (found == second);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 2));
  g_assert_cmpuint (change.position, ==, 1);
  g_assert_cmpuint (change.n_removed, ==, 0);
  g_assert_cmpuint (change.n_added, ==, 1);
  g_assert_finalize_object (g_steal_pointer (&list));
}

typedef struct {
  GListModel *list;
  GPtrArray  *items; /* the same */
  int         n_waiting;
} Reading;

/* All items, up and down: how many were not what they should be. Readers begin together. */
static gpointer
read_all (gpointer data)
{
  Reading *reading = data;
  guint n_wrong = 0;

  g_atomic_int_dec_and_test (&reading->n_waiting);
  while (g_atomic_int_get (&reading->n_waiting) > 0)
    g_thread_yield ();

  for (guint i = 0; i < N_READINGS; i++) {
    const guint place = i % (2 * N_ITEMS);
    const guint position = place < N_ITEMS ? place : 2 * N_ITEMS - 1 - place;
    g_autoptr(GObject) item = g_list_model_get_item (reading->list, position);

    n_wrong += item != reading->items->pdata[position];
  }

  return GUINT_TO_POINTER (n_wrong);
}

static void
test_many_readers (void)
{
  g_autoptr(AdcList) list = adc_list_new (ADC_TYPE_GAME);
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  Reading reading = { G_LIST_MODEL (list), items, N_READERS };
  GThread *readers[N_READERS];

  for (guint i = 0; i < N_ITEMS; i++) {
    g_autofree char *id = g_strdup_printf ("game-%u", i);

    g_ptr_array_add (items, create_game (id));
    adc_list_append (list, items->pdata[i]);
  }

  for (guint i = 0; i < N_READERS; i++)
    readers[i] = g_thread_new ("reader", read_all, &reading);
  for (guint i = 0; i < N_READERS; i++)
    g_assert_cmpuint (GPOINTER_TO_UINT (g_thread_join (readers[i])), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/list/append", test_append);
  g_test_add_func ("/list/many-readers", test_many_readers);

  return g_test_run ();
}
