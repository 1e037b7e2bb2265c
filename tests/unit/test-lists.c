/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-army.h"
#include "adc-completions.h"
#include "adc-edition.h"
#include "adc-effect.h"
#include "adc-faction.h"
#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-test-game.h"

/* Values that are lists of pieces or of effects, factions that are part of others, and what is paid
 * with what: what is read, and what is said of what cannot be right. */

#define TITLE(text) "<title>" text "</title>"
#define HEAD \
  "<?xml version=\"1.0\"?>\n" \
  "<game format=\"1\" id=\"tiny\" xml:lang=\"fr\">" TITLE ("Petit jeu") \
  "<players min=\"2\" max=\"4\"/><source id=\"livret\">" TITLE ("Livret") "</source>\n"
#define STAT(id, on, attributes, rest) \
  "<stat id=\"" id "\" on=\"" on "\" " attributes ">" TITLE (id) rest "</stat>"
#define OPTION(id) "<option id=\"" id "\">" TITLE (id) "</option>"
#define STATS \
  STAT ("ore", "unit", "kind=\"integer\"", "") \
  STAT ("consumes", "unit", "kind=\"pieces\"", "") \
  STAT ("ore", "card", "kind=\"integer\"", "") \
  STAT ("deck", "card", "kind=\"choice\" role=\"deck\"", OPTION ("fight") OPTION ("forge")) \
  STAT ("kind", "card", "kind=\"choice\"", OPTION ("blow") OPTION ("trick")) \
  STAT ("icons", "card", "kind=\"pieces\" symbols=\"any\" role=\"icons\"", "") \
  STAT ("effects", "card", "kind=\"effects\"", "") "\n"
#define ECONOMY(parts) "<economy workers=\"9\" rule=\"pay\">" parts "</economy>"
#define ORE "<resource stat=\"ore\" permanent=\"4\"/>"
#define ORDER(id, parts) "<order id=\"" id "\" discount=\"1\">" TITLE (id) parts "</order>"
#define BUY_UNITS "<buy units=\"true\" rule=\"pay\"/>"
#define BUY_FORGE "<buy deck=\"forge\" most=\"1\"/>"
#define SOUND_ECONOMY ECONOMY (ORE ORDER ("build", BUY_UNITS BUY_FORGE))
#define TAIL "\n</game>\n"
#define ENTRIES \
  "<rule id=\"pay\" page=\"1\">" TITLE ("Payer") "</rule>" \
  "<faction id=\"raynor\" of=\"terran\" page=\"1\">" TITLE ("Raynor") "</faction>" \
  "<faction id=\"terran\" page=\"1\">" TITLE ("Terrans") "</faction>" \
  "<faction id=\"zerg\" page=\"1\">" TITLE ("Zergs") "</faction>" \
  "<ability id=\"attack\" amount=\"true\" page=\"1\">" TITLE ("Attaque") \
  "<title xml:lang=\"en\">Attack</title></ability>" \
  "<ability id=\"splash\" page=\"1\">" TITLE ("Zone") "</ability>" \
  "<unit id=\"marine\" faction=\"terran\" page=\"1\">" TITLE ("Marine") "</unit>" \
  "<unit id=\"firebat\" faction=\"terran\" page=\"1\">" TITLE ("Firebat") \
  "<value stat=\"consumes\">marine  marine\nfirebat</value></unit>" \
  "<unit id=\"jim\" faction=\"raynor\" page=\"1\">" TITLE ("Jim") "</unit>" \
  "<unit id=\"slug\" faction=\"zerg\" page=\"1\">" TITLE ("Limace") "</unit>" \
  "<card id=\"flames\" faction=\"terran\" page=\"1\">" TITLE ("Flammes") \
  "<value stat=\"deck\">fight</value><value stat=\"icons\">firebat marine</value>" \
  "<value stat=\"effects\">attack:1@firebat,marine  splash</value></card>" \
  "<card id=\"rock\" shared=\"true\" page=\"1\">" TITLE ("Caillou") \
  "<value stat=\"icons\">Any</value><value stat=\"effects\"></value></card>" \
  "<card id=\"blow\" faction=\"zerg\" page=\"1\">" TITLE ("Coup") \
  "<value stat=\"deck\">forge</value><value stat=\"kind\">blow</value>" \
  "<value stat=\"ore\">1</value></card>" \
  "<card id=\"trick\" faction=\"zerg\" page=\"1\">" TITLE ("Ruse") \
  "<value stat=\"deck\">forge</value><value stat=\"kind\">trick</value></card>" \
  "<card id=\"riddle\" faction=\"zerg\" page=\"1\">" TITLE ("Énigme") \
  "<value stat=\"deck\">forge</value></card>" \
  "<card id=\"gift\" page=\"1\">" TITLE ("Cadeau") \
  "<value stat=\"effects\" complete=\"false\">splash</value></card>"
