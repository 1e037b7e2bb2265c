/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-ups of a game of the player's own: sound ones, and what is said of the others. */

#include "config.h"

#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-setup-list.h"
#include "adc-setup-words.h"
#include "adc-test-game.h"

#define TITLE(text) "<title>" text "</title>"
#define OPTION(id) "<option id='" id "'>" TITLE (id) "</option>"

static const char game_xml[] =
  "<game format='1' id='tiny' xml:lang='fr'>" TITLE ("Petit") "<players min='2' max='4'/>"
  "<source id='livret'>" TITLE ("Livret") "</source>\n"
  "<stat id='deck' on='card' kind='choice' role='deck'>" TITLE ("Paquet")
  OPTION ("room") OPTION ("trick") "</stat>\n"
  "<stat id='group' on='card' kind='choice' role='group'>" TITLE ("Groupe")
  OPTION ("a") OPTION ("b") OPTION ("c") "</stat>\n"
  "<stat id='size' on='card' kind='integer'>" TITLE ("Taille") "</stat>\n"
  "<setup>\n"
  "<mode id='usual'>" TITLE ("Habituel") "</mode><mode id='short' players='2-3'>" TITLE ("Court")
  "</mode>\n"
  "<choice id='side'>" TITLE ("Face") "<option id='front'>" TITLE ("Avant") "</option>"
  "<option id='back' unsuited='short'>" TITLE ("Arrière") "</option></choice>\n"
  "<groups deck='room'>" TITLE ("Groupes")
  "<kind id='dull' groups='a b'>" TITLE ("Ternes") "</kind>"
  "<kind id='bright' groups='c'>" TITLE ("Vifs") "</kind>"
  "<take mode='usual' count='2'/><limit players='2' kind='bright' most='0'/></groups>\n"
  "<section id='all'>" TITLE ("Tout")
  "<component id='cards'>" TITLE ("Cartes") "<amount count='3' each='group'/></component>"
  "<component id='pairs'>" TITLE ("Paires")
  "<amount count='2' each='pair' of='dull' with='bright'/></component>"
  "<component id='rooms'>" TITLE ("Salles") "<amount count='2' each='deck' of='room'/></component>"
  "<component id='weight'>" TITLE ("Poids")
  "<amount count='1' each='value' of='hall' stat='size'/></component>"
  "<component id='halls'>" TITLE ("Halls") "<amount cards='hall'/></component>"
  "<component id='sum'>" TITLE ("Somme") "<amount count='-1' each='component' of='cards'/>"
  "<amount count='10' most='12'/></component>"
  "<component id='mats'>" TITLE ("Tapis") "<amount count='1' each='piece' of='mat'/></component>"
  "</section>\n"
  "<table><piece id='mat' width='200' depth='100'>" TITLE ("Tapis") "</piece>"
  "<piece id='bend' width='90' depth='80' arm='20'>" TITLE ("Coude") "</piece>"
  "<layout id='one' width='40' depth='40' columns='2' rows='2' square='100'>" TITLE ("Une")
  "<put piece='mat' x='0' y='200' player='1'/><put piece='bend' x='0' y='-80' corner='sw'/>"
  "</layout></table>\n"
  "<case id='first' players='3' groups='a c'>" TITLE ("Premier")
  "<expect component='pairs' count='2'/><icons groups='a b' kept='false'/></case>\n"
  "</setup></game>";

static const char entries_xml[] =
  "<entries format='1' game='tiny' xml:lang='fr'>"
  "<card id='hall' page='1'>" TITLE ("Hall") "<value stat='deck'>room</value>"
  "<value stat='size'>7</value></card>"
  "<card id='shed' page='1'>" TITLE ("Remise") "<value stat='deck'>room</value></card>"
  "</entries>";

static AdcTestGame *
create (const char *game)
{
  AdcTestGame *self = adc_test_game_new ();

  adc_test_game_write (self, "game.xml", game);
  adc_test_game_write (self, "entries.xml", entries_xml);
  return self;
}

static void
assert_quantity (const AdcSetupList *list, const char *component, const char *wanted)
{
  const AdcSetupLine *line = adc_setup_list_find (list, component);
  g_autofree char *text = NULL;

  g_assert_nonnull (line);
  text = adc_setup_words_quantity (&line->quantity);
  g_assert_cmpstr (text, ==, wanted);
}

