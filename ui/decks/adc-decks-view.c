/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-decks-view-private.h"

#include "adc-deck-exchange.h"
#include "adc-deck-file.h"
#include "adc-file-asker.h"
#include "adc-game-setting.h"
#include "adc-recent.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

#define KEY "last-decks"

static void
show_page (AdcDecksView *self)
{
  GtkWidget *page = self->is_tracking      ? GTK_WIDGET (self->tracker_page)
                    : self->wanted != NULL ? self->loading_page
                    : self->work != NULL   ? self->deck_page
                                           : self->none_page;
  const char *path = self->is_tracking      ? NULL
                     : self->wanted != NULL ? self->wanted
                     : self->work != NULL   ? adc_deck_work_get_path (self->work)
                                            : NULL;

  gtk_stack_set_visible_child (self->stack, page);
  adc_deck_browser_select (self->browser, path);
  adc_deck_browser_set_tracking (self->browser, self->is_tracking);
  adc_decks_view_update_actions (self);
}

static void
set_work (AdcDecksView *self, AdcDeckWork *work)
{
  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  if (self->offer != NULL)
    adw_toast_dismiss (self->offer); /* it was about the deck before */
  g_set_object (&self->work, work);
  adc_deck_heading_set_work (self->heading, work);
  adc_deck_builder_set_work (self->builder, work);
  adc_deck_charts_page_set_work (self->charts_page, work);
  adc_deck_odds_page_set_work (self->odds_page, work);
  adc_deck_compare_page_set_work (self->compare_page, work);
}

/* Its name may be another now. */
static void
saved_cb (AdcDecksView *self)
{
  adc_decks_view_update_actions (self);
}

static void
take_work (AdcDecksView *self, AdcDeckWork *work, gboolean was_recovered)
{
  const char *path = adc_deck_work_get_path (work);

  g_clear_pointer (&self->wanted, g_free);
  self->n_orders++;
  self->is_tracking = FALSE;
  adc_deck_work_refresh (work); /* it may have been opened when the language was another */
  set_work (self, work);
  g_signal_connect_object (work, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  if (path != NULL) {
    g_autofree char *shown = g_filename_display_name (path);

    adc_game_setting_save (self->settings, KEY, adc_game_get_id (self->game),
                           g_variant_new_string (shown));
    adc_recent_add (path, ADC_DECK_MIME_TYPE, adc_game_get_id (self->game));
  }
  show_page (self);
  if (was_recovered)
    g_set_weak_pointer (&self->offer, adc_decks_view_add_toast (
                                        self, _("Unsaved work is back"), _("_Revert"),
                                        "decks.revert"));
}

void
adc_decks_view_close (AdcDecksView *self)
{
  set_work (self, NULL);
  show_page (self);
  adc_view_moved (ADC_VIEW (self));
}

/* Whoever opens a deck, or the tracker, means to type cards; but who looks at the charts of one after another stays in
 * the list. */
static void
focus_field (AdcDecksView *self)
{
  GtkWidget *page = self->is_tracking ? GTK_WIDGET (self->tracker_page)
                                      : GTK_WIDGET (self->builder);

  if (self->wants_focus && gtk_widget_get_mapped (page))
    gtk_widget_grab_focus (page);
  self->wants_focus = FALSE;
}

/* The place is on screen once the action is done, and its deck at the latest once it is read. */
void
adc_decks_view_go_to (AdcDecksView *self, AdcGame *game, const char *item)
{
  g_autofree char *location = g_strdup_printf ("%s/decks/%s", adc_game_get_id (game), item);

  self->is_going = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", location);
  self->is_going = FALSE;
  if (self->wanted == NULL)
    focus_field (self);
}

/* Through the window, which may have to show another game first, and remembers the place. */
void
adc_decks_view_arrive (AdcDecksView *self, AdcDeckWork *work, gboolean was_recovered)
{
  g_clear_object (&self->arriving);
  self->arriving = work;
  self->was_recovered = was_recovered;
  adc_decks_view_go_to (self, adc_deck_work_get_game (work), adc_deck_work_get_path (work));
  g_clear_object (&self->arriving);
}

void
adc_decks_view_adopt (AdcDecksView *self, AdcDeck *deck)
{
  AdcGame *game = adc_library_get_game (self->library, adc_deck_get_game (deck));
  g_autoptr(GError) error = NULL;
  AdcDeckWork *work = adc_deck_shelf_add (self->shelf, game, g_object_ref (deck), &error);

  if (work == NULL) {
    adc_decks_view_show_failure (self, _("The Deck Could Not Be Saved"), error->message);
    return;
  }

  adw_view_stack_set_visible_child (self->pages, GTK_WIDGET (self->builder)); /* it is to be built */
  adc_decks_view_arrive (self, work, FALSE);
}

void
adc_decks_view_show_failure (AdcDecksView *self, const char *title, const char *text)
{
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), title, text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

AdwToast *
adc_decks_view_add_toast (AdcDecksView *self, const char *text, const char *button,
                          const char *action)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  if (button != NULL) {
    adw_toast_set_button_label (toast, button);
    adw_toast_set_action_name (toast, action);
    adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH); /* what it offers does not wait */
  } else {
    if (self->notice != NULL)
      adw_toast_dismiss (self->notice);
    g_set_weak_pointer (&self->notice, toast);
  }
  adw_toast_overlay_add_toast (self->toasts, toast);

  return toast;
}

