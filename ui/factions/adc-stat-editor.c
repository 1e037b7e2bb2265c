/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-stat-editor.h"

#include "adc-ability.h"
#include "adc-drop-down.h"
#include "adc-effects-editor.h"
#include "adc-field-error.h"
#include "adc-piece-list-editor.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#define MAX_NUMBER_LENGTH 8
#define MAX_AMOUNT        99

struct _AdcStatEditor {
  AdwBin       parent_instance;
  AdcStat     *stat;
  AdcGame     *game;
  GtkEditable *entry;     /* of a number or a text */
  GtkDropDown *drop_down; /* of a choice or a type */
  GtkWidget   *list;      /* of pieces or of effects */
  GPtrArray   *ids;       /* what its lines, or the checks, stand for; NULL for unknown */
  GPtrArray   *checks;    /* of GtkCheckButton, one per ability */
  GPtrArray   *amounts;   /* of GtkSpinButton, or NULL for an ability without an amount */
};

G_DEFINE_FINAL_TYPE (AdcStatEditor, adc_stat_editor, ADW_TYPE_BIN)

enum { ACTIVATE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
entry_activated_cb (AdcStatEditor *self)
{
  g_signal_emit (self, signals[ACTIVATE], 0);
}

static void
symbol_clicked_cb (AdcStatEditor *self, GtkButton *button)
{
  gtk_editable_set_text (self->entry, gtk_button_get_label (button));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static GtkWidget *
create_entry (AdcStatEditor *self, const AdcValue *value)
{
  GtkWidget *entry = gtk_entry_new ();

  self->entry = GTK_EDITABLE (entry);
  gtk_editable_set_text (self->entry, value != NULL ? value->text : "");
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), C_("value", "Unknown"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_stat_get_title (self->stat), -1);
  g_signal_connect_object (entry, "activate", G_CALLBACK (entry_activated_cb), self,
                           G_CONNECT_SWAPPED);

  return entry;
}

/* By the names of what it gives, as whoever types would call it, not by their ids. */
static GtkWidget *
create_columns (AdcStatEditor *self, const AdcValue *value)
{
  GtkWidget *entry = create_entry (self, value);

  if (value != NULL) {
    g_autofree char *text = adc_stat_format (self->stat, self->game, value);

    gtk_editable_set_text (self->entry, text);
  }

  return entry;
}

static char *
describe_range (AdcStat *stat)
{
  const char * const *symbols = adc_stat_get_symbols (stat);
  int min, max;

  adc_stat_get_range (stat, &min, &max);
  if (min == G_MININT || max == G_MAXINT)
    return NULL;

  if (*symbols != NULL) {
    g_autofree char *words = g_strjoinv (", ", (GStrv) symbols);

    /* Translators: what may be typed: smallest and greatest number, letters such as “X” */
    return g_strdup_printf (_("%d to %d, or %s"), min, max, words);
  }

  /* Translators: what may be typed: the smallest and the greatest number */
  return g_strdup_printf (_("%d to %d"), min, max);
}

static GtkWidget *
create_number (AdcStatEditor *self, const AdcValue *value)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = create_entry (self, value);
  const char * const *symbols = adc_stat_get_symbols (self->stat);
  g_autofree char *range = describe_range (self->stat);

  gtk_widget_set_layout_manager (box, adc_wrap_layout_new (6));
  gtk_editable_set_width_chars (self->entry, MAX_NUMBER_LENGTH);
  gtk_editable_set_max_width_chars (self->entry, MAX_NUMBER_LENGTH);
  gtk_entry_set_max_length (GTK_ENTRY (entry), MAX_NUMBER_LENGTH);
  if (*symbols == NULL)
    gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_NUMBER);
  gtk_box_append (GTK_BOX (box), entry);

  for (guint i = 0; symbols[i] != NULL; i++) {
    GtkWidget *button = gtk_button_new_with_label (symbols[i]);

    g_signal_connect_object (button, "clicked", G_CALLBACK (symbol_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (box), button);
  }

  if (range != NULL) {
    GtkWidget *hint = gtk_label_new (range);

    gtk_widget_add_css_class (hint, "dim-label");
    gtk_box_append (GTK_BOX (box), hint);
    gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    range, -1);
  }

  return box;
}

static void
append_choice (AdcStatEditor *self, GtkStringList *titles, const char *id, const char *title)
{
  gtk_string_list_append (titles, title);
  g_ptr_array_add (self->ids, g_strdup (id));
}

