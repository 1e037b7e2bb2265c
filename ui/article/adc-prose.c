/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-prose.h"

#include "adc-game.h"
#include "adc-markup.h"
#include "adc-term-popover.h"

#include <string.h>

/* Where a link lies in the label's text, in bytes. */
typedef struct {
  int         start;
  int         end;
  const char *target; /* interned */
} Link;

typedef struct {
  AdcGame *game;
  GArray  *links;
} Prose;

static void
prose_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Prose *prose = data;

  g_object_unref (prose->game);
  g_array_unref (prose->links);
  g_free (prose);
}

/* Returns Pango markup; adds each link to links, unless NULL. A link that leads nowhere is plain
 * text. */
static char *
render (const char *markup, AdcGame *game, GArray *links)
{
  g_autoptr(GPtrArray) spans = adc_markup_parse (markup);
  GString *out = g_string_new (NULL);
  int length = 0;

  for (guint i = 0; i < spans->len; i++) {
    const AdcSpan *span = spans->pdata[i];
    AdcEntry *entry = game != NULL ? adc_game_lookup (game, span->target) : NULL;
    const char *text = span->text;
    g_autofree char *escaped = NULL;

    if (text == NULL)
      text = entry != NULL ? adc_entry_get_title (entry) : span->target;

    escaped = g_markup_escape_text (text, -1);
    if (span->strong)
      g_string_append (out, "<b>");
    if (entry != NULL)
      g_string_append_printf (out, "<a href=\"%s\">%s</a>", span->target, escaped);
    else
      g_string_append (out, escaped);
    if (span->strong)
      g_string_append (out, "</b>");

    if (entry != NULL && links != NULL) {
      Link link = { length, length + (int) strlen (text), g_intern_string (span->target) };

      g_array_append_val (links, link);
    }
    length += strlen (text);
  }

  return g_string_free (out, FALSE);
}

/* The byte of the label's text under the pointer, or -1. */
static int
index_at_pointer (GtkLabel *label)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (label));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (label)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  graphene_point_t point;
  double x, y, surface_x, surface_y;
  int offset_x, offset_y, index, trailing;

  if (surface == NULL || pointer == NULL ||
      !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return -1;

  gtk_native_get_surface_transform (native, &surface_x, &surface_y);
  graphene_point_init (&point, x - surface_x, y - surface_y);
  if (!gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (label), &point, &point))
    return -1;

  gtk_label_get_layout_offsets (label, &offset_x, &offset_y);
  if (!pango_layout_xy_to_index (gtk_label_get_layout (label),
                                 (int) (point.x - offset_x) * PANGO_SCALE,
                                 (int) (point.y - offset_y) * PANGO_SCALE, &index, &trailing))
    return -1;

  return index;
}

/* Where on the label the link is: under the pointer if that is on it, else where it begins. */
static void
find_link_area (GtkLabel *label, GArray *links, const char *target, GdkRectangle *area)
{
  int pointed = index_at_pointer (label);
  int index = -1;
  int offset_x, offset_y;
  PangoRectangle letter;

  for (guint i = 0; i < links->len; i++) {
    const Link *link = &g_array_index (links, Link, i);

    if (!g_str_equal (link->target, target))
      continue;
    if (pointed >= link->start && pointed < link->end)
      index = pointed;
    else if (index < 0)
      index = link->start;
  }

  pango_layout_index_to_pos (gtk_label_get_layout (label), MAX (index, 0), &letter);
  pango_extents_to_pixels (&letter, NULL);
  gtk_label_get_layout_offsets (label, &offset_x, &offset_y);
  *area = (GdkRectangle) { offset_x + letter.x, offset_y + letter.y,
                           MAX (letter.width, 1), letter.height };
}

static gboolean
activate_link_cb (GtkLabel *label, const char *target, gpointer user_data)
{
  Prose *prose = user_data;
  AdcEntry *entry = adc_game_lookup (prose->game, target);
  GdkRectangle area;

  g_return_val_if_fail (entry != NULL, TRUE);

  find_link_area (label, prose->links, target, &area);
  adc_term_popover_show (GTK_WIDGET (label), &area, entry);
  return TRUE;
}

GtkWidget *
adc_prose_new (const char *markup, AdcGame *game)
{
  g_autoptr(GArray) links = g_array_new (FALSE, FALSE, sizeof (Link));
  g_autofree char *pango = render (markup, game, links);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), pango);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 6); /* else its least width is tried, a letter a line */
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "prose");

  if (links->len > 0) {
    Prose *prose = g_new0 (Prose, 1);

    prose->game = g_object_ref (game);
    prose->links = g_steal_pointer (&links);
    g_signal_connect_data (label, "activate-link", G_CALLBACK (activate_link_cb), prose,
                           prose_free, 0);
  }

  return label;
}

char *
adc_prose_to_pango (const char *markup, AdcGame *game)
{
  return render (markup, game, NULL);
}
