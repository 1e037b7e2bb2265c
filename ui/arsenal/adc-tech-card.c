/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tech-card.h"

#include "adc-shape-icon.h"
#include "adc-tech-words.h"
#include "adc-view.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcTechCard {
  AdwBin       parent_instance;
  GtkWidget   *button;
  GtkWidget   *mark; /* how many are needed */
  AdcTechTree *tree;
  guint        node;
};

G_DEFINE_FINAL_TYPE (AdcTechCard, adc_tech_card, ADW_TYPE_BIN)

enum { ASK, N_SIGNALS };
static guint signals[N_SIGNALS];

static AdcPiece *
get_piece (AdcTechCard *self)
{
  return adc_tech_tree_get_node (self->tree, self->node)->piece;
}

static void
button_clicked_cb (AdcTechCard *self)
{
  adc_open_entry (GTK_WIDGET (self), ADC_ENTRY (get_piece (self)));
}

static void
upgrade_clicked_cb (AdcTechCard *self, GtkWidget *button)
{
  adc_open_entry (GTK_WIDGET (self), g_object_get_data (G_OBJECT (button), "adc-card"));
}

static gboolean
ask_key_cb (AdcTechCard *self, guint key)
{
  if (key != GDK_KEY_space && key != GDK_KEY_KP_Space)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[ASK], 0);
  return GDK_EVENT_STOP;
}

static void
ask_click_cb (AdcTechCard *self)
{
  g_signal_emit (self, signals[ASK], 0);
}

/* Before the button takes the key for a click. */
static void
listen (AdcTechCard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (ask_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->button, keys);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (ask_click_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->button, GTK_EVENT_CONTROLLER (click));
}

static GtkWidget *
create_name (AdcTechCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  AdcEntry *type = adc_piece_get_unit_type (get_piece (self));
  GtkWidget *label = adc_wrapped_label_new (adc_entry_get_title (ADC_ENTRY (get_piece (self))),
                                            "arsenal-strong");

  if (ADC_IS_UNIT_TYPE (type)) {
    GtkWidget *icon = adc_shape_icon_new ();

    adc_shape_icon_set_unit_type (ADC_SHAPE_ICON (icon), ADC_UNIT_TYPE (type));
    gtk_widget_add_css_class (icon, "small");
    gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (box), icon);
  }
  gtk_widget_set_hexpand (label, TRUE);
  self->mark = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->mark, "tech-mark");
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->mark);

  return box;
}

static void
fill_button (AdcTechCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *price = adc_tech_words_dup_price (self->tree, self->node);
  g_autofree char *needs = adc_tech_words_dup_needs (self->tree, self->node);

  gtk_box_append (GTK_BOX (box), create_name (self));
  if (*price != '\0')
    gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (price, "tech-line"));
  if (needs != NULL)
    gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (needs, "tech-line"));
  gtk_button_set_child (GTK_BUTTON (self->button), box);
}

static GtkWidget *
create_upgrade (AdcTechCard *self, AdcPiece *card)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = adc_wrapped_label_new (adc_entry_get_title (ADC_ENTRY (card)), "tech-line");

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tech-upgrade");
  g_object_set_data_full (G_OBJECT (button), "adc-card", g_object_ref (card), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (upgrade_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static void
adc_tech_card_dispose (GObject *object)
{
  g_clear_object (&ADC_TECH_CARD (object)->tree);
  G_OBJECT_CLASS (adc_tech_card_parent_class)->dispose (object);
}

static void
adc_tech_card_class_init (AdcTechCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_tech_card_dispose;
  signals[ASK] = g_signal_new ("ask", ADC_TYPE_TECH_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
adc_tech_card_init (AdcTechCard *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "tech-button");
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (button_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  listen (self);
}

GtkWidget *
adc_tech_card_new (AdcTechTree *tree, guint node)
{
  AdcTechCard *self = g_object_new (ADC_TYPE_TECH_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GPtrArray *upgrades = adc_tech_tree_get_node (tree, node)->upgrades;

  self->tree = g_object_ref (tree);
  self->node = node;
  fill_button (self);
  gtk_box_append (GTK_BOX (box), self->button);
  for (guint i = 0; i < upgrades->len; i++)
    gtk_box_append (GTK_BOX (box), create_upgrade (self, upgrades->pdata[i]));
  if (adc_entry_get_kind (ADC_ENTRY (get_piece (self))) == ADC_KIND_UNIT)
    gtk_widget_add_css_class (self->button, "tech-unit");
  adw_bin_set_child (ADW_BIN (self), box);
  adc_tech_card_set_needed (self, 0, FALSE);

  return GTK_WIDGET (self);
}

GtkWidget *
adc_tech_card_get_button (AdcTechCard *self)
{
  g_return_val_if_fail (ADC_IS_TECH_CARD (self), NULL);

  return self->button;
}

static char *
describe (AdcTechCard *self, guint count, gboolean is_target)
{
  g_autoptr(GString) name = g_string_new (adc_entry_get_title (ADC_ENTRY (get_piece (self))));
  g_autofree char *price = adc_tech_words_dup_price (self->tree, self->node);
  g_autofree char *needs = adc_tech_words_dup_needs (self->tree, self->node);
  g_auto(GStrv) lines = g_strsplit (needs != NULL ? needs : "", "\n", -1);

  if (*price != '\0')
    g_string_append_printf (name, "; %s", price);
  for (guint i = 0; i < g_strv_length (lines); i++)
    g_string_append_printf (name, "; %s", lines[i]);
  if (is_target)
    g_string_append_printf (name, "; %s", _("this is what is asked for"));
  else if (count > 0)
    g_string_append_printf (name, "; %s", _("needed"));

  return g_string_free (g_steal_pointer (&name), FALSE);
}

void
adc_tech_card_set_needed (AdcTechCard *self, guint count, gboolean is_target)
{
  g_autofree char *mark = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (ADC_IS_TECH_CARD (self));

  mark = count > 1 ? g_strdup_printf ("×%u", count) : g_strdup (count > 0 ? "✓" : "");
  name = describe (self, count, is_target);
  gtk_label_set_label (GTK_LABEL (self->mark), mark);
  gtk_widget_set_visible (self->mark, count > 0);
  gtk_widget_remove_css_class (self->button, "tech-needed");
  gtk_widget_remove_css_class (self->button, "tech-target");
  if (count > 0)
    gtk_widget_add_css_class (self->button, is_target ? "tech-target" : "tech-needed");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}
