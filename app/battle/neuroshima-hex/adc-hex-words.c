/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-words.h"

#include <glib/gi18n-lib.h>

/* Sentences name tiles without an article, which the languages do not agree on: “Runner (c2)”. */

const char *
adc_hex_name (AdcHexBattle *self, guint cell)
{
  return cell < ADC_HEX_CELLS && self->names[cell] != NULL ? self->names[cell] : "?";
}

char *
adc_hex_battle_list_names (AdcHexBattle *self, guint32 cells)
{
  GString *names = g_string_new (NULL);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (cells & adc_hex_bit (cell))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              adc_hex_name (self, cell));

  return g_string_free (names, FALSE);
}

/* Whether the attack is one that a quartermaster has turned into what it is. */
static gboolean
is_converted (const AdcHexPhase *phase, const AdcHexEvent *event)
{
  for (guint i = 0; i < phase->n_events; i++) {
    const AdcHexEvent *other = &phase->events[i];

    if (other->kind == ADC_HEX_EVENT_CONVERT && other->cell == event->cell &&
        other->direction == event->direction)
      return (other->strength != 0) == (event->kind == ADC_HEX_EVENT_SHOT);
  }

  return FALSE;
}

typedef struct {
  guint    printed;
  gboolean takes_melee; /* which bonuses count */
  gboolean takes_ranged;
} Strength;

/* What a blow or a shot is made of. A unit that has both in one direction keeps the other one when
 * one of them is converted; where the strength does not tell which it is, both are the same. */
static Strength
get_strength (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const AdcHexPiece *piece = &self->position.cells[event->cell];
  const AdcHexFacing *facing = &piece->tile->facings[piece->rotation];
  const gboolean is_shot = event->kind == ADC_HEX_EVENT_SHOT;
  const guint blow = facing->melee[event->direction];
  const guint shot = facing->ranged[event->direction];
  const Strength plain = { is_shot ? shot : blow, !is_shot, is_shot };
  const int bonus = is_shot ? phase->survey.ranged_bonus[event->cell]
                            : phase->survey.melee_bonus[event->cell];

  if (event->kind == ADC_HEX_EVENT_BEAM)
    return (Strength) { 1, FALSE, FALSE };
  if (!is_converted (phase, event) ||
      (plain.printed > 0 && (int) plain.printed + bonus == event->strength))
    return plain;
  if (!is_shot && shot == 0) /* it was a beam, which nothing makes stronger */
    return (Strength) { 1, FALSE, FALSE };

  return (Strength) { is_shot ? blow : shot, TRUE, TRUE };
}

/* “strength 2: 1, +1 from The Boss (c4)”; only the figure when nothing was added to it. */
static char *
format_strength (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const Strength strength = get_strength (self, phase, event);
  AdcHexPosition position = self->position;
  g_autoptr(GString) sum = g_string_new (NULL);
  guint total = strength.printed;
  guint32 givers;

  adc_hex_position_apply (&position, &phase->before);
  givers = adc_hex_survey_get_givers (&position, &phase->survey, event->cell);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const AdcHexTile *tile = position.cells[cell].tile;
    guint gift;

    if (!(givers & adc_hex_bit (cell)) || tile == NULL)
      continue;

    gift = (strength.takes_melee ? tile->gives_melee : 0) +
           (strength.takes_ranged ? tile->gives_ranged : 0);
    total += gift;
    if (gift > 0) {
      g_string_append (sum, ", ");
      /* Translators: what is added to the strength of an attack, and the tile it comes from */
      g_string_append_printf (sum, _("+%u from %s"), gift, adc_hex_name (self, cell));
    }
  }

  if (sum->len == 0 || total != event->strength)
    /* Translators: of a blow or a shot */
    return g_strdup_printf (_("strength %u"), event->strength);

  /* Translators: of a blow or a shot: its strength, what is printed on the tile, and then what is
     added, which begins with a comma, as in “strength 2: 1, +1 from Officer (c4)” */
  return g_strdup_printf (_("strength %u: %u%s"), event->strength, strength.printed, sum->str);
}

static void
append_clause (GString *out, const char *clause)
{
  g_autofree char *so_far = g_strdup (out->str);

  /* Translators: parts of a line of the log, as in “strength 1; no wound” */
  g_string_printf (out, _("%s; %s"), so_far, clause);
}

/* What comes of an attack that met somebody. */
static char *
describe_hit (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event,
              const char *attack)
{
  g_autofree char *strength = format_strength (self, phase, event);
  GString *out = g_string_new (attack);

  append_clause (out, strength);
  if (event->armour > 0) {
    /* Translators: by how much armour weakens a shot */
    g_autofree char *clause = g_strdup_printf (_("armour stops %u"), event->armour);

    append_clause (out, clause);
  }
  if (event->wounds > 0) {
    g_autofree char *clause = g_strdup_printf (ngettext ("%u wound", "%u wounds", event->wounds),
                                               event->wounds);

    append_clause (out, clause);
  } else if (event->armour > 0) {
    append_clause (out, _("no wound"));
  } else {
    append_clause (out, _("no wound, for an HQ does not strike an HQ"));
  }

  return g_string_free (out, FALSE);
}

