/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tracker-page.h"

#include "adc-bin-focus.h"
#include "adc-deck-picker.h"
#include "adc-game-setting.h"
#include "adc-rename-dialog.h"
#include "adc-seat-panel.h"
#include "adc-tracker.h"
#include "adc-undo-keys.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define KEY "trackers"
#define ODDS_KEY "show-draw-odds"
#define NAME_CHARACTERS 18

struct _AdcTrackerPage {
  AdwBin           parent_instance;
  AdwToastOverlay *toasts;
  GtkBox          *seats;
  AdcDeckPicker   *picker;
  GtkStack        *stack;
  AdcSeatPanel    *panel;
  AdcSession      *session;  /* or NULL */
  guint            seat;     /* the one shown */
  AdwToast        *toast;    /* offers to undo the last step; or NULL */
  GSettings       *settings; /* or NULL */
  gboolean         is_filling;
};

G_DEFINE_FINAL_TYPE (AdcTrackerPage, adc_tracker_page, ADW_TYPE_BIN)

static AdcTracker *
get_tracker (AdcTrackerPage *self)
{
  return adc_session_get_document (self->session);
}

static guint
get_n_seats (AdcTrackerPage *self)
{
  return self->session != NULL ? adc_tracker_get_n_seats (get_tracker (self)) : 0;
}

static const char *
get_game_id (AdcTrackerPage *self)
{
  return adc_game_get_id (adc_tracker_get_game (get_tracker (self)));
}

static void
save (AdcTrackerPage *self)
{
  if (self->settings != NULL)
    adc_game_setting_save (self->settings, KEY, get_game_id (self),
                           adc_session_get_state (self->session));
}

static void
load (AdcTrackerPage *self)
{
  g_autoptr(GVariant) state = NULL;

  if (self->settings == NULL || self->session == NULL || get_n_seats (self) > 0)
    return;

  state = adc_game_setting_load (self->settings, KEY, get_game_id (self));
  if (state != NULL)
    adc_session_restore (self->session, state);
}

static void
show_seat (AdcTrackerPage *self)
{
  const gboolean has_odds =
    self->settings == NULL || g_settings_get_boolean (self->settings, ODDS_KEY);

  if (get_n_seats (self) > 0)
    adc_seat_panel_show (self->panel, self->seat, has_odds);
  gtk_stack_set_visible_child_name (self->stack, get_n_seats (self) > 0 ? "seat" : "empty");
}

static void
seat_toggled_cb (AdcTrackerPage *self, GtkToggleButton *button)
{
  if (self->is_filling || !gtk_toggle_button_get_active (button))
    return;

  self->seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "adc-seat"));
  show_seat (self);
}

static void
add_seat_button (AdcTrackerPage *self, guint seat)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->seats));
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (adc_tracker_get_name (get_tracker (self), seat));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARACTERS);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, adc_tracker_get_name (get_tracker (self), seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_tracker_get_name (get_tracker (self), seat), -1);
  g_object_set_data (G_OBJECT (button), "adc-seat", GUINT_TO_POINTER (seat));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                               first != NULL ? GTK_TOGGLE_BUTTON (first) : NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), seat == self->seat);
  g_signal_connect_object (button, "toggled", G_CALLBACK (seat_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->seats, button);
}

/* Only when they are others: the buttons keep the focus while cards are moved. */
static gboolean
has_other_seats (AdcTrackerPage *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->seats));

  for (guint i = 0; i < get_n_seats (self); i++) {
    if (child == NULL || g_strcmp0 (gtk_widget_get_tooltip_text (child),
                                    adc_tracker_get_name (get_tracker (self), i)) != 0)
      return TRUE;
    child = gtk_widget_get_next_sibling (child);
  }

  return child != NULL;
}

static void
list_seats (AdcTrackerPage *self)
{
  GtkWidget *child;
  guint i = 0;

  self->is_filling = TRUE;
  if (has_other_seats (self)) {
    while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seats))) != NULL)
      gtk_box_remove (self->seats, child);
    for (guint j = 0; j < get_n_seats (self); j++)
      add_seat_button (self, j);
  }
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self->seats)); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    if (i == self->seat)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->seats), get_n_seats (self) > 0);
  self->is_filling = FALSE;
}

