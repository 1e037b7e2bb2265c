/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hostile-pack.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define GAME(id, title) \
  "<game format='1' id='" id "' xml:lang='fr'><title>" title "</title><players min='2' max='2'/>" \
  "<source id='livret'><title>Livret</title></source></game>"
#define ENTRIES "<entries format='1' game='evil' xml:lang='fr'>"
#define TERM(title) ENTRIES "<term id='a' page='1'><title>" title "</title></term></entries>"
#define DOCTYPE "a document type (<!DOCTYPE>) is not allowed here"
#define MEGABYTE (1024 * 1024)

static void
write_bytes (const char *folder, const char *name, const char *bytes, gssize length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, bytes, length, &error);
  g_assert_no_error (error);
}

static void
write_text (const char *folder, const char *name, const char *text)
{
  write_bytes (folder, name, text, -1);
}

void
hostile_pack_make (const char *folder)
{
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_text (folder, "game.xml", GAME ("evil", "Jeu"));
  write_text (folder, "terms.xml", TERM ("Terme"));
}

/* A text again and again between two others, so often that it has that many bytes. */
static void
write_repeated (const char *folder, const char *before, const char *text, gsize n_bytes,
                const char *after)
{
  g_autoptr(GString) out = g_string_sized_new (n_bytes + 1000);

  g_string_append (out, before);
  while (out->len < n_bytes)
    g_string_append (out, text);
  g_string_append (out, after);
  write_bytes (folder, "big.xml", out->str, (gssize) out->len);
}

/* Numbered, as ids and names of attributes must be. */
static void
write_numbered (const char *folder, const char *before, const char *first, const char *second,
                guint n, const char *after)
{
  g_autoptr(GString) out = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%s%u%s", first, i, second);
  g_string_append (out, after);
  write_bytes (folder, "big.xml", out->str, (gssize) out->len);
}

static void
spoil_laughs (const char *folder)
{
  g_autoptr(GString) out = g_string_new ("<?xml version='1.0'?><!DOCTYPE entries ["
                                         "<!ENTITY l0 'ha'>");

  for (guint i = 1; i < 30; i++)
    g_string_append_printf (out, "<!ENTITY l%u '&l%u;&l%u;&l%u;&l%u;&l%u;&l%u;&l%u;&l%u;'>", i,
                            i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1);
  g_string_append (out, "]>" ENTRIES "<term id='a' page='1'><title>&l29;</title></term></entries>");
  write_text (folder, "terms.xml", out->str);
}

static void
spoil_quadratic (const char *folder)
{
  g_autofree char *laugh = g_strnfill (MEGABYTE, 'a');
  g_autofree char *before = g_strdup_printf ("<!DOCTYPE entries [<!ENTITY l '%s'>]>" ENTRIES, laugh);

  write_repeated (folder, before, "&l;", 2 * MEGABYTE, "</entries>");
}

static void
spoil_entity_file (const char *folder)
{
  write_text (folder, "terms.xml", "<!DOCTYPE entries [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
                                   ENTRIES "<term id='a' page='1'><title>&x;</title></term>"
                                   "</entries>");
}

static void
spoil_entity_http (const char *folder)
{
  write_text (folder, "terms.xml", "<!DOCTYPE entries [<!ENTITY x SYSTEM 'http://127.0.0.1:9/x'>]>"
                                   ENTRIES "<term id='a' page='1'><title>&x;</title></term>"
                                   "</entries>");
}

static void
spoil_subset (const char *folder)
{
  write_text (folder, "terms.xml", "<!DOCTYPE entries SYSTEM 'http://127.0.0.1:9/never.dtd'>"
                                   TERM ("Terme"));
}

static void
spoil_parameter (const char *folder)
{
  write_text (folder, "terms.xml", "<!DOCTYPE entries [<!ENTITY % p SYSTEM 'file:///dev/zero'> %p;]>"
                                   TERM ("Terme"));
}

static void
spoil_include (const char *folder)
{
  write_text (folder, "terms.xml",
              "<entries format='1' game='evil' xml:lang='fr' "
              "xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd' "
              "parse='text'/></entries>");
}

