/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A small sound game in a folder of its own, whose files a test may replace before loading it. */

typedef struct {
  char *root;   /* to be removed */
  char *folder; /* root/tiny */
} AdcTestGame;

AdcTestGame *adc_test_game_new   (void);
void         adc_test_game_free  (AdcTestGame *self);
void         adc_test_game_write (AdcTestGame *self, const char *name, const char *contents);

/* The entries file with a fragment in it, on its third line. */
void         adc_test_game_write_entries (AdcTestGame *self, const char *name, const char *fragment);

void         adc_test_remove_tree (const char *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcTestGame, adc_test_game_free)
