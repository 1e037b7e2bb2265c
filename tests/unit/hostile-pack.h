/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Games that somebody made to do harm: each is a sound one in which a single thing is not. */

typedef struct {
  const char *name;
  void      (*spoil) (const char *folder); /* a sound game, ready to be spoilt */
  const char *refused;                     /* what the first problem says when it is installed; NULL: it is harmless */
  gboolean    is_copied; /* only copying it refuses it: in its place it does no harm */
} HostilePack;

extern const HostilePack hostile_packs[];
extern const guint       n_hostile_packs;

/* The sound one. */
void hostile_pack_make (const char *folder);
