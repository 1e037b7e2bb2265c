/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every scenario that ships with Neuroshima Hex!, fought as its text says: who is netted when it
 * begins, who acts in each phase and who is gone after it, what is left of the HQs. */

#include "adc-hex-battle.h"
#include "adc-library-loader.h"
#include "adc-scenario-file.h"

typedef struct {
  const char *id;
  const char *netted;
  const char *course; /* "3:b2+c3/a3": initiative, those who act, those who leave */
  const char *points;
  guint       n_questions;
} Example;

static const Example examples[] = {
  { "alliance-moloch", "c3",
    "3:a2+a3+d4/a2+d1 0:a1+b4+c1+e2",
    "moloch=20 posterunek=20 hegemonia=20 borgo=20", 0 },
  { "blindage-tir", "",
    "3:a1+c1 2:c2 0:c5+e1",
    "posterunek=20 moloch=20", 0 },
  { "cas-initiative-1", "",
    "3:a2+c3/c4 0:c1+e3",
    "posterunek=20 moloch=18", 0 },
  { "cas-initiative-2", "",
    "3:e3/b2 0:c5+e1",
    "moloch=20 posterunek=20", 0 },
  { "clown-bord", "",
    "2:a2/a1+a2+b2 0:b3+e1",
    "moloch=20 posterunek=20", 1 },
  { "colline", "",
    "4:c3/c4 3:a1/c3 0:a3+e1",
    "moloch=20 posterunek=20", 0 },
  { "double-action", "",
    "3:c2 2:c2+c4 1:c4 0:c1+c3+c4/c2",
    "posterunek=20 moloch=15", 0 },
  { "exemple-apres", "",
    "4:e2 3:c5+d4/c4 0:a2+c2",
    "posterunek=18 hegemonia=14", 0 },
  { "exemple-bataille", "b2",
    "4:e2/b1 3:b2+c3+c5+d4/a3+b3 2:b2+c4 1:c4 0:a2+c2/b2+c3",
    "posterunek=18 hegemonia=14", 0 },
  { "exemple-tour-01", "",
    "0:a3+c3",
    "posterunek=20 hegemonia=20", 0 },
  { "exemple-tour-02", "",
    "0:a3+c3/b3",
    "posterunek=20 hegemonia=20", 0 },
  { "exemple-tour-03", "",
    "0:a2+c3/b3",
    "posterunek=20 hegemonia=20", 0 },
  { "exemple-tour-04", "",
    "3:b2 2:a3+b2 0:a2+c3/a3+b2+b3",
    "posterunek=20 hegemonia=14", 0 },
  { "exemple-tour-05", "b2",
    "2:a3+d3/b3 0:a2+c3/a3+b2+d3",
    "posterunek=20 hegemonia=18", 0 },
  { "exemple-tour-06", "b2",
    "2:a3+c4+d3 1:c4 0:a2+c2/a3+b1+b2+b3",
    "posterunek=20 hegemonia=16", 0 },
  { "exemple-tour-07", "b2+c2",
    "3:c5/a3 2:c3+c4 1:c4 0:a2/b2+b3",
    "posterunek=19 hegemonia=18", 0 },
  { "exemple-tour-07-main", "b2",
    "2:a3+c4+d3 1:c4 0:a2+c2/a3+b1+b2+b3",
    "hegemonia=16 posterunek=20", 0 },
  { "exemple-tour-08", "b2+c2",
    "4:e2/b1 3:b2+c5/a3 2:c3+c4 1:c4 0:a2/b2+b3",
    "posterunek=19 hegemonia=16", 0 },
  { "exemple-tour-09", "b2+c2",
    "4:e2/b1 3:b2+c3+c5+d4/a3+b3 2:c4 1:c4 0:a2/b2",
    "posterunek=18 hegemonia=16", 0 },
  { "exemple-tour-10", "b2",
    "4:e2/b1 3:b2+c3+c5+d4/a3+b3 2:b2+c4 1:c4 0:a2+c2/b2+c3",
    "posterunek=18 hegemonia=14", 0 },
  { "faq-connexion-directe", "",
    "4:c3 0:a1+e3",
    "posterunek=20 moloch=19", 0 },
  { "faq-filet-deplacement", "c3",
    "3:d3/c3 0:a1+c5",
    "posterunek=20 hegemonia=20", 0 },
  { "faq-filet-face", "",
    "1:c3/b2 0:c5+e1",
    "borgo=20 hegemonia=20", 0 },
  { "faq-filet-mort", "c3",
    "2:a1/b2 1:c3 0:c5+e1",
    "moloch=20 hegemonia=19", 0 },
  { "faq-filet-repousser", "c3",
    "0:c5+e1",
    "moloch=20 hegemonia=20", 0 },
  { "faq-filet-retiaire", "b2",
    "3:c3 0:c5+e1",
    "moloch=20 hegemonia=19", 0 },
  { "faq-medecin-plusieurs-unites", "",
    "3:c1+e3/c3+d3 2:c2/c1 0:a3+c5",
    "moloch=20 posterunek=20", 1 },
  { "faq-medecin-touche", "",
    "3:a1+a2/c3+c4 0:e1+e3",
    "moloch=20 posterunek=20", 0 },
  { "faq-medecin-un-ennemi", "",
    "3:b2+c1/c4 1:c3 0:a3+e3",
    "moloch=20 posterunek=19", 1 },
  { "faq-medecins-blesses", "",
    "3:a2+d1/c4 0:b1+e3",
    "moloch=20 posterunek=20", 1 },
  { "faq-medecins-chaine", "",
    "3:a1/d4 2:c3 0:a3+e1",
    "moloch=20 posterunek=20", 0 },
  { "faq-plusieurs-medecins", "",
    "3:a1/c4 2:c3 0:c1+e3",
    "moloch=20 posterunek=20", 1 },
  { "filet-cyborg", "c3",
    "3:e3/b2 0:c5+e1",
    "moloch=20 hegemonia=20", 0 },
  { "gauss-ligne", "",
    "1:a1/b2+d3 0:a2+e3",
    "moloch=20 posterunek=19", 0 },
  { "hacker-module", "",
    "3:b2+d2 0:b4+d4",
    "posterunek=19 moloch=18", 0 },
  { "quartier-maitre", "",
    "3:c3 0:a1+e1",
    "hegemonia=20 moloch=18", 1 },
  { "repousser-gauss", "",
    "3:a3+b3+d4/c5 2:b4 0:a1+e1",
    "moloch=20 posterunek=20", 0 },
  { "soldat-universel", "",
    "3:c3+d4/b2 2:b3 1:b3 0:c1+e1",
    "hegemonia=20 moloch=20", 0 },
  { "tir-commando", "",
    "3:a1+c3/c3 2:b2 0:c5+e1",
    "posterunek=20 moloch=20", 0 },
};

