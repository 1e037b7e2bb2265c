/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-pool.h"
#include "adc-deck-work.h"
#include "adc-language.h"
#include "deck-game.h"

static AdcGame *game;

static AdcDeck *
create (const char *faction)
{
  AdcDeck *deck = adc_deck_new (DECK_GAME, "deck");

  adc_deck_set_faction (deck, faction);
  return deck;
}

static guint
count (AdcDeck *deck, const char *zone, const char *card)
{
  const AdcDeckLine like = { .zone = (char *) zone, .card = (char *) card };
  const AdcDeckLine *line = adc_deck_find (deck, &like);

  return line != NULL ? line->count : 0;
}

/* The same card in the same zone is one line; in another zone it is another. */
static void
test_lines (void)
{
  g_autoptr(AdcDeck) deck = create ("reds");

  adc_deck_add (deck, "pile", "charge", "Charge", NULL, 2);
  adc_deck_add (deck, "pile", "charge", "Assault", NULL, 1);
  adc_deck_add (deck, "chosen", "charge", NULL, NULL, 1);
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, 2);
  g_assert_cmpuint (count (deck, "pile", "charge"), ==, 3);
  g_assert_cmpuint (adc_deck_count (deck), ==, 4);

  adc_deck_set_count (deck, adc_deck_get_lines (deck)->pdata[0], 0);
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, 1);
  g_assert_cmpuint (count (deck, "pile", "charge"), ==, 0);
}

/* Cards of the owner's own are told apart by their names and what is known of them. */
static void
test_own_cards (void)
{
  g_autoptr(AdcDeck) deck = create ("reds");
  g_autoptr(GHashTable) attack = g_hash_table_new (g_str_hash, g_str_equal);

  g_hash_table_insert (attack, (gpointer) "sort", (gpointer) "attack");
  adc_deck_add (deck, "pile", NULL, "Mine", attack, 1);
  adc_deck_add (deck, "pile", NULL, "Mine", NULL, 1);
  adc_deck_add (deck, "pile", NULL, NULL, NULL, 5);
  adc_deck_add (deck, "pile", NULL, NULL, attack, 2);
  adc_deck_add (deck, "pile", NULL, "Mine", attack, 1);
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, 4);
  g_assert_cmpuint (((AdcDeckLine *) adc_deck_get_lines (deck)->pdata[0])->count, ==, 2);
}

static void
test_move (void)
{
  g_autoptr(AdcDeck) deck = create ("reds");
  const AdcDeckLine nothing = { .zone = (char *) "pile", .card = (char *) "wall" };

  adc_deck_add (deck, "pile", "charge", "Charge", NULL, 3);
  g_assert_cmpuint (adc_deck_move (deck, adc_deck_get_lines (deck)->pdata[0], "hand", 2), ==, 2);
  g_assert_cmpuint (count (deck, "pile", "charge"), ==, 1);
  g_assert_cmpuint (count (deck, "hand", "charge"), ==, 2);
  g_assert_cmpuint (adc_deck_move (deck, adc_deck_get_lines (deck)->pdata[0], "hand", 9), ==, 1);
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, 1);
  g_assert_cmpuint (adc_deck_move (deck, &nothing, "hand", 1), ==, 0);
  g_assert_cmpuint (adc_deck_move (deck, adc_deck_get_lines (deck)->pdata[0], "hand", 1), ==, 0);
}

/* Absurd numbers are cut, and what does not fit is not lost on the way. */
static void
test_limits (void)
{
  g_autoptr(AdcDeck) deck = create ("reds");

  g_assert_cmpuint (adc_deck_add (deck, "pile", "charge", NULL, NULL, G_MAXUINT), ==,
                    ADC_DECK_MAX_COUNT);
  g_assert_cmpuint (adc_deck_add (deck, "pile", "charge", NULL, NULL, 1), ==, 0);
  adc_deck_add (deck, "hand", "charge", NULL, NULL, 5);
  g_assert_cmpuint (adc_deck_move (deck, adc_deck_get_lines (deck)->pdata[1], "pile", 5), ==, 0);
  g_assert_cmpuint (count (deck, "hand", "charge"), ==, 5);

  for (guint i = 0; i < ADC_DECK_MAX_LINES + 10; i++) {
    g_autofree char *name = g_strdup_printf ("%u", i);

    adc_deck_add (deck, "pile", NULL, name, NULL, 1);
  }
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, ADC_DECK_MAX_LINES);
  g_assert_cmpuint (adc_deck_move (deck, adc_deck_get_lines (deck)->pdata[2], "hand", 1), ==, 0);
  g_assert_cmpuint (((AdcDeckLine *) adc_deck_get_lines (deck)->pdata[2])->count, ==, 1);
}

