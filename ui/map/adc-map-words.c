/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map-words.h"

#include "adc-game.h"

#include <gtk/gtk.h>
#include <glib/gi18n-lib.h>

char *
adc_map_format_turn (guint turn)
{
  if (turn == 0)
    return g_strdup (C_("turn of a game", "Set-up"));

  return g_strdup_printf (_("Turn %u"), turn);
}

char *
adc_map_format_length (const AdcJourney *journey)
{
  g_autofree char *turns = NULL;
  g_autofree char *zones = NULL;

  if (journey->n_moves == 0 && journey->n_turns == 0)
    return g_strdup (_("Already there"));

  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", journey->n_turns), journey->n_turns);
  zones = g_strdup_printf (ngettext ("%u zone", "%u zones", journey->n_moves), journey->n_moves);
  /* Translators: how long a journey is, as in “2 turns, 7 zones” */
  return g_strdup_printf (C_("journey", "%s, %s"), turns, zones);
}

char *
adc_map_format_place (AdcMap *map, AdcZone *zone)
{
  const char *id = adc_zone_get_body (zone);
  const AdcBody *body = id != NULL ? adc_map_find_body (map, id) : NULL;

  if (body == NULL)
    return g_strdup (adc_zone_get_kind_title (zone));

  return g_strdup_printf ("%s · %s", adc_zone_get_kind_title (zone), adc_body_get_title (body));
}

static char *
list_titles (GPtrArray *zones)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < zones->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", adc_entry_get_title (zones->pdata[i]));

  return g_string_free (list, FALSE);
}

char *
adc_map_describe_zone (AdcMap *map, AdcZone *zone, guint turn)
{
  g_autoptr(GPtrArray) bodies = adc_map_list_bodies_at (map, zone, turn);
  g_autoptr(GPtrArray) touching = adc_map_list_touching (map, zone, turn);
  GString *text = g_string_new (adc_entry_get_title (ADC_ENTRY (zone)));

  for (guint i = 0; i < bodies->len; i++) {
    g_string_append (text, ", ");
    /* Translators: a planet is in the zone that was just named */
    g_string_append_printf (text, _("%s is here"), adc_body_get_title (bodies->pdata[i]));
  }
  if (touching->len > 0) {
    g_autofree char *list = list_titles (touching);

    g_string_append (text, ", ");
    /* Translators: the zones next to the one that was just named, with commas between them */
    g_string_append_printf (text, _("touches %s"), list);
  }

  return g_string_free (text, FALSE);
}

const AdcBody *
adc_map_get_root (AdcMap *map, const AdcBody *body)
{
  /* No body is farther down than there are bodies, whatever a file may say. */
  for (guint i = 0; i < adc_map_get_bodies (map)->len; i++) {
    const AdcBody *next = body->around != NULL ? adc_map_find_body (map, body->around) : NULL;

    if (next == NULL)
      break;
    body = next;
  }

  return body;
}

const AdcBody *
adc_map_get_root_of (AdcMap *map, AdcZone *zone)
{
  const char *id = adc_zone_get_body (zone);
  const AdcBody *body = id != NULL ? adc_map_find_body (map, id) : NULL;

  return body != NULL ? adc_map_get_root (map, body) : NULL;
}

AdcZone *
adc_map_get_entrance (const AdcBody *body)
{
  if (body->gate != NULL)
    return body->gate;

  for (guint i = 0; i < body->zones->len; i++)
    if (adc_zone_get_realm (body->zones->pdata[i]) == ADC_REALM_ORBIT)
      return body->zones->pdata[i];

  return body->zones->len > 0 ? body->zones->pdata[0] : NULL;
}

/* A zone in space is no entry: it is something of the view's own. */
void
adc_map_open_zone (gpointer widget, AdcGame *game, AdcZone *zone)
{
  const gboolean is_space = adc_zone_get_zone_kind (zone) == ADC_ZONE_KIND_SPACE;
  g_autofree char *location = g_strdup_printf ("%s/%s/%s", adc_game_get_id (game),
                                               is_space ? "map" : "zone",
                                               adc_entry_get_id (ADC_ENTRY (zone)));

  gtk_widget_activate_action (widget, "win.open", "s", location);
}
