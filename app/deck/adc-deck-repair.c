/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-check-private.h"

#include <glib/gi18n-lib.h>

/* What is done to a copy of the deck, so that it can be said in a few words. */
typedef struct {
  const AdcDeckCase *judged;
  AdcDeck           *deck;
  guint              n_cards;
  char              *name;   /* of the only card, or NULL: there are several */
  const char        *format; /* what it is called */
  const AdcDeckZone *zone;   /* where cards go, or NULL */
} Repair;

static void
note (Repair *self, const AdcDeckLine *line, guint count)
{
  g_autofree char *name = adc_deck_line_dup_name (line, self->judged->game);

  if (self->n_cards == 0)
    self->name = g_steal_pointer (&name);
  else if (g_strcmp0 (self->name, name) != 0)
    g_clear_pointer (&self->name, g_free);
  self->n_cards += count;
}

static guint
get_count (AdcDeck *deck, const AdcDeckLine *like)
{
  const AdcDeckLine *line = deck != NULL ? adc_deck_find (deck, like) : NULL;

  return line != NULL ? line->count : 0;
}

static gboolean
is_counted (const Repair *self, const AdcDeckLimit *limit, const AdcDeckLine *line)
{
  return adc_deck_judge_in_zone (self->judged, limit, line) &&
         adc_deck_judge_line (self->judged, limit, line) == ADC_DECK_MATCH_YES;
}

/* Out of the deck or, where only their place is wrong, to the first zone. */
static guint
take_away (Repair *self, const AdcDeckLine *line, guint count)
{
  const guint n_taken = MIN (count, line->count);

  note (self, line, n_taken);
  if (self->zone != NULL)
    return adc_deck_move (self->deck, line, self->zone->id, n_taken);

  adc_deck_set_count (self->deck, line, line->count - n_taken);
  return n_taken;
}

/* First what is more than the standard list has, then the cards nobody knows, then whatever was put there last. */
static void
reduce (Repair *self, const AdcDeckLimit *limit, const AdcDeckLine *only, AdcDeck *standard,
        guint surplus)
{
  GPtrArray *lines = adc_deck_get_lines (self->deck);

  for (int pass = standard != NULL ? 0 : 1; pass < 3 && surplus > 0; pass++)
    for (guint i = lines->len; i > 0 && surplus > 0; i--) {
      const AdcDeckLine *line = lines->pdata[i - 1];
      const guint usual = get_count (standard, line);
      guint spare = line->count;

      if ((only != NULL && g_strcmp0 (line->card, only->card) != 0) ||
          !is_counted (self, limit, line))
        continue;
      if (pass == 0)
        spare = line->count > usual ? line->count - usual : 0;
      else if (pass == 1 && (line->card != NULL || line->name != NULL))
        spare = 0;
      if (spare > 0)
        surplus -= take_away (self, line, MIN (spare, surplus));
    }
}

/* From the first zone, those the standard list has there before others. */
static guint
move_in (Repair *self, const AdcDeckLimit *limit, AdcDeck *standard, guint missing)
{
  const AdcDeckZone *first = adc_deck_kind_get_first_zone (self->judged->kind);
  GPtrArray *lines = adc_deck_get_lines (self->deck);

  for (int pass = standard != NULL ? 0 : 1; pass < 2 && missing > 0; pass++)
    for (guint i = lines->len; i > 0 && missing > 0; i--) {
      const AdcDeckLine *line = lines->pdata[i - 1];
      AdcDeckLine there = *line;
      guint n_moved;

      there.zone = limit->zone;
      if (!g_str_equal (line->zone, first->id) ||
          adc_deck_judge_line (self->judged, limit, line) != ADC_DECK_MATCH_YES ||
          (pass == 0 && get_count (standard, &there) <= get_count (self->deck, &there)))
        continue;
      note (self, line, MIN (missing, line->count));
      n_moved = adc_deck_move (self->deck, line, limit->zone, missing);
      missing -= MIN (n_moved, missing);
    }

  return missing;
}

static guint
add_usual (Repair *self, const AdcDeckLimit *limit, AdcDeck *standard, guint missing)
{
  GPtrArray *lines = standard != NULL ? adc_deck_get_lines (standard) : NULL;

  for (guint i = 0; lines != NULL && i < lines->len && missing > 0; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    const guint there = get_count (self->deck, line);
    guint n_added;

    if (!is_counted (self, limit, line) || there >= line->count)
      continue;
    n_added = MIN (missing, line->count - there);
    note (self, line, n_added);
    missing -= adc_deck_add (self->deck, line->zone, line->card, line->name, line->values, n_added);
  }

  return missing;
}

