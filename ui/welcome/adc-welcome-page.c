/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-welcome-page.h"

#include "adc-language.h"
#include "adc-owned-games.h"

#include <glib/gi18n-lib.h>

struct _AdcWelcomePage {
  AdwBin          parent_instance;
  AdcLibrary     *library;
  GSettings      *settings;
  gboolean        is_filling;
  GtkListBox     *games;
  GtkCheckButton *french;
  GtkCheckButton *english;
  GtkWidget      *hint;
  GtkWidget      *start;
};

G_DEFINE_FINAL_TYPE (AdcWelcomePage, adc_welcome_page, ADW_TYPE_BIN)

enum { LANGUAGE_CHOSEN, STARTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
update (AdcWelcomePage *self)
{
  const gboolean has_game = adc_owned_games_count (self->settings, self->library) > 0;

  gtk_widget_set_visible (self->hint, !has_game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "welcome.start", has_game);
}

static void
toggled_cb (GtkCheckButton *button, AdcGame *game)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (button), ADC_TYPE_WELCOME_PAGE);

  adc_owned_games_set (ADC_WELCOME_PAGE (self)->settings, adc_game_get_id (game),
                       gtk_check_button_get_active (button));
  update (ADC_WELCOME_PAGE (self));
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  AdcWelcomePage *self = user_data;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_game_get_title (item));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                               adc_owned_games_contain (self->settings, adc_game_get_id (item)));
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), item, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_game_get_title (item), -1);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);

  return row;
}

static void
language_toggled_cb (AdcWelcomePage *self, GtkCheckButton *button)
{
  if (!self->is_filling && gtk_check_button_get_active (button))
    g_signal_emit (self, signals[LANGUAGE_CHOSEN], 0, button == self->french ? "fr" : "en");
}

static void
start_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[STARTED], 0);
}

static void
adc_welcome_page_dispose (GObject *object)
{
  AdcWelcomePage *self = ADC_WELCOME_PAGE (object);

  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_welcome_page_parent_class)->dispose (object);
}

static void
adc_welcome_page_class_init (AdcWelcomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_welcome_page_dispose;
  signals[LANGUAGE_CHOSEN] = g_signal_new ("language-chosen", ADC_TYPE_WELCOME_PAGE,
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                           G_TYPE_STRING);
  signals[STARTED] = g_signal_new ("started", ADC_TYPE_WELCOME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "welcome/adc-welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcWelcomePage, games);
  gtk_widget_class_bind_template_child (widget_class, AdcWelcomePage, french);
  gtk_widget_class_bind_template_child (widget_class, AdcWelcomePage, english);
  gtk_widget_class_bind_template_child (widget_class, AdcWelcomePage, hint);
  gtk_widget_class_bind_template_child (widget_class, AdcWelcomePage, start);
  gtk_widget_class_bind_template_callback (widget_class, language_toggled_cb);
  gtk_widget_class_install_action (widget_class, "welcome.start", NULL, start_activated);
}

static void
adc_welcome_page_init (AdcWelcomePage *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_welcome_page_new (AdcLibrary *library, GSettings *settings)
{
  AdcWelcomePage *self = g_object_new (ADC_TYPE_WELCOME_PAGE, NULL);

  self->library = g_object_ref (library);
  self->settings = g_object_ref (settings);
  gtk_list_box_bind_model (self->games, G_LIST_MODEL (library), create_row, self, NULL);
  gtk_check_button_set_active (g_str_equal (adc_language_get_current (), "fr") ? self->french
                                                                               : self->english,
                               TRUE);
  self->is_filling = FALSE;
  update (self);

  return GTK_WIDGET (self);
}

void
adc_welcome_page_focus (AdcWelcomePage *self)
{
  g_return_if_fail (ADC_IS_WELCOME_PAGE (self));

  gtk_widget_grab_focus (self->start);
}
