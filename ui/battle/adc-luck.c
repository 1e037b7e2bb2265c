/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-luck.h"

#include <math.h>

#define KEY "luck"

struct _AdcLuck {
  GObject    parent_instance;
  GSettings *settings; /* not ours: we are theirs; NULL once they are gone */
  GPtrArray *entries;  /* of AdcLuckEntry, the newest first */
};

static GType
adc_luck_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_LUCK_ENTRY;
}

static guint
adc_luck_get_n_items (GListModel *model)
{
  return ADC_LUCK (model)->entries->len;
}

static gpointer
adc_luck_get_item (GListModel *model, guint position)
{
  GPtrArray *entries = ADC_LUCK (model)->entries;

  return position < entries->len ? g_object_ref (entries->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_luck_get_item_type;
  iface->get_n_items = adc_luck_get_n_items;
  iface->get_item = adc_luck_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcLuck, adc_luck, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
save (AdcLuck *self)
{
  GVariantBuilder builder;

  if (self->settings == NULL)
    return;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a" ADC_LUCK_ENTRY_FORMAT));
  for (guint i = 0; i < self->entries->len; i++)
    g_variant_builder_add_value (&builder, adc_luck_entry_write (self->entries->pdata[i]));
  g_settings_set_value (self->settings, KEY, g_variant_builder_end (&builder));
}

static void
load (AdcLuck *self)
{
  g_autoptr(GVariant) kept = g_settings_get_value (self->settings, KEY);
  const gsize n_kept = MIN (g_variant_n_children (kept), ADC_LUCK_MAX_ENTRIES);

  for (gsize i = 0; i < n_kept; i++) {
    g_autoptr(GVariant) child = g_variant_get_child_value (kept, i);
    AdcLuckEntry *entry = adc_luck_entry_read (child);

    if (entry != NULL)
      g_ptr_array_add (self->entries, entry);
  }
}

/* Replaces all entries, keeping those that stay; takes the array. */
static void
replace (AdcLuck *self, GPtrArray *entries)
{
  g_autoptr(GPtrArray) old = self->entries;

  self->entries = entries;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, old->len, entries->len);
  save (self);
}

/* The newest first; of two in the same second, the one that was there first stays behind. */
static void
insert (GPtrArray *entries, AdcLuckEntry *entry)
{
  guint position = 0;

  while (position < entries->len &&
         adc_luck_entry_get_time (entries->pdata[position]) > adc_luck_entry_get_time (entry))
    position++;
  g_ptr_array_insert (entries, position, g_object_ref (entry));
}

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

static gpointer
copy_entry (gconstpointer entry, gpointer user_data G_GNUC_UNUSED)
{
  return g_object_ref ((gpointer) entry);
}

static void
adc_luck_dispose (GObject *object)
{
  g_clear_weak_pointer (&ADC_LUCK (object)->settings);
  G_OBJECT_CLASS (adc_luck_parent_class)->dispose (object);
}

static void
adc_luck_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_LUCK (object)->entries);
  G_OBJECT_CLASS (adc_luck_parent_class)->finalize (object);
}

static void
adc_luck_class_init (AdcLuckClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_luck_dispose;
  object_class->finalize = adc_luck_finalize;
}

static void
adc_luck_init (AdcLuck *self)
{
  self->entries = new_list ();
}

AdcLuck *
adc_luck_get (GSettings *settings)
{
  AdcLuck *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_get_data (G_OBJECT (settings), "adc-luck");
  if (self == NULL) {
    self = g_object_new (ADC_TYPE_LUCK, NULL);
    g_set_weak_pointer (&self->settings, settings);
    load (self);
    g_object_set_data_full (G_OBJECT (settings), "adc-luck", self, g_object_unref);
  }

  return self;
}

