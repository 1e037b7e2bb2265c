/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-army-sheet.h"

#include "adc-piece-words.h"
#include "adc-tile-view.h"
#include "adc-tile.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define TILE_SIZE 76 /* pixels: three side by side on the narrowest window */
#define NAME_CHARACTERS 9

struct _AdcArmySheet {
  AdwBin      parent_instance;
  GtkLabel   *heading;
  GtkBox     *groups;
  AdcFaction *faction;
};

G_DEFINE_FINAL_TYPE (AdcArmySheet, adc_army_sheet, ADW_TYPE_BIN)

/* "×2"; a question mark when nobody knows. */
static char *
format_copies (AdcPiece *piece)
{
  return adc_army_knows_copies (piece) ? g_strdup_printf ("×%u", adc_army_get_copies (piece))
                                       : g_strdup ("×?");
}

/* What a screen reader says of a piece of the army. */
static char *
describe (AdcPiece *piece, gboolean is_tile)
{
  const guint n_copies = adc_army_get_copies (piece);
  g_autofree char *piece_words = is_tile ? adc_tile_describe (piece, 0)
                                         : adc_piece_dup_description (piece);

  if (!adc_army_knows_copies (piece))
    return g_steal_pointer (&piece_words);

  /* Translators: how often an army has a piece, and what the piece is */
  return g_strdup_printf (ngettext ("%u copy. %s", "%u copies. %s", n_copies), n_copies,
                          piece_words);
}

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_CHARACTERS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARACTERS);
  gtk_widget_add_css_class (label, style);

  return label;
}

/* Its picture, or the paper it is printed on when it has none; its name and number. */
static GtkWidget *
create_piece (AdcPiece *piece)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  AdcTile tile;
  const gboolean is_tile = adc_tile_read (piece, &tile);
  g_autofree char *copies = format_copies (piece);
  g_autofree char *words = describe (piece, is_tile);

  if (is_tile) {
    GtkWidget *picture = adc_tile_view_new ();

    adc_tile_view_set_size (ADC_TILE_VIEW (picture), TILE_SIZE);
    adc_tile_view_set_piece (ADC_TILE_VIEW (picture), piece);
    gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (box), picture);
  } else {
    gtk_widget_add_css_class (box, "army-card");
    gtk_widget_add_css_class (box, "card");
  }
  gtk_box_append (GTK_BOX (box),
                  create_label (adc_entry_get_title (ADC_ENTRY (piece)), "piece-small"));
  gtk_box_append (GTK_BOX (box), create_label (copies, "army-copies"));

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_object_set_data_full (G_OBJECT (child), "piece", g_object_ref (piece), g_object_unref);

  return child;
}

static void
piece_activated_cb (AdcArmySheet *self, GtkFlowBoxChild *child)
{
  AdcEntry *piece = g_object_get_data (G_OBJECT (child), "piece");
  g_autofree char *location = adc_entry_dup_location (piece);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", location);
}

static GtkWidget *
create_group (AdcArmySheet *self, const AdcArmyGroup *group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *flow = gtk_flow_box_new ();
  /* Translators: a sort of unit and how many of it an army has, as in “Soldiers · 17” */
  g_autofree char *title = g_strdup_printf (_("%s · %u"), group->title, group->n_copies);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (label, "piece-title");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 8);
  gtk_widget_add_css_class (flow, "army");
  for (guint i = 0; i < group->pieces->len; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (flow), create_piece (group->pieces->pdata[i]));
  g_signal_connect_object (flow, "child-activated", G_CALLBACK (piece_activated_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), flow);
  return box;
}

static void
fill (AdcArmySheet *self)
{
  g_autoptr(GPtrArray) groups = NULL;
  g_autofree char *total = NULL;
  g_autofree char *heading = NULL;
  GtkWidget *child;
  guint n_copies;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  if (self->faction == NULL)
    return;

  groups = adc_army_list_groups (self->faction, &n_copies);
  for (guint i = 0; i < groups->len; i++)
    gtk_box_append (self->groups, create_group (self, groups->pdata[i]));
  total = adc_army_format_total (self->faction, n_copies);
  /* Translators: heading of everything an army has; %s is “35 tiles” */
  heading = g_strdup_printf (_("The Army: %s"), total);
  gtk_label_set_label (self->heading, heading);
}

static void
adc_army_sheet_dispose (GObject *object)
{
  g_clear_object (&ADC_ARMY_SHEET (object)->faction);
  G_OBJECT_CLASS (adc_army_sheet_parent_class)->dispose (object);
}

static void
adc_army_sheet_class_init (AdcArmySheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_army_sheet_dispose;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-army-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcArmySheet, heading);
  gtk_widget_class_bind_template_child (widget_class, AdcArmySheet, groups);
}

static void
adc_army_sheet_init (AdcArmySheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_army_sheet_new (void)
{
  return g_object_new (ADC_TYPE_ARMY_SHEET, NULL);
}

/* Filled anew each time: the numbers may have been corrected since, and the language changed. */
void
adc_army_sheet_set_faction (AdcArmySheet *self, AdcFaction *faction)
{
  g_return_if_fail (ADC_IS_ARMY_SHEET (self));
  g_return_if_fail (faction == NULL || ADC_IS_FACTION (faction));

  g_set_object (&self->faction, faction);
  fill (self);
}