static void
update_actions (AdcTrackerPage *self)
{
  static const char * const seat_actions[] = { "tracker.restart", "tracker.reshuffle",
                                               "tracker.rename", "tracker.remove" };

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tracker.undo",
                                 self->session != NULL && adc_session_can_undo (self->session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tracker.redo",
                                 self->session != NULL && adc_session_can_redo (self->session));
  for (guint i = 0; i < G_N_ELEMENTS (seat_actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), seat_actions[i], get_n_seats (self) > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picker),
                            self->session != NULL && get_n_seats (self) < ADC_TRACKER_MAX_SEATS);
}

static void
update (AdcTrackerPage *self)
{
  self->seat = MIN (self->seat, MAX (get_n_seats (self), 1) - 1);
  list_seats (self);
  update_actions (self);
  show_seat (self);
}

/* Undoing would be about something else now. */
static void
dismiss_toast (AdcTrackerPage *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
}

static void
changed_cb (AdcTrackerPage *self)
{
  dismiss_toast (self);
  save (self);
  update (self);
}

static void
toast_gone_cb (AdcTrackerPage *self, AdwToast *toast)
{
  if (self->toast == toast)
    self->toast = NULL;
}

static void
add_toast (AdcTrackerPage *self, const char *words, gboolean can_undo)
{
  g_autofree char *text = g_markup_escape_text (words, -1);
  AdwToast *toast = adw_toast_new (text);

  if (can_undo) {
    adw_toast_set_button_label (toast, _("_Undo"));
    adw_toast_set_action_name (toast, "tracker.undo");
    g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_gone_cb), self,
                             G_CONNECT_SWAPPED);
    self->toast = toast;
  }
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
picked_cb (AdcTrackerPage *self, AdcDeck *deck, const char *name)
{
  adc_tracker_page_add_deck (self, deck, name);
  gtk_widget_grab_focus (GTK_WIDGET (self)); /* its cards are what comes next */
}

static void
failed_cb (AdcTrackerPage *self, const char *message)
{
  add_toast (self, message, FALSE);
}

static void
undo_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcTrackerPage *self = ADC_TRACKER_PAGE (widget);

  if (g_str_equal (name, "tracker.undo"))
    adc_session_undo (self->session);
  else
    adc_session_redo (self->session);
}

/* A game begins for everybody at once. */
static void
restart_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED)
{
  AdcTrackerPage *self = ADC_TRACKER_PAGE (widget);

  for (guint i = 0; i < get_n_seats (self); i++)
    adc_tracker_restart (get_tracker (self), i);
  if (adc_session_commit (self->session))
    add_toast (self, _("A new game has begun"), TRUE);
  else
    add_toast (self, _("Every card is where the game begins"), FALSE);
}

static void
reshuffle_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                     GVariant *parameter G_GNUC_UNUSED)
{
  AdcTrackerPage *self = ADC_TRACKER_PAGE (widget);
  const guint n = adc_tracker_reshuffle (get_tracker (self), self->seat);
  g_autofree char *words =
    g_strdup_printf (ngettext ("%u card is back in the draw pile",
                               "%u cards are back in the draw pile", n),
                     n);

  if (adc_session_commit (self->session))
    add_toast (self, words, TRUE);
  else
    add_toast (self, _("Nothing is discarded"), FALSE);
}

static void
renamed_cb (AdcTrackerPage *self, const char *response, AdwMessageDialog *dialog)
{
  const guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "adc-seat"));
  g_autofree char *name = adc_rename_dialog_dup_name (dialog, response);

  if (name == NULL || seat >= get_n_seats (self))
    return;

  adc_tracker_set_name (get_tracker (self), seat, name);
  adc_session_commit (self->session);
}

static void
rename_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcTrackerPage *self = ADC_TRACKER_PAGE (widget);
  const AdcRenaming renaming = {
    .heading = _("Whose Deck Is It?"),
    .field = _("Name"),
    .missing = _("A deck that is followed needs a name."),
    .name = adc_tracker_get_name (get_tracker (self), self->seat),
    .max_length = ADC_DECK_MAX_NAME,
  };
  AdwMessageDialog *dialog = adc_rename_dialog_new (widget, &renaming);

  g_object_set_data (G_OBJECT (dialog), "adc-seat", GUINT_TO_POINTER (self->seat));
  g_signal_connect_object (dialog, "response", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
}

static void
remove_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcTrackerPage *self = ADC_TRACKER_PAGE (widget);
  /* Translators: the name of a deck */
  g_autofree char *words = g_strdup_printf (_("“%s” is not followed any more"),
                                            adc_tracker_get_name (get_tracker (self), self->seat));

  adc_tracker_remove_seat (get_tracker (self), self->seat);
  adc_session_commit (self->session);
  add_toast (self, words, TRUE);
}

