/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-search-kinds.h"

#include "adc-index.h"

#define N_KEYS 9

struct _AdcSearchKinds {
  AdwBin             parent_instance;
  GtkScrolledWindow *scroller;
  GtkBox            *box;
  GtkToggleButton   *all;
  GtkToggleButton   *chips[ADC_N_KINDS];
  guint              chosen; /* 0, or the bit of a kind */
};

G_DEFINE_FINAL_TYPE (AdcSearchKinds, adc_search_kinds, ADW_TYPE_BIN)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_key (GtkToggleButton *chip, guint n)
{
  const GdkModifierType modifiers = GDK_ALT_MASK;
  g_autofree char *key = n <= N_KEYS ? gtk_accelerator_get_label (GDK_KEY_0 + n, modifiers) : NULL;

  gtk_widget_set_tooltip_text (GTK_WIDGET (chip), key);
}

/* One that a key chose has no focus, which would bring it into sight by itself. */
static void
bring_into_sight (AdcSearchKinds *self, GtkWidget *chip)
{
  graphene_rect_t bounds;

  if (gtk_widget_get_width (chip) > 0 &&
      gtk_widget_compute_bounds (chip, GTK_WIDGET (self->box), &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (self->scroller),
                               bounds.origin.x, bounds.origin.x + bounds.size.width + 24);
}

/* One chip goes out and another comes on: only the latter counts. */
static void
toggled_cb (AdcSearchKinds *self, GtkToggleButton *chip)
{
  guint chosen = 0;

  if (!gtk_toggle_button_get_active (chip))
    return;

  for (guint i = 0; i < ADC_N_KINDS; i++)
    if (self->chips[i] == chip)
      chosen = ADC_KIND_BIT (i);
  if (chosen == self->chosen)
    return;

  self->chosen = chosen;
  bring_into_sight (self, GTK_WIDGET (chip));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
adc_search_kinds_class_init (AdcSearchKindsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_SEARCH_KINDS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-search-kinds.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSearchKinds, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchKinds, box);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchKinds, all);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
adc_search_kinds_init (AdcSearchKinds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_key (self->all, 0);
  for (guint i = 0; i < ADC_N_KINDS; i++) {
    GtkWidget *chip = gtk_toggle_button_new_with_label (adc_kind_get_plural (i));

    self->chips[i] = GTK_TOGGLE_BUTTON (chip);
    gtk_toggle_button_set_group (self->chips[i], self->all);
    gtk_widget_add_css_class (chip, "chip");
    gtk_widget_add_css_class (chip, "search-kind");
    g_signal_connect_object (chip, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (self->box, chip);
  }
}

void
adc_search_kinds_offer (AdcSearchKinds *self, guint kinds)
{
  guint n = 0;

  g_return_if_fail (ADC_IS_SEARCH_KINDS (self));

  for (guint i = 0; i < ADC_N_KINDS; i++) {
    const gboolean is_offered = (kinds & ADC_KIND_BIT (i)) != 0;

    gtk_widget_set_visible (GTK_WIDGET (self->chips[i]), is_offered);
    if (is_offered)
      show_key (self->chips[i], ++n);
  }
  if (self->chosen != 0 && (kinds & self->chosen) == 0)
    adc_search_kinds_choose (self, 0);
}

void
adc_search_kinds_choose (AdcSearchKinds *self, guint kinds)
{
  GtkToggleButton *chip;

  g_return_if_fail (ADC_IS_SEARCH_KINDS (self));

  chip = self->all;
  for (guint i = 0; i < ADC_N_KINDS; i++)
    if (kinds == ADC_KIND_BIT (i))
      chip = self->chips[i];

  gtk_toggle_button_set_active (chip, TRUE);
}

void
adc_search_kinds_choose_nth (AdcSearchKinds *self, guint n)
{
  g_return_if_fail (ADC_IS_SEARCH_KINDS (self));

  if (n == 0)
    adc_search_kinds_choose (self, 0);
  for (guint i = 0; i < ADC_N_KINDS && n > 0; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (self->chips[i])) && --n == 0)
      adc_search_kinds_choose (self, ADC_KIND_BIT (i));
}

guint
adc_search_kinds_get_chosen (AdcSearchKinds *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_KINDS (self), 0);

  return self->chosen;
}
