/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that no version of ours has written: of the right form with nonsense in it, of a wrong form,
 * or a damaged file. Every view is opened with them. */

#include "config.h"

#include "adc-deck.h"
#include "adc-deployment.h"
#include "adc-driver.h"
#include "adc-grid-map.h"
#include "adc-library-loader.h"
#include "adc-roll-log.h"
#include "adc-roller-panel.h"
#include "adc-room-table.h"
#include "adc-setup-plan-private.h"
#include "adc-tally.h"
#include "adc-treasury.h"
#include "adc-turn-view.h"
#include "adc-wallet.h"
#include "adc-window-private.h"
#include "adc-works.h"
#include "widgets.h"

#include <glib/gstdio.h>

#define SEAT "(s" ADC_DECK_STATE_TYPE ADC_DECK_STATE_TYPE ")"

/* What is behind the "v" of these, one for each game. */
static const struct {
  const char *key;
  const char *type;
} states[] = {
  { "muster-plans", "(" ADC_DEPLOYMENT_VARIANT ADC_WORKS_VARIANT ")" },
  { "treasuries", ADC_TREASURY_VARIANT },
  { "setups", ADC_SETUP_VARIANT },
  { "wallets", ADC_WALLET_VARIANT },
  { "grids", ADC_GRID_MAP_VARIANT },
  { "rooms", ADC_ROOM_TABLE_VARIANT },
  { "tallies", ADC_TALLY_VARIANT },
  { "rolls", ADC_ROLL_LOG_VARIANT },
  { "trackers", "(sa" SEAT ")" },
  { "last-decks", "s" },
};

static const char * const games[] = { "ares", "neuroshima-hex", "buck-rogers", "starcraft", "ark",
                                      "nobody's", "" };

static GRand *dice;
static GPtrArray *words; /* ids that mean something somewhere, and some that do not */

static guint
choose (guint n)
{
  return (guint) g_rand_int_range (dice, 0, (gint32) n);
}

static guint32
choose_number (void)
{
  static const guint32 numbers[] = { 0, 1, 2, 3, 5, 19, 100, 65535, G_MAXINT32, G_MAXUINT32 };

  return numbers[choose (G_N_ELEMENTS (numbers))];
}

static const char *
choose_word (void)
{
  return words->pdata[choose (words->len)];
}

static GVariant *generate (const GVariantType *type);

static GVariant *
generate_tuple (const GVariantType *type)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new ();

  for (const GVariantType *item = g_variant_type_first (type); item != NULL;
       item = g_variant_type_next (item))
    g_ptr_array_add (items, generate (item));

  return g_variant_new_tuple ((GVariant **) items->pdata, items->len);
}

static GVariant *
generate_array (const GVariantType *type)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new ();
  const guint n = choose (8) == 0 ? 60 : choose (5);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, generate (g_variant_type_element (type)));

  return g_variant_new_array (g_variant_type_element (type), (GVariant **) items->pdata,
                              items->len);
}

static GVariant *
generate (const GVariantType *type)
{
  static const char * const others[] = { "s", "i", "as", "(sus)", "a{sv}", "d", "ay", "mu" };

  switch (g_variant_type_peek_string (type)[0]) {
  case 'b':
    return g_variant_new_boolean (choose (2) == 0);
  case 'y':
    return g_variant_new_byte ((guchar) choose (256));
  case 'i':
    return g_variant_new_int32 ((gint32) choose_number ());
  case 'u':
    return g_variant_new_uint32 (choose_number ());
  case 'x':
    return g_variant_new_int64 (choose (2) == 0 ? G_MAXINT64 : -(gint64) choose_number ());
  case 'd':
    return g_variant_new_double (choose (2) == 0 ? -1e300 : g_rand_double (dice));
  case 's':
    return g_variant_new_string (choose_word ());
  case 'v':
    return g_variant_new_variant (
      generate (G_VARIANT_TYPE (others[choose (G_N_ELEMENTS (others))])));
  case 'm':
    return g_variant_new_maybe (g_variant_type_element (type), NULL);
  case '{':
    return g_variant_new_dict_entry (generate (g_variant_type_key (type)),
                                     generate (g_variant_type_value (type)));
  case '(':
    return generate_tuple (type);
  default:
    return generate_array (type);
  }
}

static GVariant *
generate_states (const char *type)
{
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_variant_dict_insert_value (&dict, games[i], generate (G_VARIANT_TYPE (type)));

  return g_variant_dict_end (&dict);
}

static const char *
find_state_type (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_str_equal (states[i].key, key))
      return states[i].type;

  return NULL;
}

/* Every key there is. */
static void
spoil (GSettings *settings, gboolean has_right_form)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_auto(GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++) {
    g_autoptr(GSettingsSchemaKey) key = g_settings_schema_get_key (schema, keys[i]);
    const GVariantType *form = g_settings_schema_key_get_value_type (key);
    const char *type = find_state_type (keys[i]);
    g_autoptr(GVariant) value = g_variant_ref_sink (
      type != NULL && has_right_form ? generate_states (type) : generate (form));

    if (type == NULL && g_variant_type_equal (form, G_VARIANT_TYPE_VARDICT))
      g_error ("what is in “%s” is not among the states", keys[i]);
    if (g_settings_schema_key_range_check (key, value))
      g_settings_set_value (settings, keys[i], value);
  }
}

