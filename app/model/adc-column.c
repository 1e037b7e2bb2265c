/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-column.h"

#include <string.h>

#define MAX_CELLS  40
#define MAX_NUMBER 99
#define ELLIPSIS   "…"

void
adc_column_free (AdcColumn *self)
{
  g_free (self->benefit);
  g_array_unref (self->cells);
  g_free (self);
}

static gboolean
parse_number (const char *text, int *number)
{
  guint64 parsed;

  if (!g_ascii_string_to_unsigned (text, 10, 0, MAX_NUMBER, &parsed, NULL))
    return FALSE;

  *number = parsed;
  return TRUE;
}

/* Cards print a plus before what is added to something else: it says nothing more here. */
static gboolean
parse_cell (const char *word, AdcModifier *cell)
{
  g_auto(GStrv) terms = g_strsplit (*word == '+' ? word + 1 : word, ":", -1);
  const guint n = g_strv_length (terms);

  *cell = (AdcModifier){ 0 };
  if (g_str_equal (word, "?"))
    return TRUE;

  cell->is_known = TRUE;
  cell->is_pair = n == 2;
  return (n == 1 || n == 2) && parse_number (terms[0], &cell->x) &&
         (n == 1 || parse_number (terms[1], &cell->y));
}

static gboolean
is_ellipsis (const char *word)
{
  return g_str_equal (word, ELLIPSIS) || g_str_equal (word, "...");
}

/* The words before the first number say what is given; “?” there says that nobody knows. */
static AdcColumn *
parse_column (const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n", -1);
  g_autoptr(AdcColumn) column = g_new0 (AdcColumn, 1);
  g_autoptr(GString) name = g_string_new (NULL);
  gboolean is_named = FALSE;

  column->cells = g_array_new (FALSE, FALSE, sizeof (AdcModifier));
  for (guint i = 0; words[i] != NULL; i++) {
    AdcModifier cell;

    if (*words[i] == '\0')
      continue;
    if (column->is_open || column->cells->len >= MAX_CELLS)
      return NULL;

    if (is_ellipsis (words[i]))
      column->is_open = TRUE;
    else if (!parse_cell (words[i], &cell)) {
      if (column->cells->len > 0 || (is_named && name->len == 0))
        return NULL;
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", words[i]);
    } else if (!is_named && !cell.is_known && name->len == 0)
      is_named = TRUE; /* as unknown */
    else
      g_array_append_val (column->cells, cell);
  }
  if (name->len > 0)
    column->benefit = g_strdup (name->str);
  if (column->cells->len == 0)
    column->is_open = TRUE;

  return name->len > 0 || is_named || column->cells->len > 0 ? g_steal_pointer (&column) : NULL;
}

/* French puts spaces that do not break before some signs, and so does who copies from it. */
static GStrv
split (const char *text)
{
  g_autoptr(GString) plain = g_string_new (text);

  g_string_replace (plain, "\u00a0", " ", 0);
  g_string_replace (plain, "\u202f", " ", 0);
  return g_strsplit (plain->str, ";", -1);
}

GPtrArray *
adc_columns_parse (const char *text)
{
  g_auto(GStrv) parts = split (text);
  g_autoptr(GPtrArray) columns = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_column_free);

  if (g_str_equal (text, "-"))
    return g_steal_pointer (&columns);

  for (guint i = 0; parts[i] != NULL; i++) {
    AdcColumn *column;

    if (*g_strstrip (parts[i]) == '\0')
      continue;

    column = parse_column (parts[i]);
    if (column == NULL)
      return NULL;
    g_ptr_array_add (columns, column);
  }

  return columns->len > 0 ? g_steal_pointer (&columns) : NULL;
}

char *
adc_column_print_cells (const AdcColumn *self)
{
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; i < self->cells->len; i++) {
    g_autofree char *cell = adc_modifier_format (g_array_index (self->cells, AdcModifier, i));

    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", cell);
  }
  if (self->is_open)
    g_string_append_printf (out, "%s" ELLIPSIS, out->len > 0 ? " " : "");

  return g_string_free (g_steal_pointer (&out), FALSE);
}

char *
adc_columns_print (GPtrArray *columns)
{
  g_autoptr(GString) out = g_string_new (columns->len > 0 ? "" : "-");

  for (guint i = 0; i < columns->len; i++) {
    const AdcColumn *column = columns->pdata[i];
    g_autofree char *cells = adc_column_print_cells (column);

    g_string_append_printf (out, "%s%s %s", i > 0 ? "; " : "",
                            column->benefit != NULL ? column->benefit : "?", cells);
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

AdcModifier
adc_column_get (const AdcColumn *self, guint position)
{
  if (position < self->cells->len)
    return g_array_index (self->cells, AdcModifier, position);

  return (AdcModifier){ 0 };
}

AdcModifier
adc_modifier_add (AdcModifier a, AdcModifier b)
{
  if (!a.is_known || !b.is_known)
    return (AdcModifier){ .is_pair = a.is_pair || b.is_pair };

  return (AdcModifier){ TRUE, a.is_pair || b.is_pair, a.x + b.x, a.y + b.y };
}

AdcModifier
adc_modifier_multiply (AdcModifier modifier, int factor)
{
  modifier.x *= factor;
  modifier.y *= factor;

  return modifier;
}

gboolean
adc_modifier_equal (AdcModifier a, AdcModifier b)
{
  if (!a.is_known || !b.is_known)
    return a.is_known == b.is_known;

  return a.is_pair == b.is_pair && a.x == b.x && a.y == b.y;
}

char *
adc_modifier_format (AdcModifier modifier)
{
  if (!modifier.is_known)
    return g_strdup ("?");
  if (modifier.is_pair)
    return g_strdup_printf ("%d:%d", modifier.x, modifier.y);

  return g_strdup_printf ("%d", modifier.x);
}
