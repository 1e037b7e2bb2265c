/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-medic-dialog.h"

#include <glib/gi18n-lib.h>

#define MAX_HEIGHT 320 /* pixels of the list */

static char *
describe_option (const AdcHexScene *scene, const AdcHexQuestion *question, guint number)
{
  const AdcHexOption *option = &question->options[number];
  g_autofree char *medic = adc_hex_scene_dup_name (scene, option->medic);
  g_autofree char *patient = NULL;

  if (question->ask == ADC_HEX_ASK_RELAY || option->patient >= ADC_HEX_CELLS)
    /* Translators: %s is a medic and its hex */
    return g_strdup_printf (_("%s takes the wound on"), medic);

  patient = adc_hex_scene_dup_name (scene, option->patient);
  /* Translators: a medic, and the tile whose wounds it cancels, each with its hex */
  return g_strdup_printf (_("%s heals %s"), medic, patient);
}

static char *
describe_question (const AdcHexScene *scene, const AdcHexQuestion *question)
{
  const char *army = scene->armies[question->side].name;
  g_autofree char *medic = NULL;

  if (question->ask != ADC_HEX_ASK_RELAY || question->cell >= ADC_HEX_CELLS)
    /* Translators: %s is an army */
    return g_strdup_printf (_("%s decides which medic heals whom."), army);

  medic = adc_hex_scene_dup_name (scene, question->cell);
  /* Translators: an army; a medic and its hex */
  return g_strdup_printf (_("%s decides which medic takes the wound from %s."), army, medic);
}

static GtkWidget *
create_list (const AdcHexScene *scene, const AdcHexQuestion *question)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkCheckButton *first = NULL;

  for (guint i = 0; i < question->n_options; i++) {
    g_autofree char *text = describe_option (scene, question, i);
    GtkWidget *choice = gtk_check_button_new ();
    GtkWidget *label = gtk_label_new (text);

    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_check_button_set_child (GTK_CHECK_BUTTON (choice), label);
    gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                    -1);
    gtk_check_button_set_group (GTK_CHECK_BUTTON (choice), first);
    if (first == NULL)
      first = GTK_CHECK_BUTTON (choice);
    gtk_box_append (GTK_BOX (box), choice);
  }
  gtk_check_button_set_active (first, TRUE);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  g_object_set_data (G_OBJECT (scroller), "adc-choices", box);
  return scroller;
}

static void
response_cb (AdcHexGrip *grip, const char *response, AdwMessageDialog *dialog)
{
  GtkWidget *list = adw_message_dialog_get_extra_child (dialog);
  GtkWidget *box = g_object_get_data (G_OBJECT (list), "adc-choices");
  guint option = 0;

  if (!g_str_equal (response, "choose")) {
    adc_hex_grip_drop (grip);
    return;
  }

  for (GtkWidget *choice = gtk_widget_get_first_child (box); choice != NULL;
       choice = gtk_widget_get_next_sibling (choice)) {
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (choice)))
      break;
    option++;
  }
  adc_hex_grip_answer (grip, option);
}

void
adc_hex_medic_dialog_present (GtkWidget *parent, const AdcHexScene *scene,
                              const AdcHexQuestion *question, AdcHexGrip *grip)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  g_autofree char *text = describe_question (scene, question);
  GtkWidget *dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                              _("Which Medic?"), text);

  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), create_list (scene, question));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "choose",
                                    _("C_hoose"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "choose");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "choose",
                                              ADW_RESPONSE_SUGGESTED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), grip, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
