/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tracker-row.h"

#include "adc-chance-words.h"
#include "adc-deck-odds.h"
#include "adc-row-label.h"
#include "adc-tracker-moves.h"

#include <glib/gi18n-lib.h>

#define MOVE_WIDTH 96 /* pixels: the same for most of what it says */

struct _AdcTrackerRow {
  GtkBox                parent_instance;
  AdcRowLabel          *name;
  AdcRowLabel          *places;
  AdcRowLabel          *chances;
  GtkLabel             *left;
  GtkButton            *move;
  GtkMenuButton        *menu;
  guint                 number;
  const AdcTrackerLook *look;
  const AdcDeckLine    *card;
  char                 *shown;      /* all that it says and does, or NULL */
  char                 *move_words; /* what the button does, or NULL */
};

G_DEFINE_FINAL_TYPE (AdcTrackerRow, adc_tracker_row, GTK_TYPE_BOX)

/* "Draw pile 2 · Hand 1" */
static char *
describe_places (const AdcTrackerLook *look, const AdcDeckLine *card)
{
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < look->kind->zones->len; i++) {
    const AdcDeckZone *zone = look->kind->zones->pdata[i];
    const guint count = adc_tracker_count_card (look->deck, card, zone->id);

    if (count == 0)
      continue;

    g_string_append (words, words->len > 0 ? " · " : "");
    /* Translators: a zone and how many copies of a card are there, as in “Hand 2” */
    g_string_append_printf (words, _("%s %u"), adc_deck_zone_get_title (zone), count);
  }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* "" of cards that cannot come. */
static char *
describe_chances (const AdcTrackerLook *look, const AdcDeckLine *card)
{
  const AdcDeckWish wish = { .card = card->card, .name = card->name, .at_least = 1 };
  const AdcChance chance = adc_deck_odds_draw (look->deck, look->game, &wish, look->n_next);
  g_autofree char *next = NULL;
  g_autofree char *soon = NULL;

  if (chance.high <= 0)
    return g_strdup ("");

  next = adc_chance_format (adc_deck_odds_draw (look->deck, look->game, &wish, 1));
  if (look->n_next == 1)
    /* Translators: the chance that the next card drawn is a certain one */
    return g_strdup_printf (_("Next card: %s"), next);

  soon = adc_chance_format (chance);
  /* Translators: the chances that the next card drawn is a certain one, and that it is among the
   * next %u */
  return g_strdup_printf (ngettext ("Next card: %s · next %u: %s", "Next card: %s · next %u: %s",
                                    look->n_next),
                          next, look->n_next, soon);
}

/* Two cards with as many copies in each pile come as likely, whichever they are, so that in a long
 * list most need not be worked out. What may be a copy that nobody knows hangs on whether the game
 * has the card. */
static char *
dup_key (const AdcTrackerLook *look, const AdcDeckLine *card)
{
  g_autoptr(GString) key = g_string_new (NULL);

  g_string_append (key, card->card == NULL                                ? "own"
                        : adc_deck_line_lookup (card, look->game) != NULL ? "game"
                                                                          : "gone");
  for (guint i = 0; i < look->kind->zones->len; i++) {
    const AdcDeckZone *zone = look->kind->zones->pdata[i];

    if (zone->role == ADC_DECK_ROLE_DRAW)
      g_string_append_printf (key, " %u", adc_tracker_count_card (look->deck, card, zone->id));
  }

  return g_string_free (g_steal_pointer (&key), FALSE);
}

/* "" where nothing is told, as of cards that nobody knows. */
static const char *
get_chances (const AdcTrackerLook *look, const AdcDeckLine *card)
{
  g_autofree char *key = NULL;
  char *words;

  if (look->n_next == 0 || (card->card == NULL && card->name == NULL))
    return "";

  key = dup_key (look, card);
  words = g_hash_table_lookup (look->told, key);
  if (words == NULL) {
    words = describe_chances (look, card);
    g_hash_table_insert (look->told, g_steal_pointer (&key), words);
  }

  return words;
}

static const AdcDeckZone *
find_source (AdcTrackerRow *self)
{
  const AdcTrackerLook *look = self->look;

  return look->zone != NULL ? look->zone
                            : adc_tracker_find_first (look->kind, look->deck, self->card);
}

