/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"
#include "adc-window.h"
#include "adc-zoom.h"

/* Between adc-application.c (what outlives a window), adc-application-load.c (games, index and values, read in a thread),
 * adc-application-actions.c (what can be done, and its keys) and adc-application-style.c (how it looks). */

struct _AdcApplication {
  AdwApplication  parent_instance;
  GSettings      *settings;
  AdcLibrary     *library;
  AdcIndexKeeper *index_keeper;
  AdcCompletions *completions;
  AdcBattles     *battles;
  AdcDeckShelf   *shelf;
  AdcPacks       *packs; /* NULL until somebody asks for them */
  GPtrArray      *problems;
  AdcZoom        *zoom;
  GtkCssProvider *contrast; /* over the style of the views; or NULL */
  GCancellable   *cancellable;
  gboolean        is_loading;      /* or loaded, or about to be */
  gboolean        is_reading;      /* a thread is at it */
  char           *message;         /* to be told once games and values are read; or NULL */
  char           *wanted_location; /* asked for while the library loads; or NULL */
  char           *wanted_words;    /* likewise, to be searched for */
  GPtrArray      *wanted_files;    /* likewise, of GFile: to be opened */
};

/* adc-application.c */
AdcWindow *adc_application_get_window         (AdcApplication *self); /* or NULL */
AdcWindow *adc_application_replace_window     (AdcApplication *self, AdcWindow *old);
void       adc_application_show_toast         (AdcApplication *self, const char *message);
void       adc_application_show_wanted        (AdcApplication *self, AdcWindow *window);

/* adc-application-load.c */
void       adc_application_create_battles     (AdcApplication *self);
void       adc_application_create_shelf       (AdcApplication *self);
void       adc_application_load               (AdcApplication *self);

/* adc-application-actions.c */
void       adc_application_add_actions        (AdcApplication *self);

/* adc-application-style.c */
void       adc_application_add_window_style   (void); /* before it is made */
void       adc_application_add_style          (AdcApplication *self); /* of the views */
void       adc_application_apply_color_scheme (AdcApplication *self);
