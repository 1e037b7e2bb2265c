/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-holdings-panel.h"

#include "adc-holding-card.h"
#include "adc-piece-entry.h"
#include "adc-requirement.h"
#include "adc-stepper.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcHoldingsPanel {
  GtkBox              parent_instance;
  AdcStepper         *workers;
  AdcStepper         *unavailable;
  GtkBox             *cards;
  AdcPieceEntry     *places;
  GtkBox             *others; /* a button for each resource */
  GtkWidget          *owned_part;
  GtkBox             *owned; /* a button for each thing */
  AdcPieceEntry     *owned_picker;
  AdcSession         *session;
};

G_DEFINE_FINAL_TYPE (AdcHoldingsPanel, adc_holdings_panel, GTK_TYPE_BOX)

static AdcTreasury *
get_treasury (AdcHoldingsPanel *self)
{
  return adc_treasury_session_get_treasury (self->session);
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
workers_stepped_cb (AdcHoldingsPanel *self)
{
  adc_treasury_set_workers (get_treasury (self), adc_stepper_get_value (self->workers));
  adc_session_commit (self->session);
}

static void
unavailable_stepped_cb (AdcHoldingsPanel *self)
{
  adc_treasury_set_unavailable (get_treasury (self), adc_stepper_get_value (self->unavailable));
  adc_session_commit (self->session);
}

static GPtrArray *
list_places (gpointer user_data)
{
  return adc_treasury_list_places (get_treasury (user_data));
}

static GPtrArray *
list_ownable (gpointer user_data)
{
  AdcHoldingsPanel *self = user_data;
  GPtrArray *pieces = adc_requirement_list_all (get_treasury (self));

  for (guint i = pieces->len; i > 0; i--)
    if (adc_treasury_is_owned (get_treasury (self), adc_entry_get_id (pieces->pdata[i - 1])))
      g_ptr_array_remove_index (pieces, i - 1);

  return pieces;
}

static void
place_picked_cb (AdcHoldingsPanel *self, const char *card)
{
  adc_treasury_add_card (get_treasury (self), card);
  adc_session_commit (self->session);
}

static void
other_clicked_cb (AdcHoldingsPanel *self, GtkWidget *button)
{
  const guint resource = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "adc-resource"));

  adc_treasury_add_other (get_treasury (self), resource, 1);
  adc_session_commit (self->session);
}

static void
owned_picked_cb (AdcHoldingsPanel *self, const char *piece)
{
  adc_treasury_set_owned (get_treasury (self), piece, TRUE);
  adc_session_commit (self->session);
}

static void
owned_clicked_cb (AdcHoldingsPanel *self, GtkWidget *button)
{
  g_autofree char *piece = g_strdup (gtk_widget_get_name (button)); /* it goes with the button */

  gtk_widget_grab_focus (GTK_WIDGET (self->owned_picker));
  adc_treasury_set_owned (get_treasury (self), piece, FALSE);
  adc_session_commit (self->session);
}

static void
list_others (AdcHoldingsPanel *self)
{
  const guint n = adc_economy_get_resources (adc_treasury_get_economy (get_treasury (self)))->len;

  clear_box (self->others);
  for (guint r = 0; r < n; r++) {
    /* Translators: a button that adds a card that gives a resource, not one of the game’s list */
    g_autofree char *text = g_strdup_printf (_("Other Card: %s"),
                                             adc_treasury_get_resource_title (get_treasury (self),
                                                                              r));
    GtkWidget *button = gtk_button_new_with_label (text);

    gtk_widget_set_halign (button, GTK_ALIGN_START);
    gtk_widget_add_css_class (button, "pill-choice");
    g_object_set_data (G_OBJECT (button), "adc-resource", GUINT_TO_POINTER (r));
    g_signal_connect_object (button, "clicked", G_CALLBACK (other_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->others, button);
  }
}

/* Cards stay while what they show does, and keep the focus. */
static void
update_cards (AdcHoldingsPanel *self, const AdcBill *bill)
{
  const guint n = adc_treasury_get_n_holdings (get_treasury (self));
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  for (guint i = 0; i < n; i++) {
    if (card != NULL && !adc_holding_card_fits (ADC_HOLDING_CARD (card))) {
      GtkWidget *next;

      for (; card != NULL; card = next) {
        next = gtk_widget_get_next_sibling (card);
        gtk_box_remove (self->cards, card);
      }
    }
    if (card == NULL) {
      card = adc_holding_card_new (self->session, i);
      gtk_box_append (self->cards, card);
    }
    adc_holding_card_update (ADC_HOLDING_CARD (card), bill);
    card = gtk_widget_get_next_sibling (card);
  }

  while (card != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (card);

    gtk_box_remove (self->cards, card);
    card = next;
  }
}

static void
update_owned (AdcHoldingsPanel *self)
{
  g_autoptr(GPtrArray) owned = adc_treasury_list_owned (get_treasury (self));
  g_autoptr(GPtrArray) all = adc_requirement_list_all (get_treasury (self));

  clear_box (self->owned);
  for (guint i = 0; i < owned->len; i++) {
    const char *title = adc_entry_get_title (owned->pdata[i]);
    /* Translators: the name of a building or a technology */
    g_autofree char *label = g_strdup_printf (_("Take %s Away"), title);
    GtkWidget *content = adw_button_content_new ();
    GtkWidget *button = gtk_button_new ();

    adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "window-close-symbolic");
    adw_button_content_set_label (ADW_BUTTON_CONTENT (content), title);
    gtk_button_set_child (GTK_BUTTON (button), content);
    gtk_widget_set_halign (button, GTK_ALIGN_START);
    gtk_widget_set_name (button, adc_entry_get_id (owned->pdata[i]));
    gtk_widget_add_css_class (button, "pill-choice");
    gtk_widget_set_tooltip_text (button, label);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
    g_signal_connect_object (button, "clicked", G_CALLBACK (owned_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->owned, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->owned), owned->len > 0);
  gtk_widget_set_visible (self->owned_part, all->len > 0);
}

static AdcStepper *
add_stepper (AdcHoldingsPanel *self, GtkWidget *line, const char *caption, const char *label,
             GCallback callback)
{
  GtkWidget *stepper = adc_stepper_new (caption, label, ADC_TREASURY_MAX_COUNT);

  g_signal_connect_object (stepper, "stepped", callback, self, G_CONNECT_SWAPPED);
  gtk_widget_set_halign (stepper, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), stepper);

  return ADC_STEPPER (stepper);
}

