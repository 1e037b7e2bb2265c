/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-arsenal-view.h"

#include "adc-arsenal.h"
#include "adc-average-page.h"
#include "adc-deck-page.h"
#include "adc-drop-down.h"
#include "adc-tech-page.h"
#include "adc-unit-average.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define EVERYONE "all" /* in a location, instead of a faction */

struct _AdcArsenalView {
  AdwBin          parent_instance;
  GtkStack       *stack;
  GtkStackPage   *average_stack_page;
  GtkStackPage   *tech_stack_page;
  GtkDropDown    *factions;
  GtkDropDown    *editions;
  AdcDeckPage    *deck_page;
  AdcAveragePage *average_page;
  AdcTechPage    *tech_page;
  AdcCompletions *completions;
  AdcGame        *game;
  GPtrArray      *faction_ids; /* of char *, NULL for everybody */
  GPtrArray      *edition_ids; /* of char * */
  GtkWidget      *outdated[3]; /* pages that show something else than what is picked, or NULL */
  guint           refreshing;  /* the source that will, or 0 */
  gboolean        is_updating;
};

enum { PROP_COMPLETIONS = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

enum { COMPLETED, N_SIGNALS };
static guint signals[N_SIGNALS];

static AdcFaction *
get_faction (AdcArsenalView *self)
{
  const guint selected = gtk_drop_down_get_selected (self->factions);

  if (selected >= self->faction_ids->len || self->faction_ids->pdata[selected] == NULL)
    return NULL;

  return ADC_FACTION (adc_game_lookup (self->game, self->faction_ids->pdata[selected]));
}

static const char *
get_edition (AdcArsenalView *self)
{
  const guint selected = gtk_drop_down_get_selected (self->editions);

  return selected < self->edition_ids->len ? self->edition_ids->pdata[selected] : NULL;
}

/* A page is filled when it is looked at. */
static void
show_page (AdcArsenalView *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  gboolean is_outdated = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (self->outdated); i++)
    if (self->outdated[i] == page) {
      self->outdated[i] = NULL;
      is_outdated = TRUE;
    }
  if (self->game == NULL || page == NULL || !is_outdated)
    return;

  if (page == GTK_WIDGET (self->deck_page))
    adc_deck_page_show (self->deck_page, self->game, get_faction (self), get_edition (self));
  else if (page == GTK_WIDGET (self->average_page))
    adc_average_page_show (self->average_page, self->game, get_faction (self), get_edition (self));
  else
    adc_tech_page_show (self->tech_page, self->game, get_faction (self), get_edition (self));
}

static void
moved_cb (AdcArsenalView *self)
{
  if (!self->is_updating && self->game != NULL)
    adc_view_moved (ADC_VIEW (self));
}

static void
page_turned_cb (AdcArsenalView *self)
{
  show_page (self);
  moved_cb (self);
}

static void
show_all_pages (AdcArsenalView *self)
{
  self->outdated[0] = GTK_WIDGET (self->deck_page);
  self->outdated[1] = GTK_WIDGET (self->average_page);
  self->outdated[2] = GTK_WIDGET (self->tech_page);
  show_page (self);
}

static void
picked_cb (AdcArsenalView *self)
{
  if (!self->is_updating && self->game != NULL)
    show_all_pages (self);
  moved_cb (self);
}

static gboolean
refresh_cb (gpointer user_data)
{
  AdcArsenalView *self = user_data;

  self->refreshing = 0;
  self->outdated[1] = GTK_WIDGET (self->average_page);
  self->outdated[2] = GTK_WIDGET (self->tech_page);
  if (self->outdated[0] == NULL)
    adc_deck_page_refresh (self->deck_page);
  show_page (self);
  return G_SOURCE_REMOVE;
}

/* Many may change at once, when a file of them is taken in. */
static void
value_changed_cb (AdcArsenalView *self)
{
  if (self->refreshing == 0)
    self->refreshing = g_idle_add (refresh_cb, self);
}

static void
watch (AdcArsenalView *self, AdcKind kind, gboolean is_on)
{
  GListModel *pieces = adc_game_get_entries (self->game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    if (is_on)
      g_signal_connect_object (piece, "value-changed", G_CALLBACK (value_changed_cb), self,
                               G_CONNECT_SWAPPED);
    else
      g_signal_handlers_disconnect_by_func (piece, value_changed_cb, self);
  }
}

