/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-value-form.h"

#include "adc-ares-edit.h"
#include "adc-ares-values.h"
#include "adc-stat-editor.h"

#include <glib/gi18n-lib.h>

typedef struct {
  AdcStat       *stat;
  AdcStatEditor *editor;
  char          *before; /* what it said at first, or NULL */
  char          *after;  /* what was made of it by check (), or NULL */
} Row;

struct _AdcAresValueForm {
  AdwBin          parent_instance;
  GtkBox         *box;
  GtkWidget      *keep;  /* a check button */
  GtkLabel       *error;
  AdcGame        *game;
  AdcPiece       *unit;  /* or NULL */
  AdcCompletions *completions; /* or NULL */
  GPtrArray      *rows;  /* of Row */
};

G_DEFINE_FINAL_TYPE (AdcAresValueForm, adc_ares_value_form, ADW_TYPE_BIN)

enum { ACTIVATE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
row_free (Row *row)
{
  g_object_unref (row->stat);
  g_free (row->before);
  g_free (row->after);
  g_free (row);
}

static void
activated_cb (AdcAresValueForm *self)
{
  g_signal_emit (self, signals[ACTIVATE], 0);
}

static void
add_row (AdcAresValueForm *self, AdcPiece *piece, AdcStat *stat, gboolean with_title)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *editor = adc_stat_editor_new (piece, stat);

  row->stat = g_object_ref (stat);
  row->editor = ADC_STAT_EDITOR (editor);
  row->before = adc_stat_editor_dup_text (row->editor);
  g_ptr_array_add (self->rows, row);
  g_signal_connect_object (editor, "activate", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);

  if (with_title) {
    GtkWidget *title = gtk_label_new (adc_stat_get_title (stat));

    gtk_label_set_xalign (GTK_LABEL (title), 0);
    gtk_widget_add_css_class (title, "field-title");
    gtk_widget_add_css_class (title, "dim-label");
    gtk_box_append (self->box, title);
  }
  gtk_box_append (self->box, editor);
}

/* What the card leaves open: all of it, or what may be besides. */
static gboolean
is_open (AdcAresValueForm *self, AdcStat *stat)
{
  const AdcValue *value = adc_piece_get_value (self->unit, adc_stat_get_id (stat));

  return value == NULL || !value->complete;
}

static gboolean
may_keep (AdcAresValueForm *self)
{
  for (guint i = 0; self->unit != NULL && self->completions != NULL && i < self->rows->len; i++)
    if (is_open (self, ((Row *) self->rows->pdata[i])->stat))
      return TRUE;

  return FALSE;
}

static void
set_error (AdcAresValueForm *self, const char *message)
{
  gtk_label_set_label (self->error, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), message != NULL);
}

static gboolean
adc_ares_value_form_grab_focus (GtkWidget *widget)
{
  GPtrArray *rows = ADC_ARES_VALUE_FORM (widget)->rows;

  return rows->len > 0 && gtk_widget_grab_focus (GTK_WIDGET (((Row *) rows->pdata[0])->editor));
}

static void
adc_ares_value_form_dispose (GObject *object)
{
  AdcAresValueForm *self = ADC_ARES_VALUE_FORM (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->game);
  g_clear_object (&self->unit);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_ares_value_form_parent_class)->dispose (object);
}

static void
adc_ares_value_form_class_init (AdcAresValueFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ares_value_form_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_ares_value_form_grab_focus;
  signals[ACTIVATE] = g_signal_new ("activate", ADC_TYPE_ARES_VALUE_FORM, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_ares_value_form_init (AdcAresValueForm *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  self->keep = gtk_check_button_new_with_label (_("Keep for this unit"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->keep), TRUE);
  gtk_widget_set_tooltip_text (self->keep, _("What nobody knew until now; other changes hold for "
                                             "this battle only"));
  self->error = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT,
                              "visible", FALSE, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->error), "error");
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->box));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->error));
  gtk_box_append (GTK_BOX (column), self->keep);
  adw_bin_set_child (ADW_BIN (self), column);
}