static void
test_sound (void)
{
  g_autoptr(AdcTestGame) files = create (game_xml);
  g_autofree char *path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (path, NULL);
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcGame) game = adc_game_load (files->folder, schema, problems);
  g_autoptr(AdcSetupPlan) plan = NULL;
  g_autoptr(AdcSetupList) list = NULL;
  g_autoptr(AdcSetupList) open = NULL;

  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", ((const AdcProblem *) problems->pdata[i])->message);
  g_assert_cmpuint (problems->len, ==, 0);
  plan = adc_setup_plan_new (game);
  open = adc_setup_list_new (plan);
  assert_quantity (open, "cards", "6");
  g_assert_null (adc_setup_list_find (open, "pairs")); /* no bright one with two players */
  g_assert_true (adc_setup_plan_open_case (plan, "first"));
  list = adc_setup_list_new (plan);
  g_assert_cmpuint (list->faults->len, ==, 0);
  assert_quantity (list, "pairs", "2");
  assert_quantity (list, "rooms", "4");
  assert_quantity (list, "weight", "7");
  assert_quantity (list, "halls", "1");
  assert_quantity (list, "sum", "4–6");
  assert_quantity (list, "mats", "1");
}

static void
test_broken (void)
{
  static const struct {
    const char *right;
    const char *wrong;
    const char *said; /* NULL: the schema does */
  } cases[] = {
    { "<mode id='short'", "<mode id='usual'", "the way to play “usual” stands twice" },
    { "players='2-3'", "players='3-2'", "the least number of players is greater than the most" },
    { "<option id='back'", "<option id='front'", "the option “front” stands twice" },
    { "unsuited='short'", "unsuited='long'", "there is no way to play “long”" },
    { "<groups deck='room'", "<groups deck='rum'", "no deck of cards is called “rum”" },
    { " role='group'", "", "cards do not have a stat with the role “group”" },
    { "groups='a b'", "groups='a'", "the group “b” is of no kind" },
    { "groups='c'", "groups='c b'", "the group “b” is of two kinds" },
    { "groups='a b'", "groups='a b d'", "there is no group “d”" },
    { "kind='bright'", "kind='loud'", "there is no kind of groups “loud”" },
    { "<take mode='usual'", "<take mode='long'", "there is no way to play “long”" },
    { "<take mode='usual'", "<take option='top'", "there is no option “top”" },
    { "of='dull' with='bright'", "of='dull' with='loud'", "there is no kind of groups “loud”" },
    { "<component id='sum'", "<component id='cards'", "the component “cards” stands twice" },
    { "each='component' of='cards'", "each='component' of='sum'",
      "no component before is called “sum”" },
    { "stat='size'", "stat='deck'", "there is no stat “deck” that is a whole number" },
    { "count='10' most='12'", "count='10' most='9'", "the most is less than the least" },
    { "each='piece' of='mat'", "each='piece' of='rug'", "there is no piece “rug”" },
    { "<piece id='bend'", "<piece id='mat'", "the piece “mat” stands twice" },
    { "arm='20'", "arm='80'", "the arms of the piece are as broad as it is" },
    { "<put piece='bend'", "<put piece='rug'", "there is no piece “rug”" },
    { "width='40' depth='40'", "width='40' depth='37'",
      "what lies there takes 200 × 380 mm, which is more than the table has" },
    { "component='pairs'", "component='pears'", "no component is called “pears”" },
    { "<icons groups='a b'", "<icons groups='a z'", "there is no group “z”" },
    { "<amount cards='hall'/>", "<amount cards='hill'/>", NULL },
    { "<amount cards='hall'/>", "<amount cards='hall' count='1'/>", NULL },
    { "count='3' each='group'", "count='some' each='group'", NULL },
    { "each='pair' of='dull' with='bright'", "each='pair' of='dull'", NULL },
    { "corner='sw'", "corner='south'", NULL },
    { "players='2' kind", "players='two' kind", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(GStrv) parts = g_strsplit (game_xml, cases[i].right, 2);
    g_autofree char *broken = NULL;
    g_autoptr(AdcTestGame) files = NULL;
    g_autoptr(GPtrArray) problems = NULL;
    const AdcProblem *problem;

    g_assert_cmpuint (g_strv_length (parts), ==, 2);
    broken = g_strjoinv (cases[i].wrong, parts);
    files = create (broken);
    problems = adc_validate_path (files->folder);
    g_assert_cmpuint (problems->len, >, 0);
    problem = problems->pdata[0];
    if (cases[i].said != NULL)
      g_assert_cmpstr (problem->message, ==, cases[i].said);
    g_assert_cmpint (problem->line, >, 0);
    g_assert_true (g_str_has_suffix (problem->file, "game.xml"));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  g_test_add_func ("/setup-files/sound", test_sound);
  g_test_add_func ("/setup-files/broken", test_broken);

  return g_test_run ();
}