#define CARD(values) "<card id=\"x\" page=\"1\">" TITLE ("X") values "</card>"

static AdcTestGame *
create_game (const char *stats, const char *economy, const char *more)
{
  AdcTestGame *files = adc_test_game_new ();
  g_autofree char *game = g_strconcat (HEAD, stats, economy, TAIL, NULL);

  adc_test_game_write (files, "game.xml", game);
  adc_test_game_write_entries (files, "entries.xml", ENTRIES);
  adc_test_game_write_entries (files, "more.xml", more);

  return files;
}

static AdcGame *
load_files (AdcTestGame *files)
{
  g_autofree char *path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (path, NULL);
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcGame *game = adc_game_load (files->folder, schema, problems);

  g_assert_nonnull (game);
  return game;
}

static AdcGame *
load_game (void)
{
  g_autoptr(AdcTestGame) files = create_game (STATS, SOUND_ECONOMY, "");

  return load_files (files);
}

static char *
format (AdcGame *game, const char *id, const char *stat)
{
  AdcPiece *piece = ADC_PIECE (adc_game_lookup (game, id));
  AdcStat *found = adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)), stat);

  return adc_piece_format_value (piece, found);
}

#define assert_formats(game, id, stat, wanted) \
  G_STMT_START { \
    g_autofree char *found = format (game, id, stat); \
\
    g_assert_cmpstr (found, ==, wanted); \
  } G_STMT_END

static void
test_formats (void)
{
  g_autoptr(AdcGame) game = NULL;

  adc_language_set_current ("en");
  game = load_game ();
  g_assert_cmpstr (
    adc_piece_get_value (ADC_PIECE (adc_game_lookup (game, "firebat")), "consumes")->text, ==,
    "marine marine firebat");
  assert_formats (game, "firebat", "consumes", "2 × Marine, Firebat");
  assert_formats (game, "marine", "consumes", "?");
  assert_formats (game, "flames", "icons", "Firebat, Marine");
  assert_formats (game, "flames", "effects", "Attack +1 (Firebat, Marine), Zone");
  assert_formats (game, "rock", "icons", "any");
  assert_formats (game, "rock", "effects", "none");
  assert_formats (game, "gift", "effects", "Zone, ?");
  adc_language_set_current ("fr");
  assert_formats (game, "flames", "effects", "Attaque +1 (Firebat, Marine), Zone");
  adc_language_set_current ("en");
}

static void
test_effects (void)
{
  static const char * const wrong[] = {
    ":1",      "attack:",  "attack:0",       "attack:100",      "attack:-1",
    "attack:1:2", "attack@", "attack@,marine", "attack@marine,",  "attack@a@b",
    "@marine", "attack:1@Marine", "attack:1@a,b,a", "Attaque", "attack:1é", "attack, splash",
  };
  g_autoptr(GPtrArray) effects = adc_effects_parse ("  attack:12@a,b\tsplash@c\nshield ");
  g_autoptr(GPtrArray) none = adc_effects_parse (" ");
  g_autofree char *text = NULL;

  g_assert_cmpuint (effects->len, ==, 3);
  text = adc_effects_print (effects);
  g_assert_cmpstr (text, ==, "attack:12@a,b splash@c shield");
  g_assert_cmpuint (((const AdcEffect *) effects->pdata[0])->amount, ==, 12);
  g_assert_null (((const AdcEffect *) effects->pdata[2])->units);
  g_assert_cmpuint (none->len, ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    if (adc_effects_parse (wrong[i]) != NULL)
      g_error ("“%s” is no list of effects", wrong[i]);
}

/* "b a" for the units or the cards of a faction. */
static char *
list_ids (GListModel *pieces)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcEntry) piece = g_list_model_get_item (pieces, i);

    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", adc_entry_get_id (piece));
  }

  return g_string_free (out, FALSE);
}

