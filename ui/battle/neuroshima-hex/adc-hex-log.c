/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-log.h"

#include "adc-hex-log-row.h"
#include "adc-tab-stop.h"

#include <glib/gi18n-lib.h>

#define ALL_PHASES -2 /* no moment */

struct _AdcHexLog {
  AdwBin        parent_instance;
  GtkListBox   *list;
  GtkWidget    *whole_button;
  GtkWidget    *quiet; /* says that nothing happens */
  AdcHexTable  *table;   /* or NULL */
  AdcHexBattle *battle;  /* whose events are listed, or NULL */
  int           phase;   /* likewise, or ALL_PHASES */
  gboolean      all;
  gboolean      is_updating;
};

G_DEFINE_FINAL_TYPE (AdcHexLog, adc_hex_log, ADW_TYPE_BIN)

static void
show_event (AdcHexLog *self)
{
  const int moment = adc_hex_table_get_moment (self->table);
  const int event = adc_hex_table_get_event (self->table);
  GtkListBoxRow *found = NULL;

  for (int i = 0; event >= 0 && found == NULL; i++) {
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);

    if (row == NULL)
      break;
    if (adc_hex_log_row_get_phase (ADC_HEX_LOG_ROW (row)) == (guint) moment &&
        adc_hex_log_row_get_event (ADC_HEX_LOG_ROW (row)) == (guint) event)
      found = row;
  }

  self->is_updating = TRUE;
  gtk_list_box_select_row (self->list, found);
  self->is_updating = FALSE;
  gtk_widget_set_visible (self->whole_button, event >= 0);
}

static void
row_selected_cb (AdcHexLog *self, GtkListBoxRow *row)
{
  int phase, event;

  if (self->is_updating || row == NULL || self->table == NULL)
    return;

  phase = adc_hex_log_row_get_phase (ADC_HEX_LOG_ROW (row));
  event = adc_hex_log_row_get_event (ADC_HEX_LOG_ROW (row));
  adc_hex_table_set_moment (self->table, phase);
  adc_hex_table_set_event (self->table, event);
}

static void
row_activated_cb (AdcHexLog *self G_GNUC_UNUSED, GtkListBoxRow *row)
{
  adc_hex_log_row_open_rule (ADC_HEX_LOG_ROW (row));
}

/* The button that was pressed goes: the focus stays with the line it was about. */
static void
show_whole (AdcHexLog *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL && gtk_widget_is_focus (self->whole_button))
    gtk_widget_grab_focus (GTK_WIDGET (row));
  adc_hex_table_set_event (self->table, -1);
}

static gboolean
key_pressed_cb (AdcHexLog *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  if (key != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      self->table == NULL || adc_hex_table_get_event (self->table) < 0)
    return GDK_EVENT_PROPAGATE;

  show_whole (self);
  return GDK_EVENT_STOP;
}

static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  AdcHexLog *self = user_data;
  const guint phase = adc_hex_log_row_get_phase (ADC_HEX_LOG_ROW (row));
  const AdcHexPhase *shown;
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (self->phase != ALL_PHASES ||
      (before != NULL && adc_hex_log_row_get_phase (ADC_HEX_LOG_ROW (before)) == phase)) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }

  shown = adc_hex_battle_get_record (self->battle)->phases->pdata[phase];
  text = g_strdup_printf (_("Initiative %u"), shown->initiative);
  label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0f, "accessible-role",
                        GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 4, -1);
  gtk_widget_add_css_class (label, "hex-phase-name");
  gtk_list_box_row_set_header (row, label);
}

static void
add_phase (AdcHexLog *self, guint phase)
{
  const AdcHexPhase *shown = adc_hex_battle_get_record (self->battle)->phases->pdata[phase];

  for (guint i = 0; i < shown->n_events; i++) {
    GtkWidget *row = adc_hex_log_row_new (self->table, phase, i);

    if (row != NULL)
      gtk_list_box_append (self->list, row);
  }
}

static void
fill (AdcHexLog *self)
{
  const guint n_phases = adc_hex_table_get_n_phases (self->table);
  GtkListBoxRow *row;

  self->is_updating = TRUE;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < n_phases; i++)
    if (self->phase == ALL_PHASES || self->phase == (int) i)
      add_phase (self, i);
  self->is_updating = FALSE;

  row = gtk_list_box_get_row_at_index (self->list, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->list), row != NULL);
  gtk_widget_set_visible (self->quiet, row == NULL);
}

static void
adc_hex_log_dispose (GObject *object)
{
  AdcHexLog *self = ADC_HEX_LOG (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  gtk_list_box_set_header_func (self->list, NULL, NULL, NULL); /* it reads the battle */
  g_clear_object (&self->table);
  g_clear_object (&self->battle);
  G_OBJECT_CLASS (adc_hex_log_parent_class)->dispose (object);
}

static void
adc_hex_log_class_init (AdcHexLogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_hex_log_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-log");
}

static void
adc_hex_log_init (AdcHexLog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *stop = g_object_new (ADC_TYPE_TAB_STOP, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_activate_on_single_click (self->list, FALSE);
  gtk_list_box_set_header_func (self->list, set_header, self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "hex-log");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What Happens"), -1);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (row_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (stop), GTK_WIDGET (self->list));

  self->quiet = g_object_new (GTK_TYPE_LABEL, "label", _("Nobody is hit in this phase."), "xalign",
                              0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  self->whole_button = gtk_button_new_with_mnemonic (_("Show the _Whole Phase on the Board"));
  gtk_widget_set_halign (self->whole_button, GTK_ALIGN_START);
  gtk_widget_set_visible (self->whole_button, FALSE);
  gtk_widget_add_css_class (self->whole_button, "compact");
  g_signal_connect_object (self->whole_button, "clicked", G_CALLBACK (show_whole), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->quiet);
  gtk_box_append (GTK_BOX (box), stop);
  gtk_box_append (GTK_BOX (box), self->whole_button);
  adw_bin_set_child (ADW_BIN (self), box);

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_hex_log_new (void)
{
  return g_object_new (ADC_TYPE_HEX_LOG, NULL);
}

/* Lines that are there already stay: the one just chosen keeps the focus. */
void
adc_hex_log_update (AdcHexLog *self, AdcHexTable *table)
{
  AdcHexBattle *battle;
  int phase;

  g_return_if_fail (ADC_IS_HEX_LOG (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));

  if (self->table != table) {
    if (self->table != NULL)
      g_signal_handlers_disconnect_by_data (self->table, self);
    g_set_object (&self->table, table);
    g_signal_connect_object (table, "notify::event", G_CALLBACK (show_event), self,
                             G_CONNECT_SWAPPED);
  }

  battle = adc_hex_table_get_battle (table);
  phase = self->all ? ALL_PHASES : adc_hex_table_get_moment (table);
  if (battle != self->battle || phase != self->phase) {
    g_set_object (&self->battle, battle);
    self->phase = phase;
    fill (self);
  }
  show_event (self);
}

gboolean
adc_hex_log_get_all (AdcHexLog *self)
{
  g_return_val_if_fail (ADC_IS_HEX_LOG (self), FALSE);

  return self->all;
}

void
adc_hex_log_set_all (AdcHexLog *self, gboolean all)
{
  g_return_if_fail (ADC_IS_HEX_LOG (self));

  self->all = all;
  if (self->table != NULL)
    adc_hex_log_update (self, self->table);
}
