/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-option-field.h"

#include "adc-drop-down.h"

#include <glib/gi18n-lib.h>

struct _AdcOptionField {
  GtkWidget      parent_instance;
  char          *side;      /* or NULL */
  char          *setting;
  GtkLabel      *title;
  GtkDropDown   *drop_down;
  GtkStringList *titles;
  GPtrArray     *ids;       /* what each line stands for; NULL for what holds anyway */
  char          *fallback;  /* the text that means the same as nothing */
  guint          n_regular; /* lines; a file may bring one more */
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcOptionField, adc_option_field, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
selected_cb (AdcOptionField *self)
{
  const guint selected = gtk_drop_down_get_selected (self->drop_down);

  if (!self->is_updating && selected < self->ids->len)
    g_signal_emit (self, signals[CHANGED], 0, self->ids->pdata[selected]);
}

static void
adc_option_field_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_option_field_parent_class)->dispose (object);
}

static void
adc_option_field_finalize (GObject *object)
{
  AdcOptionField *self = ADC_OPTION_FIELD (object);

  g_free (self->side);
  g_free (self->setting);
  g_free (self->fallback);
  g_ptr_array_unref (self->ids);
  g_object_unref (self->titles);
  G_OBJECT_CLASS (adc_option_field_parent_class)->finalize (object);
}

static void
adc_option_field_class_init (AdcOptionFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_option_field_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_option_field_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_OPTION_FIELD, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "option-field");
}

static void
adc_option_field_init (AdcOptionField *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 2);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START); /* even alone on its line */

  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->titles = gtk_string_list_new (NULL);
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "field-title");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "dim-label");
  self->drop_down = GTK_DROP_DOWN (
    gtk_drop_down_new (G_LIST_MODEL (g_object_ref (self->titles)), NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->title), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->drop_down), GTK_WIDGET (self));
  g_signal_connect_object (self->drop_down, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

static AdcOptionField *
create (const char *side, const char *setting, const char *title)
{
  AdcOptionField *self = g_object_new (ADC_TYPE_OPTION_FIELD, NULL);

  self->side = g_strdup (side);
  self->setting = g_strdup (setting);
  self->is_updating = TRUE; /* until it is filled */
  gtk_label_set_label (self->title, title);

  return self;
}

static void
append (AdcOptionField *self, const char *id, const char *title)
{
  gtk_string_list_append (self->titles, title);
  g_ptr_array_add (self->ids, g_strdup (id));
}

static GtkWidget *
finish (AdcOptionField *self)
{
  self->n_regular = self->ids->len;
  self->is_updating = FALSE;
  adc_drop_down_set_up (self->drop_down, gtk_label_get_label (self->title));

  return GTK_WIDGET (self);
}

GtkWidget *
adc_option_field_new_choice (const char *side, const char *setting, const char *title,
                             const AdcOption *choices)
{
  AdcOptionField *self = create (side, setting, title);

  self->fallback = g_strdup (choices[0].id);
  for (guint i = 0; choices[i].id != NULL; i++)
    append (self, i > 0 ? choices[i].id : NULL, _(choices[i].title));

  return finish (self);
}

GtkWidget *
adc_option_field_new_number (const char *side, const char *setting, const char *title,
                             int min, int max, int fallback, const char *fallback_title)
{
  AdcOptionField *self = create (side, setting, title);

  self->fallback = g_strdup_printf ("%d", fallback);
  for (int i = min; i <= max; i++) {
    g_autofree char *id = g_strdup_printf ("%d", i);
    /* A true minus sign, and a plus sign where there are both. */
    g_autofree char *shown = i < 0             ? g_strdup_printf ("−%d", -i)
                             : min < 0 && i > 0 ? g_strdup_printf ("+%d", i)
                                                : g_strdup (id);

    append (self, i == fallback ? NULL : id,
            i == fallback && fallback_title != NULL ? fallback_title : shown);
  }

  return finish (self);
}

const char *
adc_option_field_get_side (AdcOptionField *self)
{
  g_return_val_if_fail (ADC_IS_OPTION_FIELD (self), NULL);

  return self->side;
}

const char *
adc_option_field_get_setting (AdcOptionField *self)
{
  g_return_val_if_fail (ADC_IS_OPTION_FIELD (self), NULL);

  return self->setting;
}

static gboolean
is_same (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (a, b) == 0;
}

void
adc_option_field_show (AdcOptionField *self, AdcScenario *scenario)
{
  AdcScenarioSide *side;
  const char *text = NULL;
  guint position;

  g_return_if_fail (ADC_IS_OPTION_FIELD (self));

  side = self->side != NULL ? adc_scenario_find_side (scenario, self->side) : NULL;
  if (side != NULL)
    text = adc_settings_get (side->settings, self->setting, NULL);
  else if (self->side == NULL)
    text = adc_settings_get (adc_scenario_get_settings (scenario), self->setting, NULL);

  self->is_updating = TRUE;
  while (self->ids->len > self->n_regular) {
    gtk_string_list_remove (self->titles, self->ids->len - 1);
    g_ptr_array_remove_index (self->ids, self->ids->len - 1);
  }
  if (text == NULL)
    text = self->fallback;
  if (!g_ptr_array_find_with_equal_func (self->ids, text, is_same, &position) &&
      (!g_str_equal (text, self->fallback) ||
       !g_ptr_array_find_with_equal_func (self->ids, NULL, is_same, &position))) {
    position = self->ids->len;
    append (self, text, text); /* nothing we would offer, but that is what the file says */
  }
  gtk_drop_down_set_selected (self->drop_down, position);
  self->is_updating = FALSE;
}

void
adc_option_field_set_side (AdcOptionField *self, const char *side)
{
  g_return_if_fail (ADC_IS_OPTION_FIELD (self));

  if (g_strcmp0 (self->side, side) == 0)
    return;

  g_free (self->side);
  self->side = g_strdup (side);
}

static gboolean
has_choices (AdcOptionField *self, const AdcOption *choices)
{
  guint n = 0;

  for (; choices[n].id != NULL; n++)
    if (n >= self->n_regular ||
        g_strcmp0 (self->ids->pdata[n], n > 0 ? choices[n].id : NULL) != 0 ||
        !g_str_equal (gtk_string_list_get_string (self->titles, n), choices[n].title))
      return FALSE;

  return n == self->n_regular && g_str_equal (self->fallback, choices[0].id);
}

void
adc_option_field_set_choices (AdcOptionField *self, const AdcOption *choices)
{
  g_return_if_fail (ADC_IS_OPTION_FIELD (self));

  if (has_choices (self, choices))
    return;

  self->is_updating = TRUE;
  gtk_string_list_splice (self->titles, 0, self->ids->len, NULL);
  g_ptr_array_set_size (self->ids, 0);
  g_free (self->fallback);
  self->fallback = g_strdup (choices[0].id);
  for (guint i = 0; choices[i].id != NULL; i++)
    append (self, i > 0 ? choices[i].id : NULL, choices[i].title);
  self->n_regular = self->ids->len;
  self->is_updating = FALSE;
}
