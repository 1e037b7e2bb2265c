/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-reader.h"

#include "adc-card.h"
#include "adc-settings-reader.h"

#include <glib/gi18n-lib.h>

/* Artifacts: those of the two players, those that were seen, and all that there are. */

static const char *
get_text (const AdcScenarioForce *force, AdcPiece *piece, const char *stat)
{
  const char *text = g_hash_table_lookup (force->values, stat);
  const AdcValue *value = piece != NULL ? adc_piece_get_value (piece, stat) : NULL;

  if (text != NULL)
    return text;

  return value != NULL ? value->text : NULL;
}

static int
read_power (AdcArkReader *self, const AdcScenarioForce *force, AdcPiece *piece)
{
  const char *text = get_text (force, piece, "power");
  gint64 power;

  if (text == NULL)
    return ADC_ARK_UNKNOWN;
  if (g_ascii_string_to_signed (text, 10, 0, ADC_ARK_MAX_POWER, &power, NULL))
    return power;

  adc_settings_refuse_value ("power", text, self->faults, force->line, force->id);
  return ADC_ARK_UNKNOWN;
}

static AdcArkIcon
read_icon (AdcArkReader *self, const AdcScenarioForce *force, AdcPiece *piece)
{
  const char *text = get_text (force, piece, "critical");

  if (text == NULL)
    return ADC_ARK_ICON_UNKNOWN;
  if (g_str_equal (text, "yes"))
    return ADC_ARK_ICON_YES;
  if (!g_str_equal (text, "no"))
    adc_settings_refuse_value ("critical", text, self->faults, force->line, force->id);

  return ADC_ARK_ICON_NO;
}

/* FALSE: it is no artifact. */
static gboolean
read_face (AdcArkReader *self, const AdcScenarioForce *force, AdcArkCard *card, gboolean *is_pen)
{
  static const char * const values[] = { "power", "critical", NULL };
  static const char * const settings[] = { NULL };
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (self->game, force->unit) : NULL;
  AdcPiece *piece = ADC_IS_CARD (entry) ? ADC_PIECE (entry) : NULL;

  if (force->unit != NULL && piece == NULL) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_ARTIFACTS,
                       _("only artifacts are in a hand, played or seen: units are in the room"));
    return FALSE;
  }

  adc_ark_reader_refuse_values (self, force, values);
  adc_settings_refuse_strangers (force->settings, settings, self->scenario, self->faults,
                                 force->line, force->id);
  card->power = read_power (self, force, piece);
  card->critical = read_icon (self, force, piece);
  *is_pen = g_strcmp0 (force->unit, CARD_PEN) == 0;
  return TRUE;
}

/* Nobody can hold it but the one who does. */
static void
take_from_pool (AdcArkReader *self, AdcArkCard card, guint count)
{
  AdcArkFight *fight = self->fight;

  for (guint i = 0; i < count; i++)
    if (!adc_ark_pool_remove (&fight->pool, card))
      fight->n_strangers++;
}

/* One of the sixty that has no name here is simply an artifact. */
static char *
dup_name (AdcArkReader *self, const AdcScenarioForce *force)
{
  const gboolean is_ordinary = force->unit == NULL || g_str_equal (force->unit, CARD_ORDINARY);

  if (force->name != NULL)
    return g_strdup (adc_text_get (force->name));

  return g_strdup (is_ordinary ? _("Artifact")
                               : adc_entry_get_title (adc_game_lookup (self->game, force->unit)));
}

void
adc_ark_reader_read_card (AdcArkReader *self, AdcArkSide side, const AdcScenarioForce *force,
                          gboolean is_played)
{
  AdcArkParty *party = &self->fight->parties[side];
  AdcArkHeld held = { .count = force->count, .is_played = is_played };

  if (!read_face (self, force, &held.card, &held.is_pen))
    return;
  if (!self->fight->combat.has_artifacts) {
    self->fight->n_set_aside += force->count;
    return;
  }

  if ((is_played || held.is_pen) && force->count > 1)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_ARTIFACTS,
                       is_played ? _("each player plays one artifact, not %u")
                                 : _("each player has one Alien’s Pen, not %u"),
                       force->count);
  if (is_played && party->played >= 0)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_ARTIFACTS,
                       /* Translators: the name of a side */
                       _("%s has played two artifacts, and each player plays one"), party->name);

  held.force = g_strdup (force->id);
  held.unit = g_strdup (force->unit);
  held.name = dup_name (self, force);
  if (is_played)
    party->played = party->cards->len;
  g_array_append_val (party->cards, held);
  g_array_append_val (party->lines, force->line);
  if (!held.is_pen)
    take_from_pool (self, held.card, force->count);
}

