/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shortcuts window tells of every key there is: those of the application, those that widgets of the views declare, and
 * those that the sources compare with what was pressed. */

#include "adc-driver.h"
#include "adc-window-private.h"
#include "widgets.h"

#include <string.h>

static AdcApplication *application;

/* What the window lists, as it stands in its file. */
typedef struct {
  GPtrArray *sections; /* one of each for every shortcut */
  GPtrArray *groups;
  GPtrArray *keys;     /* as GTK writes them; or the name of an action */
  char      *section;
  char      *group;
  char      *property; /* whose text is being read */
  gboolean   is_group; /* a title is that of a group */
} Listed;

static Listed listed;

static void
list_key (const char *key)
{
  g_ptr_array_add (listed.sections, g_strdup (listed.section));
  g_ptr_array_add (listed.groups, g_strdup (listed.group));
  g_ptr_array_add (listed.keys, g_strdup (key));
}

/* "Up Down", "<Alt>0...9" */
static void
list_keys (const char *text)
{
  g_auto(GStrv) keys = g_strsplit (text, " ", -1);

  for (guint i = 0; keys[i] != NULL; i++) {
    char *dots = strstr (keys[i], "...");

    if (dots == NULL) {
      list_key (keys[i]);
      continue;
    }
    for (char digit = dots[-1]; digit <= dots[3]; digit++) {
      g_autofree char *key = g_strdup_printf ("%.*s%c", (int) (dots - 1 - keys[i]), keys[i], digit);

      list_key (key);
    }
  }
}

static void
start_cb (GMarkupParseContext *context G_GNUC_UNUSED, const char *element, const char **names,
          const char **values, gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  g_clear_pointer (&listed.property, g_free);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (element, "property") && g_str_equal (names[i], "name"))
      listed.property = g_strdup (values[i]);
    else if (g_str_equal (element, "object") && g_str_equal (names[i], "class"))
      listed.is_group = g_str_equal (values[i], "GtkShortcutsGroup");
}

static void
end_cb (GMarkupParseContext *context G_GNUC_UNUSED, const char *element G_GNUC_UNUSED,
        gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  g_clear_pointer (&listed.property, g_free);
}

static void
text_cb (GMarkupParseContext *context G_GNUC_UNUSED, const char *text, gsize length,
         gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  g_autofree char *value = g_strndup (text, length);
  char **target = g_strcmp0 (listed.property, "section-name") == 0 ? &listed.section
                  : g_strcmp0 (listed.property, "title") == 0 && listed.is_group ? &listed.group
                                                                                 : NULL;

  if (target != NULL) {
    g_free (*target);
    *target = g_steal_pointer (&value);
  } else if (g_strcmp0 (listed.property, "accelerator") == 0) {
    list_keys (value);
  } else if (g_strcmp0 (listed.property, "action-name") == 0) {
    list_key (value);
  }
}

static void
read_window (void)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  g_autoptr(GBytes) bytes = g_resources_lookup_data (ADC_RESOURCES "shell/help-overlay.ui", 0, NULL);
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr(GError) error = NULL;

  listed.sections = g_ptr_array_new_with_free_func (g_free);
  listed.groups = g_ptr_array_new_with_free_func (g_free);
  listed.keys = g_ptr_array_new_with_free_func (g_free);
  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (listed.keys->len, >, 100);
}

static gboolean
is_same_key (const char *one, guint key, GdkModifierType modifiers)
{
  guint other;
  GdkModifierType other_modifiers;

  return gtk_accelerator_parse (one, &other, &other_modifiers) &&
         gdk_keyval_to_lower (other) == gdk_keyval_to_lower (key) && other_modifiers == modifiers;
}

/* In the section of that name, or in the first, which is about everything. */
static gboolean
is_listed (const char *section, guint key, GdkModifierType modifiers)
{
  for (guint i = 0; i < listed.keys->len; i++)
    if ((g_str_equal (listed.sections->pdata[i], section) ||
         g_str_equal (listed.sections->pdata[i], "shortcuts")) &&
        is_same_key (listed.keys->pdata[i], key, modifiers))
      return TRUE;

  return FALSE;
}

static gboolean
is_action_listed (const char *action)
{
  return g_ptr_array_find_with_equal_func (listed.keys, action, g_str_equal, NULL);
}

