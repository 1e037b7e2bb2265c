/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-card-picker.h"

#include "adc-piece-filter.h"
#include "adc-star-board-words.h"
#include "adc-star-edit.h"
#include "adc-star-popup.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LIST_HEIGHT 300 /* pixels */
#define LIST_WIDTH 280
#define MAX_FIGURE 20

struct _AdcStarCardPicker {
  GtkPopover      parent_instance;
  GtkSearchEntry *search;
  GtkListBox     *list;
  GtkWidget      *none_button;
  GtkWidget      *unknown_button;
  GtkWidget      *by_hand;
  GtkCheckButton *aim; /* of a cancelling card */
  GtkSpinButton  *attack;
  GtkSpinButton  *health;
  AdcPieceFilter *filter;
  AdcStarScene   *scene; /* or NULL */
  guint           side;
  AdcStarSpot     spot;
  GtkWidget      *at; /* weak */
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcStarCardPicker, adc_star_card_picker, GTK_TYPE_POPOVER)

#define CARD "adc-card"
#define PLACE "adc-place" /* what the row says of where the card is */

static AdcPiece *
get_card (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), CARD);
}

static const char *
get_side (AdcStarCardPicker *self)
{
  return adc_star_scene_get_team (self->scene, self->side)->id;
}

/* Before anything is changed: what is shown at that moment may be gone afterwards. */
static AdcStarScene *
close_up (AdcStarCardPicker *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  if (self->at != NULL)
    gtk_widget_grab_focus (self->at);
  return g_steal_pointer (&self->scene);
}

static void
row_activated_cb (AdcStarCardPicker *self, GtkListBoxRow *row)
{
  g_autoptr(AdcPiece) card = g_object_ref (get_card (row));
  const char *side;
  g_autoptr(AdcStarScene) scene = NULL;

  if (self->scene == NULL)
    return;

  side = get_side (self);
  scene = close_up (self);
  adc_star_edit_put_card (adc_star_scene_get_session (scene), side, card, self->spot);
}

static GtkListBoxRow *
get_first (AdcStarCardPicker *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_filter_match (GTK_FILTER (self->filter), get_card (row)))
      return row;

  return NULL;
}

static void
search_changed_cb (AdcStarCardPicker *self)
{
  adc_piece_filter_set_text (self->filter, gtk_editable_get_text (GTK_EDITABLE (self->search)));
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* Some letters, Enter, and the card is there. */
static void
search_activated_cb (AdcStarCardPicker *self)
{
  GtkListBoxRow *row;

  search_changed_cb (self);
  row = get_first (self);
  if (row != NULL)
    row_activated_cb (self, row);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
search_stopped_cb (AdcStarCardPicker *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  if (self->at != NULL)
    gtk_widget_grab_focus (self->at);
}

static gboolean
search_key_pressed_cb (AdcStarCardPicker *self, guint key)
{
  GtkListBoxRow *row = get_first (self);

  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down) || row == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (GTK_WIDGET (row));
  return GDK_EVENT_STOP;
}

static void
none_clicked_cb (AdcStarCardPicker *self)
{
  const char *side = get_side (self);
  g_autoptr(AdcStarScene) scene = close_up (self);

  adc_star_edit_clear_card (adc_star_scene_get_session (scene), side, self->spot);
}

static void
unknown_clicked_cb (AdcStarCardPicker *self)
{
  const char *side = get_side (self);
  g_autoptr(AdcStarScene) scene = close_up (self);

  adc_star_edit_hide_card (adc_star_scene_get_session (scene), side, self->spot);
}

static void
use_clicked_cb (AdcStarCardPicker *self)
{
  const char *side = get_side (self);
  g_autofree char *attack = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (self->attack));
  g_autofree char *health = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (self->health));
  g_autoptr(AdcStarScene) scene = close_up (self);

  adc_star_edit_type_card (adc_star_scene_get_session (scene), side, self->spot, attack, health);
}

/* The list stays: this is about the card that lies there. */
static void
aim_toggled_cb (AdcStarCardPicker *self)
{
  const AdcStarItem *item = NULL;

  if (!self->is_updating && self->scene != NULL)
    item = adc_star_scene_get_item (self->scene, self->side, self->spot);
  if (item != NULL)
    adc_star_edit_aim_card (adc_star_scene_get_session (self->scene), item->force->id,
                            gtk_check_button_get_active (self->aim));
}

