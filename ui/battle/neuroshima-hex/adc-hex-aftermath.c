/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-aftermath.h"

#include "adc-hex-names.h"
#include "adc-hex-tile-line.h"
#include "adc-rule-button.h"

#include <glib/gi18n-lib.h>

struct _AdcHexAftermath {
  AdwBin  parent_instance;
  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (AdcHexAftermath, adc_hex_aftermath, ADW_TYPE_BIN)

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0f, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "max-width-chars", 40, NULL);

  gtk_widget_add_css_class (label, style);

  return label;
}

/* What it means for the game, with the rule that says so. */
static void
add_result (AdcHexAftermath *self, AdcHexTable *table, AdcResolution *resolution)
{
  const AdcStage *last = resolution->stages->len > 0
                           ? resolution->stages->pdata[resolution->stages->len - 1]
                           : NULL;
  const gboolean is_told = last != NULL && last->number < 0;

  for (guint i = 0; is_told && i < last->happenings->len; i++) {
    const AdcHappening *happening = last->happenings->pdata[i];
    GtkWidget *label = create_label (happening->text, "hex-result");
    GtkWidget *button = adc_rule_button_new (label, happening->text,
                                             adc_hex_table_get_game (table), happening->rule);

    gtk_box_append (self->box, button != NULL ? button : label);
  }
  if (!is_told)
    gtk_box_append (self->box, create_label (_("No HQ is destroyed."), "hex-result"));
}

/* The hexes of those of a side that are gone, or of those that stay. */
static guint32
find_cells (AdcHexBattle *battle, GPtrArray *forces, guint side)
{
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  guint32 cells = 0;

  for (guint i = 0; i < forces->len; i++) {
    const guint cell = adc_hex_battle_get_cell (battle, forces->pdata[i]);

    if (cell < ADC_HEX_CELLS && position->cells[cell].side == side)
      cells |= adc_hex_bit (cell);
  }

  return cells;
}

static guint
count_units (AdcHexBattle *battle, guint32 cells)
{
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  guint n = 0;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    n += (cells & adc_hex_bit (cell)) != 0 && position->cells[cell].tile->kind != ADC_HEX_HQ;

  return n;
}

static void
add_losses (AdcHexAftermath *self, AdcHexTable *table, AdcResolution *resolution, guint side)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const guint32 lost = find_cells (battle, resolution->losses, side);
  const guint n_left = count_units (battle, find_cells (battle, resolution->survivors, side));
  /* Translators: heads the list of what the army %s has lost */
  g_autofree char *title = g_strdup_printf (_("%s: Losses"), adc_hex_name_get_army (table, side));
  g_autofree char *left = g_strdup_printf (
    ngettext ("%u tile left besides the HQ", "%u tiles left besides the HQ", n_left), n_left);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_HEADING, "label", title, "xalign", 0.0f,
                                     "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (heading, "battle-subheading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3, -1);
  gtk_box_append (self->box, heading);
  if (lost == 0)
    gtk_box_append (self->box, create_label (_("No losses"), "hex-nothing"));
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if ((lost & adc_hex_bit (cell)) != 0)
      gtk_box_append (self->box, adc_hex_tile_line_new (table, cell, NULL));
  gtk_box_append (self->box, create_label (left, "battle-small"));
}

static void
adc_hex_aftermath_class_init (AdcHexAftermathClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-aftermath");
}

static void
adc_hex_aftermath_init (AdcHexAftermath *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_hex_aftermath_new (void)
{
  return g_object_new (ADC_TYPE_HEX_AFTERMATH, NULL);
}

void
adc_hex_aftermath_update (AdcHexAftermath *self, AdcHexTable *table)
{
  AdcHexBattle *battle;
  g_autoptr(AdcResolution) resolution = NULL;
  GtkWidget *child;

  g_return_if_fail (ADC_IS_HEX_AFTERMATH (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  battle = adc_hex_table_get_battle (table);
  if (battle == NULL)
    return;

  resolution = adc_battle_resolve (ADC_BATTLE (battle));
  add_result (self, table, resolution);
  for (guint i = 0; i < adc_hex_battle_get_position (battle)->n_sides; i++)
    add_losses (self, table, resolution, i);
}
