/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-file.h"
#include "adc-language.h"
#include "adc-test-game.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#define HEAD                                                                                       \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                   \
  "<deck format=\"1\" game=\"tiny\" kind=\"army\">\n"

static const char sound[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<deck format=\"1\" game=\"no-such-game\" kind=\"no-such-kind\" faction=\"reds\" "
  "edition=\"second\" players=\"4\">\n"
  "  <title>Été &amp; « hiver »  </title>\n"
  "  <notes>Deux\n  lignes &lt; trois.\n</notes>\n"
  "  <option choice=\"partie\" value=\"team\"/>\n"
  "  <ignored rule=\"deck-size\"/>\n"
  "  <ignored rule=\"no-such-rule\"/>\n"
  "  <zone id=\"deck\">\n"
  "    <card id=\"barracks\" name=\"Baraquements\" count=\"2\"/>\n"
  "    <card id=\"gone-since\" count=\"9999\"/>\n"
  "    <card name=\"À &quot;moi&quot;\" count=\"1\">\n"
  "      <value stat=\"category\">building</value>\n"
  "      <value stat=\"cost\"></value>\n"
  "    </card>\n"
  "    <card count=\"33\"/>\n"
  "  </zone>\n"
  "  <zone id=\"no-such-zone\">\n"
  "    <card id=\"barracks\" name=\"Baraquements\" count=\"1\"/>\n"
  "  </zone>\n"
  "</deck>\n";

typedef struct {
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_language_set_current ("en");
  fixture->folder = g_dir_make_tmp ("adc-deck-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "mine" ADC_DECK_SUFFIX, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_test_remove_tree (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
write_text (Fixture *fixture, const char *text, gssize length)
{
  g_assert_true (g_file_set_contents (fixture->path, text, length, NULL));
}

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static AdcDeck *
load_sound (const char *path)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcDeck *deck = adc_deck_load (path, problems);

  if (deck == NULL)
    g_error ("%s", ((AdcProblem *) problems->pdata[0])->message);
  g_assert_cmpuint (problems->len, ==, 0);
  return deck;
}

/* "line: message" of the first thing that is wrong. */
static char *
load_broken (const char *path)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcDeck) deck = adc_deck_load (path, problems);
  const AdcProblem *problem;

  g_assert_null (deck);
  g_assert_cmpuint (problems->len, >, 0);
  problem = problems->pdata[0];
  g_assert_cmpstr (problem->file, ==, path);
  return g_strdup_printf ("%d: %s", problem->line, problem->message);
}

static void
save (AdcDeck *deck, const char *path)
{
  g_autoptr(GError) error = NULL;

  adc_deck_save (deck, path, &error);
  g_assert_no_error (error);
}

/* A deck of a game that is gone, with cards, zones and rules nobody knows any more: all of it
 * stays. */
static void
test_nothing_is_lost (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (fixture->folder, "new", "copy.adcdeck", NULL);
  g_autoptr(AdcDeck) deck = NULL;
  g_autoptr(AdcDeck) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  const AdcDeckLine *line;

  write_text (fixture, sound, -1);
  deck = load_sound (fixture->path);
  g_assert_cmpstr (adc_deck_get_game (deck), ==, "no-such-game");
  g_assert_cmpstr (adc_deck_get_kind (deck), ==, "no-such-kind");
  g_assert_cmpstr (adc_deck_get_faction (deck), ==, "reds");
  g_assert_cmpstr (adc_deck_get_edition (deck), ==, "second");
  g_assert_cmpuint (adc_deck_get_players (deck), ==, 4);
  g_assert_cmpstr (adc_deck_get_title (deck), ==, "Été & « hiver »  ");
  g_assert_cmpstr (adc_deck_get_notes (deck), ==, "Deux\n  lignes < trois.\n");
  g_assert_cmpstr (adc_deck_get_option (deck, "partie"), ==, "team");
  g_assert_true (adc_deck_ignores (deck, "no-such-rule"));
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, 5);
  g_assert_cmpuint (adc_deck_count (deck), ==, 2 + 9999 + 1 + 33 + 1);
  line = adc_deck_get_lines (deck)->pdata[2];
  g_assert_cmpstr (line->name, ==, "À \"moi\"");
  g_assert_cmpstr (g_hash_table_lookup (line->values, "category"), ==, "building");
  g_assert_cmpstr (g_hash_table_lookup (line->values, "cost"), ==, "");
  line = adc_deck_get_lines (deck)->pdata[4];
  g_assert_cmpstr (line->zone, ==, "no-such-zone");

  save (deck, path);
  again = load_sound (path);
  g_assert_true (adc_deck_equal (deck, again));
  first = read_text (path);
  save (again, path);
  second = read_text (path);
  g_assert_cmpstr (first, ==, second);
}

