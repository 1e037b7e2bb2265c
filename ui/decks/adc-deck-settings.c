/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-settings.h"

#include "adc-deck-pool.h"
#include "adc-edition.h"
#include "adc-faction.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckSettings {
  AdwBin               parent_instance;
  GtkBox              *box;
  AdwPreferencesGroup *group;
  GtkWidget           *fill_button;
  GtkWidget           *empty_button;
  GPtrArray           *rows; /* of AdwComboRow */
  AdcDeckWork         *work;
  gboolean             is_updating;
};

G_DEFINE_FINAL_TYPE (AdcDeckSettings, adc_deck_settings, ADW_TYPE_BIN)

/* What a row is about: its ids stand beside its items. */
typedef enum {
  FACTION,
  EDITION,
  PLAYERS,
  CHOICE,
} About;

static AdcDeck *
get_deck (AdcDeckSettings *self)
{
  return adc_deck_work_get_deck (self->work);
}

static void
selected_cb (AdcDeckSettings *self, GParamSpec *pspec G_GNUC_UNUSED, AdwComboRow *row)
{
  GPtrArray *ids = g_object_get_data (G_OBJECT (row), "adc-ids");
  const char *choice = g_object_get_data (G_OBJECT (row), "adc-choice");
  const About about = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "adc-about"));
  const guint selected = adw_combo_row_get_selected (row);
  const char *id;

  if (self->is_updating || self->work == NULL || selected >= ids->len)
    return;

  id = ids->pdata[selected];
  if (about == FACTION)
    adc_deck_set_faction (get_deck (self), *id != '\0' ? id : NULL);
  else if (about == EDITION)
    adc_deck_set_edition (get_deck (self), id);
  else if (about == PLAYERS)
    adc_deck_set_players (get_deck (self), (guint) g_ascii_strtoull (id, NULL, 10));
  else
    adc_deck_set_option (get_deck (self), choice, id);
  adc_deck_work_commit (self->work);
}

static AdwComboRow *
add_row (AdcDeckSettings *self, const char *title, About about, const char *choice)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  g_object_set_data_full (G_OBJECT (row), "adc-ids", g_ptr_array_new_with_free_func (g_free),
                          (GDestroyNotify) g_ptr_array_unref);
  g_object_set_data_full (G_OBJECT (row), "adc-choice", g_strdup (choice), g_free);
  g_object_set_data (G_OBJECT (row), "adc-about", GUINT_TO_POINTER (about));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
  return ADW_COMBO_ROW (row);
}

static void
add_item (AdwComboRow *row, const char *id, const char *title)
{
  g_ptr_array_add (g_object_get_data (G_OBJECT (row), "adc-ids"), g_strdup (id));
  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (row)), title);
}

static void
add_factions (AdcDeckSettings *self, const AdcDeckKind *kind)
{
  g_autoptr(GPtrArray) factions =
    adc_deck_list_factions (adc_deck_work_get_game (self->work), kind);
  AdwComboRow *row = add_row (self, _("Faction"), FACTION, NULL);

  /* Translators: no faction is chosen */
  add_item (row, "", C_("faction", "None yet"));
  for (guint i = 0; i < factions->len; i++)
    add_item (row, adc_entry_get_id (factions->pdata[i]),
              adc_entry_get_title (factions->pdata[i]));
}

static void
add_editions (AdcDeckSettings *self)
{
  AdcStat *stat = adc_game_find_stat_by_role (adc_deck_work_get_game (self->work), ADC_KIND_CARD,
                                              ADC_ROLE_EDITION);
  AdwComboRow *row;

  if (stat == NULL)
    return;

  row = add_row (self, adc_stat_get_title (stat), EDITION, NULL);
  for (guint i = 0; i < adc_stat_get_n_options (stat); i++) {
    const char *title, *id = adc_stat_get_option (stat, i, &title);

    if (adc_edition_is_box (stat, id))
      add_item (row, id, title);
  }
}

static void
add_players (AdcDeckSettings *self)
{
  AdwComboRow *row = add_row (self, _("Players"), PLAYERS, NULL);
  guint min, max;

  adc_game_get_players (adc_deck_work_get_game (self->work), &min, &max);
  for (guint i = MAX (min, 1); i <= max; i++) {
    g_autofree char *id = g_strdup_printf ("%u", i);

    add_item (row, id, id);
  }
}

static void
add_choice (AdcDeckSettings *self, const AdcDeckChoice *choice)
{
  AdwComboRow *row = add_row (self, adc_text_get (choice->title), CHOICE, choice->id);

  for (guint i = 0; i < choice->options->len; i++) {
    const AdcDeckOption *option = choice->options->pdata[i];

    add_item (row, option->id, adc_text_get (option->title));
  }
}

static void
create_rows (AdcDeckSettings *self)
{
  const AdcDeckKind *kind = adc_deck_work_get_kind (self->work);

  if (kind->has_factions)
    add_factions (self, kind);
  if (kind->has_editions)
    add_editions (self);
  if (kind->has_players)
    add_players (self);
  for (guint i = 0; i < kind->choices->len; i++)
    add_choice (self, kind->choices->pdata[i]);
}