static GtkWidget *
create_choice (AdcStatEditor *self, const AdcValue *value, gboolean may_be_unknown)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  if (may_be_unknown)
    append_choice (self, titles, NULL, C_("value", "Unknown"));

  if (adc_stat_get_kind (self->stat) == ADC_STAT_TYPE) {
    GListModel *types = adc_game_get_entries (self->game, ADC_KIND_UNIT_TYPE);

    for (guint i = 0; i < g_list_model_get_n_items (types); i++) {
      g_autoptr(AdcEntry) type = g_list_model_get_item (types, i);

      append_choice (self, titles, adc_entry_get_id (type), adc_entry_get_title (type));
    }
  } else {
    for (guint i = 0; i < adc_stat_get_n_options (self->stat); i++) {
      const char *title, *id = adc_stat_get_option (self->stat, i, &title);

      append_choice (self, titles, id, title);
    }
  }

  drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&titles)), NULL);
  self->drop_down = GTK_DROP_DOWN (drop_down);
  adc_drop_down_set_up (self->drop_down, adc_stat_get_title (self->stat));
  gtk_widget_set_halign (drop_down, GTK_ALIGN_START);
  for (guint i = 0; i < self->ids->len; i++)
    if (g_strcmp0 (self->ids->pdata[i], value != NULL ? value->text : NULL) == 0)
      gtk_drop_down_set_selected (self->drop_down, i);

  return drop_down;
}

/* The amount an ability has in a list such as "recon:2 resistant": -1 when it is not there, 0
 * without an amount. */
static int
find_amount (const AdcValue *value, const char *id)
{
  g_auto(GStrv) words = g_strsplit (value != NULL ? value->text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    g_auto(GStrv) parts = g_strsplit (words[i], ":", 2);

    if (g_strcmp0 (parts[0], id) == 0)
      return parts[1] != NULL ? atoi (parts[1]) : 0;
  }

  return -1;
}

static GtkWidget *
create_ability (AdcStatEditor *self, AdcEntry *ability, int amount)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *check = gtk_check_button_new_with_label (adc_entry_get_title (ability));
  GtkWidget *spin = NULL;

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), amount >= 0);
  gtk_box_append (GTK_BOX (box), check);
  if (adc_ability_has_amount (ADC_ABILITY (ability))) {
    g_autofree char *label = g_strdup_printf (_("Amount of “%s”"), adc_entry_get_title (ability));

    spin = gtk_spin_button_new_with_range (1, MAX_AMOUNT, 1);
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), MAX (amount, 1));
    gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
    g_object_bind_property (check, "active", spin, "sensitive", G_BINDING_SYNC_CREATE);
    gtk_box_append (GTK_BOX (box), spin);
  }

  g_ptr_array_add (self->ids, g_strdup (adc_entry_get_id (ability)));
  g_ptr_array_add (self->checks, check);
  g_ptr_array_add (self->amounts, spin);

  return box;
}

static GtkWidget *
create_abilities (AdcStatEditor *self, const AdcValue *value)
{
  GListModel *abilities = adc_game_get_entries (self->game, ADC_KIND_ABILITY);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_layout_manager (box, adc_wrap_layout_new (12));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_stat_get_title (self->stat), -1);
  for (guint i = 0; i < g_list_model_get_n_items (abilities); i++) {
    g_autoptr(AdcEntry) ability = g_list_model_get_item (abilities, i);
    int amount = find_amount (value, adc_entry_get_id (ability));

    gtk_box_append (GTK_BOX (box), create_ability (self, ability, amount));
  }

  return box;
}

static char *
dup_abilities (AdcStatEditor *self)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->checks->len; i++) {
    if (!gtk_check_button_get_active (self->checks->pdata[i]))
      continue;

    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            (const char *) self->ids->pdata[i]);
    if (self->amounts->pdata[i] != NULL)
      g_string_append_printf (text, ":%d",
                              gtk_spin_button_get_value_as_int (self->amounts->pdata[i]));
  }

  return g_string_free (g_steal_pointer (&text), FALSE); /* empty: it has none, and we know it */
}

