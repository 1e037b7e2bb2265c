/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* for nftw () */

#include "config.h"

#include "adc-pack-copy.h"

#include "adc-problem.h"
#include "adc-visible.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_FILES 500      /* and folders */
#define MAX_FILE_SIZE 8    /* megabytes, as the loader has it */
#define MAX_PACK_SIZE 64   /* megabytes */
#define MAX_DEPTH 1        /* folders below the game's own: scenarios, pictures */
#define MAX_OPEN 16
#define MEGABYTE ((goffset) 1024 * 1024)

typedef struct {
  AdcWatch  *watch; /* or NULL */
  GPtrArray *problems;
  guint      n_files;
  goffset    size;
  gboolean   is_over; /* no more is worth looking at */
} Copy;

static void
complain (Copy *copy, const char *path, const char *message)
{
  g_ptr_array_add (copy->problems, adc_problem_new (path, 0, message));
  copy->is_over = copy->is_over || copy->problems->len >= ADC_MAX_PROBLEMS;
}

static void
complain_about_system (Copy *copy, const char *path, int number)
{
  g_autofree char *message = g_strdup_printf (_("this cannot be copied: %s"), g_strerror (number));

  complain (copy, path, message);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* In an order of their own, so that the same folder always has the same first problem. */
static GPtrArray *
list_names (Copy *copy, int folder, const char *path)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const int duplicate = dup (folder);
  DIR *dir = duplicate >= 0 ? fdopendir (duplicate) : NULL;
  struct dirent *item;

  while (dir != NULL && copy->n_files <= MAX_FILES && (item = readdir (dir)) != NULL)
    if (*item->d_name != '.') {
      g_ptr_array_add (names, g_strdup (item->d_name));
      copy->n_files++;
    }

  if (dir == NULL)
    complain_about_system (copy, path, errno);
  else
    closedir (dir);

  if (copy->n_files > MAX_FILES) {
    g_autofree char *message = g_strdup_printf (_("there are more than %d files here"), MAX_FILES);

    complain (copy, path, message);
    copy->is_over = TRUE;
    g_ptr_array_set_size (names, 0);
  }

  g_ptr_array_sort (names, compare_names);
  return names;
}

static gboolean
write_all (int file, const char *bytes, gsize length)
{
  while (length > 0) {
    const gssize written = write (file, bytes, length);

    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return FALSE;
    bytes += written;
    length -= (gsize) written;
  }

  return TRUE;
}

/* Whatever the file said of its size, no more than that is taken. */
static void
copy_bytes (Copy *copy, int from, int to, const char *path)
{
  goffset size = 0;
  char buffer[16384];
  gssize n_read;

  while ((n_read = read (from, buffer, sizeof buffer)) != 0) {
    if (n_read < 0 && errno == EINTR)
      continue;
    if (n_read < 0 || !write_all (to, buffer, (gsize) n_read)) {
      complain_about_system (copy, path, errno);
      return;
    }

    size += n_read;
    copy->size += n_read;
    if (size > MAX_FILE_SIZE * MEGABYTE) {
      g_autofree char *message = g_strdup_printf (_("the file is larger than %d MB"),
                                                  MAX_FILE_SIZE);

      complain (copy, path, message);
      return;
    }
    if (copy->size > MAX_PACK_SIZE * MEGABYTE) {
      g_autofree char *message = g_strdup_printf (_("all files together are larger than %d MB"),
                                                  MAX_PACK_SIZE);

      complain (copy, path, message);
      copy->is_over = TRUE;
      return;
    }
  }
}

