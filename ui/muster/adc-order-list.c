/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-order-list.h"

#include "adc-muster-words.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 30

struct _AdcOrderList {
  GtkBox            parent_instance;
  AdcMusterSession *session;
  char             *maker;
  guint             turn;
};

G_DEFINE_FINAL_TYPE (AdcOrderList, adc_order_list, GTK_TYPE_BOX)

enum { ORDERED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
clicked_cb (AdcOrderList *self, GtkWidget *button)
{
  g_autoptr(AdcOrderList) alive = g_object_ref (self);

  adc_works_set_order (adc_muster_session_get_works (self->session), self->maker, self->turn,
                       g_object_get_data (G_OBJECT (button), "adc-order"));
  g_signal_emit (self, signals[ORDERED], 0);
  adc_muster_session_commit (self->session);
}

static GtkWidget *
create_button (AdcOrderList *self, const AdcWorksChoice *choice, gboolean is_half,
               gboolean is_current)
{
  AdcWorks *works = adc_muster_session_get_works (self->session);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *text = adc_muster_words_order (works, self->maker, choice->order, is_half);
  GtkWidget *label = adc_wrapped_label_new (text, "order-text");
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_opacity (tick, is_current ? 1 : 0);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), tick);
  gtk_box_append (GTK_BOX (box), line);
  if (choice->message != NULL) {
    GtkWidget *message = adc_wrapped_label_new (choice->message, "caption");

    gtk_label_set_max_width_chars (GTK_LABEL (message), WORDS_WIDE);
    gtk_box_append (GTK_BOX (box), message);
  }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_sensitive (button, choice->is_allowed || is_current);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  choice->message != NULL ? choice->message : "", -1);
  g_object_set_data_full (G_OBJECT (button), "adc-order", g_strdup (choice->order), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static void
adc_order_list_dispose (GObject *object)
{
  g_clear_object (&ADC_ORDER_LIST (object)->session);
  G_OBJECT_CLASS (adc_order_list_parent_class)->dispose (object);
}

static void
adc_order_list_finalize (GObject *object)
{
  g_free (ADC_ORDER_LIST (object)->maker);
  G_OBJECT_CLASS (adc_order_list_parent_class)->finalize (object);
}

static void
adc_order_list_class_init (AdcOrderListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_order_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_order_list_finalize;
  signals[ORDERED] = g_signal_new ("ordered", ADC_TYPE_ORDER_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_order_list_init (AdcOrderList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

GtkWidget *
adc_order_list_new (AdcMusterSession *session, const char *maker, guint turn)
{
  AdcOrderList *self;
  AdcWorks *works;
  g_autoptr(GPtrArray) choices = NULL;
  const char *current;
  gboolean is_half = FALSE;

  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (session), NULL);
  g_return_val_if_fail (maker != NULL && turn >= 1 && turn <= ADC_WORKS_MAX_TURNS, NULL);

  self = g_object_new (ADC_TYPE_ORDER_LIST, NULL);
  self->session = g_object_ref (session);
  self->maker = g_strdup (maker);
  self->turn = turn;
  works = adc_muster_session_get_works (session);
  choices = adc_works_list_choices (works, maker, turn);
  current = adc_works_get_plan (works, maker)->orders[turn - 1];

  /* Giving up has something to say only where there is something to give up. */
  for (guint i = 0; i < choices->len; i++) {
    const AdcWorksChoice *choice = choices->pdata[i];

    is_half |= g_strcmp0 (choice->order, ADC_ORDER_STOP) == 0 && choice->message != NULL;
  }
  for (guint i = 0; i < choices->len; i++) {
    const AdcWorksChoice *choice = choices->pdata[i];
    const gboolean is_current = g_strcmp0 (choice->order, current) == 0;

    if (g_strcmp0 (choice->order, ADC_ORDER_STOP) != 0 || is_half || is_current)
      gtk_box_append (GTK_BOX (self), create_button (self, choice, is_half, is_current));
  }

  return GTK_WIDGET (self);
}
