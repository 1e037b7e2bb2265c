/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles as they are drawn, and the armies they make, in the real window. */

#include "adc-army-compare.h"
#include "adc-army-sheet.h"
#include "adc-driver.h"
#include "adc-faction.h"
#include "adc-game.h"
#include "adc-library.h"
#include "adc-piece-sheet.h"
#include "adc-piece-words.h"
#include "adc-tile-painter.h"
#include "adc-tile-view.h"
#include "adc-unit-card.h"
#include "adc-versus-chart.h"
#include "widgets.h"

#include <math.h>
#include <string.h>

static AdcApplication *application;

static AdcGame *
get_game (void)
{
  return adc_library_get_game (adc_application_get_library (application), "neuroshima-hex");
}

static AdcPiece *
get_piece (const char *id)
{
  return ADC_PIECE (adc_game_lookup (get_game (), id));
}

static GtkWidget *
get_window (void)
{
  return GTK_WIDGET (adc_driver_get_window (application));
}

/* The first of that type on screen. */
static gpointer
find (GType type)
{
  g_autoptr(GPtrArray) found = widget_find_all (get_window (), type);

  g_assert_cmpuint (found->len, >, 0);
  return found->pdata[0];
}

/* The pixels of a tile in a box as high as that, four bytes each. */
typedef struct {
  guchar *data;
  int     width;
  int     height;
} Picture;

static Picture
paint (const AdcTileLook *look, int size)
{
  Picture picture = { NULL, ceilf (adc_tile_get_width (size)), size };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;

  adc_tile_paint (snapshot, get_window (), look, 0, 0, size);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (get_window ())), node,
                                         &GRAPHENE_RECT_INIT (0, 0, picture.width, size));
  picture.data = g_malloc0 ((gsize) picture.width * size * 4);
  gdk_texture_download (texture, picture.data, picture.width * 4);
  return picture;
}

/* Whether something light is there: so far from the middle, where 1 is the side that way. */
static gboolean
is_light (const Picture *picture, double side, double distance)
{
  const double angle = side * G_PI / 3 - G_PI_2;
  const int x = picture->width / 2.0 + cos (angle) * distance * picture->height / 2;
  const int y = picture->height / 2.0 + sin (angle) * distance * picture->height / 2;
  const guchar *pixel = picture->data + (gsize) (y * picture->width + x) * 4;

  return pixel[0] > 200 && pixel[1] > 200 && pixel[2] > 200;
}

/* Each sign is on its side and on no other, whichever way the tile is turned and however small it
 * is. */
static void
test_sides (void)
{
  static const struct {
    const char *unit;     /* with something on one side only */
    guint       side;     /* where it is printed */
    double      distance; /* from the middle of the tile */
  } cases[] = {
    { "moloch-blocker", 0, 0.915 },     /* armour */
    { "moloch-cyborg", 0, 0.55 },       /* the shaft of a shot */
    { "posterunek-commando", 2, 0.55 }, /* likewise */
    { "hegemonia-runner", 0, 0.66 },    /* a blow */
    { "moloch-mother", 0, 0.87 },       /* a socket */
  };
  static const int sizes[] = { 48, 60, 96, 300 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes) * ADC_SIDES_N; j++) {
      const int size = sizes[j / ADC_SIDES_N];
      const guint rotation = j % ADC_SIDES_N;
      AdcTile tile;
      AdcTileLook look;
      Picture picture;

      adc_tile_look_init (&look, get_piece (cases[i].unit), &tile);
      look.rotation = rotation;
      picture = paint (&look, size);
      for (guint side = 0; side < ADC_SIDES_N; side++)
        if (is_light (&picture, side, cases[i].distance) !=
            (side == (cases[i].side + rotation) % ADC_SIDES_N))
          g_error ("%s of %d pixels, turned by %u, is wrong on side %u", cases[i].unit, size,
                   rotation, side);
      g_free (picture.data);
    }
}

static gboolean
look_alike (const AdcTileLook *first, const AdcTileLook *second, int size)
{
  Picture one = paint (first, size);
  Picture other = paint (second, size);
  const gboolean are_alike = memcmp (one.data, other.data, (gsize) one.width * size * 4) == 0;

  g_free (one.data);
  g_free (other.data);
  return are_alike;
}

