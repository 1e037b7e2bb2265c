/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-case-menu.h"

#include "adc-wrapped-label.h"

struct _AdcCaseMenu {
  AdwBin         parent_instance;
  GtkMenuButton *button;
  GtkListBox    *list;
};

G_DEFINE_FINAL_TYPE (AdcCaseMenu, adc_case_menu, ADW_TYPE_BIN)

enum { PROP_TITLE = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The menu is gone before whoever listens moves the focus. */
static void
row_activated_cb (AdcCaseMenu *self, GtkListBoxRow *row)
{
  g_autofree char *id = g_strdup (gtk_widget_get_name (GTK_WIDGET (row))); /* the row may go */

  gtk_menu_button_popdown (self->button);
  g_signal_emit (self, signals[CHOSEN], 0, id);
}

static void
adc_case_menu_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AdcCaseMenu *self = ADC_CASE_MENU (object);

  if (id != PROP_TITLE) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), g_value_get_string (value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  g_value_get_string (value), -1);
}

static void
adc_case_menu_class_init (AdcCaseMenuClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = adc_case_menu_set_property;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_CASE_MENU, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "shell/adc-case-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcCaseMenu, button);
  gtk_widget_class_bind_template_child (widget_class, AdcCaseMenu, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
adc_case_menu_init (AdcCaseMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_case_menu_clear (AdcCaseMenu *self)
{
  GtkWidget *row;

  g_return_if_fail (ADC_IS_CASE_MENU (self));

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
adc_case_menu_add (AdcCaseMenu *self, const char *id, const char *title)
{
  GtkWidget *row;

  g_return_if_fail (ADC_IS_CASE_MENU (self));
  g_return_if_fail (id != NULL);
  g_return_if_fail (title != NULL);

  row = gtk_list_box_row_new ();
  gtk_widget_set_name (row, id);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), adc_wrapped_label_new (title, "body"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_list_box_append (self->list, row);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}
