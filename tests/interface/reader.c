/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reader.h"

#include "assistive.h"
#include "real-program.h"

#include <string.h>

#define APPLICATION "io.github.aidedecamp.AideDeCamp"
#define APPLICATION_PATH "/io/github/aidedecamp/AideDeCamp"
#define PROGRAM "aide-de-camp"

#define REGISTRY "org.a11y.atspi.Registry"
#define ROOT "/org/a11y/atspi/accessible/root"
#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define COMPONENT "org.a11y.atspi.Component"
#define PROPERTIES "org.freedesktop.DBus.Properties"

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
  Reader  *reader;
  Screen  *screen;
  guint    n_open; /* questions that are not answered yet */
  gboolean is_changed;
} Look;

typedef struct {
  Look  *look;
  Thing *thing;
} Question;

typedef struct {
  Reader          *reader;
  ReaderCondition  condition;
  gpointer         data;
} Wait;

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

/* NULL: there is no such thing any more. */
static GVariant *
ask_now (Reader *self, const char *name, const char *path, const char *interface, const char *method,
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

static void
ask (Look *look, Thing *thing, const char *interface, const char *method, GVariant *parameters,
     const char *type, GAsyncReadyCallback callback)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { look, thing };
  look->n_open++;
  g_dbus_connection_call (look->reader->bus, look->reader->name, thing->path, interface, method,
                          parameters, G_VARIANT_TYPE (type), G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                          callback, question);
}

static void
words_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  g_autoptr(GVariant) words = answer != NULL ? g_variant_get_child_value (answer, 0) : NULL;

  question->look->n_open--;
  if (words != NULL) {
    g_variant_lookup (words, "Name", "s", &question->thing->name);
    g_variant_lookup (words, "Description", "s", &question->thing->description);
  }
}

static void
role_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  guint32 role = ATSPI_ROLE_INVALID;

  question->look->n_open--;
  if (answer != NULL)
    g_variant_get (answer, "(u)", &role);
  question->thing->role = role;
}

static guint64
read_states (GVariant *answer)
{
  g_autoptr(GVariantIter) states = NULL;
  guint32 low = 0, high = 0;

  g_variant_get (answer, "(au)", &states);
  g_variant_iter_next (states, "u", &low);
  g_variant_iter_next (states, "u", &high);
  return low | (guint64) high << 32;
}

static void
states_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);

  question->look->n_open--;
  if (answer != NULL)
    question->thing->states |= read_states (answer);
}

static void children_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
ask_for_children (Look *look, Thing *thing)
{
  thing->states = 1ull << ATSPI_STATE_SHOWING;
  ask (look, thing, ACCESSIBLE, "GetChildren", NULL, "(a(so))", children_cb);
}

/* Later GTKs find no point in anything, and say of all there is that it is shown. */
static void
showing_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);

  question->look->n_open--;
  if (answer != NULL && (read_states (answer) >> ATSPI_STATE_SHOWING & 1) != 0)
    ask_for_children (question->look, question->thing);
}

/* A page of a stack is no widget and says of none whether it is the one that is shown; a point is only in what is. */
static void
shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  gboolean is_inside = FALSE;

  question->look->n_open--;
  if (answer != NULL)
    g_variant_get (answer, "(b)", &is_inside);
  if (is_inside)
    ask_for_children (question->look, question->thing);
  else
    ask (question->look, question->thing, ACCESSIBLE, "GetState", NULL, "(au)", showing_cb);
}

static void
place_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  Place *place = &question->thing->place;

  question->look->n_open--;
  if (answer == NULL) { /* no widget: what it holds is asked instead */
    ask_for_children (question->look, question->thing);
    return;
  }

  g_variant_get (answer, "((iiii))", &place->x, &place->y, &place->width, &place->height);
  ask (question->look, question->thing, COMPONENT, "Contains",
       g_variant_new ("(iiu)", place->x + place->width / 2, place->y + place->height / 2,
                      ATSPI_COORD_TYPE_WINDOW),
       "(b)", shown_cb);
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

    ask (look, child, COMPONENT, "GetExtents", g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW),
         "((iiii))", place_cb);
  }
}

static gboolean
all_is_answered (gpointer data)
{
  return ((Look *) data)->n_open == 0;
}

static void
wait_for_answers (Look *look)
{
  if (!assistive_wait (all_is_answered, look, ASSISTIVE_PATIENCE))
    g_error ("the program does not answer");
}

/* The tree, without words. */
static Screen *
look_once (Reader *self, const char *path)
{
  Look look = { .reader = self, .screen = g_new (Screen, 1) };

  look.screen->things = g_ptr_array_new_with_free_func (free_thing);
  look.screen->by_path = g_hash_table_new (g_str_hash, g_str_equal);
  ask_for_children (&look, add_thing (&look, path, NULL));
  wait_for_answers (&look);
  return look.screen;
}

