/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deployment-page.h"

#include "adc-deployment-verdict.h"
#include "adc-muster-words.h"
#include "adc-placement-card.h"
#include "adc-rule-button.h"
#include "adc-two-columns.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"
#include "adc-zone-picker.h"

#include <glib/gi18n-lib.h>

struct _AdcDeploymentPage {
  AdwBin                parent_instance;
  GtkBox               *figures;
  GtkLabel             *army;
  AdwBin               *rule;
  AdcDeploymentVerdict *verdict;
  GtkBox               *planner;
  AdwBin               *picker_place;
  AdcZonePicker        *picker;
  GtkButton            *fill_button;
  GtkButton            *clear_button;
  GtkLabel             *hint;
  GtkBox               *cards;
  AdcMusterSession     *session;
  gulong                changed; /* the handler */
};

G_DEFINE_FINAL_TYPE (AdcDeploymentPage, adc_deployment_page, ADW_TYPE_BIN)

static AdcDeployment *
get_plan (AdcDeploymentPage *self)
{
  return adc_muster_session_get_deployment (self->session);
}

static void
add_figure (AdcDeploymentPage *self, guint number, const char *caption)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *figure = gtk_label_new (text);
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "muster-figure");
  gtk_widget_add_css_class (figure, "title-2");
  gtk_widget_add_css_class (figure, "numeric");
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), figure);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->figures, box);
}

static void
update_figures (AdcDeploymentPage *self)
{
  AdcDeployment *plan = get_plan (self);
  const guint n_armies = adc_deployment_get_n_armies (plan);
  const guint n_dealt = adc_deployment_get_n_dealt (plan);
  const guint n_pieces = adc_deployment_get_n_pieces (plan);
  const guint n_batches = adc_deployment_get_n_batches (plan);
  const guint n_free = adc_deployment_get_n_free (plan);
  const guint n_to_win = adc_deployment_get_n_to_win (plan);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->figures))) != NULL)
    gtk_box_remove (self->figures, child);
  /* Translators: under a number, as are the next ones */
  add_figure (self, n_armies, ngettext ("army", "armies", n_armies));
  add_figure (self, n_pieces, ngettext ("piece", "pieces", n_pieces));
  add_figure (self, n_dealt, ngettext ("zone dealt", "zones dealt", n_dealt));
  add_figure (self, n_batches, ngettext ("time to place", "times to place", n_batches));
  add_figure (self, n_to_win, ngettext ("zone to win", "zones to win", n_to_win));
  add_figure (self, n_free, ngettext ("zone left free", "zones left free", n_free));
}

static void
update_army (AdcDeploymentPage *self)
{
  AdcDeployment *plan = get_plan (self);
  AdcGame *game = adc_deployment_get_game (plan);
  GPtrArray *pieces = adc_muster_get_pieces (adc_game_get_muster (game));
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < pieces->len; i++) {
    const AdcMusterPiece *piece = pieces->pdata[i];
    g_autofree char *count = adc_muster_words_count (game, piece->unit,
                                                     piece->count *
                                                       adc_deployment_get_n_armies (plan));

    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", count);
  }
  gtk_label_set_label (self->army, text->str);
}

static void
update_rule (AdcDeploymentPage *self)
{
  AdcDeployment *plan = get_plan (self);
  const guint limit = adc_deployment_get_limit (plan);
  const guint batch = adc_muster_get_batch (adc_game_get_muster (adc_deployment_get_game (plan)));
  g_autofree char *text = NULL;
  GtkWidget *label, *button;

  if (limit > 0)
    /* Translators: how many pieces at a time, then how many at most */
    text = g_strdup_printf (_("Pieces are put down %u at a time, all in one zone; no more than %u "
                              "begin in a zone."),
                            batch, limit);
  else
    /* Translators: how many pieces at a time */
    text = g_strdup_printf (_("Pieces are put down %u at a time, all in one zone; a zone holds any "
                              "number of them, of one army only."),
                            batch);
  label = adc_wrapped_label_new (text, "body");
  button = adc_rule_button_new (label, text, adc_deployment_get_game (plan),
                                adc_deployment_get_rule (plan));
  adw_bin_set_child (self->rule, button != NULL ? button : label);
}

