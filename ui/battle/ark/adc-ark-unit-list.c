/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-unit-list.h"

#include "adc-ark-board-words.h"

struct _AdcArkUnitList {
  GtkBox     parent_instance;
  AdcArkSide side;
};

G_DEFINE_FINAL_TYPE (AdcArkUnitList, adc_ark_unit_list, GTK_TYPE_BOX)

static gboolean
adc_ark_unit_list_grab_focus (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_first_child (widget);

  return row != NULL && gtk_widget_grab_focus (row);
}

static void
adc_ark_unit_list_class_init (AdcArkUnitListClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_ark_unit_list_grab_focus;
}

static void
adc_ark_unit_list_init (AdcArkUnitList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

GtkWidget *
adc_ark_unit_list_new (AdcArkSide side)
{
  AdcArkUnitList *self = g_object_new (ADC_TYPE_ARK_UNIT_LIST, NULL);

  self->side = side;
  return GTK_WIDGET (self);
}

static gboolean
is_unit_at (const AdcScenarioForce *force, AdcArkUnit unit, const char *place)
{
  return g_strcmp0 (force->unit, adc_ark_unit_get_id (unit)) == 0 &&
         g_strcmp0 (force->place, place) == 0;
}

static guint
count_wounded (const AdcScenarioSide *side, AdcArkUnit unit)
{
  guint n = 0;

  for (guint i = 0; side != NULL && i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (is_unit_at (force, unit, "wounded"))
      n += force->count;
  }

  return n;
}

/* The next row of that kind, made where there is none: rows stay who they are, so that the one in
 * focus keeps it. */
static AdcArkUnitRow *
take_row (AdcArkUnitList *self, GtkWidget *before, AdcArkUnit unit, AdcGame *game)
{
  GtkWidget *next = before != NULL ? gtk_widget_get_next_sibling (before)
                                   : gtk_widget_get_first_child (GTK_WIDGET (self));

  if (next == NULL || adc_ark_unit_row_get_unit (ADC_ARK_UNIT_ROW (next)) != unit) {
    next = adc_ark_unit_row_new (self->side, unit, game);
    gtk_box_insert_child_after (GTK_BOX (self), next, before);
  }

  return ADC_ARK_UNIT_ROW (next);
}

static void
drop_rows (AdcArkUnitList *self, GtkWidget *after, AdcArkUnit unit)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_next_sibling (after)) != NULL &&
         adc_ark_unit_row_get_unit (ADC_ARK_UNIT_ROW (row)) == unit)
    gtk_box_remove (GTK_BOX (self), row);
}

void
adc_ark_unit_list_show (AdcArkUnitList *self, AdcBattleSession *session)
{
  AdcGame *game = adc_battle_session_get_game (session);
  const AdcScenarioSide *side =
    adc_scenario_find_side (adc_battle_session_get_scenario (session),
                            adc_ark_side_get_id (self->side));
  GtkWidget *row = NULL;

  g_return_if_fail (ADC_IS_ARK_UNIT_LIST (self));

  for (guint unit = 0; unit < ADC_ARK_N_UNITS; unit++) {
    guint n_wounded = count_wounded (side, unit);
    gboolean is_first = TRUE;

    for (guint i = 0; side != NULL && i < side->forces->len; i++) {
      const AdcScenarioForce *force = side->forces->pdata[i];

      if (!is_unit_at (force, unit, "room"))
        continue;
      row = GTK_WIDGET (take_row (self, row, unit, game));
      adc_ark_unit_row_show (ADC_ARK_UNIT_ROW (row), session, force, n_wounded);
      n_wounded = 0;
      is_first = FALSE;
    }
    if (is_first) {
      row = GTK_WIDGET (take_row (self, row, unit, game));
      adc_ark_unit_row_show (ADC_ARK_UNIT_ROW (row), session, NULL, n_wounded);
    }
    drop_rows (self, row, unit);
  }
}