/* One that is netted, wounded, slowed or only a proposal does not look as before. */
static void
test_differences (void)
{
  static const int sizes[] = { 48, 96 };
  AdcTile tile, other;
  AdcTileLook before, look;

  adc_tile_look_init (&before, get_piece ("moloch-protector"), &tile);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    look = before;
    g_assert_true (look_alike (&before, &look, sizes[i]));
    look.rotation = ADC_SIDES_N;
    g_assert_true (look_alike (&before, &look, sizes[i]));
    look.is_netted = TRUE;
    g_assert_false (look_alike (&before, &look, sizes[i]));
    look = before;
    look.is_faint = TRUE;
    g_assert_false (look_alike (&before, &look, sizes[i]));
    look = before;
    look.initiatives[0] = tile.initiatives[0];
    g_assert_true (look_alike (&before, &look, sizes[i]));
    look.initiatives[0] = 0;
    g_assert_false (look_alike (&before, &look, sizes[i]));

    /* The same number, but not the printed one. */
    other = tile;
    other.initiatives[0] = 0;
    before.tile = &other;
    g_assert_false (look_alike (&before, &look, sizes[i]));
    before.tile = &tile;
  }

  look = before;
  look.wounds = 1;
  g_assert_false (look_alike (&before, &look, 96));
  adc_tile_look_init (&before, get_piece ("moloch-hq"), &tile);
  look = before;
  look.points = 7;
  g_assert_false (look_alike (&before, &look, 48));
}

/* No two tiles of an army look the same, even when they are small. */
static void
test_army_is_told_apart (void)
{
  AdcFaction *moloch = ADC_FACTION (adc_game_lookup (get_game (), "moloch"));
  GListModel *units = adc_faction_get_units (moloch);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    for (guint j = 0; j < i; j++) {
      g_autoptr(AdcPiece) first = g_list_model_get_item (units, i);
      g_autoptr(AdcPiece) second = g_list_model_get_item (units, j);
      AdcTile first_tile, second_tile;
      AdcTileLook first_look, second_look;

      adc_tile_look_init (&first_look, first, &first_tile);
      adc_tile_look_init (&second_look, second, &second_tile);
      g_assert_false (look_alike (&first_look, &second_look, 48));
    }
}

/* The HQs of two armies differ where no colour is seen, too: by a letter that no other army of the game has. */
static void
test_armies_without_colour (void)
{
  static const int sizes[] = { 48, 52, 96 };
  GListModel *factions = adc_game_get_entries (get_game (), ADC_KIND_FACTION);
  AdcTile tile;
  AdcTileLook look, other;

  g_assert_cmpuint (g_list_model_get_n_items (factions), >, 1);
  for (guint i = 0; i < g_list_model_get_n_items (factions); i++)
    for (guint j = 0; j < i; j++) {
      g_autoptr(AdcEntry) first = g_list_model_get_item (factions, i);
      g_autoptr(AdcEntry) second = g_list_model_get_item (factions, j);
      g_autofree char *letters = adc_faction_dup_letters (first);
      g_autofree char *others = adc_faction_dup_letters (second);

      g_assert_cmpuint (g_utf8_strlen (letters, -1), ==, 1);
      g_assert_cmpstr (letters, !=, others);
      adc_tile_look_init (&look, get_piece ("moloch-hq"), &tile);
      other = look;
      g_strlcpy (look.letters, letters, sizeof look.letters);
      g_strlcpy (other.letters, others, sizeof other.letters);
      for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
        g_assert_false (look_alike (&look, &other, sizes[k]));
    }

  adc_tile_look_init (&look, get_piece ("moloch-hq"), &tile);
  g_assert_cmpstr (look.letters, ==, "M");
}

/* Whatever stands on it, and however large it is. */
static void
test_anything (void)
{
  static const float sizes[] = { 0, 1, 7.5, 48, 1000 };
  AdcTile tile;
  AdcTileLook look;

  adc_tile_look_init (&look, get_piece ("moloch-hq"), &tile);
  memset (&tile, 9, G_STRUCT_OFFSET (AdcTile, n_initiatives));
  tile.n_initiatives = ADC_TILE_INITIATIVES;
  tile.toughness = 999;
  look.wounds = 2000;
  look.points = 99999;
  tile.n_signs = ADC_TILE_SIGNS;
  for (guint i = 0; i < ADC_TILE_SIGNS; i++)
    tile.signs[i] = (AdcTileSign) { ADC_SYMBOL_SLOW, 99 };
  look.name = "A name far too long for any tile that was ever made";
  g_strlcpy (look.letters, "WWW", sizeof look.letters);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GtkSnapshot *snapshot = gtk_snapshot_new ();
    g_autoptr(GskRenderNode) node = NULL;

    adc_tile_paint (snapshot, get_window (), &look, 3, 4, sizes[i]);
    node = gtk_snapshot_free_to_node (snapshot);
    g_assert_true ((node != NULL) == (sizes[i] > 0));
  }
}

