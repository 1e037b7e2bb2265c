/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-row.h"

#include "adc-deck-line-words.h"
#include "adc-deck-pool.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckRow {
  GObject         parent_instance;
  AdcDeckRowKind  kind;
  AdcDeckWork    *work;
  AdcDeckLine     line;     /* of a heading: its zone only */
  char           *category; /* "" of a zone */
  char           *title;
  char           *words;
  char           *key;      /* to sort by */
  AdcDeckMark     mark;
  int             n_copies; /* there are; −1: nobody knows */
};

G_DEFINE_FINAL_TYPE (AdcDeckRow, adc_deck_row, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_deck_row_finalize (GObject *object)
{
  AdcDeckRow *self = ADC_DECK_ROW (object);

  g_object_unref (self->work);
  g_free (self->line.zone);
  g_free (self->line.card);
  g_free (self->line.name);
  g_clear_pointer (&self->line.values, g_hash_table_unref);
  g_free (self->category);
  g_free (self->title);
  g_free (self->words);
  g_free (self->key);
  G_OBJECT_CLASS (adc_deck_row_parent_class)->finalize (object);
}

static void
adc_deck_row_class_init (AdcDeckRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_deck_row_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_DECK_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_deck_row_init (AdcDeckRow *self G_GNUC_UNUSED)
{
}

static AdcDeckRow *
create_row (AdcDeckRowKind kind, AdcDeckWork *work, const char *zone, const char *category)
{
  AdcDeckRow *self = g_object_new (ADC_TYPE_DECK_ROW, NULL);

  self->kind = kind;
  self->work = g_object_ref (work);
  self->line.zone = g_strdup (zone);
  self->category = g_strdup (category);
  return self;
}

/* A deck may have cards in a zone that its kind no longer has. */
AdcDeckRow *
adc_deck_row_new_zone (AdcDeckWork *work, const char *zone)
{
  AdcDeckRow *self = create_row (ADC_DECK_ROW_ZONE, work, zone, "");
  const AdcDeckZone *known = adc_deck_kind_find_zone (adc_deck_work_get_kind (work), zone);

  self->title = g_strdup (known != NULL ? adc_deck_zone_get_title (known) : zone);
  self->words = g_strdup (known != NULL && !known->is_counted ? _("not part of the deck") : "");
  return self;
}

AdcDeckRow *
adc_deck_row_new_category (AdcDeckWork *work, const char *zone, const char *category)
{
  AdcDeckRow *self = create_row (ADC_DECK_ROW_CATEGORY, work, zone, category);

  self->title = g_strdup (category);
  self->words = g_strdup ("");
  return self;
}

static AdcDeckMark
find_mark (const AdcDeckLine *line, AdcEntry *entry)
{
  if (entry != NULL)
    return ADC_DECK_MARK_NONE;
  if (line->card != NULL)
    return ADC_DECK_MARK_GONE;

  return line->name != NULL ? ADC_DECK_MARK_OWN : ADC_DECK_MARK_UNKNOWN;
}

/* By category and name; cards that nobody knows come last. */
static char *
dup_key (AdcDeckRow *self)
{
  g_autofree char *category = g_utf8_collate_key (self->category, -1);
  g_autofree char *title = g_utf8_collate_key (self->title, -1);

  return g_strdup_printf ("%d\t%s\t%d\t%s\t%s", self->mark != ADC_DECK_MARK_NONE &&
                                                  self->line.values == NULL,
                          category, self->mark == ADC_DECK_MARK_UNKNOWN, title,
                          self->line.card != NULL ? self->line.card : "");
}

AdcDeckRow *
adc_deck_row_new_line (AdcDeckWork *work, const AdcDeckLine *line)
{
  AdcGame *game = adc_deck_work_get_game (work);
  AdcEntry *entry = adc_deck_line_lookup (line, game);
  AdcDeckRow *self = create_row (ADC_DECK_ROW_LINE, work, line->zone,
                                 adc_deck_line_get_category (line, game));

  self->line.card = g_strdup (line->card);
  self->line.name = g_strdup (line->name);
  self->line.values = line->values != NULL ? g_hash_table_ref (line->values) : NULL;
  self->line.count = line->count;
  self->mark = find_mark (line, entry);
  self->n_copies = entry != NULL ? adc_deck_get_copies (entry) : -1;
  self->title = adc_deck_line_dup_name (line, game);
  self->words = entry != NULL ? adc_deck_line_words_dup_entry (entry) : g_strdup ("");
  self->key = dup_key (self);
  return self;
}

AdcDeckRowKind
adc_deck_row_get_kind (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), ADC_DECK_ROW_LINE);

  return self->kind;
}

