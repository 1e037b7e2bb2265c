/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-unit-chip.h"

#include "adc-shape-icon.h"
#include "adc-star-board-words.h"

#include <glib/gi18n-lib.h>

struct _AdcStarUnitChip {
  GtkWidget  parent_instance;
  char      *force;
  GtkWidget *shape;
  GtkLabel  *name;
  GtkLabel  *caption;
};

G_DEFINE_FINAL_TYPE (AdcStarUnitChip, adc_star_unit_chip, GTK_TYPE_WIDGET)

static void
adc_star_unit_chip_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_star_unit_chip_parent_class)->dispose (object);
}

static void
adc_star_unit_chip_finalize (GObject *object)
{
  g_free (ADC_STAR_UNIT_CHIP (object)->force);
  G_OBJECT_CLASS (adc_star_unit_chip_parent_class)->finalize (object);
}

static void
adc_star_unit_chip_class_init (AdcStarUnitChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_star_unit_chip_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_star_unit_chip_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "star-unit");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static GtkLabel *
create_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static void
adc_star_unit_chip_init (AdcStarUnitChip *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->shape = adc_shape_icon_new ();
  gtk_widget_set_valign (self->shape, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->shape, GTK_WIDGET (self));
  self->name = create_label ("star-name");
  self->caption = create_label ("star-caption");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->caption));
  gtk_widget_set_parent (words, GTK_WIDGET (self));
}

static void
add_modifier (GPtrArray *parts, const AdcStarItem *item, const char *setting, const char *name)
{
  const char *text = adc_settings_get (item->force->settings, setting, NULL);

  if (text != NULL)
    g_ptr_array_add (parts, g_strdup_printf ("%s %s%s", name, *text == '-' ? "−" : "+",
                                             *text == '-' ? text + 1 : text));
}

static gboolean
is_spared (AdcStarScene *scene, const AdcStarItem *item)
{
  AdcScenarioSide *side = adc_scenario_find_side (adc_star_scene_get_scenario (scene), item->side);
  g_auto(GStrv) words = side != NULL
                          ? g_strsplit (adc_settings_get (side->settings, "spares", ""), " ", -1)
                          : NULL;

  return words != NULL && item->force->unit != NULL &&
         g_strv_contains ((const char * const *) words, item->force->unit);
}

/* What becomes of it, when all is known. Who escapes or retreats is not lost. */
static const char *
get_fate (AdcStarScene *scene, const AdcStarItem *item, gboolean *is_lost)
{
  AdcStarClash *clash = adc_star_scene_get_clash (scene);
  const AdcStarEnd *end = clash != NULL ? adc_star_clash_get_end (clash) : NULL;
  const guint side = g_str_equal (item->side, "attacker") ? ADC_STAR_ATTACKER : ADC_STAR_DEFENDER;
  guint n;

  *is_lost = FALSE;
  if (end == NULL)
    return NULL;

  n = adc_star_clash_get_state (clash)->sides[side].n_units;
  for (guint i = 0; i < n; i++) {
    if (g_strcmp0 (adc_star_clash_get_unit (clash, side, i), item->force->id) != 0)
      continue;
    *is_lost = end->units[side][i] != ADC_STAR_UNIT_STANDS &&
               end->units[side][i] != ADC_STAR_UNIT_ESCAPED &&
               end->units[side][i] != ADC_STAR_UNIT_RETREATED;
    switch (end->units[side][i]) {
    case ADC_STAR_UNIT_DESTROYED:
    case ADC_STAR_UNIT_STUCK:
      /* Translators: what becomes of a unit */
      return _("destroyed");
    case ADC_STAR_UNIT_SACRIFICED:
      /* Translators: what becomes of a unit */
      return _("sacrificed");
    case ADC_STAR_UNIT_SPLASHED:
      /* Translators: what becomes of a unit */
      return _("destroyed by splash");
    case ADC_STAR_UNIT_ESCAPED:
      /* Translators: what becomes of a unit */
      return _("escapes, cloaked");
    case ADC_STAR_UNIT_RETREATED:
      /* Translators: what becomes of a unit */
      return _("retreats");
    case ADC_STAR_UNIT_LOST:
      /* Translators: what becomes of a unit */
      return _("lost: no room");
    case ADC_STAR_UNIT_STANDS:
    default:
      return NULL;
    }
  }

  return NULL;
}

/* “assist · attack +2 · destroyed”, or NULL. */
static char *
dup_caption (AdcStarScene *scene, const AdcStarItem *item, gboolean *is_lost)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  AdcGame *game = adc_star_scene_get_game (scene);
  const char *fate = get_fate (scene, item, is_lost);

  if (adc_star_force_has (game, item->force, "assist"))
    /* Translators: a unit with the keyword Assist */
    g_ptr_array_add (parts, g_strdup (_("assist")));
  add_modifier (parts, item, "attack", _("attack"));
  add_modifier (parts, item, "health", _("health"));
  if (is_spared (scene, item))
    /* Translators: a unit its owner loses last */
    g_ptr_array_add (parts, g_strdup (_("kept longest")));
  if (fate != NULL)
    g_ptr_array_add (parts, g_strdup (fate));
  if (item->fault != NULL && item->fault->kind == ADC_FAULT_IMPOSSIBLE)
    /* Translators: a unit or a card that may not be there */
    g_ptr_array_add (parts, g_strdup (_("against the rules")));
  if (parts->len == 0)
    return NULL;

  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (GStrv) parts->pdata);
}

static void
announce (AdcStarUnitChip *self, const AdcStarItem *item, const char *caption)
{
  g_autofree char *spot = adc_star_spot_describe (item->spot);
  g_autofree char *facts = item->piece != NULL ? adc_star_unit_dup_summary (item->piece) : NULL;
  g_autofree char *label = caption != NULL
                             ? g_strdup_printf ("%s, %s, %s", item->name, spot, caption)
                             : g_strdup_printf ("%s, %s", item->name, spot);
  const char *hint = item->fault != NULL ? item->fault->message : facts;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint != NULL ? hint : "",
                                  -1);
}

GtkWidget *
adc_star_unit_chip_new (AdcStarScene *scene, const AdcStarItem *item)
{
  AdcStarUnitChip *self = g_object_new (ADC_TYPE_STAR_UNIT_CHIP, NULL);
  AdcEntry *type = item->piece != NULL ? adc_piece_get_unit_type (item->piece) : NULL;
  gboolean is_lost;
  g_autofree char *caption = dup_caption (scene, item, &is_lost);

  self->force = g_strdup (item->force->id);
  adc_shape_icon_set_unit_type (ADC_SHAPE_ICON (self->shape),
                                type != NULL ? ADC_UNIT_TYPE (type) : NULL);
  adc_shape_icon_set_text (ADC_SHAPE_ICON (self->shape), NULL,
                           type != NULL ? ADC_MARK_NONE : ADC_MARK_UNKNOWN);
  gtk_label_set_label (self->name, item->name);
  gtk_label_set_label (self->caption, caption != NULL ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), caption != NULL);
  if (is_lost)
    gtk_widget_add_css_class (GTK_WIDGET (self), "lost");
  if (item->fault != NULL && item->fault->kind == ADC_FAULT_IMPOSSIBLE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "impossible");
  if (item->spot.kind == ADC_STAR_SPOT_FRONT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "front");
  announce (self, item, caption);

  return GTK_WIDGET (self);
}

const char *
adc_star_unit_chip_get_force (AdcStarUnitChip *self)
{
  g_return_val_if_fail (ADC_IS_STAR_UNIT_CHIP (self), NULL);

  return self->force;
}