void
adc_luck_add (AdcLuck *self, AdcLuckEntry *entry)
{
  gint64 now;
  GPtrArray *kept;

  g_return_if_fail (ADC_IS_LUCK (self));
  g_return_if_fail (ADC_IS_LUCK_ENTRY (entry));

  now = adc_luck_entry_get_time (entry);
  kept = new_list ();
  for (guint i = 0; i < self->entries->len && kept->len < ADC_LUCK_MAX_ENTRIES - 1; i++) {
    const gint64 time = adc_luck_entry_get_time (self->entries->pdata[i]);

    /* One from the future was thrown before the clock was set back: some other evening. */
    if (time >= now - ADC_LUCK_MAX_AGE && time <= now + ADC_LUCK_MAX_AGE)
      g_ptr_array_add (kept, g_object_ref (self->entries->pdata[i]));
  }
  insert (kept, entry);
  replace (self, kept);
}

void
adc_luck_remove (AdcLuck *self, AdcLuckEntry *entry)
{
  guint position;

  g_return_if_fail (ADC_IS_LUCK (self));
  g_return_if_fail (ADC_IS_LUCK_ENTRY (entry));

  if (!g_ptr_array_find (self->entries, entry, &position))
    return;

  g_ptr_array_remove_index (self->entries, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  save (self);
}

GPtrArray *
adc_luck_clear (AdcLuck *self, const char *game)
{
  GPtrArray *kept, *cleared;

  g_return_val_if_fail (ADC_IS_LUCK (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  kept = new_list ();
  cleared = new_list ();
  for (guint i = 0; i < self->entries->len; i++) {
    AdcLuckEntry *entry = self->entries->pdata[i];
    const gboolean goes = g_str_equal (adc_luck_entry_get_game (entry), game);

    g_ptr_array_add (goes ? cleared : kept, g_object_ref (entry));
  }
  replace (self, kept);

  return cleared;
}

void
adc_luck_restore (AdcLuck *self, GPtrArray *entries)
{
  GPtrArray *all;

  g_return_if_fail (ADC_IS_LUCK (self));
  g_return_if_fail (entries != NULL);

  all = g_ptr_array_copy (self->entries, (GCopyFunc) copy_entry, NULL);
  for (guint i = entries->len; i > 0; i--)
    if (!g_ptr_array_find (all, entries->pdata[i - 1], NULL))
      insert (all, entries->pdata[i - 1]);
  if (all->len > ADC_LUCK_MAX_ENTRIES)
    g_ptr_array_set_size (all, ADC_LUCK_MAX_ENTRIES);
  replace (self, all);
}

void
adc_luck_total_free (AdcLuckTotal *self)
{
  g_free (self->side);
  g_free (self);
}

static AdcLuckTotal *
find_total (GPtrArray *totals, const char *side)
{
  AdcLuckTotal *total;
  guint position = 0;

  while (position < totals->len) {
    const int order = g_utf8_collate (((AdcLuckTotal *) totals->pdata[position])->side, side);

    if (order == 0)
      return totals->pdata[position];
    if (order > 0)
      break;
    position++;
  }

  total = g_new0 (AdcLuckTotal, 1);
  total->side = g_strdup (side);
  g_ptr_array_insert (totals, position, total);
  return total;
}

GPtrArray *
adc_luck_list_totals (AdcLuck *self, const char *game)
{
  GPtrArray *totals;

  g_return_val_if_fail (ADC_IS_LUCK (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  totals = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_luck_total_free);
  for (guint i = 0; i < self->entries->len; i++) {
    AdcLuckEntry *entry = self->entries->pdata[i];
    AdcLuckTotal *total;

    if (!g_str_equal (adc_luck_entry_get_game (entry), game))
      continue;

    total = find_total (totals, adc_luck_entry_get_side (entry));
    total->n_throws++;
    total->n_hits += adc_luck_entry_get_hits (entry);
    total->expected += adc_luck_entry_get_expected (entry);
    total->deviation += adc_luck_entry_get_variance (entry);
  }
  for (guint i = 0; i < totals->len; i++) {
    AdcLuckTotal *total = totals->pdata[i];

    total->deviation = sqrt (total->deviation); /* it was the variance so far: that adds up */
  }

  return totals;
}
