/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-decks-view-private.h"

#include "adc-confirm.h"
#include "adc-deck-code-dialog.h"
#include "adc-deck-import-dialog.h"
#include "adc-new-deck-dialog.h"
#include "adc-rename-dialog.h"
#include "adc-undo-keys.h"

#include <glib/gi18n-lib.h>

static void
present (AdcDecksView *self, GtkWidget *dialog)
{
  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  GtkWidget *dialog = adc_new_deck_dialog_new (self->game);

  g_signal_connect_object (dialog, "created", G_CALLBACK (adc_decks_view_adopt), self,
                           G_CONNECT_SWAPPED);
  present (self, dialog);
}

static void
paste_code_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                      GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  GtkWidget *dialog = adc_deck_code_dialog_new (self->library);

  g_signal_connect_object (dialog, "created", G_CALLBACK (adc_decks_view_adopt), self,
                           G_CONNECT_SWAPPED);
  present (self, dialog);
}

static void
imported_cb (AdcDecksView *self, guint n_cards, guint n_strangers)
{
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card added", "%u cards added", n_cards),
                                            n_cards);
  g_autofree char *text =
    n_strangers > 0
      /* Translators: “12 cards added”, then how many lines of a list name no card of the game, or
       * have a number that makes no sense */
      ? g_strdup_printf (ngettext ("%s, %u doubtful line", "%s, %u doubtful lines", n_strangers),
                         cards, n_strangers)
      : g_strdup (cards);

  adc_decks_view_add_toast (self, text, _("_Undo"), "decks.undo");
}

static void
import_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  GtkWidget *dialog = adc_deck_import_dialog_new (self->work);

  g_signal_connect_object (dialog, "imported", G_CALLBACK (imported_cb), self, G_CONNECT_SWAPPED);
  present (self, dialog);
}

static void
show_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);

  adc_decks_view_go_to (self, self->game, g_variant_get_string (parameter, NULL));
}

static void
tracker_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);

  adc_decks_view_go_to (self, self->game, ADC_DECKS_TRACKER);
}

static void
add_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);

  adw_view_stack_set_visible_child (self->pages, GTK_WIDGET (self->builder));
  gtk_widget_grab_focus (GTK_WIDGET (self->builder));
}

static void
menu_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_deck_heading_open_menu (ADC_DECKS_VIEW (widget)->heading);
}

static void
follow_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  AdcDeck *deck = adc_deck_work_get_deck (self->work);

  adc_tracker_page_add_deck (self->tracker_page, deck, adc_deck_get_title (deck));
  adc_decks_view_go_to (self, self->game, ADC_DECKS_TRACKER);
}

static void
undo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_deck_work_undo (ADC_DECKS_VIEW (widget)->work);
}

static void
redo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_deck_work_redo (ADC_DECKS_VIEW (widget)->work);
}

static void
revert_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);

  adc_deck_work_revert (self->work);
  adc_decks_view_add_toast (self, _("Back to what was saved"), _("_Undo"), "decks.undo");
}

static void
duplicate_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                     GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  g_autoptr(AdcDeck) copy = adc_deck_copy (adc_deck_work_get_deck (self->work));
  /* Translators: the title of a copy; %s is that of the deck it is a copy of */
  g_autofree char *title = g_strdup_printf (_("%s (copy)"), adc_deck_get_title (copy));

  adc_deck_set_title (copy, title);
  adc_decks_view_adopt (self, copy);
}

static void
rename_response_cb (AdcDecksView *self, const char *response, AdwMessageDialog *dialog)
{
  g_autofree char *title = adc_rename_dialog_dup_name (dialog, response);

  if (title == NULL || self->work == NULL)
    return;

  adc_deck_set_title (adc_deck_work_get_deck (self->work), title);
  adc_deck_work_commit (self->work);
}

/* A deck without a title would be found by nobody. */
static void
rename_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  const AdcRenaming renaming = {
    .heading = _("Rename the Deck"),
    .field = _("Title of the deck"),
    .missing = _("A deck needs a title."),
    .name = adc_deck_get_title (adc_deck_work_get_deck (self->work)),
    .max_length = ADC_DECK_MAX_NAME,
  };

  g_signal_connect_object (adc_rename_dialog_new (widget, &renaming), "response",
                           G_CALLBACK (rename_response_cb), self, G_CONNECT_SWAPPED);
}

/* Only what was removed last can be put back: an offer that came before is withdrawn. */
static void
offer_restore (AdcDecksView *self)
{
  AdwToast *toast = adw_toast_new (_("The deck is removed"));

  if (self->removed != NULL)
    adw_toast_dismiss (self->removed);
  g_set_weak_pointer (&self->removed, toast);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "decks.restore");
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
remove_deck (AdcDecksView *self, const char *path)
{
  g_autofree char *copy = g_strdup (path); /* the deck that owns it may go */
  const gboolean is_open =
    self->work != NULL && g_strcmp0 (adc_deck_work_get_path (self->work), path) == 0;
  g_autoptr(GError) error = NULL;

  if (!adc_deck_shelf_remove (self->shelf, copy, &error)) {
    adc_decks_view_show_failure (self, _("The Deck Could Not Be Removed"), error->message);
    return;
  }

  g_clear_pointer (&self->reopen, g_free);
  if (is_open) {
    self->reopen = g_steal_pointer (&copy);
    adc_decks_view_close (self);
    adc_split_show_list (self->split);
  }
  offer_restore (self);
}

