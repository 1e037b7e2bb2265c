/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reader.h"

#include "real-program.h"

#include <string.h>

#define APPLICATION "io.github.aidedecamp.AideDeCamp"
#define APPLICATION_PATH "/io/github/aidedecamp/AideDeCamp"
#define PROGRAM "aide-de-camp"

#define REGISTRY "org.a11y.atspi.Registry"
#define ROOT "/org/a11y/atspi/accessible/root"
#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define COMPONENT "org.a11y.atspi.Component"

#define MAX_SECONDS 60

/* Milliseconds that the focus may take to move: at all, and once more when it has. */
#define MAX_STILL 15000
#define MAX_PAUSE 100

#define MAX_LOOKS 50

struct _Reader {
  GDBusConnection *session;
  GDBusConnection *bus; /* of accessibility */
  GSubprocess     *program;
  char            *name; /* of the program on that bus */
  GPtrArray       *moves; /* of paths */
};

typedef struct {
  Reader *reader;
  Screen *screen;
  guint   n_open; /* questions that are not answered yet */
} Look;

typedef struct {
  Look  *look;
  Thing *thing;
} Question;

static void
free_thing (gpointer data)
{
  Thing *thing = data;

  g_free (thing->path);
  g_free (thing->name);
  g_free (thing->description);
  g_ptr_array_unref (thing->children);
  g_free (thing);
}

static gboolean
keep_going (gpointer user_data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

static gboolean
time_is_up (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_CONTINUE;
}

/* NULL: there is no such thing any more. */
static GVariant *
ask (Reader *self, const char *name, const char *path, const char *interface, const char *method,
     GVariant *parameters, const char *type)
{
  return g_dbus_connection_call_sync (self->bus, name, path, interface, method, parameters,
                                      G_VARIANT_TYPE (type), G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                                      NULL);
}

static Thing *
add_thing (Look *look, const char *path, Thing *parent)
{
  Thing *thing = g_new0 (Thing, 1);

  thing->path = g_strdup (path);
  thing->parent = parent;
  thing->children = g_ptr_array_new ();
  g_ptr_array_add (look->screen->things, thing);
  g_hash_table_insert (look->screen->by_path, thing->path, thing);
  if (parent != NULL)
    g_ptr_array_add (parent->children, thing);
  return thing;
}

static void children_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
ask_for_children (Look *look, Thing *thing)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { look, thing };
  look->n_open++;
  g_dbus_connection_call (look->reader->bus, look->reader->name, thing->path, ACCESSIBLE,
                          "GetChildren", NULL, G_VARIANT_TYPE ("(a(so))"), G_DBUS_CALL_FLAGS_NONE,
                          -1, NULL, children_cb, question);
}

/* A page of a stack is no widget and says of none whether it is the one that is shown; a point is only in what is. */
static void
shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  gboolean is_inside = FALSE;

  if (answer != NULL)
    g_variant_get (answer, "(b)", &is_inside);
  if (is_inside)
    ask_for_children (question->look, question->thing);
  else
    question->thing->states &= ~(1ull << ATSPI_STATE_SHOWING);
  question->look->n_open--;
}

static void
place_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Question *question = user_data;
  Look *look = question->look;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  Place *place = &question->thing->place;

  if (answer == NULL) { /* no widget: what it holds is asked instead */
    ask_for_children (look, question->thing);
    look->n_open--;
    g_free (question);
    return;
  }

  g_variant_get (answer, "((iiii))", &place->x, &place->y, &place->width, &place->height);
  g_dbus_connection_call (look->reader->bus, look->reader->name, question->thing->path, COMPONENT,
                          "Contains",
                          g_variant_new ("(iiu)", place->x + place->width / 2,
                                         place->y + place->height / 2, ATSPI_COORD_TYPE_WINDOW),
                          G_VARIANT_TYPE ("(b)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, shown_cb,
                          question);
}

static void
children_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  Look *look = question->look;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  g_autoptr(GVariantIter) iter = NULL;
  const char *path;

  look->n_open--;
  if (answer == NULL)
    return;

  g_variant_get (answer, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", NULL, &path)) {
    Thing *child = add_thing (look, path, question->thing);
    Question *next = g_new (Question, 1);

    child->states = 1ull << ATSPI_STATE_SHOWING;
    *next = (Question) { look, child };
    look->n_open++;
    g_dbus_connection_call (look->reader->bus, look->reader->name, child->path, COMPONENT,
                            "GetExtents", g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW),
                            G_VARIANT_TYPE ("((iiii))"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, place_cb,
                            next);
  }
}

