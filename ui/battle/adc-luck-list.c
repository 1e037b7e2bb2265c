/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-luck-list.h"

#include "adc-battle-report.h"
#include "adc-confirm.h"
#include "adc-faction.h"
#include "adc-luck-row.h"

#include <glib/gi18n-lib.h>
#include <math.h>

struct _AdcLuckList {
  AdwBin              parent_instance;
  GtkWidget          *empty_label;
  GtkWidget          *content;
  GtkListBox         *totals;
  GtkScrolledWindow  *scroller;
  GtkListView        *list;
  GtkFilterListModel *entries; /* of this game */
  AdcLuck            *luck;    /* or NULL */
  AdcGame            *game;    /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcLuckList, adc_luck_list, ADW_TYPE_BIN)

/* Pixels: the list is as high as its rows, up to a point. */
#define ROW_HEIGHT 46
#define MAX_HEIGHT 276

static const char *
get_side_title (AdcGame *game, const char *side)
{
  AdcEntry *faction = adc_game_lookup (game, side);

  if (ADC_IS_FACTION (faction))
    return adc_entry_get_title (faction);

  return adc_battle_get_side_name (game, side);
}

static GtkWidget *
create_total (AdcLuckList *self, const AdcLuckTotal *total)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *score = adc_luck_dup_score (total);
  g_autofree char *verdict = adc_luck_dup_verdict (total);
  g_autofree char *subtitle = g_strconcat (score, "\n", verdict, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 get_side_title (self->game, total->side));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);

  return row;
}

static void
update (AdcLuckList *self)
{
  g_autoptr(GPtrArray) totals = NULL;
  GtkWidget *child;
  guint n_entries;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->totals))) != NULL)
    gtk_list_box_remove (self->totals, child);

  if (self->luck != NULL && self->game != NULL)
    totals = adc_luck_list_totals (self->luck, adc_game_get_id (self->game));
  for (guint i = 0; totals != NULL && i < totals->len; i++)
    gtk_list_box_append (self->totals, create_total (self, totals->pdata[i]));

  n_entries = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  gtk_scrolled_window_set_min_content_height (self->scroller,
                                              MIN (n_entries * ROW_HEIGHT, MAX_HEIGHT));
  gtk_widget_set_visible (self->content, totals != NULL && totals->len > 0);
  gtk_widget_set_visible (self->empty_label, totals == NULL || totals->len == 0);
}

static gboolean
is_of_game (gpointer item, gpointer user_data)
{
  AdcLuckList *self = user_data;

  return self->game != NULL &&
         g_str_equal (adc_luck_entry_get_game (item), adc_game_get_id (self->game));
}

/* What it takes to undo; it lives as long as its toast. */
typedef struct {
  AdcLuck   *luck;
  GPtrArray *entries;
} Cleared;

static void
free_cleared (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Cleared *cleared = data;

  g_object_unref (cleared->luck);
  g_ptr_array_unref (cleared->entries);
  g_free (cleared);
}

static void
undo_clear (Cleared *cleared)
{
  adc_luck_restore (cleared->luck, cleared->entries);
}

static void
clear_now (gpointer widget, gpointer data G_GNUC_UNUSED)
{
  AdcLuckList *self = widget;
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);
  Cleared *cleared = g_new0 (Cleared, 1);
  AdwToast *toast = adw_toast_new (_("Luck log cleared"));

  cleared->luck = g_object_ref (self->luck);
  cleared->entries = adc_luck_clear (self->luck, adc_game_get_id (self->game));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_clear), cleared, free_cleared,
                         G_CONNECT_SWAPPED);
  if (overlay != NULL)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  else
    g_object_unref (toast);
}

static void
clear_clicked_cb (AdcLuckList *self)
{
  const AdcConfirmation confirmation = {
    .heading = _("Clear the Luck Log?"),
    .name = adc_game_get_title (self->game),
    .remove = clear_now,
  };

  adc_confirm_removal (self, &confirmation);
}

static void
set_up_row_cb (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, adc_luck_row_new ());
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_row_cb (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  AdcLuckEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  g_autofree char *words = adc_luck_row_describe (entry);

  adc_luck_row_set_entry (ADC_LUCK_ROW (row), entry);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
set_up_list (AdcLuckList *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkSelectionModel) selection = NULL;

  self->entries = gtk_filter_list_model_new (
      NULL, GTK_FILTER (gtk_custom_filter_new (is_of_game, self, NULL)));
  selection = GTK_SELECTION_MODEL (
      gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->entries))));
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, selection);
}

static void
adc_luck_list_dispose (GObject *object)
{
  AdcLuckList *self = ADC_LUCK_LIST (object);

  if (self->entries != NULL)
    gtk_filter_list_model_set_filter (self->entries, NULL);
  g_clear_object (&self->entries);
  if (self->luck != NULL)
    g_signal_handlers_disconnect_by_func (self->luck, update, self);
  g_clear_object (&self->luck);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_luck_list_parent_class)->dispose (object);
}

static void
adc_luck_list_class_init (AdcLuckListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_luck_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-luck-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcLuckList, empty_label);
  gtk_widget_class_bind_template_child (widget_class, AdcLuckList, content);
  gtk_widget_class_bind_template_child (widget_class, AdcLuckList, totals);
  gtk_widget_class_bind_template_child (widget_class, AdcLuckList, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcLuckList, list);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
adc_luck_list_init (AdcLuckList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_list (self);
  update (self);
}

GtkWidget *
adc_luck_list_new (void)
{
  return g_object_new (ADC_TYPE_LUCK_LIST, NULL);
}

void
adc_luck_list_set_luck (AdcLuckList *self, AdcLuck *luck)
{
  g_return_if_fail (ADC_IS_LUCK_LIST (self));
  g_return_if_fail (luck == NULL || ADC_IS_LUCK (luck));

  if (self->luck == luck)
    return;

  if (self->luck != NULL)
    g_signal_handlers_disconnect_by_func (self->luck, update, self);
  g_set_object (&self->luck, luck);
  gtk_filter_list_model_set_model (self->entries, G_LIST_MODEL (luck));
  /* After the model over it has seen the change. */
  if (luck != NULL)
    g_signal_connect_object (luck, "items-changed", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update (self);
}

void
adc_luck_list_set_game (AdcLuckList *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_LUCK_LIST (self));
  g_return_if_fail (game == NULL || ADC_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  gtk_filter_changed (gtk_filter_list_model_get_filter (self->entries),
                      GTK_FILTER_CHANGE_DIFFERENT);
  update (self);
}

char *
adc_luck_dup_score (const AdcLuckTotal *total)
{
  /* Translators: hits that were to be expected, and hits there were */
  return g_strdup_printf (_("%.1f hits expected, %u scored"), total->expected, total->n_hits);
}

/* A tenth of a hit is nothing to speak of. */
char *
adc_luck_dup_verdict (const AdcLuckTotal *total)
{
  const double luck = total->n_hits - total->expected;

  if (fabs (luck) < 0.05)
    return g_strdup (_("Neither lucky nor unlucky"));
  if (total->deviation == 0)
    return g_strdup_printf (luck > 0 ? _("Lucky by %.1f") : _("Unlucky by %.1f"), fabs (luck));

  return g_strdup_printf (luck > 0 ? _("Lucky by %.1f (%.1f standard deviations)")
                                   : _("Unlucky by %.1f (%.1f standard deviations)"),
                          fabs (luck), fabs (luck) / total->deviation);
}