static void
test_view (void)
{
  GtkWidget *view = g_object_ref_sink (adc_tile_view_new ());
  g_autofree char *words = NULL;
  int width, height;

  adc_tile_view_set_piece (ADC_TILE_VIEW (view), get_piece ("moloch-cyborg"));
  words = adc_tile_describe (get_piece ("moloch-cyborg"), 0);
  widget_assert_named (view, words);
  g_assert_true (g_str_has_suffix (words, "Initiative 3. Shot of 1 to the north."));
  adc_tile_view_set_rotation (ADC_TILE_VIEW (view), 7);
  g_free (g_steal_pointer (&words));
  words = adc_tile_describe (get_piece ("moloch-cyborg"), 1);
  widget_assert_named (view, words);

  adc_tile_view_set_size (ADC_TILE_VIEW (view), 100);
  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 100);
  g_assert_cmpint (width, ==, 116);
  adc_tile_view_set_size (ADC_TILE_VIEW (view), 10000);
  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 300);

  adc_tile_view_set_piece (ADC_TILE_VIEW (view), NULL);
  g_assert_finalize_object (view);
}

static GtkWidget *
get_turn_box (void)
{
  return GTK_WIDGET (gtk_widget_get_template_child (find (ADC_TYPE_PIECE_SHEET),
                                                    ADC_TYPE_PIECE_SHEET, "turn_box"));
}

static void
test_sheet (void)
{
  g_autofree char *turned = adc_tile_describe (get_piece ("moloch-cyborg"), 5);
  g_autofree char *text = NULL;
  AdcUnitCard *card;
  GtkWidget *button;

  adc_driver_open (application, "neuroshima-hex/unit/moloch-cyborg");
  card = find (ADC_TYPE_UNIT_CARD);
  g_assert_true (adc_unit_card_is_tile (card));
  text = adc_driver_dup_text (GTK_WIDGET (card));
  g_assert_null (strstr (text, "Shots"));
  g_assert_nonnull (strstr (text, "Copies"));

  button = gtk_widget_get_first_child (get_turn_box ());
  g_signal_emit_by_name (button, "clicked");
  widget_assert_named (find (ADC_TYPE_TILE_VIEW), turned);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       turned);

  /* Elsewhere and back it is as printed, and turns again. */
  adc_driver_open (application, "neuroshima-hex/faction/moloch");
  adc_driver_open (application, "neuroshima-hex/unit/moloch-cyborg");
  g_assert_true (gtk_widget_is_sensitive (gtk_widget_get_first_child (get_turn_box ())));
  g_free (g_steal_pointer (&turned));
  turned = adc_tile_describe (get_piece ("moloch-cyborg"), 0);
  widget_assert_named (find (ADC_TYPE_TILE_VIEW), turned);

  adc_driver_open (application, "neuroshima-hex/card/moloch-move");
  g_assert_false (adc_unit_card_is_tile (find (ADC_TYPE_UNIT_CARD)));
  g_assert_false (gtk_widget_get_visible (get_turn_box ()));
}

/* The army under the article of its faction; a piece of it opens. */
static void
test_army (void)
{
  g_autoptr(GPtrArray) pieces = NULL;
  g_autoptr(GPtrArray) sheets = NULL;
  g_autofree char *text = NULL;

  adc_driver_open (application, "neuroshima-hex/faction/borgo");
  text = adc_driver_dup_text (find (ADC_TYPE_ARMY_SHEET));
  g_assert_nonnull (strstr (text, "The Army: 35 tiles"));
  g_assert_nonnull (strstr (text, "Soldier · 17\n"));
  g_assert_nonnull (strstr (text, "Mutant\n×6\n"));
  g_assert_nonnull (strstr (text, "Cards · 11\n"));
  g_assert_nonnull (strstr (text, "Battle\n×6\n"));

  pieces = widget_find_all (get_window (), GTK_TYPE_FLOW_BOX_CHILD);
  g_assert_cmpuint (pieces->len, ==,
                    g_list_model_get_n_items (adc_faction_get_units (ADC_FACTION (
                      adc_game_lookup (get_game (), "borgo")))) +
                      3);
  g_assert_true (gtk_widget_grab_focus (pieces->pdata[1]));
  g_signal_emit_by_name (pieces->pdata[1], "activate");
  adc_driver_settle ();
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "neuroshima-hex/unit/borgo-mutant");

  /* A game whose units do not come in copies has none. */
  adc_driver_open (application, "ares/faction/terrans");
  sheets = widget_find_all (get_window (), ADC_TYPE_ARMY_SHEET);
  g_assert_cmpuint (sheets->len, ==, 0);
}

