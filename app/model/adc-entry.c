/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-entry.h"

#include "adc-game.h"
#include "adc-language.h"
#include "adc-list.h"
#include "adc-plain.h"

#include <glib/gi18n-lib.h>

typedef struct {
  GWeakRef   game;
  char      *id;
  AdcText   *title;
  GStrv      unofficial;
  GPtrArray *synonyms;
  GPtrArray *asked;
  GPtrArray *blocks;
  char      *source;
  guint      page;
  char      *section;
  GPtrArray *see_also; /* of char *, and NULL */
  AdcList   *rulings;
} AdcEntryPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcEntry, adc_entry, G_TYPE_OBJECT)

#define PRIVATE(self) ((AdcEntryPrivate *) adc_entry_get_instance_private (self))

enum { PROP_ID = 1, PROP_TITLE, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void
adc_entry_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AdcEntry *self = ADC_ENTRY (object);

  switch (property_id) {
  case PROP_ID:
    g_value_set_string (value, adc_entry_get_id (self));
    break;
  case PROP_TITLE:
    g_value_set_string (value, adc_entry_get_title (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_entry_dispose (GObject *object)
{
  g_clear_object (&PRIVATE (ADC_ENTRY (object))->rulings);
  G_OBJECT_CLASS (adc_entry_parent_class)->dispose (object);
}

static void
adc_entry_finalize (GObject *object)
{
  AdcEntryPrivate *priv = PRIVATE (ADC_ENTRY (object));

  g_weak_ref_clear (&priv->game);
  g_free (priv->id);
  g_clear_pointer (&priv->title, adc_text_unref);
  g_strfreev (priv->unofficial);
  g_ptr_array_unref (priv->synonyms);
  g_ptr_array_unref (priv->asked);
  g_ptr_array_unref (priv->blocks);
  g_free (priv->source);
  g_free (priv->section);
  g_ptr_array_unref (priv->see_also);
  G_OBJECT_CLASS (adc_entry_parent_class)->finalize (object);
}

static void
adc_entry_class_init (AdcEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = adc_entry_get_property;
  object_class->dispose = adc_entry_dispose;
  object_class->finalize = adc_entry_finalize;
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
adc_entry_init (AdcEntry *self)
{
  AdcEntryPrivate *priv = PRIVATE (self);

  g_weak_ref_init (&priv->game, NULL);
  priv->synonyms = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_text_unref);
  priv->asked = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_text_unref);
  priv->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_block_free);
  priv->see_also = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (priv->see_also, NULL);
  priv->rulings = adc_list_new (ADC_TYPE_ENTRY);
}

const char *
adc_entry_get_id (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return PRIVATE (self)->id;
}

AdcKind
adc_entry_get_kind (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), ADC_KIND_RULE);

  return ADC_ENTRY_GET_CLASS (self)->kind;
}

/* NULL once the game is gone: an entry shown in a window may outlive it. */
AdcGame *
adc_entry_dup_game (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return g_weak_ref_get (&PRIVATE (self)->game);
}

const char *
adc_entry_get_title (AdcEntry *self)
{
  return adc_entry_get_title_in (self, adc_language_get_current ());
}

const char *
adc_entry_get_title_in (AdcEntry *self, const char *language)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return adc_text_get_in (PRIVATE (self)->title, language);
}

AdcText *
adc_entry_get_title_text (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return PRIVATE (self)->title;
}

gboolean
adc_entry_is_unofficial (AdcEntry *self, const char *language)
{
  GStrv unofficial;

  g_return_val_if_fail (ADC_IS_ENTRY (self), FALSE);

  unofficial = PRIVATE (self)->unofficial;
  return unofficial != NULL && g_strv_contains ((const char * const *) unofficial, language);
}

GPtrArray *
adc_entry_get_synonyms (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return PRIVATE (self)->synonyms;
}

GPtrArray *
adc_entry_get_asked (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return PRIVATE (self)->asked;
}

GPtrArray *
adc_entry_get_blocks (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return PRIVATE (self)->blocks;
}

guint
adc_entry_get_page (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), 0);

  return PRIVATE (self)->page;
}

const char *
adc_entry_get_section (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return PRIVATE (self)->section;
}

const char *
adc_entry_get_source (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return PRIVATE (self)->source;
}

const char * const *
adc_entry_get_see_also (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return (const char * const *) PRIVATE (self)->see_also->pdata;
}

