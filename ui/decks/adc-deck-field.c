/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-field.h"

#include "adc-deck-line-words.h"
#include "adc-deck-pool.h"
#include "adc-name-fit.h"
#include "adc-tokenizer.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

struct _AdcDeckField {
  AdcNameEntry  parent_instance;
  AdcDeckWork  *work;
  int           amount;
  gboolean      is_removing; /* Shift is down */
};

G_DEFINE_FINAL_TYPE (AdcDeckField, adc_deck_field, ADC_TYPE_NAME_ENTRY)

static const char *
skip_spaces (const char *text)
{
  while (g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  return text;
}

/* “3x marine” as lists have it; but “xenos” is a name. */
static const char *
skip_times (const char *text)
{
  const gunichar c = g_utf8_get_char (text);
  const char *after = *text != '\0' ? g_utf8_next_char (text) : text;

  return (c == 'x' || c == 'X' || c == 0xd7) && g_unichar_isspace (g_utf8_get_char (after))
           ? after
           : text;
}

char *
adc_deck_field_parse (const char *text, int *amount)
{
  const char *rest = skip_spaces (text);
  const gboolean is_less = *rest == '-' || g_str_has_prefix (rest, "−");
  const gboolean is_more = *rest == '+';
  guint64 count = 0;
  char *end;

  if (is_less || is_more)
    rest = skip_spaces (g_utf8_next_char (rest));
  count = g_ascii_isdigit (*rest) ? g_ascii_strtoull (rest, &end, 10) : 1;
  if (g_ascii_isdigit (*rest))
    rest = skip_spaces (skip_times (skip_spaces (end)));
  if (*rest == '\0') { /* a number alone is a name */
    *amount = 1;
    return g_strstrip (g_strdup (text));
  }

  *amount = (int) MIN (count, ADC_DECK_MAX_COUNT + 1) * (is_less ? -1 : 1);
  return g_strchomp (g_strdup (rest));
}

/* No deck holds none of a card, nor more than that; but whoever takes away too many takes all. */
static gboolean
is_amount (int amount)
{
  return amount != 0 && amount <= ADC_DECK_MAX_COUNT;
}

typedef struct {
  AdcEntry   *entry;
  AdcNameFit  fit;
} Match;

static int
compare_matches (gconstpointer a, gconstpointer b)
{
  return (int) ((const Match *) b)->fit - (int) ((const Match *) a)->fit;
}

static void
add_matches (GPtrArray *found, GPtrArray *entries, const char *wanted)
{
  g_autoptr(GArray) matches = g_array_new (FALSE, FALSE, sizeof (Match));

  for (guint i = 0; i < entries->len; i++) {
    const Match match = { entries->pdata[i], adc_name_fit_entry (entries->pdata[i], wanted) };

    if (match.fit != ADC_NAME_FIT_NONE && !g_ptr_array_find (found, match.entry, NULL))
      g_array_append_val (matches, match);
  }
  g_array_sort (matches, compare_matches); /* which keeps the order of equals */
  for (guint i = 0; i < matches->len; i++)
    g_ptr_array_add (found, g_array_index (matches, Match, i).entry);
}

/* A house may well play with what the rules do not admit, and hears of it. */
static GPtrArray *
list_others (AdcGame *game)
{
  static const AdcKind kinds[] = { ADC_KIND_CARD, ADC_KIND_UNIT };
  GPtrArray *others = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GListModel *entries = adc_game_get_entries (game, kinds[i]);

    for (guint j = 0; j < g_list_model_get_n_items (entries); j++)
      g_ptr_array_add (others, g_list_model_get_item (entries, j));
  }

  return others;
}

static void
set_nothing (AdcDeckField *self)
{
  /* Translators: of a card that somebody adds; %u is the largest number */
  g_autofree char *number = g_strdup_printf (_("How many there are must be a number from 1 to %u."),
                                             ADC_DECK_MAX_COUNT);

  adc_name_entry_set_nothing (ADC_NAME_ENTRY (self),
                              is_amount (self->amount) ? _("No card has that name.") : number);
}