static const char *
get_chart_text (guint position)
{
  g_autoptr(GPtrArray) charts = widget_find_all (get_window (), ADC_TYPE_VERSUS_CHART);

  g_assert_cmpuint (charts->len, >, position);
  return adc_versus_chart_get_text (charts->pdata[position]);
}

/* The first button in there. */
static void
press (GtkWidget *widget)
{
  g_autoptr(GPtrArray) buttons = widget_find_all (widget, GTK_TYPE_BUTTON);

  g_assert_cmpuint (buttons->len, >, 0);
  widget_click (buttons->pdata[0]);
}

static void
test_compare (void)
{
  GtkDropDown *second;

  adc_driver_open (application, "neuroshima-hex/faction/moloch");
  adc_driver_open (application, "neuroshima-hex/ability/medic");
  adc_driver_open (application, "neuroshima-hex/faction/moloch");
  press (find (ADC_TYPE_ARMY_SHEET));
  adc_driver_settle ();
  g_assert_cmpstr (get_chart_text (0), ==,
                   "Attack and Defence. Tiles that shoot: Moloch 8, Posterunek 9; "
                   "Tiles that strike: Moloch 8, Posterunek 5; "
                   "Tiles with armour: Moloch 6, Posterunek 0; "
                   "Tiles with nets: Moloch 1, Posterunek 0");
  widget_assert_named (find (ADC_TYPE_VERSUS_CHART), get_chart_text (0));
  g_assert_cmpstr (get_chart_text (2), ==,
                   "Initiative. 0: Moloch 1, Posterunek 1; 1: Moloch 4, Posterunek 1; "
                   "2: Moloch 7, Posterunek 6; 3: Moloch 4, Posterunek 7; "
                   "X: Moloch 9, Posterunek 8");

  second = GTK_DROP_DOWN (gtk_widget_get_template_child (
    find (ADC_TYPE_ARMY_COMPARE), ADC_TYPE_ARMY_COMPARE, "second_drop_down"));
  gtk_drop_down_set_selected (second, 3);
  adc_driver_settle ();
  g_assert_nonnull (strstr (get_chart_text (0), "Tiles that strike: Moloch 8, Hegemonia 15"));

  gtk_widget_activate_action (find (ADC_TYPE_ARMY_COMPARE), "factions.end-comparison", NULL);
  adc_driver_settle ();
  find (ADC_TYPE_ARMY_SHEET);
}

/* Nothing is compared of what neither has: planets and their areas are everybody's. */
static void
test_compare_nothing (void)
{
  g_autoptr(GPtrArray) charts = NULL;

  adc_driver_open (application, "starcraft/faction/terran");
  press (find (ADC_TYPE_ARMY_SHEET));
  adc_driver_settle ();
  charts = widget_find_all (get_window (), ADC_TYPE_VERSUS_CHART);
  g_assert_cmpuint (charts->len, >, 0);
  for (guint i = 0; i < charts->len; i++)
    g_assert_nonnull (strstr (adc_versus_chart_get_text (charts->pdata[i]), "Terrans "));

  gtk_widget_activate_action (find (ADC_TYPE_ARMY_COMPARE), "factions.end-comparison", NULL);
  adc_driver_settle ();
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  g_test_add_func ("/tiles/sides", test_sides);
  g_test_add_func ("/tiles/differences", test_differences);
  g_test_add_func ("/tiles/told-apart", test_army_is_told_apart);
  g_test_add_func ("/tiles/armies-without-colour", test_armies_without_colour);
  g_test_add_func ("/tiles/anything", test_anything);
  g_test_add_func ("/tiles/view", test_view);
  g_test_add_func ("/tiles/sheet", test_sheet);
  g_test_add_func ("/tiles/army", test_army);
  g_test_add_func ("/tiles/compare", test_compare);
  g_test_add_func ("/tiles/compare-nothing", test_compare_nothing);

  status = g_test_run ();
  adc_driver_stop (application);
  return status;
}