/* What a deck that is read is for. */
typedef struct {
  AdcDecksView *view;
  guint         order; /* 0: wherever the window is, it goes there */
} Opening;

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Opening *opening = user_data;
  g_autoptr(AdcDecksView) self = opening->view;
  gboolean was_recovered = FALSE;
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeckWork) work =
    adc_deck_shelf_open_finish (ADC_DECK_SHELF (source), result, &was_recovered, &error);

  /* Something else may have been asked for meanwhile, or the window closed. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL ||
      (opening->order != 0 && opening->order != self->n_orders))
    return;

  if (work != NULL && opening->order != 0 && adc_deck_work_get_game (work) == self->game) {
    take_work (self, work, was_recovered);
    focus_field (self);
    return;
  }

  if (opening->order != 0)
    g_clear_pointer (&self->wanted, g_free);
  show_page (self);
  if (work != NULL) {
    adc_decks_view_arrive (self, g_steal_pointer (&work), was_recovered);
  } else {
    if (opening->order != 0)
      adc_view_moved (ADC_VIEW (self));
    adc_decks_view_show_failure (self, _("The Deck Could Not Be Opened"), error->message);
  }
}

static void
open_path (AdcDecksView *self, const char *path, guint order)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->view = g_object_ref (self);
  opening->order = order;
  adc_deck_shelf_open_async (self->shelf, self->library, path, opened_cb, opening);
}

static gboolean
is_open (AdcDeckWork *work, const char *path)
{
  return work != NULL && g_strcmp0 (adc_deck_work_get_path (work), path) == 0;
}

static void
show_path (AdcDecksView *self, const char *path)
{
  self->is_tracking = FALSE;
  if (is_open (self->work, path)) {
    g_clear_pointer (&self->wanted, g_free);
    self->n_orders++;
    show_page (self);
  } else if (is_open (self->arriving, path)) {
    take_work (self, self->arriving, self->was_recovered);
  } else if (g_strcmp0 (self->wanted, path) != 0) {
    g_free (self->wanted);
    self->wanted = g_strdup (path);
    open_path (self, path, ++self->n_orders);
    show_page (self);
  }
}

static void
adc_decks_view_set_game (AdcView *view, AdcGame *game)
{
  AdcDecksView *self = ADC_DECKS_VIEW (view);

  g_clear_pointer (&self->wanted, g_free);
  self->n_orders++;
  self->is_tracking = FALSE;
  set_work (self, NULL);
  g_set_object (&self->game, game);
  adc_deck_browser_set_game (self->browser, game);
  adc_tracker_page_set_game (self->tracker_page, game);
  adc_split_show_list (self->split);
  show_page (self);
}

/* As it was left; the first time, the deck that was open last, beside the list. */
static void
adc_decks_view_show_start (AdcView *view)
{
  AdcDecksView *self = ADC_DECKS_VIEW (view);
  g_autoptr(GVariant) last = NULL;

  if (self->work != NULL || self->wanted != NULL || self->is_tracking)
    return;

  last = adc_game_setting_load (self->settings, KEY, adc_game_get_id (self->game));
  if (last != NULL && g_variant_is_of_type (last, G_VARIANT_TYPE_STRING)) {
    g_autofree char *path =
      g_filename_from_utf8 (g_variant_get_string (last, NULL), -1, NULL, NULL, NULL);

    if (path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR))
      show_path (self, path);
  }
}

static gboolean
adc_decks_view_show_item (AdcView *view, const char *id)
{
  AdcDecksView *self = ADC_DECKS_VIEW (view);

  if (g_str_equal (id, ADC_DECKS_TRACKER)) {
    self->is_tracking = TRUE;
    show_page (self);
  } else if (is_open (self->work, id) || is_open (self->arriving, id) ||
             (g_path_is_absolute (id) && g_file_test (id, G_FILE_TEST_IS_REGULAR))) {
    show_path (self, id);
  } else {
    return FALSE;
  }

  adc_split_show_content (self->split);
  self->wants_focus = self->is_going;
  return TRUE;
}

static char *
adc_decks_view_dup_item (AdcView *view)
{
  AdcDecksView *self = ADC_DECKS_VIEW (view);

  if (self->is_tracking)
    return g_strdup (ADC_DECKS_TRACKER);
  if (self->wanted != NULL)
    return g_strdup (self->wanted);

  return self->work != NULL ? g_strdup (adc_deck_work_get_path (self->work)) : NULL;
}

