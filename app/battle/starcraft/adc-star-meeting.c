/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-meeting.h"

#include <string.h>

#define MAX_ROOM       (4 * 1024 * 1024) /* numbers at once */
#define STEPS_PER_LOOK 1000000           /* whether it was cancelled */

typedef struct {
  guint               n_skirmishes;
  AdcStarTable      **tables;
  guint               host;
  AdcStarMeetingFunc  func;
  gpointer            data;
  const AdcStarWatch *watch;
  double             *chances[ADC_STAR_MAX_SKIRMISHES + 1]; /* results, then the guest's modes */
  gsize               before[ADC_STAR_MAX_SKIRMISHES + 1];  /* results of the skirmishes before */
  gsize               after[ADC_STAR_MAX_SKIRMISHES + 1];   /* the guest's modes in those behind */
  gsize               n_steps;
} Meeting;

void
adc_star_ends_read (AdcStarEnds *self, const AdcStarBattle *battle, AdcStarTable **tables)
{
  self->n_skirmishes = battle->n_skirmishes;
  self->n = 1;
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    self->sizes[i] = tables[i]->results->len;
    self->n *= self->sizes[i];
  }
}

double
adc_star_meeting_get_work (const AdcStarBattle *battle, AdcStarTable **tables, guint host)
{
  double n_hosts = 1, n_results = 1, n_guests = 1, work = 0;

  for (guint i = 0; i < battle->n_skirmishes; i++)
    n_guests *= tables[i]->sides[!host].n_modes;
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    if (n_results * n_guests > MAX_ROOM)
      return G_MAXDOUBLE;
    n_hosts *= tables[i]->sides[host].n_modes;
    work += n_hosts * n_results * n_guests;
    n_results *= tables[i]->results->len;
    n_guests /= tables[i]->sides[!host].n_modes;
  }

  return n_results > MAX_ROOM ? G_MAXDOUBLE : work + n_hosts * n_results;
}

/* The guest's modes in a skirmish become results, against that mode of the host. */
static void
meet (Meeting *self, guint skirmish, guint mode)
{
  const AdcStarTable *table = self->tables[skirmish];
  const guint n_guests = table->sides[!self->host].n_modes;
  const guint n_results = table->results->len;
  const gsize n_after = self->after[skirmish + 1];
  const double *from = self->chances[skirmish];
  double *to = self->chances[skirmish + 1];

  memset (to, 0, self->before[skirmish + 1] * n_after * sizeof *to);
  for (gsize i = 0; i < self->before[skirmish]; i++) {
    for (guint guest = 0; guest < n_guests; guest++) {
      const guint result = self->host == ADC_STAR_ATTACKER
                             ? adc_star_table_get_cell (table, mode, guest)
                             : adc_star_table_get_cell (table, guest, mode);
      const double *source = &from[(i * n_guests + guest) * n_after];
      double *target = &to[(i * n_results + result) * n_after];

      for (gsize j = 0; j < n_after; j++)
        target[j] += source[j];
    }
  }
  self->n_steps += self->before[skirmish] * n_guests * n_after;
}

static gboolean
go_on (Meeting *self, guint skirmish, gsize host)
{
  guint n_hosts;

  if (skirmish == self->n_skirmishes) {
    self->func (host, self->chances[skirmish], self->data);
    return TRUE;
  }

  n_hosts = self->tables[skirmish]->sides[self->host].n_modes;
  for (guint mode = 0; mode < n_hosts; mode++) {
    if (self->n_steps >= STEPS_PER_LOOK) {
      self->n_steps = 0;
      if (adc_star_watch_is_cancelled (self->watch))
        return FALSE;
    }
    meet (self, skirmish, mode);
    if (!go_on (self, skirmish + 1, host * n_hosts + mode))
      return FALSE;
    if (skirmish == 0)
      adc_star_watch_tell (self->watch, (mode + 1.0) / n_hosts);
  }

  return TRUE;
}

AdcStarAnswer
adc_star_meeting_run (const AdcStarBattle *battle, AdcStarTable **tables, guint host,
                      const AdcStarDraw *guest, AdcStarMeetingFunc func, gpointer data,
                      const AdcStarWatch *watch)
{
  Meeting self = {
    .n_skirmishes = battle->n_skirmishes,
    .tables = tables,
    .host = host,
    .func = func,
    .data = data,
    .watch = watch,
  };
  gboolean is_done;

  self.before[0] = 1;
  self.after[self.n_skirmishes] = 1;
  for (guint i = 0; i < self.n_skirmishes; i++)
    self.before[i + 1] = self.before[i] * tables[i]->results->len;
  for (guint i = self.n_skirmishes; i-- > 0;)
    self.after[i] = self.after[i + 1] * tables[i]->sides[!host].n_modes;
  for (guint i = 0; i <= self.n_skirmishes; i++)
    self.chances[i] = g_new (double, self.before[i] * self.after[i]);

  memcpy (self.chances[0], guest->chances, self.after[0] * sizeof (double));
  is_done = go_on (&self, 0, 0);
  for (guint i = 0; i <= self.n_skirmishes; i++)
    g_free (self.chances[i]);
  return is_done ? ADC_STAR_DONE : ADC_STAR_CANCELLED;
}
