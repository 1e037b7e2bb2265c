/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-card-sorter.h"

#include "adc-drop-down.h"
#include "adc-rule-button.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define N_ICONS 2

struct _AdcCardSorter {
  GtkBox        parent_instance;
  AdwBin       *heading;
  GtkDropDown  *icons[N_ICONS];
  GtkImage     *sign;
  GtkLabel     *verdict;
  AdcSetupPlan *plan;
  const AdcSetupComponent *paired; /* what the heading names */
};

G_DEFINE_FINAL_TYPE (AdcCardSorter, adc_card_sorter, GTK_TYPE_BOX)

/* What is counted by pairs of groups, or NULL. */
static const AdcSetupComponent *
find_paired (AdcSetupPlan *plan)
{
  GPtrArray *sections = adc_setup_get_sections (adc_setup_plan_get_setup (plan));

  for (guint i = 0; i < sections->len; i++) {
    GPtrArray *components = ((const AdcSetupSection *) sections->pdata[i])->components;

    for (guint j = 0; j < components->len; j++) {
      const AdcSetupComponent *component = components->pdata[j];

      for (guint k = 0; k < component->amounts->len; k++) {
        const AdcSetupAmount *amount = component->amounts->pdata[k];

        if (amount->each == ADC_SETUP_EACH_PAIR && adc_setup_plan_matches (plan, &amount->when))
          return component;
      }
    }
  }

  return NULL;
}

static void
update_verdict (AdcCardSorter *self)
{
  const char *icons[N_ICONS + 1] = { NULL };
  g_autofree char *text = NULL;
  gboolean is_kept;

  for (guint i = 0; i < N_ICONS; i++) {
    const guint selected = gtk_drop_down_get_selected (self->icons[i]);

    if (selected >= adc_setup_groups_count (self->plan))
      return;

    icons[i] = adc_setup_groups_get (self->plan, selected, NULL);
    if (text == NULL && !adc_setup_plan_has_group (self->plan, icons[i]))
      /* Translators: the name of a group of cards */
      text = g_strdup_printf (_("Back into the box: “%s” is not chosen."),
                              adc_setup_groups_get_title (self->plan, icons[i]));
  }

  is_kept = adc_setup_groups_keep (self->plan, icons);
  gtk_image_set_from_icon_name (self->sign,
                                is_kept ? "object-select-symbolic" : "window-close-symbolic");
  gtk_label_set_label (self->verdict,
                       is_kept ? _("It stays: both its icons are of groups chosen.") : text);
}

static void
selected_cb (AdcCardSorter *self)
{
  if (self->plan != NULL)
    update_verdict (self);
}

static void
set_plan (AdcCardSorter *self, AdcSetupPlan *plan)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_object (&self->plan);
  self->paired = NULL;
  for (guint i = 0; i < adc_setup_groups_count (plan); i++) {
    const char *title;

    adc_setup_groups_get (plan, i, &title);
    gtk_string_list_append (names, title);
  }
  for (guint i = 0; i < N_ICONS; i++) {
    gtk_drop_down_set_model (self->icons[i], G_LIST_MODEL (names));
    gtk_drop_down_set_selected (self->icons[i], i);
  }
  self->plan = g_object_ref (plan);
}

static void
set_paired (AdcCardSorter *self, const AdcSetupComponent *paired)
{
  /* Translators: a pile of cards, each with the icons of two groups */
  g_autofree char *text = g_strdup_printf (_("%s: does a card stay?"),
                                           adc_text_get (paired->title));
  GtkWidget *label = adc_wrapped_label_new (text, "heading");
  GtkWidget *button = adc_rule_button_new (label, text, adc_setup_plan_get_game (self->plan),
                                           paired->rule);

  self->paired = paired;
  adw_bin_set_child (self->heading, button != NULL ? button : label);
}

static void
adc_card_sorter_dispose (GObject *object)
{
  g_clear_object (&ADC_CARD_SORTER (object)->plan);
  G_OBJECT_CLASS (adc_card_sorter_parent_class)->dispose (object);
}

static void
adc_card_sorter_class_init (AdcCardSorterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_card_sorter_dispose;
}

static void
adc_card_sorter_init (AdcCardSorter *self)
{
  GtkWidget *line = adc_wrap_box_new (6);
  GtkWidget *answer = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "setup-card");
  self->heading = ADW_BIN (adw_bin_new ());
  for (guint i = 0; i < N_ICONS; i++) {
    self->icons[i] = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
    adc_drop_down_set_up (self->icons[i],
                          i == 0 ? _("First icon of the card") : _("Second icon of the card"));
    g_signal_connect_object (self->icons[i], "notify::selected", G_CALLBACK (selected_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->icons[i]));
  }
  self->sign = GTK_IMAGE (g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  self->verdict = GTK_LABEL (adc_wrapped_label_new (NULL, "body"));
  gtk_box_append (GTK_BOX (answer), GTK_WIDGET (self->sign));
  gtk_box_append (GTK_BOX (answer), GTK_WIDGET (self->verdict));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), answer);
}

void
adc_card_sorter_update (AdcCardSorter *self, AdcSetupPlan *plan)
{
  const AdcSetupComponent *paired;

  g_return_if_fail (ADC_IS_CARD_SORTER (self));
  g_return_if_fail (ADC_IS_SETUP_PLAN (plan));

  paired = find_paired (plan);
  gtk_widget_set_visible (GTK_WIDGET (self), paired != NULL);
  if (self->plan != plan)
    set_plan (self, plan);
  if (paired != NULL && self->paired != paired)
    set_paired (self, paired);
  if (paired != NULL)
    update_verdict (self);
}