/* Cards stay where their zones do, and keep the focus. */
static void
update_cards (AdcDeploymentPage *self)
{
  AdcDeployment *plan = get_plan (self);
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  for (guint i = 0; i < adc_deployment_get_n_zones (plan); i++) {
    AdcZone *zone = adc_deployment_get_zone (plan, i);
    GtkWidget *found = NULL;

    for (GtkWidget *other = card; other != NULL && found == NULL;
         other = gtk_widget_get_next_sibling (other))
      if (g_str_equal (adc_placement_card_get_zone (ADC_PLACEMENT_CARD (other)),
                       adc_entry_get_id (ADC_ENTRY (zone))))
        found = other;
    while (found != NULL && card != found) {
      GtkWidget *next = gtk_widget_get_next_sibling (card);

      gtk_box_remove (self->cards, card);
      card = next;
    }
    if (found == NULL) {
      GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->cards));

      found = adc_placement_card_new (self->session, zone);
      gtk_box_insert_child_after (self->cards, found,
                                  card != NULL ? gtk_widget_get_prev_sibling (card) : last);
    } else {
      adc_placement_card_update (ADC_PLACEMENT_CARD (found));
      card = gtk_widget_get_next_sibling (found);
    }
  }

  while (card != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (card);

    gtk_box_remove (self->cards, card);
    card = next;
  }
}

static void
update_hint (AdcDeploymentPage *self)
{
  AdcDeployment *plan = get_plan (self);
  const guint n_dealt = adc_deployment_get_n_dealt (plan);
  g_autofree char *text =
    /* Translators: how many zones the pieces take at least, then how many the player is dealt */
    g_strdup_printf (ngettext ("Type the zones on your cards. The pieces take at least %u of the "
                               "%u zone.",
                               "Type the zones on your cards. The pieces take at least %u of the "
                               "%u zones.",
                               n_dealt),
                     adc_deployment_get_n_needed (plan), n_dealt);
  gboolean has_pieces = FALSE;

  for (guint i = 0; i < adc_deployment_get_n_zones (plan); i++)
    has_pieces |= adc_deployment_get_total (plan, adc_entry_get_id (ADC_ENTRY (
                                                    adc_deployment_get_zone (plan, i)))) > 0;
  gtk_label_set_label (self->hint, text);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !adc_deployment_can_fill (plan));
  gtk_widget_set_sensitive (GTK_WIDGET (self->fill_button), adc_deployment_can_fill (plan));
  gtk_widget_set_sensitive (GTK_WIDGET (self->clear_button), has_pieces);
}

static void
update (AdcDeploymentPage *self)
{
  update_figures (self);
  update_army (self);
  update_rule (self);
  adc_deployment_verdict_update (self->verdict, self->session);
  update_cards (self);
  update_hint (self);
}

static gboolean
is_zone_free (const char *zone, gpointer user_data)
{
  AdcDeploymentPage *self = user_data;

  return self->session == NULL || !adc_deployment_has_zone (get_plan (self), zone);
}

static void
zone_picked_cb (AdcDeploymentPage *self, const char *zone)
{
  adc_deployment_add_zone (get_plan (self), zone);
  adc_muster_session_commit (self->session);
}

static void
fill_clicked_cb (AdcDeploymentPage *self)
{
  adc_deployment_fill (get_plan (self));
  adc_muster_session_commit (self->session);
}

static void
clear_clicked_cb (AdcDeploymentPage *self)
{
  adc_deployment_clear (get_plan (self));
  adc_muster_session_commit (self->session);
}

static void
adc_deployment_page_dispose (GObject *object)
{
  AdcDeploymentPage *self = ADC_DEPLOYMENT_PAGE (object);

  if (self->session != NULL)
    g_clear_signal_handler (&self->changed, self->session);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_deployment_page_parent_class)->dispose (object);
}

static void
adc_deployment_page_class_init (AdcDeploymentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deployment_page_dispose;
  g_type_ensure (ADC_TYPE_DEPLOYMENT_VERDICT);
  g_type_ensure (ADC_TYPE_TWO_COLUMNS);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "muster/adc-deployment-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, figures);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, army);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, rule);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, planner);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, picker_place);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, fill_button);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, clear_button);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AdcDeploymentPage, cards);
  gtk_widget_class_bind_template_callback (widget_class, fill_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
adc_deployment_page_init (AdcDeploymentPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->picker = ADC_ZONE_PICKER (adc_zone_picker_new (_("Add a zone")));
  adc_zone_picker_set_filter (self->picker, is_zone_free, self);
  g_signal_connect_object (self->picker, "picked", G_CALLBACK (zone_picked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->picker_place, GTK_WIDGET (self->picker));
}

void
adc_deployment_page_set_session (AdcDeploymentPage *self, AdcMusterSession *session)
{
  GtkWidget *child;

  g_return_if_fail (ADC_IS_DEPLOYMENT_PAGE (self));
  g_return_if_fail (ADC_IS_MUSTER_SESSION (session));

  if (self->session != NULL)
    g_clear_signal_handler (&self->changed, self->session);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
  g_set_object (&self->session, session);
  self->changed = g_signal_connect_object (session, "changed", G_CALLBACK (update), self,
                                           G_CONNECT_SWAPPED);
  adc_zone_picker_set_map (self->picker, adc_game_get_map (adc_muster_session_get_game (session)));
  update (self);
}
