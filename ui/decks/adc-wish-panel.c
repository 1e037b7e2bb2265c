/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-wish-panel.h"

#include "adc-chance-words.h"
#include "adc-drop-down.h"
#include "adc-odds-curve.h"

#include <glib/gi18n-lib.h>

typedef enum { WHEN_DRAWS, WHEN_OPENING, WHEN_TURN } When; /* as the template lists them */

struct _AdcWishPanel {
  AdwBin         parent_instance;
  GtkDropDown   *wish_drop_down;
  GtkSpinButton *at_least;
  GtkDropDown   *when_drop_down;
  GtkWidget     *draws_row;
  GtkSpinButton *draws;
  GtkWidget     *turn_row;
  GtkSpinButton *turn;
  GtkLabel      *answer;
  GtkLabel      *words;
  GtkLabel      *unknown;
  AdcOddsCurve  *curve;
  GtkLabel      *marked;
  GtkStringList *names;  /* of the wishes */
  GPtrArray     *wishes; /* of AdcDeckWish */
  AdcDeck       *deck;
  AdcGame       *game;
  guint          n_opening;
  guint          n_turn;
  gboolean       is_filling;
};

G_DEFINE_FINAL_TYPE (AdcWishPanel, adc_wish_panel, ADW_TYPE_BIN)

static guint
get_number (GtkSpinButton *spin)
{
  return (guint) gtk_spin_button_get_value_as_int (spin);
}

static AdcDeckWish *
get_wish (AdcWishPanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->wish_drop_down);
  AdcDeckWish *wish;

  if (self->deck == NULL || selected >= self->wishes->len)
    return NULL;

  wish = self->wishes->pdata[selected];
  wish->at_least = get_number (self->at_least);
  return wish;
}

static AdcChance
compute (AdcWishPanel *self, const AdcDeckWish *wish)
{
  switch ((When) gtk_drop_down_get_selected (self->when_drop_down)) {
  case WHEN_OPENING:
    return adc_deck_odds_by_turn (self->deck, self->game, wish, self->n_opening, self->n_turn, 1);
  case WHEN_TURN:
    return adc_deck_odds_by_turn (self->deck, self->game, wish, self->n_opening, self->n_turn,
                                  get_number (self->turn));
  case WHEN_DRAWS:
  default:
    return adc_deck_odds_draw (self->deck, self->game, wish, get_number (self->draws));
  }
}

static char *
describe (AdcWishPanel *self, const AdcDeckWish *wish)
{
  g_autofree char *title = adc_deck_wish_dup_title (wish, self->game);
  const guint n_draws = get_number (self->draws);

  switch ((When) gtk_drop_down_get_selected (self->when_drop_down)) {
  case WHEN_OPENING:
    /* Translators: how many cards, and which, as in “at least 2 × Marine” */
    return g_strdup_printf (_("to hold at least %u × %s with the opening hand"), wish->at_least,
                            title);
  case WHEN_TURN:
    return g_strdup_printf (_("to have held at least %u × %s by turn %u"), wish->at_least, title,
                            get_number (self->turn));
  case WHEN_DRAWS:
  default:
    return g_strdup_printf (ngettext ("to draw at least %u × %s with the next %u card",
                                      "to draw at least %u × %s with the next %u cards", n_draws),
                            wish->at_least, title, n_draws);
  }
}

/* Cards to draw of which nobody knows whether they are wanted. */
static guint
count_unknown (AdcWishPanel *self, const AdcDeckWish *wish)
{
  g_autoptr(GArray) piles = adc_deck_list_piles (self->deck, self->game, wish);
  guint n = 0;

  for (guint i = 0; i < piles->len; i++)
    n += g_array_index (piles, AdcDrawPile, i).n_maybe;

  return n;
}