static GtkWidget *
create_list (AdcStatEditor *self, AdcPiece *piece, const AdcValue *value)
{
  const char *text = value != NULL ? value->text : "";
  AdcPickFlags flags = 0;

  if (*adc_stat_get_symbols (self->stat) != NULL)
    flags |= ADC_PICK_ANY;
  if (adc_stat_get_role (self->stat) != ADC_ROLE_ICONS)
    flags |= ADC_PICK_CARDS;

  if (adc_stat_get_kind (self->stat) == ADC_STAT_EFFECTS) {
    self->list = adc_effects_editor_new (self->game, adc_piece_get_faction (piece));
    adc_effects_editor_set_text (ADC_EFFECTS_EDITOR (self->list), text);
  } else {
    self->list = adc_piece_list_editor_new (self->game, adc_piece_get_faction (piece),
                                       adc_stat_get_title (self->stat), flags);
    adc_piece_list_editor_set_text (ADC_PIECE_LIST_EDITOR (self->list), text);
  }

  return self->list;
}

static gboolean
adc_stat_editor_grab_focus (GtkWidget *widget)
{
  AdcStatEditor *self = ADC_STAT_EDITOR (widget);

  if (self->entry != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  if (self->drop_down != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->drop_down));
  if (self->list != NULL)
    return gtk_widget_grab_focus (self->list);

  return self->checks->len > 0 && gtk_widget_grab_focus (self->checks->pdata[0]);
}

static void
adc_stat_editor_dispose (GObject *object)
{
  AdcStatEditor *self = ADC_STAT_EDITOR (object);

  g_clear_object (&self->stat);
  g_clear_object (&self->game);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);
  g_clear_pointer (&self->amounts, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_stat_editor_parent_class)->dispose (object);
}

static void
adc_stat_editor_class_init (AdcStatEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_stat_editor_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_stat_editor_grab_focus;
  signals[ACTIVATE] = g_signal_new ("activate", ADC_TYPE_STAT_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_stat_editor_init (AdcStatEditor *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->checks = g_ptr_array_new ();
  self->amounts = g_ptr_array_new ();
}

GtkWidget *
adc_stat_editor_new (AdcPiece *piece, AdcStat *stat)
{
  AdcStatEditor *self = g_object_new (ADC_TYPE_STAT_EDITOR, NULL);
  const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));
  gboolean may_be_unknown = adc_piece_get_shipped_value (piece, adc_stat_get_id (stat)) == NULL;
  GtkWidget *child = NULL;

  self->stat = g_object_ref (stat);
  self->game = adc_entry_dup_game (ADC_ENTRY (piece));

  switch (adc_stat_get_kind (stat)) {
  case ADC_STAT_INTEGER:
    child = create_number (self, value);
    break;
  case ADC_STAT_COLUMNS:
    child = create_columns (self, value);
    break;
  case ADC_STAT_TEXT:
  case ADC_STAT_PRICES:
  case ADC_STAT_INTEGERS:
  case ADC_STAT_SIDES:
    child = create_entry (self, value);
    break;
  case ADC_STAT_PIECES:
  case ADC_STAT_EFFECTS:
    child = create_list (self, piece, value);
    break;
  case ADC_STAT_TYPE:
  case ADC_STAT_CHOICE:
    child = create_choice (self, value, may_be_unknown);
    break;
  case ADC_STAT_ABILITIES:
    child = create_abilities (self, value);
    break;
  }

  adw_bin_set_child (ADW_BIN (self), child);
  return GTK_WIDGET (self);
}

char *
adc_stat_editor_dup_text (AdcStatEditor *self)
{
  g_return_val_if_fail (ADC_IS_STAT_EDITOR (self), NULL);

  if (self->entry != NULL) {
    g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));

    return *text != '\0' ? g_steal_pointer (&text) : NULL;
  }

  if (self->drop_down != NULL) {
    guint selected = gtk_drop_down_get_selected (self->drop_down);

    return selected < self->ids->len ? g_strdup (self->ids->pdata[selected]) : NULL;
  }

  if (ADC_IS_EFFECTS_EDITOR (self->list))
    return adc_effects_editor_dup_text (ADC_EFFECTS_EDITOR (self->list));
  if (ADC_IS_PIECE_LIST_EDITOR (self->list))
    return adc_piece_list_editor_dup_text (ADC_PIECE_LIST_EDITOR (self->list));

  return dup_abilities (self);
}

void
adc_stat_editor_set_error (AdcStatEditor *self, gboolean error)
{
  g_return_if_fail (ADC_IS_STAT_EDITOR (self));

  if (self->entry == NULL)
    return;

  adc_field_error_set (GTK_WIDGET (self->entry), error, NULL);
}
