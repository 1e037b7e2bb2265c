/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-unit-row.h"

#include "adc-ark-edit.h"
#include "adc-ark-figures.h"
#include "adc-ark-number.h"
#include "adc-ark-board-words.h"
#include "adc-drop-down.h"

#include <glib/gi18n-lib.h>

struct _AdcArkUnitRow {
  GtkBox            parent_instance;
  AdcArkSide        side;
  AdcArkUnit        unit;
  AdcArkNumber     *number;
  AdcArkFigures    *figures;
  GtkDropDown      *control; /* NULL for a side's own units */
  char             *force;   /* or NULL */
  AdcBattleSession *session; /* or NULL */
  gboolean          is_updating;
};

G_DEFINE_FINAL_TYPE (AdcArkUnitRow, adc_ark_unit_row, GTK_TYPE_BOX)

static const struct {
  const char  *id;
  AdcArkFigure figure;
  int          max;
} units[ADC_ARK_N_UNITS] = {
  [ADC_ARK_UNIT_OWN] = { "unite-faction", ADC_ARK_MEEPLE, 9 },
  [ADC_ARK_UNIT_ROBOT] = { "robot", ADC_ARK_ROBOT, 4 },
  [ADC_ARK_UNIT_MERCENARY] = { "espece-683", ADC_ARK_MERCENARY, 4 },
};

/* The first holds unless another is said. */
enum { OWN, SHARED, BOTH };
static const char * const controls[] = {
  [OWN] = "own", [SHARED] = "shared", [BOTH] = "both", NULL
};

const char *
adc_ark_unit_get_id (AdcArkUnit unit)
{
  return units[unit].id;
}

static void
counted_cb (AdcArkUnitRow *self, int count)
{
  g_autofree char *force = g_strdup (self->force);

  if (self->session != NULL)
    adc_ark_edit_set_count (self->session, adc_ark_side_get_id (self->side), units[self->unit].id,
                            force, (guint) count);
}

static void
control_selected_cb (AdcArkUnitRow *self)
{
  const guint selected = gtk_drop_down_get_selected (self->control);
  g_autofree char *force = g_strdup (self->force);

  if (!self->is_updating && self->session != NULL && force != NULL &&
      selected < g_strv_length ((GStrv) controls))
    adc_ark_edit_set_force (self->session, force, "control",
                            selected != OWN ? controls[selected] : NULL);
}

static void
adc_ark_unit_row_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_UNIT_ROW (object)->session);
  G_OBJECT_CLASS (adc_ark_unit_row_parent_class)->dispose (object);
}

static void
adc_ark_unit_row_finalize (GObject *object)
{
  g_free (ADC_ARK_UNIT_ROW (object)->force);
  G_OBJECT_CLASS (adc_ark_unit_row_parent_class)->finalize (object);
}

static gboolean
adc_ark_unit_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARK_UNIT_ROW (widget)->number));
}

static void
adc_ark_unit_row_class_init (AdcArkUnitRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_unit_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ark_unit_row_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_ark_unit_row_grab_focus;
}

static void
adc_ark_unit_row_init (AdcArkUnitRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 3);
}

static void
add_control (AdcArkUnitRow *self, const char *title)
{
  const char *choices[] = { _("Only this side controls them"),
                            _("A third player controls them too"),
                            _("Both sides control them: out of it"), NULL };
  /* Translators: a kind of neutral unit, and whose they are: “Robot: who controls them” */
  g_autofree char *label = g_strdup_printf (_("%s: who controls them"), title);

  self->control = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (choices));
  adc_drop_down_set_up (self->control, label);
  gtk_widget_add_css_class (GTK_WIDGET (self->control), "ark-control");
  g_signal_connect_object (self->control, "notify::selected", G_CALLBACK (control_selected_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->control));
}

GtkWidget *
adc_ark_unit_row_new (AdcArkSide side, AdcArkUnit unit, AdcGame *game)
{
  AdcArkUnitRow *self = g_object_new (ADC_TYPE_ARK_UNIT_ROW, NULL);
  AdcEntry *entry = adc_game_lookup (game, units[unit].id);
  const char *title = entry != NULL ? adc_entry_get_title (entry) : units[unit].id;
  /* Translators: a side and a kind of unit, as in “Attacker: Robot” */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), adc_ark_side_get_role (side), title);

  self->side = side;
  self->unit = unit;
  self->figures = ADC_ARK_FIGURES (adc_ark_figures_new (units[unit].figure));
  self->number = ADC_ARK_NUMBER (adc_ark_number_new (title, label, 0, units[unit].max));
  adc_ark_number_set_picture (self->number, GTK_WIDGET (self->figures));
  g_signal_connect_object (self->number, "changed", G_CALLBACK (counted_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->number));
  if (unit != ADC_ARK_UNIT_OWN)
    add_control (self, title);
  return GTK_WIDGET (self);
}

AdcArkUnit
adc_ark_unit_row_get_unit (AdcArkUnitRow *self)
{
  g_return_val_if_fail (ADC_IS_ARK_UNIT_ROW (self), ADC_ARK_UNIT_OWN);

  return self->unit;
}

static guint
find_control (const AdcScenarioForce *force)
{
  const char *text = force != NULL ? adc_settings_get (force->settings, "control", controls[OWN])
                                   : controls[OWN];

  for (guint i = 0; controls[i] != NULL; i++)
    if (g_str_equal (controls[i], text))
      return i;

  return GTK_INVALID_LIST_POSITION; /* only a file says so, and it is a fault */
}

void
adc_ark_unit_row_show (AdcArkUnitRow *self, AdcBattleSession *session,
                       const AdcScenarioForce *force, guint n_wounded)
{
  const guint count = force != NULL ? force->count : 0;
  const guint control = find_control (force);
  g_autofree char *wounded = NULL;

  g_return_if_fail (ADC_IS_ARK_UNIT_ROW (self));

  g_set_object (&self->session, session);
  g_free (self->force);
  self->force = force != NULL ? g_strdup (force->id) : NULL;
  self->is_updating = TRUE;
  adc_ark_number_set_value (self->number, (int) count);
  adc_ark_figures_set_count (self->figures, count, control == BOTH);
  if (n_wounded > 0)
    wounded = g_strdup_printf (ngettext ("%u wounded besides, who does not fight",
                                         "%u wounded besides, who do not fight", n_wounded),
                               n_wounded);
  adc_ark_number_set_note (self->number, wounded);
  if (self->control != NULL) {
    gtk_drop_down_set_selected (self->control, control);
    gtk_widget_set_visible (GTK_WIDGET (self->control), count > 0);
  }
  self->is_updating = FALSE;
}