static void
show_answer (AdcWishPanel *self, const AdcDeckWish *wish)
{
  const AdcChance chance = compute (self, wish);
  const guint n_unknown = count_unknown (self, wish);
  g_autofree char *number = adc_chance_format (chance);
  g_autofree char *words = describe (self, wish);
  g_autofree char *unknown = g_strdup_printf (
    ngettext ("%u card of the deck is unknown: it may be one of them or not.",
              "%u cards of the deck are unknown: they may be some of them or not.", n_unknown),
    n_unknown);

  gtk_label_set_label (self->answer, number);
  gtk_label_set_label (self->words, words);
  gtk_label_set_label (self->unknown, unknown);
  gtk_widget_set_visible (GTK_WIDGET (self->unknown), !adc_chance_is_known (chance));
}

/* The turn in which that many are drawn, the first being 1; 0 when nothing is drawn in a turn. */
static guint
find_turn (AdcWishPanel *self, guint n_draws)
{
  if (self->n_turn == 0)
    return 0;

  return n_draws <= self->n_opening
           ? 1
           : 1 + (n_draws - self->n_opening + self->n_turn - 1) / self->n_turn;
}

static void
show_marked (AdcWishPanel *self, GArray *values, const AdcDeckWish *wish)
{
  const guint n_draws = adc_odds_curve_get_marker (self->curve);
  const guint turn = find_turn (self, n_draws);
  g_autofree char *number =
    adc_chance_format (g_array_index (values, AdcChance, MIN (n_draws, values->len - 1)));
  g_autofree char *name = adc_deck_wish_dup_title (wish, self->game);
  /* Translators: how many cards, and which; what a picture is about */
  g_autofree char *title = g_strdup_printf (
    _("Curve: the chance of at least %u × %s after each draw. The arrows move along it."),
    wish->at_least, name);
  g_autofree char *marked =
    turn > 0
      /* Translators: the turn it then is, and a chance, as in “After 7 draws, in turn 3: 63.2 %” */
      ? g_strdup_printf (ngettext ("After %u draw, in turn %u: %s",
                                   "After %u draws, in turn %u: %s", n_draws),
                         n_draws, turn, number)
      : g_strdup_printf (ngettext ("After %u draw: %s", "After %u draws: %s", n_draws), n_draws,
                         number);

  gtk_label_set_label (self->marked, marked);
  adc_odds_curve_set_words (self->curve, title, marked);
}

static void
update_curve (AdcWishPanel *self)
{
  const AdcDeckWish *wish = get_wish (self);
  g_autoptr(GArray) values = NULL;

  if (wish == NULL)
    return;

  values = adc_deck_odds_curve (self->deck, self->game, wish);
  adc_odds_curve_set_values (self->curve, values);
  if (values->len > 0)
    show_marked (self, values, wish);
}

static void
update (AdcWishPanel *self)
{
  const When when = gtk_drop_down_get_selected (self->when_drop_down);
  const AdcDeckWish *wish = get_wish (self);

  gtk_widget_set_visible (self->draws_row, when == WHEN_DRAWS);
  gtk_widget_set_visible (self->turn_row, when == WHEN_TURN);
  if (wish != NULL) {
    show_answer (self, wish);
    update_curve (self);
    return;
  }

  gtk_label_set_label (self->answer, "–");
  gtk_label_set_label (self->words, _("There is nothing to draw."));
  gtk_label_set_label (self->marked, "");
  gtk_widget_set_visible (GTK_WIDGET (self->unknown), FALSE);
  adc_odds_curve_set_values (self->curve, NULL);
}

static void
changed_cb (AdcWishPanel *self)
{
  if (!self->is_filling)
    update (self);
}

static void
moved_cb (AdcWishPanel *self)
{
  update_curve (self);
}

static gboolean
is_category (const AdcDeckWish *wish)
{
  return wish->card == NULL && wish->name == NULL;
}

static void
add_wishes (AdcWishPanel *self, gboolean categories)
{
  g_autoptr(GPtrArray) wishes = adc_deck_list_wishes (self->deck, self->game, categories);

  while (wishes->len > 0) {
    g_autoptr(AdcDeckWish) wish = g_ptr_array_steal_index (wishes, 0);
    g_autofree char *title = NULL;

    if (is_category (wish) != categories)
      continue;

    title = adc_deck_wish_dup_title (wish, self->game);
    gtk_string_list_append (self->names, title);
    g_ptr_array_add (self->wishes, g_steal_pointer (&wish));
  }
}

