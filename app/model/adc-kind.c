/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-kind.h"

#include <glib/gi18n-lib.h>

static const struct {
  const char *name;
  const char *title;
  const char *plural;
} kinds[ADC_N_KINDS] = {
  [ADC_KIND_RULE] = { "rule", N_("Rule"), N_("Rules") },
  [ADC_KIND_TERM] = { "term", N_("Term"), N_("Terms") },
  [ADC_KIND_FACTION] = { "faction", N_("Faction"), N_("Factions") },
  [ADC_KIND_UNIT_TYPE] = { "unit-type", N_("Unit type"), N_("Unit types") },
  [ADC_KIND_ABILITY] = { "ability", N_("Ability"), N_("Abilities") },
  [ADC_KIND_UNIT] = { "unit", N_("Unit"), N_("Units") },
  [ADC_KIND_CARD] = { "card", N_("Card"), N_("Cards") },
  [ADC_KIND_SEQUENCE] = { "sequence", N_("Sequence"), N_("Sequences") },
  [ADC_KIND_RULING] = { "ruling", N_("Clarification"), N_("Clarifications") },
  [ADC_KIND_DECK_RULE] = { "deck-rule", N_("Deck rule"), N_("Deck rules") },
  [ADC_KIND_ZONE] = { "zone", N_("Zone"), N_("Zones") },
};

const char *
adc_kind_get_name (AdcKind kind)
{
  g_return_val_if_fail (kind < ADC_N_KINDS, NULL);

  return kinds[kind].name;
}

const char *
adc_kind_get_title (AdcKind kind)
{
  g_return_val_if_fail (kind < ADC_N_KINDS, NULL);

  return _(kinds[kind].title);
}

const char *
adc_kind_get_plural (AdcKind kind)
{
  g_return_val_if_fail (kind < ADC_N_KINDS, NULL);

  return _(kinds[kind].plural);
}

const char *
adc_kind_get_guide_title (void)
{
  /* Translators: what a page of the program’s own help is, where a rule is called “Rule” */
  return C_("entry", "Help");
}

gboolean
adc_kind_from_name (const char *name, AdcKind *kind)
{
  for (guint i = 0; i < ADC_N_KINDS; i++) {
    if (g_strcmp0 (kinds[i].name, name) == 0) {
      *kind = i;
      return TRUE;
    }
  }

  return FALSE;
}
