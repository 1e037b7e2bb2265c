/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-undo-keys.h"

/* A field one types in has an undo of its own, unless it does without; a number has none. */
static gboolean
has_undo (GtkWidget *focus)
{
  return GTK_IS_TEXT_VIEW (focus) ||
         (GTK_IS_TEXT (focus) && gtk_editable_get_enable_undo (GTK_EDITABLE (focus)) &&
          !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (focus)));
}

static gboolean
shortcut_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer action)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!gtk_widget_get_mapped (widget) || (focus != NULL && has_undo (focus)))
    return FALSE;

  return gtk_widget_activate_action (widget, action, NULL);
}

static void
add_shortcut (GtkShortcutController *controller, const char *keys, const char *action)
{
  gtk_shortcut_controller_add_shortcut (
    controller,
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys),
                      gtk_callback_action_new (shortcut_pressed, (gpointer) action, NULL)));
}

void
adc_undo_keys_add (GtkWidget *view, const char *undo, const char *redo)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  /* Before the text of a number takes the key for itself. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), "<Control>z", undo);
  add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), "<Control><Shift>z|<Control>y", redo);
  gtk_widget_add_controller (view, controller);
}