static GPtrArray *
adc_deck_field_match (AdcNameEntry *entry, const char *text)
{
  AdcDeckField *self = ADC_DECK_FIELD (entry);
  GPtrArray *found = g_ptr_array_new ();
  g_autofree char *name = adc_deck_field_parse (text, &self->amount);
  g_autofree char *wanted = adc_fold (name);
  g_autoptr(GPtrArray) pool = NULL;
  g_autoptr(GPtrArray) others = NULL;

  set_nothing (self);
  if (self->work == NULL || *wanted == '\0' || !is_amount (self->amount))
    return found;

  pool = adc_deck_list_pool (adc_deck_work_get_deck (self->work),
                             adc_deck_work_get_game (self->work));
  others = list_others (adc_deck_work_get_game (self->work));
  add_matches (found, pool, wanted); /* the game keeps them alive */
  add_matches (found, others, wanted);
  return found;
}

static char *
adc_deck_field_describe (AdcNameEntry *entry, AdcEntry *card)
{
  AdcDeckField *self = ADC_DECK_FIELD (entry);
  g_autofree char *words = adc_deck_line_words_dup_entry (card);

  if (!adc_deck_admits (adc_deck_work_get_deck (self->work), adc_deck_work_get_game (self->work),
                        card))
    return g_strdup (_("not among the cards of such a deck"));

  return *words != '\0' ? g_steal_pointer (&words) : NULL;
}

static char *
adc_deck_field_offer (AdcNameEntry *entry G_GNUC_UNUSED, const char *text)
{
  int amount;
  g_autofree char *name = adc_deck_field_parse (text, &amount);

  if (amount < 0 || !is_amount (amount) || *name == '\0')
    return NULL;

  /* Translators: a name somebody typed that no card of the game has */
  return g_strdup_printf (_("Add “%s” as a card of your own…"), name);
}

/* The field has nothing to undo of its own, and would keep the keys all the same. */
static gboolean
undo (AdcDeckField *self, guint key, GdkModifierType state)
{
  if ((state & GDK_CONTROL_MASK) == 0 || gdk_keyval_to_lower (key) != GDK_KEY_z ||
      self->work == NULL)
    return GDK_EVENT_PROPAGATE;

  if ((state & GDK_SHIFT_MASK) != 0)
    adc_deck_work_redo (self->work);
  else
    adc_deck_work_undo (self->work);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (AdcDeckField *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  const gboolean is_enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
                            key == GDK_KEY_ISO_Enter;

  if (!is_enter || (state & GDK_SHIFT_MASK) == 0)
    return undo (self, key, state);

  self->is_removing = TRUE;
  g_signal_emit_by_name (adc_name_entry_get_field (ADC_NAME_ENTRY (self)), "activate");
  self->is_removing = FALSE;
  return GDK_EVENT_STOP;
}

static void
adc_deck_field_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_FIELD (object)->work);
  G_OBJECT_CLASS (adc_deck_field_parent_class)->dispose (object);
}

static void
adc_deck_field_class_init (AdcDeckFieldClass *klass)
{
  AdcNameEntryClass *entry_class = ADC_NAME_ENTRY_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_field_dispose;
  entry_class->match = adc_deck_field_match;
  entry_class->describe = adc_deck_field_describe;
  entry_class->offer = adc_deck_field_offer;
}

static void
adc_deck_field_init (AdcDeckField *self)
{
  AdcNameEntry *entry = ADC_NAME_ENTRY (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->amount = 1;
  adc_name_entry_set_keeps (entry, FALSE);
  adc_name_entry_set_name (entry, _("Add a card: its name, or “3” and its name"), _("Add a card"));
  set_nothing (self);
  gtk_entry_set_max_length (adc_name_entry_get_field (entry), ADC_DECK_MAX_NAME);
  /* To undo means the card that was added, not the letters it was added by. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (adc_name_entry_get_field (entry)), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               _("A name adds one, “3 name” three, “-2 name” takes two away, "
                                 "Shift+Enter takes away too"));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (adc_name_entry_get_field (entry)), keys);
}

void
adc_deck_field_set_work (AdcDeckField *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_FIELD (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (g_set_object (&self->work, work))
    adc_name_entry_set_shown (ADC_NAME_ENTRY (self), NULL);
}

int
adc_deck_field_get_amount (AdcDeckField *self)
{
  g_return_val_if_fail (ADC_IS_DECK_FIELD (self), 0);

  return self->is_removing ? -abs (self->amount) : self->amount;
}
