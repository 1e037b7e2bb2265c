/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-maker-form.h"

#include "adc-drop-down.h"
#include "adc-muster-units.h"
#include "adc-wrapped-label.h"
#include "adc-zone-picker.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 30

struct _AdcMakerForm {
  GtkBox            parent_instance;
  AdcMusterSession *session;
  char             *maker;
  GtkLabel         *zone;
  GtkWidget        *leave;
  GtkDropDown      *half;  /* or NULL: it is not in play yet */
  GPtrArray        *halves; /* ids of units; the first is NULL */
  GtkCheckButton   *waiting;
  GtkCheckButton   *holds;
  GtkWidget        *remove; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcMakerForm, adc_maker_form, GTK_TYPE_BOX)

static AdcWorks *
get_works (AdcMakerForm *self)
{
  return adc_muster_session_get_works (self->session);
}

static void
update_zone (AdcMakerForm *self)
{
  const char *id = adc_works_get_plan (get_works (self), self->maker)->zone;
  AdcMap *map = adc_game_get_map (adc_muster_session_get_game (self->session));
  AdcZone *zone = id != NULL && map != NULL ? adc_map_find_zone (map, id) : NULL;

  gtk_label_set_label (self->zone, zone != NULL ? adc_entry_get_title (ADC_ENTRY (zone))
                                                : _("Its zone is not said."));
  gtk_widget_set_visible (self->leave, zone != NULL);
}

static void
zone_picked_cb (AdcMakerForm *self, const char *zone)
{
  adc_works_set_zone (get_works (self), self->maker, zone);
  adc_muster_session_commit (self->session);
  update_zone (self);
}

static void
leave_clicked_cb (AdcMakerForm *self)
{
  adc_works_set_zone (get_works (self), self->maker, NULL);
  adc_muster_session_commit (self->session);
  update_zone (self);
}

static void
half_selected_cb (AdcMakerForm *self)
{
  const guint selected = gtk_drop_down_get_selected (self->half);

  if (selected >= self->halves->len)
    return;

  adc_works_set_half (get_works (self), self->maker, self->halves->pdata[selected]);
  adc_muster_session_commit (self->session);
}

static void
waiting_toggled_cb (AdcMakerForm *self)
{
  adc_works_set_waiting (get_works (self), self->maker,
                         gtk_check_button_get_active (self->waiting));
  adc_muster_session_commit (self->session);
}

static void
holds_toggled_cb (AdcMakerForm *self)
{
  adc_works_set_holds_body (get_works (self), self->maker,
                            gtk_check_button_get_active (self->holds));
  adc_muster_session_commit (self->session);
}

static void
remove_clicked_cb (AdcMakerForm *self)
{
  g_autoptr(AdcMakerForm) alive = g_object_ref (self);
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  adc_works_remove_maker (get_works (self), self->maker);
  adc_muster_session_commit (self->session);
}

static void
add_zone (AdcMakerForm *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *picker = adc_zone_picker_new (_("Where it is"));

  self->zone = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->zone), TRUE);
  self->leave = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_add_css_class (self->leave, "flat");
  gtk_widget_set_tooltip_text (self->leave, _("Do Not Say Where"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->leave), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Do Not Say Where"), -1);
  adc_zone_picker_set_map (ADC_ZONE_PICKER (picker),
                           adc_game_get_map (adc_muster_session_get_game (self->session)));
  g_signal_connect_object (picker, "picked", G_CALLBACK (zone_picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->leave, "clicked", G_CALLBACK (leave_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->zone));
  gtk_box_append (GTK_BOX (line), self->leave);
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), picker);
  update_zone (self);
}

/* Only what takes more than one turn can be half made, and only by what is in play now. */
static void
add_half (AdcMakerForm *self)
{
  AdcGame *game = adc_muster_session_get_game (self->session);
  GPtrArray *products = adc_muster_get_products (adc_game_get_muster (game));
  const char *half = adc_works_get_plan (get_works (self), self->maker)->half;
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *caption = adc_wrapped_label_new (_("Half made at the start"), "caption");
  guint selected = 0;

  g_ptr_array_add (self->halves, NULL);
  gtk_string_list_append (names, _("Nothing"));
  for (guint i = 0; i < products->len; i++) {
    const AdcProduct *product = products->pdata[i];

    if (product->n_turns < 2)
      continue;
    if (g_strcmp0 (half, product->unit) == 0)
      selected = self->halves->len;
    g_ptr_array_add (self->halves, product->unit);
    gtk_string_list_append (names, adc_muster_unit_get_title (game, product->unit));
  }

  self->half = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL));
  adc_drop_down_set_up (self->half, _("Half made at the start"));
  gtk_drop_down_set_selected (self->half, selected);
  g_signal_connect_object (self->half, "notify::selected", G_CALLBACK (half_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), caption);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->half));
}

static GtkCheckButton *
add_check (AdcMakerForm *self, const char *text, gboolean is_active, GCallback callback)
{
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = adc_wrapped_label_new (text, "body");
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_active);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (check, "toggled", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), check);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (self), line);

  return GTK_CHECK_BUTTON (check);
}

static gboolean
makes_guards (AdcGame *game)
{
  GPtrArray *products = adc_muster_get_products (adc_game_get_muster (game));

  for (guint i = 0; i < products->len; i++)
    if (adc_muster_unit_is_guard (game, ((const AdcProduct *) products->pdata[i])->unit))
      return TRUE;

  return FALSE;
}

static void
add_remove (AdcMakerForm *self)
{
  self->remove = gtk_button_new_with_mnemonic (_("_Remove"));
  gtk_widget_set_halign (self->remove, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->remove, "destructive-action");
  g_signal_connect_object (self->remove, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->remove);
}

static void
adc_maker_form_dispose (GObject *object)
{
  g_clear_object (&ADC_MAKER_FORM (object)->session);
  G_OBJECT_CLASS (adc_maker_form_parent_class)->dispose (object);
}

static void
adc_maker_form_finalize (GObject *object)
{
  AdcMakerForm *self = ADC_MAKER_FORM (object);

  g_free (self->maker);
  g_ptr_array_unref (self->halves);
  G_OBJECT_CLASS (adc_maker_form_parent_class)->finalize (object);
}

static void
adc_maker_form_class_init (AdcMakerFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_maker_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_maker_form_finalize;
}

static void
adc_maker_form_init (AdcMakerForm *self)
{
  self->halves = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_size_request (GTK_WIDGET (self), 240, -1);
}

GtkWidget *
adc_maker_form_new (AdcMusterSession *session, const char *maker)
{
  AdcMakerForm *self;
  const AdcMakerPlan *plan;
  const gboolean is_in_play = maker != NULL && strchr (maker, '/') == NULL;

  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (session), NULL);
  g_return_val_if_fail (maker != NULL, NULL);

  self = g_object_new (ADC_TYPE_MAKER_FORM, NULL);
  self->session = g_object_ref (session);
  self->maker = g_strdup (maker);
  plan = adc_works_get_plan (get_works (self), maker);
  add_zone (self);
  if (is_in_play)
    add_half (self);
  self->waiting = add_check (self,
                             _("It waits for transport: it shares its zone with another or is "
                               "aboard, and makes nothing"),
                             plan->is_waiting, G_CALLBACK (waiting_toggled_cb));
  if (makes_guards (adc_muster_session_get_game (session)))
    self->holds = add_check (self, _("The planet is mine and its near orbit is clear"),
                             plan->holds_body, G_CALLBACK (holds_toggled_cb));
  if (is_in_play)
    add_remove (self);

  return GTK_WIDGET (self);
}
