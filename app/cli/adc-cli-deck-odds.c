/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-deck.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-deck-names.h"
#include "adc-deck-odds.h"
#include "adc-paper.h"
#include "adc-report-layout.h"
#include "adc-tokenizer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  const char *id;     /* “draw”, “opening”, “turn” */
  char       *title;
  guint       number; /* of cards or of the turn */
  AdcChance   chance;
} Answer;

static void
clear_answer (gpointer data)
{
  g_free (((Answer *) data)->title);
}

/* "CARD" or "CARD:K". */
static char *
split_number (const char *want, guint *at_least)
{
  const char *colon = strrchr (want, ':');
  guint64 number;

  *at_least = 1;
  if (colon == NULL ||
      !g_ascii_string_to_unsigned (colon + 1, 10, 1, ADC_DECK_MAX_COUNT, &number, NULL))
    return g_strdup (want);

  *at_least = number;
  return g_strndup (want, colon - want);
}

static gboolean
is_called (const AdcDeckWish *wish, AdcGame *game, const char *folded)
{
  g_autofree char *title = adc_deck_wish_dup_title (wish, game);
  g_autofree char *other = adc_fold (title);

  return g_strcmp0 (wish->card, folded) == 0 || g_str_equal (other, folded);
}

/* A card by its id or any of its names; what somebody calls a card of his own; a category. */
static AdcDeckWish *
find_wish (const AdcCliDeck *self, const char *name)
{
  g_autoptr(AdcDeckNames) names = adc_deck_names_new (self->deck, self->game);
  g_autoptr(AdcDeckWish) wish = g_new0 (AdcDeckWish, 1);
  AdcEntry *entry = adc_game_lookup (self->game, name);
  g_autofree char *folded = adc_fold (name);
  g_autofree char *nearest = NULL;

  if (entry == NULL || !adc_deck_admits (self->deck, self->game, entry))
    entry = adc_deck_names_find (names, name);
  if (entry != NULL) {
    wish->card = g_strdup (adc_entry_get_id (entry));
    return g_steal_pointer (&wish);
  }

  for (guint categories = 0; categories <= 1; categories++) {
    g_autoptr(GPtrArray) wishes = adc_deck_list_wishes (self->deck, self->game, categories == 1);

    for (guint i = 0; i < wishes->len; i++) {
      const AdcDeckWish *other = wishes->pdata[i];

      if (is_called (other, self->game, folded)) {
        wish->card = g_strdup (other->card);
        wish->name = g_strdup (other->name);
        wish->stat = g_strdup (other->stat);
        wish->value = g_strdup (other->value);
        return g_steal_pointer (&wish);
      }
    }
  }

  nearest = adc_deck_names_dup_nearest (names, name);
  if (nearest != NULL)
    /* Translators: the title of a game, a name that is not one of its cards, and one that is */
    adc_cli_complain (_("%s has no “%s”; did you mean “%s”?"), adc_game_get_title (self->game),
                      name, nearest);
  else
    adc_cli_complain (_("%s has no “%s”."), adc_game_get_title (self->game), name);
  return NULL;
}

/* Whether there is any of it, as far as anybody knows; if not, that has been said. */
static gboolean
check_wish (const AdcCliDeck *self, const AdcDeckWish *wish)
{
  g_autoptr(AdcDeck) start = adc_deck_start (self->deck, self->game);
  g_autoptr(GArray) piles = adc_deck_list_piles (start, self->game, wish);
  g_autofree char *title = adc_deck_wish_dup_title (wish, self->game);
  guint n_cards = adc_deck_count_in_hand (start, self->game, wish);

  for (guint i = 0; i < piles->len; i++) {
    const AdcDrawPile *pile = &g_array_index (piles, AdcDrawPile, i);

    n_cards += pile->n_wanted + pile->n_maybe;
  }
  if (n_cards == 0)
    adc_cli_complain (_("This deck has no “%s”."), title);

  return n_cards > 0;
}

static void
add_answer (GArray *answers, const char *id, char *title, guint number, AdcChance chance)
{
  const Answer answer = { id, title, number, chance };

  g_array_append_val (answers, answer);
}

