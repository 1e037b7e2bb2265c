/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-search-page.h"

#include "adc-recent-searches.h"
#include "adc-search-kinds.h"
#include "adc-search-nothing.h"
#include "adc-search-preview.h"
#include "adc-search-start.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_RESULTS 60 /* more than anybody reads */

struct _AdcSearchPage {
  AdwBin            parent_instance;
  AdcLibrary       *library;
  AdcIndexKeeper   *index_keeper;
  GSettings        *settings;
  AdcGame          *game;
  char             *query;         /* what is shown is the answer to it; NULL: to nothing */
  gboolean          is_everywhere;
  gboolean          is_literal;    /* the query is not to be mended */
  gboolean          has_moved;     /* the selection, since the answer came */
  guint             n_found;

  AdcSearchKinds   *kinds;
  GtkWidget        *notices;
  GtkWidget        *corrected_box;
  GtkLabel         *corrected_label;
  GtkLabel         *literal_label;
  GtkWidget        *elsewhere_label;
  GtkLabel         *status_label;
  GtkStack         *stack;
  AdcSearchStart   *start;
  AdcResultList    *list;
  AdcSearchPreview *preview;
  AdcSearchNothing *nothing;
};

G_DEFINE_FINAL_TYPE (AdcSearchPage, adc_search_page, ADW_TYPE_BIN)

enum { DESCRIBED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
is_showing (AdcSearchPage *self, const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), name) == 0;
}

/* "12 results", or once the reader goes through them "3 of 12"; NULL where there is nothing to
 * count. */
static char *
dup_status (AdcSearchPage *self)
{
  const guint n = adc_result_list_get_n (self->list);

  if (is_showing (self, "start"))
    return NULL;
  if (n == 0)
    return g_strdup (_("Nothing found"));
  if (self->has_moved)
    /* Translators: which of the results of a search is selected, and how many there are */
    return g_strdup_printf (_("%u of %u"), adc_result_list_get_position (self->list) + 1, n);
  if (n < self->n_found)
    /* Translators: how many results of a search are shown, the best ones, of how many */
    return g_strdup_printf (ngettext ("The best %u of %u result", "The best %u of %u results",
                                      self->n_found),
                            n, self->n_found);

  return g_strdup_printf (ngettext ("%u result", "%u results", n), n);
}

static void
update_status (AdcSearchPage *self)
{
  g_autofree char *status = dup_status (self);

  gtk_label_set_text (self->status_label, status != NULL ? status : "");
  gtk_widget_set_visible (self->notices, status != NULL);
  g_signal_emit (self, signals[DESCRIBED], 0);
}

static void
show_notices (AdcSearchPage *self, const AdcAnswer *answer)
{
  gtk_widget_set_visible (self->corrected_box, answer->corrected != NULL);
  gtk_widget_set_visible (self->elsewhere_label, answer->is_elsewhere);
  if (answer->corrected != NULL) {
    /* Translators: a query of which a misspelt word was mended */
    g_autofree char *corrected = g_strdup_printf (_("Showing results for “%s”"),
                                                  answer->corrected);
    /* Translators: a button; the query as it was typed, misspelt or not */
    g_autofree char *literal = g_strdup_printf (_("Search for “%s” instead"), self->query);

    gtk_label_set_text (self->corrected_label, corrected);
    gtk_label_set_text (self->literal_label, literal);
  }
}

static void
show_start (AdcSearchPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "start");
  adc_search_preview_show_soon (self->preview, NULL);
  update_status (self);
}

