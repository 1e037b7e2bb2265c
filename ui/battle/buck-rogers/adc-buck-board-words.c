/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-board-words.h"

#include "adc-shot-words.h"

#include <glib/gi18n-lib.h>

const char *
adc_buck_stock_get_title (const AdcBuckStock *stock)
{
  return stock->piece != NULL ? adc_entry_get_title (ADC_ENTRY (stock->piece)) : stock->slot->unit;
}

const char *
adc_buck_slot_get_place (const AdcBuckSlot *slot)
{
  if (g_str_equal (slot->place, "orbit"))
    /* Translators: of ships: in the near orbit over a battle on the ground */
    return _("in orbit above");
  if (g_str_equal (slot->place, "aboard"))
    /* Translators: of pieces that a transport carries */
    return _("aboard");

  return NULL;
}

static char *
format_hit (const AdcBuckStock *stock)
{
  /* Translators: how many pieces of a kind were hit in this round */
  return g_strdup_printf (ngettext ("%u already hit", "%u already hit", stock->n_hit),
                          stock->n_hit);
}

char *
adc_buck_stock_format (const AdcBuckStock *stock)
{
  g_autofree char *hit = stock->n_hit > 0 ? format_hit (stock) : NULL;

  if (hit == NULL)
    return g_strdup_printf ("%u", stock->count);

  /* Translators: how many pieces there are, and of these, as in “2 already hit” */
  return g_strdup_printf (_("%u, %s"), stock->count, hit);
}

static gboolean
is_beyond_colour (const AdcBuckStock *stock)
{
  return stock->supply > 0 && stock->count > stock->supply;
}

static char *
format_supply (const AdcBuckStock *stock)
{
  /* Translators: how many pieces of a kind one colour has */
  return g_strdup_printf (ngettext ("more than the %u of one colour",
                                    "more than the %u of one colour", stock->supply),
                          stock->supply);
}

char *
adc_buck_stock_dup_caption (const AdcBuckStock *stock)
{
  const char *place = adc_buck_slot_get_place (stock->slot);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (place != NULL)
    g_ptr_array_add (parts, g_strdup (place));
  if (stock->n_hit > 0)
    g_ptr_array_add (parts, format_hit (stock));
  if (is_beyond_colour (stock))
    g_ptr_array_add (parts, format_supply (stock));
  if (parts->len == 0)
    return NULL;

  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (GStrv) parts->pdata);
}

char *
adc_buck_format_needed (const AdcShot *shot)
{
  if (!shot->known)
    return g_strdup ("?");
  if (!shot->possible || shot->needed == 0)
    return g_strdup ("–");

  return g_strdup_printf ("%u+", shot->needed);
}

char *
adc_buck_describe_needed (const AdcShot *shot)
{
  /* Translators: what a die must show to hit */
  return g_strdup_printf (_("%u or more hits"), shot->needed);
}

static void
add_shot (GPtrArray *parts, const AdcShot *shot)
{
  if (!shot->known)
    g_ptr_array_add (parts, g_strdup (_("threshold unknown")));
  else if (!shot->possible || shot->needed == 0)
    g_ptr_array_add (parts, g_strdup (_("cannot be hit")));
  else
    g_ptr_array_add (parts, adc_buck_describe_needed (shot));
}

char *
adc_buck_stock_describe (const AdcBuckStock *stock, const AdcBuckCamp *camp, AdcBuckRole role,
                         const AdcShot *shot)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const char *place = adc_buck_slot_get_place (stock->slot);
  g_autofree char *count = adc_buck_stock_format (stock);

  /* Translators: a kind of piece, and how many there are, as in “Trooper: 8, 2 already hit” */
  g_ptr_array_add (parts, g_strdup_printf (_("%s: %s"), adc_buck_stock_get_title (stock), count));
  if (place != NULL)
    g_ptr_array_add (parts, g_strdup (place));
  g_ptr_array_add (parts, g_strdup (camp->name));
  if (is_beyond_colour (stock))
    g_ptr_array_add (parts, format_supply (stock));
  if (role == ADC_BUCK_SHOOTER)
    g_ptr_array_add (parts, g_strdup (_("chosen to shoot")));
  else if (role == ADC_BUCK_AIMED_AT)
    g_ptr_array_add (parts, g_strdup (_("chosen as the target")));
  if (shot != NULL)
    add_shot (parts, shot);
  if (stock->fault != NULL)
    g_ptr_array_add (parts, g_strdup (stock->fault->message));

  g_ptr_array_add (parts, NULL);
  /* Translators: between the things said of a force, one after the other */
  return g_strjoinv (_(", "), (GStrv) parts->pdata);
}

const char *
adc_buck_get_order_title (guint index)
{
  static const char * const titles[] = {
    N_("Moves first"), N_("Moves second"), N_("Moves third"),
    N_("Moves fourth"), N_("Moves fifth"), N_("Moves sixth"),
  };

  g_return_val_if_fail (index < G_N_ELEMENTS (titles), "");

  return _(titles[index]);
}
