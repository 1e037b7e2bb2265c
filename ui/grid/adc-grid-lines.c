/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-lines.h"

#include "adc-rule-row.h"
#include "adc-tab-stop.h"

#include <glib/gi18n-lib.h>

struct _AdcGridLines {
  AdwBin      parent_instance;
  GtkListBox *list;
  char       *said; /* all of it */
};

G_DEFINE_FINAL_TYPE (AdcGridLines, adc_grid_lines, ADW_TYPE_BIN)

static const struct {
  const char *icon;
  const char *style;
  const char *name;
} verdicts[] = {
  [ADC_GRID_KEPT] = { "object-select-symbolic", "success", N_("Kept") },
  [ADC_GRID_BROKEN] = { "action-unavailable-symbolic", "error", N_("Broken") },
  [ADC_GRID_WAIVED] = { "dialog-warning-symbolic", "warning", N_("Not counted here") },
  [ADC_GRID_PLAIN] = { NULL, NULL, NULL },
};

static GtkWidget *
create_row (AdcGame *game, const AdcGridLine *line)
{
  GtkWidget *row = adc_rule_row_new (game, line->rule, line->text, NULL);

  if (verdicts[line->verdict].icon != NULL) {
    GtkWidget *icon = gtk_image_new_from_icon_name (verdicts[line->verdict].icon);

    gtk_widget_add_css_class (icon, verdicts[line->verdict].style);
    gtk_widget_set_tooltip_text (icon, _(verdicts[line->verdict].name));
    gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _(verdicts[line->verdict].name), -1);
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  }
  gtk_widget_add_css_class (row, "grid-line");

  return row;
}

static void
adc_grid_lines_finalize (GObject *object)
{
  g_free (ADC_GRID_LINES (object)->said);
  G_OBJECT_CLASS (adc_grid_lines_parent_class)->finalize (object);
}

static void
adc_grid_lines_class_init (AdcGridLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_grid_lines_finalize;
}

static void
adc_grid_lines_init (AdcGridLines *self)
{
  GtkWidget *stop = g_object_new (ADC_TYPE_TAB_STOP, NULL);

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  adw_bin_set_child (ADW_BIN (stop), GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), stop);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
adc_grid_lines_new (const char *name)
{
  AdcGridLines *self = g_object_new (ADC_TYPE_GRID_LINES, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return GTK_WIDGET (self);
}

void
adc_grid_lines_set (AdcGridLines *self, AdcGame *game, GPtrArray *lines)
{
  g_autoptr(GString) said = g_string_new (NULL);
  GtkWidget *row;

  g_return_if_fail (ADC_IS_GRID_LINES (self));

  for (guint i = 0; lines != NULL && i < lines->len; i++) {
    const AdcGridLine *line = lines->pdata[i];

    g_string_append_printf (said, "%d%s\n%s\n", line->verdict, line->text, line->rule);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), said->len > 0);
  if (g_strcmp0 (self->said, said->str) == 0)
    return;

  g_free (self->said);
  self->said = g_strdup (said->str);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    gtk_list_box_append (self->list, create_row (game, lines->pdata[i]));
}
