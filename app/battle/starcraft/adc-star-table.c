/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-table.h"

#include <string.h>

#define MAX_CELLS (4 * 1024 * 1024)

/* All that a pair of cards can do: as it lies there, and without the reinforcement once that is
 * cancelled. */
typedef struct {
  AdcStarStance whole;
  AdcStarStance bare;
} Play;

typedef struct {
  AdcStarTable        *table;
  const AdcStarBattle *battle;
  guint                skirmish;
  GArray              *stances[ADC_STAR_N_SIDES];      /* of Play */
  GArray              *replacements[ADC_STAR_N_SIDES]; /* likewise */
  gboolean             suffers[ADC_STAR_N_SIDES][ADC_STAR_N_EFFECT_KINDS]; /* from that splash */
} Builder;

guint64
adc_star_side_get_cards (const AdcStarSide *side, guint64 among, gboolean are_reinforcements)
{
  guint64 cards = 0;

  for (guint i = 0; i < side->n_cards; i++)
    if ((among >> i & 1) != 0 && !side->cards[i].is_reinforcement == !are_reinforcements)
      cards |= (guint64) 1 << i;

  return cards;
}

guint64
adc_star_side_get_replacements (const AdcStarSide *side)
{
  return adc_star_side_get_cards (side, side->deck != 0 ? side->deck : side->pool, FALSE);
}

void
adc_star_layings_read (AdcStarLayings *self, const AdcStarBattle *battle, guint skirmish,
                       guint side)
{
  const AdcStarSide *owner = &battle->sides[side];
  const AdcStarSlot *slot = &battle->slots[skirmish][side];
  AdcStarLaying *laying = &self->layings[0];

  self->n_layings = 1;
  laying->cards = slot->card >= 0 ? (guint64) 1 << slot->card
                                  : adc_star_side_get_cards (owner, owner->pool, FALSE);
  laying->or_alone = slot->reinforcement == ADC_STAR_NONE;
  laying->reinforcements = 0;
  if (slot->reinforcement >= 0)
    laying->reinforcements = (guint64) 1 << slot->reinforcement;
  else if (slot->reinforcement == ADC_STAR_UNKNOWN)
    laying->reinforcements = adc_star_side_get_cards (owner, owner->pool, TRUE);
}

static guint
add_play (Builder *self, GArray *plays, guint side, int card, int reinforcement)
{
  Play play;

  memset (&play, 0, sizeof play);
  adc_star_stance_fill (&play.whole, self->battle, self->skirmish, side, card, reinforcement, TRUE,
                        NULL);
  adc_star_stance_fill (&play.bare, self->battle, self->skirmish, side, card, ADC_STAR_NONE, TRUE,
                        NULL);
  for (guint i = 0; i < plays->len; i++)
    if (memcmp (&g_array_index (plays, Play, i), &play, sizeof play) == 0)
      return i;

  g_array_append_val (plays, play);
  return plays->len - 1;
}

static void
add_plays (Builder *self, GArray *plays, AdcStarPlays numbers, guint side,
           const AdcStarLaying *laying)
{
  for (int card = 0; card < ADC_STAR_MAX_CARDS; card++) {
    if ((laying->cards >> card & 1) == 0)
      continue;
    for (int second = ADC_STAR_NONE; second < ADC_STAR_MAX_CARDS; second++)
      if (second == ADC_STAR_NONE ? laying->or_alone : (laying->reinforcements >> second & 1) != 0)
        numbers[card][second + 1] = add_play (self, plays, side, card, second);
  }
}

static gboolean
has_cancelling (GArray *plays)
{
  for (guint i = 0; i < plays->len; i++) {
    const AdcStarStance *stance = &g_array_index (plays, Play, i).whole;

    if (stance->card_cancels || stance->reinforcement_cancels)
      return TRUE;
  }

  return FALSE;
}

