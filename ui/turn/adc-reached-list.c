/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-reached-list.h"

#include "adc-rule-button.h"
#include "adc-wrapped-label.h"

struct _AdcReachedList {
  GtkBox  parent_instance;
  int     player; /* or one of those that are none */
  char   *said;   /* what it says, so that nothing is made anew in vain */
};

G_DEFINE_FINAL_TYPE (AdcReachedList, adc_reached_list, GTK_TYPE_BOX)

static const char *
get_icon (AdcCounterEffect effect)
{
  static const char * const icons[] = {
    [ADC_COUNTER_NOTE] = "dialog-information-symbolic",
    [ADC_COUNTER_WINS] = "starred-symbolic",
    [ADC_COUNTER_LOSES] = "dialog-warning-symbolic",
    [ADC_COUNTER_ENDS] = "media-playback-stop-symbolic",
  };

  return icons[effect];
}

static gboolean
is_mine (AdcReachedList *self, const AdcReached *reached)
{
  if (self->player == ADC_REACHED_TEAMS)
    return reached->team >= 0;

  return reached->team < 0 && reached->player == self->player;
}

static void
add_line (AdcReachedList *self, AdcTally *tally, const AdcReached *reached)
{
  g_autofree char *heading = adc_reached_dup_heading (reached, tally);
  const char *meaning = adc_text_get (reached->mark->title);
  g_autofree char *label = g_strconcat (heading, ". ", meaning, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", get_icon (reached->mark->effect),
                                  "valign", GTK_ALIGN_START, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *sentence = adc_wrapped_label_new (meaning, "body");
  GtkWidget *button;

  /* A card says whose it is. */
  if (reached->team >= 0)
    gtk_box_append (GTK_BOX (words), adc_wrapped_label_new (heading, "heading"));
  /* A card stays as wide as it was; and as high as that needs, which GTK finds by the least width. */
  gtk_label_set_width_chars (GTK_LABEL (sentence), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (sentence), 20);
  gtk_box_append (GTK_BOX (words), sentence);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), icon);
  gtk_box_append (GTK_BOX (line), words);
  button = adc_rule_button_new (line, label, adc_tally_get_game (tally), reached->mark->rule);
  gtk_widget_add_css_class (button != NULL ? button : line, "reached");
  gtk_box_append (GTK_BOX (self), button != NULL ? button : line);
}

static void
adc_reached_list_finalize (GObject *object)
{
  g_free (ADC_REACHED_LIST (object)->said);
  G_OBJECT_CLASS (adc_reached_list_parent_class)->finalize (object);
}

static void
adc_reached_list_class_init (AdcReachedListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_reached_list_finalize;
  /* It speaks up when it has something to say. */
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
adc_reached_list_init (AdcReachedList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
adc_reached_list_new (int player)
{
  AdcReachedList *self = g_object_new (ADC_TYPE_REACHED_LIST, NULL);

  self->player = player;

  return GTK_WIDGET (self);
}

void
adc_reached_list_update (AdcReachedList *self, AdcTally *tally)
{
  g_autoptr(GArray) reached = NULL;
  g_autoptr(GString) said = g_string_new (NULL);
  GtkWidget *child;

  g_return_if_fail (ADC_IS_REACHED_LIST (self));

  reached = adc_tally_list_reached (tally);
  for (guint i = reached->len; i-- > 0;)
    if (!is_mine (self, &g_array_index (reached, AdcReached, i)))
      g_array_remove_index (reached, i);
  for (guint i = 0; i < reached->len; i++) {
    const AdcReached *one = &g_array_index (reached, AdcReached, i);
    g_autofree char *heading = adc_reached_dup_heading (one, tally);

    g_string_append_printf (said, "%s\n%s\n", heading, adc_text_get (one->mark->title));
  }
  if (g_strcmp0 (said->str, self->said) == 0)
    return;

  g_free (self->said);
  self->said = g_strdup (said->str);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  for (guint i = 0; i < reached->len; i++)
    add_line (self, tally, &g_array_index (reached, AdcReached, i));
  gtk_widget_set_visible (GTK_WIDGET (self), reached->len > 0);
}
