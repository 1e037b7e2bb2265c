/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-luck-entry.h"

struct _AdcLuckEntry {
  GObject  parent_instance;
  gint64   time;
  char    *game;
  char    *side;
  char    *from;
  char    *at;
  int      threshold;
  char    *dice;
  guint    n_throws;
  double   chance;
  guint    n_hits;
};

G_DEFINE_FINAL_TYPE (AdcLuckEntry, adc_luck_entry, G_TYPE_OBJECT)

static void
adc_luck_entry_finalize (GObject *object)
{
  AdcLuckEntry *self = ADC_LUCK_ENTRY (object);

  g_free (self->game);
  g_free (self->side);
  g_free (self->from);
  g_free (self->at);
  g_free (self->dice);
  G_OBJECT_CLASS (adc_luck_entry_parent_class)->finalize (object);
}

static void
adc_luck_entry_class_init (AdcLuckEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_luck_entry_finalize;
}

static void
adc_luck_entry_init (AdcLuckEntry *self G_GNUC_UNUSED)
{
}

AdcLuckEntry *
adc_luck_entry_new (gint64 time, const char *game, const char *side, const char *from,
                    const char *at, int threshold, const char *dice, guint n_throws, double chance,
                    guint n_hits)
{
  AdcLuckEntry *self = g_object_new (ADC_TYPE_LUCK_ENTRY, NULL);

  self->time = time;
  self->game = g_strdup (game);
  self->side = g_strdup (side);
  self->from = g_strdup (from);
  self->at = g_strdup (at);
  self->threshold = threshold;
  self->dice = g_strdup (dice);
  self->n_throws = n_throws;
  self->chance = chance;
  self->n_hits = n_hits;

  return self;
}

gint64
adc_luck_entry_get_time (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), 0);

  return self->time;
}

const char *
adc_luck_entry_get_game (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), NULL);

  return self->game;
}

const char *
adc_luck_entry_get_side (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), NULL);

  return self->side;
}

const char *
adc_luck_entry_get_from (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), NULL);

  return self->from;
}

const char *
adc_luck_entry_get_at (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), NULL);

  return self->at;
}

int
adc_luck_entry_get_threshold (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), 0);

  return self->threshold;
}

const char *
adc_luck_entry_get_dice (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), NULL);

  return self->dice;
}

guint
adc_luck_entry_get_hits (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), 0);

  return self->n_hits;
}

double
adc_luck_entry_get_expected (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), 0);

  return self->n_throws * self->chance;
}

double
adc_luck_entry_get_variance (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), 0);

  return self->n_throws * self->chance * (1 - self->chance);
}

GVariant *
adc_luck_entry_write (AdcLuckEntry *self)
{
  g_return_val_if_fail (ADC_IS_LUCK_ENTRY (self), NULL);

  return g_variant_new (ADC_LUCK_ENTRY_FORMAT, self->time, self->game, self->side, self->from,
                        self->at, self->threshold, self->dice, self->n_throws, self->chance,
                        self->n_hits);
}

AdcLuckEntry *
adc_luck_entry_read (GVariant *kept)
{
  const char *game, *side, *from, *at, *dice;
  guint n_throws, n_hits;
  int threshold;
  double chance;
  gint64 time;

  g_return_val_if_fail (g_variant_is_of_type (kept, G_VARIANT_TYPE (ADC_LUCK_ENTRY_FORMAT)), NULL);

  g_variant_get (kept, "(x&s&s&s&si&sudu)", &time, &game, &side, &from, &at, &threshold, &dice,
                 &n_throws, &chance, &n_hits);
  /* Written so that a chance that is no number is refused too. */
  if (!(chance >= 0 && chance <= 1) || n_hits > n_throws)
    return NULL;

  return adc_luck_entry_new (time, game, side, from, at, threshold, dice, n_throws, chance, n_hits);
}
