/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-map.h"
#include "adc-problem.h"

#include <glib/gi18n-lib.h>

#define MAX_ORBITS 16
#define MAX_BODIES 64

typedef enum {
  NOTE_ZONE,  /* a zone of the ground or of an orbit */
  NOTE_ORBIT, /* the zones of space of an orbit */
  NOTE_GATE,  /* the zone by which one leaves a body */
  NOTE_STOP,  /* a zone that a voyage names */
} NoteKind;

/* Zones are read after the map that names them. */
typedef struct {
  NoteKind  kind;
  char     *path;
  int       line;
  AdcZone  *zone;  /* or NULL */
  char     *owner; /* the orbit or body it is about, or NULL */
  char     *id;    /* of a zone, or NULL */
} Note;

void
adc_parser_free_note (gpointer data)
{
  Note *note = data;

  g_free (note->path);
  g_clear_object (&note->zone);
  g_free (note->owner);
  g_free (note->id);
  g_free (note);
}

static Note *
add_note (AdcParser *self, const xmlNode *node, NoteKind kind, const char *owner, const char *id)
{
  Note *note = g_new0 (Note, 1);

  note->kind = kind;
  note->path = g_strdup (self->path);
  note->line = xmlGetLineNo (node);
  note->owner = g_strdup (owner);
  note->id = g_strdup (id);
  g_ptr_array_add (self->map_notes, note);

  return note;
}

G_GNUC_PRINTF (3, 4)
static void
complain (AdcParser *self, const Note *note, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->problems, adc_problem_new (note->path, note->line, message));
}

void
adc_parser_read_zone (AdcParser *self, const xmlNode *node, AdcZone *zone)
{
  g_autofree char *kind_name = adc_xml_dup_attribute (node, "kind");
  g_autofree char *body = adc_xml_dup_attribute (node, "body");
  g_autofree char *touches = adc_xml_dup_attribute (node, "touches");
  g_auto(GStrv) ids = g_strsplit_set (touches, " \t\r\n", -1);
  AdcZoneKind kind = ADC_ZONE_KIND_SURFACE;

  adc_zone_kind_from_name (kind_name, &kind); /* the schema admits no other name */
  adc_zone_set (zone, kind, body, adc_parser_get_flag (node, "checked"));
  for (guint i = 0; ids[i] != NULL; i++) {
    if (*ids[i] == '\0')
      continue;

    if (g_strv_contains (adc_zone_get_touches (zone), ids[i]))
      adc_parser_complain (self, node, _("“%s” stands twice among what it touches"), ids[i]);
    adc_zone_add_touch (zone, ids[i]);
    adc_parser_add_reference (self, node, NULL, ids[i], ADC_KIND_ZONE);
  }

  add_note (self, node, NOTE_ZONE, NULL, NULL)->zone = g_object_ref (zone);
}

/* “Orbit 3”, in every language the orbit has a name in. */
static AdcText *
create_space_title (const AdcOrbit *orbit, guint index)
{
  AdcText *title = NULL;

  for (guint i = 0; i < adc_text_get_n (orbit->title); i++) {
    const char *language;
    const char *name = adc_text_get_nth (orbit->title, i, &language);
    g_autofree char *text = g_strdup_printf ("%s %u", name, index);

    if (title == NULL)
      title = adc_text_new (language, text);
    else
      adc_text_add (title, language, text);
  }

  return title;
}

static char *
create_space_id (const AdcOrbit *orbit, guint index)
{
  return g_strdup_printf ("%s-%u", orbit->id, index);
}

static void
add_space (AdcParser *self, const xmlNode *map_node, AdcOrbit *orbit, guint n_zones,
           gboolean is_checked)
{
  g_autofree char *source = adc_xml_dup_attribute (map_node, "source");
  g_autofree char *section = adc_xml_dup_attribute (map_node, "section");
  g_autoptr(AdcText) title = adc_parser_read_children (self, map_node, "title");

  for (guint i = 0; i < n_zones; i++) {
    AdcZone *zone = g_object_new (ADC_TYPE_ZONE, NULL);
    g_autofree char *id = create_space_id (orbit, i);

    adc_entry_set_id (ADC_ENTRY (zone), id);
    adc_entry_set_game (ADC_ENTRY (zone), self->game);
    adc_entry_take_title (ADC_ENTRY (zone), create_space_title (orbit, i));
    adc_entry_set_citation (ADC_ENTRY (zone), source, 0,
                            section != NULL ? section : adc_text_get_source (title));
    adc_zone_set (zone, ADC_ZONE_KIND_SPACE, NULL, is_checked);
    adc_zone_set_index (zone, orbit->id, i);
    g_ptr_array_add (orbit->zones, zone);
  }
}

