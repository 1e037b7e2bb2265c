/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-holding-card.h"

#include "adc-stepper.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcHoldingCard {
  GtkBox              parent_instance;
  GtkLabel           *room;
  AdcStepper         *capacity; /* NULL: it is printed */
  AdcStepper         *on;
  GtkCheckButton     *strained; /* NULL: it is permanent */
  AdcStepper         *placed;
  GtkWidget          *release;
  GtkLabel           *result;
  AdcSession         *session;
  guint               position;
  AdcPiece           *card;   /* what the position is known by: the card, */
  guint               number; /* or the number of what was typed in */
  guint               resource;
  gboolean            is_updating;
};

G_DEFINE_FINAL_TYPE (AdcHoldingCard, adc_holding_card, GTK_TYPE_BOX)

static AdcTreasury *
get_treasury (AdcHoldingCard *self)
{
  return adc_treasury_session_get_treasury (self->session);
}

static void
capacity_stepped_cb (AdcHoldingCard *self)
{
  adc_treasury_set_capacity (get_treasury (self), self->position,
                             adc_stepper_get_value (self->capacity));
  adc_session_commit (self->session);
}

static void
on_stepped_cb (AdcHoldingCard *self)
{
  adc_treasury_set_on (get_treasury (self), self->position, adc_stepper_get_value (self->on));
  adc_session_commit (self->session);
}

static void
strained_toggled_cb (AdcHoldingCard *self)
{
  if (self->is_updating)
    return;

  adc_treasury_set_strained (get_treasury (self), self->position,
                             gtk_check_button_get_active (self->strained));
  adc_session_commit (self->session);
}

static void
placed_stepped_cb (AdcHoldingCard *self)
{
  adc_treasury_set_pinned (get_treasury (self), self->position,
                           (int) adc_stepper_get_value (self->placed));
  adc_session_commit (self->session);
}

static void
release_clicked_cb (AdcHoldingCard *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->placed), GTK_DIR_TAB_FORWARD); /* the button goes */
  adc_treasury_set_pinned (get_treasury (self), self->position, -1);
  adc_session_commit (self->session);
}

/* The card goes with what it shows, and the focus to the one before: what is permanent always is. */
static void
remove_clicked_cb (AdcHoldingCard *self)
{
  g_autoptr(AdcHoldingCard) alive = g_object_ref (self);
  GtkWidget *before = gtk_widget_get_prev_sibling (GTK_WIDGET (self));

  if (before != NULL)
    gtk_widget_child_focus (before, GTK_DIR_TAB_FORWARD);
  adc_treasury_remove_holding (get_treasury (self), self->position);
  adc_session_commit (self->session);
}

static GtkWidget *
create_icon_button (const char *icon, const char *text, const char *of, GCallback callback,
                    AdcHoldingCard *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static AdcStepper *
add_stepper (AdcHoldingCard *self, GtkWidget *line, const char *caption, const char *title,
             GCallback callback)
{
  /* Translators: the name of a place, and what a number of it means: “Abaddon 2: to pay” */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), title, caption);
  GtkWidget *stepper = adc_stepper_new (caption, label, ADC_TREASURY_MAX_COUNT);

  gtk_widget_set_halign (stepper, GTK_ALIGN_START);
  g_signal_connect_object (stepper, "stepped", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), stepper);

  return ADC_STEPPER (stepper);
}

static void
add_strained (AdcHoldingCard *self, GtkWidget *line, const char *title)
{
  self->strained = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_("Partially depleted")));
  gtk_widget_set_valign (GTK_WIDGET (self->strained), GTK_ALIGN_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->strained),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  g_signal_connect_object (self->strained, "toggled", G_CALLBACK (strained_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->strained));
}

static void
add_head (AdcHoldingCard *self, const AdcHolding *holding, const char *title)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->room = GTK_LABEL (adc_wrapped_label_new (NULL, "caption"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), adc_wrapped_label_new (title, "heading"));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->room));
  gtk_box_append (GTK_BOX (head), words);
  if (!holding->source.is_permanent)
    gtk_box_append (GTK_BOX (head),
                    create_icon_button ("user-trash-symbolic", _("Remove This Card"), title,
                                        G_CALLBACK (remove_clicked_cb), self));
  gtk_box_append (GTK_BOX (self), head);
}

static void
adc_holding_card_dispose (GObject *object)
{
  g_clear_object (&ADC_HOLDING_CARD (object)->session);
  G_OBJECT_CLASS (adc_holding_card_parent_class)->dispose (object);
}

static void
adc_holding_card_class_init (AdcHoldingCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_holding_card_dispose;
}

