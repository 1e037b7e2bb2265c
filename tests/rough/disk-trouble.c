/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE
#undef _FILE_OFFSET_BITS /* open () and open64 () are both meant */

#include "disk-trouble.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static DiskTrouble trouble;
static char *folders[2];
static int n_refusals;

void
disk_trouble_set (DiskTrouble new_trouble, const char *folder, const char *other)
{
  trouble = DISK_FINE;
  g_free (folders[0]);
  g_free (folders[1]);
  folders[0] = g_strdup (folder);
  folders[1] = g_strdup (other);
  g_atomic_int_set (&n_refusals, 0);
  trouble = new_trouble;
}

guint
disk_trouble_count (void)
{
  return (guint) g_atomic_int_get (&n_refusals);
}

static gboolean
is_below (const char *path, const char *folder)
{
  const size_t length = folder != NULL ? strlen (folder) : 0;

  return length > 0 && strncmp (path, folder, length) == 0 &&
         (path[length] == '/' || path[length] == '\0');
}

static gboolean
is_met (const char *path, DiskTrouble by)
{
  return trouble == by && (is_below (path, folders[0]) || is_below (path, folders[1]));
}

static int
refuse (int code)
{
  g_atomic_int_inc (&n_refusals);
  errno = code;
  return -1;
}

static int
open_really (const char *path, int flags, mode_t mode)
{
  return (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

/* What takes every file and no byte is there already. */
static int
open_full (const char *path, int flags, mode_t mode)
{
  const int file = open_really (path, flags, mode);

  if (file < 0)
    return file;

  close (file);
  g_atomic_int_inc (&n_refusals);
  return open_really ("/dev/full", O_RDWR | (flags & O_CLOEXEC), 0);
}

static int
open_somehow (const char *path, int flags, mode_t mode)
{
  const gboolean is_written = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0;

  if (is_written && is_met (path, DISK_READ_ONLY))
    return refuse (EROFS);
  if (is_written && is_met (path, DISK_FULL))
    return open_full (path, flags, mode);

  return open_really (path, flags, mode);
}

static mode_t
take_mode (int flags, va_list arguments)
{
  return flags & (O_CREAT | O_TMPFILE) ? va_arg (arguments, mode_t) : 0;
}

int
open (const char *path, int flags, ...)
{
  va_list arguments;
  mode_t mode;

  va_start (arguments, flags);
  mode = take_mode (flags, arguments);
  va_end (arguments);
  return open_somehow (path, flags, mode);
}

int
open64 (const char *path, int flags, ...)
{
  va_list arguments;
  mode_t mode;

  va_start (arguments, flags);
  mode = take_mode (flags, arguments);
  va_end (arguments);
  return open_somehow (path, flags | O_LARGEFILE, mode);
}

static FILE *
open_stream (const char *name, const char *path, const char *mode)
{
  FILE *(*really) (const char *, const char *) = dlsym (RTLD_NEXT, name);
  const gboolean is_written = strpbrk (mode, "wa+") != NULL;

  if (is_written && is_met (path, DISK_READ_ONLY)) {
    refuse (EROFS);
    return NULL;
  }
  if (is_written && is_met (path, DISK_FULL)) {
    FILE *stream = really (path, mode); /* what it held is gone if it was to be written over */

    if (stream == NULL)
      return NULL;
    fclose (stream);
    g_atomic_int_inc (&n_refusals);
    path = "/dev/full";
  }

  return really (path, mode);
}

FILE *
fopen (const char *path, const char *mode)
{
  return open_stream ("fopen", path, mode);
}

FILE *
fopen64 (const char *path, const char *mode)
{
  return open_stream ("fopen64", path, mode);
}

int
mkdir (const char *path, mode_t mode)
{
  if (access (path, F_OK) != 0) {
    if (is_met (path, DISK_READ_ONLY))
      return refuse (EROFS);
    if (is_met (path, DISK_FULL))
      return refuse (ENOSPC);
  }

  return (int) syscall (SYS_mkdirat, AT_FDCWD, path, mode);
}

int
rename (const char *from, const char *to)
{
  if (is_met (from, DISK_READ_ONLY) || is_met (to, DISK_READ_ONLY))
    return refuse (EROFS);

  return (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink (const char *path)
{
  if (is_met (path, DISK_READ_ONLY) && access (path, F_OK) == 0)
    return refuse (EROFS);

  return (int) syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}

int
remove (const char *path)
{
  const int result = unlink (path);

  return result != 0 && errno == EISDIR ? rmdir (path) : result;
}
