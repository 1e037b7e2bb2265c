/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tracker.h"

#include "adc-deck-check.h"
#include "adc-library-loader.h"

static AdcLibrary *library;

typedef struct {
  AdcGame    *game;
  AdcSession *session;
  AdcTracker *tracker; /* of the session */
  AdcDeck    *built;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->game = adc_library_get_game (library, "ares");
  fixture->session = adc_tracker_session_new (fixture->game);
  fixture->tracker = adc_session_get_document (fixture->session);
  fixture->built =
    adc_deck_new_standard (fixture->game, adc_game_find_deck_kind (fixture->game, "faction-deck"),
                           "terrans", NULL, 2);
  g_assert_true (adc_tracker_add_seat (fixture->tracker, "Ada", fixture->built));
  g_assert_true (adc_session_commit (fixture->session));
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->built);
}

static guint
move (Fixture *fixture, const char *card, const char *from, const char *to, guint count)
{
  const AdcDeckLine like = { .zone = (char *) from, .card = (char *) card };

  return adc_tracker_move (fixture->tracker, 0, &like, to, count);
}

static guint
count (Fixture *fixture, const char *zone)
{
  return adc_tracker_count (fixture->tracker, 0, zone);
}

static void
test_seats (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) foreign = adc_deck_new ("chess", "army");
  g_autofree char *long_name = g_strnfill (ADC_DECK_MAX_NAME + 50, 'x');
  AdcTracker *tracker = fixture->tracker;

  g_assert_cmpuint (adc_tracker_get_n_seats (tracker), ==, 1);
  g_assert_cmpstr (adc_tracker_get_name (tracker, 0), ==, "Ada");
  g_assert_true (adc_tracker_get_built (tracker, 0) != fixture->built);
  g_assert_true (adc_deck_equal (adc_tracker_get_built (tracker, 0), fixture->built));
  g_assert_cmpuint (count (fixture, "deck"), ==, 47);
  g_assert_cmpuint (count (fixture, "bottom"), ==, 1);
  g_assert_cmpuint (count (fixture, "hand"), ==, 2);
  g_assert_cmpuint (count (fixture, "chosen"), ==, 0);

  adc_tracker_set_name (tracker, 0, "Charles");
  g_assert_cmpstr (adc_tracker_get_name (tracker, 0), ==, "Charles");
  adc_tracker_set_name (tracker, 0, long_name);
  g_assert_cmpuint (strlen (adc_tracker_get_name (tracker, 0)), ==, ADC_DECK_MAX_NAME);

  g_assert_false (adc_tracker_add_seat (tracker, "Foe", foreign));
  for (guint i = 1; i < ADC_TRACKER_MAX_SEATS; i++)
    g_assert_true (adc_tracker_add_seat (tracker, "Foe", fixture->built));
  g_assert_false (adc_tracker_add_seat (tracker, "One too many", fixture->built));
  adc_tracker_remove_seat (tracker, 0);
  g_assert_cmpuint (adc_tracker_get_n_seats (tracker), ==, ADC_TRACKER_MAX_SEATS - 1);
  g_assert_cmpstr (adc_tracker_get_name (tracker, 0), ==, "Foe");
}

static void
test_move (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (move (fixture, "card-raid", "deck", "hand", 1), ==, 1);
  g_assert_cmpuint (count (fixture, "deck"), ==, 46);
  g_assert_cmpuint (count (fixture, "hand"), ==, 3);
  g_assert_cmpuint (move (fixture, "card-raid", "deck", "discard", 9), ==, 1); /* no more there */
  g_assert_cmpuint (move (fixture, "card-raid", "deck", "discard", 1), ==, 0);
  g_assert_cmpuint (move (fixture, NULL, "deck", "resources", 3), ==, 3); /* nobody saw what */
  g_assert_cmpuint (move (fixture, "card-raid", "hand", "deck", 1), ==, 1);

  g_assert_cmpuint (move (fixture, "card-raid", "deck", "nowhere", 1), ==, 0);
  g_assert_cmpuint (move (fixture, "card-raid", "deck", "chosen", 1), ==, 0); /* not in a game */
  g_assert_cmpuint (move (fixture, "card-raid", "deck", "deck", 1), ==, 0);
  g_assert_cmpuint (adc_deck_count (adc_tracker_get_deck (fixture->tracker, 0)), ==, 50);
  g_assert_true (adc_deck_equal (adc_tracker_get_built (fixture->tracker, 0), fixture->built));
}

static void
test_reshuffle (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (adc_tracker_reshuffle (fixture->tracker, 0), ==, 0);
  move (fixture, "card-raid", "deck", "discard", 2);
  move (fixture, "card-barracks", "hand", "discard", 1);
  move (fixture, NULL, "deck", "discard", 33);
  move (fixture, "card-standard-attack", "bottom", "base", 1);
  g_assert_cmpuint (count (fixture, "deck"), ==, 12);

  g_assert_cmpuint (adc_tracker_reshuffle (fixture->tracker, 0), ==, 36);
  g_assert_cmpuint (count (fixture, "deck"), ==, 48);
  g_assert_cmpuint (count (fixture, "discard"), ==, 0);
  g_assert_cmpuint (count (fixture, "hand"), ==, 1);
  g_assert_cmpuint (count (fixture, "base"), ==, 1);
}