static void
remove_now (gpointer widget, gpointer path)
{
  remove_deck (widget, path);
}

static void
ask_to_remove (AdcDecksView *self, const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  const AdcConfirmation confirmation = {
    .heading = _("Remove the Deck?"),
    .name = name,
    .remove = remove_now,
    .data = g_strdup (path),
    .free_data = g_free,
  };

  adc_confirm_removal (self, &confirmation);
}

static void
remove_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  ask_to_remove (ADC_DECKS_VIEW (widget), g_variant_get_string (parameter, NULL));
}

static void
delete_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);

  ask_to_remove (self, adc_deck_work_get_path (self->work));
}

static void
restore_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  g_autofree char *path = g_steal_pointer (&self->reopen);
  g_autoptr(GError) error = NULL;

  if (!adc_deck_shelf_restore (self->shelf, &error))
    adc_decks_view_show_failure (self, _("The Deck Could Not Be Put Back"), error->message);
  else if (path != NULL)
    adc_decks_view_go_to (self, self->game, path);
}

static void
findings_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                    GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);

  adw_view_stack_set_visible_child_name (self->pages, "build");
  adc_deck_builder_show_findings (self->builder);
}

/* The view's own keys, wherever the focus is in the window, as long as the view is on screen. */
static gboolean
key_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer action)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, action, NULL);
}

void
adc_decks_view_add_keys (AdcDecksView *self)
{
  static const struct {
    const char *trigger;
    const char *action;
  } keys[] = {
    { "<Control>n", "decks.new" },
    { "<Control>o", "decks.open" },
    { "<Control>s", "decks.save" },
    { "<Control><Shift>s", "decks.save-as" },
    { "<Control><Shift>n", "decks.duplicate" }, /* GTK keeps Ctrl+Shift+D and I for its inspector */
    { "<Control>r", "decks.rename" },
    { "<Control>i", "decks.import" },
    { "<Control>t", "decks.tracker" },
    { "<Control>j", "decks.add" },
    { "<Control>m", "decks.menu" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].trigger),
                        gtk_callback_action_new (key_pressed, (gpointer) keys[i].action, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  /* Those of the deck: the tracker has its own. */
  adc_undo_keys_add (self->deck_page, "decks.undo", "decks.redo");
}

AdcDeckWork *
adc_decks_view_get_shown (AdcDecksView *self)
{
  return self->is_tracking || self->wanted != NULL ? NULL : self->work;
}

void
adc_decks_view_update_actions (AdcDecksView *self)
{
  static const char * const of_deck[] = { "save-as", "duplicate",  "rename",  "import",
                                          "export",  "copy-code",  "follow",  "findings",
                                          "delete",  "add",        "menu" };
  GtkWidget *widget = GTK_WIDGET (self);
  AdcDeckWork *work = adc_decks_view_get_shown (self);
  const gboolean is_modified = work != NULL && adc_deck_work_is_modified (work);

  for (guint i = 0; i < G_N_ELEMENTS (of_deck); i++) {
    g_autofree char *name = g_strconcat ("decks.", of_deck[i], NULL);

    gtk_widget_action_set_enabled (widget, name, work != NULL);
  }

  gtk_widget_action_set_enabled (widget, "decks.save", is_modified);
  gtk_widget_action_set_enabled (widget, "decks.revert", is_modified);
  gtk_widget_action_set_enabled (widget, "decks.undo",
                                 work != NULL && adc_deck_work_can_undo (work));
  gtk_widget_action_set_enabled (widget, "decks.redo",
                                 work != NULL && adc_deck_work_can_redo (work));
  gtk_widget_activate_action (widget, "win.update-paper", NULL);
}

void
adc_decks_view_install_actions (GtkWidgetClass *widget_class)
{
  static const struct {
    const char                  *name;
    const char                  *type;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "decks.new", NULL, new_activated },
    { "decks.show", "s", show_activated },
    { "decks.tracker", NULL, tracker_activated },
    { "decks.add", NULL, add_activated },
    { "decks.menu", NULL, menu_activated },
    { "decks.follow", NULL, follow_activated },
    { "decks.undo", NULL, undo_activated },
    { "decks.redo", NULL, redo_activated },
    { "decks.revert", NULL, revert_activated },
    { "decks.duplicate", NULL, duplicate_activated },
    { "decks.rename", NULL, rename_activated },
    { "decks.remove", "s", remove_activated },
    { "decks.delete", NULL, delete_activated },
    { "decks.restore", NULL, restore_activated },
    { "decks.findings", NULL, findings_activated },
    { "decks.import", NULL, import_activated },
    { "decks.paste-code", NULL, paste_code_activated },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].type,
                                     actions[i].activate);
}
