/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-count-page.h"

#include "adc-ares-score.h"
#include "adc-rule-row.h"

#include <glib/gi18n-lib.h>

#define MIN_PLAYERS 2
#define MAX_PLAYERS 4

#define RULE_COUNT "decompte"
#define RULE_TIE   "egalite"
#define RULE_DRAW  "ruling-tie-neutral"

struct _AdcAresCountPage {
  AdwPreferencesPage  parent_instance;
  GtkAdjustment      *n_players;
  AdwEntryRow        *names[MAX_PLAYERS];
  GtkAdjustment      *cards[MAX_PLAYERS];
  AdwComboRow        *frontier_row;
  GtkListBox         *result;
  AdcGame            *game; /* or NULL */
  gboolean            is_filling;
};

G_DEFINE_FINAL_TYPE (AdcAresCountPage, adc_ares_count_page, ADW_TYPE_PREFERENCES_PAGE)

/* What was typed last, until the program ends. */
static struct {
  guint  n_players;
  char  *names[MAX_PLAYERS];
  guint  n_cards[MAX_PLAYERS];
  int    frontier; /* whose it is, or -1 */
} last = { .n_players = MIN_PLAYERS, .frontier = -1 };

static char *
dup_name (guint player)
{
  /* Translators: who plays, from 1 to 4 */
  return last.names[player] != NULL && *last.names[player] != '\0'
             ? g_strdup (last.names[player])
             : g_strdup_printf (_("Player %u"), player + 1);
}

static guint
get_points (guint player)
{
  return adc_ares_get_points (last.n_cards[player], (int) player == last.frontier);
}

static void
add_player (AdcAresCountPage *self, guint player)
{
  const guint n_cards = last.n_cards[player];
  const guint n_points = get_points (player);
  const gboolean holds_frontier = (int) player == last.frontier;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label;
  g_autofree char *name = dup_name (player);
  g_autofree char *points =
    g_strdup_printf (ngettext ("%u point", "%u points", n_points), n_points);
  g_autofree char *sum = NULL;

  if (holds_frontier)
    sum = g_strdup_printf (ngettext ("%u Score Card, +%u for the Frontier",
                                     "%u Score Cards, +%u for the Frontier", n_cards),
                           n_cards, n_points - n_cards);
  else
    sum = g_strdup_printf (ngettext ("%u Score Card", "%u Score Cards", n_cards), n_cards);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), sum);
  label = gtk_label_new (points);
  gtk_widget_add_css_class (label, "score-points");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_list_box_append (self->result, row);
}

/* The names of those with the most points. */
static char *
name_the_first (guint most)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < last.n_players; i++)
    if (get_points (i) == most)
      g_ptr_array_add (names, dup_name (i));
  g_ptr_array_add (names, NULL);

  return g_strjoinv (", ", (char **) names->pdata);
}

static void
add_verdict (AdcAresCountPage *self)
{
  const int winner = adc_ares_get_winner (last.n_cards, last.n_players, last.frontier);
  const char *why, *rule;
  g_autofree char *title = NULL;
  guint most = 0;
  guint n_first = 0;
  GtkWidget *row;

  for (guint i = 0; i < last.n_players; i++)
    most = MAX (most, get_points (i));
  for (guint i = 0; i < last.n_players; i++)
    n_first += get_points (i) == most;

  if (winner >= 0) {
    g_autofree char *name = dup_name (winner);

    title = g_strdup_printf (_("%s wins"), name);
    why = n_first > 1 ? _("Tied on points: whoever holds the Frontier wins.") : _("Most points.");
    rule = n_first > 1 ? RULE_TIE : RULE_COUNT;
  } else {
    g_autofree char *names = name_the_first (most);

    title = g_strdup_printf (_("A draw: %s"), names);
    why = last.frontier < 0
              ? _("Tied on points, and the Frontier is neutral. The rulebook does not say who "
                  "wins: this is our reading.")
              : _("Tied on points, and none of them holds the Frontier. The rulebook does not say "
                  "who wins: this is our reading.");
    rule = last.frontier < 0 ? RULE_DRAW : RULE_TIE;
  }

  row = adc_rule_row_new (self->game, rule, title, why);
  gtk_widget_add_css_class (row, "score-verdict");
  gtk_list_box_append (self->result, row);
  row = g_str_equal (rule, RULE_COUNT) ? NULL : adc_rule_row_new_plain (self->game, RULE_COUNT);
  if (row != NULL)
    gtk_list_box_append (self->result, row);
}

