/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-question-row.h"

#include "adc-hex-alternatives.h"
#include "adc-hex-ends.h"
#include "adc-hex-names.h"
#include "adc-hex-option-line.h"

#include <glib/gi18n-lib.h>

struct _AdcHexQuestionRow {
  AdwBin        parent_instance;
  GtkLabel     *title;
  GtkLabel     *whose;
  GtkBox       *box;
  GPtrArray    *lines; /* of AdcHexOptionLine, one for each option */
  GtkWidget    *best_button;
  AdcHexTable  *table;       /* or NULL */
  guint         question;
  GCancellable *cancellable; /* of the alternatives that are being worked out */
};

G_DEFINE_FINAL_TYPE (AdcHexQuestionRow, adc_hex_question_row, ADW_TYPE_BIN)

static const AdcHexQuestion *
get_question (AdcHexQuestionRow *self)
{
  return &adc_hex_battle_get_result (adc_hex_table_get_battle (self->table))
            ->questions[self->question];
}

static void
chosen_cb (AdcHexQuestionRow *self, AdcHexOptionLine *line)
{
  guint option;

  if (g_ptr_array_find (self->lines, line, &option))
    adc_hex_table_decide (self->table, self->question, option);
}

static void
best_cb (AdcHexQuestionRow *self)
{
  /* The button will be gone. */
  for (guint i = 0; i < self->lines->len; i++)
    if (adc_hex_option_line_is_taken (self->lines->pdata[i]))
      gtk_widget_child_focus (self->lines->pdata[i], GTK_DIR_TAB_FORWARD);
  adc_hex_table_decide (self->table, self->question, -1);
}

static void
show_ends (AdcHexQuestionRow *self, GArray *ends)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (self->table);
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  const guint side = get_question (self)->side;
  int most = G_MININT, least = G_MAXINT;
  /* Translators: the answer that is best for the army %s, which decides */
  g_autofree char *mark = g_strdup_printf (_("Best for %s"),
                                           adc_hex_name_get_army (self->table, side));

  for (guint i = 0; i < ends->len; i++) {
    const int rating = adc_hex_state_rate (position, &g_array_index (ends, AdcHexState, i), side);

    most = MAX (most, rating);
    least = MIN (least, rating);
  }

  for (guint i = 0; i < ends->len && i < self->lines->len; i++) {
    const AdcHexState *end = &g_array_index (ends, AdcHexState, i);
    const gboolean is_best = most > least && adc_hex_state_rate (position, end, side) == most;
    g_autofree char *text = adc_hex_end_describe (self->table, end);

    adc_hex_option_line_set_end (self->lines->pdata[i], text, is_best ? mark : NULL);
  }
}

static void
alternatives_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcHexQuestionRow) self = user_data;
  g_autoptr(GArray) ends = adc_hex_alternatives_finish (ADC_HEX_BATTLE (source), result, NULL);

  /* Otherwise it was cancelled: the row shows another question, or none. */
  if (ends == NULL)
    return;

  show_ends (self, ends);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, FALSE, -1);
}

static void
cancel (AdcHexQuestionRow *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
add_line (AdcHexQuestionRow *self)
{
  GtkWidget *line = adc_hex_option_line_new (self->lines->len > 0 ? self->lines->pdata[0] : NULL);

  g_signal_connect_object (line, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, line);
  g_ptr_array_add (self->lines, line);
}

static void
remove_line (AdcHexQuestionRow *self)
{
  gtk_box_remove (self->box, self->lines->pdata[self->lines->len - 1]);
  g_ptr_array_set_size (self->lines, self->lines->len - 1);
}

static void
show_whose (AdcHexQuestionRow *self)
{
  const char *army = adc_hex_name_get_army (self->table, get_question (self)->side);
  const gboolean is_decided =
    adc_hex_battle_is_decided (adc_hex_table_get_battle (self->table), self->question);
  g_autofree char *text = NULL;

  if (is_decided)
    /* Translators: %s is an army */
    text = g_strdup_printf (_("Decided by you, for %s"), army);
  else
    /* Translators: %s is an army */
    text = g_strdup_printf (_("Left to what is best for %s"), army);
  gtk_label_set_label (self->whose, text);
  gtk_widget_set_visible (self->best_button, is_decided);
}

static void
adc_hex_question_row_dispose (GObject *object)
{
  AdcHexQuestionRow *self = ADC_HEX_QUESTION_ROW (object);

  cancel (self);
  g_ptr_array_set_size (self->lines, 0);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (adc_hex_question_row_parent_class)->dispose (object);
}

static void
adc_hex_question_row_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_HEX_QUESTION_ROW (object)->lines);
  G_OBJECT_CLASS (adc_hex_question_row_parent_class)->finalize (object);
}

static void
adc_hex_question_row_class_init (AdcHexQuestionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_hex_question_row_dispose;
  object_class->finalize = adc_hex_question_row_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-question");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

static GtkLabel *
create_label (const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (label, 0);
  gtk_widget_add_css_class (GTK_WIDGET (label), style);

  return label;
}

static void
adc_hex_question_row_init (AdcHexQuestionRow *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->lines = g_ptr_array_new ();
  self->title = create_label ("hex-question-title");
  self->whose = create_label ("battle-small");
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  self->best_button = gtk_button_new_with_mnemonic (_("Take the _Best Instead"));
  gtk_widget_set_halign (self->best_button, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->best_button, "compact");
  g_signal_connect_object (self->best_button, "clicked", G_CALLBACK (best_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->box));
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->whose));
  gtk_box_append (GTK_BOX (all), self->best_button);
  adw_bin_set_child (ADW_BIN (self), all);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_hex_question_row_new (void)
{
  return g_object_new (ADC_TYPE_HEX_QUESTION_ROW, NULL);
}

/* Lines that are there already are used again: the one just chosen keeps the focus, and what it
 * said stays until the new answer comes. */
void
adc_hex_question_row_update (AdcHexQuestionRow *self, AdcHexTable *table, guint question)
{
  const AdcHexQuestion *asked;
  AdcHexBattle *battle;
  g_autofree char *title = NULL;

  g_return_if_fail (ADC_IS_HEX_QUESTION_ROW (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));

  battle = adc_hex_table_get_battle (table);
  g_set_object (&self->table, table);
  self->question = question;
  asked = get_question (self);
  title = adc_hex_battle_describe_question (battle, question);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  while (self->lines->len > asked->n_options)
    remove_line (self);
  while (self->lines->len < asked->n_options)
    add_line (self);
  for (guint i = 0; i < self->lines->len; i++) {
    g_autofree char *text = adc_hex_battle_describe_option (battle, question, i);

    adc_hex_option_line_set_text (self->lines->pdata[i], text, i == asked->taken);
  }
  show_whose (self);

  cancel (self);
  self->cancellable = g_cancellable_new ();
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, TRUE, -1);
  adc_hex_alternatives_async (battle, question, self->cancellable, alternatives_cb,
                              g_object_ref (self));
}