static void
test_factions (void)
{
  g_autoptr(AdcGame) game = load_game ();
  AdcFaction *raynor = ADC_FACTION (adc_game_lookup (game, "raynor"));
  AdcFaction *terran = ADC_FACTION (adc_game_lookup (game, "terran"));
  g_autofree char *units = list_ids (adc_faction_get_units (raynor));
  g_autofree char *cards = list_ids (adc_faction_get_cards (raynor));
  g_autofree char *parents = list_ids (adc_faction_get_units (terran));
  static const struct {
    const char *piece;
    gboolean    is_raynors, is_terran;
  } owners[] = {
    { "jim", TRUE, FALSE },  { "marine", TRUE, TRUE }, { "flames", TRUE, TRUE },
    { "slug", FALSE, FALSE }, { "rock", TRUE, TRUE },   { "gift", FALSE, FALSE },
  };

  g_assert_cmpstr (adc_faction_get_parent (raynor), ==, "terran");
  g_assert_null (adc_faction_get_parent (terran));
  g_assert_cmpstr (units, ==, "jim marine firebat");
  g_assert_cmpstr (cards, ==, "flames");
  g_assert_cmpstr (parents, ==, "marine firebat");
  for (guint i = 0; i < G_N_ELEMENTS (owners); i++) {
    AdcPiece *piece = ADC_PIECE (adc_game_lookup (game, owners[i].piece));

    g_assert_cmpint (adc_faction_owns (raynor, piece), ==, owners[i].is_raynors);
    g_assert_cmpint (adc_faction_owns (terran, piece), ==, owners[i].is_terran);
  }
}

/* Each is followed by those that are part of it, wherever the files have them. */
static void
test_order (void)
{
  g_autoptr(AdcGame) game = load_game ();
  g_autoptr(GPtrArray) factions = adc_factions_list (game);
  static const char * const labels[] = { "Terrans", "Raynor (Terrans)", "Zergs" };

  g_assert_cmpuint (factions->len, ==, G_N_ELEMENTS (labels));
  for (guint i = 0; i < factions->len; i++) {
    g_autofree char *label = adc_faction_dup_label (factions->pdata[i]);

    g_assert_cmpstr (label, ==, labels[i]);
  }
}

/* A card lacks what another card of its deck has; what none has does not concern it. */
static void
test_concerns (void)
{
  g_autoptr(AdcGame) game = load_game ();
  AdcPiece *flames = ADC_PIECE (adc_game_lookup (game, "flames"));
  AdcPiece *rock = ADC_PIECE (adc_game_lookup (game, "rock"));
  AdcPiece *gift = ADC_PIECE (adc_game_lookup (game, "gift"));
  AdcStat *icons = adc_game_get_stat (game, ADC_KIND_CARD, "icons");
  AdcStat *ore = adc_game_get_stat (game, ADC_KIND_CARD, "ore");

  g_assert_true (adc_piece_concerns (flames, adc_game_get_stat (game, ADC_KIND_CARD, "deck")));
  g_assert_true (adc_piece_concerns (flames, icons));
  g_assert_false (adc_piece_concerns (flames, ore));
  g_assert_true (adc_piece_concerns (rock, ore)); /* of no deck: who knows */
  g_assert_true (adc_piece_concerns (gift, icons));
  g_assert_true (adc_piece_concerns (ADC_PIECE (adc_game_lookup (game, "blow")), ore));
  g_assert_false (adc_piece_concerns (ADC_PIECE (adc_game_lookup (game, "trick")), ore));
  g_assert_true (adc_piece_concerns (ADC_PIECE (adc_game_lookup (game, "riddle")), ore));
  adc_piece_set_user_value (flames, "ore", "2");
  g_assert_true (adc_piece_concerns (flames, ore));
  g_assert_true (adc_piece_concerns (ADC_PIECE (adc_game_lookup (game, "marine")),
                                     adc_game_get_stat (game, ADC_KIND_UNIT, "ore")));
}

