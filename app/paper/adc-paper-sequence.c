/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-private.h"
#include "adc-papers.h"

#define INDENT 3 /* columns that what is inside a step stands further right */

/* Steps are numbered 1, 1.1, 1.2, 2 and so on. */
static void
add_steps (AdcPaper *self, GListModel *steps, AdcGame *game, const char *parent, guint indent,
           gboolean is_checklist)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);
    g_autofree char *number = g_strdup_printf ("%s%u.", parent, i + 1);
    g_autofree char *numbered = g_strdup_printf ("%s %s", number, adc_step_get_title (step));

    if (is_checklist)
      adc_paper_add_marked_item (self, indent, "☐", numbered, game);
    else
      adc_paper_add_marked_item (self, indent, number, adc_step_get_title (step), game);
    adc_paper_add_blocks (self, adc_step_get_blocks (step), game, indent + INDENT);
    add_steps (self, adc_step_get_children (step), game, number, indent + INDENT, is_checklist);
  }
}

void
adc_paper_add_steps (AdcPaper *self, AdcSequence *sequence, AdcGame *game, gboolean is_checklist)
{
  add_steps (self, adc_sequence_get_steps (sequence), game, "", 0, is_checklist);
}

AdcPaper *
adc_paper_of_checklist (AdcSequence *sequence)
{
  g_autoptr(AdcGame) game = NULL;
  AdcEntry *entry;
  AdcPaper *self;

  g_return_val_if_fail (ADC_IS_SEQUENCE (sequence), NULL);

  entry = ADC_ENTRY (sequence);
  game = adc_entry_dup_game (entry);
  if (game == NULL)
    return NULL;

  self = adc_paper_new (adc_entry_get_title (entry), game);
  adc_paper_add_heading (self, 1, adc_entry_get_title (entry));
  adc_paper_add_blocks (self, adc_entry_get_blocks (entry), game, 0);
  adc_paper_add_steps (self, sequence, game, TRUE);
  return self;
}