static void
list_plays (Builder *self, const AdcStarLayings layings[ADC_STAR_N_SIDES])
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    AdcStarTableSide *of = &self->table->sides[side];

    memset (of->stances, 0xff, sizeof of->stances);
    memset (of->replacements, 0xff, sizeof of->replacements);
    for (guint i = 0; i < layings[side].n_layings; i++)
      add_plays (self, self->stances[side], of->stances, side, &layings[side].layings[i]);
    of->n_stances = self->stances[side]->len;
  }

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarSide *owner = &self->battle->sides[side];
    AdcStarTableSide *of = &self->table->sides[side];

    if (!has_cancelling (self->stances[!side]))
      continue;
    for (guint i = 0; i < layings[side].n_layings; i++) {
      AdcStarLaying laying = layings[side].layings[i];

      laying.cards = adc_star_side_get_replacements (owner);
      add_plays (self, self->replacements[side], of->replacements, side, &laying);
    }
    of->n_replacements = self->replacements[side]->len;
  }
}

static guint
get_mark (const AdcStarResult *result)
{
  guint mark = 0;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarOutcome *outcome = &result->sides[side];

    if (outcome->loss != ADC_STAR_NONE || outcome->is_sacrificed || outcome->is_taken)
      mark |= ADC_STAR_MARK_LOSES (side);
    if (outcome->is_sufficient)
      mark |= ADC_STAR_MARK_SUFFICIENT (side);
  }

  return mark;
}

/* All that matters later on; splash that nobody can suffer from is forgotten. */
static guint64
get_key (const Builder *self, AdcStarResult *result)
{
  guint64 key = 0;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    AdcStarOutcome *outcome = &result->sides[side];

    key = key << 5 | (guint) (outcome->loss + 1);
    key = key << 2 | outcome->fate;
    key = key << 1 | !!outcome->is_sacrificed;
    key = key << 1 | !!outcome->is_taken;
    for (guint kind = ADC_STAR_SPLASH_LIGHT; kind <= ADC_STAR_SPLASH_ANY; kind++) {
      if (!self->suffers[!side][kind])
        outcome->splash[kind] = 0;
      key = key << 5 | outcome->splash[kind]; /* two cards of eight abilities */
    }
  }

  return key;
}

static guint
find_result (Builder *self, AdcStarResult *result)
{
  AdcStarTable *table = self->table;
  const guint64 key = get_key (self, result);

  for (guint i = 0; i < table->keys->len; i++)
    if (g_array_index (table->keys, guint64, i) == key)
      return i;

  g_array_append_val (table->keys, key);
  g_array_append_val (table->results, *result);
  return table->keys->len - 1;
}

static guint
meet (Builder *self, const AdcStarStance stances[ADC_STAR_N_SIDES], guint8 *mark)
{
  AdcStarResult result;

  memset (&result, 0, sizeof result);
  result.sides[ADC_STAR_ATTACKER].is_known = TRUE;
  result.sides[ADC_STAR_DEFENDER].is_known = TRUE;
  adc_star_stances_meet (stances, self->battle, self->skirmish, &result);
  *mark = get_mark (&result);
  return find_result (self, &result);
}

static guint
clash (Builder *self, const Play *attacker, const Play *defender, guint8 *mark)
{
  AdcStarStance stances[ADC_STAR_N_SIDES] = { attacker->whole, defender->whole };
  guint victim = ADC_STAR_ATTACKER;

  switch (adc_star_stances_cancel (stances, &victim)) {
  case ADC_STAR_LOSES_CARD:
    self->table->sides[victim].may_be_replaced = TRUE;
    return ADC_STAR_REPLACES (victim);
  case ADC_STAR_LOSES_REINFORCEMENT:
    stances[victim] = victim == ADC_STAR_ATTACKER ? attacker->bare : defender->bare;
    break;
  case ADC_STAR_LOSES_NOTHING:
    break;
  }

  return meet (self, stances, mark);
}

static gboolean
fill_firsts (Builder *self, GCancellable *cancellable)
{
  AdcStarTable *table = self->table;
  const GArray *attackers = self->stances[ADC_STAR_ATTACKER];
  const GArray *defenders = self->stances[ADC_STAR_DEFENDER];

  table->firsts = g_new (guint16, attackers->len * defenders->len);
  table->first_marks = g_new0 (guint8, attackers->len * defenders->len);
  for (guint i = 0; i < attackers->len; i++) {
    if (g_cancellable_is_cancelled (cancellable))
      return FALSE;
    for (guint j = 0; j < defenders->len; j++) {
      const guint cell = i * defenders->len + j;

      table->firsts[cell] = clash (self, &g_array_index (attackers, Play, i),
                                   &g_array_index (defenders, Play, j), &table->first_marks[cell]);
    }
  }

  return TRUE;
}