static gboolean
filter_row (GtkListBoxRow *row, gpointer user_data)
{
  return gtk_filter_match (user_data, get_card (row));
}

/* Where the card is: the rows come in that order. */
static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data G_GNUC_UNUSED)
{
  const char *place = g_object_get_data (G_OBJECT (row), PLACE);
  GtkWidget *label;

  if (before != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (before), PLACE), place) == 0) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }

  label = adc_wrapped_label_new (place, "star-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
adc_star_card_picker_dispose (GObject *object)
{
  AdcStarCardPicker *self = ADC_STAR_CARD_PICKER (object);

  g_clear_weak_pointer (&self->at);
  g_clear_pointer (&self->scene, adc_star_scene_unref);
  G_OBJECT_CLASS (adc_star_card_picker_parent_class)->dispose (object);
  g_clear_object (&self->filter);
}

static void
adc_star_card_picker_class_init (AdcStarCardPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_star_card_picker_dispose;
}

static GtkSpinButton *
create_figure (GtkWidget *box, const char *name)
{
  GtkWidget *field = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MAX_FIGURE, 1);

  gtk_box_append (GTK_BOX (field), adc_wrapped_label_new (name, "star-caption"));
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (field), spin);
  gtk_box_append (GTK_BOX (box), field);
  return GTK_SPIN_BUTTON (spin);
}

