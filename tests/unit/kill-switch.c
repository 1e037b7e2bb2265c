/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "kill-switch.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static guint target;
static guint n_moments;
static KillPlace *where;

void
kill_switch_set (guint n, KillPlace *place)
{
  target = n;
  n_moments = 0;
  where = place;
}

guint
kill_switch_count (void)
{
  return n_moments;
}

static void
pass (KillPlace place)
{
  n_moments++;
  if (target == 0 || n_moments != target)
    return;

  *where = place;
  raise (SIGKILL);
}

/* In two pieces: what is written may be cut anywhere. */
ssize_t
write (int fd, const void *data, size_t length)
{
  const size_t half = length / 2;
  ssize_t first = 0, second;

  pass (KILL_BEFORE_WRITE);
  if (half > 0)
    first = syscall (SYS_write, fd, data, half);
  if (first < 0 || (size_t) first < half)
    return first;

  pass (KILL_WITHIN_WRITE);
  second = syscall (SYS_write, fd, (const char *) data + half, length - half);
  if (second < 0)
    return first > 0 ? first : second;

  pass (KILL_AFTER_WRITE);
  return first + second;
}

/* Those who look afterwards see what the kernel has, on the disk or not: waiting for the disk would
 * only take time. */
int
fsync (int fd G_GNUC_UNUSED)
{
  pass (KILL_BEFORE_SYNC);
  pass (KILL_AFTER_SYNC);
  return 0;
}

int
rename (const char *from, const char *to)
{
  int result;

  pass (KILL_BEFORE_RENAME);
  result = syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  pass (KILL_AFTER_RENAME);
  return result;
}
