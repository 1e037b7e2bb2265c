/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-placement-card.h"

#include "adc-drop-down.h"
#include "adc-muster-units.h"
#include "adc-stepper.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcPlacementCard {
  GtkBox            parent_instance;
  AdcMusterSession *session;
  AdcZone          *zone;
  GtkLabel         *total;
  GtkCheckButton   *dealt;
  GtkDropDown      *armies;
  GPtrArray        *steppers; /* of AdcStepper, one for each unit of an army */
  guint             army;     /* whose pieces the steppers count */
  gboolean          is_updating;
};

G_DEFINE_FINAL_TYPE (AdcPlacementCard, adc_placement_card, GTK_TYPE_BOX)

static AdcDeployment *
get_plan (AdcPlacementCard *self)
{
  return adc_muster_session_get_deployment (self->session);
}

static GPtrArray *
get_pieces (AdcPlacementCard *self)
{
  return adc_muster_get_pieces (adc_game_get_muster (adc_muster_session_get_game (self->session)));
}

static void
stepped_cb (AdcPlacementCard *self, AdcStepper *stepper)
{
  guint position;

  if (!g_ptr_array_find (self->steppers, stepper, &position))
    return;

  adc_deployment_set_count (get_plan (self), adc_placement_card_get_zone (self), self->army,
                            ((const AdcMusterPiece *) get_pieces (self)->pdata[position])->unit,
                            adc_stepper_get_value (stepper));
  adc_muster_session_commit (self->session);
}

static void
dealt_toggled_cb (AdcPlacementCard *self)
{
  if (self->is_updating)
    return;

  adc_deployment_set_dealt (get_plan (self), adc_placement_card_get_zone (self),
                            gtk_check_button_get_active (self->dealt));
  adc_muster_session_commit (self->session);
}

/* The pieces of the zone change colour with it. */
static void
army_selected_cb (AdcPlacementCard *self)
{
  const guint selected = gtk_drop_down_get_selected (self->armies);

  if (self->is_updating || selected == GTK_INVALID_LIST_POSITION)
    return;

  self->army = selected + 1;
  adc_deployment_move_to_army (get_plan (self), adc_placement_card_get_zone (self), self->army);
  if (!adc_muster_session_commit (self->session))
    adc_placement_card_update (self);
}

static void
remove_clicked_cb (AdcPlacementCard *self)
{
  adc_deployment_remove_zone (get_plan (self), adc_placement_card_get_zone (self));
  adc_muster_session_commit (self->session);
}

static GtkWidget *
create_head (AdcPlacementCard *self)
{
  GtkWidget *head = g_object_new (GTK_TYPE_BOX, "spacing", 6, NULL);
  const char *title = adc_entry_get_title (ADC_ENTRY (self->zone));
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: the name of a zone */
  g_autofree char *remove_label = g_strdup_printf (_("Remove %s"), title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "heading");
  self->total = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->total), "numeric");
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, remove_label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  remove_label, -1);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->total));
  gtk_box_append (GTK_BOX (head), remove);

  return head;
}

static GtkWidget *
create_options (AdcPlacementCard *self)
{
  GtkWidget *options = adc_wrap_box_new (12);
  /* Translators: the name of a zone */
  g_autofree char *label = g_strdup_printf (_("%s: dealt to me"),
                                            adc_entry_get_title (ADC_ENTRY (self->zone)));

  self->dealt = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_("Dealt to me")));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dealt), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  self->armies = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  adc_drop_down_set_up (self->armies, _("Army"));
  g_signal_connect_object (self->dealt, "toggled", G_CALLBACK (dealt_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->armies, "notify::selected", G_CALLBACK (army_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (options), GTK_WIDGET (self->dealt));
  gtk_box_append (GTK_BOX (options), GTK_WIDGET (self->armies));

  return options;
}

static GtkWidget *
create_steppers (AdcPlacementCard *self)
{
  GtkWidget *box = adc_wrap_box_new (9);
  AdcGame *game = adc_muster_session_get_game (self->session);
  GPtrArray *pieces = get_pieces (self);

  for (guint i = 0; i < pieces->len; i++) {
    const AdcMusterPiece *piece = pieces->pdata[i];
    const char *unit = adc_muster_unit_get_title (game, piece->unit);
    /* Translators: the name of a unit, then of the zone it stands in */
    g_autofree char *label = g_strdup_printf (_("%s in %s"), unit,
                                              adc_entry_get_title (ADC_ENTRY (self->zone)));
    GtkWidget *stepper = adc_stepper_new (unit, label, ADC_DEPLOYMENT_MAX_COUNT);

    g_signal_connect_object (stepper, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);
    g_ptr_array_add (self->steppers, stepper);
    gtk_box_append (GTK_BOX (box), stepper);
  }

  return box;
}

static void
adc_placement_card_dispose (GObject *object)
{
  AdcPlacementCard *self = ADC_PLACEMENT_CARD (object);

  g_clear_object (&self->session);
  g_clear_object (&self->zone);
  G_OBJECT_CLASS (adc_placement_card_parent_class)->dispose (object);
}

static void
adc_placement_card_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_PLACEMENT_CARD (object)->steppers);
  G_OBJECT_CLASS (adc_placement_card_parent_class)->finalize (object);
}

