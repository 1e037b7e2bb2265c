/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-dice-tray.h"

#include "adc-die.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Where a die lies. */
typedef struct {
  GtkWidget       *button;
  AdcDie          *die;
  GtkToggleButton *again;
} Place;

struct _AdcDiceTray {
  AdwBin      parent_instance;
  GtkBox     *dice_box;
  GtkBox     *faces_box;
  GtkButton  *roll_button;
  GtkWidget  *clear_button;
  AdcDiceCup *cup;    /* or NULL */
  GPtrArray  *places; /* of Place */
  GRand      *random;
};

G_DEFINE_FINAL_TYPE (AdcDiceTray, adc_dice_tray, ADW_TYPE_BIN)

enum { FINISHED, N_SIGNALS };
static guint signals[N_SIGNALS];

static char *
describe_die (AdcDiceTray *self, guint die)
{
  const guint first = adc_dice_cup_get_first (self->cup, die);
  const guint again = adc_dice_cup_get_again (self->cup, die);
  const gboolean is_hit = adc_dice_cup_is_hit (self->cup, die);

  if (first == 0)
    return g_strdup_printf (_("Die %u: not thrown yet"), die + 1);
  if (again > 0)
    return g_strdup_printf (is_hit ? _("Die %u: %u, then %u, a hit")
                                   : _("Die %u: %u, then %u, a miss"),
                            die + 1, first, again);
  if (adc_dice_cup_is_chosen (self->cup, die))
    return g_strdup_printf (_("Die %u: %u, to be thrown again"), die + 1, first);

  return g_strdup_printf (is_hit ? _("Die %u: %u, a hit") : _("Die %u: %u, a miss"), die + 1,
                          first);
}

