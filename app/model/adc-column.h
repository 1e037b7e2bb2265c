/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Columns of numbers printed on a card, of which tokens cover the first ones: what the card gives, and the numbers from
 * top to bottom. As text, “move 2 4 …; jump 0”: the id of what is given, or “?” when nobody knows, then numbers, pairs
 * such as 1:3 or “?”; “…” at the end when there are others that nobody knows. Columns are separated by “;”; “-” is a
 * card that gives nothing. */

typedef struct {
  gboolean is_known;
  gboolean is_pair;
  int      x;
  int      y; /* of a pair */
} AdcModifier;

typedef struct {
  char     *benefit; /* id, or NULL when nobody knows */
  GArray   *cells;   /* of AdcModifier */
  gboolean  is_open; /* there may be others */
} AdcColumn;

GPtrArray  *adc_columns_parse (const char *text); /* of AdcColumn; NULL: these are no columns */
char       *adc_columns_print (GPtrArray *columns);
void        adc_column_free   (AdcColumn *self);

/* The cell so many from the top; one that is not there is not known. */
AdcModifier adc_column_get    (const AdcColumn *self, guint position);
char       *adc_column_print_cells (const AdcColumn *self); /* “2 4 …” */

/* Term by term; a number and a pair add up to a pair whose second term is the pair's. What is not known makes the sum
 * unknown. */
AdcModifier adc_modifier_add      (AdcModifier a, AdcModifier b);
AdcModifier adc_modifier_multiply (AdcModifier modifier, int factor);
gboolean    adc_modifier_equal    (AdcModifier a, AdcModifier b);
char       *adc_modifier_format   (AdcModifier modifier); /* "4", "1:3" or "?" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcColumn, adc_column_free)
