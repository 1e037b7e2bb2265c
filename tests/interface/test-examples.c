/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From an example of the rules to the battle that shows it. */

#include "adc-game.h"
#include "adc-language.h"
#include "adc-prose.h"
#include "widgets.h"

#include <adwaita.h>

/* An example with one paragraph, and the battle that shows it, if any. */
static GPtrArray *
example_new (const char *scenario)
{
  GPtrArray *blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_block_free);
  AdcBlock *example = adc_block_new (ADC_BLOCK_EXAMPLE);
  AdcBlock *paragraph = adc_block_new (ADC_BLOCK_PARAGRAPH);

  example->scenario = g_strdup (scenario);
  paragraph->text = adc_text_new ("en", "Three hits.");
  g_ptr_array_add (example->children, paragraph);
  g_ptr_array_add (blocks, example);
  return blocks;
}

static void
test_button (void)
{
  static const struct {
    const char *game;
    const char *scenario;
    const char *location; /* that the button opens, or NULL: there is no button */
  } cases[] = {
    { "ares", "f2-raid", "ares/battle/f2-raid" },
    { "ares", NULL, NULL },
    { "tiny", "f2-raid", NULL }, /* no calculator */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcText) title = adc_text_new ("en", "A game");
    g_autoptr(AdcGame) game = adc_game_new (cases[i].game, "en", title);
    g_autoptr(GPtrArray) blocks = example_new (cases[i].scenario);
    GtkWidget *prose = g_object_ref_sink (adc_prose_new_blocks (blocks, game));
    GtkWidget *button = widget_find (prose, GTK_TYPE_BUTTON);

    g_assert_cmpint (button != NULL, ==, cases[i].location != NULL);
    if (button != NULL) {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.open");
      g_assert_cmpstr (g_variant_get_string (target, NULL), ==, cases[i].location);
    }
    g_assert_finalize_object (prose);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  adc_language_set_current ("en");
  g_test_add_func ("/examples/button", test_button);

  return g_test_run ();
}
