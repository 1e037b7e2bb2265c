/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "monkey-hands.h"

#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

static Display *display;

void
hands_open (void)
{
  int event, error, major, minor;

  display = XOpenDisplay (NULL);
  if (display == NULL || !XTestQueryExtension (display, &event, &error, &major, &minor))
    g_error ("this display takes no events from others");
}

void
hands_close (void)
{
  XCloseDisplay (display);
}

/* The server has then sent what comes of it. */
static void
wait_for_server (void)
{
  XSync (display, False);
}

static Window
find_window (GtkNative *native)
{
  GdkSurface *surface = gtk_native_get_surface (native);

  return surface != NULL && GDK_IS_X11_SURFACE (surface) ? gdk_x11_surface_get_xid (surface)
                                                         : None;
}

void
hands_focus (GtkWindow *window)
{
  const Window id = find_window (GTK_NATIVE (window));
  Window focus;
  int revert;

  XGetInputFocus (display, &focus, &revert);
  if (id == None || focus == id)
    return;

  XSetInputFocus (display, id, RevertToPointerRoot, CurrentTime);
  wait_for_server ();
}

static void
hold (KeySym key, gboolean is_down)
{
  XTestFakeKeyEvent (display, XKeysymToKeycode (display, key), is_down, CurrentTime);
}

static void
hold_modifiers (GdkModifierType modifiers, gboolean is_down)
{
  if (modifiers & GDK_CONTROL_MASK)
    hold (XK_Control_L, is_down);
  if (modifiers & GDK_ALT_MASK)
    hold (XK_Alt_L, is_down);
  if (modifiers & GDK_SHIFT_MASK)
    hold (XK_Shift_L, is_down);
}

gboolean
hands_key (guint keyval, GdkModifierType modifiers)
{
  const KeyCode code = XKeysymToKeycode (display, keyval);

  if (code == 0)
    return FALSE;
  if (XkbKeycodeToKeysym (display, code, 0, 0) != keyval) {
    if (XkbKeycodeToKeysym (display, code, 0, 1) != keyval)
      return FALSE;
    modifiers |= GDK_SHIFT_MASK;
  }

  hold_modifiers (modifiers, TRUE);
  XTestFakeKeyEvent (display, code, True, CurrentTime);
  XTestFakeKeyEvent (display, code, False, CurrentTime);
  hold_modifiers (modifiers, FALSE);
  wait_for_server ();

  return TRUE;
}

void
hands_move (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  const Window id = find_window (native);
  int root_x, root_y;
  Window child;
  double left, top;

  if (id == None || !gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &x, &y))
    return;

  gtk_native_get_surface_transform (native, &left, &top);
  if (!XTranslateCoordinates (display, id, DefaultRootWindow (display), (int) (x + left),
                              (int) (y + top), &root_x, &root_y, &child))
    return;

  XTestFakeMotionEvent (display, -1, root_x, root_y, CurrentTime);
  wait_for_server ();
}

void
hands_press (guint button)
{
  XTestFakeButtonEvent (display, button, True, CurrentTime);
  wait_for_server ();
}

void
hands_release (guint button)
{
  XTestFakeButtonEvent (display, button, False, CurrentTime);
  wait_for_server ();
}

void
hands_click (guint button, guint times)
{
  for (guint i = 0; i < times; i++) {
    hands_press (button);
    hands_release (button);
  }
}

void
hands_resize (GtkWindow *window, int width, int height)
{
  const Window id = find_window (GTK_NATIVE (window));

  if (id == None)
    return;

  XMoveResizeWindow (display, id, 0, 0, (guint) width, (guint) height);
  wait_for_server ();
}

void
hands_bring_back (GtkWindow *window)
{
  const Window id = find_window (GTK_NATIVE (window));

  if (id == None)
    return;

  XMoveWindow (display, id, 0, 0);
  wait_for_server ();
}
