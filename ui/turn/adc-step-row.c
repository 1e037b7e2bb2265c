/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-step-row.h"

#include "adc-language.h"
#include "adc-plain.h"
#include "adc-prose.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define INDENT 24 /* pixels per level */

struct _AdcStepRow {
  GtkListBoxRow   parent_instance;
  GtkWidget      *box;
  GtkCheckButton *check;
  GtkLabel       *title;
  AdwBin         *text;
  GtkWidget      *arrow;
  AdcStep        *step;
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcStepRow, adc_step_row, GTK_TYPE_LIST_BOX_ROW)

enum { TOGGLED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
check_toggled_cb (AdcStepRow *self)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[TOGGLED], 0);
}

static gboolean
space_pressed_cb (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED,
                  gpointer user_data G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[TOGGLED], 0);
  return GDK_EVENT_STOP;
}

static void
show_text (AdcStepRow *self, AdcGame *game)
{
  GPtrArray *blocks = adc_step_get_blocks (self->step);
  g_autofree char *text = adc_plain_from_blocks (blocks, game, adc_language_get_current ());

  gtk_label_set_label (self->title, adc_step_get_title (self->step));
  gtk_widget_set_visible (GTK_WIDGET (self->text), blocks->len > 0);
  if (blocks->len > 0)
    adw_bin_set_child (self->text, adc_prose_new_blocks (blocks, game));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_step_get_title (self->step),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
show_rule (AdcStepRow *self, AdcGame *game)
{
  AdcEntry *rule = adc_game_lookup (game, adc_step_get_rule (self->step));

  gtk_widget_set_visible (self->arrow, rule != NULL);
  if (rule != NULL) {
    /* Translators: %s is the title of a rule */
    g_autofree char *tooltip = g_strdup_printf (_("Rule: %s"), adc_entry_get_title (rule));

    gtk_widget_set_tooltip_text (self->arrow, tooltip);
  }
}

static void
adc_step_row_dispose (GObject *object)
{
  g_clear_object (&ADC_STEP_ROW (object)->step);
  G_OBJECT_CLASS (adc_step_row_parent_class)->dispose (object);
}

static void
adc_step_row_class_init (AdcStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_step_row_dispose;
  signals[TOGGLED] = g_signal_new ("toggled", ADC_TYPE_STEP_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  /* The focus is on the row, so it is the row that is ticked. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_CHECKBOX);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, 0, space_pressed_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Space, 0, space_pressed_cb, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "turn/adc-step-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcStepRow, box);
  gtk_widget_class_bind_template_child (widget_class, AdcStepRow, check);
  gtk_widget_class_bind_template_child (widget_class, AdcStepRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdcStepRow, text);
  gtk_widget_class_bind_template_child (widget_class, AdcStepRow, arrow);
  gtk_widget_class_bind_template_callback (widget_class, check_toggled_cb);
}

static void
adc_step_row_init (AdcStepRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_step_row_new (AdcStep *step, AdcGame *game, guint depth)
{
  AdcStepRow *self = g_object_new (ADC_TYPE_STEP_ROW, NULL);

  self->step = g_object_ref (step);
  gtk_widget_set_margin_start (self->box, gtk_widget_get_margin_start (self->box) + depth * INDENT);
  if (depth > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "inner");
  show_text (self, game);
  show_rule (self, game);
  adc_step_row_set_done (self, ADC_DONE_NOT);

  return GTK_WIDGET (self);
}

AdcStep *
adc_step_row_get_step (AdcStepRow *self)
{
  g_return_val_if_fail (ADC_IS_STEP_ROW (self), NULL);

  return self->step;
}

void
adc_step_row_set_done (AdcStepRow *self, AdcDone done)
{
  static const GtkAccessibleTristate states[] = {
    [ADC_DONE_NOT] = GTK_ACCESSIBLE_TRISTATE_FALSE,
    [ADC_DONE_PARTLY] = GTK_ACCESSIBLE_TRISTATE_MIXED,
    [ADC_DONE_ALL] = GTK_ACCESSIBLE_TRISTATE_TRUE,
  };

  g_return_if_fail (ADC_IS_STEP_ROW (self));

  self->is_updating = TRUE;
  gtk_check_button_set_active (self->check, done == ADC_DONE_ALL);
  gtk_check_button_set_inconsistent (self->check, done == ADC_DONE_PARTLY);
  self->is_updating = FALSE;

  if (done == ADC_DONE_ALL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "done");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "done");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED, states[done],
                               -1);
}

void
adc_step_row_set_current (AdcStepRow *self, gboolean current)
{
  g_return_if_fail (ADC_IS_STEP_ROW (self));

  if (current)
    gtk_widget_add_css_class (GTK_WIDGET (self), "current");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "current");
}