static void
test_editions (void)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Box");
  g_autoptr(AdcStat) stat = adc_stat_new ("box", title, "choice", "edition");
  static const struct {
    const char *edition, *piece;
    gboolean    is_included;
  } cases[] = {
    { NULL, NULL, TRUE },          { NULL, "base", TRUE },         { NULL, "base-only", TRUE },
    { NULL, "more", FALSE },       { "base", "base-only", TRUE },  { "base", "more", FALSE },
    { "more", "base", TRUE },      { "more", "base-only", FALSE }, { "more", "more", TRUE },
    { "more", "other", FALSE },    { "other", NULL, TRUE },        { "other", "base", TRUE },
  };
  static const char * const options[] = { "base", "base-only", "more", "other" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    adc_stat_add_option (stat, options[i], title);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (adc_edition_includes (stat, cases[i].edition, cases[i].piece), ==,
                     cases[i].is_included);

  g_assert_cmpstr (adc_edition_get_default (stat), ==, "base");
  g_assert_null (adc_edition_get_default (NULL));
  g_assert_true (adc_edition_includes (NULL, NULL, "whatever"));
  g_assert_true (adc_edition_is_box (stat, "base") && adc_edition_is_box (stat, "more"));
  g_assert_false (adc_edition_is_box (stat, "base-only") || adc_edition_is_box (stat, "none"));
  g_assert_false (adc_edition_is_box (NULL, "base"));
}

/* Units and cards of the first box are counted, deck by deck; those of another stand apart. */
static void
test_army (void)
{
  g_autoptr(AdcTestGame) files = create_game (
    STATS STAT ("copies", "unit", "kind=\"integer\" role=\"copies\"", "")
    STAT ("box", "unit", "kind=\"choice\" role=\"edition\"", OPTION ("base") OPTION ("more")), "",
    "<unit id=\"medic\" faction=\"terran\" page=\"1\">" TITLE ("Medic")
    "<value stat=\"copies\">3</value><value stat=\"box\">more</value></unit>"
    "<unit id=\"ghost\" faction=\"terran\" page=\"1\">" TITLE ("Ghost")
    "<value stat=\"copies\">4</value><value stat=\"box\">base</value></unit>");
  g_autoptr(AdcGame) game = load_files (files);
  g_autoptr(GPtrArray) groups = NULL;
  static const struct {
    const char *title;
    guint       n_pieces, n_copies;
  } wanted[] = { { "Units", 4, 4 }, { "fight", 1, 0 }, { "more", 1, 3 } };
  guint n_copies;

  adc_language_set_current ("en");
  groups = adc_army_list_groups (ADC_FACTION (adc_game_lookup (game, "raynor")), &n_copies);
  g_assert_cmpuint (n_copies, ==, 4);
  g_assert_cmpuint (groups->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < groups->len; i++) {
    const AdcArmyGroup *group = groups->pdata[i];

    g_assert_cmpstr (group->title, ==, wanted[i].title);
    g_assert_cmpuint (group->pieces->len, ==, wanted[i].n_pieces);
    g_assert_cmpuint (group->n_copies, ==, wanted[i].n_copies);
  }
}

static void
test_economy (void)
{
  g_autoptr(AdcGame) game = load_game ();
  AdcEconomy *economy = adc_game_get_economy (game);
  const AdcResource *ore;
  const AdcOrder *build;
  const AdcPurchase *units, *forge;

  g_assert_cmpuint (adc_economy_get_n_workers (economy), ==, 9);
  g_assert_cmpstr (adc_economy_get_rule (economy), ==, "pay");
  g_assert_null (adc_economy_get_permanent_rule (economy));
  g_assert_null (adc_economy_get_strain_rule (economy));
  g_assert_cmpuint (adc_economy_get_resources (economy)->len, ==, 1);
  ore = adc_economy_get_resources (economy)->pdata[0];
  g_assert_cmpstr (ore->stat, ==, "ore");
  g_assert_cmpuint (ore->n_permanent, ==, 4);
  g_assert_cmpuint (adc_economy_get_orders (economy)->len, ==, 1);
  build = adc_economy_get_orders (economy)->pdata[0];
  g_assert_cmpstr (adc_text_get (build->title), ==, "build");
  g_assert_cmpuint (build->discount, ==, 1);
  g_assert_cmpuint (build->purchases->len, ==, 2);
  units = build->purchases->pdata[0];
  g_assert_true (units->is_units && units->deck == NULL && units->most == 0);
  g_assert_cmpstr (units->rule, ==, "pay");
  forge = build->purchases->pdata[1];
  g_assert_cmpstr (forge->deck, ==, "forge");
  g_assert_true (!forge->is_units && forge->most == 1 && forge->rule == NULL);
}

