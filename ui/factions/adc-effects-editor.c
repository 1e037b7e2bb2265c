/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-effects-editor.h"

#include "adc-ability.h"
#include "adc-drop-down.h"
#include "adc-effect.h"
#include "adc-piece-list-editor.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_AMOUNT 99

typedef struct {
  GtkWidget      *box;
  GtkDropDown    *ability; /* of AdcAbility */
  GtkSpinButton  *amount;
  AdcPieceListEditor *units;
} Line;

struct _AdcEffectsEditor {
  AdwBin     parent_instance;
  AdcGame   *game;
  char      *faction;
  GPtrArray *lines; /* of Line */
  GtkBox    *box;
  GtkWidget *add_button;
};

G_DEFINE_FINAL_TYPE (AdcEffectsEditor, adc_effects_editor, ADW_TYPE_BIN)

static void
remove_clicked_cb (AdcEffectsEditor *self, GtkWidget *button)
{
  GtkWidget *box = gtk_widget_get_parent (button);

  gtk_widget_grab_focus (self->add_button); /* the line goes */
  for (guint i = 0; i < self->lines->len; i++)
    if (((const Line *) self->lines->pdata[i])->box == box) {
      g_ptr_array_remove_index (self->lines, i);
      gtk_box_remove (self->box, box);
      return;
    }
}

static void
ability_selected_cb (GtkWidget *amount, GParamSpec *pspec G_GNUC_UNUSED, GtkDropDown *drop_down)
{
  AdcAbility *ability = gtk_drop_down_get_selected_item (drop_down);

  gtk_widget_set_visible (amount, ability != NULL && adc_ability_has_amount (ability));
}

static void
append_labelled (GtkBox *box, const char *text, GtkWidget *widget)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (pair), label);
  gtk_box_append (GTK_BOX (pair), widget);
  gtk_box_append (box, pair);
}

