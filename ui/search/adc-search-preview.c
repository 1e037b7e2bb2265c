/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-search-preview.h"

#include "adc-army-sheet.h"
#include "adc-article.h"
#include "adc-piece-sheet.h"
#include "adc-prose.h"
#include "adc-sequence.h"

#include <glib/gi18n-lib.h>

#define REST 80 /* milliseconds the selection must stay */
#define INDENT 18 /* of a step inside another, in pixels */

struct _AdcSearchPreview {
  AdwBin         parent_instance;
  AdcArticle    *article;
  AdcPieceSheet *sheet;      /* in the article when that is of a unit or a card */
  AdcArmySheet  *army_sheet; /* in the article when that is of an army */
  AdcLibrary    *library;
  char          *location;   /* asked for */
  gboolean       is_waiting;
  guint          timeout;
};

G_DEFINE_FINAL_TYPE (AdcSearchPreview, adc_search_preview, ADW_TYPE_BIN)

static void
append_steps (GtkBox *box, GListModel *steps, AdcGame *game, int depth)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);
    GtkWidget *title = adc_prose_new (adc_step_get_title (step), game);
    GtkWidget *text = adc_prose_new_blocks (adc_step_get_blocks (step), game);

    gtk_widget_add_css_class (title, "table-caption");
    gtk_widget_set_margin_start (title, depth * INDENT);
    gtk_widget_set_margin_start (text, depth * INDENT);
    gtk_widget_set_visible (text, adc_step_get_blocks (step)->len > 0);
    gtk_box_append (box, title);
    gtk_box_append (box, text);
    append_steps (box, adc_step_get_children (step), game, depth + 1);
  }
}

/* A view of its own shows a sequence as a list to tick; here it is to be read. */
static GtkWidget *
create_steps (AdcSequence *sequence)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (sequence));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  append_steps (GTK_BOX (box), adc_sequence_get_steps (sequence), game, 0);
  return box;
}

static void
show_entry (AdcSearchPreview *self, AdcEntry *entry)
{
  const gboolean is_piece = ADC_IS_PIECE (entry);
  const gboolean is_army = ADC_IS_FACTION (entry) && adc_army_exists (ADC_FACTION (entry));
  GtkWidget *supplement = NULL;

  if (entry == adc_article_get_entry (self->article))
    return;

  adc_piece_sheet_set_piece (self->sheet, is_piece ? ADC_PIECE (entry) : NULL);
  adc_army_sheet_set_faction (self->army_sheet, is_army ? ADC_FACTION (entry) : NULL);
  if (is_army)
    supplement = GTK_WIDGET (self->army_sheet);
  else if (ADC_IS_SEQUENCE (entry))
    supplement = create_steps (ADC_SEQUENCE (entry));

  adc_article_set_extra (self->article, is_piece ? GTK_WIDGET (self->sheet) : NULL);
  adc_article_set_supplement (self->article, supplement);
  adc_article_set_entry (self->article, entry);
}

static gboolean
show_cb (gpointer user_data)
{
  AdcSearchPreview *self = user_data;

  self->timeout = 0;
  self->is_waiting = FALSE;
  show_entry (self, self->location != NULL && self->library != NULL
                        ? adc_library_find (self->library, self->location)
                        : NULL);

  return G_SOURCE_REMOVE;
}

/* On a narrow window nobody sees it, and nothing is set for nobody. */
static void
start_waiting (AdcSearchPreview *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->is_waiting && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->timeout = g_timeout_add (REST, show_cb, self);
}

static void
adc_search_preview_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (adc_search_preview_parent_class)->map (widget);
  start_waiting (ADC_SEARCH_PREVIEW (widget));
}

static void
adc_search_preview_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (adc_search_preview_parent_class)->unmap (widget);
  g_clear_handle_id (&ADC_SEARCH_PREVIEW (widget)->timeout, g_source_remove);
}

static void
adc_search_preview_dispose (GObject *object)
{
  AdcSearchPreview *self = ADC_SEARCH_PREVIEW (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->sheet);
  g_clear_object (&self->army_sheet);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (adc_search_preview_parent_class)->dispose (object);
}

static void
adc_search_preview_finalize (GObject *object)
{
  g_free (ADC_SEARCH_PREVIEW (object)->location);
  G_OBJECT_CLASS (adc_search_preview_parent_class)->finalize (object);
}

static void
adc_search_preview_class_init (AdcSearchPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_search_preview_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_search_preview_finalize;
  widget_class->map = adc_search_preview_map;
  widget_class->unmap = adc_search_preview_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_search_preview_init (AdcSearchPreview *self)
{
  self->article = ADC_ARTICLE (adc_article_new ());
  self->sheet = g_object_ref_sink (ADC_PIECE_SHEET (adc_piece_sheet_new ()));
  self->army_sheet = g_object_ref_sink (ADC_ARMY_SHEET (adc_army_sheet_new ()));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->article));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Preview of the selected result"), -1);
}

void
adc_search_preview_set_library (AdcSearchPreview *self, AdcLibrary *library)
{
  g_return_if_fail (ADC_IS_SEARCH_PREVIEW (self));

  g_set_object (&self->library, library);
}

void
adc_search_preview_show_soon (AdcSearchPreview *self, const char *location)
{
  g_return_if_fail (ADC_IS_SEARCH_PREVIEW (self));

  if (g_strcmp0 (self->location, location) == 0)
    return;

  g_free (self->location);
  self->location = g_strdup (location);
  self->is_waiting = TRUE;
  start_waiting (self);
}

gboolean
adc_search_preview_is_waiting (AdcSearchPreview *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_PREVIEW (self), FALSE);

  return self->is_waiting;
}

AdcEntry *
adc_search_preview_get_entry (AdcSearchPreview *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_PREVIEW (self), NULL);

  return adc_article_get_entry (self->article);
}