GListModel *
adc_entry_get_rulings (AdcEntry *self)
{
  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return G_LIST_MODEL (PRIVATE (self)->rulings);
}

char *
adc_entry_dup_location (AdcEntry *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (self);

  return g_strdup_printf ("%s/%s/%s", game != NULL ? adc_game_get_id (game) : "",
                          adc_kind_get_name (adc_entry_get_kind (self)), adc_entry_get_id (self));
}

const char *
adc_entry_get_kind_title (AdcEntry *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (self);

  g_return_val_if_fail (ADC_IS_ENTRY (self), NULL);

  return game != NULL && adc_game_is_guide (game) ? adc_kind_get_guide_title ()
                                                  : adc_kind_get_title (adc_entry_get_kind (self));
}

char *
adc_entry_dup_citation (AdcEntry *self)
{
  AdcEntryPrivate *priv = PRIVATE (self);
  g_autoptr(AdcGame) game = adc_entry_dup_game (self);
  const char *source = game != NULL ? adc_game_get_source_title (game, priv->source) : "";

  if (game != NULL && adc_game_is_guide (game))
    return g_strdup (source); /* which is not printed */
  if (priv->page == 0)
    /* Translators: a printed source and the heading of one of its sections */
    return g_strdup_printf (_("%s, “%s”"), source, priv->section);
  if (priv->section == NULL)
    /* Translators: a printed source and a page number */
    return g_strdup_printf (_("%s, p. %u"), source, priv->page);

  /* Translators: a printed source, a page number, the heading of a section */
  return g_strdup_printf (_("%s, p. %u, “%s”"), source, priv->page, priv->section);
}

char *
adc_entry_dup_plain_text (AdcEntry *self, const char *language)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (self);

  return adc_plain_from_blocks (adc_entry_get_blocks (self), game, language);
}

void
adc_entry_set_id (AdcEntry *self, const char *id)
{
  g_return_if_fail (ADC_IS_ENTRY (self));

  g_free (PRIVATE (self)->id);
  PRIVATE (self)->id = g_strdup (id);
}

void
adc_entry_set_game (AdcEntry *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_ENTRY (self));

  g_weak_ref_set (&PRIVATE (self)->game, game);
}

void
adc_entry_take_title (AdcEntry *self, AdcText *title)
{
  g_return_if_fail (ADC_IS_ENTRY (self));

  g_clear_pointer (&PRIVATE (self)->title, adc_text_unref);
  PRIVATE (self)->title = title;
}

void
adc_entry_set_unofficial (AdcEntry *self, const char *languages)
{
  g_return_if_fail (ADC_IS_ENTRY (self));

  g_strfreev (PRIVATE (self)->unofficial);
  PRIVATE (self)->unofficial = languages != NULL ? g_strsplit (languages, " ", -1) : NULL;
}

void
adc_entry_add_synonym (AdcEntry *self, AdcText *synonym)
{
  g_return_if_fail (ADC_IS_ENTRY (self));

  g_ptr_array_add (PRIVATE (self)->synonyms, adc_text_ref (synonym));
}

void
adc_entry_add_asked (AdcEntry *self, AdcText *asked)
{
  g_return_if_fail (ADC_IS_ENTRY (self) && asked != NULL);

  g_ptr_array_add (PRIVATE (self)->asked, adc_text_ref (asked));
}

void
adc_entry_take_block (AdcEntry *self, AdcBlock *block)
{
  g_return_if_fail (ADC_IS_ENTRY (self));

  g_ptr_array_add (PRIVATE (self)->blocks, block);
}

void
adc_entry_set_citation (AdcEntry *self, const char *source, guint page, const char *section)
{
  AdcEntryPrivate *priv = PRIVATE (self);

  g_return_if_fail (ADC_IS_ENTRY (self));
  g_return_if_fail (page > 0 || section != NULL);

  g_free (priv->source);
  g_free (priv->section);
  priv->source = g_strdup (source);
  priv->page = page;
  priv->section = g_strdup (section);
}

void
adc_entry_add_see_also (AdcEntry *self, const char *id)
{
  GPtrArray *see_also = PRIVATE (self)->see_also;

  g_return_if_fail (ADC_IS_ENTRY (self));

  g_ptr_array_insert (see_also, see_also->len - 1, g_strdup (id));
}

void
adc_entry_add_ruling (AdcEntry *self, AdcEntry *ruling)
{
  g_return_if_fail (ADC_IS_ENTRY (self));

  adc_list_append (PRIVATE (self)->rulings, ruling);
}
