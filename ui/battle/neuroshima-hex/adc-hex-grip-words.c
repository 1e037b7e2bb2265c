/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-grip-private.h"

#include "adc-hex-edit.h"

#include <glib/gi18n-lib.h>

const char *
adc_hex_grip_get_rule (AdcHexGrip *self)
{
  switch (self->hold) {
  case ADC_HEX_HOLD_MOVE:
    return self->piece != NULL ? "regle-mouvement" : "regle-mobilite";
  case ADC_HEX_HOLD_PUSH:
    return "regle-repousser";
  case ADC_HEX_HOLD_GRENADE:
    return "regle-grenade";
  case ADC_HEX_HOLD_SNIPER:
    return "regle-tireur";
  case ADC_HEX_HOLD_BOMB:
    return "regle-bombe";
  case ADC_HEX_HOLD_NOTHING:
  case ADC_HEX_HOLD_TILE:
  case ADC_HEX_HOLD_LIFTED:
  default:
    return NULL;
  }
}

const char *
adc_hex_grip_get_reason (AdcHexGrip *self)
{
  switch (self->hold) {
  case ADC_HEX_HOLD_MOVE:
    if (self->from != ADC_HEX_NOWHERE)
      return _("It cannot go there: the hex must be free and within its reach.");
    if (self->piece == NULL)
      return _("This tile cannot move by itself: it needs Mobility or a Transport beside it, and "
               "must not be netted.");
    return _("A Move takes one of your own tiles that is not netted.");
  case ADC_HEX_HOLD_PUSH:
    if (self->from == ADC_HEX_NOWHERE)
      return _("This tile can push nobody: it must be yours and not netted, beside an enemy that "
               "is not netted either and has a free hex behind it.");
    if (self->pushed == ADC_HEX_NOWHERE)
      return _("This tile cannot be pushed: it must be an enemy beside the one that pushes, not "
               "netted, with a free hex to go to.");
    return _("A pushed tile goes to a free hex beside it, one step further from the one that "
             "pushes.");
  case ADC_HEX_HOLD_GRENADE:
    return _("A Grenade destroys an enemy tile beside your HQ, never an HQ.");
  case ADC_HEX_HOLD_SNIPER:
    return _("A Sniper wounds an enemy tile, never an HQ.");
  case ADC_HEX_HOLD_BOMB:
    return _("All seven hexes of an Air Strike are on the board: its middle cannot be at the "
             "edge.");
  case ADC_HEX_HOLD_NOTHING:
  case ADC_HEX_HOLD_TILE:
  case ADC_HEX_HOLD_LIFTED:
  default:
    g_assert_not_reached ();
  }
}

static char *
dup_name_at (AdcHexGrip *self, guint cell)
{
  AdcScenarioForce *force = adc_hex_edit_find_at (adc_hex_grip_get_scenario (self), cell, NULL);
  AdcPiece *piece = force != NULL ? adc_hex_grip_find_piece (self, force->unit) : NULL;
  const char *title = piece != NULL ? adc_entry_get_title (ADC_ENTRY (piece)) : NULL;

  if (title == NULL)
    return g_strdup (adc_hex_cell_name (cell));

  /* Translators: a tile and the hex it lies on, as in “Runner (c2)” */
  return g_strdup_printf (_("%s (%s)"), title, adc_hex_cell_name (cell));
}

static char *
describe_push (AdcHexGrip *self, const char *card)
{
  g_autofree char *from = NULL;
  g_autofree char *pushed = NULL;

  if (self->from == ADC_HEX_NOWHERE)
    /* Translators: %s is the name of an action tile, such as “Push Back” */
    return g_strdup_printf (_("%s: choose your tile that pushes."), card);

  from = dup_name_at (self, self->from);
  if (self->pushed == ADC_HEX_NOWHERE)
    /* Translators: the name of an action tile, such as “Push Back”, and the tile that pushes */
    return g_strdup_printf (_("%s: choose the tile that %s pushes."), card, from);

  pushed = dup_name_at (self, self->pushed);
  /* Translators: the name of an action tile, such as “Push Back”, and the tile that is pushed */
  return g_strdup_printf (_("%s: the owner of %s chooses where it goes."), card, pushed);
}

static char *
describe_move (AdcHexGrip *self, const char *card)
{
  g_autofree char *from = NULL;

  if (self->from == ADC_HEX_NOWHERE && card == NULL)
    return g_strdup (_("Free move: choose a tile that can move by itself, or beside a Transport."));
  if (self->from == ADC_HEX_NOWHERE)
    /* Translators: %s is the name of an action tile, such as “Move” */
    return g_strdup_printf (_("%s: choose one of your tiles."), card);

  from = dup_name_at (self, self->from);
  /* Translators: %s is a tile and its hex */
  return g_strdup_printf (_("%s: choose where it goes; it may be turned, and may stay in its hex."),
                          from);
}

char *
adc_hex_grip_describe (AdcHexGrip *self)
{
  AdcPiece *piece;
  const char *title;
  g_autofree char *from = NULL;

  g_return_val_if_fail (ADC_IS_HEX_GRIP (self), NULL);

  piece = adc_hex_grip_find_piece (self, self->piece);
  title = piece != NULL ? adc_entry_get_title (ADC_ENTRY (piece)) : NULL;
  switch (self->hold) {
  case ADC_HEX_HOLD_TILE:
    /* Translators: %s is the name of a tile; a hex is one of the places of the board */
    return g_strdup_printf (_("%s: choose a hex."), title);
  case ADC_HEX_HOLD_LIFTED:
    from = dup_name_at (self, self->from);
    /* Translators: %s is a tile and its hex */
    return g_strdup_printf (_("%s: choose another hex."), from);
  case ADC_HEX_HOLD_MOVE:
    return describe_move (self, title);
  case ADC_HEX_HOLD_PUSH:
    return describe_push (self, title);
  case ADC_HEX_HOLD_GRENADE:
    /* Translators: %s is the name of an action tile, “Grenade” */
    return g_strdup_printf (_("%s: choose an enemy tile beside your HQ."), title);
  case ADC_HEX_HOLD_SNIPER:
    /* Translators: %s is the name of an action tile, “Sniper” */
    return g_strdup_printf (_("%s: choose an enemy tile that is no HQ."), title);
  case ADC_HEX_HOLD_BOMB:
    /* Translators: %s is the name of an action tile, “Air Strike” */
    return g_strdup_printf (_("%s: choose the middle of the seven hexes."), title);
  case ADC_HEX_HOLD_NOTHING:
  default:
    return NULL;
  }
}
