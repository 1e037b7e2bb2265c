/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-log-row.h"

#include "adc-hex-names.h"
#include "adc-term-popover.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 40 /* what it asks for, in characters; it takes more when there is more */

struct _AdcHexLogRow {
  GtkListBoxRow  parent_instance;
  GtkWidget     *book; /* or NULL */
  AdcEntry      *rule; /* or NULL */
  guint          phase;
  guint          event;
};

G_DEFINE_FINAL_TYPE (AdcHexLogRow, adc_hex_log_row, GTK_TYPE_LIST_BOX_ROW)

/* What a player looks for first in a log stands out. */
static const char *
get_style (AdcHexEventKind kind)
{
  switch (kind) {
  case ADC_HEX_EVENT_DEATH:
  case ADC_HEX_EVENT_POINTS:
  case ADC_HEX_EVENT_SPENT:
    return "hex-log-outcome";
  default:
    return "hex-log-event";
  }
}

static gboolean
is_attack (const AdcHexEvent *event)
{
  return event->kind == ADC_HEX_EVENT_BLOW || event->kind == ADC_HEX_EVENT_SHOT ||
         event->kind == ADC_HEX_EVENT_BEAM;
}

/* A tile that strikes all round is not told six times to have met nobody. NULL: nothing is told. */
static char *
describe_idle (AdcHexTable *table, const AdcHexPhase *phase, guint event, const char **rule)
{
  const guint cell = phase->events[event].cell;
  guint n_attacks = 0;
  g_autofree char *name = NULL;

  for (guint i = 0; i < phase->n_events; i++) {
    if (phase->events[i].cell != cell || !is_attack (&phase->events[i]))
      continue;
    if (phase->events[i].at != ADC_HEX_NOWHERE || i < event)
      return NULL;
    n_attacks++;
  }
  if (n_attacks == 1)
    return adc_hex_battle_describe_event (adc_hex_table_get_battle (table), phase,
                                          &phase->events[event], rule);

  *rule = "regle-batailles";
  name = adc_hex_name_dup_tile (table, cell);
  /* Translators: a tile */
  return g_strdup_printf (_("%s attacks and meets nobody"), name);
}

static char *
describe (AdcHexTable *table, const AdcHexPhase *phase, guint event, const char **rule)
{
  if (is_attack (&phase->events[event]) && phase->events[event].at == ADC_HEX_NOWHERE)
    return describe_idle (table, phase, event, rule);

  return adc_hex_battle_describe_event (adc_hex_table_get_battle (table), phase,
                                        &phase->events[event], rule);
}

static GtkWidget *
create_book (AdcHexLogRow *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("adc-book-symbolic");
  /* Translators: the title of a rule */
  g_autofree char *label = g_strdup_printf (_("Rule: %s"), adc_entry_get_title (self->rule));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hex-log-book");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (adc_hex_log_row_open_rule), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static void
adc_hex_log_row_dispose (GObject *object)
{
  g_clear_object (&ADC_HEX_LOG_ROW (object)->rule);
  G_OBJECT_CLASS (adc_hex_log_row_parent_class)->dispose (object);
}

static void
adc_hex_log_row_class_init (AdcHexLogRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_hex_log_row_dispose;
}

static void
adc_hex_log_row_init (AdcHexLogRow *self G_GNUC_UNUSED)
{
}

GtkWidget *
adc_hex_log_row_new (AdcHexTable *table, guint phase, guint event)
{
  const AdcHexPhase *shown;
  AdcHexLogRow *self;
  GtkWidget *line, *label;
  const char *rule = NULL;
  AdcEntry *entry;
  g_autofree char *text = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (table), NULL);

  shown = adc_hex_battle_get_record (adc_hex_table_get_battle (table))->phases->pdata[phase];
  text = describe (table, shown, event, &rule);
  if (text == NULL)
    return NULL;

  self = g_object_new (ADC_TYPE_HEX_LOG_ROW, NULL);
  self->phase = phase;
  self->event = event;
  entry = rule != NULL ? adc_game_lookup (adc_hex_table_get_game (table), rule) : NULL;
  g_set_object (&self->rule, entry);

  label = adc_wrapped_label_new (text, get_style (shown->events[event].kind));
  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  gtk_widget_set_hexpand (label, TRUE);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (line), label);
  if (self->rule != NULL) {
    self->book = create_book (self);
    gtk_box_append (GTK_BOX (line), self->book);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    adc_entry_get_title (self->rule), -1);
  }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

guint
adc_hex_log_row_get_phase (AdcHexLogRow *self)
{
  g_return_val_if_fail (ADC_IS_HEX_LOG_ROW (self), 0);

  return self->phase;
}

guint
adc_hex_log_row_get_event (AdcHexLogRow *self)
{
  g_return_val_if_fail (ADC_IS_HEX_LOG_ROW (self), 0);

  return self->event;
}

void
adc_hex_log_row_open_rule (AdcHexLogRow *self)
{
  GdkRectangle area = { 0 };

  g_return_if_fail (ADC_IS_HEX_LOG_ROW (self));

  if (self->rule == NULL)
    return;

  area.width = gtk_widget_get_width (self->book);
  area.height = gtk_widget_get_height (self->book);
  adc_term_popover_show (self->book, &area, self->rule);
}