/* Zones in the order they come first, and their cards in the order they were put there. */
static void
test_order (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const expected[] = { "hand/b", "hand/a", "deck/z", "deck/y", NULL };
  g_autoptr(AdcDeck) deck = adc_deck_new ("tiny", "army");
  g_autoptr(AdcDeck) again = NULL;
  g_autofree char *text = NULL;

  adc_deck_add (deck, "hand", "b", NULL, NULL, 1);
  adc_deck_add (deck, "deck", "z", NULL, NULL, 1);
  adc_deck_add (deck, "hand", "a", NULL, NULL, 1);
  adc_deck_add (deck, "deck", "y", NULL, NULL, 1);
  save (deck, fixture->path);
  text = read_text (fixture->path);
  g_assert_cmpstr (text, ==,
                   HEAD "  <title/>\n"
                        "  <zone id=\"hand\">\n"
                        "    <card id=\"b\" count=\"1\"/>\n"
                        "    <card id=\"a\" count=\"1\"/>\n"
                        "  </zone>\n"
                        "  <zone id=\"deck\">\n"
                        "    <card id=\"z\" count=\"1\"/>\n"
                        "    <card id=\"y\" count=\"1\"/>\n"
                        "  </zone>\n"
                        "</deck>\n");

  again = load_sound (fixture->path);
  for (guint i = 0; expected[i] != NULL; i++) {
    const AdcDeckLine *line = adc_deck_get_lines (again)->pdata[i];
    g_autofree char *found = g_strconcat (line->zone, "/", line->card, NULL);

    g_assert_cmpstr (found, ==, expected[i]);
  }
}

/* A card counts once unless said; the same one twice in a zone is added up. */
static void
test_by_hand (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) deck = NULL;

  write_text (fixture, HEAD "<title>t</title><zone id=\"deck\"><card id=\"a\"/>"
                            "<card id=\"a\" count=\"3\"/></zone><zone id=\"deck\"><card id=\"a\"/>"
                            "</zone><zone id=\"empty\"/></deck>", -1);
  deck = load_sound (fixture->path);
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, 1);
  g_assert_cmpuint (adc_deck_count (deck), ==, 5);
}

/* Whatever was pasted into an entry: the deck must not be lost over it. */
static void
test_odd_texts (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) deck = adc_deck_new ("tiny", "army");
  g_autoptr(AdcDeck) again = NULL;

  adc_deck_set_title (deck, "Bell\a and \xff]]>\nnext\v\xef\xbf\xbf");
  adc_deck_set_notes (deck, "one\r\ntwo\rthree\t\x7f");
  adc_deck_add (deck, "deck", NULL, "a\tb \"c\"", NULL, 1);
  save (deck, fixture->path);

  again = load_sound (fixture->path);
  g_assert_cmpstr (adc_deck_get_title (again), ==, "Bell and \uFFFD]]> next");
  g_assert_cmpstr (adc_deck_get_notes (again), ==, "one\ntwo\nthree\t");
  g_assert_cmpstr (((AdcDeckLine *) adc_deck_get_lines (again)->pdata[0])->name, ==, "a b \"c\"");
}

typedef struct {
  const char *name;
  const char *text;
  const char *expected;
} Refusal;