static void
adc_holdings_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_HOLDINGS_PANEL (object)->session);
  G_OBJECT_CLASS (adc_holdings_panel_parent_class)->dispose (object);
}

static void
adc_holdings_panel_class_init (AdcHoldingsPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_holdings_panel_dispose;
}

static void
add_owned_part (AdcHoldingsPanel *self)
{
  self->owned_part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_box_append (GTK_BOX (self->owned_part),
                  adc_wrapped_label_new (_("What You Have Built"), "heading"));
  self->owned = adc_wrap_box_new (6);
  self->owned_picker = ADC_PIECE_ENTRY (adc_piece_entry_new (
    _("Type a building or a technology"), list_ownable, self));
  g_signal_connect_object (self->owned_picker, "picked", G_CALLBACK (owned_picked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->owned_part), GTK_WIDGET (self->owned));
  gtk_box_append (GTK_BOX (self->owned_part), GTK_WIDGET (self->owned_picker));
  gtk_box_append (GTK_BOX (self), self->owned_part);
}

static void
adc_holdings_panel_init (AdcHoldingsPanel *self)
{
  GtkWidget *line = adc_wrap_box_new (9);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("What You Have"), "heading"));
  self->workers = add_stepper (self, line, _("Workers"), _("Workers you can put to work"),
                               G_CALLBACK (workers_stepped_cb));
  self->unavailable = add_stepper (self, line, _("Unavailable"),
                                   _("Workers that wait for the next round"),
                                   G_CALLBACK (unavailable_stepped_cb));
  gtk_box_append (GTK_BOX (self), line);
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->cards));
  self->places = ADC_PIECE_ENTRY (adc_piece_entry_new (_("Type a place you hold"), list_places,
                                                         self));
  g_signal_connect_object (self->places, "picked", G_CALLBACK (place_picked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->places));
  self->others = adc_wrap_box_new (6);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->others));
  add_owned_part (self);
}

void
adc_holdings_panel_set_session (AdcHoldingsPanel *self, AdcSession *session)
{
  AdcGame *game;

  g_return_if_fail (ADC_IS_HOLDINGS_PANEL (self));
  g_return_if_fail (ADC_IS_SESSION (session));

  clear_box (self->cards);
  g_set_object (&self->session, session);
  game = adc_treasury_get_game (get_treasury (self));
  adc_piece_entry_set_game (self->places, game);
  adc_piece_entry_set_game (self->owned_picker, game);
  gtk_widget_set_visible (GTK_WIDGET (self->places),
                          adc_economy_get_places (adc_game_get_economy (game)) != NULL);
  list_others (self);
}

void
adc_holdings_panel_update (AdcHoldingsPanel *self, const AdcBill *bill)
{
  g_return_if_fail (ADC_IS_HOLDINGS_PANEL (self));
  g_return_if_fail (self->session != NULL && bill != NULL);

  adc_stepper_set_value (self->workers, adc_treasury_get_workers (get_treasury (self)));
  adc_stepper_set_value (self->unavailable, adc_treasury_get_unavailable (get_treasury (self)));
  update_cards (self, bill);
  update_owned (self);
}
