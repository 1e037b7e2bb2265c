/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-works-page.h"

#include "adc-muster-units.h"
#include "adc-muster-words.h"
#include "adc-rule-button.h"
#include "adc-rule-row.h"
#include "adc-stepper.h"
#include "adc-works-grid.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcWorksPage {
  AdwBin            parent_instance;
  GtkAdjustment    *n_turns;
  GtkButton        *add_button;
  GtkButton        *clear_button;
  AdcWorksGrid     *grid;
  GtkBox           *notes;
  GtkBox           *in_play;
  GtkWidget        *others_heading;
  GtkBox           *others;
  GtkListBox       *costs;
  GtkWidget        *market_heading;
  GtkListBox       *market;
  AdcMusterSession *session;
  gulong            changed; /* the handler */
  gboolean          is_updating;
};

G_DEFINE_FINAL_TYPE (AdcWorksPage, adc_works_page, ADW_TYPE_BIN)

static AdcWorks *
get_works (AdcWorksPage *self)
{
  return adc_muster_session_get_works (self->session);
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
add_note (AdcWorksPage *self, const AdcWorksRow *row, guint turn)
{
  const AdcWorksCell *cell = &row->cells[turn - 1];
  const gboolean is_refused = cell->kind == ADC_CELL_REFUSED;
  g_autofree char *maker = adc_muster_words_maker (get_works (self), row);
  /* Translators: a maker, the number of a turn, a sentence about it */
  g_autofree char *text = g_strdup_printf (_("%s, turn %u: %s"), maker, turn, cell->message);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name",
                                  is_refused ? "dialog-warning-symbolic"
                                             : "dialog-information-symbolic",
                                  "valign", GTK_ALIGN_START, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *label = adc_wrapped_label_new (text, "body");
  GtkWidget *button;

  if (is_refused)
    gtk_widget_add_css_class (icon, "error");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), icon);
  gtk_box_append (GTK_BOX (line), label);
  button = adc_rule_button_new (line, text, adc_muster_session_get_game (self->session),
                                cell->rule);
  gtk_box_append (self->notes, button != NULL ? button : line);
}

static void
update_notes (AdcWorksPage *self, AdcWorksResult *result)
{
  clear_box (self->notes);
  for (guint turn = 1; turn <= result->n_turns; turn++) {
    for (guint i = 0; i < result->rows->len; i++) {
      const AdcWorksRow *row = result->rows->pdata[i];

      if (row->cells[turn - 1].message != NULL)
        add_note (self, row, turn);
    }
    if (result->market != NULL && result->market->cells[turn - 1].message != NULL)
      add_note (self, result->market, turn);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->notes),
                          gtk_widget_get_first_child (GTK_WIDGET (self->notes)) != NULL);
}

static const char *
get_unit (GtkWidget *stepper)
{
  return g_object_get_data (G_OBJECT (stepper), "adc-unit");
}

static void
update_steppers (AdcWorksPage *self)
{
  AdcWorks *works = get_works (self);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->in_play)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    const guint supply = adc_works_get_supply (works, get_unit (child));

    adc_stepper_set_max (ADC_STEPPER (child), MIN (supply, ADC_WORKS_MAX_COUNT));
    adc_stepper_set_value (ADC_STEPPER (child), adc_works_get_in_play (works, get_unit (child)));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->others)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    adc_stepper_set_value (ADC_STEPPER (child), adc_works_get_others (works, get_unit (child)));
}

static void
update (AdcWorksPage *self)
{
  g_autoptr(AdcWorksResult) result = adc_works_compute (get_works (self));

  self->is_updating = TRUE;
  gtk_adjustment_set_value (self->n_turns, result->n_turns);
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button),
                            adc_works_get_n_makers (get_works (self)) < ADC_WORKS_MAX_MAKERS);
  update_steppers (self);
  self->is_updating = FALSE;
  adc_works_grid_update (self->grid, result);
  update_notes (self, result);
}

static void
n_turns_changed_cb (AdcWorksPage *self)
{
  if (self->is_updating || self->session == NULL)
    return;

  adc_works_set_n_turns (get_works (self), (guint) gtk_adjustment_get_value (self->n_turns));
  adc_muster_session_commit (self->session);
}

static void
add_clicked_cb (AdcWorksPage *self)
{
  adc_works_add_maker (get_works (self));
  adc_muster_session_commit (self->session);
}

static void
clear_clicked_cb (AdcWorksPage *self)
{
  adc_works_clear_orders (get_works (self));
  adc_muster_session_commit (self->session);
}

static void
in_play_stepped_cb (AdcWorksPage *self, AdcStepper *stepper)
{
  adc_works_set_in_play (get_works (self), get_unit (GTK_WIDGET (stepper)),
                         adc_stepper_get_value (stepper));
  adc_muster_session_commit (self->session);
}

static void
others_stepped_cb (AdcWorksPage *self, AdcStepper *stepper)
{
  adc_works_set_others (get_works (self), get_unit (GTK_WIDGET (stepper)),
                        adc_stepper_get_value (stepper));
  adc_muster_session_commit (self->session);
}