static void
spoil_namespaces (const char *folder)
{
  write_numbered (folder, "<entries", " xmlns:n", "='u'", 200, "/>");
}

static void
spoil_parent_id (const char *folder)
{
  write_text (folder, "game.xml", GAME ("../../evil", "Jeu"));
}

static void
spoil_absolute_id (const char *folder)
{
  write_text (folder, "game.xml", GAME ("/tmp/evil", "Jeu"));
}

static void
spoil_dots_id (const char *folder)
{
  write_text (folder, "game.xml", GAME ("..", "Jeu"));
}

static void
spoil_nul_id (const char *folder)
{
  write_text (folder, "game.xml", GAME ("evil&#0;", "Jeu"));
}

static void
spoil_nul_byte (const char *folder)
{
  static const char text[] = "<game format='1' id='evil\0' xml:lang='fr'/>";

  write_bytes (folder, "game.xml", text, sizeof text - 1);
}

static void
spoil_long_id (const char *folder)
{
  g_autofree char *id = g_strnfill (65, 'a');
  g_autofree char *text = g_strdup_printf (GAME ("%s", "Jeu"), id);

  write_text (folder, "game.xml", text);
}

static void
spoil_bidi_id (const char *folder)
{
  write_text (folder, "game.xml", GAME ("evil\342\200\256", "Jeu"));
}

static void
spoil_size (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "big.xml", NULL);
  const int file = open (path, O_WRONLY | O_CREAT, 0600);

  g_assert_cmpint (ftruncate (file, 100 * MEGABYTE), ==, 0); /* takes no place on disk */
  close (file);
}

static void
spoil_million (const char *folder)
{
  write_repeated (folder, ENTRIES, "<a/>", 4 * 1000 * 1000, "</entries>");
}

/* Fewer than are refused at once, all of them wrong. */
static void
spoil_wrong_entries (const char *folder)
{
  write_numbered (folder, ENTRIES, "<term id='t", "' page='0'/>\n", 90000, "</entries>");
}

static void
spoil_dead_links (const char *folder)
{
  write_numbered (folder, ENTRIES, "<term id='t", "' page='1'><title>B</title><see ref='no'/></term>\n",
                  30000, "</entries>");
}

static void
spoil_many_links (const char *folder)
{
  write_numbered (folder, ENTRIES, "<term id='t", "' page='1'><title>B</title><p>[[a]]</p></term>\n",
                  30000, "</entries>");
}

static void
spoil_full_element (const char *folder)
{
  write_numbered (folder, ENTRIES "<rule id='r' page='1'><title>R</title>", "<rule id='r",
                  "' page='0'/>\n", 90000, "</rule></entries>");
}

static void
spoil_many_words (const char *folder)
{
  write_repeated (folder, ENTRIES, "<alike>a,b</alike>\n", 90000 * 19, "</entries>");
}

static void
spoil_depth (const char *folder)
{
  write_numbered (folder, ENTRIES, "<rule id='r", "' page='1'><title>R</title>", 90000, "");
}

static void
spoil_attributes (const char *folder)
{
  write_numbered (folder, "<entries", " a", "=''", 500000, "/>");
}

/* A quote that is not closed must not hide them. */
static void
spoil_hidden_attributes (const char *folder)
{
  write_numbered (folder, ENTRIES "<x '><y", " a", "=''", 500000, "/></entries>");
}

static void
spoil_long_attribute (const char *folder)
{
  write_repeated (folder, "<entries format='1' game='", "a", 7 * MEGABYTE, "' xml:lang='fr'/>");
}

static void
spoil_long_title (const char *folder)
{
  write_repeated (folder, ENTRIES "<term id='b' page='1'><title>", "W", MEGABYTE,
                  "</title></term></entries>");
}

static void
spoil_long_text (const char *folder)
{
  write_repeated (folder, ENTRIES "<term id='b' page='1'><title>B</title><p>", "W", MEGABYTE,
                  "</p></term></entries>");
}

static void
spoil_long_comment (const char *folder)
{
  write_repeated (folder, ENTRIES "<!--", "W", 7 * MEGABYTE, "--></entries>");
}

static void
spoil_escape (const char *folder)
{
  write_text (folder, "terms.xml", TERM ("&#27;[2J"));
}

