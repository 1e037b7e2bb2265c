/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-zone.h"

#include <glib/gi18n-lib.h>

struct _AdcZone {
  AdcEntry     parent_instance;
  AdcZoneKind  kind;
  char        *body;
  char        *orbit;
  guint        index;
  GPtrArray   *touches; /* of char *, NULL-terminated */
  gboolean     is_checked;
};

G_DEFINE_FINAL_TYPE (AdcZone, adc_zone, ADC_TYPE_ENTRY)

static const struct {
  const char *name;
  const char *title;
  AdcRealm    realm;
} kinds[] = {
  /* Translators: a zone on the ground of a planet or moon */
  [ADC_ZONE_KIND_SURFACE] = { "surface", N_("Territory"), ADC_REALM_GROUND },
  /* Translators: a zone on the ground of something that circles a planet, such as a colony */
  [ADC_ZONE_KIND_SATELLITE] = { "satellite", N_("Satellite Territory"), ADC_REALM_GROUND },
  [ADC_ZONE_KIND_ASTEROID] = { "asteroid", N_("Asteroid"), ADC_REALM_GROUND },
  [ADC_ZONE_KIND_NEAR_ORBIT] = { "near-orbit", N_("Near Orbit"), ADC_REALM_ORBIT },
  [ADC_ZONE_KIND_FAR_ORBIT] = { "far-orbit", N_("Far Orbit"), ADC_REALM_ORBIT },
  /* Translators: the orbit of a body that has no second one */
  [ADC_ZONE_KIND_ONLY_ORBIT] = { "only-orbit", N_("Orbit"), ADC_REALM_ORBIT },
  [ADC_ZONE_KIND_SPACE] = { "space", N_("Space Zone"), ADC_REALM_SPACE },
};

static void
adc_zone_finalize (GObject *object)
{
  AdcZone *self = ADC_ZONE (object);

  g_free (self->body);
  g_free (self->orbit);
  g_ptr_array_unref (self->touches);
  G_OBJECT_CLASS (adc_zone_parent_class)->finalize (object);
}

static void
adc_zone_class_init (AdcZoneClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_zone_finalize;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_ZONE;
}

static void
adc_zone_init (AdcZone *self)
{
  self->touches = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->touches, NULL);
}

AdcZoneKind
adc_zone_get_zone_kind (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), ADC_ZONE_KIND_SPACE);

  return self->kind;
}

const char *
adc_zone_get_kind_title (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), NULL);

  return _(kinds[self->kind].title);
}

AdcRealm
adc_zone_get_realm (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), ADC_REALM_SPACE);

  return kinds[self->kind].realm;
}

const char *
adc_zone_get_body (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), NULL);

  return self->body;
}

const char *
adc_zone_get_orbit (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), NULL);

  return self->orbit;
}

guint
adc_zone_get_index (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), 0);

  return self->index;
}

const char * const *
adc_zone_get_touches (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), NULL);

  return (const char * const *) self->touches->pdata;
}

gboolean
adc_zone_is_checked (AdcZone *self)
{
  g_return_val_if_fail (ADC_IS_ZONE (self), FALSE);

  return self->is_checked;
}

gboolean
adc_zone_kind_from_name (const char *name, AdcZoneKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].name, name) == 0) {
      *kind = i;
      return TRUE;
    }

  return FALSE;
}

void
adc_zone_set (AdcZone *self, AdcZoneKind kind, const char *body, gboolean is_checked)
{
  g_return_if_fail (ADC_IS_ZONE (self));
  g_return_if_fail (kind < G_N_ELEMENTS (kinds));

  self->kind = kind;
  g_free (self->body);
  self->body = g_strdup (body);
  self->is_checked = is_checked;
}

void
adc_zone_set_index (AdcZone *self, const char *orbit, guint index)
{
  g_return_if_fail (ADC_IS_ZONE (self));

  g_free (self->orbit);
  self->orbit = g_strdup (orbit);
  self->index = index;
}

void
adc_zone_add_touch (AdcZone *self, const char *id)
{
  g_return_if_fail (ADC_IS_ZONE (self));
  g_return_if_fail (id != NULL);

  g_ptr_array_insert (self->touches, self->touches->len - 1, g_strdup (id));
}