static char *
dup_chosen (AdcDeckSettings *self, GtkWidget *row)
{
  const About about = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "adc-about"));
  GPtrArray *choices = adc_deck_work_get_kind (self->work)->choices;
  const char *id = g_object_get_data (G_OBJECT (row), "adc-choice");

  if (about == FACTION)
    return g_strdup (adc_deck_get_faction (get_deck (self)));
  if (about == EDITION)
    return g_strdup (adc_deck_get_edition (get_deck (self)));
  if (about == PLAYERS)
    return g_strdup_printf ("%u", adc_deck_get_players (get_deck (self)) > 0
                                    ? adc_deck_get_players (get_deck (self))
                                    : 2); /* what the judge goes by as long as nobody has said */
  for (guint i = 0; i < choices->len; i++) {
    const AdcDeckChoice *choice = choices->pdata[i];

    if (g_str_equal (choice->id, id))
      return g_strdup (adc_deck_get_chosen (get_deck (self), choice));
  }

  return NULL;
}

static void
show_chosen (AdcDeckSettings *self, GtkWidget *row)
{
  GPtrArray *ids = g_object_get_data (G_OBJECT (row), "adc-ids");
  g_autofree char *chosen = dup_chosen (self, row);
  guint position = 0;

  for (guint i = 0; i < ids->len; i++)
    if (g_strcmp0 (ids->pdata[i], chosen) == 0)
      position = i;
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), position);
}

static gboolean
has_list (AdcDeckSettings *self)
{
  GPtrArray *lists = adc_deck_work_get_kind (self->work)->lists;

  for (guint i = 0; i < lists->len; i++)
    if (adc_deck_fits (get_deck (self), adc_deck_work_get_game (self->work),
                       &((const AdcDeckRecipe *) lists->pdata[i])->when))
      return TRUE;

  return FALSE;
}

static void
update (AdcDeckSettings *self)
{
  self->is_updating = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    show_chosen (self, self->rows->pdata[i]);
  self->is_updating = FALSE;
  gtk_widget_set_sensitive (self->fill_button, has_list (self));
  gtk_widget_set_sensitive (self->empty_button, adc_deck_get_lines (get_deck (self))->len > 0);
}

static void
fill_clicked_cb (AdcDeckSettings *self)
{
  if (self->work != NULL &&
      adc_deck_fill_standard (get_deck (self), adc_deck_work_get_game (self->work)))
    adc_deck_work_commit (self->work);
}

static void
empty_clicked_cb (AdcDeckSettings *self)
{
  if (self->work == NULL)
    return;

  if (gtk_widget_is_focus (self->empty_button)) /* which will be greyed */
    gtk_widget_activate_action (GTK_WIDGET (self), "decks.add", NULL);
  adc_deck_clear (get_deck (self));
  adc_deck_work_commit (self->work);
}

static void
adc_deck_settings_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_SETTINGS (object)->work);
  G_OBJECT_CLASS (adc_deck_settings_parent_class)->dispose (object);
}

static void
adc_deck_settings_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_DECK_SETTINGS (object)->rows);
  G_OBJECT_CLASS (adc_deck_settings_parent_class)->finalize (object);
}

static void
adc_deck_settings_class_init (AdcDeckSettingsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_settings_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_settings_finalize;
}

static GtkWidget *
create_button (AdcDeckSettings *self, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *text = adc_wrapped_label_new (label, "body");

  gtk_label_set_width_chars (GTK_LABEL (text), 6);
  gtk_label_set_xalign (GTK_LABEL (text), 0.5);
  gtk_button_set_child (GTK_BUTTON (button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static void
adc_deck_settings_init (AdcDeckSettings *self)
{
  GtkWidget *buttons =
    adc_wrap_box_new (6);

  self->rows = g_ptr_array_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  self->fill_button =
    create_button (self, _("Fill with the Standard List"), G_CALLBACK (fill_clicked_cb));
  self->empty_button = create_button (self, _("Empty"), G_CALLBACK (empty_clicked_cb));
  gtk_widget_set_tooltip_text (self->empty_button, _("Takes All Cards out of the Deck"));
  gtk_box_append (GTK_BOX (buttons), self->fill_button);
  gtk_box_append (GTK_BOX (buttons), self->empty_button);
  gtk_box_append (self->box, buttons);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

void
adc_deck_settings_set_work (AdcDeckSettings *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_SETTINGS (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update, self);
  g_ptr_array_set_size (self->rows, 0);
  if (self->group != NULL)
    gtk_box_remove (self->box, GTK_WIDGET (self->group));
  self->group = NULL;
  g_set_object (&self->work, work);
  if (work == NULL)
    return;

  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  gtk_box_prepend (self->box, GTK_WIDGET (self->group));
  self->is_updating = TRUE; /* a list selects what comes first into it */
  create_rows (self);
  self->is_updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->group), self->rows->len > 0);
  g_signal_connect_object (work, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