static void
adc_placement_card_class_init (AdcPlacementCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_placement_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_placement_card_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_placement_card_init (AdcPlacementCard *self)
{
  self->army = 1;
  self->steppers = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "placement-card");
}

GtkWidget *
adc_placement_card_new (AdcMusterSession *session, AdcZone *zone)
{
  AdcPlacementCard *self;

  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (session), NULL);
  g_return_val_if_fail (ADC_IS_ZONE (zone), NULL);

  self = g_object_new (ADC_TYPE_PLACEMENT_CARD, NULL);
  self->session = g_object_ref (session);
  self->zone = g_object_ref (zone);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_entry_get_title (ADC_ENTRY (zone)), -1);
  gtk_box_append (GTK_BOX (self), create_head (self));
  gtk_box_append (GTK_BOX (self), create_options (self));
  gtk_box_append (GTK_BOX (self), create_steppers (self));
  adc_placement_card_update (self);

  return GTK_WIDGET (self);
}

const char *
adc_placement_card_get_zone (AdcPlacementCard *self)
{
  g_return_val_if_fail (ADC_IS_PLACEMENT_CARD (self), NULL);

  return adc_entry_get_id (ADC_ENTRY (self->zone));
}

static void
update_total (AdcPlacementCard *self)
{
  const guint limit = adc_deployment_get_limit (get_plan (self));
  const guint n = adc_deployment_get_total (get_plan (self), adc_placement_card_get_zone (self));
  /* Translators: how many pieces, of how many that may be there, as in “4 of 6” */
  g_autofree char *text = limit > 0 ? g_strdup_printf (_("%u of %u"), n, limit)
                                    : g_strdup_printf ("%u", n);

  gtk_label_set_label (self->total, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->total), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->total), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->total),
                            limit > 0 && n > limit ? "error" : "dim-label");
}

static void
update_armies (AdcPlacementCard *self)
{
  const guint n_armies = adc_deployment_get_n_armies (get_plan (self));
  const guint army = adc_deployment_get_army (get_plan (self), adc_placement_card_get_zone (self));
  GListModel *model = gtk_drop_down_get_model (self->armies);

  if (army > 0)
    self->army = army;
  else
    self->army = MIN (self->army, n_armies);
  if (model == NULL || g_list_model_get_n_items (model) != n_armies) {
    g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

    for (guint a = 1; a <= n_armies; a++)
      gtk_string_list_take (names, g_strdup_printf (_("Army %u"), a));
    gtk_drop_down_set_model (self->armies, G_LIST_MODEL (names));
  }
  gtk_drop_down_set_selected (self->armies,
                              self->army <= n_armies ? self->army - 1 : GTK_INVALID_LIST_POSITION);
  gtk_widget_set_visible (GTK_WIDGET (self->armies), n_armies > 1);
}

void
adc_placement_card_update (AdcPlacementCard *self)
{
  const char *zone;
  GPtrArray *pieces;

  g_return_if_fail (ADC_IS_PLACEMENT_CARD (self));

  zone = adc_placement_card_get_zone (self);
  pieces = get_pieces (self);
  self->is_updating = TRUE;
  update_armies (self);
  update_total (self);
  gtk_check_button_set_active (self->dealt, adc_deployment_is_dealt (get_plan (self), zone));
  for (guint i = 0; i < self->steppers->len; i++)
    adc_stepper_set_value (self->steppers->pdata[i],
                           adc_deployment_get_count (get_plan (self), zone, self->army,
                                                     ((const AdcMusterPiece *) pieces->pdata[i])
                                                       ->unit));
  self->is_updating = FALSE;
}