/* What the button does; NULL: nothing, and there is none. */
static char *
dup_move_words (const AdcDeckZone *from, const AdcDeckZone *to, const char *name)
{
  if (to == NULL)
    return NULL;

  /* Translators: what is done to a card, its name, and the zones it leaves and goes to, as in “Draw
   * Marine: from Draw Pile to Hand” */
  return g_strdup_printf (_("%s %s: from %s to %s"), adc_tracker_get_verb (from, to), name,
                          adc_deck_zone_get_title (from), adc_deck_zone_get_title (to));
}

/* Asked for, not set, as those of the cells of a deck are. */
static gboolean
move_query_tooltip_cb (AdcTrackerRow *self, int x G_GNUC_UNUSED, int y G_GNUC_UNUSED,
                       gboolean by_keyboard G_GNUC_UNUSED, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, self->move_words);
  return self->move_words != NULL;
}

static gboolean
left_query_tooltip_cb (AdcTrackerRow *self G_GNUC_UNUSED, int x G_GNUC_UNUSED, int y G_GNUC_UNUSED,
                       gboolean by_keyboard G_GNUC_UNUSED, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, _("Left to draw, of all there are"));
  return TRUE;
}

static char *
dup_menu_words (const char *name)
{
  /* Translators: the name of a card */
  return g_strdup_printf (_("Move %s"), name);
}

static gboolean
menu_query_tooltip_cb (AdcTrackerRow *self, int x G_GNUC_UNUSED, int y G_GNUC_UNUSED,
                       gboolean by_keyboard G_GNUC_UNUSED, GtkTooltip *tooltip)
{
  g_autofree char *words = dup_menu_words (adc_row_label_get_text (self->name));

  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

static void
add_tooltip (AdcTrackerRow *self, gpointer widget, GCallback callback)
{
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect_object (widget, "query-tooltip", callback, self, G_CONNECT_SWAPPED);
}

static void
show_move (AdcTrackerRow *self, const AdcDeckZone *from, const AdcDeckZone *to, const char *label)
{
  gtk_widget_set_visible (GTK_WIDGET (self->move), to != NULL);
  g_free (self->move_words);
  self->move_words = g_strdup (label);
  if (to == NULL)
    return;

  gtk_button_set_label (self->move, adc_tracker_get_verb (from, to));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->move), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->move), "(uss)", self->number, from->id,
                                    to->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->move), "seat.move");
}

static GMenu *
create_section (AdcTrackerRow *self, const AdcDeckZone *from)
{
  const AdcTrackerLook *look = self->look;
  GMenu *section = g_menu_new ();

  for (guint i = 0; i < look->kind->zones->len; i++) {
    const AdcDeckZone *to = look->kind->zones->pdata[i];
    g_autoptr(GMenuItem) item = NULL;
    g_autofree char *label = NULL;

    if (to == from || !to->is_played)
      continue;

    /* Translators: a zone that a card is moved to */
    label = g_strdup_printf (_("To %s"), adc_deck_zone_get_title (to));
    item = g_menu_item_new (label, NULL);
    g_menu_item_set_action_and_target (item, "seat.move", "(uss)", self->number, from->id, to->id);
    g_menu_append_item (section, item);
  }

  return section;
}

/* Made when it is opened: hardly any of them ever is. */
static void
create_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  AdcTrackerRow *self = user_data;
  const AdcTrackerLook *look = self->look;
  g_autoptr(GMenu) menu = g_menu_new ();

  for (guint i = 0; look != NULL && i < look->kind->zones->len; i++) {
    const AdcDeckZone *from = look->kind->zones->pdata[i];
    g_autoptr(GMenu) section = NULL;
    g_autofree char *label = NULL;

    if (adc_tracker_count_card (look->deck, self->card, from->id) == 0)
      continue;

    section = create_section (self, from);
    /* Translators: a zone that a card is taken from */
    label = g_strdup_printf (_("From %s"), adc_deck_zone_get_title (from));
    g_menu_append_section (menu, label, G_MENU_MODEL (section));
  }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static AdcRowLabel *
add_words (GtkWidget *box, const char *style)
{
  GtkWidget *label = adc_row_label_new (style);

  gtk_box_append (GTK_BOX (box), label);
  return ADC_ROW_LABEL (label);
}