static void
run (AdcSearchPage *self)
{
  g_auto(GStrv) behind = g_settings_get_strv (self->settings, "games-not-owned");
  const AdcQuery options = {
    .game = adc_game_get_id (self->game),
    .everywhere = self->is_everywhere,
    .kinds = adc_search_kinds_get_chosen (self->kinds),
    .limit = MAX_RESULTS,
    .literal = self->is_literal,
    .with_guide = TRUE,
    /* Who asks for one kind of this game does not mean another game. */
    .or_elsewhere = adc_search_kinds_get_chosen (self->kinds) == 0,
    .behind = (const char * const *) behind,
  };
  g_autoptr(AdcAnswer) answer = NULL;
  g_autoptr(GError) error = NULL;

  answer = adc_index_search (adc_index_keeper_get_index (self->index_keeper), self->query, &options,
                             &error);
  if (answer == NULL) {
    g_warning ("%s", error->message);
    answer = adc_answer_new ();
  }
  adc_search_page_show_answer (self, self->query, answer);
}

/* The same query, asked otherwise. */
static void
search_again (AdcSearchPage *self)
{
  if (self->query != NULL && *self->query != '\0')
    run (self);
}

static guint
list_kinds (AdcGame *game)
{
  guint kinds = 0;

  for (guint i = 0; i < ADC_N_KINDS; i++)
    if (g_list_model_get_n_items (adc_game_get_entries (game, i)) > 0)
      kinds |= ADC_KIND_BIT (i);

  return kinds;
}

static void
offer_kinds (AdcSearchPage *self)
{
  guint kinds = self->game != NULL ? list_kinds (self->game) : 0;

  for (guint i = 0; self->is_everywhere && self->library != NULL &&
                    i < g_list_model_get_n_items (G_LIST_MODEL (self->library));
       i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (self->library), i);

    kinds |= list_kinds (game);
  }

  adc_search_kinds_offer (self->kinds, kinds);
}

static void
selected_cb (AdcSearchPage *self)
{
  AdcSearchRow *row = adc_result_list_get_selected (self->list);
  g_autofree char *location = NULL;

  if (row != NULL)
    location = adc_search_result_dup_location (adc_search_row_get_result (row));
  self->has_moved = TRUE;
  adc_search_preview_show_soon (self->preview, location);
  update_status (self);
}

static void
activated_cb (AdcSearchPage *self, AdcSearchResult *result)
{
  g_autofree char *location = adc_search_result_dup_location (result);

  if (self->query != NULL)
    adc_recent_searches_add (self->settings, self->query);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", location);
}

static void
literal_clicked_cb (AdcSearchPage *self)
{
  self->is_literal = TRUE;
  search_again (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.search", NULL); /* the button is gone */
}

static void
adc_search_page_dispose (GObject *object)
{
  AdcSearchPage *self = ADC_SEARCH_PAGE (object);

  g_clear_object (&self->library);
  g_clear_object (&self->index_keeper);
  g_clear_object (&self->settings);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_search_page_parent_class)->dispose (object);
}

static void
adc_search_page_finalize (GObject *object)
{
  g_free (ADC_SEARCH_PAGE (object)->query);
  G_OBJECT_CLASS (adc_search_page_parent_class)->finalize (object);
}

static void
adc_search_page_class_init (AdcSearchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_search_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_search_page_finalize;
  signals[DESCRIBED] = g_signal_new ("described", ADC_TYPE_SEARCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ADC_TYPE_RESULT_LIST);
  g_type_ensure (ADC_TYPE_SEARCH_KINDS);
  g_type_ensure (ADC_TYPE_SEARCH_NOTHING);
  g_type_ensure (ADC_TYPE_SEARCH_PREVIEW);
  g_type_ensure (ADC_TYPE_SEARCH_START);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-search-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, notices);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, corrected_box);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, corrected_label);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, literal_label);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, elsewhere_label);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, status_label);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, start);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, list);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, preview);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_again);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, literal_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.close-search", NULL);
}