static void
adc_holding_card_init (AdcHoldingCard *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "holding-card");
}

GtkWidget *
adc_holding_card_new (AdcSession *session, guint position)
{
  AdcHoldingCard *self;
  const AdcHolding *holding;
  g_autofree char *title = NULL;
  GtkWidget *line, *pay;

  g_return_val_if_fail (ADC_IS_SESSION (session), NULL);

  self = g_object_new (ADC_TYPE_HOLDING_CARD, NULL);
  self->session = g_object_ref (session);
  self->position = position;
  holding = adc_treasury_get_holding (get_treasury (self), position);
  self->card = holding->card;
  self->number = holding->number;
  self->resource = holding->source.resource;
  title = adc_treasury_dup_holding_title (get_treasury (self), position);
  add_head (self, holding, title);

  line = adc_wrap_box_new (9);
  if (holding->card == NULL && !holding->source.is_permanent)
    /* Translators: above the number of workers a card has room for */
    self->capacity = add_stepper (self, line, _("Capacity"), title,
                                  G_CALLBACK (capacity_stepped_cb));
  /* Translators: above the number of workers that stand on a card already */
  self->on = add_stepper (self, line, _("Already there"), title, G_CALLBACK (on_stepped_cb));
  pay = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  /* Translators: above the number of workers put on a card now, to pay */
  self->placed = add_stepper (self, pay, _("To pay"), title, G_CALLBACK (placed_stepped_cb));
  self->release = create_icon_button ("edit-clear-symbolic", _("Let the Program Choose"), title,
                                      G_CALLBACK (release_clicked_cb), self);
  gtk_widget_set_valign (self->release, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (pay), self->release);
  gtk_box_append (GTK_BOX (line), pay);
  if (!holding->source.is_permanent)
    add_strained (self, line, title);
  gtk_box_append (GTK_BOX (self), line);
  self->result = GTK_LABEL (adc_wrapped_label_new (NULL, "holding-result"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->result));

  return GTK_WIDGET (self);
}

static void
set_result (AdcHoldingCard *self, const AdcPlacement *placement, gboolean is_pinned)
{
  g_autofree char *words = adc_bill_dup_placement (placement);
  g_autofree char *text = NULL;

  if (words != NULL && is_pinned)
    /* Translators: “2 workers, one beyond its capacity: partially depleted” */
    text = g_strdup_printf (_("%s (your choice)"), words);
  gtk_label_set_label (self->result, text != NULL ? text : words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), words != NULL);
  if (placement->n_forced > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->result), "forced");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->result), "forced");
}

void
adc_holding_card_update (AdcHoldingCard *self, const AdcBill *bill)
{
  const AdcSource *source;
  const AdcPlacement *placement;
  g_autofree char *room = NULL;
  guint n_placed;

  g_return_if_fail (ADC_IS_HOLDING_CARD (self));
  g_return_if_fail (bill != NULL && adc_holding_card_fits (self));

  source = &adc_treasury_get_holding (get_treasury (self), self->position)->source;
  placement = &bill->payment->placements[self->position];
  /* Translators: a resource, and how many workers a card that gives it has room for */
  room = g_strdup_printf (ngettext ("%s, room for %u worker", "%s, room for %u workers",
                                    source->capacity),
                          adc_treasury_get_resource_title (get_treasury (self), source->resource),
                          source->capacity);
  gtk_label_set_label (self->room, room);
  if (self->capacity != NULL)
    adc_stepper_set_value (self->capacity, source->capacity);
  adc_stepper_set_max (self->on, source->capacity + (source->is_strained ? 1 : 0));
  adc_stepper_set_value (self->on, source->n_on);
  n_placed = source->pinned >= 0 ? (guint) source->pinned : placement->n_placed;
  adc_stepper_set_max (self->placed, MAX (adc_source_get_most (source), n_placed));
  adc_stepper_set_value (self->placed, n_placed);
  gtk_widget_set_visible (self->release, source->pinned >= 0);
  if (self->strained != NULL) {
    self->is_updating = TRUE;
    gtk_check_button_set_active (self->strained, source->is_strained);
    self->is_updating = FALSE;
  }
  set_result (self, placement, source->pinned >= 0);
}

gboolean
adc_holding_card_fits (AdcHoldingCard *self)
{
  const AdcHolding *holding;

  g_return_val_if_fail (ADC_IS_HOLDING_CARD (self), FALSE);

  holding = adc_treasury_get_holding (get_treasury (self), self->position);
  return holding != NULL && holding->card == self->card && holding->number == self->number &&
         holding->source.resource == self->resource;
}
