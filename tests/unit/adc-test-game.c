/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-test-game.h"

#include <gio/gio.h>

static const char game_xml[] =
    "<?xml version=\"1.0\"?>\n"
    "<game format=\"1\" id=\"tiny\" xml:lang=\"fr\">\n"
    "  <title>Petit jeu</title><title xml:lang=\"en\">Tiny game</title>\n"
    "  <players min=\"2\" max=\"4\"/>\n"
    "  <source id=\"livret\"><title>Livret</title><title "
    "xml:lang=\"en\">Rulebook</title></source>\n"
    "  <stat id=\"cost\" on=\"unit\" kind=\"integer\" min=\"0\" max=\"9\" "
    "role=\"cost\"><title>Coût</title></stat>\n"
    "  <stat id=\"score\" on=\"unit\" kind=\"integer\" min=\"0\" max=\"5\" symbols=\"X\" "
    "role=\"score\" versus=\"foot\">"
    "<title>Score</title></stat>\n"
    "  <stat id=\"type\" on=\"unit\" kind=\"type\"><title>Type</title></stat>\n"
    "  <stat id=\"abilities\" on=\"unit\" kind=\"abilities\"><title>Capacités</title></stat>\n"
    "  <stat id=\"category\" on=\"card\" kind=\"choice\"><title>Catégorie</title>"
    "<option id=\"attack\"><title>Attaque</title></option></stat>\n"
    "</game>\n";

static const char entries[] =
    "<faction id=\"reds\" page=\"1\"><title>Rouges</title><title "
    "xml:lang=\"en\">Reds</title></faction>"
    "<unit-type id=\"foot\" shape=\"square\" colour=\"#00ff00\" "
    "page=\"2\"><title>Pied</title></unit-type>"
    "<ability id=\"shield\" amount=\"true\" page=\"3\"><title>Bouclier</title></ability>"
    "<ability id=\"tough\" page=\"3\"><title>Coriace</title></ability>"
    "<rule id=\"top\" page=\"4\"><title>Haut</title><title xml:lang=\"en\">Top</title>"
    "<p>Voir [[bottom]] et [[shield|les boucliers]].</p><p xml:lang=\"en\">See [[bottom]] and "
    "[[shield|shields]].</p>"
    "<rule id=\"bottom\" section=\"Bas\"><title>Bas</title><title "
    "xml:lang=\"en\">Bottom</title></rule></rule>"
    "<unit id=\"soldier\" faction=\"reds\" page=\"5\"><title>Soldat</title><title "
    "xml:lang=\"en\">Soldier</title>"
    "<value stat=\"cost\">2</value><value stat=\"score\" basis=\"deduced\">x</value><value "
    "stat=\"type\">foot</value>"
    "<value stat=\"abilities\" complete=\"false\">shield:2 tough</value></unit>"
    "<card id=\"charge\" faction=\"reds\" page=\"6\"><title>Charge</title><value "
    "stat=\"category\">attack</value></card>"
    "<sequence id=\"turn\" page=\"7\"><title>Tour</title><step id=\"one\" "
    "rule=\"top\"><title>Un</title>"
    "<step id=\"inner\"><title>Dedans</title></step></step></sequence>"
    "<ruling id=\"note\" kind=\"erratum\" touches=\"soldier top\" "
    "page=\"8\"><title>Note</title></ruling>";

AdcTestGame *
adc_test_game_new (void)
{
  AdcTestGame *self = g_new0 (AdcTestGame, 1);

  self->root = g_dir_make_tmp ("adc-test-XXXXXX", NULL);
  self->folder = g_build_filename (self->root, "tiny", NULL);
  g_assert_cmpint (g_mkdir_with_parents (self->folder, 0700), ==, 0);
  adc_test_game_write (self, "game.xml", game_xml);
  adc_test_game_write_entries (self, "entries.xml", entries);

  return self;
}

void
adc_test_remove_tree (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    adc_test_remove_tree (child);
  }

  g_file_delete (file, NULL, NULL);
}

void
adc_test_game_free (AdcTestGame *self)
{
  adc_test_remove_tree (self->root);
  g_free (self->root);
  g_free (self->folder);
  g_free (self);
}

void
adc_test_game_write (AdcTestGame *self, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, contents, -1, &error);
  g_assert_no_error (error);
}

void
adc_test_game_write_entries (AdcTestGame *self, const char *name, const char *fragment)
{
  g_autofree char *contents =
      g_strdup_printf ("<?xml version=\"1.0\"?>\n"
                       "<entries format=\"1\" game=\"tiny\" xml:lang=\"fr\">\n"
                       "%s\n"
                       "</entries>\n",
                       fragment);

  adc_test_game_write (self, name, contents);
}
