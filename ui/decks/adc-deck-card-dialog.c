/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-card-dialog.h"

#include "adc-field-error.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckCardDialog {
  AdwWindow            parent_instance;
  AdwPreferencesGroup *group;
  AdwEntryRow         *name_row;
  GtkSpinButton       *spin;
  GPtrArray           *rows;  /* of AdwComboRow, one for each of */
  GPtrArray           *stats; /* of AdcStat */
  AdcDeckWork         *work;
  char                *zone;
  gboolean             has_name;
};

G_DEFINE_FINAL_TYPE (AdcDeckCardDialog, adc_deck_card_dialog, ADW_TYPE_WINDOW)

static void
name_changed_cb (AdcDeckCardDialog *self)
{
  adc_field_error_set (GTK_WIDGET (self->name_row), FALSE, NULL);
}

static void
accept_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  adc_deck_card_dialog_accept (ADC_DECK_CARD_DIALOG (widget));
}

static void
adc_deck_card_dialog_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_CARD_DIALOG (object)->work);
  G_OBJECT_CLASS (adc_deck_card_dialog_parent_class)->dispose (object);
}

static void
adc_deck_card_dialog_finalize (GObject *object)
{
  AdcDeckCardDialog *self = ADC_DECK_CARD_DIALOG (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->stats);
  g_free (self->zone);
  G_OBJECT_CLASS (adc_deck_card_dialog_parent_class)->finalize (object);
}

static void
adc_deck_card_dialog_class_init (AdcDeckCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_card_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_card_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-card-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCardDialog, group);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCardDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCardDialog, spin);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_install_action (widget_class, "card.accept", NULL, accept_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_deck_card_dialog_init (AdcDeckCardDialog *self)
{
  self->rows = g_ptr_array_new ();
  self->stats = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_spin_button_set_range (self->spin, 1, ADC_DECK_MAX_COUNT);
  gtk_spin_button_set_increments (self->spin, 1, 5);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->spin))),
                                  TRUE);
}

static void
add_choice (AdcDeckCardDialog *self, AdcStat *stat)
{
  g_autoptr(GtkStringList) options = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  /* Translators: a category of a card that nobody has chosen */
  gtk_string_list_append (options, C_("deck", "Unknown"));
  for (guint i = 0; i < adc_stat_get_n_options (stat); i++) {
    const char *title;

    adc_stat_get_option (stat, i, &title);
    gtk_string_list_append (options, title);
  }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_stat_get_title (stat));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (options));
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->stats, g_object_ref (stat));
}

static void
add_choices (AdcDeckCardDialog *self)
{
  GListModel *stats = adc_game_get_stats (adc_deck_work_get_game (self->work), ADC_KIND_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE)
      add_choice (self, stat);
  }
}

AdcDeckCardDialog *
adc_deck_card_dialog_present (GtkWidget *parent, AdcDeckWork *work, const char *zone,
                              const char *name, guint count)
{
  AdcDeckCardDialog *self;
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);
  g_return_val_if_fail (ADC_IS_DECK_WORK (work) && zone != NULL, NULL);

  self = g_object_new (ADC_TYPE_DECK_CARD_DIALOG, NULL);
  root = gtk_widget_get_root (parent);
  self->work = g_object_ref (work);
  self->zone = g_strdup (zone);
  self->has_name = name != NULL;
  gtk_window_set_title (GTK_WINDOW (self),
                        name != NULL ? _("A Card of Your Own") : _("Unknown Cards"));
  gtk_widget_set_visible (GTK_WIDGET (self->name_row), name != NULL);
  if (name != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
  gtk_spin_button_set_value (self->spin, count);
  add_choices (self);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (name != NULL && *name == '\0' ? GTK_WIDGET (self->name_row)
                                                       : GTK_WIDGET (self->spin));
  return self;
}

static GHashTable *
create_values (AdcDeckCardDialog *self)
{
  GHashTable *values = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->rows->len; i++) {
    const guint selected = adw_combo_row_get_selected (self->rows->pdata[i]);
    AdcStat *stat = self->stats->pdata[i];

    if (selected > 0 && selected <= adc_stat_get_n_options (stat))
      g_hash_table_insert (values, (char *) adc_stat_get_id (stat),
                           (char *) adc_stat_get_option (stat, selected - 1, NULL));
  }

  return values;
}

gboolean
adc_deck_card_dialog_accept (AdcDeckCardDialog *self)
{
  g_autoptr(GHashTable) values = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (ADC_IS_DECK_CARD_DIALOG (self), FALSE);

  name = g_utf8_substring (gtk_editable_get_text (GTK_EDITABLE (self->name_row)), 0,
                           MIN (ADC_DECK_MAX_NAME,
                                g_utf8_strlen (
                                  gtk_editable_get_text (GTK_EDITABLE (self->name_row)), -1)));
  g_strstrip (name);
  if (self->has_name && *name == '\0') {
    adc_field_error_set (GTK_WIDGET (self->name_row), TRUE, NULL);
    gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
    return FALSE;
  }

  values = create_values (self);
  gtk_spin_button_update (self->spin);
  adc_deck_add (adc_deck_work_get_deck (self->work), self->zone, NULL,
                self->has_name ? name : NULL, values,
                (guint) gtk_spin_button_get_value_as_int (self->spin));
  adc_deck_work_commit (self->work);
  gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}
