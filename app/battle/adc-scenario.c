/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-scenario-private.h"

#include <string.h>

struct _AdcScenario {
  GObject     parent_instance;
  char       *game;
  char       *id; /* worked out from the file's name */
  char       *file;
  AdcText    *title;
  AdcText    *summary;
  char       *rule;
  GHashTable *settings;
  GHashTable *lines; /* name of a setting → line */
  GPtrArray  *sides;
  GPtrArray  *log;
};

G_DEFINE_FINAL_TYPE (AdcScenario, adc_scenario, G_TYPE_OBJECT)

static void
adc_scenario_finalize (GObject *object)
{
  AdcScenario *self = ADC_SCENARIO (object);

  g_free (self->game);
  g_free (self->id);
  g_free (self->file);
  g_clear_pointer (&self->title, adc_text_unref);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_free (self->rule);
  g_hash_table_unref (self->settings);
  g_hash_table_unref (self->lines);
  g_ptr_array_unref (self->sides);
  g_ptr_array_unref (self->log);
  G_OBJECT_CLASS (adc_scenario_parent_class)->finalize (object);
}

static void
adc_scenario_class_init (AdcScenarioClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_scenario_finalize;
}

static void
adc_scenario_init (AdcScenario *self)
{
  self->settings = adc_settings_new ();
  self->lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->sides = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_scenario_side_free);
  self->log = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_scenario_shot_free);
}

AdcScenario *
adc_scenario_new (const char *game)
{
  AdcScenario *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (ADC_TYPE_SCENARIO, NULL);
  self->game = g_strdup (game);

  return self;
}

AdcScenario *
adc_scenario_copy (AdcScenario *self)
{
  AdcScenario *copy;
  GHashTableIter iter;
  gpointer name, line;

  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  copy = adc_scenario_new (self->game);
  adc_scenario_set_file (copy, self->file);
  copy->title = self->title != NULL ? adc_text_ref (self->title) : NULL;
  copy->summary = self->summary != NULL ? adc_text_ref (self->summary) : NULL;
  copy->rule = g_strdup (self->rule);

  g_hash_table_unref (copy->settings);
  copy->settings = adc_settings_copy (self->settings);
  g_hash_table_iter_init (&iter, self->lines);
  while (g_hash_table_iter_next (&iter, &name, &line))
    g_hash_table_insert (copy->lines, g_strdup (name), line);

  g_ptr_array_unref (copy->sides);
  copy->sides = adc_scenario_copy_list (self->sides, (GBoxedCopyFunc) adc_scenario_side_copy,
                                        (GDestroyNotify) adc_scenario_side_free);
  g_ptr_array_unref (copy->log);
  copy->log = adc_scenario_copy_list (self->log, (GBoxedCopyFunc) adc_scenario_shot_copy,
                                      (GDestroyNotify) adc_scenario_shot_free);

  return copy;
}

gboolean
adc_scenario_equal (AdcScenario *self, AdcScenario *other)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self) && ADC_IS_SCENARIO (other), FALSE);

  return g_str_equal (self->game, other->game) && g_strcmp0 (self->rule, other->rule) == 0 &&
         adc_scenario_equal_texts (self->title, other->title) &&
         adc_scenario_equal_texts (self->summary, other->summary) &&
         adc_settings_equal (self->settings, other->settings) &&
         adc_scenario_equal_lists (self->sides, other->sides,
                                   (GEqualFunc) adc_scenario_side_equal) &&
         adc_scenario_equal_lists (self->log, other->log, (GEqualFunc) adc_scenario_shot_equal);
}

const char *
adc_scenario_get_game (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->game;
}

const char *
adc_scenario_get_id (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->id;
}

const char *
adc_scenario_get_file (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->file;
}

const char *
adc_scenario_get_title (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->title != NULL ? adc_text_get (self->title) : NULL;
}

const char *
adc_scenario_get_summary (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->summary != NULL ? adc_text_get (self->summary) : NULL;
}

AdcText *
adc_scenario_get_title_text (AdcScenario *self)
{
  return self->title;
}

AdcText *
adc_scenario_get_summary_text (AdcScenario *self)
{
  return self->summary;
}

