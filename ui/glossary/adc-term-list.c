/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-term-list.h"

#include "adc-tab-stop.h"
#include "adc-term-row.h"
#include "adc-tokenizer.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_WORDS 8

struct _AdcTermList {
  AdwBin             parent_instance;
  GtkEditable       *entry;
  GtkBox            *letters;
  GtkScrolledWindow *scroller;
  GtkListBox        *list;
  GStrv              words;     /* of the filter, folded */
  gboolean           selecting; /* by program, not by the reader */
  guint              scroll;    /* the source that will bring the selected row into sight */
};

G_DEFINE_FINAL_TYPE (AdcTermList, adc_term_list, ADW_TYPE_BIN)

enum { OPENED, BROWSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The first row in sight of the filter, that stands under the letter unless it is NULL. */
static AdcTermRow *
find_first_row (AdcTermList *self, const char *letter)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++) {
    AdcTermRow *term_row = ADC_TERM_ROW (row);

    if (gtk_widget_get_child_visible (GTK_WIDGET (row)) &&
        (letter == NULL || g_str_equal (adc_term_row_get_letter (term_row), letter)))
      return term_row;
  }

  return NULL;
}

static AdcTermRow *
find_row (AdcTermList *self, AdcEntry *term)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (adc_term_row_get_term (ADC_TERM_ROW (row)) == term)
      return ADC_TERM_ROW (row);

  return NULL;
}

static gboolean
scroll_cb (gpointer user_data)
{
  AdcTermList *self = user_data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  graphene_rect_t bounds;

  self->scroll = 0;
  if (row != NULL &&
      gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->scroller),
                               bounds.origin.y - bounds.size.height,
                               bounds.origin.y + 2 * bounds.size.height);

  return G_SOURCE_REMOVE;
}

/* Once the rows have their places. */
static void
queue_scroll (AdcTermList *self)
{
  if (self->scroll == 0)
    self->scroll = g_idle_add (scroll_cb, self);
}

static void
letter_clicked_cb (GtkButton *button, AdcTermList *self)
{
  AdcTermRow *row = find_first_row (self, gtk_button_get_label (button));
  GtkWidget *header = gtk_list_box_row_get_header (GTK_LIST_BOX_ROW (row));
  graphene_rect_t bounds;

  gtk_widget_grab_focus (GTK_WIDGET (row));
  if (gtk_widget_compute_bounds (header, GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller),
                              bounds.origin.y);
}

static GtkWidget *
create_letter (AdcTermList *self, const char *letter)
{
  GtkWidget *button = gtk_button_new_with_label (letter);
  /* Translators: the name of a button; %s is a letter of the alphabet */
  g_autofree char *name = g_strdup_printf (_("Terms in %s"), letter);

  gtk_widget_set_halign (button, GTK_ALIGN_START); /* also when alone on its line */
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "index-letter");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (letter_clicked_cb), self, 0);

  return button;
}

static void
show_letters (AdcTermList *self)
{
  const char *last = NULL;
  GtkListBoxRow *row;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->letters))) != NULL)
    gtk_box_remove (self->letters, child);

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++) {
    const char *letter = adc_term_row_get_letter (ADC_TERM_ROW (row));

    if (g_strcmp0 (letter, last) != 0)
      gtk_box_append (self->letters, create_letter (self, letter));
    last = letter;
  }
}

/* A letter the filter left nothing under cannot be jumped to. */
static void
update_letters (AdcTermList *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->letters));

  for (; button != NULL; button = gtk_widget_get_next_sibling (button)) {
    const char *letter = gtk_button_get_label (GTK_BUTTON (button));

    gtk_widget_set_sensitive (button, find_first_row (self, letter) != NULL);
  }
}

static void
set_filter (AdcTermList *self, const char *text)
{
  g_strfreev (self->words);
  self->words = adc_fold_words (text, MAX_WORDS);
  gtk_list_box_invalidate_filter (self->list);
  update_letters (self);
}

static void
search_changed_cb (AdcTermList *self)
{
  set_filter (self, gtk_editable_get_text (self->entry));
}

static void
search_activated_cb (AdcTermList *self)
{
  AdcTermRow *row;

  set_filter (self, gtk_editable_get_text (self->entry)); /* the entry waits before it says so */
  row = find_first_row (self, NULL);
  if (row != NULL)
    g_signal_emit (self, signals[OPENED], 0, adc_term_row_get_term (row));
}

static void
search_stopped_cb (AdcTermList *self)
{
  gtk_editable_set_text (self->entry, "");
}