/* One answer has the names, roles and states of everything somebody has asked about. */
static void
read_words (Look *look)
{
  g_autoptr(GVariant) answer = ask (look->reader, look->reader->name, "/org/a11y/atspi/cache",
                                    "org.a11y.atspi.Cache", "GetItems", NULL,
                                    "(a((so)(so)(so)iiassusau))");
  g_autoptr(GVariantIter) items = NULL;
  g_autoptr(GVariant) item = NULL;

  g_assert_nonnull (answer);
  g_variant_get (answer, "(a((so)(so)(so)iiassusau))", &items);
  while ((item = g_variant_iter_next_value (items)) != NULL) {
    g_autoptr(GVariantIter) states = NULL;
    const char *path, *name, *description;
    guint32 role, low = 0, high = 0;
    Thing *thing;

    g_variant_get (item, "((&s&o)(so)(so)iias&su&sau)", NULL, &path, NULL, NULL, NULL, NULL, NULL, NULL,
                   NULL, &name, &role, &description, &states);
    thing = g_hash_table_lookup (look->screen->by_path, path);
    if (thing != NULL && thing->name == NULL) {
      g_variant_iter_next (states, "u", &low);
      g_variant_iter_next (states, "u", &high);
      thing->name = g_strdup (name);
      thing->description = g_strdup (description);
      thing->role = role;
      thing->states |= low | (guint64) high << 32;
    }
    g_clear_pointer (&item, g_variant_unref);
  }
}

static Screen *
look_once (Reader *self)
{
  Look look = { .reader = self, .screen = g_new (Screen, 1) };

  look.screen->things = g_ptr_array_new_with_free_func (free_thing);
  look.screen->by_path = g_hash_table_new (g_str_hash, g_str_equal);
  ask_for_children (&look, add_thing (&look, ROOT, NULL));
  while (look.n_open > 0)
    g_main_context_iteration (NULL, TRUE);
  read_words (&look);

  /* What went away meanwhile. */
  for (guint i = 0; i < look.screen->things->len; i++) {
    Thing *thing = look.screen->things->pdata[i];

    if (thing->name == NULL) {
      thing->name = g_strdup ("");
      thing->description = g_strdup ("");
      thing->states = 0;
    }
  }

  return look.screen;
}

Screen *
reader_look (Reader *self)
{
  Screen *screen = look_once (self);

  for (guint i = 0; i < MAX_LOOKS; i++) {
    Screen *again = look_once (self);
    const gboolean is_same = again->things->len == screen->things->len;

    screen_free (screen);
    screen = again;
    if (is_same)
      return screen;
  }

  g_error ("the window never comes to rest");
}

void
screen_free (Screen *screen)
{
  g_hash_table_unref (screen->by_path);
  g_ptr_array_unref (screen->things);
  g_free (screen);
}

Thing *
screen_find (Screen *screen, AtspiRole role, const char *name)
{
  for (guint i = 0; i < screen->things->len; i++) {
    Thing *thing = screen->things->pdata[i];

    if (thing->role == role && (name == NULL || g_str_equal (thing->name, name)) &&
        thing_is (thing, ATSPI_STATE_SHOWING))
      return thing;
  }

  return NULL;
}

gboolean
thing_is (const Thing *thing, AtspiStateType state)
{
  return (thing->states >> state & 1) != 0;
}

gboolean
reader_is (Reader *self, const char *path, AtspiStateType state)
{
  g_autoptr(GVariant) answer = ask (self, self->name, path, ACCESSIBLE, "GetState", NULL, "(au)");
  g_autoptr(GVariantIter) states = NULL;
  guint32 word = 0;

  if (answer == NULL)
    return FALSE;

  g_variant_get (answer, "(au)", &states);
  for (guint i = 0; i <= state / 32; i++)
    g_variant_iter_next (states, "u", &word);
  return (word >> state % 32 & 1) != 0;
}

char *
reader_dup_name (Reader *self, const char *path)
{
  g_autoptr(GVariant) answer = ask (self, self->name, path, "org.freedesktop.DBus.Properties",
                                    "Get", g_variant_new ("(ss)", ACCESSIBLE, "Name"), "(v)");
  g_autoptr(GVariant) value = NULL;

  if (answer == NULL)
    return NULL;

  g_variant_get (answer, "(v)", &value);
  return g_variant_dup_string (value, NULL);
}

guint
reader_count_windows (Reader *self)
{
  g_autoptr(GVariant) answer = ask (self, self->name, ROOT, ACCESSIBLE, "GetChildren", NULL,
                                    "(a(so))");
  g_autoptr(GVariant) windows = answer != NULL ? g_variant_get_child_value (answer, 0) : NULL;

  return windows != NULL ? g_variant_n_children (windows) : 0;
}

static void
focused_cb (GDBusConnection *bus G_GNUC_UNUSED, const char *sender, const char *path,
            const char *interface G_GNUC_UNUSED, const char *signal G_GNUC_UNUSED,
            GVariant *parameters, gpointer user_data)
{
  Reader *self = user_data;
  gint32 is_on;

  g_variant_get_child (parameters, 1, "i", &is_on);
  if (is_on == 0 || g_strcmp0 (sender, self->name) != 0)
    return;

  g_ptr_array_add (self->moves, g_strdup (path));
}