static AdcDeck *
create_full (void)
{
  AdcDeck *deck = create ("reds");
  g_autoptr(GHashTable) attack = g_hash_table_new (g_str_hash, g_str_equal);

  g_hash_table_insert (attack, (gpointer) "sort", (gpointer) "attack");
  g_hash_table_insert (attack, (gpointer) "cost", (gpointer) "3");
  adc_deck_set_title (deck, "Mon paquet");
  adc_deck_set_notes (deck, "À essayer\nsamedi");
  adc_deck_set_edition (deck, "wars");
  adc_deck_set_players (deck, 3);
  adc_deck_set_option (deck, "length", "long");
  adc_deck_set_ignored (deck, "size", TRUE);
  adc_deck_add (deck, "pile", "gone", "Carte d’antan", NULL, 1);
  adc_deck_add (deck, "nowhere", NULL, "Mine", attack, 2);
  adc_deck_add (deck, "pile", NULL, NULL, NULL, 7);
  return deck;
}

/* Nothing is lost in a state, not even what the game does not know. */
static void
test_state (void)
{
  g_autoptr(AdcDeck) deck = create_full ();
  g_autoptr(AdcDeck) copy = adc_deck_copy (deck);
  g_autoptr(AdcDeck) other = adc_deck_new (DECK_GAME, "free");
  g_autoptr(GVariant) state = g_variant_ref_sink (adc_deck_to_variant (deck));
  g_autoptr(GVariant) nonsense = g_variant_ref_sink (g_variant_new_string ("nonsense"));

  g_assert_true (adc_deck_equal (deck, copy));
  g_assert_cmpstr (adc_deck_get_notes (copy), ==, "À essayer\nsamedi");
  g_assert_cmpstr (adc_deck_get_option (copy, "length"), ==, "long");
  g_assert_true (adc_deck_ignores (copy, "size"));

  adc_deck_add (copy, "pile", NULL, NULL, NULL, 1);
  g_assert_false (adc_deck_equal (deck, copy));
  g_assert_true (adc_deck_restore (copy, state));
  g_assert_true (adc_deck_equal (deck, copy));

  g_assert_false (adc_deck_restore (copy, nonsense));
  g_assert_null (adc_deck_new_from_variant (nonsense));
  g_assert_false (adc_deck_restore (other, state)); /* a deck of another sort */
  g_assert_true (adc_deck_equal (deck, copy));
}

static void
check_name (AdcDeck *deck, guint position, const char *name, const char *category)
{
  const AdcDeckLine *line = adc_deck_get_lines (deck)->pdata[position];
  g_autofree char *shown = adc_deck_line_dup_name (line, game);

  g_assert_cmpstr (shown, ==, name);
  g_assert_cmpstr (adc_deck_line_get_category (line, game), ==, category);
}

/* Names follow the reader's language; those the game does not have stay as they were. */
static void
test_names (void)
{
  g_autoptr(AdcDeck) deck = create_full ();

  adc_deck_add_entry (deck, "pile", adc_game_lookup (game, "wall"), 1);
  adc_deck_add (deck, "pile", "nameless", NULL, NULL, 1);
  adc_language_set_current ("en");
  check_name (deck, 0, "Carte d’antan", "Unknown");
  check_name (deck, 1, "Mine", "Attack");
  check_name (deck, 2, "Unknown card", "Unknown");
  check_name (deck, 3, "Wall", "Defence");
  check_name (deck, 4, "nameless", "Unknown");
  adc_language_set_current ("fr");
  check_name (deck, 3, "Muraille", "Défense");
}

static void
test_pool (void)
{
  g_autoptr(AdcDeck) deck = create ("reds");
  g_autoptr(GPtrArray) base = adc_deck_list_pool (deck, game);
  g_autoptr(GPtrArray) wars = NULL;
  g_autoptr(GPtrArray) factions =
    adc_deck_list_factions (game, adc_deck_get_deck_kind (deck, game));

  g_assert_cmpuint (base->len, ==, 6); /* the five of the faction's first box, and the shared one */
  g_assert_false (adc_deck_admits (deck, game, adc_game_lookup (game, "ambush")));
  g_assert_false (adc_deck_admits (deck, game, adc_game_lookup (game, "cannon")));
  adc_deck_set_edition (deck, "wars");
  wars = adc_deck_list_pool (deck, game);
  g_assert_cmpuint (wars->len, ==, 7);
  g_assert_cmpuint (factions->len, ==, 2);
}