static char *
describe_blow (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const char *from = adc_hex_name (self, event->cell);
  const char *direction = adc_hex_direction_name (event->direction);
  g_autofree char *attack = NULL;

  if (event->at == ADC_HEX_NOWHERE)
    /* Translators: a tile, then a direction such as “north-east” */
    return g_strdup_printf (_("%s strikes to the %s and meets nobody"), from, direction);

  /* Translators: a tile, the tile it strikes, a direction such as “north-east” */
  attack = g_strdup_printf (_("%s strikes %s to the %s"), from, adc_hex_name (self, event->at),
                            direction);
  return describe_hit (self, phase, event, attack);
}

static char *
describe_shot (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const char *from = adc_hex_name (self, event->cell);
  const char *direction = adc_hex_direction_name (event->direction);
  g_autofree char *attack = NULL;

  if (event->at == ADC_HEX_NOWHERE)
    /* Translators: a tile, then a direction such as “north-east” */
    return g_strdup_printf (_("%s shoots to the %s and meets nobody"), from, direction);

  /* Translators: a tile, the tile it shoots at, a direction such as “north-east” */
  attack = g_strdup_printf (_("%s shoots at %s to the %s"), from, adc_hex_name (self, event->at),
                            direction);
  return describe_hit (self, phase, event, attack);
}

static char *
describe_beam (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const char *from = adc_hex_name (self, event->cell);
  const char *direction = adc_hex_direction_name (event->direction);
  g_autofree char *attack = NULL;

  if (event->at == ADC_HEX_NOWHERE)
    /* Translators: a tile, then a direction such as “north-east”; a Gauss shot goes through all the
       enemies in its line */
    return g_strdup_printf (_("%s fires its Gauss shot to the %s and meets nobody"), from,
                            direction);

  /* Translators: a tile, one of those its Gauss shot goes through, a direction such as “north” */
  attack = g_strdup_printf (_("%s fires its Gauss shot through %s to the %s"), from,
                            adc_hex_name (self, event->at), direction);
  return describe_hit (self, phase, event, attack);
}

/* By an instant, which is no tile on the board. */
static char *
describe_instant (AdcHexBattle *self, const AdcHexEvent *event)
{
  /* Translators: a tile, a number of wounds */
  return g_strdup_printf (ngettext ("%s suffers %u wound", "%s suffers %u wounds", event->wounds),
                          adc_hex_name (self, event->at), event->wounds);
}

static char *
describe_blast (AdcHexBattle *self, const AdcHexEvent *event)
{
  if (event->at == event->cell)
    /* Translators: a tile */
    return g_strdup_printf (_("%s explodes, and no medic can save it"),
                            adc_hex_name (self, event->cell));

  /* Translators: a tile that explodes, a tile beside it, a number of wounds */
  return g_strdup_printf (ngettext ("%s hurts %s by its explosion; %u wound",
                                    "%s hurts %s by its explosion; %u wounds", event->wounds),
                          adc_hex_name (self, event->cell), adc_hex_name (self, event->at),
                          event->wounds);
}

static char *
describe_conversion (AdcHexBattle *self, const AdcHexEvent *event)
{
  return g_strdup_printf (event->strength != 0
                            /* Translators: the quartermaster, a tile, a direction */
                            ? _("%s turns the blow of %s to the %s into a shot")
                            /* Translators: the quartermaster, a tile, a direction */
                            : _("%s turns the shot of %s to the %s into a blow"),
                          adc_hex_name (self, event->at), adc_hex_name (self, event->cell),
                          adc_hex_direction_name (event->direction));
}

char *
adc_hex_battle_format_healing (AdcHexBattle *self, guint medic, guint patient, guint attacker)
{
  if (attacker == ADC_HEX_NOWHERE)
    /* Translators: a medic and a tile that was hurt */
    return g_strdup_printf (_("%s cancels the wounds of %s"), adc_hex_name (self, medic),
                            adc_hex_name (self, patient));

  /* Translators: a medic, a tile that was hurt, the tile that hurt it */
  return g_strdup_printf (_("%s cancels the wounds of %s by %s"), adc_hex_name (self, medic),
                          adc_hex_name (self, patient), adc_hex_name (self, attacker));
}

static char *
describe_points (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const guint before = phase->before.points[self->position.cells[event->cell].side];

  if (self->position.is_scored)
    /* Translators: an HQ, a number of points */
    return g_strdup_printf (ngettext ("%s loses nothing: its attackers score %u point",
                                      "%s loses nothing: its attackers score %u points",
                                      event->wounds),
                            adc_hex_name (self, event->cell), event->wounds);

  /* Translators: an HQ, how many points it loses, how many it had and has */
  return g_strdup_printf (ngettext ("%s loses %u point: %u → %u", "%s loses %u points: %u → %u",
                                    event->wounds),
                          adc_hex_name (self, event->cell), event->wounds, before,
                          before - MIN (before, event->wounds));
}

