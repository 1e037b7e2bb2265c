/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-unit-form.h"

#include "adc-star-edit.h"
#include "adc-star-popup.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_MODIFIER 9

struct _AdcStarUnitForm {
  GtkPopover        parent_instance;
  GtkLabel         *title;
  GtkSpinButton    *attack;
  GtkSpinButton    *health;
  GtkCheckButton   *detector;
  GtkCheckButton   *cloaking;
  AdcBattleSession *session; /* or NULL */
  char             *force;
};

G_DEFINE_FINAL_TYPE (AdcStarUnitForm, adc_star_unit_form, GTK_TYPE_POPOVER)

/* NULL: nothing is added. */
static char *
dup_modifier (GtkSpinButton *spin)
{
  const int value = gtk_spin_button_get_value_as_int (spin);

  return value != 0 ? g_strdup_printf ("%d", value) : NULL;
}

static void
use_clicked_cb (AdcStarUnitForm *self)
{
  g_autofree char *attack = NULL;
  g_autofree char *health = NULL;
  g_autoptr(AdcBattleSession) session = g_steal_pointer (&self->session);

  if (session == NULL)
    return;

  gtk_spin_button_update (self->attack); /* what is typed and not entered */
  gtk_spin_button_update (self->health);
  attack = dup_modifier (self->attack);
  health = dup_modifier (self->health);
  adc_star_edit_modify (session, self->force, attack, health,
                        gtk_check_button_get_active (self->detector),
                        gtk_check_button_get_active (self->cloaking));
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
adc_star_unit_form_dispose (GObject *object)
{
  g_clear_object (&ADC_STAR_UNIT_FORM (object)->session);
  G_OBJECT_CLASS (adc_star_unit_form_parent_class)->dispose (object);
}

static void
adc_star_unit_form_finalize (GObject *object)
{
  g_free (ADC_STAR_UNIT_FORM (object)->force);
  G_OBJECT_CLASS (adc_star_unit_form_parent_class)->finalize (object);
}

static void
adc_star_unit_form_class_init (AdcStarUnitFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_star_unit_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_star_unit_form_finalize;
}

static GtkSpinButton *
add_modifier (GtkWidget *box, const char *name)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = adc_wrapped_label_new (name, "star-match");
  GtkWidget *spin = gtk_spin_button_new_with_range (-MAX_MODIFIER, MAX_MODIFIER, 1);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), spin);
  gtk_box_append (GTK_BOX (box), line);
  return GTK_SPIN_BUTTON (spin);
}

static GtkCheckButton *
add_check (GtkWidget *box, const char *label)
{
  GtkWidget *button = gtk_check_button_new_with_mnemonic (label);

  gtk_box_append (GTK_BOX (box), button);
  return GTK_CHECK_BUTTON (button);
}

static void
adc_star_unit_form_init (AdcStarUnitForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Use"));

  self->title = GTK_LABEL (adc_wrapped_label_new (NULL, "star-side-name"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  self->attack = add_modifier (box, _("Attack in front"));
  self->health = add_modifier (box, _("Health in front"));
  self->detector = add_check (box, _("Has a _detector"));
  self->cloaking = add_check (box, _("Is _cloaked"));
  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (use_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_default_widget (GTK_POPOVER (self), button);
}

GtkWidget *
adc_star_unit_form_new (GtkWidget *parent)
{
  GtkWidget *self = g_object_new (ADC_TYPE_STAR_UNIT_FORM, NULL);

  gtk_widget_set_parent (self, parent);
  return self;
}

static void
show_modifier (GtkSpinButton *spin, const AdcStarItem *item, const char *setting)
{
  gtk_spin_button_set_value (spin, g_ascii_strtod (adc_settings_get (item->force->settings, setting,
                                                                     "0"),
                                                   NULL));
}

void
adc_star_unit_form_popup (AdcStarUnitForm *self, GtkWidget *at, AdcStarScene *scene,
                          const char *force)
{
  const AdcStarItem *item = adc_star_scene_find (scene, force);

  g_return_if_fail (ADC_IS_STAR_UNIT_FORM (self));

  if (item == NULL)
    return;

  g_set_object (&self->session, adc_star_scene_get_session (scene));
  g_free (self->force);
  self->force = g_strdup (force);
  gtk_label_set_label (self->title, item->name);
  show_modifier (self->attack, item, "attack");
  show_modifier (self->health, item, "health");
  gtk_check_button_set_active (self->detector,
                               adc_settings_get (item->force->settings, "detector", NULL) != NULL);
  gtk_check_button_set_active (self->cloaking,
                               adc_settings_get (item->force->settings, "cloaking", NULL) != NULL);
  if (adc_star_popup_at (GTK_POPOVER (self), at))
    gtk_widget_grab_focus (GTK_WIDGET (self->attack));
}