/* A card that came later cancels nothing, and nothing more of the enemy's is cancelled. */
static gboolean
fill_nexts (Builder *self, guint side, GCancellable *cancellable)
{
  AdcStarTable *table = self->table;
  const GArray *own = self->replacements[side];
  const GArray *enemies = self->stances[!side];

  if (!table->sides[side].may_be_replaced)
    return TRUE;

  table->nexts[side] = g_new (guint16, own->len * enemies->len);
  table->next_marks[side] = g_new0 (guint8, own->len * enemies->len);
  for (guint i = 0; i < own->len; i++) {
    if (g_cancellable_is_cancelled (cancellable))
      return FALSE;
    for (guint j = 0; j < enemies->len; j++) {
      const guint cell = i * enemies->len + j;
      AdcStarStance stances[ADC_STAR_N_SIDES];

      stances[side] = g_array_index (own, Play, i).whole;
      stances[!side] = g_array_index (enemies, Play, j).whole;
      table->nexts[side][cell] = meet (self, stances, &table->next_marks[side][cell]);
    }
  }

  return TRUE;
}

/* Stances, each with every replacement if there may be one. */
static guint
count_raw_modes (const AdcStarTableSide *side)
{
  return side->may_be_replaced ? side->n_stances * MAX (side->n_replacements, 1) : side->n_stances;
}

static guint
get_raw_cell (const AdcStarTable *self, guint attacker, guint defender)
{
  const guint n_enemies = self->sides[ADC_STAR_DEFENDER].n_stances;
  const guint modes[] = { attacker, defender };
  guint stances[ADC_STAR_N_SIDES], nexts[ADC_STAR_N_SIDES] = { 0 };
  guint cell;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarTableSide *of = &self->sides[side];
    const guint n_nexts = of->may_be_replaced ? MAX (of->n_replacements, 1) : 1;

    stances[side] = modes[side] / n_nexts;
    nexts[side] = modes[side] % n_nexts;
  }

  cell = self->firsts[stances[ADC_STAR_ATTACKER] * n_enemies + stances[ADC_STAR_DEFENDER]];
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if (cell == ADC_STAR_REPLACES (side))
      return self->sides[side].n_replacements == 0
               ? 0 /* nothing to draw: it never comes to that */
               : self->nexts[side][nexts[side] * self->sides[!side].n_stances + stances[!side]];

  return cell;
}

static guint
hash_row (gconstpointer row)
{
  GBytes *bytes = (GBytes *) row;
  gsize size;
  const guint16 *cells = g_bytes_get_data (bytes, &size);
  guint hash = 5381;

  for (gsize i = 0; i < size / sizeof *cells; i++)
    hash = hash * 33 + cells[i];

  return hash;
}

/* Numbers the rows, equal ones alike. Returns how many differ, and puts the first of each into
 * FIRSTS. */
static guint
number_rows (const guint16 *rows, guint n_rows, guint n_columns, guint16 *numbers, guint *firsts)
{
  g_autoptr(GHashTable) known = g_hash_table_new_full (hash_row, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);
  guint n = 0;

  for (guint i = 0; i < n_rows; i++) {
    g_autoptr(GBytes) row = g_bytes_new_static (&rows[(gsize) i * n_columns],
                                                n_columns * sizeof *rows);
    gpointer number;

    if (g_hash_table_lookup_extended (known, row, NULL, &number)) {
      numbers[i] = GPOINTER_TO_UINT (number);
      continue;
    }
    firsts[n] = i;
    numbers[i] = n;
    g_hash_table_insert (known, g_steal_pointer (&row), GUINT_TO_POINTER (n++));
  }

  return n;
}

