/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Asks for a file of this computer, with the desktop's own chooser. The answer comes later; never, when the reader
 * changes his mind, when the widget that asks is gone by then, or when it has asked for another. */

typedef void (*AdcFileAnswer) (gpointer widget, const char *path, gpointer data);

typedef struct {
  const char    *title;
  const char    *kind;   /* what such files are called, in the plural */
  const char    *suffix; /* with its dot; a file that is saved gets it */
  const char    *path;   /* the file it is saved in, if it has one; or NULL */
  AdcFileAnswer  answer;
  gpointer       data;   /* for the answer; must live as long as the widget */
} AdcFileQuestion;

void  adc_file_ask_open (gpointer widget, const AdcFileQuestion *question);
void  adc_file_ask_save (gpointer widget, const AdcFileQuestion *question, const char *title); /* of what is saved */

/* Says that such a file will not do: it is on another computer. */
void  adc_file_refuse   (gpointer widget);

/* A title as the name of a file: what no file system likes becomes a space, spaces one space. */
char *adc_file_dup_name (const char *title, const char *suffix);