void
adc_ark_reader_read_seen (AdcArkReader *self, const AdcScenarioForce *force)
{
  AdcArkHeld seen = { .count = force->count };

  if (!read_face (self, force, &seen.card, &seen.is_pen))
    return;

  if (seen.is_pen)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, CARD_PEN,
                       _("the Alien’s Pen is never discarded"));
  else if (self->fight->combat.has_artifacts)
    take_from_pool (self, seen.card, force->count);

  seen.force = g_strdup (force->id);
  seen.name = dup_name (self, force);
  g_array_append_val (self->fight->seen, seen);
}

/* The powers of some ordinary artifacts. */
static void
fill_pool (AdcArkReader *self, const char *name, const char *text, AdcArkIcon icon, int line)
{
  g_auto(GStrv) words = g_strsplit_set (text != NULL ? text : "", " \t\n", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    gint64 power;

    if (*words[i] == '\0')
      continue;
    if (!g_ascii_string_to_signed (words[i], 10, 0, ADC_ARK_MAX_POWER, &power, NULL)) {
      adc_settings_refuse_value (name, words[i], self->faults, line, NULL);
      continue;
    }

    adc_ark_pool_add (&self->fight->box, (AdcArkCard) { power, icon });
  }
}

void
adc_ark_reader_read_pool (AdcArkReader *self)
{
  static const struct {
    const char *name;
    AdcArkIcon  icon;
  } lists[] = { { "powers", ADC_ARK_ICON_NO }, { "critical-powers", ADC_ARK_ICON_YES } };
  GHashTable *settings = adc_scenario_get_settings (self->scenario);
  AdcEntry *entry = adc_game_lookup (self->game, CARD_ORDINARY);
  const gboolean is_said = g_hash_table_contains (settings, lists[0].name) ||
                           g_hash_table_contains (settings, lists[1].name);
  guint n_known;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++) {
    const AdcValue *value = !is_said && ADC_IS_CARD (entry)
                              ? adc_piece_get_value (ADC_PIECE (entry), lists[i].name)
                              : NULL;
    const char *text = is_said ? adc_settings_get (settings, lists[i].name, NULL)
                       : value != NULL ? value->text
                                       : NULL;

    fill_pool (self, lists[i].name, text, lists[i].icon,
               adc_scenario_get_line (self->scenario, lists[i].name));
  }

  self->fight->pool = self->fight->box;
  n_known = adc_ark_pool_count (&self->fight->box);
  if (n_known > ADC_ARK_DECK)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE,
                       adc_scenario_get_line (self->scenario, "powers"), NULL, CARD_ORDINARY,
                       /* Translators: how many powers were typed in, how many cards there are */
                       _("%u powers are given, and there are only %d ordinary artifacts"),
                       n_known, ADC_ARK_DECK);
}

/* The one card that nobody can be without. */
static void
add_pen (AdcArkReader *self, AdcArkParty *party)
{
  AdcEntry *entry = adc_game_lookup (self->game, CARD_PEN);
  AdcPiece *piece = ADC_IS_CARD (entry) ? ADC_PIECE (entry) : NULL;
  const AdcValue *icon = piece != NULL ? adc_piece_get_value (piece, "critical") : NULL;
  const int line = party->line;
  AdcArkHeld pen = { .count = 1, .card = { 0, ADC_ARK_ICON_UNKNOWN }, .is_pen = TRUE };

  if (icon != NULL)
    pen.card.critical = g_str_equal (icon->text, "yes") ? ADC_ARK_ICON_YES : ADC_ARK_ICON_NO;
  pen.unit = g_strdup (CARD_PEN);
  pen.name = g_strdup (entry != NULL ? adc_entry_get_title (entry) : CARD_PEN);
  g_array_append_val (party->cards, pen);
  g_array_append_val (party->lines, line);
}

void
adc_ark_reader_finish_hand (AdcArkReader *self, AdcArkSide side, const AdcScenarioSide *from)
{
  AdcArkParty *party = &self->fight->parties[side];
  guint n_pens = 0;
  guint n_cards = 0;

  if (!self->fight->combat.has_artifacts)
    return;

  for (guint i = 0; i < party->cards->len; i++) {
    const AdcArkHeld *held = adc_ark_held (self->fight, side, i);

    n_pens += held->is_pen;
    n_cards += held->count;
  }
  if (n_pens > 1)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, CARD_PEN,
                       _("each player has one Alien’s Pen, not %u"), n_pens);
  if (n_cards > 0 && party->unseen == ADC_ARK_UNKNOWN)
    party->unseen = 0; /* the hand is what is listed */
  if (n_pens == 0)
    add_pen (self, party);

  n_cards += n_pens == 0;
  if (n_cards + MAX (party->unseen, 0) > ADC_ARK_MAX_HAND)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, RULE_HAND,
                       /* Translators: the name of a side, how many cards it holds, how many it may
                          hold */
                       _("%s holds %u artifacts, and a hand has at most %d"), party->name,
                       n_cards + MAX (party->unseen, 0), ADC_ARK_MAX_HAND);
}
