/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-private.h"

#include <string.h>

typedef enum { UNDECIDED, FREE, NETTED } Fate;

typedef struct {
  gboolean is_alive[ADC_HEX_CELLS];
  gboolean holds[ADC_HEX_CELLS][ADC_HEX_CELLS]; /* [a][b]: a throws a net over b */
  Fate     fates[ADC_HEX_CELLS];
} Nets;

static void
throw_nets (const AdcHexPosition *position, Nets *nets)
{
  for (guint a = 0; a < ADC_HEX_CELLS; a++) {
    for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
      guint b = hex_oracle_step (a, direction);

      if (b != ADC_HEX_NOWHERE && nets->is_alive[a] && nets->is_alive[b]
          && hex_oracle_has_net (&position->cells[a], direction)
          && hex_oracle_can_net (position, position->cells[a].side, position->cells[b].side))
        nets->holds[a][b] = TRUE;
    }
  }

  /* Two nets face to face cancel. */
  for (guint a = 0; a < ADC_HEX_CELLS; a++) {
    for (guint b = 0; b < a; b++) {
      if (nets->holds[a][b] && nets->holds[b][a]) {
        nets->holds[a][b] = FALSE;
        nets->holds[b][a] = FALSE;
      }
    }
  }
}

static gboolean
is_held_by (const Nets *nets, guint cell, Fate fate)
{
  for (guint a = 0; a < ADC_HEX_CELLS; a++)
    if (nets->is_alive[a] && nets->holds[a][cell] && nets->fates[a] == fate)
      return TRUE;
  return FALSE;
}

/* Whoever is held by nobody who may be free is free; whoever is held by somebody free is netted. */
static void
settle_chains (Nets *nets)
{
  gboolean has_changed = TRUE;

  while (has_changed) {
    has_changed = FALSE;
    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
      if (!nets->is_alive[cell] || nets->fates[cell] != UNDECIDED)
        continue;

      if (is_held_by (nets, cell, FREE)) {
        nets->fates[cell] = NETTED;
        has_changed = TRUE;
      } else if (!is_held_by (nets, cell, UNDECIDED)) {
        nets->fates[cell] = FREE;
        has_changed = TRUE;
      }
    }
  }
}

/* [a][b]: following nets from undecided to undecided leads from a to b. */
static void
find_ways (const Nets *nets, gboolean leads[ADC_HEX_CELLS][ADC_HEX_CELLS])
{
  for (guint a = 0; a < ADC_HEX_CELLS; a++)
    for (guint b = 0; b < ADC_HEX_CELLS; b++)
      leads[a][b] = nets->is_alive[a] && nets->is_alive[b] && nets->holds[a][b]
                    && nets->fates[a] == UNDECIDED && nets->fates[b] == UNDECIDED;

  for (guint via = 0; via < ADC_HEX_CELLS; via++)
    for (guint a = 0; a < ADC_HEX_CELLS; a++)
      for (guint b = 0; b < ADC_HEX_CELLS; b++)
        if (leads[a][via] && leads[via][b])
          leads[a][b] = TRUE;
}

/* A loop that nobody holds from outside cancels like two nets face to face: all in it are free.
 * FALSE: nothing is undecided any more. */
static gboolean
open_loops (Nets *nets)
{
  gboolean leads[ADC_HEX_CELLS][ADC_HEX_CELLS];
  gboolean is_free[ADC_HEX_CELLS] = { FALSE };
  gboolean has_opened = FALSE;

  find_ways (nets, leads);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    gboolean is_outermost = TRUE;

    if (!nets->is_alive[cell] || nets->fates[cell] != UNDECIDED)
      continue;
    for (guint a = 0; a < ADC_HEX_CELLS; a++)
      if (leads[a][cell] && !leads[cell][a])
        is_outermost = FALSE;
    is_free[cell] = is_outermost;
  }

  for (guint a = 0; a < ADC_HEX_CELLS; a++) {
    if (!is_free[a])
      continue;
    nets->fates[a] = FREE;
    has_opened = TRUE;
    for (guint b = 0; b < ADC_HEX_CELLS; b++)
      if (is_free[b])
        nets->holds[a][b] = FALSE; /* those of two different loops do not hold each other */
  }
  return has_opened;
}

void
hex_oracle_find_netted (const AdcHexPosition *position, const HexOracleState *state,
                        HexOracleSurvey *survey)
{
  Nets nets;

  memset (&nets, 0, sizeof nets);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    nets.is_alive[cell] = state->is_alive[cell];

  throw_nets (position, &nets);
  do {
    settle_chains (&nets);
  } while (open_loops (&nets));

  for (guint a = 0; a < ADC_HEX_CELLS; a++) {
    survey->is_netted[a] = nets.is_alive[a] && nets.fates[a] == NETTED;
    for (guint b = 0; b < ADC_HEX_CELLS; b++)
      survey->holds[a][b] = nets.is_alive[a] && nets.is_alive[b] && nets.fates[a] == FREE
                            && nets.holds[a][b];
  }
}