static void
adc_search_page_init (AdcSearchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_search_page_set_library (AdcSearchPage *self, AdcLibrary *library,
                             AdcIndexKeeper *index_keeper, GSettings *settings)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  g_set_object (&self->library, library);
  if (g_set_object (&self->index_keeper, index_keeper))
    g_signal_connect_object (index_keeper, "changed", G_CALLBACK (search_again), self,
                             G_CONNECT_SWAPPED);
  g_set_object (&self->settings, settings);
  adc_search_start_set_library (self->start, library, settings);
  adc_search_preview_set_library (self->preview, library);
  offer_kinds (self);
}

void
adc_search_page_set_game (AdcSearchPage *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  if (g_set_object (&self->game, game))
    offer_kinds (self);
}

void
adc_search_page_set_everywhere (AdcSearchPage *self, gboolean is_everywhere)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  if (self->is_everywhere == is_everywhere)
    return;

  self->is_everywhere = is_everywhere;
  offer_kinds (self);
  search_again (self);
}

void
adc_search_page_search (AdcSearchPage *self, const char *query)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));
  g_return_if_fail (self->index_keeper != NULL && self->game != NULL);

  if (g_strcmp0 (self->query, query) == 0)
    return;

  g_free (self->query);
  self->query = g_strdup (query);
  self->is_literal = FALSE;
  if (*query != '\0')
    run (self);
  else
    show_start (self);
}

void
adc_search_page_show_answer (AdcSearchPage *self, const char *query, const AdcAnswer *answer)
{
  const char *game = adc_game_get_id (self->game);
  const AdcMiss miss = {
    .nearest = (const char * const *) answer->nearest,
    .game = game,
    .is_everywhere = self->is_everywhere,
    .is_filtered = adc_search_kinds_get_chosen (self->kinds) != 0,
  };

  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  if (query != self->query) {
    g_free (self->query);
    self->query = g_strdup (query);
  }
  self->n_found = answer->n_found;
  show_notices (self, answer);
  if (answer->results->len == 0)
    adc_search_nothing_show_miss (self->nothing, &miss);
  gtk_stack_set_visible_child_name (self->stack, answer->results->len > 0 ? "results" : "nothing");
  adc_result_list_set_results (self->list, answer->results, self->is_everywhere ? NULL : game);
  self->has_moved = FALSE;
  update_status (self);
}

void
adc_search_page_choose_kind (AdcSearchPage *self, guint nth)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  adc_search_kinds_choose_nth (self->kinds, nth);
}

void
adc_search_page_reset (AdcSearchPage *self)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  g_clear_pointer (&self->query, g_free);
  self->is_literal = FALSE;
  adc_search_kinds_choose (self->kinds, 0);
  show_start (self);
}

/* Where there are no results, down goes to what is there instead. */
void
adc_search_page_step (AdcSearchPage *self, AdcListStep step)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  if (is_showing (self, "results"))
    adc_result_list_step (self->list, step);
  else if (step == ADC_STEP_DOWN)
    gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

void
adc_search_page_open_selected (AdcSearchPage *self)
{
  AdcSearchRow *row;

  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  row = is_showing (self, "results") ? adc_result_list_get_selected (self->list) : NULL;
  if (row != NULL)
    activated_cb (self, adc_search_row_get_result (row));
}

gboolean
adc_search_page_is_at_rest (AdcSearchPage *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_PAGE (self), FALSE);

  return !gtk_widget_get_mapped (GTK_WIDGET (self->preview)) ||
         !adc_search_preview_is_waiting (self->preview);
}

char *
adc_search_page_dup_description (AdcSearchPage *self)
{
  AdcSearchRow *row;
  const char *status;

  g_return_val_if_fail (ADC_IS_SEARCH_PAGE (self), NULL);

  status = gtk_label_get_text (self->status_label);
  row = is_showing (self, "results") ? adc_result_list_get_selected (self->list) : NULL;
  if (row == NULL)
    return g_strdup (status);

  /* Translators: as it is spoken: “3 of 12”, then the result that is selected */
  return g_strdup_printf (_("%s: %s"), status, adc_search_row_get_spoken (row));
}