static void
test_restart (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) before = adc_deck_copy (adc_tracker_get_deck (fixture->tracker, 0));

  move (fixture, "card-raid", "deck", "discard", 2);
  move (fixture, NULL, "deck", "hand", 5);
  adc_tracker_restart (fixture->tracker, 0);
  g_assert_true (adc_deck_equal (adc_tracker_get_deck (fixture->tracker, 0), before));
}

static void
test_undo (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  move (fixture, "card-raid", "deck", "hand", 1);
  g_assert_true (adc_session_commit (fixture->session));
  move (fixture, "card-raid", "hand", "discard", 1);
  g_assert_true (adc_session_commit (fixture->session));
  g_assert_true (adc_tracker_add_seat (fixture->tracker, "Charles", fixture->built));
  g_assert_true (adc_session_commit (fixture->session));
  g_assert_false (adc_session_commit (fixture->session));

  adc_session_undo (fixture->session);
  g_assert_cmpuint (adc_tracker_get_n_seats (fixture->tracker), ==, 1);
  g_assert_cmpuint (count (fixture, "discard"), ==, 1);
  adc_session_undo (fixture->session);
  g_assert_cmpuint (count (fixture, "discard"), ==, 0);
  g_assert_cmpuint (count (fixture, "hand"), ==, 3);
  adc_session_undo (fixture->session);
  g_assert_cmpuint (count (fixture, "hand"), ==, 2);
  adc_session_undo (fixture->session);
  g_assert_cmpuint (adc_tracker_get_n_seats (fixture->tracker), ==, 0);
  g_assert_false (adc_session_can_undo (fixture->session));

  for (guint i = 0; i < 4; i++)
    adc_session_redo (fixture->session);
  g_assert_cmpuint (adc_tracker_get_n_seats (fixture->tracker), ==, 2);
  g_assert_cmpuint (count (fixture, "discard"), ==, 1);
}

/* Through bytes, as a file keeps them. */
static void
test_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcSession) other = adc_tracker_session_new (fixture->game);
  g_autoptr(GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GVariant) state = NULL;
  g_autofree char *text = NULL;

  g_hash_table_insert (values, (gpointer) "category", (gpointer) "building");
  adc_deck_add (fixture->built, "deck", NULL, "Mine", values, 2);
  adc_deck_add (fixture->built, "deck", "card-gone", "Gone", NULL, 1);
  g_assert_true (adc_tracker_add_seat (fixture->tracker, "Éva & Zoé", fixture->built));
  move (fixture, "card-raid", "deck", "hand", 1);
  adc_session_commit (fixture->session);

  text = g_variant_print (adc_session_get_state (fixture->session), TRUE);
  state = g_variant_parse (G_VARIANT_TYPE (adc_tracker_session_kind.type), text, NULL, NULL, NULL);
  g_assert_nonnull (state);
  g_assert_true (adc_session_restore (other, state));
  g_assert_true (g_variant_equal (adc_session_get_state (other),
                                  adc_session_get_state (fixture->session)));
  g_assert_cmpstr (adc_tracker_get_name (adc_session_get_document (other), 1), ==, "Éva & Zoé");
  g_assert_cmpuint (adc_tracker_count (adc_session_get_document (other), 0, "hand"), ==, 3);
}

typedef enum {
  SOUND,
  OTHER_TRACKER,   /* of another game */
  OTHER_GAME,      /* one deck is */
  OTHER_KIND,
  OTHER_FACTION,
  CARD_MORE,
  CARD_LESS,
  CARD_SWAPPED,    /* as many, but not the same */
  ZONE_UNKNOWN,
  ZONE_UNPLAYED,
  TOO_MANY,
  N_FAULTS,
} Fault;

static AdcDeck *
create_other (const char *game, const char *kind, AdcDeck *deck)
{
  AdcDeck *other = adc_deck_new (game, kind);
  GPtrArray *lines = adc_deck_get_lines (deck);

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    adc_deck_add (other, line->zone, line->card, line->name, line->values, line->count);
  }

  return other;
}

