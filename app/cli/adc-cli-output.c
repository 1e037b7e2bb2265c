/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-output.h"

#include "adc-cli.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define DEFAULT_WIDTH 80
#define MAX_WIDTH 100 /* longer lines are hard to read */

static GString *output; /* what flush () will write */

static void
append (const char *text)
{
  if (output == NULL)
    output = g_string_new (NULL);
  g_string_append (output, text);
}

static gboolean
is_terminal (void)
{
  return isatty (STDOUT_FILENO) && g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
}

/* 0: no limit. What goes to a file or another program keeps its lines whole. */
static guint
get_width (void)
{
  struct winsize size = { 0 };

  if (!is_terminal ())
    return 0;

  if (ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return DEFAULT_WIDTH;

  return MIN (size.ws_col, MAX_WIDTH);
}

const char *
adc_cli_get_bold (void)
{
  return is_terminal () ? "\033[1m" : "";
}

const char *
adc_cli_get_plain (void)
{
  return is_terminal () ? "\033[0m" : "";
}

guint
adc_cli_measure (const char *text)
{
  guint width = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (letter == '\033') /* up to its final m, a terminal shows none of it */
      while (c[1] != '\0' && *c != 'm')
        c++;
    else if (!g_unichar_iszerowidth (letter))
      width += g_unichar_iswide (letter) ? 2 : 1;
  }

  return width;
}

void
adc_cli_print (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  append (text);
}

void
adc_cli_print_heading (const char *text)
{
  adc_cli_print ("%s%s%s\n", adc_cli_get_bold (), text, adc_cli_get_plain ());
}

static void
print_line (const char *line, guint indent, guint width)
{
  g_auto(GStrv) words = g_strsplit (line, " ", -1);
  guint column = indent;

  adc_cli_print ("%*s", (int) indent, "");
  for (guint i = 0; words[i] != NULL; i++) {
    guint length = adc_cli_measure (words[i]);

    if (i > 0 && width > 0 && column + 1 + length > width) {
      adc_cli_print ("\n%*s", (int) indent, "");
      column = indent;
    } else if (i > 0) {
      append (" ");
      column++;
    }
    append (words[i]);
    column += length;
  }
  append ("\n");
}

void
adc_cli_print_text (const char *text, guint indent)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    print_line (lines[i], indent, get_width ());
}

void
adc_cli_print_json (JsonBuilder *builder)
{
  g_autoptr(JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = json_to_string (root, TRUE);

  adc_cli_print ("%s\n", text);
}

void
adc_cli_complain (const char *format, ...)
{
  g_autofree char *text = NULL;
  g_autofree char *valid = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  valid = g_utf8_make_valid (text, -1);
  fprintf (stderr, "adc: %s\n", valid);
}

int
adc_cli_flush (int status)
{
  g_autoptr(GString) text = g_steal_pointer (&output);
  g_autofree char *valid = NULL;

  if (text == NULL)
    return status;

  valid = g_utf8_make_valid (text->str, text->len);
  if (fputs (valid, stdout) == EOF || fflush (stdout) == EOF) {
    adc_cli_complain (_("The output could not be written: %s."), g_strerror (errno));
    return ADC_CLI_FAILED;
  }

  return status;
}