static void
join (AdcZone *a, AdcZone *b)
{
  if (a == b || g_strv_contains (adc_zone_get_touches (a), adc_entry_get_id (ADC_ENTRY (b))))
    return;

  adc_zone_add_touch (a, adc_entry_get_id (ADC_ENTRY (b)));
  adc_zone_add_touch (b, adc_entry_get_id (ADC_ENTRY (a)));
}

static void
join_inwards (const AdcOrbit *orbit, const AdcOrbit *inner)
{
  const guint n = orbit->zones->len;
  const guint share = n / inner->zones->len;

  for (guint i = 0; i < n; i++)
    join (orbit->zones->pdata[(orbit->first + i) % n], inner->zones->pdata[i / share]);
}

static void
join_along (const AdcOrbit *orbit)
{
  for (guint i = 0; orbit->is_linked && i < orbit->zones->len; i++)
    join (orbit->zones->pdata[i], orbit->zones->pdata[(i + 1) % orbit->zones->len]);
}

static void
read_orbit (AdcParser *self, const xmlNode *map_node, const xmlNode *node, AdcMap *map)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *colour = adc_xml_dup_attribute (node, "colour");
  g_autofree char *inner_id = adc_xml_dup_attribute (node, "inner");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  const guint n_zones = adc_parser_get_count (node, "zones", 1);
  const AdcOrbit *inner = inner_id != NULL ? adc_map_find_orbit (map, inner_id) : NULL;
  AdcOrbit *orbit;

  if (adc_map_get_orbits (map)->len == MAX_ORBITS) {
    adc_parser_complain (self, node, _("there are more than %d orbits"), MAX_ORBITS);
    return;
  }

  orbit = adc_map_add_orbit (map, id, title, colour);
  if (orbit == NULL) {
    adc_parser_complain (self, node, _("the orbit “%s” stands twice"), id);
    return;
  }

  orbit->is_linked = adc_parser_get_flag (node, "linked");
  orbit->inner = g_strdup (inner_id);
  orbit->first = adc_parser_get_count (node, "first", 0);
  add_space (self, map_node, orbit, n_zones, adc_parser_get_flag (node, "checked"));
  add_note (self, node, NOTE_ORBIT, id, NULL);
  join_along (orbit);

  if (orbit->first >= n_zones)
    adc_parser_complain (self, node, _("the orbit “%s” has %u zones, so none has the index %u"), id,
                         n_zones, orbit->first);
  else if (inner_id != NULL && inner == NULL)
    adc_parser_complain (self, node, _("there is no orbit “%s” before this one"), inner_id);
  else if (inner != NULL && n_zones % inner->zones->len != 0)
    adc_parser_complain (self, node,
                         /* Translators: an orbit, how many zones it has, the next orbit inwards and
                            how many that one has */
                         _("the %2$u zones of the orbit “%1$s” cannot be shared out among the "
                           "%4$u of “%3$s”"),
                         id, n_zones, inner_id, inner->zones->len);
  else if (inner != NULL)
    join_inwards (orbit, inner);
}

/* The orbit that a body moves along, or NULL and a complaint; and where it starts if it goes around
 * another. */
static AdcOrbit *
find_path (AdcParser *self, const xmlNode *node, AdcMap *map, const char *orbit_id,
           const char *around, guint *start)
{
  const AdcBody *leading = around != NULL ? adc_map_find_body (map, around) : NULL;
  AdcOrbit *orbit = orbit_id != NULL ? adc_map_find_orbit (map, orbit_id) : NULL;

  if (around != NULL && leading == NULL)
    adc_parser_complain (self, node, _("there is no body “%s” before this one"), around);
  else if (around != NULL && leading->orbit == NULL)
    adc_parser_complain (self, node, _("the body “%s” has no orbit of its own"), around);
  else if (around == NULL && orbit == NULL)
    adc_parser_complain (self, node, _("there is no orbit “%s”"), orbit_id);
  else if (around == NULL && *start >= orbit->zones->len)
    adc_parser_complain (self, node, _("the orbit “%s” has %u zones, so none has the index %u"),
                         orbit_id, orbit->zones->len, *start);
  else if (around == NULL)
    return orbit;
  else {
    *start = leading->start;
    return leading->path;
  }

  return NULL;
}