/* One of an action’s keys is enough: the others are the same on another keyboard. */
static void
test_application (void)
{
  g_auto(GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));
  guint n_checked = 0;

  for (guint i = 0; actions[i] != NULL; i++) {
    g_auto(GStrv) accels = gtk_application_get_accels_for_action (GTK_APPLICATION (application),
                                                                  actions[i]);
    gboolean found = is_action_listed (actions[i]);

    for (guint k = 0; accels[k] != NULL && !found; k++) {
      guint key;
      GdkModifierType modifiers;

      gtk_accelerator_parse (accels[k], &key, &modifiers);
      found = is_listed ("shortcuts", key, modifiers);
    }
    if (accels[0] != NULL && !found) {
      g_test_message ("%s (%s) is not listed", actions[i], accels[0]);
      g_test_fail ();
    }
    n_checked += accels[0] != NULL;
  }

  g_assert_cmpuint (n_checked, >, 20);
}

/* Whether it is, or another that does the same. */
static gboolean
is_trigger_listed (const char *section, GtkShortcutTrigger *trigger)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger)) {
    GtkAlternativeTrigger *both = GTK_ALTERNATIVE_TRIGGER (trigger);

    return is_trigger_listed (section, gtk_alternative_trigger_get_first (both)) ||
           is_trigger_listed (section, gtk_alternative_trigger_get_second (both));
  }

  return !GTK_IS_KEYVAL_TRIGGER (trigger) ||
         is_listed (section, gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                    gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)));
}

/* The keys of a keypad that has others for the same, and those that press whatever has the focus. */
static gboolean
is_understood (GtkShortcutTrigger *trigger)
{
  static const guint keys[] = { GDK_KEY_KP_Space,     GDK_KEY_KP_Enter,       GDK_KEY_ISO_Enter,
                                GDK_KEY_KP_Page_Up,   GDK_KEY_KP_Page_Down,   GDK_KEY_KP_Up,
                                GDK_KEY_KP_Down };

  for (guint i = 0; GTK_IS_KEYVAL_TRIGGER (trigger) && i < G_N_ELEMENTS (keys); i++)
    if (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keys[i])
      return TRUE;

  return FALSE;
}

static guint
check_controller (const char *section, GtkWidget *widget, GListModel *shortcuts)
{
  const guint n = g_list_model_get_n_items (shortcuts);

  for (guint i = 0; i < n; i++) {
    g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
    GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

    if (!is_understood (trigger) && !is_trigger_listed (section, trigger)) {
      g_autofree char *keys = gtk_shortcut_trigger_to_string (trigger);

      g_test_message ("%s: %s of %s is not listed", section, keys, G_OBJECT_TYPE_NAME (widget));
      g_test_fail ();
    }
  }

  return n;
}

/* What a class of ours has from one of GTK’s is as everywhere. */
static gboolean
is_ours (GtkWidget *widget)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Adc") && !GTK_IS_BUTTON (widget) &&
         !GTK_IS_LIST_BOX_ROW (widget) && !GTK_IS_POPOVER (widget);
}

static guint
check_widgets (const char *section, GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n_checked = 0;

  for (guint i = 0; is_ours (widget) && i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_SHORTCUT_CONTROLLER (controller))
      n_checked += check_controller (section, widget, G_LIST_MODEL (controller));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_checked += check_widgets (section, child);

  return n_checked;
}

/* Every view as it is when it is opened, in the first game that has it; but boards differ from game to game. */
static void
test_views (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GListModel *games = G_LIST_MODEL (adc_application_get_library (application));
  AdcWindow *window = adc_driver_get_window (application);
  GtkListBox *views = widget_get_child (window, "views");
  guint n_checked = 0;

  for (guint g = 0; g < g_list_model_get_n_items (games); g++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (games, g);
    GtkListBoxRow *row;

    for (int v = 0; (row = gtk_list_box_get_row_at_index (views, v)) != NULL; v++) {
      const AdcViewInfo *view = adc_window_get_view_of_row (row);
      g_autofree char *location = g_strdup_printf ("%s/%s", adc_game_get_id (game), view->name);

      if (!adc_window_offers (view, game) ||
          (!g_hash_table_add (seen, (gpointer) view->name) && !g_str_equal (view->name, "battle")))
        continue;
      adc_driver_open (application, location);
      n_checked += check_widgets (view->name, adc_driver_get_page (application, view->name));
    }
  }

  g_assert_cmpuint (n_checked, >, 50);
}