/* NULL: there is nothing to work out, which has been said. */
static GArray *
answer (const AdcCliDeck *self, const AdcCliOptions *options, const AdcDeckWish *wish)
{
  g_autoptr(AdcDeck) start = adc_deck_start (self->deck, self->game);
  g_autoptr(GArray) answers = g_array_new (FALSE, FALSE, sizeof (Answer));
  const AdcDeckDeal *deal = adc_deck_find_deal (self->deck, self->game);

  g_array_set_clear_func (answers, clear_answer);
  if (deal == NULL && (options->by_turn > 0 || options->draw == 0)) {
    /* Translators: do not translate --draw */
    adc_cli_complain ("%s", _("Nobody has said how many cards of this deck are drawn in a turn: "
                              "use --draw, and no --turn."));
    return NULL;
  }

  if (options->draw > 0)
    add_answer (answers, "draw",
                g_strdup_printf (ngettext ("With %u card drawn", "With %u cards drawn",
                                           options->draw),
                                 options->draw),
                options->draw, adc_deck_odds_draw (start, self->game, wish, options->draw));
  if (deal != NULL)
    add_answer (answers, "opening", g_strdup (_("With the opening hand")), deal->n_opening,
                adc_deck_odds_by_turn (start, self->game, wish, deal->n_opening, deal->n_turn, 1));
  if (options->by_turn > 0)
    add_answer (answers, "turn", g_strdup_printf (_("By turn %u"), options->by_turn),
                options->by_turn,
                adc_deck_odds_by_turn (start, self->game, wish, deal->n_opening, deal->n_turn,
                                       options->by_turn));

  return g_steal_pointer (&answers);
}

static void
add_double (JsonBuilder *builder, const char *name, double number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, number);
}

static void
print_json (const AdcCliDeck *self, const AdcDeckWish *wish, GArray *answers)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();
  g_autoptr(AdcDeck) start = adc_deck_start (self->deck, self->game);
  g_autofree char *title = adc_deck_wish_dup_title (wish, self->game);

  json_builder_begin_object (builder);
  adc_cli_deck_add_head (builder, self);
  adc_cli_add_string (builder, "card", wish->card);
  adc_cli_add_string (builder, "want", title);
  adc_cli_add_int (builder, "at-least", wish->at_least);
  adc_cli_add_int (builder, "to-draw", adc_deck_count_to_draw (start, self->game));
  adc_cli_add_int (builder, "in-hand", adc_deck_count_in_hand (start, self->game, wish));
  adc_cli_begin_array (builder, "odds");
  for (guint i = 0; i < answers->len; i++) {
    const Answer *one = &g_array_index (answers, Answer, i);

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "when", one->id);
    adc_cli_add_int (builder, "number", one->number);
    add_double (builder, "low", one->chance.low);
    add_double (builder, "high", one->chance.high);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}

static char *
format_chance (const AdcChance *chance)
{
  g_autofree char *low = adc_report_format_percent (chance->low);
  g_autofree char *high = adc_report_format_percent (chance->high);

  if (g_str_equal (low, high))
    return g_steal_pointer (&low);

  /* Translators: the least and the most that a chance can be: “2.0 % to 74.5 %” */
  return g_strdup_printf (_("%s to %s"), low, high);
}

static void
print_answers (const AdcCliDeck *self, const AdcDeckWish *wish, GArray *answers)
{
  g_autofree char *title = adc_deck_wish_dup_title (wish, self->game);
  /* Translators: how many cards one hopes for at least, and which */
  g_autofree char *heading = g_strdup_printf (_("At least %u × %s"), wish->at_least, title);
  g_autoptr(AdcPaper) paper = adc_paper_new (heading, self->game);
  g_autofree char *text = NULL;
  gboolean is_vague = FALSE;
  guint width = 0;

  for (guint i = 0; i < answers->len; i++)
    width = MAX (width, adc_paper_measure (g_array_index (answers, Answer, i).title));

  adc_paper_add_heading (paper, 1, heading);
  for (guint i = 0; i < answers->len; i++) {
    const Answer *one = &g_array_index (answers, Answer, i);
    g_autofree char *chance = format_chance (&one->chance);

    is_vague |= one->chance.low < one->chance.high;
    adc_paper_add_row (paper, 2, one->title, width, chance);
  }
  if (is_vague)
    adc_paper_add_text (paper, 0, _("It hangs on cards that nobody knows."))->is_apart = FALSE;
  text = adc_paper_to_text (paper);
  adc_cli_print ("%s", text);
}

int
adc_cli_deck_odds (const AdcCliOptions *options)
{
  g_auto(AdcCliDeck) deck = { 0 };
  g_autoptr(AdcDeckWish) wish = NULL;
  g_autoptr(GArray) answers = NULL;
  g_autofree char *name = NULL;
  guint at_least;

  if (options->want == NULL) {
    /* Translators: do not translate --want */
    adc_cli_complain ("%s", _("Say which card one hopes for: --want CARD, or CARD:2 for two."));
    return ADC_CLI_USAGE;
  }
  if (!adc_cli_deck_load (&deck, options->arguments[0]))
    return ADC_CLI_USAGE;

  name = split_number (options->want, &at_least);
  wish = find_wish (&deck, name);
  if (wish == NULL)
    return ADC_CLI_USAGE;

  wish->at_least = at_least;
  if (!check_wish (&deck, wish))
    return ADC_CLI_USAGE;

  answers = answer (&deck, options, wish);
  if (answers == NULL)
    return ADC_CLI_USAGE;

  if (options->json)
    print_json (&deck, wish, answers);
  else
    print_answers (&deck, wish, answers);

  return ADC_CLI_OK;
}
