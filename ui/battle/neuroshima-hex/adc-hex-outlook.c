/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-outlook.h"

#include "adc-hex-names.h"
#include "adc-hex-order.h"
#include "adc-hex-tile-line.h"
#include "adc-rule-button.h"

#include <glib/gi18n-lib.h>

struct _AdcHexOutlook {
  AdwBin  parent_instance;
  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (AdcHexOutlook, adc_hex_outlook, ADW_TYPE_BIN)

static GtkWidget *
create_heading (const char *text, const char *style, int level)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_HEADING, "label", text, "xalign", 0.0f,
                                     "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (heading, style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, level,
                                  -1);

  return heading;
}

/* Begins a part with the rule it is about. */
static void
add_part (AdcHexOutlook *self, AdcHexTable *table, const char *title, const char *rule)
{
  GtkWidget *heading = create_heading (title, "battle-subheading", 3);
  GtkWidget *button = adc_rule_button_new (heading, title, adc_hex_table_get_game (table), rule);

  if (button != NULL)
    gtk_widget_add_css_class (button, "hex-part");
  gtk_box_append (self->box, button != NULL ? button : heading);
}

static void
add_netted (AdcHexOutlook *self, AdcHexTable *table)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const AdcHexSurvey *survey = adc_hex_battle_get_survey (battle);

  if (survey->netted == 0)
    return;

  add_part (self, table, _("Caught in Nets"), "regle-filet");
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    g_autofree char *holders = NULL;
    g_autofree char *text = NULL;

    if ((survey->netted & adc_hex_bit (cell)) == 0)
      continue;

    holders = adc_hex_name_dup_tiles (table,
                                      adc_hex_survey_get_holders (
                                        adc_hex_battle_get_position (battle), survey, cell));
    /* Translators: a tile is caught in the net of %s */
    text = g_strdup_printf (_("netted by %s"), holders);
    gtk_box_append (self->box, adc_hex_tile_line_new (table, cell, text));
  }
}

static void
add_hacked (AdcHexOutlook *self, AdcHexTable *table)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const AdcHexSurvey *survey = adc_hex_battle_get_survey (battle);

  if (survey->hacked == 0)
    return;

  add_part (self, table, _("Hacked Modules"), "hacker");
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    g_autofree char *text = NULL;

    if ((survey->hacked & adc_hex_bit (cell)) == 0)
      continue;

    /* Translators: a module of one army serves another one, %s */
    text = g_strdup_printf (_("works for %s"),
                            adc_hex_name_get_army (table, survey->servants[cell]));
    gtk_box_append (self->box, adc_hex_tile_line_new (table, cell, text));
  }
}

static void
add_order (AdcHexOutlook *self, AdcHexTable *table)
{
  g_autoptr(GPtrArray) turns = adc_hex_order_list (table);
  int before = -1;

  if (turns->len == 0)
    return;

  add_part (self, table, _("Order of Action"), "regle-initiative");
  for (guint i = 0; i < turns->len; i++) {
    const AdcHexTurn *turn = turns->pdata[i];

    if (i == 0 || turn->initiative != before) {
      g_autofree char *text = g_strdup_printf (_("Initiative %u"), (guint) turn->initiative);

      gtk_box_append (self->box, create_heading (text, "hex-phase-name", 4));
      before = turn->initiative;
    }
    gtk_box_append (self->box, adc_hex_tile_line_new (table, turn->cell, turn->reason));
  }
}

static void
adc_hex_outlook_class_init (AdcHexOutlookClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-outlook");
}

static void
adc_hex_outlook_init (AdcHexOutlook *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_hex_outlook_new (void)
{
  return g_object_new (ADC_TYPE_HEX_OUTLOOK, NULL);
}

void
adc_hex_outlook_update (AdcHexOutlook *self, AdcHexTable *table)
{
  GtkWidget *child;

  g_return_if_fail (ADC_IS_HEX_OUTLOOK (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  if (adc_hex_table_get_battle (table) == NULL)
    return;

  add_netted (self, table);
  add_hacked (self, table);
  add_order (self, table);
}