void
adc_ares_value_form_fill (AdcAresValueForm *self, AdcGame *game, const AdcScenarioForce *force,
                          const char *stat, AdcCompletions *completions)
{
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);
  g_autoptr(AdcPiece) piece = adc_ares_force_dup_piece (game, force);

  g_return_if_fail (ADC_IS_ARES_VALUE_FORM (self));
  g_return_if_fail (self->rows->len == 0);

  g_set_object (&self->game, game);
  g_set_object (&self->completions, completions);
  g_clear_object (&self->unit);
  if (force != NULL && adc_ares_force_get_unit (game, force) != NULL)
    self->unit = g_object_ref (adc_ares_force_get_unit (game, force));
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) item = g_list_model_get_item (stats, i);

    if (stat == NULL || g_str_equal (adc_stat_get_id (item), stat))
      add_row (self, piece, item, stat == NULL);
  }
  gtk_widget_set_visible (self->keep, may_keep (self));
}

gboolean
adc_ares_value_form_check (AdcAresValueForm *self)
{
  gboolean is_right = TRUE;

  g_return_val_if_fail (ADC_IS_ARES_VALUE_FORM (self), FALSE);

  set_error (self, NULL);
  for (guint i = 0; i < self->rows->len; i++) {
    Row *row = self->rows->pdata[i];
    g_autofree char *text = adc_stat_editor_dup_text (row->editor);
    g_autoptr(GError) error = NULL;

    g_clear_pointer (&row->after, g_free);
    if (text != NULL)
      row->after = adc_stat_normalise (row->stat, self->game, text, &error);
    adc_stat_editor_set_error (row->editor, error != NULL);
    if (error != NULL && is_right) {
      set_error (self, error->message);
      gtk_widget_grab_focus (GTK_WIDGET (row->editor));
      is_right = FALSE;
    }
  }

  return is_right;
}

/* Whether it was kept for the unit. */
static gboolean
keep (AdcAresValueForm *self, const Row *row)
{
  g_autoptr(GError) error = NULL;

  if (self->unit == NULL || self->completions == NULL || row->after == NULL ||
      !gtk_check_button_get_active (GTK_CHECK_BUTTON (self->keep)) || !is_open (self, row->stat))
    return FALSE;

  return adc_completions_set (self->completions, self->unit, adc_stat_get_id (row->stat),
                              row->after, &error);
}

gboolean
adc_ares_value_form_apply (AdcAresValueForm *self, AdcScenarioForce *force)
{
  gboolean has_kept = FALSE;

  g_return_val_if_fail (ADC_IS_ARES_VALUE_FORM (self), FALSE);

  for (guint i = 0; i < self->rows->len; i++) {
    const Row *row = self->rows->pdata[i];
    const char *id = adc_stat_get_id (row->stat);
    const AdcValue *card = self->unit != NULL ? adc_piece_get_value (self->unit, id) : NULL;

    if (g_strcmp0 (row->before, row->after) == 0)
      continue; /* untouched: the scenario's own stays the scenario's */

    adc_settings_set (force->values, id, NULL);
    if (keep (self, row))
      has_kept = TRUE;
    else if (card == NULL || g_strcmp0 (card->text, row->after) != 0)
      adc_settings_set (force->values, id, row->after);
  }

  return has_kept;
}

void
adc_ares_value_form_finish (AdcBattleSession *session, AdcScenario *copy, gboolean changes_forces,
                            gboolean has_kept, GtkWidget *board)
{
  if (!adc_ares_edit_finish (session, copy, changes_forces) && has_kept)
    adc_battle_session_refresh (session);
  if (has_kept)
    gtk_widget_activate_action (board, "win.toast", "s", _("Your value is kept"));
}