static void
set_css_class (GtkWidget *widget, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
update_place (AdcDiceTray *self, guint die)
{
  const Place *place = self->places->pdata[die];
  const gboolean is_chosen = adc_dice_cup_is_chosen (self->cup, die);
  const gboolean is_thrown_again = adc_dice_cup_get_again (self->cup, die) > 0;
  const gboolean waits = is_chosen && !is_thrown_again;
  const gboolean can_be_chosen = adc_dice_cup_can_choose (self->cup, die);
  const guint face = adc_dice_cup_get_face (self->cup, die);
  g_autofree char *words = describe_die (self, die);

  adc_die_set_face (place->die, waits ? 0 : face, adc_dice_cup_get_n_faces (self->cup));
  set_css_class (GTK_WIDGET (place->die), "vacant", face == 0 || waits);
  set_css_class (GTK_WIDGET (place->die), "hit", !waits && adc_dice_cup_is_hit (self->cup, die));
  gtk_widget_set_tooltip_text (place->button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);

  /* Its room stays, so that nothing moves under the finger. */
  gtk_widget_set_child_visible (GTK_WIDGET (place->again), is_chosen || can_be_chosen);
  gtk_widget_set_sensitive (GTK_WIDGET (place->again), !is_thrown_again);
  gtk_toggle_button_set_active (place->again, is_chosen);
}

static gboolean
is_throwing_again (AdcDiceTray *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (adc_dice_cup_get_first (self->cup, i) == 0)
      return FALSE;

  return adc_dice_cup_is_waiting (self->cup);
}

/* What had the focus has gone grey: the keys must not go astray. */
static void
hand_on_focus (AdcDiceTray *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (adc_dice_cup_can_choose (self->cup, i)) {
      gtk_widget_grab_focus (GTK_WIDGET (((Place *) self->places->pdata[i])->again));
      return;
    }

  if (!adc_dice_tray_take_focus (self))
    g_signal_emit (self, signals[FINISHED], 0);
}

static void
update (AdcDiceTray *self)
{
  const gboolean is_waiting = self->cup != NULL && adc_dice_cup_is_waiting (self->cup);
  const gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  GtkWidget *focus = NULL;

  for (guint i = 0; i < self->places->len; i++)
    update_place (self, i);
  gtk_widget_set_sensitive (GTK_WIDGET (self->faces_box), is_waiting);
  gtk_widget_set_sensitive (GTK_WIDGET (self->roll_button), is_waiting);
  gtk_widget_set_sensitive (self->clear_button,
                            self->cup != NULL && adc_dice_cup_is_begun (self->cup));
  gtk_button_set_label (self->roll_button, self->cup != NULL && is_throwing_again (self)
                                               ? _("_Roll Again")
                                               : _("_Roll"));

  if (had_focus)
    focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (had_focus && (focus == NULL || !gtk_widget_is_sensitive (focus)))
    hand_on_focus (self);
}

static guint
find_die (AdcDiceTray *self, gpointer button)
{
  guint die = 0;

  while (((Place *) self->places->pdata[die])->button != button &&
         ((Place *) self->places->pdata[die])->again != button)
    die++;
  return die;
}

static void
die_clicked_cb (AdcDiceTray *self, GtkButton *button)
{
  const guint die = find_die (self, button);

  /* One that waits to be thrown again lies there as it did before. */
  if (adc_dice_cup_is_chosen (self->cup, die) && adc_dice_cup_get_again (self->cup, die) == 0)
    adc_dice_cup_set_chosen (self->cup, die, FALSE);
  else
    adc_dice_cup_take_back (self->cup, die);
}

static void
again_toggled_cb (AdcDiceTray *self, GtkToggleButton *button)
{
  adc_dice_cup_set_chosen (self->cup, find_die (self, button),
                           gtk_toggle_button_get_active (button));
}

static void
face_clicked_cb (AdcDiceTray *self, GtkButton *button)
{
  adc_dice_cup_put (self->cup, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face")));
}

static void
roll_clicked_cb (AdcDiceTray *self)
{
  adc_dice_cup_roll (self->cup, self->random);
}

static void
clear_clicked_cb (AdcDiceTray *self)
{
  adc_dice_cup_empty (self->cup);
  gtk_widget_grab_focus (GTK_WIDGET (self->roll_button)); /* this one has just gone grey */
}

static void
add_place (AdcDiceTray *self)
{
  Place *place = g_new0 (Place, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  place->die = ADC_DIE (adc_die_new ());
  place->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (place->button), GTK_WIDGET (place->die));
  gtk_widget_add_css_class (place->button, "flat");
  gtk_widget_add_css_class (place->button, "die-button");
  g_signal_connect_object (place->button, "clicked", G_CALLBACK (die_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  place->again = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
  gtk_button_set_icon_name (GTK_BUTTON (place->again), "view-refresh-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (place->again), _("Throw Again"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->again), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Throw Again"), -1);
  gtk_widget_set_halign (GTK_WIDGET (place->again), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (place->again), "circular");
  gtk_widget_add_css_class (GTK_WIDGET (place->again), "again-button");
  g_signal_connect_object (place->again, "toggled", G_CALLBACK (again_toggled_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_widget_set_visible (GTK_WIDGET (place->again), adc_dice_cup_count_rerolls (self->cup) > 0);
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), place->button);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (place->again));
  gtk_box_append (self->dice_box, box);
  g_ptr_array_add (self->places, place);
}

static void
add_face (AdcDiceTray *self, guint face)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *die = adc_die_new ();
  g_autofree char *label = g_strdup_printf (_("A die shows %u"), face);

  adc_die_set_face (ADC_DIE (die), face, adc_dice_cup_get_n_faces (self->cup));
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_widget_add_css_class (button, "face-button");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (button), "face", GUINT_TO_POINTER (face));
  g_signal_connect_object (button, "clicked", G_CALLBACK (face_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->faces_box, button);
}

static void
remove_children (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
adc_dice_tray_dispose (GObject *object)
{
  g_clear_object (&ADC_DICE_TRAY (object)->cup);
  G_OBJECT_CLASS (adc_dice_tray_parent_class)->dispose (object);
}

static void
adc_dice_tray_finalize (GObject *object)
{
  AdcDiceTray *self = ADC_DICE_TRAY (object);

  g_ptr_array_unref (self->places);
  g_rand_free (self->random);
  G_OBJECT_CLASS (adc_dice_tray_parent_class)->finalize (object);
}

static void
adc_dice_tray_class_init (AdcDiceTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_dice_tray_dispose;
  object_class->finalize = adc_dice_tray_finalize;
  signals[FINISHED] = g_signal_new ("finished", ADC_TYPE_DICE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-dice-tray.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDiceTray, dice_box);
  gtk_widget_class_bind_template_child (widget_class, AdcDiceTray, faces_box);
  gtk_widget_class_bind_template_child (widget_class, AdcDiceTray, roll_button);
  gtk_widget_class_bind_template_child (widget_class, AdcDiceTray, clear_button);
  gtk_widget_class_bind_template_callback (widget_class, roll_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
adc_dice_tray_init (AdcDiceTray *self)
{
  self->places = g_ptr_array_new_with_free_func (g_free);
  self->random = g_rand_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

GtkWidget *
adc_dice_tray_new (void)
{
  return g_object_new (ADC_TYPE_DICE_TRAY, NULL);
}

void
adc_dice_tray_set_cup (AdcDiceTray *self, AdcDiceCup *cup)
{
  g_return_if_fail (ADC_IS_DICE_TRAY (self));
  g_return_if_fail (cup == NULL || ADC_IS_DICE_CUP (cup));

  if (self->cup != NULL)
    g_signal_handlers_disconnect_by_func (self->cup, update, self);
  g_set_object (&self->cup, cup);

  remove_children (self->dice_box);
  remove_children (self->faces_box);
  g_ptr_array_set_size (self->places, 0);
  if (cup != NULL) {
    for (guint i = 0; i < adc_dice_cup_get_n_dice (cup); i++)
      add_place (self);
    for (guint face = 1; face <= adc_dice_cup_get_n_faces (cup); face++)
      add_face (self, face);
    g_signal_connect_object (cup, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  }
  update (self);
}

void
adc_dice_tray_set_seed (AdcDiceTray *self, guint32 seed)
{
  g_return_if_fail (ADC_IS_DICE_TRAY (self));

  g_rand_set_seed (self->random, seed);
}

gboolean
adc_dice_tray_take_focus (AdcDiceTray *self)
{
  g_return_val_if_fail (ADC_IS_DICE_TRAY (self), FALSE);

  return gtk_widget_get_sensitive (GTK_WIDGET (self->roll_button)) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->roll_button));
}

gboolean
adc_dice_tray_type (AdcDiceTray *self, guint keyval)
{
  const gunichar digit = gdk_keyval_to_unicode (keyval);

  g_return_val_if_fail (ADC_IS_DICE_TRAY (self), FALSE);

  if (self->cup == NULL)
    return FALSE;

  if (keyval == GDK_KEY_BackSpace) {
    adc_dice_cup_take_last (self->cup);
    return TRUE;
  }
  if (digit < '0' || digit > '9')
    return FALSE;

  /* Ten faces are numbered 1 to 9 and 0. */
  adc_dice_cup_put (self->cup, digit == '0' ? 10 : digit - '0');
  return TRUE;
}