static void
read_body (AdcParser *self, const xmlNode *node, AdcMap *map)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *colour = adc_xml_dup_attribute (node, "colour");
  g_autofree char *orbit = adc_xml_dup_attribute (node, "orbit");
  g_autofree char *around = adc_xml_dup_attribute (node, "around");
  g_autofree char *gate = adc_xml_dup_attribute (node, "gate");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  guint start = adc_parser_get_count (node, "start", 0);
  AdcOrbit *path;
  AdcBody *body;

  if (adc_map_get_bodies (map)->len == MAX_BODIES) {
    adc_parser_complain (self, node, _("there are more than %d bodies"), MAX_BODIES);
    return;
  }

  path = find_path (self, node, map, orbit, around, &start);
  if (path == NULL)
    return;

  body = adc_map_add_body (map, id, title, colour);
  if (body == NULL) {
    adc_parser_complain (self, node, _("the body “%s” stands twice"), id);
    return;
  }

  body->orbit = g_steal_pointer (&orbit);
  body->around = g_steal_pointer (&around);
  body->start = start;
  body->path = path;
  if (gate != NULL)
    add_note (self, node, NOTE_GATE, id, gate);
}

static void
read_carrier (AdcParser *self, const xmlNode *node, AdcMap *map)
{
  g_autofree char *unit = adc_xml_dup_attribute (node, "unit");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");

  adc_parser_add_reference (self, node, NULL, unit, ADC_KIND_UNIT);
  for (const xmlNode *child = adc_xml_first_element (node); child != NULL;
       child = adc_xml_next_element (child)) {
    g_autofree char *load = adc_xml_dup_attribute (child, "unit");

    adc_parser_add_reference (self, child, NULL, load, ADC_KIND_UNIT);
    adc_map_add_capacity (map, unit, load, adc_parser_get_count (child, "count", 1), rule);
  }
}

static void
read_voyage_step (AdcParser *self, const xmlNode *node, AdcVoyage *voyage)
{
  g_autofree char *unit = adc_xml_dup_attribute (node, "unit");
  g_autofree char *to = adc_xml_dup_attribute (node, "to");
  const guint count = adc_parser_get_count (node, "count", 0);

  if (unit != NULL)
    adc_parser_add_reference (self, node, NULL, unit, ADC_KIND_UNIT);

  if (adc_xml_is (node, "go")) {
    adc_voyage_add_step (voyage, ADC_VOYAGE_GO, to, 0);
    add_note (self, node, NOTE_STOP, NULL, to);
  } else if (adc_xml_is (node, "load")) {
    adc_voyage_add_step (voyage, ADC_VOYAGE_LOAD, unit, count);
  } else if (adc_xml_is (node, "unload")) {
    adc_voyage_add_step (voyage, ADC_VOYAGE_UNLOAD, unit, count);
  } else if (adc_xml_is (node, "wait")) {
    adc_voyage_add_step (voyage, ADC_VOYAGE_WAIT, NULL, 0);
  }
}

static void
read_voyage (AdcParser *self, const xmlNode *node, AdcMap *map)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *unit = adc_xml_dup_attribute (node, "unit");
  g_autofree char *from = adc_xml_dup_attribute (node, "from");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  AdcVoyage *voyage =
    adc_voyage_new (id, title, unit, from, adc_parser_get_count (node, "turn", 0));

  voyage->summary = adc_parser_read_children (self, node, "summary");
  voyage->rule = adc_parser_read_rule (self, node, "rule");
  adc_parser_add_reference (self, node, NULL, unit, ADC_KIND_UNIT);
  add_note (self, node, NOTE_STOP, NULL, from);
  for (const xmlNode *child = adc_xml_first_element (node); child != NULL;
       child = adc_xml_next_element (child))
    read_voyage_step (self, child, voyage);

  for (guint i = 0; i < adc_map_get_voyages (map)->len; i++)
    if (g_str_equal (((const AdcVoyage *) adc_map_get_voyages (map)->pdata[i])->id, id))
      adc_parser_complain (self, node, _("the voyage “%s” stands twice"), id);
  adc_map_take_voyage (map, voyage);
}

