/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-builder.h"

#include "adc-bin-focus.h"
#include "adc-deck-adder.h"
#include "adc-deck-catalogue.h"
#include "adc-deck-findings.h"
#include "adc-deck-notes.h"
#include "adc-deck-settings.h"
#include "adc-deck-sheet.h"
#include "adc-wrap-layout.h"

#define SIDE_WIDTH 320 /* pixels, or more where the text is large */

struct _AdcDeckBuilder {
  AdwBin             parent_instance;
  GtkWidget         *parts; /* buttons for what there is no room for */
  GtkToggleButton   *catalogue_toggle;
  GtkToggleButton   *side_toggle;
  AdwButtonContent  *side_content;
  AdcDeckAdder      *adder;
  AdwLeaflet        *outer;
  AdwLeaflet        *inner;
  AdcDeckCatalogue  *catalogue;
  AdcDeckSheet      *sheet;
  GtkWidget         *side;
  GtkScrolledWindow *side_scroller;
  AdcDeckFindings   *findings;
  AdcDeckSettings   *settings;
  AdcDeckNotes      *notes;
  AdcDeckWork       *work;
  AdcCompletions    *completions;
  guint              refresh; /* the source that will look at the cards again */
  guint              fold;    /* the source that will show those buttons, or not */
};

G_DEFINE_FINAL_TYPE (AdcDeckBuilder, adc_deck_builder, ADW_TYPE_BIN)

/* One at a time where there is no room for more: one of the two that are asked for, or the deck. */
static void
part_toggled_cb (AdcDeckBuilder *self, GtkToggleButton *toggle)
{
  GtkToggleButton *other =
    toggle == self->side_toggle ? self->catalogue_toggle : self->side_toggle;

  if (gtk_toggle_button_get_active (toggle))
    gtk_toggle_button_set_active (other, FALSE);
  adw_leaflet_set_visible_child (self->outer, gtk_toggle_button_get_active (self->side_toggle)
                                                ? self->side
                                                : GTK_WIDGET (self->inner));
  adw_leaflet_set_visible_child (self->inner, gtk_toggle_button_get_active (self->catalogue_toggle)
                                                ? GTK_WIDGET (self->catalogue)
                                                : GTK_WIDGET (self->sheet));
}

static void
show_parts (AdcDeckBuilder *self)
{
  const gboolean lacks_catalogue = adw_leaflet_get_folded (self->inner);
  const gboolean lacks_side = adw_leaflet_get_folded (self->outer);

  gtk_widget_set_visible (self->parts, lacks_catalogue || lacks_side);
  gtk_widget_set_visible (GTK_WIDGET (self->catalogue_toggle), lacks_catalogue);
  gtk_widget_set_visible (GTK_WIDGET (self->side_toggle), lacks_side);
}

static gboolean
fold_cb (gpointer user_data)
{
  AdcDeckBuilder *self = user_data;

  self->fold = 0;
  show_parts (self);
  return G_SOURCE_REMOVE;
}

/* It happens while places are given out, which is too late for what stands above. */
static void
folded_cb (AdcDeckBuilder *self)
{
  if (self->fold == 0)
    self->fold = g_idle_add (fold_cb, self);
}

static void
chosen_cb (AdcDeckBuilder *self, AdcEntry *entry)
{
  adc_deck_adder_add (self->adder, entry, 1);
}

static void
added_cb (AdcDeckBuilder *self, const AdcDeckLine *line)
{
  adc_deck_sheet_show_line (self->sheet, line);
}

/* What is not on screen is on the button that shows it. */
static void
update (AdcDeckBuilder *self)
{
  const AdcDeckReport *report = adc_deck_work_get_report (self->work);

  adw_button_content_set_icon_name (self->side_content, adc_deck_findings_get_icon (report));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->side_toggle), report->summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side_toggle),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, report->summary, -1);
}

static gboolean
refresh_cb (gpointer user_data)
{
  AdcDeckBuilder *self = user_data;

  self->refresh = 0;
  if (self->work != NULL)
    adc_deck_work_refresh (self->work);

  return G_SOURCE_REMOVE;
}