static Line *
add_line (AdcEffectsEditor *self)
{
  GListModel *abilities = adc_game_get_entries (self->game, ADC_KIND_ABILITY);
  Line *line = g_new0 (Line, 1);
  GtkWidget *drop_down = gtk_drop_down_new (g_object_ref (abilities), NULL);
  GtkWidget *amount = gtk_spin_button_new_with_range (1, MAX_AMOUNT, 1);
  GtkWidget *units =
    adc_piece_list_editor_new (self->game, self->faction, _("Only for These Units"), 0);
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  line->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  line->ability = GTK_DROP_DOWN (drop_down);
  line->amount = GTK_SPIN_BUTTON (amount);
  line->units = ADC_PIECE_LIST_EDITOR (units);
  gtk_widget_set_layout_manager (line->box, adc_wrap_layout_new (6));
  adc_drop_down_show_entries (line->ability, _("Ability"), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (amount), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Amount"), -1);
  gtk_widget_set_tooltip_text (remove, _("Remove This Ability"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Remove This Ability"), -1);
  gtk_widget_add_css_class (remove, "flat");
  gtk_box_append (GTK_BOX (line->box), drop_down);
  gtk_box_append (GTK_BOX (line->box), amount);
  /* Translators: before a list of units, empty when it is for all of them */
  append_labelled (GTK_BOX (line->box), _("only for"), units);
  gtk_box_append (GTK_BOX (line->box), remove);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (ability_selected_cb), amount,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  ability_selected_cb (amount, NULL, line->ability);

  g_ptr_array_add (self->lines, line);
  gtk_box_append (self->box, line->box);
  return line;
}

static void
add_clicked_cb (AdcEffectsEditor *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (add_line (self)->ability));
}

static gboolean
adc_effects_editor_grab_focus (GtkWidget *widget)
{
  AdcEffectsEditor *self = ADC_EFFECTS_EDITOR (widget);

  return gtk_widget_grab_focus (self->lines->len > 0
                                  ? GTK_WIDGET (((const Line *) self->lines->pdata[0])->ability)
                                  : self->add_button);
}

static void
adc_effects_editor_dispose (GObject *object)
{
  AdcEffectsEditor *self = ADC_EFFECTS_EDITOR (object);

  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_object (&self->game);
  g_clear_pointer (&self->faction, g_free);
  G_OBJECT_CLASS (adc_effects_editor_parent_class)->dispose (object);
}

static void
adc_effects_editor_class_init (AdcEffectsEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_effects_editor_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_effects_editor_grab_focus;
}

static void
adc_effects_editor_init (AdcEffectsEditor *self)
{
  GtkWidget *whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->box = GTK_BOX (lines);
  self->add_button = gtk_button_new_with_label (_("Add Ability"));
  gtk_widget_set_halign (self->add_button, GTK_ALIGN_START);
  g_signal_connect_object (self->add_button, "clicked", G_CALLBACK (add_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (whole), lines);
  gtk_box_append (GTK_BOX (whole), self->add_button);
  adw_bin_set_child (ADW_BIN (self), whole);
}

GtkWidget *
adc_effects_editor_new (AdcGame *game, const char *faction)
{
  AdcEffectsEditor *self = g_object_new (ADC_TYPE_EFFECTS_EDITOR, NULL);

  self->game = g_object_ref (game);
  self->faction = g_strdup (faction);

  return GTK_WIDGET (self);
}

static void
select_ability (Line *line, const char *id)
{
  GListModel *abilities = gtk_drop_down_get_model (line->ability);

  for (guint i = 0; i < g_list_model_get_n_items (abilities); i++) {
    g_autoptr(AdcEntry) ability = g_list_model_get_item (abilities, i);

    if (g_str_equal (adc_entry_get_id (ability), id))
      gtk_drop_down_set_selected (line->ability, i);
  }
}

void
adc_effects_editor_set_text (AdcEffectsEditor *self, const char *text)
{
  g_autoptr(GPtrArray) effects = NULL;

  g_return_if_fail (ADC_IS_EFFECTS_EDITOR (self));

  while (self->lines->len > 0) {
    gtk_box_remove (self->box, ((const Line *) self->lines->pdata[0])->box);
    g_ptr_array_remove_index (self->lines, 0);
  }

  effects = adc_effects_parse (text != NULL ? text : "");
  for (guint i = 0; effects != NULL && i < effects->len; i++) {
    const AdcEffect *effect = effects->pdata[i];
    Line *line = add_line (self);
    g_autofree char *units = effect->units != NULL ? g_strjoinv (" ", effect->units) : NULL;

    select_ability (line, effect->ability);
    gtk_spin_button_set_value (line->amount, MAX (effect->amount, 1));
    adc_piece_list_editor_set_text (line->units, units);
  }
}

static AdcEffect *
create_effect (const Line *line)
{
  AdcEntry *ability = gtk_drop_down_get_selected_item (line->ability);
  g_autofree char *units = adc_piece_list_editor_dup_text (line->units);
  AdcEffect *effect;

  if (ability == NULL)
    return NULL;

  effect = g_new0 (AdcEffect, 1);
  effect->ability = g_strdup (adc_entry_get_id (ability));
  if (adc_ability_has_amount (ADC_ABILITY (ability)))
    effect->amount = gtk_spin_button_get_value_as_int (line->amount);
  if (*units != '\0')
    effect->units = g_strsplit (units, " ", -1);

  return effect;
}

/* Empty: it has none, and we know it. */
char *
adc_effects_editor_dup_text (AdcEffectsEditor *self)
{
  g_autoptr(GPtrArray) effects = NULL;

  g_return_val_if_fail (ADC_IS_EFFECTS_EDITOR (self), NULL);

  effects = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_effect_free);
  for (guint i = 0; i < self->lines->len; i++) {
    AdcEffect *effect = create_effect (self->lines->pdata[i]);

    if (effect != NULL)
      g_ptr_array_add (effects, effect);
  }

  return adc_effects_print (effects);
}
