/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-phase-strip.h"

#include "adc-tab-stop.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcHexPhaseStrip {
  AdwBin       parent_instance;
  GtkWidget   *back;
  GtkWidget   *forward;
  GtkBox      *box;
  GPtrArray   *buttons; /* of GtkToggleButton, one for each moment, in their order */
  AdcHexTable *table;   /* or NULL */
  gboolean     is_updating;
};

G_DEFINE_FINAL_TYPE (AdcHexPhaseStrip, adc_hex_phase_strip, ADW_TYPE_BIN)

/* The number of the button of a moment. */
static guint
get_number (int moment)
{
  return moment - ADC_HEX_BEFORE;
}

static guint
count_questions (AdcHexBattle *battle, guint phase)
{
  const AdcHexResult *result = adc_hex_battle_get_result (battle);
  const AdcHexPhase *found = adc_hex_battle_get_record (battle)->phases->pdata[phase];
  guint n = 0;

  for (guint i = 0; i < result->n_questions; i++)
    n += result->questions[i].phase == found->initiative;

  return n;
}

static void
go_to (AdcHexPhaseStrip *self, int moment)
{
  if (self->table != NULL)
    adc_hex_table_set_moment (self->table, moment);
}

static void
toggled_cb (AdcHexPhaseStrip *self, GtkToggleButton *button)
{
  guint number;

  if (!self->is_updating && gtk_toggle_button_get_active (button) &&
      g_ptr_array_find (self->buttons, button, &number))
    go_to (self, (int) number + ADC_HEX_BEFORE);
}

static void
back_cb (AdcHexPhaseStrip *self)
{
  go_to (self, adc_hex_table_get_moment (self->table) - 1);
}

static void
forward_cb (AdcHexPhaseStrip *self)
{
  go_to (self, adc_hex_table_get_moment (self->table) + 1);
}

static gboolean
key_pressed_cb (AdcHexPhaseStrip *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  const gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int moment = adc_hex_table_get_moment (self->table);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    go_to (self, moment + (is_mirrored ? 1 : -1));
    break;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    go_to (self, moment + (is_mirrored ? -1 : 1));
    break;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    go_to (self, 0);
    break;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    go_to (self, adc_hex_table_get_n_phases (self->table));
    break;
  default:
    return GDK_EVENT_PROPAGATE;
  }

  adc_hex_phase_strip_take_focus (self);
  return GDK_EVENT_STOP;
}

static void
add_button (AdcHexPhaseStrip *self)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_widget_add_css_class (button, "hex-phase");
  if (self->buttons->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->buttons->pdata[0]);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, button);
  g_ptr_array_add (self->buttons, button);
}

static void
name_button (GtkWidget *button, const char *label, const char *name)
{
  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
name_phase (AdcHexPhaseStrip *self, guint phase)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  const AdcHexPhase *shown = adc_hex_battle_get_record (battle)->phases->pdata[phase];
  const guint n_questions = count_questions (battle, phase);
  g_autofree char *label = g_strdup_printf (n_questions > 0 ? "%u\u2009?" : "%u",
                                            shown->initiative);
  g_autofree char *name = NULL;

  if (n_questions > 0)
    /* Translators: a phase of the battle, and how many decisions a player takes in it */
    name = g_strdup_printf (ngettext ("Initiative %u, %u decision", "Initiative %u, %u decisions",
                                      n_questions),
                            shown->initiative, n_questions);
  else
    name = g_strdup_printf (_("Initiative %u"), shown->initiative);
  name_button (self->buttons->pdata[get_number (phase)], label, name);
}

static void
adc_hex_phase_strip_dispose (GObject *object)
{
  AdcHexPhaseStrip *self = ADC_HEX_PHASE_STRIP (object);

  g_ptr_array_set_size (self->buttons, 0);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (adc_hex_phase_strip_parent_class)->dispose (object);
}

static void
adc_hex_phase_strip_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_HEX_PHASE_STRIP (object)->buttons);
  G_OBJECT_CLASS (adc_hex_phase_strip_parent_class)->finalize (object);
}

static void
adc_hex_phase_strip_class_init (AdcHexPhaseStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_hex_phase_strip_dispose;
  object_class->finalize = adc_hex_phase_strip_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-phase-strip");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_step_button (AdcHexPhaseStrip *self, const char *icon, const char *name, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "hex-phase");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static void
adc_hex_phase_strip_init (AdcHexPhaseStrip *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *stop = g_object_new (ADC_TYPE_TAB_STOP, "hexpand", TRUE, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->buttons = g_ptr_array_new ();
  self->back = create_step_button (self, "go-previous-symbolic", _("Previous Phase"),
                                   G_CALLBACK (back_cb));
  self->forward = create_step_button (self, "go-next-symbolic", _("Next Phase"),
                                      G_CALLBACK (forward_cb));
  self->box = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, NULL),
    g_object_new (ADC_TYPE_WRAP_LAYOUT, "spacing", 4, "line-spacing", 4, NULL));
  adw_bin_set_child (ADW_BIN (stop), GTK_WIDGET (self->box));
  gtk_box_append (GTK_BOX (line), self->back);
  gtk_box_append (GTK_BOX (line), stop);
  gtk_box_append (GTK_BOX (line), self->forward);
  adw_bin_set_child (ADW_BIN (self), line);

  /* Before the buttons, for which the arrows would only move the focus. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->box), keys);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Phases of the Battle"), -1);
  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_hex_phase_strip_new (void)
{
  return g_object_new (ADC_TYPE_HEX_PHASE_STRIP, NULL);
}

/* Buttons that are there already are used again: the one that was just pressed keeps the focus. */
void
adc_hex_phase_strip_update (AdcHexPhaseStrip *self, AdcHexTable *table)
{
  int n_phases, moment;

  g_return_if_fail (ADC_IS_HEX_PHASE_STRIP (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));

  g_set_object (&self->table, table);
  n_phases = adc_hex_table_get_n_phases (table);
  moment = adc_hex_table_get_moment (table);
  self->is_updating = TRUE;
  while (self->buttons->len > get_number (n_phases) + 1) {
    gtk_box_remove (self->box, self->buttons->pdata[self->buttons->len - 1]);
    g_ptr_array_set_size (self->buttons, self->buttons->len - 1);
  }
  while (self->buttons->len < get_number (n_phases) + 1)
    add_button (self);

  name_button (self->buttons->pdata[0], C_("moment of a battle", "Before"), _("Before the Battle"));
  for (int i = 0; i < n_phases; i++)
    name_phase (self, i);
  name_button (self->buttons->pdata[get_number (n_phases)], C_("moment of a battle", "End"),
               _("After the Battle"));
  gtk_toggle_button_set_active (self->buttons->pdata[get_number (moment)], TRUE);
  self->is_updating = FALSE;

  gtk_widget_set_sensitive (self->back, moment > ADC_HEX_BEFORE);
  gtk_widget_set_sensitive (self->forward, moment < n_phases);
}

void
adc_hex_phase_strip_take_focus (AdcHexPhaseStrip *self)
{
  g_return_if_fail (ADC_IS_HEX_PHASE_STRIP (self));

  if (self->table != NULL)
    gtk_widget_grab_focus (
      self->buttons->pdata[get_number (adc_hex_table_get_moment (self->table))]);
}
