/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-corner.h"

#include "adc-reason-list.h"
#include "adc-star-card-slot.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

typedef struct {
  GtkWidget     *box;
  GtkLabel      *total;
  AdcReasonList *steps;
} Sum;

struct _AdcStarCorner {
  AdwBin           parent_instance;
  guint            side;
  guint            skirmish;
  GtkLabel        *title;
  GtkWidget       *front;
  GtkWidget       *support_box;
  GtkWidget       *supports;
  GtkLabel        *no_support;
  GtkBox          *cards;
  AdcStarCardSlot *card;
  AdcStarCardSlot *reinforcement;
  Sum              attack;
  Sum              health;
  AdcReasonList   *marks;
  AdcReasonList   *verdict;
};

G_DEFINE_FINAL_TYPE (AdcStarCorner, adc_star_corner, ADW_TYPE_BIN)

static void
adc_star_corner_class_init (AdcStarCornerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "star-corner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_sum (GtkWidget *box, const char *name, Sum *sum)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  sum->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (sum->box, "star-sum");
  gtk_widget_set_hexpand (GTK_WIDGET (add_label (line, name, "star-sum-name")), TRUE);
  sum->total = add_label (line, NULL, "star-total");
  gtk_box_append (GTK_BOX (sum->box), line);
  sum->steps = ADC_REASON_LIST (adc_reason_list_new ());
  adc_reason_list_hide_total (sum->steps); /* it is above them */
  gtk_box_append (GTK_BOX (sum->box), GTK_WIDGET (sum->steps));
  gtk_box_append (GTK_BOX (box), sum->box);
}

static AdcReasonList *
add_reasons (GtkWidget *box, const char *style)
{
  GtkWidget *list = adc_reason_list_new ();

  gtk_widget_add_css_class (list, style);
  gtk_box_append (GTK_BOX (box), list);
  return ADC_REASON_LIST (list);
}

static GtkWidget *
create_wrap (void)
{
  return adc_wrap_box_new (6);
}

static void
adc_star_corner_init (AdcStarCorner *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkLayoutManager *layout;

  self->title = add_label (box, NULL, "star-side-name");
  self->front = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->front, "star-front");
  gtk_box_append (GTK_BOX (box), self->front);

  self->support_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->support_box, "star-supports");
  add_label (self->support_box, _("Support"), "star-caption");
  self->supports = create_wrap ();
  gtk_box_append (GTK_BOX (self->support_box), self->supports);
  /* Translators: nobody supports the unit in front */
  self->no_support = add_label (self->support_box, _("Nobody"), "dim-label");
  gtk_box_append (GTK_BOX (box), self->support_box);

  /* Beside one another as long as no word breaks. */
  layout = g_object_new (ADC_TYPE_WRAP_LAYOUT, "spacing", 6, "squeeze", TRUE, NULL);
  self->cards = adc_box_take_layout (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), layout);
  self->card = ADC_STAR_CARD_SLOT (adc_star_card_slot_new ());
  self->reinforcement = ADC_STAR_CARD_SLOT (adc_star_card_slot_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->card), TRUE);
  gtk_box_append (self->cards, GTK_WIDGET (self->card));
  gtk_box_append (self->cards, GTK_WIDGET (self->reinforcement));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->cards));

  add_sum (box, _("Attack"), &self->attack);
  add_sum (box, _("Health"), &self->health);
  self->marks = add_reasons (box, "star-marks");
  self->verdict = add_reasons (box, "star-verdict");
  adw_bin_set_child (ADW_BIN (self), box);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_star_corner_new (guint side)
{
  AdcStarCorner *self = g_object_new (ADC_TYPE_STAR_CORNER, NULL);

  self->side = side;
  return GTK_WIDGET (self);
}

guint
adc_star_corner_get_side (AdcStarCorner *self)
{
  g_return_val_if_fail (ADC_IS_STAR_CORNER (self), 0);

  return self->side;
}