void
reader_press (Reader *self G_GNUC_UNUSED, guint keyval)
{
  g_autoptr(GError) error = NULL;

  atspi_generate_keyboard_event (keyval, NULL, ATSPI_KEY_SYM, &error);
  g_assert_no_error (error);
}

void
reader_press_held (Reader *self, guint keyval, guint modifier)
{
  g_assert_true (atspi_generate_keyboard_event (modifier, NULL, ATSPI_KEY_PRESS, NULL));
  reader_press (self, keyval);
  g_assert_true (atspi_generate_keyboard_event (modifier, NULL, ATSPI_KEY_RELEASE, NULL));
}

void
reader_do (Reader *self, const char *action, const char *target)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GVariant) answer = NULL;
  GVariantBuilder parameters = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  if (target != NULL)
    g_variant_builder_add (&parameters, "v", g_variant_new_string (target));
  answer = g_dbus_connection_call_sync (self->session, APPLICATION, APPLICATION_PATH,
                                        "org.gtk.Actions", "Activate",
                                        g_variant_new ("(sava{sv})", action, &parameters, NULL), NULL,
                                        G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
}

void
reader_wait (Reader *self, ReaderCondition condition, gpointer data, const char *what)
{
  gboolean is_up = FALSE;
  const guint timer = g_timeout_add_seconds (MAX_SECONDS, time_is_up, &is_up);
  const guint ticker = g_timeout_add (20, keep_going, NULL);

  while (!condition (self, data)) {
    if (is_up)
      g_error ("%s: that never came", what);
    g_main_context_iteration (NULL, TRUE);
  }

  g_source_remove (timer);
  g_source_remove (ticker);
}

static gboolean
wait_for_move (Reader *self, guint milliseconds)
{
  gboolean is_up = FALSE;
  const guint timer = g_timeout_add (milliseconds, time_is_up, &is_up);
  const guint n_moves = self->moves->len;

  while (self->moves->len == n_moves && !is_up)
    g_main_context_iteration (NULL, TRUE);

  g_source_remove (timer);
  return !is_up;
}

/* A key need not move the focus, and then nothing says that it was dealt with. */
GPtrArray *
reader_take_moves (Reader *self, guint n_expected)
{
  GPtrArray *moves;

  while (self->moves->len < n_expected &&
         wait_for_move (self, self->moves->len > 0 ? MAX_PAUSE : MAX_STILL))
    ;
  moves = g_steal_pointer (&self->moves);
  self->moves = g_ptr_array_new_with_free_func (g_free);
  return moves;
}

static GDBusConnection *
connect_to_bus (GDBusConnection *session)
{
  g_autoptr(GVariant) address = NULL;
  g_autoptr(GError) error = NULL;
  GDBusConnection *bus;
  const char *text;

  address = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                         "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                         G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (address, "(&s)", &text);
  bus = g_dbus_connection_new_for_address_sync (text,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                    G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, &error);
  g_assert_no_error (error);
  return bus;
}

static gboolean
has_program (Reader *self, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(GVariant) answer = ask (self, REGISTRY, ROOT, ACCESSIBLE, "GetChildren", NULL,
                                    "(a(so))");
  g_autoptr(GVariantIter) programs = NULL;
  const char *name, *path;

  if (answer == NULL)
    return FALSE;

  g_variant_get (answer, "(a(so))", &programs);
  while (g_variant_iter_next (programs, "(&s&o)", &name, &path)) {
    g_autofree char *title = NULL;

    g_free (self->name);
    self->name = g_strdup (name);
    title = reader_dup_name (self, path);
    if (g_strcmp0 (title, PROGRAM) == 0)
      return reader_count_windows (self) > 0;
  }

  return FALSE;
}

Reader *
reader_new (const char *locale)
{
  g_autoptr(GError) error = NULL;
  Reader *self = g_new0 (Reader, 1);

  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  self->bus = connect_to_bus (self->session);
  g_dbus_connection_signal_subscribe (self->bus, NULL, "org.a11y.atspi.Event.Object",
                                      "StateChanged", NULL, "focused", G_DBUS_SIGNAL_FLAGS_NONE,
                                      focused_cb, self, NULL);
  self->program = real_program_start (locale);
  reader_wait (self, has_program, NULL, "the program on the accessibility bus");

  /* Nobody manages windows here: keys go to the one below the pointer, and all of them begin in this corner. */
  g_assert_true (atspi_generate_mouse_event (2, 2, "abs", NULL));
  return self;
}

void
reader_free (Reader *self)
{
  g_subprocess_force_exit (self->program);
  g_subprocess_wait (self->program, NULL, NULL);
  g_object_unref (self->program);
  g_object_unref (self->bus);
  g_object_unref (self->session);
  g_free (self->name);
  g_ptr_array_unref (self->moves);
  g_free (self);
}
