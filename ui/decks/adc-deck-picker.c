/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-picker.h"

#include "adc-deck-pool.h"
#include "adc-faction.h"
#include "adc-name-fit.h"
#include "adc-tokenizer.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckPicker {
  AdwBin          parent_instance;
  GtkMenuButton  *button;
  GtkLabel       *label;
  GtkPopover     *popover;
  GtkSearchEntry *search;
  GtkLabel       *nothing;
  GtkListView    *list;
  GtkStringList  *names;   /* what the list shows, one for each of: */
  GPtrArray      *choices; /* of Choice */
  AdcGame        *game;
  AdcDeckShelf   *shelf;
  AdcLibrary     *library;
  AdcDeck        *like;
  char           *path;    /* of that deck, or NULL */
  guint           n_picked; /* so far: only the last one counts */
};

G_DEFINE_FINAL_TYPE (AdcDeckPicker, adc_deck_picker, ADW_TYPE_BIN)

enum { PICKED, FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* A file that is read. */
typedef struct {
  AdcDeckPicker *picker;
  guint          number;
} Opening;

/* A file, or a standard list; with neither a path nor a deck, that of the deck itself. */
typedef struct {
  char    *title;
  char    *detail;
  char    *path;
  AdcDeck *deck;
} Choice;

static void
free_choice (gpointer data)
{
  Choice *choice = data;

  g_free (choice->title);
  g_free (choice->detail);
  g_free (choice->path);
  g_clear_object (&choice->deck);
  g_free (choice);
}

static gboolean
fits (const char *title, const char *detail, const char *wanted)
{
  return *wanted == '\0' || adc_name_fit_compare (title, wanted) != ADC_NAME_FIT_NONE ||
         adc_name_fit_compare (detail, wanted) != ADC_NAME_FIT_NONE;
}

static void
add_choice (AdcDeckPicker *self, const char *wanted, const char *title, const char *detail,
            const char *path, AdcDeck *deck)
{
  Choice *choice;

  if (!fits (title, detail, wanted))
    return;

  choice = g_new0 (Choice, 1);
  choice->title = g_strdup (title);
  choice->detail = g_strdup (detail);
  choice->path = g_strdup (path);
  choice->deck = deck != NULL ? g_object_ref (deck) : NULL;
  g_ptr_array_add (self->choices, choice);
}

/* With whatever is chosen for the deck itself. */
static void
add_own_standard (AdcDeckPicker *self, const char *wanted)
{
  g_autoptr(AdcDeck) deck = self->like != NULL ? adc_deck_copy (self->like) : NULL;

  if (deck != NULL && adc_deck_fill_standard (deck, self->game))
    add_choice (self, wanted, _("Its standard list"),
                adc_deck_kind_get_title (adc_deck_get_deck_kind (deck, self->game)), NULL, NULL);
}

static void
add_standard (AdcDeckPicker *self, const char *wanted, const AdcDeckKind *kind, AdcFaction *faction)
{
  const char *id = faction != NULL ? adc_entry_get_id (ADC_ENTRY (faction)) : NULL;
  const char *edition = self->like != NULL ? adc_deck_get_edition (self->like) : NULL;
  const guint n_players = self->like != NULL ? adc_deck_get_players (self->like) : 0;
  g_autoptr(AdcDeck) deck = adc_deck_new_standard (self->game, kind, id, edition, n_players);
  g_autofree char *detail = NULL;

  if (adc_deck_count (deck) == 0)
    return;

  /* Translators: a sort of deck, as in “Army: standard list” */
  detail = g_strdup_printf (_("%s: standard list"), adc_deck_kind_get_title (kind));
  add_choice (self, wanted,
              faction != NULL ? adc_entry_get_title (ADC_ENTRY (faction))
                              : adc_deck_kind_get_title (kind),
              detail, NULL, deck);
}

static void
add_standards (AdcDeckPicker *self, const char *wanted)
{
  GPtrArray *kinds = adc_game_get_deck_kinds (self->game);

  for (guint i = 0; i < kinds->len; i++) {
    const AdcDeckKind *kind = kinds->pdata[i];
    g_autoptr(GPtrArray) factions = adc_deck_list_factions (self->game, kind);

    for (guint j = 0; j < factions->len; j++)
      add_standard (self, wanted, kind, factions->pdata[j]);
    if (!kind->has_factions)
      add_standard (self, wanted, kind, NULL);
  }
}

static void
add_files (AdcDeckPicker *self, const char *wanted)
{
  GListModel *items = G_LIST_MODEL (self->shelf);

  for (guint i = 0; items != NULL && i < g_list_model_get_n_items (items); i++) {
    g_autoptr(AdcDeckItem) item = g_list_model_get_item (items, i);
    const AdcDeckKind *kind;
    g_autofree char *detail = NULL;

    if (g_strcmp0 (adc_deck_item_get_game (item), adc_game_get_id (self->game)) != 0 ||
        adc_deck_item_get_problem (item) != NULL ||
        g_strcmp0 (adc_deck_item_get_path (item), self->path) == 0)
      continue;

    kind = adc_game_find_deck_kind (self->game, adc_deck_item_get_kind (item));
    /* Translators: a sort of deck and how many cards it has, as in “Army, 35 cards” */
    detail = g_strdup_printf (ngettext ("%s, %u card", "%s, %u cards",
                                        adc_deck_item_get_n_cards (item)),
                              kind != NULL ? adc_deck_kind_get_title (kind)
                                           : adc_deck_item_get_kind (item),
                              adc_deck_item_get_n_cards (item));
    add_choice (self, wanted, adc_deck_item_get_title (item), detail,
                adc_deck_item_get_path (item), NULL);
  }
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Opening *opening = user_data;
  g_autoptr(AdcDeckPicker) self = opening->picker;
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeckWork) work =
    adc_deck_shelf_open_finish (ADC_DECK_SHELF (source), result, NULL, &error);

