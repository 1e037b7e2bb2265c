/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-bonus-list.h"

#include "adc-ark-edit.h"
#include "adc-ark-number.h"
#include "adc-ark-board-words.h"
#include "adc-piece-match.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MAX_CUBES 12
#define MAX_NAME 80 /* characters */

struct _AdcArkBonusList {
  GtkBox            parent_instance;
  AdcArkSide        side;
  GtkBox           *rows;
  GtkEntry         *entry;
  AdcArkNumber     *cubes;
  AdcBattleSession *session; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcArkBonusList, adc_ark_bonus_list, GTK_TYPE_BOX)

static AdcArkBonusRow *
find_row (AdcArkBonusList *self, const char *force)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (g_str_equal (adc_ark_bonus_row_get_force (ADC_ARK_BONUS_ROW (row)), force))
      return ADC_ARK_BONUS_ROW (row);

  return NULL;
}

/* A room or a card that is called just like that, or NULL: most of them nobody has told us. */
static AdcPiece *
find_piece (AdcGame *game, const char *name)
{
  GListModel *cards = adc_game_get_entries (game, ADC_KIND_CARD);
  g_autoptr(GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GPtrArray) found = NULL;
  g_autofree char *wanted = g_utf8_casefold (name, -1);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    g_ptr_array_add (all, g_list_model_get_item (cards, i));
  found = adc_piece_match (game, all, name);
  for (guint i = 0; i < found->len; i++) {
    g_autofree char *title = g_utf8_casefold (adc_entry_get_title (found->pdata[i]), -1);

    if (g_str_equal (title, wanted))
      return found->pdata[i];
  }

  return NULL;
}

static void
add_cb (AdcArkBonusList *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_autofree char *force = NULL;
  AdcArkBonusRow *row;

  if (self->session == NULL || *g_strstrip (name) == '\0') {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }

  force = adc_ark_edit_add_bonus (self->session, adc_ark_side_get_id (self->side),
                                  find_piece (adc_battle_session_get_game (self->session), name),
                                  name);
  if (force == NULL) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  row = find_row (self, force);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
cubes_changed_cb (AdcArkBonusList *self, int value)
{
  if (self->session != NULL)
    adc_ark_edit_set_number (self->session, adc_ark_side_get_id (self->side), "cubes",
                             value > 0 ? value : ADC_ARK_UNKNOWN);
}

static void
adc_ark_bonus_list_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_BONUS_LIST (object)->session);
  G_OBJECT_CLASS (adc_ark_bonus_list_parent_class)->dispose (object);
}

static void
adc_ark_bonus_list_class_init (AdcArkBonusListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_bonus_list_dispose;
}

static void
adc_ark_bonus_list_init (AdcArkBonusList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

static void
add_entry (AdcArkBonusList *self)
{
  /* Translators: a side, as in “Attacker: add a bonus” */
  g_autofree char *label = g_strdup_printf (_("%s: add a bonus"),
                                            adc_ark_side_get_role (self->side));

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (self->entry, _("Room or artifact that helps"));
  gtk_entry_set_max_length (self->entry, MAX_NAME);
  gtk_entry_set_icon_from_icon_name (self->entry, GTK_ENTRY_ICON_SECONDARY, "list-add-symbolic");
  gtk_entry_set_icon_tooltip_text (self->entry, GTK_ENTRY_ICON_SECONDARY, _("Add"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "icon-release", G_CALLBACK (add_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->entry));
}

GtkWidget *
adc_ark_bonus_list_new (AdcArkSide side)
{
  AdcArkBonusList *self = g_object_new (ADC_TYPE_ARK_BONUS_LIST, NULL);
  /* Translators: a side, as in “Attacker: cubes in the room” */
  g_autofree char *label = g_strdup_printf (_("%s: cubes in the room"),
                                            adc_ark_side_get_role (side));

  self->side = side;
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("Bonuses"), "ark-heading"));
  self->cubes = ADC_ARK_NUMBER (adc_ark_number_new (_("Cubes in the room"), label, 0, MAX_CUBES));
  g_signal_connect_object (self->cubes, "changed", G_CALLBACK (cubes_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->cubes));
  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->rows));
  add_entry (self);
  return GTK_WIDGET (self);
}

static gboolean
is_bonus (AdcArkBonusList *self, const char *force)
{
  AdcScenarioSide *side = NULL;
  const AdcScenarioForce *found =
    adc_scenario_find_force (adc_battle_session_get_scenario (self->session), force, &side);

  return found != NULL && g_strcmp0 (found->place, "bonus") == 0 &&
         g_str_equal (side->id, adc_ark_side_get_id (self->side));
}

static void
drop_rows (AdcArkBonusList *self, gboolean are_strange)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  while (row != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (row);

    if (are_strange || !is_bonus (self, adc_ark_bonus_row_get_force (ADC_ARK_BONUS_ROW (row))))
      gtk_box_remove (self->rows, row);
    row = next;
  }
}

/* Rows stay with their forces, so that the one in focus keeps it. */
static void
show_rows (AdcArkBonusList *self, const AdcScenarioSide *side, gboolean has_combat)
{
  GtkWidget *before = NULL;

  for (guint i = 0; side != NULL && i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];
    AdcArkBonusRow *row;

    if (g_strcmp0 (force->place, "bonus") != 0)
      continue;
    row = find_row (self, force->id);
    if (row == NULL) {
      row = ADC_ARK_BONUS_ROW (adc_ark_bonus_row_new (self->side, self->session, force->id));
      gtk_box_append (self->rows, GTK_WIDGET (row));
    }
    gtk_box_reorder_child_after (self->rows, GTK_WIDGET (row), before);
    adc_ark_bonus_row_show (row, has_combat);
    before = GTK_WIDGET (row);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->rows), before != NULL);
}

void
adc_ark_bonus_list_show (AdcArkBonusList *self, AdcBattleSession *session)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  const char *variant = adc_settings_get (adc_scenario_get_settings (scenario), "variant", "none");
  const gboolean has_combat = !g_str_equal (variant, "none");

  g_return_if_fail (ADC_IS_ARK_BONUS_LIST (self));

  drop_rows (self, g_set_object (&self->session, session));
  show_rows (self, adc_scenario_find_side (scenario, adc_ark_side_get_id (self->side)), has_combat);
  adc_ark_number_set_value (self->cubes,
                            adc_ark_side_get_number (scenario, self->side, "cubes", 0));
  gtk_widget_set_visible (GTK_WIDGET (self->cubes), has_combat);

  /* The attacker's defence plays no part. */
  gtk_widget_set_visible (GTK_WIDGET (self), self->side == ADC_ARK_DEFENDER || has_combat);
}