static const char *
adc_decks_view_get_scope (AdcView *view, AdcScope scope)
{
  return scope == ADC_SCOPE_PAGE && adc_decks_view_get_shown (ADC_DECKS_VIEW (view)) != NULL
           ? _("_Deck")
           : NULL;
}

static AdcPaper *
adc_decks_view_dup_paper (AdcView *view, AdcScope scope G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (view);

  return adc_deck_paper (adc_deck_work_get_deck (self->work), self->game);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_decks_view_set_game;
  iface->show_start = adc_decks_view_show_start;
  iface->show_item = adc_decks_view_show_item;
  iface->dup_item = adc_decks_view_dup_item;
  iface->get_scope = adc_decks_view_get_scope;
  iface->dup_paper = adc_decks_view_dup_paper;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcDecksView, adc_decks_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static gboolean
refresh_cb (gpointer user_data)
{
  AdcDecksView *self = user_data;

  self->refresh = 0;
  if (self->work != NULL)
    adc_deck_work_refresh (self->work);
  return G_SOURCE_REMOVE;
}

/* Several values may change at once. */
static void
completions_changed_cb (AdcDecksView *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add (refresh_cb, self);
}

static void
adc_decks_view_dispose (GObject *object)
{
  AdcDecksView *self = ADC_DECKS_VIEW (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  if (self->work != NULL)
    set_work (self, NULL);
  g_clear_weak_pointer (&self->removed);
  g_clear_weak_pointer (&self->notice);
  g_clear_weak_pointer (&self->offer);
  g_clear_object (&self->arriving);
  g_clear_object (&self->game);
  g_clear_object (&self->shelf);
  g_clear_object (&self->library);
  g_clear_object (&self->completions);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_decks_view_parent_class)->dispose (object);
}

static void
adc_decks_view_finalize (GObject *object)
{
  AdcDecksView *self = ADC_DECKS_VIEW (object);

  g_free (self->wanted);
  g_free (self->reopen);
  G_OBJECT_CLASS (adc_decks_view_parent_class)->finalize (object);
}

static void
adc_decks_view_class_init (AdcDecksViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_decks_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_decks_view_finalize;
  g_type_ensure (ADC_TYPE_DECK_BROWSER);
  g_type_ensure (ADC_TYPE_DECK_BUILDER);
  g_type_ensure (ADC_TYPE_DECK_CHARTS_PAGE);
  g_type_ensure (ADC_TYPE_DECK_COMPARE_PAGE);
  g_type_ensure (ADC_TYPE_DECK_HEADING);
  g_type_ensure (ADC_TYPE_DECK_ODDS_PAGE);
  g_type_ensure (ADC_TYPE_SPLIT);
  g_type_ensure (ADC_TYPE_TRACKER_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-decks-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, toasts);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, split);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, browser);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, none_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, loading_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, deck_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, heading);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, pages);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, builder);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, charts_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, odds_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, compare_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDecksView, tracker_page);
  adc_decks_view_install_actions (widget_class);
  adc_decks_view_install_file_actions (widget_class);
}

static void
adc_decks_view_init (AdcDecksView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_decks_view_add_keys (self);
  adc_decks_view_update_actions (self);
}

GtkWidget *
adc_decks_view_new (void)
{
  return g_object_new (ADC_TYPE_DECKS_VIEW, NULL);
}

void
adc_decks_view_set_shelf (AdcDecksView *self, AdcDeckShelf *shelf, AdcLibrary *library,
                          AdcCompletions *completions, GSettings *settings)
{
  g_return_if_fail (ADC_IS_DECKS_VIEW (self));
  g_return_if_fail (ADC_IS_DECK_SHELF (shelf));

  if (!g_set_object (&self->shelf, shelf))
    return;

  g_set_object (&self->library, library);
  g_set_object (&self->completions, completions);
  g_set_object (&self->settings, settings);
  adc_deck_browser_set_shelf (self->browser, shelf);
  adc_deck_builder_set_completions (self->builder, completions);
  adc_deck_odds_page_set_settings (self->odds_page, settings);
  adc_deck_compare_page_set_shelf (self->compare_page, shelf, library);
  adc_tracker_page_set_shelf (self->tracker_page, shelf, library);
  adc_tracker_page_set_settings (self->tracker_page, settings);
  g_signal_connect_object (completions, "items-changed", G_CALLBACK (completions_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

AdcDeckWork *
adc_decks_view_get_work (AdcDecksView *self)
{
  g_return_val_if_fail (ADC_IS_DECKS_VIEW (self), NULL);

  return self->work;
}

void
adc_decks_view_open_file (AdcDecksView *self, GFile *file)
{
  g_autofree char *path = NULL;

  g_return_if_fail (ADC_IS_DECKS_VIEW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  if (path != NULL)
    open_path (self, path, 0);
  else
    adc_file_refuse (self);
}
