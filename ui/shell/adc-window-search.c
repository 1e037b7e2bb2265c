/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-recent-searches.h"

#include <glib/gi18n-lib.h>

static const char * const actions_while_searching[] = {
  "win.close-search",
  "win.search-for",
  "win.search-kind",
};

static gboolean
is_searching (AdcWindow *self)
{
  return gtk_search_bar_get_search_mode (self->search_bar);
}

static gboolean
is_inside (GtkWidget *widget, gpointer ancestor)
{
  return ancestor != NULL && (widget == ancestor || gtk_widget_is_ancestor (widget, ancestor));
}

/* Whoever types goes on typing, wherever the focus was: without selecting what is there. */
static void
focus_entry (AdcWindow *self)
{
  GtkEditable *entry = GTK_EDITABLE (self->search_entry);

  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (entry)))) {
    gtk_widget_grab_focus (GTK_WIDGET (entry));
    gtk_editable_set_position (entry, -1);
  }
}

void
adc_window_update_search (AdcWindow *self)
{
  GtkWidget *page;

  if (self->game == NULL || !is_searching (self))
    return;

  page = adc_window_get_page (self, ADC_SEARCH_NAME);
  adc_search_page_search (ADC_SEARCH_PAGE (page),
                          gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  gtk_stack_set_visible_child (self->pages, page);
  adw_window_title_set_title (self->title, _("Search"));
}

/* Where the reader was before the search, which is where he wants to be after it. */
static void
focus_changed_cb (AdcWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && !is_inside (focus, self->search_bar) &&
      !is_inside (focus, self->search_page))
    g_set_weak_pointer (&self->focus_before, focus);
}

static void
leave_search (AdcWindow *self)
{
  if (self->search_page != NULL)
    adc_search_page_reset (self->search_page);
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), ADC_SEARCH_NAME) != 0)
    return;

  adc_window_present_view (self);
  if (self->focus_before != NULL && gtk_widget_get_mapped (self->focus_before))
    gtk_widget_grab_focus (self->focus_before);
}

static void
search_toggled_cb (AdcWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions_while_searching); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions_while_searching[i],
                                   is_searching (self));
  g_simple_action_set_enabled (self->everywhere, is_searching (self));

  if (!is_searching (self)) {
    leave_search (self);
  } else if (self->game != NULL) {
    adw_leaflet_set_visible_child (self->leaflet, self->content);
    adc_window_update_search (self);
  }
}

static void
search_changed_cb (AdcWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  adc_window_update_search (self);
  if (is_searching (self) && focus != NULL && is_inside (focus, self->search_page))
    focus_entry (self);
}

static void
search_activated_cb (AdcWindow *self)
{
  adc_window_update_search (self); /* Enter may come before the last letters were searched for */
  if (self->search_page != NULL)
    adc_search_page_open_selected (self->search_page);
}

/* Up and down go through what was found while the focus stays where one types. */
static gboolean
search_key_pressed_cb (AdcWindow *self, guint keyval, guint keycode G_GNUC_UNUSED,
                       GdkModifierType state)
{
  static const struct {
    guint       key;
    guint       keypad_key;
    AdcListStep step;
  } steps[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, ADC_STEP_UP },
    { GDK_KEY_Down, GDK_KEY_KP_Down, ADC_STEP_DOWN },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, ADC_STEP_PAGE_UP },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, ADC_STEP_PAGE_DOWN },
  };

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (keyval == steps[i].key || keyval == steps[i].keypad_key) {
      adc_window_update_search (self); /* these keys too may come early */
      if (self->search_page != NULL)
        adc_search_page_step (self->search_page, steps[i].step);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* The bar takes keys only as long as it is closed. Once it is open, whoever types while something
 * below has the focus means the field all the same. */
static gboolean
page_key_pressed_cb (AdcWindow *self, guint keyval, guint keycode G_GNUC_UNUSED,
                     GdkModifierType state, GtkEventControllerKey *controller)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->search_entry));
  const gboolean is_dead = keyval >= GDK_KEY_dead_grave && keyval <= GDK_KEY_dead_greek;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      (!g_unichar_isgraph (gdk_keyval_to_unicode (keyval)) && keyval != GDK_KEY_BackSpace &&
       !is_dead))
    return GDK_EVENT_PROPAGATE;

  return gtk_event_controller_key_forward (controller, GTK_WIDGET (text));
}

