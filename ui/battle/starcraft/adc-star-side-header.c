/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-side-header.h"

#include "adc-drop-down.h"
#include "adc-star-board-words.h"
#include "adc-star-edit.h"
#include "adc-star-piece-entry.h"
#include "adc-star-unit-chip.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcStarSideHeader {
  AdwBin             parent_instance;
  guint              side;
  AdcStarScene      *scene; /* or NULL */
  GtkLabel          *role;
  GtkLabel          *count;
  GtkDropDown       *faction;
  GListStore        *factions;
  AdcStarPieceEntry *entry;
  GtkLabel          *full;
  GtkWidget         *reserve_box;
  GtkWidget         *reserve;
  gboolean           is_updating;
};

G_DEFINE_FINAL_TYPE (AdcStarSideHeader, adc_star_side_header, ADW_TYPE_BIN)

static void
faction_changed_cb (AdcStarSideHeader *self)
{
  AdcEntry *faction = gtk_drop_down_get_selected_item (self->faction);

  if (self->is_updating || self->scene == NULL || faction == NULL)
    return;

  adc_star_edit_set_faction (adc_star_scene_get_session (self->scene),
                             adc_star_scene_get_team (self->scene, self->side)->id,
                             adc_entry_get_id (faction));
}

static void
picked_cb (AdcStarSideHeader *self, AdcPiece *unit)
{
  g_autofree char *id = NULL;

  if (self->scene == NULL || unit == NULL)
    return;

  id = adc_star_edit_add_unit (adc_star_scene_get_session (self->scene),
                               adc_star_scene_get_team (self->scene, self->side)->id, unit);
  gtk_widget_set_visible (GTK_WIDGET (self->full), id == NULL);
  if (id == NULL)
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
bring_in_clicked_cb (AdcStarSideHeader *self)
{
  if (self->scene != NULL)
    adc_star_edit_mend (adc_star_scene_get_session (self->scene));
}

static void
adc_star_side_header_dispose (GObject *object)
{
  AdcStarSideHeader *self = ADC_STAR_SIDE_HEADER (object);

  g_clear_pointer (&self->scene, adc_star_scene_unref);
  g_clear_object (&self->factions);
  G_OBJECT_CLASS (adc_star_side_header_parent_class)->dispose (object);
}

static void
adc_star_side_header_class_init (AdcStarSideHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_star_side_header_dispose;
  gtk_widget_class_set_css_name (widget_class, "star-side");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_reserve (AdcStarSideHeader *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Bring Them In"));

  gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (_("In reserve"), "star-caption"));
  self->reserve = adc_wrap_box_new (6);
  gtk_box_append (GTK_BOX (box), self->reserve);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "compact");
  g_signal_connect_object (button, "clicked", G_CALLBACK (bring_in_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
adc_star_side_header_init (AdcStarSideHeader *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->role = GTK_LABEL (adc_wrapped_label_new (NULL, "star-role"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->role), TRUE);
  self->count = GTK_LABEL (adc_wrapped_label_new (NULL, "star-caption"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->role));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->count));
  gtk_box_append (GTK_BOX (box), line);

  self->factions = g_list_store_new (ADC_TYPE_ENTRY);
  self->faction = GTK_DROP_DOWN (
    gtk_drop_down_new (G_LIST_MODEL (g_object_ref (self->factions)), NULL));
  g_signal_connect_object (self->faction, "notify::selected", G_CALLBACK (faction_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->faction));

  self->entry = ADC_STAR_PIECE_ENTRY (adc_star_piece_entry_new ());
  g_signal_connect_object (self->entry, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  self->full = GTK_LABEL (adc_wrapped_label_new (_("There is no room for more."), "error"));
  gtk_widget_set_visible (GTK_WIDGET (self->full), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->full));
  self->reserve_box = create_reserve (self);
  gtk_box_append (GTK_BOX (box), self->reserve_box);
  adw_bin_set_child (ADW_BIN (self), box);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

GtkWidget *
adc_star_side_header_new (guint side)
{
  AdcStarSideHeader *self = g_object_new (ADC_TYPE_STAR_SIDE_HEADER, NULL);
  const gboolean is_attacker = side == ADC_STAR_ATTACKER;

  self->side = side;
  gtk_label_set_label (self->role, is_attacker ? _("Attacker") : _("Defender"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->role), -1);
  adc_drop_down_show_entries (self->faction,
                              is_attacker ? _("Attacker’s Faction") : _("Defender’s Faction"),
                              FALSE);
  adc_name_entry_set_name (ADC_NAME_ENTRY (self->entry),
                           is_attacker ? _("Add a Unit to the Attacker")
                                       : _("Add a Unit to the Defender"),
                           _("Add a unit"));
  adc_name_entry_set_keeps (ADC_NAME_ENTRY (self->entry), FALSE);
  adc_star_piece_entry_set_describe (self->entry, adc_star_unit_dup_summary);
  return GTK_WIDGET (self);
}

guint
adc_star_side_header_get_side (AdcStarSideHeader *self)
{
  g_return_val_if_fail (ADC_IS_STAR_SIDE_HEADER (self), 0);

  return self->side;
}

/* The factions that somebody can play, race by race, and one of a file that is none of them. */
static GPtrArray *
find_factions (AdcStarSideHeader *self, const AdcStarTeam *team)
{
  GListModel *all = adc_game_get_entries (adc_star_scene_get_game (self->scene), ADC_KIND_FACTION);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr(AdcFaction) faction = g_list_model_get_item (all, i);

    if (adc_faction_get_parent (faction) != NULL || faction == team->faction)
      g_ptr_array_add (found, g_steal_pointer (&faction));
  }

  return found;
}

static gboolean
lists_them (AdcStarSideHeader *self, GPtrArray *factions)
{
  for (guint i = 0; i < factions->len; i++) {
    g_autoptr(GObject) listed = g_list_model_get_item (G_LIST_MODEL (self->factions), i);

    if (listed != factions->pdata[i])
      return FALSE;
  }

  return g_list_model_get_n_items (G_LIST_MODEL (self->factions)) == factions->len;
}

static void
list_factions (AdcStarSideHeader *self, const AdcStarTeam *team)
{
  g_autoptr(GPtrArray) factions = find_factions (self, team);
  guint selected;

  if (!lists_them (self, factions))
    g_list_store_splice (self->factions, 0,
                         g_list_model_get_n_items (G_LIST_MODEL (self->factions)),
                         factions->pdata, factions->len);
  if (!g_ptr_array_find (factions, team->faction, &selected))
    selected = GTK_INVALID_LIST_POSITION;
  gtk_drop_down_set_selected (self->faction, selected);
}

static void
show_units (AdcStarSideHeader *self, const AdcStarTeam *team)
{
  GtkWidget *child;
  guint n_units = 0, n_waiting = 0;
  g_autofree char *count = NULL;

  while ((child = gtk_widget_get_first_child (self->reserve)) != NULL)
    gtk_box_remove (GTK_BOX (self->reserve), child);
  for (guint i = 0; i < team->items->len; i++) {
    const AdcStarItem *item = team->items->pdata[i];

    if (!item->is_unit)
      continue;
    n_units++;
    if ((item->spot.kind == ADC_STAR_SPOT_FRONT || item->spot.kind == ADC_STAR_SPOT_SUPPORT) &&
        item->spot.skirmish <= adc_star_scene_get_n_skirmishes (self->scene))
      continue;
    gtk_box_append (GTK_BOX (self->reserve), adc_star_unit_chip_new (self->scene, item));
    n_waiting++;
  }
  count = g_strdup_printf (ngettext ("%u unit", "%u units", n_units), n_units);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->reserve_box, n_waiting > 0);
}

void
adc_star_side_header_show (AdcStarSideHeader *self, AdcStarScene *scene)
{
  const AdcStarTeam *team;
  g_autoptr(GPtrArray) units = NULL;

  g_return_if_fail (ADC_IS_STAR_SIDE_HEADER (self));

  adc_star_scene_ref (scene);
  g_clear_pointer (&self->scene, adc_star_scene_unref);
  self->scene = scene;
  team = adc_star_scene_get_team (scene, self->side);
  self->is_updating = TRUE;
  list_factions (self, team);
  self->is_updating = FALSE;
  units = adc_star_list_units (adc_star_scene_get_game (scene), adc_star_scene_get_scenario (scene),
                               team->id);
  adc_star_piece_entry_set_pieces (self->entry, units);
  gtk_widget_set_visible (GTK_WIDGET (self->full), FALSE);
  show_units (self, team);
}
