/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-payment.h"

guint
adc_source_get_free (const AdcSource *self)
{
  return self->n_on < self->capacity ? self->capacity - self->n_on : 0;
}

/* How many it takes to make it go. */
static guint
get_forceable (const AdcSource *self)
{
  return self->is_permanent ? 0 : self->is_strained ? 1 : 2;
}

guint
adc_source_get_most (const AdcSource *self)
{
  return adc_source_get_free (self) + get_forceable (self);
}

static AdcPlacement
place (const AdcSource *self, guint n_workers)
{
  const guint n_free = adc_source_get_free (self);
  AdcPlacement placement = { .n_placed = MIN (n_workers, adc_source_get_most (self)) };

  placement.n_forced = placement.n_placed > n_free ? placement.n_placed - n_free : 0;
  placement.is_removed = placement.n_forced > 0 && placement.n_forced == get_forceable (self);
  placement.is_strained =
    !placement.is_removed && (self->is_strained || placement.n_forced > 0);

  return placement;
}

/* What the owner has put somewhere himself; FALSE when he left it open. */
static gboolean
is_pinned (const AdcSource *source, guint *n_workers)
{
  if (source->pinned < 0)
    return FALSE;

  *n_workers = MIN ((guint) source->pinned, adc_source_get_most (source));
  return TRUE;
}

/* Which of two sources to spoil rather: the smaller, then the one that comes first. */
static int
compare_capacities (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const AdcSource *sources = user_data;
  const guint left = *(const guint *) a, right = *(const guint *) b;

  if (sources[left].capacity != sources[right].capacity)
    return sources[left].capacity < sources[right].capacity ? -1 : 1;

  return left < right ? -1 : 1;
}

/* The positions of the sources that are nobody's to choose, smallest first. */
static GArray *
list_open (const AdcSource *sources, guint n_sources, guint resource)
{
  GArray *open = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n_sources; i++)
    if (sources[i].resource == resource && sources[i].pinned < 0 && !sources[i].is_permanent)
      g_array_append_val (open, i);
  g_array_sort_with_data (open, compare_capacities, (gpointer) sources);

  return open;
}

static guint
fill (const AdcSource *sources, guint n_sources, guint resource, gboolean are_permanent,
      guint *placed, guint rest)
{
  for (guint i = 0; i < n_sources && rest > 0; i++) {
    guint n;

    if (sources[i].resource != resource || sources[i].pinned >= 0 ||
        sources[i].is_permanent != are_permanent)
      continue;

    n = MIN (rest, adc_source_get_free (&sources[i]));
    placed[i] += n;
    rest -= n;
  }

  return rest;
}

/* One more on each source that still is what it was; then, one more makes each of them go. */
static guint
force (const AdcSource *sources, guint n_sources, guint resource, guint *placed, guint rest)
{
  g_autoptr(GArray) open = list_open (sources, n_sources, resource);

  for (guint i = 0; i < open->len && rest > 0; i++) {
    const guint source = g_array_index (open, guint, i);

    if (sources[source].is_strained)
      continue;
    placed[source]++;
    rest--;
  }
  for (guint i = 0; i < open->len && rest > 0; i++) {
    placed[g_array_index (open, guint, i)]++;
    rest--;
  }

  return rest;
}

static void
pay (AdcPayment *self, const AdcSource *sources, guint n_sources, guint resource, guint need,
     guint *placed)
{
  guint n_pinned = 0;
  guint rest;

  for (guint i = 0; i < n_sources; i++)
    if (sources[i].resource == resource && is_pinned (&sources[i], &placed[i]))
      n_pinned += placed[i];

  self->too_many[resource] = n_pinned > need ? n_pinned - need : 0;
  rest = n_pinned < need ? need - n_pinned : 0;
  rest = fill (sources, n_sources, resource, TRUE, placed, rest);
  rest = fill (sources, n_sources, resource, FALSE, placed, rest);
  if (rest > 0)
    rest = force (sources, n_sources, resource, placed, rest);
  self->missing[resource] = rest;
  self->n_missing += rest + self->too_many[resource];
}

AdcPayment *
adc_payment_find (const AdcSource *sources, guint n_sources, const guint *needs, guint n_resources)
{
  AdcPayment *self = g_new0 (AdcPayment, 1);
  g_autofree guint *placed = g_new0 (guint, MAX (1, n_sources));

  self->placements = g_new0 (AdcPlacement, MAX (1, n_sources));
  self->missing = g_new0 (guint, MAX (1, n_resources));
  self->too_many = g_new0 (guint, MAX (1, n_resources));
  for (guint r = 0; r < n_resources; r++)
    pay (self, sources, n_sources, r, needs[r], placed);

  for (guint i = 0; i < n_sources; i++) {
    self->placements[i] = place (&sources[i], placed[i]);
    self->n_forced += self->placements[i].n_forced;
    self->n_removed += self->placements[i].is_removed ? 1 : 0;
  }

  return self;
}

void
adc_payment_free (AdcPayment *self)
{
  if (self == NULL)
    return;

  g_free (self->placements);
  g_free (self->missing);
  g_free (self->too_many);
  g_free (self);
}