static void
add_faction (AdcArsenalView *self, GtkStringList *titles, AdcFaction *faction, AdcFaction *parent)
{
  const char *title = adc_entry_get_title (ADC_ENTRY (faction));

  g_ptr_array_add (self->faction_ids, g_strdup (adc_entry_get_id (ADC_ENTRY (faction))));
  if (parent == NULL)
    gtk_string_list_append (titles, title);
  else
    /* Translators: a faction and the people it is part of, as in “Jim Raynor (Terrans)” */
    gtk_string_list_take (titles, g_strdup_printf (C_("faction", "%s (%s)"), title,
                                                   adc_entry_get_title (ADC_ENTRY (parent))));
}

/* Each people, then the factions that are part of it; at the end what all have. */
static void
list_factions (AdcArsenalView *self)
{
  GListModel *factions = adc_game_get_entries (self->game, ADC_KIND_FACTION);
  const guint n_factions = g_list_model_get_n_items (factions);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr(GPtrArray) shared = adc_arsenal_list_pieces (self->game, ADC_KIND_CARD, NULL, NULL);

  g_ptr_array_set_size (self->faction_ids, 0);
  for (guint i = 0; i < n_factions; i++) {
    g_autoptr(AdcFaction) people = g_list_model_get_item (factions, i);

    if (adc_faction_get_parent (people) != NULL)
      continue;

    add_faction (self, titles, people, NULL);
    for (guint j = 0; j < n_factions; j++) {
      g_autoptr(AdcFaction) faction = g_list_model_get_item (factions, j);

      if (g_strcmp0 (adc_faction_get_parent (faction), adc_entry_get_id (ADC_ENTRY (people))) == 0)
        add_faction (self, titles, faction, people);
    }
  }
  if (shared->len > 0 || self->faction_ids->len == 0) {
    gtk_string_list_append (titles, _("Everyone"));
    g_ptr_array_add (self->faction_ids, NULL);
  }

  gtk_drop_down_set_model (self->factions, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->factions, 0);
}

static void
list_editions (AdcArsenalView *self)
{
  AdcStat *stat = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_EDITION);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  g_clear_pointer (&self->edition_ids, g_ptr_array_unref);
  self->edition_ids = adc_arsenal_list_editions (self->game);
  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title, *id = adc_stat_get_option (stat, i, &title);

    if (g_ptr_array_find_with_equal_func (self->edition_ids, id, g_str_equal, NULL))
      gtk_string_list_append (titles, title);
  }

  gtk_drop_down_set_model (self->editions, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->editions, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->editions), self->edition_ids->len > 0);
}

static void
adc_arsenal_view_set_game (AdcView *view, AdcGame *game)
{
  AdcArsenalView *self = ADC_ARSENAL_VIEW (view);

  if (self->game == game)
    return;

  if (self->game != NULL) {
    watch (self, ADC_KIND_UNIT, FALSE);
    watch (self, ADC_KIND_CARD, FALSE);
  }
  g_set_object (&self->game, game);
  watch (self, ADC_KIND_UNIT, TRUE);
  watch (self, ADC_KIND_CARD, TRUE);
  self->is_updating = TRUE;
  list_factions (self);
  list_editions (self);
  self->is_updating = FALSE;
  gtk_stack_page_set_visible (self->average_stack_page, adc_unit_averages_exist (game));
  gtk_stack_page_set_visible (self->tech_stack_page, adc_tech_tree_exists (game));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->deck_page));
  show_all_pages (self);
  moved_cb (self);
}

static gboolean
pick (GtkDropDown *drop_down, GPtrArray *ids, const char *id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_strcmp0 (ids->pdata[i], id) == 0) {
      gtk_drop_down_set_selected (drop_down, i);
      return TRUE;
    }

  return FALSE;
}

static gboolean
show_stack_page (AdcArsenalView *self, const char *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

  if (page == NULL || !gtk_stack_page_get_visible (gtk_stack_get_page (self->stack, page)))
    return FALSE;

  gtk_stack_set_visible_child (self->stack, page);
  return TRUE;
}

/* On the tree, something of it; elsewhere a deck. */
static gboolean
show_part (AdcArsenalView *self, const char *id)
{
  if (gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->tech_page) &&
      adc_tech_tree_find (adc_tech_page_get_tree (self->tech_page), id) >= 0) {
    adc_tech_page_ask (self->tech_page, id);
    return TRUE;
  }

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->deck_page));
  return adc_deck_page_select (self->deck_page, id);
}

static gboolean
pick_faction (AdcArsenalView *self, const char *id)
{
  return pick (self->factions, self->faction_ids, g_str_equal (id, EVERYONE) ? NULL : id);
}

/* A deck may be called as a box is: after the name of its page it is the deck. */
static gboolean
show_named (AdcArsenalView *self, const char *id, gboolean is_after_page)
{
  if (is_after_page &&
      gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->deck_page) &&
      adc_deck_page_select (self->deck_page, id))
    return TRUE;

  return show_stack_page (self, id) || pick_faction (self, id) ||
         pick (self->editions, self->edition_ids, id) || show_part (self, id);
}

