/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-problem-list.h"

#include "adc-application.h"
#include "adc-problem.h"
#include "adc-visible.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_HEIGHT 260
#define EACH_HEIGHT 60 /* about */

struct _AdcProblemList {
  AdwBin             parent_instance;
  char              *text;
  GtkLabel          *label;
  GtkScrolledWindow *scroller;
};

G_DEFINE_FINAL_TYPE (AdcProblemList, adc_problem_list, ADW_TYPE_BIN)

static void
copy_clicked_cb (AdcProblemList *self, GtkButton *button)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text);
  gtk_button_set_label (button, _("Copied"));
}

static void
adc_problem_list_finalize (GObject *object)
{
  g_free (ADC_PROBLEM_LIST (object)->text);
  G_OBJECT_CLASS (adc_problem_list_parent_class)->finalize (object);
}

static void
adc_problem_list_class_init (AdcProblemListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_problem_list_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "packs/adc-problem-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcProblemList, label);
  gtk_widget_class_bind_template_child (widget_class, AdcProblemList, scroller);
  gtk_widget_class_bind_template_callback (widget_class, copy_clicked_cb);
}

static void
adc_problem_list_init (AdcProblemList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* "terms.xml:12", set apart from what is wrong there. */
static void
append_problem (GString *markup, const AdcProblem *problem, const char *folder)
{
  const gsize length = strlen (folder);
  const gboolean is_below = g_str_has_prefix (problem->file, folder) &&
                            problem->file[length] == '/';
  g_autofree char *file = adc_visible_dup (is_below ? problem->file + length + 1 : problem->file);
  g_autofree char *message = adc_visible_dup (problem->message);
  g_autofree char *place = problem->line > 0 ? g_strdup_printf ("%s:%d", file, problem->line)
                                             : g_steal_pointer (&file);
  g_autofree char *escaped = g_markup_printf_escaped ("<b>%s</b>\n%s", place, message);

  g_string_append_printf (markup, "%s%s", markup->len > 0 ? "\n\n" : "", escaped);
}

GtkWidget *
adc_problem_list_new (GPtrArray *problems, const char *folder)
{
  AdcProblemList *self = g_object_new (ADC_TYPE_PROBLEM_LIST, NULL);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GString) markup = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_string_append_printf (text, "%s\n", line);
    append_problem (markup, problems->pdata[i], folder);
  }

  self->text = g_string_free (g_steal_pointer (&text), FALSE);
  gtk_label_set_markup (self->label, markup->str);
  /* A list of preferences gives its rows no more than they need. */
  gtk_scrolled_window_set_min_content_height (self->scroller,
                                              MIN ((int) problems->len * EACH_HEIGHT, MAX_HEIGHT));
  gtk_scrolled_window_set_max_content_height (self->scroller, MAX_HEIGHT);
  return GTK_WIDGET (self);
}