/* What is wished for again, or else the first that can be drawn. */
static guint
find_wish (AdcWishPanel *self, const char *title)
{
  for (guint i = 0; title != NULL && i < self->wishes->len; i++)
    if (g_str_equal (gtk_string_list_get_string (self->names, i), title))
      return i;
  for (guint i = 0; i < self->wishes->len; i++)
    if (adc_deck_odds_draw (self->deck, self->game, self->wishes->pdata[i], 1).low > 0)
      return i;

  return self->wishes->len > 0 ? 0 : GTK_INVALID_LIST_POSITION;
}

static void
list_wishes (AdcWishPanel *self)
{
  GtkStringObject *before = gtk_drop_down_get_selected_item (self->wish_drop_down);
  g_autofree char *title =
    before != NULL ? g_strdup (gtk_string_object_get_string (before)) : NULL;

  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          NULL);
  g_ptr_array_set_size (self->wishes, 0);
  if (self->deck != NULL) {
    add_wishes (self, FALSE);
    add_wishes (self, TRUE);
  }
  gtk_drop_down_set_selected (self->wish_drop_down, find_wish (self, title));
}

static void
adc_wish_panel_dispose (GObject *object)
{
  AdcWishPanel *self = ADC_WISH_PANEL (object);

  g_clear_object (&self->deck);
  g_clear_object (&self->game);
  g_clear_object (&self->names);
  G_OBJECT_CLASS (adc_wish_panel_parent_class)->dispose (object);
}

static void
adc_wish_panel_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_WISH_PANEL (object)->wishes);
  G_OBJECT_CLASS (adc_wish_panel_parent_class)->finalize (object);
}

static void
adc_wish_panel_class_init (AdcWishPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_wish_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_wish_panel_finalize;
  g_type_ensure (ADC_TYPE_ODDS_CURVE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-wish-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, wish_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, at_least);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, when_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, draws_row);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, draws);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, turn_row);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, turn);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, answer);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, words);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, unknown);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, curve);
  gtk_widget_class_bind_template_child (widget_class, AdcWishPanel, marked);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
}

static void
adc_wish_panel_init (AdcWishPanel *self)
{
  self->is_filling = TRUE;
  self->wishes = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_deck_wish_free);
  self->names = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->wish_drop_down, G_LIST_MODEL (self->names));
  adc_drop_down_set_up (self->wish_drop_down, _("Card or sort"));
  adc_drop_down_set_up (self->when_drop_down, _("When"));
  self->is_filling = FALSE;
  update (self);
}

GtkWidget *
adc_wish_panel_new (void)
{
  return g_object_new (ADC_TYPE_WISH_PANEL, NULL);
}

void
adc_wish_panel_show (AdcWishPanel *self, AdcDeck *deck, AdcGame *game, guint n_opening,
                     guint n_turn)
{
  const gboolean is_other = n_opening != self->n_opening || n_turn != self->n_turn;
  guint n_cards;

  g_return_if_fail (ADC_IS_WISH_PANEL (self));
  g_return_if_fail (deck == NULL || (ADC_IS_DECK (deck) && ADC_IS_GAME (game)));

  self->is_filling = TRUE;
  g_set_object (&self->deck, deck);
  g_set_object (&self->game, game);
  self->n_opening = n_opening;
  self->n_turn = n_turn;
  n_cards = deck != NULL ? adc_deck_count_to_draw (deck, game) : 0;
  list_wishes (self);
  gtk_spin_button_set_range (self->at_least, 1, MAX (n_cards, 1));
  gtk_spin_button_set_range (self->draws, 1, MAX (n_cards, 1));
  if (is_other)
    gtk_spin_button_set_value (self->draws, MAX (n_turn, 1));
  self->is_filling = FALSE;
  update (self);
  if (is_other) {
    adc_odds_curve_set_marker (self->curve, n_opening + n_turn);
    update_curve (self);
  }
}