static void
fill_cells (AdcStarTable *self)
{
  AdcStarTableSide *attacker = &self->sides[ADC_STAR_ATTACKER];
  AdcStarTableSide *defender = &self->sides[ADC_STAR_DEFENDER];
  const guint n_rows = count_raw_modes (attacker);
  const guint n_columns = count_raw_modes (defender);
  g_autofree guint16 *cells = NULL;
  g_autofree guint16 *turned = NULL;
  g_autofree guint *rows = g_new (guint, n_rows);
  g_autofree guint *columns = g_new (guint, n_columns);

  if ((double) n_rows * n_columns > MAX_CELLS || n_rows >= G_MAXUINT16 || n_columns >= G_MAXUINT16)
    return;

  cells = g_new (guint16, n_rows * n_columns);
  turned = g_new (guint16, n_rows * n_columns);
  for (guint i = 0; i < n_rows; i++)
    for (guint j = 0; j < n_columns; j++)
      cells[i * n_columns + j] = turned[j * n_rows + i] = get_raw_cell (self, i, j);

  attacker->modes = g_new (guint16, n_rows);
  defender->modes = g_new (guint16, n_columns);
  attacker->n_modes = number_rows (cells, n_rows, n_columns, attacker->modes, rows);
  defender->n_modes = number_rows (turned, n_columns, n_rows, defender->modes, columns);

  self->cells = g_new (guint16, attacker->n_modes * defender->n_modes);
  for (guint i = 0; i < attacker->n_modes; i++)
    for (guint j = 0; j < defender->n_modes; j++)
      self->cells[i * defender->n_modes + j] = cells[rows[i] * n_columns + columns[j]];
}

static void
look_at_units (Builder *self)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarSide *owner = &self->battle->sides[side];

    for (guint i = 0; i < owner->n_units; i++) {
      self->suffers[side][ADC_STAR_SPLASH_ANY] = TRUE;
      self->suffers[side][ADC_STAR_SPLASH_LIGHT] |= owner->units[i].is_light;
      self->suffers[side][ADC_STAR_SPLASH_GROUND] |= owner->units[i].realm == ADC_STAR_GROUND;
      self->suffers[side][ADC_STAR_SPLASH_FLYING] |= owner->units[i].realm == ADC_STAR_FLYING;
    }
  }
}

AdcStarTable *
adc_star_table_new (const AdcStarBattle *battle, guint skirmish,
                    const AdcStarLayings layings[ADC_STAR_N_SIDES], GCancellable *cancellable)
{
  g_autoptr(AdcStarTable) self = g_new0 (AdcStarTable, 1);
  Builder builder = { .table = self, .battle = battle, .skirmish = skirmish };
  gboolean is_done;

  self->results = g_array_new (FALSE, FALSE, sizeof (AdcStarResult));
  self->keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    builder.stances[side] = g_array_new (FALSE, FALSE, sizeof (Play));
    builder.replacements[side] = g_array_new (FALSE, FALSE, sizeof (Play));
  }

  look_at_units (&builder);
  list_plays (&builder, layings);
  is_done = fill_firsts (&builder, cancellable);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    is_done = is_done && fill_nexts (&builder, side, cancellable);
  if (is_done)
    fill_cells (self);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    g_array_unref (builder.stances[side]);
    g_array_unref (builder.replacements[side]);
  }
  return is_done ? g_steal_pointer (&self) : NULL;
}

void
adc_star_table_free (AdcStarTable *self)
{
  g_array_unref (self->results);
  g_array_unref (self->keys);
  g_free (self->firsts);
  g_free (self->first_marks);
  g_free (self->cells);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    g_free (self->nexts[side]);
    g_free (self->next_marks[side]);
    g_free (self->sides[side].modes);
  }
  g_free (self);
}

guint
adc_star_table_get_mode (const AdcStarTable *self, guint side, int card, int reinforcement,
                         int replacement)
{
  const AdcStarTableSide *of = &self->sides[side];
  const guint stance = of->stances[card][reinforcement + 1];

  if (!of->may_be_replaced || of->n_replacements == 0)
    return of->modes[stance];
  return of->modes[stance * of->n_replacements + of->replacements[replacement][reinforcement + 1]];
}