/* A list the user completes: none is a value, and what is no list is refused in one sentence. */
static void
test_completed (void)
{
  g_autoptr(AdcGame) game = load_game ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "completed.xml", NULL);
  g_autoptr(AdcCompletions) completions = adc_completions_new (path);
  g_autoptr(GError) error = NULL;
  AdcPiece *flames = ADC_PIECE (adc_game_lookup (game, "flames"));
  AdcStat *effects = adc_game_get_stat (game, ADC_KIND_CARD, "effects");
  AdcStat *icons = adc_game_get_stat (game, ADC_KIND_CARD, "icons");

  g_assert_true (adc_stat_is_list (effects) && adc_stat_is_list (icons));
  g_assert_false (adc_stat_is_list (adc_game_get_stat (game, ADC_KIND_CARD, "deck")));
  g_assert_true (adc_completions_set (completions, flames, "effects", "", &error));
  g_assert_true (adc_completions_set (completions, flames, "icons", " jim  jim ", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (completions)), ==, 2);
  g_assert_false (adc_completions_set (completions, flames, "icons", "jim any", &error));
  g_assert_cmpstr (error->message, ==, "icons: there is no unit or card “any”");
  adc_completions_flush (completions);
}

typedef struct {
  const char *name;
  const char *stats;
  const char *economy;
  const char *more;
  const char *wanted; /* how what is said begins; the stats are on line 3, the economy on line 4 */
} Case;