/* To where cards are typed, or decks picked. */
static gboolean
adc_tracker_page_grab_focus (GtkWidget *widget)
{
  AdcTrackerPage *self = ADC_TRACKER_PAGE (widget);

  return get_n_seats (self) > 0
           ? gtk_widget_grab_focus (GTK_WIDGET (self->panel))
           : gtk_widget_child_focus (GTK_WIDGET (self->picker), GTK_DIR_TAB_FORWARD);
}

static void
drop_session (AdcTrackerPage *self)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
adc_tracker_page_dispose (GObject *object)
{
  AdcTrackerPage *self = ADC_TRACKER_PAGE (object);

  drop_session (self);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_tracker_page_parent_class)->dispose (object);
}

static void
adc_tracker_page_class_init (AdcTrackerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_tracker_page_dispose;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_tracker_page_grab_focus;
  g_type_ensure (ADC_TYPE_DECK_PICKER);
  g_type_ensure (ADC_TYPE_SEAT_PANEL);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-tracker-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcTrackerPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AdcTrackerPage, seats);
  gtk_widget_class_bind_template_child (widget_class, AdcTrackerPage, picker);
  gtk_widget_class_bind_template_child (widget_class, AdcTrackerPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcTrackerPage, panel);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, failed_cb);
  gtk_widget_class_install_action (widget_class, "tracker.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "tracker.redo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "tracker.restart", NULL, restart_activated);
  gtk_widget_class_install_action (widget_class, "tracker.reshuffle", NULL, reshuffle_activated);
  gtk_widget_class_install_action (widget_class, "tracker.rename", NULL, rename_activated);
  gtk_widget_class_install_action (widget_class, "tracker.remove", NULL, remove_activated);
}

static void
adc_tracker_page_init (AdcTrackerPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_deck_picker_set_words (self->picker, _("Add a Deck"), _("Add a Deck"));
  adc_undo_keys_add (GTK_WIDGET (self), "tracker.undo", "tracker.redo");
  update (self);
}

GtkWidget *
adc_tracker_page_new (void)
{
  return g_object_new (ADC_TYPE_TRACKER_PAGE, NULL);
}

void
adc_tracker_page_set_game (AdcTrackerPage *self, AdcGame *game)
{
  const gboolean is_other =
    self->session == NULL || adc_tracker_get_game (get_tracker (self)) != game;

  g_return_if_fail (ADC_IS_TRACKER_PAGE (self));
  g_return_if_fail (game == NULL || ADC_IS_GAME (game));

  if (is_other) {
    dismiss_toast (self);
    drop_session (self);
    self->seat = 0;
    if (game != NULL) {
      self->session = adc_tracker_session_new (game);
      load (self);
      g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  }
  adc_deck_picker_set_game (self->picker, game);
  adc_seat_panel_set_session (self->panel, self->session);
  update (self);
}

void
adc_tracker_page_set_shelf (AdcTrackerPage *self, AdcDeckShelf *shelf, AdcLibrary *library)
{
  g_return_if_fail (ADC_IS_TRACKER_PAGE (self));

  adc_deck_picker_set_shelf (self->picker, shelf, library);
}

void
adc_tracker_page_set_settings (AdcTrackerPage *self, GSettings *settings)
{
  g_return_if_fail (ADC_IS_TRACKER_PAGE (self));
  g_return_if_fail (settings == NULL || G_IS_SETTINGS (settings));

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_set_object (&self->settings, settings);
  if (settings != NULL)
    g_signal_connect_object (settings, "changed::" ODDS_KEY, G_CALLBACK (show_seat), self,
                             G_CONNECT_SWAPPED);
  load (self);
  update (self);
}

void
adc_tracker_page_add_deck (AdcTrackerPage *self, AdcDeck *deck, const char *name)
{
  g_return_if_fail (ADC_IS_TRACKER_PAGE (self));
  g_return_if_fail (ADC_IS_DECK (deck) && name != NULL);

  if (self->session == NULL)
    return;

  if (!adc_tracker_add_seat (get_tracker (self), name, deck)) {
    add_toast (self, _("No more decks can be followed at once"), FALSE);
    return;
  }
  self->seat = get_n_seats (self) - 1;
  adc_session_commit (self->session);
}