static void
row_activated_cb (AdcTermList *self, AdcTermRow *row)
{
  g_signal_emit (self, signals[OPENED], 0, adc_term_row_get_term (row));
}

static void
row_selected_cb (AdcTermList *self, AdcTermRow *row)
{
  if (row != NULL && !self->selecting)
    g_signal_emit (self, signals[BROWSED], 0, adc_term_row_get_term (row));
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data G_GNUC_UNUSED)
{
  const char *letter = adc_term_row_get_letter (ADC_TERM_ROW (row));
  GtkWidget *header;

  if (before != NULL && g_str_equal (adc_term_row_get_letter (ADC_TERM_ROW (before)), letter)) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }

  if (gtk_list_box_row_get_header (row) != NULL)
    return;

  header = gtk_label_new (letter);
  gtk_label_set_xalign (GTK_LABEL (header), 0);
  gtk_widget_add_css_class (header, "index-header");
  gtk_list_box_row_set_header (row, header);
}

static int
compare_rows (GtkListBoxRow *a, GtkListBoxRow *b, gpointer user_data G_GNUC_UNUSED)
{
  return adc_term_row_compare (ADC_TERM_ROW (a), ADC_TERM_ROW (b));
}

static gboolean
filter_row (GtkListBoxRow *row, gpointer user_data)
{
  AdcTermList *self = user_data;

  return self->words == NULL ||
         adc_term_row_matches (ADC_TERM_ROW (row), (const char * const *) self->words);
}

static void
adc_term_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (adc_term_list_parent_class)->map (widget);
  queue_scroll (ADC_TERM_LIST (widget));
}

static void
adc_term_list_dispose (GObject *object)
{
  g_clear_handle_id (&ADC_TERM_LIST (object)->scroll, g_source_remove);
  G_OBJECT_CLASS (adc_term_list_parent_class)->dispose (object);
}

static void
adc_term_list_finalize (GObject *object)
{
  g_strfreev (ADC_TERM_LIST (object)->words);
  G_OBJECT_CLASS (adc_term_list_parent_class)->finalize (object);
}

static void
adc_term_list_class_init (AdcTermListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_TAB_STOP);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);

  object_class->dispose = adc_term_list_dispose;
  object_class->finalize = adc_term_list_finalize;
  widget_class->map = adc_term_list_map;
  signals[OPENED] = g_signal_new ("opened", ADC_TYPE_TERM_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, ADC_TYPE_ENTRY);
  signals[BROWSED] = g_signal_new ("browsed", ADC_TYPE_TERM_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, ADC_TYPE_ENTRY);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "glossary/adc-term-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcTermList, entry);
  gtk_widget_class_bind_template_child (widget_class, AdcTermList, letters);
  gtk_widget_class_bind_template_child (widget_class, AdcTermList, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcTermList, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
adc_term_list_init (AdcTermList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_sort_func (self->list, compare_rows, NULL, NULL);
  gtk_list_box_set_filter_func (self->list, filter_row, self, NULL);
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
}

void
adc_term_list_set_game (AdcTermList *self, AdcGame *game)
{
  GListModel *terms = adc_game_get_entries (game, ADC_KIND_TERM);
  GtkListBoxRow *row;

  g_return_if_fail (ADC_IS_TERM_LIST (self));

  self->selecting = TRUE;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  self->selecting = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++) {
    g_autoptr(AdcEntry) term = g_list_model_get_item (terms, i);

    gtk_list_box_append (self->list, adc_term_row_new (term));
  }
  show_letters (self);
  gtk_editable_set_text (self->entry, "");
  set_filter (self, "");
}

AdcEntry *
adc_term_list_get_first (AdcTermList *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ADC_IS_TERM_LIST (self), NULL);

  row = gtk_list_box_get_row_at_index (self->list, 0);
  return row != NULL ? adc_term_row_get_term (ADC_TERM_ROW (row)) : NULL;
}

GtkWidget *
adc_term_list_get_rows (AdcTermList *self)
{
  g_return_val_if_fail (ADC_IS_TERM_LIST (self), NULL);

  return GTK_WIDGET (self->list);
}

void
adc_term_list_select (AdcTermList *self, AdcEntry *term)
{
  AdcTermRow *row;

  g_return_if_fail (ADC_IS_TERM_LIST (self));

  row = find_row (self, term);
  if (row == NULL)
    return;

  if (!gtk_widget_get_child_visible (GTK_WIDGET (row))) {
    gtk_editable_set_text (self->entry, "");
    set_filter (self, "");
  }

  self->selecting = TRUE;
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
  self->selecting = FALSE;
  queue_scroll (self);
}