static const Refusal refusals[] = {
  { "empty", "", "1: the file is empty or does not begin with an element" },
  { "not-xml", "2x Commando\n", "1: the file is empty or does not begin with an element" },
  { "other", "<scenario/>", "1: the file should begin with <deck>, not <scenario>" },
  { "cut-off", HEAD "<title>t</title>\n<zone id=\"a\">\n", "5: <zone> is never closed" },
  { "later", "<deck format=\"2\" game=\"tiny\" kind=\"army\"/>",
    "1: this deck was saved by a later version of Aide-de-camp" },
  { "no-title", HEAD "<zone id=\"deck\"/></deck>", "2: <title> is missing" },
  { "no-game", "<deck format=\"1\" kind=\"army\">\n<title>t</title>\n</deck>",
    "1: an attribute of <deck> is missing or wrong" },
  { "bad-id", HEAD "<title>t</title>\n<zone id=\"deck\">\n<card id=\"../a\"/></zone></deck>",
    "5: the attribute “id” of <card> is unknown or has a wrong value" },
  { "none", HEAD "<title>t</title>\n<zone id=\"deck\"><card id=\"a\" count=\"0\"/></zone></deck>",
    "4: the attribute “count” of <card> is unknown or has a wrong value" },
  { "absurd",
    HEAD "<title>t</title>\n<zone id=\"deck\">\n\n<card count=\"99999999999999\"/></zone></deck>",
    "6: the attribute “count” of <card> is unknown or has a wrong value" },
  { "too-many",
    HEAD "<title>t</title>\n<zone id=\"deck\"><card id=\"a\" count=\"9999\"/>\n<card id=\"a\"/>"
         "</zone></deck>",
    "5: there are more than 9999 of this card" },
  { "unexpected", HEAD "<title>t</title>\n<spell/></deck>", "4: <spell> is not expected here" },
  { "choice-twice", HEAD "<title>t</title>\n<option choice=\"a\" value=\"b\"/>\n"
    "<option choice=\"a\" value=\"c\"/></deck>", "5: the choice “a” stands twice" },
  { "value-twice",
    HEAD "<title>t</title><zone id=\"deck\"><card name=\"n\"><value stat=\"a\">1</value>\n"
         "<value stat=\"a\">2</value></card></zone></deck>",
    "4: the value of “a” stands twice" },
  { "values-of-the-game",
    HEAD "<title>t</title><zone id=\"deck\">\n<card id=\"n\"><value stat=\"a\">1</value>"
         "</card></zone></deck>",
    "4: “n” is a card of the game and has no values of its own here" },
  { "control", HEAD "<title>t</title>\n<zone id=\"deck\"><card name=\"a&#9;b\"/></zone></deck>",
    "4: the name of a card has a control character in it" },
  { "control-in-title", HEAD "<title>t&#x85;</title></deck>",
    "3: <title> holds a control character" },
  { "line-end-in-title", HEAD "\n<title>t\nu</title></deck>",
    "4: <title> holds a control character" },
  { "control-in-notes", HEAD "<title/>\n<notes>a&#13;</notes></deck>",
    "4: <notes> holds a control character" },
  { "null", HEAD "<title>&#0;</title></deck>",
    "3: there is a character that XML does not allow, or the file is not in UTF-8" },
  { "bytes", HEAD "<title>\xff\xfe</title></deck>",
    "3: there is a character that XML does not allow, or the file is not in UTF-8" },
  { "doctype",
    "<!DOCTYPE deck [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<deck><title>&x;</title></deck>",
    "1: a document type (<!DOCTYPE>) is not allowed here" },
  { "entity", HEAD "<title>&passwd;</title></deck>", "3: the entity &passwd; is not known" },
};

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  const Refusal *refusal = data;
  g_autofree char *found = NULL;

  write_text (fixture, refusal->text, -1);
  found = load_broken (fixture->path);
  g_assert_cmpstr (found, ==, refusal->expected);
}

/* As much as there may be, and one more. */
static void
test_limits (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (guint more = 0; more <= 1; more++) {
    g_autofree char *name = g_strnfill (ADC_DECK_MAX_NAME - 1 + more, 'x');
    g_autofree char *notes = g_strnfill (ADC_DECK_MAX_TEXT - 1 + more, 'x');
    const char * const texts[] = {
      "<title>é%1$s</title></deck>",
      "<title/><notes>é%2$s</notes></deck>",
      "<title/><zone id=\"deck\"><card name=\"é%1$s\"/></zone></deck>",
      "<title/><zone id=\"deck\"><card name=\"n\"><value stat=\"s\">é%1$s</value></card></zone>"
      "</deck>",
    };
    const char * const expected[] = {
      "3: <title> holds more than 200 characters",
      "3: <notes> holds more than 4000 characters",
      "3: the name of a card has more than 200 characters",
      "3: <value> holds more than 200 characters",
    };

    for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
      g_autoptr(GString) text = g_string_new (HEAD);
      g_autoptr(AdcDeck) deck = NULL;
      g_autofree char *found = NULL;

      g_string_append (text, texts[i]);
      g_string_replace (text, "%1$s", name, 0);
      g_string_replace (text, "%2$s", notes, 0);
      write_text (fixture, text->str, -1);
      if (more == 0) {
        deck = load_sound (fixture->path);
      } else {
        found = load_broken (fixture->path);
        g_assert_cmpstr (found, ==, expected[i]);
      }
    }
  }
}

static void
test_lines (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GString) text = g_string_new (HEAD "<title/><zone id=\"deck\">\n");
  g_autoptr(AdcDeck) deck = NULL;
  g_autoptr(AdcDeck) again = NULL;
  g_autofree char *found = NULL;

  for (guint i = 0; i < ADC_DECK_MAX_LINES; i++)
    g_string_append_printf (text, "<card id=\"c%u\"/>\n", i);
  g_string_append (text, "</zone></deck>");
  write_text (fixture, text->str, text->len);
  deck = load_sound (fixture->path);
  g_assert_cmpuint (adc_deck_get_lines (deck)->len, ==, ADC_DECK_MAX_LINES);
  save (deck, fixture->path);
  again = load_sound (fixture->path);
  g_assert_true (adc_deck_equal (deck, again));

  g_string_replace (text, "</zone>", "<card id=\"more\"/></zone>", 0);
  write_text (fixture, text->str, text->len);
  found = load_broken (fixture->path);
  g_assert_cmpstr (found, ==, "5004: there are more than 5000 lines of cards");
}

