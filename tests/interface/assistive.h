/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What everybody needs who meets the program from outside, as assistive technology does. */

#define KEY_RETURN 0xff0d
#define KEY_ESCAPE 0xff1b
#define KEY_TAB 0xff09
#define KEY_LEFT 0xff51
#define KEY_UP 0xff52
#define KEY_DOWN 0xff54
#define KEY_PAGE_DOWN 0xff56

/* Modifiers are held down by the code of their key, which is the same on every X server. */
#define KEYCODE_CONTROL 37
#define KEYCODE_SHIFT 50

#define ASSISTIVE_PATIENCE 60000 /* milliseconds: whatever is waited for has come by then */

/* The accessibility bus. */
GDBusConnection *assistive_connect    (void);

/* NULL: there is no such thing any more. */
char            *assistive_dup_name   (GDBusConnection *bus, const char *name, const char *path);

/* Looks whenever something happens, and every now and then; FALSE: the condition never held. */
typedef gboolean (*AssistiveCondition) (gpointer data);
gboolean         assistive_wait       (AssistiveCondition condition, gpointer data, guint milliseconds);

void             assistive_press      (guint keyval);
void             assistive_press_held (guint keyval, const guint *modifiers, guint n_modifiers);