static void
add_stepper (AdcWorksPage *self, GtkBox *box, const char *unit, const char *label, guint max,
             GCallback callback)
{
  AdcGame *game = adc_muster_session_get_game (self->session);
  GtkWidget *stepper = adc_stepper_new (adc_muster_unit_get_title (game, unit), label, max);

  g_object_set_data_full (G_OBJECT (stepper), "adc-unit", g_strdup (unit), g_free);
  g_signal_connect_object (stepper, "stepped", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (box, stepper);
}

/* The makers themselves are counted by their rows. */
static void
build_steppers (AdcWorksPage *self)
{
  AdcGame *game = adc_muster_session_get_game (self->session);
  GPtrArray *units = adc_works_get_units (get_works (self));
  const char *maker = adc_muster_get_maker (adc_game_get_muster (game));

  clear_box (self->in_play);
  clear_box (self->others);
  for (guint u = 0; u < units->len; u++) {
    const char *unit = units->pdata[u];
    const char *title = adc_muster_unit_get_title (game, unit);
    /* Translators: the name of a unit */
    g_autofree char *mine = g_strdup_printf (_("%s on the board"), title);
    /* Translators: the name of a unit */
    g_autofree char *theirs = g_strdup_printf (_("%s of the other players"), title);

    if (g_strcmp0 (unit, maker) != 0)
      add_stepper (self, self->in_play, unit, mine, ADC_WORKS_MAX_COUNT,
                   G_CALLBACK (in_play_stepped_cb));
    if (adc_muster_unit_is_shared (game, unit))
      add_stepper (self, self->others, unit, theirs,
                   MIN (adc_works_get_supply (get_works (self), unit), ADC_WORKS_MAX_COUNT),
                   G_CALLBACK (others_stepped_cb));
  }
  gtk_widget_set_visible (self->others_heading,
                          gtk_widget_get_first_child (GTK_WIDGET (self->others)) != NULL);
}

static void
build_costs (AdcWorksPage *self, GtkListBox *list, GPtrArray *products, const char *rule)
{
  AdcGame *game = adc_muster_session_get_game (self->session);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, child);
  for (guint i = 0; i < products->len; i++) {
    const AdcProduct *product = products->pdata[i];
    g_autofree char *count = adc_muster_words_count (game, product->unit, product->count);
    g_autofree char *turns = adc_muster_words_turns (product->n_turns);

    gtk_list_box_append (list, adc_rule_row_new (game, product->rule != NULL ? product->rule : rule,
                                                 count, turns));
  }
}

static void
build (AdcWorksPage *self)
{
  AdcGame *game = adc_muster_session_get_game (self->session);
  AdcMuster *muster = adc_game_get_muster (game);
  const char *maker = adc_muster_get_maker (muster);
  const gboolean has_market = adc_muster_get_market (muster)->len > 0;

  if (maker != NULL) {
    /* Translators: the name of the unit that makes others */
    g_autofree char *label = g_strdup_printf (_("Add: %s"),
                                              adc_muster_unit_get_title (game, maker));

    gtk_button_set_label (self->add_button, label);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->add_button), maker != NULL);
  build_steppers (self);
  build_costs (self, self->costs, adc_muster_get_products (muster),
               adc_muster_get_maker_rule (muster));
  build_costs (self, self->market, adc_muster_get_market (muster),
               adc_muster_get_market_rule (muster));
  gtk_widget_set_visible (self->market_heading, has_market);
  gtk_widget_set_visible (GTK_WIDGET (self->market), has_market);
}

static void
adc_works_page_dispose (GObject *object)
{
  AdcWorksPage *self = ADC_WORKS_PAGE (object);

  if (self->session != NULL)
    g_clear_signal_handler (&self->changed, self->session);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adc_works_page_parent_class)->dispose (object);
}

static void
adc_works_page_class_init (AdcWorksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_works_page_dispose;
  g_type_ensure (ADC_TYPE_WORKS_GRID);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "muster/adc-works-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, n_turns);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, clear_button);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, grid);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, notes);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, in_play);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, others_heading);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, others);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, costs);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, market_heading);
  gtk_widget_class_bind_template_child (widget_class, AdcWorksPage, market);
  gtk_widget_class_bind_template_callback (widget_class, n_turns_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
adc_works_page_init (AdcWorksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_works_page_set_session (AdcWorksPage *self, AdcMusterSession *session)
{
  g_return_if_fail (ADC_IS_WORKS_PAGE (self));
  g_return_if_fail (ADC_IS_MUSTER_SESSION (session));

  if (self->session != NULL)
    g_clear_signal_handler (&self->changed, self->session);
  g_set_object (&self->session, session);
  self->changed = g_signal_connect_object (session, "changed", G_CALLBACK (update), self,
                                           G_CONNECT_SWAPPED);
  adc_works_grid_set_session (self->grid, session);
  build (self);
  update (self);
}
