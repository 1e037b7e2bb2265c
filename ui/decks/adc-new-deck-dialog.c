/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-new-deck-dialog.h"

#include "adc-deck-pool.h"
#include "adc-edition.h"
#include "adc-faction.h"

#include <glib/gi18n-lib.h>

struct _AdcNewDeckDialog {
  AdwWindow            parent_instance;
  AdcGame             *game;
  GPtrArray           *factions;    /* of AdcFaction, for the kind */
  GPtrArray           *editions;    /* of char *: the ids */
  gboolean             is_titled;   /* by the reader */
  gboolean             is_updating;

  AdwPreferencesGroup *group;
  AdwComboRow         *kind_row;
  AdwComboRow         *faction_row;
  AdwComboRow         *edition_row;
  AdwComboRow         *players_row;
  AdwActionRow        *standard_row;
  GtkSwitch           *standard;
  GtkEditable         *title_row;
};

G_DEFINE_FINAL_TYPE (AdcNewDeckDialog, adc_new_deck_dialog, ADW_TYPE_WINDOW)

static guint created;

static const AdcDeckKind *
get_kind (AdcNewDeckDialog *self)
{
  return adc_game_get_deck_kinds (self->game)->pdata[adw_combo_row_get_selected (self->kind_row)];
}

/* With its standard list, if it has one. */
static AdcDeck *
create_standard (AdcNewDeckDialog *self)
{
  const guint faction = adw_combo_row_get_selected (self->faction_row);
  const guint edition = adw_combo_row_get_selected (self->edition_row);
  guint min, max;

  adc_game_get_players (self->game, &min, &max);
  return adc_deck_new_standard (self->game, get_kind (self),
                                faction < self->factions->len
                                  ? adc_entry_get_id (self->factions->pdata[faction])
                                  : NULL,
                                edition < self->editions->len ? self->editions->pdata[edition]
                                                              : NULL,
                                min + adw_combo_row_get_selected (self->players_row));
}

static void
update (AdcNewDeckDialog *self)
{
  g_autoptr(AdcDeck) deck = create_standard (self);
  const guint n_cards = adc_deck_count (deck);
  g_autofree char *count = g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);

  self->is_updating = TRUE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->standard_row), n_cards > 0);
  adw_action_row_set_subtitle (self->standard_row, n_cards > 0 ? count
                                                               : _("There is none for this one."));
  if (!self->is_titled)
    gtk_editable_set_text (self->title_row, adc_deck_get_title (deck));
  self->is_updating = FALSE;
}

static void
chosen_cb (AdcNewDeckDialog *self)
{
  if (!self->is_updating)
    update (self);
}

static void
list_factions (AdcNewDeckDialog *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->factions, g_ptr_array_unref);
  self->factions = adc_deck_list_factions (self->game, get_kind (self));
  for (guint i = 0; i < self->factions->len; i++)
    gtk_string_list_append (names, adc_entry_get_title (self->factions->pdata[i]));
  adw_combo_row_set_model (self->faction_row, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->faction_row), self->factions->len > 0);
}

static void
list_editions (AdcNewDeckDialog *self)
{
  AdcStat *stat = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_EDITION);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title, *id = adc_stat_get_option (stat, i, &title);

    if (adc_edition_is_box (stat, id)) {
      g_ptr_array_add (self->editions, g_strdup (id));
      gtk_string_list_append (names, title);
    }
  }
  adw_combo_row_set_model (self->edition_row, G_LIST_MODEL (names));
}

static void
list_players (AdcNewDeckDialog *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  guint min, max;

  adc_game_get_players (self->game, &min, &max);
  for (guint n = min; n <= max; n++)
    gtk_string_list_take (names, g_strdup_printf (ngettext ("%u player", "%u players", n), n));
  adw_combo_row_set_model (self->players_row, G_LIST_MODEL (names));
}

static void
kind_chosen_cb (AdcNewDeckDialog *self)
{
  const AdcDeckKind *kind;
  g_autofree char *summary = NULL;

  if (self->is_updating)
    return;

  kind = get_kind (self);
  if (adc_deck_kind_get_summary (kind) != NULL)
    summary = g_markup_escape_text (adc_deck_kind_get_summary (kind), -1);
  self->is_updating = TRUE;
  adw_preferences_group_set_description (self->group, summary);
  list_factions (self);
  gtk_widget_set_visible (GTK_WIDGET (self->edition_row),
                          kind->has_editions && self->editions->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->players_row), kind->has_players);
  self->is_updating = FALSE;
  update (self);
}

static void
title_changed_cb (AdcNewDeckDialog *self)
{
  if (!self->is_updating)
    self->is_titled = *gtk_editable_get_text (self->title_row) != '\0';
}

static void
create_cb (AdcNewDeckDialog *self)
{
  g_autoptr(AdcDeck) deck = create_standard (self);
  g_autofree char *title = g_strdup (gtk_editable_get_text (self->title_row));

  if (*g_strstrip (title) != '\0')
    adc_deck_set_title (deck, title);
  if (!gtk_switch_get_active (self->standard))
    adc_deck_clear (deck);
  g_signal_emit (self, created, 0, deck);
  gtk_window_close (GTK_WINDOW (self));
}

static void
adc_new_deck_dialog_dispose (GObject *object)
{
  AdcNewDeckDialog *self = ADC_NEW_DECK_DIALOG (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->factions, g_ptr_array_unref);
  g_clear_pointer (&self->editions, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_new_deck_dialog_parent_class)->dispose (object);
}

static void
adc_new_deck_dialog_class_init (AdcNewDeckDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_new_deck_dialog_dispose;
  created = g_signal_new ("created", ADC_TYPE_NEW_DECK_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                          NULL, G_TYPE_NONE, 1, ADC_TYPE_DECK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-new-deck-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, group);
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, kind_row);
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, faction_row);
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, edition_row);
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, players_row);
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, standard_row);
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, standard);
  gtk_widget_class_bind_template_child (widget_class, AdcNewDeckDialog, title_row);
  gtk_widget_class_bind_template_callback (widget_class, kind_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_new_deck_dialog_init (AdcNewDeckDialog *self)
{
  self->is_updating = TRUE; /* until it knows the game */
  self->factions = g_ptr_array_new ();
  self->editions = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_new_deck_dialog_new (AdcGame *game)
{
  AdcNewDeckDialog *self;
  GPtrArray *kinds;
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  self = g_object_new (ADC_TYPE_NEW_DECK_DIALOG, NULL);
  self->game = g_object_ref (game);
  list_editions (self);
  list_players (self);
  kinds = adc_game_get_deck_kinds (game);
  for (guint i = 0; i < kinds->len; i++)
    gtk_string_list_append (names, adc_deck_kind_get_title (kinds->pdata[i]));
  adw_combo_row_set_model (self->kind_row, G_LIST_MODEL (names));
  self->is_updating = FALSE;
  kind_chosen_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->title_row)); /* so that Enter creates it */

  return GTK_WIDGET (self);
}