static void
spoil (AdcDeck **built, AdcDeck **deck, Fault fault)
{
  const AdcDeckLine raids = { .zone = (char *) "deck", .card = (char *) "card-raid" };
  AdcDeck *before = *deck;

  switch (fault) {
  case OTHER_GAME:
    *deck = create_other ("chess", "faction-deck", before);
    g_object_unref (before);
    before = *built;
    *built = create_other ("chess", "faction-deck", before);
    g_object_unref (before);
    break;
  case OTHER_KIND:
    *deck = create_other ("ares", "free", before);
    g_object_unref (before);
    break;
  case OTHER_FACTION:
    adc_deck_set_faction (*deck, "xenos");
    break;
  case CARD_MORE:
    adc_deck_add (*deck, "hand", "card-raid", NULL, NULL, 1);
    break;
  case CARD_LESS:
    adc_deck_set_count (*deck, &raids, 1);
    break;
  case CARD_SWAPPED:
    adc_deck_set_count (*deck, &raids, 1);
    adc_deck_add (*deck, "hand", "card-barracks", NULL, NULL, 1);
    break;
  case ZONE_UNKNOWN:
    adc_deck_move (*deck, &raids, "cellar", 1);
    break;
  case ZONE_UNPLAYED:
    adc_deck_move (*deck, &raids, "chosen", 1);
    break;
  case SOUND:
  case OTHER_TRACKER:
  case TOO_MANY:
  case N_FAULTS:
    break;
  }
}

static GVariant *
create_state (Fixture *fixture, Fault fault)
{
  g_autoptr(AdcDeck) built = adc_deck_copy (fixture->built);
  g_autoptr(AdcDeck) deck = adc_deck_copy (adc_tracker_get_deck (fixture->tracker, 0));
  GVariantBuilder builder;

  spoil (&built, &deck, fault);
  g_variant_builder_init (&builder, G_VARIANT_TYPE (adc_tracker_session_kind.type));
  g_variant_builder_add (&builder, "s", fault == OTHER_TRACKER ? "chess" : "ares");
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("a(s" ADC_DECK_STATE_TYPE ADC_DECK_STATE_TYPE
                                                    ")"));
  for (guint i = 0; i < (fault == TOO_MANY ? ADC_TRACKER_MAX_SEATS + 1 : 2); i++)
    g_variant_builder_add (&builder, "(s@" ADC_DECK_STATE_TYPE "@" ADC_DECK_STATE_TYPE ")", "Eve",
                           adc_deck_to_variant (i == 0 ? fixture->built : built),
                           adc_deck_to_variant (
                             i == 0 ? adc_tracker_get_deck (fixture->tracker, 0) : deck));
  g_variant_builder_close (&builder);

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/* The second seat is the wrong one: the first, which is sound, is not taken either. */
static void
test_hostile (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GVariant) before = g_variant_ref (adc_session_get_state (fixture->session));
  g_autoptr(GVariant) nonsense = g_variant_ref_sink (g_variant_new ("(su)", "ares", 1));
  g_autoptr(GVariant) sound = NULL;

  g_assert_false (adc_session_restore (fixture->session, nonsense));
  for (Fault fault = OTHER_TRACKER; fault < N_FAULTS; fault++) {
    g_autoptr(GVariant) state = create_state (fixture, fault);
    g_autoptr(GVariant) after = NULL;

    g_test_message ("fault %d", fault);
    g_assert_false (adc_session_restore (fixture->session, state));
    after = g_variant_ref_sink (adc_tracker_session_kind.to_variant (fixture->tracker));
    g_assert_true (g_variant_equal (before, after));
    g_assert_true (adc_session_can_undo (fixture->session));
  }

  sound = create_state (fixture, SOUND);
  g_assert_true (adc_session_restore (fixture->session, sound));
  g_assert_cmpuint (adc_tracker_get_n_seats (fixture->tracker), ==, 2);
}

static AdcDeckVerdict
judge_hand (Fixture *fixture)
{
  g_autoptr(AdcDeckReport) report = adc_deck_check (adc_tracker_get_deck (fixture->tracker, 0),
                                                    fixture->game, ADC_DECK_STAGE_PLAY);

  for (guint i = 0; i < report->findings->len; i++) {
    const AdcDeckFinding *finding = report->findings->pdata[i];

    if (g_str_equal (adc_entry_get_id (ADC_ENTRY (finding->rule)), "hand-size"))
      return finding->verdict;
  }

  g_assert_not_reached ();
}

/* Three cards, whatever they are. */
static void
test_hand_limit (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpint (judge_hand (fixture), ==, ADC_DECK_KEPT);
  move (fixture, NULL, "deck", "hand", 1);
  g_assert_cmpint (judge_hand (fixture), ==, ADC_DECK_KEPT);
  move (fixture, "card-raid", "deck", "hand", 1);
  g_assert_cmpint (judge_hand (fixture), ==, ADC_DECK_BROKEN);
  move (fixture, "card-barracks", "hand", "base", 1);
  g_assert_cmpint (judge_hand (fixture), ==, ADC_DECK_KEPT);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/tracker/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  ADD ("seats", test_seats);
  ADD ("move", test_move);
  ADD ("reshuffle", test_reshuffle);
  ADD ("restart", test_restart);
  ADD ("undo", test_undo);
  ADD ("kept", test_kept);
  ADD ("hostile", test_hostile);
  ADD ("hand-limit", test_hand_limit);
  status = g_test_run ();
  g_object_unref (library);

  return status;
}
