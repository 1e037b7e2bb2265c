/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-table-cell.h"

#include "adc-shot-words.h"

#include <glib/gi18n-lib.h>

struct _AdcBuckTableCell {
  GtkWidget   parent_instance;
  GtkLabel   *label;
  AdcBuckType attacker;
  AdcBuckType target;
  char       *base;     /* what the card of the attacker says, or NULL */
  GArray     *pairs;    /* of AdcBuckPair, those that can shoot first */
  guint       n_able;   /* of these */
};

G_DEFINE_FINAL_TYPE (AdcBuckTableCell, adc_buck_table_cell, GTK_TYPE_WIDGET)

#define PAIR(self, i) (&g_array_index ((self)->pairs, AdcBuckPair, i))

static void
adc_buck_table_cell_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_buck_table_cell_parent_class)->dispose (object);
}

static void
adc_buck_table_cell_finalize (GObject *object)
{
  AdcBuckTableCell *self = ADC_BUCK_TABLE_CELL (object);

  g_free (self->base);
  g_array_unref (self->pairs);
  G_OBJECT_CLASS (adc_buck_table_cell_parent_class)->finalize (object);
}

static void
adc_buck_table_cell_class_init (AdcBuckTableCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_buck_table_cell_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_buck_table_cell_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "buck-cell");
}

static void
adc_buck_table_cell_init (AdcBuckTableCell *self)
{
  self->pairs = g_array_new (FALSE, FALSE, sizeof (AdcBuckPair));
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
adc_buck_table_cell_new (AdcBuckType attacker, AdcBuckType target)
{
  AdcBuckTableCell *self = g_object_new (ADC_TYPE_BUCK_TABLE_CELL, NULL);

  self->attacker = attacker;
  self->target = target;
  return GTK_WIDGET (self);
}

static gboolean
is_able (AdcBuckTableCell *self, const AdcShot *shot)
{
  if (shot == NULL) /* no battle: whoever the table lets shoot */
    return self->base != NULL && g_ascii_isdigit (self->base[0]);

  return !shot->known || (shot->possible && shot->needed > 0);
}

/* What the card of the attacker says against the kind of piece the target is. */
static char *
dup_card (AdcBuckTableCell *self, AdcGame *game)
{
  AdcEntry *attacker = adc_game_lookup (game, adc_buck_get_unit (self->attacker));
  AdcEntry *target = adc_game_lookup (game, adc_buck_get_unit (self->target));
  AdcEntry *type = ADC_IS_PIECE (target) ? adc_piece_get_unit_type (ADC_PIECE (target)) : NULL;
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);

  for (guint i = 0; ADC_IS_PIECE (attacker) && type != NULL && i < g_list_model_get_n_items (stats);
       i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (ADC_PIECE (attacker), adc_stat_get_id (stat));

    if (adc_stat_get_role (stat) == ADC_ROLE_SCORE && value != NULL &&
        g_strcmp0 (adc_stat_get_versus (stat), adc_entry_get_id (type)) == 0)
      return g_strdup (value->text);
  }

  return NULL;
}

/* A scenario may say something else than the cards, and the battle then does. */
static char *
dup_base (AdcBuckTableCell *self, AdcBuckScene *scene)
{
  AdcBuckBattle *battle = adc_buck_scene_get_battle (scene);
  int number;

  if (battle == NULL)
    return dup_card (self, adc_buck_scene_get_game (scene));

  number = adc_buck_battle_get_number (battle, self->attacker, self->target);
  if (number < 0)
    return NULL;

  return number == ADC_BUCK_NEVER  ? g_strdup ("X")
         : number == ADC_BUCK_BOMB ? g_strdup ("B")
                                   : g_strdup_printf ("%d", number);
}

static void
add_pair (AdcBuckTableCell *self, const AdcBuckPair *pair)
{
  if (is_able (self, pair->shot))
    g_array_insert_val (self->pairs, self->n_able++, *pair);
  else
    g_array_append_val (self->pairs, *pair);
}

