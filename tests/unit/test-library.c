/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-library.h"
#include "adc-term.h"

static char *changes; /* what items-changed announced, as "position-removed+added" */

static void
note_change (GListModel *model G_GNUC_UNUSED, guint position, guint removed, guint added)
{
  g_autofree char *before = changes;

  changes = g_strdup_printf ("%s[%u-%u+%u]", before, position, removed, added);
}

static AdcGame *
create_game (const char *id)
{
  g_autoptr(AdcText) title = adc_text_new ("fr", id);

  return adc_game_new (id, "fr", title);
}

static void
test_add (void)
{
  g_autoptr(AdcLibrary) library = adc_library_new ();
  g_autoptr(AdcGame) one = create_game ("one");
  g_autoptr(AdcGame) two = create_game ("two");
  g_autoptr(AdcGame) again = create_game ("one");

  changes = g_strdup ("");
  g_signal_connect (library, "items-changed", G_CALLBACK (note_change), NULL);
  g_assert_true (adc_library_add (library, one));
  g_assert_true (adc_library_add (library, two));
  g_assert_false (adc_library_add (library, again));
  g_assert_cmpstr (changes, ==, "[0-0+1][1-0+1]");
  g_assert_true (adc_library_get_game (library, "one") == one);
  g_assert_null (adc_library_get_game (library, "three"));
  g_free (changes);
}

static void
test_find (void)
{
  g_autoptr(AdcLibrary) library = adc_library_new ();
  g_autoptr(AdcGame) game = create_game ("one");
  g_autoptr(AdcEntry) term = g_object_new (ADC_TYPE_TERM, NULL);
  g_autofree char *location = NULL;

  adc_entry_set_id (term, "word");
  adc_entry_take_title (term, adc_text_new ("fr", "Mot"));
  adc_game_add_entry (game, term);
  adc_library_add (library, game);

  location = adc_entry_dup_location (term);
  g_assert_cmpstr (location, ==, "one/term/word");
  g_assert_true (adc_library_find (library, location) == term);
  g_assert_null (adc_library_find (library, "one/rule/word")); /* another kind is another entry */
  g_assert_null (adc_library_find (library, "two/term/word"));
  g_assert_null (adc_library_find (library, "one/term"));
  g_assert_null (adc_library_find (library, "one/spell/word"));
  g_assert_null (adc_library_find (library, ""));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/add", test_add);
  g_test_add_func ("/library/find", test_find);

  return g_test_run ();
}
