/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-entry-links.h"

#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* A group longer than this shows its first few and the way to the rest. */
#define MANY 12
#define FEW 8

struct _AdcEntryLinks {
  AdwBin    parent_instance;
  GtkLabel *heading;
  AdwBin   *groups;
};

G_DEFINE_FINAL_TYPE (AdcEntryLinks, adc_entry_links, ADW_TYPE_BIN)

enum { PROP_HEADING = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void
clicked_cb (GtkButton *button, AdcEntry *entry)
{
  adc_open_entry (GTK_WIDGET (button), entry);
}

/* Shows what the group keeps back, in the place of the button that says so. */
static void
more_cb (GtkWidget *more)
{
  GtkWidget *group = gtk_widget_get_parent (more);
  GtkWidget *first = gtk_widget_get_next_sibling (more);

  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, TRUE);

  gtk_widget_grab_focus (first);
  gtk_box_remove (GTK_BOX (group), more);
}

static GtkWidget *
create_chip (const char *text)
{
  GtkWidget *chip = gtk_button_new_with_label (text);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (chip));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_halign (chip, GTK_ALIGN_START); /* also when alone on its line */
  gtk_widget_add_css_class (chip, "chip");

  return chip;
}

static GtkWidget *
create_chips (GPtrArray *entries)
{
  GtkWidget *chips = adc_wrap_box_new (6);
  const guint shown = entries->len > MANY ? FEW : entries->len;

  for (guint i = 0; i < entries->len; i++) {
    GtkWidget *chip = create_chip (adc_entry_get_title (entries->pdata[i]));

    if (i == shown) {
      /* Translators: a button that shows the rest of a list; %u is how many are left */
      g_autofree char *text = g_strdup_printf (_("%u more…"), entries->len - shown);
      GtkWidget *more = create_chip (text);

      gtk_widget_add_css_class (more, "dim-label");
      g_signal_connect (more, "clicked", G_CALLBACK (more_cb), NULL);
      gtk_box_append (GTK_BOX (chips), more);
    }
    gtk_widget_set_visible (chip, i < shown);
    g_signal_connect_object (chip, "clicked", G_CALLBACK (clicked_cb), entries->pdata[i], 0);
    gtk_box_append (GTK_BOX (chips), chip);
  }

  return chips;
}

static GtkWidget *
create_group (AdcKind kind, GPtrArray *entries)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *caption = gtk_label_new (adc_kind_get_plural (kind));

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "article-small");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_box_append (GTK_BOX (group), caption);
  gtk_box_append (GTK_BOX (group), create_chips (entries));

  return group;
}

static GPtrArray *
pick_kind (GPtrArray *entries, AdcKind kind)
{
  GPtrArray *picked = g_ptr_array_new ();

  for (guint i = 0; i < entries->len; i++)
    if (adc_entry_get_kind (entries->pdata[i]) == kind)
      g_ptr_array_add (picked, entries->pdata[i]);

  return picked;
}

static void
adc_entry_links_set_property (GObject *object, guint property_id, const GValue *value,
                              GParamSpec *pspec)
{
  AdcEntryLinks *self = ADC_ENTRY_LINKS (object);

  switch (property_id) {
  case PROP_HEADING:
    gtk_label_set_label (self->heading, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_entry_links_class_init (AdcEntryLinksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = adc_entry_links_set_property;
  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL,
                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "article/adc-entry-links.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcEntryLinks, heading);
  gtk_widget_class_bind_template_child (widget_class, AdcEntryLinks, groups);
}

static void
adc_entry_links_init (AdcEntryLinks *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_entry_links_set_entries (AdcEntryLinks *self, GPtrArray *entries)
{
  GtkWidget *box;

  g_return_if_fail (ADC_IS_ENTRY_LINKS (self));
  g_return_if_fail (entries != NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
    g_autoptr(GPtrArray) picked = pick_kind (entries, kind);

    if (picked->len > 0)
      gtk_box_append (GTK_BOX (box), create_group (kind, picked));
  }

  adw_bin_set_child (self->groups, box);
  gtk_widget_set_visible (GTK_WIDGET (self), entries->len > 0);
}