static void
gather_words (void)
{
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(AdcLibrary) library = adc_library_load (&problems);
  static const char * const some[] = {
    "", "a", "/", "ares", "ares/rules", "starcraft/unit/zealot", "ark/battle/", "nobody/nothing",
    "<b>&", "%s%n", "\xc3\xa9\xe2\x80\xaf\xf0\x9f\x8e\xb2", "../../../etc/passwd", "-1", "1e9",
  };

  for (guint i = 0; i < G_N_ELEMENTS (some); i++)
    g_ptr_array_add (words, g_strdup (some[i]));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
      GListModel *entries = adc_game_get_entries (game, kind);
      const guint n = g_list_model_get_n_items (entries);

      for (guint j = 0; j < n; j += 1 + n / 10) {
        g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, j);

        g_ptr_array_add (words, g_strdup (adc_entry_get_id (entry)));
      }
    }
  }
}

/* What is counted, and a throw of the dice, if the game has any. */
static void
visit_turn (AdcApplication *application, AdcGame *game)
{
  GtkWidget *view = adc_driver_get_page (application, "turn");
  g_autofree char *counters = g_strconcat (adc_game_get_id (game), "/turn/counters", NULL);
  g_autofree char *rolls = g_strconcat (adc_game_get_id (game), "/turn/dice", NULL);

  adc_driver_open (application, counters);
  adc_driver_open (application, rolls);
  if (adc_turn_view_get_rolls (ADC_TURN_VIEW (view)) != NULL)
    gtk_widget_activate_action (widget_find (view, ADC_TYPE_ROLLER_PANEL), "dice.throw", NULL);
  adc_driver_settle ();
}

static void
visit_all (AdcApplication *application)
{
  GListModel *library = G_LIST_MODEL (adc_application_get_library (application));

  for (guint i = 0; i < g_list_model_get_n_items (library); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (library, i);
    AdcWindow *window = adc_driver_get_window (application);

    for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (window->views)); row != NULL;
         row = gtk_widget_get_next_sibling (row)) {
      const AdcViewInfo *view = adc_window_get_view_of_row (GTK_LIST_BOX_ROW (row));
      g_autofree char *place = g_strconcat (adc_game_get_id (game), "/", view->name, NULL);

      if (adc_window_offers (view, game))
        adc_driver_open (application, place);
    }
    visit_turn (application, game);
  }
}

static void
test_nonsense (gconstpointer data)
{
  const guint seed = GPOINTER_TO_UINT (data);
  g_autoptr(GSettings) settings = NULL;
  AdcApplication *application;

  if (!g_test_subprocess ()) {
    g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
    g_test_trap_assert_passed ();
    return;
  }

  settings = g_settings_new (ADC_APPLICATION_ID);
  gather_words ();
  g_rand_set_seed (dice, seed);
  spoil (settings, seed % 3 != 0);
  application = adc_driver_start ();
  visit_all (application);
  adc_driver_stop (application);
}

#define GROUP "[io/github/aidedecamp/AideDeCamp]\n"

static const char wrong_types[] =
  GROUP "window-width='wide'\nwindow-height=@as []\nwindow-maximized=7\nlanguage=12\nzoom='big'\n"
        "bookmarks={'a': <1>}\nrecent-searches=3\nticked-steps='none'\nluck=[(1, 2)]\nmaps=[]\n"
        "muster-plans=@as []\ntreasuries=(1,)\nsetups=''\nwallets=true\ngrids=0\nrooms=1.5\n"
        "location=[]\ngame=()\nshow-draw-odds='maybe'\ntrackers=[1]\nlast-decks={1: 2}\n";

static const char out_of_range[] =
  GROUP "window-width=-5\nwindow-height=2147483647\nlanguage='tlh'\ncolor-scheme='pink'\n"
        "zoom=100000\nlocation='ares/unit/'\ngame='no-such-game'\n";

static const char torn[] = GROUP "window-width=9\nbookmarks=['ares/rule/seu";

static const char no_text[] = "\x01\xff\xfe[[[=\n\n=;\x7f";

/* What somebody has edited by hand, or half a disk has left. */
static void
test_damaged_file (gconstpointer data)
{
  AdcApplication *application;

  if (g_test_subprocess ()) {
    application = adc_driver_start ();
    if (data == out_of_range) /* of the others nothing is left to go by */
      visit_all (application);
    adc_driver_stop (application);
    return;
  }

  {
    g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings",
                                                NULL);
    g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

    g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
    g_assert_true (g_file_set_contents (path, data, -1, NULL));
    g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
    g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
    g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
    g_test_trap_assert_passed ();
    g_remove (path);
  }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  dice = g_rand_new_with_seed (0);
  words = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 1; i <= 3; i++) {
    g_autofree char *path = g_strdup_printf ("/settings/nonsense/%u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_nonsense);
  }
  g_test_add_data_func ("/settings/wrong-types", wrong_types, test_damaged_file);
  g_test_add_data_func ("/settings/out-of-range", out_of_range, test_damaged_file);
  g_test_add_data_func ("/settings/torn", torn, test_damaged_file);
  g_test_add_data_func ("/settings/no-text", no_text, test_damaged_file);
  status = g_test_run ();
  g_rand_free (dice);
  g_ptr_array_unref (words);

  return status;
}
