/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-group-cards.h"

#include "adc-piece.h"

#include <glib/gi18n-lib.h>

struct _AdcGroupCards {
  AdwBin          parent_instance;
  AdwExpanderRow *expander;
  GPtrArray      *rows; /* of AdwComboRow, each with its card */
  AdcSetupPlan   *plan;
  AdcCompletions *completions;
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcGroupCards, adc_group_cards, ADW_TYPE_BIN)

static AdcPiece *
get_card (AdwComboRow *row)
{
  return g_object_get_data (G_OBJECT (row), "adc-card");
}

static const char *
get_stat (AdcGroupCards *self)
{
  return adc_setup_get_groups (adc_setup_plan_get_setup (self->plan))->stat;
}

/* The first row is that nobody knows. */
static void
selected_cb (AdcGroupCards *self, GParamSpec *pspec G_GNUC_UNUSED, AdwComboRow *row)
{
  const guint selected = adw_combo_row_get_selected (row);
  g_autoptr(GError) error = NULL;

  if (self->is_updating || self->completions == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  if (!adc_completions_set (self->completions, get_card (row), get_stat (self),
                            selected > 0 ? adc_setup_groups_get (self->plan, selected - 1, NULL)
                                         : NULL,
                            &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", error->message);
}

static void
add_row (AdcGroupCards *self, AdcPiece *card, GListModel *names)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_entry_get_title (ADC_ENTRY (card)));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), names);
  g_object_set_data_full (G_OBJECT (row), "adc-card", g_object_ref (card), g_object_unref);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  adw_expander_row_add_row (self->expander, row);
  g_ptr_array_add (self->rows, row);
}

static void
set_plan (AdcGroupCards *self, AdcSetupPlan *plan)
{
  AdcGame *game = adc_setup_plan_get_game (plan);
  const AdcSetupGroups *groups = adc_setup_get_groups (adc_setup_plan_get_setup (plan));
  AdcStat *deck = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK);
  GListModel *cards = adc_game_get_entries (game, ADC_KIND_CARD);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_set_object (&self->plan, plan);
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (self->expander, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  /* Translators: instead of the name of a group of cards */
  gtk_string_list_append (names, _("Unknown"));
  for (guint i = 0; i < adc_setup_groups_count (plan); i++) {
    const char *title;

    adc_setup_groups_get (plan, i, &title);
    gtk_string_list_append (names, title);
  }
  for (guint i = 0; groups != NULL && i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);
    const AdcValue *value = adc_piece_get_value (card, adc_stat_get_id (deck));

    if (value != NULL && g_str_equal (value->text, groups->deck))
      add_row (self, card, G_LIST_MODEL (names));
  }
}

static void
adc_group_cards_dispose (GObject *object)
{
  AdcGroupCards *self = ADC_GROUP_CARDS (object);

  g_clear_object (&self->plan);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_group_cards_parent_class)->dispose (object);
}

static void
adc_group_cards_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_GROUP_CARDS (object)->rows);
  G_OBJECT_CLASS (adc_group_cards_parent_class)->finalize (object);
}

static void
adc_group_cards_class_init (AdcGroupCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_group_cards_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_group_cards_finalize;
}

static void
adc_group_cards_init (AdcGroupCards *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->rows = g_ptr_array_new ();
  self->expander = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->expander), _("Which Card Is of Which"));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Which Card Is of Which"), -1);
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->expander));
  adw_bin_set_child (ADW_BIN (self), list);
}

void
adc_group_cards_set_completions (AdcGroupCards *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_GROUP_CARDS (self));

  g_set_object (&self->completions, completions);
}

static guint
find_selected (AdcGroupCards *self, AdcPiece *card)
{
  const AdcValue *value = adc_piece_get_value (card, get_stat (self));

  for (guint i = 0; value != NULL && i < adc_setup_groups_count (self->plan); i++)
    if (g_str_equal (adc_setup_groups_get (self->plan, i, NULL), value->text))
      return i + 1;

  return 0;
}

void
adc_group_cards_update (AdcGroupCards *self, AdcSetupPlan *plan)
{
  guint n_known = 0;
  g_autofree char *text = NULL;

  g_return_if_fail (ADC_IS_GROUP_CARDS (self));
  g_return_if_fail (ADC_IS_SETUP_PLAN (plan));

  self->is_updating = TRUE;
  if (self->plan != plan)
    set_plan (self, plan);
  for (guint i = 0; i < self->rows->len; i++) {
    const guint selected = find_selected (self, get_card (self->rows->pdata[i]));

    adw_combo_row_set_selected (self->rows->pdata[i], selected);
    if (selected > 0)
      n_known++;
  }
  self->is_updating = FALSE;
  /* Translators: how many cards the group is known of, and how many cards there are */
  text = g_strdup_printf (_("%u known of %u"), n_known, self->rows->len);
  adw_expander_row_set_subtitle (self->expander, text);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
}