const char *
adc_scenario_get_rule (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->rule;
}

GHashTable *
adc_scenario_get_settings (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->settings;
}

int
adc_scenario_get_line (AdcScenario *self, const char *setting)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self) && setting != NULL, 0);

  return GPOINTER_TO_INT (g_hash_table_lookup (self->lines, setting));
}

GPtrArray *
adc_scenario_get_sides (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->sides;
}

GPtrArray *
adc_scenario_get_log (AdcScenario *self)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self), NULL);

  return self->log;
}

void
adc_scenario_set_file (AdcScenario *self, const char *path)
{
  g_autofree char *file = g_strdup (path); /* it may be the one we have */

  g_return_if_fail (ADC_IS_SCENARIO (self));

  g_clear_pointer (&self->file, g_free);
  g_clear_pointer (&self->id, g_free);
  if (file == NULL)
    return;

  self->id = g_path_get_basename (file);
  if (g_str_has_suffix (self->id, ".xml"))
    self->id[strlen (self->id) - strlen (".xml")] = '\0';
  self->file = g_steal_pointer (&file);
}

void
adc_scenario_take_title (AdcScenario *self, AdcText *title)
{
  g_return_if_fail (ADC_IS_SCENARIO (self));

  g_clear_pointer (&self->title, adc_text_unref);
  self->title = title;
}

void
adc_scenario_take_summary (AdcScenario *self, AdcText *summary)
{
  g_return_if_fail (ADC_IS_SCENARIO (self));

  g_clear_pointer (&self->summary, adc_text_unref);
  self->summary = summary;
}

void
adc_scenario_set_rule (AdcScenario *self, const char *rule)
{
  char *copy = g_strdup (rule);

  g_return_if_fail (ADC_IS_SCENARIO (self));

  g_free (self->rule);
  self->rule = copy;
}

void
adc_scenario_set (AdcScenario *self, const char *setting, const char *value)
{
  g_return_if_fail (ADC_IS_SCENARIO (self) && setting != NULL);

  adc_settings_set (self->settings, setting, value);
  if (value == NULL)
    g_hash_table_remove (self->lines, setting);
}

void
adc_scenario_set_line (AdcScenario *self, const char *setting, int line)
{
  g_return_if_fail (ADC_IS_SCENARIO (self) && setting != NULL);

  g_hash_table_insert (self->lines, g_strdup (setting), GINT_TO_POINTER (line));
}

AdcScenarioSide *
adc_scenario_add_side (AdcScenario *self, const char *id)
{
  AdcScenarioSide *side;

  g_return_val_if_fail (ADC_IS_SCENARIO (self) && id != NULL, NULL);

  side = adc_scenario_side_new (id);
  g_ptr_array_add (self->sides, side);

  return side;
}

AdcScenarioSide *
adc_scenario_find_side (AdcScenario *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self) && id != NULL, NULL);

  for (guint i = 0; i < self->sides->len; i++) {
    AdcScenarioSide *side = self->sides->pdata[i];

    if (g_str_equal (side->id, id))
      return side;
  }

  return NULL;
}

AdcScenarioForce *
adc_scenario_add_force (AdcScenarioSide *side, const char *id)
{
  AdcScenarioForce *force;

  g_return_val_if_fail (side != NULL && id != NULL, NULL);

  force = adc_scenario_force_new (id);
  g_ptr_array_add (side->forces, force);

  return force;
}

AdcScenarioForce *
adc_scenario_find_force (AdcScenario *self, const char *id, AdcScenarioSide **side)
{
  g_return_val_if_fail (ADC_IS_SCENARIO (self) && id != NULL, NULL);

  for (guint i = 0; i < self->sides->len; i++) {
    AdcScenarioSide *candidate = self->sides->pdata[i];

    for (guint j = 0; j < candidate->forces->len; j++) {
      AdcScenarioForce *force = candidate->forces->pdata[j];

      if (!g_str_equal (force->id, id))
        continue;
      if (side != NULL)
        *side = candidate;
      return force;
    }
  }

  return NULL;
}