/* Which group, or else section, tells of the keys a folder compares with. The longest that fits counts. */
static const struct {
  const char *folder;
  const char *section;
  const char *group; /* NULL: any of the section */
} places[] = {
  { "article", "shortcuts", NULL },
  { "arsenal", "arsenal", NULL },
  { "battle", "battle", "Dice" },
  { "battle/ares", "battle", "Battle Line" },
  { "battle/ark", "battle", "Pairs of Artifacts" },
  { "battle/buck-rogers", "battle", "Pieces and Combat Table" },
  { "battle/neuroshima-hex", "battle", "Board of Hexes" },
  { "battle/starcraft", "battle", "Skirmish Table" },
  { "decks", "decks", NULL },
  { "factions", "factions", NULL },
  { "grid", "grid", NULL },
  { "map", "map", NULL },
  { "purse", "purse", NULL },
  { "rooms", "rooms", NULL },
  { "setup", "setup", NULL },
  { "turn", "turn", NULL },
};

static void
find_place (const char *file, const char **section, const char **group)
{
  gsize longest = 0;

  *section = "shortcuts";
  *group = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    const gsize length = strlen (places[i].folder);

    if (g_str_has_prefix (file, places[i].folder) && file[length] == '/' && length > longest) {
      longest = length;
      *section = places[i].section;
      *group = places[i].group;
    }
  }
}

/* What a name in a source stands for, as the window would list it; NULL: nothing to tell of. */
static const char *
normalise (const char *name)
{
  static const struct {
    const char *name;
    const char *same;
  } names[] = {
    { "KP_Add", "plus" },
    { "KP_Subtract", "minus" },
    { "KP_Enter", "Return" },
    { "ISO_Enter", "Return" },
    { "KP_Begin", "Return" },
    { "KP_Space", "space" },
    { "equal", "plus" }, /* the same key without Shift */
    /* Where nothing else is left to be said: a dialogue or a search is closed as everywhere. */
    { "Escape", NULL },
    { "Menu", NULL }, /* listed once, for all */
    { "F10", NULL },
    /* The row of digits of a French keyboard; and the end of a range. */
    { "ampersand", NULL },
    { "eacute", NULL },
    { "quotedbl", NULL },
    { "apostrophe", NULL },
    { "parenleft", NULL },
    { "egrave", NULL },
    { "underscore", NULL },
    { "ccedilla", NULL },
    { "dead_grave", NULL },
    { "dead_greek", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].name, name))
      return names[i].same;

  /* Ranges of digits name their ends, and arithmetic zero: the views show how many there are. */
  if (g_ascii_isdigit (name[strlen (name) - 1]) && strlen (name) <= 4)
    return "1";
  return g_str_has_prefix (name, "KP_") ? name + 3 : name;
}

static gboolean
is_told (const char *file, const char *name)
{
  const char *section, *group;
  const guint key = gdk_keyval_from_name (name);

  find_place (file, &section, &group);
  for (guint i = 0; i < listed.keys->len; i++) {
    guint other;

    if (g_str_equal (listed.sections->pdata[i], section) &&
        (group == NULL || g_str_equal (listed.groups->pdata[i], group)) &&
        gtk_accelerator_parse (listed.keys->pdata[i], &other, NULL) &&
        (gdk_keyval_to_lower (other) == gdk_keyval_to_lower (key) ||
         (key == GDK_KEY_1 && other == GDK_KEY_KP_1)))
      return TRUE;
  }

  return FALSE;
}

