/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-panel.h"

typedef struct {
  GtkBox           *box;
  GtkLabel         *title;
  AdcBattleSession *session; /* or NULL */
} AdcArkPanelPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcArkPanel, adc_ark_panel, ADW_TYPE_BIN)

static void
update (AdcArkPanel *self)
{
  AdcArkPanelPrivate *priv = adc_ark_panel_get_instance_private (self);

  ADC_ARK_PANEL_GET_CLASS (self)->show (self, priv->session);
}

static void
adc_ark_panel_dispose (GObject *object)
{
  AdcArkPanelPrivate *priv = adc_ark_panel_get_instance_private (ADC_ARK_PANEL (object));

  g_clear_object (&priv->session);
  G_OBJECT_CLASS (adc_ark_panel_parent_class)->dispose (object);
}

static void
adc_ark_panel_class_init (AdcArkPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_panel_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_ark_panel_init (AdcArkPanel *self)
{
  AdcArkPanelPrivate *priv = adc_ark_panel_get_instance_private (self);

  priv->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  priv->title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                              "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (priv->title), "battle-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2,
                                  -1);
  gtk_box_append (priv->box, GTK_WIDGET (priv->title));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (priv->box));

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

void
adc_ark_panel_set_title (AdcArkPanel *self, const char *title)
{
  AdcArkPanelPrivate *priv = adc_ark_panel_get_instance_private (self);

  g_return_if_fail (ADC_IS_ARK_PANEL (self));

  gtk_label_set_label (priv->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void
adc_ark_panel_append (AdcArkPanel *self, GtkWidget *child)
{
  AdcArkPanelPrivate *priv = adc_ark_panel_get_instance_private (self);

  g_return_if_fail (ADC_IS_ARK_PANEL (self));

  gtk_box_append (priv->box, child);
}

void
adc_ark_panel_set_session (AdcArkPanel *self, AdcBattleSession *session)
{
  AdcArkPanelPrivate *priv = adc_ark_panel_get_instance_private (self);

  g_return_if_fail (ADC_IS_ARK_PANEL (self));
  g_return_if_fail (ADC_IS_BATTLE_SESSION (session));
  g_return_if_fail (priv->session == NULL);

  priv->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

AdcBattleSession *
adc_ark_panel_get_session (AdcArkPanel *self)
{
  AdcArkPanelPrivate *priv = adc_ark_panel_get_instance_private (self);

  g_return_val_if_fail (ADC_IS_ARK_PANEL (self), NULL);

  return priv->session;
}
