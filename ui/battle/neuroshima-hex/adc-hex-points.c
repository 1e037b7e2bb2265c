/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-points.h"

#include "adc-hex-names.h"
#include "adc-hex-points-bar.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define COLUMNS 2
#define ALL_POINTS 20 /* of an HQ at the start of the game, and of a player who wins by scoring */

struct _AdcHexPoints {
  AdwBin   parent_instance;
  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (AdcHexPoints, adc_hex_points, ADW_TYPE_BIN)

/* What is shown of one side. */
typedef struct {
  guint    before; /* the moment shown: the battle, or one phase of it */
  guint    after;
  guint    end;    /* of the battle */
  gboolean is_phase;
  gboolean is_scored;
  gboolean has_hq; /* when the battle begins */
  gboolean is_gone; /* after the moment shown */
} Standing;

static guint
get_score (AdcHexTable *table, guint side)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (adc_hex_table_get_session (table));
  const char *id = adc_hex_battle_get_side (adc_hex_table_get_battle (table), side);
  const AdcScenarioSide *found = adc_scenario_find_side (scenario, id);
  const char *text = found != NULL ? adc_settings_get (found->settings, "score", NULL) : NULL;
  guint64 score = 0;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT16, &score, NULL))
    score = 0;

  return score;
}

static guint
count_points (AdcHexTable *table, const AdcHexState *state, guint side, gboolean is_scored)
{
  return is_scored ? get_score (table, side) + state->scored[side] : state->points[side];
}

/* The state after the moment shown: a phase leads to the next one, anything else to the end. */
static const AdcHexState *
get_next_state (AdcHexTable *table)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  GPtrArray *phases = adc_hex_battle_get_record (battle)->phases;
  const int moment = adc_hex_table_get_moment (table);

  if (moment >= 0 && moment + 1 < (int) phases->len)
    return &((const AdcHexPhase *) phases->pdata[moment + 1])->before;

  return &adc_hex_battle_get_result (battle)->end;
}

static void
get_standing (AdcHexTable *table, guint side, Standing *standing)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  const AdcHexState *next = get_next_state (table);
  const guint hq = adc_hex_find_hq (position, side);
  const AdcHexPhase *phase;
  AdcHexState now;

  adc_hex_table_get_state (table, &now, &phase);
  standing->is_phase = phase != NULL;
  standing->is_scored = position->is_scored;
  standing->has_hq = hq != ADC_HEX_NOWHERE;
  standing->before = !standing->is_phase && position->is_scored ? get_score (table, side)
                     : !standing->is_phase                      ? position->points[side]
                     : count_points (table, &now, side, position->is_scored);
  standing->after = count_points (table, next, side, position->is_scored);
  standing->end = count_points (table, &adc_hex_battle_get_result (battle)->end, side,
                                position->is_scored);
  standing->is_gone = standing->has_hq && (next->alive & adc_hex_bit (hq)) == 0;
}

static char *
describe_change (const Standing *standing)
{
  const guint lost = standing->before - standing->after;
  const guint scored = standing->after - standing->before;

  if (standing->is_scored && scored == 0)
    return g_strdup (_("Scores nothing"));
  if (standing->is_scored)
    return g_strdup_printf (ngettext ("Scores %u point", "Scores %u points", scored), scored);
  if (standing->is_gone)
    return g_strdup (_("The HQ is destroyed"));
  if (lost == 0)
    return g_strdup (_("Loses nothing"));

  return g_strdup_printf (ngettext ("Loses %u point", "Loses %u points", lost), lost);
}

static char *
describe (const Standing *standing)
{
  g_autofree char *change = NULL;

  if (!standing->has_hq && !standing->is_scored)
    return g_strdup (_("No HQ on the board"));

  change = describe_change (standing);
  if (!standing->is_phase)
    return g_steal_pointer (&change);

  /* Translators: the first %s is as in “Loses 2 points”, then come the points at the end of the
   * battle */
  return g_strdup_printf (_("%s; %u at the end"), change, standing->end);
}

/* “20 → 17”, or one number when nothing changes. */
static char *
format_points (const Standing *standing)
{
  if (!standing->has_hq && !standing->is_scored)
    return g_strdup ("–");
  if (standing->before == standing->after)
    return g_strdup_printf ("%u", standing->before);

  return g_strdup_printf ("%u → %u", standing->before, standing->after);
}

static GtkWidget *
create_block (AdcHexTable *table, guint side)
{
  GtkWidget *block = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                   3, "hexpand", TRUE, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *bar = adc_hex_points_bar_new ();
  const char *army = adc_hex_name_get_army (table, side);
  g_autofree char *numbers = NULL;
  g_autofree char *words = NULL;
  g_autofree char *spoken = NULL;
  Standing standing;
  guint plain, hatched;

  get_standing (table, side, &standing);
  numbers = format_points (&standing);
  words = describe (&standing);
  plain = MIN (standing.before, standing.after);
  hatched = MAX (standing.before, standing.after) - plain;
  adc_hex_points_bar_set_colour (ADC_HEX_POINTS_BAR (bar), adc_hex_name_get_colour (table, side));
  adc_hex_points_bar_set_points (ADC_HEX_POINTS_BAR (bar), plain, hatched, ALL_POINTS);

  gtk_box_append (GTK_BOX (block), adc_wrapped_label_new (army, "hex-army"));
  gtk_box_append (GTK_BOX (block), adc_wrapped_label_new (numbers, "hex-points"));
  gtk_box_append (GTK_BOX (block), bar);
  gtk_box_append (GTK_BOX (block), adc_wrapped_label_new (words, "battle-small"));

  if (standing.is_scored)
    /* Translators: an army, its score before and after as in “3 → 5”, and what that is */
    spoken = g_strdup_printf (_("%s, score %s. %s"), army, numbers, words);
  else
    /* Translators: an army, the points of its HQ before and after as in “20 → 17”, and what that
     * is */
    spoken = g_strdup_printf (_("%s, HQ points %s. %s"), army, numbers, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (block), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);

  return block;
}

static void
adc_hex_points_class_init (AdcHexPointsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-points");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_hex_points_init (AdcHexPoints *self)
{
  self->grid = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", 18,
                             "row-spacing", 12, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_hex_points_new (void)
{
  return g_object_new (ADC_TYPE_HEX_POINTS, NULL);
}

void
adc_hex_points_update (AdcHexPoints *self, AdcHexTable *table)
{
  AdcHexBattle *battle;
  GtkWidget *child;

  g_return_if_fail (ADC_IS_HEX_POINTS (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);

  battle = adc_hex_table_get_battle (table);
  for (guint i = 0; battle != NULL && i < adc_hex_battle_get_position (battle)->n_sides; i++)
    gtk_grid_attach (self->grid, create_block (table, i), i % COLUMNS, i / COLUMNS, 1, 1);
}