static AdcGame *game;

static char *
dup_cells (guint32 cells)
{
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if ((cells & adc_hex_bit (cell)) != 0)
      g_string_append_printf (out, "%s%s", out->len > 0 ? "+" : "", adc_hex_cell_name (cell));

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
dup_course (AdcHexBattle *battle)
{
  GPtrArray *phases = adc_hex_battle_get_record (battle)->phases;
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; i < phases->len; i++) {
    const AdcHexPhase *phase = phases->pdata[i];
    const guint32 after = i + 1 < phases->len
                            ? ((const AdcHexPhase *) phases->pdata[i + 1])->before.alive
                            : adc_hex_battle_get_result (battle)->end.alive;
    g_autofree char *acting = dup_cells (phase->acting);
    g_autofree char *gone = dup_cells (phase->before.alive & ~after);

    g_string_append_printf (out, "%s%u:%s%s%s", i > 0 ? " " : "", phase->initiative, acting,
                            *gone != '\0' ? "/" : "", gone);
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
dup_points (AdcHexBattle *battle)
{
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint side = 0; side < position->n_sides; side++)
    if (adc_hex_find_hq (position, side) != ADC_HEX_NOWHERE)
      g_string_append_printf (out, "%s%s=%u", out->len > 0 ? " " : "",
                              adc_hex_battle_get_side (battle, side),
                              adc_hex_battle_get_result (battle)->end.points[side]);

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static AdcScenario *
load (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  g_autofree char *path = g_build_filename (adc_game_get_folder (game), "scenarios", name, NULL);
  g_autoptr(GPtrArray) problems = g_ptr_array_new ();
  AdcScenario *scenario = adc_scenario_load (path, problems);

  g_assert_nonnull (scenario);
  g_assert_cmpuint (problems->len, ==, 0);

  return scenario;
}

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  g_autoptr(AdcScenario) scenario = load (example->id);
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
  AdcHexBattle *hex;
  g_autofree char *netted = NULL;
  g_autofree char *course = NULL;
  g_autofree char *points = NULL;

  g_assert_true (ADC_IS_HEX_BATTLE (battle));
  g_assert_cmpuint (faults->len, ==, 0);

  hex = ADC_HEX_BATTLE (battle);
  netted = dup_cells (adc_hex_battle_get_survey (hex)->netted);
  course = dup_course (hex);
  points = dup_points (hex);
  g_assert_cmpstr (netted, ==, example->netted);
  g_assert_cmpstr (course, ==, example->course);
  g_assert_cmpstr (points, ==, example->points);
  g_assert_cmpuint (adc_hex_battle_get_result (hex)->n_questions, ==, example->n_questions);
}

/* None is forgotten here. */
static void
test_all_are_there (void)
{
  g_autofree char *folder = g_build_filename (adc_game_get_folder (game), "scenarios", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    n_files += g_str_has_suffix (name, ".xml");
  g_assert_cmpuint (n_files, ==, G_N_ELEMENTS (examples));
}

/* The board after the illustrated battle is what is left of the one before. */
static void
test_aftermath (void)
{
  g_autoptr(AdcScenario) before = load ("exemple-bataille");
  g_autoptr(AdcScenario) after = load ("exemple-apres");
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, before, faults);
  g_autoptr(AdcScenario) concluded = adc_hex_battle_conclude (ADC_HEX_BATTLE (battle), before);
  g_autoptr(AdcBattle) left = adc_battle_new (game, concluded, faults);
  g_autoptr(AdcBattle) printed = adc_battle_new (game, after, faults);
  const AdcHexPosition *a = adc_hex_battle_get_position (ADC_HEX_BATTLE (left));
  const AdcHexPosition *b = adc_hex_battle_get_position (ADC_HEX_BATTLE (printed));

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const AdcHexTile *kept = a->cells[cell].tile;
    const AdcHexTile *shown = b->cells[cell].tile;

    g_assert_cmpstr (kept != NULL ? kept->unit : NULL, ==, shown != NULL ? shown->unit : NULL);
    g_assert_cmpuint (a->cells[cell].rotation, ==, b->cells[cell].rotation);
  }
  g_assert_cmpmem (a->points, sizeof a->points, b->points, sizeof b->points);
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "neuroshima-hex");
  g_assert_nonnull (game);
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autofree char *path = g_strconcat ("/hex-examples/", examples[i].id, NULL);

    g_test_add_data_func (path, &examples[i], test_example);
  }
  g_test_add_func ("/hex-examples/all-are-there", test_all_are_there);
  g_test_add_func ("/hex-examples/aftermath", test_aftermath);

  return g_test_run ();
}
