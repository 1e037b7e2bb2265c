/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rulebook's example of buildings and modules: what Arcturus Mengsk may buy before and after his first one. */

#include "adc-requirement.h"
#include "shipped.h"

static const char * const buildings[] = { "barracks-2", "barracks-3", "factory-1",  "factory-2",
                                          "factory-3",  "starport-1", "starport-2", "starport-3" };

static AdcPiece *
get_piece (const char *id)
{
  AdcEntry *entry = adc_game_lookup (shipped_get_game (), id);

  g_assert_true (ADC_IS_PIECE (entry));
  return ADC_PIECE (entry);
}

/* Those he need not buy anything else for. */
static char *
join_open (AdcTreasury *treasury)
{
  GString *open = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++) {
    g_autoptr(GPtrArray) missing = adc_requirement_list_missing (treasury, get_piece (buildings[i]));

    if (missing->len == 0)
      g_string_append_printf (open, "%s%s", open->len > 0 ? " " : "", buildings[i]);
  }

  return g_string_free (open, FALSE);
}

static void
test_mengsk (void)
{
  g_autoptr(AdcTreasury) treasury = adc_treasury_new (shipped_get_game ());
  g_autofree char *first = NULL;
  g_autofree char *then = NULL;
  g_autoptr(GPtrArray) module = NULL;

  g_assert_true (adc_treasury_set_faction (treasury, "mengsk"));
  first = join_open (treasury);
  g_assert_cmpstr (first, ==, "barracks-2 factory-1 starport-1");
  module = adc_requirement_list_missing (treasury, get_piece ("module-air-support-terran"));
  g_assert_cmpuint (module->len, ==, 0);

  /* He took the Starport; what he has already he would not take again. */
  g_assert_true (adc_treasury_set_owned (treasury, "starport-1", TRUE));
  then = join_open (treasury);
  g_assert_cmpstr (then, ==, "barracks-2 factory-1 starport-1 starport-2");
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  shipped_load ("starcraft");
  g_test_add_func ("/star-building/mengsk", test_mengsk);
  result = g_test_run ();
  shipped_unload ();

  return result;
}