/* Keys that are used otherwise than by a handler, or do what they do in any list. */
static gboolean
is_excused (const char *file, const char *key)
{
  static const struct {
    const char *file;
    const char *keys;
  } excuses[] = {
    /* From a field one types in down into the list below it. */
    { "battle/ares/adc-ares-force-picker.c", "Down" },
    { "battle/starcraft/adc-star-card-picker.c", "Down" },
    /* Letters that are taken back go to the field of the search. */
    { "shell/adc-window-search.c", "BackSpace" },
    /* The keypad without its digits. */
    { "battle/neuroshima-hex/adc-hex-map-keys.c", "Page_Up" },
    { "battle/neuroshima-hex/adc-hex-map-keys.c", "Page_Down" },
    /* The row of digits of a French keyboard. */
    { "rooms/adc-room-board-keys.c", "minus" },
    /* What the row says beside each kind. */
    { "search/adc-search-kinds.c", "1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (excuses); i++)
    if (g_str_equal (excuses[i].file, file) && g_str_equal (excuses[i].keys, key))
      return TRUE;

  return FALSE;
}

static guint
check_source (const char *root, const char *file)
{
  g_autofree char *path = g_build_filename (root, file, NULL);
  g_autofree char *contents = NULL;
  g_autoptr(GRegex) regex = g_regex_new ("GDK_KEY_(\\w+)", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  guint n_checked = 0;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_regex_match (regex, contents, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL)) {
    g_autofree char *name = g_match_info_fetch (match, 1);
    const char *key = normalise (name);

    if (key != NULL && !is_excused (file, key) && !is_told (file, key)) {
      g_test_message ("%s: the key %s is not listed", file, name);
      g_test_fail ();
    }
    n_checked++;
  }

  return n_checked;
}

static guint
check_sources (const char *root, const char *folder)
{
  g_autofree char *path = g_build_filename (root, folder, NULL);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n_checked = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = *folder != '\0' ? g_strconcat (folder, "/", name, NULL)
                                            : g_strdup (name);
    g_autofree char *child = g_build_filename (root, file, NULL);

    if (g_file_test (child, G_FILE_TEST_IS_DIR))
      n_checked += check_sources (root, file);
    else if (g_str_has_suffix (name, ".c"))
      n_checked += check_source (root, file);
  }

  return n_checked;
}

static void
test_sources (void)
{
  g_autofree char *root = g_test_build_filename (G_TEST_DIST, "..", "ui", NULL);

  g_assert_cmpuint (check_sources (root, ""), >, 300);
}

static guint
count_rows (GtkWidget *overlay)
{
  g_autoptr(GPtrArray) rows = widget_find_all (overlay, ADW_TYPE_ACTION_ROW);

  return rows->len;
}

/* It opens, in both languages, with a row for each, keys of actions included, and is no wider than a narrow screen. */
static void
test_window (gconstpointer language)
{
  GtkWidget *window;
  GtkWidget *overlay;
  int minimum;

  adc_application_set_language (application, language);
  adc_driver_settle ();
  window = GTK_WIDGET (adc_driver_get_window (application));
  gtk_widget_activate_action (window, "win.show-help-overlay", NULL);
  overlay = widget_find_window (ADW_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (overlay);
  adc_driver_settle_window (overlay);
  gtk_widget_measure (overlay, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 370); /* libadwaita’s preferences are no narrower */
  g_assert_cmpuint (count_rows (overlay), >, 100);
  widget_assert_says (overlay, "Ctrl");
  widget_assert_says (overlay, "F2"); /* of an action, not of the file */
  gtk_window_destroy (GTK_WINDOW (overlay));
}

static void
search (GtkWidget *overlay, const char *words)
{
  GtkWidget *entry = widget_find_nth_usable (overlay, GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  adc_driver_settle_window (overlay);
}

/* What one asks for is left, with its key; by the beginnings of words, without accents, and with what it belongs to. */
static void
test_search (void)
{
  GtkWidget *overlay, *entry;
  guint n_rows;

  adc_application_set_language (application, "fr");
  adc_driver_settle ();
  gtk_widget_activate_action (GTK_WIDGET (adc_driver_get_window (application)),
                              "win.show-help-overlay", NULL);
  overlay = widget_find_window (ADW_TYPE_PREFERENCES_WINDOW);
  adc_driver_settle_window (overlay);
  n_rows = count_rows (overlay);

  /* Typed anywhere, and at once. */
  entry = widget_find_nth_usable (overlay, GTK_TYPE_SEARCH_ENTRY, 0);
  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (entry)) == overlay);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (overlay)), entry));

  search (overlay, "imprim");
  g_assert_cmpuint (count_rows (overlay), ==, 1);
  widget_assert_says (overlay, "Général — Lire");
  widget_assert_says (overlay, "Ctrl");
  widget_assert_silent (overlay, "Général — Rechercher");
  search (overlay, "general rech"); /* a whole group */
  g_assert_cmpuint (count_rows (overlay), >, 3);
  search (overlay, "xyzzy");
  g_assert_cmpuint (count_rows (overlay), ==, 0);
  widget_assert_says (overlay, "Rien trouvé");

  g_signal_emit_by_name (widget_find_nth_usable (overlay, GTK_TYPE_SEARCH_ENTRY, 0), "stop-search");
  search (overlay, "");
  g_assert_cmpuint (count_rows (overlay), ==, n_rows);
  widget_assert_silent (overlay, "Rien trouvé");
  g_signal_emit_by_name (widget_find_nth_usable (overlay, GTK_TYPE_SEARCH_ENTRY, 0), "stop-search");
  adc_driver_settle ();
  g_assert_null (widget_find_window (ADW_TYPE_PREFERENCES_WINDOW));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  read_window ();
  g_test_add_func ("/shortcuts/application", test_application);
  g_test_add_func ("/shortcuts/sources", test_sources);
  g_test_add_func ("/shortcuts/views", test_views);
  g_test_add_data_func ("/shortcuts/window/fr", "fr", test_window);
  g_test_add_data_func ("/shortcuts/window/en", "en", test_window);
  g_test_add_func ("/shortcuts/search", test_search);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