static gboolean
is_here (const AdcBuckStock *stock, AdcBuckType type)
{
  return stock->force != NULL && stock->count > 0 &&
         g_str_equal (stock->slot->unit, adc_buck_get_unit (type)) &&
         !g_str_equal (stock->slot->place, "aboard");
}

static void
find_targets (AdcBuckTableCell *self, AdcBuckScene *scene, const AdcBuckCamp *camp,
              const AdcBuckStock *shooter)
{
  const gboolean is_fought = adc_buck_scene_get_battle (scene) != NULL;

  for (guint i = 0; i < adc_buck_scene_get_n_camps (scene); i++) {
    const AdcBuckCamp *other = adc_buck_scene_get_camp (scene, i);

    for (guint j = 0; other != camp && j < ADC_BUCK_N_SLOTS; j++) {
      const AdcBuckStock *target = &other->stocks[j];
      AdcBuckPair pair = { shooter->force, target->force, camp, NULL };

      if (!is_here (target, self->target))
        continue;

      pair.shot = adc_buck_scene_find_shot (scene, pair.from, pair.at);
      if (pair.shot != NULL || !is_fought)
        add_pair (self, &pair);
    }
  }
}

static void
find_pairs (AdcBuckTableCell *self, AdcBuckScene *scene)
{
  g_array_set_size (self->pairs, 0);
  self->n_able = 0;
  for (guint i = 0; i < adc_buck_scene_get_n_camps (scene); i++) {
    const AdcBuckCamp *camp = adc_buck_scene_get_camp (scene, i);

    for (guint j = 0; j < ADC_BUCK_N_SLOTS; j++)
      if (is_here (&camp->stocks[j], self->attacker))
        find_targets (self, scene, camp, &camp->stocks[j]);
  }
}

/* What the dice of a pair need: “6”, “?”. */
static char *
dup_needed (const AdcBuckPair *pair)
{
  return pair->shot->known ? g_strdup_printf ("%u", pair->shot->needed) : g_strdup ("?");
}

/* Those of all pairs that can shoot, each once. */
static GPtrArray *
list_needed (AdcBuckTableCell *self)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->n_able; i++) {
    g_autofree char *needed = PAIR (self, i)->shot != NULL ? dup_needed (PAIR (self, i)) : NULL;

    if (needed != NULL && !g_ptr_array_find_with_equal_func (list, needed, g_str_equal, NULL))
      g_ptr_array_add (list, g_steal_pointer (&needed));
  }

  return list;
}

/* “8”, “8 → 6” with the bonus of a leader, “8 / 6” when one side has it and another has not,
 * “B → 7” for bombs. */
static char *
format (AdcBuckTableCell *self)
{
  g_autoptr(GPtrArray) needed = list_needed (self);
  const char *base = self->base != NULL ? self->base : "?";

  if (needed->len == 1 && !g_str_equal (needed->pdata[0], base))
    return g_strdup_printf ("%s → %s", base, (char *) needed->pdata[0]);
  if (needed->len > 1) {
    g_ptr_array_add (needed, NULL);
    return g_strjoinv (" / ", (GStrv) needed->pdata);
  }

  return g_strdup (base);
}

static const char *
get_title (AdcGame *game, AdcBuckType type)
{
  const char *unit = adc_buck_get_unit (type);
  AdcEntry *entry = adc_game_lookup (game, unit);

  return entry != NULL ? adc_entry_get_title (entry) : unit;
}

/* What the sign of the table means. */
static char *
describe_base (AdcBuckTableCell *self)
{
  if (self->base == NULL)
    return g_strdup (_("unknown"));
  if (g_str_equal (self->base, "X"))
    return g_strdup (_("impossible"));
  if (g_str_equal (self->base, "B"))
    return g_strdup (_("bombing only"));

  return g_strdup (self->base);
}

