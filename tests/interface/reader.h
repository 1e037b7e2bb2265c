/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <atspi/atspi.h>
#include <gio/gio.h>

/* The program in a process of its own, as a screen reader meets it: a tree of things with names and roles, and a focus
 * that keys move. It is asked over the accessibility bus directly, a whole tree at once: libatspi asks one thing after
 * another and waits for each. */

typedef struct _Thing Thing;

typedef struct {
  int x, y, width, height;
} Place;

struct _Thing {
  char      *path; /* on the bus */
  char      *name;
  char      *description;
  AtspiRole  role;
  guint64    states;
  Place      place;  /* in its window; a page of a stack has none */
  Thing     *parent;    /* or NULL */
  GPtrArray *children;  /* of Thing */
};

typedef struct {
  GPtrArray  *things; /* of Thing, each before what it holds; owns them */
  GHashTable *by_path;
} Screen;

typedef struct _Reader Reader;

/* Starts the program ADC_PROGRAM in a locale, for somebody who was welcomed already or not. */
Reader     *reader_new           (const char *locale, gboolean is_welcomed);
void        reader_free          (Reader *self);

/* All that is shown of the program, or of one thing, once that does not change any more. */
Screen     *reader_look          (Reader *self);
Screen     *reader_look_at       (Reader *self, const char *path);
void        screen_free          (Screen *screen);
Thing      *screen_find          (Screen *screen, AtspiRole role, const char *name);

gboolean    thing_is             (const Thing *thing, AtspiStateType state);
gboolean    reader_is            (Reader *self, const char *path, AtspiStateType state);
char       *reader_dup_name      (Reader *self, const char *path);
guint       reader_count_windows (Reader *self);
char       *reader_dup_other_window (Reader *self, const char *window); /* than that one */

/* What was given the focus since somebody last asked, in that order. */
GPtrArray  *reader_take_moves    (Reader *self, guint n_expected);

void        reader_press         (Reader *self, guint keyval);
void        reader_press_held    (Reader *self, guint keyval, guint modifier);
gboolean    reader_click         (Reader *self, const char *path); /* FALSE: it cannot be clicked */
void        reader_do            (Reader *self, const char *action, const char *target); /* of the application */

/* Waits until a condition holds; it is an error if that takes too long. */
typedef gboolean (*ReaderCondition) (Reader *self, gpointer data);
void        reader_wait          (Reader *self, ReaderCondition condition, gpointer data, const char *what);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Screen, screen_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reader, reader_free)