static void
test_huge (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *blanks = g_strnfill (8 * 1024 * 1024, ' ');
  g_autofree char *text = g_strconcat (HEAD "<title/>", blanks, "</deck>", NULL);
  g_autofree char *found = NULL;
  g_autofree char *folder = NULL;

  write_text (fixture, text, -1);
  found = load_broken (fixture->path);
  g_assert_cmpstr (found, ==, "0: the file is larger than 8 MB");
  folder = load_broken (fixture->folder);
  g_assert_cmpstr (folder, ==, "0: this is not an ordinary file");
}

static void
test_deep (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GString) text = g_string_new (HEAD "<title/>");
  g_autofree char *found = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "<zone>");
  write_text (fixture, text->str, text->len);
  found = load_broken (fixture->path);
}

/* Never a file that could not be read again, and never one instead of what was there. */
static void
test_unsound_is_not_saved (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const expected[] = {
    "The deck cannot be saved: <title> holds more than 200 characters",
    "The deck cannot be saved: <notes> holds more than 4000 characters",
    "The deck cannot be saved: the attribute “id” of <card> is unknown or has a wrong value",
    "The deck cannot be saved: the attribute “players” of <deck> is unknown or has a wrong value",
    "The deck cannot be saved: the file is larger than 8 MB",
  };
  g_autofree char *text = g_strnfill (4001, 'x');

  write_text (fixture, sound, -1);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    g_autoptr(AdcDeck) deck = adc_deck_new ("tiny", "army");
    g_autoptr(GHashTable) values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    g_autoptr(GError) error = NULL;
    g_autofree char *there = NULL;

    if (i == 0)
      adc_deck_set_title (deck, text);
    else if (i == 1)
      adc_deck_set_notes (deck, text);
    else if (i == 2)
      adc_deck_add (deck, "deck", "Not an id", NULL, NULL, 1);
    else if (i == 3)
      adc_deck_set_players (deck, 1000);
    for (guint n = 0; i == 4 && n < 50000; n++)
      g_hash_table_insert (values, g_strdup_printf ("s%u", n), text + 3801);
    adc_deck_add (deck, "deck", NULL, "mine", values, 1);

    g_assert_false (adc_deck_save (deck, fixture->path, &error));
    g_assert_cmpstr (error->message, ==, expected[i]);
    there = read_text (fixture->path);
    g_assert_cmpstr (there, ==, sound);
  }
}

static guint
count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* A limit on the size of files stands in for a full disk, which root could not be refused. */
static void
test_full_disk (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) deck = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *there = NULL;
  struct rlimit before, small;
  gboolean is_saved;

  write_text (fixture, sound, -1);
  deck = load_sound (fixture->path);
  adc_deck_set_title (deck, "Another");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = 100; /* bytes */
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  is_saved = adc_deck_save (deck, fixture->path, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_false (is_saved);
  g_assert_true (g_str_has_prefix (error->message, "The deck cannot be saved: "));
  g_assert_null (strchr (error->message, '\n'));
  there = read_text (fixture->path);
  g_assert_cmpstr (there, ==, sound);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
test_unwritable (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) deck = adc_deck_new ("tiny", "army");
  g_autofree char *below_file = g_build_filename (fixture->path, "a", "b.adcdeck", NULL);
  g_autofree char *expected = g_strdup_printf ("The folder “%s/a” cannot be made", fixture->path);
  g_autoptr(GError) error = NULL;

  write_text (fixture, sound, -1);
  g_assert_false (adc_deck_save (deck, below_file, &error));
  g_assert_cmpstr (error->message, ==, expected);
  g_clear_error (&error);
  g_assert_false (adc_deck_save (deck, fixture->folder, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
add (const char *path, gconstpointer data, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/deck-file/nothing-is-lost", NULL, test_nothing_is_lost);
  add ("/deck-file/order", NULL, test_order);
  add ("/deck-file/by-hand", NULL, test_by_hand);
  add ("/deck-file/odd-texts", NULL, test_odd_texts);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++) {
    g_autofree char *path = g_strconcat ("/deck-file/refused/", refusals[i].name, NULL);

    add (path, &refusals[i], test_refused);
  }
  add ("/deck-file/limits", NULL, test_limits);
  add ("/deck-file/lines", NULL, test_lines);
  add ("/deck-file/huge", NULL, test_huge);
  add ("/deck-file/deep", NULL, test_deep);
  add ("/deck-file/unsound-is-not-saved", NULL, test_unsound_is_not_saved);
  add ("/deck-file/full-disk", NULL, test_full_disk);
  add ("/deck-file/unwritable", NULL, test_unwritable);

  return g_test_run ();
}
