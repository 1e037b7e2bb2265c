/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whoever saves a deck may be killed at any moment: what is there afterwards is the deck as it was
 * or as it is. */

#include "adc-deck-file.h"
#include "adc-test-game.h"
#include "kill-switch.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define N_KILLS 500
#define N_SAVES 3 /* that a process would make if it lived */
#define SEED 20090511

/* What the one who is killed leaves behind for the other. */
typedef struct {
  guint     begun; /* number of the deck it was about to save */
  guint     done;  /* of the last one it had saved */
  KillPlace place;
} Shared;

/* Each is longer or shorter than the one before, and says something else throughout. */
static AdcDeck *
create_deck (guint number)
{
  AdcDeck *deck = adc_deck_new ("tiny", "army");
  g_autofree char *title = g_strdup_printf ("Deck %u", number);

  adc_deck_set_title (deck, title);
  for (guint i = 0; i < 10 + number * 7 % 40; i++) {
    g_autofree char *card = g_strdup_printf ("card-%u-%u", number, i);

    adc_deck_add (deck, i % 3 == 0 ? "hand" : "deck", card, title, NULL, 1 + number % 9);
  }

  return deck;
}

/* As it is when it was saved: zone by zone. */
static AdcDeck *
create_grouped (guint number)
{
  g_autoptr(AdcDeck) deck = create_deck (number);
  GPtrArray *lines = adc_deck_get_lines (deck);
  AdcDeck *grouped = adc_deck_new ("tiny", "army");

  adc_deck_set_title (grouped, adc_deck_get_title (deck));
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < lines->len; i++) {
      const AdcDeckLine *line = lines->pdata[i];

      if (g_str_equal (line->zone, round == 0 ? "hand" : "deck"))
        adc_deck_add (grouped, line->zone, line->card, line->name, NULL, line->count);
    }

  return grouped;
}

static void
save_all (const char *path, Shared *shared)
{
  for (guint i = 0; i < N_SAVES; i++) {
    g_autoptr(AdcDeck) deck = create_deck (shared->done + 1);
    g_autoptr(GError) error = NULL;

    shared->begun = shared->done + 1;
    if (!adc_deck_save (deck, path, &error))
      _exit (2);
    shared->done = shared->begun;
  }
}

/* A process of its own, which has no threads but this one. */
static void
kill_one (const char *path, Shared *shared, guint moment)
{
  const pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    kill_switch_set (moment, &shared->place);
    save_all (path, shared);
    _exit (1);
  }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
}

static guint
load_number (const char *path, const Shared *shared)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcDeck) found = adc_deck_load (path, problems);
  g_autoptr(AdcDeck) before = create_grouped (shared->done);
  g_autoptr(AdcDeck) after = create_grouped (shared->begun);

  if (found == NULL)
    g_error ("%s, after a kill at %d", ((AdcProblem *) problems->pdata[0])->message, shared->place);
  g_assert_true (adc_deck_equal (found, before) || adc_deck_equal (found, after));
  return adc_deck_equal (found, after) ? shared->begun : shared->done;
}

static guint
count_moments (const char *path)
{
  Shared shared = { 0, 0, 0 };

  kill_switch_set (0, NULL);
  save_all (path, &shared);
  return kill_switch_count ();
}

static void
test_power_cut (void)
{
  g_autofree char *folder = g_dir_make_tmp ("adc-deck-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine" ADC_DECK_SUFFIX, NULL);
  g_autoptr(GRand) random = g_rand_new_with_seed (SEED);
  Shared *shared = mmap (NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                         -1, 0);
  guint n_places[KILL_N_PLACES] = { 0 };
  guint n_old = 0, n_moments;

  g_assert_true (shared != MAP_FAILED);
  n_moments = count_moments (path);
  g_assert_cmpuint (n_moments, >=, N_SAVES * KILL_N_PLACES);
  shared->done = shared->begun = N_SAVES;
  for (guint i = 0; i < N_KILLS; i++) {
    kill_one (path, shared, g_rand_int_range (random, 1, n_moments + 1));
    n_places[shared->place]++;
    n_old += load_number (path, shared) != shared->begun;
    shared->done = load_number (path, shared);
  }

  for (guint i = 0; i < KILL_N_PLACES; i++)
    g_assert_cmpuint (n_places[i], >, 0);
  g_assert_cmpuint (n_old, >, 0); /* both happen, or nothing was tried */
  g_assert_cmpuint (n_old, <, N_KILLS);
  g_assert_cmpint (munmap (shared, sizeof *shared), ==, 0);
  adc_test_remove_tree (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deck/power-cut", test_power_cut);

  return g_test_run ();
}