  if (opening->number != self->n_picked)
    return; /* another was picked meanwhile */

  if (work == NULL) {
    g_signal_emit (self, signals[FAILED], 0, error->message);
  } else if (adc_deck_work_get_game (work) == self->game) {
    AdcDeck *deck = adc_deck_work_get_deck (work);

    g_signal_emit (self, signals[PICKED], 0, deck, adc_deck_get_title (deck));
  }
}

static void
shown_cb (AdcDeckPicker *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    return;

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  adc_deck_picker_list (self, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
search_cb (AdcDeckPicker *self)
{
  adc_deck_picker_list (self, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* What was typed last may not be listed yet. */
static void
search_activate_cb (AdcDeckPicker *self)
{
  search_cb (self);
  if (self->choices->len > 0)
    adc_deck_picker_pick (self, 0);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
stop_cb (AdcDeckPicker *self)
{
  gtk_popover_popdown (self->popover);
}

static void
activate_cb (AdcDeckPicker *self, guint position)
{
  adc_deck_picker_pick (self, position);
}

static GtkWidget *
create_line (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

static void
setup_cb (AdcDeckPicker *self G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), create_line (NULL));
  gtk_box_append (GTK_BOX (box), create_line ("name-words"));
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (AdcDeckPicker *self, GtkListItem *item)
{
  const Choice *choice = self->choices->pdata[gtk_list_item_get_position (item)];
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *title = gtk_widget_get_first_child (box);
  g_autofree char *name = g_strjoin (" · ", choice->title, choice->detail, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_label_set_label (GTK_LABEL (title), choice->title);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), choice->detail);
}

static void
adc_deck_picker_dispose (GObject *object)
{
  AdcDeckPicker *self = ADC_DECK_PICKER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->shelf);
  g_clear_object (&self->library);
  g_clear_object (&self->like);
  g_clear_object (&self->names);
  G_OBJECT_CLASS (adc_deck_picker_parent_class)->dispose (object);
}

static void
adc_deck_picker_finalize (GObject *object)
{
  AdcDeckPicker *self = ADC_DECK_PICKER (object);

  g_ptr_array_unref (self->choices);
  g_free (self->path);
  G_OBJECT_CLASS (adc_deck_picker_parent_class)->finalize (object);
}

static void
adc_deck_picker_class_init (AdcDeckPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_picker_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_picker_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPicker, button);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPicker, label);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPicker, popover);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPicker, search);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPicker, nothing);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPicker, list);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_DECK_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 2, ADC_TYPE_DECK, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", ADC_TYPE_DECK_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_deck_picker_init (AdcDeckPicker *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->choices = g_ptr_array_new_with_free_func (free_choice);
  self->names = gtk_string_list_new (NULL);
  selection =
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->names))));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, selection);
}