static void
search_described_cb (AdcWindow *self)
{
  g_autofree char *description = adc_search_page_dup_description (self->search_page);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search_entry),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
search_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
close_search_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                        GVariant *parameter G_GNUC_UNUSED)
{
  adc_window_close_search (ADC_WINDOW (widget));
}

static void
search_for_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcWindow *self = ADC_WINDOW (widget);

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry),
                         g_variant_get_string (parameter, NULL));
  focus_entry (self);
  adc_window_update_search (self);
}

static void
search_kind_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcWindow *self = ADC_WINDOW (widget);

  if (self->search_page != NULL)
    adc_search_page_choose_kind (self->search_page, (guint) g_variant_get_int32 (parameter));
  focus_entry (self);
}

static void
change_everywhere (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  AdcWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  g_simple_action_set_state (action, state);
  if (self->search_page != NULL)
    adc_search_page_set_everywhere (self->search_page, g_variant_get_boolean (state));
  if (is_searching (self) && focus != NULL && is_inside (focus, self->search_page))
    focus_entry (self); /* the button that asked for it is gone */
}

/* As they were before somebody took some away. */
static void
set_recent_searches_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                               GVariant *parameter)
{
  g_settings_set_value (ADC_WINDOW (widget)->settings, "recent-searches", parameter);
}

static void
forget_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcWindow *self = ADC_WINDOW (widget);
  g_autoptr(GVariant) before = g_settings_get_value (self->settings, "recent-searches");
  AdwToast *toast;

  if (parameter != NULL)
    adc_recent_searches_remove (self->settings, g_variant_get_string (parameter, NULL));
  else
    g_settings_reset (self->settings, "recent-searches");

  toast = adw_toast_new (parameter != NULL ? _("Recent search forgotten")
                                           : _("Recent searches forgotten"));
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "win.set-recent-searches");
  adw_toast_set_action_target_value (toast, before);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
adc_window_close_search (AdcWindow *self)
{
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

/* Something else is to be shown: there is no going back to where the focus was. */
void
adc_window_end_search (AdcWindow *self)
{
  g_clear_weak_pointer (&self->focus_before);
  adc_window_close_search (self);
}

void
adc_window_take_over_search (AdcWindow *self, AdcWindow *from)
{
  g_autoptr(GVariant) everywhere = g_action_get_state (G_ACTION (from->everywhere));

  g_action_change_state (G_ACTION (self->everywhere), everywhere);
  if (!is_searching (from))
    return;

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry),
                         gtk_editable_get_text (GTK_EDITABLE (from->search_entry)));
  gtk_editable_set_position (GTK_EDITABLE (self->search_entry), -1);
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
}

void
adc_window_prepare_search (AdcWindow *self, GtkWidget *page)
{
  AdcApplication *application = adc_window_get_application (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr(GVariant) everywhere = g_action_get_state (G_ACTION (self->everywhere));

  self->search_page = ADC_SEARCH_PAGE (page);
  g_signal_connect_object (page, "described", G_CALLBACK (search_described_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (page_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, keys);
  adc_search_page_set_library (self->search_page, adc_application_get_library (application),
                               adc_application_get_index_keeper (application), self->settings);
  adc_search_page_set_everywhere (self->search_page, g_variant_get_boolean (everywhere));
  adc_search_page_set_game (self->search_page, self->game);
}

void
adc_window_init_search (AdcWindow *self)
{
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  self->everywhere = g_simple_action_new_stateful ("search-everywhere", NULL,
                                                   g_variant_new_boolean (FALSE));
  g_signal_connect_object (self->everywhere, "change-state", G_CALLBACK (change_everywhere), self,
                           0);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (self->everywhere));
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
  search_toggled_cb (self);
}

void
adc_window_install_search (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, search_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, adc_window_close_search);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search_activated);
  gtk_widget_class_install_action (widget_class, "win.close-search", NULL, close_search_activated);
  gtk_widget_class_install_action (widget_class, "win.search-for", "s", search_for_activated);
  gtk_widget_class_install_action (widget_class, "win.search-kind", "i", search_kind_activated);
  gtk_widget_class_install_action (widget_class, "win.remove-recent-search", "s",
                                   forget_activated);
  gtk_widget_class_install_action (widget_class, "win.clear-recent-searches", NULL,
                                   forget_activated);
  gtk_widget_class_install_action (widget_class, "win.set-recent-searches", "as",
                                   set_recent_searches_activated);
}
