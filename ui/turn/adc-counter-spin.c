/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-counter-spin.h"

#include "adc-rule-button.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcCounterSpin {
  GtkBox            parent_instance;
  GtkSpinButton    *spin;
  const AdcCounter *counter;
  AdcGame          *game; /* it owns the counter */
  guint             player;
  gboolean          is_updating;
};

G_DEFINE_FINAL_TYPE (AdcCounterSpin, adc_counter_spin, GTK_TYPE_BOX)

enum { STEPPED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
value_changed_cb (AdcCounterSpin *self)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[STEPPED], 0);
}

/* Before the text takes the key for itself. Where numbers below zero can be typed, − begins one. */
static gboolean
key_pressed_cb (AdcCounterSpin *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_plus || key == GDK_KEY_KP_Add)
    gtk_spin_button_spin (self->spin, GTK_SPIN_STEP_FORWARD, self->counter->step);
  else if ((key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract) && self->counter->min >= 0)
    gtk_spin_button_spin (self->spin, GTK_SPIN_STEP_BACKWARD, self->counter->step);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* Whoever scrolls past a number does not mean to change it. */
static void
stop_scrolling (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = g_list_model_get_n_items (controllers); i-- > 0;) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_widget_remove_controller (widget, controller);
  }
}

static void
adc_counter_spin_dispose (GObject *object)
{
  g_clear_object (&ADC_COUNTER_SPIN (object)->game);
  G_OBJECT_CLASS (adc_counter_spin_parent_class)->dispose (object);
}

static void
adc_counter_spin_class_init (AdcCounterSpinClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_counter_spin_dispose;
  signals[STEPPED] = g_signal_new ("stepped", ADC_TYPE_COUNTER_SPIN, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_counter_spin_init (AdcCounterSpin *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "counter");
}

static void
add_heading (AdcCounterSpin *self)
{
  const char *title = adc_text_get (self->counter->title);
  GtkWidget *words = adc_wrapped_label_new (title, "counter-title");
  GtkWidget *button = adc_rule_button_new (words, title, self->game, self->counter->rule);

  gtk_box_append (GTK_BOX (self), button != NULL ? button : words);
}

static void
add_spin (AdcCounterSpin *self, const char *who)
{
  const AdcCounter *counter = self->counter;
  GtkEventController *keys = gtk_event_controller_key_new ();
  const char *title = adc_text_get (counter->title);
  /* Translators: what a player counts, and the player: “HQ points: Moloch” */
  g_autofree char *name = who != NULL ? g_strdup_printf (_("%s: %s"), title, who)
                                      : g_strdup (title);

  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (counter->min, counter->max,
                                                                counter->step));
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->spin), 3);
  gtk_editable_set_alignment (GTK_EDITABLE (self->spin), 0.5);
  gtk_widget_set_halign (GTK_WIDGET (self->spin), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->spin), "counter-spin");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->spin), keys);
  stop_scrolling (GTK_WIDGET (self->spin));
  g_signal_connect_object (self->spin, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->spin));
}

GtkWidget *
adc_counter_spin_new (const AdcCounter *counter, AdcGame *game, guint player, const char *who)
{
  AdcCounterSpin *self = g_object_new (ADC_TYPE_COUNTER_SPIN, NULL);

  self->counter = counter;
  self->game = g_object_ref (game);
  self->player = player;
  add_heading (self);
  add_spin (self, who);
  if (counter->summary != NULL) {
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    adc_text_get (counter->summary), -1);
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->spin), adc_text_get (counter->summary));
  }

  return GTK_WIDGET (self);
}

const AdcCounter *
adc_counter_spin_get_counter (AdcCounterSpin *self)
{
  g_return_val_if_fail (ADC_IS_COUNTER_SPIN (self), NULL);

  return self->counter;
}

guint
adc_counter_spin_get_player (AdcCounterSpin *self)
{
  g_return_val_if_fail (ADC_IS_COUNTER_SPIN (self), 0);

  return self->player;
}

int
adc_counter_spin_get_value (AdcCounterSpin *self)
{
  g_return_val_if_fail (ADC_IS_COUNTER_SPIN (self), 0);

  return gtk_spin_button_get_value_as_int (self->spin);
}

void
adc_counter_spin_set_value (AdcCounterSpin *self, int value)
{
  g_return_if_fail (ADC_IS_COUNTER_SPIN (self));

  self->is_updating = TRUE;
  gtk_spin_button_set_value (self->spin, value);
  self->is_updating = FALSE;
}