static void
show_result (AdcAresCountPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->result))) != NULL)
    gtk_list_box_remove (self->result, child);
  if (self->game == NULL)
    return;

  for (guint i = 0; i < last.n_players; i++)
    add_player (self, i);
  add_verdict (self);
}

/* Nobody, then the players as they are called now. */
static void
fill_frontier (AdcAresCountPage *self)
{
  g_autoptr(GtkStringList) owners = gtk_string_list_new (NULL);

  gtk_string_list_append (owners, _("Nobody"));
  for (guint i = 0; i < last.n_players; i++)
    gtk_string_list_take (owners, dup_name (i));
  adw_combo_row_set_model (self->frontier_row, G_LIST_MODEL (owners));
  adw_combo_row_set_selected (self->frontier_row, last.frontier + 1);
}

static void
update (AdcAresCountPage *self)
{
  self->is_filling = TRUE;
  for (guint i = 0; i < MAX_PLAYERS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->names[i]), i < last.n_players);
  fill_frontier (self);
  self->is_filling = FALSE;
  show_result (self);
}

static void
players_changed_cb (AdcAresCountPage *self)
{
  if (self->is_filling)
    return;

  last.n_players = gtk_adjustment_get_value (self->n_players);
  if (last.frontier >= (int) last.n_players)
    last.frontier = -1;
  update (self);
}

static void
name_changed_cb (AdcAresCountPage *self)
{
  if (self->is_filling)
    return;

  for (guint i = 0; i < MAX_PLAYERS; i++) {
    g_free (last.names[i]);
    last.names[i] = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->names[i]))));
  }
  update (self);
}

static void
cards_changed_cb (AdcAresCountPage *self)
{
  if (self->is_filling)
    return;

  for (guint i = 0; i < MAX_PLAYERS; i++)
    last.n_cards[i] = gtk_adjustment_get_value (self->cards[i]);
  show_result (self);
}

static void
frontier_selected_cb (AdcAresCountPage *self)
{
  if (self->is_filling)
    return;

  last.frontier = (int) adw_combo_row_get_selected (self->frontier_row) - 1;
  show_result (self);
}

static void
adc_ares_count_page_dispose (GObject *object)
{
  g_clear_object (&ADC_ARES_COUNT_PAGE (object)->game);
  G_OBJECT_CLASS (adc_ares_count_page_parent_class)->dispose (object);
}

static void
bind_player (GtkWidgetClass *widget_class, guint player)
{
  g_autofree char *name = g_strdup_printf ("name_%u", player + 1);
  g_autofree char *cards = g_strdup_printf ("cards_%u", player + 1);

  gtk_widget_class_bind_template_child_full (
      widget_class, name, FALSE,
      G_STRUCT_OFFSET (AdcAresCountPage, names) + player * sizeof (AdwEntryRow *));
  gtk_widget_class_bind_template_child_full (
      widget_class, cards, FALSE,
      G_STRUCT_OFFSET (AdcAresCountPage, cards) + player * sizeof (GtkAdjustment *));
}

static void
adc_ares_count_page_class_init (AdcAresCountPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_count_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/ares/adc-ares-count-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresCountPage, n_players);
  for (guint i = 0; i < MAX_PLAYERS; i++)
    bind_player (widget_class, i);
  gtk_widget_class_bind_template_child (widget_class, AdcAresCountPage, frontier_row);
  gtk_widget_class_bind_template_child (widget_class, AdcAresCountPage, result);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, cards_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, frontier_selected_cb);
}

static void
adc_ares_count_page_init (AdcAresCountPage *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_adjustment_set_value (self->n_players, last.n_players);
  for (guint i = 0; i < MAX_PLAYERS; i++) {
    g_autofree char *title = g_strdup_printf (_("Player %u"), i + 1);

    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->names[i]), title);
    gtk_editable_set_text (GTK_EDITABLE (self->names[i]),
                           last.names[i] != NULL ? last.names[i] : "");
    gtk_adjustment_set_value (self->cards[i], last.n_cards[i]);
  }
  update (self);
}

void
adc_ares_count_page_set_game (AdcAresCountPage *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_ARES_COUNT_PAGE (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_set_object (&self->game, game);
  show_result (self);
}