/* A medic that is used up and a tile that explodes leave without having been beaten. */
static char *
describe_death (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event)
{
  const char *name = adc_hex_name (self, event->cell);

  for (guint i = 0; i < phase->n_events; i++) {
    const AdcHexEvent *other = &phase->events[i];

    if (other->cell == event->cell && (other->kind == ADC_HEX_EVENT_SPENT ||
                                       other->kind == ADC_HEX_EVENT_BLAST))
      /* Translators: a tile */
      return g_strdup_printf (_("%s leaves the board"), name);
  }

  /* Translators: a tile */
  return g_strdup_printf (_("%s is destroyed and leaves the board"), name);
}

static char *
describe_wound (AdcHexBattle *self, const AdcHexEvent *event)
{
  /* Translators: a tile, how many wounds it has */
  return g_strdup_printf (ngettext ("%s holds out with %u wound", "%s holds out with %u wounds",
                                    event->wounds),
                          adc_hex_name (self, event->cell), event->wounds);
}

/* One HQ hits another: nothing else is without effect when no armour stops it. */
static gboolean
is_idle (const AdcHexEvent *event)
{
  return event->at != ADC_HEX_NOWHERE && event->wounds == 0 && event->armour == 0;
}

static const char *
get_rule (const AdcHexEvent *event)
{
  if (event->cell == ADC_HEX_NOWHERE)
    return RULE_ACTIONS;

  switch (event->kind) {
  case ADC_HEX_EVENT_BLOW:
    return is_idle (event) ? RULE_HQ : RULE_BLOW;
  case ADC_HEX_EVENT_SHOT:
    return is_idle (event) ? RULE_HQ : event->armour > 0 ? RULE_ARMOUR : RULE_SHOT;
  case ADC_HEX_EVENT_BEAM:
    return event->armour > 0 ? RULE_ARMOUR : RULE_BEAM;
  case ADC_HEX_EVENT_BLAST:
    return RULE_EXPLODE;
  case ADC_HEX_EVENT_CONVERT:
    return RULE_CONVERT;
  case ADC_HEX_EVENT_HEAL:
  case ADC_HEX_EVENT_SPENT:
    return RULE_MEDIC;
  case ADC_HEX_EVENT_RELAY:
    return RULE_MEDICS;
  case ADC_HEX_EVENT_WOUND:
    return RULE_TOUGHNESS;
  case ADC_HEX_EVENT_DEATH:
    return RULE_DEATH;
  case ADC_HEX_EVENT_POINTS:
    return RULE_HQ;
  }

  g_return_val_if_reached (NULL);
}

char *
adc_hex_battle_describe_event (AdcHexBattle *self, const AdcHexPhase *phase,
                               const AdcHexEvent *event, const char **rule)
{
  g_return_val_if_fail (ADC_IS_HEX_BATTLE (self), NULL);
  g_return_val_if_fail (phase != NULL && event != NULL, NULL);

  if (rule != NULL)
    *rule = event->kind == ADC_HEX_EVENT_POINTS && self->position.is_scored ? RULE_POINTS
                                                                            : get_rule (event);
  if (event->cell == ADC_HEX_NOWHERE)
    return describe_instant (self, event);

  switch (event->kind) {
  case ADC_HEX_EVENT_BLOW:
    return describe_blow (self, phase, event);
  case ADC_HEX_EVENT_SHOT:
    return describe_shot (self, phase, event);
  case ADC_HEX_EVENT_BEAM:
    return describe_beam (self, phase, event);
  case ADC_HEX_EVENT_BLAST:
    return describe_blast (self, event);
  case ADC_HEX_EVENT_CONVERT:
    return describe_conversion (self, event);
  case ADC_HEX_EVENT_HEAL:
    return adc_hex_battle_format_healing (self, event->cell, event->at, event->by);
  case ADC_HEX_EVENT_RELAY:
    /* Translators: two medics */
    return g_strdup_printf (_("%s takes on the wound that %s had taken"),
                            adc_hex_name (self, event->at), adc_hex_name (self, event->cell));
  case ADC_HEX_EVENT_SPENT:
    /* Translators: a medic */
    return g_strdup_printf (_("%s is used up"), adc_hex_name (self, event->cell));
  case ADC_HEX_EVENT_WOUND:
    return describe_wound (self, event);
  case ADC_HEX_EVENT_DEATH:
    return describe_death (self, phase, event);
  case ADC_HEX_EVENT_POINTS:
    return describe_points (self, phase, event);
  }

  g_return_val_if_reached (NULL);
}
