/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How something is paid, against every way it could be. */

#include "adc-discount.h"

#define MAX_SOURCES 5
#define MAX_ITEMS 3
#define N_RESOURCES 2

typedef struct {
  AdcSource sources[MAX_SOURCES];
  guint     n_sources;
  guint     needs[N_RESOURCES];
} Case;

typedef struct {
  gboolean is_possible;
  guint    n_removed;
  guint    n_forced;
} Best;

static Case
create_case (GRand *rand, gboolean has_pins)
{
  Case test = { .n_sources = g_rand_int_range (rand, 0, MAX_SOURCES + 1) };

  for (guint i = 0; i < test.n_sources; i++) {
    AdcSource *source = &test.sources[i];

    source->resource = g_rand_int_range (rand, 0, N_RESOURCES);
    source->capacity = g_rand_int_range (rand, 0, 4);
    source->is_permanent = g_rand_int_range (rand, 0, 3) == 0;
    source->is_strained = !source->is_permanent && g_rand_boolean (rand);
    source->n_on =
      g_rand_int_range (rand, 0, source->capacity + 1 + (source->is_strained ? 1 : 0));
    source->pinned = has_pins && g_rand_int_range (rand, 0, 3) == 0 ? g_rand_int_range (rand, 0, 4)
                                                                    : -1;
  }
  for (guint r = 0; r < N_RESOURCES; r++)
    test.needs[r] = g_rand_int_range (rand, 0, 6);

  return test;
}

/* The rulebook, once more: what becomes of a card that so many are put on. FALSE: it cannot be done. */
static gboolean
try_source (const AdcSource *source, guint n, guint *n_forced, gboolean *is_removed)
{
  const guint room = source->capacity > source->n_on ? source->capacity - source->n_on : 0;

  *n_forced = n > room ? n - room : 0;
  *is_removed = FALSE;
  if (*n_forced == 0)
    return TRUE;
  if (source->is_permanent || *n_forced > 2 || (source->is_strained && *n_forced > 1))
    return FALSE;
  *is_removed = *n_forced == 2 || source->is_strained;
  return TRUE;
}

/* Every number of workers on every source. */
static void
search (const Case *test, const guint *needs, guint source, const guint *paid, guint n_removed,
        guint n_forced, Best *best)
{
  if (source == test->n_sources) {
    for (guint r = 0; r < N_RESOURCES; r++)
      if (paid[r] != needs[r])
        return;
    if (!best->is_possible || n_removed < best->n_removed ||
        (n_removed == best->n_removed && n_forced < best->n_forced))
      *best = (Best){ TRUE, n_removed, n_forced };
    return;
  }

  for (guint n = 0; n <= 6; n++) {
    const AdcSource *chosen = &test->sources[source];
    guint now[N_RESOURCES] = { paid[0], paid[1] };
    guint forced;
    gboolean is_removed;

    if ((chosen->pinned >= 0 && (guint) chosen->pinned != n) ||
        !try_source (chosen, n, &forced, &is_removed))
      continue;
    now[chosen->resource] += n;
    search (test, needs, source + 1, now, n_removed + (is_removed ? 1 : 0), n_forced + forced,
            best);
  }
}

static gboolean
has_room_for_pins (const Case *test)
{
  for (guint i = 0; i < test->n_sources; i++)
    if (test->sources[i].pinned > (int) adc_source_get_most (&test->sources[i]))
      return FALSE;

  return TRUE;
}

static void
assert_sound (const Case *test, const guint *needs, const AdcPayment *payment)
{
  guint paid[N_RESOURCES] = { 0 };
  guint n_removed = 0, n_forced = 0;

  for (guint i = 0; i < test->n_sources; i++) {
    const AdcSource *source = &test->sources[i];
    const AdcPlacement *placement = &payment->placements[i];
    guint forced;
    gboolean is_removed;

    g_assert_true (try_source (source, placement->n_placed, &forced, &is_removed));
    g_assert_cmpuint (placement->n_forced, ==, forced);
    g_assert_cmpint (placement->is_removed, ==, is_removed);
    g_assert_cmpint (placement->is_strained, ==,
                     !is_removed && (source->is_strained || forced > 0));
    if (source->pinned >= 0)
      g_assert_cmpuint (placement->n_placed, <=, source->pinned);
    paid[source->resource] += placement->n_placed;
    n_removed += is_removed ? 1 : 0;
    n_forced += forced;
  }
  for (guint r = 0; r < N_RESOURCES; r++)
    g_assert_cmpuint (paid[r], ==, needs[r] - payment->missing[r] + payment->too_many[r]);
  g_assert_cmpuint (payment->n_removed, ==, n_removed);
  g_assert_cmpuint (payment->n_forced, ==, n_forced);
}