static const Case cases[] = {
  { "sound", STATS, SOUND_ECONOMY, "", "" },
  { "unknown-piece", STATS, "", CARD ("<value stat=\"icons\">marine ghost</value>"),
    "more.xml:3: icons: there is no unit or card “ghost”\n" },
  { "rule-is-no-piece", STATS, "", CARD ("<value stat=\"icons\">pay</value>"),
    "more.xml:3: icons: there is no unit or card “pay”\n" },
  { "symbol-among-others", STATS, "", CARD ("<value stat=\"icons\">any marine</value>"),
    "more.xml:3: icons: there is no unit or card “any”\n" },
  { "no-effect", STATS, "", CARD ("<value stat=\"effects\">attack:x</value>"),
    "more.xml:3: effects: “attack:x” is not a list of abilities such as “attack:1@unit,unit”\n" },
  { "unknown-ability", STATS, "", CARD ("<value stat=\"effects\">fly</value>"),
    "more.xml:3: effects: there is no ability “fly”\n" },
  { "effect-without-amount", STATS, "", CARD ("<value stat=\"effects\">attack@marine</value>"),
    "more.xml:3: effects: “Attack” needs an amount from 1 to 99\n" },
  { "effect-with-amount", STATS, "", CARD ("<value stat=\"effects\">splash:2</value>"),
    "more.xml:3: effects: “Zone” takes no amount\n" },
  { "effect-of-no-unit", STATS, "", CARD ("<value stat=\"effects\">splash@marine,rock</value>"),
    "more.xml:3: effects: there is no unit “rock”\n" },
  { "no-parent", STATS, "",
    "<faction id=\"x\" of=\"nobody\" page=\"1\">" TITLE ("X") "</faction>",
    "more.xml:3: nothing in this game has the id “nobody”\n" },
  { "parent-is-no-faction", STATS, "",
    "<faction id=\"x\" of=\"marine\" page=\"1\">" TITLE ("X") "</faction>",
    "more.xml:3: “marine” is a “unit”, but a “faction” is wanted here\n" },
  { "grandparent", STATS, "",
    "<faction id=\"x\" of=\"raynor\" page=\"1\">" TITLE ("X") "</faction>",
    "more.xml:3: “raynor” is itself part of a faction\n" },
  { "own-parent", STATS, "",
    "<faction id=\"x\" of=\"x\" page=\"1\">" TITLE ("X") "</faction>"
    "<unit id=\"y\" faction=\"x\" page=\"1\">" TITLE ("Y") "</unit>",
    "more.xml:3: “x” is itself part of a faction\n" },
  { "deck-of-units", STATS STAT ("pile", "unit", "kind=\"choice\" role=\"deck\"", OPTION ("a")), "",
    "", "game.xml:4: only cards belong to a deck\n" },
  { "deck-of-text", STATS STAT ("pile", "card", "kind=\"text\" role=\"deck\"", ""), "", "",
    "game.xml:4: a stat with this role is a choice of options\n" },
  { "edition-without-options", STATS STAT ("box", "unit", "kind=\"choice\" role=\"edition\"", ""),
    "", "", "game.xml:4: a stat with this role is a choice of options\n" },
  { "requires-a-number", STATS STAT ("needs", "unit", "kind=\"integer\" role=\"requires\"", ""), "",
    "", "game.xml:4: a stat with this role is a list of pieces\n" },
  { "wrong-symbol", STATS STAT ("needs", "unit", "kind=\"pieces\" symbols=\"X\"", ""), "", "",
    "game.xml:4: " },
  { "unknown-resource", STATS, ECONOMY ("<resource stat=\"gas\"/>" ORDER ("build", BUY_UNITS)), "",
    "game.xml:4: units and cards do not both have a stat “gas” that is a whole number\n" },
  { "resource-is-no-number", STATS,
    ECONOMY ("<resource stat=\"icons\"/>" ORDER ("build", BUY_UNITS)), "",
    "game.xml:4: units and cards do not both have a stat “icons” that is a whole number\n" },
  { "resource-twice", STATS, ECONOMY (ORE ORE ORDER ("build", BUY_UNITS)), "",
    "game.xml:4: the resource “ore” stands twice\n" },
  { "order-twice", STATS, ECONOMY (ORE ORDER ("build", BUY_UNITS) ORDER ("build", BUY_FORGE)), "",
    "game.xml:4: the order “build” stands twice\n" },
  { "unknown-deck", STATS, ECONOMY (ORE ORDER ("build", "<buy deck=\"loot\"/>")), "",
    "game.xml:4: no deck of cards is called “loot”\n" },
  { "purchase-twice", STATS, ECONOMY (ORE ORDER ("build", BUY_FORGE BUY_FORGE)), "",
    "game.xml:4: the same purchase stands twice\n" },
  { "unknown-rule", STATS, ECONOMY (ORE ORDER ("build", "<buy units=\"true\" rule=\"no\"/>")), "",
    "game.xml:4: nothing in this game has the id “no”\n" },
  { "buys-nothing", STATS, ECONOMY (ORE ORDER ("build", "<buy/>")), "", "game.xml:4: " },
  { "buys-both", STATS, ECONOMY (ORE ORDER ("build", "<buy units=\"true\" deck=\"forge\"/>")), "",
    "game.xml:4: " },
  { "no-order", STATS, ECONOMY (ORE), "", "game.xml:4: " },
  { "many-workers", STATS, "<economy workers=\"99999999999\">" ORE ORDER ("b", BUY_UNITS)
    "</economy>", "", "game.xml:4: " },
};

static void
test_problem (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(AdcTestGame) files = create_game (test->stats, test->economy, test->more);
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GString) found = g_string_new (NULL);

  adc_language_set_current ("en");
  problems = adc_validate_path (files->folder);
  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];
    g_autofree char *name = g_path_get_basename (problem->file);

    g_string_append_printf (found, "%s:%d: %s\n", name, problem->line, problem->message);
  }

  if (!g_str_has_prefix (found->str, test->wanted) || (*test->wanted == '\0' && found->len > 0))
    g_error ("expected “%s”, found “%s”", test->wanted, found->str);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lists/formats", test_formats);
  g_test_add_func ("/lists/effects", test_effects);
  g_test_add_func ("/lists/factions", test_factions);
  g_test_add_func ("/lists/order", test_order);
  g_test_add_func ("/lists/concerns", test_concerns);
  g_test_add_func ("/lists/editions", test_editions);
  g_test_add_func ("/lists/army", test_army);
  g_test_add_func ("/lists/economy", test_economy);
  g_test_add_func ("/lists/completed", test_completed);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/lists/problem/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_problem);
  }

  return g_test_run ();
}