AdcDeckWork *
adc_deck_row_get_work (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), NULL);

  return self->work;
}

const char *
adc_deck_row_get_zone (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), NULL);

  return self->line.zone;
}

const char *
adc_deck_row_get_category (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), NULL);

  return self->category;
}

const char *
adc_deck_row_get_title (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), NULL);

  return self->title;
}

const char *
adc_deck_row_get_words (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), NULL);

  return self->words;
}

guint
adc_deck_row_get_count (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), 0);

  return self->line.count;
}

AdcDeckMark
adc_deck_row_get_mark (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), ADC_DECK_MARK_NONE);

  return self->mark;
}

const AdcDeckLine *
adc_deck_row_get_line (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), NULL);

  return self->kind == ADC_DECK_ROW_LINE ? &self->line : NULL;
}

AdcEntry *
adc_deck_row_get_entry (AdcDeckRow *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROW (self), NULL);

  return adc_deck_line_lookup (&self->line, adc_deck_work_get_game (self->work));
}

void
adc_deck_row_add_count (AdcDeckRow *self, guint count)
{
  g_return_if_fail (ADC_IS_DECK_ROW (self) && self->kind != ADC_DECK_ROW_LINE);

  self->line.count += count;
}

int
adc_deck_row_compare (AdcDeckRow *self, AdcDeckRow *other)
{
  return strcmp (self->key, other->key);
}

guint
adc_deck_row_hash (gconstpointer data)
{
  const AdcDeckRow *self = data;
  const char *name = self->line.card != NULL ? self->line.card : self->line.name;

  return (g_str_hash (self->line.zone) * 31 + g_str_hash (self->category)) * 31 +
         (name != NULL ? g_str_hash (name) : self->kind);
}

gboolean
adc_deck_row_equal (gconstpointer a, gconstpointer b)
{
  const AdcDeckRow *self = a, *other = b;

  return self->kind == other->kind && self->work == other->work &&
         g_str_equal (self->line.zone, other->line.zone) &&
         g_str_equal (self->category, other->category) &&
         adc_deck_line_is_same (&self->line, &other->line);
}

/* Fills one string from another; TRUE: it was not the same. */
static gboolean
follow_string (char **text, const char *other)
{
  if (g_strcmp0 (*text, other) == 0)
    return FALSE;

  g_free (*text);
  *text = g_strdup (other);
  return TRUE;
}

void
adc_deck_row_follow (AdcDeckRow *self, AdcDeckRow *other)
{
  gboolean is_changed;

  g_return_if_fail (ADC_IS_DECK_ROW (self) && ADC_IS_DECK_ROW (other));

  is_changed = self->line.count != other->line.count || self->mark != other->mark ||
               self->n_copies != other->n_copies;
  is_changed |= follow_string (&self->title, other->title);
  is_changed |= follow_string (&self->words, other->words);
  follow_string (&self->line.name, other->line.name);
  follow_string (&self->key, other->key);
  self->line.count = other->line.count;
  self->mark = other->mark;
  self->n_copies = other->n_copies;
  if (is_changed)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_deck_row_set_count (AdcDeckRow *self, guint count)
{
  g_return_if_fail (ADC_IS_DECK_ROW (self) && self->kind == ADC_DECK_ROW_LINE);

  if (self->line.count == count)
    return;

  self->line.count = count;
  g_signal_emit (self, signals[CHANGED], 0);
}