static void
test_exhaustive (gconstpointer data)
{
  const gboolean has_pins = GPOINTER_TO_INT (data);
  g_autoptr(GRand) rand = g_rand_new_with_seed (has_pins ? 7 : 6);
  guint n_possible = 0, n_impossible = 0, n_forced = 0, n_removed = 0;

  for (guint i = 0; i < 3000; i++) {
    const Case test = create_case (rand, has_pins);
    const guint nothing[N_RESOURCES] = { 0 };
    g_autoptr(AdcPayment) payment =
      adc_payment_find (test.sources, test.n_sources, test.needs, N_RESOURCES);
    Best best = { 0 };

    assert_sound (&test, test.needs, payment);
    search (&test, test.needs, 0, nothing, 0, 0, &best);
    g_assert_cmpint (best.is_possible, ==, payment->n_missing == 0 && has_room_for_pins (&test));
    n_possible += best.is_possible ? 1 : 0;
    n_impossible += best.is_possible ? 0 : 1;
    if (!best.is_possible)
      continue;
    g_assert_cmpuint (payment->n_removed, ==, best.n_removed);
    g_assert_cmpuint (payment->n_forced, ==, best.n_forced);
    n_forced += best.n_forced > 0 ? 1 : 0;
    n_removed += best.n_removed > 0 ? 1 : 0;
  }

  /* Each kind of case has come up, and often. */
  g_assert_cmpuint (n_possible, >, 150);
  g_assert_cmpuint (n_impossible, >, 150);
  g_assert_cmpuint (n_forced, >, 40);
  g_assert_cmpuint (n_removed, >, 20);
}

/* Every item, and every way to take that much off it. */
static Best
search_discounts (const Case *test, guint items[MAX_ITEMS][N_RESOURCES], guint n_items,
                  guint amount)
{
  const guint nothing[N_RESOURCES] = { 0 };
  Best best = { 0 };

  search (test, test->needs, 0, nothing, 0, 0, &best);
  for (guint i = 0; i < n_items; i++)
    for (guint a = 0; a <= MIN (amount, items[i][0]); a++)
      for (guint b = 0; a + b <= amount && b <= items[i][1]; b++) {
        const guint needs[N_RESOURCES] = { test->needs[0] - a, test->needs[1] - b };

        search (test, needs, 0, nothing, 0, 0, &best);
      }

  return best;
}