static void
read_words (Reader *self, Screen *screen)
{
  Look look = { .reader = self, .screen = screen };

  for (guint i = 0; i < screen->things->len; i++) {
    Thing *thing = screen->things->pdata[i];

    if (!thing_is (thing, ATSPI_STATE_SHOWING))
      continue;
    ask (&look, thing, PROPERTIES, "GetAll", g_variant_new ("(s)", ACCESSIBLE), "(a{sv})",
         words_cb);
    ask (&look, thing, ACCESSIBLE, "GetRole", NULL, "(u)", role_cb);
    ask (&look, thing, ACCESSIBLE, "GetState", NULL, "(au)", states_cb);
  }
  wait_for_answers (&look);

  /* What is not shown, or went away meanwhile. */
  for (guint i = 0; i < screen->things->len; i++) {
    Thing *thing = screen->things->pdata[i];

    if (thing->name == NULL || thing->description == NULL) {
      g_free (thing->name);
      g_free (thing->description);
      thing->name = g_strdup ("");
      thing->description = g_strdup ("");
      thing->states = 0;
    }
  }
}

static void
again_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  g_autoptr(GVariant) children = answer != NULL ? g_variant_get_child_value (answer, 0) : NULL;

  question->look->n_open--;
  if (children == NULL || g_variant_n_children (children) != question->thing->children->len)
    question->look->is_changed = TRUE;
}

/* Whether everything that is shown still holds as much. */
static gboolean
is_at_rest (Reader *self, Screen *screen)
{
  Look look = { .reader = self, .screen = screen };

  for (guint i = 0; i < screen->things->len; i++) {
    Thing *thing = screen->things->pdata[i];

    if (thing_is (thing, ATSPI_STATE_SHOWING))
      ask (&look, thing, ACCESSIBLE, "GetChildren", NULL, "(a(so))", again_cb);
  }
  wait_for_answers (&look);
  return !look.is_changed;
}

Screen *
reader_look_at (Reader *self, const char *path)
{
  for (guint i = 0; i < MAX_LOOKS; i++) {
    Screen *screen = look_once (self, path);

    if (is_at_rest (self, screen)) {
      read_words (self, screen);
      return screen;
    }
    screen_free (screen);
  }

  g_error ("the window never comes to rest");
}

Screen *
reader_look (Reader *self)
{
  return reader_look_at (self, ROOT);
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
  g_autoptr(GVariant) answer = ask_now (self, self->name, path, ACCESSIBLE, "GetState", NULL,
                                        "(au)");

  return answer != NULL && (read_states (answer) >> state & 1) != 0;
}

char *
reader_dup_name (Reader *self, const char *path)
{
  return assistive_dup_name (self->bus, self->name, path);
}

guint
reader_count_windows (Reader *self)
{
  g_autoptr(GVariant) answer = ask_now (self, self->name, ROOT, ACCESSIBLE, "GetChildren", NULL,
                                    "(a(so))");
  g_autoptr(GVariant) windows = answer != NULL ? g_variant_get_child_value (answer, 0) : NULL;

  return windows != NULL ? g_variant_n_children (windows) : 0;
}

char *
reader_dup_other_window (Reader *self, const char *window)
{
  g_autoptr(GVariant) answer = ask_now (self, self->name, ROOT, ACCESSIBLE, "GetChildren", NULL,
                                        "(a(so))");
  g_autoptr(GVariantIter) windows = NULL;
  const char *path, *found = NULL;

  g_assert_nonnull (answer);
  g_variant_get (answer, "(a(so))", &windows);
  while (g_variant_iter_next (windows, "(&s&o)", NULL, &path))
    if (!g_str_equal (path, window))
      found = path;
  g_assert_nonnull (found);
  return g_strdup (found);
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
  assistive_press (keyval);
}

void
reader_press_held (Reader *self G_GNUC_UNUSED, guint keyval, guint modifier)
{
  assistive_press_held (keyval, &modifier, 1);
}

gboolean
reader_click (Reader *self, const char *path)
{
  g_autoptr(GVariant) answer = ask_now (self, self->name, path, "org.a11y.atspi.Action", "DoAction",
                                        g_variant_new ("(i)", 0), "(b)");

  return answer != NULL;
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

static gboolean
holds (gpointer data)
{
  const Wait *wait = data;

  return wait->condition (wait->reader, wait->data);
}

void
reader_wait (Reader *self, ReaderCondition condition, gpointer data, const char *what)
{
  Wait wait = { self, condition, data };

  if (!assistive_wait (holds, &wait, ASSISTIVE_PATIENCE))
    g_error ("%s: that never came", what);
}

static gboolean
has_moved (Reader *self, gpointer data)
{
  return self->moves->len != *(guint *) data;
}

static gboolean
wait_for_move (Reader *self, guint milliseconds)
{
  guint n_moves = self->moves->len;
  Wait wait = { self, has_moved, &n_moves };

  return assistive_wait (holds, &wait, milliseconds);
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

static gboolean
has_program (Reader *self, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(GVariant) answer = ask_now (self, REGISTRY, ROOT, ACCESSIBLE, "GetChildren", NULL,
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
reader_new (const char *locale, gboolean is_welcomed)
{
  g_autoptr(GError) error = NULL;
  Reader *self = g_new0 (Reader, 1);

  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  self->bus = assistive_connect ();
  g_dbus_connection_signal_subscribe (self->bus, NULL, "org.a11y.atspi.Event.Object",
                                      "StateChanged", NULL, "focused", G_DBUS_SIGNAL_FLAGS_NONE,
                                      focused_cb, self, NULL);
  self->program = real_program_start (locale, is_welcomed);
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