static void
forget_targets (AdcScenarioForce *force, const char *id)
{
  for (guint i = force->targets->len; i > 0; i--)
    if (g_str_equal (force->targets->pdata[i - 1], id))
      g_ptr_array_remove_index (force->targets, i - 1);
}

static void
forget_on_side (AdcScenarioSide *side, const char *id)
{
  for (guint i = side->forces->len; i > 0; i--) {
    AdcScenarioForce *force = side->forces->pdata[i - 1];

    if (g_str_equal (force->id, id))
      g_ptr_array_remove_index (side->forces, i - 1);
    else
      forget_targets (force, id);
  }

  for (guint i = side->arrivals->len; i > 0; i--) {
    const AdcScenarioArrival *arrival = side->arrivals->pdata[i - 1];

    if (g_str_equal (arrival->force, id))
      g_ptr_array_remove_index (side->arrivals, i - 1);
  }
}

void
adc_scenario_remove_force (AdcScenario *self, const char *id)
{
  g_autofree char *gone = g_strdup (id); /* it may be the force's own */

  g_return_if_fail (ADC_IS_SCENARIO (self) && id != NULL);

  for (guint i = 0; i < self->sides->len; i++)
    forget_on_side (self->sides->pdata[i], gone);

  for (guint i = self->log->len; i > 0; i--) {
    const AdcScenarioShot *shot = self->log->pdata[i - 1];

    if (g_str_equal (shot->from, gone) || g_str_equal (shot->at, gone))
      g_ptr_array_remove_index (self->log, i - 1);
  }
}

/* From anything, such as a name somebody typed: “Tour de guet n° 2” becomes tour-de-guet-n-2. */
static char *
dup_identifier (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *plain = g_str_to_ascii (valid, "C");
  GString *out = g_string_new (NULL);
  gboolean pending = FALSE;

  for (const char *c = plain; *c != '\0' && out->len < ADC_SCENARIO_MAX_ID - 1; c++) {
    if (!g_ascii_isalnum (*c)) {
      pending = out->len > 0;
      continue;
    }
    if (pending)
      g_string_append_c (out, '-');
    g_string_append_c (out, g_ascii_tolower (*c));
    pending = FALSE;
  }

  if (out->len == 0)
    g_string_append (out, "force");
  return g_string_free (out, FALSE);
}

char *
adc_scenario_dup_free_id (AdcScenario *self, const char *stem)
{
  g_autofree char *start = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (ADC_IS_SCENARIO (self) && stem != NULL, NULL);

  start = dup_identifier (stem);
  id = g_strdup (start);
  for (guint i = 2; adc_scenario_find_force (self, id, NULL) != NULL; i++) {
    g_autofree char *number = g_strdup_printf ("-%u", i);
    int room = ADC_SCENARIO_MAX_ID - (int) strlen (number);

    if ((int) strlen (start) > room && start[room - 1] == '-') /* two in a row are not allowed */
      room--;
    g_free (id);
    id = g_strdup_printf ("%.*s%s", room, start, number);
  }

  return g_steal_pointer (&id);
}

void
adc_scenario_add_arrival (AdcScenarioSide *side, guint round, const char *force, guint count)
{
  g_return_if_fail (side != NULL && force != NULL);

  g_ptr_array_add (side->arrivals, adc_scenario_arrival_new (round, force, count));
}

AdcScenarioShot *
adc_scenario_add_shot (AdcScenario *self, guint round, const char *from, const char *at)
{
  AdcScenarioShot *shot;

  g_return_val_if_fail (ADC_IS_SCENARIO (self) && from != NULL && at != NULL, NULL);

  shot = adc_scenario_shot_new (round, from, at);
  g_ptr_array_add (self->log, shot);

  return shot;
}

void
adc_scenario_shot_add_die (AdcScenarioShot *shot, guint result)
{
  g_return_if_fail (shot != NULL);

  g_array_append_val (shot->dice, result);
}

void
adc_scenario_shot_add_reroll (AdcScenarioShot *shot, guint die, guint result)
{
  const AdcScenarioReroll reroll = { die, result };

  g_return_if_fail (shot != NULL);

  g_array_append_val (shot->rerolls, reroll);
}