static void
spoil_control (const char *folder)
{
  write_text (folder, "terms.xml", TERM ("a\001b"));
}

static void
spoil_c1 (const char *folder)
{
  write_text (folder, "terms.xml", TERM ("&#x9B;2J"));
}

static void
spoil_bidi_title (const char *folder)
{
  write_text (folder, "game.xml", GAME ("evil", "Jeu \342\200\256lmx.exe"));
}

static void
spoil_bidi_reference (const char *folder)
{
  write_text (folder, "terms.xml", TERM ("a&#x202E;b"));
}

static void
spoil_bidi_isolate (const char *folder)
{
  write_text (folder, "terms.xml",
              ENTRIES "<term id='a' section='\342\201\247x' page='1'><title>A</title></term>"
                      "</entries>");
}

static void
spoil_bidi_text (const char *folder)
{
  write_text (folder, "terms.xml", ENTRIES "<term id='a' page='1'><title>A</title>\n"
                                           "<p>\342\200\252b</p></term></entries>");
}

static void
spoil_utf8 (const char *folder)
{
  write_text (folder, "terms.xml", TERM ("\303("));
}

static void
spoil_utf16 (const char *folder)
{
  gsize length;
  g_autofree char *bytes = g_convert (TERM ("Terme"), -1, "UTF-16", "UTF-8", NULL, &length, NULL);

  write_bytes (folder, "terms.xml", bytes, (gssize) length);
}

/* What the file says of itself would make other letters of its bytes. */
static void
spoil_encoding (const char *folder)
{
  write_text (folder, "terms.xml", "<?xml version='1.0' encoding='UTF-7'?>"
                                   ENTRIES "<term id='a' page='1'><title>+ADw-b</title></term>"
                                           "</entries>");
}

static void
replace_game (const char *folder, int (*make) (const char *path))
{
  g_autofree char *path = g_build_filename (folder, "game.xml", NULL);

  g_unlink (path);
  g_assert_cmpint (make (path), ==, 0);
}

static int
make_fifo (const char *path)
{
  return mkfifo (path, 0600);
}

static void
spoil_fifo (const char *folder)
{
  replace_game (folder, make_fifo);
}

static int
link_to_device (const char *path)
{
  return symlink ("/dev/zero", path);
}

static void
spoil_device (const char *folder)
{
  replace_game (folder, link_to_device);
}

static int
link_to_itself (const char *path)
{
  return symlink ("game.xml", path);
}

static void
spoil_loop (const char *folder)
{
  replace_game (folder, link_to_itself);
}

static void
spoil_link (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "notes.txt", NULL);

  g_assert_cmpint (symlink ("/etc/passwd", path), ==, 0);
}

static void
spoil_folder_loop (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "scenarios", NULL);

  g_assert_cmpint (symlink (".", path), ==, 0);
}

static void
spoil_deep_folders (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "a", "b", "c", NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
}

static void
spoil_file_name (const char *folder)
{
  write_text (folder, "\033[2J.xml", TERM ("Terme"));
}

/* Links to one another are quicker to make than files. */
static void
spoil_many_files (const char *folder)
{
  const int dir = open (folder, O_RDONLY | O_DIRECTORY);

  for (guint i = 0; i < 100000; i++) {
    g_autofree char *name = g_strdup_printf ("f%u.xml", i);

    if (linkat (dir, "terms.xml", dir, name, 0) != 0)
      write_text (folder, name, "");
  }
  close (dir);
}

/* All of them small enough, and together too much. */
static void
spoil_many_large_files (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "big.xml", NULL);

  write_repeated (folder, ENTRIES "<!--", "W", 7 * MEGABYTE, "--></entries>");
  for (guint i = 0; i < 12; i++) {
    g_autofree char *name = g_strdup_printf ("big%u.xml", i);
    g_autofree char *other = g_build_filename (folder, name, NULL);

    g_assert_cmpint (link (path, other), ==, 0);
  }
}

#define XML_CHARACTER "there is a character that XML does not allow"

