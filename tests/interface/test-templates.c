/* SPDX-License-Identifier: GPL-3.0-or-later */

/* No compiler reads a .ui file: every template is built once, in both languages. */

#include "adc-language.h"

#include <adwaita.h>
#include <string.h>

/* The class a .ui file is the template of, or NULL for a file that is none. */
static char *
dup_template_class (const char *path)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  const char *contents = g_bytes_get_data (bytes, NULL);
  const char *start = g_strstr_len (contents, g_bytes_get_size (bytes), "<template class=\"");
  const char *end;

  if (start == NULL)
    return NULL;

  start += strlen ("<template class=\"");
  end = strchr (start, '"');
  return g_strndup (start, end - start);
}

/* AdcTermPopover has the function adc_term_popover_get_type (). */
static GType
type_of (const char *class_name)
{
  g_autoptr(GString) symbol = g_string_new (NULL);
  GModule *program = g_module_open (NULL, 0);
  GType (*get_type) (void);

  for (const char *c = class_name; *c != '\0'; c++) {
    if (g_ascii_isupper (*c) && c != class_name)
      g_string_append_c (symbol, '_');
    g_string_append_c (symbol, g_ascii_tolower (*c));
  }
  g_string_append (symbol, "_get_type");

  if (!g_module_symbol (program, symbol->str, (gpointer *) &get_type))
    return G_TYPE_INVALID;

  g_module_close (program);
  return get_type ();
}

static guint
build_all (const char *folder)
{
  g_auto(GStrv) names = g_resources_enumerate_children (folder, 0, NULL);
  guint built = 0;

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = g_strconcat (folder, names[i], NULL);
    g_autofree char *class_name = NULL;
    GtkWidget *widget;
    GType type;

    if (g_str_has_suffix (names[i], "/")) {
      built += build_all (path);
      continue;
    }
    if (!g_str_has_suffix (names[i], ".ui") || (class_name = dup_template_class (path)) == NULL)
      continue;

    type = type_of (class_name);
    if (type == G_TYPE_INVALID)
      g_error ("%s: no type %s", path, class_name);
    widget = g_object_new (type, NULL);
    g_object_ref_sink (widget);
    if (GTK_IS_WINDOW (widget))
      gtk_window_destroy (GTK_WINDOW (widget));
    g_assert_finalize_object (widget);
    built++;
  }

  return built;
}

static void
test_templates (gconstpointer language)
{
  adc_language_set_current (language);
  g_assert_cmpuint (build_all (ADC_RESOURCES), >=, 10);
}

static void
test_shortcuts_window (void)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource (ADC_RESOURCES "shell/help-overlay.ui");
  GObject *window = gtk_builder_get_object (builder, "help_overlay");

  g_assert_true (GTK_IS_SHORTCUTS_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/templates/fr", "fr", test_templates);
  g_test_add_data_func ("/templates/en", "en", test_templates);
  g_test_add_func ("/templates/shortcuts-window", test_shortcuts_window);

  return g_test_run ();
}