static void
adc_tracker_row_finalize (GObject *object)
{
  g_free (ADC_TRACKER_ROW (object)->shown);
  g_free (ADC_TRACKER_ROW (object)->move_words);
  G_OBJECT_CLASS (adc_tracker_row_parent_class)->finalize (object);
}

static void
adc_tracker_row_class_init (AdcTrackerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_tracker_row_finalize;
}

static void
adc_tracker_row_init (AdcTrackerRow *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "tracker-row");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->name = add_words (words, "body");
  self->places = add_words (words, "name-words");
  self->chances = add_words (words, "name-words");
  self->left = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->left), "numeric");
  self->move = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->move), MOVE_WIDTH, -1);
  gtk_widget_set_valign (GTK_WIDGET (self->move), GTK_ALIGN_CENTER);
  self->menu = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->menu, "view-more-symbolic");
  gtk_menu_button_set_create_popup_func (self->menu, create_menu_cb, self, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->menu), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->menu), "flat");
  add_tooltip (self, self->left, G_CALLBACK (left_query_tooltip_cb));
  add_tooltip (self, self->move, G_CALLBACK (move_query_tooltip_cb));
  add_tooltip (self, self->menu, G_CALLBACK (menu_query_tooltip_cb));
  gtk_box_append (GTK_BOX (self), words);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->left));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->move));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->menu));
}

GtkWidget *
adc_tracker_row_new (void)
{
  return g_object_new (ADC_TYPE_TRACKER_ROW, NULL);
}

void
adc_tracker_row_set_number (AdcTrackerRow *self, guint number)
{
  g_return_if_fail (ADC_IS_TRACKER_ROW (self));

  self->number = number;
}

guint
adc_tracker_row_get_number (AdcTrackerRow *self)
{
  g_return_val_if_fail (ADC_IS_TRACKER_ROW (self), 0);

  return self->number;
}

/* The focus is on what the list has around the row: a screen reader reads that. */
static void
describe (AdcTrackerRow *self, const char *name, guint n_left, const char *places,
          const char *chances)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  /* Translators: a card, how many of its copies are left to draw, and where they all are, as in
   * “Marine: 2 of 4 left to draw. Draw Pile 2 · Hand 2” */
  g_autofree char *words = g_strdup_printf (_("%s: %u of %u left to draw. %s"), name, n_left,
                                            self->card->count, places);

  if (parent != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, chances, -1);
}

void
adc_tracker_row_show (AdcTrackerRow *self, const AdcTrackerLook *look, const AdcDeckLine *card)
{
  g_autofree char *name = adc_deck_line_dup_name (card, look->game);
  g_autofree char *places = describe_places (look, card);
  const char *chances = get_chances (look, card);
  const guint n_left = adc_tracker_count_left (look->kind, look->deck, card);
  g_autofree char *left = g_strdup_printf ("%u/%u", n_left, card->count);
  g_autofree char *menu = dup_menu_words (name);
  g_autofree char *move = NULL;
  g_autofree char *number = NULL;
  g_autofree char *shown = NULL;
  const AdcDeckZone *from, *to;

  g_return_if_fail (ADC_IS_TRACKER_ROW (self));

  self->look = look;
  self->card = card;
  from = find_source (self);
  to = from != NULL ? adc_tracker_find_next (look->kind, from, look->drawn_to) : NULL;
  move = dup_move_words (from, to, name);
  number = g_strdup_printf ("%u", self->number);
  shown = g_strjoin ("\n", number, name, places, chances, left, menu, move, NULL);
  /* A list has some two hundred rows at hand, of which a move changes few. */
  if (g_strcmp0 (self->shown, shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
  adc_row_label_set_text (self->name, name);
  adc_row_label_set_text (self->places, places);
  adc_row_label_set_text (self->chances, chances);
  gtk_widget_set_visible (GTK_WIDGET (self->chances), *chances != '\0');
  gtk_label_set_label (self->left, left);
  gtk_accessible_update_property (GTK_ACCESSIBLE (
                                    gtk_widget_get_first_child (GTK_WIDGET (self->menu))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, menu, -1);
  show_move (self, from, to, move);
  describe (self, name, n_left, places, chances);
}