const HostilePack hostile_packs[] = {
  { "billion-laughs", spoil_laughs, DOCTYPE, FALSE },
  { "quadratic-laughs", spoil_quadratic, DOCTYPE, FALSE },
  { "entity-of-a-file", spoil_entity_file, DOCTYPE, FALSE },
  { "entity-of-the-network", spoil_entity_http, DOCTYPE, FALSE },
  { "external-subset", spoil_subset, DOCTYPE, FALSE },
  { "parameter-entity", spoil_parameter, DOCTYPE, FALSE },
  { "xinclude", spoil_include, "a namespace (xmlns) is not allowed here", FALSE },
  { "namespaces", spoil_namespaces, "a namespace (xmlns) is not allowed here", FALSE },
  { "id-above", spoil_parent_id, "an attribute of <game> is missing or wrong", FALSE },
  { "id-absolute", spoil_absolute_id, "an attribute of <game> is missing or wrong", FALSE },
  { "id-dots", spoil_dots_id, "an attribute of <game> is missing or wrong", FALSE },
  { "id-nul", spoil_nul_id, XML_CHARACTER, FALSE },
  { "nul-byte", spoil_nul_byte, XML_CHARACTER, FALSE },
  { "id-long", spoil_long_id, "an attribute of <game> is missing or wrong", FALSE },
  { "id-bidi", spoil_bidi_id, "the invisible character U+202E in <game>", FALSE },
  { "hundred-megabytes", spoil_size, "the file is larger than 8 MB", FALSE },
  { "million-elements", spoil_million, "there are more than 100000 elements in this file", FALSE },
  { "wrong-entries", spoil_wrong_entries, "the value “0” is not possible here", FALSE },
  { "dead-links", spoil_dead_links, "nothing in this game has the id “no”", FALSE },
  { "full-element", spoil_full_element, "<rule> holds more than 1000 elements", FALSE },
  { "many-links", spoil_many_links, NULL, FALSE },
  { "many-words", spoil_many_words, NULL, FALSE },
  { "depth", spoil_depth, "this is not well-formed XML", FALSE },
  { "attributes", spoil_attributes, "there are more than 256 attributes here", FALSE },
  { "hidden-attributes", spoil_hidden_attributes, "there are more than 256 attributes here",
    FALSE },
  { "long-attribute", spoil_long_attribute, "an attribute is longer than 4096 bytes", FALSE },
  { "long-title", spoil_long_title, "the text of <title> is longer than 400 bytes", FALSE },
  { "long-text", spoil_long_text, "the text of <p> is longer than 16384 bytes", FALSE },
  { "long-comment", spoil_long_comment, NULL, FALSE },
  { "escape", spoil_escape, XML_CHARACTER, FALSE },
  { "control", spoil_control, XML_CHARACTER, FALSE },
  { "control-of-terminals", spoil_c1, "the invisible character U+009B in <title>", FALSE },
  { "bidi-title", spoil_bidi_title, "the invisible character U+202E in <title>", FALSE },
  { "bidi-reference", spoil_bidi_reference, "the invisible character U+202E in <title>", FALSE },
  { "bidi-isolate", spoil_bidi_isolate, "the invisible character U+2067 in <term>", FALSE },
  { "bidi-text", spoil_bidi_text, "the invisible character U+202A in <p>", FALSE },
  { "invalid-utf-8", spoil_utf8, XML_CHARACTER, FALSE },
  { "utf-16", spoil_utf16, XML_CHARACTER, FALSE },
  { "lying-encoding", spoil_encoding, NULL, FALSE },
  { "fifo", spoil_fifo, "this is not an ordinary file", FALSE },
  { "device", spoil_device, "this is a link", FALSE },
  { "link-to-itself", spoil_loop, "this is a link", FALSE },
  { "link-out", spoil_link, "this is a link", TRUE },
  { "folder-in-itself", spoil_folder_loop, "this is a link", TRUE },
  { "deep-folders", spoil_deep_folders, "a folder so deep inside", TRUE },
  { "file-name", spoil_file_name, "the name of this file has characters that cannot be shown",
    TRUE },
  { "many-files", spoil_many_files, "there are more than 500 files here", FALSE },
  { "many-large-files", spoil_many_large_files, "all files together are larger than 64 MB", TRUE },
};

const guint n_hostile_packs = G_N_ELEMENTS (hostile_packs);
