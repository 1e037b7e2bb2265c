/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* One zone of a game's map: a place where pieces stand, and what it touches. What it touches may depend on where the
 * bodies are: ask the map. */

typedef enum {
  ADC_ZONE_KIND_SURFACE,    /* ground, on the face of a body */
  ADC_ZONE_KIND_SATELLITE,  /* ground, on something that circles a body */
  ADC_ZONE_KIND_ASTEROID,   /* ground, and all the ground its body has */
  ADC_ZONE_KIND_NEAR_ORBIT,
  ADC_ZONE_KIND_FAR_ORBIT,
  ADC_ZONE_KIND_ONLY_ORBIT, /* near and far at once */
  ADC_ZONE_KIND_SPACE,      /* between the bodies */
} AdcZoneKind;

/* What a piece may enter is a set of these. */
typedef enum {
  ADC_REALM_GROUND = 1 << 0,
  ADC_REALM_ORBIT  = 1 << 1,
  ADC_REALM_SPACE  = 1 << 2,
  ADC_REALM_ALL    = ADC_REALM_GROUND | ADC_REALM_ORBIT | ADC_REALM_SPACE,
} AdcRealm;

#define ADC_TYPE_ZONE (adc_zone_get_type ())
G_DECLARE_FINAL_TYPE (AdcZone, adc_zone, ADC, ZONE, AdcEntry)

AdcZoneKind         adc_zone_get_zone_kind (AdcZone *self);
const char         *adc_zone_get_kind_title (AdcZone *self);  /* “Near Orbit”, in the reader's language */
AdcRealm            adc_zone_get_realm     (AdcZone *self);
const char         *adc_zone_get_body      (AdcZone *self);  /* the id of the body it belongs to, or NULL in space */
const char         *adc_zone_get_orbit     (AdcZone *self);  /* in space: the id of its orbit, else NULL */
guint               adc_zone_get_index     (AdcZone *self);  /* in space: which of the zones of its orbit, from 0 */
const char * const *adc_zone_get_touches   (AdcZone *self);  /* ids, whatever the turn */
gboolean            adc_zone_is_checked    (AdcZone *self);  /* FALSE: compare it with the printed board */

/* For the loader, before the zone is shared. */
gboolean adc_zone_kind_from_name (const char *name, AdcZoneKind *kind); /* "near-orbit" */
void     adc_zone_set            (AdcZone *self, AdcZoneKind kind, const char *body, gboolean is_checked);
void     adc_zone_set_index      (AdcZone *self, const char *orbit, guint index);
void     adc_zone_add_touch      (AdcZone *self, const char *id);
