/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-card-slot.h"

#include "adc-star-board-words.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcStarCardSlot {
  GtkButton   parent_instance;
  GtkLabel   *kind;
  GtkLabel   *figures;
  GtkLabel   *name;
  GtkLabel   *words;
  GtkLabel   *state;
  guint       side;
  AdcStarSpot spot;
};

G_DEFINE_FINAL_TYPE (AdcStarCardSlot, adc_star_card_slot, GTK_TYPE_BUTTON)

static void
adc_star_card_slot_class_init (AdcStarCardSlotClass *klass G_GNUC_UNUSED)
{
}

static GtkLabel *
add_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (NULL, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD); /* a word that breaks is no name any more */
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
adc_star_card_slot_init (AdcStarCardSlot *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->kind = add_label (box, "star-caption");
  self->figures = add_label (box, "star-figures");
  self->name = add_label (box, "star-card-name");
  self->words = add_label (box, "star-caption");
  self->state = add_label (box, "star-state");
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "star-card");

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_star_card_slot_new (void)
{
  return g_object_new (ADC_TYPE_STAR_CARD_SLOT, NULL);
}

guint
adc_star_card_slot_get_side (AdcStarCardSlot *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CARD_SLOT (self), 0);

  return self->side;
}

AdcStarSpot
adc_star_card_slot_get_spot (AdcStarCardSlot *self)
{
  return self->spot;
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static const char *
get_state (AdcStarScene *scene, guint side, AdcStarSpot spot)
{
  const AdcStarBout *bout = adc_star_scene_get_bout (scene, spot.skirmish);

  if (bout == NULL)
    return NULL;

  switch (spot.kind == ADC_STAR_SPOT_CARD ? bout->camps[side].card_state
                                          : bout->camps[side].reinforcement_state) {
  case ADC_STAR_CARD_MAJOR:
    return _("by its major values");
  case ADC_STAR_CARD_MINOR:
    return _("by its minor values");
  case ADC_STAR_CARD_COUNTS:
    /* Translators: of a reinforcement card */
    return _("counts");
  case ADC_STAR_CARD_VOID:
    /* Translators: of a reinforcement card */
    return _("fits nobody: no effect");
  case ADC_STAR_CARD_CANCELLED:
    /* Translators: of a card */
    return _("cancelled");
  case ADC_STAR_CARD_ABSENT:
  case ADC_STAR_CARD_FACE_DOWN:
  default:
    return NULL;
  }
}

/* It is not unknown to whoever has it in hand. */
static gboolean
is_to_be_laid (AdcStarScene *scene, guint side)
{
  AdcStarClash *clash = adc_star_scene_get_clash (scene);

  return clash != NULL && adc_star_clash_get_advised (clash) == (int) side;
}

/* What one that nobody knows may be. */
static char *
dup_unknown (AdcStarScene *scene, guint side, gboolean is_second)
{
  AdcStarClash *clash = adc_star_scene_get_clash (scene);
  const guint n = clash != NULL ? adc_star_clash_count_pool (clash, side, is_second) : 0;

  if (n == 0)
    return NULL;

  /* Translators: how many cards an unknown one may be */
  return g_strdup_printf (ngettext ("one of %u card", "one of %u cards", n), n);
}

static gboolean
is_unknown (const AdcStarItem *item)
{
  return item->force->unit == NULL && g_hash_table_size (item->force->values) == 0;
}

static void
show_face (AdcStarCardSlot *self, AdcStarScene *scene, const AdcStarItem *item)
{
  g_autofree char *figures = adc_star_card_dup_figures (item->force, item->piece);
  g_autofree char *abilities = item->piece != NULL ? adc_star_card_dup_abilities (item->piece)
                                                   : NULL;

  show_text (self->figures, figures);
  show_text (self->name, item->piece != NULL || item->force->name != NULL || figures == NULL
                           ? item->name
                           : NULL);
  show_text (self->words, abilities);
  show_text (self->state, get_state (scene, self->side, self->spot));
}

static void
show_back (AdcStarCardSlot *self, AdcStarScene *scene, gboolean is_second, gboolean is_absent)
{
  const gboolean is_awaited = !is_second && is_to_be_laid (scene, self->side);
  g_autofree char *pool = is_absent || is_awaited ? NULL
                                                  : dup_unknown (scene, self->side, is_second);

  show_text (self->figures, is_absent ? "+" : "?");
  show_text (self->name, is_absent    ? C_("card", "None")
                         : is_awaited ? C_("card", "Still to be laid")
                                      : C_("card", "Unknown"));
  show_text (self->words, pool);
  show_text (self->state, NULL);
}

/* “Skirmish 1, standard card: Goliath · Siege Tank 7/8, 7 / 8 · 2 / 5, by its major values” */
static void
announce (AdcStarCardSlot *self)
{
  g_autofree char *spot = adc_star_spot_describe (self->spot);
  GtkLabel * const labels[] = { self->figures, self->name, self->words, self->state };
  g_autoptr(GString) text = g_string_new (spot);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_widget_get_visible (GTK_WIDGET (labels[i])))
      g_string_append_printf (text, ", %s", gtk_label_get_label (labels[i]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
}

static void
set_class (AdcStarCardSlot *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
adc_star_card_slot_show (AdcStarCardSlot *self, AdcStarScene *scene, guint side, AdcStarSpot spot)
{
  const AdcStarItem *item = adc_star_scene_get_item (scene, side, spot);
  const gboolean is_second = spot.kind == ADC_STAR_SPOT_REINFORCEMENT;
  const gboolean is_absent = is_second && item == NULL;
  g_autofree char *place = adc_star_spot_format (spot);

  g_return_if_fail (ADC_IS_STAR_CARD_SLOT (self));

  self->side = side;
  self->spot = spot;
  show_text (self->kind, is_second ? _("Reinforcement") : _("Standard card"));
  if (item == NULL || is_unknown (item))
    show_back (self, scene, is_second, is_absent);
  else
    show_face (self, scene, item);
  if (item != NULL && item->fault != NULL && item->fault->kind == ADC_FAULT_IMPOSSIBLE)
    /* Translators: a unit or a card that may not be there */
    show_text (self->state, _("against the rules"));
  set_class (self, "absent", is_absent);
  set_class (self, "unknown", !is_absent && (item == NULL || is_unknown (item)));
  set_class (self, "impossible",
             item != NULL && item->fault != NULL && item->fault->kind == ADC_FAULT_IMPOSSIBLE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               item != NULL && item->fault != NULL ? item->fault->message
                                                                   : _("Choose the Card"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "(ss)",
                                    adc_star_scene_get_team (scene, side)->id, place);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "star.card");
  announce (self);
}