static void
copy_file (Copy *copy, int from_folder, int to_folder, const char *name, const char *path)
{
  const int from = openat (from_folder, name,
                           O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  struct stat status;
  int to;

  if (from < 0) {
    complain_about_system (copy, path, errno);
    return;
  }

  /* It may have become another since it was looked at. */
  if (fstat (from, &status) != 0 || !S_ISREG (status.st_mode)) {
    complain (copy, path, _("this is not an ordinary file"));
  } else if (status.st_size > MAX_FILE_SIZE * MEGABYTE) {
    g_autofree char *message = g_strdup_printf (_("the file is larger than %d MB"), MAX_FILE_SIZE);

    complain (copy, path, message);
  } else {
    to = openat (to_folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (to >= 0)
      copy_bytes (copy, from, to, path);
    else
      complain_about_system (copy, path, errno);
    if (to >= 0 && close (to) != 0)
      complain_about_system (copy, path, errno);
  }
  close (from);
}

static void copy_folder (Copy *copy, int from, int to, const char *path, guint depth);

static void
copy_subfolder (Copy *copy, int from_folder, int to_folder, const char *name, const char *path,
                guint depth)
{
  const int flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  int from, to;

  if (depth == 0) {
    complain (copy, path, _("a folder so deep inside the game’s own is not allowed"));
    return;
  }

  from = openat (from_folder, name, flags);
  to = mkdirat (to_folder, name, 0755) == 0 ? openat (to_folder, name, flags) : -1;
  if (from >= 0 && to >= 0)
    copy_folder (copy, from, to, path, depth - 1);
  else
    complain_about_system (copy, path, errno);
  if (from >= 0)
    close (from);
  if (to >= 0)
    close (to);
}

static void
copy_item (Copy *copy, int from, int to, const char *folder, const char *name, guint depth)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  struct stat status;

  if (!g_utf8_validate (name, -1, NULL) || adc_visible_find_trick (name) != 0 ||
      strpbrk (name, "\t\r\n") != NULL)
    complain (copy, path, _("the name of this file has characters that cannot be shown"));
  else if (fstatat (from, name, &status, AT_SYMLINK_NOFOLLOW) != 0)
    complain_about_system (copy, path, errno);
  else if (S_ISLNK (status.st_mode))
    complain (copy, path, _("this is a link: a game has all its files in its own folder"));
  else if (S_ISDIR (status.st_mode))
    copy_subfolder (copy, from, to, name, path, depth);
  else if (S_ISREG (status.st_mode))
    copy_file (copy, from, to, name, path);
  else
    complain (copy, path, _("this is not an ordinary file"));
}

static void
copy_folder (Copy *copy, int from, int to, const char *path, guint depth)
{
  g_autoptr(GPtrArray) names = list_names (copy, from, path);

  for (guint i = 0; i < names->len; i++) {
    if (copy->is_over || !adc_watch_note (copy->watch, names->pdata[i], i + 1, names->len))
      return;
    copy_item (copy, from, to, path, names->pdata[i], depth);
  }
}

gboolean
adc_pack_copy (const char *from, const char *to, AdcWatch *watch, GPtrArray *problems)
{
  const int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
  const int source = open (from, flags); /* the folder itself may be reached through a link */
  const int target = source >= 0 ? open (to, flags) : -1;
  Copy copy = { .watch = watch, .problems = problems };
  const guint before = problems->len;

  if (target >= 0)
    copy_folder (&copy, source, target, from, MAX_DEPTH);
  else
    complain_about_system (&copy, source >= 0 ? to : from, errno);
  if (source >= 0)
    close (source);
  if (target >= 0)
    close (target);

  return problems->len == before && !adc_watch_is_over (watch);
}

static int
sync_item (const char *path, const struct stat *status G_GNUC_UNUSED, int type G_GNUC_UNUSED,
           struct FTW *walk G_GNUC_UNUSED)
{
  const int file = open (path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  const gboolean is_done = file >= 0 && fsync (file) == 0;

  if (file >= 0)
    close (file);
  return is_done ? 0 : -1;
}

gboolean
adc_pack_sync_tree (const char *path)
{
  return nftw (path, sync_item, MAX_OPEN, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) == 0;
}

static int
remove_item (const char *path, const struct stat *status G_GNUC_UNUSED, int type G_GNUC_UNUSED,
             struct FTW *walk G_GNUC_UNUSED)
{
  g_remove (path);
  return 0;
}

void
adc_pack_remove_tree (const char *path)
{
  nftw (path, remove_item, MAX_OPEN, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}