/* The card that is wanted, or one of which nothing is known but that it is wanted. */
static void
add_wanted (Repair *self, const AdcDeckLimit *limit, const AdcDeckLine *only, guint missing)
{
  g_autoptr(GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
  const char *card = only != NULL ? only->card : limit->card;
  AdcEntry *entry = card != NULL ? adc_game_lookup (self->judged->game, card) : NULL;
  AdcDeckLine line = {
    .zone = limit->zone != NULL ? limit->zone
                                : adc_deck_kind_get_first_zone (self->judged->kind)->id,
    .card = (char *) card,
    .name = entry != NULL ? (char *) adc_entry_get_title (entry) : NULL,
  };

  if (missing == 0)
    return;

  if (limit->stat != NULL) {
    g_hash_table_insert (values, limit->stat, limit->value);
    line.values = values;
  }
  note (self, &line, missing);
  adc_deck_add (self->deck, line.zone, line.card, line.name, line.values, missing);
}

static char *
dup_cards (const Repair *self)
{
  if (self->name == NULL)
    return adc_deck_format_count (self->judged->game, self->judged->kind, self->n_cards);

  /* Translators: how many of a card, and its name, as in “2 × Marine” */
  return g_strdup_printf (_("%u × %s"), self->n_cards, self->name);
}

static void
finish (Repair *self, AdcDeckFinding *finding)
{
  g_autofree char *cards = dup_cards (self);

  if (self->n_cards > 0) {
    finding->repair = self->zone != NULL
                        ? g_strdup_printf (self->format, cards, adc_deck_zone_get_title (self->zone))
                        : g_strdup_printf (self->format, cards);
    finding->repaired = g_variant_ref_sink (adc_deck_to_variant (self->deck));
  }
  g_free (self->name);
  g_object_unref (self->deck);
}

static AdcDeck *
create_standard (const AdcDeckCase *self)
{
  g_autoptr(AdcDeck) standard = adc_deck_copy (self->deck);

  return adc_deck_fill_standard (standard, self->game) ? g_steal_pointer (&standard) : NULL;
}

static gboolean
is_first (const AdcDeckCase *self, const char *zone)
{
  return zone == NULL || g_str_equal (zone, adc_deck_kind_get_first_zone (self->kind)->id);
}

void
adc_deck_repair_count (const AdcDeckCase *self, AdcDeckFinding *finding, const AdcDeckLine *line)
{
  const AdcDeckLimit *limit = adc_deck_rule_get_limit (finding->rule);
  g_autoptr(AdcDeck) standard = create_standard (self);
  Repair repair = { .judged = self, .deck = adc_deck_copy (self->deck) };

  if (self->stage == ADC_DECK_STAGE_PLAY) {
    /* What is in hand is for the player to put down. */
    g_object_unref (repair.deck);
    return;
  }

  if (finding->max != ADC_DECK_NO_LIMIT && (int) finding->count > finding->max) {
    repair.zone = is_first (self, limit->zone) || limit->foreign
                    ? NULL
                    : adc_deck_kind_get_first_zone (self->kind);
    /* Translators: cards, as in “2 × Marine” or “2 cards”, and where they are moved */
    repair.format = repair.zone != NULL ? _("Move %s to “%s”")
                                        /* Translators: cards, as in “2 × Marine” or “2 cards” */
                                        : _("Remove %s");
    reduce (&repair, limit, line, standard, finding->count - finding->max);
  } else {
    guint missing = finding->min - finding->count;

    /* Translators: cards, as in “2 × Marine” or “2 cards” */
    repair.format = _("Add %s");
    if (!is_first (self, limit->zone)) {
      repair.zone = adc_deck_kind_find_zone (self->kind, limit->zone);
      repair.format = _("Move %s to “%s”");
      missing = move_in (&repair, limit, standard, missing);
    }
    if (limit->card == NULL && line == NULL)
      missing = add_usual (&repair, limit, standard, missing);
    add_wanted (&repair, limit, line, missing);
  }
  finish (&repair, finding);
}

void
adc_deck_repair_set (const AdcDeckCase *self, AdcDeckFinding *finding, AdcEntry *missing)
{
  const AdcDeckLine line = {
    .zone = adc_deck_kind_get_first_zone (self->kind)->id,
    .card = (char *) adc_entry_get_id (missing),
  };
  const int n_copies = adc_deck_get_copies (missing);
  Repair repair = { .judged = self, .deck = adc_deck_copy (self->deck) };

  repair.format = _("Add %s");
  note (&repair, &line, MAX (n_copies, 1));
  adc_deck_add_entry (repair.deck, line.zone, missing, MAX (n_copies, 1));
  finish (&repair, finding);
}