static void
empty (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* How many there are now. */
static guint
fill (GtkWidget *box, AdcStarScene *scene, guint side, AdcStarSpot spot)
{
  g_autoptr(GPtrArray) items = adc_star_scene_list (scene, side, spot);
  guint n = 0;

  empty (box);
  for (guint i = 0; i < items->len; i++) {
    const AdcStarItem *item = items->pdata[i];

    if (!item->is_unit)
      continue;
    gtk_box_append (GTK_BOX (box), adc_star_unit_chip_new (scene, item));
    n++;
  }

  return n;
}

static gboolean
counts_something (GPtrArray *steps)
{
  for (guint i = 0; i < steps->len; i++)
    if (((const AdcReason *) steps->pdata[i])->has_value)
      return TRUE;

  return FALSE;
}

/* That a card lies face down is seen; steps are there when they count. */
static void
show_sum (Sum *sum, AdcGame *game, gboolean is_known, int total, GPtrArray *steps)
{
  const gboolean has_steps = is_known || counts_something (steps);
  g_autofree char *text = NULL;

  if (is_known)
    text = g_strdup_printf ("%d", total);
  else if (total != 0)
    text = g_strdup_printf ("%d + ?", total);
  gtk_label_set_label (sum->total, text != NULL ? text : "?");
  adc_reason_list_set_reasons (sum->steps, game, has_steps ? steps : NULL);
  gtk_widget_set_visible (GTK_WIDGET (sum->steps), has_steps);
}

static void
show_reasons (AdcReasonList *list, AdcGame *game, GPtrArray *reasons)
{
  adc_reason_list_set_reasons (list, game, reasons);
  gtk_widget_set_visible (GTK_WIDGET (list), reasons != NULL && reasons->len > 0);
}

/* The enemy's is what its blow is compared with. */
static void
show_camp (AdcStarCorner *self, AdcGame *game, const AdcStarCamp *camp, const AdcStarCamp *enemy)
{
  const gboolean has_verdict = camp != NULL && (camp->attack_is_known || enemy->health_is_known);

  gtk_widget_set_visible (self->attack.box, camp != NULL);
  gtk_widget_set_visible (self->health.box, camp != NULL);
  show_reasons (self->marks, game, camp != NULL ? camp->marks : NULL);
  show_reasons (self->verdict, game, has_verdict ? camp->verdict : NULL);
  if (camp == NULL)
    return;

  show_sum (&self->attack, game, camp->attack_is_known, camp->attack, camp->attack_steps);
  show_sum (&self->health, game, camp->health_is_known, camp->health, camp->health_steps);
}

void
adc_star_corner_show (AdcStarCorner *self, AdcStarScene *scene, guint skirmish)
{
  const AdcStarBout *bout = adc_star_scene_get_bout (scene, skirmish);
  const AdcStarTeam *team = adc_star_scene_get_team (scene, self->side);
  guint n_supports;

  g_return_if_fail (ADC_IS_STAR_CORNER (self));

  self->skirmish = skirmish;
  gtk_label_set_label (self->title, team->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, team->name,
                                  -1);
  if (fill (self->front, scene, self->side, (AdcStarSpot){ ADC_STAR_SPOT_FRONT, skirmish }) == 0)
    add_label (self->front, _("Nobody in front"), "dim-label");
  n_supports = fill (self->supports, scene, self->side,
                     (AdcStarSpot){ ADC_STAR_SPOT_SUPPORT, skirmish });
  gtk_widget_set_visible (self->supports, n_supports > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->no_support), n_supports == 0);
  adc_star_card_slot_show (self->card, scene, self->side,
                           (AdcStarSpot){ ADC_STAR_SPOT_CARD, skirmish });
  adc_star_card_slot_show (self->reinforcement, scene, self->side,
                           (AdcStarSpot){ ADC_STAR_SPOT_REINFORCEMENT, skirmish });
  /* Where there is none the other card can use the room. */
  gtk_widget_set_hexpand (GTK_WIDGET (self->reinforcement),
                          !gtk_widget_has_css_class (GTK_WIDGET (self->reinforcement), "absent"));
  show_camp (self, adc_star_scene_get_game (scene), bout != NULL ? &bout->camps[self->side] : NULL,
             bout != NULL ? &bout->camps[!self->side] : NULL);
}

AdcStarSpot
adc_star_corner_get_spot (AdcStarCorner *self, GtkWidget *inside)
{
  const gboolean is_front = inside == self->front || inside == GTK_WIDGET (self->title) ||
                            gtk_widget_is_ancestor (inside, self->front);

  return (AdcStarSpot){ is_front ? ADC_STAR_SPOT_FRONT : ADC_STAR_SPOT_SUPPORT, self->skirmish };
}

static void
set_aim (GtkWidget *widget, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, "aim");
  else
    gtk_widget_remove_css_class (widget, "aim");
}

void
adc_star_corner_light_up (AdcStarCorner *self, const AdcStarSpot *spot)
{
  g_return_if_fail (ADC_IS_STAR_CORNER (self));

  set_aim (self->front, spot != NULL && spot->kind == ADC_STAR_SPOT_FRONT);
  set_aim (self->support_box, spot != NULL && spot->kind == ADC_STAR_SPOT_SUPPORT);
}