void
adc_parser_read_map (AdcParser *self, const xmlNode *node)
{
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  g_autoptr(AdcMap) map = adc_map_new (title);
  g_autofree char *ground = adc_parser_read_rule (self, node, "ground");
  g_autofree char *flight = adc_parser_read_rule (self, node, "flight");
  g_autofree char *gate = adc_parser_read_rule (self, node, "gate");
  g_autofree char *source = adc_xml_dup_attribute (node, "source");

  if (source != NULL && !adc_game_has_source (self->game, source))
    adc_parser_complain (self, node, _("there is no source “%s”"), source);

  adc_map_set_rules (map, ground, flight, gate);
  for (const xmlNode *child = adc_xml_first_element (node); child != NULL;
       child = adc_xml_next_element (child)) {
    if (adc_xml_is (child, "orbit"))
      read_orbit (self, node, child, map);
    else if (adc_xml_is (child, "body"))
      read_body (self, child, map);
    else if (adc_xml_is (child, "carrier"))
      read_carrier (self, child, map);
    else if (adc_xml_is (child, "voyage"))
      read_voyage (self, child, map);
  }
  adc_game_set_map (self->game, map);
}

static void
finish_orbit (AdcParser *self, const Note *note, AdcMap *map)
{
  const AdcOrbit *orbit = adc_map_find_orbit (map, note->owner);

  for (guint i = 0; i < orbit->zones->len; i++) {
    AdcEntry *zone = orbit->zones->pdata[i];

    if (adc_game_lookup (self->game, adc_entry_get_id (zone)) != NULL ||
        !adc_map_add_zone (map, ADC_ZONE (zone)))
      complain (self, note, _("the id “%s” is already taken in this game"),
                adc_entry_get_id (zone));
  }
}

static void
finish_zone (AdcParser *self, const Note *note, AdcMap *map)
{
  const char *id = adc_entry_get_id (ADC_ENTRY (note->zone));
  const char * const *touches = adc_zone_get_touches (note->zone);

  if (adc_map_find_body (map, adc_zone_get_body (note->zone)) == NULL)
    complain (self, note, _("there is no body “%s”"), adc_zone_get_body (note->zone));

  for (guint i = 0; touches[i] != NULL; i++) {
    AdcZone *other = adc_map_find_zone (map, touches[i]);

    if (other == note->zone)
      complain (self, note, _("the zone “%s” touches itself"), id);
    else if (other != NULL && !g_strv_contains (adc_zone_get_touches (other), id))
      complain (self, note, _("“%1$s” touches “%2$s”, but “%2$s” does not touch “%1$s”"), id,
                touches[i]);
  }
}

static void
finish_gate (AdcParser *self, const Note *note, AdcMap *map)
{
  AdcBody *body = adc_map_find_body (map, note->owner);
  AdcZone *zone = adc_map_find_zone (map, note->id);

  if (zone == NULL)
    complain (self, note, _("there is no zone “%s”"), note->id);
  else if (g_strcmp0 (adc_zone_get_body (zone), body->id) != 0)
    complain (self, note, _("the zone “%s” does not belong to the body “%s”"), note->id, body->id);
  else
    g_set_object (&body->gate, zone);
}

static void
finish_note (AdcParser *self, const Note *note, AdcMap *map)
{
  switch (note->kind) {
  case NOTE_ZONE:
    finish_zone (self, note, map);
    break;
  case NOTE_GATE:
    finish_gate (self, note, map);
    break;
  case NOTE_STOP:
    if (adc_map_find_zone (map, note->id) == NULL)
      complain (self, note, _("there is no zone “%s”"), note->id);
    break;
  case NOTE_ORBIT:
  default:
    break;
  }
}

/* Its ground first, then its orbits. */
static void
fill_bodies (AdcMap *map, GListModel *zones, gboolean is_ground)
{
  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);
    AdcBody *body = adc_map_find_body (map, adc_zone_get_body (zone));

    if (body != NULL && (adc_zone_get_realm (zone) == ADC_REALM_GROUND) == is_ground)
      g_ptr_array_add (body->zones, g_object_ref (zone));
  }
}

void
adc_parser_finish_map (AdcParser *self)
{
  GListModel *zones = adc_game_get_entries (self->game, ADC_KIND_ZONE);
  AdcMap *map = adc_game_get_map (self->game);

  if (map == NULL) {
    if (self->map_notes->len > 0)
      complain (self, self->map_notes->pdata[0], _("the game has zones, but no map"));
    return;
  }

  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);

    adc_map_add_zone (map, zone);
  }
  for (guint i = 0; i < self->map_notes->len; i++)
    if (((const Note *) self->map_notes->pdata[i])->kind == NOTE_ORBIT)
      finish_orbit (self, self->map_notes->pdata[i], map);
  for (guint i = 0; i < self->map_notes->len; i++)
    finish_note (self, self->map_notes->pdata[i], map);

  fill_bodies (map, zones, TRUE);
  fill_bodies (map, zones, FALSE);
  adc_map_connect (map);
}