static void
test_discount (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (8);
  guint n_saved = 0;

  for (guint i = 0; i < 4000; i++) {
    Case test = create_case (rand, i % 2 == 0);
    const guint n_items = g_rand_int_range (rand, 0, MAX_ITEMS + 1);
    const guint amount = g_rand_int_range (rand, 1, 4);
    guint items[MAX_ITEMS][N_RESOURCES] = { { 0 } };
    const guint *costs[MAX_ITEMS] = { items[0], items[1], items[2] };
    g_autoptr(AdcDiscount) discount = NULL;
    g_autoptr(AdcPayment) payment = NULL;
    g_autoptr(AdcPayment) before = NULL;
    guint needs[N_RESOURCES];
    Best best;

    test.needs[0] = test.needs[1] = 0;
    for (guint n = 0; n < n_items; n++)
      for (guint r = 0; r < N_RESOURCES; r++) {
        items[n][r] = g_rand_int_range (rand, 0, 4);
        test.needs[r] += items[n][r];
      }

    discount = adc_discount_find (test.sources, test.n_sources, test.needs, N_RESOURCES, costs,
                                  n_items, amount);
    for (guint r = 0; r < N_RESOURCES; r++) {
      needs[r] = test.needs[r] - (discount != NULL ? discount->off[r] : 0);
      if (discount != NULL)
        g_assert_cmpuint (discount->off[r], <=, items[discount->item][r]);
    }
    if (discount != NULL) {
      g_assert_cmpuint (discount->n_off, ==, discount->off[0] + discount->off[1]);
      g_assert_cmpuint (discount->n_off, <=, amount);
    }
    before = adc_payment_find (test.sources, test.n_sources, test.needs, N_RESOURCES);
    payment = adc_payment_find (test.sources, test.n_sources, needs, N_RESOURCES);
    n_saved += before->n_missing > 0 && payment->n_missing == 0 ? 1 : 0;
    best = search_discounts (&test, items, n_items, amount);
    if (!has_room_for_pins (&test))
      continue;
    g_assert_cmpint (best.is_possible, ==, payment->n_missing == 0);
    if (best.is_possible) {
      g_assert_cmpuint (payment->n_removed, ==, best.n_removed);
      g_assert_cmpuint (payment->n_forced, ==, best.n_forced);
    }
  }

  g_assert_cmpuint (n_saved, >, 10);
}

/* With nothing at stake: off what there is least of, and off the first. */
static void
test_scarcer (void)
{
  static const AdcSource sources[] = {
    { .resource = 0, .capacity = 9, .is_permanent = TRUE, .pinned = -1 },
    { .resource = 1, .capacity = 5, .is_permanent = TRUE, .pinned = -1 },
  };
  static const guint needs[] = { 3, 2 }, dear[] = { 2, 0 }, both[] = { 1, 2 };
  const guint *items[] = { dear, both };
  g_autoptr(AdcDiscount) discount = adc_discount_find (sources, 2, needs, 2, items, 2, 1);
  g_autoptr(AdcDiscount) more = adc_discount_find (sources, 2, needs, 2, items, 2, 9);
  g_autoptr(AdcDiscount) none = adc_discount_find (sources, 2, needs, 2, items, 0, 1);

  g_assert_cmpuint (discount->item, ==, 1);
  g_assert_cmpuint (discount->off[1], ==, 1);
  g_assert_cmpuint (more->item, ==, 1);
  g_assert_cmpuint (more->n_off, ==, 3);
  g_assert_null (none);
}

/* Which of several that would do as well: what is permanent, then the first, and the smallest to be spoilt. */
static void
test_order (void)
{
  static const AdcSource sources[] = {
    { .capacity = 3, .pinned = -1 },
    { .capacity = 1, .pinned = -1 },
    { .capacity = 2, .is_permanent = TRUE, .pinned = -1 },
    { .capacity = 2, .is_strained = TRUE, .pinned = -1 },
  };
  static const struct {
    guint need;
    guint placed[4];
  } cases[] = {
    { 2, { 0, 0, 2, 0 } },  { 4, { 2, 0, 2, 0 } },  { 8, { 3, 1, 2, 2 } },  { 9, { 3, 2, 2, 2 } },
    { 10, { 4, 2, 2, 2 } }, { 11, { 4, 3, 2, 2 } }, { 12, { 4, 3, 2, 3 } }, { 13, { 5, 3, 2, 3 } },
    { 14, { 5, 3, 2, 3 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcPayment) payment = adc_payment_find (sources, 4, &cases[i].need, 1);

    for (guint s = 0; s < 4; s++)
      g_assert_cmpuint (payment->placements[s].n_placed, ==, cases[i].placed[s]);
    g_assert_cmpuint (payment->missing[0], ==, cases[i].need > 13 ? 1 : 0);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/payment/exhaustive", GINT_TO_POINTER (FALSE), test_exhaustive);
  g_test_add_data_func ("/payment/pinned", GINT_TO_POINTER (TRUE), test_exhaustive);
  g_test_add_func ("/payment/discount", test_discount);
  g_test_add_func ("/payment/scarcer", test_scarcer);
  g_test_add_func ("/payment/order", test_order);

  return g_test_run ();
}