static char *
describe_pair (AdcBuckTableCell *self, AdcBuckScene *scene, const AdcBuckPair *pair)
{
  const AdcBuckStock *shooter = adc_buck_scene_find_stock (scene, pair->from, NULL);
  const gboolean is_bomb = g_str_equal (shooter->slot->place, "orbit") &&
                           self->attacker == ADC_BUCK_BATTLER;
  g_autofree char *needed = pair->shot != NULL ? dup_needed (pair) : NULL;

  if (needed == NULL || g_strcmp0 (needed, self->base) == 0)
    /* Translators: %s is a side that can shoot so now */
    return g_strdup_printf (_("in use by %s"), pair->camp->name);
  if (is_bomb)
    /* Translators: a side that can bomb now, and the number it needs */
    return g_strdup_printf (_("in use by %s, bombing: %s"), pair->camp->name, needed);

  /* Translators: a side that can shoot so now, and the number it needs with its leader’s bonus */
  return g_strdup_printf (_("in use by %s, with the leader: %s"), pair->camp->name, needed);
}

/* “Trooper at Gennie: 8, in use by Buck Rogers, with the leader: 6” */
static char *
describe (AdcBuckTableCell *self, AdcBuckScene *scene)
{
  AdcGame *game = adc_buck_scene_get_game (scene);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *base = describe_base (self);

  /* Translators: who shoots, at what, and the number that is needed */
  g_ptr_array_add (parts, g_strdup_printf (_("%s at %s: %s"), get_title (game, self->attacker),
                                           get_title (game, self->target), base));
  for (guint i = 0; i < self->n_able; i++) {
    g_autofree char *use = describe_pair (self, scene, PAIR (self, i));

    if (!g_ptr_array_find_with_equal_func (parts, use, g_str_equal, NULL))
      g_ptr_array_add (parts, g_steal_pointer (&use));
  }
  if (self->n_able == 0 && self->pairs->len > 0 && PAIR (self, 0)->shot != NULL) {
    char *obstacle = adc_shot_dup_obstacle (PAIR (self, 0)->shot);

    if (obstacle != NULL)
      g_ptr_array_add (parts, obstacle);
  }
  if (self->pairs->len == 0)
    g_ptr_array_add (parts, g_strdup (_("not in use")));

  g_ptr_array_add (parts, NULL);
  /* Translators: between the things said of a force, one after the other */
  return g_strjoinv (_(", "), (GStrv) parts->pdata);
}

static void
set_class (AdcBuckTableCell *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
adc_buck_table_cell_show (AdcBuckTableCell *self, AdcBuckScene *scene)
{
  g_autofree char *text = NULL;
  g_autofree char *description = NULL;

  g_return_if_fail (ADC_IS_BUCK_TABLE_CELL (self));

  g_free (self->base);
  self->base = dup_base (self, scene);
  find_pairs (self, scene);
  text = format (self);
  description = describe (self, scene);
  gtk_label_set_label (self->label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), description);
  set_class (self, "lit", self->n_able > 0);
  set_class (self, "idle", self->n_able == 0 && self->pairs->len > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
}

static gboolean
is_pair (const AdcBuckPair *pair, const char *from, const char *at)
{
  return g_strcmp0 (pair->from, from) == 0 && g_strcmp0 (pair->at, at) == 0;
}

void
adc_buck_table_cell_mark (AdcBuckTableCell *self, const char *from, const char *at)
{
  gboolean is_chosen = FALSE;

  g_return_if_fail (ADC_IS_BUCK_TABLE_CELL (self));

  for (guint i = 0; i < self->pairs->len && !is_chosen; i++)
    is_chosen = is_pair (PAIR (self, i), from, at);
  set_class (self, "chosen", is_chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_chosen, -1);
}

gboolean
adc_buck_table_cell_is_lit (AdcBuckTableCell *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_TABLE_CELL (self), FALSE);

  return self->n_able > 0;
}

const AdcBuckPair *
adc_buck_table_cell_get_next (AdcBuckTableCell *self, const char *from, const char *at)
{
  g_return_val_if_fail (ADC_IS_BUCK_TABLE_CELL (self), NULL);

  for (guint i = 0; i < self->n_able; i++)
    if (is_pair (PAIR (self, i), from, at))
      return PAIR (self, (i + 1) % self->n_able);

  return self->n_able > 0 ? PAIR (self, 0) : NULL;
}
