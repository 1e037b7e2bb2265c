/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-army.h"

#include "buck-table.h"

#include <string.h>

static const char letters_of_types[] = "tgfbrsmF";

static void
add_pieces (AdcBuckFight *fight, guint index, char letter, guint n)
{
  AdcBuckSide *side = &fight->sides[index];
  const char *type = strchr (letters_of_types, letter);

  switch (letter) {
  case 'L':
    side->n_leaders = n;
    break;
  case 'F':
    side->n_factories = n;
    fight->owner = index;
    break;
  case 'B':
    side->orbit_battlers = n;
    break;
  case 'S':
    side->orbit_satellite = n;
    break;
  case 'O':
    side->orbit_leaders = n;
    break;
  default:
    g_assert_nonnull (type);
    side->pieces[type - letters_of_types] = n;
    break;
  }
}

AdcBuckFight
buck_fight (AdcBuckZone zone, const char *armies)
{
  g_auto(GStrv) sides = g_strsplit (armies, ",", -1);
  AdcBuckFight fight;

  memset (&fight, 0, sizeof fight);
  buck_table_fill (&fight.table);
  fight.zone = zone;
  fight.owner = -1;
  fight.sabotages = TRUE;
  fight.n_sides = g_strv_length (sides);
  g_assert_cmpuint (fight.n_sides, <=, ADC_BUCK_MAX_SIDES);
  for (guint i = 0; i < fight.n_sides; i++) {
    const char *text = sides[i];

    fight.sides[i].bonus = 2;
    buck_set_order (&fight, i, "");
    for (; *text != '\0'; text++) {
      char *letter;
      guint n;

      if (*text == ' ')
        continue;
      n = g_ascii_strtoull (text, &letter, 10);
      g_assert_true (letter > text && *letter != '\0');
      add_pieces (&fight, i, *letter, n);
      text = letter;
    }
  }

  return fight;
}

AdcBuckFight
buck_fight_begun (AdcBuckZone zone, const char *armies)
{
  AdcBuckFight fight = buck_fight (zone, armies);

  adc_buck_fight_start (&fight);
  return fight;
}

char *
buck_army_print (const AdcBuckSide *side)
{
  GString *text = g_string_new (NULL);

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (side->pieces[type] > 0)
      g_string_append_printf (text, " %d%c", side->pieces[type], letters_of_types[type]);
  if (side->n_leaders > 0)
    g_string_append_printf (text, " %dL", side->n_leaders);
  if (side->n_factories > 0)
    g_string_append_printf (text, " %dF", side->n_factories);
  if (side->orbit_battlers > 0)
    g_string_append_printf (text, " %dB", side->orbit_battlers);
  if (side->orbit_satellite > 0)
    g_string_append_printf (text, " %dS", side->orbit_satellite);
  if (side->orbit_leaders > 0)
    g_string_append_printf (text, " %dO", side->orbit_leaders);

  if (text->len > 0)
    g_string_erase (text, 0, 1);
  return g_string_free (text, FALSE);
}

void
buck_assert_army (const AdcBuckFight *fight, guint side, const char *army)
{
  g_autofree char *text = buck_army_print (&fight->sides[side]);

  g_assert_cmpstr (text, ==, army);
}

void
buck_set_order (AdcBuckFight *fight, guint side, const char *letters)
{
  guint8 *order = fight->sides[side].order;
  guint n = 0;

  for (; letters[n] != '\0'; n++)
    order[n] = strchr (letters_of_types, letters[n]) - letters_of_types;
  for (guint type = 0; type < ADC_BUCK_N_TARGETS; type++)
    if (strchr (letters, letters_of_types[type]) == NULL)
      order[n++] = type;
}
