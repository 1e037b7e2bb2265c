/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A disk that refuses. A program that links this has its files opened through it, be it by a library: what is to be
 * written below a folder is refused as the kernel would, whoever runs the test and wherever. */

typedef enum {
  DISK_FINE,
  DISK_FULL,      /* files can be made, but nothing goes into them */
  DISK_READ_ONLY,
} DiskTrouble;

/* Below these two folders, one of which may be NULL. */
void  disk_trouble_set   (DiskTrouble trouble, const char *folder, const char *other);
guint disk_trouble_count (void); /* refusals since: a test that meets none proves nothing */