static void
test_standard (void)
{
  const AdcDeckKind *kind = adc_game_find_deck_kind (game, "deck");
  g_autoptr(AdcDeck) reds = adc_deck_new_standard (game, kind, "reds", "wars", 2);
  g_autoptr(AdcDeck) blues = adc_deck_new_standard (game, kind, "blues", NULL, 2);

  g_assert_cmpuint (count (reds, "chosen", "charge"), ==, 1);
  g_assert_cmpuint (count (reds, "pile", "charge"), ==, 3);
  g_assert_cmpuint (count (reds, "pile", "cannon"), ==, 3); /* the number that is given */
  g_assert_cmpuint (count (reds, "pile", "wall"), ==, 3);   /* as many as there are */
  g_assert_cmpuint (count (reds, "pile", "feint"), ==, 1);  /* nobody knows: one at least */
  g_assert_cmpuint (adc_deck_count (reds), ==, 13);
  g_assert_cmpuint (adc_deck_count (blues), ==, 0); /* there is no list */
  g_assert_cmpstr (adc_deck_get_title (reds), ==, "Rouges");
}

/* A game whose data says nothing of decks has free ones. */
static void
test_free (void)
{
  g_autoptr(AdcDeck) deck = adc_deck_new (DECK_GAME, "gone");
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);

  g_assert_true (adc_deck_kind_is_free (kind));
  for (guint i = 0; i < kind->zones->len; i++)
    g_assert_cmpstr (adc_deck_zone_get_title (kind->zones->pdata[i]), !=, "");
  g_assert_true (adc_deck_admits (deck, game, adc_game_lookup (game, "ambush")));
  g_assert_nonnull (adc_deck_kind_find_role (kind, ADC_DECK_ROLE_DISCARD));
}

static void
count_signal (guint *n_emitted)
{
  (*n_emitted)++;
}

/* Undo goes back step by step, and a deck that is as it was saved is not modified. */
static void
test_work (void)
{
  g_autoptr(AdcDeckWork) work = adc_deck_work_new (game, create ("reds"), NULL);
  AdcDeck *deck = adc_deck_work_get_deck (work);
  guint n_changed = 0;

  g_signal_connect_swapped (work, "changed", G_CALLBACK (count_signal), &n_changed);
  g_assert_false (adc_deck_work_commit (work));
  adc_deck_add_entry (deck, "pile", adc_game_lookup (game, "charge"), 1);
  g_assert_true (adc_deck_work_commit (work));
  adc_deck_add_entry (deck, "pile", adc_game_lookup (game, "wall"), 2);
  g_assert_true (adc_deck_work_commit (work));
  g_assert_cmpuint (n_changed, ==, 2);
  g_assert_cmpuint (adc_deck_work_get_report (work)->n_cards, ==, 3);

  adc_deck_work_set_saved (work, "/tmp/x.adcdeck");
  g_assert_false (adc_deck_work_is_modified (work));
  adc_deck_work_undo (work);
  g_assert_cmpuint (adc_deck_count (deck), ==, 1);
  g_assert_cmpuint (adc_deck_work_get_report (work)->n_cards, ==, 1);
  g_assert_true (adc_deck_work_is_modified (work));
  adc_deck_work_redo (work);
  g_assert_false (adc_deck_work_is_modified (work));

  adc_deck_clear (deck);
  adc_deck_work_commit (work);
  adc_deck_work_revert (work);
  g_assert_cmpuint (adc_deck_count (deck), ==, 3);
  g_assert_true (adc_deck_work_can_undo (work));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("fr");
  game = deck_game_load ();
  g_test_add_func ("/deck/lines", test_lines);
  g_test_add_func ("/deck/own-cards", test_own_cards);
  g_test_add_func ("/deck/move", test_move);
  g_test_add_func ("/deck/limits", test_limits);
  g_test_add_func ("/deck/state", test_state);
  g_test_add_func ("/deck/names", test_names);
  g_test_add_func ("/deck/pool", test_pool);
  g_test_add_func ("/deck/standard", test_standard);
  g_test_add_func ("/deck/free", test_free);
  g_test_add_func ("/deck/work", test_work);

  status = g_test_run ();
  g_object_unref (game);
  return status;
}