static GtkWidget *
create_by_hand (AdcStarCardPicker *self)
{
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("Only the _Figures Are Known"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Use These Figures"));

  self->attack = create_figure (figures, _("Attack"));
  self->health = create_figure (figures, _("Health"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (use_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), figures);
  gtk_box_append (GTK_BOX (box), button);
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  return expander;
}

static GtkWidget *
create_button (AdcStarCardPicker *self, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_list (AdcStarCardPicker *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_filter_func (self->list, filter_row, self->filter, NULL);
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "open-menu");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Cards"), -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_widget_set_size_request (scroller, LIST_WIDTH, -1);
  return scroller;
}

static void
adc_star_card_picker_init (AdcStarCardPicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->filter = adc_piece_filter_new ();
  self->search = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->search, "placeholder-text", _("Unit, ability or card"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Find a Card"), -1);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (search_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (search_stopped_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (search_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->search), keys);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->search));
  self->none_button = create_button (self, _("_No Second Card"), G_CALLBACK (none_clicked_cb));
  self->unknown_button = create_button (self, _("Face Down, _Unknown"),
                                        G_CALLBACK (unknown_clicked_cb));
  gtk_box_append (GTK_BOX (box), self->none_button);
  gtk_box_append (GTK_BOX (box), self->unknown_button);
  gtk_box_append (GTK_BOX (box), create_list (self));
  self->aim = GTK_CHECK_BUTTON (
    gtk_check_button_new_with_mnemonic (_("Cancels the _standard card")));
  g_signal_connect_object (self->aim, "toggled", G_CALLBACK (aim_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->aim));
  self->by_hand = create_by_hand (self);
  gtk_box_append (GTK_BOX (box), self->by_hand);
  gtk_popover_set_child (GTK_POPOVER (self), box);
}

GtkWidget *
adc_star_card_picker_new (GtkWidget *parent)
{
  GtkWidget *self = g_object_new (ADC_TYPE_STAR_CARD_PICKER, NULL);

  gtk_widget_set_parent (self, parent);
  return self;
}

static void
add_row (AdcStarCardPicker *self, AdcPiece *card, const char *place)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *words = adc_star_card_dup_summary (card);
  const char *title = adc_entry_get_title (ADC_ENTRY (card));
  g_autofree char *label = g_strdup_printf ("%s, %s, %s", title, words, place);

  gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (title, "star-match"));
  gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (words, "star-caption"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), CARD, g_object_ref (card), g_object_unref);
  g_object_set_data_full (G_OBJECT (row), PLACE, g_strdup (place), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_list_box_append (self->list, row);
}

/* Whether such a card can be there. Technologies are what is shuffled into a deck, and nothing
 * else is. */
static gboolean
fits (AdcStarCardPicker *self, AdcPiece *card)
{
  const AdcValue *deck = adc_piece_get_value (card, "deck");

  switch (self->spot.kind) {
  case ADC_STAR_SPOT_CARD:
    return !adc_star_piece_is_reinforcement (card);
  case ADC_STAR_SPOT_REINFORCEMENT:
    return adc_star_piece_is_reinforcement (card);
  case ADC_STAR_SPOT_DECK:
    return deck != NULL && g_str_equal (deck->text, "technology");
  default:
    return TRUE;
  }
}

static void
list_pile (AdcStarCardPicker *self, AdcStarSpotKind kind, GHashTable *listed)
{
  const AdcStarSpot pile = { kind, 0 };
  g_autoptr(GPtrArray) items = NULL;
  g_autofree char *place = adc_star_spot_describe (pile);

  if (self->spot.kind == kind)
    return;

  items = adc_star_scene_list (self->scene, self->side, pile);
  for (guint i = 0; i < items->len; i++) {
    const AdcStarItem *item = items->pdata[i];

    if (item->piece != NULL && !item->is_unit && fits (self, item->piece) &&
        g_hash_table_add (listed, item->piece))
      add_row (self, item->piece, place);
  }
}

/* The hand first, then the deck, then technologies. */
static void
fill (AdcStarCardPicker *self)
{
  g_autoptr(GPtrArray) cards = adc_star_list_cards (adc_star_scene_get_game (self->scene),
                                                    adc_star_scene_get_scenario (self->scene),
                                                    get_side (self));
  static const char * const decks[] = { "combat", "technology" };
  g_autoptr(GHashTable) listed = g_hash_table_new (NULL, NULL);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  list_pile (self, ADC_STAR_SPOT_HAND, listed);
  for (guint d = 0; d < G_N_ELEMENTS (decks); d++)
    for (guint i = 0; i < cards->len; i++) {
      const AdcValue *deck = adc_piece_get_value (cards->pdata[i], "deck");

      if (deck != NULL && g_str_equal (deck->text, decks[d]) && fits (self, cards->pdata[i]) &&
          !g_hash_table_contains (listed, cards->pdata[i]))
        add_row (self, cards->pdata[i], d == 0 ? _("Combat deck") : _("Technologies"));
    }
}

/* What is typed already, to be changed. */
static void
show_figures (AdcStarCardPicker *self)
{
  const AdcStarItem *item = adc_star_scene_get_item (self->scene, self->side, self->spot);
  const gboolean is_typed = item != NULL && item->piece == NULL &&
                            g_hash_table_size (item->force->values) > 0;
  const char *attack = is_typed ? adc_settings_get (item->force->values, "major-attack", "0") : "0";
  const char *health = is_typed ? adc_settings_get (item->force->values, "major-health", "0") : "0";

  gtk_spin_button_set_value (self->attack, g_ascii_strtod (attack, NULL));
  gtk_spin_button_set_value (self->health, g_ascii_strtod (health, NULL));
  gtk_expander_set_expanded (GTK_EXPANDER (self->by_hand), is_typed);
}

static void
show_aim (AdcStarCardPicker *self)
{
  const AdcStarItem *item = adc_star_scene_get_item (self->scene, self->side, self->spot);
  const AdcValue *value = item != NULL && item->piece != NULL
                            ? adc_piece_get_value (item->piece, "effects")
                            : NULL;
  const char *aim = item != NULL ? adc_settings_get (item->force->settings, "cancels", NULL) : NULL;

  self->is_updating = TRUE;
  gtk_check_button_set_active (self->aim, g_strcmp0 (aim, "standard") == 0);
  self->is_updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->aim),
                          aim != NULL || (self->spot.skirmish > 0 && value != NULL &&
                                          strstr (value->text, "cancel") != NULL));
}

void
adc_star_card_picker_popup (AdcStarCardPicker *self, GtkWidget *at, AdcStarScene *scene, guint side,
                            AdcStarSpot spot)
{
  const gboolean is_second = spot.kind == ADC_STAR_SPOT_REINFORCEMENT;
  const gboolean is_first = spot.kind == ADC_STAR_SPOT_CARD;

  g_return_if_fail (ADC_IS_STAR_CARD_PICKER (self));

  g_clear_pointer (&self->scene, adc_star_scene_unref);
  self->scene = adc_star_scene_ref (scene);
  self->side = side;
  self->spot = spot;
  g_set_weak_pointer (&self->at, at);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  search_changed_cb (self);
  fill (self);
  gtk_widget_set_visible (self->none_button, is_second);
  gtk_widget_set_visible (self->unknown_button, is_first || is_second);
  gtk_widget_set_visible (self->by_hand, is_first);
  show_figures (self);
  show_aim (self);
  if (adc_star_popup_at (GTK_POPOVER (self), at))
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