GtkWidget *
adc_deck_picker_new (void)
{
  return g_object_new (ADC_TYPE_DECK_PICKER, NULL);
}

void
adc_deck_picker_set_words (AdcDeckPicker *self, const char *words, const char *name)
{
  g_return_if_fail (ADC_IS_DECK_PICKER (self));

  gtk_label_set_label (self->label, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (
                                    gtk_widget_get_first_child (GTK_WIDGET (self->button))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
adc_deck_picker_set_game (AdcDeckPicker *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_DECK_PICKER (self));
  g_return_if_fail (game == NULL || ADC_IS_GAME (game));

  g_set_object (&self->game, game);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), game != NULL);
}

void
adc_deck_picker_set_shelf (AdcDeckPicker *self, AdcDeckShelf *shelf, AdcLibrary *library)
{
  g_return_if_fail (ADC_IS_DECK_PICKER (self));
  g_return_if_fail (shelf == NULL || ADC_IS_DECK_SHELF (shelf));

  g_set_object (&self->shelf, shelf);
  g_set_object (&self->library, library);
}

void
adc_deck_picker_set_like (AdcDeckPicker *self, AdcDeck *deck, const char *path)
{
  g_return_if_fail (ADC_IS_DECK_PICKER (self));
  g_return_if_fail (deck == NULL || ADC_IS_DECK (deck));

  g_set_object (&self->like, deck);
  g_free (self->path);
  self->path = g_strdup (path);
}

guint
adc_deck_picker_list (AdcDeckPicker *self, const char *text)
{
  g_autofree char *wanted = adc_fold (text);
  g_autoptr(GPtrArray) titles = g_ptr_array_new ();

  g_return_val_if_fail (ADC_IS_DECK_PICKER (self), 0);

  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          NULL);
  g_ptr_array_set_size (self->choices, 0);
  if (self->game != NULL) {
    add_own_standard (self, wanted);
    add_files (self, wanted);
    add_standards (self, wanted);
  }
  for (guint i = 0; i < self->choices->len; i++)
    g_ptr_array_add (titles, ((Choice *) self->choices->pdata[i])->title);
  g_ptr_array_add (titles, NULL);
  gtk_string_list_splice (self->names, 0, 0, (const char * const *) titles->pdata);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), self->choices->len == 0);

  return self->choices->len;
}

void
adc_deck_picker_pick (AdcDeckPicker *self, guint position)
{
  const Choice *choice;
  Opening *opening;

  g_return_if_fail (ADC_IS_DECK_PICKER (self));
  g_return_if_fail (position < self->choices->len);

  choice = self->choices->pdata[position];
  self->n_picked++;
  gtk_popover_popdown (self->popover);
  if (choice->path == NULL) {
    g_autoptr(AdcDeck) deck = choice->deck != NULL ? g_object_ref (choice->deck) : NULL;
    g_autofree char *title = g_strdup (choice->title);

    g_signal_emit (self, signals[PICKED], 0, deck, title);
    return;
  }

  opening = g_new0 (Opening, 1);
  opening->picker = g_object_ref (self);
  opening->number = self->n_picked;
  adc_deck_shelf_open_async (self->shelf, self->library, choice->path, opened_cb, opening);
}