/* It is said before the pieces have the value. */
static void
completions_changed_cb (AdcDeckBuilder *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add (refresh_cb, self);
}

/* As wide whatever there is to say, or the deck would move with each verdict. */
static void
measure_side (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
              int *natural, int *minimum_baseline G_GNUC_UNUSED,
              int *natural_baseline G_GNUC_UNUSED)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MAX (*minimum, SIDE_WIDTH);
}

static void
allocate_side (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static gboolean
adc_deck_builder_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_DECK_BUILDER (widget)->adder));
}

static void
adc_deck_builder_dispose (GObject *object)
{
  AdcDeckBuilder *self = ADC_DECK_BUILDER (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_handle_id (&self->fold, g_source_remove);
  g_clear_object (&self->work);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_deck_builder_parent_class)->dispose (object);
}

static void
adc_deck_builder_class_init (AdcDeckBuilderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_builder_dispose;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_deck_builder_grab_focus;
  g_type_ensure (ADC_TYPE_DECK_ADDER);
  g_type_ensure (ADC_TYPE_DECK_CATALOGUE);
  g_type_ensure (ADC_TYPE_DECK_FINDINGS);
  g_type_ensure (ADC_TYPE_DECK_NOTES);
  g_type_ensure (ADC_TYPE_DECK_SETTINGS);
  g_type_ensure (ADC_TYPE_DECK_SHEET);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-builder.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, parts);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, catalogue_toggle);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, side_toggle);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, side_content);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, adder);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, outer);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, inner);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, catalogue);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, sheet);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, side);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, side_scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, findings);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, settings);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBuilder, notes);
  gtk_widget_class_bind_template_callback (widget_class, part_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, added_cb);
}

static void
adc_deck_builder_init (AdcDeckBuilder *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_leaflet_set_visible_child (self->inner, GTK_WIDGET (self->sheet));
  gtk_widget_set_layout_manager (self->side,
                                 gtk_custom_layout_new (NULL, measure_side, allocate_side));
  show_parts (self);
}

GtkWidget *
adc_deck_builder_new (void)
{
  return g_object_new (ADC_TYPE_DECK_BUILDER, NULL);
}

/* A field that cannot be used any longer would go on blinking. */
static void
drop_focus (AdcDeckBuilder *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
}

void
adc_deck_builder_set_work (AdcDeckBuilder *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_BUILDER (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work == work)
    return;

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update, self);
  g_set_object (&self->work, work);
  adc_deck_adder_set_work (self->adder, work);
  adc_deck_catalogue_set_work (self->catalogue, work);
  adc_deck_sheet_set_work (self->sheet, work);
  adc_deck_findings_set_work (self->findings, work);
  adc_deck_settings_set_work (self->settings, work);
  adc_deck_notes_set_work (self->notes, work);
  if (work == NULL)
    drop_focus (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self), work != NULL);
  gtk_toggle_button_set_active (self->catalogue_toggle, FALSE);
  gtk_toggle_button_set_active (self->side_toggle, FALSE);
  if (work != NULL) {
    g_signal_connect_object (work, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    update (self);
  }
}

void
adc_deck_builder_set_completions (AdcDeckBuilder *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_DECK_BUILDER (self));
  g_return_if_fail (ADC_IS_COMPLETIONS (completions));

  if (self->completions == completions)
    return;

  if (self->completions != NULL)
    g_signal_handlers_disconnect_by_func (self->completions, completions_changed_cb, self);
  g_set_object (&self->completions, completions);
  g_signal_connect_object (completions, "items-changed", G_CALLBACK (completions_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adc_deck_sheet_set_completions (self->sheet, completions);
}

void
adc_deck_builder_show_findings (AdcDeckBuilder *self)
{
  g_return_if_fail (ADC_IS_DECK_BUILDER (self));

  gtk_toggle_button_set_active (self->side_toggle, TRUE);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->side_scroller), 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->findings));
}