/* "game/arsenal/tree" opens that page, "game/arsenal/reds" shows what a faction has; so do boxes,
 * decks and what is in the tree; also several: "game/arsenal/reds/tree/giant". */
static gboolean
adc_arsenal_view_show_item (AdcView *view, const char *id)
{
  AdcArsenalView *self = ADC_ARSENAL_VIEW (view);
  g_auto(GStrv) parts = g_strsplit (id, "/", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (!show_named (self, parts[i],
                     i > 0 && gtk_stack_get_child_by_name (self->stack, parts[i - 1]) != NULL))
      return FALSE;

  return TRUE;
}

static char *
adc_arsenal_view_dup_item (AdcView *view)
{
  AdcArsenalView *self = ADC_ARSENAL_VIEW (view);
  AdcFaction *faction = get_faction (self);
  const char *edition = get_edition (self);
  const char *page = gtk_stack_get_visible_child_name (self->stack);
  GString *item =
    g_string_new (faction != NULL ? adc_entry_get_id (ADC_ENTRY (faction)) : EVERYONE);
  const char *part = NULL;

  if (gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->deck_page))
    part = adc_deck_page_get_deck (self->deck_page);
  else if (gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->tech_page))
    part = adc_tech_page_get_target (self->tech_page);

  if (edition != NULL)
    g_string_append_printf (item, "/%s", edition);
  g_string_append_printf (item, "/%s", page);
  if (part != NULL)
    g_string_append_printf (item, "/%s", part);

  return g_string_free (item, FALSE);
}

static gboolean
adc_arsenal_view_is_offered (AdcGame *game)
{
  return adc_arsenal_exists (game);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_arsenal_view_set_game;
  iface->show_item = adc_arsenal_view_show_item;
  iface->dup_item = adc_arsenal_view_dup_item;
  iface->is_offered = adc_arsenal_view_is_offered;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcArsenalView, adc_arsenal_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
completed_cb (AdcArsenalView *self, AdcPiece *piece, const char *stat, const char *previous)
{
  g_signal_emit (self, signals[COMPLETED], 0, piece, stat, previous);
}

static void
adc_arsenal_view_get_property (GObject *object, guint property_id, GValue *value,
                               GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_COMPLETIONS:
    g_value_set_object (value, ADC_ARSENAL_VIEW (object)->completions);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_arsenal_view_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_COMPLETIONS:
    adc_arsenal_view_set_completions (ADC_ARSENAL_VIEW (object), g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_arsenal_view_dispose (GObject *object)
{
  AdcArsenalView *self = ADC_ARSENAL_VIEW (object);

  g_clear_handle_id (&self->refreshing, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->completions);
  g_clear_pointer (&self->faction_ids, g_ptr_array_unref);
  g_clear_pointer (&self->edition_ids, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_arsenal_view_parent_class)->dispose (object);
}

static void
adc_arsenal_view_class_init (AdcArsenalViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = adc_arsenal_view_get_property;
  object_class->set_property = adc_arsenal_view_set_property;
  object_class->dispose = adc_arsenal_view_dispose;
  properties[PROP_COMPLETIONS] =
    g_param_spec_object ("completions", NULL, NULL, ADC_TYPE_COMPLETIONS,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[COMPLETED] = g_signal_new ("completed", ADC_TYPE_ARSENAL_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 3, ADC_TYPE_PIECE, G_TYPE_STRING,
                                     G_TYPE_STRING);

  g_type_ensure (ADC_TYPE_AVERAGE_PAGE);
  g_type_ensure (ADC_TYPE_DECK_PAGE);
  g_type_ensure (ADC_TYPE_TECH_PAGE);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "arsenal/adc-arsenal-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, average_stack_page);
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, tech_stack_page);
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, factions);
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, editions);
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, deck_page);
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, average_page);
  gtk_widget_class_bind_template_child (widget_class, AdcArsenalView, tech_page);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_turned_cb);
}

static void
adc_arsenal_view_init (AdcArsenalView *self)
{
  self->faction_ids = g_ptr_array_new_with_free_func (g_free);
  self->edition_ids = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_drop_down_set_up (self->factions, _("Faction"));
  adc_drop_down_set_up (self->editions, _("Box"));
  g_signal_connect_object (self->deck_page, "completed", G_CALLBACK (completed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
adc_arsenal_view_set_completions (AdcArsenalView *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_ARSENAL_VIEW (self));
  g_return_if_fail (completions == NULL || ADC_IS_COMPLETIONS (completions));

  if (!g_set_object (&self->completions, completions))
    return;

  adc_deck_page_set_completions (self->deck_page, completions);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPLETIONS]);
}
