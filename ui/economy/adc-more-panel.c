/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-more-panel.h"

#include "adc-bill.h"
#include "adc-requirement.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcMorePanel {
  GtkBox              parent_instance;
  GtkBox             *ready;
  GtkWidget          *asking_heading;
  GtkBox             *asking; /* those that ask for something nobody has said he has */
  GtkLabel           *nothing;
  AdcSession         *session;
};

G_DEFINE_FINAL_TYPE (AdcMorePanel, adc_more_panel, GTK_TYPE_BOX)

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static GtkWidget *
find_button (GtkBox *box, const char *piece)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (gtk_widget_get_name (child), piece))
      return child;

  return NULL;
}

/* The buttons are made anew: the focus goes to the one for the same piece, else to the first. */
static void
button_clicked_cb (AdcMorePanel *self, GtkWidget *button)
{
  g_autoptr(AdcMorePanel) alive = g_object_ref (self);
  g_autofree char *piece = g_strdup (gtk_widget_get_name (button));
  AdcTreasury *treasury = adc_treasury_session_get_treasury (self->session);
  GtkWidget *next;

  adc_treasury_set_count (treasury, piece, adc_treasury_get_count (treasury, piece) + 1);
  adc_session_commit (self->session);
  next = find_button (self->ready, piece);
  if (next == NULL)
    next = find_button (self->asking, piece);
  if (next == NULL)
    next = gtk_widget_get_first_child (GTK_WIDGET (self->ready));
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

static void
add_button (AdcMorePanel *self, AdcPiece *piece)
{
  AdcTreasury *treasury = adc_treasury_session_get_treasury (self->session);
  const char *title = adc_entry_get_title (ADC_ENTRY (piece));
  g_autoptr(GPtrArray) missing = adc_requirement_list_missing (treasury, piece);
  g_autofree char *cost = adc_bill_dup_piece_cost (treasury, piece);
  /* Translators: what can be bought, and what it costs (“Minerals 2, Gas 1”) */
  g_autofree char *label = g_strdup_printf (_("Buy One More: %s (%s)"), title, cost);
  GtkWidget *words = gtk_label_new (title);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_set_name (button, adc_entry_get_id (ADC_ENTRY (piece)));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_add_css_class (button, "pill-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (missing->len == 0 ? self->ready : self->asking, button);
}

static void
adc_more_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_MORE_PANEL (object)->session);
  G_OBJECT_CLASS (adc_more_panel_parent_class)->dispose (object);
}

static void
adc_more_panel_class_init (AdcMorePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_more_panel_dispose;
}

static void
adc_more_panel_init (AdcMorePanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->ready = adc_wrap_box_new (6);
  self->asking = adc_wrap_box_new (6);
  self->asking_heading = adc_wrapped_label_new (_("If you have what it asks for"), "caption");
  self->nothing = GTK_LABEL (adc_wrapped_label_new (NULL, "dim-label"));
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("What You Can Still Buy"), "heading"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->nothing));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->ready));
  gtk_box_append (GTK_BOX (self), self->asking_heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->asking));
}

void
adc_more_panel_update (AdcMorePanel *self, AdcSession *session)
{
  AdcTreasury *treasury;
  g_autoptr(GPtrArray) pieces = NULL;
  gboolean is_asking;

  g_return_if_fail (ADC_IS_MORE_PANEL (self));
  g_return_if_fail (ADC_IS_SESSION (session));

  g_set_object (&self->session, session);
  clear_box (self->ready);
  clear_box (self->asking);
  treasury = adc_treasury_session_get_treasury (session);
  pieces = adc_bill_list_more (treasury);
  for (guint i = 0; i < pieces->len; i++)
    add_button (self, pieces->pdata[i]);
  is_asking = gtk_widget_get_first_child (GTK_WIDGET (self->asking)) != NULL;
  /* So it is the first time, when nobody has said anything yet. */
  gtk_label_set_label (self->nothing, adc_treasury_get_workers (treasury) > 0
                                        ? _("Nothing more can be paid.")
                                        : _("Workers pay for everything: say first how many you "
                                            "have, then which places you hold."));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), pieces->len == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->ready),
                          gtk_widget_get_first_child (GTK_WIDGET (self->ready)) != NULL);
  gtk_widget_set_visible (self->asking_heading, is_asking);
  gtk_widget_set_visible (GTK_WIDGET (self->asking), is_asking);
}
